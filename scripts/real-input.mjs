// Runs the gate on repositories that nobody wrote for it: two published versions of a package become base and head.
// usage: node scripts/real-input.mjs [--keep FOLDER] [NAME BASE HEAD [PATTERN...]]
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SAMPLES = [
  {
    name: 'react-native-codegen',
    base: '0.0.8',
    head: '0.70.0',
    patterns: ['**/__test_fixtures__/**', '**/__snapshots__/**'],
  },
  { name: '@mapbox/mvt-fixtures', base: '3.6.0', head: '3.10.0', patterns: [] },
  {
    name: '@octokit/fixtures',
    base: '21.0.0',
    head: '22.0.0',
    patterns: ['scenarios/**', '**/normalized-fixture.json'],
  },
  { name: 'openapi-to-postmanv2', base: '2.0.0', head: '4.0.0', patterns: ['test/data/**'] },
  { name: 'postcss-parser-tests', base: '8.3.0', head: '8.10.0', patterns: ['cases/**'] },
];

const cli = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
const args = process.argv.slice(2);
const keep = args[0] === '--keep' ? args.splice(0, 2)[1] : undefined;
const samples = args.length >= 3 ? [{ name: args[0], base: args[1], head: args[2], patterns: args.slice(3) }] : SAMPLES;
const root = keep ?? mkdtempSync(join(tmpdir(), 'real-input-'));
mkdirSync(root, { recursive: true });

function git(directory, ...rest) {
  return execFileSync(
    'git',
    ['-C', directory, '-c', 'user.name=Real Input', '-c', 'user.email=real@example.test', ...rest],
    {
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
      maxBuffer: 1 << 28,
    },
  ).toString();
}

/** The files of one published version, in `package/`. */
function unpack(name, version) {
  const folder = mkdtempSync(join(root, 'pack-'));
  const file = execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: folder })
    .toString()
    .trim()
    .split('\n')
    .pop();
  execFileSync('tar', ['xzf', file], { cwd: folder });
  const [inner] = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return join(folder, inner.name);
}

function commit(repository, tree, message) {
  for (const entry of readdirSync(repository))
    if (entry !== '.git') rmSync(join(repository, entry), { recursive: true });
  cpSync(tree, repository, { recursive: true });
  git(repository, 'add', '-A', '-f');
  git(repository, 'commit', '-q', '-m', message);
  return git(repository, 'rev-parse', 'HEAD').trim();
}

for (const { name, base, head, patterns } of samples) {
  const repository = join(root, name.replaceAll('/', '__'));
  rmSync(repository, { recursive: true, force: true });
  mkdirSync(repository);
  git(repository, 'init', '-q');
  git(repository, 'config', 'core.autocrlf', 'false');
  const from = commit(repository, unpack(name, base), `${name} ${base}`);
  const to = commit(repository, unpack(name, head), `${name} ${head}`);
  const report = join(root, `${name.replaceAll('/', '__')}.json`);
  const options = ['check', '--repo', repository, '--base', from, '--head', to, '--format', 'json', '--output', report];
  for (const pattern of patterns) options.push('--fixtures', pattern);
  let exit = 0;
  try {
    execFileSync('node', [cli, ...options], { stdio: ['ignore', 'inherit', 'inherit'] });
  } catch (error) {
    exit = error.status;
  }
  const { findings, stats } = JSON.parse(readFileSync(report, 'utf8'));
  const count = (of) => {
    const totals = new Map();
    for (const finding of findings) totals.set(of(finding), (totals.get(of(finding)) ?? 0) + 1);
    return [...totals].map(([key, total]) => `${key} ${total}`).join(', ');
  };
  console.log(`\n## ${name} ${base} -> ${head}: exit ${exit}, ${findings.length} findings`);
  console.log(
    `classes: ${count((finding) => finding.class)}\nformats: ${count((finding) => finding.format)}\nstats: ${JSON.stringify(stats.milliseconds ?? {})}`,
  );
  console.log('| class | format | path | summary |\n| --- | --- | --- | --- |');
  for (const finding of findings) {
    if (finding.class === 'ADDED' || finding.class === 'REMOVED') continue;
    console.log(`| ${finding.class} | ${finding.format} | ${finding.path} | ${finding.summary} |`);
  }
}
if (!keep) rmSync(root, { recursive: true, force: true });
else console.log(`\nrepositories and reports are in ${root}`);
