export const id = 6358;
export const ids = [6358];
export const modules = {

/***/ 19712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ approvedPath),
/* harmony export */   Y: () => (/* binding */ approvalDigest),
/* harmony export */   jI: () => (/* binding */ parseApproval),
/* harmony export */   mv: () => (/* binding */ renderApproval),
/* harmony export */   nx: () => (/* binding */ approvalPath)
/* harmony export */ });
/* harmony import */ var _reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3070);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43474);


/** Characters; far beyond any approval that a person writes. */
const LONGEST_FILE = 65_536;
const KEYS = ['date', 'from', 'to', 'approver'];
/** SHA-256 of content; the id of a submodule's commit may be SHA-1. Prefixes are refused: another person vouches here. */
const FULL_DIGEST = /^(?:[0-9a-f]{64}|[0-9a-f]{40}|none)$/;
const ABSENT = 'none';
function approvalPath(path, policy) {
    return `${policy.approvals.directory.replace(/\/+$/, '')}/${path}.md`;
}
/** The fixture that a file in the approvals' folder is about, or undefined for any other file. */
function approvedPath(file, policy) {
    const folder = `${policy.approvals.directory.replace(/\/+$/, '')}/`;
    return file.startsWith(folder) && file.endsWith('.md') ? file.slice(folder.length, -'.md'.length) : undefined;
}
/** Reads an approval strictly: what a person vouches for must not depend on a reader's leniency. A string says what is wrong. */
function parseApproval(content, leastReason) {
    if (content.length > LONGEST_FILE)
        return `it is longer than ${LONGEST_FILE} characters`;
    if (content.includes('\0') || content.includes('\ufffd'))
        return 'it is no UTF-8 text';
    const lines = content.replace(/^\ufeff/, '').split(/\r?\n/);
    if (lines[0] !== '---')
        return 'its first line is not "---"';
    const end = lines.indexOf('---', 1);
    if (end === -1)
        return 'its front matter is not closed by a line "---"';
    const fields = readFields(lines.slice(1, end));
    if (typeof fields === 'string')
        return fields;
    const missing = KEYS.filter((key) => !fields.has(key));
    if (missing.length > 0)
        return `its front matter lacks ${missing.join(', ')}`;
    const value = (key) => fields.get(key) ?? '';
    const approval = { date: value('date'), from: value('from'), to: value('to'), approver: value('approver') };
    const prose = lines
        .slice(end + 1)
        .join('\n')
        .trim();
    return fieldProblem(approval) ?? proseProblem(prose, leastReason) ?? { ...approval, prose };
}
/** The digest that `from` and `to` must give for a side of this finding. */
function approvalDigest(facts) {
    return facts === null ? ABSENT : (0,_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(facts);
}
/**
 * An approval file ready to be written by another person; the words of the approver are theirs to find, and without
 * them the file does not count.
 */
function renderApproval(finding, { date, approver }) {
    return [
        '---',
        `date: ${date}`,
        `from: ${approvalDigest(finding.base)}`,
        `to: ${approvalDigest(finding.head)}`,
        `approver: ${approver}`,
        '---',
        '...',
        '',
    ].join('\n');
}
function readFields(lines) {
    const fields = new Map();
    for (const line of lines) {
        if (line.trim() === '' || line.startsWith('#'))
            continue;
        const [, key, raw] = /^([A-Za-z][A-Za-z0-9_-]*):(?:[ \t]+(.*))?$/.exec(line) ?? [];
        if (key === undefined)
            return `the front matter has a line that is not "key: value"`;
        if (fields.has(key))
            return `${key}: stands twice`;
        fields.set(key, unquoteScalar((raw ?? '').trim()));
    }
    return fields;
}
function unquoteScalar(value) {
    const quoted = /^"([^"\\]*)"$|^'([^']*)'$/.exec(value);
    return quoted === null ? value : (quoted[1] ?? quoted[2] ?? '');
}
function fieldProblem({ date, from, to, approver }) {
    if (!isDate(date))
        return 'date: takes a day of the calendar as YYYY-MM-DD';
    if (!FULL_DIGEST.test(from))
        return 'from: takes the full digest in lower-case hex, or none';
    if (!FULL_DIGEST.test(to))
        return 'to: takes the full digest in lower-case hex, or none';
    if (!/[\p{L}\p{N}]/u.test(approver))
        return 'approver: names nobody';
    return undefined;
}
function proseProblem(prose, leastReason) {
    const problem = (0,_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonProblem */ .G)(prose, leastReason);
    return problem === undefined ? undefined : `the text below the front matter says too little: ${problem}`;
}
function isDate(text) {
    const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
    if (year === undefined || month === undefined || day === undefined)
        return false;
    const date = new Date(Date.UTC(year, month - 1, day));
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}


/***/ }),

/***/ 70002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rS: () => (/* binding */ coveredByAll),
  gH: () => (/* binding */ isSound),
  kN: () => (/* binding */ readCommit),
  v8: () => (/* binding */ soundTrailer)
});

