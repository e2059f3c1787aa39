import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charge, newBudget, opaqueDocument, withMembersLimits } from '../../src/documents/members.js';
import type { PairReading } from '../../src/documents/read.js';
import { memberOpener, readOne, readPair } from '../../src/documents/read.js';
import { bytesOf, OPTIONS } from './support.js';

interface Row {
  readonly why: string;
  readonly path: string;
  readonly base: string | readonly number[];
  readonly head: string | readonly number[];
  readonly format?: string;
  readonly depth?: number;
  /** `kind`, then formats of base and head, then failing sides. */
  readonly expect: string;
}

const POINTER = (digit: string) =>
  `version https://git-lfs.github.com/spec/v1\noid sha256:${digit.repeat(64)}\nsize 8123\n`;

const ROWS: readonly Row[] = [
  {
    why: 'both sides read in the format of the extension',
    path: 'a.json',
    base: '{}',
    head: '[]',
    expect: 'documents json json',
  },
  { why: 'head is broken', path: 'a.json', base: '{}', head: '{', expect: 'unreadable json text head' },
  { why: 'head is emptied', path: 'a.json', base: '{}', head: '', expect: 'unreadable json text head' },
  {
    why: 'both broken, and nothing else fits: text',
    path: 'a.json',
    base: '{"a"',
    head: '{"b"',
    expect: 'unreadable text text base head',
  },
  {
    why: 'nothing but a byte order mark against nothing at all',
    path: 'a.json',
    base: '\uFEFF',
    head: '',
    expect: 'unreadable text text base head',
  },
  {
    why: 'both broken and no text',
    path: 'a.json',
    base: [0, 255],
    head: [0, 254],
    expect: 'unreadable binary binary base head',
  },
  {
    why: 'trailing commas on both sides: JSONC in .json',
    path: 'a.json',
    base: '[1,]',
    head: '[2,]',
    expect: 'documents jsonc jsonc',
  },
  {
    why: 'a trailing comma that appears breaks strict readers',
    path: 'a.json',
    base: '[1]',
    head: '[1,]',
    expect: 'unreadable json text head',
  },
  {
    why: 'JSONC on one side and nothing on the other',
    path: 'a.json',
    base: '[1,]',
    head: '{"b"',
    expect: 'unreadable jsonc text head',
  },
  {
    why: 'an unknown extension with JSON in it',
    path: 'a.dat',
    base: '{"a":1}',
    head: '{"a":2}',
    expect: 'documents json json',
  },
  {
    why: 'an unknown extension, JSON that breaks',
    path: 'a.dat',
    base: '{"a":1}',
    head: '{"a":',
    expect: 'unreadable json text head',
  },
  {
    why: 'an unknown extension with text in it',
    path: 'a.dat',
    base: 'one',
    head: 'two',
    expect: 'documents text text',
  },
  { why: 'no name and no text', path: 'a', base: [0, 1], head: [0, 2], expect: 'documents binary binary' },
  { why: 'text that became bytes', path: 'a', base: 'one', head: [0, 2], expect: 'format-changed text binary' },
  { why: 'emptied text', path: 'a', base: 'one', head: '', expect: 'documents text text' },
  {
    why: 'a template is no JSON for beginning with a brace',
    path: 'a.tmpl',
    base: '{{ a }}',
    head: '{{ b }}',
    expect: 'documents text text',
  },
  {
    why: 'a format named by the policy is not sniffed away',
    path: 'a.dat',
    base: '[1,]',
    head: '[2,]',
    format: 'json',
    expect: 'unreadable text text base head',
  },
  {
    why: 'a format named by the policy beats the extension',
    path: 'a.json',
    base: '{"a":1}',
    head: '{"a":',
    format: 'text',
    expect: 'documents text text',
  },
  {
    why: 'two pointers, whatever the extension',
    path: 'a.json',
    base: POINTER('a'),
    head: POINTER('b'),
    expect: 'documents lfs lfs',
  },
  {
    why: 'a pointer in the place of content is seen as a pointer',
    path: 'a.txt',
    base: POINTER('a'),
    head: 'text',
    expect: 'documents lfs lfs',
  },
  {
    why: 'a broken pointer is broken',
    path: 'a.txt',
    base: POINTER('a'),
    head: POINTER('x'),
    expect: 'unreadable lfs text head',
  },
  {
    why: 'a limit on both sides',
    path: 'a.json',
    base: '[[[1]]]',
    head: '[[[2]]]',
    depth: 2,
    expect: 'unreadable text text base head limit',
  },
  {
    why: 'a limit on one side',
    path: 'a.json',
    base: '[[[1]]]',
    head: '[[2]]',
    depth: 2,
    expect: 'unreadable text json base limit',
  },
  {
    why: 'a limit where only the content names the format',
    path: 'a.dat',
    base: '[[[1]]]',
    head: '[[2]]',
    depth: 2,
    expect: 'unreadable text json base limit',
  },
  {
    why: 'text that is no text any more',
    path: 'a.txt',
    base: 'one',
    head: [0x61, 0],
    expect: 'unreadable text binary head',
  },
  {
    why: 'an ending that says who wrote it is looked through',
    path: 'a.json.golden',
    base: '{}',
    head: '{"a"',
    expect: 'unreadable json text head',
  },
];

