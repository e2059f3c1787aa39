import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemaAddress } from '../../src/commands/init/proposal.js';
import { policyJsonSchema } from '../../src/policy/schema.js';

type Node = Readonly<Record<string, unknown>>;

/** Every schema that stands somewhere in the schema, with the keys that lead to it. */
function walk(node: Node, path: string): readonly (readonly [string, Node])[] {
  const below = (value: unknown, name: string): readonly (readonly [string, Node])[] =>
    value !== null && typeof value === 'object' && !Array.isArray(value) ? walk(value as Node, name) : [];
  return [
    [path, node],
    ...Object.entries((node['properties'] ?? {}) as Node).flatMap(([key, value]) => below(value, `${path}.${key}`)),
    ...below(node['items'], `${path}[]`),
    ...below(node['additionalProperties'], `${path}.*`),
    ...(['anyOf', 'oneOf', 'allOf'] as const).flatMap((word) =>
      ((node[word] ?? []) as readonly Node[]).flatMap((one, index) => below(one, `${path}|${index}`)),
    ),
  ];
}

const nodes = walk(policyJsonSchema(), '$');

test('editors show what every key means: each has a description, and a sentence', () => {
  const keys = nodes.filter(([path]) => /\.[A-Za-z-]+$/.test(path));
  expect(keys.length).toBeGreaterThan(70);
  expect(
    keys
      .filter(([, { description }]) => typeof description !== 'string' || description.length < 15)
      .map(([path]) => path),
  ).toEqual([]);
});

test('editors offer every key: none has null for its default, by which yaml-language-server stops', () => {
  expect(nodes.filter(([, node]) => 'default' in node && node['default'] === null)).toEqual([]);
});

test('editors complain about a key that is misspelt: no group takes others', () => {
  const open = nodes.filter(([, node]) => 'properties' in node && node['additionalProperties'] !== false);
  expect(open.map(([path]) => path)).toEqual([]);
});

test.each([
  [
    'on github.com',
    { uses: `octo-org/fixture-gate@${'a'.repeat(40)}` },
    `https://raw.githubusercontent.com/octo-org/fixture-gate/${'a'.repeat(40)}/`,
  ],
  [
    'on a server of one’s own',
    { uses: `octo-org/fixture-gate@${'a'.repeat(40)}`, serverUrl: 'https://ghes.example.test' },
    `https://ghes.example.test/octo-org/fixture-gate/raw/${'a'.repeat(40)}/`,
  ],
])('the address that init writes is that of the file in the repository: %s', (_, action, start) => {
  const address = schemaAddress(action);
  expect(address.startsWith(start)).toBe(true);
  expect(existsSync(new URL(`../../${address.slice(start.length)}`, import.meta.url))).toBe(true);
});
