import { describe, expect, test } from 'vitest';
import {
  addChange,
  addNote,
  alsoOf,
  type Collector,
  classOf,
  compareClasses,
  countMove,
  finish,
  mergeCollector,
  newCollector,
  plotMove,
  summaryOf,
  tally,
  wants,
  worseCollector,
} from '../../src/comparison/collector.js';
import { type Change, type ChangeCounts, type ChangeKind, MAX_CHANGES } from '../../src/comparison/comparison.js';

const change = (kind: ChangeKind, at: string, more: Partial<Change> = {}): Change => ({
  kind,
  at,
  base: 'a',
  head: 'b',
  ...more,
});
const add = (collector: Collector, kind: ChangeKind, at: string, more: Partial<Change> = {}): void =>
  addChange(collector, change(kind, at, more), `${kind}#`);
const counts = (shape: number, value: number, drift: number, representation: number): ChangeCounts => ({
  shape,
  value,
  drift,
  representation,
});
function having(some: Partial<ChangeCounts>): Collector {
  const collector = newCollector();
  for (const [kind, count] of Object.entries(some)) tally(collector, kind as ChangeKind, `${kind}#`, count);
  return collector;
}

describe('the class of what was found', () => {
  test.each([
    [counts(0, 0, 0, 1), 'TOLERANCE_DRIFT', []],
    [counts(0, 0, 1, 0), 'TOLERANCE_DRIFT', []],
    [counts(0, 1, 0, 0), 'SEMANTIC_REWRITE', []],
    [counts(0, 1, 1, 0), 'SEMANTIC_REWRITE', ['TOLERANCE_DRIFT']],
    [counts(0, 1, 0, 1), 'SEMANTIC_REWRITE', ['TOLERANCE_DRIFT']],
    [counts(1, 0, 0, 0), 'SHAPE_CHANGE', []],
    [counts(1, 1, 0, 0), 'SHAPE_CHANGE', ['SEMANTIC_REWRITE']],
    [counts(1, 0, 0, 1), 'SHAPE_CHANGE', ['TOLERANCE_DRIFT']],
    [counts(1, 1, 1, 1), 'SHAPE_CHANGE', ['SEMANTIC_REWRITE', 'TOLERANCE_DRIFT']],
  ])('%o: the strongest, and the weaker ones beside it', (each, strongest, also) => {
    expect([classOf(each), alsoOf(each)]).toEqual([strongest, also]);
  });

  test('classes are ordered, in both directions', () => {
    const order = ['TOLERANCE_DRIFT', 'SEMANTIC_REWRITE', 'SHAPE_CHANGE'] as const;
    for (const [i, a] of order.entries())
      for (const [j, b] of order.entries()) expect(Math.sign(compareClasses(a, b)), `${a} ${b}`).toBe(Math.sign(i - j));
  });

  test.each([
    ['shape beside many values', { shape: 1 }, { value: 9 }],
    ['a value beside many spellings', { value: 1 }, { drift: 9, representation: 9 }],
    ['shape and a value beside shape alone, however much', { shape: 1, value: 1 }, { shape: 9 }],
    ['drift beside nothing', { drift: 1 }, {}],
    ['a spelling beside nothing', { representation: 1 }, {}],
    ['a rewrite with drift beside more rewrites', { value: 1, drift: 1 }, { value: 9 }],
    ['a rewrite with a spelling beside more rewrites', { value: 1, representation: 2 }, { value: 9 }],
    ['as much drift as spelling beside nothing', { value: 1, drift: 2, representation: 2 }, { value: 9 }],
    ['more of the same', { value: 2 }, { value: 1 }],
    ['more in all', { shape: 1, value: 9 }, { shape: 5, value: 4 }],
    ['more shape', { shape: 2 }, { shape: 1 }],
  ])('of two readings the worse one has %s', (_, worse, better) => {
    expect(worseCollector(having(worse), having(better))).toBe(true);
    expect(worseCollector(having(better), having(worse))).toBe(false);
    expect(worseCollector(having(worse), having(worse))).toBe(false);
  });

  test('as much drift as there are spellings is as bad as more of either', () => {
    expect(worseCollector(having({ value: 2, drift: 1, representation: 1 }), having({ value: 1, drift: 5 }))).toBe(
      true,
    );
    expect(worseCollector(having({ value: 1, drift: 5 }), having({ value: 2, drift: 1, representation: 1 }))).toBe(
      false,
    );
  });
});

