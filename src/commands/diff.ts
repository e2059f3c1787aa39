import { createHash } from 'node:crypto';
import { readFile, readlink, stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { BlobFacts, Finding } from '../comparison/finding.js';
import { filled } from '../descriptor-sets.js';
import { LARGE_BYTES } from '../documents/large/source.js';
import { FixtureGateError } from '../errors.js';
import { jobFor, modified, oneSided } from '../finding-of.js';
import type { Invocation } from '../inputs/invocation.js';
import { createJudge, type Judge } from '../judge.js';
import { readGivenFile } from '../judging-policy.js';
import { digestsOf } from '../large-files.js';
import { defaultPolicy, plainRule } from '../policy/defaults.js';
import { ruleFor } from '../policy/match.js';
import type { DescriptorSet, Policy } from '../policy/policy.js';
import { renderDocument } from '../reporters/index.js';
import { buildReport } from '../reporters/report.js';
import type { ObjectId } from '../revisions/revisions.js';
import { terminalContext, writeReport } from './output.js';

export type DiffInvocation = Extract<Invocation, { kind: 'diff' }>;

/** What stands for a side that does not exist, as in git's own patches. */
const ABSENT = '/dev/null';
const FILE_MODE = '100644';
const EXECUTABLE_MODE = '100755';
/** What git looks at to tell that a file is executable. */
const OWNER_MAY_EXECUTE = 0o100;
const LINK_MODE = '120000';

/** Two files. Exit code as of diff(1), except that drift counts as equal: 0 equal or drift, 1 anything more. */
export async function diff(invocation: DiffInvocation): Promise<number> {
  const { output } = invocation;
  const folders = await Promise.all([isFolder(invocation.base), isFolder(invocation.head)]);
  if (folders.every(Boolean)) return (await import('./diff-folders.js')).diffFolders(invocation);
  if (folders.some(Boolean)) {
    throw new FixtureGateError('BAD_USAGE', 'a folder and a file cannot be compared', 'name two files, or two folders');
  }
  const [base, head] = withKnownModes(await Promise.all([read(invocation.base), read(invocation.head)]));
  if (base === null && head === null) {
    throw new FixtureGateError('BAD_USAGE', 'neither side exists', `name at least one file that is not ${ABSENT}`);
  }
  const policy = await policyOf(invocation);
  const path = invocation.as ?? nameOf(invocation);
  const judge = createJudge();
  try {
    const finding =
      base !== null && head !== null && isSame(base.facts, head.facts)
        ? undefined
        : await compare(path, base, head, policy, judge);
    writeReport(await render(finding, { base, head, policy }, invocation), output);
    return finding === undefined || finding.class === 'TOLERANCE_DRIFT' ? 0 : 1;
  } finally {
    await judge.close();
  }
}

export async function policyOf({ policyFile }: DiffInvocation): Promise<Policy> {
  return policyFile === undefined ? defaultPolicy() : filled(await readGivenFile(policyFile), descriptorFile);
}

async function isFolder(path: string): Promise<boolean> {
  if (path === ABSENT || path === '-') return false;
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}

/** One side. A large file is not held before somebody asks for its bytes. */
export interface Content {
  readonly facts: BlobFacts;
  readonly bytes: () => Promise<Buffer>;
  /** Not a file on a disk, so whether it is executable is not known. */
  readonly modeless?: true;
  /** Where a large file lies. */
  readonly file?: string;
}

export async function read(path: string): Promise<Content | null> {
  if (path === ABSENT) return null;
  if (path === '-') return { ...held(await buffer(process.stdin)), modeless: true };
  try {
    const found = await stat(path);
    // What is no file, such as a pipe of a shell, has no bit that says anything.
    if (!found.isFile()) return { ...held(await readFile(path)), modeless: true };
    const mode = (found.mode & OWNER_MAY_EXECUTE) === 0 ? FILE_MODE : EXECUTABLE_MODE;
    if (found.size < LARGE_BYTES) return held(await readFile(path), mode);
    const facts = { ...(await digestsOf(path)), mode };
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

/** Where one side has no mode, the other's says nothing of a change. */
function withKnownModes(sides: readonly [Content | null, Content | null]): readonly [Content | null, Content | null] {
  if (!sides.some((side) => side?.modeless)) return sides;
  const [base, head] = sides.map((side) => side && { ...side, facts: { ...side.facts, mode: FILE_MODE } });
  return [base!, head!];
}

/** Nothing to tell: the bytes and what git keeps of the mode are equal. */
export function isSame(base: BlobFacts, head: BlobFacts): boolean {
  return base.sha256 === head.sha256 && base.mode === head.mode;
}

/** Outside of a repository a descriptor set is where the policy says, from here. */
async function descriptorFile(file: string): Promise<DescriptorSet> {
  try {
    return { kind: 'read', bytes: await readFile(file) };
  } catch (cause) {
    return { kind: 'missing', why: `it cannot be read (${(cause as NodeJS.ErrnoException).code ?? 'unknown error'})` };
  }
}

/** A link stands for the text that it holds, as in git. */
export async function readLinkAt(path: string): Promise<Content> {
  return held(await readlink(path, 'buffer'), LINK_MODE);
}

function held(bytes: Buffer, mode = FILE_MODE): Content {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { facts: { oid: blobId(bytes), sha256, size: bytes.length, mode }, bytes: async () => bytes };
}

/** The path that chooses format and rules: head's, unless only base has a name. */
function nameOf({ base, head }: DiffInvocation): string {
  return head === '-' || head === ABSENT ? base : head;
}

export async function compare(
  path: string,
  base: Content | null,
  head: Content | null,
  policy: Policy,
  judge: Judge,
): Promise<Finding> {
  const rule = ruleFor(policy, path) ?? plainRule(['**'], false);
  const facts = { base: base?.facts ?? null, head: head?.facts ?? null };
  const side = (bytes: Buffer, mode = FILE_MODE) => ({ bytes, mode });
  if (base === null || head === null) {
    const there = (base ?? head)!;
    const only = side(await there.bytes(), there.facts.mode);
    return oneSided({ path, added: base === null }, facts, await judge.read(jobFor(path, only, only, rule, policy)));
  }
  const hollow = ({ facts: { mode } }: Content) => side(Buffer.alloc(0), mode);
  const withoutBytes = jobFor(path, hollow(base), hollow(head), rule, policy);
  // Of equal bytes only the modes are left to compare.
  if (base.facts.sha256 === head.facts.sha256) return modified(path, facts, await judge.compare(withoutBytes));
  if (base.file !== undefined && head.file !== undefined) {
    const files = {
      base: { file: base.file, mode: base.facts.mode },
      head: { file: head.file, mode: head.facts.mode },
    };
    return modified(path, facts, await judge.compareFiles({ ...withoutBytes, ...files }));
  }
  const [left, right] = await Promise.all([base.bytes(), head.bytes()]);
  const job = jobFor(path, side(left, base.facts.mode), side(right, head.facts.mode), rule, policy);
  return modified(path, facts, await judge.compare(job));
}

/** The id that git would give the file. */
export function blobId(bytes: Buffer): ObjectId {
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
    const { renderFinding } = await import('../reporters/terminal-finding.js');
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
