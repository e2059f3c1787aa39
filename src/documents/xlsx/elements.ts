import type { Meter } from '../tables/guard.js';
import { trimSpace } from '../trees/scanner.js';
import { fail, stopAtLimit } from '../trees/stop.js';
import { decodeXml } from '../trees/xml-encoding.js';

/** An element of SpreadsheetML by its local name: producers choose the prefixes, the namespaces are one. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Character data directly in it. */
  readonly text: string;
}

const MAX_DEPTH = 64;
const NO_CHILDREN: readonly XmlElement[] = [];
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

interface Open {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  readonly pieces: string[];
}

export async function parseElements(bytes: Uint8Array, meter: Meter): Promise<XmlElement> {
  const decoded = decodeXml(bytes);
  if (!decoded.ok) return fail(decoded.reason);
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser({ xmlns: false });
  const top: Open = { name: '', attributes: new Map(), children: [], pieces: [] };
  const stack: Open[] = [top];
  parser.on('error', (error) => fail(error.message));
  parser.on('doctype', () => fail('a document type in a workbook'));
  parser.on('opentag', ({ name, attributes }) => {
    if (stack.length > MAX_DEPTH) stopAtLimit(`nested deeper than ${MAX_DEPTH}`);
    meter.count(1);
    stack.push({ name: local(name), attributes: localAttributes(attributes), children: [], pieces: [] });
  });
  const addText = (text: string): void => {
    stack[stack.length - 1]!.pieces.push(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const { name, attributes, children, pieces } = stack.pop()!;
    // Copies without the room that lists grow by: a sheet has a million elements.
    const kept = children.length === 0 ? NO_CHILDREN : children.slice();
    stack[stack.length - 1]!.children.push({ name, attributes, children: kept, text: pieces.join('') });
  });
  parser.write(decoded.text).close();
  return top.children[0] ?? fail('an XML part without an element');
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** By local name; where two have the same one, the one without a prefix has it, and the others keep theirs. */
function localAttributes(attributes: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const pairs = Object.entries(attributes);
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
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The element as one text, attributes in order of name: for what is compared as a whole. */
export function serialized({ name, attributes, children, text }: XmlElement): string {
  const pairs = [...attributes].sort(([left], [right]) => (left < right ? -1 : 1));
  const written = pairs.map(([key, value]) => ` ${key}=${JSON.stringify(value)}`).join('');
  // Between elements it is layout; in one that holds nothing else it is the value.
  const own = children.length === 0 ? text : trimSpace(text);
  return `<${name}${written}>${own}${children.map(serialized).join('')}</${name}>`;
}
