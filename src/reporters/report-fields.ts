import { z } from 'zod';
import { FURTHEST_BIN } from '../comparison/moves.js';
import { CHANGE_CLASSES } from '../policy/policy.js';
import { GATE_IDS, type ProblemCode } from '../problems.js';
import { MAX_TEXT_CHARACTERS } from './json.js';

/*
 * A report field by field, with bounds, for whoever reads one that was written elsewhere: the page of another run
 * (read-report.ts) and the shards of this one (shard-reports.ts).
 */

/** The largest change seen has 8,003. */
const MAX_FINDINGS = 1_000_000;
const MAX_PROBLEMS = 1_000_000;
const MAX_PATTERNS = 100_000;
/** Of what one finding lists: ten times of what this version writes. */
const MAX_LIST = 1_000;
/** Git's own limit for a path is 4,096 bytes. */
const MAX_PATH_CHARACTERS = 8_192;

const count = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
const figure = z.number();
/** 40 or 64 hex digits. Pages show it as it is. */
const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const changeClass = z.enum(CHANGE_CLASSES);
const kinds = ['shape', 'value', 'drift', 'representation'] as const;
const status = ['matched', 'missing', 'mismatched'] as const;

/** Characters. Names of people have no limit in git, and are texts. */
const path = z.string().max(MAX_PATH_CHARACTERS);
const text = z.string().max(MAX_TEXT_CHARACTERS);
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(MAX_LIST);

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
  by: text.exactOptional(),
  reason: text.exactOptional(),
  required: list(z.object({ kind: z.enum(['trailer', 'approval', 'review']), status: z.enum(status) })).exactOptional(),
});
const moves = z.object({
  count,
  bins: list(z.object({ bin: z.number().int().min(-FURTHEST_BIN).max(FURTHEST_BIN), count })),
  relative: figure.positive().exactOptional(),
  sample: list(z.object({ base: figure, head: figure, beyond: z.boolean() })),
});
const finding = z.object({
  path: path.min(1),
  class: changeClass,
  also: list(changeClass),
  format: text,
  movedFrom: path.exactOptional(),
  movedTo: path.exactOptional(),
  base: blob.nullable(),
  head: blob.nullable(),
  summary: text,
  changeCounts: z.object({ shape: count, value: count, drift: count, representation: count }),
  changes: list(change),
  record,
  suggestedTrailer: text.regex(/^Fixture-Change: /).exactOptional(),
  notes: list(text),
  failures: list(z.object({ side: z.enum(['base', 'head']), format: text, reason: text, line: count, column: count })),
  suppressed: count,
  hollow: text.exactOptional(),
  moves: moves.exactOptional(),
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
/** A whole report but for `shard`: who reads it says whether there may be one. */
export const reportFields = z.object({
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
        summary: text.exactOptional(),
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
    patterns: z.array(z.object({ pattern: text, matches: count })).max(MAX_PATTERNS),
    milliseconds: z.record(z.string().max(64), z.number()).catch({}),
  }),
  digest: sha256,
  exitCode: z.union([z.literal(0), z.literal(1), z.literal(2)]),
});

/** @throws for what is no UTF-8 or no JSON. */
export function parseReport(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
}
