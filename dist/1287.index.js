export const id = 1287;
export const ids = [1287];
export const modules = {

/***/ 71287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pdf: () => (/* binding */ pdf)
});

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/pdf/syntax.js

const MAX_DEPTH = 100;
const NUMBER = /^[-+]{0,2}(?:\d+\.?\d*|\.\d+)$/;
function isSpace(byte) {
    return byte === 32 || (byte >= 9 && byte <= 13 && byte !== 11) || byte === 0;
}
/** `( ) < > [ ] { } / %` */
function isDelimiter(byte) {
    return (byte === 40 ||
        byte === 41 ||
        byte === 60 ||
        byte === 62 ||
        byte === 91 ||
        byte === 93 ||
        byte === 123 ||
        byte === 125 ||
        byte === 47 ||
        byte === 37);
}
function skipSpace(scanner) {
    const { bytes } = scanner;
    while (scanner.at < bytes.length) {
        const byte = bytes[scanner.at];
        if (byte === 37) {
            const start = scanner.at;
            while (scanner.at < bytes.length && bytes[scanner.at] !== 10 && bytes[scanner.at] !== 13)
                scanner.at += 1;
            scanner.comments?.set(start, scanner.at);
        }
        else if (isSpace(byte))
            scanner.at += 1;
        else
            return;
    }
}
/** No keyword is as long, and no number that a program writes. */
const MAX_WORD_CHARACTERS = 64;
/** A run of regular characters: a keyword or a number. */
function word(scanner) {
    skipSpace(scanner);
    const start = scanner.at;
    const { bytes } = scanner;
    while (scanner.at < bytes.length && !isSpace(bytes[scanner.at]) && !isDelimiter(bytes[scanner.at]))
        scanner.at += 1;
    return latin1(bytes.subarray(start, Math.min(scanner.at, start + MAX_WORD_CHARACTERS)));
}
function latin1(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
function value(scanner, depth = 0) {
    if (depth > MAX_DEPTH)
        (0,stop/* stopAtLimit */.zK)(`PDF objects nested deeper than ${MAX_DEPTH}`);
    skipSpace(scanner);
    const { bytes } = scanner;
    const byte = bytes[scanner.at];
    if (byte === undefined)
        return (0,stop/* fail */.fJ)('a PDF object is cut off');
    if (byte === 47)
        return { kind: 'name', value: syntax_name(scanner) };
    if (byte === 40)
        return { kind: 'string', bytes: literalString(scanner) };
    if (byte === 60) {
        if (bytes[scanner.at + 1] === 60)
            return dictionary(scanner, depth);
        return { kind: 'string', bytes: hexString(scanner) };
    }
    if (byte === 91)
        return array(scanner, depth);
    return atom(scanner);
}
function atom(scanner) {
    const start = scanner.at;
    const text = word(scanner);
    if (scanner.at - start > MAX_WORD_CHARACTERS)
        (0,stop/* fail */.fJ)('a PDF number of more digits than programs write');
    if (text === 'true' || text === 'false')
        return { kind: 'boolean', value: text === 'true' };
    if (text === 'null')
        return { kind: 'null' };
    if (!NUMBER.test(text)) {
        scanner.at = start;
        return (0,stop/* fail */.fJ)(`"${text.slice(0, 20)}" where a PDF object should stand`);
    }
    return reference(scanner, text) ?? { kind: 'number', literal: text };
}
/** `12 0 R`; anything else leaves the scanner after the first number. */
function reference(scanner, text) {
    if (!/^\d{1,10}$/.test(text))
        return undefined;
    const back = scanner.at;
    const generation = word(scanner);
    if (/^\d{1,5}$/.test(generation) && word(scanner) === 'R')
        return { kind: 'reference', number: Number(text), generation: Number(generation) };
    scanner.at = back;
    return undefined;
}
function array(scanner, depth) {
    scanner.at += 1;
    const items = [];
    for (;;) {
        skipSpace(scanner);
        if (scanner.bytes[scanner.at] === 93)
            break;
        items.push(value(scanner, depth + 1));
    }
    scanner.at += 1;
    return { kind: 'array', items };
}
function dictionary(scanner, depth) {
    scanner.at += 2;
    const entries = new Map();
    for (;;) {
        skipSpace(scanner);
        if (scanner.bytes[scanner.at] === 62 && scanner.bytes[scanner.at + 1] === 62)
            break;
        if (scanner.bytes[scanner.at] !== 47)
            (0,stop/* fail */.fJ)('a PDF dictionary key that is no name');
        const key = syntax_name(scanner);
        const before = entries.get(key);
        if (before !== undefined)
            entries.set(`${key} ⟨overruled ${entries.size}⟩`, before);
        entries.set(key, value(scanner, depth + 1));
    }
    scanner.at += 2;
    return { kind: 'dictionary', entries };
}
function syntax_name(scanner) {
    scanner.at += 1;
    const { bytes } = scanner;
    const start = scanner.at;
    while (scanner.at < bytes.length && !isSpace(bytes[scanner.at]) && !isDelimiter(bytes[scanner.at]))
        scanner.at += 1;
    const raw = latin1(bytes.subarray(start, scanner.at));
    return raw.replace(/#([0-9a-fA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
const ESCAPES = new Map([
    [110, 10],
    [114, 13],
    [116, 9],
    [98, 8],
    [102, 12],
]);
function literalString(scanner) {
    const { bytes } = scanner;
    const out = [];
    let open = 0;
    for (;;) {
        const byte = bytes[scanner.at];
        if (byte === undefined)
            return (0,stop/* fail */.fJ)('a PDF string is not closed');
        scanner.at += 1;
        if (byte === 40) {
            open += 1;
            if (open > 1)
                out.push(byte);
        }
        else if (byte === 41) {
            open -= 1;
            if (open === 0)
                return Uint8Array.from(out);
            out.push(byte);
        }
        else if (byte === 92)
            escaped(scanner, out);
        else if (byte === 13) {
            // A line end inside of a string is one LF, however it is written.
            if (bytes[scanner.at] === 10)
                scanner.at += 1;
            out.push(10);
        }
        else
            out.push(byte);
    }
}
function escaped(scanner, out) {
    const { bytes } = scanner;
    const byte = bytes[scanner.at] ?? 0;
    scanner.at += 1;
    if (byte >= 48 && byte <= 55) {
        let code = byte - 48;
        for (let digits = 1; digits < 3; digits += 1) {
            const next = bytes[scanner.at] ?? 0;
            if (next < 48 || next > 55)
                break;
            code = code * 8 + next - 48;
            scanner.at += 1;
        }
        out.push(code & 255);
    }
    else if (byte === 13) {
        if (bytes[scanner.at] === 10)
            scanner.at += 1;
    }
    else if (byte !== 10)
        out.push(ESCAPES.get(byte) ?? byte);
}
function hexString(scanner) {
    const end = scanner.bytes.indexOf(62, scanner.at);
    if (end === -1)
        return (0,stop/* fail */.fJ)('a PDF string is not closed');
    const digits = latin1(scanner.bytes.subarray(scanner.at + 1, end)).replace(/[\0\t\n\f\r ]+/g, '');
    if (/[^0-9a-fA-F]/.test(digits))
        return (0,stop/* fail */.fJ)('a PDF string with a bad hexadecimal digit');
    scanner.at = end + 1;
    return Uint8Array.from(Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex'));
}

;// CONCATENATED MODULE: ./lib/documents/pdf/beside.js

function besideObjects({ bytes, spans, comments, rest, trailers, holders }) {
    const gaps = gapsIn(bytes, spans, comments);
    const within = [...rest.values()].flat().filter((piece) => piece.some((byte) => byte !== 0));
    return {
        strange: [...gaps.strange, ...within],
        comments: gaps.comments,
        entries: [...trailers.slice(1).flatMap(unreadInTrailer), ...holders.flatMap(unreadInHolder)],
    };
}
/** What stands between pieces that are read, without white space; comments apart, those within the pieces among them. */
function gapsIn(bytes, spans, known) {
    const strange = [];
    const comments = new Map(known);
    for (const gap of spans.unused()) {
        const found = new Map();
        const scanner = { bytes: gap, at: 0, comments: found };
        for (skipSpace(scanner); scanner.at < gap.length; skipSpace(scanner)) {
            const start = scanner.at;
            if (word(scanner) === 'startxref' && /^\d{1,12}$/.test(word(scanner)))
                continue;
            strange.push(gap.subarray(start));
            break;
        }
        const offset = gap.byteOffset - bytes.byteOffset;
        for (const [start, end] of found)
            comments.set(offset + start, offset + end);
    }
    const texts = [...comments].sort(([a], [b]) => a - b).map(([start, end]) => bytes.subarray(start, end));
    return { strange, comments: texts.filter((text) => latin1(text) !== '%%EOF') };
}
const isNumber = ({ kind }) => kind === 'number';
const isReference = ({ kind }) => kind === 'reference';
const isListOf = (value, kind) => value.kind === 'array' && value.items.every((item) => item.kind === kind);
const isNameOf = (value, names) => value.kind === 'name' && names.test(value.value);
const PARAMETERS = new Set(['Predictor', 'Colors', 'BitsPerComponent', 'Columns', 'EarlyChange']);
function isParameters(value) {
    if (value.kind === 'array')
        return value.items.every(isParameters);
    if (value.kind !== 'dictionary')
        return value.kind === 'null' || value.kind === 'reference';
    return [...value.entries].every(([name, entry]) => PARAMETERS.has(name) && isNumber(entry));
}
/** What only says how a stream is packed, where it is what the standard says: anything else in its place is content. */
function isPacking(name, value) {
    if (name === 'Length')
        return isNumber(value) || isReference(value);
    if (name === 'DL')
        return isNumber(value);
    if (name === 'Filter')
        return value.kind !== 'dictionary';
    return name === 'DecodeParms' && isParameters(value);
}
/** Two texts of bytes, by which programs tell the file and its revision apart. */
function isIdentifiers(value) {
    return isListOf(value, 'string') && value.kind === 'array' && value.items.length === 2;
}
/** A checksum that LibreOffice writes over all of the file, dates included. */
function isChecksum(name, value) {
    return name === 'DocChecksum' && isNameOf(value, /^[0-9A-F]{32}$/);
}
/** What of a trailer says where things are and which file this is. */
function isUsual(name, value) {
    if (name === 'Root' || name === 'Info')
        return isReference(value);
    if (name === 'Size' || name === 'Prev' || name === 'XRefStm')
        return isNumber(value);
    if (name === 'ID')
        return isIdentifiers(value);
    if (name === 'Type')
        return isNameOf(value, /^XRef$/);
    if (name === 'W' || name === 'Index')
        return isListOf(value, 'number');
    return isPacking(name, value) || isChecksum(name, value);
}
function unreadInTrailer(entries) {
    return [...entries].filter(([name, value]) => !isUsual(name, value));
}
function unreadInHolder(entries) {
    return [...entries].filter(([name, value]) => {
        if (name === 'Type')
            return !isNameOf(value, /^ObjStm$/);
        if (name === 'N' || name === 'First')
            return !(isNumber(value) || isReference(value));
        return name === 'Extends' ? !isReference(value) : !isPacking(name, value);
    });
}

// EXTERNAL MODULE: ./lib/documents/images/spans.js
var images_spans = __webpack_require__(59792);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/documents/pdf/filters.js



const SHORT = new Map([
    ['Fl', 'FlateDecode'],
    ['AHx', 'ASCIIHexDecode'],
    ['A85', 'ASCII85Decode'],
]);
/** Undoes Flate (with predictors) and the two ASCII filters; stops at the first other one. */
function unpackStream(raw, filters, parameters, meter) {
    const names = filters.map((filter) => SHORT.get(filter) ?? filter);
    const behind = [];
    const until = (end) => {
        const rest = bytes.subarray(end);
        if (rest.some((byte) => byte !== 10 && byte !== 13 && byte !== 32))
            behind.push(rest);
    };
    let bytes = raw;
    for (const [index, filter] of names.entries()) {
        if (filter === 'FlateDecode') {
            const { output, end } = inflated(bytes, meter);
            until(end);
            bytes = unpredicted(output, parameters[index], meter);
        }
        else if (filter === 'ASCIIHexDecode') {
            until(endOf(bytes, '>'));
            bytes = fromHex(bytes);
        }
        else if (filter === 'ASCII85Decode') {
            until(endOf(bytes, '~') + (bytes[endOf(bytes, '~')] === 62 ? 1 : 0));
            bytes = fromAscii85(bytes);
        }
        else
            return { bytes, undone: names.slice(0, index), left: names.slice(index), behind };
    }
    return { bytes, undone: names, left: [], behind };
}
/** Most that one stream may unpack to at once; what it does is booked. */
const MAX_STREAM_BYTES = 134_217_728;
function inflated(bytes, meter) {
    // With `info` Node gives the engine beside the output, which its types do not say.
    const { buffer, engine } = (0,external_node_zlib_.inflateSync)(bytes, { maxOutputLength: MAX_STREAM_BYTES, info: true });
    meter.inflate(buffer.length);
    return { output: buffer, end: engine.bytesWritten };
}
function endOf(bytes, mark) {
    const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(mark, 0, 'latin1');
    return at === -1 ? bytes.length : at + mark.length;
}
function numberOf(parameters, name, otherwise) {
    const found = parameters.get(name);
    return found?.kind === 'number' ? Number(found.literal) : otherwise;
}
/** PNG predictors (values 10 to 15); TIFF's (2) is refused, nobody writes it. */
function unpredicted(bytes, parameters, meter) {
    const predictor = parameters === undefined ? 1 : numberOf(parameters, 'Predictor', 1);
    if (parameters === undefined || predictor === 1)
        return bytes;
    if (predictor < 10)
        return (0,stop/* fail */.fJ)(`predictor ${predictor} of a stream`);
    const bits = numberOf(parameters, 'Colors', 1) * numberOf(parameters, 'BitsPerComponent', 8);
    const width = Math.ceil((bits * numberOf(parameters, 'Columns', 1)) / 8);
    const step = Math.max(1, bits >> 3);
    if (!(width >= 1 && width <= bytes.length))
        return (0,stop/* fail */.fJ)('a predictor wider than its stream');
    // Programs draw what there is of a last row that is cut off.
    const rows = Math.ceil(bytes.length / (width + 1));
    const output = new Uint8Array(bytes.length - rows);
    meter.inflate(output.length);
    for (let row = 0; row < rows; row += 1) {
        const type = bytes[row * (width + 1)];
        const columns = Math.min(width, output.length - row * width);
        for (let column = 0; column < columns; column += 1) {
            const at = row * width + column;
            const left = column >= step ? output[at - step] : 0;
            const up = row > 0 ? output[at - width] : 0;
            const corner = row > 0 && column >= step ? output[at - width - step] : 0;
            output[at] = bytes[row * (width + 1) + 1 + column] + predicted(type, left, up, corner);
        }
    }
    return output;
}
function predicted(type, left, up, corner) {
    if (type === 0)
        return 0;
    if (type === 1)
        return left;
    if (type === 2)
        return up;
    if (type === 3)
        return (left + up) >> 1;
    if (type !== 4)
        return (0,stop/* fail */.fJ)(`PNG predictor ${type} of a row`);
    const guess = left + up - corner;
    const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
    if (a <= b && a <= c)
        return left;
    return b <= c ? up : corner;
}
function fromHex(bytes) {
    const text = latin1(bytes);
    const end = text.indexOf('>');
    const digits = (end === -1 ? text : text.slice(0, end)).replace(/[\0\t\n\f\r ]+/g, '');
    if (/[^0-9a-fA-F]/.test(digits))
        return (0,stop/* fail */.fJ)('a bad hexadecimal digit in a stream');
    return Uint8Array.from(Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex'));
}
function fromAscii85(bytes) {
    const out = [];
    let group = [];
    for (const byte of bytes) {
        if (byte === 126)
            break;
        if (byte === 122 && group.length === 0)
            out.push(0, 0, 0, 0);
        else if (byte >= 33 && byte <= 117) {
            group.push(byte - 33);
            if (group.length === 5) {
                out.push(...wordOf(group));
                group = [];
            }
        }
        else if (byte > 32)
            return (0,stop/* fail */.fJ)('a bad base-85 digit in a stream');
    }
    if (group.length > 1)
        out.push(...wordOf([...group, 84, 84, 84, 84].slice(0, 5)).slice(0, group.length - 1));
    return Uint8Array.from(out);
}
function wordOf(group) {
    const word = group.reduce((sum, digit) => sum * 85 + digit, 0);
    return [Math.floor(word / 2 ** 24) & 255, (word / 2 ** 16) & 255, (word / 2 ** 8) & 255, word & 255];
}

;// CONCATENATED MODULE: ./lib/documents/pdf/objects.js





const NOTHING = { value: { kind: 'null' } };
const HEADER_WINDOW = 1_024;
const MAX_SECTIONS = 1_000;
/** Follows the cross references as a viewer does, and where they are broken finds objects by reading on, as viewers do. */
function openPdf(whole, meter) {
    const start = latin1(whole.subarray(0, HEADER_WINDOW)).indexOf('%PDF-');
    if (start === -1)
        (0,stop/* fail */.fJ)('no PDF: the header is missing');
    const bytes = whole.subarray(start);
    const version = /^%PDF-(\d\.\d)/.exec(latin1(bytes.subarray(0, 16)))?.[1];
    const attempts = [byReferences, byScanning];
    let reason;
    for (const [index, attempt] of attempts.entries()) {
        const reader = {
            ...{ bytes, meter, places: new Map(), older: new Set(), sections: new Set() },
            ...{ known: new Map(), packed: new Map(), open: new Set(), spans: (0,images_spans/* newSpans */.m)(bytes, 0) },
            ...{ comments: new Map(), trailers: [], rest: new Map(), lengths: new Set() },
        };
        reader.spans.use(0, '%PDF-'.length + (version?.length ?? 0));
        try {
            const { trailer, references } = attempt(reader);
            const root = resolved(reader, trailer.get('Root'));
            if (root.value.kind !== 'dictionary' || !root.value.entries.has('Pages'))
                (0,stop/* fail */.fJ)('a PDF without a catalog');
            return {
                ...{ trailer, facts: { version: version ?? 'not said', references } },
                resolve: (number) => load(reader, number),
                unpack: (object) => unpack(reader, object),
                numbers: () => numbersOf(reader),
                replaced: () => replacedIn(reader),
                generation: (number) => generationOf(reader, number),
                beside: () => besideObjects({ ...reader, holders: holdersOf(reader) }),
            };
        }
        catch (error) {
            if (!(error instanceof stop/* ReadStop */.t6) || error.limit || index === attempts.length - 1)
                throw reason ?? error;
            reason = error;
        }
    }
    return (0,stop/* fail */.fJ)('no PDF');
}
function numbersOf(reader) {
    const holders = containersOf(reader);
    return [...reader.places].flatMap(([number, at]) => {
        if (at.kind === 'packed')
            return [number];
        const holds = at.offset < 0 || reader.sections.has(at.offset) || holders.has(number);
        return holds || reader.lengths.has(number) ? [] : [number];
    });
}
function generationOf({ places }, number) {
    const at = places.get(number);
    if (at?.kind === 'packed')
        return 0;
    return at === undefined || at.offset < 0 ? undefined : at.generation;
}
/** Dictionaries of the streams from which objects are taken. */
function holdersOf(reader) {
    return [...containersOf(reader).keys()].flatMap((number) => {
        const { value: found } = reader.known.get(number) ?? NOTHING;
        return found.kind === 'dictionary' ? [found.entries] : [];
    });
}
/** Streams from which objects are taken, with the places in them that a number leads to. */
function containersOf({ places }) {
    const found = new Map();
    for (const at of places.values()) {
        if (at.kind !== 'packed')
            continue;
        const known = found.get(at.container);
        if (known === undefined)
            found.set(at.container, new Set([at.index]));
        else
            known.add(at.index);
    }
    return found;
}
/** What later revisions replaced, and what stands in a stream of objects beside those that are asked for. */
function replacedIn(reader) {
    const offsets = [...reader.older].filter((offset) => !reader.sections.has(offset));
    return [
        ...offsets.map((offset) => () => [objectAt(reader, offset).object]),
        ...[...containersOf(reader)].map(([container, indices]) => () => packedIn(reader, container).filter((_, index) => !indices.has(index))),
    ];
}
function byReferences(reader) {
    const { bytes } = reader;
    const tail = latin1(bytes.subarray(-2_048));
    const mark = tail.lastIndexOf('startxref');
    if (mark === -1)
        (0,stop/* fail */.fJ)('a PDF without cross references');
    const offset = Number(/^startxref\s+(\d{1,12})\s+%%EOF/.exec(tail.slice(mark))?.[1] ?? -1);
    const queue = [offset];
    const seen = reader.sections;
    let trailer;
    let references = 'none';
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        if (seen.has(next))
            continue;
        seen.add(next);
        if (seen.size > MAX_SECTIONS)
            (0,stop/* stopAtLimit */.zK)(`more than ${MAX_SECTIONS} cross-reference sections`);
        const section = readSection(reader, next);
        references = trailer === undefined ? section.kind : references;
        trailer ??= section.entries;
        reader.trailers.push(section.entries);
        for (const name of ['XRefStm', 'Prev']) {
            const previous = section.entries.get(name);
            if (previous?.kind === 'number')
                queue.push(Number(previous.literal));
        }
    }
    return { trailer: trailer ?? (0,stop/* fail */.fJ)('a PDF without a trailer'), references };
}
function readSection(reader, offset) {
    if (!(offset >= 0 && offset < reader.bytes.length))
        (0,stop/* fail */.fJ)('cross references outside of the file');
    const scanner = { bytes: reader.bytes, at: offset, comments: reader.comments };
    if (word(scanner) === 'xref') {
        const entries = readTable(reader, scanner);
        reader.spans.use(offset, scanner.at);
        return { kind: 'table', entries };
    }
    const { object } = objectAt(reader, offset);
    if (object.value.kind !== 'dictionary' || object.stream === undefined)
        return (0,stop/* fail */.fJ)('cross references that are none');
    const { bytes } = unpack(reader, object);
    const end = readReferenceStream(reader, object.value.entries, bytes);
    reader.rest.set(object.stream, [...(reader.rest.get(object.stream) ?? []), bytes.subarray(end)]);
    return { kind: 'stream', entries: object.value.entries };
}
function readTable(reader, scanner) {
    for (;;) {
        const first = word(scanner);
        if (first === 'trailer')
            break;
        const count = Number(word(scanner));
        if (!/^\d+$/.test(first) || !Number.isInteger(count))
            (0,stop/* fail */.fJ)('a broken cross-reference table');
        reader.meter.count(count);
        for (let index = 0; index < count; index += 1) {
            const offset = Number(word(scanner));
            const generation = word(scanner);
            const use = word(scanner);
            if (!Number.isInteger(offset) || !/^\d{1,5}$/.test(generation) || (use !== 'n' && use !== 'f'))
                (0,stop/* fail */.fJ)('a broken cross-reference table');
            if (use === 'n')
                place(reader, Number(first) + index, { kind: 'offset', offset, generation: Number(generation) });
            else
                place(reader, Number(first) + index, undefined);
        }
    }
    const trailer = value(scanner);
    return trailer.kind === 'dictionary' ? trailer.entries : (0,stop/* fail */.fJ)('a trailer that is no dictionary');
}
/** The newest section is read first, so what is known stays; a free entry hides older ones. */
function place(reader, number, at) {
    const known = reader.places.get(number);
    if (known === undefined)
        reader.places.set(number, at ?? { kind: 'offset', offset: -1, generation: 0 });
    else if (at?.kind === 'offset' && !(known.kind === 'offset' && known.offset === at.offset))
        reader.older.add(at.offset);
}
/** Gives the end of the last entry. */
function readReferenceStream(reader, entries, bytes) {
    const widths = numbers(entries.get('W'));
    const [w0 = 0, w1 = 0, w2 = 0] = widths;
    const width = w0 + w1 + w2;
    if (widths.length < 3 || width < 1 || widths.some((size) => !(size >= 0 && size <= 8)))
        (0,stop/* fail */.fJ)('a broken reference stream');
    const size = entries.get('Size');
    const index = entries.has('Index')
        ? numbers(entries.get('Index'))
        : [0, size?.kind === 'number' ? Number(size.literal) : 0];
    let at = 0;
    for (let pair = 0; pair + 1 < index.length; pair += 2) {
        for (let entry = 0; entry < index[pair + 1] && at + width <= bytes.length; entry += 1) {
            reader.meter.count(1);
            const type = w0 === 0 ? 1 : unsigned(bytes, at, w0);
            const [one, two] = [unsigned(bytes, at + w0, w1), unsigned(bytes, at + w0 + w1, w2)];
            at += width;
            const number = index[pair] + entry;
            if (type === 1)
                place(reader, number, { kind: 'offset', offset: one, generation: two });
            else if (type === 2)
                place(reader, number, { kind: 'packed', container: one, index: two });
            else
                place(reader, number, undefined);
        }
    }
    return at;
}
function unsigned(bytes, at, size) {
    let total = 0;
    for (let index = 0; index < size; index += 1)
        total = total * 256 + bytes[at + index];
    return total;
}
function numbers(found) {
    if (found?.kind !== 'array')
        return [];
    return found.items.map((item) => (item.kind === 'number' ? Number(item.literal) : Number.NaN));
}
/** Reads objects one after the other; of one number the last one counts, and so does the last trailer with a root. */
function byScanning(reader) {
    const { bytes } = reader;
    const text = latin1(bytes);
    const pattern = /(\d{1,10})[ \t\r\n]+(\d{1,5})[ \t\r\n]+obj\b|\btrailer\b/g;
    let trailer;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
        reader.meter.count(1);
        const number = match[1];
        if (number === undefined) {
            const scanner = { bytes, at: match.index + 'trailer'.length, comments: reader.comments };
            const found = value(scanner);
            reader.spans.use(match.index, scanner.at);
            if (found.kind !== 'dictionary')
                continue;
            reader.trailers.unshift(found.entries);
            if (found.entries.has('Root'))
                trailer = found.entries;
        }
        else {
            reader.places.set(Number(number), { kind: 'offset', offset: match.index, generation: Number(match[2]) });
            const { end } = objectAt(reader, match.index);
            pattern.lastIndex = Math.max(pattern.lastIndex, end);
        }
    }
    return { trailer: trailer ?? (0,stop/* fail */.fJ)('a PDF without a trailer'), references: 'broken, found by reading on' };
}
function load(reader, number) {
    const known = reader.known.get(number);
    if (known !== undefined)
        return known;
    const at = reader.places.get(number);
    // A reference to an object that is not there is null (section 7.3.10).
    if (at === undefined || (at.kind === 'offset' && at.offset < 0))
        return NOTHING;
    if (reader.open.has(number))
        (0,stop/* fail */.fJ)('a PDF object that is part of itself');
    reader.open.add(number);
    const object = at.kind === 'offset' ? loadAt(reader, number, at) : loadPacked(reader, at.container, at.index);
    reader.open.delete(number);
    reader.known.set(number, object);
    return object;
}
function loadAt(reader, number, at) {
    const found = objectAt(reader, at.offset);
    return found.number === number && found.generation === at.generation
        ? found.object
        : (0,stop/* fail */.fJ)('a cross reference to another object');
}
function resolved(reader, found) {
    if (found === undefined)
        return NOTHING;
    return found.kind === 'reference' ? load(reader, found.number) : { value: found };
}
function objectAt(reader, offset) {
    if (!(offset >= 0 && offset < reader.bytes.length))
        (0,stop/* fail */.fJ)('a PDF object outside of the file');
    const scanner = { bytes: reader.bytes, at: offset, comments: reader.comments };
    const number = word(scanner);
    const generation = word(scanner);
    if (!/^\d+$/.test(number) || !/^\d+$/.test(generation) || word(scanner) !== 'obj')
        (0,stop/* fail */.fJ)('no PDF object at its place');
    const found = value(scanner);
    const stream = found.kind === 'dictionary' && passed(scanner, 'stream') ? streamBytes(reader, scanner, found.entries) : undefined;
    passed(scanner, 'endobj');
    reader.spans.use(offset, scanner.at);
    const object = { value: found, ...(stream === undefined ? {} : { stream }) };
    return { number: Number(number), generation: Number(generation), object, end: scanner.at };
}
/** Goes past a keyword if it stands there. */
function passed(scanner, keyword) {
    const before = scanner.at;
    if (word(scanner) === keyword)
        return true;
    scanner.at = before;
    return false;
}
/** The length where it is right, else as far as `endstream`. */
function streamBytes(reader, scanner, entries) {
    const { bytes } = reader;
    if (bytes[scanner.at] === 13)
        scanner.at += 1;
    if (bytes[scanner.at] === 10)
        scanner.at += 1;
    const start = scanner.at;
    const length = lengthOf(reader, entries.get('Length'));
    if (length !== undefined && start + length <= bytes.length) {
        const after = { bytes, at: start + length, comments: new Map() };
        if (word(after) === 'endstream') {
            for (const [from, to] of after.comments)
                reader.comments.set(from, to);
            const said = entries.get('Length');
            if (said?.kind === 'reference')
                reader.lengths.add(said.number);
            scanner.at = after.at;
            return bytes.subarray(start, start + length);
        }
    }
    const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf('endstream', start, 'latin1');
    if (end === -1)
        return (0,stop/* fail */.fJ)('a PDF stream is not closed');
    scanner.at = end + 'endstream'.length;
    const cut = bytes[end - 1] === 10 ? (bytes[end - 2] === 13 ? 2 : 1) : bytes[end - 1] === 13 ? 1 : 0;
    return bytes.subarray(start, Math.max(start, end - cut));
}
function lengthOf(reader, found) {
    // While objects are being looked for, the one with the length may not be found yet.
    if (found?.kind === 'reference' && !reader.places.has(found.number))
        return undefined;
    const { value: length } = resolved(reader, found);
    return length.kind === 'number' && /^\d{1,12}$/.test(length.literal) ? Number(length.literal) : undefined;
}
function loadPacked(reader, container, index) {
    return packedIn(reader, container)[index] ?? NOTHING;
}
function packedIn(reader, container) {
    const known = reader.packed.get(container);
    if (known !== undefined)
        return known;
    const object = load(reader, container);
    if (object.stream === undefined || object.value.kind !== 'dictionary')
        return (0,stop/* fail */.fJ)('an object stream that is none');
    const { bytes } = unpack(reader, object);
    const [count, first] = ['N', 'First'].map((name) => lengthOf(reader, object.value.entries.get(name)));
    if (count === undefined || first === undefined)
        return (0,stop/* fail */.fJ)('an object stream without its counts');
    reader.meter.count(count);
    const scanner = { bytes, at: 0, comments: new Map() };
    const spans = (0,images_spans/* newSpans */.m)(bytes, 0);
    const offsets = [];
    for (let entry = 0; entry < count; entry += 1) {
        word(scanner);
        const offset = Number(word(scanner));
        if (!Number.isInteger(offset))
            (0,stop/* fail */.fJ)('a broken object stream');
        offsets.push(first + offset);
    }
    spans.use(0, scanner.at);
    const objects = offsets.map((at) => {
        scanner.at = at;
        const found = value(scanner);
        spans.use(at, scanner.at);
        return { value: found };
    });
    const { strange, comments } = gapsIn(bytes, spans, scanner.comments);
    reader.rest.set(object.stream, [...(reader.rest.get(object.stream) ?? []), ...strange, ...comments]);
    reader.packed.set(container, objects);
    return objects;
}
function unpack(reader, { value: found, stream }) {
    if (stream === undefined || found.kind !== 'dictionary')
        return { bytes: new Uint8Array(0), undone: [], left: [], behind: [] };
    const listed = (names) => {
        const entry = names
            .map((name) => resolved(reader, found.entries.get(name)).value)
            .find(({ kind }) => kind !== 'null');
        if (entry === undefined)
            return [];
        return entry.kind === 'array' ? entry.items.map((item) => resolved(reader, item).value) : [entry];
    };
    const filters = listed(['Filter', 'F']).map((item) => item.kind === 'name' ? item.value : (0,stop/* fail */.fJ)('a filter without a name'));
    const parameters = listed(['DecodeParms', 'DP']).map((item) => item.kind === 'dictionary' ? item.entries : undefined);
    const unpacked = unpackStream(stream, filters, parameters, reader.meter);
    // A stream that was unpacked before has its rest already, which may be more than what stands behind.
    if (!reader.rest.has(stream))
        reader.rest.set(stream, unpacked.behind);
    return unpacked;
}

;// CONCATENATED MODULE: ./lib/documents/pdf/text.js
/** Pages whose text is looked for. More are books, whose objects are compared all the same. */
const MAX_PAGES = 2_000;
/**
 * The text that a person would copy out of each page, by pdf.js as unpdf packs it. It stands beside the objects and
 * says in words what their operators draw: where it is equal nothing follows, and where it cannot be had nothing is lost
 * but readability (docs/adr/0191).
 */
async function pageTexts(bytes, meter) {
    const { getDocumentProxy } = await __webpack_require__.e(/* import() */ 9702).then(__webpack_require__.bind(__webpack_require__, 79702));
    try {
        // A copy, because the library takes the buffer away from its owner.
        const document = await getDocumentProxy(Uint8Array.from(bytes), OPTIONS);
        try {
            if (document.numPages > MAX_PAGES)
                return { why: `more than ${MAX_PAGES} pages` };
            const pages = [];
            for (let number = 1; number <= document.numPages; number += 1) {
                const content = await (await document.getPage(number)).getTextContent();
                const lines = linesOf(content.items);
                meter.count(lines.length + 1);
                pages.push(lines);
            }
            return { pages };
        }
        finally {
            await document.destroy();
        }
    }
    catch (error) {
        // A ReadStop of the meter is a limit like any other here: the objects were read before.
        return { why: error instanceof Error ? error.message.slice(0, MAX_REASON_CHARACTERS) : 'unknown error' };
    }
}
const MAX_REASON_CHARACTERS = 200;
/**
 * Nothing is fetched, no font is looked for on this machine, no script of the document runs, and the library says
 * nothing: what it would print belongs to no report.
 */
const OPTIONS = {
    verbosity: 0,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    // Named, or unpdf would look for a copy of pdfjs-dist around the place it runs in.
    standardFontDataUrl: undefined,
    cMapUrl: undefined,
};
function linesOf(items) {
    const text = items.map(({ str = '', hasEOL }) => (hasEOL === true ? `${str}\n` : str)).join('');
    return text === '' ? [] : text.split('\n');
}

// EXTERNAL MODULE: ./lib/documents/tables/guard.js
var guard = __webpack_require__(80427);
// EXTERNAL MODULE: ./lib/documents/tables/scalars.js
var scalars = __webpack_require__(51239);
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
;// CONCATENATED MODULE: ./lib/documents/formats/pdf.js









/**
 * The objects that the catalog and the document information reach, in the order in which they are reached, which does
 * away with object numbers, offsets and generations. Own, because no library shows objects (docs/adr/0093).
 */
const pdf = { id: 'pdf', read: (input) => (0,guard/* readGuarded */.vK)(input, 'PDF', () => read(input)) };
/** Where the document says when and by which program it was written. */
const DATES = new Set(['CreationDate', 'ModDate']);
/** `D:20240131235959+01'00'`, as far as it is given (section 7.9.4). What is longer says something else as well. */
const DATE = /^D:\d{4}(?:\d\d){0,5}(?:[-+Z](?:\d\d'?(?:\d\d'?)?)?)?$/;
async function read(input) {
    const meter = (0,guard/* newMeter */.Yi)(input);
    const file = openPdf(input.bytes, meter);
    if (file.trailer.has('Encrypt'))
        (0,stop/* stopAtLimit */.zK)('the PDF is encrypted');
    const walk = { file, count: meter.count, order: new Map(), queue: [], dates: [], filters: new Set() };
    const info = file.trailer.get('Info');
    const producer = takeProducer(file, info);
    const entries = [
        ['catalog', nodeOf(walk, file.trailer.get('Root') ?? { kind: 'null' })],
        ['information', nodeOf(walk, info ?? { kind: 'null' })],
        ...trailerEntries(walk),
    ];
    const objects = [];
    for (let index = 0; index < walk.queue.length; index += 1) {
        const number = walk.queue[index];
        const isInfo = info?.kind === 'reference' && info.number === number;
        objects.push(objectNode(walk, file.resolve(number), isInfo));
    }
    const texts = await pageTexts(input.bytes, meter);
    // First, because a person reads words before operators.
    const pages = 'pages' in texts ? [['pages', (0,scalars/* list */.p_)(texts.pages.map((lines) => (0,scalars/* list */.p_)(lines.map(scalars/* string */.Yj))))]] : [];
    const root = (0,scalars/* record */.g1)([...pages, ...entries, ['objects', (0,scalars/* list */.p_)(objects)], ['outside', (0,scalars/* binary */.aw)(outside(input.bytes))]]);
    const { version, references } = file.facts;
    const hidden = unreached(walk);
    // Last, because it knows what was read until now.
    const { comments, ...beside } = besideFacts(walk);
    const document = (0,nodes/* treeDocument */.YV)({
        format: 'pdf',
        root,
        notices: 'why' in texts ? [{ message: `the text of its pages was not extracted: ${texts.why}`, line: 0 }] : [],
        layout: {
            'PDF version': version,
            'cross references': references,
            'stream filters': [...walk.filters].sort().join(', ') || 'none',
            producer,
            ...(walk.dates.length === 0 ? {} : { dates: (0,nodes/* listFact */.HG)(walk.dates) }),
            ...identifiers(file.trailer),
            ...(comments === undefined ? {} : { comments }),
        },
    });
    // Viewers find other objects in a broken file than they find here, and a file that is cut off is a broken one.
    const incomplete = references.startsWith('broken')
        ? { incomplete: 'the cross references are broken, so objects were found by reading on' }
        : {};
    const facts = { ...(hidden === undefined ? {} : { 'objects that nothing reaches': hidden }), ...beside };
    return { ok: true, document: { ...document, facts, ...incomplete } };
}
/** What the trailer says beyond what every trailer says. */
function trailerEntries(walk) {
    const { trailer } = walk.file;
    const unread = unreadInTrailer(trailer).filter(([name]) => name !== 'Root' && name !== 'Info');
    const found = members(walk, new Map(unread), () => false);
    return found.length === 0 ? [] : [['trailer', (0,scalars/* record */.g1)(found)]];
}
/** Bytes and entries that are no part of an object; comments are told apart, since they are no more than that. */
function besideFacts({ file, count }) {
    const { strange, comments, entries } = file.beside();
    const fact = (name, pieces) => pieces.length === 0 ? {} : { [name]: (0,binaries/* bytesFact */.CV)(pieces) };
    const written = entries.map((entry) => JSON.stringify([entry[0], plain(entry[1], count)])).sort();
    return {
        ...fact('comments', comments),
        ...fact('bytes that no object holds', strange),
        ...fact('entries that nothing reads', [...new Set(written)].map((one) => Buffer.from(one))),
    };
}
/**
 * What stands in the file and is in no view of it: objects that nothing reaches, and those that a later revision has replaced.
 * Without dates, and without what merely holds other objects. What does not read there is told as such.
 */
function unreached({ file, order, count }) {
    const found = [];
    const add = (read) => {
        const written = attempted(() => read().flatMap((object) => writtenOut(object, count)));
        for (const one of [written].flat())
            found.push(one);
    };
    for (const number of file.numbers())
        if (!order.has(number))
            add(() => [file.resolve(number)]);
    for (const read of file.replaced())
        add(read);
    return found.length === 0 ? undefined : (0,binaries/* bytesFact */.CV)(found.sort().map((one) => Buffer.from(one)));
}
function attempted(read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof stop/* ReadStop */.t6 && error.limit !== true)
            return error.message;
        throw error;
    }
}
function writtenOut({ value, stream }, count) {
    if (value.kind === 'null')
        return [];
    return [`${JSON.stringify(plain(value, count))} ${stream === undefined ? '' : (0,binaries/* bytesFact */.CV)(stream)}`];
}
/** Object numbers are layout, and so they are here. */
function plain(value, count) {
    count(1);
    switch (value.kind) {
        case 'array':
            return value.items.map((item) => plain(item, count));
        case 'dictionary':
            return [...value.entries].flatMap(([name, entry]) => (isDate(name, entry) ? [] : [[name, plain(entry, count)]]));
        case 'string':
            return ['string', latin1(value.bytes)];
        case 'reference':
            return { kind: value.kind };
        default:
            return value;
    }
}
/** What stands before the first mark and after the last one belongs to no PDF: something hidden, or another file behind this one. */
function outside(bytes) {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const begin = Math.max(0, file.indexOf('%PDF-'));
    const mark = file.lastIndexOf('%%EOF');
    let from = mark === -1 ? file.length : mark + '%%EOF'.length;
    while (from < file.length && ' \t\r\n\0'.includes(String.fromCharCode(file[from])))
        from += 1;
    return Uint8Array.from(Buffer.concat([file.subarray(0, begin), file.subarray(from)]));
}
function takeProducer(file, info) {
    const found = info?.kind === 'reference' ? file.resolve(info.number).value : info;
    const producer = found?.kind === 'dictionary' ? found.entries.get('Producer') : undefined;
    return producer?.kind === 'string' ? textOf(producer.bytes) : 'not said';
}
/** Those of another form are entries of the trailer like any other. */
function identifiers(trailer) {
    const found = [];
    for (const [name, value] of trailer) {
        if (name === 'ID' && value.kind === 'array' && isIdentifiers(value))
            found.push(value.items.map((item) => (item.kind === 'string' ? Buffer.from(item.bytes).toString('hex') : '')).join(' '));
        if (value.kind === 'name' && isChecksum(name, value))
            found.push(value.value);
    }
    return found.length === 0 ? {} : { 'file identifiers': (0,nodes/* listFact */.HG)(found) };
}
function isDate(name, value) {
    return DATES.has(name) && value.kind === 'string' && DATE.test(latin1(value.bytes));
}
function nodeOf(walk, value) {
    walk.count(1);
    switch (value.kind) {
        case 'null':
            return scalars/* NULL */.Cq;
        case 'boolean':
            return (0,scalars/* boolean */.zM)(value.value);
        case 'number':
            return (0,nodes/* number */.ai)('number', value.literal, 0, decimalOf(value.literal));
        case 'string':
            return (0,scalars/* string */.Yj)(apart(textOf(value.bytes)));
        case 'name':
            return (0,scalars/* string */.Yj)(`/${value.value}`);
        case 'array':
            return (0,scalars/* list */.p_)(value.items.map((item) => (item.kind === 'string' ? inList(walk, item.bytes) : nodeOf(walk, item))));
        case 'dictionary':
            return (0,scalars/* record */.g1)(members(walk, value.entries, () => false));
        case 'reference':
            return referenceNode(walk, value);
    }
}
/** Strings in arrays may be colours of a palette as well as texts, so the mark of UTF-16 stays: to a palette it is one. */
function inList(walk, bytes) {
    walk.count(1);
    const text = textOf(bytes);
    return (0,scalars/* string */.Yj)(apart(text === latin1(bytes) ? text : `\ufeff${text}`));
}
/** A generation that the object does not have leads nowhere, in viewers that look at it. */
function referenceNode(walk, { number, generation }) {
    const found = walk.file.generation(number);
    const other = found === undefined || found === generation ? [] : [['generation', (0,scalars/* integer */.nd)(generation)]];
    return (0,scalars/* record */.g1)([['object', (0,scalars/* integer */.nd)(placeOf(walk, number))], ...other]);
}
/** A name is shown with its slash, so a text that begins with one stands behind another: the two must never meet. */
function apart(text) {
    return text.startsWith('/') ? `/${text}` : text;
}
/** PDF writes `+1`, `.5`, `5.` and even `--5`. */
function decimalOf(literal) {
    const sign = (literal.match(/-/g)?.length ?? 0) > 0 ? '-' : '';
    const [whole = '', fraction = ''] = literal.replace(/^[-+]+/, '').split('.');
    return `${sign}${whole === '' ? '0' : whole}${fraction === '' ? '' : `.${fraction}`}`;
}
/** How many objects were reached before this one: its name here. */
function placeOf(walk, number) {
    const known = walk.order.get(number);
    if (known !== undefined)
        return known;
    const place = walk.queue.length;
    walk.order.set(number, place);
    walk.queue.push(number);
    return place;
}
/** An entry that is null is as good as none (section 7.3.7). Dates in the form of the standard are layout wherever they stand. */
function members(walk, entries, without) {
    const found = [];
    for (const [name, value] of entries) {
        if (value.kind === 'null' || without(name, value))
            continue;
        if (isDate(name, value) && value.kind === 'string') {
            walk.dates.push(`${name} ${latin1(value.bytes)}`);
        }
        else
            found.push([name, nodeOf(walk, value)]);
    }
    return found;
}
function objectNode(walk, object, isInfo) {
    const { value, stream } = object;
    if (stream === undefined || value.kind !== 'dictionary') {
        if (!isInfo || value.kind !== 'dictionary')
            return nodeOf(walk, value);
        return (0,scalars/* record */.g1)(members(walk, value.entries, (name, entry) => name === 'Producer' && entry.kind === 'string'));
    }
    const { bytes, undone, left } = walk.file.unpack(object);
    for (const filter of undone)
        walk.filters.add(filter);
    // What stays packed keeps its parameters: without them the bytes mean nothing.
    const own = members(walk, value.entries, (name, entry) => left.length === 0 ? isPacking(name, entry) : (name === 'Length' || name === 'Filter') && isPacking(name, entry));
    const filters = left.length === 0 ? [] : [['Filter', (0,scalars/* list */.p_)(left.map((name) => (0,scalars/* string */.Yj)(`/${name}`)))]];
    return (0,scalars/* record */.g1)([...own, ...filters, ['stream', streamNode(walk, value.entries, bytes)]]);
}
function streamNode(walk, entries, bytes) {
    const type = entries.get('Type');
    const ascii = isText(bytes);
    if (type?.kind === 'name' && type.value === 'Metadata')
        return (0,scalars/* string */.Yj)(withoutXmpDates(walk, latin1(bytes)));
    if (!ascii)
        return (0,scalars/* binary */.aw)(bytes);
    const lines = latin1(bytes).split('\n');
    walk.count(lines.length);
    return (0,scalars/* list */.p_)(lines.map(scalars/* string */.Yj));
}
/** Dates and identifiers of XMP, as elements and as attributes: what a program writes anew at every save. */
const XMP = /(<(xmp:CreateDate|xmp:ModifyDate|xmp:MetadataDate|xmpMM:DocumentID|xmpMM:InstanceID|pdf:Producer)>)([^<]*)(?=<)|(\b(?:xmp:CreateDate|xmp:ModifyDate|xmp:MetadataDate|xmpMM:DocumentID|xmpMM:InstanceID|pdf:Producer)=)("[^"]*"|'[^']*')/g;
/** A date of ISO 8601, and an identifier without blanks: anything else that stands under these names is content. */
const XMP_DATE = /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?)?)?$/;
const XMP_ID = /^[\w:.-]{0,80}$/;
function isOfForm(name, value) {
    if (name.includes('Producer') || value === '')
        return true;
    return (name.includes('Date') ? XMP_DATE : XMP_ID).test(value);
}
function withoutXmpDates(walk, text) {
    return text.replace(XMP, (whole, tag, _, content, attribute, quoted) => {
        if (!isOfForm(tag ?? attribute, (content ?? quoted.slice(1, -1)).trim()))
            return whole;
        walk.dates.push(`${tag ?? attribute}${content ?? quoted}`);
        return tag ?? `${attribute}""`;
    });
}
/** Printable ASCII and white space; a lone CR would not survive being shown in lines, so it makes bytes. */
function isText(bytes) {
    return bytes.every((byte) => (byte >= 32 && byte < 127) || byte === 9 || byte === 10 || byte === 13);
}
const utf16 = new TextDecoder('utf-16be', { fatal: true, ignoreBOM: true });
/** Where the encoding of PDF's own texts (annex D.2) is not Latin-1: the same code is another letter in the two. */
const OWN_CODES = /[\x18-\x1f\x7f-\xa0\xad]/;
/** UTF-16 where the mark says so; else byte for character, which nothing is lost in. */
function textOf(bytes) {
    if (bytes[0] === 0xfe && bytes[1] === 0xff) {
        try {
            const text = utf16.decode(bytes.subarray(2));
            return OWN_CODES.test(text) ? latin1(bytes) : text;
        }
        catch {
            return latin1(bytes);
        }
    }
    return latin1(bytes);
}


