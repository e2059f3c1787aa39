export const id = 9707;
export const ids = [9707,5454];
export const modules = {

/***/ 22088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eml: () => (/* binding */ eml)
});

// EXTERNAL MODULE: ./lib/documents/layout.js
var layout = __webpack_require__(42762);
// EXTERNAL MODULE: ./lib/documents/trees/scanner.js
var scanner = __webpack_require__(2706);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var trees_stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/mail/headers.js


const CR = 13;
/**
 * Headers and body of a message or a part (RFC 5322, section 2.2). Undefined where the first lines are no headers.
 * `line` is the one on which `bytes` begin. A CR that ends no line is refused: some readers take it for a line end, and an
 * empty line for the end of the headers. A blank before the colon stays in the name: some readers do not know it then.
 */
function splitHeaders(bytes, startLine) {
    const headers = [];
    let at = 0;
    let line = startLine;
    while (at < bytes.length) {
        const end = bytes.indexOf(10, at);
        const stop = end === -1 ? bytes.length : end;
        const raw = bytes.subarray(at, stop > at && bytes[stop - 1] === CR ? stop - 1 : stop);
        at = end === -1 ? bytes.length : end + 1;
        if (raw.length === 0)
            return { headers, body: bytes.subarray(at), line: line + 1 };
        if (raw.includes(CR))
            (0,trees_stop/* fail */.fJ)('a carriage return within a header', { line, column: raw.indexOf(CR) + 1 });
        const text = bytesText(raw);
        const last = headers[headers.length - 1];
        if ((text[0] === ' ' || text[0] === '\t') && last !== undefined)
            last.value += ` ${(0,scanner/* trimSpace */.Pd)(text)}`;
        else {
            const colon = /^([!-9;-~]+[ \t]*):/.exec(text);
            if (colon !== null)
                headers.push({ name: colon[1].toLowerCase(), value: (0,scanner/* trimSpace */.Pd)(text.slice(colon[0].length)), line });
            // Mailboxes put a line of their own in front.
            else if (!(line === startLine && text.startsWith('From ')))
                return undefined;
        }
        line += 1;
    }
    return { headers, body: new Uint8Array(0), line };
}
/**
 * Headers are ASCII, or UTF-8 by RFC 6532. In a line that is neither, bytes beyond ASCII have no known letter and are
 * shown as bytes, so that they equal no letter of the other side.
 */
