import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdf } from '../../../src/documents/formats/pdf.js';
import { comparison } from '../support/binary-pairs.js';
import { describeClasses, describeHostile, describeTruncation } from '../support/classes.js';
import { stream, writePdf } from '../support/pdf-writer.js';
import { documentOf, nodeAt } from '../support/tree-support.js';

const CATALOG = '<</Type/Catalog/Pages @1>>';
const PAGES = '<</Type/Pages/Kids[@2]/Count 1>>';
const PAGE = '<</Type/Page/Parent @1/MediaBox[0 0 90 40]/Contents @3>>';
const CONTENT = 'BT /F1 8 Tf 5 20 Td (Sum 5) Tj ET';
const INFO = '<</Producer(Gen 1)/Title(T)/CreationDate(D:20240101000000Z)>>';

const doc = (content: string | Buffer = stream(CONTENT), info = INFO, page = PAGE, options = {}): Uint8Array =>
  writePdf([CATALOG, PAGES, page, content, info], { info: 4, ...options });
const good = (): Uint8Array => doc();
const flat = stream(deflateSync(Buffer.from(CONTENT)), '/Filter/FlateDecode');

describe('pdf', () => {
  it('reads strings in every spelling alike', async () => {
    const document = await documentOf(
      pdf,
      doc(stream(CONTENT), '<</A(a\\(b\\)\\101\\n)/B<6128622941 0a>/C(a\\\nb)/D/x#20y/E(\\376\\377\\000a)>>'),
    );
    const info = nodeAt(document, 'objects', 1) as unknown as { members: readonly { value: { value: string } }[] };
    expect(info.members.map(({ value }) => value.value)).toEqual(['a(b)A\n', 'a(b)A\n', 'ab', '/x y', 'a']);
  });

  it('finds the objects of a file whose cross references are wrong, and says so', async () => {
    const broken = Uint8Array.from(
      Buffer.from(
        Buffer.from(good())
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n7'),
        'latin1',
      ),
    );
    const document = await documentOf(pdf, broken);
    expect(document.readings).toEqual((await documentOf(pdf, good())).readings);
    expect(document.incomplete).toMatch(/cross references are broken/);
  });
});

const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const worded = (...contents: readonly string[]): Uint8Array => {
  const page = (content: number): string =>
    `<</Type/Page/Parent @1/MediaBox[0 0 90 40]/Contents @${content}/Resources<</Font<</F1 @2>>>>>>`;
  const kids = contents.map((_, index) => `@${3 + index}`).join(' ');
  return writePdf([
    CATALOG,
    `<</Type/Pages/Kids[${kids}]/Count ${contents.length}>>`,
    FONT,
    ...contents.map((_, index) => page(3 + contents.length + index)),
    ...contents.map((content) => stream(content)),
  ]);
};
const LINES = 'BT /F1 8 Tf 5 20 Td (Sum 5) Tj 0 -10 Td (Tax 1) Tj ET';

describe('pdf: the text of pages', () => {
  it('stands beside the objects, line by line', async () => {
    const pages = nodeAt(await documentOf(pdf, worded(LINES, CONTENT)), 'pages');
    expect(pages).toMatchObject({
      kind: 'array',
      items: [{ items: [{ value: 'Sum 5' }, { value: 'Tax 1' }] }, { items: [{ value: 'Sum 5' }] }],
    });
  });

  it('says first what changed in words', async () => {
    const result = await comparison('a.pdf', worded(LINES, CONTENT), worded(LINES.replace('Sum 5', 'Sum 6'), CONTENT));
    expect(result.class).toBe('SEMANTIC_REWRITE');
    expect(result.changes[0]).toMatchObject({ at: "$['pages'][0][0]", base: '"Sum 5"', head: '"Sum 6"' });
  });

  it('is never what decides: the same words elsewhere on the page are a change', async () => {
    const result = await comparison('a.pdf', worded(LINES), worded(LINES.replace('5 20 Td', '6 20 Td')));
    expect(result.class).toBe('SEMANTIC_REWRITE');
    expect(result.changes.map(({ at }) => at).join()).not.toContain('pages');
  });

  it('that cannot be had is said, and the objects are compared all the same', async () => {
    const broken = writePdf([CATALOG, '<</Type/Pages/Kids 5/Count 1>>', PAGE, stream(CONTENT)]);
    const document = await documentOf(pdf, broken);
    expect(document.notices.map(({ message }) => message).join()).toContain('was not extracted');
    expect(nodeAt(document, 'catalog')).toBeDefined();
  });
});

