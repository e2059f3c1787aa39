import { commentFact, contestedComments } from '../comments.js';
import type { Column, ContainerMember, Line, NumberNode, Table, TreeNode } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { normalized } from '../sql/lexer.js';
import { dialectOf, type Script, type Statement, statementsOf } from '../sql/statements.js';
import { copyOf, declarationOf, expression, insertOf, type Rows } from '../sql/tables.js';
import { array, listFact, text, treeDocument } from '../trees/nodes.js';
import { openSource } from '../trees/source.js';
import { attempt, createBudget, fail } from '../trees/stop.js';

/**
 * SQL scripts: what CREATE TABLE says is declared, plain INSERT and COPY are rows of tables, and every other statement
 * counts as its text, white space and comments aside. Own splitter: parsers for SQL know one dialect and refuse the
 * rest of the file with the first statement that they do not know (docs/adr/0097).
 */
export const sqldump: Format = { id: 'sqldump', read: (input) => attempt(() => read(input)) };

interface TableRows {
  columns: Column[];
  readonly declared: boolean;
  readonly rows: (readonly TreeNode[])[];
  readonly lines: Line[];
  readonly ragged: number[];
  /** The names of the table and of its columns as INSERT and COPY write them, where quotes can make a difference. */
  readonly spelled: Set<string>;
}

/** Session settings that say how to load the dump and not what is in it. */
const SETTINGS =
  /^SET (?:SESSION |LOCAL )?(?:statement_timeout|lock_timeout|idle_in_transaction_session_timeout|transaction_timeout|client_min_messages|row_security|default_table_access_method|xmloption|check_function_bodies) (?:=|TO) (?:\w+|'\w*')$/i;
