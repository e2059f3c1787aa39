import type { CheckAnnotation, Renderers } from '../../src/reporters/github/renderers.js';

/** Renderers that say just enough to see what was posted where. */
export function plainRenderers(annotations: number, id = 'default'): Renderers {
  const annotation: CheckAnnotation = {
    path: 'testdata/order.json',
    start_line: 1,
    end_line: 1,
    annotation_level: 'failure',
    title: 't',
    message: 'changed',
  };
  return {
    marker: `<!-- fixture-gate:${id} -->`,
    comment: (report) => {
      const kind = report.findings.length + report.problems.length === 0 ? 'nothing' : 'changes';
      return {
        kind,
        body: `<!-- fixture-gate:${id} -->
${kind === 'nothing' ? 'resolved' : `body of ${report.findings.length}`}`,
      };
    },
    checkRun: () => ({
      title: 'title',
      summary: 'summary',
      annotations: Array.from({ length: annotations }, () => annotation),
    }),
    jobSummary: (report) => `summary: ${report.verdict}`,
    workflowCommands: (report) => report.findings.map(({ path }) => `::error file=${path}::changed`),
    log: (report) => `verdict: ${report.verdict}\n${report.findings.map(({ path }) => path).join('\n')}`,
  };
}
