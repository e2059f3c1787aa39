import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/comparison/comparison.js';
import { alike, shareOf, unchangedOf } from '../../src/reporters/parts/alike.js';
import type { ReviewedFinding } from '../../src/review/review.js';

const change = (at: string, more: Partial<Change> = {}): Change => ({
  kind: 'value',
  at,
  base: '1',
  head: '2',
  ...more,
});

describe('changes that are alike', () => {
  it.each([
    ['members of records', ["$['a'][0]['n']", "$['a'][1]['n']", "$['a'][2]['n']"], [["$['a'][*]['n']", 3]]],
    [
      'cells of rows',
      ['row 1 (id=7), column n', 'row 2, column n', 'row 9 (id=9), column n'],
      [['row *, column n', 3]],
    ],
    ['lines', ['line 1', 'line 2', 'line 3'], [['line *', 3]]],
    [
      'two are told one by one',
      ['$[0]', '$[1]'],
      [
        ['$[0]', 1],
        ['$[1]', 1],
      ],
    ],
    [
      'a number that is a key is no position',
      ["$['1']", "$['2']", "$['3']"],
      [
        ["$['1']", 1],
        ["$['2']", 1],
        ["$['3']", 1],
      ],
    ],
  ])('%s', (_, places, expected) => {
    expect(alike(places.map((at) => change(at))).map(({ at, count }) => [at, count])).toEqual(expected);
  });

  it('the one that moved furthest speaks for them', () => {
    const [group] = alike([
      change('$[0]', { relative: 0.1 }),
      change('$[1]', { relative: 9 }),
      change('$[2]', { relative: 1 }),
    ]);
    expect(group?.worst.at).toBe('$[1]');
  });

  it.each([
    ['kinds', change('$[2]', { kind: 'drift' })],
    ['what came and what changed', change('$[2]', { base: null })],
    ['what went and what changed', change('$[2]', { head: null })],
  ])('do not mix %s', (_, third) => {
    expect(alike([change('$[0]'), change('$[1]'), third])).toHaveLength(3);
  });
});

it('say how many of how many, and that there may be more than were kept', () => {
  const changes = [change('$[0]'), change('$[1]'), change('$[2]')];
  const share = (value: number): string => {
    const finding = { changes, changeCounts: { shape: 0, value, drift: 0, representation: 0 } };
    return shareOf(alike(changes)[0]!, finding as unknown as ReviewedFinding);
  };
  expect(share(3)).toBe('3 of 3 such changes');
  expect(share(1_200)).toBe('at least 3 of 1,200 such changes');
});

describe('what did not change', () => {
  const finding = (more: object): ReviewedFinding =>
    ({
      class: 'SEMANTIC_REWRITE',
      format: 'json',
      summary: '1 value rewritten',
      changeCounts: { shape: 0, value: 1, drift: 0, representation: 0 },
      failures: [],
      notes: [],
      changes: [],
      suppressed: 0,
      ...more,
    }) as unknown as ReviewedFinding;
  it.each([
    ['structure, where only values were rewritten', {}, 'structure'],
    [
      'structure and values, where only the spelling is another',
      { changeCounts: { shape: 0, value: 0, drift: 0, representation: 3 } },
      'structure and values',
    ],
    [
      'not values that moved within tolerance',
      { changeCounts: { shape: 0, value: 0, drift: 1, representation: 0 } },
      'structure',
    ],
    [
      'not of values that the policy hides',
      { changeCounts: { shape: 0, value: 0, drift: 0, representation: 1 }, suppressed: 2 },
      'structure',
    ],
    [
      'nothing, where the structure is another: what was in it was held against nothing',
      { changeCounts: { shape: 1, value: 0, drift: 0, representation: 0 } },
      undefined,
    ],
    ['dimensions of an image', { format: 'png' }, 'dimensions'],
    ['nothing of a text, which has no structure', { format: 'text' }, undefined],
    ['nothing, where a part was not compared', { summary: '1 value rewritten, content not compared' }, undefined],
    ['nothing, where there is more than is told', { notes: ['2 more notes left out'] }, undefined],
    ['nothing, where something was not compared', { notes: ['not compared: the time limit'] }, undefined],
    ['nothing, where a side does not read', { failures: [{}] }, undefined],
    ['nothing, where a list was emptied', { notes: ['$.items: emptied (2 -> 0)'] }, undefined],
    ['nothing of what lost its content', { hollow: 'all 9 values are null' }, undefined],
    ['nothing of a new file', { class: 'ADDED' }, undefined],
  ])('%s', (_, more, expected) => {
    expect(unchangedOf(finding(more))).toBe(expected);
  });
});
