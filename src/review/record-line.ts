import { CHANGE_CLASSES, type ChangeClass } from '../policy/policy.js';
import type { GitPath } from '../revisions/revisions.js';
import { type ChangedPaths, isBoundary, wordEnd } from './changed-paths.js';
import { unquotePath } from './quoting.js';

/**
 * The value of a record: `PATH [PATH ...] [key=value ...]` (docs/records.md). Only the form is judged here; whether the
 * record covers anything is said where the commits are known.
 */
export interface RecordLine {
  readonly paths: readonly GitPath[];
  /** A folder or a pattern instead of paths, where the policy allows them. */
  readonly pattern?: string;
  readonly classes?: readonly ChangeClass[];
  /** Lower-case hex, 8 to 64 digits. */
  readonly from?: string;
  readonly to?: string;
  readonly count?: number;
  /** Every `key=value` in order, unknown ones included. */
  readonly pairs: readonly { readonly key: string; readonly value: string }[];
  /** What stands after the paths, without `class`, `from`, `to` and a pattern's `count`. */
  readonly text: string;
  /** Why the record is no record. Its paths are kept, so that a reader learns which change it was meant for. */
  readonly problem?: string;
}

/** What the grammar needs to know of the commit whose message holds the record. */
export interface RecordContext {
  /** Every path that the commit changes, fixture or not. */
  readonly changed: ChangedPaths;
  readonly isFixture: (path: GitPath) => boolean;
  readonly patterns: boolean;
}

const KNOWN_KEYS = ['purpose', 'source', 'reason', 'class', 'from', 'to', 'count'];
const PAIR = /([A-Za-z][A-Za-z0-9_-]*)=/y;
const DIGEST = /^[0-9a-f]{8,64}$/;

export function parseRecordLine(value: string, context: RecordContext): RecordLine {
  const named = takePaths(value, context);
  if (named.problem !== undefined) return { paths: named.paths, pairs: [], text: '', problem: named.problem };
  return readText(value.slice(named.end), named, context);
}

/** Whether a path can be none of a repository: absolute, or out of it. The reason why, or undefined. */
export function impossiblePath(path: GitPath): string | undefined {
  if (/^[/\\]|^[A-Za-z]:[/\\]/.test(path)) return 'a path is never absolute';
  return leadsOut(path.replaceAll('\\', '/'));
}

function leadsOut(path: GitPath): string | undefined {
  if (!path.includes('..')) return undefined;
  return path.split('/').includes('..') ? 'a path never leads out of the repository with ".."' : undefined;
}

interface Named {
  readonly paths: readonly GitPath[];
  readonly pattern?: string;
  readonly end: number;
  readonly problem?: string;
}

function takePaths(value: string, context: RecordContext): Named {
  const paths: GitPath[] = [];
  let pattern: string | undefined;
  let at = skipBlanks(value, 0);
  while (at < value.length) {
    const next = takePath(value, at, paths.length === 0, context);
    if (next === undefined) break;
    if (typeof next === 'string') return { paths, end: at, problem: next };
    const impossible = context.changed.all.has(next.path) ? leadsOut(next.path) : impossiblePath(next.path);
    if (impossible !== undefined) return { paths: [...paths, next.path], end: at, problem: impossible };
    at = skipBlanks(value, next.end);
    if (next.isPattern) {
      pattern = next.path;
      break;
    }
    paths.push(next.path);
  }
  if (paths.length === 0 && pattern === undefined) return { paths, end: at, problem: 'it names no path' };
  return { paths, end: at, ...(pattern === undefined ? {} : { pattern }) };
}

interface Taken {
  readonly path: GitPath;
  readonly end: number;
  readonly isPattern?: boolean;
}

/** The path at `at`; a string where something stands there that wants to be one and is not; undefined where text begins. */
function takePath(value: string, at: number, first: boolean, context: RecordContext): Taken | string | undefined {
  if (value[at] === '"') {
    const quoted = unquotePath(value, at);
    if (typeof quoted === 'string') return quoted;
    if (!isBoundary(value, quoted.end)) return 'after the closing quote of a path a blank is expected';
    if (quoted.path === '') return 'it names no path';
    return asPattern({ path: quoted.path, end: quoted.end }, context, quoted.path.endsWith('/'));
  }
  const end = wordEnd(value, at);
  const token = value.slice(at, end);
  const path = context.changed.longestAt(value, at);
  if (path !== undefined && (first || path.includes('/') || context.isFixture(path)))
    return { path, end: at + path.length };
  if (first) {
    const key = pairKey(token);
    if (key !== undefined && KNOWN_KEYS.includes(key)) return undefined;
    return asPattern({ path: token, end }, context, /[*?]|\/$/.test(token));
  }
  return looksLikePath(token, context) ? { path: token, end } : undefined;
}

function asPattern(taken: Taken, { patterns, changed }: RecordContext, looksSo: boolean): Taken {
  return patterns && looksSo && !changed.all.has(taken.path) ? { ...taken, isPattern: true } : taken;
}

/**
 * A later word that is meant as a path: it must not pass as part of the reason. Only the words that follow the paths at
 * once are asked, so that a sentence may speak of any file.
 */
