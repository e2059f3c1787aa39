import type { Step } from './paths.js';

/**
 * docs/classes.md section 5, rule 3: names of values that are never measured, so that no default tolerance reaches them.
 * `rate_bps` is two words; the rest are one.
 */
const EXACT_WORDS = [
  'id',
  'code',
  'status',
  'version',
  'port',
  'count',
  'qty',
  'quantity',
  'price',
  'amount',
  'total',
  'cents',
  'balance',
  'fee',
  'tax',
  'rate_bps',
  'cost',
  'year',
  'seq',
  'sku',
  'salary',
  'subtotal',
  'due',
] as const;

function plurals(word: string): string[] {
  if (word === 'cents') return ['cent', 'cents'];
  if (word === 'rate_bps') return [word, 'rates_bps'];
  const forms = [word, `${word}s`];
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`);
  if (/(?:s|x)$/.test(word)) forms.push(`${word}es`);
  return forms;
}

const EXACT_NAMES = new Set(EXACT_WORDS.flatMap(plurals));

const known = new Map<string, boolean>();
const MAX_KNOWN_NAMES = 10_000;
/** No exact name is longer; a hostile key of a megabyte is not split into words. */
const MAX_NAME = 200;

/** Whether a name, or its last word in snake, kebab or camel case, is on the exact list. Digits at the end do not count. */
export function isExactName(name: string): boolean {
  const cached = known.get(name);
  if (cached !== undefined) return cached;
  const exact = endsExactly(name.slice(-MAX_NAME));
  if (known.size < MAX_KNOWN_NAMES) known.set(name, exact);
  return exact;
}

function endsExactly(name: string): boolean {
  const words = name
    .replace(/IDs(?![a-z])/g, 'Ids')
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1_$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1_$2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/(?<=\D)[0-9]+$/, ''))
    .filter((word) => word !== '' && !/^[0-9]+$/.test(word));
  const last = words.at(-1);
  if (last === undefined) return false;
  return EXACT_NAMES.has(last) || EXACT_NAMES.has(`${words.at(-2) ?? ''}_${last}`);
}

const DATA_KEY =
  /^(?:[0-9]+|[0-9a-fA-F]{12,}|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[0-9]{4}-[0-9]{2}-[0-9]{2}.*)$/;

/** The last name of a path, indexes and keys that are plainly data (digits, hashes, UUIDs, dates) left out. */
export function lastName(steps: readonly Step[]): string | undefined {
  for (let i = steps.length - 1; i >= 0; i -= 1) {
    const step = steps[i];
    if (typeof step === 'string' && !DATA_KEY.test(step)) return step;
  }
  return undefined;
}
