import { ruleForPointer } from '../policy/match.js';
import type { PathChange, TreeEntry } from '../revisions/revisions.js';
import { readSubmodules, type SubmoduleSettings } from '../revisions/submodules.js';
import type { GateSource } from './gate.js';
import type { SubmoduleChange } from './policy-facts.js';

const SETTINGS_FILE = '.gitmodules';
const SUBMODULE_MODE = '160000';
/** Nobody writes a larger one by hand. */
const MAX_BYTES = 1_048_576;

/**
 * Submodules among the fixtures that stand where they stood, and that a `.gitmodules` says something else of: another
 * place to fetch them from, another way to look at their changes, or nothing any more, so that a test finds no files there.
 */
export async function readSubmoduleChanges(source: GateSource): Promise<readonly SubmoduleChange[]> {
  const { changes, files, isFixture, policyEdit } = source;
  const file = changes.find(({ path }) => path === SETTINGS_FILE);
  if (file === undefined) return [];
  const policies = [policyEdit.base, ...(policyEdit.head === undefined ? [] : [policyEdit.head])];
  const [before, after] = await Promise.all([files('base'), files('head')]);
  const fixtures = [...after].flatMap(([path, { mode }]) =>
    mode === SUBMODULE_MODE &&
    before.get(path)?.mode === SUBMODULE_MODE &&
    (isFixture(path) || policies.some((policy) => ruleForPointer(policy, path) !== undefined))
      ? [path]
      : [],
  );
  if (fixtures.length === 0) return [];
  await source.ensureObjects([file.base, file.head].flatMap((entry) => (isFile(entry) ? [entry.oid] : [])));
  const base = await settingsOf(source, file.base);
  const head = await settingsOf(source, file.head);
  return fixtures.flatMap((path): SubmoduleChange[] => {
    const keys = differing(base?.get(path), head?.get(path));
    if (base !== undefined && head !== undefined && keys.length === 0) return [];
    return [{ path, file, keys: base === undefined || head === undefined ? [] : keys }];
  });
}

/** Nothing where there is no file; undefined where nobody can say what it says. */
async function settingsOf(source: GateSource, entry: PathChange['base']): Promise<SubmoduleSettings | undefined> {
  if (entry === null) return new Map();
  if (!isFile(entry)) return undefined;
  const object = await source.repository.objects.find(entry.oid, { maxBytes: MAX_BYTES });
  return object.kind === 'content' ? readSubmodules(source.repository, entry.oid) : undefined;
}

/** In order: which of two values of one key counts is for whoever reads them to say. */
function differing(base: readonly string[] = [], head: readonly string[] = []): readonly string[] {
  if (base.length === head.length && base.every((setting, index) => setting === head[index])) return [];
  const names = [...base, ...head].filter((setting) => count(base, setting) !== count(head, setting)).map(keyOf);
  return names.length === 0 ? ['order'] : [...new Set(names)];
}

function count(settings: readonly string[], wanted: string): number {
  return settings.filter((setting) => setting === wanted).length;
}

function keyOf(setting: string): string {
  return setting.split('=', 1)[0]!;
}

function isFile(entry: TreeEntry | null): entry is TreeEntry {
  return entry?.mode.startsWith('100') ?? false;
}
