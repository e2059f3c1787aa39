import { describe, expect, it } from 'vitest';
import { formatById } from '../../../src/documents/registry.js';
import { column, double, int64, PHYSICAL, writeParquet } from '../support/parquet-writer.js';
import { writePdf } from '../support/pdf-writer.js';
import { writeSqlite } from '../support/sqlite-writer.js';
import { writeZip } from '../support/zip-writer.js';
import { bytesOf, OPTIONS } from '../support.js';

/** Files a format; small, so that the whole takes seconds. */
const MUTATIONS = 200;
/** Longest that one of them may take, in milliseconds. */
const MAX_MILLISECONDS = 5_000;

const SEEDS: Readonly<Record<string, Uint8Array>> = {
  avro: bytesOf([
    0x4f,
    0x62,
    0x6a,
    1,
    2,
    22,
    ...Buffer.from('avro.schema'),
    8,
    ...Buffer.from('"int'),
    0,
    ...Array.from({ length: 16 }, () => 1),
    2,
    2,
    2,
    ...Array.from({ length: 16 }, () => 1),
  ]),
  eml: bytesOf(
    'From: a@example.test\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Transfer-Encoding: base64\r\n\r\nYQ==\r\n--x--\r\n',
  ),
  parquet: writeParquet([column('id', PHYSICAL.int64, [int64(1n)]), column('x', PHYSICAL.double, [double(1)])], 1),
  pdf: writePdf(['<</Type/Catalog/Pages @1>>', '<</Kids[@2]/Count 1>>', '<</MediaBox[0 0 9.5 -4]/T(a\\(b)/H<6162>>>']),
  protobuf: bytesOf([8, 1, 18, 4, 8, 1, 16, 2, 29, 0, 0, 0, 0, 35, 8, 1, 36]),
  sqldump: bytesOf(
    "CREATE TABLE t (a INT, b TEXT);\nINSERT INTO t VALUES (1, 'a''b'), (-2.5e3, NULL);\n/*!1 x */ DO $$ a $$;\nCOPY t FROM stdin;\n1\t\\N\n\\.\n",
  ),
  sqlite: await writeSqlite("CREATE TABLE t(a INTEGER PRIMARY KEY, b TEXT); INSERT INTO t VALUES (1, 'a');"),
  textproto: bytesOf('a: 1 b { c: "x\\n" d: [1, -2.5] } [e.f]: TRUE g: [{ h: 1 }, <>]; # i'),
  xlsx: writeZip({
    '_rels/.rels': '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="w.xml"/></Relationships>',
    'w.xml': '<workbook><sheets/></workbook>',
  }),
};

/** The generator of Park and Miller: the same files at every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield state;
  }
}

function mutated(bytes: Uint8Array, random: Generator<number>): Uint8Array {
  const next = (below: number): number => (random.next().value as number) % below;
  const copy = [...bytes];
  for (let times = 1 + next(4); times > 0; times -= 1) {
    const at = next(copy.length);
    const kind = next(4);
    if (kind === 0) copy[at] = next(256);
    else if (kind === 1) copy.splice(at, 1 + next(8));
    else if (kind === 2) copy.splice(at, 0, ...copy.slice(next(copy.length)).slice(0, 16));
    else copy[at] = copy[at]! ^ (1 << next(8));
    if (copy.length === 0) copy.push(0);
  }
  return Uint8Array.from(copy);
}

describe('T71 files that a few changed bytes break', () => {
  it.each(Object.entries(SEEDS))('%s: end soon, with a document or with a reason', async (id, seed) => {
    const format = await formatById(id).load();
    const random = numbers(id.length * 7_919);
    let read = 0;
    for (let index = 0; index < MUTATIONS; index += 1) {
      const bytes = mutated(seed, random);
      const start = process.cpuUsage();
      const openMember = async (_: string, member: Uint8Array) => ({
        format: 'binary',
        readings: [{ label: '', content: { kind: 'opaque', bytes: member, why: 'a member' } }] as const,
        declared: {},
        layout: {},
        notices: [],
      });
      const result = await format.read({ bytes, path: 'a', options: OPTIONS, openMember });
      const { user, system } = process.cpuUsage(start);
      expect((user + system) / 1_000).toBeLessThan(MAX_MILLISECONDS);
      if (result.ok) read += 1;
      else expect(result.reason).not.toBe('');
    }
    expect(read, 'not everything is refused').toBeLessThan(MUTATIONS);
  });
});
