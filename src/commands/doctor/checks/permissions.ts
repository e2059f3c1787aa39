import type { Check, Fault, Subject } from '../check.js';
import { fields, type GateJob, job, jobs, steps } from '../workflow.js';
import { lineOf, type YamlFile, type YamlPath } from '../yaml-file.js';

type Draft = Omit<Fault, 'check'>;
type Level = 'none' | 'read' | 'write';

/** What the gate can use. Everything else stays at none. */
const USED = { contents: 'read', checks: 'write', 'pull-requests': 'write' } as const;
/** Scopes by which a step could change what is judged, or who judges it. */
const DANGEROUS = new Set(['contents', 'actions', 'statuses', 'deployments', 'packages', 'id-token', 'attestations']);

interface Grant {
  readonly file: YamlFile;
  /** Where `permissions` stands, or should stand. */
  readonly path: YamlPath;
  /** Undefined where nothing is said: the repository's default decides. */
  readonly value: unknown;
}

/** The permissions in force for a job: its own, else those of the file. */
function grantOf(file: YamlFile, id: string): Grant {
  const own = job(file, id).get('permissions');
  if (own !== undefined) return { file, path: ['jobs', id, 'permissions'], value: own };
  const whole = fields(file.value).get('permissions');
  if (whole !== undefined) return { file, path: ['permissions'], value: whole };
  return { file, path: jobs(file).size > 1 ? ['jobs', id, 'permissions'] : ['permissions'], value: undefined };
}

/** Of a called workflow as well: a token has what both sides grant. */
function grantsOf({ file, id, inner }: GateJob): readonly Grant[] {
  const outer = grantOf(file, id);
  if (inner.file.path === file.path) return [outer];
  const called = grantOf(inner.file, inner.id);
  return called.value === undefined ? [outer] : [outer, called];
}

function levelOf(value: unknown, scope: string): Level {
  if (value === 'write-all') return 'write';
  if (value === 'read-all') return 'read';
  const given = fields(value).get(scope);
  return given === 'read' || given === 'write' ? given : 'none';
}

function at({ file, path }: Grant, scope?: string): Pick<Fault, 'place'> {
  return { place: { path: file.path, line: lineOf(file, scope === undefined ? path : [...path, scope]) } };
}

