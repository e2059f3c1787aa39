import type { Check, Fault, Subject } from '../check.js';
import { concurrency } from './concurrency.js';
import { brokenWorkflow, noWorkflow, policyFile } from './files.js';
import { continueOnError, failOn, jobIf, jobNeeds, joinJob, stepIf, swallowedExit } from './jobs.js';
import { bypass, looseBranch, notRequired, requiredSource, rulesetWorkflow, sameName } from './names.js';
import { permissionsContents, permissionsExcess, permissionsMissing, permissionsPosting } from './permissions.js';
import { selfEdit } from './self-edit.js';
import {
  checkoutCredentials,
  checkoutDepth,
  earlierSteps,
  floatingGate,
  floatingNeighbour,
  localGate,
  targetCheckout,
} from './steps.js';
import {
  branchFilter,
  mergeGroup,
  pathFilter,
  pullRequestTarget,
  pullRequestTrigger,
  pushTwin,
  reviewTrigger,
  types,
  unsupportedTrigger,
} from './triggers.js';

/** All checks, in the order in which they are reported and documented. */
export const CHECKS: readonly Check[] = [
  noWorkflow,
  brokenWorkflow,
  policyFile,
  pullRequestTrigger,
  pullRequestTarget,
  types,
  mergeGroup,
  reviewTrigger,
  unsupportedTrigger,
  pushTwin,
  pathFilter,
  branchFilter,
  permissionsMissing,
  permissionsContents,
  permissionsPosting,
  permissionsExcess,
  jobIf,
  jobNeeds,
  joinJob,
  stepIf,
  continueOnError,
  failOn,
  swallowedExit,
  concurrency,
  floatingGate,
  floatingNeighbour,
  localGate,
  earlierSteps,
  checkoutDepth,
  checkoutCredentials,
  targetCheckout,
  sameName,
  notRequired,
  requiredSource,
  rulesetWorkflow,
  selfEdit,
  bypass,
  looseBranch,
];

const SEVERITIES = ['error', 'warning', 'notice'] as const;

/** Everything that is wrong, worst first, within that in the order of the checks. */
export function diagnose(subject: Subject): readonly Fault[] {
  const all = CHECKS.flatMap(({ id, look }) => look(subject).map((fault): Fault => ({ check: id, ...fault })));
  return SEVERITIES.flatMap((severity) => all.filter((fault) => fault.severity === severity));
}
