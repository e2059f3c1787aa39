// Small changes of a text for run.mjs, most of which leave it whole: what stands at one place is put in, taken out, doubled, moved or quoted otherwise.
const PIECES = [
  ...[
    ' ',
    '  ',
    '\t',
    '\n',
    '\r',
    '\r\n',
    '\n\n',
    '"',
    "'",
    '`',
    ':',
    ': ',
    ',',
    '- ',
    '#',
    ' #',
    '&',
    '*',
    '!',
    '|',
    '>',
    '%',
    '@',
    '{',
    '}',
    '[',
    ']',
  ],
  ...[
    '(',
    ')',
    '\\',
    '\\n',
    '\\\\',
    '/',
    '//',
    '/*',
    '*/',
    '=',
    ';',
    '.',
    '..',
    '+',
    '-',
    '_',
    '0',
    '1',
    '9',
    '00',
    'e',
    'E',
    '0x',
    '0o',
    '1e3',
    '.0',
    '~',
  ],
  ...[
    'null',
    'true',
    'false',
    'yes',
    'no',
    'NaN',
    'Inf',
    '\u00e9',
    'e\u0301',
    '\u00a0',
    '\u200b',
    '\ufeff',
    '\u2028',
    '\u2029',
    '\u0085',
    '\v',
    '\f',
    '\0',
  ],
  ...[
    '\u007f',
    '<',
    '>',
    '</',
    '/>',
    '<!--',
    '-->',
    '<b>',
    '</b>',
    '&amp;',
    '&#32;',
    '&lt;',
    '&nbsp;',
    '<![CDATA[',
    ']]>',
    'A',
    'z',
    '2020-01-01',
    '12:30',
  ],
  ...['---\n', '...\n', '<<: ', '? ', '--', '""', '"""', "'''", '$', '$A', 'export '],
];
const WORD = /[\w.+-]+/g;
const QUOTED = /"[^"\n]{0,30}"|'[^'\n]{0,30}'/g;

const cut = (text, from, to, more) => text.slice(0, from) + more + text.slice(to);

/** In bytes, so that text that is not UTF-8 comes about as well. */
const bytesOf = (piece) => Buffer.from(piece).toString('latin1');

const CHANGES = [
  (text, rng, at) => cut(text, at, at, bytesOf(rng.one(PIECES))),
  (text, rng, at) => cut(text, at, at + 1, bytesOf(rng.one(PIECES))),
  (text, rng, at) => cut(text, at, at + 1 + rng.below(4), ''),
  (text, rng) => lines(text, (all) => all.splice(rng.below(all.length), 1)),
  (text, rng) => lines(text, (all) => all.splice(rng.below(all.length + 1), 0, rng.one(all))),
  (text, rng) =>
    lines(text, (all) => {
      const [one, other] = [rng.below(all.length), rng.below(all.length)];
      [all[one], all[other]] = [all[other], all[one]];
    }),
  (text, rng) =>
    lines(text, (all) => {
      const at = rng.below(all.length);
      all[at] = rng.chance(0.5) ? `${' '.repeat(1 + rng.below(2))}${all[at]}` : all[at].replace(/^ {1,2}/, '');
    }),
  (text, rng) => {
    const found = [...text.matchAll(WORD)];
    if (found.length === 0) return text;
    const { 0: word, index } = rng.one(found);
    const others = [
      `${word} `,
      ` ${word}`,
      `"${word}"`,
      `'${word}'`,
      word.toUpperCase(),
      `${word}0`,
      `${word}.0`,
      `0${word}`,
      `+${word}`,
      `${word}e0`,
    ];
    return cut(text, index, index + word.length, rng.one(others));
  },
  (text, rng) => {
    const found = [...text.matchAll(QUOTED)];
    if (found.length === 0) return text;
    const { 0: written, index } = rng.one(found);
    const mark = rng.one(['"', "'", '', '`', '"""']);
    return cut(text, index, index + written.length, `${mark}${written.slice(1, -1)}${mark}`);
  },
  (text, rng, at) => cut(text, rng.below(text.length + 1), text.length, '') + text.slice(at, at + 1 + rng.below(20)),
];

function lines(text, change) {
  const all = text.split('\n');
  change(all);
  return all.join('\n');
}

/** One change, or two. `rng` is that of fuzz-mutations.mjs. */
export function mutate(bytes, rng) {
  let text = bytes.toString('latin1');
  for (let left = rng.chance(0.3) ? 2 : 1; left > 0; left -= 1)
    text = rng.one(CHANGES)(text, rng, rng.below(text.length + 1));
  return Buffer.from(text, 'latin1');
}
