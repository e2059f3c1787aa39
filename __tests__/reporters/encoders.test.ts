import { parseFragment } from 'parse5';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { annotationText, commandData, commandProperty } from '../../src/reporters/encoders/annotation.js';
import { htmlText, xmlText } from '../../src/reporters/encoders/html.js';
import { encodeJson, logText, scriptJson } from '../../src/reporters/encoders/json.js';
import { guardLines } from '../../src/reporters/encoders/lines.js';
import { codeCell, codeElement, codeSpan, fencedBlock, markdownProse } from '../../src/reporters/encoders/markdown.js';
import { pathUri, sarifText } from '../../src/reporters/encoders/sarif-text.js';
import { isPlain, visible } from '../../src/reporters/encoders/visible.js';
import { foreignIn, foreignInHtml, renderGfm } from '../support/gfm.js';
import { hostileTexts } from '../support/hostile.js';
import { commandsIn, parseRunnerLine } from '../support/runner-parser.js';

const HOSTILE = hostileTexts();
/** The renderer is quickest with pages of this many names. */
const GFM_BATCH = 25;
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\u00a0\u3164]/u;

function batches(size: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(HOSTILE.length / size) }, (_, index) =>
    HOSTILE.slice(index * size, index * size + size),
  );
}

describe('the runner parser, so that finding nothing means something', () => {
  test.each([
    { why: 'a command at the start of a line', line: '::error file=a,line=1::bad', command: 'error' },
    { why: 'blanks before it do not count', line: ' \t::set-output name=verdict::pass', command: 'set-output' },
    { why: 'the old form counts anywhere', line: 'x ##[set-output name=verdict;]pass', command: 'set-output' },
    { why: 'two colons inside a line are text', line: 'a ::error::b', command: undefined },
  ])('$why', ({ line, command }) => {
    expect(parseRunnerLine(line)?.command).toBe(command);
  });
});

