import '../../support/seed.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellBit, factsOf } from '../../../src/comparison/cells.js';
import { bitOf } from '../../../src/comparison/large/cell-bits.js';
import { addSideFacts, newSideFacts, seeRow } from '../../../src/comparison/large/row-facts.js';
import { walkRow } from '../../../src/comparison/large/row-pairs.js';
import { newCellSpot, readCell } from '../../../src/documents/large/cells.js';
import { Declined } from '../../../src/documents/large/source.js';
import { RUNS } from './agree.js';

const MARK = 59;
/** A row as it is written, between bytes that are no part of it and would say something else. */
const placed = (row: string, around = '0'): { block: Buffer; start: number; end: number } => {
  const block = Buffer.from(`${around}${row}${around}`);
  return { block, start: around.length, end: block.length - around.length };
};

describe('what a cell is, told from its bytes', () => {
  const sortOf = (text: string, around: string): number => {
    const { block, start, end } = placed(text, around);
    const cell = newCellSpot();
    readCell(block, start, end, MARK, cell);
    return bitOf(block, cell);
  };
  const written = fc
    .array(fc.constantFrom(...'0123456789.-eE+', ...['true', 'false', 'NA', '20', '2024-01-31']), { maxLength: 5 })
    .map((parts) => parts.join(''));

  it.each([
    ...[
      '',
      '0',
      '-',
      '-0',
      '7',
      '10',
      '-10',
      '01',
      '-01',
      '00',
      '0.5',
      '00.5',
      '-0.5',
      '01.5',
      '10.5',
      '1.',
      '.5',
      '-.5',
    ],
    ...[
      '1.5.2',
      '1-5',
      '1/5',
      '1:5',
      '1.5/',
      '1.5:',
      '9',
      '9.9',
      '1.09',
      'true',
      'false',
      'truf',
      'falsy',
      'tru',
      'tr',
    ],
    ...['trues', 'truefalse', 'True', 'NA', 'null', '1e5', '2024-01-31', 'abc', 'abcd', 'abcde', 't', 'f', '"a""b"'],
    ...['"1""2"', '"12"', '""', '""""'],
  ])('%s', (text) => {
    const plain = text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text;
    for (const around of ['0', '.', '-', 'e', '9;'])
      expect(sortOf(text, around), `between ${around}`).toBe(cellBit(plain));
  });

  it('is what its text is', () => {
    fc.assert(
      fc.property(written, (text) => {
        expect(sortOf(text, '1')).toBe(cellBit(text));
      }),
      { numRuns: 4 * RUNS },
    );
  });
});

/** A cell: what it says, and whether it stands in quotes. */
type Cell = readonly [text: string, quoted: boolean];

