import { execFileSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { createRepository, removeRepositories, type TestRepository } from '../support/repositories.js';
import {
  cpuMilliseconds,
  policyWith,
  type ReviewRepositoryOptions,
  reviewRepository,
  said,
} from '../support/review-repo.js';

afterAll(removeRepositories);

const PATH = 'fixtures/rates.json';
const WHY = 'purpose=rebuild source=migration';
const RECORD = `Fixture-Change: ${PATH} ${WHY}`;

function build(message: string): { readonly repo: TestRepository; readonly base: string; readonly head: string } {
  const repo = createRepository();
  const base = repo.commit({ files: { [PATH]: '1\n', 'fixtures/fees.json': '1\n' }, message: 'Base\n' });
  return { repo, base, head: repo.commit({ files: { [PATH]: '2\n' }, message }) };
}

function judge(message: string, options: ReviewRepositoryOptions = {}) {
  const { repo, base, head } = build(message);
  return reviewRepository(repo, base, head, options);
}

describe('T29 lines that look like records', () => {
  const misses: readonly (readonly [why: string, message: string, line: number])[] = [
    ['before the last paragraph', `Raise\n\n${RECORD}\n\nSigned-off-by: A <a@example.test>\n`, 3],
    ['in the subject', `${RECORD}\n`, 1],
    ['in the first paragraph', `Raise\n${RECORD}\n`, 2],
    ['beside prose', `Raise\n\nSo that they fit\n${RECORD}\n`, 4],
    ['indented', `Raise\n\n  ${RECORD}\n`, 3],
    ['indented with a tab', `Raise\n\n\t${RECORD}\n`, 3],
    ['folded into another trailer', `Raise\n\nSigned-off-by: A <a@example.test>\n ${RECORD}\n`, 4],
    ['quoted', `Raise\n\n> ${RECORD}\n`, 3],
    ['in a list', `Raise\n\n- ${RECORD}\n`, 3],
    ['in a list with stars', `Raise\n\n* ${RECORD}\n`, 3],
    ['in backticks', `Raise\n\n\`${RECORD}\`\n`, 3],
    ['in bold', `Raise\n\n**Fixture-Change:** ${PATH} ${WHY}\n`, 3],
    ['as a comment', `Raise\n\n# ${RECORD}\n`, 3],
    ['behind the scissors', `Raise\n\n# ------------------------ >8 ------------------------\n${RECORD}\n`, 4],
    ['with a plural', `Raise\n\nFixture-Changes: ${PATH} ${WHY}\n`, 3],
    ['with another plural', `Raise\n\nFixtures-Change: ${PATH} ${WHY}\n`, 3],
    ['with a blank', `Raise\n\nFixture Change: ${PATH} ${WHY}\n`, 3],
    ['with an underscore', `Raise\n\nfixture_change: ${PATH} ${WHY}\n`, 3],
    ['without the hyphen', `Raise\n\nFixtureChange: ${PATH} ${WHY}\n`, 3],
    ['with an en dash', `Raise\n\nFixture\u2013Change: ${PATH} ${WHY}\n`, 3],
    ['with a no-break hyphen', `Raise\n\nFixture\u2011Change: ${PATH} ${WHY}\n`, 3],
    ['with a letter too few', `Raise\n\nFixture-Chang: ${PATH} ${WHY}\n`, 3],
    ['with letters swapped', `Raise\n\nFixture-Chnage: ${PATH} ${WHY}\n`, 3],
    ['with a Cyrillic letter', `Raise\n\nFixture-Ch\u0430nge: ${PATH} ${WHY}\n`, 3],
    ['with full-width letters', `Raise\n\n\uff26ixture-Change: ${PATH} ${WHY}\n`, 3],
    [
      'with nothing but full-width letters',
      `Raise\n\n\uff26\uff49\uff58\uff54\uff55\uff52\uff45\uff0d\uff23\uff48\uff41\uff4e\uff47\uff45: ${PATH} ${WHY}\n`,
      3,
    ],
    ['with a no-break space in the key', `Raise\n\nFixture-Change\u00a0: ${PATH} ${WHY}\n`, 3],
    ['with a no-break space in front', `Raise\n\n\u00a0${RECORD}\n`, 3],
    ['with a zero-width space in the key', `Raise\n\nFixture\u200b-Change: ${PATH} ${WHY}\n`, 3],
    ['with a byte-order mark', `Raise\n\n\ufeff${RECORD}\n`, 3],
    ['with a full-width colon', `Raise\n\nFixture-Change\uff1a ${PATH} ${WHY}\n`, 3],
    ['with an equals sign', `Raise\n\nFixture-Change=${PATH} ${WHY}\n`, 3],
    ['without a colon', `Raise\n\nFixture-Change ${PATH} ${WHY}\n`, 3],
  ];
  it.each(misses)('T29 %s', (_, message, line) => {
    const review = judge(message);
    expect(said(review)).toEqual([`FG101 ${PATH}`, `FG106 ${line}`]);
    const miss = review.problems.find(({ code }) => code === 'FG106');
    expect(miss?.severity).toBe('error');
    expect(miss?.message).toContain(`Line ${line} of the message`);
    expect(miss?.fix).toContain(RECORD);
  });

  it.each([
    ['prose with a colon', `Raise\n\nFixture changes: see below\n\n${RECORD}\n`],
    ['a heading', `Raise\n\nFixture changes:\n\n- rates\n\n${RECORD}\n`],
    ['the key within a sentence', `Raise\n\nNow with a Fixture-Change: line as asked.\n\n${RECORD}\n`],
    ['another word', `Raise\n\nPicture-Change: ${PATH} ${WHY}\n${RECORD}\n`],
  ])('%s is none', (_, message) => {
    expect(said(judge(message))).toEqual([]);
  });

  it('R2 a line that git lists is an error even where the change is recorded, a quotation is a warning', () => {
    const listed = judge(`Raise\n\n${RECORD}\n\n${RECORD}\n`);
    expect(listed.problems.map(({ code, severity }) => [code, severity])).toEqual([['FG106', 'error']]);
    const quoted = judge(`Raise\n\n    ${RECORD}\n\n${RECORD}\n`);
    expect(quoted.problems.map(({ code, severity }) => [code, severity])).toEqual([['FG106', 'warning']]);
  });

  it('T30 a message of twenty thousand such lines is read in one go', () => {
    const started = process.cpuUsage();
    const review = judge(
      `Raise\n\n${`${'x'.repeat(20)} ${RECORD}\n`.repeat(20_000)}\n\n${`> ${RECORD}\n`.repeat(20_000)}`,
    );
    // One missing record, 200 of the near misses, and one that counts the others.
    expect(review.problems.length).toBe(202);
    expect(review.problems.at(-1)?.message).toContain('19800 more');
    expect(cpuMilliseconds(started)).toBeLessThan(10_000);
  });
});

/** The commands that a fix prints, run in the repository as they are; `{why}` stands in for what the author types. */
function mend(repo: TestRepository, fix: string): void {
  const commands = fix.split('\n').filter((line) => line.startsWith('  git '));
  expect(commands.length).toBe(1);
  execFileSync('sh', ['-c', commands[0]!], {
    cwd: repo.directory,
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'A',
      GIT_AUTHOR_EMAIL: 'a@example.test',
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@example.test',
      GIT_EDITOR: `sed -i 's/reason="\\.\\.\\."/reason="rebuilt from the migration of March"/'`,
    },
    stdio: 'pipe',
  });
}

