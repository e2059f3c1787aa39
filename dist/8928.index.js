export const id = 8928;
export const ids = [8928];
export const modules = {

/***/ 11512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ batchParser)
/* harmony export */ });
/** What `git cat-file --batch` and `--batch-check` print, taken apart while it arrives. */
const LINE_FEED = 0x0a;
/** `<oid> <type> <size>`; anything else says that there is no such object, or not just one. */
const HEADER = /^([0-9a-f]{40}|[0-9a-f]{64}) (blob|tree|commit|tag) (\d+)$/;
/** `next` gives the sink of the object whose header has just come. `withContent` is false for `--batch-check`. */
function batchParser(next, withContent) {
    let partialLine = Buffer.alloc(0);
    let sink;
    /** Bytes of content still to come, and after them one line feed. */
    let remaining = 0;
    const takeLine = (line) => {
        const current = next();
        const match = HEADER.exec(line);
        if (!match) {
            current.missing();
            return;
        }
        const size = Number(match[3]);
        current.header({ id: match[1], type: match[2], size });
        if (!withContent) {
            current.end();
            return;
        }
        sink = current;
        remaining = size;
    };
    const push = async (chunk) => {
        let at = 0;
        while (at < chunk.length) {
            if (!sink) {
                const end = chunk.indexOf(LINE_FEED, at);
                if (end === -1) {
                    partialLine = Buffer.concat([partialLine, chunk.subarray(at)]);
                    return;
                }
                const line = Buffer.concat([partialLine, chunk.subarray(at, end)]).toString('latin1');
                partialLine = Buffer.alloc(0);
                at = end + 1;
                takeLine(line);
                continue;
            }
            if (remaining > 0) {
                const piece = chunk.subarray(at, at + remaining);
                at += piece.length;
                remaining -= piece.length;
                const busy = sink.chunk(piece);
                if (busy)
                    await busy;
                continue;
            }
            at += 1;
            const done = sink;
            sink = undefined;
            done.end();
        }
    };
    return { push };
}


/***/ }),

/***/ 59222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ findGit),
/* harmony export */   Dg: () => (/* binding */ ignoreClosedPipe),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Iz: () => (/* binding */ spawnGit),
/* harmony export */   gk: () => (/* binding */ gitFailed),
/* harmony export */   jp: () => (/* binding */ unhurried),
/* harmony export */   v6: () => (/* binding */ ended),
/* harmony export */   wP: () => (/* binding */ quoteComplaint)
/* harmony export */ });
/* unused harmony exports searchPath, childEnvironment */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/**
 * The one way in which git is started. Everything that could make git run something, ask somebody or read another
 * repository than the one named is turned off here: threats T08, T14, T36 and T83 of docs/threats.md.
 */




/** Git for Windows knows this name too, so one spelling serves everywhere. */
const NULL_DEVICE = '/dev/null';
/** More than this of stderr is never looked at. */
const MAX_STDERR_BYTES = 16_384;
/** Characters of git's own words that an error message may quote. */
const MAX_QUOTED_CHARACTERS = 300;
/** All that git needs of the caller's environment. Tokens, GIT_*, LD_PRELOAD and NODE_OPTIONS are not among it. */
const KEPT_VARIABLES = new Set([
    'PATH',
    'PATHEXT',
    'SYSTEMROOT',
    'WINDIR',
    'COMSPEC',
    'TEMP',
    'TMP',
    'TMPDIR',
    'LD_LIBRARY_PATH',
]);
/** A fetch goes through the proxy and trusts the certificates that the machine is set up with. */
const KEPT_FOR_NETWORK = new Set([
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'ALL_PROXY',
    'NO_PROXY',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'CURL_CA_BUNDLE',
    'GIT_SSL_CAINFO',
    'GIT_SSL_CAPATH',
]);
const FIXED_VARIABLES = {
    LC_ALL: 'C',
    // Before 2.32 git knows no GIT_CONFIG_GLOBAL; a home that is no folder has no .gitconfig in any version.
    HOME: NULL_DEVICE,
    XDG_CONFIG_HOME: NULL_DEVICE,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: NULL_DEVICE,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: NULL_DEVICE,
    GIT_NO_LAZY_FETCH: '1',
    GIT_PAGER: 'cat',
    GIT_EDITOR: 'false',
};
/** Overrides the repository's own configuration, which an earlier step of the job may have written. */
const FIXED_SETTINGS = [
    `core.hooksPath=${NULL_DEVICE}`,
    'core.fsmonitor=false',
    'core.untrackedCache=false',
    'core.commentChar=#',
    `core.attributesFile=${NULL_DEVICE}`,
    'core.quotePath=true',
    'core.useReplaceRefs=false',
    'core.alternateRefsCommand=true',
    'safe.bareRepository=explicit',
    'safe.directory=*',
    'diff.external=',
    'log.showSignature=false',
    'trailer.separators=:',
    'credential.helper=',
    'gc.auto=0',
    'maintenance.auto=false',
];
let knownGit;
/**
 * Absolute path of git, looked for once. Relative entries of PATH are passed over: they would be looked up in whatever
 * folder is current, which may be the pull request's.
 *
 * @throws {FixtureGateError} GIT_MISSING
 */
