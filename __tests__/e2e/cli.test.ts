import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/reporters/report.js';
import {
  cloneRepository,
  createRepository,
  removeRepositories,
  type TestRepository,
  temporaryFolder,
} from '../support/repositories.js';

afterAll(removeRepositories);

const CLI = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));
const ORDER = '{\n  "id": 7,\n  "total": 19.5\n}\n';
const REWRITTEN = '{\n  "id": 7,\n  "total": 20.5\n}\n';
const RECORD = 'Raise the total\n\nFixture-Change: fixtures/order.json purpose=rebuild source=price-list-of-march\n';

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function cli(
  args: readonly string[],
  options: { readonly input?: string; readonly cwd?: string; readonly env?: Record<string, string> } = {},
): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    ...(options.input === undefined ? {} : { input: options.input }),
    env: { ...process.env, ...options.env },
  });
  return { code: status ?? -1, stdout, stderr };
}

function proposal(
  files: Record<string, string | null>,
  message = 'Change\n',
  baseFiles: Record<string, string> = {},
): TestRepository {
  const repository = createRepository();
  const base = repository.commit({
    files: { 'fixtures/order.json': ORDER, 'src/a.js': '1\n', ...baseFiles },
    message: 'Begin\n',
  });
  repository.commit({ branch: 'topic', parents: [base], files, message });
  return repository;
}

const topic = (repository: TestRepository): string[] => [
  '--repo',
  repository.directory,
  '--base',
  'main',
  '--head',
  'topic',
];
const jsonOf = (run: Run): Report => JSON.parse(run.stdout) as Report;
const noStack = (run: Run): void => expect(run.stderr).not.toMatch(/\n\s+at .*:\d+:\d+/);

