export const id = 8962;
export const ids = [8962,6388];
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


/***/ }),

/***/ 63019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nO: () => (/* binding */ alike),
/* harmony export */   p1: () => (/* binding */ unchangedOf),
/* harmony export */   tC: () => (/* binding */ shareOf)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74406);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62350);


/** Two of a kind are read faster than a sentence about them. */
const FEWEST_ALIKE = 3;
/** Groups in the order of their first members; what has fewer than three of its kind stays by itself. */
function alike(changes) {
    const groups = new Map();
    for (const change of changes) {
        const key = JSON.stringify([change.kind, placeOf(change.at), change.base === null, change.head === null]);
        const known = groups.get(key);
        if (known === undefined)
            groups.set(key, [change]);
        else
            known.push(change);
    }
    return [...groups.values()].flatMap((group) => {
        if (group.length < FEWEST_ALIKE)
            return group.map((worst) => ({ at: worst.at, worst, count: 1 }));
        return [{ at: placeOf(group[0].at), worst: (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .worstChange */ .Mb)(group) ?? group[0], count: group.length }];
    });
}
/** `$['items'][3]['n']`, `row 3 (id=7), column n`, `line 3` and `3,4` without their positions. */
function placeOf(at) {
    return at
        .replace(/\[\d+\]/g, '[*]')
        .replace(/^row \d+(?: \([^)]{0,200}\))?/, 'row *')
        .replace(/^line \d+$/, 'line *')
        .replace(/^\d+,\d+$/, '*,*');
}
/** Formats without a structure of which one could say that it stayed. */
const SHAPELESS = new Set(['text', 'binary', 'eml', 'symlink', 'submodule', 'lfs']);
/** What an image has in place of structure and values. */
const IMAGES = new Set(['bmp', 'gif', 'jpeg', 'png', 'tiff', 'webp']);
/** Something was not compared, or it can no longer be seen whether; an empty list says nothing of what was in it. */
const PARTIAL = /not (?:compared|read)|more notes? left out|more kinds? of change|emptied|first items/;
/**
 * What stayed as it was, where all of it was compared; undefined where nothing may be said. Once the structure is another,
 * nothing is said of values: those of a dropped column, or of an array of other dimensions, were held against nothing. Nor is
 * anything said of layout.
 */
function unchangedOf(finding) {
    const { changeCounts, failures, notes, changes, summary, suppressed } = finding;
    if (finding.class === 'ADDED' || finding.class === 'REMOVED' || changeCounts.shape > 0)
        return undefined;
    if (failures.length > 0 || finding.hollow !== undefined || SHAPELESS.has(finding.format))
        return undefined;
    if ([summary, ...notes, ...changes.map(({ note }) => note ?? '')].some((text) => PARTIAL.test(text)))
        return undefined;
    const values = changeCounts.value === 0 && changeCounts.drift === 0 && suppressed === 0;
    const [structure, all] = IMAGES.has(finding.format) ? ['dimensions', 'pixels'] : ['structure', 'values'];
    return values ? `${structure} and ${all}` : structure;
}
/** How many of a fixture's changes of that kind these are. Of very many changes a finding keeps some, so there may be more. */
function shareOf({ worst, count: alikes }, { changes, changeCounts }) {
    const total = changeCounts[worst.kind];
    const kept = changes.filter(({ kind }) => kind === worst.kind).length;
    return `${kept < total ? 'at least ' : ''}${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(alikes)} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(total)} such changes`;
}


/***/ }),

/***/ 74406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ describeLines),
/* harmony export */   JT: () => (/* binding */ describeWorst),
/* harmony export */   Mb: () => (/* binding */ worstChange),
/* harmony export */   Qh: () => (/* binding */ relativeLimit),
/* harmony export */   Vt: () => (/* binding */ isBound),
/* harmony export */   YE: () => (/* binding */ totalChanges),
/* harmony export */   ch: () => (/* binding */ placeSpan),
/* harmony export */   eO: () => (/* binding */ isSinceAnchor),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   hR: () => (/* binding */ furthestNumber),
/* harmony export */   rY: () => (/* binding */ VALUE_CHARACTERS),
/* harmony export */   uQ: () => (/* binding */ describeChange),
/* harmony export */   xS: () => (/* binding */ describeMove),
/* harmony export */   zw: () => (/* binding */ limitRatio)
/* harmony export */ });
/* harmony import */ var _comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37459);
/* harmony import */ var _encoders_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42211);
/* harmony import */ var _encoders_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56550);
/* harmony import */ var _spans_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37118);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62350);





