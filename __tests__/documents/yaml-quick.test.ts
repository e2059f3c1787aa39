import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeUnicode } from '../../src/documents/encoding.js';
import { readFully, yaml } from '../../src/documents/formats/yaml.js';
import { readQuickly } from '../../src/documents/yaml/quick-reader.js';
import { bytesOf, inputOf } from './support.js';

const LIMITS = { maxDepth: 512, maxNodes: 100_000 };
const VERSIONS = ['auto', '1.1', '1.2'] as const;

/** Whether the quick reader takes the text at all; whatever it takes must be what the full reader makes of it, lines and all. */
async function agrees(text: string): Promise<boolean> {
  const decoded = decodeUnicode(bytesOf(text));
  if (!decoded.ok) return false;
  const taken = readQuickly(decoded.text, '1.2', LIMITS) !== undefined;
  if (!taken) return false;
  for (const version of VERSIONS) {
    const input = inputOf(bytesOf(text), { yaml: version });
    expect(await yaml.read(input), `${version}: ${JSON.stringify(text)}`).toStrictEqual(
      await readFully(decoded, input),
    );
  }
  return true;
}

const TAKEN: readonly (readonly [string, string])[] = [
  ['nested maps and lists', 'a: 1\nb:\n  - x\n  - y: 2\n    z: "q"\nc:\n  d: {}\n  e: []\n'],
  ['a list at the column of its key', 'rows:\n- id: 1\n  name: n\n- id: 2\n  name: m\nlast: true\n'],
  ['lists in lists on one line', '- - a\n  - b\n- - - c\n'],
  ['empty values, whose line is that of what came before', 'a:\nb:\n  - 1\n  -\n  -\nc:\n- x:\n  y:\n-\n'],
  ['comments wherever they may stand', '# a\na: 1 # b\n  # c\nb: # d\n  - x # e\n# f\n'],
  ['scalars that the two schemas read differently', 'a: no\nb: 0644\nc: 1_000\nd: 2024-01-01\non: 1\n"yes": 2\n'],
  ['keys of several types', '1: a\n"1": b\ntrue: c\n\'true\': d\nnull: e\n~: f\n1.5: g\n'],
  ['duplicate keys', 'a: 1\na: 2\n'],
  ['signs inside a plain scalar', 'a: b#c\nd: e:f\ng: h, [i] {j}\nk: l\'m"n\no: p - q\n'],
  ['a first line of dashes', '# c\n---\na: 1\n'],
  ['letters of other scripts', 'é: naïve\nпривет: 世界\n'],
  ['a last line without an end', 'a:\n  b: 1'],
  ['literal blocks', 'a: |\n  b: c\n   # d\n\n  - e\n\n# f\ng: |-\n\n    h\ni:\n'],
  ['literal blocks in lists', '- |\n x\n- - |-\n     y\n- z: |\n    1\n  "w": |\n      2\n'],
  ['lists in brackets', 'a: [1, b c, "d", \'e, ]\', no, -1]  # f\nb:\n- [ x ]\n- [a/b, $c, .5]\n'],
  ['numbers in every spelling', '- -1\n- +1\n- .5\n- 1.\n- 1e3\n- 0x1F\n- 0o7\n- 1:30\n- .\n- -\n- -a\n'],
];

