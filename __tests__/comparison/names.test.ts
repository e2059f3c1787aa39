import { describe, expect, test } from 'vitest';
import { byPreference, joins } from '../../src/comparison/keys.js';
import { isDataKey, mapReason } from '../../src/comparison/maps.js';
import { isExactName, lastName } from '../../src/comparison/names.js';
import type { ObjectNode } from '../../src/documents/document.js';
import type { Json } from '../support/json.js';
import { tree } from '../support/trees.js';

const objects = (...values: readonly Json[]): ObjectNode[] => values.map((value) => tree(value) as ObjectNode);
const keyed = (keys: readonly string[], value: Json = 1): ObjectNode[] =>
  objects(Object.fromEntries(keys.map((key) => [key, value])));

const UUIDS = ['0b1c7d1e-0000-4000-8000-00000000000a', '0B1C7D1E-0000-4000-8000-00000000000F'];

describe('C3 keys that are data', () => {
  test.each<[string, readonly string[], string | undefined]>([
    ['digits', ['1', '22'], 'digit keys'],
    ['one key of digits alone', ['1'], undefined],
    ['digits and a sign', ['1', '-2'], undefined],
    ['digits and a point', ['1', '2.5'], undefined],
    ['digits and a letter behind', ['1', '2a'], undefined],
    ['digits and a letter in front', ['1', 'a2'], undefined],
    ['UUIDs', UUIDS, 'UUID keys'],
    ['UUIDs, one with something behind', [UUIDS[0]!, `${UUIDS[1]}x`], undefined],
    ['UUIDs, one with something in front', [UUIDS[0]!, `x${UUIDS[1]}`], undefined],
    ['UUIDs, one too short', [UUIDS[0]!, UUIDS[1]!.slice(1)], undefined],
    ['UUIDs, one with a letter that is no hexadecimal', [UUIDS[0]!, UUIDS[1]!.replace('C', 'G')], undefined],
    ['UUIDs, one without a dash', [UUIDS[0]!, UUIDS[1]!.replace('-', '')], undefined],
    ['dates', ['2024-01-02', '2024-01-03'], 'date keys'],
    ['dates with minutes', ['2024-01-02T03:04', '2024-01-02 03:05'], 'date keys'],
    ['dates with seconds', ['2024-01-02T03:04:05', '2024-01-02 03:04:06'], 'date keys'],
    ['dates with parts of seconds', ['2024-01-02T03:04:05.1', '2024-01-02T03:04:05.123456'], 'date keys'],
    ['dates with zones', ['2024-01-02T03:04:05Z', '2024-01-02T03:04:05+01:00', '2024-01-02T03:04-0130'], 'date keys'],
    ['a date and something in front', ['2024-01-02', 'x2024-01-03'], undefined],
    ['a date and something behind', ['2024-01-02', '2024-01-03x'], undefined],
    ['a date and a time without minutes', ['2024-01-02', '2024-01-03T04'], undefined],
    ['a date and a time of one digit', ['2024-01-02', '2024-01-03T4:05'], undefined],
    ['a date and minutes of one digit', ['2024-01-02', '2024-01-03T04:5'], undefined],
    ['a date and seconds of one digit', ['2024-01-02', '2024-01-03T04:05:6'], undefined],
    ['a date and a point without digits', ['2024-01-02', '2024-01-03T04:05:06.'], undefined],
    ['a date and letters for a time', ['2024-01-02', '2024-01-03Tab:cd'], undefined],
    ['a date and letters for minutes', ['2024-01-02', '2024-01-03T04:ab'], undefined],
    ['a date and letters for seconds', ['2024-01-02', '2024-01-03T04:05:ab'], undefined],
    ['a date and letters for parts of seconds', ['2024-01-02', '2024-01-03T04:05:06.ab'], undefined],
    ['a date and a zone of letters', ['2024-01-02', '2024-01-03T04:05+ab:cd'], undefined],
    ['a date and a zone of one digit', ['2024-01-02', '2024-01-03T04:05+1:00'], undefined],
    ['a date and a zone without minutes', ['2024-01-02', '2024-01-03T04:05+01'], undefined],
    ['a date and a zone with minutes of one digit', ['2024-01-02', '2024-01-03T04:05+01:0'], undefined],
    ['a date and a zone without a sign', ['2024-01-02', '2024-01-03T04:0501:00'], undefined],
    ['a date and a month of one digit', ['2024-01-02', '2024-1-03'], undefined],
    ['a date and a year of two digits', ['2024-01-02', '24-01-03'], undefined],
    ['twelve hexadecimal digits', ['abcdefabcdef', '0123456789ABc'], 'hexadecimal keys'],
    ['eleven of them', ['abcdefabcdef', 'abcdefabcde'], undefined],
    ['twelve, with something in front', ['abcdefabcdef', 'xabcdefabcdef'], undefined],
    ['twelve, with something behind', ['abcdefabcdef', 'abcdefabcdefx'], undefined],
    ['several sorts of data', ['12', UUIDS[0]!, 'abcdefabcdef', '2024-01-02'], 'keys that are data'],
    ['several sorts and a word', ['12', 'total'], undefined],
    ['words', ['alpha', 'beta', 'gamma'], undefined],
    ['words with digits, whose values are scalars', ['a1', 'a2', 'a3'], undefined],
  ])('scalars of one type under %s', (_, keys, reason) => {
    expect(mapReason(keyed(keys))).toBe(reason);
    expect(mapReason(keyed(keys.slice(0, 1)), keyed(keys.slice(1))), 'both sides together').toBe(reason);
  });

  test.each<[string, readonly string[], string | undefined]>([
    ['three keys with a digit', ['a1', 'b2', 'c3'], 'keys with a digit, / or @'],
    ['three keys with a slash or an at', ['a/b', 'c@d', 'e0'], 'keys with a digit, / or @'],
    ['two of them', ['a1', 'b2'], undefined],
    ['three, one without', ['a1', 'b2', 'c'], undefined],
    ['twenty words', Array.from({ length: 20 }, (_, at) => `w${'abcdefghijklmnopqrst'[at]}`), '20 keys'],
    ['nineteen words', Array.from({ length: 19 }, (_, at) => `w${'abcdefghijklmnopqrst'[at]}`), undefined],
  ])('objects and lists under %s', (_, keys, reason) => {
    expect(mapReason(keyed(keys, {}))).toBe(reason);
    expect(mapReason(keyed(keys, []))).toBe(reason);
    const mixed = objects(Object.fromEntries(keys.map((key, at) => [key, at % 2 === 0 ? {} : []])));
    expect(mapReason(mixed), 'both').toBe(reason);
    expect(mapReason(keyed(keys, 'text')), 'texts are never guessed').toBeUndefined();
  });

  test('values of two types are no data unless all of them hold others', () => {
    expect(mapReason(objects({ '1': 1, '2': 'a' }))).toBeUndefined();
    expect(mapReason(objects({ '1': 1, '2': null }))).toBeUndefined();
    expect(mapReason(objects({ '1': [], '2': 1 }))).toBeUndefined();
    expect(mapReason(objects({ '1': 1 }), objects({ '2': 'a' }))).toBeUndefined();
    expect(mapReason(objects({ '1': {}, '2': [] }))).toBeUndefined();
    expect(mapReason(objects({ '1': {}, '2': {} }))).toBe('digit keys');
  });

  test.each([
    ['7', true],
    [UUIDS[0]!, true],
    ['2024-01-02', true],
    ['abcdefabcdef', true],
    ['seven', false],
    ['7a', false],
    ['', false],
  ])('%s is data: %s', (key, data) => {
    expect(isDataKey(key)).toBe(data);
  });
});

