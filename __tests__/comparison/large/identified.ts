import { expect } from 'vitest';
import type { Comparison } from '../../../src/comparison/comparison.js';

/** Sixty records with some identity; one comes in front and one near the end is rewritten. */
export interface Identified {
  readonly why: string;
  /** Members of a record as JSON has them, each with its comma. */
  readonly id: (index: number) => string;
  /** Of the record that comes. */
  readonly first: string;
  /** The member by which they are joined; none where there is no such member. */
  readonly key?: string;
}

const v = (index: number): number => (index * 7) % 50;

const isOdd = (index: number): boolean => index > 24 && index < 38;

export function recordsOf({ id, first }: Identified): readonly [readonly string[], readonly string[]] {
  const base = Array.from({ length: 60 }, (_, index) => `{${id(index)}"v":${v(index)}}`);
  return [base, [`{${first}"v":1}`, ...base.with(-3, base.at(-3)!.replace(/\d+}$/, '99}'))]];
}

export const IDENTIFIED: readonly Identified[] = [
  { why: 'whole numbers that rise', id: (index) => `"id":${index + 100},`, first: '"id":7,', key: 'id' },
  { why: 'whole numbers that fall', id: (index) => `"id":${900 - index},`, first: '"id":7,', key: 'id' },
  { why: 'texts', id: (index) => `"id":"t${index}",`, first: '"id":"x",', key: 'id' },
  {
    why: 'numbers and texts',
    id: (index) => `"id":${index === 30 ? '"t"' : index + 100},`,
    first: '"id":7,',
    key: 'id',
  },
  { why: 'numbers of many digits', id: (index) => `"id":${index + 1}00000000000000000,`, first: '"id":7,', key: 'id' },
  { why: 'negative numbers', id: (index) => `"id":${-index - 100},`, first: '"id":7,', key: 'id' },
  {
    why: 'a number of base that comes again',
    id: (index) => `"id":${index === 30 ? 101 : index + 100},`,
    first: '"id":7,',
  },
  {
    why: 'the same number twice among the others',
    id: (index) => `"id":${index === 30 ? 129 : index + 100},`,
    first: '"id":7,',
  },
  {
    why: 'the same number twice, far apart',
    id: (index) => `"id":${index === 40 ? 120 : index + 100},`,
    first: '"id":7,',
  },
  { why: 'a number of head among the others', id: (index) => `"id":${index + 100},`, first: '"id":130,' },
  {
    why: 'a number of head between the others',
    id: (index) => `"id":${2 * index + 100},`,
    first: '"id":131,',
    key: 'id',
  },
  { why: 'one that is missing', id: (index) => (index === 30 ? '"x":1,' : `"id":${index + 100},`), first: '"id":7,' },
  { why: 'one that is null', id: (index) => `"id":${index === 30 ? null : index + 100},`, first: '"id":7,' },
  { why: 'one that is a fraction', id: (index) => `"id":${index === 30 ? '1.5' : index + 100},`, first: '"id":7,' },
  { why: 'a place in the list', id: (index) => `"id":${index},`, first: '"id":99,' },
  { why: 'a place in the list of head', id: (index) => `"id":${index + 1},`, first: '"id":0,' },
  { why: 'zero among them', id: (index) => `"id":${(index + 30) % 60},`, first: '"id":99,', key: 'id' },
  {
    why: 'a member by its name',
    id: (index) => `"m":${index + 500},"sku":${index + 100},`,
    first: '"m":7,"sku":8,',
    key: 'sku',
  },
  {
    why: 'the first of several',
    id: (index) => `"a":${index + 500},"b":${index + 100},`,
    first: '"a":7,"b":8,',
    key: 'a',
  },
  {
    why: 'the second of two, for the first stands twice',
    id: (index) => `"id":${index === 40 ? 120 : index + 100},"sku":${index + 500},`,
    first: '"id":7,"sku":8,',
    key: 'sku',
  },
  {
    why: 'the second of two, a text, for the first stands twice',
    id: (index) => `"id":${index === 40 ? 120 : index + 100},"sku":"t${index}",`,
    first: '"id":7,"sku":"x",',
    key: 'sku',
  },
  {
    why: 'the second of two, for the first is missing once',
    id: (index) => `${index === 30 ? '' : `"id":${index + 100},`}"sku":${index + 500},`,
    first: '"id":7,"sku":8,',
    key: 'sku',
  },
  {
    why: 'neither of two, for each stands twice',
    id: (index) => `"id":${index === 40 ? 120 : index + 100},"sku":${index === 41 ? 521 : index + 500},`,
    first: '"id":7,"sku":8,',
  },
  // Of a shape that several have not all are at hand.
  {
    why: 'one that is missing in several',
    id: (index) => (isOdd(index) ? '"x":1,' : `"id":${index + 100},`),
    first: '"id":7,',
  },
  { why: 'one that is null in several', id: (index) => `"id":${isOdd(index) ? null : index + 100},`, first: '"id":7,' },
  {
    why: 'one that is a fraction in several',
    id: (index) => `"id":${index + 100}${isOdd(index) ? '.5' : ''},`,
    first: '"id":7,',
  },
  {
    why: 'one that is a text in several',
    id: (index) => `"id":${isOdd(index) ? `"t${index}"` : index + 100},`,
    first: '"id":7,',
    key: 'id',
  },
  {
    why: 'one that is a text in several, twice the same',
    id: (index) => `"id":${isOdd(index) ? `"t${index === 30 ? 33 : index}"` : index + 100},`,
    first: '"id":7,',
  },
  {
    why: 'one that is a list in several',
    id: (index) => `"id":${isOdd(index) ? '[]' : index + 100},`,
    first: '"id":7,',
  },
  {
    why: 'the second of two, for the first is missing in several',
    id: (index) => `${isOdd(index) ? '' : `"id":${index + 100},`}"sku":${index + 500},`,
    first: '"id":7,"sku":8,',
    key: 'sku',
  },
  {
    why: 'neither of two, for the second is missing in several',
    id: (index) => `"id":${index === 40 ? 120 : index + 100},${isOdd(index) ? '' : `"sku":${index + 500},`}`,
    first: '"id":7,"sku":8,',
  },
  {
    why: 'neither of two, for the second is missing in the last of several',
    id: (index) =>
      `"id":${index === 40 ? 120 : index + 100},${index > 30 && index < 55 ? '' : `"sku":${index + 500},`}`,
    first: '"id":7,"sku":8,',
  },
  {
    why: 'neither of two, for the second is null in several',
    id: (index) => `"id":${index === 40 ? 120 : index + 100},"sku":${isOdd(index) ? null : index + 500},`,
    first: '"id":7,"sku":8,',
  },
  {
    why: 'neither of two, for the second is missing once',
    id: (index) => `"id":${index === 40 ? 120 : index + 100},${index === 30 ? '' : `"sku":${index + 500},`}`,
    first: '"id":7,"sku":8,',
  },
];

