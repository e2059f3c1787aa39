import { describe, expect, test } from 'vitest';
import { compareFixture } from '../../src/comparison/compare.js';
import type { Content, FixtureDocument, Reading } from '../../src/documents/document.js';
import { compareContents, compareDocs } from '../support/compare.js';
import { comparisonJob } from '../support/jobs.js';
import type { Json } from '../support/json.js';
import { documentOf, tree } from '../support/trees.js';

const member = (name: string, value: Json, digest?: string) => ({
  name,
  line: 0,
  document: documentOf({ kind: 'tree', root: tree(value) }),
  ...(digest === undefined ? {} : { digest }),
});
const container = (...members: readonly ReturnType<typeof member>[]): Content => ({
  kind: 'container',
  noun: 'member',
  members,
});
const treeOf = (value: Json): Content => ({ kind: 'tree', root: tree(value) });

const KINDS: readonly Content[] = [
  treeOf([1]),
  container(member('a', 1)),
  { kind: 'table', columns: [{ name: 'a' }], rows: [['1']], lines: [], ragged: [] },
  { kind: 'tensor', dtype: 'float64', dimensions: [1], values: Float64Array.of(1) },
  { kind: 'image', width: 1, height: 1, depth: 8, frames: [new Uint8Array(4)] },
  { kind: 'text', lines: ['1'] },
  { kind: 'opaque', bytes: Uint8Array.of(49), why: 'nothing reads it' },
];

describe('contents of two kinds', () => {
  test.each(KINDS.flatMap((base) => KINDS.filter((head) => head !== base).map((head) => [base, head] as const)))(
    '%o and %o are another shape',
    async (base, head) => {
      const found = await compareContents(base, head);
      expect(found.class).toBe('SHAPE_CHANGE');
      expect(found.changes).toEqual([
        {
          kind: 'shape',
          at: 'file',
          base: base.kind,
          head: head.kind,
          note: `content ${base.kind} -> ${head.kind}`,
        },
      ]);
    },
  );

  test.each(KINDS)('%o and itself have no difference', async (content) => {
    expect((await compareContents(content, content)).counts).toEqual({
      shape: 0,
      value: 0,
      drift: 0,
      representation: 0,
    });
  });

  test('two formats are another shape, and nothing else is asked', async () => {
    const found = await compareDocs(documentOf(treeOf(1)), { ...documentOf(treeOf(2)), format: 'other' });
    expect(found.counts).toEqual({ shape: 1, value: 0, drift: 0, representation: 0 });
    expect(found.summary).toBe('format test -> other');
  });
});

describe('several readings of one side: the worse counts', () => {
  const readings = (...values: readonly Json[]): FixtureDocument => {
    const [first, ...rest] = values.map((value, index): Reading => ({ label: `as ${index}`, content: treeOf(value) }));
    return { ...documentOf(treeOf(null)), readings: [first!, ...rest] };
  };

  test.each([
    ['the second', readings('a', 'a'), readings('a', 'b'), 'SEMANTIC_REWRITE', 'as 1'],
    ['the first', readings('a', 'a'), readings('b', 'a'), 'SEMANTIC_REWRITE', 'as 0'],
    ['one against both of the other', readings('a'), readings('a', 1), 'SHAPE_CHANGE', 'as 1'],
    ['both against the one of the other', readings('a', 1), readings('a'), 'SHAPE_CHANGE', 'as 0'],
    [
      'the last one stands for those that are missing',
      readings('a', 'b'),
      readings('a', 'b', 'c'),
      'SEMANTIC_REWRITE',
      'as 2',
    ],
    ['and it alone', readings('c', 'b'), readings('c', 'b', 'c'), 'SEMANTIC_REWRITE', 'as 2'],
    ['the last one of head as well', readings('c', 'b', 'c'), readings('c', 'b'), 'SEMANTIC_REWRITE', 'as 1'],
  ])('%s', async (_, base, head, expected, label) => {
    const found = await compareDocs(base, head);
    expect(found.class).toBe(expected);
    expect(found.notes).toEqual([`the class depends on the reading; the worse counts: ${label}`]);
  });

  test('nothing is said of readings where all are of one class', async () => {
    const found = await compareDocs(readings('a', 'b'), readings('x', 'y'));
    expect([found.class, found.notes]).toEqual(['SEMANTIC_REWRITE', []]);
  });
});

