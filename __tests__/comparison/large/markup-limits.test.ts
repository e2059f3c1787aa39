import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/policy/policy.js';
import { comparisonJob } from '../../support/jobs.js';
import { agree, TINY } from './agree.js';

const count = 60;
const write = {
  xml: (index: number): string => `  <r id="${index}"><v>${(index * 7) % 50}</v></r>\n`,
  yaml: (index: number): string => `- id: ${index + 100}\n  v: ${(index * 7) % 50}\n`,
  jsonl: (index: number): string => `{"id":${index},"v":${(index * 7) % 50}}\n`,
  json: (index: number): string => `{"id":${index},"v":${(index * 7) % 50}}\n`,
};
const framed = {
  xml: (rows: readonly string[]): string => `<l>\n${rows.join('')}</l>\n`,
  yaml: (rows: readonly string[]): string => rows.join(''),
  jsonl: (rows: readonly string[]): string => rows.join(''),
  json: (rows: readonly string[]): string => `{"list":[${rows.join(',')}]}`,
};
const rowsOf = (format: keyof typeof write, odd?: string): string[] =>
  Array.from({ length: count }, (_, index) => (index === 30 && odd !== undefined ? odd : write[format](index)));

/** What stands in the middle of both sides, far from what differs: not answered means that the plain path has to say what it is. */
describe('what both sides of a large file have is read all the same', () => {
  it.each([
    ['an element like the others', 'xml', '  <r id="x"><v>1</v></r>\n', true],
    ['one with a comment, which is kept', 'xml', '  <r id="x"><!-- c --><v>1</v></r>\n', true],
    ['one with CDATA, which is kept', 'xml', '  <r id="x"><v><![CDATA[<]]></v></r>\n', true],
    ['an instruction, which is kept', 'xml', '  <?p i?><r id="x"><v>1</v></r>\n', true],
    ['an attribute given twice', 'xml', '  <r id="x" id="y"><v>1</v></r>\n', false],
    ['a reference to a character', 'xml', '  <r id="&#65;"><v>&lt;</v></r>\n', true],
    ['an element that is not closed', 'xml', '  <r id="x"><v>1</r>\n', false],
    ['an entity that is not defined', 'xml', '  <r id="x"><v>&x;</v></r>\n', false],
    ['an angle bracket in a value', 'xml', '  <r id="<"><v>1</v></r>\n', false],
    ['a value without quotes', 'xml', '  <r id=1><v>1</v></r>\n', false],
    ['no white space between attributes', 'xml', '  <r id="x"k="1"><v>1</v></r>\n', false],
    ['the end of CDATA in text', 'xml', '  <r id="x"><v>]]></v></r>\n', false],
    ['a control character', 'xml', '  <r id="x"><v>\u0001</v></r>\n', false],
    ['a character that XML does not have', 'xml', '  <r id="x"><v>\uFFFE</v></r>\n', false],
    ['a CR alone', 'xml', '  <r id="x"><v>a\rb</v></r>\n', false],
    ['text in front of an element', 'xml', '  <r id="x">a<v>1</v></r>\n', false],
    ['text behind an element', 'xml', '  <r id="x"><v>1</v>a</r>\n', false],
    ['text among the elements', 'xml', '  a<r id="x"><v>1</v></r>\n', false],
    ['a prefix', 'xml', '  <a:r id="x"><v>1</v></a:r>\n', false],
    ['a namespace of its own', 'xml', '  <r xmlns="u"><v>1</v></r>\n', false],
    ['a document type', 'xml', '  <!DOCTYPE r><r><v>1</v></r>\n', false],
    ['a record like the others', 'yaml', '- id: 999\n  v: 1\n', true],
    ['a comment, which is kept', 'yaml', '- id: 999 # c\n  v: 1\n', true],
    ['texts in quotes', 'yaml', '- id: 999\n  v: "a: b"\n', true],
    ['a word with two readings', 'yaml', '- id: 999\n  v: yes\n', false],
    ['an octal number of one schema', 'yaml', '- id: 999\n  v: 0644\n', false],
    ['an escape', 'yaml', '- id: 999\n  v: "a\\n"\n', false],
    ['a quote that is not closed', 'yaml', '- id: 999\n  v: "a\n', false],
    ['a text over two lines', 'yaml', '- id: 999\n  v: a\n    b\n', false],
    ['a block of text', 'yaml', '- id: 999\n  v: |\n    b\n', false],
    ['an anchor', 'yaml', '- id: &a 999\n  v: 1\n', false],
    ['an alias', 'yaml', '- id: 999\n  v: *a\n', false],
    ['a tag', 'yaml', '- id: !!str 999\n  v: 1\n', false],
    ['a merge key', 'yaml', '- id: 999\n  <<: {v: 1}\n', false],
    ['a key that is a number', 'yaml', '- id: 999\n  200: 1\n', false],
    ['a key in quotes', 'yaml', '- id: 999\n  "v": 1\n', false],
    ['a tab', 'yaml', '- id: 999\n  v: a\tb\n', false],
    ['a flow collection', 'yaml', '- id: 999\n  v: [1]\n', false],
    ['an empty record', 'yaml', '-\n', false],
    ['a line that fits nowhere', 'yaml', '- id: 999\n   v: 1\n', false],
    ['two values on a line', 'yaml', '- id: 999\n  v: a: b\n', false],
    ['another document', 'yaml', '---\n- id: 999\n  v: 1\n', false],
  ] as const)('%s in %s: %j', async (_, format, odd, answered) => {
    const base = rowsOf(format, odd);
    const head = [write[format](900), ...base.with(-3, write[format](700))];
    const job = comparisonJob(`rows.${format}`, framed[format](base), framed[format](head));
    const found = await agree(job);
    expect(found !== undefined).toBe(answered);
  });

  it.each(['xml', 'yaml'] as const)('bytes that are not UTF-8 in %s', async (format) => {
    const mark = 'Q';
    const odd = format === 'xml' ? `  <r id="x"><v>${mark}</v></r>\n` : `- id: 999\n  v: ${mark}\n`;
    const broken = (rows: readonly string[]): Uint8Array =>
      Buffer.from(framed[format](rows)).map((byte) => (byte === mark.charCodeAt(0) ? 0xff : byte));
    const base = rowsOf(format, odd);
    const job = comparisonJob(`rows.${format}`, broken(base), broken([write[format](900), ...base]));
    expect(await agree(job)).toBeUndefined();
  });
});

