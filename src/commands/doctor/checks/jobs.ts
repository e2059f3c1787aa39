import type { Check, Fault, Subject } from '../check.js';
import { type Fields, fields, type GateJob, isAlways, job, jobs, stepPath, steps, waitingFor } from '../workflow.js';
import { lineOf, type YamlFile, type YamlPath } from '../yaml-file.js';

type Draft = Omit<Fault, 'check'>;

const ALWAYS = `\${{ always() }}`;

interface JobPlace {
  readonly file: YamlFile;
  readonly id: string;
  readonly isGate: boolean;
}

/** The jobs whose result is the verdict: those that run the gate, their callers, and those that join their parts. */
function judgingJobs({ gates }: Subject): readonly JobPlace[] {
  const all = gates.flatMap((gate): JobPlace[] => [
    { file: gate.file, id: gate.id, isGate: !isMerge(gate) },
    ...(gate.inner.file.path === gate.file.path ? [] : [{ ...gate.inner, isGate: true }]),
    ...joinsOf(gate).map((id) => ({ file: gate.file, id, isGate: false })),
  ]);
  const seen = new Set<string>();
  return all.filter(({ file, id }) => {
    const key = `${file.path} ${id}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Only parts have to be joined: other jobs that wait for the gate are no verdict. */
export function joinsOf(gate: GateJob): readonly string[] {
  return isPart(gate) ? waitingFor(gate.file, gate.id) : [];
}

/** One of several jobs that judge a part each, by a matrix or by name. */
export function isPart(gate: GateJob): boolean {
  return (
    fields(job(gate.file, gate.id).get('strategy')).has('matrix') || inputsOf(gate).some((one) => one.has('shard'))
  );
}

/** What the steps of the gate are given. */
function inputsOf({ inner, steps: own }: GateJob): readonly Fields[] {
  const all = steps(job(inner.file, inner.id));
  return own.map(({ index }) => fields(all[index]?.get('with')));
}

/** Whether a job joins the reports of parts with the action's `merge`: then the parts need not fail themselves. */
function isMerged(gate: GateJob, gates: readonly GateJob[]): boolean {
  const joins = joinsOf(gate);
  return gates.some((one) => one.file.path === gate.file.path && joins.includes(one.id) && isMerge(one));
}

function isMerge(gate: GateJob): boolean {
  return inputsOf(gate).some((one) => String(one.get('merge') ?? '') !== '');
}

function at(file: YamlFile, path: YamlPath): Pick<Fault, 'place'> {
  return { place: { path: file.path, line: lineOf(file, path) } };
}

export const jobIf: Check = {
  id: 'job-if',
  finds: 'an `if` on the job of the gate, other than `always()`',
  why: 'A job that is skipped reports success, so the condition is a way past the gate.',
  mend: 'Remove it.',
  look: (subject) =>
    judgingJobs(subject).flatMap(({ file, id }): Draft[] => {
      const condition = job(file, id).get('if');
      if (condition === undefined || isAlways(condition)) return [];
      const hasNeeds = job(file, id).has('needs');
      return [
        {
          severity: 'error',
          ...at(file, ['jobs', id, 'if']),
          message: `the job ${id} is skipped where its condition does not hold, and a skipped job counts as a success`,
          mend: hasNeeds ? 'let it run always' : 'remove the condition',
          edits: [
            hasNeeds
              ? { kind: 'set', path: ['jobs', id, 'if'], value: ALWAYS }
              : { kind: 'remove', path: ['jobs', id, 'if'] },
          ],
        },
      ];
    }),
};

export const jobNeeds: Check = {
  id: 'job-needs',
  finds: '`needs` without `if: always()`',
  why: 'If the job that it waits for fails or is skipped, this one is skipped, and a skipped job reports success.',
  mend: 'Remove `needs`, or add `if: always()`.',
  look: (subject) =>
    judgingJobs(subject).flatMap(({ file, id, isGate }): Draft[] => {
      const one = job(file, id);
      if (!one.has('needs') || one.has('if')) return [];
      return [
        {
          severity: 'error',
          ...at(file, ['jobs', id, 'needs']),
          message: `the job ${id} is skipped where a job that it needs fails, and a skipped job counts as a success`,
          mend: isGate ? 'let it wait for nothing' : 'let it run always',
          edits: [
            isGate
              ? { kind: 'remove', path: ['jobs', id, 'needs'] }
              : { kind: 'set', path: ['jobs', id, 'if'], value: ALWAYS },
          ],
        },
      ];
    }),
};

export const joinJob: Check = {
  id: 'matrix-join',
  finds: 'a matrix of the gate without a job that joins it',
  why: 'Each part is a check of its own with a name that the matrix makes; requiring one of them leaves the others out.',
  mend: 'Add a job that needs the matrix, runs always and fails unless its result is success; see `examples/fixture-gate-shards.yml`.',
  look: ({ gates }) =>
    gates.flatMap((gate): Draft[] => {
      if (!isPart(gate) || isMerged(gate, gates)) return [];
      const joins = joinsOf(gate).filter((id) => looksAtResult(gate, id));
      if (joins.length > 0) return [];
      const name = freeName(gate.file);
      return [
        {
          severity: 'error',
          ...at(gate.file, ['jobs', gate.id, 'strategy']),
          message: `no job joins the parts of ${gate.id}, so there is no single check that could be required`,
          mend: `add a job that fails unless all parts passed, and require ${name}`,
          edits: [
            {
              kind: 'set',
              path: ['jobs', name],
              value: {
                needs: gate.id,
                if: ALWAYS,
                'runs-on': 'ubuntu-latest',
                permissions: {},
                steps: [{ run: `test "\${{ needs.${gate.id}.result }}" = success` }],
              },
            },
          ],
        },
      ];
    }),
};

function looksAtResult(gate: GateJob, id: string): boolean {
  return steps(job(gate.file, id)).some((step) =>
    [step.get('run'), step.get('if'), ...fields(step.get('with')).values(), ...fields(step.get('env')).values()].some(
      (text) => /needs\.[\w-]+\.result|needs\.\*\.result|toJSON\(needs\)|fixture-?gate.*\bmerge\b/i.test(String(text)),
    ),
  );
}

function freeName(file: YamlFile): string {
  const taken = jobs(file);
  return taken.has('fixture-gate') ? 'fixture-gate-verdict' : 'fixture-gate';
}

export const continueOnError: Check = {
  id: 'continue-on-error',
  finds: '`continue-on-error` on the job or the step of the gate',
  why: 'The check is green whatever the gate says.',
  mend: 'Remove it.',
  look: (subject) =>
    subject.gates.flatMap(({ file, id, inner, steps: gates }) => {
      const places: readonly (readonly [YamlFile, YamlPath, unknown])[] = [
        [file, ['jobs', id, 'continue-on-error'], job(file, id).get('continue-on-error')],
        [inner.file, ['jobs', inner.id, 'continue-on-error'], job(inner.file, inner.id).get('continue-on-error')],
        ...gates.map(({ index }) => {
          const path = stepPath(inner.id, index, 'continue-on-error');
          return [inner.file, path, steps(job(inner.file, inner.id))[index]?.get('continue-on-error')] as const;
        }),
      ];
      const seen = new Set<string>();
      return places.flatMap(([one, path, value]): Draft[] => {
        const key = `${one.path} ${path.join('.')}`;
        if (value === undefined || value === false || seen.has(key)) return [];
        seen.add(key);
        return [
          {
            severity: 'error',
            ...at(one, path),
            message: 'a failing gate does not fail the check',
            mend: 'remove continue-on-error',
            edits: [{ kind: 'remove', path }],
          },
        ];
      });
    }),
};

export const stepIf: Check = {
  id: 'step-if',
  finds: 'an `if` on the step of the gate',
  why: 'A step that is skipped does not fail its job.',
  mend: 'Remove it.',
  look: (subject) =>
    subject.gates.flatMap(({ inner, steps: gates }) =>
      gates.flatMap(({ index }): Draft[] => {
        const condition = steps(job(inner.file, inner.id))[index]?.get('if');
        if (condition === undefined || isAlways(condition)) return [];
        const path = stepPath(inner.id, index, 'if');
        return [
          {
            severity: 'error',
            ...at(inner.file, path),
            message: 'the step of the gate is skipped where its condition does not hold, and the job is green then',
            mend: 'remove the condition',
            edits: [{ kind: 'remove', path }],
          },
        ];
      }),
    ),
};

export const failOn: Check = {
  id: 'fail-on-never',
  finds: '`fail-on: never`',
  why: 'The job passes whatever the verdict is. It is meant for trying the gate out, before its check is required.',
  mend: 'Remove it once the gate is to count.',
  look: (subject) =>
    subject.gates.flatMap((gate) =>
      gate.steps.flatMap(({ index, how }): Draft[] => {
        // The whole is judged where the parts are joined.
        if (isMerged(gate, subject.gates)) return [];
        const { inner } = gate;
        const step = steps(job(inner.file, inner.id))[index];
        const isInput = how === 'action' && fields(step?.get('with')).get('fail-on') === 'never';
        const isFlag = how === 'command' && /--fail-on[= ]+never\b/.test(String(step?.get('run') ?? ''));
        if (!isInput && !isFlag) return [];
        const path = isInput ? stepPath(inner.id, index, 'with', 'fail-on') : stepPath(inner.id, index, 'run');
        return [
          {
            severity: 'warning',
            ...at(inner.file, path),
            message: 'with fail-on: never the check is green whatever the verdict is',
            mend: 'remove fail-on once the gate is to count',
            ...(isInput ? { edits: [{ kind: 'remove', path }] } : {}),
          },
        ];
      }),
    ),
};

/** `run` of the gate with something behind it that throws its exit code away. */
export const swallowedExit: Check = {
  id: 'exit-code-lost',
  finds: 'a command line of the gate whose exit code is thrown away (`|| true`, a pipe without `pipefail`)',
  why: 'The step is green whatever the gate says.',
  mend: 'Let the command stand alone, and write reports with `--output`.',
  look: (subject) =>
    subject.gates.flatMap(({ inner, steps: gates }) =>
      gates.flatMap(({ index, how }): Draft[] => {
        if (how !== 'command') return [];
        const step = steps(job(inner.file, inner.id))[index];
        const run = String(step?.get('run') ?? '').replaceAll(/\\\r?\n/g, ' ');
        // Named explicitly, bash runs with pipefail; the default shell of a step does not.
        const hasPipefail = step?.get('shell') === 'bash' || run.includes('pipefail');
        const lines = run.split('\n').filter((line) => /fixture-?gate/i.test(line) && !/^\s*#/.test(line));
        const isLost = (line: string): boolean =>
          /\|\|\s*(?:true|:|exit 0)|;\s*(?:true|exit 0)/.test(line) || (!hasPipefail && /[^|]\|[^|]/.test(line));
        if (!lines.some(isLost) && !/^\s*set \+e/m.test(run)) return [];
        return [
          {
            severity: 'error',
            ...at(inner.file, stepPath(inner.id, index, 'run')),
            message: 'the exit code of the gate is thrown away, so the step is green whatever it says',
            mend: 'let the command stand alone; --output FILE writes its report',
          },
        ];
      }),
    ),
};
