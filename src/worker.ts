import { parentPort } from 'node:worker_threads';
import { comparePlainly, compareQuickly } from './comparison/compare.js';
import type { Comparison, ComparisonJob } from './comparison/comparison.js';
import { readOne } from './documents/read.js';
import { readOptionsOf } from './documents/read-options.js';
import type { Answer, OneSided, Task } from './judge.js';
import { compareFiles, type FilesJob, LEAST_KEPT_BYTES, MAX_SIDE_BYTES, OVER_MAX_SIDE } from './large-files.js';

/** Worker role: takes tasks one at a time and answers each. */
export async function serve(): Promise<void> {
  parentPort?.on('message', (task: Task) => {
    void perform(task).then((answer) => parentPort?.postMessage(answer));
  });
  const { keepUpTo, WORKER_KEPT_BYTES } = await import('./gates/kept-document.js');
  keepUpTo(WORKER_KEPT_BYTES);
}

/** The answer to a comparison that takes no reading in full; undefined where it takes one, or where something failed. */
export async function performQuickly(job: ComparisonJob): Promise<Comparison | undefined> {
  try {
    return await compareQuickly(job);
  } catch {
    // Whoever compares in full meets the same fault and says so.
    return undefined;
  }
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
async function compare({ job, plainly }: Extract<Task, { kind: 'compare' }>): Promise<Comparison> {
  const quick = plainly === true ? undefined : await compareQuickly(job);
  if (quick !== undefined) return quick;
  const bytes = job.base.bytes.length + job.head.bytes.length;
  if (bytes < LEAST_KEPT_BYTES) return comparePlainly(job);
  const { keeping, makeRoom } = await import('./gates/kept-document.js');
  makeRoom(bytes);
  return comparePlainly(job, undefined, keeping(job));
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
