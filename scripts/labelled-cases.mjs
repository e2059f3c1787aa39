// Runs labelled cases through the built command line on real repositories, and names each id that comes out otherwise.
// usage: node scripts/labelled-cases.mjs FOLDER_OF_CASES [ID...]
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
const [folder, ...ids] = process.argv.slice(2);
const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
const root = mkdtempSync(join(tmpdir(), 'labelled-'));
const POLICY = '.github/fixture-gate.yml';

function readCases(name) {
  const file = join(folder, name);
  if (!existsSync(file)) return [];
  const all = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id));
}

const bytesOf = (value) =>
  typeof value === 'string' ? Buffer.from(value) : value.b64 === undefined ? value : Buffer.from(value.b64, 'base64');

/** `commits`: lists of `{ message, changes: { path: { mode, bytes } | null } }`, each on top of the one before. */
function repository(name, commits) {
  const directory = join(root, name.replaceAll(/[^\w-]/g, '_'));
  execFileSync('git', ['init', '-q', '-b', 'main', directory], { env });
  const chunks = [];
  const data = (bytes) => chunks.push(Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from('\n'));
  commits.forEach(({ message, changes }, index) => {
    const person = `Dev One <dev1@example.test> ${1_767_225_600 + index * 60} +0000`;
    chunks.push(Buffer.from(`commit refs/heads/main\nmark :${index + 1}\nauthor ${person}\ncommitter ${person}\n`));
    data(Buffer.from(message));
    if (index > 0) chunks.push(Buffer.from(`from :${index}\n`));
    const entries = Object.entries(changes);
    for (const [path, entry] of entries) if (entry === null) chunks.push(Buffer.from(`D ${quote(path)}\n`));
    for (const [path, entry] of entries) {
      if (entry === null) continue;
      if (entry.mode === '160000') {
        chunks.push(Buffer.from(`M 160000 ${entry.bytes.toString().trim()} ${quote(path)}\n`));
        continue;
      }
      chunks.push(Buffer.from(`M ${entry.mode} inline ${quote(path)}\n`));
      data(entry.bytes);
    }
  });
  const marks = join(directory, '.git', 'marks');
  execFileSync('git', ['-C', directory, 'fast-import', '--quiet', `--export-marks=${marks}`], {
    env,
    input: Buffer.concat(chunks),
  });
  const shas = new Map(
    readFileSync(marks, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' '))
      .map(([mark, sha]) => [Number(mark.slice(1)), sha]),
  );
  return { directory, shas: commits.map((_, index) => shas.get(index + 1)) };
}

const quote = (path) =>
  /^[\w./@-]+$/.test(path)
    ? path
    : JSON.stringify(path).replaceAll(/[^\x20-\x7e]/g, (c) =>
        [...Buffer.from(c)].map((b) => `\\${b.toString(8).padStart(3, '0')}`).join(''),
      );

function check(directory, base, head) {
  const { stdout, stderr, status } = spawnSync(
    'node',
    [cli, 'check', '--repo', directory, '--base', base, '--head', head, '--format', 'json'],
    { env, maxBuffer: 1 << 28 },
  );
  try {
    return { status, report: JSON.parse(stdout.toString()) };
  } catch {
    return { status, error: `${stderr}`.trim() };
  }
}

const failures = [];
let passed = 0;
function judge(id, wrong) {
  if (wrong.length === 0) passed += 1;
  else failures.push(`${id}: ${wrong.join('; ')}`);
}

