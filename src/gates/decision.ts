/** What is known of one change and one failure, as requirement D7 has it. */
export interface DecisionCase {
  /** Whether this pull request changes a fixture that equality tests read. */
  readonly mutated: boolean;
  readonly schema: 'holds' | 'fails';
  readonly view: 'there' | 'missing';
  readonly properties: 'hold' | 'fail';
  readonly failure: 'none' | 'replays' | 'does-not-replay';
  /** Units spent before this failure, and how many may be spent. */
  readonly spent: number;
  readonly budget: number;
}

export interface Decision {
  readonly verdict: 'equality-gates' | 'allow' | 'block';
  readonly spends: 0 | 1;
  readonly because:
    | 'fixture unchanged'
    | 'schema'
    | 'view missing'
    | 'properties'
    | 'regression'
    | 'over budget'
    | 'within budget'
    | 'no failure';
}

/** The decision table of requirement D7, row by row: the first that fits. */
export function decide(given: DecisionCase): Decision {
  const block = (because: Decision['because']): Decision => ({ verdict: 'block', spends: 0, because });
  if (!given.mutated) return { verdict: 'equality-gates', spends: 0, because: 'fixture unchanged' };
  if (given.schema === 'fails') return block('schema');
  if (given.view === 'missing') return block('view missing');
  if (given.properties === 'fail') return block('properties');
  if (given.failure === 'none') return { verdict: 'allow', spends: 0, because: 'no failure' };
  if (given.failure === 'replays') return block('regression');
  return given.spent + 1 > given.budget
    ? { verdict: 'block', spends: 1, because: 'over budget' }
    : { verdict: 'allow', spends: 1, because: 'within budget' };
}
