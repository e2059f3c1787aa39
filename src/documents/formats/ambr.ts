import type { ContainerMember } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { bodyLines } from '../trees/scanner.js';
import { openSource } from '../trees/source.js';
import { attempt, createBudget, fail } from '../trees/stop.js';
import { entryDocument } from './snap.js';

const NAME = '# name: ';
const VERSION = '# serializer version: ';
/** Since serializer version 1, and before it. */
const DIVIDERS = ['# ---', '---'];

/** Snapshots of syrupy (Python): named entries whose body, indentation included, is one value. */
export const ambr: Format = { id: 'ambr', read: (input) => attempt(() => readAmbr(input)) };

function readAmbr(input: ReadInput): ReadResult {
  const source = openSource(input);
  const budget = createBudget(input.options.limits);
  const lines = bodyLines(source.text);
  const layout: Record<string, string> = { ...source.layout };
  const dividers = new Set<string>();
  const members: ContainerMember[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    if (line.startsWith(VERSION)) layout['serializer version'] = line.slice(VERSION.length);
    else if (line.startsWith(NAME)) {
      budget.spend(2, { line: index + 1, column: 1 });
      const end = endOf(lines, index);
      dividers.add(lines[end]!);
      const document = entryDocument('ambr', lines.slice(index + 1, end).join('\n'), index + 2);
      members.push({ name: line.slice(NAME.length), line: index + 1, document });
      index = end;
    } else if (line !== '') fail('expected "# name: " of a snapshot', { line: index + 1, column: 1 });
  }
  if (dividers.size > 0) layout['divider'] = [...dividers].sort().join(', ');
  return {
    ok: true,
    document: {
      format: 'ambr',
      readings: [{ label: '', content: { kind: 'container', noun: 'snapshot', members } }],
      declared: {},
      layout,
      notices: source.notices,
    },
  };
}

/** A body's lines are indented, so neither divider can stand in one; a name before the divider is a lost divider. */
function endOf(lines: readonly string[], start: number): number {
  for (let index = start + 1; index < lines.length; index += 1) {
    const line = lines[index]!;
    if (DIVIDERS.includes(line)) return index;
    if (line.startsWith(NAME)) break;
  }
  return fail('a snapshot without its divider', { line: start + 1, column: 1 });
}
