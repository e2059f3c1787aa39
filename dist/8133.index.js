export const id = 8133;
export const ids = [8133];
export const modules = {

/***/ 79981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EC: () => (/* binding */ decodeUnicode),
/* harmony export */   Wb: () => (/* binding */ looksBinary),
/* harmony export */   _u: () => (/* binding */ DOUBTED_ENCODING),
/* harmony export */   aj: () => (/* binding */ GUESS),
/* harmony export */   er: () => (/* binding */ sameBytes),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   t$: () => (/* binding */ positionAt),
/* harmony export */   y2: () => (/* binding */ byteOrderMark),
/* harmony export */   yy: () => (/* binding */ refuseSecondMark)
/* harmony export */ });
/** Marks an encoding in `layout.encoding` that statistics chose and nothing in the file proves. */
const GUESS = ' (guess)';
/** How the reason begins that both sides are doubted for: what was read was compared, and proves nothing. */
const DOUBTED_ENCODING = 'the encoding is a guess';
/** chardet is quadratic in nothing but slow (2 MB/s): this much decides. */
const GUESS_BYTES = 65_536;
/**
 * A line that ends in a blank beyond ASCII. Text forgives blanks at the end of a line, and under another encoding than
 * the guessed one that byte is a letter: such a guess does not stand.
 */
const DOUBTFUL_END = /(?:[^\S \t\r\n]|[\x1c-\x1f\x85])[ \t]*(?:[\r\n]|$)/;
/** Longest first: the mark of UTF-32LE begins with that of UTF-16LE. */
const MARKS = [
    { encoding: 'UTF-32LE', label: 'utf-32le', bytes: [0xff, 0xfe, 0, 0] },
    { encoding: 'UTF-32BE', label: 'utf-32be', bytes: [0, 0, 0xfe, 0xff] },
    { encoding: 'UTF-8', label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
    { encoding: 'UTF-16LE', label: 'utf-16le', bytes: [0xff, 0xfe] },
    { encoding: 'UTF-16BE', label: 'utf-16be', bytes: [0xfe, 0xff] },
];
function byteOrderMark(bytes) {
    return MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
}
/**
 * Unicode text as a fixture holds it: UTF-8, or what a byte order mark says. Every invalid sequence is a failure,
 * never a replacement character: two different broken files must not become one text.
 */
function decodeUnicode(bytes) {
    const mark = byteOrderMark(bytes);
    const encoding = mark?.encoding ?? 'UTF-8';
    const body = mark === undefined ? bytes : bytes.subarray(mark.bytes.length);
    const text = strictDecode(body, mark?.label ?? 'utf-8');
    if (text === undefined)
        return { ok: false, reason: `not valid ${encoding}`, ...firstInvalid(body, encoding) };
    const layout = mark === undefined ? { encoding } : { encoding, 'byte order mark': 'present' };
    return { ok: true, text, layout, notices: [] };
}
/**
 * Refuses U+FEFF behind the byte order mark. Only the first is a mark, and parsers disagree about a second: some take it
 * for white space, some for a letter of the first value, some for an error (docs/adr/0211). For readers whose own
 * parser would swallow it; the others read it as content.
 */
function refuseSecondMark(decoded) {
    if (!decoded.ok || !decoded.text.startsWith('\uFEFF'))
        return decoded;
    return { ok: false, reason: 'a second byte order mark, which is content and no mark', line: 1, column: 1 };
}
/**
 * As `decodeUnicode`, and where that fails a legacy encoding as a stated guess. A guess stands only if encoding the
 * text again gives back the very bytes, so that no two byte sequences can meet in one text under one encoding.
 */
async function decodeText(bytes) {
    const unicode = decodeUnicode(bytes);
    if (unicode.ok || byteOrderMark(bytes) !== undefined || looksBinary(bytes))
        return unicode;
    const [chardet, iconv] = await Promise.all([__webpack_require__.e(/* import() */ 629).then(__webpack_require__.t.bind(__webpack_require__, 20629, 19)), __webpack_require__.e(/* import() */ 1748).then(__webpack_require__.t.bind(__webpack_require__, 31748, 19))]);
    const codec = iconv.default ?? iconv;
    const guesses = (chardet.default ?? chardet).analyse(bytes.subarray(0, GUESS_BYTES));
    for (const { name } of guesses) {
        if (/^UTF/.test(name) || !codec.encodingExists(name))
            continue;
        const text = codec.decode(bytes, name, { stripBOM: false });
        if (text.includes('\uFFFD') || DOUBTFUL_END.test(text) || !sameBytes(codec.encode(text, name), bytes))
            continue;
        const notice = { message: `not valid UTF-8; read as ${name}, which is a guess`, line: 0 };
        return { ok: true, text, layout: { encoding: `${name}${GUESS}` }, notices: [notice] };
    }
    return unicode;
}
/**
 * Control characters that no text file has, NUL above all. Bytes that happen to decode must not be read as text: text
 * forgives line ends and trailing blanks, which in binary data are values.
 */
function looksBinary(bytes) {
    const mark = byteOrderMark(bytes);
    if (mark !== undefined && mark.encoding !== 'UTF-8') {
        const decoded = decodeUnicode(bytes);
        return !decoded.ok || /[\0-\x06\x0e-\x1a]/.test(decoded.text);
    }
    const end = Math.min(bytes.length, GUESS_BYTES);
    for (let index = 0; index < end; index += 1) {
        const byte = bytes[index];
        if (byte < 7 || (byte > 13 && byte < 27))
            return true;
    }
    return bytes.indexOf(0) !== -1;
}
function sameBytes(left, right) {
    return left.length === right.length && Buffer.compare(left, right) === 0;
}
function strictDecode(body, label) {
    if (label === 'utf-32le' || label === 'utf-32be')
        return decodeUtf32(body, label === 'utf-32le');
    try {
        return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(body);
    }
    catch {
        return undefined;
    }
}
/** The platform's decoder has no UTF-32. Surrogates and values above U+10FFFF are invalid, as in the standard. */
function decodeUtf32(body, littleEndian) {
    if (body.length % 4 !== 0)
        return undefined;
    const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
    const pieces = [];
    for (let index = 0; index < body.length; index += 4) {
        const point = view.getUint32(index, littleEndian);
        if (point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff))
            return undefined;
        pieces.push(String.fromCodePoint(point));
    }
    return pieces.join('');
}
/** Where decoding stops, found by halving: a prefix decodes in stream mode as long as it holds nothing invalid. */
function firstInvalid(body, encoding) {
    if (encoding !== 'UTF-8')
        return { line: 0, column: 0 };
    let valid = 0;
    let invalid = body.length;
    while (valid + 1 < invalid) {
        const middle = (valid + invalid) >> 1;
        try {
            new TextDecoder('utf-8', { fatal: true }).decode(body.subarray(0, middle), { stream: true });
            valid = middle;
        }
        catch {
            invalid = middle;
        }
    }
    const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body.subarray(0, valid), { stream: true });
    return positionAt(before, before.length);
}
/** One-based line and column (in UTF-16 units) of an offset. Lines end at LF, CRLF and lone CR. */
function positionAt(text, offset) {
    let line = 1;
    let start = 0;
    for (let index = 0; index < offset; index += 1) {
        const code = text.charCodeAt(index);
        if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) {
            line += 1;
            start = index + 1;
        }
    }
    return { line, column: offset - start + 1 };
}


