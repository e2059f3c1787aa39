import type { Line, Member, Notice, TreeNode } from './document.js';
import type { Cursor } from './json-scanner.js';
import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  closes,
  notice,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  Refusal,
  scalar,
  skipSpace,
  string,
  unexpected,
} from './json-scanner.js';

/**
 * An own JSON parser, because every library that keeps literals, lines and duplicate names overflows the stack on
 * deep input (docs/adr/0030). It takes RFC 8259 plus NaN, Infinity, -Infinity and comments, which are noticed.
 */
export interface JsonSource {
  readonly text: string;
  /** Where to begin and end, for a format that holds several JSON texts. Default: all of it. */
  readonly start?: number;
  readonly end?: number;
  /** The line that `start` is on; default 1. */
  readonly line?: Line;
  readonly trailingCommas?: boolean;
  readonly maxDepth: number;
  /** How many nodes may be made. */
  readonly maxNodes: number;
  /** Filled with the containers that hold something, in the order in which they close. */
  readonly spans?: JsonSpans;
}

/** Where containers stand in the text: from the opening bracket up to behind the closing one. */
export interface JsonSpans {
  readonly nodes: TreeNode[];
  readonly starts: number[];
  readonly ends: number[];
}

export type JsonOutcome =
  | {
      readonly ok: true;
      readonly root: TreeNode;
      readonly nodes: number;
      readonly notices: readonly Notice[];
      /** Comments as written, in order. */
      readonly comments: readonly string[];
      /** The line that the text ends on. */
      readonly endLine: Line;
    }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly line: Line;
      readonly column: number;
      readonly limit?: boolean;
    };

type Open =
  | {
      readonly kind: 'object';
      /** Where its members begin in `Cursor.members`. */
      readonly from: number;
      readonly line: Line;
      readonly at: number;
      /** Members of an object that stands before this one: records have the same names in the same order. */
      readonly pattern: readonly Member[];
      name: string;
      nameLine: Line;
    }
  | { readonly kind: 'array'; readonly from: number; readonly line: Line; readonly at: number };

export function parseJson(source: JsonSource): JsonOutcome {
  const start = source.start ?? 0;
  const cursor: Cursor = {
    text: source.text,
    end: source.end ?? source.text.length,
    trailingCommas: source.trailingCommas ?? false,
    at: start,
    line: source.line ?? 1,
    lineStart: start,
    comments: [],
    unusual: new Map(),
    members: [],
    memberCount: 0,
    items: [],
    itemCount: 0,
    lastMembers: [],
    escapedNames: false,
  };
  try {
    const { root, nodes } = parseRoot(cursor, source);
    return { ok: true, root, nodes, notices: noticesOf(cursor), comments: cursor.comments, endLine: cursor.line };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { reason, line, column, limit } = error;
    return { ok: false, reason, line, column, ...(limit ? { limit } : {}) };
  }
}

/** The whole grammar in one loop with a stack of its own: depth is hostile, so nothing here calls itself. */
function parseRoot(cursor: Cursor, { maxDepth, maxNodes, spans }: JsonSource): { root: TreeNode; nodes: number } {
  const stack: Open[] = [];
  let nodes = 0;
  skipSpace(cursor);
  if (cursor.at >= cursor.end) throw new Refusal(cursor, 'there is no value: the text is empty', cursor.at);
  for (;;) {
    nodes += 1;
    if (nodes > maxNodes) throw new Refusal(cursor, `more than ${maxNodes} nodes`, cursor.at, true);
    let value: TreeNode;
    const code = cursor.at < cursor.end ? cursor.text.charCodeAt(cursor.at) : 0;
    if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (stack.length >= maxDepth) throw new Refusal(cursor, `nested deeper than ${maxDepth} levels`, cursor.at, true);
      const opened = open(cursor, code);
      if ('empty' in opened) value = opened.empty;
      else {
        stack.push(opened.open);
        continue;
      }
    } else value = scalar(cursor, code);
    const done = attach(cursor, stack, value, spans);
    if (done !== undefined) return { root: done, nodes };
  }
}