function findGit() {
    knownGit ??= searchPath(process.env['PATH'] ?? '', process.platform === 'win32' ? ['git.exe'] : ['git']);
    if (knownGit)
        return knownGit;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .FixtureGateError */ .$('GIT_MISSING', 'no git was found in the absolute folders of PATH', 'install git 2.25 or newer, or add the folder that holds it to PATH');
}
/** Exported for tests. */
function searchPath(path, names) {
    for (const folder of path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(entry))) {
        for (const name of names) {
            const candidate = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name);
            if (isExecutable(candidate))
                return candidate;
        }
    }
    return undefined;
}
/** Starts git with its three streams open. The caller ends it. */
function spawnGit(place, command) {
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(findGit(), [...globalArguments(place), ...command], {
        // A folder that no pull request can write to: git must never look around in head's files.
        cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.parse)(process.execPath).root,
        env: childEnvironment(process.env, place),
        stdio: ['pipe', 'pipe', 'pipe'],
        shell: false,
        windowsHide: true,
    });
}
/**
 * For a `log` that is read to its end: git would hand over each commit as it finds it, tens of thousands of small pieces
 * where a pipe full at a time would do. Never for a process that is asked and answers.
 */
function unhurried(place) {
    return { ...place, variables: { ...place.variables, GIT_FLUSH: '0' } };
}
/**
 * Runs git to its end and returns what it printed.
 *
 * @throws {FixtureGateError} GIT_FAILED on any exit code that `accept` does not name.
 */
async function runGit(place, command, options = {}) {
    const child = spawnGit(place, command);
    const timer = options.timeout ? setTimeout(() => child.kill('SIGKILL'), options.timeout) : undefined;
    const chunks = [];
    child.stdout.on('data', options.output ?? ((chunk) => void chunks.push(chunk)));
    child.stdin.on('error', ignoreClosedPipe);
    child.stdin.end(options.input ?? '');
    const { code, complaint } = await ended(child);
    clearTimeout(timer);
    if (!(options.accept ?? [0]).includes(code))
        throw gitFailed(command, code, complaint);
    return { code, stdout: Buffer.concat(chunks), complaint };
}
/** Waits for the end of a child of `spawnGit`. Listens to stderr from the start, so call it at once. */
function ended(child) {
    const errors = [];
    let kept = 0;
    child.stderr.on('data', (chunk) => {
        if (kept < MAX_STDERR_BYTES)
            errors.push(chunk);
        kept += chunk.length;
    });
    return new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', (code) => {
            resolve({ code: code ?? -1, complaint: quoteComplaint(Buffer.concat(errors).toString('utf8')) });
        });
    });
}
function gitFailed(command, code, complaint) {
    const why = complaint ? `: ${complaint}` : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .FixtureGateError */ .$('GIT_FAILED', `git ${command.find((word) => /^[a-z]/.test(word) && !word.includes('=')) ?? ''} ended with ${code === -1 ? 'a signal' : `exit code ${code}`}${why}`, 'run "git fsck" to see whether the repository is sound, and fetch again what it lacks');
}
/** A child that stops reading early is no error of ours: its exit code says what happened. */
function ignoreClosedPipe(error) {
    if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET' && error.code !== 'EOF')
        throw error;
}
/**
 * Git repeats names from the repository in what it says, so control characters, line breaks and whatever a runner takes
 * for a command are escaped and the rest is cut (T83). Lines that are progress or hints are left out.
 */
function quoteComplaint(stderr) {
    const lines = stderr.split(/[\r\n]+/).filter((line) => line.trim() && !/^(?:hint|remote: )/.test(line));
    const text = lines.slice(-3).join('; ').slice(0, MAX_QUOTED_CHARACTERS);
    return text
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (c) => `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`)
        .replaceAll('::', ':\\u{3a}')
        .replaceAll('##[', '#\\u{23}[');
}
function globalArguments(place) {
    const protocols = ['protocol.allow=never', ...(place.protocols ?? []).map((name) => `protocol.${name}.allow=always`)];
    return [
        '--no-pager',
        '--no-replace-objects',
        '--literal-pathspecs',
        ...(place.gitDir === undefined ? [] : [`--git-dir=${place.gitDir}`]),
        ...(place.workTree === undefined ? [] : [`--work-tree=${place.workTree}`]),
        ...[...FIXED_SETTINGS, ...protocols].flatMap((setting) => ['-c', setting]),
    ];
}
/** Exported for tests. */
function childEnvironment(environment, place) {
    const kept = {};
    for (const [name, value] of Object.entries(environment)) {
        const upper = name.toUpperCase();
        const wanted = KEPT_VARIABLES.has(upper) || (place.protocols !== undefined && KEPT_FOR_NETWORK.has(upper));
        if (wanted && value !== undefined)
            kept[name] = value;
    }
    return {
        ...kept,
        ...FIXED_VARIABLES,
        ...(place.indexFile === undefined ? {} : { GIT_INDEX_FILE: place.indexFile }),
        ...place.variables,
    };
}
function isExecutable(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 83142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ lookUpCommits),
/* harmony export */   h: () => (/* binding */ isOddName)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59222);
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76913);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29506);




