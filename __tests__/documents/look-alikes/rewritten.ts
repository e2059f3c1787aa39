import * as zlib from 'node:zlib';
import * as flechette from '@uwdata/flechette';
import {
  bytes,
  gifFile,
  gzip,
  npyOf,
  pngChunk,
  pngFile,
  safetensorsFile,
  tarFile,
  tiffFile,
  u16,
  u16be,
  u32,
  zipFile,
} from '../support/binary-files.js';
import { column, int32, PHYSICAL, writeParquet } from '../support/parquet-writer.js';
import { writePdf } from '../support/pdf-writer.js';
import { writeSqlite } from '../support/sqlite-writer.js';
import { zstdRaw } from './arrays.js';
import { BZ2_LEVELS, XZ_LEVELS } from './packed.js';
import type { LookAlike } from './pairs.js';

const JSON_ONE = '{"a": {"x": 1, "y": [1.5, "\\u00e9"]}, "b": null}\n';
const JSON_OTHER = '\ufeff{\r\n  "b": null,\r\n  "a": {"y": [15e-1, "\u00e9"], "x": 1}}';
const notebook = (minor: number, count: number): string =>
  `{"nbformat": 4, "nbformat_minor": ${minor}, "cells": [{"execution_count": ${count}, "source": "a\\nb"}]}`;

