import { type Stored, storedAs } from '../documents/stored.js';
import { idlePatterns, patternMatches } from '../policy/match.js';
import type { FixtureRule } from '../policy/policy.js';
import { readAttributes } from '../revisions/attributes.js';
import type { GitPath, PathChange, TreeEntry } from '../revisions/revisions.js';
import type { GateSource, SideFiles } from './gate.js';
import type { AttributeChange, PolicyFacts, StoredOtherwise } from './policy-facts.js';
import { readMerged } from './reader-merged.js';
import { readSettingNames } from './reader-setting-names.js';
import { readSubmoduleChanges } from './reader-submodules.js';
import { readTwins } from './reader-twins.js';

/** A workflow is read whole; the platform refuses longer ones. */
const MAX_WORKFLOW_BYTES = 1_048_576;
/** Beyond it no host shows a diff anyway. */
const MAX_TEXT_BYTES = 16_777_216;
/** A step may be one level down, in an action of the repository itself. */
const WORKFLOW = /^\.github\/(?:workflows\/[^/]+|actions\/.+)\.ya?ml$/i;

export async function readPolicyFacts(source: GateSource): Promise<PolicyFacts> {
  const { policyEdit, changes } = source;
  const weakenings =
    policyEdit.head === undefined
      ? []
      : (await import('../policy/weakenings.js')).weakenings(policyEdit.base, policyEdit.head);
  return {
    weakenings,
    ownWorkflows: await ownWorkflows(source),
    governing: await governing(source),
    attributes: changes.some(({ path }) => isAttributeFile(path)) ? await readAttributeChanges(source) : [],
    submodules: await readSubmoduleChanges(source),
    stored: await storedOtherwise(source),
    emptied: await emptiedPatterns(source),
    idle: await idle(source),
    twins: await readTwins(source),
    settingNames: await readSettingNames(source),
    merged: await readMerged(source),
  };
}

async function ownWorkflows({
  repository,
  changes,
  ensureObjects,
  workflow,
}: GateSource): Promise<ReadonlySet<GitPath>> {
  const edited = changes.filter(({ path }) => WORKFLOW.test(path));
  const sides = edited.flatMap(({ path, base, head }) => [base, head].filter(isFile).map(({ oid }) => ({ path, oid })));
  await ensureObjects(sides.map(({ oid }) => oid));
  const own = new Set<GitPath>(
    edited.map(({ path }) => path).filter((path) => path === workflow || /fixture-?gate/i.test(path)),
  );
  for (const { path, oid } of sides) {
    const object = await repository.objects.find(oid, { maxBytes: MAX_WORKFLOW_BYTES });
    // One that cannot be looked into may be ours.
    if (object.kind !== 'content' || /fixture-?gate/i.test(object.content.toString('latin1'))) own.add(path);
  }
  return own;
}

/** Schemas, views and descriptor sets that fixtures name, and those that lie where they are looked for when none is named (requirements D2, D3). */
async function governing(source: GateSource): Promise<ReadonlySet<GitPath>> {
  const { changes, policyEdit, isFixture, files } = source;
  const rules: readonly FixtureRule[] = [...policyEdit.base.fixtures, ...(policyEdit.head?.fixtures ?? [])];
  const named = new Set(rules.flatMap(({ schema, properties, descriptor }) => [schema, properties, descriptor?.file]));
  const byPlace = changes.filter(({ path }) => stemOf(path) !== undefined && !named.has(path));
  const stems =
    byPlace.length === 0 ? new Set() : new Set([...(await files('base')).keys()].filter(isFixture).map(stemOfFixture));
  return new Set(
    changes
      .map(({ path }) => path)
      .filter((path) => named.has(path) || (stemOf(path) !== undefined && stems.has(stemOf(path)))),
  );
}

function stemOf(path: GitPath): string | undefined {
  return /^schemas\/([^/]+)\.schema\.json$/.exec(path)?.[1] ?? /^properties\/([^/.]+)\.[^/]+$/.exec(path)?.[1];
}

function stemOfFixture(path: GitPath): string {
  return path.slice(path.lastIndexOf('/') + 1).split('.', 1)[0]!;
}

function isAttributeFile(path: GitPath): boolean {
  return path === '.gitattributes' || path.endsWith('/.gitattributes');
}

function isFile(entry: TreeEntry | null): entry is TreeEntry {
  return entry?.mode.startsWith('100') ?? false;
}

/** A changed value of one of these gives other bytes on disk, or keeps a change out of what people look at. */
const CHANGES_BYTES = ['text', 'crlf', 'eol', 'filter', 'ident', 'working-tree-encoding'] as const;
const HIDES = ['diff', 'merge', 'linguist-generated', 'gitlab-generated', 'export-ignore', 'export-subst'] as const;

