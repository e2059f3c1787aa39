import type { GitPath } from '../revisions/revisions.js';

/**
 * Letters that are drawn like a Latin one in usual typefaces. From the Unicode Consortium's confusables.txt, cut down to
 * Cyrillic, Greek and Armenian letters for a-z: whole tables call any two short strokes alike, and names in those
 * scripts would then have to be asked about. Compatibility forms (full width, ligatures) are folded by NFKC.
 */
const LOOK_ALIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аα',
    b: 'ЬƄ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еє',
    g: 'ɡց',
    h: 'һհ',
    i: 'іιɩı',
    j: 'јϳ',
    k: 'кκ',
    l: 'ӏ',
    m: 'м',
    n: 'ոη',
    o: 'оοօ',
    p: 'рρ',
    q: 'ԛզ',
    r: 'г',
    s: 'ѕ',
    t: 'тτ',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγү',
    z: 'ʐ',
  }).flatMap(([latin, others]) => [...others].map((other) => [other.toLowerCase(), latin] as const)),
);

const IGNORED = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** What one component of a path comes to where case, Unicode form, invisible characters and an end of dots or blanks do not count, and look-alike letters are one. */
export function foldName(name: string): string {
  const plain = name.normalize('NFKC').replace(IGNORED, '').toUpperCase().toLowerCase();
  const latin = [...plain].map((letter) => LOOK_ALIKE.get(letter) ?? letter).join('');
  return latin.normalize('NFC').replace(/[. ]+$/u, '');
}

/** What HFS+ leaves out of names (git's utf8.c, next_hfs_char). */
const IGNORED_ON_DISK = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;

/**
 * What some file system comes to when it is asked for `path`: letter case, Unicode form, characters that HFS+ ignores,
 * dots and blanks at the end, and what stands behind a colon on Windows are set aside. Unlike `foldPath` no letter is
 * taken for another one.
 */
export function foldOnDisk(path: GitPath): string {
  return path
    .split(SLASHES)
    .filter((name) => name !== '')
    .map(foldNameOnDisk)
    .join('/');
}

/** Windows takes either. */
const SLASHES = /[/\\]/;

function foldNameOnDisk(name: string): string {
  if (name === '.' || name === '..') return name;
  return foldCase(name.replace(IGNORED_ON_DISK, '').split(':', 1)[0]!).replace(/[. ]+$/u, '');
}

/** `foldOnDisk` of what a link holds, which may lead upwards, and out of the repository. */
export function foldTarget(target: string): string {
  return target.split(SLASHES).map(foldNameOnDisk).join('/');
}

/** Where letter case alone is set aside, as Windows and macOS do. */
export function foldCase(path: GitPath): string {
  return path.normalize('NFC').toUpperCase().toLowerCase();
}

export function foldPath(path: GitPath): string {
  return path.split('/').map(foldName).join('/');
}

export interface NameFault {
  readonly severity: 'error' | 'warning';
  readonly why: string;
}

const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:[. ]|$)/i;
/** Of most file systems, for one component. */
const MAX_NAME_BYTES = 255;

/** Why a name is not what it looks like, or is no name on some systems. The worst is named first. */
export function nameFault(path: GitPath): NameFault | undefined {
  const names = path.split('/');
  const error = (why: string): NameFault => ({ severity: 'error', why });
  const warning = (why: string): NameFault => ({ severity: 'warning', why });
  if (/\p{Cc}/u.test(path))
    return error('it contains a control character, which some tools take for the end of the name');
  if (/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(path))
    return error('it contains a character that turns the direction of writing, so that it is shown in another order');
  if (new RegExp(IGNORED.source, 'u').test(path)) return error('it contains an invisible character');
  if (names.some((name) => /[. ]$/.test(name) && !/^\.{1,2}$/.test(name)))
    return error('it ends in a dot or a blank, which Windows drops');
  if (/\p{Cs}/u.test(path)) return warning('it is no UTF-8, so tools disagree on what it is called');
  if (names.some((name) => RESERVED.test(name)))
    return warning('Windows has a device of that name, so it cannot be checked out there');
  if (names.some((name) => Buffer.byteLength(name) > MAX_NAME_BYTES))
    return warning(`a part of it is longer than ${MAX_NAME_BYTES} bytes, which most file systems refuse`);
  return undefined;
}
