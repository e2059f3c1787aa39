export const id = 5817;
export const ids = [5817];
export const modules = {

/***/ 45661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ htmlText),
/* harmony export */   x: () => (/* binding */ xmlText)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18008);

const ENTITIES = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
    ['`', '&#96;'],
]);
/** Text for an element or a quoted attribute of HTML. */
function htmlText(text) {
    return (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__.visible)(text).replace(/[&<>"'`]/g, (character) => ENTITIES.get(character) ?? '');
}
/** XML 1.0 takes fewer characters than HTML; the hidden ones are written out before, so the entities are all that is left. */
function xmlText(text) {
    return htmlText(text);
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

/***/ 15817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ markdownPage)
});

// UNUSED EXPORTS: headlineParts

// EXTERNAL MODULE: ./lib/reporters/encoders/html.js
var html = __webpack_require__(45661);
// EXTERNAL MODULE: ./lib/reporters/encoders/visible.js
var visible = __webpack_require__(18008);
;// CONCATENATED MODULE: ./lib/reporters/encoders/markdown.js


/** Blanks at the ends are lost or overlooked in code spans. */
function showEdges(text) {
    const edge = (blanks) => '\\u{20}'.repeat(blanks.length);
    return text.replace(/^ +/, edge).replace(/ +$/, edge);
}
function longestRun(text, character) {
    let longest = 0;
    let run = 0;
    for (const each of text) {
        run = each === character ? run + 1 : 0;
        longest = Math.max(longest, run);
    }
    return longest;
}
/**
 * A name or value as a code span: GitHub makes no mention, issue link, emoji, link, image or HTML of what stands in
 * one. The fence is longer than any run of backticks inside. Not for table cells: see `codeCell`.
 */
function codeSpan(text) {
    const shown = showEdges((0,visible.visible)(text));
    if (shown === '')
        return '(empty)';
    // A program that looks for our marker may not know of code spans.
    if (/<!--|-->/.test(shown))
        return codeElement(text);
    const run = longestRun(shown, '`');
    if (run === 0)
        return `\`${shown}\``;
    const fence = '`'.repeat(run + 1);
    return `${fence} ${shown} ${fence}`;
}
/**
 * The same for a table cell or inside HTML. A pipe ends a cell even within a code span, and implementations differ over
 * `\\|`, so a text with a pipe, a backtick or a backslash becomes a code element of entities, which are never syntax.
 */
