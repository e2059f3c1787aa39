import { describe, expect, it } from 'vitest';
import { comparisonJob } from '../../support/jobs.js';
import { agree, TINY } from './agree.js';
import { expectJoined, IDENTIFIED, recordsOf, standingAgain } from './identified.js';

describe('elements of large JSON are joined by what identifies all of them', () => {
  it.each(IDENTIFIED)('$why', async (one) => {
    const [base, head] = recordsOf(one);
    for (const window of [16, 512]) {
      for (const [open, close] of [
        ['[', ']'],
        ['{"list":[', ']}'],
      ] as const) {
        const file = (list: readonly string[]): string => `${open}${list.join(',\n')}${close}`;
        const found = await agree(comparisonJob('a.json', file(base), file(head)), { ...TINY, window });
        expectJoined(found, one.key);
      }
    }
  });
});

it('elements of large JSON that stand again among those left out are no anchor', async () => {
  for (const window of [16, 512]) {
    for (const again of [true, false]) {
      const [base, head] = standingAgain(again).map((list) => `[${list.join(',\n')}]`);
      const found = await agree(comparisonJob('a.json', base!, head!), { ...TINY, window });
      expect(found !== undefined, `${again} by ${window} bytes`).toBe(!again);
    }
  }
});

describe('what surrounds the elements of large JSON', () => {
  type Frame = readonly [open: string, close: string];
  it.each<[string, boolean, Frame, Frame?]>([
    ['is nothing', true, ['[', ']']],
    ['is a name', true, ['{"list":[', ']}']],
    ['is several', true, ['{"a":{"x":1,"list":[', '],"y":2},"z":3}']],
    ['is more on one side', false, ['{"list":[', ']}'], ['{"list":{"list":[', ']}}']],
    ['is less on one side', false, ['{"a":{"list":[', ']}}'], ['{"a":[', ']}']],
    ['is another name', false, ['{"a":[', ']}'], ['{"b":[', ']}']],
    ['has the name twice, in front', false, ['{"list":1,"list":[', ']}']],
    ['has the name twice, in front, of a list', false, ['{"list":[1],"list":[', ']}']],
    ['has the name twice, in front, of an empty list', false, ['{"list":[],"list":[', ']}']],
    ['has the name twice, behind', false, ['{"list":[', '],"list":1}']],
    ['has the name twice, behind, of an empty list', false, ['{"list":[', '],"list":[]}']],
    ['has a name twice on the way', false, ['{"a":{"list":[', ']},"a":1}']],
    ['has NaN in front', false, ['{"x":NaN,"list":[', ']}']],
    ['has NaN behind', false, ['{"list":[', '],"x":NaN}']],
    ['has a comment in front', false, ['{/* c */"list":[', ']}']],
    ['has a comment behind', false, ['{"list":[', ']} // c']],
    ['has a comma too many', false, ['{"list":[', '],}']],
    ['has something behind the end', false, ['{"list":[', ']} 1']],
    ['has no end', false, ['{"list":[', ']']],
    ['has a number that is none', false, ['{"x":01,"list":[', ']}']],
  ])('%s', async (_, answered, frame, other = frame) => {
    const element = (index: number, more: string): string => `{"id":${index + 10},"x":${index % 7}.5000001${more}}`;
    const file = ([open, close]: Frame, write: (index: number) => string): string =>
      `${open}${Array.from({ length: 60 }, (_row, index) => write(index)).join(',\n')}${close}`;
    const base = file(frame, (index) => element(index, ''));
    const changed = file(other, (index) => (index === 57 ? element(900, '') : element(index, '')));
    const moved = file(other, (index) => element(index, '0000001'));
    expect((await agree(comparisonJob('a.json', base, changed)))?.class).toBe(
      answered ? 'SEMANTIC_REWRITE' : undefined,
    );
    const inStep = await agree(comparisonJob('a.json', base, moved), { ...TINY, kept: 1 });
    expect(inStep?.class).toBe(answered ? 'TOLERANCE_DRIFT' : undefined);
  });
});
