import { SUPPORTED_EVENTS } from '../../../inputs/event.js';
import { compileGlob } from '../../../policy/glob.js';
import type { Check, Fault, Subject } from '../check.js';
import type { Edit } from '../edits.js';
import { rulesOf } from '../platform.js';
import { type Fields, fields, texts, triggers } from '../workflow.js';
import { lineOf, type YamlFile, type YamlPath } from '../yaml-file.js';

/** A retarget is an `edited` event; the rest are the platform's own default. */
const PULL_REQUEST_TYPES = ['opened', 'synchronize', 'reopened', 'edited'] as const;
const REVIEW_TYPES = ['submitted', 'dismissed'] as const;

type Draft = Omit<Fault, 'check'>;

/** Files whose own events start the gate, each once. */
export function startingFiles({ gates }: Subject): readonly YamlFile[] {
  return [...new Set(gates.map(({ file }) => file))].filter((file) => !isCalledFromElsewhere(file));
}

/** A workflow that only others call has no events of its own, and who calls it is not in this repository. */
function isCalledFromElsewhere(file: YamlFile): boolean {
  const events = triggers(file);
  return events.size > 0 && [...events.keys()].every((event) => event === 'workflow_call');
}

function at(file: YamlFile, path: YamlPath): Pick<Fault, 'place'> {
  return { place: { path: file.path, line: lineOf(file, path) } };
}

/** `on` may be a name, a list or a map: with settings it has to be a map. */
function setTrigger(file: YamlFile, event: string, settings: Readonly<Record<string, unknown>>): readonly Edit[] {
  const on = fields(file.value).get('on');
  if (typeof on === 'object' && on !== null && !Array.isArray(on)) {
    const keys = Object.entries(settings);
    // Key by key, so that what else is said about the event stays, comments included.
    return keys.length === 0
      ? [{ kind: 'set', path: ['on', event], value: {} }]
      : keys.map(([key, value]) => ({ kind: 'set', path: ['on', event, key], value }));
  }
  const all = Object.fromEntries(texts(on).map((name) => [name, {}]));
  return [{ kind: 'set', path: ['on'], value: { ...all, [event]: settings } }];
}

export const pullRequestTrigger: Check = {
  id: 'trigger-pull-request',
  finds: 'a workflow of the gate that does not run on `pull_request`',
  why: 'Pull requests are not looked at, and a required check that never reports blocks every merge.',
  mend: 'Add `pull_request` to `on`, with the types opened, synchronize, reopened and edited.',
  look: (subject) =>
    startingFiles(subject).flatMap((file): Draft[] => {
      if (triggers(file).has('pull_request')) return [];
      // Mended by the check that is about that event.
      if (triggers(file).has('pull_request_target')) return [];
      return [
        {
          severity: 'error',
          ...at(file, ['on']),
          message: 'the workflow does not run on pull_request, so no pull request is looked at',
          mend: 'run it on pull_request',
          edits: setTrigger(file, 'pull_request', { types: [...PULL_REQUEST_TYPES] }),
        },
      ];
    }),
};

export const pullRequestTarget: Check = {
  id: 'trigger-target',
  finds: '`pull_request_target` as the event of the gate',
  why: 'Its run has a token that may write and belongs to the default branch, not to the head that is judged; public repositories do not run it unless a policy of theirs allows it.',
  mend: 'Run on `pull_request`. The verdict needs no more than `contents: read`, for forks too.',
  look: (subject) =>
    startingFiles(subject).flatMap((file): Draft[] => {
      const events = triggers(file);
      if (!events.has('pull_request_target')) return [];
      const remove: Edit = { kind: 'remove', path: ['on', 'pull_request_target'] };
      const on = fields(file.value).get('on');
      const isMap = typeof on === 'object' && !Array.isArray(on);
      const names = [...events.keys()].filter((name) => name !== 'pull_request_target');
      const withTypes = { types: [...PULL_REQUEST_TYPES] };
      const edits: Edit[] = isMap
        ? [...(events.has('pull_request') ? [] : setTrigger(file, 'pull_request', withTypes)), remove]
        : [
            {
              kind: 'set',
              path: ['on'],
              value: { ...Object.fromEntries(names.map((name) => [name, {}])), pull_request: withTypes },
            },
          ];
      return [
        {
          severity: 'error',
          ...at(file, ['on', 'pull_request_target']),
          message:
            'the gate runs on pull_request_target: with a token that may write, and on the default branch instead of the head that it judges',
          mend: 'run it on pull_request instead',
          edits,
        },
      ];
    }),
};

