export const id = 6388;
export const ids = [6388];
export const modules = {

/***/ 37459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $v: () => (/* binding */ addMove),
/* harmony export */   BO: () => (/* binding */ boundsOf),
/* harmony export */   Kg: () => (/* binding */ FURTHEST_BIN),
/* harmony export */   LD: () => (/* binding */ seeBounds),
/* harmony export */   VL: () => (/* binding */ addRatio),
/* harmony export */   X_: () => (/* binding */ rankOfWords),
/* harmony export */   aQ: () => (/* binding */ moveAdder),
/* harmony export */   cz: () => (/* binding */ movesOf),
/* harmony export */   jU: () => (/* binding */ binOf),
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
    seeBounds(counter, bounds);
}
/** What numbers in the bins were held against. */
function seeBounds(counter, bounds) {
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
    const [first, second] = [words[0], words[1]];
    double[0] = head;
    return rankOfWords(first, second, words[0], words[1]);
}
/** `rankOf` for the 32-bit words of both numbers, in memory order. */
function rankOfWords(base0, base1, head0, head1) {
    let state = Math.imul(base0 ^ 0x9e37_79b9, 0x85eb_ca6b) ^ base1;
    state = Math.imul(state ^ (state >>> 15), 0xc2b2_ae35);
    state = Math.imul(state ^ head0 ^ (state >>> 13), 0x27d4_eb2f) ^ head1;
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

/***/ 42211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QS: () => (/* binding */ maskValue),
/* harmony export */   uw: () => (/* binding */ maskProse)
/* harmony export */ });
/* unused harmony export looksRandom */
/**
 * Strings that look like credentials are not repeated anywhere: a comment, a log and an artifact outlive the pull
 * request. This is a courtesy and not a scanner; it leans towards hiding too much in values, and spares what a reader
 * needs in sentences (digests, commits, paths).
 */