// EXTERNAL MODULE: ./lib/review/changed-paths.js
var changed_paths = __webpack_require__(28333);
// EXTERNAL MODULE: ./lib/review/record-line.js
var record_line = __webpack_require__(72702);
// EXTERNAL MODULE: ./lib/review/spelling.js
var spelling = __webpack_require__(18336);
// EXTERNAL MODULE: ./lib/review/trailers.js
var review_trailers = __webpack_require__(73070);
;// CONCATENATED MODULE: ./lib/review/near-miss.js



/** A key with so many characters more than the real one is another word. */
const EXTRA_KEY_CHARACTERS = 12;
/** Shorter keys have too many words one edit away. */
const LEAST_KEY_FOR_EDITS = 5;
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** @param listedOnly  Leave out what only a person would take for a record. */
function nearMisses(message, key, parsed, context, listedOnly = false) {
    const records = new Set(parsed.trailers.map(({ line }) => line));
    const exact = new RegExp(`^${escapeRegExp(key)}[ \\t]*:`, 'i');
    return (0,review_trailers/* messageLines */.VL)(message).flatMap((text, index) => {
        const line = index + 1;
        if (records.has(line))
            return [];
        const found = readExact(text, exact, context) ?? (listedOnly ? undefined : readOther(text, key, context));
        if (found === undefined)
            return [];
        return [{ line, text, ...found, why: found.why ?? whereItStands(text, line, parsed) }];
    });
}
function readExact(text, exact, context) {
    const begin = exact.exec(text)?.[0];
    if (begin === undefined)
        return undefined;
    const value = text.slice(begin.length).trim();
    return { value, record: (0,record_line/* parseRecordLine */.p)(value, context), listed: true };
}
function readOther(text, key, context) {
    const split = splitKey(text, key);
    if (split === undefined)
        return undefined;
    const record = (0,record_line/* parseRecordLine */.p)(split.value, context);
    if (!looksLikeRecord(split.value, record, context))
        return undefined;
    return { value: split.value, record, listed: false, ...(split.why === undefined ? {} : { why: split.why }) };
}
/** Sets blanks, list marks, quoting and unseen characters aside and asks whether the rest begins with something like `key`. */
function splitKey(text, key) {
    const decorated = /^[^\p{L}\p{N}]*/u.exec(text)?.[0].length ?? 0;
    const rest = text.slice(decorated);
    const end = keyEnd(rest, key.length + EXTRA_KEY_CHARACTERS);
    const wanted = foldKey(key);
    if (end === undefined)
        return withoutColon(rest, key);
    const written = rest.slice(0, end);
    const folded = foldKey(written);
    const close = folded === wanted || (wanted.length >= LEAST_KEY_FOR_EDITS && (0,spelling/* withinOneEdit */.k)(folded, wanted));
    if (!close)
        return undefined;
    const value = trimAll(rest.slice(end + 1));
    // Only blanks before the right key: the place is wrong, not the key.
    if (written.trimEnd().toLowerCase() === key.toLowerCase() && rest[end] === ':')
        return decorated === 0 || /^[ \t]+$/.test(text.slice(0, decorated))
            ? { value }
            : { value, why: 'something stands before the key' };
    return { value, why: `its key is not "${key}:" letter for letter` };
}
function keyEnd(rest, longest) {
    for (let at = 0; at < rest.length && at <= longest; at += 1)
        if (/[:=\uff1a\ufe55\ua789\u2236]/.test(rest[at]))
            return at;
    return undefined;
}
function withoutColon(rest, key) {
    if (rest.slice(0, key.length).toLowerCase() !== key.toLowerCase())
        return undefined;
    if (!/^[\s]/.test(rest.slice(key.length)))
        return undefined;
    return { value: trimAll(rest.slice(key.length)), why: `there is no colon after "${key}"` };
}
/** Prose has a colon after a word, too: "Fixture changes: see below" is none. */
function looksLikeRecord(value, record, { changed, isFixture }) {
    const [path] = record.paths;
    const first = value.split(/\s/, 1)[0] ?? '';
    return ((path !== undefined && (changed.all.has(path) || isFixture(path))) ||
        /[^/\\][/\\]./.test(first) ||
        /(?:^|\s)(?:purpose|source|reason|class)=/i.test(value));
}
function whereItStands(text, line, { block }) {
    const indented = /^[ \t]/.test(text);
    if (block === undefined)
        return indented
            ? 'it is indented, and no trailer begins with a blank'
            : 'the last paragraph of the message is no trailer block, or this line stands before it';
    if (line >= block.firstLine && line <= block.lastLine)
        return 'it begins with a blank, so that it continues the line above';
    return indented
        ? 'it is indented and stands outside the last paragraph'
        : 'it stands outside the trailer block, which is the last paragraph';
}
function foldKey(key) {
    return key
        .replaceAll(UNSEEN, '')
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
/** Blanks of every kind, unseen characters and closing marks of Markdown at the ends. */
function trimAll(text) {
    const seen = text.replaceAll(UNSEEN, '').replace(/^[\s*_`]+/u, '');
    // By hand: a pattern that ends in `$` begins anew at every blank of a long row (T72).
    let end = seen.length;
    while (end > 0 && /[\s`]/.test(seen[end - 1]))
        end -= 1;
    return seen.slice(0, end);
}
function escapeRegExp(text) {
    return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

// EXTERNAL MODULE: ./lib/review/quoting.js
var quoting = __webpack_require__(47675);
// EXTERNAL MODULE: ./lib/review/reason.js
var reason = __webpack_require__(3070);
;// CONCATENATED MODULE: ./lib/review/commit-records.js






/** Of one path in one message. Claims are held against each other, so that their number has to have a bound. */
const MOST_RECORDS_OF_A_PATH = 100;
/** Whether nothing is wrong with the trailer itself. */
function isSound(trailer) {
    return trailer.malformed === undefined && trailer.stub === undefined && trailer.miscounted === undefined;
}
/** The trailer that records `path` in this commit, if there is a sound one. */
function soundTrailer(records, path) {
    return records.byPath.get(path)?.find(isSound);
}
function readCommit(commit, rules) {
    const { key, patterns } = rules.policy.trailers;
    const changed = (0,changed_paths/* indexPaths */.Ny)(commit.changes.map(({ path }) => path));
    const context = { changed, isFixture: rules.isFixture, patterns };
    const fixtures = [...changed.all].filter((path) => rules.isFixture(path));
    const parsed = (0,review_trailers/* parseTrailers */.aw)(commit.message, key);
    const trailers = withoutCrowds(authoritative(commit, key, parsed.trailers).map((trailer) => readTrailer(commit, trailer, context, fixtures, rules)));
    const byPath = new Map();
    for (const trailer of trailers) {
        for (const path of trailer.covers) {
            const known = byPath.get(path);
            if (known === undefined)
                byPath.set(path, [trailer]);
            else
                known.push(trailer);
        }
    }
    return {
        commit,
        fixtures,
        trailers,
        byPath,
        nearMisses: nearMisses(commit.message, key, parsed, context, rules.listedOnly),
    };
}
/** What names one path over and over is no record: a reader could not tell which of them is meant. */
function withoutCrowds(trailers) {
    const counts = new Map();
    return trailers.map((trailer) => {
        let crowded;
        for (const path of trailer.covers) {
            const count = (counts.get(path) ?? 0) + 1;
            counts.set(path, count);
            if (count > MOST_RECORDS_OF_A_PATH)
                crowded ??= path;
        }
        if (crowded === undefined || trailer.malformed !== undefined)
            return trailer;
        const malformed = `the message records ${(0,quoting/* showPath */.P8)(crowded)} more than ${MOST_RECORDS_OF_A_PATH} times`;
        return { ...trailer, malformed };
    });
}
/** Git's own reading decides where it is at hand; our parser then only says on which lines the trailers stand. */
function authoritative(commit, key, own) {
    if (commit.gitTrailers === undefined)
        return own;
    const wanted = key.toLowerCase();
    // Places by value, so that a message of many trailers costs what it holds.
    const places = new Map();
    for (let index = own.length - 1; index >= 0; index -= 1) {
        const known = places.get(own[index].value);
        if (known === undefined)
            places.set(own[index].value, [index]);
        else
            known.push(index);
    }
    let next = 0;
    return commit.gitTrailers
        .filter((trailer) => trailer.key.toLowerCase() === wanted)
        .map(({ key: written, value }) => {
        const open = places.get(value) ?? [];
        while (open.length > 0 && open.at(-1) < next)
            open.pop();
        const found = open.pop();
        if (found === undefined)
            return { key: written, value, line: 0, lastLine: 0 };
        next = found + 1;
        return own[found];
    });
}
function readTrailer(commit, { value, line, lastLine }, context, fixtures, rules) {
    return { commit, line, lastLine, value, ...judgeLine(value, commit.messageProblem, context, fixtures, rules) };
}
function judgeLine(value, messageProblem, context, fixtures, { policy, compilePattern }) {
    const record = (0,record_line/* parseRecordLine */.p)(value, context);
    const malformed = messageProblem ?? record.problem;
    const taken = record.pattern === undefined ? [] : underPattern(record.pattern, fixtures, compilePattern);
    const named = record.paths.filter((path) => context.changed.all.has(path) && context.isFixture(path));
    const stub = malformed === undefined ? (0,reason/* reasonProblem */.G)(record.text, policy.trailers.minReason) : undefined;
    const miscounted = malformed === undefined ? countProblem(record, taken.length) : undefined;
    return {
        record,
        covers: [...new Set([...named, ...taken])],
        orphans: malformed === undefined ? orphansOf(record, taken, context) : [],
        ...(malformed === undefined ? {} : { malformed }),
        ...(stub === undefined ? {} : { stub }),
        ...(miscounted === undefined ? {} : { miscounted }),
    };
}
/**
 * What the trailers of one commit record, where nothing at all is wrong with any of them; undefined where something is, or
 * where they are too many to tell. For walks through histories: `readCommit` says what and where.
 *
 * @param values  Of every trailer that git lists under the policy's key.
 */
function coveredByAll(values, paths, rules) {
    const { patterns } = rules.policy.trailers;
    if (values.length > MOST_RECORDS_OF_A_PATH)
        return undefined;
    const changed = (0,changed_paths/* indexPaths */.Ny)(paths);
    const context = { changed, isFixture: rules.isFixture, patterns };
    // Each once: a tree that holds a name twice lists it twice.
    const fixtures = patterns ? [...changed.all].filter((path) => rules.isFixture(path)) : [];
    const covered = new Set();
    for (const value of values) {
        const line = judgeLine(value, undefined, context, fixtures, rules);
        if (!isSound(line) || line.orphans.length > 0)
            return undefined;
        for (const path of line.covers)
            covered.add(path);
    }
    return covered;
}
function underPattern(pattern, fixtures, compilePattern) {
    if (pattern.endsWith('/'))
        return fixtures.filter((path) => path.startsWith(pattern));
    return fixtures.filter(compilePattern(pattern));
}
function countProblem({ pattern, count }, taken) {
    if (pattern === undefined || taken === 0 || count === taken)
        return undefined;
    return `it says count=${count}, and the commit changes ${taken} fixture${taken === 1 ? '' : 's'} there`;
}
function orphansOf(record, taken, { changed, isFixture }) {
    const paths = [...new Set(record.paths)].flatMap((path) => {
        if (!changed.all.has(path))
            return [{ path, why: 'the commit does not change that path' }];
        return isFixture(path) ? [] : [{ path, why: 'that path is no fixture' }];
    });
    if (record.pattern === undefined || taken.length > 0)
        return paths;
    return [...paths, { path: record.pattern, why: 'the commit changes no fixture there' }];
}


/***/ }),

