import { gzipSync } from 'node:zlib';
import {
  bytes,
  gzip,
  npyOf,
  paxRecord,
  safetensorsFile,
  type TarMember,
  tarEntry,
  tarFile,
  type ZipMember,
  zipFile,
} from '../support/binary-files.js';
import { BZ2_PAIRS, XZ_PAIRS } from './packed.js';
import type { LookAlike, LookAlikes } from './pairs.js';

const f64 = (...values: readonly number[]): Uint8Array => new Uint8Array(Float64Array.from(values).buffer);
const f32 = (...values: readonly number[]): Uint8Array => new Uint8Array(Float32Array.from(values).buffer);
const i64 = (...values: readonly bigint[]): Uint8Array => new Uint8Array(BigInt64Array.from(values).buffer);
const i32 = (...values: readonly number[]): Uint8Array => new Uint8Array(Int32Array.from(values).buffer);
const raw = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);

/** Pairs of arrays as `[why, base, head]`, each `[descr, shape, data]`. */
const ARRAYS: readonly LookAlike[] = [
  [
    'two integers that are one double',
    npyOf('<i8', '(1,)', i64(9007199254740993n)),
    npyOf('<i8', '(1,)', i64(9007199254740992n)),
  ],
  ['signed and unsigned of the same bytes', npyOf('<i4', '(1,)', i32(-1)), npyOf('<u4', '(1,)', i32(-1))],
  ['the other byte order over the same bytes', npyOf('<i4', '(1,)', i32(1)), npyOf('>i4', '(1,)', i32(1))],
  [
    'the other memory order over the same bytes',
    npyOf('<i4', '(2, 2)', i32(1, 2, 3, 4)),
    npyOf('<i4', '(2, 2)', i32(1, 2, 3, 4), true),
  ],
  [
    'the same values in another shape',
    npyOf('<i4', '(2, 3)', i32(1, 2, 3, 4, 5, 6)),
    npyOf('<i4', '(3, 2)', i32(1, 2, 3, 4, 5, 6)),
  ],
  ['a row and a list', npyOf('<i4', '(1, 2)', i32(1, 2)), npyOf('<i4', '(2,)', i32(1, 2))],
  ['a number and a list of one', npyOf('<i4', '()', i32(1)), npyOf('<i4', '(1,)', i32(1))],
  ['two elements swapped', npyOf('<f8', '(2,)', f64(1, 2)), npyOf('<f8', '(2,)', f64(2, 1))],
  ['NaN and zero', npyOf('<f8', '(1,)', f64(Number.NaN)), npyOf('<f8', '(1,)', f64(0))],
  [
    'infinity and the largest double',
    npyOf('<f8', '(1,)', f64(Number.POSITIVE_INFINITY)),
    npyOf('<f8', '(1,)', f64(Number.MAX_VALUE)),
  ],
  ['a double beyond the tolerance', npyOf('<f8', '(1,)', f64(1)), npyOf('<f8', '(1,)', f64(1 + 2e-9))],
  ['the smallest double and zero', npyOf('<f8', '(1,)', f64(5e-324)), npyOf('<f8', '(1,)', f64(0))],
  ['a single beyond eight units', npyOf('<f4', '(1,)', f32(1)), npyOf('<f4', '(1,)', f32(1 + 9 * 2 ** -23))],
  ['a single and a double of the same values', npyOf('<f4', '(1,)', f32(1)), npyOf('<f8', '(1,)', f64(1))],
  ['the unit of times', npyOf('<M8[s]', '(1,)', i64(1n)), npyOf('<M8[ms]', '(1,)', i64(1n))],
  ['a date and a duration', npyOf('<M8[s]', '(1,)', i64(1n)), npyOf('<m8[s]', '(1,)', i64(1n))],
  [
    'not a time and the time beside it',
    npyOf('<M8[s]', '(1,)', i64(-(2n ** 63n))),
    npyOf('<M8[s]', '(1,)', i64(1n - 2n ** 63n)),
  ],
  ['a truth value and a byte', npyOf('|b1', '(1,)', raw(1)), npyOf('|u1', '(1,)', raw(1))],
  ['a truth value of two', npyOf('|b1', '(1,)', raw(1)), npyOf('|b1', '(1,)', raw(2))],
  ['real and imaginary part swapped', npyOf('<c8', '(1,)', f32(1, 2)), npyOf('<c8', '(1,)', f32(2, 1))],
  ['an array of nothing and one of zeros', npyOf('<i4', '(0,)', i32()), npyOf('<i4', '(1,)', i32(0))],
  ['a half beyond eight units', npyOf('<f2', '(1,)', raw(0, 0x3c)), npyOf('<f2', '(1,)', raw(9, 0x3c))],
];

