import { describe, expect, it } from 'vitest';
import { ambr } from '../../../src/documents/formats/ambr.js';
import { cassette } from '../../../src/documents/formats/cassette.js';
import { har } from '../../../src/documents/formats/har.js';
import { insta } from '../../../src/documents/formats/insta.js';
import { ipynb } from '../../../src/documents/formats/ipynb.js';
import { isCassettePath, isEnvPath } from '../../../src/documents/paths.js';
import { describeBombs, describeBroken, describeLookalikes, describeSpellings } from '../support/pair-tables.js';
import { documentOf, nodeAt } from '../support/tree-support.js';

const cells = (...list: object[]): string =>
  JSON.stringify({ cells: list, metadata: {}, nbformat: 4, nbformat_minor: 5 });
const output = (data: object): string => cells({ cell_type: 'code', outputs: [{ output_type: 'display_data', data }] });
const recorded = (extra: object, at = 'Mon, 01 Jan 2024 00:00:00 GMT'): string =>
  JSON.stringify({
    http_interactions: [{ request: { headers: {} }, response: { headers: { Date: [at] } }, recorded_at: at, ...extra }],
  });

describeSpellings(
  insta,
  [
    { why: 'the header', base: '---\nsource: a\n---\nx\n', head: '---\nsource: b\nexpression: "y"\n---\nx\n' },
    { why: 'the old header', base: 'Created: 2019\nExpression: a\n\nx\n', head: '---\nsource: b\n---\nx\n' },
    {
      why: 'line ends and the final newline',
      base: '---\nsource: a\n---\nx\ny\n',
      head: '---\r\nsource: a\r\n---\r\nx\r\ny',
    },
  ],
  'a.snap',
);
describeLookalikes(
  insta,
  [
    { why: 'white space at the end of a line', base: '---\nsource: a\n---\nx\n', head: '---\nsource: a\n---\nx \n' },
    { why: 'an empty line at the end', base: '---\nsource: a\n---\nx\n', head: '---\nsource: a\n---\nx\n\n' },
    { why: 'an empty line at the start', base: '---\nsource: a\n---\nx\n', head: '---\nsource: a\n---\n\nx\n' },
    {
      why: 'a lone CR in the body',
      base: '---\nsource: a\n---\nx\ny\n',
      head: '---\nsource: a\n---\nx\ry\n',
    },
    {
      why: 'a header in the body',
      base: '---\nsource: a\n---\n---\nsource: b\n---\n',
      head: '---\nsource: a\n---\n---\nsource: c\n---\n',
    },
    {
      why: 'body that looks like more header',
      base: '---\nsource: a\n---\nexpression: b\n',
      head: '---\nsource: a\nexpression: b\n---\n',
    },
  ],
  'a.snap',
);
describeBroken(insta, [
  { why: 'front matter of a page', source: '---\nsource: a\ntitle: b\n---\nx\n', line: 1, reason: /not the header/ },
  { why: 'no header', source: 'x\n', line: 1, reason: /opens the header/ },
  { why: 'a header that does not end', source: '---\nsource: a\nx\n', line: 1, reason: /closing/ },
  { why: 'nothing', source: '', line: 1, reason: /opens the header/ },
]);
describeBombs(insta, [
  {
    why: '1,000,000 lines of header',
    make: () => `---\nassertion_line: 1\n${'a: b\n'.repeat(1_000_000)}---\n`,
    ok: true,
  },
]);

