import { ERROR_CATALOGUE } from '../error-catalogue.js';
import { FixtureGateError } from '../errors.js';
import type { Invocation } from '../inputs/invocation.js';
import { didYouMean } from '../inputs/suggest.js';
import { PROBLEM_CATALOGUE } from '../problem-catalogue.js';
import { writeReport } from './output.js';

const COLUMNS = 88;

/** What a problem, an error or a check of doctor means, how it looks, and how to mend it. */
export async function explain({ code, output }: Extract<Invocation, { kind: 'explain' }>): Promise<number> {
  const entry = { ...PROBLEM_CATALOGUE, ...ERROR_CATALOGUE }[code as keyof typeof PROBLEM_CATALOGUE];
  if (entry === undefined) {
    const { CHECKS } = await import('./doctor/checks/index.js');
    const check = CHECKS.find(({ id }) => id === code.toLowerCase());
    if (check !== undefined) {
      const said = [
        `${check.id}: a check of "fixture-gate doctor"`,
        '',
        `It finds ${check.finds}.`,
        check.why,
        check.mend,
      ];
      writeReport(said.flatMap((line) => (line === '' ? [''] : wrap(line, ''))).join('\n'), output);
      return 0;
    }
    const codes = [...Object.keys(PROBLEM_CATALOGUE), ...Object.keys(ERROR_CATALOGUE)];
    const known = [...codes, ...CHECKS.map(({ id }) => id.toUpperCase())];
    throw new FixtureGateError(
      'BAD_USAGE',
      `expected a code such as FG101, or a check of doctor; found ${JSON.stringify(code)}${didYouMean(code, known)}`,
      'see docs/problems.md, docs/errors.md and docs/doctor.md of Fixture Gate for all of them',
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