describe('the list of changes is bounded, the counts are exact', () => {
  test('numbers within tolerance: the furthest of all are kept, furthest first', () => {
    const collector = newCollector();
    const many = 5 * MAX_CHANGES;
    for (let at = 0; at < many; at += 1) {
      // 7 has no factor in common with `many`: every distance once, in no order.
      const relative = ((at * 7) % many) + 1;
      if (wants(collector, 'drift', relative)) add(collector, 'drift', `$[${at}]`, { relative });
      else tally(collector, 'drift', 'drift#');
    }
    const { changes, counts: found } = finish(collector);
    expect(found.drift).toBe(many);
    expect(changes.map(({ relative }) => relative)).toEqual(Array.from({ length: MAX_CHANGES }, (_, i) => many - i));
  });

  test('of equal relative distance the larger absolute one comes first', () => {
    const collector = newCollector();
    for (const absolute of [1, 3, 2]) add(collector, 'drift', `$[${absolute}]`, { relative: 0.5, absolute });
    add(collector, 'drift', '$.none');
    expect(finish(collector).changes.map(({ at }) => at)).toEqual(['$[3]', '$[2]', '$[1]', '$.none']);
  });

  test('other kinds: the first ones are kept, in their order', () => {
    for (const kind of ['shape', 'value', 'representation'] as const) {
      const collector = newCollector();
      for (let at = 0; at < 3 * MAX_CHANGES; at += 1) add(collector, kind, `$[${at}]`);
      const { changes, counts: found } = finish(collector);
      expect(found[kind]).toBe(3 * MAX_CHANGES);
      expect(changes.map(({ at }) => at)).toEqual(Array.from({ length: MAX_CHANGES }, (_, i) => `$[${i}]`));
      expect(wants(collector, kind)).toBe(false);
    }
  });

  test('a full list takes a rewritten number that moved further, and only by a hundredth at least', () => {
    const collector = newCollector();
    expect(wants(collector, 'value')).toBe(true);
    for (let at = 0; at < MAX_CHANGES; at += 1) {
      expect(wants(collector, 'value', 0)).toBe(true);
      add(collector, 'value', `$[${at}]`, { relative: at === 7 ? 100 : 1 });
    }
    expect(wants(collector, 'value', 100)).toBe(false);
    expect(wants(collector, 'value', 101)).toBe(false);
    expect(wants(collector, 'value', 101.5)).toBe(true);
    expect(wants(collector, 'value', Number.POSITIVE_INFINITY), 'from zero').toBe(false);
    expect(wants(collector, 'representation')).toBe(true);
  });

  test('the rewritten number that moved furthest is listed though it came last', () => {
    const collector = newCollector();
    for (let at = 0; at < MAX_CHANGES + 5; at += 1) add(collector, 'value', `$[${at}]`, { relative: 1 });
    add(collector, 'value', '$.far', { relative: 50 });
    const { changes } = finish(collector);
    expect(changes).toHaveLength(MAX_CHANGES);
    expect(changes.at(-1)?.at).toBe('$.far');
    expect(changes.at(-2)?.at).toBe(`$[${MAX_CHANGES - 2}]`);
  });

  test('and is not listed twice, nor put in the place of another where all are listed', () => {
    const early = newCollector();
    add(early, 'value', '$.far', { relative: 50 });
    for (let at = 0; at < MAX_CHANGES + 5; at += 1) add(early, 'value', `$[${at}]`, { relative: 1 });
    expect(finish(early).changes.filter(({ at }) => at === '$.far')).toHaveLength(1);
    const few = newCollector();
    for (const at of ['$.a', '$.far', '$.b']) add(few, 'value', at, { relative: at === '$.far' ? 5 : 1 });
    expect(finish(few).changes.map(({ at }) => at)).toEqual(['$.a', '$.far', '$.b']);
  });

  test('values have some room beside changes of structure', () => {
    const collector = newCollector();
    for (let at = 0; at < MAX_CHANGES; at += 1) add(collector, 'shape', `s${at}`);
    for (let at = 0; at < 9; at += 1) add(collector, 'value', `v${at}`);
    const kinds = finish(collector).changes.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'value')).toHaveLength(5);
    expect(kinds).toHaveLength(MAX_CHANGES);
    const one = newCollector();
    for (let at = 0; at < MAX_CHANGES; at += 1) add(one, 'shape', `s${at}`);
    add(one, 'value', 'v');
    expect(finish(one).changes.filter(({ kind }) => kind === 'shape')).toHaveLength(MAX_CHANGES - 1);
  });

  test('the strongest kind comes first', () => {
    const collector = newCollector();
    for (const kind of ['representation', 'drift', 'value', 'shape'] as const) add(collector, kind, kind);
    expect(finish(collector).changes.map(({ kind }) => kind)).toEqual(['shape', 'value', 'drift', 'representation']);
  });
});

