import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { addChange, addNote, countMove, finish, newCollector, tally } from '../../src/comparison/collector.js';
import { absorb, compareFixture, modes } from '../../src/comparison/compare.js';
import { comparisonJob, side } from '../support/jobs.js';

const compare = (base: string, head: string, path = 'a.json') => compareFixture(comparisonJob(path, base, head));

describe('a side that does not read in its format', () => {
  test('head: shape, with the place and the side', async () => {
    const found = await compare('{\n"a": 1}', '{\n"a": }');
    expect([found.class, found.format]).toEqual(['SHAPE_CHANGE', 'json']);
    expect(found.failures).toEqual([
      { side: 'head', format: 'json', reason: expect.any(String), line: 2, column: expect.any(Number) },
    ]);
    const [failure] = found.failures;
    expect(found.changes).toEqual([
      {
        kind: 'shape',
        at: `line 2, column ${failure?.column}`,
        base: null,
        head: failure?.reason,
        headLine: 2,
        note: `head does not read as json: ${failure?.reason}`,
      },
    ]);
    expect(found.summary).toBe(`head does not read as json at line 2, column ${failure?.column}`);
    expect(found.hollow).toBeUndefined();
  });

  test('base: the same, on the other side', async () => {
    const found = await compare('{\n"a": }', '{\n"a": 1}');
    expect(found.class).toBe('SHAPE_CHANGE');
    expect(found.changes[0]).toMatchObject({ head: null, baseLine: 2 });
    expect(found.changes[0]?.base).toBe(found.failures[0]?.reason);
    expect(found.changes[0]?.note).toMatch(/^base does not read as json: /);
    expect(found.changes[0]).not.toHaveProperty('headLine');
  });

  test('a failure without a place stands at the file', async () => {
    const found = await compareFixture(
      comparisonJob('a.npy', Uint8Array.of(1, 2, 3), Uint8Array.of(4, 5), { format: 'npy' }),
    );
    for (const { line } of found.failures) expect(line).toBe(0);
    expect(found.summary).not.toContain('line 0');
  });

  test('both: compared as text, at least a rewrite where the text differs', async () => {
    const found = await compare('{"a": 1', '{"a": 2');
    expect(found.class).toBe('SEMANTIC_REWRITE');
    expect(found.failures.map((failure) => failure.side)).toEqual(['base', 'head']);
    expect(found.notes).toContain('neither side reads in its format: compared as plain text or bytes');
    expect(found.unusedRules).toEqual([]);
    expect((await compare('{"a": 1', '{"a": 1 \r\n')).class).toBe('TOLERANCE_DRIFT');
  });

  test('a limit is no broken file, but nothing below a rewrite is claimed', async () => {
    const deep = (value: number): string => `${'['.repeat(600)}${value}${']'.repeat(600)}`;
    for (const [base, head] of [
      [deep(1), '[1]'],
      ['[1]', deep(1)],
      [deep(1), `${deep(1)} `],
      [deep(1), deep(2)],
    ] as const) {
      const found = await compare(base, head);
      expect(found.class, found.summary).toBe('SEMANTIC_REWRITE');
      expect(found.notes.join('\n')).toContain('not compared: ');
    }
    const one = await compare('[1]', deep(1));
    expect(one.notes.join('\n')).toMatch(/not compared: head is .* at line 1, column \d+/);
  });

  test('emptied: head has nothing in it where base had something', async () => {
    expect(await compare('{"a": 1}', '')).toMatchObject({ class: 'SHAPE_CHANGE', hollow: 'emptied' });
    expect((await compare('', '{"a": 1}')).hollow).toBeUndefined();
    expect((await compare('{"a": 1}', '{')).hollow).toBeUndefined();
    const packed = (await compareFixture(comparisonJob('a.gz', gzipSync('text'), new Uint8Array(0)))).hollow;
    expect(packed).toBe('emptied');
  });
});

describe('modes and pointers', () => {
  test('a mode that changed is a change of its own', () => {
    const found = finish(modes({ base: side('', '100644'), head: side('', '100755') }));
    expect(found.changes).toEqual([
      { kind: 'representation', at: 'mode', base: '100644', head: '100755', note: 'file mode' },
    ]);
    expect(finish(modes({ base: side(''), head: side('') })).changes).toEqual([]);
  });

  test('equal bytes with another mode are drift, with another kind shape', async () => {
    const bit = await compareFixture(comparisonJob('a', side('x'), side('x', '100755')));
    expect([bit.class, bit.summary, bit.format]).toEqual([
      'TOLERANCE_DRIFT',
      'file mode 100644 -> 100755 only',
      'binary',
    ]);
    const link = await compareFixture(comparisonJob('a.json', side('x'), side('x', '120000')));
    expect([link.class, link.summary, link.format]).toEqual(['SHAPE_CHANGE', 'file became symlink', 'symlink']);
    const back = await compareFixture(comparisonJob('a.json', side('x', '160000'), side('x')));
    expect([back.summary, back.format]).toEqual(['submodule became file', 'submodule']);
    expect(back.notes).toEqual(['links are never followed, so the contents were not compared']);
  });

  test.each([
    ['120000', 'link target', 'the link is not followed', 'symlink'],
    ['160000', 'submodule commit', 'the content of the submodule is not compared', 'submodule'],
  ])('%s: another %s is a rewrite', async (mode, what, note, format) => {
    const job = (head: string) => comparisonJob('a.json', side('one', mode), side(head, mode));
    const found = await compareFixture(job('two'));
    expect([found.class, found.format, found.notes]).toEqual(['SEMANTIC_REWRITE', format, [note]]);
    expect(found.changes).toEqual([{ kind: 'value', at: what, base: 'one', head: 'two', note: `${what} changed` }]);
    const same = await compareFixture(job('one'));
    expect([same.summary, same.counts.value]).toEqual(['no difference', 0]);
    const long = await compareFixture(job('x'.repeat(9_000)));
    expect(long.changes[0]?.head).toHaveLength(4_096);
  });

  test('what was found in the content is added to what was found in the mode', () => {
    const [into, from] = [newCollector(), newCollector()];
    addChange(into, { kind: 'representation', at: 'mode', base: null, head: null }, '=mode');
    tally(from, 'value', 'value#', 3);
    tally(from, 'shape', 'key#', 1);
    addNote(from, 'note');
    from.droppedNotes = 2;
    from.suppressed = 4;
    for (let at = 0; at < 20; at += 1) countMove(from, 1, at < 19 ? 2 : 0);
    absorb(into, from);
    const found = finish(into);
    expect(found.counts).toEqual({ shape: 1, value: 3, drift: 0, representation: 1 });
    expect(found.summary).toBe('1 key, 3 values, mode');
    expect(found.notes).toEqual([
      'note',
      'systematic: 19 of 20 moved values went up',
      '4 volatile values hidden by policy',
      '2 more notes left out',
    ]);
  });

  test('bytes that differ in nothing that has a name are another spelling', async () => {
    const found = await compare('{"a":1}', '{ "a" :1}');
    expect(found.counts).toEqual({ shape: 0, value: 0, drift: 0, representation: 1 });
    expect(found.changes[0]).toMatchObject({ at: 'file', note: 'every value is equal' });
    expect((await compare('{"a":1.0000000001}', '{"a":1.0000000002}')).counts).toEqual({
      shape: 0,
      value: 0,
      drift: 1,
      representation: 0,
    });
  });
});
