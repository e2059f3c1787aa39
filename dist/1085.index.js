export const id = 1085;
export const ids = [1085,8008,3506,2747];
export const modules = {

/***/ 4814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demo: () => (/* binding */ demo)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/gate.js + 20 modules
var gate = __webpack_require__(29420);
// EXTERNAL MODULE: ./lib/reporters/index.js
var reporters = __webpack_require__(53110);
// EXTERNAL MODULE: ./lib/revisions/git.js
var revisions_git = __webpack_require__(59222);
;// CONCATENATED MODULE: ./lib/commands/demo-repository.js
/**
 * A small repository with a pull request that contains one of everything, as a `git fast-import` stream.
 * Pure and with fixed dates, so that every run has the same commits.
 */
const DEMO_BASE = 'main';
const DEMO_HEAD = 'new-currency';
const lines = (...rows) => `${rows.join('\n')}\n`;
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const pointer = (digit, size) => lines('version https://git-lfs.github.com/spec/v1', `oid sha256:${digit.repeat(64)}`, `size ${size}`);
const orders = (total, extra = {}) => json([
    { id: 'A-100', customer: 'north', items: 3, total: 59.97, ...extra },
    { id: 'A-101', customer: 'south', items: 1, total, ...extra },
    { id: 'A-102', customer: 'west', items: 2, total: 12.5, ...extra },
]);
const weights = (noise) => json({
    layer: Array.from({ length: 24 }, (_, index) => Number((index * 0.0413 + 0.137).toFixed(4)) + 0.000_000_1 + noise * (1 + index * 0.01)),
});
const snapshot = (total) => lines('// Jest Snapshot v1, https://goo.gl/fbAQLP', '', 'exports[`receipt in euro 1`] = `', '"Receipt', `Total ${total}`, 'Thank you"', '`;');
const prices = (rows) => lines('sku,currency,cents', ...rows);
const priceRows = Array.from({ length: 12 }, (_, index) => `P-${String(index + 1).padStart(2, '0')},USD,${1000 + index * 50}`);
/** Two 4 x 4 greyscale pictures that differ in one pixel. */
const LOGO_BASE = 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAAAAACMmsGiAAAAHElEQVR4AWNkEBAQYHQQEBBgcRAQEGBxEBAQAAAOUwGL93eWuQAAAABJRU5ErkJggg==';
const LOGO_HEAD = 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAAAAACMmsGiAAAAHElEQVR4AWNkEBAQYHZY8EaDsUFAQIDFQUBAAAAjOwNO5DgSfwAAAABJRU5ErkJggg==';
const bytes = (base64) => Buffer.from(base64, 'base64');
const base = {
    author: 'Robin',
    message: 'Price list, receipts and their fixtures\n',
    files: {
        'src/price.js': 'export const total = (items) => items.reduce((sum, item) => sum + item.cents, 0);\n',
        'fixtures/orders.json': orders(20),
        'fixtures/prices.csv': prices(priceRows),
        'fixtures/tax-rates.yaml': lines('# reduced rates', 'rates:', '    food: 7', '    books: 7', '    other: 19', 'valid: true'),
        'fixtures/weights.json': weights(0),
        'fixtures/events.jsonl': lines('{"type":"open","id":1}', '{"type":"pay","id":2,"cents":1250}', '{"type":"close","id":3}'),
        'fixtures/banner.txt': lines('Welcome', 'to the shop'),
        'fixtures/refunds.json': json({
            refunds: [
                { order: 'A-100', cents: 500 },
                { order: 'A-102', cents: 125 },
            ],
        }),
        'fixtures/legacy-orders.json': json({ orders: [], format: 1 }),
        'fixtures/customers.json': json([
            { name: 'north', vip: true },
            { name: 'south', vip: false },
        ]),
        'fixtures/settings.json': json({ currency: 'USD', rounding: 'half-even', retries: 3 }),
        'fixtures/logo.png': bytes(LOGO_BASE),
        'fixtures/catalogue.bin': pointer('a', 48_213),
        'fixtures/current.json': { link: 'orders.json' },
        '__snapshots__/receipt.test.js.snap': snapshot('59.97 USD'),
    },
};
const pullRequest = [
    {
        author: 'Sam',
        message: lines('Add the prices in euro', '', 'The price list of March has both currencies.', '', 'Fixture-Change: fixtures/prices.csv purpose=rebuild source=price-list-of-march'),
        files: { 'fixtures/prices.csv': prices([...priceRows, 'P-01,EUR,920', 'P-02,EUR,966']) },
    },
    {
        author: 'Sam',
        message: 'Fix rounding of totals\n',
        files: {
            'src/price.js': 'export const total = (items) => Math.round(items.reduce((sum, item) => sum + item.cents, 0));\n',
            'fixtures/orders.json': orders(19.99),
        },
    },
    {
        author: 'Sam',
        message: lines('Refresh the receipt snapshot', '', 'Fixture-Change: __snapshots__/receipt.test.js.snap class=TOLERANCE_DRIFT reason="only the formatting moved"'),
        files: { '__snapshots__/receipt.test.js.snap': snapshot('54.12 EUR') },
    },
    {
        author: 'Robin',
        message: lines('Indent the tax rates as the linter wants', '', 'Fixture-Change: fixtures/tax-rates.yaml purpose=reformat source=linter-update', 'Signed-off-by: Robin <robin@example.test>'),
        files: {
            'fixtures/tax-rates.yaml': lines('# reduced rates', 'rates:', '  food: 7', '  books: 7', '  other: 19', 'valid: true'),
        },
    },
    {
        author: 'Robin',
        message: lines('Recompute the weights on the new machine', '', 'Fixture-Change: fixtures/weights.json purpose=recompute source=new-build-machine class=TOLERANCE_DRIFT'),
        files: { 'fixtures/weights.json': weights(1e-12) },
    },
    {
        author: 'Sam',
        message: lines('Payment events carry the currency', '', 'Fixture-Change: fixtures/events.jsonl purpose=extend source=currency-story', '', 'Signed-off-by: Sam <sam@example.test>'),
        files: {
            'fixtures/events.jsonl': lines('{"type":"open","id":1}', '{"type":"pay","id":2,"cents":1250,"currency":"USD"}', '{"type":"close","id":3}'),
        },
    },
    {
        author: 'Sam',
        message: lines('Greet politely', '', 'Fixture-Change: fixtures/banner.txt fix'),
        files: { 'fixtures/banner.txt': lines('Welcome', 'to our shop') },
    },
    {
        author: 'Sam',
        message: lines('Clear the refunds', '', 'Fixture-Change: fixtures/refunds.json purpose=rebuild source=refund-service'),
        files: { 'fixtures/refunds.json': json({ refunds: [] }) },
    },
    {
        author: 'Robin',
        message: lines('Rename the customers, drop the legacy orders', '', 'Fixture-Change: fixtures/customers.json fixtures/clients.json purpose=rename source=naming-decision', 'Fixture-Change: fixtures/legacy-order.json purpose=removal source=format-1-is-gone'),
        files: {
            'fixtures/customers.json': null,
            'fixtures/clients.json': json([
                { name: 'north', vip: true },
                { name: 'south', vip: false },
            ]),
            'fixtures/legacy-orders.json': null,
        },
    },
    {
        author: 'Sam',
        message: lines('Settings for euro', '', 'Fixture-Change: fixtures/settings.json purpose=extend source=currency-story'),
        files: { 'fixtures/settings.json': json({ currency: 'EUR', rounding: 'half-even', retries: 3 }) },
    },
    {
        author: 'Sam',
        message: 'Tidy up\n',
        files: {
            'fixtures/settings.json': '{ "currency": "EUR", "rounding": "half-up",\n  "retries": 3\n',
            'fixtures/logo.png': bytes(LOGO_HEAD),
            'fixtures/catalogue.bin': pointer('b', 48_213),
            'fixtures/current.json': { link: 'clients.json' },
            'fixtures/new-orders.json': json([{ id: 'B-1', total: 1.5 }]),
        },
    },
];
/** The stream for `git fast-import`: branch `main` with the base commit, branch `new-currency` with the pull request on top. */
function demoStream() {
    const chunks = [];
    const text = (part) => void chunks.push(Buffer.from(part));
    const data = (content) => {
        text(`data ${content.length}\n`);
        chunks.push(content);
        text('\n');
    };
    let clock = 1_767_225_600;
    const commit = (branch, from, { author, message, files }) => {
        clock += 3_600;
        const person = `${author} <${author.toLowerCase()}@example.test> ${clock} +0000`;
        text(`commit refs/heads/${branch}\nauthor ${person}\ncommitter ${person}\n`);
        data(Buffer.from(message));
        if (from)
            text(`from ${from}\n`);
        for (const [path, content] of Object.entries(files)) {
            if (content === null)
                text(`D ${path}\n`);
            else if (typeof content === 'object' && 'link' in content) {
                text(`M 120000 inline ${path}\n`);
                data(Buffer.from(content.link));
            }
            else {
                text(`M 100644 inline ${path}\n`);
                data(typeof content === 'string' ? Buffer.from(content) : content);
            }
        }
    };
    commit(DEMO_BASE, undefined, base);
    for (const [index, entry] of pullRequest.entries()) {
        commit(DEMO_HEAD, index === 0 ? `refs/heads/${DEMO_BASE}` : undefined, entry);
    }
    return Buffer.concat(chunks);
}

// EXTERNAL MODULE: ./lib/commands/output.js
var commands_output = __webpack_require__(4257);
// EXTERNAL MODULE: ./lib/commands/progress.js
var commands_progress = __webpack_require__(22747);
;// CONCATENATED MODULE: ./lib/commands/demo.js










/** Builds a small repository with a pull request that contains one of everything, and shows what the gate says of it. */
async function demo({ open, output }) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'fixture-gate-demo-'));
    const repository = (0,external_node_path_.join)(folder, 'repository');
    try {
        buildRepository(repository);
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        throw error;
    }
    const progress = (0,commands_progress.terminalProgress)(output.verbosity);
    const request = {
        repository: { kind: 'directory', path: repository },
        range: { kind: 'revisions', base: DEMO_BASE, head: DEMO_HEAD },
        testReports: [],
        illustrate: true,
    };
    const report = await (0,gate.gate)(request, progress);
    progress.end();
    const files = { html: (0,external_node_path_.join)(folder, 'report.html'), markdown: (0,external_node_path_.join)(folder, 'report.md') };
    (0,commands_output.writeReport)(await (0,reporters.renderDocument)('html', report), { ...output, file: files.html });
    (0,commands_output.writeReport)(await (0,reporters.renderDocument)('markdown', report), { ...output, file: files.markdown });
    (0,commands_output.writeReport)(await (0,reporters.renderDocument)(output.format, report, (0,commands_output.terminalContext)(output)), output);
    process.stderr.write([
        '',
        `The report for a browser: ${files.html}`,
        `The same as Markdown:     ${files.markdown}`,
        `The repository:           ${repository} (branches ${DEMO_BASE} and ${DEMO_HEAD})`,
        '',
        `Try it there:  ${ownCommand()} check --repo ${repository} --base ${DEMO_BASE} --head ${DEMO_HEAD}`,
        `Clean up:      rm -rf ${folder}`,
        '',
    ].join('\n'));
    if (open && process.stdout.isTTY === true && !process.env['CI'])
        openInBrowser(files.html);
    // A demonstration that shows a failing pull request has not failed.
    return 0;
}
function buildRepository(directory) {
    const git = (0,revisions_git/* findGit */.Ct)();
    const env = {
        PATH: process.env['PATH'] ?? '',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: process.platform === 'win32' ? 'NUL' : '/dev/null',
    };
    (0,external_node_child_process_.execFileSync)(git, ['init', '--quiet', `--initial-branch=${DEMO_BASE}`, directory], { env, stdio: 'pipe' });
    (0,external_node_child_process_.execFileSync)(git, ['-C', directory, 'fast-import', '--quiet'], {
        env,
        input: demoStream(),
        stdio: ['pipe', 'pipe', 'pipe'],
    });
    (0,external_node_child_process_.execFileSync)(git, ['-C', directory, 'checkout', '--quiet', DEMO_HEAD], { env, stdio: 'pipe' });
}
/** How this program was started, so that the line can be pasted: by its file, or by the name that npm gave it. */
function ownCommand() {
    const entry = process.argv[1] ?? '';
    if (!entry.endsWith('.js'))
        return 'fixture-gate';
    return `node ${/^[\w./:\\-]+$/.test(entry) ? entry : `"${entry}"`}`;
}
/** Best effort: the path is printed in any case. */
function openInBrowser(file) {
    const [command, ...args] = process.platform === 'darwin'
        ? ['open', file]
        : process.platform === 'win32'
            ? ['explorer', file]
            : ['xdg-open', file];
    (0,external_node_child_process_.spawn)(command, args, { detached: true, stdio: 'ignore' })
        .on('error', () => undefined)
        .unref();
}


