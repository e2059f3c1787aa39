import { parentPort } from 'node:worker_threads';
import { compareFixture } from './comparison/compare.js';
import type { ComparisonJob } from './comparison/comparison.js';

/** Worker role: takes comparison jobs one at a time, answers each with its comparison or the reason why there is none. */
export async function serve(): Promise<void> {
  parentPort?.on('message', (job: ComparisonJob) => {
    compareFixture(job).then(
      (comparison) => parentPort?.postMessage({ comparison }),
      (error: unknown) =>
        parentPort?.postMessage({
          failure: `its reader failed: ${error instanceof Error ? error.message : 'unknown error'}`,
        }),
    );
  });
}
