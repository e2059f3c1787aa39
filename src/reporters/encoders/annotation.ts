import { visible } from './visible.js';

/** Would notify somebody if a client of the API turned it into a mention; nothing says that none does. */
const MENTION = /(?<![\p{L}\p{N}_])@(?=[\p{L}\p{N}])/gu;

/** Annotation text is plain, of several lines; each is made visible on its own. */
export function annotationText(text: string): string {
  return text
    .split('\n')
    .map((line) => visible(line).replace(MENTION, '\\u{40}'))
    .join('\n');
}

/** The data of a workflow command, as the runner's parser undoes it. */
export function commandData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** A property of a workflow command. */
export function commandProperty(text: string): string {
  return commandData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