/***/ }),

/***/ 22747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   terminalProgress: () => (/* binding */ terminalProgress)
/* harmony export */ });
/** Milliseconds between two drawings: an eye does not follow more, and a terminal is slow. */
const REDRAW_MILLISECONDS = 100;
/** Columns. A narrower terminal gets the counts alone, since a line that wraps is never cleared. */
const BAR_WIDTH = 24;
const WIDTH_UNKNOWN = 80;
/** On standard error, and only where it is a terminal: the report on standard output stays clean. */
function terminalProgress(verbosity, stderr = process.stderr) {
    if (verbosity === 'quiet' || stderr.isTTY !== true) {
        const nothing = () => undefined;
        const stage = verbosity === 'verbose' ? (name) => void stderr.write(`${name}\n`) : nothing;
        return { stage, fixtures: nothing, end: nothing };
    }
    const columns = () => stderr.columns ?? WIDTH_UNKNOWN;
    let started = performance.now();
    let drawn = 0;
    const line = (text) => void stderr.write(`\r\u001b[K${text.slice(0, columns() - 1)}`);
    return {
        stage(name) {
            started = performance.now();
            line(name);
        },
        fixtures(done, total) {
            const now = performance.now();
            if (now - drawn < REDRAW_MILLISECONDS)
                return;
            drawn = now;
            const filled = Math.round((done / total) * BAR_WIDTH);
            const seconds = Math.round((((now - started) / done) * (total - done)) / 1_000);
            const counts = `${done} of ${total}, ${seconds} s left`;
            const bar = `[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] `;
            line(bar.length + counts.length < columns() ? bar + counts : counts);
        },
        end: () => line(''),
    };
}


