import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHECKS, diagnose } from '../../../src/commands/doctor/checks/index.js';
import type { Platform } from '../../../src/commands/doctor/platform.js';
import { asked, GATE_FILE, mendAll, SHA, SOUND, subjectOf } from './support.js';

interface Row {
  readonly why: string;
  /** What is to be found, and nothing else: `severity check line`, the line where it is one of a file. */
  readonly found: readonly string[];
  /** SOUND with this in the place of that. */
  readonly swap?: readonly (readonly [string, string])[];
  readonly workflow?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly platform?: Platform;
  readonly branch?: string | null;
  /** What stays after every edit that was proposed. Default: nothing where all faults have edits. */
  readonly left?: readonly string[];
}

const ON = '    types: [opened, synchronize, reopened, edited]\n';
const CHECKOUT = `      - uses: actions/checkout@${SHA} # v7.0.1\n        with: { fetch-depth: 0, persist-credentials: false }\n`;
const USES = `      - uses: octo-org/fixture-gate@${SHA} # v1.0.0\n`;
const JOB = '  fixture-gate:\n    runs-on: ubuntu-latest\n';
const withSteps = (steps: string): readonly (readonly [string, string])[] => [[USES, steps]];
const RUN = '      - run: node fixture-gate/dist/cli/index.js check\n';
const MERGE = `  fixture-gate:
    needs: part
    if: always()
    runs-on: ubuntu-latest
    steps:
${USES}        with: { merge: parts/*/report.json }
`;
const REVIEW_POLICY = { '.github/fixture-gate.yml': 'fixtures:\n  - { paths: [a], require: { default: review } }\n' };

