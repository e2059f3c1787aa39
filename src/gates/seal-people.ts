import type { Problem } from '../problems.js';
import { shortSha } from '../review/mending.js';
import { showPerson } from '../review/persons.js';
import { showPath, showText } from '../review/quoting.js';
import type { SelfSeal, SelfSealing } from '../review/separation.js';
import type { GitPath } from '../revisions/revisions.js';
import type { SealFacts } from './seal-facts.js';
import { entriesOf, entryKey } from './seal-manifest.js';
import { sealProblem } from './seal-words.js';

/** Requirement K3, FG215: of all entries that moved here, those whose seal and fixture have a writer in common. */
export function selfSealProblems(facts: SealFacts, sealing: SelfSealing): Problem[] {
  const ledgers = new Set(facts.ledgers.map(({ file }) => file));
  return [...movedEntries(facts)].flatMap(([file, fixtures]) =>
    [...fixtures].flatMap((fixture) => {
      const own = sealing(file, fixture);
      return own === undefined ? [] : [selfSealProblem(file, fixture, own, ledgers.has(file) ? 'ledger' : 'manifest')];
    }),
  );
}

function selfSealProblem(file: GitPath, fixture: GitPath, own: SelfSeal, kind: 'ledger' | 'manifest'): Problem {
  const { commit, fixtureCommit, person } = own;
  return sealProblem(
    'FG215',
    `${showPath(fixture)} was changed in ${shortSha(fixtureCommit)} and sealed in ${shortSha(commit)} (${showPath(file)}), both by ${showText(showPerson(person))}; the policy asks for two people`,
    {
      path: fixture,
      commit,
      fix: `Take the entry out of your commits; somebody else looks at the fixture and commits the entry that "fixture-gate ${kind} propose" prints.`,
    },
  );
}

/** By manifest or ledger: the fixtures whose entry is new there, or another one than on base. */
function movedEntries({ base, head, ledgers }: SealFacts): ReadonlyMap<GitPath, ReadonlySet<GitPath>> {
  const moved = new Map<GitPath, Set<GitPath>>();
  const note = (file: GitPath, path: GitPath): void => {
    const paths = moved.get(file) ?? new Set();
    moved.set(file, paths.add(path));
  };
  const known = new Set(entriesOf(base).map(entryKey));
  for (const entry of entriesOf(head)) if (!known.has(entryKey(entry))) note(entry.file, entry.path);
  for (const ledger of ledgers) {
    const before = new Map(ledger.base?.entries.map(({ path, sha256 }) => [path, sha256]));
    for (const { path, sha256 } of ledger.head?.entries ?? []) {
      if (before.get(path) !== sha256) note(ledger.file, path);
    }
  }
  return moved;
}
