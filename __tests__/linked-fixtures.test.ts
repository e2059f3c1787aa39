import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { audit } from '../src/commands/audit.js';
import { gate } from '../src/gate.js';
import { type LinksSource, readLinkedPaths } from '../src/linked-fixtures.js';
import { followLink } from '../src/revisions/links.js';
import { objectId } from '../src/revisions/object-id.js';
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
      why: 'a submodule that the link leads into',
      links: { 'fixtures/l.json': link('../vendor/data/deep/x.json') },
      changed: 'vendor/data',
      from: { mode: '160000', oid: 'a'.repeat(40) },
      to: { mode: '160000', oid: 'b'.repeat(40) },
    },
    {
      why: 'a file by another letter case, which is one file on macOS and Windows',
      links: { 'fixtures/l.json': link('../Shared/X.JSON') },
      changed: 'shared/x.json',
    },
    {
      why: 'a file by the slashes of Windows',
      links: { 'fixtures/l.json': link('..\\shared\\x.json') },
      changed: 'shared/x.json',
    },
    {
      why: 'a folder by another Unicode form, with a dot at the end, over a link of another case',
      links: { 'fixtures/all': link('../VIA./.'), via: link('Dat\u00e9n') },
      changed: 'date\u0301n/x.json',
    },
    {
      why: 'a folder whose link has a twin of another letter case',
      links: { 'fixtures/all': link('../via'), via: link('shared'), VIA: link('src') },
      changed: 'shared/x.json',
    },
    {
      why: 'a folder whose link has a twin that is listed after it',
      links: { 'fixtures/all': link('../VIA'), VIA: link('shared'), via: link('src') },
      changed: 'shared/x.json',
    },
    {
      why: 'a link in place of a folder on the way',
      links: { 'fixtures/l.json': link('../via/x.json'), via: link('shared') },
      changed: 'shared/x.json',
    },
  ])('$why', async ({ links, changed, from = '{"a": 1}\n', to = '{"a": 2}\n' }) => {
    const report = await verdictOf({ ...links, [changed]: from }, { [changed]: to });
    expect(report.verdict).toBe('fail');
    expect(report.findings).toMatchObject([
      { path: changed, class: 'SEMANTIC_REWRITE', record: { status: 'missing' } },
    ]);
  });

  it.each([
    {
      why: 'a link that stands in place of a folder of fixtures',
      links: { 'tests/fixtures': link('../shared') },
      changed: 'shared/x.json',
    },
    {
      why: 'a link above the folder that a pattern goes through',
      policy: 'version: 1\nfixtures:\n  - paths: ["data/billing/**"]\n',
      links: { data: link('real') },
      changed: 'real/billing/x.json',
    },
    {
      why: 'a link that is met only through another one',
      links: { 'testdata/all': link('../shared'), 'shared/x.json': link('../real/x.json') },
      changed: 'real/x.json',
    },
  ])('$why', async ({ links, changed, policy }) => {
    const files = policy === undefined ? {} : { '.github/fixture-gate.yml': policy };
    const report = await verdictOf({ ...files, ...links, [changed]: '{"a": 1}\n' }, { [changed]: '{"a": 2}\n' });
    expect(report.verdict).toBe('fail');
    expect(report.findings).toMatchObject([{ path: changed, record: { status: 'missing' } }]);
  });

  it('a link on the way is one, too: turning it turns what the test reads', async () => {
    const base = {
      'testdata/x.json': link('../via'),
      via: link('shared/one.json'),
      'shared/one.json': '1\n',
      'shared/two.json': '2\n',
    };
    const report = await verdictOf(base, { via: link('shared/two.json') });
    expect(report.findings.map(({ path }) => path)).toEqual(['via']);
    expect(report.verdict).toBe('fail');
  });

  it('what the rules exclude below the name that a link gives stays no fixture', async () => {
    const base = {
      '.github/fixture-gate.yml': 'version: 1\nfixtures:\n  - { paths: ["data/**"], exclude: ["data/README.md"] }\n',
      data: link('real'),
      'real/README.md': 'a\n',
    };
    expect((await verdictOf(base, { 'real/README.md': 'b\n' })).findings).toEqual([]);
  });

  it('links in circles and links to the root end, and say so where they give too many names', async () => {
    const circles = { a: link('b'), b: link('a'), 'c/self': link('..'), 'd/self': link('..'), 'src/x.ts': '1\n' };
    expect((await verdictOf(circles, { 'src/x.ts': '2\n' })).verdict).toBe('pass');
    const up = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`p${index}/root`, link('..')]));
    expect((await verdictOf({ 'src/x.ts': '1\n', ...up }, { 'src/x.ts': '2\n' })).verdict).toBe('pass');
    const across = Object.fromEntries(
      Array.from({ length: 8 }, (_, from) =>
        Array.from({ length: 8 }, (__, to) => [`p${from}/to${to}`, link(`../p${to}`)] as const),
      ).flat(),
    );
    const reading = verdictOf({ 'p0/x.ts': '1\n', ...across }, { 'p0/x.ts': '2\n' });
    await expect(reading).rejects.toThrow(/more than 5000 names/);
  });

  it('links are fetched where the clone lacks them, and missing ones are not passed over', async () => {
    const repository = {
      objects: {
        readMany: async function* () {
          yield { kind: 'missing' as const };
        },
      },
    };
    const asked: (readonly string[])[] = [];
    const oid = objectId('1'.repeat(40));
    const reading = readLinkedPaths({
      repository: repository as unknown as LinksSource['repository'],
      onBase: [{ path: 'fixtures/l.json', oid }],
      changes: [],
      pointers: new Set(),
      rulesOf: () => [],
      ensureObjects: async (ids) => void asked.push(ids),
    });
    await expect(reading).rejects.toThrow(/is not in this clone/);
    expect(asked).toEqual([[oid]]);
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

test('R2 the audit takes the record of such a change for one, and misses it where there is none', async () => {
  const repository = createRepository();
  const reason = (path: string) =>
    `Change\n\nFixture-Change: ${path} reason="the vendor corrected the prices of March"\n`;
  const files = { 'fixtures/l.json': link('../shared/x.json') };
  const start = repository.commit({ files, message: reason('fixtures/l.json') });
  const parents = [
    repository.commit({ parents: [start], files: { 'shared/x.json': '1\n' }, message: reason('shared/x.json') }),
  ];
  const file = `${repository.directory}/../${basename(repository.directory)}-audit.json`;
  const asked = (range: string) =>
    audit({ kind: 'audit', range, repository: repository.directory, output: { format: 'json', file } } as Parameters<
      typeof audit
    >[0]);
  expect(await asked('main')).toBe(0);
  repository.commit({ parents, files: { 'shared/x.json': '2\n' }, message: 'Silent\n' });
  expect(await asked('main')).toBe(1);
  rmSync(file);
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
  expect(followLink(at, new Map(Object.entries(targets))).end).toBe(to);
});