/***/ }),

/***/ 59394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ sqlite),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   Rx: () => (/* binding */ plist),
/* harmony export */   UE: () => (/* binding */ arrow),
/* harmony export */   Xl: () => (/* binding */ avro),
/* harmony export */   Yy: () => (/* binding */ POINTER_VERSIONS),
/* harmony export */   ZO: () => (/* binding */ eml),
/* harmony export */   Zv: () => (/* binding */ parquet),
/* harmony export */   _n: () => (/* binding */ xml),
/* harmony export */   cI: () => (/* binding */ tiff),
/* harmony export */   cb: () => (/* binding */ goSnaps),
/* harmony export */   cs: () => (/* binding */ zst),
/* harmony export */   d2: () => (/* binding */ bz2),
/* harmony export */   gz: () => (/* binding */ gz),
/* harmony export */   hC: () => (/* binding */ toml),
/* harmony export */   k$: () => (/* binding */ lfs),
/* harmony export */   l$: () => (/* binding */ MAX_POINTER_BYTES),
/* harmony export */   l6: () => (/* binding */ cbor),
/* harmony export */   n$: () => (/* binding */ snap),
/* harmony export */   nX: () => (/* binding */ gif),
/* harmony export */   oQ: () => (/* binding */ yaml),
/* harmony export */   pN: () => (/* binding */ ambr),
/* harmony export */   qU: () => (/* binding */ png),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   rP: () => (/* binding */ jsonl),
/* harmony export */   uM: () => (/* binding */ bmp),
/* harmony export */   wB: () => (/* binding */ insta),
/* harmony export */   wE: () => (/* binding */ npy),
/* harmony export */   x8: () => (/* binding */ pdf),
/* harmony export */   xd: () => (/* binding */ webp),
/* harmony export */   xl: () => (/* binding */ jpeg),
/* harmony export */   xz: () => (/* binding */ xz),
/* harmony export */   yU: () => (/* binding */ zip),
/* harmony export */   yY: () => (/* binding */ tar),
/* harmony export */   yj: () => (/* binding */ xlsx)
/* harmony export */ });
/* unused harmony export sniffText */
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79981);

