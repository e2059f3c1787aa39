import { describe, expect, it } from 'vitest';
import type { Container, Table } from '../../../src/documents/document.js';
import { sqldump } from '../../../src/documents/formats/sqldump.js';
import { describeClasses, describeHostile } from '../support/classes.js';
import { documentOf } from '../support/tree-support.js';

const CREATE = 'CREATE TABLE t (id INT NOT NULL, s VARCHAR(10), n DECIMAL(12,8));\n';
const dump = (rows: string, more = ''): string =>
  `-- Dump of 2024-01-01\n${CREATE}INSERT INTO t VALUES ${rows};\n${more}`;
const ROW = "(1, 'a', 1.00000000)";

async function members(text: string): Promise<Container['members']> {
  return ((await documentOf(sqldump, text)).readings[0].content as Container).members;
}

async function statements(text: string): Promise<unknown> {
  const { content } = (await members(text)).at(-1)!.document.readings[0];
  if (content.kind !== 'tree' || content.root.kind !== 'array') throw new Error(content.kind);
  return content.root.items.map((item) => (item.kind === 'string' ? item.value : item));
}

describe('sqldump', () => {
  it.each([
    [
      'a quote in a string',
      "DELETE FROM a WHERE b = 'it''s; x'; SELECT 1;",
      ["DELETE FROM a WHERE b = 'it''s; x'", 'SELECT 1'],
    ],
    ['a dollar quote', 'DO $x$ a; b $x$; SELECT 1;', ['DO $x$ a; b $x$', 'SELECT 1']],
    ['comments', 'SELECT /* ; */ 1 -- ;\n; SELECT 2', ['SELECT 1', 'SELECT 2']],
    [
      'a trigger with statements of its own',
      'CREATE TRIGGER g AFTER INSERT ON t BEGIN DELETE FROM a; END; SELECT 1;',
      ['CREATE TRIGGER g AFTER INSERT ON t BEGIN DELETE FROM a ; END', 'SELECT 1'],
    ],
    ['a name in quotes', 'DROP TABLE "a;b"; SELECT 1', ['DROP TABLE "a;b"', 'SELECT 1']],
    ["a line of psql's own", '\\connect db\nSELECT 1;', ['\\connect db', 'SELECT 1']],
  ])('cuts at the right semicolons: %s', async (_, text, expected) => {
    expect(await statements(text)).toEqual(expected);
  });

  it('reads rows of INSERT and of COPY with their lines', async () => {
    const text = `${CREATE}INSERT INTO t (s, id) VALUES\n('x', 1),\n(NULL, 2);\nCOPY t (id, s, n) FROM stdin;\n3\ta\\tb\t\\N\n\\.\n`;
    const table = (await members(text))[0]!.document.readings[0].content as Table;
    expect(table.columns).toEqual([
      { name: 'id', kind: 'INT', nullable: false },
      { name: 's', kind: 'VARCHAR ( 10 )', nullable: true },
      { name: 'n', kind: 'DECIMAL ( 12 , 8 )', nullable: true },
    ]);
    expect(table.lines).toEqual([3, 4, 6]);
    expect(table.rows[2]).toMatchObject([{ value: '3' }, { kind: 'string', value: 'a\tb' }, { kind: 'null' }]);
  });

  it('reads backslashes in quotes as MySQL does, where the dump says that it is one', async () => {
    const table = (await members("-- MySQL dump 10.13\nINSERT INTO t VALUES ('a\\';b', 'c\\n');\n"))[0]!.document
      .readings[0].content as Table;
    expect(table.rows).toMatchObject([[{ value: "a';b" }, { value: 'c\n' }]]);
  });
});

