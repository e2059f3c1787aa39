import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../comparison/finding.js';
import { FixtureGateError } from '../errors.js';
import { createJudge } from '../judge.js';
import type { Policy } from '../policy/policy.js';
import { renderDocument } from '../reporters/index.js';
import { buildReport } from '../reporters/report.js';
import type { ReviewedFinding } from '../review/review.js';
import type { ObjectId } from '../revisions/revisions.js';
import { type Content, compare, type DiffInvocation, isSame, policyOf, read, readLinkAt } from './diff.js';
import { terminalContext, writeReport } from './output.js';

/** More files than this are no folder of fixtures; a person named the wrong one. */
const MAX_FILES = 100_000;

/** Two folders, file by file. Exit code as for two files: 0 where all are equal or differ by drift, 1 for anything more. */
export async function diffFolders(invocation: DiffInvocation): Promise<number> {
  const [before, after] = await Promise.all([filesBelow(invocation.base), filesBelow(invocation.head)]);
  const policy = await policyOf(invocation);
  const judge = createJudge();
  const findings: Finding[] = [];
  let equal = 0;
  try {
    for (const name of [...new Set([...before.keys(), ...after.keys()])].sort()) {
      const base = await readSide(invocation.base, name, before);
      const head = await readSide(invocation.head, name, after);
      if (base !== null && head !== null && isSame(base.facts, head.facts)) equal += 1;
      else findings.push(await compare(pathOf(invocation, name), base, head, policy, judge));
    }
  } finally {
    await judge.close();
  }
  const reviewed = findings.map((finding): ReviewedFinding => ({ ...finding, record: { status: 'not-required' } }));
  writeReport(await render(reviewed, { equal, policy }, invocation), invocation.output);
  return findings.every((finding) => finding.class === 'TOLERANCE_DRIFT') ? 0 : 1;
}

async function readSide(
  folder: string,
  name: string,
  names: ReadonlyMap<string, 'file' | 'link'>,
): Promise<Content | null> {
  const kind = names.get(name);
  if (kind === undefined) return null;
  return kind === 'link' ? readLinkAt(join(folder, name)) : read(join(folder, name));
}

/**
 * Names of files and links, relative to the folder, with forward slashes. Links are not followed, and git's own folder is passed over.
 * @throws FixtureGateError at anything else, such as a pipe.
 */
async function filesBelow(folder: string): Promise<ReadonlyMap<string, 'file' | 'link'>> {
  const found = new Map<string, 'file' | 'link'>();
  const waiting = [''];
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory() && entry.name !== '.git') waiting.push(name);
      else if (entry.isFile()) found.set(name, 'file');
      else if (entry.isSymbolicLink()) found.set(name, 'link');
      else if (!entry.isDirectory()) refuseSpecial(join(folder, name));
      if (found.size > MAX_FILES) {
        throw new FixtureGateError(
          'BAD_USAGE',
          `${JSON.stringify(folder)} holds more than ${MAX_FILES} files`,
          'name the folder that the fixtures lie in',
        );
      }
    }
  }
  return found;
}

/** To read a pipe may wait for ever, and to pass one over would call folders equal that are not. */
function refuseSpecial(path: string): never {
  throw new FixtureGateError(
    'BAD_USAGE',
    `${JSON.stringify(path)} is no file, link or folder, so it cannot be compared`,
    'name folders without pipes, sockets and devices',
  );
}

/** The path that chooses format and rules: the file's place below head's folder, or below the one that `--as` names. */
function pathOf({ as, head }: DiffInvocation, name: string): string {
  const folder = (as ?? head)
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .replace(/\/+$/, '');
  return folder === '' || folder === '.' ? name : `${folder}/${name}`;
}

interface Around {
  readonly equal: number;
  readonly policy: Policy;
}

async function render(
  findings: readonly ReviewedFinding[],
  { equal, policy }: Around,
  { output }: DiffInvocation,
): Promise<string> {
  if (output.format === 'json') {
    const { renderFindingJson } = await import('../reporters/json.js');
    return `[${findings.map(renderFindingJson).join(',\n')}]`;
  }
  if (output.format === 'terminal') {
    const { renderFindings } = await import('../reporters/terminal-finding.js');
    return renderFindings(findings, equal, terminalContext(output));
  }
  // For documents the digests of all files on a side stand in for its revision.
  const side = (name: 'base' | 'head'): ObjectId => {
    const hash = createHash('sha1');
    for (const finding of findings) hash.update(`${finding.path}\0${finding[name]?.sha256 ?? ''}\0`);
    return hash.digest('hex') as ObjectId;
  };
  const report = buildReport({
    range: {
      base: { sha: side('base') },
      head: { sha: side('head') },
      mergeBase: side('base'),
      mergeBases: [],
      headKind: 'commit',
    },
    policy,
    findings,
    gates: [],
    stats: {
      commits: 0,
      changedPaths: findings.length,
      fixtures: findings.length,
      suppressed: findings.reduce((sum, { suppressed }) => sum + suppressed, 0),
      patterns: [],
      milliseconds: {},
    },
  });
  return renderDocument(output.format, report, terminalContext(output));
}
