import { createHash } from 'node:crypto';
import { decimalOf } from '../comparison/nodes.js';
import { canonicalDecimal } from '../comparison/numbers.js';
import { matchesPath, type PathPattern, parsePath, type Step } from '../comparison/paths.js';
import { idFormat, timestampFormat } from '../comparison/volatile.js';
import type { Content, FixtureDocument, Table, TreeNode } from '../documents/document.js';
import type { FixtureRule } from '../policy/policy.js';
import type { Observed } from './digests.js';
import { readByRule } from './kept-document.js';
import type { FileJob } from './work.js';

/*
 * Mode `structured`, version 1 (requirement M6, docs/adr/0111): what a file says, without how it is written down, as one
 * text that is equal for equal content and for no other. Ids and timestamps that the policy calls volatile are written
 * as their format and, for ids, a counter in the order of first appearance, so that a re-pointed reference is seen.
 */

const VERSION = 'structured 1';
/** Deeper than any reader goes (limits.depth); a bug and no input reaches it. */
const MAX_DEPTH = 2_048;

interface Writing {
  readonly out: string[];
  readonly ids: readonly PathPattern[];
  readonly timestamps: readonly PathPattern[];
  readonly counters: Map<string, number>;
  hiddenIds: number;
  hiddenTimes: number;
}

/** Parses and hashes. Never throws for what a file holds. */
export async function observeStructured(job: FileJob): Promise<Observed> {
  const { bytes, rule } = job;
  const { document, failure } = await readByRule(job);
  if (failure !== undefined) return none(`${failure.format} that does not parse (${failure.reason})`);
  if (document.incomplete !== undefined) return none(`a file that was not read whole (${document.incomplete})`);
  const kind = document.readings[0].content.kind;
  if (kind === 'text' || kind === 'opaque')
    return none('a file without structure; "normalized" or "bytes" can seal it');
  const writing: Writing = {
    out: [VERSION],
    ids: patterns(rule.volatile.ids),
    timestamps: patterns(rule.volatile.timestamps),
    counters: new Map(),
    hiddenIds: 0,
    hiddenTimes: 0,
  };
  writeDocument(writing, document, 0);
  const form = Buffer.from(writing.out.join('\n'), 'utf8');
  return {
    kind: 'digest',
    sha256: createHash('sha256').update(form).digest('hex'),
    sizes: [String(bytes.length), String(form.length)],
    forgives: forgiven(writing, rule),
  };
}

function none(why: string): Observed {
  return { kind: 'none', why };
}

function forgiven({ hiddenIds, hiddenTimes }: Writing, { volatile }: FixtureRule): string[] {
  return [
    'layout, comments, the order of keys, the spelling of numbers and what its format counts as metadata',
    ...(hiddenIds > 0 ? [`${hiddenIds} ids at ${volatile.ids.join(', ')}`] : []),
    ...(hiddenTimes > 0 ? [`${hiddenTimes} timestamps at ${volatile.timestamps.join(', ')}`] : []),
  ];
}

function patterns(paths: readonly string[]): PathPattern[] {
  return paths.flatMap((path) => {
    const parsed = parsePath(path);
    return parsed.ok ? [parsed.pattern] : [];
  });
}

function writeDocument(
  writing: Writing,
  { format, readings, declared, facts = {} }: FixtureDocument,
  depth: number,
): void {
  writing.out.push(`format ${JSON.stringify(format)}`);
  for (const [name, value] of sorted(Object.entries(declared), ([name]) => name)) {
    writing.out.push(`declared ${text(name)} ${text(value)}`);
  }
  for (const [name, value] of sorted(Object.entries(facts), ([name]) => name)) {
    writing.out.push(`fact ${text(name)} ${text(value)}`);
  }
  for (const { label, content } of readings) {
    writing.out.push(`reading ${text(label)}`);
    writeContent(writing, content, depth);
  }
}

