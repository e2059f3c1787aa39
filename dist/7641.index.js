export const id = 7641;
export const ids = [7641,846];
export const modules = {

/***/ 8213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ asSha),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   j1: () => (/* binding */ asRepository),
/* harmony export */   xT: () => (/* binding */ isNoCommit)
/* harmony export */ });
// The few shapes of identifier that are believed. A branch may be called `--upload-pack=x` or BOM + 40 hex digits (T14):
// so nothing is trimmed, and a pattern is anchored at both ends.
const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const REPOSITORY = /^[A-Za-z0-9_.-]{1,100}\/[A-Za-z0-9_.-]{1,100}$/;
/** What git sends for "there is no commit", in either hash. */
const NO_COMMIT = /^0+$/;
/** 40 or 64 lower-case hex digits that name a commit, or undefined. */
function asSha(value) {
    return typeof value === 'string' && SHA.test(value) && !NO_COMMIT.test(value) ? value : undefined;
}
/** Whether the value is git's all-zero placeholder: a branch that did not exist before, or no longer does. */
function isNoCommit(value) {
    return typeof value === 'string' && SHA.test(value) && NO_COMMIT.test(value);
}
/** `owner/name` as the platform writes it, or undefined; `.` and `..` are no names. */
function asRepository(value) {
    if (typeof value !== 'string' || !REPOSITORY.test(value))
        return undefined;
    const [owner = '', name = ''] = value.split('/');
    return /^\.+$/.test(owner) || /^\.+$/.test(name) ? undefined : { owner, name };
}
/** A text from outside for an error message: quoted, shortened, nothing in it but printable ASCII without `##[`. */
function show(value, limit = 80) {
    if (typeof value !== 'string')
        return value === undefined ? 'nothing' : `a value of type ${value === null ? 'null' : typeof value}`;
    const cut = value.length > limit ? `${value.slice(0, limit)}...` : value;
    const plain = JSON.stringify(cut).replaceAll(/[^\x20-\x7e]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return plain.replaceAll('##[', '#\\u0023[').replaceAll('::', ':\\u003a');
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

/***/ 90846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_TEXT_CHARACTERS: () => (/* binding */ MAX_TEXT_CHARACTERS),
/* harmony export */   json: () => (/* binding */ json),
/* harmony export */   renderFindingJson: () => (/* binding */ renderFindingJson)
/* harmony export */ });
/* harmony import */ var _encoders_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90990);
/* harmony import */ var _encoders_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42211);
/* harmony import */ var _encoders_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56550);



