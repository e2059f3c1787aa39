/**
 * Patterns such as `^[A-Z]{3}-[0-9]+$`, which JavaScript's own engine matches in linear time and some ten times faster than
 * RE2 in JavaScript does (docs/adr/0235). Anything that is not surely one of them is left to RE2.
 */

/** One character of a set, `least` to `most` times. */
export interface Item {
  readonly set: CharacterSet;
  readonly least: number;
  readonly most: number;
}

/** Which of the 128 characters of ASCII, and whether others as well. */
interface CharacterSet {
  readonly ascii: ReadonlySet<number>;
  readonly others: boolean;
}

const ASCII = 128;
/** Longer runs are written by no person, and unrolled by the engine. */
const MAX_REPEATS = 1_000;
const SINGLE = /^[0-9A-Za-z _:;,=@#%&~"'!<>/-]/;
const QUANTIFIER = /^(?:([?*+])|\{([0-9]{1,4})(?:(,)([0-9]{1,4})?)?\})/;

/**
 * Longer texts are walked here: to go back, the engine notes every character that a count took, in at most 64 MiB, and throws
 * where they do not suffice. UTF-16 code units.
 */
const MAX_ENGINE_CHARACTERS = 1_000_000;

/** Whether a text matches, or undefined where the engine's own pattern may not be used. */
export function plainTest(pattern: string): ((text: string) => boolean) | undefined {
  const plain = plainPattern(pattern);
  if (plain === undefined) return undefined;
  return (text) => (text.length > MAX_ENGINE_CHARACTERS ? walks(pattern, text) : plain.test(text));
}

/** The engine's own pattern, or undefined where it may not be used. */
export function plainPattern(pattern: string): RegExp | undefined {
  const items = plainItems(pattern);
  if (items === undefined) return undefined;
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

/**
 * What stands between `^` and the end. Undefined where there is a group, a choice, an unusual escape, or a repetition that could end in
 * more than one place: only where the next character decides has the engine nothing to go back to.
 */
export function plainItems(pattern: string): readonly Item[] | undefined {
  if (!pattern.startsWith('^')) return undefined;
  const end = isClosed(pattern) ? pattern.length - 1 : pattern.length;
  const items: Item[] = [];
  for (let at = 1; at < end; ) {
    const read = itemAt(pattern.slice(at, end));
    if (read === undefined) return undefined;
    items.push(read.item);
    at += read.length;
  }
  return items.every((_, index) => isDecided(items, index)) ? items : undefined;
}

function isClosed(pattern: string): boolean {
  return pattern.endsWith('$') && !pattern.endsWith('\\$');
}

/** Whether the text matches a plain pattern. Each item takes what it can: the next character decides, so nothing is ever given back. */
export function walks(pattern: string, text: string): boolean {
  let at = 0;
  for (const { set, least, most } of plainItems(pattern) ?? []) {
    let taken = 0;
    for (; taken < most && at < text.length; taken += 1) {
      const code = text.codePointAt(at)!;
      if (code < ASCII ? !set.ascii.has(code) : !set.others) break;
      at += code > LAST_OF_ONE_UNIT ? 2 : 1;
    }
    if (taken < least) return false;
  }
  return !isClosed(pattern) || at === text.length;
}

/** Code points beyond it take two UTF-16 code units. */
const LAST_OF_ONE_UNIT = 0xffff;

/** Whether no character can both go on with an item and begin what may follow it. */
function isDecided(items: readonly Item[], index: number): boolean {
  const { set, least, most } = items[index]!;
  if (least === most) return true;
  for (const follower of items.slice(index + 1)) {
    if (overlap(set, follower.set)) return false;
    if (follower.least > 0) break;
  }
  return true;
}

function overlap(a: CharacterSet, b: CharacterSet): boolean {
  if (a.others && b.others) return true;
  for (const code of a.ascii) if (b.ascii.has(code)) return true;
  return false;
}

function itemAt(text: string): { readonly item: Item; readonly length: number } | undefined {
  const read = text.startsWith('[') ? classAt(text) : characterAt(text);
  if (read === undefined) return undefined;
  const rest = text.slice(read.length);
  const quantifier = QUANTIFIER.exec(rest);
  if (quantifier === null) {
    return /^[?*+{]/.test(rest) ? undefined : { item: { set: read.set, least: 1, most: 1 }, length: read.length };
  }
  const [whole, sign, low, comma, high] = quantifier;
  // A second sign makes it lazy, or is an error.
  if (/^[?*+{]/.test(rest.slice(whole.length))) return undefined;
  const least = sign === undefined ? Number(low) : sign === '+' ? 1 : 0;
  const open = sign === undefined ? comma !== undefined && high === undefined : sign !== '?';
  const most = open ? Number.POSITIVE_INFINITY : sign === '?' ? 1 : Number(high ?? low);
  if (least > MAX_REPEATS || (most !== Number.POSITIVE_INFINITY && most > MAX_REPEATS) || most < least)
    return undefined;
  return { item: { set: read.set, least, most }, length: read.length + whole.length };
}

type Read = { readonly set: CharacterSet; readonly length: number } | undefined;

function characterAt(text: string): Read {
  const found = /^\\[dw.]/.exec(text);
  if (found !== null) return { set: { ascii: new Set(escaped(found[0][1]!)), others: false }, length: 2 };
  return SINGLE.test(text) ? { set: { ascii: new Set([text.charCodeAt(0)]), others: false }, length: 1 } : undefined;
}

function escaped(character: string): readonly number[] {
  if (character === 'd') return codes((code) => code >= 48 && code <= 57);
  if (character === 'w') return codes((code) => /\w/.test(String.fromCharCode(code)));
  return [character.charCodeAt(0)];
}

function codes(isIn: (code: number) => boolean): readonly number[] {
  return Array.from({ length: ASCII }, (_, code) => code).filter(isIn);
}

/** `[...]` of single characters, ranges of letters or digits, `\d`, `\w`, `\.` and `\-`. A hyphen at either end is itself. */
function classAt(text: string): Read {
  const whole = CLASS.exec(text);
  if (whole === null) return undefined;
  const [matched = '', negated = '', first = '', inside = '', last = ''] = whole;
  const found = new Set<number>(first + last === '' ? [] : [HYPHEN]);
  for (const [part] of inside.matchAll(/\\.|.-.|./gs)) {
    if (part.startsWith('\\')) for (const code of escaped(part[1]!)) found.add(code);
    else for (let code = part.charCodeAt(0); code <= part.charCodeAt(part.length - 1); code += 1) found.add(code);
  }
  const length = matched.length;
  if (negated === '') return { set: { ascii: found, others: false }, length };
  return { set: { ascii: new Set(codes((code) => !found.has(code))), others: true }, length };
}

const HYPHEN = 45;
const CLASS = /^\[(\^?)(-?)((?:\\[dw.-]|[0-9A-Za-z]-[0-9A-Za-z]|[0-9A-Za-z _.:;,=@#%~"'!<>/+*?])*)(-?)\]/;
