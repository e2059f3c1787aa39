import { BUILT_IN_PATTERNS } from '../../policy/defaults.js';
import { compileGlob } from '../../policy/glob.js';
import type { FoundSeals } from './seals.js';
import { quoted, sealKeys } from './seals.js';
import type { Survey } from './survey.js';

const SCHEMA_FILE = 'schema/fixture-gate.policy.schema.json';
/** Columns of a pattern in the comments of the policy. */
const PATTERN_WIDTH = 28;

/** How a workflow uses the action. */
export interface ActionReference {
  /** `owner/name@sha` */
  readonly uses: string;
  readonly version?: string;
  /** Where that repository is; undefined for a placeholder. */
  readonly serverUrl?: string;
}

export const PLACEHOLDER: ActionReference = { uses: `OWNER/fixture-gate@${'0'.repeat(40)}`, version: 'vX.Y.Z' };

/** Where editors take the schema of the policy from: the very commit that the workflow uses. */
export function schemaAddress({ uses, serverUrl }: ActionReference): string {
  const [name = '', sha = ''] = uses.split('@');
  const repository = name.split('/').slice(0, 2).join('/');
  if (serverUrl !== undefined && new URL(serverUrl).hostname !== 'github.com')
    return `${serverUrl}/${repository}/raw/${sha}/${SCHEMA_FILE}`;
  return `https://raw.githubusercontent.com/${repository}/${sha}/${SCHEMA_FILE}`;
}

/**
 * The policy. It never protects less than no policy would: naming any fixtures turns the built-in patterns off, so they
 * are all written down wherever one more is needed, in every spelling that this repository has.
 *
 * @param paths  Every file, for spellings that differ in letter case.
 */
export function policyText(
  survey: Survey,
  seals: FoundSeals,
  paths: readonly string[],
  action: ActionReference,
): string {
  const extra = survey.patterns.filter(({ isBuiltIn }) => !isBuiltIn);
  const keys = sealKeys(seals);
  return [
    `# yaml-language-server: $schema=${schemaAddress(action)}`,
    '# Which files are fixtures, and what a change to them needs. Read from the base branch only, so that a pull request',
    '# cannot loosen its own check. Every key with its default is in docs/policy.md of Fixture Gate.',
    'version: 1',
    '',
    ...(extra.length === 0 ? builtInOnly(survey) : fixturesKey(survey, paths)),
    ...(keys.length === 0 ? [] : ['', '# Digests that this repository keeps already.', ...keys]),
    '',
  ].join('\n');
}

function builtInOnly({ patterns }: Survey): readonly string[] {
  if (patterns.length === 0) {
    return [
      '# Nothing here looks like a fixture yet. The built-in patterns apply as soon as something does; other places are named',
      '# under "fixtures:", together with the built-in patterns, which do not apply beside it:',
      '# fixtures:',
      `#   - paths: [${BUILT_IN_PATTERNS.map(quoted).join(', ')}]`,
    ];
  }
  return [
    '# The built-in patterns apply, in any letter case. Here they find:',
    ...patterns.map(({ pattern, files, samples }) => comment(pattern, files, samples)),
    '# Other places are named under "fixtures:"; the built-in patterns then have to be named there as well.',
  ];
}

function fixturesKey(survey: Survey, paths: readonly string[]): readonly string[] {
  const extra = survey.patterns.filter(({ isBuiltIn }) => !isBuiltIn);
  const found = new Map(survey.patterns.map((one) => [one.pattern, one]));
  const spellings = otherSpellings(paths);
  const line = (pattern: string): string => {
    const known = found.get(pattern);
    return `      - ${quoted(pattern)}${known === undefined ? '' : ` # ${countOf(known.files)}, such as ${shown(known.samples[0] ?? '')}`}`;
  };
  return [
    'fixtures:',
    '  - paths:',
    '      # Found in this repository, beyond the built-in patterns.',
    ...extra.map(({ pattern }) => line(pattern)),
    '      # The built-in patterns. They do not apply by themselves where fixtures are named.',
    ...BUILT_IN_PATTERNS.map(line),
    ...(spellings.length === 0
      ? []
      : ['      # The same as they are spelt here: patterns of a policy mind letter case.', ...spellings.map(line)]),
    ...exclusion(survey),
    '    require: trailer',
  ];
}

