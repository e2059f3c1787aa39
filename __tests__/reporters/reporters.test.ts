import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { afterAll, describe, expect, test } from 'vitest';
import { GATE_IDS, type Problem } from '../../src/problems.js';
import { checkRun } from '../../src/reporters/check-run.js';
import { comment, commentMarker } from '../../src/reporters/comment.js';
import { encodeJson } from '../../src/reporters/encoders/json.js';
import { html } from '../../src/reporters/html.js';
import { DOCUMENT_FORMATS, renderDocument, reporters } from '../../src/reporters/index.js';
import { jobSummary } from '../../src/reporters/job-summary.js';
import { json } from '../../src/reporters/json.js';
import { junit } from '../../src/reporters/junit.js';
import { markdown } from '../../src/reporters/markdown.js';
import { HTML_CLIENT } from '../../src/reporters/parts/html-client.js';
import { HTML_STYLE } from '../../src/reporters/parts/html-style.js';
import type { Report, ReportPieces } from '../../src/reporters/report.js';
import { sarif } from '../../src/reporters/sarif.js';
import { terminal } from '../../src/reporters/terminal.js';
import { renderFinding } from '../../src/reporters/terminal-finding.js';
import { workflowCommands } from '../../src/reporters/workflow-commands.js';
import { foreignIn } from '../support/gfm.js';
import { againstJUnitSchema, junitCounts } from '../support/junit.js';
import { PULL_REQUEST_NAMES, PULL_REQUESTS } from '../support/pull-requests.js';
import { removeRepositories } from '../support/repositories.js';
import { judge } from '../support/run-gate.js';
import { commandsIn } from '../support/runner-parser.js';
import {
  FAKE_TOKEN,
  finding,
  matched,
  SAMPLE_NAMES,
  SAMPLES,
  type SampleName,
  sample,
  unrecorded,
} from '../support/sample-report.js';

afterAll(removeRepositories);

const CONTEXT = { colour: false, width: 100, fullReport: 'report.html in the artifact "fixture-gate"' };
const ROOM = new URL('../../src/reporters/', import.meta.url);
const GOLDENS = fileURLToPath(new URL('../goldens/', import.meta.url));

/** Everything that one report becomes, as text, by sink. */
function allSinks(report: Report): Readonly<Record<string, string>> {
  const { batches, summary, title } = checkRun.render(report, CONTEXT);
  return {
    terminal: terminal.render(report, CONTEXT),
    json: json.render(report),
    markdown: markdown.render(report, CONTEXT),
    comment: comment.render(report, CONTEXT).body,
    'job-summary': jobSummary.render(report, CONTEXT),
    'check-run summary': `${title}\n${summary}`,
    'check-run annotations': batches
      .flat()
      .map(({ title: head, message, raw_details }) => `${head}\n${message}\n${raw_details ?? ''}`)
      .join('\n'),
    'workflow-commands': workflowCommands.render(report, CONTEXT).join('\n'),
    sarif: sarif.render(report),
    junit: junit.render(report),
    html: html.render(report, CONTEXT),
  };
}

interface Place {
  readonly artifactLocation: { readonly uri: string };
  readonly region: { readonly startLine: number };
}

