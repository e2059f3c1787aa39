import { LARGE_BYTES, sourceOf, weightOf } from '../documents/large/source.js';
import { type PairFailure, type PairOptions, type PairReading, readPair } from '../documents/read.js';
import { readOptionsOf } from '../documents/read-options.js';
import { formatForPath, isBinary } from '../documents/registry.js';
import { addChange, addNote, type Collector, finish, joinMoves, newCollector } from './collector.js';
import type { Comparison, ComparisonJob, ReadFailure, Side } from './comparison.js';
import { addIncomplete, compareDocuments, type DocumentsResult, newSession, type Session } from './documents.js';
import { compareEdited } from './edited.js';
import type { Aligner } from './lists.js';
import { DepthReached, equalBytes } from './nodes.js';
import { prepareRules, type Rules, withoutRules } from './rules.js';
import { unusedRules } from './unused.js';

const SYMLINK = '120000';
const SUBMODULE = '160000';

type PathKind = 'file' | 'symlink' | 'submodule';

function kindOf({ mode }: Side): PathKind {
  if (mode === SYMLINK) return 'symlink';
  return mode === SUBMODULE ? 'submodule' : 'file';
}

/**
 * Compares both sides of a modified fixture: modes first, then bytes, then documents (docs/classes.md). Pure data in, pure data
 * out. Only tests pass an aligner of their own.
 * @throws FixtureGateError if the rule names a format that does not exist.
 */
export async function compareFixture(job: ComparisonJob, aligner?: Aligner): Promise<Comparison> {
  const known = aligner === undefined ? await compareQuickly(job) : undefined;
  return known ?? comparePlainly(job, aligner);
}

/** Without reading both sides in full, where that is enough; undefined where it is not. Never another answer than the plain way's. */
export async function compareQuickly(job: ComparisonJob): Promise<Comparison | undefined> {
  const known = withoutContent(job);
  if (!('collector' in known)) return known;
  return (await compareIfLarge(job)) ?? byEdits(job, known.collector);
}

/** By what was edited alone (docs/adr/0160), for two files that differ; undefined where that is not enough. */
export async function compareByEdits(job: ComparisonJob): Promise<Comparison | undefined> {
  return byEdits(job, modes(job));
}

async function byEdits(job: ComparisonJob, collector: Collector): Promise<Comparison | undefined> {
  const rules = await prepareRules(job);
  const edited = compareEdited(job, { ...readOptionsOf(job.rule, job.limits), used: rules.used }, rules);
  return edited && concluded(rules, edited, collector, edited.format);
}

/** The plain way alone: both sides are read in full. `alone` is told what each of them reads as by itself. */
export async function comparePlainly(
  job: ComparisonJob,
  aligner?: Aligner,
  alone?: PairOptions['alone'],
): Promise<Comparison> {
  const known = withoutContent(job);
  if (!('collector' in known)) return known;
  const rules = await prepareRules(job);
  const options = { ...readOptionsOf(job.rule, job.limits), used: rules.used, ...(alone ? { alone } : {}) };
  const reading = await readPair(job.path, job.base.bytes, job.head.bytes, options);
  return compareReading(newSession(rules, aligner), reading, known.collector);
}

/** What modes and equal bytes decide, or a collector that knows of the modes. */
function withoutContent(job: ComparisonJob): Comparison | { readonly collector: Collector } {
  const base = kindOf(job.base);
  const head = kindOf(job.head);
  if (base !== head) return kindChanged(job, base, head);
  if (base !== 'file') return pointerChanged(job, base);
  const collector = modes(job);
  if (equalBytes(job.base.bytes, job.head.bytes)) {
    // Equal bytes are not read, so the format is the one that the path promises.
    return done(collector, formatForPath(job.path)?.id ?? 'binary', {
      summary: collector.counts.representation > 0 ? undefined : 'no difference',
    });
  }
  return { collector };
}

/** What is known before the bytes are looked at. */
export function modes({ base, head }: Readonly<Record<'base' | 'head', Pick<Side, 'mode'>>>): Collector {
  const collector = newCollector();
  if (base.mode !== head.mode) {
    const change = { at: 'mode', base: base.mode, head: head.mode, note: 'file mode' };
    addChange(collector, { ...change, kind: 'representation' }, `=file mode ${base.mode} -> ${head.mode}`);
  }
  return collector;
}

/** Large files by what differs between them (docs/adr/0200); undefined where that has no answer. */
async function compareIfLarge(job: ComparisonJob): Promise<Comparison | undefined> {
  const [base, head] = [sourceOf(job.base.bytes), sourceOf(job.head.bytes)];
  if (Math.min(weightOf(base), weightOf(head)) < LARGE_BYTES) return undefined;
  const { compareLarge, LARGE } = await import('./large/compare-large.js');
  return compareLarge(job, base, head, LARGE, () => modes(job));
}

interface Extras {
  readonly failures?: readonly ReadFailure[];
  readonly unused?: readonly string[];
  readonly hollow?: string | undefined;
  readonly summary?: string | undefined;
}

function done(
  collector: Collector,
  format: string,
  { failures = [], unused = [], hollow, summary }: Extras = {},
): Comparison {
  const finished = finish(collector);
  return {
    ...finished,
    ...(summary === undefined ? {} : { summary }),
    format,
    failures,
    unusedRules: unused,
    ...(hollow === undefined ? {} : { hollow }),
  };
}

