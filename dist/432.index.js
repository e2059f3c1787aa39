export const id = 432;
export const ids = [432,8008];
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

/***/ 37459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $v: () => (/* binding */ addMove),
/* harmony export */   BO: () => (/* binding */ boundsOf),
/* harmony export */   Kg: () => (/* binding */ FURTHEST_BIN),
/* harmony export */   VL: () => (/* binding */ addRatio),
/* harmony export */   aQ: () => (/* binding */ moveAdder),
/* harmony export */   cz: () => (/* binding */ movesOf),
/* harmony export */   kJ: () => (/* binding */ newMoveCounter),
/* harmony export */   oN: () => (/* binding */ BINS_PER_DECADE),
/* harmony export */   pO: () => (/* binding */ ratioOf),
/* harmony export */   rE: () => (/* binding */ mergeMoves),
/* harmony export */   rY: () => (/* binding */ samplePoint),
/* harmony export */   xT: () => (/* binding */ onlyRelative)
/* harmony export */ });
/* unused harmony export MAX_SAMPLE */
/**
 * How numbers moved over the whole of a comparison, however many they are: counted in bins of a fixed number, and a sample of
 * fixed size. Facts for a plot; no class rests on them. What is counted does not depend on the order of the numbers, and
 * two counts can be added (docs/adr/0226).
 */
/** A bin is half a power of ten of the move over its limit, closed above: bin 0 ends at the limit itself. */
const BINS_PER_DECADE = 2;
/** Moves further from their limit are counted in the last bin. */
const FURTHEST_BIN = 40;
const BINS = 2 * FURTHEST_BIN + 1;
/** Points of a base-against-head plot; more than a picture of that size can show apart. */
const MAX_SAMPLE = 100;
/** A plot of some hundred pixels shows no more, and a number whose name says that it is secret is not given away. */
const SAMPLE_DIGITS = 3;
/** The words that `describeBounds` and its like have for a limit. Several rules at once, and `exact`, are no single bound. */
const LIMIT = /^(?:([0-9.]+) ULP)?(?: or )?(?:relative ([0-9.eE+-]+))?(?: or )?(?:absolute ([0-9.eE+-]+))?(?: \([^\n]*\))?$/;
const known = new Map();
const MAX_KNOWN = 1_000;
/** The bounds that a limit names; undefined where it names none, or more than one rule. */
function boundsOf(limit) {
    if (limit === undefined)
        return undefined;
    if (known.has(limit))
        return known.get(limit);
    const bounds = parseBounds(limit);
    if (known.size < MAX_KNOWN)
        known.set(limit, bounds);
    return bounds;
}
function parseBounds(limit) {
    const [, ulp, relative, absolute] = LIMIT.exec(limit) ?? [];
    const bounds = { ...bound('ulp', ulp), ...bound('relative', relative), ...bound('absolute', absolute) };
    return Object.keys(bounds).length === 0 ? undefined : bounds;
}
function bound(name, text) {
    const value = Number(text);
    return text !== undefined && value > 0 && Number.isFinite(value) ? { [name]: value } : {};
}
/** The move over what is allowed: 1 is at the limit. Undefined where nothing measures it. */
function ratioOf(bounds, absolute, relative, ulp) {
    let least = Number.POSITIVE_INFINITY;
    if (bounds.relative && relative !== undefined)
        least = Math.min(least, relative / bounds.relative);
    if (bounds.absolute && absolute !== undefined)
        least = Math.min(least, absolute / bounds.absolute);
    if (bounds.ulp && ulp !== undefined)
        least = Math.min(least, ulp / bounds.ulp);
    return Number.isFinite(least) ? least : undefined;
}
/** The one bound there is, where it is a relative one. */
function onlyRelative({ relative, absolute, ulp }) {
    return relative && !absolute && !ulp ? relative : undefined;
}
function newMoveCounter() {
    return {
        count: 0,
        bins: new Array(BINS).fill(0),
        relative: undefined,
        sample: [],
        highest: Number.POSITIVE_INFINITY,
    };
}
/** One number. `ulp` only where the bounds ask for it. */
function addMove(counter, base, head, beyond, bounds, ulp) {
    counter.count += 1;
    samplePoint(counter, base, head, beyond);
    if (bounds === undefined)
        return;
    const absolute = Math.abs(base - head);
    const relative = absolute / Math.min(Math.abs(base), Math.abs(head));
    const ratio = ratioOf(bounds, absolute, relative, ulp);
    if (ratio === undefined)
        return;
    addRatio(counter, ratio, beyond, bounds);
}
/**
 * `addMove` for many numbers that are known to be within the same bounds, none of them in units of the last place: what does
 * not depend on the number is looked up once.
 *
 * @returns  Takes the finite numbers of both sides, and their distance over the smaller of the two.
 */
