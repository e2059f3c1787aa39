export const id = 1803;
export const ids = [1803,8008,3506];
export const modules = {

/***/ 57305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   manifest: () => (/* binding */ manifest)
/* harmony export */ });
/* harmony import */ var _gates_digests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64049);
/* harmony import */ var _gates_reader_seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52311);
/* harmony import */ var _gates_seal_custody_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91385);
/* harmony import */ var _gates_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12569);
/* harmony import */ var _gates_seal_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17979);
/* harmony import */ var _reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18008);
/* harmony import */ var _seal_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57138);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4257);
/* harmony import */ var _seals_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11280);









/** Fails requirement M7 on purpose: a person has to say why. */
const PLACEHOLDER = 'TODO: say why';
/** `manifest check` and `manifest propose`. Reads, prints, and writes nothing (requirement M9). */
async function manifest(invocation) {
    return (0,_seal_source_js__WEBPACK_IMPORTED_MODULE_5__/* .withSealSource */ .t)(invocation.request, async (source) => invocation.action === 'check' ? check(source, invocation) : propose(source, invocation));
}
async function check(source, { output }) {
    const facts = await (0,_gates_reader_seal_js__WEBPACK_IMPORTED_MODULE_1__/* .readSeal */ .KI)(source);
    if (facts === undefined || facts.head.manifests.length + facts.base.manifests.length === 0) {
        process.stderr.write((0,_seals_js__WEBPACK_IMPORTED_MODULE_7__/* .nothingToCheck */ .JW)('manifest', source.policy.manifest, source));
        return 0;
    }
    // Against HEAD for what is staged or on disk; a commit stands here by itself, and has nothing before it.
    const isMove = source.range.headKind !== 'commit';
    const alone = { ...facts, base: { manifests: [], observed: new Map(), blobs: new Map() } };
    const problems = [
        ...(0,_gates_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .manifestProblems */ .c9)(isMove ? facts : alone),
        ...(isMove ? (0,_gates_seal_custody_js__WEBPACK_IMPORTED_MODULE_2__/* .custodyProblems */ .u)(facts) : []),
        ...(0,_gates_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .completenessProblems */ .N6)(facts, source.policy.manifest),
    ];
    const entries = (0,_gates_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)(facts.head).length;
    const summary = [`${(0,_gates_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .standing */ .JA)(facts)} of ${entries} manifest entries hold`, ...(0,_gates_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .forgivenOn */ .od)(facts)].join('; ');
    (0,_output_js__WEBPACK_IMPORTED_MODULE_6__.writeReport)([...(problems.length > 0 ? [(0,_seals_js__WEBPACK_IMPORTED_MODULE_7__/* .describeProblems */ .yg)(problems)] : []), (0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_8__.visible)(summary)].join('\n'), output);
    return (0,_seals_js__WEBPACK_IMPORTED_MODULE_7__/* .hasError */ .JD)(problems) ? 1 : 0;
}
async function propose(source, { paths, output }) {
    const facts = await (0,_gates_reader_seal_js__WEBPACK_IMPORTED_MODULE_1__/* .readSeal */ .KI)(source);
    const known = new Map((0,_gates_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)(facts?.head ?? EMPTY).map((entry) => [entry.path, entry]));
    const wanted = paths.length > 0 ? (0,_seals_js__WEBPACK_IMPORTED_MODULE_7__/* .expandPaths */ .pR)(await source.files('head'), paths) : await lacking(source, facts, known);
    if (wanted.length === 0) {
        process.stderr.write('Every entry holds; there is nothing to propose.\n');
        return 0;
    }
    // The mode is a decision that somebody made; only the rest of the entry is measured.
    const asked = wanted.map((path) => ({ path, mode: known.get(path)?.mode ?? 'bytes' }));
    const observed = await (0,_gates_reader_seal_js__WEBPACK_IMPORTED_MODULE_1__/* .observeOnHead */ .cF)(source, asked);
    const lines = [];
    let refused = 0;
    for (const { path, mode } of asked) {
        const found = observed.get((0,_gates_digests_js__WEBPACK_IMPORTED_MODULE_0__/* .observedKey */ .I5)(mode, path));
        if (found?.kind === 'digest') {
            // The size of the hashed form, which stays when only the layout changes.
            lines.push(`${(0,_gates_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .entryPath */ .s3)(path)} ${found.sha256} ${found.sizes.at(-1)} ${mode} ${PLACEHOLDER}`);
            continue;
        }
        refused += 1;
        process.stderr.write(`${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_8__.visible)(path)} cannot be sealed in mode ${mode}: found ${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_8__.visible)(found?.why ?? 'no file there')}\n`);
    }
    if (lines.length > 0)
        (0,_output_js__WEBPACK_IMPORTED_MODULE_6__.writeReport)(lines.join('\n'), output);
    const files = source.policy.manifest.map(_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_8__.visible).join(' or ');
    process.stderr.write(`Put what you have looked at into ${files}, with what it is for in place of "${PLACEHOLDER}".\n`);
    return refused > 0 ? 1 : 0;
}
const EMPTY = { manifests: [], observed: new Map(), blobs: new Map() };
/**
 * What has no entry that holds: wrong entries whose file is there, and unlisted fixtures. Those are the changed ones; all
 * of them where the policy asks for completeness or there is no manifest yet.
 */
