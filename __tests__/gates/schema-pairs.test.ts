import { describe, expect, test } from 'vitest';
import { checkSchema, type SchemaAnswer } from '../../src/gates/check-schema.js';
import { plainRule } from '../../src/policy/defaults.js';
import { DEFAULT_LIMITS } from '../../src/policy/policy.js';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

async function against(
  schema: string,
  fixture: string | Uint8Array,
  path = 'testdata/a.json',
  others: Readonly<Record<string, string>> = {},
): Promise<SchemaAnswer> {
  const files = [['schemas/a.schema.json', schema] as const, ...Object.entries(others)].map(([name, text]) => {
    return { path: name, bytes: utf8(text), addresses: [`repository:///${name}`] };
  });
  return checkSchema({
    kind: 'schema',
    job: {
      path,
      bytes: typeof fixture === 'string' ? utf8(fixture) : fixture,
      rule: plainRule(['**'], false),
      limits: DEFAULT_LIMITS,
    },
    schema: { key: JSON.stringify([schema, others]), files: files as never },
  });
}

const count = (answer: SchemaAnswer): number | string => (answer.kind === 'judged' ? answer.count : answer.why);

interface Pair {
  readonly why: string;
  readonly schema: string;
  readonly fixture: string;
  readonly path?: string;
}

const big = '9007199254740993';

