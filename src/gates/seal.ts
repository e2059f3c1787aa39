import type { Problem } from '../problems.js';
import { selfSealing } from '../review/separation.js';
import type { Gate, GateInput, GateResult } from './gate.js';
import { readSeal } from './reader-seal.js';
import { custodyProblems } from './seal-custody.js';
import type { SealFacts } from './seal-facts.js';
import { ledgerProblems } from './seal-ledger.js';
import { completenessProblems, entriesOf, forgivenOn, manifestProblems, standing } from './seal-manifest.js';
import { selfSealProblems } from './seal-people.js';

/** Whether every sealed fixture has the bytes that its seal says, and whether seals and fixtures moved together. */
export const seal: Gate = {
  id: 'seal',
  async read(source) {
    const facts = await readSeal(source);
    return facts === undefined ? {} : { seal: facts };
  },
  evaluate(input) {
    const { seal: facts } = input.facts;
    if (facts === undefined) return { id: 'seal', outcome: 'not-configured', summary: '', problems: [] };
    return judge(facts, input);
  },
};

function judge(facts: SealFacts, input: Pick<GateInput, 'policy' | 'commits' | 'isFixture' | 'review'>): GateResult {
  // What is sealed has a writer that counts, whether or not a pattern calls it a fixture.
  const sealed = sealedPaths(facts);
  const isSealed = (path: string): boolean => sealed.has(path) || input.isFixture(path);
  const people = input.policy.separation.differentAuthor
    ? selfSealProblems(facts, selfSealing(input.commits, input.policy, isSealed))
    : [];
  const problems = [
    ...manifestProblems(facts),
    ...custodyProblems(facts, movedPaths(input.review)),
    ...completenessProblems(facts, input.policy.manifest),
    ...ledgerProblems(facts),
    ...people,
  ];
  const failed = problems.some(({ severity }) => severity === 'error');
  return { id: 'seal', outcome: failed ? 'fail' : 'pass', summary: summarize(facts, problems), problems };
}

function sealedPaths({ base, head, ledgers }: SealFacts): ReadonlySet<string> {
  const entries = [...entriesOf(base), ...entriesOf(head), ...ledgers.flatMap((one) => one.head?.entries ?? [])];
  return new Set(entries.map(({ path }) => path));
}

function movedPaths({ findings }: GateInput['review']): ReadonlyMap<string, string> {
  return new Map(findings.flatMap(({ path, movedTo }) => (movedTo === undefined ? [] : [[path, movedTo] as const])));
}

function summarize(facts: SealFacts, problems: readonly Problem[]): string {
  const entries = facts.head.manifests.reduce((sum, one) => sum + one.entries.length, 0);
  const sealed = facts.ledgers.reduce((sum, { head }) => sum + (head?.entries.length ?? 0), 0);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const parts = [
    ...(facts.head.manifests.length > 0 ? [`${standing(facts)} of ${entries} manifest entries hold`] : []),
    ...(facts.ledgers.length > 0 ? [`${sealed} ledger ${sealed === 1 ? 'entry' : 'entries'}`] : []),
    ...(errors > 0 ? [`${errors} ${errors === 1 ? 'failure' : 'failures'}`] : []),
    ...forgivenOn(facts),
  ];
  return parts.length === 0 ? 'no seal on head' : parts.join('; ');
}
