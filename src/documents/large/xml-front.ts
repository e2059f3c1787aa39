import { isCustomary } from '../trees/namespaces.js';
import { decline } from './source.js';

/** Deeper lists are left to the plain path. */
const MAX_PATH = 16;
const LESS = 60;
const GREATER = 62;
const SLASH = 47;
const BANG = 33;
const QUESTION = 63;

/** The declaration of everyday files: XML 1.0 in UTF-8. */
const DECLARATION =
  /^<\?xml[ \t\r\n]+version=(?:"1\.0"|'1\.0')(?:[ \t\r\n]+encoding=(?:"utf-?8"|'utf-?8'))?(?:[ \t\r\n]+standalone=(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\r\n]*\?>/i;

/** Namespaces in which the reader keeps blanks between elements. */
const SPACED = ['http://www.w3.org/1999/xhtml', 'http://www.w3.org/2000/svg'];

/** An element on the way to the list: its name as it is written, and which child of its parent it is. */
export interface XmlStep {
  readonly name: string;
  readonly ordinal: number;
}

/** The element that holds the many, as the front of a file shows it. */
export interface XmlList {
  /** The root first, the list last. */
  readonly path: readonly XmlStep[];
  /** Where its content begins. */
  readonly start: number;
  /** The default namespace that is in scope in it. */
  readonly namespace: string;
  /** The prefixes that are bound in it, all of them as everybody means them. */
  readonly prefixes: readonly string[];
}

interface OpenTag extends XmlStep {
  readonly start: number;
  readonly namespace: string;
  readonly prefixes: readonly string[];
  children: number;
  text: boolean;
}

/** The element of `front` with the most child elements; of those that are open where `front` ends, unless that is the whole file. */
export function findXmlList(front: Buffer, whole: boolean): XmlList {
  let best: { readonly list: XmlList; readonly children: number } | undefined;
  const see = (stack: readonly OpenTag[]): void => {
    const { children } = stack[stack.length - 1]!;
    if (children > (best?.children ?? 0)) best = { list: listOf(stack), children };
  };
  const open = walkTags(front, rootAt(front), [], {
    closed: (stack) => {
      if (whole) see(stack);
    },
  });
  for (let depth = open.length; depth > 0; depth -= 1) see(open.slice(0, depth));
  return best?.list ?? decline('no list of elements');
}

/** The same element in another file: at the same place, by the same names. */
export function sameXmlList(front: Buffer, { path }: XmlList): XmlList {
  let found: XmlList | undefined;
  walkTags(front, rootAt(front), [], {
    opened: (stack) => {
      const here =
        stack.length === path.length &&
        stack.every(({ name, ordinal }, depth) => name === path[depth]!.name && ordinal === path[depth]!.ordinal);
      if (here) found = listOf(stack);
      return !here;
    },
  });
  return found ?? decline('the list stands elsewhere');
}

/** Everything in front of the list, and behind it, is kept; here only what would change how its elements are read is declined. */
export function requireEverydayFront(front: Buffer, list: XmlList): void {
  const open = walkTags(front.subarray(0, list.start), rootAt(front), [], {});
  if (open.length !== list.path.length) decline('a front that is not plain');
}

/** Declines where the list does not end here, or its end is not that of everyday files. */
export function requireEverydayTail(tail: Buffer, { path, namespace }: XmlList): void {
  const open = path.map((step): OpenTag => ({ ...step, start: 0, namespace, prefixes: [], children: 1, text: false }));
  if (walkTags(tail, 0, open, {}).length > 0) decline('elements that are left open');
}

function listOf(stack: readonly OpenTag[]): XmlList {
  const { start, namespace, prefixes } = stack[stack.length - 1]!;
  return { path: stack.map(({ name, ordinal }) => ({ name, ordinal })), start, namespace, prefixes };
}

/** Where the root's tag begins. */
function rootAt(front: Buffer): number {
  const declaration = DECLARATION.exec(front.toString('latin1', 0, Math.min(512, front.length)));
  let at = declaration === null ? 0 : declaration[0].length;
  for (;;) {
    while (isSpace(front[at])) at += 1;
    if (front[at] !== LESS) decline('no element');
    const next = front[at + 1];
    if (next === QUESTION) {
      if (/^<\?xml[ \t\r\n]/i.test(front.toString('latin1', at, at + 6))) decline('an unusual declaration');
      at = behind(front, '?>', at + 2);
    } else if (next === BANG) {
      if (front.toString('latin1', at, at + 4) !== '<!--') decline('a document type');
      at = behind(front, '-->', at + 4);
    } else return at;
  }
}

function behind(block: Buffer, mark: string, from: number): number {
  const at = block.indexOf(mark, from, 'latin1');
  return at === -1 ? decline('a mark without an end') : at + mark.length;
}

function isSpace(byte: number | undefined): boolean {
  return byte === 32 || byte === 10 || byte === 13 || byte === 9;
}

interface TagVisitor {
  /** Told the open elements, the new one last. False ends the walk. */
  readonly opened?: (stack: readonly OpenTag[]) => boolean;
  readonly closed?: (stack: readonly OpenTag[]) => void;
}

/** Walks whole tags up to where the block or the root ends; gives what is open there. The reader has the last word on what it is. */
function walkTags(block: Buffer, start: number, from: readonly OpenTag[], visit: TagVisitor): readonly OpenTag[] {
  const stack = [...from];
  const begun = from.length > 0;
  for (let at = start; ; ) {
    const less = block.indexOf(LESS, at);
    const top = stack[stack.length - 1];
    if (less === -1) return stack;
    if (top === undefined && (begun || less > start)) return stack;
    if (top !== undefined && hasText(block, at, less)) holdText(top);
    const mark = block[less + 1];
    if (mark === QUESTION || mark === BANG) {
      const next = skipped(block, less, top);
      if (next === undefined) return stack;
      at = next;
      continue;
    }
    const end = tagEnd(block, less);
    if (end === undefined) return stack;
    at = end;
    if (mark === SLASH) {
      if (top === undefined) return decline('an end without a beginning');
      visit.closed?.(stack);
      stack.pop();
      if (stack.length === 0) return stack;
      continue;
    }
    if (top?.text) decline('text beside elements');
    if (top !== undefined) top.children += 1;
    const text = block.toString('utf8', less, end);
    const opened = openTag(text, end, top);
    if (text.endsWith('/>')) continue;
    if (stack.length >= MAX_PATH) decline('deep nesting');
    stack.push(opened);
    if (visit.opened?.(stack) === false) return stack;
  }
}

function openTag(text: string, start: number, parent: OpenTag | undefined): OpenTag {
  const name = /^<([^\s/>]+)/.exec(text)?.[1] ?? decline('a tag without a name');
  let namespace = parent?.namespace ?? '';
  const prefixes = new Set(parent?.prefixes);
  for (const [, prefix, , double, single] of text.matchAll(
    /\s(?:xmlns(:[^\s=]+)?|xml:space)\s*=\s*("([^"]*)"|'([^']*)')/g,
  )) {
    const value = double ?? single ?? '';
    if (value.includes('&') || text.includes('xml:space')) decline('a namespace that is not plain');
    if (prefix === undefined) namespace = value;
    else if (isCustomary(prefix.slice(1), value)) prefixes.add(prefix.slice(1));
    else decline('a prefix');
  }
  if (SPACED.includes(namespace)) decline('a namespace in which blanks count');
  const ordinal = parent === undefined ? 0 : parent.children - 1;
  return { name, ordinal, start, namespace, prefixes: [...prefixes].sort(), children: 0, text: false };
}

