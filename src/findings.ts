import { judgeWithAnchor } from './comparison/anchor.js';
import type { Comparison, ComparisonJob, Side } from './comparison/comparison.js';
import type { BlobFacts, Finding } from './comparison/finding.js';
import { type Stored, storedAs } from './documents/stored.js';
import { FixtureGateError } from './errors.js';
import { createJudge, type Judge, type OneSided } from './judge.js';
import type { FixtureRule, Policy } from './policy/policy.js';
import { listHistory, MAX_REVISIONS, type PathHistory } from './revisions/history.js';
import type { ReadObject } from './revisions/objects.js';
import type { RenamePair } from './revisions/renames.js';
import type { Repository } from './revisions/repository.js';
import type { ObjectId, PathChange, TreeEntry } from './revisions/revisions.js';

/** A changed fixture and every rule that it is judged by: base's, and head's where that differs. At least one. */
export interface FixtureChange {
  readonly change: PathChange;
  readonly rules: readonly FixtureRule[];
}

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

/** A larger side is not kept in memory, so it is not compared: its digest is, and the finding says so. */
const MAX_SIDE_BYTES = 536_870_912;
/** Bytes handed to workers and not answered yet. */
const MAX_BYTES_UNDER_WAY = 268_435_456;
/** A worker has to start, to load and to warm up before it helps: measured with fixtures of 35 kB on average. */
const MIN_SHARED_FIXTURES = 300;
const SUBMODULE_MODE = '160000';
const NO_COUNTS = { shape: 0, value: 0, drift: 0, representation: 0 } as const;

/**
 * Gives every changed fixture its class. Reads all blobs in one stream and judges while git inflates the next ones. Equal
 * blobs at another path are judged again: how a file is read, and so its class, depends on more of its path than an
 * answer could be kept by (folders of recordings and snapshots among it).
 */
export async function classify(input: FindingsInput): Promise<Findings> {
  const judge = input.judge ?? createJudge();
  if (input.fixtures.length >= MIN_SHARED_FIXTURES) judge.share();
  try {
    return await classifyWith(judge, input);
  } finally {
    if (input.judge === undefined) await judge.close();
  }
}

async function classifyWith(judge: Judge, input: FindingsInput): Promise<Findings> {
  const { fixtures, renames, progress } = input;
  const links = linksOf(renames);
  const usage = new RuleUsage();
  const stored = new Map<string, Stored>();
  const open: Promise<Finding>[] = [];
  let done = 0;
  let underWay = 0;
  for await (const { fixture, base, head } of readSides(input)) {
    for (const side of [base, head]) if (side?.kind === 'content') stored.set(side.id, storedAs(side.content));
    const bytes = sizeOf(base) + sizeOf(head);
    const judged = judgeOne(fixture, base, head, judge, input.policy, usage);
    underWay += bytes;
    open.push(
      judged.then((finding) => {
        underWay -= bytes;
        progress(++done, fixtures.length);
        return { ...finding, ...links.get(fixture.change.path) };
      }),
    );
    if (underWay > MAX_BYTES_UNDER_WAY) await judged;
    // Lets workers hand in their answers, and what was judged here be told, before more is read.
    else if (open.length % 4 === 0) await new Promise(setImmediate);
  }
  const findings = await Promise.all(open);
  return { findings: await againstAnchors(findings, input), unusedRules: usage.unused(), stored };
}

interface Sides {
  readonly fixture: FixtureChange;
  readonly base: ReadObject | null;
  readonly head: ReadObject | null;
}

async function* readSides({ repository, fixtures }: FindingsInput): AsyncGenerator<Sides> {
  const wanted = fixtures.flatMap(({ change }) => [change.base, change.head].filter(isBlob).map(({ oid }) => oid));
  const objects = repository.objects
    .readMany(wanted, { maxBytes: MAX_SIDE_BYTES, digest: true })
    [Symbol.asyncIterator]();
  const next = async (entry: TreeEntry | null): Promise<ReadObject | null> =>
    isBlob(entry) ? present((await objects.next()).value as ReadObject) : null;
  for (const fixture of fixtures) {
    const base = await next(fixture.change.base);
    const head = await next(fixture.change.head);
    yield { fixture, base, head };
  }
  await objects.return?.();
}

/** A partial clone without its remote: nothing may be said of content that is not here. */
function present(object: ReadObject): ReadObject {
  if (object.kind !== 'missing') return object;
  throw new FixtureGateError(
    'REVISION_MISSING',
    `the content of a changed fixture (object ${object.id}) is not in this clone`,
    'fetch it, for instance with "git fetch --refetch --no-filter origin", and run again',
  );
}

