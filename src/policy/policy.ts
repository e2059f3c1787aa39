/** The policy as the rest of the program sees it: complete, defaults filled in, plain data that can be handed to a worker. */

/** Strongest first: the order of precedence of docs/classes.md section 1. */
export const CHANGE_CLASSES = ['ADDED', 'REMOVED', 'SHAPE_CHANGE', 'SEMANTIC_REWRITE', 'TOLERANCE_DRIFT'] as const;
export type ChangeClass = (typeof CHANGE_CLASSES)[number];

export type RecordKind = 'trailer' | 'approval' | 'review';

/** Which records a change needs: all of the list must hold, and an empty list means none. */
export interface Requirement {
  readonly default: readonly RecordKind[];
  readonly byClass: Readonly<Partial<Record<ChangeClass, readonly RecordKind[]>>>;
}

/**
 * How far numbers may lie apart. `path` is an RFC 9535 query of the subset that `[*]`, `..`, names and indexes make;
 * without one the rule is the fixture's global rule (docs/classes.md section 5). Bounds are not negative.
 */
export interface ToleranceRule {
  readonly path?: string;
  readonly relative?: number;
  readonly absolute?: number;
  /** Units in the last place of the array's own element type, for binary arrays. */
  readonly ulp?: number;
  /** Whether integers are reached, too. */
  readonly integers?: boolean;
  /** `number`: a string that is a number is compared as one. */
  readonly as?: 'number';
}

export interface VolatileRules {
  readonly ids: readonly string[];
  readonly timestamps: readonly string[];
  /** RE2 syntax: no look-around, no back references, linear time. */
  readonly regex: readonly string[];
}

/** The bytes of a file that a rule names, or why there are none. */
export type DescriptorSet =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  | { readonly kind: 'missing'; readonly why: string };

/** One entry of `fixtures` in the policy file, or the built-in one. */
export interface FixtureRule {
  readonly paths: readonly string[];
  readonly exclude: readonly string[];
  /** True for the built-in patterns, which match in any letter case. */
  readonly anyCase: boolean;
  readonly require: Requirement;
  /** `auto` or the id of a format. */
  readonly format: string;
  readonly header: 'auto' | boolean;
  readonly yaml: 'auto' | '1.1' | '1.2';
  /** Path of an array to the names of the members that identify its records. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  readonly unordered: readonly string[];
  readonly maps: readonly string[];
  readonly notMaps: readonly string[];
  readonly ignoreMembers: readonly string[];
  readonly tolerances: readonly ToleranceRule[];
  readonly volatile: VolatileRules;
  /** `delta` in steps of 1/255 a channel; `ratio` is the share of pixels that may lie beyond it. Absent: delta 1, ratio 0. */
  readonly pixels?: { readonly delta: number; readonly ratio: number };
  /** Names for the fields of binary Protocol Buffers: a FileDescriptorSet in the repository, and the message that a file is. */
  readonly descriptor?: { readonly file: string; readonly message: string };
  /** What `descriptor` names, once the tree that judges was read. A policy file has no such key. */
  readonly descriptorSet?: DescriptorSet;
  readonly schema?: string;
  readonly properties?: string;
  readonly missingArtifacts: 'block' | 'warn' | 'ignore';
  readonly tests: readonly string[];
}

/** Limits on one fixture. Reaching one is never silent: it fails upward (docs/classes.md section 8). */
export interface Limits {
  /** Bytes a side for formats that build a tree. */
  readonly file: number;
  /** Nesting. */
  readonly depth: number;
  /** Nodes of one tree. */
  readonly nodes: number;
  /** Seconds for one fixture, both sides together. */
  readonly seconds: number;
}

export const DEFAULT_LIMITS: Limits = { file: 67_108_864, depth: 512, nodes: 5_000_000, seconds: 20 };

export interface Policy {
  /** Where it was read: `defaults` where there is no file. */
  readonly source: 'base' | 'head' | 'defaults';
  readonly path?: string;
  /** Set where a person named the file to judge by (`--policy FILE`): then it is not base's own. */
  readonly given?: true;
  /** SHA-256 of the policy file's bytes, lower-case hex. */
  readonly sha256?: string;
  readonly fixtures: readonly FixtureRule[];
  /** What counts as drift for a measured float (docs/classes.md section 5, rule 4). */
  readonly tolerance: { readonly relative: number; readonly absolute: number };
  readonly trailers: {
    readonly key: string;
    readonly minReason: number;
    readonly match: 'head-bytes' | 'every-commit';
    readonly bind: boolean;
    readonly patterns: boolean;
  };
  readonly approvals: { readonly directory: string; readonly identity: 'git' | 'verified' };
  readonly manifest: readonly string[];
  readonly manifestComplete: boolean;
  readonly ledger: readonly { readonly file: string; readonly root: string }[];
  readonly separation: {
    readonly mode: 'off' | 'commit' | 'pull-request';
    readonly code: readonly string[];
    readonly differentAuthor: boolean;
  };
  readonly agents: readonly string[];
  readonly shape: { readonly hollow: 'fail' | 'warn' | 'ignore' };
  readonly freeze: { readonly file: string; readonly staleDays: number };
  readonly quarantine: {
    readonly file: string;
    readonly budget: number;
    readonly report: readonly string[];
    readonly replay: string | null;
    readonly times: number;
    readonly timeout: number;
  };
  readonly lanes: {
    readonly prepare: string | null;
    readonly gating: string | null;
    readonly info: string | null;
    readonly timeout: number;
  };
  readonly fourWay: boolean;
  readonly limits: Limits;
  /** Top-level keys and `fixtures[]` keys that the file sets, as written, so that a gate that is not built can say so. */
  readonly configured: readonly string[];
  /**
   * What a person should know about a policy file that was understood: a key in another spelling, a bound so wide that it
   * hides rewrites. One sentence each, with `file:line:column`. Absent or empty where there is nothing to say.
   */
  readonly notices?: readonly string[];
  /** One-based line of each pattern under `fixtures[].paths` in the policy file, in its order; absent for the built-in ones. */
  readonly patternLines?: readonly { readonly pattern: string; readonly line: number }[];
}
