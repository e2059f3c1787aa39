import type { GateSource } from '../gates/gate.js';
import { readSeal } from '../gates/reader-seal.js';
import type { LedgerFacts } from '../gates/seal-facts.js';
import { ledgerProblems } from '../gates/seal-ledger.js';
import type { Invocation } from '../inputs/invocation.js';
import { encodeJson } from '../reporters/encoders/json.js';
import { visible } from '../reporters/encoders/visible.js';
import { withSealSource } from '../seal-source.js';
import { writeReport } from './output.js';
import { describeProblems, expandPaths, hasError, nothingToCheck } from './seals.js';

type SealInvocation = Extract<Invocation, { kind: 'manifest' | 'ledger' }>;

/** `ledger check` and `ledger propose`. Reads, prints, and writes nothing (requirement M9). */
export async function ledger(invocation: SealInvocation): Promise<number> {
  return withSealSource(invocation.request, async (source) =>
    invocation.action === 'check' ? check(source, invocation) : propose(source, invocation),
  );
}

async function check(source: GateSource, { output }: SealInvocation): Promise<number> {
  const facts = await readSeal(source);
  const ledgers = facts?.ledgers ?? [];
  if (facts === undefined || ledgers.length === 0) {
    const names = source.policy.ledger.map(({ file }) => file);
    process.stderr.write(nothingToCheck('ledger', names, source));
    return 0;
  }
  const problems = ledgerProblems(facts);
  const files = ledgers.reduce((sum, one) => sum + one.files.size, 0);
  const entries = ledgers.reduce((sum, { head }) => sum + (head?.entries.length ?? 0), 0);
  const summary = `${entries} ledger ${entries === 1 ? 'entry' : 'entries'} for ${files} ${files === 1 ? 'file' : 'files'}`;
  writeReport([...(problems.length > 0 ? [describeProblems(problems)] : []), summary].join('\n'), output);
  return hasError(problems) ? 1 : 0;
}

async function propose(source: GateSource, { paths, output }: SealInvocation): Promise<number> {
  const facts = await readSeal(source, { ledgerIsNew: true });
  const chosen = paths.length === 0 ? undefined : new Set(expandPaths(await source.files('head'), paths));
  const printed: string[] = [];
  for (const one of facts?.ledgers ?? []) {
    const entries = proposed(one, chosen);
    for (const { path } of one.head?.entries ?? []) {
      if (chosen === undefined && !one.files.has(path)) {
        process.stderr.write(`${visible(path)} is gone: delete its entry from ${visible(one.file)}\n`);
      }
    }
    if (entries.size === 0) continue;
    process.stderr.write(`For ${visible(one.file)}, once you have looked at the files:\n`);
    printed.push(encodeJson(Object.fromEntries(entries), 2));
  }
  if (printed.length > 0) writeReport(printed.join('\n'), output);
  else process.stderr.write('Every file has an entry that holds; there is nothing to propose.\n');
  return 0;
}

/** What the ledger lacks or has otherwise; of the paths given all, whether or not they hold. */
function proposed({ root, head, files }: LedgerFacts, chosen: ReadonlySet<string> | undefined): Map<string, string> {
  const known = new Map(head?.entries.map(({ path, sha256 }) => [path, sha256]));
  const entries = new Map<string, string>();
  for (const [path, observed] of files) {
    if (chosen !== undefined && !chosen.has(path)) continue;
    if (observed.kind === 'none')
      process.stderr.write(`${visible(path)} cannot be sealed: found ${visible(observed.why)}\n`);
    else if (chosen !== undefined || known.get(path) !== observed.sha256) {
      entries.set(path.slice(root.length + 1), observed.sha256);
    }
  }
  return entries;
}
