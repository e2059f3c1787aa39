import {
  attributedTests,
  type ChangedText,
  definedNames,
  type Setting,
  type SkipMark,
  settingLines,
  skipMarks,
} from './skip-marks.js';
import { withoutParameters } from './test-ids.js';

/** Why a frozen test would no longer count. */
export interface SwitchedOff {
  readonly id: string;
  readonly path: string;
  readonly line?: number;
  /** `is marked ... here`, to follow the id. */
  readonly what: string;
  /** A person has to look: the line may mean it and may not. */
  readonly unsure?: true;
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
    const leftOut = settingLines(file).flatMap((setting) => bySetting(setting, frozen));
    const gone = here
      .filter((id) => {
        const { base, head } = names.get(file)!;
        const lost = !defines(head, id) || classesOf(id).some((name) => base.has(name) && !head.has(name));
        return defines(base, id) && lost && !movedWithoutPlace(id, names);
      })
      .map((id): SwitchedOff => ({ id, path: file.path, what: 'is defined on base and not here any more' }));
    const unmarked = here
      .filter((id) => {
        const { attributed, head } = names.get(file)!;
        return defines(attributed.base, id) && !defines(attributed.head, id) && defines(head, id);
      })
      .map(
        (id): SwitchedOff => ({
          id,
          path: file.path,
          what: 'is a test on base, and what makes it one is not here any more',
        }),
      );
    return [...marked, ...leftOut, ...gone, ...unmarked];
  });
  // Of what is said of one line the surest, which comes last here.
  const sorted = [...found.filter(({ unsure }) => unsure), ...found.filter(({ unsure }) => !unsure)];
  return [...new Map(sorted.map((one) => [`${one.id}\0${one.path}\0${one.line ?? 0}`, one])).values()];
}

function bySetting({ path, line, text, kind, tests }: Setting, frozen: readonly string[]): readonly SwitchedOff[] {
  const found = { path, line, evidence: text.slice(0, 200) };
  switch (kind) {
    case 'named':
      return frozen
        .filter((id) => mentions(text, id))
        .map((id) => ({ ...found, id, what: 'is left out by this line' }));
    case 'all':
      return frozen
        .filter((id) => !FILE_PLACE.test(placeOf(id)) || tests!.test(placeOf(id)))
        .map((id) => ({ ...found, id, what: 'is left out by this line, with all others' }));
    case 'chooses': {
      const what = 'may be left out by this line, which chooses what is run';
      return frozen.slice(0, 1).map((id) => ({ ...found, id, what, unsure: true }));
    }
  }
}

function byMark(id: string, { path, line, framework, expectsFailure, unsure, text }: SkipMark): SwitchedOff {
  if (unsure === true) {
    const what = `gets a mark here by which a run may leave it out (${framework})`;
    return { id, path, line, what, evidence: text, unsure };
  }
  const mark = expectsFailure ? 'expected to fail' : 'skipped';
  return { id, path, line, what: `is marked as ${mark} here (${framework})`, evidence: text };
}

interface FileNames {
  readonly base: ReadonlySet<string>;
  readonly head: ReadonlySet<string>;
  readonly both: ReadonlySet<string>;
  readonly attributed: { readonly base: ReadonlySet<string>; readonly head: ReadonlySet<string> };
}

function namesIn({ path, base, head }: ChangedText): FileNames {
  const before = definedNames(path, base ?? '');
  const after = definedNames(path, head ?? '');
  const attributed = { base: attributedTests(path, base ?? ''), head: attributedTests(path, head ?? '') };
  return { base: before, head: after, both: new Set([...before, ...after]), attributed };
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

/** Classes between file and test of an id as pytest writes it. */
function classesOf(id: string): readonly string[] {
  return withoutParameters(id).split('::').slice(1, -1);
}

/** Whether a setting names the test, its file, its class, or a folder or pattern that its file is in. */
function mentions(text: string, id: string): boolean {
  const place = placeOf(id);
  const isFile = FILE_PLACE.test(place);
  const last = place.slice(Math.max(place.lastIndexOf('.'), place.lastIndexOf('\\')) + 1);
  const words = [leafOf(id), ...(isFile ? [place, baseName(place)] : [last])];
  if (words.some((word) => word.length > 2 && text.includes(word))) return true;
  return isFile && (text.match(PATH_WORD) ?? []).some((word) => isAround(word, place));
}

/** What may be a folder or a pattern of paths: quotes, brackets and the like stand around it. */
const PATH_WORD = /[\w./*?@^$\\-]{2,200}/g;

/** `/src/`, `tests/*`, `**\/golden/**`, `.*\/tests\/`: folders that a pattern spells out, which the file lies in. */
function isAround(word: string, file: string): boolean {
  const plain = word.replaceAll('\\', '').replace(/^\^|\$$/g, '');
  // An option with its value, an address or a name alone is no folder.
  const value = plain.slice(plain.lastIndexOf('=') + 1);
  if (!value.includes('/') && !value.includes('*')) return file.startsWith(`${value}/`);
  const folders = value.split('/').filter((part) => part !== '' && !/^[.*?]*$/.test(part) && !/[*?]/.test(part));
  if (folders.length === 0) return false;
  return `/${file}/`.includes(`/${folders.join('/')}/`);
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
