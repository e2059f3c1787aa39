import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Comparison } from '../comparison/comparison.js';
import type { BlobFacts, Finding } from '../comparison/finding.js';
import { filled } from '../descriptor-sets.js';
import { FixtureGateError } from '../errors.js';
import { jobFor, modified, oneSided } from '../findings.js';
import type { Invocation } from '../inputs/argv.js';
import { createJudge, type Judge } from '../judge.js';
import { readGivenFile } from '../judging-policy.js';
import { defaultPolicy, plainRule } from '../policy/defaults.js';
import { ruleFor } from '../policy/match.js';
import type { DescriptorSet, Policy } from '../policy/policy.js';
import { renderDocument } from '../reporters/index.js';
import { buildReport } from '../reporters/report.js';
import type { ObjectId } from '../revisions/revisions.js';
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
  const policy =
    invocation.policyFile === undefined
      ? defaultPolicy()
      : await filled(await readGivenFile(invocation.policyFile), descriptorFile);
  const path = invocation.as ?? nameOf(invocation);
  const judge = createJudge();
  try {
    const finding =
      base !== null && head !== null && base.equals(head) ? undefined : await compare(path, base, head, policy, judge);
    writeReport(await render(finding, { base, head, policy }, invocation), output);
    return finding === undefined || finding.class === 'TOLERANCE_DRIFT' ? 0 : 1;
  } finally {
    await judge.close();
  }
}

async function read(path: string): Promise<Buffer | null> {
  if (path === ABSENT) return null;
  if (path === '-') return buffer(process.stdin);
  try {
    return await readFile(path);
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

/** Outside of a repository a descriptor set is where the policy says, from here. */
async function descriptorFile(file: string): Promise<DescriptorSet> {
  try {
    return { kind: 'read', bytes: await readFile(file) };
  } catch (cause) {
    return { kind: 'missing', why: `it cannot be read (${(cause as NodeJS.ErrnoException).code ?? 'unknown error'})` };
  }
}

/** The path that chooses format and rules: head's, unless only base has a name. */
function nameOf({ base, head }: DiffInvocation): string {
  return head === '-' || head === ABSENT ? base : head;
}

async function compare(
  path: string,
  base: Buffer | null,
  head: Buffer | null,
  policy: Policy,
  judge: Judge,
): Promise<Finding> {
  const rule = ruleFor(policy, path) ?? plainRule(['**'], false);
  const facts = { base: factsOf(base), head: factsOf(head) };
  const side = (bytes: Buffer) => ({ bytes, mode: FILE_MODE });
  if (base === null || head === null) {
    const only = side((base ?? head)!);
    return oneSided({ path, added: base === null }, facts, await judge.read(jobFor(path, only, only, rule, policy)));
  }
  const comparison: Comparison = await judge.compare(jobFor(path, side(base), side(head), rule, policy));
  return modified(path, facts, comparison);
}

function factsOf(bytes: Buffer | null): BlobFacts | null {
  if (bytes === null) return null;
  return {
    oid: blobId(bytes),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.length,
    mode: FILE_MODE,
  };
}

/** The id that git would give the file. */
function blobId(bytes: Buffer): ObjectId {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex') as ObjectId;
}

interface Sides {
  readonly base: Buffer | null;
  readonly head: Buffer | null;
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
  const sha = (bytes: Buffer | null): ObjectId => blobId(bytes ?? Buffer.alloc(0));
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