/** Whether a name must not be shown to git: an option, a path of the index, an exclusion, a range, or more than one line. */
function isOddName(name) {
    return name === '' || /^[-:^]/.test(name) || /\.\./.test(name) || /[\p{Cc}]/u.test(name);
}
/**
 * The commits that names stand for, in one process; `undefined` where there is none. Tags are followed to their commit.
 * A whole SHA is looked up as an object, never as a branch of that name (T14).
 *
 * @throws {FixtureGateError} GIT_FAILED where git does not take `own` for a repository.
 */
async function lookUpCommits(own, names) {
    const others = names.map((name) => readingsOf(name));
    const asked = [...names, ...others.flat()];
    const input = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(`${asked.map((name) => `${name}^{commit}`).join('\n')}\n`);
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(own, ['cat-file', '--batch-check=%(objectname)'], { input });
    const lines = stdout.toString('utf8').split('\n');
    const found = asked.map((_, index) => (0,_object_id_js__WEBPACK_IMPORTED_MODULE_3__/* .parseObjectId */ .u9)(lines[index] ?? ''));
    let at = names.length;
    for (const [index, readings] of others.entries()) {
        refuseAmbiguous(names[index], readings, found.slice(at, at + readings.length));
        at += readings.length;
    }
    return found.slice(0, names.length);
}
/** Where git looks for a short name, in its order (gitrevisions(7)). */
const PLACES = ['refs/', 'refs/tags/', 'refs/heads/', 'refs/remotes/'];
const WHOLE_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** Everything that the name in front of `~`, `^`, `@` or `:` may be short for; nothing where it cannot be two things. */
function readingsOf(name) {
    const short = /^[^~^@:]*/.exec(name)?.[0] ?? '';
    if (short === '' || short === 'HEAD' || short.startsWith('refs/') || WHOLE_ID.test(short))
        return [];
    return PLACES.map((place) => `${place}${short}`);
}
/** A tag that is called like the base branch is taken before it: whoever pushes one would choose what is compared (T14). */
function refuseAmbiguous(name, readings, ids) {
    const there = readings.filter((_, index) => ids[index] !== undefined);
    if (new Set(ids.filter(Boolean)).size < 2)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_USAGE', `${JSON.stringify(name)} is ambiguous: ${there.join(' and ')} are there and are not the same commit`, `write which one is meant in full, as in ${there.at(-1)}`);
}


/***/ }),

/***/ 76913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JC: () => (/* binding */ isNullId),
/* harmony export */   Tu: () => (/* binding */ objectId),
/* harmony export */   u9: () => (/* binding */ parseObjectId)
/* harmony export */ });
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const NULL_ID = /^0+$/;
/** `undefined` where `text` is no whole object id: a prefix, upper case, a byte-order mark in front (T14). */
function parseObjectId(text) {
    return OBJECT_ID.test(text) ? text : undefined;
}
/** @throws {TypeError} Where git (or a caller here) gave something else: a bug, not the user's mistake. */
function objectId(text) {
    const id = parseObjectId(text);
    if (!id)
        throw new TypeError(`not an object id: ${JSON.stringify(text.slice(0, 80))}`);
    return id;
}
/** Git's way to say "no object here". */
function isNullId(text) {
    return NULL_ID.test(text);
}


/***/ }),

/***/ 8897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ objectMissing),
  d: () => (/* binding */ openObjects)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/revisions/batch-parser.js
var batch_parser = __webpack_require__(11512);
// EXTERNAL MODULE: ./lib/revisions/git.js
var git = __webpack_require__(59222);
// EXTERNAL MODULE: ./lib/revisions/paths.js
var paths = __webpack_require__(29506);
;// CONCATENATED MODULE: ./lib/revisions/object-session.js



