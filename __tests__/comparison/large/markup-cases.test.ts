import { describe, expect, it } from 'vitest';
import { MAX_DEPTH } from '../../../src/documents/large/yaml-state.js';
import type { FixtureRule } from '../../../src/policy/policy.js';
import { comparisonJob } from '../../support/jobs.js';
import { agree, TINY } from './agree.js';
import { standingAgain } from './identified.js';

const COUNT = 60;
const OPTIONS = { ...TINY, window: 256, kept: 10 };

type Frame = readonly [front: string, tail: string];

/** Sixty records all of which differ, so that they are held side by side; some are other ones. */
function sides(
  write: (index: number, side: 0 | 1) => string,
  odd: Readonly<Record<number, readonly [string, string]>>,
  frames: readonly [Frame, Frame],
): readonly [string, string] {
  const text = (side: 0 | 1): string => {
    const records = Array.from({ length: COUNT }, (_, index) => odd[index]?.[side] ?? write(index, side));
    return frames[side][0] + records.join('') + frames[side][1];
  };
  return [text(0), text(1)];
}

const twice = <T>(one: T): readonly [T, T] => [one, one];

describe('records of YAML that are held side by side', () => {
  const yaml = (index: number, side: 0 | 1): string => `- x: ${index % 7}.5000001${side === 0 ? '' : '0000001'}\n`;
  const PLAIN: Frame = ['', ''];
  const NAMED: Frame = ['version: 1\nlist:\n', ''];
  it.each<[string, string, string, string | undefined, (readonly [Frame, Frame])?]>([
    ['one the same', '- x: 1.5\n', '- x: 1.5\n', 'TOLERANCE_DRIFT'],
    ['a measured number', '- x: 1.5000001\n', '- x: 1.50000010000001\n', 'TOLERANCE_DRIFT'],
    ['one beyond', '- x: 1.5000001\n', '- x: 1.6000001\n', undefined],
    ['a number alone', '- 1.5000001\n', '- 1.50000010000001\n', 'TOLERANCE_DRIFT'],
    ['a number on the second line', '- w: a\n  x: 1.5000001\n', '- w: a\n  x: 1.50000010000001\n', 'TOLERANCE_DRIFT'],
    [
      'a number on the second line, and quotes on the first',
      '- w: a\n  x: 1.5000001\n',
      '- w: "a"\n  x: 1.50000010000001\n',
      'TOLERANCE_DRIFT',
    ],
    ['an empty list more', '- x: 1.5\n', '- x: 1.5\n  w: []\n', undefined],
    ['an empty list less', '- x: 1.5\n  w: []\n', '- x: 1.5\n', undefined],
    ['a price', '- price: 1.5000001\n', '- price: 1.50000010000001\n', undefined],
    ['a price above a list', '- price:\n  - 1.5000001\n', '- price:\n  - 1.50000010000001\n', undefined],
    ['a number in a list', '- x:\n  - 1.5000001\n', '- x:\n  - 1.50000010000001\n', 'TOLERANCE_DRIFT'],
    [
      'a price beside a number',
      '- x: 1.5000001\n  price: 2.5000001\n',
      '- x: 1.50000010000001\n  price: 2.5000001\n',
      'TOLERANCE_DRIFT',
    ],
    [
      'a number beside a price that moved',
      '- x: 1.5000001\n  price: 2.5000001\n',
      '- x: 1.5000001\n  price: 2.50000010000001\n',
      undefined,
    ],
    ['a number in quotes', '- x: "1.5000001"\n', '- x: "1.50000010000001"\n', undefined],
    ['a number that gets quotes', '- x: 1.5000001\n', '- x: "1.5000001"\n', undefined],
    ['a text', '- x: abc\n', '- x: abd\n', undefined],
    ['quotes around a text', '- x: abc\n', '- x: "abc"\n', 'TOLERANCE_DRIFT'],
    ['a comment on both sides', '- x: 1.5 # c\n', '- x: 1.5 # c\n', undefined],
    ['a comment that comes', '- x: 1.5\n', '- x: 1.5 # c\n', undefined],
    ['a comment that goes, beside a number that moved', '- x: 1.5000001 # c\n', '- x: 1.50000010000001\n', undefined],
    ['another name', '- x: 1.5\n', '- w: 1.5\n', undefined],
    ['a member more', '- x: 1.5\n', '- x: 1.5\n  w: 1\n', undefined],
    ['a member less', '- x: 1.5\n  w: 1\n', '- x: 1.5\n', undefined],
    ['an integer for a fraction', '- x: 15000001\n', '- x: 1.5000001\n', undefined],
    ['a digit more that is none of YAML', '- x: 1.5000001\n', '- x: 1.5000001.\n', undefined],
    ['blanks', '- x: 1.5\n', '- x:  1.5\n', undefined],
    ['a list with a name', '- x: 1.5\n', '- x: 1.5\n', 'TOLERANCE_DRIFT', twice(NAMED)],
    ['a list with an exact name', '- 1.5000001\n', '- 1.50000010000001\n', undefined, twice(['price:\n', ''])],
    ['a front that is other', '- x: 1.5\n', '- x: 1.5\n', undefined, [NAMED, ['version: 2\nlist:\n', '']]],
    [
      'a tail that is other',
      '- x: 1.5\n',
      '- x: 1.5\n',
      undefined,
      [
        ['list:\n', 'z: 1\n'],
        ['list:\n', 'z: 2\n'],
      ],
    ],
    ['a record more, without an end', '- x: 1.5\n', '- x: 1.5\n', undefined, [PLAIN, ['', '- x: 1.5']]],
    ['a number that gets from zero', '- x: 0.0000000\n', '- x: 0.0000001\n', undefined],
  ])('%s', async (_, base, head, expected, frames = twice(PLAIN)) => {
    for (const at of [0, 30, 59]) {
      const found = await agree(comparisonJob('a.yaml', ...sides(yaml, { [at]: [base, head] }, frames)), OPTIONS);
      expect(found?.class, `at ${at}`).toBe(expected);
    }
  });

  it.each<[string, string, string, boolean]>([
    ['a measured number', '- x: 5.5000001\n', '- x: 5.50000010002\n', true],
    ['a price', '- price: 5.5000001\n', '- price: 5.50000010002\n', false],
    ['a price above a list', '- price:\n  - 5.5000001\n', '- price:\n  - 5.50000010002\n', false],
    ['a price beside a number', '- x: 5.5\n  price: 5.5000001\n', '- x: 5.5\n  price: 5.50000010002\n', false],
    ['a number beside a price', '- price: 5.5\n  x: 5.5000001\n', '- price: 5.5\n  x: 5.50000010002\n', true],
    ['a number in quotes', '- x: "5.5000001"\n', '- x: "5.50000010002"\n', false],
    ['a whole number', '- x: 7\n', '- x: 8\n', false],
    ['a number of many digits', '- x: 5.50000012345678901234567891\n', '- x: 5.50000022345678901234567891\n', false],
    ['a number of five digits', '- x: 5.50001\n', '- x: 5.50002\n', false],
    ['a number with an exponent', '- x: 5.5000001e+3\n', '- x: 5.50000010002e+3\n', true],
    ['a number with another exponent', '- x: 5.5000001e+3\n', '- x: 5.50000010002e+9\n', false],
    ['a number that loses its exponent, like the one before', '- x: 4.5000001e+3\n', '- x: 4.50000010002\n', false],
    ['a number that gets one, like the one before', '- x: 4.5000001\n', '- x: 4.50000010002e+3\n', false],
    ['a number that gets an exponent', '- x: 5.5000001\n', '- x: 5.50000010002e+9\n', false],
    ['a number that loses its exponent', '- x: 5.5000001e+3\n', '- x: 5.50000010002\n', false],
    ['a number and a text beside it', '- x: 5.5000001\n  w: a\n', '- x: 5.50000010002\n  w: b\n', false],
  ])('where hundreds are listed already that moved further: %s', async (_, base, head, answered) => {
    const write = (side: 0 | 1): string =>
      Array.from({ length: 260 }, (_unused, index) =>
        index === 250 ? [base, head][side] : `- x: ${index % 7}.5000001${side === 0 ? '' : '001'}\n`,
      ).join('');
    const found = await agree(comparisonJob('a.yaml', write(0), write(1)), { ...OPTIONS, window: 1_024 });
    expect(found?.class).toBe(answered ? 'TOLERANCE_DRIFT' : undefined);
  });

  it("of one version of YAML, or of a narrow limit of depth, are the plain path's", async () => {
    const job = comparisonJob('a.yaml', ...sides(yaml, {}, twice(PLAIN)));
    expect(await agree(job, OPTIONS)).toBeDefined();
    expect(await agree({ ...job, rule: { ...job.rule, yaml: '1.2' } }, OPTIONS)).toBeUndefined();
    const within = (depth: number) => agree({ ...job, limits: { ...job.limits, depth } }, OPTIONS);
    expect(await within(MAX_DEPTH + 2)).toBeUndefined();
    expect(await within(MAX_DEPTH + 3)).toBeDefined();
  });

  it.each<[string, readonly [string, string], boolean]>([
    ['on neither side', ['', ''], false],
    ['on one side', ['\n', ''], false],
    ['on the other side', ['', '\n'], false],
    ['on both', ['\n', '\n'], true],
    ['on neither side, behind the list', ['\nz: 1', '\nz: 1'], true],
  ])('whose last line has an end %s', async (_, ends, answered) => {
    const [base, head] = sides(yaml, {}, twice(NAMED));
    const job = comparisonJob('a.yaml', base.trimEnd() + ends[0], head.trimEnd() + ends[1]);
    expect((await agree(job, OPTIONS)) !== undefined).toBe(answered);
  });
});

