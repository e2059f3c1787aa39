import type { FixtureDocument } from '../../documents/document.js';
import type { LineFacts } from '../../documents/large/lines.js';
import { linesAt, lineText } from '../../documents/large/lines.js';
import { requirePlainStarts, segmentsOf } from '../../documents/large/runs.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import { layoutOfLines } from '../../documents/layout.js';
import { hashText } from '../nodes.js';
import { normalizeLines, stripEnd } from '../text.js';
import type { Judge } from './compare-large.js';
import { type Gap, type Kept, keptOf, omittedOf } from './kept.js';
import { compared, requireUsed } from './settled.js';

/** Plain text by its lines: those that differ and their neighbours are compared, all others are equal. */
export const compareLargeText: Judge = (base, head, rules, collector, limits) => {
  requirePlainStarts(base, head);
  const segments = segmentsOf(base, head, limits) ?? decline('too much differs');
  const kept = keptOf(base, segments, limits.context);
  if (!kept.head.texts.some((line) => stripEnd(line) !== '')) decline('nothing but empty lines at hand');
  const last = kept.gaps.at(-1)?.before ?? { base: 0, head: 0 };
  requireEnd(kept.base.texts.slice(last.base), kept.gaps);
  requireEnd(kept.head.texts.slice(last.head), kept.gaps);
  requireSameShift(kept);
  const stripped = { base: kept.base.texts.map(stripEnd), head: kept.head.texts.map(stripEnd) };
  const omitted = omittedOf({
    gaps: kept.gaps,
    aligned: kept.aligned,
    numbers: { base: kept.base.numbers, head: kept.head.numbers },
    lengths: { base: kept.facts.base.lines, head: kept.facts.head.lines },
    wanted: () => new Set([...stripped.base, ...stripped.head].map((line) => hashText(line))),
    hashesOf: (gap, hashes) => hashesOfGap(base, gap, hashes, limits.window),
  });
  const left = textDocument(kept.base.texts, kept.facts.base);
  const right = textDocument(kept.head.texts, kept.facts.head);
  return requireUsed(compared(rules, { omitted }, [left, right], collector));
};

/** How many empty lines end a file must be seen from the kept ones: the last gap has to lie before a line with content. */
function requireEnd(behind: readonly string[], gaps: readonly Gap[]): void {
  if (gaps.length > 0 && !behind.some((line) => stripEnd(line) !== '')) decline('many empty lines at the end');
}

/**
 * Texts of as many lines, empty ones at the end left out, have line i held against line i for its white space: where stretches are
 * shifted that is not the line that it equals.
 */
function requireSameShift({ base, head, gaps, aligned }: Kept): void {
  if (aligned || gaps.length === 0) return;
  if (normalizeLines(base.texts).length === normalizeLines(head.texts).length)
    decline('as many lines, and some shifted');
}

export function textDocument(lines: readonly string[], { lf, crlf, unended, trailing }: LineFacts): FixtureDocument {
  return {
    format: 'text',
    readings: [{ label: '', content: { kind: 'text', lines } }],
    declared: {},
    layout: { encoding: 'UTF-8', ...layoutOfLines({ lf, crlf, cr: 0 }, unended, trailing) },
    notices: [],
  };
}

/** Which of the wanted hashes lines of the gap have, hashed as the comparer hashes them: normalised, by UTF-16 units. */
function hashesOfGap(source: ByteSource, gap: Gap, wanted: ReadonlySet<number>, window: number): ReadonlySet<number> {
  const found = new Set<number>();
  const end = gap.offset + gap.bytes;
  for (let at = gap.offset; at < end; ) {
    const block = linesAt(source, at, window, end);
    for (let start = 0; start < block.length; ) {
      const next = block.indexOf(10, start);
      const stop = next === -1 ? block.length : next + 1;
      const hash = asciiHash(block, start, stop) ?? hashText(stripEnd(lineText(block.subarray(start, stop))));
      if (wanted.has(hash)) found.add(hash);
      start = stop;
    }
    at += block.length;
  }
  return found;
}

/** `hashText` of the line without white space at its end; undefined where it is not ASCII. */
function asciiHash(block: Buffer, start: number, stop: number): number | undefined {
  let end = stop;
  while (end > start && isAsciiSpace(block[end - 1]!)) end -= 1;
  let hash = 0x811c9dc5;
  let high = 0;
  for (let index = start; index < end; index += 1) {
    const byte = block[index]!;
    high |= byte;
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return high < 128 ? hash | 0 : undefined;
}

function isAsciiSpace(byte: number): boolean {
  return (byte >= 9 && byte <= 13) || (byte >= 28 && byte <= 32);
}
