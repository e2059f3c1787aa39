import '../../support/seed.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePlainly } from '../../../src/comparison/compare.js';
import { HASHING, hashNode } from '../../../src/comparison/nodes.js';
import { readXml } from '../../../src/documents/formats/xml.js';
import { UNFINISHED } from '../../../src/documents/large/units.js';
import { newNames } from '../../../src/documents/large/xml-names.js';
import { scanElement } from '../../../src/documents/large/xml-scan.js';
import { newXmlScan } from '../../../src/documents/large/xml-state.js';
import { readOptionsOf } from '../../../src/documents/read-options.js';
import { DEFAULT_LIMITS } from '../../../src/policy/policy.js';
import { comparisonJob, fixtureRule } from '../../support/jobs.js';
import { agree, RUNS, TINY } from './agree.js';
import { edited, editsOf } from './edits.js';

/** A pair of these is read twice by a full reader, which costs more than the other formats' lines. */
const COUNT = Math.round(0.6 * RUNS);

/** Texts of an element, or what stands in its place. */
const calm = fc.constantFrom('1', '2', 'a', 'b', '1.5', 'a b', '', 'é', '&amp;', 'x &lt; y');
const wild = fc.oneof(
  { weight: 6, arbitrary: calm },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        '<![CDATA[a]]>',
        '<![CDATA[ ]]>',
        'a<!-- c -->b',
        '<!-- c -->',
        '<?pi x?>',
        '&#x41;',
        '&#32;',
        '&#x1F600;',
        ' ',
        '\n',
      ],
      ...[
        'a<i>b</i>c',
        '<i>b</i>',
        '<i/><i/>',
        '<v>1</v>',
        '<v><v>2</v></v>',
        '&x;',
        'a ]]> b',
        '\u0001',
        '&',
        '<b',
        '</i>',
      ],
      ...[
        'a\nb',
        '<a:b/>',
        '<i xmlns="u"/>',
        '<i xml:space="preserve"> </i>',
        '\uFFFF',
        '😀',
        '\u00a0',
        '<!DOCTYPE a>',
        '<é/>',
      ],
    ),
  },
);
const attributes = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom('', ' k="1"', ' k="2"', " k='1'", ' k="1" m="2"', ' m="2" k="1"', '  k="1" '),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        ' type="a"',
        ' type="b"',
        ' k="&lt;"',
        ' k="&#60;"',
        ' k="<"',
        ' k="1" k="2"',
        ' k="a\tb"',
        ' k="a\nb"',
        ' k = "1"',
      ],
      ...[
        ' k="1"m="2"',
        ' k=1',
        ' k',
        ' k="é"',
        ' x:k="1"',
        ' xmlns="u"',
        ' k="xs:b"',
        ' k="&#10;"',
        ' k=">"',
        ' k="\u0002"',
      ],
    ),
  },
);

const styles = [
  { text: calm, attribute: fc.constantFrom('', ' k="1"', ' k="2"'), wild: false },
  { text: calm, attribute: attributes, wild: false },
  { text: wild, attribute: fc.constantFrom('', ' k="1"'), wild: true },
  { text: wild, attribute: attributes, wild: true },
] as const;

interface Record {
  readonly name: string;
  readonly attribute: string;
  readonly parts: readonly (readonly [string, string])[];
  readonly gap: string;
}

const gaps = fc.oneof(
  { weight: 12, arbitrary: fc.constant('\n  ') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '\n', ' ', '\n\n  ', '\n  <!-- c -->\n  ', '<?p?>', 'x', '<![CDATA[ ]]>', '&#32;'),
  },
);