describe('D2 what a validator on doubles and plain objects would let through', () => {
  const pairs: readonly Pair[] = [
    { why: '2^53 + 1 is over a maximum of 2^53', schema: '{"maximum":9007199254740992}', fixture: big },
    { why: 'and is no multiple of 2', schema: '{"multipleOf":2}', fixture: big },
    { why: 'and is not 2^53', schema: '{"const":9007199254740992}', fixture: big },
    { why: 'also the other way round', schema: `{"const":${big}}`, fixture: '9007199254740992' },
    { why: 'also in a list of values', schema: '{"items":{"enum":[1,9007199254740992]}}', fixture: `[1,${big}]` },
    { why: 'below a minimum by one', schema: '{"minimum":9007199254740993}', fixture: '9007199254740992' },
    { why: 'on the edge of an exclusive maximum', schema: `{"exclusiveMaximum":${big}}`, fixture: big },
    { why: 'on the edge of an exclusive minimum', schema: `{"exclusiveMinimum":${big}}`, fixture: big },
    { why: 'a bound with more digits than a double', schema: '{"maximum":0.1}', fixture: '0.10000000000000000001' },
    { why: 'a negative one', schema: '{"minimum":-0.1}', fixture: '-0.10000000000000000001' },
    {
      why: 'a fraction that a double rounds away is no integer',
      schema: '{"type":"integer"}',
      fixture: '9007199254740992.5',
    },
    { why: '1 + 1e-20 is no integer', schema: '{"type":"integer"}', fixture: '1.00000000000000000001' },
    { why: 'nor is 1e-400, which a double makes 0', schema: '{"type":"integer"}', fixture: '1e-400' },
    { why: 'which is above 0', schema: '{"maximum":0}', fixture: '1e-400' },
    { why: '1e400, which a double makes infinite, is no multiple of 3', schema: '{"multipleOf":3}', fixture: '1e400' },
    { why: 'and over every maximum that a double has', schema: '{"maximum":1.7e308}', fixture: '1e400' },
    { why: 'an exponent that may not be written out', schema: '{"multipleOf":7}', fixture: '1e999999999' },
    { why: 'a large quotient is no integer by being large', schema: '{"multipleOf":0.123456789}', fixture: '1e308' },
    {
      why: 'the same beside a literal of a million',
      schema: '{"multipleOf":0.7}',
      fixture: '1000000000000000000000001',
    },
    { why: 'items that only doubles hold for different', schema: '{"uniqueItems":true}', fixture: '[1,1.0]' },
    { why: 'written with another exponent', schema: '{"uniqueItems":true}', fixture: '[100,1e2]' },
    {
      why: 'objects whose members stand in another order',
      schema: '{"uniqueItems":true}',
      fixture: '[{"a":1,"b":2},{"b":2,"a":1}]',
    },
    { why: 'an integer over 64 bits', schema: '{"format":"int64"}', fixture: '9223372036854775808' },
    { why: 'an integer over 32 bits', schema: '{"format":"int32"}', fixture: '2147483648' },
    {
      why: 'T53 a name twice: a validator sees the last',
      schema: '{"properties":{"a":{"type":"integer"}}}',
      fixture: '{"a":"x","a":1}',
    },
    { why: 'the same deep inside', schema: '{}', fixture: '[[{"b":1,"b":1}]]' },
    { why: '__proto__ is a name as any other', schema: '{"additionalProperties":false}', fixture: '{"__proto__":1}' },
    { why: 'and makes nothing present', schema: '{"required":["x"]}', fixture: '{"__proto__":{"x":1}}' },
    { why: 'toString is not present in every object', schema: '{"required":["toString"]}', fixture: '{}' },
    { why: 'nor is constructor', schema: '{"required":["constructor"]}', fixture: '{}' },
    {
      why: 'hasOwnProperty may be a member',
      schema: '{"properties":{"hasOwnProperty":{"type":"string"}}}',
      fixture: '{"hasOwnProperty":1}',
    },
    { why: 'NaN is no number', schema: '{"type":"number"}', fixture: 'NaN' },
    { why: 'and below nothing, without a type', schema: '{"items":{"maximum":5}}', fixture: '[NaN]' },
    { why: 'infinity is no number', schema: '{"items":{"minimum":5}}', fixture: '[Infinity]' },
    { why: 'NaN of YAML', schema: '{"properties":{"a":{"maximum":5}}}', fixture: 'a: .nan', path: 'a.yaml' },
    { why: 'length counts characters, not units', schema: '{"minLength":2}', fixture: '"😀"' },
    { why: 'of either kind', schema: '{"maxLength":1}', fixture: '"e\\u0301"' },
    {
      why: 'items of a tuple in their places',
      schema: '{"prefixItems":[{"type":"string"},{"type":"integer"}]}',
      fixture: '["a","b"]',
    },
    { why: 'more items than the tuple has', schema: '{"prefixItems":[{}],"items":false}', fixture: '[1,2]' },
    {
      why: 'draft-07 writes tuples another way',
      schema:
        '{"$schema":"http://json-schema.org/draft-07/schema#","items":[{"type":"string"}],"additionalItems":false}',
      fixture: '["a",1]',
    },
    {
      why: '2019-09 does, too',
      schema:
        '{"$schema":"https://json-schema.org/draft/2019-09/schema","items":[{"type":"string"}],"additionalItems":false}',
      fixture: '["a",1]',
    },
    {
      why: 'what no branch looked at',
      schema: '{"allOf":[{"properties":{"a":{}}}],"unevaluatedProperties":false}',
      fixture: '{"a":1,"b":2}',
    },
    {
      why: 'items that no branch looked at',
      schema: '{"allOf":[{"prefixItems":[{}]}],"unevaluatedItems":false}',
      fixture: '[1,2]',
    },
    { why: 'names are rules, too', schema: '{"propertyNames":{"pattern":"^[a-z]+$"}}', fixture: '{"A":1}' },
    { why: 'members that come with others', schema: '{"dependentRequired":{"a":["b"]}}', fixture: '{"a":1}' },
    {
      why: 'a branch that applies',
      schema: '{"if":{"properties":{"k":{"const":"x"}}},"then":{"required":["y"]}}',
      fixture: '{"k":"x"}',
    },
    { why: 'at most so many that fit', schema: '{"contains":{"type":"string"},"maxContains":1}', fixture: '["a","b"]' },
    { why: 'none may fit', schema: '{"not":{"type":"object"}}', fixture: '{}' },
    { why: 'exactly one may fit', schema: '{"oneOf":[{"type":"integer"},{"minimum":2}]}', fixture: '3' },
    { why: 'a date that there is not', schema: '{"format":"date"}', fixture: '"2023-02-30"' },
    { why: '$ends only at the end', schema: '{"pattern":"^a$"}', fixture: '"a\\n"' },
    { why: 'a dot takes no line end', schema: '{"pattern":"^a.b$"}', fixture: '"a\\u2028b"' },
    { why: '\\d is ASCII', schema: '{"pattern":"^\\\\d$"}', fixture: '"\\u0663"' },
    { why: '\\s takes the no-break space', schema: '{"pattern":"^\\\\S+$"}', fixture: '"a\\u00a0b"' },
    {
      why: 'two patterns are two patterns',
      schema: '{"properties":{"a":{"pattern":"^x"},"b":{"pattern":"^y"}}}',
      fixture: '{"a":"x","b":"x"}',
    },
    { why: 'POSIX classes are none here', schema: '{"pattern":"^[[:alpha:]]$"}', fixture: '"b"' },
    {
      why: 'siblings of $ref count',
      schema: '{"$ref":"#/$defs/s","maxLength":1,"$defs":{"s":{"type":"string"}}}',
      fixture: '"ab"',
    },
    {
      why: 'a recursive rule reaches all levels',
      schema: '{"properties":{"n":{"$ref":"#"}},"additionalProperties":false}',
      fixture: '{"n":{"n":{"m":1}}}',
    },
    {
      why: 'a CSV cell that is no integer',
      schema: '{"items":{"properties":{"n":{"type":"integer"}}}}',
      fixture: 'n,s\n1,a\nx,b\n',
      path: 'a.csv',
    },
    {
      why: 'a CSV cell with a leading zero is text',
      schema: '{"items":{"properties":{"n":{"type":"integer"}}}}',
      fixture: 'n,s\n01,a\n2,b\n',
      path: 'a.csv',
    },
    {
      why: 'a CSV column that is not there',
      schema: '{"items":{"required":["m"]}}',
      fixture: 'n,s\n1,a\n2,b\n',
      path: 'a.csv',
    },
    {
      why: 'a row of too many fields',
      schema: '{"items":{"additionalProperties":false,"properties":{"n":{},"s":{}}}}',
      fixture: 'n,s\n1,a,zz\n2,b\n',
      path: 'a.csv',
    },
    {
      why: 'YAML 1.1 reads no as false, and one reading is enough',
      schema: '{"properties":{"c":{"type":"string"}}}',
      fixture: 'c: no\n',
      path: 'a.yaml',
    },
    {
      why: 'a text is no number',
      schema: '{"properties":{"v":{"type":"number"}}}',
      fixture: 'v: "1"\n',
      path: 'a.yaml',
    },
    { why: 'a file that is broken fits nothing', schema: '{}', fixture: '{"a":', path: 'a.json' },
  ];
  test.each(pairs)('$why', async ({ schema, fixture, path }) => {
    const answer = await against(schema, fixture, path);
    expect(answer.kind, JSON.stringify(answer)).toBe('judged');
    expect(count(answer)).toBeGreaterThan(0);
  });
});

