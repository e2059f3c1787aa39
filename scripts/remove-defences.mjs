// Takes one defence after the other out of the sources, runs the test that is named for it, expects red, and puts the source
// back. Shows that those tests can fail for the reason that they name. Run it on a clean tree: node scripts/remove-defences.mjs
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const POLICY = '__tests__/gates/policy.test.ts';

/** @type {readonly { threat: string, what: string, file: string, from: string, to: string, test: string, name: string }[]} */
const DEFENCES = [
  {
    threat: 'T04',
    what: 'base and head both judge, and the stricter stands',
    file: 'src/judging-policy.ts',
    from: 'return { effective: stricterOf(base, head), base, head, path, edited: true };',
    to: 'return { effective: head, base: head, head, path, edited: true };',
    test: '__tests__/policy-in-force.test.ts',
    name: 'T04',
  },
  {
    threat: 'T13',
    what: 'a change of the group has to be one of its pull requests',
    file: 'src/merge-group.ts',
    from: 'const unseen = group.findings.filter((finding) => !certified.has(keyOf(finding)));',
    to: 'const unseen = group.findings.filter(() => false);',
    test: '__tests__/merge-group.test.ts',
    name: 'T13',
  },
  {
    threat: 'T17',
    what: 'who wrote a commit approves nothing',
    file: 'src/review/reviews.ts',
    from: 'const wrote = writers.byAccount.get(login.toLowerCase()) ?? writers.byName.get(foldName(login));',
    to: 'const wrote = undefined as string | undefined;',
    test: POLICY,
    name: 'T17 an account behind a commit',
  },
  {
    threat: 'T18',
    what: 'an approval is of the bytes that it saw',
    file: 'src/review/reviews.ts',
    from: 'return then !== undefined && isSameEntry(then, head);',
    to: 'return then !== undefined || head !== undefined;',
    test: POLICY,
    name: 'T18 one of other bytes',
  },
  {
    threat: 'T19',
    what: 'the last word counts',
    file: 'src/review/reviews.ts',
    from: "const DECISIVE = new Set(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);",
    to: "const DECISIVE = new Set(['APPROVED']);",
    test: '__tests__/review/reviews.test.ts',
    name: 'T19',
  },
  {
    threat: 'T26',
    what: 'what base has is no commit of the pull request',
    file: 'src/first-reads.ts',
    from: 'listCommits(repository, [base.sha], head.sha, signal)',
    to: 'listCommits(repository, [], head.sha, signal)',
    test: '__tests__/policy-in-force.test.ts',
    name: 'T26',
  },
  {
    threat: 'T35',
    what: 'what lands has to be what head shows',
    file: 'src/gates/reader-merged.ts',
    from: 'isFixture(path) && !conflicted.has(path) && !isShown(shown, path, merged)',
    to: 'isFixture(path) && !conflicted.has(path) && merged === undefined && !isShown(shown, path, merged)',
    test: POLICY,
    name: 'T35 a merge that composes',
  },
  {
    threat: 'T38',
    what: 'a fixture that moved where no pattern looks',
    file: 'src/gates/policy.ts',
    from: 'if (movedTo === undefined || input.isFixture(movedTo)) return [];',
    to: 'if (movedTo !== null) return [];',
    test: POLICY,
    name: 'T38',
  },
  {
    threat: 'T42',
    what: 'names that look alike',
    file: 'src/gates/path-names.ts',
    from: "const latin = [...plain].map((letter) => LOOK_ALIKE.get(letter) ?? letter).join('');",
    to: 'const latin = plain;',
    test: POLICY,
    name: 'T42 a twin by a letter of another alphabet',
  },
  {
    threat: 'T48',
    what: 'attributes that hide a change',
    file: 'src/gates/reader-policy.ts',
    from: '  return hides(attribute, head);\n',
    to: '  return hides(attribute, head) && false;\n',
    test: POLICY,
    name: 'T48',
  },
];

let missed = 0;
for (const { threat, what, file, from, to, test, name } of DEFENCES) {
  const source = readFileSync(`${root}${file}`, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${file} no longer has, once: ${from}`);
  try {
    writeFileSync(
      `${root}${file}`,
      source.replace(from, () => to),
    );
    const { stdout } = spawnSync('npx', ['vitest', 'run', test, '-t', name], { cwd: root, encoding: 'utf8' });
    const [, failed = '0'] = /Tests\s+(\d+) failed/.exec(stdout.replaceAll(/\x1b\[\d+m/g, '')) ?? [];
    if (failed === '0') missed += 1;
    process.stdout.write(`${threat} without "${what}": ${failed === '0' ? 'STILL GREEN' : `red (${failed} failed)`}\n`);
  } finally {
    writeFileSync(`${root}${file}`, source);
  }
}
process.exitCode = missed === 0 ? 0 : 1;
