export const id = 172;
export const ids = [172];
export const modules = {

/***/ 17155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hP: () => (/* binding */ pointedFacts),
/* harmony export */   qV: () => (/* binding */ exifFacts)
/* harmony export */ });
/* unused harmony export exifOrientation */
/* harmony import */ var _binaries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26729);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35282);
/* harmony import */ var _spans_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59792);
/* harmony import */ var _tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79388);




const ORIENTATION = 0x0112;
const SHORT = 3;
/** Byte order, version, place of the first directory. */
const HEADER_BYTES = 8;
/** Entries that are looked at in the first directory; cameras write fewer than a hundred. */
const MAX_ENTRIES = 1_000;
/**
 * The orientation of an Exif block (TIFF header first), which says how a viewer turns the image; 1 is upright and the
 * default. Undefined where the block cannot be read.
 */
function exifOrientation(block) {
    if (block.length < 14)
        return undefined;
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(block);
    const mark = view.getUint16(0);
    const little = mark === 0x4949;
    if ((!little && mark !== 0x4d4d) || view.getUint16(2, little) !== 42)
        return undefined;
    const start = view.getUint32(4, little);
    if (start + 2 > block.length)
        return undefined;
    const count = Math.min(view.getUint16(start, little), MAX_ENTRIES);
    for (let index = 0; index < count; index += 1) {
        const at = start + 2 + index * 12;
        if (at + 12 > block.length)
            return undefined;
        if (view.getUint16(at, little) !== ORIENTATION)
            continue;
        if (view.getUint16(at + 2, little) !== SHORT || view.getUint32(at + 4, little) !== 1)
            return undefined;
        return view.getUint16(at + 8, little);
    }
    return 1;
}
/** Directories that entries of another one point to, by the tag that does. */
const POINTERS = new Map([
    [0x8769, 'Exif'],
    [0x8825, 'position'],
    [0xa005, 'interoperability'],
]);
/** Who wrote the file, on which machine, and when: what a program writes anew at every save. */
const OF_WRITER = new Set([0x000b, 0x0131, 0x0132, 0x013c]);
const MAX_DEPTH = 4;
/**
 * What Exif blocks say, tag by tag: how an image is turned, where, when and by whom it was taken. Those are what tests of
 * such files are about; only what a program writes anew is left out. Upright is the default and no fact.
 */
function exifFacts(blocks) {
    const facts = { ...orientationFact(blocks) };
    for (const [index, block] of blocks.entries()) {
        const which = blocks.length > 1 ? ` of block ${index + 1}` : '';
        try {
            const spans = (0,_spans_js__WEBPACK_IMPORTED_MODULE_2__/* .newSpans */ .m)(block);
            spans.use(0, HEADER_BYTES);
            const { at, form } = exifStart(block);
            const found = [
                ...directoryFacts(block, at, form, 'image', 0, spans.use),
                ...thumbnailFacts(block, at, form, spans.use),
                ...Object.entries((0,_spans_js__WEBPACK_IMPORTED_MODULE_2__/* .unusedFact */ .h)(spans, 'bytes of Exif that nothing refers to')),
            ];
            for (const [name, tag] of found)
                facts[name + which] = tag;
        }
        catch (error) {
            if (!(error instanceof _trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .ReadStop */ .t6))
                throw error;
            // Two that cannot be read are not one and the same for that.
            facts[`unreadable Exif${which}`] = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesFact */ .CV)(block);
        }
    }
    return facts;
}
/** Place and length of a JPEG in the second directory, or of the strips of an uncompressed image. */
const THUMBNAILS = [
    [0x0201, 0x0202],
    [0x0111, 0x0117],
];
/** The small picture that the second directory holds: another image than the one that is compared, which file managers show. */
function thumbnailFacts(bytes, first, form, use) {
    const { next } = (0,_tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .readDirectory */ .gZ)(bytes, first, form, use);
    if (next === 0)
        return [];
    const { directory, next: third } = (0,_tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .readDirectory */ .gZ)(bytes, next, form, use);
    const pictures = THUMBNAILS.flatMap(([place, length]) => {
        const lengths = (0,_tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .numbersOf */ .cZ)(directory, length);
        return (0,_tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .numbersOf */ .cZ)(directory, place).map((at, index) => {
            const end = at + (lengths[index] ?? 0);
            if (end > bytes.length)
                (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('cut off in its thumbnail');
            use(at, end);
            return bytes.subarray(at, end);
        });
    });
    const places = THUMBNAILS.map(([place]) => place);
    const tags = directoryFacts(bytes, next, form, 'thumbnail', 1, use).filter(([name]) => !places.some((id) => name === `Exif tag ${id} (thumbnail)`));
    return [
        ...tags,
        ...(pictures.length === 0 ? [] : [['thumbnail', (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesFact */ .CV)(pictures)]]),
        ...(third === 0 ? [] : [['third directory', 'present']]),
    ];
}
/** What the directories say that a TIFF's own directory points to. */
function pointedFacts(bytes, { tags, ...form }, use) {
    const pointers = [...tags].filter(([id]) => POINTERS.has(id));
    return Object.fromEntries(pointers.flatMap(([id, tag]) => followed(bytes, id, tag, form, 0, use)));
}
function exifStart(block) {
    if (block.length < 14)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('cut off');
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(block);
    const mark = view.getUint16(0);
    const little = mark === 0x4949;
    if ((!little && mark !== 0x4d4d) || view.getUint16(2, little) !== 42)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('no Exif');
    return { at: view.getUint32(4, little), form: { little } };
}
function directoryFacts(bytes, at, form, name, depth, use) {
    if (depth > MAX_DEPTH)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('directories nested too deep');
    const { tags } = (0,_tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .readDirectory */ .gZ)(bytes, at, form, use).directory;
    return [...tags].flatMap(([id, tag]) => {
        if (id === ORIENTATION || OF_WRITER.has(id))
            return [];
        if (POINTERS.has(id))
            return followed(bytes, id, tag, form, depth, use);
        const value = (0,_tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .inBigEndian */ .xl)(tag, form.little);
        const text = value.length <= SHORT_BYTES ? `0x${Buffer.from(value).toString('hex')}` : (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesFact */ .CV)(value);
        return [[`Exif tag ${id} (${name})`, `type ${tag.type}, ${text}`]];
    });
}
const SHORT_BYTES = 16;
function followed(bytes, id, tag, form, depth, use) {
    const [at] = (0,_tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .numbersOf */ .cZ)({ ...form, tags: new Map([[id, tag]]) }, id);
    return at === undefined
        ? (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`tag ${id} points nowhere`)
        : directoryFacts(bytes, at, form, POINTERS.get(id), depth + 1, use);
}
/** The fact that an Exif block makes: absent where the image is shown as it is stored. */
function orientationFact(blocks) {
    const seen = blocks.map((block) => exifOrientation(block)?.toString() ?? 'unreadable').filter((one) => one !== '1');
    return seen.length === 0 ? {} : { orientation: seen.join(', ') };
}


/***/ }),

