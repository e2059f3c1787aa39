import { describe, expect, it } from 'vitest';
import type { Policy } from '../../src/policy/policy.js';
import { isAgent, matchesWildcard } from '../../src/review/agents.js';
import { mayBeSamePerson } from '../../src/review/persons.js';
import { selfSealing, separationProblems } from '../../src/review/separation.js';
import type { CommitRecord, ObjectId, Person } from '../../src/revisions/revisions.js';
import { policyWith } from '../support/review-repo.js';

const id = (digit: string): ObjectId => digit.repeat(40) as ObjectId;
const alice: Person = { name: 'Alice', email: 'alice@example.test' };
const bob: Person = { name: 'Bob', email: 'bob@example.test' };

interface Fields {
  readonly author?: Person;
  readonly committer?: Person;
  readonly message?: string;
}

function commit(
  sha: string,
  paths: readonly string[],
  { author = alice, committer = author, message = 'W\n' }: Fields = {},
): CommitRecord {
  const entry = { mode: '100644', oid: id('1') };
  const changes = paths.map((path) => ({ path, base: null, head: entry }));
  return { sha: id(sha), parents: [], author, committer, committedAt: 0, message, changes };
}

const isFixture = (path: string): boolean => path.includes('fixtures/');
const separation = (mode: Policy['separation']['mode']): Policy =>
  policyWith({}, { separation: { mode, code: ['src/**'], differentAuthor: true } });
const FIXTURE = 'tests/fixtures/a.json';
const LEDGER = 'tests/fixture_ledger.json';

describe('K2 code and custody apart', () => {
  it.each([
    ['a fixture', FIXTURE],
    ['the ledger', LEDGER],
    ['the freeze list', 'tests/flake_freeze.txt'],
    ['the manifest', 'fixtures.manifest'],
  ])('K2 FG110 a commit of code and %s', (_, path) => {
    const problems = separationProblems([commit('a', ['src/x.ts', path])], separation('commit'), isFixture);
    expect(problems.map(({ code, path: at, commit: sha }) => [code, at, sha])).toEqual([['FG110', path, id('a')]]);
  });

  it.each<readonly [string, readonly CommitRecord[], Policy['separation']['mode'], number]>([
    ['two commits are apart', [commit('a', ['src/x.ts']), commit('b', [FIXTURE])], 'commit', 0],
    ['two commits are one pull request', [commit('a', ['src/x.ts']), commit('b', [FIXTURE])], 'pull-request', 1],
    ['one mixed commit is one pull request', [commit('a', ['src/x.ts', FIXTURE])], 'pull-request', 1],
    ['custody alone', [commit('a', [FIXTURE, LEDGER])], 'pull-request', 0],
    ['a fixture below a code folder is no code', [commit('a', ['src/fixtures/a.json', FIXTURE])], 'commit', 0],
    ['what is neither does not count', [commit('a', ['docs/a.md', FIXTURE])], 'commit', 0],
    ['nothing is asked where it is off', [commit('a', ['src/x.ts', FIXTURE])], 'off', 0],
  ])('K2 %s', (_, commits, mode, count) => {
    expect(separationProblems(commits, separation(mode), isFixture).length).toBe(count);
  });
});

