import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJUnit } from '../../src/gates/junit.js';
import { identify, matchesPattern, namesTest } from '../../src/gates/test-ids.js';

const load = (name: string): Buffer => readFileSync(new URL(`../cases/junit/${name}.xml`, import.meta.url));
const FILES = new Set([
  'tests/billing/test_total.py',
  'tests/test_total.py',
  'src/total.test.js',
  'test/total.test.ts',
]);

async function outline(bytes: Uint8Array): Promise<readonly string[]> {
  const report = await readJUnit(bytes);
  if (report.kind === 'unreadable') return [`unreadable: ${report.reason}`];
  return report.tests.map((test) => {
    const { id, outcome, expectedFailure, flaky, message } = identify(test, (path) => FILES.has(path));
    return [outcome, expectedFailure ? 'xfail' : '', flaky ? 'flaky' : '', id, message ?? '']
      .filter(Boolean)
      .join(' | ');
  });
}

describe('D6 reports as the runners write them', () => {
  it.each([
    {
      name: 'pytest',
      tests: [
        'passed | tests/billing/test_total.py::test_sum',
        'failed | tests/billing/test_total.py::TestRounding::test_half_even[2.5-2] | assert 3 == 2',
        'skipped | tests/billing/test_total.py::test_later | not yet',
        'skipped | xfail | tests/billing/test_total.py::test_known | known',
        'failed | tests/billing/test_total.py::test_setup | failed on setup with "KeyError"',
        'passed | tests/billing/test_total.py::test_prints',
      ],
    },
    {
      name: 'pytest-xunit1',
      tests: [
        'failed | tests/test_total.py::TestRounding::test_up | assert 1 == 2',
        'passed | tests/test_total.py::test_down',
      ],
    },
    {
      name: 'jest',
      tests: [
        'passed | src/total.test.js::totals rounds half to even',
        'failed | src/total.test.js::totals matches the golden (v2) | Error: expect(received).toEqual(expected)',
        'skipped | src/total.test.js::totals is pending',
      ],
    },
    {
      name: 'vitest',
      tests: [
        'passed | test/total.test.ts::totals > adds up',
        'failed | test/total.test.ts::totals > matches the golden | expected 1 to be 2',
      ],
    },
    {
      name: 'go',
      tests: [
        'passed | example.test/shop/total::TestSum',
        'failed | example.test/shop/total::TestGolden/order_2 | total_test.go:14: got 3, want 2',
        'skipped | example.test/shop/total::TestLater | total_test.go:20: not yet',
        'passed | example.test/shop/total::TestPrints',
      ],
    },
    {
      name: 'surefire',
      tests: [
        'passed | test.example.shop.TotalTest#addsUp',
        'failed | test.example.shop.TotalTest#roundsHalfEven | expected: <2> but was: <3>',
        'failed | test.example.shop.TotalTest#readsGolden | no such file',
        'skipped | test.example.shop.TotalTest#comesLater | not yet',
      ],
    },
    {
      name: 'gotestsum',
      tests: [
        'failed | example.test/orders::TestTotal/rounds_half_to_even | orders_test.go:6: got 19.99, want 20.00',
        'failed | example.test/orders::TestTotal',
        'skipped | example.test/orders::TestRefund | orders_test.go:10: waits for the refund service',
        'passed | example.test/orders::TestTotal/of_nothing',
        'passed | example.test/orders::TestEmpty',
      ],
    },
    {
      name: 'surefire-junit4',
      tests: [
        'failed | com.example.OrderTest#breaks | no price list',
        'passed | com.example.OrderTest#refund',
        'failed | com.example.OrderTest#total | expected:<[20.00]> but was:<[19.99]>',
        'skipped | com.example.OrderTest#waits | waits for the refund service',
      ],
    },
    { name: 'surefire-flaky', tests: ['passed | flaky | test.example.shop.ClockTest#ticks'] },
  ])('$name', async ({ name, tests }) => {
    expect(await outline(load(name))).toEqual(tests);
  });

  it('reads UTF-16, as some Windows tools write it', async () => {
    const text = load('vitest').toString('utf8').replace('UTF-8', 'UTF-16');
    expect(await outline(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]))).toHaveLength(2);
  });
});

