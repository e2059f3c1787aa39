import { describe, expect, it } from 'vitest';
import { comparisonJob } from '../../support/jobs.js';
import { agree, TINY } from './agree.js';
import { expectJoined, IDENTIFIED, recordsOf, standingAgain } from './identified.js';

const COUNT = 60;
const file = (rows: readonly string[], end = '\n'): string => rows.map((row) => row + end).join('');
const job = (base: readonly string[], head: readonly string[], end = '\n') =>
  comparisonJob('rows.csv', file(base, end), file(head, end), { header: true });

describe('rows of a large table are joined by what identifies all of them', () => {
  /** Records of JSON as rows; what is missing is an empty cell. */
  const tableOf = (records: readonly string[], names: readonly string[], quotes: boolean): string[] => [
    names.join(','),
    ...records.map((record, index) => {
      const members = new Map(
        [...record.matchAll(/"([a-z]+)":("[^"]*"|[^,}]*)/g)].map(([, name, value]) => [name!, value!]),
      );
      return names
        .map((name) => (members.get(name) ?? '').replaceAll('"', '').replace('null', ''))
        .map((cell) => (quotes && index % 3 === 0 ? `"${cell}"` : cell))
        .join(',');
    }),
  ];
  it.each(IDENTIFIED)('$why', async (one) => {
    const [base, head] = recordsOf(one);
    const names = [...new Set(base.flatMap((record) => [...record.matchAll(/"([a-z]+)":/g)].map(([, name]) => name!)))];
    for (const quotes of [false, true]) {
      for (const window of [16, 4_096]) {
        const found = await agree(job(tableOf(base, names, quotes), tableOf(head, names, quotes)), { ...TINY, window });
        expectJoined(found, one.key);
      }
    }
  });
});

it.each([
  ['all of them', (index: number) => `t${index},${index + 500}`, 'sku'],
  ['all but a row that is shorter', (index: number) => (index === 30 ? '530' : `t${index},${index + 500}`), undefined],
  ['all but an empty one', (index: number) => (index === 30 ? '530,' : `t${index},${index + 500}`), undefined],
  ['all, one behind marks in quotes', (index: number) => (index === 30 ? '"t,871,x",870' : `t,${900 - index}`), 'sku'],
  ['all, one in quotes', (index: number) => (index === 30 ? 't,"530"' : `t${index % 9},${index + 500}`), 'sku'],
] as const)('a last column identifies rows where it has a number in %s', async (_, write, key) => {
  const base = Array.from({ length: COUNT }, (_row, index) => write(index).replace(/^t\d*/, `t${index % 9}`));
  for (const window of [16, 4_096]) {
    const head = ['t,7', ...base.with(57, base[57]!.replace('t', 'x'))];
    const found = await agree(job(['v,sku', ...base], ['v,sku', ...head]), { ...TINY, window });
    if (found !== undefined) expectJoined(found, key);
  }
});

describe('what stands in the rows that are left out decides about their column', () => {
  it.each<[string, string, string, boolean?]>([
    ['decimals', '2.5', 'TOLERANCE_DRIFT'],
    ['a whole number', '2', 'TOLERANCE_DRIFT'],
    ['zero', '0', 'TOLERANCE_DRIFT'],
    ['nothing', '', 'TOLERANCE_DRIFT'],
    ['a null', 'NA', 'TOLERANCE_DRIFT'],
    ['a text', 'n.a.', 'SEMANTIC_REWRITE'],
    ['a truth value', 'true', 'SEMANTIC_REWRITE'],
    ['a day', '2024-01-31', 'SEMANTIC_REWRITE'],
    ['a zero in front', '02.5', 'SEMANTIC_REWRITE'],
    ['an exponent', '2e3', 'TOLERANCE_DRIFT'],
    ['a text in quotes', '"n.a."', 'SEMANTIC_REWRITE'],
    ['a mark in quotes', '"1,5"', 'SEMANTIC_REWRITE'],
    ['quotes in quotes', '"1""5"', 'SEMANTIC_REWRITE'],
    ['a row that ends in front of it', '-', 'TOLERANCE_DRIFT'],
  ])('%s', async (_, odd, expected) => {
    for (const column of [1, 2, 3, 5]) {
      const row = (index: number, cell: string): string => {
        const cells = ['1.5000001', '2.5000001', '3.5000001', '4.5000001', '5.5000001'];
        const all = [String(index * 3 + 7), ...cells.with(column - 1, cell)];
        return (cell === '-' ? all.slice(0, column) : all).join(',');
      };
      const base = Array.from({ length: COUNT }, (_row, index) => row(index, index === 30 ? odd : '7.5000001'));
      const head = base.with(57, row(57, '7.50000010000001'));
      const header = 'id,a,b,c,d,e';
      for (const window of [16, 4_096]) {
        const found = await agree(job([header, ...base], [header, ...head]), { ...TINY, window });
        // Where an omitted row has quotes and none is at hand, whether quotes are needed is told from the whole file.
        if (found !== undefined) expect(found.class, `column ${column} by ${window} bytes`).toBe(expected);
        else expect(odd, 'answered').toMatch(/"|-/);
        const all = base.map((_one, index) => row(index, index === 30 ? odd : '7.50000010000001'));
        const every = await agree(job([header, ...base], [header, ...all]), { ...TINY, window });
        if (every !== undefined) expect(every.class).toBe(expected);
      }
    }
  });

  it.each<[string, readonly string[], readonly string[], boolean]>([
    ['differ', ['a', 'b', 'c'], ['a', 'c'], true],
    ['differ in blanks alone', ['a', 'a ', 'a'], ['x', 'a'], true],
    ['are all the same', ['a', 'a', 'a'], ['x', 'a'], false],
    ['are all empty', ['', '', ''], ['x', ''], false],
    ['are empty but for one', ['', 'b', ''], ['x', ''], true],
  ])('whether it is hollow: others %s', async (_, others, [from, to], answered) => {
    const row = (index: number, cell: string): string => `${index * 3 + 7},${cell}`;
    const base = Array.from({ length: COUNT }, (_row, index) =>
      row(index, index > 20 && index < 40 ? others[index % 3]! : index === 57 ? from! : to!),
    );
    const head = base.with(57, row(57, to!));
    const found = await agree(job(['id,v', ...base], ['id,v', ...head]), { ...TINY, window: 64 });
    expect(found !== undefined).toBe(answered);
  });
});

describe('how cells are quoted in a large table', () => {
  const plain = (index: number): string => `${index * 3 + 7},t${index},u`;
  it.each<[string, (index: number) => string, boolean]>([
    ['nowhere', plain, true],
    ['everywhere', (index) => `"${index * 3 + 7}","t${index}","u"`, true],
    ['in one column', (index) => `${index * 3 + 7},"t${index}",u`, true],
    ['where it is needed', (index) => `${index * 3 + 7},"t,${index}",u`, true],
    ['where a quote needs it', (index) => `${index * 3 + 7},"t""${index}",u`, true],
    ['in one row far off', (index) => (index === 30 ? `"${index * 3 + 7}",t,u` : plain(index)), false],
    ['in one row far off, where it is needed', (index) => (index === 30 ? '97,"t,u",u' : plain(index)), true],
    ['in one row far off, where a quote needs it', (index) => (index === 30 ? '97,"t""u",u' : plain(index)), true],
    ['in all rows but one', (index) => (index === 30 ? '97,t,u' : `"${index * 3 + 7}","t${index}","u"`), false],
    ['in all rows but an empty one', (index) => (index === 30 ? ',,' : `"${index * 3 + 7}","t${index}","u"`), false],
    ['in all cells but an empty one', (index) => `"${index * 3 + 7}","t${index}",${index === 30 ? '' : '"u"'}`, true],
    ['in all cells but one', (index) => `"${index * 3 + 7}","t${index}",${index === 30 ? 'u' : '"u"'}`, false],
    ['over two lines', (index) => (index === 30 ? '97,"t\nu",u' : plain(index)), false],
  ])('%s', async (_, write, answered) => {
    const base = Array.from({ length: COUNT }, (_row, index) => write(index));
    const head = base.with(57, base[57]!.replace('t', 'x'));
    for (const header of ['id,v,w', '"id","v","w"']) {
      for (const window of [16, 4_096]) {
        const found = await agree(job([header, ...base], [header, ...head]), { ...TINY, window });
        if (header === 'id,v,w' && base[0]!.startsWith('"')) continue;
        if (header !== 'id,v,w' && !base[0]!.startsWith('"')) continue;
        expect(found !== undefined, `by ${window} bytes`).toBe(answered);
      }
    }
  });
});

it('rows of a large table that stand again among those left out are no anchor', async () => {
  const rowsOf = (records: readonly string[]): string[] =>
    records.map((record) => record.replaceAll(/[{}"]|\w+(?=":)|:/g, ''));
  for (const window of [16, 4_096]) {
    for (const again of [true, false]) {
      const [base, head] = standingAgain(again).map(rowsOf);
      const found = await agree(job(['w,f', ...base!], ['w,f', ...head!]), { ...TINY, window });
      expect(found !== undefined, `${again} by ${window} bytes`).toBe(!again);
    }
  }
});

describe('the first rows of a large table, which decide about its dialect', () => {
  it.each<[string, number, string, boolean]>([
    ['are all at hand', 4_000, 'a', true],
    ['are too few', 4_000, 'a'.repeat(3_000), false],
  ])('%s', async (_, front, text, answered) => {
    const base = Array.from({ length: 250 }, (_row, index) => `${index * 3 + 7},${text}${index % 9},1`);
    const found = await agree(job(['id,v,w', ...base], ['id,v,w', ...base.with(240, '727,x,1')]), { ...TINY, front });
    expect(found !== undefined).toBe(answered);
  });

  it.each<[string, string, string, string, string]>([
    ['other line ends', '\n', '\r\n', 'id,v', 'id,v'],
    ['line ends of two characters', '\r\n', '\r\n', 'id,v', 'id,v'],
    ['another delimiter', '\n', '\n', 'id,v', 'id;v'],
    ['another header', '\n', '\n', 'id,v', 'id,w'],
  ])('or %s', async (_, end, other, header, another) => {
    const mark = another.includes(';') ? ';' : ',';
    const base = Array.from({ length: COUNT }, (_row, index) => `${index * 3 + 7},t${index}`);
    const head = base.with(57, '178,x').map((row) => row.replace(',', mark));
    const one = comparisonJob('rows.csv', file([header, ...base], end), file([another, ...head], other), {
      header: true,
    });
    const found = await agree(one);
    if (end === other && header === another) expect(found?.class).toBe('SEMANTIC_REWRITE');
    const bare = { ...one, rule: { ...one.rule, header: 'auto' as const } };
    await agree(bare);
  });
});
