import { deflateSync } from 'node:zlib';
import { bytes } from '../support/binary-files.js';
import { stream, writePdf } from '../support/pdf-writer.js';
import { type LookAlikes, unseen } from './pairs.js';

const raw = (...values: readonly (number | string | readonly number[])[]): Uint8Array => bytes(...values);
/** A text of MessagePack and of CBOR up to 23 bytes long. */
const mtext = (value: string): Uint8Array => bytes(0xa0 + Buffer.byteLength(value), [...Buffer.from(value)]);
const ctext = (value: string): Uint8Array => bytes(0x60 + Buffer.byteLength(value), [...Buffer.from(value)]);
const f64 = (value: number): number[] => [...new Uint8Array(Float64Array.of(value).buffer)].reverse();

const pdf = (value: string, content = 'BT (x) Tj ET', more: readonly string[] = []): Uint8Array =>
  writePdf([
    `<</Type/Catalog/Pages @1/V ${value}>>`,
    '<</Type/Pages/Kids[@2]/Count 1>>',
    '<</Type/Page/Parent @1/Contents @3>>',
    stream(content),
    ...more,
  ]);
const textproto = (value: string): string => `a: ${value}\nb: 1\n`;

export const WIRE: LookAlikes = {
  msgpack: [
    [
      'two integers that are one double',
      raw(0xcf, [0, 0x20, 0, 0, 0, 0, 0, 1]),
      raw(0xcf, [0, 0x20, 0, 0, 0, 0, 0, 0]),
    ],
    ['an integer and a float', raw(1), raw(0xcb, f64(1))],
    ['a number and its text', raw(1), mtext('1')],
    ['a text and its bytes', mtext('a'), raw(0xc4, 1, 'a')],
    ['nil and false', raw(0xc0), raw(0xc2)],
    ['a key that is a number and one that is a text', raw(0x81, 1, 2), bytes(0x81, mtext('1'), 2)],
    ['a key that is a text like the name of a number', raw(0x81, 1, 2), bytes(0x81, mtext('#1'), 2)],
    [
      'keys given twice, in the other order',
      bytes(0x82, mtext('a'), 1, mtext('a'), 2),
      bytes(0x82, mtext('a'), 2, mtext('a'), 1),
    ],
    ['a time and its number', raw(0xd6, 0xff, [0, 0, 0, 1]), raw(1)],
    ['a nanosecond', raw(0xd7, 0xff, [0, 0, 0, 4, 0, 0, 0, 1]), raw(0xd7, 0xff, [0, 0, 0, 8, 0, 0, 0, 1])],
    ['the type of an extension', raw(0xd4, 1, 5), raw(0xd4, 2, 5)],
    ['an extension and a map of its name', raw(0xd4, 1, 5), bytes(0x81, mtext('#ext 1'), raw(0xc4, 1, 5))],
    ['broken text of two kinds', raw(0xa1, 0xc3), raw(0xa1, 0xc4)],
    ['a second object in the file', raw(1), raw(1, 1)],
    ['plus and minus of the same byte', raw(0xcc, 0xff), raw(0xd0, 0xff)],
    ['another normal form of a letter', mtext('\u00e9'), mtext('e\u0301')],
    ['an empty list and an empty map', raw(0x90), raw(0x80)],
    ['infinity and NaN', raw(0xcb, f64(Number.POSITIVE_INFINITY)), raw(0xcb, f64(Number.NaN))],
  ],
  cbor: [
    [
      'two integers that are one double',
      raw(0x1b, [0, 0x20, 0, 0, 0, 0, 0, 1]),
      raw(0x1b, [0, 0x20, 0, 0, 0, 0, 0, 0]),
    ],
    ['an integer and a float', raw(1), raw(0xfb, f64(1))],
    ['a number and its text', raw(1), ctext('1')],
    ['a text and its bytes', ctext('a'), raw(0x41, 'a')],
    ['undefined and null', raw(0xf7), raw(0xf6)],
    ['a key that is a number and one that is a text', raw(0xa1, 1, 2), bytes(0xa1, ctext('1'), 2)],
    ['a key that is a text like the name of a number', raw(0xa1, 1, 2), bytes(0xa1, ctext('#1'), 2)],
    ['a tag', raw(0xc1, 1), raw(1)],
    ['two tags', bytes(0xc0, ctext('x')), bytes(0xd8, 0x20, ctext('x'))],
    ['a tag and a map of its name', raw(0xc1, 1), bytes(0xa1, ctext('#tag 1'), 1)],
    ['minus one and zero', raw(0x20), raw(0)],
    ['a large number and its bytes', raw(0xc2, 0x41, 5), raw(0x41, 5)],
    ['a large number and its negative', raw(0xc2, 0x41, 5), raw(0xc3, 0x41, 5)],
    [
      'keys given twice, in the other order',
      bytes(0xa2, ctext('a'), 1, ctext('a'), 2),
      bytes(0xa2, ctext('a'), 2, ctext('a'), 1),
    ],
    ['a simple value', raw(0xe0), raw(0xe1)],
    ['a second item in the file', raw(1), raw(1, 1)],
    ['another normal form of a letter', ctext('\u00e9'), ctext('e\u0301')],
    ['a list of two and a text of two chunks', raw(0x82, 0x61, 'a', 0x61, 'b'), raw(0x7f, 0x61, 'a', 0x61, 'b', 0xff)],
    ['infinity and NaN', raw(0xf9, 0x7c, 0), raw(0xf9, 0x7e, 0)],
  ],
  protobuf: [
    ['a field absent and a field of zero', raw(0x10, 1), raw(0x08, 0, 0x10, 1)],
    ['the number of a field', raw(0x08, 1), raw(0x10, 1)],
    ['the sign of a number', raw(0x08, 1), raw(0x08, 2)],
    [
      'two integers that are one double',
      raw(0x08, [0x81, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x10]),
      raw(0x08, [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x10]),
    ],
    ['a number and its text', raw(0x08, 1), raw(0x0a, 1, '1')],
    ['a fixed number and a varying one', raw(0x08, 1), raw(0x0d, [1, 0, 0, 0])],
    ['a fixed number of four bytes and of eight', raw(0x0d, [1, 0, 0, 0]), raw(0x09, [1, 0, 0, 0, 0, 0, 0, 0])],
    ['the last bit of a double', raw(0x09, [0, 0, 0, 0, 0, 0, 0xf0, 0x3f]), raw(0x09, [1, 0, 0, 0, 0, 0, 0xf0, 0x3f])],
    ['values of one field swapped', raw(0x08, 1, 0x08, 2), raw(0x08, 2, 0x08, 1)],
    ['a field inside of a message', raw(0x0a, 2, 0x08, 1), raw(0x0a, 2, 0x08, 2)],
    ['a field inside and outside of a message', raw(0x0a, 2, 0x08, 1, 0x10, 1), raw(0x0a, 0, 0x08, 1, 0x10, 1)],
    ['a message of nothing and none', raw(0x0a, 0, 0x10, 1), raw(0x10, 1)],
    ['a blank in a text', raw(0x0a, 3, 'a b'), raw(0x0a, 3, 'a\tb')],
    ['fields that may be of one oneof, in the other order', raw(0x08, 1, 0x10, 2), raw(0x10, 2, 0x08, 1)],
    ['packed and single values in the other order', raw(0x1a, 2, 1, 2, 0x18, 3), raw(0x18, 3, 0x1a, 2, 1, 2)],
    ['packed numbers and single ones', raw(0x0a, 2, 1, 2), raw(0x08, 1, 0x08, 2)],
  ],
  textproto: [
    ...unseen((value) => textproto(`"${value}"`)),
    ['an identifier and its text', textproto('FOO'), textproto('"FOO"')],
    ['true and its text', textproto('true'), textproto('"true"')],
    ['true and 1', textproto('true'), textproto('1')],
    ['a number and its text', textproto('1'), textproto('"1"')],
    ['octal and decimal of the same digits', textproto('010'), textproto('10')],
    ['hexadecimal and decimal of the same digits', textproto('0x10'), textproto('10')],
    ['two integers that are one double', textproto('9007199254740993'), textproto('9007199254740992')],
    ['infinity and its negative', textproto('inf'), textproto('-inf')],
    ['values of one field swapped', 'a: 1\na: 2\n', 'a: 2\na: 1\n'],
    ['a backslash and what it escapes', textproto('"a\\nb"'), textproto('"a\\\\nb"')],
    ['bytes that are no text', textproto('"\\377"'), textproto('"\\376"')],
    ['a field inside and outside of a message', 'm { a: 1 }\nb: 2\n', 'm { }\na: 1\nb: 2\n'],
    ['a message of nothing and none', 'm { }\na: 1\n', 'a: 1\n'],
    ['an extension and a field', '[a.b]: 1\n', 'b: 1\n'],
    ['a field that was commented out', 'a: 1\nb: 2\n', 'a: 1\n# b: 2\n'],
  ],
  pdf: [
    ['a name and a text of its letters', pdf('/Foo'), pdf('(/Foo)')],
    ['a number and its text', pdf('1'), pdf('(1)')],
    ['a line of what is drawn', pdf('1'), pdf('1', 'BT (y) Tj ET')],
    ['two operators swapped', pdf('1', '1 w\n2 w'), pdf('1', '2 w\n1 w')],
    ['a page less', pdf('1'), writePdf(['<</Type/Catalog/Pages @1/V 1>>', '<</Type/Pages/Kids[]/Count 0>>'])],
    ['true and its name', pdf('true'), pdf('/true')],
    ['items swapped', pdf('[1 2]'), pdf('[2 1]')],
    ['a reference and the number of its object', pdf('@3'), pdf('3')],
    ['a letter that two encodings read differently', pdf('(\\200)'), pdf('<FEFF0080>')],
    [
      'an author',
      writePdf(['<</Type/Catalog/Pages @1>>', '<</Type/Pages/Kids[]/Count 0>>', '<</Author (ann)>>'], { info: 2 }),
      writePdf(['<</Type/Catalog/Pages @1>>', '<</Type/Pages/Kids[]/Count 0>>', '<</Author (bob)>>'], { info: 2 }),
    ],
    ['a date that is none of the document', pdf('<</D (D:2024)>>'), pdf('<</D (D:2025)>>')],
    ['the box of a page', pdf('[0 0 612 792]'), pdf('[0 0 612 791]')],
    ['bytes behind the file', pdf('1'), bytes(pdf('1'), 'x')],
    ['a row of a packed table that is cut off', predicted('x'), predicted('y')],
    ['a name with an escape and without', pdf('/A#2fB'), pdf('/A#2FC')],
    ['a blank in a text', pdf('(a b)'), pdf('(a\\240b)')],
  ],
};

/** A stream of rows of two bytes, the last of which has only one. */
function predicted(last: string): Uint8Array {
  const rows = bytes(0, 'ab', 0, last);
  const packed = deflateSync(rows);
  const body = `<</Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 2>>/Length ${packed.length}>>stream\n`;
  const object = Buffer.concat([Buffer.from(body), packed, Buffer.from('\nendstream')]);
  return writePdf(['<</Type/Catalog/Pages @1/V @2>>', '<</Type/Pages/Kids[]/Count 0>>', object]);
}