function bytesText(raw) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw);
    }
    catch {
        const written = Buffer.from(raw).toString('latin1');
        return written.replace(/[\x80-\xff]/g, (byte) => `\uFFFD<${byte.charCodeAt(0).toString(16)}>`);
    }
}
const ENCODED = /=\?([A-Za-z0-9._-]{1,40})(?:\*[A-Za-z-]{1,20})?\?([BbQq])\?([^? ]{0,1000})\?=/g;
/** Encoded words (RFC 2047) in plain; white space between two of them is none. What does not decode stays as it is. */
function decodeWords(value) {
    if (!value.includes('=?'))
        return value;
    return value
        .replace(/(\?=)[ \t]+(?==\?)/g, '$1')
        .replace(ENCODED, (whole, charset, coding, text) => {
        const bytes = coding.toLowerCase() === 'b' ? (0,scanner/* strictBase64 */.PO)(text) : quotedBytes(text.replaceAll('_', ' '), false);
        return (bytes === undefined ? undefined : charsetText(bytes, charset)) ?? whole;
    });
}
/** Text of a charset, or undefined where it is unknown or the bytes are not of it. */
function charsetText(bytes, charset) {
    try {
        return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}
/** Quoted-printable (RFC 2045, section 6.7); undefined where an escape is broken or a byte is no ASCII. */
function quotedBytes(text, body = true) {
    const soft = body ? unfolded(text) : text;
    const out = [];
    for (let index = 0; index < soft.length; index += 1) {
        const code = soft.charCodeAt(index);
        if (code > 127)
            return undefined;
        if (code !== 61)
            out.push(code);
        else {
            const hex = soft.slice(index + 1, index + 3);
            if (!/^[0-9A-Fa-f]{2}$/.test(hex))
                return undefined;
            out.push(Number.parseInt(hex, 16));
            index += 2;
        }
    }
    return Uint8Array.from(out);
}
/** Lines joined where one ends in `=`; blanks at the end of a line are none of its content. */
function unfolded(text) {
    const pieces = [];
    for (let at = 0; at < text.length;) {
        const end = text.indexOf('\n', at);
        const stop = end === -1 ? text.length : end;
        const ending = end === -1 ? '' : text[stop - 1] === '\r' ? '\r\n' : '\n';
        let last = stop - (ending === '\r\n' ? 1 : 0);
        while (last > at && (text[last - 1] === ' ' || text[last - 1] === '\t'))
            last -= 1;
        if (text[last - 1] === '=' && last > at)
            pieces.push(text.slice(at, last - 1));
        else
            pieces.push(text.slice(at, last), ending);
        at = end === -1 ? text.length : end + 1;
    }
    return pieces.join('');
}
/**
 * `text/plain; charset=x` as its type and its parameters; continuations (RFC 2231) stay apart, as they are written.
 * `rest` is all that is neither: comments, words without a value, and a name that is given again.
 */
function contentType(value) {
    const parameters = new Map();
    const rest = [];
    const type = (0,scanner/* trimSpace */.Pd)(value.split(';')[0] ?? '').toLowerCase();
    // Blanks of mail alone: to a mail program any other belongs to the name or to the value.
    const pattern = /;[ \t\r\n]*([^=; \t\r\n]+)[ \t\r\n]*=[ \t\r\n]*(?:"((?:[^"\\]|\\.)*)"|([^; \t\r\n]*))/g;
    let at = value.split(';', 1)[0].length;
    const leave = (between) => {
        if (/[^ \t\r\n;]/.test(between))
            rest.push((0,scanner/* trimSpace */.Pd)(between));
    };
    for (let match = pattern.exec(value); match !== null; match = pattern.exec(value)) {
        leave(value.slice(at, match.index));
        at = match.index + match[0].length;
        const name = match[1].toLowerCase();
        if (parameters.has(name))
            rest.push(match[0]);
        else
            parameters.set(name, match[2]?.replace(/\\(.)/g, '$1') ?? match[3] ?? '');
    }
    leave(value.slice(at));
    return { type, parameters, rest };
}

// EXTERNAL MODULE: ./lib/documents/tables/guard.js
var guard = __webpack_require__(80427);
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
// EXTERNAL MODULE: ./lib/documents/formats/text.js
var formats_text = __webpack_require__(85454);
;// CONCATENATED MODULE: ./lib/documents/formats/eml.js







/**
 * Mail messages: a container of headers and of parts, as deep as the message nests them. Own splitter, because
 * postal-mime joins the texts of all parts and replaces bytes that are not of the charset (docs/adr/0095).
 */
