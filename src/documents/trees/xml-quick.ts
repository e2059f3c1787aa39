import type { Line } from '../document.js';
import { ReadStop } from './stop.js';
import {
  addCdata,
  addDeclaration,
  addDoctype,
  addInstruction,
  addText,
  closeElement,
  openElement,
  type Written,
  type XmlTree,
} from './xml-tree.js';

/**
 * Parses everyday XML: one document of XML 1.0 whose names are ASCII, without entities of its own. Whatever else a text
 * holds, and every error and every limit, makes it give up, and the parser of the library is asked, which has words for them.
 * What this one accepts it tells the tree as that parser does, line for line (docs/adr/0310, __tests__/documents/xml-quick.test.ts).
 */

/** Anything that is no character of XML 1.0. */
const NO_CHARACTER = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const DECLARATION =
  /^<\?xml[ \t\n]+version=(["'])1\.0\1(?:[ \t\n]+encoding=(["'])[A-Za-z][A-Za-z0-9._-]*\2)?(?:[ \t\n]+standalone=(["'])(yes|no)\3)?[ \t\n]*\?>/;
/** Without declarations of its own. */
const DOCTYPE = /^<!DOCTYPE((?:[^[\]<>"']|"[^"]*"|'[^']*')*)>/;
/** Longest document type and XML declaration that are looked at. Characters. */
const MAX_PROLOG = 1_024;
/** Attributes of one tag; each is held against the others. */
const MAX_ATTRIBUTES = 64;
const INSTRUCTION = /<\?([A-Za-z_:][A-Za-z0-9_:.-]*)(?:[ \t\n]+|(?=\?>))/y;
const NAME = /[A-Za-z_:][A-Za-z0-9_:.-]*/y;
const REFERENCE = /&(?:(amp|lt|gt|quot|apos)|#([0-9]{1,8})|#x([0-9a-fA-F]{1,8}));|&/g;
const PREDEFINED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const TAB = 9;
const FEED = 10;
const SPACE = 32;
const BANG = 33;
const QUOTE = 34;
const APOSTROPHE = 39;
const SLASH = 47;
const EQUAL = 61;
const GREATER = 62;
const QUESTION = 63;

interface Scan {
  readonly text: string;
  readonly tree: XmlTree;
  /** Names of the open elements as they are written. */
  readonly names: string[];
  at: number;
  line: Line;
  /** Where the line ends on which `line` was asked for last. */
  feed: number;
  hasDoctype: boolean;
  hasRoot: boolean;
}

/** Whether the text was parsed into the tree; where it was not, the tree is of no use. */
export function parseQuickly(source: string, tree: XmlTree): boolean {
  if (NO_CHARACTER.test(source) || source.startsWith('\uFEFF')) return false;
  // As XML reads every line end.
  const text = source.includes('\r') ? source.replace(/\r\n?/g, '\n') : source;
  const feed = text.indexOf('\n');
  const scan: Scan = { text, tree, names: [], at: 0, line: 1, feed, hasDoctype: false, hasRoot: false };
  const declaration = DECLARATION.exec(text.slice(0, MAX_PROLOG));
  if (declaration !== null) {
    addDeclaration(tree, '1.0', declaration[4]);
    scan.at = declaration[0].length;
  }
  try {
    return parseMarkup(scan);
  } catch (error) {
    if (error instanceof ReadStop) return false;
    throw error;
  }
}

function parseMarkup(scan: Scan): boolean {
  const { text, names } = scan;
  for (;;) {
    const less = text.indexOf('<', scan.at);
    const inside = names.length > 0;
    if (less === -1) return !inside && scan.hasRoot && isSpaceTo(scan, text.length);
    if (less > scan.at && !(inside ? takeText(scan, less) : isSpaceTo(scan, less))) return false;
    scan.at = less;
    const mark = text.charCodeAt(less + 1);
    let known: boolean;
    if (mark === SLASH) known = takeEnd(scan);
    else if (mark === BANG) known = takeBang(scan, inside);
    else if (mark === QUESTION) known = takeInstruction(scan);
    else known = (inside || !scan.hasRoot) && takeTag(scan);
    if (!known) return false;
  }
}

/** The line of a place; places are asked for in order. */
function lineAt(scan: Scan, at: number): Line {
  while (scan.feed !== -1 && scan.feed < at) {
    scan.line += 1;
    scan.feed = scan.text.indexOf('\n', scan.feed + 1);
  }
  return scan.line;
}

function isSpaceTo({ text, at }: Scan, end: number): boolean {
  return skipSpace(text, at) >= end;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== SPACE && code !== FEED && code !== TAB) return at;
    at += 1;
  }
}

function takeText(scan: Scan, end: number): boolean {
  const { text, tree, at } = scan;
  const raw = text.slice(at, end);
  if (raw.includes(']]>')) return false;
  const referred = raw.includes('&');
  const value = referred ? decoded(raw) : raw;
  if (value === undefined) return false;
  addText(tree, value, lineAt(scan, end), referred);
  return true;
}

/** Undefined where a reference is none that XML itself knows. */
function decoded(raw: string): string | undefined {
  let known = true;
  const value = raw.replace(REFERENCE, (_, name?: string, decimal?: string, hexadecimal?: string) => {
    if (name !== undefined) return PREDEFINED[name]!;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    const character = code <= 0x10ffff ? String.fromCodePoint(code) : '\0';
    if (NO_CHARACTER.test(character)) known = false;
    return character;
  });
  return known ? value : undefined;
}

function nameAt(text: string, at: number): string | undefined {
  NAME.lastIndex = at;
  return NAME.exec(text)?.[0];
}

function takeTag(scan: Scan): boolean {
  const { text, tree, names } = scan;
  const name = nameAt(text, scan.at + 1);
  if (name === undefined) return false;
  const line = lineAt(scan, scan.at);
  const written: Written[] = [];
  let at = scan.at + 1 + name.length;
  for (;;) {
    const next = skipSpace(text, at);
    const code = text.charCodeAt(next);
    if (code === GREATER || code === SLASH) {
      at = next;
      break;
    }
    if (next === at) return false;
    at = takeAttribute(text, next, written);
    if (at === -1) return false;
  }
  const closed = text.charCodeAt(at) === SLASH;
  if (closed && text.charCodeAt(at + 1) !== GREATER) return false;
  openElement(tree, name, written, line);
  scan.at = at + (closed ? 2 : 1);
  scan.hasRoot = true;
  if (closed) closeElement(tree);
  else names.push(name);
  return true;
}

/** Where the attribute ends that begins here; -1 where it is none that is plain, or its name stands there twice. */
function takeAttribute(text: string, start: number, written: Written[]): number {
  const name = nameAt(text, start);
  if (name === undefined || written.length >= MAX_ATTRIBUTES) return -1;
  for (const other of written) if (other.name === name) return -1;
  let at = skipSpace(text, start + name.length);
  if (text.charCodeAt(at) !== EQUAL) return -1;
  at = skipSpace(text, at + 1);
  const quote = text.charCodeAt(at);
  if (quote !== QUOTE && quote !== APOSTROPHE) return -1;
  const end = text.indexOf(quote === QUOTE ? '"' : "'", at + 1);
  if (end === -1) return -1;
  const raw = text.slice(at + 1, end);
  const value = /[<&\t\n]/.test(raw) ? attributeValue(raw) : raw;
  if (value === undefined) return -1;
  written.push({ name, value });
  return end + 1;
}

/** White space becomes a blank, unless it is written as a reference. */
function attributeValue(raw: string): string | undefined {
  return raw.includes('<') ? undefined : decoded(raw.replace(/[\t\n]/g, ' '));
}

function takeEnd(scan: Scan): boolean {
  const { text, tree, names } = scan;
  const name = names.pop();
  if (name === undefined || !text.startsWith(name, scan.at + 2)) return false;
  const at = skipSpace(text, scan.at + 2 + name.length);
  if (text.charCodeAt(at) !== GREATER) return false;
  closeElement(tree);
  scan.at = at + 1;
  return true;
}

function takeBang(scan: Scan, inside: boolean): boolean {
  const { text, tree, at } = scan;
  if (text.startsWith('<!--', at)) {
    const end = text.indexOf('--', at + 4);
    if (end === -1 || text.charCodeAt(end + 2) !== GREATER) return false;
    tree.comments.push(text.slice(at + 4, end));
    scan.at = end + 3;
    return true;
  }
  if (text.startsWith('<![CDATA[', at)) {
    const end = text.indexOf(']]>', at + 9);
    if (end === -1 || !inside) return false;
    addCdata(tree, text.slice(at + 9, end), lineAt(scan, end));
    scan.at = end + 3;
    return true;
  }
  const doctype = DOCTYPE.exec(text.slice(at, at + MAX_PROLOG));
  if (doctype === null || scan.hasRoot || scan.hasDoctype) return false;
  scan.hasDoctype = true;
  scan.at = at + doctype[0].length;
  addDoctype(tree, doctype[1]!, lineAt(scan, scan.at));
  return true;
}

function takeInstruction(scan: Scan): boolean {
  const { text, tree, at } = scan;
  INSTRUCTION.lastIndex = at;
  const target = INSTRUCTION.exec(text)?.[1];
  // A declaration that is unusual, or that of another document.
  if (target === undefined || target.toLowerCase() === 'xml') return false;
  const start = INSTRUCTION.lastIndex;
  const end = text.indexOf('?>', start);
  if (end === -1) return false;
  addInstruction(tree, target, text.slice(start, end), lineAt(scan, end));
  scan.at = end + 2;
  return true;
}
