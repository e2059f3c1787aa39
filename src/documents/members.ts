import type { Content, FixtureDocument, TreeNode } from './document.js';
import { MAX_ARCHIVE_DEPTH, MAX_ARCHIVE_MEMBERS, MAX_INFLATED_BYTES, MAX_INFLATION_RATIO } from './format.js';

/** What one file's members have cost so far, at every depth together. */
export interface Budget {
  readonly fileBytes: number;
  inflated: number;
  members: number;
  /** Memory that what was read so far takes, unpacked bytes among it. */
  held: number;
}

export function newBudget(fileBytes: number): Budget {
  return { fileBytes, inflated: 0, members: 0, held: 0 };
}

/** Books one member; returns why it must not be opened, or undefined. Sticky: once over, always over. */
export function charge(budget: Budget, depth: number, bytes: number): string | undefined {
  budget.members += 1;
  budget.inflated += bytes;
  budget.held += bytes;
  if (depth > MAX_ARCHIVE_DEPTH) return `archives are nested more than ${MAX_ARCHIVE_DEPTH} deep`;
  if (budget.members > MAX_ARCHIVE_MEMBERS) return `more than ${MAX_ARCHIVE_MEMBERS} members`;
  if (budget.inflated > MAX_INFLATED_BYTES) return `more than ${MAX_INFLATED_BYTES} bytes unpacked`;
  if (budget.inflated > budget.fileBytes * MAX_INFLATION_RATIO)
    return `unpacks to more than ${MAX_INFLATION_RATIO} times its size`;
  return undefined;
}

/** How many bytes the file's members may still unpack to. A reader asks before it unpacks, `charge` books afterwards. */
export function roomOf(budget: Budget): number {
  return Math.max(0, Math.min(MAX_INFLATED_BYTES, budget.fileBytes * MAX_INFLATION_RATIO) - budget.inflated);
}

const MEBIBYTE = 1_048_576;
/**
 * Memory that a file may take: of 1 MiB so much that two sides stay below 512 MiB, of less what a screen of 4K takes as a JPEG at
 * least, of more three times as much for each byte up to a GiB. What packs itself ten times as well as photographs and tables do
 * is not read (docs/adr/0320).
 */
const LEAST_MEMORY = 192 * MEBIBYTE;
const FREE_MEMORY = 96 * MEBIBYTE;
const MEMORY_PER_BYTE = 160;
const MEMORY_PER_FURTHER_BYTE = 480;
const MOST_BY_FURTHER_BYTES = 1_024 * MEBIBYTE;
/** What a node of a tree, a cell and a line of text take, with what is made of them while they are compared. Bytes. */
export const NODE_MEMORY = 192;
const CELL_MEMORY = 96;
const LINE_MEMORY = 48;

export function memoryLeft({ fileBytes, held }: Budget): number {
  const usual = FREE_MEMORY + fileBytes * MEMORY_PER_BYTE;
  const further = usual + Math.max(0, fileBytes - MEBIBYTE) * (MEMORY_PER_FURTHER_BYTE - MEMORY_PER_BYTE);
  const memory = Math.max(LEAST_MEMORY, usual, Math.min(further, MOST_BY_FURTHER_BYTES));
  return Math.max(0, memory - held);
}

/** Books `held` bytes of memory for good and `peak`, which contains them, for as long as a reader runs; or says why not. */
export function bookMemory(budget: Budget, held: number, peak: number): string | undefined {
  if (!(peak <= memoryLeft(budget))) return TOO_DENSE;
  budget.held += held;
  return undefined;
}

const TOO_DENSE = 'it takes more memory than a file of its size may';

const [NEWLINE, RETURN, TAB, COMMA, SEMICOLON, BAR] = [10, 13, 9, 44, 59, 124] as const;
/** Below it what a member holds is booked when it was read. Bytes. */
const LEAST_COUNTED = 65_536;

/** Why a member must not be read as lines or cells, of which there may be as many as bytes. */
export function tooManyParts(budget: Budget, bytes: Uint8Array): string | undefined {
  if (bytes.length < LEAST_COUNTED) return undefined;
  let memory = 0;
  for (const byte of bytes) {
    if (byte === NEWLINE || byte === RETURN) memory += LINE_MEMORY;
    else if (byte === COMMA || byte === TAB || byte === SEMICOLON || byte === BAR) memory += CELL_MEMORY;
  }
  return memory > memoryLeft(budget) ? TOO_DENSE : undefined;
}

/** What a document holds on to, but for pixels and elements, which their readers book. Bytes. */
export function memoryOf({ readings }: FixtureDocument): number {
  return readings.reduce((sum, { content }) => sum + memoryOfContent(content), 0);
}

function memoryOfContent(content: Content): number {
  if (content.kind === 'tree') return nodesIn(content.root) * NODE_MEMORY;
  if (content.kind === 'table') return content.rows.length * (content.columns.length + 1) * CELL_MEMORY;
  return content.kind === 'text' ? content.lines.length * LINE_MEMORY : 0;
}

function nodesIn(root: TreeNode): number {
  const left: TreeNode[] = [root];
  let nodes = 0;
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    nodes += 1;
    if (node.kind === 'array') for (const item of node.items) left.push(item);
    else if (node.kind === 'object') for (const { value } of node.members) left.push(value);
  }
  return nodes;
}

/** A document for bytes that nobody read, which keeps the comparison from claiming anything below a rewrite where `incomplete` is set. */
export function opaqueDocument(bytes: Uint8Array, why: string, incomplete?: string): FixtureDocument {
  return {
    format: 'binary',
    readings: [{ label: '', content: { kind: 'opaque', bytes, why } }],
    declared: {},
    layout: {},
    notices: [],
    ...(incomplete === undefined ? {} : { incomplete }),
  };
}

/** What a limit kept from being read in a member is unread in the container too: nobody may look at the outside only. */
export function withMembersLimits(document: FixtureDocument): FixtureDocument {
  if (document.incomplete !== undefined) return document;
  for (const { content } of document.readings) {
    if (content.kind !== 'container') continue;
    for (const member of content.members) {
      const { incomplete } = member.document;
      if (incomplete !== undefined) return { ...document, incomplete: `${content.noun} ${member.name}: ${incomplete}` };
    }
  }
  return document;
}
