import { writeOutputs, writeSummary } from './action-files.js';
import { FAILED_OUTPUTS } from './action-outputs.js';

/** Standard output of the action. Everything but a checked command goes through the encoder. */
export interface Log {
  readonly line: (text: string) => void;
  /** One workflow command that annotates; what is none is written as text. */
  readonly command: (command: string) => void;
  /** The encoder that `line` uses. */
  readonly encode: (text: string) => string;
}

/** `encode` leaves nothing that the runner could take for a command. */
export function actionLog(write: (text: string) => void, encode: (text: string) => string): Log {
  // The runner takes a lone CR for the end of a line, too.
  const line = (text: string) => write(`${encode(text.replaceAll(/\r\n?/g, '\n'))}\n`);
  return {
    line,
    encode,
    command: (command) => {
      if (/^::(?:error|warning|notice)(?: [^\r\n]*)?::[^\r\n]*$/.test(command)) write(`${command}\n`);
      else line(command);
    },
  };
}

/** Says it where people look: as an annotation, in the outputs and in the job summary. */
export function explainFailure(
  log: Log,
  env: Readonly<Record<string, string | undefined>>,
  title: string,
  message: string,
): void {
  const text = log.encode(message);
  log.command(`::error title=${title}::${text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}`);
  try {
    writeOutputs(env['GITHUB_OUTPUT'], FAILED_OUTPUTS);
    writeSummary(env['GITHUB_STEP_SUMMARY'], `### ${title}\n\n${fenced(text)}`);
  } catch (cause) {
    log.line(`The outputs cannot be written (${(cause as NodeJS.ErrnoException).code ?? 'unknown error'}).`);
  }
}

/** A code block with a fence longer than any run of backticks inside. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}