/** The first bytes as text, a byte order mark heeded. Broken sequences become U+FFFD, which matches nothing here. */
function sniffText(head) {
    const mark = (0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .byteOrderMark */ .y2)(head);
    if (mark === undefined)
        return new TextDecoder('utf-8').decode(head);
    if (mark.encoding.startsWith('UTF-32'))
        return '';
    return new TextDecoder(mark.label, { ignoreBOM: true }).decode(head.subarray(mark.bytes.length));
}
/** The first entry, and the line of dashes that ends one. */
const goSnaps = (head) => {
    const text = sniffText(head);
    return /^\s*\[[^\r\n]+ - \d+\]\r?\n/.test(text) && /\n---(?:\r?\n|$)/.test(text);
};
/** The first line of syrupy's files, and that of those from before serializer versions. */
const ambr = (head) => /^# (?:serializer version|name): /.test(sniffText(head.subarray(0, 256)));
/** The tag that RFC 8949 reserves for this. */
const cbor = (head) => head[0] === 0xd9 && head[1] === 0xd9 && head[2] === 0xf7;
/** What begins a page; a fragment is too close to XML and to templates. */
const html = (head) => /^\s{0,64}(?:<!doctype html|<html[\s>])/i.test(sniffText(head.subarray(0, 512)));
/** A header between dashes with a key that insta writes, or its old header without them. */
const insta = (head) => {
    const [first, ...lines] = sniffText(head.subarray(0, 8_192)).split(/\r?\n/);
    if (/^(?:Created|Creator): /.test(first))
        return true;
    const end = first === '---' ? lines.indexOf('---') : -1;
    return lines.slice(0, Math.max(end, 0)).some((line) => /^(?:source|expression|assertion_line): ?/.test(line));
};
/** An object or array; a lone scalar is no evidence. Comments before it are those of JSONC. */
const json = (head) => {
    const text = sniffText(head);
    let index = 0;
    for (;;) {
        index = afterSpace(text, index);
        if (text.startsWith('//', index))
            index = endOf(text, '\n', index);
        else if (text.startsWith('/*', index))
            index = endOf(text, '*/', index + 2);
        else
            break;
    }
    const first = text[index];
    return first === '{' || first === '[';
};
/** Two records or more, each on its own line. */
const jsonl = (head, whole) => {
    const lines = sniffText(head).split('\n');
    if (!whole)
        lines.pop();
    const records = lines.map((line) => line.trim()).filter((line) => line !== '');
    return records.length >= 2 && records.every((line) => /^\{.*\}$|^\[.*\]$/s.test(line));
};
/** Both spellings of the pointer's version; the second is from before Git LFS had its name. */
const lfs = (head, whole) => {
    if (!whole || head.length > MAX_POINTER_BYTES)
        return false;
    const text = sniffText(head);
    return POINTER_VERSIONS.some((version) => text.startsWith(`version ${version}\n`));
};
/** Git LFS itself reads no pointer beyond this. */
const MAX_POINTER_BYTES = 1_024;
const POINTER_VERSIONS = ['https://git-lfs.github.com/spec/v1', 'https://hawser.github.com/spec/v1'];
/** Apple's binary form, or its document type or root near the start of XML. */
const plist = (head) => {
    if (head[0] === 0x62 && head[1] === 0x70)
        return Buffer.from(head.subarray(0, 8)).toString('latin1') === 'bplist00';
    const text = sniffText(head.subarray(0, 1_024));
    return text.trimStart().startsWith('<') && /<!DOCTYPE plist|<plist[\s>]/.test(text);
};
/** The first line that Jest, Vitest and Bun write. insta and go-snaps share the extension and have none. */
const snap = (head) => /^\/\/ (?:Jest|Vitest|Bun) Snapshot v\d/.test(sniffText(head.subarray(0, 256)));
/** A table header and a key whose value is spelled as in TOML: `[a]` with `b = c` is INI and stays unnamed. */
const toml = (head) => {
    const lines = sniffText(head.subarray(0, 8_192)).split('\n', 200);
    const table = lines.some((line) => /^\s{0,16}\[{1,2}[\w."' -]{1,200}\]{1,2}\s{0,16}$/.test(line));
    return table && lines.some((line) => /^\s{0,16}[\w."'-]{1,200} ?= ?(?:["'[{]|[+-]?\d|true\b|false\b)/.test(line));
};
/**
 * A declaration, a doctype, or a root that declares a namespace. Angle brackets alone are no evidence: in a template
 * or a fragment of HTML white space between elements is content, which the XML reader would take for layout.
 */
const xml = (head) => {
    const text = sniffText(head);
    const start = afterSpace(text, 0);
    if (text.startsWith('<?xml', start) || /^<!DOCTYPE (?!html)/i.test(text.slice(start, start + 16)))
        return true;
    const root = text.slice(start, start + 1_024);
    return /^<[A-Za-z_][^<>]*\sxmlns(?::[\w.-]{1,64})?=/.test(root);
};
/** Only the directive: a line of dashes opens front matter and insta snapshots as well. */
const yaml = (head) => /^%YAML 1\.\d/.test(sniffText(head.subarray(0, 256)));
const magic = (...magics) => (head) => magics.some((one) => Buffer.from(head.subarray(0, one.length)).toString('latin1') === one);
const bz2 = (head) => /^BZh[1-9]1AY&SY/.test(Buffer.from(head.subarray(0, 10)).toString('latin1'));
/** The file format, and Feather's first version, which nobody here decodes. A stream has no magic number. */
const arrow = magic('ARROW1\0\0', 'FEA1');
/** Magic number at the beginning; readers look at the end for the same one. PARE has an encrypted footer. */
const parquet = magic('PAR1', 'PARE');
const gif = magic('GIF87a', 'GIF89a');
const jpeg = magic('\xff\xd8\xff');
const tiff = magic('II*\0', 'MM\0*', 'II+\0', 'MM\0+');
const gz = magic('\x1f\x8b\x08');
const npy = magic('\x93NUMPY');
const png = magic('\x89PNG\r\n\x1a\n');
const xz = magic('\xfd7zXZ\0');
/** With an entry first, or empty; a zip behind a preamble is known by its extension only. */
const zip = magic('PK\x03\x04', 'PK\x05\x06');
const zst = magic('\x28\xb5\x2f\xfd');
/** Two letters begin too many texts: the header's reserved bytes and size must fit as well. */
const bmp = (head) => head[0] === 0x42 &&
    head[1] === 0x4d &&
    head.subarray(6, 10).every((byte) => byte === 0) &&
    head[15] === 0 &&
    head[14] >= 12;
const webp = (head) => /^RIFF.{4}WEBP/s.test(Buffer.from(head.subarray(0, 12)).toString('latin1'));
/** Both spellings of the mark that tar has had since 1988. */
const tar = (head) => /^ustar(?:\0| {2}\0)/.test(Buffer.from(head.subarray(257, 265)).toString('latin1'));
/** Headers as a mail program writes them first, one of those that only mail has among them. */
const eml = (head) => {
    const lines = sniffText(head.subarray(0, 4_096)).split(/\r?\n/, 40);
    const end = lines.indexOf('');
    const headers = lines.slice(lines[0]?.startsWith('From ') ? 1 : 0, end === -1 ? lines.length - 1 : end);
    const field = /^(?:[!-9;-~]+:|[ \t])/;
    const proof = /^(?:received|return-path|message-id|mime-version|delivered-to):/i;
    const named = (name) => headers.some((line) => line.toLowerCase().startsWith(`${name}:`));
    return headers.every((line) => field.test(line)) && named('from') && headers.some((line) => proof.test(line));
};
/** Version 1 of the object container, the only one there is. */
const avro = magic('Obj\x01');
/** A zip whose first names are those of a workbook; the order is free, so the names are looked for. */
const xlsx = (head) => {
    if (!zip(head, false))
        return false;
    return Buffer.from(head.buffer, head.byteOffset, head.byteLength).includes('xl/workbook.xml');
};
/** Some programs put something before the header, but not where a sniffer shall believe it. */
const pdf = magic('%PDF-');
const sqlite = magic('SQLite format 3\0');
function afterSpace(text, from) {
    let index = from;
    while (index < text.length && ' \t\r\n'.includes(text[index]))
        index += 1;
    return index;
}
function endOf(text, mark, from) {
    const at = text.indexOf(mark, from);
    return at === -1 ? text.length : at + mark.length;
}


/***/ }),

/***/ 36635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J$: () => (/* binding */ commandEnvironment),
/* harmony export */   a0: () => (/* binding */ MARKER_VARIABLE),
/* harmony export */   px: () => (/* binding */ unsafeToRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/**
 * All that a command sees of the environment, by name. A list of what is let in, not of what is kept out: secrets have
 * any name. Where a tool of the machine lies is no secret.
 */
const KEPT = new Set([
    'PATH',
    'PATHEXT',
    'SYSTEMROOT',
    'WINDIR',
    'COMSPEC',
    'LANG',
    'LC_ALL',
    'LC_CTYPE',
    'TZ',
    'LD_LIBRARY_PATH',
    'JAVA_HOME',
    'GOROOT',
    'DOTNET_ROOT',
    'VIRTUAL_ENV',
    'PYTHONLOCATION',
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'NO_PROXY',
]);
/** Events whose token cannot write on behalf of a fork, or whose code is merged already. */
const SAFE_EVENTS = new Set(['', 'pull_request', 'merge_group', 'push']);
/**
 * The environment of a command: no token, no GITHUB_*, RUNNER_*, ACTIONS_*, INPUT_* or GIT_*, no NODE_OPTIONS. Home and
 * temporary folder are private ones. `marker` lets stray children be found.
 */
function commandEnvironment(environment, folders, marker, variables = new Map()) {
    const kept = {};
    for (const [name, value] of Object.entries(environment)) {
        if (value === undefined || !KEPT.has(name.toUpperCase()))
            continue;
        // A proxy may carry a password in its address.
        if (/PROXY$/i.test(name) && value.includes('@'))
            continue;
        kept[name] = name.toUpperCase() === 'PATH' ? absoluteOnly(value) : value;
    }
    return {
        ...kept,
        HOME: folders.home,
        USERPROFILE: folders.home,
        TMPDIR: folders.temporary,
        TEMP: folders.temporary,
        TMP: folders.temporary,
        CI: 'true',
        NO_COLOR: '1',
        ...Object.fromEntries(variables),
        [MARKER_VARIABLE]: marker,
    };
}
const MARKER_VARIABLE = 'FIXTURE_GATE_COMMAND';
/**
 * Why commands must not run here at all; undefined where they may. Under `pull_request_target` and its kin the job holds
 * a token that can write and secrets, and whatever runs as the same user can read them from its memory (docs/gates-execution.md, what commands can do).
 */
function unsafeToRun(environment) {
    const event = environment['GITHUB_EVENT_NAME'] ?? '';
    if (SAFE_EVENTS.has(event))
        return undefined;
    return `commands are not run on the event ${JSON.stringify(event)}, where a pull request's code could reach a token that can write`;
}
/** A relative entry of PATH would be looked up in the pull request's own files. */
function absoluteOnly(path) {
    return path
        .split(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter)
        .filter((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(entry))
        .join(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter);
}


/***/ }),

/***/ 99536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QE: () => (/* binding */ lazyWork),
/* harmony export */   Sj: () => (/* binding */ policyEditOf),
/* harmony export */   rk: () => (/* binding */ gateSource)
/* harmony export */ });
/* harmony import */ var _execution_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36635);
/* harmony import */ var _revisions_listing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35802);


