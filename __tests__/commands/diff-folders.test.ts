import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { diff } from '../../src/commands/diff.js';
import type { OutputFormat } from '../../src/inputs/commands.js';
import { removeRepositories, temporaryFolder } from '../support/repositories.js';

afterAll(removeRepositories);

function folder(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
}

async function compared(
  base: string,
  head: string,
  more: { readonly format?: OutputFormat; readonly as?: string; readonly policyFile?: string } = {},
): Promise<{ readonly code: number; readonly text: string }> {
  const { format = 'terminal', ...rest } = more;
  const file = join(temporaryFolder(), 'report');
  const code = await diff({
    kind: 'diff',
    repository: '.',
    base,
    head,
    output: { format, file, verbosity: 'normal' },
    ...rest,
  });
  return { code, text: readFileSync(file, 'utf8') };
}

const BASE = { 'a.json': '{"n": 1}', 'sub/b.csv': 'x\n1\n', 'same.txt': 'a\n', 'gone.json': '1' };
const HEAD = { 'a.json': '{"n": 2}', 'sub/b.csv': 'x\r\n1\r\n', 'same.txt': 'a\n', 'new.json': '2' };

describe('two folders', () => {
  it('are compared file by file, the worst first, with totals', async () => {
    const { code, text } = await compared(folder(BASE), folder(HEAD), { as: 'data' });
    expect(code).toBe(1);
    expect(text.split('\n').filter((line) => line.startsWith('data/'))).toEqual([
      'data/gone.json',
      'data/a.json',
      'data/new.json',
      'data/sub/b.csv',
    ]);
    expect(text).toContain("value  $['n']: 1 → 2");
    expect(text.trimEnd().split('\n').at(-1)).toBe(
      '1 added, 1 removed, 1 values rewritten, 1 within tolerance, 1 file equal',
    );
  });

  it('that differ by drift alone count as equal', async () => {
    expect((await compared(folder({ 'a.json': '[1]' }), folder({ 'a.json': '[ 1 ]' }))).code).toBe(0);
  });

  it('that are the same say so', async () => {
    const { code, text } = await compared(folder(BASE), folder(BASE));
    expect([code, text.trim()]).toEqual([0, '4 files equal']);
  });

  it('give a list of findings as JSON', async () => {
    const { text } = await compared(folder(BASE), folder(HEAD), { format: 'json', as: 'data' });
    const findings = JSON.parse(text) as { readonly path: string; readonly class: string }[];
    expect(findings.map(({ path, class: found }) => `${path} ${found}`)).toEqual([
      'data/a.json SEMANTIC_REWRITE',
      'data/gone.json REMOVED',
      'data/new.json ADDED',
      'data/sub/b.csv TOLERANCE_DRIFT',
    ]);
  });

  it('make one document in the other formats', async () => {
    const { text } = await compared(folder(BASE), folder(HEAD), { format: 'markdown', as: 'data' });
    expect(text).toContain('data/a.json');
  });

  it('obey the rules that a policy has for their paths', async () => {
    const policyFile = join(
      folder({
        'p.yml': 'fixtures:\n  - paths: ["data/**"]\n    tolerances: [{ path: "$.n", absolute: 5, integers: true }]\n',
      }),
      'p.yml',
    );
    const pair = [folder({ 'a.json': '{"n": 1}' }), folder({ 'a.json': '{"n": 2}' })] as const;
    expect((await compared(...pair, { as: 'data', policyFile })).code).toBe(0);
    expect((await compared(...pair, { as: 'other', policyFile })).code).toBe(1);
  });

  it('links in them are compared as links and not followed', async () => {
    const [base, head] = [folder({ 'a.json': '1' }), folder({ 'a.json': '1' })];
    symlinkSync('/etc', join(base, 'etc'));
    symlinkSync('/etc/hostname', join(base, 'name'));
    const gone = await compared(base, head);
    expect([gone.code, gone.text.match(/REMOVED/g)?.length]).toEqual([1, 2]);
    expect(gone.text).toContain('1 file equal');
    symlinkSync('/etc', join(head, 'etc'));
    symlinkSync('/etc/passwd', join(head, 'name'));
    const turned = await compared(base, head);
    expect([turned.code, turned.text.match(/SEMANTIC_REWRITE/g)?.length]).toEqual([1, 1]);
    expect(turned.text).toContain('/etc/passwd');
    expect(turned.text).not.toContain('root:');
    expect(turned.text).toContain('2 files equal');
  });

  it.each([
    {
      why: 'became executable',
      modes: [0o644, 0o755],
      code: 0,
      text: /within tolerance .*file mode 100644 → 100755/,
    },
    { why: 'is executable no more', modes: [0o755, 0o600], code: 0, text: /file mode 100755 → 100644/ },
    { why: 'may be written by fewer', modes: [0o664, 0o600], code: 0, text: /^1 file equal\n$/ },
  ])('T45 a file that $why is told as git keeps it', async ({ modes, code, text }) => {
    const sides = modes.map((mode) => {
      const root = folder({ 'a.sh': 'echo\n' });
      chmodSync(join(root, 'a.sh'), mode);
      return root;
    });
    const found = await compared(sides[0]!, sides[1]!);
    expect(found.code).toBe(code);
    expect(found.text).toMatch(text);
    const files = await compared(join(sides[0]!, 'a.sh'), join(sides[1]!, 'a.sh'));
    expect(files.text.includes('file mode')).toBe(found.text.includes('file mode'));
  });

  it('T45 the mode of a large file is told beside its content', async () => {
    const lines = Array.from({ length: 90_000 }, (_, index) => `line ${index} ${'x'.repeat(100)}`);
    const base = folder({ 'a.log': `${lines.join('\n')}\n`, 'b.log': `${lines.join('\n')}\n` });
    const head = folder({ 'a.log': `${lines.with(9, 'y').join('\n')}\n`, 'b.log': `${lines.join('\n')}\n` });
    for (const name of ['a.log', 'b.log']) chmodSync(join(head, name), 0o755);
    const { text } = await compared(base, head, { format: 'json', as: 'data' });
    const findings = JSON.parse(text) as { readonly path: string; readonly class: string; readonly summary: string }[];
    expect(findings.map(({ path, class: found }) => `${path} ${found}`)).toEqual([
      'data/a.log SEMANTIC_REWRITE',
      'data/b.log TOLERANCE_DRIFT',
    ]);
    expect(text.match(/100644/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    { why: 'alone', other: {} },
    { why: 'against a file', other: { 'sub/pipe': 'x' } },
  ])('a pipe is refused by name, $why', async ({ other }) => {
    const base = folder({ 'sub/a.json': '1' });
    execFileSync('mkfifo', [join(base, 'sub/pipe')]);
    const refusal = { code: 'BAD_USAGE', message: expect.stringContaining(join(base, 'sub/pipe')) };
    await expect(compared(base, folder({ 'sub/a.json': '1', ...other }))).rejects.toMatchObject(refusal);
    await expect(compared(folder({ 'sub/a.json': '1', ...other }), base)).rejects.toMatchObject(refusal);
  });

  it('a name that is a command to the log of a workflow is none', async () => {
    const { text } = await compared(folder({ '::error::x.json': '1' }), folder({ '::error::x.json': '2' }), {
      as: '.',
    });
    expect(text.split('\n').some((line) => line.startsWith('::'))).toBe(false);
  });

  it('a folder and a file are refused', async () => {
    const base = folder({ 'a.json': '1' });
    await expect(compared(base, join(base, 'a.json'))).rejects.toMatchObject({ code: 'BAD_USAGE' });
  });
});