describe('check', () => {
  const outcomes = [
    {
      why: 'C3 an unrecorded rewrite fails',
      files: { 'fixtures/order.json': REWRITTEN },
      message: 'Fix\n',
      code: 1,
      verdict: 'fail',
    },
    {
      why: 'C3 a recorded rewrite passes',
      files: { 'fixtures/order.json': REWRITTEN },
      message: RECORD,
      code: 0,
      verdict: 'pass',
    },
    {
      why: 'a change that touches no fixture passes',
      files: { 'src/a.js': '2\n' },
      message: 'Code\n',
      code: 0,
      verdict: 'pass',
    },
    { why: 'R2 a record for nothing fails', files: { 'src/a.js': '2\n' }, message: RECORD, code: 1, verdict: 'fail' },
    {
      why: 'a fixture that no longer parses fails although it is recorded',
      files: { 'fixtures/order.json': '{' },
      message: RECORD,
      code: 1,
      verdict: 'fail',
    },
  ];
  it.each(outcomes)('$why', ({ files, message, code, verdict }) => {
    const run = cli(['check', ...topic(proposal(files, message)), '--format', 'json']);
    expect(run.stderr).toBe('');
    expect(run.code).toBe(code);
    expect(jsonOf(run).verdict).toBe(verdict);
  });

  it('writes JSON that fits the published schema, with place and line on both sides', () => {
    const schema = JSON.parse(
      readFileSync(new URL('../contract/report.schema.json', import.meta.url), 'utf8'),
    ) as object;
    const run = cli([
      'check',
      ...topic(proposal({ 'fixtures/order.json': REWRITTEN, 'fixtures/new.csv': 'a,b\n1,2\n' })),
      '--format',
      'json',
    ]);
    const report = jsonOf(run);
    const validate = new Ajv2020({ strict: false }).compile(schema);
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
    expect(report.gates.map(({ id }) => id)).toEqual([
      'records',
      'seal',
      'shape',
      'schema',
      'properties',
      'freeze',
      'quarantine',
      'policy',
    ]);
    expect(report.findings.map(({ path, class: one }) => [path, one])).toEqual(
      [
        ['fixtures/new.csv', 'ADDED'],
        ['fixtures/order.json', 'SEMANTIC_REWRITE'],
      ].sort(
        (a, b) =>
          report.findings.findIndex(({ path }) => path === a[0]) -
          report.findings.findIndex(({ path }) => path === b[0]),
      ),
    );
    const rewritten = report.findings.find(({ path }) => path === 'fixtures/order.json');
    expect(rewritten?.changes[0]).toMatchObject({
      kind: 'value',
      at: "$['total']",
      base: '19.5',
      head: '20.5',
      baseLine: 3,
      headLine: 3,
    });
  });

  it('the schema that README names is the published one', () => {
    const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
    expect(read('../../schema/report.schema.json')).toBe(read('../contract/report.schema.json'));
  });

  it('says the paste-ready line where a record is missing, and the line passes once it has a reason', () => {
    const run = cli(['check', ...topic(proposal({ 'fixtures/order.json': REWRITTEN }))]);
    const line = /^Fixture-Change: fixtures\/order\.json .*$/m.exec(run.stdout)?.[0];
    expect(line).toBeDefined();
    const asIs = proposal({ 'fixtures/order.json': REWRITTEN }, `Change\n\n${line}\n`);
    expect(cli(['check', ...topic(asIs)]).code).toBe(1);
    const filled = line!.replace('"..."', '"totals follow the price list of March"');
    expect(cli(['check', ...topic(proposal({ 'fixtures/order.json': REWRITTEN }, `Change\n\n${filled}\n`))]).code).toBe(
      0,
    );
  });

  it.each([
    { format: 'terminal', holds: 'fixtures/order.json' },
    { format: 'markdown', holds: 'order.json' },
    { format: 'sarif', holds: '"version": "2.1.0"' },
    { format: 'html', holds: '<!doctype html>' },
  ])('--format $format goes to standard output, and to a file with --output', ({ format, holds }) => {
    const repository = proposal({ 'fixtures/order.json': REWRITTEN });
    const run = cli(['check', ...topic(repository), '--format', format]);
    expect(run.stdout.toLowerCase()).toContain(holds.toLowerCase());
    const folder = temporaryFolder();
    const file = join(folder, 'report');
    const written = cli(['check', ...topic(repository), '--format', format, '--output', file]);
    expect(written.stdout).toBe('');
    const timeless = (text: string): string => text.replaceAll(/"milliseconds":\s*\{[^}]*\}/g, '');
    expect(timeless(readFileSync(file, 'utf8'))).toBe(timeless(run.stdout));
    expect(readdirSync(folder), 'no half-written file beside it').toEqual(['report']);
  });

  it('an empty range passes here and says that there was nothing to look at', () => {
    const repository = createRepository();
    repository.commit({ files: { 'fixtures/order.json': ORDER } });
    const run = cli(['check', '--repo', repository.directory, '--base', 'main', '--head', 'main']);
    expect(run.code).toBe(0);
    expect(run.stdout).toMatch(/nothing|no fixture/i);
  });

  it('--staged judges what is staged, and leaves the records to the commit', () => {
    const repository = createRepository();
    repository.commit({ files: { 'fixtures/order.json': ORDER } });
    repository.checkout('refs/heads/main');
    repository.write('fixtures/order.json', REWRITTEN);
    const before = jsonOf(cli(['check', '--repo', repository.directory, '--staged', '--format', 'json']));
    expect(before.findings).toEqual([]);
    repository.git(['add', 'fixtures/order.json']);
    const run = cli(['check', '--repo', repository.directory, '--staged', '--format', 'json']);
    expect(jsonOf(run).findings).toHaveLength(1);
    expect(jsonOf(run).gates[0]).toMatchObject({ id: 'records', outcome: 'not-run' });
    const message = join(temporaryFolder(), 'MESSAGE');
    writeFileSync(message, 'No record\n');
    expect(cli(['check', '--repo', repository.directory, '--staged', '--message-file', message]).code).toBe(1);
    writeFileSync(message, RECORD);
    expect(cli(['check', '--repo', repository.directory, '--staged', '--message-file', message]).code).toBe(0);
  });

  it('--worktree sees files that are not staged', () => {
    const repository = createRepository();
    repository.commit({ files: { 'fixtures/order.json': ORDER } });
    repository.checkout('refs/heads/main');
    repository.write('fixtures/order.json', REWRITTEN);
    repository.write('fixtures/new.json', '{}\n');
    const report = jsonOf(cli(['check', '--repo', repository.directory, '--worktree', '--format', 'json']));
    expect(report.findings.map(({ path }) => path).sort()).toEqual(['fixtures/new.json', 'fixtures/order.json']);
  });
});

