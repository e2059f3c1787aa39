import { isUtf8 } from 'node:buffer';
import type { ArrayNode, FixtureDocument, TreeNode } from '../../documents/document.js';
import { readEverydayYaml } from '../../documents/formats/yaml.js';
import { requirePlainStart } from '../../documents/large/runs.js';
import { type ByteSource, decline } from '../../documents/large/source.js';
import { findYamlList, sameYamlList, type YamlList } from '../../documents/large/yaml-front.js';
import { yamlScanner } from '../../documents/large/yaml-scan.js';
import { pairDocuments } from '../../documents/pairing.js';
import { readOptionsOf } from '../../documents/read-options.js';
import type { Collector } from '../collector.js';
import { compareReading } from '../compare.js';
import type { Comparison } from '../comparison.js';
import { newSession } from '../documents.js';
import { hashNode } from '../nodes.js';
import type { Step } from '../paths.js';
import type { Rules } from '../rules.js';
import type { LargeJob } from './compare-large.js';
import { type IdentityWalk, joinsWith } from './gaps.js';
import { type LargeLimits, omittedOf } from './kept.js';
import { joined, lineMap, relined, requireWithinLimits, withEnds } from './kept-text.js';
import { type KeptSide, type KeptUnits, keptUnits } from './kept-units.js';
import { requireSettled } from './settled.js';
import { eachIdentity, eachRecord } from './yaml-gaps.js';

/** Where the list is looked for. Bytes. */
const FRONT_BYTES = 65_536;
/** What stands behind the list is kept. Bytes. */
const MAX_TAIL_BYTES = 1_048_576;

export interface YamlFile {
  readonly source: ByteSource;
  readonly front: Buffer;
  readonly list: YamlList;
}

/** YAML by the records of its longest list: those that differ, their neighbours and examples are compared, all others are equal. */
export function compareLargeYaml(
  base: ByteSource,
  head: ByteSource,
  rules: Rules,
  collector: Collector,
  limits: LargeLimits,
  job: LargeJob,
): Comparison {
  // A policy that names a version says what an odd scalar means; here none is taken of which that has to be said.
  if (job.rule.yaml !== 'auto') decline('a version');
  const { left, right } = yamlFiles(base, head);
  const { indent } = left.list;
  const scanner = yamlScanner(indent);
  const kept = keptUnits(
    { source: base, start: left.list.start, scanner },
    { source: head, start: right.list.start, scanner },
    limits,
  );
  const one = readYamlKept(job, left, kept.base, tailOf(base, kept.ends.base));
  const other = readYamlKept(job, right, kept.head, tailOf(head, kept.ends.head));
  const numbers = { base: kept.base.numbers, head: kept.head.numbers };
  const lengths = { base: kept.base.length, head: kept.head.length };
  const omitted = omittedOf({
    place: one.place,
    gaps: kept.gaps,
    aligned: kept.aligned,
    numbers,
    lengths,
    wanted: () => new Set([...one.items, ...other.items].map((node) => hashNode(node, new Map()))),
    hashesOf: (gap, wanted) => {
      const found = new Set<number>();
      eachRecord(base, gap, indent, limits.window, (node) => {
        const hash = hashNode(node, new Map());
        if (wanted.has(hash)) found.add(hash);
      });
      return found;
    },
    joins: (question) =>
      joinsWith(question, {
        ...{ numbers, lengths, headers: { base: 0, head: 0 } },
        walk: (see) => {
          if (question.name === kept.identityName && areKnown(kept)) eachKnownIdentity(kept, see);
          else eachIdentity(base, kept.gaps, { indent, name: question.name, window: limits.window }, see);
        },
      }),
  });
  const sides = pairDocuments(one.document, other.document);
  const result = compareReading(newSession(rules, undefined, { omitted }), { kind: 'documents', ...sides }, collector);
  return requireSettled(result);
}

export function yamlFiles(base: ByteSource, head: ByteSource): { readonly left: YamlFile; readonly right: YamlFile } {
  requirePlainStart(base);
  requirePlainStart(head);
  const front = Buffer.from(base.read(0, Math.min(FRONT_BYTES, base.size)));
  const other = Buffer.from(head.read(0, Math.min(FRONT_BYTES, head.size)));
  const list = findYamlList(front, front.length === base.size);
  const same = sameYamlList(other, list);
  return {
    left: { source: base, front: front.subarray(0, list.start), list },
    right: { source: head, front: other.subarray(0, same.start), list: same },
  };
}

export function tailOf(source: ByteSource, start: number): Buffer {
  if (source.size - start > MAX_TAIL_BYTES) decline('much behind the list');
  return Buffer.from(source.read(start, source.size - start));
}

function areKnown({ gaps, identities }: KeptUnits): boolean {
  return gaps.every(({ baseLine, lines }) => !identities.subarray(baseLine, baseLine + lines).includes(-1));
}

/** Says the identities that the scan has seen. */
function eachKnownIdentity({ gaps, identities }: KeptUnits, see: Parameters<IdentityWalk>[0]): void {
  for (const gap of gaps)
    for (let index = 0; index < gap.lines; index += 1) if (!see(identities[gap.baseLine + index]!, gap, index)) return;
}

interface ReadSide {
  readonly document: FixtureDocument;
  readonly place: readonly Step[];
  readonly items: readonly TreeNode[];
}

export function readYamlKept(job: LargeJob, { source, front, list }: YamlFile, side: KeptSide, tail: Buffer): ReadSide {
  requireWithinLimits(job, source.size, side.nodes, front.length + tail.length);
  const text = joined(front, side.pieces, tail, () => '');
  if (!isUtf8(front) || !isUtf8(tail)) decline('not UTF-8');
  const read = readEverydayYaml({
    ...{ bytes: text.bytes, path: job.path, options: readOptionsOf(job.rule, job.limits) },
    openMember: () => decline('a member'),
  });
  const content = read?.readings[0].content;
  // A second reading is one of a scalar that the two schemas read differently.
  if (read === undefined || content?.kind !== 'tree' || read.readings.length > 1) return decline('no everyday YAML');
  const found = listAt(content.root, list);
  if (found.list.items.length !== side.numbers.length) decline('another list');
  const root = relined(content.root, lineMap(text.holes), new Map());
  const document: FixtureDocument = { ...read, readings: [{ label: '', content: { ...content, root } }] };
  return {
    document: withEnds(document, front, side, tail),
    place: found.place,
    items: listAt(root, list).list.items,
  };
}

/** The root is a stream of one document. */
function listAt(root: TreeNode, { name }: YamlList): { readonly list: ArrayNode; readonly place: readonly Step[] } {
  let node = root.kind === 'array' && root.items.length === 1 ? root.items[0] : undefined;
  if (name !== undefined && node?.kind === 'object') {
    const members = node.members.filter((member) => member.name === name);
    node = members.length === 1 ? members[0]!.value : undefined;
  } else if (name !== undefined) node = undefined;
  return node?.kind === 'array' ? { list: node, place: name === undefined ? [] : [name] } : decline('another list');
}
