import { isPlain, isQuoted, scalarAt } from '../edited/yaml-scalars.js';
import { UNUSUAL } from '../yaml/quick-reader.js';
import { standsAt } from './json-record.js';
import { digitsAt } from './numerals.js';
import { decline } from './source.js';
import { CLOSED, UNFINISHED, type UnitScanner } from './units.js';
import { findWay, newYamlStates, type YamlState, type YamlStates, type YamlWay } from './yaml-state.js';

/** Codes of the longest skeleton. */
const MAX_SKELETON = 16_384;
const MAX_SCALAR = 2_048;
/** Shorter words may mean something. */
const MAX_WORD = 5;
const MAX_VARIANTS = 256;
/** Scalars of one record, where it is asked where they stand. */
const MAX_SPANS = 8_192;

const LF = 10;
const SPACE = 32;
const QUOTE = 34;
const HASH = 35;
const APOSTROPHE = 39;
const DASH = 45;
const DOT = 46;
const COLON = 58;
const BACKSLASH = 92;

/** ASCII that cannot end a plain scalar. */
const PLAIN = new Uint8Array(256).fill(1, SPACE, 127);
PLAIN[COLON] = 0;
PLAIN[HASH] = 0;

/** What a value is, in the skeleton. */
const KIND = { string: 0, integer: 1, float: 2, boolean: 3, null: 4, array: 5, object: 6, nothing: 7 } as const;
/** Letters that a word begins with that may mean something (yaml/scalars.ts). */
const WORD_STARTS = new Uint8Array(256);
for (const byte of Buffer.from('nNtTfFyYoO')) WORD_STARTS[byte] = 1;
const WORDS = [
  [Buffer.from('true'), KIND.boolean],
  [Buffer.from('false'), KIND.boolean],
  [Buffer.from('null'), KIND.null],
] as const;
/** Instead of a kind: this is no value of one line. */
const NO_VALUE = -1;
/** Instead of a kind: the line is not complete. */
const CUT = -2;

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

