import { describe, expect, it } from 'vitest';
import type { Container, Table } from '../../../src/documents/document.js';
import { readOne } from '../../../src/documents/read.js';
import { describeClasses, describeHostile, describeTruncation } from '../support/classes.js';
import { writeZip } from '../support/zip-writer.js';
import { OPTIONS } from '../support.js';

const NS =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Parts {
  readonly rows?: string;
  readonly after?: string;
  readonly strings?: readonly string[];
  readonly styles?: string;
  readonly sheets?: readonly string[];
  readonly workbook?: string;
  readonly more?: Readonly<Record<string, string>>;
}

function book({
  rows = '',
  after = '',
  strings = [],
  styles = '',
  sheets = ['One'],
  workbook = '',
  more = {},
}: Parts): Uint8Array {
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${REL}/${type}" Target="${target}"/>`;
  const sheet = `<worksheet ${NS}><sheetData>${rows}</sheetData>${after}</worksheet>`;
  const listed = sheets
    .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="s${index}"/>`)
    .join('');
  return writeZip({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relation('r', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook ${NS}>${workbook}<sheets>${listed}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('st', 'styles', 'styles.xml')}${relation('ss', 'sharedStrings', 'sharedStrings.xml')}${sheets.map((_, index) => relation(`s${index}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)).join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst ${NS}>${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet ${NS}>${styles}</styleSheet>`,
    ...Object.fromEntries(
      sheets.map((name, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        index === 0 ? sheet : sheet.replace('<sheetData>', `<sheetData><row><c t="str"><v>${name}</v></c></row>`),
      ]),
    ),
    ...more,
  });
}

const cells = (...written: readonly string[]): Uint8Array => book({ rows: `<row r="1">${written.join('')}</row>` });
const DATES = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="9"/></cellXfs>';

async function firstCells(bytes: Uint8Array): Promise<readonly unknown[]> {
  const { document } = await readOne('a.xlsx', bytes, OPTIONS);
  const { content } = (document.readings[0].content as Container).members[0]!.document.readings[0];
  return (content as Table).rows[0] ?? [];
}

describe('xlsx values', () => {
  it.each([
    ['a number as written', '<c><v>0.10000000000000001</v></c>', { kind: 'number', literal: '0.10000000000000001' }],
    ['a boolean', '<c t="b"><v>1</v></c>', { kind: 'boolean', value: true }],
    [
      'an inline text of runs',
      '<c t="inlineStr"><is><r><t>a</t></r><r><t xml:space="preserve"> b</t></r></is></c>',
      { kind: 'string', value: 'a b' },
    ],
    [
      'an error',
      '<c t="e"><v>#N/A</v></c>',
      { kind: 'object', members: [{ name: 'error', value: { value: '#N/A' } }] },
    ],
    [
      'a formula with its value',
      '<c><f>A1+1</f><v>2</v></c>',
      { kind: 'object', members: [{ value: { value: 'A1+1' } }, { value: { literal: '2' } }] },
    ],
  ])('%s', async (_, cell, expected) => {
    expect((await firstCells(cells(cell)))[0]).toMatchObject(expected);
  });

  it('keeps the place of cells and rows that are not there', async () => {
    const { document } = await readOne('a.xlsx', book({ rows: '<row r="3"><c r="C3"><v>1</v></c></row>' }), OPTIONS);
    const { content } = (document.readings[0].content as Container).members[0]!.document.readings[0];
    expect(content).toMatchObject({
      columns: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
      rows: [{}, {}, [{ kind: 'null' }, { kind: 'null' }, { literal: '1' }]],
    });
  });
});

const N1 = '<c r="A1"><v>1</v></c>';

describeClasses('xlsx', 'a.xlsx', [
  {
    why: 'styles that show nothing else',
    base: cells(N1),
    head: book({ rows: `<row r="1">${N1}</row>`, styles: '<fonts/>' }),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'a shared text written inline',
    base: book({ rows: '<row><c t="s"><v>0</v></c></row>', strings: ['<t>a</t>'] }),
    head: cells('<c t="inlineStr"><is><t>a</t></is></c>'),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'shared texts in another order',
    base: book({ rows: '<row><c t="s"><v>0</v></c></row>', strings: ['<t>a</t>', '<t>b</t>'] }),
    head: book({ rows: '<row><c t="s"><v>1</v></c></row>', strings: ['<t>b</t>', '<t>a</t>'] }),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'properties of the document',
    base: book({ rows: N1, more: { 'docProps/core.xml': '<a/>' } }),
    head: book({ rows: N1, more: { 'docProps/core.xml': '<b/>' } }),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'a shared text behind the same number',
    base: book({ rows: '<row><c t="s"><v>0</v></c></row>', strings: ['<t>a</t>'] }),
    head: book({ rows: '<row><c t="s"><v>0</v></c></row>', strings: ['<t>b</t>'] }),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'a blank at the end of a text',
    base: cells('<c t="inlineStr"><is><t>a</t></is></c>'),
    head: cells('<c t="inlineStr"><is><t xml:space="preserve">a </t></is></c>'),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'a formula of the same value',
    base: cells('<c><f>1+1</f><v>2</v></c>'),
    head: cells('<c><f>3-1</f><v>2</v></c>'),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'a formula that became its value',
    base: cells('<c><f>1+1</f><v>2</v></c>'),
    head: cells('<c><v>2</v></c>'),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'the cached value of the same formula',
    base: cells('<c><f>A2</f><v>2</v></c>'),
    head: cells('<c><f>A2</f><v>3</v></c>'),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'a number and its digits',
    base: cells('<c><v>1</v></c>'),
    head: cells('<c t="str"><v>1</v></c>'),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'the same value one row further down',
    base: cells(N1),
    head: book({ rows: '<row r="2"><c r="A2"><v>1</v></c></row>' }),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'a number that is shown as a date',
    base: book({ rows: '<row><c s="0"><v>43831</v></c></row>', styles: DATES }),
    head: book({ rows: '<row><c s="1"><v>43831</v></c></row>', styles: DATES }),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'a date that is shown with its time',
    base: book({ rows: '<row><c s="1"><v>43831</v></c></row>', styles: DATES }),
    head: book({ rows: '<row><c s="2"><v>43831</v></c></row>', styles: DATES }),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'days counted from 1904',
    base: cells(N1),
    head: book({ rows: `<row r="1">${N1}</row>`, workbook: '<workbookPr date1904="1"/>' }),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'merged cells',
    base: cells(N1),
    head: book({ rows: `<row r="1">${N1}</row>`, after: '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>' }),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'a rule for what may be entered',
    base: cells(N1),
    head: book({
      rows: `<row r="1">${N1}</row>`,
      after: '<dataValidations><dataValidation sqref="A1"/></dataValidations>',
    }),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'a sheet of another name',
    base: cells(N1),
    head: book({ rows: `<row r="1">${N1}</row>`, sheets: ['Two'] }),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'sheets in another order',
    base: book({ sheets: ['x', 'x2'] }),
    head: book({ sheets: ['x2', 'x'] }),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'a comment on a cell',
    base: book({ rows: N1, more: { 'xl/comments1.xml': '<comments><t>a</t></comments>' } }),
    head: book({ rows: N1, more: { 'xl/comments1.xml': '<comments><t>b</t></comments>' } }),
    class: 'SEMANTIC_REWRITE',
  },
]);

const good = (): Uint8Array => cells(N1);
describeTruncation('xlsx', 'a.xlsx', good);
describeHostile('xlsx', 'a.xlsx', good, [
  { why: 'a member that unpacks to more than it says', make: () => writeZip({ '_rels/.rels': 'x'.repeat(1_000) }, 10) },
  { why: 'a member that says 4 GB', make: () => writeZip({ '_rels/.rels': 'x' }, 0xffff_fff0) },
  { why: 'a cell in row 9,999,999', make: () => book({ rows: '<row r="9999999"><c r="XFD1"><v>1</v></c></row>' }) },
  {
    why: 'a row beyond a million with every column',
    make: () => book({ rows: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>' }),
  },
  { why: 'elements nested 100,000 deep', make: () => book({ rows: '<row>'.repeat(100_000) }) },
  {
    why: 'an entity',
    make: () => writeZip({ '_rels/.rels': '<!DOCTYPE a [<!ENTITY b "c">]><Relationships>&b;</Relationships>' }),
  },
]);
