import { describe, expect, test } from 'vitest';
import { idFormat, mapId, newIdMap, sameIdFormat, timestampFormat } from '../../src/comparison/volatile.js';

describe('timestamps: the value is hidden, format, precision and zone are not', () => {
  test.each([
    ['2024-01-01T00:00:00Z', '2025-06-07T08:09:10Z', true],
    ['2024-01-01T00:00:00Z', '2025-06-07T08:09:10z', false],
    ['2024-01-01T00:00:00Z', '2025-06-07 08:09:10Z', false],
    ['2024-01-01T00:00:00.123Z', '2025-06-07T08:09:10.456Z', true],
    ['2024-01-01T00:00:00.123Z', '2025-06-07T08:09:10.4567Z', false],
    ['2024-01-01T00:00:00.123Z', '2025-06-07T08:09:10,456Z', false],
    ['2024-01-01T00:00:00+01:00', '2024-01-01T00:00:00+02:00', false],
    ['2024-01-01T00:00:00+01:00', '2024-01-01T00:00:00+0100', false],
    ['2024-01-01', '2024-12-31', true],
    ['2024-01-01', '2024/12/31', false],
    ['2024-01-01', '2024-13-31', false],
    ['20240101T000000Z', '20250607T080910Z', true],
    ['Mon, 01 Jan 2024 00:00:00 GMT', 'Tue, 02 Feb 2025 11:12:13 GMT', true],
    ['Mon, 01 Jan 2024 00:00:00 GMT', 'Tue, 02 Feb 2025 11:12:13 UTC', false],
    ['Mon, 01 Jan 2024 00:00:00 GMT', 'Mon, 01 January 2024 00:00:00 GMT', false],
    ['Mon, 01 Jan 2024 00:00:00 GMT', 'Mon, 1 Jan 2024 00:00:00 GMT', false],
    ['Mon, 01 Jan 2024 00:00:00 GMT', 'Monday, 01 Jan 2024 00:00:00 GMT', false],
    ['1700000000', '1800000000', true],
    ['1700000000', '1700000000000', false],
    ['12:30', '13:45', true],
    ['12:30', '12:30:00', false],
  ])('%s and %s alike: %s', (base, head, alike) => {
    expect(timestampFormat(base)).toBeDefined();
    expect(timestampFormat(base) === timestampFormat(head)).toBe(alike);
  });

  test.each(['', 'yesterday', '2024', '12', '1.5', 'null', `2024-01-01${' '.repeat(80)}`])(
    '%j is no timestamp',
    (text) => expect(timestampFormat(text)).toBeUndefined(),
  );
});

describe('ids: the value is hidden, the format is not', () => {
  test.each([
    ['0b1c7d1e-0000-4000-8000-000000000001', 'ffffffff-0000-4000-8000-000000000001', true],
    ['0b1c7d1e-0000-4000-8000-000000000001', 'FFFFFFFF-0000-4000-8000-000000000001', false],
    ['12', '34567', true],
    ['a1b2c3d4', '11111111', true],
    ['a1b2c3d4', 'A1B2C3D4E5', false],
    ['cus_a1b2c3d4', 'cus_f1b2c3d4', true],
    ['cus_a1b2c3d4', 'inv_a1b2c3d4', false],
    ['order-17', 'order-18', true],
    ['alice', 'mallo', false],
    ['12', 'alice', false],
    ['a1 b2', 'a1 b3', false],
  ])('%s and %s alike: %s', (base, head, alike) => {
    expect(sameIdFormat(base, head)).toBe(alike);
    expect(sameIdFormat(head, base)).toBe(alike);
  });

  test('a long text is no id', () => expect(idFormat('1'.repeat(300))).toBeUndefined());

  test('one to one in both directions, whatever the names', () => {
    const ids = newIdMap();
    expect(mapId(ids, '__proto__', 'x1')).toBeUndefined();
    expect(mapId(ids, '__proto__', 'x1')).toBeUndefined();
    expect(mapId(ids, '__proto__', 'x2')).toContain('became x1 elsewhere');
    expect(mapId(ids, 'y', 'x1')).toContain('stands for __proto__ elsewhere');
  });
});

