import { afterAll, describe, expect, it, test } from 'vitest';
import { gate } from '../src/gate.js';
import { resolveLink } from '../src/revisions/links.js';
import { createRepository, type FileContent, removeRepositories } from './support/repositories.js';

afterAll(removeRepositories);

const link = (target: string): FileContent => ({ mode: '120000', content: target });

async function verdictOf(base: Record<string, FileContent>, head: Record<string, FileContent>) {
  const repository = createRepository();
  const start = repository.commit({ files: base });
  repository.commit({ branch: 'topic', parents: [start], files: head, message: 'Change\n' });
  return gate({
    repository: { kind: 'directory', path: repository.directory },
    range: { kind: 'revisions', base: 'main', head: 'topic' },
    testReports: [],
  });
}

describe('T39 what a fixture link leads to is a fixture', () => {
  it.each([
    { why: 'a file', links: { 'fixtures/l.json': link('../shared/x.json') }, changed: 'shared/x.json' },
    { why: 'a folder', links: { 'fixtures/all': link('../shared') }, changed: 'shared/deep/x.json' },
    {
      why: 'a chain of links',
      links: { 'fixtures/l.json': link('../one'), one: link('two/x.json') },
      changed: 'two/x.json',
    },
    {
      why: 'a link in place of a folder on the way',
      links: { 'fixtures/l.json': link('../via/x.json'), via: link('shared') },
      changed: 'shared/x.json',
    },
  ])('$why', async ({ links, changed }) => {
    const report = await verdictOf({ ...links, [changed]: '{"a": 1}\n' }, { [changed]: '{"a": 2}\n' });
    expect(report.verdict).toBe('fail');
    expect(report.findings).toMatchObject([
      { path: changed, class: 'SEMANTIC_REWRITE', record: { status: 'missing' } },
    ]);
  });

  it('and nothing else is: a file beside the target, or the target of a link that is no fixture', async () => {
    const base = {
      'fixtures/l.json': link('../shared/x.json'),
      'docs/l.json': link('../other.json'),
      'shared/x.json': '1\n',
      'shared/y.json': '1\n',
      'other.json': '1\n',
    };
    const report = await verdictOf(base, { 'shared/y.json': '2\n', 'other.json': '2\n' });
    expect(report.findings).toEqual([]);
    expect(report.verdict).toBe('pass');
  });

  it('a link that head brings counts as one that base has', async () => {
    const report = await verdictOf(
      { 'shared/x.json': '1\n' },
      { 'fixtures/l.json': link('../shared/x.json'), 'shared/x.json': '2\n' },
    );
    expect(report.findings.map(({ path }) => path).sort()).toEqual(['fixtures/l.json', 'shared/x.json']);
  });
});

test.each([
  { why: 'beside it', at: 'a/l', targets: { 'a/l': 'x' }, to: 'a/x' },
  { why: 'upwards', at: 'a/b/l', targets: { 'a/b/l': '../../x' }, to: 'x' },
  { why: 'the root', at: 'a/l', targets: { 'a/l': '..' }, to: '' },
  { why: 'out of the repository', at: 'l', targets: { l: '../x' }, to: undefined },
  { why: 'absolute', at: 'l', targets: { l: '/etc/passwd' }, to: undefined },
  { why: 'in circles', at: 'a', targets: { a: 'b', b: 'a' }, to: undefined },
  { why: 'through dots', at: 'a/l', targets: { 'a/l': './/x/./y' }, to: 'a/x/y' },
])('a link leads $why', ({ at, targets, to }) => {
  expect(resolveLink(at, new Map(Object.entries(targets)))).toBe(to);
});