describe('the registry', () => {
  /** A reporter is a file of the room that declares one; what posts or writes its rendering may stand beside it. */
  const isReporter = (file: string): boolean => readFileSync(new URL(file, ROOM), 'utf8').includes(': Reporter<');
  const reporterFiles = readdirSync(ROOM)
    .filter((file) => file.endsWith('.ts') && !['index.ts', 'reporter.ts'].includes(file) && isReporter(file))
    .map((file) => file.replace(/\.ts$/, ''));

  test('every reporter of the room is registered, in order, under its own name', () => {
    expect(reporters.map(({ id }) => id)).toEqual(reporterFiles.sort());
  });

  test.each(reporters.map((entry) => ({ id: entry.id, entry })))(
    '$id loads the reporter of that name',
    async ({ id, entry }) => {
      expect((await entry.load()).id).toBe(id);
    },
  );

  test.each(DOCUMENT_FORMATS.map((format) => ({ format })))('$format renders to one text', async ({ format }) => {
    expect(await renderDocument(format, SAMPLES.rename(), CONTEXT)).toMatch(/\n$/);
  });

  test('no reporter touches files, processes, network or clock', () => {
    const helpers = readdirSync(ROOM, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(?:encoders|parts)\/(?!html-client).*\.ts$/.test(file),
    );
    const sources = [...helpers, 'report.ts', ...reporterFiles.map((id) => `${id}.ts`)];
    expect(sources.length).toBeGreaterThan(20);
    for (const file of sources) {
      expect(readFileSync(new URL(file, ROOM), 'utf8'), file).not.toMatch(
        /node:(?:fs|child_process|net|http|os|timers)|process\.|Date\.now|new Date|fetch\(/,
      );
    }
  });
});

describe('goldens that a person can read', () => {
  test.each(PULL_REQUEST_NAMES.map((name) => ({ name })))('comment on the pull request $name', async ({ name }) => {
    const { body } = comment.render(await judge(PULL_REQUESTS[name]()), CONTEXT);
    await expect(body).toMatchFileSnapshot(`${GOLDENS}comment/${name}.md`);
  });

  test.each(SAMPLE_NAMES.map((name) => ({ name })))('terminal for $name', async ({ name }) => {
    await expect(terminal.render(SAMPLES[name](), CONTEXT)).toMatchFileSnapshot(`${GOLDENS}terminal/${name}.txt`);
  });

  test.each<{ readonly name: SampleName }>([
    { name: 'snapshot-update' },
    { name: 'manifest-only' },
    { name: 'hostile' },
  ])('other sinks for $name', async ({ name }) => {
    const report = SAMPLES[name]();
    await expect(workflowCommands.render(report, CONTEXT).join('\n')).toMatchFileSnapshot(
      `${GOLDENS}workflow-commands/${name}.txt`,
    );
    await expect(`${JSON.stringify(checkRun.render(report, CONTEXT).batches, null, 2)}\n`).toMatchFileSnapshot(
      `${GOLDENS}annotations/${name}.json`,
    );
    await expect(sarif.render(report)).toMatchFileSnapshot(`${GOLDENS}sarif/${name}.json`);
    await expect(junit.render(report)).toMatchFileSnapshot(`${GOLDENS}junit/${name}.xml`);
  });

  test('one finding alone, for the command that compares two files', async () => {
    const [first] = SAMPLES['csv-rebuild']().findings;
    if (first === undefined) throw new Error('the sample has no finding');
    await expect(renderFinding(first, CONTEXT)).toMatchFileSnapshot(`${GOLDENS}terminal/finding.txt`);
  });
});

describe('the words', () => {
  const JARGON = /SEMANTIC_REWRITE|SHAPE_CHANGE|TOLERANCE_DRIFT|FG\d{3}|blob|digest|drift|merge base|outcome/;
  test.each(SAMPLE_NAMES.map((name) => ({ name })))('the first five lines about $name need no glossary', ({ name }) => {
    const report = SAMPLES[name]();
    const sinks = allSinks(report);
    for (const text of ['terminal', 'comment', 'markdown', 'job-summary', 'check-run summary'].map(
      (id) => sinks[id] ?? '',
    )) {
      expect(text).not.toBe('');
      expect(text.split('\n').slice(0, 5).join('\n')).not.toMatch(JARGON);
    }
  });

  test.each(SAMPLE_NAMES.map((name) => ({ name })))('the verdict on $name comes first', ({ name }) => {
    const report = SAMPLES[name]();
    const word = report.verdict === 'pass' ? /^(?:### ✅ )?(?:Passed|Resolved): / : /^(?:### ❌ )?Failed: /;
    expect(terminal.render(report, CONTEXT).split('\n')[0]).toMatch(word);
    expect(comment.render(report, CONTEXT).body.split('\n')[1]).toMatch(word);
    expect(checkRun.render(report, CONTEXT).title).toMatch(word);
  });
});

describe('T15 T40 T76 T77 T78 nothing of the pull request acts in any sink', () => {
  const sinks = allSinks(SAMPLES.hostile());

  test.each(Object.keys(sinks).map((sink) => ({ sink })))('$sink holds no runner command of its', ({ sink }) => {
    const commands = commandsIn(sinks[sink] ?? '').map(({ command }) => command);
    expect(commands).toEqual(sink === 'workflow-commands' ? ['error'] : []);
  });

  test.each(Object.keys(sinks).map((sink) => ({ sink })))('$sink holds no secret', ({ sink }) => {
    expect(sinks[sink]).not.toContain(FAKE_TOKEN.slice(6));
    expect(sinks[sink]).not.toContain('hunter2');
  });

  test.each(Object.keys(sinks).map((sink) => ({ sink })))(
    '$sink holds no control or bidirectional character',
    ({ sink }) => {
      expect((sinks[sink] ?? '').replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
    },
  );

  test.each(['comment', 'markdown', 'job-summary', 'check-run summary'].map((sink) => ({ sink })))(
    '$sink renders to markup of ours alone',
    ({ sink }) => {
      const own = { comments: sink === 'comment' ? 1 : 0, text: [/head [0-9a-f]{12}, compared with [0-9a-f]{12}/] };
      expect(foreignIn(sinks[sink] ?? '', own)).toEqual([]);
    },
  );

  test('the marker stands at the start, once, and takes nothing of the pull request', () => {
    const { body } = comment.render(SAMPLES.hostile(), { ...CONTEXT, id: 'docs --> <b>' });
    expect(commentMarker('docs --> <b>')).toMatch(/^<!-- fixture-gate:[A-Za-z0-9._-]+ -->$/);
    expect(commentMarker('docs --> <b>').slice(4, -3)).not.toContain('--');
    expect(body.startsWith(`${commentMarker('docs --> <b>')}\n`)).toBe(true);
    expect(body.slice(10)).not.toContain('<!--');
  });
});

describe('documents that programs read', () => {
  const schema: object = JSON.parse(readFileSync(new URL('../contract/report.schema.json', import.meta.url), 'utf8'));
  const validate = new Ajv2020({ allErrors: true, strict: false }).compile(schema);

  test.each(SAMPLE_NAMES.map((name) => ({ name })))('JSON of $name is laid out as one value would be', ({ name }) => {
    const text = json.render(SAMPLES[name]());
    expect(text).toBe(`${encodeJson(JSON.parse(text), 2)}\n`);
    const none = json.render({ ...SAMPLES[name](), findings: [] });
    expect(none).toBe(`${encodeJson(JSON.parse(none), 2)}\n`);
  });

  test.each(SAMPLE_NAMES.map((name) => ({ name })))(
    'JSON of $name follows the contract, fields in its order',
    ({ name }) => {
      const report = JSON.parse(json.render(SAMPLES[name]()));
      expect(validate(report) ? [] : validate.errors).toEqual([]);
      const fields = Object.keys(report).slice(0, 11);
      expect(fields).toEqual([
        'schemaVersion',
        'tool',
        'base',
        'head',
        'mergeBase',
        'policy',
        'verdict',
        'gates',
        'findings',
        'problems',
        'stats',
      ]);
    },
  );

  test('JSON leaves out numbers that it cannot spell', () => {
    const changes = [
      {
        kind: 'value' as const,
        at: '$',
        base: '1',
        head: 'Infinity',
        absolute: Number.POSITIVE_INFINITY,
        relative: Number.NaN,
      },
    ];
    const report = JSON.parse(
      json.render(sample([finding('a.json', 'SEMANTIC_REWRITE', { changes, record: matched() })])),
    );
    expect(validate(report) ? [] : validate.errors).toEqual([]);
    expect(report.findings[0].changes[0]).toEqual({ kind: 'value', at: '$', base: '1', head: 'Infinity' });
  });

  test.each(SAMPLE_NAMES.map((name) => ({ name })))('SARIF of $name has the shape that 2.1.0 asks for', ({ name }) => {
    const log = JSON.parse(sarif.render(SAMPLES[name]()));
    expect(validateSarif(log) ? [] : validateSarif.errors).toEqual([]);
    expect(fitsSarif(log) ? [] : fitsSarif.errors).toEqual([]);
    const [run] = log.runs;
    for (const result of run.results) expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
  });

  test('every result of SARIF has a file and a line: GitHub refuses a whole upload for one without', () => {
    const loose: Problem = { code: 'FG106', gate: 'records', severity: 'error', commit: 'a'.repeat(40), message: 'm' };
    const anchored: Problem = { ...loose, code: 'FG801', gate: 'policy', anchor: { path: 'x.yml', line: 3 } };
    const findings = [finding('a.png', 'REMOVED'), finding('b.json', 'ADDED', { record: matched() })];
    const places = (rest: Partial<ReportPieces> = {}): string[] =>
      JSON.parse(
        sarif.render(sample(findings, [loose, anchored, unrecorded('a.png', 'REMOVED')], { records: 'fail' }, rest)),
      ).runs[0].results.flatMap(({ locations }: { locations: readonly { physicalLocation: Place }[] }) =>
        locations.map(
          ({ physicalLocation: { artifactLocation, region } }) => `${artifactLocation.uri}:${region.startLine}`,
        ),
      );
    expect(places().sort()).toEqual(['.github/fixture-gate.yml:1', 'a.png:1', 'b.json:1', 'x.yml:1']);
    expect(places({ policy: { source: 'base', path: 'gate.yml' } })).toContain('gate.yml:1');
    expect(places({ policy: { source: 'base', path: '/elsewhere/gate.yml', given: true } })).toContain(
      '.github/fixture-gate.yml:1',
    );
  });

  test('the schema of SARIF 2.1.0 would refuse what is none', () => {
    const log = JSON.parse(sarif.render(SAMPLES.hostile()));
    expect(fitsSarif({ ...log, version: '2.0.0' })).toBe(false);
    const [run] = log.runs;
    const wrong = { ...run.results[0], level: 'failure' };
    expect(fitsSarif({ ...log, runs: [{ ...run, results: [wrong] }] })).toBe(false);
    const dated = { ...run, invocations: [{ executionSuccessful: true, startTimeUtc: 'today' }] };
    expect(fitsSarif({ ...log, runs: [dated] })).toBe(false);
  });

  test('SARIF fingerprints follow rule, place and evidence, never the message', () => {
    const prints = (report: Report): string[] =>
      JSON.parse(sarif.render(report)).runs[0].results.map((each: { partialFingerprints: object }) =>
        JSON.stringify(each.partialFingerprints),
      );
    const one = finding('a.json', 'SEMANTIC_REWRITE');
    const problem = unrecorded('a.json', 'SEMANTIC_REWRITE');
    const first = prints(sample([one], [problem]));
    expect(prints(sample([one], [{ ...problem, message: 'said otherwise' }]))).toEqual(first);
    expect(prints(sample([{ ...one, head: one.base }], [problem]))).not.toEqual(first);
    expect(prints(sample([{ ...one, path: 'b.json' }], [{ ...problem, path: 'b.json' }]))).not.toEqual(first);
    expect(prints(sample([one], [{ ...problem, code: 'FG105' }]))).not.toEqual(first);
  });

  test('JUnit of every sample is valid against the published schema, with a case for each gate, and agrees with the verdict', async () => {
    const reports = SAMPLE_NAMES.map((name) => SAMPLES[name]());
    const documents = reports.map((report) => junit.render(report));
    expect(await againstJUnitSchema(documents)).toEqual(documents.map(() => []));
    for (const [index, document] of documents.entries()) {
      const { faults, counts } = junitCounts(document);
      expect(faults).toEqual([]);
      expect(counts.get('testcase')).toBe(GATE_IDS.length);
      expect((counts.get('failure') ?? 0) > 0).toBe(reports[index]?.verdict === 'fail');
    }
  });

  const REFUSED = [
    '<testsuites><testcase name="a" classname="b"/></testsuites>',
    '<testsuite name="s" tests="1"><testcase classname="a"/></testsuite>',
    '<testsuite name="s" tests="1" gates="1"/>',
    '<testsuite name="s" tests="1">x</testsuite>',
    '<testsuite name="s" tests="1"><testcase name="a" classname="b"/><properties/></testsuite>',
    '<testsuite name="s" tests="1"><testcase name="a"><skipped message="no"/></testcase></testsuite>',
  ];
  test('the schema of JUnit refuses what it does not have', async () => {
    expect((await againstJUnitSchema(REFUSED)).map((faults) => faults.length > 0)).toEqual(REFUSED.map(() => true));
  });
});

describe('the HTML page', () => {
  test.each(SAMPLE_NAMES.map((name) => ({ name })))('$name is one well-formed file that loads nothing', ({ name }) => {
    const page = html.render(SAMPLES[name](), CONTEXT);
    const errors: string[] = [];
    const document = parse(page, { onParseError: ({ code }) => errors.push(code) });
    expect(errors).toEqual([]);
    expect(loadsIn(document)).toEqual([]);
    expect(HTML_STYLE).not.toMatch(/url\(|@import|https?:/);
    expect(page).toContain("default-src 'none'");
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page.match(/<\/script/g)).toHaveLength(2);
  });

  test('its script compiles and writes text only', () => {
    expect(() => new Script(HTML_CLIENT)).not.toThrow();
    expect(HTML_CLIENT).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|new Function/);
  });

  test('the data in it are those of the report, already visible', () => {
    const page = html.render(SAMPLES.hostile(), CONTEXT);
    const [, text = ''] = /<script type="application\/json" id="data">([^<]*)<\/script>/.exec(page) ?? [];
    const data = JSON.parse(text);
    expect(data.findings).toHaveLength(2);
    expect(JSON.stringify(data)).not.toMatch(/[\u202e\u200b]|\\u202e/i);
  });
});

/** Elements and attributes by which a page can fetch, run or send something. */
function loadsIn(document: DefaultTreeAdapterMap['node']): string[] {
  const found: string[] = [];
  const queue: DefaultTreeAdapterMap['node'][] = [document];
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    if (/^(?:link|img|iframe|object|embed|base|a|video|audio|source)$/.test(node.nodeName)) found.push(node.nodeName);
    if ('attrs' in node) {
      for (const { name } of node.attrs)
        if (/^(?:src|href|action|style|on.*)$/.test(name)) found.push(`${node.nodeName} ${name}`);
    }
    if ('childNodes' in node) queue.push(...node.childNodes);
  }
  return found;
}

/**
 * The published schema of SARIF 2.1.0 (OASIS, in the form `rtm.5` that editors use), as `@microsoft/jest-sarif` 1.0.0-beta.0
 * carries it. It is draft 4 of JSON Schema, but uses no keyword that later drafts read differently.
 */
const {
  $schema: _,
  id: __,
  ...sarifSchema
} = JSON.parse(readFileSync(new URL('../support/schemas/sarif-2.1.0-rtm.5.json', import.meta.url), 'utf8'));
const sarifAjv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false });
addFormats.default(sarifAjv);
const fitsSarif = sarifAjv.compile(sarifSchema);

