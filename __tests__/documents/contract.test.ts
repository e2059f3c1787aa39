import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FormatEntry, OpenMember, ReadResult } from '../../src/documents/format.js';
import { formats } from '../../src/documents/formats/index.js';
import { formatById, formatForPath, indexByExtension } from '../../src/documents/registry.js';
import { pairsOf } from './look-alikes/all.js';
import { gzip, pngFile, zipFile } from './support/binary-files.js';
import { bytesOf, OPTIONS } from './support.js';

/** Most processor time that any format may take over any input below, in milliseconds. */
const MAX_MILLISECONDS = 10_000;
/** Growth of everything that the process holds, collected or not, while one input is read. */
const MAX_GROWTH_BYTES = 1_500_000_000;

interface Hostile {
  readonly why: string;
  readonly bytes: () => Uint8Array;
}

const concat = (...parts: readonly (string | readonly number[])[]): Uint8Array => Buffer.concat(parts.map(bytesOf));

const HOSTILE: readonly Hostile[] = [
  { why: 'an empty file', bytes: () => bytesOf('') },
  { why: 'nothing but a byte order mark', bytes: () => bytesOf('\uFEFF') },
  { why: 'one byte', bytes: () => bytesOf('{') },
  { why: 'a truncated object', bytes: () => bytesOf('{"a": [1, {"b": "c') },
  { why: 'invalid UTF-8', bytes: () => concat('{"a": "', [0xc3, 0x28], '"}') },
  { why: 'a lone surrogate in UTF-8', bytes: () => concat('a: ', [0xed, 0xa0, 0x80]) },
  { why: 'UTF-16LE cut in the middle of a unit', bytes: () => bytesOf([0xff, 0xfe, 0x7b, 0, 0x7d]) },
  { why: 'UTF-32 beyond Unicode', bytes: () => bytesOf([0, 0, 0xfe, 0xff, 0, 0x11, 0, 0]) },
  { why: 'NUL characters', bytes: () => bytesOf('a\0b\0\0') },
  { why: 'every byte', bytes: () => Uint8Array.from({ length: 256 }, (_, index) => index) },
  { why: 'arrays nested 100,000 deep', bytes: () => bytesOf('['.repeat(100_000) + ']'.repeat(100_000)) },
  { why: 'objects nested 100,000 deep and not closed', bytes: () => bytesOf('{"a":'.repeat(100_000)) },
  { why: 'block sequences nested 100,000 deep', bytes: () => bytesOf(`${'- '.repeat(100_000)}x`) },
  { why: 'complex keys nested 10,000 deep', bytes: () => bytesOf(`${'? '.repeat(10_000)}x`) },
  { why: 'elements nested 100,000 deep', bytes: () => bytesOf('<a>'.repeat(100_000)) },
  { why: 'parentheses nested 100,000 deep', bytes: () => bytesOf('('.repeat(100_000)) },
  { why: 'a number of a million digits', bytes: () => bytesOf('1'.repeat(1_000_000)) },
  {
    why: 'an octal and a hexadecimal number of a million digits',
    bytes: () => bytesOf(`a: 0${'7'.repeat(1_000_000)}\nb: 0x${'f'.repeat(1_000_000)}\n`),
  },
  { why: 'an exponent that must not be expanded', bytes: () => bytesOf('[1e999999999, 1e-999999999]') },
  { why: '10 MB on one line', bytes: () => bytesOf('x'.repeat(10_000_000)) },
  { why: '2 MB of quotes', bytes: () => bytesOf('"'.repeat(2_000_000)) },
  { why: '2 MB of commas', bytes: () => bytesOf(','.repeat(2_000_000)) },
  { why: '2 MB of backslashes in a string', bytes: () => bytesOf(`"${'\\'.repeat(2_000_000)}"`) },
  { why: '2 MB of line ends', bytes: () => bytesOf('\n'.repeat(2_000_000)) },
  { why: '1 MB of opening brackets of every kind', bytes: () => bytesOf("[{(<`'".repeat(170_000)) },
  { why: 'aliases that double 40 times', bytes: () => bytesOf(aliases(40)) },
  {
    why: 'entities that expand',
    bytes: () => bytesOf('<!DOCTYPE a [<!ENTITY b "cc"><!ENTITY d "&b;&b;&b;">]><a>&d;</a>'),
  },
  {
    why: '__proto__ as an object member',
    bytes: () => bytesOf('{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}'),
  },
  {
    why: '__proto__ as a block mapping',
    bytes: () => bytesOf('__proto__:\n  polluted: 1\nconstructor:\n  prototype:\n    polluted: 1\n'),
  },
  { why: '__proto__ as a merged mapping', bytes: () => bytesOf('a: &a {__proto__: {polluted: 1}}\nb: {<<: *a}\n') },
  { why: '__proto__ as a column', bytes: () => bytesOf('__proto__,constructor\npolluted,1\n') },
  { why: '__proto__ as a section', bytes: () => bytesOf('[__proto__]\npolluted = 1\n') },
  { why: '__proto__ as an element', bytes: () => bytesOf('<__proto__ polluted="1"/>') },
  { why: '__proto__ as a snapshot', bytes: () => bytesOf('exports[`__proto__`] = `polluted`;\n') },
  { why: 'entities that multiply', bytes: () => bytesOf(entities(20)) },
  { why: 'a member of a zip that unpacks to a thousand times its size', bytes: () => zipBomb },
  { why: 'zips in zips, ten deep', bytes: () => nestedZip },
  { why: 'one member of gzip that unpacks to a thousand times its size', bytes: () => gzipBomb },
  { why: 'pixels that unpack to a thousand times their size', bytes: () => pixelBomb },
];

