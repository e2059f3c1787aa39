import { contentEnd } from '../../documents/large/json-members.js';
import type { ElementSegments } from './json-segments.js';
import type { Gap } from './kept.js';

/** An element of base in a block, what separates it from the next left out. False stops the walk. */
export type ElementVisitor = (block: Buffer, start: number, end: number, gap: Gap, index: number) => boolean;

/** Walks the elements that gaps leave out, in order. */
export function eachElement(
  { base, units }: Pick<ElementSegments, 'base' | 'units'>,
  gaps: readonly Gap[],
  window: number,
  visit: ElementVisitor,
): void {
  for (const gap of gaps) {
    let { offset } = gap;
    for (let index = 0; index < gap.lines; ) {
      let bytes = units[gap.baseLine + index]!;
      let count = 1;
      for (; index + count < gap.lines; count += 1) {
        const unit = units[gap.baseLine + index + count]!;
        if (bytes + unit > window) break;
        bytes += unit;
      }
      const block = base.source.read(offset, bytes);
      let start = 0;
      for (const until = index + count; index < until; index += 1) {
        const next = start + units[gap.baseLine + index]!;
        if (!visit(block, start, contentEnd(block, next), gap, index)) return;
        start = next;
      }
      offset += bytes;
    }
  }
}