/** Workers that are made with the first question and ended with `close`. */
function lazyWork() {
    let judge;
    return {
        work: async (task) => {
            judge ??= Promise.all(/* import() */[__webpack_require__.e(8056), __webpack_require__.e(9233)]).then(__webpack_require__.bind(__webpack_require__, 29233)).then(({ createJudge }) => createJudge());
            return (await judge).work(task);
        },
        close: async () => (await judge)?.close(),
    };
}
/** The open repository and what was found in it, as the readers of the gates see them. */
function gateSource(repository, inspection, { testReports, work, workflow, ensureObjects = async () => undefined }) {
    const { range, trees, commits, findings, stored, policies, isFixture, isFixtureOnBase, rulesFor } = inspection;
    const sides = sidesOf(repository, range, trees.changes, inspection.listing);
    const { files } = sides;
    return {
        repository,
        range,
        changes: trees.changes,
        commits,
        findings,
        ...(stored === undefined ? {} : { stored }),
        policy: policies.effective,
        policyEdit: policyEditOf(policies),
        isFixture,
        isFixtureOnBase,
        rulesFor,
        ...sides,
        ensureObjects,
        work,
        testReports,
        ...(workflow === undefined ? {} : { workflow }),
        commands: lazyRunner({
            ...{ repository, files, ensureObjects, environment: process.env },
            // Were head to say what is a fixture, its code would stand in for base's as one.
            isFixture: isFixtureOnBase,
        }),
    };
}
/** Loaded with the first command: most runs have none. */
function lazyRunner(options) {
    return {
        unsafe: (0,_execution_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .unsafeToRun */ .px)(options.environment),
        withCheckout: async (plan, use) => {
            const { createRunner } = await __webpack_require__.e(/* import() */ 2416).then(__webpack_require__.bind(__webpack_require__, 92416));
            return createRunner(options).withCheckout(plan, use);
        },
    };
}
function policyEditOf({ path, edited, base, head, headError }) {
    return {
        path,
        edited,
        base,
        ...(head ? { head } : {}),
        ...(headError ? { headError: headError.message } : {}),
    };
}
/** Questions for one path, each of which looks through the bytes of the listing, before it is taken apart for good. */
const MAX_SINGLE_QUESTIONS = 32;
/** Head is base with the changes laid over it, which holds for the index and the working tree, too. */
function sidesOf(repository, { mergeBase }, changes, given) {
    let listing;
    const list = () => {
        listing ??= given === undefined ? (0,_revisions_listing_js__WEBPACK_IMPORTED_MODULE_1__/* .listTree */ .n)(repository, mergeBase) : Promise.resolve(given);
        return listing;
    };
    const laidOver = (files, over) => {
        const all = new Map(files);
        for (const { path, head } of over) {
            if (head === null)
                all.delete(path);
            else
                all.set(path, head);
        }
        return all;
    };
    let onBase;
    const base = () => {
        onBase ??= list().then((all) => byPath(all.all()));
        return onBase;
    };
    let onHead;
    const head = () => {
        onHead ??= base().then((files) => laidOver(files, changes));
        return onHead;
    };
    const matched = new Map();
    const changed = new Map(changes.map((change) => [change.path, change]));
    const single = new Map();
    return {
        files: (side) => (side === 'base' ? base() : head()),
        among: async (side, pattern) => {
            const found = matched.get(pattern) ?? list().then((all) => byPath(all.matching(pattern)));
            matched.set(pattern, found);
            if (side === 'base')
                return found;
            const over = changes.filter(({ path }) => pattern.test(`\t${path}\0`));
            return laidOver(await found, over);
        },
        entryAt: async (side, path) => {
            const change = changed.get(path);
            if (change !== undefined)
                return change[side] ?? undefined;
            if (single.has(path))
                return single.get(path);
            if (single.size >= MAX_SINGLE_QUESTIONS)
                return (await base()).get(path);
            const entry = (await list()).at(path);
            single.set(path, entry);
            return entry;
        },
    };
}
function byPath(files) {
    return new Map(files.map(({ path, mode, oid }) => [path, { mode, oid }]));
}


