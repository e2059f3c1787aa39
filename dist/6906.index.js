export const id = 6906;
export const ids = [6906];
export const modules = {

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

/***/ 37389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ ledgerProblems)
/* harmony export */ });
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47675);
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64049);
/* harmony import */ var _seal_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17979);



/** Requirement K1: drifted, extra and missing files, all of them at once. */
function ledgerProblems({ ledgers }) {
    return ledgers.flatMap((facts) => (facts.head === undefined ? [gone(facts)] : [...faults(facts), ...files(facts)]));
}
function gone({ file, root }) {
    return (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG211', `the ledger ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(file)} was removed, so nothing seals the files below ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(root)} any more`, {
        path: file,
        fix: `Put it back:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreCommand */ .Od)(file)}\nIf it is meant to go, take it out of the policy first (ledger: []), in a pull request of its own.`,
    });
}
function faults({ head }) {
    return head.faults.map(({ code, file, line, path, message }) => (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)(code, message, {
        at: { file, line },
        ...(path === undefined ? {} : { path }),
        fix: 'Write the entry as "fixture-gate ledger propose" prints it, one for each file.',
    }));
}
function files({ file, root, head, files }) {
    const problems = [];
    const named = new Set(head.faults.map(({ path }) => path));
    for (const { line, path, sha256 } of head.entries) {
        named.add(path);
        const at = { file, line };
        const observed = files.get(path);
        if (observed === undefined) {
            const message = `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(path)}: expected sha256 ${sha256}; found no file there`;
            const fix = `If it was deleted by mistake, put it back:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreCommand */ .Od)(path)}\nIf it is meant to go, delete its entry.`;
            problems.push((0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG214', message, { path, at, fix }));
            continue;
        }
        if (observed.kind === 'digest' && (0,_digests_js__WEBPACK_IMPORTED_MODULE_1__/* .sameDigest */ .VB)(observed.sha256, sha256))
            continue;
        const found = observed.kind === 'digest' ? observed.sha256 : observed.why;
        problems.push((0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG212', `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(path)}: expected sha256 ${sha256}; found ${found}`, {
            path,
            at,
            fix: `If the change is not meant, restore the file. If it is, print the entry and put it in:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .proposeCommand */ .MO)('ledger', path)}`,
        }));
    }
    for (const [path, observed] of files) {
        if (named.has(path))
            continue;
        const what = observed.kind === 'none' ? ` (${observed.why})` : '';
        problems.push((0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG213', `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(path)}${what} stands below ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(root)} and is not in ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(file)}`, {
            path,
            anchor: { file, line: 1 },
            fix: `Add its entry, or move the file elsewhere:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .proposeCommand */ .MO)('ledger', path)}`,
        }));
    }
    return problems;
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

/***/ 36906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  seal: () => (/* binding */ seal)
});

// EXTERNAL MODULE: ./lib/review/separation.js
var separation = __webpack_require__(60354);
// EXTERNAL MODULE: ./lib/gates/reader-seal.js
var reader_seal = __webpack_require__(52311);
// EXTERNAL MODULE: ./lib/gates/seal-custody.js
var seal_custody = __webpack_require__(91385);
// EXTERNAL MODULE: ./lib/gates/seal-ledger.js
var seal_ledger = __webpack_require__(37389);
// EXTERNAL MODULE: ./lib/gates/seal-manifest.js
var seal_manifest = __webpack_require__(12569);
// EXTERNAL MODULE: ./lib/review/mending.js
var mending = __webpack_require__(22244);
// EXTERNAL MODULE: ./lib/review/persons.js
var persons = __webpack_require__(9870);
// EXTERNAL MODULE: ./lib/review/quoting.js
var quoting = __webpack_require__(47675);
// EXTERNAL MODULE: ./lib/gates/seal-words.js
var seal_words = __webpack_require__(17979);
;// CONCATENATED MODULE: ./lib/gates/seal-people.js





