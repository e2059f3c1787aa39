import type { Node } from 'yaml';
import { nodeAt, pairAt, startOf, type YamlFile, type YamlPath } from './yaml-file.js';

/*
 * Small edits of a YAML file that leave everything else as it stands: comments, blank lines, quotes, indentation.
 * Written as changes of the text, because a library that prints the whole document again would touch lines that
 * nobody asked about, and a mending edit has to be short enough to be believed (docs/adr/0175).
 */

export type Edit =
  /** Sets a key, or an entry of a list; missing keys on the way are made. */
  | { readonly kind: 'set'; readonly path: YamlPath; readonly value: unknown }
  | { readonly kind: 'remove'; readonly path: YamlPath };

interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with one edit made; unchanged where there is nothing to edit, as behind a reference (`*name`). */
export function edited(file: YamlFile, edit: Edit): string {
  const splice = edit.kind === 'set' ? spliceOfSet(file, edit.path, edit.value) : spliceOfRemove(file, edit.path);
  return splice === undefined ? file.text : applySplice(file.text, splice);
}

function applySplice(text: string, { start, end, text: inserted }: Splice): string {
  const spelt = text.includes('\r\n') ? inserted.replaceAll(/\r?\n/g, '\r\n') : inserted;
  return text.slice(0, start) + spelt + text.slice(end);
}

function spliceOfSet(file: YamlFile, path: YamlPath, value: unknown): Splice | undefined {
  const existing = nodeAt(file, path);
  const pair = pairAt(file, path);
  if (pair !== undefined && isEmpty(file, existing)) return afterKey(file, pair.key as Node, path, value);
  if (existing?.range) return replaced(file, existing, path, value);
  const parentPath = path.slice(0, -1);
  const parent = nodeAt(file, parentPath);
  const key = path.at(-1)!;
  if (parent === undefined || isEmpty(file, parent)) {
    if (parentPath.length === 0) return undefined;
    return spliceOfSet(file, parentPath, { [String(key)]: value });
  }
  if (!file.yaml.isMap(parent) || !parent.range) return undefined;
  if (parent.flow === true) return intoFlow(file, parent.range, `${key}: ${inline(file, value)}`, parent.items.length);
  const first = (parent.items[0]?.key as Node | undefined)?.range?.[0];
  const last = parent.items.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const indent = columnOf(file.text, first);
  const at = endOfLine(file.text, endOf(file, last.value as Node | null, last.key as Node));
  return { start: at, end: at, text: `\n${block(file, String(key), value, indent)}` };
}

/** A value that is not written at all: `merge_group:`. */
function isEmpty(file: YamlFile, node: Node | undefined): boolean {
  return file.yaml.isScalar(node) && node.value === null && (node.range?.[0] ?? 0) === (node.range?.[1] ?? 0);
}

function afterKey(file: YamlFile, key: Node, path: YamlPath, value: unknown): Splice {
  const colon = file.text.indexOf(':', key.range![1]) + 1;
  const indent = columnOf(file.text, startOf(file, path)!);
  const whole = block(file, String(path.at(-1)), value, indent);
  return { start: colon, end: colon, text: whole.slice(whole.indexOf(':') + 1) };
}

function replaced(file: YamlFile, node: Node, path: YamlPath, value: unknown): Splice {
  const [start, end] = node.range!;
  const stop = isBlockCollection(file, node) ? trimmedEnd(file.text, start, end) : end;
  const pair = pairAt(file, path);
  if (pair === undefined || isFlowInside(file, path)) return { start, end: stop, text: inline(file, value) };
  const key = pair.key as Node;
  const indent = columnOf(file.text, key.range![0]);
  return { start: key.range![0], end: stop, text: block(file, String(path.at(-1)), value, indent).trimStart() };
}

function isFlowInside(file: YamlFile, path: YamlPath): boolean {
  const parent = nodeAt(file, path.slice(0, -1));
  return file.yaml.isCollection(parent) && parent.flow === true;
}

function isBlockCollection(file: YamlFile, node: Node): boolean {
  return file.yaml.isCollection(node) && node.flow !== true;
}

