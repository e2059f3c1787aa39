import type { Finding } from '../comparison/finding.js';
import type { TreeNode } from '../documents/document.js';
import { STRENGTH, stronger } from '../policy/stricter.js';
import { showPath, showText } from '../review/quoting.js';
import type { GitPath, TreeEntry } from '../revisions/revisions.js';
import { schemaPlaces } from './artifacts.js';
import type { SchemaAnswer, SchemaFile, SchemaSource } from './check-schema.js';
import type { GateSource, SideFiles } from './gate.js';
import type { SchemaCheck, SchemaFacts } from './schema-facts.js';
import { addressOf } from './schema-rules/address.js';
import { localTarget, type Reference, referencesIn } from './schema-rules/references.js';
import type { NoAnswer } from './work.js';

export type SchemaReaderSource = Pick<
  GateSource,
  'repository' | 'findings' | 'changes' | 'policy' | 'among' | 'entryAt' | 'rulesFor' | 'ensureObjects' | 'work'
>;

type Side = 'base' | 'head';

/** Bytes of one schema file, and how many files one schema may be made of. */
const MAX_SCHEMA_BYTES = 4_194_304;
const MAX_SCHEMA_FILES = 100;
/** Where schemas are looked for when none is named (`schemaPlaces`). */
const BY_CONVENTION = /[\t/]schemas\/[^/\0]*\.schema\.json\0/;

/** A schema with everything that it refers to, or why there is none. */
type Loaded = { readonly source: SchemaSource; readonly paths: readonly GitPath[] } | { readonly why: string };

/**
 * Holds every changed fixture that head has against its schemas. Base's versions judge (requirement C6); where base has none
 * and this pull request brings one, that one judges as well, in a worker, and can only add failures.
 *
 * @throws {FixtureGateError} REVISION_MISSING where a blob is not in this clone.
 */
export async function readSchemas(source: SchemaReaderSource): Promise<SchemaFacts> {
  const present = source.findings.filter(({ head }) => head !== null);
  if (present.length === 0) return { checks: [] };
  const named = new Set(present.flatMap(({ path }) => source.rulesFor(path).flatMap(({ schema }) => schema ?? [])));
  const files = { base: await candidates(source, 'base', named), head: await candidates(source, 'head', named) };
  const loader = new SchemaLoader(source, files);
  const edited = new Set(source.changes.map(({ path }) => path));
  const checks: SchemaCheck[] = [];
  for (const finding of present) checks.push(await checkOne(source, finding, loader, edited));
  return { checks };
}

/** All that a fixture's schema may be; what these refer to is looked for one by one. */
async function candidates(source: SchemaReaderSource, side: Side, named: ReadonlySet<GitPath>): Promise<SideFiles> {
  const files = new Map(await source.among(side, BY_CONVENTION));
  for (const path of named) {
    const entry = await source.entryAt(side, path);
    if (entry !== undefined) files.set(path, entry);
  }
  return files;
}

async function checkOne(
  source: SchemaReaderSource,
  finding: Finding,
  loader: SchemaLoader,
  edited: ReadonlySet<GitPath>,
): Promise<SchemaCheck> {
  const rules = source.rulesFor(finding.path);
  const mode = rules.reduce<SchemaCheck['mode']>(
    (worst, rule) => stronger(STRENGTH.missingArtifacts, worst, rule.missingArtifacts),
    'ignore',
  );
  const own = wantedSchemas(finding.path, rules, loader.files);
  const wanted = [...own.wanted, ...schemasOfOldName(source, finding, own, loader.files)];
  const { missing } = own;
  const verdicts: SchemaCheck['verdicts'][number][] = [];
  for (const { path, side } of wanted) {
    const loaded = await loader.load(path, side);
    const paths = 'why' in loaded ? [path] : loaded.paths;
    const schema = { path, side, edited: side === 'base' ? paths.filter((one) => edited.has(one)) : [] };
    verdicts.push({ schema, answer: await answerFor(source, finding, loaded, side) });
  }
  return { path: finding.path, mode, verdicts, ...(missing === undefined ? {} : { missing }) };
}

interface Wanted {
  readonly wanted: readonly { readonly path: GitPath; readonly side: Side }[];
  readonly missing?: NonNullable<SchemaCheck['missing']>;
}

/** What every rule that judges the fixture asks for, by name or by convention. */
function wantedSchemas(
  fixture: GitPath,
  rules: readonly { readonly schema?: string }[],
  files: Readonly<Record<Side, SideFiles>>,
): Wanted {
  const wanted = new Map<string, { path: GitPath; side: Side }>();
  let missing: Wanted['missing'];
  for (const { schema } of rules) {
    const places = schema === undefined ? schemaPlaces(fixture) : [schema];
    const onBase = places.filter((path) => isFile(files.base.get(path)));
    const onHead = places.filter((path) => isFile(files.head.get(path)));
    for (const path of onBase) wanted.set(path, { path, side: 'base' });
    if (onBase.length > 0) continue;
    missing = { expected: places[0] ?? '', named: schema !== undefined };
    for (const path of onHead) if (!wanted.has(path)) wanted.set(path, { path, side: 'head' });
  }
  return { wanted: [...wanted.values()], ...(missing === undefined ? {} : { missing }) };
}

