import '../../support/seed.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalAt } from '../../../src/documents/large/decimal-bytes.js';
import { viewOf } from '../../../src/documents/large/json-bytes.js';
import { comparisonJob } from '../../support/jobs.js';
import { agree, RUNS, TINY } from './agree.js';

/** A value as tokens; white space is put between them. */
type Tokens = readonly string[];

const scalar = fc.constantFrom(
  ...['1.5', '2.25', '1e3', '-0.125', '0.5', '1.25', '12.345678901', '"1"', '"a\\"1"', '"é\\u00e9"', '"\\/"'],
  ...['null', 'true', '7', '-3', '"type"', '0.000001', '"]},{"', '123456789012.345678901'],
);
const value: fc.Arbitrary<Tokens> = fc.oneof(
  { weight: 8, arbitrary: scalar.map((text) => [text]) },
  {
    weight: 1,
    arbitrary: fc.array(scalar, { maxLength: 3 }).map((list) =>
      listed(
        '[',
        list.map((text) => [text]),
        ']',
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: scalar.map((text) =>
      listed(
        '{',
        [
          ['"x"', ':', text],
          ['"type"', ':', '"a"'],
        ],
        '}',
      ),
    ),
  },
);

function listed(open: string, items: readonly Tokens[], close: string): Tokens {
  return [open, ...items.flatMap((item, index) => (index === 0 ? item : [',', ...item])), close];
}

const names = ['id', 'v', 'é b', 'price', 'type', '__proto__'] as const;
const element = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(...names.map((name) => fc.option(value, { freq: name === 'v' ? 20 : 2 }))).map((values) =>
      listed(
        '{',
        values.flatMap((tokens, index) => (tokens === null ? [] : [[JSON.stringify(names[index]), ':', ...tokens]])),
        '}',
      ),
    ),
  },
  { weight: 1, arbitrary: value },
);
/** Mostly one shape, as tables have. */
const elements = fc.oneof(
  fc.array(element, { minLength: 1, maxLength: 20, size: 'max' }),
  fc
    .tuple(
      fc.array(fc.tuple(scalar, scalar), { minLength: 2, maxLength: 30, size: 'max' }),
      fc.constantFrom('v', 'cost'),
    )
    .map(([rows, name]) =>
      rows.map(([one, other]) =>
        listed(
          '{',
          [
            [`"${name}"`, ':', one],
            ['"w"', ':', ...listed('[', [[other], ['1.5']], ']')],
          ],
          '}',
        ),
      ),
    ),
);

const frames = fc.constantFrom(
  ...([
    [['['], [']']],
    [
      ['{', '"a"', ':', '1.50', ',', '"list"', ':', '['],
      [']', ',', '"b"', ':', '[', '2', ']', '}'],
    ],
  ] as const),
);
const blanks = fc.array(fc.constantFrom('', '', ' ', '\n', '\n  ', '\r\n', '\t', ' \n'), {
  minLength: 1,
  maxLength: 7,
});
/** What is put behind the decimals of a number, or in the place of a token. */
const tails = fc.array(
  fc.constantFrom(
    ...['0', '00', '0000000001', '0000000002', 'e0', 'E0', '', '', '', '', '0000000003', '1', '000000000000001'],
  ),
  { minLength: 1, maxLength: 9 },
);
const respelled = fc.option(
  fc.constantFrom(
    ['"a\\"1"', '"\\u0061\\"1"'],
    ['"\\/"', '"/"'],
    ['"1"', '"2"'],
    ['true', 'false'],
    ['"id"', '"\\u0069d"'],
    ['-3', '-4'],
    ['7', '7.0'],
  ),
  { freq: 3 },
);

