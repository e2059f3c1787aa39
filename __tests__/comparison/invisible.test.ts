import { describe, expect, test } from 'vitest';
import { invisibleDifference } from '../../src/comparison/invisible.js';

describe('what an eye cannot see is said in words', () => {
  test.each<[string, string, string, string | undefined]>([
    ['CR LF', 'a\nb', 'a\r\nb', 'invisible difference: CR inside the value'],
    ['CR alone', 'a\nb', 'a\rb', 'invisible difference: CR inside the value'],
    ['CR at two places', 'a\r\nb\r', 'a\nb\n', 'invisible difference: CR inside the value'],
    ['a final newline', 'a', 'a\n', 'final newline added'],
    ['a final newline less', 'a\n', 'a', 'final newline removed'],
    ['a trailing blank', 'a', 'a ', 'invisible difference: trailing U+0020 space added'],
    ['a trailing tab less', 'a\t', 'a', 'invisible difference: trailing U+0009 tab removed'],
    ['a leading blank', 'a', ' a', 'invisible difference: leading U+0020 space added'],
    ['a leading blank less', ' a', 'a', 'invisible difference: leading U+0020 space removed'],
    ['a blank in the middle', 'ab', 'a b', 'invisible difference: U+0020 space added'],
    ['a blank in the middle less', 'a b', 'ab', 'invisible difference: U+0020 space removed'],
    ['a blank where nothing was', '', ' ', 'invisible difference: U+0020 space added'],
    ['a no-break space', 'a b', 'a\u00a0b', 'invisible difference: U+0020 space -> U+00A0 no-break space'],
    ['a soft hyphen', 'ab', 'a\u00adb', 'invisible difference: U+00AD soft hyphen added'],
    ['a line feed', 'ab', 'a\nb', 'invisible difference: U+000A line feed added'],
    ['a zero width space', 'ab', 'a\u200bb', 'invisible difference: U+200B zero width space added'],
    ['a zero width non-joiner', 'ab', 'a\u200cb', 'invisible difference: U+200C zero width non-joiner added'],
    ['a zero width joiner', 'ab', 'a\u200db', 'invisible difference: U+200D zero width joiner added'],
    ['a narrow no-break space', 'ab', 'a\u202fb', 'invisible difference: U+202F narrow no-break space added'],
    ['a word joiner', 'ab', 'a\u2060b', 'invisible difference: U+2060 word joiner added'],
    ['a byte order mark', 'ab', 'a\ufeffb', 'invisible difference: U+FEFF byte order mark added'],
    ['a character without a name here', 'ab', 'a\u0007b', 'invisible difference: U+0007 added'],
    ['a variation selector', 'ab', 'a\ufe0fb', 'invisible difference: U+FE0F added'],
    ['a character beyond 16 bits', 'ab', 'a\u{e0020}b', 'invisible difference: U+E0020 added'],
    [
      'four of them',
      'ab',
      'a    b',
      'invisible difference: U+0020 space, U+0020 space, U+0020 space, U+0020 space added',
    ],
    [
      'six of them',
      'ab',
      'a\t     b',
      'invisible difference: U+0009 tab, U+0020 space, U+0020 space, U+0020 space and 2 more added',
    ],
    ['a normal form', 'caf\u00e9', 'cafe\u0301', 'invisible difference: Unicode normal form, U+00E9 -> U+0065, U+0301'],
    ['a compatibility form', 'ﬁ', 'fi', 'easily overlooked: compatibility characters, U+FB01 -> U+0066, U+0069'],
    ['a letter of another script', 'pаy', 'pay', 'easily overlooked: U+0430 -> U+0061'],
    ['the other way', 'pay', 'pаy', 'easily overlooked: U+0061 -> U+0430'],
    ['a letter with an accent is seen', 'a', 'ä', undefined],
    ['another letter is seen', 'a', 'b', undefined],
    ['two letters of another script are seen', 'аа', 'aa', undefined],
    ['two letters of that script', 'а', 'б', undefined],
    ['a digit and a letter', '0', 'а', undefined],
    ['a letter and a sign', 'а', '-', undefined],
    ['a letter more', 'a', 'aа', undefined],
    ['a letter beside a blank', 'ab', 'a xb', undefined],
    ['a blank in place of a letter', 'axb', 'a b', undefined],
    ['a letter in place of a blank', 'a b', 'axb', undefined],
  ])('%s', (_, base, head, words) => {
    expect(invisibleDifference(base, head)).toBe(words);
  });

  test('texts too long to be gone through are not', () => {
    const long = 'x'.repeat(100_000);
    expect(invisibleDifference(long.slice(1), `${long.slice(1)} `)).toBe(
      'invisible difference: trailing U+0020 space added',
    );
    expect(invisibleDifference(long, `${long} `)).toBeUndefined();
    expect(invisibleDifference(`${long} `, long)).toBeUndefined();
  });
});
