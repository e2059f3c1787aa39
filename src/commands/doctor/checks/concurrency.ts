import type { Check, Fault } from '../check.js';
import { fields, type GateJob, triggers } from '../workflow.js';
import { lineOf, type YamlFile, type YamlPath } from '../yaml-file.js';

type Draft = Omit<Fault, 'check'>;

function at(file: YamlFile, path: YamlPath): Pick<Fault, 'place'> {
  return { place: { path: file.path, line: lineOf(file, path) } };
}

/** What is different in every pull request, and in every group of a queue. */
const PER_PULL_REQUEST =
  /github\.(?:ref\b|ref_name|head_ref|sha|run_id|event\.(?:number|pull_request\.(?:number|id|head\.\w+)))/;
const PER_GROUP = /github\.(?:ref\b|ref_name|sha|run_id|event\.merge_group\.head_\w+)/;

export const concurrency: Check = {
  id: 'concurrency-cancel',
  finds: 'a concurrency group that pull requests share, or that cancels the run of a queue',
  why: 'A run that another one cancels or replaces reports no success: the check of a pull request that nobody touched turns red, and a queue throws the group out.',
  mend: 'Put the number of the pull request into the group, and cancel on `pull_request` only.',
  look: (subject) => {
    const seen = new Set<string>();
    return subject.gates.flatMap((gate) =>
      concurrencies(gate).flatMap(({ file, path, value }): Draft[] => {
        const key = `${file.path} ${path.join('.')}`;
        if (seen.has(key)) return [];
        seen.add(key);
        return concurrencyFault(gate, file, path, value);
      }),
    );
  },
};

interface Concurrency {
  readonly file: YamlFile;
  readonly path: YamlPath;
  readonly value: unknown;
}

function concurrencies({ file, id, inner }: GateJob): readonly Concurrency[] {
  const places: readonly (readonly [YamlFile, YamlPath])[] = [
    [file, ['concurrency']],
    [file, ['jobs', id, 'concurrency']],
    [inner.file, ['concurrency']],
    [inner.file, ['jobs', inner.id, 'concurrency']],
  ];
  return places.flatMap(([one, path]) => {
    let value: unknown = one.value;
    for (const key of path) value = fields(value).get(String(key));
    return value === undefined ? [] : [{ file: one, path, value }];
  });
}

function concurrencyFault(gate: GateJob, file: YamlFile, path: YamlPath, value: unknown): Draft[] {
  const group = typeof value === 'string' ? value : String(fields(value).get('group') ?? '');
  const cancel = typeof value === 'string' ? undefined : fields(value).get('cancel-in-progress');
  const hasQueue = triggers(gate.file).has('merge_group');
  const alternatives = group.split('||');
  const sharedByPulls = !PER_PULL_REQUEST.test(group);
  // `github.head_ref` is empty in a queue, and what stands behind `||` takes its place.
  const sharedByGroups = hasQueue && !PER_GROUP.test(group);
  const sharedByForks =
    !sharedByPulls && /github\.head_ref/.test(alternatives[0] ?? '') && !/number/.test(alternatives[0] ?? '');
  const cancelsGroups = hasQueue && cancel === true && sharedByGroups;
  if (!sharedByPulls && !sharedByGroups && !sharedByForks) return [];
  const who = sharedByPulls
    ? 'all pull requests share one concurrency group, so one of them cancels or replaces the run of another'
    : sharedByForks
      ? 'branches of one name in two forks share a concurrency group, so one pull request can cancel the run of another'
      : `the groups of a merge queue share one concurrency group${cancelsGroups ? ' and cancel each other' : ', so a waiting one is replaced'}`;
  return [
    {
      severity: sharedByPulls || cancelsGroups ? 'error' : 'warning',
      ...at(file, typeof value === 'string' ? path : [...path, 'group']),
      message: who,
      mend: 'give every pull request and every group a concurrency group of its own',
      edits: [
        {
          kind: 'set',
          path,
          value: {
            group: `fixture-gate-\${{ github.event.pull_request.number || github.sha }}`,
            'cancel-in-progress': `\${{ github.event_name == 'pull_request' }}`,
          },
        },
      ],
    },
  ];
}
