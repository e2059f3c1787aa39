import type { Column, TreeNode } from '../document.js';
import type { Meter } from '../tables/guard.js';
import { boolean, dateTime, NULL, record, string } from '../tables/scalars.js';
import { number } from '../trees/nodes.js';
import { trimSpace } from '../trees/scanner.js';
import { fail } from '../trees/stop.js';
import { childOf, childrenOf, serialized, type XmlElement } from './elements.js';

/** What cells refer to. */
export interface Workbook {
  readonly strings: readonly string[];
  /** By style index: the number format where it makes a date or a time of a number. */
  readonly dateFormats: readonly (string | undefined)[];
}

export interface Sheet {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly TreeNode[])[];
  readonly declared: Readonly<Record<string, string>>;
}

/** Elements of a sheet that say how it looks, is printed or was looked at last. */
const LOOKS = new Set([
  'sheetPr',
  'dimension',
  'sheetViews',
  'sheetFormatPr',
  'cols',
  'printOptions',
  'pageMargins',
  'pageSetup',
  'headerFooter',
  'rowBreaks',
  'colBreaks',
  'ignoredErrors',
  'phoneticPr',
  'sheetCalcPr',
]);
/** Columns of the largest sheet that Excel has. */
const MAX_COLUMNS = 16_384;

export function readSheet(root: XmlElement, workbook: Workbook, meter: Meter): Sheet {
  const rows: (readonly TreeNode[])[] = [];
  let width = 0;
  for (const row of childrenOf(childOf(root, 'sheetData'), 'row')) {
    const place = placeOf(row.attributes.get('r'), rows.length + 1);
    if (place <= rows.length) fail('rows of a sheet that are out of order');
    const cells = cellsOf(row, workbook, meter);
    if (cells.length === 0) continue;
    // Rows without a cell are rows: what is below them stands where it stands.
    meter.count(place - 1 - rows.length);
    while (rows.length < place - 1) rows.push([]);
    rows.push(cells);
    width = Math.max(width, cells.length);
  }
  meter.count(rows.length * width);
  const filled = rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => NULL)]);
  const columns = Array.from({ length: width }, (_, index): Column => ({ name: columnName(index) }));
  return { columns, rows: filled, declared: declaredOf(root) };
}

function declaredOf(root: XmlElement): Record<string, string> {
  const declared: Record<string, string> = {};
  const merged = childrenOf(childOf(root, 'mergeCells'), 'mergeCell').map(({ attributes }) => attributes.get('ref'));
  if (merged.length > 0) declared['merged cells'] = merged.sort().join(' ');
  for (const child of root.children) {
    if (child.name === 'sheetData' || child.name === 'mergeCells' || LOOKS.has(child.name)) continue;
    const key = `element ${child.name}`;
    declared[key] = `${declared[key] ?? ''}${serialized(child)}`;
  }
  return declared;
}

function placeOf(written: string | undefined, otherwise: number): number {
  if (written === undefined) return otherwise;
  return /^[1-9]\d{0,6}$/.test(written) ? Number(written) : fail(`a row numbered ${written.slice(0, 20)}`);
}

function cellsOf(row: XmlElement, workbook: Workbook, meter: Meter): readonly TreeNode[] {
  const cells: TreeNode[] = [];
  for (const cell of childrenOf(row, 'c')) {
    const node = cellNode(cell, workbook);
    const reference = cell.attributes.get('r');
    const place = reference === undefined ? cells.length : columnIndex(reference);
    if (place < cells.length && reference !== undefined && place !== cells.length)
      fail('cells of a row that are out of order');
    // A cell with a style and nothing else is how it looks.
    if (node === undefined) continue;
    meter.count(place - cells.length + 1);
    while (cells.length < place) cells.push(NULL);
    cells.push(node);
  }
  return cells;
}

function columnIndex(reference: string): number {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference)?.[1];
  if (letters === undefined) return fail(`a cell named ${reference.slice(0, 20)}`);
  let index = 0;
  for (const letter of letters) index = index * 26 + letter.charCodeAt(0) - 64;
  return index <= MAX_COLUMNS ? index - 1 : fail(`a cell named ${reference}`);
}

function columnName(index: number): string {
  let name = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}

/** A formula counts beside the value that was computed from it last. */
function cellNode(cell: XmlElement, workbook: Workbook): TreeNode | undefined {
  const value = valueNode(cell, workbook);
  const formula = childOf(cell, 'f');
  if (formula === undefined) return value;
  const { attributes, text } = formula;
  // Cells that share a formula name it by a number; the range and the kind are part of what it says.
  const parts = ['t', 'ref', 'si', 'r1', 'r2', 'dt2D', 'dtr'].flatMap((key) => {
    const found = attributes.get(key);
    return found === undefined ? [] : [`${key}=${found}`];
  });
  const whole = parts.length === 0 ? text : `${text} {${parts.join(' ')}}`;
  return record([
    ['formula', string(whole)],
    ['value', value ?? NULL],
  ]);
}

function valueNode(cell: XmlElement, workbook: Workbook): TreeNode | undefined {
  const type = cell.attributes.get('t') ?? 'n';
  if (type === 'inlineStr') return string(richText(childOf(cell, 'is')));
  const text = childOf(cell, 'v')?.text;
  if (text === undefined) return undefined;
  switch (type) {
    case 's': {
      const found = /^\d{1,9}$/.test(trimSpace(text)) ? workbook.strings[Number(text)] : undefined;
      return found === undefined ? fail('a shared string that is not there') : string(found);
    }
    case 'str':
      return string(text);
    case 'b':
      return boolean(trimSpace(text) === '1' || trimSpace(text) === 'true');
    case 'e':
      return record([['error', string(text)]]);
    case 'd':
      return dateTime(trimSpace(text));
    default:
      return numberNode(trimSpace(text), workbook.dateFormats[Number(cell.attributes.get('s') ?? 0)]);
  }
}

/** As written: 17 digits are 17 digits. With a format for dates the number is one, and the format belongs to it. */
function numberNode(text: string, format: string | undefined): TreeNode {
  if (!/^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/.test(text)) return string(text);
  const decimal = text
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=$|[eE])/, '');
  const node = number('number', text, 0, decimal);
  return format === undefined
    ? node
    : record([
        ['number', node],
        ['format', string(format)],
      ]);
}

/** Text of runs one after the other; phonetic hints beside it are not part of it. */
export function richText(element: XmlElement | undefined): string {
  if (element === undefined) return '';
  return element.children
    .map((child) => (child.name === 't' ? child.text : child.name === 'r' ? richText(child) : ''))
    .join('');
}
