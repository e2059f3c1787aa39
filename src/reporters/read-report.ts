import { z } from 'zod';
import { FixtureGateError } from '../errors.js';
import { CHANGE_CLASSES } from '../policy/policy.js';
import { GATE_IDS, type ProblemCode } from '../problems.js';
import { findingsDigest } from '../review/digest.js';
import { orderFindings, orderProblems } from './parts/order.js';
import { exitCodeOf, type Report } from './report.js';

/** Bytes. The report of the largest change seen, 8,003 fixtures with every list full, has a third of it. */
export const MAX_REPORT_BYTES = 67_108_864;
const MAX_FINDINGS = 50_000;
const MAX_PROBLEMS = 100_000;
const MAX_GATE_SUMMARY = 4_096;

const count = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
const figure = z.number();
/** 40 or 64 hex digits. Pages show it as it is. */
const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const changeClass = z.enum(CHANGE_CLASSES);
const kinds = ['shape', 'value', 'drift', 'representation'] as const;
const status = ['matched', 'missing', 'mismatched'] as const;

/** Characters. Git's own limit for a path is 4,096 bytes; names of people are no longer. */
const path = z.string().max(8_192);
/** Characters. Values are shortened to 2,000 where the report is written; sentences hold a few of them. */
const text = z.string().max(65_536);

const revision = z.object({ ref: text.exactOptional(), sha });
const blob = z.object({
  oid: sha,
  sha256: z.union([sha256, z.literal('')]),
  size: count,
  mode: z.string().regex(/^[0-7]{6}$/),
});
const change = z.object({
  kind: z.enum(kinds),
  at: text,
  base: text.nullable(),
  head: text.nullable(),
  baseLine: count.exactOptional(),
  headLine: count.exactOptional(),
  absolute: figure.exactOptional(),
  relative: figure.exactOptional(),
  limit: text.exactOptional(),
  note: text.exactOptional(),
});
const record = z.object({
  status: z.enum([...status, 'not-required']),
  kind: z.enum(['trailer', 'approval-file', 'review']).exactOptional(),
  commit: sha.exactOptional(),
  by: path.exactOptional(),
  reason: text.exactOptional(),
  required: z
    .array(z.object({ kind: z.enum(['trailer', 'approval', 'review']), status: z.enum(status) }))
    .exactOptional(),
});
const finding = z.object({
  path: path.min(1),
  class: changeClass,
  also: z.array(changeClass),
  format: text,
  movedFrom: path.exactOptional(),
  movedTo: path.exactOptional(),
  base: blob.nullable(),
  head: blob.nullable(),
  summary: text,
  changeCounts: z.object({ shape: count, value: count, drift: count, representation: count }),
  changes: z.array(change),
  record,
  suggestedTrailer: text.regex(/^Fixture-Change: /).exactOptional(),
  notes: z.array(text),
  failures: z.array(
    z.object({ side: z.enum(['base', 'head']), format: text, reason: text, line: count, column: count }),
  ),
  suppressed: count,
  hollow: text.exactOptional(),
});
const problem = z.object({
  code: z.custom<ProblemCode>((value) => typeof value === 'string' && /^FG[0-9]{3}$/.test(value)),
  gate: z.enum(GATE_IDS),
  severity: z.enum(['error', 'warning', 'notice']),
  path: path.exactOptional(),
  line: count.exactOptional(),
  commit: sha.exactOptional(),
  anchor: z.object({ path, line: count }).exactOptional(),
  message: text,
  fix: text.exactOptional(),
});
const report = z.object({
  schemaVersion: z.literal(1),
  tool: z.object({
    name: z.literal('fixture-gate'),
    version: z.string().regex(/^\d{1,9}\.\d{1,9}\.\d{1,9}(?:-[0-9A-Za-z.]{1,40})?$/),
  }),
  base: revision,
  head: revision,
  mergeBase: sha,
  headKind: z.enum(['index', 'worktree']).exactOptional(),
  policy: z.object({
    source: z.enum(['base', 'head', 'defaults']),
    path: path.exactOptional(),
    sha256: sha256.exactOptional(),
    given: z.literal(true).exactOptional(),
  }),
  verdict: z.enum(['pass', 'fail']),
  gates: z
    .array(
      z.object({
        id: z.enum(GATE_IDS),
        outcome: z.enum(['pass', 'fail', 'missing-artifact', 'not-configured', 'not-run']),
        summary: z.string().max(MAX_GATE_SUMMARY).exactOptional(),
      }),
    )
    .refine((gates) => gates.map(({ id }) => id).join() === GATE_IDS.join()),
  findings: z.array(finding).max(MAX_FINDINGS),
  problems: z.array(problem).max(MAX_PROBLEMS),
  stats: z.object({
    commits: count,
    changedPaths: count,
    fixtures: count,
    suppressed: count,
    patterns: z.array(z.object({ pattern: text, matches: count })),
    milliseconds: z.record(z.string().max(64), z.number()).catch({}),
  }),
  digest: sha256,
  exitCode: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  // The part that one shard looked at is not what the pull request comes to.
  shard: z.undefined().optional(),
});

