import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import type { FixtureDocument } from '../../src/documents/document.js';
import { pairDocuments } from '../../src/documents/pairing.js';
import { readOne, readPair } from '../../src/documents/read.js';
import { bytesOf, OPTIONS, plain, rootOf } from './support.js';

async function pairOf(path: string, base: string, head: string): Promise<readonly [FixtureDocument, FixtureDocument]> {
  const reading = await readPair(path, bytesOf(base), bytesOf(head), { ...OPTIONS, format: 'auto' });
  if (reading.kind !== 'documents') throw new Error(reading.kind);
  return [reading.base, reading.head];
}

describe('documents of a stream', () => {
  it.each([
    ['one on both sides are the document itself', 'a: 1\n', '---\na: 2\n...\n', { a: 1 }, { a: 2 }],
    ['one and two are arrays on both sides', 'a: 1\n', 'a: 1\n---\nb: 2\n', [{ a: 1 }], [{ a: 1 }, { b: 2 }]],
    ['two and two are arrays', 'a: 1\n---\nb: 2\n', 'a: 1\n---\nb: 3\n', [{ a: 1 }, { b: 2 }], [{ a: 1 }, { b: 3 }]],
  ])('%s', async (_, base, head, left, right) => {
    const [one, other] = await pairOf('a.yaml', base, head);
    expect([plain(rootOf(one)), plain(rootOf(other))]).toEqual([left, right]);
  });

  it('every reading is treated alike', async () => {
    const [one] = await pairOf('a.yaml', 'a: no\n', 'a: yes\n');
    expect(one.readings.map((_, index) => plain(rootOf(one, index)))).toEqual([{ a: 'no' }, { a: false }]);
  });

  it('a file alone is its document', async () => {
    expect(plain(rootOf((await readOne('a.yml', bytesOf('a: 1\n'), OPTIONS)).document))).toEqual({ a: 1 });
  });

  it('members of containers are paired by name and occurrence', async () => {
    const member = async (name: string, text: string) => ({ name, line: 0, document: await streamOf(text) });
    const base = containerOf([await member('x', 'a: 1\n'), await member('y', 'b: 1\n'), await member('x', 'c: 1\n')]);
    const head = containerOf([
      await member('y', 'b: 1\n---\nd: 1\n'),
      await member('x', 'a: 2\n'),
      await member('z', 'e: 1\n'),
    ]);
    const pair = pairDocuments(base, head);
    expect(plainMembers(pair.base)).toEqual([{ a: 1 }, [{ b: 1 }], { c: 1 }]);
    expect(plainMembers(pair.head)).toEqual([[{ b: 1 }, { d: 1 }], { a: 2 }, { e: 1 }]);
  });
});

async function streamOf(text: string): Promise<FixtureDocument> {
  const { yaml } = await import('../../src/documents/formats/yaml.js');
  const { inputOf } = await import('./support.js');
  const result = await yaml.read(inputOf(bytesOf(text)));
  if (!result.ok) throw new Error(result.reason);
  return result.document;
}

function containerOf(members: readonly { name: string; line: number; document: FixtureDocument }[]): FixtureDocument {
  const content = { kind: 'container' as const, noun: 'member', members };
  return { format: 'zip', readings: [{ label: '', content }], declared: {}, layout: {}, notices: [] };
}

function plainMembers(document: FixtureDocument): unknown[] {
  const { content } = document.readings[0];
  return content.kind === 'container' ? content.members.map((member) => plain(rootOf(member.document))) : [];
}

describe('keys that stand in quotes', () => {
  it.each([
    ['are shown without them where every such key is a string', "'200': a\n", "'200': b\n", ['200', '200']],
    ['keep them where one side has another type', "'200': a\n", '200: a\n', ['"200"', '200']],
    ['keep them where one file has both', "'200': a\n200: b\n", "'200': a\n200: c\n", ['"200" 200', '"200" 200']],
    ['keep them where only YAML 1.1 sees another type', 'on: a\n', '"on": a\n', ['on', 'on / "on"']],
    ['keep what tells a string from a made name', "'!a b': v\n", "'!a b': w\n", ['"!a b"', '"!a b"']],
    ['are shown without them in every reading', '"on": a\n', '"on": b\n', ['on / on', 'on / on']],
    [
      'keep them where the other side has the type in another place',
      "'200': a\n",
      "'200': {200: x}\n",
      ['"200"', '"200"'],
    ],
  ])('%s', async (_, base, head, expected) => {
    const names = (document: FixtureDocument) =>
      document.readings.map((__, index) => {
        const root = rootOf(document, index);
        return root.kind === 'object' ? root.members.map(({ name }) => name).join(' ') : '';
      });
    const pair = await pairOf('a.yaml', base, head);
    expect(pair.map((document) => names(document).join(' / '))).toEqual(expected);
  });
});