/***/ }),

/***/ 52951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ withRepository),
/* harmony export */   z: () => (/* binding */ openRequested)
/* harmony export */ });
/* harmony import */ var _revisions_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78928);

/** Opens the repository that the request names, and has git look up the revisions with it. */
function openRequested(request) {
    const { repository: source } = request;
    const directory = source.kind === 'directory' ? source.path : source.temporaryDirectory;
    return (0,_revisions_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .openRepository */ .h)(directory, { ...indexOfHook(), names: namesOf(request) });
}
/** Opens the repository that the request names and closes it whatever happens. */
async function withRepository(request, use, opening = openRequested(request)) {
    const repository = await opening;
    try {
        return await use(repository);
    }
    finally {
        await repository.close();
    }
}
/** Names that the request has to have looked up, whatever else it finds. */
function namesOf({ range }) {
    if (range.kind === 'commits')
        return [range.head.sha, range.base.sha];
    const base = range.kind === 'revisions' ? range.base : (range.base ?? 'HEAD');
    return [range.kind === 'revisions' ? range.head : 'HEAD', ...(base === undefined ? [] : [base])];
}
/** While a pre-commit hook runs, git stages into an index that only this variable names. */
function indexOfHook() {
    const indexFile = process.env['GIT_INDEX_FILE'];
    return indexFile === undefined || indexFile === '' ? {} : { indexFile };
}


