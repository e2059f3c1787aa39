import type { Fault, Subject } from '../../../src/commands/doctor/check.js';
import { diagnose } from '../../../src/commands/doctor/checks/index.js';
import { mended } from '../../../src/commands/doctor/mending.js';
import type { BranchRules, Platform } from '../../../src/commands/doctor/platform.js';
import { readSubject } from '../../../src/commands/doctor/subject.js';
import { findGateJobs } from '../../../src/commands/doctor/workflow.js';

export const SHA = '1b9e4f0a'.repeat(5);
export const GATE_FILE = '.github/workflows/fixture-gate.yml';
export const CODEOWNERS = { '.github/CODEOWNERS': '/.github/ @octo-org/owners\n' };

/** A workflow in which nothing is wrong. */
export const SOUND = `name: fixture-gate
on:
  pull_request:
    # A result belongs to one base.
    types: [opened, synchronize, reopened, edited]
  merge_group: {}
permissions:
  contents: read
  checks: write
  pull-requests: write
concurrency:
  group: fixture-gate-\${{ github.event.pull_request.number || github.sha }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
jobs:
  fixture-gate:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: octo-org/fixture-gate@${SHA} # v1.0.0
`;

export const SOUND_RULES: BranchRules = {
  checks: [{ name: 'fixture-gate', app: 15_368, from: 'ruleset "main"' }],
  workflows: [],
  mergeQueue: true,
  strict: false,
  reviews: 1,
  codeOwnerReview: true,
  bypass: [],
};

export function asked(rules: Partial<BranchRules> = {}, isDotCom = true): Platform {
  return {
    kind: 'asked',
    repository: 'octo-org/shop',
    isDotCom,
    rules: { kind: 'seen', value: { ...SOUND_RULES, ...rules } },
    gaps: [],
  };
}

export async function subjectOf(
  files: Readonly<Record<string, string>>,
  platform: Platform = asked(),
  branch: string | undefined = 'main',
): Promise<Subject> {
  const all = new Map(Object.entries({ ...CODEOWNERS, ...files }));
  const side = {
    paths: [...all.keys()],
    read: async (path: string) => (all.has(path) ? Buffer.from(all.get(path)!) : undefined),
  };
  return { ...(await readSubject(side)), branch, platform };
}

/** Makes every edit that is proposed, the worst fault first, until none is left; what then is still wrong. */
export function mendAll(subject: Subject): { readonly subject: Subject; readonly left: readonly Fault[] } {
  let current = subject;
  for (let round = 0; round < 20; round += 1) {
    const fault = diagnose(current).find(({ edits }) => edits !== undefined);
    if (fault === undefined) break;
    const workflows = current.workflows.map((file) =>
      file.path === fault.place?.path ? mended(file, fault.edits ?? []) : file,
    );
    current = { ...current, workflows, gates: findGateJobs(workflows, current.ownActionIsGate) };
  }
  return { subject: current, left: diagnose(current) };
}
