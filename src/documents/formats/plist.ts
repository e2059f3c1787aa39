import type { Member, TreeNode } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { MAX_NUMBER_CHARACTERS } from '../format.js';
import { newSpans, unusedFact } from '../images/spans.js';
import { isBinaryPlist, readBinaryPlist } from '../trees/binary-plist.js';
import { CONTENT, TEXT } from '../trees/markup.js';
import { memberOf } from '../trees/metadata.js';
import { MARK } from '../trees/namespaces.js';
import { array, number, object, text, treeDocument, treeResult } from '../trees/nodes.js';
import { strictBase64, trimSpace } from '../trees/scanner.js';
import { checkSize } from '../trees/source.js';
import { attempt, createBudget, fail } from '../trees/stop.js';
import { IDLE_NAMESPACES, readXml } from './xml.js';

/**
 * Apple property lists. The XML and the binary form hold the same values; which one it is, is layout. The binary
 * reader is our own (docs/adr/0082); XML goes through the XML reader and must be a property list and nothing else.
 */
export const plist: Format = { id: 'plist', read: (input) => attempt(() => readPlist(input)) };

async function readPlist(input: ReadInput): Promise<ReadResult> {
  checkSize(input);
  if (isBinaryPlist(input.bytes)) {
    const spans = newSpans(input.bytes);
    const root = readBinaryPlist(input.bytes, createBudget(input.options.limits), spans.use);
    const facts = unusedFact(spans, 'bytes that nothing refers to');
    return treeResult({ format: 'plist', root, facts, layout: { form: 'binary' } });
  }
  const result = await readXml(input, 'plist');
  if (!result.ok) return result;
  const { content } = result.document.readings[0];
  if (content.kind !== 'tree') return fail('not a property list');
  const root = plistValue(rootElement(content.root));
  const doctype = doctypeOf(content.root);
  const told = doctype === undefined ? {} : { doctype };
  const customary = doctype === undefined || CUSTOMARY_DOCTYPE.test(doctype);
  // No property list has a namespace: one that is declared was put there to be read by somebody else.
  const { [IDLE_NAMESPACES]: namespaces, ...written } = result.document.layout;
  const layout = { ...written, form: 'XML', ...(customary ? told : {}) };
  const facts = {
    ...(customary ? {} : told),
    ...(namespaces === undefined ? {} : { [IDLE_NAMESPACES]: namespaces }),
  };
  const document = treeDocument({ format: 'plist', root, layout, facts });
  return { ok: true, document: { ...document, notices: result.document.notices } };
}

interface Element {
  readonly name: string;
  readonly node: TreeNode;
}

function rootElement(root: TreeNode): Element {
  const [top, ...others] = elementsIn(root);
  if (top === undefined || others.length > 0 || top.name !== 'plist') return fail('expected one <plist>', at(root));
  const version = memberOf(top.node, '@version');
  if (version !== undefined && (version.kind !== 'string' || version.value !== '1.0')) {
    fail('a property list of an unknown version', at(top.node));
  }
  if (top.node.kind === 'object' && top.node.members.some(({ name }) => name !== '@version' && name !== CONTENT))
    fail('an attribute on <plist>', at(top.node));
  const values = elementsIn(memberOf(top.node, CONTENT)!);
  if (values.length !== 1) return fail('expected one value in <plist>', at(top.node));
  return values[0]!;
}

/** The elements of a content array. Text between them is nothing that a property list has; marks before the root are. */
function elementsIn(content: TreeNode): readonly Element[] {
  if (content.kind !== 'array') return fail('no content', at(content));
  return content.items.flatMap((item) => {
    if (item.kind !== 'object') return [];
    for (const { name, value } of item.members) {
      if (name === TEXT && value.kind === 'string' && !isNothing(value.value))
        fail('text where a property list has none', at(value));
    }
    return item.members.filter(({ name }) => name !== TEXT).map(({ name, value }) => ({ name, node: value }));
  });
}

/** What writers put there; anything else is somebody's text, and counts as it does in XML. */
const CUSTOMARY_DOCTYPE =
  /^<!DOCTYPE\s+plist(?:\s+(?:PUBLIC\s+"-\/\/Apple(?: Computer)?\/\/DTD PLIST 1\.0\/\/EN"|SYSTEM)\s+"(?:https?:\/\/www\.apple\.com\/DTDs\/PropertyList-1\.0\.dtd|file:\/\/localhost\/System\/Library\/DTDs\/PropertyList\.dtd)")?\s*>$/;