describe('notes', () => {
  test('are bounded, and the rest is counted', () => {
    const collector = newCollector();
    for (let at = 0; at < 43; at += 1) addNote(collector, `note ${at}`);
    addNote(collector, 'note 1');
    const { notes } = finish(collector);
    expect(notes).toHaveLength(41);
    expect(notes.at(-1)).toBe('3 more notes left out');
    const few = newCollector();
    for (let at = 0; at < 40; at += 1) addNote(few, `note ${at}`);
    expect(finish(few).notes).toHaveLength(40);
  });

  test.each([
    ['twenty, all up', 20, 0, 'systematic: 20 of 20 moved values went up'],
    ['nineteen are too few', 19, 0, undefined],
    ['nine tenths', 2, 18, 'systematic: 18 of 20 moved values went down'],
    ['less than nine tenths', 3, 18, undefined],
    ['as many up as down', 15, 15, undefined],
  ])('systematic: %s', (_, up, down, note) => {
    const collector = newCollector();
    for (let at = 0; at < up; at += 1) countMove(collector, 1, 2);
    for (let at = 0; at < down; at += 1) countMove(collector, 2, 1);
    for (let at = 0; at < 9; at += 1) countMove(collector, 1, 1);
    countMove(collector, Number.NaN, 1);
    expect(finish(collector).notes).toEqual(note === undefined ? [] : [note]);
  });

  test.each([
    [0, []],
    [1, ['1 volatile value hidden by policy']],
    [2, ['2 volatile values hidden by policy']],
  ])('%i values hidden', (suppressed, notes) => {
    expect(finish({ ...newCollector(), suppressed }).notes).toEqual(notes);
  });
});

describe('the summary', () => {
  const summary = (...sorts: readonly (readonly [ChangeKind, string, number])[]): string => {
    const collector = newCollector();
    for (const [kind, sort, count] of sorts) tally(collector, kind, sort, count);
    return summaryOf(collector);
  };

  test('counts each sort, strongest kind first', () => {
    expect(summary(['drift', 'number# moved', 2], ['value', 'value# rewritten', 1], ['shape', 'key# added', 3])).toBe(
      '3 keys added, 1 value rewritten, 2 numbers moved',
    );
    expect(summary(['value', 'row# added', 1], ['value', 'row# added', 4])).toBe('5 rows added');
  });

  test('says so where up to three spellings are all there is', () => {
    const spellings = (count: number) =>
      Array.from({ length: count }, (_, at) => ['representation', `=spelling ${at}`, 1] as const);
    expect(summary(...spellings(1))).toBe('spelling 0 only');
    expect(summary(...spellings(3))).toBe('spelling 0 and spelling 1 and spelling 2 only');
    expect(summary(...spellings(4))).toBe('spelling 0, spelling 1, spelling 2, spelling 3');
    expect(summary(['drift', 'number# moved', 1], ...spellings(1))).toBe('1 number moved, spelling 0');
    expect(summary(['value', 'value#', 1], ['drift', 'number# moved', 1], ['representation', '=x', 1])).toBe(
      '1 value, 1 number moved, x',
    );
    expect(summary(['shape', 'key#', 1], ['value', 'value#', 1])).toBe('1 key, 1 value');
    expect(summary()).toBe('');
  });

  test('names six sorts and counts the others', () => {
    const sorts = (count: number) => Array.from({ length: count }, (_, at) => ['value', `v${at}`, 1] as const);
    expect(summary(...sorts(6))).toBe('1 v0, 1 v1, 1 v2, 1 v3, 1 v4, 1 v5');
    expect(summary(...sorts(7))).toBe('1 v0, 1 v1, 1 v2, 1 v3, 1 v4, 1 v5, 1 more kind of change');
    expect(summary(...sorts(9))).toContain('3 more kinds of change');
  });
});

