import type { ContainerMember } from '../document.js';
import { decodeUnicode } from '../encoding.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { lineLayout } from '../layout.js';
import { entryDocument } from './snap.js';

/**
 * Snapshots of go-snaps: `[name - 1]`, the body, a line of three dashes. The same name may come again, in a later
 * group of the file; occurrences are kept in order. A body line of three dashes is written as `/-/-/-/`.
 */
export const goSnaps: Format = { id: 'go-snaps', read };

const HEADER = /^\[.+ - \d+\]$/;
const END = '---';
const ESCAPED_END = '/-/-/-/';

function read({ bytes }: ReadInput): ReadResult {
  const decoded = decodeUnicode(bytes);
  if (!decoded.ok) return decoded;
  // A lone CR is a character of a body; only CRLF is a line end, as LF is.
  const lines = decoded.text.split(/\r?\n/);
  const members: ContainerMember[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const header = lines[index]!;
    if (header === '') continue;
    if (!HEADER.test(header)) return { ok: false, reason: 'expected "[name - 1]"', line: index + 1, column: 1 };
    const end = lines.indexOf(END, index + 1);
    if (end === -1) return { ok: false, reason: 'a snapshot without its "---"', line: index + 1, column: 1 };
    const body = lines.slice(index + 1, end).map((line) => (line === ESCAPED_END ? END : line));
    members.push({
      name: header.slice(1, -1),
      line: index + 1,
      document: entryDocument('go-snaps', body.join('\n'), index + 2),
    });
    index = end;
  }
  return {
    ok: true,
    document: {
      format: 'go-snaps',
      readings: [{ label: '', content: { kind: 'container', noun: 'snapshot', members } }],
      declared: {},
      layout: { ...decoded.layout, ...lineLayout(decoded.text, { trailing: false }) },
      notices: [],
    },
  };
}
