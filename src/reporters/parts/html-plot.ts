import { BINS_PER_DECADE } from '../../comparison/moves.js';
import { htmlText } from '../encoders/html.js';
import type { Report } from '../report.js';
import { binsOf } from './moves.js';
import { count } from './words.js';

const WIDTH = 640;
const HEIGHT = 180;
const PLOT_TOP = 20;
const PLOT_BOTTOM = 140;
/** Powers of ten of the move over its limit. */
const FROM = -6;
const TO = 6;
const MINIMUM_MOVES = 8;

/** Moves over their limits as a histogram on a logarithmic axis, the limit drawn in; empty where there are too few. */
export function driftFigure({ findings }: Report): string {
  const { bins: counted } = binsOf(findings);
  const moves = [...counted].reduce((sum, [, times]) => sum + times, 0);
  const beyond = [...counted].reduce((sum, [bin, times]) => sum + (bin > 0 ? times : 0), 0);
  if (moves < MINIMUM_MOVES) return '';
  const bins = shownBins(counted);
  const most = Math.max(...bins);
  const width = WIDTH / bins.length;
  const bars = bins.map((value, index) => {
    const height = (value / most) * (PLOT_BOTTOM - PLOT_TOP);
    const side = index >= -FROM * BINS_PER_DECADE ? 'over' : 'within';
    return `<rect class="${side}" x="${round(index * width + 1)}" y="${round(PLOT_BOTTOM - height)}" width="${round(width - 2)}" height="${round(height)}"><title>${value}</title></rect>`;
  });
  const limit = round((-FROM / (TO - FROM)) * WIDTH);
  const caption = `${count(moves)} moves of numbers, ${count(beyond)} of them beyond the limit. Each bar is half a power of ten.`;
  return [
    '<figure>',
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${htmlText(caption)}">`,
    ...bars,
    `<line class="limit" x1="${limit}" x2="${limit}" y1="4" y2="${PLOT_BOTTOM}"/><text x="${limit + 5}" y="14">limit</text>`,
    `<line class="axis" x1="0" x2="${WIDTH}" y1="${PLOT_BOTTOM}" y2="${PLOT_BOTTOM}"/>`,
    ...ticks(),
    '</svg>',
    `<figcaption>${htmlText(caption)}</figcaption>`,
    '</figure>',
  ].join('\n');
}

/** What is further out than the axis stands in its last bars. */
function shownBins(counted: ReadonlyMap<number, number>): number[] {
  const bins = Array.from({ length: (TO - FROM) * BINS_PER_DECADE }, () => 0);
  for (const [bin, times] of counted) {
    // Bins are closed above: bin 0 ends at the limit, which is between two bars.
    const index = Math.min(bins.length - 1, Math.max(0, bin - FROM * BINS_PER_DECADE - 1));
    bins[index] = (bins[index] ?? 0) + times;
  }
  return bins;
}

function ticks(): string[] {
  const marks = [
    { power: -6, label: 'a millionth' },
    { power: -3, label: 'a thousandth' },
    { power: 0, label: '1' },
    { power: 3, label: '1,000 times' },
    { power: 6, label: 'a million times' },
  ];
  return marks.map(({ power, label }) => {
    const x = round(((power - FROM) / (TO - FROM)) * WIDTH);
    const anchor = power === FROM ? 'start' : power === TO ? 'end' : 'middle';
    return `<text x="${x}" y="${PLOT_BOTTOM + 18}" text-anchor="${anchor}">${label}</text>`;
  });
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
