import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bytes } from '../support/binary-files.js';
import { comparison, DRIFT, REWRITE, SHAPE } from '../support/binary-pairs.js';
import { stream, writePdf } from '../support/pdf-writer.js';

/** What a PDF holds beside the objects that a viewer shows (docs/adr/0267). */
const CATALOG = '<</Type/Catalog/Pages @1>>';
const PAGES = '<</Type/Pages/Kids[@2]/Count 1>>';
const PAGE = '<</Type/Page/Parent @1/MediaBox[0 0 90 40]/Contents @3>>';
const CONTENT = 'BT /F1 8 Tf 5 20 Td (Sum 5) Tj ET';

const parts = (content: string | Buffer, info: string, page: string, trailer = ''): Uint8Array =>
  writePdf([CATALOG, PAGES, page, content, info], { info: 4, trailer });
const doc = ({ info = '<</Title(T)>>', page = PAGE, content = stream(CONTENT), trailer = '' } = {}): Uint8Array =>
  parts(content, info, page, trailer);

/** A piece of the file replaced by one of the same length, or put in behind the last object. */
function replaced(file: Uint8Array, from: string, to: string): Uint8Array {
  const text = Buffer.from(file).toString('latin1');
  if (!text.includes(from)) throw new Error(`${from} is not in the file`);
  return bytes(Buffer.from(text.replace(from, to), 'latin1'));
}
const behindObjects = (file: Uint8Array, more: string): Uint8Array => {
  const text = Buffer.from(file).toString('latin1');
  const at = text.lastIndexOf('xref\n0 1');
  const moved = `${text.slice(0, at)}${more}${text.slice(at)}`;
  return bytes(Buffer.from(moved.replace(`startxref\n${at}\n`, `startxref\n${at + more.length}\n`), 'latin1'));
};
const flate = (content: Buffer): Buffer => stream(content, '/Filter/FlateDecode');
const packed = deflateSync(Buffer.from(CONTENT));
const hex = Buffer.from(CONTENT).toString('hex');

