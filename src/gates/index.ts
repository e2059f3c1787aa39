import type { Policy } from '../policy/policy.js';
import { GATE_IDS, type GateId } from '../problems.js';
import type { Gate, GateInput, GateResult } from './gate.js';
import { policy } from './policy.js';
import { records } from './records.js';
import { shape } from './shape.js';

/** Every gate that is built, in the order in which gates are reported. */
export const gates: readonly Gate[] = [records, shape, policy];

/** Policy keys that ask for a gate, and whether one is asked for by a key of a single fixture rule. */
const CONFIGURED_BY: Readonly<Partial<Record<GateId, readonly string[]>>> = {
  seal: ['manifest', 'manifest-complete', 'ledger'],
  schema: ['fixtures[].schema'],
  properties: ['fixtures[].properties'],
  freeze: ['freeze', 'fixtures[].tests'],
  quarantine: ['quarantine', 'lanes', 'four-way'],
};

/** One row for each gate, always all of them. What a policy asks for and nothing here does is said, never half obeyed. */
export function runGates(input: GateInput): readonly GateResult[] {
  return GATE_IDS.map((id) => gates.find((gate) => gate.id === id)?.evaluate(input) ?? absent(id, input.policy));
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
