import type { DType } from '../document.js';
import { fail } from '../trees/stop.js';

export interface NpyHeader {
  readonly dtype: DType;
  /** The type as declared where `dtype` does not say it all: the unit of times. */
  readonly unit: string | undefined;
  readonly byteOrder: 'little' | 'big' | 'none';
  readonly fortran: boolean;
  readonly dimensions: readonly number[];
}

/** numpy itself stops at 64. */
const MAX_DIMENSIONS = 64;

const KINDS: Readonly<Record<string, DType>> = {
  b1: 'bool',
  i1: 'int8',
  i2: 'int16',
  i4: 'int32',
  i8: 'int64',
  u1: 'uint8',
  u2: 'uint16',
  u4: 'uint32',
  u8: 'uint64',
  f2: 'float16',
  f4: 'float32',
  f8: 'float64',
  c8: 'complex64',
  c16: 'complex128',
};

/**
 * The header is a Python dictionary in source form. numpy evaluates it; here exactly the three names with literals of
 * their types are read, and anything else is refused.
 */
export function parseNpyHeader(text: string): NpyHeader {
  const scan = { text, at: 0 };
  const seen = new Map<string, string | boolean | readonly number[]>();
  expect(scan, '{');
  while (!taken(scan, '}')) {
    const name = quoted(scan);
    if (seen.has(name)) fail(`the header says "${name}" twice`);
    expect(scan, ':');
    seen.set(name, value(scan, name));
    if (!taken(scan, ',')) {
      expect(scan, '}');
      break;
    }
  }
  blanks(scan);
  if (scan.at !== text.length) fail('the header goes on after its dictionary');
  const descr = seen.get('descr');
  const fortran = seen.get('fortran_order');
  const dimensions = seen.get('shape');
  if (typeof descr !== 'string' || typeof fortran !== 'boolean' || !Array.isArray(dimensions) || seen.size !== 3)
    return fail('the header must have descr, fortran_order and shape, and nothing else');
  return { ...elementType(descr), fortran, dimensions };
}

function elementType(descr: string): Pick<NpyHeader, 'dtype' | 'unit' | 'byteOrder'> {
  const [, order, code, unit] = /^([<>|=])([a-zA-Z]\d{0,6})(\[[\w/]{1,16}\])?$/.exec(descr) ?? [];
  if (order === undefined || code === undefined) return fail(`element type ${JSON.stringify(descr)} is not known`);
  if (code.startsWith('O')) fail('arrays of Python objects are pickles, which are never read');
  const time = code === 'M8' || code === 'm8';
  const dtype = time ? 'int64' : Object.hasOwn(KINDS, code) ? KINDS[code] : undefined;
  if (dtype === undefined || (unit !== undefined && !time))
    return fail(`elements of type ${JSON.stringify(descr)} are not read`);
  const single = code.endsWith('1');
  if (order === '|' && !single) fail(`element type ${JSON.stringify(descr)} has no byte order`);
  return {
    dtype,
    unit: time ? `${code}${unit ?? ''}` : undefined,
    byteOrder: single ? 'none' : order === '>' ? 'big' : 'little',
  };
}

interface Scan {
  readonly text: string;
  at: number;
}

function blanks(scan: Scan): void {
  while (scan.at < scan.text.length && ' \t\n'.includes(scan.text[scan.at]!)) scan.at += 1;
}

function taken(scan: Scan, mark: string): boolean {
  blanks(scan);
  if (!scan.text.startsWith(mark, scan.at)) return false;
  scan.at += mark.length;
  return true;
}

function expect(scan: Scan, mark: string): void {
  if (!taken(scan, mark)) fail(`expected ${mark} at character ${scan.at} of the header`);
}

function quoted(scan: Scan): string {
  blanks(scan);
  const quote = scan.text[scan.at];
  if (quote !== "'" && quote !== '"') return fail(`expected a string at character ${scan.at} of the header`);
  const end = scan.text.indexOf(quote, scan.at + 1);
  if (end === -1) return fail('a string in the header has no end');
  const content = scan.text.slice(scan.at + 1, end);
  if (/[\\\n]/.test(content)) return fail('escapes in the header are not read');
  scan.at = end + 1;
  return content;
}

function value(scan: Scan, name: string): string | boolean | readonly number[] {
  switch (name) {
    case 'descr':
      if (taken(scan, '[')) return fail('arrays of records are not read');
      return quoted(scan);
    case 'fortran_order':
      if (taken(scan, 'True')) return true;
      if (taken(scan, 'False')) return false;
      return fail('fortran_order must be True or False');
    case 'shape':
      return tuple(scan);
    default:
      return fail(`the header has a field that no array has: ${JSON.stringify(name.slice(0, 40))}`);
  }
}

function tuple(scan: Scan): readonly number[] {
  const numbers: number[] = [];
  expect(scan, '(');
  while (!taken(scan, ')')) {
    blanks(scan);
    // Python 2 wrote long integers with an L.
    const [whole, digits] = /^(0|[1-9]\d{0,15})L?(?!\d)/.exec(scan.text.slice(scan.at, scan.at + 18)) ?? [];
    const size = Number(digits);
    if (whole === undefined || !Number.isSafeInteger(size)) return fail('shape must be a tuple of sizes');
    scan.at += whole.length;
    numbers.push(size);
    if (numbers.length > MAX_DIMENSIONS) fail(`more than ${MAX_DIMENSIONS} dimensions`);
    if (taken(scan, ',')) continue;
    // In Python `(3)` is a number and no tuple.
    if (numbers.length === 1) fail('shape must be a tuple');
    expect(scan, ')');
    break;
  }
  return numbers;
}
