import { afterAll, expect } from 'vitest';
import { type ErrorCode, FixtureGateError } from '../../src/errors.js';
import { type OpenOptions, openRepository, type Repository } from '../../src/revisions/repository.js';
import type { ObjectId, PathChange } from '../../src/revisions/revisions.js';
import { removeRepositories, type TestRepository } from '../support/repositories.js';

const opened: { readonly close: () => Promise<void> }[] = [];

/** Opened for one test file, closed after it. */
export async function openForTest(repo: TestRepository | string, options?: OpenOptions): Promise<Repository> {
  return keepForTest(await openRepository(typeof repo === 'string' ? repo : repo.directory, options));
}

export function keepForTest<T extends { readonly close: () => Promise<void> }>(repository: T): T {
  opened.push(repository);
  return repository;
}

export function tidyAfterAll(): void {
  afterAll(async () => {
    for (const repository of opened.splice(0)) await repository.close();
    removeRepositories();
  });
}

export const id = (sha: string) => sha as ObjectId;

/** `M path`, `A path`, `D path` or `T path`, short enough to read in a table. */
export function shown(changes: readonly PathChange[]): string[] {
  return changes.map(({ path, base, head }) => {
    const kind = !base ? 'A' : !head ? 'D' : base.mode.slice(0, 2) !== head.mode.slice(0, 2) ? 'T' : 'M';
    return `${kind} ${path}`;
  });
}

export async function expectFailure(
  promise: Promise<unknown>,
  code: ErrorCode,
  remedy: RegExp | string,
): Promise<FixtureGateError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(FixtureGateError);
  const known = error as FixtureGateError;
  expect(known.code).toBe(code);
  expect(known.remedy).toMatch(remedy);
  return known;
}
