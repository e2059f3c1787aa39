import { createHash } from 'node:crypto';
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
}

export type JsonOutcome =
  | {
      readonly ok: true;
      readonly root: TreeNode;
      readonly nodes: number;
      readonly notices: readonly Notice[];
      /** Comments as written, in order. */
      readonly comments: readonly string[];
    }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly line: Line;
      readonly column: number;
      readonly limit?: boolean;
    };

type Open =
  | { readonly kind: 'object'; readonly members: Member[]; readonly line: Line; name: string; nameLine: Line }
  | { readonly kind: 'array'; readonly items: TreeNode[]; readonly line: Line };

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
  };
  try {
    const { root, nodes } = parseRoot(cursor, source.maxDepth, source.maxNodes);
    return { ok: true, root, nodes, notices: noticesOf(cursor), comments: cursor.comments };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { reason, line, column, limit } = error;
    return { ok: false, reason, line, column, ...(limit ? { limit } : {}) };
  }
}

/** A layout fact about comments: how many, and a digest of their words, so that a comment that changed shows. */
export function commentLayout(comments: readonly string[]): Record<string, string> {
  if (comments.length === 0) return {};
  const digest = createHash('sha256').update(comments.join('\0')).digest('hex').slice(0, 8);
  return { comments: `${comments.length} (${digest})` };
}

/** The whole grammar in one loop with a stack of its own: depth is hostile, so nothing here calls itself. */
function parseRoot(cursor: Cursor, maxDepth: number, maxNodes: number): { root: TreeNode; nodes: number } {
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
    const done = attach(cursor, stack, value);
    if (done !== undefined) return { root: done, nodes };
  }
}

/** Takes an opening bracket and what follows it up to the first value, or the closing bracket. */
function open(cursor: Cursor, code: number): { readonly open: Open } | { readonly empty: TreeNode } {
  const { line } = cursor;
  cursor.at += 1;
  skipSpace(cursor);
  if (code === OPEN_BRACKET) {
    if (closes(cursor, CLOSE_BRACKET)) return { empty: { kind: 'array', items: [], line } };
    return { open: { kind: 'array', items: [], line } };
  }
  if (closes(cursor, CLOSE_BRACE)) return { empty: { kind: 'object', members: [], line } };
  const node = { kind: 'object' as const, members: [], line, name: '', nameLine: 0 };
  key(cursor, node);
  return { open: node };
}

/**
 * Puts a finished value where it belongs and goes on to the next value, closing what closes.
 * Returns the root once it is finished and nothing but white space follows.
 */
function attach(cursor: Cursor, stack: Open[], finished: TreeNode): TreeNode | undefined {
  let value = finished;
  for (;;) {
    const top = stack.at(-1);
    skipSpace(cursor);
    if (top === undefined) {
      if (cursor.at < cursor.end) throw unexpected(cursor, 'the end of the text');
      return value;
    }
    if (top.kind === 'array') top.items.push(value);
    else top.members.push({ name: top.name, value, line: top.nameLine });
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
    value = top.kind === 'array' ? top : { kind: 'object', members: top.members, line: top.line };
  }
}

function key(cursor: Cursor, into: Extract<Open, { kind: 'object' }>): void {
  if (cursor.text.charCodeAt(cursor.at) !== QUOTE || cursor.at >= cursor.end)
    throw unexpected(cursor, 'a name in double quotes');
  into.nameLine = cursor.line;
  into.name = string(cursor);
  skipSpace(cursor);
  if (!closes(cursor, COLON)) throw unexpected(cursor, '":"');
  skipSpace(cursor);
}

function noticesOf(cursor: Cursor): readonly Notice[] {
  return [...cursor.unusual].map(([what, line]) => ({ message: `${what} is no strict JSON`, line }));
}
