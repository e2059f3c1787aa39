/** One line of a freeze list. */
export interface FreezeEntry {
  readonly id: string;
  /** One-based. */
  readonly line: number;
}

/**
 * A plain list of test ids, one a line. Blank lines and lines that begin with `#` are skipped. An
 * id may hold blanks and number signs. The first of equal ids counts.
 */
export function readFreezeList(text: string): readonly FreezeEntry[] {
  const entries = new Map<string, FreezeEntry>();
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const id = raw.trim();
    if (id !== '' && !id.startsWith('#') && !entries.has(id)) entries.set(id, { id, line: index + 1 });
  }
  return [...entries.values()];
}