export const unsupportedTrigger: Check = {
  id: 'trigger-unsupported',
  finds: 'an event on which the action fails, such as `schedule` or `workflow_run`',
  why: 'The action refuses what it cannot judge, so such a run is always red.',
  mend: 'Take the event out of this workflow; `examples/audit.yml` shows a weekly walk through history.',
  look: (subject) =>
    startingFiles(subject).flatMap((file) =>
      [...triggers(file).keys()]
        .filter((event) => event !== 'workflow_call' && !(SUPPORTED_EVENTS as readonly string[]).includes(event))
        .map((event): Draft => {
          const on = fields(file.value).get('on');
          const isMap = typeof on === 'object' && !Array.isArray(on);
          const rest = texts(on).filter((one) => one !== event);
          return {
            severity: 'warning',
            ...at(file, ['on', event]),
            message: `the action cannot judge the event ${event}, and fails on it`,
            mend: `take ${event} out of this workflow`,
            ...(isMap || rest.length > 0
              ? {
                  edits: [isMap ? { kind: 'remove', path: ['on', event] } : { kind: 'set', path: ['on'], value: rest }],
                }
              : {}),
          };
        }),
    ),
};

export const mergeGroup: Check = {
  id: 'trigger-merge-group',
  finds: '`merge_group` missing from the events',
  why: 'A merge queue waits for its required checks on this event, and for ever where none comes.',
  mend: 'Add `merge_group` to `on`. Without a queue it costs nothing.',
  look: (subject) =>
    startingFiles(subject).flatMap((file): Draft[] => {
      if (triggers(file).has('merge_group')) return [];
      const queue = rulesOf(subject.platform)?.mergeQueue;
      return [
        {
          severity: queue === true ? 'error' : queue === false ? 'notice' : 'warning',
          ...at(file, ['on']),
          message:
            queue === true
              ? 'the branch has a merge queue, and the workflow does not run on merge_group: nothing can be merged'
              : 'the workflow does not run on merge_group, and a merge queue would wait for it for ever',
          mend: 'run it on merge_group as well',
          edits: setTrigger(file, 'merge_group', {}),
        },
      ];
    }),
};

/** Types that are there and leave one out, or none where the platform's default leaves one out. */
function missingTypes(
  settings: Fields | undefined,
  wanted: readonly string[],
  usual: readonly string[],
): readonly string[] {
  if (settings === undefined) return [];
  const given = settings.get('types') === undefined ? usual : texts(settings.get('types'));
  return wanted.filter((type) => !given.includes(type));
}

export const types: Check = {
  id: 'trigger-types',
  finds: '`types` that leave out `opened`, `synchronize`, `reopened` or `edited`, or `checks_requested` of the queue',
  why: 'A push, or a change of the base branch (which is `edited`, and not among the default types), then keeps the old result: a pull request can be judged against one branch and merged into another.',
  mend: 'Write `types: [opened, synchronize, reopened, edited]`.',
  look: (subject) =>
    startingFiles(subject).flatMap((file): Draft[] => {
      const events = triggers(file);
      const pull = events.get('pull_request');
      const missing = missingTypes(pull, PULL_REQUEST_TYPES, PULL_REQUEST_TYPES.slice(0, 3));
      const queue = missingTypes(events.get('merge_group'), ['checks_requested'], ['checks_requested']);
      const types = [...new Set([...PULL_REQUEST_TYPES, ...texts(pull?.get('types'))])];
      return [
        ...(missing.length === 0
          ? []
          : [
              {
                severity: 'error' as const,
                ...at(file, ['on', 'pull_request', 'types']),
                message: `the workflow does not run again when a pull request is ${missing.map(inWords).join(', ')}`,
                mend: `add ${missing.join(', ')} to the types of pull_request`,
                edits: setTrigger(file, 'pull_request', { types }),
              },
            ]),
        ...(queue.length === 0
          ? []
          : [
              {
                severity: 'error' as const,
                ...at(file, ['on', 'merge_group', 'types']),
                message: 'the types of merge_group leave out checks_requested, the one that a queue sends',
                mend: 'add checks_requested',
                edits: setTrigger(file, 'merge_group', { types: ['checks_requested'] }),
              },
            ]),
      ];
    }),
};

function inWords(type: string): string {
  if (type === 'edited') return 'edited (its base branch changed)';
  return type === 'synchronize' ? 'pushed to (synchronize)' : type;
}

