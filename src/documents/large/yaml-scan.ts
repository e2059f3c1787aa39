import { UNUSUAL } from '../yaml/quick-reader.js';
import { standsAt } from './json-record.js';
import { digitsAt } from './numerals.js';
import { decline } from './source.js';
import { CLOSED, UNFINISHED, type UnitScanner } from './units.js';
import { findWay, newYamlStates, type YamlState, type YamlStates, type YamlWay } from './yaml-state.js';
import { CUT, endLine, KIND, NO_VALUE, type ValueCursor, valueAt } from './yaml-values.js';

/** Codes of the longest skeleton. */
const MAX_SKELETON = 16_384;
const MAX_VARIANTS = 256;
/** Scalars of one record, where it is asked where they stand. */
const MAX_SPANS = 8_192;

const LF = 10;
const SPACE = 32;
const HASH = 35;
const DASH = 45;

/** The one record that was scanned last. */
export interface YamlScan extends UnitScanner {
  readonly last: {
    lf: number;
    readonly crlf: 0;
    special: boolean;
    nodes: number;
    readonly hash: 0;
    identity: number;
    identityName: string | undefined;
    readonly skeleton: Int32Array;
    length: number;
    /** Where scalars stand, where that is asked for: line of the record, start and end, three numbers each. Nothing is folded then. */
    spans: Int32Array | undefined;
    spanCount: number;
  };
}

interface Scan extends ValueCursor {
  readonly states: YamlStates;
  readonly indent: number;
  readonly last: YamlScan['last'];
  readonly variants: Map<string, number>;
  /** The open blocks behind the line that was read last. */
  state: YamlState;
  /** The line that is read, from the record's first one on. */
  line: number;
}

/** Reads the records of a block sequence whose dashes stand at `indent`: everyday YAML in which every scalar has one reading. */
export function yamlScanner(indent: number): YamlScan {
  return scannerOf(indent, newYamlStates(indent), new Map(), undefined);
}

/** One for each side, which tell where scalars stand; they number lines and variants alike, so that skeletons can be compared. */
export function yamlScanners(indent: number): readonly [YamlScan, YamlScan] {
  const states = newYamlStates(indent);
  const variants = new Map<string, number>();
  const scanner = (): YamlScan => scannerOf(indent, states, variants, new Int32Array(3 * MAX_SPANS));
  return [scanner(), scanner()];
}

function scannerOf(
  indent: number,
  states: YamlStates,
  variants: Map<string, number>,
  spans: Int32Array | undefined,
): YamlScan {
  const skeleton = new Int32Array(MAX_SKELETON);
  const scan: Scan = {
    ...{ states, indent, variants, state: states.start, after: 0, stop: 0, line: 0 },
    last: {
      ...{ lf: 0, crlf: 0, special: false, nodes: 0, hash: 0, identity: -1, identityName: undefined },
      ...{ skeleton, length: 0, spans, spanCount: 0 },
    },
  };
  return {
    // What stands at the dash, and behind it.
    behind: indent + 2,
    last: scan.last,
    next: (block, start, end, whole) => scanRecord(scan, block, start, end, whole),
  };
}

function scanRecord(scan: Scan, block: Buffer, start: number, end: number, whole: boolean): number {
  const { states, last, indent } = scan;
  last.lf = 0;
  last.length = 0;
  last.special = false;
  last.spanCount = 0;
  last.nodes = 0;
  scan.state = states.start;
  for (let at = start; ; ) {
    const isFirst = at === start;
    const line = lineKind(block, at, end, indent);
    if (line === 'cut') {
      if (!whole) return UNFINISHED;
      return isFirst ? CLOSED : end;
    }
    if (isFirst ? line !== 'element' : line === 'element' || line === 'outside') return isFirst ? CLOSED : at;
    if (line === 'blank') {
      const next = skipLine(scan, block, at, end);
      if (next === UNFINISHED && !whole) return UNFINISHED;
      at = next === UNFINISHED ? end : next;
      continue;
    }
    scan.line = last.lf;
    const way = takeLine(scan, block, at, end, whole);
    if (way === undefined) return UNFINISHED;
    if (isFirst) {
      if (way.withValue === undefined && way.element) decline('a record that begins with nothing');
      last.identityName ??= way.name;
      const named = way.name !== undefined && way.name === last.identityName && way.withValue !== undefined;
      last.identity = named ? digitsAt(block, at + way.bytes.length, scan.stop) : -1;
    }
    last.nodes += way.nodes;
    at = scan.after;
  }
}

