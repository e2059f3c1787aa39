export const id = 7655;
export const ids = [7655];
export const modules = {

/***/ 87655:
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
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
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
            while (scanner.at < bytes.length && bytes[scanner.at] !== 10 && bytes[scanner.at] !== 13)
                scanner.at += 1;
        }
        else if (isSpace(byte))
            scanner.at += 1;
        else
            return;
    }
}
/** A run of regular characters: a keyword or a number. */
function word(scanner) {
    skipSpace(scanner);
    const start = scanner.at;
    const { bytes } = scanner;
    while (scanner.at < bytes.length && !isSpace(bytes[scanner.at]) && !isDelimiter(bytes[scanner.at]))
        scanner.at += 1;
    return latin1(bytes.subarray(start, Math.min(scanner.at, start + 64)));
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
    if (/^\d{1,5}$/.test(word(scanner)) && word(scanner) === 'R')
        return { kind: 'reference', number: Number(text) };
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

;// CONCATENATED MODULE: ./lib/documents/pdf/filters.js



const SHORT = new Map([
    ['Fl', 'FlateDecode'],
    ['AHx', 'ASCIIHexDecode'],
    ['A85', 'ASCII85Decode'],
]);
/** Undoes Flate (with predictors) and the two ASCII filters; stops at the first other one. */
function unpackStream(raw, filters, parameters, meter) {
    const names = filters.map((filter) => SHORT.get(filter) ?? filter);
    let bytes = raw;
    for (const [index, filter] of names.entries()) {
        if (filter === 'FlateDecode')
            bytes = unpredicted(inflated(bytes, meter), parameters[index], meter);
        else if (filter === 'ASCIIHexDecode')
            bytes = fromHex(bytes);
        else if (filter === 'ASCII85Decode')
            bytes = fromAscii85(bytes);
        else
            return { bytes, undone: names.slice(0, index), left: names.slice(index) };
    }
    return { bytes, undone: names, left: [] };
}
/** Most that one stream may unpack to at once; what it does is booked. */
const MAX_STREAM_BYTES = 134_217_728;
function inflated(bytes, meter) {
    const output = (0,external_node_zlib_.inflateSync)(bytes, { maxOutputLength: MAX_STREAM_BYTES });
    meter.inflate(output.length);
    return output;
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
    const version = /^%PDF-(\d\.\d)/.exec(latin1(bytes.subarray(0, 16)))?.[1] ?? 'not said';
    const attempts = [byReferences, byScanning];
    let reason;
    for (const [index, attempt] of attempts.entries()) {
        const reader = {
            ...{ bytes, meter, places: new Map(), older: new Set(), sections: new Set() },
            ...{ known: new Map(), packed: new Map(), open: new Set() },
        };
        try {
            const { trailer, references } = attempt(reader);
            const root = resolved(reader, trailer.get('Root'));
            if (root.value.kind !== 'dictionary' || !root.value.entries.has('Pages'))
                (0,stop/* fail */.fJ)('a PDF without a catalog');
            return {
                ...{ trailer, facts: { version, references } },
                resolve: (number) => load(reader, number),
                unpack: (object) => unpack(reader, object),
                numbers: () => numbersOf(reader),
                replaced: () => replacedIn(reader),
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
        return holds ? [] : [number];
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
    const scanner = { bytes: reader.bytes, at: offset };
    if (word(scanner) === 'xref')
        return { kind: 'table', entries: readTable(reader, scanner) };
    const { object } = objectAt(reader, offset);
    if (object.value.kind !== 'dictionary' || object.stream === undefined)
        return (0,stop/* fail */.fJ)('cross references that are none');
    readReferenceStream(reader, object.value.entries, unpack(reader, object).bytes);
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
                place(reader, Number(first) + index, { kind: 'offset', offset });
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
        reader.places.set(number, at ?? { kind: 'offset', offset: -1 });
    else if (at?.kind === 'offset' && !(known.kind === 'offset' && known.offset === at.offset))
        reader.older.add(at.offset);
}
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
                place(reader, number, { kind: 'offset', offset: one });
            else if (type === 2)
                place(reader, number, { kind: 'packed', container: one, index: two });
            else
                place(reader, number, undefined);
        }
    }
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
    const pattern = /(\d{1,10})[ \t\r\n]+\d{1,5}[ \t\r\n]+obj\b|\btrailer\b/g;
    let trailer;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
        reader.meter.count(1);
        const number = match[1];
        if (number === undefined) {
            const scanner = { bytes, at: match.index + 'trailer'.length };
            const found = value(scanner);
            if (found.kind === 'dictionary' && found.entries.has('Root'))
                trailer = found.entries;
        }
        else {
            reader.places.set(Number(number), { kind: 'offset', offset: match.index });
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
    const object = at.kind === 'offset' ? loadAt(reader, number, at.offset) : loadPacked(reader, at.container, at.index);
    reader.open.delete(number);
    reader.known.set(number, object);
    return object;
}
function loadAt(reader, number, offset) {
    const found = objectAt(reader, offset);
    return found.number === number ? found.object : (0,stop/* fail */.fJ)('a cross reference to another object');
}
function resolved(reader, found) {
    if (found === undefined)
        return NOTHING;
    return found.kind === 'reference' ? load(reader, found.number) : { value: found };
}
function objectAt(reader, offset) {
    if (!(offset >= 0 && offset < reader.bytes.length))
        (0,stop/* fail */.fJ)('a PDF object outside of the file');
    const scanner = { bytes: reader.bytes, at: offset };
    const number = word(scanner);
    const generation = word(scanner);
    if (!/^\d+$/.test(number) || !/^\d+$/.test(generation) || word(scanner) !== 'obj')
        (0,stop/* fail */.fJ)('no PDF object at its place');
    const found = value(scanner);
    const before = scanner.at;
    if (found.kind !== 'dictionary' || word(scanner) !== 'stream')
        return { number: Number(number), object: { value: found }, end: before };
    const stream = streamBytes(reader, scanner, found.entries);
    return { number: Number(number), object: { value: found, stream }, end: scanner.at };
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
        const after = { bytes, at: start + length };
        if (word(after) === 'endstream') {
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
    const scanner = { bytes, at: 0 };
    const offsets = [];
    for (let entry = 0; entry < count; entry += 1) {
        word(scanner);
        const offset = Number(word(scanner));
        if (!Number.isInteger(offset))
            (0,stop/* fail */.fJ)('a broken object stream');
        offsets.push(first + offset);
    }
    const objects = offsets.map((at) => ({ value: value({ bytes, at }) }));
    reader.packed.set(container, objects);
    return objects;
}
function unpack(reader, { value: found, stream }) {
    if (stream === undefined || found.kind !== 'dictionary')
        return { bytes: new Uint8Array(0), undone: [], left: [] };
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
    return unpackStream(stream, filters, parameters, reader.meter);
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
/** What only says how a stream is packed. */
const PACKING = new Set(['Length', 'Filter', 'DecodeParms', 'DL']);
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
            ...(file.trailer.has('ID') ? { 'file identifiers': (0,nodes/* listFact */.HG)([identifiers(file.trailer.get('ID'))]) } : {}),
        },
    });
    // Viewers find other objects in a broken file than they find here, and a file that is cut off is a broken one.
    const incomplete = references.startsWith('broken')
        ? { incomplete: 'the cross references are broken, so objects were found by reading on' }
        : {};
    const facts = hidden === undefined ? {} : { facts: { 'objects that nothing reaches': hidden } };
    return { ok: true, document: { ...document, ...facts, ...incomplete } };
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
            return [...value.entries].flatMap(([name, entry]) => (DATES.has(name) ? [] : [[name, plain(entry, count)]]));
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
function identifiers(value) {
    if (value.kind !== 'array')
        return '';
    return value.items.map((item) => (item.kind === 'string' ? Buffer.from(item.bytes).toString('hex') : '')).join(' ');
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
            return (0,scalars/* list */.p_)(value.items.map((item) => nodeOf(walk, item)));
        case 'dictionary':
            return (0,scalars/* record */.g1)(members(walk, value.entries, () => false));
        case 'reference':
            return (0,scalars/* record */.g1)([['object', (0,scalars/* integer */.nd)(placeOf(walk, value.number))]]);
    }
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
        if (value.kind === 'null' || without(name))
            continue;
        if (DATES.has(name) && value.kind === 'string' && /^D:\d/.test(latin1(value.bytes))) {
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
        return (0,scalars/* record */.g1)(members(walk, value.entries, (name) => name === 'Producer'));
    }
    const { bytes, undone, left } = walk.file.unpack(object);
    for (const filter of undone)
        walk.filters.add(filter);
    // What stays packed keeps its parameters: without them the bytes mean nothing.
    const own = members(walk, value.entries, (name) => left.length === 0 ? PACKING.has(name) : name === 'Length' || name === 'Filter');
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
function withoutXmpDates(walk, text) {
    return text.replace(XMP, (_, tag, __, content, attribute, quoted) => {
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

/***/ 80427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ tableDocument),
/* harmony export */   Yi: () => (/* binding */ newMeter),
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
function newMeter(input) {
    const { nodes } = input.options.limits;
    const free = Math.max(FREE_INFLATION_BYTES, input.bytes.length * _format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_INFLATION_RATIO */ .wF);
    const most = Math.min(free, _format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_INFLATED_BYTES */ .Bx);
    let inflated = 0;
    let counted = 0;
    return {
        inflate(bytes) {
            inflated += bytes;
            if (!(inflated <= most))
                (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)(`unpacks to more than ${most} bytes`);
        },
        room: () => most - inflated,
        count(values) {
            counted += values;
            if (!(counted <= nodes))
                (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)(`more than ${nodes} values`);
        },
    };
}
/** A table without lines and without ragged rows, as binary formats have them. */
function tableDocument({ format, columns, rows, declared = {}, layout = {}, notices = [], }) {
    const content = { kind: 'table', columns, rows, lines: [], ragged: [] };
    return { format, readings: [{ label: '', content }], declared, layout, notices };
}


/***/ }),

/***/ 51239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cq: () => (/* binding */ NULL),
/* harmony export */   In: () => (/* binding */ float32),
/* harmony export */   KQ: () => (/* binding */ dateTime),
/* harmony export */   Ke: () => (/* binding */ timestampText),
/* harmony export */   MK: () => (/* binding */ dateText),
/* harmony export */   Q8: () => (/* binding */ textOrBytes),
/* harmony export */   SM: () => (/* binding */ bigEndianInteger),
/* harmony export */   Tc: () => (/* binding */ timeText),
/* harmony export */   Yj: () => (/* binding */ string),
/* harmony export */   Z5: () => (/* binding */ exactDecimal),
/* harmony export */   aw: () => (/* binding */ binary),
/* harmony export */   fV: () => (/* binding */ float),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   zM: () => (/* binding */ boolean)
/* harmony export */ });
/* unused harmony exports MAX_INTEGER_BYTES, decimalLiteral */
const NULL = { kind: 'null', line: 0 };
const TRUE = { kind: 'boolean', value: true, line: 0 };
const FALSE = { kind: 'boolean', value: false, line: 0 };
/** Beyond this a decimal is spelled with an exponent, so that a hostile scale is not written out in zeros. */
const MAX_SCALE = 512;
/** Bytes of the longest whole number that is turned into digits; more stay bytes. Digits cost quadratic time. */
const MAX_INTEGER_BYTES = 1_024;
function boolean(value) {
    return value ? TRUE : FALSE;
}
function string(value) {
    return { kind: 'string', value, line: 0 };
}
function binary(bytes) {
    return { kind: 'binary', bytes, line: 0 };
}
function dateTime(value) {
    return { kind: 'date-time', value, line: 0 };
}
function integer(value) {
    return { kind: 'number', type: 'integer', literal: String(value), line: 0 };
}
/**
 * A double with the fewest digits that give it back. `-0.0` keeps its sign; whole numbers get `.0`, for a float they are.
 */