/**
 * A report that another run has written, as a value that every reporter can render. It is checked against
 * schema/report.schema.json, then field by field for what pages show as it is; fields that are not known are dropped. Then
 * it has to agree with itself: digest, verdict and exit code follow from its findings, gates and problems. That makes it
 * well-formed, not true.
 * @throws {FixtureGateError} BAD_REPORT
 */
export async function readReport(bytes: Uint8Array): Promise<Report> {
  if (bytes.length > MAX_REPORT_BYTES) throw bad(`expected at most ${MAX_REPORT_BYTES} bytes; found more`);
  const value = parsed(bytes);
  await assertContract(value);
  const result = report.safeParse(value);
  if (!result.success) throw bad(`expected ${placeOf(result.error.issues[0]?.path)} to be as this version writes it`);
  const { shard: _, ...read } = result.data;
  assertConsistent(read);
  // Whoever wrote it may have put the worst last.
  return {
    ...read,
    findings: orderFindings(read.findings, read.problems),
    problems: orderProblems(read.problems, read.findings),
  };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    throw bad('expected JSON in UTF-8');
  }
}

async function assertContract(value: unknown): Promise<void> {
  const [{ Ajv2020 }, { REPORT_SCHEMA }] = await Promise.all([
    import('ajv/dist/2020.js').then((module) => (module.default as unknown as typeof module) ?? module),
    import('./report-schema.js'),
  ]);
  const validate = new Ajv2020({ strict: false, logger: false }).compile(REPORT_SCHEMA);
  if (validate(value)) return;
  // The pointer alone: what stands there is the writer's text.
  throw bad(
    `expected it to fit schema/report.schema.json; found another value at ${placeOf(validate.errors?.[0]?.instancePath.split('/').slice(1))}`,
  );
}

/** Names of fields and positions; what else a path may hold was chosen by whoever wrote the report. */
function placeOf(path: readonly PropertyKey[] = []): string {
  const parts = path.map(String).filter((part) => /^[A-Za-z0-9]{1,40}$/.test(part));
  return parts.length === 0 ? 'the whole' : parts.join('.');
}

function assertConsistent(read: Report): void {
  const paths = new Set(read.findings.map(({ path }) => path));
  if (paths.size !== read.findings.length) throw bad('expected one finding for each path; found two');
  if (read.findings.some(({ base, head }) => base === null && head === null))
    throw bad('expected every finding to have a side; found one without');
  if (findingsDigest(read.findings) !== read.digest)
    throw bad('expected the digest to be that of the findings; found another');
  const exitCode = exitCodeOf(read.gates, read.findings, read.problems);
  if (exitCode !== read.exitCode || (exitCode === 0) !== (read.verdict === 'pass'))
    throw bad('expected the verdict to follow from gates, findings and problems; found another');
}

function bad(message: string): FixtureGateError {
  return new FixtureGateError(
    'BAD_REPORT',
    `the report cannot be used: ${message}`,
    'Take report.json as the gate wrote it, with the action of the same version in both workflows',
  );
}
