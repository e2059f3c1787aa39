import { describe, expect, it } from 'vitest';
import { arrow } from '../../../src/documents/formats/arrow.js';
import { readOne } from '../../../src/documents/read.js';
import { survives } from '../support/binary-pairs.js';
import { describeClasses, describeHostile, describeTruncation } from '../support/classes.js';
import { FEATHER } from '../support/feather-samples.js';
import { documentOf } from '../support/tree-support.js';
import { OPTIONS } from '../support.js';

const of = (name: keyof typeof FEATHER): Uint8Array => Uint8Array.from(Buffer.from(FEATHER[name], 'base64'));
/** The file with 32 bits changed where the last bytes are counted from. */
const patched = (file: Uint8Array, fromEnd: number, value: number): Uint8Array => {
  const copy = Buffer.from(file);
  copy.writeUInt32LE(value, copy.length - fromEnd);
  return Uint8Array.from(copy);
};

describe('Feather version 1, as pyarrow writes it', () => {
  it('columns have the names and types of Arrow', async () => {
    const { content } = (await documentOf(arrow, of('all'))).readings[0];
    expect(content.kind === 'table' ? content.columns.map(({ name, kind }) => `${name} ${kind}`) : []).toEqual([
      'i8 int8',
      'u64 uint64',
      'f float32',
      'd float64',
      'b bool',
      's utf8',
      'bin binary',
      'ts timestamp[ns]',
      'tz timestamp[ms, Europe/Paris]',
      'date date32',
      'cat dictionary<int32, utf8>',
    ]);
  });

  it('cells keep every digit, and a null is none', async () => {
    const { content } = (await documentOf(arrow, of('all'))).readings[0];
    const rows = content.kind === 'table' ? content.rows : [];
    const text = (cell: (typeof rows)[number][number]): string => {
      if (typeof cell === 'string') return cell;
      if (cell.kind === 'number') return cell.literal;
      if (cell.kind === 'binary') return Buffer.from(cell.bytes).toString('hex');
      return 'value' in cell ? String(cell.value) : cell.kind;
    };
    expect(rows.map((row) => row.map(text))).toEqual([
      [
        ...['1', '18446744073709551615', '0.1', '0.1', 'true', 'a', '00ff'],
        ...['1970-01-01T00:00:00.000000001', '1970-01-01T00:00:00.001Z', '2020-01-01', 'a'],
      ],
      ['null', '0', 'NaN', '-0.0', 'false', '', '', 'null', '1970-01-01T00:00:00.002Z', 'null', 'b'],
      [
        ...['-3', '1', 'null', '1e+300', 'null', 'ä', 'null'],
        ...['1969-12-31T23:59:59.999999999', '1970-01-01T00:00:00.003Z', '1969-12-31', 'a'],
      ],
    ]);
  });

  it('is found by its content', async () => {
    expect((await readOne('unknown.bin', of('base'), OPTIONS)).document.format).toBe('arrow');
  });
});

const base = of('base');

describeClasses('arrow', 'fx/a.feather', [
  { why: 'a float one step on', base, head: of('drift'), class: 'TOLERANCE_DRIFT' },
  { why: 'categories in another order', base: of('cat1'), head: of('catorder'), class: 'TOLERANCE_DRIFT' },
  { why: 'a whole number', base, head: of('id'), class: 'SEMANTIC_REWRITE' },
  { why: 'the first null of a column', base, head: of('idnull'), class: 'SHAPE_CHANGE' },
  { why: 'an empty text for the only null', base, head: of('empty'), class: 'SHAPE_CHANGE' },
  { why: 'where one text ends and the next begins', base, head: of('joined'), class: 'SEMANTIC_REWRITE' },
  { why: 'a float', base, head: of('float'), class: 'SEMANTIC_REWRITE' },
  { why: 'one row more', base, head: of('rows'), class: 'SEMANTIC_REWRITE' },
  { why: 'rows that moved', base, head: of('swapped'), class: 'SEMANTIC_REWRITE' },
  { why: 'categories exchanged', base: of('cat1'), head: of('cat2'), class: 'SEMANTIC_REWRITE' },
  { why: 'categories written out', base: of('cat1'), head: of('cat3'), class: 'SHAPE_CHANGE' },
  { why: 'a narrower type', base, head: of('narrow'), class: 'SHAPE_CHANGE' },
  { why: 'the name of a column', base, head: of('name'), class: 'SHAPE_CHANGE' },
  { why: 'order of the columns', base, head: of('order'), class: 'SHAPE_CHANGE' },
  { why: 'a column more', base, head: of('more'), class: 'SHAPE_CHANGE' },
  { why: 'the unit of a time, the numbers left', base: of('ms'), head: of('us'), class: 'SHAPE_CHANGE' },
  { why: 'the zone of a time', base: of('ms'), head: of('zone'), class: 'SHAPE_CHANGE' },
  { why: 'version 2 with the same cells', base, head: of('v2'), class: 'SHAPE_CHANGE' },
]);

describeTruncation('arrow', 'a.feather', () => base);

describeHostile('arrow', 'a.feather', () => base, [
  { why: 'a footer of 4 GB', make: () => patched(base, 8, 0xffffffff) },
  { why: 'a footer that is no table', make: () => patched(base, 8, 16) },
  { why: 'nothing between its marks', make: () => Uint8Array.from(Buffer.from('FEA1\0\0\0\0\0\0\0\0\0\0\0\0FEA1')) },
  { why: 'nothing but its mark', make: () => Uint8Array.from(Buffer.from('FEA1')) },
]);

it('Feather version 1 survives every cut and every changed byte', async () => {
  await survives('fx/a.feather', of('cat1'));
  await survives('fx/a.feather', of('all'), 7);
}, 60_000);
