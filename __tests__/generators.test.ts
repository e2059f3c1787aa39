import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'fixture-gate-new-'));
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 3 }));

/** Everything that the compiler, the linter and the audits read. Modules are reached by a link, since nothing writes to them. */
const PARTS = [
  'src',
  '__tests__',
  'scripts',
  'docs',
  'schema',
  'package.json',
  'tsconfig.json',
  'tsconfig.test.json',
  'vitest.config.ts',
  'biome.json',
  'action.yml',
  'comment',
  'README.md',
];

const node = (script: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [join(copy, 'scripts', script), ...args], { cwd: copy, encoding: 'utf8' });
const npx = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', ...args], {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true' },
  });
  return { status, output: `${stdout}${stderr}`.slice(-4_000) };
};

beforeAll(() => {
  for (const part of PARTS) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

describe('a format, a gate and a reporter that are begun by a generator', () => {
  const FILES = ['src/documents/formats/toy-lines.ts', 'src/gates/toy-gate.ts', 'src/reporters/toy-words.ts'];

  it('are written, and what is left to do is said', () => {
    const made = [
      node('new.mjs', 'format', 'toy-lines', '.toylines', '.toyl'),
      node('new.mjs', 'gate', 'toy-gate'),
      node('new.mjs', 'reporter', 'toy-words'),
      node('format-docs.mjs'),
    ];
    expect(made.map(({ status, stderr }) => [status, stderr])).toEqual(made.map(() => [0, '']));
    expect(made[0]?.stdout).toContain('npx vitest run __tests__/documents/formats/toy-lines.test.ts');
    expect(made[1]?.stdout).toContain('src/gates/reader-toy-gate.ts');
    // Without a value of its own, --update takes the path that follows for one, and every golden is rewritten.
    expect(made[2]?.stdout).toContain('npm run test:update -- __tests__/reporters');
    for (const file of FILES) expect(readFileSync(join(copy, file), 'utf8')).toContain('TODO');
    expect(readFileSync(join(copy, 'docs/formats.md'), 'utf8')).toContain('toy-lines');
  });

  it('are as the linter wants them', () => {
    const changed = [
      ...FILES,
      'src/problems.ts',
      'src/gates/index.ts',
      'src/reporters/index.ts',
      'src/reporters/parts/words.ts',
      'src/inputs/commands.ts',
      'src/documents/formats/index.ts',
      'src/documents/format-facts.ts',
      'src/reporters/report-schema.ts',
      'schema/report.schema.json',
      '__tests__/documents/look-alikes',
    ];
    const { status, output } = npx('biome', 'check', '--vcs-enabled=false', ...changed);
    expect(status, output).toBe(0);
  });

  it('compile', () => {
    // Everything that can know of them, and not the other tests: that would take three times as long.
    const include = ['src', '__tests__/**/toy-*.test.ts'];
    writeFileSync(join(copy, 'tsconfig.made.json'), JSON.stringify({ extends: './tsconfig.test.json', include }));
    expect(npx('tsc', '-p', 'tsconfig.made.json')).toEqual({ status: 0, output: '' });
  }, 240_000);

  it('have commands of their own in package.json', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    for (const kind of ['format', 'gate', 'reporter'])
      expect(scripts[`new:${kind}`]).toBe(`node scripts/new.mjs ${kind}`);
    expect(scripts['test:update']).toBe('vitest run --update=all');
  });

  it('pass the audits of the registries, and their own tests', () => {
    const audits = [
      '__tests__/documents/formats/toy-lines.test.ts',
      '__tests__/documents/format-docs.test.ts',
      '__tests__/gates/toy-gate.test.ts',
      '__tests__/reporters/read-report.test.ts',
      '__tests__/reporters/toy-words.test.ts',
      '__tests__/architecture.test.ts',
    ];
    const { status, output } = npx('vitest', 'run', '--reporter=dot', ...audits);
    expect(status, output).toBe(0);
    // Of these the rows of the new format alone, or they take a minute.
    const pairs = ['__tests__/documents/look-alikes.test.ts', '__tests__/documents/format-laws.test.ts'];
    const rows = npx('vitest', 'run', '--reporter=dot', '-t', 'toy-lines', ...pairs);
    expect(rows.status, rows.output).toBe(0);
    expect(rows.output).toMatch(/[1-9]\d* passed/);
  }, 240_000);

  it.each([
    ['a name that is taken', ['reporter', 'json'], /is there already/],
    ['an extension that another format has', ['format', 'toy-two', '.json'], /another format has the extension/],
    ['a name that is none', ['gate', 'Toy Gate'], /expected an id/],
    ['a path in place of a name', ['gate', '../x'], /expected an id/],
    ['a format without an extension', ['format', 'toy-three'], /expected the extensions/],
  ])('are refused for %s, and nothing is written', (_, args, says) => {
    const { status, stderr } = node('new.mjs', ...args);
    expect([status, stderr]).toEqual([1, expect.stringMatching(says)]);
  });
});