/***/ }),

/***/ 64049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ observedKey),
/* harmony export */   KV: () => (/* binding */ observeNormalized),
/* harmony export */   VB: () => (/* binding */ sameDigest),
/* harmony export */   oA: () => (/* binding */ NORMALIZED_FORGIVES)
/* harmony export */ });
/* unused harmony export normalizedForm */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _comparison_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31130);


const NORMALIZED_FORGIVES = ['line ends', 'white space at the ends of lines', 'newlines at the end'];
/** Strict, and a byte order mark is a character like others, as in Python's `utf-8`. */
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Mode `normalized`, version 1 (requirement M5). Undefined for what is no UTF-8. */
function normalizedForm(bytes) {
    let text;
    try {
        text = UTF8.decode(bytes);
    }
    catch {
        return undefined;
    }
    const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n');
    return Buffer.from(`${(0,_comparison_text_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizeLines */ .tZ)(lines).join('\n')}\n`, 'utf8');
}
function observeNormalized(bytes) {
    const form = normalizedForm(bytes);
    if (form === undefined)
        return { kind: 'none', why: 'bytes that are no UTF-8, which mode normalized cannot hash' };
    return {
        kind: 'digest',
        sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(form).digest('hex'),
        sizes: [String(bytes.length), String(form.length)],
        forgives: NORMALIZED_FORGIVES,
    };
}
/** Key of what was observed: the same path may be looked at in several modes. */
function observedKey(mode, path) {
    return `${mode} ${path}`;
}
/** Requirement M3: in constant time. Both are hex; of unequal length only where one is none. */
function sameDigest(a, b) {
    return a.length === b.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(a, 'latin1'), Buffer.from(b, 'latin1'));
}


/***/ }),