/***/ 18336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ likelyPath),
/* harmony export */   k: () => (/* binding */ withinOneEdit)
/* harmony export */ });
/** Whether one letter more, less, other, or two neighbours swapped make `b` of `a` (Damerau-Levenshtein 1). Linear. */
function withinOneEdit(a, b) {
    if (Math.abs(a.length - b.length) > 1)
        return false;
    let at = 0;
    while (at < a.length && at < b.length && a[at] === b[at])
        at += 1;
    if (a.length !== b.length) {
        const [short, long] = a.length < b.length ? [a, b] : [b, a];
        return short.slice(at) === long.slice(at + 1);
    }
    if (a.slice(at + 1) === b.slice(at + 1))
        return true;
    return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
/** Marks that prose puts around a path. */
const AROUND = /[\s"'`<>()[\],;:]/u;
/**
 * The path of `candidates` that `written` was most likely meant to be: the same once slashes, letter case, Unicode form,
 * unseen characters and punctuation around it are set aside, or one edit away. Undefined where none or several are.
 */
function likelyPath(written, candidates) {
    const plain = foldPath(written);
    const folded = [];
    const edited = [];
    for (const candidate of candidates) {
        if (foldPath(candidate) === plain)
            folded.push(candidate);
        else if (withinOneEdit(candidate, written))
            edited.push(candidate);
    }
    const best = folded.length > 0 ? folded : edited;
    return best.length === 1 ? best[0] : undefined;
}
function foldPath(path) {
    const folded = path
        .normalize('NFKC')
        .replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
        .replaceAll('\\', '/')
        .toLowerCase()
        .split('/')
        .filter((name) => name !== '' && name !== '.')
        .join('/');
    // By hand: a pattern that ends in `$` begins anew at every mark of a long row (T72).
    let from = 0;
    let to = folded.length;
    while (from < to && AROUND.test(folded[from]))
        from += 1;
    while (to > from && (folded[to - 1] === '.' || AROUND.test(folded[to - 1])))
        to -= 1;
    return folded.slice(from, to);
}


/***/ }),

