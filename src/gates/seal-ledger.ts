import type { Problem } from '../problems.js';
import { showPath } from '../review/quoting.js';
import { sameDigest } from './digests.js';
import type { LedgerFacts, SealFacts } from './seal-facts.js';
import { proposeCommand, restoreCommand, sealProblem } from './seal-words.js';

/** Requirement K1: drifted, extra and missing files, all of them at once. */
export function ledgerProblems({ ledgers }: SealFacts): Problem[] {
  return ledgers.flatMap((facts) => (facts.head === undefined ? [gone(facts)] : [...faults(facts), ...files(facts)]));
}

function gone({ file, root }: LedgerFacts): Problem {
  return sealProblem(
    'FG211',
    `the ledger ${showPath(file)} was removed, so nothing seals the files below ${showPath(root)} any more`,
    {
      path: file,
      fix: `Put it back:\n    ${restoreCommand(file)}\nIf it is meant to go, take it out of the policy first (ledger: []), in a pull request of its own.`,
    },
  );
}

function faults({ head }: LedgerFacts): Problem[] {
  return head!.faults.map(({ code, file, line, path, message }) =>
    sealProblem(code, message, {
      at: { file, line },
      ...(path === undefined ? {} : { path }),
      fix: 'Write the entry as "fixture-gate ledger propose" prints it, one for each file.',
    }),
  );
}

function files({ file, root, head, files }: LedgerFacts): Problem[] {
  const problems: Problem[] = [];
  const named = new Set(head!.faults.map(({ path }) => path));
  for (const { line, path, sha256 } of head!.entries) {
    named.add(path);
    const at = { file, line };
    const observed = files.get(path);
    if (observed === undefined) {
      const message = `${showPath(path)}: expected sha256 ${sha256}; found no file there`;
      const fix = `If it was deleted by mistake, put it back:\n    ${restoreCommand(path)}\nIf it is meant to go, delete its entry.`;
      problems.push(sealProblem('FG214', message, { path, at, fix }));
      continue;
    }
    if (observed.kind === 'digest' && sameDigest(observed.sha256, sha256)) continue;
    const found = observed.kind === 'digest' ? observed.sha256 : observed.why;
    problems.push(
      sealProblem('FG212', `${showPath(path)}: expected sha256 ${sha256}; found ${found}`, {
        path,
        at,
        fix: `If the change is not meant, restore the file. If it is, print the entry and put it in:\n    ${proposeCommand('ledger', path)}`,
      }),
    );
  }
  for (const [path, observed] of files) {
    if (named.has(path)) continue;
    const what = observed.kind === 'none' ? ` (${observed.why})` : '';
    problems.push(
      sealProblem('FG213', `${showPath(path)}${what} stands below ${showPath(root)} and is not in ${showPath(file)}`, {
        path,
        anchor: { file, line: 1 },
        fix: `Add its entry, or move the file elsewhere:\n    ${proposeCommand('ledger', path)}`,
      }),
    );
  }
  return problems;
}
