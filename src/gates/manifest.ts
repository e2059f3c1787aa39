import { stripEnd } from '../comparison/text.js';
import type { ProblemCode } from '../problems.js';
import { showPath, showText, unquotePath } from '../review/quoting.js';
import { reasonLength } from '../review/reason.js';
import { impossiblePath } from '../review/record-line.js';
import { decodePath } from '../revisions/paths.js';
import type { GitPath } from '../revisions/revisions.js';

/** How a fixture is hashed (requirements M5, M6); strongest first, so that the index is how much goes unseen. */
export const SEAL_MODES = ['bytes', 'normalized', 'structured'] as const;
export type SealMode = (typeof SEAL_MODES)[number];

/** Requirement M7. Characters, blanks in a row counted once. */
export const MIN_ENTRY_REASON = 20;

/** One line of a manifest that says which bytes a fixture has. */
export interface ManifestEntry {
  /** The manifest and the one-based line in it. */
  readonly file: GitPath;
  readonly line: number;
  readonly path: GitPath;
  /** Lower-case hex. */
  readonly sha256: string;
  /** Bytes, as written: no leading zeros. */
  readonly size: string;
  readonly mode: SealMode;
  /** Without white space at its ends; the CR of a CRLF line is there. */
  readonly reason: string;
}

/** Why a line is no entry, or an entry that is not good enough. */
export interface LineFault {
  readonly file: GitPath;
  /** One-based; 0 for the file as a whole. */
  readonly line: number;
  /** What the line names, where it can be told. */
  readonly path?: GitPath;
  readonly code: Extract<ProblemCode, 'FG201' | 'FG202' | 'FG203' | 'FG204' | 'FG208'>;
  readonly message: string;
}

export interface Manifest {
  readonly file: GitPath;
  readonly entries: readonly ManifestEntry[];
  readonly faults: readonly LineFault[];
}

const DIGEST = /^[0-9a-f]{64}$/;
const SIZE = /^(?:0|[1-9][0-9]{0,18})$/;
const FORM = 'PATH SHA256 SIZE MODE REASON with one blank between them';

/**
 * Requirements M1 to M11: five fields split by single spaces, the last one free text. Lines end at LF; a CR before it belongs to the
 * free text. A line with a fault beside its digest, size and mode still is an entry, so that all its failures are seen.
 */
export function parseManifest(file: GitPath, bytes: Uint8Array): Manifest {
  const entries: ManifestEntry[] = [];
  const faults: LineFault[] = [];
  // Lossless, so that a path of any bytes can be listed.
  for (const [index, line] of decodePath(bytes).split('\n').entries()) {
    if (isSkipped(line)) continue;
    const parsed = parseLine(line);
    const place = { file, line: index + 1 };
    if (parsed.entry !== undefined) entries.push({ ...place, ...parsed.entry });
    for (const fault of parsed.faults) faults.push({ ...place, ...fault });
  }
  return { file, entries, faults };
}

/** M1. White space is what Python's `str.strip()` takes, as everywhere in this format. */
function isSkipped(line: string): boolean {
  if (stripEnd(line) === '') return true;
  let start = 0;
  while (stripEnd(line.charAt(start)) === '') start += 1;
  return line[start] === '#';
}

interface ParsedLine {
  readonly entry?: Omit<ManifestEntry, 'file' | 'line'>;
  readonly faults: readonly Omit<LineFault, 'file' | 'line'>[];
}

function parseLine(line: string): ParsedLine {
  const taken = takePath(line);
  if ('problem' in taken) return { faults: [{ code: 'FG201', message: taken.problem }] };
  const { path, fields } = taken;
  // Of a line that tabs split, or that begins with blanks, what was meant: only to say which fixture it is about.
  const named = fields.length >= 4 && path !== '' ? path : (/\S+/.exec(path === '' ? line : path)?.[0] ?? '');
  const fault = (code: LineFault['code'], message: string): Omit<LineFault, 'file' | 'line'> => ({
    code,
    message,
    ...(named === '' ? {} : { path: named }),
  });
  if (fields.length < 4) return { faults: [fault('FG201', tooFew(fields))] };
  if (path === '') return { faults: [fault('FG201', `expected ${FORM}; found a line whose path is empty`)] };
  const [sha256, size, mode] = fields as [string, string, string];
  const faults = [
    ...pathFaults(path).map((message) => fault('FG202', message)),
    ...fieldFaults(sha256, size, mode).map(([code, message]) => fault(code, message)),
  ];
  if (faults.length > 0) return { faults };
  const reason = fields.slice(3).join(' ').trim();
  const length = reasonLength(reason);
  if (length < MIN_ENTRY_REASON) faults.push(fault('FG204', tooShort(reason, length)));
  return { entry: { path, sha256, size, mode: mode as SealMode, reason }, faults };
}

type NamedPath = { readonly path: GitPath; readonly fields: readonly string[] } | { readonly problem: string };

function takePath(line: string): NamedPath {
  if (line[0] !== '"') {
    const [path = '', ...fields] = line.split(' ');
    return { path, fields };
  }
  const quoted = unquotePath(line, 0);
  if (typeof quoted === 'string') return { problem: `the path cannot be read: ${quoted}` };
  const after = line.slice(quoted.end);
  if (after !== '' && after[0] !== ' ') return { problem: 'expected a blank after the closing quote of the path' };
  return { path: quoted.path, fields: after === '' ? [] : after.slice(1).split(' ') };
}

function tooFew(fields: readonly string[]): string {
  const found = fields.length + 1;
  if (found === 4 && DIGEST.test(fields[0] ?? '')) return `expected ${FORM}; found four fields: the reason is missing`;
  return `expected ${FORM}; found ${found} ${found === 1 ? 'field' : 'fields'}`;
}

function pathFaults(path: GitPath): string[] {
  const impossible = impossiblePath(path);
  return impossible === undefined ? [] : [`expected a path of this repository; found ${showPath(path)}: ${impossible}`];
}

/** A digest that is none makes the rest of the line unreliable: its fields may all be shifted. */
function fieldFaults(sha256: string, size: string, mode: string): (readonly [LineFault['code'], string])[] {
  if (!DIGEST.test(sha256)) return [['FG203', notADigest(sha256)]];
  const faults: (readonly [LineFault['code'], string])[] = [];
  if (!SIZE.test(size)) faults.push(['FG201', `expected a size in bytes after the digest; found ${showText(size)}`]);
  if (!isMode(mode)) faults.push(['FG201', `expected a mode (${SEAL_MODES.join(', ')}); found ${showText(mode)}`]);
  return faults;
}

function isMode(text: string): text is SealMode {
  return (SEAL_MODES as readonly string[]).includes(text);
}

function notADigest(found: string): string {
  const expected = 'expected a digest of 64 lower-case hex digits after the path';
  if (found === '') return `${expected}; found two blanks in a row`;
  if (DIGEST.test(found.toLowerCase())) return `${expected}; found upper-case ones`;
  if (/^[0-9a-f]+$/i.test(found)) return `${expected}; found ${found.length} of them`;
  return `${expected}; found ${showText(found)} (a path with blanks stands in double quotes)`;
}

function tooShort(reason: string, length: number): string {
  return `expected a reason of at least ${MIN_ENTRY_REASON} characters; found ${showText(reason)} (${length})`;
}

/** Whether an entry is good enough to say which bytes it means. */
export function isDigest(text: string): boolean {
  return DIGEST.test(text);
}