async function lacking(source, facts, known) {
    const head = facts?.head ?? EMPTY;
    const wrong = (0,_gates_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)(head).filter((entry) => head.blobs.has(entry.path) && !(0,_gates_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .holds */ .v9)(entry, (0,_gates_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .observedAt */ .Cm)(head, entry)));
    const all = await (0,_gates_reader_seal_js__WEBPACK_IMPORTED_MODULE_1__/* .sealableFixtures */ .S9)(source, head.manifests);
    const changed = new Set(source.changes.map(({ path }) => path));
    const whole = source.policy.manifestComplete || head.manifests.length === 0;
    const unlisted = all.filter((path) => !known.has(path) && (whole || changed.has(path)));
    return [...new Set([...wrong.map(({ path }) => path), ...unlisted])];
}


/***/ }),

/***/ 11280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: () => (/* binding */ hasError),
/* harmony export */   JW: () => (/* binding */ nothingToCheck),
/* harmony export */   pR: () => (/* binding */ expandPaths),
/* harmony export */   yg: () => (/* binding */ describeProblems)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18008);


/** Every failure in one pass, in the order of the file; what is about a pair of things comes after its line. */
function describeProblems(problems) {
    return problems.map(describe).join('\n');
}
function describe({ code, severity, message, fix }) {
    const mending = (fix ?? '').split('\n').map((line) => `  ${line}`);
    return [`${severity} ${code} ${message}`, ...mending].map((line) => (0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_1__.visible)(line)).join('\n');
}
/** Nothing to check is no failure, and no word about a file that is not committed yet. */
function nothingToCheck(what, names, { range }) {
    const where = range.headKind === 'commit' ? ' (--staged and --worktree look at what is not committed)' : '';
    return `There is no ${what}: ${names.map(_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_1__.visible).join(', ')}${where}. Nothing was checked.\n`;
}
function hasError(problems) {
    return problems.some(({ severity }) => severity === 'error');
}
/**
 * The paths that were meant, from the top of the repository: files as they are, and all files of a folder.
 *
 * @throws {FixtureGateError} BAD_INPUT where nothing stands at one of them.
 */
function expandPaths(files, operands) {
    return [...new Set(operands.flatMap((operand) => expand(files, operand)))];
}
function expand(files, operand) {
    const path = operand
        .replaceAll('\\', '/')
        .replace(/^(?:\.\/)+/, '')
        .replace(/\/+$/, '');
    if (files.has(operand))
        return [operand];
    if (files.has(path))
        return [path];
    const below = [...files.keys()].filter((file) => path === '.' || file.startsWith(`${path}/`));
    if (below.length > 0)
        return below;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_INPUT', `nothing stands at ${JSON.stringify(operand)} in what was looked at`, 'give paths from the top of the repository, and --staged or --worktree for what is not committed yet');
}


/***/ }),

/***/ 91385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ custodyProblems)
/* harmony export */ });
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47675);
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64049);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57023);
/* harmony import */ var _seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12569);
/* harmony import */ var _seal_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17979);





