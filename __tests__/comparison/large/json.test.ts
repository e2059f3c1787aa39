import '../../support/seed.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePlainly } from '../../../src/comparison/compare.js';
import { compareLarge } from '../../../src/comparison/large/compare-large.js';
import { sourceOf } from '../../../src/documents/large/source.js';
import { comparisonJob } from '../../support/jobs.js';
import { agree, RUNS, TINY } from './agree.js';
import { edited, editsOf } from './edits.js';

/** One member as it stands in the file: its name between the quotes, and its value. */
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
const odd = fc.constantFrom(
  ...['[]', '{}', '{"a":1}', '{"1":2,"2":3}', '[{"a":1},{"a":2}]', '[{"a":1},{"b":null}]', '0', '-0', '1e400', '""'],
  ...['"\\u00e9"', '"é"', '"\\ud800"', '"\\"],{"', '"{\\""', '"x]"', '{"a":1,"a":2}', '{"next":{"next":null}}'],
  ...['[[1],[2,3]]', '{"__proto__":1}', '123456789012345678901234567890.5', '"\\\\"', '{"items":[1,2]}', '[ 1 , 2 ]'],
);
const broken = fc.constantFrom(
  ...[
    'NaN',
    '-Infinity',
    '01',
    '1.',
    '.5',
    '+1',
    '"\t"',
    '/* c */ 1',
    '"\\x"',
    '"\\u12g4"',
    'nul',
    'True',
    '[1,]',
    '"a',
  ],
  ...["'a'", '\u00a01', '\ufeff1', '1 2', '\f1'],
);
const wild = fc.oneof({ weight: 3, arbitrary: calm }, { weight: 1, arbitrary: odd });
const hostile = fc.oneof({ weight: 60, arbitrary: wild }, { weight: 1, arbitrary: broken });
const members = (value: fc.Arbitrary<string>, names: readonly string[]): fc.Arbitrary<readonly Written[]> =>
  fc.tuple(
    ...names.map((name) =>
      fc.tuple(fc.constant(name), fc.oneof({ weight: 9, arbitrary: value }, { weight: 1, arbitrary: fc.constant('') })),
    ),
  );

const styles = [
  { value: calm, names: ['v', 'w'] },
  { value: fc.constantFrom('1.5', '1.50000000000001', '2.5'), names: ['v'] },
  { value: fc.constantFrom('"click"', '"key"', '"key"', '1'), names: ['type', 'v'] },
  { value: wild, names: ['v', 'w'] },
  { value: wild, names: ['v', 'items', '2021', '2022'] },
  { value: wild, names: ['__proto__', 'v', 'v'] },
  { value: hostile, names: ['v'] },
  // An element that is its first value, and no object.
  { value: wild, names: [''] },
] as const;

/** What stands around the array. */
const frames = fc.oneof(
  {
    weight: 15,
    arbitrary: fc.constantFrom(
      ...[['[', ']'] as const, ['[', ']'] as const],
      ...[['{"type":"FeatureCollection","items":[', ']}'] as const, ['{"items":{"items":[', '],"items":[]}}'] as const],
      ['{ "a": {"b": 1, "items": [', '], "c": 2.5}, "d": ["x"] }'] as const,
      ['{"items":[1],"list":[', '],"2021":1}'] as const,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[['{"x\\u0061":[', ']}'] as const, ['[[', '],[1,2]]'] as const, ['{"":[', ']} x'] as const],
      ...[['{"a":[', '],}'] as const, ['{"a":[', '],"a":[1]}'] as const],
    ),
  },
);

/** Pieces that separate tokens: `[`, before and behind a comma, before `]`, and the end of the file. */
const layouts = fc.oneof(
  {
    weight: 25,
    arbitrary: fc.constantFrom(
      ...[
        ['', '', '', '', ''],
        ['', '', '', '', '\n'],
        ['\n', '', '\n', '\n', '\n'],
        ['\n  ', '', '\n  ', '\n', '\n'],
      ],
      ...[
        ['\r\n\t', '', '\r\n\t', '\r\n', '\r\n'],
        [' ', ' ', ' ', ' ', ' '],
        ['\n', '\n', '', '\n  ', ' \n \n'],
      ],
      ['\n', ' \n  ', ' \n', '\n', '\n  '],
    ),
  },
  { weight: 1, arbitrary: fc.constant(['', '', '\r', '', '']) },
);

