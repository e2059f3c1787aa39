export const id = 2448;
export const ids = [2448,3506,67];
export const modules = {

/***/ 57336:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


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

/***/ 62733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ guardLines)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18008);

const ANSI = /\u001b\[[0-9;]*m/g;
/**
 * The last guard over text that is written to standard output. The runner reads `::command::` at the start of a line
 * (blanks before it do not count) and `##[command]` anywhere; encoders already break the second, and this also
 * holds where a line was wrapped or begins with a colour.
 */
function guardLines(text) {
    return text.split('\n').map(guardLine).join('\n');
}
function guardLine(line) {
    const bare = line.replace(ANSI, '');
    const guarded = /^\s*::/.test(bare) ? line.replace('::', `${(0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeCharacter */ .V)(':')}:`) : line;
    return guarded.replaceAll('##[', '#\\u{23}[');
}


/***/ }),

/***/ 51026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ driftPlot)
/* harmony export */ });
/* harmony import */ var _moves_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32953);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62350);


/** The limit is the line between the fourth and the fifth bar. */
const BARS = [
    { label: 'up to 0.1 % of the limit', upTo: -6 },
    { label: 'up to 1 %', upTo: -4 },
    { label: 'up to 10 %', upTo: -2 },
    { label: 'up to the limit', upTo: 0 },
    { label: 'up to 10 times the limit', upTo: 2 },
    { label: 'up to 1000 times', upTo: 6 },
    { label: 'further', upTo: Number.POSITIVE_INFINITY },
];
const BARS_WITHIN = 4;
/** Longest bar. */
const BAR_CHARACTERS = 30;
/** A plot of fewer moves says less than the numbers themselves. */
const MINIMUM_MOVES = 8;
/** How the moves lie against their limits: lines of text, the last one its caption; empty where there is too little to plot. */
function driftPlot(findings, barCharacters = BAR_CHARACTERS) {
    const { bins, moved, untold } = (0,_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .binsOf */ .I)(findings);
    const counts = BARS.map(() => 0);
    let plotted = 0;
    for (const [bin, times] of bins) {
        const bar = BARS.findIndex(({ upTo }) => bin <= upTo);
        counts[bar] = (counts[bar] ?? 0) + times;
        plotted += times;
    }
    if (plotted < MINIMUM_MOVES)
        return [];
    return [...histogram(counts, barCharacters), caption(plotted, moved - plotted, untold)];
}
function histogram(counts, barCharacters) {
    const most = Math.max(...counts);
    const width = Math.max(...BARS.map(({ label }) => label.length));
    const last = counts.findLastIndex((each) => each > 0);
    const lines = [];
    for (const [index, { label }] of BARS.entries()) {
        if (index > Math.max(last, BARS_WITHIN - 1))
            break;
        if (index === BARS_WITHIN)
            lines.push(`${'-'.repeat(width)} limit ${'-'.repeat(barCharacters)}`);
        const value = counts[index] ?? 0;
        const bar = value === 0 ? '' : '█'.repeat(Math.max(1, Math.round((value / most) * barCharacters)));
        lines.push(`${label.padStart(width)} | ${bar}${bar === '' ? '' : ' '}${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(value)}`);
    }
    return lines;
}
function caption(plotted, beside, untold) {
    const rest = [
        ...(beside > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(beside)} more had to be equal or have no single limit`] : []),
        ...(untold > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(untold)} more moved within their limit and are not drawn`] : []),
    ];
    return [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(plotted, 'moved number')} against their limits`, ...rest].join('; ');
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

/***/ 3787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ lookedAt)
/* harmony export */ });
/* harmony import */ var _spans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37118);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62350);


const HEAD_KINDS = { commit: '', index: ' with what is staged', worktree: ' with the files on disk' };
const MAX_PATTERNS = 12;
/** What the gate read to come to its verdict, one fact a line: a green answer about nothing must be seen as such. */
function lookedAt(report) {
    const { stats, policy } = report;
    const lines = [
        [
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(stats.commits, 'commit')}, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(stats.changedPaths, 'changed file')}, of which ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(stats.fixtures, 'fixture')}`),
        ],
        [
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(`head ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shortSha */ .Fu)(report.head.sha)}${HEAD_KINDS[report.headKind ?? 'commit']}, compared with ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shortSha */ .Fu)(report.mergeBase)}`),
        ],
        policyLine(policy),
    ];
    if (stats.patterns.length > 0) {
        // Those that found something first: a reader looks for why a file counts, or for the pattern that should have.
        const sorted = [...stats.patterns].sort((a, b) => Number(b.matches > 0) - Number(a.matches > 0));
        const shown = sorted.slice(0, MAX_PATTERNS);
        const rest = sorted.length - shown.length;
        const names = shown.map(({ pattern, matches }) => [(0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(pattern), (0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(matches)})`)]);
        lines.push([
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)('patterns for fixtures, with how many changed files match: '),
            ...(0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .joinSpans */ .kU)(names, ', '),
            ...(rest > 0 ? [(0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(` and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(rest, 'more pattern')}`)] : []),
        ]);
    }
    if (stats.suppressed > 0) {
        lines.push([
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(stats.suppressed, 'value')} left out of the comparison, because the rules call them volatile`),
        ]);
    }
    return lines;
}
function policyLine(policy) {
    if (policy.source === 'defaults')
        return [(0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)('rules: the built-in ones (there is no policy file)')];
    const from = policy.given ? 'the file that was named for this run' : `as it is on ${policy.source}`;
    return [(0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)('rules: '), (0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(policy.path ?? 'the policy file'), (0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(`, ${from}`)];
}


/***/ }),