describe('K3 who seals', () => {
  it.each<readonly [string, Fields, number]>([
    ['the same author', {}, 1],
    ['another author', { author: bob }, 0],
    [
      'another author with the writer as co-author',
      { author: bob, message: 'W\n\nCo-authored-by: Alice <a@other.test>\n' },
      1,
    ],
    [
      'another author with the writer on the line that goes on',
      { author: bob, message: 'W\n\nCo-authored-by:\n Alice\n\t<a@other.test>\n' },
      1,
    ],
    [
      'another author with the writer first of two in a line',
      { author: bob, message: 'W\n\nCo-authored-by: A <alice@example.test>, Bob <b@example.test>\n' },
      1,
    ],
    ['the same address in capitals', { author: { name: 'X', email: 'ALICE@example.test' } }, 1],
    ['the same address with a tag', { author: { name: 'X', email: 'alice+seal@example.test' } }, 1],
  ])('K3 %s', (_, fields, count) => {
    const commits = [commit('a', [FIXTURE]), commit('b', [LEDGER], fields)];
    for (const order of [commits, [...commits].reverse()]) {
      const own = selfSealing(order, separation('off'), isFixture)(LEDGER, FIXTURE);
      expect(own && [own.commit, own.fixtureCommit]).toEqual(count === 0 ? undefined : [id('b'), id('a')]);
    }
  });

  it('K3 of several commits the first that seals is named, with the first that it answers to', () => {
    const commits = [
      commit('a', [FIXTURE], { author: bob }),
      commit('b', [LEDGER], { author: { name: 'Carol', email: 'c@example.test' } }),
      commit('c', [FIXTURE]),
      commit('d', [LEDGER]),
      commit('e', [LEDGER, 'fixtures/other.json'], { author: bob }),
    ];
    const own = selfSealing(commits, separation('off'), isFixture);
    expect(own(LEDGER, FIXTURE)).toEqual({ commit: id('d'), fixtureCommit: id('c'), person: alice });
    expect(own(LEDGER, 'fixtures/other.json')?.person).toEqual(bob);
    expect(own(LEDGER, 'fixtures/untouched.json')).toBeUndefined();
    expect(own('docs/a.md', FIXTURE)).toBeUndefined();
  });

  it('K3 a thousand commits of seals and fixtures are told apart by name and not by pair', () => {
    const paths = Array.from({ length: 2_000 }, (_, index) => `fixtures/f${index}.json`);
    // All pairs of these would be two thousand million.
    const commits = Array.from({ length: 1_000 }, (_, index) =>
      commit('a', index % 2 === 0 ? paths : [LEDGER], {
        author: { name: `N${index}`, email: `n${index}@example.test` },
      }),
    );
    const own = selfSealing(commits, separation('off'), isFixture);
    expect(paths.filter((path) => own(LEDGER, path) !== undefined)).toEqual([]);
  });

  it.each<readonly [string, Fields]>([
    ['as author', { author: { name: 'helper[bot]', email: 'x@example.test' } }],
    ['in quotes', { author: { name: '"Helper[bot]"', email: 'x@example.test' } }],
    ['with a character that prints nothing', { author: { name: 'hel\u200bper[bot]', email: 'x@example.test' } }],
    ['as committer', { committer: { name: 'X', email: 'helper@agents.example.test' } }],
    ['as co-author', { message: 'W\n\nCo-Authored-By: Helper[bot] <x@example.test>\n' }],
    [
      'as co-author above the last paragraph',
      { message: 'W\n\nco-authored-by: helper[bot] <x@example.test>\n\nRefs: 1\n' },
    ],
  ])('K3 FG111 a declared agent %s', (_, fields) => {
    const policy = policyWith({}, { agents: ['*[bot]', '*@agents.example.test'] });
    const problems = separationProblems([commit('a', [FIXTURE, LEDGER, 'src/x.ts'], fields)], policy, isFixture);
    expect(problems.map(({ code, path }) => [code, path])).toEqual([
      ['FG111', FIXTURE],
      ['FG111', LEDGER],
    ]);
    expect(separationProblems([commit('a', ['src/x.ts'], fields)], policy, isFixture)).toEqual([]);
    expect(separationProblems([commit('a', [FIXTURE])], policy, isFixture)).toEqual([]);
  });

  it.each([
    ['*[bot]', 'dependabot[bot]', true],
    ['*[bot]', 'dependabot', false],
    ['b?b', 'BOB', true],
    ['*', '', true],
    ['a*b*c', 'aXbYbZc', true],
    ['a*b*c', 'aXcYb', false],
    [`${'*a'.repeat(200)}b`, 'a'.repeat(5000), false],
  ])('a pattern %j and %j: %s', (pattern, text, matches) => {
    expect(matchesWildcard(pattern, text)).toBe(matches);
  });

  it('an empty pattern takes nobody with a name', () => {
    expect(isAgent(alice, [''])).toBe(false);
  });

  it('two people without a name are not one', () => {
    expect(mayBeSamePerson({ name: '', email: 'a@example.test' }, { name: '', email: 'b@example.test' })).toBe(false);
  });
});
