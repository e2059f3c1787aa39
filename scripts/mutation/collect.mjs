// As much of Vitest as the tests of this room use: collects the tests of a file and runs one of them at a time.
import { format } from 'node:util';
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  customMatchers,
  GLOBAL_EXPECT,
  getState,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

/** Vitest's own `expect`, without what belongs to snapshots. */
export const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect);
expect.getState = () => getState(expect);
expect.setState = (state) => setState(state, expect);
Object.assign(expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT]);
globalThis[GLOBAL_EXPECT] = expect;
setState({ assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null }, expect);
chai.expect.extend(expect, customMatchers);

function titled(title, row) {
  const values = Array.isArray(row) ? row : [row];
  const named =
    values[0] !== null && typeof values[0] === 'object'
      ? title.replaceAll(/\$(\w+)/g, (text, name) => (name in values[0] ? String(values[0][name]) : text))
      : title;
  return named.includes('%') ? format(named, ...values) : named;
}

const chain = (suite) => (suite === undefined ? [] : [...chain(suite.up), suite]);
const newSuite = (name, up) => ({ name, up, before: [], after: [], beforeEach: [], afterEach: [], begun: false });
const body = (args) => args.find((arg) => typeof arg === 'function');
const under = (suite, name) => (suite.name === '' ? name : `${suite.name} > ${name}`);
const nothing = () => {};

/** The file whose tests are being collected: helpers of several files may declare tests as well. */
let current;

const test = (name, ...args) =>
  current.tests.push({ name: under(current.suite, name), fn: body(args), suite: current.suite });
const describe = (name, ...args) => {
  const outer = current.suite;
  current.suite = newSuite(under(outer, String(name)), outer);
  body(args)();
  current.suite = outer;
};
for (const one of [test, describe]) {
  one.each =
    (rows) =>
    (title, ...args) => {
      for (const row of rows) one(titled(title, row), () => body(args)(...(Array.isArray(row) ? row : [row])));
    };
  one.skip = Object.assign(() => {}, { each: () => nothing });
  one.todo = nothing;
  one.runIf = (yes) => (yes ? one : one.skip);
  one.skipIf = (yes) => (yes ? one.skip : one);
}
const hook = (kind) => (fn) => current?.suite[kind].push(fn);

/** What a test file imports from Vitest. */
export const vitest = {
  test,
  it: test,
  describe,
  expect,
  beforeAll: hook('before'),
  afterAll: hook('after'),
  beforeEach: hook('beforeEach'),
  afterEach: hook('afterEach'),
};

/** `{ tests }` of what `load` declares. */
export async function collect(load) {
  const own = { tests: [], suite: newSuite('', undefined) };
  current = own;
  try {
    await load();
  } finally {
    current = undefined;
  }
  return own;
}

export async function runTest({ fn, suite }) {
  const suites = chain(suite);
  for (const one of suites) {
    if (one.begun) continue;
    one.begun = true;
    for (const before of one.before) await before();
  }
  try {
    for (const one of suites) for (const before of one.beforeEach) await before();
    await fn({ expect });
  } finally {
    for (const one of suites.toReversed()) for (const after of one.afterEach) await after();
  }
}

/** What was begun is cleared up. */
export async function endTests({ tests }) {
  for (const one of new Set(tests.flatMap(({ suite }) => chain(suite))))
    if (one.begun) for (const after of one.after) await after();
}
