export const id = 5010;
export const ids = [5010];
export const modules = {

/***/ 75010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_ANNOTATIONS: () => (/* binding */ MAX_ANNOTATIONS),
/* harmony export */   MAX_ANNOTATIONS_PER_REQUEST: () => (/* binding */ MAX_ANNOTATIONS_PER_REQUEST),
/* harmony export */   MAX_SUMMARY_CHARACTERS: () => (/* binding */ MAX_SUMMARY_CHARACTERS),
/* harmony export */   checkRun: () => (/* binding */ checkRun)
/* harmony export */ });
/* harmony import */ var _encoders_lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62733);
/* harmony import */ var _encoders_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56550);
/* harmony import */ var _parts_annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80369);
/* harmony import */ var _parts_budget_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72662);
/* harmony import */ var _parts_grouping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98738);
/* harmony import */ var _parts_headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98587);
/* harmony import */ var _parts_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15817);
/* harmony import */ var _parts_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62350);








/** Limits of `POST /repos/{owner}/{repo}/check-runs` as its description publishes them. */
const MAX_SUMMARY_CHARACTERS = 65_535;
const MAX_ANNOTATIONS_PER_REQUEST = 50;
const MAX_MESSAGE_BYTES = 65_536;
const MAX_TITLE_CHARACTERS = 255;
const SUMMARY_BUDGET = 60_000;
/** UTF-16 units of at most three bytes each. */
const MESSAGE_CHARACTERS = Math.floor(MAX_MESSAGE_BYTES / 3) - 100;
/** 500 are ten requests; 10,000 would take minutes and 40 % of the hourly budget of writes. */
const MAX_ANNOTATIONS = 500;
const LEVELS = [
    { open: 200, settled: 200, examples: 5, value: 80, trailers: 50, problems: 50, folded: true },
    { open: 50, settled: 50, examples: 1, value: 60, trailers: 20, problems: 20, folded: true },
    { open: 10, settled: 0, examples: 0, value: 40, trailers: 5, problems: 3, folded: true },
    { open: 10, settled: 0, examples: 0, value: 20, trailers: 1, problems: 1, folded: false },
    { open: 1, settled: 0, examples: 0, value: 20, trailers: 0, problems: 0, folded: false },
];
const LEVEL_WORDS = { error: 'failure', warning: 'warning', notice: 'notice' };
function render(report, context = {}) {
    const notes = (0,_parts_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .noteSources */ .t8)(report);
    const placed = notes
        .filter(({ place }) => place !== undefined)
        .slice(0, MAX_ANNOTATIONS)
        .flatMap(({ build }) => annotation(build()));
    const left = notes.length - placed.length;
    const rows = (0,_parts_grouping_js__WEBPACK_IMPORTED_MODULE_2__/* .buildRows */ .kO)(report);
    const { word, sentence } = (0,_parts_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(report, rows);
    return {
        conclusion: report.verdict === 'pass' ? 'success' : 'failure',
        title: (0,_encoders_values_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(`${word}: ${sentence}`, MAX_TITLE_CHARACTERS - 1),
        summary: summary(report, rows, left, context),
        batches: batchesOf(placed),
        left,
    };
}
function summary(report, rows, left, context) {
    const note = left === 0
        ? ''
        : `\n${(0,_parts_words_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(left, 'remark')} not attached to a line of the diff; the tables here name the fixtures.\n`;
    return (0,_parts_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .firstThatFits */ .e)(LEVELS, (level) => (0,_encoders_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .guardLines */ .F)(`${(0,_parts_page_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownPage */ .t)(report, rows, level, context)}${note}`), (page) => page.length, SUMMARY_BUDGET);
}
function annotation({ place, severity, title, message, details }) {
    if (place === undefined)
        return [];
    return [
        {
            path: place.path,
            start_line: place.line,
            end_line: place.line,
            annotation_level: LEVEL_WORDS[severity],
            title: (0,_encoders_values_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(title, MAX_TITLE_CHARACTERS - 1),
            message: (0,_encoders_values_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)((0,_encoders_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .guardLines */ .F)(message), MESSAGE_CHARACTERS),
            ...(details === '' ? {} : { raw_details: (0,_encoders_values_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)((0,_encoders_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .guardLines */ .F)(details), MESSAGE_CHARACTERS) }),
        },
    ];
}
function batchesOf(annotations) {
    const batches = [];
    for (let start = 0; start < annotations.length; start += MAX_ANNOTATIONS_PER_REQUEST) {
        batches.push(annotations.slice(start, start + MAX_ANNOTATIONS_PER_REQUEST));
    }
    return batches;
}
const checkRun = { id: 'check-run', render };


/***/ }),

/***/ 80369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t8: () => (/* binding */ noteSources)
/* harmony export */ });
/* unused harmony exports annotationSpans, smallDiff */
/* harmony import */ var _encoders_annotation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5049);
/* harmony import */ var _encoders_visible_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18008);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74406);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48971);
/* harmony import */ var _grouping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98738);
/* harmony import */ var _remedy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27215);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98962);
/* harmony import */ var _spans_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37118);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62350);









