import { deflateSync, gzipSync } from 'node:zlib';
import { tableFromArrays, tableToIPC } from '@uwdata/flechette';
import {
  bmpFile,
  bytes,
  npyOf,
  PNG_SIGNATURE,
  pngChunk,
  pngFile,
  pngHeader,
  safetensorsFile,
  tarFile,
  tiffFile,
  u16,
  u16be,
  u32,
  u32be,
  zipFile,
} from './support/binary-files.js';
import { column, int32, PHYSICAL, writeParquet } from './support/parquet-writer.js';
import { writeSqlite } from './support/sqlite-writer.js';

/**
 * The worst inputs of 1 MiB that anybody thought of, by format: many small nodes where a file is not packed, a bomb just below
 * each limit where it is. `variant` is 0 or 1, and the two differ. For scripts/fuzz-memory.mjs.
 */
export interface Worst {
  readonly format: string;
  readonly what: string;
  readonly make: (variant: number) => Uint8Array | Promise<Uint8Array>;
}

const MOST = 1_048_576;
/** Pixels a side, of 64 million. */
const SIDE = 8_000;

/** A small file that says much is refused; in one of 1 MiB more is believed. Readers take what follows for a fact. */
function padded(file: Uint8Array): Buffer {
  return Buffer.concat([file, Buffer.alloc(Math.max(0, MOST - 16 - file.length))]);
}

/** Repeated up to the size, `end` behind it. */
function filled(piece: string, start = '', end = ''): (variant: number) => Buffer {
  return (variant) => {
    const first = `${start}${variant}`;
    const room = MOST - first.length - end.length - 16;
    return Buffer.from(`${start}${piece.repeat(Math.floor(room / piece.length))}${end.replace('%', String(variant))}`);
  };
}

function numbered(line: (index: number) => string, start = '', end = ''): (variant: number) => Buffer {
  return (variant) => {
    const parts = [start];
    let size = start.length + end.length;
    for (let index = 0; ; index += 1) {
      const next = line(index === 7 ? index + variant * 1_000_000 : index);
      size += next.length;
      if (size > MOST - 16) break;
      parts.push(next);
    }
    return Buffer.from(parts.join('') + end);
  };
}

const text = (format: string, what: string, make: Worst['make']): Worst => ({ format, what, make });

const segment = (marker: number, ...data: readonly (string | number[] | Uint8Array)[]): Buffer => {
  const content = bytes(...data);
  return bytes([0xff, marker], u16be(content.length + 2), content);
};

/** One code of one bit for no difference, and one for no coefficient: two bits a block. */
export function flatJpeg(width: number, height: number, components: number, variant: number, sampling = 0x11): Buffer {
  const table = (kind: number): Buffer => segment(0xc4, [kind * 16], [1, 1, ...new Array<number>(14).fill(0)], [0, 1]);
  const ids = Array.from({ length: components }, (_, index) => index + 1);
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8) * components;
  const data = Buffer.alloc(Math.ceil((blocks * 2 + 2) / 8));
  if (variant === 1) data[0] = 0b10100000;
  return bytes(
    [0xff, 0xd8],
    segment(0xdb, [0], new Array<number>(64).fill(8)),
    segment(
      0xc0,
      [8],
      u16be(height),
      u16be(width),
      [components],
      ids.flatMap((id) => [id, id === 1 ? sampling : 0x11, 0]),
    ),
    table(0),
    table(1),
    segment(
      0xda,
      [components],
      ids.flatMap((id) => [id, 0]),
      [0, 63, 0],
    ),
    data,
    [0xff, 0xd9],
  );
}

/** A VP8L image of one colour: its five codes take no bit a pixel. */
export function flatWebp(width: number, height: number, variant: number): Buffer {
  let codes = 0;
  for (let code = 0; code < 5; code += 1) codes |= 1 << (3 + code * 4);
  if (variant === 1) codes |= 1 << 6;
  const size = (width - 1) | ((height - 1) << 14) | (1 << 28);
  const data = bytes([0x2f], u32(size >>> 0), u32(codes), Buffer.alloc(7));
  return bytes('RIFF', u32(data.length + 12), 'WEBP', 'VP8L', u32(data.length), data);
}