/***/ 32953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ binsOf),
/* harmony export */   s: () => (/* binding */ movesIn)
/* harmony export */ });
/* harmony import */ var _comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37459);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74406);


/** All numbers of a fixture that moved in this step: as they were counted, or where the changes list all of them, from those. */
function movesIn(finding) {
    if (finding.moves !== undefined)
        return finding.moves;
    const counter = (0,_comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .newMoveCounter */ .kJ)();
    for (const change of finding.changes) {
        const { kind, absolute, relative } = change;
        const beyond = kind === 'value';
        if ((absolute ?? relative) === undefined || !(beyond || kind === 'drift') || (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .isSinceAnchor */ .eO)(change))
            continue;
        counter.count += 1;
        (0,_comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .samplePoint */ .rY)(counter, Number(change.base), Number(change.head), beyond);
        const ratio = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .limitRatio */ .zw)(change);
        if (ratio !== undefined)
            (0,_comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .addRatio */ .VL)(counter, ratio, beyond, (0,_comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .boundsOf */ .BO)(change.limit) ?? {});
    }
    return (0,_comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .movesOf */ .cz)(counter);
}
/** How many moves there are at each distance from their limits, over all fixtures. */
function binsOf(findings) {
    const bins = new Map();
    let moved = 0;
    let untold = 0;
    for (const finding of findings) {
        const moves = movesIn(finding);
        moved += moves.count;
        if (finding.moves === undefined)
            untold += finding.changeCounts.drift - finding.changes.filter(({ kind }) => kind === 'drift').length;
        for (const { bin, count } of moves.bins)
            bins.set(bin, (bins.get(bin) ?? 0) + count);
    }
    return { bins, moved, untold: Math.max(0, untold) };
}


/***/ }),

/***/ 58791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   VN: () => (/* binding */ close),
/* harmony export */   dm: () => (/* binding */ putPlot),
/* harmony export */   we: () => (/* binding */ openPage),
/* harmony export */   yJ: () => (/* binding */ put)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57336);
/* harmony import */ var _encoders_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62733);
/* harmony import */ var _encoders_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18008);
/* harmony import */ var _drift_plot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51026);
/* harmony import */ var _spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37118);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66103);






const DEFAULT_WIDTH = 100;
const MIN_WIDTH = 40;
/** Wider lines are harder to read than a second line. */
const MAX_WIDTH = 140;
/** A value of no characters would read as a slip. */
const EMPTY = '(empty)';
/** Columns of a plot beside its bars. */
const PLOT_FRAME = 36;
const MAX_BAR = 30;
function openPage(context) {
    const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, context.width ?? DEFAULT_WIDTH));
    return { colours: picocolors__WEBPACK_IMPORTED_MODULE_2__.createColors(context.colour ?? picocolors__WEBPACK_IMPORTED_MODULE_2__.isColorSupported), width, lines: [] };
}
function text(page, spans) {
    const { colours } = page;
    const code = (each) => colours.cyan((0,_encoders_visible_js__WEBPACK_IMPORTED_MODULE_3__.visible)(each === '' ? EMPTY : each).replaceAll(' ', _wrap_js__WEBPACK_IMPORTED_MODULE_4__/* .UNBREAKABLE */ .bd));
    return (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .encodeSpans */ .SE)(spans, { plain: (each) => each, prose: _encoders_visible_js__WEBPACK_IMPORTED_MODULE_3__.visible, code });
}
function put(page, indent, spans, first = indent) {
    page.lines.push(...(0,_wrap_js__WEBPACK_IMPORTED_MODULE_4__/* .wrap */ .LV)(text(page, spans), page.width, first, indent));
}
function heading(page, title) {
    page.lines.push('', page.colours.bold(title), '');
}
function close(page) {
    return (0,_encoders_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .guardLines */ .F)(`${page.lines.join('\n').trimEnd()}\n`);
}
function putPlot(page, findings, title) {
    const plot = (0,_drift_plot_js__WEBPACK_IMPORTED_MODULE_0__/* .driftPlot */ .f)(findings, Math.min(MAX_BAR, page.width - PLOT_FRAME));
    if (plot.length === 0)
        return;
    if (title === undefined)
        page.lines.push('');
    else
        heading(page, title);
    page.lines.push(...plot.slice(0, -1).map((line) => `  ${line}`));
    put(page, '  ', [(0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(plot.at(-1) ?? '')]);
}


/***/ }),

