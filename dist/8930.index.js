export const id = 8930;
export const ids = [8930];
export const modules = {

/***/ 84802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KV: () => (/* binding */ MAX_ACCOUNTS),
/* harmony export */   M5: () => (/* binding */ MAX_PICTURED),
/* harmony export */   dS: () => (/* binding */ MAX_PICTURE_CHARACTERS)
/* harmony export */ });
/** Characters of all pictures of a page in base64, 12 MiB: a browser opens that at once, and an artifact stays small. */
const MAX_PICTURE_CHARACTERS = 12_582_912;
/** Images that are drawn for one page, worst finding first. */
const MAX_PICTURED = 60;
/** Fixtures whose slow drift is accounted for, worst first: each costs a comparison for each of its revisions. */
const MAX_ACCOUNTS = 20;


/***/ }),

/***/ 78930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  illustrate: () => (/* binding */ illustrate)
});

// EXTERNAL MODULE: ./lib/comparison/anchor.js
var comparison_anchor = __webpack_require__(22920);
;// CONCATENATED MODULE: ./lib/comparison/account.js

/** Contents of one fixture's revisions that are held at a time. */
const MAX_ACCOUNT_BYTES = 33_554_432;
/**
 * Every revision since the anchor compared with the anchor, head last. Undefined where base itself is the anchor, so that
 * there is nothing to add up, and where the contents are too large to hold.
 *
 * `revisions` as `judgeWithAnchor` takes them.
 */
async function accountOf(job, revisions) {
    const chain = await chainSinceAnchor(job, revisions);
    const [anchor, ...since] = chain ?? [];
    if (anchor === undefined || since.length === 0)
        return undefined;
    const points = [];
    for (const revision of since)
        points.push(await pointOf(job, anchor, revision, revision.commit));
    points.push(await pointOf(job, anchor, { ...job.head, commit: '' }, null));
    return { anchor: anchor.commit, points };
}
/** Oldest first, the anchor in front. */
async function chainSinceAnchor(job, revisions) {
    const chain = [];
    let bytes = 0;
    for await (const revision of revisions) {
        const newer = chain[0];
        if (newer !== undefined && (await (0,comparison_anchor/* compareRevisions */.wo)(job, revision, newer)).class !== 'TOLERANCE_DRIFT')
            return chain;
        bytes += revision.bytes.length;
        if (bytes > MAX_ACCOUNT_BYTES)
            return undefined;
        chain.unshift(revision);
        if (chain.length >= comparison_anchor/* MAX_ANCHOR_REVISIONS */.qV)
            break;
    }
    return chain;
}
async function pointOf(job, anchor, revision, commit) {
    const { class: pointClass, changes } = await (0,comparison_anchor/* compareRevisions */.wo)(job, anchor, revision);
    return { commit, class: pointClass, moves: changes.filter(({ limit }) => limit !== undefined) };
}

// EXTERNAL MODULE: ./lib/comparison/illustrations.js
var illustrations = __webpack_require__(84802);
// EXTERNAL MODULE: ./lib/finding-of.js
var finding_of = __webpack_require__(39346);
// EXTERNAL MODULE: ./lib/judge.js + 1 modules
var lib_judge = __webpack_require__(29233);
// EXTERNAL MODULE: ./lib/revisions/history.js
var revisions_history = __webpack_require__(36618);
;// CONCATENATED MODULE: ./lib/illustrate.js






const IMAGE_FORMATS = new Set(['bmp', 'gif', 'jpeg', 'png', 'tiff', 'webp']);
/** Larger files are compared, but not drawn. */
const MAX_FILE_BYTES = 67_108_864;
const SUBMODULE_MODE = '160000';
/**
 * Draws what only a page can show. `findings` worst first, so that what is left out is the least of it. An object that
 * is not here, or an image that cannot be drawn, costs its picture and nothing else: the verdict stands already.
 */
async function illustrate(repository, subject, findings, ensureHistory) {
    const changes = new Map(subject.trees.changes.map((change) => [change.path, change]));
    const known = findings.flatMap((finding) => {
        const change = changes.get(finding.path);
        return change === undefined ? [] : [{ finding, change }];
    });
    const drawn = await drawAll(repository, subject, known);
    const accounted = await accountAll(repository, subject, known, ensureHistory);
    return { ...drawn, ...accounted };
}
async function drawAll(repository, subject, known) {
    const images = known.filter(({ finding }) => IMAGE_FORMATS.has(finding.format));
    const pictures = new Map();
    if (images.length === 0)
        return { pictures, picturesLeftOut: 0 };
    const judge = (0,lib_judge.createJudge)();
    let characters = 0;
    let leftOut = Math.max(0, images.length - illustrations/* MAX_PICTURED */.M5);
    try {
        for (const { change } of images.slice(0, illustrations/* MAX_PICTURED */.M5)) {
            const job = await pictureJob(repository, subject, change);
            const drawn = characters >= illustrations/* MAX_PICTURE_CHARACTERS */.dS ? undefined : await judge.picture(job);
            const size = [drawn?.base, drawn?.head, drawn?.difference].reduce((sum, one) => sum + (one?.png.length ?? 0), 0);
            if (drawn === undefined || characters + size > illustrations/* MAX_PICTURE_CHARACTERS */.dS) {
                leftOut += 1;
                continue;
            }
            characters += size;
            pictures.set(change.path, drawn);
        }
    }
    finally {
        await judge.close();
    }
    return { pictures, picturesLeftOut: leftOut };
}
async function pictureJob(repository, { policies, rulesFor }, { path, base, head }) {
    const { tolerance, limits } = policies.effective;
    const sides = { base: await sideOf(repository, base), head: await sideOf(repository, head) };
    return { path, ...sides, rule: rulesFor(path)[0], tolerance, limits };
}
async function sideOf({ objects }, entry) {
    if (entry === null || entry.mode === SUBMODULE_MODE)
        return null;
    const object = await objects.find(entry.oid, { maxBytes: MAX_FILE_BYTES });
    return object.kind === 'content' ? { bytes: object.content, mode: entry.mode } : null;
}
async function accountAll(repository, subject, known, ensureHistory) {
    const drifting = known.filter(({ finding }) => (0,comparison_anchor/* isCumulative */.UW)(finding.notes));
    const accounts = new Map();
    if (drifting.length === 0)
        return { accounts, accountsLeftOut: 0 };
    const whole = repository.isShallow && ensureHistory ? await ensureHistory() : repository;
    const shown = drifting.slice(0, illustrations/* MAX_ACCOUNTS */.KV);
    const paths = shown.map(({ change }) => change.path);
    const history = await (0,revisions_history/* listHistory */.P)(whole, subject.range.mergeBase, paths, revisions_history/* MAX_REVISIONS */.g);
    for (const { change } of shown) {
        const past = history.get(change.path)?.revisions ?? [];
        const account = await accountFor(whole, subject, change, past);
        if (account !== undefined)
            accounts.set(change.path, account);
    }
    return { accounts, accountsLeftOut: drifting.length - accounts.size };
}
async function accountFor(repository, { policies, rulesFor }, { path, base: baseEntry, head: headEntry }, past) {
    const base = await sideOf(repository, baseEntry);
    const head = await sideOf(repository, headEntry);
    if (base === null || head === null)
        return undefined;
    async function* revisions() {
        for (const { commit, entry } of past) {
            const side = await sideOf(repository, entry);
            if (side === null)
                return;
            yield { ...side, commit };
        }
    }
    return accountOf((0,finding_of/* jobFor */.vw)(path, base, head, rulesFor(path)[0], policies.effective), revisions());
}


/***/ })

};
