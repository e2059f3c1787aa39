import type { Notice } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { indentation } from '../layout.js';
import { contentNode, type Element, type Gap, isBlank, type Space } from '../trees/markup.js';
import { MARK } from '../trees/namespaces.js';
import { commentFact, countedNotice, listFact, treeResult } from '../trees/nodes.js';
import { checkSize, sourceOf } from '../trees/source.js';
import { attempt } from '../trees/stop.js';
import { decodeXml } from '../trees/xml-encoding.js';
import { closeGap, gather, type OpenElement, parseAll } from '../trees/xml-parser.js';

const XHTML = '{http://www.w3.org/1999/xhtml}';
/** In these a blank between two children is seen: SVG text, and every element of XHTML. */
const SVG_TEXT = /^\{http:\/\/www\.w3\.org\/2000\/svg\}(text|tspan|textPath|a)$/;

/** The fact that tells namespaces which are declared and which no name stands in. */
export const IDLE_NAMESPACES = 'namespaces without names';

/** XML 1.0 and 1.1: names with their namespaces, no entity expanded (docs/adr/0080). */
export const xml: Format = {
  id: 'xml',
  read: (input) => attempt(() => readXml(input, 'xml')),
};

export async function readXml(input: ReadInput, format: string): Promise<ReadResult> {
  checkSize(input);
  const source = sourceOf(decodeXml(input.bytes));
  const gathered = gather(input.options.limits);
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
  const idle = [...gathered.namespaces].filter((uri) => uri !== '' && !gathered.scope.used.has(uri)).sort();
  const layout = {
    ...source.layout,
    ...(top.children.some(({ children }) => children.length > 0) ? indentation(source.text) : {}),
    ...commentFact(gathered.comments),
    ...(gathered.declarations.length === 0 ? {} : { 'XML declaration': listFact(gathered.declarations) }),
    ...(gathered.prefixes.size === 0 ? {} : { 'namespace prefixes': listFact([...gathered.prefixes].sort()) }),
    // Writers of XML drop and add such declarations; a property list has none, so there they are told.
    ...(format !== 'plist' || idle.length === 0 ? {} : { [IDLE_NAMESPACES]: listFact(idle) }),
  };
  return treeResult({ format, root, layout, notices });
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