const eml = { id: 'eml', read: (input) => (0,guard/* readGuarded */.vK)(input, 'mail', () => read(input)) };
const MAX_DEPTH = 16;
const MAX_PARTS = 10_000;
/** What a mail without these is none: any `name: value` file would pass. */
const PROOF = new Set([
    'from',
    'date',
    'received',
    'subject',
    'to',
    'message-id',
    'mime-version',
    'return-path',
    'content-type',
]);
async function read(input) {
    const walk = {
        openMember: input.openMember,
        meter: (0,guard/* newMeter */.Yi)(input),
        encodings: new Set(),
        boundaries: [],
        parts: 0,
    };
    const split = splitHeaders(input.bytes, 1);
    if (split === undefined || !split.headers.some(({ name }) => PROOF.has(name)))
        (0,trees_stop/* fail */.fJ)('no mail: no headers in front');
    const document = await partDocument(walk, input.bytes, 1, 0);
    const plain = Buffer.from(input.bytes).toString('latin1');
    const boundaries = walk.boundaries.length === 0 ? {} : { boundaries: (0,nodes/* listFact */.HG)(walk.boundaries) };
    const encodings = { 'transfer encodings': [...walk.encodings].sort().join(', ') || 'none' };
    return {
        ok: true,
        document: { ...document, layout: { ...(0,layout/* lineLayout */.zT)(plain, { trailing: false }), ...encodings, ...boundaries } },
    };
}
async function partDocument(walk, bytes, line, depth) {
    walk.parts += 1;
    if (depth > MAX_DEPTH)
        (0,trees_stop/* stopAtLimit */.zK)(`parts nested deeper than ${MAX_DEPTH}`);
    if (walk.parts > MAX_PARTS)
        (0,trees_stop/* stopAtLimit */.zK)(`more than ${MAX_PARTS} parts`);
    const split = splitHeaders(bytes, line) ?? (0,trees_stop/* fail */.fJ)('a part whose headers do not end', { line, column: 1 });
    const { headers } = split;
    walk.meter.count(headers.length);
    const { type, parameters } = contentType(headerOf(headers, 'content-type') ?? 'text/plain');
    const encoding = (0,scanner/* trimSpace */.Pd)(headerOf(headers, 'content-transfer-encoding') ?? '7bit').toLowerCase();
    const boundary = parameters.get('boundary');
    const members = [];
    let unpacked = { charset: false, boundary: true };
    if (type.startsWith('multipart/') && boundary !== undefined && boundary !== '') {
        walk.boundaries.push(boundary);
        const { parts, closed, around } = splitParts(split.body, boundary, split.line);
        if (!closed)
            (0,trees_stop/* fail */.fJ)('a multipart body is not closed', { line: split.line, column: 1 });
        for (const [index, part] of parts.entries()) {
            members.push({
                name: `part ${index + 1}`,
                line: part.line,
                document: await partDocument(walk, part.bytes, part.line, depth + 1),
            });
        }
        // No mail program shows it, and a test that reads the file does.
        members.push({ name: 'text around the parts', line: split.line, document: textDocument(around) });
    }
    else {
        const body = await bodyDocument(walk, split.body, { type, parameters, encoding, headers, line: split.line, depth });
        members.push({ name: 'body', line: split.line, document: body.document });
        unpacked = body;
    }
    members.unshift({ name: 'headers', line, document: headerDocument(headers, unpacked) });
    return {
        format: 'eml',
        readings: [{ label: '', content: { kind: 'container', noun: 'part', members } }],
        declared: {},
        layout: {},
        notices: [],
    };
}
function headerOf(headers, name) {
    return headers.find((header) => header.name === name)?.value;
}
/** Of two headers of one name nobody knows which one a program takes, so both stay as they are. */
const NOTHING = { charset: false, boundary: false };
/** Each name with its values in the order in which they stand: that of Received is a way. How a body is packed is not among them. */
function headerDocument(headers, unpacked) {
    const byName = new Map();
    for (const header of headers) {
        const known = byName.get(header.name);
        if (known === undefined)
            byName.set(header.name, [header]);
        else
            known.push(header);
    }
    // Of several only the first one is obeyed here, and nobody knows which one elsewhere.
    if (byName.get('content-transfer-encoding')?.length === 1)
        byName.delete('content-transfer-encoding');
    const members = [...byName].map(([name, all]) => {
        const items = all.map((header) => (0,nodes/* text */.Qq)(plainValue(header, all.length === 1 ? unpacked : NOTHING), header.line));
        return { name, value: items.length === 1 ? items[0] : (0,nodes/* array */.YO)(items, items[0].line), line: all[0].line };
    });
    return (0,nodes/* treeDocument */.YV)({ format: 'eml', root: (0,nodes/* object */.Ik)(members, headers[0]?.line ?? 1), layout: {} });
}
/** Without what only says how the message is put together: folding, encoded words, boundary and charset. */
function plainValue({ name, value }, unpacked) {
    if (name !== 'content-type')
        return decodeWords(value);
    const { type, parameters, rest } = contentType(value);
    const kept = [...parameters].filter(([key]) => !(key === 'boundary' && unpacked.boundary && type.startsWith('multipart/')) &&
        !(key === 'charset' && unpacked.charset));
    const written = kept.sort().map(([key, content]) => `${key}=${JSON.stringify(decodeWords(content))}`);
    return [type, ...written, ...rest].join('; ');
}
/**
 * Cuts a body at its delimiter lines (RFC 2046, section 5.1.1). `around` is what stands before the first and after the
 * last part, one character a byte, with a line between that no text of a mail can be.
 */
