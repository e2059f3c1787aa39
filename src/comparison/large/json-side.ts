import type { Frame } from '../../documents/large/json-frame.js';
import type { ElementCounts } from '../../documents/large/json-pattern.js';
import type { ByteSource } from '../../documents/large/source.js';

/** Elements of one side that are at hand. */
export interface KeptElements {
  readonly texts: string[];
  /** Zero-based indexes in the file's array. */
  readonly numbers: number[];
  /** The one-based line that each begins on. */
  readonly lines: number[];
}

/** One side while it is walked, and what it came to. */
export interface ElementSide {
  readonly source: ByteSource;
  readonly kept: KeptElements;
  /** Of everything behind the first element's beginning and in front of the closing bracket. */
  readonly counts: ElementCounts;
  indent: string | undefined;
  /** Where the next element begins; in the end, where the closing bracket stands. */
  offset: number;
  line: number;
  index: number;
  ended: boolean;
}

export function sideOf(source: ByteSource, { first, line }: Frame & { readonly line: number }): ElementSide {
  return {
    source,
    kept: { texts: [], numbers: [], lines: [] },
    counts: { lf: 0, crlf: 0, trailing: 0, nodes: 0 },
    indent: undefined,
    offset: first,
    line,
    index: 0,
    ended: source.read(first, 1)[0] === 93,
  };
}

export function addCounts(into: ElementCounts, { lf, crlf, trailing, nodes }: ElementCounts): void {
  into.lf += lf;
  into.crlf += crlf;
  into.trailing += trailing;
  into.nodes += nodes;
}