/** Every expression is linear: bounded or single-class repeats only. */
const TOKEN_SHAPES = [
    {
        what: 'private key',
        triggers: ['PRIVATE KEY-----'],
        shape: /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----[\s\S]{0,16384}?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY-----|$)/g,
    },
    {
        what: 'GitHub token',
        triggers: ['gh', 'github_pat_'],
        shape: /\b(?:gh[pousr]_[A-Za-z0-9]{16,255}|github_pat_[A-Za-z0-9_]{20,255})/g,
    },
    { what: 'GitLab token', triggers: ['gl'], shape: /\bgl(?:pat|ptt|rt|dt|ft|cbt|soat)-[A-Za-z0-9_.-]{16,255}/g },
    {
        what: 'AWS access key',
        triggers: ['AKIA', 'ASIA', 'AIDA', 'AROA', 'ABIA', 'ACCA'],
        shape: /\b(?:AKIA|ASIA|AIDA|AROA|ABIA|ACCA)[A-Z0-9]{16}\b/g,
    },
    { what: 'Google API key', triggers: ['AIza'], shape: /\bAIza[A-Za-z0-9_-]{30,80}/g },
    { what: 'Google OAuth token', triggers: ['ya29.'], shape: /\bya29\.[A-Za-z0-9_-]{20,1024}/g },
    { what: 'Slack token', triggers: ['xox'], shape: /\bxox[abeoprs]-[A-Za-z0-9-]{10,255}/g },
    {
        what: 'Slack webhook',
        triggers: ['hooks.slack.com'],
        shape: /\bhooks\.slack\.com\/services\/[A-Za-z0-9/]{20,255}/g,
    },
    {
        what: 'Stripe key',
        triggers: ['sk_', 'rk_', 'pk_', 'whsec_'],
        shape: /\b(?:sk|rk|pk|whsec)_(?:live_|test_)?[A-Za-z0-9]{16,255}/g,
    },
    { what: 'API key', triggers: ['sk-'], shape: /\bsk-[A-Za-z0-9_-]{16,255}/g },
    {
        what: 'package registry token',
        triggers: ['npm_', 'pypi-', 'rubygems_'],
        shape: /\b(?:npm_[A-Za-z0-9]{30,255}|pypi-[A-Za-z0-9_-]{16,1024}|rubygems_[a-f0-9]{48})/g,
    },
    { what: 'SendGrid key', triggers: ['SG.'], shape: /\bSG\.[A-Za-z0-9_-]{16,64}\.[A-Za-z0-9_-]{16,128}/g },
    {
        what: 'access token',
        triggers: ['hf_', 'dop_v1_', 'doo_v1_', 'shpat_', 'shpss_', 'lin_api_', 'secret_', 'dckr_pat_', 'EAAC'],
        shape: /\b(?:hf_|dop_v1_|doo_v1_|shpat_|shpss_|lin_api_|secret_|dckr_pat_|EAAC)[A-Za-z0-9_-]{20,255}/g,
    },
    { what: 'Telegram token', triggers: [':'], shape: /\b[0-9]{8,10}:[A-Za-z0-9_-]{35}\b/g },
    {
        what: 'JSON web token',
        triggers: ['eyJ'],
        shape: /\beyJ[A-Za-z0-9_-]{8,1024}\.[A-Za-z0-9_-]{4,8192}(?:\.[A-Za-z0-9_-]{0,8192})?/g,
    },
    {
        what: 'authorization header',
        triggers: ['earer ', 'asic ', 'oken '],
        shape: /\b(?:[Bb]earer|[Bb]asic|[Tt]oken) [A-Za-z0-9._~+/=-]{12,4096}/g,
    },
    { what: 'password in a URL', triggers: ['://'], shape: /(?<=:\/\/[^\s/:@]{0,128}:)[^\s/@]{1,256}(?=@)/g },
    {
        what: 'storage key',
        triggers: ['Key=', 'sig='],
        shape: /(?<=(?:AccountKey|SharedAccessKey|sig)=)[A-Za-z0-9+/%=]{20,256}/g,
    },
];
/** Members whose text is hidden whatever it looks like. Plain `token` is left out: parsers' fixtures are full of it. */
const SECRET_NAME = /(?:^|[^\p{L}])(?:password|passwd|passphrase|secret|client[_-]?secret|api[_-]?key|access[_-]?key|private[_-]?key|secret[_-]?key|auth[_-]?token|access[_-]?token|refresh[_-]?token|session[_-]?token|authorization|set-cookie|cookie|credentials?)['"\])]*$/iu;
/** Characters at the end of a place that are looked at for such a name. */
const LONGEST_NAME = 64;
/** Hexadecimal digits from which a run can be a key: 128 bits. */
const SHORTEST_HEX = 32;
const LONGEST_EXTENSION = 2;
const RUN = /[A-Za-z0-9+_=-]{20,4096}/g;
const HEX = /^(?:0x)?[0-9a-f]+$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Hexadecimal digits of MD5 to SHA-512 and of object ids; shown by their beginning. */
const HEX_SHOWN = 8;
function hidden(what, length) {
    return `[hidden: looks like a ${what}, ${length} characters]`;
}
function maskShapes(text) {
    let masked = text;
    for (const { what, triggers, shape } of TOKEN_SHAPES) {
        if (!triggers.some((trigger) => masked.includes(trigger)))
            continue;
        masked = masked.replace(shape, (found) => hidden(what, found.length));
    }
    return masked;
}
/**
 * Whether a run of characters is likelier random than written: letters and digits, nearly as many different characters
 * as it could have, and a change between lower case, upper case and digit at least every fifth character.
 */
function looksRandom(run) {
    if (UUID.test(run) || !/[0-9]/.test(run) || !/[A-Za-z]/.test(run))
        return false;
    const counts = new Map();
    for (const character of run)
        counts.set(character, (counts.get(character) ?? 0) + 1);
    let bits = 0;
    for (const count of counts.values())
        bits -= (count / run.length) * Math.log2(count / run.length);
    const enough = Math.min(4.3, 0.86 * Math.log2(run.length));
    return bits >= enough && changesOfKind(run) >= run.length / 5;
}
function changesOfKind(run) {
    const kinds = [...run].map((character) => (/[0-9]/.test(character) ? 0 : /[a-z]/.test(character) ? 1 : 2));
    return kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length;
}
/** `hex` says what becomes of a long hexadecimal run, `isName` spares a run for what stands around it. */
function maskRuns(text, hex, isName) {
    return text.replace(RUN, (run, offset) => {
        const isHex = HEX.test(run);
        if (isHex ? run.length < SHORTEST_HEX || !/[a-f]/i.test(run) || !/[0-9]/.test(run) : !looksRandom(run))
            return run;
        const end = offset + run.length;
        if (isName(text.slice(Math.max(0, offset - 1), offset), text.slice(end, end + LONGEST_EXTENSION)))
            return run;
        return isHex ? hex(run) : hidden('secret', run.length);
    });
}
/** A value out of a fixture. `at` is where it stands, so that a member called `password` is hidden whatever it holds. */
function maskValue(value, at = '') {
    if (SECRET_NAME.test(at.slice(-LONGEST_NAME)) && value.length > 3 && !/^(?:true|false|null|-?[0-9.]+)$/.test(value)) {
        return hidden('secret', value.length);
    }
    return maskRuns(maskShapes(value), (run) => `${run.slice(0, HEX_SHOWN)}[hidden: ${run.length} hex digits in all]`, () => false);
}
/**
 * A sentence or a line to paste. Digests and commits are evidence there and stay, and so does a random-looking part of a
 * path: fixtures are named after digests, and a name that is hidden can neither be found nor pasted.
 */
function maskProse(text) {
    return maskRuns(maskShapes(text), (run) => (run.length === 40 || run.length === 64 ? run : hidden('secret', run.length)), (before, after) => before === '/' || /^\/|^\.[A-Za-z]/.test(after));
}


/***/ }),

