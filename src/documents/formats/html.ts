import type { Token, DefaultTreeAdapterTypes as Tree } from 'parse5';
import { commentFact } from '../comments.js';
import type { ArrayNode, Line, Member, TreeNode } from '../document.js';
import { type Decoded, decodeUnicode } from '../encoding.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { CONTENT, isBlank, type Space, spell, TEXT } from '../trees/markup.js';
import { MARK } from '../trees/namespaces.js';
import { array, object, text, treeResult } from '../trees/nodes.js';
import { checkSize, sourceOf } from '../trees/source.js';
import { attempt, type Budget, createBudget, NOWHERE, stopAtLimit } from '../trees/stop.js';

/** parse5 reads 1 to 3 MB/s. */
const MAX_HTML_BYTES = 4_194_304;
/** Elements that a parser may make up (a paragraph repeats every open format) beyond one for three bytes of source. */
const MADE_UP_ELEMENTS = 16_384;
const MIN_ELEMENT_BYTES = 3;
/**
 * On both sides together each takes 4 kB of memory and 40 microseconds, so a small file has no more than this; pages
 * as people have them take 30 bytes and more for each.
 */
const MAX_ELEMENTS = 110_000;
const DENSE_ELEMENT_BYTES = 20;
/** Nodes of one element beside its attributes: itself, its content, the item that holds it, that item's text. */
const NODES_PER_ELEMENT = 4;
/** Things that the parser drops without a trace in the tree, each kept as a mark. */
const MAX_LOST = 1_000;
/** A tag's source, where the tree does not have all of it. */
const MAX_TAG_CHARACTERS = 1_000;
/** What the parser of the standard reports and leaves out of the tree, with the words for it. */
const LOSSES: ReadonlyMap<string, string> = new Map([
  ['duplicate-attribute', 'attribute given twice before'],
  ['end-tag-with-attributes', 'attributes of an end tag'],
  ['eof-in-tag', 'tag without an end'],
  ['unexpected-null-character', 'null character'],
]);
/** WHATWG HTML: how far a declared encoding may be from the start. */
const PRESCAN_BYTES = 1_024;
/** What the standard calls white space, and the replacement of a null character, which is marked by itself. */
const SPACES = /[\t\n\f\r \ufffd]+/g;
/** Style that makes white space show. Which elements a style sheet means is not worked out: then it counts on the whole page. */
const SHOWN_SPACE = /white-space(?:-collapse)?\s*:\s*(?:pre|break-spaces|preserve)/i;
const EXACT = new Set(['pre', 'textarea', 'script', 'style', 'listing', 'xmp', 'plaintext']);
/** Names of foreign elements: no HTML name holds a brace. */
const FOREIGN: ReadonlyMap<string, string> = new Map([
  ['http://www.w3.org/2000/svg', '{svg}'],
  ['http://www.w3.org/1998/Math/MathML', '{math}'],
]);

interface Reading {
  readonly source: string;
  readonly budget: Budget;
  readonly comments: string[];
  /** Offsets of the tags that became elements. */
  readonly starts: Set<number>;
  /** Characters of text in the tree, white space aside. */
  characters: number;
}

interface Tag {
  readonly start: number;
  readonly end: number;
}

/** As far as the stack of the parser is looked at. A slot may be free. */
interface OpenElements {
  readonly stackTop: number;
  readonly items: readonly (Tree.ParentNode | undefined)[];
}

interface Parsed {
  readonly document: Tree.Document;
  /** Every start tag and doctype of the source, those included that the standard's rules drop. */
  readonly tags: readonly Tag[];
  /** Marks for what the parser reports and drops. */
  readonly lost: readonly string[];
  /** All text that the parser was given, white space aside. */
  readonly text: string;
}

/** Kept in the nodes of the parser: a map with a hundred thousand of them costs more than the rest of the reading. */
interface Deep {
  depth?: number;
}

/** HTML by the parser of the standard, which takes everything: tags that may be left out are spelling. */
export const html: Format = { id: 'html', read: (input) => attempt(() => readHtml(input)) };

async function readHtml(input: ReadInput): Promise<ReadResult> {
  checkSize(input, MAX_HTML_BYTES);
  const { text: source, layout, notices } = sourceOf(decodeHtml(input.bytes));
  const budget = createBudget(input.options.limits);
  const parsed = await parse(source, input.options.limits.depth);
  const reading: Reading = { source, budget, comments: [], starts: new Set(), characters: 0 };
  const styled = /<style\b/i.test(source) && SHOWN_SPACE.test(source);
  const root = contentOf(parsed.document, styled ? 'exact' : 'folded', 1, 1, reading, (pieces) => ({
    pieces: [...pieces, ...lossesOf(parsed, reading)],
    line: 1,
  }));
  const comments = commentFact(reading.comments);
  return treeResult({ format: 'html', root, layout: { ...layout, ...comments }, notices });
}