/***/ 66103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   bd: () => (/* binding */ UNBREAKABLE)
/* harmony export */ });
/* unused harmony export displayWidth */
const ANSI = /\u001b\[[0-9;]*m/g;
/** Drawn two columns wide by terminals (East Asian wide and full-width forms, emoji). */
const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}]/u;
/** Stands for a blank within a name, at which no line may be broken. No encoded text can hold it. */
const UNBREAKABLE = '\u0000';
/** Columns that a text takes in a terminal. */
function displayWidth(text) {
    let width = 0;
    for (const character of text.replace(ANSI, '')) {
        if (/\p{M}/u.test(character))
            continue;
        width += WIDE.test(character) ? 2 : 1;
    }
    return width;
}
/**
 * Breaks a text at blanks so that every line fits `width` columns, if its words do: a word is never cut, because what
 * is copied from the terminal must still be a path. Colours are opened and closed within single words or run over
 * blanks; both read the same after a break.
 */
function wrap(text, width, first, indent) {
    const lines = [];
    let line = first;
    let used = displayWidth(first);
    let empty = true;
    for (const word of text.split(' ')) {
        const columns = displayWidth(word);
        if (!empty && used + 1 + columns > width) {
            lines.push(finish(line));
            line = indent;
            used = displayWidth(indent);
            empty = true;
        }
        line += empty ? word : ` ${word}`;
        used += columns + (empty ? 0 : 1);
        empty = false;
    }
    lines.push(finish(line));
    return lines;
}
function finish(line) {
    return line.trimEnd().replaceAll(UNBREAKABLE, ' ');
}


/***/ }),

/***/ 32448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   terminal: () => (/* binding */ terminal)
/* harmony export */ });
/* harmony import */ var _encoders_visible_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(18008);
/* harmony import */ var _parts_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74406);
/* harmony import */ var _parts_grouping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98738);
/* harmony import */ var _parts_headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98587);
/* harmony import */ var _parts_looked_at_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3787);
/* harmony import */ var _parts_remedy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27215);
/* harmony import */ var _parts_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98962);
/* harmony import */ var _parts_spans_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37118);
/* harmony import */ var _parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58791);
/* harmony import */ var _parts_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62350);
/* harmony import */ var _parts_wrap_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(66103);











