import { inflateSync } from 'node:zlib';
import * as flechette from '@uwdata/flechette';
import jpegJs from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { ARROW_STREAMS } from './support/arrow-samples.js';
import {
  bytes,
  gzip,
  paxRecord,
  pngChunk,
  pngFile,
  tarEntry,
  tarFile,
  u16,
  u16be,
  u32,
  u32be,
  zipFile,
} from './support/binary-files.js';
import { comparison, DRIFT, REWRITE, SHAPE } from './support/binary-pairs.js';
import { type Beside, column, double, PHYSICAL, struct, writeParquet } from './support/parquet-writer.js';
import { stream, writePdf } from './support/pdf-writer.js';
import { writeSqlite } from './support/sqlite-writer.js';

/**
 * Bytes that programs pass over travel through a review unseen: what they hold counts, wherever in a file they
 * stand (docs/adr/0240).
 */

interface Unseen {
  readonly why: string;
  readonly path: string;
  readonly make: () => Promise<readonly [Uint8Array, Uint8Array]>;
  readonly class: string;
  readonly says: RegExp;
}

const HIDDEN = Buffer.from('HIDDEN!!');

/** The file with some bytes put in at an offset, which may count from the end. */
function inserted(file: Uint8Array, at: number, more: Uint8Array = HIDDEN): Uint8Array {
  return bytes(file.slice(0, at), more, file.slice(at));
}

function patched(file: Uint8Array, at: number, more: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(file);
  copy.set(more, at);
  return copy;
}

function photograph(): Buffer {
  const data = Buffer.alloc(16 * 8 * 4, 255);
  for (let at = 0; at < data.length; at += 4) data[at] = (at * 7) % 251;
  return jpegJs.encode({ data, width: 16, height: 8 }, 90).data;
}

const segment = (marker: number, data: Uint8Array): Buffer => bytes(0xff, marker, u16be(data.length + 2), data);
const behindStart = (...more: readonly Uint8Array[]): Uint8Array =>
  bytes(photograph().subarray(0, 2), ...more, photograph().subarray(2));
const entry = (tag: number, type: number, count: number, value: number): Buffer =>
  bytes(u16be(tag), u16be(type), [0, 0, 0, count], [0, 0, 0, value]);
/** A first directory without entries, a second one with a thumbnail of three bytes, and what follows it. */
const exif = (thumbnail: string, rest = ''): Buffer =>
  segment(
    0xe1,
    bytes(
      ...['Exif\0\0MM\0*', [0, 0, 0, 8], [0, 0], [0, 0, 0, 14]],
      ...[[0, 2], entry(0x0201, 4, 1, 44), entry(0x0202, 4, 1, 3), [0, 0, 0, 0]],
      ...[thumbnail, rest],
    ),
  );
const jfif = (thumbnail: string): Buffer =>
  segment(0xe0, bytes('JFIF\0', [1, 1, 0, 0, 1, 0, 1], thumbnail === '' ? [0, 0] : [1, 1], thumbnail));

const LOSSY = Buffer.from('UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoCAAEAAsBMJQBOgBiccAAA/q3Vn5w/WgqS6XIbuk/U/lAA', 'base64');
const webp = (more: Uint8Array): Uint8Array => {
  const data = bytes(LOSSY.subarray(20), more);
  return bytes('RIFF', u32(12 + data.length), 'WEBPVP8 ', u32(data.length), data);
};

const arrowFile = (): Uint8Array =>
  flechette.tableToIPC(flechette.tableFromColumns([['price', flechette.columnFromArray([1, 2])]] as never), {
    format: 'file',
  })!;
const parquetWith = (more: Beside): Uint8Array =>
  writeParquet([column('x', PHYSICAL.double, [0.5, 1.5].map(double))], 2, more);
const parquetFile = (): Uint8Array => parquetWith({});
/** An index of one page, and what else the footer counts to it. */
const indexed = (more: string): Uint8Array =>
  parquetWith({
    beside: (at) => {
      const index = struct({
        fields: [
          [
            1,
            'list-struct',
            [
              {
                fields: [
                  [1, 'i64', 4],
                  [2, 'i32', 9],
                  [3, 'i64', 0],
                ],
              },
            ],
          ],
        ],
      });
      const bytes = Buffer.concat([Uint8Array.from(index), Buffer.from(more)]);
      return {
        bytes,
        chunk: [
          [4, 'i64', at],
          [5, 'i32', bytes.length],
        ],
      };
    },
  });
/** A Bloom filter of 32 bytes; its length stands in its header alone, as old writers have it. */
const filtered = (bits: string): Uint8Array =>
  parquetWith({
    beside: (at) => {
      const none = { fields: [[1, 'struct', { fields: [] }]] } as const;
      const header = struct({
        fields: [
          [1, 'i32', 32],
          [2, 'struct', none],
          [3, 'struct', none],
          [4, 'struct', none],
        ],
      });
      return { bytes: Buffer.concat([Uint8Array.from(header), Buffer.alloc(32, bits)]), meta: [[14, 'i64', at]] };
    },
  });
