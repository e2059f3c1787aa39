import { describe, expect, test } from 'vitest';
import { compareFixture } from '../../src/comparison/compare.js';
import type { ModificationClass } from '../../src/comparison/comparison.js';
import type { FixtureRule } from '../../src/policy/policy.js';
import { comparisonJob } from '../support/jobs.js';

/** Pairs that look alike and differ. Every one of them was written to be taken for equal. */
interface Trap {
  readonly why: string;
  readonly path?: string;
  readonly base: string | Uint8Array;
  readonly head: string | Uint8Array;
  readonly rule?: Partial<FixtureRule>;
  readonly expected: ModificationClass;
  readonly also?: readonly ModificationClass[];
}

const SHAPE = 'SHAPE_CHANGE';
const REWRITE = 'SEMANTIC_REWRITE';
const DRIFT = 'TOLERANCE_DRIFT';

const numbers: readonly Trap[] = [
  {
    why: 'integers beyond 2^53 that are one double',
    base: '{"n":9007199254740993}',
    head: '{"n":9007199254740992}',
    expected: REWRITE,
  },
  { why: 'two numbers that both overflow a double', base: '{"x":1e400}', head: '{"x":1e401}', expected: REWRITE },
  { why: 'two numbers that both underflow to zero', base: '{"x":1e-400}', head: '{"x":2e-400}', expected: REWRITE },
  {
    why: 'exponents beyond any machine word',
    base: '{"x":1e99999999999999999999}',
    head: '{"x":1e99999999999999999998}',
    expected: REWRITE,
  },
  {
    why: 'an exponent that must not be expanded, against its neighbour',
    base: '{"x":1e999999999}',
    head: '{"x":1.0000001e999999999}',
    expected: REWRITE,
  },
  { why: 'a short decimal has no default tolerance', base: '{"x":0.10000}', head: '{"x":0.10001}', expected: REWRITE },
  {
    why: 'another integer by way of an exponent',
    base: '{"x":12345678901}',
    head: '{"x":1.2345678902e10}',
    expected: REWRITE,
  },
  {
    why: 'another integer by way of a measured spelling',
    base: '{"x":1700000000001}',
    head: '{"x":1700000000002.000000}',
    expected: REWRITE,
  },
  {
    why: 'another integer by way of a point, under a rule that reaches no integers',
    base: '{"x":15}',
    head: '{"x":16.0}',
    rule: { tolerances: [{ path: '$.x', relative: 0.1 }] },
    expected: REWRITE,
  },
  {
    why: 'another integer by way of a point, in a decimal column',
    path: 'a.csv',
    base: 'x,y\n1.5,a\n1000000001,b\n',
    head: 'x,y\n1.5,a\n1000000002.0000000,b\n',
    expected: REWRITE,
  },
  { why: 'just beyond relative 1e-9', base: '{"x":1.000000000}', head: '{"x":1.0000000010000001}', expected: REWRITE },
  {
    why: 'an exact name does not drift, measured or not',
    base: '{"unitPrice":1.0000000000}',
    head: '{"unitPrice":1.0000000001}',
    expected: REWRITE,
  },
  {
    why: 'an exact name in camel case with an acronym',
    base: '{"orderIDs":[1.0000000000]}',
    head: '{"orderIDs":[1.0000000001]}',
    expected: REWRITE,
  },
  {
    why: 'an exact name in kebab case, plural',
    base: '{"net-amounts":[1.0000000000]}',
    head: '{"net-amounts":[1.0000000001]}',
    expected: REWRITE,
  },
  {
    why: 'rate_bps is two words of one name',
    base: '{"swap_rate_bps":1.0000000000}',
    head: '{"swap_rate_bps":1.0000000001}',
    expected: REWRITE,
  },
  {
    why: 'an exact name above data keys',
    base: '{"balance":{"2021":1.0000000000,"2022":2.5}}',
    head: '{"balance":{"2021":1.0000000001,"2022":2.5}}',
    expected: REWRITE,
  },
  {
    why: 'a sign that is lost near zero has no floor without a scale',
    base: '{"x":1.0e-15}',
    head: '{"x":-1.0e-15}',
    expected: REWRITE,
  },
  {
    why: 'zero against noise has no floor with fewer than eight values',
    base: '[0.0,1.5e0,2.5e0]',
    head: '[1e-15,1.5e0,2.5e0]',
    expected: REWRITE,
  },
  {
    why: 'zero against something larger than the scale allows',
    base: '[0.0,1e0,2e0,3e0,4e0,5e0,6e0,7e0,8e0,9e0]',
    head: '[3e-12,1e0,2e0,3e0,4e0,5e0,6e0,7e0,8e0,9e0]',
    expected: REWRITE,
  },
  {
    why: 'a global rule does not reach integers',
    base: '{"x":100}',
    head: '{"x":101}',
    rule: { tolerances: [{ absolute: 5 }] },
    expected: REWRITE,
  },
  {
    why: 'a path rule does not reach integers',
    base: '{"x":100}',
    head: '{"x":101}',
    rule: { tolerances: [{ path: '$.x', absolute: 5 }] },
    expected: REWRITE,
  },
  {
    why: 'the most specific rule wins, though it is the stricter one',
    base: '{"a":{"x":1.5}}',
    head: '{"a":{"x":1.6}}',
    rule: {
      tolerances: [
        { path: '$..x', absolute: 1 },
        { path: '$.a.x', absolute: 0.01 },
      ],
    },
    expected: REWRITE,
  },
  {
    why: 'of two equally specific rules both must hold',
    base: '{"a":{"x":1.5}}',
    head: '{"a":{"x":1.6}}',
    rule: {
      tolerances: [
        { path: '$.a.x', absolute: 1 },
        { path: "$['a']['x']", absolute: 0.01 },
      ],
    },
    expected: REWRITE,
  },
  {
    why: 'a rule on another path',
    base: '{"x":1.5}',
    head: '{"x":1.6}',
    rule: { tolerances: [{ path: '$.y', absolute: 1 }] },
    expected: REWRITE,
  },
  {
    why: 'no tolerance inside strings',
    base: '{"x":"1.0000000000"}',
    head: '{"x":"1.0000000001"}',
    rule: { tolerances: [{ path: '$.x', absolute: 1 }] },
    expected: REWRITE,
  },
  {
    why: 'infinity is near nothing',
    base: '{"x":Infinity}',
    head: '{"x":1e308}',
    rule: { tolerances: [{ absolute: 1e308, relative: 1e9 }] },
    expected: REWRITE,
  },
  {
    why: 'the infinities are not near each other',
    base: '{"x":Infinity}',
    head: '{"x":-Infinity}',
    rule: { tolerances: [{ relative: 1e9 }] },
    expected: REWRITE,
  },
  {
    why: 'a literal over the limit is not taken for equal',
    base: `{"x":0.${'1'.repeat(5_000)}1}`,
    head: `{"x":0.${'1'.repeat(5_000)}2}`,
    expected: REWRITE,
  },
];

