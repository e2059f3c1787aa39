import { z } from 'zod';
import { FixtureGateError } from '../errors.js';
import { findingsDigest } from '../review/digest.js';
import { inOrder } from './parts/entries.js';
import { exitCodeOf, type Report } from './report.js';
import { parseReport, reportFields } from './report-fields.js';

/** Bytes. The report of the largest change seen, 8,003 fixtures with every list full, has a third of it. */
export const MAX_REPORT_BYTES = 67_108_864;

/** The part that one shard looked at is not what the pull request comes to. */
const report = reportFields.extend({ shard: z.undefined().optional() });

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
  return { ...read, ...inOrder(read) };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return parseReport(bytes);
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