function pairCase(one) {
  const side = (which) => {
    const value = one[which] ?? (one[`${which}_b64`] == null ? null : { b64: one[`${which}_b64`] });
    return value === null ? null : { mode: one[`${which}Mode`] ?? '100644', bytes: bytesOf(value) };
  };
  const policy = one.policy ?? { fixtures: [{ paths: ['**'] }] };
  const others = Object.fromEntries(
    Object.entries(one.files ?? {}).map(([path, text]) => [path, { mode: '100644', bytes: bytesOf(text) }]),
  );
  const start = { [POLICY]: { mode: '100644', bytes: Buffer.from(JSON.stringify(policy)) }, ...others };
  const past = (one.history ?? []).map((text, index) => ({
    message: `past ${index}\n`,
    changes: { ...(index === 0 ? start : {}), [one.path]: { mode: '100644', bytes: bytesOf(text) } },
  }));
  const base = side('base');
  const baseCommit = {
    message: 'base\n',
    changes: { ...(past.length === 0 ? start : {}), ...(base ? { [one.path]: base } : {}) },
  };
  const { directory, shas } = repository(one.id, [
    ...past,
    baseCommit,
    { message: 'head\n', changes: { [one.path]: side('head') } },
  ]);
  const { report, error } = check(directory, shas.at(-2), shas.at(-1));
  if (report === undefined) return judge(one.id, [error]);
  const finding = report.findings.find(({ path }) => path === one.path);
  if (finding === undefined) return judge(one.id, ['no finding']);
  const wrong = [];
  if (finding.class !== one.class) wrong.push(`class ${finding.class}, expected ${one.class} (${finding.summary})`);
  if (JSON.stringify(finding.also) !== JSON.stringify(one.also))
    wrong.push(`also ${JSON.stringify(finding.also)}, expected ${JSON.stringify(one.also)} (${finding.summary})`);
  if (process.env['SHOW_NOTES'])
    console.log(
      `${one.id}: ${finding.summary} | ${[...finding.changes.slice(0, 3).map((change) => `${change.at} ${change.base} -> ${change.head} ${change.note ?? ''}`), ...(finding.notes ?? [])].join(' | ')}\n    wanted: ${one.notes.join(' | ')}`,
    );
  judge(one.id, wrong);
}

function trailerCase(one) {
  const plain = (changes) =>
    Object.fromEntries(
      Object.entries(changes).map(([path, text]) => [
        path,
        text === null ? null : { mode: '100644', bytes: bytesOf(text) },
      ]),
    );
  const commits = [
    { message: one.base_message ?? 'base\n', changes: plain(one.base_files) },
    ...one.commits.map(({ message, changes }) => ({ message, changes: plain(changes) })),
  ];
  const { directory, shas } = repository(one.id, commits);
  const { report, error } = check(directory, shas[0], shas.at(-1));
  if (report === undefined) return judge(one.id, [error]);
  const index = (sha) => shas.indexOf(shas.find((one) => one === sha || (sha && one.startsWith(sha)))) - 1;
  const codes = (...wanted) => report.problems.filter(({ code }) => wanted.includes(code));
  const wrong = [];
  const same = (name, found, expected) => {
    const key = (list) => JSON.stringify(list.map((item) => JSON.stringify(item)).sort());
    if (key(found) !== key(expected))
      wrong.push(`${name} ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`);
  };
  const { expect } = one;
  same(
    'orphan commits',
    codes('FG102').map(({ commit }) => index(commit)),
    expect.orphan.map(([, commit]) => commit),
  );
  same(
    'malformed commits',
    codes('FG103', 'FG104').map(({ commit }) => index(commit)),
    expect.malformed.map(([commit]) => commit),
  );
  same(
    'near misses',
    codes('FG106').map(({ commit, line }) => [index(commit), line]),
    expect.near_miss,
  );
  for (const wanted of expect.findings ?? []) {
    const finding = report.findings.find(({ path }) => path === wanted.path);
    for (const [name, value] of Object.entries(wanted))
      if (finding?.[name] !== value) wrong.push(`${wanted.path} ${name}: ${finding?.[name]}, expected ${value}`);
  }
  const missingPaths = new Set(expect.missing.map(([path]) => path));
  for (const { path, record } of report.findings) {
    if (
      missingPaths.has(path) === (record.status === 'matched') &&
      !expect.valid.some(([valid]) => valid === path && missingPaths.has(path))
    )
      wrong.push(`${path} is ${record.status}`);
  }
  judge(one.id, wrong);
}

for (const one of readCases('pairs.jsonl')) pairCase(one);
for (const one of readCases('trailers.jsonl')) trailerCase(one);
for (const failure of failures) console.log(failure);
console.log(`${passed} passed, ${failures.length} failed`);
rmSync(root, { recursive: true, force: true });
process.exitCode = failures.length === 0 ? 0 : 1;