/***/ 24612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ foldOnDisk),
/* harmony export */   IY: () => (/* binding */ nameFault),
/* harmony export */   L6: () => (/* binding */ foldTarget),
/* harmony export */   SP: () => (/* binding */ foldCase),
/* harmony export */   tu: () => (/* binding */ foldPath),
/* harmony export */   zN: () => (/* binding */ foldName)
/* harmony export */ });
/**
 * Letters that are drawn like a Latin one in usual typefaces. From the Unicode Consortium's confusables.txt, cut down to
 * Cyrillic, Greek and Armenian letters for a-z: whole tables call any two short strokes alike, and names in those
 * scripts would then have to be asked about. Compatibility forms (full width, ligatures) are folded by NFKC.
 */
const LOOK_ALIKE = new Map(Object.entries({
    a: 'аα',
    b: 'ЬƄ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еє',
    g: 'ɡց',
    h: 'һհ',
    i: 'іιɩı',
    j: 'јϳ',
    k: 'кκ',
    l: 'ӏ',
    m: 'м',
    n: 'ոη',
    o: 'оοօ',
    p: 'рρ',
    q: 'ԛզ',
    r: 'г',
    s: 'ѕ',
    t: 'тτ',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγү',
    z: 'ʐ',
}).flatMap(([latin, others]) => [...others].map((other) => [other.toLowerCase(), latin])));
const IGNORED = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** What one component of a path comes to where case, Unicode form, invisible characters and an end of dots or blanks do not count, and look-alike letters are one. */
function foldName(name) {
    const plain = name.normalize('NFKC').replace(IGNORED, '').toUpperCase().toLowerCase();
    const latin = [...plain].map((letter) => LOOK_ALIKE.get(letter) ?? letter).join('');
    return latin.normalize('NFC').replace(/[. ]+$/u, '');
}
/** What HFS+ leaves out of names (git's utf8.c, next_hfs_char). */
const IGNORED_ON_DISK = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;
/**
 * What some file system comes to when it is asked for `path`: letter case, Unicode form, characters that HFS+ ignores,
 * dots and blanks at the end, and what stands behind a colon on Windows are set aside. Unlike `foldPath` no letter is
 * taken for another one.
 */
function foldOnDisk(path) {
    return path
        .split(SLASHES)
        .filter((name) => name !== '')
        .map(foldNameOnDisk)
        .join('/');
}
/** Windows takes either. */
const SLASHES = /[/\\]/;
function foldNameOnDisk(name) {
    if (name === '.' || name === '..')
        return name;
    return foldCase(name.replace(IGNORED_ON_DISK, '').split(':', 1)[0]).replace(/[. ]+$/u, '');
}
/** `foldOnDisk` of what a link holds, which may lead upwards, and out of the repository. */
function foldTarget(target) {
    return target.split(SLASHES).map(foldNameOnDisk).join('/');
}
/** Where letter case alone is set aside, as Windows and macOS do. */
function foldCase(path) {
    return path.normalize('NFC').toUpperCase().toLowerCase();
}
function foldPath(path) {
    return path.split('/').map(foldName).join('/');
}
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:[. ]|$)/i;
/** Of most file systems, for one component. */
const MAX_NAME_BYTES = 255;
/** Why a name is not what it looks like, or is no name on some systems. The worst is named first. */
function nameFault(path) {
    const names = path.split('/');
    const error = (why) => ({ severity: 'error', why });
    const warning = (why) => ({ severity: 'warning', why });
    if (/\p{Cc}/u.test(path))
        return error('it contains a control character, which some tools take for the end of the name');
    if (/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(path))
        return error('it contains a character that turns the direction of writing, so that it is shown in another order');
    if (new RegExp(IGNORED.source, 'u').test(path))
        return error('it contains an invisible character');
    if (names.some((name) => /[. ]$/.test(name) && !/^\.{1,2}$/.test(name)))
        return error('it ends in a dot or a blank, which Windows drops');
    if (/\p{Cs}/u.test(path))
        return warning('it is no UTF-8, so tools disagree on what it is called');
    if (names.some((name) => RESERVED.test(name)))
        return warning('Windows has a device of that name, so it cannot be checked out there');
    if (names.some((name) => Buffer.byteLength(name) > MAX_NAME_BYTES))
        return warning(`a part of it is longer than ${MAX_NAME_BYTES} bytes, which most file systems refuse`);
    return undefined;
}


/***/ }),

/***/ 17979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   MO: () => (/* binding */ proposeCommand),
/* harmony export */   Od: () => (/* binding */ restoreCommand),
/* harmony export */   Z7: () => (/* binding */ sealProblem),
/* harmony export */   r7: () => (/* binding */ shellWord),
/* harmony export */   s3: () => (/* binding */ entryPath)
/* harmony export */ });
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47675);

/** `path` is the fixture where one is known, `line` and `anchor` are in the manifest or ledger. */
function sealProblem(code, message, details) {
    const { severity = 'error', path, at, anchor = at, commit, fix } = details;
    const named = path ?? at?.file;
    return {
        code,
        gate: 'seal',
        severity,
        ...(named === undefined ? {} : { path: named }),
        ...(at === undefined || at.line < 1 ? {} : { line: at.line }),
        ...(anchor === undefined ? {} : { anchor: { path: anchor.file, line: Math.max(1, anchor.line) } }),
        ...(commit === undefined ? {} : { commit }),
        message: at === undefined ? message : `${placed(at)}: ${message}`,
        ...(fix === undefined ? {} : { fix }),
    };
}
function placed({ file, line }) {
    return line < 1 ? (0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(file) : `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(file)}:${line}`;
}
/** The command that prints the right entry; without a path where one could not be pasted. */
function proposeCommand(kind, path) {
    const word = shellWord(path);
    const dashes = path.startsWith('-') ? '-- ' : '';
    return `fixture-gate ${kind} propose${word === undefined ? '' : ` ${dashes}${word}`}`;
}
/** How to get a file of base back. */
function restoreCommand(path) {
    return `git checkout origin/main -- ${shellWord(path) ?? 'PATH'}`;
}
/** A path comes from a pull request and is to be pasted into a shell: bare only where nothing in it can be obeyed. */
function shellWord(path) {
    return /^[\w./@%+:,-]+$/.test(path) ? path : (0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .shellQuote */ .ZL)(path);
}
/** A path as an entry has it: bare, or in double quotes with C escapes. */
function entryPath(path) {
    return (0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .quotePath */ .WG)(path);
}


/***/ }),

