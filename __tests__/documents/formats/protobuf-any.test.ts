import { create, toBinary } from '@bufbuild/protobuf';
import { FileDescriptorProtoSchema, FileDescriptorSetSchema, file_google_protobuf_any } from '@bufbuild/protobuf/wkt';
import { describe, expect, it } from 'vitest';
import { compareFixture } from '../../../src/comparison/compare.js';
import { comparisonJob } from '../../support/jobs.js';
import { bytes } from '../support/binary-files.js';

/**
 * message Box { google.protobuf.Any held = 1; repeated google.protobuf.Any many = 2; }
 * message Item { int32 n = 1; string text = 2; google.protobuf.Any inner = 3; repeated int32 codes = 4; }
 */
const [OPTIONAL, REPEATED] = [1, 3];
const [INT32, STRING, MESSAGE] = [5, 9, 11];
const ANY = '.google.protobuf.Any';
const SET = toBinary(
  FileDescriptorSetSchema,
  create(FileDescriptorSetSchema, {
    file: [
      file_google_protobuf_any.proto,
      create(FileDescriptorProtoSchema, {
        name: 'box.proto',
        package: 'p',
        syntax: 'proto3',
        dependency: ['google/protobuf/any.proto'],
        messageType: [
          {
            name: 'Box',
            field: [
              { name: 'held', number: 1, label: OPTIONAL, type: MESSAGE, typeName: ANY },
              { name: 'many', number: 2, label: REPEATED, type: MESSAGE, typeName: ANY },
            ],
          },
          {
            name: 'Item',
            field: [
              { name: 'n', number: 1, label: OPTIONAL, type: INT32 },
              { name: 'text', number: 2, label: OPTIONAL, type: STRING },
              { name: 'inner', number: 3, label: OPTIONAL, type: MESSAGE, typeName: ANY },
              { name: 'codes', number: 4, label: REPEATED, type: INT32 },
            ],
          },
        ],
      }),
    ],
  }),
);
const RULE = {
  descriptor: { file: 'box.binpb', message: 'p.Box' },
  descriptorSet: { kind: 'read', bytes: SET } as const,
};

const sized = (field: number, ...content: readonly (string | readonly number[] | Uint8Array)[]): Buffer => {
  const body = bytes(...content);
  return bytes([field * 8 + 2, body.length], body);
};
const URL = 'type.googleapis.com/p.Item';
const any = (value: Uint8Array, url = URL): Buffer => bytes(sized(1, url), sized(2, value));
const held = (value: Uint8Array, url = URL): Buffer => sized(1, any(value, url));
const n = (value: number): Buffer => bytes([8, value]);
const text = (value: string): Buffer => sized(2, value);

const DRIFT = 'TOLERANCE_DRIFT';
const REWRITE = 'SEMANTIC_REWRITE';
const SHAPE = 'SHAPE_CHANGE';

describe('protobuf: google.protobuf.Any with a descriptor set', () => {
  it.each([
    {
      why: 'fields of the packed message in another order',
      base: held(bytes(n(1), text('a'))),
      head: held(bytes(text('a'), n(1))),
      class: DRIFT,
    },
    { why: 'a longer spelling of a number', base: held(n(1)), head: held(bytes([8, 129, 0])), class: DRIFT },
    {
      why: 'packed numbers in it or single ones',
      base: held(bytes([34, 2, 1, 2])),
      head: held(bytes([32, 1, 32, 2])),
      class: DRIFT,
    },
    {
      why: 'value and address in another order',
      base: held(n(1)),
      head: sized(1, sized(2, n(1)), sized(1, URL)),
      class: DRIFT,
    },
    { why: 'another number in it', base: held(n(1)), head: held(n(2)), class: REWRITE, at: "['n']" },
    {
      why: 'another number in an Any within an Any',
      base: held(sized(3, any(n(1)))),
      head: held(sized(3, any(n(2)))),
      class: REWRITE,
      at: "['inner']",
    },
    {
      why: 'another number in one of several',
      base: bytes(sized(2, any(n(1))), sized(2, any(n(2)))),
      head: bytes(sized(2, any(n(1))), sized(2, any(n(3)))),
      class: REWRITE,
    },
    {
      why: 'two of them exchanged',
      base: bytes(sized(2, any(n(1))), sized(2, any(n(2)))),
      head: bytes(sized(2, any(n(2))), sized(2, any(n(1)))),
      class: REWRITE,
    },
    { why: 'a field that came', base: held(n(1)), head: held(bytes(n(1), text('a'))), class: SHAPE, at: 'text' },
    { why: 'a field that nobody knows', base: held(n(1)), head: held(bytes(n(1), [72, 1])), class: SHAPE },
    { why: 'another server in the address', base: held(n(1)), head: held(n(1), 'example.test/p.Item'), class: SHAPE },
    {
      why: 'a type that the set does not know: bytes',
      base: held(bytes(n(1), text('a')), 'x.test/p.Other'),
      head: held(bytes(text('a'), n(1)), 'x.test/p.Other'),
      class: REWRITE,
    },
    {
      why: 'a type that it knows for one that it does not',
      base: held(n(1)),
      head: held(n(1), 'x.test/p.Other'),
      class: SHAPE,
    },
    {
      why: 'bytes that do not read as the type: bytes',
      base: held(bytes([8])),
      head: held(bytes([16])),
      class: REWRITE,
    },
    {
      why: 'a second value, of which parsers take one',
      base: held(n(1)),
      head: sized(1, any(n(1)), sized(2, n(1))),
      class: SHAPE,
    },
    {
      why: 'a second address',
      base: sized(1, any(n(1))),
      head: sized(1, sized(1, 'x.test/p.Box'), any(n(1))),
      class: SHAPE,
    },
    { why: 'a field that Any does not have', base: held(n(1)), head: sized(1, any(n(1)), [72, 1]), class: SHAPE },
    { why: 'no value and an empty one', base: sized(1, sized(1, URL)), head: held(bytes()), class: SHAPE },
  ] as const)('$why', async ({ base, head, class: expected, ...rest }) => {
    const there = await compareFixture(comparisonJob('a.binpb', base, head, RULE));
    expect(there.class, JSON.stringify(there.changes)).toBe(expected);
    expect((await compareFixture(comparisonJob('a.binpb', head, base, RULE))).class, 'swapped').toBe(expected);
    if ('at' in rest) expect(there.changes.map(({ at }) => at).join()).toContain(rest.at);
  });

  it('T71 stops where messages within messages are too deep, and says so', async () => {
    let deep: Uint8Array = n(1);
    const long = (field: number, body: Uint8Array): Buffer =>
      bytes([field * 8 + 2, (body.length & 127) | 128, ((body.length >> 7) & 127) | 128, body.length >> 14], body);
    for (let at = 0; at < 120; at += 1) deep = long(3, bytes(sized(1, URL), long(2, deep)));
    const file = long(1, bytes(sized(1, URL), long(2, deep)));
    const there = await compareFixture(comparisonJob('a.binpb', file, bytes(file, [8, 1]), RULE));
    expect(there.class).not.toBe(DRIFT);
    expect(there.notes.join() + there.summary + JSON.stringify(there.failures)).toContain('deeper than 100');
  });
});
