import { describe, expect, it } from 'vitest';
import type { FixtureDocument, TreeNode } from '../../src/documents/document.js';
import { yaml } from '../../src/documents/formats/yaml.js';
import { bytesOf, inputOf, plain, readText, rootOf } from './support.js';

/** The first document's root, in the given reading. */
function first(document: FixtureDocument, reading = 0): TreeNode {
  const root = rootOf(document, reading);
  if (root.kind !== 'array' || root.items[0] === undefined) throw new Error('no document');
  return root.items[0];
}

async function scalarOf(text: string, version: '1.1' | '1.2' = '1.2'): Promise<TreeNode> {
  const root = first(await readText(yaml, `v: ${text}\n`, { yaml: version }));
  const value = root.kind === 'object' ? root.members[0]?.value : undefined;
  if (value === undefined) throw new Error('no value');
  return value;
}

async function namesOf(text: string, version: '1.1' | '1.2' = '1.2'): Promise<readonly string[]> {
  const root = first(await readText(yaml, text, { yaml: version }));
  return root.kind === 'object' ? root.members.map(({ name }) => name) : [];
}

describe('numbers keep their spelling', () => {
  it.each([
    ['1.0', 'float', undefined],
    ['1.00', 'float', undefined],
    ['12345678901234567890', 'integer', undefined],
    ['0x1F', 'integer', '31'],
    ['0o17', 'integer', '15'],
    ['+12', 'integer', '12'],
    ['012', 'integer', '12'],
    ['.5', 'float', '0.5'],
    ['1.', 'float', '1'],
    ['1E+3', 'float', '1e+3'],
    ['1.5e400', 'float', undefined],
    ['-.inf', 'float', '-Infinity'],
    ['.nan', 'float', 'NaN'],
  ])('1.2: %s', async (literal, type, decimal) => {
    const expected = { kind: 'number', type, literal, line: 1, ...(decimal === undefined ? {} : { decimal }) };
    expect(await scalarOf(literal)).toEqual(expected);
  });

  it.each([
    ['0644', 'integer', '420'],
    ['-0b101', 'integer', '-5'],
    ['1_000', 'integer', '1000'],
    ['190:20:30', 'integer', '685230'],
    ['1:30.25', 'float', '90.25'],
    ['1_0.5_0', 'float', '10.50'],
  ])('1.1: %s', async (literal, type, decimal) => {
    expect(await scalarOf(literal, '1.1')).toEqual({ kind: 'number', type, literal, decimal, line: 1 });
  });

  it.each(['.', 'e5', '0x_', '0_', '+', '-.'])('1.1: %s holds no digit and is a string', async (text) => {
    expect(await scalarOf(text, '1.1')).toMatchObject({ kind: 'string', value: text });
  });

  it('a date is a date in 1.1 only', async () => {
    expect(await scalarOf('2024-01-02', '1.1')).toEqual({ kind: 'date-time', value: '2024-01-02', line: 1 });
    expect(await scalarOf('2024-01-02')).toMatchObject({ kind: 'string' });
  });

  it('too many digits are a limit, in any radix', async () => {
    for (const text of ['1'.repeat(4_097), `0x${'f'.repeat(4_096)}`, `1.${'0'.repeat(4_096)}`]) {
      expect(await yaml.read(inputOf(bytesOf(text)))).toMatchObject({ ok: false, limit: true });
    }
  });
});

describe('T58 two readings only where the schemas differ', () => {
  it.each([
    ['a: no\n', 2],
    ['a: 0644\n', 2],
    ['a: 1_000\n', 2],
    ['a: 2024-01-02\n', 2],
    ['a: 12:30\n', 2],
    ['a: 1.5\nb: true\nc: null\nd: text\n', 1],
    ['a: "no"\n', 1],
    ['no: a\n', 1],
    ['"no": a\n', 2],
    ['? [no]\n: a\n', 2],
    ['a: !!str no\n', 2],
  ])('%j', async (text, readings) => {
    expect((await readText(yaml, text)).readings).toHaveLength(readings);
  });

  it('a policy that fixes the schema leaves one', async () => {
    const document = await readText(yaml, 'a: no\n', { yaml: '1.1' });
    expect(document.readings).toHaveLength(1);
    expect(plain(first(document))).toEqual({ a: false });
  });

  it('the directive is a declared fact where it decides something, else nothing', async () => {
    expect((await readText(yaml, '%YAML 1.1\n---\na: no\n')).declared).toEqual({ 'YAML directive': '1.1' });
    expect((await readText(yaml, '%YAML 1.1\n---\na: b\n')).declared).toEqual({});
  });
});