interface Scan {
  readonly states: YamlStates;
  readonly indent: number;
  readonly last: YamlScan['last'];
  readonly variants: Map<string, number>;
  /** Behind the value that was read last, its line's end included. */
  after: number;
  /** Where that value ends. */
  stop: number;
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
    ...{ states, indent, variants, after: 0, stop: 0, line: 0 },
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
  let state = states.start;
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
    const taken = takeLine(scan, state, block, at, end, whole);
    if (taken === undefined) return UNFINISHED;
    if (isFirst) {
      if (taken.state === taken.way.without && taken.way.element) decline('a record that begins with nothing');
      last.identityName ??= taken.way.name;
      const named = taken.way.name !== undefined && taken.way.name === last.identityName && taken.way.withValue;
      last.identity = named ? digitsAt(block, at + taken.way.bytes.length, scan.stop) : -1;
    }
    last.nodes += taken.way.nodes;
    state = taken.state;
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

interface Taken {
  readonly way: YamlWay;
  readonly state: YamlState;
}

/** Takes one line with content: mostly it begins as a line did in this state before. Undefined where it is not complete. */
function takeLine(
  scan: Scan,
  state: YamlState,
  block: Buffer,
  start: number,
  end: number,
  whole: boolean,
): Taken | undefined {
  for (const way of state.ways) {
    const from = start + way.bytes.length;
    if (from > end || !standsAt(block, start, way.bytes)) continue;
    const next = way.withValue ?? way.without!;
    if (way.withValue === undefined) {
      if (from < end ? block[from] !== LF : !whole) continue;
      endLine(scan, block, from, end);
      push(scan, way, KIND.nothing, block, from);
      return { way, state: next };
    }
    const kind = valueAt(scan, block, from, end, whole);
    if (kind === CUT) return undefined;
    if (kind === NO_VALUE) continue;
    push(scan, way, kind, block, from);
    return { way, state: next };
  }
  return newLine(scan, state, block, start, end, whole);
}

/** A line that begins as none before it in this state. */
function newLine(
  scan: Scan,
  state: YamlState,
  block: Buffer,
  start: number,
  end: number,
  whole: boolean,
): Taken | undefined {
  const feed = block.indexOf(LF, start);
  const stop = feed === -1 || feed >= end ? end : feed;
  if (stop === end && !whole) return undefined;
  const text = block.toString('utf8', start, stop);
  if (UNUSUAL.test(text)) decline('an unusual character');
  const way = findWay(scan.states, state, text);
  const from = start + way.bytes.length;
  if (way.withValue === undefined) {
    endLine(scan, block, from, end);
    push(scan, way, KIND.nothing, block, from);
    return { way, state: way.without! };
  }
  const kind = valueAt(scan, block, from, end, whole);
  if (kind < 0) return decline('no everyday value');
  push(scan, way, kind, block, from);
  return { way, state: way.withValue };
}

function push(scan: Scan, { number, variant, element }: YamlWay, kind: number, block: Buffer, from: number): void {
  const { last, variants } = scan;
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

function endLine(scan: Scan, block: Buffer, at: number, end: number): void {
  if (at < end && block[at] === LF) {
    scan.last.lf += 1;
    scan.after = at + 1;
  } else scan.after = end;
}

/** What the value is that fills the rest of a line; `after` is then behind the line, `stop` behind the value. */
function valueAt(scan: Scan, block: Buffer, start: number, end: number, whole: boolean): number {
  if (start >= end) return whole ? NO_VALUE : CUT;
  const first = block[start]!;
  // Blanks alone, or more of them than before: the line is another one.
  if (first === LF || first === SPACE) return NO_VALUE;
  const letter = (first >= 97 && first <= 122) || (first >= 65 && first <= 90);
  if (letter) {
    const at = plainStop(block, start, end);
    if (at === end && !whole) return CUT;
    if (at === end || block[at] === LF) {
      let stop = at;
      while (block[stop - 1] === SPACE) stop -= 1;
      const kind = stop - start > MAX_WORD ? KIND.string : wordAt(block, start, stop);
      if (kind !== NO_VALUE && at - start <= MAX_SCALAR) {
        scan.stop = stop;
        endLine(scan, block, at, end);
        return kind;
      }
    }
  } else if (first === DASH || (first >= 48 && first <= 57)) {
    const at = decimalStop(block, start, end);
    if (at >= end && !whole) return CUT;
    if (at > 0 && at - start <= MAX_SCALAR && (at === end || block[at] === LF)) {
      scan.stop = at;
      endLine(scan, block, at, end);
      return hasPoint ? KIND.float : KIND.integer;
    }
  } else if (first === QUOTE || first === APOSTROPHE) {
    let at = start + 1;
    while (at < end && block[at] !== first && block[at]! >= SPACE && block[at]! < 127 && block[at] !== BACKSLASH)
      at += 1;
    if (at + 1 < end && block[at] === first && block[at + 1] === LF) {
      scan.stop = at + 1;
      endLine(scan, block, at + 1, end);
      return KIND.string;
    }
  }
  return anyValue(scan, block, start, end, whole);
}

/** Where a plain scalar of ASCII stops: at a line's end, or at something that has to be looked at closely. */
function plainStop(block: Buffer, start: number, end: number): number {
  let at = start + 1;
  while (at < end && PLAIN[block[at]!] === 1) at += 1;
  return at;
}

function wordAt(block: Buffer, start: number, end: number): number {
  if (WORD_STARTS[block[start]!] === 0) return KIND.string;
  for (const [word, kind] of WORDS) if (end - start === word.length && standsAt(block, start, word)) return kind;
  const text = block.toString('latin1', start, end);
  return scalarKind(text) === KIND.string ? KIND.string : NO_VALUE;
}

function scalarKind(text: string): number {
  const node = scalarAt(text, 0, text.length, 0)?.node;
  switch (node?.kind) {
    case 'string':
      return KIND.string;
    case 'number':
      return node.type === 'integer' ? KIND.integer : KIND.float;
    case 'boolean':
      return KIND.boolean;
    case 'null':
      return KIND.null;
    default:
      return NO_VALUE;
  }
}

let hasPoint = false;

/** Behind `-?digits[.digits]` without a leading zero, 0 where that does not stand there. */
function decimalStop(block: Buffer, start: number, end: number): number {
  let at = block[start] === DASH ? start + 1 : start;
  const first = at;
  while (at < end && block[at]! >= 48 && block[at]! <= 57) at += 1;
  hasPoint = false;
  if (at === first || (at > first + 1 && block[first] === 48)) return at >= end ? end : 0;
  if (at >= end || block[at] !== DOT) return at;
  hasPoint = true;
  const fraction = at + 1;
  at = fraction;
  while (at < end && block[at]! >= 48 && block[at]! <= 57) at += 1;
  return at === fraction && at < end ? 0 : at;
}

/** The same by the functions that read scalars. */
function anyValue(scan: Scan, block: Buffer, start: number, end: number, whole: boolean): number {
  const feed = block.indexOf(LF, start);
  const lineEnd = feed === -1 || feed >= end ? end : feed;
  if (lineEnd === end && !whole) return CUT;
  const text = block.toString('utf8', start, lineEnd);
  if (UNUSUAL.test(text)) decline('an unusual character');
  const bare = text.trimEnd();
  let kind: number;
  if (bare === '[]') kind = KIND.array;
  else if (bare === '{}') kind = KIND.object;
  else {
    const first = text.charCodeAt(0);
    const quoted = first === QUOTE || first === APOSTROPHE;
    if (!(quoted ? isQuoted(text, 0, text.length) : isPlain(text, 0, text.length))) return NO_VALUE;
    kind = scalarKind(text);
    const found = scalarAt(text, 0, text.length, 0);
    if (found !== undefined && text.slice(found.end).includes('#')) scan.last.special = true;
    scan.stop = start + Buffer.byteLength(found === undefined ? text : text.slice(0, found.end));
  }
  endLine(scan, block, lineEnd, end);
  return kind;
}
