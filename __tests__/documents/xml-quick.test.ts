import '../support/seed.js';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attempt } from '../../src/documents/trees/stop.js';
import { parseAll } from '../../src/documents/trees/xml-parser.js';
import { parseQuickly } from '../../src/documents/trees/xml-quick.js';
import { finishTree, newXmlTree, type XmlTree } from '../../src/documents/trees/xml-tree.js';
import { DEFAULT_LIMITS } from '../../src/policy/policy.js';

/** All that the reader makes a document of. */
function factsOf(tree: XmlTree): unknown {
  const root = finishTree(tree);
  const { comments, declarations, prefixes, unbound, duplicates, nested } = tree;
  return { root, comments, declarations, prefixes, unbound, duplicates, nested };
}

/** Whether the quick parser takes the text at all; whatever it takes must be what the library's parser makes of it, lines and all. */
async function agrees(text: string): Promise<boolean> {
  const quick = newXmlTree(DEFAULT_LIMITS);
  if (!parseQuickly(text, quick)) return false;
  const full = newXmlTree(DEFAULT_LIMITS);
  let documents: number | undefined;
  const result = await attempt(async () => {
    documents = await parseAll(text, full);
    return { ok: false, reason: '', line: 0, column: 0 };
  });
  expect(result, JSON.stringify(text)).toMatchObject({ reason: '' });
  expect(documents, JSON.stringify(text)).toBe(1);
  expect(factsOf(quick), JSON.stringify(text)).toStrictEqual(factsOf(full));
  return true;
}

const TAKEN: readonly (readonly [string, string])[] = [
  ['elements, attributes and text', '<r a="1" b=\'2\'>\n  <a>x</a>\n  <b c="y"/>\n</r>\n'],
  ['a declaration', '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<r/>'],
  ['a document type without declarations', '<!DOCTYPE r PUBLIC "-//X//DTD [1]//EN" \'x>y\'>\n<r/>'],
  ['comments and instructions anywhere', '<?a b?><!-- c\nd -->\n<r>x<!-- y -->z<?p?><?p  q ?></r><!---->\n<?e f??>'],
  ['CDATA', '<r><a><![CDATA[<b>]]></a><b>x<![CDATA[]]>y<![CDATA[ ]]></b><c> <![CDATA[\n]]></c></r>'],
  ['references', '<r a="&lt;&#10;&#x41;">&amp;&#32;<b>&#xd;</b>&#9;<c/>&quot;&apos;&gt;</r>'],
  ['white space in tags', '<r\n  a = "1"\n  b\t=\n"2"\n><a ></a\n></r >'],
  ['white space in values', '<r a="x\ty\nz"/>'],
  ['mixed content, which counts for all elements of its name', '<d><p>\n<i/> </p><p>x<i/>\n<i/></p></d>'],
  ['xml:space', '<r xml:space="preserve"> <a> <b xml:space="default"> <c/> </b> </a> </r>'],
  ['prefixes, bound anew and unbound', '<p:r xmlns:p="u" p:a="p:x"><p:a xmlns:p="v" b="p:x">p:y</p:a><q:b/>p:z</p:r>'],
  ['default namespaces', '<r xmlns="u" a="1"><a xmlns=""><b xmlns="v"/></a></r>'],
  ['XHTML and the text of SVG', '<html xmlns="http://www.w3.org/1999/xhtml"> <b/> <i/></html>'],
  ['one attribute under two prefixes', '<r xmlns:p="u" xmlns:q="u" p:a="1" q:a="2"/>'],
  ['types that are names', '<r xmlns="u" xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:type="T"/>'],
  ['every line end', '<r>\r\n<a b="x\r\ny">z\rw</a>\r<!--\r\n--><c/></r>\r\n'],
  ['letters of other scripts, beyond the first plane as well', '<r a="é">\u4e16\u{1F600}</r>'],
  ['names that objects have', '<constructor __proto__="1"><__proto__/></constructor>'],
  ['brackets that end nothing', '<r>]] > ]]&gt; ><![CDATA[]]]]></r>'],
];

