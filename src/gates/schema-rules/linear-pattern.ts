/**
 * ECMA-262 patterns, as JSON Schema has them, in the syntax of RE2, whose engine takes linear time. A translation and no
 * pass-through, because the two read `\s`, `.`, `[[:alpha:]]` and `\u00e9` differently, and a pattern that means something
 * else is a wrong pass (docs/adr/0132).
 */

/** What cannot be said in RE2: look-around, back references, properties that it does not know. */
export class PatternProblem extends Error {}

/** White space and line terminators of ECMA-262. */
const SPACE = '\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}';
const NO_SPACE =
  '\\x{0}-\\x{8}\\x{e}-\\x{1f}!-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}';
const SETS: ReadonlyMap<string, string> = new Map([
  ['d', '0-9'],
  ['D', '\\x{0}-/:-\\x{10ffff}'],
  ['w', '0-9A-Za-z_'],
  ['W', '\\x{0}-/:-@\\[-\\^\\x{60}{-\\x{10ffff}'],
  ['s', SPACE],
  ['S', NO_SPACE],
]);
const CONTROLS: ReadonlyMap<string, number> = new Map([
  ['t', 9],
  ['n', 10],
  ['v', 11],
  ['f', 12],
  ['r', 13],
]);
const GENERAL_CATEGORY =
  /^(?:(?:General_Category|gc)=)?((?:L[ultmo]?|M[nce]?|N[dlo]?|P[cdseifo]?|S[mcko]?|Z[slp]?|C[cfos]?))$/;
const LONG_CATEGORIES: ReadonlyMap<string, string> = new Map([
  ['Letter', 'L'],
  ['Uppercase_Letter', 'Lu'],
  ['Lowercase_Letter', 'Ll'],
  ['Number', 'N'],
  ['Decimal_Number', 'Nd'],
  ['Mark', 'M'],
  ['Punctuation', 'P'],
  ['Symbol', 'S'],
]);

interface Cursor {
  readonly text: string;
  at: number;
}

/**
 * @throws {PatternProblem} for what is no pattern, or none that RE2 can be told.
 */
export function toLinearSyntax(pattern: string): string {
  checkSyntax(pattern);
  const cursor: Cursor = { text: pattern, at: 0 };
  let out = '';
  while (cursor.at < pattern.length) out += atom(cursor);
  return out;
}

/** Whether a JavaScript engine would take it; nothing is matched. Patterns that are only right without `u` are common. */
function checkSyntax(pattern: string): void {
  try {
    new RegExp(pattern, 'u');
  } catch {
    try {
      new RegExp(pattern);
    } catch (error) {
      throw new PatternProblem(error instanceof Error ? error.message : 'it is no regular expression');
    }
    // Without `u` these mean something else than whoever wrote them meant.
    if (/\\[pPu]\{|\\[uU][dD][89a-fA-F]|[\ud800-\udfff]/.test(pattern)) {
      throw new PatternProblem('it is wrong in Unicode mode, and means something else without');
    }
  }
}

function atom(cursor: Cursor): string {
  const character = codePoint(cursor);
  switch (character) {
    case '.':
      return '[^\\n\\r\\x{2028}\\x{2029}]';
    case '[':
      return characterClass(cursor);
    case '\\':
      return escaped(cursor, false);
    case '(':
      return group(cursor);
    case '^':
      return '\\A';
    case '$':
      return '\\z';
    case '{':
      return repetition(cursor);
    default:
      return '|)*+?'.includes(character) ? character : literal(character);
  }
}

/** A count as a whole, or a brace that stands for itself. */
function repetition(cursor: Cursor): string {
  const count = /^[0-9]+(?:,[0-9]*)?\}/.exec(cursor.text.slice(cursor.at, cursor.at + 40));
  if (count === null) return literal('{');
  cursor.at += count[0].length;
  return `{${count[0]}`;
}

function group(cursor: Cursor): string {
  const { text } = cursor;
  if (text[cursor.at] !== '?') return '(';
  if (text.startsWith('?:', cursor.at)) {
    cursor.at += 2;
    return '(?:';
  }
  const named = /^\?<([A-Za-z_$][\w$]*)>/.exec(text.slice(cursor.at, cursor.at + 200));
  if (named === null) throw new PatternProblem('it uses look-around or flags, which have no engine that is linear');
  cursor.at += named[0].length;
  return '(';
}