/** Where the tag ends that begins here; angle brackets may stand in its values. */
function tagEnd(block: Buffer, start: number): number | undefined {
  let quote = 0;
  for (let at = start + 1; at < block.length; at += 1) {
    const byte = block[at]!;
    if (quote !== 0) {
      if (byte === quote) quote = 0;
    } else if (byte === 34 || byte === 39) quote = byte;
    else if (byte === GREATER) return at + 1;
  }
  return undefined;
}

/** Behind a comment, an instruction or a CDATA section, which is text. */
function skipped(block: Buffer, start: number, top: OpenTag | undefined): number | undefined {
  const opening = block.toString('latin1', start, start + 9);
  const marks: readonly (readonly [string, string])[] = [
    ['<?', '?>'],
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
  ];
  const mark = marks.find(([open]) => opening.startsWith(open));
  if (mark === undefined) return opening.length < 9 ? undefined : decline('a declaration');
  if (mark[0].startsWith('<![') && top !== undefined) holdText(top);
  const end = block.indexOf(mark[1], start + mark[0].length, 'latin1');
  return end === -1 ? undefined : end + mark[1].length;
}

function holdText(element: OpenTag): void {
  element.text = true;
  if (element.children > 0) decline('text beside elements');
}

function hasText(block: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (!isSpace(block[at])) return true;
  return false;
}
