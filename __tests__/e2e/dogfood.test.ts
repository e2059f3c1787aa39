import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const CLI = join(root, 'dist', 'cli', 'index.js');
/** Everything by which this repository judges its own evidence, and the evidence. */
const PARTS = [
  '.gitattributes',
  '.github/fixture-gate.yml',
  'fixtures.manifest',
  'properties',
  'schemas',
  '__tests__/cases',
  '__tests__/contract',
  '__tests__/goldens',
  '__tests__/policy/policy.example.yml',
  '__tests__/fixture_ledger.json',
  '__tests__/flake_freeze.txt',
];
const PAIRS = '__tests__/cases/labelled/pairs.jsonl';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** A repository that holds what stands here now, so that the answer does not hang on how this folder was checked out. */
function ownRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fg-dogfood-'));
  folders.push(folder);
  for (const part of PARTS) cpSync(join(root, part), join(folder, part), { recursive: true });
  git(folder, 'init', '--quiet', '--initial-branch=main');
  commit(folder, 'What stands on base');
  git(folder, 'checkout', '--quiet', '-b', 'topic');
  return folder;
}

function git(folder: string, ...args: readonly string[]): void {
  const identity = ['-c', 'user.name=Dana Example', '-c', 'user.email=dana@example.test', '-c', 'core.autocrlf=false'];
  const { status, stderr } = spawnSync('git', ['-C', folder, ...identity, ...args], { encoding: 'utf8' });
  expect([status, stderr.replace(/^warning: .*\n/gm, '')]).toEqual([0, '']);
}

function commit(folder: string, message: string): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '-m', message);
}

interface Report {
  readonly verdict: string;
  readonly gates: readonly { readonly id: string; readonly outcome: string }[];
  readonly findings: readonly { readonly path: string; readonly class: string }[];
  readonly problems: readonly { readonly code: string; readonly path?: string; readonly severity: string }[];
}

function fixtureGate(
  folder: string,
  ...args: readonly string[]
): { readonly code: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args, '--quiet', '--repo', folder], {
    encoding: 'utf8',
  });
  return { code: status, output: stdout + stderr };
}

function check(folder: string): { readonly code: number | null; readonly report: Report } {
  const { code, output } = fixtureGate(folder, 'check', '--base', 'main', '--head', 'topic', '--format', 'json');
  return { code, report: JSON.parse(output) as Report };
}

const outcomes = ({ gates }: Report) => Object.fromEntries(gates.map(({ id, outcome }) => [id, outcome]));
const errors = ({ problems }: Report) =>
  problems
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code)
    .sort();

/** An edit that only somebody who wants another verdict would make: a rewrite becomes drift. */
function relabel(folder: string): void {
  const file = join(folder, PAIRS);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"class": "SEMANTIC_REWRITE"', '"class": "TOLERANCE_DRIFT"'));
}

function reseal(folder: string): void {
  const manifest = join(folder, 'fixtures.manifest');
  const [line = ''] = /^__tests__\/cases\/labelled\/pairs\.jsonl .*$/m.exec(readFileSync(manifest, 'utf8')) ?? [];
  const { output } = fixtureGate(folder, 'manifest', 'propose', PAIRS);
  const [, digest, size] = /pairs\.jsonl ([0-9a-f]{64}) (\d+)/.exec(output) ?? [];
  const changed = line.replace(/ [0-9a-f]{64} \d+ /, ` ${digest} ${size} `);
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(line, changed));
}

describe('this repository, judged by its own policy', () => {
  it('M1 M3 M4 what the manifest claims is there', () => {
    const { code, output } = fixtureGate(ownRepository(), 'manifest', 'check');
    expect(code, `${output}\nAfter a change that is meant: fixture-gate manifest propose PATH`).toBe(0);
  });

  it('K1 the ledger has every file below its folder', () => {
    const { code, output } = fixtureGate(ownRepository(), 'ledger', 'check');
    expect(code, `${output}\nAfter a change that is meant: fixture-gate ledger propose`).toBe(0);
  });

  it('a label that is rewritten without a word fails, in the records and in the seal', () => {
    const folder = ownRepository();
    relabel(folder);
    commit(folder, 'Tidy up');
    const { code, report } = check(folder);
    expect([code, report.verdict]).toEqual([1, 'fail']);
    expect(report.findings).toMatchObject([{ path: PAIRS, class: 'SEMANTIC_REWRITE' }]);
    expect(errors(report)).toEqual(expect.arrayContaining(['FG101', 'FG206', 'FG209', 'FG501']));
  });

  it('the same with record and entry still fails: the properties count the pairs that must not be drift', () => {
    const folder = ownRepository();
    relabel(folder);
    reseal(folder);
    commit(folder, `Relabel\n\nFixture-Change: ${PAIRS} reason="the rule for order was read again"`);
    const { report } = check(folder);
    expect([report.verdict, errors(report)]).toEqual(['fail', ['FG501']]);
    expect(outcomes(report)).toMatchObject({
      records: 'pass',
      seal: 'pass',
      shape: 'pass',
      schema: 'pass',
      properties: 'fail',
    });
  });

  it('a pair that is added with record and entry passes every gate', () => {
    const folder = ownRepository();
    const pair = {
      id: 'json-added-here',
      format: 'json',
      path: 'a.json',
      base: '1',
      head: '2',
      policy: null,
      class: 'SEMANTIC_REWRITE',
      also: [],
      notes: [],
      source: 'hand',
      why: 'A number is another number.',
    };
    appendFileSync(join(folder, PAIRS), `${JSON.stringify(pair)}\n`);
    reseal(folder);
    commit(folder, `Add a pair\n\nFixture-Change: ${PAIRS} reason="numbers that differ have to be told apart"`);
    const { code, report } = check(folder);
    expect([code, errors(report)]).toEqual([0, []]);
    expect(outcomes(report)).toMatchObject({
      records: 'pass',
      seal: 'pass',
      shape: 'pass',
      schema: 'pass',
      properties: 'pass',
      freeze: 'pass',
    });
  });

  it('a golden that is rewritten without a record fails', () => {
    const folder = ownRepository();
    appendFileSync(join(folder, '__tests__/goldens/comment/rename.md'), 'more\n');
    commit(folder, 'Fix the comment');
    expect(errors(check(folder).report)).toEqual(['FG101']);
  });

  it('K6 a test that is taken off the freeze list beside a fixture fails', () => {
    const folder = ownRepository();
    writeFileSync(join(folder, '__tests__/flake_freeze.txt'), '# none\n');
    appendFileSync(join(folder, '__tests__/cases/approval.example.md'), 'more\n');
    commit(
      folder,
      'Clean up\n\nFixture-Change: __tests__/cases/approval.example.md reason="says what was compared with what"',
    );
    expect(errors(check(folder).report)).toEqual(expect.arrayContaining(['FG601', 'FG602']));
  });

  it('the frozen tests are there under their names', () => {
    const ids = readFileSync(join(root, '__tests__/flake_freeze.txt'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(ids.length).toBeGreaterThan(2);
    for (const id of ids) {
      const [file = '', name = ''] = id.split('::');
      expect(existsSync(join(root, file)), id).toBe(true);
      const source = readFileSync(join(root, file), 'utf8');
      expect(
        name.split(' ').some((_, index, words) => source.includes(`'${words.slice(index).join(' ')}'`)),
        id,
      ).toBe(true);
    }
  });
});
