export const id = 432;
export const ids = [432];
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

/***/ 10432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderFinding: () => (/* binding */ renderFinding),
/* harmony export */   renderFindings: () => (/* binding */ renderFindings)
/* harmony export */ });
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73506);
/* harmony import */ var _encoders_visible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18008);
/* harmony import */ var _parts_alike_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63019);
/* harmony import */ var _parts_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74406);
/* harmony import */ var _parts_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95843);
/* harmony import */ var _parts_spans_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37118);
/* harmony import */ var _parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58791);
/* harmony import */ var _parts_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62350);








/** Differences of one fixture, for the command that compares two files. */
const MAX_CHANGES_OF_ONE = 50;
/** One fixture alone, for the command that compares two files. */
function renderFinding(finding, context = {}) {
    const page = (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .openPage */ .we)(context);
    const { colours } = page;
    (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .put */ .yJ)(page, '  ', [
        (0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(`${colours.bold(_parts_words_js__WEBPACK_IMPORTED_MODULE_6__/* .CLASS_WORDS */ .f5[finding.class])} (${finding.class}): `),
        (0,_parts_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(finding.summary),
        ...worstNumber(finding),
    ], '');
    if (finding.also.length > 0)
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .put */ .yJ)(page, '  ', [(0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(`also ${finding.also.map((each) => _parts_words_js__WEBPACK_IMPORTED_MODULE_6__/* .CLASS_WORDS */ .f5[each]).join(', ')}`)]);
    if (finding.hollow !== undefined)
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .put */ .yJ)(page, '  ', [(0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)('lost its content: '), (0,_parts_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(finding.hollow)]);
    for (const { side, format, reason, line, column } of finding.failures) {
        const place = line > 0 ? `, line ${line}, column ${column}` : '';
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .put */ .yJ)(page, '  ', [(0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(`${side} cannot be read as ${(0,_encoders_visible_js__WEBPACK_IMPORTED_MODULE_7__.visible)(format)}: `), (0,_parts_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(reason), (0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(place)]);
    }
    const shown = (0,_parts_alike_js__WEBPACK_IMPORTED_MODULE_1__/* .alike */ .nO)(finding.changes).slice(0, MAX_CHANGES_OF_ONE);
    if (shown.length > 0)
        page.lines.push('');
    for (const group of shown) {
        const kind = (0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(`${group.worst.kind.padEnd(6)} `);
        const about = group.count === 1 ? [] : [(0,_parts_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(group.at), (0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(`: ${(0,_parts_alike_js__WEBPACK_IMPORTED_MODULE_1__/* .shareOf */ .tC)(group, finding)}, the worst at `)];
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .put */ .yJ)(page, '      ', [kind, ...about, ...(0,_parts_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .describeChange */ .uQ)(group.worst)], '  ');
    }
    const rest = (0,_parts_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .totalChanges */ .YE)(finding) - shown.reduce((sum, { count: alikes }) => sum + alikes, 0);
    if (shown.length > 0 && rest > 0)
        page.lines.push(`  and ${(0,_parts_words_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(rest, 'more difference')}`);
    (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .putPlot */ .dm)(page, [finding]);
    if (finding.notes.length > 0)
        page.lines.push('');
    for (const note of finding.notes)
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .put */ .yJ)(page, '    ', [(0,_parts_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(note)], '  - ');
    const unchanged = (0,_parts_alike_js__WEBPACK_IMPORTED_MODULE_1__/* .unchangedOf */ .p1)(finding);
    if (unchanged !== undefined)
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .put */ .yJ)(page, '  ', [(0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(`unchanged: ${unchanged}`)]);
    (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .put */ .yJ)(page, '  ', [(0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(`read as ${(0,_encoders_visible_js__WEBPACK_IMPORTED_MODULE_7__.visible)(finding.format)}`)]);
    return (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .close */ .VN)(page);
}
/** For the headline: how far the worst number moved, and where. */
function worstNumber({ changes }) {
    const furthest = (0,_parts_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .furthestNumber */ .hR)(changes);
    if (furthest === undefined)
        return [];
    const move = (0,_parts_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .describeMove */ .xS)(furthest).replace(/^ \(|(?:, limit |\))?$/g, '');
    return move === '' ? [] : [(0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)('; the worst number '), (0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(`${move}, at `), (0,_parts_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .placeSpan */ .ch)(furthest)];
}
/** Several fixtures without a verdict, for the command that compares two folders: the worst ones first. */
function renderFindings(findings, equal, context = {}) {
    const page = (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .openPage */ .we)(context);
    const { colours } = page;
    const blocks = (0,_parts_order_js__WEBPACK_IMPORTED_MODULE_3__/* .sortFindings */ .Tc)(findings, []).map((finding) => {
        const title = (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .openPage */ .we)(context);
        (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .put */ .yJ)(title, '  ', [(0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(colours.bold((0,_encoders_visible_js__WEBPACK_IMPORTED_MODULE_7__.visible)(finding.path)))], '');
        return `${(0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .close */ .VN)(title).trimEnd()}\n${renderFinding(finding, context).trimEnd()}\n`;
    });
    const count = (one) => findings.filter((finding) => finding.class === one).length;
    const totals = _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_CLASSES */ .i.flatMap((one) => (count(one) === 0 ? [] : [`${count(one)} ${_parts_words_js__WEBPACK_IMPORTED_MODULE_6__/* .CLASS_WORDS */ .f5[one]}`]));
    (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .put */ .yJ)(page, '  ', [(0,_parts_spans_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)([...totals, `${(0,_parts_words_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(equal, 'file')} equal`].join(', '))], '');
    return [...blocks, (0,_parts_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .close */ .VN)(page)].join('\n');
}


/***/ })

};