function kindChanged(job: ComparisonJob, base: PathKind, head: PathKind): Comparison {
  const collector = newCollector();
  const note = `${base} became ${head}`;
  addChange(collector, { kind: 'shape', at: 'mode', base: job.base.mode, head: job.head.mode, note }, `=${note}`);
  addNote(collector, 'links are never followed, so the contents were not compared');
  return done(collector, base === 'file' ? head : base);
}

/** Symlinks and submodules: the target or the commit is all that git stores. */
function pointerChanged({ base, head }: ComparisonJob, kind: 'symlink' | 'submodule'): Comparison {
  const collector = newCollector();
  if (equalBytes(base.bytes, head.bytes)) return done(collector, kind, { summary: 'no difference' });
  const text = (side: Side): string => Buffer.from(side.bytes).toString('utf8').slice(0, 4_096);
  const what = kind === 'symlink' ? 'link target' : 'submodule commit';
  addChange(
    collector,
    { kind: 'value', at: what, base: text(base), head: text(head), note: `${what} changed` },
    `=${what} changed`,
  );
  addNote(collector, kind === 'symlink' ? 'the link is not followed' : 'the content of the submodule is not compared');
  return done(collector, kind);
}

export function compareReading(session: Session, reading: PairReading, collector: Collector): Comparison {
  const { base, head } = reading;
  const failures = reading.kind === 'unreadable' ? reading.failures.map(toFailure) : [];
  const result = compareSides(session, reading);
  const format = reading.kind === 'unreadable' ? (failures[0]?.format ?? base.format) : base.format;
  return concluded(session.rules, result, collector, format, {
    failures,
    unused: reading.kind === 'documents' ? safely(() => unusedRules(session.rules, [base, head])) : [],
  });
}

function concluded(
  rules: Rules,
  result: DocumentsResult,
  collector: Collector,
  format: string,
  extras: Extras = {},
): Comparison {
  absorb(collector, result.collector);
  for (const remark of rules.remarks) addNote(collector, remark);
  floor(collector, format);
  return done(collector, format, { ...extras, hollow: result.hollow });
}

function safely(find: () => string[]): string[] {
  try {
    return find();
  } catch (error) {
    if (error instanceof DepthReached) return [];
    throw error;
  }
}

function toFailure({ side, format, reason, line, column }: PairFailure): ReadFailure {
  return { side, format, reason, line, column };
}

/** The mode's change and the content's, in one. */
export function absorb(into: Collector, from: Collector): void {
  for (const kind of ['shape', 'value', 'drift', 'representation'] as const) {
    into.counts[kind] += from.counts[kind];
    into.kept[kind].push(...from.kept[kind]);
  }
  for (const [sort, entry] of from.sorts) into.sorts.set(sort, entry);
  for (const note of from.notes) addNote(into, note);
  into.droppedNotes += from.droppedNotes;
  into.suppressed += from.suppressed;
  into.raised += from.raised;
  into.lowered += from.lowered;
  joinMoves(into, from);
}

/** The bytes differ, so something did: what no fact names is spelling or white space outside values, and in what is no text how it is stored. */
function floor(collector: Collector, format: string): void {
  const { shape, value, drift, representation } = collector.counts;
  if (shape + value + drift + representation > 0) return;
  addChange(
    collector,
    { kind: 'representation', at: 'file', base: null, head: null, note: 'every value is equal' },
    isBinary(format) ? '=how it is stored' : '=spelling or white space outside values',
  );
}

function compareSides(session: Session, reading: PairReading): DocumentsResult {
  try {
    return reading.kind === 'unreadable'
      ? compareUnreadable(session, reading)
      : compareDocuments(session, reading.base, reading.head);
  } catch (error) {
    if (!(error instanceof DepthReached)) throw error;
    const collector = newCollector();
    addIncomplete(collector, error.message);
    return { collector };
  }
}

type Unreadable = Extract<PairReading, { kind: 'unreadable' }>;

/**
 * One side broken: shape. Both broken: compared as text or bytes. A limit says nothing about the content, so it
 * is a rewrite at least, never a broken file.
 */
function compareUnreadable(session: Session, reading: Unreadable): DocumentsResult {
  if (reading.both) {
    // Broken files are equal in normalized text or not at all: rules for values have nothing to say about them.
    const result = compareDocuments({ ...session, rules: withoutRules(session.rules) }, reading.base, reading.head);
    addNote(result.collector, 'neither side reads in its format: compared as plain text or bytes');
    if (reading.limit && result.collector.counts.shape + result.collector.counts.value === 0) {
      addIncomplete(result.collector, 'a limit was reached');
    }
    return result;
  }
  const collector = newCollector();
  for (const failure of reading.failures) addFailure(collector, failure);
  const { content } = reading.head.readings[0];
  const empty =
    content.kind === 'text' ? content.lines.length === 0 : content.kind === 'opaque' && content.bytes.length === 0;
  return reading.failures.some(({ side }) => side === 'head') && empty
    ? { collector, hollow: 'emptied' }
    : { collector };
}

function addFailure(collector: Collector, { side, format, reason, line, column, limit }: PairFailure): void {
  const where = line > 0 ? ` at line ${line}, column ${column}` : '';
  if (limit === true) {
    addIncomplete(collector, `${side} is ${reason}${where}`);
    return;
  }
  const lineField = side === 'base' ? { baseLine: line } : { headLine: line };
  addChange(
    collector,
    {
      kind: 'shape',
      at: line > 0 ? `line ${line}, column ${column}` : 'file',
      base: side === 'base' ? reason : null,
      head: side === 'head' ? reason : null,
      ...(line > 0 ? lineField : {}),
      note: `${side} does not read as ${format}: ${reason}`,
    },
    `=${side} does not read as ${format}${where}`,
  );
}
