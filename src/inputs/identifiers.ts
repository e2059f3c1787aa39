// The few shapes of identifier that are believed. A branch may be called `--upload-pack=x` or BOM + 40 hex digits (T14):
// so nothing is trimmed, and a pattern is anchored at both ends.

const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const REPOSITORY = /^[A-Za-z0-9_.-]{1,100}\/[A-Za-z0-9_.-]{1,100}$/;
/** What git sends for "there is no commit", in either hash. */
const NO_COMMIT = /^0+$/;

/** 40 or 64 lower-case hex digits that name a commit, or undefined. */
export function asSha(value: unknown): string | undefined {
  return typeof value === 'string' && SHA.test(value) && !NO_COMMIT.test(value) ? value : undefined;
}

/** Whether the value is git's all-zero placeholder: a branch that did not exist before, or no longer does. */
export function isNoCommit(value: unknown): boolean {
  return typeof value === 'string' && SHA.test(value) && NO_COMMIT.test(value);
}

export interface RepositoryName {
  readonly owner: string;
  readonly name: string;
}

/** `owner/name` as the platform writes it, or undefined; `.` and `..` are no names. */
export function asRepository(value: unknown): RepositoryName | undefined {
  if (typeof value !== 'string' || !REPOSITORY.test(value)) return undefined;
  const [owner = '', name = ''] = value.split('/');
  return /^\.+$/.test(owner) || /^\.+$/.test(name) ? undefined : { owner, name };
}

/** A text from outside for an error message: quoted, shortened, nothing in it but printable ASCII without `##[`. */
export function show(value: unknown, limit = 80): string {
  if (typeof value !== 'string')
    return value === undefined ? 'nothing' : `a value of type ${value === null ? 'null' : typeof value}`;
  const cut = value.length > limit ? `${value.slice(0, limit)}...` : value;
  const plain = JSON.stringify(cut).replaceAll(
    /[^\x20-\x7e]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return plain.replaceAll('##[', '#\\u0023[').replaceAll('::', ':\\u003a');
}
