import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { align } from '../../src/comparison/alignment.js';
import { compareFixture } from '../../src/comparison/compare.js';
import { compareEdited } from '../../src/comparison/edited.js';
import { prepareRules } from '../../src/comparison/rules.js';
import { readOptionsOf } from '../../src/documents/read-options.js';
import type { FixtureRule, Limits } from '../../src/policy/policy.js';
import { comparisonJob } from '../support/jobs.js';

/** Holds the short way against the plain one, in both directions; says whether the short one was taken. */
async function agree(
  path: string,
  base: string,
  head: string,
  rule: Partial<FixtureRule> = {},
  limits: Partial<Limits> = {},
): Promise<boolean> {
  let taken = false;
  for (const [from, to] of [
    [base, head],
    [head, base],
  ] as const) {
    const plain = comparisonJob(path, from, to, rule);
    const job = { ...plain, limits: { ...plain.limits, ...limits } };
    // An aligner of one's own is what keeps `compareFixture` on the plain way.
    expect(await compareFixture(job), JSON.stringify([path, from, to])).toStrictEqual(await compareFixture(job, align));
    taken = compareEdited(job, readOptionsOf(job.rule, job.limits), await prepareRules(job)) !== undefined || taken;
  }
  return taken;
}

const RECORDS = '[\n {"id": 1, "name": "n1", "value": 0.5},\n {"id": 2, "name": "n2", "value": 1.5}\n]\n';

const JSON_SHORT: readonly (readonly [string, string, string])[] = [
  ['a list in one of a few entries', manyLists(19, '1'), manyLists(19, '9')],
  ['a number', RECORDS, RECORDS.replace('1.5', '1.25')],
  ['a string', RECORDS, RECORDS.replace('n1', 'm\\"1')],
  ['digits at the end of a number', RECORDS, RECORDS.replace('0.5', '0.55')],
  ['the first digit', RECORDS, RECORDS.replace('0.5', '-0.5')],
  ['the spelling of a number', RECORDS, RECORDS.replace('1.5', '1.50')],
  ['a number within tolerance', RECORDS.replace('1.5', '1.500000001'), RECORDS.replace('1.5', '1.5000000011')],
  ['letters of another script', RECORDS.replace('n1', 'größe'), RECORDS.replace('n1', 'grösse')],
  ['a truth value', '[{"a": true}, {"a": false}, {"a": true}]', '[{"a": true}, {"a": false}, {"a": false}]'],
  ['CRLF', RECORDS.replaceAll('\n', '\r\n'), RECORDS.replaceAll('\n', '\r\n').replace('0.5', '0.75')],
  [
    'an object that is no map beside the value',
    '[{"v": 1, "w": 2}, {"v": 1, "w": {"a": 2, "2": 3, "c": {"d": []}}}, {"v": 1, "w": 5}]',
    '[{"v": 1, "w": 4}, {"v": 1, "w": {"a": 2, "2": 3, "c": {"d": []}}}, {"v": 1, "w": 5}]',
  ],
  ['elements of lists in lists', '[[1, 2, 3], [4, 5, 6]]', '[[1, 2, 3], [4, 7, 6]]'],
];

function manyLists(count: number, first: string): string {
  const lists = Array.from(
    { length: count },
    (_, index) => `"k${'abcdefghijklmnopqrstuvw'[index]}": [${index === 0 ? first : 2}, 3, 4]`,
  );
  return `{${lists.join(', ')}}`;
}

