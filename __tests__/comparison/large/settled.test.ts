import { describe, expect, it } from 'vitest';
import { comparePlainly } from '../../../src/comparison/compare.js';
import type { Comparison } from '../../../src/comparison/comparison.js';
import { requireSettled, requireUsed } from '../../../src/comparison/large/settled.js';
import { Declined } from '../../../src/documents/large/source.js';
import { comparisonJob } from '../../support/jobs.js';
import { agree, TINY } from './agree.js';

const counts = { shape: 0, value: 1, drift: 2, representation: 3 };
const answer = (own: Partial<Comparison> = {}): Comparison =>
  ({ class: 'SEMANTIC_REWRITE', counts, unusedRules: [], ...own }) as unknown as Comparison;

describe('an answer that stands whatever was left out', () => {
  it.each<[string, Partial<Comparison>, boolean, boolean]>([
    ['values and drift', {}, true, true],
    ['a fact of shape', { counts: { ...counts, shape: 1 } }, false, true],
    ['something hollow', { hollow: {} as NonNullable<Comparison['hollow']> }, false, true],
    ['a rule that matched nothing', { unusedRules: ['tolerances[0]'] }, false, false],
  ])('%s', (_, own, settled, used) => {
    const result = answer(own);
    if (settled) expect(requireSettled(result)).toBe(result);
    else expect(() => requireSettled(result)).toThrow(Declined);
    if (used) expect(requireUsed(result)).toBe(result);
    else expect(() => requireUsed(result)).toThrow(Declined);
  });
});

type Write = (index: number, value: number) => string;

/** Sixty records whose values are all the same but for four near the end, which are rewritten to be like the others; the middle may vary. */
const files = (write: Write, around: (rows: string) => string, varied: boolean): readonly [string, string] => {
  const side = (own: readonly number[]): string =>
    around(
      Array.from({ length: 60 }, (_, index) => {
        const late = own[index - 52];
        if (late !== undefined) return write(index, late);
        return write(index, varied && index > 25 && index < 35 ? index * 7 : 5);
      }).join(''),
    );
  return [side([1, 2, 3, 4]), side([5, 5, 5, 5])];
};

describe("what is hollow among the records at hand alone is the plain path's to say", () => {
  const list = (name: string) => (rows: string) => `${name}${rows.replace(/,\n$/, '\n')}`;
  it.each<[string, Write, (rows: string) => string]>([
    ['a.jsonl', (index, value) => `{"id":${index + 100},"v":${value}}\n`, list('')],
    ['a.csv', (index, value) => `${index + 100},${value}\n`, list('id,v\n')],
    ['a.yaml', (index, value) => `- id: ${index + 100}\n  v: ${value}\n`, list('')],
    ['a.json', (index, value) => `  {"id":${index + 100},"v":${value}},\n`, (rows) => `${list('[\n')(rows)}]\n`],
    ['a.xml', (index, value) => `  <r id="${index + 100}"><v>${value}</v></r>\n`, (rows) => `<l>\n${rows}</l>\n`],
  ])('%s', async (path, write, around) => {
    const [base, head] = files(write, around, true);
    const plain = comparisonJob(path, base, head);
    expect((await comparePlainly(plain)).hollow, 'not hollow as a whole').toBeUndefined();
    const found = await agree(plain, { ...TINY, window: 64 });
    // Of a table the omitted rows are asked.
    if (path === 'a.csv') expect(found?.class).toBe('SEMANTIC_REWRITE');
    const hollow = comparisonJob(path, ...files(write, around, false));
    expect((await comparePlainly(hollow)).hollow).toBeDefined();
    expect(await agree(hollow, { ...TINY, window: 64 })).toBeUndefined();
  });
});
