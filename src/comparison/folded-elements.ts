import type { ObjectNode } from '../documents/document.js';
import { CONTENT } from '../documents/trees/markup.js';
import { unfoldContent } from './element-recursion.js';
import { ANY, type Group, type MemberFact, newGroup, type ObjectFacts } from './groups.js';
import { keyStats, memberPath, presenceFacts, setFacts } from './record-facts.js';
import { type Context, type Where, walk } from './shape.js';

/**
 * Elements that recur in themselves or through each other: all of one name, however deep, are one set, and so is what
 * stands in those of one name. Whether such an element is there is asked of all levels together, so a deeper tree is
 * data; everything else is asked of the contents of each name. The names that stand among these contents come back, and
 * their facts are put into `members`.
 */
export function foldedElements(
  context: Context,
  group: Group,
  base: readonly ObjectNode[],
  head: readonly ObjectNode[],
  names: readonly string[],
  where: Where,
  members: Map<string, MemberFact>,
): readonly string[] {
  const left = unfoldContent(base, names);
  const right = unfoldContent(head, names);
  const all = [...base, ...[...left.values()].flat()];
  const others = [...head, ...[...right.values()].flat()];
  const everywhere = { base: keyStats(all), head: keyStats(others) };
  const here = { base: keyStats(base), head: keyStats(head) };
  const inner = new Map<string, Map<string, MemberFact>>(names.map((name) => [name, new Map()]));
  const standing: string[] = [];
  for (const name of names) {
    const [own, other] = [everywhere.base.get(name), everywhere.head.get(name)];
    const path = memberPath(group.path, name);
    const facts = presenceFacts(context, path, own, other, all.length, others.length);
    let child: Group | undefined;
    if (own && other) {
      child = newGroup(path, [...group.steps, name], own.values, other.values);
      const within: ObjectFacts = { kind: 'record', members: inner.get(name)! };
      walk(context, child, { inArray: false, depth: where.depth + 1, foldedContent: within });
    }
    for (const set of inner.values()) set.set(name, { ...facts, group: child });
    const [first, second] = [here.base.get(name), here.head.get(name)];
    if (!first && !second) continue;
    standing.push(name);
    // On the outermost level nothing became deeper: a name that only one side has here is as new as any other.
    const come = (first === undefined) !== (second === undefined) && own !== undefined && other !== undefined;
    const presence = come ? presenceFacts(context, path, first, second, base.length, head.length) : facts;
    members.set(name, { ...presence, group: child });
  }
  for (const name of names) {
    const [own, other] = [left.get(name)!, right.get(name)!];
    const steps = [...group.steps, name, CONTENT, ANY];
    const set = newGroup(`${memberPath(group.path, name)}[${JSON.stringify(CONTENT)}][*]`, steps, own, other);
    if (own.length > 0 && other.length > 0) setFacts(context, set, own, other, where, inner.get(name)!);
  }
  return standing;
}
