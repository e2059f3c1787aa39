import { describe, expect, it } from 'vitest';
import { compareFixture } from '../../src/comparison/compare.js';
import { comparisonJob } from '../support/jobs.js';

/** U+FEFF: a byte order mark at the start of a file, and nowhere else. */
const MARK = '\ufeff';

const FILES = [
  { why: 'XML', path: 'fx/a.xml', text: '<a>hello world</a>\n' },
  { why: 'XML with a declaration', path: 'fx/a.xml', text: '<?xml version="1.0"?>\n<a/>\n' },
  { why: 'SVG', path: 'fx/a.svg', text: '<svg xmlns="http://www.w3.org/2000/svg"/>\n' },
  { why: 'a property list', path: 'fx/a.plist', text: '<plist version="1.0"><integer>1</integer></plist>\n' },
  { why: 'HTML', path: 'fx/a.html', text: '<p>a</p>\n' },
  { why: 'JSON', path: 'fx/a.json', text: '{"a": 1}\n' },
  { why: 'JSON with comments', path: 'fx/a.jsonc', text: '{"a": 1}\n' },
  { why: 'JSON5', path: 'fx/a.json5', text: '{a: 1}\n' },
  { why: 'JSON Lines', path: 'fx/a.jsonl', text: '{"a": 1}\n{"a": 2}\n' },
  { why: 'YAML', path: 'fx/a.yaml', text: 'a: 1\n' },
  { why: 'YAML that only the full reader reads', path: 'fx/a.yaml', text: '? [a]\n: &x {b: 1}\n' },
  { why: 'a stream of YAML', path: 'fx/a.yaml', text: '---\na: 1\n---\nb: 2\n' },
  { why: 'a cassette', path: 'fixtures/cassettes/a.yml', text: 'http_interactions: []\nrecorded_with: VCR 6.0.0\n' },
  { why: 'CSV', path: 'fx/a.csv', text: 'a,b\n1,2\n' },
  { why: 'tab-separated values', path: 'fx/a.tsv', text: 'a\tb\n1\t2\n' },
  { why: 'TOML', path: 'fx/a.toml', text: 'a = 1\n' },
  { why: 'INI', path: 'fx/a.ini', text: '[s]\na = 1\n' },
  { why: 'INI that begins with a comment', path: 'fx/a.ini', text: '; c\n[s]\na = 1\n' },
  { why: '.env', path: 'fx/.env', text: 'A=1\n' },
  { why: 'properties', path: 'fx/a.properties', text: 'a=1\n' },
  { why: 'an SQL dump', path: 'fx/a.sql', text: "INSERT INTO t VALUES (1, 'x');\n" },
  { why: 'text', path: 'fx/a.txt', text: 'a\nb\n' },
  { why: 'text of one blank line', path: 'fx/a.txt', text: '\n' },
];

describe('one byte order mark is layout', () => {
  // To `Properties.load(InputStream)`, which knows no marks, it is three letters of the first key.
  it.each(FILES.filter(({ why }) => why !== 'properties'))('$why', async ({ path, text }) => {
    expect((await compareFixture(comparisonJob(path, text, MARK + text))).class).toBe('TOLERANCE_DRIFT');
  });
});

describe('a second byte order mark is content', () => {
  it.each(FILES)('$why', async ({ path, text }) => {
    const wide = (written: string): Uint8Array => Uint8Array.from(Buffer.from(written, 'utf16le'));
    const pairs = [
      [MARK + text, MARK + MARK + text],
      [text, MARK + MARK + text],
      [wide(MARK + text), wide(MARK + MARK + text)],
      [wide(MARK + text), MARK + MARK + text],
    ] as const;
    const classes = [];
    for (const [one, other] of pairs) {
      classes.push((await compareFixture(comparisonJob(path, one, other))).class);
      classes.push((await compareFixture(comparisonJob(path, other, one))).class);
    }
    expect(classes.filter((found) => found !== 'SHAPE_CHANGE' && found !== 'SEMANTIC_REWRITE')).toEqual([]);
  });
});

describe('U+FEFF further on is content as well', () => {
  it.each([
    { why: 'between words of SQL', path: 'fx/a.sql', text: 'INSERT ^INTO t VALUES (1);\n' },
    {
      why: 'in front of the second statement',
      path: 'fx/a.sql',
      text: 'CREATE TABLE t (a INT);\n^INSERT INTO t VALUES (1);\n',
    },
    { why: 'in front of an integer', path: 'fx/a.plist', text: '<plist version="1.0"><integer>^1</integer></plist>' },
    {
      why: 'behind a date',
      path: 'fx/a.plist',
      text: '<plist version="1.0"><date>2024-01-01T00:00:00Z^</date></plist>',
    },
    { why: 'in front of the second document', path: 'fx/a.yaml', text: 'a: 1\n---\n^b: 2\n' },
    { why: 'at the start of a line of text', path: 'fx/a.txt', text: 'a\n^b\n' },
    { why: 'at the end of a line of text', path: 'fx/a.txt', text: 'a^\nb\n' },
    { why: 'in front of a cell', path: 'fx/a.csv', text: 'a,b\n^1,2\n' },
  ])('$why', async ({ path, text }) => {
    const job = comparisonJob(path, text.replace('^', ''), text.replace('^', MARK));
    expect(['SHAPE_CHANGE', 'SEMANTIC_REWRITE']).toContain((await compareFixture(job)).class);
  });
});
