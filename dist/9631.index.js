export const id = 9631;
export const ids = [9631];
export const modules = {

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

/***/ 98587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OX: () => (/* binding */ classesOf),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   gP: () => (/* binding */ isComparison)
/* harmony export */ });
/* unused harmony export tally */
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73506);
/* harmony import */ var _grouping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98738);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62350);



/** Problems that only say what the record's own status says already. */
const RECORD_CODES = new Set(['FG101', 'FG104', 'FG105', 'FG107', 'FG108', 'FG109', 'FG301']);
function tally(report, rows) {
    const fixtures = (need) => rows.reduce((sum, row) => (row.need === need ? sum + row.findings.length : sum), 0);
    const counted = new Set(rows.flatMap(({ need, findings }) => (need === 'none' ? [] : findings.map(({ path }) => path))));
    const isCounted = (path, code) => path !== undefined && counted.has(path) && RECORD_CODES.has(code);
    return {
        fixtures: report.findings.length,
        unrecorded: fixtures('unrecorded'),
        mismatched: fixtures('mismatched'),
        wrongKind: fixtures('wrong-kind'),
        hollow: report.findings.filter(({ hollow, path }) => hollow !== undefined && counted.has(path)).length,
        others: report.problems.filter(({ severity, path, code }) => severity === 'error' && !isCounted(path, code)).length,
        warnings: report.problems.filter(({ severity }) => severity === 'warning').length,
    };
}
/** Two files or folders that somebody named (`fixture-gate diff`): no check looked at them, so there is no verdict to tell. */
function isComparison({ gates, verdict }) {
    return verdict === 'pass' && gates.every(({ outcome }) => outcome === 'not-configured');
}
/** `values rewritten (3), within tolerance (9)`; of one class alone its word. */
function classesOf(findings) {
    const classes = _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_CLASSES */ .i.filter((one) => findings.some((finding) => finding.class === one));
    if (classes.length === 1)
        return classes.map((one) => _words_js__WEBPACK_IMPORTED_MODULE_2__/* .CLASS_WORDS */ .f5[one]).join();
    const times = (one) => findings.filter((finding) => finding.class === one).length;
    return classes.map((one) => `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .CLASS_WORDS */ .f5[one]} (${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(times(one))})`).join(', ');
}
function compared({ findings }) {
    const sentence = findings.length === 0
        ? 'no difference.'
        : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(findings.length, 'file')} ${findings.length === 1 ? 'differs' : 'differ'}: ${classesOf(findings)}.`;
    return { mark: 'compared', word: 'Compared', sentence };
}
function headline(report, rows) {
    if (isComparison(report))
        return compared(report);
    const total = tally(report, rows);
    if (report.exitCode === 2)
        return incomplete(report);
    if (report.verdict === 'fail')
        return { mark: 'fail', word: 'Failed', sentence: `${failing(report, total)}.` };
    const warned = total.warnings === 0 ? '' : ` There ${total.warnings === 1 ? 'is' : 'are'} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(total.warnings, 'warning')}.`;
    return { mark: 'pass', word: 'Passed', sentence: `${passing(report, total)}.${warned}` };
}
function incomplete(report) {
    const missing = new Set(report.problems.filter(({ severity }) => severity === 'error').map(({ path }) => path)).size;
    if (missing === 0)
        return { mark: 'incomplete', word: 'Incomplete', sentence: 'what to check changed fixtures by is missing.' };
    const what = missing === 1 ? '1 changed fixture has' : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(missing, 'changed fixture')} have`;
    const sentence = `${what} no schema or no properties to be checked by. Nothing else is wrong.`;
    return { mark: 'incomplete', word: 'Incomplete', sentence };
}
function failing(report, { fixtures, unrecorded, mismatched, wrongKind, hollow, others }) {
    const parts = [];
    const of = unrecorded === fixtures ? '' : ` of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(fixtures)}`;
    const changed = (some) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(some)}${of} changed ${some === 1 && of === '' ? 'fixture' : 'fixtures'}`;
    if (unrecorded > 0) {
        parts.push(`${changed(unrecorded)} ${unrecorded === 1 ? 'has no record of why it changed' : 'have no record of why they changed'}`);
    }
    if (mismatched > 0) {
        const who = parts.length === 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(mismatched, 'changed fixture') : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(mismatched);
        parts.push(`${who} ${mismatched === 1 ? 'has a record that does' : 'have records that do'} not fit`);
    }
    if (wrongKind > 0) {
        const who = parts.length === 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(wrongKind, 'changed fixture') : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(wrongKind);
        parts.push(`${who} ${wrongKind === 1 ? 'needs a record' : 'need records'} of another kind`);
    }
    if (hollow > 0)
        parts.push(`${parts.length === 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(hollow, 'fixture') : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(hollow)} lost ${hollow === 1 ? 'its' : 'their'} content`);
    if (parts.length === 0)
        return failedGates(report);
    if (others > 0)
        parts.push((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(others, 'other problem'));
    return parts.join(', ');
}
const MAX_FAILURES = 3;
/** Nothing but checks beside the records failed: what they found is named, since a bare count would say nothing. */
function failedGates({ gates, problems }) {
    const errors = problems.filter(({ severity }) => severity === 'error');
    const found = errors.map(({ code, gate }) => _words_js__WEBPACK_IMPORTED_MODULE_2__/* .CODE_FAILURES */ .SV[code] ?? _words_js__WEBPACK_IMPORTED_MODULE_2__/* .GATE_FAILURES */ .iw[gate]);
    const silent = gates.filter(({ id, outcome }) => outcome === 'fail' && !errors.some(({ gate }) => gate === id));
    const all = [...new Set([...found, ...silent.map(({ id }) => _words_js__WEBPACK_IMPORTED_MODULE_2__/* .GATE_FAILURES */ .iw[id])])];
    const rest = all.length - MAX_FAILURES;
    const shown = [
        ...all.slice(0, MAX_FAILURES),
        ...(rest > 0 ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(rest, 'more kind of problem', 'more kinds of problems')] : []),
    ];
    return shown.length === 0 ? 'a check failed' : shown.join(', and ');
}
function passing(report, { fixtures }) {
    if (fixtures === 0)
        return 'no fixture changed';
    if (!(0,_grouping_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsWereChecked */ .PD)(report)) {
        return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(fixtures, 'fixture')} changed; records are looked for once there is a commit`;
    }
    const matched = report.findings.filter(({ record }) => record.status === 'matched').length;
    if (matched === fixtures) {
        return fixtures === 1
            ? 'the changed fixture has its record'
            : `all ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(fixtures)} changed fixtures have their record`;
    }
    if (matched === 0)
        return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(fixtures, 'fixture')} changed in a way that needs no record`;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(fixtures, 'changed fixture')}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(matched)} with a record, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(fixtures - matched)} that ${fixtures - matched === 1 ? 'needs' : 'need'} none`;
}