const ZEROS = Buffer.alloc(16_000_000);
const zipBomb = zipFile([{ name: 'a', content: ZEROS }]);
const gzipBomb = gzip(ZEROS, 9);
const pixelBomb = pngFile({ width: 2_000, height: 2_000 }, ZEROS);
const nestedZip = Array.from({ length: 10 }).reduce<Uint8Array>(
  (inner) => zipFile([{ name: 'a.zip', content: inner }]),
  zipFile([{ name: 'a', content: 'x' }]),
);

function entities(times: number): string {
  const lines = Array.from(
    { length: times },
    (_, index) => `<!ENTITY e${index + 1} "&e${index};&e${index};&e${index};&e${index};">`,
  );
  return `<!DOCTYPE a [<!ENTITY e0 "x">${lines.join('')}]><a b="&e${times};">&e${times};</a>`;
}

function aliases(times: number): string {
  const lines = ['a0: &a0 [x, x]'];
  for (let index = 1; index <= times; index += 1) lines.push(`a${index}: &a${index} [*a${index - 1}, *a${index - 1}]`);
  return `${lines.join('\n')}\n`;
}

async function readWith(entry: FormatEntry, bytes: Uint8Array): Promise<ReadResult> {
  const openMember: OpenMember = async (_, member) => ({
    format: 'binary',
    readings: [{ label: '', content: { kind: 'opaque', bytes: member, why: 'not opened in this suite' } }],
    declared: {},
    layout: {},
    notices: [],
  });
  const format = await entry.load();
  const extension = entry.extensions[0] ?? '';
  return await format.read({ bytes, path: `fixture${extension}`, options: OPTIONS, openMember });
}

describe.each(formats.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  it('loads under its own id', async () => {
    expect((await entry.load()).id).toBe(id);
  });

  it('reads its own file, and reads or refuses it cut, marked, broken and twice over, each time alike', async () => {
    const [, base] = (await pairsOf(id))[0]!;
    const own = Uint8Array.from(typeof base === 'string' ? bytesOf(base) : base);
    expect((await readWith(entry, own)).ok).toBe(true);
    const middle = own.length >> 1;
    const damaged = [
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => own.slice(0, Math.floor((own.length * eighth) / 8))),
      concat('\uFEFF', [...own]),
      concat([...own], '\uFEFF'),
      concat([...own.slice(0, middle)], [0xc3, 0x28], [...own.slice(middle)]),
      concat([...own], [...own]),
      concat([...own], '\0'),
    ];
    for (const input of damaged) {
      const once = await readWith(entry, input.slice());
      if (!once.ok) expect(once.reason).not.toBe('');
      expect(isSame(once, await readWith(entry, input.slice()))).toBe(true);
      expect(prototypesAreClean()).toBe(true);
    }
  });

  for (const { why, bytes } of HOSTILE) {
    it(`reads or refuses ${why}, twice alike, in time`, async () => {
      const input = bytes();
      const untouched = input.slice();
      const before = process.memoryUsage().rss;
      const started = process.cpuUsage();
      const once = await readWith(entry, input);
      const { user, system } = process.cpuUsage(started);
      expect((user + system) / 1_000).toBeLessThan(MAX_MILLISECONDS);
      expect(process.memoryUsage().rss - before).toBeLessThan(MAX_GROWTH_BYTES);
      if (once.ok) expect(once.document.format).toBe(id);
      else {
        expect(once.reason).not.toBe('');
        expect(Number.isInteger(once.line) && Number.isInteger(once.column)).toBe(true);
      }
      if (input.length < 100_000) expect(isSame(once, await readWith(entry, untouched.slice()))).toBe(true);
      expect(Buffer.compare(input, untouched), 'the input is not written to').toBe(0);
      expect(prototypesAreClean()).toBe(true);
    });
  }
});

/** Structural equality without calling itself, since what is compared may be deep. */
function isSame(left: unknown, right: unknown): boolean {
  const pairs: [unknown, unknown][] = [[left, right]];
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [one, other] = pair;
    if (Object.is(one, other)) continue;
    if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return false;
    const names = Object.keys(one);
    if (names.length !== Object.keys(other).length) return false;
    for (const name of names) pairs.push([Reflect.get(one, name), Reflect.get(other, name)]);
  }
  return true;
}

function prototypesAreClean(): boolean {
  return (
    Reflect.get({}, 'polluted') === undefined &&
    Object.keys(Object.prototype).length === 0 &&
    Object.keys(Array.prototype).length === 0
  );
}

describe('the registry', () => {
  it('has an entry for every file in formats/, and a file for every entry', () => {
    const files = readdirSync('src/documents/formats').map((name) => name.replace(/\.ts$/, ''));
    expect(formats.map(({ id }) => id).toSorted()).toEqual(files.filter((name) => name !== 'index').toSorted());
  });

  it('is in alphabetical order, so that two who add a format meet in no line', () => {
    const ids = formats.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
  });

  it('refuses two formats that claim one extension', () => {
    const text = formatById('text');
    expect(() => indexByExtension([text, { ...text, id: 'other' }])).toThrow(
      'formats "text" and "other" both claim .adoc',
    );
    expect(() => indexByExtension(formats)).not.toThrow();
  });

  it.each([
    ['a.json', 'json'],
    ['A.JSON', 'json'],
    ['dir.json/a.unknown', undefined],
    ['a.json.golden', 'json'],
    ['a.golden.json', 'json'],
    ['a.approved.txt', 'text'],
    ['a.golden', undefined],
    ['.json', 'json'],
    ['a', undefined],
    ['a.tar.json', 'json'],
    ['a.YML', 'yaml'],
    ['a.test.ts.snap', 'snap'],
  ])('finds %s as %s', (path, id) => {
    expect(formatForPath(path)?.id).toBe(id);
  });
});
