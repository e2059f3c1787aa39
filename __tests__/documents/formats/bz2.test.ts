import { bytes } from '../support/binary-files.js';
import { describeRefusals } from '../support/binary-pairs.js';
import { decoded, describeCompressed } from '../support/compressed-cases.js';
import { BZ2 } from '../support/compressed-samples.js';

describeCompressed('bz2', BZ2);

const one = decoded(BZ2.one);
const changed = (at: number, value: number): Buffer => {
  const copy = Buffer.from(one);
  copy[at] = value;
  return copy;
};

describeRefusals('bz2: what is refused, soon and as data', 'fx/d.json.bz2', [
  { why: 'a block size that does not exist', make: () => changed(3, 48), reason: /block size/ },
  { why: 'a wrong checksum of the block', make: () => changed(10, one[10]! ^ 1), reason: /checksum/ },
  { why: 'a wrong checksum of the file', make: () => changed(one.length - 2, one.at(-2)! ^ 1), reason: /checksum/ },
  { why: 'a block of bzip2 before 0.9.5', make: () => changed(14, one[14]! | 128), reason: /0\.9\.5/, limit: true },
  { why: 'no block where one is due', make: () => bytes('BZh9abcdefghijklmnop'), reason: /no block begins/ },
  {
    why: 'twenty thousand streams',
    make: () => Buffer.concat(Array.from({ length: 20_000 }, () => decoded(BZ2.empty))),
    reason: /more than 10000 compressed streams/,
    limit: true,
  },
]);
