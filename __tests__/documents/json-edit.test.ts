import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TreeNode } from '../../src/documents/document.js';
import type { ReadResult } from '../../src/documents/format.js';
import { json } from '../../src/documents/formats/json.js';
import { bytesOf, inputOf, plain, rootOf } from './support.js';

/** How many nodes of head are the very nodes of base: 0 where head was read on its own. */
function shared(base: ReadResult, head: ReadResult): number {
  if (!base.ok || !head.ok) return 0;
  const own = new Set(nodesOf(base));
  return nodesOf(head).filter((node) => own.has(node)).length;
}

function nodesOf(result: Extract<ReadResult, { ok: true }>): TreeNode[] {
  const { content } = result.document.readings[0];
  const found: TreeNode[] = [];
  const waiting: TreeNode[] = content.kind === 'tree' ? [content.root] : [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node);
    if (node.kind === 'array') waiting.push(...node.items);
    if (node.kind === 'object') waiting.push(...node.members.map(({ value }) => value));
  }
  return found;
}

/** Both sides read at once are what each is on its own, lines, notices, layout and refusals included. */
async function readBoth(base: string, head: string, limits?: { depth?: number; nodes?: number }): Promise<number> {
  const options = inputOf(bytesOf('')).options;
  const withLimits = { limits: { ...options.limits, ...limits } };
  const [left, right] = [inputOf(bytesOf(base), withLimits), inputOf(bytesOf(head), withLimits)];
  const results = json.readBoth!(left, right)!;
  expect(results, JSON.stringify([base, head])).toStrictEqual([await json.read(left), await json.read(right)]);
  return shared(...results);
}

const RECORDS = '[\n {"id": 1, "name": "n1", "value": 0.5},\n {"id": 2, "name": "n2", "value": 1.5}\n]\n';

const SHARED: readonly (readonly [string, string, string])[] = [
  ['a number in one record', RECORDS, RECORDS.replace('1.5', '1.25')],
  ['a string in the first record', RECORDS, RECORDS.replace('n1', 'm1')],
  ['a name', RECORDS, RECORDS.replace('"value": 0.5', '"valve": 0.5')],
  ['a member added on the same line', RECORDS, RECORDS.replace('0.5', '0.5, "more": [1, {}]')],
  ['a type', RECORDS, RECORDS.replace('0.5', '{"a": null}')],
  ['a quote that becomes content', RECORDS, RECORDS.replace('n2', '\\"n2')],
];

const WHOLE: readonly (readonly [string, string, string])[] = [
  ['the stretch spans records', RECORDS, RECORDS.replace('0.5', '0.6').replace('"id": 2', '"id": 3')],
  ['lines move', RECORDS, RECORDS.replace('0.5', '\n0.5')],
  ['a bracket ends up in a string', RECORDS, RECORDS.replace('"n1"', '"n1')],
  ['a record is split in two', RECORDS, RECORDS.replace('"n1", ', '"n1"}, {')],
  ['a record is closed early', RECORDS, RECORDS.replace('"n1",', '"n1"}')],
  ['a comment comes', RECORDS, RECORDS.replace('0.5', '0.5/* half */')],
  ['there is a comment elsewhere', `// c\n${RECORDS}`, `// c\n${RECORDS.replace('0.5', '0.6')}`],
  ['something that is no strict JSON', RECORDS, RECORDS.replace('0.5', 'NaN')],
  ['base does not read', RECORDS.replace(']', ''), RECORDS.replace(']', '').replace('0.5', '0.6')],
  ['head does not read', RECORDS, RECORDS.replace('0.5', '0.')],
];

describe('JSON with one stretch rewritten', () => {
  it.each(SHARED)('shares all else: %s', async (_, base, head) => {
    expect(await readBoth(base, head)).toBeGreaterThan(2);
    expect(await readBoth(head, base)).toBeGreaterThan(2);
  });

  it.each(WHOLE)('reads head on its own where %s', async (_, base, head) => {
    expect(await readBoth(base, head)).toBe(0);
    await readBoth(head, base);
  });

  it.each([
    ['depth', RECORDS.replace('0.5', '[[1]]'), { depth: 3 }],
    ['nodes', RECORDS.replace('0.5', '[1, 2, 3]'), { nodes: 11 }],
  ])('refuses what passes the limit of %s as the plain reader does', async (_, head, limits) => {
    expect(await readBoth(RECORDS, head, limits)).toBe(0);
  });

  it('is what the plain reader reads on every labelled pair', async () => {
    const cases = readFileSync(new URL('../cases/labelled/pairs.jsonl', import.meta.url), 'utf8').split('\n');
    let read = 0;
    for (const line of cases.filter((text) => text !== '')) {
      const { base, head } = JSON.parse(line) as { readonly base?: string | null; readonly head?: string | null };
      if (typeof base !== 'string' || typeof head !== 'string') continue;
      await readBoth(base, head);
      await readBoth(head, base);
      read += 1;
    }
    expect(read).toBeGreaterThan(100);
  });

  it('is what the plain reader reads wherever pieces are cut out and put in', async () => {
    const text = fc.oneof(
      fc.constantFrom(RECORDS, '{"a":[1,[2,{"b":"]"}]],"a":{},"\\u0061":"\\\\"}', '[[],[{"x":"}{"},{"x":"y"}],"[1]"]'),
      fc
        .tuple(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(0, 1))
        .map(([value, indent]) => JSON.stringify([value, { id: 1, value }], null, indent)),
    );
    const piece = fc.constantFrom(
      ...'{}[]",:\\\n\r 019.-eE/*'.split(''),
      'null',
      '"a"',
      '"a":1,',
      '[1]',
      '{"a":2}',
      '},{',
      '],[',
      '🙂',
      '\\u00e9',
      '//',
    );
    const edit = fc.record({ at: fc.nat(), cut: fc.nat({ max: 4 }), put: fc.option(piece, { nil: '' }) });
    let some = 0;
    await fc.assert(
      fc.asyncProperty(text, fc.array(edit, { minLength: 1, maxLength: 2 }), async (base, edits) => {
        let head = base;
        for (const { at, cut, put } of edits) {
          const from = at % (head.length + 1);
          head = head.slice(0, from) + put + head.slice(from + cut);
        }
        if ((await readBoth(base, head)) > 0) some += 1;
        await readBoth(head, base);
      }),
      { numRuns: 5_000 },
    );
    expect(some).toBeGreaterThan(200);
  });

  it.each([
    ['a quote that was escaped in the name before', '[{"a\\"b":1},{"a"b":1}]', false],
    ['a line end that was escaped in the name before', '[{"a\\nb":1},{"a\nb":1}]', false],
    ['a longer name', '[{"a":1},{"ab":1}]', true],
    ['a name that ends the text', '[{"a":1},{"a"', false],
    ['other names in another order', '[{"a":1,"b":2},{"b":1,"a":2,"c":3},{"a":{"a":1}}]', true],
  ])('expects the names of the record before and takes only what is written: %s', async (_, text, reads) => {
    const result = await json.read(inputOf(bytesOf(text)));
    expect(result.ok).toBe(reads);
    if (result.ok) expect(plain(rootOf(result.document))).toEqual(JSON.parse(text));
  });
});