const strings: readonly Trap[] = [
  { why: 'composed and decomposed é', base: '{"s":"caf\u00e9"}', head: '{"s":"cafe\u0301"}', expected: REWRITE },
  { why: 'a zero width space', base: '{"s":"ab"}', head: '{"s":"a\u200bb"}', expected: REWRITE },
  { why: 'Latin and Cyrillic a', base: '{"s":"a"}', head: '{"s":"\u0430"}', expected: REWRITE },
  { why: 'CR inside a value', base: '{"s":"a\\nb"}', head: '{"s":"a\\r\\nb"}', expected: REWRITE },
  { why: 'a soft hyphen in a key', base: '{"key":1}', head: '{"ke\u00ady":1}', expected: SHAPE },
  {
    why: 'a lone surrogate against the replacement character',
    base: '{"s":"\\ud800"}',
    head: '{"s":"\ufffd"}',
    expected: REWRITE,
  },
  { why: 'a byte order mark inside a value', base: '{"s":"a"}', head: '{"s":"\ufeffa"}', expected: REWRITE },
  {
    why: 'an emoji with another variation selector',
    base: '{"s":"\u2764\ufe0f"}',
    head: '{"s":"\u2764\ufe0e"}',
    expected: REWRITE,
  },
  { why: 'the text true against the boolean', base: '{"s":"true"}', head: '{"s":true}', expected: SHAPE },
  { why: 'the empty text against null', base: '{"s":""}', head: '{"s":null}', expected: SHAPE },
  { why: 'the text null against null', base: '{"s":"null"}', head: '{"s":null}', expected: SHAPE },
  { why: 'a backslash that is escaped once more', base: '{"s":"\\\\n"}', head: '{"s":"\\n"}', expected: REWRITE },
];

