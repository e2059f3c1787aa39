// Fuzzes every parser through the entry that the product itself uses: npm run fuzz -- [--seconds 600] [--seed 1] [--only json,yaml]
// Seconds are of processor time over all formats together. Inputs are mutations of the look-alikes and of the labelled cases,
// so each is reproduced by its format, seed and number alone. What fails is written to __tests__/fuzz-seeds, where the suite
// replays it. Results of a long run: docs/fuzzing.md.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { mutantOf } from './fuzz-mutations.mjs';
import { gatherCorpus, root, ruleOf } from './fuzz-support.mjs';

const script = fileURLToPath(import.meta.url);
const SEEDS = join(root, '__tests__', 'fuzz-seeds');

/** Processor time that one input may take, in milliseconds. */
const HANG_MILLISECONDS = 5_000;
/** What reading inputs of up to 1 MiB may add to the process, in bytes. */
const MAX_GROWTH_BYTES = 512 * 1024 * 1024;
/** What the corpus, the parser and the collector's slack take before the first input. */
const HEAP_MEGABYTES = 512;
/** What is larger is kept compressed. */
const LARGE_BYTES = 4_096;

function argument(name, otherwise) {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? otherwise : process.argv[at + 1];
}

/** Every format in a process of its own, so that memory is counted from the start. */
async function runAll() {
  const seconds = Number(argument('seconds', '600'));
  const seed = Number(argument('seed', '1'));
  const only = argument('only', '')?.split(',').filter(Boolean) ?? [];
  const corpus = await gatherCorpus();
  const ids = Object.keys(corpus)
    .filter((id) => only.length === 0 || only.includes(id))
    .sort();
  const folder = mkdtempSync(join(tmpdir(), 'fixture-gate-fuzz-'));
  const rows = [];
  let found = 0;
  try {
    for (const id of ids) {
      const file = join(folder, `${id}.json`);
      writeFileSync(file, JSON.stringify(corpus[id]));
      const share = Math.max(1, seconds / ids.length);
      const child = spawnSync(
        process.execPath,
        [script, '--format', id, '--corpus', file, '--seed', String(seed), '--seconds', String(share)],
        {
          encoding: 'utf8',
          maxBuffer: 64 * 1024 * 1024,
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      const last = child.stdout.trim().split('\n').at(-1) ?? '';
      const result = last.startsWith('{')
        ? JSON.parse(last)
        : { id, executions: 0, findings: [{ what: `the process ended with ${child.status ?? child.signal}` }] };
      rows.push(result);
      found += result.findings.length;
      for (const finding of result.findings)
        console.error(`${id}: ${finding.what}${finding.file ? ` (${finding.file})` : ''}`);
      console.error(
        `${id}: ${result.executions} executions, ${result.read ?? 0} read, ${result.seconds ?? 0} s of processor time`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log('| format | executions | read as the format | processor time, s | largest growth, MiB | findings |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const { id, executions, read = 0, seconds: took = 0, growth = 0, findings } of rows)
    console.log(`| \`${id}\` | ${executions} | ${read} | ${took} | ${growth} | ${findings.length} |`);
  const total = rows.reduce((sum, { executions }) => sum + executions, 0);
  console.log(
    `\n${total} executions, ${rows.reduce((sum, { seconds: took = 0 }) => sum + took, 0).toFixed(0)} s of processor time, ${found} findings, seed ${seed}.`,
  );
  process.exitCode = found === 0 ? 0 : 1;
}

/** Watches over one format: the worker does the work, and this thread knows how long and how much. */
async function runFormat(id) {
  const corpus = argument('corpus');
  const { path, contents, message, descriptors } = JSON.parse(readFileSync(corpus, 'utf8'));
  const seed = Number(argument('seed'));
  const budget = Number(argument('seconds')) * 1_000_000;
  const findings = [];
  const shared = new Int32Array(new SharedArrayBuffer(16));
  let executions = 0;
  let read = 0;
  let from = 0;
  const spent = () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  };
  const start = spent();
  let base;
  const keep = (what, index) => {
    const input = mutantOf(
      contents.map((one) => Buffer.from(one, 'base64')),
      id,
      seed,
      index,
    );
    mkdirSync(SEEDS, { recursive: true });
    const large = input.length > LARGE_BYTES;
    const name = `${id}.${createHash('sha256').update(input).digest('hex').slice(0, 12)}${large ? '.gz' : ''}`;
    writeFileSync(join(SEEDS, name), large ? gzipSync(input, { level: 9 }) : input);
    findings.push({ what: `${what}; seed ${seed}, input ${index}`, file: `__tests__/fuzz-seeds/${name}` });
  };
  while (spent() - start < budget && findings.length < 20) {
    const outcome = await new Promise((resolve) => {
      const worker = new Worker(script, {
        workerData: {
          id,
          path,
          contents,
          message,
          descriptors,
          seed,
          from,
          shared,
          milliseconds: Math.max(200, (budget - (spent() - start)) / 1_000),
        },
        resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
      });
      let index = -1;
      let began = spent();
      const watch = setInterval(() => {
        const now = Atomics.load(shared, 0);
        if (now !== index) {
          index = now;
          began = spent();
        } else if ((spent() - began) / 1_000 > HANG_MILLISECONDS)
          done({ what: `more than ${HANG_MILLISECONDS} ms`, index });
      }, 100);
      let over = false;
      const done = (result) => {
        if (over) return;
        over = true;
        clearInterval(watch);
        void worker.terminate().then(() => resolve(result));
      };
      worker.on('message', (message) => {
        if (message.kind === 'ready') base ??= process.resourceUsage().maxRSS * 1_024;
        else done(message);
      });
      worker.on('error', (error) =>
        done({
          what: `${error.code ?? error.name}: ${String(error.message).slice(0, 200)}`,
          index: Atomics.load(shared, 0),
        }),
      );
    });
    executions += Atomics.load(shared, 1);
    read += Atomics.load(shared, 2);
    Atomics.store(shared, 1, 0);
    Atomics.store(shared, 2, 0);
    if (outcome.what === undefined) break;
    keep(outcome.what, outcome.index);
    from = outcome.index + 1;
  }
  const growth = Math.round((process.resourceUsage().maxRSS * 1_024 - (base ?? 0)) / 1_048_576);
  if (growth * 1_048_576 > MAX_GROWTH_BYTES) findings.push({ what: `the process grew by ${growth} MiB; seed ${seed}` });
  console.log(
    JSON.stringify({ id, executions, read, seconds: Math.round((spent() - start) / 100_000) / 10, growth, findings }),
  );
}

const PROTOTYPES = [Object.prototype, Array.prototype, String.prototype, Map.prototype, Function.prototype];

function prototypes() {
  return PROTOTYPES.map((one) => Reflect.ownKeys(one).length).join(' ');
}

/** Reads mutants until the time is up, both sides through the comparison of a fixture. Swapping them may not change the class. */
async function work() {
  const { id, path, contents, message, descriptors, seed, from, shared, milliseconds } = workerData;
  const { compareFixture } = await import('../lib/comparison/compare.js');
  const { DEFAULT_LIMITS } = await import('../lib/policy/policy.js');
  const corpus = contents.map((one) => Buffer.from(one, 'base64'));
  const rule = {
    ...ruleOf(id),
    ...(descriptors === undefined
      ? {}
      : {
          descriptor: { file: 'fuzz.binpb', message },
          descriptorSet: { kind: 'read', bytes: Buffer.from(descriptors, 'base64') },
        }),
  };
  const job = (base, head) => ({
    path,
    rule,
    limits: DEFAULT_LIMITS,
    tolerance: { relative: 1e-9, absolute: 0 },
    base: { bytes: base, mode: '100644' },
    head: { bytes: head, mode: '100644' },
  });
  await compareFixture(job(corpus[0], corpus.at(-1)));
  const clean = prototypes();
  parentPort.postMessage({ kind: 'ready' });
  const start = process.cpuUsage();
  for (let index = from; ; index += 1) {
    Atomics.store(shared, 0, index);
    const input = mutantOf(corpus, id, seed, index);
    const other = corpus[index % corpus.length];
    const untouched = Buffer.from(input);
    let what;
    try {
      const there = await compareFixture(job(other, input));
      if (there.failures.every(({ side }) => side !== 'head')) Atomics.add(shared, 2, 1);
      if (index % 8 === 0) {
        const back = await compareFixture(job(input, other));
        if (back.class !== there.class) what = `${there.class} there and ${back.class} back`;
        else if (there.class === 'TOLERANCE_DRIFT' && there.summary === '') what = 'drift without a reason';
      }
    } catch (error) {
      what = `throws ${error?.name}: ${String(error?.message).slice(0, 200)}`;
    }
    if (!untouched.equals(input)) what ??= 'writes to its input';
    if (prototypes() !== clean) what ??= 'touches a prototype';
    if (what !== undefined) {
      parentPort.postMessage({ kind: 'finding', what, index });
      return;
    }
    Atomics.add(shared, 1, 1);
    const { user, system } = process.cpuUsage(start);
    if ((user + system) / 1_000 > milliseconds) break;
  }
  parentPort.postMessage({ kind: 'done' });
}

if (!isMainThread) await work();
else if (argument('format') !== undefined) await runFormat(argument('format'));
else await runAll();