const idOf = (style: string, index: number): readonly Written[] => {
  if (style === 'rising') return [['id', String(index + 100)]];
  if (style === 'index') return [['id', String(index)]];
  if (style === 'scattered') return [['code', String((index * 37) % 101)]];
  if (style === 'texts')
    return [
      ['w', '"same"'],
      ['name', `"row ${(index * 37) % 101}"`],
    ];
  return [];
};

const pair = fc.constantFrom(...styles).chain(({ value, names }) => {
  const record = members(value, names);
  return fc.record({
    records: fc.array(record, { minLength: 1, maxLength: 40, size: 'max' }),
    edits: editsOf(record, 3),
    change: fc.option(fc.record({ at: fc.nat(99), to: value })),
    ids: fc.constantFrom('rising', 'index', 'scattered', 'texts', 'none'),
    frame: fc.tuple(frames, fc.constantFrom(0, 0, 0, 0, 1, 2)),
    layout: fc.tuple(layouts, layouts, fc.nat(9)),
    mark: fc.oneof({ weight: 40, arbitrary: fc.constant('') }, { weight: 1, arbitrary: fc.constant('\ufeff') }),
    spaced: fc.constantFrom('no', 'no', 'no', 'wide', 'last', 'all'),
    wide: fc.boolean(),
    context: fc.integer({ min: 1, max: 3 }),
    window: fc.constantFrom(1, 7, 16, 64),
    rule: fc.constantFrom<readonly { path?: string; absolute: number; integers?: boolean }[]>(
      ...[
        [],
        [],
        [],
        [{ path: '$..v', absolute: 1, integers: true }],
        [{ absolute: 1 }],
        [{ path: '$.items[*].v', absolute: 1 }],
      ],
    ),
  });
});