/***/ }),

/***/ 92012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_COMMANDS_PER_LEVEL: () => (/* binding */ MAX_COMMANDS_PER_LEVEL),
/* harmony export */   workflowCommands: () => (/* binding */ workflowCommands)
/* harmony export */ });
/* harmony import */ var _encoders_annotation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5049);
/* harmony import */ var _encoders_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56550);
/* harmony import */ var _parts_annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80369);
/* harmony import */ var _parts_grouping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98738);
/* harmony import */ var _parts_headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98587);
/* harmony import */ var _parts_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62350);






/** The runner shows the first ten of a level and step (GitHub, workflow commands). One is left for the caller's own last word. */
const MAX_COMMANDS_PER_LEVEL = 9;
/** The runner cuts at 4,096 characters; the diff is left out here, so this is far away. */
const MESSAGE_CHARACTERS = 2_000;
const COMMANDS = { error: 'error', warning: 'warning', notice: 'notice' };
/** Lines for standard output, for a token that may not write: at most nine errors and nine warnings, worst first. */
function render(report, context = {}) {
    const notes = (0,_parts_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .noteSources */ .t8)(report);
    const place = placesOf(notes);
    const shown = ['error', 'warning'].flatMap((level) => notes
        .filter(({ severity }) => severity === level)
        .slice(0, MAX_COMMANDS_PER_LEVEL)
        .sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)));
    const rest = notes.length - shown.length;
    const { word, sentence } = (0,_parts_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(report, (0,_parts_grouping_js__WEBPACK_IMPORTED_MODULE_2__/* .buildRows */ .kO)(report));
    const where = context.fullReport ?? 'the job summary and the report files';
    const more = rest > 0 ? ` ${(0,_parts_words_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(rest, 'more remark')} in ${(0,_encoders_annotation_js__WEBPACK_IMPORTED_MODULE_5__/* .annotationText */ .xr)(where)}.` : ` Details in ${(0,_encoders_annotation_js__WEBPACK_IMPORTED_MODULE_5__/* .annotationText */ .xr)(where)}.`;
    return [...shown.map(({ build }) => command(build())), `Fixture Gate: ${word}: ${sentence}${more}`];
}
/** Where the fixture of each note stands among all: of one level the first note of a fixture may be its second one. */
function placesOf(notes) {
    const first = new Map();
    const placeOf = ({ about }, index) => {
        if (about === '')
            return index;
        if (!first.has(about))
            first.set(about, index);
        return first.get(about) ?? index;
    };
    return new Map(notes.map((note, index) => [note, placeOf(note, index)]));
}
function command({ severity, place, title, message, about }) {
    const properties = [
        ...(place === undefined ? [] : [`file=${(0,_encoders_annotation_js__WEBPACK_IMPORTED_MODULE_5__/* .commandProperty */ .N1)(place.path)}`, `line=${place.line}`]),
        `title=${(0,_encoders_annotation_js__WEBPACK_IMPORTED_MODULE_5__/* .commandProperty */ .N1)(title)}`,
    ];
    // Without a place the message has to name the file itself.
    const text = place !== undefined || about === '' || message.startsWith(about) ? message : `${about}: ${message}`;
    return `::${COMMANDS[severity]} ${properties.join(',')}::${(0,_encoders_annotation_js__WEBPACK_IMPORTED_MODULE_5__/* .commandData */ .wq)((0,_encoders_values_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(text, MESSAGE_CHARACTERS))}`;
}
const workflowCommands = { id: 'workflow-commands', render };


/***/ })

};
