import type { Meter } from '../tables/guard.js';
import { trimSpace } from '../trees/scanner.js';
import { fail, stopAtLimit } from '../trees/stop.js';
import { decodeXml } from '../trees/xml-encoding.js';

/** An element by its local name: producers choose the prefixes. */
export interface XmlElement {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Character data directly in it. */
  readonly text: string;
}

type Namespaces = ReadonlyMap<string, string>;

/** SpreadsheetML, transitional and strict, and relationships of packages (ECMA-376): what a part of a workbook is written in. */
const OF_PARTS: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  'http://purl.oclc.org/ooxml/spreadsheetml/main',
  'http://schemas.openxmlformats.org/package/2006/relationships',
]);
const OF_RELATIONS: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'http://purl.oclc.org/ooxml/officeDocument/relationships',
]);
const UNBOUND: Namespaces = new Map();

const MAX_DEPTH = 64;
const NO_CHILDREN: readonly XmlElement[] = [];
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

interface Open {
  readonly name: string;
  readonly namespaces: Namespaces;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  readonly pieces: string[];
}

/**
 * The elements of a part. `strange` gets the namespaces of its root and of names of relationships that are not those of workbooks: programs
 * that go by namespaces do not see what stands there.
 */
export async function parseElements(bytes: Uint8Array, meter: Meter, strange: Set<string>): Promise<XmlElement> {
  const decoded = decodeXml(bytes);
  if (!decoded.ok) return fail(decoded.reason);
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser({ xmlns: false });
  const top: Open = { name: '', namespaces: UNBOUND, attributes: new Map(), children: [], pieces: [] };
  const stack: Open[] = [top];
  parser.on('error', (error) => fail(error.message));
  parser.on('doctype', () => fail('a document type in a workbook'));
  parser.on('opentag', ({ name, attributes }) => {
    if (stack.length > MAX_DEPTH) stopAtLimit(`nested deeper than ${MAX_DEPTH}`);
    meter.count(1);
    const namespaces = boundBy(attributes, stack[stack.length - 1]!.namespaces);
    stack.push({ name, namespaces, attributes: localAttributes(attributes), children: [], pieces: [] });
    for (const key in attributes) {
      if (local(key) !== 'id' || key === 'id') continue;
      const namespace = namespaces.get(prefixOf(key)) ?? '';
      if (!OF_RELATIONS.has(namespace)) strange.add(`id of ${JSON.stringify(namespace)}`);
    }
  });
  const addText = (text: string): void => {
    stack[stack.length - 1]!.pieces.push(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const { name: written, namespaces, attributes, children, pieces } = stack.pop()!;
    const name = local(written);
    const namespace = namespaces.get(prefixOf(written)) ?? '';
    // Copies without the room that lists grow by: a sheet has a million elements.
    const kept = children.length === 0 ? NO_CHILDREN : children.slice();
    stack[stack.length - 1]!.children.push({
      name,
      namespace,
      attributes,
      children: kept,
      text: pieces.join(''),
    });
  });
  parser.write(decoded.text).close();
  const root = top.children[0] ?? fail('an XML part without an element');
  if (!OF_PARTS.has(root.namespace)) strange.add(`${root.name} of ${JSON.stringify(root.namespace)}`);
  return root;
}

function boundBy(attributes: Readonly<Record<string, string>>, outer: Namespaces): Namespaces {
  let own: Map<string, string> | undefined;
  for (const key in attributes) {
    if (key !== 'xmlns' && !key.startsWith('xmlns:')) continue;
    own ??= new Map(outer);
    own.set(key.slice(6), attributes[key]!);
  }
  return own ?? outer;
}

function prefixOf(name: string): string {
  return name.slice(0, Math.max(0, name.indexOf(':')));
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** By local name; where two have the same one, the one without a prefix has it, and the others keep theirs. */
function localAttributes(attributes: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const pairs = Object.entries(attributes).filter(([key]) => key !== 'xmlns' && !key.startsWith('xmlns:'));
  if (pairs.length === 0) return NO_ATTRIBUTES;
  const names = new Set<string>();
  const twice = new Set<string>();
  for (const [key] of pairs) (names.has(local(key)) ? twice : names).add(local(key));
  return new Map(pairs.map(([key, value]) => [twice.has(local(key)) ? key : local(key), value] as const));
}

/** The only child of that name. Of two, one of which may be of another namespace, nobody knows which one a program reads. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  const [first, second] = childrenOf(element, name);
  return second === undefined ? first : fail(`<${name}> stands twice in <${element!.name}>`);
}

export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  const found = element?.children.filter((child) => child.name === name) ?? [];
  // Some programs go by the local name and some by the namespace: where they would read different elements, nobody reads any.
  for (const { namespace } of found)
    if (namespace !== element!.namespace) fail(`<${name}> of another namespace in <${element!.name}>`);
  return found;
}

/** The element as one text, attributes in order of name: for what is compared as a whole. */
export function serialized({ name, attributes, children, text }: XmlElement): string {
  const pairs = [...attributes].sort(([left], [right]) => (left < right ? -1 : 1));
  const written = pairs.map(([key, value]) => ` ${key}=${JSON.stringify(value)}`).join('');
  // Between elements it is layout; in one that holds nothing else it is the value.
  const own = children.length === 0 ? text : trimSpace(text);
  return `<${name}${written}>${own}${children.map(serialized).join('')}</${name}>`;
}