/**
 * Requirement M10: what became of every entry between base and head. A new entry is fine, for an unchanged file as well; an
 * entry that goes with its fixture is, too.
 */
function custodyProblems(facts, movedTo = new Map()) {
    const { base, head } = facts;
    const onHead = new Map();
    for (const entry of (0,_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)(head)) {
        const known = onHead.get(entry.path);
        if (known === undefined)
            onHead.set(entry.path, [entry]);
        else
            known.push(entry);
    }
    const broken = new Set(head.manifests.flatMap(({ faults }) => faults.map(({ path }) => path)));
    const seen = new Set();
    return (0,_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)(base).flatMap((entry) => {
        if (seen.has(entry.path))
            return [];
        seen.add(entry.path);
        const now = onHead.get(entry.path) ?? [];
        // Two entries, or one that cannot be read, are failures of their own: nobody can say which of them moved.
        if (now.length > 1)
            return [];
        const [only] = now;
        if (only !== undefined)
            return moved(facts, entry, only);
        if (broken.has(entry.path))
            return [];
        if (head.blobs.has(entry.path))
            return [dropped(entry)];
        const to = movedTo.get(entry.path);
        return to === undefined || onHead.has(to) || broken.has(to) ? [] : [lostOnTheWay(entry, to)];
    });
}
function dropped(entry) {
    return (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .sealProblem */ .Z7)('FG211', `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(entry.path)}: the entry on base (${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .placed */ .GS)(entry)}) is gone, the file is not`, {
        path: entry.path,
        fix: `Put the line back:\n    git diff origin/main -- ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r7)(entry.file) ?? 'PATH'}\nIf the fixture is no longer needed, delete it with its line, with a record.`,
    });
}
/** A fixture under a new name is a new case, which need not be sealed; that it was and is no more is worth a word. */
function lostOnTheWay(entry, to) {
    return (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .sealProblem */ .Z7)('FG211', `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(entry.path)} (${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .placed */ .GS)(entry)} on base) moved to ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(to)}, which has no entry: nothing seals it any more`, {
        severity: 'warning',
        path: to,
        fix: `If a golden test still reads it, print its line and put it in:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .proposeCommand */ .MO)('manifest', to)}`,
    });
}
function moved(facts, before, after) {
    const { base, head } = facts;
    const { path } = after;
    const sameBytes = base.blobs.get(path) === head.blobs.get(path);
    if (_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .SEAL_MODES */ .Lk.indexOf(after.mode) > _manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .SEAL_MODES */ .Lk.indexOf(before.mode))
        return [weakened(before, after)];
    const sameSeal = before.sha256 === after.sha256 && before.size === after.size && before.mode === after.mode;
    const onHead = (0,_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .holds */ .v9)(after, (0,_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .observedAt */ .Cm)(head, after));
    // An entry that holds for other bytes than before speaks of a form in which nothing changed.
    if (!sameBytes && sameSeal)
        return onHead ? [] : [leftBehind(after, head.blobs.has(path))];
    if (!sameBytes)
        return [];
    if (!sameSeal)
        return [alone(facts, before, after, onHead)];
    return before.reason === after.reason ? [] : [reworded(before, after)];
}
function leftBehind(entry, isThere) {
    const what = isThere ? 'changed' : 'was removed';
    return (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .sealProblem */ .Z7)('FG209', `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(entry.path)} ${what}, and its entry (${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .placed */ .GS)(entry)}) did not change`, {
        path: entry.path,
        anchor: entry,
        fix: `Change both in this pull request, or neither:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .proposeCommand */ .MO)('manifest', entry.path)}`,
    });
}
/**
 * The one innocent case is a repair: what base said did not hold, and what head says does. It is a warning, for how the
 * bytes came to differ from their seal is a question for a person.
 */