/***/ }),

/***/ 73506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   i: () => (/* binding */ CHANGE_CLASSES)
/* harmony export */ });
/** The policy as the rest of the program sees it: complete, defaults filled in, plain data that can be handed to a worker. */
/** Strongest first: the order of precedence of docs/classes.md section 1. */
const CHANGE_CLASSES = ['ADDED', 'REMOVED', 'SHAPE_CHANGE', 'SEMANTIC_REWRITE', 'TOLERANCE_DRIFT'];
const DEFAULT_LIMITS = { file: 67_108_864, depth: 512, nodes: 5_000_000, seconds: 20 };


/***/ }),

/***/ 18008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isPlain),
/* harmony export */   V: () => (/* binding */ escapeCharacter),
/* harmony export */   visible: () => (/* binding */ visible)
/* harmony export */ });
/**
 * What no person can see must not hide in what a person reads: controls, bidirectional overrides, zero-width and other
 * default-ignorable characters, lone surrogates, unassigned and private characters, and every blank but the plain one.
 */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/gu;
/** A mark that would combine with our own text before it, and every one after the second in a row. */
const STRAY_MARK = /^\p{M}|(?<=\p{M}\p{M})\p{M}/gu;
const MARK = /\p{M}/u;
/** Most names; spares them three passes with Unicode tables. */
const PRINTABLE_ASCII = /^[ -~]*$/;
/** `\u{hex}` of one character. */
function escapeCharacter(character) {
    return `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`;
}
/**
 * Text that is safe to put on one line of any plain-text sink, and injective: a name that literally holds `\u{`
 * has its backslash escaped, so it cannot pass for another name. `##[` is broken up because the Actions runner
 * takes `##[command]` anywhere in a line of standard output as a command.
 */