describe('what is a timestamp: nothing beside it, and every field in its range', () => {
  test.each([
    '2024-01-01',
    '2024-12-31',
    '2024-06-15T00:00:00Z',
    '2024-06-15T24:00:00Z',
    '2024-06-15T23:59:60Z',
    '2024-06-15 23:59',
    '2024.06.15',
    '20240615',
    '20240615T235959',
    '20240615T235959.123+0200',
    '15 Jun 2024 10:11:12 +0200',
    '15-Jun-24 10:11',
    'Sat Jun 15 10:11:12 2024',
    '1718446272',
    '1718446272.5',
    '1718446272000',
    '1718446272000000',
    '1718446272000000000',
  ])('%s is one; the same with something before, behind or within is none', (text) => {
    expect(timestampFormat(text)).toBeDefined();
    for (const other of [`x${text}`, `${text}x`, `${text}-`, ` ${text}`, `${text} `, `${text}\n`, `#${text}`])
      expect(timestampFormat(other), JSON.stringify(other)).toBeUndefined();
  });

  test.each([
    ['month 0', '2024-00-10'],
    ['month 13', '2024-13-10'],
    ['day 0', '2024-01-00'],
    ['day 32', '2024-01-32'],
    ['hour 25', '2024-01-01T25:00:00Z'],
    ['minute 60', '2024-01-01T00:60:00Z'],
    ['second 61', '2024-01-01T00:00:61Z'],
    ['month 13, compact', '20241301'],
    ['day 32, compact', '20240132'],
    ['hour 25, compact', '20240101T250000'],
    ['minute 60, compact', '20240101T006000'],
    ['second 61, compact', '20240101T000061'],
    ['day 32, mail', 'Mon, 32 Jan 2024 00:00:00 GMT'],
    ['day 0, mail', '0 Jan 2024 00:00:00 GMT'],
    ['hour 25, a time alone', '25:00'],
    ['minute 60, a time alone', '12:60'],
    ['second 61, a time alone', '12:00:61'],
    ['two separators', '2024-01/01'],
    ['no second digit', '2024-1-01'],
    ['a day of the week that is none', 'Foo, 01 Jan 2024 00:00:00 GMT'],
    ['a month that is none', 'Mon, 01 Foo 2024 00:00:00 GMT'],
    ['eleven digits', '17184462720'],
    ['nine digits', '171844627'],
    ['a leading zero', '0718446272'],
    ['a point without digits', '1718446272.'],
    ['thirteen digits of a fraction', '2024-01-01T00:00:00.1234567890123Z'],
    ['digits beyond the longest timestamp', `1718446272.${'1'.repeat(60)}`],
  ])('%s: %s is none', (_, text) => expect(timestampFormat(text)).toBeUndefined());

  test.each([
    ['the separator of the time', '2024-01-01T10:11:12', '2024-01-01 10:11:12'],
    ['the letter of it', '2024-01-01T10:11:12', '2024-01-01t10:11:12'],
    ['a date alone and one with a time', '2024-01-01', '2024-01-01 10:11'],
    ['a zone and none', '2024-01-01T10:11:12Z', '2024-01-01T10:11:12'],
    ['a zone after a blank', '2024-01-01T10:11:12 Z', '2024-01-01T10:11:12Z'],
    ['seconds and none', '2024-01-01T10:11Z', '2024-01-01T10:11:12Z'],
    ['a fraction and none', '12:11:10.5', '12:11:10'],
    ['compact, with a time and without', '20240101', '20240101T101112'],
    ['compact, another zone', '20240101T101112Z', '20240101T101112+0000'],
    ['compact, a fraction', '20240101T101112.5', '20240101T101112.55'],
    ['compact and not', '20240101', '2024-01-01'],
    ['the year of two digits', '15-Jun-24 10:11', '15-Jun-2024 10:11'],
    ['blanks for hyphens', '15-Jun-2024 10:11', '15 Jun 2024 10:11'],
    ['the day of the week went', 'Sat, 15 Jun 2024 10:11:12 GMT', '15 Jun 2024 10:11:12 GMT'],
    ['its comma went', 'Sat, 15 Jun 2024 10:11:12 GMT', 'Sat 15 Jun 2024 10:11:12 GMT'],
    ['a day of one digit', 'Sat Jun 15 10:11:12 2024', 'Sat Jun 5 10:11:12 2024'],
    ['a long name of the month', 'Sat Jun 15 10:11:12 2024', 'Sat June 15 10:11:12 2024'],
    ['a long name of the day', 'Sat Jun 15 10:11:12 2024', 'Saturday Jun 15 10:11:12 2024'],
    ['seconds and microseconds since 1970', '1718446272', '1718446272000000'],
    ['milliseconds and nanoseconds', '1718446272000', '1718446272000000000'],
    ['seconds, and seconds with a fraction', '1718446272', '1718446272.5'],
    ['fractions of two precisions', '1718446272.5', '1718446272.25'],
    ['the sign of a zone', '2024-01-01T10:11:12+01:00', '2024-01-01T10:11:12-01:00'],
  ])('%s is part of the format', (_, one, other) => {
    expect(timestampFormat(one)).toBeDefined();
    expect(timestampFormat(other)).toBeDefined();
    expect(timestampFormat(one)).not.toBe(timestampFormat(other));
  });

  test.each([
    ['2024-01-01 10:11:12', '2031-12-31 00:00:00'],
    ['2024.01.01', '1999.12.31'],
    ['20240101T101112.5Z', '20251231T235959.7Z'],
    ['15-Jun-24 10:11', '01-Dec-25 23:59'],
    ['Sat Jun 15 10:11:12 2024', 'Mon Dec 01 23:59:59 2025'],
    ['Saturday, 15 June 2024 10:11:12 GMT', 'Monday, 01 December 2025 23:59:59 GMT'],
    ['1718446272.25', '1918446272.75'],
  ])('%s and %s differ in nothing but when', (one, other) => {
    expect(timestampFormat(one)).toBeDefined();
    expect(timestampFormat(one)).toBe(timestampFormat(other));
  });
});

