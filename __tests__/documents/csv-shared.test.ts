import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadResult } from '../../src/documents/format.js';
import { csv } from '../../src/documents/formats/csv.js';
import { bytesOf, inputOf } from './support.js';

const PLAIN = 'id,name,value\n1,a,0.5\n2,b,1.5\n3,c,2.5\n';

/** Both sides read at once are what each is on its own; how many rows they share is returned. */
async function agree(base: string, head: string, path = 'a.csv'): Promise<number> {
  const [left, right] = [
    { ...inputOf(bytesOf(base)), path },
    { ...inputOf(bytesOf(head)), path },
  ];
  const results = csv.readBoth!(left, right) ?? [await csv.read(left), await csv.read(right)];
  expect(results, JSON.stringify([base, head])).toStrictEqual([await csv.read(left), await csv.read(right)]);
  const own = new Set(rowsOf(results[0]));
  return rowsOf(results[1]).filter((row) => own.has(row)).length;
}

function rowsOf(result: ReadResult): readonly unknown[] {
  const content = result.ok ? result.document.readings[0].content : undefined;
  return content?.kind === 'table' ? content.rows : [];
}

describe('CSV with some lines rewritten', () => {
  it.each([
    ['a cell', PLAIN, PLAIN.replace('1.5', '1.25'), 2],
    ['a cell of the last line', PLAIN, PLAIN.replace('2.5', '2'), 2],
    ['a cell of a last line without its end', PLAIN.slice(0, -1), PLAIN.slice(0, -1).replace('2.5', '2'), 2],
    ['the header', PLAIN, PLAIN.replace('name', 'word'), 3],
    ['two lines, and what is between them', PLAIN, PLAIN.replace('0.5', '0').replace('2.5', '2'), 0],
    ['one column', 'a\n1\n2\n3\n', 'a\n1\n5\n3\n', 2],
    ['empty lines elsewhere', `${PLAIN}\n\n`, `${PLAIN.replace('0.5', '7')}\n\n`, 2],
  ])('shares all other rows: %s', async (_, base, head, shared) => {
    expect(await agree(base, head)).toBe(shared);
    expect(await agree(head, base)).toBe(shared);
  });

  it.each([
    ['a line more', PLAIN, PLAIN.replace('2,b', '9,z,1\n2,b')],
    ['a cell more', PLAIN, PLAIN.replace('1.5', '1.5,x')],
    ['another delimiter inside a cell', PLAIN, PLAIN.replace('b', 'b;')],
    ['quotes', PLAIN, PLAIN.replace('b', '"b"')],
    ['quotes elsewhere', PLAIN.replace('a,', '"a",'), PLAIN.replace('a,', '"a",').replace('1.5', '1')],
    ['CRLF', PLAIN.replaceAll('\n', '\r\n'), PLAIN.replaceAll('\n', '\r\n').replace('1.5', '1')],
    ['a line that becomes empty', 'a\n1\n2\n', 'a\n\n2\n'],
    ['the end of the last line', PLAIN, PLAIN.slice(0, -1)],
  ])('reads head on its own: %s', async (_, base, head) => {
    expect(await agree(base, head)).toBe(0);
    expect(await agree(head, base)).toBe(0);
  });

  it('is what the plain reader reads wherever pieces are cut out and put in', async () => {
    const cell = fc.constantFrom(
      '',
      '1',
      '2.5',
      'a',
      'NA',
      '2020',
      '2020-01-01',
      'x y',
      ';',
      '"q"',
      '"a,b"',
      'id',
      '0',
    );
    const text = fc
      .tuple(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
        fc.constantFrom(',', ';', '\t', '|'),
      )
      .map(([rows, delimiter]) => rows.map((row) => row.join(delimiter)).join('\n'));
    const piece = fc.constantFrom('', '\n', '\r', '\n\n', ',', ';', '\t', '|', '"', '1', 'a', '2.5', 'ü');
    const edit = fc.record({ at: fc.nat(), cut: fc.nat({ max: 3 }), put: piece });
    let shared = 0;
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.array(edit, { minLength: 1, maxLength: 2 }),
        fc.constantFrom('a.csv', 'a.tsv'),
        async (base, edits, path) => {
          const head = edits.reduce((one, { at, cut, put }) => {
            const from = at % (one.length + 1);
            return one.slice(0, from) + put + one.slice(from + cut);
          }, base);
          if ((await agree(base, head, path)) > 0) shared += 1;
        },
      ),
      { numRuns: 2_000 },
    );
    expect(shared, 'some of them share rows').toBeGreaterThan(20);
  });
});
