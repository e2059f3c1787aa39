export const id = 2416;
export const ids = [2416];
export const modules = {

/***/ 92416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createRunner: () => (/* binding */ createRunner)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/revisions/temporary.js
var revisions_temporary = __webpack_require__(23817);
// EXTERNAL MODULE: ./lib/policy/glob.js
var glob = __webpack_require__(76298);
// EXTERNAL MODULE: ./lib/revisions/objects.js + 2 modules
var revisions_objects = __webpack_require__(8897);
// EXTERNAL MODULE: ./lib/revisions/paths.js
var paths = __webpack_require__(29506);
// EXTERNAL MODULE: ./lib/revisions/trees.js
var trees = __webpack_require__(11863);
;// CONCATENATED MODULE: ./lib/execution/checkout.js







const SUBMODULE_MODE = '160000';
const LINK_MODE = '120000';
/** Larger blobs go to disk in pieces. Bytes. */
const MAX_BYTES_AT_ONCE = 8 * 1024 * 1024;
/** A link's target. Linux's PATH_MAX. */
const MAX_TARGET_BYTES = 4_096;
/** A report that is larger is not read. Bytes. */
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
/** Files of a checkout that are looked at for reports. */
const MAX_FILES_LOOKED_AT = 500_000;
const MAX_REPORTS = 500;
/**
 * The files of a checkout, base's own first: whatever clashes with one of them on this file system is refused, so head
 * cannot put a link or a file in the way of code that is to be base's.
 */
function composeTree(base, head, { code, fixtures, fromBase = () => false }, isFixture) {
    const sideOf = (path) => (fromBase(path) ? 'base' : isFixture(path) ? fixtures : code);
    const entries = (files, side) => [...files].filter(([path]) => sideOf(path) === side).map(([path, entry]) => ({ path, ...entry }));
    const all = [...entries(base, 'base'), ...entries(head, 'head')].filter(({ mode }) => mode !== SUBMODULE_MODE);
    // Links last: no file can then be written through one.
    return [...all.filter(({ mode }) => mode !== LINK_MODE), ...all.filter(({ mode }) => mode === LINK_MODE)];
}
/** Writes blobs by id: no filter, hook or attribute has a part in it, and nothing is overwritten. */
async function fillCheckout({ objects }, root, entries) {
    const refused = [];
    const sound = [];
    for (const entry of entries) {
        if (entry.path.split('/').some(trees/* isForbiddenName */.VI))
            refused.push({ path: entry.path, reason: 'git has no such name' });
        else
            sound.push(entry);
    }
    const folders = new Set();
    let index = 0;
    for await (const object of objects.readMany(sound.map(({ oid }) => oid), { maxBytes: MAX_BYTES_AT_ONCE })) {
        const entry = sound[index++];
        if (object.kind === 'missing')
            throw (0,revisions_objects/* objectMissing */.W)(entry.oid);
        const content = object.kind === 'content' ? object.content : undefined;
        try {
            const folder = entry.path.slice(0, entry.path.lastIndexOf('/') + 1);
            if (!folders.has(folder))
                await (0,promises_.mkdir)(onDisk(root, folder), { recursive: true });
            folders.add(folder);
            if (entry.mode === LINK_MODE)
                await writeLink(onDisk(root, entry.path), content);
            else
                await writeFile(objects, onDisk(root, entry.path), entry, content);
        }
        catch (error) {
            const { code } = error;
            if (!['EEXIST', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'EILSEQ', 'EINVAL'].includes(code ?? ''))
                throw error;
            refused.push({ path: entry.path, reason: `this file system cannot have it beside the others (${code})` });
        }
    }
    return refused;
}
async function writeLink(path, target) {
    if (target === undefined || target.length > MAX_TARGET_BYTES || target.includes(0)) {
        throw Object.assign(new Error('not a link target'), { code: 'EINVAL' });
    }
    await (0,promises_.symlink)(target, path);
}
async function writeFile(objects, path, { oid, mode }, content) {
    const handle = await (0,promises_.open)(path, 'wx', mode === '100755' ? 0o755 : 0o644);
    try {
        if (content === undefined)
            await objects.stream(oid, (chunk) => writeWhole(handle, chunk));
        else
            await handle.writeFile(content);
    }
    finally {
        await handle.close();
    }
}
async function writeWhole(handle, chunk) {
    for (let at = 0; at < chunk.length;)
        at += (await handle.write(chunk, at)).bytesWritten;
}
function onDisk(root, path) {
    return Buffer.concat([Buffer.from(`${root}/`), (0,paths/* encodePath */.O)(path)]);
}
/** Files below `root` that match a pattern. Links are neither files nor folders here: they may lead anywhere. */
async function collectFiles(root, patterns) {
    const files = [];
    for (const path of await pathsAt(root, patterns))
        files.push({ path, content: await readBounded((0,external_node_path_.join)(root, path)) });
    return files;
}
async function discardFiles(root, patterns) {
    for (const path of await pathsAt(root, patterns))
        await (0,promises_.rm)((0,external_node_path_.join)(root, path), { force: true });
}
async function pathsAt(root, patterns) {
    const globs = patterns.map(glob/* compileGlob */.S);
    const found = [];
    const open = [''];
    let looked = 0;
    for (let folder = open.pop(); folder !== undefined && globs.length > 0; folder = open.pop()) {
        for (const entry of await (0,promises_.readdir)((0,external_node_path_.join)(root, folder), { withFileTypes: true }).catch(() => [])) {
            looked += 1;
            if (looked > MAX_FILES_LOOKED_AT || found.length > MAX_REPORTS)
                throw tooMany(patterns);
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== '.git')
                open.push(path);
            else if (entry.isFile() && globs.some((matches) => matches(path)))
                found.push(path);
        }
    }
    return found.sort();
}
/** Some of the reports would be some of the failures. */
function tooMany(patterns) {
    return new errors/* FixtureGateError */.$('BAD_INPUT', `expected at most ${MAX_REPORTS} reports in at most ${MAX_FILES_LOOKED_AT} files at ${patterns.join(', ')}; found more`, 'name the reports more narrowly');
}
async function readBounded(path) {
    const { size } = await (0,promises_.lstat)(path);
    return size > MAX_REPORT_BYTES ? undefined : (0,promises_.readFile)(path);
}
/** Removes a folder in which commands may have taken away their own rights to write. */
async function removeForcibly(folder) {
    const remove = () => (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    try {
        await remove();
    }
    catch {
        const open = [folder];
        for (let next = open.pop(); next !== undefined; next = open.pop()) {
            await (0,promises_.chmod)(next, 0o700).catch(() => undefined);
            for (const entry of await (0,promises_.readdir)(next, { withFileTypes: true }).catch(() => [])) {
                if (entry.isDirectory())
                    open.push((0,external_node_path_.join)(next, entry.name));
            }
        }
        await remove();
    }
}

// EXTERNAL MODULE: ./lib/execution/environment.js
var execution_environment = __webpack_require__(36635);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./lib/execution/guarded-files.js



/** The files by which a step talks to the runner. Their names are in the environment of this process alone. */
const RUNNER_FILE_VARIABLES = [
    'GITHUB_ENV',
    'GITHUB_PATH',
    'GITHUB_OUTPUT',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    // What happened, as later steps read it.
    'GITHUB_EVENT_PATH',
];
/** Files of a git directory by which git is told to run something, or to read objects from elsewhere. */
const GIT_FILES = [
    'config',
    'config.worktree',
    'commondir',
    'info/attributes',
    'info/grafts',
    'objects/info/alternates',
    'shallow',
];
/** githooks(5). */
const HOOKS = [
    ...['applypatch-msg', 'pre-applypatch', 'post-applypatch', 'pre-commit', 'pre-merge-commit', 'prepare-commit-msg'],
    ...['commit-msg', 'post-commit', 'pre-rebase', 'post-checkout', 'post-merge', 'pre-push', 'pre-receive', 'update'],
    ...['proc-receive', 'post-receive', 'post-update', 'reference-transaction', 'push-to-checkout', 'pre-auto-gc'],
    ...['post-rewrite', 'sendemail-validate', 'fsmonitor-watchman', 'post-index-change'],
];
/** Below the home of the account that the job runs as. */
const HOME_FILES = ['.gitconfig', '.config/git/config', '.netrc'];
const OTHER = 'no regular file';
/**
 * Remembers files that a command has no business with. It is not told their names, but it runs as the same user and may
 * look for them, so they are put back afterwards.
 */
async function guardFiles(paths) {
    const guarded = [];
    for (const path of paths) {
        const content = await contentOf(path);
        // A device or a folder is no file of the runner's.
        if (content === OTHER)
            continue;
        const mode = content === undefined ? undefined : (await (0,promises_.lstat)(path)).mode & 0o777;
        guarded.push({ path, content, mode });
    }
    return {
        restore: async () => {
            const changed = [];
            for (const { path, content, mode } of guarded) {
                const now = await contentOf(path);
                if (now === content || (Buffer.isBuffer(now) && content !== undefined && now.equals(content)))
                    continue;
                changed.push(path);
                // A link in its place would be written through.
                await (0,promises_.rm)(path, { recursive: true, force: true });
                if (content === undefined)
                    continue;
                await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
                await (0,promises_.writeFile)(path, content, { flag: 'wx', mode: mode ?? 0o644 });
            }
            return changed;
        },
    };
}
/**
 * The files of this program. Parts of it are loaded only when they are needed, perhaps after a command has run, and they
 * then run with everything that this process holds.
 */
async function ownProgramFiles() {
    const folder = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url));
    const names = await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true });
    return names
        .filter((entry) => entry.isFile() && /\.(?:[cm]?js|wasm|json)$/.test(entry.name))
        .map((entry) => (0,external_node_path_.join)(entry.parentPath, entry.name));
}
function runnerFiles(environment) {
    return RUNNER_FILE_VARIABLES.flatMap((name) => {
        const path = environment[name];
        return path === undefined || path === '' ? [] : [path];
    });
}
/**
 * What git of a later step obeys in the clone and in the home of the account. On a runner alone: elsewhere somebody may be at
 * work in that clone meanwhile, and what they write is theirs.
 */
