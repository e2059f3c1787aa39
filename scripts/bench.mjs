// Ratios in one run, on inputs built by seed: npm run bench [-- NAME...]. No figure here is ever asserted in the test suite.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
const wanted = process.argv.slice(2);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const root = mkdtempSync(join(tmpdir(), 'fixture-gate-bench-'));
const gitEnv = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

/** Mulberry32: the same inputs on every machine. */
function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Standard normal, by Box and Muller. */
function gauss(next) {
  return Math.sqrt(-2 * Math.log(next() || 1e-9)) * Math.cos(2 * Math.PI * next());
}

/** Wall milliseconds of each round, interleaved so that a slow phase of the machine meets every candidate. */
function measure(candidates, rounds = ROUNDS) {
  const times = Object.fromEntries(Object.keys(candidates).map((name) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(candidates)) {
      const start = process.hrtime.bigint();
      run();
      const spent = Number(process.hrtime.bigint() - start) / 1e6;
      if (round >= 0) times[name].push(spent);
    }
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, list]) => {
      const sorted = list.toSorted((a, b) => a - b);
      return [name, { median: sorted[sorted.length >> 1], least: sorted[0], most: sorted.at(-1) }];
    }),
  );
}

const show = ({ median, least, most }) => `${median.toFixed(0)} ms (${least.toFixed(0)} to ${most.toFixed(0)})`;
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);
const table = (...head) => {
  row(...head);
  row(...head.map(() => '---'));
};