/** Characters of one value. Programs read this, but it is kept as an artifact, and a fixture may be of 64 MiB. */
const VALUE_CHARACTERS = 2_000;
/** Characters of any text, as whoever reads a report expects it (report-fields.ts). A place can be as long as the keys of a fixture. */
const MAX_TEXT_CHARACTERS = 65_536;
function bounded(text) {
    return text.length <= MAX_TEXT_CHARACTERS ? text : (0,_encoders_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(text, MAX_TEXT_CHARACTERS - 1);
}
/** A sentence, masked. */
function prose(text) {
    return bounded((0,_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskProse */ .uw)(text));
}
/**
 * The report in the order of schema/report.schema.json, safe to keep and to print: no secret, no binary, no command. Findings are
 * written one by one: ten thousand of them as one value, their text and what is escaped in it are five times the report.
 */
function render(report) {
    const { schemaVersion, tool, base, head, mergeBase, policy, verdict, gates, problems, stats, ...rest } = report;
    const { findings, illustrations: _, ...others } = rest;
    // One list of pieces and one text of them: each step between would hold the whole report once more.
    const pieces = ['{'];
    const add = (value) => {
        for (const [name, one] of Object.entries(value)) {
            if (one !== undefined)
                pieces.push(lineOf(pieces), (0,_encoders_json_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeJson */ .Pr)(name), ': ', indented(one, INDENT));
        }
    };
    add({ schemaVersion, tool, base, head, mergeBase, policy, verdict });
    add({ gates: gates.map((gate) => ({ ...gate, ...masked('summary', gate.summary) })) });
    pieces.push(lineOf(pieces), '"findings": [');
    for (const [index, finding] of findings.entries())
        pieces.push(index === 0 ? '' : ',', '\n', INDENT, INDENT, indented(findingJson(finding), INDENT + INDENT));
    pieces.push(findings.length === 0 ? ']' : `\n${INDENT}]`);
    add({ problems: problems.map(problemJson), stats, ...others });
    pieces.push('\n}\n');
    return pieces.join('');
}
/** What stands before the next member of the outermost object. */
function lineOf({ length }) {
    return length === 1 ? `\n${INDENT}` : `,\n${INDENT}`;
}
const INDENT = '  ';
/** Line feeds are those of the indentation. */
function indented(value, by) {
    return (0,_encoders_json_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeJson */ .Pr)(value, INDENT.length).replaceAll('\n', `\n${by}`);
}
function masked(name, text) {
    return text === undefined ? {} : { [name]: prose(text) };
}
/** One finding as it stands in the report. */
function renderFindingJson(finding) {
    return `${(0,_encoders_json_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeJson */ .Pr)(findingJson(finding), 2)}\n`;
}
function findingJson(finding) {
    const { path, class: changeClass, also, format, movedFrom, movedTo, base, head, changeCounts, changes, record, } = finding;
    return {
        path,
        class: changeClass,
        also,
        format,
        ...(movedFrom === undefined ? {} : { movedFrom }),
        ...(movedTo === undefined ? {} : { movedTo }),
        base,
        head,
        summary: prose(finding.summary),
        changeCounts,
        changes: changes.map(changeJson),
        record: recordJson(record),
        ...masked('suggestedTrailer', finding.suggestedTrailer),
        notes: finding.notes.map(prose),
        failures: finding.failures.map((failure) => ({ ...failure, reason: prose(failure.reason) })),
        suppressed: finding.suppressed,
        ...masked('hollow', finding.hollow),
        ...(finding.moves === undefined ? {} : { moves: finding.moves }),
    };
}
/** Numbers that are not finite have no spelling in JSON and are left out; the values beside them say as much. */
function changeJson(change) {
    const { kind, at, baseLine, headLine, absolute, relative, limit, note } = change;
    const shown = change.shown === true ? change : (0,_encoders_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPair */ .cO)(change.base, change.head, at, VALUE_CHARACTERS);
    return {
        kind,
        at: bounded((0,_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskValue */ .QS)(at)),
        base: shown.base,
        head: shown.head,
        ...(baseLine === undefined ? {} : { baseLine }),
        ...(headLine === undefined ? {} : { headLine }),
        ...(absolute === undefined || !Number.isFinite(absolute) ? {} : { absolute }),
        ...(relative === undefined || !Number.isFinite(relative) ? {} : { relative }),
        ...(limit === undefined ? {} : { limit: bounded(limit) }),
        ...masked('note', note),
    };
}
function recordJson(record) {
    return { ...record, ...masked('reason', record.reason), ...masked('by', record.by) };
}
function problemJson(problem) {
    return { ...problem, message: prose(problem.message), ...masked('fix', problem.fix) };
}
const json = { id: 'json', render };


/***/ }),

/***/ 82:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ reportFields),
/* harmony export */   M: () => (/* binding */ parseReport)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38816);
/* harmony import */ var _comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37459);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73506);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15451);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90846);





/*
 * A report field by field, with bounds, for whoever reads one that was written elsewhere: the page of another run
 * (read-report.ts) and the shards of this one (shard-reports.ts).
 */
