import type { Policy } from '../policy/policy.js';
import type { GitPath } from '../revisions/revisions.js';
import type { Checkout, CheckoutPlan, CommandResult } from './commands.js';
import type { GateResult, GateSource } from './gate.js';

/** Why commands are not run. `held`: an earlier gate failed and says so itself. `refused`: it must not go unsaid. */
export interface NotRun {
  readonly kind: 'held' | 'refused';
  readonly reason: string;
}

/** Gates whose failure keeps the pull request's code from running (requirement K9). A record may be missing without harm. */
const HOLDING = new Set(['seal', 'shape', 'schema', 'properties']);

/** Why no command may run now; undefined where they may. */
export function whyNotRun(source: GateSource, earlier: readonly GateResult[]): NotRun | undefined {
  const failed = earlier.find(({ id, outcome }) => HOLDING.has(id) && outcome === 'fail');
  if (failed !== undefined) return { kind: 'held', reason: `the ${failed.id} gate failed, so no command was run` };
  if (source.commands === undefined) return { kind: 'refused', reason: 'commands cannot be run here' };
  return source.commands.unsafe === undefined ? undefined : { kind: 'refused', reason: source.commands.unsafe };
}

/** A checkout in which `lanes.prepare` of base's policy has run, if there is one. */
export function withPrepared<T>(
  source: GateSource,
  plan: CheckoutPlan,
  use: (checkout: Checkout, prepared: CommandResult | undefined) => Promise<T>,
): Promise<T> {
  const { prepare, timeout } = basePolicy(source).lanes;
  return source.commands!.withCheckout(plan, async (checkout) => {
    const prepared = prepare === null ? undefined : await checkout.run(prepare, {}, timeout);
    return use(checkout, prepared);
  });
}

/** Commands are base's, whatever head's policy says (requirement C6). */
export function basePolicy({ policyEdit }: GateSource): Policy {
  return policyEdit.base;
}

export interface PropertyCommands {
  /** The fixture that they are about. */
  readonly path: GitPath;
  /** `commands:` of base's view file. */
  readonly commands: readonly string[];
}

export type PropertyCommandRun = { readonly path: GitPath; readonly command: string } & (
  | { readonly kind: 'run'; readonly result: CommandResult }
  | { readonly kind: 'not-run'; readonly why: NotRun }
);

/**
 * Property commands (requirement D3): base's tree with head's fixtures in it, so that nothing of head's code can speak for
 * head's fixtures. What is a fixture is base's to say, too: a path that only head names as one stays base's, and is not
 * asked about. `{file}` is the fixture's path. A seal that failed keeps them from running.
 */
export async function runPropertyCommands(
  source: GateSource,
  earlier: readonly GateResult[],
  requests: readonly PropertyCommands[],
): Promise<readonly PropertyCommandRun[]> {
  const all = requests.flatMap(({ path, commands }) => commands.map((command) => ({ path, command })));
  if (all.length === 0) return [];
  const why = whyNotRun(source, earlier);
  if (why !== undefined) return all.map((one) => ({ ...one, kind: 'not-run', why }));
  return withPrepared(source, { code: 'base', fixtures: 'head' }, async ({ run }, prepared) => {
    const runs: PropertyCommandRun[] = [];
    for (const { path, command } of all) {
      if (!source.isFixtureOnBase(path)) {
        const reason = 'on base it is no fixture, so that the bytes of head are not put beside the code of base';
        runs.push({ path, command, kind: 'not-run', why: { kind: 'refused', reason } });
        continue;
      }
      if (prepared !== undefined && prepared.outcome !== 'pass') {
        const reason = `lanes.prepare ${prepared.reason}: ${prepared.command}`;
        runs.push({ path, command, kind: 'not-run', why: { kind: 'refused', reason } });
        continue;
      }
      const result = await run(command, { file: path }, basePolicy(source).lanes.timeout);
      runs.push({ path, command, kind: 'run', result });
    }
    return runs;
  });
}
