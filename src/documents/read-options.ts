import type { FixtureRule, Limits } from '../policy/policy.js';
import type { ReadOptions } from './format.js';

/** How a fixture of this rule is read. */
export function readOptionsOf(rule: FixtureRule, limits: Limits): ReadOptions & { readonly format: string } {
  const { format, header, yaml, ignoreMembers, descriptor, descriptorSet } = rule;
  const named =
    descriptor === undefined
      ? {}
      : {
          descriptor: {
            ...descriptor,
            set: descriptorSet ?? ({ kind: 'missing', why: 'it was not looked for' } as const),
          },
        };
  return { format, header, yaml, ignoreMembers, limits, ...named };
}
