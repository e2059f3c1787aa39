import { defaultPolicy } from '../../policy/defaults.js';
import { compileGlob } from '../../policy/glob.js';
import { isFixture, patternMatches } from '../../policy/match.js';
import {
  DATA_FOLDERS,
  DATA_FOLDERS_OF_TESTS,
  DATA_NAME,
  LANGUAGES,
  PROSE,
  TEST_FOLDER,
  type TestTool,
  TOOLS,
  VENDORED,
} from './tools.js';

/** Samples shown of a pattern. */
const SAMPLES = 3;
/** What stands in a folder of data and is none. */
const NO_DATA =
  /(?:^|\/)(?:README[^/]*|\.git(?:keep|ignore|attributes)|\.keep|\.DS_Store|__init__\.py|conftest\.py|package-info\.java)$/i;
const CODE = new Set(LANGUAGES.flatMap(({ endings }) => endings));

/** A pattern with what it meets. `isBuiltIn`: one of those that apply without a policy. */
export interface ProposedPattern {
  readonly pattern: string;
  readonly isBuiltIn: boolean;
  readonly files: number;
  readonly samples: readonly string[];
}

export interface Survey {
  /** Most files first. */
  readonly languages: readonly { readonly name: string; readonly files: number }[];
  readonly tools: readonly TestTool[];
  readonly patterns: readonly ProposedPattern[];
  /** Fixtures in all: a file that two patterns meet counts once. */
  readonly fixtures: number;
  /** Code in the folders of fixtures: a change of it will need a record, too. */
  readonly code: readonly string[];
  /** Fixtures of others. */
  readonly vendored: readonly string[];
}

/**
 * What a repository holds, from the names of its files and the manifests of its dependencies. Pure.
 *
 * @param paths         Every file, `/` between folders.
 * @param dependencies  The text of the files that name dependencies.
 */
export function surveyRepository(paths: readonly string[], dependencies: readonly string[]): Survey {
  const builtIn = defaultPolicy();
  const tools = TOOLS.filter(({ dependency }) => dependencies.some((text) => dependency.test(text)));
  const counts = patternMatches(builtIn, paths).filter(({ matches }) => matches > 0);
  const uncovered = paths.filter((path) => !isFixture(builtIn, path) && !NO_DATA.test(path) && !VENDORED.test(path));
  const extra = [
    ...new Set([
      ...uncovered.filter((path) => !isCode(path)).flatMap(dataPattern),
      ...tools.flatMap((tool) => tool.patterns).filter((pattern) => uncovered.some(compileGlob(pattern))),
    ]),
  ];
  const patterns = [
    ...counts.map(({ pattern }) => describe(pattern, true, paths)),
    ...withoutShadowed(
      extra.map((pattern) => describe(pattern, false, paths)),
      paths,
    ),
  ];
  const extraGlobs = patterns.filter((one) => !one.isBuiltIn).map(({ pattern }) => compileGlob(pattern));
  const fixtures = paths.filter((path) => isFixture(builtIn, path) || extraGlobs.some((glob) => glob(path)));
  return {
    languages: languagesOf(paths),
    tools,
    patterns,
    fixtures: fixtures.length,
    code: fixtures.filter((path) => isCode(path) && !VENDORED.test(path)),
    vendored: fixtures.filter((path) => VENDORED.test(path)),
  };
}

function describe(pattern: string, isBuiltIn: boolean, paths: readonly string[]): ProposedPattern {
  const glob = compileGlob(isBuiltIn ? pattern.toLowerCase() : pattern);
  const met = paths.filter((path) => glob(isBuiltIn ? path.toLowerCase() : path));
  return { pattern, isBuiltIn, files: met.length, samples: samplesOf(met) };
}

/** Data first: a helper or an empty module shows nobody what a pattern is for. */
function samplesOf(paths: readonly string[]): readonly string[] {
  const isData = (path: string): boolean => !isCode(path) && !NO_DATA.test(path);
  const data = paths.filter(isData);
  return data.length >= SAMPLES ? spread(data) : [...data, ...paths.filter((path) => !isData(path))].slice(0, SAMPLES);
}

/** From the beginning, the middle and the end, since neighbours look alike. At least as many as are shown. */
function spread(paths: readonly string[]): readonly string[] {
  return [paths[0]!, paths[Math.floor(paths.length / 2)]!, paths.at(-1)!];
}

/** One that meets no file of its own says nothing. The widest stays. */
function withoutShadowed(patterns: readonly ProposedPattern[], paths: readonly string[]): readonly ProposedPattern[] {
  const wide = [...patterns].sort((a, b) => b.files - a.files || (a.pattern < b.pattern ? -1 : 1));
  const kept: ProposedPattern[] = [];
  for (const one of wide) {
    const met = paths.filter(compileGlob(one.pattern));
    const isNarrow = kept.some(({ pattern, files }) => files > one.files && met.every(compileGlob(pattern)));
    if (!isNarrow) kept.push(one);
  }
  return kept;
}

/** The pattern of the outermost folder on the way to `path` that holds test data, or of names like this one; none where neither says so. */
function dataPattern(path: string): readonly string[] {
  const folders = path.split('/').slice(0, -1);
  const resources = folders.findIndex(
    (name, at) => name === 'resources' && folders[at - 1] === 'test' && folders[at - 2] === 'src',
  );
  if (resources !== -1) return ['**/src/test/resources/**'];
  for (const [at, name] of folders.entries()) {
    const folded = name.toLowerCase();
    if (DATA_FOLDERS.has(folded)) return [`**/${escaped(name)}/**`];
    if (/.-snapshots$/.test(folded)) return ['**/*-snapshots/**'];
    const parent = folders.slice(0, at).findLast((one) => TEST_FOLDER.test(one));
    if (parent === undefined || !DATA_FOLDERS_OF_TESTS.has(folded)) continue;
    const from = folders.lastIndexOf(parent, at);
    return [
      `**/${folders
        .slice(from, at + 1)
        .map(escaped)
        .join('/')}/**`,
    ];
  }
  // Not by its place, then perhaps by its name.
  const ending = PROSE.test(path) ? undefined : DATA_NAME.exec(path)?.[0];
  return ending === undefined ? [] : [`*${ending}`];
}

function escaped(name: string): string {
  return name.replaceAll(/[*?[\]{}()!\\]/g, '\\$&');
}

function isCode(path: string): boolean {
  return CODE.has(endingOf(path));
}

function endingOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
}

function languagesOf(paths: readonly string[]): Survey['languages'] {
  const own = paths.filter((path) => !VENDORED.test(path)).map(endingOf);
  return LANGUAGES.map(({ name, endings }) => ({
    name,
    files: own.filter((ending) => endings.includes(ending)).length,
  }))
    .filter(({ files }) => files > 0)
    .sort((a, b) => b.files - a.files || (a.name < b.name ? -1 : 1));
}
