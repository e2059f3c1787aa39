// Prints what survived of the mutation runs: node scripts/mutation-survivors.mjs reports/mutation/*.json
import { readFileSync } from 'node:fs';

for (const file of process.argv.slice(2)) {
  const { files = {} } = JSON.parse(readFileSync(file, 'utf8'));
  for (const [path, { mutants, source }] of Object.entries(files)) {
    const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
    const [found, left] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')];
    console.log(`\n${path}: ${found} of ${found + left} found (${((100 * found) / (found + left)).toFixed(1)} %)`);
    const lines = source.split('\n');
    for (const { status, mutatorName, replacement = '', location } of mutants) {
      if (status !== 'Survived' && status !== 'NoCoverage') continue;
      const { line, column } = location.start;
      const text = lines[line - 1].trim();
      console.log(
        `${line}:${column} ${status} ${mutatorName}: ${text.slice(0, 100)} => ${replacement.replaceAll('\n', ' ').slice(0, 70)}`,
      );
    }
  }
}
