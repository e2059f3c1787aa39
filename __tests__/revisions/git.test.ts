import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { compareTrees } from '../../src/revisions/changes.js';
import { listCommits } from '../../src/revisions/commits.js';
import { childEnvironment, findGit, quoteComplaint, runGit, searchPath } from '../../src/revisions/git.js';
import { listHistory } from '../../src/revisions/history.js';
import { mergeTrees } from '../../src/revisions/merge-result.js';
import { resolveRange } from '../../src/revisions/ranges.js';
import { listIndexChanges, listWorktreeChanges } from '../../src/revisions/working-changes.js';
import { withWorktrees } from '../../src/revisions/worktrees.js';
import { createRepository, type TestRepository, temporaryFolder } from '../support/repositories.js';
import { expectFailure, id, openForTest, shown, tidyAfterAll } from './support.js';

tidyAfterAll();

describe('finding git', () => {
  test('T08 passes over relative folders of PATH and what cannot be run', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'plain'));
    writeFileSync(join(folder, 'plain', 'git'), '', { mode: 0o644 });
    mkdirSync(join(folder, 'good'));
    writeFileSync(join(folder, 'good', 'git'), '', { mode: 0o755 });
    const path = ['.', '', 'good', join(folder, 'plain'), join(folder, 'good')].join(delimiter);
    expect(searchPath(path, ['git'])).toBe(join(folder, 'good', 'git'));
    expect(searchPath(['.', 'good'].join(delimiter), ['git'])).toBeUndefined();
  });

  test('without git it says what to install', async () => {
    vi.resetModules();
    vi.stubEnv('PATH', temporaryFolder());
    const fresh = await import('../../src/revisions/git.js');
    expect(() => fresh.findGit()).toThrow(expect.objectContaining({ code: 'GIT_MISSING' }));
    vi.unstubAllEnvs();
  });

  test('is absolute', () => expect(findGit()).toMatch(/^(?:\/|[A-Z]:)/));
});

describe('the environment of git', () => {
  const environment = {
    PATH: '/bin',
    GIT_DIR: '/evil',
    GIT_EXTERNAL_DIFF: 'evil',
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_PARAMETERS: "'a.b=c'",
    GIT_ALTERNATE_OBJECT_DIRECTORIES: '/evil',
    GIT_SSL_CAINFO: '/ca',
    LD_PRELOAD: '/evil.so',
    NODE_OPTIONS: '--require evil',
    GITHUB_TOKEN: 'secret',
    'INPUT_GITHUB-TOKEN': 'secret',
    https_proxy: 'http://proxy.example.test',
  };

  test('T80 T08 holds no token and nothing that steers git', () => {
    const child = childEnvironment(environment, { gitDir: '/x' });
    expect(JSON.stringify(child)).not.toMatch(/evil|secret|proxy/);
    expect(child).toMatchObject({ PATH: '/bin', GIT_TERMINAL_PROMPT: '0', GIT_CONFIG_GLOBAL: '/dev/null' });
    expect(child['GIT_SSL_CAINFO']).toBeUndefined();
  });

  test('keeps the proxy and certificates where the network is used', () => {
    const child = childEnvironment(environment, { gitDir: '/x', protocols: ['https'] });
    expect(child).toMatchObject({ https_proxy: 'http://proxy.example.test', GIT_SSL_CAINFO: '/ca' });
    expect(JSON.stringify(child)).not.toMatch(/evil|secret/);
  });
});

describe('T83 what git says', () => {
  test.each([
    {
      why: 'a workflow command in a name',
      said: "fatal: bad '::error::x'",
      shows: "fatal: bad ':\\u{3a}error:\\u{3a}x'",
    },
    { why: 'an old command', said: 'error: ##[add-mask]x', shows: 'error: #\\u{23}[add-mask]x' },
    { why: 'escape sequences and bidi', said: 'fatal: \x1b[2J\u202e', shows: 'fatal: \\u{1b}[2J\\u{202e}' },
    { why: 'several lines', said: 'error: a\r\n\nfatal: b\n', shows: 'error: a; fatal: b' },
    { why: 'hints are left out', said: 'hint: do\nfatal: b', shows: 'fatal: b' },
  ])('$why', ({ said, shows }) => expect(quoteComplaint(said)).toBe(shows));

  test('is kept short', () => expect(quoteComplaint('x'.repeat(10_000)).length).toBeLessThanOrEqual(300));

  test('reaches an error in that form', async () => {
    const repo = createRepository();
    const failure = runGit({ gitDir: repo.gitDir }, ['cat-file', 'blob', 'a\n::error::b']);
    const error = await expectFailure(failure, 'GIT_FAILED', 'git fsck');
    expect(error.message).not.toMatch(/\n|::error/);
  });
});

