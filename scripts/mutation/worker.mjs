// A process that runs tests: all of them once, noting which mutants they reach (`cover`), or the tests of one mutant after the other (`judge`).
import { appendFileSync, readFileSync } from 'node:fs';
import fastCheck from 'fast-check';
import { runTest } from './collect.mjs';
import { loader } from './instance.mjs';

const [, , mode, buildFile, coverFile] = process.argv;
const { modules, mutants, code, toCover, cap: defaultCap } = JSON.parse(readFileSync(buildFile, 'utf8'));

/** How often a switch may be passed in one test before its loop counts as endless. */
const ENOUGH_HITS = 100;

const switchboard = {
  active: -1,
  hits: 0,
  limit: Number.POSITIVE_INFINITY,
  hit() {
    switchboard.hits += 1;
    if (switchboard.hits > switchboard.limit) throw new Error('An endless loop');
    return true;
  },
};

/** Laws draw as many examples as fit: the first ones of the very sequence that the whole test draws. What fails is not made smaller. */
const laws = { cap: defaultCap };
const assertSome = (property, options = {}) =>
  fastCheck.assert(property, {
    ...options,
    numRuns: Math.min(options.numRuns ?? fastCheck.readConfigureGlobal()?.numRuns ?? 100, laws.cap),
    endOnFailure: true,
  });
const fastCheckModule = import('fast-check').then((all) => ({
  ...all,
  assert: assertSome,
  default: { ...all.default, assert: assertSome },
}));
const substitutes = { 'fast-check': () => fastCheckModule };

process.on('unhandledRejection', () => {});

async function outcome(instance, { file, index, uncapped }) {
  laws.cap = uncapped ? Number.POSITIVE_INFINITY : defaultCap;
  switchboard.hits = 0;
  try {
    const found = await instance.file(file);
    const test = found.tests[index];
    if (test === undefined) return 'the test is not there';
    await runTest(test);
    return undefined;
  } catch (error) {
    return String(error instanceof Error ? error.message : error).slice(0, 300);
  }
}

async function cover() {
  let reached = new Map();
  let changed = new Set();
  const constants = new Map(mutants.filter((one) => 'constant' in one).map((one) => [one.id, one.constant]));
  const note = (...ids) => {
    for (const id of ids) {
      reached.set(id, (reached.get(id) ?? 0) + 1);
      changed.add(id);
    }
  };
  note.see = (ids, ...values) => {
    const value = values.at(-1);
    for (const id of ids) {
      reached.set(id, (reached.get(id) ?? 0) + 1);
      // Only a constant can be the value that was there; an optional chain that ends in `undefined` is no such mutant.
      if (!constants.has(id) || constants.get(id) !== value) changed.add(id);
    }
    return value;
  };
  const instances = loader(modules, switchboard, note, substitutes);
  const plain = loader(modules, switchboard, undefined, substitutes);
  await plain().load('__tests__/support/seed.ts');
  /** A line for what each file comes to, as it comes: a run that is stopped goes on there. */
  const tell = (line) => appendFileSync(coverFile, `${JSON.stringify({ code, ...line })}\n`);
  const loaded = instances();
  for (const path of Object.keys(modules)) if (path.startsWith('src/comparison/')) await loaded.load(path);
  tell({ atLoad: [...reached.keys()] });
  for (const { file, state } of toCover) {
    const tests = [];
    const failed = [];
    const hits = {};
    const anywhere = new Set();
    const [instance, timed] = [instances(), plain()];
    for (const path of Object.keys(modules)) if (path.startsWith('src/comparison/')) await instance.load(path);
    let found;
    try {
      found = await instance.file(file);
      await timed.file(file);
    } catch (error) {
      tell({ file, state, tests, failed: [[file, String(error.stack).slice(0, 500)]], hits, anywhere: [] });
      continue;
    }
    for (const [index, { name }] of found.tests.entries()) {
      reached = new Map();
      changed = new Set();
      let test = { file, index, name };
      let wrong = await outcome(instance, test);
      if (wrong !== undefined) {
        test = { ...test, uncapped: true };
        reached = new Map();
        changed = new Set();
        wrong = await outcome(instance, test);
      }
      const from = performance.now();
      const again = await outcome(timed, test);
      const ms = Math.round((performance.now() - from) * 100) / 100;
      if (wrong !== undefined || again !== undefined) {
        failed.push([file, name, wrong ?? again]);
        continue;
      }
      for (const id of reached.keys()) anywhere.add(id);
      for (const [id, count] of reached) hits[id] = Math.max(hits[id] ?? 0, count);
      if (reached.size > 0) tests.push({ ...test, ms, covers: [...changed] });
    }
    await instance.end();
    await timed.end();
    tell({ file, state, tests, failed, hits, anywhere: [...anywhere] });
    process.send?.({ covered: file, tests: tests.length });
  }
}

async function judge() {
  const { hits, tests: all } = JSON.parse(readFileSync(coverFile, 'utf8'));
  for (const test of all) delete test.covers;
  const instances = loader(modules, switchboard, undefined, substitutes);
  const clean = instances();
  await clean.load('__tests__/support/seed.ts');

  /** The first test that fails, and whether it passes on the unchanged code in the same process. */
  async function found(id, tests) {
    const instance = instances();
    switchboard.limit = (hits[id] ?? 0) * ENOUGH_HITS + 1_000;
    let result;
    let told = performance.now();
    for (const test of tests) {
      if (test.ms > 250 || performance.now() - told > 2_000) {
        process.send({ running: id, ms: test.ms });
        told = performance.now();
      }
      switchboard.active = id;
      const wrong = await outcome(instance, test);
      switchboard.active = -1;
      if (wrong === undefined) continue;
      const healthy = (await outcome(clean, test)) === undefined;
      result = { by: `${test.file} > ${test.name}`, why: wrong, healthy };
      break;
    }
    await instance.end().catch(() => {});
    return result;
  }

  process.on('message', async ({ id, tests }) => {
    const from = performance.now();
    const result = await found(
      id,
      tests.map((number) => all[number]),
    );
    process.send({ id, ms: Math.round(performance.now() - from), ...result });
  });
  process.send({ ready: true });
}

if (mode === 'cover') await cover();
else await judge();
