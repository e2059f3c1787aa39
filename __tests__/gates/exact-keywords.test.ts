import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../../src/comparison/numbers.js';
import { compareExact, exactOf, spell } from '../../src/gates/cel/exact.js';
import { performGateTask } from '../../src/gates/work.js';
import { defaultPolicy } from '../../src/policy/defaults.js';
import { DEFAULT_LIMITS, type FixtureRule } from '../../src/policy/policy.js';

const rule = defaultPolicy().fixtures[0] as FixtureRule;

async function violations(schema: string, data: string): Promise<number> {
  const answer = await performGateTask({
    kind: 'schema',
    job: { path: 'fixtures/a.json', bytes: Buffer.from(data), rule, limits: DEFAULT_LIMITS },
    schema: {
      key: schema,
      files: [{ path: 'schemas/a.schema.json', bytes: Buffer.from(schema), addresses: [] }],
    },
  });
  if (!('count' in answer)) throw new Error(JSON.stringify(answer));
  return answer.count;
}

/** Numbers as they are written, near each other and near what doubles hold. */
const LITERALS = [
  ...['0', '-0', '-0.0', '1', '-1', '1.0', '0.1', '0.3', '-0.3', '2.5', '2.50', '15', '1e1', '1e15', '-7'],
  ...['9007199254740992', '9007199254740993', '9007199254740991.5', '-9007199254740993', '9007199254740991'],
  ...['0.10000000000000000001', '0.30000000000000004', '1.0000000000000001', '1.0000000000000002'],
  ...[
    '1e400',
    '-1e400',
    '1e-400',
    '123456789012345678',
    '123456789012345680',
    '1e22',
    '1e23',
    '100000000000000000000001',
  ],
];

const exact = (text: string) => exactOf(text.includes('.') || /e/i.test(text) ? text : `${text}.0`);

describe('numbers of a schema are compared as decimals', () => {
  it.each(LITERALS)('a limit of %s holds exactly where the decimals do', async (limit) => {
    const holds: Readonly<Record<string, (order: number) => boolean>> = {
      maximum: (order) => order <= 0,
      minimum: (order) => order >= 0,
      exclusiveMaximum: (order) => order < 0,
      exclusiveMinimum: (order) => order > 0,
    };
    // One keyword at a time: what one wrongly lets pass, its opposite wrongly refuses, and the sum would be right.
    for (const [keyword, isFine] of Object.entries(holds)) {
      const expected = LITERALS.filter((value) => !isFine(compareExact(exact(value), exact(limit))));
      const count = await violations(`{"items":{"${keyword}":${limit}}}`, `[${LITERALS.join(',')}]`);
      expect([keyword, count]).toEqual([keyword, expected.length]);
    }
    expect(await violations(`{"maximum":${limit}}`, limit)).toBe(0);
    expect(await violations(`{"exclusiveMinimum":${limit}}`, limit)).toBe(1);
  });

  it.each([
    ['{"enum":["a",null,true,1]}', '"a"', true],
    ['{"enum":["a",null,true,1]}', 'null', true],
    ['{"enum":["a",null,true,1]}', 'true', true],
    ['{"enum":["a",null,true,1]}', 'false', false],
    ['{"enum":["a",null,true,1]}', '"b"', false],
    ['{"enum":["a",null,true,1]}', '1.0', true],
    ['{"enum":["1","null","true"]}', '1', false],
    ['{"enum":["1","null","true"]}', 'null', false],
    ['{"enum":[{"a":1}]}', '{"a":1.0}', true],
    ['{"const":"a"}', '"a"', true],
    ['{"const":"a"}', '"b"', false],
    ['{"const":null}', 'null', true],
    ['{"const":null}', '0', false],
    ['{"const":false}', 'false', true],
    ['{"const":9007199254740993}', '9007199254740992', false],
    ['{"const":[1]}', '[1.0]', true],
  ])('%s takes %s: %s', async (schema, data, expected) => {
    expect((await violations(schema, data)) === 0).toBe(expected);
  });
});

describe('the everyday decimal is read in a short way', () => {
  it('and is the decimal that it is spelled as', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^-?[0-9]{1,12}\.[0-9]{1,12}$/), (text) => {
        const value = exactOf(text);
        const [own, back] = [parseDecimal(text), parseDecimal(spell(value))];
        expect(
          own !== undefined &&
            back !== undefined &&
            own.digits === back.digits &&
            own.exponent === back.exponent &&
            own.negative === back.negative,
        ).toBe(true);
        expect(compareExact(value, exactOf(`${text}e0`))).toBe(0);
      }),
    );
  });
});
