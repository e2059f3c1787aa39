import type { TreeNode } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { type Metadata, memberOf, withItems, withMember, withMembers, withRoots } from '../trees/metadata.js';
import { array, text } from '../trees/nodes.js';

/**
 * Jupyter notebooks: JSON in which running the cells again writes counters, and in which a text may be one string or
 * a list of its lines. Counters, cell ids (their presence too), nbformat_minor and the kernel's version are layout;
 * every other field counts.
 */
export const ipynb: Format = { id: 'ipynb', read };

async function read(input: ReadInput): Promise<ReadResult> {
  const { readJson } = await import('./json.js');
  const result = await readJson(input, 'ipynb', false);
  if (!result.ok) return result;
  return { ok: true, document: withRoots(result.document, 'ipynb', notebook) };
}

function notebook(root: TreeNode, metadata: Metadata): TreeNode {
  if (memberOf(root, 'nbformat') === undefined) return root;
  return withMembers(root, ({ name, value }) => {
    if (name === 'nbformat_minor' && value.kind === 'number') return metadata.hide('nbformat_minor', value);
    if (name === 'metadata') return withMember(value, 'language_info', (info) => kernel(info, metadata));
    if (name === 'cells') return withItems(value, (cell) => cellContent(cell, metadata));
    return value;
  });
}

function kernel(info: TreeNode, metadata: Metadata): TreeNode {
  return withMember(info, 'version', (version) =>
    version.kind === 'string' ? metadata.hide('kernel version', version) : version,
  );
}

function cellContent(cell: TreeNode, metadata: Metadata): TreeNode {
  return withMembers(cell, ({ name, value }) => {
    if (name === 'id' && value.kind === 'string') {
      metadata.hide('cell ids', value);
      return undefined;
    }
    if (name === 'execution_count') return counter(value, metadata);
    if (name === 'source') return textLines(value);
    if (name === 'outputs') return withItems(value, (output) => outputContent(output, metadata));
    if (name === 'attachments') return withMembers(value, (attachment) => mimeBundle(attachment.value));
    return value;
  });
}

function outputContent(output: TreeNode, metadata: Metadata): TreeNode {
  return withMembers(output, ({ name, value }) => {
    if (name === 'execution_count') return counter(value, metadata);
    if (name === 'text') return textLines(value);
    if (name === 'data') return mimeBundle(value);
    return value;
  });
}

/** A cell that has not run has null: the two types are one here. */
function counter(value: TreeNode, metadata: Metadata): TreeNode {
  if (value.kind !== 'number' && value.kind !== 'null') return value;
  metadata.hide('execution counts', value);
  return { kind: 'null', line: value.line };
}

/** JSON data may hold arrays of strings of its own; every other type is text. */
function mimeBundle(data: TreeNode): TreeNode {
  return withMembers(data, ({ name, value }) => (/^application\/(?:.*\+)?json$/.test(name) ? value : textLines(value)));
}

/** One string or a list of strings as the list of lines that their text has, each with its line end. */
function textLines(node: TreeNode): TreeNode {
  if (node.kind === 'string')
    return array(
      linesOf(node.value).map((line) => text(line, node.line)),
      node.line,
    );
  if (node.kind !== 'array') return node;
  const pieces: string[] = [];
  for (const item of node.items) {
    if (item.kind !== 'string') return node;
    pieces.push(item.value);
  }
  const lines = linesOf(pieces.join(''));
  // The usual case keeps the source line of each line of text.
  if (lines.length === pieces.length && lines.every((line, index) => line === pieces[index])) return node;
  return array(
    lines.map((line) => text(line, node.line)),
    node.line,
  );
}

function linesOf(value: string): string[] {
  const lines = value.split('\n').map((line) => `${line}\n`);
  const last = lines.pop()!.slice(0, -1);
  return last === '' ? lines : [...lines, last];
}
