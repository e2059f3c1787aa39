import { observedKey } from '../gates/digests.js';
import type { GateSource } from '../gates/gate.js';
import type { ManifestEntry, SealMode } from '../gates/manifest.js';
import { observeOnHead, readSeal, sealableFixtures } from '../gates/reader-seal.js';
import { custodyProblems } from '../gates/seal-custody.js';
import type { SealFacts } from '../gates/seal-facts.js';
import {
  completenessProblems,
  entriesOf,
  forgivenOn,
  holds,
  manifestProblems,
  observedAt,
  standing,
} from '../gates/seal-manifest.js';
import { entryPath } from '../gates/seal-words.js';
import type { Invocation } from '../inputs/invocation.js';
import { visible } from '../reporters/encoders/visible.js';
import { withSealSource } from '../seal-source.js';
import { writeReport } from './output.js';
import { describeProblems, expandPaths, hasError, nothingToCheck } from './seals.js';

type SealInvocation = Extract<Invocation, { kind: 'manifest' | 'ledger' }>;

/** Fails requirement M7 on purpose: a person has to say why. */
const PLACEHOLDER = 'TODO: say why';

/** `manifest check` and `manifest propose`. Reads, prints, and writes nothing (requirement M9). */
export async function manifest(invocation: SealInvocation): Promise<number> {
  return withSealSource(invocation.request, async (source) =>
    invocation.action === 'check' ? check(source, invocation) : propose(source, invocation),
  );
}

async function check(source: GateSource, { output }: SealInvocation): Promise<number> {
  const facts = await readSeal(source);
  if (facts === undefined || facts.head.manifests.length + facts.base.manifests.length === 0) {
    process.stderr.write(nothingToCheck('manifest', source.policy.manifest, source));
    return 0;
  }
  // Against HEAD for what is staged or on disk; a commit stands here by itself, and has nothing before it.
  const isMove = source.range.headKind !== 'commit';
  const alone: SealFacts = { ...facts, base: { manifests: [], observed: new Map(), blobs: new Map() } };
  const problems = [
    ...manifestProblems(isMove ? facts : alone),
    ...(isMove ? custodyProblems(facts) : []),
    ...completenessProblems(facts, source.policy.manifest),
  ];
  const entries = entriesOf(facts.head).length;
  const summary = [`${standing(facts)} of ${entries} manifest entries hold`, ...forgivenOn(facts)].join('; ');
  writeReport([...(problems.length > 0 ? [describeProblems(problems)] : []), visible(summary)].join('\n'), output);
  return hasError(problems) ? 1 : 0;
}

async function propose(source: GateSource, { paths, output }: SealInvocation): Promise<number> {
  const facts = await readSeal(source);
  const known = new Map(entriesOf(facts?.head ?? EMPTY).map((entry) => [entry.path, entry]));
  const wanted =
    paths.length > 0 ? expandPaths(await source.files('head'), paths) : await lacking(source, facts, known);
  if (wanted.length === 0) {
    process.stderr.write('Every entry holds; there is nothing to propose.\n');
    return 0;
  }
  // The mode is a decision that somebody made; only the rest of the entry is measured.
  const asked = wanted.map((path) => ({ path, mode: known.get(path)?.mode ?? ('bytes' satisfies SealMode) }));
  const observed = await observeOnHead(source, asked);
  const lines: string[] = [];
  let refused = 0;
  for (const { path, mode } of asked) {
    const found = observed.get(observedKey(mode, path));
    if (found?.kind === 'digest') {
      // The size of the hashed form, which stays when only the layout changes.
      lines.push(`${entryPath(path)} ${found.sha256} ${found.sizes.at(-1)} ${mode} ${PLACEHOLDER}`);
      continue;
    }
    refused += 1;
    process.stderr.write(
      `${visible(path)} cannot be sealed in mode ${mode}: found ${visible(found?.why ?? 'no file there')}\n`,
    );
  }
  if (lines.length > 0) writeReport(lines.join('\n'), output);
  const files = source.policy.manifest.map(visible).join(' or ');
  process.stderr.write(
    `Put what you have looked at into ${files}, with what it is for in place of "${PLACEHOLDER}".\n`,
  );
  return refused > 0 ? 1 : 0;
}

const EMPTY: SealFacts['head'] = { manifests: [], observed: new Map(), blobs: new Map() };

/**
 * What has no entry that holds: wrong entries whose file is there, and unlisted fixtures. Those are the changed ones; all
 * of them where the policy asks for completeness or there is no manifest yet.
 */
async function lacking(
  source: GateSource,
  facts: SealFacts | undefined,
  known: ReadonlyMap<string, ManifestEntry>,
): Promise<readonly string[]> {
  const head = facts?.head ?? EMPTY;
  const wrong = entriesOf(head).filter((entry) => head.blobs.has(entry.path) && !holds(entry, observedAt(head, entry)));
  const all = await sealableFixtures(source, head.manifests);
  const changed = new Set(source.changes.map(({ path }) => path));
  const whole = source.policy.manifestComplete || head.manifests.length === 0;
  const unlisted = all.filter((path) => !known.has(path) && (whole || changed.has(path)));
  return [...new Set([...wrong.map(({ path }) => path), ...unlisted])];
}
