import type { Format, ReadInput, ReadResult } from '../format.js';
import { text, treeResult } from '../trees/nodes.js';
import { bodyLines } from '../trees/scanner.js';
import { openSource } from '../trees/source.js';
import { attempt, fail } from '../trees/stop.js';

const DIVIDER = '---';
/** Keys of the header that insta wrote before it had dividers; an empty line ended it. */
const OLD_KEY = /^(?:Created|Creator|Expression|Source): /;

const SNAPSHOT_PATH = /\.snap(?:\.new)?$/i;

interface Parts {
  readonly header: readonly string[];
  readonly body: readonly string[];
  readonly bodyLine: number;
}

/** A snapshot of insta (Rust): the header says where it came from and is layout, the body is one value. */
export const insta: Format = { id: 'insta', read: (input) => attempt(() => readInsta(input)) };

function readInsta(input: ReadInput): ReadResult {
  const source = openSource(input);
  const { header, body, bodyLine } = split(bodyLines(source.text));
  if (!SNAPSHOT_PATH.test(input.path) && !isUnmistakable(header))
    fail('not the header of a snapshot', { line: 1, column: 1 });
  const root = text(body.join('\n'), bodyLine);
  return treeResult({
    format: 'insta',
    root,
    layout: { ...source.layout, ...headerFacts(header) },
    notices: source.notices,
  });
}

function split(lines: readonly string[]): Parts {
  if (lines[0] === DIVIDER) {
    const end = lines.indexOf(DIVIDER, 1);
    if (end === -1) fail('a header without its closing "---"', { line: 1, column: 1 });
    return { header: lines.slice(1, end), body: lines.slice(end + 1), bodyLine: end + 2 };
  }
  const end = lines.indexOf('');
  const header = lines.slice(0, end === -1 ? lines.length : end);
  if (header.length === 0 || !header.every((line) => OLD_KEY.test(line))) {
    fail('expected the "---" that opens the header', { line: 1, column: 1 });
  }
  return { header, body: lines.slice(header.length + 1), bodyLine: header.length + 2 };
}

/** Under another extension a header could be any page's front matter, which counts: only insta's own keys tell. */
function isUnmistakable(header: readonly string[]): boolean {
  const has = (key: string): boolean => header.some((line) => line.startsWith(`${key}:`));
  if (has('assertion_line') || has('snapshot_kind')) return true;
  return (has('source') && has('expression')) || (has('Created') && has('Creator'));
}

/** One fact for each key, so that a report can name the one that changed. Lines that go on belong to the key before. */
function headerFacts(header: readonly string[]): Record<string, string> {
  const facts = new Map<string, string>();
  let name = 'header';
  for (const line of header) {
    const colon = /^[A-Za-z_]+:/.exec(line);
    if (colon !== null) name = `header ${colon[0].slice(0, -1)}`;
    const value = colon === null ? line : line.slice(colon[0].length).trim();
    const before = facts.get(name);
    facts.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  return Object.fromEntries(facts);
}