function alone({ base }, before, after, onHead) {
    const heldOnBase = (0,_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .holds */ .v9)(before, (0,_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .observedAt */ .Cm)(base, before));
    const stronger = _manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .SEAL_MODES */ .Lk.indexOf(after.mode) < _manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .SEAL_MODES */ .Lk.indexOf(before.mode);
    const resized = before.sha256 === after.sha256 && before.mode === after.mode;
    const why = !heldOnBase
        ? 'it did not hold on base and holds now: somebody should know how these bytes came in'
        : stronger
            ? `mode ${before.mode} became ${after.mode}, which protects more`
            : 'the digest is the same';
    const harmless = onHead && (!heldOnBase || stronger || resized);
    return (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .sealProblem */ .Z7)('FG209', `the entry of ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(after.path)} (${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .placed */ .GS)(after)}) changed, and the fixture did not${harmless ? `; ${why}` : ''}`, {
        severity: harmless ? 'warning' : 'error',
        path: after.path,
        anchor: after,
        fix: harmless
            ? 'Look at the fixture, and say in the pull request why its entry changes.'
            : `Change both in this pull request, or neither:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .proposeCommand */ .MO)('manifest', after.path)}`,
    });
}
/** Harmless to the bytes, and still not to be silent. */
function reworded(before, after) {
    return (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .sealProblem */ .Z7)('FG209', `the reason in the entry of ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(after.path)} (${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .placed */ .GS)(after)}) changed, and the fixture did not`, {
        severity: 'warning',
        path: after.path,
        anchor: after,
        fix: `Look whether the new words still say what the fixture is for; before: ${JSON.stringify(before.reason.slice(0, 200))}`,
    });
}
const UNSEEN = {
    bytes: 'nothing',
    normalized: _digests_js__WEBPACK_IMPORTED_MODULE_1__/* .NORMALIZED_FORGIVES */ .oA.join(', '),
    structured: 'layout, comments, the order of keys, the spelling of numbers, what its format counts as metadata, and what the policy calls volatile',
};
function weakened(before, after) {
    return (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .sealProblem */ .Z7)('FG210', `${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .placed */ .GS)(after)}: mode ${before.mode} of ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(after.path)} became ${after.mode}; from now on these go unseen: ${UNSEEN[after.mode]}`, {
        path: after.path,
        anchor: after,
        fix: `Put the mode back to ${before.mode}. If the weaker one is needed, change it in a pull request of its own, where an owner decides against this check.`,
    });
}


/***/ }),

/***/ 12569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ observedAt),
/* harmony export */   JA: () => (/* binding */ standing),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   N6: () => (/* binding */ completenessProblems),
/* harmony export */   c9: () => (/* binding */ manifestProblems),
/* harmony export */   k2: () => (/* binding */ entryKey),
/* harmony export */   od: () => (/* binding */ forgivenOn),
/* harmony export */   v9: () => (/* binding */ holds)
/* harmony export */ });
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47675);
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64049);
/* harmony import */ var _seal_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17979);



/** What `entry` names, in its mode, as it stands on `side`. */
function observedAt(side, { mode, path }) {
    return side.observed.get((0,_digests_js__WEBPACK_IMPORTED_MODULE_1__/* .observedKey */ .I5)(mode, path)) ?? { kind: 'none', why: 'no file there' };
}
/** Whether the bytes are those that the entry says. */
function holds({ sha256, size }, observed) {
    return observed.kind === 'digest' && (0,_digests_js__WEBPACK_IMPORTED_MODULE_1__/* .sameDigest */ .VB)(sha256, observed.sha256) && observed.sizes.includes(size);
}
/** How many entries of head hold. */
function standing({ head }) {
    return entriesOf(head).filter((entry) => holds(entry, observedAt(head, entry))).length;
}
function entriesOf({ manifests }) {
    return manifests.flatMap(({ entries }) => entries);
}
/**
 * Requirements M1 to M8: every line of head against the bytes of head, all failures at once. A line that did not hold on base
 * fails as well, and says so: a manifest is a claim about what is there and not about what changed (docs/adr/0110).
 */