/** What the parser drops must not drop out of the comparison. */
function lossesOf({ tags, lost, text: given }: Parsed, { source, starts, characters }: Reading): readonly string[] {
  const dropped = tags.filter(({ start }) => !starts.has(start));
  return [
    ...lost,
    ...dropped.map(({ start, end }) => `${MARK}dropped ${source.slice(start, end)}`),
    // Text between frames is dropped. Which pieces of it were is not told, so all of it is held.
    ...(given.length === characters ? [] : [`${MARK}text, some of it dropped: ${given}`]),
    // An empty file has the tree of an empty page.
    ...(tags.length === 0 && given === '' ? [`${MARK}nothing`] : []),
  ];
}

async function parse(source: string, maxDepth: number): Promise<Parsed> {
  const { Parser, defaultTreeAdapter } = await import('parse5');
  const most = Math.min(
    MADE_UP_ELEMENTS + Math.ceil(source.length / MIN_ELEMENT_BYTES),
    Math.max(MAX_ELEMENTS, Math.ceil(source.length / DENSE_ELEMENT_BYTES)),
  );
  let made = 0;
  const enter = (parent: Tree.ParentNode & Deep, child: Tree.Node & Deep): void => {
    const depth = (parent.depth ?? 0) + 1;
    // The parser looks through all open elements again and again: depth times length is its time.
    if (depth > maxDepth) stopAtLimit(`nested deeper than ${maxDepth}`, NOWHERE);
    child.depth = depth;
  };
  const tags: Tag[] = [];
  const lost: string[] = [];
  const texts: string[] = [];
  const lose = (loss: string, what: string): void => {
    if (lost.length === MAX_LOST) stopAtLimit('more than 1,000 things that belong nowhere', NOWHERE);
    lost.push(`${MARK}${loss} ${JSON.stringify(what)}`);
  };
  class TagParser extends Parser<Tree.DefaultTreeAdapterMap> {
    override onStartTag(token: Token.TagToken): void {
      if (token.location !== null) tags.push({ start: token.location.startOffset, end: token.location.endOffset });
      super.onStartTag(token);
    }
    override onEndTag(token: Token.TagToken): void {
      if (!isOpen(this.openElements, token.tagName)) lose('end tag of nothing', token.tagName);
      super.onEndTag(token);
    }
    override onDoctype(token: Token.DoctypeToken): void {
      // As a tag: where the tree has no such doctype, the parser dropped it.
      if (token.location !== null) tags.push({ start: token.location.startOffset, end: token.location.endOffset });
      super.onDoctype(token);
    }
    override onCharacter(token: Token.CharacterToken): void {
      texts.push(token.chars);
      super.onCharacter(token);
    }
  }
  const document = TagParser.parse<Tree.DefaultTreeAdapterMap>(source, {
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    onParseError({ code, startOffset, endOffset }) {
      const loss = LOSSES.get(code);
      if (loss !== undefined) lose(loss, sourceAt(source, code, startOffset, endOffset));
    },
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(name, namespace, attributes) {
        made += 1;
        if (made > most) stopAtLimit(`more than ${most} elements`, NOWHERE);
        return defaultTreeAdapter.createElement(name, namespace, attributes);
      },
      appendChild(parent, child) {
        enter(parent, child);
        defaultTreeAdapter.appendChild(parent, child);
      },
      insertBefore(parent, child, reference) {
        enter(parent, child);
        defaultTreeAdapter.insertBefore(parent, child, reference);
      },
      setTemplateContent(template, content) {
        enter(template, content);
        defaultTreeAdapter.setTemplateContent(template, content);
      },
    },
  });
  return { document, tags, lost, text: texts.join('').replace(SPACES, '') };
}

/** Whether an element of that name waits for its end. An end of another one may still close it: that is spelling to no reader. */
function isOpen(stack: OpenElements, name: string): boolean {
  for (let slot = stack.stackTop; slot >= 0; slot -= 1) {
    const element = stack.items[slot];
    if (element !== undefined && 'tagName' in element && element.tagName.toLowerCase() === name.toLowerCase())
      return true;
  }
  return false;
}

/** The source that an error is about. Errors in a tag are told from where they were met, which is inside of it. */
function sourceAt(source: string, code: string, start: number, end: number): string {
  if (code === 'duplicate-attribute') {
    const close = source.indexOf('>', start);
    return source.slice(start, Math.min(close === -1 ? source.length : close, start + MAX_TAG_CHARACTERS));
  }
  if (code !== 'eof-in-tag') return source.slice(start, Math.min(Math.max(end, start + 1), start + MAX_TAG_CHARACTERS));
  const open = source.lastIndexOf('<');
  return source.slice(open, open + MAX_TAG_CHARACTERS);
}

/** As deep as the budget lets it. */
function elementOf(node: Tree.Element, inherited: Space, above: Line, depth: number, reading: Reading): Member {
  const line = lineOf(node) ?? above;
  if (node.sourceCodeLocation) reading.starts.add(node.sourceCodeLocation.startOffset);
  reading.budget.enter(depth, { line, column: 0 });
  reading.budget.spend(node.attrs.length + NODES_PER_ELEMENT, { line, column: 0 });
  const members = node.attrs.map((attribute) => attributeMember(attribute, line));
  const space = showsSpace(node) ? 'exact' : inherited;
  const end = node.tagName === 'body' ? endOfBody : endAsItIs;
  members.push({ name: CONTENT, value: contentOf(node, space, line, depth + 1, reading, end), line });
  return { name: nameOf(node), value: object(members, line), line };
}