/***/ 40172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ decodeJpeg)
});

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
// EXTERNAL MODULE: ./lib/documents/images/exif.js
var exif = __webpack_require__(17155);
;// CONCATENATED MODULE: ./lib/documents/images/jpeg-tables.js


const MAX_TABLES = 4;
const CODE_LENGTHS = 16;
/** Bits of the difference of two coefficients, with 12 bits a sample. */
const MOST_DIFFERENCE_BITS = 15;
/** The tables of a DHT segment: `dc 0`, `ac 1`. */
function huffmanTables(data) {
    const found = [];
    for (let at = 0; at < data.length;) {
        const [kind, id] = [data[at] >> 4, data[at] & 15];
        const counts = data.subarray(at + 1, at + 1 + CODE_LENGTHS);
        const total = counts.reduce((sum, count) => sum + count, 0);
        const end = at + 1 + CODE_LENGTHS + total;
        if (kind > 1 || id >= MAX_TABLES || end > data.length)
            return (0,stop/* fail */.fJ)('a broken Huffman table');
        const values = data.subarray(end - total, end);
        // Decoders refuse the whole picture for a code that none of its blocks has.
        if (kind === 0 && values.some((bits) => bits > MOST_DIFFERENCE_BITS))
            return (0,stop/* fail */.fJ)('a broken Huffman table');
        found.push({
            key: `${kind === 0 ? 'dc' : 'ac'} ${id}`,
            bytes: data.subarray(at, end),
            table: huffman(counts, values),
        });
        at = end;
    }
    return found;
}
function huffman(counts, values) {
    const last = new Int32Array(CODE_LENGTHS + 1).fill(-1);
    const shift = new Int32Array(CODE_LENGTHS + 1);
    let code = 0;
    let place = 0;
    for (let length = 1; length <= CODE_LENGTHS; length += 1) {
        const count = counts[length - 1];
        shift[length] = place - code;
        code += count;
        place += count;
        if (code > 2 ** length)
            (0,stop/* fail */.fJ)('a Huffman table with more codes than there are');
        if (count > 0)
            last[length] = code - 1;
        code *= 2;
    }
    return { last, shift, values };
}
/** The tables of a DQT segment: `0` to `3`. */
function quantizationTables(data) {
    const found = [];
    for (let at = 0; at < data.length;) {
        const [wide, id] = [data[at] >> 4, data[at] & 15];
        const end = at + 1 + (wide === 0 ? 64 : 128);
        if (wide > 1 || id >= MAX_TABLES || end > data.length)
            return (0,stop/* fail */.fJ)('a broken quantization table');
        found.push({ key: String(id), bytes: data.subarray(at, end), table: undefined });
        at = end;
    }
    return found;
}
const BLOCK = 8;
const MAX_SAMPLING = 4;
/** What the segment of the frame says. Its length is held against what it lists: more would be read by some and skipped by others. */
function frameOf(data) {
    const view = (0,binaries/* viewOf */.du)(data);
    const [height, width, count] = [view.getUint16(1), view.getUint16(3), data[5]];
    if (data.length !== 6 + count * 3)
        return (0,stop/* fail */.fJ)('the segment of the frame has another length than it says');
    const listed = Array.from({ length: count }, (_, index) => {
        const at = 6 + index * 3;
        return { id: data[at], h: data[at + 1] >> 4, v: data[at + 1] & 15, quantization: data[at + 2] };
    });
    if (listed.some(({ h, v }) => h < 1 || v < 1 || h > MAX_SAMPLING || v > MAX_SAMPLING))
        return (0,stop/* fail */.fJ)('no such sampling');
    const maxH = Math.max(...listed.map(({ h }) => h));
    const maxV = Math.max(...listed.map(({ v }) => v));
    const mcusAcross = Math.ceil(width / (BLOCK * maxH));
    const mcusDown = Math.ceil(height / (BLOCK * maxV));
    const components = listed.map((one) => ({
        ...one,
        across: Math.ceil(Math.ceil((width * one.h) / maxH) / BLOCK),
        down: Math.ceil(Math.ceil((height * one.v) / maxV) / BLOCK),
        storedAcross: mcusAcross * one.h,
        stored: mcusAcross * one.h * mcusDown * one.v,
    }));
    return { mcusAcross, mcusDown, components };
}