const structure: readonly Trap[] = [
  {
    why: 'a discriminator alone takes its record into another variant, where a key becomes optional',
    base: '[{"type":"a","x":1},{"type":"b","x":1,"y":1},{"type":"a","x":1}]',
    head: '[{"type":"a","x":1},{"type":"b","x":1,"y":1},{"type":"b","x":1}]',
    expected: SHAPE,
  },
  {
    why: 'a syntax tree: one sort of node, deep inside, got a key that another sort has',
    base: '{"type":"P","body":[{"type":"If","test":1,"body":[{"type":"Do","body":[]}]}]}',
    head: '{"type":"P","body":[{"type":"If","test":1,"body":[{"type":"Do","test":2,"body":[]}]}]}',
    expected: SHAPE,
  },
  {
    why: 'a tree that is deeper on head, one value rewritten in the part that stayed',
    base: '{"v":1,"l":{"v":2,"l":null,"r":null},"r":null}',
    head: '{"v":1,"l":{"v":3,"l":{"v":4,"l":null,"r":null},"r":null},"r":null}',
    expected: REWRITE,
  },
  {
    why: 'two values swapped between records',
    base: '[{"id":1,"v":"a"},{"id":2,"v":"b"}]',
    head: '[{"id":1,"v":"b"},{"id":2,"v":"a"}]',
    expected: REWRITE,
  },
  {
    why: 'the ids swapped instead of the values',
    base: '[{"id":1,"v":"a"},{"id":2,"v":"b"}]',
    head: '[{"id":2,"v":"a"},{"id":1,"v":"b"}]',
    expected: REWRITE,
  },
  { why: 'a shuffle that hides one edit', base: '["a","b","c","d"]', head: '["d","c","B","a"]', expected: REWRITE },
  { why: 'the last value of duplicate names changed', base: '{"a":1,"a":2}', head: '{"a":1,"a":3}', expected: REWRITE },
  { why: 'duplicate names in another order', base: '{"a":1,"a":2}', head: '{"a":2,"a":1}', expected: REWRITE },
  {
    why: 'a duplicate name dropped, last one wins in most parsers',
    base: '{"a":1,"a":2}',
    head: '{"a":2}',
    expected: SHAPE,
  },
  { why: 'a nested empty object against an empty array', base: '{"a":[{}]}', head: '{"a":[[]]}', expected: SHAPE },
  { why: 'one row added among equal rows', base: '[1,1,1]', head: '[1,1,1,1]', expected: REWRITE },
  {
    why: 'a member that was optional is gone from one record',
    base: '[{"a":1,"b":1},{"a":2,"b":1},{"a":3}]',
    head: '[{"a":1,"b":1},{"a":2},{"a":3}]',
    expected: REWRITE,
  },
  {
    why: 'an optional member moved to another record',
    base: '[{"a":1,"b":7},{"a":2}]',
    head: '[{"a":1},{"a":2,"b":7}]',
    expected: REWRITE,
  },
  {
    why: 'a type exchanged between two records with equal sets of types',
    base: '[{"v":1},{"v":"1"}]',
    head: '[{"v":"1"},{"v":1}]',
    expected: REWRITE,
  },
  {
    why: 'a variant got a key that another variant always had',
    base: '[{"type":"click","x":1},{"type":"key","y":1}]',
    head: '[{"type":"click","x":1,"y":1},{"type":"key","y":1}]',
    expected: SHAPE,
  },
  {
    why: 'a variant alone on head brings a new type',
    base: '[{"type":"click","x":1},{"type":"key","x":1}]',
    head: '[{"type":"click","x":1},{"type":"key","x":1},{"type":"drag","x":"1"}]',
    expected: SHAPE,
  },
  {
    why: 'a seventeenth variant does not take the variants away',
    base: `[${Array.from({ length: 16 }, (_, i) => `{"type":"t${i}"${i > 0 ? ',"y":1' : ''}}`).join(',')}]`,
    head: `[${Array.from({ length: 17 }, (_, i) => `{"type":"t${i}"${i !== 1 ? ',"y":1' : ''}}`).join(',')}]`,
    expected: SHAPE,
  },
  {
    why: 'a discriminator that changed is a value',
    base: '[{"type":"click","x":1},{"type":"key","x":1}]',
    head: '[{"type":"key","x":1},{"type":"click","x":1}]',
    expected: REWRITE,
  },
  {
    why: 'a value changed under a map key',
    base: '{"2021":{"n":1},"2022":{"n":2}}',
    head: '{"2021":{"n":1},"2022":{"n":3}}',
    expected: REWRITE,
  },
  {
    why: 'two map entries swapped',
    base: '{"2021":{"n":1},"2022":{"n":2}}',
    head: '{"2021":{"n":2},"2022":{"n":1}}',
    expected: REWRITE,
  },
  { why: 'rows of a matrix got longer', base: '{"m":[[1,2],[3,4]]}', head: '{"m":[[1,2,0],[3,4,0]]}', expected: SHAPE },
  {
    why: 'a matrix reshaped with the same numbers',
    base: '{"m":[[1,2,3],[4,5,6]]}',
    head: '{"m":[[1,2],[3,4],[5,6]]}',
    expected: SHAPE,
  },
  {
    why: 'a matrix reshaped, one number changed',
    base: '{"m":[[1,2,3],[4,5,6]]}',
    head: '{"m":[[1,2],[3,4],[5,7]]}',
    expected: SHAPE,
    also: [REWRITE],
  },
  {
    why: 'a key renamed and another value rewritten',
    base: '[{"id":1,"mail":"x","v":1}]',
    head: '[{"id":1,"email":"x","v":2}]',
    expected: SHAPE,
    also: [REWRITE],
  },
  {
    why: 'a record renamed, re-keyed and rewritten is not excused by its new key',
    base: '[{"id":1,"a":1,"v":1},{"id":2,"a":1,"v":2}]',
    head: '[{"id":1,"b":1,"v":1},{"id":3,"b":1,"v":9},{"id":2,"b":1,"v":2}]',
    expected: SHAPE,
  },
  {
    why: 'a list with a row too few in a deep place',
    base: '{"a":{"b":{"c":[[1],[2],[3]]}}}',
    head: '{"a":{"b":{"c":[[1],[3]]}}}',
    expected: REWRITE,
  },
  {
    why: 'unordered does not mean a set',
    base: '{"a":[1,1,2]}',
    head: '{"a":[1,2,2]}',
    rule: { unordered: ['$.a'] },
    expected: REWRITE,
  },
  {
    why: 'unordered rows do not unpair their members',
    base: '[{"k":1,"v":1},{"k":2,"v":2}]',
    head: '[{"k":1,"v":2},{"k":2,"v":1}]',
    rule: { unordered: ['$'] },
    expected: REWRITE,
  },
  {
    why: 'unordered on another path',
    base: '{"a":[1,2],"b":[1,2]}',
    head: '{"a":[2,1],"b":[2,1]}',
    rule: { unordered: ['$.a'] },
    expected: REWRITE,
    also: [DRIFT],
  },
  {
    why: 'unordered with a tolerance does not pair one value with two',
    base: '[1.0,1.2]',
    head: '[1.1,1.9]',
    rule: { unordered: ['$'], tolerances: [{ path: '$[*]', absolute: 0.15 }] },
    expected: REWRITE,
    also: [DRIFT],
  },
];

