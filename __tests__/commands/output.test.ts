import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { writeReport } from '../../src/commands/output.js';

const folder = mkdtempSync(join(tmpdir(), 'fixture-gate-output-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string): void => writeReport('report', { format: 'terminal', verbosity: 'normal', file });

describe('where a report is written to', () => {
  test('a file is replaced whole, and nothing is left beside it', () => {
    const file = join(folder, 'a.txt');
    writeFileSync(file, 'old and longer');
    write(file);
    expect(readFileSync(file, 'utf8')).toBe('report\n');
    expect(readdirSync(folder)).toEqual(['a.txt']);
  });

  test.each([0, 1, 2, 3])('a long report is written whole, %i characters before its signs of two units', (shift) => {
    const file = join(folder, 'long.txt');
    const text = `${'a'.repeat(shift)}${'\u{1F600}é\n'.repeat(1_000_000)}`;
    writeReport(text, { format: 'terminal', verbosity: 'normal', file });
    expect(readFileSync(file, 'utf8') === text).toBe(true);
    rmSync(file);
  });

  test('a link to a file stays a link', () => {
    const file = join(folder, 'b.txt');
    const link = join(folder, 'b.link');
    writeFileSync(file, 'old');
    symlinkSync('b.txt', link);
    write(link);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('report\n');
  });

  // By way of a link, so that nobody who breaks this loses the device itself.
  test.skipIf(process.platform === 'win32')('a device is written to and stays a device', () => {
    const link = join(folder, 'null');
    symlinkSync('/dev/null', link);
    write(link);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  test('a folder cannot be written to, and says so', () => {
    expect(() => write(folder)).toThrow(expect.objectContaining({ code: 'CANNOT_WRITE' }));
  });
});
