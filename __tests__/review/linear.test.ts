import { describe, expect, it } from 'vitest';
import { compileGlob } from '../../src/policy/glob.js';
import { indexPaths } from '../../src/review/changed-paths.js';
import { readCommit } from '../../src/review/commit-records.js';
import { reviewChanges } from '../../src/review/match.js';
import { coAuthors } from '../../src/review/persons.js';
import { parseRecordLine } from '../../src/review/record-line.js';
import { likelyPath } from '../../src/review/spelling.js';
import type { CommitRecord, ObjectId } from '../../src/revisions/revisions.js';
import { finding, policyWith, said } from '../support/review-repo.js';

/**
 * Messages of the greatest length that is read (1 MiB), each made to meet one way of taking them apart. None of them
 * needs a second where work is linear; where it is not, they take from minutes to days, and the suite's limit ends them.
 */
const MESSAGE = 1024 * 1024;
const KEY = 'Fixture-Change:';
const WHY = 'purpose=rebuild source=migration';
const someone = { name: 'A', email: 'a@example.test' };
const blob = (digit: string) => ({ oid: digit.repeat(40), sha256: digit.repeat(64), size: 1, mode: '100644' });

function commitOf(message: string, paths: readonly string[], sha = 'a'.repeat(40)): CommitRecord {
  const entry = (digit: string) => ({ mode: '100644', oid: digit.repeat(40) as ObjectId });
  return {
    sha: sha as ObjectId,
    parents: [],
    author: someone,
    committer: someone,
    committedAt: 0,
    message,
    changes: paths.map((path) => ({ path, base: entry('1'), head: entry('2') })),
  };
}

const isFixture = (path: string): boolean => path.startsWith('f/');

function review(commits: readonly CommitRecord[], paths: readonly string[]) {
  return reviewChanges({
    findings: paths.map((path) => finding(path, 'SEMANTIC_REWRITE', blob('1'), blob('2'))),
    commits,
    policy: policyWith(),
    isFixture,
    requires: () => ['trailer'],
    headKind: 'commit',
  });
}

/** Lines up to the greatest message. */
function filled(line: (index: number) => string): string {
  const lines: string[] = [];
  for (let length = 0, index = 0; length < MESSAGE - 200; index += 1) {
    lines.push(line(index));
    length += lines.at(-1)!.length + 1;
  }
  return `Edit\n\n${lines.join('\n')}\n`;
}

describe('T30 work on a message is linear in it', () => {
  it('records of thousands of fixtures, one line each, all hold', () => {
    const paths = Array.from({ length: 8_000 }, (_, index) => `f/${index}.json`);
    const message = `Edit\n\n${paths.map((path) => `${KEY} ${path} ${WHY} of the price list of March`).join('\n')}\n`;
    expect(message.length).toBeGreaterThan(512 * 1024);
    const { findings, problems } = review([commitOf(message, paths)], paths);
    expect(problems).toEqual([]);
    expect(findings.every(({ record }) => record.status === 'matched')).toBe(true);
  });

  it.each<readonly [string, string, readonly string[]]>([
    ['a row of blanks inside a near miss', `Edit\n\n- ${KEY.slice(0, -1)} f/a${' '.repeat(MESSAGE)}x\n`, ['f/a']],
    [
      'a row of blanks inside a near miss with a path',
      `Edit\n\n* ${KEY} f/a ${'\u3000'.repeat(MESSAGE / 4)}x\n`,
      ['f/a'],
    ],
    ['a row of blanks inside a reason', `Edit\n\n${KEY} f/a${' '.repeat(MESSAGE - 100)}x\n`, ['f/a']],
    ['one path recorded again and again', filled(() => `${KEY} f/a class=SEMANTIC_REWRITE ${WHY}`), ['f/a']],
    [
      'one path and a digest each time',
      filled((at) => `${KEY} f/a from=${at.toString(16).padStart(8, '0')} ${WHY}`),
      ['f/a'],
    ],
    ['one endless word', `Edit\n\n${KEY} ${'f/'.repeat(MESSAGE / 2 - 20)}\n`, ['f/a']],
    ['one endless path in quotes', `Edit\n\n${KEY} "${'\\303'.repeat(MESSAGE / 4 - 20)}" ${WHY}\n`, ['f/a']],
    ['orphans in one line', `Edit\n\n${KEY} ${'f/b.c '.repeat(MESSAGE / 6 - 20)}${WHY}\n`, ['f/a']],
    ['blank lines', `Edit\n${'\n'.repeat(MESSAGE - 20)}`, ['f/a']],
    ['folded lines', `Edit\n\n${KEY} f/a${'\n x'.repeat(MESSAGE / 3 - 20)}\n`, ['f/a']],
    ['keys without a colon', `Edit\n\n${'Fixture-Change '.repeat(MESSAGE / 15 - 20)}\n`, ['f/a']],
    ['co-authors without a name', filled(() => 'Co-authored-by:        '), ['f/a']],
  ])('%s', (_, message, paths) => {
    expect(message.length).toBeGreaterThan(MESSAGE / 5);
    const { findings } = review([commitOf(message, paths)], paths);
    expect(findings).toHaveLength(1);
  });

  it.each<readonly [string, string, number]>([
    ['one name that never ends', `Co-authored-by: ${'a'.repeat(MESSAGE)}`, 1],
    ['one that opens and opens', `Co-authored-by: ${'<'.repeat(MESSAGE)}`, 1],
    ['blanks before a name', `Co-authored-by: ${' ,'.repeat(MESSAGE / 2)}<a@b>`, 1],
    ['lines that go on and on', `Co-authored-by:${'\n '.repeat(MESSAGE / 2)}<a@b>`, 1],
    ['a hundred thousand in one line', `Co-authored-by: ${'a <b>'.repeat(100_000)}`, 100_000],
  ])('co-authors: %s', (_, message, count) => {
    expect(coAuthors(`Edit\n\n${message}\n`)).toHaveLength(count);
  });

  it('paths that begin alike are told apart by halving', () => {
    const nested = Array.from({ length: 1_000 }, (_, index) => `${'f/a '.repeat(index)}f/a`);
    const many = Array.from({ length: 8_000 }, (_, index) => `f/a ${index}`);
    const commit = commitOf(`Edit\n\n${KEY} ${'f/a '.repeat(MESSAGE / 4 - 100)}${WHY}\n`, [...nested, ...many]);
    const records = readCommit(commit, { policy: policyWith(), isFixture, compilePattern: compileGlob });
    expect(records.trailers[0]?.covers[0]).toBe(nested.at(-1));
  });

  it('a written path of blanks is held against the real ones once', () => {
    expect(likelyPath(`f/a${' '.repeat(MESSAGE)}x`, ['f/a'])).toBeUndefined();
    expect(likelyPath(`${'.'.repeat(MESSAGE)}x`, ['f/a'])).toBeUndefined();
  });
});