function isBlob(entry: TreeEntry | null): entry is TreeEntry {
  return entry !== null && entry.mode !== SUBMODULE_MODE;
}

function sizeOf(object: ReadObject | null): number {
  return object?.kind === 'content' ? object.size : 0;
}

async function judgeOne(
  { change, rules }: FixtureChange,
  base: ReadObject | null,
  head: ReadObject | null,
  judge: Judge,
  policy: Policy,
  usage: RuleUsage,
): Promise<Finding> {
  const facts = { base: factsOf(change.base, base), head: factsOf(change.head, head) };
  const baseSide = sideOf(change.base, base);
  const headSide = sideOf(change.head, head);
  if (change.base === null || change.head === null) {
    const side = baseSide ?? headSide;
    const seen =
      side === null || side === undefined
        ? undefined
        : await judge.read(jobFor(change.path, side, side, rules[0]!, policy));
    return oneSided({ path: change.path, added: change.base === null }, facts, seen);
  }
  if (baseSide === undefined || headSide === undefined) return notKept(change.path, facts);
  const comparisons = await Promise.all(
    rules.map(async (rule) => {
      const comparison = await judge.compare(jobFor(change.path, baseSide!, headSide!, rule, policy));
      usage.note(rule, comparison.unusedRules);
      return comparison;
    }),
  );
  return modified(change.path, facts, strongest(comparisons));
}

export function jobFor(path: string, base: Side, head: Side, rule: FixtureRule, policy: Policy): ComparisonJob {
  return { path, base, head, rule, tolerance: policy.tolerance, limits: policy.limits };
}

/** Undefined where the content was too large to keep, null where there is no such side. */
function sideOf(entry: TreeEntry | null, object: ReadObject | null): Side | null | undefined {
  if (entry === null) return null;
  if (entry.mode === SUBMODULE_MODE) return { bytes: Buffer.from(entry.oid), mode: entry.mode };
  return object?.kind === 'content' ? { bytes: object.content, mode: entry.mode } : undefined;
}

function factsOf(entry: TreeEntry | null, object: ReadObject | null): BlobFacts | null {
  if (entry === null) return null;
  const present = object !== null && object.kind !== 'missing' ? object : undefined;
  return { oid: entry.oid, sha256: present?.sha256 ?? '', size: present?.size ?? 0, mode: entry.mode };
}

type Facts = Pick<Finding, 'base' | 'head'>;

export function oneSided(
  side: { readonly path: string; readonly added: boolean },
  facts: Facts,
  seen: OneSided | undefined,
): Finding {
  const { path, added } = side;
  const failures = (seen?.failures ?? []).map((failure) => ({
    ...failure,
    side: added ? ('head' as const) : ('base' as const),
  }));
  const format = seen?.format ?? 'binary';
  return {
    path,
    class: added ? 'ADDED' : 'REMOVED',
    also: [],
    format,
    ...facts,
    summary: `${added ? 'file added' : 'file removed'}${failures.length > 0 ? ', does not parse' : ''}`,
    changeCounts: NO_COUNTS,
    changes: [],
    notes: [],
    failures,
    suppressed: 0,
  };
}

function notKept(path: string, facts: Facts): Finding {
  const why = `not compared: over ${MAX_SIDE_BYTES / 1_048_576} MiB a side, or its content is missing`;
  return {
    path,
    class: 'SEMANTIC_REWRITE',
    also: [],
    format: 'binary',
    ...facts,
    summary: why,
    changeCounts: { ...NO_COUNTS, value: 1 },
    changes: [{ kind: 'value', at: '$', base: null, head: null, note: why }],
    notes: [`${why}; the class is the least that may be said of changed bytes`],
    failures: [],
    suppressed: 0,
  };
}

export function modified(path: string, facts: Facts, comparison: Comparison): Finding {
  const { counts, unusedRules: _, ...rest } = comparison;
  return { path, ...facts, ...rest, changeCounts: counts };
}

const STRENGTH: Readonly<Record<Comparison['class'], number>> = {
  SHAPE_CHANGE: 2,
  SEMANTIC_REWRITE: 1,
  TOLERANCE_DRIFT: 0,
};

/** Where base's and head's policy judge differently, the stronger class stands. */
function strongest(comparisons: readonly Comparison[]): Comparison {
  return comparisons.reduce((worst, one) => (STRENGTH[one.class] > STRENGTH[worst.class] ? one : worst));
}

