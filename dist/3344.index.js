export const id = 3344;
export const ids = [3344];
export const modules = {

/***/ 13344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fillPlan: () => (/* binding */ fillPlan),
  keepFiles: () => (/* binding */ keepFiles)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/revisions/git.js
var git = __webpack_require__(59222);
// EXTERNAL MODULE: ./lib/revisions/objects.js + 2 modules
var objects = __webpack_require__(8897);
// EXTERNAL MODULE: ./lib/revisions/paths.js
var paths = __webpack_require__(29506);
// EXTERNAL MODULE: ./lib/revisions/trees.js
var trees = __webpack_require__(11863);
;// CONCATENATED MODULE: ./lib/revisions/worktrees.js






const GITLINK_MODE = '160000';
/** Characters that Windows reads as a folder, a drive or a stream, and never allows in a name. */
const UNSAFE_ON_WINDOWS = /[\\:*?"<>|\x00-\x1f]|[. ]$/;
/** Devices, whatever ending follows: opened there, such a name swallows what is written (Win32, "Naming Files"). */
const DEVICE_ON_WINDOWS = /^(?:con|prn|aux|nul|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3]|conin\$|conout\$) *(?:\.|$)/i;
/** A larger blob goes to disk in pieces. */
const MAX_BYTES_AT_ONCE = 8 * 1024 * 1024;
let madeSoFar = 0;
/**
 * Makes two detached worktrees in the run's private folder, fills them with the blobs asked for and nothing else, and
 * lends them to `use`. They are worktrees of the private view, so the user's repository, index, configuration and list
 * of worktrees are untouched, and they go with the folder, however the run ends. Git checks nothing out: the blobs are
 * written here by id, so no filter, hook, attribute or link has a part in it. A symbolic link becomes a text file that
 * holds its target.
 */
async function withWorktrees(repository, base, head, fill, use) {
    const parent = (0,external_node_path_.join)(repository.folder.path, `worktrees-${++madeSoFar}`);
    await (0,promises_.mkdir)(parent, { mode: 0o700 });
    try {
        const baseTree = await addWorktree(repository, (0,external_node_path_.join)(parent, 'base'), base, fill.base);
        const headTree = await addWorktree(repository, (0,external_node_path_.join)(parent, 'head'), head, fill.head);
        return await use(baseTree, headTree);
    }
    finally {
        await (0,promises_.rm)(parent, { recursive: true, force: true, maxRetries: 3 });
        await runInTurn(repository, ['prune', '--expire=now']);
    }
}
const turns = new WeakMap();
/** Git reads the entries of all worktrees before it adds or prunes one, and fails on one that is half written: one at a time. */
async function runInTurn({ folder, view }, command) {
    const before = turns.get(folder) ?? Promise.resolve();
    const turn = before.then(() => (0,git/* runGit */.EO)(view, ['worktree', ...command]));
    turns.set(folder, turn.catch(() => { }));
    await turn;
}
async function addWorktree(repository, root, sha, entries) {
    await runInTurn(repository, ['add', '--quiet', '--detach', '--no-checkout', root, sha]);
    const refused = [];
    const sound = [];
    for (const entry of entries) {
        const reason = pathProblem(entry);
        if (reason)
            refused.push({ path: entry.path, reason });
        else
            sound.push(entry);
    }
    const folders = new Set();
    const ids = sound.map(({ oid }) => oid);
    let index = 0;
    for await (const object of repository.objects.readMany(ids, { maxBytes: MAX_BYTES_AT_ONCE })) {
        const entry = sound[index++];
        if (object.kind === 'missing')
            throw (0,objects/* objectMissing */.W)(entry.oid);
        const content = object.kind === 'content' ? object.content : undefined;
        const reason = await writeEntry(repository, root, entry, content, folders);
        if (reason)
            refused.push({ path: entry.path, reason });
    }
    return { root, refused };
}
/** Why an entry cannot be written on a system of this kind. Exported for tests. */
function pathProblem({ path, mode }, platform = process.platform) {
    if (mode === GITLINK_MODE)
        return 'a submodule is a commit, not a file';
    for (const name of path.split('/')) {
        if ((0,trees/* isForbiddenName */.VI)(name))
            return `${JSON.stringify(name)} is no name for a file or folder`;
        if (platform === 'win32' && (UNSAFE_ON_WINDOWS.test(name) || DEVICE_ON_WINDOWS.test(name))) {
            return `Windows cannot have a file named ${JSON.stringify(name)}`;
        }
    }
    return undefined;
}
/**
 * Creates the file anew: `wx` fails where something stands, be it a duplicate or a name that this file system takes for
 * the same (letter case, normal form). Nothing in the worktree is a link, so no path can lead out of it.
 */
async function writeEntry({ objects }, root, entry, content, folders) {
    let handle;
    try {
        const folder = entry.path.slice(0, entry.path.lastIndexOf('/') + 1);
        if (!folders.has(folder))
            await (0,promises_.mkdir)(onDisk(root, folder), { recursive: true });
        folders.add(folder);
        handle = await (0,promises_.open)(onDisk(root, entry.path), 'wx', entry.mode === '100755' ? 0o755 : 0o644);
    }
    catch (error) {
        const reason = refusal(error);
        if (reason)
            return reason;
        throw error;
    }
    try {
        if (content)
            await handle.writeFile(content);
        else
            await objects.stream(entry.oid, (chunk) => writeWhole(handle, chunk));
    }
    finally {
        await handle.close();
    }
    return undefined;
}
async function writeWhole(handle, chunk) {
    for (let at = 0; at < chunk.length;)
        at += (await handle.write(chunk, at)).bytesWritten;
}
/** What the file system said about the name itself. A full disk or a missing right is another matter, and is thrown. */
function refusal(error) {
    switch (error.code) {
        case 'EEXIST':
        case 'EISDIR':
        case 'ENOTDIR':
            return 'another path of this side stands in its place on this file system';
        case 'ENAMETOOLONG':
            return 'the name is too long for this file system';
        case 'EILSEQ':
        case 'EINVAL':
            return 'this file system cannot have such a name';
        default:
            return undefined;
    }
}
function onDisk(root, path) {
    return Buffer.concat([Buffer.from(`${root}/`), (0,paths/* encodePath */.O)(path)]);
}

;// CONCATENATED MODULE: ./lib/kept-files.js




const SUBMODULE_MODE = '160000';
/** What two worktrees need to hold the changed fixtures and nothing else. */
function fillPlan(fixtures) {
    const side = (which) => fixtures.flatMap(({ change }) => {
        const entry = change[which];
        return entry === null || entry.mode === SUBMODULE_MODE ? [] : [{ path: change.path, ...entry }];
    });
    return { base: side('base'), head: side('head') };
}
/**
 * Leaves the changed fixtures of both sides in `folder`, as `base/` and `head/`, for a person's own tools.
 *
 * @throws {FixtureGateError} CANNOT_WRITE where the folder holds something, or cannot be made.
 */
async function keepFiles(repository, range, fixtures, folder) {
    try {
        await (0,promises_.mkdir)(folder, { recursive: true });
        if ((await (0,promises_.readdir)(folder)).length > 0)
            throw Object.assign(new Error('not empty'), { code: 'ENOTEMPTY' });
    }
    catch (cause) {
        throw new errors/* FixtureGateError */.$('CANNOT_WRITE', `expected a new or empty folder at ${JSON.stringify(folder)}; found ${cause.code ?? 'something else'}`, 'name a folder that does not exist yet', { cause });
    }
    await withWorktrees(repository, range.mergeBase, range.head.sha, fillPlan(fixtures), async (base, head) => {
        // Not the worktree's own `.git` file: it names a repository that is gone after the run.
        const ownFile = (root) => (source) => source !== (0,external_node_path_.join)(root, '.git');
        await (0,promises_.cp)(base.root, (0,external_node_path_.join)(folder, 'base'), { recursive: true, filter: ownFile(base.root) });
        await (0,promises_.cp)(head.root, (0,external_node_path_.join)(folder, 'head'), { recursive: true, filter: ownFile(head.root) });
    });
}


/***/ })

};
