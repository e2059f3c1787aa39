export const id = 4573;
export const ids = [4573];
export const modules = {

/***/ 5049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ commandProperty),
/* harmony export */   wq: () => (/* binding */ commandData),
/* harmony export */   xr: () => (/* binding */ annotationText)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18008);

/** Would notify somebody if a client of the API turned it into a mention; nothing says that none does. */
const MENTION = /(?<![\p{L}\p{N}_])@(?=[\p{L}\p{N}])/gu;
/** One line of plain text: a line break in a name must not begin a line of its own. */
function annotationText(text) {
    return (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__.visible)(text).replace(MENTION, '\\u{40}');
}
/** The data of a workflow command, as the runner's parser undoes it. */
function commandData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
/** A property of a workflow command. */
function commandProperty(text) {
    return commandData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ }),

/***/ 90990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ encodeJson),
/* harmony export */   eC: () => (/* binding */ scriptJson)
/* harmony export */ });
/* unused harmony export logText */
/** As in visible.ts, but of what JSON leaves unescaped: everything a terminal, a log or a reviewer could be misled by. */
const HIDDEN_IN_JSON = /(?!\n)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/gu;
function escapeUnits(characters) {
    let escaped = '';
    for (let index = 0; index < characters.length; index += 1) {
        escaped += `\\u${characters.charCodeAt(index).toString(16).padStart(4, '0')}`;
    }
    return escaped;
}
/**
 * JSON whose every string is still the same string when parsed, but whose text holds no hidden character and no `##[`.
 * Line feeds are those of the indentation: in strings they are escaped already.
 */
function encodeJson(value, indent = 0) {
    const text = JSON.stringify(value, undefined, indent);
    return text.replace(HIDDEN_IN_JSON, escapeUnits).replaceAll('##[', '#\\u0023[');
}
/** One log line of a name or value: a JSON string, so that it has no line break, and begins with a quote instead of `::`. */
function logText(text) {
    return encodeJson(text);
}
/** JSON that can stand inside a script element: no `<`, `>` or `&` that could end it. */
function scriptJson(value) {
    return encodeJson(value).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
}


/***/ }),

/***/ 26954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sarif: () => (/* binding */ sarif)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/reporters/encoders/json.js
var json = __webpack_require__(90990);
// EXTERNAL MODULE: ./lib/reporters/encoders/annotation.js
var annotation = __webpack_require__(5049);
;// CONCATENATED MODULE: ./lib/reporters/encoders/sarif-text.js

/** SARIF 2.1.0 reads `[text](target)` in a message as a link and `{0}` as an argument (3.11.5, 3.11.6). */
function sarifText(text) {
    return (0,annotation/* annotationText */.xr)(text)
        .replaceAll('](', '] (')
        .replace(/\{(\d+)\}/g, '{{$1}}');
}
/** Bytes that were no UTF-8 are kept as U+DC80..U+DCFF in paths (revisions.ts) and come back as the bytes they were. */
const LONE_BYTE = /[\udc80-\udcff]/;
/** A path of the repository as a relative URI reference. */
function pathUri(path) {
    // A first segment with a colon would read as a scheme; encodeURIComponent turns it into %3A.
    return path.split('/').map(encodeSegment).join('/');
}
function encodeSegment(segment) {
    return [...segment]
        .map((character) => LONE_BYTE.test(character) && character.length === 1 ? encodeByte(character) : encodeOne(character))
        .join('');
}
function encodeByte(character) {
    return `%${(character.charCodeAt(0) - 0xdc00).toString(16).toUpperCase()}`;
}
function encodeOne(character) {
    return /\p{Cs}/u.test(character) ? '%EF%BF%BD' : encodeURIComponent(character);
}

// EXTERNAL MODULE: ./lib/reporters/encoders/secrets.js
var secrets = __webpack_require__(42211);
// EXTERNAL MODULE: ./lib/reporters/parts/changes.js
var parts_changes = __webpack_require__(74406);
// EXTERNAL MODULE: ./lib/reporters/parts/entries.js
var parts_entries = __webpack_require__(48971);
// EXTERNAL MODULE: ./lib/reporters/parts/rows.js
var rows = __webpack_require__(98962);
// EXTERNAL MODULE: ./lib/reporters/parts/spans.js
var parts_spans = __webpack_require__(37118);
// EXTERNAL MODULE: ./lib/reporters/parts/words.js
var words = __webpack_require__(62350);
;// CONCATENATED MODULE: ./lib/reporters/sarif.js