function written(list: readonly Written[], wide: boolean): string {
  const [first] = list;
  if (first?.[0] === '') return first[1] === '' ? 'null' : first[1];
  const [before, behind] = wide ? ['\n    ', '\n  '] : ['', ''];
  const texts = list
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${before}"${name}":${wide ? ' ' : ''}${value}`);
  return texts.length === 0 ? '{}' : `{${texts.join(',')}${behind}}`;
}

describe('large JSON', () => {
  it('gets the answer of the plain path, or none', async () => {
    let answered = 0;
    let keyed = 0;
    let nested = 0;
    const classes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(pair, async (one) => {
        const { records, edits, change, ids, frame, layout, mark, spaced, wide, rule, context, window } = one;
        const full = records.map((list, index) => [...idOf(ids, index), ...list]);
        const fresh = edits.map((edit, index) =>
          edit.kind === 'splice'
            ? { ...edit, insert: edit.insert.map((list, at) => [...idOf(ids, 60 + index * 3 + at), ...list]) }
            : edit,
        );
        const other = edited<readonly Written[]>(full, fresh).map((list) => [...list]);
        const target = change === null ? undefined : other[change.at % Math.max(1, other.length)];
        const last = target?.at(-1);
        if (change !== null && target !== undefined && last !== undefined)
          target[target.length - 1] = [last[0], change.to];
        const [[open, close], touched] = frame;
        const file = (list: readonly (readonly Written[])[], side: 0 | 1): string => {
          const [first, before, behind, end, final] = side === 1 && layout[2] === 0 ? layout[1] : layout[0];
          const texts = list.map((element, at) =>
            written(
              element,
              wide !== (side === 1 && (spaced === 'all' || (spaced === 'last' && at === list.length - 1))),
            ),
          );
          const front = side === 1 && touched === 1 ? open.replace('1', '3') : open;
          const back = side === 1 && touched === 2 ? close.replace('2', '3') : close;
          return `${mark}${front}${first}${texts.join(`${before},${behind}`)}${end}${back}${final}`;
        };
        const job = comparisonJob('rows.json', file(full, 0), file(other, 1), { tolerances: rule });
        const found = await agree(job, { ...TINY, context, window });
        if (found === undefined) return;
        answered += 1;
        classes.add(found.class);
        if (open.startsWith('{')) nested += 1;
        if (found.notes.some((note) => note.includes('joined on'))) keyed += 1;
      }),
      { numRuns: 2 * RUNS },
    );
    expect(classes).toEqual(new Set(['SEMANTIC_REWRITE', 'TOLERANCE_DRIFT']));
    expect(answered / RUNS).toBeGreaterThan(0.4);
    expect(nested / RUNS).toBeGreaterThan(0.2);
    expect(keyed / RUNS).toBeGreaterThan(0.08);
  });
});

/** What stands in the middle of both sides, far from what differs: whether the fast path may say anything about the pair. */
describe('what both sides have is read all the same', () => {
  it.each([
    ['a record', '{"id":999,"v":1}', true],
    ['an escape', '{"id":999,"v":"\\u0041\\n"}', true],
    ['brackets and quotes in a string', '{"id":999,"v":"]},{[\\""}', true],
    ['a name of every object', '{"id":999,"__proto__":1}', true],
    ['a name that stands twice', '{"id":999,"v":1,"v":2}', true],
    ['half of a surrogate, escaped', '{"id":999,"v":"\\ud800"}', true],
    ['a number of many digits', `{"id":999,"v":${'1'.repeat(4_000)}}`, true],
    ['a number of too many digits', `{"id":999,"v":${'1'.repeat(5_000)}}`, false],
    ['a name with an escape', '{"id":999,"\\u0076":1}', false],
    ['a record that is cut off', '{"id":999,"v":', false],
    ['a number with a leading zero', '{"id":999,"v":01}', false],
    ['a number without digits behind its point', '{"id":999,"v":1.}', false],
    ['a bad escape', '{"id":999,"v":"\\x"}', false],
    ['NaN, which is noticed', '{"id":999,"v":NaN}', false],
    ['a comment, which is noticed', '{"id":999,"v":1} // c\n', false],
    ['two records without a comma', '{"id":999,"v":1} {"id":998,"v":1}', false],
    ['two commas', '{"id":999,"v":1},', false],
    ['a trailing comma', '{"id":999,"v":1,}', false],
    ['a bracket that closes nothing', '{"id":999,"v":1}}', false],
    ['a bracket of the other kind', '{"id":999,"v":[1}', false],
    ['a control character in a string', '{"id":999,"v":"\u0001"}', false],
    ['a line end in a string', '{"id":999,"v":"a\nb"}', false],
    ['white space of another kind', '{"id":999,\u00a0"v":1}', false],
    ['a CR alone', '{"id":999,\r"v":1}', false],
    ['a NUL', '{"id":999,"v":1}\0', false],
  ])('%s', async (_, odd, answered) => {
    const base = Array.from({ length: 60 }, (__, index) =>
      index === 30 ? odd : `{"id":${index + 100},"v":${(index * 7) % 50}}`,
    );
    const head = ['{"id":7,"v":8}', ...base.with(-3, '{"id":157,"v":9}')];
    const file = (list: readonly string[]): string => `[\n${list.join(',\n')}\n]\n`;
    for (const window of [16, 100, 100_000]) {
      const job = comparisonJob('a.json', file(base), file(head));
      const found = await agree(job, { ...TINY, window });
      // The array must be larger than the window.
      if (window < 1_000) expect(found !== undefined, String(window)).toBe(answered);
    }
  });

  it('invalid UTF-8 in the middle, in what differs, in front and behind', async () => {
    const element = (index: number): string => `{"id":${index + 10},"v":"x"}`;
    const list = Array.from({ length: 60 }, (_, index) => element(index));
    const text = (elements: readonly string[]): string => `{"a":"@","list":[${elements.join(',')}],"b":"@"}`;
    const spoiled = (source: string, at: number): Buffer => {
      const bytes = Buffer.from(source);
      bytes[at] = 0xc3;
      return bytes;
    };
    const base = text(list);
    const head = text([element(900), ...list]);
    for (const at of [6, base.indexOf('"x"', 500) + 1, base.lastIndexOf('@')]) {
      const shift = at > 100 ? head.length - base.length : 0;
      const job = comparisonJob('a.json', spoiled(base, at), spoiled(head, at + shift));
      expect(await compareLarge(job, sourceOf(job.base.bytes), sourceOf(job.head.bytes), TINY)).toBeUndefined();
    }
    const inPatch = comparisonJob('a.json', Buffer.from(base), spoiled(head, head.indexOf('"x"') + 1));
    expect(
      await compareLarge(inPatch, sourceOf(inPatch.base.bytes), sourceOf(inPatch.head.bytes), TINY),
    ).toBeUndefined();
    const fine = comparisonJob('a.json', base, head);
    expect(await agree(fine)).toBeDefined();
  });
});

describe('what the omitted elements decide', () => {
  it('one length of all arrays in a map, which is a fact of shape where it changes', async () => {
    const numbers = (count: number): string => Array.from({ length: count }, (_, index) => 1_000 + index).join(',');
    const file = (count: number): string =>
      `{"a1":[${numbers(count)}],"b2":[${numbers(count)}],"c3":[${numbers(count)}]}`;
    const job = comparisonJob('a.json', file(60), file(61));
    expect((await comparePlainly(job)).class).toBe('SHAPE_CHANGE');
    expect(await agree(job)).toBeUndefined();
  });
});

describe('the identities that are held on the way', () => {
  it.each([0, 5, 40, 200])('are those of the file behind %i elements that went', async (gone) => {
    const element = (index: number): string => `{"id":${index + 50},"v":"${index % 3}"}`;
    const base = Array.from({ length: gone + 60 }, (_, index) => element(index));
    const list = [...base.slice(gone), element(900)];
    const head = list.with(-4, list.at(-4)!.replace(/"v":"."/, '"v":"other"'));
    const found = await agree(comparisonJob('a.json', `[${base.join(',')}]`, `[${head.join(',')}]`));
    expect(found?.notes).toContain('$: elements joined on id');
  });

  it('are not those of a key that is the index, stands twice, or is no number alone', async () => {
    for (const ids of [
      (index: number) => `${index}`,
      (index: number) => `${index === 30 ? 12 : index + 9}`,
      (index: number) => `${index === 30 ? '2.5' : index + 9}`,
      (index: number) => `${index === 30 ? 'null' : index + 9}`,
      (index: number) => `"${index}"`,
      (index: number) => `${index + 9}${index === 30 ? ',"id":1' : ''}`,
    ]) {
      const base = Array.from({ length: 60 }, (_, index) => `{"id":${ids(index)},"v":${index % 7}}`);
      const head = ['{"id":7000,"v":1}', ...base.with(-3, base.at(-3)!.replace(/.}$/, '9}'))];
      for (const [one, other] of [
        [base, head],
        [head, base],
      ] as const)
        await agree(comparisonJob('a.json', `[${one.join(',')}]`, `[${other.join(',')}]`));
    }
  });
});

describe('limits are those of the plain path', () => {
  const element = (index: number): string => `{"id":${index + 10},"v":[1,2,{"x":null}]}`;
  const list = Array.from({ length: 60 }, (_, index) => element(index));
  const file = (elements: readonly string[]): string => `{"a":{"b":[true]},"list":[${elements.join(',')}]}`;
  const [base, head] = [file(list), file([element(900), ...list])];
  // Seven values in an element, and five around them.
  const nodes = 61 * 7 + 5;

  it.each([
    ['all nodes', { nodes }, true],
    ['one node less', { nodes: nodes - 1 }, false],
    ['all bytes', { file: head.length }, true],
    ['one byte less', { file: head.length - 1 }, false],
    ['all of the depth', { depth: 5 }, true],
    ['one level less', { depth: 4 }, false],
  ])('%s', async (_, limits, answered) => {
    const job = comparisonJob('a.json', base, head);
    const found = await agree({ ...job, limits: { ...job.limits, ...limits } });
    expect(found !== undefined).toBe(answered);
    const spaced = comparisonJob('a.json', base, base.replaceAll(',', ', '));
    if (!('nodes' in limits)) return;
    const inStep = { ...spaced, limits: { ...spaced.limits, nodes: limits.nodes - 7 } };
    expect((await agree(inStep, { ...TINY, kept: 1 })) !== undefined).toBe(answered);
  });
});
