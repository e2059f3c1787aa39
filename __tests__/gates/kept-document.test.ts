import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type OneReading, readOne, readPair } from '../../src/documents/read.js';
import { readOptionsOf } from '../../src/documents/read-options.js';
import { keeping, makeRoom, readByRule, structuresOnce } from '../../src/gates/kept-document.js';
import { performGateTask } from '../../src/gates/work.js';
import { defaultPolicy } from '../../src/policy/defaults.js';
import { DEFAULT_LIMITS, type FixtureRule } from '../../src/policy/policy.js';
import { perform } from '../../src/worker.js';
import { comparisonJob, fixtureRule } from '../support/jobs.js';

const rule = defaultPolicy().fixtures[0] as FixtureRule;
const large = (value: number, rows = 8_000): Buffer =>
  Buffer.from(JSON.stringify({ value, rows: Array.from({ length: rows }, (_, index) => ({ index })) }));
const job = (bytes: Uint8Array, own: Partial<FixtureRule> = {}, path = 'fixtures/a.json') => ({
  path,
  bytes,
  rule: { ...rule, ...own },
  limits: DEFAULT_LIMITS,
});

const readOptions = readOptionsOf(fixtureRule(), DEFAULT_LIMITS);

describe('a file that several gates ask about', () => {
  it('is read once for the same bytes by the same rule', async () => {
    const first = await readByRule(job(large(1)));
    expect(await readByRule(job(large(1)))).toBe(first);
    expect(structuresOnce(first.document, 1_000_000)).toBe(structuresOnce(first.document, 1_000_000));
    expect(structuresOnce(first.document, 10)).toMatchObject({ why: 'it has more than 10 values' });
  });

  it.each([
    ['one byte that differs', job(large(2))],
    ['another rule', job(large(1), { format: 'text' })],
    ['another name', job(large(1), {}, 'fixtures/a.txt')],
    ['other limits', { ...job(large(1)), limits: { ...DEFAULT_LIMITS, depth: 1 } }],
  ])('is read anew for %s', async (_, other) => {
    const first = await readByRule(job(large(1)));
    const second = await readByRule(other);
    expect(second).not.toBe(first);
    expect(second).not.toEqual(first);
    expect(await readByRule(other)).toBe(second);
  });

  it('is let go of where others need the room', async () => {
    const first = await readByRule(job(large(1)));
    for (let value = 10; value < 30; value += 1) await readByRule(job(large(value)));
    const again = await readByRule(job(large(1)));
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });

  it('gives the gate of schemas head and not what the gate before it was asked about', async () => {
    const schema = {
      key: 'k',
      files: [
        {
          path: 'schemas/a.schema.json',
          bytes: Buffer.from('{"properties":{"value":{"maximum":5}}}'),
          addresses: [],
        },
      ],
    } as const;
    const counts: unknown[] = [];
    for (const value of [4, 6, 4, 6]) {
      const answer = await performGateTask({ kind: 'schema', job: job(large(value)), schema });
      counts.push('count' in answer ? answer.count : answer);
    }
    expect(counts).toEqual([0, 1, 0, 1]);
  });

  it('is not read again where the comparison has read it', async () => {
    const [base, head] = [large(3), Buffer.from(large(4).toString().replace('},', '},{"index":-1},'))];
    const compared = comparisonJob('fixtures/a.json', base, head, rule);
    expect(await perform({ kind: 'compare', job: compared })).toMatchObject({
      comparison: { class: 'SEMANTIC_REWRITE' },
    });
    const known = await readByRule(job(head));
    makeRoom(Number.POSITIVE_INFINITY);
    const anew = await readByRule(job(head));
    // It is the comparison's if it shares with base what both have; and it is what the gate would have read.
    expect(anew).not.toBe(known);
    expect(anew).toEqual(known);
  });

  it('keeps of a comparison what it was handed, and lets go of it for others', async () => {
    const reading = await readOne('fixtures/a.json', large(5), readOptions);
    keeping(job(large(5)))(large(5), reading);
    expect(await readByRule(job(large(5)))).toBe(reading);
    makeRoom(1_048_576);
    expect(await readByRule(job(large(5)))).not.toBe(reading);
  });

  it('reads alone as in a pair, wherever a pair says so', async () => {
    const lines = readFileSync(new URL('../cases/labelled/pairs.jsonl', import.meta.url), 'utf8').split('\n');
    let told = 0;
    for (const line of lines.filter((text) => text !== '')) {
      const pair = JSON.parse(line) as { readonly path: string; readonly base?: string; readonly head?: string };
      if (typeof pair.base !== 'string' || typeof pair.head !== 'string') continue;
      for (const path of [pair.path, 'a.json', 'a.yaml', 'a.csv', 'a.unknown']) {
        for (const format of ['auto', 'json', 'text']) {
          const sides: (readonly [Uint8Array, OneReading])[] = [];
          const options = {
            ...readOptions,
            format,
            alone: (bytes: Uint8Array, one: OneReading) => void sides.push([bytes, one]),
          };
          await readPair(path, Buffer.from(pair.base), Buffer.from(pair.head), options);
          for (const [bytes, one] of sides) expect(one).toEqual(await readOne(path, bytes, { ...readOptions, format }));
          told += sides.length;
        }
      }
    }
    expect(told).toBeGreaterThan(500);
  });

  const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 5\n`;
  it.each([
    { why: 'a pointer beside text', path: 'a.txt', base: POINTER, head: 'hello' },
    { why: 'text beside a pointer', path: 'a.txt', base: 'hello', head: POINTER },
    { why: 'a broken pointer', path: 'a.txt', base: POINTER, head: POINTER.replace('size 5', 'size x') },
    {
      why: 'what begins as a pointer, beside text',
      path: 'a.txt',
      base: 'hello',
      head: POINTER.replace('size 5', 'size x'),
    },
    { why: 'two pointers', path: 'a.json', base: POINTER, head: POINTER.replace('size 5', 'size 6') },
  ])('reads $why as it would alone', async ({ path, base, head }) => {
    const sides: (readonly [Uint8Array, OneReading])[] = [];
    const alone = (bytes: Uint8Array, one: OneReading) => void sides.push([bytes, one]);
    await readPair(path, Buffer.from(base), Buffer.from(head), { ...readOptions, alone });
    for (const [bytes, one] of sides) expect(one).toEqual(await readOne(path, bytes, readOptions));
  });
});
