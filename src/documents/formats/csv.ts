import { DELIMITERS, findDelimiter, hasHeader } from '../csv/dialect.js';
import type { Records } from '../csv/records.js';
import { readRecords } from '../csv/records.js';
import { type KnownRecords, recordsOfEdited } from '../csv/shared-rows.js';
import type { Column } from '../document.js';
import { type Decoded, decodeText, decodeUnicode } from '../encoding.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { lineLayout } from '../layout.js';
import { listFact } from '../trees/nodes.js';

export const csv: Format = { id: 'csv', read, readBoth };

/** A cell is a string in an array and costs about a quarter of what a node of a tree does. */
const CELLS_PER_NODE = 4;

async function read(input: ReadInput): Promise<ReadResult> {
  const decoded = await decodeText(input.bytes);
  return decoded.ok ? readText(decoded, input).result : decoded;
}

/** Head's rows from base's where some lines were rewritten. Legacy encodings are read on their own. */
function readBoth(base: ReadInput, head: ReadInput): readonly [ReadResult, ReadResult] | undefined {
  const [from, to] = [decodeUnicode(base.bytes), decodeUnicode(head.bytes)];
  if (!from.ok || !to.ok) return undefined;
  const { result, known } = readText(from, base);
  const records = known && recordsOfEdited(known, to.text);
  const other = records && documentOf(to, head, { records, delimiter: known.delimiter, bare: false });
  return [result, other ?? readText(to, head).result];
}

type DecodedText = Extract<Decoded, { ok: true }>;

function readText(
  decoded: DecodedText,
  input: ReadInput,
): { readonly result: ReadResult; readonly known?: KnownRecords } {
  const { text } = decoded;
  const given = delimiterOf(input.path);
  const delimiter = given ?? findDelimiter(text);
  const limits = { maxCells: input.options.limits.nodes * CELLS_PER_NODE };
  const strict = readRecords(text, delimiter, limits);
  // Tab-separated values know no quoting (IANA's registration), and 5" is a common cell in them.
  const bare = !strict.ok && strict.limit !== true && delimiter === '\t';
  const outcome = bare ? readRecords(text, delimiter, { ...limits, quoting: false }) : strict;
  if (!outcome.ok) return { result: outcome };
  const { records } = outcome;
  const result = documentOf(decoded, input, { records, delimiter, bare });
  return { result, ...(bare ? {} : { known: { text, delimiter, delimiterIsGiven: given !== undefined, records } }) };
}

interface Read {
  readonly records: Records;
  readonly delimiter: string;
  readonly bare: boolean;
}

function documentOf(decoded: DecodedText, { options }: ReadInput, { records, delimiter, bare }: Read): ReadResult {
  const header = options.header === 'auto' ? hasHeader(records.rows) : options.header;
  const first = records.rows[0] ?? [];
  const columns: Column[] = first.map((cell, index) => ({ name: header ? cell : String(index + 1) }));
  const from = header ? 1 : 0;
  const rows = records.rows.slice(from);
  const ragged: number[] = [];
  for (let index = 0; index < rows.length; index += 1) if (rows[index]!.length !== columns.length) ragged.push(index);
  return {
    ok: true,
    document: {
      format: 'csv',
      readings: [{ label: '', content: { kind: 'table', columns, rows, lines: records.lines.slice(from), ragged } }],
      declared: {
        delimiter: DELIMITERS.get(delimiter) ?? delimiter,
        header: header ? 'first row' : 'none',
        ...(bare ? { quoting: 'none' } : {}),
      },
      ...(records.returns.length === 0
        ? {}
        : { facts: { 'lines that end elsewhere for other readers': listFact(records.returns.map(String)) } }),
      layout: {
        ...decoded.layout,
        ...lineLayout(decoded.text, { trailing: false, inside: records.broken }),
        ...quoteLayout(records),
      },
      notices: decoded.notices,
    },
  };
}

/** What the name settles; in `.csv` any delimiter is found. */
function delimiterOf(path: string): string | undefined {
  const name = path.toLowerCase();
  if (/\.(?:tsv|tab)(?:\.|$)/.test(name)) return '\t';
  return /\.psv(?:\.|$)/.test(name) ? '|' : undefined;
}

/** Quoting as a habit and not as a count, which would change with every row: `where needed`, `all` or `some`. */
function quoteLayout({ quotes, blankLines }: Records): Record<string, string> {
  const style = quotes.unneeded === 0 ? 'where needed' : quotes.bare === 0 ? 'all' : 'some';
  return { quotes: style, ...(blankLines > 0 ? { 'blank lines': 'present' } : {}) };
}
