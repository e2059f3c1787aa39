import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FixtureDocument } from '../../src/documents/document.js';
import { goSnaps } from '../../src/documents/formats/go-snaps.js';
import { snap } from '../../src/documents/formats/snap.js';
import { readPair } from '../../src/documents/read.js';
import { bytesOf, inputOf, OPTIONS, readText, rootOf } from './support.js';

const HEADER = '// Jest Snapshot v1, https://goo.gl/fbAQLP\n\n';

function entriesOf(document: FixtureDocument): readonly (readonly [string, unknown, number])[] {
  const { content } = document.readings[0];
  if (content.kind !== 'container') throw new Error(content.kind);
  return content.members.map(({ name, document: entry, line }) => {
    const root = rootOf(entry);
    return [name, root.kind === 'string' ? root.value : root, line] as const;
  });
}

/** As the runners write a string: the same three characters escaped. */
const quoted = (text: string) => `\`${text.replace(/`|\\|\$\{/g, '\\$&')}\``;

describe('snapshots of Jest and Vitest', () => {
  it('gives back every name and body that a runner wrote', async () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '`', '\\', '${', '$', '{', '\n', '"', ' ', 'é', '\\n', '\u{1F600}', '}'),
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { maxLength: 4 }), async (entries) => {
        const file = HEADER + entries.map(([name, body]) => `exports[${quoted(name)}] = ${quoted(body)};\n`).join('\n');
        expect(entriesOf(await readText(snap, file)).map(([name, body]) => [name, body])).toEqual(entries);
      }),
      { numRuns: 500 },
    );
  });

  it('cooks escapes as the engine does', async () => {
    const hex = '0123456789abcdef';
    const raw = fc.string({
      unit: fc.constantFrom(
        '\\n',
        '\\x41',
        '\\u00e9',
        '\\u{1F600}',
        '\\0',
        '\\q',
        '\\\n',
        '\\\\',
        'a',
        hex[3]!,
        '\r\n',
        '\\`',
      ),
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(raw, async (body) => {
        const engine = evaluate(body);
        const result = await snap.read(inputOf(bytesOf(`exports[\`a\`] = \`${body}\`;`)));
        expect(result.ok ? entriesOf(result.document)[0]?.[1] : undefined).toEqual(engine);
      }),
      { numRuns: 1_000 },
    );
  });

  it('knows the line of every entry, names it and keeps doubles', async () => {
    const text = `${HEADER}exports[\`a 1\`] = \`\n{\n}\n\`;\n\nexports[\`a 1\`] = \`2\`;\n`;
    expect(entriesOf(await readText(snap, text))).toEqual([
      ['a 1', '\n{\n}\n', 3],
      ['a 1', '2', 8],
    ]);
  });

  it('line ends of the file are layout, also inside a body', async () => {
    const text = `${HEADER}exports[\`a\`] = \`\n<nav>\n  Home \n</nav>\n\`;\n`;
    const [unix, windows] = [await readText(snap, text), await readText(snap, text.replaceAll('\n', '\r\n'))];
    expect(entriesOf(windows)).toEqual(entriesOf(unix));
    expect([unix.layout['line ends'], windows.layout['line ends']]).toEqual(['LF, 7 lines', 'CRLF, 7 lines']);
  });

  it('the header is layout', async () => {
    const other = HEADER.replace('goo.gl/fbAQLP', 'jestjs.io/docs/snapshot-testing');
    const body = 'exports[`a`] = `1`;\n';
    const [one, two] = [await readText(snap, HEADER + body), await readText(snap, other + body)];
    expect(one.readings).toEqual(two.readings);
    expect(one.layout['comments']).not.toBe(two.layout['comments']);
  });

  it.each([
    [
      'a template that computes',
      `exports[\`a\`] = \`$\{process.exit(1)}\`;`,
      'a template that computes something',
      1,
      17,
    ],
    ['a call', 'exports[`a`] = run();', 'expected a string', 1, 16],
    ['another statement', `${HEADER}require('fs');`, 'expected "exports" of a snapshot', 3, 1],
    ['an open body', 'exports[`a`] = `b', 'a string is not closed', 1, 16],
    ['an escape that is none', 'exports[`a`] = `\\u{110000}`;', 'a bad escape', 1, 17],
  ])('refuses %s and runs nothing', async (_, text, reason, line, column) => {
    expect(await snap.read(inputOf(bytesOf(text)))).toEqual({ ok: false, reason, line, column });
  });

  it('an empty file has no entries', async () => {
    expect(entriesOf(await readText(snap, ''))).toEqual([]);
  });
});

/** The engine's own reading of generated text that holds no expression. */
function evaluate(body: string): string | undefined {
  try {
    return new Function(`return \`${body}\``)() as string;
  } catch {
    return undefined;
  }
}

describe('snapshots of go-snaps', () => {
  const TEXT = '\n[TestA - 1]\nbody\n\n/-/-/-/\n---\n\n[TestA - 1]\nagain\n---\n';

  it('keeps repeated names in order', async () => {
    expect(entriesOf(await readText(goSnaps, TEXT))).toEqual([
      ['TestA - 1', 'body\n\n---', 2],
      ['TestA - 1', 'again', 8],
    ]);
  });

  it('CRLF is layout, a lone CR is content', async () => {
    const entries = entriesOf(await readText(goSnaps, TEXT));
    expect(entriesOf(await readText(goSnaps, TEXT.replaceAll('\n', '\r\n')))).toEqual(entries);
    expect(entriesOf(await readText(goSnaps, TEXT.replace('body', 'bo\rdy')))).not.toEqual(
      entriesOf(await readText(goSnaps, TEXT.replace('body', 'bo\ndy'))),
    );
  });

  it('is found in a .snap file by its content', async () => {
    const reading = await readPair('a.snap', bytesOf(TEXT), bytesOf(TEXT.replace('again', 'changed')), {
      ...OPTIONS,
      format: 'auto',
    });
    expect([reading.kind, reading.base.format]).toEqual(['documents', 'go-snaps']);
  });

  it('refuses an entry that does not end', async () => {
    expect(await goSnaps.read(inputOf(bytesOf('[TestA - 1]\nbody\n')))).toMatchObject({ ok: false, line: 1 });
  });
});
