import '../../support/seed.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonJob } from '../../support/jobs.js';
import { agree } from './agree.js';

const line = fc.oneof(
  { weight: 6, arbitrary: fc.nat(60).map((n) => `line ${n}`) },
  {
    weight: 3,
    arbitrary: fc.constantFrom('', ' ', 'a', 'b', 'a ', 'a\t', 'é\u00a0', 'took 1.5 s', 'took 1.50 s', 'took 2 s', 'x'.repeat(40), '\u2028'),
  },
);
const edit = fc.record({
  at: fc.nat(40),
  remove: fc.nat(2),
  insert: fc.array(line, { maxLength: 3 }),
});
const pair = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 40 }),
  numbered: fc.boolean(),
  edits: fc.array(edit, { maxLength: 3 }),
  ends: fc.constantFrom<readonly [string, string]>(['\n', '\n'], ['\n', '\n'], ['\r\n', '\r\n'], ['\n', '\r\n']),
  open: fc.tuple(fc.boolean(), fc.boolean()),
  rule: fc.constantFrom<readonly { path?: string; absolute: number }[]>([], [], [{ path: '$[*]', absolute: 0.6 }], [{ absolute: 1 }]),
});

function apply(lines: readonly string[], edits: readonly { at: number; remove: number; insert: readonly string[] }[]): string[] {
  const result = [...lines];
  for (const { at, remove, insert } of edits) result.splice(at % (result.length + 1), remove, ...insert);
  return result;
}

describe('large text', () => {
  it('gets the answer of the plain path, or none', async () => {
    let answered = 0;
    const classes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(pair, async ({ lines, numbered, edits, ends, open, rule }) => {
        const base = numbered ? lines.map((one, index) => `${index}: ${one}`) : lines;
        const head = apply(base, edits);
        const file = (all: readonly string[], end: string, unended: boolean): string =>
          all.join(end) + (unended ? '' : end);
        const job = comparisonJob('app.log', file(base, ends[0], open[0]), file(head, ends[1], open[1]), {
          tolerances: rule,
        });
        const found = await agree(job);
        if (found !== undefined) {
          answered += 1;
          classes.add(found.class);
        }
      }),
      { numRuns: 6_000 },
    );
    expect(answered).toBeGreaterThan(1_500);
    expect(classes).toEqual(new Set(['SEMANTIC_REWRITE', 'TOLERANCE_DRIFT']));
    console.log(answered);
  });
});
