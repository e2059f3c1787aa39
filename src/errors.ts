/** Codes of errors that the user can fix. Documented in docs/errors.md, never reused. */
export type ErrorCode =
  | 'BAD_USAGE'
  | 'BAD_INPUT'
  | 'BAD_EVENT'
  | 'BAD_POLICY'
  | 'BAD_SHARDS'
  | 'NO_REPOSITORY'
  | 'REVISION_MISSING'
  | 'NO_MERGE_BASE'
  | 'EMPTY_RANGE'
  | 'GIT_MISSING'
  | 'GIT_FAILED'
  | 'UNSAFE_ENVIRONMENT'
  | 'STALE'
  | 'GITHUB_DENIED'
  | 'CANNOT_WRITE'
  | 'BAD_REPORT';

/**
 * Something the user can fix. `message` says what was expected, what was found and where;
 * `remedy` is the next thing to try, as an imperative without a closing full stop. Anything else
 * that reaches the entry point is a bug here and keeps its stack.
 */
export class FixtureGateError extends Error {
  override readonly name = 'FixtureGateError';
  readonly code: ErrorCode;
  readonly remedy: string;

  constructor(code: ErrorCode, message: string, remedy: string, options?: { readonly cause: unknown }) {
    super(message, options);
    this.code = code;
    this.remedy = remedy;
  }
}