describe('elements of XML that are held side by side', () => {
  const xml = (index: number, side: 0 | 1): string => `  <r><v>${((index * 7) % 50) + 100 * side}.5</v></r>\n`;
  const PLAIN: Frame = ['<l>\n', '</l>\n'];
  it.each<[string, string, string, number | undefined, (readonly [Frame, Frame])?]>([
    ['one the same', '  <r><v>1</v></r>\n', '  <r><v>1</v></r>\n', 59],
    ['a text', '  <r><v>1</v></r>\n', '  <r><v>2</v></r>\n', 60],
    ['an attribute', '  <r k="1"><v>1</v></r>\n', '  <r k="2"><v>1</v></r>\n', undefined],
    ['other quotes', "  <r k='1'><v>1</v></r>\n", '  <r k="1"><v>1</v></r>\n', 59],
    ['a comment on both sides', '  <r><!-- c --><v>1</v></r>\n', '  <r><!-- c --><v>1</v></r>\n', undefined],
    ['a comment that comes', '  <r><v>1</v></r>\n', '  <r><!-- c --><v>1</v></r>\n', undefined],
    ['CDATA on both sides', '  <r><v><![CDATA[1]]></v></r>\n', '  <r><v><![CDATA[1]]></v></r>\n', undefined],
    ['another name', '  <r><v>1</v></r>\n', '  <r><w>1</w></r>\n', undefined],
    ['an element more', '  <r><v>1</v></r>\n', '  <r><v>1</v><v>2</v></r>\n', undefined],
    ['a reference for a character', '  <r><v>A</v></r>\n', '  <r><v>&#65;</v></r>\n', 59],
    ['a text of blanks', '  <r><v>A</v></r>\n', '  <r><v> </v></r>\n', undefined],
    ['another front', '  <r><v>1</v></r>\n', '  <r><v>1</v></r>\n', undefined, [PLAIN, ['<l k="1">\n', '</l>\n']]],
    ['another tail', '  <r><v>1</v></r>\n', '  <r><v>1</v></r>\n', undefined, [PLAIN, ['<l>\n', '</l>\n<!-- c -->\n']]],
  ])('%s', async (_, base, head, expected, frames = twice(PLAIN)) => {
    for (const at of [1, 30, 58]) {
      const found = await agree(comparisonJob('a.xml', ...sides(xml, { [at]: [base, head] }, frames)), OPTIONS);
      expect(found?.counts.value, `at ${at}`).toBe(expected);
    }
  });

  it("that stand elsewhere in head may have moved, and are the plain path's", async () => {
    const moved = sides(
      xml,
      { 10: ['  <r><v>a</v></r>\n', '  <r><v>b</v></r>\n'], 40: ['  <r><v>b</v></r>\n', '  <r><v>c</v></r>\n'] },
      twice(PLAIN),
    );
    expect(await agree(comparisonJob('a.xml', ...moved), OPTIONS)).toBeUndefined();
    const none = sides(
      xml,
      { 10: ['  <r><v>a</v></r>\n', '  <r><v>b</v></r>\n'], 40: ['  <r><v>d</v></r>\n', '  <r><v>c</v></r>\n'] },
      twice(PLAIN),
    );
    expect((await agree(comparisonJob('a.xml', ...none), OPTIONS))?.counts.value).toBe(60);
  });

  it('that stand again among those left out are no anchor', async () => {
    const written = (record: string): string => {
      const { w, f } = JSON.parse(record) as { w: string; f: number };
      return `  <r w="${w}"><f>${f}</f></r>\n`;
    };
    for (const window of [16, 4_096]) {
      for (const again of [true, false]) {
        const [base, head] = standingAgain(again).map((list) => `<l>\n${list.map(written).join('')}</l>\n`);
        const found = await agree(comparisonJob('a.xml', base!, head!), { ...TINY, window });
        expect(found !== undefined, `${again} by ${window} bytes`).toBe(!again);
      }
    }
  });

  it.each([
    ['one text of each', (index: number, side: 0 | 1) => `  <r><v>${index + 1_000 * side}</v></r>\n`, 500],
    [
      'two texts of each',
      (index: number, side: 0 | 1) => `  <r k="${index + 1_000 * side}"><v>${index + 1_000 * side}</v></r>\n`,
      1_000,
    ],
    [
      'texts and quotes',
      (index: number, side: 0 | 1) =>
        `  <r k=${index % 5 === 0 && side === 1 ? "'a'" : '"a"'}><v>${index + 1_000 * side}</v></r>\n`,
      500,
    ],
  ])('of which hundreds are rewritten are counted: %s', async (_, write, expected) => {
    const file = (side: 0 | 1): string =>
      `<l>\n${Array.from({ length: 500 }, (_row, index) => write(index, side)).join('')}</l>\n`;
    const found = await agree(comparisonJob('a.xml', file(0), file(1)), { ...OPTIONS, window: 2_048 });
    expect(found?.counts.value).toBe(expected);
  });

  it.each<[string, (index: number) => string, boolean]>([
    ['in front', () => '\n  ', true],
    ['nowhere, on one line', () => '', true],
    ['nowhere, on lines of their own', () => '\n', false],
    ['far behind', (index) => (index === 30 ? '\n  ' : '\n'), false],
    ['far behind, on one line', (index) => (index === 30 ? '\n  ' : ''), false],
    ['at the end alone', (index) => (index === 59 ? '\n  ' : '\n'), false],
    ['as a tab, and blanks behind', (index) => (index < 30 ? '\n\t' : '\n  '), true],
  ])('are indented %s', async (_, blanks, answered) => {
    const file = (odd: string): string =>
      `<l>${Array.from({ length: COUNT }, (_row, index) => `${blanks(index)}<r><v>${index === 40 ? odd : index}</v></r>`).join('')}</l>\n`;
    const found = await agree(comparisonJob('a.xml', file('a'), file('b')), TINY);
    expect(found !== undefined).toBe(answered);
  });

  it.each<[string, string, string, boolean]>([
    ['UTF-8', '<l k="a">', '</l><!-- a -->', true],
    ['no UTF-8 in front', '<l k="Q">', '</l>', false],
    ['no UTF-8 behind', '<l>', '</l><!-- Q -->', false],
  ])('between bytes that are %s', async (_, open, close, answered) => {
    const file = (more: number): Buffer =>
      Buffer.from(
        `${open}\n${Array.from({ length: COUNT }, (_row, index) => `  <r><v>${index + more}</v></r>\n`).join('')}${close}\n`.replace(
          'Q',
          '\u00ff',
        ),
        'latin1',
      );
    const changed = Buffer.from(file(0).toString('latin1').replace('<v>40<', '<v>900<'), 'latin1');
    expect((await agree(comparisonJob('a.xml', file(0), changed), TINY)) !== undefined).toBe(answered);
    expect((await agree(comparisonJob('a.xml', file(0), file(100)), OPTIONS)) !== undefined).toBe(answered);
  });

  it("of which all have one text in head may be hollow, and are the plain path's", async () => {
    const flat = sides((index, side) => `  <r><v>${side === 0 ? index : 7}</v></r>\n`, {}, twice(PLAIN));
    expect(await agree(comparisonJob('a.xml', ...flat), OPTIONS)).toBeUndefined();
  });

  it.each<[string, string, string, boolean]>([
    ['the same elements', '<h>1</h>', '<h>1</h>', true],
    ['another element', '<h>1</h>', '<h>2</h>', false],
    ['one more', '<h>1</h>', '<h>1</h><g/>', false],
    ['one of another name', '<h>1</h>', '<g>1</g>', false],
  ])('around their list %s', async (_, base, head, answered) => {
    const write = (own: string, odd: string): string =>
      `<l>${own}<rs>\n${Array.from({ length: COUNT }, (_unused, index) => `  <r><v>${index === 30 ? odd : index}</v></r>\n`).join('')}</rs></l>\n`;
    const found = await agree(comparisonJob('a.xml', write(base, 'a'), write(head, 'b')), TINY);
    expect(found !== undefined).toBe(answered);
  });

  it.each<[string, string, string, boolean]>([
    ['the same', '<l><rs>', '<l><rs>', true],
    ['one namespace', '<l xmlns="u"><rs>', '<l xmlns="u"><rs>', true],
    ['another namespace', '<l xmlns="u"><rs>', '<l xmlns="v"><rs>', false],
    ['a namespace on one side', '<l><rs>', '<l xmlns="v"><rs>', false],
    ['another name above', '<l><rs>', '<k><rs>', false],
    ['another name', '<l><rs>', '<l><qs>', false],
    ['another place', '<l><rs>', '<l><h/><rs>', false],
  ])('on the way to their list %s', async (_, base, head, answered) => {
    const write = (front: string, odd: string): string => {
      const rows = Array.from({ length: COUNT }, (_unused, index) => `  <r><v>${index === 30 ? odd : index}</v></r>\n`);
      const names = [...front.matchAll(/<(\w+)[^/>]*>/g)].map(([, name]) => `</${name}>`);
      return `${front}\n${rows.join('')}${names.toReversed().join('')}\n`;
    };
    const found = await agree(comparisonJob('a.xml', write(base, 'a'), write(head, 'b')), TINY);
    expect(found !== undefined).toBe(answered);
  });

  it.each<[string, Partial<FixtureRule>]>([
    ['a rule for all', { tolerances: [{ absolute: 0.05 }] }],
    ['a rule for a path', { tolerances: [{ path: '$..*', absolute: 0.05 }] }],
    ['one of each', { tolerances: [{ absolute: 0.05 }, { path: '$..*', absolute: 0.05 }] }],
  ])('by %s nothing is rewritten, for others could be aligned by it', async (_, rule) => {
    const near = (index: number, side: 0 | 1): string =>
      `  <r k=${side === 0 ? `"${index}"` : `'${index}'`}><v>${index}.5</v></r>\n`;
    const hold = (odd: Parameters<typeof sides>[1]) =>
      agree(comparisonJob('a.xml', ...sides(near, odd, twice(PLAIN)), rule), OPTIONS);
    expect((await hold({}))?.class).toBe('TOLERANCE_DRIFT');
    const moved = (index: number, side: 0 | 1): string => `  <r><v>${index}.5${side === 0 ? '' : '1'}</v></r>\n`;
    const two = {
      30: ['  <r><v>300.5</v></r>\n', '  <r><v>400.5</v></r>\n'],
      31: ['  <r><v>500.5</v></r>\n', '  <r><v>300.51</v></r>\n'],
    } as const;
    expect(await agree(comparisonJob('a.xml', ...sides(moved, two, twice(PLAIN)), rule), OPTIONS)).toBeUndefined();
    expect(await hold({ 30: ['  <r k="30"><v>300.5</v></r>\n', '  <r k="30"><v>300.51</v></r>\n'] })).toBeUndefined();
    expect(await hold({ 30: ['  <r k="30"><v>300.5</v></r>\n', '  <r k="30"><v>400.5</v></r>\n'] })).toBeUndefined();
  });
});
