import type { SaxesParser } from 'saxes';
import type { Line, Member, Notice } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { contentNode, type Element, type Gap, isBlank, isMark, type Space } from '../trees/markup.js';
import { type Binding, bindingOf, createScope, MARK, type Scope, XSI_TYPE } from '../trees/namespaces.js';
import { commentFact, countedNotice, listFact, text, treeResult } from '../trees/nodes.js';
import { checkSize, sourceOf } from '../trees/source.js';
import { attempt, type Budget, createBudget, fail } from '../trees/stop.js';
import { decodeXml } from '../trees/xml-encoding.js';

/** Nodes of one element beside its attributes: itself, its content, the item that holds it, that item's text. */
const NODES_PER_ELEMENT = 4;
const XHTML = '{http://www.w3.org/1999/xhtml}';
/** In these a blank between two children is seen: SVG text, and every element of XHTML. */
const SVG_TEXT = /^\{http:\/\/www\.w3\.org\/2000\/svg\}(text|tspan|textPath|a)$/;
const SPACE_ATTRIBUTE = '@{http://www.w3.org/XML/1998/namespace}space';

interface OpenElement {
  readonly name: string;
  readonly attributes: readonly Member[];
  readonly bindings: readonly Binding[];
  readonly gaps: Gap[];
  readonly children: OpenElement[];
  readonly line: Line;
  readonly preserve: boolean;
  pieces: string[];
  pieceLine: Line;
  /** White space was written as CDATA or as a character reference: nobody does that for the layout. */
  explicitSpace: boolean;
}

/** Everything that is gathered over the documents of one file. */
interface Gathered {
  readonly top: OpenElement;
  readonly scope: Scope;
  readonly budget: Budget;
  readonly comments: string[];
  readonly declarations: string[];
  readonly prefixes: Set<string>;
  readonly unbound: Line[];
  readonly duplicates: Line[];
}

type Parser = SaxesParser<{ xmlns: false }>;

export const xml: Format = {
  id: 'xml',
  read: (input) => attempt(() => readXml(input, 'xml')),
};

export async function readXml(input: ReadInput, format: string): Promise<ReadResult> {
  checkSize(input);
  const source = sourceOf(decodeXml(input.bytes));
  const gathered = gather(input);
  const documents = await parseAll(source.text, gathered);
  const { top } = gathered;
  closeGap(top, gathered.scope);
  const mixed = mixedNames(top);
  const root = contentNode({ ...finished(top, mixed), space: 'layout' });
  const notices: Notice[] = [...source.notices];
  if (documents > 1) notices.push({ message: `${documents} documents in one file`, line: 1 });
  notices.push(
    ...countedNotice(gathered.unbound, 'unbound prefix', (count) => `${count} names with an unbound prefix`),
  );
  notices.push(
    ...countedNotice(gathered.duplicates, 'attribute given twice', (count) => `${count} attributes given twice`),
  );
  const layout = {
    ...source.layout,
    ...commentFact(gathered.comments),
    ...(gathered.declarations.length === 0 ? {} : { 'XML declaration': listFact(gathered.declarations) }),
    ...(gathered.prefixes.size === 0 ? {} : { 'namespace prefixes': listFact([...gathered.prefixes].sort()) }),
  };
  return treeResult({ format, root, layout, notices });
}

function gather(input: ReadInput): Gathered {
  return {
    top: openElement('', [], [], 1, false),
    scope: createScope(),
    budget: createBudget(input.options.limits),
    comments: [],
    declarations: [],
    prefixes: new Set(),
    unbound: [],
    duplicates: [],
  };
}

/** Reads one document after the other; a further one must begin with an XML declaration. Returns how many there were. */
async function parseAll(source: string, gathered: Gathered): Promise<number> {
  const { SaxesParser } = await import('saxes');
  let documents = 0;
  let offset = 0;
  let line = 0;
  for (;;) {
    const end = parseOne(new SaxesParser({ xmlns: false }), source.slice(offset), line, gathered);
    documents += 1;
    if (end === undefined) return documents;
    offset += end.offset;
    line = end.line;
  }
}

/**
 * Parses one document into `gathered`. Where a further declaration follows its root, returns where that starts,
 * with the number of lines before it; undefined at the end of the source.
 */