/** Requirement K3, FG215: of all entries that moved here, those whose seal and fixture have a writer in common. */
function selfSealProblems(facts, sealing) {
    const ledgers = new Set(facts.ledgers.map(({ file }) => file));
    return [...movedEntries(facts)].flatMap(([file, fixtures]) => [...fixtures].flatMap((fixture) => {
        const own = sealing(file, fixture);
        return own === undefined ? [] : [selfSealProblem(file, fixture, own, ledgers.has(file) ? 'ledger' : 'manifest')];
    }));
}
function selfSealProblem(file, fixture, own, kind) {
    const { commit, fixtureCommit, person } = own;
    return (0,seal_words/* sealProblem */.Z7)('FG215', `${(0,quoting/* showPath */.P8)(fixture)} was changed in ${(0,mending/* shortSha */.Fu)(fixtureCommit)} and sealed in ${(0,mending/* shortSha */.Fu)(commit)} (${(0,quoting/* showPath */.P8)(file)}), both by ${(0,quoting/* showText */.h$)((0,persons/* showPerson */.zd)(person))}; the policy asks for two people`, {
        path: fixture,
        commit,
        fix: `Take the entry out of your commits; somebody else looks at the fixture and commits the entry that "fixture-gate ${kind} propose" prints.`,
    });
}
/** By manifest or ledger: the fixtures whose entry is new there, or another one than on base. */
function movedEntries({ base, head, ledgers }) {
    const moved = new Map();
    const note = (file, path) => {
        const paths = moved.get(file) ?? new Set();
        moved.set(file, paths.add(path));
    };
    const known = new Set((0,seal_manifest/* entriesOf */.Mc)(base).map(seal_manifest/* entryKey */.k2));
    for (const entry of (0,seal_manifest/* entriesOf */.Mc)(head))
        if (!known.has((0,seal_manifest/* entryKey */.k2)(entry)))
            note(entry.file, entry.path);
    for (const ledger of ledgers) {
        const before = new Map(ledger.base?.entries.map(({ path, sha256 }) => [path, sha256]));
        for (const { path, sha256 } of ledger.head?.entries ?? []) {
            if (before.get(path) !== sha256)
                note(ledger.file, path);
        }
    }
    return moved;
}

;// CONCATENATED MODULE: ./lib/gates/seal.js






/** Whether every sealed fixture has the bytes that its seal says, and whether seals and fixtures moved together. */
const seal = {
    id: 'seal',
    async read(source) {
        const facts = await (0,reader_seal/* readSeal */.KI)(source);
        return facts === undefined ? {} : { seal: facts };
    },
    evaluate(input) {
        const { seal: facts } = input.facts;
        if (facts === undefined)
            return { id: 'seal', outcome: 'not-configured', summary: '', problems: [] };
        return judge(facts, input);
    },
};
function judge(facts, input) {
    // What is sealed has a writer that counts, whether or not a pattern calls it a fixture.
    const sealed = sealedPaths(facts);
    const isSealed = (path) => sealed.has(path) || input.isFixture(path);
    const people = input.policy.separation.differentAuthor
        ? selfSealProblems(facts, (0,separation/* selfSealing */.yj)(input.commits, input.policy, isSealed))
        : [];
    const problems = [
        ...(0,seal_manifest/* manifestProblems */.c9)(facts),
        ...(0,seal_custody/* custodyProblems */.u)(facts, movedPaths(input.review)),
        ...(0,seal_manifest/* completenessProblems */.N6)(facts, input.policy.manifest),
        ...(0,seal_ledger/* ledgerProblems */.E)(facts),
        ...people,
    ];
    const failed = problems.some(({ severity }) => severity === 'error');
    return { id: 'seal', outcome: failed ? 'fail' : 'pass', summary: summarize(facts, problems), problems };
}
function sealedPaths({ base, head, ledgers }) {
    const entries = [...(0,seal_manifest/* entriesOf */.Mc)(base), ...(0,seal_manifest/* entriesOf */.Mc)(head), ...ledgers.flatMap((one) => one.head?.entries ?? [])];
    return new Set(entries.map(({ path }) => path));
}
function movedPaths({ findings }) {
    return new Map(findings.flatMap(({ path, movedTo }) => (movedTo === undefined ? [] : [[path, movedTo]])));
}
function summarize(facts, problems) {
    const entries = facts.head.manifests.reduce((sum, one) => sum + one.entries.length, 0);
    const sealed = facts.ledgers.reduce((sum, { head }) => sum + (head?.entries.length ?? 0), 0);
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    const parts = [
        ...(facts.head.manifests.length > 0 ? [`${(0,seal_manifest/* standing */.JA)(facts)} of ${entries} manifest entries hold`] : []),
        ...(facts.ledgers.length > 0 ? [`${sealed} ledger ${sealed === 1 ? 'entry' : 'entries'}`] : []),
        ...(errors > 0 ? [`${errors} ${errors === 1 ? 'failure' : 'failures'}`] : []),
        ...(0,seal_manifest/* forgivenOn */.od)(facts),
    ];
    return parts.length === 0 ? 'no seal on head' : parts.join('; ');
}


/***/ })

};