/** A page that is none of those with values in them. */
const strangePage = (content: string): Uint8Array =>
  Buffer.concat([
    Uint8Array.from(
      struct({
        fields: [
          [1, 'i32', 1],
          [2, 'i32', content.length],
          [3, 'i32', content.length],
          [6, 'struct', { fields: [] }],
        ],
      }),
    ),
    Buffer.from(content),
  ]);
/** One more page of data behind those that have all the values. */
const spareRow = (value: number): Uint8Array => {
  const header: Beside['page'] = [
    [1, 'i32', 1],
    [2, 'i32', 0],
    [3, 'i32', 3],
    [4, 'i32', 3],
  ];
  return Buffer.concat([
    Uint8Array.from(
      struct({
        fields: [
          [1, 'i32', 0],
          [2, 'i32', 8],
          [3, 'i32', 8],
          [5, 'struct', { fields: header }],
        ],
      }),
    ),
    double(value),
  ]);
};
const columnNote = (value: string): Uint8Array => {
  const pair: Beside['page'] = [
    [1, 'binary', 'unit'],
    [2, 'binary', value],
  ];
  return parquetWith({ note: [8, 'list-struct', [{ fields: pair }]] });
};
/** Before the footer of an Arrow file, which counts its places from the beginning. */
const beforeArrowFooter = (more: string): Uint8Array => {
  const file = arrowFile();
  const length = new DataView(file.buffer, file.byteOffset).getUint32(file.length - 10, true);
  return inserted(file, file.length - 10 - length, bytes(more));
};
/** A column of one text, whose batch says that it has no row. */
const emptiedStream = (text: string): Uint8Array => {
  const columns = [['x', flechette.columnFromArray([text], flechette.utf8())]];
  const file = Buffer.from(flechette.tableToIPC(flechette.tableFromColumns(columns as never), { format: 'stream' })!);
  const batch = file.lastIndexOf(Buffer.from([0xff, 0xff, 0xff, 0xff]), file.indexOf(text));
  for (let at = batch; at < file.indexOf(text) - 16; at += 8)
    if (file.readBigUInt64LE(at) === 1n) file.writeBigUInt64LE(0n, at);
  return file;
};
const arrowStream = (name: keyof typeof ARROW_STREAMS): Buffer =>
  inflateSync(Buffer.from(ARROW_STREAMS[name], 'base64'));
const replaced = (file: Buffer, from: string, to: string): Buffer =>
  Buffer.from(file.toString('latin1').replaceAll(from, to), 'latin1');
/** Offsets count from the beginning, so that what stands before the footer moves none. */
const beforeFooter = (file: Uint8Array, more: string): Uint8Array =>
  inserted(
    file,
    file.length - 8 - new DataView(file.buffer, file.byteOffset).getUint32(file.length - 8, true),
    bytes(more),
  );

const PAGES = ['<</Type/Catalog/Pages @1>>', '<</Type/Pages/Kids[@2]/Count 1>>'];
const PAGE = '<</Type/Page/Parent @1/MediaBox[0 0 90 40]/Contents @3>>';
const page = (text: string): Uint8Array => writePdf([...PAGES, PAGE, stream(`BT /F1 8 Tf 5 20 Td (${text}) Tj ET`)]);
/** A revision behind the file, which gives object 4 another content. */
function updated(file: Uint8Array, text: string): Uint8Array {
  const previous = /startxref\n(\d+)/.exec(Buffer.from(file).toString('latin1'))![1]!;
  const object = `4 0 obj\n${stream(`BT /F1 8 Tf 5 20 Td (${text}) Tj ET`).toString('latin1')}\nendobj\n`;
  const offset = String(file.length).padStart(10, '0');
  const trailer = `<</Size 5/Root 1 0 R/Prev ${previous}>>`;
  return bytes(
    file,
    `${object}xref\n4 1\n${offset} 00000 n \ntrailer\n${trailer}\nstartxref\n${file.length + object.length}\n%%EOF\n`,
  );
}

/** As `updated`, for a file whose first cross references lead nowhere for another object, which is replaced as well. */
function updatedTwice(before: string): Uint8Array {
  const first = writePdf([...PAGES, PAGE, stream(`BT /F1 8 Tf 5 20 Td (${before}) Tj ET`), '<<>>']);
  const text = Buffer.from(first).toString('latin1');
  const file = bytes(text.replace(/\d{10}( 00000 n \ntrailer)/, '0000000001$1'));
  const objects = [`4 0 obj\n${stream('BT ET').toString('latin1')}\nendobj\n`, '5 0 obj\n<<>>\nendobj\n'];
  const offsets = [file.length, file.length + objects[0]!.length];
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `<</Size 6/Root 1 0 R/Prev ${/startxref\n(\d+)/.exec(text)![1]!}>>`;
  const start = file.length + objects.join('').length;
  return bytes(file, `${objects.join('')}xref\n4 2\n${entries}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`);
}