describe('C6 policy at base', () => {
  const POLICY = '.github/fixture-gate.yml';
  it('is obeyed', () => {
    const policy = 'fixtures:\n  - paths: ["data/**"]\n    require: { default: trailer, TOLERANCE_DRIFT: none }\n';
    const repository = proposal({ 'data/a.json': '{"a": 1}\n', 'fixtures/order.json': REWRITTEN }, 'Lay out\n', {
      [POLICY]: policy,
      'data/a.json': '{"a":1}\n',
    });
    const report = jsonOf(cli(['check', ...topic(repository), '--format', 'json']));
    expect(report.verdict).toBe('pass');
    expect(report.findings.map(({ path, record }) => [path, record.status])).toEqual([['data/a.json', 'not-required']]);
    expect(report.policy).toMatchObject({ source: 'base', path: POLICY });
  });

  it.each([
    { why: 'T04 head cannot list the fixtures away', head: 'fixtures:\n  - paths: ["nothing/**"]\n' },
    { why: 'T04 head cannot waive the record', head: 'fixtures:\n  - paths: ["**/fixtures/**"]\n    require: none\n' },
    {
      why: 'T06 a policy that a pull request brings may only add',
      head: 'fixtures:\n  - paths: ["**"]\n    require: none\n',
      fresh: true,
    },
    { why: 'a broken policy on head does not open the gate', head: 'fixtures: [' },
  ])('$why', ({ head, fresh = false }) => {
    const base = fresh ? {} : { [POLICY]: 'fixtures:\n  - paths: ["**/fixtures/**"]\n' };
    const repository = proposal({ 'fixtures/order.json': REWRITTEN, [POLICY]: head }, 'Loosen\n', base);
    const run = cli(['check', ...topic(repository), '--format', 'json']);
    expect(run.code).toBe(1);
    expect(jsonOf(run).findings.find(({ path }) => path === 'fixtures/order.json')?.record.status).toBe('missing');
    expect(jsonOf(run).problems.map(({ code }) => code)).toContain('FG801');
  });

  it('says what it does not do instead of doing half of it', () => {
    const policy = 'quarantine: { budget: 1 }\n';
    const repository = proposal({ 'src/a.js': '2\n' }, 'Code\n', { [POLICY]: policy });
    const gates = jsonOf(cli(['check', ...topic(repository), '--format', 'json'])).gates;
    const quarantine = gates.find(({ id }) => id === 'quarantine');
    expect(['not-configured', 'not-run', 'pass']).toContain(quarantine?.outcome);
    if (quarantine?.outcome === 'not-run') expect(quarantine.summary).toContain('quarantine');
  });
});

