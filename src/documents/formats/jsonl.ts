import { commentFact, contestedComments } from '../comments.js';
import type { Notice, TreeNode } from '../document.js';
import { decodeUnicode } from '../encoding.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { parseJson } from '../json-parser.js';
import { lineLayout } from '../layout.js';

/** JSON Lines: each line that is not blank is a JSON text; the file is an array of them. */
export const jsonl: Format = { id: 'jsonl', read };

/** More of them say nothing new, and a file has as many lines as it likes. */
const MAX_NOTICES = 20;

function read({ bytes, options }: ReadInput): ReadResult {
  const decoded = decodeUnicode(bytes);
  if (!decoded.ok) return decoded;
  const { text } = decoded;
  const { depth, nodes } = options.limits;
  const items: TreeNode[] = [];
  const notices: Notice[] = [];
  const comments: string[] = [];
  let left = nodes - 1;
  let line = 1;
  for (let start = 0; start < text.length; line += 1) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    if (!isBlank(text, start, end)) {
      // The array is a level of its own, as it would be if the file were one JSON text.
      const parsed = parseJson({ text, start, end, line, maxDepth: depth - 1, maxNodes: left });
      if (!parsed.ok) return parsed;
      items.push(parsed.root);
      left -= parsed.nodes;
      for (const comment of parsed.comments) comments.push(comment);
      if (notices.length < MAX_NOTICES) for (const notice of parsed.notices) notices.push(notice);
    }
    start = end + 1;
  }
  return {
    ok: true,
    document: {
      format: 'jsonl',
      readings: [{ label: '', content: { kind: 'tree', root: { kind: 'array', items, line: 1 } } }],
      declared: {},
      facts: contestedComments(comments, text),
      layout: { ...decoded.layout, ...lineLayout(text, { trailing: true }), ...commentFact(comments) },
      notices,
    },
  };
}

function isBlank(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index += 1) {
    const code = text.charCodeAt(index);
    if (code !== 32 && code !== 9 && code !== 13) return false;
  }
  return true;
}
