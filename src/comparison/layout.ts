import type { FixtureDocument } from '../documents/document.js';
import { addChange, type Collector } from './collector.js';
import type { Change } from './comparison.js';

/** Reported line by line where the content is plain text. */
const TRAILING = 'trailing white space';
const MAX_VALUE = 60;
/** A digest says nothing to a person. */
const HASHED = /\([0-9a-f]{8,}\)/;

/** Facts that every member of an archive has: a thousand pairs of times would drown what else changed. */
const OF_ENTRIES: ReadonlySet<string> = new Set([
  'extra fields',
  'mode',
  'owner',
  'pax records',
  'run by',
  'time',
  'writer',
]);
/** What writers say about a schema a second time: where the schema changed, the facts of its shape say so. */
const OF_SCHEMAS: ReadonlySet<string> = new Set(['schema as written', 'writer metadata', 'writer metadata of fields']);
/** Drawn by lot whenever a file is written: where its content changed, that it was written anew is no news. */
const OF_WRITING: ReadonlySet<string> = new Set(['sync marker']);
/** One for each frame; where frames came or went, their number says so. */
const OF_FRAMES: ReadonlySet<string> = new Set(['frame delays', 'waits for input']);

function short(value: string): boolean {
  return value.length <= MAX_VALUE && !value.includes('\n');
}

/** What differs around the content, in words: `line endings (LF -> CRLF, 7 lines)`. */
export function layoutReason(key: string, base: string | undefined, head: string | undefined): string {
  switch (key) {
    case 'line ends':
      return lineEnds(base ?? 'none', head ?? 'none');
    case 'final newline':
      return base === undefined
        ? 'final newline removed'
        : head === undefined
          ? 'final newline added'
          : 'final newline changed';
    case TRAILING:
      return TRAILING;
    default:
      if (OF_ENTRIES.has(key)) return `${key} changed`;
      if (HASHED.test(base ?? '') || HASHED.test(head ?? '')) return `${key} changed`;
      if (base === undefined) return `${key} added`;
      if (head === undefined) return `${key} removed`;
      return short(base) && short(head) ? `${key} ${base} -> ${head}` : `${key} changed`;
  }
}

function lineEnds(base: string, head: string): string {
  const [from = '', count] = base.split(', ');
  const [to = '', other] = head.split(', ');
  const mixed = base.startsWith('mixed') || head.startsWith('mixed');
  if (mixed || count === undefined || count !== other) return `line endings (${base} -> ${head})`;
  return `line endings (${from} -> ${to}, ${count})`;
}

export function diffLayout(collector: Collector, base: FixtureDocument, head: FixtureDocument): void {
  const isText = base.readings[0].content.kind === 'text' && head.readings[0].content.kind === 'text';
  for (const key of new Set([...Object.keys(base.layout), ...Object.keys(head.layout)])) {
    const from = base.layout[key];
    const to = head.layout[key];
    if (from === to || (isText && key === TRAILING)) continue;
    if (OF_WRITING.has(key) && collector.counts.shape + collector.counts.value > 0) continue;
    if (OF_SCHEMAS.has(key) && schemaOf(base) !== schemaOf(head)) continue;
    const reason = layoutReason(key, from, to);
    addChange(collector, { kind: 'representation', at: 'file', ...shownOf(key, from, to), note: reason }, `=${reason}`);
  }
}

function schemaOf({ readings: [{ content }], declared }: FixtureDocument): string {
  const columns = content.kind === 'table' ? content.columns : [];
  return JSON.stringify([columns.map(({ name, kind, nullable }) => [name, kind, nullable]), Object.entries(declared)]);
}

/** Of comments only their number is shown: the digest that tells them apart would make ten files with one change ten changes. */
function shownOf(key: string, from: string | undefined, to: string | undefined): Pick<Change, 'base' | 'head'> {
  if (key !== 'comments') return { base: from ?? null, head: to ?? null };
  const [base, head] = [from, to].map((fact) => {
    const count = /^\d+(?= \()/.exec(fact ?? '')?.[0];
    return count === undefined ? (fact ?? null) : `${count} ${count === '1' ? 'comment' : 'comments'}`;
  });
  return base === head ? { base: null, head: null } : { base: base!, head: head! };
}

/** Facts that the format declares beside the content: every difference is shape. */
export function diffDeclared(collector: Collector, base: FixtureDocument, head: FixtureDocument): void {
  for (const key of new Set([...Object.keys(base.declared), ...Object.keys(head.declared)])) {
    const from = base.declared[key];
    const to = head.declared[key];
    if (from === to) continue;
    const words = `${key} ${from ?? 'none'} -> ${to ?? 'none'}`;
    addChange(
      collector,
      { kind: 'shape', at: 'file', base: from ?? null, head: to ?? null, note: key },
      short(words) ? `=${words}` : `=${key} changed`,
    );
  }
}

/** Facts beside the content that count as values. */
export function diffFacts(collector: Collector, base: FixtureDocument, head: FixtureDocument): void {
  const [left, right] = [base.facts ?? {}, head.facts ?? {}];
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const from = left[key];
    const to = right[key];
    if (from === to || (OF_FRAMES.has(key) && framesOf(base) !== framesOf(head))) continue;
    const words = `${key} ${from ?? 'none'} -> ${to ?? 'none'}`;
    addChange(
      collector,
      { kind: 'value', at: 'file', base: from ?? null, head: to ?? null, note: key },
      short(words) ? `=${words}` : `=${key} changed`,
    );
  }
}

function framesOf({ readings: [{ content }] }: FixtureDocument): number {
  return content.kind === 'image' ? content.frames.length : 0;
}
