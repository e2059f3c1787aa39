import type { PlannedFile } from './hooks.js';
import { type ActionReference, countOf, PLACEHOLDER, shown } from './proposal.js';
import type { FoundSeals } from './seals.js';
import type { Survey } from './survey.js';

export interface InitReport {
  readonly dryRun: boolean;
  readonly survey: Survey;
  readonly seals: FoundSeals;
  /** Written, or to be written. */
  readonly files: readonly PlannedFile[];
  /** Paths that are left alone, and why. */
  readonly standing: ReadonlyMap<string, string>;
  readonly hookSteps: readonly string[];
  readonly action: ActionReference;
  /** Why a workflow is of no use here. */
  readonly elsewhere: string | undefined;
}

/** What was found, what was written, what to do next. */
export function renderInit(report: InitReport): string {
  return [...found(report), '', ...written(report), '', ...nextSteps(report)].join('\n');
}

function found({ survey, seals }: InitReport): readonly string[] {
  const { languages, tools, patterns, fixtures, code, vendored } = survey;
  const names = (list: readonly { readonly name: string }[]): string => list.map(({ name }) => name).join(', ');
  const width = Math.max(0, ...patterns.map(({ pattern }) => pattern.length));
  return [
    languages.length === 0
      ? 'There is no code here yet.'
      : `Languages: ${languages.map(({ name, files }) => `${name} (${countOf(files)})`).join(', ')}`,
    ...(tools.length === 0 ? [] : [`Test tools: ${names(tools)}`]),
    '',
    ...(patterns.length === 0
      ? ['Nothing here looks like a fixture yet. The built-in patterns apply as soon as something does.']
      : [
          `Fixtures: ${countOf(fixtures)}`,
          ...patterns.flatMap(({ pattern, isBuiltIn, files, samples }) => [
            `  ${pattern.padEnd(width)}  ${countOf(files)}${isBuiltIn ? '' : ', not among the built-in patterns'}`,
            ...samples.map((sample) => `  ${' '.repeat(width)}    ${shown(sample)}`),
          ]),
        ]),
    ...remarks(code, vendored, tools, seals),
  ];
}

function remarks(
  code: readonly string[],
  vendored: readonly string[],
  tools: Survey['tools'],
  { manifests, ledgers, foreign }: FoundSeals,
): readonly string[] {
  const notes = tools.flatMap(({ note }) => (note === undefined ? [] : [`${note}.`]));
  const all = [
    ...(code.length === 0
      ? []
      : [
          `${countOf(code.length)} of code among them, such as ${shown(code[0]!)}: leave it out by "exclude" if tests import it and do not read it.`,
        ]),
    ...(vendored.length === 0
      ? []
      : [`${countOf(vendored.length)} of others among them, such as ${shown(vendored[0]!)}.`]),
    ...notes,
    ...manifests.map((path) => `${shown(path)} is a fixture manifest: its digests are checked.`),
    ...ledgers.map(({ file, root }) => `${shown(file)} is a ledger of ${shown(root)}: its digests are checked.`),
    ...foreign.map(
      (path) =>
        `${shown(path)} is a list of digests that is not read; "fixture-gate manifest propose" prints entries for the same files.`,
    ),
  ];
  return all.length === 0 ? [] : ['', ...all];
}

function written({ dryRun, files, standing }: InitReport): readonly string[] {
  return [
    ...(files.length === 0 ? ['Nothing is to be written.'] : [dryRun ? 'It would write:' : 'Written:']),
    ...files.flatMap(({ path, text }) => [`  ${path}`, ...(dryRun ? indented(text) : [])]),
    ...(standing.size === 0 ? [] : ['Left alone:', ...[...standing].map(([path, why]) => `  ${path}: ${why}`)]),
  ];
}

function indented(text: string): readonly string[] {
  return [
    '',
    ...text
      .trimEnd()
      .split('\n')
      .map((line) => (line === '' ? '' : `      ${line}`)),
    '',
  ];
}

function nextSteps(report: InitReport): readonly string[] {
  const { dryRun, files, action, hookSteps, elsewhere } = report;
  const paths = files.map(({ path }) => path);
  const hasWorkflow = paths.some((path) => path.startsWith('.github/workflows/'));
  const steps = [
    ...(dryRun ? ['Run it again without --dry-run.'] : []),
    ...(paths.some((path) => path.endsWith('/fixture-gate.yml') && !path.includes('workflows'))
      ? ['Look through the patterns in .github/fixture-gate.yml.']
      : []),
    ...(hasWorkflow && action.uses === PLACEHOLDER.uses
      ? ['Write the account and the full SHA of a release in the place of OWNER and the zeros, in both files.']
      : []),
    ...hookSteps,
    ...(paths.length === 0 ? [] : [commitStep(paths)]),
    ...(hasWorkflow
      ? [
          'That pull request changes what judges, so the gate asks for one approving review of it (FG801).',
          'Once it is merged, require the job "fixture-gate", with GitHub Actions as its source, in a ruleset of the branch;\n    fixture-gate doctor\nsays whether all of it is in place.',
        ]
      : []),
    ...(elsewhere === undefined ? [] : [`No workflow: ${elsewhere}.`]),
    ...(hasWorkflow || elsewhere !== undefined
      ? []
      : ['Look for faults in the workflow that is there, and in the rules of the branch:\n    fixture-gate doctor']),
    'Try it on a branch that changes a fixture:\n    fixture-gate check',
  ];
  return ['Next:', ...steps.flatMap((step, index) => numbered(step, index + 1))];
}

function commitStep(paths: readonly string[]): string {
  return `Commit it on a branch of its own, and open a pull request:\n    git switch -c fixture-gate\n    git add ${paths.join(' ')}\n    git commit -m "Let Fixture Gate look at fixture changes"`;
}

function numbered(step: string, number: number): readonly string[] {
  return step.split('\n').map((line, index) => `${index === 0 ? `  ${number}. ` : '     '}${line}`);
}