;// CONCATENATED MODULE: ./lib/documents/images/jpeg-markers.js




const EXIF = 'Exif\0\0';
const PROFILE = 'ICC_PROFILE\0';
const CODINGS = { 192: 'baseline', 193: 'extended', 194: 'progressive' };
/** Walks the markers of a JPEG, so that its size is known before anything is decoded and nothing is passed over. */
function readMarkers(bytes) {
    if (!(0,binaries/* startsWith */.w1)(bytes, '\xff\xd8'))
        (0,stop/* fail */.fJ)('not a JPEG: it does not begin with its start mark');
    const view = (0,binaries/* viewOf */.du)(bytes);
    const state = {
        ...{
            frame: undefined,
            coding: '',
            restart: 0,
            transform: undefined,
            exif: [],
            profile: [],
            metadata: [],
            thumbnails: [],
            scans: [],
            huffman: new Map(),
            quantization: new Map(),
            unused: new Set(),
            facts: {},
            others: new Map(),
        },
    };
    let at = 2;
    for (;;) {
        if (bytes[at] !== 0xff)
            return (0,stop/* fail */.fJ)(at >= bytes.length ? 'cut off before its end mark' : `no marker at byte ${at}`);
        while (bytes[at + 1] === 0xff)
            at += 1;
        const marker = bytes[at + 1];
        if (marker === 0xd9)
            return finished(bytes, at + 2, state);
        if (at + 4 > bytes.length)
            return (0,stop/* fail */.fJ)('cut off before its end mark');
        const length = view.getUint16(at + 2);
        if (length < 2 || at + 2 + length > bytes.length)
            return (0,stop/* fail */.fJ)(`cut off in the segment at byte ${at}`);
        const data = bytes.subarray(at + 4, at + 2 + length);
        at += 2 + length;
        if (marker !== 0xda) {
            segment(marker, data, state);
            continue;
        }
        const end = afterScan(bytes, at);
        state.scans.push({ header: data, tables: tablesOf(data, state), restart: state.restart, start: at, end });
        at = end;
    }
}
/** The tables that hold for a scan. Those that it names are used, but for the half that its band of coefficients has no use for. */
function tablesOf(header, { huffman, unused, coding }) {
    const count = header[0] ?? 0;
    const [first, bits] = [header[1 + count * 2], header[3 + count * 2] ?? 0];
    const uses = (kind) => coding !== 'progressive' || (kind === 'dc' ? first === 0 && bits >> 4 === 0 : first !== 0);
    for (let place = 0; place < count; place += 1) {
        const numbers = header[2 + place * 2] ?? 0;
        for (const [kind, id] of [['dc', numbers >> 4], ['ac', numbers & 15]]) {
            const table = huffman.get(`${kind} ${id}`);
            if (table !== undefined && uses(kind))
                unused.delete(table.bytes);
        }
    }
    const all = (kind) => [0, 1, 2, 3].map((id) => huffman.get(`${kind} ${id}`)?.table);
    return { dc: all('dc'), ac: all('ac') };
}
/** Keeps tables under their names. A table is unused until something uses it: one that never is carries bytes along unseen. */
function jpeg_markers_define(found, known, unused) {
    for (const one of found) {
        known.set(one.key, one);
        unused.add(one.bytes);
    }
}
/** Skips entropy-coded data: a marker is an FF that neither a zero nor a restart number follows. */
function afterScan(bytes, start) {
    let at = start;
    for (;;) {
        at = bytes.indexOf(0xff, at);
        if (at === -1)
            return (0,stop/* fail */.fJ)('cut off in its pixels');
        const next = bytes[at + 1];
        if (next !== 0 && (next === undefined || next < 0xd0 || next > 0xd7))
            return at;
        at += 2;
    }
}
function segment(marker, data, state) {
    if (marker === 0xc4)
        jpeg_markers_define(huffmanTables(data), state.huffman, state.unused);
    else if (marker === 0xdb)
        jpeg_markers_define(quantizationTables(data), state.quantization, state.unused);
    else if (marker === 0xdd)
        state.restart = data.length === 2 ? (0,binaries/* viewOf */.du)(data).getUint16(0) : (0,stop/* fail */.fJ)('a broken restart interval');
    else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
        if (state.frame !== undefined)
            (0,stop/* fail */.fJ)('two frames');
        state.frame = data;
        state.coding = CODINGS[marker] ?? `coding ${marker - 0xc0}`;
    }
    else if (marker === 0xfe)
        state.metadata.push(data);
    else if (marker >= 0xe0 && marker <= 0xef)
        application(marker - 0xe0, data, state);
    else if (marker === 0xcc)
        state.others.set('arithmetic coding', [...(state.others.get('arithmetic coding') ?? []), data]);
    else
        (0,stop/* fail */.fJ)(`marker 0x${marker.toString(16)} is not known`);
}
/**
 * JFIF's density, colour profiles and what nobody here knows change how the image looks, or may. Exif
 * counts tag by tag; XMP and comments are metadata, as text chunks of PNG are.
 */
