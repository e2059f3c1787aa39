import type { Event } from 'js-yaml';
import type { Line, Member, TreeNode } from '../document.js';
import { MAX_NUMBER_CHARACTERS } from '../format.js';
import { canonicalKey, scalarKey } from './keys.js';
import type { LineIndex } from './lines.js';
import type { ScalarType, YamlVersion } from './scalars.js';
import { isAmbiguous, scalarNode, typeOf } from './scalars.js';
import type { Handles } from './tags.js';
import { handlesOf, tagName } from './tags.js';

/** js-yaml's numbers; its table of them would load the library with this file. */
export const EVENT = { document: 1, sequence: 2, mapping: 3, scalar: 4, alias: 5, pop: 6 } as const;
const PLAIN = 1;
const ABSENT = -1;
/** Nodes of a mapping or sequence that stands as a key, which has to be written out as a name. */
const MAX_KEY_NODES = 10_000;

export interface YamlSource {
  readonly text: string;
  readonly events: readonly Event[];
  readonly lines: LineIndex;
  readonly maxDepth: number;
  readonly maxNodes: number;
  /** Decodes the scalar of an event. */
  readonly decode: (event: ScalarEvent) => string;
}

type ScalarEvent = Extract<Event, { type: 4 }>;
type CollectionEvent = Extract<Event, { type: 2 | 3 }>;

