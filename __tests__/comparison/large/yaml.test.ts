import '../../support/seed.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CHANGES } from '../../../src/comparison/comparison.js';
import { comparisonJob } from '../../support/jobs.js';
import { agree, RUNS, TINY } from './agree.js';
import { edited, editsOf } from './edits.js';

/** A pair of these is read twice by a full reader, which costs more than the other formats' lines. */
const COUNT = Math.round(0.6 * RUNS);

const calm = fc.constantFrom(
  '1',
  '2',
  '2.5',
  '2.50',
  'a',
  'bravo charlie',
  'null',
  'true',
  '"q"',
  "'q'",
  '[]',
  '{}',
  '-3',
  'é',
);
const wild = fc.oneof(
  { weight: 6, arbitrary: calm },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        '1_000',
        '0o7',
        '.5',
        'yes',
        'no',
        'y',
        '0644',
        '1e3',
        '+1',
        '.inf',
        '.nan',
        '2021-01-01',
        '1:30',
        '~',
        'Null',
        'TRUE',
        'on',
      ],
      ...[
        '"a\\n"',
        "'it''s'",
        '"a',
        'a: b',
        'a #b',
        'a#b',
        'a # c',
        '"q" # c',
        '&a 1',
        '*a',
        '!t x',
        '|',
        '>-',
        '[1, 2]',
        '{a: 1}',
      ],
      ...[
        '',
        ' ',
        'a ',
        '-',
        '- a',
        '? a',
        '@a',
        '`a',
        '%a',
        'a\tb',
        '\ta',
        'a\u00a0b',
        '\u0085',
        'a:b',
        'a:',
        '#',
        '0',
        '-0',
        '01',
        '1.',
      ],
      ...[
        '<<',
        '=',
        '"" ',
        "''",
        '-a',
        '- ',
        '1.5.2',
        '0x1F',
        '"\\x41"',
        'a, b',
        'a]',
        '\uFEFF',
        'truely',
        'nullx',
        '😀',
        '\u2028',
      ],
    ),
  },
);

/** Lines of a member of a record, by the column of its key. */
const member = (value: fc.Arbitrary<string>): fc.Arbitrary<(indent: string) => string> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.tuple(fc.constantFrom('v', 'w'), value).map(
        ([name, text]) =>
          (indent: string) =>
            `${indent}${name}:${text === '' ? '' : ' '}${text}\n`,
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('list', 'v'), fc.array(value, { maxLength: 3 }), fc.constantFrom('', '  '))
        .map(
          ([name, list, more]) =>
            (indent: string) =>
              `${indent}${name}:\n${list.map((text) => `${indent}${more}- ${text}\n`).join('')}`,
        ),
    },
    {
      weight: 1,
      arbitrary: value.map((text) => (indent: string) => `${indent}deep:\n${indent}  k: ${text}\n${indent}  m: 1\n`),
    },
  );
const odd = fc.constantFrom<(indent: string) => string>(
  ...[
    (indent: string) => `${indent}# comment\n`,
    () => '# comment\n',
    () => '\n',
    (indent: string) => `${indent}  \n`,
    (indent: string) => `${indent}type: click\n`,
    (indent: string) => `${indent}type: key\n`,
    (indent: string) => `${indent}"200": 1\n`,
    (indent: string) => `${indent}200: 1\n`,
    (indent: string) => `${indent}<<: {a: 1}\n`,
    (indent: string) => `${indent}? k\n${indent}: 1\n`,
    (indent: string) => `${indent}v: a\n${indent}  b\n`,
    (indent: string) => `${indent}v: |\n${indent}  b\n`,
    (indent: string) => `${indent}yes: 1\n`,
    (indent: string) => `${indent}- 1\n`,
    (indent: string) => `${indent} v: 1\n`,
    (indent: string) => `${indent}v : 1\n`,
    (indent: string) => `${indent}- - 1\n${indent}  - 2\n`,
    (indent: string) => `${indent}list:\n${indent}- k: 1\n${indent}  m: 2\n${indent}- k: 3\n`,
    () => '---\n',
    () => '...\n',
    () => 'other: 1\n',
  ],
);

