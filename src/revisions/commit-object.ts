/** A commit object as its raw bytes, which are what was signed, pushed and reviewed. */
import { isUtf8 } from 'node:buffer';
import { objectId } from './object-id.js';
import { decodePath } from './paths.js';
import type { CommitRecord, Person } from './revisions.js';

export type ParsedCommit = Pick<
  CommitRecord,
  'parents' | 'author' | 'committer' | 'committedAt' | 'message' | 'messageProblem'
>;

const UTF8_NAMES = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);
const LINE_FEED = 0x0a;
const END_OF_HEADERS = Buffer.from('\n\n');
const ENCODING = Buffer.from('encoding ');
const ENCODING_LINE = Buffer.from('\nencoding ');
const NOBODY: Person = { name: '', email: '' };

/** Never throws on what an author can write: an odd commit is one whose message is no record. */
export function parseCommit(content: Buffer, maxMessageBytes: number): ParsedCommit {
  const { headerBytes, body } = split(content);
  const headers = decodePath(headerBytes).split('\n');
  const value = (name: string) => headers.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1);
  const committer = value('committer') ?? '';
  const messageProblem = messageProblemOf(content, maxMessageBytes);
  return {
    parents: parentsOf(headers),
    author: personOf(value('author') ?? ''),
    committer: personOf(committer),
    committedAt: Number(/> (-?\d{1,15}) [+-]\d+$/.exec(committer)?.[1] ?? 0),
    message: decodePath(body.subarray(0, maxMessageBytes)),
    ...(messageProblem === undefined ? {} : { messageProblem }),
  };
}

/** Why the message of a commit is not fit to be a record, if so. All that a long walk asks of most commits. */
export function messageProblemOf(content: Buffer, maxBytes: number): string | undefined {
  const { headerBytes, body } = split(content);
  if (body.length > maxBytes) return `the message has ${body.length} bytes; a record's has at most ${maxBytes}`;
  if (body.includes(0)) return 'the message contains a NUL, where git stops reading and other tools go on';
  const encoding = encodingOf(headerBytes);
  if (encoding !== undefined && !UTF8_NAMES.has(encoding.toLowerCase())) {
    return `the commit declares the encoding ${JSON.stringify(encoding.slice(0, 40))}; a record's message is UTF-8`;
  }
  return isUtf8(body) ? undefined : 'the message is not valid UTF-8';
}

/** Whether a commit names any parent, for one of which nothing else is asked. */
export function hasParents(content: Buffer): boolean {
  return parentsOf(decodePath(split(content).headerBytes).split('\n')).length > 0;
}

function split(content: Buffer): { readonly headerBytes: Buffer; readonly body: Buffer } {
  const end = content.indexOf(END_OF_HEADERS);
  if (end === -1) return { headerBytes: content, body: Buffer.alloc(0) };
  return { headerBytes: content.subarray(0, end), body: content.subarray(end + 2) };
}

/** Of the first line that says so, wherever it stands; a continued line begins with a blank. */
function encodingOf(headers: Buffer): string | undefined {
  const isFirst = headers.subarray(0, ENCODING.length).equals(ENCODING);
  const at = isFirst ? 0 : headers.indexOf(ENCODING_LINE) + 1;
  if (at === 0 && !isFirst) return undefined;
  const from = at + ENCODING.length;
  const end = headers.indexOf(LINE_FEED, from);
  return headers.toString('latin1', from, end === -1 ? undefined : end);
}

/** Parents stand right after the tree; a `parent` line further down belongs to a merged tag or a signature. */
function parentsOf(headers: readonly string[]): CommitRecord['parents'] {
  const parents = [];
  for (const line of headers.slice(1)) {
    if (!line.startsWith('parent ')) break;
    parents.push(objectId(line.slice('parent '.length)));
  }
  return parents;
}

/** `Name <email> seconds zone`, leniently: whatever stands before the first `<` is the name, as git reads it. */
function personOf(line: string): Person {
  const open = line.indexOf('<');
  if (open === -1) return { ...NOBODY, name: line.trim() };
  const close = line.indexOf('>', open);
  return { name: line.slice(0, open).trim(), email: line.slice(open + 1, close === -1 ? undefined : close) };
}
