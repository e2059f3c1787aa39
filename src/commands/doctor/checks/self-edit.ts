import { compileGlob } from '../../../policy/glob.js';
import type { Check, Subject } from '../check.js';
import { rulesOf } from '../platform.js';

/** Files by which a pull request could take the gate away. */
function guardedFiles({ gates, policy }: Subject): readonly string[] {
  const files = gates.flatMap(({ file, inner }) => [file.path, inner.file.path]);
  return [...new Set([...files, ...(policy.kind === 'none' ? [] : [policy.path])])];
}

export const selfEdit: Check = {
  id: 'self-edit',
  finds: 'a workflow of the gate, or a policy, that a pull request can edit without an owner who has to agree',
  why: 'On `pull_request` the workflow is the one that the pull request brings: it can keep the name of the job and leave the gate out.',
  mend: 'Name owners of `/.github/` in CODEOWNERS and require their review, or let an organisation ruleset require the workflow.',
  look: (subject) => {
    const rules = rulesOf(subject.platform);
    if (subject.gates.length === 0 || rules?.workflows.some(({ path }) => /fixture-?gate/i.test(path)) === true)
      return [];
    const open = guardedFiles(subject).filter((path) => !isOwned(subject.codeowners, path));
    if (open.length === 0 && (rules === undefined || rules.codeOwnerReview)) return [];
    const isReviewed = rules?.codeOwnerReview === true || (rules?.reviews ?? 0) > 0;
    const what = open.length === 0 ? guardedFiles(subject) : open;
    const why =
      open.length === 0
        ? 'the review of its owners is not required'
        : subject.codeowners === undefined
          ? 'there is no CODEOWNERS'
          : 'CODEOWNERS names nobody for it';
    return [
      {
        severity: rules === undefined || isReviewed ? 'notice' : 'warning',
        message: `a pull request can edit ${what.join(' and ')} and so leave the gate out: ${why}`,
        mend:
          open.length === 0
            ? 'require the review of code owners in the rules of the branch'
            : `add a line to .github/CODEOWNERS ("/.github/ @your-org/owners") and require the review of code owners in the rules of the branch`,
      },
    ];
  },
};

/** The last line that matches decides; one without an owner takes the file out again. */
export function isOwned(codeowners: string | undefined, path: string): boolean {
  let owned = false;
  for (const line of (codeowners ?? '').split(/\r?\n/)) {
    const [pattern = '', ...owners] = line
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    if (pattern !== '' && covers(pattern, path)) owned = owners.length > 0;
  }
  return owned;
}

/** As in .gitignore, but for `!` and `[ ]`, which CODEOWNERS does not know (GitHub, about code owners). */
function covers(pattern: string, path: string): boolean {
  const isFolder = pattern.endsWith('/');
  const bare = pattern.replace(/^\/|\/$/g, '');
  if (bare === '' || /[![\]\\{}]/.test(bare)) return false;
  const isAnchored = pattern.startsWith('/') || bare.includes('/');
  const start = isAnchored || bare.startsWith('**/') ? bare : `**/${bare}`;
  // `docs/*` is about files directly in there; any other name may be that of a folder.
  const below = bare === '*' || !bare.endsWith('/*') ? [`${start}/**`] : [];
  return [...(isFolder ? [] : [start]), ...below].some((glob) =>
    glob.includes('/') ? compileGlob(glob)(path) : glob === path,
  );
}