/** The same thing in other words: what each format takes for spelling. `undefined` where a format has no second spelling. */
export const REWRITTEN: Readonly<Record<string, (() => Promise<LookAlike> | LookAlike) | undefined>> = {
  ambr: () => [
    'line ends and the version of the serializer',
    '# serializer version: 1\n# name: a\n  1\n# ---\n',
    '# serializer version: 2\r\n# name: a\r\n  1\r\n# ---\r\n',
  ],
  arrow: () => ['a file and a stream', arrowAs('file'), arrowAs('stream')],
  avro: () => ['the sync marker', avroAs(7), avroAs(8)],
  binary: undefined,
  bmp: () => ['the order of the rows', bmpRows(false), bmpRows(true)],
  bz2: () => ['the level', ...BZ2_LEVELS, 'fx/a.json.bz2'],
  cassette: () => [
    'when it was recorded',
    'interactions:\n- request: {a: 1}\n  response: {b: 2}\n  recorded_at: 2024-01-01T00:00:00Z\n',
    'interactions:\n- response: {b: 2}\n  request: {a: 1}\n  recorded_at: 2025-01-01T00:00:00Z\n',
    'fixtures/cassettes/a.yml',
  ],
  cbor: () => ['the width of a number', bytes(0x82, 1, 2), bytes(0x9f, 0x18, 1, 2, 0xff)],
  csv: () => ['quotes and line ends', 'a,b\n1,x y\n', '"a","b"\r\n"1","x y"\r\n'],
  eml: () => [
    'folding and the order of headers',
    'From: a@example.test\nSubject: a b\n\nx\n',
    'Subject: a\r\n b\r\nFrom: a@example.test\r\n\r\nx\r\n',
  ],
  env: () => ['quotes, order and export', 'A=1\nB=x\n', 'export B="x"\r\n\r\n# c\r\nA=1\r\n'],
  gif: () => [
    'a comment',
    gifFile([1, 1], [{ indexes: [1] }]),
    gifFile([1, 1], [{ indexes: [1] }], { extra: bytes(0x21, 0xfe, 1, 'x', 0) }),
  ],
  'go-snaps': () => [
    'line ends and order',
    '[a - 1]\nx\n---\n\n[b - 1]\ny\n---\n',
    '[b - 1]\r\ny\r\n---\r\n\r\n[a - 1]\r\nx\r\n---\r\n',
    'fx/a.snap',
  ],
  gz: () => ['the level', gzip(JSON_ONE, 1), gzip(JSON_ONE, 9), 'fx/a.json.gz'],
  har: () => [
    'when and how long',
    '{"log": {"entries": [{"startedDateTime": "2024-01-01T00:00:00Z", "time": 1, "x": 1}]}}',
    '{"log": {"entries": [{"x": 1, "time": 2.5, "startedDateTime": "2025-01-01T00:00:00Z"}]}}',
  ],
  html: () => [
    'white space, comments and the order of attributes',
    '<!DOCTYPE html><html><body><p id=a class=b>x y</p></body></html>',
    '<!doctype html>\r\n<html>\r\n<body><!-- c --><p class="b" id="a">x\r\n  y</p></body></html>\r\n',
  ],
  ini: () => ['order and comments', '[s]\na = 1\n[t]\nb=2\n', '; c\r\n[t]\r\nb = 2\r\n[s]\r\na=1\r\n'],
  insta: () => [
    'the header',
    '---\nsource: a.rs\nexpression: x\n---\nbody\n',
    '---\r\nsource: b.rs\r\nexpression: y\r\nassertion_line: 3\r\n---\r\nbody\r\n',
    'fx/a.snap',
  ],
  ipynb: () => ['counts and a list of lines', notebook(4, 1), notebook(5, 2).replace('"a\\nb"', '["a\\n", "b"]')],
  jpeg: undefined,
  json: () => ['order, indentation, escapes, encoding', JSON_ONE, Buffer.from(JSON_OTHER, 'utf16le')],
  json5: () => ['quotes, commas and radix', '{a: 16, b: "x"}', "// c\n{'b': 'x', \"a\": +0x10,}"],
  jsonc: () => ['comments and commas', '{"a": 1, "b": 2}', '/* c */ {"b": 2, "a": 1,}'],
  jsonl: () => ['blank lines and order of keys', '{"a":1,"b":2}\n', '\r\n{"b": 2, "a": 1}\r\n'],
  lfs: () => ['the older name of the specification', pointer('git-lfs.github.com'), pointer('hawser.github.com')],
  msgpack: () => ['the width of a number', bytes(0x92, 1, 2), bytes(0xdc, 0, 2, 0xcc, 1, 0xd1, 0, 2)],
  npy: () => [
    'both orders',
    npyOf('<i2', '(2, 2)', bytes(u16(1), u16(2), u16(3), u16(4))),
    npyOf('>i2', '(2, 2)', bytes(u16be(1), u16be(3), u16be(2), u16be(4)), true),
  ],
  npz: () => [
    'compression',
    zipFile([{ name: 'a.npy', content: npyOf('|u1', '(1,)', bytes(1)), method: 0 }]),
    zipFile([{ name: 'a.npy', content: npyOf('|u1', '(1,)', bytes(1)), time: 9 }]),
  ],
  parquet: () => [
    'who wrote it',
    writeParquet([column('a', PHYSICAL.int32, [int32(1)])], 1),
    writeParquet([column('a', PHYSICAL.int32, [int32(1)])], 1, { createdBy: 'another' }),
  ],
  pdf: () => [
    'the numbers of the objects',
    writePdf(['<</Type/Catalog/Pages @1>>', '<</Type/Pages/Kids[]/Count 0>>']),
    writePdf(['<</Pages @1/Type/Catalog>>', '<</Count 0/Kids[]/Type/Pages>>'], { first: 7 }),
  ],
  plist: () => [
    'the order of keys',
    '<plist version="1.0"><dict><key>a</key><true/><key>b</key><false/></dict></plist>',
    '<plist version="1.0">\n<dict>\n<!-- c --><key>b</key><false/><key>a</key><true/></dict>\n</plist>',
  ],
  png: () => ['compression and text', pngFile({ width: 1, height: 1 }, bytes(0, [1, 2, 3, 4])), pngSplit()],
  properties: () => ['separators, escapes and order', 'a=1\nb=\\u00e9\n', '! c\r\nb : \\u00E9\r\na 1\r\n'],
  protobuf: () => ['longer numbers', bytes(0x08, 1, 0x10, 2), bytes(0x08, 0x81, 0, 0x10, 0x82, 0)],
  safetensors: () => [
    'padding of the header',
    safetensorsFile('{"a":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}}', bytes(1)),
    safetensorsFile('{"a":{"shape":[1],"dtype":"U8","data_offsets":[0,1]}}  ', bytes(1)),
  ],
  snap: () => [
    'the header and the order of entries',
    '// Jest Snapshot v1\n\nexports[`a 1`] = `1`;\n\nexports[`b 1`] = `2`;\n',
    '// Jest Snapshot v2\r\n\r\nexports[`b 1`] = "2";\r\nexports[`a 1`] = `1`;\r\n',
  ],
  sqldump: () => [
    'how rows are spread over statements',
    'CREATE TABLE t (a INT);\nINSERT INTO t VALUES (1), (2);\n',
    '-- c\r\nCREATE TABLE t ( a INT );\r\nINSERT INTO t VALUES (1);\r\nINSERT INTO t VALUES (2);\r\n',
  ],
  sqlite: async () => [
    'the size of its pages',
    await writeSqlite('CREATE TABLE t (a); INSERT INTO t VALUES (1)'),
    await writeSqlite('PRAGMA page_size = 1024; CREATE  TABLE t (a) ; INSERT INTO t VALUES (1)'),
  ],
  submodule: undefined,
  symlink: undefined,
  tar: () => [
    'times, owners and order',
    tarFile([{ name: 'a', content: 'x' }, { name: 'b' }]),
    tarFile([
      { name: 'b', time: 9 },
      { name: 'a', content: 'x', owner: 'o', mode: 0o600 },
    ]),
  ],
  text: () => ['trailing blanks and line ends', 'a\nb\n', '\ufeffa  \r\nb\t\r\n\r\n'],
  textproto: () => ['separators and comments', 'a: 1\nb: "x"\n', "# c\r\nb: 'x';\r\na: 0x1,\r\n"],
  tiff: () => ['byte order', tiffAs(false), tiffAs(true)],
  toml: () => ['tables, quotes and radix', 'a.b = 16\nc = "x"\n', "c = 'x' # c\r\n[a]\r\nb = 0x10\r\n"],
  webp: undefined,
  xlsx: undefined,
  xml: () => [
    'prefixes, CDATA, encoding',
    '<?xml version="1.0"?><r xmlns="urn:a"><b x="1" y="2">\u00e9 &lt;</b></r>',
    Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?>\r\n<p:r xmlns:p="urn:a">\r\n  <p:b y=\'2\' x=\'1\'>\u00e9 <![CDATA[<]]></p:b><!-- c -->\r\n</p:r>',
      'latin1',
    ),
  ],
  xz: () => ['the level and the checksum', ...XZ_LEVELS, 'fx/a.json.xz'],
  yaml: () => [
    'flow, quotes and aliases',
    'a: [1, 2]\nb: [1, 2]\nc: "x"\n',
    "# c\r\nc: 'x'\r\na: &l\r\n  - 1\r\n  - 2\r\nb: *l\r\n",
  ],
  zip: () => [
    'times, compression and order',
    zipFile([
      { name: 'a', content: 'x' },
      { name: 'b', content: 'y' },
    ]),
    zipFile([
      { name: 'b', content: 'y', method: 0, time: 9 },
      { name: 'a', content: 'x' },
    ]),
  ],
  // Node unpacks it since 22.15; before, nothing may be called drift.
  zst: !('zstdDecompressSync' in zlib)
    ? undefined
    : () => ['the number of frames', zstdRaw('[1, 2]'), bytes(zstdRaw('[1,'), zstdRaw(' 2]')), 'fx/a.json.zst'],
};

