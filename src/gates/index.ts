import type { Policy } from '../policy/policy.js';
import { GATE_IDS, type GateId } from '../problems.js';
import type { Gate, GateFacts, GateInput, GateResult, GateSource } from './gate.js';
import { policy } from './policy.js';
import { changedOnHead, hasFreezeList, isSealed, mayQuarantine } from './reader-concerned.js';
import { records } from './records.js';
import { shape } from './shape.js';

/** A gate that most runs have no use for, and that is loaded where it has something to look at. */
interface LazyGate {
  readonly id: GateId;
  /** Where it is false the gate is `not-configured`. */
  readonly concerned: (source: GateSource) => Promise<boolean>;
  readonly load: () => Promise<Gate>;
}

type GateEntry = Gate | LazyGate;

/** Every gate that is built, in the order in which gates are reported. */
export const gates: readonly GateEntry[] = [
  records,
  { id: 'seal', concerned: isSealed, load: async () => (await import('./seal.js')).seal },
  shape,
  { id: 'schema', concerned: changedOnHead, load: async () => (await import('./schema.js')).schema },
  { id: 'properties', concerned: changedOnHead, load: async () => (await import('./properties.js')).properties },
  { id: 'freeze', concerned: hasFreezeList, load: async () => (await import('./freeze.js')).freeze },
  { id: 'quarantine', concerned: mayQuarantine, load: async () => (await import('./quarantine.js')).quarantine },
  policy,
];

/** Policy keys that ask for a gate, and whether one is asked for by a key of a single fixture rule. */
const CONFIGURED_BY: Readonly<Partial<Record<GateId, readonly string[]>>> = {
  freeze: ['freeze', 'fixtures[].tests'],
  quarantine: ['quarantine', 'lanes', 'four-way'],
};

/**
 * One row for each gate, always all of them, in their fixed order (requirement K9): a gate reads, then judges, then comes the
 * next. What a policy asks for and nothing here does is said, never half obeyed.
 */
export async function runGates(input: Omit<GateInput, 'facts'>, source: GateSource): Promise<readonly GateResult[]> {
  const results: GateResult[] = [];
  let facts: GateFacts = {};
  for (const id of GATE_IDS) {
    const entry = gates.find((one) => one.id === id);
    if (entry === undefined || ('load' in entry && !(await entry.concerned(source)))) {
      results.push(entry === undefined ? absent(id, input.policy) : notConfigured(id));
      continue;
    }
    const gate = 'load' in entry ? await entry.load() : entry;
    if (gate.read !== undefined) facts = { ...facts, ...(await gate.read(source, results)) };
    results.push(gate.evaluate({ ...input, facts }));
  }
  return results;
}

function notConfigured(id: GateId): GateResult {
  return { id, outcome: 'not-configured', summary: '', problems: [] };
}

function absent(id: GateId, { configured }: Policy): GateResult {
  const asked = (CONFIGURED_BY[id] ?? []).filter((key) => configured.includes(key));
  if (asked.length === 0) return notConfigured(id);
  return {
    id,
    outcome: 'not-run',
    summary: `this version does not have it; the policy asks for it (${asked.join(', ')})`,
    problems: [],
  };
}
