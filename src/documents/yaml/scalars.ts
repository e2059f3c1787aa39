import type { Line, TreeNode } from '../document.js';
import { MAX_NUMBER_CHARACTERS } from '../format.js';

/** The two schemas that are in use. 1.1 resolves as the `yaml` package's yaml-1.1 schema does, 1.2 is the core schema. */
export type YamlVersion = '1.1' | '1.2';

/** Types that a plain scalar can be resolved to. */
export type ScalarType = 'null' | 'boolean' | 'integer' | 'float' | 'date-time' | 'string';

const NULL = /^(?:~|[Nn]ull|NULL)?$/;
const NOT_A_NUMBER = /^(?:\.nan|\.NaN|\.NAN)$/;
const INFINITE = /^[-+]?\.(?:inf|Inf|INF)$/;
const TRUE = { '1.1': /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/, '1.2': /^(?:[Tt]rue|TRUE)$/ } as const;
const FALSE = { '1.1': /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/, '1.2': /^(?:[Ff]alse|FALSE)$/ } as const;
/** Radix and pattern, first match wins. */
const INTEGERS = {
  '1.1': [
    [2, /^[-+]?0b[0-1_]+$/],
    [8, /^[-+]?0[0-7_]+$/],
    [10, /^[-+]?[0-9][0-9_]*$/],
    [16, /^[-+]?0x[0-9a-fA-F_]+$/],
    [60, /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/],
  ],
  '1.2': [
    [8, /^0o[0-7]+$/],
    [10, /^[-+]?[0-9]+$/],
    [16, /^0x[0-9a-fA-F]+$/],
  ],
} as const;
const FLOATS = {
  '1.1': [
    /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
    /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
    /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
  ],
  '1.2': [/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/, /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/],
} as const;
const TIMESTAMP =
  /^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:t|T|[ \t]+)[0-9]{1,2}:[0-9]{1,2}:[0-9]{1,2}(?:\.[0-9]+)?(?:[ \t]*(?:Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$/;
const DECIMAL = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:e[-+]?[0-9]+)?$/;
/** Longest words that mean something; longer scalars that begin with a letter are strings without asking. */
const LONGEST_WORD = 5;

/** Letters that `null`, `true`, `false`, `yes`, `no`, `on` and `off` begin with. */
const WORD_START = 'nNtTfFyYoO';

/** Whether neither schema can see anything but a string in a plain scalar: most scalars, and decided by one character. */
export function surelyString(text: string): boolean {
  const code = text.charCodeAt(0);
  const letter = (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  if (letter) return text.length > LONGEST_WORD || !WORD_START.includes(text[0]!);
  return code > 127 || code === 47 || code === 95 || code === 36 || code === 40 || code === 60;
}

/** What a plain scalar without a tag is. */
export function typeOf(text: string, version: YamlVersion): ScalarType {
  if (surelyString(text)) return 'string';
  if (DECIMAL.test(text)) return isWhole(text) ? 'integer' : 'float';
  if (NULL.test(text)) return 'null';
  if (TRUE[version].test(text) || FALSE[version].test(text)) return 'boolean';
  if (integer(text, version) !== undefined) return 'integer';
  if (float(text, version) !== undefined) return 'float';
  if (version === '1.1' && TIMESTAMP.test(text)) return 'date-time';
  return 'string';
}

/** Whether a plain scalar is anything but a string in some schema. */
export function isTyped(text: string): boolean {
  return !surelyString(text) && (typeOf(text, '1.1') !== 'string' || typeOf(text, '1.2') !== 'string');
}

/** Of a decimal spelling: whether it is an integer's. */
function isWhole(text: string): boolean {
  return !text.includes('.') && !text.includes('e');
}

/** The node of a plain scalar without a tag. */
export function plainNode(text: string, version: YamlVersion, line: Line): TreeNode {
  if (surelyString(text)) return { kind: 'string', value: text, line };
  if (DECIMAL.test(text)) return { kind: 'number', type: isWhole(text) ? 'integer' : 'float', literal: text, line };
  return scalarNode(text, typeOf(text, version), version, line)!;
}

/** The scalar as `type`, or undefined where its text does not fit (`!!int x`). An integer's text is a float where a tag says so. */
export function scalarNode(text: string, type: ScalarType, version: YamlVersion, line: Line): TreeNode | undefined {
  switch (type) {
    case 'string':
      return { kind: 'string', value: text, line };
    case 'null':
      return NULL.test(text) ? { kind: 'null', line } : undefined;
    case 'boolean':
      if (TRUE[version].test(text)) return { kind: 'boolean', value: true, line };
      return FALSE[version].test(text) ? { kind: 'boolean', value: false, line } : undefined;
    case 'integer':
      return numberNode(text, 'integer', integer(text, version), line);
    case 'float':
      return numberNode(text, 'float', float(text, version) ?? integer(text, version), line);
    case 'date-time':
      return TIMESTAMP.test(text) ? { kind: 'date-time', value: text, line } : undefined;
  }
}

/** Whether the two schemas make different things of a plain scalar. */
export function isAmbiguous(text: string): boolean {
  if (surelyString(text) || DECIMAL.test(text)) return false;
  const type = typeOf(text, '1.1');
  if (type !== typeOf(text, '1.2')) return true;
  if (type !== 'integer' && type !== 'float') return false;
  return decimalOf(text, type, '1.1') !== decimalOf(text, type, '1.2');
}

function decimalOf(text: string, type: 'integer' | 'float', version: YamlVersion): string | undefined {
  return type === 'integer' ? integer(text, version) : float(text, version);
}

function numberNode(
  literal: string,
  type: 'integer' | 'float',
  decimal: string | undefined,
  line: Line,
): TreeNode | undefined {
  if (decimal === undefined) return undefined;
  return DECIMAL.test(literal)
    ? { kind: 'number', type, literal, line }
    : { kind: 'number', type, literal, decimal, line };
}

/** The decimal spelling of an integer, or undefined where `text` is none. */
function integer(text: string, version: YamlVersion): string | undefined {
  const found = INTEGERS[version].find(([, pattern]) => pattern.test(text));
  if (found === undefined) return undefined;
  // Too long to be a number here: the caller refuses it by its literal, and converting it would take quadratic time.
  if (text.length > MAX_NUMBER_CHARACTERS) return text;
  const [radix] = found;
  const sign = text.startsWith('-') ? '-' : '';
  const digits = text.replace(/^[-+]/, '').replaceAll('_', '');
  if (radix === 10) return sign + withoutLeadingZeros(digits);
  if (radix === 60) return sign + sexagesimal(digits);
  const bare = radix === 8 && version === '1.1' ? digits.slice(1) : digits.slice(2);
  // `0_` fits the pattern and has no digits left; a parser that makes NaN of it must not make two of them equal.
  if (bare === '') return undefined;
  const prefix = radix === 2 ? '0b' : radix === 8 ? '0o' : '0x';
  return sign + BigInt(prefix + bare).toString();
}

/** The decimal spelling of a float, or undefined where `text` is none. */
function float(text: string, version: YamlVersion): string | undefined {
  if (NOT_A_NUMBER.test(text)) return 'NaN';
  if (INFINITE.test(text)) return text.startsWith('-') ? '-Infinity' : 'Infinity';
  if (!FLOATS[version].some((pattern) => pattern.test(text))) return undefined;
  if (text.length > MAX_NUMBER_CHARACTERS) return text;
  const sign = text.startsWith('-') ? '-' : '';
  const plain = text.replace(/^[-+]/, '').replaceAll('_', '').toLowerCase();
  const [mantissa = '', exponent] = plain.split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  if (whole === '' && fraction === '') return undefined;
  const units = whole.includes(':') ? sexagesimal(whole) : withoutLeadingZeros(whole);
  const point = fraction === '' ? '' : `.${fraction}`;
  return `${sign}${units}${point}${exponent === undefined ? '' : `e${exponent}`}`;
}

function withoutLeadingZeros(digits: string): string {
  const bare = digits.replace(/^0+/, '');
  return bare === '' ? '0' : bare;
}

function sexagesimal(digits: string): string {
  let total = 0n;
  for (const part of digits.split(':')) total = total * 60n + BigInt(part);
  return total.toString();
}
