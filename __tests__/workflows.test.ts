import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isFixture } from '../src/policy/match.js';
import { parsePolicy } from '../src/policy/read.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const folders = ['.github/workflows', 'examples'];
const files = folders.flatMap((folder) =>
  readdirSync(`${root}${folder}`)
    .filter((name) => name.endsWith('.yml'))
    .map((name) => `${folder}/${name}`),
);
const gating = files.filter((file) => file.includes('fixture-gate'));

/** What could change a tag, a release or who is believed to have built it. */
const RIGHTS_OF_A_RELEASE = ['contents', 'id-token', 'attestations'] as const;

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly if?: string;
  readonly needs?: unknown;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly on: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

function load(file: string): { readonly text: string; readonly workflow: Workflow } {
  const text = readFileSync(`${root}${file}`, 'utf8');
  return { text, workflow: parse(text) as Workflow };
}

describe.each(files)('%s', (file) => {
  const { text, workflow } = load(file);
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  it('pins every action by full SHA, with its version behind it', () => {
    const uses = [...text.matchAll(/^\s*-?\s*uses: (.+)$/gm)].map(([, value]) => value!);
    expect(uses.length + steps.filter(({ run }) => run !== undefined).length).toBeGreaterThan(0);
    for (const one of uses)
      expect(one).toMatch(
        /^(?:\.\/[a-z]+|[A-Za-z-]+\/[a-z-]+(?:\/comment)?@[0-9a-f]{40} # v(?:\d+\.\d+\.\d+|X\.Y\.Z))$/,
      );
  });

  it('says which permissions it takes, and never writes to the contents', () => {
    expect(workflow.permissions).toBeDefined();
    expect(workflow.permissions?.['contents']).toBe('read');
    const writing = Object.entries(workflow.jobs).filter(([, job]) =>
      RIGHTS_OF_A_RELEASE.some((right) => job.permissions?.[right] === 'write'),
    );
    expect(writing.map(([name]) => name)).toEqual(file.endsWith('/release.yml') ? ['attest', 'publish'] : []);
  });

  it('runs nothing of the sources where it holds rights of a release', () => {
    for (const job of Object.values(workflow.jobs).filter(({ permissions }) => permissions?.['id-token'] === 'write'))
      for (const { run = '' } of job.steps) expect(run).not.toMatch(/npm (?:ci|cit|install|test|run|exec)|node /);
  });

  it('T80 leaves no token behind in a checkout', () => {
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@') === true))
      expect(step.with?.['persist-credentials']).toBe(false);
  });

  it('puts nothing of the event into a shell', () => {
    for (const { run = '' } of steps) expect(run).not.toMatch(/\$\{\{[^}]*github\.(?:event|head_ref|ref_name)/);
  });
});

describe.each(gating)('T09 %s', (file) => {
  const { workflow } = load(file);

  it('runs for every pull request and for the queue: no filter that could leave it out', () => {
    expect(Object.keys(workflow.on).sort()).toEqual(['merge_group', 'pull_request']);
    for (const filter of Object.values(workflow.on)) {
      for (const key of ['paths', 'paths-ignore', 'branches', 'branches-ignore'])
        expect(filter ?? {}).not.toHaveProperty(key);
    }
  });

  it('T05 runs again when the base is changed', () => {
    expect(workflow.on['pull_request']?.['types']).toEqual(
      expect.arrayContaining(['opened', 'synchronize', 'reopened', 'edited']),
    );
  });

  it('no job can be skipped into success: no condition, but always() where there are needs', () => {
    for (const job of Object.values(workflow.jobs))
      expect(job.if).toBe(job.needs === undefined ? undefined : `\${{ always() }}`);
  });

  it('T07 never runs the action from the head of the pull request', () => {
    const local = Object.values(workflow.jobs).flatMap((job) =>
      job.steps.filter(({ uses }) => uses?.startsWith('./') === true),
    );
    for (const { uses } of local) {
      const folder = uses!.slice(2);
      const checkout = Object.values(workflow.jobs)
        .flatMap((job) => job.steps)
        .find((step) => step.with?.['path'] === folder);
      expect(checkout?.with?.['ref']).toMatch(/base\.sha .*base_sha/);
    }
  });
});

describe('this repository’s own fixtures', () => {
  it('the ten rendered comments are goldens that the policy at the root names, and the workflow judges them by it', async () => {
    const path = '.github/fixture-gate.yml';
    const policy = await parsePolicy(readFileSync(`${root}${path}`), { source: 'base', path });
    const goldens = readdirSync(`${root}__tests__/goldens/comment`).map((name) => `__tests__/goldens/comment/${name}`);
    expect(goldens).toHaveLength(10);
    for (const golden of goldens) expect(isFixture(policy, golden), golden).toBe(true);
    const { workflow } = load('.github/workflows/fixture-gate.yml');
    const [step] = Object.values(workflow.jobs).flatMap((job) => job.steps.filter(({ uses }) => uses === './gate'));
    expect(step?.with?.['policy']).toBeUndefined();
  });
});
