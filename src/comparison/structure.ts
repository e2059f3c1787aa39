import type { TreeNode } from '../documents/document.js';
import { typeOf } from './nodes.js';

/** Members whose strings decide which variant an object is (shape.ts); another value there is another structure. */
const DISCRIMINATORS: ReadonlySet<string> = new Set(['type', 'kind', 'event', 'op', '@type']);

/**
 * Whether two trees have the same members in every object, the same lengths of arrays, and the same types
 * throughout. Then their nodes match one to one at equal generalised paths, and no shape fact can differ. Members may
 * stand in another order only where that costs no search; saying no is always safe.
 */
export function sameStructure(base: TreeNode, head: TreeNode): boolean {
  const bases: TreeNode[] = [base];
  const heads: TreeNode[] = [head];
  while (bases.length > 0) {
    const from = bases.pop()!;
    const to = heads.pop()!;
    if (from === to) continue;
    if (typeOf(from) !== typeOf(to)) return false;
    if (from.kind === 'array' && to.kind === 'array') {
      if (from.items.length !== to.items.length) return false;
      for (let i = 0; i < from.items.length; i += 1) {
        const item = from.items[i]!;
        const other = to.items[i]!;
        if (item === other) continue;
        bases.push(item);
        heads.push(other);
      }
    } else if (from.kind === 'object' && to.kind === 'object') {
      if (from.members.length !== to.members.length) return false;
      for (let i = 0; i < from.members.length; i += 1) {
        const member = from.members[i]!;
        const other = to.members[i]!;
        if (member.name !== other.name) return false;
        const { value } = member;
        if (value.kind === 'string' && DISCRIMINATORS.has(member.name)) {
          if (other.value.kind !== 'string' || other.value.value !== value.value) return false;
          continue;
        }
        bases.push(value);
        heads.push(other.value);
      }
    }
  }
  return true;
}
