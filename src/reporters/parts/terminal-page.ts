import pc from 'picocolors';
import type { ReviewedFinding } from '../../review/review.js';
import { guardLines } from '../encoders/lines.js';
import { visible } from '../encoders/visible.js';
import type { RenderContext } from '../reporter.js';
import { driftPlot } from './drift-plot.js';
import { encodeSpans, plain, type Span } from './spans.js';
import { UNBREAKABLE, wrap } from './wrap.js';

const DEFAULT_WIDTH = 100;
const MIN_WIDTH = 40;
/** Wider lines are harder to read than a second line. */
const MAX_WIDTH = 140;

/** A value of no characters would read as a slip. */
const EMPTY = '(empty)';

/** Columns of a plot beside its bars. */
const PLOT_FRAME = 36;
const MAX_BAR = 30;

type Colours = ReturnType<typeof pc.createColors>;

export interface Page {
  readonly colours: Colours;
  readonly width: number;
  readonly lines: string[];
}

export function openPage(context: RenderContext): Page {
  const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, context.width ?? DEFAULT_WIDTH));
  return { colours: pc.createColors(context.colour ?? pc.isColorSupported), width, lines: [] };
}

function text(page: Page, spans: readonly Span[]): string {
  const { colours } = page;
  const code = (each: string): string => colours.cyan(visible(each === '' ? EMPTY : each).replaceAll(' ', UNBREAKABLE));
  return encodeSpans(spans, { plain: (each) => each, prose: visible, code });
}

export function put(page: Page, indent: string, spans: readonly Span[], first = indent): void {
  page.lines.push(...wrap(text(page, spans), page.width, first, indent));
}

export function heading(page: Page, title: string): void {
  page.lines.push('', page.colours.bold(title), '');
}

export function close(page: Page): string {
  return guardLines(`${page.lines.join('\n').trimEnd()}\n`);
}

export function putPlot(page: Page, findings: readonly ReviewedFinding[], title?: string): void {
  const plot = driftPlot(findings, Math.min(MAX_BAR, page.width - PLOT_FRAME));
  if (plot.length === 0) return;
  if (title === undefined) page.lines.push('');
  else heading(page, title);
  page.lines.push(...plot.slice(0, -1).map((line) => `  ${line}`));
  put(page, '  ', [plain(plot.at(-1) ?? '')]);
}