const PLAIN: readonly (readonly [string, string, string])[] = [
  ['white space', RECORDS, RECORDS.replace('": 0.5', '":0.5')],
  ['a name', RECORDS, RECORDS.replace('"value": 0.5', '"valve": 0.5')],
  ['a type', RECORDS, RECORDS.replace('0.5', '"0.5"')],
  ['null', RECORDS, RECORDS.replace('0.5', 'null')],
  ['a row', RECORDS, RECORDS.replace('},\n', '},\n {"id": 3, "name": "n3", "value": 0},\n')],
  ['two rows', RECORDS, RECORDS.replace('0.5', '0.6').replace('1.5', '1.6')],
  ['a name that stands twice', '[{"a": 1, "a": 2}, {"a": 3}]', '[{"a": 1, "a": 4}, {"a": 3}]'],
  ['a variant', '[{"type": "a", "v": 1}, {"type": "b", "v": 2}]', '[{"type": "a", "v": 1}, {"type": "a", "v": 2}]'],
  [
    'another variant beside it',
    '[{"op": "a", "v": 0}, {"op": "b", "v": 2}]',
    '[{"op": "a", "v": 1}, {"op": "b", "v": 2}]',
  ],
  ['rows whose names are data', '[{"1": 1, "2": 2}, {"1": 3, "2": 4}]', '[{"1": 1, "2": 5}, {"1": 3, "2": 4}]'],
  ['a list in one of many entries', manyLists(20, '1'), manyLists(20, '9')],
  [
    'a list in an entry with a mark',
    '{"x/1": [1, 2], "x/2": [3], "x/3": [4]}',
    '{"x/1": [1, 5], "x/2": [3], "x/3": [4]}',
  ],
  ['rows of lists by name', '[{"a": [1, 2]}, {"a": [3, 4]}]', '[{"a": [1, 5]}, {"a": [3, 4]}]'],
  ['an entry of a map', '[{"1": 1, "2": 2}, {"1": 3}]', '[{"1": 1, "2": 5}, {"1": 3}]'],
  [
    'a map beside the value',
    '[{"v": 1, "w": 2.5}, {"v": 1, "w": {"1": 2, "2": 3}}, {"v": 1, "w": 2.5}]',
    '[{"v": 1, "w": 9.5}, {"v": 1, "w": {"1": 2, "2": 3}}, {"v": 1, "w": 2.5}]',
  ],
  ['a map beside the list', '[[1, 2], {"1": 2, "2": 3}, [1, 4]]', '[[1, 5], {"1": 2, "2": 3}, [1, 4]]'],
  [
    'a map beside the value, its names in more than one object',
    '[{"v": 1}, {"v": {"aabbccddeeff": 2}}, {"v": {"aabbccddee00": 3}}]',
    '[{"v": 5}, {"v": {"aabbccddeeff": 2}}, {"v": {"aabbccddee00": 3}}]',
  ],
  [
    'many names beside the value',
    `[{"v": 1}, {"v": 2}, {"v": ${manyLists(20, '1')}}]`,
    `[{"v": 1}, {"v": 7}, {"v": ${manyLists(20, '1')}}]`,
  ],
  ['a comment elsewhere', `// c\n${RECORDS}`, `// c\n${RECORDS.replace('0.5', '0.6')}`],
  [
    'an escaped name',
    RECORDS.replaceAll('value', 'v\\u0061lue'),
    RECORDS.replaceAll('value', 'v\\u0061lue').replace('0.5', '2'),
  ],
  ['a broken file', RECORDS.replace(']', ''), RECORDS.replace(']', '').replace('0.5', '0.6')],
  ['head breaks', RECORDS, RECORDS.replace('0.5', '0.')],
  ['base breaks', RECORDS.replace('0.5', '0.5.'), RECORDS],
  ['a byte order mark', `\ufeff${RECORDS}`, `\ufeff${RECORDS.replace('0.5', '0.6')}`],
  ['something behind the end', RECORDS, `${RECORDS.replace('0.5', '0.6')} 1`],
];

type Cell = string | number | boolean | null;

const word = fc.constantFrom(
  'a',
  'b',
  'id',
  'type',
  'kind',
  'next',
  'items',
  '1',
  '2',
  '2020-01-01',
  'x/1',
  '__proto__',
);
const scalar = fc.constantFrom<Cell>(
  ...[0, 1, 2, -1, 1.5, 1e-7, 0.3333333333, 0.3333333334, 1e21],
  ...['', 'x', 'y', 'z z', 'n1', '0.5', 'no', 'größe', 'a,b', '"', "'", '#', 'a: b', '- c', '01', '2020-01-01', 'NA'],
  ...[true, false, null],
);
const anything = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    scalar,
    fc.array(tie('node'), { maxLength: 4 }),
    fc.array(fc.tuple(word, tie('node')), { maxLength: 4 }).map((members) => Object.fromEntries(members)),
  ),
})).node;

