import { createHash } from 'node:crypto';
import type { BlobFacts, Finding } from '../comparison/finding.js';
import { encodePath } from '../revisions/paths.js';

/** Another way of writing the set down needs another number here: it voids every review that names a digest. */
const FORM = 'fixture-gate findings 1';

/** As little of a finding as its identity needs. */
export type Identified = Pick<Finding, 'path' | 'class' | 'also' | 'base' | 'head'>;

/**
 * One number for the whole set of findings, in any order: every path with the blobs and modes on both sides, its class
 * and what it also contains. A review that names it answers for exactly this set (T24). SHA-256, lower-case hex.
 */
export function findingsDigest(findings: readonly Identified[]): string {
  const rows = findings.map(row).sort(Buffer.compare);
  const hash = createHash('sha256').update(`${FORM}\0${rows.length}\0`);
  for (const one of rows) hash.update(one);
  return hash.digest('hex');
}

/** Paths, ids and classes hold no NUL, so that no two sets are written alike. */
function row({ path, class: own, also, base, head }: Identified): Buffer {
  const facts = [blob(base), blob(head), own, [...also].sort().join(',')].join('\0');
  return Buffer.concat([encodePath(path), Buffer.from(`\0${facts}\0`)]);
}

function blob(facts: BlobFacts | null): string {
  return facts === null ? 'absent' : `${facts.mode} ${facts.oid}`;
}