describe('could not evaluate: exit 3, what is wrong and what to do, no stack', () => {
  const sound = proposal({ 'src/a.js': '2\n' });
  const orphan = createRepository();
  orphan.commit({ files: { a: '1' }, branch: 'main' });
  orphan.commit({ files: { b: '1' }, branch: 'other', parents: [] });
  const broken = proposal({ 'src/a.js': '2\n' }, 'x\n', { '.github/fixture-gate.yml': 'fixtures:\n  - path: ["a"]\n' });
  const deep = createRepository();
  let tip = deep.commit({ files: { 'fixtures/a.json': '1\n' } });
  for (let index = 0; index < 5; index += 1)
    tip = deep.commit({ files: { 'fixtures/a.json': `${index}\n` }, branch: 'topic', parents: [tip] });
  const shallow = cloneRepository(deep, { depth: 1, branch: 'topic' });
  const rows = [
    { why: 'no command', args: [] },
    { why: 'unknown command', args: ['chekc'], says: /did you mean.*check/i },
    { why: 'unknown option', args: ['check', '--bsae', 'x'], says: /base/ },
    {
      why: 'unknown ref',
      args: ['check', '--repo', sound.directory, '--base', 'nowhere', '--head', 'topic'],
      says: /nowhere/,
    },
    {
      why: 'a ref that looks like an option',
      args: ['check', '--repo', sound.directory, '--base=--upload-pack=x', '--head', 'topic'],
    },
    { why: 'no repository', args: ['check', '--repo', temporaryFolder()], says: /repository/ },
    {
      why: 'unrelated histories',
      args: ['check', '--repo', orphan.directory, '--base', 'main', '--head', 'other'],
      says: /merge base|common|unrelated/i,
    },
    {
      why: 'a broken policy on base, with line, column and suggestion',
      args: ['check', ...topic(broken)],
      says: /fixture-gate\.yml:2:\d+.*did you mean "?paths/is,
    },
    {
      why: 'T33 a shallow clone that lacks the merge base',
      args: ['check', '--repo', shallow.directory, '--base', deep.git(['rev-parse', 'main']), '--head', 'topic'],
      says: /fetch|deepen|depth/i,
    },
    {
      why: 'a policy file that is not there',
      args: ['check', ...topic(sound), '--policy', '/nowhere/policy.yml'],
      says: /policy/,
    },
    {
      why: 'an output folder that is not there',
      args: ['check', ...topic(sound), '--output', '/nowhere/at/all'],
      says: /written/,
    },
    { why: 'diff of a file that is not there', args: ['diff', '/nowhere/a', '/nowhere/b'], says: /cannot be read/ },
    { why: 'explain of an unknown code', args: ['explain', 'FG999'], says: /FG/ },
  ];
  it.each(rows)('$why', ({ args, says }) => {
    const run = cli(args);
    expect(run.code).toBe(3);
    noStack(run);
    if (args.length > 0) expect(run.stdout).toBe('');
    if (says) expect(run.stderr).toMatch(says);
    if (args.length > 0) expect(run.stderr).toMatch(/To go on: /);
  });
});

describe('some hundreds of fixtures, which workers help to judge', () => {
  const rows = (edit: (index: number) => number): string =>
    JSON.stringify(Array.from({ length: 150 }, (_, id) => ({ id, value: edit(id), name: `name ${id}` })));
  const base = rows((id) => id / 7);
  const kinds = [
    { head: rows((id) => (id / 7) * (1 + 1e-13)), class: 'TOLERANCE_DRIFT' },
    { head: rows((id) => (id === 70 ? 11 : id / 7)), class: 'SEMANTIC_REWRITE' },
    { head: base.replace('"name":"name 70"', '"names":"name 70"'), class: 'SHAPE_CHANGE' },
    { head: `${base.slice(0, -1)},`, class: 'SHAPE_CHANGE' },
  ];
  const files = (side: (kind: (typeof kinds)[number]) => string): Record<string, string> =>
    Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [`fixtures/${index}.json`, side(kinds[index % kinds.length]!)]),
    );

  it('each has its class, and the report is what runs give that judge less than MIN_SHARED_FIXTURES', () => {
    const repository = proposal(
      files(({ head }) => head),
      'Edit\n',
      files(() => base),
    );
    const run = (...args: string[]): Report['findings'] =>
      jsonOf(cli(['check', ...topic(repository), '--format', 'json', ...args])).findings;
    const findings = run();
    expect(Object.fromEntries(findings.map((finding) => [finding.path, finding.class]))).toEqual(
      Object.fromEntries(
        Array.from({ length: 400 }, (_, index) => [`fixtures/${index}.json`, kinds[index % kinds.length]!.class]),
      ),
    );
    const inShards = ['0/2', '1/2'].flatMap((shard) => run('--shard', shard));
    expect(inShards.length).toBe(400);
    const byPath = (list: Report['findings']) => list.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    expect(byPath(inShards)).toEqual(byPath(findings));
  });
});

