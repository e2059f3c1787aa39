import { describe, expect, it } from 'vitest';
import type { Container, Table } from '../../../src/documents/document.js';
import { sqlite } from '../../../src/documents/formats/sqlite.js';
import { describeClasses, describeHostile, describeTruncation } from '../support/classes.js';
import { writeSqlite } from '../support/sqlite-writer.js';
import { documentOf } from '../support/tree-support.js';

const BASE =
  "CREATE TABLE t(id INTEGER PRIMARY KEY, s TEXT, x REAL, b BLOB); INSERT INTO t VALUES (1, 'a', 0.5, x'00ff'), (2, 'b', 1.5, x'');";
const base = await writeSqlite(BASE);
const one = (literal: string): Promise<Uint8Array> =>
  writeSqlite(`CREATE TABLE t(a); INSERT INTO t VALUES (${literal});`);

async function table(bytes: Uint8Array, index = 0): Promise<Table> {
  const { content } = (await documentOf(sqlite, bytes)).readings[0];
  return (content as Container).members[index]!.document.readings[0].content as Table;
}

describe('sqlite values', () => {
  it.each([
    ['9007199254740993', { kind: 'number', type: 'integer', literal: '9007199254740993' }],
    ['-9223372036854775808', { literal: '-9223372036854775808' }],
    ['2.0', { type: 'float', literal: '2.0' }],
    ['NULL', { kind: 'null' }],
    ["''", { kind: 'string', value: '' }],
    ["x''", { kind: 'binary', bytes: new Uint8Array(0) }],
    ["x'00ff'", { kind: 'binary', bytes: Uint8Array.of(0, 255) }],
    ["CAST(x'610062' AS TEXT)", { kind: 'string', value: 'a\0b' }],
    ["CAST(x'61ff' AS TEXT)", { kind: 'binary', bytes: Uint8Array.of(0x61, 0xff) }],
  ])('%s', async (literal, expected) => {
    expect((await table(await one(literal))).rows[0]?.[0]).toMatchObject(expected);
  });

  it('reads UTF-16 databases as text', async () => {
    const utf16 = await writeSqlite("PRAGMA encoding = 'UTF-16le'; CREATE TABLE t(a); INSERT INTO t VALUES ('ä€');");
    expect((await table(utf16)).rows[0]?.[0]).toMatchObject({ kind: 'string', value: 'ä€' });
  });

  it('reads rows by rowid, whatever index there is', async () => {
    const indexed = await writeSqlite(
      "CREATE TABLE t(a TEXT); CREATE INDEX i ON t(a); INSERT INTO t VALUES ('b'), ('a');",
    );
    expect((await table(indexed)).rows.map(([cell]) => cell)).toMatchObject([{ value: 'b' }, { value: 'a' }]);
  });

  it('reads a file in WAL mode, and says so', async () => {
    const wal = Uint8Array.from(base);
    wal[18] = 2;
    wal[19] = 2;
    const document = await documentOf(sqlite, wal);
    expect(document.layout['journal']).toBe('write-ahead log');
    expect(document.readings).toEqual((await documentOf(sqlite, base)).readings);
  });

  it('reads a table whose name and columns are hostile', async () => {
    const hostile = await writeSqlite(
      'CREATE TABLE "a""b\'c]"("__proto__" INT, "x""; DROP TABLE t; --" INT); INSERT INTO "a""b\'c]" VALUES (1, 2);',
    );
    expect((await table(hostile)).columns.map(({ name }) => name)).toEqual(['__proto__', 'x"; DROP TABLE t; --']);
  });

  it('claims nothing of a virtual table', async () => {
    const virtual = await writeSqlite('CREATE VIRTUAL TABLE v USING fts3(a); INSERT INTO v VALUES (1);');
    expect((await documentOf(sqlite, virtual)).incomplete).toMatch(/virtual tables are not read: v/);
  });
});

