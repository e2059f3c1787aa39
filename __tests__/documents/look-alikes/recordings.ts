import { BIG, BIG_TWIN, type LookAlikes, unseen } from './pairs.js';

const cassette = (request: string, response: string, more = ''): string =>
  `http_interactions:\n- request:\n    method: GET\n    uri: http://example.test/\n${request}  response:\n    status: {code: 200}\n${response}${more}  recorded_at: Mon, 01 Jan 2024 00:00:00 GMT\n`;
const body = (value: string): string => cassette('', `    body: ${JSON.stringify(value)}\n`);
const headers = (value: string): string => cassette('', `    headers:\n${value}`);

const har = (entry: object, log: object = {}): string =>
  JSON.stringify({
    log: {
      version: '1.2',
      ...log,
      entries: [{ startedDateTime: '2024-01-01T00:00:00Z', time: 1, request: {}, response: {}, timings: {}, ...entry }],
    },
  });
const response = (value: object): string => har({ response: value });

const cell = (value: object): string =>
  JSON.stringify({
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {},
    cells: [{ cell_type: 'code', metadata: {}, ...value }],
  });
const output = (value: object): string => cell({ source: [], outputs: [{ output_type: 'stream', ...value }] });

const mail = (head: string, content = 'Hello\n'): string =>
  `From: a@example.test\nTo: b@example.test\nDate: Mon, 01 Jan 2024 00:00:00 +0000\nMessage-ID: <1@example.test>\nMIME-Version: 1.0\n${head}\n${content}`;
const multipart = (...parts: readonly string[]): string =>
  mail('Content-Type: multipart/mixed; boundary=x\n', `${parts.map((part) => `--x\n${part}\n`).join('')}--x--\n`);
const latin1 = (content: string): Uint8Array => Buffer.from(content, 'latin1');

const CASSETTE_PATH = 'fixtures/cassettes/a.yml';