/** Text and marks before a child or before the end. */
interface Gap {
  readonly pieces: readonly string[];
  readonly line: Line;
}
type End = (pieces: readonly string[], line: Line) => Gap;

const endAsItIs: End = (pieces, line) => ({ pieces, line });
const endOfBody: End = (pieces, line) => ({ pieces: withoutEnd(pieces), line });

/** What stands in a node: each child with the text before it, then the text behind the last. */
function contentOf(
  node: Tree.ParentNode,
  space: Space,
  line: Line,
  depth: number,
  reading: Reading,
  end: End,
): ArrayNode {
  const items: TreeNode[] = [];
  let pieces: string[] = [];
  let gapLine = line;
  for (const child of childrenOf(node)) {
    if ('tagName' in child) {
      const before = textMember({ pieces, line: gapLine }, space);
      const element = elementOf(child, space, line, depth, reading);
      items.push(object([before, element], element.line));
      pieces = [];
      gapLine = element.line;
      continue;
    }
    if (pieces.length === 0) gapLine = lineOf(child) ?? gapLine;
    const piece = pieceOf(child, reading);
    if (piece !== undefined) pieces.push(piece);
  }
  const last = end(pieces, gapLine);
  items.push(object([textMember(last, space)], last.line));
  return array(items, line);
}

function textMember({ pieces, line }: Gap, space: Space): Member {
  return { name: TEXT, value: text(spell(pieces, space), line), line };
}

function showsSpace(node: Tree.Element): boolean {
  return (
    EXACT.has(node.tagName) ||
    node.attrs.some(({ name, prefix, value }) =>
      prefix === 'xml' && name === 'space' ? value === 'preserve' : name === 'style' && SHOWN_SPACE.test(value),
    )
  );
}

function childrenOf(node: Tree.ParentNode): readonly Tree.ChildNode[] {
  return 'content' in node ? node.content.childNodes : node.childNodes;
}

function nameOf({ namespaceURI, tagName }: Tree.Element): string {
  return `${FOREIGN.get(namespaceURI) ?? ''}${tagName}`;
}

function attributeMember(attribute: { name: string; value: string; prefix?: string }, line: Line): Member {
  const name = attribute.prefix ? `@${attribute.prefix}:${attribute.name}` : `@${attribute.name}`;
  return { name, value: text(attribute.value, line), line };
}

/** Text as it is; the doctype and what looks like an instruction as a mark; nothing for a comment. */
function pieceOf(node: Tree.ChildNode, reading: Reading): string | undefined {
  if (node.nodeName === '#text') {
    const { value } = node as Tree.TextNode;
    reading.characters += value.replace(SPACES, '').length;
    return value;
  }
  if (node.nodeName === '#documentType') {
    if (node.sourceCodeLocation) reading.starts.add(node.sourceCodeLocation.startOffset);
    const { name, publicId, systemId } = node as Tree.DocumentType;
    return `${MARK}<!DOCTYPE ${name} ${JSON.stringify([publicId, systemId])}>`;
  }
  const { data, sourceCodeLocation } = node as Tree.CommentNode;
  // The parser makes a comment of `<?php ...>` and `<!ELEMENT ...>`, too; those are not what a person calls one.
  if (!reading.source.startsWith('<!--', sourceCodeLocation?.startOffset ?? 0)) return `${MARK}<${data}>`;
  // Some readers of mail run what stands in these, and servers put something in their place: instructions in a comment's clothes.
  if (/^(?:\[if\b|#)|<!\[endif\]$/i.test(data)) return `${MARK}<!--${data}-->`;
  reading.comments.push(data);
  return undefined;
}

/** White space at the end of the body is the end of the file: parsers put what follows `</body>` there. */
function withoutEnd(pieces: readonly string[]): readonly string[] {
  const kept = [...pieces];
  for (let last = kept.at(-1); last !== undefined && isBlank(last); last = kept.at(-1)) kept.pop();
  const last = kept.pop();
  if (last === undefined) return kept;
  let end = last.length;
  while (isBlank(last[end - 1] ?? '')) end -= 1;
  return [...kept, last.slice(0, end)];
}

function lineOf(node: Tree.Node): Line | undefined {
  return 'sourceCodeLocation' in node ? (node.sourceCodeLocation?.startLine ?? undefined) : undefined;
}

/** UTF-8 or a byte order mark; where that is not valid, the encoding that the page declares. */
function decodeHtml(bytes: Uint8Array): Decoded {
  const unicode = decodeUnicode(bytes);
  if (unicode.ok) return unicode;
  const head = Buffer.from(bytes.subarray(0, PRESCAN_BYTES)).toString('latin1');
  const label = /charset=["']?([A-Za-z0-9_-]{2,40})/i.exec(head)?.[1];
  if (label === undefined) return unicode;
  try {
    const decoded = new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes);
    return { ok: true, text: decoded, layout: { encoding: label.toUpperCase() }, notices: [] };
  } catch {
    return unicode;
  }
}