/** What a line is to the list: one of its elements, part of one, none of its own, or not all there. */
function lineKind(
  block: Buffer,
  start: number,
  end: number,
  indent: number,
): 'element' | 'inside' | 'outside' | 'blank' | 'cut' {
  let at = start;
  while (at < end && block[at] === SPACE) at += 1;
  if (at >= end) return 'cut';
  const byte = block[at]!;
  if (byte === LF || byte === HASH) return 'blank';
  const column = at - start;
  if (column > indent) return 'inside';
  if (column < indent || byte !== DASH) return 'outside';
  if (at + 1 >= end) return 'cut';
  return block[at + 1] === SPACE || block[at + 1] === LF ? 'element' : 'outside';
}

/** Blank lines, and comments: those the reader has to tell. */
function skipLine({ last }: Scan, block: Buffer, start: number, end: number): number {
  const feed = block.indexOf(LF, start);
  const stop = feed === -1 || feed >= end ? end : feed;
  const text = block.toString('utf8', start, stop);
  if (UNUSUAL.test(text)) decline('an unusual character');
  if (text.includes('#')) last.special = true;
  if (stop === end) return UNFINISHED;
  last.lf += 1;
  return feed + 1;
}

/** Takes one line with content: mostly it begins as a line did in this state before. Undefined where it is not complete. */
function takeLine(scan: Scan, block: Buffer, start: number, end: number, whole: boolean): YamlWay | undefined {
  for (const way of scan.state.ways) {
    const from = start + way.bytes.length;
    if (from > end || !standsAt(block, start, way.bytes)) continue;
    let kind: number = KIND.nothing;
    if (way.withValue === undefined) {
      if (from < end ? block[from] !== LF : !whole) continue;
      endLine(scan, block, from, end);
    } else {
      kind = valueAt(scan, block, from, end, whole);
      if (kind === CUT) return undefined;
      if (kind === NO_VALUE) continue;
    }
    push(scan, way, kind, block, from);
    return way;
  }
  return newLine(scan, block, start, end, whole);
}

/** A line that begins as none before it in this state. */
function newLine(scan: Scan, block: Buffer, start: number, end: number, whole: boolean): YamlWay | undefined {
  const feed = block.indexOf(LF, start);
  const stop = feed === -1 || feed >= end ? end : feed;
  if (stop === end && !whole) return undefined;
  const text = block.toString('utf8', start, stop);
  if (UNUSUAL.test(text)) decline('an unusual character');
  const way = findWay(scan.states, scan.state, text);
  const from = start + way.bytes.length;
  let kind: number = KIND.nothing;
  if (way.withValue === undefined) endLine(scan, block, from, end);
  else kind = valueAt(scan, block, from, end, whole);
  if (kind < 0) return decline('no everyday value');
  push(scan, way, kind, block, from);
  return way;
}

function push(scan: Scan, way: YamlWay, kind: number, block: Buffer, from: number): void {
  const { last, variants } = scan;
  const { number, variant, element } = way;
  scan.state = (way.withValue ?? way.without)!;
  if (last.length > MAX_SKELETON - 4) decline('a record of many parts');
  const code = 8 * number + kind;
  // The scalars of a list, one like the other.
  if (last.spans !== undefined && kind <= KIND.null) addSpan(scan, last.spans, from);
  if (
    last.spans === undefined &&
    element &&
    kind !== KIND.nothing &&
    last.length > 0 &&
    last.skeleton[last.length - 1] === code
  )
    return;
  last.skeleton[last.length++] = code;
  if (!variant || kind !== KIND.string) return;
  const text = block.toString('utf8', from, scan.stop);
  const known = variants.get(text) ?? variants.size;
  if (known >= MAX_VARIANTS) decline('many variants');
  variants.set(text, known);
  last.skeleton[last.length++] = -1 - known;
}

function addSpan(scan: Scan, spans: Int32Array, start: number): void {
  const { last } = scan;
  const at = 3 * last.spanCount;
  if (at + 3 > spans.length) decline('a record of many parts');
  spans[at] = scan.line;
  spans[at + 1] = start;
  spans[at + 2] = scan.stop;
  last.spanCount += 1;
}
