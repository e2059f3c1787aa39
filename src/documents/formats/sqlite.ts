import type { Database } from 'sql.js';
import { bytesFact, viewOf } from '../binaries.js';
import type { Column, ContainerMember, TreeNode } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { normalizeSql, SQLITE } from '../sql/lexer.js';
import { loadSqlite } from '../sqlite/library.js';
import { type Meter, newMeter, readGuarded, tableDocument } from '../tables/guard.js';
import { binary, float, integer, NULL, string } from '../tables/scalars.js';
import { fail, stopAtLimit } from '../trees/stop.js';

/** SQLite database files: a container of tables. What is derived from them (views, indexes) is compared as its definition. */
export const sqlite: Format = { id: 'sqlite', read: (input) => readGuarded(input, 'SQLite', () => read(input)) };

const MAGIC = 'SQLite format 3\0';
/** Offsets of the file header (the format's documentation, section 1.3): read and write version, 2 in WAL mode. */
const VERSION_OFFSETS = [18, 19] as const;
/** Each column takes one place in a result, of which SQLite has 2,000; types take another. */
const MAX_COLUMNS = 1_000;

async function read(input: ReadInput): Promise<ReadResult> {
  const bytes = Uint8Array.from(input.bytes);
  if (bytes.length < 100 || Buffer.from(bytes.subarray(0, 16)).toString('latin1') !== MAGIC)
    fail('no SQLite database: the file header is missing');
  const wal = VERSION_OFFSETS.some((offset) => bytes[offset] === 2);
  // The file system of the library cannot share memory, which WAL needs; without its log the file reads the same.
  for (const offset of VERSION_OFFSETS) bytes[offset] = Math.min(1, bytes[offset]!);
  const library = await loadSqlite();
  const database = new library.Database(bytes);
  try {
    return withFacts(readDatabase(database, newMeter(input), wal), {
      ...restFact(restOf(input.bytes)),
      ...damageFact(database, input.bytes),
    });
  } finally {
    database.close();
  }
}

/** Bytes beyond the pages that the header counts; it speaks for the file only where it was written by the last change. */
function restOf(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const size = view.getUint16(16);
  const pages = view.getUint32(28);
  const counted = pages > 0 && view.getUint32(24) === view.getUint32(92);
  return counted ? bytes.subarray(Math.min(bytes.length, pages * (size === 1 ? 65_536 : size))) : new Uint8Array(0);
}

function restFact(rest: Uint8Array): Readonly<Record<string, string>> {
  return rest.length === 0 ? {} : { 'bytes after the last page': bytesFact(rest) };
}

/**
 * Rows are read from the tables and queries go through indexes, so an index that says something else than its table changes
 * answers although every row is as before. Of such a file every byte counts: what its readers see depends on their way.
 */
function damageFact(database: Database, bytes: Uint8Array): Readonly<Record<string, string>> {
  const found = String(pragma(database, 'integrity_check(1)'));
  return found === 'ok' ? {} : { damage: `${found} (${bytesFact(bytes)})` };
}

function withFacts(result: ReadResult, facts: Readonly<Record<string, string>>): ReadResult {
  if (!result.ok || Object.keys(facts).length === 0) return result;
  return { ok: true, document: { ...result.document, facts } };
}

interface SchemaRow {
  readonly type: string;
  readonly name: string;
  readonly table: string;
  readonly sql: string | null;
}

function readDatabase(database: Database, meter: Meter, wal: boolean): ReadResult {
  // What a hostile schema may call when it is parsed or read stays to what is harmless.
  database.exec('PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA query_only = ON');
  const encoding = String(pragma(database, 'encoding'));
  const decode = decoderOf(encoding);
  const schema = schemaRows(database, decode, meter);
  const members: ContainerMember[] = [];
  const unread: string[] = [];
  for (const row of schema) {
    if (row.type !== 'table' || isStatistics(row.name)) continue;
    if (/^\s*CREATE\s+VIRTUAL\b/i.test(row.sql ?? '')) unread.push(row.name);
    else members.push(tableMember(database, row, decode, meter));
  }
  const declared = Object.fromEntries(
    schema
      .filter(({ type, sql, name }) => sql !== null && (type !== 'table' || unread.includes(name)))
      .map(({ type, name, sql }) => [
        `${unread.includes(name) ? 'virtual table' : type} ${name}`,
        normalizeSql(sql!, SQLITE),
      ]),
  );
  return {
    ok: true,
    document: {
      format: 'sqlite',
      readings: [{ label: '', content: { kind: 'container', noun: 'table', members } }],
      declared: { ...declared, ...versions(database) },
      layout: layoutOf(database, encoding, wal, schema),
      notices: [],
      // A virtual table is what an extension makes of its shadow tables, which are read as they are.
      ...(unread.length === 0 ? {} : { incomplete: `virtual tables are not read: ${unread.join(', ')}` }),
    },
  };
}

function versions(database: Database): Record<string, string> {
  const names = ['user_version', 'application_id'] as const;
  const values = names.map((name) => [name, String(pragma(database, name))] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== '0'));
}

function layoutOf(
  database: Database,
  encoding: string,
  wal: boolean,
  schema: readonly SchemaRow[],
): Record<string, string> {
  return {
    encoding,
    'page size': String(pragma(database, 'page_size')),
    'auto vacuum': String(pragma(database, 'auto_vacuum')),
    journal: wal ? 'write-ahead log' : 'rollback',
    'free pages': pragma(database, 'freelist_count') === 0 ? 'none' : 'present',
    ...(schema.some(({ name }) => isStatistics(name)) ? { statistics: 'present' } : {}),
  };
}