function application(number, data, state) {
    const is = (magic) => (0,binaries/* startsWith */.w1)(data, magic);
    if (number === 0 && is('JFIF\0')) {
        state.facts['density'] = [...data.subarray(7, 12)].join(' ');
        if (data.length > 14 || data[12] !== 0 || data[13] !== 0)
            state.thumbnails.push(data.subarray(12));
    }
    else if (number === 1 && is(EXIF))
        state.exif.push(data.subarray(EXIF.length));
    else if (number === 1 && is('http://ns.adobe.com/x'))
        state.metadata.push(data);
    else if (number === 2 && is(PROFILE))
        state.profile.push(data.subarray(PROFILE.length));
    else if (number === 14 && is('Adobe')) {
        state.metadata.push(data);
        state.transform = data[11];
    }
    else {
        const key = `segment APP${number}`;
        // Appended: a file has as many segments as it likes, and copying the list for each takes quadratic time.
        const known = state.others.get(key);
        if (known === undefined)
            state.others.set(key, [data]);
        else
            known.push(data);
    }
}
function finished(bytes, end, state) {
    const { frame } = state;
    if (frame === undefined || frame.length < 6 || state.scans.length === 0)
        return (0,stop/* fail */.fJ)('no image');
    const view = (0,binaries/* viewOf */.du)(frame);
    const { facts, others } = state;
    for (const [key, data] of others)
        facts[key] = (0,binaries/* bytesFact */.CV)(data);
    // With its numbers: parts of a profile stand in any order, and belong in that of their numbers.
    if (state.profile.length > 0)
        facts['colour profile'] = (0,binaries/* bytesFact */.CV)(state.profile);
    Object.assign(facts, colorFacts(frame, state.transform));
    for (const { quantization } of frameOf(frame).components) {
        const table = state.quantization.get(String(quantization));
        if (table !== undefined)
            state.unused.delete(table.bytes);
    }
    if (state.unused.size > 0)
        facts['tables that nothing uses'] = (0,binaries/* bytesFact */.CV)([...state.unused]);
    if (state.thumbnails.length > 0)
        facts['thumbnail'] = (0,binaries/* bytesFact */.CV)(state.thumbnails);
    if (end < bytes.length)
        facts['bytes after the image'] = (0,binaries/* bytesFact */.CV)(bytes.subarray(end));
    return {
        precision: frame[0],
        height: view.getUint16(1),
        width: view.getUint16(3),
        components: frame[5],
        transform: state.transform,
        coding: state.coding,
        frame,
        scans: state.scans,
        image: bytes.subarray(0, end),
        facts: { ...facts, ...(0,exif/* exifFacts */.qV)(state.exif) },
        layout: {
            coding: state.coding,
            ...(state.exif.length === 0 ? {} : { Exif: (0,binaries/* bytesFact */.CV)(state.exif) }),
            ...(state.metadata.length === 0 ? {} : { metadata: (0,binaries/* bytesFact */.CV)(state.metadata) }),
        },
    };
}
/** Programs take three components for YCbCr unless these say otherwise; the decoder here does not ask them. */
function colorFacts(frame, transform) {
    const count = frame[5];
    const ids = Array.from({ length: count }, (_, index) => frame[6 + index * 3] ?? 0);
    const usual = count === 3 ? 1 : 0;
    return {
        ...(transform === undefined || transform === usual ? {} : { 'colour transform': String(transform) }),
        ...(Buffer.from(ids).toString('latin1') === 'RGB' ? { components: 'named R, G, B' } : {}),
    };
}

;// CONCATENATED MODULE: ./lib/documents/images/jpeg-scans.js


