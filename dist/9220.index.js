export const id = 9220;
export const ids = [9220,4020];
export const modules = {

/***/ 64845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ commandProperty),
/* harmony export */   wq: () => (/* binding */ commandData),
/* harmony export */   xr: () => (/* binding */ annotationText)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44020);

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

/***/ 87802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ encodeJson),
/* harmony export */   eC: () => (/* binding */ scriptJson)
/* harmony export */ });
/* unused harmony export logText */
/** As in visible.ts, but of what JSON leaves unescaped: everything a terminal, a log or a reviewer could be misled by. */
const HIDDEN_IN_JSON = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?![ \n])\p{Zs}/gu;
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
    return text
        .replace(HIDDEN_IN_JSON, (character) => (character === '\n' ? character : escapeUnits(character)))
        .replaceAll('##[', '#\\u0023[');
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

/***/ 44020:
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

/***/ 1607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ orderFindings),
/* harmony export */   P8: () => (/* binding */ problemsByPath),
/* harmony export */   xJ: () => (/* binding */ severityOf),
/* harmony export */   xv: () => (/* binding */ orderProblems),
/* harmony export */   zK: () => (/* binding */ compareSeverity)
/* harmony export */ });
/* unused harmony export compareText */
const SEVERITY_RANK = { error: 0, warning: 1, notice: 2, none: 3 };
/** How much a reader has to lose: evidence gone, evidence changed, evidence new, evidence moved within tolerance. */
const CLASS_RANK = {
    REMOVED: 0,
    SHAPE_CHANGE: 1,
    SEMANTIC_REWRITE: 2,
    ADDED: 3,
    TOLERANCE_DRIFT: 4,
};
const RECORD_RANK = { missing: 0, mismatched: 1, matched: 2, 'not-required': 3 };
/** By UTF-16 code units: the same on every machine, whatever its locale. */
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
function compareSeverity(a, b) {
    return SEVERITY_RANK[a] - SEVERITY_RANK[b];
}
/** Problems by the path that they speak of. */
function problemsByPath(problems) {
    const byPath = new Map();
    for (const problem of problems) {
        if (problem.path === undefined)
            continue;
        const list = byPath.get(problem.path);
        if (list === undefined)
            byPath.set(problem.path, [problem]);
        else
            list.push(problem);
    }
    return byPath;
}
/** The worst that anything says about a finding. */
function severityOf(problems) {
    let worst = 'none';
    for (const { severity } of problems ?? [])
        if (compareSeverity(severity, worst) < 0)
            worst = severity;
    return worst;
}
/** Paths of which another gate than records says an error: worse than a record that is still to be written. */
function brokenPaths(problems) {
    const broken = problems.filter(({ gate, severity }) => gate !== 'records' && severity === 'error');
    return new Set(broken.flatMap(({ path }) => path ?? []));
}
function compareFindings(a, b, broken) {
    return (Number(b.hollow !== undefined) - Number(a.hollow !== undefined) ||
        Number(broken.has(b.path)) - Number(broken.has(a.path)) ||
        CLASS_RANK[a.class] - CLASS_RANK[b.class] ||
        RECORD_RANK[a.record.status] - RECORD_RANK[b.record.status] ||
        compareText(a.path, b.path));
}
function orderFindings(findings, problems) {
    const byPath = problemsByPath(problems);
    const broken = brokenPaths(problems);
    const ranked = findings.map((finding) => ({ finding, severity: severityOf(byPath.get(finding.path)) }));
    ranked.sort((a, b) => compareSeverity(a.severity, b.severity) || compareFindings(a.finding, b.finding, broken));
    return ranked.map(({ finding }) => finding);
}
/** Problems without a fixture come first within their severity: they speak of the gate itself or of its records. */
function orderProblems(problems, findings) {
    const byPath = new Map(findings.map((finding) => [finding.path, finding]));
    const broken = brokenPaths(problems);
    const ranked = problems.map((problem) => ({
        problem,
        finding: problem.path === undefined ? undefined : byPath.get(problem.path),
    }));
    ranked.sort((a, b) => compareSeverity(a.problem.severity, b.problem.severity) ||
        Number(a.finding !== undefined) - Number(b.finding !== undefined) ||
        (a.finding !== undefined && b.finding !== undefined ? compareFindings(a.finding, b.finding, broken) : 0) ||
        compareText(a.problem.code, b.problem.code) ||
        compareText(a.problem.path ?? '', b.problem.path ?? '') ||
        (a.problem.line ?? 0) - (b.problem.line ?? 0) ||
        compareText(a.problem.message, b.problem.message));
    return ranked.map(({ problem }) => problem);
}


/***/ }),

/***/ 69406:
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
var json = __webpack_require__(87802);
// EXTERNAL MODULE: ./lib/reporters/encoders/annotation.js
var annotation = __webpack_require__(64845);
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
var secrets = __webpack_require__(94287);
// EXTERNAL MODULE: ./lib/reporters/parts/changes.js
var parts_changes = __webpack_require__(25818);
// EXTERNAL MODULE: ./lib/reporters/parts/rows.js
var rows = __webpack_require__(54358);
// EXTERNAL MODULE: ./lib/reporters/parts/spans.js
var parts_spans = __webpack_require__(19938);
// EXTERNAL MODULE: ./lib/reporters/parts/words.js
var words = __webpack_require__(81298);
;// CONCATENATED MODULE: ./lib/reporters/sarif.js








const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
/** GitHub shows 5,000 results of a run and refuses more than 25,000. */
const MAX_RESULTS = 5_000;
const RELATED = 5;
/** Changing what goes into a fingerprint makes every known result new: count this up when it happens. */
const FINGERPRINT = 'fixtureGate/v1';
const LEVELS = { error: 'error', warning: 'warning', notice: 'note' };
function render(report) {
    const findings = new Map(report.findings.map((finding) => [finding.path, finding]));
    const said = new Set(report.problems.flatMap(({ path }) => path ?? []));
    const entries = [
        ...report.problems.map((problem) => problemEntry(problem, problem.path === undefined ? undefined : findings.get(problem.path))),
        ...report.findings.filter(({ path }) => !said.has(path)).map(findingEntry),
    ];
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
function problemEntry(problem, finding) {
    const { code, gate, severity, path, line, message } = problem;
    const worst = finding === undefined ? [] : [(0,parts_spans/* plain */.pj)(' Worst change: '), ...(0,parts_changes/* describeWorst */.JT)(finding)];
    const inAnchor = line === undefined ? undefined : problem.anchor;
    return {
        rule: code,
        description: `${words/* GATE_TITLES */.Wc[gate]} (${gate})`,
        result: {
            level: LEVELS[severity],
            message: { text: sarif_text([(0,parts_changes/* sentence */.em)(message), ...worst]) },
            locations: sarif_location(inAnchor?.path ?? path, line ?? headLine(finding)),
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
            message: { text: sarif_text([(0,parts_changes/* sentence */.em)(finding.summary), (0,parts_spans/* plain */.pj)('; '), ...(0,rows/* describeRecord */.TV)(finding.record)]) },
            locations: sarif_location(path, headLine(finding)),
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
function sarif_location(path, line) {
    if (path === undefined)
        return [];
    const artifactLocation = { uri: pathUri(path), uriBaseId: '%SRCROOT%' };
    return [
        {
            physicalLocation: {
                artifactLocation,
                ...(line === undefined || line < 1 ? {} : { region: { startLine: line } }),
            },
        },
    ];
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
            ...sarif_location(finding.path, change.headLine)[0],
        })),
    };
}
const sarif = { id: 'sarif', render };


/***/ })

};
