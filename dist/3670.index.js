export const id = 3670;
export const ids = [3670];
export const modules = {

/***/ 34675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Lk: () => (/* binding */ SEAL_MODES),
/* harmony export */   Ng: () => (/* binding */ parseManifest)
/* harmony export */ });
/* unused harmony export MIN_ENTRY_REASON */
/* harmony import */ var _comparison_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95182);
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14999);
/* harmony import */ var _review_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95730);
/* harmony import */ var _review_record_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25994);
/* harmony import */ var _revisions_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17430);





/** How a fixture is hashed (requirements M5, M6); strongest first, so that the index is how much goes unseen. */
const SEAL_MODES = ['bytes', 'normalized', 'structured'];
/** Requirement M7. Characters, blanks in a row counted once. */
const MIN_ENTRY_REASON = 20;
const DIGEST = /^[0-9a-f]{64}$/;
const SIZE = /^(?:0|[1-9][0-9]{0,18})$/;
const FORM = 'PATH SHA256 SIZE MODE REASON with one blank between them';
/**
 * Requirements M1 to M11: five fields split by single spaces, the last one free text. Lines end at LF; a CR before it belongs to the
 * free text. A line with a fault beside its digest, size and mode still is an entry, so that all its failures are seen.
 */
function parseManifest(file, bytes) {
    const entries = [];
    const faults = [];
    // Lossless, so that a path of any bytes can be listed.
    for (const [index, line] of (0,_revisions_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q)(bytes).split('\n').entries()) {
        if (isSkipped(line))
            continue;
        const parsed = parseLine(line);
        const place = { file, line: index + 1 };
        if (parsed.entry !== undefined)
            entries.push({ ...place, ...parsed.entry });
        for (const fault of parsed.faults)
            faults.push({ ...place, ...fault });
    }
    return { file, entries, faults };
}
/** M1. White space is what Python's `str.strip()` takes, as everywhere in this format. */
function isSkipped(line) {
    if ((0,_comparison_text_js__WEBPACK_IMPORTED_MODULE_0__/* .stripEnd */ .Gl)(line) === '')
        return true;
    let start = 0;
    while ((0,_comparison_text_js__WEBPACK_IMPORTED_MODULE_0__/* .stripEnd */ .Gl)(line.charAt(start)) === '')
        start += 1;
    return line[start] === '#';
}
function parseLine(line) {
    const taken = takePath(line);
    if ('problem' in taken)
        return { faults: [{ code: 'FG201', message: taken.problem }] };
    const { path, fields } = taken;
    // Of a line that tabs split, or that begins with blanks, what was meant: only to say which fixture it is about.
    const named = fields.length >= 4 && path !== '' ? path : (/\S+/.exec(path === '' ? line : path)?.[0] ?? '');
    const fault = (code, message) => ({
        code,
        message,
        ...(named === '' ? {} : { path: named }),
    });
    if (fields.length < 4)
        return { faults: [fault('FG201', tooFew(fields))] };
    if (path === '')
        return { faults: [fault('FG201', `expected ${FORM}; found a line whose path is empty`)] };
    const [sha256, size, mode] = fields;
    const faults = [
        ...pathFaults(path).map((message) => fault('FG202', message)),
        ...fieldFaults(sha256, size, mode).map(([code, message]) => fault(code, message)),
    ];
    if (faults.length > 0)
        return { faults };
    const reason = fields.slice(3).join(' ').trim();
    const length = (0,_review_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonLength */ .h)(reason);
    if (length < MIN_ENTRY_REASON)
        faults.push(fault('FG204', tooShort(reason, length)));
    return { entry: { path, sha256, size, mode: mode, reason }, faults };
}
function takePath(line) {
    if (line[0] !== '"') {
        const [path = '', ...fields] = line.split(' ');
        return { path, fields };
    }
    const quoted = (0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .unquotePath */ .Pf)(line, 0);
    if (typeof quoted === 'string')
        return { problem: `the path cannot be read: ${quoted}` };
    const after = line.slice(quoted.end);
    if (after !== '' && after[0] !== ' ')
        return { problem: 'expected a blank after the closing quote of the path' };
    return { path: quoted.path, fields: after === '' ? [] : after.slice(1).split(' ') };
}
function tooFew(fields) {
    const found = fields.length + 1;
    if (found === 4 && DIGEST.test(fields[0] ?? ''))
        return `expected ${FORM}; found four fields: the reason is missing`;
    return `expected ${FORM}; found ${found} ${found === 1 ? 'field' : 'fields'}`;
}
function pathFaults(path) {
    const impossible = (0,_review_record_line_js__WEBPACK_IMPORTED_MODULE_2__/* .impossiblePath */ .B)(path);
    return impossible === undefined ? [] : [`expected a path of this repository; found ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showPath */ .P8)(path)}: ${impossible}`];
}
/** A digest that is none makes the rest of the line unreliable: its fields may all be shifted. */
function fieldFaults(sha256, size, mode) {
    if (!DIGEST.test(sha256))
        return [['FG203', notADigest(sha256)]];
    const faults = [];
    if (!SIZE.test(size))
        faults.push(['FG201', `expected a size in bytes after the digest; found ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(size)}`]);
    if (!isMode(mode))
        faults.push(['FG201', `expected a mode (${SEAL_MODES.join(', ')}); found ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(mode)}`]);
    return faults;
}
function isMode(text) {
    return SEAL_MODES.includes(text);
}
function notADigest(found) {
    const expected = 'expected a digest of 64 lower-case hex digits after the path';
    if (found === '')
        return `${expected}; found two blanks in a row`;
    if (DIGEST.test(found.toLowerCase()))
        return `${expected}; found upper-case ones`;
    if (/^[0-9a-f]+$/i.test(found))
        return `${expected}; found ${found.length} of them`;
    return `${expected}; found ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(found)} (a path with blanks stands in double quotes)`;
}
function tooShort(reason, length) {
    return `expected a reason of at least ${MIN_ENTRY_REASON} characters; found ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(reason)} (${length})`;
}
/** Whether an entry is good enough to say which bytes it means. */
function isDigest(text) {
    return DIGEST.test(text);
}