function spliceOfRemove(file: YamlFile, path: YamlPath): Splice | undefined {
  const parentPath = path.slice(0, -1);
  const parent = nodeAt(file, parentPath);
  const start = startOf(file, path);
  if (!file.yaml.isCollection(parent) || start === undefined) return undefined;
  const pair = pairAt(file, path);
  const entry = (pair === undefined ? nodeAt(file, path) : pair.value) as Node | null;
  const end = endOf(file, entry, (pair?.key as Node | undefined) ?? entry!);
  if (parent.flow === true) return outOfFlow(file.text, start, end);
  // An empty block cannot be written: the key around it stays, with nothing in it.
  if (parent.items.length === 1 && parentPath.length > 0) {
    // Without what it is for, `with` says nothing; an event or a job means something without any key.
    if (parentPath.at(-1) === 'with') return spliceOfRemove(file, parentPath);
    return spliceOfSet(file, parentPath, file.yaml.isMap(parent) ? {} : []);
  }
  const lineStart = file.text.lastIndexOf('\n', start - 1) + 1;
  const before = file.text.slice(lineStart, start);
  const stop = endOfLine(file.text, end);
  // The first key of an entry of a list stands behind its dash, which stays for the next one.
  if (before.includes('-') && pair !== undefined) {
    const next = file.text.slice(stop).search(/\S/);
    return { start, end: next === -1 ? stop : stop + next, text: '' };
  }
  const newline = file.text.indexOf('\n', stop);
  return { start: lineStart, end: newline === -1 ? file.text.length : newline + 1, text: '' };
}

function endOf(file: YamlFile, value: Node | null | undefined, key: Node): number {
  const range = value?.range;
  if (!range || (value !== key && range[1] < key.range![1])) return key.range![1];
  return isBlockCollection(file, value) ? trimmedEnd(file.text, range[0], range[1]) : range[1];
}

/** A block ends where its last line does; the comments and blank lines behind it belong to what follows. */
function trimmedEnd(text: string, start: number, end: number): number {
  const lines = text.slice(start, end).split('\n');
  while (lines.length > 1 && /^\s*(?:#.*)?$/.test(lines.at(-1) ?? '')) lines.pop();
  return start + lines.join('\n').trimEnd().length;
}

function intoFlow(file: YamlFile, [start, end]: readonly number[], entry: string, count: number): Splice {
  const close = end! - 1;
  if (count === 0) return { start: start!, end: end!, text: `{ ${entry} }` };
  const tail = /[\s,]*$/.exec(file.text.slice(start, close))?.[0].length ?? 0;
  return { start: close - tail, end: close, text: `, ${entry} ` };
}

function outOfFlow(text: string, start: number, end: number): Splice {
  const after = /^\s*,\s*/.exec(text.slice(end))?.[0].length;
  if (after !== undefined) return { start, end: end + after, text: '' };
  const before = /,?\s*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  return { start: start - before, end, text: text[start - before] === ',' ? '' : ' ' };
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}

/** With the comment that follows on the same line. */
function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  const stop = end === -1 ? text.length : end;
  return text[stop - 1] === '\r' && stop - 1 >= offset ? stop - 1 : stop;
}

/** `key: value` as lines that are indented to `indent`. Maps stand as blocks, what is in them on one line each. */
function block(file: YamlFile, key: string, value: unknown, indent: number): string {
  const pad = ' '.repeat(indent);
  if (!isPlainObject(value) || Object.keys(value).length === 0) return `${pad}${key}: ${inline(file, value)}`;
  const lines = Object.entries(value).map(([name, one]) => block(file, name, one, indent + 2));
  return [`${pad}${key}:`, ...lines].join('\n');
}

function inline(file: YamlFile, value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => inline(file, one)).join(', ')}]`;
  if (isPlainObject(value)) {
    const entries = Object.entries(value).map(([key, one]) => `${key}: ${inline(file, one)}`);
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  // Within a flow collection, where more needs quotes than elsewhere.
  return file.yaml.stringify([value], { collectionStyle: 'flow', lineWidth: 0 }).trim().slice(1, -1).trim();
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