const npz = (members: Readonly<Record<string, Uint8Array>>): Uint8Array =>
  zipFile(Object.entries(members).map(([name, content]) => ({ name: `${name}.npy`, content })));

const tensor = (dtype: string, shape: string, data: Uint8Array, more = ''): Uint8Array =>
  safetensorsFile(`{${more}"a":{"dtype":"${dtype}","shape":${shape},"data_offsets":[0,${data.length}]}}`, data);
const tensors = (first: string, second: string): Uint8Array =>
  safetensorsFile(
    `{"${first}":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"${second}":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}}`,
    f32(1, 2),
  );

const json = '{"a": 1}\n';
const zip = (...members: readonly ZipMember[]): Uint8Array => zipFile(members);
const tar = (...members: readonly TarMember[]): Uint8Array => tarFile(members);
const unicodePath = (name: string, crc: number): Uint8Array => {
  const field = Buffer.concat([Buffer.from([1]), Buffer.alloc(4), Buffer.from(name)]);
  field.writeUInt32LE(crc, 1);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(0x7075, 0);
  head.writeUInt16LE(field.length, 2);
  return Buffer.concat([head, field]);
};
const crcOf = async (text: string): Promise<number> => (await import('node:zlib')).crc32(text);
const pax = (key: string, value: string): Buffer =>
  tarEntry({ name: 'pax', type: 'x', content: paxRecord(key, value) });
const withPax = (key: string, value: string): Uint8Array =>
  bytes(pax(key, value), tarFile([{ name: 'a', content: 'x' }]));