const DETAIL_CHANGES = 20;
function annotationSpans(spans) {
    return (0,_spans_js__WEBPACK_IMPORTED_MODULE_5__/* .encodeSpans */ .SE)(spans, { plain: (text) => text, prose: _encoders_annotation_js__WEBPACK_IMPORTED_MODULE_7__/* .annotationText */ .xr, code: _encoders_annotation_js__WEBPACK_IMPORTED_MODULE_7__/* .annotationText */ .xr });
}
/** At most one note per fixture and problem, and one for each fixture that nothing is said about, in the one order. */
function noteSources(report) {
    const seen = new Set();
    const checked = (0,_grouping_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsWereChecked */ .PD)(report);
    return (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .M)(report).flatMap((entry) => {
        const { finding } = entry;
        if (entry.kind === 'finding') {
            const { path } = entry.finding;
            const severity = isOpen(entry.finding, checked) ? 'error' : 'notice';
            return [sourceOf(severity, placeOf(undefined, finding), path, (head) => findingNote(entry.finding, head))];
        }
        const { problem } = entry;
        const key = JSON.stringify([problem.code, problem.path ?? problem.message]);
        if (seen.has(key))
            return [];
        seen.add(key);
        const place = placeOf(problem, finding);
        return [sourceOf(problem.severity, place, problem.path ?? '', (head) => problemNote(problem, finding, head))];
    });
}
function sourceOf(severity, place, about, build) {
    const head = { severity, ...(place === undefined ? {} : { place }), about: (0,_encoders_annotation_js__WEBPACK_IMPORTED_MODULE_7__/* .annotationText */ .xr)(about) };
    return { ...head, build: () => build(head) };
}
function isOpen({ record }, checked) {
    return checked && (record.status === 'missing' || record.status === 'mismatched');
}
function problemNote(problem, finding, head) {
    const { code, message, fix } = problem;
    const worst = finding === undefined ? [] : [(0,_spans_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)('\nWorst change: '), ...(0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .describeWorst */ .JT)(finding)];
    return {
        ...head,
        code,
        title: (0,_encoders_annotation_js__WEBPACK_IMPORTED_MODULE_7__/* .annotationText */ .xr)(finding === undefined ? code : `${code}: ${_words_js__WEBPACK_IMPORTED_MODULE_6__/* .CLASS_WORDS */ .f5[finding.class]}`),
        message: annotationSpans([(0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(message), ...worst, ...fixSpans(fix)]),
        details: finding === undefined ? '' : smallDiff(finding),
    };
}
function fixSpans(fix) {
    if (fix === undefined)
        return [];
    const parts = (0,_remedy_js__WEBPACK_IMPORTED_MODULE_3__/* .fixParts */ .sI)(fix).flatMap((part, index) => {
        if (part.kind === 'say')
            return [(0,_spans_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)(index === 0 ? ' ' : '\n'), (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(part.text)];
        return part.lines.flatMap((line) => [(0,_spans_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)('\n'), (0,_spans_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(line)]);
    });
    return [(0,_spans_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)('\nTo mend it:'), ...parts];
}
function findingNote(finding, head) {
    return {
        ...head,
        code: finding.class,
        title: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .CLASS_WORDS */ .f5[finding.class],
        message: annotationSpans([
            { kind: 'code', text: finding.path },
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)(': '),
            ...(0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .findingChange */ .i9)(finding),
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)('; '),
            ...(0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .describeRecord */ .TV)(finding.record),
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)('\nWorst change: '),
            ...(0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .describeWorst */ .JT)(finding),
        ]),
        details: smallDiff(finding),
    };
}
/**
 * The problem's own line, else the first changed line of head, else the anchor that the gate gave. A problem with both a
 * line and an anchor is about that line of the anchor's file.
 */
