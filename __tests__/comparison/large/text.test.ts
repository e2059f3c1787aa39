import '../../support/seed.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePlainly } from '../../../src/comparison/compare.js';
import type { FixtureRule } from '../../../src/policy/policy.js';
import { comparisonJob } from '../../support/jobs.js';
import { agree, RUNS, TINY } from './agree.js';
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
      { numRuns: RUNS },
    );
    expect(classes).toEqual(new Set(['SEMANTIC_REWRITE', 'TOLERANCE_DRIFT']));
    expect(answered / RUNS).toBeGreaterThan(0.4);
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
      { numRuns: 400 },
    );
    expect(answered).toBeGreaterThan(60);
  });

  it('of hundreds of lines, whose numbers move by more and by less, gets the answer of the plain path, or none', async () => {
    const token = fc.constantFrom('1.25', '-0.5', '12.125', '(0.75)', 'x=2.25,', '"4.5"', '3.5%', '-7.5;', '5000.5');
    // Where none is kept any more that moved less; a second rewritten line ends the fast path, so these come last.
    const odd = fc.constantFrom(
      ...[
        '3.5s',
        '+1.5',
        '1.5.2',
        '1.5e3',
        '7',
        '5.',
        'é 1.5',
        '\u00a02.5',
        '1.5\u00a0',
        '1.5\u001c',
        '0.0',
        '1.5-2',
        'v1.5',
        '900.5',
      ],
    );
    const digits = fc.constantFrom('', '1', '01', '001', '00002', '0', '9', '.1', ' ', 'e1');
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(token, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
        fc.array(fc.constantFrom('1', '2', '01', '001', '0001'), { minLength: 1, maxLength: 7 }),
        fc.array(fc.tuple(odd, digits), { maxLength: 3 }),
        fc.constantFrom<FixtureRule['tolerances'][number]>(
          { path: '$[*]', absolute: 0.05 },
          { path: '$[*]', relative: 0.01 },
          { path: '$[*]', relative: 0.001, absolute: 0.01, integers: true },
          { path: '$[*]', absolute: 0.3 },
          { path: '$[*].none', absolute: 1 },
        ),
        fc.boolean(),
        async (patterns, more, late, rule, narrow) => {
          let at = 0;
          const move = (text: string, digits: string): string => text.replace(/\d\.\d*/, (found) => found + digits);
          const write = (side: 0 | 1): string =>
            Array.from({ length: 420 }, (_, index) => {
              const first = `${(index * 7) % 13}.${index % 9}`;
              const tokens = [first, ...patterns[index % patterns.length]!].map((text) =>
                side === 1 ? move(text, more[at++ % more.length]!) : text,
              );
              const [text, digits] = (index > 400 ? late[index - 401] : undefined) ?? ['end', ''];
              const end = index % 5 === 0 ? ' ' : '';
              return `line ${index} ${tokens.join(' ')} ${side === 1 ? move(text, digits) : text}${end}\n`;
            }).join('');
          const job = comparisonJob('app.log', write(0), write(1), { tolerances: [rule] });
          const found = await agree(job, { ...TINY, window: narrow ? 16 : 4_096, kept: 3 });
          if (found !== undefined) answered += 1;
        },
      ),
      { numRuns: 50 },
    );
    expect(answered).toBeGreaterThan(10);
  });

  it.each([
    ['one more empty at the end', ' '],
    ['as many of them', ''],
  ])('with lines that are shifted and blank in their own way: %s', async (_, end) => {
    const run = ['a', 'b', 'c', '', '\u00a0', 'd', 'e', 'f'];
    const file = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
    const base = file(['first', '', ...run, 'last']);
    const head = `${file(['first', ...run, 'new', 'last'])}${end}`;
    const job = comparisonJob('app.log', base, head);
    expect((await comparePlainly(job)).changes.map(({ note }) => note)).toContain('trailing white space');
    expect(await agree(job, { ...TINY, context: 1 })).toBeUndefined();
  });
});
