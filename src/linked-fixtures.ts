import type { FixtureRule } from './policy/policy.js';
import { resolveLink, type TreeLink } from './revisions/links.js';
import type { Repository } from './revisions/repository.js';
import type { PathChange } from './revisions/revisions.js';

/** A link target is a path; a longer one is none that a file system follows (PATH_MAX). */
const MAX_TARGET_BYTES = 4_096;
const LINK_MODE = '120000';

/** Paths that a test reads through a fixture that is a symbolic link, with the rules of that link. */
export interface LinkedPaths {
  /** What `path` is judged by because a fixture leads to it, or to a folder above it. Empty where none does. */
  readonly rulesOf: (path: string) => readonly FixtureRule[];
}

const NONE: LinkedPaths = { rulesOf: () => [] };

/**
 * A link is never followed to read anything, but whoever changes its target changes what the test reads. So a path that a
 * fixture's link leads to, on either side, is a fixture as well, by the rules of the link.
 */
export async function readLinkedPaths(
  repository: Repository,
  onBase: readonly TreeLink[],
  changes: readonly PathChange[],
  rulesOf: (path: string) => readonly FixtureRule[],
): Promise<LinkedPaths> {
  const led = new Map<string, Set<FixtureRule>>();
  for (const links of [onBase, linksOnHead(onBase, changes)]) {
    const chosen = links.map(({ path }) => ({ path, rules: rulesOf(path) })).filter(({ rules }) => rules.length > 0);
    if (chosen.length === 0) continue;
    const targets = await readTargets(repository, links);
    for (const { path, rules } of chosen) {
      const target = resolveLink(path, targets);
      if (target === undefined || target === path) continue;
      led.set(target, new Set([...(led.get(target) ?? []), ...rules]));
    }
  }
  if (led.size === 0) return NONE;
  return {
    rulesOf(path) {
      const rules = new Set<FixtureRule>(led.get('') ?? []);
      const names = path.split('/');
      for (let depth = 1; depth <= names.length; depth += 1) {
        for (const rule of led.get(names.slice(0, depth).join('/')) ?? []) rules.add(rule);
      }
      return [...rules];
    },
  };
}

/** Head is base with the changes laid over it. */
function linksOnHead(onBase: readonly TreeLink[], changes: readonly PathChange[]): readonly TreeLink[] {
  const links = new Map(onBase.map((one) => [one.path, one]));
  for (const { path, head } of changes) {
    if (head?.mode === LINK_MODE) links.set(path, { path, oid: head.oid });
    else links.delete(path);
  }
  return [...links.values()];
}

async function readTargets({ objects }: Repository, links: readonly TreeLink[]): Promise<ReadonlyMap<string, string>> {
  const targets = new Map<string, string>();
  let index = 0;
  const options = { maxBytes: MAX_TARGET_BYTES };
  for await (const object of objects.readMany(
    links.map(({ oid }) => oid),
    options,
  )) {
    const { path } = links[index++]!;
    if (object.kind === 'content') targets.set(path, object.content.toString('utf8'));
  }
  return targets;
}
