import '../../support/seed.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonJob } from '../../support/jobs.js';
import { agree, RUNS, TINY } from './agree.js';
import { edited, editsOf } from './edits.js';

const number = fc.oneof(
  { weight: 6, arbitrary: fc.nat(99).map(String) },
  { weight: 2, arbitrary: fc.constantFrom('1.5', '1.50', '1.500000000001', '1e3', '-4', '0', '007') },
  { weight: 1, arbitrary: fc.constantFrom('', 'NA', 'x', '2024-01-31', 'true') },
);
const word = fc.constantFrom('a', 'b', 'a b', 'é', '', '"q"', '"say ""hi"""', '"a,b"', '"c', 'd"e', '"l1\nl2"', ' ');
const plainWord = fc.constantFrom('a', 'b', 'c', 'EUR', 'EUR');
const row = (value: fc.Arbitrary<string>, text: fc.Arbitrary<string>): fc.Arbitrary<readonly string[]> =>
  fc.tuple(value, text, value).map((cells) => [...cells]);

interface Style {
  readonly value: fc.Arbitrary<string>;
  readonly text: fc.Arbitrary<string>;
}
const styles: readonly Style[] = [
  { value: fc.nat(30).map(String), text: plainWord },
  { value: fc.constantFrom('1', '2', '2.5', '2.5000000000001'), text: fc.constantFrom('x', 'y') },
  { value: number, text: plainWord },
  { value: number, text: word },
];
const pair = fc.constantFrom(...styles).chain(({ value, text }) =>
  fc.record({
    rows: fc.array(row(value, text), { minLength: 1, maxLength: 40, size: 'max' }),
    edits: editsOf(row(value, text), 3),
    cell: fc.option(fc.record({ at: fc.nat(99), column: fc.nat(2), to: value })),
    ids: fc.constantFrom('rising', 'index', 'scattered', 'texts', 'none'),
    ends: fc.constantFrom<readonly [string, string]>(['\n', '\n'], ['\n', '\n'], ['\r\n', '\r\n'], ['\n', '\r\n']),
    unended: fc.tuple(fc.boolean(), fc.boolean()),
    requoted: fc.constantFrom('no', 'no', 'no', 'some'),
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
  }),
);

const idOf = (style: string, index: number): readonly string[] => {
  switch (style) {
    case 'rising':
      return [String(index + 100)];
    case 'index':
      return [String(index)];
    case 'scattered':
      return [String((index * 37) % 101)];
    case 'texts':
      return [`row-${(index * 37) % 101}`];
    default:
      return [];
  }
};