function codeCell(text) {
    const shown = showEdges((0,visible.visible)(text));
    return /[|`\\]/.test(shown) ? codeElement(text) : codeSpan(text);
}
/**
 * For places where Markdown is not read, such as a summary element, and for cells. Full stops are entities, too: GFM
 * makes links of `www.` also between tags.
 */
function codeElement(text) {
    const shown = showEdges((0,visible.visible)(text));
    if (shown === '')
        return '(empty)';
    return `<code>${shown.replace(/[^\p{L}\p{M}\p{N} /-]/gu, numericEntity)}</code>`;
}
function numericEntity(character) {
    return `&#${character.codePointAt(0) ?? 0};`;
}
/**
 * A word that can stand as plain Markdown wherever it lands. The rest goes into code spans: anything with a character of
 * Markdown's, HTML's or of GitHub's own references, and what GitHub links without one (commits, `GH-1`, `www.`).
 */
const PLAIN_WORD = /^["'(]*[\p{L}\p{N}%→×≤](?:(?:[\p{L}\p{M}\p{N}.'’%-]|,(?=\p{N}))*[\p{L}\p{M}\p{N}%])?[.,;:!?)"']*$/u;
/** Signs without a meaning to Markdown where they stand alone. */
const PLAIN_SYMBOL = /^(?:->|[{}]|[.,;:!?)"']+)$/;
const LINKED_WORD = /www\.|\p{L}-\p{N}|(?=[0-9a-f]*[0-9])[0-9a-f]{7}|(?<![0-9a-z_])[a-f]{7,40}(?![0-9a-z_])/iu;
/** Would begin a list at the start of a line. */
const LIST_WORD = /^\p{N}+[.)]$/u;
/**
 * A sentence that holds names and values, such as a problem's message. Parts in backticks stay code; words that could
 * mean something to Markdown or GitHub become code; the rest reads as prose.
 */
function markdownProse(text, code = codeSpan) {
    const parts = text.replace(/\s+/gu, ' ').trim().split(QUOTED);
    return joinMarkdown(parts.flatMap((part, index) => (index % 2 === 1 ? quotedPart(part, code) : proseWords(part, code, index === 0))));
}
/** What stands in backticks, or in double quotes on one line of a sentence. */
const QUOTED = /(`[^`]+`|"[^"]{1,400}")/;
/** A quoted command or name is one piece of code, not one for each odd word in it; quoted words stay quoted words. */
function quotedPart(part, code) {
    const inside = part.slice(1, -1);
    if (part.startsWith('`'))
        return [code(inside)];
    return inside.split(' ').every((word) => isPlainWord(word)) ? [part] : [code(inside)];
}
/** Pieces of Markdown in a row. Two code spans side by side would grow into one longer fence, so a blank parts them. */
function joinMarkdown(pieces) {
    let joined = '';
    for (const piece of pieces)
        joined += joined.endsWith('`') && piece.startsWith('`') ? ` ${piece}` : piece;
    return joined;
}
function proseWords(text, code, atStart) {
    return text
        .split(/( +)/)
        .map((word, index) => (index % 2 === 1 || word === '' ? word : proseWord(word, code, atStart && index === 0)));
}
function isPlainWord(word) {
    return (PLAIN_WORD.test(word) || PLAIN_SYMBOL.test(word)) && !LINKED_WORD.test(word) && (0,visible.visible)(word) === word;
}
function proseWord(word, code, first) {
    if (isPlainWord(word) && !(first && LIST_WORD.test(word)))
        return word;
    const [, lead = '', body = '', tail = ''] = /^([("']?)(.*?)([.,;:!?)"']*)$/su.exec(word) ?? [];
    return body === '' ? code(word) : `${lead}${code(body)}${tail}`;
}
/** A fenced block, whose fence is longer than any run of backticks in it. */
function fencedBlock(lines, language = 'text') {
    const shown = lines.map((line) => (0,visible.visible)(line).replaceAll('<!--', '<\\u{21}--'));
    const fence = '`'.repeat(Math.max(3, ...shown.map((line) => longestRun(line, '`') + 1)));
    return [`${fence}${language}`, ...shown, fence].join('\n');
}
/** Text inside HTML that Markdown does not read. */
function summaryText(text) {
    return htmlText(text);
}

// EXTERNAL MODULE: ./lib/reporters/parts/changes.js
var changes = __webpack_require__(74406);
// EXTERNAL MODULE: ./lib/reporters/parts/drift-plot.js
var drift_plot = __webpack_require__(51026);
// EXTERNAL MODULE: ./lib/reporters/parts/grouping.js
var grouping = __webpack_require__(98738);
// EXTERNAL MODULE: ./lib/reporters/parts/headline.js
var headline = __webpack_require__(98587);
// EXTERNAL MODULE: ./lib/reporters/parts/looked-at.js
var looked_at = __webpack_require__(3787);
// EXTERNAL MODULE: ./lib/reporters/parts/remedy.js
var remedy = __webpack_require__(27215);
// EXTERNAL MODULE: ./lib/reporters/parts/rows.js
var parts_rows = __webpack_require__(98962);
// EXTERNAL MODULE: ./lib/reporters/parts/spans.js
var parts_spans = __webpack_require__(37118);
// EXTERNAL MODULE: ./lib/reporters/parts/words.js
var parts_words = __webpack_require__(62350);
;// CONCATENATED MODULE: ./lib/reporters/parts/page.js










/** Notes of one fixture in a table. */
const NOTES = 2;
const MARKS = { pass: '✅', fail: '❌', incomplete: '⚠️', compared: '🔎' };
const TEXT = { plain: (text) => text, prose: (text) => markdownProse(text), code: codeSpan };
const CELL = { plain: (text) => text, prose: (text) => markdownProse(text, codeCell), code: codeCell };
function page_text(spans) {
    return joinMarkdown(spans.map((span) => (0,parts_spans/* encodeSpans */.SE)([span], TEXT)));
}
function cell(spans) {
    return joinMarkdown(spans.map((span) => (0,parts_spans/* encodeSpans */.SE)([span], CELL))).trim();
}
/** The report as one Markdown page at a level of detail; every Markdown sink is this with other levels and limits. */
function markdownPage(report, rows, level, context) {
    const open = rows.filter(({ need }) => need !== 'none');
    const settled = rows.filter(({ need }) => need === 'none');
    const parts = [
        ...headlineParts(report, rows),
        ...originParts(context),
        ...openParts(open, level),
        ...remedyParts(report, level, toldProblems(open, level)),
        ...problemParts(open, level),
        ...settledParts(settled, level, !(0,headline/* isComparison */.gP)(report)),
        ...((0,headline/* isComparison */.gP)(report) ? [] : [gatesPart(report)]),
        ...(level.folded ? foldedParts(report) : []),
        ...leftOutParts(open, settled, level, context),
        footer(report),
    ];
    return `${parts.join('\n\n')}\n`;
}
function headlineParts(report, rows) {
    const { mark, word, sentence: said } = (0,headline/* headline */.Pl)(report, rows);
    const note = (0,grouping/* blanketNote */.O_)(report, rows);
    return [`### ${MARKS[mark]} ${word}: ${said}`, ...(note === undefined ? [] : [note])];
}
/** Without the origin a forged report would be taken for the word of whoever posts it. */
function originParts(context) {
    if (context.madeElsewhere !== true)
        return [];
    return [
        `The pull request's own workflow run${page_link(context)} reported this. The verdict is the required check, not this comment.`,
    ];
}
function openParts(rows, level) {
    if (rows.length === 0)
        return [];
    const shown = (0,grouping/* firstRows */.C)(rows, level.open);
    const lines = shown.map((row) => `| ${cell((0,parts_rows/* rowTitle */.nM)(row, level.examples))} | ${cell((0,parts_rows/* rowChange */.D)(row))} | ${worstCell(row, level)} | ${cell((0,parts_rows/* rowRecord */.wS)(row))} |`);
    const table = ['| Fixture | What happened | Largest change | Record |', '| --- | --- | --- | --- |', ...lines];
    const rest = rows.length - shown.length;
    return [table.join('\n'), ...(rest > 0 ? [`${restOf(rows, shown)}`] : [])];
}
/** The worst difference, how many more there are, and below it what changes how it is to be read. */
function worstCell(row, level) {
    const rest = (0,parts_rows/* unnamedChanges */.Ib)(row);
    const second = (0,parts_rows/* rowSecond */.v_)(row, level.value);
    const worst = [
        cell((0,parts_rows/* rowWorst */.KP)(row, level.value)),
        cell(second),
        ...(rest > 0 ? [`and ${(0,parts_words/* plural */.LS)(rest, 'more difference')}`] : []),
    ]
        .filter((line) => line !== '')
        .join('<br>');
    const notes = level.folded ? (0,parts_rows/* rowNotes */.g7)(row, NOTES).map(cell) : [];
    return [...(worst === '' ? [] : [worst]), ...notes].join('<br>');
}
function restOf(rows, shown) {
    const seen = new Set(shown);
    const rest = rows.filter((row) => !seen.has(row));
    const fixtures = rest.reduce((sum, { findings }) => sum + findings.length, 0);
    return `The worst come first. Not shown here: ${(0,parts_words/* plural */.LS)(rest.length, 'more row')} with ${(0,parts_words/* plural */.LS)(fixtures, 'fixture')}.`;
}
function remedyParts(report, level, told) {
    const { trailers, unpastable } = (0,remedy/* remedyOf */.SM)(report, told);
    if (trailers.length + unpastable === 0)
        return [];
    const shown = trailers.slice(0, level.trailers);
    const rest = trailers.length - shown.length + unpastable;
    const all = '`fixture-gate trailers` prints them all, `fixture-gate trailers --into-commit` writes them into the last commit';
    if (shown.length === 0)
        return [`**To record the changes.** ${(0,parts_words/* plural */.LS)(rest, 'line')} to add, which cannot be shown here: ${all}.`];
    const parts = [`**To record the changes.** ${remedy/* PASTE_STEPS */.y2}`, fencedBlock(shown)];
    if (rest > 0)
        parts.push(`${(0,parts_words/* plural */.LS)(rest, 'more line')} not shown here: ${all}.`);
    return parts;
}
function problemParts(rows, level) {
    const items = rows.flatMap(problemItems).map(({ item }) => item);
    if (items.length === 0 || level.problems === 0)
        return [];
    const rest = items.length - level.problems;
    const more = rest > 0 ? [`- and ${(0,parts_words/* plural */.LS)(rest, 'more problem')}`] : [];
    return ['**What is wrong, and what mends it**', [...items.slice(0, level.problems), ...more].join('\n')];
}
/** A problem without a fixture has its message in the table already; only what mends it is left to say. */
function problemItems(row) {
    return (0,parts_rows/* rowProblems */.nU)(row).flatMap(({ problem, times }) => {
        const fix = problem.fix === undefined ? '' : fixText(problem.fix);
        const code = `- **${problem.code}**`;
        if (row.kind === 'problem')
            return fix === '' ? [] : [{ problem, item: `${code} ${page_text((0,parts_rows/* rowTitle */.nM)(row, 1))}.${fix}` }];
        const repeated = times > 1 ? ` And ${(0,parts_words/* count */.U9)(times - 1)} more like it.` : '';
        // Some messages speak of "a fixture", since the row that they stand in elsewhere names it.
        const unnamed = problem.path !== undefined && !problem.message.includes(problem.path);
        const about = unnamed ? `${page_text([(0,parts_rows/* pathSpan */.UY)(problem.path)])}: ` : '';
        return [{ problem, item: `${code} ${about}${ended(page_text([(0,changes/* sentence */.em)(problem.message)]))}${repeated}${fix}` }];
    });
}
/** Those that `problemParts` tells with what mends them. */
function toldProblems(rows, level) {
    return rows
        .flatMap(problemItems)
        .slice(0, level.problems)
        .map(({ problem }) => problem);
}
/** A sentence that another one follows. */
function ended(said) {
    return /[.!?:]$/.test(said) ? said : `${said}.`;
}
function fixText(fix) {
    const parts = (0,remedy/* fixParts */.sI)(fix).map((part, index) => {
        if (part.kind === 'paste')
            return `\n\n${indent(fencedBlock(part.lines))}`;
        const said = page_text([(0,changes/* sentence */.em)(part.text)]);
        return index === 0 ? ` To mend it: ${said}` : `\n\n  ${said}`;
    });
    return parts.join('');
}
/** Within a list item. */
function indent(block) {
    return block
        .split('\n')
        .map((line) => `  ${line}`)
        .join('\n');
}
/** `summary` is read as HTML: only wording of our own stands in it. */
function fold(summary, content) {
    return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}
function gatesPart({ gates }) {
    const tallied = new Map();
    for (const { outcome } of gates)
        tallied.set(parts_words/* OUTCOME_WORDS */.nx[outcome], (tallied.get(parts_words/* OUTCOME_WORDS */.nx[outcome]) ?? 0) + 1);
    const order = Object.values(parts_words/* OUTCOME_WORDS */.nx);
    const sorted = [...tallied].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
    const summary = sorted.map(([word, times]) => `${times} ${word}`).join(', ');
    const lines = gates.map(({ id, outcome, summary: said }) => `| ${parts_words/* GATE_TITLES */.Wc[id]} (${id}) | ${parts_words/* OUTCOME_WORDS */.nx[outcome]} | ${said === undefined ? '' : cell([(0,changes/* sentence */.em)(said)])} |`);
    return fold(`Checks: ${summary}`, ['| Check | Outcome | |', '| --- | --- | --- |', ...lines].join('\n'));
}
/** What is folded away has to say how bad it is: a pull request that passes shows nothing else of its fixtures. */
function settledSummary(rows) {
    const findings = rows.flatMap((row) => row.findings);
    const notices = rows.filter(({ kind }) => kind === 'problem').length;
    const having = (status) => findings.filter(({ record }) => record.status === status).length;
    const [recorded, free] = [having('matched'), having('not-required')];
    const unread = findings.length - recorded - free;
    const states = [
        ...(recorded > 0 ? [`${(0,parts_words/* plural */.LS)(recorded, 'fixture')} with a record`] : []),
        ...(free > 0 ? [`${(0,parts_words/* plural */.LS)(free, 'fixture')} that ${free === 1 ? 'needs' : 'need'} no record`] : []),
        ...(unread > 0 ? [`${(0,parts_words/* plural */.LS)(unread, 'fixture')} not committed yet`] : []),
    ];
    return [
        ...(findings.length > 0 ? [`Nothing open: ${states.join(', ')}; ${(0,headline/* classesOf */.OX)(findings)}`] : []),
        ...(notices > 0 ? [(0,parts_words/* plural */.LS)(notices, 'notice')] : []),
    ].join(', ');
}
function settledParts(rows, level, folded) {
    if (rows.length === 0)
        return [];
    const summary = settledSummary(rows);
    const shown = rows.slice(0, level.settled);
    if (shown.length === 0)
        return [`${summary}.`];
    const lines = shown.map((row) => {
        const record = row.findings[0]?.record;
        const said = record === undefined ? [(0,parts_spans/* plain */.pj)(row.problems[0]?.code ?? '')] : (0,parts_rows/* describeRecord */.TV)(record);
        return `| ${cell((0,parts_rows/* rowTitle */.nM)(row, level.examples))} | ${cell((0,parts_rows/* rowChange */.D)(row))} | ${worstCell(row, level)} | ${cell(said)} |`;
    });
    const table = ['| Fixture | What happened | Largest change | Record |', '| --- | --- | --- | --- |', ...lines].join('\n');
    const rest = rows.length - shown.length;
    const content = rest > 0 ? `${table}\n\nand ${(0,parts_words/* plural */.LS)(rest, 'more row')}` : table;
    return [folded ? fold(summary, content) : content];
}
function foldedParts(report) {
    const plot = (0,drift_plot/* driftPlot */.f)(report.findings);
    const facts = (0,looked_at/* lookedAt */.O)(report).map((line) => `- ${page_text(line)}`);
    const classes = [...new Set(report.findings.flatMap(({ class: changeClass, also }) => [changeClass, ...also]))];
    const words = classes.map((each) => `- ${parts_words/* CLASS_WORDS */.f5[each]} (\`${each}\`): ${parts_words/* CLASS_MEANINGS */.Mb[each]}`);
    return [
        ...(plot.length > 0 ? [fold('How far numbers moved', fencedBlock(plot))] : []),
        fold('What was looked at', facts.join('\n')),
        ...(words.length > 0 ? [fold('Words used here', words.join('\n'))] : []),
    ];
}
/** Says that something is missing here and where it is: a page that was cut must not look complete. */
function leftOutParts(open, settled, level, context) {
    const rows = Math.max(0, open.length - level.open) + Math.max(0, settled.length - level.settled);
    const grouped = [...open, ...settled].some(({ findings }) => findings.length > Math.max(1, level.examples));
    if (rows === 0 && !grouped && level.folded)
        return [];
    const where = context.fullReport ?? 'the JSON and HTML reports';
    return [`Not every file is named here. All of them are in ${markdownProse(where)}${page_link(context)}.`];
}
function page_link({ detailsUrl }) {
    return detailsUrl !== undefined && /^https?:\/\/[^\s()<>[\]]+$/.test(detailsUrl)
        ? ` ([this run](${detailsUrl}))`
        : '';
}
function footer(report) {
    const facts = [`head ${codeSpan((0,parts_words/* shortSha */.Fu)(report.head.sha))}`, `base ${codeSpan((0,parts_words/* shortSha */.Fu)(report.mergeBase))}`];
    return `<sub>Fixture Gate ${report.tool.version} · ${facts.join(' · ')} · digest ${codeSpan(report.digest)}</sub>`;
}


/***/ })

};