const spelled = ([text, quoted]: Cell): string =>
  quoted || /[";]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
const rowOf = (cells: readonly Cell[]): string => cells.map(spelled).join(';');

/** Says which numbers were to be counted when a row was called certain. */
function walker(measured: readonly boolean[], takes: (base: number, head: number) => boolean = () => true) {
  const width = measured.length;
  const [left, right, both] = [newSideFacts(width), newSideFacts(width), newSideFacts(width)];
  const waiting: (readonly [number, number])[] = [];
  const movers = {
    add: (base: { readonly value: number }, head: { readonly value: number }) => {
      if (!takes(base.value, head.value)) return false;
      waiting.push([base.value, head.value]);
      return true;
    },
    count: () => undefined,
    drop: () => {
      waiting.length = 0;
    },
  };
  const walk = (base: string, head: string, data = true): string => {
    waiting.length = 0;
    const [one, other] = [placed(base, '5'), placed(head, '77')];
    const lines = {
      ...{ base: one.block, start: one.start, end: one.end, line: 1 },
      ...{ head: other.block, from: other.start, to: other.end },
    };
    try {
      return walkRow({ mark: MARK, width, measured, left, right, both, movers }, lines, data);
    } catch (error) {
      if (error instanceof Declined) return 'declined';
      throw error;
    }
  };
  const facts = () => {
    for (const side of [left, right]) addSideFacts(side, both);
    return [left, right].map(({ bits, unneeded, bare }) => ({ columns: [...bits].map(factsOf), unneeded, bare }));
  };
  return { walk, waiting, facts };
}

const text = fc.constantFrom(
  ...['', 'a', 'ab', 'NA', '1', '12', 'true', 'a;b', 'a"b', '""', '007.5', '1.5e3', '2.', '-1'],
);
const decimal = fc.constantFrom('1.5', '1.50', '1.75', '12.25', '-1.5', '1.500000001');
const cell: fc.Arbitrary<Cell> = fc.tuple(
  fc.oneof({ weight: 2, arbitrary: text }, { weight: 3, arbitrary: decimal }),
  fc.boolean().map((yes) => yes),
);
/** Some of its cells are not in quotes at all: most rows are such. */
const cells = fc
  .tuple(fc.array(cell, { minLength: 1, maxLength: 4 }), fc.constantFrom(true, false, false))
  .map(([list, quotes]) => list.map(([one, quoted]): Cell => [one, quotes && quoted]));
const rowPair = fc.tuple(cells, fc.array(fc.option(cell, { freq: 2 }), { minLength: 4, maxLength: 4 }), fc.boolean());

describe('two rows, held one against the other in bytes', () => {
  const isDecimal = (one: string): boolean => /^-?(?:0|[1-9]\d*)\.\d+(?:e\d+)?$/.test(one);

  it('are the same, or differ in decimals alone that may move, or are judged otherwise; and what was seen of them is what they hold', () => {
    const verdicts = new Map<string, number>();
    fc.assert(
      fc.property(
        fc.array(rowPair, { minLength: 1, maxLength: 3 }),
        fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        (pairs, measured) => {
          const width = pairs[0]![0].length;
          const own = measured.slice(0, width);
          const moves = (base: number, head: number): boolean => Math.abs(base - head) < 1;
          const { walk, waiting, facts } = walker(own, moves);
          const seen: (readonly [readonly Cell[], readonly Cell[]])[] = [];
          for (const [base, changes, quotes] of pairs) {
            const head = base.map((one, at): Cell => {
              const change = changes[at];
              if (change === null || change === undefined) return one;
              return [change[0], quotes && change[1]];
            });
            const verdict = walk(rowOf(base), rowOf(head));
            verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
            if (base.length !== width || rowOf(base) === '') {
              if (base.length !== width) expect(verdict).toBe('declined');
              return;
            }
            const moved = base.flatMap(([one], at) => (one === head[at]![0] ? [] : [[one, head[at]![0], at] as const]));
            const certain = moved.every(
              ([one, other, at]) =>
                own[at] === true && isDecimal(one) && isDecimal(other) && moves(Number(one), Number(other)),
            );
            expect(verdict).toBe(moved.length === 0 ? 'same' : certain ? 'certain' : 'unknown');
            if (verdict === 'certain')
              expect(waiting).toEqual(moved.map(([one, other]) => [Number(one), Number(other)]));
            seen.push([base, head]);
          }
          const expected = ([0, 1] as const).map((side) => ({
            columns: own.map((_, column) =>
              factsOf(seen.reduce((bits, rows) => bits | cellBit(rows[side][column]![0]), 0)),
            ),
            unneeded: seen.some((rows) =>
              rows[side].some(([one, quoted]) => quoted && !one.includes('"') && !one.includes(';')),
            ),
            bare: seen.some((rows) => rows[side].some((one) => one[0] !== '' && !spelled(one).startsWith('"'))),
          }));
          expect(facts()).toEqual(expected);
        },
      ),
      { numRuns: 4 * RUNS },
    );
    for (const verdict of ['same', 'certain', 'unknown', 'declined'])
      expect(verdicts.get(verdict) ?? 0, verdict).toBeGreaterThan(RUNS / 10);
  });

  it.each<[string, string, string, string]>([
    ['a row that is shorter', 'a;b', 'a', 'declined'],
    ['a row that is shorter, the other way', 'a', 'a;b', 'declined'],
    ['a row that is longer than the columns', 'a;b;c', 'a;b;c', 'declined'],
    ['one column for two', 'a', 'a', 'declined'],
    ['a cell more behind the end', 'a;b', 'a;b;', 'declined'],
    ['a cell more in quotes', 'a;"b"', 'a;"b";c', 'declined'],
    ['a cell less', 'a;b;c', 'a;b', 'declined'],
    ['a cell less beside quotes', 'a;"b"', 'a', 'declined'],
    ['a cell more beside quotes', 'a', 'a;"b"', 'declined'],
    ['a cell less than the columns, beside quotes', '"a"', 'a', 'declined'],
    ['a cell less than the columns, which is rewritten', '"a"', 'b', 'declined'],
    ['a cell less on head, beside quotes', '"a";b;c', 'a;b', 'declined'],
    ['a cell more on head, beside quotes', '"a";b', 'a;b;c', 'declined'],
    ['a quote behind what differs', 'bx"y;a', 'cxy;a', 'declined'],
    ['a number and more in quotes', '"1.5;x";a', '1.6;a', 'unknown'],
    ['a number and more in quotes on head', '1.5;a', '"1.6;x";a', 'unknown'],
    ['too many in quotes', '"a";b;c', 'a;b;c', 'declined'],
    ['a mark in quotes', 'a;b', '"a;b"', 'declined'],
    ['two empty cells', ';', ';', 'same'],
    ['quotes around one', '"1.5";b', '1.5;b', 'same'],
    ['quotes around a number that moved', '"1.5";b', '1.6;b', 'certain'],
    ['a number that moved in front of quotes', '1.5;b', '1.6;"b"', 'certain'],
    ['a number that moved in front of quotes on base', '1.5;"b"', '1.6;b', 'certain'],
    ['a number that moved behind a text that did', 'a;1.5', 'b;1.6', 'unknown'],
    ['a text that is rewritten behind a number that moved', '1.5;a', '1.6;b', 'unknown'],
    ['a number in front of one that is none', '1.5;1.5', '1.6;1.5x', 'unknown'],
    ['a number that goes on', '1.5;a', '1.5.5;a', 'unknown'],
    ['a number that goes on, on base', '1.5.5;a', '1.5;a', 'unknown'],
    ['a zero in front', '01.5;a', '1.5;a', 'unknown'],
    ['a zero in front, the other way', '1.5;a', '01.5;a', 'unknown'],
    ['quotes that are not closed', 'a;"b', 'a;c', 'declined'],
    ['a quote inside a cell', 'a;b"', 'a;b', 'declined'],
    ['a quote inside the other', 'a;b', 'a;b"', 'declined'],
  ])('%s', (_, base, head, expected) => {
    expect(walker([true, true]).walk(base, head)).toBe(expected);
  });

  it('of the header are never numbers that moved, and say nothing of a column', () => {
    const { walk, facts } = walker([true, true]);
    expect(walk('1.5;"a"', '1.6;a', false)).toBe('unknown');
    expect(walk('1.5;b', '1.6;b', false)).toBe('unknown');
    const unknown = { kind: 'text', nulls: false, known: false };
    expect(facts()).toEqual([
      { columns: [unknown, unknown], unneeded: true, bare: true },
      { columns: [unknown, unknown], unneeded: false, bare: true },
    ]);
  });

  it('have no cell with content and no quotes, where only an empty one has none', () => {
    const { walk, facts } = walker([true, true]);
    expect(walk(';"a"', ';"b"')).toBe('unknown');
    expect(walk('"a;b";', '"a;c";')).toBe('unknown');
    expect(facts().map(({ bare }) => bare)).toEqual([false, false]);
  });

  it('of names that are exact are judged otherwise', () => {
    expect(walker([false, true]).walk('1.5;a', '1.6;a')).toBe('unknown');
    expect(walker([false, true]).walk('"1.5";a', '1.6;a')).toBe('unknown');
    expect(walker([true, true], () => false).walk('1.5;a', '1.6;a')).toBe('unknown');
  });
});

describe('a row that both sides have', () => {
  it.each<[string, boolean, readonly string[], boolean, boolean]>([
    ['12;a', true, ['integer', 'text'], false, true],
    ['12;a', false, ['none', 'none'], false, true],
    ['12', true, ['integer', 'none'], false, true],
    ['12;a;1.5;true', true, ['integer', 'text'], false, true],
    ['"12";"a;b"', true, ['integer', 'text'], true, false],
    ['"a;b";"c""d"', true, ['text', 'text'], false, false],
    ['"a;b";', true, ['text', 'null'], false, false],
    [';', true, ['null', 'null'], false, false],
    ['"";', true, ['null', 'null'], true, false],
  ])('%s', (row, data, kinds, unneeded, bare) => {
    const { block, start, end } = placed(row);
    const into = newSideFacts(2);
    seeRow(into, block, start, end, MARK, newCellSpot(), data);
    const sorts = [...into.bits].map((bits) =>
      bits === 0 ? 'none' : bits === cellBit('') ? 'null' : factsOf(bits).kind,
    );
    expect({ sorts, unneeded: into.unneeded, bare: into.bare }).toEqual({ sorts: kinds, unneeded, bare });
  });

  it('of a text and something else makes a column of text', () => {
    const into = newSideFacts(1);
    for (const row of ['12', 'a', '1.5', '', 'true']) {
      const { block, start, end } = placed(row);
      seeRow(into, block, start, end, MARK, newCellSpot(), true);
    }
    expect(factsOf(into.bits[0]!)).toEqual({ kind: 'text', nulls: false, known: true });
  });
});