function splitParts(body, boundary, startLine) {
    const parts = [];
    const buffer = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    const delimiter = Buffer.from(`--${boundary}`, 'utf8');
    let line = startLine;
    let counted = 0;
    let open;
    let before = '';
    for (let at = buffer.indexOf(delimiter); at !== -1; at = buffer.indexOf(delimiter, at + delimiter.length)) {
        if (at > 0 && buffer[at - 1] !== 10)
            continue;
        const after = at + delimiter.length;
        const last = buffer[after] === 45 && buffer[after + 1] === 45;
        const newline = buffer.indexOf(10, after);
        const rest = buffer.subarray(last ? after + 2 : after, newline === -1 ? buffer.length : newline).toString('latin1');
        if (!/^[ \t]*\r?$/.test(rest))
            continue;
        if (open !== undefined) {
            const end = at > open.from ? at - (buffer[at - 2] === 13 && at - 1 > open.from ? 2 : 1) : at;
            parts.push({ bytes: body.subarray(open.from, Math.max(open.from, end)), line: open.line });
        }
        else
            before = buffer.subarray(0, at).toString('latin1');
        if (last) {
            const after = newline === -1 ? '' : buffer.subarray(newline + 1).toString('latin1');
            return { parts, closed: true, around: aroundOf(before, after) };
        }
        for (; counted <= at; counted += 1)
            if (buffer[counted] === 10)
                line += 1;
        open = { from: newline === -1 ? buffer.length : newline + 1, line: line + 1 };
    }
    return { parts, closed: false, around: '' };
}
/** Blank lines at the ends are layout. */
function aroundOf(before, after) {
    const [start, end] = [(0,scanner/* trimSpace */.Pd)(before), (0,scanner/* trimSpace */.Pd)(after)];
    return start === '' && end === '' ? '' : `${start}\n\0\n${end}\n`;
}
async function bodyDocument(walk, raw, body) {
    const { type, parameters, encoding, headers, line, depth } = body;
    const decoded = decodeBody(raw, encoding);
    if (decoded === undefined)
        (0,trees_stop/* fail */.fJ)(`a body that is no ${encoding.slice(0, 20)}`, { line, column: 1 });
    walk.encodings.add(encoding);
    const bytes = decoded;
    if (type === 'message/rfc822' && encoding !== 'base64' && encoding !== 'quoted-printable')
        return { ...NOTHING, document: await partDocument(walk, bytes, line, depth + 1) };
    const named = contentType(headerOf(headers, 'content-disposition') ?? '').parameters.get('filename') ?? parameters.get('name');
    if (named === undefined && type.startsWith('text/')) {
        const charset = parameters.get('charset') ?? 'utf-8';
        const content = charsetText(bytes, charset);
        if (content !== undefined && !content.includes('\0')) {
            if (type !== 'text/html')
                return { ...NOTHING, charset: true, document: bodyText(content, parameters) };
            return {
                ...NOTHING,
                charset: true,
                document: await walk.openMember('body.html', new TextEncoder().encode(content)),
            };
        }
    }
    const name = decodeWords(named ?? `body.${type.replace(/^.*\//, '').replace(/[^a-z0-9]/g, '')}`);
    return { ...NOTHING, document: await walk.openMember(name, Uint8Array.from(bytes)) };
}
/** In a flowed text (RFC 3676) a blank at the end of a line joins it with the next one, and so it counts there. */
function bodyText(content, parameters) {
    const document = textDocument(content);
    if (parameters.get('format')?.toLowerCase() !== 'flowed')
        return document;
    const joined = (0,formats_text.splitLines)(content).flatMap((line, index) => (line.endsWith(' ') ? [String(index + 1)] : []));
    return joined.length === 0 ? document : { ...document, facts: { 'lines that go on': (0,nodes/* listFact */.HG)(joined) } };
}
function decodeBody(raw, encoding) {
    const latin = () => Buffer.from(raw).toString('latin1');
    switch (encoding) {
        case 'base64':
            return (0,scanner/* strictBase64 */.PO)(latin());
        case 'quoted-printable':
            return quotedBytes(latin());
        case '7bit':
        case '8bit':
        case 'binary':
        case '':
            return raw;
        default:
            return (0,trees_stop/* stopAtLimit */.zK)(`transfer encoding ${encoding.slice(0, 20)} has no decoder here`);
    }
}
function textDocument(content) {
    return {
        format: 'text',
        readings: [{ label: '', content: { kind: 'text', lines: (0,formats_text.splitLines)(content) } }],
        declared: {},
        layout: (0,layout/* lineLayout */.zT)(content, { trailing: true }),
        notices: [],
    };
}