/** One git that answers requests in order, started with the first of them. */
function lazySession(place, mode) {
    const waiting = [];
    let inWork;
    let child;
    let finished = Promise.resolve();
    let closed = false;
    const start = () => {
        const started = (0,git/* spawnGit */.Iz)(place, ['cat-file', mode]);
        started.stdin.on('error', git/* ignoreClosedPipe */.Dg);
        const parser = (0,batch_parser/* batchParser */._)(() => {
            inWork = waiting.shift();
            if (!inWork)
                throw new Error('git cat-file answered what nobody asked');
            return inWork.sink;
        }, mode === '--batch');
        const end = (0,git/* ended */.v6)(started);
        end.catch(() => undefined);
        finished = (async () => {
            let failure;
            try {
                for await (const chunk of started.stdout)
                    await parser.push(chunk);
            }
            catch (error) {
                failure = error;
                started.kill();
            }
            const { code, complaint } = await end;
            failure ??= (0,git/* gitFailed */.gk)(['cat-file'], code, complaint);
            for (const { reject } of [...(inWork ? [inWork] : []), ...waiting.splice(0)])
                reject(failure);
            child = undefined;
        })().catch((error) => {
            for (const { reject } of waiting.splice(0))
                reject(error);
        });
        return started;
    };
    return {
        ask: (name, makeSink) => new Promise((resolve, reject) => {
            if (closed)
                throw new Error(`object ${name} was asked for after the repository was closed`);
            assertOneLine(name);
            child ??= start();
            waiting.push({ sink: makeSink(resolve, reject), reject });
            const { stdin } = child;
            // What is asked for in one turn goes out in one write: a walk through history asks for thousands at a time.
            if (stdin.writableCorked === 0) {
                stdin.cork();
                process.nextTick(() => stdin.uncork());
            }
            stdin.write((0,paths/* encodePath */.O)(`${name}\n`));
        }),
        close: async () => {
            closed = true;
            child?.stdin.end();
            await finished;
        },
    };
}
/** A line break would be a second request, and every answer after it would belong to another name. */
function assertOneLine(name) {
    if (name === '' || /[\n\0]/.test(name))
        throw new RangeError(`not one line: ${JSON.stringify(name)}`);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/revisions/spool.js
var spool = __webpack_require__(10661);
;// CONCATENATED MODULE: ./lib/revisions/object-sinks.js
/** What becomes of an object that git prints. */


/** Content that no caller limits is limited by what one buffer should hold. */
const MAX_KEPT_BYTES = 2 ** 31 - 1;
function keepingSink(name, options, resolve) {
    const hash = options.digest ? (0,external_node_crypto_.createHash)('sha256') : undefined;
    const limit = Math.min(options.maxBytes ?? MAX_KEPT_BYTES, MAX_KEPT_BYTES);
    let info;
    let content;
    let filled = 0;
    return {
        header: (header) => {
            info = toInfo(header);
            if (info.size <= limit)
                content = Buffer.allocUnsafe(info.size);
        },
        chunk: (bytes) => {
            hash?.update(bytes);
            if (content)
                filled += bytes.copy(content, filled);
        },
        end: () => {
            const digest = hash ? { sha256: hash.digest('hex') } : {};
            if (content)
                resolve({ kind: 'content', ...info, content, ...digest });
            else
                resolve({ kind: 'too-large', ...info, ...digest });
        },
        missing: () => resolve({ kind: 'missing', id: name }),
    };
}
/** Bytes of a spooled object that are held beside its file. */
const START_BYTES = 8_192;
/** `keepingSink`, but for objects that the spool takes. */
function spoolingSink(name, spool, options, resolve, reject) {
    let sink = keepingSink(name, options, resolve);
    return {
        header: (header) => {
            if (spool.takes(header.id, header.size))
                sink = spooledSink(options, spool.create(), resolve, reject);
            sink.header(header);
        },
        chunk: (bytes) => sink.chunk(bytes),
        end: () => sink.end(),
        missing: () => sink.missing(),
    };
}
function spooledSink(options, file, resolve, reject) {
    const hash = options.digest ? (0,external_node_crypto_.createHash)('sha256') : undefined;
    let info;
    let start = Buffer.alloc(0);
    // What was written so far is of no use then, and the rest still has to be taken from the pipe.
    let failure;
    const fail = (error) => {
        failure ??= (0,spool/* cannotSpool */.$)(error);
    };
    return {
        header: (header) => {
            info = toInfo(header);
        },
        chunk: (bytes) => {
            hash?.update(bytes);
            if (start.length < START_BYTES)
                start = Buffer.concat([start, bytes.subarray(0, START_BYTES - start.length)]);
            if (failure !== undefined)
                return;
            try {
                return file.write(bytes)?.catch(fail);
            }
            catch (error) {
                fail(error);
            }
        },
        end: () => {
            file.close();
            const digest = hash ? { sha256: hash.digest('hex') } : {};
            if (failure === undefined)
                resolve({ kind: 'spooled', ...info, path: file.path, start, ...digest });
            else
                reject(failure);
        },
        missing: () => undefined,
    };
}
function streamingSink(consumer, resolve, reject) {
    let info;
    let failed = false;
    // A consumer's error is its caller's; the rest of the object still has to be taken from the pipe.
    const fail = (error) => {
        failed = true;
        reject(error);
    };
    return {
        header: (header) => {
            info = toInfo(header);
        },
        chunk: (bytes) => {
            if (failed)
                return;
            try {
                return consumer(bytes)?.catch(fail);
            }
            catch (error) {
                fail(error);
            }
        },
        end: () => resolve(info),
        missing: () => resolve(undefined),
    };
}
function toInfo({ id, type, size }) {
    return { id, type: type, size };
}
/** The same sink; content waits until `held` says nothing. */
function heldSink(sink, held) {
    return {
        ...sink,
        chunk: (bytes) => {
            const wait = held();
            if (wait === undefined)
                return sink.chunk(bytes);
            return wait.then(() => sink.chunk(bytes));
        },
    };
}

;// CONCATENATED MODULE: ./lib/revisions/objects.js






/** Content that has come and that nobody has taken yet, for `readMany`. */
const MAX_AHEAD_BYTES = 33_554_432;
/** Names that git is given before it has answered: enough to keep it at work while answers are on their way. */
const MAX_ASKED = 128;
function openObjects(place) {
    const headers = lazySession(place, '--batch-check');
    /** The first one serves nearly all runs; further ones only what is asked for while `readMany` holds those before. */
    const contents = [];
    const free = () => {
        const known = contents.find(({ held }) => !held);
        if (known !== undefined)
            return known;
        const made = { session: lazySession(place, '--batch'), held: false };
        contents.push(made);
        return made;
    };
    const find = (name, options = {}) => free().session.ask(name, (resolve) => keepingSink(name, options, resolve));
    async function* many(names, makeSink) {
        if (names.length === 0)
            return;
        for (const name of names)
            assertOneLine(name);
        const chosen = free();
        chosen.held = true;
        try {
            yield* manyFrom(chosen.session, names, makeSink);
        }
        finally {
            chosen.held = false;
        }
    }
    return {
        info: async (name) => {
            const found = await headers.ask(name, (resolve) => keepingSink(name, { maxBytes: -1 }, resolve));
            return found.kind === 'missing' ? undefined : infoOf(found);
        },
        find,
        read: async (name) => {
            const found = await find(name);
            if (found.kind === 'content')
                return found.content;
            if (found.kind === 'missing')
                throw objectMissing(name);
            throw new RangeError(`object ${name} is too large to be kept: ${found.size} bytes`);
        },
        stream: (name, consumer) => free().session.ask(name, (resolve, reject) => streamingSink(consumer, resolve, reject)),
        readMany: (names, options = {}) => many(names, (name, resolve) => keepingSink(name, options, resolve)),
        readManyInto: (spool, names, options = {}) => many(names, (name, ...answer) => spoolingSink(name, spool, options, ...answer)),
        infoMany: async function* (names) {
            for await (const found of headersOf(place, names)) {
                yield found.kind === 'missing' ? found : infoOf(found);
            }
        },
        close: async () => {
            await Promise.all([headers.close(), ...contents.map(({ session }) => session.close())]);
        },
    };
}
function objectMissing(name) {
    return new errors/* FixtureGateError */.$('REVISION_MISSING', `the object ${JSON.stringify(name)} is not in this clone`, 'fetch it, for instance with "fetch-depth: 0" on the checkout step and without a filter');
}
function infoOf({ id, type, size }) {
    return { id, type, size };
}
/** What is kept of it until it is taken, in memory or on disk. */
function bytesAhead(found) {
    return found.kind === 'content' || found.kind === 'spooled' ? found.size : 0;
}
/** Asks ahead of what is taken, and holds the session back where too much has come. */
async function* manyFrom(session, names, makeSink) {
    const ready = [];
    let asked = 0;
    let taken = 0;
    let ahead = 0;
    let left = false;
    let failure;
    let wake = () => undefined;
    let release;
    const held = () => left || ahead < MAX_AHEAD_BYTES ? undefined : new Promise((resolve) => (release = resolve));
    const ask = (name) => {
        const answer = session.ask(name, (resolve, reject) => heldSink(makeSink(name, resolve, reject), held));
        answer.then((found) => {
            // Whoever left early has no use for it, and what was asked for has to be taken from the pipe all the same.
            if (left)
                return;
            ahead += bytesAhead(found);
            ready.push(found);
            wake();
        }, (error) => {
            failure ??= { error };
            wake();
        });
    };
    try {
        while (taken < names.length) {
            // Many names in one write: git has as many again to go on with.
            if (asked - taken <= MAX_ASKED / 2)
                while (asked < names.length && asked - taken < MAX_ASKED)
                    ask(names[asked++]);
            const next = ready.shift();
            if (next === undefined) {
                if (failure !== undefined)
                    throw failure.error;
                await new Promise((resolve) => (wake = resolve));
                continue;
            }
            taken += 1;
            yield next;
            ahead -= bytesAhead(next);
            if (ahead < MAX_AHEAD_BYTES)
                release?.();
        }
    }
    finally {
        left = true;
        release?.();
    }
}
/** Sizes and types alone, from a process of its own. */
async function* headersOf(place, names) {
    if (names.length === 0)
        return;
    for (const name of names)
        assertOneLine(name);
    const command = ['cat-file', '--batch-check', '--buffer'];
    const child = (0,git/* spawnGit */.Iz)(place, command);
    const end = (0,git/* ended */.v6)(child);
    end.catch(() => undefined);
    child.stdin.on('error', git/* ignoreClosedPipe */.Dg);
    child.stdin.end((0,paths/* encodePath */.O)(`${names.join('\n')}\n`));
    const ready = [];
    let asked = 0;
    let answered = 0;
    const parser = (0,batch_parser/* batchParser */._)(() => {
        const name = names[asked++];
        if (name === undefined)
            throw new Error('git cat-file answered what nobody asked');
        return keepingSink(name, { maxBytes: -1 }, (found) => ready.push(found));
    }, false);
    try {
        for await (const chunk of child.stdout) {
            await parser.push(chunk);
            answered += ready.length;
            yield* ready.splice(0);
        }
        const { code, complaint } = await end;
        if (code !== 0 || answered !== names.length)
            throw (0,git/* gitFailed */.gk)(command, code, complaint);
    }
    finally {
        child.kill();
    }
}


/***/ }),