function characterClass(cursor: Cursor): string {
  const { text } = cursor;
  const negated = text[cursor.at] === '^';
  if (negated) cursor.at += 1;
  let inside = '';
  while (cursor.at < text.length && text[cursor.at] !== ']') {
    const from = classItem(cursor);
    const range = text[cursor.at] === '-' && text[cursor.at + 1] !== ']' && cursor.at + 1 < text.length;
    if (!range) {
      inside += from;
      continue;
    }
    cursor.at += 1;
    const to = classItem(cursor);
    // Beside a set, as in `[\w-.]`, a hyphen stands for itself.
    inside += isSingle(from) && isSingle(to) ? `${from}-${to}` : `${from}\\-${to}`;
  }
  cursor.at += 1;
  if (inside === '') return negated ? '[\\x{0}-\\x{10ffff}]' : '[^\\x{0}-\\x{10ffff}]';
  return `[${negated ? '^' : ''}${inside}]`;
}

function isSingle(item: string): boolean {
  return /^(?:\\x\{[0-9a-f]+\}|\\?[^\\])$/u.test(item);
}

function classItem(cursor: Cursor): string {
  const character = codePoint(cursor);
  return character === '\\' ? escaped(cursor, true) : literal(character);
}

function escaped(cursor: Cursor, inClass: boolean): string {
  const { text } = cursor;
  const character = codePoint(cursor);
  const set = SETS.get(character);
  if (set !== undefined) return inClass ? set : `[${set}]`;
  const control = CONTROLS.get(character);
  if (control !== undefined) return hex(control);
  switch (character) {
    case 'b':
      return inClass ? hex(8) : '\\b';
    case 'B':
      return inClass ? literal('B') : '\\B';
    case 'u':
      return unicodeEscape(cursor);
    case 'x': {
      const digits = /^[0-9a-fA-F]{2}/.exec(text.slice(cursor.at, cursor.at + 2));
      if (digits === null) return literal('x');
      cursor.at += 2;
      return hex(Number.parseInt(digits[0], 16));
    }
    case 'c': {
      const letter = /^[A-Za-z]/.exec(text.slice(cursor.at, cursor.at + 1));
      if (letter === null) throw new PatternProblem('it has \\c without a letter');
      cursor.at += 1;
      return hex(letter[0].charCodeAt(0) % 32);
    }
    case 'p':
    case 'P':
      return property(cursor, character);
    default:
      if (character === '0' && !/[0-9]/.test(text[cursor.at] ?? '')) return hex(0);
      if (/[0-9k]/.test(character)) throw new PatternProblem('it uses a back reference');
      return literal(character);
  }
}

function unicodeEscape(cursor: Cursor): string {
  const rest = cursor.text.slice(cursor.at, cursor.at + 12);
  const pair = /^([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})/.exec(rest);
  const one = /^(?:([0-9a-fA-F]{4})|\{([0-9a-fA-F]{1,8})\})/.exec(rest);
  if (pair !== null) {
    cursor.at += pair[0].length;
    const high = Number.parseInt(pair[1]!, 16) - 0xd800;
    return hex(0x10000 + high * 0x400 + Number.parseInt(pair[2]!, 16) - 0xdc00);
  }
  if (one === null) return literal('u');
  cursor.at += one[0].length;
  return hex(Number.parseInt(one[1] ?? one[2] ?? '0', 16));
}

function property(cursor: Cursor, sign: 'p' | 'P'): string {
  const braces = /^\{([A-Za-z_=]+)\}/.exec(cursor.text.slice(cursor.at, cursor.at + 60));
  if (braces === null) return literal(sign);
  cursor.at += braces[0].length;
  const name = braces[1]!;
  const category = LONG_CATEGORIES.get(name) ?? GENERAL_CATEGORY.exec(name)?.[1];
  const script = /^(?:Script|sc)=(\w+)$/.exec(name)?.[1];
  if (category === undefined && script === undefined) {
    throw new PatternProblem(`it uses \\${sign}{${name}}, which is not known here`);
  }
  return `\\${sign}{${category ?? script}}`;
}

function literal(character: string): string {
  return /^[0-9A-Za-z]$/.test(character) ? character : hex(character.codePointAt(0) ?? 0);
}

function hex(code: number): string {
  return `\\x{${code.toString(16)}}`;
}

function codePoint(cursor: Cursor): string {
  const character = String.fromCodePoint(cursor.text.codePointAt(cursor.at) ?? 0);
  cursor.at += character.length;
  return character;
}
