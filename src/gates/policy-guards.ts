import type { Problem } from '../problems.js';
import type { PathChange } from '../revisions/revisions.js';
import { APPROVE, answerable, more, SHOWN } from './answerable.js';
import type { GateInput } from './gate.js';
import type { PolicyFacts } from './policy-facts.js';

/** Where nobody can be asked to approve, an honest edit may not be red for ever: base's rules judge it all the same. */
const ON_PLATFORM = { here: 'error', elsewhere: 'warning' } as const;

interface Guard {
  readonly what: string;
  /** For a file that is new and so takes nothing away. */
  readonly isHarmlessWhenNew?: boolean;
}

const CODEOWNERS = new Set(['CODEOWNERS', '.github/CODEOWNERS', 'docs/CODEOWNERS']);
const GIT_SETTINGS = new Map([
  ['.gitmodules', 'how submodules are looked at'],
  ['.lfsconfig', 'where Git LFS takes content from'],
]);

export function guardEdits(input: GateInput, facts: PolicyFacts | undefined): Problem[] {
  const { policyEdit, changes } = input;
  const own = policyEdit.edited ? changes.filter(({ path }) => path === policyEdit.path) : [];
  return [
    ...own.map((change) => policyEdited(input, change, facts)),
    ...changes.flatMap((change) => {
      if (own.includes(change)) return [];
      const guard = guardOf(change, facts);
      if (guard === undefined) return workflowEdited(change);
      if (guard.isHarmlessWhenNew === true && change.base === null) return [added(change, guard)];
      const message = `this pull request ${verb(change)} ${guard.what}`;
      return [answerable(input, [change], { code: 'FG801', path: change.path, message, fix: APPROVE }, ON_PLATFORM)];
    }),
  ];
}

function verb({ base, head }: PathChange): string {
  if (base === null) return 'brings';
  return head === null ? 'removes' : 'edits';
}

function guardOf({ path }: PathChange, facts: PolicyFacts | undefined): Guard | undefined {
  if (CODEOWNERS.has(path)) return { what: 'the list of those who must review' };
  if (facts?.ownWorkflows.has(path) === true) return { what: 'a workflow that runs this gate' };
  if (facts?.governing.has(path) === true)
    return { what: 'a schema, a view or a descriptor set that fixtures are judged by', isHarmlessWhenNew: true };
  const setting = GIT_SETTINGS.get(path);
  return setting === undefined ? undefined : { what: setting };
}

function added({ path }: PathChange, { what }: Guard): Problem {
  return { code: 'FG801', gate: 'policy', severity: 'notice', path, message: `this pull request brings ${what}` };
}

/** Any workflow can post a check of any name, so none is edited without a word (T02). */
function workflowEdited({ path }: PathChange): Problem[] {
  if (!path.startsWith('.github/workflows/') && !path.startsWith('.github/actions/')) return [];
  return [
    {
      code: 'FG801',
      gate: 'policy',
      severity: 'warning',
      path,
      message: 'this pull request edits a workflow, and the gate itself runs from one',
      fix: 'Let an owner of the workflows review this file.',
    },
  ];
}

function policyEdited(input: GateInput, change: PathChange, facts: PolicyFacts | undefined): Problem {
  const { path, headError } = input.policyEdit;
  if (headError !== undefined) {
    return {
      code: 'FG801',
      gate: 'policy',
      severity: 'error',
      path,
      message: `this pull request breaks the policy file: ${headError}`,
      fix: 'Mend the file: once merged, nothing could be evaluated any more.',
    };
  }
  const lost = (facts?.weakenings ?? []).map(
    ({ key, base, head }) => `${key}: ${short(base)} on base, ${short(head)} here`,
  );
  const loosens = lost.length === 0 ? '' : ` (it loosens ${lost.slice(0, SHOWN).join('; ')}${more(lost)})`;
  const message = `this pull request ${verb(change)} the policy${loosens}: it was judged by base and by head, and the stricter of both stands`;
  return answerable(input, [change], { code: 'FG801', path, message, fix: APPROVE }, ON_PLATFORM);
}

/** Of a value that may be a whole list of rules. */
const LONGEST_VALUE = 80;

function short(text: string): string {
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}...` : text;
}
