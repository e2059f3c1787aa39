export const id = 8985;
export const ids = [8985];
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

/***/ 20487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rx: () => (/* binding */ pointerDocument),
/* harmony export */   vp: () => (/* binding */ parsePointer),
/* harmony export */   w0: () => (/* binding */ pointerPair)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _sniff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59394);


/** Strict, as Git LFS is: version first, `key value` lines, LF. Anything else is content that happens to look alike. */
function parsePointer(bytes) {
    if (bytes.length > _sniff_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_POINTER_BYTES */ .l$)
        return undefined;
    const text = new TextDecoder('utf-8').decode(bytes);
    const pairs = text
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => /^([a-z0-9.-]+) ([^\r\n]*)$/.exec(line));
    const fields = [];
    for (const pair of pairs) {
        if (pair === null)
            return undefined;
        fields.push([pair[1], pair[2]]);
    }
    const [first, ...rest] = fields;
    if (first?.[0] !== 'version' || !_sniff_js__WEBPACK_IMPORTED_MODULE_1__/* .POINTER_VERSIONS */ .Yy.some((version) => version === first[1]))
        return undefined;
    const only = (key) => rest.filter(([name]) => name === key);
    const [oid, size] = [only('oid'), only('size')];
    if (oid.length !== 1 || size.length !== 1)
        return undefined;
    if (!/^sha256:[0-9a-f]{64}$/.test(oid[0][1]) || !/^(?:0|[1-9]\d{0,18})$/.test(size[0][1]))
        return undefined;
    const others = rest.filter(([name]) => name !== 'oid' && name !== 'size');
    return { version: first[1], oid: oid[0][1], size: size[0][1], others };
}
function pointerDocument(pointer) {
    const string = (name, value, line) => {
        return { name, line, value: { kind: 'string', value, line } };
    };
    const size = {
        name: 'size',
        line: 3,
        value: { kind: 'number', type: 'integer', literal: pointer.size, line: 3 },
    };
    const members = [
        string('oid', pointer.oid, 2),
        size,
        ...pointer.others.map(([name, value]) => string(name, value, 2)),
    ];
    return {
        format: 'lfs',
        readings: [{ label: '', content: { kind: 'tree', root: { kind: 'object', members, line: 1 } } }],
        declared: {},
        layout: { version: pointer.version },
        notices: [],
    };
}
/**
 * Two sides of which at least one is a pointer, both seen as pointers: the digest of the content that is there is
 * what a pointer to it would say. Equal digests prove equal content; unequal ones leave the content unread.
 */
function pointerPair(base, head) {
    const left = parsePointer(base);
    const right = parsePointer(head);
    if (left === undefined && right === undefined)
        return undefined;
    const [one, other] = [left ?? pointerTo(base), right ?? pointerTo(head)];
    const away = one.oid !== other.oid || one.size !== other.size;
    const incomplete = away ? { incomplete: 'the content that a Git LFS pointer names is not at hand' } : {};
    const mixed = left === undefined || right === undefined;
    const view = (pointer, stored) => {
        const document = { ...pointerDocument(pointer), ...incomplete };
        return mixed ? { ...document, layout: { storage: stored ? 'Git LFS pointer' : 'content' } } : document;
    };
    return { base: view(one, left !== undefined), head: view(other, right !== undefined) };
}
function pointerTo(content) {
    const oid = `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex')}`;
    return { version: _sniff_js__WEBPACK_IMPORTED_MODULE_1__/* .POINTER_VERSIONS */ .Yy[0], oid, size: String(content.length), others: [] };
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

/***/ 68985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readShape: () => (/* binding */ readShape)
/* harmony export */ });
/* harmony import */ var _documents_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20487);
/* harmony import */ var _policy_defaults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85698);
/* harmony import */ var _revisions_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8897);
/* harmony import */ var _revisions_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29506);




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
    const { isFor } = await Promise.all(/* import() */[__webpack_require__.e(4492), __webpack_require__.e(9484), __webpack_require__.e(3595), __webpack_require__.e(1448)]).then(__webpack_require__.bind(__webpack_require__, 24718));
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
    const { readBoundsFile } = await Promise.all(/* import() */[__webpack_require__.e(4492), __webpack_require__.e(9484), __webpack_require__.e(3595), __webpack_require__.e(1448)]).then(__webpack_require__.bind(__webpack_require__, 24718));
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
