import type { Invocation } from '../inputs/invocation.js';
import { POLICY_PATH, readGivenFile, readPolicyAt } from '../judging-policy.js';
import { type LinkedPaths, readLinkedPaths } from '../linked-fixtures.js';
import { defaultPolicy } from '../policy/defaults.js';
import { compileGlob } from '../policy/glob.js';
import { ruleFor, ruleForPointer } from '../policy/match.js';
import type { ChangeClass, FixtureRule, Policy, RecordKind } from '../policy/policy.js';
import { requiredByAll } from '../policy/stricter.js';
import { encodeJson } from '../reporters/encoders/json.js';
import { maskProse } from '../reporters/encoders/secrets.js';
import { visible } from '../reporters/encoders/visible.js';
import { approvedPath } from '../review/approval-file.js';
import { type AuditEntry, type AuditRules, auditCommit, isPlainlyAnswered, recordLines } from '../review/audit.js';
import { linksOf } from '../revisions/links.js';
import { listTree } from '../revisions/listing.js';
import { readRange, resolveWalk } from '../revisions/ranges.js';
import { openRepository, type Repository } from '../revisions/repository.js';
import type { ObjectId } from '../revisions/revisions.js';
import { type Walker, walkHistory } from '../revisions/walk.js';
import type { GlimpsedChange, GlimpsedCommit } from '../revisions/walk-log.js';
import { writeReport } from './output.js';

type AuditInvocation = Extract<Invocation, { kind: 'audit' }>;

interface AuditReport {
  readonly schemaVersion: 1;
  readonly range: string;
  readonly commits: number;
  /** Fixture changes that were looked at, one for each commit and path. */
  readonly changes: number;
  readonly trailers: number;
  readonly verdict: 'pass' | 'fail';
  readonly entries: readonly AuditEntry[];
}

/**
 * Walks history once: which fixture changes no commit answers for, and which trailers answer for nothing. By the policy
 * at the end of the range, since that is the one that says what a fixture is now. Exit 1 where anything was found.
 */
export async function audit({ range, repository: directory, policyFile, output }: AuditInvocation): Promise<number> {
  const asked = readRange(range);
  const repository = await openRepository(directory, { names: Object.values(asked) });
  try {
    const { exclude, head } = await resolveWalk(repository, asked);
    const found: Found = { changes: 0, trailers: 0, entries: [] };
    const rules = readRules(repository, head, policyFile);
    const walker = rules.then((known) => auditor(known, found));
    const commits = await walkHistory(repository, exclude, head, walker);
    const entries = found.entries.reverse().flat();
    const verdict = entries.length === 0 ? 'pass' : 'fail';
    const report: AuditReport = { schemaVersion: 1, range, commits, ...found, verdict, entries };
    writeReport(output.format === 'json' ? asJson(report) : asText(report), output);
    return verdict === 'pass' ? 0 : 1;
  } finally {
    await repository.close();
  }
}

interface Found {
  changes: number;
  trailers: number;
  /** Of each commit that has any, the newest one first. */
  readonly entries: (readonly AuditEntry[])[];
}

/** The rules for each commit by itself, as for a pull request of that commit alone. */
interface HistoryRules {
  readonly policy: Policy;
  readonly isFixture: (change: Pick<GlimpsedChange, 'path' | 'isPointer'>) => boolean;
  readonly of: (commit: GlimpsedCommit) => AuditRules;
}

async function readRules(
  repository: Repository,
  head: ObjectId,
  policyFile: string | undefined,
): Promise<HistoryRules> {
  const [given, listing] = await Promise.all([
    policyFile === undefined ? readPolicyAt(repository, head, POLICY_PATH) : readGivenFile(policyFile),
    listTree(repository, head),
  ]);
  const policy = given ?? defaultPolicy();
  const linked = await readLinkedPaths({
    ...{ repository, onBase: linksOf(listing), changes: [], pointers: new Set<string>() },
    rulesOf: (path, pointer) => listed((pointer ? ruleForPointer : ruleFor)(policy, path)),
  });
  return rulesOf(policy, linked);
}

/**
 * Only a commit that changes a fixture, or whose message has a line that `git log --grep '^KEY:'` would list, can have
 * anything to answer for. A line begins with the key wherever git sees a trailer of it.
 */
