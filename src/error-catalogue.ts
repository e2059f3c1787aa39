import type { ErrorCode } from './errors.js';

/** What docs/errors.md and `explain` say about an error that a user can mend. Loaded only where one of them is asked for. */
export interface ErrorEntry {
  /** About five words, no full stop. */
  readonly title: string;
  readonly meaning: string;
  /** As the tool prints it: the message, and the remedy after the arrow. */
  readonly example: string;
  /** What to do, one step a line; lines that begin with four blanks are to be pasted. */
  readonly fix: readonly string[];
}

export const ERROR_CATALOGUE = {
  BAD_USAGE: {
    title: 'Command line not understood',
    meaning: 'The command or one of its options does not exist, or an argument is missing.',
    example: 'unknown option "--bse" -> did you mean --base?',
    fix: ['See what there is:', '    fixture-gate --help'],
  },
  BAD_INPUT: {
    title: 'Input not understood',
    meaning:
      'An input of the action (`with:` in the workflow), or a file or a revision on the command line, has a value that cannot be used.',
    example:
      'fixtures: expected a pattern that stays in the repository, without ".."; found "../x/**" -> correct the patterns of the "fixtures" input',
    fix: ['Correct the value that the message names. The inputs stand in action.yml and in the README.'],
  },
  BAD_EVENT: {
    title: 'Event not understood',
    meaning: 'The action was started by an event that it cannot judge, or the description of the event cannot be read.',
    example:
      'expected pull_request, pull_request_target, merge_group or push; found schedule -> run the action on pull_request',
    fix: [
      'Start the workflow on pull requests:',
      '    on: { pull_request: { types: [opened, synchronize, reopened, edited] }, merge_group: {} }',
      '`fixture-gate doctor` looks at all of the workflow.',
    ],
  },
  BAD_POLICY: {
    title: 'Policy file has mistakes',
    meaning:
      'The policy file cannot be used. All mistakes are listed with their line and column. The file is read from the base branch, so it must be mended there.',
    example:
      '.github/fixture-gate.yml:7:15: expected trailer, approval or review; found the text "trailr"; did you mean "trailer"? -> correct .github/fixture-gate.yml',
    fix: [
      'Correct the lines. Every key with its values is in docs/policy.md; editors complete and check them with schema/fixture-gate.policy.schema.json.',
    ],
  },
  BAD_SHARDS: {
    title: 'Reports of shards do not fit together',
    meaning:
      'The reports that were to be joined are not those of all shards of one run over what is here: one is missing, twice there, of another commit, policy or version, or does not tell of the very contents that git has.',
    example:
      'expected the reports of 4 shards, 0 to 3; that of shard 2 is not among them -> pass the report.json of every shard of one run, each once',
    fix: [
      'Let the joining job need all shards, download the report of each, and pass them all:',
      '    fixture-gate merge reports/*/report.json',
    ],
  },
  NO_REPOSITORY: {
    title: 'No git repository here',
    meaning: 'The folder is not in a git repository, or git refuses to use it because it belongs to somebody else.',
    example: 'notes is not in a git repository -> run the command in one, or name it with --repo',
    fix: [
      'Go to the repository, or name it:',
      '    fixture-gate check --repo path/to/repository',
      'If git speaks of "dubious ownership":',
      '    git config --global --add safe.directory path/to/repository',
    ],
  },
  REVISION_MISSING: {
    title: 'Commit not in this clone',
    meaning:
      'A commit that is to be compared is not there: the clone is too shallow, the name is wrong, or the commit was pushed away.',
    example: 'the base commit 3c4e0f2 is not in this clone -> run "git fetch origin 3c4e0f2" first',
    fix: [
      'Fetch it:',
      '    git fetch origin main',
      'or in a workflow, where a checkout step is used at all:',
      '    with: { fetch-depth: 0 }',
    ],
  },
  NO_MERGE_BASE: {
    title: 'Branches share no history',
    meaning:
      'Base and head have no commit in common, so it cannot be told what the pull request changes. Either the clone is too shallow or the histories are unrelated.',
    example: 'main and topic have no commit in common -> run "git fetch --unshallow" first',
    fix: ['Fetch the whole history, then run again:', '    git fetch --unshallow'],
  },
  EMPTY_RANGE: {
    title: 'Nothing to compare',
    meaning:
      'Base and head are the same commit. In a workflow that means that the wrong commits were chosen, so it is no pass.',
    example: 'base and head are both 3c4e0f2 -> check the "base" and "head" inputs',
    fix: ['Leave the inputs "base" and "head" out: the action finds the right commits itself.'],
  },
  GIT_MISSING: {
    title: 'git was not found',
    meaning: 'The program git is not installed, is not on the search path, or is too old.',
    example: 'git was not found -> install git',
    fix: ['Install git, or add its folder to PATH. On a self-hosted runner or in a container it is not always there.'],
  },
  GIT_FAILED: {
    title: 'git reported an error',
    meaning: 'A git command failed in a way that has no better explanation here. Its own words are in the message.',
    example:
      'git fetch failed: could not read from remote repository -> check the network and the permissions of the token',
    fix: ['Read what git says. In a workflow the token needs `contents: read`:', '    permissions: { contents: read }'],
  },
  UNSAFE_ENVIRONMENT: {
    title: 'Environment could be tampered with',
    meaning:
      'The action runs from a folder that the pull request controls, or settings are in place that can change what git or Node do. Its answer could not be trusted.',
    example: 'the action runs from inside of the workspace -> use it by a commit SHA: uses: OWNER/fixture-gate@<sha>',
    fix: [
      'Use the action by the full SHA of a commit, in a job of its own, without steps before it that run the code of the pull request.',
    ],
  },
  STALE: {
    title: 'Pull request moved on',
    meaning:
      'New commits were pushed, or the base was changed, while this ran. The result would be about something else than what stands there now, so nothing was posted.',
    example: 'head moved from 4f2a9c1 to 8be03d7 -> the run for 8be03d7 decides',
    fix: ['Nothing: the run for the new commits decides. If there is none, run the check again.'],
  },
  GITHUB_DENIED: {
    title: 'GitHub refused a request',
    meaning:
      'Something that had to be read from GitHub could not be: the token lacks a permission, or the limit of requests is used up.',
    example:
      'GET /repos/{owner}/{repo}/pulls/7/reviews answered 403 -> add "pull-requests: read" to the permissions of the job',
    fix: [
      'Give the job what it needs:',
      '    permissions: { contents: read, checks: write, pull-requests: write }',
      'If the limit of requests is used up, wait and run again.',
    ],
  },
  CANNOT_WRITE: {
    title: 'File could not be written',
    meaning:
      'The report or another output file could not be written: the folder is missing, is read-only, or the disk is full.',
    example: 'report.html: permission denied -> choose another place with --output',
    fix: ['Choose a place that can be written:', '    fixture-gate check --output report.html'],
  },
  BAD_REPORT: {
    title: 'Report cannot be used',
    meaning:
      'A report.json that another run has written does not fit schema/report.schema.json, or contradicts itself. Nothing of it is shown.',
    example:
      'the report cannot be used: expected the digest to be that of the findings; found another -> take report.json as the gate wrote it',
    fix: ['Use the same version of the action in both workflows, and hand report.json on as it was written.'],
  },
} as const satisfies Record<ErrorCode, ErrorEntry>;