describe('limits of large XML and YAML are those of the plain path', () => {
  it.each([
    ['xml', { file: 1_000 }],
    ['yaml', { file: 500 }],
    ['xml', { nodes: 300 }],
    ['yaml', { nodes: 200 }],
  ] as const)('%s with %j', async (format, limits) => {
    for (const head of [[write[format](900), ...rowsOf(format)], rowsOf(format).with(5, write[format](905))]) {
      const job = comparisonJob(`rows.${format}`, framed[format](rowsOf(format)), framed[format](head));
      expect(await agree({ ...job, limits: { ...DEFAULT_LIMITS, ...limits } })).toBeUndefined();
      expect(await agree(job)).toBeDefined();
    }
  });
});

describe('a limit of depth is that of the plain path, wherever the deepest record stands', () => {
  const deep = {
    xml: '  <r id="x"><v><a><b><c>1</c></b></a></v></r>\n',
    yaml: '- id: 999\n  v:\n    a:\n      b:\n        c: 1\n',
    jsonl: '{"id":999,"v":{"a":{"b":{"c":1.25}}}}\n',
    json: '{"id":999,"v":{"a":{"b":{"c":1.25}}}}\n',
  };
  it('xml, elements of which are rewritten side by side around one that both sides have', async () => {
    const file = (more: number): string =>
      framed.xml(rowsOf('xml', deep.xml).map((row) => row.replace(/<v>(\d+)</, (_, v) => `<v>${Number(v) + more}<`)));
    const job = comparisonJob('rows.xml', file(0), file(100));
    for (const depth of [3, 4, 5, 6, 7, 80]) {
      const limits = { ...DEFAULT_LIMITS, depth };
      const found = await agree({ ...job, limits }, { ...TINY, window: 4_096, kept: 1 });
      expect(found !== undefined, `within ${depth}`).toBe(depth === 80);
    }
  });

  it.each(['xml', 'yaml', 'jsonl', 'json'] as const)('%s', async (format) => {
    const rows = rowsOf(format, deep[format]).map((row) => row.replace(/(\d)(<\/v>|\})?\n$/, '$1.25$2\n'));
    const moved = rows.map((row) => row.replace(/\.([25]+)/, '.$1000000001'));
    for (const head of [
      moved,
      moved.with(30, rows[30]!),
      [rows[1]!.replace(/\d/, '7'), ...rows],
      rows.with(3, rows[3]!.replace('.25', '.75')),
    ]) {
      const job = comparisonJob(`rows.${format}`, framed[format](rows), framed[format](head));
      for (const options of [TINY, { ...TINY, kept: 1 }])
        for (let depth = 1; depth < 10; depth += 1)
          await agree({ ...job, limits: { ...DEFAULT_LIMITS, depth } }, options);
    }
  });
});

