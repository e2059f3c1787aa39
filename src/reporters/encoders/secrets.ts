/**
 * Strings that look like credentials are not repeated anywhere: a comment, a log and an artifact outlive the pull
 * request. This is a courtesy and not a scanner; it leans towards hiding too much in values, and spares what a reader
 * needs in sentences (digests, commits, paths).
 */

interface TokenShape {
  readonly what: string;
  /** One of these stands in every match; most texts have none, and are spared the expression. */
  readonly triggers: readonly string[];
  readonly shape: RegExp;
}

/** Every expression is linear: bounded or single-class repeats only. */
const TOKEN_SHAPES: readonly TokenShape[] = [
  {
    what: 'private key',
    triggers: ['PRIVATE KEY-----'],
    shape: /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----[\s\S]{0,16384}?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY-----|$)/g,
  },
  {
    what: 'GitHub token',
    triggers: ['gh', 'github_pat_'],
    shape: /\b(?:gh[pousr]_[A-Za-z0-9]{16,255}|github_pat_[A-Za-z0-9_]{20,255})/g,
  },
  { what: 'GitLab token', triggers: ['gl'], shape: /\bgl(?:pat|ptt|rt|dt|ft|cbt|soat)-[A-Za-z0-9_.-]{16,255}/g },
  {
    what: 'AWS access key',
    triggers: ['AKIA', 'ASIA', 'AIDA', 'AROA', 'ABIA', 'ACCA'],
    shape: /\b(?:AKIA|ASIA|AIDA|AROA|ABIA|ACCA)[A-Z0-9]{16}\b/g,
  },
  { what: 'Google API key', triggers: ['AIza'], shape: /\bAIza[A-Za-z0-9_-]{30,80}/g },
  { what: 'Google OAuth token', triggers: ['ya29.'], shape: /\bya29\.[A-Za-z0-9_-]{20,1024}/g },
  { what: 'Slack token', triggers: ['xox'], shape: /\bxox[abeoprs]-[A-Za-z0-9-]{10,255}/g },
  {
    what: 'Slack webhook',
    triggers: ['hooks.slack.com'],
    shape: /\bhooks\.slack\.com\/services\/[A-Za-z0-9/]{20,255}/g,
  },
  {
    what: 'Stripe key',
    triggers: ['sk_', 'rk_', 'pk_', 'whsec_'],
    shape: /\b(?:sk|rk|pk|whsec)_(?:live_|test_)?[A-Za-z0-9]{16,255}/g,
  },
  { what: 'API key', triggers: ['sk-'], shape: /\bsk-[A-Za-z0-9_-]{16,255}/g },
  {
    what: 'package registry token',
    triggers: ['npm_', 'pypi-', 'rubygems_'],
    shape: /\b(?:npm_[A-Za-z0-9]{30,255}|pypi-[A-Za-z0-9_-]{16,1024}|rubygems_[a-f0-9]{48})/g,
  },
  { what: 'SendGrid key', triggers: ['SG.'], shape: /\bSG\.[A-Za-z0-9_-]{16,64}\.[A-Za-z0-9_-]{16,128}/g },
  {
    what: 'access token',
    triggers: ['hf_', 'dop_v1_', 'doo_v1_', 'shpat_', 'shpss_', 'lin_api_', 'secret_', 'dckr_pat_', 'EAAC'],
    shape: /\b(?:hf_|dop_v1_|doo_v1_|shpat_|shpss_|lin_api_|secret_|dckr_pat_|EAAC)[A-Za-z0-9_-]{20,255}/g,
  },
  { what: 'Telegram token', triggers: [':'], shape: /\b[0-9]{8,10}:[A-Za-z0-9_-]{35}\b/g },
  {
    what: 'JSON web token',
    triggers: ['eyJ'],
    shape: /\beyJ[A-Za-z0-9_-]{8,1024}\.[A-Za-z0-9_-]{4,8192}(?:\.[A-Za-z0-9_-]{0,8192})?/g,
  },
  {
    what: 'authorization header',
    triggers: ['earer ', 'asic ', 'oken '],
    shape: /\b(?:[Bb]earer|[Bb]asic|[Tt]oken) [A-Za-z0-9._~+/=-]{12,4096}/g,
  },
  { what: 'password in a URL', triggers: ['://'], shape: /(?<=:\/\/[^\s/:@]{0,128}:)[^\s/@]{1,256}(?=@)/g },
  {
    what: 'storage key',
    triggers: ['Key=', 'sig='],
    shape: /(?<=(?:AccountKey|SharedAccessKey|sig)=)[A-Za-z0-9+/%=]{20,256}/g,
  },
];

