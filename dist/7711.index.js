export const id = 7711;
export const ids = [7711,7116];
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

/***/ 27787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ MAX_IMAGE_PIXELS),
/* harmony export */   Bx: () => (/* binding */ MAX_INFLATED_BYTES),
/* harmony export */   Fm: () => (/* binding */ MAX_LARGE_BYTES),
/* harmony export */   SO: () => (/* binding */ MAX_NUMBER_CHARACTERS),
/* harmony export */   ib: () => (/* binding */ MAX_ARCHIVE_DEPTH),
/* harmony export */   uk: () => (/* binding */ MAX_ARCHIVE_MEMBERS),
/* harmony export */   wF: () => (/* binding */ MAX_INFLATION_RATIO)
/* harmony export */ });
/** Longest number literal that is compared as a number. */
const MAX_NUMBER_CHARACTERS = 4_096;
/** Decompressed bytes of one archive, and how far an archive may expand. */
const MAX_INFLATED_BYTES = 268_435_456;
const MAX_INFLATION_RATIO = 200;
const MAX_ARCHIVE_DEPTH = 4;
const MAX_ARCHIVE_MEMBERS = 10_000;
const MAX_IMAGE_PIXELS = 64_000_000;
/** Bytes a side for formats without a tree. One string of V8 holds 2^29 - 24 characters; half of that leaves room. */
const MAX_LARGE_BYTES = 268_435_456;


/***/ }),

/***/ 40987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ formatForPath),
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   aZ: () => (/* binding */ formatById)
/* harmony export */ });
/* unused harmony export indexByExtension */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19484);


/** Endings that say who wrote a file and not what is in it: `order.json.golden` is JSON. */
const TRANSPARENT_ENDINGS = ['.approved', '.expected', '.golden', '.received', '.verified'];
const byId = new Map(_formats_index_js__WEBPACK_IMPORTED_MODULE_1__.formats.map((entry) => [entry.id, entry]));
const byExtension = indexByExtension(_formats_index_js__WEBPACK_IMPORTED_MODULE_1__.formats);
const byName = new Map(_formats_index_js__WEBPACK_IMPORTED_MODULE_1__.formats.flatMap((entry) => (entry.names ?? []).map((name) => [name, entry])));
/** @throws FixtureGateError for an id that nobody registered: only a policy can bring one. */
function formatById(id) {
    const entry = byId.get(id);
    if (entry !== undefined)
        return entry;
    const known = [...byId.keys()].join(', ');
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_POLICY', `no format is named "${id}"`, `use auto or one of: ${known}`);
}
/** Whether what is stored is no text; a format that nobody registered is taken for text. */
function isBinary(id) {
    return byId.get(id)?.binary === true;
}
/** By the whole path, else by name, else by the longest known ending (`.tar.gz` before `.gz`), in any letter case; undefined where neither says anything. */
function formatForPath(path) {
    const claimed = _formats_index_js__WEBPACK_IMPORTED_MODULE_1__.formats.find((entry) => entry.claims?.(path) === true);
    if (claimed !== undefined)
        return claimed;
    let name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    for (;;) {
        const entry = byName.get(name) ?? byEnding(name);
        if (entry !== undefined)
            return entry;
        const ending = TRANSPARENT_ENDINGS.find((candidate) => name.endsWith(candidate));
        if (ending === undefined)
            return undefined;
        name = name.slice(0, -ending.length);
    }
}
function byEnding(name) {
    for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) {
        const entry = byExtension.get(name.slice(dot));
        if (entry !== undefined)
            return entry;
    }
    return undefined;
}
/** @throws Error where two formats claim one extension: which of them reads a file may not hang on their order. */
function indexByExtension(all) {
    const index = new Map();
    for (const entry of all) {
        for (const extension of entry.extensions) {
            const claimed = index.get(extension);
            if (claimed !== undefined)
                throw new Error(`formats "${claimed.id}" and "${entry.id}" both claim ${extension}`);
            index.set(extension, entry);
        }
    }
    return index;
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

/***/ 72826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dv: () => (/* binding */ MAX_SIDE_BYTES),
/* harmony export */   c5: () => (/* binding */ OVER_MAX_SIDE),
/* harmony export */   dN: () => (/* binding */ LEAST_KEPT_BYTES),
/* harmony export */   hZ: () => (/* binding */ compareFiles),
/* harmony export */   nw: () => (/* binding */ digestsOf)
/* harmony export */ });
/* unused harmony export compareLargeFiles */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);



