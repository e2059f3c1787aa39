import '../../support/seed.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonJob } from '../../support/jobs.js';
import { agree, RUNS, TINY } from './agree.js';
import { edited, editsOf } from './edits.js';

/** One member as it stands in the file. */
type Written = readonly [name: string, value: string];

const calm = fc.constantFrom(
  '1',
  '2',
  '2.5',
  '2.5000000000001',
  '2.50',
  '"a"',
  '"b"',
  'null',
  'true',
  '[1,2]',
  '[1,2,3]',
);
const wild = fc.oneof(
  { weight: 4, arbitrary: calm },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        '[]',
        '{}',
        '{"a":1}',
        '{"1":2,"2":3}',
        '[{"a":1},{"a":2}]',
        '[{"a":1},{"b":null}]',
        '0',
        '-0',
        '1e400',
        '""',
        '"\\u00e9"',
        '"é"',
      ],
      ...[
        'NaN',
        '01',
        '"\t"',
        '/* c */ 1',
        '{"a":1,"a":2}',
        '{"next":{"next":null}}',
        '[[1],[2,3]]',
        '""',
        '"x]"',
        '"{\\""',
      ],
    ),
  },
);
const members = (value: fc.Arbitrary<string>, names: readonly string[]): fc.Arbitrary<readonly Written[]> =>
  fc.tuple(
    ...names.map((name) =>
      fc.tuple(fc.constant(name), fc.oneof({ weight: 9, arbitrary: value }, { weight: 1, arbitrary: fc.constant('') })),
    ),
  );

const flat = ['v', 'w'];
const typed = ['type', 'v'];
const odd = ['v', 'items', '2021', '2022'];
const styles = [
  { value: calm, names: flat, kind: false },
  { value: fc.constantFrom('1.5', '1.50000000000001', '2.5'), names: ['v'], kind: false },
  { value: calm, names: typed, kind: true },
  { value: wild, names: flat, kind: false },
  { value: wild, names: odd, kind: false },
] as const;

const pair = fc.constantFrom(...styles).chain(({ value, names, kind }) => {
  const record = members(value, names).map((list) =>
    list.map(
      ([name, text]): Written =>
        kind && name === 'type' ? [name, text.length % 2 === 0 ? '"click"' : '"key"'] : [name, text],
    ),
  );
  return fc.record({
    records: fc.array(record, { minLength: 1, maxLength: 40, size: 'max' }),
    edits: editsOf(record, 3),
    change: fc.option(fc.record({ at: fc.nat(99), to: value })),
    ids: fc.constantFrom('rising', 'index', 'scattered', 'texts', 'none'),
    ends: fc.constantFrom<readonly [string, string]>(['\n', '\n'], ['\n', '\n'], ['\r\n', '\r\n'], ['\n', '\r\n']),
    unended: fc.tuple(fc.boolean(), fc.boolean()),
    spaced: fc.constantFrom('no', 'no', 'no', 'last', 'all'),
    context: fc.integer({ min: 1, max: 3 }),
    // Whether what is inserted has an identity that another has.
    taken: fc.constantFrom(false, false, true),
    rule: fc.constantFrom<readonly { path?: string; absolute: number; integers?: boolean }[]>(
      ...[
        [],
        [],
        [{ path: '$[*].v', absolute: 1, integers: true }],
        [{ absolute: 1 }],
        [{ path: '$[*].none', absolute: 1 }],
      ],
    ),
  });
});

const idOf = (style: string, index: number): readonly Written[] => {
  switch (style) {
    case 'rising':
      return [['id', String(index + 100)]];
    case 'index':
      return [['id', String(index)]];
    case 'scattered':
      return [['code', String((index * 37) % 101)]];
    case 'texts':
      return [
        ['w', '"same"'],
        ['name', `"row ${(index * 37) % 101}"`],
      ];
    default:
      return [];
  }
};