describe('D2 what a validator on doubles would refuse', () => {
  const pairs: readonly Pair[] = [
    { why: '0.3 is a multiple of 0.1', schema: '{"multipleOf":0.1}', fixture: '0.3' },
    { why: '19.99 is one of 0.01', schema: '{"multipleOf":0.01}', fixture: '19.99' },
    { why: '4.35 is one of 0.01', schema: '{"multipleOf":0.01}', fixture: '4.35' },
    { why: '1.0 is an integer, as JSON Schema has it', schema: '{"type":"integer"}', fixture: '1.0' },
    { why: '1e2 as well', schema: '{"type":"integer","const":100}', fixture: '1e2' },
    { why: 'and 1e400', schema: '{"type":"integer","minimum":1e399}', fixture: '1e400' },
    { why: 'a large integer is itself', schema: `{"const":${big}}`, fixture: big },
    { why: 'in a list', schema: `{"enum":[1,[${big}]]}`, fixture: `[${big}]` },
    { why: 'and a multiple of 3', schema: '{"multipleOf":3}', fixture: '9007199254740993000000000000000000003' },
    { why: 'the largest of 64 bits', schema: '{"format":"int64"}', fixture: '9223372036854775807' },
    { why: 'a round one below it', schema: '{"format":"int64"}', fixture: '5000000000000000000' },
    {
      why: 'large items that differ in the last digit',
      schema: '{"uniqueItems":true}',
      fixture: '[9007199254740992,9007199254740993]',
    },
    { why: '-0 is 0', schema: '{"const":0}', fixture: '-0' },
    { why: 'a class with a hyphen', schema: '{"pattern":"^[\\\\w-.]+$"}', fixture: '"a-b.c"' },
    { why: 'letters of any script', schema: '{"pattern":"^\\\\p{L}+$"}', fixture: '"Žluť"' },
    { why: 'a pair of surrogates is one character', schema: '{"pattern":"^\\\\uD83D\\\\uDE00$"}', fixture: '"😀"' },
    {
      why: 'YAML 1.2 in both readings',
      schema: '{"properties":{"c":{"type":["string","boolean"]}}}',
      fixture: 'c: no\n',
      path: 'a.yaml',
    },
    {
      why: 'D8 cells of a table are typed',
      schema:
        '{"items":{"properties":{"n":{"type":"integer"},"ok":{"type":"boolean"},"m":{"type":["number","null"]}}}}',
      fixture: 'n,ok,m\n1,true,1.5\n2,False,\n',
      path: 'a.csv',
    },
    {
      why: 'D8 TOML',
      schema: '{"properties":{"d":{"type":"string","format":"date"},"n":{"maximum":3}}}',
      fixture: 'd = 2024-02-29\nn = 3\n',
      path: 'a.toml',
    },
    {
      why: 'JSON Lines are a list',
      schema: '{"type":"array","items":{"required":["a"]}}',
      fixture: '{"a":1}\n{"a":2}\n',
      path: 'a.jsonl',
    },
    { why: 'a reference to another file', schema: '{"$ref":"b.json#/$defs/x"}', fixture: '"a"' },
  ];
  test.each(pairs)('$why', async ({ schema, fixture, path }) => {
    const others = { 'schemas/b.json': '{"$defs":{"x":{"type":"string"}}}' };
    expect(count(await against(schema, fixture, path, others))).toBe(0);
  });
});

