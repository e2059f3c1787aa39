import { bytesFact } from '../binaries.js';

/** Zeros up to the next multiple of 16 (as tifffile writes) are padding; more, or anything else, is content. */
const MAX_PADDING_BYTES = 15;

/** Tells that the bytes from `start` up to `end`, without it, are read for something. */
export type Use = (start: number, end: number) => void;

/** Which bytes of a file something refers to. */
export interface Spans {
  readonly use: Use;
  /** What is left over, in file order, without padding. Where it stands is layout, so only the bytes themselves are told. */
  readonly unused: () => readonly Uint8Array[];
}

export function newSpans(bytes: Uint8Array, padding = MAX_PADDING_BYTES): Spans {
  // One end for each start: entries of hostile files may name the same place any number of times.
  const ends = new Map<number, number>();
  return {
    use: (start, end) => {
      if (end > start) ends.set(start, Math.max(end, ends.get(start) ?? 0));
    },
    unused: () => {
      const gaps: Uint8Array[] = [];
      let at = 0;
      for (const [start, end] of [...ends, [bytes.length, bytes.length] as const].sort(([a], [b]) => a - b)) {
        if (start > at) gaps.push(bytes.subarray(at, start));
        at = Math.max(at, end);
      }
      return gaps.filter((gap) => gap.length > padding || gap.some((byte) => byte !== 0));
    },
  };
}

/** The fact that left-over bytes make; none where there are none. How they are cut into pieces is layout. */
export function unusedFact({ unused }: Spans, name: string): Readonly<Record<string, string>> {
  const left = unused();
  return left.length === 0 ? {} : { [name]: bytesFact(Buffer.concat(left)) };
}
