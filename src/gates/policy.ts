import type { Problem } from '../problems.js';
import { showPath } from '../review/quoting.js';
import type { PathChange } from '../revisions/revisions.js';
import { answerable, type Draft, more, OR_APPROVE, SHOWN } from './answerable.js';
import type { Gate, GateInput } from './gate.js';
import { foldCase, foldPath, nameFault } from './path-names.js';
import type { AttributeChange, PolicyFacts, SubmoduleChange } from './policy-facts.js';
import { guardEdits } from './policy-guards.js';
import { readPolicyFacts } from './reader-policy.js';

/** Said, and no reason to fail. */
const WARN = { here: 'warning', elsewhere: 'warning' } as const;

/** Says where this pull request edits what judges it, hides a change, or lets a fixture slip out of sight. */
export const policy: Gate = {
  id: 'policy',
  read: async (source) => ({ policy: await readPolicyFacts(source) }),
  evaluate(input) {
    const facts = input.facts.policy;
    const problems = [
      ...guardEdits(input, facts),
      ...(facts === undefined ? [] : hidden(input, facts)),
      ...left(input),
      ...unused(input),
      ...(facts === undefined ? [] : [...emptied(facts), ...idle(facts)]),
      ...oddTrees(input),
      ...names(input, facts),
      ...(facts === undefined ? [] : settings(input, facts)),
      ...(facts === undefined ? [] : merged(facts)),
    ];
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

function hidden(input: GateInput, { attributes, submodules, stored }: PolicyFacts): Problem[] {
  const byPath = new Map(input.changes.map((change) => [change.path, change]));
  return [
    ...attributes.map((change) => attributeProblem(input, change)),
    ...submodules.map((change) => submoduleProblem(input, change)),
    ...input.changes.filter((change) => input.isFixture(change.path)).flatMap((change) => kindProblem(input, change)),
    ...stored.map(({ path, why }) =>
      answerable(input, [byPath.get(path)!], {
        code: 'FG802',
        path,
        message: why,
        fix: `Store the file as it was stored on base. ${OR_APPROVE}`,
      }),
    ),
  ];
}

function attributeProblem(input: GateInput, { attribute, base, head, fixtures, files }: AttributeChange): Problem {
  const some = fixtures.slice(0, SHOWN).map(showPath).join(', ');
  const message = `the attribute ${attribute} is ${head} for ${fixtures.length} ${fixtures.length === 1 ? 'fixture' : 'fixtures'} (${some}${more(fixtures)}) and was ${base}: it hides changes, or gives tests other bytes than those compared`;
  const fix = `Take the attribute away for fixtures. ${OR_APPROVE}`;
  return answerable(input, files, { code: 'FG802', path: files[0]!.path, message, fix });
}

/** The commit of a submodule says which bytes are meant; its settings, whether anybody gets them and sees them change (T46). */
function submoduleProblem(input: GateInput, { path, file, keys }: SubmoduleChange): Problem {
  const what =
    keys.length === 0 ? 'cannot be read on one of the two sides' : `says something else of it (${keys.join(', ')})`;
  const message = `this fixture is a submodule, and .gitmodules ${what}: a checkout may get it from elsewhere, get other bytes or none, or hide its changes`;
  const fix = `Leave the settings of this submodule as they are on base. ${OR_APPROVE}`;
  return answerable(input, [file], { code: 'FG802', path, message, fix });
}

/** What stands behind a link or in a submodule can change without any change here. */
function kindProblem(input: GateInput, change: PathChange): Problem[] {
  const { path, base, head } = change;
  if (head === null || head.mode.startsWith('100') || base?.mode === head.mode) return [];
  const kind =
    head.mode === '120000' ? 'a symbolic link' : head.mode === '160000' ? 'a submodule' : `of mode ${head.mode}`;
  const message = `this fixture is ${kind} now: what it stands for can change without a change of it`;
  const fix = `Put the content itself there. ${OR_APPROVE}`;
  return [answerable(input, [change], { code: 'FG802', path, message, fix }, base === null ? WARN : undefined)];
}

/** A fixture that went where no pattern looks (T38). A link may be missed and the removal still needs its record. */
function left(input: GateInput): Problem[] {
  const byPath = new Map(input.changes.map((change) => [change.path, change]));
  return input.review.findings.flatMap(({ path, movedTo }) => {
    if (movedTo === undefined || input.isFixture(movedTo)) return [];
    const entries = [byPath.get(path), byPath.get(movedTo)].filter((change) => change !== undefined);
    const message = `it moved to ${showPath(movedTo)}, which no pattern covers: later changes of it would go unseen`;
    const fix = `Move it back, or cover the new place by a pattern of the policy. ${OR_APPROVE}`;
    return [answerable(input, entries, { code: 'FG803', path, message, fix })];
  });
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

function idle({ idle: patterns }: PolicyFacts): Problem[] {
  return patterns.map(({ rule, name, pattern, place }) => ({
    code: 'FG804',
    gate: 'policy',
    severity: 'notice',
    message: `${name} (${pattern}) of the rule for ${rule.paths.join(', ')} ${place === undefined ? 'matches no file' : `is a ${place} and names no test`}`,
    fix:
      place !== undefined
        ? `Write "${pattern}${place === 'folder' ? '/' : '::'}*" for all tests in it.`
        : name.startsWith('exclude')
          ? 'Check its spelling: an exclusion with a typo leaves out nothing. If the files are gone, take it away.'
          : 'Check its spelling: with a typo nobody knows which tests read these fixtures. If the tests are gone, take it away.',
  }));
}

function emptied({ emptied: patterns }: PolicyFacts): Problem[] {
  return patterns.map(({ pattern, before }) => ({
    code: 'FG804',
    gate: 'policy',
    severity: 'warning',
    message: `the pattern ${pattern} matched ${before} ${before === 1 ? 'file' : 'files'} on base and matches none here`,
    fix: 'If the files moved, adapt the pattern; if they are gone for good, delete the rule. Either in a pull request of its own.',
  }));
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

/** Names that come with this change: those that were there before have been lived with. */
function names(input: GateInput, facts: PolicyFacts | undefined): Problem[] {
  const twins = new Map((facts?.twins ?? []).map(({ path, twin }) => [path, twin]));
  return input.changes
    .filter(({ base, head }) => base === null && head !== null)
    .flatMap((change): Problem[] => {
      const { path } = change;
      const draft = (message: string): Draft => ({
        code: 'FG805',
        path,
        message,
        fix: `Give it a plain name. ${OR_APPROVE}`,
      });
      const twin = twins.get(path);
      if (twin !== undefined)
        return [
          answerable(input, [change], draft(`this name can be taken for ${showPath(twin)}${sameFile(path, twin)}`)),
        ];
      const isOne = input.isFixture(path);
      const looksLikeOne = !isOne && input.isFixture(foldPath(path));
      if (looksLikeOne) {
        const why = `no pattern covers ${showPath(path)}, and what it looks like (${showPath(foldPath(path))}) is a fixture`;
        return [answerable(input, [change], draft(why), input.isFixture(foldCase(path)) ? WARN : undefined)];
      }
      const fault = isOne ? nameFault(path) : undefined;
      if (fault === undefined) return [];
      return [
        fault.severity === 'error'
          ? answerable(input, [change], draft(`the name of this fixture is not what it seems: ${fault.why}`))
          : {
              ...draft(`the name of this fixture is none everywhere: ${fault.why}`),
              gate: 'policy',
              severity: 'warning',
            },
      ];
    });
}

/** Obeyed by git on some machines and by none on others: the change that it hides shows on neither. */
function settings(input: GateInput, { settingNames }: PolicyFacts): Problem[] {
  const byPath = new Map(input.changes.map((change) => [change.path, change]));
  return settingNames.map(({ path, name, fixture }) => {
    const message = `some file systems take this for ${name}, by which git there would give ${showPath(fixture)} other bytes or hide its changes`;
    return answerable(input, [byPath.get(path)!], {
      code: 'FG805',
      path,
      message,
      fix: `Give it another name. ${OR_APPROVE}`,
    });
  });
}

function sameFile(path: string, twin: string): string {
  return foldCase(path) === foldCase(twin)
    ? ': both are one file where letter case or Unicode form does not count'
    : '';
}

/** What lands is base's tip with head merged in, not head (docs/adr/0122). */
function merged({ merged: facts }: PolicyFacts): Problem[] {
  if (facts.kind === 'same') return [];
  if (facts.kind === 'unknown') {
    return [
      {
        code: 'FG901',
        gate: 'policy',
        severity: 'error',
        message: `the base branch has moved on, and what merging would give could not be looked at: ${facts.why}`,
        fix: 'Bring the base branch in (git fetch origin && git rebase origin/main), or install a newer git.',
      },
    ];
  }
  const rebase =
    'Bring the base branch in, look at the result, and record it: git fetch origin && git rebase origin/main';
  const broken = facts.conflicts.filter(({ isFixture }) => isFixture);
  const others = facts.conflicts.filter(({ isFixture }) => !isFixture).map(({ path }) => showPath(path));
  return [
    ...facts.composed.map(
      (path): Problem => ({
        code: 'FG806',
        gate: 'policy',
        severity: 'error',
        path,
        message: 'merged with the base branch this fixture holds what neither side holds, so nobody has looked at it',
        fix: rebase,
      }),
    ),
    ...broken.map(
      ({ path }): Problem => ({
        code: 'FG806',
        gate: 'policy',
        severity: 'error',
        path,
        message: 'this fixture conflicts with the base branch, so what will be merged is not known yet',
        fix: rebase,
      }),
    ),
    ...(others.length === 0
      ? []
      : [
          {
            code: 'FG806',
            gate: 'policy',
            severity: 'warning',
            message: `merging conflicts with the base branch in ${others.slice(0, SHOWN).join(', ')}${more(others)}; the commit that resolves it is judged by itself`,
            fix: rebase,
          } satisfies Problem,
        ]),
  ];
}
