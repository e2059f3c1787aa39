export const id = 184;
export const ids = [184];
export const modules = {

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

/***/ 27215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ remedyOf),
/* harmony export */   hC: () => (/* binding */ asksForTrailer),
/* harmony export */   sI: () => (/* binding */ fixParts),
/* harmony export */   y2: () => (/* binding */ PASTE_STEPS)
/* harmony export */ });
/* harmony import */ var _encoders_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42211);
/* harmony import */ var _encoders_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18008);
/* harmony import */ var _grouping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98738);



/** @param told problems whose own fix a reader sees: what those ask for is not asked for again in other words. */
function remedyOf(report, told) {
    if (!(0,_grouping_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsWereChecked */ .PD)(report))
        return { trailers: [], unpastable: 0 };
    const fixes = told.map(({ fix }) => fix ?? '').filter((fix) => fix !== '');
    const wanted = report.findings.filter(isOpen).flatMap(({ suggestedTrailer }) => suggestedTrailer ?? []);
    const lines = [...new Set(wanted)].filter((line) => !fixes.some((fix) => fix.includes(`${subjectOf(line)} `)));
    const trailers = lines.filter((line) => (0,_encoders_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlain */ .$)(line) && (0,_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskProse */ .uw)(line) === line);
    return { trailers, unpastable: lines.length - trailers.length };
}
/** Key and path of a trailer, as a fix of the same fixture begins. */
function subjectOf(trailer) {
    return trailer.slice(0, Math.max(0, trailer.search(/ (?:class|reason)=/))) || trailer;
}
/** Whether all that the problem asks for is a trailer, which stands among those to paste. */
function asksForTrailer({ code, fix }, { suggestedTrailer }) {
    if (code !== 'FG101')
        return false;
    if (fix === undefined || suggestedTrailer === undefined)
        return fix === undefined;
    return fix.includes(suggestedTrailer.slice(0, suggestedTrailer.indexOf(':') + 1));
}
function isOpen({ record }) {
    return record.status === 'missing' || record.status === 'mismatched';
}
/** Where the lines go, in the order in which an author does it. */
const PASTE_STEPS = 'Put these lines at the end of the message of the commit that changes the files (`git commit --amend` if it is the last one), fill in your own reason, and push again.';
const TO_PASTE = /^(?: {2}|\t|[\p{L}-]+-Change:|git |fixture-gate |npx )/iu;
/** A fix in what is read and what is copied: commands, trailers and every indented line are copied, blanks among them, too. */
function fixParts(fix) {
    const parts = [];
    let blank = false;
    for (const line of fix.split('\n').map((each) => (0,_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskProse */ .uw)(each))) {
        const last = parts.at(-1);
        if (line.trim() === '') {
            blank = true;
            continue;
        }
        if (TO_PASTE.test(line)) {
            const before = last?.kind === 'paste' ? [...last.lines, ...(blank ? [''] : [])] : [];
            if (last?.kind === 'paste')
                parts.pop();
            parts.push({ kind: 'paste', lines: [...before, unindented(line)] });
        }
        else {
            if (last?.kind === 'say')
                parts.pop();
            parts.push({ kind: 'say', text: last?.kind === 'say' ? `${last.text} ${line.trim()}` : line.trim() });
        }
        blank = false;
    }
    return parts.map((part) => (part.kind === 'paste' ? { ...part, lines: flush(part.lines) } : part));
}
function unindented(line) {
    return line.replace(/^(?: {2}|\t)/, '').trimEnd();
}
/** What is indented alike beyond the mark stands at the left edge; a structure within keeps its own. */
function flush(lines) {
    const depths = lines.filter((line) => line !== '').map((line) => line.length - line.trimStart().length);
    const least = Math.min(...depths);
    return lines.map((line) => line.slice(least));
}


/***/ }),

