export const id = 5485;
export const ids = [5485,8008];
export const modules = {

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

/***/ 48971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ entriesOf),
/* harmony export */   a: () => (/* binding */ inOrder)
/* harmony export */ });
/* harmony import */ var _grouping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98738);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95843);


/**
 * The one order of every sink (docs/adr/0225). Sinks that list rows take `arrangeRows`; those that say one thing at a time
 * take this. Of more than a few, the worst of each of the first rows comes first, so that ten thousand alike cannot stand
 * before the second row; then the rest of those rows; then all others. A row thus stands where its worst fixture stands here.
 */
function entriesOf(report) {
    const { lead, rest } = (0,_grouping_js__WEBPACK_IMPORTED_MODULE_0__/* .arrangeRows */ .eZ)((0,_grouping_js__WEBPACK_IMPORTED_MODULE_0__/* .buildRows */ .kO)(report));
    const first = lead.map(entriesOfRow);
    const all = first.flat();
    if (rest.length === 0 && all.length <= _grouping_js__WEBPACK_IMPORTED_MODULE_0__/* .LEAD */ .XQ)
        return all;
    return [
        ...first.flatMap((entries) => entries.slice(0, 1)),
        ...first.flatMap((entries) => entries.slice(1)),
        ...rest.flatMap(entriesOfRow),
    ];
}
function entriesOfRow(row) {
    if (row.kind === 'problem')
        return row.problems.map((problem) => ({ kind: 'problem', problem }));
    const byPath = (0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsByPath */ .P8)(row.problems);
    return row.findings.flatMap((finding) => {
        const own = byPath.get(finding.path) ?? [];
        if (own.length === 0)
            return [{ kind: 'finding', finding }];
        return own.map((problem) => ({ kind: 'problem', problem, finding }));
    });
}
/** Findings and problems in the order of the entries. */
function inOrder(report) {
    const entries = entriesOf(report);
    return {
        findings: [...new Set(entries.flatMap(({ finding }) => finding ?? []))],
        problems: entries.flatMap((entry) => (entry.kind === 'problem' ? [entry.problem] : [])),
    };
}


/***/ }),

/***/ 98738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ firstRows),
/* harmony export */   Cm: () => (/* binding */ sameContent),
/* harmony export */   O_: () => (/* binding */ blanketNote),
/* harmony export */   PD: () => (/* binding */ recordsWereChecked),
/* harmony export */   XQ: () => (/* binding */ LEAD),
/* harmony export */   eZ: () => (/* binding */ arrangeRows),
/* harmony export */   kO: () => (/* binding */ buildRows),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _review_review_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35430);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95843);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62350);




