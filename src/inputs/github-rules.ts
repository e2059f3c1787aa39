import type { Answer, GitHubClient } from './github-client.js';
import type { RepositoryName } from './identifiers.js';

// What the platform asks of a branch before something is merged into it, as it answers. Believed field by field, like every
// answer; what is not as documented counts as absent, and the caller says what it could not see.

export interface RequiredContext {
  readonly context: string;
  /** Absent where any app may report it. */
  readonly app?: number;
}

export interface WorkflowReference {
  readonly path: string;
  readonly repositoryId: number;
  readonly sha?: string;
}

/** One active rule of a branch, from whatever ruleset it comes. */
export interface ActiveRule {
  readonly type: string;
  readonly rulesetId?: number;
  /** `Repository`, `Organization` or `Enterprise`, with its name. */
  readonly source: string;
  readonly contexts: readonly RequiredContext[];
  readonly strict: boolean;
  readonly workflows: readonly WorkflowReference[];
  readonly reviews: number;
  readonly codeOwnerReview: boolean;
}

export interface Ruleset {
  readonly name: string;
  /** Absent where the token may not see who may pass by. */
  readonly bypass?: readonly { readonly who: string; readonly mode: string }[];
}

export interface BranchProtection {
  readonly contexts: readonly RequiredContext[];
  readonly strict: boolean;
  readonly reviews: number;
  readonly codeOwnerReview: boolean;
  /** Absent where the answer does not say. */
  readonly holdsAdministrators?: boolean;
}

type Json = Readonly<Record<string, unknown>>;

function object(value: unknown): Json {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : {};
}

function items(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.map(object) : [];
}

function whole(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}

function path({ owner, name }: RepositoryName): { readonly owner: string; readonly repo: string } {
  return { owner, repo: name };
}

export async function readDefaultBranch(client: GitHubClient, repository: RepositoryName): Promise<Answer<string>> {
  const answer = await client.call('GET /repos/{owner}/{repo}', path(repository));
  if (answer.kind !== 'ok') return answer;
  const branch = object(answer.value)['default_branch'];
  if (typeof branch === 'string' && branch !== '') return { kind: 'ok', value: branch };
  return { kind: 'unavailable', maybeDone: false, message: 'the answer names no default branch' };
}

/** All active rules of a branch, the organisation's included. Reading is enough for it. */
export async function readBranchRules(
  client: GitHubClient,
  repository: RepositoryName,
  branch: string,
): Promise<Answer<readonly ActiveRule[]>> {
  const answer = await client.list('GET /repos/{owner}/{repo}/rules/branches/{branch}', {
    ...path(repository),
    branch,
  });
  if (answer.kind !== 'ok') return answer;
  return { kind: 'ok', value: answer.value.map((rule) => activeRule(object(rule))) };
}

function activeRule(rule: Json): ActiveRule {
  const given = object(rule['parameters']);
  const rulesetId = whole(rule['ruleset_id']);
  return {
    type: String(rule['type'] ?? ''),
    ...(rulesetId === undefined ? {} : { rulesetId }),
    source: `${String(rule['ruleset_source_type'] ?? '')} ${String(rule['ruleset_source'] ?? '')}`.trim(),
    contexts: items(given['required_status_checks']).flatMap((one) => context(one['context'], one['integration_id'])),
    strict: given['strict_required_status_checks_policy'] === true,
    workflows: items(given['workflows']).flatMap(workflowReference),
    reviews: whole(given['required_approving_review_count']) ?? 0,
    codeOwnerReview: given['require_code_owner_review'] === true,
  };
}

function context(name: unknown, app: unknown): readonly RequiredContext[] {
  if (typeof name !== 'string' || name === '') return [];
  const id = whole(app);
  // -1 is how classic protection writes "any app".
  return [{ context: name, ...(id === undefined || id < 0 ? {} : { app: id }) }];
}

function workflowReference(one: Json): readonly WorkflowReference[] {
  const repositoryId = whole(one['repository_id']);
  if (typeof one['path'] !== 'string' || repositoryId === undefined) return [];
  return [{ path: one['path'], repositoryId, ...(typeof one['sha'] === 'string' ? { sha: one['sha'] } : {}) }];
}

