import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeSpansOf, ROOT, textOf } from './pages.js';

const spans = codeSpansOf('ARCHITECTURE.md');

it('every file and folder that it names is there', () => {
  const paths = spans.filter((span) => /^(?:src|__tests__|docs|scripts)\/[\w./-]*$/.test(span));
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => !existsSync(`${ROOT}${path}`))).toEqual([]);
});

it('it names every file and folder at the top of src', () => {
  const shared = new Set(['errors.ts', 'problems.ts', 'version.ts', 'error-catalogue.ts', 'problem-catalogue.ts']);
  const tops = readdirSync(`${ROOT}src`).filter((name) => !shared.has(name));
  expect(tops.filter((name) => !textOf('ARCHITECTURE.md').includes(name))).toEqual([]);
});

it('it names the rooms in the order in which they may import each other', () => {
  const order = /inputs -> [a-z> -]+/.exec(textOf('ARCHITECTURE.md'))?.[0].split(' -> ') ?? [];
  const rows = [...textOf('ARCHITECTURE.md').matchAll(/^\| `src\/([a-z]+)\/` \|/gm)].map(([, room]) => room!);
  expect(rows.filter((room) => order.includes(room))).toEqual(order);
});
