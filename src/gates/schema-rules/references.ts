import type { Line, TreeNode } from '../../documents/document.js';
import { addressOf, pathAt } from './address.js';

/** A reference to another file, as a schema writes it. */
export interface Reference {
  readonly text: string;
  readonly line: Line;
  /** The `$id` of the file that it stands in. */
  readonly id?: string;
}

const REFERENCES: ReadonlySet<string> = new Set(['$ref', '$dynamicRef', '$recursiveRef']);

/** References of a schema to other files. Those within it are the validator's own matter. */
export function referencesIn(root: TreeNode): readonly Reference[] {
  const found: Reference[] = [];
  const id = root.kind === 'object' ? root.members.find(({ name }) => name === '$id')?.value : undefined;
  const open: TreeNode[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === 'array') for (const item of node.items) open.push(item);
    if (node.kind !== 'object') continue;
    for (const { name, value, line } of node.members) {
      if (value.kind !== 'string') open.push(value);
      else if (REFERENCES.has(name) && !value.value.startsWith('#')) {
        found.push({ text: value.value, line, ...(id?.kind === 'string' ? { id: id.value } : {}) });
      }
    }
  }
  return found;
}

/**
 * The file of the repository that a reference of `from` means, and the address under which the validator will ask for it.
 * A file with an `$id` of its own is taken to stand to its neighbours as their addresses stand to each other. Undefined
 * for what lies in no repository: nothing is fetched, so the validator then says that it is missing.
 */
export function localTarget(
  from: string,
  { text, id }: Reference,
): { readonly path: string; readonly address: string } | undefined {
  const own = addressOf(from);
  const base = id === undefined ? own : resolve(id, own);
  const target = resolve(text, base);
  if (base === undefined || target === undefined) return undefined;
  const address = target.replace(/#.*$/s, '');
  if (address === base.replace(/#.*$/s, '') || /^https?:\/\/json-schema\.org\//.test(address)) return undefined;
  const here = pathAt(address);
  if (here !== undefined) return { path: here, address };
  const [ownFolder, targetFolder] = [new URL('.', base), new URL(address)];
  if (ownFolder.protocol !== targetFolder.protocol || ownFolder.host !== targetFolder.host) return undefined;
  const relative = relativeTo(ownFolder.pathname, targetFolder.pathname);
  const path = relative === undefined ? undefined : pathAt(resolve(relative, own) ?? '');
  return path === undefined ? undefined : { path, address };
}

function resolve(reference: string, base: string | undefined): string | undefined {
  try {
    return new URL(reference, base).href;
  } catch {
    return undefined;
  }
}

/** How to get from one folder to a file, both as paths of addresses. */
function relativeTo(folder: string, file: string): string | undefined {
  const from = folder.split('/').slice(0, -1);
  const to = file.split('/');
  let common = 0;
  while (common < from.length && common < to.length - 1 && from[common] === to[common]) common += 1;
  const relative = [...from.slice(common).map(() => '..'), ...to.slice(common)].join('/');
  return relative === '' ? undefined : relative;
}