/***/ }),

/***/ 59792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ unusedFact),
/* harmony export */   m: () => (/* binding */ newSpans)
/* harmony export */ });
/* harmony import */ var _binaries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26729);

/** Zeros up to the next multiple of 16 (as tifffile writes) are padding; more, or anything else, is content. */
const MAX_PADDING_BYTES = 15;
function newSpans(bytes, padding = MAX_PADDING_BYTES) {
    // One end for each start: entries of hostile files may name the same place any number of times.
    const ends = new Map();
    return {
        use: (start, end) => {
            if (end > start)
                ends.set(start, Math.max(end, ends.get(start) ?? 0));
        },
        unused: () => {
            const gaps = [];
            let at = 0;
            for (const [start, end] of [...ends, [bytes.length, bytes.length]].sort(([a], [b]) => a - b)) {
                if (start > at)
                    gaps.push(bytes.subarray(at, start));
                at = Math.max(at, end);
            }
            return gaps.filter((gap) => gap.length > padding || gap.some((byte) => byte !== 0));
        },
    };
}
/** The fact that left-over bytes make; none where there are none. How they are cut into pieces is layout. */
function unusedFact({ unused }, name) {
    const left = unused();
    return left.length === 0 ? {} : { [name]: (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesFact */ .CV)(Buffer.concat(left)) };
}


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
