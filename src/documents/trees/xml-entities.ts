import { MARK } from './namespaces.js';

/** The predefined ones without a prototype: `&constructor;` is as undefined as any other. */
export function predefinedEntities(): Record<string, string> {
  return Object.assign(Object.create(null) as Record<string, string>, {
    amp: '&',
    gt: '>',
    lt: '<',
    quot: '"',
    apos: "'",
  });
}

/**
 * With a doctype an unknown entity may be defined, perhaps outside of the file. It is never expanded: it stays a
 * marked reference, so that `&x;` and `&amp;x;` differ; its definition counts as part of the doctype's text.
 */
export function opaqueEntities(): Record<string, string> {
  return new Proxy(predefinedEntities(), {
    get: (known, name) => {
      if (typeof name !== 'string') return undefined;
      return known[name] ?? (/^[\p{L}_:][\p{L}\p{N}_:.-]*$/u.test(name) ? `${MARK}&${name};` : undefined);
    },
  });
}
