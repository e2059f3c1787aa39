import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDelimiter, hasHeader } from '../../src/documents/csv/dialect.js';
import { readRecords } from '../../src/documents/csv/records.js';
import type { FixtureDocument, Table } from '../../src/documents/document.js';
import { csv } from '../../src/documents/formats/csv.js';
import { bytesOf, inputOf, readText } from './support.js';

function tableOf(document: FixtureDocument): Table {
  const { content } = document.readings[0];
  if (content.kind !== 'table') throw new Error(content.kind);
  return content;
}

describe('csv-parse as the oracle', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '1', '"', ',', ';', '\n', '\r\n', ' ', 'é', '.'), maxLength: 6 });
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
  const quoteAll = fc.boolean();
  const end = fc.constantFrom('\n', '\r\n');

  it('gives back what was written, and reads as it does', () => {
    fc.assert(
      fc.property(rows, quoteAll, end, fc.boolean(), (data, all, newline, last) => {
        const quote = (text: string) => (all || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
        const text = data.map((row) => row.map(quote).join(',')).join(newline) + (last ? newline : '');
        const outcome = readRecords(text, ',', { maxCells: 1_000 });
        if (!outcome.ok) throw new Error(outcome.reason);
        expect(outcome.records.rows).toEqual(data);
        const oracle = parse(text, { relax_column_count: true, record_delimiter: newline }) as string[][];
        expect(outcome.records.rows).toEqual(oracle);
      }),
      { numRuns: 1_500 },
    );
  });

  it('refuses quotes where it refuses them', () => {
    const text = fc
      .string({ unit: fc.constantFrom('a', '"', ',', '\n'), maxLength: 12 })
      .filter((one) => !/(^|\n)\n|^$/.test(one));
    fc.assert(
      fc.property(text, (broken) => {
        const outcome = readRecords(broken, ',', { maxCells: 1_000 });
        let oracle: string[][] | undefined;
        try {
          oracle = parse(broken, { relax_column_count: true, record_delimiter: '\n' }) as string[][];
        } catch {
          oracle = undefined;
        }
        expect(outcome.ok ? outcome.records.rows : undefined).toEqual(oracle);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('delimiters', () => {
  it.each([
    ['commas', 'id,n\n1,a\n', ','],
    ['semicolons', 'id;n\n1;a\n', ';'],
    ['tabs', 'id\tn\n1\ta\n', '\t'],
    ['pipes', 'id|n\n1|a\n', '|'],
    ['a decimal comma behind semicolons', 'part;kg\nA;1,5\nB;2,25\n', ';'],
    ['a semicolon inside some cells', 'id,tags\n1,a;b\n2,c;d\n', ','],
    ['delimiters inside quotes', '"a;b;c",d\n"e;f;g",h\n', ','],
    ['a ragged row', 'a,b,c\n1,2,3\n4,5\n', ','],
    ['one column', 'word\nx;y\n', ','],
    ['nothing', '', ','],
  ])('%s', (_, text, delimiter) => {
    expect(findDelimiter(text)).toBe(delimiter);
  });

  it('is a declared fact', async () => {
    expect((await readText(csv, 'id;n\n1;a\n')).declared).toEqual({ delimiter: 'semicolon', header: 'first row' });
  });

  it('is settled by the extension .tsv', async () => {
    const result = await csv.read(inputOf(bytesOf('a,b\tc\n'), {}, 'x.tsv'));
    expect(result.ok && tableOf(result.document).columns.map(({ name }) => name)).toEqual(['a,b', 'c']);
  });
});

describe('a quote in tab-separated values', () => {
  it('is a character like any other where it parts nothing', async () => {
    const result = await csv.read(inputOf(bytesOf('a\tb\n5"\t\n'), {}, 'x.tsv'));
    if (!result.ok) throw new Error(result.reason);
    const { document } = result;
    expect(tableOf(document).rows).toEqual([['5"', '']]);
    expect(document.declared['quoting']).toBe('none');
  });

  it('parts cells where it can', async () => {
    const document = await readText(csv, 'a\tb\n"x\ty"\tz\n');
    expect(tableOf(document).rows).toEqual([['x\ty', 'z']]);
    expect(document.declared['quoting']).toBeUndefined();
  });
});

describe('headers', () => {
  it.each([
    [
      'words over numbers',
      [
        ['id', 'n'],
        ['1', '2'],
      ],
      true,
    ],
    [
      'words over words',
      [
        ['name', 'city'],
        ['ann', 'Ulm'],
      ],
      true,
    ],
    [
      'an unnamed index column',
      [
        ['', 'v'],
        ['0', 'a'],
      ],
      true,
    ],
    [
      'years',
      [
        ['country', '2019', '2020'],
        ['DE', '1.5', '2'],
      ],
      true,
    ],
    [
      'dates',
      [
        ['name', '2024-01-01', '2024-01-02'],
        ['a', '1', '2'],
      ],
      true,
    ],
    [
      'names that a data frame counted',
      [
        ['0', '1', '2'],
        ['5', '6', '7'],
      ],
      true,
    ],
    ['a header and nothing else', [['id', 'n']], true],
    ['nothing', [], true],
    [
      'numbers only',
      [
        ['1.5', '2.5'],
        ['3.5', '4.5'],
      ],
      false,
    ],
    [
      'a label and numbers',
      [
        ['a', '5', '6'],
        ['b', '7', '8'],
      ],
      false,
    ],
    [
      'years that are data',
      [
        ['Bach', '1685', '1750'],
        ['Haydn', '1732', '1809'],
      ],
      false,
    ],
    [
      'a date in the first row',
      [
        ['2024-01-01', 'x'],
        ['2024-01-02', 'y'],
      ],
      false,
    ],
    [
      'a boolean in the first row',
      [
        ['true', 'x'],
        ['false', 'y'],
      ],
      false,
    ],
  ] as const)('%s', (_, rows, expected) => {
    expect(hasHeader(rows)).toBe(expected);
  });

  it('the policy has the last word', async () => {
    expect(tableOf(await readText(csv, 'a,b\n1,2\n', { header: false })).columns.map(({ name }) => name)).toEqual([
      '1',
      '2',
    ]);
    expect(tableOf(await readText(csv, '1,2\n3,4\n', { header: true })).columns.map(({ name }) => name)).toEqual([
      '1',
      '2',
    ]);
  });
});

describe('tables', () => {
  it('start each row on its own line, whatever its cells hold', async () => {
    const table = tableOf(await readText(csv, 'id,txt\r\n1,"l1\r\nl2"\r\n2,b\r\n'));
    expect(table.lines).toEqual([2, 4]);
    expect(table.rows).toEqual([
      ['1', 'l1\r\nl2'],
      ['2', 'b'],
    ]);
  });

  it('say which rows are ragged', async () => {
    expect(tableOf(await readText(csv, 'a,b,c\n1,2,3\n4,5\n6,7,8,9\n')).ragged).toEqual([1, 2]);
  });

  it('keep duplicate and empty column names', async () => {
    expect(tableOf(await readText(csv, 'a,,a\n1,2,3\n')).columns).toEqual([{ name: 'a' }, { name: '' }, { name: 'a' }]);
  });

  it('keep every blank and leading zero of a cell', async () => {
    expect(tableOf(await readText(csv, 'a,b\n 1 ,007\n')).rows).toEqual([[' 1 ', '007']]);
  });

  it('take an empty line for a cell only where there is one column', async () => {
    expect(tableOf(await readText(csv, 'a\nx\n\ny\n')).rows).toEqual([['x'], [''], ['y']]);
    const two = await readText(csv, 'a,b\n1,2\n\n3,4\n');
    expect(tableOf(two).rows).toHaveLength(2);
    expect(two.layout['blank lines']).toBe('present');
  });

  it('an empty file has neither columns nor rows', async () => {
    expect(tableOf(await readText(csv, ''))).toMatchObject({ columns: [], rows: [] });
  });

  it('UTF-16 behind its mark', async () => {
    const result = await csv.read(inputOf(Buffer.from('\uFEFFid;name\r\n1;Ost\r\n', 'utf16le')));
    expect(result.ok && tableOf(result.document).rows).toEqual([['1', 'Ost']]);
    expect(result.ok && result.document.layout['encoding']).toBe('UTF-16LE');
  });

  it.each([
    ['a quote in a bare cell', 'a,b\n1,2"3\n', 'a quote inside a cell without quotes', 2, 4],
    ['text after a quote', 'a,b\n"1"x,2\n', 'text after a closing quote (opened on line 2)', 2, 4],
    ['an open quote', 'a,b\n1,"2\n3\n', 'a quote is not closed', 2, 3],
  ])('refuse %s, with its place', async (_, text, reason, line, column) => {
    expect(await csv.read(inputOf(bytesOf(text)))).toEqual({ ok: false, reason, line, column });
  });

  it.each([
    ['none needed, none there', 'a,b\n1,2\n', 'where needed'],
    ['only where needed', 'a,b\n1,"2,3"\n', 'where needed'],
    ['everywhere', '"a","b"\n"1","2"\n', 'all'],
    ['here and there', 'a,b\n1,"2"\n', 'some'],
  ])('name the habit of quoting: %s', async (_, text, style) => {
    expect((await readText(csv, text)).layout['quotes']).toBe(style);
  });
});
