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
const NOBODY: Person = { name: '', email: '' };

/** Never throws on what an author can write: an odd commit is one whose message is no record. */
export function parseCommit(content: Buffer, maxMessageBytes: number): ParsedCommit {
  const end = content.indexOf('\n\n');
  const headers = decodePath(end === -1 ? content : content.subarray(0, end)).split('\n');
  const body = end === -1 ? Buffer.alloc(0) : content.subarray(end + 2);
  const value = (name: string) => headers.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1);
  const committer = value('committer') ?? '';
  const messageProblem = problemOf(body, value('encoding'), maxMessageBytes);
  return {
    parents: parentsOf(headers),
    author: personOf(value('author') ?? ''),
    committer: personOf(committer),
    committedAt: Number(/> (-?\d{1,15}) [+-]\d+$/.exec(committer)?.[1] ?? 0),
    message: decodePath(body.subarray(0, maxMessageBytes)),
    ...(messageProblem === undefined ? {} : { messageProblem }),
  };
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

function problemOf(body: Buffer, encoding: string | undefined, maxBytes: number): string | undefined {
  if (body.length > maxBytes) return `the message has ${body.length} bytes; a record's has at most ${maxBytes}`;
  if (body.includes(0)) return 'the message contains a NUL, where git stops reading and other tools go on';
  if (encoding !== undefined && !UTF8_NAMES.has(encoding.toLowerCase())) {
    return `the commit declares the encoding ${JSON.stringify(encoding.slice(0, 40))}; a record's message is UTF-8`;
  }
  return isUtf8(body) ? undefined : 'the message is not valid UTF-8';
}