describe('large tables', () => {
  it('get the answer of the plain path, or none', async () => {
    let answered = 0;
    let keyed = 0;
    const classes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(pair, async ({ rows, edits, cell, ids, ends, unended, requoted, rule, context, taken }) => {
        const full = rows.map((cells, index) => [...idOf(ids, index), ...cells]);
        const fresh = edits.map((edit, index) =>
          edit.kind === 'splice'
            ? {
                ...edit,
                insert: edit.insert.map((cells, at) => [...idOf(ids, (taken ? 7 : 60) + index * 3 + at), ...cells]),
              }
            : edit,
        );
        const other = edited<readonly string[]>(full, fresh).map((cells) => [...cells]);
        const target = cell === null ? undefined : other[cell.at % Math.max(1, other.length)];
        if (cell !== null && target !== undefined) target[target.length - 1 - cell.column] = cell.to;
        if (requoted === 'some') for (const cells of other) cells[0] = `"${cells[0]?.replaceAll('"', '')}"`;
        const head = ids === 'none' ? ['v', 'w', 'u'] : [ids === 'texts' ? 'name' : 'id', 'v', 'w', 'u'];
        const file = (list: readonly (readonly string[])[], side: 0 | 1): string =>
          [head, ...list].map((cells) => cells.join('\t')).join(ends[side]) + (unended[side] ? '' : ends[side]);
        const job = comparisonJob('rows.tsv', file(full, 0), file(other, 1), { header: true, tolerances: rule });
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

  it('an identity that stands twice is seen, though one of the two is quoted', async () => {
    const rows = ['0;"5"', '1;"3"', '2;"8"', '3;"5"', '"5";"3"', '4;"8"', '5;"3"', '6;"8"', '7;"6"', '8;"5"'];
    const file = (list: readonly string[]): string => ['id;v', ...list].map((row) => `${row}\n`).join('');
    const job = comparisonJob('rows.csv', file(rows), file(rows.toSpliced(8, 1)), { header: true });
    const found = await agree(job, { ...TINY, context: 1 });
    expect(found?.changes[0]?.at).toBe('row 9');
  });

  it('of as many rows, all of which differ, get the answer of the plain path, or none', async () => {
    let answered = 0;
    const cell = fc.constantFrom('1', '2.5', '0.125', 'a', 'NA', '');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell, fc.constantFrom('1.5', '2.25')), { minLength: 3, maxLength: 6 }),
        fc.array(fc.constantFrom(...['0', '00', '0000000001', '0000000002']), { minLength: 1, maxLength: 6 }),
        fc.constantFrom('no', 'no', 'some', 'all'),
        fc.constantFrom('\n', '\r\n'),
        fc.constantFrom('"', '', '', ''),
        async (rows, more, quoted, end, broken) => {
          // Smaller tables name their rows by a key, which has to be looked for in all of them.
          const all = Array.from({ length: 20_002 }, (_, index) => [String(index + 7), ...rows[index % rows.length]!]);
          const write = (side: 0 | 1): string =>
            all
              .map((cells, index) => {
                const moved =
                  side === 0 ? cells : [...cells.slice(0, -1), `${cells.at(-1)}${more[index % more.length]}`];
                const quotes = side === 1 && (quoted === 'all' || (quoted === 'some' && index % 3 === 0));
                const written = moved.map((text) => (quotes && !text.startsWith('"') ? `"${text}"` : text));
                return written.join('\t') + (index === 15_000 ? broken : '') + (side === 1 ? end : '\n');
              })
              .join('');
          const header = (side: 0 | 1): string => `id\tv\tw\tx${side === 1 ? end : '\n'}`;
          const job = comparisonJob('rows.tsv', header(0) + write(0), header(1) + write(1), { header: true });
          if ((await agree(job, { ...TINY, window: 4_096, kept: 2 })) !== undefined) answered += 1;
        },
      ),
      { numRuns: 2 },
    );
    expect(answered).toBeGreaterThan(0);
  });

  it.each([
    ['numbers with a point in a column of whole numbers', '0.5', '1.5', true],
    ['a quote in a cell', '"q ""q"""', '1.5', true],
    ['a number with a zero in front, which is a text', '1', '007.5', false],
    ['a text among numbers that move', '1', 'late', false],
  ])('what first stands far down decides about its column: %s', async (_, v, x, answered) => {
    const write = (side: 0 | 1): string =>
      Array.from({ length: 20_002 }, (_row, index) => {
        const more = side === 0 || (index === 17_000 && x === 'late') ? '' : `000000000${1 + (index % 3)}`;
        const [one, other] = index === 17_000 ? [v, x] : ['1', '1.5'];
        return `${index + 7}\t${one}\t${other}${more}\n`;
      }).join('');
    const job = comparisonJob('rows.tsv', `id\tv\tx\n${write(0)}`, `id\tv\tx\n${write(1)}`, { header: true });
    expect((await agree(job, { ...TINY, window: 4_096, kept: 2 })) !== undefined).toBe(answered);
  });

  it('a cell that no column has is rewritten, in a row with quotes among thousands that move', async () => {
    const write = (side: 0 | 1): string =>
      Array.from({ length: 20_002 }, (_row, index) => {
        if (index === 17_000) return `"7"\t1.5\t${side === 0 ? 'paid' : 'open'}\n`;
        return `${index + 7}\t1.5${side === 0 ? '' : '000000001'}\n`;
      }).join('');
    const job = comparisonJob('rows.tsv', `id\tv\n${write(0)}`, `id\tv\n${write(1)}`, { header: true });
    expect(await agree(job, { ...TINY, window: 4_096, kept: 2 })).toBeUndefined();
  });
});