/***/ }),

/***/ 33697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ isBoundary),
/* harmony export */   Ny: () => (/* binding */ indexPaths),
/* harmony export */   Ov: () => (/* binding */ wordEnd)
/* harmony export */ });
function indexPaths(paths) {
    const all = new Set(paths);
    let withBlanks;
    return {
        all,
        longestAt: (text, at) => {
            withBlanks ??= prefixIndex([...all].filter((path) => /[ \t]/.test(path)));
            const longest = withBlanks(text, at);
            if (longest !== undefined)
                return longest;
            const word = text.slice(at, wordEnd(text, at));
            return all.has(word) ? word : undefined;
        },
    };
}
/**
 * By halving, so that thousands of paths that begin alike cost no more than a few. Whatever begins `text` begins its
 * neighbour below in sorted order, too: that one and what it begins with are all that has to be asked.
 */
function prefixIndex(paths) {
    if (paths.length === 0)
        return () => undefined;
    const sorted = paths.toSorted(byCodeUnits);
    const longest = sorted.reduce((most, { length }) => Math.max(most, length), 0);
    const begunBy = longestBeginnings(sorted);
    return (text, at) => {
        const wanted = text.slice(at, at + longest);
        let low = 0;
        let high = sorted.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (sorted[middle] <= wanted)
                low = middle + 1;
            else
                high = middle;
        }
        if (low === 0)
            return undefined;
        const common = commonLength(sorted[low - 1], wanted);
        for (let index = low - 1; index !== -1; index = begunBy[index]) {
            const path = sorted[index];
            if (path.length <= common && isBoundary(text, at + path.length))
                return path;
        }
        return undefined;
    };
}
/** For each path the longest other one that it begins with, -1 where there is none. */
function longestBeginnings(sorted) {
    const beginnings = new Int32Array(sorted.length);
    const open = [];
    sorted.forEach((path, index) => {
        while (open.length > 0 && !path.startsWith(sorted[open.at(-1)]))
            open.pop();
        beginnings[index] = open.at(-1) ?? -1;
        open.push(index);
    });
    return beginnings;
}
function byCodeUnits(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
function commonLength(a, b) {
    let at = 0;
    while (at < a.length && at < b.length && a.charCodeAt(at) === b.charCodeAt(at))
        at += 1;
    return at;
}
/** Where the word at `at` ends. */
function wordEnd(text, at) {
    let end = at;
    while (end < text.length && text[end] !== ' ' && text[end] !== '\t')
        end += 1;
    return end;
}
function isBoundary(text, at) {
    return at >= text.length || text[at] === ' ' || text[at] === '\t';
}


/***/ }),

/***/ 14999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P8: () => (/* binding */ showPath),
/* harmony export */   Pf: () => (/* binding */ unquotePath),
/* harmony export */   WG: () => (/* binding */ quotePath),
/* harmony export */   ZL: () => (/* binding */ shellQuote),
/* harmony export */   h$: () => (/* binding */ showText)
/* harmony export */ });
/* harmony import */ var _revisions_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17430);

/** C escapes as git prints them (quote.c). */
const ESCAPES = new Map([
    ['a', 7],
    ['b', 8],
    ['t', 9],
    ['n', 10],
    ['v', 11],
    ['f', 12],
    ['r', 13],
    ['"', 34],
    ['\\', 92],
]);
const ESCAPE_OF = new Map([...ESCAPES].map(([letter, byte]) => [byte, letter]));
/** Letters, digits, marks that print, and nothing that a reader cannot see or that a terminal obeys. */
const PLAIN_PATH = /^[\p{L}\p{N}\p{P}\p{S}]+$/u;
const PLAIN_TEXT = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;
/** Reads a path in double quotes at `start` of `text`. A string says why there is none. */
function unquotePath(text, start) {
    const bytes = [];
    let plainFrom = start + 1;
    const parts = [];
    const flush = (to) => {
        if (bytes.length > 0)
            parts.push(Buffer.from(bytes.splice(0)));
        if (to > plainFrom)
            parts.push((0,_revisions_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .encodePath */ .O)(text.slice(plainFrom, to)));
    };
    let at = start + 1;
    while (at < text.length) {
        const character = text[at];
        if (character === '"') {
            flush(at);
            return { path: (0,_revisions_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q)(Buffer.concat(parts)), end: at + 1 };
        }
        if (character !== '\\') {
            at += 1;
            continue;
        }
        flush(at);
        const octal = /^[0-3][0-7]{2}/.exec(text.slice(at + 1, at + 4))?.[0];
        const byte = octal === undefined ? ESCAPES.get(text[at + 1] ?? '') : Number.parseInt(octal, 8);
        if (byte === undefined)
            return `the escape ${text.slice(at, at + 2)} is none that git prints`;
        if (byte === 0)
            return 'no path holds a NUL';
        bytes.push(byte);
        at += octal === undefined ? 2 : 4;
        plainFrom = at;
    }
    return 'the double quote of the path is not closed';
}
/**
 * A path as a record line can hold it: bare where that is safe, else in double quotes with C escapes. What cannot be
 * seen, or can be mistaken for something else once pasted (other Unicode forms), is written in octal.
 */
function quotePath(path) {
    const bare = PLAIN_PATH.test(path) && !/["'`\\]/.test(path) && isComposed(path);
    if (bare && !/^[-#<>|&;$(){}*?![\]~]/.test(path))
        return path;
    return `"${escapePath(path)}"`;
}
/** For messages: always on one line, and bare where it can be. */
function showPath(path) {
    return quotePath(path);
}
/** Text of a pull request for a message: one line, cut, with everything that does not print escaped. */
function showText(text, longest = 120) {
    const characters = [...text];
    const cut = characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text;
    return JSON.stringify(cut).replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, (character) => [...character].map((one) => `\\u{${one.codePointAt(0)?.toString(16)}}`).join(''));
}
/** One word of a POSIX shell. Undefined where `text` holds what no one should paste unseen. */
function shellQuote(text) {
    if (!PLAIN_TEXT.test(text))
        return undefined;
    return `'${text.replaceAll("'", "'\\''")}'`;
}
function isComposed(path) {
    return path === path.normalize('NFC') && !/\p{Default_Ignorable_Code_Point}/u.test(path);
}
function escapePath(path) {
    const readable = isComposed(path);
    let text = '';
    for (const character of path) {
        const keeps = readable && /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character);
        const ascii = character >= ' ' && character <= '~';
        if ((keeps || ascii) && character !== '"' && character !== '\\')
            text += character;
        else
            for (const byte of (0,_revisions_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .encodePath */ .O)(character))
                text += escapeByte(byte);
    }
    return text;
}
function escapeByte(byte) {
    const letter = ESCAPE_OF.get(byte);
    return `\\${letter ?? byte.toString(8).padStart(3, '0')}`;
}


/***/ }),