/** What the doctype says: nothing to a reader. */
function doctypeOf(root: TreeNode): string | undefined {
  if (root.kind !== 'array') return undefined;
  for (const item of root.items) {
    const text = memberOf(item, TEXT);
    if (text?.kind === 'string' && text.value.startsWith(`${MARK}<!DOCTYPE`)) return text.value.slice(MARK.length);
  }
  return undefined;
}

/** No text, or a doctype that only names a definition: one that brings entities would change what stands in a text. */
function isNothing(written: string): boolean {
  if (written === '') return true;
  return written.startsWith(`${MARK}<!DOCTYPE`) && written.lastIndexOf(MARK) === 0 && !written.includes('[');
}

function plistValue({ name, node }: Element): TreeNode {
  const { line } = node;
  if (node.kind !== 'object') return fail('no element', at(node));
  if (node.members.length !== 1) return fail(`an attribute on <${name}>`, at(node));
  const content = memberOf(node, CONTENT)!;
  switch (name) {
    case 'dict':
      return dictionary(elementsIn(content), line);
    case 'array':
      return array(elementsIn(content).map(plistValue), line);
    case 'true':
    case 'false':
      if (textOf(content) !== '') fail(`text in <${name}>`, at(node));
      return { kind: 'boolean', value: name === 'true', line };
    case 'string':
      return text(textOf(content), line);
    case 'integer':
      return integer(trimSpace(textOf(content)), line);
    case 'real':
      return real(trimSpace(textOf(content)), line);
    case 'date':
      return { kind: 'date-time', value: trimSpace(textOf(content)), line };
    case 'data':
      return {
        kind: 'binary',
        bytes: strictBase64(textOf(content)) ?? fail('<data> that is not base64', { line, column: 0 }),
        line,
      };
    default:
      return fail(`<${name}> is no type of a property list`, at(node));
  }
}

function dictionary(elements: readonly Element[], line: number): TreeNode {
  const members: Member[] = [];
  for (let index = 0; index < elements.length; index += 2) {
    const key = elements[index]!;
    const value = elements[index + 1];
    if (key.name !== 'key' || value === undefined) return fail('expected a <key> and its value', at(key.node));
    const name = textOf(memberOf(key.node, CONTENT)!);
    members.push({ name, value: plistValue(value), line: key.node.line });
  }
  return object(members, line);
}

/** The text of an element without children. */
function textOf(content: TreeNode): string {
  const [only, ...others] = content.kind === 'array' ? content.items : [];
  const value = only === undefined || others.length > 0 ? undefined : memberOf(only, TEXT);
  return value?.kind === 'string' ? value.value : fail('an element where text was expected', at(content));
}

function integer(written: string, line: number): TreeNode {
  const digits = written.replace(/^\+/, '');
  if (digits.length > MAX_NUMBER_CHARACTERS) return fail('an integer that is too long', { line, column: 0 });
  if (/^-?\d+$/.test(digits)) return number('integer', written, line, digits);
  const hexadecimal = /^(-?)(0[xX][0-9a-fA-F]+)$/.exec(digits);
  if (hexadecimal === null) return fail('an <integer> that is none', { line, column: 0 });
  return number('integer', written, line, `${hexadecimal[1]}${BigInt(hexadecimal[2]!)}`);
}

const SPECIAL_REALS: ReadonlyMap<string, string> = new Map([
  ['nan', 'NaN'],
  ['inf', 'Infinity'],
  ['+inf', 'Infinity'],
  ['infinity', 'Infinity'],
  ['+infinity', 'Infinity'],
  ['-inf', '-Infinity'],
  ['-infinity', '-Infinity'],
]);

function real(written: string, line: number): TreeNode {
  const special = SPECIAL_REALS.get(written.toLowerCase());
  if (special !== undefined) return number('float', written, line, special);
  const parts =
    written.length > MAX_NUMBER_CHARACTERS ? null : /^([+-]?)(\d*)(?:\.(\d*))?([eE][+-]?\d+)?$/.exec(written);
  const [, sign, whole, fraction = '', exponent = ''] = parts ?? [];
  if (sign === undefined || whole === undefined || whole + fraction === '')
    return fail('a <real> that is none', { line, column: 0 });
  const decimal = `${sign === '-' ? '-' : ''}${whole || '0'}${fraction === '' ? '' : `.${fraction}`}${exponent}`;
  return number('float', written, line, decimal);
}

function at(node: TreeNode): { readonly line: number; readonly column: number } {
  return { line: node.line, column: 0 };
}
