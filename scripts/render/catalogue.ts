import type { ErrorEntry } from '../../src/error-catalogue.js';
import type { ProblemEntry } from '../../src/problem-catalogue.js';

/** Renders docs/problems.md and docs/errors.md from the catalogues. Pure: the same catalogue gives the same text. */

const PROBLEMS_INTRODUCTION = `# Problems

<!-- Written by scripts/problem-docs.mjs from src/problem-catalogue.ts. Change that file, then run the script. -->

What the check can find, one by one. Each has a code that never changes its meaning; \`fixture-gate explain CODE\` prints the same text.
An *error* fails the check, a *warning* and a *notice* do not. Words are explained in [the glossary](glossary.md).
`;

const ERRORS_INTRODUCTION = `# Errors

<!-- Written by scripts/problem-docs.mjs from src/error-catalogue.ts. Change that file, then run the script. -->

What keeps the check from giving an answer. The command line ends with exit code 3, the action fails: without an answer nothing passes.
Whatever is not listed here is a mistake in the program itself and is printed with its stack; please report it.
`;

export function renderProblems(catalogue: Readonly<Record<string, ProblemEntry>>): string {
  const entries = Object.entries(catalogue);
  const rows = entries.map(
    ([code, entry]) => `| [${code}](#${code.toLowerCase()}) | ${entry.gate} | ${entry.severity} | ${entry.title} |`,
  );
  const index = ['| code | gate | severity | what |', '| --- | --- | --- | --- |', ...rows].join('\n');
  const sections = entries.map(([code, entry]) =>
    [
      `## ${code}`,
      '',
      `**${entry.title}.** ${entry.meaning}`,
      '',
      ...fence(entry.example),
      '',
      'What to do:',
      '',
      ...steps(entry.fix),
    ].join('\n'),
  );
  return `${PROBLEMS_INTRODUCTION}\n${index}\n\n${sections.join('\n\n')}\n`;
}

export function renderErrors(catalogue: Readonly<Record<string, ErrorEntry>>): string {
  const sections = Object.entries(catalogue).map(([code, entry]) =>
    [
      `## ${code}`,
      '',
      `**${entry.title}.** ${entry.meaning}`,
      '',
      ...fence(entry.example),
      '',
      'What to do:',
      '',
      ...steps(entry.fix),
    ].join('\n'),
  );
  return `${ERRORS_INTRODUCTION}\n${sections.join('\n\n')}\n`;
}

function fence(text: string): readonly string[] {
  return ['```text', text, '```'];
}

/** Prose as paragraphs, lines to paste as fenced blocks, several in a row as one. */
function steps(lines: readonly string[]): readonly string[] {
  const out: string[] = [];
  let pasting = false;
  for (const line of lines) {
    const paste = line.startsWith('    ');
    if (paste !== pasting) out.push(...(paste ? ['```text'] : ['```', '']));
    pasting = paste;
    out.push(paste ? line.slice(4) : line, ...(paste ? [] : ['']));
  }
  if (pasting) out.push('```');
  return out.at(-1) === '' ? out.slice(0, -1) : out;
}