/***/ 78928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ quoteForAlternates),
/* harmony export */   h: () => (/* binding */ openRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59222);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83142);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8897);
/* harmony import */ var _temporary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23817);







/**
 * Opens the repository that `directory` lies in: a working tree (linked ones too), any folder below it, or a bare
 * repository itself. Parents are searched for `.git` only: a bare repository among somebody's test data is no place to
 * read configuration from.
 *
 * @throws {FixtureGateError} NO_REPOSITORY, GIT_MISSING
 */
async function openRepository(directory, options = {}) {
    const found = discover(directory, options.isGitDirectory ?? false);
    const own = { gitDir: found.gitDir };
    const describing = describe(own, found.commonDir, directory, options.names ?? []);
    describing.catch(() => undefined);
    const folder = options.folder ?? (await (0,_temporary_js__WEBPACK_IMPORTED_MODULE_6__/* .makeRunFolder */ .G)());
    const viewDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder.path, 'view.git');
    let described;
    try {
        described = await describing;
    }
    catch (error) {
        if (!options.folder)
            await folder.remove();
        throw error;
    }
    const { objectFormat, isShallow, resolved } = described;
    makeView(viewDir, found.commonDir, objectFormat);
    const view = { gitDir: viewDir };
    const objects = (0,_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .openObjects */ .d)(view);
    const indexFile = chosenIndex(found, options.indexFile);
    return {
        ...found,
        indexFile,
        objectFormat,
        isShallow,
        isPartial: hasPromisorPack(found.commonDir),
        own,
        view,
        folder,
        objects,
        resolved,
        close: async () => {
            await objects.close();
            if (!options.folder)
                await folder.remove();
        },
    };
}
/**
 * `.git` comes first, as git itself has it, and a bare repository is only believed where no working tree is around it:
 * a pull request can put files named `HEAD`, `objects` and `refs` into any folder of its own.
 */
