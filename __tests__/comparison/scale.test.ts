import { describe, expect, test } from 'vitest';
import { parseDecimal } from '../../src/comparison/numbers.js';
import { prepareRules } from '../../src/comparison/rules.js';
import { normalizeLines, stripEnd } from '../../src/comparison/text.js';
import { judgeNumbers, scaleOf, spelled } from '../../src/comparison/tolerance.js';
import { comparisonJob } from '../support/jobs.js';

const asText = (scale: ReturnType<typeof scaleOf>): number | undefined =>
  scale === undefined ? undefined : Number(`${scale.digits}e${scale.exponent}`);

describe('the scale of a path: the smaller of the two lower quartiles', () => {
  const eight = ['8', '7', '6', '5', '4', '3', '2', '1'];

  test.each<[string, readonly string[], readonly string[], number | undefined]>([
    ['of numbers in any order', eight, eight, 3],
    ['of the side that has smaller ones', eight, eight.map((one) => `0.${one}`), 0.3],
    ['of that side if it is base', eight.map((one) => `0.${one}`), eight, 0.3],
    ['of magnitudes, whatever their signs', ['-80', '7', '-6', '50', '-4', '3', '-2', '1'], eight, 3],
    ['of values that are not zero', [...eight, '0', '0.000', '-0'], eight, 3],
    ['of twelve', [...eight, '9', '10', '11', '12'], [...eight, '9', '10', '11', '12'], 4],
    ['of none where a side has seven', eight.slice(1), eight, undefined],
    ['of none where the other has seven', eight, eight.slice(1), undefined],
    ['of none where zeros make up the eight', [...eight.slice(1), '0'], eight, undefined],
    ['of none where a literal is absurdly long', [...eight.slice(1), '1'.repeat(4_097)], eight, undefined],
  ])('%s', (_, base, head, scale) => {
    expect(asText(scaleOf(base, head))).toBe(scale);
  });

  test('what is further apart than its 1e-12 by less than any digit is beyond', async () => {
    const rules = await prepareRules(comparisonJob('a', '', '', {}));
    const place = () => ({ base: ['x'], head: ['x'] });
    const judge = (base: string, head: string) =>
      judgeNumbers(spelled(base, base, 'number'), spelled(head, head, 'number'), rules, place, () =>
        parseDecimal('0.1'),
      ).kind;
    expect(judge('1e-13', '0')).toBe('drift');
    expect(judge('1e-13', '-1e-999999')).toBe('value');
    expect(judge('0.5e-13', '-0.5e-13')).toBe('drift');
    expect(judge('1.0000000000001e-13', '0')).toBe('value');
    expect(judge('1e-13', '2e-13'), 'signs are the same and none is zero').toBe('value');
  });
});

describe('M5 what is taken from the end of a line', () => {
  /** As Python's documentation of `str.isspace` has it for Unicode 15. */
  const SPACES = new Set([
    ...[0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1c, 0x1d, 0x1e, 0x1f, 0x20, 0x85, 0xa0, 0x1680],
    ...[0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a],
    ...[0x2028, 0x2029, 0x202f, 0x205f, 0x3000],
  ]);

  test('is white space and nothing else, of all characters', () => {
    for (let code = 0; code < 0xd800; code += 1) {
      const character = String.fromCharCode(code);
      expect(stripEnd(`a${character}`), `U+${code.toString(16)}`).toBe(SPACES.has(code) ? 'a' : `a${character}`);
    }
    expect(stripEnd('a\ufeff')).toBe('a\ufeff');
    expect(stripEnd('\t \u3000')).toBe('');
    expect(stripEnd('')).toBe('');
    expect(stripEnd(' a b \t')).toBe(' a b');
  });

  test('empty lines at the end go, others stay', () => {
    expect(normalizeLines(['', 'a ', ' ', 'b', ' ', ''])).toEqual(['', 'a', '', 'b']);
    expect(normalizeLines([' ', ''])).toEqual([]);
  });
});
