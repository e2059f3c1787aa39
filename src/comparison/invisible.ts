/** Says in words what an eye cannot see in two texts that differ (docs/classes.md section 4). */

/** White space, controls, formatting characters, combining marks, variation selectors. */
const INVISIBLE = /^[\p{White_Space}\p{Cc}\p{Cf}\p{M}\p{Zs}]*$/u;
/** Beyond so many UTF-16 units no difference is spelled out. */
const MAX_LENGTH = 100_000;
const MAX_NAMED = 4;

const NAMES: Readonly<Record<number, string>> = {
  9: 'tab',
  10: 'line feed',
  13: 'carriage return',
  32: 'space',
  160: 'no-break space',
  173: 'soft hyphen',
  8203: 'zero width space',
  8204: 'zero width non-joiner',
  8205: 'zero width joiner',
  8239: 'narrow no-break space',
  8288: 'word joiner',
  65279: 'byte order mark',
};

function codePoint(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const name = NAMES[code];
  return name ? `${hex} ${name}` : hex;
}

function named(text: string): string {
  const characters = [...text];
  const shown = characters.slice(0, MAX_NAMED).map(codePoint).join(', ');
  return characters.length > MAX_NAMED ? `${shown} and ${characters.length - MAX_NAMED} more` : shown;
}

/** A sentence, or undefined where the difference is there to see. */
export function invisibleDifference(base: string, head: string): string | undefined {
  if (base.length > MAX_LENGTH || head.length > MAX_LENGTH) return undefined;
  if (base.replace(/\r\n?/g, '\n') === head.replace(/\r\n?/g, '\n')) return 'invisible difference: CR inside the value';
  if (`${base}\n` === head) return 'final newline added';
  if (base === `${head}\n`) return 'final newline removed';
  const [from, to] = middles(base, head);
  if (INVISIBLE.test(from) && INVISIBLE.test(to)) {
    const where = from === '' ? trailing(head, to) : to === '' ? trailing(base, from) : '';
    if (from === '') return `invisible difference: ${where}${named(to)} added`;
    if (to === '') return `invisible difference: ${where}${named(from)} removed`;
    return `invisible difference: ${named(from)} -> ${named(to)}`;
  }
  if (base.normalize('NFC') === head.normalize('NFC'))
    return `invisible difference: Unicode normal form, ${named(from)} -> ${named(to)}`;
  if (base.normalize('NFKC') === head.normalize('NFKC')) {
    return `easily overlooked: compatibility characters, ${named(from)} -> ${named(to)}`;
  }
  return lookAlike(from, to);
}

/** The stretches between the common beginning and the common end, whole code points. */
function middles(base: string, head: string): readonly [string, string] {
  const x = [...base];
  const y = [...head];
  let start = 0;
  while (start < x.length && start < y.length && x[start] === y[start]) start += 1;
  let end = 0;
  while (end < x.length - start && end < y.length - start && x[x.length - 1 - end] === y[y.length - 1 - end]) end += 1;
  return [x.slice(start, x.length - end).join(''), y.slice(start, y.length - end).join('')];
}

function trailing(whole: string, part: string): string {
  if (whole.endsWith(part) && whole !== part) return 'trailing ';
  return whole.startsWith(part) && whole !== part ? 'leading ' : '';
}

/** One letter for another of another script: nobody tells Latin a from Cyrillic a. */
function lookAlike(from: string, to: string): string | undefined {
  const x = [...from];
  const y = [...to];
  if (x.length !== 1 || y.length !== 1 || !/^\p{L}$/u.test(from) || !/^\p{L}$/u.test(to)) return undefined;
  const ascii = /^[A-Za-z]$/;
  return ascii.test(from) !== ascii.test(to) && !sameBaseLetter(from, to)
    ? `easily overlooked: ${codePoint(from)} -> ${codePoint(to)}`
    : undefined;
}

function sameBaseLetter(from: string, to: string): boolean {
  return from.normalize('NFD')[0] === to.normalize('NFD')[0];
}