/** pg_dump's guard against code in dumps has a new key every time. */
const RESTRICTION = /^\\(?:un)?restrict(?:\s+\w+)?$/;
/** Statements that say nothing about rows: what stands before or after them stands nowhere else. */
const SCHEMA =
  /^(?:CREATE (?:UNIQUE )?INDEX|CREATE (?:SEQUENCE|SCHEMA|EXTENSION|TYPE)|ALTER SEQUENCE|ALTER TABLE (?:ONLY )?\S+(?: \. \S+)? (?:ADD (?:CONSTRAINT|PRIMARY|UNIQUE|KEY)|OWNER TO)|COMMENT ON|GRANT|REVOKE|LOCK|UNLOCK|ANALYZE|SELECT pg_catalog \. setval|\/\*M?!\d+ (?:SET (?!NAMES\b|TIME_ZONE\s*=\s*')|ALTER TABLE \S+ (?:EN|DIS)ABLE KEYS))\b/i;

function read(input: ReadInput): ReadResult {
  const source = openSource(input);
  const budget = createBudget(input.options.limits);
  const { name, dialect } = dialectOf(source.text);
  const script = statementsOf(source.text, dialect, (tokens) => budget.spend(tokens, { line: 0, column: 0 }));
  if (script.problem !== undefined) fail(script.problem.reason, { line: script.problem.line, column: 1 });
  const tables = new Map<string, TableRows>();
  const declared: [string, string][] = [['dialect', name]];
  const others: TreeNode[] = [];
  const settings: string[] = [];
  const fresh = new Set<string>();
  for (const statement of script.statements) {
    const declaration = declarationOf(statement);
    if (declaration !== undefined && !tables.has(declaration.table)) {
      declared.push([`table ${declaration.table}`, declaration.text]);
      const columns = [...declaration.columns];
      tables.set(declaration.table, { columns, declared: true, rows: [], lines: [], ragged: [], spelled: new Set() });
      // A statement that works on tables does something else before this one is made than after it.
      fresh.add(declaration.table);
      if (declaration.counter !== undefined)
        others.push(text(`next row of ${declaration.table}: ${declaration.counter}`, statement.line));
      continue;
    }
    const rows = insertOf(statement) ?? copyOf(statement);
    if (rows !== undefined && fits(rows)) {
      addRows(tables, rows);
      fresh.add(rows.table);
    } else addStatement(statement, tables, others, settings, fresh);
  }
  const members = [...tables].map(([table, content]): ContainerMember => tableMember(table, content));
  const root = array(others, 1);
  members.push({ name: 'statements', line: 1, document: treeDocument({ format: 'sqldump', root, layout: {} }) });
  return {
    ok: true,
    document: {
      format: 'sqldump',
      readings: [{ label: '', content: { kind: 'container', noun: 'table', members } }],
      declared: Object.fromEntries(declared),
      facts: factsOf(script, source.text),
      layout: { ...source.layout, ...commentFact(script.comments), ...settingsFact(settings) },
      notices: source.notices,
    },
  };
}

function factsOf({ unended, doubts, lost, comments }: Script, text: string): Record<string, string> {
  return {
    ...contestedComments(comments, text),
    ...(unended ? { 'last statement': 'without its semicolon' } : {}),
    ...(doubts.length === 0 ? {} : { 'read in another way by another dialect': listFact(doubts) }),
    ...(lost === undefined ? {} : { 'after quotes about which dialects disagree': listFact([lost]) }),
  };
}

function settingsFact(settings: readonly string[]): Record<string, string> {
  const { comments } = commentFact(settings);
  return comments === undefined ? {} : { settings: comments };
}

function addStatement(
  statement: Statement,
  tables: ReadonlyMap<string, TableRows>,
  others: TreeNode[],
  settings: string[],
  fresh: Set<string>,
): void {
  const { line, data = [] } = statement;
  const sql = normalized(statement.tokens);
  if (SETTINGS.test(sql) || RESTRICTION.test(sql)) {
    settings.push(sql);
    return;
  }
  if (!SCHEMA.test(sql)) {
    // It may work on the rows that are there: which ones those are is part of what it does. Only what came since the
    // last such statement is said, so that many statements over many tables stay linear.
    const before = [...fresh].map((table) => `${table} ${tables.get(table)?.rows.length ?? 0}`);
    if (before.length > 0) others.push(text(`rows so far: ${before.join(', ')}`, line));
    fresh.clear();
  }
  others.push(text(sql, line));
  for (const row of data) others.push(text(row.text, row.line));
}

/** Whether each row has a value for each column that is named; else no database takes it, and it counts as it is written. */
function fits({ columns, rows }: Rows): boolean {
  if (columns === undefined) return true;
  return new Set(columns).size === columns.length && rows.every(({ cells }) => cells.length === columns.length);
}

function addRows(tables: Map<string, TableRows>, { table, columns, rows, spelled }: Rows): void {
  let known = tables.get(table);
  if (known === undefined) {
    const width = columns ?? (rows[0]?.cells ?? []).map((_, index) => String(index + 1));
    known = {
      columns: width.map((name) => ({ name })),
      declared: false,
      rows: [],
      lines: [],
      ragged: [],
      spelled: new Set(),
    };
    tables.set(table, known);
  }
  if (spelled !== undefined) known.spelled.add(spelled);
  const places = columns?.map((name) => placeOf(known, name));
  for (const { cells, line } of rows) {
    const row = places === undefined ? cells : placed(cells, places, known.columns.length, line);
    if (row.length !== known.columns.length) known.ragged.push(known.rows.length);
    known.rows.push(row);
    known.lines.push(line);
  }
}

/** A column that CREATE TABLE does not have, or that an earlier INSERT did not name, comes last. */
function placeOf(table: TableRows, name: string): number {
  const at = table.columns.findIndex((column) => column.name === name);
  if (at !== -1) return at;
  table.columns.push({ name });
  return table.columns.length - 1;
}

function placed(cells: readonly TreeNode[], places: readonly number[], width: number, line: Line): readonly TreeNode[] {
  const row: TreeNode[] = Array.from({ length: width }, () => expression('DEFAULT', line));
  for (const [index, place] of places.entries()) row[place] = cells[index]!;
  return row;
}

function tableMember(name: string, { columns, rows, lines, ragged, spelled }: TableRows): ContainerMember {
  const width = columns.length;
  const short = new Set(ragged);
  // Columns that a later INSERT brought are not given a value by the earlier ones.
  const filled = rows.map((row, index) => {
    const missing = short.has(index) ? 0 : width - row.length;
    const whole =
      missing > 0 ? [...row, ...Array.from({ length: missing }, () => expression('DEFAULT', lines[index]!))] : row;
    return whole.map((cell, column) => exactly(cell, columns[column]));
  });
  const content: Table = { kind: 'table', columns, rows: filled, lines, ragged };
  const document = {
    format: 'sqldump',
    readings: [{ label: '', content }] as const,
    declared: {},
    layout: {},
    notices: [],
    ...(spelled.size === 0 ? {} : { facts: { 'names as they are written': listFact([...spelled].sort()) } }),
  };
  return { name, line: lines[0] ?? 0, document };
}

/** A number in a column of a decimal type is exact, however many digits it has. COPY writes numbers without quotes or types. */
function exactly(cell: TreeNode, column: Column | undefined): TreeNode {
  const kind = column?.kind ?? '';
  const decimal = /^(?:DECIMAL|NUMERIC|DEC|NUMBER|MONEY|SMALLMONEY)\b/.test(kind);
  if (cell.kind === 'number') return decimal ? ({ ...cell, type: 'integer' } satisfies NumberNode) : cell;
  const floating = /^(?:DOUBLE|FLOAT|REAL)/.test(kind);
  if (cell.kind !== 'string' || !floating || !/^-?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/.test(cell.value)) return cell;
  return { kind: 'number', type: 'number', literal: cell.value, line: cell.line };
}
