import { createRunner } from './execution/runner.js';
import type { EnsureObjects, Inspection } from './gate.js';
import type { GateSource, PolicyEdit, SideFiles } from './gates/gate.js';
import { createJudge, type Judge } from './judge.js';
import type { JudgingPolicy } from './judging-policy.js';
import { listFiles } from './revisions/files.js';
import type { Repository } from './revisions/repository.js';
import type { PathChange, Range } from './revisions/revisions.js';

export interface GateSourceOptions {
  readonly testReports: readonly string[];
  readonly ensureObjects?: EnsureObjects;
  readonly work: GateSource['work'];
  readonly workflow?: string;
}

/** Workers that are made with the first question and ended with `close`. */
export function lazyWork(): { readonly work: GateSource['work']; readonly close: () => Promise<void> } {
  let judge: Judge | undefined;
  return {
    work: (task) => {
      judge ??= createJudge();
      return judge.work(task);
    },
    close: async () => judge?.close(),
  };
}

/** The open repository and what was found in it, as the readers of the gates see them. */
export function gateSource(
  repository: Repository,
  {
    range,
    trees,
    commits,
    findings,
    policies,
    isFixture,
    isFixtureOnBase,
    rulesFor,
  }: Omit<Inspection, 'requires' | 'unusedRules'>,
  { testReports, work, workflow, ensureObjects = async () => undefined }: GateSourceOptions,
): GateSource {
  const files = listedOnce(repository, range, trees.changes);
  return {
    repository,
    range,
    changes: trees.changes,
    commits,
    findings,
    policy: policies.effective,
    policyEdit: policyEditOf(policies),
    isFixture,
    isFixtureOnBase,
    rulesFor,
    files,
    ensureObjects,
    work,
    testReports,
    ...(workflow === undefined ? {} : { workflow }),
    commands: createRunner({
      ...{ repository, files, ensureObjects, environment: process.env },
      // Were head to say what is a fixture, its code would stand in for base's as one.
      isFixture: isFixtureOnBase,
    }),
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

/** Head is base with the changes laid over it, which holds for the index and the working tree, too. */
function listedOnce(
  repository: Repository,
  { mergeBase }: Range,
  changes: readonly PathChange[],
): (side: 'base' | 'head') => Promise<SideFiles> {
  let listed: Promise<SideFiles> | undefined;
  const base = (): Promise<SideFiles> => {
    listed ??= listFiles(repository, mergeBase).then(
      (files) => new Map(files.map(({ path, mode, oid }) => [path, { mode, oid }])),
    );
    return listed;
  };
  let overlaid: Promise<SideFiles> | undefined;
  const head = (): Promise<SideFiles> => {
    overlaid ??= base().then((files) => {
      const all = new Map(files);
      for (const change of changes) {
        if (change.head === null) all.delete(change.path);
        else all.set(change.path, change.head);
      }
      return all;
    });
    return overlaid;
  };
  return (side) => (side === 'base' ? base() : head());
}
