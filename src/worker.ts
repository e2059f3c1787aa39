import { parentPort } from 'node:worker_threads';
import type { Batch, PackedSide } from './batch.js';
import { comparePlainly, compareQuickly } from './comparison/compare.js';
import type { Comparison, ComparisonJob } from './comparison/comparison.js';
import { readOne } from './documents/read.js';
import { readOptionsOf } from './documents/read-options.js';
import type { Answer, Message, OneSided, Task } from './judge.js';
import { compareFiles, type FilesJob, LEAST_KEPT_BYTES, MAX_SIDE_BYTES, OVER_MAX_SIDE } from './large-files.js';

/** Worker role: takes tasks one at a time and answers each. */
export async function serve(): Promise<void> {
  parentPort?.on('message', (message: Message) => {
    void answerTo(message).then((answer) => parentPort?.postMessage(answer));
  });
  const { keepUpTo, WORKER_KEPT_BYTES } = await import('./gates/kept-document.js');
  keepUpTo(WORKER_KEPT_BYTES);
}

function answerTo(message: Message): Promise<Answer> {
  return message.kind === 'batch' ? inOneGo(message) : perform(message);
}

/** One that meets a fault is left to whoever sent it, and the others are answered. */
async function inOneGo(batch: Batch): Promise<Answer> {
  const comparisons: (Comparison | null)[] = [];
  for (const job of unpackBatch(batch)) {
    const answer = await perform({ kind: 'compare', job });
    comparisons.push('comparison' in answer ? answer.comparison : null);
  }
  return { comparisons };
}

/** What `packBatch` made. */
export function unpackBatch({ jobs, bytes }: Batch): readonly ComparisonJob[] {
  let at = 0;
  const side = ({ mode, size }: PackedSide) => {
    const from = at;
    at += size;
    return { mode, bytes: Buffer.from(bytes, from, size) };
  };
  return jobs.map((job) => {
    const base = side(job.base);
    return { ...job, base, head: side(job.head) };
  });
}

/** Never rejects: one file that meets a fault here may not take the others along, nor pass for it. */
export async function perform(task: Task): Promise<Answer> {
  try {
    switch (task.kind) {
      case 'compare':
        return { comparison: await compare(task) };
      case 'files':
        return await inFiles(task.job);
      case 'read':
        return { read: await readHead(task.job) };
      case 'picture':
        return { picture: await (await import('./comparison/picture.js')).drawPictures(task.job) };
      case 'gate':
        return { gate: await (await import('./gates/work.js')).performGateTask(task.task) };
    }
  } catch (error) {
    return { failure: `its reader failed (${error instanceof Error ? error.message : 'unknown error'})` };
  }
}

async function inFiles(job: FilesJob): Promise<Answer> {
  const comparison = await compareFiles(job, MAX_SIDE_BYTES);
  return comparison === undefined ? { failure: OVER_MAX_SIDE } : { comparison };
}

/** What it reads in full is kept for the gates, which ask about the same file next. */
async function compare({ job }: Extract<Task, { kind: 'compare' }>): Promise<Comparison> {
  const quick = await quickly(job);
  if (quick !== undefined) return quick;
  const bytes = job.base.bytes.length + job.head.bytes.length;
  if (bytes < LEAST_KEPT_BYTES) return comparePlainly(job);
  const { keeping, makeRoom } = await import('./gates/kept-document.js');
  makeRoom(bytes);
  return comparePlainly(job, undefined, keeping(job));
}

/** The answer that takes no reading in full; undefined where there is none, or where something failed. */
async function quickly(job: ComparisonJob): Promise<Comparison | undefined> {
  try {
    return await compareQuickly(job);
  } catch {
    // Whoever compares in full meets the same fault and says so.
    return undefined;
  }
}

async function readHead({ path, head, rule, limits }: ComparisonJob): Promise<OneSided> {
  if (head.mode === '120000') return { format: 'symlink', failures: [] };
  if (head.mode === '160000') return { format: 'submodule', failures: [] };
  const { bytes } = head;
  const read =
    bytes.length < LEAST_KEPT_BYTES
      ? readOne(path, bytes, readOptionsOf(rule, limits))
      : import('./gates/kept-document.js').then(({ readByRule }) => readByRule({ path, bytes, rule, limits }));
  const { document, failure } = await read;
  return { format: document.format, failures: failure === undefined ? [] : [failure] };
}
