/**
 * The document model: what every format parses into, and all that the comparison knows.
 * Nothing here says which format a value came from; a comparison may not ask.
 */

/** One-based line in the source; 0 where the format has no lines, as in binary files. */
export type Line = number;

/** One name and value of an object, in source order. Duplicate names stay, in order. */
export interface Member {
  readonly name: string;
  readonly value: TreeNode;
  readonly line: Line;
}

export interface ObjectNode {
  readonly kind: 'object';
  readonly members: readonly Member[];
  readonly line: Line;
}

export interface ArrayNode {
  readonly kind: 'array';
  readonly items: readonly TreeNode[];
  readonly line: Line;
}

/**
 * A number as written. `literal` is the spelling in the source with its digits intact, and it is what
 * exact arithmetic works on; formats with other radixes or digit separators (`0x1F`, `1_000`) put the
 * equal decimal spelling into `decimal`. NaN and the infinities have `decimal` `NaN`, `Infinity`,
 * `-Infinity`. `type` is `number` in formats with one number type (JSON); typed formats say which.
 */
export interface NumberNode {
  readonly kind: 'number';
  readonly type: 'number' | 'integer' | 'float';
  readonly literal: string;
  /** Absent where `literal` already is a decimal spelling (`-?digits[.digits][e[+-]digits]`). */
  readonly decimal?: string;
  readonly line: Line;
}

export interface StringNode {
  readonly kind: 'string';
  readonly value: string;
  readonly line: Line;
}

export interface BooleanNode {
  readonly kind: 'boolean';
  readonly value: boolean;
  readonly line: Line;
}

export interface NullNode {
  readonly kind: 'null';
  readonly line: Line;
}

/** A date, time or both in a format that has a type for it (TOML, YAML timestamps, plist). Compared as the text `value`. */
export interface DateTimeNode {
  readonly kind: 'date-time';
  readonly value: string;
  readonly line: Line;
}

export interface BinaryNode {
  readonly kind: 'binary';
  readonly bytes: Uint8Array;
  readonly line: Line;
}

export type TreeNode =
  | ObjectNode
  | ArrayNode
  | NumberNode
  | StringNode
  | BooleanNode
  | NullNode
  | DateTimeNode
  | BinaryNode;

/** JSON-like data: one root. */
export interface Tree {
  readonly kind: 'tree';
  readonly root: TreeNode;
  /**
   * The root is an array that stands for the documents of a stream (YAML), not an array that the file holds.
   * `readPair` takes it off where both sides have exactly one document; seen later, it means "say document 2".
   */
  readonly stream?: true;
  /**
   * Every name is the name of a field, which a schema gives even where nobody has it here (Protocol Buffers): no object
   * is taken for a map whose keys are data, unless a policy says so.
   */
  readonly fields?: true;
  /** Names that stand for something else than their text, where the format has keys that are no strings. Gone after `readPair`. */
  readonly keys?: KeyMarks;
}

/** How a format with keys of several types wrote them as names. */
export interface KeyMarks {
  /** Name to text, of string keys that stand in quotes only because plainly they would be of another type. */
  readonly quoted: ReadonlyMap<string, string>;
  /** Texts of keys that are of another type. */
  readonly typed: ReadonlySet<string>;
}

/**
 * A declared column. `kind` is what the format declares (Parquet `INT64`, SQLite `TEXT`), absent where
 * the comparison must work it out from the cells, as for CSV.
 */
export interface Column {
  readonly name: string;
  readonly kind?: string;
  readonly nullable?: boolean;
}

/**
 * Named columns in order and rows of cells. In an untyped table (`columns[].kind` absent) every cell is a
 * string as written, quotes removed. In a typed table cells are scalar nodes.
 * `ragged` lists rows whose number of fields differs from the header's, as zero-based row indexes.
 */
export interface Table {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly (string | TreeNode)[])[];
  /** One-based source line on which each row starts; empty where the format has no lines. */
  readonly lines: readonly Line[];
  readonly ragged: readonly number[];
}

