import type { BlobFacts, Finding } from '../comparison/finding.js';
import { CHANGE_CLASSES, type ChangeClass, type Policy } from '../policy/policy.js';
import type { GitPath } from '../revisions/revisions.js';
import { quotePath } from './quoting.js';

/** As little of a finding as a suggestion needs. */
export type Suggestable = Pick<Finding, 'path' | 'class' | 'also' | 'head'>;

/** Stands where the reason goes. It holds no word, so that a record with it fails FG104 under every policy. */
export const REASON_PLACEHOLDER = 'reason="..."';
/** Of a digest in `from` and `to`. The least that the grammar takes is 8; this many cannot be found by trying. */
const DIGEST_DIGITS = 16;
/** Lines stay readable in a terminal and in a log. */
const PATHS_PER_LINE = 5;
const LINE_CHARACTERS = 300;
/** Fewer paths are not worth a pattern. */
const LEAST_FOR_PATTERN = 4;
const ABSENT_DIGEST = '0'.repeat(8);

/** What stands for a blob in `from` and `to`: SHA-256 of its bytes, the commit of a submodule, zeros for nothing. */
export function digestOf(facts: BlobFacts | null): string {
  if (facts === null) return ABSENT_DIGEST;
  return facts.sha256 === '' ? facts.oid : facts.sha256;
}

/** The line that records one change, ready but for the reason. */
export function suggestTrailer(finding: Suggestable, policy: Policy): string {
  return recordLine([finding], policy);
}

/**
 * The lines that record all of `findings` in one commit. Changes of the same classes share lines; one line for a whole
 * folder only where the policy allows patterns and nothing else in the folder is `changed`.
 *
 * @param fixtures  Every fixture path that the commit changes, so that a folder's count is right.
 */
export function suggestTrailers(
  findings: readonly Suggestable[],
  policy: Policy,
  fixtures: readonly GitPath[] = findings.map(({ path }) => path),
): readonly string[] {
  const folders = policy.trailers.patterns && !policy.trailers.bind ? foldersOf(findings, fixtures) : [];
  const taken = new Set(folders.flatMap(({ members }) => members.map(({ path }) => path)));
  const patterns = folders.map(({ folder, members }) => {
    const classes = classesOf(members).join(',');
    return `${policy.trailers.key}: ${quotePath(folder)} class=${classes} count=${members.length} ${REASON_PLACEHOLDER}`;
  });
  const groups = groupBy(
    findings.filter(({ path }) => !taken.has(path)),
    (finding) => groupKey(finding, policy),
  );
  return [...patterns, ...[...groups.values()].flatMap(inLines).map((group) => recordLine(group, policy))];
}

function recordLine(findings: readonly Suggestable[], policy: Policy): string {
  const paths = findings.map(({ path }) => quotePath(path)).join(' ');
  const [first] = findings;
  const to = policy.trailers.bind && first?.head ? ` to=${digestOf(first.head).slice(0, DIGEST_DIGITS)}` : '';
  return `${policy.trailers.key}: ${paths} class=${classesOf(findings).join(',')}${to} ${REASON_PLACEHOLDER}`;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    if (known === undefined) groups.set(keyOf(item), [item]);
    else known.push(item);
  }
  return groups;
}

/** Bound records name one digest each, so they cannot share a line. */
function groupKey({ path, class: own, also }: Suggestable, policy: Policy): string {
  return policy.trailers.bind ? path : [own, ...also].join(',');
}

function inLines(findings: readonly Suggestable[]): readonly (readonly Suggestable[])[] {
  const lines: Suggestable[][] = [];
  let length = 0;
  for (const finding of findings) {
    const own = quotePath(finding.path).length + 1;
    const line = lines.at(-1);
    if (line === undefined || line.length === PATHS_PER_LINE || length + own > LINE_CHARACTERS) {
      lines.push([finding]);
      length = own;
    } else {
      line.push(finding);
      length += own;
    }
  }
  return lines;
}

interface Folder {
  readonly folder: string;
  readonly members: readonly Suggestable[];
}

/** Folders whose changed fixtures are all found here and have one set of classes. */
function foldersOf(findings: readonly Suggestable[], fixtures: readonly GitPath[]): readonly Folder[] {
  const members = groupBy(findings, ({ path }) => path.slice(0, path.lastIndexOf('/') + 1));
  return [...members]
    .filter(([folder, own]) => folder !== '' && own.length >= LEAST_FOR_PATTERN && isUniform(own))
    .filter(([folder, own]) => fixtures.filter((path) => path.startsWith(folder)).length === own.length)
    .map(([folder, own]) => ({ folder, members: own }));
}

function isUniform([first, ...others]: readonly Suggestable[]): boolean {
  return (
    first !== undefined && others.every((one) => one.class === first.class && one.also.join() === first.also.join())
  );
}

function classesOf(findings: readonly Suggestable[]): readonly ChangeClass[] {
  const present = new Set(findings.flatMap(({ class: own, also }) => [own, ...also]));
  return CHANGE_CLASSES.filter((one) => present.has(one));
}