export interface YamlTree {
  /** One node per document of the stream. */
  readonly documents: readonly TreeNode[];
  /** Versions that `%YAML` directives name, in order; empty strings where a document has none. */
  readonly directives: readonly string[];
  /** Whether some scalar or key is something else in the other schema. */
  readonly ambiguous: boolean;
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
interface Built {
  readonly node: TreeNode;
  /** Nodes below and including it, aliases expanded. */
  readonly size: number;
  readonly height: number;
  /** The name it has where it stands as a key. */
  readonly key: string | undefined;
  /** Whether `<<` may merge it: a mapping, or a sequence of mappings. */
  readonly mergeable: 'map' | 'maps' | undefined;
  readonly mergeKey: boolean;
}

interface Pair {
  readonly key: Built;
  readonly value: Built;
  readonly line: Line;
}

interface Frame {
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

interface State {
  readonly source: YamlSource;
  readonly version: YamlVersion;
  readonly frames: Frame[];
  /** `null` while the anchored node is still open: an alias to it would be a cycle. */
  anchors: Map<string, Built | null>;
  handles: Handles;
  readonly documents: TreeNode[];
  readonly directives: string[];
  ambiguous: boolean;
  nodes: number;
  line: Line;
}

/**
 * The tree of a stream as one schema sees it, from js-yaml's flat events. Aliases share the anchored node, and what
 * they would cost when written out is counted against `maxNodes` and `maxDepth`.
 * @throws YamlRefusal for an unknown or cyclic alias and for a limit.
 */
export function buildTree(source: YamlSource, version: YamlVersion): YamlTree {
  const state: State = {
    source,
    version,
    frames: [],
    anchors: new Map(),
    handles: new Map(),
    documents: [],
    directives: [],
    ambiguous: false,
    nodes: 0,
    line: 1,
  };
  for (const event of source.events) step(state, event);
  const { documents, directives, ambiguous } = state;
  return { documents, directives, ambiguous };
}

function step(state: State, event: Event): void {
  switch (event.type) {
    case EVENT.document: {
      const version = event.directives.find((directive) => directive.kind === 'yaml');
      state.directives.push(version?.kind === 'yaml' ? version.version : '');
      state.anchors = new Map();
      state.handles = handlesOf(event.directives);
      state.frames.push(newFrame(state, 'document', undefined, undefined));
      return;
    }
    case EVENT.sequence:
    case EVENT.mapping:
      openCollection(state, event);
      return;
    case EVENT.scalar: {
      moveTo(state, event.valueStart);
      const built = scalar(state, event);
      const anchor = slice(state, event.anchorStart, event.anchorEnd);
      if (anchor !== undefined) state.anchors.set(anchor, built);
      add(state, built);
      return;
    }
    case EVENT.alias:
      moveTo(state, event.anchorStart);
      add(state, dereference(state, state.source.text.slice(event.anchorStart, event.anchorEnd)));
      return;
    case EVENT.pop:
      close(state);
  }
}

function openCollection(state: State, event: CollectionEvent): void {
  moveTo(state, event.start);
  const anchor = slice(state, event.anchorStart, event.anchorEnd);
  const raw = slice(state, event.tagStart, event.tagEnd);
  const kind = event.type === EVENT.sequence ? 'sequence' : 'mapping';
  const tag = raw === undefined ? undefined : tagName(raw, state.handles);
  if (anchor !== undefined) state.anchors.set(anchor, null);
  state.frames.push(newFrame(state, kind, tag, anchor));
}

function newFrame(state: State, kind: Frame['kind'], tag: string | undefined, anchor: string | undefined): Frame {
  return { kind, line: state.line, tag, anchor, items: [], pairs: [], key: undefined, keyLine: 0, size: 1, height: 0 };
}

function moveTo(state: State, offset: number): void {
  if (offset !== ABSENT) state.line = state.source.lines.lineAt(offset);
}

function slice(state: State, start: number, end: number): string | undefined {
  return start === ABSENT ? undefined : state.source.text.slice(start, end);
}

function dereference(state: State, name: string): Built {
  const built = state.anchors.get(name);
  if (built === undefined) throw new YamlRefusal(`alias "${name}" has no anchor`, state.line, false);
  if (built === null) throw new YamlRefusal(`alias "${name}" stands inside its own anchor: a cycle`, state.line, false);
  return built;
}

/** Puts a finished node into the collection that is open. */
function add(state: State, built: Built): void {
  const frame = state.frames.at(-1)!;
  const { maxDepth, maxNodes } = state.source;
  frame.size += built.size;
  frame.height = Math.max(frame.height, built.height);
  state.nodes += built.size;
  if (state.nodes > maxNodes)
    throw new YamlRefusal(`more than ${maxNodes} nodes, aliases written out`, state.line, true);
  if (state.frames.length - 1 + built.height > maxDepth) {
    throw new YamlRefusal(`nested deeper than ${maxDepth} levels, aliases written out`, state.line, true);
  }
  if (frame.kind !== 'mapping') frame.items.push(built);
  else if (frame.key === undefined) {
    frame.key = built;
    frame.keyLine = state.line;
  } else {
    frame.pairs.push({ key: frame.key, value: built, line: frame.keyLine });
    frame.key = undefined;
  }
}

function close(state: State): void {
  const frame = state.frames.pop()!;
  if (frame.kind === 'document') {
    state.documents.push(frame.items[0]?.node ?? { kind: 'null', line: frame.line });
    return;
  }
  // What the children cost was counted as they came; the collection itself is counted by `add` of its parent.
  state.nodes -= frame.size - 1;
  const built = collection(state, frame);
  if (frame.anchor !== undefined) state.anchors.set(frame.anchor, built);
  add(state, built);
}

function collection(state: State, frame: Frame): Built {
  const { line, tag, size } = frame;
  const height = frame.height + 1;
  const kind = frame.kind === 'sequence' ? '!!seq' : '!!map';
  const node: TreeNode =
    frame.kind === 'sequence'
      ? { kind: 'array', items: frame.items.map((item) => item.node), line }
      : { kind: 'object', members: membersOf(state, frame), line };
  if (tag !== undefined && tag !== '!' && tag !== kind) {
    return {
      node: tagged(tag, node, line),
      size: size + 1,
      height: height + 1,
      key: undefined,
      mergeable: undefined,
      mergeKey: false,
    };
  }
  const maps =
    frame.kind === 'sequence' && frame.items.length > 0 && frame.items.every((item) => item.mergeable === 'map');
  const mergeable = frame.kind === 'mapping' ? 'map' : maps ? 'maps' : undefined;
  return { node, size, height, key: undefined, mergeable, mergeKey: false };
}

/** A tag that means nothing here still is content: `!Ref x` reads as `{"!Ref": "x"}`, so that no change of a tag is ever equal. */
function tagged(tag: string, value: TreeNode, line: Line): TreeNode {
  return { kind: 'object', members: [{ name: tag, value, line }], line };
}

/** Members in order, duplicates kept, merge keys written out after the mapping's own: those win, then the earlier source. */
function membersOf(state: State, frame: Frame): readonly Member[] {
  const members: Member[] = [];
  const merges: TreeNode[] = [];
  for (const { key, value, line } of frame.pairs) {
    if (key.mergeKey && value.mergeable !== undefined) {
      if (value.mergeable === 'map') merges.push(value.node);
      else if (value.node.kind === 'array') for (const item of value.node.items) merges.push(item);
    } else members.push({ name: key.key ?? complexKey(state, key), value: value.node, line });
  }
  if (merges.length === 0) return members;
  const taken = new Set(members.map(({ name }) => name));
  for (const source of merges) {
    if (source.kind !== 'object') continue;
    const fresh = source.members.filter(({ name }) => !taken.has(name));
    for (const member of fresh) {
      members.push(member);
      taken.add(member.name);
    }
  }
  return members;
}

function complexKey(state: State, key: Built): string {
  if (key.size > MAX_KEY_NODES) throw new YamlRefusal(`a key of more than ${MAX_KEY_NODES} nodes`, state.line, true);
  return canonicalKey(key.node);
}

function scalar(state: State, event: ScalarEvent): Built {
  const text = state.source.decode(event);
  const raw = slice(state, event.tagStart, event.tagEnd);
  const plain = event.style === PLAIN;
  const tag = raw === undefined ? undefined : tagName(raw, state.handles);
  const { version, line } = state;
  const asKey = isKeyNext(state);
  const base = { size: 1, height: 0, mergeable: undefined };
  if (tag === undefined || tag === '!') {
    const resolved = plain && tag === undefined;
    // A key that is written plainly has one name in both schemas; one in quotes may need them in one schema only.
    if (resolved !== asKey && !state.ambiguous && isAmbiguous(text)) state.ambiguous = true;
    const type = resolved ? typeOf(text, version) : 'string';
    const node = checked(state, scalarNode(text, type, version, line)!);
    return { ...base, node, key: scalarKey(text, type, version), mergeKey: resolved && text === '<<' };
  }
  if (tag === '!!merge')
    return { ...base, node: { kind: 'string', value: text, line }, key: text, mergeKey: text === '<<' };
  const node = checked(state, taggedScalar(state, tag, text));
  if (TYPES.has(tag) && isAmbiguous(text)) state.ambiguous = true;
  const key = node.kind === 'string' ? scalarKey(text, 'string', version) : `${tag} ${text}`;
  const wrapped = node.kind === 'object' ? 1 : 0;
  return { ...base, size: 1 + wrapped, height: wrapped, node, key, mergeKey: false };
}

const TYPES: ReadonlyMap<string, ScalarType> = new Map([
  ['!!bool', 'boolean'],
  ['!!float', 'float'],
  ['!!int', 'integer'],
  ['!!null', 'null'],
  ['!!str', 'string'],
  ['!!timestamp', 'date-time'],
]);

function taggedScalar(state: State, tag: string, text: string): TreeNode {
  const { version, line } = state;
  const type = TYPES.get(tag);
  const node = type === undefined ? undefined : scalarNode(text, type, version, line);
  if (node !== undefined) return node;
  if (tag === '!!binary') {
    const base64 = text.replace(/[\r\n\t ]/g, '');
    const bytes = Buffer.from(base64, 'base64');
    // A lenient decoder skips what it does not know; only what it gives back unchanged was read in full.
    if (bytes.toString('base64').replace(/=+$/, '') === base64.replace(/={0,2}$/, '')) {
      return { kind: 'binary', bytes: Uint8Array.from(bytes), line };
    }
  }
  return tagged(tag, { kind: 'string', value: text, line }, line);
}

function isKeyNext(state: State): boolean {
  const frame = state.frames.at(-1)!;
  return frame.kind === 'mapping' && frame.key === undefined;
}

function checked(state: State, node: TreeNode): TreeNode {
  if (node.kind === 'number' && node.literal.length > MAX_NUMBER_CHARACTERS) {
    throw new YamlRefusal(`a number of more than ${MAX_NUMBER_CHARACTERS} characters`, state.line, true);
  }
  return node;
}