const EXAMPLES = 3;
/** A person scrolls; a log does not. What is beyond is in the other formats. */
const MAX_ROWS = 200;
const MAX_NOTES = 3;
/** More are pasted by no one; `fixture-gate trailers` prints them all. */
const MAX_TRAILERS = 20;
function render(report, context = {}) {
    const page = (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .openPage */ .we)(context);
    const rows = (0,_parts_grouping_js__WEBPACK_IMPORTED_MODULE_1__/* .buildRows */ .kO)(report);
    putHeadline(page, report, rows);
    const told = putRows(page, rows.filter(({ need }) => need !== 'none'));
    putRemedy(page, report, told);
    putSettled(page, rows.filter(({ need }) => need === 'none'));
    (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .putPlot */ .dm)(page, report.findings, 'How far numbers moved');
    if (!(0,_parts_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .isComparison */ .gP)(report))
        putGates(page, report);
    (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .heading */ .R_)(page, 'What was looked at');
    for (const line of (0,_parts_looked_at_js__WEBPACK_IMPORTED_MODULE_3__/* .lookedAt */ .O)(report))
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, '  ', line);
    (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, '  ', [(0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(`digest ${report.digest}`)]);
    return (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .close */ .VN)(page);
}
function putHeadline(page, report, rows) {
    const { colours } = page;
    const { mark, word, sentence: said } = (0,_parts_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .Pl)(report, rows);
    const paint = { pass: colours.green, fail: colours.red, incomplete: colours.yellow, compared: colours.bold }[mark];
    page.lines.push(...(0,_parts_wrap_js__WEBPACK_IMPORTED_MODULE_9__/* .wrap */ .LV)(`${colours.bold(paint(`${word}:`))} ${said}`, page.width, '', ''));
    const note = (0,_parts_grouping_js__WEBPACK_IMPORTED_MODULE_1__/* .blanketNote */ .O_)(report, rows);
    if (note !== undefined)
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, '', [(0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(note)]);
}
/** @returns the problems that were told with what mends them. */
function putRows(page, rows) {
    const { lead, rest } = (0,_parts_grouping_js__WEBPACK_IMPORTED_MODULE_1__/* .arrangeRows */ .eZ)(rows);
    const shown = [...lead, ...rest.slice(0, MAX_ROWS)];
    const told = shown.flatMap((row) => (0,_parts_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .rowProblems */ .nU)(row).map(({ problem }) => problem));
    if (rest.length === 0) {
        putSections(page, lead, '');
        return told;
    }
    (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .heading */ .R_)(page, 'The worst of each kind');
    putList(page, lead, true);
    putSections(page, rest.slice(0, MAX_ROWS), 'Also: ');
    if (rest.length > MAX_ROWS) {
        page.lines.push('');
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, '    ', [(0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(`and ${(0,_parts_words_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(rest.length - MAX_ROWS, 'more row')}; --format html or json has them all`)], '  ');
    }
    return told;
}
/** One heading for each kind of need. */
function putSections(page, rows, lead) {
    for (const need of _parts_words_js__WEBPACK_IMPORTED_MODULE_8__/* .NEEDS */ .Qo) {
        const own = rows.filter((row) => row.need === need);
        if (own.length > 0)
            (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .heading */ .R_)(page, `${lead}${_parts_words_js__WEBPACK_IMPORTED_MODULE_8__/* .NEED_TITLES */ .ho[need]}`);
        putList(page, own, false);
    }
}
function putList(page, rows, withNeed) {
    for (const [index, row] of rows.entries()) {
        if (index > 0)
            page.lines.push('');
        putRow(page, row, withNeed);
    }
}
function putRow(page, row, withNeed) {
    const { colours } = page;
    const bullet = row.severity === 'error' ? colours.red('x') : row.severity === 'warning' ? colours.yellow('!') : ' ';
    (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, '    ', (0,_parts_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .rowTitle */ .nM)(row, EXAMPLES), `${bullet} `);
    if (row.kind !== 'problem')
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, '      ', (0,_parts_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .rowChange */ .D)(row), '    ');
    const worst = (0,_parts_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .rowWorst */ .KP)(row);
    if (worst.length > 0)
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, '      ', worst, '    ');
    const second = (0,_parts_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .rowSecond */ .v_)(row);
    if (second.length > 0)
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, '      ', second, '    ');
    const rest = (0,_parts_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .unnamedChanges */ .Ib)(row);
    if (rest > 0)
        page.lines.push(colours.dim(`    and ${(0,_parts_words_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(rest, 'more difference')}`));
    for (const note of (0,_parts_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .rowNotes */ .g7)(row, MAX_NOTES))
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, '      ', note, '    ');
    const recordIsSaid = !withNeed && (0,_parts_words_js__WEBPACK_IMPORTED_MODULE_8__/* .isRecordNeed */ .Co)(row.need);
    if (row.kind !== 'problem' && !recordIsSaid)
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, '      ', (0,_parts_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .rowRecord */ .wS)(row), '    ');
    for (const { problem, times } of (0,_parts_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .rowProblems */ .nU)(row)) {
        const repeated = times > 1 ? ` (and ${(0,_parts_words_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U9)(times - 1)} more like it)` : '';
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, '      ', [(0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(`${problem.code} `), (0,_parts_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(problem.message), (0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(repeated)], '    ');
        if (problem.fix !== undefined)
            putFix(page, problem.fix);
    }
}
/** What is to be pasted stands on lines of its own, unwrapped. */
function putFix(page, fix) {
    let lead = 'to mend it: ';
    for (const part of (0,_parts_remedy_js__WEBPACK_IMPORTED_MODULE_4__/* .fixParts */ .sI)(fix)) {
        if (part.kind === 'say')
            (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, '      ', [(0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(lead), (0,_parts_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(part.text)], '    ');
        else if (lead !== '')
            page.lines.push(`    ${lead.trim()}`);
        if (part.kind === 'paste')
            page.lines.push(...part.lines.map((line) => `        ${(0,_encoders_visible_js__WEBPACK_IMPORTED_MODULE_10__.visible)(line)}`));
        lead = '';
    }
}
function putRemedy(page, report, told) {
    const { trailers, unpastable } = (0,_parts_remedy_js__WEBPACK_IMPORTED_MODULE_4__/* .remedyOf */ .SM)(report, told);
    if (trailers.length === 0 && unpastable === 0)
        return;
    (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .heading */ .R_)(page, 'To record the changes');
    if (trailers.length > 0) {
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, '  ', [(0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(_parts_remedy_js__WEBPACK_IMPORTED_MODULE_4__/* .PASTE_STEPS */ .y2)]);
        page.lines.push('');
    }
    // No indent and no wrapping: what is copied from here must be the line itself.
    page.lines.push(...trailers.slice(0, MAX_TRAILERS).map((line) => (0,_encoders_visible_js__WEBPACK_IMPORTED_MODULE_10__.visible)(line)));
    const rest = trailers.length - MAX_TRAILERS;
    if (rest > 0)
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, '    ', [(0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(`and ${(0,_parts_words_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(rest, 'more line')}; fixture-gate trailers prints them all`)], '  ');
    if (unpastable > 0) {
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, '    ', [
            (0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(`${(0,_parts_words_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(unpastable, 'line')} cannot be pasted from here; fixture-gate trailers --into-commit writes them`),
        ], '  ');
    }
}
function putSettled(page, rows) {
    const changes = rows.filter(({ kind }) => kind !== 'problem');
    if (changes.length > 0)
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .heading */ .R_)(page, 'Nothing open');
    for (const row of changes.slice(0, MAX_ROWS)) {
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, '    ', [...(0,_parts_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .rowTitle */ .nM)(row, EXAMPLES)], '  ');
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, '      ', [...(0,_parts_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .rowChange */ .D)(row), (0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)('; '), ...(0,_parts_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .describeRecord */ .TV)(row.findings[0]?.record ?? { status: 'not-required' })], '    ');
        // Where only spelling changed, the row has said so.
        const worst = row.findings[0]?.changes[0]?.kind === 'representation' ? [] : (0,_parts_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .rowWorst */ .KP)(row);
        if (worst.length > 0)
            (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, '      ', worst, '    ');
        for (const note of (0,_parts_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .rowNotes */ .g7)(row, MAX_NOTES, true))
            (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, '      ', note, '    ');
    }
    if (changes.length > MAX_ROWS)
        page.lines.push(`  and ${(0,_parts_words_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(changes.length - MAX_ROWS, 'more row')}`);
    const notices = rows.filter(({ kind }) => kind === 'problem');
    if (notices.length > 0)
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .heading */ .R_)(page, 'Good to know');
    for (const row of notices) {
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, '    ', [...(0,_parts_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .rowTitle */ .nM)(row, 1), (0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(`: ${row.problems[0]?.code} `), ...(0,_parts_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .rowChange */ .D)(row)], '  ');
    }
}
function putGates(page, report) {
    (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .heading */ .R_)(page, 'Checks');
    const { colours } = page;
    const paint = {
        pass: colours.green,
        fail: colours.red,
        'missing-artifact': colours.yellow,
        'not-configured': colours.dim,
        'not-run': colours.dim,
    };
    const width = Math.max(...report.gates.map(({ outcome }) => _parts_words_js__WEBPACK_IMPORTED_MODULE_8__/* .OUTCOME_WORDS */ .nx[outcome].length));
    for (const { id, outcome, summary } of report.gates) {
        const word = paint[outcome](_parts_words_js__WEBPACK_IMPORTED_MODULE_8__/* .OUTCOME_WORDS */ .nx[outcome].padEnd(width));
        const said = summary === undefined ? [] : [(0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(': '), (0,_parts_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(summary)];
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_7__/* .put */ .yJ)(page, ' '.repeat(width + 4), [(0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(`${_parts_words_js__WEBPACK_IMPORTED_MODULE_8__/* .GATE_TITLES */ .Wc[id]} (${id})`), ...said], `  ${word}  `);
    }
}
const terminal = { id: 'terminal', render };


/***/ })

};
