import type { Comparison, Side } from './comparison/comparison.js';
import type { BlobFacts, Finding } from './comparison/finding.js';
import type { Stored } from './documents/stored.js';
import { jobFor, modified, notKept, oneSided, strongest } from './finding-of.js';
import { createJudge, type Judge, performer } from './judge.js';
import type { FixtureRule, Policy } from './policy/policy.js';
import type { ReadObject } from './revisions/objects.js';
import type { RenamePair } from './revisions/renames.js';
import type { Repository } from './revisions/repository.js';
import type { ObjectId, PathChange, TreeEntry } from './revisions/revisions.js';
import type { Spool } from './revisions/spool.js';
import {
  type FixtureChange,
  filesOf,
  held,
  readSides,
  removeFiles,
  type SideObject,
  SUBMODULE_MODE,
  sizeOf,
  spoolFor,
  storedSide,
} from './sides.js';
import { againstAnchors } from './slow-drift.js';
import { optimiseLater } from './tiering.js';

export interface FindingsInput {
  readonly repository: Repository;
  /** Its first-parent history is where slow drift is measured from. */
  readonly base: ObjectId;
  readonly fixtures: readonly FixtureChange[];
  readonly policy: Policy;
  readonly renames: readonly RenamePair[];
  /** Brings objects that a partial clone lacks. */
  readonly ensureObjects?: (ids: readonly ObjectId[]) => Promise<void>;
  /** Brings the history that a shallow store lacks. */
  readonly ensureHistory?: () => Promise<Repository>;
  readonly progress: (done: number, total: number) => void;
  /** Whoever goes on to ask about the same files brings it and closes it; without one, one is made for this alone. */
  readonly judge?: Judge;
}

export interface Findings {
  readonly findings: readonly Finding[];
  /** Policy rules that matched nothing in any fixture they apply to, by the rule's place in the policy. */
  readonly unusedRules: ReadonlyMap<FixtureRule, readonly string[]>;
  /** How git shows the blobs that were read. */
  readonly stored: ReadonlyMap<string, Stored>;
}

/** Bytes handed to workers and not answered yet. */
const MAX_BYTES_UNDER_WAY = 268_435_456;
/** A worker has to start, to load and to warm up before it helps: measured with fixtures of 35 kB on average. */
const MIN_SHARED_FIXTURES = 300;

/** Before `classify`, so that what compares is there when git has the first blobs. */
export async function loadAhead(): Promise<void> {
  await performer();
}

/**
 * Gives every changed fixture its class. Reads all blobs in one stream and judges while git inflates the next ones. Equal
 * blobs at another path are judged again: how a file is read, and so its class, depends on more of its path than an
 * answer could be kept by (folders of recordings and snapshots among it).
 */
export async function classify(input: FindingsInput): Promise<Findings> {
  const judge = input.judge ?? createJudge();
  if (input.fixtures.length > 0) await optimiseLater();
  if (input.fixtures.length >= MIN_SHARED_FIXTURES) judge.share();
  const spool = spoolFor(input.fixtures);
  try {
    return await classifyWith(judge, spool, input);
  } finally {
    await (input.judge === undefined ? judge.close() : judge.rest());
    await spool.remove();
  }
}

async function classifyWith(judge: Judge, spool: Spool, input: FindingsInput): Promise<Findings> {
  const { fixtures, renames, progress } = input;
  const links = linksOf(renames);
  const usage = new RuleUsage();
  const stored = new Map<string, Stored>();
  const open: Promise<Finding>[] = [];
  let done = 0;
  let underWay = 0;
  for await (const { fixture, base, head } of readSides(input.repository.objects, fixtures, spool)) {
    for (const side of [base, head]) storedSide(stored, side);
    const bytes = sizeOf(base) + sizeOf(head);
    const judged = judgeOne(fixture, base, head, judge, input.policy, usage).finally(() => removeFiles(base, head));
    underWay += bytes;
    const found = judged.then((finding) => {
      underWay -= bytes;
      progress(++done, fixtures.length);
      return { ...finding, ...links.get(fixture.change.path) };
    });
    // Told below, unless something else fails first: then a fault that nobody waits for would end the process.
    found.catch(() => undefined);
    open.push(found);
    if (underWay > MAX_BYTES_UNDER_WAY) await judged;
    // Lets workers hand in their answers, and what was judged here be told, before more is read.
    else if (open.length % 4 === 0) await new Promise(setImmediate);
  }
  const findings = await Promise.all(open);
  return { findings: await againstAnchors(findings, input), unusedRules: usage.unused(), stored };
}