/** Files in one folder that came or went become one row from this many on. */
const FOLDER_MINIMUM = 3;
/** Modified fixtures from which a pull request can look like a regeneration (docs/classes.md section 9: 90 % have up to 12). */
const BLANKET_MINIMUM = 20;
const BLANKET_SHARE = 0.8;
/** However they changed: nobody has looked at so many one by one. */
const BULK_MINIMUM = 100;
function recordsWereChecked({ gates }) {
    return gates.find(({ id }) => id === 'records')?.outcome !== 'not-run';
}
function needOf(finding, severity, checked) {
    const state = (0,_review_review_js__WEBPACK_IMPORTED_MODULE_3__/* .recordState */ .D)(finding.record);
    if (checked && state === 'missing')
        return 'unrecorded';
    if (checked && (state === 'mismatched' || state === 'wrong-kind'))
        return state;
    if (severity !== 'error' && severity !== 'warning')
        return 'none';
    return finding.hollow === undefined ? 'problem' : 'hollow';
}
function rowSeverity(severity, need) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecordNeed */ .Co)(need) ? 'error' : severity;
}
/** All rows: what needs a person first, in the order of NEEDS; within it worst first. From the facts alone, whatever order they come in. */
function buildRows(report) {
    const problems = (0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .sortProblems */ .dS)(report.problems);
    const byPath = (0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsByPath */ .P8)(problems);
    const checked = recordsWereChecked(report);
    const fixtures = new Map(report.findings.map((finding) => [finding.path, finding]));
    const buckets = new Map();
    for (const finding of (0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .sortFindings */ .Tc)(report.findings, problems)) {
        const own = byPath.get(finding.path) ?? [];
        const worst = (0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .severityOf */ .xJ)(own);
        const need = needOf(finding, worst, checked);
        const severity = rowSeverity(worst, need);
        const { key, kind } = signature(finding, fixtures);
        const codes = [...new Set(own.map((problem) => problem.code))].sort().join();
        addTo(buckets, JSON.stringify([need, severity, codes, kind, key]), {
            kind,
            need,
            severity,
            findings: [finding],
            problems: own,
        });
    }
    const rows = [...buckets.values()].flatMap(splitSmall);
    for (const problem of problems) {
        if (problem.path !== undefined && fixtures.has(problem.path))
            continue;
        const need = problem.severity === 'notice' ? 'none' : 'problem';
        rows.push({ kind: 'problem', need, severity: problem.severity, findings: [], problems: [problem] });
    }
    return rows.sort(compareRows);
}
/** Stable, so that within one need and severity the order of the findings stays. Where nothing is open, notices of no fixture come last. */
function compareRows(a, b) {
    const byNeed = _words_js__WEBPACK_IMPORTED_MODULE_2__/* .NEEDS */ .Qo.indexOf(a.need) - _words_js__WEBPACK_IMPORTED_MODULE_2__/* .NEEDS */ .Qo.indexOf(b.need);
    return byNeed !== 0 || a.need === 'none' ? byNeed : (0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSeverity */ .zK)(a.severity, b.severity);
}
function addTo(buckets, key, row) {
    const bucket = buckets.get(key);
    if (bucket === undefined) {
        buckets.set(key, { ...row, findings: [...row.findings], problems: [...row.problems] });
        return;
    }
    for (const finding of row.findings)
        bucket.findings.push(finding);
    for (const problem of row.problems)
        bucket.problems.push(problem);
}
/** A bucket of one is a fixture like any other; a move needs both its sides to read as one. */
function splitSmall(row) {
    const minimum = row.kind === 'folder' ? FOLDER_MINIMUM : 2;
    if (row.kind === 'single' || row.findings.length >= minimum)
        return [row];
    const byPath = (0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsByPath */ .P8)(row.problems);
    return row.findings.map((finding) => ({
        ...row,
        kind: 'single',
        findings: [finding],
        problems: byPath.get(finding.path) ?? [],
    }));
}
function folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}
/** What has to be alike for two findings to share a row, beside what is open about them. */
function signature(finding, fixtures) {
    const { path, movedFrom, movedTo, hollow } = finding;
    if (hollow !== undefined || finding.failures.length > 0)
        return { kind: 'single', key: path };
    const from = movedFrom ?? (movedTo === undefined ? undefined : path);
    const to = movedTo ?? (movedFrom === undefined ? undefined : path);
    if (from !== undefined && to !== undefined) {
        const same = sameContent(fixtures.get(from), fixtures.get(to));
        return { kind: 'moved', key: [folderOf(from), folderOf(to), same ?? [from, to]] };
    }
    if (finding.base === null || finding.head === null) {
        return { kind: 'folder', key: [finding.class, folderOf(path), finding.format] };
    }
    const change = knownSignature(finding);
    return change === undefined ? { kind: 'single', key: path } : { kind: 'same-change', key: change };
}
/** Whether a move left the bytes alone; `undefined` where one side is not at hand. Only pure moves are grouped. */
function sameContent(from, to) {
    const before = from?.base?.oid;
    return before !== undefined && before === to?.head?.oid ? true : undefined;
}
/** Array positions, rows and lines are where a change is, not what it is. */
function generalise(at) {
    return at.replace(/\[\d+\]/g, '[*]').replace(/\b(row|line|frame|page) \d+/gi, '$1 *');
}
/** Ten reporters make rows of one report; reading a million changes once is enough. Findings are never changed, only copied. */
const signatures = new WeakMap();
function knownSignature(finding) {
    const known = signatures.get(finding);
    if (known !== undefined)
        return known.value;
    const made = changeSignature(finding);
    // A hundred changes are a long key, and it is looked up ten times.
    const value = made === undefined ? undefined : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(made), 'utf16le').digest('hex');
    signatures.set(finding, { value });
    return value;
}
/** The set of changes without their positions. Absent where the list was cut, because what is not known is not equal. */
function changeSignature(finding) {
    const { changes, changeCounts, notes, summary } = finding;
    const { shape, value, drift, representation } = changeCounts;
    if (changes.length === 0) {
        if (shape + value + drift > 0 || finding.class !== 'TOLERANCE_DRIFT')
            return undefined;
        return [finding.class, finding.format, withoutDigits(summary), notes.map(withoutDigits)];
    }
    if (shape + value + drift + representation > changes.length)
        return undefined;
    return [finding.class, finding.also, [...new Set(changes.map(changeKey))].sort()];
}
function changeKey({ kind, at, base, head }) {
    return JSON.stringify([kind, generalise(at), base, head]);
}
function withoutDigits(text) {
    return text.replace(/\d+/g, '#');
}
/** A sentence on pull requests that look as if somebody had rewritten the fixtures wholesale; absent otherwise. */
function blanketNote(report, rows) {
    const modified = report.findings.filter(({ base, head }) => base !== null && head !== null).length;
    if (modified < BLANKET_MINIMUM)
        return undefined;
    const largest = Math.max(0, ...rows.map((row) => (row.kind === 'same-change' ? row.findings.length : 0)));
    if (largest >= BLANKET_MINIMUM && largest >= modified * BLANKET_SHARE) {
        return `This looks like a blanket regeneration: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(largest)} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(modified)} modified fixtures changed in the same way.`;
    }
    if (modified >= BULK_MINIMUM) {
        return `This looks like a blanket regeneration: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(modified)} fixtures were modified at once.`;
    }
    return undefined;
}
/** Rows that a reader is sure to see: as many as the smallest sink has room for (workflow-commands.ts). */
const LEAD = 9;
/** What must not crowd each other out: the needs of fixtures, and what is wrong beside all fixtures. */
const SORTS = [..._words_js__WEBPACK_IMPORTED_MODULE_2__/* .NEEDS */ .Qo, 'beside'];
function sortOf({ kind, need }) {
    return kind === 'problem' && need === 'problem' ? 'beside' : need;
}
/**
 * Rows in the order of a list. Where there are more than a reader takes in, the worst of every sort come first, in their
 * order, so that none can crowd out another; then all the rest.
 */
