import { writeOutputs, writeSummary } from './action-files.js';
import { FAILED_OUTPUTS } from './action-outputs.js';
import { commandData } from './encoders/annotation.js';
import { guardLines } from './encoders/lines.js';
import { visible } from './encoders/visible.js';

/** Standard output of the action. Nothing reaches it that the runner could take for a command, but for checked commands. */
export interface Log {
  /** Text of unknown making, encoded here. */
  readonly line: (text: string) => void;
  /** Text that a renderer has encoded; guarded once more. */
  readonly block: (text: string) => void;
  /** One workflow command that annotates; what is none is written as a block. */
  readonly command: (command: string) => void;
  /** How `line` encodes. */
  readonly encode: (text: string) => string;
}

export function actionLog(write: (text: string) => void): Log {
  const block = (text: string) => write(`${guardLines(unixLines(text))}\n`);
  return {
    block,
    encode,
    line: (text) => block(encode(text)),
    command: (command) => {
      if (/^::(?:error|warning|notice)(?: [^\r\n]*)?::[^\r\n]*$/.test(command)) write(`${command}\n`);
      else block(command);
    },
  };
}

function encode(text: string): string {
  return guardLines(unixLines(text).split('\n').map(visible).join('\n'));
}

/** The runner takes a lone CR for the end of a line, too. */
function unixLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/** Says it where people look: as an annotation, in the outputs and in the job summary. */
export function explainFailure(
  log: Log,
  env: Readonly<Record<string, string | undefined>>,
  title: string,
  message: string,
  outputs: readonly (readonly [name: string, value: string])[] = FAILED_OUTPUTS,
): void {
  const text = log.encode(message);
  log.command(`::error title=${title}::${commandData(text)}`);
  try {
    writeOutputs(env['GITHUB_OUTPUT'], outputs);
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