function parseOne(
  parser: Parser,
  source: string,
  lines: number,
  gathered: Gathered,
): { readonly offset: number; readonly line: number } | undefined {
  const { top } = gathered;
  const stack: OpenElement[] = [top];
  const current = (): OpenElement => stack[stack.length - 1]!;
  let end: { readonly offset: number; readonly line: number } | undefined;
  let attributes: { readonly name: string; readonly value: string }[] = [];
  let tagLine = 0;
  let markupEnd = 0;
  const lineNow = (): Line => lines + parser.line;

  parser.ENTITIES = predefinedEntities();
  parser.on('error', (error) => {
    fail(error.message.replace(/^\d+:\d+: /, ''), { line: lineNow(), column: parser.columnIndex + 1 });
  });
  parser.on('xmldecl', ({ version, standalone }) => {
    gathered.declarations.push([version, standalone && `standalone=${standalone}`].filter(Boolean).join(' '));
  });
  parser.on('doctype', (doctype) => {
    parser.ENTITIES = opaqueEntities();
    addPiece(current(), `${MARK}<!DOCTYPE${doctype}>`, lineNow());
  });
  parser.on('processinginstruction', ({ target, body }) => {
    addPiece(current(), `${MARK}<?${target} ${body}?>`, lineNow());
    markupEnd = parser.position;
  });
  parser.on('comment', (comment) => {
    gathered.comments.push(comment);
    // The event comes before the closing angle bracket.
    markupEnd = parser.position + 1;
  });
  parser.on('text', (value) => {
    if (stack.length === 1) return;
    if (isBlank(value) && source.slice(markupEnd, parser.position).includes('&')) current().explicitSpace = true;
    addPiece(current(), value, lineNow());
  });
  parser.on('cdata', (value) => {
    markupEnd = parser.position;
    if (value === '') return;
    if (isBlank(value)) current().explicitSpace = true;
    addPiece(current(), value, lineNow());
  });
  parser.on('opentagstart', () => {
    // The event comes after the character that ends the name, which may be a line end.
    tagLine = lineNow() - (parser.columnIndex === 0 ? 1 : 0);
  });
  parser.on('attribute', (attribute) => attributes.push(attribute));
  parser.on('opentag', ({ name }) => {
    const parent = current();
    gathered.budget.enter(stack.length, { line: tagLine, column: 0 });
    closeGap(parent, gathered.scope);
    const element = startElement(name, attributes, parent, tagLine, gathered);
    attributes = [];
    parent.children.push(element);
    stack.push(element);
    markupEnd = parser.position;
  });
  parser.on('closetag', () => {
    const element = stack.pop()!;
    closeGap(element, gathered.scope);
    gathered.scope.pop(element.bindings);
    markupEnd = parser.position;
    if (stack.length === 1) end = nextDocument(source, parser.position, lineNow() - 1);
    // Nothing after the root may be an error of this document where another one begins.
    if (end !== undefined) throw new NextDocument();
  });
  try {
    parser.write(source).close();
  } catch (error) {
    if (!(error instanceof NextDocument)) throw error;
  }
  return end;
}

/** Leaves the parser of one document for the next. */
class NextDocument extends Error {}

function nextDocument(
  source: string,
  from: number,
  linesBefore: number,
): { readonly offset: number; readonly line: number } | undefined {
  let offset = from;
  let line = linesBefore;
  while (offset < source.length && isBlank(source[offset]!)) {
    if (source[offset] === '\n') line += 1;
    offset += 1;
  }
  return /^<\?xml[ \t\r\n]/.test(source.slice(offset, offset + 6)) ? { offset, line } : undefined;
}

function startElement(
  name: string,
  written: readonly { readonly name: string; readonly value: string }[],
  parent: OpenElement,
  line: Line,
  gathered: Gathered,
): OpenElement {
  const { scope, budget, prefixes } = gathered;
  const bindings: Binding[] = [];
  for (const attribute of written) {
    const binding = bindingOf(attribute.name, attribute.value);
    if (binding === undefined) continue;
    bindings.push(binding);
    if (binding.prefix !== '') prefixes.add(binding.prefix);
  }
  scope.push(bindings);
  const expanded = scope.elementName(name);
  if (expanded === name && name.includes(':')) gathered.unbound.push(line);
  const attributes: Member[] = [];
  const seen = new Set<string>();
  let preserve = parent.preserve;
  for (const attribute of written) {
    if (bindingOf(attribute.name, attribute.value) !== undefined) continue;
    const member = `@${scope.attributeName(attribute.name)}`;
    if (seen.has(member)) gathered.duplicates.push(line);
    seen.add(member);
    if (member === SPACE_ATTRIBUTE) preserve = attribute.value === 'preserve';
    const value = member === XSI_TYPE ? scope.qualifiedName(attribute.value) : scope.value(attribute.value);
    attributes.push({ name: member, value: text(value, line), line });
  }
  budget.spend(NODES_PER_ELEMENT + attributes.length, { line, column: 0 });
  return openElement(expanded, attributes, bindings, line, preserve);
}

