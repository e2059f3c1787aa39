import { decline } from './source.js';

/** The list of records that a file of everyday YAML is, or that one of its root's members is. */
export interface YamlList {
  /** The member that holds the list; undefined where the root is the list. */
  readonly name: string | undefined;
  /** Column of its dashes. */
  readonly indent: number;
  /** Where its first line begins. */
  readonly start: number;
}

/** A member of the root that has nothing on its own line, by a name that needs no quotes. */
const MEMBER = /^([A-Za-z_][A-Za-z0-9_-]*): *(?:#.*)?$/;

/** The list with the most records at the root or right below it; the one that is open where `front` ends, unless that is the whole file. */
export function findYamlList(front: Buffer, whole: boolean): YamlList {
  const lists = listsOf(front);
  const last = lists.at(-1);
  if (last === undefined) return decline('no list of records');
  if (!whole) return last.list;
  return lists.reduce((best, next) => (next.records > best.records ? next : best)).list;
}

/** The same list in another file. */
export function sameYamlList(front: Buffer, { name, indent }: YamlList): YamlList {
  const found = listsOf(front).find(({ list }) => list.name === name);
  if (found === undefined || found.list.indent !== indent) return decline('the list stands elsewhere');
  return found.list;
}

function listsOf(front: Buffer): { readonly list: YamlList; records: number }[] {
  const lists: { readonly list: YamlList; records: number }[] = [];
  let name: string | undefined;
  let member = false;
  let open: (typeof lists)[number] | undefined;
  for (let start = 0; start < front.length; ) {
    const feed = front.indexOf(10, start);
    if (feed === -1) break;
    let at = start;
    while (front[at] === 32) at += 1;
    const byte = front[at];
    const indent = at - start;
    const dash = byte === 45 && (front[at + 1] === 32 || front[at + 1] === 10);
    if (byte !== 10 && byte !== 35) {
      if (open !== undefined && (indent < open.list.indent || (indent === open.list.indent && !dash))) open = undefined;
      if (dash && open === undefined && (member || lists.length === 0)) {
        open = { list: { name: member ? name : undefined, indent, start }, records: 0 };
        lists.push(open);
      }
      if (dash && open !== undefined && indent === open.list.indent) open.records += 1;
      if (indent === 0 && !dash) {
        name = MEMBER.exec(front.toString('latin1', start, feed))?.[1];
        member = name !== undefined;
      } else member = false;
    }
    start = feed + 1;
  }
  return lists;
}
