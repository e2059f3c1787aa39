/**
 * Volatile fields (docs/classes.md section 7): a rule hides a value, never its presence, type, format or count.
 * What cannot be recognised is not hidden.
 */

const DATE = String.raw`(?<year>[0-9]{4})([-/.])(?<month>[0-9]{2})\2(?<day>[0-9]{2})`;
const TIME = `(?<hour>[0-9]{2}):(?<minute>[0-9]{2})(?::(?<second>[0-9]{2})(?<fraction>[.,][0-9]{1,12})?)?`;
const ZONE = String.raw`(?<zone>\s?(?:Z|z|UTC|GMT|[+-][0-9]{2}(?::?[0-9]{2})?))?`;
const ISO = new RegExp(`^${DATE}(?:(?<joint>[Tt ])${TIME}${ZONE})?$`);
const TIME_ONLY = new RegExp(`^${TIME}${ZONE}$`);
const COMPACT =
  /^(?<year>[0-9]{4})(?<month>[0-9]{2})(?<day>[0-9]{2})(?:T(?<hour>[0-9]{2})(?<minute>[0-9]{2})(?<second>[0-9]{2})(?<fraction>\.[0-9]{1,12})?(?<zone>Z|[+-][0-9]{4})?)?$/;
const DAYS = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}';
const MONTHS = '(?<name>(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6})';
const MAIL = new RegExp(
  `^(?<weekday>${DAYS},? )?(?<day>[0-9]{1,2})(?<gap>[ -])${MONTHS}(?:[ -])(?<year>[0-9]{4}|[0-9]{2}) ${TIME}${ZONE}$`,
);
const UNIX = new RegExp(`^(?<weekday>${DAYS} )${MONTHS} +(?<day>[0-9]{1,2}) ${TIME} (?<year>[0-9]{4})$`);
/** Seconds, milliseconds, microseconds or nanoseconds since 1970, from 2001 to 2286. */
const EPOCH = /^[1-9](?:[0-9]{9}|[0-9]{12}|[0-9]{15}|[0-9]{18})(?<fraction>\.[0-9]{1,9})?$/;
/** Longer texts are no timestamps. */
const MAX_TIMESTAMP = 64;

/** Letters of an abbreviated day or month. */
const ABBREVIATED = 3;

interface Form {
  readonly name: string;
  readonly pattern: RegExp;
}

const FORMS: readonly Form[] = [
  { name: 'iso', pattern: ISO },
  { name: 'time', pattern: TIME_ONLY },
  { name: 'compact', pattern: COMPACT },
  { name: 'mail', pattern: MAIL },
  { name: 'unix', pattern: UNIX },
  { name: 'epoch', pattern: EPOCH },
];

function inRange(text: string | undefined, low: number, high: number): boolean {
  return text === undefined || (Number(text) >= low && Number(text) <= high);
}

/**
 * Format, precision and zone of a timestamp, with no trace of when it was; undefined for what is none.
 * `2024-01-01T00:00:00Z` and `2025-06-07T08:09:10Z` have the same, `...+02:00` and `...00.000Z` others.
 */
export function timestampFormat(text: string): string | undefined {
  if (text.length > MAX_TIMESTAMP) return undefined;
  for (const { name, pattern } of FORMS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const {
      month,
      day,
      hour,
      minute,
      second,
      fraction,
      zone,
      weekday,
      joint,
      gap,
      year,
      name: word,
    } = match.groups ?? {};
    const possible =
      inRange(month, 1, 12) &&
      inRange(day, 1, 31) &&
      inRange(hour, 0, 24) &&
      inRange(minute, 0, 59) &&
      inRange(second, 0, 60);
    if (!possible) continue;
    const length = name === 'epoch' ? text.length : 0;
    return JSON.stringify([
      name,
      match[2] !== undefined && name === 'iso' ? match[2] : '',
      year?.length,
      joint,
      gap,
      weekday === undefined ? '' : [weekday.includes(','), weekday.replace(/[^a-z]/gi, '').length > ABBREVIATED],
      // `May` is short and long: beside a long name it reads as another format, which only makes the gate stricter.
      (word?.length ?? 0) > ABBREVIATED,
      name === 'mail' || name === 'unix' ? day?.length : '',
      hour !== undefined,
      second !== undefined,
      fraction?.replace(/[0-9]/g, '0'),
      zone,
      length,
    ]);
  }
  return undefined;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const HEX = /^(?:[0-9a-f]+|[0-9A-F]+)$/;
const DIGITS = /^[0-9]+$/;
const PREFIX = /^[A-Za-z]{1,16}[_:/.-]/;
/** Longer texts are no ids. */
const MAX_ID = 256;
const SHORTEST_HEX = 8;

function caseOf(text: string): string {
  return text === text.toLowerCase() ? 'lower' : 'upper';
}

/** The format of an id: UUID, digits, hexadecimal of a length (both in lower or upper case), or text of a length after a prefix of letters. Undefined for what is none. */
export function idFormat(text: string): string | undefined {
  if (text === '' || text.length > MAX_ID || /\s/.test(text)) return undefined;
  if (UUID.test(text)) return `uuid ${caseOf(text)}`;
  if (DIGITS.test(text)) return 'digits';
  if (text.length >= SHORTEST_HEX && HEX.test(text)) return `hex ${text.length} ${caseOf(text)}`;
  const prefix = PREFIX.exec(text)?.[0] ?? '';
  const rest = text.slice(prefix.length);
  const restFormat = prefix !== '' && rest !== '' ? idFormat(rest) : undefined;
  if (restFormat !== undefined) return `${prefix} ${restFormat}`;
  // A word of letters alone is a name, not a made id: hiding it would hide what it says.
  if (!/[0-9]/.test(text)) return undefined;
  return `text ${text.length}`;
}

/** Whether two ids are written alike. Hexadecimal digits may happen to be decimal ones all. */
export function sameIdFormat(base: string, head: string): boolean {
  const format = idFormat(base);
  if (format === undefined) return false;
  if (format === idFormat(head)) return true;
  const hexadecimal = base.length >= SHORTEST_HEX && base.length === head.length;
  return hexadecimal && HEX.test(base) && HEX.test(head) && (DIGITS.test(base) || DIGITS.test(head));
}

/** Base ids to head ids, one to one over a whole document. */
export interface IdMap {
  readonly heads: Map<string, string>;
  readonly bases: Map<string, string>;
}

export function newIdMap(): IdMap {
  return { heads: new Map(), bases: new Map() };
}

/** Notes that one id stands where the other stood; says what is wrong where the map is not one to one any more. */
export function mapId(ids: IdMap, base: string, head: string): string | undefined {
  const knownHead = ids.heads.get(base);
  const knownBase = ids.bases.get(head);
  if (knownHead === undefined && knownBase === undefined) {
    ids.heads.set(base, head);
    ids.bases.set(head, base);
    return undefined;
  }
  if (knownHead !== undefined && knownHead !== head) {
    return `id ${base} became ${knownHead} elsewhere and ${head} here`;
  }
  if (knownBase !== undefined && knownBase !== base) {
    return `id ${head} stands for ${knownBase} elsewhere and for ${base} here`;
  }
  return undefined;
}