export const PACKED: LookAlikes = {
  npy: ARRAYS,
  npz: [
    ...ARRAYS.map(
      ([why, base, head]) => [why, npz({ a: base as Uint8Array }), npz({ a: head as Uint8Array })] as const,
    ),
    [
      'two arrays whose names were swapped',
      npz({ a: npyOf('<i4', '(1,)', i32(1)), b: npyOf('<i4', '(1,)', i32(2)) }),
      npz({ b: npyOf('<i4', '(1,)', i32(1)), a: npyOf('<i4', '(1,)', i32(2)) }),
    ],
    [
      'a name that differs by its case',
      npz({ a: npyOf('<i4', '(1,)', i32(1)) }),
      npz({ A: npyOf('<i4', '(1,)', i32(1)) }),
    ],
  ],
  safetensors: [
    ['two tensors whose names were swapped', tensors('a', 'b'), tensors('b', 'a')],
    [
      'two integers that are one double',
      tensor('I64', '[1]', i64(9007199254740993n)),
      tensor('I64', '[1]', i64(9007199254740992n)),
    ],
    ['signed and unsigned of the same bytes', tensor('I32', '[1]', i32(-1)), tensor('U32', '[1]', i32(-1))],
    ['the same bytes in another shape', tensor('F32', '[1,2]', f32(1, 2)), tensor('F32', '[2,1]', f32(1, 2))],
    ['two halves of different kinds', tensor('F16', '[1]', raw(0, 0x3c)), tensor('BF16', '[1]', raw(0, 0x3c))],
    ['two eighths of different kinds', tensor('F8_E4M3', '[1]', raw(1)), tensor('F8_E5M2', '[1]', raw(1))],
    ['one step of an eighth', tensor('F8_E4M3', '[1]', raw(1)), tensor('F8_E4M3', '[1]', raw(2))],
    ['one step of a scale', tensor('F8_E8M0', '[1]', raw(1)), tensor('F8_E8M0', '[1]', raw(2))],
    ['one bit of two fours in a byte', tensor('F4', '[2]', raw(0x12)), tensor('F4', '[2]', raw(0x13))],
    [
      'metadata',
      tensor('F32', '[1]', f32(1), '"__metadata__":{"format":"pt"},'),
      tensor('F32', '[1]', f32(1), '"__metadata__":{"format":"np"},'),
    ],
    ['metadata of nothing and none', tensor('F32', '[1]', f32(1), '"__metadata__":{},'), tensor('F32', '[1]', f32(1))],
    ['NaN and infinity', tensor('F32', '[1]', f32(Number.NaN)), tensor('F32', '[1]', f32(Number.POSITIVE_INFINITY))],
    ['a number and a list of one', tensor('F32', '[]', f32(1)), tensor('F32', '[1]', f32(1))],
  ],
  zip: async () => [
    [
      'the contents of two members swapped',
      zip({ name: 'a', content: 'x' }, { name: 'b', content: 'y' }),
      zip({ name: 'a', content: 'y' }, { name: 'b', content: 'x' }),
    ],
    ['a name that differs by its case', zip({ name: 'a', content: 'x' }), zip({ name: 'A', content: 'x' })],
    [
      'a name in another normal form',
      zip({ name: Buffer.from('\u00e9'), content: 'x' }),
      zip({ name: Buffer.from('e\u0301'), content: 'x' }),
    ],
    ['a path that leaves its folder', zip({ name: 'a/b', content: 'x' }), zip({ name: '../a/b', content: 'x' })],
    ['a path with a slash for another', zip({ name: 'a/b', content: 'x' }), zip({ name: 'a\\b', content: 'x' })],
    [
      'a link and a file of its target',
      zip({ name: 'a', content: 'b', mode: 0o120777 }),
      zip({ name: 'a', content: 'b', mode: 0o100644 }),
    ],
    [
      'the target of a link',
      zip({ name: 'a', content: 'b', mode: 0o120777 }),
      zip({ name: 'a', content: 'c', mode: 0o120777 }),
    ],
    [
      'the right to be executed',
      zip({ name: 'a', content: 'x', mode: 0o100644 }),
      zip({ name: 'a', content: 'x', mode: 0o100755 }),
    ],
    [
      'the right of its owner',
      zip({ name: 'a', content: 'x', mode: 0o100755 }),
      zip({ name: 'a', content: 'x', mode: 0o104755 }),
    ],
    [
      'two members of one name in the other order',
      zip({ name: 'a', content: 'x' }, { name: 'a', content: 'y' }),
      zip({ name: 'a', content: 'y' }, { name: 'a', content: 'x' }),
    ],
    ['a folder and a file of nothing', zip({ name: 'a/' }), zip({ name: 'a' })],
    [
      'bytes in front of the archive',
      zip({ name: 'a', content: 'x' }),
      zipFile([{ name: 'a', content: 'x' }], { preamble: '#!sh\n' }),
    ],
    [
      'bytes between the members and the directory',
      zip({ name: 'a', content: 'x' }),
      zipFile([{ name: 'a', content: 'x' }], { between: 'y' }),
    ],
    ['a value of a member', zip({ name: 'a.json', content: json }), zip({ name: 'a.json', content: '{"a": "1"}\n' })],
    [
      'a value of a member of a member',
      zip({ name: 'b.zip', content: zip({ name: 'a.json', content: json }) }),
      zip({ name: 'b.zip', content: zip({ name: 'a.json', content: '{"a": 2}\n' }) }),
    ],
    [
      'a name that only some readers see',
      zip({ name: 'a', content: 'x', extra: unicodePath('c', await crcOf('a')) }),
      zip({ name: 'b', content: 'x', extra: unicodePath('c', await crcOf('b')) }),
    ],
  ],
  tar: [
    [
      'the contents of two members swapped',
      tar({ name: 'a', content: 'x' }, { name: 'b', content: 'y' }),
      tar({ name: 'a', content: 'y' }, { name: 'b', content: 'x' }),
    ],
    ['a name that differs by its case', tar({ name: 'a', content: 'x' }), tar({ name: 'A', content: 'x' })],
    ['a path that leaves its folder', tar({ name: 'a', content: 'x' }), tar({ name: '/a', content: 'x' })],
    [
      'a hard link and a symbolic one',
      tar({ name: 'a', type: '1', target: 'b' }),
      tar({ name: 'a', type: '2', target: 'b' }),
    ],
    ['the target of a link', tar({ name: 'a', type: '2', target: 'b' }), tar({ name: 'a', type: '2', target: 'c' })],
    ['a file of nothing and a folder', tar({ name: 'a' }), tar({ name: 'a', type: '5' })],
    ['a device and a pipe', tar({ name: 'a', type: '3' }), tar({ name: 'a', type: '6' })],
    ['the right to be executed', tar({ name: 'a', content: 'x' }), tar({ name: 'a', content: 'x', mode: 0o755 })],
    [
      'the right of its owner',
      tar({ name: 'a', content: 'x', mode: 0o755 }),
      tar({ name: 'a', content: 'x', mode: 0o4755 }),
    ],
    [
      'two members of one name in the other order',
      tar({ name: 'a', content: 'x' }, { name: 'a', content: 'y' }),
      tar({ name: 'a', content: 'y' }, { name: 'a', content: 'x' }),
    ],
    [
      'bytes behind the end mark',
      tar({ name: 'a', content: 'x' }),
      tarFile([{ name: 'a', content: 'x' }], bytes(Buffer.alloc(1024), 'y', Buffer.alloc(511))),
    ],
    ['an attribute of a file', withPax('SCHILY.xattr.user.a', '1'), withPax('SCHILY.xattr.user.a', '2')],
    ['an encoding of names', withPax('hdrcharset', 'BINARY'), withPax('hdrcharset', 'ISO-IR 10646 2000 UTF-8')],
    ['a value of a member', tar({ name: 'a.json', content: json }), tar({ name: 'a.json', content: '{"a": 1.5}\n' })],
    [
      'a value of a member, compressed',
      gzip(tar({ name: 'a.json', content: json })),
      gzip(tar({ name: 'a.json', content: '{"a": 1.5}\n' })),
      'fx/a.tgz',
    ],
  ],
  gz: [
    ...(
      [
        ['a value of the content', json, '{"a": 2}\n'],
        ['a number and its text', json, '{"a": "1"}\n'],
        ['null and nothing', '{"a": null}\n', '{}\n'],
        ['two integers that are one double', '[9007199254740993]', '[9007199254740992]'],
        ['a key given twice, in the other order', '{"a": 1, "a": 2}', '{"a": 2, "a": 1}'],
        ['an empty list and an empty object', '{"a": []}', '{"a": {}}'],
        ['a no-break space', '{"a": "x y"}', '{"a": "x\u00a0y"}'],
      ] as const
    ).map(([why, base, head]): LookAlike => [why, gzip(base), gzip(head), 'fx/a.json.gz']),
    ['one line of two', gzip('a\nb\n'), gzip('b\na\n'), 'fx/a.txt.gz'],
    ['bytes that are no text', gzip(raw(0, 1, 2)), gzip(raw(0, 1, 3)), 'fx/a.bin.gz'],
    ['a second member that adds to the first', gzip('a\n'), bytes(gzip('a\n'), gzip('b\n')), 'fx/a.txt.gz'],
    ['a name that hides a format', gzip('a: no\n'), gzip('a: "no"\n'), 'fx/a.yml.gz'],
    ['content that became nothing', gzip('a'), gzip(''), 'fx/a.bin.gz'],
    [
      'a coordinate of a drawing',
      gzip('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'),
      gzip('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 1"/></svg>'),
      'fx/a.svgz',
    ],
  ],
  zst: zstdPairs,
  bz2: BZ2_PAIRS,
  xz: XZ_PAIRS,
};