/** Bytes that are read at once to take a digest. */
const CHUNK = 1_048_576;
/** A larger side is not held in memory: it is compared while it is read, or not at all. */
const MAX_SIDE_BYTES = 536_870_912;
const OVER_MAX_SIDE = `over ${MAX_SIDE_BYTES / 1_048_576} MiB a side`;
/**
 * Both sides together. Below it nothing that a comparison read is kept for the gates: to read it again costs less than to
 * hold the trees of thousands of fixtures that no gate may ask about.
 */
const LEAST_KEPT_BYTES = 1_048_576;
/** How git's modes of regular files begin; anything else points somewhere. */
const REGULAR = '100';
/** Compares two files that differ without holding them. Undefined where the fast path has no answer (docs/adr/0200). */
async function compareLargeFiles(job) {
    const [{ compareLarge, LARGE }, { modes }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(4492), __webpack_require__.e(1130), __webpack_require__.e(3595), __webpack_require__.e(2088), __webpack_require__.e(5779), __webpack_require__.e(8079), __webpack_require__.e(8065), __webpack_require__.e(4723), __webpack_require__.e(1181)]).then(__webpack_require__.bind(__webpack_require__, 31181)),
        Promise.all(/* import() */[__webpack_require__.e(4492), __webpack_require__.e(1130), __webpack_require__.e(3595), __webpack_require__.e(2088), __webpack_require__.e(5779)]).then(__webpack_require__.bind(__webpack_require__, 27693)),
    ]);
    return withFile(job.base.file, (left) => withFile(job.head.file, (right) => compareLarge(job, left, right, LARGE, () => modes(job))));
}
/**
 * Compares two files that differ: without holding them where that has an answer, else with both in memory. Undefined
 * where one is larger than `most` bytes and has to be held.
 */
async function compareFiles(job, most) {
    const areFiles = [job.base, job.head].every(({ mode }) => mode.startsWith(REGULAR));
    const large = areFiles ? await compareLargeFiles(job) : undefined;
    if (large !== undefined)
        return large;
    const [base, head] = [job.base, job.head];
    if ([base, head].some(({ file }) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file).size > most))
        return undefined;
    const { compareByEdits, comparePlainly } = await Promise.all(/* import() */[__webpack_require__.e(4492), __webpack_require__.e(1130), __webpack_require__.e(3595), __webpack_require__.e(2088), __webpack_require__.e(5779)]).then(__webpack_require__.bind(__webpack_require__, 27693));
    const held = {
        ...job,
        base: { bytes: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(base.file), mode: base.mode },
        head: { bytes: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(head.file), mode: head.mode },
    };
    return (areFiles ? await compareByEdits(held) : undefined) ?? comparePlainly(held);
}
/** The file's digests, as `BlobFacts` has them. */
async function digestsOf(path) {
    return withFile(path, async (source) => {
        const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(`blob ${source.size}\0`);
        const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        for (let at = 0; at < source.size; at += CHUNK) {
            const bytes = source.read(at, Math.min(CHUNK, source.size - at));
            id.update(bytes);
            digest.update(bytes);
        }
        return { oid: id.digest('hex'), sha256: digest.digest('hex'), size: source.size };
    });
}
async function withFile(path, use) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
    try {
        return await use(fileSource(file));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
/** One buffer for all reads: what a read gives is valid until the next one. */
function fileSource(file) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
    let buffer = Buffer.alloc(0);
    return {
        size,
        read: (offset, length) => {
            if (buffer.length < length)
                buffer = Buffer.alloc(length);
            let filled = 0;
            while (filled < length) {
                const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, filled, length - filled, offset + filled);
                if (count === 0)
                    throw new Error('a file became shorter while it was read');
                filled += count;
            }
            return buffer.subarray(0, length);
        },
    };
}


/***/ })

};
