import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readOne } from '../../../src/documents/read.js';
import { OPTIONS } from '../support.js';
import { bytes } from './binary-files.js';
import { comparison, DRIFT, describeClasses, describeRefusals, REWRITE, SHAPE, survives } from './binary-pairs.js';
import { type CompressedSamples, RUNS_SHA256 } from './compressed-samples.js';

export function decoded(sample: string): Buffer {
  return Buffer.from(sample, 'base64');
}

/** What holds for every format that is one other file compressed; `id` is its ending, too. */
export function describeCompressed(id: string, samples: CompressedSamples): void {
  const of = (name: keyof CompressedSamples): Buffer => decoded(samples[name]);
  const path = `fx/d.json.${id}`;
  const flipped = (file: Buffer, fromEnd: number): Buffer => {
    const copy = Buffer.from(file);
    copy[copy.length - fromEnd]! ^= 1;
    return copy;
  };

  describeClasses(`${id}: layout is drift`, path, [
    { why: 'other settings of the program', base: of('one'), head: of('fast'), class: DRIFT },
    { why: 'the layout inside', base: of('one'), head: of('tight'), class: DRIFT },
    { why: 'two streams for one', base: of('whole'), head: bytes(of('first'), of('second')), class: DRIFT },
    { why: 'a stream without content', base: of('one'), head: bytes(of('one'), of('empty')), class: DRIFT },
  ]);

  describeClasses(`${id}: pairs that look alike and differ`, path, [
    { why: 'a value inside', base: of('one'), head: of('two'), class: REWRITE },
    { why: 'a key inside', base: of('one'), head: of('key'), class: SHAPE },
    { why: 'a number that became text', base: of('one'), head: of('text'), class: SHAPE },
    { why: 'another format inside', base: of('one'), head: of('yaml'), class: SHAPE },
    { why: 'what does not read inside', base: of('one'), head: of('broken'), class: SHAPE },
    { why: 'nothing inside', base: of('one'), head: of('empty'), class: SHAPE },
    { why: 'a second stream', base: of('one'), head: bytes(of('one'), of('two')), class: SHAPE },
    {
      why: 'a second stream that is cut off',
      base: of('one'),
      head: bytes(of('one'), of('two').subarray(0, -2)),
      class: SHAPE,
    },
    { why: 'the second half missing', base: bytes(of('first'), of('second')), head: of('first'), class: SHAPE },
    { why: 'not compressed at all', base: of('one'), head: bytes('{"a": 1}\n'), class: SHAPE },
    { why: 'bytes behind the end', base: of('one'), head: bytes(of('one'), 'abcdefgh'), class: SHAPE },
    { why: 'one byte behind the end', base: of('one'), head: bytes(of('one'), 'x'), class: SHAPE },
    { why: 'cut off by a byte', base: of('one'), head: of('one').subarray(0, -1), class: SHAPE },
    { why: 'cut off in the middle', base: of('runs'), head: of('runs').subarray(0, -300), class: SHAPE },
    { why: 'a bit of the data', base: of('runs'), head: flipped(of('runs'), 400), class: SHAPE },
  ]);

  describeRefusals(`${id}: T71 what is refused, soon and as data`, path, [
    { why: 'nothing', make: () => bytes(), reason: /empty|not compressed/ },
    { why: 'something else', make: () => bytes('plain text'), reason: /not compressed/ },
    { why: 'megabytes of zeros', make: () => of('bomb'), reason: /that are left/, limit: true },
  ]);

  describe(`${id}: what is inside`, () => {
    it('is what the program wrote, runs of every length among it', async () => {
      const { document } = await readOne(path, of('runs'), OPTIONS);
      const [{ content }] = document.readings;
      const text = content.kind === 'tree' && content.root.kind === 'string' ? `"${content.root.value}"\n` : '';
      expect(createHash('sha256').update(text).digest('hex')).toBe(RUNS_SHA256);
    });

    it('reads as the file that it would be, and places read so', async () => {
      const result = await comparison(path, of('one'), of('two'));
      expect(result).toMatchObject({ format: id, changes: [{ at: "$['a']", base: '1', head: '2' }] });
    });

    it.each([
      [`a.yaml.${id}.golden`, 'yaml'],
      ['unknown.bin', 'json'],
    ])('%s', async (name, format) => {
      expect((await readOne(name, of('one'), OPTIONS)).document.declared).toMatchObject({ 'format inside': format });
    });

    it('a tar archive inside is read member by member', async () => {
      const result = await comparison(`fx/d.tar.${id}`, of('tar1'), of('tar2'));
      expect(result).toMatchObject({ format: 'tar', class: REWRITE });
      expect(result.changes.map(({ at }) => at).join()).toContain('a.json');
    });
  });

  it(`${id}: survives every cut and every changed byte`, () => survives(path, of('one')), 60_000);
}
