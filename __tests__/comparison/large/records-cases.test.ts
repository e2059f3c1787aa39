import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS, type FixtureRule } from '../../../src/policy/policy.js';
import { comparisonJob } from '../../support/jobs.js';
import { agree, TINY } from './agree.js';
import { expectJoined, IDENTIFIED, recordsOf } from './identified.js';

type Records = readonly string[];

async function hold(base: Records, head: Records, rule: Partial<FixtureRule> = {}, options = TINY) {
  const text = (lines: Records): string => lines.map((line) => `${line}\n`).join('');
  return agree(comparisonJob('a.jsonl', text(base), text(head), rule), options);
}

const many = (write: (index: number) => string): string[] => Array.from({ length: 60 }, (_, index) => write(index));

describe('records of large JSON Lines are joined by what identifies all of them', () => {
  it.each([
    ...IDENTIFIED,
    { why: 'a member with a quote in its name', id: (index: number) => `"\\"":${index + 500},`, first: '"\\"":7,' },
  ])('$why', async (one) => {
    for (const window of [16, 4_096]) expectJoined(await hold(...recordsOf(one), {}, { ...TINY, window }), one.key);
  });
});

describe('what stands in the middle alone is known', () => {
  const row = (index: number, more = ''): string => `{"id":${index + 100},"v":${(index * 7) % 50}${more}}`;
  const base = (odd: string, at: Records = ['30']): Records =>
    many((index) => (at.includes(String(index)) ? odd : row(index)));
  const late = (list: Records, line: string): Records => list.with(-3, line);

  it.each<[string, string, string, boolean]>([
    ['a member that comes elsewhere', row(30, ',"w":1'), row(57, ',"w":2'), true],
    ['a member that comes, and is nowhere else', row(30), row(57, ',"w":2'), false],
    ['a type that comes elsewhere', '{"id":130,"v":null}', '{"id":157,"v":null}', true],
    ['a type that comes, and is nowhere else', row(30), '{"id":157,"v":null}', false],
    ['a list that is empty elsewhere', row(30, ',"w":[]'), row(57, ',"w":[]'), true],
    ['a record of another kind', '[1,2]', row(57, ''), true],
  ])('%s', async (_, odd, line, answered) => {
    const list = base(odd);
    const head = late(list, line === list.at(-3) ? '{"id":157,"v":1234}' : line);
    for (const window of [16, 64, 4_096]) {
      const found = await hold(list, head, {}, { ...TINY, window });
      expect(found !== undefined, `by ${window} bytes`).toBe(answered);
      if (answered) expect(found?.class).toBe('SEMANTIC_REWRITE');
    }
  });

  it.each<[string, Records]>([
    ['three of a shape beside each other', ['30', '31', '32']],
    ['four of a shape, the last of which is left out again', ['28', '31', '34', '37']],
    ['the first that is left out', ['2']],
    ['the last that is left out', ['54']],
    ['the first and the last', ['2', '3', '53', '54']],
  ])('wherever it stands: %s', async (_, at) => {
    const list = base(row(777, ',"w":1'), at).map((line, index) => line.replace('877', String(index + 100)));
    const first = '{"id":7,"v":8}';
    for (const [from, to] of [
      [list, late(list, row(57, ',"w":2'))],
      [list, [first, ...late(list, row(57, ',"w":2'))]],
      [[first, ...list], late(list, row(57, ',"w":2'))],
    ] as const) {
      for (const window of [16, 4_096])
        expect((await hold(from, to, {}, { ...TINY, window }))?.class).toBe('SEMANTIC_REWRITE');
    }
  });

  it('of so many shapes, and of no more', async () => {
    const shapes = (count: number): Records =>
      Array.from({ length: 90 }, (_, index) => row(index, index > 9 && index < 9 + count ? `,"w${index}x":1` : ''));
    const changed = (list: Records): Records => ['{"id":7,"v":8}', ...list.with(-3, '{"id":187,"v":99}')];
    expect(await hold(shapes(64), changed(shapes(64)))).toBeDefined();
    expect(await hold(shapes(65), changed(shapes(65)))).toBeUndefined();
  });

  it('of few records nothing is said', async () => {
    expect(await hold(['{"a":1}', '{"a":2}'], ['{"a":1}', '{"a":"x"}'])).toBeUndefined();
    expect(await hold(['{"a":1}', '{"a":2}'], ['{"a":1}', '{"a":3}', '{"a":2}'])).toBeUndefined();
    const three = ['{"a":1}', '{"a":2}', '{"a":5}'];
    expect((await hold(three, [...three, '{"a":7}']))?.class).toBe('SEMANTIC_REWRITE');
  });
});

