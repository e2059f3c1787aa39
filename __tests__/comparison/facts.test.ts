import { describe, expect, it } from 'vitest';
import type { FixtureDocument, Image } from '../../src/documents/document.js';
import { compareDocs } from '../support/compare.js';

type Facts = Readonly<Record<string, string>>;

function image(facts: Facts | undefined, frames = 1, layout: Facts = {}): FixtureDocument {
  const content: Image = {
    kind: 'image',
    width: 1,
    height: 1,
    depth: 8,
    frames: Array.from({ length: frames }, () => new Uint8Array(4)),
  };
  return {
    format: 'png',
    readings: [{ label: '', content }],
    declared: {},
    ...(facts === undefined ? {} : { facts }),
    layout,
    notices: [],
  };
}

describe('facts beside the content that are values', () => {
  it.each([
    { why: 'equal facts are no difference', base: image({ a: '1' }), head: image({ a: '1' }), value: 0, says: /^$/ },
    { why: 'another value', base: image({ a: '1' }), head: image({ a: '2' }), value: 1, says: /^a 1 -> 2$/ },
    { why: 'a fact on one side', base: image(undefined), head: image({ a: '2' }), value: 1, says: /^a none -> 2$/ },
    { why: 'a long one', base: image({ a: 'x'.repeat(99) }), head: image({ a: 'y' }), value: 1, says: /^a changed$/ },
    {
      why: 'two facts count twice',
      base: image({ a: '1', b: '1' }),
      head: image({ a: '2', b: '2' }),
      value: 2,
      says: /a 1.*b 1/,
    },
  ])('$why', async ({ base, head, value, says }) => {
    const there = await compareDocs(base, head);
    expect(there.counts).toMatchObject({ shape: 0, value, representation: 0 });
    expect(there.summary).toMatch(says);
    expect((await compareDocs(head, base)).counts.value).toBe(value);
  });

  it('about frames one by one are set aside where their number says it', async () => {
    const result = await compareDocs(image({ 'frame delays': '1' }, 1), image({ 'frame delays': '2: 1, 1' }, 2));
    expect(result).toMatchObject({ class: 'SHAPE_CHANGE', counts: { shape: 1, value: 0 } });
  });

  it('that every member of an archive has are told without their values', async () => {
    const result = await compareDocs(image({}, 1, { time: '1' }), image({}, 1, { time: '2' }));
    expect(result).toMatchObject({ class: 'TOLERANCE_DRIFT', summary: 'time changed only' });
  });
});