/** A file whose objects and cross references are in streams, with more entries or bytes in either. */
function inStreams({ holder = '', section = '', between = '', behind = '' } = {}): Uint8Array {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>'];
  const all = [...objects, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>'].map((one) => `${one} ${between}`);
  const index = all.map((_, entry) => `${entry + 1} ${all.slice(0, entry).join('').length} `).join('');
  const head = '%PDF-1.5\n';
  const inner = stream(index + all.join(''), `/Type/ObjStm/N 3/First ${index.length}${holder}`);
  const container = bytes('4 0 obj\n', inner, '\nendobj\n');
  const table = [...[0, 1, 2].map((entry) => [2, 0, 4, entry]), [1, 0, head.length, 0]].flat();
  const named = `/Type/XRef/Size 5/W[1 2 1]/Index[1 4]/Root 1 0 R${section}`;
  const references = bytes('5 0 obj\n', stream(bytes(table, behind), named), '\nendobj\n');
  return bytes(head, container, references, `startxref\n${head.length + container.length}\n%%EOF\n`);
}

/** A trailer that an update has replaced. */
function updated(older: string): Uint8Array {
  const file = Buffer.from(doc({ trailer: older }));
  const at = file.lastIndexOf('xref\n0 1');
  const [first, second] = [file.length, `xref\n0 0\ntrailer\n<</Size 6/Root 1 0 R/Info 5 0 R/Prev ${at}>>\n`];
  return bytes(file, second, `startxref\n${first}\n%%EOF\n`);
}

interface Row {
  readonly why: string;
  readonly base?: Uint8Array;
  readonly head: Uint8Array;
  readonly class: string;
  readonly says?: RegExp;
}

const ROWS: readonly Row[] = [
  {
    why: 'entries of the trailer that nobody knows',
    base: doc({ trailer: '/Note(one)' }),
    head: doc({ trailer: '/Note(two)' }),
    class: REWRITE,
    says: /trailer/,
  },
  { why: 'an entry of the trailer more', head: doc({ trailer: '/Note(one)' }), class: SHAPE },
  {
    why: 'file identifiers',
    base: doc({ trailer: '/ID[<00><01>]' }),
    head: doc({ trailer: '/ID[<00><02>]' }),
    class: DRIFT,
  },
  {
    why: 'file identifiers that are none',
    base: doc({ trailer: '/ID[<</A(one)>><01>]' }),
    head: doc({ trailer: '/ID[<</A(two)>><01>]' }),
    class: REWRITE,
  },
  {
    why: 'the checksum that LibreOffice writes, dates included',
    base: doc({ trailer: `/DocChecksum/${'0A'.repeat(16)}` }),
    head: doc({ trailer: `/DocChecksum/${'0B'.repeat(16)}` }),
    class: DRIFT,
  },
  {
    why: 'something else in the place of that checksum',
    base: doc({ trailer: '/DocChecksum/one' }),
    head: doc({ trailer: '/DocChecksum/two' }),
    class: REWRITE,
  },
  {
    why: 'entries of a trailer that an update replaced',
    base: updated('/Note(one)'),
    head: updated('/Note(two)'),
    class: REWRITE,
    says: /entries that nothing reads/,
  },
  {
    why: 'entries of a stream of cross references',
    base: inStreams({ section: '/Note(one)' }),
    head: inStreams({ section: '/Note(two)' }),
    class: REWRITE,
  },
  {
    why: 'bytes behind the last cross reference in a stream',
    base: inStreams(),
    head: inStreams({ behind: 'HID' }),
    class: REWRITE,
    says: /bytes that no object holds/,
  },
  {
    why: 'entries of a stream that holds objects',
    base: inStreams({ holder: '/Note(one)' }),
    head: inStreams({ holder: '/Note(two)' }),
    class: REWRITE,
    says: /entries that nothing reads/,
  },
  {
    why: 'bytes between objects in a stream of them',
    base: inStreams(),
    head: inStreams({ between: 'HIDDEN ' }),
    class: REWRITE,
    says: /bytes that no object holds/,
  },
  {
    why: 'bytes between objects',
    head: behindObjects(doc(), 'HIDDEN\n'),
    class: REWRITE,
    says: /bytes that no object holds/,
  },
  {
    why: 'an object that no cross reference names',
    head: behindObjects(doc(), '9 0 obj\n(hidden)\nendobj\n'),
    class: REWRITE,
    says: /bytes that no object holds/,
  },
  { why: 'white space between objects', head: behindObjects(doc(), ' \r\n\t\n'), class: DRIFT },
  {
    why: 'a comment between objects, which is said',
    head: behindObjects(doc(), '% hidden\n'),
    class: DRIFT,
    says: /comments/,
  },
  {
    why: 'a comment within an object, which is said',
    base: doc({ info: '<</Title(T)% one\n>>' }),
    head: doc({ info: '<</Title(T)% two\n>>' }),
    class: DRIFT,
    says: /comments/,
  },
  {
    why: 'bytes behind the packed data of a stream',
    base: doc({ content: flate(packed) }),
    head: doc({ content: flate(bytes(packed, 'HIDDEN')) }),
    class: REWRITE,
    says: /bytes that no object holds/,
  },
  {
    why: 'a line end behind the packed data of a stream',
    base: doc({ content: flate(packed) }),
    head: doc({ content: flate(bytes(packed, '\r\n')) }),
    class: DRIFT,
  },
  {
    why: 'bytes behind the end of hexadecimal data',
    base: doc({ content: stream(`${hex}>`, '/Filter/ASCIIHexDecode') }),
    head: doc({ content: stream(`${hex}>HIDDEN`, '/Filter/ASCIIHexDecode') }),
    class: REWRITE,
    says: /bytes that no object holds/,
  },
  {
    why: 'a dictionary where the length of a stream should stand before unpacking',
    base: doc({ content: stream(CONTENT, '/DL<</A(one)>>') }),
    head: doc({ content: stream(CONTENT, '/DL<</A(two)>>') }),
    class: REWRITE,
  },
  {
    why: 'parameters of a filter that no filter has',
    base: doc({ content: stream(packed, '/Filter/FlateDecode/DecodeParms<</Note(one)>>') }),
    head: doc({ content: stream(packed, '/Filter/FlateDecode/DecodeParms<</Note(two)>>') }),
    class: REWRITE,
  },
  {
    why: 'an entry that a later one of its name overrules, which some viewers take',
    base: doc({ info: '<</Title(A)/Title(T)>>' }),
    head: doc({ info: '<</Title(B)/Title(T)>>' }),
    class: REWRITE,
  },
  {
    why: 'a reference to a generation that the object does not have',
    head: doc({ page: PAGE.replace('@3', '4 1 R') }),
    class: SHAPE,
  },
  {
    why: 'a text with the mark of UTF-16 and without, in a title',
    head: doc({ info: '<</Title<FEFF0054>>>' }),
    class: DRIFT,
  },
  {
    why: 'the same in an array, which may be colours of a palette',
    base: doc({ page: PAGE.replace('>>', '/C[/Indexed/DeviceGray 0<54>]>>') }),
    head: doc({ page: PAGE.replace('>>', '/C[/Indexed/DeviceGray 0<FEFF0054>]>>') }),
    class: REWRITE,
  },
  {
    why: 'a producer that is no text',
    base: doc({ info: '<</Producer<</A(one)>>>>' }),
    head: doc({ info: '<</Producer<</A(two)>>>>' }),
    class: REWRITE,
  },
  {
    why: 'a date with more behind it',
    base: doc({ info: '<</ModDate(D:20240101 one)>>' }),
    head: doc({ info: '<</ModDate(D:20240101 two)>>' }),
    class: REWRITE,
  },
  {
    why: 'a date with its zone in every spelling',
    base: doc({ info: "<</ModDate(D:20240101120000+01'00')>>" }),
    head: doc({ info: '<</ModDate(D:20240102120000Z)>>' }),
    class: DRIFT,
  },
  {
    why: 'a length that stands in an object of its own',
    base: writePdf([CATALOG, PAGES, PAGE, Buffer.concat([Buffer.from('<</Length @4>>stream\nBT ET\nendstream')]), '5']),
    head: writePdf([CATALOG, PAGES, PAGE, '<</Length 5>>stream\nBT ET\nendstream']),
    class: DRIFT,
  },
  {
    why: 'the header, with more in its line',
    head: replaced(doc(), '%PDF-1.4\n', '%PDF-1.4X'),
    class: REWRITE,
  },
];

describe('pdf: what stands beside the objects', () => {
  it.each(ROWS)('$class: $why', async ({ base = doc(), head, class: expected, says }) => {
    const result = await comparison('fx/a.pdf', base, head);
    expect({ class: result.class, failures: result.failures }, JSON.stringify(result.changes.slice(0, 4))).toEqual({
      class: expected,
      failures: [],
    });
    if (says !== undefined) expect(JSON.stringify(result)).toMatch(says);
    expect((await comparison('fx/a.pdf', head, base)).class).toBe(expected);
  });

  it('tells a number of more digits than programs write from one that begins alike', async () => {
    const long = (end: string): Uint8Array => doc({ info: `<</A ${'1'.repeat(70)}${end}>>` });
    expect((await comparison('fx/a.pdf', long('1'), long('2'))).class).toBe(REWRITE);
  });
});
