import { create, toBinary } from '@bufbuild/protobuf';
import { FileDescriptorProtoSchema, FileDescriptorSetSchema, file_google_protobuf_any } from '@bufbuild/protobuf/wkt';
import jpegJs from 'jpeg-js';
import { bigTiffFile, bytes, tarFile, tiffFile } from './support/binary-files.js';
import { ac, coded, dc, emptyBlocks, progressive, scan } from './support/jpeg-writer.js';
import { stream, writePdf } from './support/pdf-writer.js';

/** What the fuzzer mutates beside the look-alikes: shapes of files that no pair of those has (docs/fuzzing.md). */
type Tags = Parameters<typeof tiffFile>[0];

function photograph(shade: number): Buffer {
  const data = Buffer.alloc(16 * 8 * 4, 255);
  for (let at = 0; at < data.length; at += 4) data[at] = (at * shade) % 251;
  return jpegJs.encode({ data, width: 16, height: 8 }, 90).data;
}

const grey = (start: number, count: number, compression: number, extra: Tags = []): Tags => [
  [256, 3, [compression === 7 ? 16 : 2]],
  [257, 3, [compression === 7 ? 8 : 1]],
  [258, 3, compression === 7 ? [8, 8, 8] : [8]],
  [259, 3, [compression]],
  [262, 3, [compression === 7 ? 6 : 1]],
  [273, 4, [start]],
  [277, 3, [compression === 7 ? 3 : 1]],
  [279, 4, [count]],
  ...extra,
];
const inTiff = (jpeg: Buffer): Buffer => tiffFile(grey(8, jpeg.length, 7), jpeg);

const SCANS = [
  { from: 0, to: 0, high: 0, low: 1, codes: dc(3, '101') + dc(0) },
  { from: 1, to: 63, high: 0, low: 1, codes: ac(0x01, '1') + emptyBlocks(2) },
  { from: 0, to: 0, high: 1, low: 0, codes: '10' },
  { from: 1, to: 63, high: 1, low: 0, codes: `${ac(0x01, '1')}1${ac(0x10, '0')}` },
];
const scanned = (width: number): Buffer =>
  progressive(
    width,
    8,
    SCANS.map(({ codes, ...rest }) => scan({ ...rest, data: coded(codes) })),
  );

const sized = (field: number, content: Uint8Array | string): Buffer => {
  const body = bytes(content);
  return bytes([field * 8 + 2, body.length], body);
};
const any = (value: Uint8Array, url = 'type.googleapis.com/p.Item'): Buffer => bytes(sized(1, url), sized(2, value));
/** message Item { int32 n = 1; string text = 2; google.protobuf.Any inner = 3; } */
const SET = toBinary(
  FileDescriptorSetSchema,
  create(FileDescriptorSetSchema, {
    file: [
      file_google_protobuf_any.proto,
      create(FileDescriptorProtoSchema, {
        name: 'item.proto',
        package: 'p',
        syntax: 'proto3',
        dependency: ['google/protobuf/any.proto'],
        messageType: [
          {
            name: 'Item',
            field: [
              { name: 'n', number: 1, label: 1, type: 5 },
              { name: 'text', number: 2, label: 1, type: 9 },
              { name: 'inner', number: 3, label: 1, type: 11, typeName: '.google.protobuf.Any' },
            ],
          },
        ],
      }),
    ],
  }),
);

const packedPdf = (more: string): Uint8Array =>
  writePdf(
    [
      '<</Type/Catalog/Pages @1>>% first',
      '<</Type/Pages/Kids[@2]/Count 1>>',
      '<</Type/Page/Parent @1/Contents @3/Contents @4>>',
      stream('42542045543e', '/Filter/ASCIIHexDecode'),
      stream('BT ET', '/DL 5'),
    ],
    { trailer: more },
  );

export const FUZZ_CORPUS: Readonly<Record<string, readonly Uint8Array[]>> = {
  jpeg: [scanned(16), scanned(24)],
  pdf: [packedPdf('/Note(one)/ID[<00><01>]'), packedPdf('/Note[1 0 R 1 1 R]')],
  protobuf: [
    any(bytes([8, 1])),
    any(bytes(sized(2, 'a'), sized(3, any(bytes([8, 2]))))),
    bytes(sized(3, any(bytes(sized(3, any(sized(2, 'b')))), 'p.Item'))),
  ],
  tar: [tarFile([{ name: 'a', content: 'x' }, { name: 'b'.repeat(100), content: 'y' }, { name: '' }])],
  tiff: [
    bigTiffFile(grey(16, 2, 1), bytes(1, 2)),
    bigTiffFile(grey(16, 2, 1, [[270, 2, 'the unit is um\0']]), bytes(1, 2), { big: true }),
    inTiff(photograph(7)),
    inTiff(photograph(9)),
  ],
};

/** Parts of the rule by which mutants of a format are read. */
export const FUZZ_RULES: Readonly<Record<string, { readonly message: string; readonly descriptors: Uint8Array }>> = {
  protobuf: { message: 'p.Item', descriptors: SET },
};
