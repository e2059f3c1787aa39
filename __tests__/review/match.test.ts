import { afterAll, describe, expect, it } from 'vitest';
import type { ChangeClass } from '../../src/policy/policy.js';
import { createRepository, removeRepositories, type TestRepository } from '../support/repositories.js';
import {
  policyWith,
  type ReviewRepositoryOptions,
  readCommits,
  reviewRepository,
  said,
} from '../support/review-repo.js';

afterAll(removeRepositories);

const WHY = 'purpose=rebuild source=migration';
const A = 'fixtures/a.json';
const B = 'fixtures/b.json';
const record = (...paths: readonly string[]): string => `Work\n\nFixture-Change: ${paths.join(' ')} ${WHY}\n`;

interface Step {
  readonly files?: Readonly<Record<string, string | null>>;
  readonly message?: string;
}

/** A line of commits on top of one base that holds a.json and b.json. */
function line(...steps: readonly Step[]): {
  readonly repo: TestRepository;
  readonly base: string;
  readonly head: string;
} {
  const repo = createRepository();
  const base = repo.commit({ files: { [A]: '1\n', [B]: '1\n', 'src/code.ts': '1\n' }, message: 'Base\n' });
  let head = base;
  for (const { files = {}, message = 'Work\n' } of steps)
    head = repo.commit({ branch: 'topic', parents: [head], files: Object.entries(files), message });
  return { repo, base, head };
}

function judge(steps: readonly Step[], options: ReviewRepositoryOptions = {}) {
  const { repo, base, head } = line(...steps);
  const review = reviewRepository(repo, base, head, options);
  return {
    said: said(review),
    status: review.findings.map(({ path, record: { status } }) => `${path} ${status}`),
    review,
  };
}

interface Row extends ReviewRepositoryOptions {
  readonly why: string;
  readonly steps: readonly Step[];
  readonly said: readonly string[];
  readonly status?: readonly string[];
}

