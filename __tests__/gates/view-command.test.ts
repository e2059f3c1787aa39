import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { view } from '../../src/commands/view.js';
import { readArguments } from '../../src/inputs/argv.js';
import { createRepository, removeRepositories, temporaryFolder } from '../support/repositories.js';

afterAll(removeRepositories);

const VIEW = `view:
  n: size(doc.items)
  total: sum(doc.items)
  first: doc.items[0]
properties:
  - { name: not empty, assert: 'n >= 1' }
  - { name: not less, assert: 'total >= base.total' }
`;

async function printed(
  path: string,
  format: 'terminal' | 'json',
): Promise<{ readonly code: number; readonly text: string }> {
  const repository = createRepository();
  const base = repository.commit({
    files: { 'testdata/a.json': '{"items":[0.1,0.2]}\n', 'testdata/same.txt': 'x\n', 'properties/a.yml': VIEW },
    message: 'Begin\n',
  });
  const head = repository.commit({
    branch: 'topic',
    parents: [base],
    files: { 'testdata/a.json': '{"items":[]}\n' },
    message: 'Empty\n',
  });
  const file = join(temporaryFolder(), 'out');
  const args = [
    'view',
    path,
    '--repo',
    repository.directory,
    '--base',
    base,
    '--head',
    head,
    '--format',
    format,
    '-o',
    file,
  ];
  const invocation = readArguments(args);
  if (invocation.kind !== 'view') throw new Error(invocation.kind);
  const code = await view(invocation);
  return { code, text: readFileSync(file, 'utf8') };
}

test('D3 view prints both sides and what the properties say', async () => {
  const { code, text } = await printed('testdata/a.json', 'terminal');
  expect(code).toBe(0);
  expect(text).toBe(`testdata/a.json, by properties/a.yml (on base)
            base      head
  n         2         0
  total     0.3       0
  first     0.1       (no item 0 in a list of 0)
  not empty: does not hold (n is 0)
  not less: does not hold (total is 0, base.total is 0.3)
`);
});

test('view as JSON', async () => {
  const { text } = await printed('testdata/a.json', 'json');
  const [first] = (JSON.parse(text) as { views: { values: unknown[] }[] }).views;
  expect(first?.values).toEqual([
    { name: 'n', base: '2', head: '0' },
    { name: 'total', base: '0.3', head: '0' },
    { name: 'first', base: '0.1', head: { fault: 'no item 0 in a list of 0' } },
  ]);
});

test('D4 exit code 2 where no view is declared, and an error where there is no such file', async () => {
  expect((await printed('testdata/same.txt', 'terminal')).code).toBe(2);
  await expect(printed('testdata/none.json', 'terminal')).rejects.toThrow('expected a file of head; found none');
  expect(() => readArguments(['view', 'a', '--format', 'sarif'])).toThrow('expected terminal or json');
});