/** One colour, with codes that grow up to 4095 and stay there. */
function flatLzw(pixels: number): Buffer {
  const out: number[] = [];
  let held = 0;
  let bits = 0;
  const put = (code: number, width: number): void => {
    held |= code << bits;
    bits += width;
    while (bits >= 8) {
      out.push(held & 255);
      held >>>= 8;
      bits -= 8;
    }
  };
  let width = 3;
  put(4, width);
  put(0, width);
  let left = pixels - 1;
  let next = 6;
  let length = 2;
  while (left >= length) {
    put(next, width);
    left -= length;
    if (next < 4_095) {
      next += 1;
      length += 1;
      if (next === 2 ** width && width < 12) width += 1;
    }
  }
  for (; left > 0; left -= 1) put(0, width);
  put(5, width);
  put(0, 8);
  const blocks: Buffer[] = [];
  for (let at = 0; at < out.length; at += 255)
    blocks.push(bytes([Math.min(255, out.length - at)], out.slice(at, at + 255)));
  return bytes(2, ...blocks, 0);
}

function flatGif(side: number, frames: number, variant: number): Buffer {
  const image = bytes(
    [0x21, 0xf9, 4, 0, variant, 0, 0, 0],
    [0x2c],
    u16(0),
    u16(0),
    u16(side),
    u16(side),
    0,
    flatLzw(side * side),
  );
  return bytes(
    'GIF89a',
    u16(side),
    u16(side),
    0x80,
    0,
    0,
    [variant, 0, 0, 1, 1, 1],
    ...Array.from({ length: frames }, () => image),
    0x3b,
  );
}

function flatBmp(side: number, variant: number): Buffer {
  const full = Math.floor(side / 255);
  const row = bytes(...Array.from({ length: full }, () => [255, 0]), [side - full * 255, 0], [0, 0]);
  const rows = Buffer.concat([
    ...Array.from({ length: side - 1 }, () => row),
    row.subarray(0, -2),
    Buffer.from([0, 1]),
  ]);
  return bmpFile({ width: side, height: side, bits: 8, compression: 1 }, rows, {
    palette: [variant, 0, 0, 0, 1, 1, 1, 0],
  });
}

function flatPng(side: number, depth: number, color: number, variant: number, interlace = 0): Buffer {
  const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[color]!;
  const rows = Buffer.alloc(
    (1 + Math.ceil((side * channels * depth) / 8)) * side + (interlace === 1 ? (side * 7) / 8 : 0),
  );
  rows[1] = variant;
  return pngFile({ width: side, height: side, depth, color, interlace }, rows);
}

/** Frames of the whole canvas. */
function flatApng(side: number, count: number, variant: number): Buffer {
  const rows = deflateSync(Buffer.alloc((1 + side * 4) * side));
  const control = (number: number): Buffer =>
    pngChunk(
      'fcTL',
      bytes(u32be(number), u32be(side), u32be(side), u32be(0), u32be(0), u16be(variant + 1), u16be(100), [0, 0]),
    );
  const frames = Array.from({ length: count - 1 }, (_, index) =>
    bytes(control(index * 2 + 1), pngChunk('fdAT', bytes(u32be(index * 2 + 2), rows))),
  );
  return bytes(
    PNG_SIGNATURE,
    pngHeader({ width: side, height: side }),
    pngChunk('acTL', bytes(u32be(count), u32be(0))),
    control(0),
    pngChunk('IDAT', rows),
    ...frames,
    pngChunk('IEND'),
  );
}

