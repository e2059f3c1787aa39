export const id = 2523;
export const ids = [2523];
export const modules = {

/***/ 28333:
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

/***/ 47675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P8: () => (/* binding */ showPath),
/* harmony export */   Pf: () => (/* binding */ unquotePath),
/* harmony export */   WG: () => (/* binding */ quotePath),
/* harmony export */   ZL: () => (/* binding */ shellQuote),
/* harmony export */   h$: () => (/* binding */ showText)
/* harmony export */ });
/* harmony import */ var _revisions_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29506);

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

/***/ 3070:
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

/***/ 72702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ impossiblePath),
/* harmony export */   p: () => (/* binding */ parseRecordLine)
/* harmony export */ });
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73506);
/* harmony import */ var _changed_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28333);
/* harmony import */ var _quoting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47675);



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
    if (!path.includes('..'))
        return undefined;
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
    if (facts.size === 0)
        return {};
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

/***/ 22031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lh: () => (/* binding */ withoutStatus),
/* harmony export */   Wd: () => (/* binding */ listChanges),
/* harmony export */   aQ: () => (/* binding */ RAW_OPTIONS),
/* harmony export */   tc: () => (/* binding */ compareTrees)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59222);
/* harmony import */ var _raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44790);
/* harmony import */ var _trees_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11863);



const TREE_MODE = '040000';
/** A tree larger than this (about 200,000 entries) is not looked into; git's own comparison of it still counts. */
const MAX_TREE_BYTES = 16 * 1024 * 1024;
const RAW_OPTIONS = ['-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--ignore-submodules=none'];
/** What differs between two trees (or the trees of two commits), in git's order. See `compareTrees`. */
async function listChanges(repository, base, head) {
    return (await compareTrees(repository, base, head)).changes;
}
/**
 * Compares two trees by their entries alone, in one process, and looks for what git would not have put into those trees
 * of head that differ. Nothing of the working tree, attributes or `.gitmodules` has a say in it.
 *
 * @throws {FixtureGateError} GIT_FAILED where a tree is missing.
 */
async function compareTrees(repository, base, head) {
    // With -t the changed trees come along, so that no second walk is needed to find them.
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(repository.view, ['diff-tree', '-t', ...RAW_OPTIONS, base, head]);
    const all = (0,_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRawDiff */ .LP)(stdout);
    const trees = all.filter((change) => change.base?.mode === TREE_MODE || change.head?.mode === TREE_MODE);
    const changes = all.flatMap(withoutTrees);
    const root = {
        path: '',
        base: { mode: TREE_MODE, oid: `${base}^{tree}` },
        head: { mode: TREE_MODE, oid: `${head}^{tree}` },
        status: 'M',
    };
    const problems = all.length === 0 ? [] : await findTreeProblems(repository, [root, ...trees]);
    return { changes, problems };
}
function withoutStatus({ path, base, head }) {
    return { path, base, head };
}
/** A file that takes the place of a folder is an added file; what the folder held is listed by itself. */
function withoutTrees({ path, base, head }) {
    const file = { path, base: base?.mode === TREE_MODE ? null : base, head: head?.mode === TREE_MODE ? null : head };
    return file.base || file.head ? [file] : [];
}
async function findTreeProblems({ objects, objectFormat }, trees) {
    const idBytes = objectFormat === 'sha256' ? 32 : 20;
    const problemsOf = async (side, chosen) => {
        const folders = chosen.filter((change) => change[side]?.mode === TREE_MODE);
        const result = [];
        let index = 0;
        const ids = folders.map((change) => change[side].oid);
        for await (const tree of objects.readMany(ids, { maxBytes: MAX_TREE_BYTES })) {
            const path = folders[index++].path;
            if (tree.kind === 'content')
                for (const one of (0,_trees_js__WEBPACK_IMPORTED_MODULE_2__/* .treeProblems */ .P9)((0,_trees_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTree */ .cZ)(tree.content, idBytes), path && `${path}/`))
                    result.push(one);
            else
                result.push({ kind: 'unexamined', path });
        }
        return result;
    };
    const onHead = await problemsOf('head', trees);
    if (onHead.length === 0)
        return [];
    const known = new Set((await problemsOf('base', trees)).map(({ kind, path }) => `${kind} ${path}`));
    return onHead.map((problem) => ({ ...problem, onBase: known.has(`${problem.kind} ${problem.path}`) }));
}


/***/ }),

/***/ 35802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nT: () => (/* binding */ listTree)
/* harmony export */ });
/* unused harmony exports betweenEntries, treeListing */
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59222);
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76913);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29506);
/** All of one tree as git prints it, and narrow questions to it that do not decode what they do not ask for. */