describe('names that are exact', () => {
  test.each([
    ...['id', 'code', 'status', 'version', 'port', 'count', 'qty', 'quantity', 'price', 'amount', 'total', 'cents'],
    ...['balance', 'fee', 'tax', 'rate_bps', 'cost', 'year', 'seq', 'sku', 'salary', 'subtotal', 'due', 'cent'],
    ...['ids', 'codes', 'statuses', 'versions', 'ports', 'counts', 'quantities', 'prices', 'amounts', 'totals'],
    ...['balances', 'fees', 'taxes', 'rates_bps', 'costs', 'years', 'seqs', 'skus', 'salaries', 'subtotals', 'dues'],
    ...['userId', 'userID', 'userIDs', 'USER_ID', 'user-id', 'user.id', 'user id', 'user__id', 'HTTPStatus', 'id2'],
    ...[
      'order_id_12',
      'unit-price',
      'totalCents',
      'rateBps',
      'RATE_BPS',
      'base_rate_bps',
      'größe_id',
      `${'x'.repeat(300)}_id`,
    ],
    ...['qtys', 'IDs', 'line2Total'],
  ])('%s', (name) => {
    expect(isExactName(name)).toBe(true);
    expect(isExactName(name), 'asked again').toBe(true);
  });

  test.each([
    ...[
      '',
      '12',
      '_',
      'x',
      'identity',
      'idea',
      'valid',
      'paid',
      'grid',
      'totaled',
      'id_value',
      'price_ratio',
      'bps',
      'rate',
    ],
    ...['bps_rate', 'rate_x_bps', 'support', 'account', 'discounts_pct', 'IDsx', 'overdue', 'centss', 'feees', 'idies'],
    ...['taxs1x', `id${'x'.repeat(300)}`, 'countes', 'portes'],
  ])('not %s', (name) => {
    expect(isExactName(name)).toBe(false);
    expect(isExactName(name), 'asked again').toBe(false);
  });

  test.each<[string, readonly (string | number)[], string | undefined]>([
    ['the last one', ['a', 'b'], 'b'],
    ['not an index', ['a', 3], 'a'],
    ['not digits', ['a', '2024'], 'a'],
    ['not a UUID', ['a', UUIDS[0]!], 'a'],
    ['not twelve hexadecimal digits', ['a', 'abcdefabcdef'], 'a'],
    ['not a date, whatever follows it', ['a', '2024-01-02', '2024-01-02T03:04Z'], 'a'],
    ['eleven hexadecimal digits are a name', ['a', 'abcdefabcde'], 'abcdefabcde'],
    ['hexadecimal digits among others are a name', ['a', 'xabcdefabcdef'], 'xabcdefabcdef'],
    ['hexadecimal digits before others are a name', ['a', 'abcdefabcdefx'], 'abcdefabcdefx'],
    ['digits before others are a name', ['a', '12b'], '12b'],
    ['digits behind others are a name', ['a', 'b12'], 'b12'],
    ['a UUID before others is a name', ['a', `${UUIDS[0]}x`], `${UUIDS[0]}x`],
    ['a UUID behind others is a name', ['a', `x${UUIDS[0]}`], `x${UUIDS[0]}`],
    ['a UUID without a group is a name', ['a', UUIDS[0]!.replace('-0000', '')], UUIDS[0]!.replace('-0000', '')],
    ['a UUID with a wrong letter in front is a name', ['a', `g${UUIDS[0]!.slice(1)}`], `g${UUIDS[0]!.slice(1)}`],
    [
      'a UUID with a wrong letter inside is a name',
      ['a', UUIDS[0]!.replace('-4', '-g')],
      UUIDS[0]!.replace('-4', '-g'),
    ],
    [
      'a UUID with a wrong letter at the end is a name',
      ['a', `${UUIDS[0]!.slice(0, -1)}g`],
      `${UUIDS[0]!.slice(0, -1)}g`,
    ],
    ['a date behind others is a name', ['a', 'x2024-01-02'], 'x2024-01-02'],
    ['a date of one digit is a name', ['a', '2024-1-02'], '2024-1-02'],
    ['a month of letters is a name', ['a', '2024-ab-02'], '2024-ab-02'],
    ['a day of letters is a name', ['a', '2024-01-ab'], '2024-01-ab'],
    ['a year of letters is a name', ['a', 'abcz-01-02'], 'abcz-01-02'],
    ['none', [], undefined],
    ['none among indexes', [1, 2, '3'], undefined],
  ])('the last name of a path: %s', (_, steps, name) => {
    expect(lastName(steps)).toBe(name);
  });
});

