import { ERROR_CATALOGUE } from '../error-catalogue.js';
import { FixtureGateError } from '../errors.js';
import type { Invocation } from '../inputs/argv.js';
import { didYouMean } from '../inputs/suggest.js';
import { PROBLEM_CATALOGUE } from '../problem-catalogue.js';
import { writeReport } from './output.js';

const COLUMNS = 88;

/** What a problem or an error means, how it looks, and how to mend it. */
export async function explain({ code, output }: Extract<Invocation, { kind: 'explain' }>): Promise<number> {
  const entry = { ...PROBLEM_CATALOGUE, ...ERROR_CATALOGUE }[code as keyof typeof PROBLEM_CATALOGUE];
  if (entry === undefined) {
    const known = [...Object.keys(PROBLEM_CATALOGUE), ...Object.keys(ERROR_CATALOGUE)];
    throw new FixtureGateError(
      'BAD_USAGE',
      `expected a code such as FG101; found ${JSON.stringify(code)}${didYouMean(code, known)}`,
      'see docs/problems.md and docs/errors.md for all of them',
    );
  }
  const lines = [
    `${code}: ${entry.title}`,
    '',
    ...wrap(entry.meaning, ''),
    '',
    'It looks like this:',
    ...wrap(entry.example, '    '),
    '',
    'What to do:',
    ...entry.fix.flatMap((step) => (step.startsWith('    ') ? [`  ${step}`] : wrap(step, '  '))),
  ];
  writeReport(lines.join('\n'), output);
  return 0;
}

function wrap(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > COLUMNS) {
      lines.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, indent + line];
}
