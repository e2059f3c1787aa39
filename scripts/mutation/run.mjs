// Mutation testing of the comparison: `npm run mutation`, or `npm run mutation -- src/comparison/leaves.ts` for some files. docs/mutation.md says what counts.
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, filesBelow, ROOM, ROOT } from './build.mjs';
import { hash, linesOf, resultsIn } from './results.mjs';

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    /** Where the results are kept, one a line; what is there already of the same code is not asked again. */
    out: { type: 'string', default: 'reports/mutation' },
    /** Examples that a law draws; a law that cannot be told by so few draws all of them. */
    examples: { type: 'string', default: '20' },
    /** Tests that take longer, in milliseconds, are asked about the survivors of the others only. */
    quick: { type: 'string', default: '100' },
    /** What the quick tests of one kind may take for one mutant, in milliseconds, before it is left to the second round. */
    budget: { type: 'string', default: '400' },
    /** `1/2`: the first half of the mutants, in its own process. */
    part: { type: 'string', default: '1/1' },
    /** Only so many mutants, evenly chosen: to see how long all would take. */
    sample: { type: 'string' },
    /** Ask what survived before again: with tests written since. */
    survivors: { type: 'boolean', default: false },
    /** Do not ask the slow tests. */
    'quick-only': { type: 'boolean', default: false },
    /** Ask only the test files whose path has one of these in it, e.g. those that were written since. */
    tests: { type: 'string' },
    /** The instrumented code and what covers it are those of the run before: for several processes at a time. */
    kept: { type: 'boolean', default: false },
    anew: { type: 'boolean', default: false },
  },
});

const TESTS = [
  ...filesBelow('__tests__/comparison', '.test.ts'),
  ...filesBelow('__tests__/documents', '.test.ts').filter((path) => !path.endsWith('fuzz-seeds.test.ts')),
];
/** The pairs that were labelled from the definitions before anybody saw an answer. */
const LABELLED = '__tests__/comparison/labelled.test.ts';
/** A process that says nothing for so long, besides what its test takes, hangs. Counted in ticks: a machine that stood still in between is no hang. */
const SILENCE_S = 60;
const FRESH_AFTER = 1_000;

const out = join(ROOT, options.out);
mkdirSync(out, { recursive: true });
const files = {
  build: join(out, 'build.json'),
  covered: join(out, 'covered.jsonl'),
  cover: join(out, 'cover.json'),
  results: join(out, `results-${options.part.replace('/', '-of-')}.jsonl`),
};

function reaching(modules) {
  const known = new Map();
  const reaches = (path) => {
    const there = known.get(path);
    if (there !== undefined) return there;
    known.set(path, path.startsWith(ROOM));
    if (!path.startsWith(ROOM)) known.set(path, Object.values(modules[path].needs).some(reaches));
    return known.get(path);
  };
  const some = options.tests?.split(',');
  return TESTS.filter((path) => (some === undefined || some.some((part) => path.includes(part))) && reaches(path));
}

