import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { gate } from '../../src/gate.js';
import type { RangeSpec } from '../../src/inputs/request.js';
import type { Report } from '../../src/reporters/report.js';
import { createRepository, removeRepositories, type TestRepository } from '../support/repositories.js';
import { judge, of, tell } from '../support/run-gate.js';

afterAll(removeRepositories);

const ORDER = '{\n  "id": 7,\n  "total": 19.5\n}\n';
const CRLF = ORDER.replaceAll('\n', '\r\n');

function look(repository: TestRepository, kind: 'worktree' | 'staged'): Promise<Report> {
  const range: RangeSpec = { kind };
  return gate({ repository: { kind: 'directory', path: repository.directory }, range, testReports: [] });
}

/** As it is some time after a clone: within the second in which they are written git cannot trust what it noted of files. */
function aged(repository: TestRepository): void {
  for (const path of repository.git(['ls-files']).split('\n'))
    utimesSync(join(repository.directory, path), 1_000, 1_000);
  repository.git(['update-index', '--refresh']);
}

const classes = ({ findings }: Report): readonly string[] => findings.map(({ path, class: one }) => `${one} ${path}`);

describe('core.autocrlf=true, as Git for Windows is installed', () => {
  function converted(): TestRepository {
    const repository = createRepository();
    repository.commit({ files: { 'fixtures/order.json': ORDER, 'fixtures/table.csv': 'a,b\n1,2\n' } });
    repository.config('core.autocrlf', 'true');
    repository.checkout('main');
    expect(readFileSync(join(repository.directory, 'fixtures/order.json'), 'utf8')).toBe(CRLF);
    aged(repository);
    return repository;
  }

  test('a checkout that converted is no change', async () => {
    expect(classes(await look(converted(), 'worktree'))).toEqual([]);
  });

  test('a file whose time alone changed counts with its bytes, and line ends are no more than drift', async () => {
    const repository = converted();
    utimesSync(join(repository.directory, 'fixtures/order.json'), 1, 1);
    expect(classes(await look(repository, 'worktree'))).toEqual(['TOLERANCE_DRIFT fixtures/order.json']);
  });

  test('an edit shows as what it is, on disk and staged', async () => {
    const repository = converted();
    repository.write('fixtures/order.json', CRLF.replace('19.5', '20.5'));
    expect(classes(await look(repository, 'worktree'))).toEqual(['SEMANTIC_REWRITE fixtures/order.json']);
    repository.git(['add', '--all']);
    const staged = await look(repository, 'staged');
    expect(classes(staged)).toEqual(['SEMANTIC_REWRITE fixtures/order.json']);
    // Git staged line feeds: the value is all that differs.
    expect(staged.findings[0]?.changes.length).toBe(1);
  });

  test('line ends that are committed are drift, and an edit among them is none', async () => {
    const drift = await judge(tell({ 'fixtures/order.json': ORDER }, [{ files: { 'fixtures/order.json': CRLF } }]));
    expect(classes(drift)).toEqual(['TOLERANCE_DRIFT fixtures/order.json']);
    const edit = await judge(
      tell({ 'fixtures/order.json': ORDER }, [{ files: { 'fixtures/order.json': CRLF.replace('19.5', '20.5') } }]),
    );
    expect(classes(edit)).toEqual(['SEMANTIC_REWRITE fixtures/order.json']);
  });

  test('line ends within a value are no layout', async () => {
    const [base, head] = ['id,text\n1,"a\nb"\n', 'id,text\n1,"a\r\nb"\n'];
    const report = await judge(tell({ 'fixtures/t.csv': base }, [{ files: { 'fixtures/t.csv': head } }]));
    expect(classes(report)).toEqual(['SEMANTIC_REWRITE fixtures/t.csv']);
  });

  test('a policy and a manifest with carriage returns say the same', async () => {
    const policy = 'version: 1\nfixtures:\n  - paths: ["qa/**"]\n'.replaceAll('\n', '\r\n');
    const report = await judge(
      tell({ '.github/fixture-gate.yml': policy, 'qa/a.json': '1\n' }, [{ files: { 'qa/a.json': '2\n' } }]),
    );
    expect(classes(report)).toEqual(['SEMANTIC_REWRITE qa/a.json']);
  });
});

describe('core.symlinks=false, as on Windows', () => {
  function unlinked(): TestRepository {
    const repository = createRepository();
    repository.commit({
      files: { 'fixtures/order.json': ORDER, 'fixtures/latest.json': { mode: '120000', content: 'order.json' } },
    });
    repository.config('core.symlinks', 'false');
    repository.checkout('main');
    expect(readFileSync(join(repository.directory, 'fixtures/latest.json'), 'utf8')).toBe('order.json');
    return repository;
  }

  test('a text that stands for a link is no change', async () => {
    expect(classes(await look(unlinked(), 'worktree'))).toEqual([]);
  });

  test('one that names another target is a link to it, and no file that became text', async () => {
    const repository = unlinked();
    rmSync(join(repository.directory, 'fixtures/latest.json'));
    writeFileSync(join(repository.directory, 'fixtures/latest.json'), 'other.json');
    const report = await look(repository, 'worktree');
    expect(classes(report)).toEqual(['SEMANTIC_REWRITE fixtures/latest.json']);
    expect(of(report, 'policy').problems.filter((one) => one.includes('symbolic link'))).toEqual([]);
  });
});

describe('T43 names that are one file where letter case or Unicode form does not count', () => {
  test.each([
    ['letter case', 'fixtures/order.json', 'fixtures/Order.json'],
    ['letter case of a folder', 'fixtures/eu/order.json', 'fixtures/EU/order.json'],
    ['composed and decomposed', 'fixtures/caf\u00e9.json', 'fixtures/cafe\u0301.json'],
    ['a letter that folds to two', 'fixtures/stra\u00dfe.json', 'fixtures/STRASSE.json'],
  ])('%s', async (_, base, head) => {
    const report = await judge(tell({ [base]: ORDER }, [{ files: { [head]: ORDER } }]));
    expect(report.verdict).toBe('fail');
    expect(of(report, 'policy').problems.filter((one) => one.startsWith('FG805 error'))).toHaveLength(1);
  });

  test('neighbours that differ in more are two', async () => {
    const report = await judge(tell({ 'fixtures/order.json': ORDER }, [{ files: { 'fixtures/orders.json': ORDER } }]));
    expect(of(report, 'policy').problems.filter((one) => one.startsWith('FG805'))).toEqual([]);
  });

  test('a rename that changes letters only is a removal and an addition, linked', async () => {
    const report = await judge(
      tell({ 'fixtures/order.json': ORDER }, [
        { files: { 'fixtures/order.json': null, 'fixtures/Order.json': ORDER } },
      ]),
    );
    expect([...classes(report)].sort()).toEqual(['ADDED fixtures/Order.json', 'REMOVED fixtures/order.json']);
  });
});
