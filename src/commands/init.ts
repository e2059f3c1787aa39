import type { Invocation } from '../inputs/argv.js';
export async function init(_: Extract<Invocation, { kind: 'init' }>): Promise<number> {
  return 3;
}
