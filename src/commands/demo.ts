import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gate } from '../gate.js';
import type { Invocation } from '../inputs/invocation.js';
import { renderDocument } from '../reporters/index.js';
import { findGit } from '../revisions/git.js';
import { DEMO_BASE, DEMO_HEAD, demoStream } from './demo-repository.js';
import { terminalContext, writeReport } from './output.js';
import { terminalProgress } from './progress.js';

/** Builds a small repository with a pull request that contains one of everything, and shows what the gate says of it. */
export async function demo({ open, output }: Extract<Invocation, { kind: 'demo' }>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'fixture-gate-demo-'));
  const repository = join(folder, 'repository');
  try {
    buildRepository(repository);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const progress = terminalProgress(output.verbosity);
  const request = {
    repository: { kind: 'directory', path: repository },
    range: { kind: 'revisions', base: DEMO_BASE, head: DEMO_HEAD },
    testReports: [],
    illustrate: true,
  } as const;
  const report = await gate(request, progress);
  progress.end();
  const files = { html: join(folder, 'report.html'), markdown: join(folder, 'report.md') };
  writeReport(await renderDocument('html', report), { ...output, file: files.html });
  writeReport(await renderDocument('markdown', report), { ...output, file: files.markdown });
  writeReport(await renderDocument(output.format, report, terminalContext(output)), output);
  process.stderr.write(
    [
      '',
      `The report for a browser: ${files.html}`,
      `The same as Markdown:     ${files.markdown}`,
      `The repository:           ${repository} (branches ${DEMO_BASE} and ${DEMO_HEAD})`,
      '',
      `Try it there:  ${ownCommand()} check --repo ${repository} --base ${DEMO_BASE} --head ${DEMO_HEAD}`,
      `Clean up:      rm -rf ${folder}`,
      '',
    ].join('\n'),
  );
  if (open && process.stdout.isTTY === true && !process.env['CI']) openInBrowser(files.html);
  // A demonstration that shows a failing pull request has not failed.
  return 0;
}

function buildRepository(directory: string): void {
  const git = findGit();
  const env = {
    PATH: process.env['PATH'] ?? '',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: process.platform === 'win32' ? 'NUL' : '/dev/null',
  };
  execFileSync(git, ['init', '--quiet', `--initial-branch=${DEMO_BASE}`, directory], { env, stdio: 'pipe' });
  execFileSync(git, ['-C', directory, 'fast-import', '--quiet'], {
    env,
    input: demoStream(),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  execFileSync(git, ['-C', directory, 'checkout', '--quiet', DEMO_HEAD], { env, stdio: 'pipe' });
}

/** How this program was started, so that the line can be pasted: by its file, or by the name that npm gave it. */
function ownCommand(): string {
  const entry = process.argv[1] ?? '';
  if (!entry.endsWith('.js')) return 'fixture-gate';
  return `node ${/^[\w./:\\-]+$/.test(entry) ? entry : `"${entry}"`}`;
}

/** Best effort: the path is printed in any case. */
function openInBrowser(file: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', file]
      : process.platform === 'win32'
        ? ['explorer', file]
        : ['xdg-open', file];
  spawn(command!, args, { detached: true, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref();
}
