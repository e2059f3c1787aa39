import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FixtureGateError } from '../../src/errors.js';
import { assertTrustedAction } from '../../src/inputs/action-location.js';
import { assertSafeEnvironment } from '../../src/inputs/environment.js';

const BASE = 'b2'.repeat(20);
const root = mkdtempSync(join(tmpdir(), 'fg-place-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('T08 environment', () => {
  it.each([
    'NODE_OPTIONS',
    'GIT_DIR',
    'GIT_EXTERNAL_DIFF',
    'GIT_CONFIG_COUNT',
    'GIT_CONFIG_KEY_0',
    'GIT_CONFIG_GLOBAL',
    'GIT_CONFIG_PARAMETERS',
    'GIT_SSH_COMMAND',
    'GIT_EXEC_PATH',
    'GIT_TRACE_CURL',
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
    'GIT_SSL_NO_VERIFY',
    'git_dir',
  ])('%s is refused, by name and without its value', (name) => {
    const value = 'secret-value-of-it';
    expect(() => assertSafeEnvironment({ PATH: '/bin', [name]: value })).toThrow(name);
    expect(() => assertSafeEnvironment({ [name]: value })).not.toThrow(value);
    expect(() => assertSafeEnvironment({ [name]: value })).toThrow(FixtureGateError);
  });

  it.each([
    'GIT_AUTHOR_NAME',
    'GIT_COMMITTER_DATE',
    'GIT_TERMINAL_PROMPT',
    'GIT_LFS_SKIP_SMUDGE',
    'GIT_SHA',
    'GITHUB_SHA',
    'NODE_ENV',
    'NODE_EXTRA_CA_CERTS',
  ])('%s is harmless', (name) => {
    expect(() => assertSafeEnvironment({ [name]: 'x' })).not.toThrow();
  });

  it('an empty variable is as good as none', () => {
    expect(() => assertSafeEnvironment({ NODE_OPTIONS: '', GIT_DIR: undefined })).not.toThrow();
  });

  it('T80 certificates that are not checked would hand the token to anybody', () => {
    expect(() => assertSafeEnvironment({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toThrow('NODE_TLS_REJECT_UNAUTHORIZED');
    expect(() => assertSafeEnvironment({ NODE_TLS_REJECT_UNAUTHORIZED: '1' })).not.toThrow();
  });
});

function actionAt(workspace: string, folder: string, head: string | undefined): string {
  const entry = join(workspace, folder, 'dist', 'index.js');
  mkdirSync(join(workspace, folder, 'dist'), { recursive: true });
  writeFileSync(entry, '');
  if (head !== undefined) {
    mkdirSync(join(workspace, folder, '.git'), { recursive: true });
    writeFileSync(join(workspace, folder, '.git', 'HEAD'), head);
  }
  return entry;
}

describe('T07 where the action lies', () => {
  const workspace = join(root, 'work');
  mkdirSync(workspace);
  const trusted = { baseSha: BASE, baseIsDefaultBranch: true };

  it('outside of the workspace: fine', () => {
    const entry = actionAt(join(root, 'actions'), 'fixture-gate', undefined);
    expect(() =>
      assertTrustedAction(
        { entry, actionPath: undefined, workspace },
        { baseSha: undefined, baseIsDefaultBranch: false },
      ),
    ).not.toThrow();
  });

  it('a folder whose name only begins like the workspace is outside', () => {
    const entry = actionAt(join(root, 'work-other'), 'gate', undefined);
    expect(() => assertTrustedAction({ entry, actionPath: undefined, workspace }, trusted)).not.toThrow();
  });

  it.each<[string, string | undefined, string]>([
    ['plain', undefined, 'no checkout of its own: it came with the pull request'],
    ['head', `${'a1'.repeat(20)}\n`, 'a checkout of another commit'],
    ['branch', 'ref: refs/heads/main\n', 'a branch can be moved by a step before'],
    ['odd', `\ufeff${BASE}\n`, 'no SHA'],
  ])('inside, %s: refused (%s)', (folder, head) => {
    const entry = actionAt(workspace, folder, head);
    for (const places of [
      { entry, actionPath: undefined, workspace },
      { entry: '/elsewhere/index.js', actionPath: join(workspace, folder), workspace },
    ]) {
      expect(() => assertTrustedAction(places, trusted)).toThrow('outside of the workspace');
    }
  });

  it('inside, a checkout of the base commit of the default branch: the action judges its own repository', () => {
    const entry = actionAt(workspace, 'gate', `${BASE}\n`);
    expect(() => assertTrustedAction({ entry, actionPath: join(workspace, 'gate'), workspace }, trusted)).not.toThrow();
  });

  it('T05 inside, a checkout of the base commit of some other branch: refused', () => {
    const entry = actionAt(workspace, 'gate', `${BASE}\n`);
    expect(() =>
      assertTrustedAction({ entry, actionPath: undefined, workspace }, { ...trusted, baseIsDefaultBranch: false }),
    ).toThrow(FixtureGateError);
  });

  it.skipIf(process.platform === 'win32')('a link that leads into the workspace is inside', () => {
    const entry = actionAt(workspace, 'linked', undefined);
    symlinkSync(entry, join(root, 'link.js'));
    expect(() =>
      assertTrustedAction({ entry: join(root, 'link.js'), actionPath: undefined, workspace }, trusted),
    ).toThrow(FixtureGateError);
  });
});
