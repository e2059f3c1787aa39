import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { audit } from '../../src/commands/audit.js';
import { createRepository, removeRepositories, type TestRepository } from '../support/repositories.js';

const folder = mkdtempSync(join(tmpdir(), 'fixture-gate-audit-'));
afterAll(() => {
  removeRepositories();
  rmSync(folder, { recursive: true, force: true });
});

interface AuditJson {
  readonly commits: number;
  readonly changes: number;
  readonly trailers: number;
  readonly entries: readonly { readonly kind: string; readonly commit: string; readonly path?: string }[];
}

async function audited(repository: TestRepository, range = 'main'): Promise<AuditJson & { readonly code: number }> {
  const file = join(folder, 'report.json');
  const code = await audit({
    kind: 'audit',
    range,
    repository: repository.directory,
    output: { format: 'json', verbosity: 'normal', file },
  });
  return { code, ...(JSON.parse(readFileSync(file, 'utf8')) as AuditJson) };
}

const WHY = 'reason="The price list of March raised it"';
const A = 'testdata/a.json';

/** Adds a fixture, edits it and removes it, each without a word. */
function silentHistory(require: string): { readonly repository: TestRepository; readonly shas: readonly string[] } {
  const repository = createRepository();
  const policy = `version: 1\nfixtures:\n  - paths: ["testdata/**"]\n    require: ${require}\n`;
  const steps = [{ '.github/fixture-gate.yml': policy, [A]: '1\n' }, { [A]: '2\n' }, { [A]: null }];
  return { repository, shas: steps.map((files) => repository.commit({ files, message: 'Work\n' })) };
}

describe('R5 what a history is asked for, by class', () => {
  it.each<readonly [string, readonly number[]]>([
    ['trailer', [0, 1, 2]],
    ['none', []],
    ['review', []],
    ['{ default: trailer, ADDED: none }', [1, 2]],
    ['{ default: none, REMOVED: trailer }', [2]],
    // Classes are not measured: a change that may be of a class that needs a record needs one.
    ['{ default: none, SHAPE_CHANGE: trailer }', [1]],
    ['{ default: trailer, TOLERANCE_DRIFT: none }', [0, 1, 2]],
    ['{ default: review, SEMANTIC_REWRITE: [review, trailer] }', [1]],
  ])('R5 %s', async (require, expected) => {
    const { repository, shas } = silentHistory(require);
    const { code, entries } = await audited(repository);
    expect(entries.map(({ kind, commit, path }) => [kind, shas.indexOf(commit), path])).toEqual(
      expected.map((index) => ['unrecorded', index, A]),
    );
    expect(code).toBe(expected.length === 0 ? 0 : 1);
  });
});

describe('T39 T46 a link in place of the folder of fixtures', () => {
  it('is asked for where it comes and where it goes, in either direction of the walk', async () => {
    const repository = createRepository();
    const policy = 'version: 1\nfixtures:\n  - paths: ["testdata/**"]\n';
    const link = { mode: '120000', content: 'src' };
    const steps = [
      { '.github/fixture-gate.yml': policy, testdata: 'a file of that name is no folder\n' },
      { testdata: 'edited\n' },
      { testdata: link },
      { testdata: 'a file again\n' },
      { testdata: 'edited again\n' },
    ];
    const shas = steps.map((files) => repository.commit({ files, message: 'Work\n' }));
    const { entries, changes } = await audited(repository);
    expect(entries.map(({ kind, commit, path }) => [kind, shas.indexOf(commit), path])).toEqual([
      ['unrecorded', 2, 'testdata'],
      ['unrecorded', 3, 'testdata'],
    ]);
    expect(changes).toBe(2);
  });
});

describe('R2 what the quick look leaves to the long one', () => {
  it('counts and finds the same, whatever messages hold', async () => {
    const repository = createRepository();
    const messages = [
      `Plain\n\nFixture-Change: ${A} ${WHY}\n`,
      `Blank before the colon\n\nfixture-change : ${A} ${WHY}\n`,
      `Twice\n\nFixture-Change: ${A} ${WHY}\nFixture-Change: ${A} ${WHY}\n`,
      `A NUL\n\nFixture-Change: ${A} ${WHY}\n\0\n`,
      Buffer.from(`No UTF-8 \xff\n\nFixture-Change: ${A} ${WHY}\n`, 'latin1'),
      `Quoted\n\nFixture-Change: ${A} ${WHY}\n\nmore\n\nFixture-Change: ${A} ${WHY}\n`,
      `Too short\n\nFixture-Change: ${A} x\n`,
      `Another\n\nFixture-Change: testdata/b.json ${WHY}\n`,
    ];
    const shas = messages.map((message, index) => repository.commit({ files: { [A]: `${index}\n` }, message }));
    const { commits, changes, trailers, entries } = await audited(repository);
    // Of what is no fit text git lists trailers that nobody believes.
    expect([commits, changes, trailers]).toEqual([8, 8, 7]);
    expect(entries.map(({ kind, commit }) => [kind, shas.indexOf(commit)])).toEqual([
      ['unrecorded', 3],
      ['malformed', 3],
      ['unrecorded', 4],
      ['malformed', 4],
      ['near-miss', 5],
      ['unrecorded', 6],
      ['stub', 6],
      ['unrecorded', 7],
      ['orphan', 7],
    ]);
  });
});
