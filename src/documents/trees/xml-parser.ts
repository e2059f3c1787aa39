import type { SaxesParser } from 'saxes';
import type { Line } from '../document.js';
import { isBlank } from './markup.js';
import { fail } from './stop.js';
import { opaqueEntities, predefinedEntities } from './xml-entities.js';
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

type Parser = SaxesParser<{ xmlns: false }>;

/** Reads one document after the other; a further one must begin with an XML declaration. Returns how many there were. */
export async function parseAll(source: string, tree: XmlTree): Promise<number> {
  const { SaxesParser } = await import('saxes');
  let documents = 0;
  let offset = 0;
  let line = 0;
  for (;;) {
    const end = parseOne(new SaxesParser({ xmlns: false }), source.slice(offset), line, tree);
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
  readonly tree: XmlTree;
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

/** Parses one document into the tree; undefined at the end of the source. */
function parseOne(parser: Parser, source: string, lines: number, tree: XmlTree): NextStart | undefined {
  const walk: Walk = { parser, source, lines, tree, attributes: [], tagLine: 0, markupEnd: 0 };
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

function listenToText(walk: Walk): void {
  const { parser, source, tree } = walk;
  parser.on('xmldecl', ({ version, standalone }) => addDeclaration(tree, version ?? '', standalone));
  parser.on('doctype', (doctype) => {
    parser.ENTITIES = opaqueEntities();
    addDoctype(tree, doctype, lineOf(walk));
  });
  parser.on('processinginstruction', ({ target, body }) => {
    addInstruction(tree, target, body, lineOf(walk));
    walk.markupEnd = parser.position;
  });
  parser.on('comment', (comment) => {
    tree.comments.push(comment);
    // The event comes before the closing angle bracket.
    walk.markupEnd = parser.position + 1;
  });
  parser.on('text', (value) => {
    const referred = isBlank(value) && source.slice(walk.markupEnd, parser.position).includes('&');
    addText(tree, value, lineOf(walk), referred);
  });
  parser.on('cdata', (value) => {
    walk.markupEnd = parser.position;
    addCdata(tree, value, lineOf(walk));
  });
}

function listenToTags(walk: Walk): void {
  const { parser, source, tree } = walk;
  parser.on('opentagstart', () => {
    // The event comes after the character that ends the name, which may be a line end.
    walk.tagLine = lineOf(walk) - (parser.columnIndex === 0 ? 1 : 0);
  });
  parser.on('attribute', (attribute) => walk.attributes.push(attribute));
  parser.on('opentag', ({ name }) => {
    openElement(tree, name, walk.attributes, walk.tagLine);
    walk.attributes = [];
    walk.markupEnd = parser.position;
  });
  parser.on('closetag', () => {
    closeElement(tree);
    walk.markupEnd = parser.position;
    if (tree.open.length > 1) return;
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
