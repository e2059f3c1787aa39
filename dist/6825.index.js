export const id = 6825;
export const ids = [6825];
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

/***/ 52311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KI: () => (/* binding */ readSeal),
/* harmony export */   S9: () => (/* binding */ sealableFixtures),
/* harmony export */   cF: () => (/* binding */ observeOnHead)
/* harmony export */ });
/* harmony import */ var _documents_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20487);
/* harmony import */ var _policy_defaults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85698);
/* harmony import */ var _policy_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76298);
/* harmony import */ var _revisions_find_entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41174);
/* harmony import */ var _revisions_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8897);
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64049);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80679);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57023);
/* harmony import */ var _reader_concerned_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44485);









/** A manifest or ledger is read whole; 16 MiB hold a hundred thousand entries. */
const MAX_SEAL_BYTES = 16_777_216;
const LINK_MODE = '120000';
const SUBMODULE_MODE = '160000';
/**
 * Reads manifests, ledgers and everything that they name, from the blobs of both sides. Undefined where neither side has
 * any and the policy does not ask for completeness: then nothing of the trees is listed.
 *
 * @throws {FixtureGateError} REVISION_MISSING where a blob is not in this clone.
 */
async function readSeal(source, options = {}) {
    const { policy } = source;
    const [onBase, onHead, ledgers] = await Promise.all([
        manifestsOn(source, 'base'),
        manifestsOn(source, 'head'),
        Promise.all(policy.ledger.map((one) => ledgerOn(source, one))),
    ]);
    const files = { base: onBase, head: onHead };
    const isNew = options.ledgerIsNew === true;
    const present = ledgers.filter(({ base, head }) => isNew || base !== undefined || head !== undefined);
    if (files.base.length + files.head.length + present.length === 0 && !policy.manifestComplete)
        return undefined;
    const listed = { base: await source.files('base'), head: await source.files('head') };
    const named = [...new Set([...files.base, ...files.head].flatMap(({ entries }) => entries.map(({ path }) => path)))];
    const shared = new Map();
    const sideOf = async (side) => ({
        manifests: files[side],
        observed: await observe(source, listed[side], files[side].flatMap(({ entries }) => entries), shared),
        blobs: blobsOf(listed[side], named),
    });
    const base = await sideOf('base');
    const head = await sideOf('head');
    const seals = new Set([...files.head.map(({ file }) => file), ...policy.ledger.map(({ file }) => file)]);
    return {
        base,
        head,
        ledgers: await Promise.all(present.map((one) => withFiles(source, one, listed.head, seals, shared))),
        fixtures: policy.manifestComplete ? sealable(listed.head, source.isFixture, seals) : [],
    };
}
async function manifestsOn(source, side) {
    const entries = new Map();
    for (const name of source.policy.manifest) {
        if (!(0,_reader_concerned_js__WEBPACK_IMPORTED_MODULE_8__/* .isPattern */ .Pt)(name)) {
            const entry = await entryAt(source, side, name);
            if (entry !== undefined)
                entries.set(name, entry);
            continue;
        }
        const matches = (0,_policy_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .S)(name);
        for (const [path, entry] of await source.files(side))
            if (matches(path))
                entries.set(path, entry);
    }
    return Promise.all([...entries].map(([path, entry]) => readManifest(source, path, entry)));
}
async function readManifest(source, path, entry) {
    const bytes = await sealBytes(source, entry);
    if (typeof bytes !== 'string')
        return (0,_manifest_js__WEBPACK_IMPORTED_MODULE_7__/* .parseManifest */ .Ng)(path, bytes);
    return {
        file: path,
        entries: [],
        faults: [{ file: path, line: 0, code: 'FG201', message: `expected a manifest; found ${bytes}` }],
    };
}
async function ledgerOn(source, { file, root }) {
    const [base, head] = await Promise.all(['base', 'head'].map((side) => readLedger(source, side, file, root)));
    return { file, root, base, head };
}
async function readLedger(source, side, file, root) {
    const entry = await entryAt(source, side, file);
    if (entry === undefined)
        return undefined;
    const bytes = await sealBytes(source, entry);
    if (typeof bytes !== 'string')
        return (0,_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .parseLedger */ .h)(file, root, bytes);
    const fault = { file, line: 1, code: 'FG201', message: `expected a JSON ledger; found ${bytes}` };
    return { file, root, entries: [], faults: [fault] };
}
/** One path of a side, without listing the side. */
async function entryAt({ repository, range, changes }, side, path) {
    const change = changes.find((one) => one.path === path);
    if (change !== undefined)
        return change[side] ?? undefined;
    return (0,_revisions_find_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .findEntry */ .w)(repository, range.mergeBase, path);
}
/** The content of a manifest or ledger, or what stands there in its place. A link is not followed. */
async function sealBytes({ repository, ensureObjects }, { mode, oid }) {
    if (mode === LINK_MODE)
        return 'a symbolic link';
    if (mode === SUBMODULE_MODE)
        return 'a submodule';
    await ensureObjects([oid]);
    const object = await repository.objects.find(oid, { maxBytes: MAX_SEAL_BYTES });
    if (object.kind === 'missing')
        throw (0,_revisions_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .objectMissing */ .W)(oid);
    return object.kind === 'content' ? object.content : `${object.size} bytes, and ${MAX_SEAL_BYTES} are the most`;
}
function blobsOf(files, paths) {
    const blobs = new Map();
    for (const path of paths) {
        const entry = files.get(path);
        // The executable bit is no content.
        if (entry !== undefined)
            blobs.set(path, `${entry.mode.startsWith('100') ? '100' : entry.mode} ${entry.oid}`);
    }
    return blobs;
}
/** Regular files on head that are fixtures and no seal themselves: what entries can be asked for. */
async function sealableFixtures(source, manifests) {
    const seals = new Set([...manifests.map(({ file }) => file), ...source.policy.ledger.map(({ file }) => file)]);
    return sealable(await source.files('head'), source.isFixture, seals);
}
/** What stands on head at paths that no entry need name yet. */
async function observeOnHead(source, entries) {
    return observe(source, await source.files('head'), entries, new Map());
}
/** `shared`: what was observed already, by blob and mode; both sides have most of them in common. */
async function observe(source, files, entries, shared) {
    const found = new Map();
    const wanted = new Map();
    for (const { path, mode } of entries) {
        const entry = files.get(path);
        const key = (0,_digests_js__WEBPACK_IMPORTED_MODULE_5__/* .observedKey */ .I5)(mode, path);
        const refusal = noFile(entry);
        // What a structured digest is depends on the path, by way of format and rules.
        const blob = entry === undefined ? '' : [mode, entry.oid, mode === 'structured' ? path : ''].join('\0');
        const known = shared.get(blob);
        if (refusal !== undefined)
            found.set(key, refusal);
        else if (known !== undefined)
            found.set(key, known);
        else
            wanted.set(blob, { key, mode, path, entry: entry });
    }
    await readWanted(source, wanted, shared);
    for (const { path, mode } of entries) {
        const entry = files.get(path);
        const key = (0,_digests_js__WEBPACK_IMPORTED_MODULE_5__/* .observedKey */ .I5)(mode, path);
        const known = shared.get([mode, entry?.oid ?? '', mode === 'structured' ? path : ''].join('\0'));
        if (!found.has(key) && known !== undefined)
            found.set(key, known);
    }
    const settled = new Map();
    for (const [key, observed] of found)
        settled.set(key, await observed);
    return settled;
}
function noFile(entry) {
    if (entry === undefined)
        return { kind: 'none', why: 'no file there' };
    if (entry.mode === LINK_MODE)
        return { kind: 'none', why: 'a symbolic link, which is never followed' };
    if (entry.mode === SUBMODULE_MODE)
        return { kind: 'none', why: 'a submodule, which is no file' };
    return undefined;
}
async function readWanted(source, wanted, shared) {
    const all = [...wanted];
    await source.ensureObjects(all.map(([, { entry }]) => entry.oid));
    const plain = all.filter(([, { mode }]) => mode === 'bytes');
    const parsed = all.filter(([, { mode }]) => mode !== 'bytes');
    // Content beyond a pointer is hashed as it passes and not kept.
    const passing = { maxBytes: MAX_POINTER_BYTES, digest: true };
    for await (const [[blob], object] of objectsOf(source, plain, passing)) {
        shared.set(blob, Promise.resolve(observeBytes(object)));
    }
    const keeping = { maxBytes: source.policy.limits.file };
    for await (const [[blob, want], object] of objectsOf(source, parsed, keeping)) {
        const observed = observeForm(source, want, object);
        shared.set(blob, observed);
        // One after the other: several large files at once are not to be in memory.
        await observed;
    }
}
/** Longer files are no Git LFS pointers. */
const MAX_POINTER_BYTES = 1_024;
async function* objectsOf({ repository }, wanted, options) {
    let index = 0;
    const oids = wanted.map(([, { entry }]) => entry.oid);
    for await (const object of repository.objects.readMany(oids, options)) {
        const want = wanted[index++];
        if (object.kind === 'missing')
            throw (0,_revisions_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .objectMissing */ .W)(want[1].entry.oid);
        yield [want, object];
    }
}
/** M10a: a pointer's digest and size are those of the content that it names. */
function observeBytes(object) {
    const pointer = object.kind === 'content' ? (0,_documents_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePointer */ .vp)(object.content) : undefined;
    if (pointer !== undefined) {
        return { kind: 'digest', sha256: pointer.oid.slice('sha256:'.length), sizes: [pointer.size], forgives: [] };
    }
    return { kind: 'digest', sha256: object.sha256 ?? '', sizes: [String(object.size)], forgives: [] };
}
async function observeForm({ work, rulesFor, policy }, { path, mode }, object) {
    if (object.kind === 'too-large') {
        return { kind: 'none', why: `${object.size} bytes, more than mode ${mode} reads (limits: file)` };
    }
    if ((0,_documents_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePointer */ .vp)(object.content) !== undefined) {
        return { kind: 'none', why: `a Git LFS pointer: its content is not at hand, and only mode bytes can seal it` };
    }
    if (mode === 'normalized')
        return (0,_digests_js__WEBPACK_IMPORTED_MODULE_5__/* .observeNormalized */ .KV)(object.content);
    const rule = rulesFor(path)[0] ?? (0,_policy_defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .plainRule */ .B4)([], false);
    const answer = await work({ kind: 'structured', job: { path, bytes: object.content, rule, limits: policy.limits } });
    return 'failure' in answer ? { kind: 'none', why: `a file that was not read: ${answer.failure}` } : answer;
}
async function withFiles(source, facts, head, seals, shared) {
    const start = `${facts.root}/`;
    const paths = [...head.keys()].filter((path) => path.startsWith(start) && !seals.has(path));
    const wanted = paths.map((path) => ({ path, mode: 'bytes' }));
    const observed = await observe(source, head, wanted, shared);
    return { ...facts, files: new Map(paths.map((path) => [path, observed.get((0,_digests_js__WEBPACK_IMPORTED_MODULE_5__/* .observedKey */ .I5)('bytes', path))])) };
}
/** Links and submodules cannot be sealed, so no entry is asked for. */
function sealable(files, isFixture, seals) {
    return [...files]
        .filter(([path, { mode }]) => mode.startsWith('100') && !seals.has(path) && isFixture(path))
        .map(([path]) => path);
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


/***/ })

};