function filesOfLaterGit({ gitDir, commonDir }, environment) {
    if (environment['GITHUB_ACTIONS'] !== 'true')
        return [];
    const home = environment['HOME'];
    return [
        ...[...new Set([gitDir, commonDir])].flatMap((folder) => [
            ...GIT_FILES.map((name) => (0,external_node_path_.join)(folder, name)),
            ...HOOKS.map((name) => (0,external_node_path_.join)(folder, 'hooks', name)),
        ]),
        ...(home === undefined || home === '' ? [] : HOME_FILES.map((name) => (0,external_node_path_.join)(home, name))),
    ];
}
/** A link is not followed: where a file was, it counts as changed. */
async function contentOf(path) {
    try {
        return (await (0,promises_.lstat)(path)).isFile() ? await (0,promises_.readFile)(path) : OTHER;
    }
    catch (error) {
        // A file in the place of a folder on the way: there is none either.
        if (['ENOENT', 'ENOTDIR'].includes(error.code ?? ''))
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/policy/command-template.js
var command_template = __webpack_require__(72386);
;// CONCATENATED MODULE: ./lib/execution/disk.js


/** Bytes per block of `lstat`, whatever the file system's own blocks are (POSIX). */
const BLOCK = 512;
/** Bytes that must stay free, or the runner itself fails. */
const LEAST_FREE_BYTES = 256 * 1024 * 1024;
/** Bytes on disk below a folder, up to `enough`: more is not counted. Links are not followed. */
async function bytesBelow(folder, enough) {
    let total = 0;
    const open = [folder];
    for (let next = open.pop(); next !== undefined && total <= enough; next = open.pop()) {
        for (const entry of await (0,promises_.readdir)(next, { withFileTypes: true }).catch(() => [])) {
            const path = (0,external_node_path_.join)(next, entry.name);
            if (entry.isDirectory())
                open.push(path);
            else
                total += await (0,promises_.lstat)(path).then(({ blocks }) => blocks * BLOCK, () => 0);
        }
    }
    return total;
}
async function freeBytes(folder) {
    const { bavail, bsize } = await (0,promises_.statfs)(folder);
    return bavail * bsize;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/execution/processes.js




const UNSHARE = '/usr/bin/unshare';
/**
 * A user, process and mount namespace with a /proc of its own: what runs inside sees no process outside, so it cannot
 * read the token from another's environment, and when its first process ends the kernel ends all of it, whatever forked.
 */
const NAMESPACE = ['--user', '--map-current-user', '--pid', '--fork', '--mount-proc', '--kill-child=SIGKILL', '--'];
/** Milliseconds; it takes about ten. */
const PROBE_TIMEOUT = 5_000;
/** A process may start another between two looks; each look ends what it finds. */
const SWEEPS = 4;
let canIsolate;
/** The words that put a command into a namespace of its own; none where the machine does not let us. */
function isolation() {
    canIsolate ??=
        process.platform === 'linux' &&
            (0,external_node_child_process_.spawnSync)(UNSHARE, [...NAMESPACE, '/bin/true'], { stdio: 'ignore', timeout: PROBE_TIMEOUT, env: {} }).status === 0;
    return canIsolate ? [UNSHARE, ...NAMESPACE] : [];
}
/** Ends the process group of a child that was started detached, and on Windows its tree. */
function endGroup({ pid }) {
    if (pid === undefined)
        return;
    if (process.platform === 'win32') {
        const taskkill = (0,external_node_path_.join)(process.env['SYSTEMROOT'] ?? 'C:\\Windows', 'System32', 'taskkill.exe');
        (0,external_node_child_process_.spawnSync)(taskkill, ['/PID', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
        return;
    }
    kill(-pid);
}
/**
 * Ends what left its process group (setsid, daemons): everything whose environment still carries this run's marker.
 * Linux only, and needed only where there is no namespace.
 */
function endMarked(marker) {
    if (process.platform !== 'linux')
        return;
    const wanted = Buffer.from(`${execution_environment/* MARKER_VARIABLE */.a0}=${marker}\0`);
    for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
        const strays = (0,external_node_fs_.readdirSync)('/proc').filter((name) => /^[0-9]+$/.test(name) && carries(name, wanted));
        if (strays.length === 0)
            return;
        for (const pid of strays)
            kill(Number(pid));
    }
}
function carries(pid, wanted) {
    try {
        return Number(pid) !== process.pid && (0,external_node_fs_.readFileSync)(`/proc/${pid}/environ`).includes(wanted);
    }
    catch {
        return false;
    }
}
function kill(pid) {
    try {
        process.kill(pid, 'SIGKILL');
    }
    catch {
        // It ended by itself.
    }
}

;// CONCATENATED MODULE: ./lib/execution/ran-nothing.js
/*
 * A runner that was told a name that it does not know often ends well: nothing ran, so nothing failed. As a replay that
 * would be the proof that a failure does not repeat. These are the words in which runners say so.
 */
const NOTHING = [
    /^testing: warning: no tests to run$/m,
    /\[no tests to run\]/,
    /^no tests ran\b/m,
    /^=+ .*\bno tests ran\b/m,
    /^collected 0 items/m,
    /^Ran 0 tests in /m,
    /^No tests found\b/im,
    /^No tests executed!/m,
    /^No test files found/m,
    /^Tests run: 0, Failures: 0/m,
    /^\s*0 passing\b/m,
    /^0 examples, 0 failures/m,
    /^Tests:\s+(?:\d+ (?:skipped|todo), )+\d+ total$/m,
    /^\s*Tests\s+(?:\d+ skipped \| )?no tests$/m,
    /^No test matches the given testcase filter/m,
    /^# tests 0$/m,
    /^=+ (?:\d+ (?:skipped|deselected|xfailed|warnings?)(?:, )?)+ in /m,
    /^(?:\d+ (?:skipped|deselected|xfailed|warnings?)(?:, )?)+ in [\d.]+s/m,
    /^\s*Tests\s+\d+ (?:skipped|todo) \(\d+\)$/m,
    /\bFailed: +0, Passed: +0, Skipped: +[1-9]/,
    /^[#ℹ] pass 0$/m,
];
/** Counts of what ran and of what was skipped: where both are equal, nothing was tested. */
const COUNTS = [
    /^Ran (\d+) tests? in [\s\S]{0,500}^OK \((?:[^)\n]*, )?skipped=(\d+)/m,
    /^\[?\w*\]?\s*Tests run: (\d+), Failures: 0, Errors: 0, Skipped: (\d+)/m,
    /^(\d+) examples?, 0 failures, (\d+) pending/m,
    /^Tests: (\d+), Assertions: \d+,.* Skipped: (\d+)/m,
];
const CARGO = /^test result: ok\. (\d+) passed/gm;
/** Whether the output of a command that ended well says that not one test ran. */
function ranNoTest(output) {
    const text = output.replace(/\x1b\[[0-9;]*m/g, '').replaceAll('\r', '');
    const go = /^ok\s.*\[no tests to run\]/m.test(text);
    // `go test ./...` says it of every package without that test; one that ran it says no such thing.
    if (go && /^ok\s(?!.*\[no test)/m.test(text))
        return false;
    const cargo = [...text.matchAll(CARGO)];
    if (cargo.length > 0)
        return cargo.every(([, count]) => Number(count) === 0);
    if (COUNTS.some((pattern) => allSkipped(pattern.exec(text))))
        return true;
    return NOTHING.some((pattern) => pattern.test(text));
}
function allSkipped(counts) {
    return counts !== null && Number(counts[1]) === Number(counts[2]);
}

;// CONCATENATED MODULE: ./lib/execution/run-command.js









/** Bytes of output that are kept: the last ones, where test runners say what failed. */
const KEPT_OUTPUT_BYTES = 65_536;
/** Bytes that a command may add to its checkout, home and temporary folder. */
const DISK_BUDGET_BYTES = 4 * 1024 ** 3;
/** Milliseconds between two looks at the disk. */
const DISK_INTERVAL = 250;
/** Milliseconds to read what is still in the pipes once the command has ended. */
const DRAIN_TIME = 500;
/**
 * Runs one command that base's policy names: without a shell, with a scrubbed environment, in a process group (and where
 * the machine allows it, namespaces) of its own, within time, output and disk limits. Nothing of it outlives the call,
 * and nothing that it prints reaches a stream of this process.
 */
async function runCommand(template, values, timeoutSeconds, place) {
    const started = performance.now();
    const command = (0,command_template/* commandText */.jt)(template, values);
    const result = (outcome, reason, output = '', tampered = []) => ({
        command,
        outcome,
        reason,
        output,
        tampered,
        milliseconds: Math.round(performance.now() - started),
    });
    const filled = (0,command_template/* fillCommand */.nH)(template, values);
    if (filled.kind === 'refused')
        return result('refused', filled.reason);
    const guard = await guardFiles(place.guarded);
    const ending = await runToEnd(filled.line, timeoutSeconds, place);
    const tampered = await guard.restore();
    const { outcome, reason } = describeEnding(ending, timeoutSeconds, place);
    if (outcome === 'pass' && ranNoTest(ending.output)) {
        return result('ran-nothing', 'it ended well and ran no test', ending.output, tampered);
    }
    return result(outcome, reason, ending.output, tampered);
}
async function runToEnd(line, timeoutSeconds, place) {
    const marker = (0,external_node_crypto_.randomBytes)(16).toString('hex');
    const [program, ...words] = [...isolation(), line.program, ...line.arguments];
    const child = (0,external_node_child_process_.spawn)(program, words, {
        cwd: place.cwd,
        env: (0,execution_environment/* commandEnvironment */.J$)(place.environment, place, marker, line.variables),
        // Never inherited: what goes to our own output is read by the runner as commands.
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: process.platform !== 'win32',
        shell: false,
        windowsHide: true,
    });
    const output = keepTail(child);
    let stoppedFor;
    const stop = (why) => {
        stoppedFor ??= why;
        endGroup(child);
        endMarked(marker);
    };
    const timer = setTimeout(() => stop('timeout'), timeoutSeconds * 1_000);
    const endWatch = watchDisk(place, () => stop('disk'));
    // Not `close`: a grandchild that keeps the pipes open would never let it come.
    const ended = await new Promise((resolve) => {
        child.once('error', (error) => resolve({ code: null, signal: null, error }));
        child.once('exit', (code, signal) => resolve({ code, signal }));
    });
    clearTimeout(timer);
    await endWatch();
    endGroup(child);
    endMarked(marker);
    return { ...ended, ...(stoppedFor === undefined ? {} : { stoppedFor }), output: await output() };
}
function describeEnding({ code, signal, stoppedFor, error }, timeoutSeconds, place) {
    if (error !== undefined)
        return { outcome: 'not-started', reason: `could not be started (${error.code ?? 'unknown'})` };
    if (stoppedFor === 'timeout')
        return { outcome: 'timeout', reason: `was ended after ${timeoutSeconds} s` };
    if (stoppedFor === 'disk') {
        const budget = place.diskBudget ?? DISK_BUDGET_BYTES;
        return { outcome: 'disk', reason: `was ended because it filled its disk budget of ${budget} bytes, or the disk` };
    }
    if (signal !== null)
        return { outcome: 'fail', reason: `was ended by ${signal}` };
    if (code === 126 || code === 127)
        return { outcome: 'not-started', reason: `exit code ${code}: a program was not found` };
    return code === 0 ? { outcome: 'pass', reason: 'exit code 0' } : { outcome: 'fail', reason: `exit code ${code}` };
}
/** Reads both streams to their end and keeps the tail. The function returned waits for what is still in the pipes. */
function keepTail({ stdout, stderr }) {
    let kept = [];
    let size = 0;
    const take = (chunk) => {
        kept.push(chunk);
        size += chunk.length;
        if (size > 2 * KEPT_OUTPUT_BYTES) {
            const tail = Buffer.concat(kept).subarray(-KEPT_OUTPUT_BYTES);
            kept = [Buffer.from(tail)];
            size = tail.length;
        }
    };
    const streams = [stdout, stderr].filter((stream) => stream !== null);
    const ends = streams.map((stream) => new Promise((resolve) => void stream.on('data', take).once('close', resolve).on('error', resolve)));
    return async () => {
        let timer;
        const late = new Promise((resolve) => {
            timer = setTimeout(resolve, DRAIN_TIME);
        });
        await Promise.race([Promise.all(ends), late]);
        clearTimeout(timer);
        for (const stream of streams)
            stream.destroy();
        return Buffer.concat(kept).subarray(-KEPT_OUTPUT_BYTES).toString('utf8');
    };
}
/**
 * Free space costs one call to look at; only where much of it went is the folder itself measured, since others write to
 * the same disk.
 */
function watchDisk({ folder, diskBudget = DISK_BUDGET_BYTES }, full) {
    let done = false;
    let free;
    const look = async () => {
        const now = await freeBytes(folder);
        free ??= now;
        if (now < Math.min(LEAST_FREE_BYTES, free / 2))
            return full();
        if (free - now > diskBudget / 2 && (await bytesBelow(folder, diskBudget)) > diskBudget)
            full();
    };
    const over = new AbortController();
    const loop = (async () => {
        while (!done) {
            await look().catch(() => undefined);
            await (0,external_node_timers_promises_.setTimeout)(DISK_INTERVAL, undefined, { signal: over.signal }).catch(() => undefined);
        }
    })();
    return async () => {
        done = true;
        over.abort();
        // The last look may still be under way; it must not end a process id that is somebody else's by then.
        await loop;
    };
}

;// CONCATENATED MODULE: ./lib/execution/runner.js








/** What gates run commands with. Nothing is prepared until one asks. */
function createRunner(options) {
    const { repository, files, isFixture, ensureObjects, environment, diskBudget } = options;
    return {
        unsafe: (0,execution_environment/* unsafeToRun */.px)(environment),
        withCheckout: async (plan, use) => {
            const entries = composeTree(await files('base'), await files('head'), plan, isFixture);
            await ensureObjects(entries.map(({ oid }) => oid));
            // Apart from the run's own folder, in whose private repository a command could leave a configuration.
            const folder = await (0,revisions_temporary/* makeRunFolder */.G)();
            const [root, home, temporary] = ['checkout', 'home', 'temporary'].map((name) => (0,external_node_path_.join)(folder.path, name));
            try {
                for (const each of [root, home, temporary])
                    await (0,promises_.mkdir)(each, { mode: 0o700 });
                const refused = await fillCheckout(repository, root, entries);
                refuseShadows(plan, refused);
                const place = {
                    cwd: root,
                    home: home,
                    temporary: temporary,
                    folder: folder.path,
                    guarded: [
                        ...runnerFiles(environment),
                        ...ownFiles(repository),
                        ...filesOfLaterGit(repository, environment),
                        ...(await ownProgramFiles()),
                    ],
                    environment,
                    ...(diskBudget === undefined ? {} : { diskBudget }),
                };
                return await use({
                    root: root,
                    refused,
                    run: (template, values, timeoutSeconds) => runCommand(template, values, timeoutSeconds, place),
                    discard: (patterns) => discardFiles(root, patterns),
                    collect: (patterns) => collectFiles(root, patterns),
                });
            }
            finally {
                await removeForcibly(folder.path);
                await folder.remove();
            }
        },
    };
}
/** Base's code is written first, so only base itself can be in its own way; then it is not base's code that would run. */
function refuseShadows({ fromBase }, refused) {
    const lost = refused.find(({ path }) => fromBase?.(path) === true);
    if (lost === undefined)
        return;
    throw new errors/* FixtureGateError */.$('CANNOT_WRITE', `${JSON.stringify(lost.path)} of base, which is to be run, could not be written: ${lost.reason}`, 'rename it on base, or run on a file system that can have it');
}
/** What git obeys in the private view of the repository: a command knows nothing of it, but could look for it. */
function ownFiles({ view }) {
    return ['config', 'HEAD', 'objects/info/alternates', 'shallow', 'info/grafts', 'info/attributes'].map((name) => (0,external_node_path_.join)(view.gitDir, name));
}


/***/ }),

/***/ 72386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gc: () => (/* binding */ exactPattern),
/* harmony export */   jt: () => (/* binding */ commandText),
/* harmony export */   nH: () => (/* binding */ fillCommand)
/* harmony export */ });
/* unused harmony exports PLACEHOLDERS, splitWords */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** What may stand in a command of the policy for one test. Each becomes a part of one argument and is never parsed. */
const PLACEHOLDERS = (/* unused pure expression or super */ null && (['test', 'file', 'name', 'class', 'pattern']));
/** Unquoted, each of these would have had a shell do something. */
const SHELL_ONLY = new Set(['|', '&', ';', '<', '>', '(', ')', '$', '`', '\n']);
const BLANK = /[ \t]/;
const ASSIGNMENT = /^([A-Za-z_][A-Za-z0-9_]*)=/;
const PLACEHOLDER = /\{(test|file|name|class|pattern)\}/g;
const STARTS_WITH_PLACEHOLDER = /^\{(?:test|file|name|class|pattern)\}/;
/**
 * Splits a command by the word rules of a POSIX shell: blanks, '...', "...", and the backslash. What only a shell can do
 * (pipes, variables, several commands) is refused in place of being passed on as an argument.
 *
 * @throws {FixtureGateError} BAD_POLICY
 */
function splitWords(template) {
    const words = [];
    let word;
    let quote;
    for (let at = 0; at < template.length; at += 1) {
        const character = template[at];
        const next = template[at + 1];
        if (quote === "'") {
            if (character === "'")
                quote = undefined;
            else
                word += character;
        }
        else if (character === '\\' && quote === undefined) {
            if (next === undefined)
                throw badCommand(template, 'a backslash at its end');
            word = (word ?? '') + next;
            at += 1;
        }
        else if (character === '\\' && next !== undefined && '"\\$`'.includes(next)) {
            word += next;
            at += 1;
        }
        else if (quote === '"') {
            if (character === '$' || character === '`')
                throw badCommand(template, `${character} in double quotes`);
            if (character === '"')
                quote = undefined;
            else
                word += character;
        }
        else if (character === '"' || character === "'") {
            quote = character;
            word ??= '';
        }
        else if (SHELL_ONLY.has(character) || (character === '#' && word === undefined)) {
            throw badCommand(template, `an unquoted ${JSON.stringify(character)}`);
        }
        else if (BLANK.test(character)) {
            if (word !== undefined)
                words.push(word);
            word = undefined;
        }
        else {
            word = (word ?? '') + character;
        }
    }
    if (quote !== undefined)
        throw badCommand(template, `a ${quote} that is never closed`);
    if (word !== undefined)
        words.push(word);
    return words;
}
/**
 * The command with the values in their places. A value that begins an argument may not begin with `-` or `@`: the
 * program would read an option, or a file of options, where a test was meant.
 *
 * @throws {FixtureGateError} BAD_POLICY for a template that is no command.
 */
function fillCommand(template, values) {
    const filled = [];
    const variables = new Map();
    for (const word of splitWords(template)) {
        for (const [, name] of word.matchAll(PLACEHOLDER)) {
            const problem = valueProblem(name, values[name]);
            if (problem !== undefined)
                return { kind: 'refused', reason: problem };
        }
        const whole = word.replace(PLACEHOLDER, (_, name) => values[name] ?? '');
        if (STARTS_WITH_PLACEHOLDER.test(word) && /^[-@]/.test(whole)) {
            return {
                kind: 'refused',
                reason: `${JSON.stringify(whole.slice(0, 200))} would be read as an option, not as a test`,
            };
        }
        const assignment = filled.length === 0 ? ASSIGNMENT.exec(word) : null;
        if (assignment === null)
            filled.push(whole);
        else
            variables.set(assignment[1], whole.slice(assignment[0].length));
    }
    const [program, ...rest] = filled;
    if (program === undefined || program === '')
        throw badCommand(template, 'no program to run');
    return { kind: 'command', line: { program, arguments: rest, variables } };
}
/** The command as text, with the values in their places: what a person reads and what `input_hash` is over. */
function commandText(template, values) {
    return template.replace(PLACEHOLDER, (whole, name) => values[name] ?? whole);
}
/** A name as a regular expression that matches it and nothing else, for `go test -run` and `jest -t`. */
function exactPattern(name) {
    return name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
function valueProblem(name, value) {
    if (value === undefined || value === '')
        return `nothing is known to put in the place of {${name}}`;
    return value.includes('\0') ? `the value for {${name}} holds a NUL` : undefined;
}
function badCommand(template, what) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_POLICY', `expected a command of plain words, which is started without a shell; found ${what} in ${JSON.stringify(template)}`, 'quote it, or put the command into a script of the repository and name that');
}


/***/ })

};