function flatTiff(
  samples: number,
  bits: number,
  format: number,
  side: number,
  variant: number,
  photometric = samples > 2 ? 2 : 1,
): Buffer {
  const raw = Buffer.alloc((side * side * samples * bits) / 8);
  raw[0] = variant;
  const packed = deflateSync(raw);
  return tiffFile(
    [
      [256, 4, [side]],
      [257, 4, [side]],
      [258, 3, new Array<number>(samples).fill(bits)],
      [259, 3, [8]],
      [262, 3, [photometric]],
      [273, 4, [8]],
      [277, 3, [samples]],
      [278, 4, [side]],
      [279, 4, [packed.length]],
      ...(samples === 4 ? ([[338, 3, [2]]] as const) : []),
      [339, 3, new Array<number>(samples).fill(format)],
    ],
    packed,
  );
}

/** Members that hold as many small nodes as they may. */
const jsonBomb = (mebibytes: number, variant: number): Buffer => {
  const body = Buffer.alloc(mebibytes * MOST, '[],');
  return Buffer.concat([
    Buffer.from(`[${variant},`),
    body.subarray(0, Math.floor(body.length / 3) * 3),
    Buffer.from('0]'),
  ]);
};
const csvBomb = (mebibytes: number, variant: number): Buffer =>
  Buffer.concat([Buffer.from(`a,b\n${variant},1\n`), Buffer.alloc(mebibytes * MOST, '1,2\n')]);

function zipOf(members: readonly (readonly [string, Uint8Array])[]): Buffer {
  const used = zipFile(members.map(([name, content]) => ({ name, content })));
  // What is stored lifts the size of the file, and so what it may unpack to.
  const rest = MOST - used.length - 300;
  return zipFile([
    ...members.map(([name, content]) => ({ name, content })),
    { name: 'rest.bin', content: noise(Math.max(0, rest)), method: 0 },
  ]);
}

function noise(size: number): Buffer {
  const out = Buffer.alloc(size);
  let state = 1;
  for (let at = 0; at < size; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    out[at] = state >>> 16;
  }
  return out;
}

/** Several members, the others of noise: what may be unpacked follows from the size. */
function gzipOf(content: Uint8Array): Buffer {
  return Buffer.concat([gzipSync(content), gzipSync(noise(MOST - 50_000), { level: 0 })]);
}

function nullParquet(count: number, variant: number): Buffer {
  const base = column('x', PHYSICAL.int32, [int32(variant)]);
  const schema = [{ name: 'x', type: PHYSICAL.int32, repetition: 1 }] as const;
  const definition = new Array<number>(count).fill(0);
  definition[0] = 1;
  const createdBy = 'x'.repeat(1_000_000);
  return Buffer.from(writeParquet([{ ...base, schema, count, definition }], count, { createdBy }));
}

function arrowOf(values: Int8Array): Uint8Array {
  return tableToIPC(tableFromArrays({ a: values }), { format: 'stream' }) ?? new Uint8Array();
}

function nullAvro(count: number): Buffer {
  const long = (value: number): Buffer => {
    const out: number[] = [];
    let rest = value * 2;
    for (; rest > 127; rest = Math.floor(rest / 128)) out.push((rest & 127) | 128);
    return Buffer.from([...out, rest]);
  };
  const sized = (content: string): Buffer => bytes(long(content.length), content);
  const sync = Buffer.alloc(16, 7);
  const header = bytes(
    'Obj\x01',
    long(2),
    sized('avro.schema'),
    sized('"null"'),
    sized('pad'),
    sized('x'.repeat(1_000_000)),
    long(0),
    sync,
  );
  const half = bytes(long(count / 2), long(0), sync);
  return bytes(header, half, half);
}

