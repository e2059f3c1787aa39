import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { PAGES, ROOT, textOf } from './pages.js';

/** As GitHub makes them of headings: lower case, no punctuation, hyphens for blanks. */
function anchorsOf(page: string): ReadonlySet<string> {
  const headings = [...textOf(page).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => heading!);
  return new Set(
    headings.map((heading) =>
      heading
        .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\- _]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

it.each(PAGES)('the links of %s lead to files and headings that there are', (page) => {
  const prose = textOf(page)
    .replace(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1.*$/gm, '')
    .replace(/`[^`\n]*`/g, '');
  const broken: string[] = [];
  for (const [, target] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^https:\/\//.test(target!)) continue;
    const [file = '', anchor] = target!.split('#');
    const path = file === '' ? page : normalize(join(dirname(page), file));
    if (!existsSync(`${ROOT}${path}`)) broken.push(target!);
    else if (anchor !== undefined && !anchorsOf(path).has(anchor)) broken.push(target!);
  }
  expect(broken).toEqual([]);
});

it('every page of docs is linked from its index', () => {
  const index = textOf('docs/README.md');
  const pages = PAGES.filter((page) => /^docs\/[^/]+\.md$/.test(page) && page !== 'docs/README.md');
  expect(pages.filter((page) => !index.includes(`(${page.slice('docs/'.length)})`))).toEqual([]);
});