function start(mode) {
  return fork(
    join(import.meta.dirname, 'worker.mjs'),
    [mode, files.build, mode === 'cover' ? files.covered : files.cover],
    {
      execArgv: ['--max-old-space-size=2500'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
}

async function cover() {
  const worker = start('cover');
  worker.on('message', ({ covered, tests }) => console.log(`${covered}: ${tests} tests`));
  const code = await new Promise((done) => worker.on('exit', done));
  if (code !== 0) throw new Error(`The tests could not be run: ${code}`);
}

/** One process after the other; `judge` asks the current one about a mutant. */
function judges() {
  let worker;
  let ready;
  let asked = 0;
  const stop = () => {
    worker?.kill('SIGKILL');
    worker = undefined;
  };
  const judge = async (id, tests) => {
    if (worker === undefined || asked >= FRESH_AFTER) {
      stop();
      worker = start('judge');
      asked = 0;
      ready = new Promise((done) => worker.once('message', done));
    }
    await ready;
    asked += 1;
    return new Promise((done) => {
      let left = SILENCE_S;
      const finish = (result) => {
        clearInterval(timer);
        worker?.removeAllListeners();
        done(result);
      };
      const timer = setInterval(() => {
        left -= 1;
        if (left > 0) return;
        finish({ id, by: 'time', why: 'it does not end', healthy: true });
        stop();
      }, 1_000);
      worker.on('exit', (code, signal) => {
        worker = undefined;
        finish({ id, by: 'crash', why: `exit ${code ?? signal}`, healthy: true });
      });
      worker.on('message', (message) => {
        if (message.running === undefined) finish(message);
        else left = SILENCE_S + message.ms / 200;
      });
      worker.send({ id, tests: tests.map(({ number }) => number) });
    });
  };
  return { judge, stop };
}

const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** What the room is, and what each test file and all that it stands on beside the room is. */
function stateOf(modules, testFiles) {
  const inRoom = Object.keys(modules)
    .filter((path) => path.startsWith(ROOM))
    .sort();
  const below = (path, found = new Set()) => {
    if (found.has(path) || path.startsWith(ROOM)) return found;
    found.add(path);
    for (const next of Object.values(modules[path].needs)) below(next, found);
    return found;
  };
  const of = (paths) => digest(JSON.stringify([options.examples, ...paths.map((path) => [path, modules[path].code])]));
  return { code: of(inRoom), state: Object.fromEntries(testFiles.map((path) => [path, of([...below(path)].sort())])) };
}

/** Instruments, and runs the tests that are new or changed since the last time to see what they reach: a file at a time, so that it can be stopped. */
async function prepare() {
  const { modules, mutants } = await build(TESTS);
  const testFiles = reaching(modules);
  const { code, state } = stateOf(modules, testFiles);
  const known = () => {
    const own = linesOf(files.covered).filter((line) => line.code === code);
    return { atLoad: own.find((line) => line.atLoad)?.atLoad, byFile: new Map(own.map((line) => [line.file, line])) };
  };
  if (options.anew) writeFileSync(files.covered, '');
  const { byFile } = known();
  const toCover = testFiles
    .filter((path) => byFile.get(path)?.state !== state[path])
    .map((file) => ({ file, state: state[file] }));
  writeFileSync(files.build, JSON.stringify({ modules, mutants, code, toCover, cap: Number(options.examples) }));
  if (toCover.length > 0) await cover();
  const now = known();
  const all = { tests: [], failed: [], hits: {}, atLoad: now.atLoad, anywhere: new Set(now.atLoad) };
  for (const path of testFiles) {
    const { tests, failed, hits, anywhere } = now.byFile.get(path);
    all.tests.push(...tests);
    all.failed.push(...failed);
    for (const id of anywhere) all.anywhere.add(id);
    for (const [id, count] of Object.entries(hits)) all.hits[id] = Math.max(count, all.hits[id] ?? 0);
  }
  writeFileSync(files.cover, JSON.stringify({ ...all, anywhere: [...all.anywhere] }));
}
if (!options.kept) await prepare();
const { mutants } = JSON.parse(readFileSync(files.build, 'utf8'));
const { tests, failed, atLoad, anywhere } = JSON.parse(readFileSync(files.cover, 'utf8'));
for (const one of failed) console.log('left out, it fails here:', ...one);

const earlier = options.anew ? new Map() : resultsIn(out);
if (options.anew) writeFileSync(files.results, '');

function grouped(keysOf) {
  const groups = new Map();
  for (const [number, { covers, file, name, ms }] of tests.entries()) {
    const test = { number, file, name: `${file} > ${name}`, ms };
    for (const key of keysOf(covers)) {
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(test);
    }
  }
  return groups;
}
const fileOf = new Map(mutants.map(({ id, file }) => [id, file]));
const byMutant = grouped((covers) => covers);
const byFile = grouped((covers) => new Set(covers.map((id) => fileOf.get(id))));
const loaded = new Set(atLoad);
const reached = new Set(anywhere);

/** Tests that found a neighbour come first of their kind, then the quick ones. */
const recent = new Map();
function ordered(list, file) {
  const rank = new Map((recent.get(file) ?? []).map((name, index) => [name, index]));
  const of = (test) => rank.get(test.name) ?? Number.POSITIVE_INFINITY;
  return list.toSorted((a, b) => (of(a) === of(b) ? a.ms - b.ms : of(a) - of(b)));
}

const { judge, stop } = judges();

/** As many of the first tests as fit the budget. */
function within(list, budget) {
  let ms = 0;
  return list.filter((test) => {
    ms += test.ms;
    return ms <= budget;
  });
}

async function about(mutant, { whole }) {
  const covering = (loaded.has(mutant.id) ? byFile.get(mutant.file) : byMutant.get(mutant.id)) ?? [];
  if (covering.length === 0) return { status: reached.has(mutant.id) ? 'survived' : 'uncovered', ms: 0, whole: true };
  const lists = [
    ['labelled', covering.filter((test) => test.file === LABELLED)],
    ['tests', covering.filter((test) => test.file !== LABELLED)],
  ];
  const stages = lists.map(([status, list]) => {
    const all = ordered(list, mutant.file);
    const some = within(
      all.filter((test) => test.ms <= Number(options.quick)),
      Number(options.budget),
    );
    return [status, whole ? all : some, some.length === all.length];
  });
  let ms = 0;
  for (const [status, list] of stages) {
    let answer = await judge(mutant.id, list);
    if (answer.by !== undefined && answer.healthy === false) {
      // The unchanged code fails as well: an earlier mutant left something behind in this process.
      stop();
      answer = await judge(mutant.id, list);
    }
    ms += answer.ms ?? 0;
    if (answer.by === undefined) continue;
    recent.set(
      mutant.file,
      [answer.by, ...(recent.get(mutant.file) ?? []).filter((by) => by !== answer.by)].slice(0, 12),
    );
    const told = { by: answer.by, why: answer.why, ms };
    return { status: answer.healthy === false ? 'unsure' : status, ...told };
  }
  return { status: 'survived', ms, whole: whole || stages.every(([, , all]) => all) };
}

const [part, parts] = options.part.split('/').map(Number);
const asked = mutants
  .filter(({ file }) => wanted.length === 0 || wanted.some((name) => file.includes(name)))
  .filter((_, index) => index % parts === part - 1)
  .filter(
    (_, index, all) => options.sample === undefined || index % Math.ceil(all.length / Number(options.sample)) === 0,
  );

async function round(list, settings) {
  const began = Date.now();
  for (const [index, mutant] of list.entries()) {
    const result = { key: mutant.key, file: mutant.file, hash: hash(mutant.file), ...(await about(mutant, settings)) };
    earlier.set(mutant.key, result);
    appendFileSync(files.results, `${JSON.stringify(result)}\n`);
    if (index % 100 === 99)
      console.log(`${index + 1} of ${list.length} in ${Math.round((Date.now() - began) / 1000)} s, now ${mutant.file}`);
  }
}
const left = ({ status }) => status === 'survived' || status === 'uncovered';
const isReached = ({ id }) => byMutant.has(id) || loaded.has(id);
await round(
  asked.filter((mutant) => {
    const known = earlier.get(mutant.key);
    if (known === undefined) return true;
    return options.survivors ? left(known) : known.status === 'uncovered' && isReached(mutant);
  }),
  { whole: false },
);
if (!options['quick-only'])
  await round(
    asked.filter(({ key }) => earlier.get(key).status === 'survived' && earlier.get(key).whole === false),
    { whole: true },
  );
stop();

const count = (file, ...statuses) =>
  asked.filter((one) => one.file === file && statuses.includes(earlier.get(one.key).status)).length;
for (const file of new Set(asked.map((one) => one.file)))
  console.log(
    `${file}: ${count(file, 'labelled')} by labelled pairs, ${count(file, 'tests', 'time', 'crash')} by other tests, ${count(file, 'survived', 'uncovered', 'unsure')} survivors`,
  );
