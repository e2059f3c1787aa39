import type { TreeNode } from '../documents/document.js';
import { parseJson } from '../documents/json-parser.js';
import { showPath, showText } from '../review/quoting.js';
import { impossiblePath } from '../review/record-line.js';
import type { GitPath } from '../revisions/revisions.js';
import { isDigest, type LineFault } from './manifest.js';

/** One pair of a ledger. */
export interface LedgerEntry {
  readonly line: number;
  /** As written: relative to the root. */
  readonly name: string;
  /** From the top of the repository. */
  readonly path: GitPath;
  readonly sha256: string;
}

export interface Ledger {
  readonly file: GitPath;
  readonly root: GitPath;
  readonly entries: readonly LedgerEntry[];
  readonly faults: readonly LineFault[];
}

/** Enough for the entries of a hundred thousand files. */
const MAX_NODES = 1_000_000;
const STRICT = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Requirement K1: `{"path below the root": "sha256", ...}`. Duplicate names are faults; the first one counts. */
export function parseLedger(file: GitPath, root: GitPath, bytes: Uint8Array): Ledger {
  const whole = (message: string, line = 1): Ledger => ({
    file,
    root,
    entries: [],
    faults: [{ file, line, code: 'FG201', message }],
  });
  let text: string;
  try {
    text = STRICT.decode(bytes);
  } catch {
    return whole('expected a JSON object of paths and digests; found bytes that are no UTF-8');
  }
  const outcome = parseJson({ text, maxDepth: 8, maxNodes: MAX_NODES });
  if (!outcome.ok) return whole(`expected a JSON object of paths and digests; ${outcome.reason}`, outcome.line || 1);
  // Another reader of this file refuses what ours only remarks on, or passes over what ours takes.
  const [remark] = outcome.notices;
  if (remark !== undefined) {
    return whole(
      `expected a JSON object of paths and digests; found more than JSON has (${remark.message})`,
      remark.line,
    );
  }
  if (outcome.root.kind !== 'object') {
    return whole(`expected a JSON object of paths and digests; found ${article(outcome.root.kind)}`);
  }
  const entries: LedgerEntry[] = [];
  const faults: LineFault[] = [];
  const seen = new Map<string, number>();
  for (const { name, value, line } of outcome.root.members) {
    const path = `${root}/${name}`;
    const fault = (code: LineFault['code'], message: string): void =>
      void faults.push({ file, line, path, code, message });
    const before = seen.get(name);
    seen.set(name, before ?? line);
    if (before !== undefined) fault('FG208', `${showPath(name)} is listed already on line ${before}`);
    else if (impossiblePath(name) !== undefined || name === '') {
      fault('FG202', `expected a path below ${showPath(root)}; found ${showText(name)}`);
    } else if (value.kind !== 'string' || !isDigest(value.value)) {
      fault('FG203', `expected a digest of 64 lower-case hex digits for ${showPath(name)}; found ${described(value)}`);
    } else entries.push({ line, name, path, sha256: value.value });
  }
  return { file, root, entries, faults };
}

function described(value: TreeNode): string {
  return value.kind === 'string' ? showText(value.value) : article(value.kind);
}

function article(kind: TreeNode['kind']): string {
  return kind === 'null' ? 'null' : /^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}
