import type { Event } from 'js-yaml';
import type { KeyMarks, Line, TreeNode } from '../document.js';
import type { LineIndex } from './lines.js';
import type { YamlVersion } from './scalars.js';
import type { Handles } from './tags.js';

/** js-yaml's numbers; its table of them would load the library with this file. */
export const EVENT = { document: 1, sequence: 2, mapping: 3, scalar: 4, alias: 5, pop: 6 } as const;
export const PLAIN = 1;
export const ABSENT = -1;
/** Nodes of a mapping or sequence that stands as a key, which has to be written out as a name. */
export const MAX_KEY_NODES = 10_000;

export interface YamlSource {
  readonly text: string;
  readonly events: readonly Event[];
  readonly lines: LineIndex;
  readonly maxDepth: number;
  readonly maxNodes: number;
  /** Decodes the scalar of an event. */
  readonly decode: (event: ScalarEvent) => string;
}

export type ScalarEvent = Extract<Event, { type: 4 }>;
export type CollectionEvent = Extract<Event, { type: 2 | 3 }>;

export interface YamlTree {
  /** One node per document of the stream. */
  readonly documents: readonly TreeNode[];
  /** Versions that `%YAML` directives name, in order; empty strings where a document has none. */
  readonly directives: readonly string[];
  /** Whether some scalar or key is something else in the other schema. */
  readonly ambiguous: boolean;
  readonly keys: KeyMarks;
  /** From the number sign to the end of the line, without white space there. */
  readonly comments: readonly string[];
}

export class YamlRefusal extends Error {
  readonly line: Line;
  readonly limit: boolean;

  constructor(reason: string, line: Line, limit: boolean) {
    super(reason);
    this.line = line;
    this.limit = limit;
  }
}

/** A finished node and what an alias to it costs. */
export interface Built {
  readonly node: TreeNode;
  /** Nodes below and including it, aliases expanded. */
  readonly size: number;
  readonly height: number;
  /** Of a scalar without a tag of its own: its text, from which `nameOf` makes a name where it stands as a key. */
  readonly text: string | undefined;
  /** Whether that text was resolved by a schema: a plain scalar. */
  readonly resolved: boolean;
  /** The name of a tagged scalar where it stands as a key. */
  readonly key: string | undefined;
  /** Whether `<<` may merge it: a mapping, or a sequence of mappings. */
  readonly mergeable: 'map' | 'maps' | undefined;
  readonly mergeKey: boolean;
}

export interface Pair {
  readonly key: Built;
  readonly value: Built;
  readonly line: Line;
}

export interface Frame {
  readonly kind: 'document' | 'sequence' | 'mapping';
  readonly line: Line;
  readonly tag: string | undefined;
  readonly anchor: string | undefined;
  readonly items: Built[];
  readonly pairs: Pair[];
  key: Built | undefined;
  keyLine: Line;
  size: number;
  height: number;
}

export interface State {
  readonly source: YamlSource;
  readonly version: YamlVersion;
  readonly frames: Frame[];
  /** `null` while the anchored node is still open: an alias to it would be a cycle. */
  anchors: Map<string, Built | null>;
  handles: Handles;
  readonly documents: TreeNode[];
  readonly directives: string[];
  ambiguous: boolean;
  readonly quoted: Map<string, string>;
  readonly typed: Set<string>;
  nodes: number;
  line: Line;
}
