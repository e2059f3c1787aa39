import { describe, expect, it } from 'vitest';
import type { Container } from '../../../src/documents/document.js';
import { readOne } from '../../../src/documents/read.js';
import { describeClasses, describeHostile } from '../support/classes.js';
import { bytesOf, OPTIONS } from '../support.js';

const HEAD =
  'From: a@example.test\r\nTo: b@example.test\r\nReceived: from x\r\nReceived: from y\r\nSubject: Hello\r\nDate: Mon, 1 Jan 2024 00:00:00 +0000\r\nMessage-ID: <1@example.test>\r\n';
const plain = (body: string, more = ''): string => `${HEAD}${more}\r\n${body}\r\n`;
const multipart = (boundary: string, ...parts: readonly string[]): string =>
  `${HEAD}Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\npreamble\r\n${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`;
const TEXT = 'Content-Type: text/plain; charset=utf-8\r\n\r\nHi';
const attached = (name: string, content: string, wrap = 76): string =>
  `Content-Type: application/json; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(
    content,
  )
    .toString('base64')
    .replace(new RegExp(`.{${wrap}}`, 'g'), '$&\r\n')}`;

describe('eml', () => {
  it('opens attachments by their names, and nested messages as messages', async () => {
    const inner = `Content-Type: message/rfc822\r\n\r\n${plain('inner')}`;
    const { document } = await readOne(
      'a.eml',
      bytesOf(multipart('x', TEXT, attached('a.json', '{"a": 1}'), inner)),
      OPTIONS,
    );
    const parts = (document.readings[0].content as Container).members;
    expect(parts.map(({ name }) => name)).toEqual(['headers', 'part 1', 'part 2', 'part 3', 'text around the parts']);
    const bodies = parts
      .slice(1, -1)
      .map((part) => (part.document.readings[0].content as Container).members[1]!.document.format);
    expect(bodies).toEqual(['text', 'json', 'eml']);
  });

  it('says on which lines its headers stand', async () => {
    const { document } = await readOne('a.eml', bytesOf(plain('x')), OPTIONS);
    const headers = (document.readings[0].content as Container).members[0]!.document.readings[0].content;
    expect(headers).toMatchObject({
      root: {
        members: [
          { name: 'from', line: 1 },
          { name: 'to', line: 2 },
          { name: 'received', line: 3 },
          { name: 'subject', line: 5 },
          {},
          {},
        ],
      },
    });
  });
});

const QP = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n';
const B64 = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n';

describeClasses('eml', 'a.eml', [
  { why: 'line ends', base: plain('x'), head: plain('x').replaceAll('\r\n', '\n'), class: 'TOLERANCE_DRIFT' },
  {
    why: 'a folded header',
    base: plain('x'),
    head: plain('x').replace('from x', 'from\r\n x'),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'an encoded word',
    base: plain('x'),
    head: plain('x').replace('Hello', '=?utf-8?B?SGVsbG8=?='),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'the transfer encoding',
    base: plain('caf=C3=A9', QP),
    head: plain('Y2Fmw6k=', B64),
    class: 'TOLERANCE_DRIFT',
  },
  { why: 'the boundary', base: multipart('x', TEXT), head: multipart('y', TEXT), class: 'TOLERANCE_DRIFT' },
  {
    why: 'where base64 is folded',
    base: multipart('x', attached('a.json', '{"abcdefghijklmnop": 1}')),
    head: multipart('x', attached('a.json', '{"abcdefghijklmnop": 1}', 8)),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'the layout of an attached document',
    base: multipart('x', attached('a.json', '{"a":1}')),
    head: multipart('x', attached('a.json', '{ "a": 1 }')),
    class: 'TOLERANCE_DRIFT',
  },
  { why: 'the date', base: plain('x'), head: plain('x').replace('2024', '2025'), class: 'SEMANTIC_REWRITE' },
  { why: 'the identifier', base: plain('x'), head: plain('x').replace('<1@', '<2@'), class: 'SEMANTIC_REWRITE' },
  {
    why: 'the way that it took',
    base: plain('x'),
    head: plain('x').replace('from x', 'from z').replace('from y', 'from x').replace('from z', 'from y'),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'a value in an attached document',
    base: multipart('x', attached('a.json', '{"a": 1}')),
    head: multipart('x', attached('a.json', '{"a": 2}')),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'a letter that another charset makes of the same bytes',
    base: plain('=E9', QP.replace('utf-8', 'iso-8859-1')),
    head: plain('=E9', QP.replace('utf-8', 'iso-8859-2')).replace('=E9', '=E8'),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'parts in another order',
    base: multipart('x', TEXT, TEXT.replace('Hi', 'Ho')),
    head: multipart('x', TEXT.replace('Hi', 'Ho'), TEXT),
    class: 'SEMANTIC_REWRITE',
  },
  { why: 'a blank in front of a line', base: plain('x\r\ny'), head: plain('x\r\n y'), class: 'SEMANTIC_REWRITE' },
  { why: 'a part', base: multipart('x', TEXT), head: multipart('x', TEXT, TEXT), class: 'SHAPE_CHANGE' },
  { why: 'a header', base: plain('x'), head: plain('x', 'X-A: 1\r\n'), class: 'SHAPE_CHANGE' },
  {
    why: 'the name of an attachment',
    base: multipart('x', attached('a.json', '1')),
    head: multipart('x', attached('b.json', '1')),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'the type of a body',
    base: plain('x', 'Content-Type: text/plain\r\n'),
    head: plain('x', 'Content-Type: text/enriched\r\n'),
    class: 'SEMANTIC_REWRITE',
  },
]);

describeHostile('eml', 'a.eml', () => plain('x'), [
  {
    why: 'parts nested 1,000 deep',
    make: () => {
      let message = TEXT;
      for (let depth = 0; depth < 1_000; depth += 1)
        message = `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n${message}\r\n--b${depth}--`;
      return `From: a@example.test\r\n${message}`;
    },
  },
  { why: '100,000 parts', make: () => multipart('x', ...Array.from({ length: 100_000 }, () => '\r\na')) },
  { why: 'a multipart body that is not closed', make: () => multipart('x', TEXT).replace('--x--', '') },
  { why: 'base64 that is none', make: () => plain('a*b', B64) },
  { why: 'quoted-printable with a broken escape', make: () => plain('a=XYb', QP) },
  { why: '2 MB of blanks in quoted-printable', make: () => plain(`=3D${' '.repeat(2_000_000)}x`, QP) },
  { why: '100,000 headers of one name', make: () => `${'Received: x\r\n'.repeat(100_000)}\r\n` },
  { why: '2 MB of blanks in a header', make: () => `${HEAD}X: ${' '.repeat(2_000_000)}x\r\n\r\n` },
  { why: '2 MB of encoded words that never end', make: () => `${HEAD}X: ${'=?a?b?'.repeat(300_000)}\r\n\r\n` },
]);