function float(value) {
    return { kind: 'number', type: 'float', literal: floatLiteral(value, String(value)), line: 0 };
}
/** As `float`, with the fewest digits that give back the single: `0.1` and not `0.10000000149011612`. */
function float32(value) {
    for (let precision = 6; precision < 10; precision += 1) {
        const short = Number(value.toPrecision(precision));
        if (Math.fround(short) === value)
            return { kind: 'number', type: 'float', literal: floatLiteral(value, String(short)), line: 0 };
    }
    return float(value);
}
function floatLiteral(value, digits) {
    if (!Number.isFinite(value))
        return digits;
    const signed = Object.is(value, -0) ? '-0' : digits;
    return /^-?\d+$/.test(signed) ? `${signed}.0` : signed;
}
/**
 * A number of a declared decimal type. It is marked as an integer, because that is how it is stored and meant: a whole
 * number of units of its last place, which no tolerance for measured floats may reach.
 */
function exactDecimal(unscaled, scale) {
    return { kind: 'number', type: 'integer', literal: decimalLiteral(unscaled, scale), line: 0 };
}
function decimalLiteral(unscaled, scale) {
    if (scale === 0)
        return String(unscaled);
    if (scale < 0 || scale > MAX_SCALE)
        return `${unscaled}e${-scale}`;
    const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(scale + 1, '0');
    return `${unscaled < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
/** Two's complement, most significant byte first; undefined beyond MAX_INTEGER_BYTES. */
function bigEndianInteger(bytes) {
    if (bytes.length === 0)
        return 0n;
    if (bytes.length > MAX_INTEGER_BYTES)
        return undefined;
    return BigInt.asIntN(bytes.length * 8, BigInt(`0x${Buffer.from(bytes).toString('hex')}`));
}
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** UTF-8, or the bytes as they are where they are none: two broken texts must not become one. */
function textOrBytes(bytes) {
    try {
        return string(strict.decode(bytes));
    }
    catch {
        return binary(bytes);
    }
}
const DAY_SECONDS = 86400n;
/** Days since 1970-01-01 as a proleptic Gregorian date. Years beyond 9999 get a sign, as in ISO 8601. */
function dateText(days) {
    // Howard Hinnant's civil_from_days, which is exact for any integer.
    const shifted = days + 719468n;
    const era = floorDivide(shifted, 146097n);
    const dayOfEra = shifted - era * 146097n;
    const yearOfEra = (dayOfEra - dayOfEra / 1460n + dayOfEra / 36524n - dayOfEra / 146096n) / 365n;
    const dayOfYear = dayOfEra - (365n * yearOfEra + yearOfEra / 4n - yearOfEra / 100n);
    const month0 = (5n * dayOfYear + 2n) / 153n;
    const day = dayOfYear - (153n * month0 + 2n) / 5n + 1n;
    const month = month0 < 10n ? month0 + 3n : month0 - 9n;
    const year = yearOfEra + era * 400n + (month <= 2n ? 1n : 0n);
    return `${yearText(year)}-${padded(month, 2)}-${padded(day, 2)}`;
}
function yearText(year) {
    if (year >= 0n && year <= 9999n)
        return padded(year, 4);
    return `${year < 0n ? '-' : '+'}${padded(year < 0n ? -year : year, 6)}`;
}
/** `value` counts units of 10^-digits seconds. Every digit is kept: a nanosecond is a difference. */
function timestampText(value, digits, zone) {
    const unit = 10n ** BigInt(digits);
    const seconds = floorDivide(value, unit);
    const days = floorDivide(seconds, DAY_SECONDS);
    return `${dateText(days)}T${timeText(value - days * DAY_SECONDS * unit, digits)}${zone}`;
}
/** A time of day; what is none (negative, or a day and more) keeps counting hours. */
function timeText(value, digits) {
    const unit = 10n ** BigInt(digits);
    const size = value < 0n ? -value : value;
    const seconds = size / unit;
    const fraction = digits === 0 ? '' : `.${padded(size % unit, digits)}`;
    const clock = [seconds / 3600n, (seconds / 60n) % 60n, seconds % 60n].map((part) => padded(part, 2)).join(':');
    return `${value < 0n ? '-' : ''}${clock}${fraction}`;
}
function padded(value, width) {
    return String(value).padStart(width, '0');
}
function floorDivide(value, by) {
    const quotient = value / by;
    return value < 0n && quotient * by !== value ? quotient - 1n : quotient;
}
function list(items) {
    return { kind: 'array', items, line: 0 };
}
function record(members) {
    return { kind: 'object', members: members.map(([name, value]) => ({ name, value, line: 0 })), line: 0 };
}


/***/ })

};