const styles = [
  { value: calm, odd: false },
  // Mostly records that nobody hands over: those are the ones that are answered.
  { value: fc.constantFrom('1', '2', '3'), odd: false },
  { value: fc.constantFrom('1', '2', '3'), odd: false },
  { value: fc.constantFrom('a', 'b', 'bravo charlie'), odd: false },
  { value: fc.constantFrom('1.5', '1.50000000000001', '2.5'), odd: false },
  { value: wild, odd: false },
  { value: wild, odd: true },
] as const;

type Member = (indent: string) => string;
const pair = fc.constantFrom(...styles).chain(({ value, odd: isOdd }) => {
  const one = member(value);
  const record = fc.array(isOdd ? fc.oneof({ weight: 12, arbitrary: one }, { weight: 1, arbitrary: odd }) : one, {
    minLength: 1,
    maxLength: 2,
  });
  return fc.record({
    records: fc.array(record, { minLength: 1, maxLength: 40, size: 'max' }),
    edits: editsOf<readonly Member[]>(record, 3),
    change: fc.option(fc.record({ at: fc.nat(99), to: one })),
    ids: fc.constantFrom('rising', 'rising', 'index', 'scattered', 'texts', 'none'),
    end: fc.oneof(
      { weight: 9, arbitrary: fc.constant(['\n', '\n'] as const) },
      { weight: 1, arbitrary: fc.constantFrom(['\r\n', '\r\n'] as const, ['\n', '\r\n'] as const) },
    ),
    unended: fc.tuple(fc.boolean(), fc.boolean()),
    frame: fc.tuple(fc.nat(99), fc.nat(99)),
    sameFrame: fc.integer({ min: 0, max: 19 }),
    dashes: fc.constantFrom('- ', '- ', '- ', '-   '),
    context: fc.integer({ min: 1, max: 3 }),
    window: fc.constantFrom(16, 16, 17, 31, 64),
    rule: fc.constantFrom<readonly { path?: string; absolute: number; integers?: boolean }[]>(
      ...[[], [], [], [{ path: '$..v', absolute: 1, integers: true }], [{ path: '$.none', absolute: 1 }]],
    ),
  });
});

/** What stands around the list, and the blanks in front of its dashes. */
const FRAMES: readonly (readonly [front: string, indent: string, tail: string])[] = [
  ['', '', ''],
  ['---\n', '', ''],
  ['# comment\n', '', ''],
  ['rows:\n', '', ''],
  ['a: 1\nrows:\n', '  ', 'b: 2\n'],
  ['rows:\n', '  ', 'more:\n  - 1\n'],
  ['few:\n- 1\nrows:\n', '', 'z: 1\n'],
  ['\n\nrows: # c\n', ' ', '# end\n'],
  ['rows:\n', '', 'rows: 1\n'],
  ['%YAML 1.2\n---\n', '', ''],
  ['\uFEFF', '', ''],
  ['a: |\n  rows:\nrows:\n', '', ''],
  ['a: &x 1\nrows:\n', '', 'b: *x\n'],
  ['"rows":\n', '', ''],
  ['a: "\nrows:\n', '', '"\n'],
  ['', '', '---\n- 1\n'],
  ['rows:\n', '', ' x: 1\n'],
  ['200: 1\nrows:\n', '', '"200": 2\n'],
  ['- 1\n', '', ''],
  ['a: yes\nrows:\n', '', ''],
];

const idOf = (style: string, index: number): readonly Member[] => {
  switch (style) {
    case 'rising':
      return [(indent) => `${indent}id: ${index + 100}\n`];
    case 'index':
      return [(indent) => `${indent}id: ${index}\n`];
    case 'scattered':
      return [(indent) => `${indent}code: ${(index * 37) % 101}\n`];
    case 'texts':
      return [(indent) => `${indent}name: row ${(index * 37) % 101}\n`];
    default:
      return [];
  }
};

