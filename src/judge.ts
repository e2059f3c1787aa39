import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Batch, packBatch } from './batch.js';
import type { Comparison, ComparisonJob, ReadFailure } from './comparison/comparison.js';
import type { PictureJob, Pictures } from './comparison/picture.js';
import type { FormatEntry } from './documents/format.js';
import { formatById, formatForPath } from './documents/registry.js';
import type { GateAnswers, GateTask, GateWork } from './gates/work.js';
import { type FilesJob, LEAST_KEPT_BYTES } from './large-files.js';

/** Both sides together. Below it a comparison costs less than handing it over; a worker's first answer takes about 50 ms. */
const INLINE_BYTES = 1_048_576;
/**
 * What one worker costs before it helps: it has to start, to load and to warm up. Bytes of fixtures that were judged here
 * first, where there are many (`share`).
 */
const SHARED_FROM_BYTES = 1_048_576;
/** Everyday comparisons that wait for a worker: it takes them as one message, and what comes meanwhile is judged here. */
const MAX_BATCH_JOBS = 48;
const MAX_BATCH_BYTES = 1_048_576;
/** Old-generation heap of one worker. Buffers are outside it, which is why decoders check sizes before they allocate. */
const WORKER_HEAP_MEBIBYTES = 2_048;

/** What reading a file that has no counterpart says: an added or removed fixture. */
export interface OneSided {
  readonly format: string;
  readonly failures: readonly Omit<ReadFailure, 'side'>[];
}

/** Paths of which it is known who was asked about them. */
const MAX_REMEMBERED = 10_000;

