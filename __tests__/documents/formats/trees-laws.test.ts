import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ambr } from '../../../src/documents/formats/ambr.js';
import { cassette } from '../../../src/documents/formats/cassette.js';
import { env } from '../../../src/documents/formats/env.js';
import { html } from '../../../src/documents/formats/html.js';
import { ini } from '../../../src/documents/formats/ini.js';
import { insta } from '../../../src/documents/formats/insta.js';
import { ipynb } from '../../../src/documents/formats/ipynb.js';
import { json5 } from '../../../src/documents/formats/json5.js';
import { plist } from '../../../src/documents/formats/plist.js';
import { properties } from '../../../src/documents/formats/properties.js';
import { toml } from '../../../src/documents/formats/toml.js';
import { xml } from '../../../src/documents/formats/xml.js';
import { contentOf, read } from '../support/tree-support.js';

/** Something valid of each format, which mutations break in every place. */
const SEEDS = [
  {
    format: xml,
    seed: '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY e "x">]><p:r xmlns:p="u" p:a="1"><!--c--><b>t &e; &amp;</b><![CDATA[x]]><?i d?></p:r>',
  },
  {
    format: html,
    seed: '<!DOCTYPE html><p id=a>x<br><b><i>y</b></i><table><tr><td>z</table><svg><path/></svg><script>1<2</script><!--c-->',
  },
  {
    format: toml,
    seed: '# c\na.b = 1_0\n[t]\nd = 2024-01-01 00:00:00.50Z\ns = """x\n"""\n[[u]]\ni = {k = [1, "x"]}\n',
  },
  { format: json5, seed: '// c\n{a: +0x1F, \'b\': [.5, Infinity,], /* d */ \\u0063: "x\\\ny"}' },
  { format: ini, seed: '; c\na = 1\n[s] # d\nk: v\n  more\nflag\n' },
  { format: env, seed: 'export A=1\nB="x\ny" # c\nC=\'$D\'\nE\n' },
  { format: properties, seed: '# c\na\\:b = c\\\n  d \\u0041\ne f\n! g\n' },
  {
    format: plist,
    seed: '<plist version="1.0"><dict><key>a</key><array><integer>1</integer><real>1.5</real><data>AQ==</data></array></dict></plist>',
  },
  { format: insta, seed: '---\nsource: a\nexpression: b\n---\nx\ny\n' },
  { format: ambr, seed: '# serializer version: 1\n# name: a\n  1\n# ---\n# name: b\n  2\n# ---\n' },
  {
    format: ipynb,
    seed: '{"nbformat":4,"nbformat_minor":5,"metadata":{},"cells":[{"id":"a","execution_count":1,"source":["x\\n","y"],"outputs":[]}]}',
  },
  {
    format: cassette,
    seed: 'http_interactions:\n- request: {}\n  response:\n    headers:\n      Date: [x]\n  recorded_at: 2024-01-01T00:00:00\n',
  },
];

describe.each(SEEDS)('$format.id', ({ format, seed }) => {
  it('reads its seed, so that what follows tests more than refusals', async () => {
    expect(await read(format, seed)).toMatchObject({ ok: true });
  });

  it('T71 gives a result for any cut, doubled, swapped or foreign piece of it', async () => {
    const place = fc.nat({ max: seed.length });
    const foreign = fc.oneof(
      fc.string(),
      fc.constantFrom('\0', '\uFEFF', '<', '&', ']]>', '"', "'", '\\', '\r', '[', '{', '='),
    );
    await fc.assert(
      fc.asyncProperty(place, place, foreign, fc.boolean(), async (from, to, piece, keep) => {
        const mutated = seed.slice(0, from) + piece + seed.slice(keep ? to : from);
        const result = await read(format, mutated);
        if (result.ok) return;
        expect(result.reason).not.toBe('');
        expect(result.line).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 400 },
    );
  });

  it('T71 gives a result for bytes that are no text', async () => {
    const bytes = Buffer.from(seed);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 }), async (at, byte) => {
        const mutated = Uint8Array.from(bytes);
        mutated[at] = byte;
        expect(typeof (await read(format, mutated)).ok).toBe('boolean');
      }),
      { numRuns: 200 },
    );
  });
});

/** An element with text, children and attributes, to be written in more than one way. */
interface Element {
  readonly name: string;
  readonly attributes: readonly (readonly [string, string])[];
  readonly text: string;
  readonly children: readonly Element[];
}

/** How to write it; each part is spelling. */
interface Style {
  readonly prefix: string;
  readonly quote: '"' | "'";
  readonly reversed: boolean;
  readonly cdata: boolean;
  readonly indent: string;
  readonly comments: boolean;
}

const NAMES = ['a', 'b', 'item'];
const characters = fc.string({ unit: fc.constantFrom('x', ' ', '<', '&', '>', '"', "'", 'é', '\u00a0'), maxLength: 6 });
const { element } = fc.letrec<{ element: Element }>((tie) => ({
  element: fc.record({
    name: fc.constantFrom(...NAMES),
    attributes: fc.uniqueArray(fc.tuple(fc.constantFrom('p', 'q', 'r'), characters), { selector: ([name]) => name }),
    text: characters,
    children: fc.oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('element'), { maxLength: 3 })),
  }),
}));
const style: fc.Arbitrary<Style> = fc.record({
  prefix: fc.constantFrom('', 'n:', 'other:'),
  quote: fc.constantFrom('"', "'"),
  reversed: fc.boolean(),
  cdata: fc.boolean(),
  indent: fc.constantFrom('', '\n', '\n\t  '),
  comments: fc.boolean(),
});

/** Text stands only in elements without children, so that white space between elements is free. */
function write(node: Element, how: Style, top = true): string {
  const { prefix, quote, indent } = how;
  const escaped = (value: string): string => value.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
  const pairs = node.attributes.map(([name, value]) => ` ${name}=${quote}${escaped(value)}${quote}`);
  if (top) pairs.push(` xmlns${prefix === '' ? '' : `:${prefix.slice(0, -1)}`}="urn:t"`);
  if (how.reversed) pairs.reverse();
  const comment = how.comments ? '<!--c-->' : '';
  const content =
    node.children.length > 0
      ? node.children.map((child) => indent + comment + write(child, how, false)).join('') + indent
      : how.cdata
        ? `<![CDATA[${node.text}]]>${comment}`
        : escaped(node.text);
  if (content === '' && how.reversed) return `<${prefix}${node.name}${pairs.join('')}/>`;
  return `<${prefix}${node.name}${pairs.join('')}>${content}</${prefix}${node.name}>`;
}

describe('xml: laws', () => {
  it('spelling never reaches the content', async () => {
    await fc.assert(
      fc.asyncProperty(element, style, style, async (node, one, other) => {
        expect(await contentOf(xml, write(node, one))).toBe(await contentOf(xml, write(node, other)));
      }),
      { numRuns: 300 },
    );
  });

  it('two elements that differ have contents that differ, however they are written', async () => {
    const meaning = (node: Element): unknown => [
      node.name,
      [...node.attributes].sort(),
      node.children.length === 0 ? node.text : node.children.map(meaning),
    ];
    await fc.assert(
      fc.asyncProperty(element, element, style, style, async (left, right, one, other) => {
        const same = JSON.stringify(meaning(left)) === JSON.stringify(meaning(right));
        expect((await contentOf(xml, write(left, one))) === (await contentOf(xml, write(right, other)))).toBe(same);
      }),
      { numRuns: 500 },
    );
  });
});
