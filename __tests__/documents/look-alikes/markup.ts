import { type LookAlikes, NBSP, unseen } from './pairs.js';

const xml = (content: string, attributes = ''): string => `<?xml version="1.0"?>\n<r${attributes}>${content}</r>\n`;
const html = (content: string): string =>
  `<!DOCTYPE html>\n<html><head><title>t</title></head><body>${content}</body></html>\n`;
const plist = (content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict><key>a</key>${content}</dict></plist>\n`;

export const MARKUP: LookAlikes = {
  xml: [
    ...unseen((value) => xml(`<a>${value}</a>`)),
    ['an attribute and an element', xml('<a b="1"/>'), xml('<a><b>1</b></a>')],
    ['two siblings swapped', xml('<a/><b/>'), xml('<b/><a/>')],
    ['a text that moved to the next element', xml('<a>x</a><a/>'), xml('<a/><a>x</a>')],
    ['the namespace of a prefix', xml('<p:a/>', ' xmlns:p="urn:one"'), xml('<p:a/>', ' xmlns:p="urn:two"')],
    ['a default namespace', xml('<a/>', ' xmlns="urn:one"'), xml('<a/>')],
    [
      'an attribute with a namespace and one without',
      xml('<a p:b="1"/>', ' xmlns:p="urn:one"'),
      xml('<a b="1"/>', ' xmlns:p="urn:one"'),
    ],
    [
      'the namespace of a prefix inside of a value',
      xml('<a t="p:T"/>', ' xmlns:p="urn:one"'),
      xml('<a t="p:T"/>', ' xmlns:p="urn:two"'),
    ],
    [
      'the namespace that a type without a prefix is in',
      xml('<a i:type="T"/>', ' xmlns:i="http://www.w3.org/2001/XMLSchema-instance" xmlns="urn:one"')
        .replace('<r', '<x:r xmlns:x="urn:x"')
        .replace('</r', '</x:r'),
      xml('<a i:type="T"/>', ' xmlns:i="http://www.w3.org/2001/XMLSchema-instance" xmlns="urn:two"')
        .replace('<r', '<x:r xmlns:x="urn:x"')
        .replace('</r', '</x:r'),
    ],
    ['markup and its escaped text', xml('<a>&lt;b/&gt;</a>'), xml('<a><b/></a>')],
    [
      'an entity and its escaped text',
      '<!DOCTYPE r [<!ENTITY e "x">]>\n<r>&e;</r>\n',
      '<!DOCTYPE r [<!ENTITY e "x">]>\n<r>&amp;e;</r>\n',
    ],
    [
      'what an entity stands for',
      '<!DOCTYPE r [<!ENTITY e "x">]>\n<r>&e;</r>\n',
      '<!DOCTYPE r [<!ENTITY e "y">]>\n<r>&e;</r>\n',
    ],
    ['white space inside of an element without children', xml('<a> </a>'), xml('<a></a>')],
    ['a line end in an attribute that no parser folds', xml('<a b="x&#10;y"/>'), xml('<a b="x y"/>')],
    ['a carriage return that no parser folds', xml('<a>x&#13;y</a>'), xml('<a>x\ny</a>')],
    ['a blank in mixed content', xml('<p>a <b>c</b> d</p>'), xml('<p>a<b>c</b> d</p>')],
    [
      'white space that is to be kept',
      xml('<a xml:space="preserve"> <b/></a>'),
      xml('<a xml:space="preserve"><b/></a>'),
    ],
    ['a processing instruction', xml('<?php echo 1?>'), xml('<?php echo 2?>')],
    ['an element that was commented out', xml('<a/><b/>'), xml('<a/><!--<b/>-->')],
    ['a text and the comment around it', xml('<a>xy</a>'), xml('<a>x<!--y--></a>')],
    ['an empty attribute and none', xml('<a b=""/>'), xml('<a/>')],
    [
      'the bytes of one letter under two encodings',
      Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><r>\u00a4</r>', 'latin1'),
      Buffer.from('<?xml version="1.0" encoding="ISO-8859-15"?><r>\u00a4</r>', 'latin1'),
    ],
    [
      'a coordinate of a path',
      '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0L1 1"/></svg>',
      '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0L1 -1"/></svg>',
      'fx/a.svg',
    ],
    [
      'a square bracket that closes nothing',
      xml('<a><![CDATA[x]]]]><![CDATA[>y]]></a>'),
      xml('<a><![CDATA[x]]><![CDATA[y]]></a>'),
    ],
  ],
  html: [
    ...unseen((value) => html(`<p>${value}</p>`)),
    ['a no-break space, named', html('<p>a b</p>'), html('<p>a&nbsp;b</p>')],
    ['a blank between two inline elements', html('<b>a</b> <i>b</i>'), html('<b>a</b><i>b</i>')],
    ['an element that closes earlier', html('<p><b>a b</b></p>'), html('<p><b>a</b> b</p>')],
    ['a text and its escaped markup', html('<p>&lt;b&gt;</p>'), html('<p><b></b></p>')],
    ['white space inside of pre', html('<pre>a  b</pre>'), html('<pre>a b</pre>')],
    ['a line of a script', html('<script>a()\nb()</script>'), html('<script>a() b()</script>')],
    ['an attribute without a value and one that is false', html('<input disabled>'), html('<input>')],
    [
      'another address',
      html('<a href="https://example.test/">x</a>'),
      html(`<a href="https://ex${'\u0430'}mple.test/">x</a>`),
    ],
    ['classes in the other order', html('<p class="a b">x</p>'), html('<p class="b a">x</p>')],
    ['quirks mode', html('<p>x</p>'), html('<p>x</p>').replace('<!DOCTYPE html>\n', '')],
    [
      'a row that a parser moves out of its table',
      html('<table><tr><td>x</td></tr></table>'),
      html('<table>x<tr><td></td></tr></table>'),
    ],
    [
      'an attribute that the first one of its name hides',
      html('<p id="a" id="b">x</p>'),
      html('<p id="a" id="c">x</p>'),
    ],
    [
      'what some readers of mail run',
      html('<!--[if mso]><p>x</p><![endif]-->'),
      html('<!--[if mso]><p>y</p><![endif]-->'),
    ],
    [
      'for whom some readers of mail run it',
      html('<!--[if mso]><p>x</p><![endif]-->'),
      html('<!--[if IE]><p>x</p><![endif]-->'),
    ],
    [
      'what a server puts in place of a comment',
      html('<!--#include virtual="/a.html"-->'),
      html('<!--#include virtual="/b.html"-->'),
    ],
    ['the content of a template', html('<template><p>x</p></template>'), html('<template><p>y</p></template>')],
    ['a void element in another place', html('a<br>b c'), html('a b<br>c')],
    ['text behind the end of the page', html('<p>x</p>'), `${html('<p>x</p>')}y`],
    ['a character that is written by number', html('&#128;'), html('&#129;')],
    [
      'white space that a style shows',
      html('<p style="white-space: pre">a  b</p>'),
      html('<p style="white-space: pre">a b</p>'),
    ],
    [
      'white space that a style sheet shows',
      html('<style>p { white-space: pre-wrap }</style><p>a  b</p>'),
      html('<style>p { white-space: pre-wrap }</style><p>a b</p>'),
    ],
    [
      'white space of a drawing that is to be kept',
      html('<svg><text xml:space="preserve">a  b</text></svg>'),
      html('<svg><text xml:space="preserve">a b</text></svg>'),
    ],
    ['a soft hyphen', html('<p>ab</p>'), html('<p>a&shy;b</p>')],
  ],
  plist: [
    ...unseen((value) => plist(`<string>${value}</string>`)),
    ['an integer and a real', plist('<integer>1</integer>'), plist('<real>1</real>')],
    ['a number and its text', plist('<integer>1</integer>'), plist('<string>1</string>')],
    ['true and its text', plist('<true/>'), plist('<string>true</string>')],
    ['a date and its text', plist('<date>2024-01-01T00:00:00Z</date>'), plist('<string>2024-01-01T00:00:00Z</string>')],
    ['data and its text', plist('<data>aGk=</data>'), plist('<string>aGk=</string>')],
    [
      'two integers that are one double',
      plist('<integer>9007199254740993</integer>'),
      plist('<integer>9007199254740992</integer>'),
    ],
    ['hexadecimal and decimal of the same digits', plist('<integer>0x10</integer>'), plist('<integer>10</integer>')],
    ['a blank at the end of a text', plist('<string>x </string>'), plist('<string>x</string>')],
    ['an empty list and an empty dictionary', plist('<array/>'), plist('<dict/>')],
    [
      'a key that moved one dictionary out',
      plist('<dict><key>b</key><true/></dict>'),
      plist('<dict/><key>b</key><true/>'),
    ],
    [
      'items swapped',
      plist('<array><integer>1</integer><integer>2</integer></array>'),
      plist('<array><integer>2</integer><integer>1</integer></array>'),
    ],
    [
      'a no-break space in a key',
      plist('<true/>').replace('<key>a', '<key>a b'),
      plist('<true/>').replace('<key>a', `<key>a${NBSP}b`),
    ],
    ['an integer of the binary form', bplist([0x10, 1]), bplist([0x10, 2])],
    ['a reference of an archiver and a number', bplist([0x80, 1]), bplist([0x10, 1])],
    [
      'the sign of a 64-bit integer',
      bplist([0x13, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
      bplist([0x13, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    ],
    ['a set and a list', bplist([0xc1, 1], [0x10, 5]), bplist([0xa1, 1], [0x10, 5])],
    ['nothing and false', bplist([0x00]), bplist([0x08])],
    ['a text of one byte and its UTF-16', bplist([0x51, 0xe9]), bplist([0x61, 0x01, 0xe9])],
  ],
};

/** A binary property list of objects with one-byte references; the first is the root. */
export function bplist(...objects: readonly (readonly number[])[]): Uint8Array {
  const header = Buffer.from('bplist00');
  const offsets: number[] = [];
  let at = header.length;
  for (const object of objects) {
    offsets.push(at);
    at += object.length;
  }
  const trailer = Buffer.alloc(32);
  trailer[6] = 1;
  trailer[7] = 1;
  trailer.writeBigUInt64BE(BigInt(objects.length), 8);
  trailer.writeBigUInt64BE(0n, 16);
  trailer.writeBigUInt64BE(BigInt(at), 24);
  return Buffer.concat([header, ...objects.map((object) => Buffer.from(object)), Buffer.from(offsets), trailer]);
}
