import { MAX_NUMBER_CHARACTERS } from '../../documents/format.js';
import { decline } from '../../documents/large/source.js';
import { CELL, cellBit } from '../cells.js';
import { canonicalDecimal, type Decimal } from '../numbers.js';
import { type Magnitudes, magnitudeOf } from '../tolerance.js';
import type { Gap } from './kept.js';

/** Numbers that are held as doubles. */
const MAX_NUMBERS = 4_000_000;
/** Decimals that differ and have one double; of numbers that are written with as many digits as they have there is one. */
const MAX_ALIKE = 1_000;

type Walk = (see: (cell: string | undefined) => void) => void;

/** The numbers of a column that gaps leave out; `walk` shows its cells. */
export function magnitudesOf(gaps: readonly Gap[], walk: Walk): Magnitudes {
  const rows = gaps.reduce((sum, { lines }) => sum + lines, 0);
  if (rows > MAX_NUMBERS) decline('more numbers than are held at once');
  const doubles = new Float64Array(rows);
  let count = 0;
  walk((cell) => {
    const double = magnitudeIn(cell);
    if (double === undefined) return;
    doubles[count] = double;
    count += 1;
  });
  const known = new Map<number, ReturnType<Magnitudes['exactly']>>();
  return {
    doubles: doubles.subarray(0, count).sort(),
    exactly: (double) => {
      const found = known.get(double) ?? exactly(walk, double);
      known.set(double, found);
      return found;
    },
  };
}

/** The double of a cell that table.ts takes for a number; a zero is none. */
function magnitudeIn(cell: string | undefined): number | undefined {
  if (cell === undefined || cell.length > MAX_NUMBER_CHARACTERS) return undefined;
  if ((cellBit(cell) & (CELL.integer | CELL.decimal)) === 0) return undefined;
  const double = Math.abs(Number(cell));
  // A number may be too small for a double.
  return double > 0 || magnitudeOf(cell) !== undefined ? double : undefined;
}

function exactly(walk: Walk, double: number): ReturnType<Magnitudes['exactly']> {
  const found = new Map<string, { readonly value: Decimal; count: number }>();
  walk((cell) => {
    if (cell === undefined || Math.abs(Number(cell)) !== double || magnitudeIn(cell) !== double) return;
    const key = canonicalDecimal(cell);
    const known = found.get(key);
    if (known !== undefined) known.count += 1;
    else found.set(key, { value: magnitudeOf(cell)!, count: 1 });
    if (found.size > MAX_ALIKE) decline('many numbers that are nearly the same');
  });
  return [...found.values()];
}