describe('large JSON of one structure', () => {
  it('gets the answer of the plain path, or none', async () => {
    let answered = 0;
    let drift = 0;
    let spaced = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          list: elements,
          frame: frames,
          space: fc.tuple(blanks, blanks, fc.boolean()),
          more: tails,
          token: respelled,
          window: fc.constantFrom(1, 16, 64),
          rule: fc.constantFrom<readonly { path?: string; absolute: number }[]>(
            [],
            [],
            [],
            [{ absolute: 1e-9 }],
            [{ path: '$..v', absolute: 1 }],
          ),
        }),
        async ({ list, frame: [open, close], space, more, token, window, rule }) => {
          const written = (side: 0 | 1): string => {
            const gaps = side === 1 && space[2] ? space[1] : space[0];
            let at = 0;
            let moved = 0;
            const spell = (text: string): string => {
              if (side === 0) return text;
              if (token !== null && text === token[0]) return token[1]!;
              return /^-?\d+\.\d+$/.test(text) ? `${text}${more[moved++ % more.length]}` : text;
            };
            const inner = list.flatMap((tokens, index) => (index === 0 ? tokens : [',', ...tokens])).map(spell);
            return [...open, ...inner, ...close].map((text) => `${text}${gaps[at++ % gaps.length]}`).join('');
          };
          const job = comparisonJob('rows.json', written(0), written(1), { tolerances: rule });
          const found = await agree(job, { ...TINY, window, kept: 1 });
          if (found === undefined) return;
          answered += 1;
          if (found.counts.drift > 0) drift += 1;
          if (space[2]) spaced += 1;
        },
      ),
      { numRuns: 2 * RUNS },
    );
    expect(answered / RUNS).toBeGreaterThan(0.5);
    expect(drift / RUNS).toBeGreaterThan(0.2);
    expect(spaced / RUNS).toBeGreaterThan(0.2);
  });

  it('counts and ranks thousands of moved numbers as exact arithmetic does', async () => {
    const written = (index: number, side: 0 | 1): string => {
      const x = (index % 211) + 0.123456789;
      // From one part in 1e12 up to the bound, a few so near to either that doubles do not know.
      const by = [0, 1e-12, 1.0000001e-12, 5e-11, 3e-10, 9.98e-10, 9.9999e-10, 7e-10][index % 8]!;
      const moved = side === 0 ? x : x * (1 + (index % 3 === 0 ? -by : by));
      return `{"id":${index},"x":${moved.toFixed(15)},\n"y":{"depth":${(moved * 10).toFixed(9)}},"z":[${moved.toPrecision(12)}]}`;
    };
    const file = (side: 0 | 1): string =>
      `[${Array.from({ length: 2_400 }, (_, index) => written(index, side)).join(side === 0 ? ',' : ',\n  ')}]`;
    const found = await agree(comparisonJob('a.json', file(0), file(1)), { ...TINY, window: 4_096, kept: 10 });
    expect(found?.class).toBe('TOLERANCE_DRIFT');
    expect(found?.counts.drift).toBeGreaterThan(4_000);
  });

  it.each([
    ['a number that is rewritten', '1.5', '1.6'],
    ['a text that is rewritten', '"a"', '"b"'],
    ['a truth value that is rewritten', 'true', 'false'],
    ['another type', '1.5', '"1.5"'],
    ['another name', '{"a":1}', '{"b":1}'],
    ['names in another order', '{"a":1,"b":2}', '{"b":2,"a":1}'],
    ['another number of elements', '[1]', '[1,1]'],
    ['another variant', '{"type":"a"}', '{"type":"b"}'],
    ['invalid on one side', '1.5', '01.5'],
    ['a comment on one side', '1.5', '1.5 /* */'],
  ])('leaves to the plain path: %s', async (_, base, head) => {
    const file = (odd: string, space: string): string =>
      `[${Array.from({ length: 40 }, (__, index) => `{"v":${space}${index === 20 ? odd : '1.5'}}`).join(',')}]`;
    expect(await agree(comparisonJob('a.json', file(base, ''), file(head, ' ')), { ...TINY, kept: 1 })).toBeUndefined();
    expect(await agree(comparisonJob('a.json', file(base, ''), file(base, ' ')), { ...TINY, kept: 1 })).toBeDefined();
  });
});

describe('decimals from bytes', () => {
  const near = fc.double({ noNaN: true, noDefaultInfinity: true });
  const digits = (max: number): fc.Arbitrary<string> =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: max }).map((list) => list.join(''));
  const literal = fc.oneof(
    near.map(String),
    fc.tuple(fc.constantFrom('', '-'), digits(12), digits(14)).map(([sign, whole, rest]) => `${sign}${whole}.${rest}`),
    // Half way between two doubles, and just beside it.
    fc
      .tuple(fc.integer({ min: 1, max: 2 ** 31 }), fc.constantFrom('', '1', '01'))
      .map(([n, more]) => `${(2 ** 53 + 2 * n).toString().slice(0, -1)}1.5${more}`),
    fc.double({ min: 1, max: 2 ** 20, noNaN: true }).map((one) => one.toFixed(13)),
  );

  it('are what `Number` reads, or not read at all', () => {
    let read = 0;
    fc.assert(
      fc.property(literal, (text) => {
        const bytes = Buffer.from(` ${text} `);
        const found = decimalAt(bytes, viewOf(bytes), 1, bytes.length - 1);
        if (Number.isNaN(found)) return;
        read += 1;
        expect(found).toBe(Number(text));
      }),
      { numRuns: 10 * RUNS },
    );
    expect(read).toBeGreaterThan(4 * RUNS);
  });

  it.each([
    '',
    '.',
    '-',
    '-.5',
    '.5',
    '5.',
    '5',
    '1.2.3',
    '1e5',
    '1.5e5',
    '+1.5',
    'NaN',
    '1_0.5',
    '0x1.5',
    '1.5 ',
    '--1.5',
  ])('are none in %j', (text) => {
    const bytes = Buffer.from(text);
    expect(decimalAt(bytes, viewOf(bytes), 0, bytes.length)).toBeNaN();
  });
});
