import { describe, expect, it } from 'vitest';
import { toml } from '../../../src/documents/formats/toml.js';
import { contentOf, documentOf, nodeAt, read, timed } from '../support/tree-support.js';

interface Pair {
  readonly why: string;
  readonly base: string;
  readonly head: string;
}

describe('toml: spelling that leaves the content alone', () => {
  const pairs: readonly Pair[] = [
    { why: 'order of keys', base: 'a = 1\nb = 2\n', head: 'b = 2\na = 1\n' },
    { why: 'comments, blanks and line ends', base: 'a = 1\n', head: '# why\r\na   =   1 # one\r\n' },
    { why: 'a table and a dotted key', base: '[a]\nb = 1\n', head: 'a.b = 1\n' },
    { why: 'a table and an inline table', base: '[a]\nb = 1\n', head: 'a = { b = 1 }\n' },
    { why: 'an array of tables and an array of inline tables', base: '[[a]]\nb = 1\n', head: 'a = [{ b = 1 }]\n' },
    { why: 'another radix', base: 'a = 31\n', head: 'a = 0x1F\n' },
    { why: 'digit separators', base: 'a = 1000\n', head: 'a = 1_000\n' },
    { why: 'a plus sign', base: 'a = 1\n', head: 'a = +1\n' },
    { why: 'quotes of strings and keys', base: 'a = "x"\n', head: '"a" = \'x\'\n' },
    { why: 'escapes', base: 'a = "A"\n', head: 'a = "\\u0041"\n' },
    { why: 'a multi-line string', base: 'a = "x\\ny"\n', head: 'a = """\nx\ny"""\n' },
    { why: 'a blank for the T', base: 'a = 1979-05-27T07:32:00Z\n', head: 'a = 1979-05-27 07:32:00z\n' },
    { why: 'zeros at the end of a fraction', base: 'a = 07:32:00.5\n', head: 'a = 07:32:00.500\n' },
    { why: 'a fraction of nothing', base: 'a = 07:32:00\n', head: 'a = 07:32:00.000\n' },
    { why: 'two spellings of UTC', base: 'a = 1979-05-27T07:32:00Z\n', head: 'a = 1979-05-27T07:32:00+00:00\n' },
    { why: 'NaN has no sign', base: 'a = nan\n', head: 'a = -nan\n' },
    { why: 'a byte order mark', base: 'a = 1\n', head: '\uFEFFa = 1\n' },
  ];
  it.each(pairs)('$why', async ({ base, head }) => {
    expect(await contentOf(toml, head)).toBe(await contentOf(toml, base));
  });
});

describe('toml: pairs that look alike and differ', () => {
  const pairs: readonly Pair[] = [
    { why: 'an integer and a float', base: 'a = 1\n', head: 'a = 1.0\n' },
    { why: 'a number and its text', base: 'a = 1\n', head: 'a = "1"\n' },
    { why: 'a boolean and its text', base: 'a = true\n', head: 'a = "true"\n' },
    { why: 'a date and its text', base: 'a = 1979-05-27\n', head: 'a = "1979-05-27"\n' },
    { why: 'a local time and one in UTC', base: 'a = 1979-05-27T07:32:00\n', head: 'a = 1979-05-27T07:32:00Z\n' },
    { why: 'an unknown offset and UTC', base: 'a = 1979-05-27T07:32:00-00:00\n', head: 'a = 1979-05-27T07:32:00Z\n' },
    { why: 'seconds that end in zero', base: 'a = 07:32:10\n', head: 'a = 07:32:01\n' },
    { why: 'a table and a table in an array', base: '[a]\nb = 1\n', head: '[[a]]\nb = 1\n' },
    { why: 'a key with a dot and a dotted key', base: '"a.b" = 1\n', head: 'a.b = 1\n' },
    { why: 'a key that slips under a table', base: 'b = 1\n[a]\n', head: '[a]\nb = 1\n' },
    { why: 'integers beyond 2^53', base: 'a = 9007199254740993\n', head: 'a = 9007199254740992\n' },
    { why: 'the two infinities', base: 'a = inf\n', head: 'a = -inf\n' },
    { why: 'a literal and a basic backslash', base: "a = '\\n'\n", head: 'a = "\\n"\n' },
    { why: 'the line end before closing quotes', base: 'a = """x"""\n', head: 'a = """x\n"""\n' },
    { why: 'order of an array', base: 'a = [1, 2]\n', head: 'a = [2, 1]\n' },
    { why: 'an empty table and none', base: 'a = 1\n[b]\n', head: 'a = 1\n' },
  ];
  it.each(pairs)('$why', async ({ base, head }) => {
    expect(await contentOf(toml, head)).not.toBe(await contentOf(toml, base));
  });
});

