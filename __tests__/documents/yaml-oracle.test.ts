import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments, stringify } from 'yaml';
import { yaml } from '../../src/documents/formats/yaml.js';
import { bytesOf, inputOf, plain, rootOf } from './support.js';

/** What the `yaml` package, the reference for both schemas, makes of a small text; undefined where it refuses it. */
function oracle(text: string, version: '1.1' | '1.2'): unknown[] | undefined {
  const documents = parseAllDocuments(text, {
    schema: version === '1.1' ? 'yaml-1.1' : 'core',
    version,
    merge: true,
    uniqueKeys: false,
    logLevel: 'silent',
  });
  if (!Array.isArray(documents)) return undefined;
  if (documents.some(({ errors }) => errors.length > 0)) return undefined;
  return documents.map((document) => document.toJS());
}

async function ours(text: string, version: '1.1' | '1.2'): Promise<unknown[] | undefined> {
  const result = await yaml.read(inputOf(bytesOf(text), { yaml: version }));
  if (!result.ok) return undefined;
  return plain(rootOf(result.document)) as unknown[];
}

const ATOMS = [
  'no',
  'Yes',
  'on',
  'OFF',
  'y',
  'N',
  'true',
  'FALSE',
  'null',
  '~',
  'Null',
  '0',
  '-0',
  '007',
  '0644',
  '0o17',
  '0x1F',
  '-0x1f',
  '0b101',
  '08',
  '1_000',
  '+12',
  '12',
  '1.',
  '.5',
  '-.5',
  '1.50',
  '1e3',
  '1E+3',
  '1_0.5_0',
  '1.5e-3',
  '+1.0',
  '.inf',
  '-.INF',
  '.NaN',
  '1:30',
  '190:20:30',
  '-1:30',
  '1:30.5',
  'e5',
  'E1',
  '1e',
  '--1',
  '1.2.3',
  '0.0.0.0',
  'abc',
  '"quoted"',
  "'no'",
  "'0644'",
  '<',
  '=',
  '1 2',
  'off ',
  '!!str 1',
  '!!int 7',
  '0x',
  '0b',
  '_1',
  '1__0',
];

describe('scalars as the yaml package resolves them', () => {
  for (const version of ['1.1', '1.2'] as const) {
    for (const atom of ATOMS) {
      it(`${version}: ${atom}`, async () => {
        // These fit a pattern without holding a digit; the package makes NaN of them, and two NaN would be equal.
        const expected =
          version === '1.1' && ['e5', 'E1'].includes(atom) ? [{ v: atom }] : oracle(`v: ${atom}\n`, version);
        expect(await ours(`v: ${atom}\n`, version)).toEqual(expected);
      });
    }
  }
});

describe('trees as the yaml package builds them', () => {
  const TEXTS = [
    'a: &x {b: 1, c: [1, 2]}\nd: *x\ne:\n  <<: *x\n  c: 3\n',
    'a: &x {b: 1}\nc: &y {b: 2, d: 3}\ne: {<<: [*x, *y], f: 1}\n',
    'a: &x {b: 1}\n<<: *x\nb: 0\n',
    'a: |\n  one\n   two\n\n  three\nb: >-\n  folded\n  text\n\n  more\n',
    'a: |+\n  keep\n\nb: |2\n    two\n',
    "a: \"x\\ty\\u00e9 \\\n   z\"\nb: 'it''s'\n",
    '- 1\n-\n- [a, {b: c}, d: e]\n- ? x\n  : y\n',
    '--- 1\n--- two\n...\n--- [3]\n',
    '# c\n---\n# d\na: # e\n  b\n',
    '? a\n? b\n: 1\n',
    '{a, b: , "c": 1}\n',
    'a: one\n  two\n\n  three\n',
    '',
    '---\n---\n',
    '__proto__: 1\nconstructor: {toString: 2}\n',
  ];
  for (const text of TEXTS) {
    it(JSON.stringify(text), async () => {
      const expected = oracle(text, '1.2');
      expect(expected).toBeDefined();
      expect(await ours(text, '1.2')).toEqual(expected?.length === 0 ? [null] : expected);
    });
  }

  it('over generated values in every style that the package writes', async () => {
    const scalar = fc.oneof(
      fc.constantFrom(...ATOMS),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
    );
    const key = fc.oneof(
      fc.constantFrom('no', '1', 'a b', '__proto__', '<<x', '"q', '!t', '? k', '', '~'),
      fc.string({ maxLength: 6 }),
    );
    const value = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        scalar,
        fc.array(tie('node'), { maxLength: 4 }),
        fc.dictionary(key, tie('node'), { maxKeys: 4 }),
      ),
    })).node;
    const style = fc.record({
      collectionStyle: fc.constantFrom('any' as const, 'flow' as const, 'block' as const),
      defaultStringType: fc.constantFrom(
        'PLAIN' as const,
        'QUOTE_DOUBLE' as const,
        'QUOTE_SINGLE' as const,
        'BLOCK_LITERAL' as const,
        'BLOCK_FOLDED' as const,
      ),
      lineWidth: fc.constantFrom(0, 20, 80),
      version: fc.constantFrom('1.1' as const, '1.2' as const),
    });
    await fc.assert(
      fc.asyncProperty(value, style, async (data, { version, ...options }) => {
        const text = stringify(data, { ...options, version });
        const expected = oracle(text, version);
        const found = await ours(text, version);
        // js-yaml refuses characters that the specification calls not printable; the package lets them through.
        // And it does not always read what it wrote: a block scalar at the root that begins with a blank loses it.
        if (JSON.stringify(expected) !== JSON.stringify([data])) return;
        if (expected === undefined || (found === undefined && NOT_PRINTABLE.test(text))) return;
        expect(asPairs(found, unmarked)).toEqual(asPairs(expected, (name) => name));
      }),
      { numRuns: 600 },
    );
  });
});

const NOT_PRINTABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]|[\ud800-\udfff]/;

/** Keys that would be no strings if they were plain stand in quotes here and not in a JavaScript object; that is tested apart. */
const unmarked = (name: string): string => (/^".*"$/s.test(name) ? (JSON.parse(name) as string) : name);

function asPairs(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => asPairs(item, rename));
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .map(([name, inner]) => [rename(name), asPairs(inner, rename)])
    .toSorted();
}