describe('large JSON Lines', () => {
  it('get the answer of the plain path, or none', async () => {
    let answered = 0;
    let keyed = 0;
    const classes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(pair, async ({ records, edits, change, ids, ends, unended, spaced, rule, context, taken }) => {
        const full = records.map((list, index) => [...idOf(ids, index), ...list]);
        const fresh = edits.map((edit, index) =>
          edit.kind === 'splice'
            ? {
                ...edit,
                insert: edit.insert.map((list, at) => [...idOf(ids, (taken ? 7 : 60) + index * 3 + at), ...list]),
              }
            : edit,
        );
        const other = edited<readonly Written[]>(full, fresh).map((list) => [...list]);
        const target = change === null ? undefined : other[change.at % Math.max(1, other.length)];
        const last = target?.at(-1);
        if (change !== null && target !== undefined && last !== undefined)
          target[target.length - 1] = [last[0], change.to];
        const written = (list: readonly Written[], wide: boolean): string =>
          `{${list
            .filter(([, value]) => value !== '')
            .map(([name, value]) => `"${name}":${wide ? ' ' : ''}${value}`)
            .join(',')}}`;
        const file = (list: readonly (readonly Written[])[], side: 0 | 1): string =>
          list
            .map((one, at) =>
              written(one, side === 1 && (spaced === 'all' || (spaced === 'last' && at === list.length - 1))),
            )
            .join(ends[side]) + (unended[side] ? '' : ends[side]);
        const job = comparisonJob('rows.jsonl', file(full, 0), file(other, 1), { tolerances: rule });
        const found = await agree(job, { ...TINY, context });
        if (found === undefined) return;
        answered += 1;
        classes.add(found.class);
        if (found.notes.some((note) => note.includes('joined on'))) keyed += 1;
      }),
      { numRuns: RUNS },
    );
    expect(classes).toEqual(new Set(['SEMANTIC_REWRITE', 'TOLERANCE_DRIFT']));
    expect(answered / RUNS).toBeGreaterThan(0.2);
    expect(keyed / RUNS).toBeGreaterThan(0.04);
  });

  it('of as many records, all of which differ, get the answer of the plain path, or none', async () => {
    const value = fc.constantFrom('1.5', '2.25', '1e3', '-0.125', '[0.5,{"x":1.25}]', '"1"', '"a\\"1"', 'null', '7');
    const list = fc.array(fc.record({ v: value, 'é b': value, id: fc.nat(99).map(String) }), {
      minLength: 1,
      maxLength: 20,
      size: 'max',
    });
    const digits = fc.array(
      fc.constantFrom(...['0', '00', '0000000001', '0000000002', 'e0', 'E0', '0', '00', '0000000003', '1']),
      { minLength: 1, maxLength: 6 },
    );
    let answered = 0;
    let drift = 0;
    await fc.assert(
      fc.asyncProperty(
        list,
        digits,
        fc.boolean(),
        fc.constantFrom('\n', '\n', '\r\n'),
        async (records, more, wide, end) => {
          let at = 0;
          const moved = (text: string): string =>
            text.replace(/(?<=\d\.\d+)(?![\d.])/g, () => more[at++ % more.length] ?? '');
          const write = (side: 0 | 1): string =>
            records
              .map((record, index) => {
                const members = Object.entries(record).map(
                  ([name, text]) =>
                    `${JSON.stringify(name)}:${side === 1 && wide && index % 2 === 1 ? ' ' : ''}${side === 1 ? moved(text) : text}`,
                );
                return `{${members.join(',')}}${side === 1 ? end : '\n'}`;
              })
              .join('');
          const job = comparisonJob('rows.jsonl', write(0), write(1));
          const found = await agree(job, { ...TINY, kept: 2 });
          if (found === undefined) return;
          answered += 1;
          if (found.counts.drift > 0) drift += 1;
        },
      ),
      { numRuns: 400 },
    );
    expect(answered).toBeGreaterThan(200);
    expect(drift).toBeGreaterThan(80);
  });

  it('of hundreds of records, whose numbers move by more and by less, get the answer of the plain path, or none', async () => {
    const plain = fc.constantFrom('1.5', '-22.25', '0.125', '1234567890.5', '7', '"a 1.5"', 'true', '[0.5, 1.5]');
    // Where none is kept any more that moved less; a rewritten number ends the fast path, so these come last.
    const name = fc.constantFrom('v', 'w', 'total', 'é b', '2021', 'depth', 'id', 'count', 'type');
    const odd = fc.constantFrom(
      ...['1.5', '2.5', '1.5e3', '1e-7', '[0.5, 1.5]', '{"x":1.25}', '{"2021":2.5}', '[[2.5],{"y":[0.5]}]', '{}'],
      ...['"\\u00e9\\" 1.5"', '"1.5"'],
    );
    const tails = ['0000000001', '00000000003', '', '0', '00000001', '0000000009', 'e0', '00000000000005'];
    const late = fc.tuple(name, odd, fc.constantFrom(...tails));
    const small = fc.constantFrom('0000000001', '0000000002', '00000000003', '000000000004');
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(plain, { minLength: 1, maxLength: 3 }),
        fc.array(small, { minLength: 1, maxLength: 7 }),
        fc.array(late, { maxLength: 3 }),
        fc.constantFrom('', '', ' '),
        fc.boolean(),
        async (values, more, last, blank, narrow) => {
          let at = 0;
          const move = (text: string, next: () => string): string =>
            text.startsWith('"') ? text : text.replace(/(?<=\d\.\d+)(?![\d.])/g, next);
          const write = (side: 0 | 1): string =>
            Array.from({ length: 400 }, (_, index) => {
              const next = (): string => more[at++ % more.length]!;
              const first = `${(index * 7) % 13}.${(index % 9) + 1}`;
              const list: (readonly [string, string])[] = [['x', first]];
              for (const [place, value] of values.entries()) list.push([`c${place}`, value]);
              const written = list.map(([key, text]): readonly [string, string] => [
                key,
                side === 1 ? move(text, next) : text,
              ]);
              const odd = index > 385 ? last[index - 386] : undefined;
              if (odd !== undefined) written.push([odd[0], side === 1 ? move(odd[1], () => odd[2]) : odd[1]]);
              return `{${written.map(([key, text]) => `"${key}":${blank}${text}`).join(`,${blank}`)}}\n`;
            }).join('');
          const job = comparisonJob('rows.jsonl', write(0), write(1));
          const found = await agree(job, { ...TINY, window: narrow ? 16 : 4_096, kept: 3 });
          if (found !== undefined) answered += 1;
        },
      ),
      { numRuns: 40 },
    );
    expect(answered).toBeGreaterThan(10);
  });
});
