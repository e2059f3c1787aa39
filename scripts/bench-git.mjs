// What git is asked for, against git alone: npm run bench:git [-- NAME...] (after npm run build). No figure here is ever asserted in the test suite.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defaultPolicy } from '../lib/policy/defaults.js';
import { reviewChanges } from '../lib/review/match.js';
import { compareTrees } from '../lib/revisions/changes.js';
import { listCommits } from '../lib/revisions/commits.js';
import { fetchRevisions } from '../lib/revisions/fetch.js';
import { openRepository } from '../lib/revisions/repository.js';
import { repository } from './scale/repository.mjs';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const root = mkdtempSync(join(tmpdir(), 'fixture-gate-git-'));
const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
const git = (directory, ...args) =>
  execFileSync('git', ['-C', directory, ...args], { env, encoding: 'utf8', maxBuffer: 1 << 28 }).trim();

/** Wall milliseconds, interleaved; the median and the ends. */
async function measure(candidates) {
  const times = Object.fromEntries(Object.keys(candidates).map((name) => [name, []]));
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [name, run] of Object.entries(candidates)) {
      const start = process.hrtime.bigint();
      await run();
      if (round >= 0) times[name].push(Number(process.hrtime.bigint() - start) / 1e6);
    }
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, list]) => {
      const sorted = list.toSorted((a, b) => a - b);
      return [
        name,
        {
          median: sorted[sorted.length >> 1],
          text: `${sorted[sorted.length >> 1].toFixed(0)} ms (${sorted[0].toFixed(0)} to ${sorted.at(-1).toFixed(0)})`,
        },
      ];
    }),
  );
}

async function make(name, size) {
  const directory = join(root, name);
  mkdirSync(directory);
  await repository(directory, size);
  // A server answers from packs, and lets a client ask for what it names.
  git(directory, 'repack', '-adq');
  git(directory, 'config', 'uploadpack.allowFilter', 'true');
  git(directory, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  return directory;
}

async function fetches() {
  const origin = await make('origin', { files: 50_000, changed: 100, commits: 5, bytes: 8_000 });
  const [base, head] = ['base', 'head'].map((ref) => git(origin, 'rev-parse', ref));
  const url = pathToFileURL(origin).href;
  let count = 0;
  const fresh = () => {
    const store = mkdtempSync(join(root, 'store-'));
    git(store, 'init', '-q', '--bare');
    return store;
  };
  const result = await measure({
    tips: () => {
      const store = fresh();
      git(store, 'fetch', '-q', '--depth=1', url, head, base);
      rmSync(store, { recursive: true });
    },
    ours: async () => {
      const fetched = await fetchRevisions({ remote: { url }, base, head, commitCount: 5 });
      const { changes } = await compareTrees(fetched.repository, base, head);
      await fetched.ensureObjects(changes.flatMap((change) => [change.base?.oid, change.head?.oid]).filter(Boolean));
      count = fetched.fetchCount();
      await fetched.repository.close();
    },
  });
  console.log(
    '| for one pull request, 100 fixtures, 50,000 files | time | over depth 1 of both tips |\n| --- | --- | --- |',
  );
  console.log(`| depth 1 of both tips | ${result.tips.text} | 1 |`);
  console.log(
    `| Fixture Gate, ${count} fetches, its starts of git included | ${result.ours.text} | ${(result.ours.median / result.tips.median).toFixed(2)} |\n`,
  );
}

async function commits() {
  const directory = await make('commits', { files: 5_000, changed: 2_000, commits: 200, bytes: 500 });
  const [base, head] = ['base', 'head'].map((ref) => git(directory, 'rev-parse', ref));
  const opened = await openRepository(directory);
  try {
    const result = await measure({
      log: () => spawnSync('git', ['-C', directory, 'log', '--raw', '--no-abbrev', 'base..head'], { env }),
      ours: () => listCommits(opened, [base], head),
    });
    console.log('| 200 commits, 2,000 changes | time | over `git log --raw` |\n| --- | --- | --- |');
    console.log(`| one \`git log --raw\` | ${result.log.text} | 1 |`);
    console.log(
      `| changes and trailers of every commit | ${result.ours.text} | ${(result.ours.median / result.log.median).toFixed(2)} |\n`,
    );
  } finally {
    await opened.close();
  }
}

const cli = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));