export const WORST: readonly Worst[] = [
  text('toml', 'short keys over and over', filled('b = 1\n', '', 'c = %\n')),
  text(
    'toml',
    'keys of their own',
    numbered((index) => `k${index}=1\n`),
  ),
  text(
    'toml',
    'tables',
    numbered((index) => `[t${index}]\n`, '', 'c=1\n'),
  ),
  text('toml', 'arrays of tables', filled('[[a]]\n', '', 'c = %\n')),
  text('toml', 'an array', filled('0,', 'a=[', '%]\n')),
  text('toml', 'dates', filled('2000-01-01,', 'a=[', '%]\n')),
  text('toml', 'inline tables', filled('{},', 'a=[', '%]\n')),
  text('toml', '95,000 numbers', filled('0,         ', 'a=[', '%]\n')),
  text('json', 'empty arrays', filled('[],', '[', '%]')),
  text('json', 'objects', filled('{"a":1},', '[', '%]')),
  text('json5', 'empty arrays', filled('[],', '[', '%]')),
  text(
    'jsonl',
    'objects',
    numbered((index) => `{"a":${index}}\n`),
  ),
  text('yaml', 'a sequence', filled('- a\n', '', '- %\n')),
  text('yaml', 'nested flow', filled('[],', '[', '%]')),
  text(
    'yaml',
    'keys',
    numbered((index) => `k${index}: 1\n`),
  ),
  text('xml', 'elements', filled('<a/>', '<r>', '%</r>')),
  text('xml', 'attributes', filled('<a b=""/>', '<r>', '%</r>')),
  text('html', 'elements', filled('<p>', '<div>', '%</div>')),
  text('html', 'void elements', filled('<br>', '<div>', '%</div>')),
  text('html', 'attributes', filled('<p a>', '<div>', '%</div>')),
  text('html', 'nested', filled('<b>', '<div>', '%</div>')),
  text('plist', 'integers', filled('<true/>', '<plist><array>', '<integer>%</integer></array></plist>')),
  text(
    'ini',
    'entries',
    numbered((index) => `k${index}=\n`),
  ),
  text(
    'properties',
    'entries',
    numbered((index) => `k${index}=\n`),
  ),
  text(
    'env',
    'entries',
    numbered((index) => `K${index}=\n`),
  ),
  text('csv', 'two columns', filled('1,2\n', 'a,b\n', '%,2\n')),
  text('csv', 'empty cells', filled(',\n', 'a,b\n', '%,2\n')),
  text('csv', 'one row', filled(',', '', '%\n')),
  text('sqldump', 'rows', filled('(1),', 'INSERT INTO a VALUES ', '(%);\n')),
  text('sqldump', 'statements', filled('a;', '', '%;\n')),
  text('text', 'empty lines', filled('\n', '', '%')),
  text(
    'text',
    'short lines',
    numbered((index) => `${index}\n`),
  ),
  text('eml', 'headers', filled('A: b\n', '', '\n%\n')),
  text('eml', 'parts', filled('--a\n\n', 'Content-Type: multipart/mixed; boundary=a\n\n', '%\n--a--\n')),
  text(
    'snap',
    'entries',
    numbered((index) => `exports[\`a ${index}\`] = \`1\`;\n`),
  ),
  text(
    'ambr',
    'entries',
    numbered((index) => `# name: a${index}\n  1\n# ---\n`),
  ),
  text(
    'go-snaps',
    'entries',
    numbered((index) => `\n[a - ${index}]\n1\n---\n`),
  ),
  text('insta', 'lines', filled('\n', '---\nsource: a\n---\n', '%')),
  text('har', 'arrays', filled('[],', '{"log":{"version":"1.2","entries":[', '%]}}')),
  text('ipynb', 'cells', filled('{},', '{"nbformat":4,"cells":[', '%]}')),
  text('cassette', 'arrays', filled('[],', '{"http_interactions":[', '%],"version":1}')),
  text('textproto', 'fields', filled('a:1 ', '', 'b:%')),
  text('textproto', 'messages', filled('a{}', '', 'b:%')),
  text('msgpack', 'empty maps', (variant) => bytes([0xdd], u32be(MOST - 16), Buffer.alloc(MOST - 17, 0x80), [variant])),
  text('msgpack', 'small numbers', (variant) => bytes([0xdd], u32be(MOST - 16), Buffer.alloc(MOST - 17, 1), [variant])),
  text('cbor', 'empty maps', (variant) => bytes([0x9f], Buffer.alloc(MOST - 17, 0xa0), [variant], [0xff])),
  text('cbor', 'tags', (variant) =>
    bytes([0x9f], Buffer.alloc(MOST - 18, Buffer.from([0xd8, 0x2a, 0])), [variant], [0xff]),
  ),
  text('protobuf', 'fields', (variant) => bytes(Buffer.alloc(MOST - 16, Buffer.from([8, 1])), [8, variant])),
  text('protobuf', 'empty messages', (variant) => bytes(Buffer.alloc(MOST - 16, Buffer.from([10, 0])), [8, variant])),
  text('protobuf', 'messages', (variant) => bytes(Buffer.alloc(1_048_560, Buffer.from([10, 2, 8, 1])), [8, variant])),
  text('npy', 'bytes', (variant) => npyOf('|i1', `(${MOST - 128},)`, Buffer.alloc(MOST - 128, variant))),
  text('npy', 'halves', (variant) => npyOf('<f2', `(${MOST / 2 - 128},)`, Buffer.alloc(MOST - 256, variant))),
  text('safetensors', 'bytes', (variant) =>
    safetensorsFile(
      `{"a":{"dtype":"I8","shape":[${MOST - 128}],"data_offsets":[0,${MOST - 128}]}}`,
      Buffer.alloc(MOST - 128, variant),
    ),
  ),
  text('npz', 'bytes, 200 MiB', (variant) =>
    zipOf([['a.npy', npyOf('|i1', `(${199 * MOST},)`, Buffer.alloc(199 * MOST, variant))]]),
  ),
  text('npz', 'doubles, 200 MiB', (variant) =>
    zipOf([['a.npy', npyOf('<f8', `(${(199 * MOST) / 8},)`, Buffer.alloc(199 * MOST, variant))]]),
  ),
  text('zip', 'bytes, 200 MiB', (variant) => zipOf([['a.bin', Buffer.alloc(199 * MOST, variant)]])),
  text('zip', 'JSON, 14 MiB of empty arrays', (variant) => zipOf([['a.json', jsonBomb(14, variant)]])),
  text('zip', 'JSON, 13 times 14 MiB', (variant) =>
    zipOf(Array.from({ length: 13 }, (_, index) => [`${index}.json`, jsonBomb(14, variant)] as const)),
  ),
  text('zip', 'CSV, 198 MiB', (variant) => zipOf([['a.csv', csvBomb(198, variant)]])),
  text('zip', 'text, 199 MiB of empty lines', (variant) =>
    zipOf([['a.txt', Buffer.concat([Buffer.from(String(variant)), Buffer.alloc(199 * MOST - 1, '\n')])]]),
  ),
  text('gz', 'JSON, 14 MiB of empty arrays', (variant) => gzipOf(jsonBomb(14, variant))),
  text('tar', 'gzip of 10,000 members', (variant) =>
    tarFile(Array.from({ length: 1_000 }, (_, index) => ({ name: `${index}`, content: String(variant) }))),
  ),
  text('xlsx', 'cells of a sheet, 13 MiB', (variant) => xlsxOf(13, variant)),
  text('xlsx', 'cells of a sheet, 60 MiB', (variant) => xlsxOf(60, variant)),
  text('jpeg', 'flat, 16.7 megapixels, grey', (variant) => padded(flatJpeg(4_090, 4_090, 1, variant))),
  text('jpeg', 'flat, 7 megapixels, three components', (variant) => padded(flatJpeg(2_660, 2_660, 3, variant))),
  text('jpeg', 'flat, 5.5 megapixels, four components', (variant) => padded(flatJpeg(2_340, 2_340, 4, variant))),
  text('jpeg', 'flat, 2.8 megapixels in few bytes', (variant) => flatJpeg(1_680, 1_680, 3, variant)),
  text('jpeg', 'flat, 64 megapixels', (variant) => padded(flatJpeg(SIDE, SIDE, 3, variant))),
  text('webp', 'flat, 22 megapixels', (variant) => padded(flatWebp(4_720, 4_720, variant))),
  text('webp', 'flat, 64 megapixels', (variant) => flatWebp(SIDE, SIDE, variant)),
  text('gif', 'flat, 20 megapixels', (variant) => padded(flatGif(4_500, 1, variant))),
  text('gif', '20 frames of a megapixel', (variant) => padded(flatGif(1_000, 20, variant))),
  text('bmp', 'run lengths, 53 megapixels', (variant) => padded(flatBmp(7_300, variant))),
  text('png', 'flat, 64 megapixels of RGBA', (variant) => flatPng(SIDE, 8, 6, variant)),
  text('png', 'flat, 64 megapixels of 16 bits', (variant) => flatPng(SIDE, 16, 6, variant)),
  text('png', 'flat, 64 megapixels of a bit', (variant) => flatPng(SIDE, 1, 0, variant)),
  text('png', 'interlaced, 29 megapixels', (variant) => padded(flatPng(5_400, 8, 6, variant, 1))),
  text('png', 'interlaced, 14 megapixels of 16 bits', (variant) => padded(flatPng(3_800, 16, 6, variant, 1))),
  text('png', '27 frames of a megapixel', (variant) => padded(flatApng(1_000, 27, variant))),
  text('tiff', '44 megapixels, grey', (variant) => padded(flatTiff(1, 8, 1, 6_600, variant))),
  text('tiff', '22 megapixels, RGBA', (variant) => padded(flatTiff(4, 8, 1, 4_700, variant))),
  text('tiff', '22 megapixels, grey of 16 bits', (variant) => padded(flatTiff(1, 16, 1, 4_700, variant))),
  text('tiff', '33 megapixels, floats', (variant) => padded(flatTiff(1, 32, 3, 5_700, variant))),
  text('tiff', '16 megapixels, doubles', (variant) => padded(flatTiff(1, 64, 3, 4_000, variant))),
  text('tiff', '44 megapixels of a bit', (variant) => padded(flatTiff(1, 1, 1, 6_600, variant))),
  text('parquet', 'nulls in one run', (variant) => nullParquet(1_390_000, variant)),
  text('arrow', 'bytes', (variant) => arrowOf(new Int8Array(1_000_000).fill(variant))),
  text('avro', 'nulls that take no byte', (variant) => nullAvro(1_390_000 - variant)),
  text('sqlite', 'rows', (variant) =>
    writeSqlite(
      `CREATE TABLE t(a); WITH RECURSIVE n(i) AS (SELECT ${variant} UNION ALL SELECT i + 1 FROM n WHERE i < 110000) INSERT INTO t SELECT i % 2 FROM n;`,
    ),
  ),
];

function xlsxOf(mebibytes: number, variant: number): Buffer {
  const row = Buffer.from('<row><c><v>1</v></c></row>');
  const sheet = Buffer.concat([
    Buffer.from(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row><c><v>${variant}</v></c></row>`,
    ),
    Buffer.alloc(Math.floor((mebibytes * MOST) / row.length) * row.length, row),
    Buffer.from('</sheetData></worksheet>'),
  ]);
  return zipOf([
    [
      '[Content_Types].xml',
      Buffer.from(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
      ),
    ],
    [
      '_rels/.rels',
      Buffer.from(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
      ),
    ],
    [
      'xl/workbook.xml',
      Buffer.from(
        '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
      ),
    ],
    [
      'xl/_rels/workbook.xml.rels',
      Buffer.from(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
    ],
    ['xl/worksheets/sheet1.xml', sheet],
  ]);
}