const tables: readonly Trap[] = [
  {
    why: 'two cells of one row swapped',
    path: 'a.csv',
    base: 'id,a,b\n1,x,y\n2,p,q\n',
    head: 'id,a,b\n1,y,x\n2,p,q\n',
    expected: REWRITE,
  },
  {
    why: 'columns in another order, header and cells alike',
    path: 'a.csv',
    base: 'id,a\n1,x\n',
    head: 'a,id\nx,1\n',
    expected: SHAPE,
  },
  {
    why: 'the header alone in another order',
    path: 'a.csv',
    base: 'a,b\n1,2\n3,4\n',
    head: 'b,a\n1,2\n3,4\n',
    expected: SHAPE,
  },
  {
    why: 'a leading zero was dropped',
    path: 'a.csv',
    base: 'zip,n\n01234,a\n05678,b\n',
    head: 'zip,n\n1234,a\n5678,b\n',
    expected: SHAPE,
  },
  {
    why: 'a leading zero was dropped in a text column',
    path: 'a.csv',
    base: 'zip,n\n01234,a\nAB1,b\n',
    head: 'zip,n\n1234,a\nAB1,b\n',
    expected: REWRITE,
  },
  {
    why: 'a trailing zero in a text column',
    path: 'a.csv',
    base: 'v,n\n1.10,a\nx,b\n',
    head: 'v,n\n1.1,a\nx,b\n',
    expected: REWRITE,
  },
  {
    why: 'a null token in a text column is a text',
    path: 'a.csv',
    base: 'v,n\nNA,1\nx,2\n',
    head: 'v,n\n,1\nx,2\n',
    expected: REWRITE,
  },
  {
    why: 'an integer column became decimal with equal values',
    path: 'a.csv',
    base: 'k,n\na,5\nb,6\n',
    head: 'k,n\na,5.0\nb,6.0\n',
    expected: SHAPE,
    also: [],
  },
  {
    why: 'an integer column became decimal and one value moved',
    path: 'a.csv',
    base: 'k,n\na,5\nb,6\n',
    head: 'k,n\na,5.0\nb,6.5\n',
    expected: SHAPE,
    also: [REWRITE],
  },
  {
    why: 'a kind changed by one cell and another cell was rewritten',
    path: 'a.csv',
    base: 'k,n\na,5\nb,6\n',
    head: 'k,n\na,x\nb,7\n',
    expected: SHAPE,
    also: [REWRITE],
  },
  {
    why: 'an added row with the first null counts once',
    path: 'a.csv',
    base: 'k,n\na,5\n',
    head: 'k,n\na,5\nb,\n',
    expected: SHAPE,
    also: [],
  },
  {
    why: 'an added row beside the one with the first null',
    path: 'a.csv',
    base: 'k,n\na,5\n',
    head: 'k,n\na,5\nb,\nc,9\n',
    expected: SHAPE,
    also: [REWRITE],
  },
  {
    why: 'rows exchanged the values of a column',
    path: 'a.csv',
    base: 'id,v\n1,a\n2,b\n',
    head: 'id,v\n2,a\n1,b\n',
    expected: REWRITE,
  },
  { why: 'a trailing blank in a cell', path: 'a.csv', base: 'id,v\n1,a\n', head: 'id,v\n1,a \n', expected: REWRITE },
  {
    why: 'a price has no tolerance in a table either',
    path: 'a.csv',
    base: 'k,price\na,1.0000000000\nb,2.0000000000\n',
    head: 'k,price\na,1.0000000001\nb,2.0000000000\n',
    expected: REWRITE,
  },
  {
    why: 'a rule for one column does not reach its neighbour',
    path: 'a.csv',
    base: 'k,a,b\nx,1.50,1.50\n',
    head: 'k,a,b\nx,1.50,1.51\n',
    rule: { tolerances: [{ path: '$[*].a', absolute: 1 }] },
    expected: REWRITE,
  },
];

