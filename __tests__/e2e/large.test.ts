import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { compareFixture } from '../../src/comparison/compare.js';
import type { Report } from '../../src/reporters/report.js';
import { comparisonJob } from '../support/jobs.js';
import { createRepository, removeRepositories, temporaryFolder } from '../support/repositories.js';

afterAll(removeRepositories);

const CLI = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));
const path = 'fixtures/app.log';
const lines = Array.from({ length: 90_000 }, (_, index) => `line ${index} ${'é'.repeat(50)}`);
const log = `${lines.join('\n')}\n`;
const table = (name: string): string =>
  `id,name\n${Array.from({ length: 600_000 }, (_, row) => `${row * 3},${row === 555_555 ? name : `name ${row}`}`).join('\n')}\n`;

interface Run {
  readonly report: Report;
  /** What is left in the folder for temporary files. */
  readonly left: readonly string[];
}

function check(directory: string, base: string): Run {
  const temporary = temporaryFolder();
  const args = ['check', '--repo', directory, '--base', base, '--head', 'topic', '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, [CLI, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, RUNNER_TEMP: temporary, TMPDIR: temporary },
  });
  return { report: JSON.parse(stdout), left: readdirSync(temporary) };
}

describe('C4 a large fixture is compared while git prints it', () => {
  it.each<[string, string, string, string, string | undefined]>([
    [
      'a line put in front and one rewritten',
      path,
      log,
      `new\n${lines.with(-4, 'other').join('\n')}\n`,
      '1 line added, 1 line rewritten',
    ],
    ['a cell in the middle of a table', 'fixtures/a.csv', table('old'), table('new'), '1 value rewritten'],
    ['lines out of order, which the short way declines', path, log, `${lines.toReversed().join('\n')}\n`, undefined],
    ['a head that is small', path, log, 'gone\n', undefined],
    ['a head that is empty', path, log, '', undefined],
  ])(
    '%s: the answer is that of both sides in memory, and nothing is left on disk',
    async (_, name, before, after, summary) => {
      const repository = createRepository();
      const small = 'fixtures/small.json';
      const base = repository.commit({ files: { [name]: before, [small]: '1\n' } });
      repository.commit({ branch: 'topic', parents: [base], files: { [name]: after, [small]: '2\n' } });
      const { report, left } = check(repository.directory, 'main');
      const { counts, unusedRules: _unused, ...expected } = await compareFixture(comparisonJob(name, before, after));
      const found = report.findings.find((finding) => finding.path === name);
      expect(found).toMatchObject({
        class: expected.class,
        summary: expected.summary,
        changeCounts: counts,
        changes: expected.changes,
        notes: expected.notes,
      });
      if (summary !== undefined) expect(found?.summary).toBe(summary);
      expect(found?.base?.size).toBe(Buffer.byteLength(before));
      expect(report.findings.find((finding) => finding.path === small)).toMatchObject({ class: 'SEMANTIC_REWRITE' });
      expect(left).toEqual([]);
    },
  );

  it('another mode of equal bytes is all that is said', () => {
    const directory = temporaryFolder();
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.test', ...args], { cwd: directory });
    mkdirSync(join(directory, 'fixtures'));
    writeFileSync(join(directory, path), log);
    git('init', '-q', '-b', 'main');
    git('add', '.');
    git('commit', '-qm', 'Begin');
    git('checkout', '-qb', 'topic');
    chmodSync(join(directory, path), 0o755);
    git('-c', 'core.fileMode=true', 'commit', '-qam', 'Mode');
    const { report } = check(directory, 'main');
    expect(report.findings[0]).toMatchObject({
      class: 'TOLERANCE_DRIFT',
      summary: 'file mode 100644 -> 100755 only',
    });
  });
});
