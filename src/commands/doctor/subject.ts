import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FixtureGateError } from '../../errors.js';
import { POLICY_PATH } from '../../judging-policy.js';
import type { Policy } from '../../policy/policy.js';
import { listTree } from '../../revisions/listing.js';
import type { Repository } from '../../revisions/repository.js';
import type { ObjectId } from '../../revisions/revisions.js';
import type { PolicyState, Subject } from './check.js';
import { fields, findGateJobs, isWorkflowPath, job, steps } from './workflow.js';
import { type BrokenFile, isBroken, parseYaml, type YamlFile } from './yaml-file.js';

/** A workflow is read whole; the platform refuses longer ones. */
const MAX_BYTES = 1_048_576;
/** In the order in which the platform looks for it. */
const CODEOWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];

/** One side of a repository: what a commit has, or what is on disk. */
export interface Side {
  readonly paths: readonly string[];
  /** Undefined where no regular file of a bearable size stands there. */
  readonly read: (path: string) => Promise<Buffer | undefined>;
}

/** What stands at a commit. Nothing of it is written or followed. */
export async function sideOfCommit(repository: Repository, commit: ObjectId): Promise<Side> {
  const files = new Map((await listTree(repository, commit)).all().map((file) => [file.path, file]));
  return {
    paths: [...files.keys()],
    read: async (path) => {
      const file = files.get(path);
      if (file === undefined || !file.mode.startsWith('100')) return undefined;
      const object = await repository.objects.find(file.oid, { maxBytes: MAX_BYTES });
      return object.kind === 'content' ? object.content : undefined;
    },
  };
}

/** @param paths  What is on disk, as git lists it: relative, `/` between folders. */
export function sideOnDisk(topLevel: string, paths: readonly string[]): Side {
  const known = new Set(paths);
  return {
    paths,
    read: async (path) => {
      if (!known.has(path)) return undefined;
      const bytes = await readFile(join(topLevel, path)).catch(() => undefined);
      return bytes === undefined || bytes.length > MAX_BYTES ? undefined : bytes;
    },
  };
}

/** All that the checks need of one side. The platform is asked elsewhere. */
export async function readSubject(side: Side): Promise<Omit<Subject, 'branch' | 'platform'>> {
  const yaml = await import('yaml');
  const parse = async (path: string): Promise<YamlFile | BrokenFile> => {
    const bytes = await side.read(path);
    if (bytes === undefined) return { path, line: 1, why: `it is no regular file of at most ${MAX_BYTES} bytes` };
    return parseYaml(yaml, path, bytes.toString('utf8'));
  };
  const all = await Promise.all(side.paths.filter(isWorkflowPath).map(parse));
  const workflows = all.filter((file): file is YamlFile => !isBroken(file));
  const broken = all.filter(isBroken);
  const isOwn = await ownActionIsGate(side, parse);
  const gates = findGateJobs(workflows, isOwn);
  const owners = CODEOWNERS.find((path) => side.paths.includes(path));
  const codeowners = owners === undefined ? undefined : (await side.read(owners))?.toString('utf8');
  return {
    workflows,
    broken,
    gates,
    ownActionIsGate: isOwn,
    policy: await policyOf(side, gates),
    ...(codeowners === undefined ? {} : { codeowners }),
  };
}

async function ownActionIsGate(side: Side, parse: (path: string) => Promise<YamlFile | BrokenFile>): Promise<boolean> {
  const path = ['action.yml', 'action.yaml'].find((one) => side.paths.includes(one));
  if (path === undefined) return false;
  const action = await parse(path);
  return !isBroken(action) && /fixture[ -]?gate/i.test(String(fields(action.value).get('name') ?? ''));
}

async function policyOf(side: Side, gates: Subject['gates']): Promise<PolicyState> {
  const named = gates
    .flatMap(({ inner, steps: own }) => {
      const all = steps(job(inner.file, inner.id));
      return own.map(({ index }) => fields(all[index]?.get('with')).get('policy'));
    })
    .find((value) => typeof value === 'string' && value !== '' && !value.includes('${{'));
  const path = typeof named === 'string' ? named : POLICY_PATH;
  const bytes = await side.read(path);
  if (bytes === undefined) return otherEnding(side, path);
  const [{ parsePolicy }, { formats }] = await Promise.all([
    import('../../policy/read.js'),
    import('../../documents/formats/index.js'),
  ]);
  try {
    const policy = await parsePolicy(bytes, { source: 'base', path, formats: formats.map(({ id }) => id) });
    return { kind: 'read', path, needsReview: needsReview(policy) };
  } catch (error) {
    if (!(error instanceof FixtureGateError)) throw error;
    return { kind: 'bad', path, why: error.message, remedy: error.remedy };
  }
}

function otherEnding(side: Side, path: string): PolicyState {
  const other = path.replace(/\.yml$/, '.yaml');
  if (other === path || !side.paths.includes(other)) return { kind: 'none' };
  return {
    kind: 'bad',
    path: other,
    why: `nothing reads ${other}; the policy is expected at ${path}`,
    remedy: `git mv ${other} ${path}`,
  };
}

function needsReview({ fixtures }: Policy): boolean {
  return fixtures.some(({ require }) =>
    [require.default, ...Object.values(require.byClass)].some((kinds) => kinds.includes('review')),
  );
}
