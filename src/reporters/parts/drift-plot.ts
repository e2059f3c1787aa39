import type { ReviewedFinding } from '../../review/review.js';
import { stepRatios } from './changes.js';
import { count } from './words.js';

interface Bin {
  readonly label: string;
  /** Upper bound of the move as a share of its limit, inclusive. */
  readonly upTo: number;
}

/** The limit is the line between the fourth and the fifth bin. */
const BINS: readonly Bin[] = [
  { label: 'up to 0.1 % of the limit', upTo: 0.001 },
  { label: 'up to 1 %', upTo: 0.01 },
  { label: 'up to 10 %', upTo: 0.1 },
  { label: 'up to the limit', upTo: 1 },
  { label: 'up to 10 times the limit', upTo: 10 },
  { label: 'up to 1000 times', upTo: 1_000 },
  { label: 'further', upTo: Number.POSITIVE_INFINITY },
];
const BINS_WITHIN = 4;
/** Longest bar. */
const BAR_CHARACTERS = 30;
/** A plot of fewer moves says less than the numbers themselves. */
const MINIMUM_MOVES = 8;

/** How the moves lie against their limits: lines of text, the last one its caption; empty where there is too little to plot. */
export function driftPlot(findings: readonly ReviewedFinding[], barCharacters = BAR_CHARACTERS): string[] {
  const counts = BINS.map(() => 0);
  let plotted = 0;
  let moved = 0;
  for (const { changes, changeCounts } of findings) {
    moved += changeCounts.drift;
    for (const ratio of stepRatios(changes)) {
      const bin = BINS.findIndex(({ upTo }) => ratio <= upTo);
      counts[bin] = (counts[bin] ?? 0) + 1;
      plotted += 1;
    }
  }
  if (plotted < MINIMUM_MOVES) return [];
  return [...histogram(counts, barCharacters), caption(plotted, moved)];
}

function histogram(counts: readonly number[], barCharacters: number): string[] {
  const most = Math.max(...counts);
  const width = Math.max(...BINS.map(({ label }) => label.length));
  const last = counts.findLastIndex((each) => each > 0);
  const lines: string[] = [];
  for (const [index, { label }] of BINS.entries()) {
    if (index > Math.max(last, BINS_WITHIN - 1)) break;
    if (index === BINS_WITHIN) lines.push(`${'-'.repeat(width)} limit ${'-'.repeat(barCharacters)}`);
    const value = counts[index] ?? 0;
    const bar = value === 0 ? '' : '█'.repeat(Math.max(1, Math.round((value / most) * barCharacters)));
    lines.push(`${label.padStart(width)} | ${bar}${bar === '' ? '' : ' '}${count(value)}`);
  }
  return lines;
}

function caption(plotted: number, moved: number): string {
  const all = moved > plotted ? `; ${count(moved)} numbers moved within their limit in all` : '';
  return `${count(plotted)} moves are drawn${all}`;
}
