import { createHash } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Report } from '../../src/reporters/report.js';
import { type ActionRun, removeActionFolders, runBuiltAction } from '../support/built-action.js';
import {
  type GitHubServer,
  type ServerPull,
  type ServerState,
  serverState,
  startGitHubServer,
} from '../support/github-server.js';
import { createRepository, removeRepositories, type TestRepository } from '../support/repositories.js';

afterAll(() => {
  removeActionFolders();
  removeRepositories();
});

let server: GitHubServer | undefined;
afterEach(async () => {
  const faults = server?.faults ?? [];
  await server?.close();
  server = undefined;
  expect(faults).toEqual([]);
});

const FIXTURE = 'testdata/order.json';
const ORDER = '{\n  "sku": "A-1",\n  "cents": 1999\n}\n';
const REWRITTEN = ORDER.replace('1999', '2099');
const RECORD = `Raise the price\n\nFixture-Change: ${FIXTURE} reason="The price list of March raised this item"\n`;
const POLICY = '.github/fixture-gate.yml';
const rules = (require: string, more = ''): string =>
  `version: 1\nfixtures:\n  - paths: ["testdata/**"]\n    require: ${require}\n${more}`;

interface Proposal {
  readonly repository: TestRepository;
  readonly base: string;
  readonly head: string;
}

function propose(
  policy: string,
  files: Readonly<Record<string, string | null>> = { [FIXTURE]: REWRITTEN },
  message = RECORD,
): Proposal {
  const repository = createRepository();
  const base = repository.commit({ files: { [FIXTURE]: ORDER, 'src/a.js': '1\n', [POLICY]: policy } });
  return { repository, base, head: repository.commit({ branch: 'topic', parents: [base], files, message }) };
}

type Review = ServerState['reviews'][number];
const review = (parts: Partial<Review> & { readonly login?: string; readonly type?: string } = {}): Review => {
  const { login = 'dana', type = 'User', ...rest } = parts;
  return { user: { login, id: 9, type }, state: 'APPROVED', commit_id: null, body: '', ...rest };
};

const pull = (number: number, head: string, base: string, commits = 1): ServerPull => ({
  number,
  head: { sha: head, ref: `topic-${number}` },
  base: { sha: base, ref: 'main' },
  state: 'open',
  author: 'mona',
  fork: false,
  commits,
});

async function stand({ repository, base }: Proposal, state: Partial<ServerState>): Promise<GitHubServer> {
  server = await startGitHubServer(
    serverState({
      gitDirectory: repository.gitDir,
      branches: new Map([['main', { sha: base, protected: true }]]),
      permissions: new Map([
        ['dana', 'write'],
        ['mona', 'admin'],
        ['ravi', 'read'],
      ]),
      ...state,
    }),
  );
  return server;
}

async function run(proposal: Proposal, state: Partial<ServerState> = {}): Promise<ActionRun> {
  const { base, head } = proposal;
  const platform = await stand(proposal, { pulls: [pull(12, head, base)], ...state });
  const payload = {
    pull_request: {
      number: 12,
      user: { login: 'mona' },
      head: { sha: head, ref: 'topic-12', repo: { id: 1 } },
      base: { sha: base, ref: 'main', repo: { id: 1 } },
    },
    repository: { default_branch: 'main' },
  };
  return runBuiltAction(platform, { event: ['pull_request', payload] });
}

const reportOf = (one: ActionRun): Report => one.report as unknown as Report;
const codes = (one: ActionRun): string[] => reportOf(one).problems.map(({ code, severity }) => `${code} ${severity}`);