/***/ 72245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readLinkedPaths)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _gates_path_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24612);
/* harmony import */ var _revisions_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50031);
/* harmony import */ var _revisions_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8897);
/* harmony import */ var _revisions_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29506);





/** A link target is a path; a longer one is none that a file system follows (PATH_MAX). */
const MAX_TARGET_BYTES = 4_096;
const LINK_MODE = '120000';
/** Names by which one path is looked at. A tree of links that gives more is made to hide something, or by mistake. */
const MAX_NAMES = 5_000;
const NONE = { rulesOf: () => [] };
/**
 * A link is never followed to read anything, but whoever changes what it leads to changes what the test reads. So a path
 * is a fixture as well where a link of either side gives it the name of one: a link to the file, to a folder above it, in
 * place of a folder of fixtures, or one link after the other. A link on the way is one, too: it can be turned.
 *
 * @throws {FixtureGateError} REVISION_MISSING where a link's target is not in this clone: nobody can say what it leads to.
 */
async function readLinkedPaths(source) {
    const { repository, onBase, changes, ensureObjects } = source;
    const sides = [onBase, linksOnHead(onBase, changes)];
    const links = [...new Map(sides.flat().map((link) => [`${link.oid} ${link.path}`, link])).values()];
    if (links.length === 0)
        return NONE;
    await ensureObjects?.(links.map(({ oid }) => oid));
    const contents = await readTargets(repository, links);
    const aliases = { ending: new Map(), through: new Map(), loops: new Set() };
    for (const side of sides) {
        const held = side.flatMap(({ path, oid }) => {
            const target = contents.get(oid);
            return target === undefined ? [] : [{ path, name: path, target }];
        });
        noteWays(aliases, held);
        // Of two links that are one there, this takes one; the other way has been noted as it is written.
        noteWays(aliases, held.map(({ path, target }) => ({ path, name: (0,_gates_path_names_js__WEBPACK_IMPORTED_MODULE_1__/* .foldOnDisk */ .A2)(path), target: (0,_gates_path_names_js__WEBPACK_IMPORTED_MODULE_1__/* .foldTarget */ .L6)(target) })));
    }
    const known = { plain: new Map(), turned: new Map() };
    return {
        rulesOf: (path, pointer = source.pointers.has(path)) => {
            const answers = pointer ? known.turned : known.plain;
            const rules = answers.get(path) ?? rulesByOtherNames(path, pointer, aliases, source);
            answers.set(path, rules);
            return rules;
        },
    };
}
function noteWays(aliases, held) {
    const targets = new Map(held.map(({ name, target }) => [name, target]));
    for (const { path, name } of held) {
        const { end, through } = (0,_revisions_links_js__WEBPACK_IMPORTED_MODULE_4__/* .followLink */ .s)(name, targets);
        if (end !== undefined && end !== name)
            add(aliases.ending, (0,_gates_path_names_js__WEBPACK_IMPORTED_MODULE_1__/* .foldOnDisk */ .A2)(end), path);
        if (end !== undefined && (end === '' || name.startsWith(`${end}/`)))
            aliases.loops.add(path);
        for (const passed of through)
            add(aliases.through, (0,_gates_path_names_js__WEBPACK_IMPORTED_MODULE_1__/* .foldOnDisk */ .A2)(passed), path);
    }
}
/** Every name that links give `path`, the nearest ones first; a link is used once on the way to a name. */
function rulesByOtherNames(path, isPointer, { ending, through, loops }, { rulesOf }) {
    const rules = new Set();
    const seen = new Set([path]);
    const open = [
        { name: path, pointer: isPointer, used: new Set() },
    ];
    const take = (name, link, pointer, used) => {
        if (used.has(link) || seen.has(name))
            return;
        // Links upwards lead to each other without end, and two of them name nothing that one does not.
        if (loops.has(link) && [...used].some((other) => loops.has(other)))
            return;
        if (seen.size >= MAX_NAMES)
            throw tooManyNames(path);
        seen.add(name);
        // A rule that names the link itself is about whatever it leads to.
        for (const rule of [...rulesOf(name, pointer), ...rulesOf(link, false)])
            rules.add(rule);
        open.push({ name, pointer, used: new Set(used).add(link) });
    };
    for (const { name, pointer, used } of open) {
        // Whoever turns a submodule, or a link in place of a folder, turns whatever lies below it.
        if (pointer) {
            const folded = `${(0,_gates_path_names_js__WEBPACK_IMPORTED_MODULE_1__/* .foldOnDisk */ .A2)(name)}/`;
            for (const [end, links] of ending)
                if (end.startsWith(folded))
                    for (const link of links)
                        take(link, link, false, used);
        }
        for (const link of through.get((0,_gates_path_names_js__WEBPACK_IMPORTED_MODULE_1__/* .foldOnDisk */ .A2)(name)) ?? [])
            take(link, link, true, used);
        for (const [above, rest] of foldersAbove(name)) {
            for (const link of ending.get((0,_gates_path_names_js__WEBPACK_IMPORTED_MODULE_1__/* .foldOnDisk */ .A2)(above)) ?? [])
                take(`${link}${rest}`, link, pointer, used);
        }
    }
    return [...rules];
}
/** The path itself, every folder above it and the root, each with what is left of the path. */
function foldersAbove(path) {
    const found = [[path, '']];
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
        found.push([path.slice(0, at), path.slice(at)]);
    }
    found.push(['', `/${path}`]);
    return found;
}
function add(map, key, value) {
    map.set(key, (map.get(key) ?? new Set()).add(value));
}
function tooManyNames(path) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_INPUT', `symbolic links give ${JSON.stringify(path)} more than ${MAX_NAMES} names, and whether one of them is a fixture's was not looked at`, 'remove links that lead to each other');
}
/** Head is base with the changes laid over it. */
function linksOnHead(onBase, changes) {
    const links = new Map(onBase.map((one) => [one.path, one]));
    for (const { path, head } of changes) {
        if (head?.mode === LINK_MODE)
            links.set(path, { path, oid: head.oid });
        else
            links.delete(path);
    }
    return [...links.values()];
}
async function readTargets({ objects }, links) {
    const targets = new Map();
    const oids = [...new Set(links.map(({ oid }) => oid))];
    let index = 0;
    for await (const object of objects.readMany(oids, { maxBytes: MAX_TARGET_BYTES })) {
        const oid = oids[index++];
        if (object.kind === 'missing')
            throw (0,_revisions_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .objectMissing */ .W)(oid);
        if (object.kind === 'content')
            targets.set(oid, (0,_revisions_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q)(object.content));
    }
    return targets;
}


/***/ }),

/***/ 79627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ resolveRequest)
/* harmony export */ });
/* harmony import */ var _revisions_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22031);
/* harmony import */ var _revisions_ranges_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5942);
/* harmony import */ var _revisions_working_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41782);



/**
 * Turns what was asked for into two trees and what differs between them.
 *
 * @param told  Told what is known before git goes on to the next step, so that what needs nothing else can begin beside it.
 */
async function resolveRequest(repository, asked, told = {}) {
    if (asked.kind === 'staged' || asked.kind === 'worktree') {
        // What the next commit would change: against HEAD, unless a base is named.
        const headKind = asked.kind === 'staged' ? 'index' : 'worktree';
        const range = await (0,_revisions_ranges_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRange */ .Ss)(repository, { base: asked.base ?? 'HEAD', head: 'HEAD', headKind }, told.tips);
        told.range?.(range);
        const list = asked.kind === 'staged' ? _revisions_working_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .listIndexChanges */ .gp : _revisions_working_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .listWorktreeChanges */ .BA;
        return { range, trees: { changes: await list(repository, range.mergeBase), problems: [] } };
    }
    const range = await resolveCommits(repository, asked, told.tips);
    told.range?.(range);
    return { range, trees: await (0,_revisions_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTrees */ .tc)(repository, range.mergeBase, range.head.sha) };
}
async function resolveCommits(repository, asked, onTips) {
    if (asked.kind === 'revisions') {
        const spec = { ...(asked.base === undefined ? {} : { base: asked.base }), head: asked.head };
        return (0,_revisions_ranges_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRange */ .Ss)(repository, spec, onTips);
    }
    const spec = { base: asked.base.sha, head: asked.head.sha, comparison: asked.comparison };
    const range = await (0,_revisions_ranges_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRange */ .Ss)(repository, spec, onTips);
    const label = (sha, ref) => ({
        sha,
        ...(ref === undefined ? {} : { ref }),
    });
    return { ...range, base: label(range.base.sha, asked.base.ref), head: label(range.head.sha, asked.head.ref) };
}


/***/ }),

/***/ 50031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ linksOf),
/* harmony export */   s: () => (/* binding */ followLink)
/* harmony export */ });
const LINK_MODE = '120000';
/** A name may hold the same words, so the mode of what is found is looked at as well. */
const LINK_ENTRY = /120000 blob /;
/** Links followed one after the other: what Linux allows (ELOOP). */
const MAX_HOPS = 40;
/** Every symbolic link of a tree. Files are passed over without being decoded: there may be a million. */
function linksOf(listing) {
    return listing.matching(LINK_ENTRY).filter(({ mode }) => mode === LINK_MODE);
}
/**
 * What reading `link` passes and where it ends, as text alone: nothing on any disk is asked.
 *
 * @param targets  Path of each link of the tree to what it holds.
 */
function followLink(link, targets) {
    let open = link.split('/');
    const done = [];
    const through = new Set();
    let hops = 0;
    while (open.length > 0) {
        const [name, ...rest] = open;
        open = rest;
        if (name === '' || name === '.')
            continue;
        if (name === '..') {
            if (done.pop() === undefined)
                return { end: undefined, through: [...through] };
            continue;
        }
        const path = [...done, name].join('/');
        const target = targets.get(path);
        if (target === undefined) {
            done.push(name);
            continue;
        }
        if (path !== link)
            through.add(path);
        if (target.startsWith('/') || ++hops > MAX_HOPS)
            return { end: undefined, through: [...through] };
        open = [...target.split('/'), ...open];
    }
    return { end: done.join('/'), through: [...through] };
}


/***/ })

};
