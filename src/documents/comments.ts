import { createHash } from 'node:crypto';
import { listFact } from './trees/nodes.js';

/**
 * Characters at which some readers end a line, and controls that make some refuse the file. JavaScript (JSON5, dotenv) takes
 * U+2028 and U+2029 for line ends, YAML 1.1 these and U+0085, `splitlines` of Python (pytest's INI reader) also VT, FF and FS to RS.
 */
const CONTESTED = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\x85\u2028\u2029\ufffe\uffff]/;
/** What some shells, strippers of comments and SQL dialects take for part of a line, and others for its end. */
const LONE_RETURN = /\r(?!\n)/;

/** Comments are layout: a fact that differs whenever one of them does. Absent where there is none. */
export function commentFact(comments: readonly string[]): Readonly<Record<string, string>> {
  if (comments.length === 0) return {};
  const hash = createHash('sha256');
  for (const comment of comments) hash.update(`${comment.length} `).update(comment);
  return { comments: `${comments.length} (${hash.digest('hex').slice(0, 12)})` };
}

/**
 * What is a comment to this reader and content to the next, as a value: `# note<U+2028>key: value` sets a key in YAML 1.1.
 * `text` is the whole file where readers of the format disagree about where a comment ends at a carriage return.
 */
export function contestedComments(comments: readonly string[], text = ''): Readonly<Record<string, string>> {
  if (comments.length === 0) return {};
  const marked = comments.filter((comment) => CONTESTED.test(comment));
  return {
    ...(marked.length === 0 ? {} : { 'comments that end elsewhere for other readers': listFact(marked) }),
    ...contestedLines(text),
  };
}

/**
 * In a file that has both kinds of line end, its lines with a carriage return and no line feed behind it, as a value: where some
 * readers see two lines, others (shells, git) see one.
 */
export function contestedLines(text: string): Readonly<Record<string, string>> {
  if (!LONE_RETURN.test(text) || !text.includes('\n')) return {};
  const lines = text
    .split('\n')
    .map(trimmed)
    .filter((line) => line.includes('\r'));
  return lines.length === 0 ? {} : { 'lines that end elsewhere for other readers': listFact(lines) };
}

/** Without the return of a CR LF. */
function trimmed(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