const rows: readonly Row[] = [
  { why: 'the sound workflow has no fault', found: [] },
  { why: 'neither without any answer of the platform', found: [], platform: { kind: 'not-asked', why: 'x' } },

  // Files.
  { why: 'no workflow at all', workflow: '', found: ['error no-workflow'] },
  {
    why: 'a workflow that runs something else',
    workflow: SOUND.replace('octo-org/fixture-gate@', 'octo-org/other@'),
    found: ['error no-workflow'],
  },
  {
    why: 'the action in a comment is not the action',
    workflow: SOUND.replace('      - uses: octo', '      - run: x\n      # - uses: octo'),
    found: ['error no-workflow'],
  },
  {
    why: 'a workflow that is no YAML',
    workflow: SOUND.replace('jobs:', 'jobs: ['),
    found: ['error no-workflow', 'error broken-workflow 16'],
  },
  {
    why: 'another file that is no YAML',
    files: { '.github/workflows/x.yml': 'a: [\n' },
    found: ['warning broken-workflow 2'],
  },
  {
    why: 'a policy with a mistake',
    files: { '.github/fixture-gate.yml': 'fixtures: []\n' },
    found: ['error policy-file 1'],
  },
  {
    why: 'a policy that nobody reads',
    files: { '.github/fixture-gate.yaml': 'version: 1\n' },
    found: ['error policy-file 1'],
  },
  {
    why: 'the policy that the workflow names',
    swap: [[USES, `${USES}        with: { policy: gate.yml }\n`]],
    files: { 'gate.yml': 'fixtures: 3\n' },
    found: ['error policy-file 1', 'notice self-edit'],
  },

  // Events.
  {
    why: 'no pull_request',
    swap: [[`  pull_request:\n    # A result belongs to one base.\n${ON}`, '']],
    found: ['error trigger-pull-request 2'],
  },
  {
    why: 'no pull_request, in a list',
    swap: [
      [
        `on:\n  pull_request:\n    # A result belongs to one base.\n${ON}  merge_group: {}\n`,
        'on: [merge_group, push]\n',
      ],
    ],
    found: ['error trigger-pull-request 2'],
  },
  {
    why: 'events as one name',
    swap: [
      [`on:\n  pull_request:\n    # A result belongs to one base.\n${ON}  merge_group: {}\n`, 'on: pull_request\n'],
    ],
    platform: asked({ mergeQueue: false, strict: true }),
    found: ['error trigger-types 2', 'notice trigger-merge-group 2'],
  },
  { why: 'no merge_group, and a queue', swap: [['  merge_group: {}\n', '']], found: ['error trigger-merge-group 2'] },
  {
    why: 'no merge_group, and no word about a queue',
    swap: [['  merge_group: {}\n', '']],
    platform: { kind: 'not-asked', why: 'x' },
    found: ['warning trigger-merge-group 2'],
  },
  {
    why: 'T05 default types leave a changed base out',
    swap: [[`pull_request:\n    # A result belongs to one base.\n${ON}`, 'pull_request:\n']],
    found: ['error trigger-types 3'],
  },
  {
    why: 'types without synchronize',
    swap: [[ON, '    types: [opened, reopened, edited]\n']],
    found: ['error trigger-types 5'],
  },
  { why: 'types as one name', swap: [[ON, '    types: opened\n']], found: ['error trigger-types 5'] },
  {
    why: 'a queue whose event is filtered out',
    swap: [['merge_group: {}', 'merge_group: { types: [destroyed] }']],
    found: ['error trigger-types 6'],
  },
  {
    why: 'pull_request_target in its place',
    swap: [['  pull_request:', '  pull_request_target:']],
    found: ['error trigger-target 3'],
  },
  {
    why: 'pull_request_target beside it',
    swap: [['  merge_group: {}', '  merge_group: {}\n  pull_request_target: {}']],
    found: ['error trigger-target 7'],
  },
  {
    why: 'pull_request_target in a list',
    swap: [
      [
        `on:\n  pull_request:\n    # A result belongs to one base.\n${ON}  merge_group: {}\n`,
        'on: [pull_request_target, merge_group]\n',
      ],
    ],
    found: ['error trigger-target 2'],
  },
  {
    why: 'an event that the action cannot judge',
    swap: [['  merge_group: {}', '  merge_group: {}\n  schedule: [{ cron: "1 1 * * 1" }]']],
    found: ['warning trigger-unsupported 7'],
  },
  {
    why: 'a policy with reviews and nothing that an approval starts',
    files: REVIEW_POLICY,
    found: ['warning trigger-review 2'],
  },
  {
    why: 'reviews that start it when dismissed only',
    files: REVIEW_POLICY,
    swap: [['  merge_group: {}', '  merge_group: {}\n  pull_request_review: { types: [dismissed] }']],
    found: ['warning trigger-review 7'],
  },
  {
    why: 'a push to every branch',
    swap: [['  merge_group: {}', '  merge_group: {}\n  push:']],
    found: ['error push-twin 7'],
  },
  {
    why: 'a push to every branch but some',
    swap: [['  merge_group: {}', '  merge_group: {}\n  push: { branches-ignore: [x] }']],
    found: ['error push-twin 7'],
    left: [],
  },
  {
    why: 'a push to the default branch is another commit',
    swap: [['  merge_group: {}', '  merge_group: {}\n  push: { branches: [main] }']],
    found: [],
  },
  {
    why: 'a push of tags is another commit',
    swap: [['  merge_group: {}', '  merge_group: {}\n  push: { tags: ["v*"] }']],
    found: [],
  },

  // Filters.
  { why: 'T09 paths', swap: [[ON, `${ON}    paths: ["fixtures/**"]\n`]], found: ['error path-filter 6'] },
  {
    why: 'T09 paths as a block',
    swap: [[ON, `${ON}    paths:\n      - "fixtures/**"\n      - "a" # why\n`]],
    found: ['error path-filter 6'],
  },
  { why: 'T09 paths-ignore', swap: [[ON, `    paths-ignore: ["docs/**"]\n${ON}`]], found: ['error path-filter 5'] },
  {
    why: 'T09 paths in braces',
    swap: [
      [
        `pull_request:\n    # A result belongs to one base.\n${ON}`,
        'pull_request: { types: [opened, synchronize, reopened, edited], paths: [a] }\n',
      ],
    ],
    found: ['error path-filter 3'],
  },
  {
    why: 'branches with the branch among them',
    swap: [[ON, `${ON}    branches: [main]\n`]],
    found: ['warning branch-filter 6'],
  },
  { why: 'branches by a pattern', swap: [[ON, `${ON}    branches: ["ma*"]\n`]], found: ['warning branch-filter 6'] },
  { why: 'branches without it', swap: [[ON, `${ON}    branches: [release]\n`]], found: ['error branch-filter 6'] },
  {
    why: 'branches that take it out again',
    swap: [[ON, `${ON}    branches: ["**", "!main"]\n`]],
    found: ['error branch-filter 6'],
  },
  {
    why: 'branches-ignore with it',
    swap: [[ON, `${ON}    branches-ignore: [main]\n`]],
    found: ['error branch-filter 6'],
  },
  {
    why: 'branches-ignore without it',
    swap: [[ON, `${ON}    branches-ignore: [x]\n`]],
    found: ['warning branch-filter 6'],
  },

  // Permissions.
  {
    why: 'no permissions',
    swap: [['permissions:\n  contents: read\n  checks: write\n  pull-requests: write\n', '']],
    found: ['warning permissions-missing 1'],
  },
  { why: 'no contents', swap: [['  contents: read\n', '']], found: ['error permissions-contents 7'] },
  {
    why: 'no permission at all',
    swap: [['permissions:\n  contents: read\n  checks: write\n  pull-requests: write\n', 'permissions: {}\n']],
    found: ['error permissions-contents 7'],
  },
  {
    why: 'nothing may be posted',
    swap: [['  checks: write\n  pull-requests: write\n', '']],
    found: ['notice permissions-posting 7'],
  },
  {
    why: 'nothing is posted, so nothing is missing',
    swap: [
      ['  checks: write\n  pull-requests: write\n', ''],
      [USES, `${USES}        with: { annotations: commands, comment: never }\n`],
    ],
    found: [],
  },
  {
    why: 'read-all',
    swap: [['permissions:\n  contents: read\n  checks: write\n  pull-requests: write\n', 'permissions: read-all\n']],
    found: ['notice permissions-posting 7'],
  },
  {
    why: 'reviews that may not be read',
    files: REVIEW_POLICY,
    swap: [
      ['  pull-requests: write\n', ''],
      ['  merge_group: {}', '  merge_group: {}\n  pull_request_review: {}'],
    ],
    found: ['error permissions-posting 8'],
  },
  {
    why: 'write-all',
    swap: [['permissions:\n  contents: read\n  checks: write\n  pull-requests: write\n', 'permissions: write-all\n']],
    found: ['error permissions-excess 7'],
  },
  { why: 'contents: write', swap: [['contents: read', 'contents: write']], found: ['error permissions-excess 8'] },
  {
    why: 'a token that a cloud believes',
    swap: [['contents: read\n', 'contents: read\n  id-token: write\n']],
    found: ['error permissions-excess 9'],
  },
  {
    why: 'a permission without use',
    swap: [['contents: read\n', 'contents: read\n  discussions: write\n']],
    found: ['warning permissions-excess 9'],
  },
  {
    why: 'permissions of the job count, not those of the file',
    swap: [[JOB, `${JOB}    permissions: { contents: write }\n`]],
    found: ['error permissions-excess 17', 'notice permissions-posting 17'],
  },

  // The job.
  {
    why: 'T10 a condition on the job',
    swap: [[JOB, `${JOB}    if: github.actor != 'dependabot[bot]'\n`]],
    found: ['error job-if 17'],
  },
  { why: 'always() is no condition', swap: [[JOB, `${JOB}    if: always()\n`]], found: [] },
  {
    why: 'always() with something else is one',
    swap: [[JOB, `${JOB}    if: \${{ always() && github.event_name == 'x' }}\n`]],
    found: ['error job-if 17'],
  },
  {
    why: 'a job that waits for others',
    swap: [
      ['jobs:\n', 'jobs:\n  build:\n    runs-on: x\n    steps: [{ run: x }]\n'],
      [JOB, `${JOB}    needs: build\n`],
    ],
    found: ['error job-needs 20'],
  },
  {
    why: 'a condition on the step',
    swap: [[USES, `${USES}        if: github.event.pull_request.draft == false\n`]],
    found: ['error step-if 20'],
  },
  {
    why: 'a condition before the step is named',
    swap: [
      [
        USES,
        `      - if: \${{ !github.event.pull_request.draft }}\n  ${USES.replace('- ', '  ').trimStart()}`.replace(
          '\n  uses',
          '\n        uses',
        ),
      ],
    ],
    found: ['error step-if 19'],
  },
  {
    why: 'continue-on-error of the step',
    swap: [[USES, `${USES}        continue-on-error: true\n`]],
    found: ['error continue-on-error 20'],
  },
  {
    why: 'continue-on-error of the job',
    swap: [[JOB, `${JOB}    continue-on-error: true\n`]],
    found: ['error continue-on-error 17'],
  },
  { why: 'continue-on-error: false is none', swap: [[JOB, `${JOB}    continue-on-error: false\n`]], found: [] },
  {
    why: 'fail-on: never',
    swap: [[USES, `${USES}        with:\n          fail-on: never\n`]],
    found: ['warning fail-on-never 21'],
  },
  {
    why: 'fail-on: never among others',
    swap: [[USES, `${USES}        with: { fail-on: never, id: a }\n`]],
    found: ['warning fail-on-never 20'],
  },
  {
    why: 'an exit code that is thrown away',
    swap: withSteps(`${CHECKOUT}      - run: node fixture-gate/dist/cli/index.js check || true\n`),
    found: ['error exit-code-lost 21'],
  },
  {
    why: 'an exit code that a pipe swallows',
    swap: withSteps(`${CHECKOUT}      - run: node fixture-gate/dist/cli/index.js check | tee out.txt\n`),
    found: ['error exit-code-lost 21'],
  },
  {
    why: 'a pipe with pipefail',
    swap: withSteps(
      `${CHECKOUT}      - shell: bash\n        run: node fixture-gate/dist/cli/index.js check | tee out.txt\n`,
    ),
    found: [],
  },
  {
    why: 'a matrix that nobody joins',
    swap: [[JOB, `${JOB}    strategy: { matrix: { part: [a, b] } }\n`]],
    found: ['error matrix-join 17'],
    left: ['error not-required'],
  },
  {
    why: 'a job that waits for a matrix and looks at nothing',
    swap: [
      [JOB, `${JOB}    strategy: { matrix: { part: [a, b] } }\n`],
      [USES, `${USES}  all:\n    needs: fixture-gate\n    if: always()\n    runs-on: x\n    steps: [{ run: echo }]\n`],
    ],
    found: ['error matrix-join 17', 'error not-required'],
    left: ['error not-required'],
  },
  {
    why: 'a name that an expression makes',
    swap: [[JOB, `${JOB}    name: "gate \${{ github.event_name }}"\n`]],
    found: ['notice not-required 17'],
  },

  // Concurrency.
  {
    why: 'one group for all pull requests',
    swap: [['github.event.pull_request.number || github.sha', 'github.workflow']],
    found: ['error concurrency-cancel 12'],
  },
  {
    why: 'the short form',
    swap: [[/concurrency:[\s\S]*?}}\n.*}}\n/.exec(SOUND)![0], 'concurrency: gate\n']],
    found: ['error concurrency-cancel 11'],
  },
  {
    why: 'a group of the job',
    swap: [[JOB, `${JOB}    concurrency: { group: all, cancel-in-progress: true }\n`]],
    found: ['error concurrency-cancel 17'],
  },
  {
    why: 'branches of one name in two forks',
    swap: [['github.event.pull_request.number || github.sha', 'github.head_ref || github.run_id']],
    found: ['warning concurrency-cancel 12'],
  },
  {
    why: 'a queue whose groups share a name',
    swap: [['github.event.pull_request.number || github.sha', 'github.event.pull_request.number']],
    found: ['warning concurrency-cancel 12'],
  },
  {
    why: 'a queue whose groups cancel each other',
    swap: [
      ['github.event.pull_request.number || github.sha', 'github.event.pull_request.number'],
      [`\${{ github.event_name == 'pull_request' }}`, 'true'],
    ],
    found: ['error concurrency-cancel 12'],
  },
  {
    why: 'the usual group by ref',
    swap: [
      ['github.event.pull_request.number || github.sha', 'github.workflow }}-${{ github.ref'],
      [`\${{ github.event_name == 'pull_request' }}`, 'true'],
    ],
    found: [],
  },

  // Steps.
  { why: 'T07 a tag', swap: [[`@${SHA} # v1.0.0`, '@v1']], found: ['error floating-gate 19'] },
  { why: 'T07 a branch', swap: [[`@${SHA} # v1.0.0`, '@main']], found: ['error floating-gate 19'] },
  {
    why: 'T07 a short SHA is a name that a branch can have',
    swap: [[`@${SHA} # v1.0.0`, `@${SHA.slice(0, 12)}`]],
    found: ['error floating-gate 19'],
  },
  {
    why: 'T07 forty hex digits in capitals are a name as well',
    swap: [[`@${SHA} # v1.0.0`, `@${SHA.toUpperCase()}`]],
    found: ['error floating-gate 19'],
  },
  { why: 'the placeholder of the example', swap: [[SHA, '0'.repeat(40)]], found: ['error floating-gate 19'] },
  {
    why: 'another action that can be moved',
    swap: withSteps(`${USES}      - uses: actions/upload-artifact@v4\n`),
    found: ['warning floating-neighbour 20'],
  },
  {
    why: 'a command before the gate',
    swap: withSteps(`${CHECKOUT}      - run: npm ci\n${USES}`),
    found: ['warning earlier-steps 21'],
  },
  { why: 'a command behind the gate', swap: withSteps(`${USES}      - run: echo\n`), found: [] },
  {
    why: 'a checkout that the action does not need',
    swap: withSteps(`${CHECKOUT}${USES}`),
    found: ['notice checkout-depth 19'],
  },
  {
    why: 'the command line on one commit',
    swap: withSteps(`${CHECKOUT.replace('fetch-depth: 0, ', '')}${RUN}`),
    found: ['error checkout-depth 20'],
  },
  {
    why: 'the command line on ten commits',
    swap: withSteps(`${CHECKOUT.replace('depth: 0', 'depth: 10')}${RUN}`),
    found: ['error checkout-depth 20'],
  },
  { why: 'the command line on the whole history', swap: withSteps(`${CHECKOUT}${RUN}`), found: [] },
  {
    why: 'T07 a command line that head installs',
    swap: withSteps(`${CHECKOUT}      - run: npx fixture-gate check\n`),
    found: ['warning local-gate 21'],
  },
  { why: 'the command line on nothing', swap: withSteps(RUN), found: ['error checkout-depth 19'] },
  {
    why: 'T80 a token that is left behind',
    swap: withSteps(`${CHECKOUT.replace(', persist-credentials: false', '')}${RUN}`),
    found: ['warning checkout-credentials 20'],
  },
  {
    why: 'T80 a checkout without anything',
    swap: withSteps(`${CHECKOUT.split('\n')[0]}\n${RUN}`),
    found: ['error checkout-depth 19', 'warning checkout-credentials 19'],
  },
  {
    why: 'T07 the gate of this repository, from head',
    files: { 'action.yml': 'name: Fixture Gate\n' },
    swap: withSteps(
      `      - uses: actions/checkout@${SHA}\n        with: { path: gate, persist-credentials: false }\n      - uses: ./gate\n`,
    ),
    found: ['error local-gate 21'],
  },
  {
    why: 'T07 the gate of this repository, from base',
    files: { 'action.yml': 'name: Fixture Gate\n' },
    swap: withSteps(
      `      - uses: actions/checkout@${SHA}\n        with:\n          path: gate\n          persist-credentials: false\n          ref: \${{ github.event.pull_request.base.sha || github.event.merge_group.base_sha }}\n      - uses: ./gate\n`,
    ),
    found: [],
  },
  {
    why: 'T03 a neighbour that checks out head with a token that may write',
    files: {
      '.github/workflows/label.yml': `on: pull_request_target\njobs:\n  label:\n    steps:\n      - uses: actions/checkout@v4\n        with:\n          ref: \${{ github.event.pull_request.head.sha }}\n`,
    },
    found: ['error target-checkout 7'],
  },
  {
    why: 'T03 the same by hand, after another workflow',
    files: {
      '.github/workflows/after.yml':
        'on: { workflow_run: { workflows: [ci] } }\njobs:\n  a:\n    steps:\n      - run: gh pr checkout "$N"\n',
    },
    found: ['error target-checkout 5'],
  },
  {
    why: 'pull_request_target without head is nothing to say',
    files: {
      '.github/workflows/label.yml': `on: pull_request_target\njobs:\n  label:\n    steps:\n      - uses: actions/checkout@v4\n      - run: x\n`,
    },
    found: [],
  },

  {
    why: 'what posts for the gate, after it, is no gate',
    files: {
      '.github/workflows/comment.yml': `on: { workflow_run: { workflows: [fixture-gate] } }\njobs:\n  comment:\n    steps: [{ uses: octo-org/fixture-gate/comment@${SHA} }]\n`,
    },
    found: [],
  },

  // Names and rules.
  {
    why: 'T01 a second job of the name',
    files: {
      '.github/workflows/ci.yml': 'on: push\njobs:\n  fixture-gate:\n    runs-on: x\n    steps: [{ run: "true" }]\n',
    },
    found: ['error same-name 3'],
  },
  {
    why: 'T01 a second job that is called so',
    files: {
      '.github/workflows/ci.yml': 'on: push\njobs:\n  x:\n    name: fixture-gate\n    steps: [{ run: "true" }]\n',
    },
    found: ['error same-name 3'],
  },
  {
    why: 'T01 a second gate of one name',
    files: { '.github/workflows/gate2.yml': SOUND },
    found: ['error same-name 15'],
  },
  {
    why: 'a job called otherwise',
    files: {
      '.github/workflows/ci.yml': 'on: push\njobs:\n  fixture-gate:\n    name: other\n    steps: [{ run: "true" }]\n',
    },
    found: [],
  },
  {
    why: 'T01 a check run of the name',
    swap: [[USES, `${USES}        with: { check-name: fixture-gate }\n`]],
    found: ['error same-name 20'],
  },
  { why: 'nothing is required', platform: asked({ checks: [] }), found: ['error not-required'] },
  {
    why: 'something else is required',
    platform: asked({ checks: [{ name: 'build', app: 15_368, from: 'x' }] }),
    found: ['error not-required'],
  },
  {
    why: 'the name of the workflow is required',
    platform: asked({ checks: [{ name: 'Fixture Gate', app: 15_368, from: 'x' }] }),
    found: ['error not-required'],
  },
  {
    why: 'the check run with the annotations is required',
    platform: asked({ checks: [{ name: 'Fixture Gate report', app: 15_368, from: 'x' }] }),
    found: ['error not-required'],
  },
  {
    why: 'the job has a name of its own, and that is required',
    swap: [[JOB, `${JOB}    name: no silent fixtures\n`]],
    platform: asked({ checks: [{ name: 'no silent fixtures', app: 15_368, from: 'x' }] }),
    found: [],
  },
  {
    why: 'the job has a name of its own, and its id is required',
    swap: [[JOB, `${JOB}    name: no silent fixtures\n`]],
    found: ['error not-required'],
  },
  {
    why: 'any source',
    platform: asked({ checks: [{ name: 'fixture-gate', app: 'any', from: 'x' }] }),
    found: ['warning required-source'],
  },
  {
    why: 'another app',
    platform: asked({ checks: [{ name: 'fixture-gate', app: 7, from: 'x' }] }),
    found: ['error required-source'],
  },
  {
    why: 'another app on a server of its own, where numbers differ',
    platform: asked({ checks: [{ name: 'fixture-gate', app: 7, from: 'x' }] }, false),
    found: [],
  },
  {
    why: 'a ruleset that runs the workflow itself',
    platform: asked({
      checks: [],
      workflows: [{ path: '.github/workflows/fixture-gate.yml', repositoryId: 1, isPinned: true, from: 'x' }],
    }),
    found: [],
  },
  {
    why: 'and that follows a branch',
    platform: asked({
      checks: [],
      workflows: [{ path: '.github/workflows/fixture-gate.yml', repositoryId: 1, isPinned: false, from: 'x' }],
    }),
    found: ['notice ruleset-workflow'],
  },
  {
    why: 'and no workflow here',
    workflow: '',
    platform: asked({
      checks: [],
      workflows: [{ path: '.github/workflows/fixture-gate.yml', repositoryId: 1, isPinned: true, from: 'x' }],
    }),
    found: [],
  },
  {
    why: 'T02 nobody owns the workflow, and nobody has to look',
    files: { '.github/CODEOWNERS': '/src/ @a\n' },
    platform: asked({ codeOwnerReview: false, reviews: 0 }),
    found: ['warning self-edit'],
  },
  {
    why: 'T02 owners whose review is not required',
    platform: asked({ codeOwnerReview: false }),
    found: ['notice self-edit'],
  },
  {
    why: 'T02 the last line takes the owners away',
    files: { '.github/CODEOWNERS': '* @a\n/.github/workflows/\n' },
    found: ['notice self-edit'],
  },
  { why: 'T02 an owner of everything', files: { '.github/CODEOWNERS': '*  @a # all\n' }, found: [] },
  {
    why: 'people who may pass by',
    platform: asked({ bypass: ['administrators (branch protection)'] }),
    found: ['notice bypass'],
  },
  { why: 'a branch that may be behind', platform: asked({ mergeQueue: false }), found: ['notice loose-branch'] },
  { why: 'a branch that must be up to date', platform: asked({ mergeQueue: false, strict: true }), found: [] },

  // Shards that the action joins.
  {
    why: 'shards that nobody joins',
    swap: [[USES, `${USES}        with: { shard: 0/2 }\n`]],
    found: ['error matrix-join 15'],
    left: ['error not-required'],
  },
  {
    why: 'shards that never fail, and a job that joins their reports',
    swap: [
      [JOB, JOB.replace('fixture-gate:', 'part:')],
      [USES, `${USES}        with: { shard: 0/1, fail-on: never }\n${MERGE}`],
    ],
    found: [],
  },
  {
    why: 'shards that never fail, and a job that only looks at their result',
    swap: [
      [JOB, JOB.replace('fixture-gate:', 'part:')],
      [
        USES,
        `${USES}        with: { shard: 0/1, fail-on: never }\n${MERGE.replace(/- uses.*\n.*/, `- run: test "\${{ needs.part.result }}" = success`)}`,
      ],
    ],
    found: ['warning fail-on-never 20'],
  },
  {
    why: 'a job that joins and is skipped where a part fails',
    swap: [
      [JOB, JOB.replace('fixture-gate:', 'part:')],
      [USES, `${USES}        with: { shard: 0/1 }\n${MERGE.replace('    if: always()\n', '')}`],
    ],
    found: ['error job-needs 22'],
  },

  // Reusable workflows and shards.
  {
    why: 'a reusable workflow of this repository is looked at through its caller',
    workflow: SOUND.replace(/on:[\s\S]*?permissions/, 'on: { workflow_call: {} }\npermissions').replace(
      /concurrency[\s\S]*?jobs/,
      'jobs',
    ),
    files: {
      '.github/workflows/pr.yml': SOUND.replace(
        /runs-on[\s\S]*$/,
        'uses: ./.github/workflows/fixture-gate.yml\n',
      ).replace('reopened, edited', 'reopened'),
    },
    platform: asked({ checks: [{ name: 'fixture-gate / fixture-gate', app: 15_368, from: 'x' }] }),
    found: ['error trigger-types 5'],
  },
];

