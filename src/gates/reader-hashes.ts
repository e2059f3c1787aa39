import { commandText } from '../policy/command-template.js';
import type { GitPath, TreeEntry } from '../revisions/revisions.js';
import type { GateSource, SideFiles } from './gate.js';
import { inputHash } from './quarantine-entries.js';
import { basePolicy } from './reader-commands.js';
import { valuesOf } from './reader-replays.js';
import { type IdentifiedTest, identify, readsBy } from './test-ids.js';

/** Bytes of all fixtures of one test together; more is not hashed, and no hash then fits. */
const MAX_FIXTURE_BYTES = 256 * 1024 * 1024;

interface Reader {
  readonly path: GitPath;
  readonly entry: TreeEntry;
  readonly tests: readonly string[];
}

/**
 * `input_hash` of a test: of the fixtures on head whose rule names it under `tests:`, in the order of their paths' bytes, and
 * of the pinned command. Undefined where the policy pins none.
 */
export async function hashesFor(
  source: GateSource,
  tests: readonly IdentifiedTest[],
): Promise<ReadonlyMap<string, string>> {
  const { replay } = basePolicy(source).quarantine;
  const hashes = new Map<string, string>();
  if (replay === null || tests.length === 0) return hashes;
  const readers = readersOf(source, await source.files('head'));
  for (const test of tests) {
    const own = readers.filter((reader) => readsBy(reader.tests, test));
    await source.ensureObjects(own.map(({ entry }) => entry.oid));
    const bytes = await contents(source, own);
    if (bytes !== undefined) hashes.set(test.id, inputHash(bytes, commandText(replay, valuesOf(test))));
  }
  return hashes;
}

/** A test of which only the id is known, as an entry of the quarantine has it. */
export function testOfId(id: string, hasFile: (path: string) => boolean): IdentifiedTest {
  const [place, ...rest] = id.split(/::|#| > /);
  const name = rest.at(-1) ?? id;
  const classname = rest.length === 0 ? '' : place!;
  const guess = identify({ classname, name, suite: '', outcome: 'failed' }, hasFile);
  const file = guess.file ?? (hasFile(place!) ? place : undefined);
  return { ...guess, ...(file === undefined ? {} : { file }), id, spellings: [...new Set([id, ...guess.spellings])] };
}

function readersOf(source: GateSource, files: SideFiles): readonly Reader[] {
  return [...files]
    .filter(([path, { mode }]) => mode.startsWith('100') && source.isFixture(path))
    .flatMap(([path, entry]) => {
      const tests = source.rulesFor(path).flatMap((rule) => rule.tests);
      return tests.length === 0 ? [] : [{ path, entry, tests }];
    })
    .sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
}

async function contents(
  { repository }: GateSource,
  readers: readonly Reader[],
): Promise<readonly Uint8Array[] | undefined> {
  const all: Uint8Array[] = [];
  let left = MAX_FIXTURE_BYTES;
  for (const { entry } of readers) {
    const object = await repository.objects.find(entry.oid, { maxBytes: left });
    if (object.kind !== 'content') return undefined;
    left -= object.content.length;
    all.push(object.content);
  }
  return all;
}