const LEFT: readonly (readonly [string, string])[] = [
  ['a document type with declarations', '<!DOCTYPE r [<!ENTITY x "1">]><r>&x;</r>'],
  ['an entity', '<!DOCTYPE r><r>&nbsp;</r>'],
  ['an entity that an object has', '<r>&constructor;</r>'],
  ['XML 1.1', '<?xml version="1.1"?><r/>'],
  ['a declaration that is not plain', '<?xml version = "1.0"?><r/>'],
  ['a second document', '<r/>\n<?xml version="1.0"?><r/>'],
  ['a second root', '<r/><r/>'],
  ['text beside the root', '<r/>x'],
  ['a reference beside the root', '<r/>&#32;'],
  ['CDATA beside the root', '<![CDATA[ ]]><r/>'],
  ['names of other scripts', '<é/>'],
  ['an attribute given twice', '<r a="1" a="2"/>'],
  ['a value without quotes', '<r a=1/>'],
  ['an attribute without a value', '<r a/>'],
  ['attributes side by side', '<r a="1"b="2"/>'],
  ['a bracket in a value', '<r a="<"/>'],
  ['the end of CDATA in text', '<r>]]></r>'],
  ['two hyphens in a comment', '<r><!-- a -- b --></r>'],
  ['an element that another one closes', '<r><a></r></a>'],
  ['an element that is left open', '<r><a></a>'],
  ['an end without a beginning', '<r/></r>'],
  ['a control character', '<r>\u0001</r>'],
  ['a reference to no character', '<r>&#xD800;</r>'],
  ['an ampersand alone', '<r>a & b</r>'],
  ['a declaration inside', '<r><?xml version="1.0"?></r>'],
  ['a mark at the beginning', '\uFEFF<r/>'],
  ['a half of a pair', '<r>\uD800</r>'],
  ['nothing', ''],
  ['a comment alone', '<!-- c -->'],
];

describe('the quick parser of XML', () => {
  it.each(TAKEN)('takes %s and tells what the full parser tells', async (_, text) => {
    expect(await agrees(text)).toBe(true);
  });

  it.each(LEFT)('leaves %s to the full parser', async (_, text) => {
    expect(await agrees(text)).toBe(false);
  });

  it('leaves what meets a limit to the parser that has words for it', () => {
    for (const limits of [{ nodes: 4 }, { depth: 1 }])
      expect(parseQuickly('<r><a/></r>', newXmlTree({ ...DEFAULT_LIMITS, ...limits }))).toBe(false);
    expect(parseQuickly('<r><a/></r>', newXmlTree({ ...DEFAULT_LIMITS, nodes: 8, depth: 2 }))).toBe(true);
  });

  it('agrees with the full parser on every labelled case', async () => {
    const cases = readFileSync(new URL('../cases/labelled/pairs.jsonl', import.meta.url), 'utf8');
    let taken = 0;
    for (const line of cases.split('\n')) {
      if (line === '') continue;
      const { base, head } = JSON.parse(line) as { readonly base?: string | null; readonly head?: string | null };
      for (const text of [base, head]) if (typeof text === 'string' && (await agrees(text))) taken += 1;
    }
    expect(taken).toBeGreaterThan(10);
  });

  it('agrees with the full parser on everyday texts with pieces cut out and put in', async () => {
    const piece = fc.constantFrom(
      ...['<', '>', '/', '"', "'", '=', ' ', '\n', '\r', '\t', '&', ';', ':', '!', '?', '-', '--', ']]>', '?>', '-->'],
      ...[
        '<a>',
        '</a>',
        '<a/>',
        '<p:a>',
        ' a="1"',
        ' xmlns="w"',
        ' xmlns:p="w"',
        '<!-- c -->',
        '<![CDATA[ ]]>',
        '<?p?>',
      ],
      ...[
        '&amp;',
        '&#32;',
        '&x;',
        'x',
        '1',
        'é',
        '\u0085',
        '\uFFFE',
        '\u{1F600}',
        '<!DOCTYPE r>',
        '<?xml version="1.0"?>',
      ],
    );
    const edit = fc.record({ at: fc.nat(), cut: fc.nat({ max: 4 }), put: fc.option(piece, { nil: '' }) });
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...TAKEN.map(([, text]) => text)),
        fc.array(edit, { minLength: 1, maxLength: 2 }),
        async (text, edits) => {
          let changed = text;
          for (const { at, cut, put } of edits) {
            const from = at % (changed.length + 1);
            changed = changed.slice(0, from) + put + changed.slice(from + cut);
          }
          if (await agrees(changed)) taken += 1;
        },
      ),
      { numRuns: 6_000 },
    );
    expect(taken).toBeGreaterThan(500);
  });
});