/***/ 98962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ rowChange),
/* harmony export */   Ib: () => (/* binding */ unnamedChanges),
/* harmony export */   KP: () => (/* binding */ rowWorst),
/* harmony export */   TV: () => (/* binding */ describeRecord),
/* harmony export */   UY: () => (/* binding */ pathSpan),
/* harmony export */   g7: () => (/* binding */ rowNotes),
/* harmony export */   i9: () => (/* binding */ findingChange),
/* harmony export */   nM: () => (/* binding */ rowTitle),
/* harmony export */   nU: () => (/* binding */ rowProblems),
/* harmony export */   v_: () => (/* binding */ rowSecond),
/* harmony export */   wS: () => (/* binding */ rowRecord)
/* harmony export */ });
/* harmony import */ var _review_review_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35430);
/* harmony import */ var _encoders_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42211);
/* harmony import */ var _encoders_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56550);
/* harmony import */ var _alike_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63019);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74406);
/* harmony import */ var _grouping_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98738);
/* harmony import */ var _remedy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27215);
/* harmony import */ var _spans_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37118);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62350);









const REASON_CHARACTERS = 160;
/** Longest path seen in real repositories: 203 (docs/classes.md section 9). Longer ones are cut in lists, never in JSON. */
const PATH_CHARACTERS = 240;
function pathSpan(path) {
    return (0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_encoders_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(path, PATH_CHARACTERS));
}
/** Which fixtures a row is about, with at most `examples` of them by name. */
function rowTitle(row, examples) {
    if (row.kind === 'problem')
        return problemTitle(row);
    if (row.kind === 'moved')
        return movedTitle(row, examples);
    const first = row.findings[0];
    if (row.findings.length === 1 && first !== undefined)
        return [pathSpan(first.path)];
    const files = (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(row.findings.length, 'file');
    const lead = row.kind === 'folder'
        ? [(0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(`${files} in `), pathSpan((0,_grouping_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(first?.path ?? '') || './')]
        : [(0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(`the same change in ${files}`)];
    return [
        ...lead,
        ...named(row.findings.map(({ path }) => [pathSpan(path)]), examples),
    ];
}
function named(names, examples) {
    if (examples === 0)
        return [];
    const rest = names.length - examples;
    return [
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(': '),
        ...(0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .joinSpans */ .kU)(names.slice(0, examples), ', '),
        ...(rest > 0 ? [(0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(` and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(rest)} more`)] : []),
    ];
}
function problemTitle({ problems }) {
    const problem = problems[0];
    if (problem?.path === undefined)
        return [(0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(problem?.commit === undefined ? 'this pull request' : `commit ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .shortSha */ .Fu)(problem.commit)}`)];
    if (problem.line === undefined)
        return [pathSpan(problem.path)];
    const { anchor } = problem;
    const file = anchor === undefined || anchor.path === problem.path ? [] : [pathSpan(anchor.path), (0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(' ')];
    return [pathSpan(problem.path), (0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(', '), ...file, (0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(`line ${problem.line}`)];
}
function movesOf(findings) {
    const moves = new Map();
    for (const { path, movedFrom, movedTo } of findings) {
        const move = { from: movedFrom ?? path, to: movedTo ?? path };
        moves.set(JSON.stringify([move.from, move.to]), move);
    }
    return [...moves.values()];
}
function movedTitle(row, examples) {
    const moves = movesOf(row.findings);
    const first = moves[0] ?? { from: '', to: '' };
    if (moves.length === 1)
        return [pathSpan(first.from), (0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(' → '), pathSpan(first.to)];
    const lead = [
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(moves.length, 'file')} moved from `),
        pathSpan((0,_grouping_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(first.from) || './'),
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(' to '),
        pathSpan((0,_grouping_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(first.to) || './'),
    ];
    return [
        ...lead,
        ...named(moves.map(({ from, to }) => [pathSpan(from), (0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(' → '), pathSpan(to)]), examples),
    ];
}
/** What happened, in the glossary's words and the comparison's own summary. */
function rowChange(row) {
    const first = row.findings[0];
    if (first === undefined)
        return [(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(row.problems[0]?.message ?? '')];
    if (row.kind === 'moved')
        return [(0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(movedWords(row))];
    return findingChange(first);
}
/** The same of one fixture: its class, the comparison's summary, and what stayed. */
function findingChange(finding) {
    const { class: changeClass, also, base, head, hollow, summary } = finding;
    if (base === null || head === null)
        return [(0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(_words_js__WEBPACK_IMPORTED_MODULE_7__/* .CLASS_WORDS */ .f5[changeClass])];
    const words = [changeClass, ...also].filter((each) => !saysItself(each, summary)).map((each) => _words_js__WEBPACK_IMPORTED_MODULE_7__/* .CLASS_WORDS */ .f5[each]);
    if (hollow !== undefined)
        words.push('lost its content');
    const same = (0,_alike_js__WEBPACK_IMPORTED_MODULE_2__/* .unchangedOf */ .p1)(finding);
    return [
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(words.length === 0 ? '' : `${words.join(', ')}: `),
        (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(summary),
        ...(same === undefined ? [] : [(0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(`; ${same} unchanged`)]),
    ];
}
/** `values rewritten: 2 values rewritten` would stutter. Only the comparison's own wording counts, not a name in it. */
function saysItself(changeClass, summary) {
    if (changeClass === 'SEMANTIC_REWRITE')
        return /(?:^|, )[\d,]+ values? rewritten(?:,|$)/.test(summary);
    if (changeClass === 'TOLERANCE_DRIFT')
        return /(?:^|, )[\d,]+ numbers? moved within tolerance(?:,|$)/.test(summary);
    return false;
}
function movedWords({ findings, need }) {
    const byPath = new Map(findings.map((finding) => [finding.path, finding]));
    const same = movesOf(findings).every(({ from, to }) => (0,_grouping_js__WEBPACK_IMPORTED_MODULE_4__/* .sameContent */ .Cm)(byPath.get(from), byPath.get(to)));
    const sides = new Set(findings.map((finding) => finding.class));
    if (sides.size === 1)
        return sides.has('ADDED') ? 'moved here' : 'moved away';
    const what = same ? 'moved, same bytes' : 'moved and edited';
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .isRecordNeed */ .Co)(need) ? `${what}; old and new name each need a record` : what;
}
/** The worst difference of the row's worst fixture; nothing for problems and pure moves. */
function rowWorst(row, limit = _changes_js__WEBPACK_IMPORTED_MODULE_3__/* .VALUE_CHARACTERS */ .rY) {
    const first = row.findings[0];
    if (first === undefined || row.kind === 'moved')
        return [];
    if (first.hollow !== undefined)
        return [(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(first.hollow)];
    // Without a change to name, the summary is all there is to say, and the row has said it.
    if (first.base !== null && first.head !== null && first.changes.length === 0 && first.failures.length === 0)
        return [];
    return (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .describeWorst */ .JT)(first, limit);
}
/** The same fact under another spelling of its place: `$.items: emptied (2 -> 0)`. */
function saysHollow(note, hollow) {
    const fact = hollow?.slice(hollow.lastIndexOf(': ') + 1).trim();
    return fact !== undefined && fact !== '' && note.endsWith(fact);
}
/** Beside a change of structure the worst rewritten value: a key that came must not hide a total that moved. */
function rowSecond(row, limit = _changes_js__WEBPACK_IMPORTED_MODULE_3__/* .VALUE_CHARACTERS */ .rY) {
    const change = secondChange(row);
    return change === undefined ? [] : (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .describeChange */ .uQ)(change, limit);
}
function secondChange(row) {
    const first = row.findings[0];
    if (first === undefined || row.kind === 'moved' || first.hollow !== undefined || first.failures.length > 0)
        return undefined;
    return first.changes[0]?.kind === 'shape'
        ? (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .worstChange */ .Mb)(first.changes.filter(({ kind }) => kind === 'value'))
        : undefined;
}
/** The worst pixel, which is the worst difference of an image, says it with its values. */
const SAID_BY_THE_PIXEL = /^largest channel difference /;
/** Facts that change how the numbers are to be read; they come before those on how rows were paired. */
const WEIGHTY = /systematic|cumulative|not compared|limit|incomplete|hidden|could not/i;
/** The comparison's further facts about the row's worst fixture, the weighty ones first. */
function rowNotes(row, limit, weightyOnly = false) {
    const first = row.findings[0];
    // What the row says already is not said again.
    const notes = (first?.notes ?? []).filter((note) => !SAID_BY_THE_PIXEL.test(note) &&
        !saysHollow(note, first?.hollow) &&
        note !== first?.summary &&
        (!weightyOnly || WEIGHTY.test(note)));
    notes.sort((a, b) => Number(WEIGHTY.test(b)) - Number(WEIGHTY.test(a)));
    return notes.slice(0, limit).map((note) => [(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(note, REASON_CHARACTERS)]);
}
/** Who answered for it, or what is open. No codes: those stand with what mends them, and say nothing to a newcomer. */
function rowRecord(row) {
    const first = row.findings[0];
    if (first === undefined)
        return [(0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(_words_js__WEBPACK_IMPORTED_MODULE_7__/* .NEED_TITLES */ .ho[row.need].toLowerCase())];
    if ((0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .isRecordNeed */ .Co)(row.need))
        return [(0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(_words_js__WEBPACK_IMPORTED_MODULE_7__/* .NEED_TITLES */ .ho[row.need].toLowerCase())];
    const record = describeRecord(first.record);
    return row.need === 'problem' ? [(0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(`${_words_js__WEBPACK_IMPORTED_MODULE_7__/* .NEED_TITLES */ .ho.problem.toLowerCase()}; `), ...record] : record;
}
const RECORD_WORDS = {
    trailer: 'recorded in commit',
    'approval-file': 'recorded in an approval file, commit',
    review: 'recorded in a review of commit',
};
function describeRecord(record) {
    const { status, kind, commit, by, reason } = record;
    if (status === 'not-required')
        return [(0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)('needs no record')];
    if (status === 'missing')
        return [(0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)('no record')];
    if (status === 'mismatched')
        return [(0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)((0,_review_review_js__WEBPACK_IMPORTED_MODULE_8__/* .recordState */ .D)(record) === 'wrong-kind' ? 'a record of another kind is needed' : 'record does not fit')];
    const spans = [];
    if (kind === undefined || commit === undefined)
        spans.push((0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)('recorded'));
    else
        spans.push((0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(`${RECORD_WORDS[kind]} `), (0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .shortSha */ .Fu)(commit)));
    if (by !== undefined)
        spans.push((0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(' by '), (0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskProse */ .uw)(by)));
    if (reason !== undefined)
        spans.push((0,_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(': '), (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(reason, REASON_CHARACTERS));
    return spans;
}
/**
 * The messages of a row, one per code: what was expected, what was found, where; and what mends it. A trailer that is
 * missing is left out: the row says that, and what to paste stands with all others of its kind.
 */
function rowProblems(row) {
    const byPath = new Map(row.findings.map((finding) => [finding.path, finding]));
    const byKind = new Map();
    for (const problem of row.problems) {
        const finding = byPath.get(problem.path ?? '');
        if (finding !== undefined && (0,_remedy_js__WEBPACK_IMPORTED_MODULE_5__/* .asksForTrailer */ .hC)(problem, finding))
            continue;
        const key = KINDS_OF_RECORD.has(problem.code) ? `${problem.code} ${recordAsked(problem)}` : problem.code;
        const seen = byKind.get(key);
        if (seen === undefined)
            byKind.set(key, { problem: withoutHollow(problem, finding), times: 1 });
        else
            seen.times += 1;
    }
    return [...byKind.values()];
}
/** One code for records of several kinds, each of which has its own remedy. */
const KINDS_OF_RECORD = new Set(['FG101', 'FG109']);
function recordAsked({ message, path }) {
    return message.replace(path ?? '', '');
}
/** Why a fixture is hollow stands in its row already. */
function withoutHollow(problem, finding) {
    const said = finding?.hollow === undefined ? '' : `: ${finding.hollow}`;
    if (problem.code !== 'FG301' || said === '' || !problem.message.endsWith(said))
        return problem;
    return { ...problem, message: problem.message.slice(0, -said.length) };
}
/** How many differences of the worst fixture are not named in its row. */
function unnamedChanges(row) {
    const first = row.findings[0];
    if (first === undefined || first.changes.length === 0)
        return 0;
    return (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .totalChanges */ .YE)(first) - (secondChange(row) === undefined ? 1 : 2);
}


/***/ })

};