/***/ 95730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ reasonProblem),
/* harmony export */   h: () => (/* binding */ reasonLength)
/* harmony export */ });
/** Characters that print nothing: padding made of them is no reason. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Scripts that put no blanks between words: each of their characters counts as a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** What nearly every reason is made of; it needs none of the tables of Unicode. */
const PRINTED_ASCII = /^[ -~]*$/;
/** "at least two different words" (docs/records.md). */
const LEAST_WORDS = 2;
/**
 * Why `text` is no reason, or undefined where it is one. The keys of `key=value` count for the length, as the text is
 * what a reader sees, and never as words.
 *
 * @param least  Characters, blanks between words counted once.
 */
function reasonProblem(text, least) {
    const visible = visibleText(text);
    const length = charactersOf(visible);
    if (length < least)
        return `the reason has ${count(length, 'character')}, and ${least} are asked for`;
    const words = distinctWords(visible);
    if (words < LEAST_WORDS)
        return `the reason has ${count(words, 'different word')}, and ${LEAST_WORDS} are asked for`;
    return undefined;
}
/** Characters of `text` that a reader sees, blanks in a row counted once and those at the ends not at all. */
function reasonLength(text) {
    return charactersOf(visibleText(text));
}
function charactersOf(text) {
    return PRINTED_ASCII.test(text) ? text.length : [...text].length;
}
function visibleText(text) {
    if (PRINTED_ASCII.test(text))
        return text.replaceAll(/ {2,}/g, ' ').trim();
    return text.replaceAll(UNSEEN, '').replaceAll(/\s+/gu, ' ').trim();
}
function distinctWords(visible) {
    const words = new Set();
    for (const token of visible.split(' ')) {
        const value = token.replace(/^[A-Za-z][A-Za-z0-9_-]*=/, '');
        if (PRINTED_ASCII.test(value)) {
            const plain = value.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
            if (plain !== '')
                words.add(plain);
            if (words.size >= LEAST_WORDS)
                break;
            continue;
        }
        const letters = value
            .normalize('NFKC')
            .toLowerCase()
            .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
        if (UNSPACED.test(letters))
            for (const letter of letters)
                words.add(letter);
        else if (letters !== '')
            words.add(letters);
        if (words.size >= LEAST_WORDS)
            break;
    }
    return words.size;
}
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 25994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ impossiblePath),
/* harmony export */   p: () => (/* binding */ parseRecordLine)
/* harmony export */ });
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73406);
/* harmony import */ var _changed_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33697);
/* harmony import */ var _quoting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14999);



const KNOWN_KEYS = ['purpose', 'source', 'reason', 'class', 'from', 'to', 'count'];
const PAIR = /([A-Za-z][A-Za-z0-9_-]*)=/y;
const DIGEST = /^[0-9a-f]{8,64}$/;
function parseRecordLine(value, context) {
    const named = takePaths(value, context);
    if (named.problem !== undefined)
        return { paths: named.paths, pairs: [], text: '', problem: named.problem };
    return readText(value.slice(named.end), named, context);
}
/** Whether a path can be none of a repository: absolute, or out of it. The reason why, or undefined. */
function impossiblePath(path) {
    if (/^[/\\]|^[A-Za-z]:[/\\]/.test(path))
        return 'a path is never absolute';
    return leadsOut(path.replaceAll('\\', '/'));
}
function leadsOut(path) {
    return path.split('/').includes('..') ? 'a path never leads out of the repository with ".."' : undefined;
}
function takePaths(value, context) {
    const paths = [];
    let pattern;
    let at = skipBlanks(value, 0);
    while (at < value.length) {
        const next = takePath(value, at, paths.length === 0, context);
        if (next === undefined)
            break;
        if (typeof next === 'string')
            return { paths, end: at, problem: next };
        const impossible = context.changed.all.has(next.path) ? leadsOut(next.path) : impossiblePath(next.path);
        if (impossible !== undefined)
            return { paths: [...paths, next.path], end: at, problem: impossible };
        at = skipBlanks(value, next.end);
        if (next.isPattern) {
            pattern = next.path;
            break;
        }
        paths.push(next.path);
    }
    if (paths.length === 0 && pattern === undefined)
        return { paths, end: at, problem: 'it names no path' };
    return { paths, end: at, ...(pattern === undefined ? {} : { pattern }) };
}
/** The path at `at`; a string where something stands there that wants to be one and is not; undefined where text begins. */
function takePath(value, at, first, context) {
    if (value[at] === '"') {
        const quoted = (0,_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .unquotePath */ .Pf)(value, at);
        if (typeof quoted === 'string')
            return quoted;
        if (!(0,_changed_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isBoundary */ .BV)(value, quoted.end))
            return 'after the closing quote of a path a blank is expected';
        if (quoted.path === '')
            return 'it names no path';
        return asPattern({ path: quoted.path, end: quoted.end }, context, quoted.path.endsWith('/'));
    }
    const end = (0,_changed_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .wordEnd */ .Ov)(value, at);
    const token = value.slice(at, end);
    const path = context.changed.longestAt(value, at);
    if (path !== undefined && (first || path.includes('/') || context.isFixture(path)))
        return { path, end: at + path.length };
    if (first) {
        const key = pairKey(token);
        if (key !== undefined && KNOWN_KEYS.includes(key))
            return undefined;
        return asPattern({ path: token, end }, context, /[*?]|\/$/.test(token));
    }
    return looksLikePath(token, context) ? { path: token, end } : undefined;
}
function asPattern(taken, { patterns, changed }, looksSo) {
    return patterns && looksSo && !changed.all.has(taken.path) ? { ...taken, isPattern: true } : taken;
}
/**
 * A later word that is meant as a path: it must not pass as part of the reason. Only the words that follow the paths at
 * once are asked, so that a sentence may speak of any file.
 */