function placeOf(problem, finding) {
    const own = problem?.line === undefined ? undefined : problem.anchor;
    if (own !== undefined && (0,_encoders_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .isPlain */ .$)(own.path))
        return { path: own.path, line: own.line };
    const path = problem?.path ?? finding?.path;
    const onHead = finding === undefined ? problem?.line !== undefined : finding.head !== null;
    const line = problem?.line ?? changedLine(finding);
    if (path !== undefined && onHead && line !== undefined && (0,_encoders_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .isPlain */ .$)(path))
        return { path, line };
    const anchor = problem?.anchor;
    return anchor !== undefined && (0,_encoders_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .isPlain */ .$)(anchor.path) ? { path: anchor.path, line: anchor.line } : undefined;
}
/** Text formats have lines; an added text file is changed from its first on. Binary ones have none, and no place. */
function changedLine(finding) {
    if (finding === undefined || finding.head === null)
        return undefined;
    const line = finding.changes.find(({ headLine }) => headLine !== undefined && headLine > 0)?.headLine;
    return (line ??
        finding.changes.find(({ baseLine }) => baseLine !== undefined && baseLine > 0)?.baseLine ??
        lineOfText(finding));
}
const BINARY_FORMATS = new Set([
    'arrow',
    'avro',
    'binary',
    'bmp',
    'cbor',
    'feather',
    'gif',
    'jpeg',
    'jpg',
    'msgpack',
    'npy',
    'npz',
    'opaque',
    'parquet',
    'pdf',
    'pickle',
    'png',
    'safetensors',
    'sqlite',
    'submodule',
    'symlink',
    'tar',
    'webp',
    'xlsx',
    'zip',
]);
function lineOfText({ format, failures }) {
    const failed = failures.find(({ side, line }) => side === 'head' && line > 0);
    if (failed !== undefined)
        return failed.line;
    return BINARY_FORMATS.has(format) ? undefined : 1;
}
function smallDiff(finding) {
    const shown = finding.changes.slice(0, DETAIL_CHANGES).map((change) => annotationSpans((0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .describeChange */ .uQ)(change)));
    const { shape, value, drift, representation } = finding.changeCounts;
    const rest = shape + value + drift + representation - shown.length;
    return [...shown, ...(shown.length > 0 && rest > 0 ? [`and ${rest} more`] : [])].join('\n');
}


/***/ }),

/***/ 72662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ firstThatFits)
/* harmony export */ });
/**
 * The first of `levels`, richest first, whose rendering is within `limit`. The last level has to fit by its own
 * making; if it does not, that is a mistake here and not a reason to post something cut in the middle of a fence.
 */
function firstThatFits(levels, render, size, limit) {
    for (const level of levels) {
        const rendered = render(level);
        if (size(rendered) <= limit)
            return rendered;
    }
    throw new RangeError(`no level of detail fits ${limit}`);
}


/***/ })

};
