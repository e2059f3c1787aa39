import { createHash } from 'node:crypto';
import type { Problem, Severity } from '../problems.js';
import type { ReviewedFinding } from '../review/review.js';
import { encodeJson } from './encoders/json.js';
import { pathUri, sarifText } from './encoders/sarif-text.js';
import { maskProse } from './encoders/secrets.js';
import { describeChange, describeWorst, sentence } from './parts/changes.js';
import { entriesOf } from './parts/entries.js';
import { describeRecord, findingChange } from './parts/rows.js';
import { encodeSpans, plain, type Span } from './parts/spans.js';
import { CLASS_MEANINGS, CLASS_WORDS, GATE_TITLES } from './parts/words.js';
import type { Report } from './report.js';
import type { Reporter } from './reporter.js';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
/** GitHub shows 5,000 results of a run and refuses more than 25,000. */
const MAX_RESULTS = 5_000;
const RELATED = 5;
/** Where the policy would be (docs/policy.md), for what is about no file. */
const POLICY_PATH = '.github/fixture-gate.yml';
/** Changing what goes into a fingerprint makes every known result new: count this up when it happens. */
const FINGERPRINT = 'fixtureGate/v1';

const LEVELS = { error: 'error', warning: 'warning', notice: 'note' } satisfies Record<Severity, string>;

interface RuledResult {
  readonly rule: string;
  readonly description: string;
  readonly result: object;
}

function render(report: Report): string {
  // A file that was named for this run may lie outside the repository.
  const elsewhere = (report.policy.given === true ? undefined : report.policy.path) ?? POLICY_PATH;
  const entries = entriesOf(report).map((entry) =>
    entry.kind === 'finding' ? findingEntry(entry.finding) : problemEntry(entry.problem, entry.finding, elsewhere),
  );
  const shown = entries.slice(0, MAX_RESULTS);
  const rules = [...new Map(shown.map(({ rule, description }) => [rule, description]))];
  const run = {
    tool: {
      driver: {
        name: report.tool.name,
        version: report.tool.version,
        rules: rules.map(([id, text]) => ({ id, shortDescription: { text } })),
      },
    },
    automationDetails: { id: 'fixture-gate/' },
    results: shown.map(({ rule, result }) => ({
      ruleId: rule,
      ruleIndex: rules.findIndex(([id]) => id === rule),
      ...result,
    })),
    columnKind: 'utf16CodeUnits',
    properties: { verdict: report.verdict, digest: report.digest, leftOut: entries.length - shown.length },
  };
  return `${encodeJson({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, 2)}\n`;
}

function text(spans: readonly Span[]): string {
  return encodeSpans(spans, { plain: (each) => each, prose: sarifText, code: sarifText });
}

/** `elsewhere` for what is about no file, such as a message of a commit: whoever judges it is named in its place. */
function problemEntry(problem: Problem, finding: ReviewedFinding | undefined, elsewhere: string): RuledResult {
  const { code, gate, severity, path, line, message } = problem;
  const worst = finding === undefined ? [] : [plain(' Worst change: '), ...describeWorst(finding)];
  const inAnchor = line === undefined ? undefined : problem.anchor;
  return {
    rule: code,
    description: `${GATE_TITLES[gate]} (${gate})`,
    result: {
      level: LEVELS[severity],
      message: { text: text([sentence(message), ...worst]) },
      locations: [location(inAnchor?.path ?? path ?? problem.anchor?.path ?? elsewhere, line ?? headLine(finding))],
      ...related(finding),
      partialFingerprints: { [FINGERPRINT]: fingerprint(code, path, evidence(problem, finding)) },
      ...(problem.fix === undefined ? {} : { properties: { fix: maskProse(problem.fix) } }),
    },
  };
}

function findingEntry(finding: ReviewedFinding): RuledResult {
  const { path, class: changeClass } = finding;
  return {
    rule: changeClass,
    description: `${CLASS_WORDS[changeClass]}: ${CLASS_MEANINGS[changeClass]}`,
    result: {
      level: 'note',
      message: { text: text([...findingChange(finding), plain('; '), ...describeRecord(finding.record)]) },
      locations: [location(path, headLine(finding))],
      ...related(finding),
      partialFingerprints: { [FINGERPRINT]: fingerprint(changeClass, path, blobs(finding)) },
    },
  };
}

/** What the result rests on: the blobs of the fixture, or where there is none the line and commit. Never the message. */
function evidence({ line, commit }: Problem, finding: ReviewedFinding | undefined): string[] {
  return finding === undefined ? [String(line ?? 0), commit ?? ''] : blobs(finding);
}

function blobs({ base, head, class: changeClass }: ReviewedFinding): string[] {
  return [changeClass, base?.oid ?? '', head?.oid ?? ''];
}

/** First 32 hex digits of SHA-256 over rule, path and evidence, each with its length so that none runs into the next. */
function fingerprint(rule: string, path: string | undefined, parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of [rule, path ?? '', ...parts]) hash.update(`${part.length}:`).update(part, 'utf16le');
  return hash.digest('hex').slice(0, 32);
}

function headLine(finding: ReviewedFinding | undefined): number | undefined {
  return finding?.changes.find((change) => (change.headLine ?? 0) > 0)?.headLine;
}

/** GitHub refuses a whole file for one result without a location, and asks every location for a line. */
function location(path: string, line = 1): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: pathUri(path), uriBaseId: '%SRCROOT%' },
      region: { startLine: Math.max(1, line) },
    },
  };
}

/** The first changes, each on its line, so that a viewer can step through them. */
function related(finding: ReviewedFinding | undefined): object {
  const changes = (finding?.changes ?? []).filter((change) => (change.headLine ?? 0) > 0).slice(0, RELATED);
  if (finding === undefined || changes.length === 0) return {};
  return {
    relatedLocations: changes.map((change, index) => ({
      id: index + 1,
      message: { text: text(describeChange(change)) },
      ...location(finding.path, change.headLine),
    })),
  };
}

export const sarif: Reporter<string> = { id: 'sarif', render };