function looksLikePath(token, { isFixture }) {
    if (pairKey(token) !== undefined || token.includes('://'))
        return false;
    if (isFixture(token) || /^[^/\s]+\/(?:[^/]+\/)*[^/]*[^/.]\.[A-Za-z0-9]+$/.test(token))
        return true;
    return /[/\\]./.test(token) && impossiblePath(token) !== undefined;
}
function readText(rest, { paths, pattern }, context) {
    const { pairs, words, problem } = tokenize(rest);
    const facts = new Map();
    const aside = pattern === undefined ? ['class', 'from', 'to'] : ['class', 'from', 'to', 'count'];
    let wrong = problem;
    for (const { key, value } of pairs) {
        if (!aside.includes(key))
            continue;
        if (facts.has(key))
            wrong ??= `${key}= stands twice`;
        facts.set(key, value);
    }
    const read = readFacts(facts);
    wrong ??= read.problem;
    if (pattern !== undefined && (read.classes === undefined || read.count === undefined))
        wrong ??= 'a folder or a pattern needs class= and count=';
    return {
        paths,
        ...(pattern === undefined ? {} : { pattern }),
        ...(read.classes === undefined ? {} : { classes: read.classes }),
        ...(read.from === undefined ? {} : { from: read.from }),
        ...(read.to === undefined ? {} : { to: read.to }),
        ...(read.count === undefined || !context.patterns ? {} : { count: read.count }),
        pairs,
        text: words
            .filter(({ key }) => key === undefined || !aside.includes(key))
            .map(({ raw }) => raw)
            .join(' '),
        ...(wrong === undefined ? {} : { problem: wrong }),
    };
}
function readFacts(facts) {
    const problems = [];
    const classes = facts
        .get('class')
        ?.split(',')
        .map((name) => name.trim().toUpperCase());
    const known = classes?.filter((name) => _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_CLASSES */ .i.some((one) => one === name));
    if (classes !== undefined && known?.length !== classes.length)
        problems.push(`class= takes ${_policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_CLASSES */ .i.join(', ')}, separated by commas`);
    const from = facts.get('from')?.toLowerCase();
    const to = facts.get('to')?.toLowerCase();
    if (from !== undefined && !DIGEST.test(from))
        problems.push('from= takes 8 to 64 hex digits');
    if (to !== undefined && !DIGEST.test(to))
        problems.push('to= takes 8 to 64 hex digits');
    const count = facts.get('count');
    if (count !== undefined && !/^[1-9][0-9]{0,8}$/.test(count))
        problems.push('count= takes a number');
    return {
        ...(known === undefined ? {} : { classes: known }),
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
        ...(count === undefined ? {} : { count: Number(count) }),
        ...(problems[0] === undefined ? {} : { problem: problems[0] }),
    };
}
function tokenize(rest) {
    const pairs = [];
    const words = [];
    let problem;
    let at = skipBlanks(rest, 0);
    while (at < rest.length) {
        const start = at;
        PAIR.lastIndex = at;
        const key = PAIR.exec(rest)?.[1]?.toLowerCase();
        const valueStart = key === undefined ? at : at + key.length + 1;
        const quoted = key !== undefined && rest[valueStart] === '"' ? quotedValue(rest, valueStart) : undefined;
        if (typeof quoted === 'string') {
            problem ??= `${key}= ${quoted}`;
            at = rest.length;
        }
        else {
            at = quoted?.end ?? (0,_changed_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .wordEnd */ .Ov)(rest, valueStart);
        }
        const value = typeof quoted === 'object' ? quoted.value : rest.slice(valueStart, at);
        if (key !== undefined)
            pairs.push({ key, value });
        words.push({ raw: rest.slice(start, at), ...(key === undefined ? {} : { key }) });
        at = skipBlanks(rest, at);
    }
    return { pairs, words, ...(problem === undefined ? {} : { problem }) };
}
function quotedValue(text, start) {
    let value = '';
    for (let at = start + 1; at < text.length; at += 1) {
        const character = text[at];
        if (character === '"') {
            if (!(0,_changed_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isBoundary */ .BV)(text, at + 1))
                return 'has something other than a blank after its closing quote';
            return { value, end: at + 1 };
        }
        const escaped = character === '\\' && (text[at + 1] === '"' || text[at + 1] === '\\');
        if (escaped)
            at += 1;
        value += text[at];
    }
    return 'has a double quote that is not closed';
}
function pairKey(token) {
    return /^([A-Za-z][A-Za-z0-9_-]*)=/.exec(token)?.[1]?.toLowerCase();
}
function skipBlanks(text, at) {
    let next = at;
    while (text[next] === ' ' || text[next] === '\t')
        next += 1;
    return next;
}


/***/ }),

/***/ 84502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ listTree)
/* harmony export */ });
/* unused harmony export treeListing */
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50354);
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38981);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17430);
/** All of one tree as git prints it, and narrow questions to it that do not decode what they do not ask for. */



