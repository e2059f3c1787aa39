export const id = 4069;
export const ids = [4069];
export const modules = {

/***/ 64069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   manifest: () => (/* binding */ manifest)
/* harmony export */ });
/* harmony import */ var _gates_digests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19189);
/* harmony import */ var _gates_reader_seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78139);
/* harmony import */ var _gates_seal_custody_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99885);
/* harmony import */ var _gates_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40045);
/* harmony import */ var _gates_seal_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59687);
/* harmony import */ var _reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44020);
/* harmony import */ var _seal_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26118);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14909);
/* harmony import */ var _seals_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72556);









/** Fails requirement M7 on purpose: a person has to say why. */
const PLACEHOLDER = 'TODO: say why';
/** `manifest check` and `manifest propose`. Reads, prints, and writes nothing (requirement M9). */
async function manifest(invocation) {
    return (0,_seal_source_js__WEBPACK_IMPORTED_MODULE_5__/* .withSealSource */ .t)(invocation.request, async (source) => invocation.action === 'check' ? check(source, invocation) : propose(source, invocation));
}
async function check(source, { output }) {
    const facts = await (0,_gates_reader_seal_js__WEBPACK_IMPORTED_MODULE_1__.readSeal)(source);
    if (facts === undefined || facts.head.manifests.length + facts.base.manifests.length === 0) {
        process.stderr.write(`There is no manifest: ${source.policy.manifest.map(_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_8__.visible).join(', ')}. Nothing was checked.\n`);
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
    const facts = await (0,_gates_reader_seal_js__WEBPACK_IMPORTED_MODULE_1__.readSeal)(source);
    const known = new Map((0,_gates_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)(facts?.head ?? EMPTY).map((entry) => [entry.path, entry]));
    const wanted = paths.length > 0 ? (0,_seals_js__WEBPACK_IMPORTED_MODULE_7__/* .expandPaths */ .pR)(await source.files('head'), paths) : await lacking(source, facts, known);
    if (wanted.length === 0) {
        process.stderr.write('Every entry holds; there is nothing to propose.\n');
        return 0;
    }
    // The mode is a decision that somebody made; only the rest of the entry is measured.
    const asked = wanted.map((path) => ({ path, mode: known.get(path)?.mode ?? 'bytes' }));
    const observed = await (0,_gates_reader_seal_js__WEBPACK_IMPORTED_MODULE_1__.observeOnHead)(source, asked);
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
    const all = await (0,_gates_reader_seal_js__WEBPACK_IMPORTED_MODULE_1__.sealableFixtures)(source, head.manifests);
    const changed = new Set(source.changes.map(({ path }) => path));
    const whole = source.policy.manifestComplete || head.manifests.length === 0;
    const unlisted = all.filter((path) => !known.has(path) && (whole || changed.has(path)));
    return [...new Set([...wrong.map(({ path }) => path), ...unlisted])];
}


/***/ })

};
