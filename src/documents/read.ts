import type { FixtureDocument } from './document.js';
import { looksBinary } from './encoding.js';
import type { FormatEntry, OpenMember, ReadInput, ReadOptions, ReadResult } from './format.js';
import { MAX_LARGE_BYTES } from './format.js';
import { formats } from './formats/index.js';
import type { Budget } from './members.js';
import {
  bookMemory,
  charge,
  memoryLeft,
  memoryOf,
  NODE_MEMORY,
  newBudget,
  opaqueDocument,
  roomOf,
  tooManyParts,
  withMembersLimits,
} from './members.js';
import { pairDocuments, unwrapStream } from './pairing.js';
import { pointerPair } from './pointer.js';
import { formatById, formatForPath } from './registry.js';
import * as sniff from './sniff.js';
import { stopAtLimit } from './trees/stop.js';

/** Why one side could not be read. `line` and `column` are one-based, 0 where unknown. */
export interface PairFailure {
  readonly side: 'base' | 'head';
  readonly format: string;
  readonly reason: string;
  readonly line: number;
  readonly column: number;
  /** The content may be fine: a limit stopped the reader. */
  readonly limit?: boolean;
}

/**
 * How two sides read. Swapping them swaps `base` and `head` in the result and changes nothing else.
 * - `documents`: both read in one format.
 * - `format-changed`: each reads, in another format than the other.
 * - `unreadable`: a side does not read in the format that both should have. `both` says that neither does; then, and
 *   for the failing side otherwise, the document is the file as plain text or as bytes. `limit` says that at least one
 *   of the failures is a limit; which, each failure says.
 */
export type PairReading =
  | { readonly kind: 'documents'; readonly base: FixtureDocument; readonly head: FixtureDocument }
  | { readonly kind: 'format-changed'; readonly base: FixtureDocument; readonly head: FixtureDocument }
  | {
      readonly kind: 'unreadable';
      readonly base: FixtureDocument;
      readonly head: FixtureDocument;
      readonly failures: readonly PairFailure[];
      readonly both: boolean;
      readonly limit: boolean;
    };

/** `format` is `auto` or the id of a format. */
export type PairOptions = ReadOptions & {
  readonly format: string;
  /** Told what `readOne` would give for a side, where that is known: whoever asks about one side next need not read it again. */
  readonly alone?: (bytes: Uint8Array, reading: OneReading) => void;
};

export interface OneReading {
  readonly document: FixtureDocument;
  /** Set where the file does not read in the format that its path or the policy names. */
  readonly failure?: Omit<PairFailure, 'side'>;
}

/** As many bytes as a sniffer is shown. */
const SNIFF_BYTES = 65_536;

type Failure = Omit<PairFailure, 'side'>;
type Attempt =
  | { readonly ok: true; readonly document: FixtureDocument }
  | { readonly ok: false; readonly failure: Failure };

/** One file to read. `depth` counts the archives around it. */
interface File {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly options: ReadOptions;
  readonly depth: number;
  readonly budget: Budget;
}

/** What sniffing made of a file. `limited` looks like a format whose reader hit a limit. */
type Sniffed =
  | { readonly kind: 'found'; readonly entry: FormatEntry; readonly document: FixtureDocument }
  | { readonly kind: 'limited'; readonly entry: FormatEntry; readonly failure: Failure }
  | { readonly kind: 'none' };

/**
 * Reads both sides of a modified fixture by the rules of docs/classes.md sections 1 and 2. A format that the policy names is
 * final. Else the extension's format stands if either side reads in it; only where neither does is the content asked.
 * @throws FixtureGateError if `options.format` names no format.
 */
export async function readPair(
  path: string,
  base: Uint8Array,
  head: Uint8Array,
  options: PairOptions,
): Promise<PairReading> {
  const files: Pair<File> = [file(path, base, options), file(path, head, options)];
  const named = options.format === 'auto' ? undefined : formatById(options.format);
  if (named !== undefined) return inFormat(named, files, options.alone);
  const pointers = pointerPair(base, head);
  if (pointers !== undefined) {
    const broken = [base, head].every((bytes) => sniff.lfs(bytes, true));
    return broken ? pointersOnly(files, pointers) : documents(pointers.base, pointers.head);
  }
  const known = formatForPath(path);
  if (known === undefined) return bySniffing(files, undefined);
  // Not where one side is a pointer, which alone is read as one.
  const isPointer = [base, head].some((bytes) => sniff.lfs(bytes, true));
  const reading = await inFormat(known, files, isPointer ? undefined : options.alone);
  const silent = reading.kind === 'unreadable' && reading.both && !reading.limit;
  return silent ? bySniffing(files, reading) : reading;
}

