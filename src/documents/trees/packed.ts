import { createHash } from 'node:crypto';
import type { Member, TreeNode } from '../document.js';
import { array, object } from './nodes.js';
import type { Budget } from './stop.js';
import { fail, NOWHERE } from './stop.js';

/**
 * The loop that MessagePack and CBOR share: a stack of open arrays, maps and wrappers, no call for a level.
 *
 * Binary formats know keys that are no strings. Such a key is written `#` and its notation (`#1`, `#true`); a string
 * key that begins with `#` gets one more, so that the two never meet. Wrappers (tags, extensions) are an object with
 * one such member.
 */
export type Step =
  | { readonly kind: 'value'; readonly node: TreeNode }
  /** `count` items follow, or pairs; undefined where a `break` ends them. */
  | { readonly kind: 'array' | 'map'; readonly count: number | undefined }
  /** One value follows and is wrapped under `name`. */
  | { readonly kind: 'wrapper'; readonly name: string; readonly finish?: (node: TreeNode) => TreeNode | undefined }
  | { readonly kind: 'break' };

interface Open {
  readonly kind: 'array' | 'map' | 'wrapper';
  readonly items: TreeNode[];
  readonly members: Member[];
  readonly name: string;
  readonly finish: ((node: TreeNode) => TreeNode | undefined) | undefined;
  /** Values still to come; undefined until a `break`. */
  left: number | undefined;
  key: string | undefined;
  /** Where the key that is being read began. */
  keyStart: number;
}

export interface PackedSource {
  readonly next: () => Step;
  readonly at: () => number;
  readonly bytes: Uint8Array;
}

export function readPacked(source: PackedSource, budget: Budget): TreeNode {
  const stack: Open[] = [];
  for (;;) {
    const parent = stack.at(-1);
    if (parent?.kind === 'map' && parent.key === undefined) parent.keyStart = source.at();
    const start = source.at();
    const step = source.next();
    budget.spend(1, NOWHERE);
    let value: TreeNode;
    if (step.kind === 'value') value = step.node;
    else if (step.kind === 'break') value = broken(stack, start);
    else {
      budget.enter(stack.length + 1, NOWHERE);
      if (step.kind === 'wrapper' || step.count !== 0) {
        stack.push(openOf(step));
        continue;
      }
      value = step.kind === 'array' ? array([], 0) : object([], 0);
    }
    const root = attach(stack, value, source);
    if (root !== undefined) return root;
  }
}

function openOf(step: Exclude<Step, { kind: 'value' | 'break' }>): Open {
  const open: Open = {
    kind: step.kind,
    items: [],
    members: [],
    name: '',
    finish: undefined,
    left: 1,
    key: undefined,
    keyStart: 0,
  };
  if (step.kind === 'wrapper') return { ...open, name: step.name, finish: step.finish };
  open.left = step.count === undefined || step.kind === 'array' ? step.count : step.count * 2;
  return open;
}

/** A `break` ends the innermost open array or map, if that has no declared length and no key without its value. */
function broken(stack: Open[], at: number): TreeNode {
  const open = stack.pop();
  if (open === undefined || open.left !== undefined || open.key !== undefined)
    return fail(`a break at byte ${at} ends nothing`);
  return closed(open);
}

function closed(open: Open): TreeNode {
  if (open.kind === 'array') return array(open.items, 0);
  if (open.kind === 'map') return object(open.members, 0);
  const [content] = open.items;
  const finished = open.finish?.(content!);
  return finished ?? object([{ name: open.name, value: content!, line: 0 }], 0);
}

/** Hands a value to what is open and closes that as often as it is complete. Returns the root. */
function attach(stack: Open[], finished: TreeNode, source: PackedSource): TreeNode | undefined {
  let value = finished;
  for (;;) {
    const open = stack.at(-1);
    if (open === undefined) return value;
    if (open.kind !== 'map') open.items.push(value);
    else if (open.key === undefined) open.key = keyOf(value, source.bytes.subarray(open.keyStart, source.at()));
    else {
      open.members.push({ name: open.key, value, line: 0 });
      open.key = undefined;
    }
    if (open.left === undefined) return undefined;
    open.left -= 1;
    if (open.left > 0) return undefined;
    value = closed(stack.pop()!);
  }
}

/** Longest key of bytes that is written out; longer ones are told by their digest. */
const MAX_KEY_BYTES = 64;

function keyOf(node: TreeNode, encoded: Uint8Array): string {
  switch (node.kind) {
    case 'string':
      return node.value.startsWith('#') ? `#${node.value}` : node.value;
    case 'number':
      return `#${node.literal}`;
    case 'boolean':
      return `#${node.value}`;
    case 'null':
      return '#null';
    default:
      return encoded.length <= MAX_KEY_BYTES
        ? `#h'${Buffer.from(encoded).toString('hex')}'`
        : `#sha256 ${createHash('sha256').update(encoded).digest('hex')}`;
  }
}