/** Records in which one name leads to numbers, lists, records and maps; `next` and `left` recur. */
const besideMaps = fc.letrec<{ value: unknown; record: unknown }>((tie) => ({
  value: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(0.5, 1.5, 2.5, 3.5, 'x') },
    fc.array(tie('value'), { minLength: 1, maxLength: 3 }),
    tie('record'),
  ),
  record: fc
    .uniqueArray(
      fc.tuple(
        fc.constantFrom('v', 'w', 'next', 'left', 'right', '1', '2', '2020-01-01', 'aabbccddeeff', 'x/1', 'a2'),
        tie('value'),
      ),
      { minLength: 1, maxLength: 3, selector: ([name]) => name },
    )
    .map((members) => Object.fromEntries(members)),
}));
const besideMapsRoot = fc.array(besideMaps.record, { minLength: 2, maxLength: 5 });

/** Block style, which the short way takes. */
function yamlOf(node: unknown, indent: string): string {
  if (Array.isArray(node)) return node.map((item) => `${indent}- ${yamlOf(item, `${indent}  `).trimStart()}`).join('');
  if (typeof node !== 'object' || node === null) return `${indent}${String(node)}\n`;
  return Object.entries(node)
    .map(([name, value]) => {
      const isBlock = typeof value === 'object' && value !== null;
      const key = /^[a-z]/.test(name) ? name : `'${name}'`;
      return `${indent}${key}:${isBlock ? '\n' : ' '}${isBlock ? yamlOf(value, `${indent}  `) : yamlOf(value, '')}`;
    })
    .join('');
}

/** Rows of one width. Numbers mostly, so that many edits stay within a type. */
const rows = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 2, max: 6 })).chain(([width, height]) =>
  fc.array(
    fc.array(
      fc.oneof({ weight: 3, arbitrary: fc.double({ noNaN: true, min: -9, max: 9 }) }, fc.nat({ max: 9 }), scalar),
      { minLength: width, maxLength: width },
    ),
    {
      minLength: height,
      maxLength: height,
    },
  ),
);
const cellEdit = fc.record({
  row: fc.nat(),
  column: fc.nat(),
  near: fc.boolean(),
  value: fc.oneof(fc.nat({ max: 99 }), scalar),
});

/** Another value of the same type. */
function beside(cell: Cell): Cell {
  if (typeof cell === 'number') return Number.isInteger(cell) ? cell + 1 : cell * 1.5 + 0.25;
  if (typeof cell === 'string') return `${cell}x`;
  return cell === null ? cell : !cell;
}

/** Some are data, some name variants. */
const NAME_SETS = [
  ['id', 'name', 'type', 'v'],
  ['1', '2', '3', '4'],
  ['x/1', 'x/2', 'x/3', 'x/4'],
];

function objects(data: readonly (readonly Cell[])[], style: number): Record<string, Cell>[] {
  const names = NAME_SETS[style % NAME_SETS.length]!;
  return data.map((row) => Object.fromEntries(row.map((cell, index) => [names[index]!, cell])));
}

/** A text of each format; `style` varies what does not matter. */
const WRITERS: Readonly<Record<string, (data: readonly (readonly Cell[])[], style: number) => string>> = {
  'a.json': (data, style) => {
    const root =
      style > 1 ? { meta: 'm', more: { items: objects(data, style), count: data.length } } : objects(data, style);
    return JSON.stringify(root, null, style % 2) + (style === 3 ? '' : '\n');
  },
  'a.yaml': (data, style) => {
    const indent = ' '.repeat(style % 3);
    const items = data.map((row) => {
      const members = row.map((cell, index) => `${NAME_SETS[style % NAME_SETS.length]![index]}: ${yamlScalar(cell)}`);
      return `${indent}- ${members.join(`\n${indent}  `)}${style === 2 ? ' # c' : ''}\n`;
    });
    return `${style === 1 ? '---\n' : ''}meta: m\nrows:\n${items.join('')}`;
  },
};

function yamlScalar(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell);
  return /^[a-zA-Z0-9][\w .]*$/.test(cell) ? cell : `'${cell.replaceAll("'", '')}'`;
}

interface TextEdit {
  readonly at: number;
  readonly cut: number;
  readonly put: string;
  /** Inside the first number or word that follows. */
  readonly inWord: boolean;
}

const PIECES = [
  ...'{}[]",:\\\n\r\t 019.-eE/*#&!|>?%@`~=\'',
  'null',
  'true',
  '"a"',
  '"type":"a",',
  '},{',
  '\\u00e9',
  '🙂',
  '- ',
  '---\n',
];