describe('a record of YAML ends where it ends on both sides', () => {
  it('one goes on in head', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => `- id: ${index + 100}\n  list:\n  - 1\n  - 2\n`);
    const longer = rows.with(20, `${rows[20]}  - 3\n`);
    const found = await agree(comparisonJob('rows.yaml', rows.join(''), longer.join('')));
    expect(found?.counts.value).toBe(1);
  });
});

describe('elements that moved', () => {
  it('are not told as rewritten where each stands in the place of another', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => `  <r id="${index}"><v>t${index}</v></r>\n`);
    const turned = [...rows.slice(1), rows[0]!];
    const job = comparisonJob('rows.xml', framed.xml(rows), framed.xml(turned));
    expect(await agree(job, { ...TINY, kept: 1 })).toBeUndefined();
  });

  it('are not told as rewritten within a record', async () => {
    const rows = (turned: boolean): string[] =>
      Array.from({ length: 120 }, (_, index) => {
        const [one, other] = turned ? [index + 1, index] : [index, index + 1];
        return `  <r id="${index}"><v>${one}</v><v>${other}</v><v>x</v></r>\n`;
      });
    const job = comparisonJob('rows.xml', framed.xml(rows(false)), framed.xml(rows(true)));
    const found = await agree(job, { ...TINY, kept: 1 });
    expect(found?.summary).toContain('moved');
  });

  it('are rewritten where no other stands in their place', async () => {
    const rows = (more: number): string[] =>
      Array.from({ length: 120 }, (_, index) => `  <r id="${index}"><v>${index + more}</v></r>\n`);
    const job = comparisonJob('rows.xml', framed.xml(rows(0)), framed.xml(rows(500)));
    const found = await agree(job, { ...TINY, kept: 1 });
    expect(found?.counts.value).toBe(120);
  });
});

describe('in step, skeletons of both sides are held against each other', () => {
  it('another variant everywhere is no text that was rewritten', async () => {
    const rows = (kind: string): string[] =>
      Array.from({ length: 120 }, (_, index) => `  <r type="${kind}${index % 2}"><v>${index}</v></r>\n`);
    const job = comparisonJob('rows.xml', framed.xml(rows('a')), framed.xml(rows('b')));
    expect(await agree(job, { ...TINY, kept: 1 })).toBeUndefined();
  });

  it('YAML with other blanks everywhere is left to the plain path, which is quicker there', async () => {
    const rows = (blanks: string): string[] =>
      Array.from({ length: 120 }, (_, index) => `-${blanks}id: ${index}\n ${blanks}v: ${index}.5\n`);
    const job = comparisonJob('rows.yaml', framed.yaml(rows(' ')), framed.yaml(rows('   ')));
    expect(await agree(job, { ...TINY, kept: 1 })).toBeUndefined();
  });
});