describe('layout says what changed, not how long a file is', () => {
  it.each([
    ['the same style', '1\n', '1\n2\n', 'LF', 'LF'],
    ['another style names the counts', '1\n2\n', '1\r\n2\r\n', 'LF, 2 lines', 'CRLF, 2 lines'],
    ['mixed alike over another length', '1\n2\r\n', '1\n2\r\n3\n', 'mixed LF and CRLF', 'mixed LF and CRLF'],
    [
      'mixed differently over the same length',
      '1\n2\r\n3\n',
      '1\r\n2\r\n3\n',
      'mixed: 2 LF, 1 CRLF',
      'mixed: 1 LF, 2 CRLF',
    ],
    ['a lone CR', '1\r2\r', '1\n2\n', 'CR, 2 lines', 'LF, 2 lines'],
    ['a file without any line end', '1', '1\n2\n', undefined, undefined],
  ])('%s', async (_, base, head, left, right) => {
    const [one, other] = await pairOf('a.txt', base, head);
    expect([one.layout['line ends'], other.layout['line ends']]).toEqual([left, right]);
  });

  it('trailing blanks count only between files of one length', async () => {
    const [same] = await pairOf('a.txt', 'a \nb\n', 'a\nb\n');
    expect(same.layout['trailing white space']).toBe('1 line');
    const [longer] = await pairOf('a.txt', 'a \nb\n', 'a\nb\nc\n');
    expect(longer.layout['trailing white space']).toBeUndefined();
  });

  it('a final newline that is missing is said', async () => {
    const [one, other] = await pairOf('a.txt', 'a\nb', 'a\nb\n');
    expect([one.layout['final newline'], other.layout['final newline']]).toEqual(['missing', undefined]);
  });
});