export interface Judge {
  /** Never rejects for what a fixture holds: a crash, a hang or a lack of memory in a worker comes back as a comparison that claims nothing. */
  compare(job: ComparisonJob): Promise<Comparison>;
  /** As `compare`, for two sides that differ and lie in files; always in a worker. */
  compareFiles(job: FilesJob): Promise<Comparison>;
  /** Which format the head side of `job` reads in, and whether it does. */
  read(job: ComparisonJob): Promise<OneSided>;
  /** Both sides drawn, for a page. Undefined where there is no image, or none that could be drawn. */
  picture(job: PictureJob): Promise<Pictures | undefined>;
  /** What a gate wants to know of one file. */
  readonly work: GateWork;
  /**
   * From here on everyday fixtures are judged in a worker as well, many at once, for speed alone: what fails there is judged
   * here. Pays from some hundreds of them on.
   */
  share(): void;
  /** All comparisons are done: workers that have kept nothing for the gates are let go, and their memory with them. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

/** What a worker is asked: to compare both sides, to read head's alone, to draw them, or what a gate asks of one file. */
export type Task =
  | { readonly kind: 'compare'; readonly job: ComparisonJob }
  | { readonly kind: 'files'; readonly job: FilesJob }
  | { readonly kind: 'read'; readonly job: ComparisonJob }
  | { readonly kind: 'picture'; readonly job: PictureJob }
  | { readonly kind: 'gate'; readonly job: GateTask['job']; readonly task: GateTask };
/** A task, or many small ones at once. */
export type Message = Task | Batch;
export type Answer =
  | { readonly comparison: Comparison }
  /** In the order of the batch; null where one could not be judged. */
  | { readonly comparisons: readonly (Comparison | null)[] }
  | { readonly read: OneSided }
  | { readonly picture: Pictures | undefined }
  | { readonly gate: GateAnswers[GateTask['kind']] }
  | { readonly failure: string };

interface Pending {
  readonly message: Message;
  readonly seconds: number;
  readonly resolve: (answer: Answer) => void;
}

/** An everyday comparison that a worker may take. */
interface Offer {
  readonly job: ComparisonJob;
  readonly resolve: (comparison: Comparison | undefined) => void;
}

/** Loaded once: a dynamic import costs more than to compare a small fixture. */
let loaded: Promise<typeof import('./worker.js')> | undefined;
/** What compares here. Exported for whoever knows early that it will be wanted. */
export function performer(): Promise<typeof import('./worker.js')> {
  loaded ??= import('./worker.js');
  return loaded;
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
  let share = false;
  /** Whether a worker may hold what it read of a large file (worker.ts). */
  let keptInWorkers = false;
  /** Who was asked last about a path: that worker may have kept what it read. */
  const lastAsked = new Map<string, Worker>();
  /** Bytes that were judged here while `share` was on. */
  let judgedBytes = 0;
  let offers: Offer[] = [];
  let offeredBytes = 0;

  function next(): void {
    if (closed || (queue.length === 0 && offers.length === 0)) return;
    const message = queue[0]?.message;
    const path = message === undefined || message.kind === 'batch' ? undefined : message.job.path;
    const worker = takeIdle(path) ?? (all.size < most ? start() : undefined);
    if (worker) runIn(worker, queue.shift() ?? takeOffers());
  }

  function takeIdle(path: string | undefined): Worker | undefined {
    const place = path === undefined ? -1 : idle.indexOf(lastAsked.get(path)!);
    return place === -1 ? idle.pop() : idle.splice(place, 1)[0];
  }

  /** Undefined where enough of them wait already: then this thread is the one that has time. */
  function offer(job: ComparisonJob, bytes: number): Promise<Comparison | undefined> | undefined {
    if (!share || offers.length >= MAX_BATCH_JOBS || offeredBytes + bytes > MAX_BATCH_BYTES) return undefined;
    // Those of one turn of the event loop go together.
    if (offers.length === 0) setImmediate(next);
    offeredBytes += bytes;
    return new Promise((resolve) => offers.push({ job, resolve }));
  }

  function takeOffers(): Pending {
    const taken = offers;
    offers = [];
    offeredBytes = 0;
    const resolve = (answer: Answer): void => {
      for (const [place, one] of taken.entries())
        one.resolve(('comparisons' in answer && answer.comparisons[place]) || undefined);
    };
    return { message: packBatch(taken.map(({ job }) => job)), seconds: taken[0]!.job.limits.seconds, resolve };
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

  function runIn(worker: Worker, { message, seconds, resolve }: Pending): void {
    const timer = setTimeout(
      () => give({ failure: `the time limit of ${seconds} s was reached` }, false),
      seconds * 1_000,
    );
    const onMessage = (answer: Answer): void => give(answer, true);
    const onError = (error: Error & { code?: string }): void =>
      give(
        {
          failure:
            error.code === 'ERR_WORKER_OUT_OF_MEMORY'
              ? 'the memory limit was reached'
              : `its reader failed (${error.message})`,
        },
        false,
      );
    const onExit = (): void => give({ failure: 'its reader stopped' }, false);

    function give(answer: Answer, reusable: boolean): void {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      if (reusable) idle.push(worker);
      else {
        all.delete(worker);
        // A late error event of a worker that is being ended has nobody to go to.
        worker.on('error', () => undefined);
        void worker.terminate();
      }
      resolve(answer);
      next();
    }
    worker.once('message', onMessage).once('error', onError).once('exit', onExit);
    if (message.kind === 'batch') {
      worker.postMessage(message, [message.bytes]);
      return;
    }
    if (lastAsked.size >= MAX_REMEMBERED) lastAsked.clear();
    lastAsked.set(message.job.path, worker);
    keptInWorkers ||= message.kind !== 'files' && bytesOf(message) >= LEAST_KEPT_BYTES;
    worker.postMessage(message);
  }

  const inWorker = (message: Task): Promise<Answer> =>
    new Promise((resolve) => {
      queue.push({ message, seconds: message.job.limits.seconds, resolve });
      next();
    });

  const ask = async (task: Task): Promise<Answer> => {
    if (needsWorker(task)) return inWorker(task);
    if (task.kind === 'compare') {
      const bytes = bytesOf(task);
      const shared = judgedBytes > SHARED_FROM_BYTES ? await offer(task.job, bytes) : undefined;
      if (shared !== undefined) return { comparison: shared };
      if (share) judgedBytes += bytes;
    }
    return (await performer()).perform(task);
  };

  return {
    async compare(job) {
      const answer = await ask({ kind: 'compare', job });
      return 'comparison' in answer ? answer.comparison : notCompared(job, whyNot(answer));
    },
    async compareFiles(job) {
      const answer = await ask({ kind: 'files', job });
      return 'comparison' in answer ? answer.comparison : notCompared(job, whyNot(answer));
    },
    async read(job) {
      const answer = await ask({ kind: 'read', job });
      if ('read' in answer) return answer.read;
      const format = entryOf(job.path, job.rule.format)?.id ?? 'binary';
      return { format, failures: [{ format, reason: `not read: ${whyNot(answer)}`, line: 0, column: 0 }] };
    },
    async picture(job) {
      const answer = await ask({ kind: 'picture', job });
      return 'picture' in answer ? answer.picture : undefined;
    },
    async work<K extends GateTask['kind']>(task: Extract<GateTask, { kind: K }>) {
      const answer = await ask({ kind: 'gate', job: task.job, task });
      return 'gate' in answer ? (answer.gate as GateAnswers[K]) : { failure: whyNot(answer) };
    },
    share() {
      share = true;
    },
    async rest() {
      share = false;
      if (keptInWorkers) return;
      const done = idle.splice(0);
      for (const worker of done) all.delete(worker);
      await Promise.all(done.map((worker) => worker.terminate()));
    },
    async close() {
      closed = true;
      for (const { resolve } of queue.splice(0)) resolve({ failure: 'the run was ended' });
      for (const { resolve } of offers.splice(0)) resolve(undefined);
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

function whyNot(answer: Answer): string {
  return 'failure' in answer ? answer.failure : 'its reader gave no answer';
}

function needsWorker(task: Task): boolean {
  if (task.kind === 'files') return true;
  const { path, rule } = task.job;
  if (task.kind === 'gate' && task.job.isolate === true) return true;
  return bytesOf(task) > INLINE_BYTES || entryOf(path, rule.format)?.isolate === true;
}

function bytesOf(task: Exclude<Task, { kind: 'files' }>): number {
  if (task.kind === 'gate') return task.job.bytes.length;
  const { base, head } = task.job;
  return (task.kind === 'read' ? 0 : (base?.bytes.length ?? 0)) + (head?.bytes.length ?? 0);
}

function entryOf(path: string, format: string): FormatEntry | undefined {
  return format === 'auto' ? formatForPath(path) : formatById(format);
}

/** The bundle's entry, whatever chunk this module ended up in. */
function bundleEntry(): URL {
  const entry = new URL(import.meta.url);
  // In the bundle every chunk lies beside index.js; unbundled (tests) the compiled entry is lib/main.js.
  entry.pathname = entry.pathname.replace(/[^/]*$/, entry.pathname.includes('/lib/') ? 'main.js' : 'index.js');
  return entry;
}

/** What may be said where nothing was compared: the bytes differ, so at least SEMANTIC_REWRITE, and why. */
export function notCompared(job: Pick<ComparisonJob, 'path' | 'rule'>, why: string): Comparison {
  return {
    class: 'SEMANTIC_REWRITE',
    also: [],
    format: entryOf(job.path, job.rule.format)?.id ?? 'binary',
    counts: { shape: 0, value: 1, drift: 0, representation: 0 },
    changes: [{ kind: 'value', at: '$', base: null, head: null, note: `not compared: ${why}` }],
    summary: `not compared: ${why}`,
    notes: [`not compared: ${why}; the class is the least that may be said of changed bytes`],
    failures: [],
    suppressed: 0,
    unusedRules: [],
  };
}