const TAB = 0x09;
/** Bytes that become one string at a time: strings end at half a gigabyte. */
const PIECE_BYTES = 16 * 1024 * 1024;
const BEYOND_ASCII = /[\x80-\xff]/;
/** One process; its output is kept as bytes, about 80 of them a file. */
async function listTree({ view }, revision) {
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(view, ['ls-tree', '-r', '-z', '--full-tree', revision]);
    return treeListing(stdout);
}
/** Exported for tests: what `ls-tree -r -z` prints. */
function treeListing(bytes, pieceBytes = PIECE_BYTES) {
    // Asked several times by each run; a larger listing is made into strings again, so that it is not held twice.
    let whole;
    const asText = () => {
        if (bytes.length > pieceBytes)
            return pieces(bytes, pieceBytes);
        whole ??= [...pieces(bytes, pieceBytes)];
        return whole;
    };
    return {
        all: () => {
            const files = [];
            for (const piece of asText()) {
                for (let start = 0; start < piece.length;) {
                    const end = piece.indexOf('\0', start);
                    files.push(toFile(piece.slice(start, end)));
                    start = end + 1;
                }
            }
            return files;
        },
        matching: (pattern) => {
            const files = [];
            for (const piece of asText()) {
                const finder = new RegExp(pattern.source, `${pattern.flags}g`);
                for (let hit = finder.exec(piece); hit !== null; hit = finder.exec(piece)) {
                    const end = piece.indexOf('\0', hit.index);
                    files.push(toFile(piece.slice(piece.lastIndexOf('\0', hit.index) + 1, end)));
                    finder.lastIndex = end + 1;
                }
            }
            return files;
        },
        at: (path) => {
            const name = (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O)(path);
            // What no path decodes to stands nowhere, even where its bytes can be found.
            if (name.includes(0) || (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q)(name) !== path)
                return undefined;
            // A name may hold a tab, so the tab that is found has to be the one before the path.
            const wanted = Buffer.concat([Buffer.of(TAB), name, Buffer.of(0)]);
            let found;
            for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + 1)) {
                const start = at === 0 ? 0 : bytes.lastIndexOf(0, at) + 1;
                if (bytes.indexOf(TAB, start) === at)
                    found = toEntry(bytes.toString('latin1', start, at));
            }
            return found;
        },
    };
}
/** The listing as strings of one character a byte, cut between two entries. */
function* pieces(bytes, pieceBytes) {
    for (let start = 0; start < bytes.length;) {
        const rest = bytes.length - start <= pieceBytes ? bytes.length - 1 : bytes.indexOf(0, start + pieceBytes);
        const end = (rest === -1 ? bytes.length - 1 : rest) + 1;
        yield bytes.toString('latin1', start, end);
        start = end;
    }
}
function toFile(field) {
    const tab = field.indexOf('\t');
    const path = field.slice(tab + 1);
    // Nearly all paths are ASCII, where a character is a byte and nothing needs to be decoded.
    const decoded = BEYOND_ASCII.test(path) ? (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q)(Buffer.from(path, 'latin1')) : path;
    const { mode, oid } = toEntry(field.slice(0, tab));
    return { path: decoded, mode, oid };
}
function toEntry(header) {
    return { mode: header.slice(0, header.indexOf(' ')), oid: (0,_object_id_js__WEBPACK_IMPORTED_MODULE_2__/* .objectId */ .Tu)(header.slice(header.lastIndexOf(' ') + 1)) };
}


/***/ }),

/***/ 28786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ isEmptyRange),
/* harmony export */   A0: () => (/* binding */ auditedRange),
/* harmony export */   J9: () => (/* binding */ resolveCommits),
/* harmony export */   N0: () => (/* binding */ shallowBoundary),
/* harmony export */   Ss: () => (/* binding */ resolveRange),
/* harmony export */   mi: () => (/* binding */ findMergeBases)
/* harmony export */ });
/* unused harmony export isCutShort */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33264);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50354);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86858);
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38981);






/**
 * Finds the commits to compare. Where several merge bases exist (criss-cross), `mergeBase` is the first that git names,
 * which is also the one that GitHub's own diff takes, and `mergeBases` has all of them.
 *
 * @param onTips  Told base and head before git looks for merge bases, so that what needs no more can begin beside it.
 * @throws {FixtureGateError} BAD_USAGE, REVISION_MISSING, NO_MERGE_BASE
 */
async function resolveRange(repository, spec = {}, onTips = () => undefined) {
    const { headKind = 'commit', comparison = 'merge-base' } = spec;
    for (const given of [spec.base, spec.head])
        if (given !== undefined)
            refuseOddName(given);
    const headName = spec.head ?? 'HEAD';
    const baseNames = spec.base === undefined ? await defaultBranchCandidates(repository) : [spec.base];
    const [headSha, ...baseShas] = await resolveCommits(repository, [headName, ...baseNames]);
    const head = found('head', headName, headSha, repository);
    const baseIndex = baseShas.findIndex((sha) => sha !== undefined);
    const baseName = baseNames[baseIndex] ?? spec.base;
    if (baseName === undefined)
        throw noDefaultBranch(baseNames);
    const base = found('base', baseName, baseShas[baseIndex], repository);
    onTips({ base, head });
    if (comparison === 'direct')
        return { base, head, headKind, mergeBase: base.sha, mergeBases: [base.sha] };
    const mergeBases = await findMergeBases(repository, base.sha, head.sha);
    const mergeBase = mergeBases[0];
    if (mergeBase === undefined)
        throw noMergeBase(repository, base, head);
    return { base, head, headKind, mergeBase, mergeBases };
}
/** Whether head brings nothing: it is base, or base already contains it. Never so for an index or a working tree. */
function isEmptyRange(range) {
    return range.headKind === 'commit' && range.mergeBase === range.head.sha;
}
/** `lookUpCommits`, but for names that were looked up when the repository was opened. */
async function resolveCommits(repository, names) {
    const { resolved } = repository;
    return names.every((name) => resolved.has(name))
        ? names.map((name) => resolved.get(name))
        : (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .lookUpCommits */ .V)(repository.own, names);
}
/**
 * What a walk through history covers: `A..B` is what B has and A has not, one revision is everything that leads to it.
 *
 * @throws {FixtureGateError} BAD_USAGE, REVISION_MISSING
 */
async function auditedRange(repository, range) {
    const parts = range.split('..');
    const isRange = parts.length === 2 && !range.includes('...');
    if (parts.length > 2 || range.includes('...')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('BAD_USAGE', `${JSON.stringify(range)} is no range`, 'write A..B, or one revision');
    }
    const names = isRange ? [parts[1] || 'HEAD', parts[0] || 'HEAD'] : [range];
    for (const name of names)
        refuseOddName(name);
    const [head, from] = await resolveCommits(repository, names);
    return {
        exclude: isRange ? [found('base', names[1], from, repository).sha] : [],
        head: found('head', names[0], head, repository).sha,
    };
}
/**
 * All merge bases, best first as git orders them; none for unrelated histories.
 *
 * @throws {FixtureGateError} NO_MERGE_BASE where the history is cut off before the answer is certain.
 */