/** Reads a file that has no counterpart: an added or removed fixture, a view's input. */
export async function readOne(
  path: string,
  bytes: Uint8Array,
  options: ReadOptions & { readonly format?: string },
): Promise<OneReading> {
  const named = options.format === undefined || options.format === 'auto' ? undefined : formatById(options.format);
  const { document, failure } = await readAlone(file(path, bytes, options), named);
  return { document: unwrapStream(document), ...(failure === undefined ? {} : { failure }) };
}

type Pair<T> = readonly [T, T];

function file(path: string, bytes: Uint8Array, options: ReadOptions): File {
  return { path, bytes, options, depth: 0, budget: newBudget(bytes.length) };
}

/** Both look like pointers and at least one is: a broken one is broken, and not content that takes a pointer's place. */
async function pointersOnly(
  files: Pair<File>,
  pointers: { readonly base: FixtureDocument; readonly head: FixtureDocument },
): Promise<PairReading> {
  const reading = await inFormat(formatById('lfs'), files);
  return reading.kind === 'documents' ? documents(pointers.base, pointers.head) : reading;
}

async function inFormat(entry: FormatEntry, files: Pair<File>, alone?: PairOptions['alone']): Promise<PairReading> {
  const attempts = await attemptBoth(entry, files);
  if (alone !== undefined) {
    for (const [index, one] of attempts.entries()) {
      if (one.ok) alone(files[index]!.bytes, { document: unwrapStream(one.document) });
    }
  }
  const [base, head] = attempts;
  if (base.ok && head.ok) return documents(base.document, head.document);
  return unreadable(files, attempts);
}

async function unreadable(files: Pair<File>, attempts: Pair<Attempt>): Promise<PairReading> {
  const sides = ['base', 'head'] as const;
  const failures = attempts.flatMap((one, index) => (one.ok ? [] : [{ side: sides[index]!, ...one.failure }]));
  const [base, head] = await both(files, async (one, index) => {
    const outcome = attempts[index]!;
    return outcome.ok ? outcome.document : lastResort(one, outcome.failure);
  });
  const pair =
    failures.length === 2 ? pairDocuments(base, head) : { base: unwrapStream(base), head: unwrapStream(head) };
  return {
    kind: 'unreadable',
    ...pair,
    failures,
    both: failures.length === 2,
    limit: failures.some(({ limit }) => limit === true),
  };
}

/**
 * Asks the content of both sides. `failed` is what the extension's format made of them, absent where the extension
 * says nothing. Where only one side looks like some format, the other is held to it: it was that format on one side,
 * and a side that no longer reads is what the reviewer must see.
 */
async function bySniffing(files: Pair<File>, failed: PairReading | undefined): Promise<PairReading> {
  const sniffed = await both(files, sniffFile);
  const [base, head] = sniffed;
  if (base.kind === 'found' && head.kind === 'found') {
    if (base.entry.id === head.entry.id) return documents(base.document, head.document);
    return { kind: 'format-changed', base: unwrapStream(base.document), head: unwrapStream(head.document) };
  }
  // What was read tells more than what hit a limit; without this order, swapping the sides would change the outcome.
  for (const kind of ['found', 'limited'] as const) {
    for (const side of sniffed) if (side.kind === kind) return inFormat(side.entry, files);
  }
  return failed ?? withoutFormat(files);
}

/** Nothing is known of either side: text where it is text, else bytes. */
async function withoutFormat(files: Pair<File>): Promise<PairReading> {
  const [base, head] = await both(files, plainDocument);
  return base.format === head.format ? documents(base, head) : { kind: 'format-changed', base, head };
}

function documents(base: FixtureDocument, head: FixtureDocument): PairReading {
  return { kind: 'documents', ...pairDocuments(base, head) };
}

async function sniffFile(one: File): Promise<Sniffed> {
  const start = one.bytes.subarray(0, SNIFF_BYTES);
  const whole = start.length === one.bytes.length;
  for (const entry of formats) {
    if (entry.sniff?.(start, whole) !== true) continue;
    const outcome = await attempt(entry, one);
    if (outcome.ok) return { kind: 'found', entry, document: outcome.document };
    if (outcome.failure.limit === true) return { kind: 'limited', entry, failure: outcome.failure };
  }
  return { kind: 'none' };
}

