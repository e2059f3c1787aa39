import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareClasses } from '../../src/comparison/collector.js';
import { compareFixture } from '../../src/comparison/compare.js';
import type { Comparison, ModificationClass } from '../../src/comparison/comparison.js';
import { compareDocuments, newSession } from '../../src/comparison/documents.js';
import type { Aligner } from '../../src/comparison/lists.js';
import { prepareRules } from '../../src/comparison/rules.js';
import { formats } from '../../src/documents/formats/index.js';
import { readPair } from '../../src/documents/read.js';
import { DEFAULT_LIMITS, type Limits } from '../../src/policy/policy.js';
import { comparisonJob, side } from '../support/jobs.js';
import { MODES, pairsOf, pathOf } from './look-alikes/all.js';
import type { LookAlike } from './look-alikes/pairs.js';
import { REWRITTEN } from './look-alikes/rewritten.js';
import { zipFile } from './support/binary-files.js';
import { OPTIONS } from './support.js';

/** Issue 3, "Proof": the laws of a comparison, held against every registered format. */
const DRIFT = 'TOLERANCE_DRIFT';

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content);

interface Options {
  readonly aligner?: Aligner;
  readonly limits?: Partial<Limits>;
}

async function compare(
  id: string,
  base: string | Uint8Array,
  head: string | Uint8Array,
  path: string,
  options: Options = {},
): Promise<Comparison> {
  const mode = MODES[id];
  const job = comparisonJob(path, mode ? side(base, mode) : base, mode ? side(head, mode) : head);
  return compareFixture({ ...job, limits: { ...DEFAULT_LIMITS, ...options.limits } }, options.aligner);
}

/** The reversed pairing, which is honest nowhere. */
const backwards: Aligner = ({ baseLength, headLength }) => ({
  headOf: Int32Array.from({ length: baseLength }, (_, index) => headLength - 1 - index),
});
/** Nothing pairs with anything. */
const nothing: Aligner = ({ baseLength }) => ({ headOf: new Int32Array(baseLength).fill(-1) });

const worse = (one: ModificationClass, other: ModificationClass): ModificationClass =>
  compareClasses(one, other) >= 0 ? one : other;

/** Formats that a tail can be cut off without loss: what such a tail may be. */
const LOOSE_ENDS: Readonly<Record<string, RegExp>> = {
  // The standard lets these tags be left out, so a page without them says the same.
  html: /^(?:\s|<\/(?:p|body|html)>)*$/,
};
const BLANK = /^[\s\0]*$/;

describe.each(formats.map(({ id }) => id))('%s', (id) => {
  it('has no difference from itself, read twice', async () => {
    for (const [why, base, head, path = pathOf(id)] of await pairsOf(id)) {
      for (const content of [base, head]) {
        const one = bytesOf(content);
        const reading = await readPair(path, one, one.slice(), { ...OPTIONS, format: MODES[id] ? id : 'auto' });
        const rules = await prepareRules(comparisonJob(path, one, one));
        const { collector, hollow } = compareDocuments(newSession(rules), reading.base, reading.head);
        const { incomplete } = reading.base;
        // What a limit kept from being read is not said to be equal even to itself.
        if (incomplete === undefined)
          expect({ ...collector.counts, hollow }, why).toEqual({
            shape: 0,
            value: 0,
            drift: 0,
            representation: 0,
            hollow: undefined,
          });
      }
    }
  });

  it('gets no better class from a pairing that is wrong', async () => {
    for (const [why, base, head, path = pathOf(id)] of await pairsOf(id)) {
      const honest = await compare(id, base, head, path);
      for (const aligner of [backwards, nothing]) {
        const broken = await compare(id, base, head, path, { aligner });
        expect(compareClasses(broken.class, honest.class), why).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('gets no better class from one more change', async () => {
    const pairs = await pairsOf(id);
    const classes = new Map<LookAlike, ModificationClass>();
    for (const pair of pairs) classes.set(pair, (await compareZip(id, [pair])).class);
    for (const [index, pair] of pairs.entries()) {
      const next = pairs[(index + 1) % pairs.length]!;
      const both = await compareZip(id, [pair, next]);
      const least = worse(classes.get(pair)!, classes.get(next)!);
      expect(compareClasses(both.class, least), `${pair[0]}, ${next[0]}`).toBeGreaterThanOrEqual(0);
    }
  });

  it('is drift at most where it is only written in other words', async () => {
    expect(id in REWRITTEN, 'a row for every format').toBe(true);
    const row = REWRITTEN[id];
    if (row === undefined) return;
    const [why, base, head, path = pathOf(id)] = await row();
    for (const [from, to] of [
      [base, head],
      [head, base],
    ] as const) {
      const found = await compare(id, from, to, path);
      expect(
        { class: found.class, format: found.format, failures: found.failures },
        `${why}: ${found.summary}`,
      ).toEqual({ class: DRIFT, format: id, failures: [] });
    }
  });

  it('is never drift where a side was cut off', async () => {
    const [, base, , path = pathOf(id)] = (await pairsOf(id))[0]!;
    const whole = bytesOf(base);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: Math.max(0, whole.length - 1) }), async (length) => {
        const found = await compare(id, whole, whole.slice(0, length), path);
        if (found.class !== DRIFT) return;
        const tail = Buffer.from(whole.subarray(length)).toString('latin1');
        expect(tail, `cut off at ${length} of ${whole.length}: ${found.summary}`).toMatch(LOOSE_ENDS[id] ?? BLANK);
      }),
      { numRuns: 25 },
    );
  });

  it('is never drift where a limit was reached', async () => {
    const row = REWRITTEN[id];
    if (row === undefined) return;
    const [why, base, head, path = pathOf(id)] = await row();
    const entry = formats.find((one) => one.id === id)!;
    const small = await compare(id, base, head, path, { limits: { file: 1 } });
    if (entry.large !== true && id !== 'lfs') expect(small.class, `${why}: ${small.summary}`).not.toBe(DRIFT);
    for (const limits of [{ nodes: 1 }, { depth: 1 }]) {
      const found = await compare(id, base, head, path, { limits });
      const said = [...found.notes, ...found.failures.map(({ reason }) => reason)].join(' ');
      if (/nested|more than|not compared/.test(said)) expect(found.class, `${why}: ${found.summary}`).not.toBe(DRIFT);
    }
  });
});

/** Several pairs as the members of one archive, so that each is one more change of a whole. */
function compareZip(id: string, pairs: readonly LookAlike[]): Promise<Comparison> {
  const archive = (which: 1 | 2): Uint8Array =>
    zipFile(pairs.map((pair, index) => ({ name: `${index}/${pair[3] ?? pathOf(id)}`, content: bytesOf(pair[which]) })));
  return compare('zip', archive(1), archive(2), 'fx/all.zip');
}
