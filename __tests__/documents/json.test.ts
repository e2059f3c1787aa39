import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { json } from '../../src/documents/formats/json.js';
import { jsonc } from '../../src/documents/formats/jsonc.js';
import { jsonl } from '../../src/documents/formats/jsonl.js';
import { parseJson } from '../../src/documents/json-parser.js';
import { bytesOf, inputOf, plain, readText, rootOf } from './support.js';

const BOUNDS = { maxDepth: 512, maxNodes: 1_000_000 };

/** Mutations that break a JSON text in ways that a person or a merge would. */
const mutated = fc
  .tuple(
    fc.json({ maxDepth: 3 }),
    fc.nat(),
    fc.constantFrom(
      '',
      '"',
      '{',
      ']',
      ',',
      ':',
      '0',
      '-',
      '.',
      'e',
      '\\',
      '\\u12',
      ' ',
      '\n',
      '\t',
      '\u0001',
      'tru',
      '/',
      '//',
      '\uD800',
      '\u2028',
    ),
    fc.nat(3),
  )
  .map(
    ([text, at, piece, cut]) =>
      text.slice(0, at % (text.length + 1)) + piece + text.slice((at % (text.length + 1)) + cut),
  );

describe('JSON.parse as the oracle', () => {
  it('accepts what it accepts, with the same value', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.json().map((text) => JSON.stringify(JSON.parse(text), null, 2)),
          mutated,
        ),
        (text) => {
          const strict = strictParse(text);
          const parsed = parseJson({ text, ...BOUNDS });
          // Comments, NaN and the infinities are taken on purpose and always noticed.
          if (strict === undefined) expect(!parsed.ok || parsed.notices.length > 0).toBe(true);
          else {
            if (!parsed.ok) throw new Error(parsed.reason);
            expect(plain(parsed.root)).toEqual(strict.value);
            expect(parsed.notices).toEqual([]);
          }
        },
      ),
      { numRuns: 4_000 },
    );
  });
});

function strictParse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

describe('what JSON.parse loses is kept', () => {
  it.each([
    ['more digits than a double has', '9007199254740993'],
    ['an exponent as written', '1e400'],
    ['a zero at the end', '1.10'],
    ['the sign of zero', '-0'],
    ['a small number', '5e-324'],
  ])('T52 %s', async (_, literal) => {
    expect(rootOf(await readText(json, literal))).toEqual({ kind: 'number', type: 'number', literal, line: 1 });
  });

  it('an exponent in capitals gets a decimal spelling', async () => {
    expect(rootOf(await readText(json, '1E5'))).toMatchObject({ literal: '1E5', decimal: '1e5' });
  });

  it('T53 both of two members with one name', async () => {
    const root = rootOf(await readText(json, '{"a": 1,\n"a": 2}'));
    expect(root.kind === 'object' && root.members.map(({ name, line }) => [name, line])).toEqual([
      ['a', 1],
      ['a', 2],
    ]);
  });

  it('lone surrogates, each as itself', async () => {
    const values = await Promise.all(
      ['"\\ud800"', '"\\ud801"'].map(async (text) => rootOf(await readText(json, text))),
    );
    expect(values[0]).not.toEqual(values[1]);
  });

  it('T54 __proto__ as a name like any other', async () => {
    const root = rootOf(await readText(json, '{"__proto__": 1}'));
    expect(root.kind === 'object' && root.members[0]?.name).toBe('__proto__');
  });

  it('the line of every member and value', async () => {
    const root = rootOf(await readText(json, '{\r\n  "a":\r\n  [1,\r\n  {"b": 2}]}\r\n'));
    expect(root).toMatchObject({
      line: 1,
      members: [
        { line: 2, value: { line: 3, items: [{ line: 3 }, { line: 4, members: [{ line: 4, value: { line: 4 } }] }] } },
      ],
    });
  });
});

