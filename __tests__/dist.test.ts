import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const elsewhere = mkdtempSync(join(tmpdir(), 'fixture-gate-build-'));
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

/** Really there, since module ids hang on where modules lie; by hard links where the file system can, which takes a second. */
function copyModules(): void {
  const [from, to] = [join(root, 'node_modules'), join(elsewhere, 'node_modules')];
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'pipe' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();

describe('dist', () => {
  it('T07 is what its sources build, byte for byte, in any folder', () => {
    for (const part of ['src', 'scripts', 'package.json', 'tsconfig.json'])
      cpSync(join(root, part), join(elsewhere, part), { recursive: true });
    copyModules();
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: elsewhere, stdio: 'pipe' });
    const fresh = filesOf(join(elsewhere, 'dist'));
    expect(filesOf(join(root, 'dist'))).toEqual(fresh);
    const differing = fresh.filter(
      (file) => !readFileSync(join(elsewhere, 'dist', file)).equals(readFileSync(join(root, 'dist', file))),
    );
    expect(differing).toEqual([]);
  }, 300_000);

  it('says nothing of the machine that it was built on, and carries its licences', () => {
    const dist = join(root, 'dist');
    const files = filesOf(dist);
    expect(files).toContain('licenses.txt');
    const scripts = files.filter((file) => file.endsWith('.js'));
    for (const file of scripts) expect(readFileSync(join(dist, file), 'utf8').includes(root), file).toBe(false);
  });

  it('starts from an entry that loads nothing', () => {
    expect(statSync(join(root, 'dist', 'index.js')).size).toBeLessThan(40_000);
  });

  it.each([20, 22, 24])('action.yml asks for node24, and nothing here needs more than Node %d', (version) => {
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
    expect(version >= Number(/\d+/.exec(engines.node)?.[0])).toBe(true);
    expect(readFileSync(join(root, 'action.yml'), 'utf8')).toMatch(/using: '?"?node24/);
  });
});
