import type { AST } from 'toml-eslint-parser';
import { commentFact } from '../comments.js';
import type { Line, NumberNode, TreeNode } from '../document.js';
import { positionAt } from '../encoding.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { MAX_NUMBER_CHARACTERS } from '../format.js';
import { array, number, object, text, treeResult } from '../trees/nodes.js';
import { checkSize, openSource } from '../trees/source.js';
import { attempt, type Budget, createBudget, fail, NOWHERE, stopAtLimit } from '../trees/stop.js';
import { forbiddenInToml, tomlExtent } from '../trees/toml-extent.js';

/** toml-eslint-parser reads 0.2 to 0.4 MB/s: more, on both sides, would not end within the seconds of one fixture. */
const MAX_TOML_BYTES = 2_097_152;
/** toml-eslint-parser takes 600 to 1,000 bytes of memory for each; a lock file of a megabyte has 75,000. */
const MAX_TOML_TOKENS = 200_000;

/** A table or array of tables while its parts are still coming, in source order and without property names. */
type Growing =
  | { readonly kind: 'table'; readonly members: Map<string, Growing | TreeNode>; readonly line: Line }
  | { readonly kind: 'tables'; readonly items: Growing[]; readonly line: Line };
type GrowingTable = Extract<Growing, { kind: 'table' }>;

interface Build {
  readonly source: string;
  readonly budget: Budget;
}

export const toml: Format = { id: 'toml', read: (input) => attempt(() => readToml(input)) };

async function readToml(input: ReadInput): Promise<ReadResult> {
  checkSize(input, MAX_TOML_BYTES);
  const { text: source, layout, notices } = openSource(input);
  refuseLoneReturns(source);
  const budget = createBudget(input.options.limits);
  // The parser calls itself for every level, so the depth has to be known before.
  const { depth, tokens } = tomlExtent(source);
  budget.enter(depth, NOWHERE);
  if (tokens > MAX_TOML_TOKENS)
    stopAtLimit(`${tokens} words and signs, more than the ${MAX_TOML_TOKENS} that are read`);
  const forbidden = forbiddenInToml(source);
  if (forbidden !== undefined) fail(`${forbidden.what} stands in no TOML`, { line: forbidden.line, column: 0 });
  const program = await parse(source);
  const root: GrowingTable = { kind: 'table', members: new Map(), line: 1 };
  const build: Build = { source, budget };
  for (const entry of program.body[0].body) {
    if (entry.type === 'TOMLKeyValue') assign(root, entry, build);
    else {
      const table = tableAt(root, entry.resolvedKey, entry.loc.start.line, budget);
      for (const pair of entry.body) assign(table, pair, build);
    }
  }
  const comments = program.comments.map((comment) => comment.value);
  return treeResult({ format: 'toml', root: finish(root), layout: { ...layout, ...commentFact(comments) }, notices });
}

/** The parser takes a CR alone for a line end, in which every reader of TOML stops. */
function refuseLoneReturns(source: string): void {
  const at = source.search(/\r(?!\n)/);
  if (at !== -1) fail('a carriage return without a line feed', positionAt(source, at));
}

async function parse(source: string): Promise<AST.TOMLProgram> {
  const { parseTOML, ParseError } = await import('toml-eslint-parser');
  try {
    return parseTOML(source, { tomlVersion: '1.1' });
  } catch (error) {
    if (error instanceof ParseError) fail(error.message, { line: error.lineNumber, column: error.column + 1 });
    // It spreads the characters of a string into a call, which ends at some 100,000 of them.
    if (error instanceof RangeError) stopAtLimit('a string that is longer than the TOML parser can read');
    throw error;
  }
}

/** Walks to a table, making what is missing. The parser has refused keys that contradict each other. */
function tableAt(root: GrowingTable, path: readonly (string | number)[], line: Line, budget: Budget): GrowingTable {
  let place: Growing = root;
  budget.enter(path.length, { line, column: 0 });
  path.forEach((step, index) => {
    place = childAt(place, step, typeof path[index + 1] === 'number', line, budget);
  });
  if (place.kind !== 'table') return fail('an array of tables where a table was expected', { line, column: 0 });
  return place;
}