function discover(directory, isGiven) {
    let start;
    try {
        start = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory));
    }
    catch (cause) {
        throw noRepository(directory, cause);
    }
    const bare = isGitDir(start) ? { gitDir: start, commonDir: commonDirOf(start), topLevel: null } : undefined;
    if (isGiven && bare)
        return bare;
    for (let folder = start;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        const gitDir = gitDirAt((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git'));
        if (gitDir) {
            const isInside = start.startsWith(gitDir + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
            if (bare && isInside)
                return bare;
            if (bare && start !== folder && start !== gitDir)
                throw embeddedRepository(start, folder);
            return { gitDir, commonDir: commonDirOf(gitDir), topLevel: folder };
        }
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) !== folder)
            continue;
        if (bare)
            return bare;
        throw noRepository(directory);
    }
}
/** `.git` is a folder, or a file that names one (linked worktrees and submodules). */
function gitDirAt(path) {
    const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (kind?.isDirectory())
        return isGitDir(path) ? path : undefined;
    if (!kind?.isFile())
        return undefined;
    const target = /^gitdir: ([^\0]+?)[\r\n]*$/.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))?.[1];
    const gitDir = target && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), target);
    if (gitDir && isGitDir(gitDir))
        return gitDir;
    // Git stops here as well: whatever lies further up is another repository than the one meant.
    throw noRepository((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), undefined, 'its .git file names no git directory');
}
function isGitDir(path) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'HEAD')))
        return false;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'commondir')) || ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'objects')) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'refs')));
}
function commonDirOf(gitDir) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDir, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8').replace(/[\r\n]+$/, '')) : gitDir;
}
/** Looks names up where there are any: the length of an id says which format the repository has. Else git is asked for it. */
async function describe(own, commonDir, directory, names) {
    const plain = names.filter((name) => !(0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isOddName */ .h)(name));
    try {
        const ids = plain.length === 0 ? [] : await (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .lookUpCommits */ .V)(own, plain);
        const resolved = new Map(plain.map((name, index) => [name, ids[index]]));
        const one = ids.find((id) => id !== undefined);
        const objectFormat = one === undefined ? await askFormat(own) : one.length === 64 ? 'sha256' : 'sha1';
        // What git itself goes by (shallow.c, is_repository_shallow).
        return { objectFormat, isShallow: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'shallow')), resolved };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$) || error.code !== 'GIT_FAILED')
            throw error;
        throw noRepository(directory, error, /: (.*)$/s.exec(error.message)?.[1]);
    }
}
async function askFormat(own) {
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(own, ['rev-parse', '--show-object-format']);
    const printed = stdout.toString('utf8').trim();
    // A git that does not know the option repeats it, and knows no other format either.
    if (printed === 'sha1' || printed === '--show-object-format')
        return 'sha1';
    if (printed === 'sha256')
        return 'sha256';
    throw (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitFailed */ .gk)(['rev-parse'], 0, `an object format that is not known: ${(0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteComplaint */ .wP)(printed)}`);
}
function noRepository(directory, cause, complaint) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('NO_REPOSITORY', `no git repository was found at ${JSON.stringify(directory)} or above it${complaint ? `: ${complaint}` : ''}`, 'run this inside a clone, or name one with "--repo DIRECTORY"', { cause });
}
function embeddedRepository(start, topLevel) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('NO_REPOSITORY', `${JSON.stringify(start)} looks like a bare repository, but lies in the working tree of ${JSON.stringify(topLevel)}`, `run this in ${JSON.stringify(topLevel)} itself`);
}
/** Written by hand, not by `git init`: eight small files cost less than a process, and no template is copied. */
function makeView(viewDir, commonDir, format) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(viewDir, 'objects', 'info'), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(viewDir, 'refs'));
    const extensions = format === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
    const config = `[core]\n\trepositoryformatversion = ${format === 'sha256' ? 1 : 0}\n\tbare = true\n${extensions}`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(viewDir, 'config'), config);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(viewDir, 'HEAD'), 'ref: refs/heads/none\n');
    const objects = quoteForAlternates((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'objects'));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(viewDir, 'objects', 'info', 'alternates'), `${objects}\n`);
    const shallow = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'shallow');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(shallow))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(shallow, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(viewDir, 'shallow'));
}
/** One path a line, C-quoted where it would not stand for itself (gitrepository-layout). */
function quoteForAlternates(path, separator = node_path__WEBPACK_IMPORTED_MODULE_1__.sep) {
    const unix = path.replaceAll(separator, '/');
    if (!/[\x00-\x1f"\\#]/.test(unix))
        return unix;
    const quoted = unix.replace(/["\\]/g, '\\$&').replace(/[\x00-\x1f]/g, octal);
    return `"${quoted}"`;
}
function octal(character) {
    return `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`;
}
function hasPromisorPack(commonDir) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'objects', 'pack')).some((name) => name.endsWith('.promisor'));
    }
    catch {
        return false;
    }
}
function chosenIndex({ gitDir, topLevel }, asked) {
    const usual = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'index');
    if (!asked)
        return usual;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(topLevel ?? gitDir, asked);
    return path.startsWith(gitDir + node_path__WEBPACK_IMPORTED_MODULE_1__.sep) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? path : usual;
}