/** Undefined where the data do not keep to the rules: then nobody can say what is behind them. */
function unreadIn(bytes, frame, coding, scans) {
    const unread = { behind: [], fill: [], outside: [] };
    try {
        const image = frameOf(frame);
        const filled = coding === 'progressive' ? image.components.map(({ stored }) => new Uint32Array(stored * 2)) : [];
        for (const scan of scans) {
            const bits = newBits(bytes, scan, unread.fill);
            const plan = planOf(scan, image, coding);
            walkBlocks(scan.restart, plan.parts, image, bits, blockReader(bits, plan, filled, unread.outside));
            bits.align();
            if (bits.at() < scan.end)
                unread.behind.push(bytes.subarray(bits.at(), scan.end));
        }
    }
    catch (error) {
        if (error instanceof stop/* ReadStop */.t6)
            return undefined;
        throw error;
    }
    return unread;
}
const LAST = 63;
function planOf({ header, tables }, { components }, coding) {
    const count = header[0] ?? 0;
    if (count < 1 || header.length !== 4 + count * 2)
        return (0,stop/* fail */.fJ)('the header of a scan has another length than it says');
    const parts = Array.from({ length: count }, (_, place) => {
        const [id, numbers] = [header[1 + place * 2], header[2 + place * 2]];
        const index = components.findIndex((one) => one.id === id);
        if (index === -1)
            return (0,stop/* fail */.fJ)('a scan of a component that is not there');
        return { component: components[index], index, dc: tables.dc[numbers >> 4], ac: tables.ac[numbers & 15] };
    });
    const [from, to, bits] = [header[1 + count * 2], header[2 + count * 2], header[3 + count * 2]];
    if (coding !== 'progressive') {
        return from === 0 && to === LAST && bits === 0
            ? { parts, kind: 'whole', from, to }
            : (0,stop/* fail */.fJ)('a scan of no known kind');
    }
    const refined = bits >> 4 !== 0;
    if (from === 0)
        return to === 0 ? { parts, kind: refined ? 'dc refined' : 'dc first', from, to } : (0,stop/* fail */.fJ)('mixed scan');
    if (count > 1 || to < from || to > LAST)
        return (0,stop/* fail */.fJ)('a scan of no known kind');
    return { parts, kind: refined ? 'ac refined' : 'ac first', from, to };
}
function newBits(bytes, { start, end }, fill) {
    let at = start;
    let held = 0;
    let count = 0;
    let heard;
    const bit = () => {
        if (count === 0) {
            held = at < end ? bytes[at] : (0,stop/* fail */.fJ)('cut off in its pixels');
            at += 1;
            if (held === 0xff) {
                if (at >= end || bytes[at] !== 0)
                    (0,stop/* fail */.fJ)('a marker within the pixels');
                at += 1;
            }
            count = 8;
        }
        count -= 1;
        return (held >> count) & 1;
    };
    const align = () => {
        const ones = (1 << count) - 1;
        if (count > 0 && (held & ones) !== ones)
            fill.push(count, held & ones);
        count = 0;
    };
    return {
        bit,
        receive(length) {
            let value = 0;
            for (let i = 0; i < length; i += 1)
                value = value * 2 + bit();
            heard?.push(value);
            return value;
        },
        symbol(code) {
            if (code === undefined)
                return (0,stop/* fail */.fJ)('a table that is not there');
            let value = 0;
            for (let length = 1; length <= 16; length += 1) {
                value = value * 2 + bit();
                if (value > code.last[length])
                    continue;
                const found = code.values[value + code.shift[length]];
                heard?.push(found);
                return found;
            }
            return (0,stop/* fail */.fJ)('a code that is not in its table');
        },
        align,
        restart(number) {
            align();
            if (bytes[at] !== 0xff || bytes[at + 1] !== 0xd0 + (number & 7))
                (0,stop/* fail */.fJ)('no restart mark');
            at += 2;
        },
        at: () => at,
        listen(to) {
            heard = to;
        },
    };
}
/** A scan of one component codes its own blocks; one of several codes whole MCUs, beyond the edges as well. */
function walkBlocks(restart, parts, { mcusAcross, mcusDown }, bits, { read, restart: begin }) {
    const [first] = parts;
    const single = parts.length === 1;
    const across = single ? first.component.across : mcusAcross;
    const total = across * (single ? first.component.down : mcusDown);
    for (let unit = 0; unit < total; unit += 1) {
        if (restart > 0 && unit > 0 && unit % restart === 0) {
            bits.restart(unit / restart - 1);
            begin();
        }
        const [row, column] = [Math.floor(unit / across), unit % across];
        if (single) {
            read(first, row, column);
            continue;
        }
        for (const part of parts) {
            const { h, v } = part.component;
            for (let y = 0; y < v; y += 1)
                for (let x = 0; x < h; x += 1)
                    read(part, row * v + y, column * h + x);
        }
    }
}
function blockReader(bits, plan, filled, outside) {
    const { kind, from, to } = plan;
    let endRun = 0;
    let lastBit = 0;
    const readers = {
        whole(part) {
            const difference = bits.symbol(part.dc);
            bits.receive(difference);
            return wholeBlock(bits, part.ac) && difference === 0;
        },
        'dc first'(part) {
            const difference = bits.symbol(part.dc);
            bits.receive(difference);
            return difference === 0;
        },
        'dc refined'() {
            const before = lastBit;
            lastBit = bits.bit();
            return before === lastBit;
        },
        'ac first'(part, block) {
            if (endRun > 0)
                endRun -= 1;
            else
                endRun = firstBand(bits, part.ac, from, to, filled[part.index], block);
            return true;
        },
        'ac refined'(part, block) {
            endRun = refinedBand(bits, part.ac, from, to, filled[part.index], block, endRun);
            return true;
        },
    };
    const readOne = readers[kind];
    return {
        read(part, row, column) {
            const { across, down, storedAcross } = part.component;
            const block = row * storedAcross + column;
            if (row < down && column < across) {
                readOne(part, block);
                return;
            }
            const heard = [part.index, row, column];
            bits.listen(heard);
            // A coder repeats the block before it there, which takes no difference and no coefficient.
            if (!readOne(part, block))
                for (const value of heard)
                    outside.push(value);
            bits.listen(undefined);
        },
        restart() {
            endRun = 0;
        },
    };
}
/** Run lengths of 15 zeros and nothing behind them, in the lower half of a code. */
const LONG_RUN = 15;
/** Coefficients 1 to 63 of a block; whether there are none. */
function wholeBlock(bits, code) {
    let empty = true;
    for (let k = 1; k <= LAST; k += 1) {
        const symbol = bits.symbol(code);
        const [run, size] = [symbol >> 4, symbol & 15];
        if (size === 0 && run < LONG_RUN)
            return empty;
        empty = false;
        k += run;
        if (k > LAST)
            (0,stop/* fail */.fJ)('more coefficients than a block has');
        bits.receive(size);
    }
    return empty;
}
const isFilled = (filled, block, k) => ((filled[block * 2 + (k >> 5)] >>> (k & 31)) & 1) === 1;
const setFilled = (filled, block, k) => {
    filled[block * 2 + (k >> 5)] |= 1 << (k & 31);
};
/** The first bits of a band; how many blocks after this one have nothing in it. */
function firstBand(bits, code, from, to, filled, block) {
    for (let k = from; k <= to; k += 1) {
        const symbol = bits.symbol(code);
        const [run, size] = [symbol >> 4, symbol & 15];
        if (size === 0 && run < LONG_RUN)
            return 2 ** run - 1 + bits.receive(run);
        k += run;
        if (k > to)
            (0,stop/* fail */.fJ)('more coefficients than a band has');
        bits.receive(size);
        if (size > 0)
            setFilled(filled, block, k);
    }
    return 0;
}
/** One more bit of a band: one of each coefficient that is there, and those that come now. */
function refinedBand(bits, code, from, to, filled, block, endRun) {
    let k = from;
    let left = endRun;
    while (left === 0 && k <= to) {
        const symbol = bits.symbol(code);
        const [run, size] = [symbol >> 4, symbol & 15];
        if (size === 0 && run < LONG_RUN) {
            left = 2 ** run + bits.receive(run);
            break;
        }
        if (size > 1)
            (0,stop/* fail */.fJ)('a coefficient of several bits where it must be of one');
        if (size === 1)
            bits.bit();
        k = passOver(bits, k, to, filled, block, run);
        if (size === 1) {
            if (k > to)
                (0,stop/* fail */.fJ)('more coefficients than a band has');
            setFilled(filled, block, k);
        }
        k += 1;
    }
    if (left === 0)
        return 0;
    passOver(bits, k, to, filled, block, to - from + 1);
    return left - 1;
}
/** Reads a bit of each coefficient that is there, until so many that are not have been passed over; where that is. */
function passOver(bits, start, to, filled, block, zeros) {
    let left = zeros;
    let k = start;
    for (; k <= to; k += 1) {
        if (isFilled(filled, block, k))
            bits.bit();
        else {
            if (left === 0)
                break;
            left -= 1;
        }
    }
    return k;
}