function moveAdder(counter, bounds) {
    const { relative: most = 0, absolute: far = 0 } = bounds ?? {};
    const { bins } = counter;
    const plotted = most > 0 || far > 0;
    let known = false;
    return (base, head, relative) => {
        counter.count += 1;
        if (rankOf(base, head) <= counter.highest)
            samplePoint(counter, base, head, false);
        if (!plotted)
            return;
        let ratio = most > 0 ? relative / most : Number.POSITIVE_INFINITY;
        if (far > 0)
            ratio = Math.min(ratio, Math.abs(base - head) / far);
        if (!known) {
            known = true;
            addRatio(counter, ratio, false, bounds);
            return;
        }
        bins[Math.min(0, binOf(ratio)) + FURTHEST_BIN] += 1;
    };
}
function addRatio(counter, ratio, beyond, bounds) {
    // Which side of the limit it is on was decided exactly; doubles may see it otherwise.
    const bin = beyond ? Math.max(1, binOf(ratio)) : Math.min(0, binOf(ratio));
    counter.bins[bin + FURTHEST_BIN] += 1;
    const alone = onlyRelative(bounds) ?? null;
    if (counter.relative === undefined)
        counter.relative = alone;
    else if (counter.relative !== alone)
        counter.relative = null;
}
const EDGES = Float64Array.from({ length: BINS }, (_, index) => 10 ** ((index - FURTHEST_BIN) / BINS_PER_DECADE));
const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);
/** Half powers of ten in a power of two. */
const BINS_PER_DOUBLING = BINS_PER_DECADE * Math.log10(2);
/** By the exponent of the double and a comparison or two: a logarithm for each of ten million numbers would be felt. */
function binOf(ratio) {
    double[0] = ratio;
    const doublings = ((words[1] >>> 20) & 0x7ff) - 1_023;
    let index = Math.max(0, Math.floor(doublings * BINS_PER_DOUBLING) + FURTHEST_BIN);
    while (index < BINS - 1 && ratio > EDGES[index])
        index += 1;
    return Math.min(index, BINS - 1) - FURTHEST_BIN;
}
/** Two infinities are no place in a plot. */
function samplePoint(counter, base, head, beyond) {
    const rank = rankOf(base, head);
    if (rank > counter.highest || !Number.isFinite(base) || !Number.isFinite(head))
        return;
    counter.sample.push({ base, head, beyond, rank });
    if (counter.sample.length > 4 * MAX_SAMPLE)
        cutSample(counter);
}
/** Mixes all bits of both, so that which points are kept has nothing to do with their size or place. */
function rankOf(base, head) {
    double[0] = base;
    let state = Math.imul(words[0] ^ 0x9e37_79b9, 0x85eb_ca6b) ^ words[1];
    state = Math.imul(state ^ (state >>> 15), 0xc2b2_ae35);
    double[0] = head;
    state = Math.imul(state ^ words[0] ^ (state >>> 13), 0x27d4_eb2f) ^ words[1];
    state = Math.imul(state ^ (state >>> 15), 0x1656_67b1);
    return (state ^ (state >>> 16)) >>> 0;
}
/** Lowest ranks first, each pair of numbers once. */
function cutSample(counter) {
    const sorted = counter.sample.sort((a, b) => a.rank - b.rank || a.base - b.base || a.head - b.head || Number(b.beyond) - Number(a.beyond));
    const kept = [];
    for (const point of sorted) {
        const last = kept.at(-1);
        if (last !== undefined && last.base === point.base && last.head === point.head)
            continue;
        kept.push(point);
        if (kept.length === MAX_SAMPLE)
            break;
    }
    counter.sample = kept;
    if (kept.length === MAX_SAMPLE)
        counter.highest = kept.at(-1)?.rank ?? counter.highest;
}
function mergeMoves(into, from) {
    into.count += from.count;
    for (const [index, count] of from.bins.entries())
        into.bins[index] += count;
    if (into.relative === undefined)
        into.relative = from.relative;
    else if (from.relative !== undefined && into.relative !== from.relative)
        into.relative = null;
    into.sample.push(...from.sample);
    cutSample(into);
}
function movesOf(counter) {
    cutSample(counter);
    const bins = counter.bins.flatMap((count, index) => (count === 0 ? [] : [{ bin: index - FURTHEST_BIN, count }]));
    const rounded = (value) => Number(value.toPrecision(SAMPLE_DIGITS));
    return {
        count: counter.count,
        bins,
        ...(typeof counter.relative === 'number' ? { relative: counter.relative } : {}),
        sample: counter.sample.map(({ base, head, beyond }) => ({ base: rounded(base), head: rounded(head), beyond })),
    };
}


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
