/**
 * The first of `levels`, richest first, whose rendering is within `limit`. The last level has to fit by its own
 * making; if it does not, that is a mistake here and not a reason to post something cut in the middle of a fence.
 */
export function firstThatFits<Level, Rendered>(
  levels: readonly Level[],
  render: (level: Level) => Rendered,
  size: (rendered: Rendered) => number,
  limit: number,
): Rendered {
  for (const level of levels) {
    const rendered = render(level);
    if (size(rendered) <= limit) return rendered;
  }
  throw new RangeError(`no level of detail fits ${limit}`);
}
