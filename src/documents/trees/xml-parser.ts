import type { SaxesParser } from 'saxes';
import type { Limits } from '../../policy/policy.js';
import type { Line, Member } from '../document.js';
import { type Gap, isBlank, isMark } from './markup.js';
import { type Binding, bindingOf, createScope, MARK, type Scope, XSI_TYPE } from './namespaces.js';
import { text } from './nodes.js';
import { type Budget, createBudget, fail } from './stop.js';
import { opaqueEntities, predefinedEntities } from './xml-entities.js';

/** Nodes of one element beside its attributes: itself, its content, the item that holds it, that item's text. */
export const NODES_PER_ELEMENT = 4;
const SPACE_ATTRIBUTE = '@{http://www.w3.org/XML/1998/namespace}space';

type Parser = SaxesParser<{ xmlns: false }>;

interface Written {
  readonly name: string;
  readonly value: string;
}

export interface OpenElement {
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
export interface Gathered {
  readonly top: OpenElement;
  readonly scope: Scope;
  readonly budget: Budget;
  readonly comments: string[];
  readonly declarations: string[];
  readonly prefixes: Set<string>;
  readonly namespaces: Set<string>;
  readonly unbound: Line[];
  readonly duplicates: Line[];
}

export function gather(limits: Limits): Gathered {
  return {
    top: openElement('', [], [], 1, false),
    scope: createScope(),
    budget: createBudget(limits),
    comments: [],
    declarations: [],
    prefixes: new Set(),
    namespaces: new Set(),
    unbound: [],
    duplicates: [],
  };
}

/** Reads one document after the other; a further one must begin with an XML declaration. Returns how many there were. */
export async function parseAll(source: string, gathered: Gathered): Promise<number> {
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

/** What changes while one document is parsed. */
interface Walk {
  readonly parser: Parser;
  readonly source: string;
  /** Lines of the file before this document. */
  readonly lines: number;
  readonly gathered: Gathered;
  /** The document itself, then the open elements. */
  readonly stack: OpenElement[];
  attributes: Written[];
  tagLine: Line;
  /** Where the last tag, comment or instruction ended. */
  markupEnd: number;
}

/** Where a further document begins, and the lines of the file before it. */
interface NextStart {
  readonly offset: number;
  readonly line: number;
}

/** Parses one document into `gathered`; undefined at the end of the source. */
function parseOne(parser: Parser, source: string, lines: number, gathered: Gathered): NextStart | undefined {
  const walk: Walk = {
    parser,
    source,
    lines,
    gathered,
    stack: [gathered.top],
    attributes: [],
    tagLine: 0,
    markupEnd: 0,
  };
  parser.ENTITIES = predefinedEntities();
  parser.on('error', (error) => {
    fail(error.message.replace(/^\d+:\d+: /, ''), { line: lineOf(walk), column: parser.columnIndex + 1 });
  });
  listenToText(walk);
  listenToTags(walk);
  try {
    parser.write(source).close();
  } catch (error) {
    if (error instanceof NextDocument) return error.start;
    throw error;
  }
  return undefined;
}

function lineOf({ lines, parser }: Walk): Line {
  return lines + parser.line;
}

function innermost({ stack }: Walk): OpenElement {
  return stack[stack.length - 1]!;
}

function listenToText(walk: Walk): void {
  const { parser, source, gathered } = walk;
  parser.on('xmldecl', ({ version, standalone }) => {
    gathered.declarations.push([version, standalone && `standalone=${standalone}`].filter(Boolean).join(' '));
  });
  parser.on('doctype', (doctype) => {
    parser.ENTITIES = opaqueEntities();
    addPiece(innermost(walk), `${MARK}<!DOCTYPE${doctype}>`, lineOf(walk));
  });
  parser.on('processinginstruction', ({ target, body }) => {
    addPiece(innermost(walk), `${MARK}<?${target} ${body}?>`, lineOf(walk));
    walk.markupEnd = parser.position;
  });
  parser.on('comment', (comment) => {
    gathered.comments.push(comment);
    // The event comes before the closing angle bracket.
    walk.markupEnd = parser.position + 1;
  });
  parser.on('text', (value) => {
    if (walk.stack.length === 1) return;
    const element = innermost(walk);
    if (isBlank(value) && source.slice(walk.markupEnd, parser.position).includes('&')) element.explicitSpace = true;
    addPiece(element, value, lineOf(walk));
  });
  parser.on('cdata', (value) => {
    walk.markupEnd = parser.position;
    if (value === '') return;
    const element = innermost(walk);
    if (isBlank(value)) element.explicitSpace = true;
    addPiece(element, value, lineOf(walk));
  });
}

function listenToTags(walk: Walk): void {
  const { parser, source, gathered, stack } = walk;
  parser.on('opentagstart', () => {
    // The event comes after the character that ends the name, which may be a line end.
    walk.tagLine = lineOf(walk) - (parser.columnIndex === 0 ? 1 : 0);
  });
  parser.on('attribute', (attribute) => walk.attributes.push(attribute));
  parser.on('opentag', ({ name }) => {
    const parent = innermost(walk);
    gathered.budget.enter(stack.length, { line: walk.tagLine, column: 0 });
    closeGap(parent, gathered.scope);
    const element = startElement(name, walk.attributes, parent, walk.tagLine, gathered);
    walk.attributes = [];
    parent.children.push(element);
    stack.push(element);
    walk.markupEnd = parser.position;
  });
  parser.on('closetag', () => {
    const element = stack.pop()!;
    closeGap(element, gathered.scope);
    gathered.scope.pop(element.bindings);
    walk.markupEnd = parser.position;
    if (stack.length > 1) return;
    const start = nextDocument(source, parser.position, lineOf(walk) - 1);
    // Nothing after the root may be an error of this document where another one begins.
    if (start !== undefined) throw new NextDocument(start);
  });
}

/** Leaves the parser of one document for the next. */
class NextDocument extends Error {
  readonly start: NextStart;

  constructor(start: NextStart) {
    super('another document begins');
    this.start = start;
  }
}

function nextDocument(source: string, from: number, linesBefore: number): NextStart | undefined {
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
  written: readonly Written[],
  parent: OpenElement,
  line: Line,
  gathered: Gathered,
): OpenElement {
  const { scope, budget, prefixes, namespaces } = gathered;
  const bindings: Binding[] = [];
  for (const attribute of written) {
    const binding = bindingOf(attribute.name, attribute.value);
    if (binding === undefined) continue;
    bindings.push(binding);
    namespaces.add(binding.uri);
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
export function closeGap(element: OpenElement, scope: Scope): void {
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