const textEdit: fc.Arbitrary<TextEdit> = fc.record({
  at: fc.nat(),
  cut: fc.nat({ max: 3 }),
  put: fc.constantFrom('', '7', '0.5', '1e-9', 'z', ...PIECES),
  inWord: fc.boolean(),
});

function applied(text: string, { at, cut, put, inWord }: TextEdit): string {
  const from = at % (text.length + 1);
  const inner = inWord ? text.slice(from).search(/[0-9a-z]/) : 0;
  const place = from + Math.max(inner, 0);
  return text.slice(0, place) + put + text.slice(place + cut);
}

const LIST = 'rows:\n- id: 1\n  name: first\n  value: 0.5\n- id: 2\n  name: second\n  value: 1.5\n';

const INDENTED = 'rows:\n  - id: 1\n    name: first\n    value: 0.5\n  - id: 2\n    name: second\n    value: 1.5\n';

const YAML_SHORT: readonly (readonly [string, string, string])[] = [
  ['a number', LIST, LIST.replace('1.5', '1.25')],
  ['a string', LIST, LIST.replace('first', 'other words')],
  ['behind a comment', `# c\n${LIST}`, `# c\n${LIST.replace('first', 'third')}`],
  ['before a comment', LIST.replace('first', 'first # c'), LIST.replace('first', 'third # c')],
  ['other quotes', LIST.replace('first', '"first"'), LIST.replace('first', "'first'")],
  ['letters of another script', LIST.replace('first', 'größe'), LIST.replace('first', 'grösse')],
  ['behind dashes', `---\n${LIST}`, `---\n${LIST.replace('0.5', '0.75')}`],
  ['elements', '- 1\n- 2\n- 3\n', '- 1\n- 5\n- 3\n'],
  ['a list that stands further right than its key', INDENTED, INDENTED.replace('0.5', '0.25')],
];

const YAML_PLAIN: readonly (readonly [string, string, string])[] = [
  ['a word that the schemas read differently', LIST.replace('first', 'no'), LIST.replace('first', 'on')],
  ['such a word elsewhere', LIST.replace('second', 'no'), LIST.replace('second', 'no').replace('first', 'third')],
  ['a type', LIST, LIST.replace('0.5', 'half')],
  ['an anchor', LIST.replace('first', '&a first'), LIST.replace('first', '&a third')],
  ['a block scalar', LIST.replace('first', '|\n   a'), LIST.replace('first', '|\n   b')],
  ['an escape', LIST.replace('first', '"\\n"'), LIST.replace('first', '"\\t"')],
  ['a flow collection', LIST.replace('first', '[1, 2]'), LIST.replace('first', '[1, 3]')],
  ['a comment alone', LIST.replace('first', 'first # c'), LIST.replace('first', 'first # d')],
  ['white space', LIST, LIST.replace('name: first', 'name:  first')],
  ['a second document', `${LIST}---\n${LIST}`, `${LIST}---\n${LIST.replace('first', 'third')}`],
  ['CRLF', LIST.replaceAll('\n', '\r\n'), LIST.replaceAll('\n', '\r\n').replace('first', 'third')],
  ['an entry', LIST, LIST.replace('- id: 2', '- id: 3\n- id: 2')],
  ['a key in quotes elsewhere', `"a": 1\n${LIST}`, `"a": 1\n${LIST.replace('first', 'third')}`],
  ['a hash that is part of a word', LIST.replace('first', 'a #b'), LIST.replace('first', 'a#b')],
  ['a broken file', `${LIST} x\n`, `${LIST.replace('first', 'third')} x\n`],
  ['a last line without its end', LIST.slice(0, -1), LIST],
];

