import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Comparison, ComparisonJob } from './comparison/comparison.js';
import { formatOfPath } from './documents/formats/index.js';

/** Both sides together. Below it a comparison costs less than handing it over; a worker's first answer takes about 50 ms. */
const INLINE_BYTES = 1_048_576;
/** Old-generation heap of one worker. Buffers are outside it, which is why decoders check sizes before they allocate. */
const WORKER_HEAP_MEBIBYTES = 2_048;

export interface Judge {
  /** Never rejects for what a fixture holds: a crash, a hang or a lack of memory in a worker comes back as a comparison that claims nothing. */
  compare(job: ComparisonJob): Promise<Comparison>;
  close(): Promise<void>;
}

interface Pending {
  readonly job: ComparisonJob;
  readonly resolve: (comparison: Comparison) => void;
}

/**
 * Compares small everyday fixtures here, and large ones or those of a format that is known to hang or to swallow
 * memory (`isolate` in the registry) in a worker of this bundle with a heap limit and `limits.seconds`.
 * A worker that fails is replaced; the others and their jobs are not touched.
 */
export function createJudge(): Judge {
  const queue: Pending[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const most = Math.max(1, Math.min(4, availableParallelism() - 1));
  let closed = false;

  function next(): void {
    const pending = queue[0];
    if (!pending || closed) return;
    const worker = idle.pop() ?? (all.size < most ? start() : undefined);
    if (!worker) return;
    queue.shift();
    runIn(worker, pending);
  }

  function start(): Worker {
    const worker = new Worker(bundleEntry(), {
      resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MEBIBYTES, stackSizeMb: 4 },
      stdout: true,
      stderr: true,
    });
    all.add(worker);
    return worker;
  }

  function runIn(worker: Worker, { job, resolve }: Pending): void {
    const timer = setTimeout(
      () => give(notCompared(job, `the time limit of ${job.limits.seconds} s was reached`), false),
      job.limits.seconds * 1_000,
    );
    const onMessage = (answer: { readonly comparison?: Comparison; readonly failure?: string }): void =>
      give(answer.comparison ?? notCompared(job, answer.failure ?? 'its reader gave no answer'), true);
    const onError = (error: Error & { code?: string }): void =>
      give(
        notCompared(
          job,
          error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? 'the memory limit was reached'
            : `its reader failed (${error.message})`,
        ),
        false,
      );
    const onExit = (): void => give(notCompared(job, 'its reader stopped'), false);

    function give(comparison: Comparison, reusable: boolean): void {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      if (reusable) idle.push(worker);
      else {
        all.delete(worker);
        // A late error event of a worker that is being ended has nobody to go to.
        worker.on('error', () => undefined);
        void worker.terminate();
      }
      resolve(comparison);
      next();
    }
    worker.once('message', onMessage).once('error', onError).once('exit', onExit);
    worker.postMessage(job);
  }

  return {
    async compare(job) {
      if (!needsWorker(job)) return (await import('./comparison/compare.js')).compareFixture(job);
      return new Promise((resolve) => {
        queue.push({ job, resolve });
        next();
      });
    },
    async close() {
      closed = true;
      for (const { job, resolve } of queue.splice(0)) resolve(notCompared(job, 'the run was ended'));
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

function needsWorker({ path, rule, base, head }: ComparisonJob): boolean {
  return base.bytes.length + head.bytes.length > INLINE_BYTES || formatOfPath(path, rule.format)?.isolate === true;
}

/** The bundle's entry, whatever chunk this module ended up in. */
function bundleEntry(): URL {
  const entry = new URL(import.meta.url);
  // In the bundle every chunk lies beside index.js; unbundled (tests) the compiled entry is lib/main.js.
  entry.pathname = entry.pathname.replace(/[^/]*$/, entry.pathname.includes('/lib/') ? 'main.js' : 'index.js');
  return entry;
}

/** What may be said where nothing was compared: the bytes differ, so at least SEMANTIC_REWRITE, and why. */
export function notCompared(job: ComparisonJob, why: string): Comparison {
  return {
    class: 'SEMANTIC_REWRITE',
    also: [],
    format: formatOfPath(job.path, job.rule.format)?.id ?? 'binary',
    counts: { shape: 0, value: 1, drift: 0, representation: 0 },
    changes: [{ kind: 'value', at: '$', base: null, head: null, note: `not compared: ${why}` }],
    summary: `not compared: ${why}`,
    notes: [`not compared: ${why}; the class is the least that may be said of changed bytes`],
    failures: [],
    suppressed: 0,
    unusedRules: [],
  };
}
