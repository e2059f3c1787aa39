import { afterAll, describe, expect, it } from 'vitest';
import type { ChangeClass, Policy } from '../../src/policy/policy.js';
import { checkMessage } from '../../src/review/check-message.js';
import { type Suggestable, suggestTrailers } from '../../src/review/suggest.js';
import type { ObjectId } from '../../src/revisions/revisions.js';
import { createRepository, removeRepositories } from '../support/repositories.js';
import { cpuMilliseconds, finding, policyWith, reviewRepository, said } from '../support/review-repo.js';

afterAll(removeRepositories);

const facts = (digit: string) => ({ oid: digit.repeat(40), sha256: digit.repeat(64), size: 1, mode: '100644' });
const change = (
  path: string,
  own: ChangeClass = 'SEMANTIC_REWRITE',
  also: readonly ChangeClass[] = [],
): Suggestable => ({
  path,
  class: own,
  also,
  head: facts('a'),
});
const many = (count: number, own?: ChangeClass) =>
  Array.from({ length: count }, (_, index) => change(`fixtures/${String(index).padStart(2, '0')}.json`, own));

describe('suggested trailers', () => {
  it.each<readonly [string, readonly Suggestable[], Policy, readonly string[]]>([
    [
      'one change',
      [change('fixtures/a.json')],
      policyWith(),
      ['Fixture-Change: fixtures/a.json class=SEMANTIC_REWRITE reason="..."'],
    ],
    [
      'what it also is',
      [change('fixtures/a.json', 'SHAPE_CHANGE', ['TOLERANCE_DRIFT'])],
      policyWith(),
      ['Fixture-Change: fixtures/a.json class=SHAPE_CHANGE,TOLERANCE_DRIFT reason="..."'],
    ],
    [
      'equal classes share lines',
      [...many(2), change('fixtures/x.json', 'ADDED')],
      policyWith(),
      [
        'Fixture-Change: fixtures/00.json fixtures/01.json class=SEMANTIC_REWRITE reason="..."',
        'Fixture-Change: fixtures/x.json class=ADDED reason="..."',
      ],
    ],
    [
      'a folder only where the policy allows it',
      many(6),
      policyWith({ patterns: true }),
      ['Fixture-Change: fixtures/ class=SEMANTIC_REWRITE count=6 reason="..."'],
    ],
    [
      'odd paths are quoted',
      [change('fixtures/a b\n.json')],
      policyWith(),
      ['Fixture-Change: "fixtures/a b\\n.json" class=SEMANTIC_REWRITE reason="..."'],
    ],
    [
      'a bound record names the digest, each on its own line',
      many(2),
      policyWith({ bind: true, key: 'Data' }),
      [
        'Data: fixtures/00.json class=SEMANTIC_REWRITE to=aaaaaaaaaaaaaaaa reason="..."',
        'Data: fixtures/01.json class=SEMANTIC_REWRITE to=aaaaaaaaaaaaaaaa reason="..."',
      ],
    ],
  ])('%s', (_, findings, policy, lines) => {
    expect(suggestTrailers(findings, policy)).toEqual(lines);
  });

  it('a folder that holds another changed fixture gets no pattern', () => {
    const lines = suggestTrailers(many(6), policyWith({ patterns: true }), [
      ...many(6).map(({ path }) => path),
      'fixtures/z.json',
    ]);
    expect(lines.join()).not.toContain('count=');
    expect(lines.length).toBe(2);
  });

  it.each([false, true])('three thousand changes are recorded by their own suggestions (patterns: %s)', (patterns) => {
    const policy = policyWith({ patterns });
    const repo = createRepository();
    const base = repo.commit({ files: [['x', '1']], message: 'Base\n' });
    const paths = Array.from({ length: 3000 }, (_, index) => `fixtures/${index % 7}/case ${index}.json`);
    const lines = suggestTrailers(
      paths.map((path) => change(path, 'ADDED')),
      policy,
    );
    const message = `Add\n\n${lines.map((line) => line.replace('reason="..."', 'reason="the new cases of March"')).join('\n')}\n`;
    const head = repo.commit({ files: paths.map((path) => [path, '1\n']), message });
    const started = process.cpuUsage();
    const review = reviewRepository(repo, base, head, { policy });
    expect(said(review)).toEqual([]);
    expect(cpuMilliseconds(started)).toBeLessThan(20_000);
    expect(review.findings.length).toBe(3000);
  });
});

describe('commit-msg hook', () => {
  const PATH = 'fixtures/a.json';
  const oid = (digit: string) => digit.repeat(40) as ObjectId;
  const check = (message: string, policy = policyWith()) =>
    checkMessage({
      message,
      findings: [finding(PATH, 'SEMANTIC_REWRITE', facts('1'), facts('2'))],
      changes: [{ path: PATH, base: { mode: '100644', oid: oid('1') }, head: { mode: '100644', oid: oid('2') } }],
      policy,
      isFixture: (path) => path.startsWith('fixtures/'),
      requires: () => ['trailer', 'approval'],
    });
  const RECORD = `Fixture-Change: ${PATH} purpose=rebuild source=migration`;

  it.each<readonly [string, string, readonly string[]]>([
    ['a record', `Raise\n\n${RECORD}\n`, []],
    [
      'a record above the comments of the editor',
      `Raise\n\n${RECORD}\n# Please enter the message\n#\n# On branch main\n`,
      [],
    ],
    [
      'a record above a diff',
      `Raise\n\n${RECORD}\n# ------------------------ >8 ------------------------\n# Do not touch\ndiff --git a b\n`,
      [],
    ],
    ['a template with an example', `Raise\n\n${RECORD}\n\n# Fixture-Change: PATH reason="..."\n`, []],
    ['only the example of a template', `Raise\n\n# ${RECORD}\n`, [`FG101 ${PATH}`]],
    ['no record', 'Raise\n', [`FG101 ${PATH}`]],
    ['a stub', `Raise\n\nFixture-Change: ${PATH} fix\n`, [`FG104 ${PATH}`]],
    ['a record in the wrong place', `Raise\n\n${RECORD}\n\nRefs: 1\n`, [`FG101 ${PATH}`, 'FG106 3']],
    [
      'a record of something else',
      `Raise\n\n${RECORD}\nFixture-Change: fixtures/b.json purpose=rebuild source=migration\n`,
      ['FG102 fixtures/b.json'],
    ],
  ])('%s', (_, message, expected) => {
    const review = check(message);
    expect(said(review)).toEqual(expected);
    for (const { message: text, fix } of review.problems) {
      expect(`${text} ${fix}`).not.toMatch(/rebase|amend|0{12}/);
      expect(text).toContain('this commit');
    }
  });

  it('says what to write', () => {
    expect(check('Raise\n').problems[0]?.fix).toContain(
      `\n  Fixture-Change: ${PATH} class=SEMANTIC_REWRITE reason="..."`,
    );
  });
});
