import type { Problem } from '../problems.js';
import type { Gate, GateInput } from './gate.js';

const WORKFLOWS = '.github/workflows/';

/** Says where this pull request edits what judges it. */
export const policy: Gate = {
  id: 'policy',
  evaluate(input) {
    const problems = [...policyEdits(input), ...workflowEdits(input), ...unused(input), ...oddTrees(input)];
    const failed = problems.some(({ severity }) => severity === 'error');
    const shown = problems.filter(({ severity }) => severity !== 'notice').length;
    return {
      id: 'policy',
      outcome: failed ? 'fail' : 'pass',
      summary: shown === 0 ? 'nothing that judges was edited' : `${shown} to look at`,
      problems,
    };
  },
};

function policyEdits({ policyEdit: { edited, path, headError } }: GateInput): Problem[] {
  if (!edited) return [];
  if (headError !== undefined) {
    return [
      {
        code: 'FG801',
        gate: 'policy',
        severity: 'error',
        path,
        message: `this pull request breaks the policy file: ${headError}`,
        fix: 'Mend the file: once merged, nothing could be evaluated any more.',
      },
    ];
  }
  return [
    {
      code: 'FG801',
      gate: 'policy',
      severity: 'warning',
      path,
      message: 'this pull request edits the policy: it was judged by base and by head, and the stricter of both stands',
      fix: 'Let an owner of the policy review this file; what it loosens applies from the next pull request on.',
    },
  ];
}

function workflowEdits({ changes }: GateInput): Problem[] {
  return changes
    .filter(({ path }) => path.startsWith(WORKFLOWS) || path.startsWith('.github/actions/'))
    .map(({ path }) => ({
      code: 'FG801',
      gate: 'policy',
      severity: 'warning',
      path,
      message: 'this pull request edits a workflow, and the gate itself runs from one',
      fix: 'Let an owner of the workflows review this file.',
    }));
}

function unused({ unusedRules }: GateInput): Problem[] {
  return [...unusedRules].flatMap(([rule, names]) =>
    names.map(
      (name): Problem => ({
        code: 'FG804',
        gate: 'policy',
        severity: 'notice',
        message: `${name} of the rule for ${rule.paths.join(', ')} matched nothing in the fixtures that changed here`,
        fix: 'Check its path; a rule with a typo protects nothing and forgives nothing.',
      }),
    ),
  );
}

/** Entries that git itself would not have written can make a checkout differ from what was compared. */
function oddTrees({ treeProblems }: GateInput): Problem[] {
  return treeProblems
    .filter(({ onBase }) => !onBase)
    .map(({ kind, path }) => ({
      code: 'FG805',
      gate: 'policy',
      severity: 'error',
      path,
      message: `the tree on head has an entry that git would not have written (${kind.replaceAll('-', ' ')}): a checkout may differ from what was compared`,
      fix: 'Write the commit again with git add and git commit; "git fsck" names the entry.',
    }));
}