export const reviewTrigger: Check = {
  id: 'trigger-review',
  finds: 'a policy that asks for reviews, and a workflow that an approval does not start',
  why: 'The check stays red after the approval until somebody runs it again.',
  mend: 'Add `pull_request_review` with the types submitted and dismissed.',
  look: (subject) => {
    const { policy } = subject;
    if (policy.kind !== 'read' || !policy.needsReview) return [];
    return startingFiles(subject).flatMap((file): Draft[] => {
      const review = triggers(file).get('pull_request_review');
      const missing =
        review === undefined ? REVIEW_TYPES : missingTypes(review, REVIEW_TYPES, [...REVIEW_TYPES, 'edited']);
      if (missing.length === 0) return [];
      return [
        {
          severity: 'warning',
          ...at(file, ['on', 'pull_request_review']),
          message: `the policy asks for reviews, and a review that is ${missing.join(' or ')} does not start the workflow`,
          mend: 'run it on pull_request_review as well',
          edits: setTrigger(file, 'pull_request_review', { types: [...REVIEW_TYPES] }),
        },
      ];
    });
  },
};

/** Events whose runs report on the head of a pull request or of a queue. */
const JUDGING = ['pull_request', 'pull_request_target', 'merge_group', 'pull_request_review'] as const;

export const pathFilter: Check = {
  id: 'path-filter',
  finds: '`paths` or `paths-ignore` on the events of the gate',
  why: 'A required check whose workflow is filtered out stays pending for ever; one that is not required is simply not run. Filters look at the first 300 files only.',
  mend: 'Remove the filter. The gate itself passes at once where no fixture changed.',
  look: (subject) =>
    startingFiles(subject).flatMap((file) =>
      JUDGING.flatMap((event) =>
        (['paths', 'paths-ignore'] as const).flatMap((filter): Draft[] => {
          if (triggers(file).get(event)?.has(filter) !== true) return [];
          return [
            {
              severity: 'error',
              ...at(file, ['on', event, filter]),
              message: `${filter} leaves pull requests out, and ${event} then reports nothing at all`,
              mend: `remove ${filter}`,
              edits: [{ kind: 'remove', path: ['on', event, filter] }],
            },
          ];
        }),
      ),
    ),
};

export const branchFilter: Check = {
  id: 'branch-filter',
  finds: '`branches` or `branches-ignore` on the events of the gate',
  why: 'A pull request into another branch is not judged, and can be pointed at this one afterwards; where the branch itself is left out, a required check never reports.',
  mend: 'Remove the filter.',
  look: (subject) =>
    startingFiles(subject).flatMap((file) =>
      JUDGING.flatMap((event) =>
        (['branches', 'branches-ignore'] as const).flatMap((filter): Draft[] => {
          const settings = triggers(file).get(event);
          if (settings?.has(filter) !== true) return [];
          const misses = subject.branch !== undefined && !lets(filter, texts(settings.get(filter)), subject.branch);
          return [
            {
              severity: misses ? 'error' : 'warning',
              ...at(file, ['on', event, filter]),
              message: misses
                ? `${filter} of ${event} leaves out ${subject.branch}, so nothing is judged that goes there`
                : `${filter} of ${event} leaves other branches out: a pull request into one of them is not judged`,
              mend: `remove ${filter}`,
              edits: [{ kind: 'remove', path: ['on', event, filter] }],
            },
          ];
        }),
      ),
    ),
};

/** The last pattern that matches decides; `!` takes a branch out again. */
function lets(filter: 'branches' | 'branches-ignore', patterns: readonly string[], branch: string): boolean {
  let isIn = false;
  for (const pattern of patterns) {
    const negated = pattern.startsWith('!');
    const glob = negated ? pattern.slice(1) : pattern;
    // A pattern without a slash is about the last name to the policy's globs, and about all of it here.
    if (glob === branch || (!branch.includes('/') && compileGlob(glob)(branch)) || glob === '**') isIn = !negated;
  }
  return filter === 'branches' ? isIn : !isIn;
}

export const pushTwin: Check = {
  id: 'push-twin',
  finds: 'the gate on `push` to every branch beside `pull_request`',
  why: 'Both report under one name on the head of a pull request, and the push was judged against the last push only: which of the two counts is not documented.',
  mend: 'Limit `push` to the default branch, or take it out.',
  look: (subject) =>
    startingFiles(subject).flatMap((file): Draft[] => {
      const push = triggers(file).get('push');
      if (push === undefined || !triggers(file).has('pull_request')) return [];
      const branches = texts(push.get('branches'));
      const onlyTags = push.has('tags') && !push.has('branches') && !push.has('branches-ignore');
      const isNarrow = branches.length > 0 && branches.every((one) => !/[*?[]/.test(one));
      if (onlyTags || isNarrow) return [];
      return [
        {
          severity: 'error',
          ...at(file, ['on', 'push']),
          message: 'the job reports twice under one name on the head of a pull request: for pull_request and for push',
          mend: 'limit push to the branch that pull requests go to',
          edits: setTrigger(file, 'push', { branches: [subject.branch ?? 'main'] }),
        },
      ];
    }),
};