describe('R5 require: review', () => {
  it('passes with the approval of somebody independent, at head', async () => {
    const proposal = propose(rules('review'));
    const outcome = await run(proposal, { reviews: [review({ commit_id: proposal.head })] });
    expect([outcome.code, reportOf(outcome).findings[0]?.record]).toMatchObject([0, { status: 'matched', by: 'dana' }]);
    expect(server!.requests.length).toBeLessThan(30);
  });

  it.each([
    ['while it had another base', '2026-03-01T10:00:00Z', 1],
    ['since it has this base', '2026-03-01T12:00:00Z', 0],
  ])('T05 T18 approved %s', async (_, submitted_at, code) => {
    const proposal = propose(rules('review'));
    const outcome = await run(proposal, {
      reviews: [review({ commit_id: proposal.head, submitted_at })],
      events: [{ event: 'base_ref_changed', created_at: '2026-03-01T11:00:00Z' }],
    });
    expect(outcome.code).toBe(code);
    if (code === 1) expect(reportOf(outcome).problems[0]?.message).toContain('had another base');
  });

  it('T17 is found behind sixty strangers who approve as well', async () => {
    const proposal = propose(rules('review'));
    const crowd = Array.from({ length: 60 }, (_, index) =>
      review({ login: `stranger-${index}`, commit_id: proposal.head }),
    );
    const outcome = await run(proposal, { reviews: [review({ commit_id: proposal.head }), ...crowd] });
    expect([outcome.code, reportOf(outcome).findings[0]?.record]).toMatchObject([0, { status: 'matched', by: 'dana' }]);
  });

  it('T32 is red where the platform counts a commit more than git has', async () => {
    const proposal = propose(rules('trailer'));
    const outcome = await run(proposal, { pulls: [pull(12, proposal.head, proposal.base, 2)] });
    expect([outcome.code, codes(outcome)]).toEqual([1, ['FG901 error']]);
  });

  it('is red without one', async () => {
    const outcome = await run(propose(rules('review')));
    expect([outcome.code, codes(outcome)]).toEqual([1, ['FG109 error']]);
  });

  it.each<[string, (proposal: Proposal) => Partial<ServerState>]>([
    ['T17 of the author', ({ head }) => ({ reviews: [review({ login: 'mona', commit_id: head })] })],
    ['T17 of a bot', ({ head }) => ({ reviews: [review({ login: 'helper[bot]', type: 'Bot', commit_id: head })] })],
    ['T17 of somebody who may only read', ({ head }) => ({ reviews: [review({ login: 'ravi', commit_id: head })] })],
    [
      'T17 of somebody that the platform does not know here',
      ({ head }) => ({ reviews: [review({ login: 'eve', commit_id: head })] }),
    ],
    [
      'T17 of the account behind a commit, whatever git calls its author',
      ({ head }) => ({ reviews: [review({ commit_id: head })], accounts: new Map([[head, { author: 'dana' }]]) }),
    ],
    [
      'T17 of the account that committed',
      ({ head }) => ({
        reviews: [review({ commit_id: head })],
        accounts: new Map([[head, { author: 'mona', committer: 'Dana' }]]),
      }),
    ],
    ['T18 of a commit that is gone', () => ({ reviews: [review({ commit_id: 'ab'.repeat(20) })] })],
    ['T18 of base, which had other bytes', ({ base }) => ({ reviews: [review({ commit_id: base })] })],
    ['T19 that was dismissed', ({ head }) => ({ reviews: [review({ commit_id: head, state: 'DISMISSED' })] })],
    [
      'T19 that asks for changes in the end, on the second page',
      ({ head }) => ({
        reviews: [
          review({ commit_id: head }),
          ...Array.from({ length: 110 }, () => review({ commit_id: head, state: 'COMMENTED' })),
          review({ commit_id: head, state: 'CHANGES_REQUESTED' }),
        ],
      }),
    ],
    [
      'T32 where not every author is known',
      ({ head }) => ({ reviews: [review({ commit_id: head })], listedCommits: 0 }),
    ],
  ])('an approval %s does not count', async (_, state) => {
    const proposal = propose(rules('review'));
    const outcome = await run(proposal, state(proposal));
    expect([outcome.code, outcome.outputs.get('verdict')]).toEqual([1, 'fail']);
    expect(['missing', 'mismatched']).toContain(reportOf(outcome).findings[0]?.record.status);
  });

  it('T19 over two pages, a second account among them: the last word of each counts', async () => {
    const proposal = propose(rules('review'));
    const comments = Array.from({ length: 105 }, () => review({ commit_id: proposal.head, state: 'COMMENTED' }));
    const outcome = await run(proposal, {
      reviews: [
        review({ login: 'mona', commit_id: proposal.head }),
        review({ state: 'CHANGES_REQUESTED', commit_id: proposal.head }),
        ...comments,
        review({ commit_id: proposal.head }),
        review({ commit_id: proposal.head, state: 'COMMENTED' }),
      ],
    });
    expect([outcome.code, reportOf(outcome).findings[0]?.record]).toMatchObject([0, { by: 'dana' }]);
  });

  it('T18 moved on: code alone keeps an approval, a fixture voids it, also where its commit was pushed away', async () => {
    const proposal = propose(rules('review'));
    const { repository, base, head: seen } = proposal;
    const code = repository.commit({ branch: 'topic', parents: [seen], files: { 'src/a.js': '2\n' } });
    const kept = await run(
      { ...proposal, head: code },
      { pulls: [pull(12, code, base, 2)], reviews: [review({ commit_id: seen })] },
    );
    expect(kept.code).toBe(0);
    await server!.close();
    // Nothing leads to what was reviewed any more; it is asked for by its id.
    const forced = repository.commit({
      branch: 'topic',
      parents: [base],
      files: { [FIXTURE]: REWRITTEN, 'src/a.js': '3\n' },
      message: RECORD,
    });
    const pushedAway = await run(
      { ...proposal, head: forced },
      { pulls: [pull(12, forced, base)], reviews: [review({ commit_id: seen })] },
    );
    expect(pushedAway.code).toBe(0);
    await server!.close();
    const edited = repository.commit({
      branch: 'topic',
      parents: [base],
      files: { [FIXTURE]: REWRITTEN.replace('2099', '1') },
      message: RECORD,
    });
    const voided = await run(
      { ...proposal, head: edited },
      { pulls: [pull(12, edited, base)], reviews: [review({ commit_id: seen })] },
    );
    expect([voided.code, codes(voided)]).toEqual([1, ['FG108 error']]);
  });

  it('T24 by the digest that the comment prints, for this set of changes alone', async () => {
    const proposal = propose(rules('review'));
    const first = await run(proposal);
    const digest = reportOf(first).digest;
    await server!.close();
    const body = `Looked at each.\n\nFixture-Review: ${digest}\n`;
    expect((await run(proposal, { reviews: [review({ body })] })).code).toBe(0);
    await server!.close();
    const more = proposal.repository.commit({ branch: 'topic', files: { 'testdata/b.json': '1\n' } });
    const outcome = await run(
      { ...proposal, head: more },
      { pulls: [pull(12, more, proposal.base, 2)], reviews: [review({ body })] },
    );
    expect(outcome.code).toBe(1);
  });

  it('a token that may not read reviews makes nothing pass, and says so', async () => {
    const proposal = propose(rules('review'));
    const outcome = await run(proposal, { tokenScope: 'contents', reviews: [review({ commit_id: proposal.head })] });
    expect([outcome.code, codes(outcome)]).toEqual([1, ['FG109 error']]);
    expect(reportOf(outcome).problems[0]?.message).toContain('could not be read');
  });

  it('and nothing where no review is asked for: contents: read is enough', async () => {
    const outcome = await run(propose(rules('trailer')), { tokenScope: 'contents' });
    expect([outcome.code, outcome.outputs.get('verdict')]).toEqual([0, 'pass']);
  });
});