describeSpellings(ambr, [
  { why: 'the divider', base: '# name: a\n  1\n---\n', head: '# name: a\n  1\n# ---\n' },
  {
    why: 'the serializer',
    base: '# serializer version: 1\n# name: a\n  1\n# ---\n',
    head: '# serializer version: 2\n# name: a\n  1\n# ---\n',
  },
  { why: 'line ends', base: '# name: a\n  1\n# ---\n', head: '# name: a\r\n  1\r\n# ---' },
]);
describeLookalikes(ambr, [
  { why: 'a lone CR in a body', base: '# name: a\n  1\n  2\n# ---\n', head: '# name: a\n  1\r  2\n# ---\n' },
  { why: 'indentation of a body', base: '# name: a\n  1\n# ---\n', head: '# name: a\n   1\n# ---\n' },
  { why: 'white space at the end of a line', base: '# name: a\n  1\n# ---\n', head: '# name: a\n  1 \n# ---\n' },
  { why: 'an indented divider in a body', base: '# name: a\n  # ---\n# ---\n', head: '# name: a\n# ---\n' },
  { why: 'a name that ends in a blank', base: '# name: a\n  1\n# ---\n', head: '# name: a \n  1\n# ---\n' },
  {
    why: 'the same name twice',
    base: '# name: a\n  1\n# ---\n# name: a\n  2\n# ---\n',
    head: '# name: a\n  2\n# ---\n',
  },
]);
describeBroken(ambr, [
  { why: 'a lost divider', source: '# name: a\n  1\n# name: b\n  2\n# ---\n', line: 1, reason: /without its divider/ },
  { why: 'text outside', source: '# name: a\n  1\n# ---\nx\n', line: 4, reason: /expected "# name/ },
]);
describeBombs(ambr, [
  { why: '300,000 names', make: () => '# name: a\n# ---\n'.repeat(300_000), ok: true },
  { why: '300,000 names without a divider', make: () => '# name: a\n'.repeat(300_000), ok: false },
]);

describeSpellings(ipynb, [
  { why: 'counters', base: cells({ execution_count: 1 }), head: cells({ execution_count: null }) },
  { why: 'ids and their presence', base: cells({ id: 'a' }), head: cells({}) },
  { why: 'source as a text and as lines', base: cells({ source: 'a\nb' }), head: cells({ source: ['a\n', 'b'] }) },
  { why: 'lines cut elsewhere', base: cells({ source: ['a', 'b\nc'] }), head: cells({ source: ['ab\n', 'c'] }) },
  { why: 'nothing as a text and as lines', base: cells({ source: '' }), head: cells({ source: [] }) },
  {
    why: 'an output as a text and as lines',
    base: output({ 'text/plain': 'a\nb' }),
    head: output({ 'text/plain': ['a\n', 'b'] }),
  },
]);
describeLookalikes(ipynb, [
  {
    why: 'lines with and without their ends',
    base: cells({ source: ['a', 'b'] }),
    head: cells({ source: ['a\n', 'b'] }),
  },
  { why: 'a line end at the end', base: cells({ source: ['a'] }), head: cells({ source: ['a\n'] }) },
  {
    why: 'lists in JSON data',
    base: output({ 'application/json': ['a', 'b'] }),
    head: output({ 'application/json': 'ab' }),
  },
  {
    why: 'lists in data of a JSON kind',
    base: output({ 'application/vnd.x+json': ['a', 'b'] }),
    head: output({ 'application/vnd.x+json': ['ab'] }),
  },
  {
    why: 'a traceback, which is a list',
    base: cells({ outputs: [{ traceback: ['a', 'b'] }] }),
    head: cells({ outputs: [{ traceback: ['ab'] }] }),
  },
  { why: 'a counter that is a text', base: cells({ execution_count: 1 }), head: cells({ execution_count: '1' }) },
  { why: 'an id in metadata', base: cells({ metadata: { id: 'a' } }), head: cells({ metadata: { id: 'b' } }) },
  {
    why: 'a counter in metadata',
    base: cells({ metadata: { execution_count: 1 } }),
    head: cells({ metadata: { execution_count: 2 } }),
  },
  {
    why: "a version that is not the kernel's",
    base: '{"nbformat":4,"metadata":{"x":{"version":"1"}}}',
    head: '{"nbformat":4,"metadata":{"x":{"version":"2"}}}',
  },
  { why: 'JSON that is no notebook hides nothing', base: '{"cells":[{"id":"a"}]}', head: '{"cells":[{"id":"b"}]}' },
  { why: 'T53 a name twice', base: '{"nbformat":4,"x":1,"x":2}', head: '{"nbformat":4,"x":2}' },
]);

describeSpellings(
  cassette,
  [
    { why: 'times', base: recorded({}), head: recorded({}, 'Tue, 02 Jan 2024 00:00:00 GMT') },
    {
      why: 'the letter case of the header',
      base: recorded({ response: { headers: { date: ['Mon, 01 Jan 2024 00:00:00 GMT'] } } }),
      head: recorded({ response: { headers: { date: ['Mon, 01 Jan 2024 00:00:09 GMT'] } } }),
    },
    {
      why: 'how long go-vcr waited',
      base: recorded({ response: { duration: '1.5ms' } }),
      head: recorded({ response: { duration: '9s' } }),
    },
  ],
  'cassettes/a.json',
);
describeLookalikes(
  cassette,
  [
    { why: 'a body', base: recorded({ response: { body: 'a' } }), head: recorded({ response: { body: 'a ' } }) },
    {
      why: 'another header with a time',
      base: recorded({ response: { headers: { Expires: ['Mon, 01 Jan 2024 00:00:00 GMT'] } } }),
      head: recorded({ response: { headers: { Expires: ['Tue, 02 Jan 2024 00:00:00 GMT'] } } }),
    },
    {
      why: 'a time in a body',
      base: recorded({ response: { body: { date: 'Mon, 01 Jan 2024 00:00:00 GMT' } } }),
      head: recorded({ response: { body: { date: 'Tue, 02 Jan 2024 00:00:00 GMT' } } }),
    },
    { why: 'a Date header that is gone', base: recorded({}), head: recorded({ response: { headers: {} } }) },
    {
      why: 'a Date header that says something else',
      base: recorded({}),
      head: recorded({ response: { headers: { Date: ['x'] } } }),
    },
    {
      why: 'two dates where one was',
      base: recorded({}),
      head: recorded({
        response: { headers: { Date: ['Mon, 01 Jan 2024 00:00:00 GMT', 'Mon, 01 Jan 2024 00:00:00 GMT'] } },
      }),
    },
    {
      why: 'a method',
      base: recorded({ request: { method: 'get' } }),
      head: recorded({ request: { method: 'post' } }),
    },
    {
      why: 'one entry that is no interaction',
      base: '{"http_interactions":[{"recorded_at":"2024-01-01T00:00:00"}]}',
      head: '{"http_interactions":[{"recorded_at":"2024-01-02T00:00:00"}]}',
    },
  ],
  'cassettes/a.json',
);

const log = (entry: object): string => JSON.stringify({ log: { entries: [entry] } });
describeSpellings(har, [
  {
    why: 'times of an entry',
    base: log({ startedDateTime: '2024-01-01T00:00:00Z', time: 1 }),
    head: log({ startedDateTime: '2024-02-01T00:00:00.5+01:00', time: 2.5 }),
  },
  { why: 'phases', base: log({ timings: { wait: 1, ssl: -1 } }), head: log({ timings: { wait: 2, ssl: 3 } }) },
  {
    why: 'the Date of an answer',
    base: log({ response: { headers: [{ name: 'date', value: 'Mon, 01 Jan 2024 00:00:00 GMT' }] } }),
    head: log({ response: { headers: [{ name: 'date', value: 'Tue, 02 Jan 2024 00:00:00 GMT' }] } }),
  },
]);
describeLookalikes(har, [
  {
    why: 'a status',
    base: log({ time: 1, response: { status: 200 } }),
    head: log({ time: 1, response: { status: 201 } }),
  },
  { why: 'a phase that is new', base: log({ timings: { wait: 1 } }), head: log({ timings: { wait: 1, ssl: 1 } }) },
  { why: 'a time that is a text', base: log({ time: 1 }), head: log({ time: '1' }) },
  {
    why: 'another header with a time',
    base: log({ response: { headers: [{ name: 'Expires', value: 'Mon, 01 Jan 2024 00:00:00 GMT' }] } }),
    head: log({ response: { headers: [{ name: 'Expires', value: 'Tue, 02 Jan 2024 00:00:00 GMT' }] } }),
  },
  {
    why: 'the Date of a question',
    base: log({ request: { headers: [{ name: 'Date', value: 'Mon, 01 Jan 2024 00:00:00 GMT' }] } }),
    head: log({ request: { headers: [{ name: 'Date', value: 'Tue, 02 Jan 2024 00:00:00 GMT' }] } }),
  },
  {
    why: 'a cookie that ends at another time',
    base: log({ response: { cookies: [{ expires: '2024-01-01T00:00:00Z' }] } }),
    head: log({ response: { cookies: [{ expires: '2024-01-02T00:00:00Z' }] } }),
  },
  { why: 'JSON that only has such names', base: '{"time": 1}', head: '{"time": 2}' },
]);

describe('recordings: what is put aside', () => {
  it('is named in the layout, short where it can be', async () => {
    expect((await documentOf(cassette, recorded({}), 'cassettes/a.json')).layout).toMatchObject({
      'recorded times': '2: Mon, 01 Jan 2024 00:00:00 GMT, Mon, 01 Jan 2024 00:00:00 GMT',
    });
    expect((await documentOf(ipynb, cells({ id: 'a', execution_count: 3 }))).layout).toMatchObject({
      'cell ids': 'a',
      'execution counts': '3',
      nbformat_minor: '5',
    });
    expect((await documentOf(insta, '---\nsource: a\n__proto__: x\n---\ny\n', 'a.snap')).layout).toMatchObject({
      'header source': 'a',
      'header __proto__': 'x',
    });
  });

  it('keeps the source line of each line of a cell', async () => {
    const document = await documentOf(ipynb, '{"nbformat": 4, "cells": [{"source": [\n"a\\n",\n"b"]}]}');
    expect(nodeAt(document, 'cells', 0, 'source', 1)).toEqual({ kind: 'string', value: 'b', line: 3 });
  });
});

describe('paths that say what is in a file', () => {
  it.each([
    ['spec/cassettes/a.yml', true],
    ['fixtures/vcr_cassettes/deep/a.json', true],
    ['Cassettes/a.YAML', true],
    ['cassettes.yml', false],
    ['cassettes/readme.txt', false],
    ['mycassettes/a.yml', false],
  ])('%s is a cassette: %s', (path, is) => {
    expect(isCassettePath(path)).toBe(is);
  });

  it.each([
    ['a/.env.test', true],
    ['.ENV.local', true],
    ['.env.json', false],
    ['.env', false],
    ['x.env.y', false],
  ])('%s is one of many .env files: %s', (path, is) => {
    expect(isEnvPath(path)).toBe(is);
  });
});
