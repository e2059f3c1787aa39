export const id = 7335;
export const ids = [7335,8008];
export const modules = {

/***/ 37459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $v: () => (/* binding */ addMove),
/* harmony export */   BO: () => (/* binding */ boundsOf),
/* harmony export */   Kg: () => (/* binding */ FURTHEST_BIN),
/* harmony export */   VL: () => (/* binding */ addRatio),
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
    return { count: 0, bins: new Float64Array(BINS), relative: undefined, sample: [], highest: Number.POSITIVE_INFINITY };
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
    const bins = [...counter.bins].flatMap((count, index) => (count === 0 ? [] : [{ bin: index - FURTHEST_BIN, count }]));
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


/***/ })

};
