import { type CommandValues, commandText, exactPattern } from '../policy/command-template.js';
import type { GitPath, TreeEntry } from '../revisions/revisions.js';
import type { GateSource, SideFiles } from './gate.js';
import { inputHash } from './quarantine-entries.js';
import { basePolicy } from './reader-commands.js';
import { type IdentifiedTest, identify, readsBy } from './test-ids.js';

/** Bytes of all fixtures of one test together; more is not hashed, and no hash then fits. */
const MAX_FIXTURE_BYTES = 256 * 1024 * 1024;

const ID_PARTS = /::|#| > /;

interface Reader {
  readonly path: GitPath;
  readonly entry: TreeEntry;
  readonly tests: readonly string[];
}

/**
 * `input_hash` of a test: of the fixtures on head whose rule names it under `tests:`, in the order of their paths' bytes, and
 * of the pinned command. Undefined where the policy pins none.
 */
export async function hashesFor(source: GateSource, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { replay } = basePolicy(source).quarantine;
  const hashes = new Map<string, string>();
  if (replay === null || ids.length === 0) return hashes;
  const { fileTest } = await import('./reader-reports.js');
  const hasFile = await fileTest(source);
  const readers = readersOf(source, await source.files('head'));
  for (const id of ids) {
    const own = readers.filter((reader) => readsBy(reader.tests, testOfId(id, hasFile)));
    await source.ensureObjects(own.map(({ entry }) => entry.oid));
    const bytes = await contents(source, own);
    if (bytes !== undefined) hashes.set(id, inputHash(bytes, commandText(replay, valuesOfId(id))));
  }
  return hashes;
}

/**
 * What stands in the places of the command that is hashed. Taken from the id alone, so that an entry can be checked where no
 * report is at hand: file and class are what stands before the first `::`, `#` or ` > `, the name is what stands after the last.
 */
function valuesOfId(id: string): CommandValues {
  const parts = id.split(ID_PARTS);
  const name = parts.at(-1)!;
  return { test: id, file: parts[0]!, class: parts[0]!, name, pattern: exactPattern(name) };
}

/** A test of which only the id is known, as an entry of the quarantine has it. */
function testOfId(id: string, hasFile: (path: string) => boolean): IdentifiedTest {
  const [place, ...rest] = id.split(ID_PARTS);
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
