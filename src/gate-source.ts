import { unsafeToRun } from './execution/environment.js';
import type { RunnerOptions } from './execution/runner.js';
import type { EnsureObjects, Inspection } from './gate.js';
import type { CommandRunner } from './gates/commands.js';
import type { GateSource, PolicyEdit, SideFiles } from './gates/gate.js';
import type { Judge } from './judge.js';
import type { JudgingPolicy } from './judging-policy.js';
import { listTree, type TreeFile, type TreeListing } from './revisions/listing.js';
import type { Repository } from './revisions/repository.js';
import type { GitPath, PathChange, Range, TreeEntry } from './revisions/revisions.js';

export interface GateSourceOptions {
  readonly testReports: readonly string[];
  readonly ensureObjects?: EnsureObjects;
  readonly work: GateSource['work'];
  readonly workflow?: string;
}

export interface LazyJudge extends Pick<Judge, 'work' | 'close'> {
  readonly get: () => Promise<Judge>;
}

/** A judge that is loaded with the first question: where no fixture changed there is none. */
export function lazyJudge(): LazyJudge {
  let judge: Promise<Judge> | undefined;
  const get = (): Promise<Judge> => {
    judge ??= import('./judge.js').then(({ createJudge }) => createJudge());
    return judge;
  };
  return {
    get,
    work: async (task) => (await get()).work(task),
    close: async () => (await judge)?.close(),
  };
}

/** The open repository and what was found in it, as the readers of the gates see them. */
export function gateSource(
  repository: Repository,
  inspection: Omit<Inspection, 'requires' | 'unusedRules' | 'listing'> & Partial<Pick<Inspection, 'listing'>>,
  { testReports, work, workflow, ensureObjects = async () => undefined }: GateSourceOptions,
): GateSource {
  const { range, trees, commits, findings, stored, policies, isFixture, isFixtureOnBase, rulesFor } = inspection;
  const sides = sidesOf(repository, range, trees.changes, inspection.listing);
  const { files } = sides;
  return {
    repository,
    range,
    changes: trees.changes,
    commits,
    findings,
    ...(stored === undefined ? {} : { stored }),
    policy: policies.effective,
    policyEdit: policyEditOf(policies),
    isFixture,
    isFixtureOnBase,
    rulesFor,
    ...sides,
    ensureObjects,
    work,
    testReports,
    ...(workflow === undefined ? {} : { workflow }),
    commands: lazyRunner({
      ...{ repository, files, ensureObjects, environment: process.env },
      // Were head to say what is a fixture, its code would stand in for base's as one.
      isFixture: isFixtureOnBase,
    }),
  };
}

/** Loaded with the first command: most runs have none. */
function lazyRunner(options: RunnerOptions): CommandRunner {
  return {
    unsafe: unsafeToRun(options.environment),
    withCheckout: async (plan, use) => {
      const { createRunner } = await import('./execution/runner.js');
      return createRunner(options).withCheckout(plan, use);
    },
  };
}

export function policyEditOf({ path, edited, base, head, headError }: JudgingPolicy): PolicyEdit {
  return {
    path,
    edited,
    base,
    ...(head ? { head } : {}),
    ...(headError ? { headError: headError.message } : {}),
  };
}

/** Questions for one path, each of which looks through the bytes of the listing, before it is taken apart for good. */
const MAX_SINGLE_QUESTIONS = 32;

/** Head is base with the changes laid over it, which holds for the index and the working tree, too. */
function sidesOf(
  repository: Repository,
  { mergeBase }: Range,
  changes: readonly PathChange[],
  given: TreeListing | undefined,
): Pick<GateSource, 'files' | 'among' | 'entryAt'> {
  let listing: Promise<TreeListing> | undefined;
  const list = (): Promise<TreeListing> => {
    listing ??= given === undefined ? listTree(repository, mergeBase) : Promise.resolve(given);
    return listing;
  };
  const laidOver = (files: SideFiles, over: readonly PathChange[]): SideFiles => {
    const all = new Map(files);
    for (const { path, head } of over) {
      if (head === null) all.delete(path);
      else all.set(path, head);
    }
    return all;
  };
  let onBase: Promise<SideFiles> | undefined;
  const base = (): Promise<SideFiles> => {
    onBase ??= list().then((all) => byPath(all.all()));
    return onBase;
  };
  let onHead: Promise<SideFiles> | undefined;
  const head = (): Promise<SideFiles> => {
    onHead ??= base().then((files) => laidOver(files, changes));
    return onHead;
  };
  const matched = new Map<RegExp, Promise<SideFiles>>();
  const changed = new Map(changes.map((change) => [change.path, change]));
  const single = new Map<GitPath, TreeEntry | undefined>();
  return {
    files: (side) => (side === 'base' ? base() : head()),
    among: async (side, pattern) => {
      const found = matched.get(pattern) ?? list().then((all) => byPath(all.matching(pattern)));
      matched.set(pattern, found);
      if (side === 'base') return found;
      const over = changes.filter(({ path }) => pattern.test(`\t${path}\0`));
      return laidOver(await found, over);
    },
    entryAt: async (side, path) => {
      const change = changed.get(path);
      if (change !== undefined) return change[side] ?? undefined;
      if (single.has(path)) return single.get(path);
      if (single.size >= MAX_SINGLE_QUESTIONS) return (await base()).get(path);
      const entry = (await list()).at(path);
      single.set(path, entry);
      return entry;
    },
  };
}

function byPath(files: readonly TreeFile[]): SideFiles {
  return new Map(files.map(({ path, mode, oid }) => [path, { mode, oid }]));
}
