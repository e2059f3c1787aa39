import type { AliasEvent, Event, MappingEvent, ScalarEvent, SequenceEvent } from 'js-yaml';

/** `at` is an offset in UTF-16 units. */
export type SourceNode =
  | { readonly kind: 'scalar'; readonly value: Scalar; readonly at: number }
  | { readonly kind: 'list'; readonly items: readonly SourceNode[]; readonly at: number }
  | { readonly kind: 'group'; readonly entries: readonly SourceEntry[]; readonly at: number };

export type Scalar = string | number | boolean | null;

export interface SourceEntry {
  readonly key: string;
  readonly keyAt: number;
  readonly value: SourceNode;
}

/** Something about the file. `text` is a sentence without a place. */
export interface SourceProblem {
  readonly at: number;
  readonly text: string;
}

type Yaml = typeof import('js-yaml');
type Collection = MappingEvent | SequenceEvent;

/** A collection that is still open: values in order, for a group keys and values in turn. */
interface Frame {
  readonly event: Collection;
  readonly children: SourceNode[];
}

const PLAIN_TAGS: ReadonlySet<string> = new Set(['!!map', '!!seq', '!!str', '!!int', '!!float', '!!bool', '!!null']);

/**
 * The events as one tree, and what a policy may not contain: references, merge keys, unknown tags, keys that are no
 * text, the same key twice, a second document. References are refused and not followed, so that a file stays as large
 * as it looks (docs/adr/0050). Iterates; the reader has bounded the depth.
 */
export function buildTree(
  yaml: Yaml,
  text: string,
  events: readonly Event[],
): { readonly root?: SourceNode; readonly problems: readonly SourceProblem[] } {
  const problems: SourceProblem[] = [];
  const stack: Frame[] = [];
  const roots: SourceNode[] = [];
  let documents = 0;
  const add = (node: SourceNode) => (stack.at(-1)?.children ?? roots).push(node);

  for (const event of events) {
    if (event.type === yaml.EVENT_ID.DOCUMENT) documents += 1;
    else if (event.type === yaml.EVENT_ID.SCALAR) add(scalarNode(yaml, text, event, problems));
    else if (event.type === yaml.EVENT_ID.ALIAS) add(aliasNode(text, event, problems));
    else if (event.type === yaml.EVENT_ID.POP) {
      const frame = stack.pop();
      if (frame !== undefined) add(close(yaml, frame, problems));
    } else {
      checkTag(text, event, problems);
      stack.push({ event, children: [] });
    }
    if (documents > 1) break;
  }
  const root = roots[0];
  if (documents > 1)
    problems.push({ at: secondDocument(text), text: 'expected one document, found a second one ("---")' });
  if (root === undefined || (root.kind === 'scalar' && root.value === null)) {
    return {
      problems: [
        ...problems,
        { at: 0, text: 'expected keys, found an empty file; write "version: 1" or delete the file' },
      ],
    };
  }
  return { root, problems };
}

function scalarNode(yaml: Yaml, text: string, event: ScalarEvent, problems: SourceProblem[]): SourceNode {
  const known = checkTag(text, event, problems);
  const at = !known || event.valueStart === -1 ? emptyPlace(event) : quotedStart(yaml, event);
  if (known) {
    const document = { type: yaml.EVENT_ID.DOCUMENT, explicitStart: false, explicitEnd: false, directives: [] };
    try {
      const [value] = yaml.constructFromEvents([document, event, { type: yaml.EVENT_ID.POP }], { source: text });
      return { kind: 'scalar', value: value as Scalar, at };
    } catch (error) {
      if (!(error instanceof yaml.YAMLException)) throw error;
      problems.push({ at, text: `expected a value, found a mistake in it: ${error.reason}` });
    }
  }
  return { kind: 'scalar', value: null, at };
}

/** An empty value has no place of its own; -1 lets its key stand for it. A wrong tag is its value's place. */
function emptyPlace(event: ScalarEvent): number {
  return event.tagStart !== -1 ? event.tagStart : event.anchorStart;
}

function quotedStart(yaml: Yaml, event: ScalarEvent): number {
  const quoted = event.style === yaml.SCALAR_STYLE.SINGLE_QUOTED || event.style === yaml.SCALAR_STYLE.DOUBLE_QUOTED;
  return quoted ? event.valueStart - 1 : event.valueStart;
}

function aliasNode(text: string, event: AliasEvent, problems: SourceProblem[]): SourceNode {
  const at = event.anchorStart - 1;
  const name = text.slice(event.anchorStart, event.anchorEnd);
  problems.push({ at, text: `expected the value itself, found the reference *${name}; write the value out` });
  return { kind: 'scalar', value: null, at };
}

function checkTag(text: string, event: Collection | ScalarEvent, problems: SourceProblem[]): boolean {
  if (event.tagStart === -1) return true;
  const tag = text.slice(event.tagStart, event.tagEnd);
  if (PLAIN_TAGS.has(tag)) return true;
  problems.push({
    at: event.tagStart,
    text: `expected a plain value, found the tag ${JSON.stringify(tag.slice(0, 40))}`,
  });
  return false;
}

function close(yaml: Yaml, { event, children }: Frame, problems: SourceProblem[]): SourceNode {
  if (event.type === yaml.EVENT_ID.SEQUENCE) return { kind: 'list', items: children, at: event.start };
  const entries: SourceEntry[] = [];
  const seen = new Set<string>();
  for (let index = 0; index + 1 < children.length; index += 2) {
    const keyNode = children[index] as SourceNode;
    const value = children[index + 1] as SourceNode;
    const key = keyText(keyNode);
    const problem =
      key === undefined ? 'expected a name as key, found a list or a group of keys' : keyProblem(key, seen);
    if (problem !== undefined) problems.push({ at: keyNode.at, text: problem });
    if (key === undefined || problem !== undefined) continue;
    seen.add(key);
    entries.push({ key, keyAt: keyNode.at, value: value.at === -1 ? { ...value, at: keyNode.at } : value });
  }
  return { kind: 'group', entries, at: event.start };
}

function keyText(node: SourceNode): string | undefined {
  return node.kind === 'scalar' ? String(node.value ?? '') : undefined;
}

function keyProblem(key: string, seen: ReadonlySet<string>): string | undefined {
  if (key === '<<') return 'expected plain keys, found the merge key "<<"; write the keys out';
  // No key of a policy is called so, and libraries differ in what they make of it.
  if (key === '__proto__') return 'unknown key "__proto__"';
  if (seen.has(key)) return `expected each key once, found ${JSON.stringify(key.slice(0, 60))} a second time`;
  return undefined;
}

function secondDocument(text: string): number {
  const markers = [...text.matchAll(/^---(?=\s|$)/gm)].map((match) => match.index);
  const first = markers[0] ?? 0;
  const before = text
    .slice(0, first)
    .split('\n')
    .every((line) => /^\s*(?:#.*|%.*)?$/.test(line));
  return (before ? markers[1] : first) ?? first;
}
