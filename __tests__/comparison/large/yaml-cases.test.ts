import { describe, expect, it } from 'vitest';
import { comparisonJob } from '../../support/jobs.js';
import { agree, TINY } from './agree.js';
import { expectJoined, IDENTIFIED, recordsOf, standingAgain } from './identified.js';

/** A record of JSON without containers, as a block. */
const blockOf = (record: string): string =>
  `- ${record
    .slice(1, -1)
    .replaceAll(/"(\w+)":/g, '$1: ')
    .replaceAll(/,(?=[\w:]+:\s|\n|#)/g, '\n  ')}\n`;

describe('records of large YAML are joined by what identifies all of them', () => {
  const NONE = { first: '"id":7,"sku":8,' };
  const late = (more: (index: number) => string, sku: (index: number) => string | number = (index) => index + 500) => {
    return (index: number): string => `"id":${index === 40 ? 120 : index + 100},${more(index)}"sku":${sku(index)},`;
  };
  it.each([
    ...IDENTIFIED,
    {
      first: '"id":7,"skus":1,"sku":8,',
      why: 'a name that begins like it',
      id: late((index) => `"skus":${index % 3},`),
      key: 'sku',
    },
    {
      first: '"id":7,"sku":"x",',
      why: 'texts in quotes',
      id: late(
        () => '',
        (index) => `"t${index}"`,
      ),
      key: 'sku',
    },
    {
      ...NONE,
      why: 'a text among numbers',
      id: late(
        () => '',
        (index) => (index === 30 ? 'abc' : index + 500),
      ),
      key: 'sku',
    },
    {
      ...NONE,
      why: 'one in other words',
      id: late(
        () => '',
        (index) => (index === 30 ? '"531"' : index + 500),
      ),
      key: 'sku',
    },
    {
      ...NONE,
      why: 'a null among numbers',
      id: late(
        () => '',
        (index) => (index === 30 ? 'null' : index + 500),
      ),
    },
    {
      ...NONE,
      why: 'nothing among numbers',
      id: late(
        () => '',
        (index) => (index === 30 ? '' : index + 500),
      ),
    },
    {
      ...NONE,
      why: 'a truth value among numbers',
      id: late(
        () => '',
        (index) => (index === 30 ? 'true' : index + 500),
      ),
    },
    {
      ...NONE,
      why: 'blanks behind the name',
      id: late(
        () => '',
        (index) => `   ${index + 500}`,
      ),
      key: 'sku',
    },
    {
      ...NONE,
      why: 'blanks behind the number',
      id: late(
        () => '',
        (index) => `${index + 500}  `,
      ),
      key: 'sku',
    },
    {
      first: '"id":7,w:\n    sku: 3\n  "sku":8,',
      why: 'one of that name below another name',
      id: late(() => 'w:\n    sku: 3\n  '),
      key: 'sku',
    },
    {
      ...NONE,
      why: 'one of that name below another name alone',
      id: (index: number) => late(() => '')(index).replace('"sku":', index === 30 ? 'w:\n    sku: ' : '"sku":'),
    },
    {
      first: '"id":7,w:\n  - 1\n  - sku: 3\n  "sku":8,',
      why: 'a list in front',
      id: late(() => 'w:\n  - 1\n  - sku: 3\n  '),
      key: 'sku',
    },
    { ...NONE, why: 'an empty line in front', id: late((index) => (index === 30 ? '\n  ' : '')), key: 'sku' },
    { ...NONE, why: 'a comment in front', id: late((index) => (index === 30 ? '# sku: 5\n  ' : '')), key: 'sku' },
    {
      ...NONE,
      why: 'a comment instead',
      id: (index: number) => late(() => '')(index).replace('"sku":', index === 30 ? '# sku: ' : '"sku":'),
    },
    {
      why: 'a name that goes on behind a colon',
      id: late(() => 'sku:x: 3\n  '),
      first: '"id":7,sku:x: 3\n  "sku":8,',
      key: 'sku',
    },
    {
      ...NONE,
      why: 'several blanks behind the dash',
      id: (index: number) => `${late(() => '')(index)}`,
      dash: '-   ',
      key: 'sku',
    },
  ])('$why', async (one) => {
    const [base, head] = recordsOf(one);
    const dash = 'dash' in one ? one.dash : '- ';
    const written = (record: string, indent: string): string =>
      `${indent}${blockOf(record)
        .replace('- ', dash)
        .trimEnd()
        .replaceAll('\n', `\n${indent}${' '.repeat(dash.length - 2)}`)}\n`;
    for (const window of [16, 4_096]) {
      for (const [front, indent] of [
        ['', ''],
        ['version: 1\nlist:\n', '  '],
      ] as const) {
        const file = (list: readonly string[]): string => front + list.map((text) => written(text, indent)).join('');
        const found = await agree(comparisonJob('a.yaml', file(base), file(head)), { ...TINY, window });
        expectJoined(found, one.key);
      }
    }
  });
});

it('records of large YAML that stand again among those left out are no anchor', async () => {
  for (const window of [16, 4_096]) {
    for (const again of [true, false]) {
      const [base, head] = standingAgain(again).map((list) => list.map(blockOf).join(''));
      const found = await agree(comparisonJob('a.yaml', base!, head!), { ...TINY, window });
      expect(found !== undefined, `${again} by ${window} bytes`).toBe(!again);
    }
  }
});

describe('what surrounds the records of large YAML', () => {
  const bytes = (text: string): Buffer => Buffer.from(text.replaceAll('Q', '\u00ff'), 'latin1');
  it.each<[string, boolean, string, string]>([
    ['is nothing', true, '', ''],
    ['is a name', true, 'list:\n', ''],
    ['is a member in front and one behind', true, 'a: 1\nlist:\n', 'z: 1\n'],
    ['are bytes in front that are not UTF-8', false, 'a: Q\nlist:\n', ''],
    ['are bytes behind that are not UTF-8', false, 'list:\n', 'z: Q\n'],
    ['has two readings in front', false, 'a: yes\nlist:\n', ''],
    ['has two readings behind', false, 'list:\n', 'z: 0o7\n'],
    ['has the name twice', false, 'list: 1\nlist:\n', ''],
    ['has the name twice, behind', false, 'list:\n', 'list: 1\n'],
    ['is another document in front', false, 'a: 1\n---\n', ''],
    ['is another document behind', false, '', '---\na: 1\n'],
    ['is no YAML', false, 'a: [\nlist:\n', ''],
    ['is no YAML, behind', false, 'list:\n', 'z: [\n'],
  ])('%s', async (_, answered, front, tail) => {
    const file = (write: (index: number) => string): Buffer =>
      bytes(
        `${front}${Array.from({ length: 60 }, (_row, index) => `- id: ${index + 10}\n  x: ${write(index)}\n`).join('')}${tail}`,
      );
    const plain = (index: number): string => `${index % 7}.5000001`;
    const changed = file((index) => (index === 50 ? '900.5' : plain(index)));
    const moved = file((index) => `${plain(index)}0000001`);
    const edited = comparisonJob('a.yaml', file(plain), changed);
    expect((await agree(edited))?.class).toBe(answered ? 'SEMANTIC_REWRITE' : undefined);
    expect(await agree({ ...edited, rule: { ...edited.rule, yaml: '1.2' } }), 'of one version').toBeUndefined();
    const inStep = await agree(comparisonJob('a.yaml', file(plain), moved), { ...TINY, window: 256, kept: 10 });
    expect(inStep?.class).toBe(answered ? 'TOLERANCE_DRIFT' : undefined);
  });
});
