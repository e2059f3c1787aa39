import type { Answer, GitHubClient } from '../../inputs/github-client.js';
import {
  type ActiveRule,
  type BranchProtection,
  readBranchProtection,
  readBranchRules,
  readProtectionSummary,
  readRuleset,
} from '../../inputs/github-rules.js';
import type { RepositoryName } from '../../inputs/identifiers.js';
import type { BranchRules, Platform, Seen } from './platform.js';

/** "Branch not protected": the answer of the platform, and no refusal. */
const NOT_PROTECTED = 404;
const CLASSIC = 'branch protection';

export interface Question {
  readonly repository: RepositoryName;
  readonly branch: string;
  readonly isDotCom: boolean;
}

/** Reads the rules of a branch, as far as the token may. Four requests and one for each ruleset. */
export async function askPlatform(client: GitHubClient, { repository, branch, isDotCom }: Question): Promise<Platform> {
  const gaps: string[] = [];
  const active = await readBranchRules(client, repository, branch);
  const classic = await readClassic(client, repository, branch, gaps);
  const sources =
    active.kind === 'ok' ? await namesOf(client, repository, active.value, gaps) : new Map<number, Source>();
  if (active.kind !== 'ok') gaps.push(`the rulesets of ${branch}: ${whyNot(active)}`);
  const rules: Seen<BranchRules> =
    active.kind === 'ok' && classic.kind === 'seen'
      ? { kind: 'seen', value: together(active.value, sources, classic.value) }
      : { kind: 'unseen', why: gaps.join('; ') };
  return { kind: 'asked', repository: `${repository.owner}/${repository.name}`, isDotCom, rules, gaps };
}

function whyNot(answer: Exclude<Answer<unknown>, { readonly kind: 'ok' }>): string {
  return answer.kind === 'refused' ? `the platform answered ${answer.status} (${answer.message})` : answer.message;
}

/** All of classic protection for an administrator, its required checks for everybody else. */
async function readClassic(
  client: GitHubClient,
  repository: RepositoryName,
  branch: string,
  gaps: string[],
): Promise<Seen<BranchProtection | undefined>> {
  const whole = await readBranchProtection(client, repository, branch);
  if (whole.kind === 'ok') return { kind: 'seen', value: whole.value };
  const summary = await readProtectionSummary(client, repository, branch);
  if (summary.kind === 'ok') {
    const isAbsent = whole.kind === 'refused' && whole.status === NOT_PROTECTED && summary.value === undefined;
    if (!isAbsent && summary.value !== undefined)
      gaps.push(`reviews and administrators in ${CLASSIC}: only an administrator's token may read them`);
    return { kind: 'seen', value: summary.value };
  }
  gaps.push(`${CLASSIC} of ${branch}: ${whyNot(summary)}`);
  return { kind: 'unseen', why: whyNot(summary) };
}

interface Source {
  readonly name: string;
  readonly bypass: readonly string[];
}

async function namesOf(
  client: GitHubClient,
  repository: RepositoryName,
  rules: readonly ActiveRule[],
  gaps: string[],
): Promise<Map<number, Source>> {
  const sources = new Map<number, Source>();
  const ids = new Map(
    rules.flatMap(({ rulesetId, source }) => (rulesetId === undefined ? [] : [[rulesetId, source] as const])),
  );
  const hidden: string[] = [];
  for (const [id, source] of ids) {
    const ruleset = await readRuleset(client, repository, id);
    const name = ruleset.kind === 'ok' ? `ruleset "${ruleset.value.name}"` : `a ruleset of ${source}`;
    const bypass = ruleset.kind === 'ok' ? ruleset.value.bypass : undefined;
    if (bypass === undefined) hidden.push(name);
    sources.set(id, {
      name,
      bypass: (bypass ?? []).map(
        ({ who, mode }) => `${who} (${name}${mode === 'pull_request' ? ', in pull requests' : ''})`,
      ),
    });
  }
  if (hidden.length > 0) gaps.push(`who may pass by ${hidden.join(', ')}: the token may not read it`);
  return sources;
}

function together(
  rules: readonly ActiveRule[],
  sources: ReadonlyMap<number, Source>,
  classic: BranchProtection | undefined,
): BranchRules {
  const from = ({ rulesetId, source }: ActiveRule): string =>
    sources.get(rulesetId ?? -1)?.name ?? `a ruleset of ${source}`;
  return {
    checks: [
      ...rules.flatMap((rule) =>
        rule.contexts.map(({ context, app }) => ({ name: context, app: app ?? ('any' as const), from: from(rule) })),
      ),
      ...(classic?.contexts ?? []).map(({ context, app }) => ({
        name: context,
        app: app ?? ('any' as const),
        from: CLASSIC,
      })),
    ],
    workflows: rules.flatMap((rule) =>
      rule.workflows.map(({ path, repositoryId, sha }) => ({
        path,
        repositoryId,
        isPinned: sha !== undefined,
        from: from(rule),
      })),
    ),
    mergeQueue: rules.some(({ type }) => type === 'merge_queue'),
    strict: classic?.strict === true || rules.some(({ strict }) => strict),
    reviews: Math.max(0, classic?.reviews ?? 0, ...rules.map(({ reviews }) => reviews)),
    codeOwnerReview: classic?.codeOwnerReview === true || rules.some(({ codeOwnerReview }) => codeOwnerReview),
    bypass: [
      ...[...sources.values()].flatMap(({ bypass }) => bypass),
      ...(classic?.holdsAdministrators === false ? [`administrators (${CLASSIC})`] : []),
    ],
  };
}