describe('what can be a key', () => {
  test('names that readers know come first, in that order, others as they stand', () => {
    expect(byPreference(['z', 'url', 'path', 'slug', 'Name', 'code', 'a', 'sku', 'guid', 'uuid', 'key', 'ID'])).toEqual(
      [...['ID', 'key', 'uuid', 'guid', 'sku', 'code', 'Name', 'slug', 'path', 'url', 'z', 'a']],
    );
  });

  test.each<[string, readonly string[], readonly string[], boolean]>([
    ['nothing on one side', [], ['sa'], false],
    ['nothing on the other', ['sa'], [], false],
    ['the same', ['sa', 'sb'], ['sa', 'sb'], true],
    ['the same, twice each', ['sa', 'sa'], ['sa', 'sa'], false],
    ['the same in another order', ['sa', 'sb'], ['sb', 'sa'], true],
    ['twice on one side', ['sa', 'sb', 'sa'], ['sa', 'sb', 'sc'], false],
    ['twice on the other side', ['sa', 'sb', 'sc'], ['sa', 'sb', 'sa'], false],
    ['positions', ['n0', 'n1'], ['n5', 'n0', 'n1'], false],
    ['positions on the other side', ['n5', 'n0', 'n1'], ['n0', 'n1'], false],
    ['half of the shorter side', ['sa', 'sb'], ['sa', 'sx', 'sy', 'sz'], true],
    ['half of the shorter side, the other way', ['sa', 'sx', 'sy', 'sz'], ['sa', 'sb'], true],
    ['less than half', ['sa', 'sb', 'sc'], ['sa', 'sx', 'sy'], false],
    ['all but the last of one length', ['sa', 'sb', 'sc'], ['sa', 'sb', 'sx'], true],
    ['the beginning of the other', ['sa', 'sb'], ['sa', 'sb', 'sb'], false],
    ['some positions only', ['n0', 'n7'], ['n0', 'n7'], true],
  ])('%s', (_, base, head, joined) => {
    expect(joins(base, head)).toBe(joined);
  });
});
