export const id = 4717;
export const ids = [4717];
export const modules = {

/***/ 34717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readShape: () => (/* binding */ readShape)
/* harmony export */ });
/* harmony import */ var _documents_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59451);
/* harmony import */ var _policy_defaults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63710);
/* harmony import */ var _revisions_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99127);
/* harmony import */ var _revisions_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17430);




/** Where property files are looked for by convention (requirement D3). */
const PROPERTIES = 'properties/';
const IN_PROPERTIES = /\tproperties\//;
const IS_YAML = /\.ya?ml$/i;
/** A property file is written by hand. */
const MAX_FILE_BYTES = 1_048_576;
/**
 * Holds the changed fixtures of head against the bounds that base declares (requirements C6, K4). Undefined where base has no
 * property file for any of them.
 *
 * @throws {FixtureGateError} REVISION_MISSING where a blob is not in this clone.
 */
async function readShape(source) {
    const { findings, rulesFor } = source;
    const changed = findings.filter(({ head }) => head !== null);
    if (changed.length === 0)
        return undefined;
    const files = await boundsFiles(source);
    if (files.length === 0)
        return undefined;
    const { isFor } = await __webpack_require__.e(/* import() */ 7258).then(__webpack_require__.bind(__webpack_require__, 87258));
    const checked = [];
    const broken = [];
    const filesFor = (path) => files.filter((file) => rulesFor(path).some(({ properties }) => isFor(file, path, properties)) || isFor(file, path, undefined));
    for (const { path, head, base, movedFrom } of changed) {
        const own = filesFor(path);
        // Another name is no way out of the bounds that base had for it.
        const mine = own.length === 0 && base === null && movedFrom !== undefined ? filesFor(movedFrom) : own;
        for (const file of mine)
            if (file.faults.length > 0)
                broken.push({ path, file });
        const bounds = mine.flatMap((file) => file.bounds);
        if (bounds.length === 0)
            continue;
        checked.push({ path, files: mine.map((file) => file.path), reading: await check(source, path, head, bounds) });
    }
    return { checked, broken };
}
async function check(source, path, { oid, mode }, bounds) {
    const { repository, rulesFor, policy, work } = source;
    const unread = (why) => ({ violations: [], total: 0, idle: [], unread: why });
    if (!mode.startsWith('100'))
        return unread('it is no file any more, and links are never followed');
    const object = await repository.objects.find(oid, { maxBytes: policy.limits.file });
    if (object.kind === 'missing')
        throw (0,_revisions_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .objectMissing */ .W)(oid);
    if (object.kind === 'too-large')
        return unread(`${object.size} bytes are over the limit (limits: file)`);
    if ((0,_documents_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePointer */ .vp)(object.content) !== undefined)
        return unread('its content is in Git LFS and not at hand');
    const rule = rulesFor(path)[0] ?? (0,_policy_defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .plainRule */ .B4)([], false);
    const answer = await work({
        kind: 'bounds',
        job: { path, bytes: object.content, rule, limits: policy.limits },
        bounds,
    });
    return 'failure' in answer ? unread(answer.failure) : answer;
}
/** Property files on base that declare bounds: those by convention, and those that the policy names. */
async function boundsFiles(source) {
    const named = new Set(source.policy.fixtures.flatMap(({ properties }) => properties ?? []));
    const base = new Map(await source.among('base', IN_PROPERTIES));
    for (const path of named) {
        const entry = await source.entryAt('base', path);
        if (entry !== undefined)
            base.set(path, entry);
    }
    const wanted = [...base].filter(([path, { mode }]) => mode.startsWith('100') && IS_YAML.test(path) && (path.startsWith(PROPERTIES) || named.has(path)));
    // In git's order, whether they are found by their place or by name.
    wanted.sort(([a], [b]) => Buffer.compare((0,_revisions_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .encodePath */ .O)(a), (0,_revisions_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .encodePath */ .O)(b)));
    if (wanted.length === 0)
        return [];
    const { readBoundsFile } = await __webpack_require__.e(/* import() */ 7258).then(__webpack_require__.bind(__webpack_require__, 87258));
    await source.ensureObjects(wanted.map(([, { oid }]) => oid));
    const found = [];
    let index = 0;
    const oids = wanted.map(([, { oid }]) => oid);
    for await (const object of source.repository.objects.readMany(oids, { maxBytes: MAX_FILE_BYTES })) {
        const [path, { oid }] = wanted[index++];
        if (object.kind === 'missing')
            throw (0,_revisions_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .objectMissing */ .W)(oid);
        const file = object.kind === 'content'
            ? await readBoundsFile(path, object.content)
            : {
                path,
                bounds: [],
                faults: [{ line: 1, message: `${object.size} bytes, and ${MAX_FILE_BYTES} are the most` }],
            };
        if (file.bounds.length > 0 || file.faults.length > 0)
            found.push(file);
    }
    return found;
}


/***/ })

};