async function attemptBoth(entry: FormatEntry, files: Pair<File>): Promise<Pair<Attempt>> {
  const format = files.some((one) => tooLarge(entry, one) !== undefined) ? undefined : await entry.load();
  const results = format?.readBoth?.(inputOf(files[0]), inputOf(files[1]));
  if (results === undefined) return both(files, (one) => attempt(entry, one));
  return [attemptOf(entry, results[0]), attemptOf(entry, results[1])];
}

async function attempt(entry: FormatEntry, one: File): Promise<Attempt> {
  const failure = tooLarge(entry, one);
  if (failure !== undefined) return { ok: false, failure };
  const format = await entry.load();
  return attemptOf(entry, await format.read(inputOf(one)));
}

function tooLarge(entry: FormatEntry, { bytes, options }: File): Failure | undefined {
  const most = entry.large === true ? Math.max(MAX_LARGE_BYTES, options.limits.file) : options.limits.file;
  if (bytes.length <= most) return undefined;
  return { format: entry.id, reason: `larger than ${most} bytes`, line: 0, column: 0, limit: true };
}

function inputOf({ bytes, path, options, depth, budget }: File): ReadInput {
  const openMember = memberOpener(options, depth + 1, budget);
  const book = (held: number, peak: number): void => {
    const stop = bookMemory(budget, held, peak);
    if (stop !== undefined) stopAtLimit(stop);
  };
  const nodes = Math.min(options.limits.nodes, Math.floor(memoryLeft(budget) / NODE_MEMORY));
  const limited = { ...options, limits: { ...options.limits, nodes } };
  return { bytes, path, options: limited, openMember, room: () => roomOf(budget), book };
}

function attemptOf(entry: FormatEntry, result: ReadResult): Attempt {
  if (result.ok) return { ok: true, document: withMembersLimits(result.document) };
  const { reason, line, column, limit } = result;
  return { ok: false, failure: { format: entry.id, reason, line, column, ...(limit === true ? { limit } : {}) } };
}

/** Opens members that stand `depth` archives deep, on one file's budget. A container's reader gets one; nothing else needs it. */
export function memberOpener(options: ReadOptions, depth: number, budget: Budget): OpenMember {
  return async (name, bytes) => {
    const stop = charge(budget, depth, bytes.length) ?? tooManyParts(budget, bytes);
    if (stop !== undefined) return opaqueDocument(bytes, `not read: ${stop}`, stop);
    const held = budget.held;
    const { document } = await readAlone({ path: name, bytes, options, depth, budget }, undefined);
    budget.held = Math.max(budget.held, held + memoryOf(document));
    return document;
  };
}

/** Without a counterpart nobody can say which format both should have: the extension's, else the content's. */
async function readAlone(one: File, named: FormatEntry | undefined): Promise<OneReading> {
  const pointer = named === undefined && sniff.lfs(one.bytes, true) ? formatById('lfs') : undefined;
  const entry = named ?? pointer ?? formatForPath(one.path);
  const outcome = entry === undefined ? undefined : await attempt(entry, one);
  if (outcome?.ok) return outcome;
  if (outcome !== undefined && (named !== undefined || outcome.failure.limit === true)) {
    return { document: await lastResort(one, outcome.failure), failure: outcome.failure };
  }
  const sniffed = await sniffFile(one);
  if (sniffed.kind === 'found') return { document: sniffed.document };
  const failure = sniffed.kind === 'limited' ? sniffed.failure : outcome?.failure;
  if (failure === undefined) return { document: await plainDocument(one) };
  return { document: await lastResort(one, failure), failure };
}

/** The file as text or bytes, saying why it is nothing better. */
async function lastResort(one: File, failure: Failure): Promise<FixtureDocument> {
  const where = failure.line > 0 ? ` (line ${failure.line}, column ${failure.column})` : '';
  const message = `does not read as ${failure.format}: ${failure.reason}${where}`;
  // What is too large for its format is not split into lines either: that takes as much memory again.
  if (one.bytes.length > one.options.limits.file) return opaqueDocument(one.bytes, message, message);
  const document = await plainDocument(one);
  const notices = [...document.notices, { message, line: failure.line }];
  return { ...document, notices, ...(failure.limit === true ? { incomplete: message } : {}) };
}

async function plainDocument(one: File): Promise<FixtureDocument> {
  const text = formatById('text');
  if (!looksBinary(one.bytes)) {
    const outcome = await attempt(text, one);
    if (outcome.ok) return outcome.document;
  }
  return opaqueDocument(one.bytes, 'binary data, compared byte by byte');
}

async function both<T, R>(pair: Pair<T>, read: (one: T, index: number) => Promise<R>): Promise<Pair<R>> {
  return [await read(pair[0], 0), await read(pair[1], 1)];
}