describe('D4 a schema that cannot judge is no pass', () => {
  test.each([
    { why: 'a promise is truthy', schema: '{"$async":true}', says: '$async' },
    {
      why: 'rules for __proto__ are never run',
      schema: '{"properties":{"__proto__":{"type":"string"}}}',
      says: '__proto__',
    },
    { why: 'an unknown draft', schema: '{"$schema":"http://json-schema.org/draft-04/schema#"}', says: 'draft-04' },
    { why: 'nothing is fetched', schema: '{"$ref":"https://example.test/x.json"}', says: 'example.test' },
    { why: 'nor read from a disk', schema: '{"$ref":"file:///etc/passwd"}', says: 'etc/passwd' },
    { why: 'look-around has no linear engine', schema: '{"pattern":"(?=a)b"}', says: 'look-around' },
    { why: 'nor has a back reference', schema: '{"pattern":"(a)\\\\1"}', says: 'back reference' },
    { why: 'a pattern that is none', schema: '{"pattern":"("}', says: 'pattern' },
    { why: 'a rule of the wrong type', schema: '{"type":"objekt"}', says: 'type' },
    { why: 'a limit that is text', schema: '{"maximum":"5"}', says: 'maximum' },
    { why: 'a list', schema: '[]', says: 'no object' },
    { why: 'a name twice: which rule counts?', schema: '{"maximum":1,"maximum":9}', says: 'twice' },
    { why: 'no JSON', schema: '{', says: 'does not parse' },
    { why: 'a multiple of 0', schema: '{"multipleOf":0}', says: 'multipleOf' },
  ])('$why', async ({ schema, says }) => {
    const answer = await against(schema, '{}');
    expect(answer.kind === 'unusable' ? answer.why : JSON.stringify(answer)).toContain(says);
  });

  test('a keyword with a typo is named', async () => {
    const answer = await against('{"requried":["a"],"format":"dat"}', '{}');
    expect(answer.kind === 'judged' && answer.notes.join()).toMatch(/requried.*dat|dat.*requried/s);
  });
});

describe('T72 hostile schemas and fixtures within time', () => {
  const seconds = async (run: () => Promise<unknown>): Promise<number> => {
    const start = process.hrtime.bigint();
    await run();
    return Number(process.hrtime.bigint() - start) / 1e9;
  };
  test.each([
    { why: 'nested repetition', pattern: '^(a+)+$', text: `${'a'.repeat(50_000)}!` },
    { why: 'overlapping alternatives', pattern: '^(a|a)*$', text: `${'a'.repeat(50_000)}!` },
    { why: 'many greedy parts', pattern: '.*.*.*.*.*=.*', text: 'x'.repeat(20_000) },
  ])('$why', async ({ pattern, text }) => {
    const taken = await seconds(async () =>
      expect(count(await against(JSON.stringify({ pattern }), JSON.stringify(text)))).toBe(1),
    );
    expect(taken).toBeLessThan(30);
  });

  test('an endless reference ends as a fault, not as a pass', async () => {
    expect(count(await against('{"$ref":"#"}', '{}'))).toBe(1);
  });

  test('50,000 items that all differ are compared in linear time', async () => {
    const items = Array.from({ length: 50_000 }, (_, n) => `{"n":${n}}`).join(',');
    const taken = await seconds(async () => expect(count(await against('{"uniqueItems":true}', `[${items}]`))).toBe(0));
    expect(taken).toBeLessThan(30);
  });

  test('a schema of 5,000 rules', async () => {
    const properties = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`p${n}`, { type: 'integer' }]));
    expect(count(await against(JSON.stringify({ properties }), '{"p4999":"x"}'))).toBe(1);
  });
});