function auditor({ policy, isFixture, of }: HistoryRules, found: Found): Walker {
  const key = policy.trailers.key.toLowerCase();
  const lines = recordLines(policy.trailers.key);
  return {
    wants: ({ changes, bytes }) => {
      let fixtures = 0;
      for (const change of changes) if (isFixture(change)) fixtures += 1;
      found.changes += fixtures;
      return fixtures > 0 || bytes.search(lines) !== -1;
    },
    take: (commit) => {
      const { changes, bytes, messageProblem } = commit;
      const values = messageProblem === undefined ? commit.trailerValues(key) : [];
      found.trailers += values.length;
      const rules = of(commit);
      if (isPlainlyAnswered({ changes, bytes, messageProblem, values }, lines, rules)) return;
      const entries = auditCommit(commit.whole(), rules);
      if (entries.length > 0) found.entries.push(entries);
    },
  };
}

/** Every path is asked about for every commit that changes it, and patterns are many: answers are kept. */
function rulesOf(policy: Policy, linked: LinkedPaths): HistoryRules {
  const plain = answers(policy, linked, false);
  // As the gate has it: a link or a submodule may stand in place of a folder of fixtures.
  const turned = answers(policy, linked, true);
  const of = (pointers: ReadonlySet<string>): AuditRules => {
    const at = (path: string): Answers => (pointers.has(path) ? turned : plain);
    return {
      policy,
      listedOnly: true,
      compilePattern: compileGlob,
      isFixture: (path) => at(path).rules(path).length > 0,
      requires: (path, classes) => at(path).requires(path, classes),
    };
  };
  const usual = of(new Set());
  return {
    policy,
    isFixture: ({ path, isPointer }) => (isPointer ? turned : plain).rules(path).length > 0,
    of: ({ changes }) => {
      const pointers = changes.filter(({ isPointer }) => isPointer);
      return pointers.length === 0 ? usual : of(new Set(pointers.map(({ path }) => path)));
    },
  };
}

interface Answers {
  readonly rules: (path: string) => readonly FixtureRule[];
  readonly requires: AuditRules['requires'];
}

function answers(policy: Policy, linked: LinkedPaths, isPointer: boolean): Answers {
  const known = new Map<string, readonly FixtureRule[]>();
  /** By the first of the classes that are asked about together: no other is asked about with others. */
  const required = new Map<ChangeClass | undefined, Map<string, readonly RecordKind[]>>();
  const ask = (path: string): readonly FixtureRule[] => {
    const own = listed((isPointer ? ruleForPointer : ruleFor)(policy, path));
    return own.length > 0 ? own : linked.rulesOf(path, isPointer);
  };
  const rules = (path: string): readonly FixtureRule[] => {
    const answer = known.get(path) ?? (isApproval(path, policy) ? [] : ask(path));
    known.set(path, answer);
    return answer;
  };
  return {
    rules,
    requires: (path, classes) => {
      const byPath = required.get(classes[0]) ?? new Map<string, readonly RecordKind[]>();
      const kinds = byPath.get(path) ?? requiredByAll(rules(path), classes);
      required.set(classes[0], byPath.set(path, kinds));
      return kinds;
    },
  };
}

function isApproval(path: string, policy: Policy): boolean {
  const about = approvedPath(path, policy);
  return about !== undefined && ruleFor(policy, about) !== undefined;
}

function listed(rule: FixtureRule | undefined): readonly FixtureRule[] {
  return rule === undefined ? [] : [rule];
}

function asJson(report: AuditReport): string {
  const entries = report.entries.map((entry) => ({ ...entry, why: maskProse(entry.why) }));
  return encodeJson({ ...report, entries }, 2);
}

const NAMES: Readonly<Record<AuditEntry['kind'], string>> = {
  unrecorded: 'change without a record',
  orphan: 'record of nothing',
  malformed: 'record that cannot be read',
  stub: 'record without a reason',
  miscounted: 'record with a wrong count',
  'near-miss': 'line that almost is a record',
};

function asText({ range, commits, changes, trailers, entries }: AuditReport): string {
  const lines = entries.map(({ kind, commit, path, line, why }) => {
    const where = [path === undefined ? '' : visible(path), line === undefined ? '' : `line ${line} of the message`];
    return `${commit.slice(0, 12)}  ${NAMES[kind]}  ${where.filter((part) => part !== '').join(', ')}: ${visible(why)}`;
  });
  const counted = [count(commits, 'commit'), count(changes, 'fixture change'), count(trailers, 'record')].join(', ');
  const verdict =
    entries.length === 0
      ? 'every change that needs a record has one, and nothing else has'
      : `${entries.length} to look at`;
  return [...lines, ...(lines.length === 0 ? [] : ['']), `${counted} in ${visible(range)}: ${verdict}`].join('\n');
}

function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}