/***/ 43474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PR: () => (/* binding */ suggestTrailers),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   q: () => (/* binding */ suggestTrailer)
/* harmony export */ });
/* unused harmony export REASON_PLACEHOLDER */
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73506);
/* harmony import */ var _quoting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47675);


/** Stands where the reason goes. It holds no word, so that a record with it fails FG104 under every policy. */
const REASON_PLACEHOLDER = 'reason="..."';
/** Of a digest in `from` and `to`. The least that the grammar takes is 8; this many cannot be found by trying. */
const DIGEST_DIGITS = 16;
/** Lines stay readable in a terminal and in a log. */
const PATHS_PER_LINE = 5;
const LINE_CHARACTERS = 300;
/** Fewer paths are not worth a pattern. */
const LEAST_FOR_PATTERN = 4;
const ABSENT_DIGEST = '0'.repeat(8);
/** What stands for a blob in `from` and `to`: SHA-256 of its bytes, the commit of a submodule, zeros for nothing. */
function digestOf(facts) {
    if (facts === null)
        return ABSENT_DIGEST;
    return facts.sha256 === '' ? facts.oid : facts.sha256;
}
/** The line that records one change, ready but for the reason. */
function suggestTrailer(finding, policy) {
    return recordLine([finding], policy);
}
/**
 * The lines that record all of `findings` in one commit. Changes of the same classes share lines; one line for a whole
 * folder only where the policy allows patterns and nothing else in the folder is `changed`.
 *
 * @param fixtures  Every fixture path that the commit changes, so that a folder's count is right.
 */
