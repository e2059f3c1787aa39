/**
 * What the Actions runner makes of a line of standard output: a port of `TryParseV2` and `TryParse` of
 * actions/runner, src/Runner.Common/ActionCommand.cs. Stricter than the runner in one thing: any command name counts,
 * registered or not, so that a name added there later is refused here already.
 */
export interface RunnerCommand {
  readonly command: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

export function parseRunnerLine(line: string): RunnerCommand | undefined {
  return parseV2(line) ?? parseV1(line);
}

/** Every command in an output, split at every line end that a runner or terminal may take for one. */
export function commandsIn(output: string): RunnerCommand[] {
  return output.split(/\r\n|[\n\r\u0085\u2028\u2029]/).flatMap((line) => parseRunnerLine(line) ?? []);
}

function parseV2(line: string): RunnerCommand | undefined {
  const message = line.trimStart();
  if (!message.startsWith('::')) return undefined;
  const end = message.indexOf('::', 2);
  if (end < 0) return undefined;
  const { command, properties } = info(message.slice(2, end), ',', unescapeProperty);
  return { command, properties, data: unescapeData(message.slice(end + 2)) };
}

function parseV1(line: string): RunnerCommand | undefined {
  const start = line.indexOf('##[');
  if (start < 0) return undefined;
  const end = line.indexOf(']', start);
  if (end < 0) return undefined;
  const { command, properties } = info(line.slice(start + 3, end), ';', unescapeProperty);
  return { command, properties, data: unescapeData(line.slice(end + 1)) };
}

function info(text: string, separator: string, undo: (text: string) => string): Omit<RunnerCommand, 'data'> {
  const space = text.indexOf(' ');
  if (space < 0) return { command: text, properties: {} };
  const pairs = text
    .slice(space + 1)
    .trim()
    .split(separator)
    .map((pair) => pair.split(/=(.*)/s))
    .filter((pair) => pair.length >= 2)
    .map(([key = '', value = '']) => [key, undo(value)] as const);
  return { command: text.slice(0, space), properties: Object.fromEntries(pairs) };
}

function unescapeProperty(text: string): string {
  return unescapeData(text.replaceAll('%3A', ':').replaceAll('%2C', ','));
}

function unescapeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
