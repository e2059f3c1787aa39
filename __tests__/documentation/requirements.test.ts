import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT, textOf } from './pages.js';

const idsOf = (text: string): readonly string[] => [...text.matchAll(/^\| ([CMRKD]\d+a?) \|/gm)].map(([, id]) => id!);
const listed = idsOf(textOf('docs/requirements.md'));

it('every requirement that a test is named after can be looked up', () => {
  const named = new Set<string>();
  for (const file of readdirSync(`${ROOT}__tests__`, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.test.ts')) continue;
    for (const [, name] of readFileSync(`${ROOT}__tests__/${file}`, 'utf8').matchAll(
      /\b(?:it|test|describe)[^'"`(]*\(\s*['"`]([^'"`]+)/g,
    ))
      for (const [id] of name!.matchAll(/(?<![A-Za-z0-9])[CMRKD]\d{1,2}a?(?= )/g)) named.add(id);
  }
  expect(named.size).toBeGreaterThan(25);
  expect([...named].filter((id) => !listed.includes(id))).toEqual([]);
});

it('every id stands there once', () => {
  expect(new Set(listed).size).toBe(listed.length);
});
