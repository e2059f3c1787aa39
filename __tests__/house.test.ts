import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../', import.meta.url));
const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const elsewhere = mkdtempSync(join(tmpdir(), 'fixture-gate-house-'));
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

describe('a release', () => {
  /** The files that check-release.mjs reads, at a version and with a changelog. */
  function sources(
    versions: { readonly manifest?: string; readonly lock?: string; readonly source?: string },
    changelog: string,
  ): string {
    const folder = mkdtempSync(join(elsewhere, 'release-'));
    for (const part of ['src', 'scripts']) mkdirSync(join(folder, part));
    cpSync(join(root, 'scripts', 'check-release.mjs'), join(folder, 'scripts', 'check-release.mjs'));
    const { manifest = '1.2.3', lock = '1.2.3', source = '1.2.3' } = versions;
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: manifest }));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ version: lock }));
    writeFileSync(join(folder, 'src', 'version.ts'), `export const VERSION = '${source}';\n`);
    writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
    return folder;
  }
  const CHANGELOG = '# Changelog\n\n## 1.2.3 (2026-03-01)\n\n- What is new.\n\n## 1.2.2 (2026-02-01)\n\n- What was.\n';

  it.each([
    ['a tag that moves', {}, CHANGELOG, 'v1', /a tag like/],
    ['a tag without v', {}, CHANGELOG, '1.2.3', /a tag like/],
    ['a leading zero', {}, CHANGELOG, 'v1.02.3', /a tag like/],
    ['another version in package.json', { manifest: '1.2.4' }, CHANGELOG, 'v1.2.3', /in package\.json; found 1\.2\.4/],
    ['another version in the lock file', { lock: '1.2.4' }, CHANGELOG, 'v1.2.3', /in package-lock\.json/],
    ['another version in what --version prints', { source: '1.2.2' }, CHANGELOG, 'v1.2.3', /in src\/version\.ts/],
    ['a changelog that does not know it', {}, '# Changelog\n', 'v1.2.3', /a section/],
    ['a section that says "unreleased"', {}, '## 1.2.3 (unreleased)\n\n- New.\n', 'v1.2.3', /name its day/],
    [
      'a section that says nothing',
      {},
      '## 1.2.3 (2026-03-01)\n\n## 1.2.2 (2026-02-01)\n',
      'v1.2.3',
      /what 1\.2\.3 brings/,
    ],
  ])('is refused for %s', (_, versions, changelog, tag, says) => {
    const folder = sources(versions, changelog);
    const { status, stderr } = spawnSync(process.execPath, ['scripts/check-release.mjs', tag], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringMatching(says)]);
  });

  it('has the notes of its own section', () => {
    const folder = sources({}, CHANGELOG);
    const said = execFileSync(process.execPath, ['scripts/check-release.mjs', 'v1.2.3', 'notes.md'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(said).toBe('version=1.2.3\n');
    expect(readFileSync(join(folder, 'notes.md'), 'utf8')).toBe('- What is new.\n');
  });
});

describe('the files for contributors', () => {
  it('every form for an issue asks for the report JSON', () => {
    const forms = readdirSync(join(root, '.github', 'ISSUE_TEMPLATE')).filter((file) => file !== 'config.yml');
    expect(forms.length).toBeGreaterThan(2);
    for (const file of forms) {
      const form = parse(text(`.github/ISSUE_TEMPLATE/${file}`)) as {
        readonly name: string;
        readonly description: string;
        readonly body: readonly Record<string, unknown>[];
      };
      expect([typeof form.name, typeof form.description]).toEqual(['string', 'string']);
      expect(
        form.body.some(({ id, attributes }) => id === 'report' && /JSON/.test(JSON.stringify(attributes))),
        file,
      ).toBe(true);
    }
  });

  it('owners are named for paths that there are', () => {
    const paths = text('.github/CODEOWNERS')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(/\s+/)[0]!);
    expect(paths).toEqual(expect.arrayContaining(['/.github/', '/dist/', '/action.yml']));
    for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true);
  });

  it('updates are asked for, for packages and for actions', () => {
    const { updates } = parse(text('.github/dependabot.yml')) as {
      readonly updates: readonly Record<string, unknown>[];
    };
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  });
});