function visible(text) {
    if (PRINTABLE_ASCII.test(text) && !text.includes('\\u{') && !text.includes('##['))
        return text;
    const shown = text.replaceAll('\\u{', '\\u{5c}u{').replace(HIDDEN, escapeCharacter).replaceAll('##[', '#\\u{23}[');
    return MARK.test(shown) ? shown.replace(STRAY_MARK, escapeCharacter) : shown;
}
/** Whether a name can stand as it is where no encoder can help, as in the `path` of an annotation. */
function isPlain(text) {
    return text !== '' && visible(text) === text && text.trim() === text;
}


/***/ }),

/***/ 53110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DOCUMENT_FORMATS: () => (/* binding */ DOCUMENT_FORMATS),
/* harmony export */   renderDocument: () => (/* binding */ renderDocument),
/* harmony export */   reporters: () => (/* binding */ reporters)
/* harmony export */ });
/* harmony import */ var _parts_entries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48971);
/* harmony import */ var _parts_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98962);
// What every reporter takes its rows from is loaded with this list; the bundler would copy it into each of their chunks.


/**
 * Every reporter, in alphabetical order of id. `document` ones give one text and stand behind `--format`; the others
 * give what a few lines of the action post. Imports stay literal so that the bundler makes a lazy chunk of each.
 */
