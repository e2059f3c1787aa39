import type { Event } from 'js-yaml';
import type { Member, TreeNode } from '../document.js';
import { MAX_NUMBER_CHARACTERS } from '../format.js';
import { trimBlanksEnd } from '../trees/scanner.js';
import { canonicalKey, scalarKey } from './keys.js';
import type { YamlVersion } from './scalars.js';
import { isAmbiguous, isTyped, plainNode } from './scalars.js';
import type { Built, CollectionEvent, Frame, ScalarEvent, State, YamlSource, YamlTree } from './state.js';
import { ABSENT, EVENT, MAX_KEY_NODES, PLAIN, YamlRefusal } from './state.js';
import { TYPES, tagged, taggedScalar } from './tagged.js';
import { handlesOf, tagName } from './tags.js';
import { withoutLineEnd } from './unended.js';

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
    quoted: new Map(),
    typed: new Set(),
    nodes: 0,
    line: 1,
  };
  for (const event of source.events) step(state, event);
  const { documents, directives, ambiguous, quoted, typed } = state;
  return { documents, directives, ambiguous, keys: { quoted, typed }, comments: commentsOf(source) };
}

/** What begins with a number sign behind white space, between the scalars. */
function commentsOf({ text, events }: YamlSource): readonly string[] {
  const comments: string[] = [];
  let at = 0;
  let mark = text.indexOf('#');
  const next = (from: number): void => {
    at = Math.max(at, from);
    // Looked for once each: a text without any would be searched to its end for every scalar.
    if (mark !== -1 && mark < at) mark = text.indexOf('#', at);
  };
  const take = (end: number): void => {
    while (mark !== -1 && mark < end) {
      const start = mark;
      if (start > 0 && !/\s/.test(text[start - 1]!)) {
        next(start + 1);
        continue;
      }
      let stop = start;
      while (stop < text.length && text[stop] !== '\n' && text[stop] !== '\r') stop += 1;
      comments.push(trimBlanksEnd(text.slice(start, stop)));
      next(stop);
    }
    next(end);
  };
  for (const event of events) {
    if (event.type !== EVENT.scalar || event.valueStart === ABSENT) continue;
    take(event.valueStart);
    next(event.valueEnd);
  }
  take(text.length);
  return comments;
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
      text: undefined,
      resolved: false,
      key: undefined,
      mergeable: undefined,
      mergeKey: false,
    };
  }
  const maps =
    frame.kind === 'sequence' && frame.items.length > 0 && frame.items.every((item) => item.mergeable === 'map');
  const mergeable = frame.kind === 'mapping' ? 'map' : maps ? 'maps' : undefined;
  return { node, size, height, text: undefined, resolved: false, key: undefined, mergeable, mergeKey: false };
}

/** Members in order, duplicates kept, merge keys written out after the mapping's own: those win, then the earlier source. */
function membersOf(state: State, frame: Frame): readonly Member[] {
  const members: Member[] = [];
  const merges: TreeNode[] = [];
  for (const { key, value, line } of frame.pairs) {
    if (key.mergeKey && value.mergeable !== undefined) {
      if (value.mergeable === 'map') merges.push(value.node);
      else if (value.node.kind === 'array') for (const item of value.node.items) merges.push(item);
    } else members.push({ name: nameOf(state, key), value: value.node, line });
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

function nameOf(state: State, { node, text, resolved, key, size }: Built): string {
  if (key !== undefined) return key;
  if (text !== undefined) return scalarName(state, node, text, resolved);
  if (size > MAX_KEY_NODES) throw new YamlRefusal(`a key of more than ${MAX_KEY_NODES} nodes`, state.line, true);
  return canonicalKey(node);
}

/** Also books what `readPair` has to know about the name before it may show a quoted one without its quotes. */
function scalarName(state: State, node: TreeNode, text: string, resolved: boolean): string {
  const name = node.kind === 'string' ? scalarKey(text, state.version) : text;
  // In either schema: a side that reads the same in both has one tree only, and the other side may have two.
  if (!isTyped(text)) return name;
  if (resolved) state.typed.add(text);
  else if (name !== text) state.quoted.set(name, text);
  return name;
}

function scalar(state: State, event: ScalarEvent): Built {
  const text = withoutLineEnd(state, event, state.source.decode(event));
  const raw = slice(state, event.tagStart, event.tagEnd);
  const plain = event.style === PLAIN;
  const tag = raw === undefined ? undefined : tagName(raw, state.handles);
  const { version, line } = state;
  const asKey = isKeyNext(state);
  if (tag === undefined || tag === '!') {
    const resolved = plain && tag === undefined;
    // A key that is written plainly has one name in both schemas; one in quotes may need them in one schema only.
    if (resolved !== asKey && !state.ambiguous && isAmbiguous(text)) state.ambiguous = true;
    const node: TreeNode = resolved ? plainNode(text, version, line) : { kind: 'string', value: text, line };
    checkDigits(state, node);
    return leaf(node, text, resolved);
  }
  if (tag === '!!merge') return leaf({ kind: 'string', value: text, line }, text, true);
  const node = taggedScalar(tag, text, version, line);
  checkDigits(state, node);
  if (TYPES.has(tag) && isAmbiguous(text)) state.ambiguous = true;
  const key = node.kind === 'string' ? scalarKey(text, version) : `${tag} ${JSON.stringify(text)}`;
  const wrapped = node.kind === 'object' ? 1 : 0;
  return {
    node,
    size: 1 + wrapped,
    height: wrapped,
    text: undefined,
    resolved: false,
    key,
    mergeable: undefined,
    mergeKey: false,
  };
}

function leaf(node: TreeNode, text: string, resolved: boolean): Built {
  return {
    node,
    size: 1,
    height: 0,
    text,
    resolved,
    key: undefined,
    mergeable: undefined,
    mergeKey: resolved && text === '<<',
  };
}

function isKeyNext(state: State): boolean {
  const frame = state.frames.at(-1)!;
  return frame.kind === 'mapping' && frame.key === undefined;
}

function checkDigits(state: State, node: TreeNode): void {
  if (node.kind === 'number' && node.literal.length > MAX_NUMBER_CHARACTERS) {
    throw new YamlRefusal(`a number of more than ${MAX_NUMBER_CHARACTERS} characters`, state.line, true);
  }
}
