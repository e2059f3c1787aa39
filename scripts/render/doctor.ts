/** Renders docs/doctor.md from the checks. Pure: the same checks give the same text. */

interface DocumentedCheck {
  readonly id: string;
  readonly finds: string;
  readonly why: string;
  readonly mend: string;
}

const INTRODUCTION = `# Doctor: is the gate in the way at all?

<!-- Written by scripts/doctor-docs.mjs from src/commands/doctor/checks. Change those files, then run the script. -->

A gate that is set up wrong is green. \`fixture-gate doctor\` reads the workflow that runs it and the rules that should require it, says what
is wrong, and prints the edit that mends it. It writes nothing.

\`\`\`console
$ fixture-gate doctor                                  # the workflow on the default branch, and the rules of that branch
$ fixture-gate doctor --worktree --offline             # the files on disk, before they are committed
$ fixture-gate doctor --worktree --patch | git apply   # make every edit that it proposes
\`\`\`

A fault looks like this:

\`\`\`text
error path-filter .github/workflows/fixture-gate.yml:6
  paths leaves pull requests out, and pull_request then reports nothing at all
  to mend it: remove paths:
     5       types: [opened, synchronize, reopened, edited]
     6 -     paths: ["fixtures/**"]
\`\`\`

## Where it looks

- **Workflows** on base, since a pull request cannot loosen what is read there: \`--base REVISION\`, else the default branch. Where nothing
  runs the gate there yet, the files on disk are looked at, and the report says so. A job counts if a step uses an action called
  \`fixture-gate\` or runs its command line; a reusable workflow of the same repository is looked at through the job that calls it.
- **The policy** that the workflow names, or \`.github/fixture-gate.yml\`.
- **Rulesets and branch protection** of the branch (\`--branch NAME\`), where there is a token: \`GH_TOKEN\` or \`GITHUB_TOKEN\` for
  github.com, \`GH_ENTERPRISE_TOKEN\` with \`GH_HOST\` for a server of your own, and in a job the \`GITHUB_API_URL\` and \`GITHUB_TOKEN\`
  of the runner. A token is sent to the server that it is for and to no other, whatever the remote of the clone says. Reading the rules takes
  \`contents: read\`; who may pass by them, and all of classic protection, is shown to administrators only. \`--offline\` asks nobody.

What it could not look at stands under "Not looked at".

## Exit codes

| code | means |
| --- | --- |
| 0 | no error; with \`--fail-on any\` no warning either |
| 1 | at least one error |
| 3 | could not evaluate: no repository, a command line that is not understood, or a platform that was to be asked and did not answer |

Without a token nothing is asked, and the exit code speaks of the files alone. With \`--format json\` the same comes for machines: \`faults\`,
each with \`check\`, \`severity\`, \`place\`, \`message\`, \`mend\` and the lines to \`change\`; and \`unseen\`, what was not looked at.

## The checks
`;

export function renderDoctor(checks: readonly DocumentedCheck[]): string {
  const rows = checks.map(
    ({ id, finds, why, mend }) => `| \`${id}\` | ${cell(finds)} | ${cell(why)} | ${cell(mend)} |`,
  );
  return [
    INTRODUCTION,
    '| check | finds | why it matters | how to mend it |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
