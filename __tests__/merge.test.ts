import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { merge } from '../src/commands/merge.js';
import { FixtureGateError } from '../src/errors.js';
import { gate } from '../src/gate.js';
import { json } from '../src/reporters/json.js';
import type { Report } from '../src/reporters/report.js';
import { rangeOfShards } from '../src/shard-reports.js';
import { PULL_REQUESTS } from './support/pull-requests.js';
import { createRepository, removeRepositories, type TestRepository, temporaryFolder } from './support/repositories.js';

afterAll(removeRepositories);

const POLICY = `version: 1
fixtures:
  - paths: ["testdata/**"]
    exclude: ["testdata/never/**"]
    tolerances:
      - { path: "$..price", absolute: 0.01, relative: 0 }
      - { path: "$..nowhere", absolute: 0.01, relative: 0 }
    volatile:
      ids: ["$..stamp"]
`;

function numbers(further: number): string {
  return `[${Array.from({ length: 300 }, (_, index) => ((1 + index / 7) * (1 + further)).toFixed(12)).join(', ')}]\n`;
}

/** What one fixture may do between base and head. */
const EDITS: Readonly<Record<string, readonly [string | null, string | null]>> = {
  drift: ['{"price": 1.001, "stamp": 1}\n', '{"price": 1.002, "stamp": 2}\n'],
  rewrite: ['{"total": 3}\n', '{"total": 4}\n'],
  shape: ['{"total": 3}\n', '{"total": 3, "tax": 1}\n'],
  hollow: ['[{"a": 1}, {"a": 2}]\n', '[]\n'],
  broken: ['{"a": 1}\n', '{"a": \n'],
  added: [null, '{"a": 1}\n'],
  removed: ['{"b": 12345678901234567890}\n', null],
  secret: ['{"password": "hunter-two-and-more"}\n', '{"password": "hunter-three-and-more"}\n'],
  'more numbers than a finding lists': [numbers(0), numbers(1e-10)],
  long: [`{"text": "${'x'.repeat(5_000)}a"}\n`, `{"text": "${'x'.repeat(5_000)}b"}\n`],
  'a key too long to print': [`{"${'k'.repeat(70_000)}": 1}\n`, `{"${'k'.repeat(70_000)}": 2}\n`],
  escaped: ['{"text": "a\\u00e9"}\n', '{"text": "aé"}\n'],
};
const KINDS = Object.keys(EDITS);

interface Story {
  readonly repository: TestRepository;
  readonly base: string;
  readonly head: string;
}

/** One fixture a kind; `recorded` says of which the commit has a record. */
function story(kinds: readonly string[], recorded: readonly boolean[], policy: string | null = POLICY): Story {
  const repository = createRepository();
  const sides = ([0, 1] as const).map((side) =>
    Object.fromEntries(kinds.map((kind, index) => [`testdata/f${index}.json`, EDITS[kind]![side]])),
  );
  const present = Object.fromEntries(Object.entries(sides[0]!).filter(([, content]) => content !== null));
  const base = repository.commit({
    files: { ...present, ...(policy === null ? {} : { '.github/fixture-gate.yml': policy }) },
    message: 'Begin\n',
  });
  const trailers = kinds.flatMap((_, index) =>
    recorded[index] === true
      ? [`Fixture-Change: testdata/f${index}.json reason="The price list of March raised it"`]
      : [],
  );
  const head = repository.commit({
    branch: 'topic',
    parents: [base],
    files: sides[1]!,
    message: `Change\n\n${trailers.join('\n')}\n`,
  });
  return { repository, base, head };
}

function run({ repository, base, head }: Story, more: object = {}): Promise<Report> {
  return gate({
    repository: { kind: 'directory', path: repository.directory },
    range: { kind: 'commits', base: { sha: base, ref: 'main' }, head: { sha: head }, comparison: 'merge-base' },
    testReports: [],
    ...more,
  });
}

/** As report.json holds it, without how long it took. */
const written = (report: Report): string => json.render({ ...report, stats: { ...report.stats, milliseconds: {} } });

async function shards(told: Story, count: number): Promise<string[]> {
  const folder = temporaryFolder();
  const files: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const directory = join(folder, `${index}`);
    mkdirSync(directory);
    files.push(join(directory, 'report.json'));
    writeFileSync(files.at(-1)!, json.render(await run(told, { shard: { index, count } })));
  }
  return files;
}

const joined = (told: Story, files: readonly string[]): Promise<Report> =>
  run(told, { range: rangeOfShards(files), shardReports: files });

