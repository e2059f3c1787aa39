import { describe, expect, it } from 'vitest';
import { compareFixture } from '../../src/comparison/compare.js';
import type { ModificationClass } from '../../src/comparison/comparison.js';
import { comparisonJob, side } from '../support/jobs.js';

/** Short names for a table: the class, then what else is in it. */
type Verdict = readonly [ModificationClass, ...ModificationClass[]];
const SHAPE = 'SHAPE_CHANGE';
const SEMANTIC = 'SEMANTIC_REWRITE';
const DRIFT = 'TOLERANCE_DRIFT';

interface Row {
  readonly why: string;
  readonly path: string;
  readonly base: string | Uint8Array;
  readonly head: string | Uint8Array;
  readonly verdict: Verdict;
}

const svg = (body: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`;
const hex = (digits: string): Uint8Array => Buffer.from(digits.replaceAll(' ', ''), 'hex');
const notebook = (cell: object, top: object = {}): string =>
  JSON.stringify({
    cells: [{ cell_type: 'code', metadata: {}, outputs: [], ...cell }],
    metadata: {},
    nbformat: 4,
    nbformat_minor: 5,
    ...top,
  });
const entry = (overrides: object = {}): object => ({
  startedDateTime: '2024-01-01T00:00:00.000Z',
  time: 12,
  request: { method: 'GET', url: 'http://api.test/a', headers: [] },
  response: {
    status: 200,
    headers: [{ name: 'Date', value: 'Mon, 01 Jan 2024 00:00:00 GMT' }],
    content: { text: '{}' },
  },
  timings: { send: 0, wait: 12, receive: -1 },
  ...overrides,
});
const har = (...entries: object[]): string => JSON.stringify({ log: { version: '1.2', entries } });
const interaction = (body: string, at = '01'): string =>
  `- request:\n    method: get\n    uri: http://api.test/a\n  response:\n    headers:\n      Date:\n      - Mon, ${at} Jan 2024 00:00:00 GMT\n    body:\n      string: '${body}'\n  recorded_at: Mon, ${at} Jan 2024 00:00:00 GMT\n`;
const cassette = (...interactions: string[]): string =>
  `http_interactions:\n${interactions.join('')}recorded_with: VCR 6.2.0\n`;

const ROWS: readonly Row[] = [
  {
    why: 'xml: an element of a new name is shape and nothing else',
    path: 'a.xml',
    base: '<r><a/></r>',
    head: '<r><a/><b/></r>',
    verdict: [SHAPE],
  },
  { why: 'xml: the same in front', path: 'a.xml', base: '<r><a/></r>', head: '<r><b/><a/></r>', verdict: [SHAPE] },
  {
    why: 'xml: an element of a known name is a value',
    path: 'a.xml',
    base: '<r><a/></r>',
    head: '<r><a/><a/></r>',
    verdict: [SEMANTIC],
  },
  {
    why: 'xml: the last element of a name',
    path: 'a.xml',
    base: '<r><a/><b/></r>',
    head: '<r><a/></r>',
    verdict: [SHAPE],
  },
  { why: 'xml: the only element of a name', path: 'a.xml', base: '<r><a>1</a></r>', head: '<r/>', verdict: [SHAPE] },
  { why: 'xml: an element renamed', path: 'a.xml', base: '<r><a>1</a></r>', head: '<r><b>1</b></r>', verdict: [SHAPE] },
  {
    why: 'xml: siblings of two names change places',
    path: 'a.xml',
    base: '<r><a/><b/></r>',
    head: '<r><b/><a/></r>',
    verdict: [SEMANTIC],
  },
  {
    why: 'xml: an attribute that one element of a kind loses',
    path: 'a.xml',
    base: '<r><a x="1"/><a x="2"/></r>',
    head: '<r><a x="1"/><a/></r>',
    verdict: [SHAPE],
  },
  {
    why: 'xml: text where there was none',
    path: 'a.xml',
    base: '<r><a/></r>',
    head: '<r><a>1</a></r>',
    verdict: [SEMANTIC],
  },
  { why: 'xml: text beside elements', path: 'a.xml', base: '<r><a/></r>', head: '<r>x<a/></r>', verdict: [SEMANTIC] },
  {
    why: 'xml: order of attributes',
    path: 'a.xml',
    base: '<r a="1" b="2"/>',
    head: '<r b="2" a="1"/>',
    verdict: [DRIFT],
  },
  { why: 'xml: a comment', path: 'a.xml', base: '<r/>', head: '<!-- c --><r/>', verdict: [DRIFT] },
  {
    why: 'xml: indentation',
    path: 'a.xml',
    base: '<r><a>1</a></r>',
    head: '<r>\n\t<a>1</a>\n</r>\n',
    verdict: [DRIFT],
  },
  { why: 'xml: a processing instruction', path: 'a.xml', base: '<r/>', head: '<?p?><r/>', verdict: [SEMANTIC] },
  { why: 'xml: a doctype', path: 'a.xml', base: '<r/>', head: '<!DOCTYPE r><r/>', verdict: [SEMANTIC] },
  {
    why: 'xml: three namespaced names are no map',
    path: 'a.svg',
    base: svg('<g/><a/><path/>'),
    head: svg('<g/><a/><path/><rect/>'),
    verdict: [SHAPE],
  },
  {
    why: 'xml: 25 names are no map',
    path: 'a.xml',
    base: `<r>${Array.from({ length: 25 }, (_, i) => `<n${i}/>`).join('')}</r>`,
    head: `<r>${Array.from({ length: 26 }, (_, i) => `<n${i}/>`).join('')}</r>`,
    verdict: [SHAPE],
  },
  {
    why: 'xml: a new namespace with its element',
    path: 'a.xml',
    base: '<r xmlns:a="u"><a:x/></r>',
    head: '<r xmlns:a="u"><a:x/><b:y xmlns:b="v"/></r>',
    verdict: [SHAPE],
  },
  { why: 'xml: a broken side', path: 'a.xml', base: '<r/>', head: '<r>', verdict: [SHAPE] },
  {
    why: 'xml: a second document',
    path: 'a.xml',
    base: '<?xml version="1.0"?><r/>',
    head: '<?xml version="1.0"?><r/><?xml version="1.0"?><r/>',
    verdict: [SEMANTIC],
  },
  {
    why: 'xml: a numeric text is text',
    path: 'a.xml',
    base: '<r>0.1</r>',
    head: '<r>0.10000000000000001</r>',
    verdict: [SEMANTIC],
  },
  { why: 'html: an attribute', path: 'a.html', base: '<p>a</p>', head: '<p id="x">a</p>', verdict: [SHAPE] },
  {
    why: 'html: order of attributes and final newline',
    path: 'a.html',
    base: '<a id="1" class="2">x</a>',
    head: '<a class="2" id="1">x</a>\n',
    verdict: [DRIFT],
  },
  { why: 'toml: a comment', path: 'a.toml', base: 'a = 1\n', head: '# c\na = 1\n', verdict: [DRIFT] },
  { why: 'toml: a radix', path: 'a.toml', base: 'a = 31\n', head: 'a = 0x1F\n', verdict: [DRIFT] },
  { why: 'toml: a date', path: 'a.toml', base: 'a = 2024-01-01\n', head: 'a = 2024-01-02\n', verdict: [SEMANTIC] },
  { why: 'toml: a key', path: 'a.toml', base: 'a = 1\n', head: 'a = 1\nb = 2\n', verdict: [SHAPE] },
  { why: 'json5: quotes and a comma', path: 'a.json5', base: '{"a": 1}', head: '{a: +1,}', verdict: [DRIFT] },
  { why: 'ini: order', path: 'a.ini', base: '[s]\na=1\nb=2\n', head: '[s]\nb=2\na=1\n', verdict: [DRIFT] },
  {
    why: 'ini: a key in another section',
    path: 'a.ini',
    base: '[s]\na=1\n[t]\nb=1\n',
    head: '[s]\n[t]\nb=1\na=1\n',
    verdict: [SHAPE],
  },
  { why: 'ini: a value', path: 'a.ini', base: '[s]\na=1\n', head: '[s]\na=2\n', verdict: [SEMANTIC] },
  { why: 'properties: a comment', path: 'a.properties', base: '#a\nk=v\n', head: '#b\nk=v\n', verdict: [DRIFT] },
  {
    why: 'properties: a value that only Latin-1 readers see change',
    path: 'a.properties',
    base: 'k=\\u00e9\n',
    head: 'k=é\n',
    verdict: [SEMANTIC],
  },
  { why: 'env: a key', path: '.env.test', base: 'A=1\n', head: 'A=1\nB=2\n', verdict: [SHAPE] },
  { why: 'env: quotes that nobody minds', path: 'x/.env.local', base: 'A=1\n', head: 'A="1"\n', verdict: [DRIFT] },
  {
    why: 'plist: XML to binary',
    path: 'a.plist',
    base: '<plist version="1.0"><true/></plist>',
    head: hex('62706c6973743030 09 08 0000000000000101000000000000000100000000000000000000000000000009'),
    verdict: [DRIFT],
  },
  {
    why: 'plist: integer to real',
    path: 'a.plist',
    base: '<plist><integer>1</integer></plist>',
    head: '<plist><real>1</real></plist>',
    verdict: [SHAPE],
  },
  { why: 'msgpack: the width of an integer', path: 'a.msgpack', base: hex('01'), head: hex('cc01'), verdict: [DRIFT] },
  { why: 'msgpack: integer to float', path: 'a.msgpack', base: hex('01'), head: hex('ca3f800000'), verdict: [SHAPE] },
  { why: 'cbor: null to undefined', path: 'a.cbor', base: hex('f6'), head: hex('f7'), verdict: [SHAPE] },
  { why: 'cbor: a value', path: 'a.cbor', base: hex('a1616101'), head: hex('a1616102'), verdict: [SEMANTIC] },
  {
    why: 'ipynb: run again',
    path: 'a.ipynb',
    base: notebook({ execution_count: 1 }),
    head: notebook({ execution_count: 7 }),
    verdict: [DRIFT],
  },
  {
    why: 'ipynb: counters cleared',
    path: 'a.ipynb',
    base: notebook({ execution_count: 1 }),
    head: notebook({ execution_count: null }),
    verdict: [DRIFT],
  },
  {
    why: 'ipynb: cell ids come with a minor version',
    path: 'a.ipynb',
    base: notebook({}, { nbformat_minor: 4 }),
    head: notebook({ id: 'ab' }),
    verdict: [DRIFT],
  },
  {
    why: 'ipynb: source as text or as lines',
    path: 'a.ipynb',
    base: notebook({ source: 'a\nb' }),
    head: notebook({ source: ['a\n', 'b'] }),
    verdict: [DRIFT],
  },
  {
    why: 'ipynb: a line of source',
    path: 'a.ipynb',
    base: notebook({ source: 'a\nb' }),
    head: notebook({ source: ['a\n', 'c'] }),
    verdict: [SEMANTIC],
  },
  {
    why: 'ipynb: a line end of source',
    path: 'a.ipynb',
    base: notebook({ source: ['a', 'b'] }),
    head: notebook({ source: ['a\n', 'b'] }),
    verdict: [SEMANTIC],
  },
  {
    why: 'ipynb: lists inside JSON data are data',
    path: 'a.ipynb',
    base: notebook({ outputs: [{ output_type: 'display_data', data: { 'application/json': { v: ['a', 'b'] } } }] }),
    head: notebook({ outputs: [{ output_type: 'display_data', data: { 'application/json': { v: 'ab' } } }] }),
    verdict: [SHAPE],
  },
  {
    why: 'ipynb: nbformat is no metadata',
    path: 'a.ipynb',
    base: notebook({}),
    head: notebook({}, { nbformat: 5 }),
    verdict: [SEMANTIC],
  },
  {
    why: 'ipynb: an id of something else counts',
    path: 'a.ipynb',
    base: notebook({ metadata: { id: 'a' } }),
    head: notebook({ metadata: { id: 'b' } }),
    verdict: [SEMANTIC],
  },
  {
    why: 'har: times',
    path: 'a.har',
    base: har(entry()),
    head: har(
      entry({ startedDateTime: '2024-02-01T00:00:00.000Z', time: 3, timings: { send: 1, wait: 1, receive: 1 } }),
    ),
    verdict: [DRIFT],
  },
  {
    why: 'har: an entry',
    path: 'a.har',
    base: har(entry()),
    head: har(entry(), entry({ time: 99 })),
    verdict: [SEMANTIC],
  },
  {
    why: 'har: a body',
    path: 'a.har',
    base: har(entry()),
    head: har(
      entry({
        response: {
          status: 200,
          headers: [{ name: 'Date', value: 'Mon, 01 Jan 2024 00:00:00 GMT' }],
          content: { text: '{ }' },
        },
      }),
    ),
    verdict: [SEMANTIC],
  },
  {
    why: 'har: a time that becomes a text is shape',
    path: 'a.har',
    base: har(entry()),
    head: har(entry({ time: 'x' })),
    verdict: [SHAPE],
  },
  {
    why: 'cassette: an interaction',
    path: 'cassettes/a.yml',
    base: cassette(interaction('x')),
    head: cassette(interaction('x'), interaction('y', '02')),
    verdict: [SEMANTIC],
  },
  {
    why: 'cassette: a body beside a time',
    path: 'cassettes/a.yml',
    base: cassette(interaction('x')),
    head: cassette(interaction('y', '02')),
    verdict: [SEMANTIC, DRIFT],
  },
  {
    why: 'cassette: the recorder counts',
    path: 'cassettes/a.yml',
    base: cassette(interaction('x')),
    head: cassette(interaction('x')).replace('6.2.0', '6.3.0'),
    verdict: [SEMANTIC],
  },
  {
    why: 'cassette: a Date that is none',
    path: 'cassettes/a.yml',
    base: cassette(interaction('x')).replaceAll('- Mon, 01 Jan 2024 00:00:00 GMT', '- never'),
    head: cassette(interaction('x')).replaceAll('- Mon, 01 Jan 2024 00:00:00 GMT', '- always'),
    verdict: [SEMANTIC],
  },
  {
    why: 'cassette: other YAML in that folder hides nothing',
    path: 'cassettes/a.yml',
    base: 'recorded_at: 2024-01-01 00:00:00\n',
    head: 'recorded_at: 2024-01-02 00:00:00\n',
    verdict: [SEMANTIC],
  },
  {
    why: 'cassette: only in a folder of cassettes',
    path: 'other/a.yml',
    base: cassette(interaction('x')),
    head: cassette(interaction('x', '02')),
    verdict: [SEMANTIC],
  },
  {
    why: 'insta: white space in the body',
    path: 'a.snap',
    base: '---\nsource: a\n---\na b\n',
    head: '---\nsource: a\n---\na  b\n',
    verdict: [SEMANTIC],
  },
  {
    why: 'insta: the old header and the new one',
    path: 'a.snap',
    base: 'Created: 2019\nSource: a\n\nx\n',
    head: '---\nsource: a\n---\nx\n',
    verdict: [DRIFT],
  },
  {
    why: 'ambr: a name',
    path: 'a.ambr',
    base: '# serializer version: 1\n# name: a\n  1\n# ---\n',
    head: '# serializer version: 1\n# name: a\n  1\n# ---\n# name: b\n  1\n# ---\n',
    verdict: [SHAPE],
  },
  {
    why: 'ambr: the divider',
    path: 'a.ambr',
    base: '# name: a\n  1\n---\n',
    head: '# serializer version: 1\n# name: a\n  1\n# ---\n',
    verdict: [DRIFT],
  },
  {
    why: 'ambr: order of names',
    path: 'a.ambr',
    base: '# name: a\n  1\n# ---\n# name: b\n  2\n# ---\n',
    head: '# name: b\n  2\n# ---\n# name: a\n  1\n# ---\n',
    verdict: [DRIFT],
  },
  {
    why: 'ambr: white space in a body',
    path: 'a.ambr',
    base: '# name: a\n  1\n# ---\n',
    head: '# name: a\n  1 \n# ---\n',
    verdict: [SEMANTIC],
  },
  {
    why: 'front matter in a page is no header of a snapshot',
    path: 'a.page',
    base: '---\nsource: a\n---\nx\n',
    head: '---\nsource: b\n---\nx\n',
    verdict: [SEMANTIC],
  },
  {
    why: 'a blank in a template is no indentation of XML',
    path: 'a.tmpl',
    base: '<p><b>x</b> <i>y</i></p>\n',
    head: '<p><b>x</b><i>y</i></p>\n',
    verdict: [SEMANTIC],
  },
  {
    why: 'XML in a file of unknown extension, two documents',
    path: 'a.dat',
    base: '<?xml version="1.0"?>\n<r b="1" a="2"/>\n<?xml version="1.0"?>\n<r/>\n',
    head: '<?xml version="1.0"?>\n<r a="2" b="1"/>\n<?xml version="1.0"?>\n<r></r>\n',
    verdict: [DRIFT],
  },
  {
    why: 'TOML in a file of unknown extension',
    path: 'a.test',
    base: '[a]\nb = "x"\nc = 1\n',
    head: "[a]\nc = 1 # one\nb = 'x'\n",
    verdict: [DRIFT],
  },
];

const bytes = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : content;

describe('C2 classes of tree formats', () => {
  it.each(ROWS)('$why', async ({ path, base, head, verdict: [strongest, ...also] }) => {
    const found = await compareFixture(comparisonJob(path, side(bytes(base)), side(bytes(head)), {}));
    expect({ class: found.class, also: found.also }, found.summary).toEqual({ class: strongest, also });
  });

  it.each(ROWS)('$why, swapped', async ({ path, base, head, verdict: [strongest] }) => {
    const found = await compareFixture(comparisonJob(path, side(bytes(head)), side(bytes(base)), {}));
    expect(found.class, found.summary).toBe(strongest);
  });
});
