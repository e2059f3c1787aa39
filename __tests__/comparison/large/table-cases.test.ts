import { describe, expect, it } from 'vitest';
import type { FixtureRule } from '../../../src/policy/policy.js';
import { comparisonJob } from '../../support/jobs.js';
import { agree, TINY } from './agree.js';

/** One row more than are named by a key: fewer have to be looked at in full. */
const ENOUGH = 20_001;
/** Where the row stands that is another one; the first rows do not show it. */
const FAR = 17_000;
const OPTIONS = { ...TINY, window: 8_192, kept: 2 };

interface Case {
  readonly header?: readonly [string, string];
  readonly rows?: number;
  readonly ends?: readonly [string, string];
  readonly odd?: readonly [string, string];
  readonly write?: (index: number, side: 0 | 1) => string;
  readonly rule?: Partial<FixtureRule>;
  readonly front?: number;
}

/** Of the first rows, more than are listed move by more than those behind them. */
const moved = (index: number, side: 0 | 1): string => `1.5000001${side === 0 ? '' : index < 300 ? '003' : '0002'}`;
const plain = (index: number, side: 0 | 1): string => `${index + 7},${moved(index, side)},2.5000001`;
const FURTHER = { rule: { tolerances: [{ path: '$[*].v', absolute: 1 }] } } as const;

describe('a table all rows of which differ, with another one among them', () => {
  it.each<[string, string | undefined, Case]>([
    ['as many rows as are named by a key', undefined, { rows: ENOUGH - 1 }],
    ['no header', 'TOLERANCE_DRIFT', { header: ['', ''], rule: { header: false } }],
    [
      'as many rows as are named by a key, and no header',
      undefined,
      { header: ['', ''], rows: ENOUGH - 1, rule: { header: false } },
    ],
    ['another name of a column', undefined, { header: ['id,v,w', 'id,v,x'] }],
    ['quotes in the header', 'TOLERANCE_DRIFT', { header: ['id,v,w', '"id",v,w'] }],
    [
      'a delimiter that is another one',
      undefined,
      {
        header: ['id,v,w', 'id;v;w'],
        write: (index, side) => (side === 0 ? plain(index, 0) : plain(index, 1).replaceAll(',', ';')),
      },
    ],
    ['other line ends', 'TOLERANCE_DRIFT', { ends: ['\n', '\r\n'] }],
    ['an empty line', undefined, { odd: ['', ''] }],
    ['one line end of another kind', undefined, { odd: ['9,1.5,2.5\r', '9,1.5,2.5\r'] }],
    ['a text that is rewritten', undefined, { odd: ['9,a,2.5000001', '9,b,2.5000001'] }],
    ['a number that is rewritten', undefined, { odd: ['9,1.5000001,2.5', '9,1.5000001,2.6'] }],
    ['a number that moves', 'TOLERANCE_DRIFT', { odd: ['9,1.5000001,2.5000001', '9,1.5000001,2.50000010002'] }],
    [
      'a price that moves',
      undefined,
      { header: ['id,v,price', 'id,v,price'], odd: ['9,1.5000001,2.5000001', '9,1.5000001,2.50000010002'] },
    ],
    [
      'a number that moves in a column with a text',
      undefined,
      {
        write: (index, side) =>
          index === 900
            ? '9,1.5,n.a.'
            : index === FAR
              ? `9,1.5,2.5000001${side === 0 ? '' : '0002'}`
              : plain(index, side),
      },
    ],
    [
      'a number that moves in a column with a text, in quotes',
      undefined,
      {
        write: (index, side) =>
          index === 900
            ? '9,1.5,n.a.'
            : index === FAR
              ? `9,1.5,"2.5000001${side === 0 ? '' : '0002'}"`
              : plain(index, side),
      },
    ],
    [
      'whole numbers that get a point, all of them',
      undefined,
      {
        write: (index, side) => `${plain(index, side)},${index}${side === 0 ? '' : '.0'}`,
        header: ['id,v,w,x', 'id,v,w,x'],
      },
    ],
    ['a null for a number', undefined, { odd: ['9,1.5,2.5', '9,1.5,'] }],
    ['a null for a null', 'TOLERANCE_DRIFT', { odd: ['9,1.5,NA', '9,1.5,'] }],
    ['a number that gets from zero', undefined, { odd: ['9,0.0000000,2.5', '9,0.0000001,2.5'] }],
    ['numbers that move by a rule', 'TOLERANCE_DRIFT', { ...FURTHER, odd: ['9,1.5,2.5', '9,1.7,2.5'] }],
    ['a number that moves by a rule for another column', undefined, { ...FURTHER, odd: ['9,1.5,2.5', '9,1.5,2.7'] }],
    ['a rule for a column that there is not', undefined, { rule: { tolerances: [{ path: '$[*].z', absolute: 1 }] } }],
    [
      'a rule for a column in which nothing moves',
      'TOLERANCE_DRIFT',
      { rule: { tolerances: [{ path: '$[*].w', absolute: 1 }] } },
    ],
    ['quotes in some rows', 'TOLERANCE_DRIFT', { odd: ['9,1.5,2.5', '"9","1.5",2.5'] }],
    [
      'quotes with a quote in them',
      'TOLERANCE_DRIFT',
      {
        header: ['id,v,w,t', 'id,v,w,t'],
        write: (index, side) => `${plain(index, side)},${index % 2 === 0 ? '"a ""b"""' : 'a'}`,
      },
    ],
    [
      'quotes with another quote in them',
      undefined,
      {
        header: ['id,v,w,t', 'id,v,w,t'],
        write: (index, side) => `${plain(index, side)},${index === FAR && side === 1 ? '"a ""c"""' : '"a ""b"""'}`,
      },
    ],
    ['first rows enough to tell its dialect', 'TOLERANCE_DRIFT', { front: 3_000 }],
    ['first rows too few to tell its dialect', undefined, { front: 2_000 }],
  ])(
    '%s',
    async (_, expected, {
      header = ['id,v,w', 'id,v,w'],
      rows = ENOUGH,
      ends = ['\n', '\n'],
      odd,
      write = plain,
      rule = {},
      front = 0,
    }) => {
      const file = (side: 0 | 1): string => {
        const lines = Array.from({ length: rows }, (_row, index) =>
          index === FAR && odd ? odd[side] : write(index, side),
        );
        return [...(header[side] === '' ? [] : [header[side]]), ...lines].map((line) => line + ends[side]).join('');
      };
      const job = comparisonJob('rows.csv', file(0), file(1), { header: true, ...rule });
      expect((await agree(job, { ...OPTIONS, front }))?.class).toBe(expected);
    },
  );
});
