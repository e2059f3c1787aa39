import type { GateRequest } from './inputs/request.js';
import { type OpenOptions, openRepository, type Repository } from './revisions/repository.js';

/** Opens the repository that the request names, and has git look up the revisions with it. */
export function openRequested(request: GateRequest): Promise<Repository> {
  const { repository: source } = request;
  const directory = source.kind === 'directory' ? source.path : source.temporaryDirectory;
  return openRepository(directory, { ...indexOfHook(), names: namesOf(request) });
}

/** Opens the repository that the request names and closes it whatever happens. */
export async function withRepository<T>(
  request: GateRequest,
  use: (repository: Repository) => Promise<T>,
  opening: Promise<Repository> = openRequested(request),
): Promise<T> {
  const repository = await opening;
  try {
    return await use(repository);
  } finally {
    await repository.close();
  }
}

/** Names that the request has to have looked up, whatever else it finds. */
function namesOf({ range }: GateRequest): readonly string[] {
  if (range.kind === 'commits') return [range.head.sha, range.base.sha];
  const base = range.kind === 'revisions' ? range.base : (range.base ?? 'HEAD');
  return [range.kind === 'revisions' ? range.head : 'HEAD', ...(base === undefined ? [] : [base])];
}

/** While a pre-commit hook runs, git stages into an index that only this variable names. */
function indexOfHook(): Pick<OpenOptions, 'indexFile'> {
  const indexFile = process.env['GIT_INDEX_FILE'];
  return indexFile === undefined || indexFile === '' ? {} : { indexFile };
}
