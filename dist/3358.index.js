export const id = 3358;
export const ids = [3358,8008];
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

/***/ 83358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   junit: () => (/* binding */ junit)
/* harmony export */ });
/* harmony import */ var _encoders_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45661);
/* harmony import */ var _encoders_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62733);
/* harmony import */ var _encoders_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42211);
/* harmony import */ var _encoders_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56550);
/* harmony import */ var _parts_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62350);





/** Problems named in one test case. */
const MAX_PROBLEMS = 100;
const MESSAGE_CHARACTERS = 1_000;
/** The gates as test cases, for dashboards that read test reports. Gates that did not run count as skipped. */
function render(report) {
    const failures = report.gates.filter((gate) => fails(gate, report)).length;
    const skipped = report.gates.filter(({ outcome }) => isSkipped(outcome)).length;
    // `skipped` is a total of a suite alone, and its reason is text (junit-4.xsd); readers of newer schemas take both.
    const totals = `tests="${report.gates.length}" failures="${failures}" errors="0"`;
    const cases = report.gates.map((gate) => testCase(gate, report));
    return (0,_encoders_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .guardLines */ .F)([
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuites name="fixture-gate" ${totals}>`,
        `  <testsuite name="fixture-gate" ${totals} skipped="${skipped}">`,
        `    <properties><property name="digest" value="${(0,_encoders_html_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .x)(report.digest)}"/><property name="head" value="${(0,_encoders_html_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .x)(report.head.sha)}"/></properties>`,
        ...cases,
        '  </testsuite>',
        '</testsuites>',
        '',
    ].join('\n'));
}
function isSkipped(outcome) {
    return outcome === 'not-configured' || outcome === 'not-run';
}
/** Agrees with the verdict: a gate that passed beside an error of its own fails, one whose artifact may be missing does not. */
function fails({ id, outcome }, { problems }) {
    const own = problems.filter(({ gate }) => gate === id);
    return (outcome === 'fail' ||
        own.some(({ severity }) => severity === 'error') ||
        (outcome === 'missing-artifact' && own.length === 0));
}
function testCase(gate, report) {
    const open = `    <testcase classname="fixture-gate" name="${(0,_encoders_html_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .x)(`${gate.id}: ${_parts_words_js__WEBPACK_IMPORTED_MODULE_3__/* .GATE_TITLES */ .Wc[gate.id]}`)}"`;
    if (fails(gate, report))
        return `${open}>\n${failure(gate, report)}\n    </testcase>`;
    if (!isSkipped(gate.outcome))
        return `${open}/>`;
    return `${open}><skipped>${_parts_words_js__WEBPACK_IMPORTED_MODULE_3__/* .OUTCOME_WORDS */ .nx[gate.outcome]}</skipped></testcase>`;
}
function failure({ id, outcome, summary }, report) {
    const problems = report.problems.filter(({ gate, severity }) => gate === id && severity !== 'notice');
    const lines = problems.slice(0, MAX_PROBLEMS).map(({ code, message }) => `${code} ${clean(message)}`);
    if (problems.length > MAX_PROBLEMS)
        lines.push(`and ${(0,_parts_words_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(problems.length - MAX_PROBLEMS)} more`);
    const message = summary === undefined ? `${_parts_words_js__WEBPACK_IMPORTED_MODULE_3__/* .OUTCOME_WORDS */ .nx[outcome]}, ${(0,_parts_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(problems.length, 'problem')}` : clean(summary);
    return `      <failure type="${outcome}" message="${(0,_encoders_html_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .x)(message)}">${lines.map(_encoders_html_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .x).join('\n')}</failure>`;
}
function clean(message) {
    return (0,_encoders_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)((0,_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskProse */ .uw)(message), MESSAGE_CHARACTERS);
}
const junit = { id: 'junit', render };


/***/ }),

/***/ 62350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Co: () => (/* binding */ isRecordNeed),
/* harmony export */   Fu: () => (/* binding */ shortSha),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Mb: () => (/* binding */ CLASS_MEANINGS),
/* harmony export */   Qo: () => (/* binding */ NEEDS),
/* harmony export */   SV: () => (/* binding */ CODE_FAILURES),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Wc: () => (/* binding */ GATE_TITLES),
/* harmony export */   f5: () => (/* binding */ CLASS_WORDS),
/* harmony export */   ho: () => (/* binding */ NEED_TITLES),
/* harmony export */   ip: () => (/* binding */ RECORD_LABELS),
/* harmony export */   iw: () => (/* binding */ GATE_FAILURES),
/* harmony export */   nx: () => (/* binding */ OUTCOME_WORDS)
/* harmony export */ });
/* unused harmony exports SEVERITY_WORDS, SHORT_SHA */
/** The glossary: one word for one thing, in every sink. */
const CLASS_WORDS = {
    ADDED: 'added',
    REMOVED: 'removed',
    SHAPE_CHANGE: 'structure changed',
    SEMANTIC_REWRITE: 'values rewritten',
    TOLERANCE_DRIFT: 'within tolerance',
};
const CLASS_MEANINGS = {
    ADDED: 'a fixture that was not there before',
    REMOVED: 'a fixture that is gone',
    SHAPE_CHANGE: 'keys, columns, types or dimensions are not what they were',
    SEMANTIC_REWRITE: 'the same structure holds other values',
    TOLERANCE_DRIFT: 'numbers moved by less than the limit, or only spelling and layout changed',
};
const GATE_TITLES = {
    records: 'Every change has a record',
    seal: 'Sealed files are as their manifest says',
    shape: 'No fixture was emptied or broken',
    schema: 'Changed fixtures fit their schema',
    properties: 'Derived properties hold',
    freeze: 'Frozen tests stayed frozen',
    quarantine: 'Failures do not replay',
    policy: 'The rules themselves were not changed',
};
/** The same as what went wrong, to end the sentence `Failed: ...`. */
const GATE_FAILURES = {
    records: 'a record is wrong',
    seal: 'a sealed file is not as its manifest says',
    shape: 'a fixture was emptied or broken',
    schema: 'a changed fixture does not fit its schema',
    properties: 'a derived property does not hold',
    freeze: 'a frozen test or the list of them was touched',
    quarantine: 'a test failure replays, or the budget for failures is spent',
    policy: 'the rules that judge this pull request are changed by it',
};
/** Where a gate's own words would say something else than what happened. */
const CODE_FAILURES = {
    FG110: 'a commit changes code and evidence together',
    FG111: 'an automatic author touched sealed files',
    FG208: 'a manifest lists one fixture twice',
    FG209: 'a fixture and its manifest entry did not change together',
    FG210: 'a sealed file is to be checked less strictly',
    FG211: 'a fixture was taken out of its manifest',
    FG215: 'a fixture was sealed by whoever wrote it',
    FG216: 'a fixture stands in no manifest',
    FG402: 'a changed fixture has no schema',
    FG403: 'a schema is changed together with its fixture',
    FG502: 'a changed fixture has no properties',
    FG503: 'a view for the properties could not be computed',
    FG504: 'a view for the properties is not independent of the fixtures',
    FG602: 'a frozen test was taken off the list',
    FG603: 'a frozen test was switched off',
    FG701: 'a test failure repeats, so it is a regression',
    FG702: 'more failures that do not repeat than are allowed',
    FG703: 'a quarantine entry does not prove what it is about',
    FG704: 'the budget for failures was raised, or spending was erased',
    FG801: 'the rules that judge this pull request are changed by it',
    FG802: 'a change of evidence is hidden from reviewers',
    FG803: 'a fixture was moved to where nothing watches it',
    FG804: 'a pattern that found fixtures finds none any more',
    FG805: 'a name can be confused with another',
    FG806: 'a merge would bring other bytes than were reviewed',
    FG901: 'a check could not be made',
};
/** Worst first, which is the order of tallies. */
const OUTCOME_WORDS = {
    fail: 'failed',
    'missing-artifact': 'nothing to check by',
    pass: 'passed',
    'not-configured': 'not set up',
    'not-run': 'not run',
};
const SEVERITY_WORDS = { error: 'Error', warning: 'Warning', notice: 'Notice' };
/** What is open about a row, in the order in which a person should look. */
const NEEDS = ['unrecorded', 'mismatched', 'wrong-kind', 'hollow', 'problem', 'none'];
const NEED_TITLES = {
    unrecorded: 'No record of why it changed',
    mismatched: 'The record does not fit the change',
    'wrong-kind': 'Recorded, but a record of another kind is needed',
    hollow: 'The fixture lost its content',
    problem: 'Breaks another rule',
    none: 'Nothing open',
};
/** Whether a person has to write a record, another one, or one of another kind. */
function isRecordNeed(need) {
    return need === 'unrecorded' || need === 'mismatched' || need === 'wrong-kind';
}
const RECORD_LABELS = {
    missing: 'missing',
    mismatched: 'does not fit',
    'wrong-kind': 'of another kind',
    matched: 'there',
    'not-required': 'not needed',
};
/** Digits grouped by commas, the same on every machine. */
function count(value) {
    return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** `1 fixture`, `2 fixtures`. */
function plural(value, singular, several = `${singular}s`) {
    return `${count(value)} ${value === 1 ? singular : several}`;
}
const SHORT_SHA = 12;
function shortSha(sha) {
    return sha.slice(0, SHORT_SHA);
}


/***/ })

};
