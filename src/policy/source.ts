import type { Event } from 'js-yaml';
import { buildTree, type SourceNode, type SourceProblem } from './source-tree.js';

/*
 * The policy file as a tree that knows where everything stands, so that every complaint has a line and a column.
 * Read from js-yaml's events: its own loader has no positions and expands references.
 */

/** Bytes. Every rule of a large organisation fits in a tenth of it; head's file is hostile and gets no more. */
export const MAX_POLICY_BYTES = 1_048_576;
/** Keys, values and ends of lists. A thousand rules of twenty keys each fit. */
const MAX_EVENTS = 60_000;
/** Levels. The policy itself has five. */
const MAX_DEPTH = 32;

export interface Source {
  readonly text: string;
  /** Absent where the file cannot be read at all; `problems` then says why. */
  readonly root?: SourceNode;
  readonly problems: readonly SourceProblem[];
  readonly notices: readonly SourceProblem[];
}

type Yaml = typeof import('js-yaml');

/** Decodes and parses a policy file, YAML 1.2 (and so JSON). Never throws for what the bytes hold. */
export async function readSource(bytes: Uint8Array): Promise<Source> {
  if (bytes.length > MAX_POLICY_BYTES) {
    return failed('', 0, `expected at most ${MAX_POLICY_BYTES} bytes, found ${bytes.length}`);
  }
  const decoded = decode(bytes);
  if (typeof decoded !== 'string') return failed('', 0, decoded.why);
  const marked = decoded.startsWith('\uFEFF');
  const text = marked ? decoded.slice(1) : decoded;
  const yaml = await import('js-yaml');
  const source = parse(yaml, text);
  return marked
    ? { ...source, notices: [{ at: 0, text: 'the file begins with a byte order mark, which is ignored' }] }
    : source;
}

/** One-based line and column, columns in characters; line ends are LF, CRLF and CR. */
export function placeOf(text: string, at: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, at).split(/\r\n|\r|\n/);
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 };
}

function failed(text: string, at: number, problem: string): Source {
  return { text, problems: [{ at, text: problem }], notices: [] };
}

function decode(bytes: Uint8Array): string | { readonly why: string } {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { why: 'expected UTF-8, found UTF-16; save the file as UTF-8' };
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { why: 'expected UTF-8, found bytes that are none; save the file as UTF-8' };
  }
}

function parse(yaml: Yaml, text: string): Source {
  let events: readonly Event[];
  try {
    events = yaml.parseEvents(text, { maxDepth: MAX_DEPTH });
  } catch (error) {
    if (!(error instanceof yaml.YAMLException)) throw error;
    const at = Math.min(error.mark?.position ?? 0, text.length);
    return failed(text, at, `expected YAML, found a mistake in it: ${error.reason}${tabHint(text, at)}`);
  }
  if (events.length > MAX_EVENTS)
    return failed(text, 0, `expected at most ${MAX_EVENTS} keys and values, found ${events.length}`);
  return { text, ...buildTree(yaml, text, events), notices: [] };
}

function tabHint(text: string, at: number): string {
  const start = Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1;
  return /^ *\t/.test(text.slice(start)) ? '; indent with blanks, YAML takes no tabs' : '';
}
