import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareFixture } from '../../../src/comparison/compare.js';
import { formats } from '../../../src/documents/formats/index.js';
import { comparisonJob } from '../../support/jobs.js';

interface LabelledPair {
  readonly id: string;
  readonly format: string;
  readonly path: string;
  readonly base_b64: string;
  readonly head_b64: string;
  readonly class: string;
  readonly also: readonly string[];
  readonly why: string;
}

const FORMATS = new Set(['parquet', 'arrow', 'sqlite', 'pdf']);

const pairs = readFileSync(new URL('../../cases/labelled/pairs.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as LabelledPair)
  .filter(({ format }) => FORMATS.has(format) && formats.some(({ id }) => id === format));

describe('labelled pairs of binary tables and documents', () => {
  it('are all there', () => expect(pairs.length).toBe(6));

  it.each(pairs)('$id: $why', async (pair) => {
    const [base, head] = [Buffer.from(pair.base_b64, 'base64'), Buffer.from(pair.head_b64, 'base64')];
    const there = await compareFixture(comparisonJob(pair.path, new Uint8Array(base), new Uint8Array(head)));
    expect({ class: there.class, also: there.also, format: there.format, failures: there.failures }).toEqual({
      class: pair.class,
      also: pair.also,
      format: pair.format,
      failures: [],
    });
    const back = await compareFixture(comparisonJob(pair.path, new Uint8Array(head), new Uint8Array(base)));
    expect(back.class).toBe(pair.class);
  });
});
