import { FixtureGateError } from '../../src/errors.js';
import type { Policy } from '../../src/policy/policy.js';
import { type PolicySource, parsePolicy } from '../../src/policy/read.js';

export const FILE = '.github/fixture-gate.yml';

export function parse(text: string, source: Partial<PolicySource> = {}): Promise<Policy> {
  return parsePolicy(new TextEncoder().encode(text), { source: 'base', path: FILE, ...source });
}

/** The message of the BAD_POLICY error that reading `bytes` ends in, without the file's name. */
export async function refusal(bytes: string | Uint8Array, source: Partial<PolicySource> = {}): Promise<string> {
  const content = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  try {
    await parsePolicy(content, { source: 'base', path: FILE, ...source });
  } catch (error) {
    if (!(error instanceof FixtureGateError)) throw error;
    if (error.code !== 'BAD_POLICY') throw error;
    return error.message.replaceAll(`${FILE}:`, '');
  }
  return 'accepted';
}