/** Processor milliseconds of this process, least of all rounds: what the garbage of others costs is not ours. */
function processorTime(run) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { user, system } = process.cpuUsage();
    run();
    const spent = process.cpuUsage();
    least = Math.min(least, (spent.user + spent.system - user - system) / 1e3);
  }
  return least;
}

/** Processor and wall milliseconds of a whole check, its processes of git included; least of all rounds. */
function wholeCheck(directory) {
  const check = [cli, 'check', '--repo', directory, '--base', 'base', '--head', 'head', '--format', 'json'];
  let least = { processor: Number.POSITIVE_INFINITY, wall: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = process.hrtime.bigint();
    const { stderr } = spawnSync('/usr/bin/time', ['-f', '%U %S', process.execPath, ...check], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const wall = Number(process.hrtime.bigint() - start) / 1e6;
    const [user, system] = String(stderr).trim().split('\n').at(-1).split(' ').map(Number);
    least = { processor: Math.min(least.processor, (user + system) * 1e3), wall: Math.min(least.wall, wall) };
  }
  return least;
}

const facts = (entry) => entry && { ...entry, sha256: entry.oid.padEnd(64, '0'), size: 1 };

/** Findings as the comparison would give them; whether anything differs in a value is nothing to records. */
function findingsOf(changes) {
  const rest = { format: 'json', summary: '', changeCounts: {}, changes: [], notes: [], failures: [], suppressed: 0 };
  return changes.map(({ path, base, head }) => ({
    ...{ path, class: 'SEMANTIC_REWRITE', also: [] },
    ...{ base: facts(base), head: facts(head) },
    ...rest,
  }));
}

async function records() {
  console.log(
    '| changed fixtures in commits | matching alone, all recorded | none recorded | whole check: processor, wall | the same in one commit | commits and records add |\n| --- | --- | --- | --- | --- | --- |',
  );
  for (const commits of [500, 1_000, 2_000]) {
    const changed = commits * 2;
    const shape = { files: changed + 1_000, changed, bytes: 300 };
    const directory = await make(`records-${commits}`, { ...shape, commits });
    const single = await make(`records-${commits}-1`, { ...shape, commits: 1 });
    const [base, head] = ['base', 'head'].map((ref) => git(directory, 'rev-parse', ref));
    const opened = await openRepository(directory);
    try {
      const [list, { changes }] = [await listCommits(opened, [base], head), await compareTrees(opened, base, head)];
      const input = {
        findings: findingsOf(changes),
        policy: defaultPolicy(),
        isFixture: (path) => path.includes('/fixtures/'),
        requires: () => ['trailer'],
        headKind: 'commit',
      };
      const bare = list.map((one) => ({ ...one, message: 'Edit\n', gitTrailers: [] }));
      const matched = (review) => review.findings.filter(({ record }) => record.status === 'matched').length;
      if (matched(reviewChanges({ ...input, commits: list })) !== changed)
        throw new Error('not everything was matched');
      if (matched(reviewChanges({ ...input, commits: bare })) !== 0) throw new Error('something was matched');
      const times = [list, bare].map((all) => processorTime(() => reviewChanges({ ...input, commits: all })));
      const [many, one] = [wholeCheck(directory), wholeCheck(single)];
      console.log(
        `| ${changed.toLocaleString('en')} in ${commits.toLocaleString('en')} | ${times.map((time) => `${time.toFixed(0)} ms`).join(' | ')} | ${[many, one].map(({ processor, wall }) => `${processor.toFixed(0)} ms, ${wall.toFixed(0)} ms`).join(' | ')} | ${(many.processor - one.processor).toFixed(0)} ms, ${(many.wall - one.wall).toFixed(0)} ms |`,
      );
    } finally {
      await opened.close();
    }
  }
  console.log('');
}

const benches = { fetches, commits, records };
const wanted = process.argv.slice(2);
try {
  for (const [name, run] of Object.entries(benches)) if (wanted.length === 0 || wanted.includes(name)) await run();
} finally {
  rmSync(root, { recursive: true, force: true });
}
