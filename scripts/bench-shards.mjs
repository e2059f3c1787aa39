// What each stage of a very large pull request costs when jobs share it: npm run bench:shards [-- FILES FIXTURES JOBS RUN].
// By default 5,000,000 files and 100,000 changed fixtures on 20 jobs, all of them one after the other on this machine. With RUN, only so
// many of the jobs are run and none joins them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hugeRepository } from './scale/repository.mjs';

const cli = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
const [files = 5_000_000, changed = 100_000, jobs = 20, run = jobs] = process.argv.slice(2).map(Number);
const root = mkdtempSync(join(tmpdir(), 'fixture-gate-shards-'));

function timed(args) {
  const { status, stderr } = spawnSync('/usr/bin/time', ['-f', '%e %U %S %M', process.execPath, cli, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0 && status !== 1) throw new Error(`ended with ${status}: ${stderr}`);
  const [wall, user, system, kibibytes] = stderr.trim().split('\n').at(-1).split(' ').map(Number);
  return { wall, processor: user + system, peak: kibibytes / 1_024, status };
}

try {
  const directory = join(root, 'repo');
  mkdirSync(directory);
  const start = process.hrtime.bigint();
  await hugeRepository(directory, { files, changed, commits: 20, bytes: 2_000 });
  console.log(
    `built in ${(Number(process.hrtime.bigint() - start) / 1e9).toFixed(0)} s: ${files} files, ${changed} changed fixtures, 20 commits\n`,
  );
  console.log('| stage | wall | processor | peak memory | of which (s) |\n| --- | --- | --- | --- | --- |');
  const tell = (name, { wall, processor, peak }, file) => {
    const { milliseconds } = JSON.parse(readFileSync(file, 'utf8')).stats;
    const laps = Object.entries(milliseconds).map(([stage, spent]) => `${stage} ${(spent / 1_000).toFixed(1)}`);
    console.log(
      `| ${name} | ${wall.toFixed(1)} s | ${processor.toFixed(1)} s | ${peak.toFixed(0)} MiB | ${laps.join(', ')} |`,
    );
  };
  // What git alone takes for what a job has to ask it.
  for (const [name, args] of [
    ['git diff-tree', ['diff-tree', '-r', '--raw', '-z', 'base', 'head']],
    ['git ls-tree', ['ls-tree', '-r', '-z', 'head']],
    ['git log', ['log', '--raw', '-z', 'base..head']],
  ]) {
    const { stderr } = spawnSync('/usr/bin/time', ['-f', '%e %U %S %M', 'git', '-C', directory, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    const [wall, user, system, kibibytes] = stderr.trim().split('\n').at(-1).split(' ').map(Number);
    console.log(
      `| ${name} alone | ${wall.toFixed(1)} s | ${(user + system).toFixed(1)} s | ${(kibibytes / 1_024).toFixed(0)} MiB | |`,
    );
  }
  const reports = [];
  for (let index = 0; index < run; index += 1) {
    const output = join(root, `${index}.json`);
    const spent = timed([
      'check',
      '--repo',
      directory,
      '--base',
      'base',
      '--head',
      'head',
      '--shard',
      `${index}/${jobs}`,
      '--format',
      'json',
      '--output',
      output,
      '--fail-on',
      'never',
    ]);
    tell(`shard ${index} of ${jobs}`, spent, output);
    reports.push(output);
  }
  if (run === jobs) {
    const output = join(root, 'all.json');
    const spent = timed(['merge', ...reports, '--repo', directory, '--format', 'json', '--output', output]);
    tell('merge', spent, output);
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}