function arrangeRows(rows) {
    if (rows.length <= LEAD)
        return { lead: rows, rest: [] };
    const picked = new Set();
    const pick = (row) => {
        if (row !== undefined && picked.size < LEAD)
            picked.add(row);
    };
    const bySeverity = ['error', 'warning'].map((severity) => rows.filter((row) => row.severity === severity));
    const sorts = bySeverity.flatMap((own) => SORTS.map((sort) => own.filter((row) => sortOf(row) === sort)));
    for (const [first] of sorts)
        pick(first);
    // Fifty folders that went are one sort of news, and the one golden that was rewritten is another.
    for (const own of sorts)
        for (const row of firstOfEachClass(own))
            pick(row);
    for (const [, second] of sorts)
        pick(second);
    for (const row of rows)
        if (picked.size < LEAD)
            picked.add(row);
    return { lead: rows.filter((row) => picked.has(row)), rest: rows.filter((row) => !picked.has(row)) };
}
function firstOfEachClass(rows) {
    const first = new Map();
    for (const row of rows) {
        const news = row.findings[0]?.class ?? row.problems[0]?.code ?? '';
        if (!first.has(news))
            first.set(news, row);
    }
    return [...first.values()];
}
/** The first `limit` of them. */
function firstRows(rows, limit) {
    const { lead, rest } = arrangeRows(rows);
    return [...lead, ...rest].slice(0, limit);
}


/***/ }),

/***/ 95843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P8: () => (/* binding */ problemsByPath),
/* harmony export */   Tc: () => (/* binding */ sortFindings),
/* harmony export */   dS: () => (/* binding */ sortProblems),
/* harmony export */   xJ: () => (/* binding */ severityOf),
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
function sortFindings(findings, problems) {
    const byPath = problemsByPath(problems);
    const broken = brokenPaths(problems);
    const ranked = findings.map((finding) => ({ finding, severity: severityOf(byPath.get(finding.path)) }));
    ranked.sort((a, b) => compareSeverity(a.severity, b.severity) || compareFindings(a.finding, b.finding, broken));
    return ranked.map(({ finding }) => finding);
}
/** Problems of one fixture, or such as belong to none. */
function sortProblems(problems) {
    return [...problems].sort((a, b) => compareSeverity(a.severity, b.severity) ||
        compareText(a.code, b.code) ||
        compareText(a.path ?? '', b.path ?? '') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        compareText(a.message, b.message) ||
        compareText(a.commit ?? '', b.commit ?? ''));
}


/***/ }),

