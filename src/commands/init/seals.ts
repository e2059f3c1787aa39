import { parseLedger } from '../../gates/ledger.js';
import { parseManifest } from '../../gates/manifest.js';
import { defaultPolicy } from '../../policy/defaults.js';

/** Names under which people keep digests of files. */
export const SEAL_FILES =
  /(?:^|\/)(?:[\w.-]*(?:manifest|ledger|checksums?|hashes|digests?|sha256sums?)[\w.-]*|[\w.-]+\.sha(?:1|256|512)(?:sums?)?|sha(?:1|256|512)sums?(?:\.txt)?|flake_freeze\.txt|\.quarantine\.json)$/i;

/** Lists of digests, and what can be done with them. */
export interface FoundSeals {
  /** Manifests that Fixture Gate reads as they are. */
  readonly manifests: readonly string[];
  readonly ledgers: readonly { readonly file: string; readonly root: string }[];
  /** Lists that would have to be written anew. */
  readonly foreign: readonly string[];
}

const DIGEST_LINE = /^\\?[0-9a-f]{32,128} [ *]\S/im;
const SMALL_SHARE = 2;

/** @param files  Candidates with their bytes; `paths` is everything that is there. Pure. */
export function readSeals(files: ReadonlyMap<string, Uint8Array>, paths: readonly string[]): FoundSeals {
  const known = new Set(paths);
  const manifests: string[] = [];
  const ledgers: { readonly file: string; readonly root: string }[] = [];
  const foreign: string[] = [];
  for (const [path, bytes] of files) {
    const manifest = parseManifest(path, bytes);
    // Most of it has to be entries: a text in which one line happens to read like one is no manifest.
    if (manifest.entries.length > 0 && manifest.faults.length * SMALL_SHARE < manifest.entries.length)
      manifests.push(path);
    else {
      const root = path.endsWith('.json') ? ledgerRoot(path, bytes, known) : undefined;
      if (root !== undefined) ledgers.push({ file: path, root });
      else if (DIGEST_LINE.test(Buffer.from(bytes).toString('latin1'))) foreign.push(path);
    }
  }
  return { manifests, ledgers, foreign };
}

/** The folder below which the names of the ledger are files: beside it, or one of the usual ones. */
function ledgerRoot(path: string, bytes: Uint8Array, known: ReadonlySet<string>): string | undefined {
  const ledger = parseLedger(path, 'x', bytes);
  if (ledger.entries.length === 0 || ledger.faults.length > 0) return undefined;
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
  const usual = defaultPolicy().ledger.map(({ root }) => root);
  const below = folder === '' ? [] : [folder, `${folder}/fixtures`];
  return [...below, 'fixtures', ...usual].find((root) =>
    ledger.entries.every(({ name }) => known.has(`${root}/${name}`)),
  );
}

/** What the policy has to say about them: nothing where they are where everybody looks. */
export function sealKeys({ manifests, ledgers }: FoundSeals): readonly string[] {
  const usual = defaultPolicy();
  const other = manifests.filter((path) => !usual.manifest.includes(path));
  const otherLedgers = ledgers.filter(
    ({ file, root }) => !usual.ledger.some((one) => one.file === file && one.root === root),
  );
  return [
    ...(other.length === 0 ? [] : [`manifest: [${manifests.map(quoted).join(', ')}]`]),
    ...(otherLedgers.length === 0
      ? []
      : ['ledger:', ...ledgers.map(({ file, root }) => `  - { file: ${quoted(file)}, root: ${quoted(root)} }`)]),
  ];
}

/** JSON is YAML, and needs no thought about what a plain text may begin with. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}
