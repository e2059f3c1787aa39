import { visible } from './visible.js';

/** Would notify somebody if a client of the API turned it into a mention; nothing says that none does. */
const MENTION = /(?<![\p{L}\p{N}_])@(?=[\p{L}\p{N}])/gu;

/** One line of plain text: a line break in a name must not begin a line of its own. */
export function annotationText(text: string): string {
  return visible(text).replace(MENTION, '\\u{40}');
}

/** The data of a workflow command, as the runner's parser undoes it. */
export function commandData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** A property of a workflow command. */
export function commandProperty(text: string): string {
  return commandData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
