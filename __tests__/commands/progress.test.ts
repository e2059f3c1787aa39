import { expect, test } from 'vitest';
import { terminalProgress } from '../../src/commands/progress.js';

/** What a terminal of so many columns is sent, a line each time. */
function drawn(columns: number | undefined, isTTY = true): string[] {
  const written: string[] = [];
  const write = (text: string | Uint8Array): boolean => written.push(String(text)) > 0;
  const progress = terminalProgress('normal', { isTTY, columns: columns as number, write });
  progress.stage('Comparing 2,000 changed fixtures of a repository');
  progress.fixtures(500, 2_000);
  progress.end();
  return written.map((text) => text.replace('\r\u001b[K', ''));
}

test.each([
  { why: 'a wide terminal has the bar', columns: 80, bar: true },
  { why: 'a terminal that does not say how wide it is', columns: undefined, bar: true },
  { why: 'a narrow one has the counts', columns: 40, bar: false },
  { why: 'a very narrow one has as much as fits', columns: 10, bar: false },
])('$why, and no line wraps', ({ columns, bar }) => {
  const lines = drawn(columns);
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line.length).toBeLessThan(columns ?? 80);
  expect(lines[1]?.includes('######..................')).toBe(bar);
  expect(lines[1]).toMatch(bar ? /\] 500 of 2000, \d+ s left$/ : /^500 of 2/);
});

test('nothing is drawn where standard error is no terminal', () => {
  expect(drawn(80, false)).toEqual([]);
});
