import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { parseTrailers } from '../../src/review/trailers.js';
import { createRepository, removeRepositories } from '../support/repositories.js';

const KEY = 'Fixture-Change';

afterAll(removeRepositories);

/** What git says of each message, from one `git log`. Messages must not hold a NUL: git ends them there. */
function gitValues(messages: readonly string[]): readonly (readonly string[])[] {
  const repository = createRepository({ bare: true });
  const marks = messages.map((message) => {
    const bytes = Buffer.from(message);
    return Buffer.concat([
      Buffer.from(`commit refs/heads/main\ncommitter A <a@example.test> 0 +0000\ndata ${bytes.length}\n`),
      bytes,
      Buffer.from('\n'),
    ]);
  });
  repository.git(['fast-import', '--quiet'], { input: Buffer.concat(marks) });
  const format = `%x00%(trailers:key=${KEY},unfold)%x02`;
  const output = repository.git(['log', '--reverse', `--format=${format}`, 'main']);
  const rows = output.split('\0').slice(1);
  // Unfolded values hold no line feed, so that one line is one trailer.
  return rows.map((row) =>
    row
      .slice(0, row.lastIndexOf('\x02'))
      .split('\n')
      .slice(0, -1)
      .map((line) => line.slice(line.indexOf(':') + 2)),
  );
}

function ours(message: string): readonly string[] {
  return parseTrailers(message, KEY).trailers.map(({ value }) => value);
}

function expectAgreement(messages: readonly string[]): void {
  const git = gitValues(messages);
  expect(git.length).toBe(messages.length);
  const wrong = messages.flatMap((message, index) => {
    const own = ours(message);
    const theirs = git[index]!;
    return JSON.stringify(own) === JSON.stringify(theirs) ? [] : [{ message, own, git: theirs }];
  });
  expect(wrong).toEqual([]);
}

