import { describe, expect, test } from 'vitest';
import { type ColumnKind, cellBit, cellNode, columnFacts, kindOf } from '../../src/comparison/cells.js';

const kindOfCells = (...cells: readonly string[]): ColumnKind =>
  kindOf(cells.reduce((bits, cell) => bits | cellBit(cell), 0));

describe('what a cell makes of its column', () => {
  test.each<readonly [ColumnKind, readonly string[]]>([
    ['integer', ['0', '-1', '42', '1234567890123456789']],
    ['integer', ['9', '']],
    ['decimal', ['1.5', '.5', '5.', '-0.25', '1e5', '1E-5', '1e+10', '-.5e3', '0.0']],
    ['decimal', ['1', '2.5']],
    ['date', ['2024-01-31', '1999-12-01', '2024-10-20']],
    ['boolean', ['true', 'false']],
    ['boolean', ['True', 'False']],
    ['boolean', ['TRUE', 'FALSE', 'NA']],
  ])('%s: %j', (kind, cells) => {
    expect(kindOfCells(...cells)).toBe(kind);
    for (const cell of cells)
      if (cell !== '' && cell !== 'NA' && kind !== 'decimal') expect(kindOfCells(cell)).toBe(kind);
  });

  test.each([
    '01',
    '-01',
    '+1',
    '1_0',
    '1x',
    'x1',
    '1.2.3',
    'e5',
    '-e5',
    '-',
    '.',
    '-.',
    '01.5',
    '1e',
    '1e+',
    '0x10',
    ' 1',
    '1 ',
    ':1',
    '2024-13-01',
    '2024-00-10',
    '2024-01-32',
    '2024-01-00',
    '2024-1-1',
    'x2024-01-01',
    '2024-01-01x',
    '2024-01-01 00:00',
    'Na',
    'nan',
    'tRUE',
    'yes',
    'Null',
    'N',
    '1e5x',
    '9:',
  ])('%j is text', (cell) => {
    expect(kindOfCells(cell)).toBe('text');
  });

  test('kinds that do not go together make text, and null tokens alone do, too', () => {
    expect(kindOfCells('1', '2024-01-01')).toBe('text');
    expect(kindOfCells('1', 'true')).toBe('text');
    expect(kindOfCells('2024-01-01', 'true')).toBe('text');
    expect(kindOfCells('', 'NA', 'NaN', 'null', 'None', 'N/A')).toBe('text');
    for (const token of ['', 'NA', 'NaN', 'null', 'None', 'N/A']) expect(kindOfCells('1', token)).toBe('integer');
  });

  test('a cell reads as its column does', () => {
    expect(cellNode('1', 'integer', 3)).toEqual({ kind: 'number', type: 'number', literal: '1', line: 3 });
    expect(cellNode('1', 'text', 3)).toEqual({ kind: 'string', value: '1', line: 3 });
    expect(cellNode('1.5', 'decimal', 3)).toMatchObject({ kind: 'number' });
    expect(cellNode('NA', 'decimal', 3)).toEqual({ kind: 'null', line: 3 });
    expect(cellNode('NA', 'text', 3)).toMatchObject({ kind: 'string', value: 'NA' });
    expect(cellNode('', 'date', 3)).toEqual({ kind: 'null', line: 3 });
    expect(cellNode('2024-01-01', 'date', 3)).toMatchObject({ kind: 'string' });
    expect(cellNode('x', 'integer', 3)).toMatchObject({ kind: 'string', value: 'x' });
    expect(cellNode('true', 'boolean', 3)).toMatchObject({ kind: 'string', value: 'true' });
  });

  test('the facts of both sides, common beginnings and ends taken together', () => {
    const rows = (...cells: readonly string[]): string[][] => cells.map((cell) => [cell]);
    const facts = (base: readonly string[], head: readonly string[]) => {
      const found = columnFacts(rows(...base), rows(...head), { base: 0, head: 0 });
      return [found.base(), found.head(), found.same] as const;
    };
    expect(facts(['1', '2'], ['1', '2'])).toEqual([
      { kind: 'integer', nulls: false, known: true },
      { kind: 'integer', nulls: false, known: true },
      true,
    ]);
    expect(facts(['1', '2', '3'], ['1', '2.5', '3'])).toMatchObject([{ kind: 'integer' }, { kind: 'decimal' }, false]);
    expect(facts(['1', '2'], ['1', ''])).toMatchObject([{ nulls: false }, { kind: 'integer', nulls: true }, false]);
    expect(facts(['a', 'b'], ['a', ''])).toMatchObject([{ kind: 'text' }, { kind: 'text', nulls: false }, false]);
    expect(facts([], ['1'])).toMatchObject([{ known: false }, { kind: 'integer', known: true }, false]);
    expect(facts(['1', '1', '1'], ['1'])).toMatchObject([{ kind: 'integer' }, { kind: 'integer' }, true]);
    expect(facts(['1', '2.5', '1'], ['1', '1'])).toMatchObject([{ kind: 'decimal' }, { kind: 'integer' }, false]);
    expect(facts(['1', '2.5', '2.5'], ['1', '2.5'])).toMatchObject([{ kind: 'decimal' }, { kind: 'decimal' }, true]);
    expect(facts(['1', 'x', '1'], ['1', '1'])).toMatchObject([{ kind: 'text' }, { kind: 'integer' }, false]);
  });
});