function looksLikePath(token: string, { isFixture }: RecordContext): boolean {
  if (pairKey(token) !== undefined || token.includes('://')) return false;
  if (isFixture(token) || /^[^/\s]+\/(?:[^/]+\/)*[^/]*[^/.]\.[A-Za-z0-9]+$/.test(token)) return true;
  return /[/\\]./.test(token) && impossiblePath(token) !== undefined;
}

function readText(rest: string, { paths, pattern }: Named, context: RecordContext): RecordLine {
  const { pairs, words, problem } = tokenize(rest);
  const facts = new Map<string, string>();
  const aside = pattern === undefined ? ['class', 'from', 'to'] : ['class', 'from', 'to', 'count'];
  let wrong = problem;
  for (const { key, value } of pairs) {
    if (!aside.includes(key)) continue;
    if (facts.has(key)) wrong ??= `${key}= stands twice`;
    facts.set(key, value);
  }
  const read = readFacts(facts);
  wrong ??= read.problem;
  if (pattern !== undefined && (read.classes === undefined || read.count === undefined))
    wrong ??= 'a folder or a pattern needs class= and count=';
  return {
    paths,
    ...(pattern === undefined ? {} : { pattern }),
    ...(read.classes === undefined ? {} : { classes: read.classes }),
    ...(read.from === undefined ? {} : { from: read.from }),
    ...(read.to === undefined ? {} : { to: read.to }),
    ...(read.count === undefined || !context.patterns ? {} : { count: read.count }),
    pairs,
    text: words
      .filter(({ key }) => key === undefined || !aside.includes(key))
      .map(({ raw }) => raw)
      .join(' '),
    ...(wrong === undefined ? {} : { problem: wrong }),
  };
}

interface Facts {
  readonly classes?: readonly ChangeClass[];
  readonly from?: string;
  readonly to?: string;
  readonly count?: number;
  readonly problem?: string;
}

function readFacts(facts: ReadonlyMap<string, string>): Facts {
  if (facts.size === 0) return {};
  const problems: string[] = [];
  const classes = facts
    .get('class')
    ?.split(',')
    .map((name) => name.trim().toUpperCase());
  const known = classes?.filter((name): name is ChangeClass => CHANGE_CLASSES.some((one) => one === name));
  if (classes !== undefined && known?.length !== classes.length)
    problems.push(`class= takes ${CHANGE_CLASSES.join(', ')}, separated by commas`);
  const from = facts.get('from')?.toLowerCase();
  const to = facts.get('to')?.toLowerCase();
  if (from !== undefined && !DIGEST.test(from)) problems.push('from= takes 8 to 64 hex digits');
  if (to !== undefined && !DIGEST.test(to)) problems.push('to= takes 8 to 64 hex digits');
  const count = facts.get('count');
  if (count !== undefined && !/^[1-9][0-9]{0,8}$/.test(count)) problems.push('count= takes a number');
  return {
    ...(known === undefined ? {} : { classes: known }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(count === undefined ? {} : { count: Number(count) }),
    ...(problems[0] === undefined ? {} : { problem: problems[0] }),
  };
}

interface Word {
  /** Lower-case, where the word is `key=value`. */
  readonly key?: string;
  readonly raw: string;
}

interface Tokens {
  readonly pairs: readonly { readonly key: string; readonly value: string }[];
  readonly words: readonly Word[];
  readonly problem?: string;
}

function tokenize(rest: string): Tokens {
  const pairs: { key: string; value: string }[] = [];
  const words: Word[] = [];
  let problem: string | undefined;
  let at = skipBlanks(rest, 0);
  while (at < rest.length) {
    const start = at;
    PAIR.lastIndex = at;
    const key = PAIR.exec(rest)?.[1]?.toLowerCase();
    const valueStart = key === undefined ? at : at + key.length + 1;
    const quoted = key !== undefined && rest[valueStart] === '"' ? quotedValue(rest, valueStart) : undefined;
    if (typeof quoted === 'string') {
      problem ??= `${key}= ${quoted}`;
      at = rest.length;
    } else {
      at = quoted?.end ?? wordEnd(rest, valueStart);
    }
    const value = typeof quoted === 'object' ? quoted.value : rest.slice(valueStart, at);
    if (key !== undefined) pairs.push({ key, value });
    words.push({ raw: rest.slice(start, at), ...(key === undefined ? {} : { key }) });
    at = skipBlanks(rest, at);
  }
  return { pairs, words, ...(problem === undefined ? {} : { problem }) };
}

function quotedValue(text: string, start: number): { readonly value: string; readonly end: number } | string {
  let value = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at]!;
    if (character === '"') {
      if (!isBoundary(text, at + 1)) return 'has something other than a blank after its closing quote';
      return { value, end: at + 1 };
    }
    const escaped = character === '\\' && (text[at + 1] === '"' || text[at + 1] === '\\');
    if (escaped) at += 1;
    value += text[at];
  }
  return 'has a double quote that is not closed';
}

function pairKey(token: string): string | undefined {
  return /^([A-Za-z][A-Za-z0-9_-]*)=/.exec(token)?.[1]?.toLowerCase();
}

function skipBlanks(text: string, at: number): number {
  let next = at;
  while (text[next] === ' ' || text[next] === '\t') next += 1;
  return next;
}