it('is, byte for byte, the report of one run, however many shards there were and whatever they held', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...KINDS), { maxLength: 8 }),
      fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
      async (kinds, recorded, count, hasPolicy) => {
        const told = story(kinds, recorded, hasPolicy ? POLICY : null);
        const files = await shards(told, count);
        expect(written(await joined(told, files))).toBe(written(await run(told)));
      },
    ),
    { numRuns: 10, examples: [[KINDS, KINDS.map((_, index) => index % 2 === 0), 3, true]] },
  );
});

it('issue 6: draws its images, though the shards kept none', async () => {
  const { repo, base, head } = PULL_REQUESTS['image-update']();
  const told = { repository: repo, base, head };
  const file = join(temporaryFolder(), 'all.html');
  await merge({
    kind: 'merge',
    reports: await shards(told, 2),
    request: { repository: { kind: 'directory', path: repo.directory }, testReports: [] },
    head,
    failOn: 'error',
    output: { format: 'html', file, verbosity: 'quiet' },
  });
  expect(readFileSync(file, 'utf8')).toMatch(/"pictures":\{"base":\{"png":"iVBOR.*"difference":\{"png":"iVBOR/);
});

it('reports a rule that met nothing in any shard, and none that met something in one of them', async () => {
  const told = story(['drift', 'rewrite', 'rewrite', 'shape'], []);
  const messages = (await joined(told, await shards(told, 4))).problems.map(({ message }) => message).join('\n');
  expect(messages).toContain('tolerances[1]');
  expect(messages).not.toContain('tolerances[0]');
});

describe('what does not fit is an error and no verdict', () => {
  type Json = { [name: string]: unknown };
  type Reports = Json[];
  const ready = (async () => {
    const told = story(['drift', 'rewrite', 'shape'], []);
    const files = await shards(told, 3);
    return { told, files, reports: files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Json) };
  })();
  const findings = (report: Json): Json[] => report['findings'] as Json[];
  /** A report that holds a finding. */
  const full = (all: Reports): Json => all.find((report) => findings(report).length > 0)!;
  const put = (target: unknown, name: string, value: unknown): void => {
    (target as Json)[name] = value;
  };
  const inEach = (all: Reports, part: string, name: string, value: (report: Json) => unknown): void => {
    for (const report of all) put(report[part], name, value(report));
  };

  it.each<{ why: string; edit: (reports: Reports) => void; says: RegExp }>([
    { why: 'a report is missing', edit: (all) => all.splice(2), says: /that of shard 2 is not among them/ },
    { why: 'the first is missing', edit: (all) => all.splice(0, 1), says: /that of shard 0 is not among them/ },
    { why: 'none is there', edit: (all) => all.splice(0), says: /found none/ },
    { why: 'one is there twice', edit: (all) => all.push(structuredClone(all[1]!)), says: /shard 1 is there twice/ },
    { why: 'another head', edit: (all) => put(all[1]!['head'], 'sha', 'a'.repeat(40)), says: /not of one run: head/ },
    {
      why: 'all of another head',
      edit: (all) => inEach(all, 'head', 'sha', (report) => (report['base'] as Json)['sha']),
      says: /no fixture changed there/,
    },
    {
      why: 'another policy',
      edit: (all) => put(all[2]!['policy'], 'sha256', '0'.repeat(64)),
      says: /not of one run: policy/,
    },
    {
      why: 'all by another policy',
      edit: (all) => inEach(all, 'policy', 'sha256', () => '0'.repeat(64)),
      says: /the shards judged policy/,
    },
    { why: 'another version', edit: (all) => put(all[0]!['tool'], 'version', '9.9.9'), says: /written by version/ },
    {
      why: 'a report of a whole run',
      edit: (all) => Reflect.deleteProperty(all[0]!, 'shard'),
      says: /of a whole run and of no shard/,
    },
    { why: 'a fixture that was left out', edit: (all) => findings(full(all)).pop(), says: /is in no report/ },
    {
      why: 'a fixture that did not change',
      edit: (all) => findings(all[0]!).push({ ...findings(full(all))[0]!, path: 'testdata/x.json' }),
      says: /no fixture changed there/,
    },
    {
      why: 'a fixture in two of them',
      edit: (all) => {
        const [one] = findings(full(all));
        for (const report of all) if (!findings(report).includes(one!)) findings(report).push(one!);
      },
      says: /judged by two shards/,
    },
    {
      why: 'other contents',
      edit: (all) => put(findings(full(all))[0]!['head'], 'oid', 'b'.repeat(40)),
      says: /other contents/,
    },
    {
      why: 'another mode',
      edit: (all) => put(findings(full(all))[0]!['head'], 'mode', '100755'),
      says: /other contents/,
    },
    {
      why: 'a class below its own changes',
      edit: (all) => {
        const rewritten = all.flatMap(findings).find((one) => one['class'] === 'SEMANTIC_REWRITE');
        put(rewritten, 'class', 'TOLERANCE_DRIFT');
      },
      says: /a class that its own changes contradict/,
    },
    {
      why: 'counts below its own changes',
      edit: (all) => {
        const rewritten = all.flatMap(findings).find((one) => one['class'] === 'SEMANTIC_REWRITE');
        put(rewritten, 'class', 'TOLERANCE_DRIFT');
        put(rewritten!['changeCounts'], 'value', 0);
      },
      says: /a class that its own changes contradict/,
    },
    {
      why: 'a removal of what is there',
      edit: (all) => put(findings(full(all))[0], 'class', 'REMOVED'),
      says: /a class that its own changes contradict/,
    },
    {
      why: 'a class that there is not',
      edit: (all) => put(findings(full(all))[0], 'class', 'HARMLESS'),
      says: /no report of a shard \("findings\.0\.class"/,
    },
    {
      why: 'a text that no report has',
      edit: (all) => put(findings(full(all))[0], 'summary', 'x'.repeat(65_537)),
      says: /no report of a shard \("findings\.0\.summary"/,
    },
    {
      why: 'more than a finding lists',
      edit: (all) =>
        put(
          findings(full(all))[0],
          'notes',
          Array.from({ length: 1_001 }, () => 'x'),
        ),
      says: /no report of a shard \("findings\.0\.notes"/,
    },
    {
      why: 'an id that is none',
      edit: (all) => put(findings(full(all))[0]!['head'], 'sha256', '@org/team'),
      says: /no report of a shard \("findings\.0\.head\.sha256"/,
    },
    { why: 'no object', edit: (all) => put(all, '0', 7), says: /no report of a shard/ },
  ])('$why', async ({ edit, says }) => {
    const { told, reports: good } = await ready;
    const reports = structuredClone(good);
    edit(reports);
    const folder = temporaryFolder();
    const files = reports.map((report, index) => {
      const file = join(folder, `${index}.json`);
      writeFileSync(file, JSON.stringify(report));
      return file;
    });
    const error = await (async () => joined(told, files))().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(FixtureGateError);
    expect((error as FixtureGateError).code).toBe('BAD_SHARDS');
    expect((error as FixtureGateError).message).toMatch(says);
  });

  it('the pull request went on since', async () => {
    const { told, files } = await ready;
    const { repository, head } = told;
    const next = repository.commit({
      branch: 'topic',
      parents: [head],
      files: { 'src/a.js': '1\n' },
      message: 'Go on\n',
    });
    const error: unknown = await run({ ...told, head: next }, { shardReports: files }).catch(
      (thrown: unknown) => thrown,
    );
    expect((error as FixtureGateError).message).toBe(`the shards judged head ${head}; here it is ${next}`);
  });

  it('what the command is asked to judge is another commit than the reports are about', async () => {
    const { told, files } = await ready;
    const folder = temporaryFolder();
    const joins = (head: string | undefined, base?: string): Promise<number> =>
      merge({
        kind: 'merge',
        reports: files,
        request: { repository: { kind: 'directory', path: told.repository.directory }, testReports: [] },
        ...(head === undefined ? {} : { head }),
        ...(base === undefined ? {} : { base }),
        failOn: 'error',
        output: { format: 'json', file: join(folder, 'all.json'), verbosity: 'quiet' },
      });
    const error = async (work: Promise<number>): Promise<unknown> =>
      work.catch((thrown: unknown) => (thrown as Error).message);
    expect(await joins(told.head)).toBe(1);
    expect(await joins(told.head, told.base)).toBe(1);
    // HEAD is main's, and the reports are about the topic.
    expect(await error(joins(undefined))).toBe(`the shards judged head ${told.head}; "HEAD" is ${told.base} now`);
    expect(await error(joins(told.head, told.head))).toMatch(/^the shards judged base .*; ".*" is .* now$/);
  });

  it('no JSON', () => {
    const file = join(temporaryFolder(), 'report.json');
    writeFileSync(file, '{');
    expect(() => rangeOfShards([file])).toThrow(/cannot be read as a report/);
  });
});
