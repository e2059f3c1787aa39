import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderFormats } from '../../scripts/render/formats.js';
import { FORMAT_FACTS } from '../../src/documents/format-facts.js';
import { formats } from '../../src/documents/formats/index.js';

it('docs/formats.md is what the registry says', () => {
  const text = readFileSync(new URL('../../docs/formats.md', import.meta.url), 'utf8');
  expect(text, 'run node scripts/format-docs.mjs').toBe(renderFormats(formats, FORMAT_FACTS));
});

it('there are facts for every format and for nothing else', () => {
  expect(Object.keys(FORMAT_FACTS)).toEqual(formats.map(({ id }) => id));
});