/** Takes an opening bracket and what follows it up to the first value, or the closing bracket. */
function open(cursor: Cursor, code: number): { readonly open: Open } | { readonly empty: TreeNode } {
  const { line, at } = cursor;
  cursor.at += 1;
  skipSpace(cursor);
  if (code === OPEN_BRACKET) {
    if (closes(cursor, CLOSE_BRACKET)) return { empty: { kind: 'array', items: [], line } };
    return { open: { kind: 'array', from: cursor.itemCount, line, at } };
  }
  if (closes(cursor, CLOSE_BRACE)) return { empty: { kind: 'object', members: [], line } };
  const from = cursor.memberCount;
  const node = { kind: 'object' as const, from, line, at, pattern: cursor.lastMembers, name: '', nameLine: 0 };
  key(cursor, node);
  return { open: node };
}

/**
 * Puts a finished value where it belongs and goes on to the next value, closing what closes.
 * Returns the root once it is finished and nothing but white space follows.
 */
function attach(cursor: Cursor, stack: Open[], finished: TreeNode, spans: JsonSpans | undefined): TreeNode | undefined {
  let value = finished;
  for (;;) {
    const top = stack.at(-1);
    skipSpace(cursor);
    if (top === undefined) {
      if (cursor.at < cursor.end) throw unexpected(cursor, 'the end of the text');
      return value;
    }
    if (top.kind === 'array') cursor.items[cursor.itemCount++] = value;
    else cursor.members[cursor.memberCount++] = { name: top.name, value, line: top.nameLine };
    const bracket = top.kind === 'array' ? CLOSE_BRACKET : CLOSE_BRACE;
    let closed = closes(cursor, bracket);
    if (!closed) {
      if (!closes(cursor, COMMA)) throw unexpected(cursor, top.kind === 'array' ? '"," or "]"' : '"," or "}"');
      skipSpace(cursor);
      closed = cursor.trailingCommas && closes(cursor, bracket);
      if (closed) notice(cursor, 'a trailing comma');
    }
    if (!closed) {
      if (top.kind === 'object') key(cursor, top);
      return undefined;
    }
    stack.pop();
    value = finish(cursor, top);
    if (spans !== undefined) {
      spans.nodes.push(value);
      spans.starts.push(top.at);
      spans.ends.push(cursor.at);
    }
  }
}

/** Exactly as many slots as there are children: an array that grows by `push` has room for seventeen at its first. */
function finish(cursor: Cursor, { kind, from, line }: Open): TreeNode {
  if (kind === 'array') {
    const items = cursor.items.slice(from, cursor.itemCount);
    cursor.itemCount = from;
    return { kind: 'array', items, line };
  }
  const members = cursor.members.slice(from, cursor.memberCount);
  cursor.memberCount = from;
  cursor.lastMembers = members;
  return { kind: 'object', members, line };
}

function key(cursor: Cursor, into: Extract<Open, { kind: 'object' }>): void {
  if (cursor.text.charCodeAt(cursor.at) !== QUOTE || cursor.at >= cursor.end)
    throw unexpected(cursor, 'a name in double quotes');
  into.nameLine = cursor.line;
  const from = cursor.at;
  const expected = expectedName(cursor, into);
  into.name = expected ?? string(cursor);
  // Without escapes a name is as long as its source between the quotes.
  if (expected === undefined && cursor.at - from - 2 !== into.name.length) cursor.escapedNames = true;
  skipSpace(cursor);
  if (!closes(cursor, COLON)) throw unexpected(cursor, '":"');
  skipSpace(cursor);
}

/**
 * The name that the pattern has at this place, where the text has it, too: half of all strings are names, and so they
 * cost one comparison and share one string. Only while no name had an escape, so that names and source are the same text.
 */
function expectedName(cursor: Cursor, { pattern, from }: Extract<Open, { kind: 'object' }>): string | undefined {
  const name = cursor.escapedNames ? undefined : pattern[cursor.memberCount - from]?.name;
  if (name === undefined) return undefined;
  const { text, at, end } = cursor;
  const close = at + 1 + name.length;
  if (close >= end || text.charCodeAt(close) !== QUOTE || !text.startsWith(name, at + 1)) return undefined;
  cursor.at = close + 1;
  return name;
}

function noticesOf(cursor: Cursor): readonly Notice[] {
  return [...cursor.unusual].map(([what, line]) => ({ message: `${what} is no strict JSON`, line }));
}