/***/ }),

/***/ 10661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ cannotSpool),
/* harmony export */   K: () => (/* binding */ openSpool)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _temporary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23817);
/** Content that is too large to be held is written to files of the run, piece by piece as git prints it. */




/** The folder is made when the first object of at least `least` bytes comes, so that a run without any makes none. */
function openSpool(ids, least) {
    let folder;
    let files = 0;
    return {
        takes: (id, size) => size >= least && ids.has(id),
        create: () => {
            folder ??= (0,_temporary_js__WEBPACK_IMPORTED_MODULE_3__/* .makeRunFolder */ .G)();
            return spoolFile(folder, `${files++}`);
        },
        remove: async () => (await folder)?.remove(),
    };
}
function spoolFile(folder, name) {
    let file;
    const made = { path: '' };
    const append = (descriptor, bytes) => {
        for (let written = 0; written < bytes.length;)
            written += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, bytes, written);
    };
    return {
        get path() {
            return made.path;
        },
        write: (bytes) => {
            if (file !== undefined)
                return append(file, bytes);
            return folder.then(({ path }) => {
                made.path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name);
                file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(made.path, 'wx', 0o600);
                append(file, bytes);
            });
        },
        close: () => {
            if (file !== undefined)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        },
    };
}
function cannotSpool(cause) {
    if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$)
        return cause;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('CANNOT_WRITE', 'a large fixture could not be written to the temporary folder', 'free some space there (both sides of the largest fixture have to fit), or set RUNNER_TEMP (or TMPDIR) to a folder that can be written to', { cause });
}


