// The runner's own reading of a step's output, after ActionCommand.TryParseV2 and TryParse in
// actions/runner src/Runner.Common/ActionCommand.cs: whatever it would carry out is found here, wherever it stands.

export interface RunnerCommand {
  readonly command: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** What ActionCommandManager registers. Case does not matter to it. */
const REGISTERED = new Set([
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'internal-set-repo-path',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
]);

/**
 * The runner looks for its keywords by culture, and such a comparison overlooks these characters. Whether it does on a given
 * machine depends on its settings, so here they never help.
 */
const IGNORABLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Every command in a step's output. Lines end at CR LF, LF and lone CR, as .NET reads them. */
export function runnerCommands(output: string): readonly RunnerCommand[] {
  return output
    .split(/\r\n|\n|\r/)
    .map((line) => line.replaceAll(IGNORABLE, ''))
    .map((line) => parseV2(line) ?? parseV1(line))
    .filter((command) => command !== undefined);
}

/** `::name key=value,key=value::data`, at the start of a line but for white space. */
function parseV2(line: string): RunnerCommand | undefined {
  const message = line.trimStart();
  if (!message.startsWith('::')) return undefined;
  const end = message.indexOf('::', 2);
  if (end < 0) return undefined;
  const [command, properties] = head(message.slice(2, end), ',');
  return REGISTERED.has(command.toLowerCase())
    ? { command, properties, data: decoded(message.slice(end + 2)) }
    : undefined;
}

/** `##[name key=value;key=value]data`, anywhere in a line. */
function parseV1(line: string): RunnerCommand | undefined {
  const start = line.indexOf('##[');
  const end = start < 0 ? -1 : line.indexOf(']', start);
  if (end < 0) return undefined;
  const [command, properties] = head(line.slice(start + 3, end), ';');
  return REGISTERED.has(command.toLowerCase()) ? { command, properties, data: line.slice(end + 1) } : undefined;
}

function head(text: string, separator: string): readonly [string, Readonly<Record<string, string>>] {
  const blank = text.indexOf(' ');
  if (blank < 0) return [text, {}];
  const pairs = text
    .slice(blank + 1)
    .trim()
    .split(separator)
    .map((pair) => pair.split('=', 2))
    .filter((pair) => pair.length === 2);
  return [text.slice(0, blank), Object.fromEntries(pairs.map(([key, value]) => [key!, decoded(value!)]))];
}

function decoded(text: string): string {
  return text
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%3B', ';')
    .replaceAll('%5D', ']')
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%25', '%');
}