const rows: readonly Row[] = [
  {
    why: 'C3 a recorded change passes',
    steps: [{ files: { [A]: '2\n' }, message: record(A) }],
    said: [],
    status: [`${A} matched`],
  },
  {
    why: 'C3 a change that nobody recorded is FG101',
    steps: [{ files: { [A]: '2\n' } }],
    said: [`FG101 ${A}`],
    status: [`${A} missing`],
  },
  {
    why: 'R2 T25 a record in an empty commit covers nothing and is an orphan',
    steps: [{ files: { [A]: '2\n' } }, { message: record(A) }],
    said: [`FG101 ${A}`, `FG102 ${A}`],
  },
  {
    why: 'R2 T25 a record in a commit that changes another file is an orphan',
    steps: [{ files: { [A]: '2\n' } }, { files: { [B]: '2\n' }, message: record(A, B) }],
    said: [`FG101 ${A}`, `FG102 ${A}`],
    status: [`${A} missing`, `${B} matched`],
  },
  {
    why: 'T25 a later unrecorded edit voids the record: FG107',
    steps: [{ files: { [A]: '2\n' }, message: record(A) }, { files: { [A]: '3\n' } }],
    said: [`FG107 ${A}`],
    status: [`${A} missing`],
  },
  {
    why: 'T21 T25 bytes that a record left and a silent commit brought back are not covered by the old record',
    steps: [
      { files: { [A]: '2\n' }, message: record(A) },
      { files: { [A]: '3\n' }, message: record(A) },
      { files: { [A]: '2\n' } },
    ],
    said: [`FG107 ${A}`],
  },
  {
    why: 'T25 a record that was reverted does not cover the same edit made again in silence',
    steps: [{ files: { [A]: '2\n' }, message: record(A) }, { files: { [A]: '1\n' } }, { files: { [A]: '2\n' } }],
    said: [`FG107 ${A}`],
  },
  {
    why: 'a later recorded edit covers what an unrecorded one had changed',
    steps: [{ files: { [A]: '2\n' } }, { files: { [A]: '3\n' }, message: record(A) }],
    said: [],
    status: [`${A} matched`],
  },
  {
    why: 'every-commit asks the unrecorded one as well',
    steps: [{ files: { [A]: '2\n' } }, { files: { [A]: '3\n' }, message: record(A) }],
    policy: policyWith({ match: 'every-commit' }),
    said: [`FG101 ${A}`],
    status: [`${A} missing`],
  },
  {
    why: 'every-commit asks for records of changes that cancel out',
    steps: [{ files: { [A]: '2\n' } }, { files: { [A]: '1\n' } }],
    policy: policyWith({ match: 'every-commit' }),
    said: [`FG101 ${A}`, `FG101 ${A}`],
    status: [],
  },
  {
    why: 'every-commit and bind ask every record for its digest',
    steps: [
      { files: { [A]: '2\n' }, message: record(A) },
      { files: { [A]: '3\n' }, message: record(A, 'to=1121cfcc') },
    ],
    policy: policyWith({ match: 'every-commit', bind: true }),
    said: [`FG105 ${A}`],
    status: [`${A} missing`],
  },
  {
    why: 'every-commit and bind say once what is wrong with the last record',
    steps: [{ files: { [A]: '2\n' }, message: record(A) }],
    policy: policyWith({ match: 'every-commit', bind: true }),
    said: [`FG105 ${A}`],
  },
  {
    why: 'a wrong class stands in the history, whatever another record of the same commit says',
    steps: [{ files: { [A]: '2\n' }, message: `${record(A)}Fixture-Change: ${A} class=TOLERANCE_DRIFT ${WHY}\n` }],
    said: [`FG105 ${A}`],
    status: [`${A} mismatched`],
  },
  {
    why: 'changes that cancel out are no finding, and their records are no orphans',
    steps: [
      { files: { [A]: '2\n' }, message: record(A) },
      { files: { [A]: '1\n' }, message: record(A) },
    ],
    said: [],
    status: [],
  },
  {
    why: 'R2 a record of a file that is no fixture is an orphan',
    steps: [{ files: { 'src/code.ts': '2\n' }, message: record('src/code.ts') }],
    said: ['FG102 src/code.ts'],
  },
  {
    why: 'R3 a stub is FG104',
    steps: [{ files: { [A]: '2\n' }, message: `W\n\nFixture-Change: ${A} fix\n` }],
    said: [`FG104 ${A}`],
    status: [`${A} mismatched`],
  },
  {
    why: 'R3 one word said over and over is FG104',
    steps: [{ files: { [A]: '2\n' }, message: `W\n\nFixture-Change: ${A} update Update update. update\n` }],
    said: [`FG104 ${A}`],
  },
  {
    why: 'R3 unseen characters are no reason',
    steps: [{ files: { [A]: '2\n' }, message: `W\n\nFixture-Change: ${A} fix it${'\u200b'.repeat(40)}\n` }],
    said: [`FG104 ${A}`],
  },
  {
    why: 'a renamed fixture needs records for both paths',
    steps: [{ files: { [A]: null, 'fixtures/c.json': '1\n' }, message: record(A) }],
    said: ['FG101 fixtures/c.json'],
    status: [`${A} matched`, 'fixtures/c.json missing'],
  },
  {
    why: 'several paths may share a line',
    steps: [{ files: { [A]: '2\n', [B]: '2\n' }, message: record(A, B) }],
    said: [],
  },
  {
    why: 'a class that fits is a record',
    steps: [{ files: { [A]: '2\n' }, message: record(A, 'class=SEMANTIC_REWRITE') }],
    said: [],
  },
  {
    why: 'another class than the measured one is FG105',
    steps: [{ files: { [A]: '2\n' }, message: record(A, 'class=TOLERANCE_DRIFT') }],
    said: [`FG105 ${A}`],
    status: [`${A} mismatched`],
  },
  {
    why: 'a class must name everything that the change also is',
    steps: [{ files: { [A]: '2\n' }, message: record(A, 'class=SHAPE_CHANGE') }],
    classes: new Map<string, readonly ChangeClass[]>([[A, ['SHAPE_CHANGE', 'SEMANTIC_REWRITE']]]),
    said: [`FG105 ${A}`],
  },
  {
    why: 'two commits name the classes of one change together',
    steps: [
      { files: { [A]: '2\n' }, message: record(A, 'class=SEMANTIC_REWRITE') },
      { files: { [A]: '2.0\n' }, message: record(A, 'class=TOLERANCE_DRIFT') },
    ],
    said: [],
  },
  {
    why: 'an unknown class is FG103',
    steps: [{ files: { [A]: '2\n' }, message: record(A, 'class=HARMLESS') }],
    said: [`FG103 ${A}`],
    status: [`${A} mismatched`],
  },
  // SHA-256 of "1\n" and "2\n".
  {
    why: 'digests that fit are a record',
    steps: [{ files: { [A]: '2\n' }, message: record(A, 'from=4355a46b to=53c234e5') }],
    policy: policyWith({ bind: true }),
    said: [],
  },
  {
    why: 'T21 a digest of other bytes on head is FG105',
    steps: [{ files: { [A]: '3\n' }, message: record(A, 'to=53c234e5') }],
    said: [`FG105 ${A}`],
  },
  {
    why: 'a digest of other bytes on base is FG105',
    steps: [{ files: { [A]: '2\n' }, message: record(A, 'from=53c234e5') }],
    said: [`FG105 ${A}`],
  },
  {
    why: 'from may go on from what an earlier record left',
    steps: [
      { files: { [A]: '2\n' }, message: record(A, 'to=53c234e5') },
      { files: { [A]: '3\n' }, message: record(A, 'from=53c234e5') },
    ],
    said: [],
  },
  {
    why: 'bind asks for to=',
    steps: [{ files: { [A]: '2\n' }, message: record(A) }],
    policy: policyWith({ bind: true }),
    said: [`FG105 ${A}`],
  },
  {
    why: 'bind asks nothing of a removal',
    steps: [{ files: { [A]: null }, message: record(A) }],
    policy: policyWith({ bind: true }),
    said: [],
  },
  {
    why: 'a removal has no digest on head',
    steps: [{ files: { [A]: null }, message: record(A, 'to=53c234e5') }],
    said: [`FG105 ${A}`],
  },
  {
    why: 'a digest of seven digits is FG103',
    steps: [{ files: { [A]: '2\n' }, message: record(A, 'to=53c234e') }],
    said: [`FG103 ${A}`],
  },
  {
    why: 'a fact that stands twice is FG103',
    steps: [{ files: { [A]: '2\n' }, message: record(A, 'to=53c234e5 to=00000000') }],
    said: [`FG103 ${A}`],
  },
  {
    why: 'a quote that is not closed is FG103',
    steps: [{ files: { [A]: '2\n' }, message: `W\n\nFixture-Change: ${A} reason="rebuilt from the migration\n` }],
    said: [`FG103 ${A}`],
  },
  {
    why: 'another key is obeyed, and the usual one is then a stranger',
    steps: [
      {
        files: { [A]: '2\n', [B]: '2\n' },
        message: `W\n\nTestdata-Reason: ${A} ${WHY}\nFixture-Change: ${B} ${WHY}\n`,
      },
    ],
    policy: policyWith({ key: 'Testdata-Reason' }),
    said: [`FG101 ${B}`],
  },
  {
    why: 'R1 a folder is no path without patterns',
    steps: [{ files: { [A]: '2\n' }, message: record('fixtures/', 'class=SEMANTIC_REWRITE count=1') }],
    said: [`FG101 ${A}`, 'FG102 fixtures/'],
  },
  {
    why: 'a folder is a record where the policy allows patterns and class and count fit',
    steps: [{ files: { [A]: '2\n', [B]: '2\n' }, message: record('fixtures/', 'class=SEMANTIC_REWRITE count=2') }],
    policy: policyWith({ patterns: true }),
    said: [],
  },
  {
    why: 'one file more voids a pattern',
    steps: [
      {
        files: { [A]: '2\n', [B]: '2\n', 'fixtures/c.json': '1\n' },
        message: record('fixtures/*.json', 'class=SEMANTIC_REWRITE,ADDED count=2'),
      },
    ],
    policy: policyWith({ patterns: true }),
    said: [`FG105 ${A}`],
    status: [`${A} mismatched`, `${B} mismatched`, 'fixtures/c.json mismatched'],
  },
  {
    why: 'one file of another class voids a pattern for all',
    steps: [{ files: { [A]: '2\n', [B]: null }, message: record('fixtures/*', 'class=SEMANTIC_REWRITE count=2') }],
    policy: policyWith({ patterns: true }),
    said: [`FG105 ${A}`, `FG105 ${B}`],
  },
  {
    why: 'a class that nothing has voids a pattern',
    steps: [
      { files: { [A]: '2\n', [B]: '2\n' }, message: record('fixtures/', 'class=SEMANTIC_REWRITE,REMOVED count=2') },
    ],
    policy: policyWith({ patterns: true }),
    said: [`FG105 ${A}`, `FG105 ${B}`],
  },
  {
    why: 'a pattern without class and count is FG103',
    steps: [{ files: { [A]: '2\n' }, message: record('fixtures/') }],
    policy: policyWith({ patterns: true }),
    said: [`FG103 ${A}`],
    status: [`${A} mismatched`],
  },
  {
    why: 'R5 nothing is asked where the policy asks for nothing',
    steps: [{ files: { [A]: '2\n' } }],
    require: [],
    said: [],
    status: [`${A} not-required`],
  },
  {
    why: 'R5 a trailer where an approval is asked for is of the wrong kind: FG109',
    steps: [{ files: { [A]: '2\n' }, message: record(A) }],
    require: ['approval'],
    said: [`FG109 ${A}`],
    status: [`${A} mismatched`],
  },
  {
    why: 'R5 every kind of a list must hold',
    steps: [{ files: { [A]: '2\n' }, message: record(A) }],
    require: ['trailer', 'review'],
    said: [`FG109 ${A}`],
  },
  {
    why: 'R5 each kind that is missing is named',
    steps: [{ files: { [A]: '2\n' } }],
    require: ['trailer', 'approval', 'review'],
    reviews: [],
    said: [`FG101 ${A}`, `FG101 ${A}`, `FG101 ${A}`],
  },
  {
    why: 'R5 a review that no platform can be asked for is never taken for given',
    steps: [{ files: { [A]: '2\n' } }],
    require: ['review'],
    said: [`FG109 ${A}`],
    status: [`${A} missing`],
  },
  {
    why: 'R5 T32 reviews of commits by nobody knows whom approve nothing',
    steps: [{ files: { [A]: '2\n' } }],
    require: ['review'],
    reviewsUnknown: 'the platform does not say who wrote 50 of the 300 commits',
    said: [`FG109 ${A}`],
    status: [`${A} missing`],
  },
];

