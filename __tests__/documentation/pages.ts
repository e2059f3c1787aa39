import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Folders without pages of ours: what others wrote, and what tests compare with. */
const SKIPPED = new Set(['node_modules', '.git', 'dist', 'lib', 'goldens', 'cases', 'coverage', 'reports']);

/** Every Markdown file of the repository, by its path from the top. */
export const PAGES: readonly string[] = pagesIn('');

function pagesIn(folder: string): string[] {
  return readdirSync(`${ROOT}${folder}`, { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}${entry.name}`;
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : pagesIn(`${path}/`);
      return entry.name.endsWith('.md') ? [path] : [];
    })
    .sort();
}

export function textOf(page: string): string {
  return readFileSync(`${ROOT}${page}`, 'utf8');
}

export interface Block {
  readonly page: string;
  /** One-based line of the fence. */
  readonly line: number;
  /** The word behind the fence; empty where there is none. */
  readonly kind: string;
  readonly text: string;
}

/** The fenced blocks of a page, without the indentation of the list items that they stand in. */
export function blocksOf(page: string): readonly Block[] {
  const blocks: Block[] = [];
  let open:
    | {
        readonly fence: string;
        readonly indent: string;
        readonly kind: string;
        readonly line: number;
        readonly lines: string[];
      }
    | undefined;
  for (const [index, line] of textOf(page).split('\n').entries()) {
    const [, indent = '', fence = '', kind = ''] = /^( *)(`{3,}|~{3,})\s*(\S*)/.exec(line) ?? [];
    if (open === undefined) {
      if (fence !== '') open = { fence, indent, kind, line: index + 1, lines: [] };
    } else if (fence.startsWith(open.fence) && kind === '') {
      blocks.push({ page, line: open.line, kind: open.kind, text: `${open.lines.join('\n')}\n` });
      open = undefined;
    } else open.lines.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line);
  }
  if (open !== undefined) throw new Error(`${page}:${open.line}: the block has no end`);
  return blocks;
}

/** What stands in single backticks, outside of blocks. */
export function codeSpansOf(page: string): readonly string[] {
  const prose = textOf(page).replace(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1.*$/gm, '');
  return [...prose.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, code]) => code!);
}
