import type { Problem } from '../problems.js';
import { showPath } from '../review/quoting.js';
import { type Observed, observedKey, sameDigest } from './digests.js';
import type { LineFault, ManifestEntry, SealMode } from './manifest.js';
import type { SealFacts, SealSide } from './seal-facts.js';
import { placed, proposeCommand, restoreCommand, sealProblem } from './seal-words.js';

/** What `entry` names, in its mode, as it stands on `side`. */
export function observedAt(side: SealSide, { mode, path }: Pick<ManifestEntry, 'mode' | 'path'>): Observed {
  return side.observed.get(observedKey(mode, path)) ?? { kind: 'none', why: 'no file there' };
}

/** Whether the bytes are those that the entry says. */
export function holds({ sha256, size }: ManifestEntry, observed: Observed): boolean {
  return observed.kind === 'digest' && sameDigest(sha256, observed.sha256) && observed.sizes.includes(size);
}

/** How many entries of head hold. */
export function standing({ head }: SealFacts): number {
  return entriesOf(head).filter((entry) => holds(entry, observedAt(head, entry))).length;
}

export function entriesOf({ manifests }: SealSide): readonly ManifestEntry[] {
  return manifests.flatMap(({ entries }) => entries);
}

/**
 * Requirements M1 to M8: every line of head against the bytes of head, all failures at once. A line that did not hold on base
 * fails as well, and says so: a manifest is a claim about what is there and not about what changed (docs/adr/0110).
 */
export function manifestProblems({ base, head }: SealFacts): Problem[] {
  const known = new Set(base.manifests.flatMap(({ faults }) => faults.map(faultKey)));
  const before = new Set(
    entriesOf(base)
      .filter((entry) => !holds(entry, observedAt(base, entry)))
      .map(entryKey),
  );
  const firsts = new Map<string, ManifestEntry>();
  const byLine = (a: Problem, b: Problem): number => (a.anchor?.line ?? 0) - (b.anchor?.line ?? 0);
  return head.manifests.flatMap(({ entries, faults }) => {
    const problems = entries.flatMap((entry) => {
      const first = firsts.get(entry.path);
      if (first === undefined) firsts.set(entry.path, entry);
      const wasWrong = before.has(entryKey(entry)) && base.blobs.get(entry.path) === head.blobs.get(entry.path);
      return [
        ...(first === undefined ? [] : [duplicate(entry, first)]),
        ...failure(entry, observedAt(head, entry), wasWrong),
      ];
    });
    return [...faults.map((fault) => faultProblem(fault, known.has(faultKey(fault)))), ...problems].sort(byLine);
  });
}

function faultKey({ code, path, message }: LineFault): string {
  return JSON.stringify([code, path, message]);
}

export function entryKey({ path, sha256, size, mode }: ManifestEntry): string {
  return JSON.stringify([path, sha256, size, mode]);
}

const AS_BASE = ', as on base already';

function faultProblem(fault: LineFault, onBase: boolean): Problem {
  const { code, file, line, path, message } = fault;
  const fixes = {
    FG201: 'Write the line as the command prints it:',
    FG202: 'Write the path from the top of the repository, as "git ls-files" prints it, or delete the line.',
    FG203: 'Print the right line, and compare the file with what you expect before you put it in:',
    FG204: 'Say what the fixture is and which test it is for.',
    FG208: 'Delete one of the two.',
  } as const;
  const command = path !== undefined && (code === 'FG201' || code === 'FG203');
  return sealProblem(code, `${message}${onBase ? AS_BASE : ''}`, {
    at: { file, line },
    ...(path === undefined ? {} : { path }),
    fix: command ? `${fixes[code]}\n    ${proposeCommand('manifest', path)}` : fixes[code].replace(/:$/, '.'),
  });
}

function duplicate(entry: ManifestEntry, first: ManifestEntry): Problem {
  const where = first.file === entry.file ? `on line ${first.line}` : `in ${placed(first)}`;
  return sealProblem('FG208', `${placed(entry)}: ${showPath(entry.path)} is listed already ${where}`, {
    path: entry.path,
    anchor: entry,
    fix: `Delete one of the two lines. The right one is printed by:\n    ${proposeCommand('manifest', entry.path)}`,
  });
}

function failure(entry: ManifestEntry, observed: Observed, wasWrong: boolean): Problem[] {
  if (holds(entry, observed)) return [];
  const { path, size, sha256, mode } = entry;
  const expected = `${showPath(path)}: expected ${size} bytes with ${inMode(mode)} ${sha256}`;
  const already = wasWrong ? AS_BASE : '';
  if (observed.kind === 'none') {
    const fix = `If it went by mistake, put it back:\n    ${restoreCommand(path)}\nIf it is meant to go, delete its line in the same pull request, with a record for the removal.`;
    return [sealProblem('FG205', `${expected}; found ${observed.why}${already}`, { path, at: entry, fix })];
  }
  const sizes = [...new Set(observed.sizes)].join(' or ');
  const found = `${sizes} bytes with ${observed.sha256}`;
  const sameSize = observed.sizes.includes(size);
  const verdict = sameSize
    ? 'same size, other digest: edited in place'
    : sameDigest(sha256, observed.sha256)
      ? 'the digest is right, the size in the entry is not'
      : 'other size, other digest: rebuilt or swapped';
  return [
    sealProblem(sameSize ? 'FG207' : 'FG206', `${expected}; found ${found} (${verdict})${already}`, {
      path,
      at: entry,
      fix: `Compare the two versions. If the new one is meant, print its line and put it in, with a record:\n    ${proposeCommand('manifest', path)}`,
    }),
  ];
}

function inMode(mode: SealMode): string {
  return mode === 'bytes' ? 'sha256' : `${mode} sha256`;
}

/** Requirement M10a: only where the policy asks for completeness. A line that names a path and cannot be read counts as its entry: it has a failure of its own. */
export function completenessProblems({ head, fixtures }: SealFacts, manifests: readonly string[]): Problem[] {
  const named = new Set(
    head.manifests.flatMap(({ entries, faults }) => [...entries, ...faults].map(({ path }) => path)),
  );
  return fixtures
    .filter((path) => !named.has(path))
    .map((path) =>
      sealProblem(
        'FG216',
        `${showPath(path)}: expected an entry in ${manifests.map(showPath).join(' or ')}; found none`,
        {
          path,
          fix: `Print its line and put it in:\n    ${proposeCommand('manifest', path)}`,
        },
      ),
    );
}

/** Requirement M6: a digest stops protecting what its form leaves out, and the report says what that is. */
export function forgivenOn({ head }: SealFacts): string[] {
  const counts = new Map<string, { mode: SealMode; count: number }>();
  for (const entry of entriesOf(head)) {
    const observed = observedAt(head, entry);
    if (observed.kind === 'none' || observed.forgives.length === 0) continue;
    const words = observed.forgives.join(', ');
    const known = counts.get(words);
    counts.set(words, { mode: entry.mode, count: (known?.count ?? 0) + 1 });
  }
  return [...counts].map(([words, { mode, count }]) => `${count} ${mode}, which leaves unprotected: ${words}`);
}