describe('R2 records and changes', () => {
  it.each(rows)('$why', ({ steps, said: expected, status, why: _, ...options }) => {
    const judged = judge(steps, options);
    expect([...judged.said].sort()).toEqual([...expected].sort());
    if (status !== undefined) expect(judged.status).toEqual(status);
  });

  it('T30 a message that is no fit text records nothing, whatever it says', () => {
    const { repo, base, head } = line({ files: { [A]: '2\n' }, message: record(A) });
    const commits = readCommits(repo, base, head).map(({ gitTrailers: _, ...commit }) => ({
      ...commit,
      messageProblem: 'the message holds a NUL',
    }));
    const review = reviewRepository(repo, base, head, { commits });
    expect(said(review)).toEqual([`FG103 ${A}`]);
    expect(review.findings.map(({ record: { status } }) => status)).toEqual(['mismatched']);
  });

  it('says nothing while head is no commit', () => {
    const judged = judge([{ files: { [A]: '2\n' } }], { headKind: 'index' });
    expect(judged.said).toEqual([]);
    expect(judged.status).toEqual([`${A} missing`]);
  });
});

describe('R2 histories that are no line', () => {
  const base = { [A]: '1\n', [B]: '1\n' };

  function branched() {
    const repo = createRepository();
    return { repo, root: repo.commit({ files: base, message: 'Base\n' }) };
  }

  it('T26 a record that main brought in by a merge is neither a record nor an orphan here', () => {
    const { repo, root } = branched();
    const main = repo.commit({ files: { [A]: '2\n' }, message: record(A) });
    const topic = repo.commit({ branch: 'topic', parents: [root], files: { [B]: '2\n' } });
    const merge = repo.commit({ branch: 'topic', parents: [topic, main], merge: true, message: 'Merge main\n' });
    expect(said(reviewRepository(repo, main, merge))).toEqual([`FG101 ${B}`]);
  });

  it('T26 a merge whose message repeats the records of main makes orphans of them', () => {
    const { repo, root } = branched();
    const main = repo.commit({ files: { [A]: '2\n' }, message: record(A) });
    const topic = repo.commit({ branch: 'topic', parents: [root], files: { [B]: '2\n' }, message: record(B) });
    const merge = repo.commit({ branch: 'topic', parents: [topic, main], merge: true, message: record(A) });
    expect(said(reviewRepository(repo, main, merge))).toEqual([`FG102 ${A}`]);
  });

  it('T34 a change made inside a merge needs its own record there', () => {
    const { repo, root } = branched();
    const main = repo.commit({ files: { 'src/x.ts': '1\n' } });
    const topic = repo.commit({ branch: 'topic', parents: [root], files: { [A]: '2\n' }, message: record(A) });
    const parents = [topic, main];
    const evil = repo.commit({ branch: 'topic', parents, merge: true, files: { [A]: '666\n' }, message: 'Merge\n' });
    expect(said(reviewRepository(repo, main, evil))).toEqual([`FG107 ${A}`]);
    const owned = repo.commit({ branch: 'topic', parents, merge: true, files: { [A]: '666\n' }, message: record(A) });
    expect(said(reviewRepository(repo, main, owned))).toEqual([]);
  });

  it('T34 a merge that keeps the older content of a fixture is named, and no record can cover it', () => {
    const { repo, root } = branched();
    const main = repo.commit({ files: { [A]: '2\n' }, message: record(A) });
    const topic = repo.commit({ branch: 'topic', parents: [root], files: { [B]: '2\n' }, message: record(B) });
    const ours = repo.commit({ branch: 'topic', parents: [topic, main], message: record(A) });
    const review = reviewRepository(repo, main, ours);
    expect(said(review)).toEqual([`FG101 ${A}`, `FG102 ${A}`]);
    expect(review.problems[0]?.message).toContain('a merge that kept one side');
  });

  it('a merge that takes one of two recorded sides is covered by the side that it took', () => {
    const { repo, root } = branched();
    const left = repo.commit({ branch: 'left', parents: [root], files: { [A]: '2\n' }, message: record(A) });
    const right = repo.commit({ branch: 'right', parents: [root], files: { [A]: '3\n' } });
    const takesLeft = repo.commit({ branch: 'topic', parents: [left, right], files: { [A]: '2\n' } });
    const takesRight = repo.commit({ branch: 'topic', parents: [left, right], files: { [A]: '3\n' } });
    expect(said(reviewRepository(repo, root, takesLeft))).toEqual([]);
    expect(said(reviewRepository(repo, root, takesRight))).toEqual([`FG107 ${A}`]);
  });

  it('T21 a merge that goes back past a later recorded edit is not covered by the older record', () => {
    const { repo, root } = branched();
    const first = repo.commit({ branch: 'topic', parents: [root], files: { [A]: '2\n' }, message: record(A) });
    const side = repo.commit({ branch: 'side', parents: [first], files: { 'src/x.ts': '1\n' } });
    const second = repo.commit({ branch: 'topic', parents: [first], files: { [A]: '3\n' }, message: record(A) });
    for (const parents of [
      [second, side],
      [side, second],
      [second, first],
    ]) {
      const back = repo.commit({ branch: 'back', parents, files: { [A]: '2\n', 'src/x.ts': '1\n' } });
      const review = reviewRepository(repo, root, back);
      expect(said(review)).toEqual([`FG107 ${A}`]);
      expect(review.findings[0]?.record.status).toBe('missing');
    }
    const onward = repo.commit({ branch: 'on', parents: [second, side], files: { 'src/x.ts': '1\n' } });
    expect(said(reviewRepository(repo, root, onward))).toEqual([]);
  });

  it('T31 a squash that lists the messages of its commits records nothing, and says which lines were meant', () => {
    const { repo, root } = branched();
    const message = `All (#12)\n\n* Raise\n\nFixture-Change: ${A} ${WHY}\n\n* Tidy\n\nFixture-Change: ${B} ${WHY}\n\n* Last\n`;
    const squash = repo.commit({ branch: 'topic', parents: [root], files: { [A]: '2\n', [B]: '2\n' }, message });
    expect(said(reviewRepository(repo, root, squash))).toEqual([`FG101 ${A}`, `FG101 ${B}`, 'FG106 5', 'FG106 9']);
  });

  it('T37 dates in any order change nothing', () => {
    const { repo, root } = branched();
    const first = repo.commit({
      branch: 'topic',
      parents: [root],
      files: { [A]: '2\n' },
      message: record(A),
      date: 2_000_000_000,
    });
    const second = repo.commit({ branch: 'topic', parents: [first], files: { [A]: '3\n' }, date: 1_000_000_000 });
    expect(said(reviewRepository(repo, root, second))).toEqual([`FG107 ${A}`]);
  });

  it('an unrelated history that is merged in needs records like any other', () => {
    const { repo, root } = branched();
    const orphan = repo.commit({
      branch: 'orphan',
      parents: [],
      files: { 'fixtures/n.json': '1\n' },
      message: 'New root\n',
    });
    const merge = repo.commit({ branch: 'topic', parents: [root, orphan], files: { 'fixtures/n.json': '1\n' } });
    expect(said(reviewRepository(repo, root, merge))).toEqual(['FG101 fixtures/n.json']);
  });
});