const LEFT: readonly (readonly [string, string])[] = [
  ['an anchor', 'a: &x 1\n'],
  ['an alias', 'a: *x\n'],
  ['a tag', 'a: !!str 1\n'],
  ['a folded block', 'a: >\n  b\n'],
  ['a block that keeps its line ends', 'a: |+\n  b\n'],
  ['a block that says its indentation', 'a: |2\n  b\n'],
  ['a comment behind the header of a block', 'a: | # c\n  b\n'],
  ['a block without content', 'a: |\nb: 1\n'],
  ['a block whose last line has no end', 'a: |\n  b'],
  ['a line between a block and its entry', 'a: |\n   b\n  c\n'],
  ['blanks in front of a block that may be content', 'a: |\n   \n  b\n'],
  ['blanks in a block that are content', 'a: |\n  b\n    \n  c\n'],
  ['a plain scalar over two lines', 'a: b\n  c\n'],
  ['a quoted scalar over two lines', 'a: "b\n  c"\n'],
  ['an escape', 'a: "\\n"\n'],
  ['a doubled quote', "a: 'it''s'\n"],
  ['a merge key', '<<: {}\n'],
  ['two documents', 'a: 1\n---\nb: 1\n'],
  ['an end of document', 'a: 1\n...\n'],
  ['a directive', '%YAML 1.1\n---\na: 1\n'],
  ['a complex key', '? a\n: b\n'],
  ['a tab', 'a:\t1\n'],
  ['a carriage return', 'a: 1\r\n'],
  ['a next line (U+0085)', 'a: b\u0085c\n'],
  ['a line separator', 'a: b\u2028c\n'],
  ['a byte order mark inside', 'a: \uFEFFb\n'],
  ['a flow mapping', 'a: {b: 1}\n'],
  ['a list in a list in brackets', 'a: [[1]]\n'],
  ['a mapping in brackets', 'a: [b: 1]\n'],
  ['a comma at the end', 'a: [1, ]\n'],
  ['a list over two lines', 'a: [1,\n  2]\n'],
  ['an anchor in brackets', 'a: [&b 1]\n'],
  ['a comment in brackets', 'a: [1 # b\n  ]\n'],
  ['a list in brackets as a key', '[a]: 1\n'],
  ['a list in brackets at the root', '[1]\n'],
  ['a lone scalar', 'a\n'],
  ['nothing', ''],
  ['a mapping inside a plain scalar', 'a: b: c\n'],
  ['a column that no block has', 'a:\n    b: 1\n  c: 2\n'],
  ['a key after a list at the root', '- a\nb: 1\n'],
  ['depth', `${'- '.repeat(80)}a\n`],
];

describe('the quick reader of YAML', () => {
  it.each(TAKEN)('takes %s and reads what the full reader reads', async (_, text) => {
    expect(await agrees(text)).toBe(true);
  });

  it.each(LEFT)('leaves %s to the full reader', async (_, text) => {
    expect(await agrees(text)).toBe(false);
  });

  it('leaves what may meet a limit to the reader that has words for it', () => {
    expect(readQuickly('a: 1\nb: 2\n', '1.2', { maxDepth: 512, maxNodes: 4 })).toBeUndefined();
    expect(readQuickly('a:\n  b: 1\n', '1.2', { maxDepth: 2, maxNodes: 100 })).toBeUndefined();
  });

  it('agrees with the full reader on every labelled case', async () => {
    const cases = readFileSync(new URL('../cases/labelled/pairs.jsonl', import.meta.url), 'utf8');
    const texts = cases.split('\n').flatMap((line) => {
      if (line === '') return [];
      const { base, head } = JSON.parse(line) as { readonly base?: string | null; readonly head?: string | null };
      return [base, head].filter((text) => typeof text === 'string');
    });
    let taken = 0;
    for (const text of texts) if (await agrees(text)) taken += 1;
    expect(taken).toBeGreaterThan(20);
  });

  it('agrees with the full reader on everyday texts with pieces cut out and put in', async () => {
    const piece = fc.constantFrom(
      ...[
        ' ',
        '\n',
        ':',
        ': ',
        '- ',
        '-',
        '#',
        ' #',
        '"',
        "'",
        'a',
        '1',
        '~',
        '\n  ',
        '{}',
        '[]',
        '&a ',
        '*a',
        '!',
        '|',
        '|-\n  ',
        '[a, ',
        ']',
      ],
      ...[
        '>',
        '?',
        '---\n',
        '\t',
        '_',
        '<<',
        ',',
        '%',
        '@',
        '\\',
        '...',
        'no',
        '\n- ',
        '\nk: v',
        '\n\n',
        'é',
        '=',
        '.',
        '🙂',
      ],
    );
    const edit = fc.record({ at: fc.nat(), cut: fc.nat({ max: 4 }), put: fc.option(piece, { nil: '' }) });
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...TAKEN.map(([, text]) => text)),
        fc.array(edit, { minLength: 1, maxLength: 4 }),
        async (text, edits) => {
          let changed = text;
          for (const { at, cut, put } of edits) {
            const from = at % (changed.length + 1);
            changed = changed.slice(0, from) + put + changed.slice(from + cut);
          }
          if (await agrees(changed)) taken += 1;
        },
      ),
      { numRuns: 6_000 },
    );
    expect(taken).toBeGreaterThan(1_000);
  });
});