describe('toml: what stands where', () => {
  it('keeps literals, decimals and lines', async () => {
    const document = await documentOf(
      toml,
      '# top\n[a.b]\nx = 1_000.50e3\n\n[[t]]\n[[t]]\nk = 0b11\n[t.s]\nv = [\n 1,\n 2]\n',
    );
    expect(nodeAt(document, 'a', 'b', 'x')).toEqual({
      kind: 'number',
      type: 'float',
      literal: '1_000.50e3',
      decimal: '1000.50e3',
      line: 3,
    });
    expect(nodeAt(document, 't', 1, 'k')).toMatchObject({ type: 'integer', literal: '0b11', decimal: '3' });
    expect(nodeAt(document, 't', 1, 's', 'v', 1)).toMatchObject({ literal: '2', line: 11 });
    expect(document.layout).toMatchObject({ encoding: 'UTF-8', comments: expect.stringMatching(/^1 /) });
  });

  it('T54 keeps __proto__ a key like any other', async () => {
    const document = await documentOf(toml, '__proto__.x = 1\n[constructor]\n__proto__ = 2\n');
    expect(nodeAt(document, '__proto__', 'x')).toMatchObject({ literal: '1' });
    expect(nodeAt(document, 'constructor', '__proto__')).toMatchObject({ literal: '2' });
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

describe('toml: what does not parse', () => {
  const broken: readonly { why: string; source: string; line: number; column: number }[] = [
    { why: 'T53 a key twice', source: 'a = 1\na = 2\n', line: 2, column: 1 },
    { why: 'a table twice', source: '[a]\n[a]\n', line: 2, column: 2 },
    { why: 'a table over a value', source: 'a = 1\n[[a]]\n', line: 2, column: 3 },
    { why: 'an open array', source: 'a = [1,\n', line: 2, column: 1 },
    { why: 'a CR that is no line end', source: 'a = 1\nb = 2\rc = 3\n', line: 2, column: 0 },
    { why: 'a CR in a comment', source: '# a\rb = 1\n', line: 1, column: 0 },
    { why: 'a NUL in a comment', source: 'a = 1\n# \0\n', line: 2, column: 0 },
    { why: 'a control character in a comment', source: '# \x01\n', line: 1, column: 0 },
    { why: 'a delete character in a comment', source: '# \x7f\n', line: 1, column: 0 },
    { why: 'a date that is none', source: 'a = 1979-99-99\n', line: 1, column: 14 },
  ];
  it.each(broken)('$why', async ({ source, line, column }) => {
    expect(await read(toml, source)).toMatchObject({ ok: false, line, column });
  });
});

describe('toml: T71 bombs end soon and as data', () => {
  const bombs: readonly { why: string; source: string; reason: RegExp }[] = [
    { why: '100,000 brackets', source: `a = ${'['.repeat(100_000)}`, reason: /deeper than 512/ },
    { why: '100,000 braces', source: `a = ${'{a='.repeat(100_000)}`, reason: /deeper than 512/ },
    { why: '100,000 dots', source: `a${'.a'.repeat(100_000)} = 1`, reason: /deeper than 512/ },
    { why: '100,000 quoted dots', source: `"a"${'."a"'.repeat(100_000)} = 1`, reason: /deeper than 512/ },
    {
      why: 'brackets that strings pretend to close',
      source: `a = ${'["]",'.repeat(100_000)}`,
      reason: /deeper than 512/,
    },
    {
      why: 'a megabyte in one string',
      source: `a = "${'x'.repeat(1_000_000)}"`,
      reason: /longer than the TOML parser/,
    },
    { why: '10 MB in one line', source: `a = "${'x'.repeat(10_000_000)}"`, reason: /10000006 bytes/ },
    { why: 'a megabyte of numbers', source: `a = [${'0,'.repeat(500_000)}]`, reason: /1000004 words and signs/ },
    { why: 'a megabyte of tables', source: '[[a]]\n'.repeat(150_000), reason: /900000 words and signs/ },
    { why: 'a megabyte of comments', source: '#\n'.repeat(500_000), reason: /1000000 words and signs/ },
    { why: 'a number of 5,000 digits', source: `a = ${'1'.repeat(5_000)}`, reason: /number of 5000/ },
  ];
  it.each(bombs)('$why', async ({ source, reason }) => {
    const { result, milliseconds } = await timed(() => read(toml, source));
    expect(result).toMatchObject({ ok: false, limit: true, reason: expect.stringMatching(reason) });
    expect(milliseconds).toBeLessThan(5_000);
  });
});