const pair = fc.constantFrom(...styles).chain(({ text, attribute, wild: isWild }) => {
  const record: fc.Arbitrary<Record> = fc.record({
    name: isWild ? fc.constantFrom('r', 'r', 'r', 's') : fc.constant('r'),
    attribute,
    parts: fc.array(fc.tuple(fc.constantFrom('v', 'w'), text), { maxLength: 2 }),
    gap: isWild ? gaps : fc.constantFrom('\n  ', '\n  ', '\n  ', '\n'),
  });
  return fc.record({
    records: fc.array(record, { minLength: 1, maxLength: 40, size: 'max' }),
    edits: editsOf(record, 3),
    change: fc.option(fc.record({ at: fc.nat(99), to: text })),
    ids: fc.constantFrom('rising', 'rising', 'texts', 'none'),
    end: fc.constantFrom<readonly [string, string]>(['\n', '\n'], ['\n', '\n'], ['\r\n', '\r\n'], ['\n', '\r\n']),
    frame: fc.tuple(fc.nat(99), fc.nat(99)),
    sameFrame: fc.integer({ min: 0, max: 9 }),
    context: fc.integer({ min: 1, max: 3 }),
    window: fc.constantFrom(16, 16, 17, 31, 64),
    rule: fc.constantFrom<readonly { path?: string; absolute: number; as?: 'number' }[]>(
      ...[[], [], [], [{ path: '$..*', absolute: 1, as: 'number' as const }], [{ path: '$.none', absolute: 1 }]],
    ),
  });
});

/** What stands around the list; `@` is where its elements go. */
const FRAMES = [
  ...[
    '<l>@\n</l>\n',
    '<?xml version="1.0"?>\n<l>@\n</l>\n',
    '<?xml version="1.0" encoding="UTF-8"?>\n<l a="1">@\n</l>',
  ],
  ...[
    '<l xmlns="urn:x">@\n</l>\n',
    '<o><p>1</p>\n<l>@\n</l>\n</o>\n',
    '<o>\n <l>@\n</l>\n <q>2</q></o>\n',
    '<!-- c -->\n<l>@\n</l>\n',
  ],
  ...[
    '<l xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">@\n</l>\n',
    '<l xmlns:xs="http://www.w3.org/2001/XMLSchema">@\n</l>\n',
    '<l xmlns:a="u">@\n</l>\n',
    '\uFEFF<l>@\n</l>\n',
  ],
  ...[
    '<!DOCTYPE l>\n<l>@\n</l>\n',
    '<l>text @\n</l>\n',
    '<l xml:space="preserve">@\n</l>\n',
    '<l>@\n</l>\n<?end?>\n',
    '<l>@\n',
  ],
  ...[
    '<l>@</l>',
    '<l>@\n</m>\n',
    '<o><l>@\n</l> t</o>',
    '<l>@\n</l>\n<!-- e -->\n',
    '<o><r><v>0</v>t</r><l>@\n</l></o>',
    '<l>@\n</l><l/>',
  ],
  ...[
    '<l>@\n</l>\n<?xml version="1.0"?>\n<l/>\n',
    "<?xml version='1.0' encoding='iso-8859-1'?><l>@</l>",
    '<l a=\'xmlns="u"\'>@\n</l>',
  ],
] as const;

function written(record: Record, id: string): string {
  const parts = record.parts.map(([name, text]) => `<${name}>${text}</${name}>`).join('\n    ');
  const open = `${record.gap}<${record.name}${id}${record.attribute}`;
  return record.parts.length === 0 ? `${open}/>` : `${open}>${parts}</${record.name}>`;
}