describeClasses('sqldump', 'a.sql', [
  {
    why: 'the comment with the date',
    base: dump(ROW),
    head: dump(ROW).replace('2024', '2025'),
    class: 'TOLERANCE_DRIFT',
  },
  { why: 'white space', base: dump(ROW), head: dump(ROW).replaceAll(', ', ' ,\n '), class: 'TOLERANCE_DRIFT' },
  {
    why: 'rows in two statements',
    base: dump(`${ROW}, (2, 'b', NULL)`),
    head: dump(ROW, "INSERT INTO t VALUES (2, 'b', NULL);"),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'the key with which pg_dump guards',
    base: `\\restrict a\n${dump(ROW)}`,
    head: `\\restrict b\n${dump(ROW)}`,
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'a timeout of the session',
    base: `SET statement_timeout = 0;\n${dump(ROW)}`,
    head: `SET statement_timeout = 1;\n${dump(ROW)}`,
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'a decimal in its last digit',
    base: dump(ROW),
    head: dump("(1, 'a', 1.00000001)"),
    class: 'SEMANTIC_REWRITE',
  },
  { why: 'a blank in a string', base: dump("(1, 'a b', 1)"), head: dump("(1, 'a  b', 1)"), class: 'SEMANTIC_REWRITE' },
  {
    why: 'a comment mark in a string',
    base: dump("(1, '-- a', 1)"),
    head: dump("(1, '-- b', 1)"),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'a call and a text of the same letters',
    base: dump("(1, 'now()', 1)"),
    head: dump('(1, now(), 1)'),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'a null and a text of the same letters',
    base: dump("(1, 'NULL', 1)"),
    head: dump('(1, NULL, 1)'),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'a name in quotes with two blanks in it',
    base: 'DROP TABLE "a b";',
    head: 'DROP TABLE "a  b";',
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'an UPDATE before and after the row that it changes',
    base: dump(ROW, 'UPDATE t SET s = 1;'),
    head: `${CREATE}UPDATE t SET s = 1;\nINSERT INTO t VALUES ${ROW};`,
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'a row that moved behind a DELETE',
    base: `${CREATE}INSERT INTO t VALUES ${ROW}, (2, 'b', 1);\nDELETE FROM t;`,
    head: `${CREATE}INSERT INTO t VALUES ${ROW};\nDELETE FROM t;\nINSERT INTO t VALUES (2, 'b', 1);`,
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'what MySQL runs in a comment',
    base: `${dump(ROW)}/*!50003 SET a = 1 */;`,
    head: `${dump(ROW)}/*!50003 SET a = 2 */;`,
    class: 'SEMANTIC_REWRITE',
  },
  ...(
    [
      ['what MariaDB runs in a comment', '-- MariaDB dump 10.19\n/*M!100401 UPDATE t SET a=1 */;', 'a=1', 'a=2'],
      [
        'what MariaDB runs in a comment, without a first line',
        'SELECT 1;\n/*M!100401 UPDATE t SET a=1 */;',
        'a=1',
        'a=2',
      ],
      ['minus minus one, where the dialect is unknown', 'UPDATE t SET a=1--2\n;', '--2', '--3'],
      ['where such a comment ends', 'UPDATE t SET a=1--2 c\n, b=1;', ' c\n', '\nc '],
      ['on which row such a comment stands', 'INSERT INTO t VALUES (1--2\n), (1);', '1--2\n), (1', '1), (1--2\n'],
      ['a blank in a string behind such a comment with a quote', "SELECT 1--'\n;SELECT 'a  b' --'\n;", 'a  b', 'a b'],
      ['where a comment of # ends', 'UPDATE t SET a=1 # x\n, b=1;', ' x\n,', ' x,\n'],
      ['a blank in a string behind # with a quote', "SELECT 1; # it's\nSELECT 'a  b'; # it's\n", 'a  b', 'a b'],
      ['a blank in a string behind a quote with a backslash', "SELECT 'it\\'s  x', 'it\\'s y';", '  x', ' x'],
      [
        'a blank in a string behind a comment in a comment',
        "SELECT 1 /* /* */ ' */, 'a  b' /* /* */ ' */;",
        'a  b',
        'a b',
      ],
      ['a comment of # where only a word tells of MySQL', "SELECT 'ENGINE=';\nUPDATE t SET a = 1 # 2\n;", '# 2', '# 3'],
      [
        'a blank in a string behind dollars that hold a comment with a quote',
        "SELECT $$ -- '\n' $$, 'a  b'; -- '",
        'a  b',
        'a b',
      ],
      ['a blank in a name in brackets', 'DROP TABLE [a  b];', 'a  b', 'a b'],
      [
        'a blank in a string behind a name in brackets with a quote',
        "DROP TABLE [it's]; SELECT 'a  b';--'",
        'a  b',
        'a b',
      ],
      ["a blank in a string behind Oracle's quotes", "SELECT q'[it's]', 'a  b', q'[it's]';", 'a  b', 'a b'],
      [
        'a blank in what MySQL runs, behind the end of a comment in quotes',
        "/*!50003 SELECT '*/  x' */;SELECT 1 /*' */;",
        '  x',
        ' x',
      ],
      ["a blank in a command of psql's own behind a statement", 'SELECT 1 \\echo a  b\n;', 'a  b', 'a b'],
      ["what stands behind minus signs in a command of psql's own", 'SELECT 1 \\! rm --x\n;', '--x', '--y'],
      ["a second command behind pg_dump's guard", '\\restrict a \\echo b\nSELECT 1;', 'echo b', 'echo c'],
      [
        'a backslash where a later setting of PostgreSQL makes it one',
        "-- PostgreSQL database dump\nSET standard_conforming_strings = off;\nSELECT 'it\\'s  x', 'it\\'s y';",
        '  x',
        ' x',
      ],
      [
        'a backslash where MySQL is told that it is none',
        "-- MySQL dump 10.13\nSET sql_mode = 'NO_BACKSLASH_ESCAPES';\nSELECT 'a\\', 'b  c'; -- '",
        'b  c',
        'b c',
      ],
      [
        'a blank in a string behind dollars that MySQL knows not as quotes',
        "-- MySQL dump 10.13\nSELECT $$ '$$  x';",
        '  x',
        ' x',
      ],
    ] as const
  ).map(([why, base, from, to]) => ({ why, base, head: base.replace(from, to), class: 'SEMANTIC_REWRITE' }) as const),
  ...(
    [
      ['a comment behind minus signs of PostgreSQL', '-- PostgreSQL database dump\nSELECT 1;--a\n', '--a', '--b'],
      ['a comment in a comment of PostgreSQL', '-- PostgreSQL database dump\n/* /* a */ x */SELECT 1;', 'x */', 'y */'],
      [
        "white space around PostgreSQL's operators",
        "-- PostgreSQL database dump\nSELECT a #>> '{b}';",
        ' #>> ',
        '  #>>  ',
      ],
      ['a comment of SQLite', 'PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\nSELECT 1;--a\n', '--a', '--b'],
      ['a comment of MySQL', '-- MySQL dump 10.13\nSELECT 1; # a\n', '# a', "# it's"],
      [
        'a comment of # where a table has an engine',
        'CREATE TABLE t (a INT) ENGINE=InnoDB;\nUPDATE t SET a = 1; # 2\n',
        '# 2',
        '# 3',
      ],
      ['an array of PostgreSQL', 'SELECT a[1], ARRAY[1,2];', 'SELECT a[1], ', 'SELECT  a[1],'],
      ['a comment and a line end in a dump of no known dialect', 'SELECT 1; -- a\n--\n-- b\n', ' b', ' c\r'],
    ] as const
  ).map(([why, base, from, to]) => ({ why, base, head: base.replace(from, to), class: 'TOLERANCE_DRIFT' }) as const),
  {
    why: 'the schema in which names are looked up',
    base: `SET search_path = a;\n${dump(ROW)}`,
    head: `SET search_path = b;\n${dump(ROW)}`,
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'the next row of a table',
    base: CREATE.replace(');', ') AUTO_INCREMENT=2;'),
    head: CREATE.replace(');', ') AUTO_INCREMENT=3;'),
    class: 'SEMANTIC_REWRITE',
  },
  { why: 'the first row', base: CREATE, head: `${CREATE}INSERT INTO t VALUES ${ROW};`, class: 'SEMANTIC_REWRITE' },
  {
    why: 'a statement that nobody understands',
    base: 'FROBNICATE a;',
    head: 'FROBNICATE b;',
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'the type of a column',
    base: dump(ROW),
    head: dump(ROW).replace('INT NOT', 'BIGINT NOT'),
    class: 'SHAPE_CHANGE',
  },
  { why: 'a check', base: CREATE, head: CREATE.replace(');', ', CHECK (id > 0));'), class: 'SHAPE_CHANGE' },
  { why: 'a table', base: dump(ROW), head: dump(ROW, 'CREATE TABLE u (a INT);'), class: 'SHAPE_CHANGE' },
]);

describeHostile('sqldump', 'a.sql', () => dump(ROW), [
  { why: 'a quote that is not closed', make: () => `${dump(ROW)}SELECT 'a` },
  { why: '1 MB of quotes', make: () => "'".repeat(1_000_001) },
  { why: 'parentheses nested 500,000 deep', make: () => `INSERT INTO t VALUES ${'('.repeat(500_000)}` },
  {
    why: '2,000 tables and 20,000 statements over them',
    make: () =>
      `${Array.from({ length: 2_000 }, (_, index) => `INSERT INTO t${index} VALUES (1);`).join('')}${'UPDATE a SET b = 1;'.repeat(20_000)}`,
  },
  { why: '300,000 dollar signs', make: () => '$a$b'.repeat(75_000) },
  { why: '200,000 comments that are not closed', make: () => '/* '.repeat(200_000) },
]);