/** Frames of raw blocks, so that no Node has to pack them. */
export function zstdRaw(content: string | Uint8Array): Uint8Array {
  const data = bytes(typeof content === 'string' ? Buffer.from(content) : content);
  const size = (data.length << 3) | 1;
  return bytes(
    '\x28\xb5\x2f\xfd',
    [0xa0],
    [data.length & 255, (data.length >> 8) & 255, 0, 0],
    [size & 255, (size >> 8) & 255, (size >> 16) & 255],
    data,
  );
}

async function zstdPairs(): Promise<readonly LookAlike[]> {
  const contents: readonly (readonly [string, string, string])[] = [
    ['a value of the content', json, '{"a": 2}\n'],
    ['a number and its text', json, '{"a": "1"}\n'],
    ['null and nothing', '{"a": null}\n', '{}\n'],
    ['two integers that are one double', '[9007199254740993]', '[9007199254740992]'],
    ['a key given twice, in the other order', '{"a": 1, "a": 2}', '{"a": 2, "a": 1}'],
    ['an empty list and an empty object', '{"a": []}', '{"a": {}}'],
    ['a list and its only item', '[[1]]', '[1]'],
    ['a no-break space', '{"a": "x y"}', '{"a": "x\u00a0y"}'],
    ['false and null', '[false]', '[null]'],
  ];
  const first = zstdRaw('[1]');
  return [
    ...contents.map(([why, base, head]): LookAlike => [why, zstdRaw(base), zstdRaw(head), 'fx/a.json.zst']),
    ['a second frame that adds to the first', zstdRaw('a\n'), bytes(zstdRaw('a\n'), zstdRaw('b\n')), 'fx/a.txt.zst'],
    ['content that became nothing', first, zstdRaw(''), 'fx/a.bin.zst'],
    ['another compression under the same name', first, gzipSync('[1]'), 'fx/a.json.zst'],
  ];
}