/** Peak resident memory of one run, in MiB, as the operating system accounts it. */
function peakMemory(command, args) {
  const { stderr } = spawnSync('/usr/bin/time', ['-f', '%M', command, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kibibytes = Number(
    String(stderr ?? '')
      .trim()
      .split('\n')
      .pop(),
  );
  return Number.isFinite(kibibytes) && kibibytes > 0 ? `${(kibibytes / 1024).toFixed(0)} MiB` : 'not measured';
}

function node(...args) {
  spawnSync('node', args, { stdio: 'ignore' });
}

/** 50,000 files, `changed` of them fixtures that differ in one value between `base` and `head`; mixed formats. */
function buildRepository(changed, commits) {
  const directory = join(root, `repo-${changed}-${commits}`);
  execFileSync('git', ['init', '-q', directory], { env: gitEnv });
  const next = random(changed);
  const chunks = [];
  const file = (path, text) => chunks.push(`M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`);
  const person = (time) => `Bench <bench@example.test> ${1_767_225_600 + time} +0000`;
  // Sizes as in public repositories (docs/classes.md section 9): median 1.6 kB, nine of ten below 47 kB, at most 400 kB.
  const rowsOf = () => Math.max(2, Math.min(6_000, Math.round(24 * Math.exp(2.64 * gauss(next)))));
  const fixture = (index) => {
    const rows = Array.from({ length: rowsOf() }, (_, row) => ({
      id: index * 100 + row,
      name: `n${Math.floor(next() * 1e6)}`,
      value: Math.round(next() * 1e6) / 1e3,
    }));
    if (index % 10 < 6) return ['json', `${JSON.stringify(rows, null, 1)}\n`];
    if (index % 10 < 8)
      return ['csv', `id,name,value\n${rows.map((row) => `${row.id},${row.name},${row.value}`).join('\n')}\n`];
    if (index % 10 < 9)
      return [
        'yaml',
        `rows:\n${rows.map((row) => `- id: ${row.id}\n  name: ${row.name}\n  value: ${row.value}`).join('\n')}\n`,
      ];
    return ['txt', `${rows.map((row) => `${row.name} ${row.value}`).join('\n')}\n`];
  };
  chunks.push(`commit refs/heads/base\ncommitter ${person(0)}\ndata 5\nbase\n\n`);
  const pairs = [];
  for (let index = 0; index < changed; index += 1) {
    const [extension, text] = fixture(index);
    const path = `pkg${index % 50}/fixtures/f${index}.${extension}`;
    file(path, text);
    pairs.push([path, text]);
  }
  for (let index = changed; index < 50_000; index += 1)
    file(`src/m${index % 80}/d${index % 4_000}/f${index}.txt`, `file ${index}\n`);
  const per = Math.ceil(pairs.length / commits);
  for (let commit = 0; commit < commits; commit += 1) {
    const mine = pairs.slice(commit * per, (commit + 1) * per);
    const message = `Edit ${commit}\n\n${mine.map(([path]) => `Fixture-Change: ${path} purpose=rebuild source=generator-of-the-bench`).join('\n')}\n`;
    chunks.push(
      `commit refs/heads/head\ncommitter ${person(commit + 1)}\ndata ${Buffer.byteLength(message)}\n${message}${commit === 0 ? 'from refs/heads/base\n' : ''}`,
    );
    for (const [path, text] of mine)
      file(
        path,
        text
          .replace(/(\d)\.(\d)/, (_, a, b) => `${a}.${(Number(b) + 1) % 10}`)
          .replace(/^(id,name,value\n\d+,)n/, '$1m'),
      );
  }
  execFileSync('git', ['-C', directory, 'fast-import', '--quiet'], {
    input: chunks.join(''),
    env: gitEnv,
    maxBuffer: 1 << 28,
  });
  return directory;
}

/** Git alone: what any tool must ask of it for this range. */
function gitFloor(directory) {
  const raw = execFileSync(
    'git',
    ['-C', directory, 'diff', '--raw', '-z', '--no-renames', '--no-abbrev', 'base', 'head'],
    { env: gitEnv, maxBuffer: 1 << 28 },
  ).toString();
  const ids = raw
    .split('\0')
    .filter((part) => part.startsWith(':'))
    .flatMap((part) => part.split(' ').slice(2, 4))
    .filter((id) => !/^0+$/.test(id));
  spawnSync('git', ['-C', directory, 'cat-file', '--batch'], {
    input: `${ids.join('\n')}\n`,
    env: gitEnv,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  spawnSync('git', ['-C', directory, 'log', '--raw', '-z', '--no-abbrev', 'base..head'], {
    env: gitEnv,
    stdio: 'ignore',
  });
}

/** What `check` is called with: committed revisions, a report that nobody reads. */
const checkOf = (directory) => [
  ...[cli, 'check', '--repo', directory, '--base', 'base', '--head', 'head'],
  ...['--format', 'json', '--output', join(root, 'report.json')],
];

/**
 * How many processes of git one run starts, children of theirs left out: a git of ours stands first on the path, writes a line and
 * becomes the real one.
 */
function gitProcesses(directory) {
  const folder = join(root, 'counted');
  const log = join(folder, 'log');
  const real = execFileSync('/bin/sh', ['-c', 'command -v git']).toString().trim();
  mkdirSync(folder, { recursive: true });
  writeFileSync(log, '');
  writeFileSync(join(folder, 'git'), `#!/bin/sh\necho >> '${log}'\nexec '${real}' "$@"\n`, { mode: 0o755 });
  spawnSync('node', checkOf(directory), {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
  });
  return readFileSync(log, 'utf8').length;
}

/** The same repository, and a change that touches no fixture. */
function withoutFixtures() {
  const directory = repository(100);
  const commit = `commit refs/heads/other\ncommitter Bench <bench@example.test> 1767225700 +0000\ndata 5\nother\nfrom refs/heads/base\nM 100644 inline src/m1/d1/new.txt\ndata 2\nx\n\n`;
  execFileSync('git', ['-C', directory, 'fast-import', '--quiet', '--force'], { input: commit, env: gitEnv });
  return directory;
}

const repositories = new Map();

/** Built once for all benches that want it. */
function repository(changed, commits = 1) {
  const name = `${changed}-${commits}`;
  if (!repositories.has(name)) repositories.set(name, buildRepository(changed, commits));
  return repositories.get(name);
}

const benches = {
  start() {
    const empty = withoutFixtures();
    const nothing = checkOf(empty).map((word) => (word === 'head' ? 'other' : word));
    const diff = ['-C', empty, 'diff', '--raw', '-z', '--no-renames', '--no-abbrev', 'base', 'other'];
    const result = measure(
      {
        node: () => node('-e', '0'),
        version: () => node(cli, '--version'),
        diff: () => spawnSync('git', diff, { env: gitEnv, stdio: 'ignore' }),
        nothing: () => node(...nothing),
      },
      ROUNDS * 3,
    );
    const { node: start, version, diff: raw } = result;
    table('start', 'time', 'over `node -e 0`');
    row('`node -e 0`', show(start), '');
    row(
      '`fixture-gate --version`',
      show(version),
      `${(version.median - start.median).toFixed(0)} ms, ${(version.median / start.median).toFixed(2)} x`,
    );
    const limit = 1.6 * start.median + 2 * raw.median;
    row(
      '`check` that finds no fixture',
      show(result.nothing),
      `${(result.nothing.median / limit).toFixed(2)} x (1.6 x node and 2 x \`git diff --raw\`, ${raw.median.toFixed(0)} ms)`,
    );
  },
  check() {
    table(
      'whole `check`, 50,000 files',
      'git alone',
      'check',
      "less node's start, over git alone",
      'peak memory',
      'git processes',
    );
    for (const changed of [100, 2_000, 10_000]) {
      const directory = repository(changed);
      const result = measure(
        {
          start: () => node('-e', '0'),
          floor: () => gitFloor(directory),
          check: () => node(...checkOf(directory)),
        },
        changed > 5_000 ? Math.min(ROUNDS, 3) : ROUNDS,
      );
      const ratio = (result.check.median - result.start.median) / result.floor.median;
      row(
        `${changed.toLocaleString('en')} changed fixtures`,
        show(result.floor),
        show(result.check),
        `${ratio.toFixed(1)} x`,
        peakMemory('node', checkOf(directory)),
        gitProcesses(directory),
      );
    }
  },
  commits() {
    table('200 commits, 2,000 fixtures', 'one `git log --raw`', 'check', 'share of records and commits');
    const directory = repository(2_000, 200);
    const result = measure({
      log: () => spawnSync('git', ['-C', directory, 'log', '--raw', 'base..head'], { env: gitEnv, stdio: 'ignore' }),
      check: () => node(...checkOf(directory)),
    });
    row('', show(result.log), show(result.check), '');
  },
  large: () => {
    spawnSync('node', [fileURLToPath(new URL('bench-large.mjs', import.meta.url))], { stdio: 'inherit' });
  },
  audit() {
    table('20,000 commits, a third change a fixture', 'one `git log --raw`', '`audit`', 'ratio');
    const directory = longHistory(20_000);
    const log = ['git', '-C', directory, 'log', '--raw', 'main'];
    const audit = ['node', cli, 'audit', 'main', '--repo', directory];
    const result = measure({
      log: () => spawnSync(log[0], log.slice(1), { env: gitEnv, stdio: 'ignore' }),
      audit: () => spawnSync(audit[0], audit.slice(1), { stdio: 'ignore' }),
    });
    row('wall', show(result.log), show(result.audit), `${(result.audit.median / result.log.median).toFixed(1)} x`);
    const [floor, ours] = processorTimes([log, audit]);
    row('processor', `${floor.toFixed(0)} ms`, `${ours.toFixed(0)} ms`, `${(ours / floor).toFixed(1)} x`);
  },
  async gates() {
    const { gateTimes } = await import('./bench-gates.mjs');
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await gateTimes(new URL('../dist/index.js', import.meta.url)));
    const median = (name) => rounds.map((one) => one[name]).toSorted((a, b) => a - b)[rounds.length >> 1];
    const { parse, read, gates, after, warmRead, warmGates } = Object.fromEntries(
      Object.keys(rounds[0]).map((name) => [name, median(name)]),
    );
    table(
      '10 MB of JSON, 20 rules, 20 properties',
      '`JSON.parse`',
      'our read',
      'gates',
      'over our read',
      'over `JSON.parse`',
    );
    const line = (name, reading, time) =>
      row(
        name,
        ...[parse, reading, time].map((one) => `${one.toFixed(0)} ms`),
        ...[reading, parse].map((one) => `${(time / one).toFixed(1)} x`),
      );
    line('first run, with the read', read, gates);
    line('first run, where the comparison has read it', read, after);
    line('once warm, with the read', warmRead, warmGates);
  },
  seal() {
    table('seal', '`--version`', '`manifest check`', 'more', '`check` without a manifest', 'with', 'more');
    for (const [count, bytes] of [
      [12, 4_194_304],
      [500, 4_194_304],
    ]) {
      const [sealed, plain] = [true, false].map((seal) => sealedRepository(count, bytes, seal));
      const commands = [
        ['node', cli, '--version'],
        ['node', cli, 'manifest', 'check', '--repo', sealed, '--head', 'head'],
        ['node', ...checkOf(plain)],
        ['node', ...checkOf(sealed)],
      ];
      for (const command of commands.slice(1)) {
        const { status, stdout } = spawnSync(command[0], command.slice(1));
        if (status !== 0) throw new Error(`${command.join(' ')}: ${status} ${stdout}`);
      }
      const wall = Object.values(
        measure(
          Object.fromEntries(
            commands.map((command, at) => [at, () => spawnSync(command[0], command.slice(1), { stdio: 'ignore' })]),
          ),
        ),
      ).map(({ median }) => median);
      const processor = processorTimes(commands);
      for (const [name, [version, manifest, without, withSeal]] of Object.entries({ wall, processor })) {
        row(
          `${count} fixtures and entries, ${(bytes / 1_048_576).toFixed(0)} MB, ${name}`,
          ...[version, manifest, manifest - version, without, withSeal, withSeal - without].map(
            (time) => `${time.toFixed(0)} ms`,
          ),
        );
      }
    }
  },
};

/** `count` fixtures with an entry each, or without a manifest; head edits one of them, with its entry and its record. */
function sealedRepository(count, bytes, seal) {
  const directory = join(root, `sealed-${count}-${seal}`);
  execFileSync('git', ['init', '-q', directory], { env: gitEnv });
  const next = random(count);
  const chunks = [];
  const file = (path, text) => chunks.push(`M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`);
  const size = Math.floor(bytes / count / 28);
  const texts = Array.from(
    { length: count },
    () => `${JSON.stringify(Array.from({ length: size }, () => ({ value: Math.round(next() * 1e9) })))}\n`,
  );
  const path = (index) => `testdata/f${index}.json`;
  const entry = (text, index) =>
    `${path(index)} ${createHash('sha256').update(text).digest('hex')} ${Buffer.byteLength(text)} bytes Rows of the bench, built by seed\n`;
  const edited = texts.with(0, texts[0].replace(/[0-9]/, '7').replace(/[0-9](?=\D*\]\n$)/, '8'));
  const message = `Edit\n\nFixture-Change: ${path(0)} purpose=rebuild source=generator-of-the-bench\n`;
  for (const [branch, all, said] of [
    ['base', texts, 'base'],
    ['head', edited, message],
  ]) {
    const parent = branch === 'head' ? 'from refs/heads/base\n' : '';
    chunks.push(
      `commit refs/heads/${branch}\ncommitter Bench <bench@example.test> 1767225600 +0000\ndata ${Buffer.byteLength(said)}\n${said}\n${parent}`,
    );
    for (const [index, text] of all.entries()) if (branch === 'base' || text !== texts[index]) file(path(index), text);
    if (seal) file('fixtures.manifest', all.map(entry).join(''));
  }
  execFileSync('git', ['-C', directory, 'fast-import', '--quiet'], {
    input: chunks.join(''),
    env: gitEnv,
    maxBuffer: 1 << 28,
  });
  return directory;
}

/** One commit, one file; every third is a fixture with its record. */
function longHistory(commits) {
  const directory = join(root, `history-${commits}`);
  execFileSync('git', ['init', '-q', '-b', 'main', directory], { env: gitEnv });
  const chunks = [];
  for (let index = 0; index < commits; index += 1) {
    const isFixture = index % 3 === 0;
    const path = isFixture ? `pkg${index % 50}/fixtures/f${index % 400}.json` : `src/m${index % 80}/f${index % 900}.ts`;
    const record = isFixture ? `Fixture-Change: ${path} purpose=rebuild source=price-list\n` : '';
    const message = `Change ${index}\n\nThe price list of March is the source, see the tracker.\nA second line of prose.\n\n${record}Signed-off-by: Bench <bench@example.test>\n`;
    const text = `{"n": ${index}}\n`;
    chunks.push(
      `commit refs/heads/main\ncommitter Bench <bench@example.test> ${1_767_225_600 + index} +0000\ndata ${Buffer.byteLength(message)}\n${message}M 100644 inline ${path}\ndata ${text.length}\n${text}\n`,
    );
  }
  execFileSync('git', ['-C', directory, 'fast-import', '--quiet'], {
    input: chunks.join(''),
    env: gitEnv,
    maxBuffer: 1 << 28,
  });
  return directory;
}

/** User and system milliseconds of whole process trees, the median of all rounds, taken in turn. */
function processorTimes(commands, rounds = ROUNDS) {
  const times = commands.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, command] of commands.entries()) {
      const { stderr } = spawnSync('/usr/bin/time', ['-f', '%U %S', ...command], {
        env: gitEnv,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const [user, system] = String(stderr).trim().split('\n').pop().split(' ').map(Number);
      times[index].push((user + system) * 1e3);
    }
  }
  return times.map((list) => list.toSorted((a, b) => a - b)[list.length >> 1]);
}

console.log(
  `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB, ${ROUNDS} rounds\n`,
);
try {
  for (const [name, run] of Object.entries(benches)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    await run();
    console.log('');
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}