function manifestProblems({ base, head }) {
    const known = new Set(base.manifests.flatMap(({ faults }) => faults.map(faultKey)));
    const before = new Set(entriesOf(base)
        .filter((entry) => !holds(entry, observedAt(base, entry)))
        .map(entryKey));
    const firsts = new Map();
    const byLine = (a, b) => (a.anchor?.line ?? 0) - (b.anchor?.line ?? 0);
    return head.manifests.flatMap(({ entries, faults }) => {
        const problems = entries.flatMap((entry) => {
            const first = firsts.get(entry.path);
            if (first === undefined)
                firsts.set(entry.path, entry);
            const wasWrong = before.has(entryKey(entry)) && base.blobs.get(entry.path) === head.blobs.get(entry.path);
            return [
                ...(first === undefined ? [] : [duplicate(entry, first)]),
                ...failure(entry, observedAt(head, entry), wasWrong),
            ];
        });
        return [...faults.map((fault) => faultProblem(fault, known.has(faultKey(fault)))), ...problems].sort(byLine);
    });
}
function faultKey({ code, path, message }) {
    return JSON.stringify([code, path, message]);
}
function entryKey({ path, sha256, size, mode }) {
    return JSON.stringify([path, sha256, size, mode]);
}
const AS_BASE = ', as on base already';
function faultProblem(fault, onBase) {
    const { code, file, line, path, message } = fault;
    const fixes = {
        FG201: 'Write the line as the command prints it:',
        FG202: 'Write the path from the top of the repository, as "git ls-files" prints it, or delete the line.',
        FG203: 'Print the right line, and compare the file with what you expect before you put it in:',
        FG204: 'Say what the fixture is and which test it is for.',
        FG208: 'Delete one of the two.',
    };
    const command = path !== undefined && (code === 'FG201' || code === 'FG203');
    return (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)(code, `${message}${onBase ? AS_BASE : ''}`, {
        at: { file, line },
        ...(path === undefined ? {} : { path }),
        fix: command ? `${fixes[code]}\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .proposeCommand */ .MO)('manifest', path)}` : fixes[code].replace(/:$/, '.'),
    });
}
function duplicate(entry, first) {
    const where = first.file === entry.file ? `on line ${first.line}` : `in ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .placed */ .GS)(first)}`;
    return (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG208', `${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .placed */ .GS)(entry)}: ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(entry.path)} is listed already ${where}`, {
        path: entry.path,
        anchor: entry,
        fix: `Delete one of the two lines. The right one is printed by:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .proposeCommand */ .MO)('manifest', entry.path)}`,
    });
}
function failure(entry, observed, wasWrong) {
    if (holds(entry, observed))
        return [];
    const { path, size, sha256, mode } = entry;
    const expected = `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(path)}: expected ${size} bytes with ${inMode(mode)} ${sha256}`;
    const already = wasWrong ? AS_BASE : '';
    if (observed.kind === 'none') {
        const fix = `If it went by mistake, put it back:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreCommand */ .Od)(path)}\nIf it is meant to go, delete its line in the same pull request, with a record for the removal.`;
        return [(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG205', `${expected}; found ${observed.why}${already}`, { path, at: entry, fix })];
    }
    const sizes = [...new Set(observed.sizes)].join(' or ');
    const found = `${sizes} bytes with ${observed.sha256}`;
    const sameSize = observed.sizes.includes(size);
    const verdict = sameSize
        ? 'same size, other digest: edited in place'
        : (0,_digests_js__WEBPACK_IMPORTED_MODULE_1__/* .sameDigest */ .VB)(sha256, observed.sha256)
            ? 'the digest is right, the size in the entry is not'
            : 'other size, other digest: rebuilt or swapped';
    return [
        (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)(sameSize ? 'FG207' : 'FG206', `${expected}; found ${found} (${verdict})${already}`, {
            path,
            at: entry,
            fix: `Compare the two versions. If the new one is meant, print its line and put it in, with a record:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .proposeCommand */ .MO)('manifest', path)}`,
        }),
    ];
}
function inMode(mode) {
    return mode === 'bytes' ? 'sha256' : `${mode} sha256`;
}
/** Requirement M10a: only where the policy asks for completeness. A line that names a path and cannot be read counts as its entry: it has a failure of its own. */
function completenessProblems({ head, fixtures }, manifests) {
    const named = new Set(head.manifests.flatMap(({ entries, faults }) => [...entries, ...faults].map(({ path }) => path)));
    return fixtures
        .filter((path) => !named.has(path))
        .map((path) => (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG216', `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(path)}: expected an entry in ${manifests.map(_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8).join(' or ')}; found none`, {
        path,
        fix: `Print its line and put it in:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .proposeCommand */ .MO)('manifest', path)}`,
    }));
}
/** Requirement M6: a digest stops protecting what its form leaves out, and the report says what that is. */
function forgivenOn({ head }) {
    const counts = new Map();
    for (const entry of entriesOf(head)) {
        const observed = observedAt(head, entry);
        if (observed.kind === 'none' || observed.forgives.length === 0)
            continue;
        const words = observed.forgives.join(', ');
        const known = counts.get(words);
        counts.set(words, { mode: entry.mode, count: (known?.count ?? 0) + 1 });
    }
    return [...counts].map(([words, { mode, count }]) => `${count} ${mode}, which leaves unprotected: ${words}`);
}


/***/ }),