function suggestTrailers(findings, policy, fixtures = findings.map(({ path }) => path)) {
    const folders = policy.trailers.patterns && !policy.trailers.bind ? foldersOf(findings, fixtures) : [];
    const taken = new Set(folders.flatMap(({ members }) => members.map(({ path }) => path)));
    const patterns = folders.map(({ folder, members }) => {
        const classes = classesOf(members).join(',');
        return `${policy.trailers.key}: ${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .quotePath */ .WG)(folder)} class=${classes} count=${members.length} ${REASON_PLACEHOLDER}`;
    });
    const groups = groupBy(findings.filter(({ path }) => !taken.has(path)), (finding) => groupKey(finding, policy));
    return [...patterns, ...[...groups.values()].flatMap(inLines).map((group) => recordLine(group, policy))];
}
function recordLine(findings, policy) {
    const paths = findings.map(({ path }) => (0,_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .quotePath */ .WG)(path)).join(' ');
    const [first] = findings;
    const to = policy.trailers.bind && first?.head ? ` to=${digestOf(first.head).slice(0, DIGEST_DIGITS)}` : '';
    return `${policy.trailers.key}: ${paths} class=${classesOf(findings).join(',')}${to} ${REASON_PLACEHOLDER}`;
}
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const known = groups.get(keyOf(item));
        if (known === undefined)
            groups.set(keyOf(item), [item]);
        else
            known.push(item);
    }
    return groups;
}
/** Bound records name one digest each, so they cannot share a line. */
function groupKey({ path, class: own, also }, policy) {
    return policy.trailers.bind ? path : [own, ...also].join(',');
}
function inLines(findings) {
    const lines = [];
    let length = 0;
    for (const finding of findings) {
        const own = (0,_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .quotePath */ .WG)(finding.path).length + 1;
        const line = lines.at(-1);
        if (line === undefined || line.length === PATHS_PER_LINE || length + own > LINE_CHARACTERS) {
            lines.push([finding]);
            length = own;
        }
        else {
            line.push(finding);
            length += own;
        }
    }
    return lines;
}
/** Folders whose changed fixtures are all found here and have one set of classes. */
function foldersOf(findings, fixtures) {
    const members = groupBy(findings, ({ path }) => path.slice(0, path.lastIndexOf('/') + 1));
    return [...members]
        .filter(([folder, own]) => folder !== '' && own.length >= LEAST_FOR_PATTERN && isUniform(own))
        .filter(([folder, own]) => fixtures.filter((path) => path.startsWith(folder)).length === own.length)
        .map(([folder, own]) => ({ folder, members: own }));
}
function isUniform([first, ...others]) {
    return (first !== undefined && others.every((one) => one.class === first.class && one.also.join() === first.also.join()));
}
function classesOf(findings) {
    const present = new Set(findings.flatMap(({ class: own, also }) => [own, ...also]));
    return _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_CLASSES */ .i.filter((one) => present.has(one));
}


/***/ }),

/***/ 73070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VL: () => (/* binding */ messageLines),
/* harmony export */   aw: () => (/* binding */ parseTrailers)
/* harmony export */ });
/* unused harmony exports parseAllTrailers, separatorPosition */
/**
 * Trailers as git reads them: `git log --format=%(trailers:key=K,unfold)` of git 2.39 with an empty configuration.
 *
 * Written by hand because no library follows git here, and a record that git does not list is no record (docs/adr/0040).
 * All rules are about ASCII, so working on decoded text gives what git gets from the bytes.
 */