describeClasses('sqlite', 'a.sqlite', [
  {
    why: 'a vacuum with another page size',
    base,
    head: await writeSqlite(`PRAGMA page_size = 512; ${BASE}`),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'rows that were deleted and written again',
    base,
    head: await writeSqlite(`${BASE} DELETE FROM t; INSERT INTO t VALUES (1, 'a', 0.5, x'00ff'), (2, 'b', 1.5, x'');`),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'white space and comments of a definition',
    base,
    head: await writeSqlite(BASE.replace('(id', ' ( /* key */ id')),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'text in another encoding',
    base,
    head: await writeSqlite(`PRAGMA encoding = 'UTF-16be'; ${BASE}`),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'two integers that are one double',
    base: await one('9007199254740992'),
    head: await one('9007199254740993'),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'two texts alike up to a NUL',
    base: await one("CAST(x'610062' AS TEXT)"),
    head: await one("CAST(x'610063' AS TEXT)"),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'two texts that are broken in different bytes',
    base: await one("CAST(x'ff' AS TEXT)"),
    head: await one("CAST(x'fe' AS TEXT)"),
    class: 'SEMANTIC_REWRITE',
  },
  { why: 'a text and its bytes', base: await one("'a'"), head: await one("x'61'"), class: 'SHAPE_CHANGE' },
  { why: 'a number and its digits', base: await one('1'), head: await one("'1'"), class: 'SHAPE_CHANGE' },
  { why: 'an integer and a float', base: await one('1'), head: await one('1.0'), class: 'SHAPE_CHANGE' },
  { why: 'an index', base, head: await writeSqlite(`${BASE} CREATE INDEX i ON t(s);`), class: 'SHAPE_CHANGE' },
  {
    why: 'a view of another condition',
    base: await writeSqlite(`${BASE} CREATE VIEW v AS SELECT * FROM t WHERE id > 1;`),
    head: await writeSqlite(`${BASE} CREATE VIEW v AS SELECT * FROM t WHERE id > 2;`),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'a trigger',
    base,
    head: await writeSqlite(`${BASE} CREATE TRIGGER g AFTER INSERT ON t BEGIN DELETE FROM t; END;`),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'a default',
    base: await writeSqlite('CREATE TABLE t(a INT DEFAULT 1)'),
    head: await writeSqlite('CREATE TABLE t(a INT DEFAULT 2)'),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'a name in quotes with two blanks in it',
    base: await writeSqlite('CREATE TABLE t(a INT CHECK ("a" <> \'x  y\'))'),
    head: await writeSqlite('CREATE TABLE t(a INT CHECK ("a" <> \'x y\'))'),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'the next number of a sequence',
    base: await writeSqlite('CREATE TABLE t(a INTEGER PRIMARY KEY AUTOINCREMENT); INSERT INTO t VALUES (1);'),
    head: await writeSqlite(
      'CREATE TABLE t(a INTEGER PRIMARY KEY AUTOINCREMENT); INSERT INTO t VALUES (1), (2); DELETE FROM t WHERE a = 2;',
    ),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'the version of an application',
    base: await writeSqlite(`${BASE} PRAGMA user_version = 1;`),
    head: await writeSqlite(`${BASE} PRAGMA user_version = 2;`),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'rows in another order of their numbers',
    base: await writeSqlite("CREATE TABLE t(a); INSERT INTO t VALUES ('x'), ('y');"),
    head: await writeSqlite("CREATE TABLE t(a); INSERT INTO t VALUES ('y'), ('x');"),
    class: 'SEMANTIC_REWRITE',
  },
]);

describeTruncation('sqlite', 'a.sqlite', () => base);

describeHostile('sqlite', 'a.sqlite', () => base, [
  {
    why: 'a header and zeros',
    make: () => Uint8Array.from([...Buffer.from('SQLite format 3\0'), ...new Uint8Array(10_000)]),
  },
  {
    why: 'a page that points to itself',
    make: () => {
      const copy = Uint8Array.from(base);
      copy.fill(1, 4_096);
      return copy;
    },
  },
]);