describe('a report that is not understood says nothing, and never "no failure"', () => {
  it.each([
    { why: 'empty', xml: '' },
    { why: 'cut off', xml: '<testsuites><testsuite name="a"><testcase name="b"/>' },
    { why: 'another document', xml: '<html/>' },
    { why: 'entities', xml: '<!DOCTYPE t [<!ENTITY a "aaaa">]><testsuite><testcase name="&a;"/></testsuite>' },
    { why: 'an entity that nobody defined', xml: '<testsuite><testcase name="&evil;"/></testsuite>' },
    { why: 'deep nesting', xml: `${'<testsuite>'.repeat(100_000)}` },
    {
      why: 'failures counted and not shown',
      xml: '<testsuite name="x" failures="2"><testcase name="a"><failure/></testcase></testsuite>',
    },
    {
      why: 'failures counted at the top only',
      xml: '<testsuites failures="1"><testsuite name="x"><testcase name="a"/></testsuite></testsuites>',
    },
    { why: 'a count that is no number', xml: '<testsuite failures="many"><testcase name="a"/></testsuite>' },
    {
      why: 'a test within a test',
      xml: '<testsuite><testcase name="a"><testcase name="b"><failure/></testcase></testcase></testsuite>',
    },
    { why: 'a test without a name', xml: '<testsuite><testcase classname="a"><failure/></testcase></testsuite>' },
    { why: 'a name of a megabyte', xml: `<testsuite><testcase name="${'x'.repeat(1_000_000)}"/></testsuite>` },
    { why: 'the same attribute twice', xml: '<testsuite failures="1" failures="0"><testcase name="a"/></testsuite>' },
    { why: 'bytes that are no UTF-8', xml: Buffer.from([0x3c, 0xff, 0x3e]) },
  ])('$why', async ({ xml }) => {
    expect(await readJUnit(Buffer.from(xml))).toMatchObject({ kind: 'unreadable', reason: expect.stringMatching(/./) });
  });

  it('any damage to a report is a report or unreadable, never an exception, and never hides a counted failure', async () => {
    const whole = load('surefire');
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length - 1),
        fc.nat(40),
        fc.uint8Array({ maxLength: 8 }),
        async (at, gone, bytes) => {
          const damaged = Buffer.concat([whole.subarray(0, at), bytes, whole.subarray(at + gone)]);
          const read = await readJUnit(damaged);
          if (read.kind === 'unreadable') return;
          const counted = /errors="1".*failures="1"/.test(damaged.toString('latin1'));
          if (counted) expect(read.tests.filter(({ outcome }) => outcome === 'failed').length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('counts a test that fails and breaks down as both', async () => {
    const xml = '<testsuite failures="1" errors="1"><testcase name="a"><failure/><error/></testcase></testsuite>';
    expect(await readJUnit(Buffer.from(xml))).toMatchObject({ kind: 'report', tests: [{ outcome: 'failed' }] });
  });

  it('takes a failure within printed text for text', async () => {
    const xml = '<testsuite><testcase name="a"><system-out><failure/></system-out></testcase></testsuite>';
    expect(await readJUnit(Buffer.from(xml))).toMatchObject({ tests: [{ outcome: 'passed' }] });
  });
});

describe('ids that people write', () => {
  const test = (classname: string, name: string, file?: string) =>
    identify({ classname, name, suite: '', outcome: 'failed', ...(file === undefined ? {} : { file }) }, () => false);
  it.each([
    {
      why: 'pytest without file',
      entry: 'tests/test_a.py::TestB::test_c',
      one: test('tests.test_a.TestB', 'test_c'),
      named: true,
    },
    {
      why: 'every parameter of it',
      entry: 'tests/test_a.py::test_c',
      one: test('tests.test_a', 'test_c[1-2]'),
      named: true,
    },
    {
      why: 'one parameter, another one',
      entry: 'tests/test_a.py::test_c[1]',
      one: test('tests.test_a', 'test_c[2]'),
      named: false,
    },
    { why: 'a longer name', entry: 'tests/test_a.py::test_c', one: test('tests.test_a', 'test_cd'), named: false },
    { why: 'a subtest of Go', entry: 'TestGolden', one: test('example.test/p', 'TestGolden/two'), named: true },
    { why: 'JUnit with a dot', entry: 'test.example.A.b', one: test('test.example.A', 'b'), named: true },
    { why: 'another class', entry: 'test.example.B#b', one: test('test.example.A', 'b'), named: false },
  ])('$why: $named', ({ entry, one, named }) => {
    expect(namesTest(entry, one)).toBe(named);
  });

  it.each([
    { pattern: 'tests/a.py::*', id: 'tests/a.py::T::x[1/2]', matches: true },
    { pattern: 'tests/a.py::*', id: 'tests/b.py::x', matches: false },
    { pattern: '*golden*', id: 'a golden b', matches: true },
    { pattern: 'a*a', id: 'a', matches: false },
    { pattern: 'a[1]', id: 'a[1]', matches: true },
    { pattern: '*'.repeat(500), id: 'x'.repeat(500), matches: true },
  ])('$pattern on $id: $matches', ({ pattern, id, matches }) => {
    expect(matchesPattern(pattern, id)).toBe(matches);
  });
});
