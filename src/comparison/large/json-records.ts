import { memberIn } from '../../documents/large/json-members.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import { pairDocuments } from '../../documents/pairing.js';
import { identity } from '../arrays.js';
import type { Collector } from '../collector.js';
import { compareReading } from '../compare.js';
import type { Comparison } from '../comparison.js';
import { newSession } from '../documents.js';
import { byPreference } from '../keys.js';
import { hashNode } from '../nodes.js';
import type { Rules } from '../rules.js';
import type { LargeJob } from './compare-large.js';
import { digitsAt, type IdentityWalk, joinsWith } from './gaps.js';
import { documentOf, elementOf, frontsOf } from './json-document.js';
import { eachElement } from './json-gaps.js';
import { type ElementSegments, segmentsOfElements } from './json-segments.js';
import { type LargeLimits, omittedOf } from './kept.js';
import { requireSettled } from './settled.js';

/** Fewer records at hand say too little about all of them. */
const FEWEST_LENGTH = 3;
/** Names among which the key is guessed. */
const MAX_NAMES = 16;
/** Bytes of the first element that are looked at for them. */
const KEY_BYTES = 4_096;

/**
 * JSON by the elements of its large array: those that differ, their neighbours and examples of every shape are compared, all
 * others are equal. What surrounds the array is read in full.
 */
export function compareLargeJson(
  base: ByteSource,
  head: ByteSource,
  rules: Rules,
  collector: Collector,
  limits: LargeLimits,
  job: LargeJob,
): Comparison {
  const fronts = frontsOf(base, head, limits, job);
  const { path } = fronts.base;
  const wanted = likelyKey(base, fronts.base.first);
  const segments = segmentsOfElements(base, head, fronts, limits, wanted);
  const documents = {
    base: documentOf(job, segments.base, fronts.base),
    head: documentOf(job, segments.head, fronts.head),
  };
  if (Math.min(documents.base.items.length, documents.head.items.length) < FEWEST_LENGTH)
    decline('few elements at hand');
  // One of several arrays in a set, as entries of a map are, may have their one length; at the root there is no other.
  if (
    path.length > 0 &&
    [documents.base, documents.head].some(({ items }) => items.every(({ kind }) => kind === 'number'))
  )
    decline('numbers, whose array may be one of several');
  const { gaps, aligned } = segments;
  const numbers = { base: segments.base.kept.numbers, head: segments.head.kept.numbers };
  const lengths = { base: segments.base.index, head: segments.head.index };
  const walk: (visit: Parameters<typeof eachElement>[3], wanted?: typeof gaps) => void = (visit, wanted = gaps) =>
    eachElement(segments, wanted, limits.window, visit);
  const omitted = omittedOf({
    place: path,
    gaps,
    aligned,
    numbers,
    lengths,
    wanted: () => new Set([...documents.base.items, ...documents.head.items].map((node) => hashNode(node, new Map()))),
    hashesOf: (gap, wanted) => {
      const found = new Set<number>();
      walk(
        (block, start, end) => {
          const hash = hashNode(elementOf(job, block.toString('utf8', start, end), 0, path.length), new Map());
          if (wanted.has(hash)) found.add(hash);
          return true;
        },
        [gap],
      );
      return found;
    },
    joins: (question) => {
      const name = Buffer.from(question.name);
      return joinsWith(question, {
        numbers,
        lengths,
        headers: { base: 0, head: 0 },
        walk: (see) => {
          if (question.name === wanted && eachIdentity(segments, see)) return;
          walk((block, start, end, gap, index) => {
            const place = memberIn(block, start, end, name);
            if (place === undefined) return see(undefined, gap, index);
            const value = digitsAt(block, ...place);
            if (value >= 0) return see(value, gap, index);
            return see(identity(elementOf(job, block.toString('utf8', ...place), 0, path.length)), gap, index);
          });
        },
      });
    },
  });
  const sides = pairDocuments(documents.base.document, documents.head.document);
  const result = compareReading(newSession(rules, undefined, { omitted }), { kind: 'documents', ...sides }, collector);
  return requireSettled(result);
}

/** The member that is asked about first when a key is looked for: that of its names in the first element which is preferred most. */
export function likelyKey(base: ByteSource, first: number): string | undefined {
  const text = base.read(first, Math.min(base.size - first, KEY_BYTES)).toString('latin1');
  const names = [...text.matchAll(/"([\w-]+)"\s{0,9}:/g)].slice(0, MAX_NAMES).map(([, name]) => name!);
  return byPreference(names)[0];
}

/** What was held of the omitted elements' identities; false where it was none of all. */
function eachIdentity({ gaps, identities }: ElementSegments, see: Parameters<IdentityWalk>[0]): boolean {
  if (identities === undefined) return false;
  for (const { baseLine, lines } of gaps)
    for (let index = baseLine; index < baseLine + lines; index += 1) if (identities[index]! < 0) return false;
  for (const gap of gaps)
    for (let index = 0; index < gap.lines; index += 1)
      if (!see(identities[gap.baseLine + index]!, gap, index)) return true;
  return true;
}
