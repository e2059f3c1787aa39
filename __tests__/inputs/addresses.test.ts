import { expect, it } from 'vitest';
import { ownWorkflow } from '../../src/inputs/addresses.js';

const REPOSITORY = { owner: 'octo-org', name: 'shop' };

it.each<[string, string | undefined, string | undefined]>([
  ['this repository', 'octo-org/shop/.github/workflows/ci.yml@refs/pull/1/merge', '.github/workflows/ci.yml'],
  ['letter case of the owner', 'Octo-Org/Shop/.github/workflows/ci.yml@refs/heads/main', '.github/workflows/ci.yml'],
  [
    'a branch with an @ in its name',
    'octo-org/shop/.github/workflows/ci.yml@refs/heads/a@b',
    '.github/workflows/ci.yml',
  ],
  ['another repository, by a ruleset', 'octo-org/rules/.github/workflows/ci.yml@refs/heads/main', undefined],
  ['a repository whose name begins alike', 'octo-org/shop-2/.github/workflows/ci.yml@refs/heads/main', undefined],
  ['nothing', undefined, undefined],
])('T01 the workflow that runs now: %s', (_, value, path) => {
  expect(ownWorkflow(value, REPOSITORY)).toBe(path);
});
