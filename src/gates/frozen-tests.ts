import { type ChangedText, definedNames, leftOutLines, type SkipMark, skipMarks } from './skip-marks.js';
import { withoutParameters } from './test-ids.js';

/** Why a frozen test would no longer count. */
export interface SwitchedOff {
  readonly id: string;
  readonly path: string;
  readonly line?: number;
  /** `is marked ... here`, to follow the id. */
  readonly what: string;
  /** The line itself, shortened. Hostile text. */
  readonly evidence?: string;
}

/** Extensions by which the part of an id before `::` is a file and no package or class. */
const FILE_PLACE = /\.(?:pyi?|[cm]?[jt]sx?|vue|rb|php|rs|go|java|kt|kts|groovy|scala|cs|fs|vb)$/i;

/** Frozen tests that the changed files of head mark as skipped or as expected to fail, leave out, or define no more. */
export function switchedOff(frozen: readonly string[], files: readonly ChangedText[]): readonly SwitchedOff[] {
  if (frozen.length === 0) return [];
  const names = new Map(files.map((file) => [file, namesIn(file)]));
  const found = files.flatMap((file): SwitchedOff[] => {
    const here = frozen.filter((id) => mayBeIn(id, file.path, names.get(file)!.both));
    const marked = skipMarks(file).flatMap((mark) =>
      here.filter((id) => covers(mark, id)).map((id) => byMark(id, mark)),
    );
    const leftOut = leftOutLines(file).flatMap(({ path, line, text }) =>
      frozen
        .filter((id) => mentions(text, id))
        .map((id) => ({ id, path, line, what: 'is left out by this line', evidence: text.slice(0, 200) })),
    );
    const gone = here
      .filter((id) => {
        const { base, head } = names.get(file)!;
        return defines(base, id) && !defines(head, id) && !movedWithoutPlace(id, names);
      })
      .map((id): SwitchedOff => ({ id, path: file.path, what: 'is defined on base and not here any more' }));
    return [...marked, ...leftOut, ...gone];
  });
  return [...new Map(found.map((one) => [`${one.id}\0${one.path}\0${one.line ?? 0}`, one])).values()];
}

function byMark(id: string, { path, line, framework, expectsFailure, text }: SkipMark): SwitchedOff {
  const mark = expectsFailure ? 'expected to fail' : 'skipped';
  return { id, path, line, what: `is marked as ${mark} here (${framework})`, evidence: text };
}

interface FileNames {
  readonly base: ReadonlySet<string>;
  readonly head: ReadonlySet<string>;
  readonly both: ReadonlySet<string>;
}

function namesIn({ path, base, head }: ChangedText): FileNames {
  const before = definedNames(path, base ?? '');
  const after = definedNames(path, head ?? '');
  return { base: before, head: after, both: new Set([...before, ...after]) };
}

/** The last part of an id: the name of the test itself. */
export function leafOf(id: string): string {
  const whole = withoutParameters(id);
  const cut = /^.*(?:::|#| > )/s.exec(whole)?.[0].length ?? 0;
  const leaf = whole.slice(cut);
  const isDotted = cut === 0 && /^[\w$]+(?:\.[\w$]+)+$/.test(leaf);
  return (isDotted ? leaf.slice(leaf.lastIndexOf('.') + 1) : leaf).split('/', 1)[0]!;
}

/** What stands before the test's name: a file, a package, a class, or nothing. */
function placeOf(id: string): string {
  const explicit = /^(.*?)(?:::|#| > )/s.exec(id)?.[1];
  if (explicit !== undefined) return explicit;
  return /^[\w$]+(?:\.[\w$]+)+$/.test(id) ? id.slice(0, id.lastIndexOf('.')) : '';
}

function mayBeIn(id: string, path: string, names: ReadonlySet<string>): boolean {
  const place = placeOf(id);
  const base = baseName(path);
  if (place === path) return true;
  if (base === 'conftest.py') return place.startsWith(path.slice(0, -base.length));
  if (FILE_PLACE.test(place) && place.includes('/')) return baseName(place) === base;
  if (defines(names, id)) return true;
  const last = place.slice(Math.max(place.lastIndexOf('.'), place.lastIndexOf('/')) + 1);
  return last !== '' && base.replace(/\.[^.]*$/, '') === last;
}

function covers({ names }: SkipMark, id: string): boolean {
  if (names === undefined) return true;
  const leaf = leafOf(id);
  return names.some((name) => isName(name, leaf));
}

function defines(names: ReadonlySet<string>, id: string): boolean {
  const leaf = leafOf(id);
  return names.has(leaf) || [...names].some((name) => isName(name, leaf));
}

/** Jest and its kin put the names of the groups before that of the test. */
function isName(name: string, leaf: string): boolean {
  return name === leaf || leaf.endsWith(` ${name}`);
}

/** An id that names no file goes with its test, wherever that is defined. */
function movedWithoutPlace(id: string, names: ReadonlyMap<ChangedText, FileNames>): boolean {
  if (FILE_PLACE.test(placeOf(id))) return false;
  return [...names.values()].some(({ head }) => defines(head, id));
}

function mentions(text: string, id: string): boolean {
  const place = placeOf(id);
  const words = [leafOf(id), ...(FILE_PLACE.test(place) ? [place, baseName(place)] : [])];
  return words.some((word) => word.length > 2 && text.includes(word));
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