/** The largest change seen has 8,003. */
const MAX_FINDINGS = 1_000_000;
const MAX_PROBLEMS = 1_000_000;
const MAX_PATTERNS = 100_000;
/** Of what one finding lists: ten times of what this version writes. */
const MAX_LIST = 1_000;
/** Git's own limit for a path is 4,096 bytes. */
const MAX_PATH_CHARACTERS = 8_192;
const count = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
const figure = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig();
/** 40 or 64 hex digits. Pages show it as it is. */
const sha = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const sha256 = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/);
const changeClass = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_policy_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .CHANGE_CLASSES */ .i);
const kinds = ['shape', 'value', 'drift', 'representation'];
const status = ['matched', 'missing', 'mismatched'];
/** Characters. Names of people have no limit in git, and are texts. */
const path = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(MAX_PATH_CHARACTERS);
const text = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(_json_js__WEBPACK_IMPORTED_MODULE_2__.MAX_TEXT_CHARACTERS);
const list = (item) => zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(item).max(MAX_LIST);
const revision = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ref: text.exactOptional(), sha });
const blob = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    oid: sha,
    sha256: zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([sha256, zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('')]),
    size: count,
    mode: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-7]{6}$/),
});
const change = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(kinds),
    at: text,
    base: text.nullable(),
    head: text.nullable(),
    baseLine: count.exactOptional(),
    headLine: count.exactOptional(),
    absolute: figure.exactOptional(),
    relative: figure.exactOptional(),
    limit: text.exactOptional(),
    note: text.exactOptional(),
});
const record = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    status: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n([...status, 'not-required']),
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['trailer', 'approval-file', 'review']).exactOptional(),
    commit: sha.exactOptional(),
    by: text.exactOptional(),
    reason: text.exactOptional(),
    required: list(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['trailer', 'approval', 'review']), status: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(status) })).exactOptional(),
});
const moves = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    count,
    bins: list(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ bin: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().min(-_comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .FURTHEST_BIN */ .Kg).max(_comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .FURTHEST_BIN */ .Kg), count })),
    relative: figure.positive().exactOptional(),
    sample: list(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ base: figure, head: figure, beyond: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY() })),
});
const finding = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    path: path.min(1),
    class: changeClass,
    also: list(changeClass),
    format: text,
    movedFrom: path.exactOptional(),
    movedTo: path.exactOptional(),
    base: blob.nullable(),
    head: blob.nullable(),
    summary: text,
    changeCounts: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ shape: count, value: count, drift: count, representation: count }),
    changes: list(change),
    record,
    suggestedTrailer: text.regex(/^Fixture-Change: /).exactOptional(),
    notes: list(text),
    failures: list(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ side: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['base', 'head']), format: text, reason: text, line: count, column: count })),
    suppressed: count,
    hollow: text.exactOptional(),
    moves: moves.exactOptional(),
});
const problem = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    code: zod__WEBPACK_IMPORTED_MODULE_3__/* .custom */ .IeY((value) => typeof value === 'string' && /^FG[0-9]{3}$/.test(value)),
    gate: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .GATE_IDS */ .$),
    severity: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['error', 'warning', 'notice']),
    path: path.exactOptional(),
    line: count.exactOptional(),
    commit: sha.exactOptional(),
    anchor: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ path, line: count }).exactOptional(),
    message: text,
    fix: text.exactOptional(),
});
/** A whole report but for `shard`: who reads it says whether there may be one. */
const reportFields = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1),
    tool: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        name: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('fixture-gate'),
        version: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^\d{1,9}\.\d{1,9}\.\d{1,9}(?:-[0-9A-Za-z.]{1,40})?$/),
    }),
    base: revision,
    head: revision,
    mergeBase: sha,
    headKind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['index', 'worktree']).exactOptional(),
    policy: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        source: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['base', 'head', 'defaults']),
        path: path.exactOptional(),
        sha256: sha256.exactOptional(),
        given: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true).exactOptional(),
    }),
    verdict: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['pass', 'fail']),
    gates: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        id: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .GATE_IDS */ .$),
        outcome: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['pass', 'fail', 'missing-artifact', 'not-configured', 'not-run']),
        summary: text.exactOptional(),
    }))
        .refine((gates) => gates.map(({ id }) => id).join() === _problems_js__WEBPACK_IMPORTED_MODULE_4__/* .GATE_IDS */ .$.join()),
    findings: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(finding).max(MAX_FINDINGS),
    problems: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(problem).max(MAX_PROBLEMS),
    stats: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        commits: count,
        changedPaths: count,
        fixtures: count,
        suppressed: count,
        patterns: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ pattern: text, matches: count })).max(MAX_PATTERNS),
        milliseconds: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(64), zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()).catch({}),
    }),
    digest: sha256,
    exitCode: zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(0), zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1), zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(2)]),
});
/** @throws for what is no UTF-8 or no JSON. */
function parseReport(bytes) {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
}