/** Members whose text is hidden whatever it looks like. Plain `token` is left out: parsers' fixtures are full of it. */
const SECRET_NAME =
  /(?:^|[^\p{L}])(?:password|passwd|passphrase|secret|client[_-]?secret|api[_-]?key|access[_-]?key|private[_-]?key|secret[_-]?key|auth[_-]?token|access[_-]?token|refresh[_-]?token|session[_-]?token|authorization|set-cookie|cookie|credentials?)['"\])]*$/iu;

/** Characters at the end of a place that are looked at for such a name. */
const LONGEST_NAME = 64;

/** Hexadecimal digits from which a run can be a key: 128 bits. */
const SHORTEST_HEX = 32;
const LONGEST_EXTENSION = 2;

const RUN = /[A-Za-z0-9+_=-]{20,4096}/g;
const HEX = /^(?:0x)?[0-9a-f]+$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Hexadecimal digits of MD5 to SHA-512 and of object ids; shown by their beginning. */
const HEX_SHOWN = 8;

function hidden(what: string, length: number): string {
  return `[hidden: looks like a ${what}, ${length} characters]`;
}

function maskShapes(text: string): string {
  let masked = text;
  for (const { what, triggers, shape } of TOKEN_SHAPES) {
    if (!triggers.some((trigger) => masked.includes(trigger))) continue;
    masked = masked.replace(shape, (found) => hidden(what, found.length));
  }
  return masked;
}

/**
 * Whether a run of characters is likelier random than written: letters and digits, nearly as many different characters
 * as it could have, and a change between lower case, upper case and digit at least every fifth character.
 */
export function looksRandom(run: string): boolean {
  if (UUID.test(run) || !/[0-9]/.test(run) || !/[A-Za-z]/.test(run)) return false;
  const counts = new Map<string, number>();
  for (const character of run) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / run.length) * Math.log2(count / run.length);
  const enough = Math.min(4.3, 0.86 * Math.log2(run.length));
  return bits >= enough && changesOfKind(run) >= run.length / 5;
}

function changesOfKind(run: string): number {
  const kinds = [...run].map((character) => (/[0-9]/.test(character) ? 0 : /[a-z]/.test(character) ? 1 : 2));
  return kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length;
}

/** `hex` says what becomes of a long hexadecimal run, `isName` spares a run for what stands around it. */
function maskRuns(
  text: string,
  hex: (run: string) => string,
  isName: (before: string, after: string) => boolean,
): string {
  return text.replace(RUN, (run, offset: number) => {
    const isHex = HEX.test(run);
    if (isHex ? run.length < SHORTEST_HEX || !/[a-f]/i.test(run) || !/[0-9]/.test(run) : !looksRandom(run)) return run;
    const end = offset + run.length;
    if (isName(text.slice(Math.max(0, offset - 1), offset), text.slice(end, end + LONGEST_EXTENSION))) return run;
    return isHex ? hex(run) : hidden('secret', run.length);
  });
}

/** A value out of a fixture. `at` is where it stands, so that a member called `password` is hidden whatever it holds. */
export function maskValue(value: string, at = ''): string {
  if (SECRET_NAME.test(at.slice(-LONGEST_NAME)) && value.length > 3 && !/^(?:true|false|null|-?[0-9.]+)$/.test(value)) {
    return hidden('secret', value.length);
  }
  return maskRuns(
    maskShapes(value),
    (run) => `${run.slice(0, HEX_SHOWN)}[hidden: ${run.length} hex digits in all]`,
    () => false,
  );
}

/**
 * A sentence or a line to paste. Digests and commits are evidence there and stay, and so does a random-looking part of a
 * path: fixtures are named after digests, and a name that is hidden can neither be found nor pasted.
 */
export function maskProse(text: string): string {
  return maskRuns(
    maskShapes(text),
    (run) => (run.length === 40 || run.length === 64 ? run : hidden('secret', run.length)),
    (before, after) => before === '/' || /^\/|^\.[A-Za-z]/.test(after),
  );
}