describe('T40 ten thousand hostile names', () => {
  test('log lines hold no command, no hidden character, and give the name back', () => {
    for (const text of HOSTILE) {
      const line = logText(text);
      expect(commandsIn(line)).toEqual([]);
      expect(line).not.toMatch(HIDDEN);
      expect(JSON.parse(line)).toBe(text);
    }
  });

  test('plain text is visible, is one line, and two names never become one', () => {
    const seen = new Map<string, string>();
    for (const text of HOSTILE) {
      const shown = visible(text);
      expect(shown).not.toMatch(HIDDEN);
      expect(shown).not.toContain('##[');
      expect(seen.get(shown) ?? text).toBe(text);
      seen.set(shown, text);
    }
  });

  test('guarded lines hold no command wherever a line is broken', () => {
    for (const text of HOSTILE) {
      expect(commandsIn(guardLines(text.replace(/[\r\u0085\u2028\u2029]/g, '\n')))).toEqual([]);
      expect(commandsIn(guardLines(`\u001b[31m${visible(text)}\u001b[0m`))).toEqual([]);
    }
  });

  test('Markdown code and prose render to code and text of ours alone, also at the start of a line', () => {
    for (const texts of batches(GFM_BATCH)) {
      expect(
        foreignIn(texts.map((text) => `${markdownProse(text) || 'nothing'} ${codeSpan(text)}`).join('\n\n')),
      ).toEqual([]);
    }
  });

  test('Markdown tables keep three cells in every row and render nothing of the name', () => {
    for (const texts of batches(GFM_BATCH)) {
      const rows = texts.map((text) => `| ${codeCell(text)} | ${markdownProse(text, codeCell)} | last |`);
      const page = renderGfm(['| a | b | c |', '| --- | --- | --- |', ...rows].join('\n'));
      expect(foreignInHtml(page)).toEqual([]);
      expect(page.match(/<td>last<\/td>/g)).toHaveLength(texts.length);
    }
  });

  test('Markdown folds and fenced blocks hold every name as text', () => {
    for (const texts of batches(GFM_BATCH)) {
      const folds = texts.map(
        (text) => `<details><summary>${codeElement(text)}</summary>\n\n${fencedBlock([text])}\n\n</details>`,
      );
      expect(foreignIn(folds.join('\n\n'))).toEqual([]);
    }
  });

  test('HTML and XML text and attributes stay text', () => {
    for (const text of HOSTILE) {
      const nodes = parseFragment(`<p title="${htmlText(text)}">${htmlText(text)}</p>`).childNodes;
      expect(nodes).toHaveLength(1);
      const [element] = nodes;
      if (element === undefined || !('attrs' in element)) throw new Error('no element');
      expect(element.attrs).toEqual([{ name: 'title', value: visible(text) }]);
      expect(element.childNodes.map((node) => node.nodeName)).toEqual(text === '' ? [] : ['#text']);
    }
    const errors: string[] = [];
    const parser = new SaxesParser();
    parser.on('error', (error) => errors.push(error.message));
    parser.write(`<a>${HOSTILE.map((text) => `<b c="${xmlText(text)}">${xmlText(text)}</b>`).join('')}</a>`).close();
    expect(errors).toEqual([]);
  });

  test('JSON is well formed, gives the value back and ends no script', () => {
    for (const text of HOSTILE) {
      const value = { [text]: [text] };
      for (const encoded of [encodeJson(value, 2), scriptJson(value)]) {
        expect(JSON.parse(encoded)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(commandsIn(encoded)).toEqual([]);
        expect(encoded.replaceAll('\n', '')).not.toMatch(HIDDEN);
      }
      expect(scriptJson(value)).not.toMatch(/[<>&]/);
    }
  });

  test('annotation text mentions nobody, and a command carries it whole', () => {
    for (const text of HOSTILE) {
      const shown = annotationText(text);
      expect(shown).not.toMatch(/(?<![\p{L}\p{N}_])@[\p{L}\p{N}]/u);
      // The runner trims what stands before the data.
      const parsed = commandsIn(`::error title=${commandProperty(shown)}::${commandData(shown)}`);
      expect(parsed).toEqual([{ command: 'error', properties: { title: shown.replace(/ +$/, '') }, data: shown }]);
    }
  });

  test('SARIF messages hold no link and no argument, paths are URI references', () => {
    for (const text of HOSTILE) {
      expect(sarifText(text)).not.toMatch(/\]\(/);
      expect(sarifText(text).replace(/\{\{\d+\}\}/g, '')).not.toMatch(/\{\d+\}/);
      expect(pathUri(text)).toMatch(/^[A-Za-z0-9%/._~!*'()-]*$/);
    }
  });
});

describe('small print', () => {
  test.each([
    { why: 'a plain name is left alone', text: 'testdata/a b.json', code: '`testdata/a b.json`' },
    { why: 'the fence is longer than the longest run of backticks', text: 'a``b`c', code: '``` a``b`c ```' },
    { why: 'a name of backticks alone', text: '``', code: '``` `` ```' },
    { why: 'blanks at the ends are shown', text: ' a ', code: '`\\u{20}a\\u{20}`' },
    { why: 'nothing is said to be nothing', text: '', code: '(empty)' },
    { why: 'a literal escape is told from a real one', text: '\\u{202e}', code: '`\\u{5c}u{202e}`' },
    { why: 'a real one', text: '\u202e', code: '`\\u{202e}`' },
  ])('codeSpan: $why', ({ text, code }) => {
    expect(codeSpan(text)).toBe(code);
  });

  test.each([
    {
      why: 'ordinary words stay words',
      text: 'Changed 1,204 of 480 rows, about 3.5 %.',
      prose: 'Changed 1,204 of 480 rows, about 3.5 %.',
    },
    {
      why: 'paths become code, their punctuation does not',
      text: 'see testdata/a.json, please',
      prose: 'see `testdata/a.json`, please',
    },
    {
      why: 'what was in backticks stays one code',
      text: 'run `git commit --amend` now',
      prose: 'run `git commit --amend` now',
    },
    { why: 'a lone backtick is code, too', text: 'a ` b', prose: 'a `` ` `` b' },
    { why: 'a commit is not linked', text: 'in 1f0e9d8c7b6a', prose: 'in `1f0e9d8c7b6a`' },
    {
      why: 'a quoted command is one code',
      text: 'run "git rebase -i 1f0e9d8^", save',
      prose: 'run `git rebase -i 1f0e9d8^`, save',
    },
    { why: 'quoted words stay words', text: 'change "pick" to "reword"', prose: 'change "pick" to "reword"' },
    { why: 'signs alone are no code', text: 'emptied (2 -> 0) in { a }', prose: 'emptied (2 -> 0) in { a }' },
    { why: 'a number and a bracket begin a list only at the start', text: '1) at line 1)', prose: '`1`) at line 1)' },
    { why: 'a mention is code', text: 'ask @org/team.', prose: 'ask `@org/team`.' },
  ])('markdownProse: $why', ({ text, prose }) => {
    expect(markdownProse(text)).toBe(prose);
  });

  test.each([
    { why: 'a usual path', text: 'testdata/[a] ü.json', plain: true },
    { why: 'a line feed', text: 'a\nb', plain: false },
    { why: 'a byte that is no UTF-8', text: 'a\udc80', plain: false },
    { why: 'a blank at the end', text: 'a ', plain: false },
    { why: 'nothing', text: '', plain: false },
  ])('isPlain: $why', ({ text, plain }) => {
    expect(isPlain(text)).toBe(plain);
  });

  test('bytes that are no UTF-8 keep their value in a URI', () => {
    expect(pathUri('a/\udcff b:c')).toBe('a/%FF%20b%3Ac');
  });
});
