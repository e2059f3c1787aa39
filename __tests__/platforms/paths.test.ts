import { posix, win32 } from 'node:path';
import { describe, expect, test } from 'vitest';
import { planHooks } from '../../src/commands/init/hooks.js';
import { expandPaths } from '../../src/commands/seals.js';
import { isInside } from '../../src/inputs/action-location.js';
import { defaultPolicy } from '../../src/policy/defaults.js';
import { isFixture, policyWithPatterns } from '../../src/policy/match.js';
import { filePathProblem, patternProblem } from '../../src/policy/paths.js';
import { objectId } from '../../src/revisions/object-id.js';
import { quoteForAlternates } from '../../src/revisions/repository.js';
import { pathProblem } from '../../src/revisions/worktrees.js';

describe('T07 what lies in a folder, by the rules of each system', () => {
  test.each([
    { why: 'a file in it', rules: posix, path: '/w/repo/dist/index.js', folder: '/w/repo', inside: true },
    { why: 'the folder itself', rules: posix, path: '/w/repo', folder: '/w/repo', inside: true },
    { why: 'a neighbour whose name begins alike', rules: posix, path: '/w/repo-2/x', folder: '/w/repo', inside: false },
    { why: 'a name that begins with dots', rules: posix, path: '/w/repo/..x', folder: '/w/repo', inside: true },
    { why: 'a backslash is a letter', rules: posix, path: '/w/repo\\x', folder: '/w/repo', inside: false },
    { why: 'a file in it', rules: win32, path: 'D:\\a\\repo\\dist\\index.js', folder: 'D:\\a\\repo', inside: true },
    { why: 'either slash', rules: win32, path: 'D:/a/repo/dist', folder: 'D:\\a\\repo', inside: true },
    { why: 'either letter case', rules: win32, path: 'd:\\A\\Repo\\x', folder: 'D:\\a\\repo', inside: true },
    { why: 'another drive', rules: win32, path: 'C:\\a\\repo\\x', folder: 'D:\\a\\repo', inside: false },
    { why: 'a share', rules: win32, path: '\\\\server\\share\\x', folder: 'D:\\a', inside: false },
    { why: 'a folder above', rules: win32, path: 'D:\\a', folder: 'D:\\a\\repo', inside: false },
    {
      why: 'a neighbour whose name begins alike',
      rules: win32,
      path: 'D:\\a\\repo-2',
      folder: 'D:\\a\\repo',
      inside: false,
    },
  ])('$why: $path in $folder', ({ rules, path, folder, inside }) => {
    expect(isInside(path, folder, rules)).toBe(inside);
  });
});

describe('T37 names that Windows cannot have, or takes for something else', () => {
  test.each([
    'fx/a:b', // A stream of the file a.
    'fx\\a.json', // A folder.
    'fx/a.json.', // The dot is dropped.
    'fx/a.json ',
    'fx./a.json',
    'fx/nul',
    'fx/NUL.json', // The device, whatever ending follows.
    'aux/a.json',
    'fx/com1.txt',
    'fx/COM\u00b9',
    'fx/lpt9.tar.gz',
    'fx/con .json',
    'fx/CONIN$',
    'fx/a?.json',
    'fx/a\u0001',
  ])('%j is not written there, and is elsewhere', (path) => {
    expect(pathProblem({ path, mode: '100644' }, 'win32')).toContain('Windows cannot have');
    expect(pathProblem({ path, mode: '100644' }, 'linux')).toBeUndefined();
    expect(pathProblem({ path, mode: '100644' }, 'darwin')).toBeUndefined();
  });

  test.each([
    'fx/console.json',
    'fx/com10.txt',
    'fx/com.json',
    'fx/nullable.json',
    'auxiliary/a',
    'fx/a.nul',
    'fx/.env',
    'fx/é.json',
  ])('%j is', (path) => {
    expect(pathProblem({ path, mode: '100644' }, 'win32')).toBeUndefined();
  });

  test.each(['.git/config', '.GIT/config', 'fx/.git', 'fx/git~1/x', '.g\u200cit/x', '../x', 'fx//x'])(
    '%j is written nowhere',
    (path) => {
      for (const platform of ['win32', 'linux', 'darwin'] as const)
        expect(pathProblem({ path, mode: '100644' }, platform)).toContain('no name for a file');
    },
  );
});

test.each([
  ['/srv/git/objects', '/', '/srv/git/objects'],
  ['C:\\git\\objects', '\\', 'C:/git/objects'],
  ['\\\\server\\share\\objects', '\\', '//server/share/objects'],
  ['/srv/a\\b/objects', '/', '"/srv/a\\\\b/objects"'],
  ['/srv/a"b', '/', '"/srv/a\\"b"'],
  ['/srv/a\nb', '/', '"/srv/a\\012b"'],
])('the objects of %j are named with slashes, quoted where need be', (path, separator, expected) => {
  expect(quoteForAlternates(path, separator)).toBe(expected);
});

describe('D9 fixtures are recognised on either slash, in any letter case', () => {
  test.each(['testdata/a.json', 'testdata\\a.json', 'sub\\TestData\\a.json', 'SUB/FIXTURES/x', 'a\\b.SNAP'])(
    '%j',
    (path) => {
      expect(isFixture(defaultPolicy(), path)).toBe(true);
    },
  );

  test.each(['testdata', 'testdata\\..\\x.txt'.replace('testdata\\..\\', 'test\\'), 'mytestdata/a.json'])(
    '%j is none',
    (path) => {
      expect(isFixture(defaultPolicy(), path)).toBe(false);
    },
  );

  test('a pattern of a policy is written with slashes, and what is meant is said', () => {
    expect(patternProblem('qa\\data\\**')).toBe('"/" between folders; perhaps "qa/data/**"');
    expect(filePathProblem('schemas\\a.json')).toBe('"/" between folders; perhaps "schemas/a.json"');
    expect(isFixture(policyWithPatterns(defaultPolicy(), ['qa/data/**']), 'qa\\data\\a.json')).toBe(true);
  });
});

test.each([
  'testdata/a.json',
  'testdata\\a.json',
  '.\\testdata\\a.json',
  './testdata/a.json',
  'testdata\\',
  'testdata/',
])('%j on a command line names the file', (operand) => {
  const entry = { mode: '100644', oid: objectId('a'.repeat(40)) };
  expect(expandPaths(new Map([['testdata/a.json', entry]]), [operand])).toEqual(['testdata/a.json']);
});

test.each([
  ['.githooks', '.githooks'],
  ['.\\.githooks\\', '.githooks'],
  ['tools\\hooks', 'tools/hooks'],
  ['.husky\\_', '.husky'],
  ['C:\\hooks', undefined],
  ['C:/hooks', undefined],
  ['\\\\server\\hooks', undefined],
  ['..\\hooks', undefined],
  ['~/hooks', undefined],
  ['.git/hooks', undefined],
])('hooks in %j are written to %j', (hooksPath, folder) => {
  const { files } = planHooks({ paths: [], hooksPath, installed: [], uses: 'a/b@c', serverUrl: 'https://github.com' });
  expect(files.map(({ path }) => path)).toEqual(
    folder === undefined ? [] : [`${folder}/pre-commit`, `${folder}/commit-msg`],
  );
});