const texts: readonly Trap[] = [
  { why: 'white space inside a line', path: 'a.txt', base: 'a b\n', head: 'a  b\n', expected: REWRITE },
  { why: 'tabs for blanks at the start of a line', path: 'a.txt', base: '    a\n', head: '\ta\n', expected: REWRITE },
  { why: 'an empty line in the middle', path: 'a.txt', base: 'a\nb\n', head: 'a\n\nb\n', expected: REWRITE },
  { why: 'two lines swapped', path: 'a.txt', base: 'a\nb\n', head: 'b\na\n', expected: REWRITE },
  { why: 'a byte order mark inside the text', path: 'a.txt', base: 'a\nb\n', head: 'a\n\ufeffb\n', expected: REWRITE },
  {
    why: 'a zero width space at the end of a line is no white space to Python',
    path: 'a.txt',
    base: 'a\n',
    head: 'a\u200b\n',
    expected: REWRITE,
  },
  {
    why: 'a date is no number, whatever the tolerance',
    path: 'a.txt',
    base: 'on 2024-01-02\n',
    head: 'on 2024-01-03\n',
    rule: { tolerances: [{ path: '$[*]', absolute: 9, integers: true }] },
    expected: REWRITE,
  },
  {
    why: 'a time is no number either',
    path: 'a.txt',
    base: 'at 12:30:45.5 x\n',
    head: 'at 12:30:46.5 x\n',
    rule: { tolerances: [{ path: '$[*]', absolute: 9, integers: true }] },
    expected: REWRITE,
  },
  {
    why: 'a number glued to a name is a name',
    path: 'a.txt',
    base: 'node_1.5\n',
    head: 'node_1.6\n',
    rule: { tolerances: [{ path: '$[*]', absolute: 9, integers: true }] },
    expected: REWRITE,
  },
  {
    why: 'a volatile pattern covers only a part of what changed',
    path: 'a.txt',
    base: 'done in 12ms: ok\n',
    head: 'done in 14ms: failed\n',
    rule: { volatile: { ids: [], timestamps: [], regex: ['\\d+ms'] } },
    expected: REWRITE,
  },
  {
    why: 'one match more than before is not hidden',
    path: 'a.txt',
    base: 'took 12ms\n',
    head: 'took 12ms13ms\n',
    rule: { volatile: { ids: [], timestamps: [], regex: ['\\d+ms'] } },
    expected: REWRITE,
  },
  {
    why: 'a pattern that matches nothing hides nothing',
    path: 'a.txt',
    base: 'a\n',
    head: 'b\n',
    rule: { volatile: { ids: [], timestamps: [], regex: ['x*'] } },
    expected: REWRITE,
  },
];