// EXTERNAL MODULE: ./lib/documents/images/size.js
var size = __webpack_require__(62496);
;// CONCATENATED MODULE: ./lib/documents/images/jpeg-decoder.js







/** More than jpeg-js counts for the largest image that is read. */
const MAX_MEGABYTES = 1_024;
/** What is made of it, and of each sample of its blocks while it is decoded. Bytes. */
const PIXEL_MEMORY = 4;
const SAMPLE_MEMORY = 11;
const BLOCK_SAMPLES = 64;
/** Every scan of a progressive image touches all of its pixels, however few bytes it has. */
const MAX_SCAN_PIXELS = 8 * format/* MAX_IMAGE_PIXELS */.$P;
/** `transform`: whether three components are YCbCr, where something else than the file itself knows. */
async function decodeJpeg(bytes, input, transform) {
    const parts = readMarkers(bytes);
    const { width, height, scans, coding } = parts;
    (0,size/* checkPixels */.a)(width, height);
    if (width * height * scans.length > MAX_SCAN_PIXELS)
        (0,stop/* stopAtLimit */.zK)(`${width}x${height} pixels in ${scans.length} scans`);
    if (parts.precision !== 8 || !['baseline', 'extended', 'progressive'].includes(coding))
        (0,stop/* stopAtLimit */.zK)(`${coding} with ${parts.precision} bits a sample is not decoded here`);
    requireCodes(parts);
    const samples = frameOf(parts.frame).components.reduce((sum, { stored }) => sum + stored * BLOCK_SAMPLES, 0);
    const held = width * height * PIXEL_MEMORY;
    input.book?.(held, held + samples * SAMPLE_MEMORY);
    const rgba = await decode(parts.image, transform);
    if (rgba.length !== width * height * 4)
        (0,stop/* fail */.fJ)('the decoder made another size of it');
    return { parts, rgba, facts: { ...parts.facts, ...unreadFacts(parts) } };
}
/**
 * Every block of a component takes a bit at least in the scan that begins it, so a few bytes cannot hold many megapixels. The library
 * makes room for all of them before it looks: 400 MiB for 656 bytes.
 */