function childAt(place: Growing, step: string | number, asTables: boolean, line: Line, budget: Budget): Growing {
  const existing = place.kind === 'table' ? place.members.get(String(step)) : place.items[Number(step)];
  if (existing !== undefined) {
    if (existing.kind === 'table' || existing.kind === 'tables') return existing;
    return fail(`the key ${String(step)} has a value already`, { line, column: 0 });
  }
  budget.spend(1, { line, column: 0 });
  const made: Growing = asTables ? { kind: 'tables', items: [], line } : { kind: 'table', members: new Map(), line };
  if (place.kind === 'table') place.members.set(String(step), made);
  else place.items.push(made);
  return made;
}

function assign(table: GrowingTable, pair: AST.TOMLKeyValue, build: Build): void {
  const names = pair.key.keys.map((key) => (key.type === 'TOMLBare' ? key.name : key.value));
  const { line } = pair.loc.start;
  const place = tableAt(table, names.slice(0, -1), line, build.budget);
  const name = names.at(-1)!;
  if (place.members.has(name)) fail(`the key ${name} is given twice`, { line, column: 0 });
  place.members.set(name, valueNode(pair.value, build));
}

/** As deep as the brackets in the source, which were counted before. */
function valueNode(value: AST.TOMLContentNode, build: Build): TreeNode {
  const { line } = value.loc.start;
  build.budget.spend(1, { line, column: value.loc.start.column + 1 });
  if (value.type === 'TOMLArray') {
    return array(
      value.elements.map((element) => valueNode(element, build)),
      line,
    );
  }
  if (value.type === 'TOMLInlineTable') {
    const table: GrowingTable = { kind: 'table', members: new Map(), line };
    for (const pair of value.body) assign(table, pair, build);
    return finish(table);
  }
  switch (value.kind) {
    case 'string':
      return text(value.value, line);
    case 'boolean':
      return { kind: 'boolean', value: value.value, line };
    case 'integer':
    case 'float':
      return numberNode(value.kind, build.source.slice(...value.range), line);
    default:
      return { kind: 'date-time', value: canonicalDateTime(value.datetime), line };
  }
}

function numberNode(type: 'integer' | 'float', literal: string, line: Line): NumberNode {
  if (literal.length > MAX_NUMBER_CHARACTERS) {
    stopAtLimit(`a number of ${literal.length} characters`, { line, column: 0 });
  }
  return number(type, literal, line, decimalOf(literal));
}

/** TOML 1.0: `0x`, `0o`, `0b`, digit separators, a plus sign, `inf` and `nan` with or without a sign. */
function decimalOf(literal: string): string {
  const digits = literal.replaceAll('_', '');
  if (/^0[xob]/.test(digits)) return BigInt(digits).toString();
  const unsigned = digits.replace(/^[+-]/, '');
  if (unsigned === 'nan') return 'NaN';
  if (unsigned === 'inf') return digits.startsWith('-') ? '-Infinity' : 'Infinity';
  return digits.replace(/^\+/, '');
}

/** RFC 3339 leaves the case, the character between date and time, trailing zeros and the spelling of UTC to the writer. */
function canonicalDateTime(written: string): string {
  const value = written.replace(/^(\d{4}-\d\d-\d\d)[ tT]/, '$1T').replace(/[zZ]$|\+00:00$/, 'Z');
  const dot = value.indexOf('.');
  if (dot === -1) return value;
  let end = dot + 1;
  while (isDigit(value.charCodeAt(end))) end += 1;
  let kept = end;
  while (value[kept - 1] === '0') kept -= 1;
  return value.slice(0, kept === dot + 1 ? dot : kept) + value.slice(end);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function finish(growing: Growing | TreeNode): TreeNode {
  if (growing.kind === 'tables') return array(growing.items.map(finish), growing.line);
  if (growing.kind !== 'table') return growing;
  const members = [...growing.members].map(([name, part]) => ({ name, value: finish(part), line: part.line }));
  return object(members, growing.line);
}