describe('two sides that differ in some scalars', () => {
  it.each(JSON_SHORT)('take the short way in JSON: %s', async (_, base, head) => {
    expect(await agree('a.json', base, head)).toBe(true);
  });

  it.each(PLAIN)('take the plain way: %s', async (_, base, head) => {
    expect(await agree('a.json', base, head)).toBe(false);
  });

  it.each(YAML_SHORT)('take the short way in YAML: %s', async (_, base, head) => {
    expect(await agree('a.yaml', base, head)).toBe(true);
  });

  it.each(YAML_PLAIN)('take the plain way in YAML: %s', async (_, base, head) => {
    expect(await agree('a.yaml', base, head)).toBe(false);
  });

  it('take the plain way where the policy has rules for single paths', async () => {
    const head = RECORDS.replace('1.5', '1.6');
    expect(await agree('a.json', RECORDS, head, { tolerances: [{ path: '$[*].value', absolute: 1 }] })).toBe(false);
    expect(await agree('a.json', RECORDS, head, { tolerances: [{ absolute: 1 }] })).toBe(true);
  });

  it.each(['json', 'yaml'])('keep to limits of depth and nodes as the plain way does: %s', async (format) => {
    const [base, head] =
      format === 'json'
        ? ['{"a": {"b": [{"c": 1.5}, {"c": 2}]}, "d": 1.5}', '{"a": {"b": [{"c": 1.5}, {"c": 2}]}, "d": 1.50}']
        : ['a:\n- b:\n    c:\n    - 1.5\n    - 2\nd: "1"\n', "a:\n- b:\n    c:\n    - 1.5\n    - 2\nd: '1'\n"];
    for (let limit = 1; limit < 30; limit += 1) {
      const shallow = await agree(`a.${format}`, base, head, {}, { depth: limit });
      const few = await agree(`a.${format}`, base, head, {}, { nodes: limit });
      if (limit === 1) expect([shallow, few]).toEqual([false, false]);
      if (limit === 29) expect([shallow, few]).toEqual([true, true]);
    }
  });

  it('are what the plain way says of every labelled pair', async () => {
    const lines = readFileSync(new URL('../cases/labelled/pairs.jsonl', import.meta.url), 'utf8').split('\n');
    let taken = 0;
    for (const line of lines.filter((text) => text !== '')) {
      const pair = JSON.parse(line) as { readonly path: string; readonly base?: string; readonly head?: string };
      if (typeof pair.base !== 'string' || typeof pair.head !== 'string') continue;
      for (const path of [pair.path, 'a.json', 'a.yaml']) if (await agree(path, pair.base, pair.head)) taken += 1;
    }
    expect(taken).toBeGreaterThan(10);
  });

  it.each(Object.entries(WRITERS))('are what the plain way says of %s whose rows are edited', async (path, write) => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.array(cellEdit, { minLength: 1, maxLength: 3 }),
        fc.nat({ max: 3 }),
        async (base, edits, style) => {
          const head = base.map((row) => [...row]);
          for (const { row, column, near, value } of edits) {
            const cells = head[row % head.length]!;
            const at = column % cells.length;
            cells[at] = near ? beside(cells[at]!) : value;
          }
          if (await agree(path, write(base, style), write(head, style))) taken += 1;
        },
      ),
      { numRuns: 400 },
    );
    expect(taken, 'some of the edits take the short way').toBeGreaterThan(10);
  });

  it('are what the plain way says where maps, lists and values stand at one place', async () => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(besideMapsRoot, fc.nat(), fc.boolean(), async (root, at, compact) => {
        for (const [path, base] of [
          ['a.json', JSON.stringify(root, null, compact ? 0 : 1)],
          ['a.yaml', yamlOf(root, '')],
        ] as const) {
          const numbers = [...base.matchAll(/[0-9]\.5/g)];
          const found = numbers[at % numbers.length];
          if (found === undefined) continue;
          const head = `${base.slice(0, found.index)}7.25${base.slice(found.index + found[0].length)}`;
          if (await agree(path, base, head)) taken += 1;
        }
      }),
      { numRuns: 500 },
    );
    expect(taken, 'some of the edits take the short way').toBeGreaterThan(10);
  });

  it.each(Object.entries(WRITERS))(
    'are what the plain way says of %s with pieces cut out and put in',
    async (path, write) => {
      const text = fc.oneof(
        fc.tuple(rows, fc.nat({ max: 3 })).map(([data, style]) => write(data, style)),
        fc.tuple(anything, fc.constantFrom(0, 1)).map(([root, indent]) => JSON.stringify(root, null, indent)),
      );
      await fc.assert(
        fc.asyncProperty(text, fc.array(textEdit, { minLength: 1, maxLength: 3 }), async (base, edits) => {
          await agree(path, base, edits.reduce(applied, base));
        }),
        { numRuns: 300 },
      );
    },
  );
});