describe('limits fail upward and say so', () => {
  const POLICY = '.github/fixture-gate.yml';
  const rows = Array.from({ length: 60_000 }, (_, id) => ({ id, name: `n${id}`, value: id / 8 }));
  const large = (edit: number): string =>
    JSON.stringify(rows.map((row) => (row.id === 50_000 ? { ...row, value: edit } : row)));
  const run = (base: string, head: string, limits: string): Report['findings'][number] => {
    const policy = `fixtures:\n  - paths: ["**/fixtures/**"]\nlimits: ${limits}\n`;
    const repository = proposal({ 'fixtures/big.json': head }, 'Edit\n', {
      [POLICY]: policy,
      'fixtures/big.json': base,
    });
    return jsonOf(cli(['check', ...topic(repository), '--format', 'json'])).findings[0]!;
  };

  it('a large fixture is read in a worker, and the one value that changed is found', () => {
    const finding = run(large(1), large(2), '{}');
    expect(finding).toMatchObject({ class: 'SEMANTIC_REWRITE', also: [], changeCounts: { value: 1, shape: 0 } });
    expect(finding.changes[0]).toMatchObject({ at: "$[50000]['value']", base: '1', head: '2' });
  });

  it.each([
    { why: 'bytes', limits: '{ file: 1000 }' },
    { why: 'nodes', limits: '{ nodes: 100 }' },
    { why: 'depth', limits: '{ depth: 1 }' },
  ])('$why: drift is never claimed of what was not read', ({ limits }) => {
    const finding = run(large(1), large(1).replaceAll(',', ', '), limits);
    expect(finding.class).toBe('SEMANTIC_REWRITE');
    expect(JSON.stringify([finding.summary, finding.notes, finding.failures])).toMatch(/limit|not compared|over/i);
  });

  it('time: a worker that takes too long is ended, and the others are judged', () => {
    // Names in another order: drift that takes both sides as a whole, which is more than a second's work on any machine.
    const records = Array.from({ length: 600_000 }, (_, id) => ({ id, text: `text ${id}`, value: id / 7 }));
    const many = JSON.stringify(records);
    const reordered = JSON.stringify(records.map(({ id, text, value }) => ({ value, text, id })));
    const policy = 'fixtures:\n  - paths: ["**/fixtures/**"]\nlimits: { seconds: 1 }\n';
    const repository = proposal({ 'fixtures/slow.json': reordered, 'fixtures/order.json': REWRITTEN }, 'Edit\n', {
      [POLICY]: policy,
      'fixtures/slow.json': many,
    });
    const { findings } = jsonOf(cli(['check', ...topic(repository), '--format', 'json']));
    const slow = findings.find(({ path }) => path === 'fixtures/slow.json');
    expect(slow?.class).toBe('SEMANTIC_REWRITE');
    expect(slow?.summary).toContain('time limit');
    expect(findings.find(({ path }) => path === 'fixtures/order.json')?.changes[0]?.head).toBe('20.5');
  });
});