describe('keys', () => {
  it.each([
    ['an integer and a string of the same digits', '80: x\n', '"80": x\n'],
    ['a boolean and a word', 'true: x\n', '"true": x\n'],
    ['null and an empty string', '~: x\n', '"~": x\n'],
    ['a string in quotes and one that holds quotes', '"80": x\n', '\'"80"\': x\n'],
    ['a mapping and its text', '? {a: 1}\n: x\n', '"? {\\"a\\": 1}": x\n'],
    ['a tagged key and its text', '!t a: x\n', '"!t \\"a\\"": x\n'],
    ['a tagged key and a tag with a blank in it', '!t "a ": x\n', '!t%20a "": x\n'],
    ['two mappings that differ in a type', '? {a: 1}\n: x\n', '? {a: "1"}\n: x\n'],
    ['an integer and a float as keys of a key', '? [1.0]\n: x\n', '? [1]\n: x\n'],
  ])('%s never meet', async (_, one, other) => {
    expect(await namesOf(one)).not.toEqual(await namesOf(other));
  });

  it.each([
    ['quotes around a word', 'a: x\n', '"a": x\n'],
    ['order inside a mapping that is a key', '? {a: 1, b: 2}\n: x\n', '? {b: 2, a: 1}\n: x\n'],
    ['an alias', '- &k a\n- {*k : x}\n', '- a\n- {a: x}\n'],
  ])('%s changes nothing', async (_, one, other) => {
    expect(plain(first(await readText(yaml, one)))).toEqual(plain(first(await readText(yaml, other))));
  });

  it('under 1.1 `on` is no string, so its quotes matter there and not under 1.2', async () => {
    expect(await namesOf('on: x\n', '1.2')).toEqual(await namesOf('"on": x\n', '1.2'));
    expect(await namesOf('on: x\n', '1.1')).not.toEqual(await namesOf('"on": x\n', '1.1'));
  });

  it('duplicates stay, in order', async () => {
    expect(await namesOf('a: 1\nb: 2\na: 3\n')).toEqual(['a', 'b', 'a']);
  });
});

describe('tags', () => {
  it('an unknown tag is content: it can neither come, go nor change unseen', async () => {
    const values = await Promise.all(
      ['x', '!a x', '!b x', '!<tag:example.test,2000:a> x'].map((text) => scalarOf(text)),
    );
    expect(new Set(values.map((value) => JSON.stringify(value))).size).toBe(4);
    expect(plain(values[1]!)).toEqual({ '!a': 'x' });
  });

  it('the same tag behind another handle is the same', async () => {
    const long = first(await readText(yaml, '%TAG !e! tag:example.test,2000:\n---\nv: !e!a x\n'));
    const short = first(await readText(yaml, 'v: !<tag:example.test,2000:a> x\n'));
    expect(plain(long)).toEqual(plain(short));
  });

  it.each([
    ['!!str 1', { kind: 'string', value: '1', line: 1 }],
    ['! 1', { kind: 'string', value: '1', line: 1 }],
    ['!!int "1"', { kind: 'number', type: 'integer', literal: '1', line: 1 }],
    ['!!float 1', { kind: 'number', type: 'float', literal: '1', line: 1 }],
    ['!!binary aGk=', { kind: 'binary', bytes: Uint8Array.from([104, 105]), line: 1 }],
    ['!!timestamp 2024-01-02', { kind: 'date-time', value: '2024-01-02', line: 1 }],
  ])('%s', async (text, expected) => {
    expect(await scalarOf(text)).toEqual(expected);
  });

  it.each(['!!int x', '!!binary "a*b"', '!!bool 2', '!!set {a, b}', '!!omap [a: 1]'])(
    '%s keeps its tag',
    async (text) => {
      const value = await scalarOf(text);
      expect(value.kind === 'object' && value.members[0]?.name.startsWith('!!')).toBe(true);
    },
  );

  it('bytes that a lenient decoder would skip do not make two values equal', async () => {
    expect(await scalarOf('!!binary "aGk="')).not.toEqual(await scalarOf('!!binary "aG*k="'));
  });
});

