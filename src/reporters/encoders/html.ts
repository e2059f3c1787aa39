import { visible } from './visible.js';

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
  ['`', '&#96;'],
]);

/** Text for an element or a quoted attribute of HTML. */
export function htmlText(text: string): string {
  return visible(text).replace(/[&<>"'`]/g, (character) => ENTITIES.get(character) ?? '');
}

/** XML 1.0 takes fewer characters than HTML; the hidden ones are written out before, so the entities are all that is left. */
export function xmlText(text: string): string {
  return htmlText(text);
}
