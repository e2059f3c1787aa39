import '../../support/seed.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonJob } from '../../support/jobs.js';
import { agree, TINY } from './agree.js';
import { edited, editsOf } from './edits.js';

const few = fc.constantFrom('', 'a', 'b', 'c');
const odd = fc.constantFrom(
  ...['', ' ', 'a ', 'a\t', 'b\u000b', 'é\u00a0', 'took 1.5 s', 'took 1.50 s', 'took 2 s', 'x'.repeat(40), '\u2028'],
);
const any = fc.oneof(
  { weight: 8, arbitrary: fc.nat(99).map((n) => `line ${n}`) },
  { weight: 3, arbitrary: few },
  { weight: 2, arbitrary: odd },
);
/** Lines that stand once, lines that stand everywhere, and both: alignment has to tell them apart. */
const mixed = fc.oneof({ weight: 4, arbitrary: few }, { weight: 1, arbitrary: any });
const pair = fc.constantFrom(few, mixed, any).chain((line) =>
  fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 60, size: 'max' }),
    edits: editsOf(line),
    ends: fc.constantFrom<readonly [string, string]>(['\n', '\n'], ['\n', '\n'], ['\r\n', '\r\n'], ['\n', '\r\n']),
    unended: fc.tuple(fc.boolean(), fc.boolean()),
    context: fc.integer({ min: 1, max: 3 }),
    rule: fc.constantFrom<readonly { path?: string; absolute: number }[]>(
      ...[[], [], [{ path: '$[*]', absolute: 0.6 }], [{ absolute: 1 }]],
    ),
  }),
);

describe('large text', () => {
  it('gets the answer of the plain path, or none', async () => {
    let answered = 0;
    const classes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(pair, async ({ lines, edits, ends, unended, rule, context }) => {
        const file = (all: readonly string[], side: 0 | 1): string =>
          all.join(ends[side]) + (unended[side] && all.at(-1) !== '' ? '' : ends[side]);
        const job = comparisonJob('app.log', file(lines, 0), file(edited(lines, edits), 1), { tolerances: rule });
        const found = await agree(job, { ...TINY, context });
        if (found === undefined) return;
        answered += 1;
        classes.add(found.class);
      }),
      { numRuns: 5_000 },
    );
    expect(classes).toEqual(new Set(['SEMANTIC_REWRITE', 'TOLERANCE_DRIFT']));
    expect(answered).toBeGreaterThan(2_000);
  });

  it('of as many lines, all of which differ, gets the answer of the plain path, or none', async () => {
    const measured = fc.record({
      word: fc.constantFrom('a', 'é', ''),
      value: fc.integer({ min: 1, max: 99 }),
      more: any,
    });
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(measured, { minLength: 1, maxLength: 40, size: 'max' }),
        fc.array(fc.constantFrom(' s', ' s ', '.0 s', '.00001 s', '.00001 s', '.00001 s'), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.option(fc.nat(39)),
        fc.constantFrom<readonly [string, string]>(['\n', '\n'], ['\n', '\r\n']),
        fc.tuple(fc.constantFrom('', '\n', ' \n\n'), fc.constantFrom('', '\n', ' \n\n')),
        async (list, units, rewritten, ends, tails) => {
          const write = (side: 0 | 1): string =>
            list
              .map(({ word, value, more }, index) => {
                const shown = side === 1 && index === rewritten ? 'else' : more;
                return `${word} ${value}${side === 0 ? ' s' : units[index % units.length]} ${shown}${ends[side]}`;
              })
              .join('') + tails[side];
          const job = comparisonJob('app.log', write(0), write(1), {
            tolerances: [{ path: '$[*]', absolute: 0.001, integers: true }],
          });
          if ((await agree(job, { ...TINY, kept: 3 })) !== undefined) answered += 1;
        },
      ),
      { numRuns: 1_500 },
    );
    expect(answered).toBeGreaterThan(250);
  });
});