describe('R5 require by class, with lists that must all hold', () => {
  const policy = rules(
    '{ default: trailer, REMOVED: [trailer, review], TOLERANCE_DRIFT: none }',
    'tolerance: { relative: 0.01 }\n',
  );
  it('a rewrite needs a trailer', async () => {
    expect((await run(propose(policy))).code).toBe(0);
  });

  it('a removal needs a trailer and a review', async () => {
    const proposal = propose(policy, { [FIXTURE]: null });
    const half = await run(proposal);
    expect([half.code, codes(half)]).toEqual([1, ['FG109 error', 'FG804 warning']]);
    await server!.close();
    expect((await run(proposal, { reviews: [review({ commit_id: proposal.head })] })).code).toBe(0);
    await server!.close();
    const other = propose(policy, { [FIXTURE]: null }, 'No record\n');
    expect((await run(other, { reviews: [review({ commit_id: other.head })] })).code).toBe(1);
  });
});

describe('R4 approval files', () => {
  const FILE = `reviews/fixtures/${FIXTURE}.md`;
  const DANA = 'Dana Example <dana@example.test>';
  const approval = (parts: { from?: string; to?: string; approver?: string } = {}): string =>
    `---\ndate: 2026-03-01\nfrom: ${parts.from ?? sha256(ORDER)}\nto: ${parts.to ?? sha256(REWRITTEN)}\napprover: ${parts.approver ?? 'dana'}\n---\nCompared the raised price with the list of March.\n`;

  function approved(policy: string, text: string, author = DANA): Proposal {
    const proposal = propose(policy);
    const head = proposal.repository.commit({ branch: 'topic', files: { [FILE]: text }, author, message: 'Approve\n' });
    return { ...proposal, head };
  }
  const judged = (proposal: Proposal, state: Partial<ServerState> = {}) =>
    run(proposal, { pulls: [pull(12, proposal.head, proposal.base, 2)], ...state });

  it('in the child of the commit, by another person: green', async () => {
    const outcome = await judged(approved(rules('[trailer, approval]'), approval()));
    expect([outcome.code, codes(outcome)]).toEqual([0, []]);
  });

  it.each<[string, string, string?]>([
    ['T21 for other bytes before', approval({ from: 'a'.repeat(64) })],
    ['T18 for other bytes after', approval({ to: 'a'.repeat(64) })],
    ['T17 by the author of the change', approval(), 'Alice Example <alice@example.test>'],
    ['that names the author of the change', approval({ approver: 'alice' })],
  ])('%s: red', async (_, text, author) => {
    const outcome = await judged(approved(rules('approval'), text, author));
    expect([outcome.code, codes(outcome)]).toEqual([1, ['FG108 error']]);
  });

  it('T16 where identities are verified, a name in git approves nothing and a signature of that account does', async () => {
    const proposal = approved(rules('approval', 'approvals: { identity: verified }\n'), approval());
    expect((await judged(proposal)).code).toBe(1);
    await server!.close();
    const unsigned = new Map([[proposal.head, { author: 'dana' }]]);
    expect((await judged(proposal, { accounts: unsigned })).code).toBe(1);
    await server!.close();
    const another = new Map([[proposal.head, { author: 'dana', committer: 'eve', verified: true }]]);
    expect((await judged(proposal, { accounts: another })).code).toBe(1);
    await server!.close();
    const signed = new Map([[proposal.head, { author: 'dana', verified: true }]]);
    expect((await judged(proposal, { accounts: signed })).code).toBe(0);
  });
});