/***/ 56550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cO: () => (/* binding */ shownPair),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/* unused harmony exports looksBinary, shownValue */
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42211);

/** Characters around a difference that are looked at for secrets before a long value is cut; a private key fits. */
const WINDOW = 8_192;
const ELLIPSIS = '…';
/** Share of control or replacement characters from which a text is taken for bytes. */
const BINARY_SHARE = 0.1;
/** Bytes that somebody decoded anyway are never printed. */
function looksBinary(value) {
    const sample = value.slice(0, WINDOW);
    if (sample.includes('\0'))
        return true;
    const odd = sample.match(/[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/g)?.length ?? 0;
    return odd > sample.length * BINARY_SHARE;
}
function cutStart(text, count) {
    const last = text.charCodeAt(count - 1);
    return text.slice(0, last >= 0xd800 && last <= 0xdbff ? count - 1 : count);
}
function cutEnd(text, count) {
    const first = text.charCodeAt(text.length - count);
    return text.slice(text.length - (first >= 0xdc00 && first <= 0xdfff ? count - 1 : count));
}
/** At most `limit` UTF-16 units and an ellipsis, with both ends kept and no pair of surrogates cut in two. */
function shorten(value, limit) {
    if (value.length <= limit)
        return value;
    const tail = Math.floor(limit / 4);
    return `${cutStart(value, limit - tail)}${ELLIPSIS}${tail === 0 ? '' : cutEnd(value, tail)}`;
}
function describeBinary(value) {
    return `(binary, ${value.length} characters)`;
}
/** One value, masked and cut. `null` is a side without a value. */
function shownValue(value, at, limit) {
    if (value === null)
        return null;
    if (looksBinary(value))
        return describeBinary(value);
    return shorten((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskValue */ .QS)(value.length > WINDOW ? `${value.slice(0, WINDOW)}${ELLIPSIS}` : value, at), limit);
}
/** Two values, cut around the first place where they differ, because that is what a reader is looking for. */
function shownPair(base, head, at, limit) {
    const alone = { base: shownValue(base, at, limit), head: shownValue(head, at, limit) };
    if (base === null || head === null || looksBinary(base) || looksBinary(head))
        return alone;
    if (base.length <= limit && head.length <= limit)
        return alone;
    const common = commonPrefix(base, head);
    if (common < limit / 2)
        return alone;
    return { base: excerpt(base, common, at, limit), head: excerpt(head, common, at, limit) };
}
function commonPrefix(base, head) {
    const end = Math.min(base.length, head.length);
    let index = 0;
    while (index < end && base.charCodeAt(index) === head.charCodeAt(index))
        index += 1;
    return index;
}
/** Masked before it is cut: what is left of a token after a cut no longer looks like one. */
function excerpt(value, difference, at, limit) {
    const start = Math.max(0, difference - WINDOW);
    const before = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskValue */ .QS)(value.slice(start, difference + WINDOW), at);
    const whole = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskValue */ .QS)(value.slice(start, difference), at);
    // Masking may have moved the place; where it did, the text up to it no longer begins the masked whole.
    const place = before.startsWith(whole) ? whole.length : Math.max(0, commonPrefix(before, whole));
    const from = Math.max(0, place - Math.floor(limit / 3));
    const cut = before.slice(from, from + limit).replace(/\p{Cs}/gu, '\ufffd');
    return `${start + from > 0 ? ELLIPSIS : ''}${cut}${from + limit < before.length ? ELLIPSIS : ''}`;
}


/***/ })

};
