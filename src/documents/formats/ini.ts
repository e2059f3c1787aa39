import { commentFact, contestedComments, contestedLines } from '../comments.js';
import type { Line, Member, Notice, TreeNode } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { countedNotice, listFact, object, text, treeResult } from '../trees/nodes.js';
import { sourceLines, trimBlanks, trimBlanksEnd, trimBlanksStart } from '../trees/scanner.js';
import { openSource } from '../trees/source.js';
import { attempt, type Budget, createBudget, fail } from '../trees/stop.js';

interface Section {
  readonly name: string;
  readonly line: Line;
  readonly entries: Entry[];
}

interface Entry {
  readonly key: string;
  value: string | null;
  /** What stands between the two; empty where there is no value. */
  readonly sign: string;
  readonly line: Line;
  /** Characters of white space before it: a line that goes on with it has more. */
  readonly indent: number;
}

/**
 * INI has no standard, so this reads what all dialects share and keeps the rest as it is: `[section]`, `key = value`
 * or `key: value`, keys without a value, comment lines with `;` or `#`, and lines that go on because they are indented more. Values are
 * strings with quotes and inline comments in them: dialects disagree on both, and a wrong guess would hide a change.
 * Sections and keys are names, so their order is layout; what occurs twice stays twice. Own reader: docs/adr/0081.
 */
export const ini: Format = { id: 'ini', read: (input) => attempt(() => readIni(input)) };

function readIni(input: ReadInput): ReadResult {
  const source = openSource(input);
  const budget = createBudget(input.options.limits);
  const { sections, comments, blanks, indented } = parse(source.text, budget);
  const [top, ...named] = sections;
  const members: Member[] = top!.entries.map(entryMember);
  for (const section of named) {
    const value = object(section.entries.map(entryMember), section.line);
    members.push({ name: section.name, value, line: section.line });
  }
  const layout = { ...source.layout, ...commentFact(comments) };
  const notices: Notice[] = [...source.notices, ...duplicateNotices(sections)];
  const result = treeResult({ format: 'ini', root: object(members, 1), layout, notices });
  const facts = {
    ...contestedComments(comments),
    ...contestedLines(source.text),
    ...signsFact(sections),
    ...(indented.length === 0 ? {} : { 'indented section headers': listFact(indented) }),
    ...(blanks.length === 0 ? {} : { 'blank lines before lines that go on': listFact(blanks) }),
    // Of several sections that fit a file, the last one wins.
    ...(/\.editorconfig$/i.test(input.path) ? { 'order of sections': listFact(named.map(({ name }) => name)) } : {}),
  };
  if (!result.ok || Object.keys(facts).length === 0) return result;
  return { ok: true, document: { ...result.document, facts } };
}

function parse(
  source: string,
  budget: Budget,
): {
  readonly sections: readonly Section[];
  readonly comments: readonly string[];
  /** Blank lines that some readers take into a value, because an indented line follows them. */
  readonly blanks: readonly string[];
  /** Sections whose header npm's `ini` takes for a name, since blanks stand before it. */
  readonly indented: readonly string[];
} {
  const sections: Section[] = [{ name: '', line: 1, entries: [] }];
  const comments: string[] = [];
  /** The entry that an indented line goes on with; a blank line or a comment ends it. */
  let open: Entry | undefined;
  const blanks: string[] = [];
  const indented: string[] = [];
  let last: Entry | undefined;
  let empty = 0;
  for (const { text: written, line } of sourceLines(source)) {
    const trimmed = trimBlanks(written);
    const indent = written.length - trimBlanksStart(written).length;
    if (trimmed === '') {
      open = undefined;
      empty += 1;
      continue;
    }
    if (empty > 0 && last?.value != null && indent > last.indent) blanks.push(`${empty} in ${last.key}`);
    empty = 0;
    if (trimmed.startsWith(';') || trimmed.startsWith('#')) comments.push(trimmed);
    else if (open?.value != null && indent > open.indent) open.value += `\n${trimmed}`;
    else if (trimmed.startsWith('[')) {
      open = undefined;
      budget.spend(1, { line, column: 1 });
      last = undefined;
      const name = sectionName(trimmed, line, comments);
      if (indent > 0) indented.push(name);
      sections.push({ name, line, entries: [] });
    } else {
      budget.spend(1, { line, column: 1 });
      open = entryOf(trimmed, line, indent);
      sections.at(-1)!.entries.push(open);
      // An indented line behind a blank one is an entry to some readers, and still the value before it to others.
      if (last === undefined || indent <= last.indent) last = open;
    }
  }
  return { sections, comments, blanks, indented };
}

/** What follows the bracket may only be a comment. */
function sectionName(trimmed: string, line: Line, comments: string[]): string {
  const end = trimmed.lastIndexOf(']');
  if (end === -1) return fail('a section header without "]"', { line, column: 1 });
  // A comment may hold a bracket; a name may not, in the dialects that allow a comment here.
  const first = trimmed.indexOf(']');
  const rest = trimBlanks(trimmed.slice(first + 1));
  if (rest === '') return trimmed.slice(1, first);
  if (/^[;#]/.test(rest)) {
    comments.push(rest);
    return trimmed.slice(1, first);
  }
  if (trimBlanks(trimmed.slice(end + 1)) !== '') fail('something after a section header', { line, column: end + 2 });
  return trimmed.slice(1, end);
}

/** To some readers (npm's `ini`, git) a colon is part of a name, so that where one stands for `=` is no matter of layout. */
function signsFact(sections: readonly Section[]): Readonly<Record<string, string>> {
  const signs = new Set<string>();
  const colons: string[] = [];
  for (const { name, entries } of sections) {
    for (const { key, sign } of entries) {
      if (sign === '') continue;
      signs.add(sign);
      if (sign === ':') colons.push(`[${name}] ${key}`);
    }
  }
  if (!signs.has(':')) return {};
  return { 'names with a colon behind them': signs.size === 1 ? 'all' : listFact(colons.toSorted()) };
}

function entryOf(trimmed: string, line: Line, indent: number): Entry {
  const at = trimmed.search(/[=:]/);
  if (at === 0) return fail('a value without a key', { line, column: 1 });
  if (at === -1) return { key: trimmed, value: null, sign: '', line, indent };
  const value = trimBlanksStart(trimmed.slice(at + 1));
  return { key: trimBlanksEnd(trimmed.slice(0, at)), value, sign: trimmed[at]!, line, indent };
}

function entryMember({ key, value, line }: Entry): Member {
  const node: TreeNode = value === null ? { kind: 'null', line } : text(value, line);
  return { name: key, value: node, line };
}

function duplicateNotices(sections: readonly Section[]): readonly Notice[] {
  const lines: Line[] = [];
  const seenSections = new Set<string>();
  for (const section of sections) {
    if (section.line > 1 && seenSections.has(section.name)) lines.push(section.line);
    seenSections.add(section.name);
    const seen = new Set<string>();
    for (const { key, line } of section.entries) {
      if (seen.has(key)) lines.push(line);
      seen.add(key);
    }
  }
  return countedNotice(lines, 'section or key given twice', (count) => `${count} sections or keys given again`);
}
