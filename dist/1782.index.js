export const id = 1782;
export const ids = [1782];
export const modules = {

/***/ 41782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ listFilesOnDisk),
  listIndexChanges: () => (/* binding */ listIndexChanges),
  listWorktreeChanges: () => (/* binding */ listWorktreeChanges)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/revisions/changes.js
var changes = __webpack_require__(22031);
// EXTERNAL MODULE: ./lib/revisions/git.js
var git = __webpack_require__(59222);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./lib/revisions/object-id.js
var object_id = __webpack_require__(76913);
// EXTERNAL MODULE: ./lib/revisions/paths.js
var revisions_paths = __webpack_require__(29506);
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
var raw_diff = __webpack_require__(44790);
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