async function findMergeBases(repository, base, head) {
    const command = ['merge-base', '--all', base, head];
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(repository.view, command, { accept: [0, 1] });
    const mergeBases = stdout.toString('latin1').split('\n').filter(Boolean).map(_object_id_js__WEBPACK_IMPORTED_MODULE_5__/* .objectId */ .Tu);
    if (repository.isShallow && (await isCutShort(repository, base, head, mergeBases)))
        throw shallowHistory(base, head);
    return mergeBases;
}
/**
 * Whether a shallow boundary lies above the merge bases. Below it another, better merge base could hide, and commits of
 * the range too: any commit that is an ancestor of both sides but of no merge base found is reached only over commits
 * that are no ancestors of those either, so if none of these is cut off, nothing is missing.
 */
async function isCutShort({ view }, base, head, mergeBases) {
    const boundary = shallowBoundary(view.gitDir);
    if (boundary.size === 0)
        return false;
    const input = `${[base, head, ...mergeBases.map((id) => `^${id}`)].join('\n')}\n`;
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(view, ['rev-list', '--stdin'], { input });
    return stdout
        .toString('latin1')
        .split('\n')
        .some((sha) => boundary.has(sha));
}
/** Commits whose parents this clone does not have. */
function shallowBoundary(gitDir) {
    try {
        return new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'shallow'), 'latin1').split('\n').filter(Boolean));
    }
    catch {
        return new Set();
    }
}
/** Where a pull request would most likely go, best guess first. */
async function defaultBranchCandidates(repository) {
    const command = ['config', '--null', '--get', 'init.defaultBranch'];
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(repository.own, command, { accept: [0, 1] });
    const configured = stdout.toString('utf8').replace(/\0$/, '');
    const branches = [...new Set([...(configured ? [configured] : []), 'main', 'master'])];
    return [
        'refs/remotes/origin/HEAD',
        ...branches.map((name) => `refs/remotes/origin/${name}`),
        ...branches.map((name) => `refs/heads/${name}`),
    ];
}
function refuseOddName(name) {
    if (/\.\.\.?/.test(name)) {
        const [base = 'BASE', head = 'HEAD'] = name.split(/\.{2,3}/);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('BAD_USAGE', `${JSON.stringify(name)} is a range where one revision was expected`, `write --base ${base || 'BASE'} --head ${head || 'HEAD'}`);
    }
    if ((0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isOddName */ .h)(name)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('BAD_USAGE', `${JSON.stringify(name)} is no revision`, 'give a branch, a tag or a commit SHA');
    }
}
function found(role, name, sha, { isShallow }) {
    if (sha)
        return { ...(name === sha ? {} : { ref: name }), sha };
    const whole = (0,_object_id_js__WEBPACK_IMPORTED_MODULE_5__/* .parseObjectId */ .u9)(name);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('REVISION_MISSING', `the ${role} revision ${JSON.stringify(name)} is no commit in this ${isShallow ? 'shallow ' : ''}clone`, whole || isShallow
        ? `set "fetch-depth: 0" on the checkout step, or run "git fetch${isShallow ? ' --unshallow' : ''} origin ${whole ?? ''}" first`
        : 'check its spelling with "git branch --all", or fetch it first');
}
function noDefaultBranch(tried) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('REVISION_MISSING', `no default branch was found to compare with; tried ${tried.join(', ')}`, 'name the base with "--base REVISION"');
}
function noMergeBase({ isShallow }, base, head) {
    if (isShallow)
        return shallowHistory(base.sha, head.sha);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('NO_MERGE_BASE', `base ${base.sha} and head ${head.sha} have no commit in common: their histories are unrelated`, 'name another base, or rebase head onto the branch that it is to be merged into');
}
function shallowHistory(base, head) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('NO_MERGE_BASE', `this shallow clone ends before the merge base of ${base} and ${head}`, 'set "fetch-depth: 0" on the checkout step, or run "git fetch --unshallow" first');
}


/***/ }),

/***/ 13886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gk: () => (/* binding */ listFilesOnDisk),
  gp: () => (/* binding */ listIndexChanges),
  BA: () => (/* binding */ listWorktreeChanges)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(33264);
// EXTERNAL MODULE: ./lib/revisions/changes.js
var changes = __webpack_require__(93555);
// EXTERNAL MODULE: ./lib/revisions/git.js
var git = __webpack_require__(50354);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./lib/revisions/object-id.js
var object_id = __webpack_require__(38981);
// EXTERNAL MODULE: ./lib/revisions/paths.js
var revisions_paths = __webpack_require__(17430);
;// CONCATENATED MODULE: ./lib/revisions/loose-objects.js
/** Blobs of files on disk, put into an object directory of ours as `git hash-object -w --no-filters` would. */









/** In memory at a time while a file is read. */
const CHUNK_BYTES = 256 * 1024;
async function storeLink(path, store) {
    const target = await (0,promises_.readlink)(path, { encoding: 'buffer' });
    return storeBlob(store, target.length, [target]);
}
/**
 * @throws {FixtureGateError} STALE where the file changes while it is read: half of one and half of another content is
 *   nobody's fixture.
 */
