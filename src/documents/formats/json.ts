import { commentFact, contestedComments } from '../comments.js';
import type { TreeNode } from '../document.js';
import type { Decoded } from '../encoding.js';
import { decodeUnicode } from '../encoding.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import type { ParsedJson } from '../json-edit.js';
import { parseEditedJson } from '../json-edit.js';
import type { JsonOutcome, JsonSpans } from '../json-parser.js';
import { parseJson } from '../json-parser.js';
import { indentation, lineLayout } from '../layout.js';

export const json: Format = {
  id: 'json',
  read: (input) => readJson(input, 'json', false),
  readBoth: (base, head) => readBothJson(base, head, 'json', false),
};

type DecodedText = Extract<Decoded, { ok: true }>;
type Parsed = Extract<JsonOutcome, { ok: true }>;

/** JSON and its relatives, which differ in nothing but their name and whether a comma may stand before a closing bracket. */
export function readJson(
  { bytes, options }: ReadInput,
  format: string,
  trailingCommas: boolean,
  keep?: (known: ParsedJson) => void,
): ReadResult {
  const decoded = decodeUnicode(bytes);
  if (!decoded.ok) return decoded;
  const { text } = decoded;
  const { depth, nodes } = options.limits;
  const spans: JsonSpans | undefined = keep && { nodes: [], starts: [], ends: [] };
  const parsed = parseJson({ text, trailingCommas, maxDepth: depth, maxNodes: nodes, ...(spans ? { spans } : {}) });
  if (!parsed.ok) return parsed;
  // Comments and what else is noticed are told in the order of the text: there nothing is shared.
  if (keep && spans && parsed.notices.length === 0) keep({ text, root: parsed.root, nodes: parsed.nodes, spans });
  return documentOf(decoded, parsed, format);
}

/** Head from base's tree where one stretch was rewritten; else, and wherever something is unusual, each on its own. */
export function readBothJson(
  base: ReadInput,
  head: ReadInput,
  format: string,
  trailingCommas: boolean,
): readonly [ReadResult, ReadResult] {
  let known: ParsedJson | undefined;
  const left = readJson(base, format, trailingCommas, (parsed) => {
    known = parsed;
  });
  return [left, (known && readEdited(known, head, format, trailingCommas)) ?? readJson(head, format, trailingCommas)];
}

function readEdited(
  known: ParsedJson,
  { bytes, options }: ReadInput,
  format: string,
  trailingCommas: boolean,
): ReadResult | undefined {
  const decoded = decodeUnicode(bytes);
  if (!decoded.ok) return undefined;
  const { depth, nodes } = options.limits;
  const root = parseEditedJson(known, { text: decoded.text, trailingCommas, maxDepth: depth, maxNodes: nodes });
  return root && documentOf(decoded, { root, comments: [], notices: [] }, format);
}

function isFilled(root: TreeNode): boolean {
  return (root.kind === 'object' && root.members.length > 0) || (root.kind === 'array' && root.items.length > 0);
}

function documentOf(
  { text, layout }: DecodedText,
  { root, comments, notices }: Pick<Parsed, 'root' | 'comments' | 'notices'>,
  format: string,
): ReadResult {
  return {
    ok: true,
    document: {
      format,
      readings: [{ label: '', content: { kind: 'tree', root } }],
      declared: {},
      facts: contestedComments(comments, text),
      layout: {
        ...layout,
        ...lineLayout(text, { trailing: true }),
        ...(isFilled(root) ? indentation(text) : {}),
        ...commentFact(comments),
      },
      notices,
    },
  };
}