describe('records beside a change that stand again among those that are left out', () => {
  const list = (first: string, second: string): readonly [Records, Records] => {
    const base = many((index) => `{"w":"x${index % 5}y${index}","f":${index}.5}`)
      .with(30, first)
      .with(31, second)
      // Twice the same: then no member is a key.
      .with(0, '{"w":"x","f":0.5}')
      .with(59, '{"w":"x","f":0.5}');
    return [base, base.with(10, '{"w":"this","f":0.5}').with(50, '{"w":"that","f":0.5}').toSpliced(20, 0)];
  };
  it.each<[string, string, string, boolean]>([
    ['neither', '{"w":"a","f":1.5}', '{"w":"b","f":1.5}', true],
    ['one of the two', '{"w":"x1y11","f":11.5}', '{"w":"b","f":1.5}', true],
    ['both', '{"w":"x1y11","f":11.5}', '{"w":"x2y12","f":12.5}', false],
    ['both, their members in another order', '{"f":11.5,"w":"x1y11"}', '{"f":12.5,"w":"x2y12"}', false],
    ['both with blanks', '{"w": "x1y11", "f":11.5}', ' {"w":"x2y12","f":12.5}', false],
    ['both with an escape', '{"w":"\\u00781y11","f":11.5}', '{"w":"\\u00782y12","f":12.5}', false],
    ['both, but for a fraction', '{"w":"x1y11","f":11.25}', '{"w":"x2y12","f":12.25}', true],
  ])('%s', async (_, first, second, answered) => {
    for (const window of [16, 4_096]) {
      const found = await hold(...list(first, second), {}, { ...TINY, window });
      expect(found !== undefined, `by ${window} bytes`).toBe(answered);
    }
  });
});

describe('records beside a change, where one of another shape parts what is left out', () => {
  it.each([
    ['in front of those that stand again', [25]],
    ['behind them', [35]],
    ['between them', [31]],
    ['around them', [25, 26, 35]],
  ])('%s', async (_, odd) => {
    const list = (again: boolean): readonly [Records, Records] => {
      const base = many((index) => `{"w":"x${index}","f":${index}.5${odd.includes(index) ? ',"odd":1' : ''}}`)
        .with(30, again ? '{"w":"x11","f":11.5}' : '{"w":"a","f":1.5}')
        .with(33, again ? '{"w":"x12","f":12.5}' : '{"w":"b","f":1.5}')
        .with(0, '{"w":"x","f":0.5}')
        .with(59, '{"w":"x","f":0.5}');
      return [base, base.with(10, '{"w":"this","f":0.5}').with(50, '{"w":"that","f":0.5}')];
    };
    for (const window of [16, 4_096]) {
      expect(await hold(...list(true), {}, { ...TINY, window }), 'they stand again').toBeUndefined();
      expect((await hold(...list(false), {}, { ...TINY, window }))?.class).toBe('SEMANTIC_REWRITE');
    }
  });

  it("what is noticed of a record beside a change is the plain path's to say", async () => {
    const base = many((index) => `{"id":${index + 100},"v":${(index * 7) % 50}}`).with(56, '{"id":156,"v":NaN}');
    expect(await hold(base, ['{"id":7,"v":8}', ...base.with(57, '{"id":157,"v":99}')])).toBeUndefined();
  });
});

