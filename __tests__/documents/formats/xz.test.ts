import { expect, it } from 'vitest';
import { readOne } from '../../../src/documents/read.js';
import { bytes } from '../support/binary-files.js';
import { DRIFT, describeClasses, describeRefusals, REWRITE } from '../support/binary-pairs.js';
import { decoded, describeCompressed } from '../support/compressed-cases.js';
import { XZ, XZ_ODD } from '../support/compressed-samples.js';
import { OPTIONS } from '../support.js';

describeCompressed('xz', XZ);

const one = decoded(XZ.one);

describeClasses('xz: its own', 'fx/d.json.xz', [
  { why: 'padding in fours, as the format allows it', base: one, head: bytes(one, [0, 0, 0, 0]), class: DRIFT },
  {
    why: 'a filter that is not read is never less than a rewrite',
    base: one,
    head: decoded(XZ_ODD.delta),
    class: REWRITE,
  },
]);

describeRefusals('xz: what is refused, soon and as data', 'fx/d.json.xz', [
  { why: 'a checksum that is not read', make: () => decoded(XZ_ODD.sha256), reason: /checksum/, limit: true },
  { why: 'a dictionary of 1.5 GB', make: () => decoded(XZ_ODD.window), reason: /dictionary/, limit: true },
]);

it('a file that was left in the middle does not keep the next one waiting', async () => {
  await readOne('fx/d.json.xz', decoded(XZ.bomb), OPTIONS);
  await readOne('fx/d.json.xz', one.subarray(0, -3), OPTIONS);
  expect((await readOne('fx/d.json.xz', one, OPTIONS)).document.declared).toEqual({ 'format inside': 'json' });
}, 20_000);
