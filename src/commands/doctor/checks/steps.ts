import { asSha, isNoCommit } from '../../../inputs/identifiers.js';
import type { Check, Fault } from '../check.js';
import { type Fields, fields, type GateJob, job, jobs, stepPath, steps, triggers } from '../workflow.js';
import { lineOf, type YamlFile, type YamlPath } from '../yaml-file.js';

type Draft = Omit<Fault, 'check'>;

function at(file: YamlFile, path: YamlPath): Pick<Fault, 'place'> {
  return { place: { path: file.path, line: lineOf(file, path) } };
}

function stepsOf({ inner }: GateJob): readonly Fields[] {
  return steps(job(inner.file, inner.id));
}

function usesOf(step: Fields | undefined): string {
  return String(step?.get('uses') ?? '');
}

function isCheckout(step: Fields | undefined): boolean {
  return /^actions\/checkout(?:@|$)/i.test(usesOf(step));
}

/** Each step of each job that runs the gate, once. */
function eachStep(
  gates: readonly GateJob[],
  look: (gate: GateJob, step: Fields, index: number, gateIndexes: ReadonlySet<number>) => Draft[],
): readonly Draft[] {
  const seen = new Set<string>();
  return gates.flatMap((gate) => {
    const key = `${gate.inner.file.path} ${gate.inner.id}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const indexes = new Set(gate.steps.map(({ index }) => index));
    return stepsOf(gate).flatMap((step, index) => look(gate, step, index, indexes));
  });
}

export const floatingGate: Check = {
  id: 'floating-gate',
  finds: 'the gate used by a tag, a branch, a short SHA or a placeholder',
  why: 'A tag can be moved: who moves it decides what judges, and no pull request shows it.',
  mend: 'Write the full SHA of a release, with its version behind it as a comment.',
  look: ({ gates }) =>
    eachStep(gates, ({ inner }, step, index, own) => {
      const [name = '', ref = ''] = usesOf(step).split('@');
      if (!own.has(index) || !step.has('uses') || name.startsWith('.') || name.startsWith('docker:')) return [];
      if (asSha(ref) !== undefined) return [];
      const isPlaceholder = isNoCommit(ref) || ref === 'SHA' || name.startsWith('OWNER/');
      return [
        {
          severity: 'error',
          ...at(inner.file, stepPath(inner.id, index, 'uses')),
          message: isPlaceholder
            ? `${name}@${ref} is a placeholder: the workflow cannot run yet`
            : ref === ''
              ? 'without a version the action is whatever its default branch holds'
              : `the version ${ref} of the action can be moved to other code at any time`,
          mend: isPlaceholder
            ? 'write the account that publishes the action, and the full SHA of a release'
            : pinning(name, ref),
        },
      ];
    }),
};

/**
 * A tag with a message of its own has a SHA of its own, which names no commit: the line with `^{}` behind it does. A name
 * that a shell would read as more than a name is not put into a command.
 */
function pinning(name: string, ref: string): string {
  const repository = name.split('/').slice(0, 2).join('/');
  const isPlain = [repository, ref].every((one) => /^[A-Za-z0-9_./-]*$/.test(one) && !one.startsWith('-'));
  if (!isPlain) return 'write the full SHA of a release';
  const address = `git ls-remote https://github.com/${repository}`;
  return ref === ''
    ? `write the full SHA of a release, one of those that this prints:\n${address} 'refs/tags/*'`
    : `write the full SHA that ${ref} stands for, the last one that this prints:\n${address} ${ref} '${ref}^{}'`;
}

export const floatingNeighbour: Check = {
  id: 'floating-neighbour',
  finds: 'other actions of the same job that are not pinned by a full SHA',
  why: 'They run before or beside the gate with the same token and can change what it reads.',
  mend: 'Pin them, or take them out of the job.',
  look: ({ gates }) =>
    eachStep(gates, ({ inner }, step, index, own) => {
      const uses = usesOf(step);
      const [name = '', ref = ''] = uses.split('@');
      if (
        own.has(index) ||
        uses === '' ||
        uses.startsWith('.') ||
        uses.startsWith('docker:') ||
        asSha(ref) !== undefined
      )
        return [];
      return [
        {
          severity: 'warning',
          ...at(inner.file, stepPath(inner.id, index, 'uses')),
          message: `${uses} can be moved, and runs in the job of the gate`,
          mend: pinning(name, ref),
        },
      ];
    }),
};

/** Installed by the manifest and the lock file of head. */
const FROM_HEAD =
  /\b(?:npx|npm\s+(?:exec|run|x)|pnpm|yarn|bunx?)\b[^\n]*fixture-?gate|node_modules\/[^\n]*fixture-?gate/i;

export const localGate: Check = {
  id: 'local-gate',
  finds:
    '`uses: ./...` for the gate without a checkout of the base commit; a command line that head installs (`npx fixture-gate`)',
  why: 'It runs code that the pull request itself brings or chooses; the action refuses that (`UNSAFE_ENVIRONMENT`).',
  mend: 'Use the action by `OWNER/fixture-gate@SHA`, or check out the base commit into a folder and use that.',
  look: ({ gates }) =>
    eachStep(gates, (gate, step, index, own) => {
      const uses = usesOf(step);
      if (own.has(index) && FROM_HEAD.test(String(step.get('run') ?? ''))) return [installedByHead(gate, index)];
      if (!own.has(index) || !uses.startsWith('.')) return [];
      const folder = uses.replace(/^\.\/?/, '').replace(/\/$/, '');
      const all = stepsOf(gate);
      const checkout = all.findIndex(
        (one) =>
          isCheckout(one) && String(fields(one.get('with')).get('path') ?? '').replace(/^\.\/|\/$/g, '') === folder,
      );
      const ref = String(fields(all[checkout]?.get('with')).get('ref') ?? '');
      if (folder !== '' && /pull_request\.base\.sha|merge_group\.base_sha/.test(ref) && !/head/.test(ref)) return [];
      const { inner } = gate;
      return [
        {
          severity: 'error',
          ...at(inner.file, stepPath(inner.id, index, 'uses')),
          message: `${uses} is the code that the pull request brings, and would judge itself`,
          mend: 'check out the base commit into a folder of its own, and use that folder',
          ...(folder === '' || checkout === -1
            ? {}
            : {
                edits: [
                  {
                    kind: 'set',
                    path: stepPath(inner.id, checkout, 'with', 'ref'),
                    value: `\${{ github.event.pull_request.base.sha || github.event.merge_group.base_sha }}`,
                  },
                ],
              }),
        },
      ];
    }),
};

function installedByHead({ inner }: GateJob, index: number): Draft {
  return {
    severity: 'warning',
    ...at(inner.file, stepPath(inner.id, index, 'run')),
    message: 'this takes the gate from what the pull request installs, so the pull request chooses what judges it',
    mend: 'use the action, or check Fixture Gate out by its full SHA into a folder of its own and run that',
  };
}

export const earlierSteps: Check = {
  id: 'earlier-steps',
  finds: 'commands that run in the job before the gate',
  why: 'What the pull request brings (an install script, a build, a test) can change git, node or the environment of the gate after it.',
  mend: 'Give the gate a job of its own; where it needs test reports, take them as an artifact.',
  look: ({ gates }) =>
    eachStep(gates, ({ inner, steps: own }, step, index) => {
      const first = own.find(({ how }) => how === 'action')?.index;
      if (first === undefined || index >= first || !step.has('run')) return [];
      return [
        {
          severity: 'warning',
          ...at(inner.file, stepPath(inner.id, index, 'run')),
          message: 'this command runs before the gate in the same job, and can change what the gate is',
          mend: 'give the gate a job of its own',
        },
      ];
    }),
};

export const checkoutDepth: Check = {
  id: 'checkout-depth',
  finds: 'the command line of the gate on a checkout of one commit; a checkout step that the action does not need',
  why: 'The command line reads what is there, and a depth of 1 has no merge base: every run ends with exit code 3. The action fetches what it lacks itself.',
  mend: 'Set `fetch-depth: 0` for the command line; for the action leave the checkout out.',
  look: ({ gates }) =>
    gates.flatMap((gate): Draft[] => {
      const all = stepsOf(gate);
      const { inner } = gate;
      const command = gate.steps.find(
        ({ how, index }) => how === 'command' && /\b(?:check|audit)\b/.test(String(all[index]?.get('run') ?? '')),
      );
      const checkout = all.findIndex((step) => isCheckout(step) && !fields(step.get('with')).has('repository'));
      if (command !== undefined) {
        if (checkout === -1 || checkout > command.index) {
          return [
            {
              severity: 'error',
              ...at(inner.file, stepPath(inner.id, command.index, 'run')),
              message:
                'the command line of the gate runs without a checkout, so there is nothing that it could look at',
              mend: 'check the repository out before it, with fetch-depth: 0 and persist-credentials: false',
            },
          ];
        }
        const depth = fields(all[checkout]?.get('with')).get('fetch-depth');
        if (String(depth ?? 1) === '0') return [];
        return [
          {
            severity: 'error',
            ...at(inner.file, stepPath(inner.id, checkout, 'with', 'fetch-depth')),
            message: `a checkout of ${depth ?? 1} commit${String(depth ?? 1) === '1' ? '' : 's'} has no merge base, so the command line cannot evaluate`,
            mend: 'fetch the whole history',
            edits: [{ kind: 'set', path: stepPath(inner.id, checkout, 'with', 'fetch-depth'), value: 0 }],
          },
        ];
      }
      const usesFolder = gate.steps.some(({ index }) => usesOf(all[index]).startsWith('.'));
      const hasOthers = all.some((step, index) => !isCheckout(step) && !gate.steps.some((one) => one.index === index));
      if (checkout === -1 || usesFolder || hasOthers) return [];
      return [
        {
          severity: 'notice',
          ...at(inner.file, stepPath(inner.id, checkout)),
          message: 'the action needs no checkout: it fetches the commits that it looks at, whatever the depth is',
          mend: 'remove the step',
          edits: [{ kind: 'remove', path: stepPath(inner.id, checkout) }],
        },
      ];
    }),
};

export const checkoutCredentials: Check = {
  id: 'checkout-credentials',
  finds: 'a checkout in the job of the gate that keeps its token',
  why: 'The token stays in the configuration of the clone, where every later step can read it.',
  mend: 'Set `persist-credentials: false`.',
  look: ({ gates }) =>
    eachStep(gates, ({ inner }, step, index) => {
      if (!isCheckout(step) || fields(step.get('with')).get('persist-credentials') === false) return [];
      const path = stepPath(inner.id, index, 'with', 'persist-credentials');
      return [
        {
          severity: 'warning',
          ...at(inner.file, path),
          message: 'the checkout leaves a token behind that later steps can read',
          mend: 'do not keep it',
          edits: [{ kind: 'set', path, value: false }],
        },
      ];
    }),
};

/** What a pull request decides about what is checked out. */
const HEAD_REFERENCE =
  /pull_request\.head|github\.head_ref|refs\/pull\/|workflow_run\.head_(?:sha|branch|repository)|event\.number/;

export const targetCheckout: Check = {
  id: 'target-checkout',
  finds: 'any workflow on `pull_request_target` or `workflow_run` that checks out the head of a pull request',
  why: 'Code of a stranger runs there with a token that may write: it can push, approve, and report a passing check under the name of the gate.',
  mend: 'Run it on `pull_request`, or do not check out head there.',
  look: ({ workflows }) =>
    workflows.flatMap((file) => {
      const event = ['pull_request_target', 'workflow_run'].find((name) => triggers(file).has(name));
      if (event === undefined) return [];
      return [...jobs(file)].flatMap(([id, one]) =>
        steps(one).flatMap((step, index): Draft[] => {
          const given = fields(step.get('with'));
          const asked = isCheckout(step)
            ? `${given.get('ref') ?? ''} ${given.get('repository') ?? ''}`
            : /\bgit\s+(?:fetch|checkout|clone|pull)\b|\bgh\s+pr\s+checkout\b/.test(String(step.get('run') ?? ''))
              ? `${step.get('run')} ${[...fields(step.get('env')).values()].join(' ')}${/gh\s+pr\s+checkout/.test(String(step.get('run'))) ? ' refs/pull/' : ''}`
              : '';
          if (!HEAD_REFERENCE.test(asked)) return [];
          return [
            {
              severity: 'error',
              ...at(file, isCheckout(step) ? stepPath(id, index, 'with', 'ref') : stepPath(id, index, 'run')),
              message: `${event} runs with a token that may write, and this step brings the code of the pull request there`,
              mend: `do not check out head on ${event}`,
              ...(isCheckout(step)
                ? {
                    edits: (['ref', 'repository'] as const)
                      .filter((key) => given.has(key))
                      .map((key) => ({ kind: 'remove', path: stepPath(id, index, 'with', key) }) as const),
                  }
                : {}),
            },
          ];
        }),
      );
    }),
};
