import { byteOrderMark, type Decoded, decodeUnicode, refuseSecondMark } from '../encoding.js';

/** Bytes that an XML declaration may take; XML 1.0 has no bound, writers stay below 100. */
const DECLARATION_BYTES = 512;

/**
 * Decodes by XML 1.0 appendix F: byte order mark, else the declaration, else UTF-8. Undecodable bytes fail.
 * `TextDecoder` takes `iso-8859-1` for windows-1252, so Latin-1 is decoded byte by byte.
 */
export function decodeXml(bytes: Uint8Array): Decoded {
  if (byteOrderMark(bytes) !== undefined) return refuseSecondMark(decodeUnicode(bytes));
  const wide = wideWithoutMark(bytes);
  if (wide !== undefined) return decodeAs(bytes, wide, []);
  const declared = declaredEncoding(bytes);
  if (declared === undefined || declared === 'utf-8' || declared === 'utf8') return decodeUnicode(bytes);
  if (/^(utf-?16|utf-?32|ucs-?[24]|iso-10646-ucs-[24])/.test(declared)) {
    const unicode = decodeUnicode(bytes);
    const message = `declares ${declared} but is UTF-8`;
    return unicode.ok ? { ...unicode, notices: [{ message, line: 1 }] } : unicode;
  }
  return decodeAs(bytes, declared, []);
}

function decodeAs(bytes: Uint8Array, label: string, notices: Extract<Decoded, { ok: true }>['notices']): Decoded {
  const encoding = label.toUpperCase();
  if (label === 'iso-8859-1' || label === 'latin1') {
    return { ok: true, text: Buffer.from(bytes).toString('latin1'), layout: { encoding: 'ISO-8859-1' }, notices };
  }
  if (label === 'us-ascii' || label === 'ascii') {
    if (bytes.some((byte) => byte > 127)) return { ok: false, reason: 'not valid US-ASCII', line: 0, column: 0 };
    return { ok: true, text: Buffer.from(bytes).toString('latin1'), layout: { encoding }, notices };
  }
  try {
    const decoder = new TextDecoder(label, { fatal: true, ignoreBOM: true });
    return { ok: true, text: decoder.decode(bytes), layout: { encoding }, notices };
  } catch (error) {
    const reason = error instanceof RangeError ? `unknown encoding ${label}` : `not valid ${encoding}`;
    return { ok: false, reason, line: 1, column: 1 };
  }
}

/** `<?` in 16-bit units. */
function wideWithoutMark(bytes: Uint8Array): string | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0x3c && second === 0 && third === 0x3f && fourth === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c && third === 0 && fourth === 0x3f) return 'utf-16be';
  return undefined;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, DECLARATION_BYTES)).toString('latin1');
  if (!head.startsWith('<?xml')) return undefined;
  const end = head.indexOf('?>');
  if (end === -1) return undefined;
  return /\sencoding\s*=\s*["']([A-Za-z][A-Za-z0-9._-]*)["']/.exec(head.slice(0, end))?.[1]?.toLowerCase();
}