function pointer(host: string): string {
  return `version https://${host}/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 1\n`;
}

function arrowAs(format: 'file' | 'stream'): Uint8Array {
  const table = flechette.tableFromColumns([['a', flechette.columnFromArray([1, 2], flechette.int8())]] as never);
  return flechette.tableToIPC(table, { format })!;
}

function avroAs(sync: number): Uint8Array {
  const schema = '{"type":"record","name":"R","fields":[{"name":"a","type":"int"}]}';
  const marker = Array.from({ length: 16 }, () => sync);
  const key = (text: string): Buffer => bytes(text.length * 2, text);
  return bytes(
    'Obj\x01',
    2,
    key('avro.schema'),
    [((schema.length * 2) & 127) | 128, (schema.length * 2) >> 7],
    schema,
    0,
    marker,
    2,
    2,
    4,
    marker,
  );
}

function bmpRows(topDown: boolean): Uint8Array {
  const rows = [
    [1, 2, 3, 0],
    [4, 5, 6, 0],
  ];
  const pixels = bytes(...(topDown ? rows : rows.toReversed()));
  const head = bytes(
    'BM',
    u32(54 + pixels.length),
    u32(0),
    u32(54),
    u32(40),
    u32(1),
    u32(topDown ? 0xfffffffe : 2),
    u16(1),
    u16(24),
  );
  return bytes(head, u32(0), u32(pixels.length), u32(0), u32(0), u32(0), u32(0), pixels);
}

/** The pixels in two chunks, compressed otherwise, with a text in front. */
function pngSplit(): Uint8Array {
  const data = zlib.deflateSync(bytes(1, [1, 2, 3, 4]), { level: 0 });
  const whole = pngFile({ width: 1, height: 1 }, bytes(0));
  const at = whole.indexOf('IDAT') - 4;
  return bytes(
    whole.subarray(0, at),
    pngChunk('tEXt', 'a\0b'),
    pngChunk('IDAT', data.subarray(0, 3)),
    pngChunk('IDAT', data.subarray(3)),
    pngChunk('IEND'),
  );
}

function tiffAs(big: boolean): Uint8Array {
  const tags: Parameters<typeof tiffFile>[0] = [
    [256, 3, [1]],
    [257, 3, [1]],
    [258, 3, [16]],
    [259, 3, [1]],
    [262, 3, [1]],
    [273, 4, [8]],
    [277, 3, [1]],
    [278, 4, [1]],
    [279, 4, [2]],
  ];
  return tiffFile(tags, big ? bytes(u16be(700)) : bytes(u16(700)), { big });
}