describe('large YAML', () => {
  it('gets the answer of the plain path, or none', async () => {
    let answered = 0;
    let keyed = 0;
    const classes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(pair, async (drawn) => {
        const { records, edits, change, ids, end, unended, frame, sameFrame, dashes, context, window, rule } = drawn;
        const full = records.map((list, index) => [...idOf(ids, index), ...list]);
        const fresh = edits.map((edit, index) =>
          edit.kind === 'splice'
            ? { ...edit, insert: edit.insert.map((list, at) => [...idOf(ids, 60 + index * 3 + at), ...list]) }
            : edit,
        );
        const other = edited<readonly Member[]>(full, fresh).map((list) => [...list]);
        const target = change === null ? undefined : other[change.at % Math.max(1, other.length)];
        if (change !== null && target !== undefined) target[target.length - 1] = change.to;
        const [one, two] = frame;
        const frames = [FRAMES[one % (sameFrame < 14 ? 8 : FRAMES.length)]!, FRAMES[two % FRAMES.length]!] as const;
        const file = (list: readonly (readonly Member[])[], side: 0 | 1): string => {
          const [front, indent, tail] = frames[sameFrame < 19 ? 0 : side];
          const column = indent + ' '.repeat(dashes.length);
          const body = list.map((members) => {
            const text = members.map((write) => write(column)).join('');
            return text.startsWith(column) ? indent + dashes + text.slice(column.length) : `${indent}-\n${text}`;
          });
          const text = front + body.join('') + tail;
          return (unended[side] ? text.replace(/\n$/, '') : text).replaceAll('\n', end[side]);
        };
        const job = comparisonJob('rows.yaml', file(full, 0), file(other, 1), { tolerances: rule });
        const found = await agree(job, { ...TINY, context, window });
        if (found === undefined) return;
        answered += 1;
        classes.add(found.class);
        if (found.notes.some((note) => note.includes('joined on'))) keyed += 1;
      }),
      { numRuns: COUNT },
    );
    expect(classes).toEqual(new Set(['SEMANTIC_REWRITE', 'TOLERANCE_DRIFT']));
    expect(answered / COUNT).toBeGreaterThan(0.1);
    expect(keyed / COUNT).toBeGreaterThan(0.02);
  });

  it('with as many records, all of which differ, gets the answer of the plain path, or none', async () => {
    const number = fc.constantFrom('1.5', '2.25', '-0.125', '10.5', '01.5', '.5', '1e3', '7');
    const text = fc.constantFrom('a', '"1.5"', 'null', 'true', '[]', '2021', 'a b  ', 'x # c');
    const record = fc.record({
      v: number,
      w: fc.oneof({ weight: 3, arbitrary: number }, { weight: 1, arbitrary: text }),
      list: fc.array(number, { maxLength: 3 }),
      id: fc.nat(99),
    });
    const digits = fc.array(fc.constantFrom(...['0', '00', '0000000001', '0000000002', '0', '00', '0000000003', '1']), {
      minLength: 1,
      maxLength: 6,
    });
    let answered = 0;
    let drift = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          records: fc.array(record, { minLength: 1, maxLength: 20, size: 'max' }),
          more: digits,
          frame: fc.constantFrom(
            ['', '', ''],
            ['rows:\n', '  ', ''],
            ['a: 1\nrows:\n', '', 'z: 2\n'],
            ['# c\n', '', ''],
          ),
          name: fc.constantFrom('w', 'w', 'price', 'type'),
          wide: fc.constantFrom('', '', ' '),
          unended: fc.boolean(),
          window: fc.constantFrom(16, 64, 256),
          rule: fc.constantFrom<readonly { path?: string; absolute: number }[]>(
            ...[[], [], [{ path: '$..v', absolute: 1 }]],
          ),
        }),
        async ({ records, more, frame: [front, indent, tail], name, wide, unended, window, rule }) => {
          let at = 0;
          const moved = (value: string): string =>
            /\.\d+$/.test(value) ? value + (more[at++ % more.length] ?? '') : value;
          const file = (side: 0 | 1): string => {
            const spell = side === 1 ? moved : (value: string): string => value;
            const body = records.map(({ v, w, list, id }, index) => {
              const blank = side === 1 && index % 2 === 1 ? wide : '';
              const items = list.map((one) => `${indent}    - ${spell(one)}\n`).join('');
              const lists = items === '' ? '' : `${indent}  list:\n${items}`;
              return `${indent}- id: ${id}\n${indent}  v: ${blank}${spell(v)}\n${indent}  ${name}: ${spell(w)}\n${lists}`;
            });
            const text = front + body.join('') + tail;
            return unended ? text.replace(/\n$/, '') : text;
          };
          const job = comparisonJob('rows.yaml', file(0), file(1), { tolerances: rule });
          const found = await agree(job, { ...TINY, window, kept: 2 });
          if (found === undefined) return;
          answered += 1;
          if (found.counts.drift > 0) drift += 1;
        },
      ),
      { numRuns: COUNT },
    );
    expect(answered / COUNT).toBeGreaterThan(0.2);
    expect(drift / COUNT).toBeGreaterThan(0.05);
  });

  it('judges by its name and place what moves when enough changes are kept to be shown', async () => {
    // More than a collector holds move further than all behind them: those are counted by their doubles.
    const leading = Array.from({ length: 2 * MAX_CHANGES + 10 }, (_, index) => 1.234567891 + index * 1.0101010101);
    const far = (value: number): string => (value * (1 + 8e-10)).toPrecision(15);
    const near = (value: number): string => (value * (1 + 2e-10)).toPrecision(15);
    const record = fc.record({
      blank: fc.constantFrom('', '', '\n', '\n\n'),
      cost: fc.integer({ min: 0, max: 3 }),
      form: fc.constantFrom('map', 'map', 'map', 'scalar', 'list'),
      value: fc.constantFrom(2.345678912, 345.6789123, -4.567891234),
    });
    let drift = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(record, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('', 'rows:\n', 'prices:\n'),
        async (records, front) => {
          const file = (side: 0 | 1): string => {
            const lead = leading.map((value) => `- lat: ${side === 1 ? far(value) : value}\n  lon: ${value}\n`);
            const rest = records.map(({ blank, cost, form, value }) => {
              const text = side === 1 ? near(value) : String(value);
              if (form === 'scalar') return `- ${text}\n`;
              if (form === 'list') return `- - ${text}\n${blank}  - ${value}\n`;
              return `- lat: ${text}\n${blank}  cost: ${cost === 0 ? text : value}\n  lon: ${value}\n`;
            });
            return front + lead.join('') + rest.join('');
          };
          const found = await agree(comparisonJob('rows.yaml', file(0), file(1)), { ...TINY, window: 256, kept: 2 });
          if (found?.class === 'TOLERANCE_DRIFT') drift += 1;
        },
      ),
      { numRuns: Math.round(COUNT / 3) },
    );
    expect(drift).toBeGreaterThan(5);
  });

  const record = (index: number): string => `- id: ${1_000 + index}\n  name: row ${(index * 7_919) % 10_007}\n`;
  const stretch = (from: number, count: number): string =>
    Array.from({ length: count }, (_, index) => record(from + index)).join('');
  const jumps: readonly (readonly [string, string, string])[] = [
    ['records that were put in front', stretch(2_000, 1_200), stretch(0, 700) + stretch(2_000, 1_200)],
    ['records that were taken away', stretch(0, 700) + stretch(2_000, 1_200), stretch(2_000, 1_200)],
    ['records in the place of others', stretch(0, 600) + stretch(2_000, 900), stretch(700, 650) + stretch(2_000, 900)],
  ];
  it.each(jumps)('finds its way behind many %s', async (_, base, head) => {
    const found = await agree(comparisonJob('rows.yaml', base, head), { ...TINY, window: 65_536, context: 32 });
    expect(found?.class).toBe('SEMANTIC_REWRITE');
  });
});