describe('readPair', () => {
  for (const row of ROWS) {
    it(row.why, async () => {
      const limits = { ...OPTIONS.limits, ...(row.depth === undefined ? {} : { depth: row.depth }) };
      const options = { ...OPTIONS, limits, format: row.format ?? 'auto' };
      const [base, head] = [bytesOf(row.base), bytesOf(row.head)];
      expect(inWords(await readPair(row.path, base, head, options))).toBe(row.expect);
      expect(mirrored(await readPair(row.path, head, base, options)), 'swapping the sides').toBe(row.expect);
    });
  }

  it('law: swapping the sides swaps the result and changes nothing else', async () => {
    const contents = [
      '',
      '{}',
      '{"a":1}',
      '[1,]',
      '{"a"',
      '{"a":1}\n{"a":2}\n',
      'a: 1\n',
      'a: 1\n---\nb: 2\n',
      'a: [\n',
      'a,b\n1,2\n',
      'a"b\n',
      'x\r\ny',
      '\uFEFF',
      '[[[[1]]]]',
      POINTER('a'),
      POINTER('b'),
      POINTER('x'),
      'exports[`a`] = `b`;\n',
      '\n[T - 1]\nx\n---\n',
      '\0',
    ];
    const paths = ['a.json', 'a.jsonl', 'a.yaml', 'a.csv', 'a.txt', 'a.snap', 'a.dat', 'a'];
    const limits = { ...OPTIONS.limits, depth: 3 };
    const content = fc.constantFrom(...contents);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.constantFrom('auto', 'auto', 'json', 'yaml'),
        content,
        content,
        async (path, format, one, other) => {
          const options = { ...OPTIONS, limits, format };
          const [base, head] = [bytesOf(one), bytesOf(other)];
          const [there, back] = [await readPair(path, base, head, options), await readPair(path, head, base, options)];
          expect({ ...back, base: back.head, head: back.base, failures: sides(back).toReversed() }).toEqual({
            ...there,
            failures: sides(there),
          });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('says where head breaks', async () => {
    const reading = await readPair('a.json', bytesOf('{}'), bytesOf('{\n  "a": [1, x]\n}\n'), {
      ...OPTIONS,
      format: 'auto',
    });
    expect(reading).toMatchObject({
      failures: [{ side: 'head', format: 'json', reason: 'expected a value, found "x"', line: 2, column: 12 }],
    });
  });

  it('refuses a format that nobody registered', async () => {
    await expect(readPair('a', bytesOf(''), bytesOf(''), { ...OPTIONS, format: 'jsn' })).rejects.toThrow(
      'no format is named "jsn"',
    );
  });
});

describe('size', () => {
  const options = { ...OPTIONS, limits: { ...OPTIONS.limits, file: 20 }, format: 'auto' };

  it('a tree format over the limit is not read, not even as text, and says so on both sides', async () => {
    const reading = await readPair('a.json', bytesOf(`[1${' '.repeat(30)}]`), bytesOf(`[2${' '.repeat(30)}]`), options);
    expect(inWords(reading)).toBe('unreadable binary binary base head limit');
    expect(reading.base.incomplete).toBe('does not read as json: larger than 20 bytes');
  });

  it('a format without a tree reads on', async () => {
    const reading = await readPair(
      'a.csv',
      bytesOf(`a,b\n1,${'2'.repeat(30)}\n`),
      bytesOf(`a,b\n1,${'3'.repeat(30)}\n`),
      options,
    );
    expect(inWords(reading)).toBe('documents csv csv');
  });
});

describe('members of containers', () => {
  it('are read by the rules of files: extension, then content, then text, then bytes', async () => {
    const open = memberOpener(OPTIONS, 1, newBudget(1_000));
    const formats = [];
    for (const [name, text] of [
      ['a.json', '{}'],
      ['a.json', '[1,]'],
      ['a.dat', '{"a":1}'],
      ['a.json', '{"a"'],
      ['a', 'x'],
      ['a', '\0'],
    ] as const) {
      formats.push((await open(name, bytesOf(text))).format);
    }
    expect(formats).toEqual(['json', 'jsonc', 'json', 'text', 'text', 'binary']);
  });

  it('share one budget, and what is over it is bytes that nobody read', async () => {
    const open = memberOpener(OPTIONS, 1, newBudget(1));
    expect((await open('a.txt', bytesOf('x'.repeat(150)))).format).toBe('text');
    const over = await open('b.txt', bytesOf('x'.repeat(51)));
    expect([over.format, over.incomplete]).toEqual(['binary', 'unpacks to more than 200 times its size']);
  });

  it('say in the document that they do not read, and that a limit was hit', async () => {
    const open = memberOpener({ ...OPTIONS, limits: { ...OPTIONS.limits, depth: 1 } }, 1, newBudget(1_000));
    expect((await open('a.json', bytesOf('[[1]]'))).incomplete).toMatch(
      /^does not read as json: nested deeper than 1 levels/,
    );
    expect((await open('a.json', bytesOf('{'))).notices.at(-1)?.message).toMatch(/^does not read as json/);
  });

  it('what a limit kept from being read in a member is unread in the container', () => {
    const member = { name: 'a', line: 0, document: opaqueDocument(bytesOf('x'), 'not read', 'too deep') };
    const content = { kind: 'container' as const, noun: 'member', members: [member] };
    const document = {
      format: 'zip',
      readings: [{ label: '', content }] as const,
      declared: {},
      layout: {},
      notices: [],
    };
    expect(withMembersLimits(document).incomplete).toBe('member a: too deep');
  });

  it.each([
    ['five archives deep', { fileBytes: 1_000, inflated: 0, members: 0 }, 5, 1, 'archives are nested more than 4 deep'],
    ['four archives deep', { fileBytes: 1_000, inflated: 0, members: 0 }, 4, 1, undefined],
    ['the ten-thousandth member', { fileBytes: 1_000, inflated: 0, members: 9_999 }, 1, 1, undefined],
    ['one more', { fileBytes: 1_000, inflated: 0, members: 10_000 }, 1, 1, 'more than 10000 members'],
    ['200 times its size', { fileBytes: 10, inflated: 1_000, members: 0 }, 1, 1_000, undefined],
    [
      'more than that',
      { fileBytes: 10, inflated: 1_000, members: 0 },
      1,
      1_001,
      'unpacks to more than 200 times its size',
    ],
    ['256 MiB', { fileBytes: 1e9, inflated: 268_435_455, members: 0 }, 1, 2, 'more than 268435456 bytes unpacked'],
  ])('T71 %s', (_, budget, depth, bytes, expected) => {
    expect(charge({ ...budget, held: 0 }, depth, bytes)).toBe(expected);
  });
});

describe('Git LFS storage', () => {
  const content = 'text\n';

  it('equal digests prove equal content: only the storage differs', async () => {
    const { createHash } = await import('node:crypto');
    const oid = createHash('sha256').update(content).digest('hex');
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize 5\n`;
    const reading = await readPair('a.txt', bytesOf(pointer), bytesOf(content), { ...OPTIONS, format: 'auto' });
    if (reading.kind !== 'documents') throw new Error(reading.kind);
    expect(reading.base.readings).toEqual(reading.head.readings);
    expect([reading.base.layout, reading.head.layout]).toEqual([
      { storage: 'Git LFS pointer' },
      { storage: 'content' },
    ]);
    expect(reading.base.incomplete).toBeUndefined();
  });

  it('other content says that it was not at hand', async () => {
    const reading = await readPair('a.txt', bytesOf(POINTER('a')), bytesOf(content), { ...OPTIONS, format: 'auto' });
    if (reading.kind !== 'documents') throw new Error(reading.kind);
    expect(reading.base.incomplete).toBe('the content that a Git LFS pointer names is not at hand');
    expect(reading.base.readings).not.toEqual(reading.head.readings);
  });
});

describe('readOne', () => {
  it('reads an added file that is broken as text, with the failure', async () => {
    const { document, failure } = await readOne('fx/broken.json', bytesOf('{"a": [1,\n'), OPTIONS);
    expect(document.format).toBe('text');
    expect(failure).toEqual({
      format: 'json',
      reason: 'expected a value, found the end of the text',
      line: 2,
      column: 1,
    });
  });

  it('sniffs where the extension misleads', async () => {
    expect((await readOne('a.json', bytesOf('[1,]'), OPTIONS)).document.format).toBe('jsonc');
  });
});

function inWords(reading: PairReading): string {
  const words: string[] = [reading.kind, reading.base.format, reading.head.format];
  if (reading.kind === 'unreadable') {
    words.push(...reading.failures.map(({ side }) => side));
    if (reading.limit) words.push('limit');
    expect(reading.both).toBe(reading.failures.length === 2);
  }
  return words.join(' ');
}

/** Failures without the side, which is what swapping changes. */
function sides(reading: PairReading): readonly unknown[] {
  return reading.kind === 'unreadable' ? reading.failures.map(({ side: _, ...failure }) => failure) : [];
}

function mirrored(reading: PairReading): string {
  const { base, head } = reading;
  if (reading.kind !== 'unreadable') return inWords({ ...reading, base: head, head: base });
  const failures = reading.failures.map((one) => ({
    ...one,
    side: one.side === 'base' ? ('head' as const) : ('base' as const),
  }));
  return inWords({ ...reading, base: head, head: base, failures: failures.toReversed() });
}