/***/ }),

/***/ 87641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findingsOfShards: () => (/* binding */ findingsOfShards),
/* harmony export */   rangeOfShards: () => (/* binding */ rangeOfShards),
/* harmony export */   readShardReports: () => (/* binding */ readShardReports)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38816);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8213);
/* harmony import */ var _reporters_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90846);
/* harmony import */ var _reporters_report_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13411);








/*
 * The findings of shards in place of a comparison of one's own (`fixture-gate merge`, input `merge`). What is taken from a
 * report is what was compared, and only for the very blobs that git names here; records and gates are judged anew over
 * the whole (docs/adr/0210).
 */
/** `node:fs` reads a file into one string of at most this many bytes; a shard that is larger wants more shards. */
const MAX_REPORT_BYTES = 512 * 1_048_576;
/** Rules of one policy, and parts of one rule. */
const MAX_RULES = 100_000;
const shard = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    index: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int().min(0),
    count: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int().min(1),
    unusedRules: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        policy: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['base', 'head']),
        index: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int().min(0),
        unused: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().max(_reporters_json_js__WEBPACK_IMPORTED_MODULE_3__.MAX_TEXT_CHARACTERS)).max(MAX_RULES),
    }))
        .max(MAX_RULES),
});
const report = _reporters_report_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .reportFields */ .E.extend({ shard });
/**
 * The reports of all shards of one run.
 * @throws {FixtureGateError} BAD_SHARDS for a file that is no such report, one too many or too few, or reports of different runs.
 */