/** numpy's names for element types, byte order left out. */
export type DType =
  | 'bool'
  | 'int8'
  | 'int16'
  | 'int32'
  | 'int64'
  | 'uint8'
  | 'uint16'
  | 'uint32'
  | 'uint64'
  | 'float16'
  | 'bfloat16'
  | 'float32'
  | 'float64'
  | 'complex64'
  | 'complex128';

/**
 * An n-dimensional array. `values` are in C order, whatever the file's order, and hold the product of
 * `dimensions` elements (twice that for complex types: real, imaginary). float16 and bfloat16 are widened to float32.
 */
export interface Tensor {
  readonly kind: 'tensor';
  readonly dtype: DType;
  readonly dimensions: readonly number[];
  readonly values:
    | Float64Array
    | Float32Array
    | BigInt64Array
    | BigUint64Array
    | Int8Array
    | Int16Array
    | Int32Array
    | Uint8Array
    | Uint16Array
    | Uint32Array;
}

/** Decoded pixels. Each frame is width x height x 4 samples, RGBA, not premultiplied; `depth` is 8 or 16 bits a sample. */
export interface Image {
  readonly kind: 'image';
  readonly width: number;
  readonly height: number;
  readonly depth: 8 | 16;
  readonly frames: readonly (Uint8Array | Uint16Array)[];
}

/** Plain text, split at LF, CRLF and lone CR; line ends and a final newline are layout facts, not content. */
export interface Text {
  readonly kind: 'text';
  readonly lines: readonly string[];
}

/**
 * Named documents: archive members, snapshot entries, mail parts. Names are shape, their order is layout.
 * The same name may occur more than once; occurrences are paired in order.
 */
export interface Container {
  readonly kind: 'container';
  /** What a member is called in messages: `member`, `snapshot`, `part`, `sheet`. */
  readonly noun: string;
  readonly members: readonly ContainerMember[];
}

export interface ContainerMember {
  readonly name: string;
  readonly line: Line;
  readonly document: FixtureDocument;
  /** Of its bytes: members whose values are all equal may still be spelled otherwise. Absent where a member is no file. */
  readonly digest?: string;
}

/** Bytes that nothing here can read. `why` says so in the report. */
export interface Opaque {
  readonly kind: 'opaque';
  readonly bytes: Uint8Array;
  readonly why: string;
}

export type Content = Tree | Table | Tensor | Image | Text | Container | Opaque;

/** Something a reader noticed that a person should know; never a reason to stop. */
export interface Notice {
  readonly message: string;
  readonly line: Line;
}

/**
 * One way of reading the bytes. There is more than one only where a format is ambiguous and the policy
 * does not decide (YAML 1.1 against 1.2): each reading is compared with its counterpart and the worse class counts.
 */
export interface Reading {
  /** Why this reading exists, for messages; empty where it is the only one. */
  readonly label: string;
  readonly content: Content;
}

export interface FixtureDocument {
  /** The format module that read it. */
  readonly format: string;
  /** At least one. Readings of the two sides are paired by index; a side with one reading is paired with every one of the other's. */
  readonly readings: readonly [Reading, ...Reading[]];
  /**
   * Facts of shape that the format declares beside the content (delimiter, declared schema, dtype of a member).
   * A fact on one side only, or with another value, is SHAPE_CHANGE.
   */
  readonly declared: Readonly<Record<string, string>>;
  /**
   * Facts beside the content that count as values: where a link points, how an image is turned, how long a frame stays.
   * A fact on one side only, or with another value, is SEMANTIC_REWRITE.
   */
  readonly facts?: Readonly<Record<string, string>>;
  /**
   * Facts of layout: encoding, byte order mark, line ends, comments, quoting, compression. A difference here is
   * representation, named in the report. What is equal here and in the content but not in bytes is `layout`.
   */
  readonly layout: Readonly<Record<string, string>>;
  readonly notices: readonly Notice[];
  /** Set where a limit stopped the reader: what was not read. The comparison then claims nothing below SEMANTIC_REWRITE. */
  readonly incomplete?: string;
}