const volatile = (ids: readonly string[], timestamps: readonly string[] = []): Partial<FixtureRule> => ({
  volatile: { ids, timestamps, regex: [] },
});

const hidden: readonly Trap[] = [
  {
    why: 'a re-pointed foreign key',
    base: '{"rows":[{"id":"a1b2c3d4"},{"id":"e5f6a7b8"}],"ref":{"id":"a1b2c3d4"}}',
    head: '{"rows":[{"id":"11111111"},{"id":"22222222"}],"ref":{"id":"22222222"}}',
    rule: volatile(['$..id']),
    expected: REWRITE,
    also: [DRIFT],
  },
  {
    why: 'a foreign key re-pointed to an id that stayed',
    base: '{"rows":[{"id":"a1b2c3d4"},{"id":"e5f6a7b8"}],"ref":{"id":"a1b2c3d4"}}',
    head: '{"rows":[{"id":"a1b2c3d4"},{"id":"e5f6a7b8"}],"ref":{"id":"e5f6a7b8"}}',
    rule: volatile(['$..id']),
    expected: REWRITE,
  },
  {
    why: 'two ids that became one',
    base: '[{"id":"a1b2c3d4"},{"id":"e5f6a7b8"}]',
    head: '[{"id":"99999999"},{"id":"99999999"}]',
    rule: volatile(['$..id']),
    expected: REWRITE,
    also: [DRIFT],
  },
  {
    why: 'an id that is no id any more',
    base: '{"id":"a1b2c3d4e5f60718"}',
    head: '{"id":"REDACTED"}',
    rule: volatile(['$..id']),
    expected: REWRITE,
  },
  {
    why: 'an id of another length',
    base: '{"id":"a1b2c3d4e5f60718"}',
    head: '{"id":"a1b2c3d4"}',
    rule: volatile(['$..id']),
    expected: REWRITE,
  },
  {
    why: 'a word under an id rule says something',
    base: '{"id":"alice"}',
    head: '{"id":"mallo"}',
    rule: volatile(['$..id']),
    expected: REWRITE,
  },
  {
    why: 'an id that became a number',
    base: '{"id":"12"}',
    head: '{"id":12}',
    rule: volatile(['$..id']),
    expected: SHAPE,
  },
  {
    why: 'a timestamp with another precision',
    base: '{"t":"2024-01-01T00:00:00Z"}',
    head: '{"t":"2024-01-01T00:00:00.000Z"}',
    rule: volatile([], ['$.t']),
    expected: REWRITE,
  },
  {
    why: 'a timestamp in another zone',
    base: '{"t":"2024-01-01T00:00:00+01:00"}',
    head: '{"t":"2024-01-01T00:00:00+02:00"}',
    rule: volatile([], ['$.t']),
    expected: REWRITE,
  },
  {
    why: 'a timestamp that cannot be one',
    base: '{"t":"2024-01-01T00:00:00Z"}',
    head: '{"t":"2024-99-99T00:00:00Z"}',
    rule: volatile([], ['$.t']),
    expected: REWRITE,
  },
  {
    why: 'milliseconds for seconds',
    base: '{"t":1700000000}',
    head: '{"t":1700000000000}',
    rule: volatile([], ['$.t']),
    expected: REWRITE,
  },
  {
    why: 'a timestamp beside the declared path',
    base: '{"t":"2024-01-01T00:00:00Z","u":"2024-01-01T00:00:00Z"}',
    head: '{"t":"2024-01-02T00:00:00Z","u":"2024-01-02T00:00:00Z"}',
    rule: volatile([], ['$.t']),
    expected: REWRITE,
    also: [DRIFT],
  },
  {
    why: 'a volatile member that is gone',
    base: '{"t":"2024-01-01T00:00:00Z"}',
    head: '{}',
    rule: volatile([], ['$.t']),
    expected: SHAPE,
  },
];