/** Closer still: the part of the SARIF 2.1.0 schema that these documents use, closed against anything else. */
const TEXT = {
  type: 'object',
  required: ['text'],
  properties: { text: { type: 'string', minLength: 1 } },
  additionalProperties: false,
};
const LOCATION = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 0 },
    message: TEXT,
    physicalLocation: {
      type: 'object',
      required: ['artifactLocation'],
      properties: {
        artifactLocation: {
          type: 'object',
          required: ['uri'],
          properties: {
            uri: { type: 'string', pattern: "^[A-Za-z0-9%/._~!*'()-]+$" },
            uriBaseId: { const: '%SRCROOT%' },
          },
          additionalProperties: false,
        },
        region: {
          type: 'object',
          required: ['startLine'],
          properties: { startLine: { type: 'integer', minimum: 1 } },
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
};
const RESULT = {
  type: 'object',
  required: ['ruleId', 'ruleIndex', 'level', 'message', 'locations', 'partialFingerprints'],
  properties: {
    ruleId: { type: 'string' },
    ruleIndex: { type: 'integer', minimum: 0 },
    level: { enum: ['none', 'note', 'warning', 'error'] },
    message: TEXT,
    locations: { type: 'array', items: LOCATION },
    relatedLocations: { type: 'array', items: LOCATION, uniqueItems: true },
    partialFingerprints: { type: 'object', minProperties: 1, additionalProperties: { type: 'string' } },
    properties: { type: 'object' },
  },
  additionalProperties: false,
};
const RULE = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' }, shortDescription: TEXT },
  additionalProperties: false,
};
const DRIVER = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    version: { type: 'string' },
    rules: { type: 'array', uniqueItems: true, items: RULE },
  },
  additionalProperties: false,
};
const RUN = {
  type: 'object',
  required: ['tool', 'results'],
  properties: {
    tool: { type: 'object', required: ['driver'], properties: { driver: DRIVER }, additionalProperties: false },
    automationDetails: { type: 'object' },
    results: { type: 'array', items: RESULT },
    columnKind: { const: 'utf16CodeUnits' },
    properties: { type: 'object' },
  },
  additionalProperties: false,
};
const validateSarif = new Ajv2020({ allErrors: true }).compile({
  type: 'object',
  required: ['version', 'runs'],
  properties: { $schema: { type: 'string' }, version: { const: '2.1.0' }, runs: { type: 'array', items: RUN } },
  additionalProperties: false,
});
