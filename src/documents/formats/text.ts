import { decodeText, positionAt } from '../encoding.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { lineLayout } from '../layout.js';

/** Splits at LF, CRLF and lone CR. A final line end opens no further line; an empty text has no line. */
export function splitLines(text: string): string[] {
  if (text === '') return [];
  const lines = text.includes('\r') ? text.split(/\r\n|\n|\r/) : text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Beyond some 130 million elements V8 ends the whole process, and no worker's limit holds it. */
const MAX_LINES = 33_554_432;

function hasTooManyLines(text: string): boolean {
  if (text.length <= MAX_LINES) return false;
  let lines = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) lines += 1;
  }
  return lines > MAX_LINES;
}

async function read({ bytes }: ReadInput): Promise<ReadResult> {
  const decoded = await decodeText(bytes);
  if (!decoded.ok) return decoded;
  const { text, notices } = decoded;
  const nul = text.indexOf('\0');
  if (nul !== -1) return { ok: false, reason: 'a NUL character, which no text has', ...positionAt(text, nul) };
  if (hasTooManyLines(text))
    return { ok: false, reason: `more than ${MAX_LINES} lines`, line: 0, column: 0, limit: true };
  return {
    ok: true,
    document: {
      format: 'text',
      readings: [{ label: '', content: { kind: 'text', lines: splitLines(text) } }],
      declared: {},
      layout: { ...decoded.layout, ...lineLayout(text, { trailing: true }) },
      notices,
    },
  };
}

export const text: Format = { id: 'text', read };