const reporters = [
    { id: 'check-run', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5817), __webpack_require__.e(4659)]).then(__webpack_require__.bind(__webpack_require__, 75010))).checkRun },
    { id: 'comment', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5817), __webpack_require__.e(2706)]).then(__webpack_require__.bind(__webpack_require__, 92447))).comment },
    { id: 'html', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 5535).then(__webpack_require__.bind(__webpack_require__, 5535))).html },
    { id: 'job-summary', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5817), __webpack_require__.e(6525)]).then(__webpack_require__.bind(__webpack_require__, 95324))).jobSummary },
    { id: 'json', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 846).then(__webpack_require__.bind(__webpack_require__, 90846))).json },
    { id: 'junit', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 3358).then(__webpack_require__.bind(__webpack_require__, 83358))).junit },
    { id: 'markdown', output: 'document', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5817), __webpack_require__.e(4838)]).then(__webpack_require__.bind(__webpack_require__, 20333))).markdown },
    { id: 'sarif', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 4573).then(__webpack_require__.bind(__webpack_require__, 26954))).sarif },
    { id: 'terminal', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 2448).then(__webpack_require__.bind(__webpack_require__, 32448))).terminal },
    {
        id: 'workflow-commands',
        output: 'posted',
        load: async () => (await __webpack_require__.e(/* import() */ 2012).then(__webpack_require__.bind(__webpack_require__, 92012))).workflowCommands,
    },
];
function isDocument(entry) {
    return entry.output === 'document';
}
/** What `--format` takes. */
const DOCUMENT_FORMATS = reporters.filter(isDocument).map(({ id }) => id);
/** One document of the report. Loads nothing but its reporter. */
async function renderDocument(format, report, context = {}) {
    const entry = reporters.filter(isDocument).find(({ id }) => id === format);
    if (entry === undefined)
        throw new RangeError(`no reporter is called ${format}`);
    return (await entry.load()).render(report, context);
}


/***/ }),

/***/ 29506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath),
/* harmony export */   q: () => (/* binding */ decodePath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** With the `u` flag a pair is one character, so this finds unpaired halves only. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const ESCAPE_OFFSET = 0xdc00;
/**
 * The bytes of a path (or any other bytes of git's) as a string that gives the same bytes back. What is no UTF-8
 * becomes one lone surrogate U+DC80..U+DCFF a byte, as Python's `surrogateescape` does (PEP 383), because decoding to
 * U+FFFD would make one name of two.
 */
function decodePath(bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes))
        return asBuffer(bytes).toString('latin1');
    try {
        return STRICT_UTF8.decode(bytes);
    }
    catch {
        return decodeLossless(bytes);
    }
}
/** The exact bytes that `decodePath` was given. */
function encodePath(path) {
    if (!LONE_SURROGATE.test(path))
        return Buffer.from(path, 'utf8');
    const parts = [];
    let plain = '';
    for (const character of path) {
        const code = character.length === 1 ? character.charCodeAt(0) : 0;
        if (code < ESCAPE_OFFSET + 0x80 || code > ESCAPE_OFFSET + 0xff) {
            plain += character;
            continue;
        }
        parts.push(Buffer.from(plain, 'utf8'), Buffer.of(code - ESCAPE_OFFSET));
        plain = '';
    }
    parts.push(Buffer.from(plain, 'utf8'));
    return Buffer.concat(parts);
}
function asBuffer(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function decodeLossless(bytes) {
    const buffer = asBuffer(bytes);
    let text = '';
    let start = 0;
    let at = 0;
    while (at < buffer.length) {
        const length = sequenceLength(buffer, at);
        if (length > 0) {
            at += length;
            continue;
        }
        text += buffer.toString('utf8', start, at) + String.fromCharCode(ESCAPE_OFFSET + buffer[at]);
        at += 1;
        start = at;
    }
    return text + buffer.toString('utf8', start, at);
}
/** Length of the well-formed UTF-8 sequence at `at`, 0 where there is none (Unicode 15, table 3-7). */
function sequenceLength(bytes, at) {
    const lead = bytes[at];
    if (lead < 0x80)
        return 1;
    if (lead < 0xc2 || lead > 0xf4)
        return 0;
    const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    const second = bytes[at + 1] ?? 0;
    const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (second < low || second > high)
        return 0;
    for (let offset = 2; offset < length; offset += 1) {
        const next = bytes[at + offset] ?? 0;
        if (next < 0x80 || next > 0xbf)
            return 0;
    }
    return length;
}


/***/ })

};