describe('what stands beside the contents', () => {
  const document = documentOf(treeOf('a'));

  test('an unread part is at least a rewrite, on either side', async () => {
    for (const [base, head] of [
      [{ ...document, incomplete: 'too deep' }, document],
      [document, { ...document, incomplete: 'too deep' }],
      [
        { ...document, incomplete: 'too deep' },
        { ...document, incomplete: 'too deep' },
      ],
    ] as const) {
      const found = await compareDocs(base, head);
      expect(found.class).toBe('SEMANTIC_REWRITE');
      expect(found.counts.value).toBe(1);
      expect(found.notes).toEqual(['not compared: too deep']);
    }
  });

  test('so is an encoding that was guessed, in other words', async () => {
    const found = await compareDocs({ ...document, incomplete: 'the encoding is a guess (koi8-r)' }, document);
    expect(found.class).toBe('SEMANTIC_REWRITE');
    expect(found.summary).toBe('the encoding is a guess');
    expect(found.notes).toEqual(['the encoding is a guess (koi8-r), so an equal text proves nothing']);
  });

  test('notices of both sides are passed on once each, and not all of a million', async () => {
    const notices = (...messages: readonly string[]) => ({
      ...document,
      notices: messages.map((message) => ({ message, line: 1 })),
    });
    expect((await compareDocs(notices('a', 'b'), notices('b', 'c'))).notes).toEqual(['a', 'b', 'c']);
    const many = notices(...Array.from({ length: 9 }, (_, index) => `n${index}`));
    expect((await compareDocs(many, document)).notes).toEqual(['n0', 'n1', 'n2', 'n3', 'n4', 'n5']);
  });

  test('bytes that nothing reads are a rewrite, with why', async () => {
    const opaque = (...bytes: readonly number[]): Content => ({
      kind: 'opaque',
      bytes: Uint8Array.from(bytes),
      why: 'nothing reads it',
    });
    const found = await compareContents(opaque(1, 2), opaque(1));
    expect(found.changes).toEqual([
      { kind: 'value', at: 'file', base: '2 bytes', head: '1 bytes', note: 'nothing reads it' },
    ]);
    expect((await compareContents(opaque(1, 2), opaque(1, 2))).counts.value).toBe(0);
    expect((await compareContents(opaque(1, 2), opaque(1, 3))).counts.value).toBe(1);
  });
});