export const RECORDINGS: LookAlikes = {
  cassette: [
    ...unseen((value) => body(value)).map(([why, one, other]) => [why, one, other, CASSETTE_PATH] as const),
    ['a status and its text', body('x'), body('x').replace('code: 200', 'code: "200"'), CASSETTE_PATH],
    ['a date of a body', body('2024-01-01'), body('2024-01-02'), CASSETTE_PATH],
    ['a header that is no date', headers('      Expires: [x]\n'), headers('      Expires: [y]\n'), CASSETTE_PATH],
    [
      'a date that became none',
      headers('      Date: ["Mon, 01 Jan 2024 00:00:00 GMT"]\n'),
      headers('      Date: [later]\n'),
      CASSETTE_PATH,
    ],
    [
      'values of one header in the other order',
      headers('      Via: [a, b]\n'),
      headers('      Via: [b, a]\n'),
      CASSETTE_PATH,
    ],
    [
      'one header with two values and with one',
      headers('      Set-Cookie: [a, b]\n'),
      headers('      Set-Cookie: ["a, b"]\n'),
      CASSETTE_PATH,
    ],
    [
      'a time of a request that nobody recorded',
      cassette('    sent_at: 2024-01-01T00:00:00Z\n', ''),
      cassette('    sent_at: 2024-01-02T00:00:00Z\n', ''),
      CASSETTE_PATH,
    ],
    ['another method of the same length', body('x'), body('x').replace('GET', 'PUT'), CASSETTE_PATH],
    [
      'a duration that is none of the recorder',
      cassette('    duration: 1\n', ''),
      cassette('    duration: 2\n', ''),
      CASSETTE_PATH,
    ],
    ['two interactions swapped', twoInteractions('a', 'b'), twoInteractions('b', 'a'), CASSETTE_PATH],
    ['the number of a body beyond a double', body(BIG), body(BIG_TWIN), CASSETTE_PATH],
    [
      'a body as text and as bytes',
      cassette('', '    body: !!binary aGk=\n'),
      cassette('', '    body: hi\n'),
      CASSETTE_PATH,
    ],
  ],
  har: [
    ...unseen((value) => response({ content: { text: value } })),
    ['a status', response({ status: 200 }), response({ status: 201 })],
    ['a status and its text', response({ status: 200 }), response({ status: '200' })],
    [
      'a header that is no date',
      response({ headers: [{ name: 'Age', value: '1' }] }),
      response({ headers: [{ name: 'Age', value: '2' }] }),
    ],
    [
      'a date in the request',
      har({ request: { headers: [{ name: 'If-Modified-Since', value: 'Mon, 01 Jan 2024 00:00:00 GMT' }] } }),
      har({ request: { headers: [{ name: 'If-Modified-Since', value: 'Tue, 02 Jan 2024 00:00:00 GMT' }] } }),
    ],
    [
      'a cookie that expires at another time',
      response({ cookies: [{ name: 'a', expires: '2024-01-01T00:00:00Z' }] }),
      response({ cookies: [{ name: 'a', expires: '2024-01-02T00:00:00Z' }] }),
    ],
    [
      'two headers of one name swapped',
      response({
        headers: [
          { name: 'Via', value: 'a' },
          { name: 'Via', value: 'b' },
        ],
      }),
      response({
        headers: [
          { name: 'Via', value: 'b' },
          { name: 'Via', value: 'a' },
        ],
      }),
    ],
    [
      'an encoding of a body',
      response({ content: { text: 'aGk=', encoding: 'base64' } }),
      response({ content: { text: 'aGk=' } }),
    ],
    ['a start that became a number', har({}), har({ startedDateTime: 1 })],
    ['a start that is no time', har({}), har({ startedDateTime: 'yesterday' })],
    ['a duration and its text', har({ time: 1 }), har({ time: '1' })],
    ['a phase that is gone', har({ timings: { wait: 1, send: 1 } }), har({ timings: { wait: 1 } })],
    [
      'a query of the same length',
      har({ request: { url: 'https://example.test/?a=1' } }),
      har({ request: { url: 'https://example.test/?a=l' } }),
    ],
    [
      'a time outside of the entries',
      har({}, { comment: '2024-01-01T00:00:00Z' }),
      har({}, { comment: '2024-01-02T00:00:00Z' }),
    ],
  ],
  ipynb: [
    ...unseen((value) => cell({ source: [value] })),
    ['an indentation of a line', cell({ source: ['if x:\n', '    y\n'] }), cell({ source: ['if x:\n', '  y\n'] })],
    ['a line end between two lines', cell({ source: ['a\n', 'b'] }), cell({ source: ['a', 'b'] })],
    ['a blank at the end of a line', cell({ source: ['a\n', 'b'] }), cell({ source: ['a \n', 'b'] })],
    ['a kind of cell', cell({ source: ['a'] }), cell({ source: ['a'], cell_type: 'markdown' })],
    ['a number of an output', output({ text: ['0.123456789\n'] }), output({ text: ['0.123456788\n'] })],
    ['the stream of an output', output({ name: 'stdout', text: [] }), output({ name: 'stderr', text: [] })],
    [
      'an output of JSON',
      output({ data: { 'application/json': ['a', 'b'] } }),
      output({ data: { 'application/json': ['ab'] } }),
    ],
    [
      'a format of the other major version',
      cell({ source: [] }),
      cell({ source: [] }).replace('"nbformat":4', '"nbformat":3'),
    ],
    ['a count that is a text', cell({ execution_count: 1 }), cell({ execution_count: '1' })],
    [
      'an id beside the cells',
      cell({ source: [], metadata: { id: 'a' } }),
      cell({ source: [], metadata: { id: 'b' } }),
    ],
    ['a tag of a cell', cell({ metadata: { tags: ['a'] } }), cell({ metadata: { tags: [] } })],
    [
      'two outputs swapped',
      cell({ outputs: [{ text: 'a' }, { text: 'b' }] }),
      cell({ outputs: [{ text: 'b' }, { text: 'a' }] }),
    ],
    [
      'an image of one letter more',
      output({ data: { 'image/png': 'aGk=' } }),
      output({ data: { 'image/png': 'aGl=' } }),
    ],
  ],
  eml: [
    ...unseen((value) => mail(`Subject: =?utf-8?q?x?=\nContent-Type: text/plain; charset=utf-8\n`, `${value}\n`)),
    ['the date', mail(''), mail('').replace('01 Jan', '02 Jan')],
    ['the sender', mail(''), mail('').replace('a@example.test', 'a@examp1e.test')],
    [
      'the way that a message took',
      mail('Received: from a\nReceived: from b\n'),
      mail('Received: from b\nReceived: from a\n'),
    ],
    [
      'two parts swapped',
      multipart('Content-Type: text/plain\n\na', 'Content-Type: text/plain\n\nb'),
      multipart('Content-Type: text/plain\n\nb', 'Content-Type: text/plain\n\na'),
    ],
    [
      'the name of an attachment',
      multipart('Content-Disposition: attachment; filename=a.txt\n\nx'),
      multipart('Content-Disposition: attachment; filename=b.txt\n\nx'),
    ],
    [
      'an attachment that is shown',
      multipart('Content-Disposition: attachment; filename=a.txt\n\nx'),
      multipart('Content-Disposition: inline; filename=a.txt\n\nx'),
    ],
    [
      'a byte of a header that has no known letter',
      latin1(mail('Subject: \u00a35\nContent-Type: text/plain\n')),
      mail('Subject: \u00a35\nContent-Type: text/plain\n'),
    ],
    [
      'a no-break space at the end of a header',
      mail('Subject: a\nContent-Type: text/plain\n'),
      mail('Subject: a\u00a0\nContent-Type: text/plain\n'),
    ],
    [
      'the charset of a body',
      latin1(mail('Content-Type: text/plain; charset=iso-8859-1\n', '\u00a4\n')),
      latin1(mail('Content-Type: text/plain; charset=iso-8859-15\n', '\u00a4\n')),
    ],
    [
      'the charset of an attachment',
      latin1(
        multipart(
          'Content-Type: text/csv; charset=iso-8859-1; name=a.bin\nContent-Disposition: attachment; filename=a.bin\n\n\u00a4',
        ),
      ),
      latin1(
        multipart(
          'Content-Type: text/csv; charset=iso-8859-15; name=a.bin\nContent-Disposition: attachment; filename=a.bin\n\n\u00a4',
        ),
      ),
    ],
    [
      'a charset that nobody knows',
      latin1(mail('Content-Type: text/plain; charset=x-one\n', '\u00a4\u0001\n')),
      latin1(mail('Content-Type: text/plain; charset=x-two\n', '\u00a4\u0001\n')),
    ],
    [
      'a line break of flowed text',
      mail('Content-Type: text/plain; format=flowed\n', 'a \nb\n'),
      mail('Content-Type: text/plain; format=flowed\n', 'a\nb\n'),
    ],
    [
      'how a flowed text is joined',
      mail('Content-Type: text/plain; format=flowed; delsp=yes\n', 'a \nb\n'),
      mail('Content-Type: text/plain; format=flowed; delsp=no\n', 'a \nb\n'),
    ],
    [
      'a charset in the second of two headers',
      mail('Content-Type: text/plain; charset=utf-8\nContent-Type: text/plain; charset=utf-8\n'),
      mail('Content-Type: text/plain; charset=utf-8\nContent-Type: text/plain; charset=utf-7\n'),
    ],
    ['a header given twice, in the other order', mail('X-A: 1\nX-A: 2\n'), mail('X-A: 2\nX-A: 1\n')],
    [
      'an encoded word and its letters',
      mail('Subject: =?utf-8?q?caf=C3=A9?=\n'),
      mail('Subject: =?utf-8?q?cafe=CC=81?=\n'),
    ],
    ['text in front of the parts', multipart('\nx'), multipart('\nx').replace('\n--x\n', '\nhidden\n--x\n')],
    [
      'a transfer encoding that is none',
      mail('Content-Transfer-Encoding: base64\n', 'aGk=\n'),
      mail('Content-Transfer-Encoding: 7bit\n', 'aGk=\n'),
    ],
    [
      'a part that became a text',
      multipart('Content-Type: text/html\n\n<p>x</p>'),
      multipart('Content-Type: text/plain\n\n<p>x</p>'),
    ],
  ],
};

function twoInteractions(first: string, second: string): string {
  const one = (uri: string): string =>
    `- request: {method: GET, uri: http://example.test/${uri}}\n  response: {status: 200}\n`;
  return `interactions:\n${one(first)}${one(second)}version: 1\n`;
}