async function readAttributeChanges(source: GateSource): Promise<readonly AttributeChange[]> {
  const { repository, changes, files, isFixture, ensureObjects } = source;
  const [before, after] = await Promise.all([files('base'), files('head')]);
  const edited = changes.filter(({ path }) => isAttributeFile(path));
  const fixtures = [...after.keys()].filter((path) => isFixture(path) && edited.some((file) => isBelow(path, file)));
  if (fixtures.length === 0) return [];
  const sides = [attributeFiles(before), attributeFiles(after)] as const;
  await ensureObjects(sides.flatMap((side) => [...side.values()].map(({ oid }) => oid)));
  const names = [...CHANGES_BYTES, ...HIDES];
  const base = await readAttributes(repository, sides[0], fixtures, names);
  const head = await readAttributes(repository, sides[1], fixtures, names);
  const found = new Map<string, { attribute: string; base: string; head: string; fixtures: GitPath[] }>();
  for (const path of fixtures) {
    for (const attribute of names) {
      const [from, to] = [base.get(path)?.get(attribute) ?? '', head.get(path)?.get(attribute) ?? ''];
      if (!matters(attribute, from, to)) continue;
      const key = `${attribute}\0${from}\0${to}`;
      const known = found.get(key);
      if (known === undefined) found.set(key, { attribute, base: from, head: to, fixtures: [path] });
      else known.fixtures.push(path);
    }
  }
  return [...found.values()].map((change) => ({
    ...change,
    files: edited.filter((file) => change.fixtures.some((path) => isBelow(path, file))),
  }));
}

function attributeFiles(files: SideFiles): SideFiles {
  return new Map([...files].filter(([path]) => isAttributeFile(path)));
}

function isBelow(path: GitPath, { path: file }: PathChange): boolean {
  return path.startsWith(file.slice(0, -'.gitattributes'.length));
}

function matters(attribute: string, base: string, head: string): boolean {
  if (base === head) return false;
  // Bytes as they are stored: nothing is weakened by that.
  if (attribute === 'text' || attribute === 'crlf') return head !== 'unset';
  if ((CHANGES_BYTES as readonly string[]).includes(attribute)) return true;
  return hides(attribute, head);
}

function hides(attribute: string, value: string): boolean {
  // A named driver shows and joins in its own way, which may be no way at all.
  if (attribute === 'diff' || attribute === 'merge') return value !== 'unspecified' && value !== 'set';
  return !['unspecified', 'unset', 'false'].includes(value);
}

/** Text that git takes for binary from now on, and content that gives its place to a Git LFS pointer or the other way round. */
async function storedOtherwise({
  repository,
  changes,
  stored = new Map(),
  isFixture,
}: GateSource): Promise<readonly StoredOtherwise[]> {
  const modified = changes.filter(
    ({ path, base, head }) => isFile(base) && isFile(head) && base.oid !== head.oid && isFixture(path),
  );
  const kinds = new Map<string, Stored | 'unknown'>(stored);
  // What was compared has been looked at; another shard's fixtures have not.
  const unread = modified.flatMap(({ base, head }) => [base!.oid, head!.oid]).filter((oid) => !kinds.has(oid));
  let index = 0;
  for await (const object of repository.objects.readMany(unread, { maxBytes: MAX_TEXT_BYTES }))
    kinds.set(unread[index++]!, object.kind === 'content' ? storedAs(object.content) : 'unknown');
  return modified.flatMap(({ path, base, head }): StoredOtherwise[] => {
    const [from, to] = [kinds.get(base!.oid) ?? 'unknown', kinds.get(head!.oid) ?? 'unknown'];
    if (from === to || from === 'unknown' || to === 'unknown') return [];
    if (to === 'pointer')
      return [{ path, why: 'its content gives its place to a Git LFS pointer, and a diff shows the pointer only' }];
    if (from === 'pointer')
      return [{ path, why: 'its Git LFS pointer gives its place to content, so a diff does not show what changed' }];
    return to === 'binary'
      ? [{ path, why: 'it was text and is binary to git now, so no diff shows what changed' }]
      : [];
  });
}

/** Only where a path went away can a pattern have lost its last one, so that nothing is listed in the usual case. */
/** Asked only where a policy has such patterns, because it takes a list of all files. */
async function idle({ policyEdit, files }: GateSource): Promise<PolicyFacts['idle']> {
  const { base: policy } = policyEdit;
  if (policy.source === 'defaults') return [];
  if (!policy.fixtures.some(({ exclude, tests }) => exclude.length + tests.length > 0)) return [];
  const sides = await Promise.all([files('base'), files('head')]);
  return idlePatterns(policy, [...new Set(sides.flatMap((side) => [...side.keys()]))]);
}

async function emptiedPatterns({ changes, policyEdit, files }: GateSource): Promise<PolicyFacts['emptied']> {
  const { base: policy } = policyEdit;
  const removed = changes.filter(({ base, head }) => base !== null && head === null).map(({ path }) => path);
  if (policy.source === 'defaults' || removed.length === 0) return [];
  const touched = patternMatches(policy, removed).filter(({ matches }) => matches > 0);
  if (touched.length === 0) return [];
  const before = patternMatches(policy, [...(await files('base')).keys()]);
  const after = patternMatches(policy, [...(await files('head')).keys()]);
  return after.flatMap(({ pattern, matches }, index) => {
    const had = before[index]?.matches ?? 0;
    return matches === 0 && had > 0 ? [{ pattern, before: had }] : [];
  });
}