describe('anchors, aliases and merge keys', () => {
  it.each([
    ['an alias written out', 'a: &x {b: [1]}\nc: *x\n', 'a: {b: [1]}\nc: {b: [1]}\n'],
    ['a merge written out', 'a: &x {b: 1, c: 2}\nd: {<<: *x, c: 3}\n', 'a: {b: 1, c: 2}\nd: {b: 1, c: 3}\n'],
    [
      'the earlier of two sources wins',
      'a: &x {b: 1}\nc: &y {b: 2, e: 3}\nd: {<<: [*x, *y]}\n',
      'a: {b: 1}\nc: {b: 2, e: 3}\nd: {b: 1, e: 3}\n',
    ],
    ['an anchor that is set again', '- &a 1\n- *a\n- &a 2\n- *a\n', '- 1\n- 1\n- 2\n- 2\n'],
  ])('%s is the same data', async (_, one, other) => {
    expect(plain(first(await readText(yaml, one)))).toEqual(plain(first(await readText(yaml, other))));
  });

  it('a merge key in quotes is a key', async () => {
    expect(await namesOf('"<<": {a: 1}\n')).toEqual(['<<']);
  });

  it('a merge key over no mapping is a key', async () => {
    expect(await namesOf('<<: 1\n')).toEqual(['<<']);
  });

  it.each([
    ['an unknown alias', 'a: 1\nb: *x\n', false, 'alias "x" has no anchor', 2],
    ['an alias inside its own anchor', 'a: &x\n  b: *x\n', false, 'alias "x" stands inside its own anchor: a cycle', 2],
    ['an anchor of another document', '--- &a 1\n--- *a\n', false, 'alias "a" has no anchor', 2],
  ])('refuses %s', async (_, text, limit, reason, line) => {
    const result = await yaml.read(inputOf(bytesOf(text)));
    expect(result).toMatchObject({ ok: false, reason, line });
    expect(!result.ok && (result.limit ?? false)).toBe(limit);
  });

  it('T71 aliases are charged as if they were written out', async () => {
    const lines = ['a0: &a0 [x, x]', ...Array.from({ length: 40 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`)];
    expect(await yaml.read(inputOf(bytesOf(lines.join('\n'))))).toMatchObject({ ok: false, limit: true });
  });

  it('T71 depth counts aliases as well', async () => {
    const deep = `a: &a ${'['.repeat(300)}${']'.repeat(300)}\nb: ${'['.repeat(300)}*a${']'.repeat(300)}\n`;
    expect(await yaml.read(inputOf(bytesOf(deep)))).toMatchObject({ ok: false, limit: true, line: 2 });
  });
});

describe('depth and errors', () => {
  it('512 levels are read, 513 are a limit', async () => {
    expect((await yaml.read(inputOf(bytesOf('['.repeat(512) + ']'.repeat(512))))).ok).toBe(true);
    expect(await yaml.read(inputOf(bytesOf('['.repeat(513) + ']'.repeat(513))))).toMatchObject({
      ok: false,
      limit: true,
    });
    expect(await yaml.read(inputOf(bytesOf('- '.repeat(513))))).toMatchObject({ ok: false, limit: true });
  });

  it('says where a file breaks', async () => {
    expect(await yaml.read(inputOf(bytesOf('a: 1\nb: [1\nc: 2\n')))).toMatchObject({ ok: false, line: 3 });
  });

  it('knows the line of every member and value', async () => {
    expect(first(await readText(yaml, '# c\na:\n  - 1\n  - b: |\n      x\n'))).toMatchObject({
      line: 2,
      members: [{ line: 2, value: { line: 3, items: [{ line: 3 }, { line: 4, members: [{ line: 4 }] }] } }],
    });
  });
});

describe('streams', () => {
  it('a stream without documents is null and says that it is none', async () => {
    const document = await readText(yaml, '# nothing\n');
    expect(plain(rootOf(document))).toEqual([null]);
    expect(document.declared).toEqual({ documents: 'none' });
    expect((await readText(yaml, 'null\n')).declared).toEqual({});
  });
});
