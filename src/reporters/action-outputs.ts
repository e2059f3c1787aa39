import type { FailOn } from '../inputs/request.js';
import { CHANGE_CLASSES, type ChangeClass } from '../policy/policy.js';
import type { Report } from './report.js';

/** Names of the outputs of action.yml; a test compares them with that file. */
export const CLASS_OUTPUTS: Readonly<Record<ChangeClass, string>> = {
  ADDED: 'added',
  REMOVED: 'removed',
  SHAPE_CHANGE: 'shape-change',
  SEMANTIC_REWRITE: 'semantic-rewrite',
  TOLERANCE_DRIFT: 'tolerance-drift',
};

/** Everything that a later step can read. `reportFile` is the path of report.json. */
export function actionOutputs(report: Report, reportFile: string): readonly (readonly [string, string])[] {
  const count = (one: ChangeClass) => report.findings.filter((finding) => finding.class === one).length;
  return [
    ['verdict', report.verdict],
    ['report', reportFile],
    ['digest', report.digest],
    ['findings', String(report.findings.length)],
    ...CHANGE_CLASSES.map((one) => [CLASS_OUTPUTS[one], String(count(one))] as const),
    ['mutated-fixtures', JSON.stringify(report.findings.map(({ path }) => path))],
    ['gates', JSON.stringify(Object.fromEntries(report.gates.map(({ id, outcome }) => [id, outcome])))],
  ];
}

/** What a run without a verdict leaves behind, so that no later step mistakes nothing for good news. */
export const FAILED_OUTPUTS: readonly (readonly [string, string])[] = [['verdict', 'error']];

/** The one value that exit code and check run both follow (T03). */
export function passes(report: Report, failOn: FailOn): boolean {
  // `never` informs about a verdict; where there is none, there is nothing to inform about.
  if (report.problems.some(({ code, severity }) => code === 'FG901' && severity === 'error')) return false;
  if (failOn === 'never') return true;
  if (report.verdict !== 'pass' || report.exitCode !== 0) return false;
  return failOn === 'error' || report.problems.every(({ severity }) => severity !== 'warning');
}
