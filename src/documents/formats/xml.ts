import { commentFact } from '../comments.js';
import type { Notice } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { indentation } from '../layout.js';
import { countedNotice, listFact, treeResult } from '../trees/nodes.js';
import { checkSize, sourceOf } from '../trees/source.js';
import { attempt } from '../trees/stop.js';
import { decodeXml } from '../trees/xml-encoding.js';
import { parseAll } from '../trees/xml-parser.js';
import { parseQuickly } from '../trees/xml-quick.js';
import { finishTree, newXmlTree, type XmlTree } from '../trees/xml-tree.js';

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
  const { limits } = input.options;
  const tree = newXmlTree(limits);
  if (parseQuickly(source.text, tree)) return resultOf(source, tree, 1, format);
  const full = newXmlTree(limits);
  return resultOf(source, full, await parseAll(source.text, full), format);
}

function resultOf(source: ReturnType<typeof sourceOf>, tree: XmlTree, documents: number, format: string): ReadResult {
  const root = finishTree(tree);
  const notices: Notice[] = [...source.notices];
  if (documents > 1) notices.push({ message: `${documents} documents in one file`, line: 1 });
  notices.push(...countedNotice(tree.unbound, 'unbound prefix', (count) => `${count} names with an unbound prefix`));
  notices.push(
    ...countedNotice(tree.duplicates, 'attribute given twice', (count) => `${count} attributes given twice`),
  );
  const idle = [...tree.namespaces].filter((uri) => uri !== '' && !tree.scope.used.has(uri)).sort();
  const layout = {
    ...source.layout,
    ...(tree.nested ? indentation(source.text) : {}),
    ...commentFact(tree.comments),
    ...(tree.declarations.length === 0 ? {} : { 'XML declaration': listFact(tree.declarations) }),
    ...(tree.prefixes.size === 0 ? {} : { 'namespace prefixes': listFact([...tree.prefixes].sort()) }),
    // Writers of XML drop and add such declarations; a property list has none, so there they are told.
    ...(format !== 'plist' || idle.length === 0 ? {} : { [IDLE_NAMESPACES]: listFact(idle) }),
  };
  return treeResult({ format, root, layout, notices });
}