/** What ANALYZE writes for the query planner. */
function isStatistics(name: string): boolean {
  return /^sqlite_stat\d$/.test(name);
}

function pragma(database: Database, name: string): unknown {
  return database.exec(`PRAGMA ${name}`)[0]?.values[0]?.[0] ?? 0;
}

type Decode = (bytes: Uint8Array) => string | undefined;

function decoderOf(encoding: string): Decode {
  const label = { 'UTF-8': 'utf-8', 'UTF-16le': 'utf-16le', 'UTF-16be': 'utf-16be' }[encoding];
  if (label === undefined) return stopAtLimit(`text encoding ${encoding}`);
  const decoder = new TextDecoder(label, { fatal: true, ignoreBOM: true });
  return (bytes) => {
    try {
      return decoder.decode(bytes);
    } catch {
      return undefined;
    }
  };
}

/** Texts come as blobs: as strings the library would end them at a NUL and replace what is no UTF-8. */
function* rowsOf(database: Database, sql: string): Generator<readonly unknown[]> {
  const statement = database.prepare(sql);
  try {
    const options = { useBigInt: true };
    while (statement.step()) yield (statement.get as (params: null, config: object) => unknown[])(null, options);
  } finally {
    statement.free();
  }
}

function schemaRows(database: Database, decode: Decode, meter: Meter): readonly SchemaRow[] {
  const names = ['type', 'name', 'tbl_name', 'sql'];
  const columns = [
    ...names.map((name) => `CAST(${name} AS BLOB)`),
    names.map((name) => `typeof(${name})`).join(' || '),
  ];
  const rows: SchemaRow[] = [];
  const textOf = (value: unknown): string => {
    if (!(value instanceof Uint8Array)) return fail('the schema table holds something else than text');
    meter.inflate(value.length);
    return decode(value) ?? fail(`the schema table holds text of another encoding`);
  };
  for (const [type, name, table, sql, kinds] of rowsOf(database, `SELECT ${columns.join(', ')} FROM sqlite_master`)) {
    meter.count(1);
    // Bytes that spell a name are none to a query.
    if (!/^texttexttext(?:text|null)$/.test(String(kinds))) fail('the schema table holds something else than text');
    rows.push({ type: textOf(type), name: textOf(name), table: textOf(table), sql: sql === null ? null : textOf(sql) });
  }
  return rows;
}

interface ColumnInfo extends Column {
  readonly virtual: boolean;
}

function tableMember(database: Database, { name, sql }: SchemaRow, decode: Decode, meter: Meter): ContainerMember {
  const columns = columnsOf(database, name, decode);
  // A generated column that is not stored follows from the others, and its expression may be costly.
  const stored = columns.filter(({ virtual }) => !virtual);
  if (stored.length > MAX_COLUMNS) stopAtLimit(`more than ${MAX_COLUMNS} columns in a table`);
  const rows: (readonly TreeNode[])[] = [];
  for (const row of stored.length === 0 ? [] : rowsOf(database, selectAll(name, stored))) {
    meter.count(stored.length);
    rows.push(stored.map((_, index) => cellOf(row[index * 2], row[index * 2 + 1], decode, meter)));
  }
  const document = tableDocument({
    format: 'sqlite',
    columns: stored.map(({ virtual: _, ...column }) => column),
    rows,
    declared: sql === null ? {} : { definition: normalizeSql(sql, SQLITE) },
  });
  return { name, line: 0, document };
}

/** NOT INDEXED keeps the planner from answering out of an index, whose order would be another: rowid or primary key it is. */
function selectAll(table: string, columns: readonly ColumnInfo[]): string {
  const cells = columns.map(({ name }) => {
    const column = `t.${quoted(name)}`;
    return `typeof(${column}), CASE typeof(${column}) WHEN 'text' THEN CAST(${column} AS BLOB) ELSE ${column} END`;
  });
  return `SELECT ${cells.join(', ')} FROM main.${quoted(table)} AS t NOT INDEXED`;
}

function quoted(name: string): string {
  if (name.includes('\0')) fail('a name with a NUL character');
  return `"${name.replaceAll('"', '""')}"`;
}

function columnsOf(database: Database, table: string, decode: Decode): readonly ColumnInfo[] {
  const columns: ColumnInfo[] = [];
  const from = `pragma_table_xinfo('${table.replaceAll("'", "''")}', 'main')`;
  for (const [name, type, notNull, hidden] of rowsOf(
    database,
    `SELECT CAST(name AS BLOB), CAST(type AS BLOB), "notnull", hidden FROM ${from}`,
  )) {
    if (!(name instanceof Uint8Array)) return fail('a column without a name');
    const kind = type instanceof Uint8Array ? (decode(type) ?? '') : '';
    columns.push({
      name: decode(name) ?? fail('a column name of another encoding'),
      kind: kind === '' ? 'untyped' : kind.toUpperCase().replace(/[ \t\r\n\f]+/g, ' '),
      nullable: notNull === 0n,
      virtual: hidden === 2n,
    });
  }
  return columns;
}

function cellOf(type: unknown, value: unknown, decode: Decode, meter: Meter): TreeNode {
  if (value instanceof Uint8Array) {
    meter.inflate(value.length);
    const text = type === 'text' ? decode(value) : undefined;
    return text === undefined ? binary(value.slice()) : string(text);
  }
  if (type === 'null') return NULL;
  if (typeof value === 'bigint') return integer(value);
  if (typeof value === 'number') return float(value);
  // An empty blob comes back as null.
  return type === 'text' ? string('') : binary(new Uint8Array(0));
}