/** Objects 1 to 3 in a stream of objects, and one behind them; cross references as a stream. */
function packedPdf(hidden: string): Uint8Array {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>'];
  const all = [...objects, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>', `(${hidden})`].map((one) => `${one} `);
  const at = (index: number): number => all.slice(0, index).join('').length;
  const index = all.map((_, entry) => `${entry + 1} ${at(entry)} `).join('');
  const head = '%PDF-1.5\n';
  const holder = stream(index + all.join(''), `/Type/ObjStm/N 4/First ${index.length}`).toString('latin1');
  const packed = `4 0 obj\n${holder}\nendobj\n`;
  const table = [...[0, 1, 2].map((entry) => [2, 0, 4, entry]), [1, 0, head.length, 0]].flat();
  const named = '/Type/XRef/Size 5/W[1 2 1]/Index[1 4]/Root 1 0 R';
  const references = bytes('5 0 obj\n', stream(Buffer.from(table), named), '\nendobj\n');
  return bytes(head, packed, references, `startxref\n${head.length + packed.length}\n%%EOF\n`);
}

const workbook = (comment: string, inFolder = ''): Uint8Array =>
  zipFile(
    [
      ['empty/', inFolder],
      ['[Content_Types].xml', '<Types/>'],
      [
        '_rels/.rels',
        '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
      ],
      ['xl/workbook.xml', '<workbook xmlns:r="x"><sheets><sheet name="One" sheetId="1" r:id="s"/></sheets></workbook>'],
      [
        'xl/_rels/workbook.xml.rels',
        '<Relationships><Relationship Id="s" Type="x/worksheet" Target="s.xml"/></Relationships>',
      ],
      ['xl/s.xml', '<worksheet><sheetData><row r="1"><c><v>1</v></c></row></sheetData></worksheet>'],
    ].map(([name, content]) => ({ name: name!, content: content! })),
    { comment },
  );

const TAR = tarFile([{ name: 'a.txt', content: 'x\n' }]);
/** With the checksum that fits. */
function tarHeader(at: number, more: Uint8Array): Uint8Array {
  const copy = Buffer.from(patched(TAR, at, more));
  copy.fill(' ', 148, 156);
  const sum = copy.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  copy.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return copy;
}

/** A flag, and what it announces, in the header of a gzip file. */
const gzipWith = (flag: number, more: Uint8Array): Uint8Array => {
  const file = gzip('{"a": 1}\n');
  return bytes(file.subarray(0, 3), flag, file.subarray(4, 10), more, file.subarray(10));
};
const field = (id: number, content: string): Buffer => bytes(u16(id), u16(content.length), content);

const DATABASE = 'create table t(a integer primary key); insert into t values (1);';

const ZIPPED = zipFile([{ name: 'a.txt', content: '1' }]);
/** One text, and what else is put between the objects and the table of their places, which names `spare` as one. */
function binaryPlist(hidden: string, spare = ''): Buffer {
  const objects = bytes('bplist00', 'Qa', spare);
  const places = spare === '' ? [8] : [8, 10];
  const body = bytes(objects, hidden);
  const last = bytes(
    Buffer.alloc(6),
    [1, 1],
    u32be(0),
    u32be(places.length),
    u32be(0),
    u32be(0),
    u32be(0),
    u32be(body.length),
  );
  return bytes(body, places, last);
}
const webpWith = (type: string, content: string, padding: number): Uint8Array => {
  const body = bytes(LOSSY.subarray(12), type, u32(content.length), content, content.length % 2 === 0 ? [] : [padding]);
  return bytes('RIFF', u32(4 + body.length), 'WEBP', body);
};
/** The footer's length of the first batch, behind its offset. */
const oddBlock = (): Uint8Array => blockOf(arrowFile());
function blockOf(file: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(file);
  const view = new DataView(copy.buffer);
  const footer = copy.length - 10 - view.getUint32(copy.length - 10, true);
  for (let at = footer; at + 24 <= copy.length - 10; at += 4) {
    const offset = Number(view.getBigInt64(at, true));
    if (
      offset > 8 &&
      offset < footer &&
      view.getUint32(offset, true) === 0xffff_ffff &&
      view.getInt32(at + 8, true) > 0
    ) {
      view.setInt32(at + 8, view.getInt32(at + 8, true) + 8, true);
      return copy;
    }
  }
  throw new Error('no block in the footer');
}

const LONG = 'folder/'.repeat(20);
/** A file whose own header says another name than the record before it. */
const named = (short: string, long = `${LONG}a.txt`): Buffer =>
  bytes(tarEntry({ name: 'x', type: 'x', content: paxRecord('path', long) }), tarFile([{ name: short, content: '1' }]));
const longNamed = (short: string): Buffer =>
  bytes(
    tarEntry({ name: '././@LongLink', type: 'L', content: `${LONG}a.txt\0` }),
    tarFile([{ name: short, content: '1' }]),
  );
const linked = (target: string): Buffer =>
  bytes(
    tarEntry({ name: 'x', type: 'x', content: paxRecord('linkpath', 'safe.txt') }),
    tarFile([{ name: 'a', type: '2', target }]),
  );
const sized = (size: number): Buffer =>
  bytes(
    tarEntry({ name: 'x', type: 'x', content: paxRecord('size', '3') }),
    tarFile([{ name: 'a', content: 'abc', size }]),
  );

const ROWS: readonly Unseen[] = [
  {
    why: 'JPEG: bytes behind the last coded block',
    path: 'fx/a.jpg',
    make: async () => [photograph(), inserted(photograph(), -2)],
    class: REWRITE,
    says: /bytes behind the last coded block/,
  },
  {
    why: 'JPEG: the thumbnail of JFIF',
    path: 'fx/a.jpg',
    make: async () => [behindStart(jfif('abc')), behindStart(jfif('abd'))],
    class: REWRITE,
    says: /thumbnail/,
  },
  {
    why: 'JPEG: the thumbnail of Exif, in its second directory',
    path: 'fx/a.jpg',
    make: async () => [behindStart(exif('abc')), behindStart(exif('abd'))],
    class: REWRITE,
    says: /thumbnail/,
  },
  {
    why: 'JPEG: bytes of Exif that no tag refers to',
    path: 'fx/a.jpg',
    make: async () => [behindStart(exif('abc', 'one')), behindStart(exif('abc', 'two'))],
    class: REWRITE,
    says: /bytes of Exif that nothing refers to/,
  },
  {
    why: 'WebP: bytes behind the coded pixels, within their chunk',
    path: 'fx/a.webp',
    make: async () => [webp(Buffer.alloc(24, 1)), webp(Buffer.alloc(24, 2))],
    class: REWRITE,
    says: /bytes behind the coded pixels/,
  },
  {
    why: 'PNG: content of the end mark',
    path: 'fx/a.png',
    make: async () => {
      const file = pngFile({ width: 1, height: 1 }, bytes(0, 1, 2, 3, 255));
      return [file, bytes(file.subarray(0, -12), pngChunk('IEND', 'hidden'))];
    },
    class: SHAPE,
    says: /end mark has content|does not read/,
  },
  {
    why: 'Arrow: another schema at the beginning of a file than in its footer',
    path: 'fx/a.arrow',
    make: async () => [arrowFile(), patched(arrowFile(), Buffer.from(arrowFile()).indexOf('price'), bytes('weigh'))],
    class: REWRITE,
    says: /schema at the beginning/,
  },
  {
    why: 'Parquet: bytes before the footer that belong to no column',
    path: 'fx/a.parquet',
    make: async () => [beforeFooter(parquetFile(), 'one'), beforeFooter(parquetFile(), 'two')],
    class: REWRITE,
    says: /bytes that nothing refers to/,
  },
  {
    why: 'Arrow: bytes between the end of the stream in a file and its footer',
    path: 'fx/a.arrow',
    make: async () => [arrowFile(), beforeArrowFooter('HIDDEN!!')],
    class: REWRITE,
    says: /bytes that nothing refers to/,
  },
  {
    why: 'Arrow: bytes behind the end of a stream',
    path: 'fx/a.arrows',
    make: async () => [arrowStream('plain'), bytes(arrowStream('plain'), 'HIDDEN!!')],
    class: REWRITE,
    says: /bytes that nothing refers to/,
  },
  {
    why: 'Arrow: a pair that is kept with a batch',
    path: 'fx/a.arrows',
    make: async () => [arrowStream('noted'), replaced(arrowStream('noted'), 'cm', 'mm')],
    class: REWRITE,
    says: /metadata of messages/,
  },
  {
    why: 'Arrow: a category that no row has',
    path: 'fx/a.arrows',
    make: async () => [arrowStream('spare'), replaced(arrowStream('spare'), 'spare', 'spore')],
    class: REWRITE,
    says: /categories without a row of c/,
  },
  {
    why: 'Arrow: the order of categories that have one',
    path: 'fx/a.arrows',
    make: async () => [arrowStream('ordered'), arrowStream('reordered')],
    class: REWRITE,
    says: /order of the categories of c/,
  },
  {
    why: 'Arrow: categories that have no order, in another one',
    path: 'fx/a.arrows',
    make: async () => [arrowStream('plain'), arrowStream('replaced')],
    class: DRIFT,
    says: /every value is equal|only/,
  },
  {
    why: 'Arrow: a table cut into batches, which leave parts of each other in their buffers',
    path: 'fx/a.arrows',
    make: async () => [arrowStream('whole'), arrowStream('cut')],
    class: DRIFT,
    says: /record batches/,
  },
  {
    why: 'Arrow: the buffers of a column without rows',
    path: 'fx/a.arrows',
    make: async () => [emptiedStream('HIDDEN ONE'), emptiedStream('HIDDEN TWO')],
    class: REWRITE,
    says: /bytes behind the values of x/,
  },
  {
    why: 'Parquet: bytes that the footer counts to an index',
    path: 'fx/a.parquet',
    make: async () => [indexed(''), indexed('HIDDEN!!')],
    class: REWRITE,
    says: /bytes that nothing refers to/,
  },
  {
    why: 'Parquet: an index and none',
    path: 'fx/a.parquet',
    make: async () => [parquetFile(), indexed('')],
    class: DRIFT,
    says: /./,
  },
  {
    why: 'Parquet: bits of a Bloom filter',
    path: 'fx/a.parquet',
    make: async () => [filtered('a'), filtered('b')],
    class: REWRITE,
    says: /Bloom filters/,
  },
  {
    why: 'Parquet: a page within a chunk that readers pass over',
    path: 'fx/a.parquet',
    make: async () => [
      parquetWith({ afterPages: strangePage('one') }),
      parquetWith({ afterPages: strangePage('two') }),
    ],
    class: REWRITE,
    says: /bytes that nothing refers to/,
  },
  {
    why: 'Parquet: a page behind those that have all the values',
    path: 'fx/a.parquet',
    make: async () => [parquetWith({ afterPages: spareRow(1) }), parquetWith({ afterPages: spareRow(2) })],
    class: REWRITE,
    says: /bytes that nothing refers to/,
  },
  {
    why: 'Parquet: bytes that the chunk counts behind its pages',
    path: 'fx/a.parquet',
    make: async () => [parquetWith({ afterPages: bytes([0]) }), parquetWith({ afterPages: bytes([7]) })],
    class: REWRITE,
    says: /bytes that nothing refers to/,
  },
  {
    why: 'Parquet: a field of the footer that nobody knows',
    path: 'fx/a.parquet',
    make: async () => [parquetFile(), parquetWith({ footer: [[90, 'binary', 'HIDDEN!!']] })],
    class: REWRITE,
    says: /fields that nobody knows/,
  },
  {
    why: 'Parquet: a field of a page header that nobody knows',
    path: 'fx/a.parquet',
    make: async () => [parquetFile(), parquetWith({ page: [[90, 'binary', 'HIDDEN!!']] })],
    class: REWRITE,
    says: /fields that nobody knows/,
  },
  {
    why: 'Parquet: bytes that the file counts to its footer',
    path: 'fx/a.parquet',
    make: async () => [parquetFile(), parquetWith({ behindFooter: bytes('HIDDEN!!') })],
    class: REWRITE,
    says: /bytes that nothing refers to/,
  },
  {
    why: 'Parquet: a checksum of a page that does not hold',
    path: 'fx/a.parquet',
    make: async () => [parquetFile(), parquetWith({ page: [[4, 'i32', 12_345]] })],
    class: REWRITE,
    says: /pages with a wrong checksum/,
  },
  {
    why: 'Parquet: a pair that is kept with a column',
    path: 'fx/a.parquet',
    make: async () => [columnNote('cm'), columnNote('mm')],
    class: REWRITE,
    says: /metadata of columns/,
  },
  {
    why: 'Parquet: another mark at the beginning',
    path: 'fx/a.parquet',
    make: async () => [parquetFile(), patched(parquetFile(), 0, bytes('QAR1'))],
    class: SHAPE,
    says: /does not read/,
  },
  {
    why: 'PDF: what the file said before it was updated',
    path: 'fx/a.pdf',
    make: async () => [updated(page('Sum 6'), 'Sum 5'), updated(page('Sum 7'), 'Sum 5')],
    class: REWRITE,
    says: /objects that nothing reaches/,
  },
  {
    why: 'PDF: an update that restores what is seen',
    path: 'fx/a.pdf',
    make: async () => [page('Sum 5'), updated(page('Sum 6'), 'Sum 5')],
    class: REWRITE,
    says: /objects that nothing reaches/,
  },
  {
    why: 'PDF: what it said before, beside an older entry that leads nowhere',
    path: 'fx/a.pdf',
    make: async () => [updatedTwice('Sum 6'), updatedTwice('Sum 7')],
    class: REWRITE,
    says: /objects that nothing reaches/,
  },
  ...['ObjStm', 'XRef'].map((type) => ({
    why: `PDF: a stream that calls itself ${type} and is asked for nothing`,
    path: 'fx/a.pdf',
    make: async () => {
      const file = (hidden: string): Uint8Array =>
        writePdf([...PAGES, PAGE, stream('BT ET'), stream(hidden, `/Type/${type}`)]);
      return [file('one'), file('two')] as const;
    },
    class: REWRITE,
    says: /objects that nothing reaches/,
  })),
  {
    why: 'PDF: an object beside others in a stream of them, which no number leads to',
    path: 'fx/a.pdf',
    make: async () => [packedPdf('one'), packedPdf('two')],
    class: REWRITE,
    says: /objects that nothing reaches/,
  },
  {
    why: 'XLSX: the comment of the archive',
    path: 'fx/a.xlsx',
    make: async () => [workbook('one'), workbook('two')],
    class: REWRITE,
    says: /bytes beside the members/,
  },
  {
    why: 'SQLite: a page more than the header counts',
    path: 'fx/a.db',
    make: async () => {
      const file = await writeSqlite(DATABASE);
      return [file, bytes(file, Buffer.alloc(4_096, 7))];
    },
    class: REWRITE,
    says: /bytes after the last page/,
  },
  {
    why: 'SQLite: an index that says something else than its table',
    path: 'fx/a.db',
    make: async () => {
      const file = await writeSqlite(
        "CREATE TABLE t(n TEXT NOT NULL); CREATE INDEX i ON t(n); INSERT INTO t VALUES ('needle')",
      );
      return [file, patched(file, Buffer.from(file).lastIndexOf('needle'), Buffer.from('noodle'))];
    },
    class: REWRITE,
    says: /damage changed/,
  },
  {
    why: 'SQLite: two indexes that each say something else than their table',
    path: 'fx/a.db',
    make: async () => {
      const file = await writeSqlite(
        "CREATE TABLE t(n TEXT NOT NULL); CREATE INDEX i ON t(n); INSERT INTO t VALUES ('needle')",
      );
      const at = Buffer.from(file).lastIndexOf('needle');
      return [patched(file, at, Buffer.from('noodle')), patched(file, at, Buffer.from('nobody'))];
    },
    class: REWRITE,
    says: /damage changed/,
  },
  ...[
    {
      why: 'a namespace on the root',
      head: '<plist version="1.0" xmlns:x="one"><true/></plist>',
      says: /namespaces without names/,
    },
    {
      why: 'another namespace on a value',
      head: '<plist version="1.0"><true xmlns:x="one"/></plist>',
      says: /namespaces without names/,
    },
    {
      why: 'a doctype of somebody',
      head: '<!DOCTYPE plist PUBLIC "one" "two"><plist version="1.0"><true/></plist>',
      says: /doctype/,
    },
  ].map(({ why, head, says }) => ({
    why: `plist: ${why}`,
    path: 'fx/a.plist',
    make: async () => [Buffer.from('<plist version="1.0"><true/></plist>'), Buffer.from(head)] as const,
    class: REWRITE,
    says,
  })),
  {
    why: 'SQL: a setting with more than its value',
    path: 'fx/a.sql',
    make: async () =>
      ['0', '0 one text'].map((value) =>
        Buffer.from(`-- PostgreSQL database dump\nSET lock_timeout = ${value};\n`),
      ) as unknown as readonly [Uint8Array, Uint8Array],
    class: REWRITE,
    says: /./,
  },
  {
    why: 'tar: padding behind the content',
    path: 'fx/a.tar',
    make: async () => [TAR, patched(TAR, 600, HIDDEN)],
    class: REWRITE,
    says: /bytes that no program reads/,
  },
  {
    why: 'tar: behind the NUL of a name',
    path: 'fx/a.tar',
    make: async () => [TAR, tarHeader(50, HIDDEN)],
    class: REWRITE,
    says: /bytes that no program reads/,
  },
  {
    why: 'tar: behind the last field of a header',
    path: 'fx/a.tar',
    make: async () => [TAR, tarHeader(501, HIDDEN)],
    class: REWRITE,
    says: /bytes that no program reads/,
  },
  {
    why: 'tar: a header behind the last entry, about entries that do not come',
    path: 'fx/a.tar',
    make: async () => [
      TAR,
      inserted(TAR, 1_024, tarEntry({ name: 'g', type: 'g', content: paxRecord('note', 'HIDDEN') })),
    ],
    class: REWRITE,
    says: /bytes after the end of the archive/,
  },
  {
    why: 'tar: padding of such a header without any record',
    path: 'fx/a.tar',
    make: async () => {
      const header = tarEntry({ name: 'g', type: 'g', content: paxRecord('note', 'x') });
      return [inserted(TAR, 1_024, header), inserted(TAR, 1_024, patched(header, 600, HIDDEN))];
    },
    class: REWRITE,
    says: /bytes after the end of the archive/,
  },
  {
    why: 'tar: what a second header for all entries overrules',
    path: 'fx/a.tar',
    make: async () => {
      const header = (note: string) => tarEntry({ name: 'g', type: 'g', content: paxRecord('note', note) });
      return [bytes(header('one'), header('new'), TAR), bytes(header('two'), header('new'), TAR)];
    },
    class: REWRITE,
    says: /bytes that no program reads/,
  },
  {
    why: 'tar: the name that programs without pax read',
    path: 'fx/a.tar',
    make: async () => [named('a.txt'), named('b.txt')],
    class: REWRITE,
    says: /name for old programs/,
  },
  {
    why: 'tar: the same under a long name of GNU',
    path: 'fx/a.tar',
    make: async () => [longNamed('a.txt'), longNamed('b.txt')],
    class: REWRITE,
    says: /name for old programs/,
  },
  {
    why: 'tar: a short name that is the beginning of the long one',
    path: 'fx/a.tar',
    make: async () => [named(LONG.slice(0, 100)), named(LONG.slice(0, 90))],
    class: DRIFT,
    says: /./,
  },
  {
    why: 'tar: a name without its letters that are no ASCII',
    path: 'fx/a.tar',
    make: async () => [
      named('d\xc3\xa9j\xc3\xa0.txt', 'd\xc3\xa9j\xc3\xa0.txt'),
      named('d?j?.txt', 'd\xc3\xa9j\xc3\xa0.txt'),
    ],
    class: DRIFT,
    says: /./,
  },
  {
    why: 'tar: a ? for a letter that is ASCII',
    path: 'fx/a.tar',
    make: async () => [named('deja.txt', 'deja.txt'), named('d?ja.txt', 'deja.txt')],
    class: REWRITE,
    says: /name for old programs/,
  },
  {
    why: 'tar: the target of a link that programs without pax follow',
    path: 'fx/a.tar',
    make: async () => [linked('/etc/one'), linked('/etc/two')],
    class: REWRITE,
    says: /link target for old programs/,
  },
  {
    why: 'tar: the size that programs without pax read',
    path: 'fx/a.tar',
    make: async () => [sized(3), sized(5)],
    class: REWRITE,
    says: /size for old programs/,
  },
  {
    why: 'tar: a long name that a second one overrules',
    path: 'fx/a.tar',
    make: async () => {
      const header = (name: string) => tarEntry({ name: '././@LongLink', type: 'L', content: `${name}\0` });
      return [bytes(header('one'), header('b'), TAR), bytes(header('two'), header('b'), TAR)];
    },
    class: REWRITE,
    says: /bytes that no program reads/,
  },
  {
    why: 'tar: a long name that a record overrules',
    path: 'fx/a.tar',
    make: async () => {
      const record = tarEntry({ name: 'x', type: 'x', content: paxRecord('path', 'b') });
      const header = (name: string) => tarEntry({ name: '././@LongLink', type: 'L', content: `${name}\0` });
      return [bytes(header('one'), record, TAR), bytes(header('two'), record, TAR)];
    },
    class: REWRITE,
    says: /bytes that no program reads/,
  },
  {
    why: 'gzip: a comment',
    path: 'fx/a.json.gz',
    make: async () => [gzipWith(16, bytes('one\0')), gzipWith(16, bytes('two\0'))],
    class: REWRITE,
    says: /comments and extra fields/,
  },
  {
    why: 'gzip: an extra field',
    path: 'fx/a.json.gz',
    make: async () => [
      gzipWith(4, bytes(u16(7), field(0x5a5a, 'one'))),
      gzipWith(4, bytes(u16(7), field(0x5a5a, 'two'))),
    ],
    class: REWRITE,
    says: /comments and extra fields/,
  },
  {
    why: 'gzip: a checksum of the header that does not fit',
    path: 'fx/a.json.gz',
    make: async () => [gzip('{"a": 1}\n'), gzipWith(2, bytes('??'))],
    class: SHAPE,
    says: /checksum of its header|does not read/,
  },
  {
    why: 'plist: bytes of the binary form that no object takes',
    path: 'fx/a.plist',
    make: async () => [binaryPlist(''), binaryPlist('HIDDEN!!')],
    class: REWRITE,
    says: /bytes that nothing refers to/,
  },
  {
    why: 'plist: an object of the binary form that none refers to',
    path: 'fx/a.plist',
    make: async () => [binaryPlist('', 'Qx'), binaryPlist('', 'Qy')],
    class: REWRITE,
    says: /bytes that nothing refers to/,
  },
  {
    why: 'zip: the size of the directory that the end record says',
    path: 'fx/a.zip',
    make: async () => [ZIPPED, patched(ZIPPED, ZIPPED.length - 10, u32(9))],
    class: REWRITE,
    says: /bytes outside of all members/,
  },
  {
    why: 'zip: an entry that asks for a version of the format that is none',
    path: 'fx/a.zip',
    make: async () => [ZIPPED, patched(ZIPPED, 4, u16(138))],
    class: REWRITE,
    says: /extra fields that nobody knows/,
  },
  {
    why: 'zip: a flag of patched data in the directory',
    path: 'fx/a.zip',
    make: async () => [ZIPPED, patched(ZIPPED, Buffer.from(ZIPPED).indexOf('PK\x01\x02') + 8, u16(32))],
    class: REWRITE,
    says: /extra fields that nobody knows/,
  },
  {
    why: 'zip: the number of entries on this disk',
    path: 'fx/a.zip',
    make: async () => [ZIPPED, patched(ZIPPED, ZIPPED.length - 14, u16(9))],
    class: REWRITE,
    says: /bytes outside of all members/,
  },
  {
    why: 'WebP: the byte that fills up a chunk of an odd length',
    path: 'fx/a.webp',
    make: async () => [webpWith('XMP ', 'abc', 0), webpWith('XMP ', 'abc', 7)],
    class: REWRITE,
    says: /bytes that fill up chunks/,
  },
  {
    why: 'WebP: four bytes behind the coded pixels, fewer than were looked for',
    path: 'fx/a.webp',
    make: async () => [webp(Buffer.alloc(0)), webp(bytes('HIDE'))],
    class: REWRITE,
    says: /bytes behind the coded pixels/,
  },
  {
    why: 'Arrow: a length in the footer that is not that of the message',
    path: 'fx/a.arrow',
    make: async () => [arrowFile(), oddBlock()],
    class: REWRITE,
    says: /metadata of messages/,
  },
  {
    why: 'PDF: text in the generation of a cross reference',
    path: 'fx/a.pdf',
    make: async () => [
      page('a'),
      Buffer.from(Buffer.from(page('a')).toString('latin1').replace(' 65535 f', ' HIDE65535 f'), 'latin1'),
    ],
    class: REWRITE,
    says: /./,
  },
  {
    why: 'zip: the comment of a member',
    path: 'fx/a.zip',
    make: async () => [zipFile([{ name: 'a', content: 'x' }]), zipFile([{ name: 'a', content: 'x', comment: 'one' }])],
    class: REWRITE,
    says: /comment/,
  },
  {
    why: 'zip: an extra field that nobody knows',
    path: 'fx/a.zip',
    make: async () => [
      zipFile([{ name: 'a', content: 'x', extra: field(0x9999, 'one') }]),
      zipFile([{ name: 'a', content: 'x', extra: field(0x9999, 'two') }]),
    ],
    class: REWRITE,
    says: /extra fields that nobody knows/,
  },
  ...[
    { why: 'the mark of a jar with something behind it', id: 0xcafe, said: ['one', 'two'] },
    { why: 'times with something behind them', id: 0x5455, said: ['\x01abcd and then one', '\x01abcd and then two'] },
    { why: 'a name that is not the one that is read', id: 0x7075, said: ['\x01abcdone', '\x01abcdtwo'] },
  ].map(({ why, id, said: [one, two] }) => ({
    why: `zip: ${why}`,
    path: 'fx/a.zip',
    make: async () =>
      [
        zipFile([{ name: 'a', content: 'x', flags: 0x800, extra: field(id, one!) }]),
        zipFile([{ name: 'a', content: 'x', flags: 0x800, extra: field(id, two!) }]),
      ] as const,
    class: REWRITE,
    says: /extra fields that nobody knows/,
  })),
  ...['BC', 'RA'].map((id) => ({
    why: `gzip: an extra field that is called ${id} and is none`,
    path: 'fx/a.json.gz',
    make: async () =>
      ['one text', 'two text'].map((text) => gzipWith(4, bytes(u16(12), id, u16(8), text))) as unknown as readonly [
        Uint8Array,
        Uint8Array,
      ],
    class: REWRITE,
    says: /comments and extra fields/,
  })),
  {
    why: 'XLSX: content of a folder',
    path: 'fx/a.xlsx',
    make: async () => [workbook('', 'one'), workbook('', 'two')],
    class: REWRITE,
    says: /bytes beside the members/,
  },
];

describe('bytes that programs pass over', () => {
  it.each(ROWS)('$why', async ({ path, make, class: expected, says }) => {
    const [base, head] = await make();
    const there = await comparison(path, base, head);
    expect(there.class, there.summary).toBe(expected);
    expect(there.summary).toMatch(says);
    expect((await comparison(path, head, base)).class, 'swapped').toBe(expected);
    for (const file of [base, head]) expect((await comparison(path, file, file)).summary).toBe('no difference');
  });
});
