import type { Meter } from '../tables/guard.js';

/** Pages whose text is looked for. More are books, whose objects are compared all the same. */
const MAX_PAGES = 2_000;

interface TextItem {
  readonly str?: string;
  readonly hasEOL?: boolean;
}

/** The lines of each page, or why there are none. */
export type PageTexts = { readonly pages: readonly (readonly string[])[] } | { readonly why: string };

/**
 * The text that a person would copy out of each page, by pdf.js as unpdf packs it. It stands beside the objects and
 * says in words what their operators draw: where it is equal nothing follows, and where it cannot be had nothing is lost
 * but readability (docs/adr/0191).
 */
export async function pageTexts(bytes: Uint8Array, meter: Meter): Promise<PageTexts> {
  const { getDocumentProxy } = await import('unpdf');
  try {
    // A copy, because the library takes the buffer away from its owner.
    const document = await getDocumentProxy(Uint8Array.from(bytes), OPTIONS as object);
    try {
      if (document.numPages > MAX_PAGES) return { why: `more than ${MAX_PAGES} pages` };
      const pages: (readonly string[])[] = [];
      for (let number = 1; number <= document.numPages; number += 1) {
        const content = await (await document.getPage(number)).getTextContent();
        const lines = linesOf(content.items as readonly TextItem[]);
        meter.count(lines.length + 1);
        pages.push(lines);
      }
      return { pages };
    } finally {
      await document.destroy();
    }
  } catch (error) {
    // A ReadStop of the meter is a limit like any other here: the objects were read before.
    return { why: error instanceof Error ? error.message.slice(0, MAX_REASON_CHARACTERS) : 'unknown error' };
  }
}

const MAX_REASON_CHARACTERS = 200;

/**
 * Nothing is fetched, no font is looked for on this machine, no script of the document runs, and the library says
 * nothing: what it would print belongs to no report.
 */
const OPTIONS = {
  verbosity: 0,
  isEvalSupported: false,
  useSystemFonts: false,
  disableFontFace: true,
  useWorkerFetch: false,
  enableXfa: false,
  isOffscreenCanvasSupported: false,
  // Named, or unpdf would look for a copy of pdfjs-dist around the place it runs in.
  standardFontDataUrl: undefined,
  cMapUrl: undefined,
};

function linesOf(items: readonly TextItem[]): readonly string[] {
  const text = items.map(({ str = '', hasEOL }) => (hasEOL === true ? `${str}\n` : str)).join('');
  return text === '' ? [] : text.split('\n');
}