/***/ }),

/***/ 85454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   splitLines: () => (/* binding */ splitLines),
/* harmony export */   text: () => (/* binding */ text)
/* harmony export */ });
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79981);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42762);


/** Splits at LF, CRLF and lone CR. A final line end opens no further line; an empty text has no line. */
function splitLines(text) {
    if (text === '')
        return [];
    const lines = text.includes('\r') ? text.split(/\r\n|\n|\r/) : text.split('\n');
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
}
/** Beyond some 130 million elements V8 ends the whole process, and no worker's limit holds it. */
const MAX_LINES = 33_554_432;
function hasTooManyLines(text) {
    if (text.length <= MAX_LINES)
        return false;
    let lines = 0;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === 10 || code === 13)
            lines += 1;
    }
    return lines > MAX_LINES;
}
async function read({ bytes }) {
    const decoded = await (0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g7)(bytes);
    if (!decoded.ok)
        return decoded;
    const { text, notices } = decoded;
    const nul = text.indexOf('\0');
    if (nul !== -1)
        return { ok: false, reason: 'a NUL character, which no text has', ...(0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(text, nul) };
    if (hasTooManyLines(text))
        return { ok: false, reason: `more than ${MAX_LINES} lines`, line: 0, column: 0, limit: true };
    return {
        ok: true,
        document: {
            format: 'text',
            readings: [{ label: '', content: { kind: 'text', lines: splitLines(text) } }],
            declared: {},
            layout: { ...decoded.layout, ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .lineLayout */ .zT)(text, { trailing: true }) },
            notices,
        },
    };
}
const text = { id: 'text', read };


/***/ }),

/***/ 80427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ tableDocument),
/* harmony export */   Yi: () => (/* binding */ newMeter),
/* harmony export */   d_: () => (/* binding */ COLUMN_VALUE_MEMORY),
/* harmony export */   vK: () => (/* binding */ readGuarded)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27787);
/* harmony import */ var _trees_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7059);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35282);



/**
 * Runs a reader that stands on a library. Whatever the library throws over hostile bytes, an ordinary error or its
 * own overflowing stack, says that the file does not read; a `ReadStop` has its own words.
 */
async function readGuarded(input, what, read) {
    return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(async () => {
        (0,_trees_source_js__WEBPACK_IMPORTED_MODULE_0__/* .checkSize */ .C1)(input);
        try {
            return await read();
        }
        catch (error) {
            if (error instanceof _trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .ReadStop */ .t6 || !(error instanceof Error))
                throw error;
            return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`not readable as ${what}: ${error.message.slice(0, MAX_REASON_CHARACTERS)}`);
        }
    });
}
/** What a library says may hold a megabyte of the file. */
const MAX_REASON_CHARACTERS = 200;
/** A small file may unpack to this much whatever the ratio: columns of one value do, and it costs nothing. */
const FREE_INFLATION_BYTES = 16_777_216;
/** A value of a column with its row, and what comparing takes beside it. Bytes. */
const COLUMN_VALUE_MEMORY = 448;
/** `memory` is what each value takes that is counted, in bytes, where it is more than a node. */
function newMeter(input, memory = 0) {
    const { nodes } = input.options.limits;
    const free = Math.max(FREE_INFLATION_BYTES, input.bytes.length * _format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_INFLATION_RATIO */ .wF);
    const most = Math.min(free, _format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_INFLATED_BYTES */ .Bx);
    let inflated = 0;
    let counted = 0;
    // Beside what is unpacked there is what is made of it.
    const book = () => input.book?.(0, inflated * 2 + counted * memory);
    return {
        inflate(bytes) {
            inflated += bytes;
            if (!(inflated <= most))
                (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)(`unpacks to more than ${most} bytes`);
            book();
        },
        room: () => most - inflated,
        count(values) {
            counted += values;
            if (!(counted <= nodes))
                (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)(`more than ${nodes} values`);
            if (memory > 0)
                book();
        },
    };
}
/** A table without lines and without ragged rows, as binary formats have them. */
function tableDocument({ format, columns, rows, declared = {}, layout = {}, notices = [], }) {
    const content = { kind: 'table', columns, rows, lines: [], ragged: [] };
    return { format, readings: [{ label: '', content }], declared, layout, notices };
}


/***/ })

};
