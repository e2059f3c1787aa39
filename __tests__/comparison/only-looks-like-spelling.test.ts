import { describe, expect, test } from 'vitest';
import { compareFixture } from '../../src/comparison/compare.js';
import type { ModificationClass } from '../../src/comparison/comparison.js';
import { stream, writePdf } from '../documents/support/pdf-writer.js';
import { comparisonJob } from '../support/jobs.js';

/** Single characters that were taken for layout and are read otherwise by the programs of the format (docs/adr/0316). */
type Row = readonly [
  why: string,
  path: string,
  base: string | Uint8Array,
  head: string | Uint8Array,
  expected: ModificationClass,
];

const SHAPE = 'SHAPE_CHANGE';
const REWRITE = 'SEMANTIC_REWRITE';
const DRIFT = 'TOLERANCE_DRIFT';
const XS = ' xmlns:xs="http://www.w3.org/2001/XMLSchema"';

const prefixes: readonly Row[] = [
  ['a customary prefix in an attribute loses its binding', 'a.xml', `<r${XS} t="xs:int"/>`, '<r t="xs:int"/>', REWRITE],
  ['a customary prefix in a text loses its binding', 'a.xml', `<r${XS}>xs:int</r>`, '<r>xs:int</r>', REWRITE],
  [
    'a customary prefix is bound only below',
    'a.xml',
    `<r${XS}><t>xs:int</t></r>`,
    `<r><t>xs:int</t><u${XS}/></r>`,
    SHAPE,
  ],
  [
    'a customary prefix is bound on another element',
    'a.xml',
    `<r${XS} t="xs:int"/>`,
    `<r t="xs:int"><a${XS}/></r>`,
    SHAPE,
  ],
  ['a customary prefix that no value has is spelling', 'a.xml', `<r${XS}>xs: int</r>`, '<r>xs: int</r>', DRIFT],
  ['a customary prefix without a binding on both sides', 'a.xml', '<r t="xs:int"/>', '<r t="xs:int"></r>', DRIFT],
  ['any prefix that no name and no value has is spelling', 'a.xml', '<r/>', '<r xmlns:b="urn:b"/>', DRIFT],
];

const mail = (fields: string, body = 'aGk=') =>
  `From: a@example.test\r\nSubject: x\r\nMIME-Version: 1.0\r\n${fields}\r\n\r\n${body}\r\n`;
const mails: readonly Row[] = [
  ...['\u00a0', '\f', '\u2028', '\ufeff'].map(
    (blank): Row => [
      `an encoding with ${JSON.stringify(blank)} behind it is none that mail programs know`,
      'a.eml',
      mail('Content-Transfer-Encoding: base64'),
      mail(`Content-Transfer-Encoding: base64${blank}`),
      REWRITE,
    ],
  ),
  [
    'a no-break space in front of the name of a parameter',
    'a.eml',
    mail('Content-Type: text/plain; charset=utf-8', 'hi'),
    mail('Content-Type: text/plain;\u00a0charset=utf-8', 'hi'),
    REWRITE,
  ],
];

const sql: readonly Row[] = [
  ['a vertical tabulator between tokens', 'a.sql', 'SELECT 1, 2;\n', 'SELECT 1,\v2;\n', REWRITE],
  [
    'a no-break space behind a command of psql',
    'a.sql',
    '\\echo x\nSELECT 1;\n',
    '\\echo x\u00a0\nSELECT 1;\n',
    REWRITE,
  ],
  ['a form feed between tokens is a blank to all of them', 'a.sql', 'SELECT 1, 2;\n', 'SELECT 1,\f2;\n', DRIFT],
];

const protos: readonly Row[] = [
  [
    'a no-break space behind the name of a schema',
    'a.textproto',
    '# proto-file: a.proto\na: 1\n',
    '# proto-file: a.proto\u00a0\na: 1\n',
    REWRITE,
  ],
];

const APPLE = 'PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd"';
const plist = (doctype: string) => `<!DOCTYPE plist${doctype}>\n<plist version="1.0"><string>x</string></plist>\n`;
/** One date, its marker in front, then where it stands. */
const binary = (marker: number): Uint8Array =>
  Uint8Array.from(
    Buffer.concat([
      Buffer.from('bplist00'),
      Buffer.from([marker, 0x41, 0xc5, 0xa1, 0x1c, 0, 0, 0, 0]),
      Buffer.from([8, 0, 0, 0, 0, 0, 0, 1, 1]),
      Buffer.from([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17]),
    ]),
  );
const plists: readonly Row[] = [
  ['another doctype', 'a.plist', plist(` ${APPLE}`), plist(` ${APPLE.replace('DTDs', 'hidden')}`), REWRITE],
  ['a doctype of another kind', 'a.plist', plist(` ${APPLE}`), plist(' SYSTEM "x.dtd"'), REWRITE],
  [
    "the usual doctype by the company's older name",
    'a.plist',
    plist(` ${APPLE}`),
    plist(` ${APPLE.replace('Apple', 'Apple Computer')}`),
    DRIFT,
  ],
  ['the marker of a date that says another length', 'a.plist', binary(0x33), binary(0x32), SHAPE],
];

/** What XMP says of a document, as an element. */
const pdf = (name: string, value: string): Uint8Array =>
  writePdf([
    '<</Type/Catalog/Pages @1/Metadata @2>>',
    '<</Type/Pages/Kids[]/Count 0>>',
    stream(
      `<x:xmpmeta><rdf:Description><${name}>${value}</${name}></rdf:Description></x:xmpmeta>`,
      '/Type/Metadata/Subtype/XML',
    ),
  ]);
const DATE = 'xmp:ModifyDate';
const pdfs: readonly Row[] = [
  ['a date of XMP', 'a.pdf', pdf(DATE, '2024-01-01T00:00:00Z'), pdf(DATE, '2025-02-03T04:05:06.789+01:00'), DRIFT],
  [
    'an identifier of XMP',
    'a.pdf',
    pdf('xmpMM:DocumentID', 'uuid:1a2b-3c'),
    pdf('xmpMM:DocumentID', 'xmp.did:4d'),
    DRIFT,
  ],
  ['a date of XMP that is a sentence', 'a.pdf', pdf(DATE, '2024-01-01'), pdf(DATE, 'pay to another account'), REWRITE],
  [
    'two dates of XMP that are none',
    'a.pdf',
    pdf(DATE, 'pay to one account'),
    pdf(DATE, 'pay to another account'),
    REWRITE,
  ],
  [
    'an identifier of XMP that is a sentence',
    'a.pdf',
    pdf('xmpMM:DocumentID', 'uuid:1'),
    pdf('xmpMM:DocumentID', 'pay them'),
    REWRITE,
  ],
];

describe('what only looks like spelling', () => {
  test.each([...prefixes, ...mails, ...sql, ...protos, ...plists, ...pdfs])(
    '%s',
    async (_, path, base, head, expected) => {
      const there = await compareFixture(comparisonJob(path, base, head));
      expect(there.class, there.summary).toBe(expected);
      const back = await compareFixture(comparisonJob(path, head, base));
      expect(back.class, `swapped: ${back.summary}`).toBe(expected);
    },
  );
});
