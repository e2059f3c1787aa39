/** Separates what was written from what is added to it. No XML or HTML text can hold U+0000. */
export const MARK = '\0';

/** Its value is a name: without a prefix it is in the default namespace. */
export const XSI_TYPE = '@{http://www.w3.org/2001/XMLSchema-instance}type';
/** Names that are held at once; a file of data has few. */
const MAX_KNOWN = 4_096;
const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';

/** Bindings that everybody means by these prefixes: a value `xs:int` needs no note where they hold, and one where nothing binds it. */
const CUSTOMARY: ReadonlyMap<string, string> = new Map([
  ['xml', XML_NAMESPACE],
  ['xs', 'http://www.w3.org/2001/XMLSchema'],
  ['xsd', 'http://www.w3.org/2001/XMLSchema'],
  ['xsi', 'http://www.w3.org/2001/XMLSchema-instance'],
  ['xsl', 'http://www.w3.org/1999/XSL/Transform'],
  ['xlink', 'http://www.w3.org/1999/xlink'],
  ['soap', 'http://schemas.xmlsoap.org/soap/envelope/'],
]);

export interface Binding {
  readonly prefix: string;
  readonly uri: string;
}

/** Prefixes in scope. Lookups take constant time whatever the depth: each prefix has its own stack. */
export interface Scope {
  readonly push: (bindings: readonly Binding[]) => void;
  readonly pop: (bindings: readonly Binding[]) => void;
  /** `{uri}local`, or the name as written where it has no namespace or an unbound prefix. */
  readonly elementName: (name: string) => string;
  /** The same for an attribute, behind an at sign: the name of the member that it becomes. */
  readonly attributeMember: (name: string) => string;
  /**
   * The value, and behind a mark what its prefixes stand for: in `xsi:type="a:T"` the prefix is part of the
   * meaning, so a rebinding of `a` must not pass for spelling although no name changed.
   */
  readonly value: (value: string) => string;
  /** As `value`, for a value that is a name: without a prefix it stands in the default namespace. */
  readonly qualifiedName: (value: string) => string;
  /** Namespaces that some name, or a prefix in some value, has stood for so far. */
  readonly used: ReadonlySet<string>;
}

export function createScope(): Scope {
  const stacks = new Map<string, string[]>([['xml', [XML_NAMESPACE]]]);
  const used = new Set<string>();
  const uriOf = (prefix: string): string | undefined => stacks.get(prefix)?.at(-1);
  const expand = (name: string, prefixed: boolean): string => {
    const colon = name.indexOf(':');
    if (colon === -1 && !prefixed) return name;
    const uri = uriOf(colon === -1 ? '' : name.slice(0, colon));
    if (uri === undefined || uri === '') return name;
    used.add(uri);
    return `{${uri}}${name.slice(colon + 1)}`;
  };
  // Names come again and again, and mean the same until a binding comes or goes.
  const elements = new Map<string, string>();
  const attributes = new Map<string, string>();
  const named = (known: Map<string, string>, name: string, expanded: (name: string) => string): string => {
    let found = known.get(name);
    if (found === undefined) {
      if (known.size >= MAX_KNOWN) known.clear();
      found = expanded(name);
      known.set(name, found);
    }
    return found;
  };
  const forget = (): void => {
    elements.clear();
    attributes.clear();
  };
  const value = (written: string): string => {
    if (!written.includes(':')) return written;
    const notes = new Set<string>();
    for (const prefix of prefixesIn(written)) {
      const uri = uriOf(prefix) ?? '';
      if (uri !== '') used.add(uri);
      if (uri !== (CUSTOMARY.get(prefix) ?? '')) notes.add(`${prefix}=${uri}`);
    }
    return notes.size === 0 ? written : `${written}${MARK}[${[...notes].join(' ')}]`;
  };
  return {
    push(bindings) {
      if (bindings.length > 0) forget();
      for (const { prefix, uri } of bindings) {
        const stack = stacks.get(prefix);
        if (stack === undefined) stacks.set(prefix, [uri]);
        else stack.push(uri);
      }
    },
    pop(bindings) {
      if (bindings.length > 0) forget();
      for (const { prefix } of bindings) stacks.get(prefix)?.pop();
    },
    used,
    elementName: (name) => named(elements, name, (written) => expand(written, true)),
    attributeMember: (name) => named(attributes, name, (written) => `@${expand(written, false)}`),
    value,
    qualifiedName(written) {
      const uri = uriOf('') ?? '';
      if (written.includes(':') || uri === '') return value(written);
      used.add(uri);
      return `${written}${MARK}[=${uri}]`;
    },
  };
}

/** `xmlns` attributes as bindings; undefined for any other attribute. */
export function bindingOf(name: string, value: string): Binding | undefined {
  if (name === 'xmlns') return { prefix: '', uri: value };
  return name.startsWith('xmlns:') ? { prefix: name.slice('xmlns:'.length), uri: value } : undefined;
}

/** Names that stand before a colon. Each is scanned back from its colon, so the time is linear. */
function* prefixesIn(value: string): Generator<string> {
  let colon = value.indexOf(':');
  let from = 0;
  while (colon !== -1) {
    let start = colon;
    while (start > from && !isDelimiter(value.charCodeAt(start - 1))) start -= 1;
    if (start < colon && !isDelimiter(value.charCodeAt(colon + 1))) yield value.slice(start, colon);
    from = colon + 1;
    colon = value.indexOf(':', from);
  }
}

/** Everything in ASCII that cannot be in a name; NaN is the end of the value. */
function isDelimiter(code: number): boolean {
  if (Number.isNaN(code)) return true;
  if (code > 127) return false;
  const letter = code | 32;
  const word = (letter >= 97 && letter <= 122) || (code >= 48 && code <= 57);
  return !(word || code === 45 || code === 46 || code === 95);
}

/** Whether everybody means this namespace by that prefix, so that a value with it needs no note. */
export function isCustomary(prefix: string, uri: string): boolean {
  return CUSTOMARY.get(prefix) === uri;
}

/** Whether a value has a prefix that everybody knows and that is not among these: the reader notes it. */
export function hasUnboundCustomary(value: string, bound: readonly string[]): boolean {
  for (const prefix of prefixesIn(value))
    if (prefix !== 'xml' && CUSTOMARY.has(prefix) && !bound.includes(prefix)) return true;
  return false;
}