describe('members of a container', () => {
  test('occurrences of one name are paired in order', async () => {
    const found = await compareContents(
      container(member('a', 1), member('a', 2), member('a', 3)),
      container(member('a', 1), member('a', 5), member('a', 3)),
    );
    expect(found.class).toBe('SEMANTIC_REWRITE');
    expect(found.changes.map(({ at }) => at)).toEqual(['a (2): $']);
    const gone = await compareContents(container(member('a', 1), member('a', 2)), container(member('a', 1)));
    expect(gone.changes.map(({ at, kind, note }) => [at, kind, note])).toEqual([['a (2)', 'shape', 'member removed']]);
  });

  test('whose bytes differ and whose values do not are another spelling', async () => {
    const found = await compareContents(container(member('a', 1, 'x')), container(member('a', 1, 'y')));
    expect(found.counts).toEqual({ shape: 0, value: 0, drift: 0, representation: 1 });
    expect(found.changes[0]?.note).toBe('every value is equal');
    const none = await compareContents(container(member('a', 1, 'x')), container(member('a', 1, 'x')));
    expect(none.counts.representation).toBe(0);
    const drift = await compareContents(
      container(member('a', 1.0000000001, 'x')),
      container(member('a', 1.0000000002, 'y')),
    );
    expect(drift.counts, 'a reason is there already').toEqual({ shape: 0, value: 0, drift: 1, representation: 0 });
  });

  test('that are all gone leave a hollow container, and a hollow member is named', async () => {
    const emptied = await compareContents(container(member('a', 1), member('b', 2)), container());
    expect([emptied.class, emptied.hollow]).toEqual(['SHAPE_CHANGE', 'emptied (2 members -> 0)']);
    expect((await compareContents(container(), container(member('a', 1)))).hollow).toBeUndefined();
    expect((await compareContents(container(member('a', 1)), container(member('b', 1)))).hollow).toBeUndefined();
    const hollow = await compareContents(
      container(member('a', 1), member('b', [1, 2]), member('c', [3])),
      container(member('a', 1), member('b', []), member('c', [])),
    );
    expect(hollow.hollow).toBe('b: $: emptied (2 -> 0)');
  });

  test('another order is layout, and said', async () => {
    const [a, b, c] = [member('a', 1), member('b', 2), member('c', 3)];
    const found = await compareContents(container(a, b, c), container(c, a, b));
    expect(found.class).toBe('TOLERANCE_DRIFT');
    expect(found.summary).toBe('member order only');
  });

  test('a new name with the body of one that went is a possible rename, of one that stayed a copy', async () => {
    const renamed = await compareContents(
      container(member('a', [1, 2]), member('k', 0)),
      container(member('b', [1, 2]), member('k', 0)),
    );
    expect(renamed.notes).toEqual(['"b" has the same body as "a", possible rename']);
    const copied = await compareContents(
      container(member('a', [1, 2])),
      container(member('a', [1, 2]), member('b', [1, 2])),
    );
    expect(copied.notes).toEqual(['"b" has the same body as "a"']);
    for (const other of [[1, 3], { a: 1 }, [1, 2, 3], [1.0000000001, 2]])
      expect((await compareContents(container(member('a', [1, 2])), container(member('b', other)))).notes).toEqual([]);
    const drifted = await compareContents(
      container(member('a', [1.0000000001])),
      container(member('b', [1.0000000002])),
    );
    expect(drifted.notes, 'drift is another body').toEqual([]);
  });

  test('which is not looked for among more than a hundred pairs', async () => {
    const many = (count: number, prefix: string) =>
      container(...Array.from({ length: count }, (_, index) => member(`${prefix}${index}`, index)));
    expect((await compareContents(many(10, 'a'), many(10, 'b'))).notes).toHaveLength(10);
    expect((await compareContents(many(10, 'a'), many(11, 'b'))).notes).toEqual([]);
  });
});

describe('the scale of a path', () => {
  /** Eight rows: `n` is large, `x` is near 0.1 and once zero, where it may move by 1e-13. */
  const rows = (zero: string, first = '123456.7890123'): string =>
    `[${Array.from({ length: 9 }, (_, i) => `{"n":${first},"deep":{"n":99.1234567,"x":${i === 4 ? zero : '0.1234567'}},"x":${i === 4 ? zero : '0.1234567'}}`).join(',')}]`;
  const of = (base: string, head: string) => compareFixture(comparisonJob('a.json', base, head));

  test('is that of its own numbers, whatever stands beside them', async () => {
    expect((await of(rows('0.000000'), rows('0.00000000000009'))).class).toBe('TOLERANCE_DRIFT');
    expect((await of(rows('0.000000'), rows('0.0000000000003'))).class).toBe('SEMANTIC_REWRITE');
    // The same beside members that come, which needs the sets of both sides.
    const grown = rows('0.0000000000003').replace('{"n"', '{"new":1,"n"');
    expect((await of(rows('0.000000'), grown)).also).toContain('SEMANTIC_REWRITE');
  });

  test('and is none of a number that stands alone', async () => {
    expect((await of('{"n":123456.7890123,"x":0.000000}', '{"n":123456.7890123,"x":0.00000000000009}')).class).toBe(
      'SEMANTIC_REWRITE',
    );
    expect((await of('0.000000', '0.00000000000009')).class).toBe('SEMANTIC_REWRITE');
  });
});
