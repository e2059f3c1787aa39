// Prints what survived, file by file: node scripts/mutation/survivors.mjs [--out reports/mutation] [part of a path]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './build.mjs';
import { resultsIn } from './results.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'reports/mutation' } },
});
const folder = join(ROOT, values.out);
const { mutants } = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
const results = resultsIn(folder);

const short = (text, most) => text.replaceAll(/\s+/g, ' ').slice(0, most);
let file;
for (const mutant of mutants) {
  const status = results.get(mutant.key)?.status;
  if (status !== 'survived' && status !== 'uncovered') continue;
  if (positionals.length > 0 && !positionals.some((part) => mutant.file.includes(part))) continue;
  if (file !== mutant.file) console.log(`\n${mutant.file}`);
  file = mutant.file;
  const { line, column, original, replacement } = mutant;
  console.log(
    `${line}:${column}${status === 'uncovered' ? ' uncovered' : ''}  ${short(original, 90)}  =>  ${short(replacement, 60)}`,
  );
}