describe('R1 T29 trailers as git reads them', () => {
  it('R1 agrees with git on every labelled message', () => {
    const cases = readFileSync(new URL('../cases/labelled/trailers.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly commits: readonly { readonly message: string }[] });
    const messages = cases.flatMap(({ commits }) => commits.map(({ message }) => message));
    expect(messages.length).toBeGreaterThan(20);
    expectAgreement(messages);
  });

  it('T29 agrees with git on a corpus of messages that parsers disagree about', () => {
    const record = `${KEY}: fixtures/a.json purpose=rebuild source=migration`;
    expectAgreement([
      `S\n\n---\n${record}\n`,
      `S\n\nbody\n---\nmore\n\n${record}\n`,
      `S\n\n${record}\n---\n`,
      `S\n\n${record}\n\n# comment\n\n# another\n`,
      `# comment first\nS\n\n${record}\n`,
      `# comment first\n\n${record}\n`,
      `\n\n  \nS\n\n${record}\n`,
      `${record}\n`,
      `${record}\n\n${record}\n`,
      `S\n\n${record}`,
      `S\n\n${record}\n   \n\t\n`,
      `S\n\n${record}\n\n\n`,
      `S\n\n${record}\n\r\n`,
      `S\n\n${record}\n# ------------------------ >8 ------------------------\nS\n\n${KEY}: other\n`,
      `# ------------------------ >8 ------------------------\nS\n\n${record}\n`,
      `S\n\n${record}\n\nConflicts:\n\ta.json\n\tb.json\n`,
      `S\n\n${record}\nConflicts:\n\ta.json\n`,
      `Conflicts:\n\ta\n\n${record}\n`,
      `S\n\n${record}\n\nConflicts:\n`,
      `S\n\n${record}\n\nConflicts:`,
      `S\n\nFixture-Change : spaced\nFixture-Change\t: tab\nFixture-Change:none\n`,
      `S\n\nFixture-Change: folded\n  over\n\tthree lines\n`,
      `S\n\nFixture-Change: folded\n# comment between\n  over\n`,
      `S\n\nFixture-Change:\n  value on the next line\n`,
      `S\n\n  Fixture-Change: indented\n`,
      `S\n\n  continuation first\nFixture-Change: after it\n`,
      `S\n\nFixture-Change\u00a0: nbsp in key\n`,
      `S\n\nFixture\u200b-Change: zero width in key\n`,
      `S\n\nFixture-Change:\u00a0nbsp in value\u00a0\n`,
      `S\n\nFixture-Change: vertical\u000btab\n\u000bnot folded\n`,
      `S\n\nFixture-Change: a\r\n b\r\n\tc\r\n`,
      `S\n\nFixture-Change: x\nSigned-off-by: A <a@example.test>\none\ntwo\nthree\nfour\nfive\nsix\n`,
      `S\n\nFixture-Change: x\nSigned-off-by: A <a@example.test>\none\ntwo\nthree\nfour\nfive\nsix\nseven\n`,
      `S\n\n(cherry picked from commit 0123)\nplain line\nFixture-Change: x\n`,
      `S\n\nFixture-Change: x\n\n(cherry picked from commit 0123)\n`,
      `S\n\nSigned-off-by: A <a@example.test>\n folded\nplain\n folded too\nFixture-Change: x\n`,
      `S\n\n: no key\nFixture-Change: x\n`,
      `S\n\nFIXTURE-CHANGE: upper\nfixture-change: lower\n`,
      `S\n\nFixture-Change: x\n \n`,
      `S\n \nFixture-Change: x\n`,
      `S\n\u000c\nFixture-Change: x\n`,
      '',
      '\n',
      'S\n\nFixture-Change:',
      'S\n\nFixture-Change:   \n',
    ]);
  });

  it('T29 agrees with git on thousands of generated hostile messages', () => {
    const piece = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('\n', '\n\n', '\n \n', '\r\n', '\n\t', '\n# ', '\n  ', ' ', '\n\n\n') },
      {
        weight: 5,
        arbitrary: fc.constantFrom(
          'Fixture-Change: fixtures/a.json purpose=rebuild',
          'fixture-change:x',
          'Fixture-Change :  y ',
          'Fixture-Change:',
          'Signed-off-by: A <a@example.test>',
          'Signed-off-by:A',
          '(cherry picked from commit 1234)',
          'Change-Id: I1',
          'plain words',
          'TEST=unit',
          '---',
          'Conflicts:',
          '\tfile',
          '# comment',
          '# ------------------------ >8 ------------------------',
          'a b: c',
          ':',
          '-: x',
        ),
      },
      {
        weight: 1,
        arbitrary: fc.string({
          unit: fc.constantFrom('a', ':', ' ', '#', '-', '\t', '\r', '\u00a0', 'é', '\u200b', '\u000b', '\u000c'),
          maxLength: 6,
        }),
      },
    );
    const message = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.array(message, { minLength: 1000, maxLength: 1000 }), (messages) => expectAgreement(messages)),
      { numRuns: 8, endOnFailure: true },
    );
  });

  it('gives the lines of a record, leading blank lines and folding included', () => {
    const { trailers, block } = parseTrailers('\n\nSubject\n\nA: 1\nFixture-Change: x\n  y\nB: 2\n\n# c\n', KEY);
    expect(trailers).toEqual([{ key: KEY, value: 'x y', line: 6, lastLine: 7 }]);
    expect(block).toEqual({ firstLine: 5, lastLine: 8 });
  });

  it('T30 stays linear on a message of a hundred thousand trailers and on one endless key', () => {
    const many = `S\n\n${'Fixture-Change: x\n'.repeat(100_000)}`;
    expect(parseTrailers(many, KEY).trailers.length).toBe(100_000);
    expect(parseTrailers(`S\n\n${'-'.repeat(1_000_000)}\n`, KEY).trailers).toEqual([]);
    expect(parseTrailers(`S\n\nFixture-Change: x${'\n y'.repeat(200_000)}\n`, KEY).trailers.length).toBe(1);
  });

  it('T30 reads nothing behind a NUL, as git does not', () => {
    expect(parseTrailers('S\n\nbody\0\n\nFixture-Change: x\n', KEY).trailers).toEqual([]);
  });
});