/***/ 52951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ withRepository),
/* harmony export */   z: () => (/* binding */ openRequested)
/* harmony export */ });
/* harmony import */ var _revisions_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78928);

/** Opens the repository that the request names, and has git look up the revisions with it. */
function openRequested(request) {
    const { repository: source } = request;
    const directory = source.kind === 'directory' ? source.path : source.temporaryDirectory;
    return (0,_revisions_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .openRepository */ .h)(directory, { ...indexOfHook(), names: namesOf(request) });
}
/** Opens the repository that the request names and closes it whatever happens. */
async function withRepository(request, use, opening = openRequested(request)) {
    const repository = await opening;
    try {
        return await use(repository);
    }
    finally {
        await repository.close();
    }
}
/** Names that the request has to have looked up, whatever else it finds. */
function namesOf({ range }) {
    if (range.kind === 'commits')
        return [range.head.sha, range.base.sha];
    const base = range.kind === 'revisions' ? range.base : (range.base ?? 'HEAD');
    return [range.kind === 'revisions' ? range.head : 'HEAD', ...(base === undefined ? [] : [base])];
}
/** While a pre-commit hook runs, git stages into an index that only this variable names. */
function indexOfHook() {
    const indexFile = process.env['GIT_INDEX_FILE'];
    return indexFile === undefined || indexFile === '' ? {} : { indexFile };
}


/***/ }),

/***/ 73506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   i: () => (/* binding */ CHANGE_CLASSES)
/* harmony export */ });
/** The policy as the rest of the program sees it: complete, defaults filled in, plain data that can be handed to a worker. */
/** Strongest first: the order of precedence of docs/classes.md section 1. */
const CHANGE_CLASSES = ['ADDED', 'REMOVED', 'SHAPE_CHANGE', 'SEMANTIC_REWRITE', 'TOLERANCE_DRIFT'];
const DEFAULT_LIMITS = { file: 67_108_864, depth: 512, nodes: 5_000_000, seconds: 20 };


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

/***/ 29506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath),
/* harmony export */   q: () => (/* binding */ decodePath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** With the `u` flag a pair is one character, so this finds unpaired halves only. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const ESCAPE_OFFSET = 0xdc00;
/**
 * The bytes of a path (or any other bytes of git's) as a string that gives the same bytes back. What is no UTF-8
 * becomes one lone surrogate U+DC80..U+DCFF a byte, as Python's `surrogateescape` does (PEP 383), because decoding to
 * U+FFFD would make one name of two.
 */
function decodePath(bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes))
        return asBuffer(bytes).toString('latin1');
    try {
        return STRICT_UTF8.decode(bytes);
    }
    catch {
        return decodeLossless(bytes);
    }
}
/** The exact bytes that `decodePath` was given. */
function encodePath(path) {
    if (!LONE_SURROGATE.test(path))
        return Buffer.from(path, 'utf8');
    const parts = [];
    let plain = '';
    for (const character of path) {
        const code = character.length === 1 ? character.charCodeAt(0) : 0;
        if (code < ESCAPE_OFFSET + 0x80 || code > ESCAPE_OFFSET + 0xff) {
            plain += character;
            continue;
        }
        parts.push(Buffer.from(plain, 'utf8'), Buffer.of(code - ESCAPE_OFFSET));
        plain = '';
    }
    parts.push(Buffer.from(plain, 'utf8'));
    return Buffer.concat(parts);
}
function asBuffer(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function decodeLossless(bytes) {
    const buffer = asBuffer(bytes);
    let text = '';
    let start = 0;
    let at = 0;
    while (at < buffer.length) {
        const length = sequenceLength(buffer, at);
        if (length > 0) {
            at += length;
            continue;
        }
        text += buffer.toString('utf8', start, at) + String.fromCharCode(ESCAPE_OFFSET + buffer[at]);
        at += 1;
        start = at;
    }
    return text + buffer.toString('utf8', start, at);
}
/** Length of the well-formed UTF-8 sequence at `at`, 0 where there is none (Unicode 15, table 3-7). */
function sequenceLength(bytes, at) {
    const lead = bytes[at];
    if (lead < 0x80)
        return 1;
    if (lead < 0xc2 || lead > 0xf4)
        return 0;
    const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    const second = bytes[at + 1] ?? 0;
    const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (second < low || second > high)
        return 0;
    for (let offset = 2; offset < length; offset += 1) {
        const next = bytes[at + offset] ?? 0;
        if (next < 0x80 || next > 0xbf)
            return 0;
    }
    return length;
}


/***/ }),

