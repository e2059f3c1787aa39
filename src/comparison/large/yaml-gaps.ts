import type { TreeNode } from '../../documents/document.js';
import { linesAt } from '../../documents/large/lines.js';
import { digitsAt } from '../../documents/large/numerals.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import { readQuickly } from '../../documents/yaml/quick-reader.js';
import { identity } from '../arrays.js';
import type { IdentityWalk } from './gaps.js';
import type { Gap } from './kept.js';

const LF = 10;
const SPACE = 32;
const DASH = 45;
/** The records of a gap have been scanned: they are everyday YAML, and not deeper than that scan takes. */
const LIMITS = { maxDepth: 64, maxNodes: Number.POSITIVE_INFINITY };
/** Records that are read at once. Bytes. */
const BATCH_BYTES = 65_536;

type LineVisitor = (block: Buffer, start: number, end: number, isFirst: boolean) => boolean;

/** Walks the lines of a gap without their ends, and says which of them a record begins with. False where the visitor stopped. */
function eachLine(source: ByteSource, gap: Gap, indent: number, window: number, visit: LineVisitor): boolean {
  const stop = gap.offset + gap.bytes;
  for (let at = gap.offset; at < stop; ) {
    const block = linesAt(source, at, window, stop);
    for (let start = 0; start < block.length; ) {
      const feed = block.indexOf(LF, start);
      const end = feed === -1 ? block.length : feed;
      let column = start;
      while (block[column] === SPACE && column - start < indent) column += 1;
      if (!visit(block, start, end, block[column] === DASH)) return false;
      start = end + 1;
    }
    at += block.length;
  }
  return true;
}

/** Reads the records of a gap, one after the other. */
export function eachRecord(
  source: ByteSource,
  gap: Gap,
  indent: number,
  window: number,
  visit: (node: TreeNode) => void,
): void {
  let lines: string[] = [];
  let held = 0;
  const read = (): void => {
    const tree = readQuickly(`list:\n${lines.join('\n')}\n`, '1.2', LIMITS);
    const root = tree?.documents[0];
    const list = root?.kind === 'object' ? root.members[0]?.value : undefined;
    const items = list?.kind === 'array' ? list.items : decline('no everyday YAML');
    for (const item of items) visit(item);
    lines = [];
    held = 0;
  };
  eachLine(source, gap, indent, window, (block, start, end, isFirst) => {
    if (isFirst && held > BATCH_BYTES) read();
    lines.push(block.toString('utf8', start, end));
    held += end - start;
    return true;
  });
  read();
}

interface Wanted {
  readonly indent: number;
  readonly name: string;
  readonly window: number;
}

/** Says the identity of the first member of that name of each record. */
export function eachIdentity(
  source: ByteSource,
  gaps: readonly Gap[],
  { indent, name, window }: Wanted,
  see: Parameters<IdentityWalk>[0],
): void {
  const wanted = Buffer.from(`${name}:`);
  for (const gap of gaps) {
    let index = -1;
    let found = true;
    let column = 0;
    const visit: LineVisitor = (block, start, end, isFirst) => {
      let at = start;
      if (isFirst) {
        if (!found && !see(undefined, gap, index)) return false;
        index += 1;
        found = false;
        at += indent + 1;
        while (at < end && block[at] === SPACE) at += 1;
        column = at - start;
      } else {
        if (found) return true;
        while (at < end && block[at] === SPACE) at += 1;
        if (at - start !== column) return true;
      }
      if (block.compare(wanted, 0, wanted.length, at, Math.min(end, at + wanted.length)) !== 0) return true;
      at += wanted.length;
      if (at < end && block[at] !== SPACE) return true;
      found = true;
      while (at < end && block[at] === SPACE) at += 1;
      const value = digitsAt(block, at, end);
      return see(value >= 0 ? value : textIdentity(block.toString('utf8', at, end)), gap, index);
    };
    if (!eachLine(source, gap, indent, window, visit)) return;
    if (!found && !see(undefined, gap, index)) return;
  }
}

function textIdentity(value: string): string | undefined {
  if (value === '') return undefined;
  const root = readQuickly(`k: ${value}`, '1.2', LIMITS)?.documents[0];
  return root?.kind === 'object' ? identity(root.members[0]?.value) : decline('no everyday YAML');
}