/** `git commit --verbose` cuts the message at this line; so does the trailer reader. */
const SCISSORS = '# ------------------------ >8 ------------------------';
/** Lines that git itself writes: one of them lets a block hold other lines, too. */
const GIT_GENERATED = ['Signed-off-by: ', '(cherry picked from commit '];
/** Of the lines of such a block a quarter or more must be trailers. */
const OTHER_LINES_PER_TRAILER = 3;
/** @param key  Without the colon. */
function parseTrailers(message, key) {
    const { trailers, block } = parseAllTrailers(message);
    // Keys are ASCII, those of trailers by `separatorPosition` and the policy's by its schema.
    const wanted = key.toLowerCase();
    return {
        trailers: trailers.filter((trailer) => trailer.key.toLowerCase() === wanted),
        ...(block === undefined ? {} : { block }),
    };
}
/** Every trailer of the message, whatever its key. */
function parseAllTrailers(message) {
    const all = splitLines(message);
    const skipped = leadingBlankLines(all);
    const lines = all.slice(skipped);
    const end = endOfMessage(lines);
    const start = startOfBlock(lines, end);
    if (start >= end)
        return { trailers: [] };
    return {
        trailers: collect(lines, start, end, skipped),
        block: { firstLine: skipped + start + 1, lastLine: skipped + end },
    };
}
const KEY_AND_SEPARATOR = /^(?:[A-Za-z0-9-]+[ \t]*)?:/;
/** Where the key of a trailer ends, or -1. A key is ASCII letters, digits and `-`, with blanks before the colon at most. */
function separatorPosition(line) {
    return (KEY_AND_SEPARATOR.exec(line)?.[0].length ?? 0) - 1;
}
/** The lines of a message as git counts them: LF ends a line, and a NUL ends the message. */
function messageLines(message) {
    return splitLines(message).map(({ text }) => text);
}
function splitLines(message) {
    const nul = message.indexOf('\0');
    const texts = (nul === -1 ? message : message.slice(0, nul)).split('\n');
    const last = texts.pop() ?? '';
    const lines = texts.map((text) => ({ text, ended: true }));
    return last === '' ? lines : [...lines, { text: last, ended: false }];
}
function leadingBlankLines(lines) {
    const first = lines.findIndex(({ text }) => !isBlank(text));
    return first === -1 ? lines.length : first;
}
/** Comments, empty lines and an old list of conflicts at the end belong to nobody. */
function endOfMessage(lines) {
    const cut = lines.findIndex(({ text, ended }) => ended && text === SCISSORS);
    const cutoff = cut === -1 ? lines.length : cut;
    // 0 stands for "none": git does so as well, which matters for a message that begins with a comment.
    let ignoredFrom = 0;
    let inConflicts = false;
    for (let index = 0; index < cutoff; index += 1) {
        const { text, ended } = lines[index];
        if (text.startsWith('#') || text === '') {
            ignoredFrom ||= index;
        }
        else if (ended && text === 'Conflicts:') {
            inConflicts = true;
            ignoredFrom ||= index;
        }
        else if (!(inConflicts && text.startsWith('\t')) && ignoredFrom > 0) {
            ignoredFrom = 0;
            inConflicts = false;
        }
    }
    return ignoredFrom > 0 ? ignoredFrom : cutoff;
}
/** Index of the first line of the block, `end` where there is none. The first paragraph is the title and never a block. */
function startOfBlock(lines, end) {
    let title = 0;
    while (title < end && (lines[title].text.startsWith('#') || !isBlank(lines[title].text)))
        title += 1;
    let onlyBlank = true;
    let generated = false;
    let trailers = 0;
    let others = 0;
    // Lines that begin with a blank continue the trailer before them, if there is one.
    let pending = 0;
    for (let index = end - 1; index >= title; index -= 1) {
        const { text } = lines[index];
        if (text.startsWith('#')) {
            others += pending;
            pending = 0;
        }
        else if (isBlank(text)) {
            if (onlyBlank)
                continue;
            others += pending;
            const mixed = generated && trailers * OTHER_LINES_PER_TRAILER >= others;
            return mixed || (trailers > 0 && others === 0) ? index + 1 : end;
        }
        else {
            onlyBlank = false;
            if (GIT_GENERATED.some((prefix) => text.startsWith(prefix))) {
                generated = true;
                trailers += 1;
                pending = 0;
            }
            else if (startsWithSpace(text)) {
                pending += 1;
            }
            else if (separatorPosition(text) >= 1) {
                trailers += 1;
                pending = 0;
            }
            else {
                others += 1 + pending;
                pending = 0;
            }
        }
    }
    return end;
}
function collect(lines, start, end, skipped) {
    const trailers = [];
    let index = start;
    while (index < end) {
        const first = lines[index].text;
        const separator = separatorPosition(first);
        let next = index + 1;
        if (separator >= 1) {
            while (next < end && startsWithSpace(lines[next].text, lines[next].ended))
                next += 1;
            const raw = [first.slice(separator + 1), ...lines.slice(index + 1, next).map(({ text }) => text)];
            trailers.push({
                key: trimSpace(first.slice(0, separator)),
                value: unfold(raw),
                line: skipped + index + 1,
                lastLine: skipped + next,
            });
        }
        index = next;
    }
    return trailers;
}
function unfold(parts) {
    const value = trimSpace(parts.join('\n'));
    return trimSpace(value.replaceAll(/\n[ \t\n\r]*/g, ' '));
}
/** What git's own `isspace` takes: no form feed, no vertical tab, nothing beyond ASCII. */
function isBlank(text) {
    return /^[ \t\r]*$/.test(text);
}
function startsWithSpace(text, ended = true) {
    return /^[ \t\r]/.test(text) || (text === '' && ended);
}
function trimSpace(text) {
    let from = 0;
    let to = text.length;
    while (from < to && ' \t\n\r'.includes(text[from]))
        from += 1;
    while (to > from && ' \t\n\r'.includes(text[to - 1]))
        to -= 1;
    return text.slice(from, to);
}


/***/ }),

/***/ 46137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ hasParents),
/* harmony export */   L5: () => (/* binding */ parseCommit),
/* harmony export */   wY: () => (/* binding */ messageProblemOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76913);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29506);
/** A commit object as its raw bytes, which are what was signed, pushed and reviewed. */