async function storeFile(path, store) {
    const handle = await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0));
    try {
        const { size } = await handle.stat();
        return await storeBlob(store, size, readExactly(handle, size, path));
    }
    finally {
        await handle.close();
    }
}
async function* readExactly(handle, size, path) {
    let position = 0;
    for (;;) {
        const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, position);
        position += bytesRead;
        if (position > size || (bytesRead === 0 && position < size)) {
            throw new errors/* FixtureGateError */.$('STALE', `${JSON.stringify((0,revisions_paths/* decodePath */.q)(path))} changed while it was read`, 'run this again when nothing writes there');
        }
        if (bytesRead === 0)
            return;
        yield buffer.subarray(0, bytesRead);
    }
}
async function storeBlob({ objectsDir, format }, size, content) {
    const hash = (0,external_node_crypto_.createHash)(format);
    const unfinished = (0,external_node_path_.join)(objectsDir, `tmp_obj_${(0,external_node_crypto_.randomBytes)(8).toString('hex')}`);
    const whole = async function* () {
        const header = Buffer.from(`blob ${size}\0`);
        hash.update(header);
        yield header;
        for await (const chunk of content) {
            hash.update(chunk);
            yield chunk;
        }
    };
    await (0,external_node_stream_promises_.pipeline)(whole, (0,external_node_zlib_.createDeflate)({ level: external_node_zlib_.constants.Z_BEST_SPEED }), (0,external_node_fs_.createWriteStream)(unfinished));
    const oid = (0,object_id/* objectId */.Tu)(hash.digest('hex'));
    const file = (0,external_node_path_.join)(objectsDir, oid.slice(0, 2), oid.slice(2));
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
    await (0,promises_.rename)(unfinished, file);
    return oid;
}

// EXTERNAL MODULE: ./lib/revisions/raw-diff.js
var raw_diff = __webpack_require__(83314);
;// CONCATENATED MODULE: ./lib/revisions/working-changes.js
/** What is staged, and what is on disk, as changes against a tree. */










const GITLINK_MODE = '160000';
const LINK_MODE = '120000';
const SLASH = 0x2f;
const TAB = 0x09;
/** `H`: git looks at the file. */
const USUAL_TAG = 0x48;
/**
 * What is staged, against a tree or commit.
 *
 * @throws {FixtureGateError} BAD_USAGE while a merge is unfinished: an unmerged path has no content to judge.
 */
async function listIndexChanges(repository, base) {
    return (await diffIndex(await indexPlace(repository), base)).map(changes/* withoutStatus */.Lh);
}
/**
 * What is on disk, against a tree or commit: tracked files, and untracked ones that no
 * `.gitignore` or `info/exclude` ignores. A file that git
 * takes for unchanged since it was staged counts with its staged blob, but for those that it was told not to look at. Any other counts with its bytes as they stand on
 * disk: no `clean` filter is run and no line ending converted, so a touched file of a checkout that converts shows that
 * as a difference (never the other way round). Links are read, not followed. The blobs are kept in the private view, so
 * `objects` can read them.
 *
 * @throws {FixtureGateError} NO_REPOSITORY for a bare repository, BAD_USAGE while a merge is unfinished.
 */
async function listWorktreeChanges(repository, base) {
    const { topLevel } = repository;
    if (topLevel === null)
        throw isBare(repository);
    const place = { ...(await indexPlace(repository)), workTree: topLevel };
    const [settings, leavesOut] = await Promise.all([diskSettings(repository), isSparseCheckout(repository)]);
    const [staged, touched, hidden, untracked] = await Promise.all([
        diffIndex(place, base),
        diffFiles(place, settings),
        listHidden(place),
        listUntracked(place, repository),
    ]);
    const result = new Map(staged.map((change) => [change.path, (0,changes/* withoutStatus */.Lh)(change)]));
    for (const change of touched) {
        const known = result.get(change.path);
        const head = change.head ? await entryOnDisk(repository, topLevel, change.path, change.head.mode) : null;
        settle(result, { path: change.path, base: known ? known.base : change.base, head });
    }
    for (const { path, entry, sparse } of hidden) {
        // Where the disk tells executable files, or links, from others, it is asked; the index only where it cannot.
        const key = entry.mode === LINK_MODE ? 'core.symlinks' : 'core.fileMode';
        const asks = entry.mode !== GITLINK_MODE && settings.includes(`${key}=true`);
        const head = await entryOnDisk(repository, topLevel, path, asks ? undefined : entry.mode);
        if (head !== null || !sparse || !leavesOut)
            settle(result, { path, base: result.has(path) ? result.get(path).base : entry, head });
    }
    for (const { path, repository: isRepository } of untracked) {
        // A repository inside this one would be added as a submodule.
        const head = await entryOnDisk(repository, topLevel, path, isRepository ? GITLINK_MODE : undefined);
        if (head === null && isRepository)
            continue;
        settle(result, { path, base: result.get(path)?.base ?? null, head });
    }
    return [...result.values()].sort((a, b) => Buffer.compare((0,revisions_paths/* encodePath */.O)(a.path), (0,revisions_paths/* encodePath */.O)(b.path)));
}
/**
 * What is on disk: tracked files that are still there, and untracked ones that nothing ignores. In the order of their names.
 *
 * @throws {FixtureGateError} NO_REPOSITORY for a bare repository.
 */
async function listFilesOnDisk(repository) {
    const { topLevel } = repository;
    if (topLevel === null)
        throw isBare(repository);
    const place = { ...(await indexPlace(repository)), workTree: topLevel };
    const [tracked, gone, untracked] = await Promise.all([
        (0,git/* runGit */.EO)(place, ['ls-files', '--cached', '-z']),
        (0,git/* runGit */.EO)(place, ['ls-files', '--deleted', '-z']),
        listUntracked(place, repository),
    ]);
    const paths = ({ stdout }) => (0,raw_diff/* splitFields */.Kp)(stdout).fields.map(revisions_paths/* decodePath */.q);
    const files = new Set([
        ...paths(tracked),
        ...untracked.filter(({ repository: own }) => !own).map(({ path }) => path),
    ]);
    for (const path of paths(gone))
        files.delete(path);
    return [...files].sort((a, b) => Buffer.compare((0,revisions_paths/* encodePath */.O)(a), (0,revisions_paths/* encodePath */.O)(b)));
}
function isBare({ gitDir }) {
    return new errors/* FixtureGateError */.$('NO_REPOSITORY', `${JSON.stringify(gitDir)} is bare: it has no working tree to look at`, 'leave --worktree out, or run this in a clone with files');
}
function settle(result, change) {
    const { path, base, head } = change;
    if (base?.oid === head?.oid && base?.mode === head?.mode)
        result.delete(path);
    else
        result.set(path, change);
}
async function diffIndex(place, base) {
    const { stdout } = await (0,git/* runGit */.EO)(place, ['diff-index', '--cached', ...changes/* RAW_OPTIONS */.aQ, base]);
    return refuseUnmerged((0,raw_diff/* parseRawDiff */.LP)(stdout));
}
/**
 * The user's index, looked at from the private view: where git is unsure whether a file changed it runs the `clean`
 * filter that attributes name, and the view has no filter of any name.
 */
