import type { Change } from '../../comparison/comparison.js';
import { boundsOf, onlyRelative, ratioOf } from '../../comparison/moves.js';
import type { ReviewedFinding } from '../../review/review.js';
import { maskProse, maskValue } from '../encoders/secrets.js';
import { shorten, shownPair } from '../encoders/values.js';
import { code, plain, prose, type Span } from './spans.js';
import { count, plural } from './words.js';

/** Characters of one value, and of one place, in a list. */
export const VALUE_CHARACTERS = 80;
const PLACE_CHARACTERS = 120;
const SENTENCE_CHARACTERS = 400;
/** Longer sentences are cut before they are looked through for secrets. */
const MASKED_CHARACTERS = 16_384;

/** Strongest kind first, as the comparison orders them; among its like the one that moved furthest. */
export function worstChange(changes: readonly Change[]): Change | undefined {
  const first = changes[0];
  let worst = first;
  for (const change of changes) {
    if (change.kind === first?.kind && distance(change) > distance(worst)) worst = change;
  }
  return worst;
}

/** From nothing to something is the whole of it: its share of nothing would outrank everything. */
const FROM_NOTHING = 1;

/**
 * Within its limit a number is the worse the nearer it is to it. Beyond, the move itself counts: a count that doubled where it
 * had to be equal is worse than a weight that moved by a thousandth, a thousand times of what it may.
 */
function distance(change: Change | undefined): number {
  if (change === undefined) return -1;
  const moved = change.relative ?? (change.absolute === undefined ? -1 : FROM_NOTHING);
  return change.kind === 'value' ? moved : (limitRatio(change) ?? moved);
}

/** The number that moved furthest, beyond its limit where one did; undefined where none did. */
export function furthestNumber(changes: readonly Change[]): Change | undefined {
  for (const wanted of ['value', 'drift'] as const) {
    const worst = worstChange(changes.filter(({ kind, absolute }) => kind === wanted && absolute !== undefined));
    if (worst !== undefined) return worst;
  }
  return undefined;
}

/** The move as a share of its limit: 1 is at the limit. Unknown for exact values. */
export function limitRatio({ kind, limit, absolute, relative, note }: Change): number | undefined {
  const bounds = boundsOf(limit);
  if (bounds === undefined) return undefined;
  const [, steps] = /^moved by (\d+) ULP$/.exec(note ?? '') ?? [];
  const ratio = ratioOf(bounds, absolute, relative, steps === undefined ? undefined : Number(steps));
  // Decided exactly when it was compared; a double may fall on the other side.
  return ratio === undefined ? undefined : kind === 'drift' ? Math.min(1, ratio) : ratio;
}

/** Measured from the anchor of slow drift and not from base: another number than the step, which is listed as well. */
export function isSinceAnchor({ note }: Change): boolean {
  return /(?:^|; )cumulative [\d.e-]+ % since /.test(note ?? '');
}

/** The bound itself, where it is a relative one alone. */
export function relativeLimit({ limit }: Change): number | undefined {
  return onlyRelative(boundsOf(limit) ?? {});
}

/** Below this, zeros after the point are harder to read than an exponent. */
const SMALLEST_DECIMAL = 1e-4;

function figure(value: number): string {
  if (value !== 0 && value < SMALLEST_DECIMAL) return value.toExponential(2).replace(/\.?0+e/, 'e');
  const text = String(Number(value.toPrecision(3)));
  return /^\d{4,}$/.test(text) && value < 1e15 ? count(Number(text)) : text;
}

function share(relative: number): string {
  return relative >= 1e-4 && relative < 1e4 ? `${figure(relative * 100)} %` : `${figure(relative)} of the value`;
}