function eachGrant(subject: Subject, look: (grant: Grant, gate: GateJob) => Draft[]): readonly Draft[] {
  const seen = new Set<string>();
  return subject.gates.flatMap((gate) =>
    grantsOf(gate).flatMap((grant) => {
      const key = `${grant.file.path} ${grant.path.join('.')}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return look(grant, gate);
    }),
  );
}

export const permissionsMissing: Check = {
  id: 'permissions-missing',
  finds: 'no `permissions` at all',
  why: "The repository's default decides, which may be a token that can write everywhere, and may change without a commit.",
  mend: 'Name them: `contents: read`, `checks: write`, `pull-requests: write`.',
  look: (subject) =>
    eachGrant(subject, (grant) => {
      if (grant.value !== undefined && grant.value !== null) return [];
      return [
        {
          severity: 'warning',
          ...at(grant),
          message: "the workflow does not say which permissions it takes, so the repository's default decides",
          mend: 'name the three that the gate uses',
          edits: [{ kind: 'set', path: grant.path, value: USED }],
        },
      ];
    }),
};

export const permissionsContents: Check = {
  id: 'permissions-contents',
  finds: '`permissions` without `contents: read`',
  why: 'Naming any permission sets all others to none, and the action then cannot read the commits: every run fails.',
  mend: 'Add `contents: read`.',
  look: (subject) =>
    eachGrant(subject, (grant) => {
      if (grant.value === undefined || grant.value === null || levelOf(grant.value, 'contents') !== 'none') return [];
      return [
        {
          severity: 'error',
          ...at(grant),
          message: 'the token may not read the repository (contents: read), so every run fails',
          mend: 'add contents: read',
          edits: [{ kind: 'set', path: [...grant.path, 'contents'], value: 'read' }],
        },
      ];
    }),
};

export const permissionsPosting: Check = {
  id: 'permissions-posting',
  finds: '`checks: write` or `pull-requests: write` missing',
  why: 'The verdict stays the same, but annotations are at most nine errors and nine warnings, and there is no comment. Reviews that the policy asks for cannot be read without `pull-requests: read`.',
  mend: 'Add them, or say `annotations: commands` and `comment: never` to the action.',
  look: (subject) =>
    eachGrant(subject, (grant, gate) => {
      if (grant.value === undefined || grant.value === null || levelOf(grant.value, 'contents') === 'none') return [];
      const wanted = wantedOf(gate);
      const unread =
        subject.policy.kind === 'read' &&
        subject.policy.needsReview &&
        levelOf(grant.value, 'pull-requests') === 'none';
      const missing = wanted.filter((scope) => levelOf(grant.value, scope) !== 'write');
      if (missing.length === 0 && !unread) return [];
      const scopes = unread && !missing.includes('pull-requests') ? ['pull-requests', ...missing] : missing;
      return [
        {
          severity: unread ? 'error' : 'notice',
          ...at(grant),
          message: unread
            ? 'the policy asks for reviews, and the token may not read them (pull-requests: read)'
            : missing.map((scope) => LOST[scope]).join('; '),
          mend: `add ${scopes.map((scope) => `${scope}: write`).join(', ')}`,
          edits:
            typeof grant.value === 'string'
              ? [{ kind: 'set', path: grant.path, value: USED }]
              : scopes.map((scope) => ({ kind: 'set', path: [...grant.path, scope], value: 'write' })),
        },
      ];
    }),
};

const LOST = {
  checks: 'without checks: write annotations come as workflow commands, nine errors and nine warnings at most',
  'pull-requests': 'without pull-requests: write there is no comment in the pull request',
} as const;

/** What is posted is asked of the inputs of the action. The command line posts nothing. */
function wantedOf({ inner, steps: gates }: GateJob): readonly (keyof typeof LOST)[] {
  const all = steps(job(inner.file, inner.id));
  const inputs = gates.filter(({ how }) => how === 'action').map(({ index }) => fields(all[index]?.get('with')));
  return [
    ...(inputs.some((one) => !['commands', 'none'].includes(String(one.get('annotations') ?? '')))
      ? (['checks'] as const)
      : []),
    ...(inputs.some((one) => one.get('comment') !== 'never') ? (['pull-requests'] as const) : []),
  ];
}

export const permissionsExcess: Check = {
  id: 'permissions-excess',
  finds: '`write-all`, `contents: write` or other permissions that the gate has no use for',
  why: 'Whatever else runs in the job can use them: push to the branch that is judged, or set the state of other checks.',
  mend: 'Leave them out.',
  look: (subject) =>
    eachGrant(subject, (grant) => {
      if (grant.value === 'write-all') {
        return [
          {
            severity: 'error',
            ...at(grant),
            message: 'the token may write everything',
            mend: 'name the three permissions that the gate uses',
            edits: [{ kind: 'set', path: grant.path, value: USED }],
          },
        ];
      }
      return [...fields(grant.value)]
        .filter(
          ([scope, level]) => level === 'write' && !(scope in USED && USED[scope as keyof typeof USED] === 'write'),
        )
        .map(
          ([scope]): Draft => ({
            severity: DANGEROUS.has(scope) ? 'error' : 'warning',
            ...at(grant, scope),
            message: `the gate has no use for ${scope}: write, and whatever else runs in the job has`,
            mend: scope === 'contents' ? 'make it contents: read' : `remove ${scope}`,
            edits: [
              scope === 'contents'
                ? { kind: 'set', path: [...grant.path, scope], value: 'read' }
                : { kind: 'remove', path: [...grant.path, scope] },
            ],
          }),
        );
    }),
};
