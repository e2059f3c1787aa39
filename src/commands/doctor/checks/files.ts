import type { Check, Fault } from '../check.js';
import { foreignCalls } from '../workflow.js';

type Draft = Omit<Fault, 'check'>;

export const noWorkflow: Check = {
  id: 'no-workflow',
  finds: 'no workflow that runs the gate',
  why: 'Nothing is looked at.',
  mend: 'Write one: `fixture-gate init` does.',
  look: ({ gates, broken, workflows, platform }) => {
    if (gates.length > 0) return [];
    // Elsewhere, and a ruleset says where.
    if (platform.kind === 'asked' && platform.rules.kind === 'seen' && platform.rules.value.workflows.length > 0)
      return [];
    const called = foreignCalls(workflows);
    const hints = [
      ...(broken.length === 0 ? [] : [`${broken.map(({ path }) => path).join(', ')} cannot be read`]),
      ...(called.length === 0
        ? []
        : [`what runs behind ${called.map(({ uses }) => uses).join(', ')} cannot be seen from here`]),
    ];
    return [
      {
        severity: 'error',
        message: `none of ${workflows.length} ${workflows.length === 1 ? 'workflow' : 'workflows'} runs the gate${hints.length === 0 ? '' : ` (${hints.join('; ')})`}`,
        mend:
          broken.length === 0
            ? 'write one: fixture-gate init'
            : 'mend what cannot be read, or write one: fixture-gate init',
      },
    ];
  },
};

export const brokenWorkflow: Check = {
  id: 'broken-workflow',
  finds: 'a workflow that is no YAML',
  why: 'The platform does not run it, and a required check of it never reports.',
  mend: 'Mend the line.',
  look: ({ broken }) =>
    broken.map(
      ({ path, line, why }): Draft => ({
        severity: /fixture-?gate/i.test(path) ? 'error' : 'warning',
        place: { path, line },
        message: `expected YAML; found a mistake: ${why}`,
        mend: 'mend that line',
      }),
    ),
};

export const policyFile: Check = {
  id: 'policy-file',
  finds: 'a policy file with mistakes, or one at a place where nobody reads it',
  why: 'The gate cannot evaluate, and every pull request is red.',
  mend: 'Correct the lines that it names.',
  look: ({ policy }) =>
    policy.kind === 'bad'
      ? [{ severity: 'error', place: { path: policy.path, line: 1 }, message: policy.why, mend: policy.remedy }]
      : [],
};
