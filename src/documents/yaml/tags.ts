import type { Event } from 'js-yaml';

const CORE = 'tag:yaml.org,2002:';

/** Tag handles of one document, from its `%TAG` directives. */
export type Handles = ReadonlyMap<string, string>;

type Directive = Extract<Event, { type: 1 }>['directives'][number];

export function handlesOf(directives: readonly Directive[]): Handles {
  const handles = new Map([
    ['!', '!'],
    ['!!', CORE],
  ]);
  for (const directive of directives) if (directive.kind === 'tag') handles.set(directive.handle, directive.prefix);
  return handles;
}

/**
 * A tag in one spelling, whatever handle the source uses: `!!str`, `!local`, `!<tag:example.test,2000:x>`.
 * `!` alone says "not resolved". Percent escapes are undone, as the specification asks.
 */
export function tagName(raw: string, handles: Handles): string {
  if (raw === '!') return '!';
  const full = raw.startsWith('!<') ? raw.slice(2, -1) : expand(raw, handles);
  const decoded = decodePercent(full);
  if (decoded.startsWith(CORE)) return `!!${decoded.slice(CORE.length)}`;
  return decoded.startsWith('!') && !decoded.startsWith('!!') && !decoded.startsWith('!<') ? decoded : `!<${decoded}>`;
}

function expand(raw: string, handles: Handles): string {
  const second = raw.indexOf('!', 1);
  const handle = second === -1 ? '!' : raw.slice(0, second + 1);
  return (handles.get(handle) ?? handle) + raw.slice(handle.length);
}

function decodePercent(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    // A blank, quote or bracket in a tag could make its name run into the text that follows it in a key's name.
    return /[\s"<>]/.test(decoded) ? text : decoded;
  } catch {
    return text;
  }
}