/***/ 57138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ withSealSource)
/* harmony export */ });
/* harmony import */ var _gate_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99536);
/* harmony import */ var _judging_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22266);
/* harmony import */ var _linked_fixtures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72245);
/* harmony import */ var _open_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52951);
/* harmony import */ var _policy_stricter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23248);
/* harmony import */ var _requested_range_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79627);
/* harmony import */ var _revisions_links_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50031);
/* harmony import */ var _revisions_listing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35802);








const POINTER_MODES = new Set(['120000', '160000']);
/** As the gate has it: what a fixture's link leads to is a fixture, and needs its entry as one does. */
async function rulesOf(repository, range, changes, { base, head = base }) {
    const links = (0,_revisions_links_js__WEBPACK_IMPORTED_MODULE_7__/* .linksOf */ .h)(await (0,_revisions_listing_js__WEBPACK_IMPORTED_MODULE_6__/* .listTree */ .nT)(repository, range.mergeBase));
    const turned = changes.filter((change) => POINTER_MODES.has(change.base?.mode) || POINTER_MODES.has(change.head?.mode));
    const pointers = new Set([...links, ...turned].map(({ path }) => path));
    const named = (path, pointer) => (0,_policy_stricter_js__WEBPACK_IMPORTED_MODULE_4__/* .judgingRules */ .Kb)(base, head, path, pointer);
    const linked = await (0,_linked_fixtures_js__WEBPACK_IMPORTED_MODULE_2__/* .readLinkedPaths */ .I)({ ...{ repository, onBase: links, changes, pointers }, rulesOf: named });
    return (path) => {
        const own = named(path, pointers.has(path));
        return own.length > 0 ? own : linked.rulesOf(path);
    };
}
/** Opens what the request names for the commands about seals: no commit is read and nothing is compared. */
async function withSealSource(request, use) {
    return (0,_open_request_js__WEBPACK_IMPORTED_MODULE_3__/* .withRepository */ .B)(request, async (repository) => {
        const { work, close } = (0,_gate_source_js__WEBPACK_IMPORTED_MODULE_0__/* .lazyJudge */ .cI)();
        try {
            const isBare = repository.topLevel === null && request.range.kind === 'worktree';
            const asked = isBare ? { kind: 'revisions', base: 'HEAD', head: 'HEAD' } : request.range;
            const { range, trees } = await (0,_requested_range_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveRequest */ .M)(repository, asked);
            const policies = await (0,_judging_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .readPolicies */ .h9)(request, repository, range, trees.changes);
            const rulesFor = await rulesOf(repository, range, trees.changes, policies);
            const isFixture = (path) => rulesFor(path).length > 0;
            // Seals are looked at and nothing is run.
            const pieces = {
                range,
                trees,
                commits: [],
                findings: [],
                policies,
                isFixture,
                isFixtureOnBase: isFixture,
                rulesFor,
            };
            return await use((0,_gate_source_js__WEBPACK_IMPORTED_MODULE_0__/* .gateSource */ .rk)(repository, pieces, { testReports: [], work }));
        }
        finally {
            await close();
        }
    });
}


/***/ })

};