describe('keep-files', () => {
  it('leaves both sides of what changed, as blobs and not as a checkout would convert them', () => {
    const repository = proposal({ 'fixtures/order.json': REWRITTEN, '.gitattributes': '*.json text eol=crlf\n' });
    const folder = join(temporaryFolder(), 'files');
    cli(['check', ...topic(repository), '--keep-files', folder]);
    expect(readFileSync(join(folder, 'base', 'fixtures', 'order.json'), 'utf8')).toBe(ORDER);
    expect(readFileSync(join(folder, 'head', 'fixtures', 'order.json'), 'utf8')).toBe(REWRITTEN);
    expect(readdirSync(join(folder, 'head'))).toEqual(['fixtures']);
    expect(repository.git(['worktree', 'list']).split('\n')).toHaveLength(1);
    expect(cli(['check', ...topic(repository), '--keep-files', folder]).code).toBe(3);
  });
});

describe('a killed run', () => {
  it('leaves no worktree and no half-written report', async () => {
    const repository = proposal({ 'fixtures/order.json': REWRITTEN });
    const folder = temporaryFolder();
    const kept = temporaryFolder();
    const child = spawn(
      process.execPath,
      [CLI, 'check', ...topic(repository), '--output', join(folder, 'report'), '--keep-files', kept],
      {
        env: { ...process.env, TMPDIR: folder },
        stdio: 'ignore',
      },
    );
    // As soon as there is something to leave behind, however quick the machine is.
    // The owner has to be written and not only begun: what names nobody is kept for a while.
    const isOwned = (name: string): boolean =>
      (statSync(join(folder, name, 'owner.json'), { throwIfNoEntry: false })?.size ?? 0) > 0;
    while (!readdirSync(folder).some(isOwned) && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 1));
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    expect(readdirSync(folder).filter((name) => name.startsWith('report'))).toEqual([]);
    expect(repository.git(['worktree', 'list']).split('\n')).toHaveLength(1);
    const again = cli(['check', ...topic(repository)], { env: { TMPDIR: folder } });
    expect(again.code).toBe(1);
    expect(readdirSync(folder), 'the next run takes away what the killed one left').toEqual([]);
  });
});

describe('diff', () => {
  const folder = temporaryFolder();
  const file = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const base = file('base.json', ORDER);
  const rewritten = file('head.json', REWRITTEN);
  const reindented = file('drift.json', '{"id":7,"total":19.50}');
  it.each([
    { why: 'a rewrite', args: [base, rewritten], code: 1, says: 'SEMANTIC_REWRITE' },
    { why: 'drift counts as equal', args: [base, reindented], code: 0, says: 'TOLERANCE_DRIFT' },
    { why: 'equal bytes', args: [base, base], code: 0, says: 'no difference' },
    { why: 'a side that does not exist', args: ['/dev/null', base], code: 1, says: 'ADDED' },
    { why: 'a path that says how to read it', args: [base, rewritten, '--as', 'x.txt'], code: 1, says: 'line' },
  ])('$why', ({ args, code, says }) => {
    const run = cli(['diff', ...args]);
    expect(run.stderr).toBe('');
    expect(run.stdout).toContain(says);
    expect(run.code).toBe(code);
  });

  it('takes standard input and prints one finding as JSON', () => {
    const run = cli(['diff', '-', rewritten, '--format', 'json'], { input: ORDER });
    expect(JSON.parse(run.stdout)).toMatchObject({
      class: 'SEMANTIC_REWRITE',
      also: [],
      format: 'json',
      record: { status: 'not-required' },
    });
  });

  it('obeys the rules of a policy file', () => {
    const policy = file(
      'policy.yml',
      'fixtures:\n  - paths: ["*.json"]\n    tolerances: [{ path: "$.total", absolute: 2 }]\n',
    );
    expect(cli(['diff', base, rewritten, '--as', 'a.json', '--policy', policy]).code).toBe(0);
  });
});