describe('members of a container are added up', () => {
  test('counts, sorts, notes, hidden values and directions', () => {
    const into = having({ value: 1 });
    addNote(into, 'own');
    into.suppressed = 1;
    into.droppedNotes = 1;
    for (let at = 0; at < 10; at += 1) countMove(into, 1, 2);
    const from = having({ value: 2, shape: 1 });
    addNote(from, 'note');
    from.suppressed = 2;
    from.droppedNotes = 3;
    for (let at = 0; at < 10; at += 1) countMove(from, 1, 2);
    countMove(from, 2, 1);
    add(from, 'drift', '$.x', { relative: 1 });
    mergeCollector(into, from, 'm.json');
    const found = finish(into);
    expect(found.counts).toEqual(counts(1, 3, 1, 0));
    expect(found.summary).toBe('1 shape, 3 values, 1 drift');
    expect(found.suppressed).toBe(3);
    expect(found.notes).toEqual([
      'own',
      'm.json: note',
      'systematic: 20 of 21 moved values went up',
      '3 volatile values hidden by policy',
      '4 more notes left out',
    ]);
    expect(found.changes).toEqual([change('drift', 'm.json: $.x', { relative: 1 })]);
  });

  test('the furthest numbers of all members are kept', () => {
    const into = newCollector();
    for (let member = 0; member < 4; member += 1) {
      const from = newCollector();
      for (let at = 0; at < MAX_CHANGES; at += 1) add(from, 'drift', `$[${at}]`, { relative: 4 * at + member });
      mergeCollector(into, from, `m${member}`);
    }
    const { changes, counts: found } = finish(into);
    expect(found.drift).toBe(4 * MAX_CHANGES);
    const last = 4 * MAX_CHANGES - 1;
    expect(changes.map(({ relative }) => relative)).toEqual(Array.from({ length: MAX_CHANGES }, (_, i) => last - i));
    expect(changes[0]?.at).toBe(`m3: $[${MAX_CHANGES - 1}]`);
  });

  test('and the first of other kinds, in their order', () => {
    const into = newCollector();
    for (let member = 0; member < 4; member += 1) {
      const from = newCollector();
      for (let at = 0; at < MAX_CHANGES; at += 1) add(from, 'shape', `$[${at}]`);
      mergeCollector(into, from, `m${member}`);
    }
    expect(into.kept.shape).toHaveLength(2 * MAX_CHANGES);
    expect(finish(into).changes.every(({ at }, index) => at === `m0: $[${index}]`)).toBe(true);
  });

  test('a rewritten number of a member can be the furthest of all', () => {
    const into = newCollector();
    for (let at = 0; at < MAX_CHANGES + 1; at += 1) add(into, 'value', `$[${at}]`, { relative: 1 });
    const from = newCollector();
    for (let at = 0; at < 3 * MAX_CHANGES; at += 1) add(from, 'value', `$[${at}]`, { relative: 1 });
    add(from, 'value', '$.far', { relative: 9 });
    mergeCollector(into, from, 'm.json');
    expect(finish(into).changes.at(-1)?.at).toBe('m.json: $.far');
  });

  test('numbers that moved are counted for plots where the list does not show them all', () => {
    const moved = (listed: number, plotted: number): unknown => {
      const [into, from] = [newCollector(), newCollector()];
      for (let at = 0; at < listed; at += 1) add(from, 'drift', `$[${at}]`, { relative: 0.5, absolute: 0.5 });
      add(from, 'value', '$.text');
      add(from, 'representation', '$.spelling', { absolute: 0 });
      for (let at = 0; at < plotted; at += 1) plotMove(from, 1, 1.5, false, undefined);
      mergeCollector(into, from, 'm');
      return finish(into).moves;
    };
    expect(moved(2, 2)).toBeUndefined();
    expect(moved(2, 3)).toBeDefined();
    expect(moved(0, 0)).toBeUndefined();
  });
});
