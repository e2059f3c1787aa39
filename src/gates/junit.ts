import type { SaxesParser } from 'saxes';

/** What a report says of one test. */
export interface TestCase {
  readonly classname: string;
  readonly name: string;
  readonly suite: string;
  readonly file?: string;
  /** `passed` only where nothing else is said. */
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Marked as expected to fail, and failing (pytest's xfail). */
  readonly expectedFailure?: true;
  /** Failed at first and passed when the runner itself tried again. */
  readonly flaky?: true;
  /** The first line of what failed, shortened. */
  readonly message?: string;
}

export type JUnitReport =
  | { readonly kind: 'report'; readonly tests: readonly TestCase[] }
  /** Nothing may be taken from a report that was not understood to its end. */
  | { readonly kind: 'unreadable'; readonly reason: string };

export const MAX_TESTS = 200_000;
/** Elements within elements; suites within suites included. Real reports have about five. */
const MAX_DEPTH = 64;
/** Elements of one report. */
const MAX_ELEMENTS = 4_000_000;
const MAX_NAME_CHARACTERS = 4_096;
const MAX_MESSAGE_CHARACTERS = 300;

interface OpenSuite {
  readonly name: string;
  /** Failures and errors that it claims; it must show as many. */
  readonly claims: number;
  shows: number;
}

interface OpenCase {
  readonly classname: string;
  readonly name: string;
  readonly file: string | undefined;
  failures: number;
  skipped: boolean;
  expectedFailure: boolean;
  flaky: boolean;
  message: string;
}

type Parser = SaxesParser<{ xmlns: false; position: true }>;
type Attributes = Readonly<Record<string, string>>;

/**
 * Reads a JUnit report as pytest, Jest, Vitest, go-junit-report and Maven write them. No entity is expanded, nothing is
 * fetched, and a report that shows fewer failures than it counts is not believed.
 */
export async function readJUnit(bytes: Uint8Array): Promise<JUnitReport> {
  const { SaxesParser } = await import('saxes');
  const text = decode(bytes);
  if (text === undefined) return { kind: 'unreadable', reason: 'expected UTF-8 or UTF-16 text' };
  const parser: Parser = new SaxesParser({ xmlns: false, position: true });
  const state = collector();
  parser.on('error', (error) => {
    throw stop(error.message);
  });
  parser.on('doctype', () => {
    throw stop('it has a document type, which no test runner writes');
  });
  parser.on('opentag', ({ name, attributes }) => state.open(name, attributes));
  parser.on('closetag', ({ name }) => state.close(name));
  parser.on('text', (piece) => state.text(piece));
  parser.on('cdata', (piece) => state.text(piece));
  try {
    parser.write(text).close();
    return { kind: 'report', tests: state.end() };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { kind: 'unreadable', reason: `${error.message} (line ${parser.line})` };
  }
}

class Unreadable extends Error {}

function stop(reason: string): Unreadable {
  return new Unreadable(reason.slice(0, 300));
}

function collector() {
  const tests: TestCase[] = [];
  const names: string[] = [];
  const suites: OpenSuite[] = [];
  let test: OpenCase | undefined;
  let elements = 0;
  let saidIn: string | undefined;

  const open = (name: string, attributes: Attributes): void => {
    elements += 1;
    if (elements > MAX_ELEMENTS) throw stop(`expected at most ${MAX_ELEMENTS} elements`);
    if (names.length >= MAX_DEPTH) throw stop(`expected at most ${MAX_DEPTH} elements within each other`);
    if (names.length === 0 && name !== 'testsuites' && name !== 'testsuite') {
      throw stop(`expected <testsuites> or <testsuite>; found <${name.slice(0, 60)}>`);
    }
    const parent = names.at(-1);
    names.push(name);
    if (name === 'testsuites' || name === 'testsuite') {
      if (test !== undefined) throw stop('a suite stands within a test');
      suites.push({
        name: bounded(attributes['name'] ?? '', 'name'),
        claims: count(attributes['failures']) + count(attributes['errors']),
        shows: 0,
      });
    } else if (name === 'testcase') {
      if (test !== undefined) throw stop('a test stands within a test');
      test = openCase(attributes);
    } else if (test !== undefined && parent === 'testcase') {
      saidIn = mark(test, name, attributes) ? name : undefined;
    }
  };

  const close = (name: string): void => {
    names.pop();
    if (name === 'testcase' && test !== undefined) {
      if (tests.length >= MAX_TESTS) throw stop(`expected at most ${MAX_TESTS} tests`);
      const suite = suites.findLast((one) => one.name !== '')?.name ?? '';
      tests.push(finished(test, suite));
      for (const one of suites) one.shows += test.failures;
      test = undefined;
    } else if (name === 'testsuite' || name === 'testsuites') {
      const suite = suites.pop()!;
      if (suite.claims > suite.shows) {
        throw stop(
          `${JSON.stringify(suite.name.slice(0, 100))} counts ${suite.claims} failures and shows ${suite.shows}`,
        );
      }
    }
    if (name === saidIn) saidIn = undefined;
  };

  const text = (piece: string): void => {
    if (test === undefined || saidIn === undefined || names.at(-1) !== saidIn) return;
    if (test.message.length < MAX_MESSAGE_CHARACTERS && test.failures > 0)
      test.message += piece.slice(0, MAX_MESSAGE_CHARACTERS);
  };

  return { open, close, text, end: () => tests };
}

/** What reporters of Go write for every failure; the text of the element has the reason. */
const NO_REASON = 'Failed';
/** Lines by which `go test` frames what a test prints. */
const FRAME = /^\s*(?:=== (?:RUN|PAUSE|CONT|NAME)|--- (?:PASS|FAIL|SKIP)\b)/;

/** The first line that says something. */
function reasonIn(text: string): string {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return lines.find((line) => line !== '' && !FRAME.test(line)) ?? '';
}

/** Takes note of a child of a test; true where its text may say why. */
function mark(test: OpenCase, name: string, attributes: Attributes): boolean {
  const given = attributes['message'] ?? '';
  const message = given === NO_REASON ? '' : given;
  switch (name) {
    case 'failure':
    case 'error':
      test.failures += 1;
      test.message ||= message.slice(0, MAX_MESSAGE_CHARACTERS);
      return message === '';
    case 'skipped':
      test.skipped = true;
      test.expectedFailure ||= attributes['type'] === 'pytest.xfail';
      test.message ||= message.slice(0, MAX_MESSAGE_CHARACTERS);
      return false;
    case 'flakyFailure':
    case 'flakyError':
      test.flaky = true;
      return false;
    default:
      return false;
  }
}

function openCase(attributes: Attributes): OpenCase {
  const name = bounded(attributes['name'] ?? '', 'name');
  if (name === '') throw stop('a test has no name');
  const file = attributes['file'];
  return {
    classname: bounded(attributes['classname'] ?? '', 'classname'),
    name,
    file: file === undefined || file === '' ? undefined : bounded(file, 'file'),
    failures: 0,
    skipped: false,
    expectedFailure: false,
    flaky: false,
    message: '',
  };
}

function finished(test: OpenCase, suite: string): TestCase {
  const { classname, name, file, failures, skipped, expectedFailure, flaky } = test;
  const message = reasonIn(test.message);
  return {
    classname,
    name,
    suite,
    ...(file === undefined ? {} : { file: file.replaceAll('\\', '/').replace(/^\.\//, '') }),
    outcome: failures > 0 ? 'failed' : skipped ? 'skipped' : 'passed',
    ...(expectedFailure ? { expectedFailure } : {}),
    ...(flaky && failures === 0 ? { flaky } : {}),
    ...(message === '' ? {} : { message }),
  };
}

function bounded(text: string, what: string): string {
  if (text.length > MAX_NAME_CHARACTERS) throw stop(`expected a ${what} of at most ${MAX_NAME_CHARACTERS} characters`);
  return text;
}

/** A count that is no number counts as one too many. */
function count(text: string | undefined): number {
  if (text === undefined || text === '') return 0;
  return /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
}

function decode(bytes: Uint8Array): string | undefined {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
