import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { gate } from '../../src/gate.js';
import type { Problem } from '../../src/problems.js';
import { createRepository, removeRepositories } from '../support/repositories.js';

type LabelledContent = string | { readonly b64: string } | null;

interface LabelledCase {
  readonly id: string;
  readonly why: string;
  readonly base_files: Readonly<Record<string, LabelledContent>>;
  readonly commits: readonly {
    readonly message: string;
    readonly changes: Readonly<Record<string, LabelledContent>>;
  }[];
  readonly expect: {
    readonly lines: readonly { readonly line: number; readonly path: string | null; readonly why: string }[];
    readonly custody: readonly { readonly path: string; readonly why: string }[];
    readonly ok: readonly string[];
  };
}

const cases = readFileSync(new URL('../cases/labelled/manifests.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as LabelledCase);

afterAll(removeRepositories);

const CUSTODY = ['FG208', 'FG209', 'FG210', 'FG211'];
const CUSTODY_CODES: Readonly<Record<string, string>> = {
  'duplicate entry': 'FG208',
  'fixture changed without its entry': 'FG209',
  'entry dropped': 'FG211',
};

async function sealProblems({ base_files, commits }: LabelledCase): Promise<readonly Problem[]> {
  const repo = createRepository();
  const files = (all: Readonly<Record<string, LabelledContent>>) =>
    Object.entries(all).map(
      ([path, content]) =>
        [path, content !== null && typeof content === 'object' ? Buffer.from(content.b64, 'base64') : content] as const,
    );
  const base = repo.commit({ files: files(base_files), message: 'Base\n' });
  let head = base;
  for (const { message, changes } of commits) head = repo.commit({ files: files(changes), message });
  const report = await gate({
    repository: { kind: 'directory', path: repo.directory },
    range: { kind: 'revisions', base, head },
    testReports: [],
  });
  const outcome = report.gates.find(({ id }) => id === 'seal')?.outcome;
  const problems = report.problems.filter(({ gate: id }) => id === 'seal');
  expect(outcome).toBe(problems.some(({ severity }) => severity === 'error') ? 'fail' : 'pass');
  return problems;
}

describe('M1 to M10 labelled manifests', () => {
  it.each(cases)('$id: $why', async (labelled) => {
    const problems = await sealProblems(labelled);
    const { lines, custody, ok } = labelled.expect;
    const failing = problems
      .filter(({ code }) => !CUSTODY.includes(code))
      .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
    expect(failing.map(({ line }) => line)).toEqual(lines.map(({ line }) => line));
    for (const [index, { path, why }] of lines.entries()) {
      if (path !== null) expect(failing[index]?.path).toBe(path);
      if (why === 'edited in place' || why === 'rebuilt or swapped') expect(failing[index]?.message).toContain(why);
      expect(failing[index]?.anchor).toEqual({ path: 'fixtures.manifest', line: lines[index]?.line });
    }
    const moves = problems.filter(({ code }) => CUSTODY.includes(code));
    expect(moves.map(({ code, path }) => [code, path])).toEqual(
      custody.map(({ path, why }) => [CUSTODY_CODES[why], path]),
    );
    for (const path of ok) expect(problems.filter((problem) => problem.path === path)).toEqual([]);
  });
});
