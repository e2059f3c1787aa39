import type { BlobFacts } from '../comparison/finding.js';
import { parsePointer } from '../documents/pointer.js';
import { plainRule } from '../policy/defaults.js';
import { objectMissing } from '../revisions/objects.js';
import { encodePath } from '../revisions/paths.js';
import type { GitPath, TreeEntry } from '../revisions/revisions.js';
import type { Bound, BoundsReading } from './bounds.js';
import type { GateSource } from './gate.js';
import type { BoundsFile } from './property-file.js';
import type { ShapeFacts } from './shape-facts.js';

/** Where property files are looked for by convention (requirement D3). */
const PROPERTIES = 'properties/';
const IN_PROPERTIES = /\tproperties\//;
const IS_YAML = /\.ya?ml$/i;
/** A property file is written by hand. */
const MAX_FILE_BYTES = 1_048_576;

export type ShapeSource = Pick<
  GateSource,
  'repository' | 'range' | 'findings' | 'policy' | 'among' | 'entryAt' | 'rulesFor' | 'ensureObjects' | 'work'
>;

/**
 * Holds the changed fixtures of head against the bounds that base declares (requirements C6, K4). Undefined where base has no
 * property file for any of them.
 *
 * @throws {FixtureGateError} REVISION_MISSING where a blob is not in this clone.
 */
export async function readShape(source: ShapeSource): Promise<ShapeFacts | undefined> {
  const { findings, rulesFor } = source;
  const changed = findings.filter(({ head }) => head !== null);
  if (changed.length === 0) return undefined;
  const files = await boundsFiles(source);
  if (files.length === 0) return undefined;
  const { isFor } = await import('./property-file.js');
  const checked: ShapeFacts['checked'][number][] = [];
  const broken: ShapeFacts['broken'][number][] = [];
  const filesFor = (path: string): readonly BoundsFile[] =>
    files.filter(
      (file) => rulesFor(path).some(({ properties }) => isFor(file, path, properties)) || isFor(file, path, undefined),
    );
  for (const { path, head, base, movedFrom } of changed) {
    const own = filesFor(path);
    // Another name is no way out of the bounds that base had for it.
    const mine = own.length === 0 && base === null && movedFrom !== undefined ? filesFor(movedFrom) : own;
    for (const file of mine) if (file.faults.length > 0) broken.push({ path, file });
    const bounds = mine.flatMap((file) => file.bounds);
    if (bounds.length === 0) continue;
    checked.push({ path, files: mine.map((file) => file.path), reading: await check(source, path, head!, bounds) });
  }
  return { checked, broken };
}

async function check(
  source: ShapeSource,
  path: string,
  { oid, mode }: Pick<BlobFacts, 'oid' | 'mode'>,
  bounds: readonly Bound[],
): Promise<BoundsReading> {
  const { repository, rulesFor, policy, work } = source;
  const unread = (why: string) => ({ violations: [], total: 0, idle: [], unread: why });
  if (!mode.startsWith('100')) return unread('it is no file any more, and links are never followed');
  const object = await repository.objects.find(oid, { maxBytes: policy.limits.file });
  if (object.kind === 'missing') throw objectMissing(oid);
  if (object.kind === 'too-large') return unread(`${object.size} bytes are over the limit (limits: file)`);
  if (parsePointer(object.content) !== undefined) return unread('its content is in Git LFS and not at hand');
  const rule = rulesFor(path)[0] ?? plainRule([], false);
  const answer = await work({
    kind: 'bounds',
    job: { path, bytes: object.content, rule, limits: policy.limits },
    bounds,
  });
  return 'failure' in answer ? unread(answer.failure) : answer;
}

/** Property files on base that declare bounds: those by convention, and those that the policy names. */
async function boundsFiles(source: ShapeSource): Promise<readonly BoundsFile[]> {
  const named = new Set(source.policy.fixtures.flatMap(({ properties }) => properties ?? []));
  const base = new Map<GitPath, TreeEntry>(await source.among('base', IN_PROPERTIES));
  for (const path of named) {
    const entry = await source.entryAt('base', path);
    if (entry !== undefined) base.set(path, entry);
  }
  const wanted: (readonly [GitPath, TreeEntry])[] = [...base].filter(
    ([path, { mode }]) =>
      mode.startsWith('100') && IS_YAML.test(path) && (path.startsWith(PROPERTIES) || named.has(path)),
  );
  // In git's order, whether they are found by their place or by name.
  wanted.sort(([a], [b]) => Buffer.compare(encodePath(a), encodePath(b)));
  if (wanted.length === 0) return [];
  const { readBoundsFile } = await import('./property-file.js');
  await source.ensureObjects(wanted.map(([, { oid }]) => oid));
  const found: BoundsFile[] = [];
  let index = 0;
  const oids = wanted.map(([, { oid }]) => oid);
  for await (const object of source.repository.objects.readMany(oids, { maxBytes: MAX_FILE_BYTES })) {
    const [path, { oid }] = wanted[index++]!;
    if (object.kind === 'missing') throw objectMissing(oid);
    const file =
      object.kind === 'content'
        ? await readBoundsFile(path, object.content)
        : {
            path,
            bounds: [],
            faults: [{ line: 1, message: `${object.size} bytes, and ${MAX_FILE_BYTES} are the most` }],
          };
    if (file.bounds.length > 0 || file.faults.length > 0) found.push(file);
  }
  return found;
}