const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
/** GitHub shows 5,000 results of a run and refuses more than 25,000. */
const MAX_RESULTS = 5_000;
const RELATED = 5;
/** Where the policy would be (docs/policy.md), for what is about no file. */
const POLICY_PATH = '.github/fixture-gate.yml';
/** Changing what goes into a fingerprint makes every known result new: count this up when it happens. */
const FINGERPRINT = 'fixtureGate/v1';
const LEVELS = { error: 'error', warning: 'warning', notice: 'note' };
function render(report) {
    // A file that was named for this run may lie outside the repository.
    const elsewhere = (report.policy.given === true ? undefined : report.policy.path) ?? POLICY_PATH;
    const entries = (0,parts_entries/* entriesOf */.M)(report).map((entry) => entry.kind === 'finding' ? findingEntry(entry.finding) : problemEntry(entry.problem, entry.finding, elsewhere));
    const shown = entries.slice(0, MAX_RESULTS);
    const rules = [...new Map(shown.map(({ rule, description }) => [rule, description]))];
    const run = {
        tool: {
            driver: {
                name: report.tool.name,
                version: report.tool.version,
                rules: rules.map(([id, text]) => ({ id, shortDescription: { text } })),
            },
        },
        automationDetails: { id: 'fixture-gate/' },
        results: shown.map(({ rule, result }) => ({
            ruleId: rule,
            ruleIndex: rules.findIndex(([id]) => id === rule),
            ...result,
        })),
        columnKind: 'utf16CodeUnits',
        properties: { verdict: report.verdict, digest: report.digest, leftOut: entries.length - shown.length },
    };
    return `${(0,json/* encodeJson */.Pr)({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, 2)}\n`;
}
function sarif_text(spans) {
    return (0,parts_spans/* encodeSpans */.SE)(spans, { plain: (each) => each, prose: sarifText, code: sarifText });
}
/** `elsewhere` for what is about no file, such as a message of a commit: whoever judges it is named in its place. */
function problemEntry(problem, finding, elsewhere) {
    const { code, gate, severity, path, line, message } = problem;
    const worst = finding === undefined ? [] : [(0,parts_spans/* plain */.pj)(' Worst change: '), ...(0,parts_changes/* describeWorst */.JT)(finding)];
    const inAnchor = line === undefined ? undefined : problem.anchor;
    return {
        rule: code,
        description: `${words/* GATE_TITLES */.Wc[gate]} (${gate})`,
        result: {
            level: LEVELS[severity],
            message: { text: sarif_text([(0,parts_changes/* sentence */.em)(message), ...worst]) },
            locations: [sarif_location(inAnchor?.path ?? path ?? problem.anchor?.path ?? elsewhere, line ?? headLine(finding))],
            ...related(finding),
            partialFingerprints: { [FINGERPRINT]: fingerprint(code, path, evidence(problem, finding)) },
            ...(problem.fix === undefined ? {} : { properties: { fix: (0,secrets/* maskProse */.uw)(problem.fix) } }),
        },
    };
}
function findingEntry(finding) {
    const { path, class: changeClass } = finding;
    return {
        rule: changeClass,
        description: `${words/* CLASS_WORDS */.f5[changeClass]}: ${words/* CLASS_MEANINGS */.Mb[changeClass]}`,
        result: {
            level: 'note',
            message: { text: sarif_text([...(0,rows/* findingChange */.i9)(finding), (0,parts_spans/* plain */.pj)('; '), ...(0,rows/* describeRecord */.TV)(finding.record)]) },
            locations: [sarif_location(path, headLine(finding))],
            ...related(finding),
            partialFingerprints: { [FINGERPRINT]: fingerprint(changeClass, path, blobs(finding)) },
        },
    };
}
/** What the result rests on: the blobs of the fixture, or where there is none the line and commit. Never the message. */
function evidence({ line, commit }, finding) {
    return finding === undefined ? [String(line ?? 0), commit ?? ''] : blobs(finding);
}
function blobs({ base, head, class: changeClass }) {
    return [changeClass, base?.oid ?? '', head?.oid ?? ''];
}
/** First 32 hex digits of SHA-256 over rule, path and evidence, each with its length so that none runs into the next. */
function fingerprint(rule, path, parts) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const part of [rule, path ?? '', ...parts])
        hash.update(`${part.length}:`).update(part, 'utf16le');
    return hash.digest('hex').slice(0, 32);
}
function headLine(finding) {
    return finding?.changes.find((change) => (change.headLine ?? 0) > 0)?.headLine;
}
/** GitHub refuses a whole file for one result without a location, and asks every location for a line. */
function sarif_location(path, line = 1) {
    return {
        physicalLocation: {
            artifactLocation: { uri: pathUri(path), uriBaseId: '%SRCROOT%' },
            region: { startLine: Math.max(1, line) },
        },
    };
}
/** The first changes, each on its line, so that a viewer can step through them. */
function related(finding) {
    const changes = (finding?.changes ?? []).filter((change) => (change.headLine ?? 0) > 0).slice(0, RELATED);
    if (finding === undefined || changes.length === 0)
        return {};
    return {
        relatedLocations: changes.map((change, index) => ({
            id: index + 1,
            message: { text: sarif_text((0,parts_changes/* describeChange */.uQ)(change)) },
            ...sarif_location(finding.path, change.headLine),
        })),
    };
}
const sarif = { id: 'sarif', render };


/***/ })

};