describe('T13 a merge group of two pull requests', () => {
  const B = 'testdata/b.json';
  const record = (path: string) => `Change\n\nFixture-Change: ${path} reason="The price list of March has these"\n`;
  const needsReview = rules('[trailer, review]');

  function group(policy = needsReview) {
    const repository = createRepository();
    const base = repository.commit({
      files: { [FIXTURE]: ORDER, [B]: '{"b":1}\n', 'src/a.js': '1\n2\n3\n4\n5\n', [POLICY]: policy },
    });
    const one = repository.commit({
      branch: 'one',
      parents: [base],
      files: { [FIXTURE]: REWRITTEN },
      message: record(FIXTURE),
    });
    const two = repository.commit({ branch: 'two', parents: [base], files: { [B]: '{"b":2}\n' }, message: record(B) });
    return { repository, base, one, two };
  }

  async function queue(
    { repository, base, one, two }: ReturnType<typeof group>,
    head: string,
    state: Partial<ServerState> = {},
  ): Promise<ActionRun> {
    const between = repository.git(['rev-list', '--first-parent', `${base}..${head}`]).split('\n');
    const platform = await stand(
      { repository, base, head },
      {
        pulls: [pull(1, one, base), pull(2, two, base)],
        // The platform links the commits of a queue with their pull requests.
        pullsOfCommit: new Map(between.map((sha) => [sha, [1, 2]] as const)),
        reviews: [review({ pull: 1, commit_id: one }), review({ pull: 2, commit_id: two })],
        ...state,
      },
    );
    const payload = {
      merge_group: {
        head_sha: head,
        head_ref: `refs/heads/gh-readonly-queue/main/pr-2-${base}`,
        base_sha: base,
        base_ref: 'refs/heads/main',
      },
      repository: { default_branch: 'main' },
    };
    return runBuiltAction(platform, { event: ['merge_group', payload] });
  }

  type Shape = (scene: ReturnType<typeof group>) => string;
  const SHAPES: readonly [string, Shape][] = [
    [
      'squashed',
      ({ repository, base }) => {
        const first = repository.commit({
          branch: 'queue',
          parents: [base],
          files: { [FIXTURE]: REWRITTEN },
          message: 'One (#1)\n',
        });
        return repository.commit({
          branch: 'queue',
          parents: [first],
          files: { [B]: '{"b":2}\n' },
          message: 'Two (#2)\n',
        });
      },
    ],
    [
      'merged',
      ({ repository, base, one, two }) => {
        const first = repository.commit({ branch: 'queue', parents: [base, one], merge: true, message: 'Merge 1\n' });
        return repository.commit({ branch: 'queue', parents: [first, two], merge: true, message: 'Merge 2\n' });
      },
    ],
    [
      'rebased',
      ({ repository, base }) => {
        const first = repository.commit({
          branch: 'queue',
          parents: [base],
          files: { [FIXTURE]: REWRITTEN },
          message: record(FIXTURE),
        });
        return repository.commit({
          branch: 'queue',
          parents: [first],
          files: { [B]: '{"b":2}\n' },
          message: record(B),
        });
      },
    ],
  ];

  it.each(SHAPES)('%s: green where both pass by themselves, reviews included', async (_, shape) => {
    const scene = group();
    const outcome = await queue(scene, shape(scene));
    expect([outcome.code, outcome.outputs.get('verdict'), codes(outcome)]).toEqual([0, 'pass', []]);
    expect(server!.requests.length).toBeLessThan(30);
  });

  it.each(SHAPES.slice(0, 1))('%s: red where one of them lacks its review, and says which', async (_, shape) => {
    const scene = group();
    const outcome = await queue(scene, shape(scene), { reviews: [review({ pull: 1, commit_id: scene.one })] });
    expect([outcome.code, outcome.outputs.get('verdict')]).toEqual([1, 'fail']);
    expect(JSON.stringify(outcome.report)).toContain('pull request 2');
  });

  it('a review of the one is none of the other', async () => {
    const scene = group();
    const outcome = await queue(scene, SHAPES[0]![1](scene), {
      reviews: [review({ pull: 1, commit_id: scene.one }), review({ pull: 1, commit_id: scene.two })],
    });
    expect(outcome.code).toBe(1);
  });

  it('a shape that nobody knows, with bytes of neither: red, and says why', async () => {
    const scene = group();
    const head = scene.repository.commit({
      branch: 'queue',
      parents: [scene.base],
      files: { [FIXTURE]: ORDER.replace('1999', '5'), [B]: '{"b":2}\n' },
    });
    const outcome = await queue(scene, head);
    expect(outcome.code).toBe(1);
    expect(codes(outcome)).toEqual(expect.arrayContaining(['FG806 error']));
  });

  it('pull requests that cannot be found: red, and says what to grant', async () => {
    const scene = group();
    const outcome = await queue(scene, SHAPES[0]![1](scene), { tokenScope: 'contents' });
    expect([outcome.code, outcome.outputs.get('verdict')]).toEqual([1, 'error']);
    expect(outcome.commands[0]?.data).toContain('pull-requests: read');
  });

  it('T04 an edit of the policy is answered for on its pull request, and not twice', async () => {
    const repository = createRepository();
    const base = repository.commit({ files: { [FIXTURE]: ORDER, [POLICY]: rules('trailer') } });
    const files = { [POLICY]: rules('trailer', 'trailers: { min-reason: 0 }\n') };
    const one = repository.commit({ branch: 'one', parents: [base], files });
    const two = repository.commit({ branch: 'two', parents: [base], files: { 'src/b.js': '1\n' } });
    const head = repository.commit({ branch: 'queue', parents: [base], files: { ...files, 'src/b.js': '1\n' } });
    const scene = { repository, base, one, two };
    const approved = await queue(scene, head);
    expect([approved.code, codes(approved)]).toEqual([0, ['FG801 notice']]);
    await server!.close();
    expect((await queue(scene, head, { reviews: [] })).code).toBe(1);
  });
});

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
