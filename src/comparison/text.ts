import type { Text } from '../documents/document.js';
import { addChange, addNote, tally, wants } from './collector.js';
import type { Side } from './groups.js';
import { invisibleDifference } from './invisible.js';
import { diffLists, type Lists } from './lists.js';
import { clipPair, hashText } from './nodes.js';
import type { Omitted } from './omitted.js';
import { hiddenByText, selectedBy } from './rules.js';
import { distances, judgeNumbers, mostSpecific, spelled } from './tolerance.js';
import type { TreeContext } from './tree.js';

/**
 * What Python's `str.rstrip()` takes from the end of a line (requirement M5): JavaScript's `trimEnd` also takes U+FEFF,
 * and leaves U+001C to U+001F and U+0085.
 */
function isStripped(code: number): boolean {
  return (
    (code >= 0x09 && code <= 0x0d) ||
    (code >= 0x1c && code <= 0x20) ||
    code === 0x85 ||
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  );
}

export function stripEnd(line: string): string {
  let end = line.length;
  while (end > 0 && isStripped(line.charCodeAt(end - 1))) end -= 1;
  return end === line.length ? line : line.slice(0, end);
}

/** Text normalisation version 1 on lines: ends stripped, empty lines at the end dropped. */
export function normalizeLines(lines: readonly string[]): string[] {
  const stripped = lines.map(stripEnd);
  while (stripped.at(-1) === '') stripped.pop();
  return stripped;
}

/** Plain text against plain text: lines, compared in normalisation version 1. */
export function diffTexts(context: TreeContext, base: Text, head: Text): void {
  const left = normalizeLines(base.lines);
  const right = normalizeLines(head.lines);
  diffLists(context.collector, linesOf(context, left, right), context.aligner);
  trailing(context, base.lines, head.lines, left, right);
}

/** What normalisation forgave: reported where the texts have the same lines, so that the reason is exact. */
export function trailing(
  { collector, omitted }: TreeContext,
  base: readonly string[],
  head: readonly string[],
  left: readonly string[],
  right: readonly string[],
): void {
  const blank = base.length - left.length !== head.length - right.length;
  if (blank) {
    addChange(
      collector,
      {
        kind: 'representation',
        at: `line ${Math.min(lengthOf(left, 'base', omitted), lengthOf(right, 'head', omitted)) + 1}`,
        base: null,
        head: null,
        note: 'empty lines at the end',
      },
      '=empty lines at the end',
    );
  }
  if (left.length !== right.length) return;
  for (const [index, line] of left.entries()) {
    const from = base[index] ?? '';
    const to = head[index] ?? '';
    if (line !== right[index] || from === to) continue;
    const number = numberOf(index, 'head', omitted);
    addChange(
      collector,
      {
        kind: 'representation',
        at: `line ${number}`,
        base: from,
        head: to,
        baseLine: number,
        headLine: number,
        note: 'trailing white space',
      },
      'line# with other trailing white space',
    );
  }
}

/** One-based, in the file. */
function numberOf(index: number, side: Side, omitted: Omitted | undefined): number {
  return (omitted === undefined ? index : omitted.index(side, index)) + 1;
}

/** How many lines there are before the empty ones at the end, the omitted ones included. */
function lengthOf(lines: readonly string[], side: Side, omitted: Omitted | undefined): number {
  return lines.length === 0 ? 0 : numberOf(lines.length - 1, side, omitted);
}

export function linesOf(context: TreeContext, base: readonly string[], head: readonly string[]): Lists {
  const { rules, omitted } = context;
  const baseNumber = (i: number): number => numberOf(i, 'base', omitted);
  const headNumber = (j: number): number => numberOf(j, 'head', omitted);
  return {
    ...(omitted === undefined ? {} : { omitted }),
    noun: 'line',
    here: 'text',
    unordered: rules.unordered.length > 0 && selectedBy(rules.unordered, [], [], rules.used),
    baseLength: base.length,
    headLength: head.length,
    baseHash: (i) => hashText(base[i]!),
    headHash: (j) => hashText(head[j]!),
    equal: (i, j) => base[i] === head[j],
    drift: (i, j) => judgeLine(context, base[i]!, head[j]!, baseNumber(i), headNumber(j)).kind !== 'value',
    diff: (i, j) => reportLine(context, base[i]!, head[j]!, baseNumber(i), headNumber(j)),
    similarity: (i, j) =>
      judgeLine(context, base[i]!, head[j]!, baseNumber(i), headNumber(j)).kind === 'value' ? 0 : 1.5,
    findKey: () => undefined,
    explained: () => false,
    show: (side, index) => clipPair((side === 'base' ? base : head)[index]!, '')[0],
    at: (_i, j) => `line ${headNumber(j)}`,
    alone: (side, index) => `line ${numberOf(index, side, omitted)}`,
    lineOf: (side, index) => numberOf(index, side, omitted),
  };
}