const files: readonly Trap[] = [
  { why: 'both sides broken, words differ', base: '{"a":1', head: '{"a":2', expected: REWRITE },
  {
    why: 'both sides broken, and a tolerance that must not reach broken text',
    base: '[1.5, 2',
    head: '[1.6, 2',
    rule: { tolerances: [{ path: '$[*]', absolute: 1 }] },
    expected: REWRITE,
  },
  {
    why: 'both sides broken, and a volatile pattern',
    base: '[12ms',
    head: '[13ms',
    rule: { volatile: { ids: [], timestamps: [], regex: ['\\d+ms'] } },
    expected: REWRITE,
  },
  { why: 'head broken', base: '{"a":1}', head: '{"a":1', expected: SHAPE },
  { why: 'base broken, head mended', base: '{"a":1', head: '{"a":1}', expected: SHAPE },
  { why: 'head emptied', base: '{"a":1}', head: '', expected: SHAPE },
  {
    why: 'bytes that are no text',
    path: 'a.bin',
    base: new Uint8Array([0, 1, 2, 13, 10]),
    head: new Uint8Array([0, 1, 2, 10]),
    expected: REWRITE,
  },
  { why: 'YAML: a key that is a boolean in 1.1', path: 'a.yaml', base: 'a: no\n', head: 'a: "no"\n', expected: SHAPE },
  {
    why: 'YAML: an octal in 1.1 against its digits',
    path: 'a.yaml',
    base: 'mode: 0644\n',
    head: 'mode: 420\n',
    expected: REWRITE,
  },
  {
    why: 'YAML: folded against literal',
    path: 'a.yaml',
    base: 'a: >\n  x\n  y\n',
    head: 'a: |\n  x\n  y\n',
    expected: REWRITE,
  },
  {
    why: 'YAML: an anchor that points elsewhere',
    path: 'a.yaml',
    base: 'x: &a 1\ny: &b 2\nz: *a\n',
    head: 'x: &a 1\ny: &b 2\nz: *b\n',
    expected: REWRITE,
  },
  {
    why: 'a snapshot body with a trailing blank',
    path: 'a.test.js.snap',
    base: 'exports[`a 1`] = `"x"`;\n',
    head: 'exports[`a 1`] = `"x" `;\n',
    expected: REWRITE,
  },
  {
    why: 'JSON Lines: two records in another order',
    path: 'a.jsonl',
    base: '{"a":1}\n{"a":2}\n',
    head: '{"a":2}\n{"a":1}\n',
    expected: REWRITE,
  },
];