describe('large XML', () => {
  it('gets the answer of the plain path, or none', async () => {
    let answered = 0;
    let inserted = 0;
    const classes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(pair, async ({ records, edits, change, ids, end, frame, sameFrame, context, window, rule }) => {
        let next = 0;
        const idOf = (): string => {
          next += 1;
          return ids === 'rising' ? ` id="${next}"` : ids === 'texts' ? ` id="n${(next * 37) % 7}"` : '';
        };
        const base = records.map((record) => ({ record, id: idOf() }));
        const fresh = edits.map((edit) =>
          edit.kind === 'splice' ? { ...edit, insert: edit.insert.map((record) => ({ record, id: idOf() })) } : edit,
        );
        const head = edited<(typeof base)[number]>(base, fresh);
        if (change !== null && head.length > 0) {
          const at = change.at % head.length;
          const { record, id } = head[at]!;
          const [first, ...rest] = record.parts;
          if (first !== undefined) head[at] = { id, record: { ...record, parts: [[first[0], change.to], ...rest] } };
        }
        const [one, other] = frame;
        const frames = [FRAMES[one % (sameFrame < 7 ? 9 : FRAMES.length)]!, FRAMES[other % FRAMES.length]!] as const;
        const file = (list: typeof base, side: 0 | 1): string =>
          frames[sameFrame < 9 ? 0 : side]
            .replace('@', () => list.map(({ record, id }) => written(record, id)).join(''))
            .replaceAll('\n', end[side]);
        const job = comparisonJob('rows.xml', file(base, 0), file(head, 1), { tolerances: rule });
        const found = await agree(job, { ...TINY, context, window });
        if (found === undefined) return;
        answered += 1;
        classes.add(found.class);
        if (/element/.test(found.summary)) inserted += 1;
      }),
      { numRuns: COUNT },
    );
    expect(classes).toEqual(new Set(['SEMANTIC_REWRITE', 'TOLERANCE_DRIFT']));
    expect(answered / COUNT).toBeGreaterThan(0.15);
    expect(inserted / COUNT).toBeGreaterThan(0.03);
  });

  it('with as many elements, all of which differ, gets the answer of the plain path, or none', async () => {
    const texts = fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom('1', '2', '3', '1.5', 'a', 'b', 'A') },
      { weight: 1, arbitrary: fc.constantFrom('', ' ', '&amp;', '&#65;', '\n', 'é', 'a\nb') },
    );
    const record = fc.record({
      id: fc.constantFrom('1', '2', '3', '4'),
      attribute: fc.constantFrom('', '', '', ' k="1"', " k='1'", ' type="a"', ' type="b"'),
      parts: fc.constantFrom(['v'], ['v', 'w'], ['v', 'w'], ['v', 'v'], ['v', 'w', 'v'], []),
      odd: fc.oneof(
        { weight: 30, arbitrary: fc.constantFrom('', '<z><y>1</y></z>') },
        { weight: 1, arbitrary: fc.constantFrom('<!-- c -->', '<![CDATA[a]]>') },
      ),
    });
    const list = fc.array(record, { minLength: 1, maxLength: 20, size: 'max' });
    const values = fc.array(texts, { minLength: 1, maxLength: 9 });
    let answered = 0;
    let rewritten = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          list,
          same: fc.integer({ min: 0, max: 3 }),
          numbered: fc.integer({ min: 0, max: 2 }),
          from: values,
          to: fc.oneof(values, fc.constant(undefined)),
          every: fc.integer({ min: 1, max: 4 }),
          shift: fc.constantFrom(0, 0, 0, 1),
          frame: fc.constantFrom('<l>@\n</l>\n', '<l xmlns="u">@</l>', '<o><p>1</p>\n<l>@\n</l></o>'),
          end: fc.constantFrom('\n', '\n', '\n', '\r\n'),
          window: fc.constantFrom(16, 64, 256),
          rule: fc.constantFrom<readonly { path: string; absolute: number; as: 'number' }[]>(
            ...[[], [], [], [{ path: '$..*', absolute: 1, as: 'number' as const }]],
          ),
        }),
        async ({ list, same, numbered, from, to, every, shift, frame, end, window, rule }) => {
          const records = same > 0 ? list.map(() => list[0]!) : list;
          const file = (side: 0 | 1): string => {
            let next = 0;
            const text = (): string => {
              next += 1;
              const own = from[next % from.length]!;
              if (side === 0 || next % every > 0) return own;
              return to === undefined ? from[(next + shift) % from.length]! : to[next % to.length]!;
            };
            const write = ({ id, attribute, parts, odd }: (typeof list)[number], index: number): string => {
              const inner = parts.map((name) => `<${name}>${text()}</${name}>`).join('');
              return `\n  <r id="${numbered > 0 ? `n${index} ` : id}${side === 1 && to === undefined ? '' : text().replace(/\s/g, '')}"${attribute}>${inner}${odd}</r>`;
            };
            return frame.replace('@', () => records.map(write).join('')).replaceAll('\n', side === 1 ? end : '\n');
          };
          const found = await agree(comparisonJob('rows.xml', file(0), file(1), { tolerances: rule }), {
            ...TINY,
            window,
            kept: 2,
          });
          if (found === undefined) return;
          answered += 1;
          if (found.counts.value > 1) rewritten += 1;
        },
      ),
      { numRuns: COUNT },
    );
    expect(answered / COUNT).toBeGreaterThan(0.1);
    expect(rewritten / COUNT).toBeGreaterThan(0.03);
  });

  const hollow: readonly (readonly [string, (index: number, side: 0 | 1) => string])[] = [
    [
      'a text that stands in another element on either side',
      (index, side) => (index % 2 === 0 || side === 1 ? '<v></v><w>1</w>' : '<v>1</v><w></w>'),
    ],
    [
      'children like each other, of which another one is repeated in the next record',
      (index, side) =>
        index % 2 === 0
          ? `<v>y</v><w>${side === 0 ? 'd' : 'e'}${index}</w><w>c</w>`
          : `<v>y</v><v>${side === 0 ? `b${index}` : 'y'}</v><w>c</w>`,
    ],
  ];
  it.each(hollow)('does not miss what became hollow: %s', async (_, inner) => {
    const file = (side: 0 | 1): string => {
      const records = Array.from({ length: 12 }, (_, index) => `  <r id="n${index}">${inner(index, side)}</r>\n`);
      return `<l>\n${records.join('')}</l>\n`;
    };
    const job = comparisonJob('rows.xml', file(0), file(1));
    expect((await comparePlainly(job)).hollow).toMatch(/v.*: all/);
    for (const window of [16, 64, 4_096]) await agree(job, { ...TINY, window, kept: 2 });
  });

  it('hashes what is left out as the comparer hashes its nodes', async () => {
    const element = fc.letrec<{ node: string }>((tie) => ({
      node: fc
        .record({
          name: fc.constantFrom('a', 'b', 'name.x-1'),
          attribute: fc.constantFrom(
            '',
            ' k="1"',
            " m='é'",
            ' k="&lt;&#x1F600;😀"',
            ' k="1" m="2"',
            ' m="2" k="1"',
            ' k = "a:b"',
          ),
          inner: fc.oneof(
            { depthSize: 'small', withCrossShrink: true },
            fc.constantFrom('', '1', ' ', 'a b', '\n', 'é', '😀', '&amp;x', '&#65;', 'a\r\nb'),
            fc
              .array(fc.tuple(fc.constantFrom('', '\n ', '\r\n'), tie('node')), { minLength: 1, maxLength: 3 })
              .map((list) => list.flat().join('')),
          ),
          closed: fc.boolean(),
        })
        .map(({ name, attribute, inner, closed }) =>
          inner === '' && closed ? `<${name}${attribute} />` : `<${name}${attribute}>${inner}</${name} >`,
        ),
    })).node;
    await fc.assert(
      fc.asyncProperty(element, fc.constantFrom('', 'urn:x'), async (text, namespace) => {
        const scan = newXmlScan(newNames(HASHING, namespace));
        const bytes = Buffer.from(`\n${text}`);
        expect(scanElement(scan, bytes, 0, bytes.length)).toBe(bytes.length);
        for (let end = 0; end < bytes.length; end += 1) expect(scanElement(scan, bytes, 0, end)).toBe(UNFINISHED);
        scanElement(scan, bytes, 0, bytes.length);
        const whole = Buffer.from(`<l xmlns="${namespace}">\n${text}\n</l>`);
        const { options } = { options: readOptionsOf(fixtureRule(), DEFAULT_LIMITS) };
        const { document } = await readXml(
          { bytes: whole, path: 'a.xml', options, openMember: () => fail() },
          'xml',
        ).then((result) => (result.ok ? result : fail()));
        const { content } = document.readings[0];
        const root = content.kind === 'tree' && content.root.kind === 'array' ? content.root.items[0] : undefined;
        const list = root?.kind === 'object' ? root.members[1]!.value : undefined;
        const items = list?.kind === 'object' ? list.members.at(-1)!.value : undefined;
        expect(items?.kind === 'array' ? hashNode(items.items[0]!, new Map()) : 0).toBe(scan.hash);
      }),
      { numRuns: 300 },
    );
  });
});

function fail(): never {
  throw new Error('does not read');
}
