import { decodeUnicode } from '../encoding.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { commentLayout, parseJson } from '../json-parser.js';
import { lineLayout } from '../layout.js';

export const json: Format = { id: 'json', read: (input) => readJson(input, 'json', false) };

/** JSON and its relatives, which differ in nothing but their name and whether a comma may stand before a closing bracket. */
export function readJson({ bytes, options }: ReadInput, format: string, trailingCommas: boolean): ReadResult {
  const decoded = decodeUnicode(bytes);
  if (!decoded.ok) return decoded;
  const { depth, nodes } = options.limits;
  const parsed = parseJson({ text: decoded.text, trailingCommas, maxDepth: depth, maxNodes: nodes });
  if (!parsed.ok) return parsed;
  return {
    ok: true,
    document: {
      format,
      readings: [{ label: '', content: { kind: 'tree', root: parsed.root } }],
      declared: {},
      layout: {
        ...decoded.layout,
        ...lineLayout(decoded.text, { trailing: true }),
        ...commentLayout(parsed.comments),
      },
      notices: parsed.notices,
    },
  };
}
