import { expect, it } from 'vitest';
import { json } from '../../src/reporters/json.js';
import { parseReport, reportFields } from '../../src/reporters/report-fields.js';
import { SAMPLES } from '../support/sample-report.js';

it('a report is read as it was written, however long the name of whoever recorded a change', () => {
  const report = SAMPLES['one-line-drift']();
  const by = `${'A'.repeat(20_000)} <a@example.test>`;
  const findings = report.findings.map((one) => ({ ...one, record: { ...one.record, by } }));
  expect(findings.length).toBeGreaterThan(0);
  const written = json.render({ ...report, findings });
  expect(reportFields.safeParse(parseReport(Buffer.from(written))).error).toBeUndefined();
});