async function indexPlace({ view, gitDir, indexFile }) {
    // A split index names a second file that git looks for beside its configuration.
    const shared = (await (0,promises_.readdir)(gitDir)).filter((name) => name.startsWith('sharedindex.'));
    for (const name of shared)
        await (0,promises_.copyFile)((0,external_node_path_.join)(gitDir, name), (0,external_node_path_.join)(view.gitDir, name));
    return { ...view, indexFile };
}
/**
 * What the repository says about its disk, which the view does not know: without executable bits they are taken from the
 * index, and without symbolic links a text in the place of one stands for it.
 */
async function diskSettings({ own }) {
    const keys = ['core.fileMode', 'core.symlinks'];
    const settings = await Promise.all(keys.map(async (key) => {
        const { stdout } = await (0,git/* runGit */.EO)(own, ['config', '--type=bool', '--get', key], { accept: [0, 1] });
        return ['-c', `${key}=${stdout.toString('latin1').trim() !== 'false'}`];
    }));
    return settings.flat();
}
/** Only then a file that is not there was left out on purpose. */
async function isSparseCheckout({ own }) {
    const command = ['config', '--type=bool', '--get', 'core.sparseCheckout'];
    const { stdout } = await (0,git/* runGit */.EO)(own, command, { accept: [0, 1] });
    return stdout.toString('latin1').trim() === 'true';
}
async function diffFiles(place, settings) {
    // `dirty` compares a submodule's commit but starts no git inside it; the last setting given holds.
    const { stdout } = await (0,git/* runGit */.EO)(place, [...settings, 'diff-files', ...changes/* RAW_OPTIONS */.aQ, '--ignore-submodules=dirty']);
    return refuseUnmerged((0,raw_diff/* parseRawDiff */.LP)(stdout));
}
function refuseUnmerged(changes) {
    const unmerged = changes.find(({ status }) => status === 'U');
    if (!unmerged)
        return changes;
    throw new errors/* FixtureGateError */.$('BAD_USAGE', `${JSON.stringify(unmerged.path)} is unmerged: the index has several versions of it`, 'finish the merge with "git add", then run this again');
}
/** `tag mode id stage`, then a tab and the path. */
const TAGGED_ENTRY = /^([A-Za-z?]) (\d{6}) ([0-9a-f]+) 0\t/;
/**
 * Files that git was told not to look at on disk (`update-index --assume-unchanged`, `--skip-worktree`): an edit of one
 * is seen by no diff. Git writes the tag of the first kind in lower case, and `S` for the second.
 */
async function listHidden(place) {
    const { stdout } = await (0,git/* runGit */.EO)(place, ['ls-files', '--stage', '-v', '-z']);
    return (0,raw_diff/* splitFields */.Kp)(stdout).fields.flatMap((field) => {
        const [first] = field;
        if (first === USUAL_TAG)
            return [];
        const found = TAGGED_ENTRY.exec(field.toString('latin1', 0, field.indexOf(TAB) + 1));
        const oid = (0,object_id/* parseObjectId */.u9)(found?.[3] ?? '');
        if (found === null || oid === undefined)
            return [];
        const path = (0,revisions_paths/* decodePath */.q)(field.subarray(found[0].length));
        return [{ path, entry: { mode: found[2], oid }, sparse: found[1]?.toUpperCase() === 'S' }];
    });
}
async function listUntracked(place, { commonDir }) {
    const exclude = (0,external_node_path_.join)(commonDir, 'info', 'exclude');
    const ignored = ['--exclude-per-directory=.gitignore', ...((0,external_node_fs_.existsSync)(exclude) ? [`--exclude-from=${exclude}`] : [])];
    const { stdout } = await (0,git/* runGit */.EO)(place, ['ls-files', '--others', ...ignored, '-z']);
    return (0,raw_diff/* splitFields */.Kp)(stdout).fields.map((field) => {
        const isRepository = field[field.length - 1] === SLASH;
        return { path: (0,revisions_paths/* decodePath */.q)(isRepository ? field.subarray(0, -1) : field), repository: isRepository };
    });
}
/** `null` where there is nothing that a tree can hold: a socket, a device, or a file that has gone meanwhile. */
async function entryOnDisk(repository, topLevel, path, gitMode) {
    const file = Buffer.concat([Buffer.from((0,external_node_path_.join)(topLevel, '/')), (0,revisions_paths/* encodePath */.O)(path)]);
    const found = await (0,promises_.lstat)(file).catch(() => undefined);
    const target = { objectsDir: (0,external_node_path_.join)(repository.view.gitDir, 'objects'), format: repository.objectFormat };
    if (found?.isDirectory())
        return gitMode === GITLINK_MODE ? submoduleEntry((0,external_node_path_.join)(topLevel, path)) : null;
    if (found?.isSymbolicLink())
        return { mode: LINK_MODE, oid: await storeLink(file, target) };
    if (!found?.isFile())
        return null;
    const regular = gitMode === '100644' || gitMode === '100755' ? gitMode : undefined;
    const mode = regular ?? ((found.mode & 0o100) !== 0 && process.platform !== 'win32' ? '100755' : '100644');
    // Without symbolic links on disk (core.symlinks=false) a link is a text file that holds its target.
    return { mode: gitMode === LINK_MODE ? LINK_MODE : mode, oid: await storeFile(file, target) };
}
async function submoduleEntry(folder) {
    const { stdout } = await (0,git/* runGit */.EO)({ gitDir: (0,external_node_path_.join)(folder, '.git') }, ['rev-parse', '--verify', '--quiet', 'HEAD'], {
        accept: [0, 1, 128],
    });
    const oid = (0,object_id/* parseObjectId */.u9)(stdout.toString('latin1').trim());
    return oid ? { mode: GITLINK_MODE, oid } : null;
}


/***/ })

};