describe('T50 encodings', () => {
  const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
  const SENTENCE = 'Größe und Höhe des Gebäudes wurden in der Übersicht für März geprüft.\n';

  const bare = (encoding: string): FixtureDocument => ({
    format: 'text',
    readings: [{ label: '', content: { kind: 'text', lines: ['x'] } }],
    declared: {},
    layout: { encoding },
    notices: [],
  });

  it('a legacy encoding is a guess, and the report can say so', async () => {
    const reading = await readPair('a.txt', latin(SENTENCE), bytesOf(SENTENCE), { ...OPTIONS, format: 'auto' });
    expect(reading.kind).toBe('documents');
    expect(reading.base.layout['encoding']).toMatch(/ \(guess\)$/);
    expect(reading.base.readings).toEqual(reading.head.readings);
    expect(reading.base.notices[0]?.message).toMatch(/which is a guess$/);
  });

  it('two different guesses claim nothing', () => {
    const { base, head } = pairDocuments(bare('ISO-8859-1 (guess)'), bare('ISO-8859-7 (guess)'));
    expect(base.incomplete).toBe(
      'the encoding is a guess on both sides, and not the same one: ISO-8859-1 (guess), ISO-8859-7 (guess)',
    );
    expect(head.incomplete).toBe(base.incomplete);
  });

  it('a guess on one side claims nothing, whichever side it is', () => {
    const guess = bare('ISO-8859-2 (guess)');
    const there = pairDocuments(guess, bare('UTF-8'));
    expect(there.base.incomplete).toBe('the encoding is a guess on one side: ISO-8859-2 (guess), UTF-8');
    expect(there.head.incomplete).toBe(there.base.incomplete);
    const back = pairDocuments(bare('UTF-16LE'), guess);
    expect(back.base.incomplete).toBe('the encoding is a guess on one side: UTF-16LE, ISO-8859-2 (guess)');
  });

  it('one guess on both sides and two known encodings are no doubt', () => {
    const same = pairDocuments(bare('ISO-8859-2 (guess)'), bare('ISO-8859-2 (guess)'));
    expect(same.base.incomplete).toBeUndefined();
    expect(pairDocuments(bare('ISO-8859-1'), bare('UTF-8')).head.incomplete).toBeUndefined();
  });

  it('what was not read at all is said before a doubt', () => {
    const unread = { ...bare('ISO-8859-2 (guess)'), incomplete: 'cut off' };
    expect(pairDocuments(unread, bare('UTF-8')).base.incomplete).toBe('cut off');
  });

  it('two spellings of one character in a legacy encoding do not become one text', async () => {
    const sentence = iconv.encode('この文書は試験のために書かれた日本語の文章です。値はおよそ', 'Shift_JIS');
    // Shift_JIS has U+2252 twice: as 81 E0 and, from another maker, as 87 90.
    const [one, other] = [
      [0x81, 0xe0],
      [0x87, 0x90],
    ].map((twin) => Buffer.concat([sentence, Uint8Array.from(twin), bytesOf(' 1\n')]));
    const reading = await readPair('a.txt', one!, other!, { ...OPTIONS, format: 'auto' });
    expect(reading.base.readings).not.toEqual(reading.head.readings);
    expect(reading.base.layout['encoding']).toBe('Shift_JIS (guess)');
  });

  it('a guess that ends a line in a blank beyond ASCII does not stand, for there that byte may be a letter', async () => {
    const bytes = latin(SENTENCE.replace('.\n', '\u00a0\n'));
    const { document } = await readOne('a.txt', bytes, OPTIONS);
    expect(document.format).toBe('binary');
  });

  it.each([
    ['UTF-16LE', [0xff, 0xfe, 0x61, 0, 0x0a, 0]],
    ['UTF-16BE', [0xfe, 0xff, 0, 0x61, 0, 0x0a]],
    ['UTF-32LE', [0xff, 0xfe, 0, 0, 0x61, 0, 0, 0, 0x0a, 0, 0, 0]],
    ['UTF-32BE', [0, 0, 0xfe, 0xff, 0, 0, 0, 0x61, 0, 0, 0, 0x0a]],
    ['UTF-8', [0xef, 0xbb, 0xbf, 0x61, 0x0a]],
  ])('%s behind its mark is the same text', async (encoding, bytes) => {
    const { document } = await readOne('a.txt', bytesOf(bytes), OPTIONS);
    expect(document.readings[0].content).toEqual({ kind: 'text', lines: ['a'] });
    expect(document.layout).toMatchObject({ encoding, 'byte order mark': 'present' });
  });

  it.each([
    ['an odd byte of UTF-16', [0xff, 0xfe, 0x61]],
    ['a lone surrogate of UTF-16', [0xff, 0xfe, 0x00, 0xd8]],
    ['a surrogate in UTF-32', [0, 0, 0xfe, 0xff, 0, 0, 0xd8, 0]],
    ['control characters that happen to be UTF-8', [0x61, 0x01, 0x0d]],
  ])('%s is no text', async (_, bytes) => {
    expect((await readOne('a', bytesOf(bytes), OPTIONS)).document.format).toBe('binary');
  });
});

describe('what git stores that is no content', () => {
  const read = async (format: string, text: string | readonly number[]) =>
    (await readOne('x', bytesOf(text), { ...OPTIONS, format })).document;

  it('a link target is one string, line ends included', async () => {
    expect(rootOf(await read('symlink', 'v1.json\n'))).toEqual({ kind: 'string', value: 'v1.json\n', line: 1 });
  });

  it('a link target that is no UTF-8 stays bytes, so that no two look alike', async () => {
    expect(rootOf(await read('symlink', [0xff]))).not.toEqual(rootOf(await read('symlink', [0xfe])));
  });

  it('a submodule is its commit', async () => {
    expect(rootOf(await read('submodule', '3'.repeat(40)))).toMatchObject({ value: '3'.repeat(40) });
    expect((await readOne('x', bytesOf('main'), { ...OPTIONS, format: 'submodule' })).failure?.reason).toMatch(
      /40 or 64/,
    );
  });

  it.each([
    ['the usual version', 'https://git-lfs.github.com/spec/v1', ''],
    ['the one before Git LFS had its name', 'https://hawser.github.com/spec/v1', ''],
    ['extensions', 'https://git-lfs.github.com/spec/v1', `ext-0-foo sha256:${'b'.repeat(64)}\n`],
  ])('a pointer with %s', async (_, version, extra) => {
    const text = `version ${version}\n${extra}oid sha256:${'a'.repeat(64)}\nsize 12\n`;
    const { document } = await readOne('a.bin', bytesOf(text), OPTIONS);
    expect(document.format).toBe('lfs');
    expect(plain(rootOf(document))).toMatchObject({ oid: `sha256:${'a'.repeat(64)}`, size: 12 });
  });
});