function linksOf(renames: readonly RenamePair[]): ReadonlyMap<string, Pick<Finding, 'movedFrom' | 'movedTo'>> {
  const links = new Map<string, Pick<Finding, 'movedFrom' | 'movedTo'>>();
  for (const { from, to } of renames) {
    links.set(from, { ...links.get(from), movedTo: to });
    links.set(to, { ...links.get(to), movedFrom: from });
  }
  return links;
}

/** Steps that are each within tolerance may add up: findings that are drift are held against where the drift began. */
async function againstAnchors(findings: readonly Finding[], input: FindingsInput): Promise<readonly Finding[]> {
  const drifting = new Set(
    findings
      .filter((finding) => finding.class === 'TOLERANCE_DRIFT' && finding.changeCounts.drift > 0)
      .map(({ path }) => path),
  );
  if (drifting.size === 0) return findings;
  const { repository, base, fixtures, policy, ensureObjects, ensureHistory } = input;
  const whole = repository.isShallow && ensureHistory ? await ensureHistory() : repository;
  const history = await listHistory(whole, base, [...drifting], MAX_REVISIONS);
  const past = [...history.values()].flatMap(({ revisions }) => revisions);
  await ensureObjects?.(past.flatMap(({ entry }) => (isBlob(entry) ? [entry.oid] : [])));
  const byPath = new Map(fixtures.map((fixture) => [fixture.change.path, fixture]));
  const result: Finding[] = [];
  for (const finding of findings) {
    const fixture = drifting.has(finding.path) ? byPath.get(finding.path) : undefined;
    const past = history.get(finding.path);
    if (fixture === undefined || past === undefined) {
      result.push(finding);
      continue;
    }
    result.push(await againstAnchor(finding, fixture, past, repository, policy));
  }
  return result;
}

async function againstAnchor(
  finding: Finding,
  { change, rules }: FixtureChange,
  { revisions: past, complete }: PathHistory,
  { objects }: Repository,
  policy: Policy,
): Promise<Finding> {
  let unseen: string | undefined;
  async function* revisions(): AsyncGenerator<{ bytes: Uint8Array; commit: string }> {
    for (const { commit, entry } of past) {
      // Where the path was removed or was no file, its history as this file began after it.
      if (entry === null || entry.mode === SUBMODULE_MODE) return;
      const object = present(await objects.find(entry.oid, { maxBytes: MAX_SIDE_BYTES }));
      if (object.kind !== 'content') {
        unseen = `its content in ${commit.slice(0, 12)} is over ${MAX_SIDE_BYTES / 1_048_576} MiB`;
        return;
      }
      yield { bytes: object.content, commit };
    }
    // Asked for more than there is: fine where the file began here, or where nobody looks further back.
    if (!complete && past.length < MAX_REVISIONS) unseen = 'the history of this clone ends before the drift began';
  }
  const base = await objects.read(change.base!.oid);
  const head = await objects.read(change.head!.oid);
  const sides = [
    { bytes: base, mode: change.base!.mode },
    { bytes: head, mode: change.head!.mode },
  ] as const;
  const { changeCounts, ...rest } = finding;
  const step: Comparison = {
    ...(rest as Omit<Comparison, 'counts' | 'unusedRules'>),
    counts: changeCounts,
    unusedRules: [],
  };
  const judged = await Promise.all(
    rules.map((rule) => judgeWithAnchor(jobFor(change.path, ...sides, rule, policy), step, revisions())),
  );
  const worst = modified(finding.path, { base: finding.base, head: finding.head }, strongest(judged));
  return unseen === undefined || worst.class !== 'TOLERANCE_DRIFT' ? worst : notJudgedBack(worst, unseen);
}

/** Steps within tolerance may add up to anything behind what was looked at, so nothing below a rewrite is claimed. */
function notJudgedBack(finding: Finding, why: string): Finding {
  const note = `not compared with where its drift began: ${why}`;
  return {
    ...finding,
    class: 'SEMANTIC_REWRITE',
    also: ['TOLERANCE_DRIFT'],
    summary: `${finding.summary}; ${note}`,
    changeCounts: { ...finding.changeCounts, value: finding.changeCounts.value + 1 },
    changes: [{ kind: 'value', at: '$', base: null, head: null, note }, ...finding.changes],
    notes: [`${note}. A checkout with "fetch-depth: 0" before this step has all of it`, ...finding.notes],
  };
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
