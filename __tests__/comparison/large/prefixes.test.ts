import { expect, test } from 'vitest';
import { comparisonJob } from '../../support/jobs.js';
import { agree } from './agree.js';

const XS = ' xmlns:xs="http://www.w3.org/2001/XMLSchema"';

/** A list of 80 values; those that the reader would note stand in all of them. */
function file(front: string, value: string, other = value): string {
  const rows = Array.from({ length: 80 }, (_, id) => `  <r id="${id}"><v>${id === 40 ? other : value}</v></r>\n`);
  return `<l${front}>\n${rows.join('')}</l>\n`;
}

test.each([
  ['is answered where both fronts bind the prefix', file(XS, 'xs:a'), file(XS, 'xs:a', 'xs:b'), true],
  ['is answered where no value has a prefix', file('', 'a'), file('', 'a', 'b'), true],
  ['is left to the reader where one front binds it', file(XS, 'xs:a'), file('', 'xs:a', 'b'), false],
  ['is left to the reader where neither front binds it', file('', 'xs:a'), file('', 'xs:a', 'xs:b'), false],
])('large XML %s', async (_, base, head, answered) => {
  expect((await agree(comparisonJob('rows.xml', base, head))) !== undefined).toBe(answered);
});