describe('trailers', () => {
  function staged(): TestRepository {
    const repository = createRepository();
    repository.commit({ files: { 'fixtures/order.json': ORDER } });
    repository.checkout('refs/heads/main');
    repository.write('fixtures/order.json', REWRITTEN);
    repository.git(['add', '.']);
    return repository;
  }

  it('prints the lines that the staged change needs', () => {
    const run = cli(['trailers', '--repo', staged().directory]);
    expect(run.stdout).toMatch(/^Fixture-Change: fixtures\/order\.json class=SEMANTIC_REWRITE reason="\.\.\."\n$/);
    expect(run.code).toBe(0);
  });

  it.each([
    {
      why: 'a message without the record is refused, with the line to add',
      message: 'Fix\n',
      code: 1,
      says: 'Fixture-Change: fixtures/order.json',
    },
    { why: 'a message with the record is let through', message: RECORD, code: 0, says: '' },
    {
      why: 'a record outside the last paragraph is a near miss',
      message: `${RECORD}\nSigned-off-by: Dev <dev@example.test>\n`,
      code: 1,
      says: 'FG106',
    },
  ])('--check: $why', ({ message, code, says }) => {
    const file = join(temporaryFolder(), 'COMMIT_EDITMSG');
    writeFileSync(file, message);
    const run = cli(['trailers', '--repo', staged().directory, '--check', file]);
    expect(run.code).toBe(code);
    expect(run.stdout).toBe('');
    expect(run.stderr).toContain(says);
  });

  it('--into-commit writes into the message of HEAD, keeps the tree and what is staged, and nothing else does', () => {
    const repository = staged();
    repository.git(['config', 'user.name', 'Alice Example']);
    repository.git(['config', 'user.email', 'alice@example.test']);
    repository.git(['commit', '-q', '-m', 'Change the total']);
    repository.write('src/later.js', '1\n');
    repository.git(['add', 'src/later.js']);
    const tree = repository.git(['rev-parse', 'HEAD^{tree}']);
    const run = cli(['trailers', '--repo', repository.directory, '--into-commit']);
    expect(run.code, run.stderr).toBe(0);
    expect(repository.git(['log', '-1', '--format=%(trailers:key=Fixture-Change)'])).toContain(
      'fixtures/order.json class=SEMANTIC_REWRITE',
    );
    expect(repository.git(['rev-parse', 'HEAD^{tree}'])).toBe(tree);
    expect(repository.git(['diff', '--cached', '--name-only'])).toBe('src/later.js');
  });
});

describe('demo and explain', () => {
  it('demo shows one of everything and says where the reports are', () => {
    const run = cli(['demo', '--format', 'json']);
    expect(run.code).toBe(0);
    const report = jsonOf(run);
    expect(new Set(report.findings.map(({ class: one }) => one))).toEqual(
      new Set(['ADDED', 'REMOVED', 'SHAPE_CHANGE', 'SEMANTIC_REWRITE', 'TOLERANCE_DRIFT']),
    );
    expect(new Set(report.findings.map(({ record }) => record.status))).toEqual(
      new Set(['matched', 'missing', 'mismatched']),
    );
    const codes = new Set(report.problems.map(({ code }) => code));
    for (const code of ['FG101', 'FG102', 'FG104', 'FG105', 'FG106', 'FG107', 'FG301', 'FG302'])
      expect(codes).toContain(code);
    const html = /browser: (.*)$/m.exec(run.stderr)?.[1];
    expect(html && existsSync(html)).toBe(true);
    // Pasted as it stands, it shows the same pull request.
    const again = spawnSync(/^Try it there: +(.*)$/m.exec(run.stderr)?.[1] ?? '', { shell: true, encoding: 'utf8' });
    expect([again.status, again.stdout]).toEqual([1, expect.stringContaining('settings.json')]);
  });

  it.each(['FG101', 'fg806', 'BAD_POLICY'])('explain %s says what it means and what to do', (code) => {
    const run = cli(['explain', code]);
    expect(run.code).toBe(0);
    expect(run.stdout).toMatch(/What to do:\n {2}\S/);
  });

  it('--version prints the version and nothing else', () => {
    expect(cli(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
