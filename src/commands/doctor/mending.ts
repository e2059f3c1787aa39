import type { Fault } from './check.js';
import { type Edit, edited } from './edits.js';
import { isBroken, parseYaml, type YamlFile } from './yaml-file.js';

/** The file after its edits, each made on what the one before it left. */
export function mended(file: YamlFile, edits: readonly Edit[]): YamlFile {
  let current = file;
  for (const edit of edits) {
    const next = parseYaml(file.yaml, file.path, edited(current, edit));
    // An edit that breaks the file would be worse than none.
    if (isBroken(next)) return current;
    current = next;
  }
  return current;
}

/** Lines that change: `-` with their number in the file as it is, `+` for what stands there instead. */
export function changedLines(before: string, after: string): readonly string[] {
  const [from, to] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < from.length - start && end < to.length - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  const width = String(from.length).length;
  const line = (number: number | undefined, sign: string, text: string): string =>
    `${String(number ?? '').padStart(width)} ${sign} ${text.replace(/\r$/, '')}`.trimEnd();
  return [
    ...(start === 0 ? [] : [line(start, ' ', from[start - 1]!)]),
    ...from.slice(start, from.length - end).map((text, index) => line(start + index + 1, '-', text)),
    ...to.slice(start, to.length - end).map((text) => line(undefined, '+', text)),
  ];
}

/** One patch for all faults that edits can mend, as `git apply` takes it; empty where there are none. */
export async function patchOf(
  workflows: readonly YamlFile[],
  faultsIn: (workflows: readonly YamlFile[]) => readonly Fault[],
): Promise<string> {
  const { createTwoFilesPatch } = await import('diff');
  let current = workflows;
  const tried = new Set<string>();
  // Mending one fault can show or hide another; each is tried once, so this ends.
  for (;;) {
    const fault = faultsIn(current).find((one) => one.edits !== undefined && !tried.has(keyOf(one)));
    if (fault === undefined) break;
    tried.add(keyOf(fault));
    current = current.map((file) => (file.path === fault.place?.path ? mended(file, fault.edits ?? []) : file));
  }
  return workflows
    .flatMap((file, index) => {
      const after = current[index]!.text;
      return after === file.text
        ? []
        : [createTwoFilesPatch(`a/${file.path}`, `b/${file.path}`, file.text, after, '', '', { context: 3 })];
    })
    .map((patch) => patch.replace(/^=+\n/, ''))
    .join('');
}

function keyOf({ check, place, message }: Fault): string {
  return `${check}\0${place?.path ?? ''}\0${message}`;
}