describeClasses('pdf', 'a.pdf', [
  { why: 'dates', base: good(), head: doc(stream(CONTENT), INFO.replace('2024', '2025')), class: 'TOLERANCE_DRIFT' },
  {
    why: 'identifiers',
    base: good(),
    head: doc(stream(CONTENT), INFO, PAGE, { trailer: '/ID[<01><02>]' }),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'the producer',
    base: good(),
    head: doc(stream(CONTENT), INFO.replace('Gen 1', 'Gen 2')),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'object numbers',
    base: good(),
    head: doc(stream(CONTENT), INFO, PAGE, { first: 20 }),
    class: 'TOLERANCE_DRIFT',
  },
  { why: 'compression', base: good(), head: doc(flat), class: 'TOLERANCE_DRIFT' },
  {
    why: 'the order of a dictionary',
    base: good(),
    head: doc(stream(CONTENT), INFO, '<</Contents @3/MediaBox[0 0 90 40]/Parent @1/Type/Page>>'),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'text of a page, packed on both sides',
    base: doc(flat),
    head: doc(stream(deflateSync(Buffer.from(CONTENT.replace('5)', '6)'))), '/Filter/FlateDecode')),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'a blank in the text of a page',
    base: good(),
    head: doc(stream(CONTENT.replace('Sum 5', 'Sum  5'))),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'the size of a page',
    base: good(),
    head: doc(stream(CONTENT), INFO, PAGE.replace('90', '91')),
    class: 'SEMANTIC_REWRITE',
  },
  { why: 'the title', base: good(), head: doc(stream(CONTENT), INFO.replace('(T)', '(U)')), class: 'SEMANTIC_REWRITE' },
  {
    why: 'a name for a string',
    base: good(),
    head: doc(stream(CONTENT), INFO.replace('(T)', '/T')),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'a date that is none',
    base: doc(stream(CONTENT), INFO.replace('D:2024', 'x2024')),
    head: doc(stream(CONTENT), INFO.replace('D:2024', 'x2025')),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'a page that turns',
    base: good(),
    head: doc(stream(CONTENT), INFO, PAGE.replace('>>', '/Rotate 90>>')),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'pages in another order',
    base: writePdf([
      CATALOG,
      '<</Type/Pages/Kids[@2 @3]/Count 2>>',
      '<</Type/Page/Parent @1/N 1>>',
      '<</Type/Page/Parent @1/N 2>>',
    ]),
    head: writePdf([
      CATALOG,
      '<</Type/Pages/Kids[@3 @2]/Count 2>>',
      '<</Type/Page/Parent @1/N 1>>',
      '<</Type/Page/Parent @1/N 2>>',
    ]),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'contents of two pages that were exchanged',
    base: writePdf([
      CATALOG,
      '<</Type/Pages/Kids[@2 @3]/Count 2>>',
      '<</Contents @4>>',
      '<</Contents @5>>',
      stream('a'),
      stream('b'),
    ]),
    head: writePdf([
      CATALOG,
      '<</Type/Pages/Kids[@2 @3]/Count 2>>',
      '<</Contents @5>>',
      '<</Contents @4>>',
      stream('a'),
      stream('b'),
    ]),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'bytes of an image',
    base: doc(stream('abc', '/Filter/DCTDecode')),
    head: doc(stream('abd', '/Filter/DCTDecode')),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'the code of an image',
    base: doc(stream('abc', '/Filter/DCTDecode')),
    head: doc(stream('abc', '/Filter/JPXDecode')),
    class: 'SEMANTIC_REWRITE',
  },
]);

describeTruncation('pdf', 'a.pdf', good);

describeHostile('pdf', 'a.pdf', good, [
  {
    why: 'an encrypted file',
    make: () => doc(stream(CONTENT), INFO, PAGE, { trailer: '/Encrypt<</Filter/Standard>>' }),
  },
  { why: 'a bomb', make: () => doc(stream(deflateSync(Buffer.alloc(200_000_000)), '/Filter/FlateDecode')) },
  { why: 'arrays nested 100,000 deep', make: () => doc(stream(CONTENT), `<</A${'['.repeat(100_000)}>>`) },
  {
    why: 'a length that is the stream itself',
    make: () => writePdf([CATALOG, PAGES, PAGE, '<</Length @3>>stream\nabc\nendstream']),
  },
  { why: 'cross references in a circle', make: () => doc(stream('x'), INFO, PAGE, { trailer: '/Prev 9' }) },
  { why: 'a million times obj', make: () => `%PDF-1.4\n${'1 0 obj '.repeat(200_000)}` },
  { why: 'a million digits and blanks', make: () => `%PDF-1.4\n${'1 '.repeat(500_000)}${' '.repeat(500_000)}` },
  { why: 'a string that is not closed', make: () => `%PDF-1.4\n1 0 obj (${'('.repeat(1_000_000)}` },
]);
