// Prints what was found as the table of docs/mutation.md: node scripts/mutation/table.mjs [--out reports/mutation] [part of a path]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOM, ROOT } from './build.mjs';
import { resultsIn } from './results.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'reports/mutation' } },
});
const folder = join(ROOT, values.out);
const { mutants } = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
const results = resultsIn(folder);
function rowOf(file) {
  const row = { all: 0, labelled: 0, tests: 0, survivors: 0, bound: false, seconds: 0 };
  for (const mutant of mutants) {
    const result = results.get(mutant.key);
    if (mutant.file !== file || result === undefined) continue;
    row.all += 1;
    row.seconds += result.ms / 1_000;
    if (result.status === 'labelled') row.labelled += 1;
    else if (result.status === 'tests' || result.status === 'time' || result.status === 'crash') row.tests += 1;
    else {
      row.survivors += 1;
      // Not all tests were asked that reach it.
      if (result.whole === false || result.status === 'unsure') row.bound = true;
    }
  }
  return { ...row, asked: row.all === mutants.filter((mutant) => mutant.file === file).length };
}

const percent = ({ all, survivors }) => ((100 * (all - survivors)) / all).toFixed(1);
const print = (name, row, note) =>
  console.log(
    `| ${name} | ${row.all} | ${row.labelled} | ${row.tests} | ${row.survivors} | ${percent(row)} % | ${note} | ${Math.round(row.seconds)} s |`,
  );
const together = { all: 0, labelled: 0, tests: 0, survivors: 0, seconds: 0 };
console.log('| file | mutants | found by labelled pairs | found by other tests | survivors | found | | time |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const file of new Set(mutants.map((mutant) => mutant.file))) {
  if (positionals.length > 0 && !positionals.some((part) => file.includes(part))) continue;
  const row = rowOf(file);
  if (row.all === 0) continue;
  for (const key of Object.keys(together)) together[key] += row[key];
  const notes = [...(row.bound ? ['at least'] : []), ...(row.asked ? [] : ['not all were asked'])];
  print(`\`${file.slice(ROOM.length)}\``, row, notes.join(', '));
}
print('together', together, '');
