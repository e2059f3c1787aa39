import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gate } from '../../src/gate.js';
import { markdown } from '../../src/reporters/markdown.js';
import { createDemo } from '../support/demo.js';
import { ROOT, textOf } from './pages.js';

it('the picture in README is a PNG, and its text for those who cannot see it is what the demo says now', async () => {
  expect(readFileSync(`${ROOT}docs/images/comment.png`).subarray(1, 4).toString('latin1')).toBe('PNG');
  const demo = createDemo();
  try {
    const report = await gate(demo.request, { stage: () => {}, fixtures: () => {} });
    const said = markdown.render(report);
    const drawn = textOf('docs/images/comment.txt');
    expect(drawn.trimEnd(), 'node scripts/picture.mjs draws it anew').toBe(said.trimEnd());
    const [, headline] = /^### (.*)$/m.exec(said) ?? [];
    const [, alt] = /!\[([^\]]+)\]\(docs\/images\/comment\.png\)/.exec(textOf('README.md')) ?? [];
    expect(alt, 'node scripts/picture.mjs draws it anew and prints the text').toBe(headline);
  } finally {
    demo.remove();
  }
}, 120_000);