function subjectOfRow({ swap = [], workflow, files = {}, platform, branch }: Row) {
  const text =
    workflow ??
    swap.reduce((text, [from, to]) => {
      expect(text, `nothing to swap: ${from}`).toContain(from);
      return text.replace(from, () => to);
    }, SOUND);
  const all = { ...(text === '' ? {} : { [GATE_FILE]: text }), ...files };
  return subjectOf(all, platform, branch === null ? undefined : branch);
}

const short = ({ severity, check, place }: { severity: string; check: string; place?: { line: number } }): string =>
  `${severity} ${check}${place === undefined ? '' : ` ${place.line}`}`;

describe.each(rows)('$why', (row) => {
  test('is found, with its line, and nothing else is', async () => {
    expect(
      diagnose(await subjectOfRow(row))
        .map(short)
        .sort(),
    ).toEqual([...row.found].sort());
  });

  test('and its edits mend it', async () => {
    const subject = await subjectOfRow(row);
    const withoutEdit = diagnose(subject)
      .filter(({ edits }) => edits === undefined)
      .map(({ severity, check }) => `${severity} ${check}`);
    const { left } = mendAll(subject);
    expect(left.map(({ severity, check }) => `${severity} ${check}`)).toEqual(row.left ?? withoutEdit);
  });
});

test('every check has a row', () => {
  const found = new Set(rows.flatMap((row) => row.found.map((one) => one.split(' ')[1])));
  expect(CHECKS.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
});

test.each(['fixture-gate.yml', 'fixture-gate-shards.yml'])(
  'examples/%s has no fault but its placeholder',
  async (name) => {
    const text = readFileSync(new URL(`../../../examples/${name}`, import.meta.url), 'utf8');
    const faults = diagnose(await subjectOf({ [GATE_FILE]: text })).map(({ check }) => check);
    expect([...new Set(faults)].filter((check) => check !== 'permissions-posting')).toEqual(['floating-gate']);
  },
);

test('the workflow of this repository has no fault', async () => {
  const root = new URL('../../../', import.meta.url);
  const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
  const files = { [GATE_FILE]: read(GATE_FILE), 'action.yml': read('action.yml') };
  expect(diagnose(await subjectOf(files)).map(short)).toEqual([]);
});