async function judgeOne(
  { change, rules }: FixtureChange,
  base: SideObject | null,
  head: SideObject | null,
  judge: Judge,
  policy: Policy,
  usage: RuleUsage,
): Promise<Finding> {
  const facts = { base: factsOf(change.base, base), head: factsOf(change.head, head) };
  const files = filesOf(change, base, head);
  if (files !== undefined) {
    const { path } = change;
    const compare = (rule: FixtureRule) =>
      judge.compareFiles({ path, rule, tolerance: policy.tolerance, limits: policy.limits, ...files });
    return modified(path, facts, await byEach(rules, compare, usage));
  }
  const [baseSide, headSide] = isSameObject(change)
    ? [emptySide(change.base!), emptySide(change.head!)]
    : [sideOf(change.base, await held(base)), sideOf(change.head, await held(head))];
  if (change.base === null || change.head === null) {
    const side = baseSide ?? headSide;
    const seen =
      side === null || side === undefined
        ? undefined
        : await judge.read(jobFor(change.path, side, side, rules[0]!, policy));
    return oneSided({ path: change.path, added: change.base === null }, facts, seen);
  }
  if (baseSide === undefined || headSide === undefined) return notKept(change.path, facts);
  const compare = (rule: FixtureRule) => judge.compare(jobFor(change.path, baseSide!, headSide!, rule, policy));
  return modified(change.path, facts, await byEach(rules, compare, usage));
}

async function byEach(
  rules: readonly FixtureRule[],
  compare: (rule: FixtureRule) => Promise<Comparison>,
  usage: RuleUsage,
): Promise<Comparison> {
  const comparisons = await Promise.all(
    rules.map(async (rule) => {
      const comparison = await compare(rule);
      usage.note(rule, comparison.unusedRules);
      return comparison;
    }),
  );
  return strongest(comparisons);
}

/** Of equal bytes only the modes are left to compare, whatever they are. */
function isSameObject({ base, head }: PathChange): boolean {
  return base !== null && head !== null && base.oid === head.oid;
}

function emptySide({ mode }: TreeEntry): Side {
  return { bytes: Buffer.alloc(0), mode };
}

/** Undefined where the content was too large to keep, null where there is no such side. */
function sideOf(entry: TreeEntry | null, object: ReadObject | null): Side | null | undefined {
  if (entry === null) return null;
  if (entry.mode === SUBMODULE_MODE) return { bytes: Buffer.from(entry.oid), mode: entry.mode };
  return object?.kind === 'content' ? { bytes: object.content, mode: entry.mode } : undefined;
}

function factsOf(entry: TreeEntry | null, object: SideObject | null): BlobFacts | null {
  if (entry === null) return null;
  const present = object !== null && object.kind !== 'missing' ? object : undefined;
  return { oid: entry.oid, sha256: present?.sha256 ?? '', size: present?.size ?? 0, mode: entry.mode };
}

function linksOf(renames: readonly RenamePair[]): ReadonlyMap<string, Pick<Finding, 'movedFrom' | 'movedTo'>> {
  const links = new Map<string, Pick<Finding, 'movedFrom' | 'movedTo'>>();
  for (const { from, to } of renames) {
    links.set(from, { ...links.get(from), movedTo: to });
    links.set(to, { ...links.get(to), movedFrom: from });
  }
  return links;
}

/** A rule is of use if one of its fixtures met it; what none of them met is reported. */
class RuleUsage {
  readonly #unused = new Map<FixtureRule, Set<string>>();

  note(rule: FixtureRule, unused: readonly string[]): void {
    const before = this.#unused.get(rule);
    const now = new Set(unused);
    this.#unused.set(rule, before === undefined ? now : new Set([...before].filter((one) => now.has(one))));
  }

  unused(): ReadonlyMap<FixtureRule, readonly string[]> {
    return new Map([...this.#unused].map(([rule, names]) => [rule, [...names]]));
  }
}
