import type { Policy } from '../policy/policy.js';
import { GATE_IDS, type GateId } from '../problems.js';
import { freeze } from './freeze.js';
import type { Gate, GateFacts, GateInput, GateResult, GateSource } from './gate.js';
import { policy } from './policy.js';
import { properties } from './properties.js';
import { quarantine } from './quarantine.js';
import { records } from './records.js';
import { schema } from './schema.js';
import { seal } from './seal.js';
import { shape } from './shape.js';

/** Every gate that is built, in the order in which gates are reported. */
export const gates: readonly Gate[] = [records, seal, shape, schema, properties, freeze, quarantine, policy];

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
    const gate = gates.find((one) => one.id === id);
    if (gate?.read !== undefined) facts = { ...facts, ...(await gate.read(source, results)) };
    results.push(gate?.evaluate({ ...input, facts }) ?? absent(id, input.policy));
  }
  return results;
}

function absent(id: GateId, { configured }: Policy): GateResult {
  const asked = (CONFIGURED_BY[id] ?? []).filter((key) => configured.includes(key));
  if (asked.length === 0) return { id, outcome: 'not-configured', summary: '', problems: [] };
  return {
    id,
    outcome: 'not-run',
    summary: `this version does not have it; the policy asks for it (${asked.join(', ')})`,
    problems: [],
  };
}
