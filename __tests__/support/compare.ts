import { finish } from '../../src/comparison/collector.js';
import type { Comparison } from '../../src/comparison/comparison.js';
import { compareDocuments, newSession } from '../../src/comparison/documents.js';
import type { Aligner } from '../../src/comparison/lists.js';
import { prepareRules } from '../../src/comparison/rules.js';
import type { Content, FixtureDocument } from '../../src/documents/document.js';
import type { FixtureRule } from '../../src/policy/policy.js';
import { comparisonJob } from './jobs.js';
import type { Json } from './json.js';
import { documentOf, tree } from './trees.js';

type Result = Pick<Comparison, 'class' | 'also' | 'counts' | 'changes' | 'notes' | 'summary' | 'suppressed'> & {
  readonly hollow?: string;
};

export async function compareDocs(
  base: FixtureDocument,
  head: FixtureDocument,
  rule: Partial<FixtureRule> = {},
  aligner?: Aligner,
): Promise<Result> {
  const rules = await prepareRules(comparisonJob('x', '', '', rule));
  const { collector, hollow } = compareDocuments(newSession(rules, aligner), base, head);
  return { ...finish(collector), ...(hollow === undefined ? {} : { hollow }) };
}

export function compareContents(base: Content, head: Content, rule: Partial<FixtureRule> = {}): Promise<Result> {
  return compareDocs(documentOf(base), documentOf(head), rule);
}

export function compareValues(
  base: Json,
  head: Json,
  rule: Partial<FixtureRule> = {},
  aligner?: Aligner,
): Promise<Result> {
  return compareDocs(
    documentOf({ kind: 'tree', root: tree(base) }),
    documentOf({ kind: 'tree', root: tree(head) }),
    rule,
    aligner,
  );
}