/** Name and bypass list of one ruleset of the repository. The list is shown to those who may write to the ruleset only. */
export async function readRuleset(
  client: GitHubClient,
  repository: RepositoryName,
  id: number,
): Promise<Answer<Ruleset>> {
  const answer = await client.call('GET /repos/{owner}/{repo}/rulesets/{ruleset_id}', {
    ...path(repository),
    ruleset_id: id,
  });
  if (answer.kind !== 'ok') return answer;
  const ruleset = object(answer.value);
  const actors = ruleset['bypass_actors'];
  return {
    kind: 'ok',
    value: {
      name: String(ruleset['name'] ?? id),
      ...(Array.isArray(actors)
        ? {
            bypass: items(actors).map((one) => ({ who: actorName(one), mode: String(one['bypass_mode'] ?? 'always') })),
          }
        : {}),
    },
  };
}

/** The roles that every repository has, by the numbers under which rulesets know them. Those of an organisation's own have others. */
const ROLES: ReadonlyMap<number, string> = new Map([
  [2, 'maintainers'],
  [4, 'everybody who may write'],
  [5, 'administrators'],
]);

function actorName(actor: Json): string {
  const type = String(actor['actor_type'] ?? '');
  const id = whole(actor['actor_id']);
  if (type === 'OrganizationAdmin') return 'owners of the organisation';
  if (type === 'DeployKey') return 'deploy keys';
  const role = type === 'RepositoryRole' && id !== undefined ? ROLES.get(id) : undefined;
  if (role !== undefined) return role;
  const kind = { Team: 'the team', Integration: 'the app', RepositoryRole: 'the repository role', User: 'the user' }[
    type
  ];
  return `${kind ?? type}${id === undefined ? '' : ` ${id}`}`;
}

/** Classic protection. Reading it needs administration of the repository. */
export async function readBranchProtection(
  client: GitHubClient,
  repository: RepositoryName,
  branch: string,
): Promise<Answer<BranchProtection>> {
  const answer = await client.call('GET /repos/{owner}/{repo}/branches/{branch}/protection', {
    ...path(repository),
    branch,
  });
  if (answer.kind !== 'ok') return answer;
  const value = object(answer.value);
  const reviews = object(value['required_pull_request_reviews']);
  const holds = object(value['enforce_admins'])['enabled'];
  return {
    kind: 'ok',
    value: {
      ...statusChecks(object(value['required_status_checks'])),
      reviews: whole(reviews['required_approving_review_count']) ?? 0,
      codeOwnerReview: reviews['require_code_owner_reviews'] === true,
      ...(typeof holds === 'boolean' ? { holdsAdministrators: holds } : {}),
    },
  };
}

/**
 * The part of classic protection that everybody who may read the repository is shown: whether there is any, and which
 * checks it requires. Undefined where the branch has none.
 */
export async function readProtectionSummary(
  client: GitHubClient,
  repository: RepositoryName,
  branch: string,
): Promise<Answer<BranchProtection | undefined>> {
  const answer = await client.call('GET /repos/{owner}/{repo}/branches/{branch}', { ...path(repository), branch });
  if (answer.kind !== 'ok') return answer;
  const value = object(object(answer.value)['protection']);
  if (typeof value['enabled'] !== 'boolean')
    return {
      kind: 'unavailable',
      maybeDone: false,
      message: 'the answer does not say whether the branch is protected',
    };
  if (!value['enabled']) return { kind: 'ok', value: undefined };
  const checks = object(value['required_status_checks']);
  return { kind: 'ok', value: { ...statusChecks(checks), reviews: 0, codeOwnerReview: false } };
}

function statusChecks(value: Json): Pick<BranchProtection, 'contexts' | 'strict'> {
  const checks = items(value['checks']).flatMap((one) => context(one['context'], one['app_id']));
  const names = Array.isArray(value['contexts']) ? value['contexts'].flatMap((one) => context(one, undefined)) : [];
  const known = new Set(checks.map((one) => one.context));
  return {
    contexts: [...checks, ...names.filter((one) => !known.has(one.context))],
    strict: value['strict'] === true,
  };
}