describe('what a fix prints mends it', () => {
  const rows: readonly (readonly [why: string, message: string, code: string, options?: ReviewRepositoryOptions])[] = [
    ['a missing record', 'Raise\n\nThe rates of March.\n', 'FG101'],
    ['a missing record below a divider', 'Raise\n\nRates\n---\nof March\n', 'FG101'],
    ['a near miss below a divider', `Raise\n\nRates\n---\nof March\n\nFixture Change: ${PATH} ${WHY}\n`, 'FG106'],
    ['a missing record beside a list of conflicts', 'Raise\n\nRates\n\nConflicts:\n\ta.json\n', 'FG101'],
    ['a missing record beside other trailers', 'Raise\n\nSigned-off-by: A <a@example.test>\n', 'FG101'],
    ['a missing record that must be bound', 'Raise\n', 'FG101', { policy: policyWith({ bind: true }) }],
    ['a record under another key', 'Raise\n', 'FG101', { policy: policyWith({ key: 'Testdata-Reason' }) }],
    ['a record before the last paragraph', `Raise\n\n${RECORD}\n\nSigned-off-by: A <a@example.test>\n`, 'FG106'],
    ['a record beside prose', `Raise\n\nSo that they fit\n${RECORD}\n`, 'FG106'],
    ['a near-miss key', `Raise\n\nFixture-Changes: ${PATH} ${WHY}\n`, 'FG106'],
    ['a zero-width space in the key', `Raise\n\nFixture\u200b-Change: ${PATH} ${WHY}\n`, 'FG106'],
    [
      'a record in backticks with an apostrophe',
      `Raise\n\n\`Fixture-Change: ${PATH} it's the rates of March\`\n`,
      'FG106',
    ],
    ['a path one letter off', `Raise\n\nFixture-Change: fixtures/rate.json ${WHY}\n`, 'FG102'],
    ['a path in another letter case, folded', `Raise\n\nFixture-Change: fixtures/Rates.json\n  ${WHY}\n`, 'FG102'],
    ['an orphan beside a record', `Raise\n\n${RECORD}\nFixture-Change: fixtures/fees.json ${WHY}\n`, 'FG102'],
    ['an orphan in the line of a record', `Raise\n\nFixture-Change: ${PATH} fixtures/fees.json ${WHY}\n`, 'FG102'],
    ['another class', `Raise\n\n${RECORD} class=ADDED\n`, 'FG105'],
  ];
  it.each(rows.map(([why, message, code, options = {}]) => ({ why, message, code, options })))(
    '$why',
    ({ message, code, options }) => {
      const { repo, base } = build(message);
      repo.checkout('main');
      const before = reviewRepository(repo, base, repo.git(['rev-parse', 'HEAD']), options);
      const problem = before.problems.find((one) => one.code === code);
      mend(repo, problem?.fix ?? '');
      const after = reviewRepository(repo, base, repo.git(['rev-parse', 'HEAD']), options);
      expect(said(after)).toEqual([]);
      expect(repo.git(['log', '-1', '--format=%s'])).toBe('Raise');
    },
  );

  it('a hostile path is quoted for git and for the shell, and runs nothing', () => {
    const repo = createRepository();
    const hostile = `fixtures/$(touch pwned)'; touch pwned;\n"\`touch pwned\`\u202e.json`;
    const base = repo.commit({ files: [['x', '1']], message: 'Base\n' });
    const head = repo.commit({ files: [[hostile, '1']], message: 'Add\n' });
    repo.checkout('main');
    const before = reviewRepository(repo, base, head);
    expect(said(before)).toEqual([`FG101 ${hostile}`]);
    expect(before.problems[0]?.message).not.toContain('\n');
    mend(repo, before.problems[0]?.fix ?? '');
    expect(said(reviewRepository(repo, base, repo.git(['rev-parse', 'HEAD'])))).toEqual([]);
    expect(repo.git(['status', '--porcelain'])).toBe('');
  });

  it('an older commit is reached by rebase, with the very line', () => {
    const { repo, base, head } = build('Raise\n');
    const later = repo.commit({ parents: [head], files: { 'src/x.ts': '1\n' } });
    const [problem] = reviewRepository(repo, base, later).problems;
    expect(problem?.fix).toContain(`git rebase -i ${head.slice(0, 12)}^`);
    expect(problem?.fix).toContain(`\n  Fixture-Change: ${PATH} class=SEMANTIC_REWRITE reason="..."`);
    expect(problem?.fix).not.toContain('--allow-empty');
  });

  it('R3 the placeholder itself is no reason, under any policy', () => {
    for (const minReason of [0, 1, 5, 20]) {
      const policy = policyWith({ minReason });
      const [problem] = judge('Raise\n', { policy }).problems;
      const line = /Fixture-Change: .*?reason="\.\.\."/.exec(problem?.fix ?? '')?.[0] ?? 'none';
      expect(said(judge(`Raise\n\n${line}\n`, { policy }))).toEqual([`FG104 ${PATH}`]);
    }
  });
});