/***/ }),

/***/ 23817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ makeRunFolder)
/* harmony export */ });
/* unused harmony export temporaryRoot */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(452);
/**
 * Private folders of one run. Everything that the gate writes while it looks at a repository lies in one of them, so
 * that removing the folder is all the tidying there is (T82).
 */







const PREFIX = 'fixture-gate-run-';
const OWNER_FILE = 'owner.json';
const NEW_OWNER_FILE = 'owner.json.new';
/** A folder of another machine or container is left alone until nobody can be using it any more. */
const ABANDONED_AFTER_MS = 48 * 3600 * 1000;
/** A run names itself in its folder at once; one that has not by then was killed in between. */
const UNNAMED_AFTER_MS = 60_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const open = new Set();
/**
 * Makes a folder that is removed by `remove`, at the end of the process, and when a signal ends it; what a killed run
 * left is removed first.
 *
 * @throws {FixtureGateError} CANNOT_WRITE
 */
async function makeRunFolder(parent = temporaryRoot()) {
    pruneAbandoned(parent);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(parent, `${PREFIX}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}`);
    try {
        // In one go, so that hardly a kill finds the folder without its owner.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path, { mode: 0o700 });
        if (open.size === 0)
            listen();
        open.add(path);
        // In one go as well: a run that is killed in between has named itself whole or not at all.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, NEW_OWNER_FILE), JSON.stringify(ownerOf(process.pid)), { flag: 'wx' });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, NEW_OWNER_FILE), (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, OWNER_FILE));
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .FixtureGateError */ .$('CANNOT_WRITE', `no private folder could be made in the temporary folder ${JSON.stringify(parent)}`, 'free some space there, or set RUNNER_TEMP (or TMPDIR) to a folder that can be written to', { cause });
    }
    return {
        path,
        remove: async () => {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(path, { recursive: true, force: true, maxRetries: 3 });
            open.delete(path);
            if (open.size === 0)
                unlisten();
        },
    };
}
/** The runner empties RUNNER_TEMP between jobs, which the machine's own temporary folder is not sure of. */
function temporaryRoot() {
    const runner = process.env['RUNNER_TEMP'];
    return runner && (0,node_path__WEBPACK_IMPORTED_MODULE_4__.isAbsolute)(runner) ? runner : (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)();
}
/** Removes the folders of runs that were killed. Errors are passed over: a leftover harms nobody. */
function pruneAbandoned(parent) {
    let names = [];
    try {
        names = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(parent).filter((name) => name.startsWith(PREFIX));
    }
    catch {
        return;
    }
    for (const name of names) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(parent, name);
        if (!open.has(path) && isAbandoned(path))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true });
    }
}
function isAbandoned(path) {
    try {
        const { uid, mtimeMs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
        // The temporary folder may be shared: what another user made is not ours to remove.
        if (process.getuid && uid !== process.getuid())
            return false;
        if (Date.now() - mtimeMs > ABANDONED_AFTER_MS)
            return true;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, OWNER_FILE)))
            return Date.now() - mtimeMs > UNNAMED_AFTER_MS;
        const owner = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, OWNER_FILE), 'utf8'));
        const pid = typeof owner === 'object' && owner !== null && 'pid' in owner ? owner.pid : undefined;
        if (typeof pid !== 'number' || !(0,node_util__WEBPACK_IMPORTED_MODULE_5__.isDeepStrictEqual)(owner, ownerOf(pid)))
            return false;
        return !isAlive(pid);
    }
    catch {
        return false;
    }
}
/** A process id means something only within its machine and, in containers, its namespace. */
function ownerOf(pid) {
    let namespace = '';
    try {
        namespace = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)('/proc/self/ns/pid');
    }
    catch {
        // Not Linux: there is one namespace.
    }
    return { pid, host: (0,node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)(), namespace };
}
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error.code === 'EPERM';
    }
}
function removeAllNow() {
    for (const path of open)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true });
    open.clear();
}
function onSignal(signal) {
    removeAllNow();
    unlisten();
    // The exit status must still say that a signal ended the process.
    process.kill(process.pid, signal);
}
function listen() {
    for (const signal of SIGNALS)
        process.on(signal, onSignal);
    process.on('exit', removeAllNow);
}
function unlisten() {
    for (const signal of SIGNALS)
        process.off(signal, onSignal);
    process.off('exit', removeAllNow);
}


/***/ })

};