const multipart = (before: string, after: string): string =>
  `To: a\nContent-Type: multipart/mixed; boundary=q\n\n${before}--q\n\nx\n--q--\n${after}`;

const smallPdf =
  '%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\nxref\n0 2\n0000000000 65535 f \n0000000009 00000 n \ntrailer\n<</Size 2/Root 1 0 R>>\nstartxref\n43\n%%EOF\n';

const outsideOfPdf: readonly Trap[] = [
  { why: 'bytes behind a PDF', path: 'a.pdf', base: smallPdf, head: `${smallPdf}more`, expected: REWRITE },
  { why: 'other bytes behind a PDF', path: 'a.pdf', base: `${smallPdf}one`, head: `${smallPdf}two`, expected: REWRITE },
  { why: 'bytes before a PDF', path: 'a.pdf', base: smallPdf, head: `more\n${smallPdf}`, expected: REWRITE },
];

/** What a mail program passes over, and a test that reads the file does not. */
const passedOverInMail: readonly Trap[] = [
  ['text before the first part', multipart('one\n', ''), multipart('two\n', '')],
  ['text after the last part', multipart('', 'one\n'), multipart('', 'two\n')],
  ['text moved from before the parts to behind them', multipart('one\n', ''), multipart('', 'one\n')],
  ['blanks inside of a header', 'Subject: a  b\n\nx', 'Subject: a b\n\nx'],
  ['a comment in a content type', 'Content-Type: text/plain; (one) a=1\n\nx', 'Content-Type: text/plain; a=1\n\nx'],
  ['a parameter that is given twice', 'Content-Type: text/plain; a=1; a=2\n\nx', 'Content-Type: text/plain; a=1\n\nx'],
  ['a word in a content type', 'Content-Type: text/plain; one\n\nx', 'Content-Type: text/plain; two\n\nx'],
  [
    'a boundary where there are no parts',
    'Content-Type: text/plain; boundary=x\n\nx',
    'Content-Type: text/plain; boundary=y\n\nx',
  ],
].map(([why, base, head]) => ({ why: why!, path: 'a.eml', base: base!, head: head!, expected: REWRITE }));

/** What a parser of HTML drops leaves no trace in its tree, and must leave one in the class. */
const droppedByHtml: readonly Trap[] = [
  ['an emptied page', '<html></html>', ''],
  ['a page emptied but for blanks', '<html><head></head><body></body></html>', '  \n'],
  ['a null character', '<p>a\0b</p>', '<p>ab</p>'],
  ['a doctype in the middle', '<p>x</p><!doctype html>', '<p>x</p>'],
  ['a second doctype', '<!doctype html><p>x</p><!doctype html>', '<!doctype html><p>x</p>'],
  ['a tag that the file breaks off in', '<p>a</p><b title="secret', '<p>a</p>'],
  ['another tag that the file breaks off in', '<p>a</p><b title="one', '<p>a</p><b title="two'],
  ['attributes of an end tag', '<p>a</p x="1">', '<p>a</p>'],
  ['an end tag of nothing', '<p>a</i></p></section>', '<p>a</p>'],
  ['text between frames', '<frameset><frame>hello<frame></frameset>', '<frameset><frame>bye<frame></frameset>'],
  ['text after frames', '<frameset></frameset>hello', '<frameset></frameset>'],
].map(([why, base, head]) => ({ why: why!, path: 'a.html', base: base!, head: head!, expected: REWRITE }));

const all = [
  ...numbers,
  ...strings,
  ...structure,
  ...tables,
  ...texts,
  ...hidden,
  ...files,
  ...droppedByHtml,
  ...passedOverInMail,
  ...outsideOfPdf,
];

describe('pairs that look alike and differ', () => {
  test('are many', () => expect(all.length).toBeGreaterThan(100));

  test.each(all)('$why', async ({ path = 'a.json', base, head, rule, expected, also }) => {
    const there = await compareFixture(comparisonJob(path, base, head, rule));
    expect(there.class, there.summary).toBe(expected);
    if (also) expect(there.also, there.summary).toEqual(also);
    const back = await compareFixture(comparisonJob(path, head, base, rule));
    expect(back.class, `swapped: ${back.summary}`).toBe(expected);
  });
});