const UTF8_NAMES = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);
const LINE_FEED = 0x0a;
const END_OF_HEADERS = Buffer.from('\n\n');
const ENCODING = Buffer.from('encoding ');
const ENCODING_LINE = Buffer.from('\nencoding ');
const NOBODY = { name: '', email: '' };
/** Never throws on what an author can write: an odd commit is one whose message is no record. */
function parseCommit(content, maxMessageBytes) {
    const { headerBytes, body } = split(content);
    const headers = (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q)(headerBytes).split('\n');
    const value = (name) => headers.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1);
    const committer = value('committer') ?? '';
    const messageProblem = messageProblemOf(content, maxMessageBytes);
    return {
        parents: parentsOf(headers),
        author: personOf(value('author') ?? ''),
        committer: personOf(committer),
        committedAt: Number(/> (-?\d{1,15}) [+-]\d+$/.exec(committer)?.[1] ?? 0),
        message: (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q)(body.subarray(0, maxMessageBytes)),
        ...(messageProblem === undefined ? {} : { messageProblem }),
    };
}
/** Why the message of a commit is not fit to be a record, if so. All that a long walk asks of most commits. */
function messageProblemOf(content, maxBytes) {
    const { headerBytes, body } = split(content);
    if (body.length > maxBytes)
        return `the message has ${body.length} bytes; a record's has at most ${maxBytes}`;
    if (body.includes(0))
        return 'the message contains a NUL, where git stops reading and other tools go on';
    const encoding = encodingOf(headerBytes);
    if (encoding !== undefined && !UTF8_NAMES.has(encoding.toLowerCase())) {
        return `the commit declares the encoding ${JSON.stringify(encoding.slice(0, 40))}; a record's message is UTF-8`;
    }
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(body) ? undefined : 'the message is not valid UTF-8';
}
/** Whether a commit names any parent, for one of which nothing else is asked. */
function hasParents(content) {
    return parentsOf((0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q)(split(content).headerBytes).split('\n')).length > 0;
}
function split(content) {
    const end = content.indexOf(END_OF_HEADERS);
    if (end === -1)
        return { headerBytes: content, body: Buffer.alloc(0) };
    return { headerBytes: content.subarray(0, end), body: content.subarray(end + 2) };
}
/** Of the first line that says so, wherever it stands; a continued line begins with a blank. */
function encodingOf(headers) {
    const isFirst = headers.subarray(0, ENCODING.length).equals(ENCODING);
    const at = isFirst ? 0 : headers.indexOf(ENCODING_LINE) + 1;
    if (at === 0 && !isFirst)
        return undefined;
    const from = at + ENCODING.length;
    const end = headers.indexOf(LINE_FEED, from);
    return headers.toString('latin1', from, end === -1 ? undefined : end);
}
/** Parents stand right after the tree; a `parent` line further down belongs to a merged tag or a signature. */
function parentsOf(headers) {
    const parents = [];
    for (const line of headers.slice(1)) {
        if (!line.startsWith('parent '))
            break;
        parents.push((0,_object_id_js__WEBPACK_IMPORTED_MODULE_2__/* .objectId */ .Tu)(line.slice('parent '.length)));
    }
    return parents;
}
/** `Name <email> seconds zone`, leniently: whatever stands before the first `<` is the name, as git reads it. */
function personOf(line) {
    const open = line.indexOf('<');
    if (open === -1)
        return { ...NOBODY, name: line.trim() };
    const close = line.indexOf('>', open);
    return { name: line.slice(0, open).trim(), email: line.slice(open + 1, close === -1 ? undefined : close) };
}


/***/ }),

/***/ 62476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ MAX_COMMIT_BYTES),
/* harmony export */   Ps: () => (/* binding */ parseTrailer),
/* harmony export */   VE: () => (/* binding */ listCommits),
/* harmony export */   fv: () => (/* binding */ MAX_MESSAGE_BYTES),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   nt: () => (/* binding */ cutOffAt)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22031);
/* harmony import */ var _commit_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46137);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59222);
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76913);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29506);
/* harmony import */ var _ranges_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5942);
/* harmony import */ var _raw_diff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44790);








/** The longest message that can be a record (T30): some 20,000 trailers. Work on a message is linear in it (docs/adr/0165). */
const MAX_MESSAGE_BYTES = 1024 * 1024;
/** Headers of a commit (parents, signatures, merged tags) come on top of the message. */
const MAX_COMMIT_BYTES = MAX_MESSAGE_BYTES + 1024 * 1024;
/** Stands before each commit in what `log` prints. No trailer, raw entry or id begins with it. */
const COMMIT_MARK = '\x02';
const LOG_FORMAT = 'tformat:%x02%x00%H%x00%(trailers:only=yes,unfold=yes,separator=%x00)';
/**
 * The commits that head has and none of `exclude` has, parents before children, with what each changes and git's own
 * reading of its trailers. One `git log` for all of them, beside the run's `git cat-file`.
 *
 * Give the live tip of base in `exclude`, not the merge base alone: what came in by merging base must not count (T26).
 * The message is taken from the commit object, since `log` cuts it at a NUL and converts encodings (T30).
 *
 * @param signal  Ends git where the answer is not wanted any more.
 * @throws {FixtureGateError} REVISION_MISSING where the history is cut off inside the range.
 */
