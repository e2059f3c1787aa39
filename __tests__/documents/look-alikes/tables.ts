import * as flechette from '@uwdata/flechette';
import {
  blob,
  CONVERTED,
  column,
  double,
  int32,
  int64,
  PHYSICAL,
  single,
  type WrittenColumn,
  writeParquet,
} from '../support/parquet-writer.js';
import { writeSqlite } from '../support/sqlite-writer.js';
import { writeZip } from '../support/zip-writer.js';
import type { LookAlike, LookAlikes } from './pairs.js';

const parquet = (columns: readonly WrittenColumn[], options: Parameters<typeof writeParquet>[2] = {}): Uint8Array =>
  writeParquet(columns, columns[0]!.count, options);
const text = (value: string): Uint8Array =>
  parquet([column('a', PHYSICAL.bytes, [blob(value)], { converted: CONVERTED.utf8 })]);
const long = (value: bigint, more = {}): Uint8Array => parquet([column('a', PHYSICAL.int64, [int64(value)], more)]);
const withMetadata = (key: string, value: string): Uint8Array =>
  parquet([column('a', PHYSICAL.int32, [int32(1)])], { metadata: [[key, value]] });
const optional = (levels: readonly number[], values: readonly number[]): Uint8Array =>
  parquet([
    { ...column('a', PHYSICAL.int32, values.map(int32), { repetition: 1 }), count: levels.length, definition: levels },
  ]);

type Type = flechette.DataType;
const arrowOf = (value: unknown, type: Type): Uint8Array => arrowTable({ a: [[value], type] });
function arrowTable(columns: Readonly<Record<string, readonly [readonly unknown[], Type]>>): Uint8Array {
  const built = Object.entries(columns).map(
    ([name, [values, type]]) => [name, flechette.columnFromArray([...values], type)] as const,
  );
  return flechette.tableToIPC(flechette.tableFromColumns(built as never), { format: 'file' })!;
}
/** A table whose field says something beside its type. */
function arrowField(
  pairs: readonly (readonly [string, string])[],
  schema: readonly (readonly [string, string])[] = [],
): Uint8Array {
  const table = flechette.tableFromColumns([['a', flechette.columnFromArray([1], flechette.int8())]] as never);
  const [field] = table.schema.fields;
  Object.assign(field!, { metadata: new Map(pairs) });
  Object.assign(table.schema, { metadata: new Map(schema) });
  return flechette.tableToIPC(table, { format: 'file' })!;
}

const varint = (value: bigint): number[] => {
  const out: number[] = [];
  let rest = value >= 0n ? value * 2n : -value * 2n - 1n;
  for (; rest > 127n; rest >>= 7n) out.push(Number(rest & 127n) | 128);
  return [...out, Number(rest)];
};
const avroBytes = (value: string | Uint8Array): number[] => {
  const data = Buffer.from(value as string);
  return [...varint(BigInt(data.length)), ...data];
};
/** A container file of one block; `schema` is JSON as written, `rows` are encoded already. */
function avro(
  schema: string,
  rows: readonly (readonly number[])[],
  metadata: readonly (readonly [string, string])[] = [],
): Uint8Array {
  const pairs = [['avro.schema', schema], ['avro.codec', 'null'], ...metadata] as const;
  const data = rows.flat();
  const sync = Array.from({ length: 16 }, () => 7);
  return Uint8Array.from([
    ...Buffer.from('Obj\x01', 'latin1'),
    ...varint(BigInt(pairs.length)),
    ...pairs.flatMap(([key, value]) => [...avroBytes(key), ...avroBytes(value)]),
    0,
    ...sync,
    ...varint(BigInt(rows.length)),
    ...varint(BigInt(data.length)),
    ...data,
    ...sync,
  ]);
}
const record = (fields: string): string => `{"type":"record","name":"R","fields":[${fields}]}`;
const A_LONG = record('{"name":"a","type":"long"}');

