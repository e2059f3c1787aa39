import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { quotePath } from '../../src/review/quoting.js';
import { createRepository, removeRepositories } from '../support/repositories.js';
import { judged, REASON, sha256 } from '../support/seal-repo.js';

afterAll(removeRepositories);

const PYTHON = fileURLToPath(new URL('../support/manifest_check.py', import.meta.url));
const MANIFESTS = 100;

/** White space to Python, to JavaScript, to both and to none; and what only looks like some. */
const MARKS = [
  ...['\t', '\v', '\f', '\x1c', '\x1d', '\x1e', '\x1f', ' ', '\x85', '\xa0', '\u1680', '\u2000', '\u2005', '\u200a'],
  ...[
    '\u2028',
    '\u2029',
    '\u202f',
    '\u205f',
    '\u3000',
    '\ufeff',
    '\u200b',
    '\u180e',
    '\u2060',
    '\x00',
    '\x1b',
    '\u0301',
    '\u{1f600}',
  ],
  ...['a', '\r', '\n', '\r\n', '\n\n'],
];

const content = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .array(fc.constantFrom(...MARKS), { minLength: 1, maxLength: 14 })
      .map((all) => Buffer.from(all.join(''), 'utf8')),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom([0xff, 0x0a], [0xed, 0xa0, 0x80], [0xc0, 0x80], [0xe2, 0x80])
      .map((bytes) => Buffer.from(bytes)),
  },
);
const name = fc.constantFrom(
  'plain.txt',
  'with blank.txt',
  'tab\there',
  'quote"d',
  'back\\slash',
  '#hash',
  '\u00e9.txt',
  'e\u0301.txt',
  '-dash',
);

/** The normal form by another way than the product's: one expression over the whole text. */
function normalForm(bytes: Buffer): Buffer {
  const white = '[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]';
  const text = bytes.toString('utf8').replaceAll(/\r\n?/g, '\n');
  return Buffer.from(`${text.replaceAll(new RegExp(`${white}+(?=\\n|$)`, 'g'), '').replace(/\n+$/, '')}\n`);
}

type Damage = (line: string) => string;
const damage = fc.constantFrom<Damage>(
  ...Array.from({ length: 9 }, () => (line: string) => line),
  (line) => `${line}\r`,
  (line) => line.replace(' ', '  '),
  (line) => line.replace(/ [0-9a-f]{64} /, (digest) => digest.toUpperCase()),
  (line) => line.replace(/([0-9a-f]{60})[0-9a-f]{4} /, '$10000 '),
  (line) => line.replace(/ (\d+) (bytes|norm)/, ' 9$1 $2'),
  (line) => line.replace(/ (\d+) (bytes|norm)/, ' 0$1 $2'),
  (line) => line.replace(/ (bytes|normalized) /, ' raw '),
  (line) => line.replace(REASON, 'short         one'),
  (line) => line.replace(` ${REASON}`, ''),
  (line) => ` ${line}`,
  (line) => `# ${line}`,
  (line) => `\u2003#${line}`,
  (line) => `/${line}`,
  (line) => `../${line}`,
  (line) => line.replace('/', '/no/'),
);
const entry = fc.record({ name, content, normalized: fc.boolean(), rawSize: fc.boolean(), damage });
const filler = fc.constantFrom('', '\r', '   ', '\u3000', '# comment', '\t#');
const generated = fc.array(fc.record({ entry, filler: fc.option(filler, { nil: undefined }) }), {
  minLength: 1,
  maxLength: 6,
});

it('M5 M8 a reader in another language finds the same lines wrong in a hundred generated manifests', async () => {
  const files: Record<string, string | Buffer> = {};
  const names: string[] = [];
  for (const [index, lines] of fc.sample(generated, { seed: 5, numRuns: MANIFESTS }).entries()) {
    const folder = `m/${index}`;
    const written = lines.flatMap(({ entry: { name, content, normalized, rawSize, damage }, filler }, at) => {
      const path = `${folder}/${at}${name}`;
      files[path] = content;
      const form = normalized ? normalForm(content) : content;
      const size = (rawSize ? content : form).length;
      const line = damage(
        `${quotePath(path)} ${sha256(form)} ${size} ${normalized ? 'normalized' : 'bytes'} ${REASON}`,
      );
      return filler === undefined ? [line] : [filler, line];
    });
    files[`${folder}/fixtures.manifest`] = written.join('\n');
    names.push(`${folder}/fixtures.manifest`);
  }
  const repository = createRepository();
  const policy = 'version: 1\nmanifest: ["m/*/fixtures.manifest"]\n';
  const base = repository.commit({ files: { ...files, '.github/fixture-gate.yml': policy } });
  const head = repository.commit({ files: { 'docs/note.txt': 'hi\n' } });
  repository.checkout('main');
  const { problems } = await judged(repository, { kind: 'revisions', base, head });
  const found: Record<string, number[]> = Object.fromEntries(names.map((one) => [one, []]));
  for (const { anchor, line } of problems) {
    const known = found[anchor?.path ?? '']!;
    if (line !== undefined && !known.includes(line)) known.push(line);
  }
  for (const lines of Object.values(found)) lines.sort((a, b) => a - b);
  const printed = execFileSync('python3', [PYTHON, ...names], { cwd: repository.directory, encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual(found);
  const failing = Object.values(found).flat().length;
  // Neither all nor none: then the agreement would say nothing.
  expect(failing).toBeGreaterThan(60);
  expect(problems.length).toBeLessThan(250);
});