describe('records that are read side by side', () => {
  const measured = (index: number, by: string, more = ''): string => `{"x":${index % 7}.5000001${by}${more}}`;
  const sides = (odd: string, other: string, at = 33): readonly [Records, Records] => [
    many((index) => (index === at ? odd : measured(index, ''))),
    many((index) => (index === at ? other : measured(index, '0000000001'))),
  ];
  const ONE = '{"x":1.5000001}';

  it.each<[string, string, string, string | undefined]>([
    ['all of them measured', ONE, '{"x":1.50000010000001}', 'TOLERANCE_DRIFT'],
    ['one the same', ONE, ONE, 'TOLERANCE_DRIFT'],
    ['one beyond', ONE, '{"x":1.6000001}', undefined],
    ['one without a name', '[1.5000001]', '[1.50000010000001]', 'TOLERANCE_DRIFT'],
    ['one below a name and a list', '{"x":[[1.5000001]]}', '{"x":[[1.50000010000001]]}', 'TOLERANCE_DRIFT'],
    ['a price', '{"price":1.5000001}', '{"price":1.50000010000001}', undefined],
    ['a price that is spelled otherwise', '{"price":1.5000001}', '{"price":1.50000010}', 'TOLERANCE_DRIFT'],
    [
      'a number below a name that is data',
      '{"total":{"17":1.5000001}}',
      '{"total":{"17":1.50000010000001}}',
      undefined,
    ],
    ['a capital exponent', '{"x":1.5000001E2}', '{"x":1.50000010000001E2}', 'TOLERANCE_DRIFT'],
    ['another structure', ONE, '{"x":1.5000001,"y":1}', undefined],
    ['another type', ONE, '{"x":"1.5000001"}', undefined],
    ['a text', '{"x":"a"}', '{"x":"b"}', undefined],
    [
      'a text that is the same, and a number that moved',
      '{"x":"a","y":1.5000001}',
      '{"x":"a","y":1.50000010000001}',
      'TOLERANCE_DRIFT',
    ],
    ['members in another order', '{"x":1.5000001,"y":2}', '{"y":2,"x":1.5000001}', undefined],
    ['blanks', ONE, '{"x": 1.5000001}', 'TOLERANCE_DRIFT'],
    ['an escape', '{"x":"a"}', '{"x":"\\u0061"}', 'TOLERANCE_DRIFT'],
    ['a record that is no JSON', '{"x":1.5000001', '{"x":1.5000001', undefined],
    ['a record that is no JSON any more', ONE, '{"x":1.5000001', undefined],
    ['an empty line', '', '', undefined],
    ['a number with a zero in front', '{"x":01.5}', '{"x":01.5}', undefined],
  ])('%s', async (_, odd, other, expected) => {
    for (const at of [0, 33, 59]) {
      for (const window of [16, 4_096]) {
        const found = await hold(...sides(odd, other, at), {}, { ...TINY, window, kept: 10 });
        expect(found?.class, `at ${at} by ${window} bytes`).toBe(expected);
        if (found !== undefined) expect(found.counts.shape + found.counts.value).toBe(0);
      }
    }
  });

  it('by turns of several names, of other lengths and of the same', async () => {
    const names = ['x', 'y', 'total', 'xx', 'value'];
    const write = (side: 0 | 1) =>
      many(
        (index) =>
          `{"${names[index % 5]}":${index % 5 === 2 ? '2.5000001' : `${index % 7}.50000010${side === 0 ? '' : '00001'}`}}`,
      );
    expect((await hold(write(0), write(1), {}, { ...TINY, kept: 10 }))?.class).toBe('TOLERANCE_DRIFT');
    const exact = (side: 0 | 1) =>
      many((index) => `{"${names[index % 5]}":${index % 7}.50000010${side === 0 ? '' : '00001'}}`);
    expect(await hold(exact(0), exact(1), {}, { ...TINY, kept: 10 })).toBeUndefined();
  });

  it('other line ends, a missing one, and a narrow limit of depth', async () => {
    const [base, head] = sides(ONE, ONE);
    const options = { ...TINY, kept: 10 };
    const job = (own: string, other: string, depth = DEFAULT_LIMITS.depth) => {
      const one = comparisonJob('a.jsonl', own, other);
      return { ...one, limits: { ...one.limits, depth } };
    };
    const text = (lines: Records, end: string): string => lines.join(end) + end;
    const crlf = await agree(job(text(base, '\n'), text(head, '\r\n')), options);
    expect([crlf?.class, crlf?.counts.representation]).toEqual(['TOLERANCE_DRIFT', 1]);
    expect(await agree(job(text(base, '\r\n'), text(head, '\r\n')), options)).toBeDefined();
    const unended = await agree(job(text(base, '\n'), head.join('\n')), options);
    expect(unended?.class).toBe('TOLERANCE_DRIFT');
    expect(await agree(job(text(base, '\n'), text(head, '\n'), 20), options)).toBeUndefined();
  });
});