interface Move {
  readonly from: string;
  readonly to: string;
  readonly limit?: string;
}

type LineVerdict =
  | { readonly kind: 'equal' }
  | { readonly kind: 'hidden'; readonly count: number }
  | { readonly kind: 'drift'; readonly moves: readonly Move[]; readonly spelling: boolean }
  | { readonly kind: 'value'; readonly note?: string };

/** `baseLine` and `headLine` are one-based. */
function judgeLine(context: TreeContext, base: string, head: string, baseLine: number, headLine: number): LineVerdict {
  if (base === head) return { kind: 'equal' };
  const { rules } = context;
  const hidden = hiddenByText(rules, base, head);
  if (hidden !== undefined) return { kind: 'hidden', count: hidden };
  const place = { base: [baseLine - 1], head: [headLine - 1] };
  if (rules.tolerances.length === 0 || mostSpecific(rules, place).length === 0) return { kind: 'value' };
  const from = splitNumbers(base);
  const to = splitNumbers(head);
  if (from.texts.length !== to.texts.length || from.texts.some((text, at) => text !== to.texts[at]))
    return { kind: 'value' };
  const moves: Move[] = [];
  let spelling = false;
  for (const [at, literal] of from.numbers.entries()) {
    const other = to.numbers[at] ?? '';
    const verdict = judgeNumbers(
      spelled(literal, literal, 'number'),
      spelled(other, other, 'number'),
      rules,
      () => place,
      () => undefined,
    );
    if (verdict.kind === 'value')
      return { kind: 'value', note: `${literal} -> ${other}: ${verdict.note ?? verdict.limit ?? 'exact'}` };
    if (verdict.kind === 'spelling') spelling = true;
    if (verdict.kind === 'drift')
      moves.push({ from: literal, to: other, ...(verdict.limit ? { limit: verdict.limit } : {}) });
  }
  return { kind: 'drift', moves, spelling };
}

/**
 * Numbers that stand alone in a line: nothing that could belong to a version, a date, a time, a path or a name may touch
 * them. What is not recognised is compared as text.
 */
const NUMBER = /(?<=^|[\s=([{,;|<>"'])[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?(?=$|[\s)\]},;|<>"'%])/g;

function splitNumbers(line: string): { readonly texts: readonly string[]; readonly numbers: readonly string[] } {
  const texts: string[] = [];
  const numbers: string[] = [];
  let last = 0;
  for (const match of line.matchAll(NUMBER)) {
    texts.push(line.slice(last, match.index));
    numbers.push(match[0]);
    last = match.index + match[0].length;
  }
  texts.push(line.slice(last));
  return { texts, numbers };
}

function reportLine(context: TreeContext, base: string, head: string, baseLine: number, headLine: number): void {
  const { collector } = context;
  if (base === head) return;
  const verdict = judgeLine(context, base, head, baseLine, headLine);
  if (verdict.kind === 'value' && !wants(collector, 'value')) {
    tally(collector, 'value', 'line# rewritten');
    return;
  }
  const [from, to] = clipPair(base, head);
  const where = { at: `line ${headLine}`, base: from, head: to, baseLine, headLine };
  switch (verdict.kind) {
    case 'equal':
      return;
    case 'hidden':
      collector.suppressed += verdict.count;
      addChange(
        collector,
        { ...where, kind: 'representation', base: null, head: null, note: 'volatile by policy' },
        'volatile line# hidden',
      );
      return;
    case 'drift':
      for (const move of verdict.moves) {
        addChange(
          collector,
          { ...where, kind: 'drift', ...distances(move.from, move.to), ...(move.limit ? { limit: move.limit } : {}) },
          'number# moved within tolerance',
        );
      }
      if (verdict.spelling)
        addChange(
          collector,
          { ...where, kind: 'representation', note: 'number spelling' },
          'line# with numbers spelled differently',
        );
      return;
    case 'value': {
      const note = verdict.note ?? noteOn(base, head);
      addChange(collector, { ...where, kind: 'value', ...(note ? { note } : {}) }, 'line# rewritten');
      if (note?.startsWith('invisible')) addNote(collector, `line ${headLine}: ${note}`);
    }
  }
}

function noteOn(base: string, head: string): string | undefined {
  if (base.trimStart() === head.trimStart()) return 'indentation changed';
  return invisibleDifference(base, head);
}