describe('ids that are not written alike', () => {
  const uuid = '0b1c7d1e-0000-4000-8000-000000000001';
  test.each([
    ['a UUID and one with a letter before it', uuid, `f${uuid}`],
    ['a UUID and one with a letter behind it', uuid, `${uuid}f`],
    ['a UUID and hexadecimal text with hyphens elsewhere', uuid, uuid.replace('0000-4000', '00004-000')],
    ['hexadecimal, and a letter that is none in front', 'a1b2c3d4', 'z1b2c3d4'],
    ['hexadecimal, and a letter that is none at the end', 'a1b2c3d4', 'a1b2c3dz'],
    ['hexadecimal in lower case and in upper case', 'a1b2c3d4', 'A1B2C3D4'],
    ['the same after a prefix', 'cus_a1b2c3d4', 'cus_A1B2C3D4'],
    ['hexadecimal in one case and in both', 'a1b2c3d4', 'a1B2c3D4'],
    ['hexadecimal of two lengths', 'a1b2c3d4', 'a1b2c3d4e'],
    ['digits, and hexadecimal of another length', '123456789', 'a1b2c3d4'],
    ['digits, and text as long', '12345678', 'z1b2c3d4'],
    ['digits, and hexadecimal too short to be told from words', '1234567', 'a1b2c3d'],
    ['digits, and digits with a letter before', '12', 'a12'],
    ['digits, and digits with a letter behind', '12', '12a'],
    ['two prefixes of one length', 'order-17', 'other-17'],
    ['two joints after a prefix', 'order-17', 'order_17'],
    ['digits after a prefix, and text', 'order-17', 'order-1x'],
    ['text of two lengths', 'x9y8', 'x9y88'],
    ['a prefix of sixteen letters, and another', `${'a'.repeat(16)}-1x`, `${'b'.repeat(16)}-1x`],
    ['a name after a prefix', 'user:alice', 'user:mally'],
    ['a prefix alone', 'user:', 'usex:'],
    ['nothing, and nothing', '', ''],
    ['a line end behind', 'a1\n', 'b1\n'],
    ['a blank before', ' a1', ' b1'],
    ['one character beyond the longest id', `1${'a'.repeat(256)}`, `2${'a'.repeat(256)}`],
  ])('%s', (_, base, head) => {
    expect(sameIdFormat(base, head)).toBe(false);
    expect(sameIdFormat(head, base)).toBe(false);
  });

  test.each([
    ['UUIDs in upper case', uuid.toUpperCase(), 'FFFFFFFF-0000-4000-8000-000000000001'],
    ['hexadecimal in upper case', 'A1B2C3D4', 'F1B2C3D4'],
    ['hexadecimal in upper case, and digits alone', 'A1B2C3D4', '11223344'],
    ['seven hexadecimal digits are a text of seven', 'a1b2c3d', 'z1b2c3d'],
    ['after a prefix and another', 'eu:user-17', 'eu:user-9'],
    ['the longest id', `1${'z'.repeat(255)}`, `2${'z'.repeat(255)}`],
    ['a joint alone before digits is text', '_17', '_18'],
    ['letters that do not begin it are no prefix', '1ab-2x', '1cd-2x'],
    ['seventeen letters are no prefix', `${'a'.repeat(17)}-1x`, `${'b'.repeat(17)}-1x`],
    ['a UUID without letters, and one in lower case', '00000000-0000-4000-8000-000000000001', uuid],
  ])('%s are written alike', (_, base, head) => {
    expect(sameIdFormat(base, head)).toBe(true);
    expect(sameIdFormat(head, base)).toBe(true);
  });

  test('a map that is not one to one keeps what it knew', () => {
    const ids = newIdMap();
    expect(mapId(ids, 'a1', 'b1')).toBeUndefined();
    expect(mapId(ids, 'a2', 'b2')).toBeUndefined();
    expect(mapId(ids, 'a1', 'b2')).toBe('id a1 became b1 elsewhere and b2 here');
    expect(mapId(ids, 'a3', 'b2')).toBe('id b2 stands for a2 elsewhere and for a3 here');
    expect(mapId(ids, 'a1', 'b1')).toBeUndefined();
    expect(mapId(ids, 'a3', 'b3')).toBeUndefined();
  });
});
