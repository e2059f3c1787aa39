import { expect, test } from 'vitest';
import type { Content, FixtureDocument, TreeNode } from '../../src/documents/document.js';
import { showValue } from '../../src/gates/cel/values.js';
import { structuresOf } from '../../src/gates/structure.js';
import { documentOf } from '../support/trees.js';

function shown(document: FixtureDocument, maxNodes = 1_000): string {
  const found = structuresOf(document, maxNodes);
  if ('why' in found) return found.why;
  return found.map(({ root }) => showValue(root as Extract<TreeNode, { kind: 'object' | 'array' }>, 300)).join(' | ');
}

const pixel = new Uint8Array(4);
const text: Content = { kind: 'text', lines: ['a', 'b'] };

test.each<{ why: string; content: Content; is: string }>([
  {
    why: 'D8 an image by its measures, never its pixels',
    content: { kind: 'image', width: 2, height: 1, depth: 8, frames: [new Uint8Array(8)] },
    is: '{"width": 2, "height": 1, "depth": 8, "frames": 1}',
  },
  {
    why: 'D8 an array by element type, dimensions and values, 64-bit integers exact',
    content: { kind: 'tensor', dtype: 'int64', dimensions: [2], values: BigInt64Array.of(9007199254740993n, -1n) },
    is: '{"dtype": "int64", "dimensions": [2], "values": [9007199254740993, -1]}',
  },
  { why: 'D8 text by its lines', content: text, is: '["a", "b"]' },
  {
    why: 'D8 bytes by their number',
    content: { kind: 'opaque', bytes: pixel, why: 'binary' },
    is: '{"bytes": 4}',
  },
  {
    why: 'D8 an archive by its members',
    content: { kind: 'container', noun: 'member', members: [{ name: 'a.txt', line: 0, document: documentOf(text) }] },
    is: '{"a.txt": ["a", "b"]}',
  },
  {
    why: 'D8 a table by rows, each cell as its column reads',
    content: {
      kind: 'table',
      columns: [{ name: 'n' }, { name: 'zip' }, { name: 'ok' }],
      rows: [
        ['1', '01234', 'true'],
        ['', '99999', 'False'],
      ],
      lines: [2, 3],
      ragged: [],
    },
    is: '[{"n": 1, "zip": "01234", "ok": true}, {"n": null, "zip": "99999", "ok": false}]',
  },
])('$why', ({ content, is }) => {
  expect(shown(documentOf(content))).toBe(is);
});

test.each([
  { why: 'content in Git LFS is not at hand', rest: { format: 'lfs' }, says: 'Git LFS' },
  { why: 'what a limit cut short is not the fixture', rest: { incomplete: 'over 64 MiB' }, says: 'over 64 MiB' },
])('D2 nothing is said of what was not read: $why', ({ rest, says }) => {
  expect(shown(documentOf(text, rest))).toContain(says);
});

test('D2 values that are referred to many times count each time', () => {
  let node: TreeNode = { kind: 'string', value: 'lol', line: 1 };
  for (let level = 0; level < 40; level += 1) node = { kind: 'array', items: [node, node], line: 1 };
  expect(shown(documentOf({ kind: 'tree', root: node }))).toBe('it has more than 1000 values');
});
