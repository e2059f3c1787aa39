import type { FixtureRule, Limits } from '../policy/policy.js';
import type { Bound, BoundsReading } from './bounds.js';
import type { PropertiesAnswer, PropertiesTask } from './check-properties.js';
import type { SchemaAnswer, SchemaTask } from './check-schema.js';
import type { Observed } from './digests.js';

/** One file that has to be parsed, and by which rule. */
export interface FileJob {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly rule: FixtureRule;
  readonly limits: Limits;
  /** Never in this thread, whatever its size: something beside the file is a pull request's own, such as a schema. */
  readonly isolate?: true;
}

/** What gates have done to a file by a worker, because its content is hostile. One kind a gate's need. */
export type GateTask =
  | { readonly kind: 'structured'; readonly job: FileJob }
  | { readonly kind: 'bounds'; readonly job: FileJob; readonly bounds: readonly Bound[] }
  | SchemaTask
  | PropertiesTask;

export interface GateAnswers {
  readonly structured: Observed;
  readonly bounds: BoundsReading;
  readonly schema: SchemaAnswer;
  readonly properties: PropertiesAnswer;
}

/** Why there is no answer: a limit of memory or time, or a fault of a reader. */
export interface NoAnswer {
  readonly failure: string;
}

/** Asks a worker, or this thread where the file is small and its format harmless. Never rejects for what a file holds. */
export type GateWork = <K extends GateTask['kind']>(
  task: Extract<GateTask, { kind: K }>,
) => Promise<GateAnswers[K] | NoAnswer>;

/** Worker side of `GateWork`. */
export async function performGateTask(task: GateTask): Promise<GateAnswers[GateTask['kind']]> {
  switch (task.kind) {
    case 'schema':
      return (await import('./check-schema.js')).checkSchema(task);
    case 'properties':
      return (await import('./check-properties.js')).checkProperties(task);
    case 'structured':
      return (await import('./structured.js')).observeStructured(task.job);
    case 'bounds':
      return (await import('./bounds.js')).checkBounds(task.job, task.bounds);
  }
}