describe('FG103 one path over and over', () => {
  it('the first hundred records of a path in one message count, and the others are said to be none', () => {
    const message = `Edit\n\n${`${KEY} f/a ${WHY}\n`.repeat(101)}`;
    const result = review([commitOf(message, ['f/a'])], ['f/a']);
    expect(result.findings[0]?.record.status).toBe('matched');
    expect(said(result)).toHaveLength(1);
    expect(result.problems[0]).toMatchObject({ code: 'FG103', severity: 'error' });
    expect(result.problems[0]?.message).toContain('more than 100 times');
    expect(review([commitOf(message.replace(`${KEY} f/a ${WHY}\n`, ''), ['f/a'])], ['f/a']).problems).toEqual([]);
  });
});

describe('the longest path that a commit changes begins a record', () => {
  const changed = ['f/a', 'f/a b', 'f/a b c', 'f/a bc', 'f/b c', 'f/d\te', 'f/z'];
  it.each([
    ['f/a b c reason', 'f/a b c'],
    ['f/a b d', 'f/a b'],
    ['f/a bc', 'f/a bc'],
    ['f/a bcd', 'f/a'],
    ['f/a  b', 'f/a'],
    ['f/b', undefined],
    ['f/b c', 'f/b c'],
    ['f/d\te x', 'f/d\te'],
    ['f/z', 'f/z'],
    ['f/zz', undefined],
    ['', undefined],
  ])('%j begins with %j', (text, expected) => {
    expect(indexPaths(changed).longestAt(text, 0)).toBe(expected);
    expect(indexPaths(changed).longestAt(`x ${text}`, 2)).toBe(expected);
  });

  it('is what trying every path gives', () => {
    const words = ['a', 'b', 'a b', 'b a', 'a b a', 'a b a b', 'b a a', 'ab', 'a ', 'aa b'];
    for (const text of ['a b a b a', 'b a a b', 'ab a', 'a  b', 'aa b', 'a b', 'b']) {
      for (let mask = 0; mask < 1 << words.length; mask += 7) {
        const own = words.filter((_, index) => (mask & (1 << index)) !== 0);
        const tried = own.filter((path) => text.startsWith(path) && /^(?:[ \t]|$)/.test(text.slice(path.length)));
        const expected = tried.sort((a, b) => b.length - a.length)[0];
        expect(indexPaths(own).longestAt(text, 0)).toBe(expected);
      }
    }
  });

  it('and the rest is the reason', () => {
    const context = { changed: indexPaths(changed), isFixture, patterns: false };
    expect(parseRecordLine('f/a b f/z because of March', context)).toMatchObject({
      paths: ['f/a b', 'f/z'],
      text: 'because of March',
    });
  });
});