async function listCommits(repository, exclude, head, signal) {
    const cutOff = (0,_ranges_js__WEBPACK_IMPORTED_MODULE_5__/* .shallowBoundary */ .N0)(repository.view.gitDir);
    // Commit objects are asked for while the log still runs, so that the two processes work side by side.
    const objects = [];
    const logged = await readLog(repository, exclude, head, signal, (sha) => {
        const object = repository.objects.find(sha, { maxBytes: MAX_COMMIT_BYTES });
        object.catch(() => undefined);
        objects.push(object);
    });
    const records = [];
    for (const [index, entry] of logged.entries()) {
        const object = await objects[index];
        if (object.kind === 'missing')
            throw cutOffAt(entry.sha);
        const parsed = object.kind === 'content' ? (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCommit */ .L5)(object.content, MAX_MESSAGE_BYTES) : tooLarge(object.size);
        // Of a commit that is too large to be read nobody can say that nothing came before it.
        if (cutOff.has(entry.sha) && (object.kind !== 'content' || parsed.parents.length > 0))
            throw cutOffAt(entry.sha);
        const trailers = parsed.messageProblem === undefined ? { gitTrailers: entry.trailers } : {};
        records.push({ sha: entry.sha, ...parsed, ...trailers, changes: entry.changes });
    }
    return records;
}
async function readLog({ view }, exclude, head, signal, onCommit) {
    const command = [
        'log',
        ..._changes_js__WEBPACK_IMPORTED_MODULE_1__/* .RAW_OPTIONS */ .aQ,
        // For merges: the paths whose result differs from every parent, so that edits made inside a merge show (T34).
        '-c',
        '--root',
        '--topo-order',
        '--reverse',
        '--encoding=none',
        '--no-color',
        `--format=${LOG_FORMAT}`,
        '--stdin',
    ];
    const child = (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .spawnGit */ .Iz)((0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .unhurried */ .jp)(view), command);
    // A walk through all of history that nobody waits for any more must not keep the process.
    signal?.addEventListener('abort', () => child.kill(), { once: true });
    const end = (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .ended */ .v6)(child);
    end.catch(() => undefined);
    child.stdin.on('error', _git_js__WEBPACK_IMPORTED_MODULE_3__/* .ignoreClosedPipe */ .Dg);
    child.stdin.end(`${[head, ...exclude.map((id) => `^${id}`)].join('\n')}\n`);
    const reader = logReader(onCommit);
    for await (const chunk of child.stdout)
        reader.push(chunk);
    const { code, complaint } = await end;
    if (code !== 0)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitFailed */ .gk)(command, code, complaint);
    return reader.finish();
}
/**
 * Fields come as: mark, sha, trailers (none, or one empty), then pairs of raw entry and path. The place of a field
 * decides what it is, never its content: a path may look like anything.
 */
function logReader(onCommit) {
    const commits = [];
    let trailers = [];
    let changes = [];
    let expected = 'any';
    let meta;
    let rest = Buffer.alloc(0);
    const take = (field) => {
        if (expected === 'path') {
            changes.push((0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutStatus */ .Lh)((0,_raw_diff_js__WEBPACK_IMPORTED_MODULE_6__/* .parseRawEntry */ .yH)(meta, field)));
            expected = 'any';
        }
        else if (expected === 'sha') {
            trailers = [];
            changes = [];
            const sha = (0,_object_id_js__WEBPACK_IMPORTED_MODULE_7__/* .objectId */ .Tu)(field.toString('latin1'));
            commits.push({ sha, trailers, changes });
            onCommit(sha);
            expected = 'any';
        }
        else if ((0,_raw_diff_js__WEBPACK_IMPORTED_MODULE_6__/* .isRawEntry */ .bY)(field)) {
            meta = field;
            expected = 'path';
        }
        else if (field.toString('latin1') === COMMIT_MARK) {
            expected = 'sha';
        }
        else if (field.length > 0) {
            trailers.push(parseTrailer((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .decodePath */ .q)(field)));
        }
    };
    return {
        push: (chunk) => {
            const split = (0,_raw_diff_js__WEBPACK_IMPORTED_MODULE_6__/* .splitFields */ .Kp)(rest.length === 0 ? chunk : Buffer.concat([rest, chunk]));
            for (const field of split.fields)
                take(field);
            rest = split.rest;
        },
        finish: () => {
            if (rest.length > 0 || expected !== 'any')
                throw new TypeError('git log ended in the middle of a commit');
            return commits;
        },
    };
}
/** Git prints `key: value`; a key has no colon. */
function parseTrailer(line) {
    const colon = line.indexOf(':');
    return { key: line.slice(0, colon), value: line.slice(colon + 1).trim() };
}
function tooLarge(size) {
    const nobody = { name: '', email: '' };
    const messageProblem = `the commit object has ${size} bytes; a record's message has at most ${MAX_MESSAGE_BYTES}`;
    return { parents: [], author: nobody, committer: nobody, committedAt: 0, message: '', messageProblem };
}
function cutOffAt(sha) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('REVISION_MISSING', `the history of this clone is cut off at ${sha}, inside the range to be checked`, 'set "fetch-depth: 0" on the checkout step, or run "git fetch --unshallow" first');
}


/***/ })

};
