import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { BlobFacts, Finding } from '../comparison/finding.js';
import { LARGE_BYTES } from '../documents/large/source.js';
import { FixtureGateError } from '../errors.js';
import { jobFor, modified, oneSided } from '../findings.js';
import type { Invocation } from '../inputs/argv.js';
import { createJudge, type Judge } from '../judge.js';
import { readGivenFile } from '../judging-policy.js';
import { defaultPolicy, plainRule } from '../policy/defaults.js';
import { ruleFor } from '../policy/match.js';
import type { Policy } from '../policy/policy.js';
import { renderDocument } from '../reporters/index.js';
import { buildReport } from '../reporters/report.js';
import type { ObjectId } from '../revisions/revisions.js';
import { compareLargeFiles, digestsOf } from './large-files.js';
import { terminalContext, writeReport } from './output.js';

type DiffInvocation = Extract<Invocation, { kind: 'diff' }>;

/** What stands for a side that does not exist, as in git's own patches. */
const ABSENT = '/dev/null';
const FILE_MODE = '100644';

/** Two files. Exit code as of diff(1), except that drift counts as equal: 0 equal or drift, 1 anything more. */
export async function diff(invocation: DiffInvocation): Promise<number> {
  const { output } = invocation;
  const [base, head] = await Promise.all([read(invocation.base), read(invocation.head)]);
  if (base === null && head === null) {
    throw new FixtureGateError('BAD_USAGE', 'neither side exists', `name at least one file that is not ${ABSENT}`);
  }
  const policy = invocation.policyFile === undefined ? defaultPolicy() : await readGivenFile(invocation.policyFile);
  const path = invocation.as ?? nameOf(invocation);
  const judge = createJudge();
  try {
    const finding =
      base !== null && head !== null && base.facts.sha256 === head.facts.sha256
        ? undefined
        : await compare(path, base, head, policy, judge);
    writeReport(await render(finding, { base, head, policy }, invocation), output);
    return finding === undefined || finding.class === 'TOLERANCE_DRIFT' ? 0 : 1;
  } finally {
    await judge.close();
  }
}

/** One side. A large file is not held before somebody asks for its bytes. */
interface Content {
  readonly facts: BlobFacts;
  readonly bytes: () => Promise<Buffer>;
  /** Where a large file lies. */
  readonly file?: string;
}

async function read(path: string): Promise<Content | null> {
  if (path === ABSENT) return null;
  if (path === '-') return held(await buffer(process.stdin));
  try {
    const found = await stat(path);
    if (!found.isFile() || found.size < LARGE_BYTES) return held(await readFile(path));
    const facts = { ...(await digestsOf(path)), mode: FILE_MODE };
    return { facts, bytes: () => readFile(path), file: path };
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new FixtureGateError(
      'BAD_USAGE',
      `the file ${JSON.stringify(path)} cannot be read (${code ?? 'unknown error'})`,
      `name a file, "-" for standard input, or ${ABSENT} for a side that does not exist`,
      { cause },
    );
  }
}

function held(bytes: Buffer): Content {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { facts: { oid: blobId(bytes), sha256, size: bytes.length, mode: FILE_MODE }, bytes: async () => bytes };
}

/** The path that chooses format and rules: head's, unless only base has a name. */
function nameOf({ base, head }: DiffInvocation): string {
  return head === '-' || head === ABSENT ? base : head;
}

async function compare(
  path: string,
  base: Content | null,
  head: Content | null,
  policy: Policy,
  judge: Judge,
): Promise<Finding> {
  const rule = ruleFor(policy, path) ?? plainRule(['**'], false);
  const facts = { base: base?.facts ?? null, head: head?.facts ?? null };
  const side = (bytes: Buffer) => ({ bytes, mode: FILE_MODE });
  if (base === null || head === null) {
    const only = side(await (base ?? head)!.bytes());
    return oneSided({ path, added: base === null }, facts, await judge.read(jobFor(path, only, only, rule, policy)));
  }
  const empty = side(Buffer.alloc(0));
  const large =
    base.file === undefined || head.file === undefined
      ? undefined
      : await compareLargeFiles(base.file, head.file, jobFor(path, empty, empty, rule, policy));
  if (large !== undefined) return modified(path, facts, large);
  const [left, right] = await Promise.all([base.bytes(), head.bytes()]);
  return modified(path, facts, await judge.compare(jobFor(path, side(left), side(right), rule, policy)));
}

/** The id that git would give the file. */
function blobId(bytes: Buffer): ObjectId {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex') as ObjectId;
}

interface Sides {
  readonly base: Content | null;
  readonly head: Content | null;
  readonly policy: Policy;
}

async function render(finding: Finding | undefined, sides: Sides, { output }: DiffInvocation): Promise<string> {
  const reviewed = finding && { ...finding, record: { status: 'not-required' as const } };
  if (output.format === 'json') {
    const { renderFindingJson } = await import('../reporters/json.js');
    return reviewed === undefined ? 'null' : renderFindingJson(reviewed);
  }
  if (output.format === 'terminal') {
    const { renderFinding } = await import('../reporters/terminal.js');
    return reviewed === undefined
      ? 'no difference: the bytes are equal'
      : renderFinding(reviewed, terminalContext(output));
  }
  // For documents the two files stand in for the two revisions.
  const sha = (side: Content | null): ObjectId => (side?.facts.oid ?? blobId(Buffer.alloc(0))) as ObjectId;
  const report = buildReport({
    range: {
      base: { sha: sha(sides.base) },
      head: { sha: sha(sides.head) },
      mergeBase: sha(sides.base),
      mergeBases: [],
      headKind: 'commit',
    },
    policy: sides.policy,
    findings: reviewed === undefined ? [] : [reviewed],
    gates: [],
    stats: {
      commits: 0,
      changedPaths: 1,
      fixtures: 1,
      suppressed: reviewed?.suppressed ?? 0,
      patterns: [],
      milliseconds: {},
    },
  });
  return renderDocument(output.format, report, terminalContext(output));
}
