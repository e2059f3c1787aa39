import { describe, expect, it } from 'vitest';
import { readByRule, structuresOnce } from '../../src/gates/kept-document.js';
import { performGateTask } from '../../src/gates/work.js';
import { defaultPolicy } from '../../src/policy/defaults.js';
import { DEFAULT_LIMITS, type FixtureRule } from '../../src/policy/policy.js';

const rule = defaultPolicy().fixtures[0] as FixtureRule;
const large = (value: number, rows = 8_000): Buffer =>
  Buffer.from(JSON.stringify({ value, rows: Array.from({ length: rows }, (_, index) => ({ index })) }));
const job = (bytes: Uint8Array, own: Partial<FixtureRule> = {}, path = 'fixtures/a.json') => ({
  path,
  bytes,
  rule: { ...rule, ...own },
  limits: DEFAULT_LIMITS,
});

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
});