const NS =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
interface Book {
  readonly rows?: string;
  readonly after?: string;
  readonly strings?: readonly string[];
  readonly styles?: string;
  readonly workbook?: string;
  readonly sheets?: readonly string[];
  readonly more?: Readonly<Record<string, string>>;
}
function book({
  rows = '<row r="1"><c r="A1"><v>1</v></c></row>',
  after = '',
  strings = ['<t>x</t>', '<t>y</t>'],
  styles = '',
  workbook = '',
  sheets = ['One'],
  more = {},
}: Book): Uint8Array {
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${REL}/${type}" Target="${target}"/>`;
  return writeZip({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relation('r', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook ${NS}>${workbook}<sheets>${sheets.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="s${index}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('st', 'styles', 'styles.xml')}${relation('ss', 'sharedStrings', 'sharedStrings.xml')}${sheets.map((_, index) => relation(`s${index}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)).join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst ${NS}>${strings.map((one) => `<si>${one}</si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet ${NS}>${styles}</styleSheet>`,
    ...Object.fromEntries(
      sheets.map((_, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet ${NS}><sheetData>${index === 0 ? rows : ''}</sheetData>${index === 0 ? after : ''}</worksheet>`,
      ]),
    ),
    ...more,
  });
}
const workbookOf = (namespaces: string): string =>
  `<workbook ${namespaces}><sheets><sheet name="One" sheetId="1" r:id="s0"/></sheets></workbook>`;
const cell = (inner: string, attributes = ''): Uint8Array =>
  book({ rows: `<row r="1"><c r="A1"${attributes}>${inner}</c></row>` });
const DATES = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/></cellXfs>';

const TABLE = 'CREATE TABLE t (a INTEGER, b TEXT);\n';
const MYSQL = '-- MySQL dump 10.13\n';

export const TABLES: LookAlikes = {
  parquet: [
    ['two integers that are one double', long(9007199254740993n), long(9007199254740992n)],
    ['signed and unsigned of the same bytes', long(-1n), long(-1n, { converted: CONVERTED.uint64 })],
    ['a text and its bytes', text('a'), parquet([column('a', PHYSICAL.bytes, [blob('a')])])],
    ['another normal form of a letter', text('\u00e9'), text('e\u0301')],
    [
      'a microsecond',
      long(1n, { converted: CONVERTED.timestampMicros }),
      long(2n, { converted: CONVERTED.timestampMicros }),
    ],
    ['a time and its number', long(1n, { converted: CONVERTED.timestampMicros }), long(1n)],
    [
      'the last place of a decimal',
      long(123456789012345678n, { converted: CONVERTED.decimal, scale: 9, precision: 18 }),
      long(123456789012345679n, { converted: CONVERTED.decimal, scale: 9, precision: 18 }),
    ],
    [
      'the scale of a decimal',
      long(1n, { converted: CONVERTED.decimal, scale: 1, precision: 18 }),
      long(1n, { converted: CONVERTED.decimal, scale: 2, precision: 18 }),
    ],
    ['a null and a zero', optional([0, 1], [1]), optional([1, 1], [0, 1])],
    ['a null in another row', optional([0, 1], [1]), optional([1, 0], [1])],
    [
      'two rows swapped',
      parquet([column('a', PHYSICAL.int32, [int32(1), int32(2)])]),
      parquet([column('a', PHYSICAL.int32, [int32(2), int32(1)])]),
    ],
    [
      'two columns whose names were swapped',
      parquet([column('a', PHYSICAL.int32, [int32(1)]), column('b', PHYSICAL.int32, [int32(2)])]),
      parquet([column('b', PHYSICAL.int32, [int32(1)]), column('a', PHYSICAL.int32, [int32(2)])]),
    ],
    [
      'a single and a double',
      parquet([column('a', PHYSICAL.float, [single(1)])]),
      parquet([column('a', PHYSICAL.double, [double(1)])]),
    ],
    [
      'broken text of two kinds',
      parquet([column('a', PHYSICAL.bytes, [blob(Uint8Array.from([0xc3]))], { converted: CONVERTED.utf8 })]),
      parquet([column('a', PHYSICAL.bytes, [blob(Uint8Array.from([0xc4]))], { converted: CONVERTED.utf8 })]),
    ],
    ['metadata of an application', withMetadata('geo', '{"crs": 4326}'), withMetadata('geo', '{"crs": 3857}')],
    [
      'metadata that only sounds like that of a writer',
      withMetadata('report.writer.unit', 'm'),
      withMetadata('report.writer.unit', 'km'),
    ],
    ['metadata that ends like that of a writer', withMetadata('my.pandas', 'm'), withMetadata('my.pandas', 'km')],
    [
      'a required column and one that may be null',
      optional([1], [1]),
      parquet([column('a', PHYSICAL.int32, [int32(1)])]),
    ],
  ],
  arrow: [
    [
      'two integers that are one double',
      arrowOf(9007199254740993n, flechette.int64()),
      arrowOf(9007199254740992n, flechette.int64()),
    ],
    ['signed and unsigned', arrowOf(1, flechette.int32()), arrowOf(1, flechette.uint32())],
    [
      'a null and a zero',
      arrowTable({ a: [[null, 1], flechette.int8()] }),
      arrowTable({ a: [[0, 1], flechette.int8()] }),
    ],
    ['two rows swapped', arrowTable({ a: [[1, 2], flechette.int8()] }), arrowTable({ a: [[2, 1], flechette.int8()] })],
    ['the unit of a time', arrowOf(0, flechette.timestamp(1)), arrowOf(0, flechette.timestamp(2))],
    [
      'the zone of a time',
      arrowOf(0, flechette.timestamp(1, 'UTC')),
      arrowOf(0, flechette.timestamp(1, 'Europe/Berlin')),
    ],
    [
      'a text and a dictionary of it',
      arrowOf('a', flechette.utf8()),
      arrowOf('a', flechette.dictionary(flechette.utf8())),
    ],
    [
      'a list of nothing and a null',
      arrowOf([], flechette.list(flechette.int8())),
      arrowOf(null, flechette.list(flechette.int8())),
    ],
    [
      'where one list ends and the next begins',
      arrowTable({ a: [[[1, 2], [3]], flechette.list(flechette.int8())] }),
      arrowTable({ a: [[[1], [2, 3]], flechette.list(flechette.int8())] }),
    ],
    [
      'a struct whose names were swapped',
      arrowOf({ x: 1, y: 2 }, flechette.struct({ x: flechette.int8(), y: flechette.int8() })),
      arrowOf({ x: 2, y: 1 }, flechette.struct({ x: flechette.int8(), y: flechette.int8() })),
    ],
    ['another normal form of a letter', arrowOf('\u00e9', flechette.utf8()), arrowOf('e\u0301', flechette.utf8())],
    [
      'the last place of a decimal',
      arrowOf(1.25, flechette.decimal(10, 2, 128)),
      arrowOf(1.26, flechette.decimal(10, 2, 128)),
    ],
    ['what a field says of itself', arrowField([['unit', 'm']]), arrowField([['unit', 'km']])],
    ['a field that says something and one that says nothing', arrowField([['unit', 'm']]), arrowField([])],
    [
      'what an extension says of its type',
      arrowField([
        ['ARROW:extension:name', 'x'],
        ['ARROW:extension:metadata', '1'],
      ]),
      arrowField([
        ['ARROW:extension:name', 'x'],
        ['ARROW:extension:metadata', '2'],
      ]),
    ],
    ['what a schema says of itself', arrowField([], [['crs', '4326']]), arrowField([], [['crs', '3857']])],
  ],
  avro: [
    [
      'two integers that are one double',
      avro(A_LONG, [varint(9007199254740993n)]),
      avro(A_LONG, [varint(9007199254740992n)]),
    ],
    ['two rows swapped', avro(A_LONG, [varint(1n), varint(2n)]), avro(A_LONG, [varint(2n), varint(1n)])],
    [
      'a text and its bytes',
      avro(record('{"name":"a","type":"string"}'), [avroBytes('x')]),
      avro(record('{"name":"a","type":"bytes"}'), [avroBytes('x')]),
    ],
    ['the name of a field', avro(A_LONG, [varint(1n)]), avro(A_LONG.replace('"a"', '"b"'), [varint(1n)])],
    [
      'a default of a field',
      avro(record('{"name":"a","type":"long","default":1}'), [varint(1n)]),
      avro(record('{"name":"a","type":"long","default":2}'), [varint(1n)]),
    ],
    [
      'a default that is one double with another',
      avro(record('{"name":"a","type":"long","default":9007199254740993}'), [varint(1n)]),
      avro(record('{"name":"a","type":"long","default":9007199254740992}'), [varint(1n)]),
    ],
    [
      'a branch of a union',
      avro(record('{"name":"a","type":["int","long"]}'), [[0, 2]]),
      avro(record('{"name":"a","type":["int","long"]}'), [[2, 2]]),
    ],
    [
      'the order of symbols under the same number',
      avro(record('{"name":"a","type":{"type":"enum","name":"E","symbols":["x","y"]}}'), [[0]]),
      avro(record('{"name":"a","type":{"type":"enum","name":"E","symbols":["y","x"]}}'), [[0]]),
    ],
    [
      'a logical type',
      avro(record('{"name":"a","type":{"type":"long","logicalType":"timestamp-millis"}}'), [varint(1n)]),
      avro(record('{"name":"a","type":{"type":"long","logicalType":"timestamp-micros"}}'), [varint(1n)]),
    ],
    [
      'a null and a text of its letters',
      avro(record('{"name":"a","type":["null","string"]}'), [[0]]),
      avro(record('{"name":"a","type":["null","string"]}'), [[2, ...avroBytes('null')]]),
    ],
    [
      'the order of a map',
      avro(record('{"name":"a","type":{"type":"map","values":"int"}}'), [
        [4, ...avroBytes('x'), 2, ...avroBytes('x'), 4, 0],
      ]),
      avro(record('{"name":"a","type":{"type":"map","values":"int"}}'), [
        [4, ...avroBytes('x'), 4, ...avroBytes('x'), 2, 0],
      ]),
    ],
    [
      'metadata of an application',
      avro(A_LONG, [varint(1n)], [['unit', 'm']]),
      avro(A_LONG, [varint(1n)], [['unit', 'km']]),
    ],
    [
      'the namespace of a type',
      avro(A_LONG.replace('"R"', '"n.R"'), [varint(1n)]),
      avro(A_LONG.replace('"R"', '"m.R"'), [varint(1n)]),
    ],
    [
      'broken text of two kinds',
      avro(record('{"name":"a","type":"string"}'), [[2, 0xc3]]),
      avro(record('{"name":"a","type":"string"}'), [[2, 0xc4]]),
    ],
  ],
  sqlite: sqlitePairs,
  sqldump: [
    ...(
      [
        ['a number and its text', "INSERT INTO t VALUES (1, 'x');", "INSERT INTO t VALUES ('1', 'x');"],
        ['NULL and its text', 'INSERT INTO t VALUES (1, NULL);', "INSERT INTO t VALUES (1, 'NULL');"],
        ['NULL and a text of nothing', 'INSERT INTO t VALUES (1, NULL);', "INSERT INTO t VALUES (1, '');"],
        [
          'two integers that are one double',
          "INSERT INTO t VALUES (9007199254740993, 'x');",
          "INSERT INTO t VALUES (9007199254740992, 'x');",
        ],
        ['two rows swapped', "INSERT INTO t VALUES (1, 'x'), (2, 'y');", "INSERT INTO t VALUES (2, 'y'), (1, 'x');"],
        [
          'columns named in another order',
          "INSERT INTO t (a, b) VALUES (1, '2');",
          "INSERT INTO t (b, a) VALUES (1, '2');",
        ],
        ['a semicolon inside of a text', "INSERT INTO t VALUES (1, 'x;y');", "INSERT INTO t VALUES (1, 'x; y');"],
        ['a comment sign inside of a text', "INSERT INTO t VALUES (1, 'x -- y');", "INSERT INTO t VALUES (1, 'x --');"],
        ['a quote inside of a text', "INSERT INTO t VALUES (1, 'x''y');", "INSERT INTO t VALUES (1, 'xy');"],
        ['a no-break space in a text', "INSERT INTO t VALUES (1, 'x y');", "INSERT INTO t VALUES (1, 'x\u00a0y');"],
        ['a text that is computed', "INSERT INTO t VALUES (1, 'now()');", 'INSERT INTO t VALUES (1, now());'],
        ['a prefix of a text', "INSERT INTO t VALUES (1, 'ab');", "INSERT INTO t VALUES (1, X'ab');"],
        [
          'what is deleted, and when',
          'INSERT INTO t VALUES (1, 2);\nDELETE FROM t;',
          'DELETE FROM t;\nINSERT INTO t VALUES (1, 2);',
        ],
        [
          'a row that was commented out',
          "INSERT INTO t VALUES (1, 'x');\nINSERT INTO t VALUES (2, 'y');",
          "INSERT INTO t VALUES (1, 'x');\n-- INSERT INTO t VALUES (2, 'y');",
        ],
        [
          'a null of COPY and its letters',
          'COPY t (a, b) FROM stdin;\n1\t\\N\n\\.\n',
          'COPY t (a, b) FROM stdin;\n1\t\\\\N\n\\.\n',
        ],
        [
          'a tab inside of a cell of COPY',
          'COPY t (a, b) FROM stdin;\n1\tx\\ty\n\\.\n',
          'COPY t (a, b) FROM stdin;\n1\tx y\n\\.\n',
        ],
        [
          'the value of a sequence',
          "SELECT pg_catalog.setval('s', 1, true);",
          "SELECT pg_catalog.setval('s', 2, true);",
        ],
        ['a setting that counts', 'SET standard_conforming_strings = on;', 'SET standard_conforming_strings = off;'],
      ] as const
    ).map(([why, base, head]): LookAlike => [why, `${TABLE}${base}\n`, `${TABLE}${head}\n`]),
    ['a type of a column', TABLE, TABLE.replace('INTEGER', 'BIGINT')],
    ['a constraint', TABLE, TABLE.replace('a INTEGER', 'a INTEGER NOT NULL')],
    ['a default', TABLE.replace('b TEXT', 'b TEXT DEFAULT 1'), TABLE.replace('b TEXT', "b TEXT DEFAULT '1'")],
    [
      'a table that is dropped before it is made, and after',
      `DROP TABLE IF EXISTS t;\n${TABLE}`,
      `${TABLE}DROP TABLE IF EXISTS t;\n`,
    ],
    [
      'a table that is changed before it is made, and after',
      `ALTER TABLE t RENAME TO u;\n${TABLE}`,
      `${TABLE}ALTER TABLE t RENAME TO u;\n`,
    ],
    [
      'what MySQL runs and others read over',
      `${MYSQL}/*!40101 SET NAMES utf8 */;\n`,
      `${MYSQL}/*!40101 SET NAMES latin1 */;\n`,
    ],
    ['two minus signs, which are no comment in MySQL', `${MYSQL}SELECT 5--1;\n`, `${MYSQL}SELECT 5--2;\n`],
    [
      'a last statement that may be cut off',
      `${TABLE}INSERT INTO t VALUES (1, 'x');\n`,
      `${TABLE}INSERT INTO t VALUES (1, 'x')\n`,
    ],
    [
      'rows that go to another schema',
      `${TABLE}INSERT INTO t VALUES (1, 'x');\nSELECT pg_catalog.set_config('search_path', 'u', false);\nINSERT INTO t VALUES (2, 'y');\n`,
      `${TABLE}SELECT pg_catalog.set_config('search_path', 'u', false);\nINSERT INTO t VALUES (1, 'x');\nINSERT INTO t VALUES (2, 'y');\n`,
    ],
    [
      'rows that are read in another charset',
      `${MYSQL}${TABLE}INSERT INTO t VALUES (1, 'x');\n/*!40101 SET NAMES latin1 */;\n`,
      `${MYSQL}${TABLE}/*!40101 SET NAMES latin1 */;\nINSERT INTO t VALUES (1, 'x');\n`,
    ],
    [
      'a name in quotes whose case counts',
      'CREATE TABLE "T" (a INTEGER);\nINSERT INTO "T" VALUES (1);\n',
      'CREATE TABLE "T" (a INTEGER);\nINSERT INTO T VALUES (1);\n',
    ],
    [
      'a column in quotes whose case counts',
      'CREATE TABLE t ("A" INTEGER);\nINSERT INTO t ("A") VALUES (1);\n',
      'CREATE TABLE t ("A" INTEGER);\nINSERT INTO t (A) VALUES (1);\n',
    ],
  ],
  xlsx: [
    [
      'a namespace of relationships that is none',
      book({}),
      book({ more: { 'xl/workbook.xml': workbookOf(NS.replace('officeDocument/2006', 'officeDocument/2007')) } }),
    ],
    [
      'a namespace of sheets that is none',
      book({}),
      book({ more: { 'xl/workbook.xml': workbookOf(NS.replace('2006/main', '2006/mail')) } }),
    ],
    [
      'a row of another namespace',
      book({}),
      book({ rows: '<row r="1"><c r="A1"><v>1</v></c></row>', after: '<z:sheetData xmlns:z="urn:z"/>' }),
    ],
    [
      'a relationship of another type',
      book({}),
      book({
        more: {
          '_rels/.rels':
            '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        },
      }),
    ],
    ['a number and its text', cell('<v>1</v>'), cell('<v>1</v>', ' t="str"')],
    ['a truth value and a number', cell('<v>1</v>'), cell('<v>1</v>', ' t="b"')],
    ['an error and its text', cell('<v>#N/A</v>', ' t="e"'), cell('<v>#N/A</v>', ' t="str"')],
    ['the index of a text', cell('<v>0</v>', ' t="s"'), cell('<v>1</v>', ' t="s"')],
    [
      'the texts under the same index',
      book({ rows: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>' }),
      book({ rows: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>', strings: ['<t>y</t>', '<t>x</t>'] }),
    ],
    ['a formula behind the same value', cell('<f>A2</f><v>1</v>'), cell('<f>A3</f><v>1</v>')],
    ['a formula and its value', cell('<f>A2</f><v>1</v>'), cell('<v>1</v>')],
    ['a cell one column on', cell('<v>1</v>'), book({ rows: '<row r="1"><c r="B1"><v>1</v></c></row>' })],
    ['a cell one row on', cell('<v>1</v>'), book({ rows: '<row r="2"><c r="A2"><v>1</v></c></row>' })],
    ['the last of seventeen digits', cell('<v>0.12345678901234568</v>'), cell('<v>0.12345678801234568</v>')],
    [
      'a number and a date',
      book({ styles: DATES, rows: '<row r="1"><c r="A1" s="0"><v>45000</v></c></row>' }),
      book({ styles: DATES, rows: '<row r="1"><c r="A1" s="1"><v>45000</v></c></row>' }),
    ],
    ['the year from which dates count', book({}), book({ workbook: '<workbookPr date1904="1"/>' })],
    ['a sheet that is hidden', book({ sheets: ['One', 'Two'] }), book({ sheets: ['One', 'Two" state="hidden'] })],
    ['sheets in another order', book({ sheets: ['One', 'Two'] }), book({ sheets: ['Two', 'One'] })],
    ['a blank at the end of a text', cell('<v>x</v>', ' t="str"'), cell('<v>x </v>', ' t="str"')],
    ['cells that are merged', book({}), book({ after: '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>' })],
    [
      'a name',
      book({ workbook: '<definedNames><definedName name="n">One!$A$1</definedName></definedNames>' }),
      book({ workbook: '<definedNames><definedName name="n">One!$A$2</definedName></definedNames>' }),
    ],
    ['the number of another workbook', linked('one', 'two'), linked('two', 'one')],
    [
      'an attribute of another namespace that only looks alike',
      cell('<v>1</v>', ' t="b" xmlns:z="urn:z" z:t="str"'),
      cell('<v>1</v>', ' t="str" xmlns:z="urn:z" z:t="b"'),
    ],
    [
      'an attribute that another one of its local name hides',
      cell('<v>1</v>', ' t="str" xmlns:z="urn:z" z:t="b"'),
      cell('<v>1</v>', ' t="b"'),
    ],
    [
      'a value that an element of another namespace hides',
      cell('<v>2</v>'),
      cell('<z:v xmlns:z="urn:z">2</z:v><v>9</v>'),
    ],
    ['macros', book({ more: { 'xl/vbaProject.bin': 'a\u0001' } }), book({ more: { 'xl/vbaProject.bin': 'b\u0001' } })],
  ],
};

/** A book whose formulas name two others by their numbers. */
function linked(first: string, second: string): Uint8Array {
  const references =
    '<externalReferences><externalReference r:id="x1"/><externalReference r:id="x2"/></externalReferences>';
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${REL}/${type}" Target="${target}"/>`;
  const relations = [
    relation('s0', 'worksheet', 'worksheets/sheet1.xml'),
    relation('x1', 'externalLink', `${first}.xml`),
    relation('x2', 'externalLink', `${second}.xml`),
  ];
  return book({
    workbook: references,
    strings: [],
    more: {
      'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
      'xl/one.xml': '<a/>',
      'xl/two.xml': '<b/>',
    },
  });
}

async function sqlitePairs(): Promise<readonly LookAlike[]> {
  const made = async (
    why: string,
    base: string,
    head: string,
    table = 'CREATE TABLE t (a, b TEXT);',
  ): Promise<LookAlike> => [why, await writeSqlite(`${table} ${base}`), await writeSqlite(`${table} ${head}`)];
  return [
    await made(
      'two integers that are one double',
      'INSERT INTO t VALUES (9007199254740993, 1)',
      'INSERT INTO t VALUES (9007199254740992, 1)',
    ),
    await made('a number and its text', 'INSERT INTO t VALUES (1, 1)', "INSERT INTO t VALUES ('1', 1)"),
    await made('an integer and a real', 'INSERT INTO t VALUES (1, 1)', 'INSERT INTO t VALUES (1.0, 1)'),
    await made('a text and its bytes', "INSERT INTO t VALUES ('a', 1)", "INSERT INTO t VALUES (X'61', 1)"),
    await made('NULL and a text of nothing', 'INSERT INTO t VALUES (NULL, 1)', "INSERT INTO t VALUES ('', 1)"),
    await made(
      'a text of nothing and bytes of nothing',
      "INSERT INTO t VALUES ('', 1)",
      "INSERT INTO t VALUES (X'', 1)",
    ),
    await made(
      'what stands behind a NUL',
      "INSERT INTO t VALUES ('a' || char(0) || 'b', 1)",
      "INSERT INTO t VALUES ('a' || char(0) || 'c', 1)",
    ),
    await made('two rows swapped', 'INSERT INTO t VALUES (1, 1), (2, 2)', 'INSERT INTO t VALUES (2, 2), (1, 1)'),
    await made(
      'another normal form of a letter',
      "INSERT INTO t VALUES ('\u00e9', 1)",
      "INSERT INTO t VALUES ('e\u0301', 1)",
    ),
    await made(
      'broken text of two kinds',
      "INSERT INTO t VALUES (CAST(X'c3' AS TEXT), 1)",
      "INSERT INTO t VALUES (CAST(X'c4' AS TEXT), 1)",
    ),
    await made(
      'a trigger',
      'CREATE TRIGGER r AFTER INSERT ON t BEGIN DELETE FROM t WHERE a = 1; END',
      'CREATE TRIGGER r AFTER INSERT ON t BEGIN DELETE FROM t WHERE a = 2; END',
    ),
    await made('a view', 'CREATE VIEW v AS SELECT a FROM t', 'CREATE VIEW v AS SELECT b FROM t'),
    [
      'a default',
      await writeSqlite("CREATE TABLE t (a DEFAULT 'x')"),
      await writeSqlite("CREATE TABLE t (a DEFAULT 'y')"),
    ],
    await made(
      'the number from which ids count',
      'CREATE TABLE u (id INTEGER PRIMARY KEY AUTOINCREMENT); INSERT INTO u VALUES (5); DELETE FROM u',
      'CREATE TABLE u (id INTEGER PRIMARY KEY AUTOINCREMENT); INSERT INTO u VALUES (6); DELETE FROM u',
    ),
    await made('the version of an application', 'PRAGMA user_version = 1', 'PRAGMA user_version = 2'),
    await made(
      'the last digit of a real',
      'INSERT INTO t VALUES (0.1234567, 1)',
      'INSERT INTO t VALUES (0.1234568, 1)',
    ),
  ];
}
