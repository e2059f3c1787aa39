import type { FixtureDocument, Member, TreeNode } from '../document.js';
import { type Edit, SAME, type Way } from './edited.js';
import { elementsOf } from './yaml-siblings.js';

/** An open block, with those of its children that were edited or lead to what was. */
export interface Frame {
  readonly kind: 'map' | 'list';
  readonly indent: number;
  /** Children that are complete. */
  size: number;
  hasScalar: boolean;
  /** Whether one of the names is no data (`namesStructure`). */
  named: boolean;
  waiting: boolean;
  key: string;
  children: Child[] | undefined;
  /** Offsets of the lines on which the first elements begin. Empty where one begins on a line of its parent's. */
  readonly starts: number[];
  /** Where the element at hand begins. */
  start: number;
}

interface Child {
  readonly frame: Frame | undefined;
  readonly at: number;
  readonly name: string;
  readonly base: TreeNode;
  readonly head: TreeNode;
}

/** What an edit is put into. */
interface Edited {
  readonly text: string;
  readonly frames: readonly Frame[];
  readonly edits: Edit[];
}

export function addEdit(scan: Edited, base: TreeNode, head: TreeNode): void {
  const { text, frames } = scan;
  for (const [index, frame] of frames.entries()) {
    const inner = frames[index + 1];
    frame.children ??= [];
    if (inner !== undefined && frame.children.at(-1)?.frame === inner) continue;
    frame.children.push({ frame: inner, at: frame.size, name: frame.key, base, head });
  }
  const open = [...frames];
  const names = open.map(({ key }) => key);
  const innermost = open.findLastIndex(({ kind }) => kind === 'list');
  const list = open[innermost];
  const own = list && { index: list.size, start: list.start };
  scan.edits.push({
    get way() {
      return open.map(
        ({ kind, size, hasScalar }, index): Way =>
          kind === 'list' ? { kind: 'array' } : { kind: 'object', name: names[index]!, size, hasScalar },
      );
    },
    leaf: head,
    siblings: () => (list && own ? elementsOf(text, list, own, names.slice(innermost + 1)) : []),
  });
}

export function treeOf(frame: Frame, side: 'base' | 'head'): TreeNode {
  const children = frame.children ?? [];
  const nodeOf = (child: Child): TreeNode => (child.frame === undefined ? child[side] : treeOf(child.frame, side));
  if (frame.kind === 'map') {
    const members: Member[] = children.map((child) => ({ name: child.name, value: nodeOf(child), line: 0 }));
    return { kind: 'object', members, line: 0 };
  }
  const items = new Array<TreeNode>(frame.size).fill(SAME);
  for (const child of children) items[child.at] = nodeOf(child);
  return { kind: 'array', items, line: 0 };
}

export function documentOf(root: TreeNode): FixtureDocument {
  return {
    format: 'yaml',
    readings: [{ label: '', content: { kind: 'tree', root } }],
    declared: {},
    layout: {},
    notices: [],
  };
}
