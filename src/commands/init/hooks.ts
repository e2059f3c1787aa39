import { COMMIT_MESSAGE_HOOK, PRE_COMMIT_HOOK } from './proposal.js';

/** A file that `init` would write where nothing stands. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
  readonly isExecutable?: boolean;
}

export interface HookPlan {
  readonly files: readonly PlannedFile[];
  /** What a person has to do, one step each, with lines to paste behind four blanks. */
  readonly steps: readonly string[];
}

export interface HookFacts {
  readonly paths: readonly string[];
  /** `core.hooksPath`, as configured. */
  readonly hooksPath: string | undefined;
  /** Hooks in the git directory that are no samples. */
  readonly installed: readonly string[];
  /** `owner/name@sha` */
  readonly uses: string;
  /** Where that is, without a slash at the end. */
  readonly serverUrl: string;
}

const OWN_FOLDER = '.githooks';

/**
 * Where hooks belong in this repository. A tool that manages hooks keeps doing so: its configuration is never edited,
 * and what to add to it is printed.
 */
export function planHooks({ paths, hooksPath, installed, uses, serverUrl }: HookFacts): HookPlan {
  const has = (pattern: RegExp): string | undefined => paths.find((path) => pattern.test(path));
  const preCommit = has(/^\.pre-commit-config\.ya?ml$/);
  if (preCommit !== undefined) return { files: [], steps: [preCommitSteps(preCommit, uses, serverUrl)] };
  const lefthook = has(/^\.?lefthook(?:-local)?\.(?:ya?ml|toml|json)$/);
  if (lefthook !== undefined) return { files: [], steps: [lefthookSteps(lefthook)] };
  if (paths.some((path) => path.startsWith('.husky/'))) return inFolder('.husky', []);
  const own = hooksPath === undefined ? undefined : ownFolder(hooksPath);
  if (hooksPath !== undefined && own === undefined) {
    return {
      files: [],
      steps: [
        `Hooks are in ${JSON.stringify(hooksPath)} (core.hooksPath), which is not a folder of this repository; docs/hooks.md has both scripts.`,
      ],
    };
  }
  if (own !== undefined) return inFolder(own, []);
  const lost =
    installed.length === 0
      ? ''
      : `\nThat turns off what is in .git/hooks now (${installed.join(', ')}): move it to ${OWN_FOLDER} first.`;
  const plan = inFolder(OWN_FOLDER, [
    `Turn the hooks on, once in each clone:\n    git config core.hooksPath ${OWN_FOLDER}${lost}`,
  ]);
  // A clone that converts line ends would give scripts whose first line names no shell.
  return { ...plan, files: [...plan.files, { path: `${OWN_FOLDER}/.gitattributes`, text: '* text eol=lf\n' }] };
}

function inFolder(folder: string, steps: readonly string[]): HookPlan {
  return {
    files: [
      { path: `${folder}/pre-commit`, text: PRE_COMMIT_HOOK, isExecutable: true },
      { path: `${folder}/commit-msg`, text: COMMIT_MESSAGE_HOOK, isExecutable: true },
    ],
    steps,
  };
}

/** Relative, and inside of the repository. Husky's own `.husky/_` is written by husky; people write beside it. */
function ownFolder(hooksPath: string): string | undefined {
  const folder = hooksPath.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/+$/, '');
  const isInside =
    folder !== '' &&
    !/^(?:\/|[A-Za-z]:|~)/.test(folder) &&
    !folder.split('/').some((part) => part === '..' || part === '.git');
  return isInside ? folder.replace(/^\.husky\/_$/, '.husky') : undefined;
}

/**
 * What to add to hooks that stand already. One that runs the gate is left alone.
 *
 * @param standing  Paths of hooks that would have been written, with what is there.
 */
export function stepsForStanding(standing: ReadonlyMap<string, string>): readonly string[] {
  return [...standing]
    .filter(([, text]) => !/fixture[-_]gate/i.test(text))
    .map(([path, text]) => {
      const isMessage = path.endsWith('/commit-msg');
      const gate = 'node path/to/fixture-gate/dist/cli/index.js';
      const line = isMessage
        ? `${gate} trailers --quiet --check "$1" || exit 1`
        : `report=$(${gate} check --staged --quiet) || { printf '%s\\n' "$report"; exit 1; }`;
      const last = /^\s*exec\s/m.test(text) ? ', before its "exec"' : '';
      return `Add to ${path}, which is there already${last}, with the path of your checkout of Fixture Gate:\n    ${line}`;
    });
}

function preCommitSteps(file: string, uses: string, serverUrl: string): string {
  const [name = '', sha = ''] = uses.split('@');
  return [
    `Add to ${file}, then run pre-commit install --hook-type pre-commit --hook-type commit-msg:`,
    `    - repo: ${serverUrl}/${name}`,
    `      rev: ${sha}`,
    '      hooks:',
    '        - id: fixture-gate',
    '        - id: fixture-gate-message',
  ].join('\n');
}

function lefthookSteps(file: string): string {
  return [
    `Add to ${file} (in YAML), with the path of your checkout of Fixture Gate:`,
    '    output: [summary, execution_info, failure]',
    '    pre-commit:',
    '      jobs:',
    '        - name: fixtures',
    '          run: node path/to/fixture-gate/dist/cli/index.js check --staged --quiet',
    '    commit-msg:',
    '      jobs:',
    '        - name: records',
    '          run: node path/to/fixture-gate/dist/cli/index.js trailers --quiet --check {1}',
  ].join('\n');
}
