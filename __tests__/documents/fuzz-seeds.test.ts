import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compareFixture } from '../../src/comparison/compare.js';
import { formats } from '../../src/documents/formats/index.js';
import { comparisonJob } from '../support/jobs.js';
import { pairsOf, pathOf } from './look-alikes/all.js';

/** Processor time that one input of up to 1 MiB may take, both sides of it, in milliseconds (issue 3). */
const HANG_MILLISECONDS = 5_000;
const FOLDER = new URL('../fuzz-seeds/', import.meta.url);

/** `FORMAT.DIGEST`, and `.gz` behind it where the input is kept compressed (scripts/fuzz.mjs). */
const inputs = readdirSync(FOLDER).filter((name) => name !== 'README.md');

describe('what once failed while parsers were fuzzed', () => {
  it('is there, and every file is of a format', () => {
    expect(inputs.length).toBeGreaterThan(0);
    const ids = new Set(formats.map(({ id }) => id));
    expect(inputs.filter((name) => !ids.has(name.split('.')[0]!))).toEqual([]);
  });

  it.each(inputs)('%s ends soon, throws nothing and means the same both ways', async (name) => {
    const [id = '', , packed] = name.split('.');
    const stored = readFileSync(new URL(name, FOLDER));
    const input = Uint8Array.from(packed === 'gz' ? gunzipSync(stored) : stored);
    const [, base] = (await pairsOf(id))[0]!;
    const other = typeof base === 'string' ? new TextEncoder().encode(base) : base;
    const start = process.cpuUsage();
    const there = await compareFixture(comparisonJob(pathOf(id), other, input, { format: id }));
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1_000).toBeLessThan(HANG_MILLISECONDS);
    const back = await compareFixture(comparisonJob(pathOf(id), input, other, { format: id }));
    expect(back.class).toBe(there.class);
    expect(Reflect.ownKeys(Object.prototype)).not.toContain('polluted');
  });
});
