import type { Line } from '../document.js';
import type { ReadResult } from '../format.js';

/** Where in the source a reader stopped; 0 where that is unknown. */
export interface Position {
  readonly line: Line;
  readonly column: number;
}

export const NOWHERE: Position = { line: 0, column: 0 };

/** Leaves a reader from any depth. It never leaves the format module: `attempt` turns it into a `ReadResult`. */
export class ReadStop extends Error {
  override readonly name = 'ReadStop';
  readonly position: Position;
  /** True where a limit stopped the reader and the content may be fine. */
  readonly limit: boolean;

  constructor(reason: string, position: Position = NOWHERE, limit = false) {
    super(reason);
    this.position = position;
    this.limit = limit;
  }
}

export function fail(reason: string, position?: Position): never {
  throw new ReadStop(reason, position);
}

export function stopAtLimit(reason: string, position?: Position): never {
  throw new ReadStop(reason, position, true);
}

/** Runs a reader and turns its stop into data. Anything but a `ReadStop` is a bug and passes through. */
export async function attempt(read: () => ReadResult | Promise<ReadResult>): Promise<ReadResult> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ReadStop)) throw error;
    const failure = { ok: false, reason: error.message, ...error.position } as const;
    return error.limit ? { ...failure, limit: true } : failure;
  }
}

/** Counts nodes and watches the depth while a tree is built. Both limits fail upward (docs/classes.md section 8). */
export interface Budget {
  readonly spend: (nodes: number, position: Position) => void;
  readonly enter: (depth: number, position: Position) => void;
}

export function createBudget(limits: { readonly nodes: number; readonly depth: number }): Budget {
  let spent = 0;
  return {
    spend(nodes, position) {
      spent += nodes;
      if (spent > limits.nodes) stopAtLimit(`more than ${limits.nodes} nodes`, position);
    },
    enter(depth, position) {
      if (depth > limits.depth) stopAtLimit(`nested deeper than ${limits.depth}`, position);
    },
  };
}