function writeContent(writing: Writing, content: Content, depth: number): void {
  switch (content.kind) {
    case 'tree':
      writeNode(writing, content.root, [], depth);
      return;
    case 'table':
      writeTable(writing, content, depth);
      return;
    case 'tensor':
      writing.out.push(`tensor ${content.dtype} ${content.dimensions.join('x')} ${hashOf(content.values)}`);
      return;
    case 'image':
      writing.out.push(`image ${content.width}x${content.height} ${content.depth}`);
      for (const frame of content.frames) writing.out.push(`frame ${hashOf(frame)}`);
      return;
    case 'text':
      for (const line of content.lines) writing.out.push(`line ${text(line)}`);
      return;
    case 'opaque':
      writing.out.push(`opaque ${hashOf(content.bytes)}`);
      return;
    case 'container':
      for (const { name, document } of sorted(content.members, (member) => member.name)) {
        writing.out.push(`member ${text(name)}`);
        writeDocument(writing, document, depth + 1);
      }
      writing.out.push('end');
  }
}

function hashOf(values: ArrayBufferView): string {
  return createHash('sha256')
    .update(Buffer.from(values.buffer, values.byteOffset, values.byteLength))
    .digest('hex');
}

function writeTable(writing: Writing, { columns, rows }: Table, depth: number): void {
  for (const { name, kind, nullable } of columns) {
    writing.out.push(`column ${text(name)} ${text(kind ?? '')} ${nullable ?? ''}`);
  }
  for (const [index, row] of rows.entries()) {
    writing.out.push(`row ${row.length}`);
    for (const [at, cell] of row.entries()) {
      const steps: readonly Step[] = [index, columns[at]?.name ?? at];
      if (typeof cell === 'string') writing.out.push(`"${scalarText(writing, cell, steps) ?? text(cell)}`);
      else writeNode(writing, cell, steps, depth);
    }
  }
}

/** Recursion is bounded by the readers' own depth limit. */
function writeNode(writing: Writing, node: TreeNode, steps: readonly Step[], depth: number): void {
  if (depth > MAX_DEPTH) throw new RangeError('a document deeper than its reader allows');
  const { out } = writing;
  switch (node.kind) {
    case 'object':
      out.push(`{ ${node.members.length}`);
      for (const { name, value } of sorted(node.members, (member) => member.name)) {
        out.push(text(name));
        writeNode(writing, value, [...steps, name], depth + 1);
      }
      return;
    case 'array':
      out.push(`[ ${node.items.length}`);
      for (const [index, item] of node.items.entries()) writeNode(writing, item, [...steps, index], depth + 1);
      return;
    case 'number':
      out.push(`${node.type} ${scalarText(writing, node.literal, steps) ?? canonicalDecimal(decimalOf(node))}`);
      return;
    case 'string':
    case 'date-time':
      out.push(`${node.kind} ${scalarText(writing, node.value, steps) ?? text(node.value)}`);
      return;
    case 'boolean':
      out.push(String(node.value));
      return;
    case 'null':
      out.push('null');
      return;
    case 'binary':
      out.push(`binary ${hashOf(node.bytes)}`);
  }
}

/** What stands in place of a volatile scalar; undefined for all others, and for what is not written as one. */
function scalarText(writing: Writing, value: string, steps: readonly Step[]): string | undefined {
  if (writing.ids.some((pattern) => matchesPath(pattern, steps))) {
    const format = idFormat(value);
    if (format !== undefined) {
      const number = writing.counters.get(value) ?? writing.counters.size + 1;
      writing.counters.set(value, number);
      writing.hiddenIds += 1;
      return `id ${number} ${format}`;
    }
  }
  if (writing.timestamps.some((pattern) => matchesPath(pattern, steps))) {
    const format = timestampFormat(value);
    if (format !== undefined) {
      writing.hiddenTimes += 1;
      return `timestamp ${format}`;
    }
  }
  return undefined;
}

/** JSON's spelling: on one line, and lone surrogates apart from U+FFFD. */
function text(value: string): string {
  return JSON.stringify(value);
}

/** By code units, so that no locale has a say; equal names keep their order. */
function sorted<T>(values: readonly T[], key: (value: T) => string): readonly T[] {
  return [...values].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}