function readShardReports(files) {
    const reports = files.map(readShardReport).sort((a, b) => a.shard.index - b.shard.index);
    const [first] = reports;
    if (first === undefined)
        throw bad('expected the report.json of every shard; found none');
    for (const one of reports)
        sameRun(first, one);
    for (const [index, one] of reports.entries()) {
        if (one.shard.index < index)
            throw bad(`shard ${one.shard.index} is there twice: in ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(reports[index - 1].file)} and in ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(one.file)}`);
        if (one.shard.index > index)
            throw bad(missing(index, first));
    }
    if (reports.length !== first.shard.count)
        throw bad(missing(reports.length, first));
    return reports;
}
function missing(index, { shard }) {
    return `expected the reports of ${shard.count} shards, 0 to ${shard.count - 1}; that of shard ${index} is not among them`;
}
function readShardReport(file) {
    let value;
    try {
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
        if (bytes.length > MAX_REPORT_BYTES)
            throw new RangeError(`over ${MAX_REPORT_BYTES} bytes`);
        value = (0,_reporters_report_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .parseReport */ .M)(bytes);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('BAD_SHARDS', `${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(file)} cannot be read as a report (${cause.message})`, 'name the report.json files that the shards wrote', { cause });
    }
    const parsed = report.safeParse(value);
    if (parsed.success)
        return { ...parsed.data, file };
    const [issue] = parsed.error.issues;
    const at = issue?.path.join('.') ?? '';
    if (at === 'shard')
        throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(file)} is the report of a whole run and of no shard`);
    throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(file)} is no report of a shard (${at === '' ? 'it' : (0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(at)}: ${issue?.message ?? 'unknown'})`);
}
function sameRun(first, one) {
    const differ = (what, a, b) => {
        if (a !== b)
            throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(first.file)} and ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(one.file)} are not of one run: ${what} ${a ?? 'none'} and ${b ?? 'none'}`);
    };
    if (one.tool.version !== _version_js__WEBPACK_IMPORTED_MODULE_7__/* .VERSION */ .x)
        throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(one.file)} was written by version ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(one.tool.version)}, and this is ${_version_js__WEBPACK_IMPORTED_MODULE_7__/* .VERSION */ .x}`);
    if (one.headKind !== undefined)
        throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(one.file)} is about what is not committed yet`);
    differ('number of shards', first.shard.count, one.shard.count);
    differ('base', first.base.sha, one.base.sha);
    differ('head', first.head.sha, one.head.sha);
    differ('merge base', first.mergeBase, one.mergeBase);
    differ('policy', policyOf(first), policyOf(one));
}
function policyOf({ policy }) {
    return `${policy.source} ${policy.sha256 ?? '(built in)'}`;
}
function bad(message) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('BAD_SHARDS', message, 'pass the report.json of every shard of one run, each once, and run this version in all of them');
}
/** The range that the shards judged, as their reports name it. @throws {FixtureGateError} BAD_SHARDS */
function rangeOfShards(files) {
    const [first] = files;
    if (first === undefined)
        throw bad('expected the report.json of every shard; found none');
    const { base, head, mergeBase } = readShardReport(first);
    return {
        kind: 'commits',
        base,
        head,
        comparison: base.sha === mergeBase ? 'direct' : 'merge-base',
    };
}
/**
 * What the shards found of `fixtures`: of each one finding, made from the very blobs that git names here.
 * @throws {FixtureGateError} BAD_SHARDS where a fixture is in no report, in two, or was another one there.
 */
function findingsOfShards(files, fixtures, range, policies) {
    const reports = readShardReports(files);
    const [first] = reports;
    const { sha256 } = policies.base;
    for (const [what, theirs, ours] of [
        ['base', first.base.sha, range.base.sha],
        ['head', first.head.sha, range.head.sha],
        ['merge base', first.mergeBase, range.mergeBase],
        ['policy', policyOf(first), `${policies.base.source} ${sha256 ?? '(built in)'}`],
    ]) {
        if (theirs !== ours)
            throw bad(`the shards judged ${what} ${theirs}; here it is ${ours}`);
    }
    const byPath = new Map();
    for (const { findings, file } of reports) {
        for (const one of findings) {
            if (byPath.has(one.path))
                throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(one.path)} was judged by two shards`);
            byPath.set(one.path, { finding: findingOf(one), file });
        }
    }
    const findings = fixtures.map(({ change }) => {
        const known = byPath.get(change.path);
        if (known === undefined)
            throw bad(`the changed fixture ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(change.path)} is in no report`);
        byPath.delete(change.path);
        if (!isOf(known.finding.base, change.base) || !isOf(known.finding.head, change.head))
            throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(known.file)} tells of other contents of ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(change.path)} than git has here`);
        if (saysLess(known.finding))
            throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(known.file)} gives ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(change.path)} a class that its own changes contradict`);
        return known.finding;
    });
    const [extra] = byPath.keys();
    if (extra !== undefined)
        throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(extra)} is in a report, and no fixture changed there`);
    // How blobs are stored no report tells: the policy gate reads that itself.
    return { findings, unusedRules: unusedInAll(reports, policies), stored: new Map() };
}
function isOf(blob, entry) {
    if (blob === null || entry === null)
        return blob === null && entry === null;
    return blob.oid === entry.oid && blob.mode === entry.mode;
}
/** Whether a class is weaker than what the finding itself lists, or fits not to which sides there are. */
function saysLess({ class: changeClass, base, head, changeCounts, changes }) {
    if (base === null || head === null)
        return changeClass !== (base === null ? 'ADDED' : 'REMOVED');
    const has = (kind) => changeCounts[kind] > 0 || changes.some((change) => change.kind === kind);
    if (changeClass === 'SHAPE_CHANGE')
        return false;
    if (changeClass === 'SEMANTIC_REWRITE')
        return has('shape');
    return changeClass !== 'TOLERANCE_DRIFT' || has('shape') || has('value');
}
/** Values were masked and cut when the shard wrote them: `shown` keeps them from being cut once more. */
function findingOf({ record: _, suggestedTrailer: __, ...facts }) {
    return { ...facts, changes: facts.changes.map((one) => ({ ...one, shown: true })) };
}
/** A part of a rule met nothing if it met nothing in every shard that the rule had a fixture in. */
function unusedInAll(reports, { base, head }) {
    const all = new Map();
    for (const { shard, file } of reports) {
        for (const { policy, index, unused } of shard.unusedRules) {
            const rule = (policy === 'base' ? base : head)?.fixtures[index];
            if (rule === undefined)
                throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file))} tells of rule ${index} of ${policy}'s policy, which there is not`);
            const before = all.get(rule);
            all.set(rule, before === undefined ? unused : before.filter((name) => unused.includes(name)));
        }
    }
    return all;
}


/***/ })

};