/** A fixture that moved is held against what base had for it: another name is no way out of a schema. */
function schemasOfOldName(
  { rulesFor }: SchemaReaderSource,
  { base, movedFrom }: Finding,
  own: Wanted,
  files: Readonly<Record<Side, SideFiles>>,
): Wanted['wanted'] {
  if (base !== null || movedFrom === undefined || own.wanted.some(({ side }) => side === 'base')) return [];
  const { wanted } = wantedSchemas(movedFrom, rulesFor(movedFrom), files);
  return wanted.filter(({ side }) => side === 'base');
}

function isFile(entry: TreeEntry | undefined): entry is TreeEntry {
  return entry?.mode.startsWith('100') === true;
}

async function answerFor(
  { repository, policy, rulesFor, work }: SchemaReaderSource,
  { path, head }: Finding,
  loaded: Loaded,
  side: Side,
): Promise<SchemaAnswer | NoAnswer> {
  if ('why' in loaded) return { kind: 'unusable', why: loaded.why };
  if (head === null || !head.mode.startsWith('100')) {
    return violation(`expected a file; found a ${head?.mode === '120000' ? 'symbolic link' : 'submodule'}`);
  }
  const object = await repository.objects.find(head.oid, { maxBytes: Math.max(policy.limits.file, MAX_LARGE) });
  if (object.kind !== 'content') return violation('it cannot be held against a schema: it is too large to be read');
  const rule = rulesFor(path)[0]!;
  const job = {
    path,
    bytes: object.content,
    rule,
    limits: policy.limits,
    ...(side === 'head' && { isolate: true as const }),
  };
  return work({ kind: 'schema', job, schema: loaded.source });
}

/** Tables and text may be larger than `limits.file`; their readers say how large. */
const MAX_LARGE = 268_435_456;

function violation(message: string): SchemaAnswer {
  return { kind: 'judged', violations: [{ line: 0, message }], count: 1, atLeast: false, notes: [] };
}

/** Reads schemas with the files of the same side that they refer to, each once. Nothing else is ever followed. */
class SchemaLoader {
  readonly files: Readonly<Record<Side, SideFiles>>;
  readonly #source: SchemaReaderSource;
  readonly #loaded = new Map<string, Promise<Loaded>>();

  constructor(source: SchemaReaderSource, files: Readonly<Record<Side, SideFiles>>) {
    this.#source = source;
    this.files = files;
  }

  load(path: GitPath, side: Side): Promise<Loaded> {
    const key = `${side} ${path}`;
    const known = this.#loaded.get(key) ?? this.#read(path, side);
    this.#loaded.set(key, known);
    return known;
  }

  async #read(main: GitPath, side: Side): Promise<Loaded> {
    const addresses = new Map<GitPath, Set<string>>([[main, new Set([addressOf(main)])]]);
    const files = new Map<GitPath, { readonly bytes: Uint8Array; readonly oid: string }>();
    const open = [main];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      const read = await this.#readFile(path, side);
      if ('why' in read) return read;
      files.set(path, read);
      if (files.size > MAX_SCHEMA_FILES) return { why: `it is made of more than ${MAX_SCHEMA_FILES} files` };
      for (const reference of referencesIn(read.root)) {
        const target = localTarget(path, reference);
        if (target === undefined) continue;
        if (!isFile(await this.#source.entryAt(side, target.path))) return notThere(path, reference, target.path, side);
        const known = addresses.get(target.path);
        if (known === undefined) open.push(target.path);
        addresses.set(target.path, (known ?? new Set()).add(target.address));
      }
    }
    const list = [...files].map(([path, { bytes }]): SchemaFile => {
      return { path, bytes, addresses: [...(addresses.get(path) ?? [])] };
    });
    const key = [...files].map(([path, { oid }]) => `${oid} ${path}`).join('\n');
    return { source: { key, files: list as unknown as SchemaSource['files'] }, paths: [...files.keys()] };
  }

  async #readFile(
    path: GitPath,
    side: Side,
  ): Promise<{ readonly bytes: Uint8Array; readonly oid: string; readonly root: TreeNode } | { readonly why: string }> {
    const { oid } = (this.files[side].get(path) ?? (await this.#source.entryAt(side, path)))!;
    await this.#source.ensureObjects([oid]);
    const info = await this.#source.repository.objects.info(oid);
    if (info !== undefined && info.size > MAX_SCHEMA_BYTES) {
      return { why: `${showPath(path)} is larger than ${MAX_SCHEMA_BYTES} bytes` };
    }
    const bytes = await this.#source.repository.objects.read(oid);
    const { readSchemaFile } = await import('./check-schema.js');
    const root = await readSchemaFile(path, bytes);
    return typeof root === 'string' ? { why: root } : { bytes, oid, root };
  }
}

function notThere(from: GitPath, { text, line }: Reference, target: GitPath, side: Side): Loaded {
  return {
    why: `${showPath(from)}, line ${line}, refers to ${showText(text, 80)}; expected ${showPath(target)} on ${side}, which is not there`,
  };
}