function requireCodes({ frame, scans }) {
    const blocks = Math.min(...frameOf(frame).components.map(({ across, down }) => across * down));
    const bits = scans.reduce((sum, { start, end }) => sum + (end - start) * 8, 0);
    if (bits < blocks)
        (0,stop/* fail */.fJ)('fewer bits of coded data than blocks');
}
/** What stands in the coded data and is passed over. Where nobody can say what that is, all of the file counts. */
function unreadFacts({ image, frame, coding, scans }) {
    const unread = unreadIn(image, frame, coding, scans);
    if (unread === undefined)
        return { 'coded data that break the rules': (0,binaries/* bytesFact */.CV)(image) };
    const { behind, fill, outside } = unread;
    return {
        ...(behind.length === 0 ? {} : { 'bytes behind the last coded block': (0,binaries/* bytesFact */.CV)(behind) }),
        ...(fill.length === 0 ? {} : { 'bits that fill up bytes': (0,binaries/* bytesFact */.CV)(Uint8Array.from(fill)) }),
        ...(outside.length === 0
            ? {}
            : { 'blocks beyond the edges': (0,binaries/* bytesFact */.CV)(Buffer.from(Uint32Array.from(outside).buffer)) }),
    };
}
async function decode(image, colorTransform) {
    const { default: library } = await __webpack_require__.e(/* import() */ 3598).then(__webpack_require__.t.bind(__webpack_require__, 83598, 19));
    try {
        const { data } = library.decode(image, {
            useTArray: true,
            formatAsRGBA: true,
            tolerantDecoding: false,
            maxResolutionInMP: Math.ceil(format/* MAX_IMAGE_PIXELS */.$P / 1_000_000),
            maxMemoryUsageInMB: MAX_MEGABYTES,
            ...(colorTransform === undefined ? {} : { colorTransform }),
        });
        return data;
    }
    catch (error) {
        // Whatever a decoder throws at hostile bytes says that it cannot read them.
        const reason = error instanceof Error ? error.message : 'unknown error';
        return /maxMemoryUsageInMB|maxResolutionInMP/.test(reason) ? (0,stop/* stopAtLimit */.zK)(reason) : (0,stop/* fail */.fJ)(reason);
    }
}


/***/ }),

/***/ 62496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ checkPixels),
/* harmony export */   z: () => (/* binding */ bookPixels)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27787);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35282);


/** Refuses an image before anything is allocated for it. `frames` of them are kept. */
function checkPixels(width, height, frames = 1) {
    if (width === 0 || height === 0)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)(`an image of ${width}x${height} pixels`);
    if (width * height * Math.max(1, frames) > _format_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_IMAGE_PIXELS */ .$P) {
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .stopAtLimit */ .zK)(`${width}x${height} pixels${frames > 1 ? ` in ${frames} frames` : ''}, more than the ${_format_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_IMAGE_PIXELS */ .$P} that are read`);
    }
}
/** Books the memory of an image before it is decoded: a few bytes can say that they are millions of pixels. */
function bookPixels({ book }, pixels, { held, peak }) {
    book?.(pixels * held, pixels * peak);
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

/***/ 79388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ readDirectories),
/* harmony export */   EG: () => (/* binding */ tagFacts),
/* harmony export */   cZ: () => (/* binding */ numbersOf),
/* harmony export */   gZ: () => (/* binding */ readDirectory),
/* harmony export */   rl: () => (/* binding */ numberOf),
/* harmony export */   xl: () => (/* binding */ inBigEndian)
/* harmony export */ });
/* harmony import */ var _binaries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26729);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35282);