describe('what breaks a strict reader is refused or noticed', () => {
  it.each([
    ['nothing', '', 'there is no value: the text is empty', 1, 1],
    ['T59 a second document', '{} {"a": 1}', 'expected the end of the text, found "{"', 1, 4],
    ['a leading zero', '[01]', 'a number with a leading zero', 1, 2],
    ['a bare minus', '[-]', 'expected a digit, found "]"', 1, 3],
    ['a point without digits', '[1.]', 'expected a digit, found "]"', 1, 4],
    ['a plus sign', '[+1]', 'expected a value, found "+"', 1, 2],
    ['a trailing comma', '[1,\n]', 'expected a value, found "]"', 2, 1],
    ['a missing comma', '{"a": 1\n "b": 2}', 'expected "," or "}", found """', 2, 2],
    ['a name in single quotes', "{'a': 1}", 'expected a name in double quotes, found "\'"', 1, 2],
    ['a tab in a string', '["a\tb"]', 'control character U+0009 in a string', 1, 4],
    ['a bad escape', '["a\\qb"]', 'a bad escape in a string', 1, 4],
    ['an open string', '["a', 'a string is not closed', 1, 2],
    ['an open comment', '[1] /* x', 'a comment is not closed', 1, 5],
    ['a byte order mark in the middle', '[1,\uFEFF2]', 'expected a value, found U+FEFF', 1, 4],
  ])('%s', async (_, text, reason, line, column) => {
    expect(await json.read(inputOf(bytesOf(text)))).toEqual({ ok: false, reason, line, column });
  });

  it('invalid UTF-8 with its place', async () => {
    const bytes = Buffer.concat([bytesOf('{\n"a": "'), bytesOf([0xff]), bytesOf('"}')]);
    expect(await json.read(inputOf(bytes))).toEqual({ ok: false, reason: 'not valid UTF-8', line: 2, column: 7 });
  });

  it.each([
    ['NaN', '[NaN]', 'NaN'],
    ['an infinity', '[Infinity]', 'Infinity'],
    ['a negative infinity', '[-Infinity]', '-Infinity'],
  ])('%s is taken with a notice', async (_, text, literal) => {
    const document = await readText(json, text);
    expect(rootOf(document)).toMatchObject({ items: [{ literal, decimal: literal }] });
    expect(document.notices).toEqual([{ message: `${literal} is no strict JSON`, line: 1 }]);
  });

  it('comments are taken with a notice and their words are a fact of layout', async () => {
    const [one, other] = await Promise.all(['old', 'new'].map((word) => readText(json, `{"a": 1 /* ${word} */}\n`)));
    expect(one?.readings).toEqual(other?.readings);
    expect(one?.layout['comments']).toMatch(/^1 \([0-9a-f]{12}\)$/);
    expect(one?.layout['comments']).not.toBe(other?.layout['comments']);
  });

  it('a trailing comma is JSONC', async () => {
    expect(rootOf(await readText(jsonc, '{"a": [1,],}'))).toMatchObject({
      members: [{ value: { items: [{ literal: '1' }] } }],
    });
    expect((await jsonc.read(inputOf(bytesOf('[,]')))).ok).toBe(false);
  });
});

describe('limits say that they are limits', () => {
  it.each([
    ['depth', '['.repeat(513), 'nested deeper than 512 levels'],
    ['digits', `[${'1'.repeat(4_097)}]`, 'a number of more than 4096 characters'],
  ])('%s', async (_, text, reason) => {
    expect(await json.read(inputOf(bytesOf(text)))).toMatchObject({ ok: false, limit: true, reason });
  });

  it('what is just within them is read', async () => {
    expect((await json.read(inputOf(bytesOf('['.repeat(512) + ']'.repeat(512))))).ok).toBe(true);
    expect((await json.read(inputOf(bytesOf('1'.repeat(4_096))))).ok).toBe(true);
  });
});

describe('encodings and layout', () => {
  it.each([
    ['UTF-16LE', 'utf16le'],
    ['UTF-8', 'utf8'],
  ] as const)('%s behind its mark reads the same', async (encoding, codec) => {
    const result = await json.read(inputOf(Buffer.from('\uFEFF{"a": "é"}', codec)));
    if (!result.ok) throw new Error(result.reason);
    expect(rootOf(result.document)).toMatchObject({ members: [{ value: { value: 'é' } }] });
    expect(result.document.layout).toMatchObject({ encoding, 'byte order mark': 'present' });
  });

  it('line ends, the final newline and trailing blanks are layout', async () => {
    expect((await readText(json, '[\r\n1 \r\n]')).layout).toEqual({
      encoding: 'UTF-8',
      'line ends': 'CRLF, 2 lines',
      'final newline': 'missing',
      'trailing white space': '1 line',
    });
  });
});

describe('JSON Lines', () => {
  it('is an array of its lines, blank ones left out', async () => {
    const root = rootOf(await readText(jsonl, '{"a":1}\r\n\n[2]\n 3'));
    expect(plain(root)).toEqual([{ a: 1 }, [2], 3]);
    expect(root.kind === 'array' && root.items.map(({ line }) => line)).toEqual([1, 3, 4]);
  });

  it.each([
    ['a record that breaks', '{"a":1}\n{"a":\n', 2, 6],
    ['two records on a line', '{"a":1}\n1 2\n', 2, 3],
    ['a record over two lines', '{"a":\n1}\n', 1, 6],
  ])('refuses %s, with its place', async (_, text, line, column) => {
    expect(await jsonl.read(inputOf(bytesOf(text)))).toMatchObject({ ok: false, line, column });
  });

  it('an empty file has no records', async () => {
    expect(plain(rootOf(await readText(jsonl, '')))).toEqual([]);
  });
});
