import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const json = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
const run = (script: string): string =>
  execFileSync(process.execPath, [join(root, 'scripts', script)], { cwd: root, encoding: 'utf8' });

interface Tried {
  readonly version: string;
  /** Bytes. */
  readonly archive: number;
  readonly unpacked: number;
  readonly files: readonly string[];
  readonly installed: readonly string[];
  readonly demo: string;
}

/** A first install waits for this much. What it is now, and half as much again. */
const LARGEST_ARCHIVE = 3_500_000;
const LARGEST_UNPACKED = 12_500_000;

describe('the npm package', () => {
  const manifest = json<Record<string, unknown>>('package.json');

  it('installs nothing else and runs nothing while it is installed', () => {
    for (const field of ['dependencies', 'optionalDependencies', 'peerDependencies', 'bundleDependencies'])
      expect(manifest).not.toHaveProperty(field);
    const scripts = Object.keys(manifest['scripts'] as object);
    expect(scripts.filter((name) => /^(?:pre|post)?install$|^prepare$|^prepack$/.test(name))).toEqual([]);
    expect(manifest).not.toHaveProperty('private');
  });

  it('packed and installed into an empty folder without the network, the command and the demo run', () => {
    const tried = JSON.parse(run('try-package.mjs')) as Tried;
    expect(tried).toMatchObject({ version: manifest['version'], installed: ['fixture-gate'], demo: 'fail' });
    const tops = new Set(tried.files.map((file) => file.split('/')[0]));
    expect([...tops].sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'package.json', 'schema']);
    expect(tried.archive).toBeLessThan(LARGEST_ARCHIVE);
    expect(tried.unpacked).toBeLessThan(LARGEST_UNPACKED);
  });
});

describe('what others wrote', () => {
  interface Package {
    readonly name: string;
    readonly version: string;
    readonly license: string;
  }
  const packages = json<readonly Package[]>('dist/third-party.json');
  const licences = readFileSync(join(root, 'dist', 'licenses.txt'), 'utf8');

  it('is in dist/licenses.txt, each with its text', () => {
    const sections = licences.split(`\n${'-'.repeat(80)}\n`).map((section) => section.trim());
    expect(sections.map((section) => section.split('\n', 1)[0])).toEqual(
      packages.map(({ name, version }) => `${name} ${version}`),
    );
    for (const section of sections) expect(section.length, section.slice(0, 40)).toBeGreaterThan(400);
  });

  it('is under a licence that asks for no more than to be named', () => {
    const allowed = new Set([
      'MIT',
      'ISC',
      'BSD-2-Clause',
      'BSD-3-Clause',
      'Apache-2.0',
      '0BSD',
      'BlueOak-1.0.0',
      'Python-2.0',
      'Zlib',
    ]);
    for (const { name, license } of packages)
      expect(
        license.split(/ (?:AND|OR) /).filter((id) => !allowed.has(id)),
        name,
      ).toEqual([]);
  });

  it('is listed in the SBOM, by name, version, licence and digest', () => {
    const bom = JSON.parse(run('sbom.mjs')) as {
      readonly bomFormat: string;
      readonly components: readonly {
        readonly purl: string;
        readonly hashes?: readonly { readonly content: string }[];
      }[];
    };
    expect(bom.bomFormat).toBe('CycloneDX');
    expect(bom.components).toHaveLength(packages.length);
    for (const { purl, hashes } of bom.components) {
      expect(purl).toMatch(/^pkg:npm\/(?:%40[a-z-]+\/)?[a-z0-9.-]+@\d+\.\d+\.\d+$/);
      expect(hashes?.[0]?.content, purl).toMatch(/^[0-9a-f]{128}$/);
    }
  });
});
