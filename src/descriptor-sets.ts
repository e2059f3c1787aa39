import type { JudgingPolicy } from './judging-policy.js';
import type { DescriptorSet, FixtureRule, Policy } from './policy/policy.js';
import { findEntry } from './revisions/find-entry.js';
import type { Repository } from './revisions/repository.js';
import type { ObjectId, PathChange, TreeEntry } from './revisions/revisions.js';

/** Sets of large code bases have a few megabytes. */
const MAX_SET_BYTES = 16_777_216;

interface Input {
  readonly repository: Repository;
  /** The commit that base's policy is read from. */
  readonly base: ObjectId;
  readonly changes: readonly PathChange[];
  readonly ensureObjects?: ((ids: readonly ObjectId[]) => Promise<void>) | undefined;
}

/** Which policies judge a path: base's, and another one where head would judge by something else. */
export interface JudgingPair {
  readonly base: Policy;
  readonly other: Policy;
}

/**
 * The policies with the descriptor sets that their rules name: base's policy with the files of base, and, where head has
 * another policy or another such file, that policy with the files of head. Whoever swaps the set in a pull request is so
 * judged by both, and the stricter answer counts.
 */
export async function withDescriptorSets({ base, head }: JudgingPolicy, input: Input): Promise<JudgingPair> {
  const before = await filled(base, (file) => read(input, file, 'base'));
  if (head === undefined && !files(base).some((file) => input.changes.some(({ path }) => path === file)))
    return { base: before, other: before };
  return { base: before, other: await filled(head ?? base, (file) => read(input, file, 'head')) };
}

function files({ fixtures }: Policy): readonly string[] {
  return fixtures.flatMap(({ descriptor }) => (descriptor === undefined ? [] : [descriptor.file]));
}

/** Rules without a descriptor stay the very objects that they are: what was seen of a rule is kept by its identity. */
export async function filled(policy: Policy, find: (file: string) => Promise<DescriptorSet>): Promise<Policy> {
  if (files(policy).length === 0) return policy;
  const fixtures = await Promise.all(
    policy.fixtures.map(async (rule): Promise<FixtureRule> => {
      return rule.descriptor === undefined ? rule : { ...rule, descriptorSet: await find(rule.descriptor.file) };
    }),
  );
  return { ...policy, fixtures };
}

async function read(
  { repository, base, changes, ensureObjects }: Input,
  file: string,
  side: 'base' | 'head',
): Promise<DescriptorSet> {
  const change = side === 'head' ? changes.find(({ path }) => path === file) : undefined;
  const entry = change === undefined ? await findEntry(repository, base, file) : change.head;
  if (!isFile(entry)) return { kind: 'missing', why: `there is no such file on ${side}` };
  await ensureObjects?.([entry.oid]);
  const object = await repository.objects.find(entry.oid, { maxBytes: MAX_SET_BYTES });
  if (object.kind === 'content') return { kind: 'read', bytes: object.content };
  return {
    kind: 'missing',
    why: object.kind === 'missing' ? 'it is not in this clone' : `it is over ${MAX_SET_BYTES} bytes`,
  };
}

function isFile(entry: TreeEntry | null | undefined): entry is TreeEntry {
  return entry?.mode.startsWith('100') ?? false;
}
