import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileGlob } from '../../src/policy/glob.js';
import { type AuditRules, auditCommit, isPlainlyAnswered, recordLines } from '../../src/review/audit.js';
import { parseAllTrailers } from '../../src/review/trailers.js';
import type { CommitRecord, ObjectId } from '../../src/revisions/revisions.js';
import { policyWith } from '../support/review-repo.js';

const someone = { name: 'A', email: 'a@example.test' };
const WHY = 'purpose=rebuild source=migration';

const RULES: AuditRules = {
  policy: policyWith(),
  isFixture: (path) => path.startsWith('fixtures/'),
  requires: (path) => (path.endsWith('.free') ? [] : ['trailer']),
  compilePattern: compileGlob,
  listedOnly: true,
};

function look(message: string, paths: readonly string[], rules: AuditRules = RULES) {
  const gitTrailers = parseAllTrailers(message).trailers;
  const commit: CommitRecord = {
    sha: 'a'.repeat(40) as ObjectId,
    parents: [],
    author: someone,
    committer: someone,
    committedAt: 0,
    message,
    gitTrailers,
    changes: paths.map((path) => ({ path, base: null, head: { mode: '100644', oid: 'b'.repeat(40) as ObjectId } })),
  };
  const values = gitTrailers.filter(({ key }) => key.toLowerCase() === 'fixture-change').map(({ value }) => value);
  const changes = commit.changes.map(({ path, base }) => ({ path, letter: base === null ? 'A' : 'M' }));
  const glimpse = { changes, bytes: message, messageProblem: undefined, values };
  return {
    entries: auditCommit(commit, rules).map(({ kind, path, line }) => [kind, path ?? line]),
    plain: isPlainlyAnswered(glimpse, recordLines('Fixture-Change'), rules),
  };
}

describe('R2 what git log --grep promises', () => {
  it.each<readonly [string, string, readonly string[], readonly unknown[]]>([
    ['a recorded change', `W\n\nFixture-Change: fixtures/a ${WHY}\n`, ['fixtures/a'], []],
    ['an unrecorded change', 'W\n', ['fixtures/a', 'src/x'], [['unrecorded', 'fixtures/a']]],
    ['a change that needs none', 'W\n', ['fixtures/a.free'], []],
    ['a record of nothing', `W\n\nFixture-Change: fixtures/a ${WHY}\n`, [], [['orphan', 'fixtures/a']]],
    [
      'a stub',
      'W\n\nFixture-Change: fixtures/a x\n',
      ['fixtures/a'],
      [
        ['unrecorded', 'fixtures/a'],
        ['stub', 3],
      ],
    ],
    ['a record without a path', `W\n\nFixture-Change: ${WHY}\n`, [], [['malformed', 3]]],
    [
      'a line that git lists and does not read',
      `W\n\nFixture-Change: fixtures/a ${WHY}\n\nmore words\n`,
      [],
      [['near-miss', 3]],
    ],
    ['a quotation', `W\n\n  Fixture-Change: fixtures/a ${WHY}\n`, [], []],
  ])('R2 %s', (_, message, paths, expected) => {
    const { entries, plain } = look(message, paths);
    expect(entries).toEqual(expected);
    expect(plain).toBe(expected.length === 0);
  });
});

/** Pieces of which messages are made that say something, nothing, or nearly something. */
const LINES = [
  ...['Title', '', '', ' ', 'prose: with a colon', 'Signed-off-by: A <a@example.test>', '# a comment', '---'],
  ...[
    '  folded on',
    `Fixture-Change: fixtures/a ${WHY}`,
    `fixture-change : fixtures/b ${WHY}`,
    `Fixture-Change: src/x ${WHY}`,
  ],
  ...[`Fixture-Change: fixtures/a fixtures/b ${WHY}`, 'Fixture-Change: fixtures/a x', `Fixture-Change: ../a ${WHY}`],
  ...[
    ` Fixture-Change: fixtures/a ${WHY}`,
    `Fixture-Change; fixtures/a ${WHY}`,
    'Fixture-Change:',
    `x\rFixture-Change: fixtures/a ${WHY}`,
  ],
  ...[
    `Fixture-Change: fixtures/ class=ADDED count=2 ${WHY}`,
    `Fixture-Change: "fixtures/a" ${WHY}`,
    'Conflicts:',
    '\tfixtures/a',
  ],
];

describe('the quick look at a commit', () => {
  const messages = fc.array(fc.constantFrom(...LINES), { maxLength: 9 }).map((lines) => lines.join('\n'));
  // A tree that holds a name twice lists it twice.
  const paths = fc.array(fc.constantFrom('fixtures/a', 'fixtures/b', 'fixtures/c.free', 'src/x'), { maxLength: 4 });
  const everyday = fc.constantFrom(
    `T\n\nFixture-Change: fixtures/a ${WHY}\n`,
    `T\n\nProse.\n\nFixture-Change: fixtures/a fixtures/b ${WHY}\nSigned-off-by: A <a@example.test>\n`,
    'T\n',
  );

  it.each([false, true])('says that all is well only where the long look finds nothing, patterns: %s', (patterns) => {
    const rules = { ...RULES, policy: policyWith({ patterns }) };
    let well = 0;
    fc.assert(
      fc.property(fc.oneof(messages, everyday), paths, (message, changed) => {
        const { entries, plain } = look(message, changed, rules);
        if (plain) well += 1;
        if (plain) expect(entries).toEqual([]);
        // Nothing but a line of the key may make it look twice.
        if (!plain && !/fixture-change/i.test(message)) expect(entries).not.toEqual([]);
      }),
      { numRuns: 3_000 },
    );
    expect(well).toBeGreaterThan(300);
  });

  it('counts a path once under a pattern, as the long look does', () => {
    const rules = { ...RULES, policy: policyWith({ patterns: true }) };
    const message = `T\n\nFixture-Change: fixtures/ class=ADDED count=2 ${WHY}\n`;
    const { entries, plain } = look(message, ['fixtures/a', 'fixtures/a'], rules);
    expect(entries).toContainEqual(['miscounted', 3]);
    expect(plain).toBe(false);
  });

  it('leaves what it cannot tell to the long look', () => {
    const rules = recordLines('Fixture-Change');
    const glimpse = { changes: [{ path: 'fixtures/c.free', letter: 'M' }], bytes: '', values: [] };
    expect(isPlainlyAnswered({ ...glimpse, messageProblem: undefined }, rules, RULES)).toBe(true);
    expect(isPlainlyAnswered({ ...glimpse, messageProblem: 'a NUL' }, rules, RULES)).toBe(false);
    const crowd = Array.from({ length: 101 }, () => `fixtures/a ${WHY}`);
    const bytes = crowd.map((value) => `Fixture-Change: ${value}`).join('\n');
    const crowded = { changes: [{ path: 'fixtures/a', letter: 'M' }], bytes, values: crowd, messageProblem: undefined };
    expect(isPlainlyAnswered(crowded, rules, RULES)).toBe(false);
  });
});
