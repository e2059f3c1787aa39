/** What base's or head's code made of base's or head's fixtures. */
export type Cell =
  | 'pass'
  | 'fail'
  /** Once so and once otherwise. */
  | 'flake'
  /** It could not be run to an end that says something. */
  | 'broken';

/** Code first, fixtures second. */
export interface FourWayCells {
  readonly baseBase: Cell;
  readonly headBase: Cell;
  readonly baseHead: Cell;
  readonly headHead: Cell;
}

export type FourWayName =
  | 'laundering'
  | 'specification change'
  | 'correction'
  | 'vacuous'
  | 'flake'
  | 'still failing'
  | 'unclear';

/**
 * Names what code and fixtures do to each other:
 *
 *     code  fixtures   laundering  specification  correction  vacuous
 *     base  base       pass        pass           fail        pass
 *     head  base       fail        pass           any         pass
 *     base  head       any         fail           any         pass
 *     head  head       pass        pass           pass        pass
 *
 * Laundering: what held before no longer does, and the fixtures were changed so that nobody sees it. The matrix cannot know
 * what was meant; whether it was is for the record to say.
 */
export function nameFourWay({ baseBase, headBase, baseHead, headHead }: FourWayCells): FourWayName {
  const all = [baseBase, headBase, baseHead, headHead];
  if (all.includes('flake')) return 'flake';
  if (all.includes('broken')) return 'unclear';
  if (headHead === 'fail') return 'still failing';
  if (all.every((cell) => cell === 'pass')) return 'vacuous';
  if (baseBase === 'fail') return 'correction';
  return headBase === 'fail' ? 'laundering' : 'specification change';
}
