import type { GateOutcome } from '../gates/gate.js';
import { xmlText } from './encoders/html.js';
import { guardLines } from './encoders/lines.js';
import { maskProse } from './encoders/secrets.js';
import { shorten } from './encoders/values.js';
import { count, GATE_TITLES, OUTCOME_WORDS, plural } from './parts/words.js';
import type { Report, ReportGate } from './report.js';
import type { Reporter } from './reporter.js';

/** Problems named in one test case. */
const MAX_PROBLEMS = 100;
const MESSAGE_CHARACTERS = 1_000;

/** The gates as test cases, for dashboards that read test reports. Gates that did not run count as skipped. */
function render(report: Report): string {
  const failures = report.gates.filter((gate) => fails(gate, report)).length;
  const skipped = report.gates.filter(({ outcome }) => isSkipped(outcome)).length;
  // `skipped` is a total of a suite alone, and its reason is text (junit-4.xsd); readers of newer schemas take both.
  const totals = `tests="${report.gates.length}" failures="${failures}" errors="0"`;
  const cases = report.gates.map((gate) => testCase(gate, report));
  return guardLines(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<testsuites name="fixture-gate" ${totals}>`,
      `  <testsuite name="fixture-gate" ${totals} skipped="${skipped}">`,
      `    <properties><property name="digest" value="${xmlText(report.digest)}"/><property name="head" value="${xmlText(report.head.sha)}"/></properties>`,
      ...cases,
      '  </testsuite>',
      '</testsuites>',
      '',
    ].join('\n'),
  );
}

function isSkipped(outcome: GateOutcome): boolean {
  return outcome === 'not-configured' || outcome === 'not-run';
}

/** Agrees with the verdict: a gate that passed beside an error of its own fails, one whose artifact may be missing does not. */
function fails({ id, outcome }: ReportGate, { problems }: Report): boolean {
  const own = problems.filter(({ gate }) => gate === id);
  return (
    outcome === 'fail' ||
    own.some(({ severity }) => severity === 'error') ||
    (outcome === 'missing-artifact' && own.length === 0)
  );
}

function testCase(gate: ReportGate, report: Report): string {
  const open = `    <testcase classname="fixture-gate" name="${xmlText(`${gate.id}: ${GATE_TITLES[gate.id]}`)}"`;
  if (fails(gate, report)) return `${open}>\n${failure(gate, report)}\n    </testcase>`;
  if (!isSkipped(gate.outcome)) return `${open}/>`;
  return `${open}><skipped>${OUTCOME_WORDS[gate.outcome]}</skipped></testcase>`;
}

function failure({ id, outcome, summary }: ReportGate, report: Report): string {
  const problems = report.problems.filter(({ gate, severity }) => gate === id && severity !== 'notice');
  const lines = problems.slice(0, MAX_PROBLEMS).map(({ code, message }) => `${code} ${clean(message)}`);
  if (problems.length > MAX_PROBLEMS) lines.push(`and ${count(problems.length - MAX_PROBLEMS)} more`);
  const message =
    summary === undefined ? `${OUTCOME_WORDS[outcome]}, ${plural(problems.length, 'problem')}` : clean(summary);
  return `      <failure type="${outcome}" message="${xmlText(message)}">${lines.map(xmlText).join('\n')}</failure>`;
}

function clean(message: string): string {
  return shorten(maskProse(message), MESSAGE_CHARACTERS);
}

export const junit: Reporter<string> = { id: 'junit', render };