/** Bytes of a value by its type; others are not known. */
const TYPE_BYTES = {
    ...{ 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4, 16: 8, 17: 8, 18: 8 },
};
/** More pages than this are no test image. */
const MAX_DIRECTORIES = 1_000;
/** Byte order, version, place of the first directory. */
const HEADER_BYTES = 8;
const CLASSIC = 42;
const BIG = 43;
/** BigTIFF also says how long its offsets are: eight bytes, and two of nothing. */
const BIG_HEADER_BYTES = 16;
const OFFSET_BYTES = 8;
/** Widths in a directory: how it counts its entries, an entry, and what is in one (count, value or offset). */
const CLASSIC_WIDTHS = { count: 2, entry: 12, number: 4 };
const BIG_WIDTHS = { count: 8, entry: 20, number: 8 };
/** An offset or a count. More than a number holds exactly is more than any file has. */
function readNumber(view, at, { little, big }) {
    return big ? Number(view.getBigUint64(at, little)) : view.getUint32(at, little);
}
/** The chain of directories; a chain that comes back to itself is broken. */
function readDirectories(bytes, use) {
    if (bytes.length < HEADER_BYTES)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('cut off in its header');
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(bytes);
    const mark = view.getUint16(0);
    if (mark !== 0x4949 && mark !== 0x4d4d)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('not a TIFF: it begins with neither II nor MM');
    const little = mark === 0x4949;
    const version = view.getUint16(2, little);
    if (version !== CLASSIC && version !== BIG)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('not a TIFF: it has another signature');
    const form = version === BIG ? { little, big: true } : { little };
    if (form.big)
        checkBigHeader(view, little);
    const directories = [];
    const seen = new Set();
    use(0, form.big ? BIG_HEADER_BYTES : HEADER_BYTES);
    let at = readNumber(view, form.big ? HEADER_BYTES : HEADER_BYTES / 2, form);
    while (at !== 0) {
        if (seen.has(at))
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('its directories form a ring');
        if (seen.size >= MAX_DIRECTORIES)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)(`more than ${MAX_DIRECTORIES} images`);
        seen.add(at);
        const { directory, next } = readDirectory(bytes, at, form, use);
        directories.push(directory);
        at = next;
    }
    return directories.length === 0 ? (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('no image') : directories;
}
function checkBigHeader(view, little) {
    if (view.byteLength < BIG_HEADER_BYTES)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('cut off in its header');
    if (view.getUint16(4, little) !== OFFSET_BYTES || view.getUint16(6, little) !== 0)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('not a BigTIFF: its offsets are not eight bytes long');
}
/** One directory, and where the next one is. */
function readDirectory(bytes, at, form, use) {
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(bytes);
    const { little } = form;
    const widths = form.big ? BIG_WIDTHS : CLASSIC_WIDTHS;
    if (at + widths.count > bytes.length)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('cut off in a directory');
    const count = form.big ? readNumber(view, at, form) : view.getUint16(at, little);
    const first = at + widths.count;
    const end = first + count * widths.entry;
    if (end + widths.number > bytes.length)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('cut off in a directory');
    const tags = new Map();
    use(at, first);
    use(end, end + widths.number);
    for (let entry = first; entry < end; entry += widths.entry) {
        const id = view.getUint16(entry, little);
        const type = view.getUint16(entry + 2, little);
        const values = readNumber(view, entry + 4, form);
        const unit = TYPE_BYTES[type];
        if (unit === undefined)
            return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`tag ${id} has a type that is not known`);
        const size = unit * values;
        const value = entry + 4 + widths.number;
        const start = size <= widths.number ? value : readNumber(view, value, form);
        if (start + size > bytes.length)
            return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`cut off in tag ${id}`);
        if (tags.has(id))
            return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`tag ${id} stands there twice`);
        // What is left of an entry's value is free where the value is short.
        use(entry, size <= widths.number ? start + size : entry + widths.entry);
        if (size > widths.number)
            use(start, start + size);
        tags.set(id, { type, count: values, bytes: bytes.subarray(start, start + size) });
    }
    return { directory: { ...form, tags }, next: readNumber(view, end, form) };
}
/** Unsigned whole numbers of a tag; empty where it is not there. */
function numbersOf({ tags, little }, id) {
    const tag = tags.get(id);
    if (tag === undefined)
        return [];
    const unit = TYPE_BYTES[tag.type];
    if (!WHOLE_NUMBERS.has(tag.type))
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`tag ${id} does not hold whole numbers`);
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(tag.bytes);
    return Array.from({ length: tag.count }, (_, index) => {
        if (unit === 1)
            return view.getUint8(index);
        if (unit === 2)
            return view.getUint16(index * 2, little);
        return readNumber(view, index * unit, { little, big: unit === 8 });
    });
}
/** BYTE, SHORT, LONG, IFD, LONG8, IFD8. */
const WHOLE_NUMBERS = new Set([1, 3, 4, 13, 16, 18]);
/** Of a tag that has one value. Of several, programs take the first one or none at all. */
function numberOf(directory, id, otherwise) {
    const [value, ...more] = numbersOf(directory, id);
    if (more.length > 0)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`tag ${id} has ${more.length + 1} values where one is due`);
    return value ?? otherwise;
}
/** How the pixels are stored, and what is read for them. */
const OF_PIXELS = new Set([
    ...[256, 257, 258, 259, 262, 266, 273, 277, 278, 279, 284, 317, 320, 322, 323, 324, 325, 338, 339],
]);
/** Software, time of writing, machine and XMP: metadata of the writer. Descriptions hold units and the meaning of axes, so they count. */
const METADATA = new Set([305, 306, 316, 700]);
/** Read by `pointedFacts`, for what stands where they point. */
const POINTERS = new Set([34665, 34853, 40965]);
const ORIENTATION = 274;
/** Bits of NewSubfileType; that an image is one page of several is plain without it. */
const SUBFILE_TYPE = 254;
const PAGE = 2;
/** Directories within directories: images that would go unseen. */
const SUB_DIRECTORIES = 330;
/** Tables of JPEGs, where there are JPEGs. */
const JPEG_TABLES = 347;
const isJpegTable = (id, directory) => id === JPEG_TABLES && numberOf(directory, 259, 1) === 7;
/** Every other tag counts: resolution, profiles, positions on the earth. */
function tagFacts(directories) {
    const facts = {};
    const metadata = [];
    for (const [index, directory] of directories.entries()) {
        const page = directories.length > 1 ? ` of image ${index + 1}` : '';
        for (const [id, tag] of directory.tags) {
            if (OF_PIXELS.has(id) || POINTERS.has(id) || isJpegTable(id, directory))
                continue;
            if (id === SUB_DIRECTORIES)
                (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)('images within images are not read');
            if (METADATA.has(id))
                metadata.push(tag.bytes);
            else if (id === SUBFILE_TYPE) {
                // A preview or a mask is another thing than an image.
                const kind = numberOf(directory, id, 0) & ~PAGE;
                if (kind !== 0)
                    facts[`kind of image${page}`] = String(kind);
            }
            else if (id === ORIENTATION) {
                const orientation = numberOf(directory, id, 1);
                if (orientation !== 1)
                    facts[`orientation${page}`] = String(orientation);
            }
            else
                facts[`tag ${id}${page}`] = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesFact */ .CV)(inBigEndian(tag, directory.little));
        }
    }
    return { facts, layout: metadata.length === 0 ? {} : { metadata: (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesFact */ .CV)(metadata) } };
}
/** Values in one byte order, because that of the file is layout. */
function inBigEndian(tag, little) {
    const unit = tag.type === 5 || tag.type === 10 ? 4 : TYPE_BYTES[tag.type];
    const copy = Buffer.from(tag.bytes);
    if (!little || unit === 1)
        return copy;
    if (unit === 2)
        return copy.swap16();
    return unit === 4 ? copy.swap32() : copy.swap64();
}


/***/ })

};