const TAB = 0x09;
/** Bytes that are kept as one buffer and become one string at a time: strings end at half a gigabyte, and joining all would hold it twice. */
const PIECE_BYTES = 16 * 1024 * 1024;
const BEYOND_ASCII = /[\x80-\xff]/;
/** One process; its output is kept as bytes, about 80 of them a file. */
async function listTree({ view }, revision) {
    const pieces = betweenEntries();
    await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(view, ['ls-tree', '-r', '-z', '--full-tree', revision], { output: pieces.push });
    return treeListing(pieces.end());
}
/** Exported for tests: chunks of what `ls-tree -r -z` prints become pieces of at least `pieceBytes`, each of whole entries. */
function betweenEntries(pieceBytes = PIECE_BYTES) {
    const pieces = [];
    let open = [];
    let size = 0;
    return {
        push: (chunk) => {
            const cut = chunk.lastIndexOf(0) + 1;
            if (size + cut < pieceBytes || cut === 0) {
                open.push(chunk);
                size += chunk.length;
                return;
            }
            pieces.push(Buffer.concat([...open, chunk.subarray(0, cut)]));
            open = [chunk.subarray(cut)];
            size = chunk.length - cut;
        },
        end: () => (size === 0 ? pieces : [...pieces, Buffer.concat(open)]),
    };
}
/** Exported for tests: what `ls-tree -r -z` prints, in pieces of whole entries. */
function treeListing(pieces) {
    // Asked several times by each run; a larger listing is made into strings again, so that it is not held twice.
    let whole;
    const asText = () => {
        if (pieces.length > 1)
            return texts(pieces);
        whole ??= [...texts(pieces)];
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
            for (const bytes of pieces) {
                for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + 1)) {
                    const start = at === 0 ? 0 : bytes.lastIndexOf(0, at) + 1;
                    if (bytes.indexOf(TAB, start) === at)
                        found = toEntry(bytes.toString('latin1', start, at));
                }
            }
            return found;
        },
    };
}
/** One character a byte. */
function* texts(pieces) {
    for (const bytes of pieces)
        yield bytes.toString('latin1');
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

/***/ 5942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ isEmptyRange),
/* harmony export */   J9: () => (/* binding */ resolveCommits),
/* harmony export */   N0: () => (/* binding */ shallowBoundary),
/* harmony export */   Q4: () => (/* binding */ resolveWalk),
/* harmony export */   Ss: () => (/* binding */ resolveRange),
/* harmony export */   mi: () => (/* binding */ findMergeBases),
/* harmony export */   qX: () => (/* binding */ readRange)
/* harmony export */ });
/* unused harmony export isCutShort */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59222);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83142);
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76913);






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
/** @throws {FixtureGateError} BAD_USAGE */
function readRange(range) {
    const parts = range.split('..');
    const isRange = parts.length === 2 && !range.includes('...');
    if (parts.length > 2 || range.includes('...')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('BAD_USAGE', `${JSON.stringify(range)} is no range`, 'write A..B, or one revision');
    }
    const asked = isRange ? { head: parts[1] || 'HEAD', from: parts[0] || 'HEAD' } : { head: range };
    for (const name of Object.values(asked))
        refuseOddName(name);
    return asked;
}
/**
 * The commits of a range to walk.
 *
 * @throws {FixtureGateError} REVISION_MISSING
 */
async function resolveWalk(repository, { head: headName, from: fromName }) {
    const [head, from] = await resolveCommits(repository, [headName, ...(fromName === undefined ? [] : [fromName])]);
    return {
        exclude: fromName === undefined ? [] : [found('base', fromName, from, repository).sha],
        head: found('head', headName, head, repository).sha,
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

/***/ 44790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ splitFields),
/* harmony export */   LP: () => (/* binding */ parseRawDiff),
/* harmony export */   bY: () => (/* binding */ isRawEntry),
/* harmony export */   yH: () => (/* binding */ parseRawEntry)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76913);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29506);



const NUL = 0;
const COLON = 0x3a;
const LINE_FEED = 0x0a;
/** The mode that `--raw` gives for "nothing here". */
const ABSENT_MODE = '000000';
/** Splits what `-z` prints. Each field ends with a NUL; what follows the last one is not complete yet. */
function splitFields(bytes) {
    const fields = [];
    let start = 0;
    for (let end = bytes.indexOf(NUL); end !== -1; end = bytes.indexOf(NUL, start)) {
        fields.push(bytes.subarray(start, end));
        start = end + 1;
    }
    return { fields, rest: bytes.subarray(start) };
}
/** `log -z` puts a line feed between what the format printed and the first entry. */
function isRawEntry(field) {
    return field[0] === COLON || (field[0] === LINE_FEED && field[1] === COLON);
}
/**
 * One entry of `--raw -z --no-renames --no-abbrev`: `:mode mode oid oid S`, or for a merge of n parents n colons, n + 1
 * modes, n + 1 ids and n letters. The base of a merge is its first parent.
 */
function parseRawEntry(meta, path) {
    const text = meta.toString('latin1', meta[0] === LINE_FEED ? 1 : 0);
    const colons = /^:+/.exec(text)?.[0].length ?? 0;
    const parts = text.slice(colons).split(' ');
    const sides = colons + 1;
    if (colons === 0 || parts.length !== 2 * sides + 1) {
        throw new TypeError(`not a raw diff entry: ${JSON.stringify(text.slice(0, 200))}`);
    }
    return {
        path: (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q)(path),
        base: toEntry(parts[0], parts[sides]),
        head: toEntry(parts[sides - 1], parts[2 * sides - 1]),
        status: parts[2 * sides],
    };
}
/** All of `diff-tree -z` and its kin. */
function parseRawDiff(output) {
    const { fields, rest } = splitFields(output);
    if (rest.length > 0 || fields.length % 2 !== 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('GIT_FAILED', 'the output of git ended in the middle of an entry', 'run it again');
    }
    const changes = [];
    for (let index = 0; index < fields.length; index += 2)
        changes.push(parseRawEntry(fields[index], fields[index + 1]));
    return changes;
}
/** An entry with a mode but no id is one on disk that git has not hashed. */
function toEntry(mode, oid) {
    return mode === ABSENT_MODE && (0,_object_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isNullId */ .JC)(oid) ? null : { mode, oid: (0,_object_id_js__WEBPACK_IMPORTED_MODULE_2__/* .objectId */ .Tu)(oid) };
}


/***/ })

};
