import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judgeWithAnchor } from '../../src/comparison/anchor.js';
import { compareFixture } from '../../src/comparison/compare.js';
import type { Comparison } from '../../src/comparison/comparison.js';
import type { FixtureRule, ToleranceRule } from '../../src/policy/policy.js';
import { comparisonJob, side } from '../support/jobs.js';

interface CasePolicy extends Partial<Omit<FixtureRule, 'volatile'>> {
  readonly volatile?: Partial<FixtureRule['volatile']>;
  readonly 'ignore-members'?: readonly string[];
}

interface LabelledPair {
  readonly id: string;
  readonly format: string;
  readonly path: string;
  readonly base?: string | null;
  readonly base_b64?: string;
  readonly head?: string | null;
  readonly head_b64?: string;
  readonly baseMode?: string;
  readonly headMode?: string;
  readonly history?: readonly string[];
  readonly policy: { readonly fixtures?: readonly CasePolicy[]; readonly tolerances?: readonly ToleranceRule[] } | null;
  readonly class: string;
  readonly also: readonly string[];
  readonly why: string;
}

/** Formats whose readers are there. Cases with a side missing are about revisions, not about two contents. */
const FORMATS = new Set([
  ...['json', 'jsonl', 'yaml', 'csv', 'text', 'snap', 'binary', 'lfs', 'symlink', 'submodule'],
  ...['ambr', 'cassette', 'env', 'har', 'html', 'insta', 'ipynb', 'toml', 'xml'],
  ...['npy', 'npz', 'safetensors', 'png', 'zip', 'tar', 'gz', 'hdf5'],
]);

function readPairs(folder: string): readonly LabelledPair[] {
  return readFileSync(new URL(`../cases/${folder}/pairs.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LabelledPair);
}

const pairs = readPairs('labelled').filter(
  ({ format, class: expected }) => FORMATS.has(format) && expected !== 'ADDED' && expected !== 'REMOVED',
);
/** Written sentence by sentence along docs/classes.md: what each of them means in other formats, places and company. */
const own = readPairs('own');

function content(text: string | null | undefined, base64: string | undefined): Uint8Array {
  return base64 === undefined ? new TextEncoder().encode(text ?? '') : new Uint8Array(Buffer.from(base64, 'base64'));
}

function ruleOf({ policy }: LabelledPair): Partial<FixtureRule> {
  const { volatile, 'ignore-members': ignoreMembers = [], ...rule } = policy?.fixtures?.[0] ?? {};
  return { ...rule, ignoreMembers, volatile: { ids: [], timestamps: [], regex: [], ...volatile } };
}

async function compare(pair: LabelledPair, swapped: boolean): Promise<Comparison> {
  const base = side(content(pair.base, pair.base_b64), pair.baseMode);
  const head = side(content(pair.head, pair.head_b64), pair.headMode);
  const job = comparisonJob(pair.path, swapped ? head : base, swapped ? base : head, ruleOf(pair));
  const step = await compareFixture(job);
  if (pair.history === undefined || swapped) return step;
  const older = pair.history
    .toReversed()
    .map((text, index) => ({ bytes: content(text, undefined), commit: `c0ffee${index}` }));
  return judgeWithAnchor(job, step, [{ bytes: job.base.bytes, commit: 'ba5e000' }, ...older]);
}

describe('labelled pairs', () => {
  test('are all there', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(120);
    expect(new Set(own.map(({ id }) => id)).size).toBeGreaterThanOrEqual(1_000);
  });

  test.each([...pairs, ...own])('$id: $why', async (pair) => {
    const comparison = await compare(pair, false);
    expect({ class: comparison.class, also: comparison.also }, comparison.summary).toEqual({
      class: pair.class,
      also: pair.also,
    });
    expect(comparison.summary, 'never an empty reason').not.toBe('');
  });

  test.each([...pairs, ...own].filter(({ history }) => history === undefined))(
    '$id swapped has the same class',
    async (pair) => {
      expect((await compare(pair, true)).class).toBe(pair.class);
    },
  );
});