/** Taking protection away is left to a person. */
function exclusion({ code }: Survey): readonly string[] {
  if (code.length === 0) return [];
  return [
    `    # ${countOf(code.length)} of code among them, such as ${shown(code[0] ?? '')}. If tests import it and do not read it:`,
    `    # exclude: [${quoted(`**/*.${code[0]!.slice(code[0]!.lastIndexOf('.') + 1)}`)}]`,
  ];
}

function comment(pattern: string, files: number, samples: readonly string[]): string {
  return `#   ${pattern.padEnd(PATTERN_WIDTH)} ${countOf(files)}, such as ${shown(samples[0] ?? '')}`;
}

export function countOf(files: number): string {
  return `${files} ${files === 1 ? 'file' : 'files'}`;
}

/** A name in a comment of YAML, or on a terminal: quoted where it is not plain, so that it stays on its line. */
export function shown(path: string): string {
  return /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(path)
    ? path
    : JSON.stringify(path).replaceAll(/[^\x20-\x7e]/g, asEscape);
}

function asEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Patterns for files that the built-in ones take in any letter case, and that they miss as they are written. */
export function otherSpellings(paths: readonly string[]): readonly string[] {
  const exact = BUILT_IN_PATTERNS.map(compileGlob);
  const patterns = new Set<string>();
  for (const path of paths) {
    const folded = path.toLowerCase();
    if (exact.some((glob) => glob(path))) continue;
    for (const [index, pattern] of BUILT_IN_PATTERNS.entries()) {
      if (!exact[index]!(folded)) continue;
      patterns.add(respelt(pattern, path));
      break;
    }
  }
  return [...patterns];
}

/** `pattern` in the letters that `path` has where it meets it; the path itself where no such pattern is found. */
function respelt(pattern: string, path: string): string {
  const literal = pattern.replaceAll(/\*+\/?|\/\*+/g, '');
  const name = path.slice(path.lastIndexOf('/') + 1);
  const at = name.toLowerCase().lastIndexOf(literal);
  const spelling = pattern.includes('/')
    ? path.split('/').find((segment) => segment.toLowerCase() === literal)
    : name.slice(at, at + literal.length);
  const spelt = pattern.replace(literal, () => spelling ?? literal);
  return compileGlob(spelt)(path) ? spelt : path.replaceAll(/[*?[\]{}()!\\]/g, '\\$&');
}

export function workflowText({ uses, version }: ActionReference): string {
  return `# Require the job "fixture-gate" in the ruleset of the default branch.
#
# No path filter, no branch filter and no \`if:\` on the job: a skipped job counts as a success, and a filtered workflow
# leaves a required check waiting for ever.
name: fixture-gate
on:
  pull_request:
    # \`edited\` runs again when the base branch of the pull request is changed: a result belongs to one base.
    types: [opened, synchronize, reopened, edited]
  # A queue waits for this event. Without it a required check never reports.
  merge_group: {}
# A pull request from a fork gets a read-only token whatever stands here. The verdict is the same; annotations and the
# report then appear in the log and in the job summary.
permissions:
  contents: read
  checks: write
  pull-requests: write
concurrency:
  group: fixture-gate-\${{ github.event.pull_request.number || github.sha }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
jobs:
  fixture-gate:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      # The full SHA of a release, and its version behind it. A tag can be moved.
      - uses: ${uses}${version === undefined ? '' : ` # ${version}`}
`;
}

const FIND_GATE = `# FIXTURE_GATE names dist/cli/index.js of a checkout; without it fixture-gate is looked for on PATH and in node_modules.
if [ -n "\${FIXTURE_GATE:-}" ]; then gate() { node "$FIXTURE_GATE" "$@"; }
elif command -v fixture-gate >/dev/null 2>&1; then gate() { fixture-gate "$@"; }
elif [ -x node_modules/.bin/fixture-gate ]; then gate() { node_modules/.bin/fixture-gate "$@"; }
else
  echo 'fixture-gate is not installed here: fixtures are checked in the pull request only' >&2
  exit 0
fi
# The first commit of a repository has nothing to be compared with.
git rev-parse --verify --quiet HEAD >/dev/null || exit 0
`;

export const PRE_COMMIT_HOOK = `#!/bin/sh
# Fixture Gate, before the commit: what is staged. A help and no defence; the check on the pull request counts.
${FIND_GATE}report=$(gate check --staged --quiet) && exit 0
printf '%s\\n' "$report"
exit 1
`;

export const COMMIT_MESSAGE_HOOK = `#!/bin/sh
# Fixture Gate, once the message is written: every staged fixture change has its record, and every record its change.
${FIND_GATE}gate trailers --quiet --check "$1"
`;