/**
 * Two records in a row that stand again among those left out, or do not. Two others far from them are rewritten, and no member identifies a record:
 * then it depends on all records whether those two are an anchor.
 */
export function standingAgain(again: boolean): readonly [readonly string[], readonly string[]] {
  const base = Array.from({ length: 60 }, (_, index) => `{"w":"x${index % 5}y${index}","f":${index}.5}`)
    .with(30, again ? '{"w":"x1y11","f":11.5}' : '{"w":"a","f":1.5}')
    .with(31, again ? '{"w":"x2y12","f":12.5}' : '{"w":"b","f":1.5}')
    .with(0, '{"w":"x","f":0.5}')
    .with(59, '{"w":"x","f":0.5}');
  return [base, base.with(10, '{"w":"this","f":0.5}').with(50, '{"w":"that","f":0.5}')];
}

/** By the member that identifies them, or by none; only where there is none the plain path may be asked. */
export function expectJoined(found: Comparison | undefined, key: string | undefined): void {
  if (found === undefined) {
    expect(key, 'only where nothing identifies them the plain path is asked').toBeUndefined();
    return;
  }
  expect(found.class).not.toBe('TOLERANCE_DRIFT');
  const notes = [...found.notes, ...found.changes.map(({ note }) => note ?? '')].join();
  if (key !== undefined) expect(notes).toContain(`joined on ${key}`);
  else expect(notes).not.toContain('joined on');
}