/** Characters of one value, and of one place, in a list. */
const VALUE_CHARACTERS = 80;
const PLACE_CHARACTERS = 120;
const SENTENCE_CHARACTERS = 400;
/** Longer sentences are cut before they are looked through for secrets. */
const MASKED_CHARACTERS = 16_384;
/** Strongest kind first, as the comparison orders them; among its like the one that moved furthest. */
function worstChange(changes) {
    const first = changes[0];
    let worst = first;
    for (const change of changes) {
        if (change.kind === first?.kind && distance(change) > distance(worst))
            worst = change;
    }
    return worst;
}
/** From nothing to something is the whole of it: its share of nothing would outrank everything. */
const FROM_NOTHING = 1;
/**
 * Within its limit a number is the worse the nearer it is to it. Beyond, the move itself counts: a count that doubled where it
 * had to be equal is worse than a weight that moved by a thousandth, a thousand times of what it may.
 */
function distance(change) {
    if (change === undefined)
        return -1;
    const moved = change.relative ?? (change.absolute === undefined ? -1 : FROM_NOTHING);
    return change.kind === 'value' ? moved : (limitRatio(change) ?? moved);
}
/** The number that moved furthest, beyond its limit where one did; undefined where none did. */
function furthestNumber(changes) {
    for (const wanted of ['value', 'drift']) {
        const worst = worstChange(changes.filter(({ kind, absolute }) => kind === wanted && absolute !== undefined));
        if (worst !== undefined)
            return worst;
    }
    return undefined;
}
/** The move as a share of its limit: 1 is at the limit. Unknown for exact values. */
function limitRatio({ kind, limit, absolute, relative, note }) {
    const bounds = (0,_comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .boundsOf */ .BO)(limit);
    if (bounds === undefined)
        return undefined;
    const [, steps] = /^moved by (\d+) ULP$/.exec(note ?? '') ?? [];
    const ratio = (0,_comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .ratioOf */ .pO)(bounds, absolute, relative, steps === undefined ? undefined : Number(steps));
    // Decided exactly when it was compared; a double may fall on the other side.
    return ratio === undefined ? undefined : kind === 'drift' ? Math.min(1, ratio) : ratio;
}
/** Measured from the anchor of slow drift and not from base: another number than the step, which is listed as well. */
function isSinceAnchor({ note }) {
    return /(?:^|; )cumulative [\d.e-]+ % since /.test(note ?? '');
}
/** The bound itself, where it is a relative one alone. */
function relativeLimit({ limit }) {
    return (0,_comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .onlyRelative */ .xT)((0,_comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .boundsOf */ .BO)(limit) ?? {});
}
/** Below this, zeros after the point are harder to read than an exponent. */
const SMALLEST_DECIMAL = 1e-4;
function figure(value) {
    if (value !== 0 && value < SMALLEST_DECIMAL)
        return value.toExponential(2).replace(/\.?0+e/, 'e');
    const text = String(Number(value.toPrecision(3)));
    return /^\d{4,}$/.test(text) && value < 1e15 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(Number(text)) : text;
}
function share(relative) {
    return relative >= 1e-4 && relative < 1e4 ? `${figure(relative * 100)} %` : `${figure(relative)} of the value`;
}
/** The comparison's word for numbers that may not move at all, with or without why: `exact (integers)`. */
const EXACT = /^exact(?: \(|$)/;
/** Whether the limit is still to be named behind `describeMove`. */
function isBound(limit) {
    return limit !== undefined && !EXACT.test(limit) && !PIXEL_LIMIT.test(limit);
}
/** The comparison's limit for images: so many of 255 steps of a channel, and a share of pixels. */
const PIXEL_LIMIT = /^delta ([\d.]+)(?:, ratio ([\d.]+))?$/;
function isPixel({ limit, at }) {
    return PIXEL_LIMIT.test(limit ?? '') && /^\d+,\d+/.test(at);
}
function describeMove(change) {
    const pixel = PIXEL_LIMIT.exec(change.limit ?? '');
    if (pixel !== null && change.absolute !== undefined) {
        const share = pixel[2] === undefined ? '' : `, and more in ${figure(Number(pixel[2]) * 100)} % of the pixels`;
        return ` (a channel moved by ${figure(change.absolute)} of 255; ${pixel[1]} is allowed${share})`;
    }
    const { absolute, relative, limit } = change;
    const parts = [];
    if (absolute !== undefined && Number.isFinite(absolute)) {
        const ofValue = relative === undefined || !Number.isFinite(relative) ? '' : `, ${share(relative)}`;
        parts.push(`moved by ${figure(absolute)}${ofValue}`);
    }
    const ratio = limitRatio(change);
    if (ratio !== undefined) {
        parts.push(ratio > 1 ? `${figure(ratio)} times what is allowed` : `${figure(ratio * 100)} % of what is allowed`);
    }
    const detail = parts.join(', ');
    if (limit !== undefined && EXACT.test(limit))
        return detail === '' ? '' : ` (${detail}; has to be equal)`;
    if (!isBound(limit))
        return detail === '' ? '' : ` (${detail})`;
    return detail === '' ? ' (limit ' : ` (${detail}, limit `;
}
function describeLines({ baseLine, headLine }) {
    const base = baseLine === undefined || baseLine < 1 ? undefined : baseLine;
    const head = headLine === undefined || headLine < 1 ? undefined : headLine;
    if (base === undefined && head === undefined)
        return '';
    if (base === undefined)
        return `, line ${head} of head`;
    if (head === undefined)
        return `, line ${base} of base`;
    return base === head ? `, line ${head}` : `, line ${base} of base, ${head} of head`;
}
/** Where it is, for a list. */
function placeSpan({ at }) {
    return (0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_encoders_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)((0,_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskValue */ .QS)(at), PLACE_CHARACTERS));
}
/** One difference: where, base value, head value, how far against which limit, and on which lines. */
function describeChange(change, limit = VALUE_CHARACTERS) {
    const shown = (0,_encoders_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPair */ .cO)(change.base, change.head, change.at, limit);
    const spans = [];
    if (change.at !== '') {
        if (isPixel(change))
            spans.push((0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)('pixel '));
        spans.push(placeSpan(change), (0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(': '));
    }
    if (shown.base === null && shown.head === null)
        spans.push((0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)('changed'));
    // A member of a file is its own name; to say it twice tells nothing.
    else if (shown.base === null)
        spans.push(...(change.head === change.at ? [(0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)('new')] : [(0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)('new, '), (0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(shown.head ?? '')]));
    else if (shown.head === null)
        spans.push(...(change.base === change.at ? [(0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)('gone')] : [(0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(shown.base), (0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(' is gone')]));
    else
        spans.push((0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(shown.base), (0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(' → '), (0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(shown.head));
    if (shown.base !== null && shown.base === shown.head)
        spans.push((0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(' (what differs is not shown)'));
    const move = describeMove(change);
    if (move !== '')
        spans.push((0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(move));
    if (isBound(change.limit))
        spans.push((0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(change.limit), (0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(')'));
    const lines = describeLines(change);
    if (lines !== '' && !/^line \d+$/.test(change.at))
        spans.push((0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(lines));
    const isSaid = change.note === undefined || change.note === `${change.at} changed`;
    if (!isSaid)
        spans.push((0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)('; '), sentence(change.note ?? ''));
    return spans;
}
/** A sentence of the pull request's making: masked, then cut to a length that cannot push other rows away. */
function sentence(text, limit = SENTENCE_CHARACTERS) {
    // One arrow in every list: the comparison's notes are plain ASCII.
    return (0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)((0,_encoders_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)((0,_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskProse */ .uw)(text.slice(0, MASKED_CHARACTERS)).replaceAll(' -> ', ' → '), limit));
}
/** What happened to a fixture in a few words: its worst change, or what there is to say without one. */
function describeWorst(finding, limit = VALUE_CHARACTERS) {
    const change = worstChange(finding.changes);
    if (finding.failures[0] !== undefined)
        return describeFailure(finding.failures[0]);
    if (change !== undefined)
        return describeChange(change, limit);
    if (finding.base === null && finding.head !== null)
        return [(0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(`new file, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(finding.head.size, 'byte')}`)];
    if (finding.head === null && finding.base !== null)
        return [(0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(`was ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(finding.base.size, 'byte')}`)];
    return [sentence(finding.summary)];
}
function describeFailure({ side, format, reason, line, column }) {
    const place = line > 0 ? `, line ${line}${column > 0 ? `, column ${column}` : ''}` : '';
    return [(0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(`${side} cannot be read as `), (0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(format), (0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(': '), sentence(reason), (0,_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(place)];
}
/** How many differences there are beyond those that a list shows. */
function totalChanges({ changeCounts }) {
    const { shape, value, drift, representation } = changeCounts;
    return shape + value + drift + representation;
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


/***/ }),

/***/ 37118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   SE: () => (/* binding */ encodeSpans),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   kU: () => (/* binding */ joinSpans),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
/* harmony import */ var _encoders_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42211);

function plain(text) {
    return { kind: 'plain', text };
}
/** Masked here, once for all sinks. */
function prose(text) {
    return { kind: 'prose', text: (0,_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskProse */ .uw)(text) };
}
/** A path, a place or a value that has been through `shownValue`. */
function code(text) {
    return { kind: 'code', text };
}
function encodeSpans(spans, encoder) {
    return spans.map(({ kind, text }) => encoder[kind](text)).join('');
}
/** Spans joined by a separator of our own. */
function joinSpans(parts, separator) {
    return parts.flatMap((part, index) => (index === 0 ? part : [plain(separator), ...part]));
}


/***/ })

};