function openElement(
  name: string,
  attributes: readonly Member[],
  bindings: readonly Binding[],
  line: Line,
  preserve: boolean,
): OpenElement {
  const content = { gaps: [], children: [], pieces: [], pieceLine: line, explicitSpace: false };
  return { name, attributes, bindings, line, preserve, ...content };
}

/** Text runs that a comment or a CDATA border parts are one run; a mark is a piece of its own. */
function addPiece(element: OpenElement, piece: string, line: Line): void {
  const { pieces } = element;
  if (pieces.length === 0) element.pieceLine = Math.max(element.line, line - newlines(piece));
  pieces.push(piece);
}

function newlines(value: string): number {
  let count = 0;
  for (let at = value.indexOf('\n'); at !== -1; at = value.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** Called while the element's own bindings are in scope: they say what a prefix in its text means. */
function closeGap(element: OpenElement, scope: Scope): void {
  const pieces = joined(element.pieces).map((piece) => (isMark(piece) ? piece : scope.value(piece)));
  element.gaps.push({ pieces, line: element.pieceLine });
  element.pieces = [];
}

function joined(pieces: readonly string[]): readonly string[] {
  if (pieces.length < 2) return pieces;
  const runs: string[] = [];
  let run: string[] = [];
  for (const piece of pieces) {
    if (isMark(piece)) {
      if (run.length > 0) runs.push(run.join(''));
      runs.push(piece);
      run = [];
    } else run.push(piece);
  }
  if (run.length > 0) runs.push(run.join(''));
  return runs;
}

/** The predefined ones without a prototype: `&constructor;` is as undefined as any other. */
function predefinedEntities(): Record<string, string> {
  return Object.assign(Object.create(null) as Record<string, string>, {
    amp: '&',
    gt: '>',
    lt: '<',
    quot: '"',
    apos: "'",
  });
}

/**
 * With a doctype an unknown entity may be defined, perhaps outside of the file. It is never expanded: it stays a
 * marked reference, so that `&x;` and `&amp;x;` differ; its definition counts as part of the doctype's text.
 */
function opaqueEntities(): Record<string, string> {
  return new Proxy(predefinedEntities(), {
    get: (known, name) => {
      if (typeof name !== 'string') return undefined;
      return known[name] ?? (/^[\p{L}_:][\p{L}\p{N}_:.-]*$/u.test(name) ? `${MARK}&${name};` : undefined);
    },
  });
}

/**
 * Names of elements that somewhere hold both text and elements. White space counts in all of their kind: between two
 * inline elements it is seen even where this one has no other text.
 */
function mixedNames(top: OpenElement): ReadonlySet<string> {
  const names = new Set<string>();
  const open: OpenElement[] = [top];
  for (let element = open.pop(); element !== undefined; element = open.pop()) {
    if (element !== top && element.children.length > 0 && element.gaps.some(hasText)) names.add(element.name);
    for (const child of element.children) open.push(child);
  }
  return names;
}

function hasText(gap: Gap): boolean {
  return gap.pieces.some((piece) => !isBlank(piece) && !piece.startsWith(`${MARK}<`));
}

function finished(element: OpenElement, mixed: ReadonlySet<string>): Element {
  const { name, attributes, gaps, line } = element;
  const children = element.children.map((child) => finished(child, mixed));
  return { name, attributes, gaps, children, line, space: spaceOf(element, mixed) };
}

function spaceOf(element: OpenElement, mixed: ReadonlySet<string>): Space {
  if (element.preserve || element.explicitSpace || element.children.length === 0 || mixed.has(element.name))
    return 'exact';
  return element.name.startsWith(XHTML) || SVG_TEXT.test(element.name) ? 'blank' : 'layout';
}
