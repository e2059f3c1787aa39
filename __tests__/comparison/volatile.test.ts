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