/***/ 62350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Co: () => (/* binding */ isRecordNeed),
/* harmony export */   Fu: () => (/* binding */ shortSha),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Mb: () => (/* binding */ CLASS_MEANINGS),
/* harmony export */   Qo: () => (/* binding */ NEEDS),
/* harmony export */   SV: () => (/* binding */ CODE_FAILURES),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Wc: () => (/* binding */ GATE_TITLES),
/* harmony export */   f5: () => (/* binding */ CLASS_WORDS),
/* harmony export */   ho: () => (/* binding */ NEED_TITLES),
/* harmony export */   ip: () => (/* binding */ RECORD_LABELS),
/* harmony export */   iw: () => (/* binding */ GATE_FAILURES),
/* harmony export */   nx: () => (/* binding */ OUTCOME_WORDS)
/* harmony export */ });
/* unused harmony exports SEVERITY_WORDS, SHORT_SHA */
/** The glossary: one word for one thing, in every sink. */
const CLASS_WORDS = {
    ADDED: 'added',
    REMOVED: 'removed',
    SHAPE_CHANGE: 'structure changed',
    SEMANTIC_REWRITE: 'values rewritten',
    TOLERANCE_DRIFT: 'within tolerance',
};
const CLASS_MEANINGS = {
    ADDED: 'a fixture that was not there before',
    REMOVED: 'a fixture that is gone',
    SHAPE_CHANGE: 'keys, columns, types or dimensions are not what they were',
    SEMANTIC_REWRITE: 'the same structure holds other values',
    TOLERANCE_DRIFT: 'numbers moved by less than the limit, or only spelling and layout changed',
};
const GATE_TITLES = {
    records: 'Every change has a record',
    seal: 'Sealed files are as their manifest says',
    shape: 'No fixture was emptied or broken',
    schema: 'Changed fixtures fit their schema',
    properties: 'Derived properties hold',
    freeze: 'Frozen tests stayed frozen',
    quarantine: 'Failures do not replay',
    policy: 'The rules themselves were not changed',
};
/** The same as what went wrong, to end the sentence `Failed: ...`. */
const GATE_FAILURES = {
    records: 'a record is wrong',
    seal: 'a sealed file is not as its manifest says',
    shape: 'a fixture was emptied or broken',
    schema: 'a changed fixture does not fit its schema',
    properties: 'a derived property does not hold',
    freeze: 'a frozen test or the list of them was touched',
    quarantine: 'a test failure replays, or the budget for failures is spent',
    policy: 'the rules that judge this pull request are changed by it',
};
/** Where a gate's own words would say something else than what happened. */
const CODE_FAILURES = {
    FG110: 'a commit changes code and evidence together',
    FG111: 'an automatic author touched sealed files',
    FG208: 'a manifest lists one fixture twice',
    FG209: 'a fixture and its manifest entry did not change together',
    FG210: 'a sealed file is to be checked less strictly',
    FG211: 'a fixture was taken out of its manifest',
    FG215: 'a fixture was sealed by whoever wrote it',
    FG216: 'a fixture stands in no manifest',
    FG402: 'a changed fixture has no schema',
    FG403: 'a schema is changed together with its fixture',
    FG502: 'a changed fixture has no properties',
    FG503: 'a view for the properties could not be computed',
    FG504: 'a view for the properties is not independent of the fixtures',
    FG602: 'a frozen test was taken off the list',
    FG603: 'a frozen test was switched off',
    FG701: 'a test failure repeats, so it is a regression',
    FG702: 'more failures that do not repeat than are allowed',
    FG703: 'a quarantine entry does not prove what it is about',
    FG704: 'the budget for failures was raised, or spending was erased',
    FG801: 'the rules that judge this pull request are changed by it',
    FG802: 'a change of evidence is hidden from reviewers',
    FG803: 'a fixture was moved to where nothing watches it',
    FG804: 'a pattern that found fixtures finds none any more',
    FG805: 'a name can be confused with another',
    FG806: 'a merge would bring other bytes than were reviewed',
    FG901: 'a check could not be made',
};
/** Worst first, which is the order of tallies. */
const OUTCOME_WORDS = {
    fail: 'failed',
    'missing-artifact': 'nothing to check by',
    pass: 'passed',
    'not-configured': 'not set up',
    'not-run': 'not run',
};
const SEVERITY_WORDS = { error: 'Error', warning: 'Warning', notice: 'Notice' };
/** What is open about a row, in the order in which a person should look. */
const NEEDS = ['unrecorded', 'mismatched', 'wrong-kind', 'hollow', 'problem', 'none'];
const NEED_TITLES = {
    unrecorded: 'No record of why it changed',
    mismatched: 'The record does not fit the change',
    'wrong-kind': 'Recorded, but a record of another kind is needed',
    hollow: 'The fixture lost its content',
    problem: 'Breaks another rule',
    none: 'Nothing open',
};
/** Whether a person has to write a record, another one, or one of another kind. */
function isRecordNeed(need) {
    return need === 'unrecorded' || need === 'mismatched' || need === 'wrong-kind';
}
const RECORD_LABELS = {
    missing: 'missing',
    mismatched: 'does not fit',
    'wrong-kind': 'of another kind',
    matched: 'there',
    'not-required': 'not needed',
};
/** Digits grouped by commas, the same on every machine. */
function count(value) {
    return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** `1 fixture`, `2 fixtures`. */
function plural(value, singular, several = `${singular}s`) {
    return `${count(value)} ${value === 1 ? singular : several}`;
}
const SHORT_SHA = 12;
function shortSha(sha) {
    return sha.slice(0, SHORT_SHA);
}


/***/ }),

/***/ 35430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ recordState)
/* harmony export */ });
function recordState({ status, required = [] }) {
    const contradicted = required.length === 0 || required.some((one) => one.status === 'mismatched');
    return status === 'mismatched' && !contradicted ? 'wrong-kind' : status;
}


/***/ })

};
