import { scalarKey } from '../yaml/keys.js';
import { COLON, DASH, DOUBLE_QUOTE, plainEnd, SINGLE_QUOTE, SPACE } from '../yaml/quick-scalars.js';
import { isTyped } from '../yaml/scalars.js';
import { decline } from './source.js';

/** Deeper records are left to the plain path. */
export const MAX_DEPTH = 32;
const MAX_KEY = 256;
/** States and ways out of them; records that need more have little in common. */
const MAX_STATES = 4_096;
const DISCRIMINATORS: ReadonlySet<string> = new Set(['type', 'kind', 'event', 'op', '@type']);

interface Frame {
  readonly kind: 'map' | 'list';
  readonly indent: number;
  readonly waiting: boolean;
}

/** The open blocks between two lines, and the beginnings of lines that have been seen there. The state behind a scalar is the one before its entry waits. */
export interface YamlState {
  readonly frames: readonly Frame[];
  readonly ways: YamlWay[];
}

/** The beginning of a line up to where its value stands: blanks, dashes and a key. */
export interface YamlWay {
  readonly bytes: Buffer;
  /** Its number among all ways. */
  readonly number: number;
  /** Where the line has a value, and where nothing follows. */
  readonly withValue: YamlState | undefined;
  readonly without: YamlState | undefined;
  /** Of the key; undefined where the line has dashes alone. */
  readonly name: string | undefined;
  /** The value says which variant a record is. */
  readonly variant: boolean;
  /** Nodes that the line makes: blocks that it opens, its key, its value or none. */
  readonly nodes: number;
  /** Nothing but dashes: another element of a list. */
  readonly element: boolean;
}

export interface YamlStates {
  readonly known: Map<string, YamlState>;
  /** Between two records of the list. */
  readonly start: YamlState;
  readonly numbers: Map<string, number>;
}

export function newYamlStates(indent: number): YamlStates {
  const known = new Map<string, YamlState>();
  const start = stateOf(known, [{ kind: 'list', indent, waiting: false }]);
  return { known, start, numbers: new Map() };
}

function stateOf(known: Map<string, YamlState>, frames: readonly Frame[]): YamlState {
  const key = frames.map(({ kind, indent, waiting }) => `${kind}${indent}${waiting ? '?' : ''}`).join();
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MAX_STATES) decline('records of many shapes');
  const state: YamlState = { frames, ways: [] };
  known.set(key, state);
  return state;
}

/** Works out what the line of `text` does in a state, as the quick reader does it. `text` has no comment of its own line. */
export function findWay(states: YamlStates, state: YamlState, text: string): YamlWay {
  const end = text.length;
  let at = 0;
  while (text.charCodeAt(at) === SPACE) at += 1;
  const frames = state.frames.map((frame) => ({ ...frame }));
  let opening = enter(frames, at, isDash(text, at, end)) ?? decline('a line that fits nowhere');
  let name: string | undefined;
  let element = true;
  let nodes = 1;
  for (;;) {
    const dash = isDash(text, at, end);
    const key = dash ? undefined : keyAt(text, at, end);
    if (!dash && key === undefined) {
      if (!opening) decline('a scalar where none may be');
      break;
    }
    if (opening) {
      if (frames.length >= MAX_DEPTH) decline('deep nesting');
      nodes += 1;
      frames.push({ kind: dash ? 'list' : 'map', indent: at, waiting: false });
    }
    const frame = frames[frames.length - 1]!;
    if (frame.kind !== (dash ? 'list' : 'map')) decline('an entry of another kind');
    frame.waiting = true;
    name = key;
    if (!dash) nodes += 1;
    element = dash;
    at += dash ? 1 : key!.length + 1;
    while (at < end && text.charCodeAt(at) === SPACE) at += 1;
    if (!dash || at === end) break;
    opening = true;
  }
  const bytes = Buffer.from(text.slice(0, at));
  const without = at === end ? stateOf(states.known, frames) : undefined;
  const filled = frames.map((frame, depth) => (depth === frames.length - 1 ? { ...frame, waiting: false } : frame));
  const withValue = at === end ? undefined : stateOf(states.known, filled);
  const written = `${without === undefined ? 'v' : 'n'}${bytes.toString('latin1')}`;
  const number = states.numbers.get(written) ?? states.numbers.size;
  if (number >= MAX_STATES) decline('records of many shapes');
  states.numbers.set(written, number);
  const way = {
    bytes,
    number,
    withValue,
    without,
    nodes,
    name,
    variant: name !== undefined && DISCRIMINATORS.has(name),
    element,
  };
  state.ways.push(way);
  return way;
}

type OpenFrame = { -readonly [K in keyof Frame]: Frame[K] };

/** True where the line opens a block, undefined where it fits nowhere. The list that the records stand in is never closed. */
function enter(frames: OpenFrame[], indent: number, dash: boolean): boolean | undefined {
  let top = frames[frames.length - 1]!;
  if (top.waiting) {
    if (indent > top.indent || (dash && indent === top.indent && top.kind === 'map')) return true;
    top.waiting = false;
  }
  while (top.indent > indent || (top.indent === indent && top.kind === 'list' && !dash)) {
    frames.pop();
    if (frames.length === 0) return undefined;
    top = frames[frames.length - 1]!;
    if (!top.waiting) return undefined;
    top.waiting = false;
  }
  return top.indent === indent && !top.waiting ? false : undefined;
}

function isDash(text: string, at: number, end: number): boolean {
  return text.charCodeAt(at) === DASH && (at + 1 === end || text.charCodeAt(at + 1) === SPACE);
}

/** The plain key that begins here; undefined where none does. */
function keyAt(text: string, at: number, end: number): string | undefined {
  const first = text.charCodeAt(at);
  if (first === DOUBLE_QUOTE || first === SINGLE_QUOTE) {
    if (/["'] *:(?: |$)/.test(text.slice(at))) decline('a key in quotes');
    return undefined;
  }
  const stop = plainEnd(text, at, end);
  if (stop === undefined || stop >= end || text.charCodeAt(stop) !== COLON) return undefined;
  if (stop - at > MAX_KEY) decline('a long key');
  const name = text.slice(at, stop);
  if (name === '<<' || name.endsWith(' ') || isTyped(name) || scalarKey(name, '1.2') !== name)
    decline('an unusual key');
  return name;
}