/** The comparison's word for numbers that may not move at all, with or without why: `exact (integers)`. */
const EXACT = /^exact(?: \(|$)/;

/** Whether the limit is still to be named behind `describeMove`. */
export function isBound(limit: string | undefined): limit is string {
  return limit !== undefined && !EXACT.test(limit) && !PIXEL_LIMIT.test(limit);
}

/** The comparison's limit for images: so many of 255 steps of a channel, and a share of pixels. */
const PIXEL_LIMIT = /^delta ([\d.]+)(?:, ratio ([\d.]+))?$/;

function isPixel({ limit, at }: Change): boolean {
  return PIXEL_LIMIT.test(limit ?? '') && /^\d+,\d+/.test(at);
}

export function describeMove(change: Change): string {
  const pixel = PIXEL_LIMIT.exec(change.limit ?? '');
  if (pixel !== null && change.absolute !== undefined) {
    const share = pixel[2] === undefined ? '' : `, and more in ${figure(Number(pixel[2]) * 100)} % of the pixels`;
    return ` (a channel moved by ${figure(change.absolute)} of 255; ${pixel[1]} is allowed${share})`;
  }
  const { absolute, relative, limit } = change;
  const parts: string[] = [];
  if (absolute !== undefined && Number.isFinite(absolute)) {
    const ofValue = relative === undefined || !Number.isFinite(relative) ? '' : `, ${share(relative)}`;
    parts.push(`moved by ${figure(absolute)}${ofValue}`);
  }
  const ratio = limitRatio(change);
  if (ratio !== undefined) {
    parts.push(ratio > 1 ? `${figure(ratio)} times what is allowed` : `${figure(ratio * 100)} % of what is allowed`);
  }
  const detail = parts.join(', ');
  if (limit !== undefined && EXACT.test(limit)) return detail === '' ? '' : ` (${detail}; has to be equal)`;
  if (!isBound(limit)) return detail === '' ? '' : ` (${detail})`;
  return detail === '' ? ' (limit ' : ` (${detail}, limit `;
}

export function describeLines({ baseLine, headLine }: Change): string {
  const base = baseLine === undefined || baseLine < 1 ? undefined : baseLine;
  const head = headLine === undefined || headLine < 1 ? undefined : headLine;
  if (base === undefined && head === undefined) return '';
  if (base === undefined) return `, line ${head} of head`;
  if (head === undefined) return `, line ${base} of base`;
  return base === head ? `, line ${head}` : `, line ${base} of base, ${head} of head`;
}

/** Where it is, for a list. */
export function placeSpan({ at }: Change): Span {
  return code(shorten(maskValue(at), PLACE_CHARACTERS));
}

/** One difference: where, base value, head value, how far against which limit, and on which lines. */
export function describeChange(change: Change, limit = VALUE_CHARACTERS): Span[] {
  const shown = shownPair(change.base, change.head, change.at, limit);
  const spans: Span[] = [];
  if (change.at !== '') {
    if (isPixel(change)) spans.push(plain('pixel '));
    spans.push(placeSpan(change), plain(': '));
  }
  if (shown.base === null && shown.head === null) spans.push(plain('changed'));
  // A member of a file is its own name; to say it twice tells nothing.
  else if (shown.base === null)
    spans.push(...(change.head === change.at ? [plain('new')] : [plain('new, '), code(shown.head ?? '')]));
  else if (shown.head === null)
    spans.push(...(change.base === change.at ? [plain('gone')] : [code(shown.base), plain(' is gone')]));
  else spans.push(code(shown.base), plain(' → '), code(shown.head));
  if (shown.base !== null && shown.base === shown.head) spans.push(plain(' (what differs is not shown)'));
  const move = describeMove(change);
  if (move !== '') spans.push(plain(move));
  if (isBound(change.limit)) spans.push(prose(change.limit), plain(')'));
  const lines = describeLines(change);
  if (lines !== '' && !/^line \d+$/.test(change.at)) spans.push(plain(lines));
  const isSaid = change.note === undefined || change.note === `${change.at} changed`;
  if (!isSaid) spans.push(plain('; '), sentence(change.note ?? ''));
  return spans;
}

/** A sentence of the pull request's making: masked, then cut to a length that cannot push other rows away. */
export function sentence(text: string, limit = SENTENCE_CHARACTERS): Span {
  // One arrow in every list: the comparison's notes are plain ASCII.
  return prose(shorten(maskProse(text.slice(0, MASKED_CHARACTERS)).replaceAll(' -> ', ' → '), limit));
}

/** What happened to a fixture in a few words: its worst change, or what there is to say without one. */
export function describeWorst(finding: ReviewedFinding, limit = VALUE_CHARACTERS): Span[] {
  const change = worstChange(finding.changes);
  if (finding.failures[0] !== undefined) return describeFailure(finding.failures[0]);
  if (change !== undefined) return describeChange(change, limit);
  if (finding.base === null && finding.head !== null) return [plain(`new file, ${plural(finding.head.size, 'byte')}`)];
  if (finding.head === null && finding.base !== null) return [plain(`was ${plural(finding.base.size, 'byte')}`)];
  return [sentence(finding.summary)];
}

function describeFailure({ side, format, reason, line, column }: ReviewedFinding['failures'][number]): Span[] {
  const place = line > 0 ? `, line ${line}${column > 0 ? `, column ${column}` : ''}` : '';
  return [plain(`${side} cannot be read as `), code(format), plain(': '), sentence(reason), plain(place)];
}

/** How many differences there are beyond those that a list shows. */
export function totalChanges({ changeCounts }: ReviewedFinding): number {
  const { shape, value, drift, representation } = changeCounts;
  return shape + value + drift + representation;
}
