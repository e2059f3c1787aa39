import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderDoctor } from '../../../scripts/render/doctor.js';
import { CHECKS } from '../../../src/commands/doctor/checks/index.js';
import { readArguments } from '../../../src/inputs/argv.js';

const text = readFileSync(new URL('../../../docs/doctor.md', import.meta.url), 'utf8').replaceAll('\r\n', '\n');

test('docs/doctor.md is what the script writes', () => {
  expect(text, 'run node scripts/doctor-docs.mjs').toBe(renderDoctor(CHECKS));
});

test('every check has an id of its own, and says what, why and how in whole sentences', () => {
  expect(new Set(CHECKS.map(({ id }) => id)).size).toBe(CHECKS.length);
  for (const { id, finds, why, mend } of CHECKS) {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(finds, id).not.toMatch(/\.$/);
    expect(why, id).toMatch(/^[A-Z].*[.]$/);
    expect(mend, id).toMatch(/^[A-Z].*[.]$/);
  }
});

test('every command line in it is understood', () => {
  const lines = [...text.matchAll(/^\$ fixture-gate (.*?)(?:\s+#.*)?$/gm)].map(([, line]) =>
    line!.replace(/\s*\|.*$/, ''),
  );
  expect(lines.length).toBe(3);
  for (const line of lines) expect(readArguments(line.split(' ')).kind).toBe('doctor');
});
