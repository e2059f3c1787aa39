import type { ReviewedFinding } from '../../review/review.js';
import { binsOf } from './moves.js';
import { count, plural } from './words.js';

interface Bar {
  readonly label: string;
  /** The last bin of moves.ts that belongs to it: half powers of ten of the move over its limit. */
  readonly upTo: number;
}

/** The limit is the line between the fourth and the fifth bar. */
const BARS: readonly Bar[] = [
  { label: 'up to 0.1 % of the limit', upTo: -6 },
  { label: 'up to 1 %', upTo: -4 },
  { label: 'up to 10 %', upTo: -2 },
  { label: 'up to the limit', upTo: 0 },
  { label: 'up to 10 times the limit', upTo: 2 },
  { label: 'up to 1000 times', upTo: 6 },
  { label: 'further', upTo: Number.POSITIVE_INFINITY },
];
const BARS_WITHIN = 4;
/** Longest bar. */
const BAR_CHARACTERS = 30;
/** A plot of fewer moves says less than the numbers themselves. */
const MINIMUM_MOVES = 8;

/** How the moves lie against their limits: lines of text, the last one its caption; empty where there is too little to plot. */
export function driftPlot(findings: readonly ReviewedFinding[], barCharacters = BAR_CHARACTERS): string[] {
  const { bins, moved, untold } = binsOf(findings);
  const counts = BARS.map(() => 0);
  let plotted = 0;
  for (const [bin, times] of bins) {
    const bar = BARS.findIndex(({ upTo }) => bin <= upTo);
    counts[bar] = (counts[bar] ?? 0) + times;
    plotted += times;
  }
  if (plotted < MINIMUM_MOVES) return [];
  return [...histogram(counts, barCharacters), caption(plotted, moved - plotted, untold)];
}

function histogram(counts: readonly number[], barCharacters: number): string[] {
  const most = Math.max(...counts);
  const width = Math.max(...BARS.map(({ label }) => label.length));
  const last = counts.findLastIndex((each) => each > 0);
  const lines: string[] = [];
  for (const [index, { label }] of BARS.entries()) {
    if (index > Math.max(last, BARS_WITHIN - 1)) break;
    if (index === BARS_WITHIN) lines.push(`${'-'.repeat(width)} limit ${'-'.repeat(barCharacters)}`);
    const value = counts[index] ?? 0;
    const bar = value === 0 ? '' : '█'.repeat(Math.max(1, Math.round((value / most) * barCharacters)));
    lines.push(`${label.padStart(width)} | ${bar}${bar === '' ? '' : ' '}${count(value)}`);
  }
  return lines;
}

function caption(plotted: number, beside: number, untold: number): string {
  const rest = [
    ...(beside > 0 ? [`${count(beside)} more had to be equal or have no single limit`] : []),
    ...(untold > 0 ? [`${count(untold)} more moved within their limit and are not drawn`] : []),
  ];
  return [`${plural(plotted, 'moved number')} against their limits`, ...rest].join('; ');
}