describe('T08 T36 a repository that is set up to run things', () => {
  /** Everything that git is known to start for its configuration, each of which would make the marker file. */
  function boobyTrap(repo: TestRepository): { readonly marker: string; readonly script: string } {
    const folder = temporaryFolder();
    const marker = join(folder, 'ran');
    const script = join(folder, 'evil.sh');
    writeFileSync(script, `#!/bin/sh\necho "$0 $*" >> '${marker}'\ncat 2>/dev/null\n`, { mode: 0o755 });
    const hooks = join(repo.directory, 'hooks-in-tree');
    mkdirSync(hooks, { recursive: true });
    for (const hook of [
      'post-checkout',
      'post-index-change',
      'pre-commit',
      'reference-transaction',
      'fsmonitor-watchman',
    ]) {
      for (const place of [hooks, join(repo.gitDir, 'hooks')]) {
        mkdirSync(place, { recursive: true });
        writeFileSync(join(place, hook), `#!/bin/sh\necho ${hook} >> '${marker}'\n`);
        chmodSync(join(place, hook), 0o755);
      }
    }
    const settings: Readonly<Record<string, string>> = {
      'core.hooksPath': 'hooks-in-tree',
      'core.fsmonitor': script,
      'core.pager': script,
      'core.editor': script,
      'core.sshCommand': script,
      'core.attributesFile': join(folder, 'attributes'),
      'diff.external': script,
      'diff.evil.textconv': script,
      'diff.evil.command': script,
      'filter.evil.clean': script,
      'filter.evil.smudge': script,
      'filter.evil.process': script,
      'merge.evil.driver': script,
      'gpg.program': script,
      'log.showSignature': 'true',
      'trailer.fixture.key': 'Fixture-Change',
      'trailer.fixture.command': script,
      'trailer.separators': '#',
      'core.commentChar': 'F',
      'pager.log': script,
      'alias.log': `!${script}`,
      'credential.helper': `!${script}`,
      'core.alternateRefsCommand': script,
      'remote.origin.url': `ext::${script}`,
      'remote.origin.promisor': 'true',
      'diff.renames': 'copies',
      'diff.noprefix': 'true',
      'i18n.logOutputEncoding': 'UTF-16',
      'log.mailmap': 'true',
      'log.follow': 'true',
      'log.diffMerges': 'off',
      'diff.ignoreSubmodules': 'all',
    };
    for (const [key, value] of Object.entries(settings)) repo.config(key, value);
    const attributes = '* diff=evil filter=evil merge=evil -text\n';
    writeFileSync(join(folder, 'attributes'), attributes);
    mkdirSync(join(repo.gitDir, 'info'), { recursive: true });
    writeFileSync(join(repo.gitDir, 'info', 'attributes'), attributes);
    return { marker, script };
  }

  test('runs none of it, and reads what is there', async () => {
    const repo = createRepository();
    const attributes = {
      '.gitattributes': '* diff=evil filter=evil merge=evil\n',
      '.mailmap': 'X <x@example.test> <alice@example.test>\n',
    };
    const base = repo.commit({ files: { ...attributes, 'fx/a.json': '1\n', 'b.txt': 'b\n' } });
    const message = 'Edit\n\nFixture-Change: fx/a.json purpose=x source=y\n';
    const head = repo.commit({ branch: 'topic', parents: [base], files: { 'fx/a.json': '2\n' }, message });
    repo.checkout('topic');
    repo.write('b.txt', 'touched\n');
    const { marker, script } = boobyTrap(repo);
    const evil = repo.writeBlob('EVIL\n');
    repo.setRef(`refs/replace/${repo.git(['rev-parse', `${head}:fx/a.json`])}`, evil);
    repo.setRef(`refs/replace/${head}`, base);
    mkdirSync(join(repo.gitDir, 'info'), { recursive: true });
    writeFileSync(join(repo.gitDir, 'info', 'grafts'), `${head}\n`);
    for (const [name, value] of Object.entries({
      GIT_EXTERNAL_DIFF: script,
      GIT_DIR: join(temporaryFolder(), 'nowhere'),
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.fsmonitor',
      GIT_CONFIG_VALUE_0: script,
      GIT_TRACE: marker,
      GIT_SSH_COMMAND: script,
    }))
      vi.stubEnv(name, value);

    const repository = await openForTest(repo);
    const range = await resolveRange(repository, { base: 'main', head: 'topic' });
    expect(range).toMatchObject({ mergeBase: base, head: { sha: head } });
    const { changes, problems } = await compareTrees(repository, id(base), id(head));
    expect(shown(changes)).toEqual(['M fx/a.json']);
    expect(problems).toEqual([]);
    expect(String(await repository.objects.read(changes[0]!.head!.oid))).toBe('2\n');
    const [commit, ...others] = await listCommits(repository, [id(base)], id(head));
    expect(others).toEqual([]);
    expect(commit).toMatchObject({ author: { name: 'Alice Example', email: 'alice@example.test' }, message });
    expect(commit?.gitTrailers).toEqual([{ key: 'Fixture-Change', value: 'fx/a.json purpose=x source=y' }]);
    expect(shown(commit!.changes)).toEqual(['M fx/a.json']);
    expect((await listHistory(repository, id(head), ['fx/a.json'])).get('fx/a.json')?.revisions).toHaveLength(2);
    expect(await mergeTrees(repository, id(base), id(head))).toMatchObject({ kind: 'clean' });
    expect(shown(await listIndexChanges(repository, id(base)))).toEqual(['M fx/a.json']);
    const onDisk = await listWorktreeChanges(repository, id(base));
    expect(shown(onDisk).filter((line) => !line.includes('hooks-in-tree'))).toEqual(['M b.txt', 'M fx/a.json']);
    const entry = { path: 'fx/a.json', mode: '100644', oid: changes[0]!.head!.oid };
    await withWorktrees(repository, id(base), id(head), { base: [], head: [entry] }, async (_, { root }) => {
      expect(existsSync(join(root, 'fx/a.json'))).toBe(true);
      expect(existsSync(join(root, 'b.txt'))).toBe(false);
    });
    vi.unstubAllEnvs();
    expect(existsSync(marker)).toBe(false);
  });

  test('the traps are live: plain git springs them', () => {
    const repo = createRepository();
    const base = repo.commit({ files: { '.gitattributes': '* diff=evil filter=evil\n', 'a.json': '1\n' } });
    repo.commit({ parents: [base], files: { 'a.json': '2\n' } });
    const { marker } = boobyTrap(repo);
    repo.git(['-c', 'remote.origin.promisor=false', 'checkout', '--quiet', '--force', 'main']);
    expect(existsSync(marker)).toBe(true);
  });
});
