import { withRepository } from '../gate.js';
import type { Invocation } from '../inputs/argv.js';
import { POLICY_PATH, readGivenFile, readPolicyAt } from '../judging-policy.js';
import { type LinkedPaths, readLinkedPaths } from '../linked-fixtures.js';
import { defaultPolicy } from '../policy/defaults.js';
import { compileGlob } from '../policy/glob.js';
import { ruleFor, ruleForPointer } from '../policy/match.js';
import type { FixtureRule, Policy } from '../policy/policy.js';
import { requiredByAll } from '../policy/stricter.js';
import { encodeJson } from '../reporters/encoders/json.js';
import { maskProse } from '../reporters/encoders/secrets.js';
import { visible } from '../reporters/encoders/visible.js';
import { approvedPath } from '../review/approval-file.js';
import { type AuditEntry, type AuditRules, auditCommit } from '../review/audit.js';
import { listCommits } from '../revisions/commits.js';
import { linksOf } from '../revisions/links.js';
import { listTree } from '../revisions/listing.js';
import { auditedRange } from '../revisions/ranges.js';
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
  const request = {
    repository: { kind: 'directory', path: directory },
    range: { kind: 'revisions', head: 'HEAD' },
    testReports: [],
  } as const;
  return withRepository(request, async (repository) => {
    const { exclude, head } = await auditedRange(repository, range);
    const policy =
      policyFile === undefined
        ? ((await readPolicyAt(repository, head, POLICY_PATH)) ?? defaultPolicy())
        : await readGivenFile(policyFile);
    const commits = await listCommits(repository, exclude, head);
    const linked = await readLinkedPaths({
      ...{ repository, onBase: linksOf(await listTree(repository, head)), changes: [], pointers: new Set<string>() },
      rulesOf: (path, pointer) => listed((pointer ? ruleForPointer : ruleFor)(policy, path)),
    });
    const rules = rulesOf(policy, linked);
    const entries = commits.flatMap((commit) => auditCommit(commit, rules));
    const key = policy.trailers.key.toLowerCase();
    const report: AuditReport = {
      schemaVersion: 1,
      range,
      commits: commits.length,
      changes: commits.reduce(
        (sum, { changes }) => sum + changes.filter(({ path }) => rules.isFixture(path)).length,
        0,
      ),
      trailers: commits.reduce(
        (sum, { gitTrailers = [] }) => sum + gitTrailers.filter((one) => one.key.toLowerCase() === key).length,
        0,
      ),
      verdict: entries.length === 0 ? 'pass' : 'fail',
      entries,
    };
    writeReport(output.format === 'json' ? asJson(report) : asText(report), output);
    return entries.length === 0 ? 0 : 1;
  });
}

/** Every path is asked about for every commit that changes it, and patterns are many: answers are kept. */
function rulesOf(policy: Policy, linked: LinkedPaths): AuditRules {
  const known = new Map<string, boolean>();
  const ask = (path: string): boolean => {
    const about = approvedPath(path, policy);
    const isApproval = about !== undefined && ruleFor(policy, about) !== undefined;
    return !isApproval && rules(path).length > 0;
  };
  // As the gate has it: what a fixture's link leads to is a fixture.
  const rules = (path: string): readonly FixtureRule[] => {
    const own = listed(ruleFor(policy, path));
    return own.length > 0 ? own : linked.rulesOf(path);
  };
  return {
    policy,
    compilePattern: compileGlob,
    isFixture(path) {
      const answer = known.get(path) ?? ask(path);
      known.set(path, answer);
      return answer;
    },
    requires(path, classes) {
      return requiredByAll(rules(path), classes);
    },
  };
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
