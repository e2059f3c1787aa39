export const id = 2239;
export const ids = [2239];
export const modules = {

/***/ 74620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fileTest: () => (/* binding */ fileTest),
  filesAt: () => (/* binding */ filesAt),
  givenReports: () => (/* binding */ givenReports),
  pathsAt: () => (/* binding */ pathsAt),
  readReports: () => (/* binding */ readReports)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/policy/glob.js
var glob = __webpack_require__(76298);
;// CONCATENATED MODULE: ./lib/gates/junit.js
const MAX_TESTS = 200_000;
/** Elements within elements; suites within suites included. Real reports have about five. */
const MAX_DEPTH = 64;
/** Elements of one report. */
const MAX_ELEMENTS = 4_000_000;
const MAX_NAME_CHARACTERS = 4_096;
const MAX_MESSAGE_CHARACTERS = 300;
/**
 * Reads a JUnit report as pytest, Jest, Vitest, go-junit-report and Maven write them. No entity is expanded, nothing is
 * fetched, and a report that shows fewer failures than it counts is not believed.
 */
async function readJUnit(bytes) {
    const { SaxesParser } = await __webpack_require__.e(/* import() */ 9800).then(__webpack_require__.t.bind(__webpack_require__, 59800, 19));
    const text = decode(bytes);
    if (text === undefined)
        return { kind: 'unreadable', reason: 'expected UTF-8 or UTF-16 text' };
    const parser = new SaxesParser({ xmlns: false, position: true });
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
    }
    catch (error) {
        if (!(error instanceof Unreadable))
            throw error;
        return { kind: 'unreadable', reason: `${error.message} (line ${parser.line})` };
    }
}
class Unreadable extends Error {
}
function stop(reason) {
    return new Unreadable(reason.slice(0, 300));
}
function collector() {
    const tests = [];
    const names = [];
    const suites = [];
    let test;
    let elements = 0;
    let saidIn;
    const open = (name, attributes) => {
        elements += 1;
        if (elements > MAX_ELEMENTS)
            throw stop(`expected at most ${MAX_ELEMENTS} elements`);
        if (names.length >= MAX_DEPTH)
            throw stop(`expected at most ${MAX_DEPTH} elements within each other`);
        if (names.length === 0 && name !== 'testsuites' && name !== 'testsuite') {
            throw stop(`expected <testsuites> or <testsuite>; found <${name.slice(0, 60)}>`);
        }
        const parent = names.at(-1);
        names.push(name);
        if (name === 'testsuites' || name === 'testsuite') {
            if (test !== undefined)
                throw stop('a suite stands within a test');
            suites.push({
                name: bounded(attributes['name'] ?? '', 'name'),
                claims: count(attributes['failures']) + count(attributes['errors']),
                shows: 0,
            });
        }
        else if (name === 'testcase') {
            if (test !== undefined)
                throw stop('a test stands within a test');
            test = openCase(attributes);
        }
        else if (test !== undefined && parent === 'testcase') {
            saidIn = mark(test, name, attributes) ? name : undefined;
        }
    };
    const close = (name) => {
        names.pop();
        if (name === 'testcase' && test !== undefined) {
            if (tests.length >= MAX_TESTS)
                throw stop(`expected at most ${MAX_TESTS} tests`);
            const suite = suites.findLast((one) => one.name !== '')?.name ?? '';
            tests.push(finished(test, suite));
            for (const one of suites)
                one.shows += test.failures;
            test = undefined;
        }
        else if (name === 'testsuite' || name === 'testsuites') {
            const suite = suites.pop();
            if (suite.claims > suite.shows) {
                throw stop(`${JSON.stringify(suite.name.slice(0, 100))} counts ${suite.claims} failures and shows ${suite.shows}`);
            }
        }
        if (name === saidIn)
            saidIn = undefined;
    };
    const text = (piece) => {
        if (test === undefined || saidIn === undefined || names.at(-1) !== saidIn)
            return;
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
function reasonIn(text) {
    const lines = text.split(/[\r\n]+/).map((line) => line.trim());
    return lines.find((line) => line !== '' && !FRAME.test(line)) ?? '';
}
/** Takes note of a child of a test; true where its text may say why. */
function mark(test, name, attributes) {
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
function openCase(attributes) {
    const name = bounded(attributes['name'] ?? '', 'name');
    if (name === '')
        throw stop('a test has no name');
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
function finished(test, suite) {
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
function bounded(text, what) {
    if (text.length > MAX_NAME_CHARACTERS)
        throw stop(`expected a ${what} of at most ${MAX_NAME_CHARACTERS} characters`);
    return text;
}
/** A count that is no number counts as one too many. */
function count(text) {
    if (text === undefined || text === '')
        return 0;
    return /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
}
function decode(bytes) {
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
    try {
        return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/gates/test-ids.js
var test_ids = __webpack_require__(72009);
;// CONCATENATED MODULE: ./lib/gates/reader-reports.js







/** Bytes of one report. */
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
const MAX_REPORTS = 500;
/** Names looked at below a pattern's fixed part. */
const MAX_NAMES = 500_000;
const read = new WeakMap();
/** The reports that the user named, read once for all gates. A pattern that finds none is an unreadable report. */
function givenReports(source) {
    const known = read.get(source);
    if (known !== undefined)
        return known;
    const reading = readGiven(source);
    read.set(source, reading);
    return reading;
}
async function readGiven(source) {
    if (source.testReports.length === 0)
        return [];
    const hasFile = await fileTest(source);
    const reports = [];
    for (const pattern of source.testReports) {
        const found = await filesAt(pattern);
        if (found.length === 0)
            reports.push({ path: pattern, tests: [], unreadable: 'no file is there' });
        reports.push(...(await readReports(found, hasFile)));
    }
    return reports;
}
async function fileTest(source) {
    const files = await source.files('head');
    return (path) => files.has(path);
}
async function readReports(files, hasFile) {
    const reports = [];
    for (const { path, content } of files) {
        if (content === undefined) {
            reports.push({ path, tests: [], unreadable: `expected at most ${MAX_REPORT_BYTES} bytes` });
            continue;
        }
        const report = await readJUnit(content);
        reports.push(report.kind === 'report'
            ? {
                path,
                digest: (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex'),
                tests: report.tests.map((test) => (0,test_ids/* identify */.ls)(test, hasFile)),
            }
            : { path, tests: [], unreadable: report.reason });
    }
    return reports;
}
/** `pathsAt`, read. */
async function filesAt(pattern) {
    const found = [];
    for (const path of await pathsAt(pattern)) {
        const file = await load(path);
        if (file !== undefined)
            found.push(file);
    }
    return found;
}
/**
 * The files that a pattern of the command line or of the action's input names, seen from the current folder, in the order
 * of their names. Links to folders are not walked into.
 *
 * @throws {FixtureGateError} BAD_INPUT where there are too many: some reports would be some failures.
 */
async function pathsAt(pattern) {
    if (await isPlainFile(pattern))
        return [pattern];
    const absolute = (0,external_node_path_.isAbsolute)(pattern) ? pattern : (0,external_node_path_.resolve)(pattern);
    const names = absolute.split('/');
    const fixed = names.findIndex((name) => /[*?[{]/.test(name));
    if (fixed === -1)
        return [];
    const root = names.slice(0, fixed).join('/') || '/';
    const matches = (0,glob/* compileGlob */.S)(names.slice(fixed).join('/'));
    const shallow = names.length - fixed === 1;
    const found = [];
    const open = [root];
    let looked = 0;
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
        for (const entry of await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => [])) {
            looked += 1;
            if (looked > MAX_NAMES || found.length > MAX_REPORTS)
                throw tooMany(pattern);
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (entry.isDirectory() && !shallow && entry.name !== 'node_modules')
                open.push(path);
            else if (entry.isFile() && matches((0,external_node_path_.relative)(root, path).replaceAll('\\', '/')))
                found.push(path);
        }
    }
    return found.sort((a, b) => (a < b ? -1 : 1));
}
async function isPlainFile(path) {
    return (await unlessAbsent((0,promises_.lstat)(path)))?.isFile() === true;
}
async function load(path) {
    const facts = await unlessAbsent((0,promises_.lstat)(path));
    if (facts?.isFile() !== true)
        return undefined;
    if (facts.size > MAX_REPORT_BYTES)
        return { path, content: undefined };
    const content = await unlessAbsent((0,promises_.readFile)(path));
    return content === undefined ? undefined : { path, content };
}
async function unlessAbsent(reading) {
    try {
        return await reading;
    }
    catch (error) {
        if (['ENOENT', 'ENOTDIR'].includes(error.code ?? ''))
            return undefined;
        throw error;
    }
}
function tooMany(pattern) {
    return new errors/* FixtureGateError */.$('BAD_INPUT', `expected at most ${MAX_REPORTS} reports among at most ${MAX_NAMES} files at ${JSON.stringify(pattern)}; found more`, 'name the reports more narrowly');
}


/***/ })

};
