/** What a gate says. The fields are those of schema/report.schema.json. */
export interface Problem {
  readonly code: ProblemCode;
  readonly gate: GateId;
  readonly severity: Severity;
  readonly path?: string;
  /** One-based, in the file at `path` on head; where there is an `anchor` as well, in the anchor's file. */
  readonly line?: number;
  readonly commit?: string;
  /** A line on head that can carry an annotation where `path` cannot (removed, binary): its manifest or ledger entry. */
  readonly anchor?: { readonly path: string; readonly line: number };
  /**
   * The bytes that it is about, `mode id` or `absent` on base and on head: what a merge group holds against the pull
   * requests that it is made of.
   */
  readonly subject?: readonly { readonly path: string; readonly base: string; readonly head: string }[];
  /** Readable alone: what was expected, what was found, where. */
  readonly message: string;
  /** What to do, with text to paste where that helps. */
  readonly fix?: string;
}

export type Severity = 'error' | 'warning' | 'notice';

/** In the order in which the gates run and are reported. */
export const GATE_IDS = ['records', 'seal', 'shape', 'schema', 'properties', 'freeze', 'quarantine', 'policy'] as const;
export type GateId = (typeof GATE_IDS)[number];

export type ProblemCode =
  | 'FG101'
  | 'FG102'
  | 'FG103'
  | 'FG104'
  | 'FG105'
  | 'FG106'
  | 'FG107'
  | 'FG108'
  | 'FG109'
  | 'FG110'
  | 'FG111'
  | 'FG201'
  | 'FG202'
  | 'FG203'
  | 'FG204'
  | 'FG205'
  | 'FG206'
  | 'FG207'
  | 'FG208'
  | 'FG209'
  | 'FG210'
  | 'FG211'
  | 'FG212'
  | 'FG213'
  | 'FG214'
  | 'FG215'
  | 'FG216'
  | 'FG301'
  | 'FG302'
  | 'FG303'
  | 'FG401'
  | 'FG402'
  | 'FG403'
  | 'FG501'
  | 'FG502'
  | 'FG503'
  | 'FG504'
  | 'FG601'
  | 'FG602'
  | 'FG603'
  | 'FG604'
  | 'FG701'
  | 'FG702'
  | 'FG703'
  | 'FG704'
  | 'FG801'
  | 'FG802'
  | 'FG803'
  | 'FG804'
  | 'FG805'
  | 'FG806'
  | 'FG901';
