export const id = 9011;
export const ids = [9011];
export const modules = {

/***/ 19740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ readZip)
});

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
// EXTERNAL MODULE: ./lib/documents/trees/bytes.js
var bytes = __webpack_require__(95159);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/archives/zip-fields.js


/** Sizes and the place of an entry, of eight bytes each. */
const ZIP64 = 0x0001;
/** The name in UTF-8; before it stand id, length, version and a checksum of the name in the header. */
const UNICODE_NAME = 0x7075;
const UNICODE_NAME_BYTES = 9;
/** Id and length of a field. */
const FRAME_BYTES = 4;
/** As much as a field can hold: a name, or zeros. */
const MAX_NAME_BYTES = 65_535;
/**
 * Extra fields that say how an entry is stored, by whom and when (APPNOTE 4.5 and Info-ZIP): zip64, times of NTFS and Unix,
 * owners, the name in UTF-8 where it is the one that is read, the mark of a jar, alignment. With the most bytes that one of
 * them has: in a longer one something else stands.
 */
const STORAGE_FIELDS = new Map([
    [ZIP64, 28],
    [0x000a, 32],
    [0x000d, 12],
    [0x5455, 13],
    [0x5855, 12],
    [0x7855, 4],
    [0x7875, 19],
    [UNICODE_NAME, MAX_NAME_BYTES],
    [0xcafe, 0],
    [0xd935, MAX_NAME_BYTES],
]);
/** By sort, each as it is written, its id and length included. What is no list of fields is zeros that align, or somebody's. */
function sortFields(extra, name, sizes) {
    const storage = [];
    const said = [];
    const { fields, rest } = fieldsIn(extra);
    for (const field of fields) {
        const id = (0,binaries/* viewOf */.du)(field).getUint16(0, true);
        const aligns = id === 0xd935 && !isZero(field.subarray(6));
        const most = STORAGE_FIELDS.get(id) ?? -1;
        const renames = id === UNICODE_NAME && (0,bytes/* utf8 */.As)(field.subarray(UNICODE_NAME_BYTES)) !== name;
        const lies = id === ZIP64 && !isOfSizes(field, sizes);
        if (isZero(field) || (field.length - 4 <= most && !aligns && !renames && !lies))
            storage.push(field);
        else
            said.push(field);
    }
    (isZero(rest) ? storage : said).push(rest);
    return { storage, said: said.filter(({ length }) => length > 0) };
}
function fieldsIn(extra) {
    const fields = [];
    const view = (0,binaries/* viewOf */.du)(extra);
    let at = 0;
    while (at + 4 <= extra.length) {
        const end = at + 4 + view.getUint16(at + 2, true);
        if (end > extra.length)
            break;
        fields.push(extra.subarray(at, end));
        at = end;
    }
    return { fields, rest: extra.subarray(at) };
}
function isZero(bytes) {
    return bytes.every((byte) => byte === 0);
}
/** Whether a zip64 field holds nothing but what the archive is: old programs pass over it, and it may carry anything along. */
function isOfSizes(field, known) {
    const numbers = numbersOf(field);
    return numbers.every((one) => known.includes(one)) && isZero(field.subarray(FRAME_BYTES + numbers.length * 8));
}
/** Sizes that the zip64 field of a local header gives, in its order: unpacked, packed. */
function sizesIn(extra) {
    const field = fieldsIn(extra).fields.find((one) => (0,binaries/* viewOf */.du)(one).getUint16(0, true) === ZIP64);
    return field === undefined ? [] : numbersOf(field);
}
function numbersOf(field) {
    const view = (0,binaries/* viewOf */.du)(field);
    const count = Math.floor((field.length - FRAME_BYTES) / 8);
    return Array.from({ length: count }, (_, index) => Number(view.getBigUint64(FRAME_BYTES + index * 8, true)));
}

;// CONCATENATED MODULE: ./lib/documents/archives/zip-entries.js





const LOCAL_HEADER = 0x04034b50;
const LOCAL_BYTES = 30;
const DESCRIPTOR = 0x08074b50;
const END_BYTES = 22;
/** The zip64 end record and its locator. */
const END64_BYTES = 76;
const END64 = 0x06064b50;
/** Encrypted, strongly encrypted, and a name in UTF-8. */
const MEANING = 0x0841;
const UNIX = 3;
const MACOS = 19;
/**
 * Reads the central directory with yauzl, and then holds every local header against it. Programs that read a zip as a
 * stream believe the local headers: an archive that tells two stories is broken, and so is one whose entries overlap.
 */
async function readZip(bytes) {
    const module = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    const yauzl = (Reflect.get(module, 'default') ?? module);
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const zip = await orBroken(() => yauzl.fromBufferPromise(buffer, { decodeStrings: false }));
    if (zip.entryCount > format/* MAX_ARCHIVE_MEMBERS */.uk)
        (0,stop/* stopAtLimit */.zK)(`more than ${format/* MAX_ARCHIVE_MEMBERS */.uk} members`);
    const directory = zip.readEntryCursor;
    const raws = await orBroken(async () => {
        const all = [];
        for await (const raw of zip.eachEntry())
            all.push(raw);
        return all;
    });
    const spans = [{ start: directory, end: zip.readEntryCursor }];
    const entries = raws.map((raw) => {
        const place = locate(bytes, raw);
        spans.push(place.span);
        return entryOf(yauzl, raw, place);
    });
    const end = bytes.length - END_BYTES - zip.comment.length;
    spans.push({ start: hasEnd64(bytes, end) ? end - END64_BYTES : end, end: bytes.length });
    const gaps = gapsBetween(bytes, spans);
    return { entries, comment: zip.comment, gaps: [...gaps, ...oddEnd(bytes, end, zip.readEntryCursor - directory)] };
}
/** In the end record: where the numbers of this disk and of that with the directory stand, entries on this disk and size. */
const OF_DISKS = [4, 6];
const ENTRIES_HERE = 8;
const ENTRIES = 10;
const DIRECTORY_SIZE = 12;
/** Stands where the zip64 record says it. */
const ELSEWHERE = [0xffff, 0xffff_ffff];
/** The end record where it says something else than the archive is: programs that believe it see another one, or none. */
function oddEnd(bytes, end, size) {
    const view = (0,binaries/* viewOf */.du)(bytes);
    const fields = [view.getUint16(end + ENTRIES_HERE, true), view.getUint16(end + ENTRIES, true)];
    const disks = OF_DISKS.every((at) => [0, ELSEWHERE[0]].includes(view.getUint16(end + at, true)));
    const fits = [size, ELSEWHERE[1]].includes(view.getUint32(end + DIRECTORY_SIZE, true));
    return disks && fits && (fields[0] === fields[1] || fields[0] === ELSEWHERE[0])
        ? []
        : [bytes.subarray(end, end + END_BYTES)];
}
/** yauzl throws plain errors about the file; anything of another sort is a bug of ours. */
async function orBroken(read) {
    try {
        return await read();
    }
    catch (error) {
        if (error instanceof Error && !(error instanceof TypeError))
            return (0,stop/* fail */.fJ)(error.message);
        throw error;
    }
}
function locate(bytes, raw) {
    const start = raw.relativeOffsetOfLocalHeader;
    if (start + LOCAL_BYTES > bytes.length)
        return (0,stop/* fail */.fJ)('an entry begins beyond the end of the file');
    const view = (0,binaries/* viewOf */.du)(bytes);
    if (view.getUint32(start, true) !== LOCAL_HEADER)
        return (0,stop/* fail */.fJ)(`no entry begins at byte ${start}`);
    const flags = view.getUint16(start + 6, true);
    const nameEnd = start + LOCAL_BYTES + view.getUint16(start + 26, true);
    const dataStart = nameEnd + view.getUint16(start + 28, true);
    const dataEnd = dataStart + raw.compressedSize;
    if (dataEnd > bytes.length)
        return (0,stop/* fail */.fJ)('an entry ends beyond the end of the file');
    const name = bytes.subarray(start + LOCAL_BYTES, nameEnd);
    const streamed = (flags & 8) !== 0;
    const same = Buffer.compare(name, raw.fileNameRaw) === 0 &&
        view.getUint16(start + 8, true) === raw.compressionMethod &&
        (flags & MEANING) === (raw.generalPurposeBitFlag & MEANING) &&
        (streamed ||
            (sizesAgree(view, start, raw) && wideSizesAgree(view, start, bytes.subarray(nameEnd, dataStart), raw)));
    if (!same)
        return (0,stop/* fail */.fJ)(`the entry at byte ${start} is not what the directory of the archive says`);
    const end = dataEnd + (streamed ? descriptorBytes(bytes, dataEnd, raw) : 0);
    return {
        span: { start, end },
        data: bytes.subarray(dataStart, dataEnd),
        localExtra: bytes.subarray(nameEnd, dataStart),
        needs: asksTooMuch(view.getUint16(start + 4, true), flags)
            ? bytes.subarray(start + 4, start + 8)
            : new Uint8Array(0),
        early: streamed && !sizesAgree(view, start, raw) ? bytes.subarray(start + 14, start + 26) : new Uint8Array(0),
    };
}
/** The last version of the format's description is 6.3; a program that knows an older one refuses what asks for more. */
const NEWEST_VERSION = 63;
/** Encrypted, how it was deflated, streamed, strongly encrypted, name in UTF-8. All others are reserved, or of patches. */
const KNOWN_FLAGS = 0x084f;
function asksTooMuch(version, flags) {
    return (version & 0xff) > NEWEST_VERSION || (flags & ~KNOWN_FLAGS) !== 0;
}
/** Where the local header leaves sizes to its zip64 field, they are those of the directory. */
function wideSizesAgree(view, start, extra, raw) {
    const left = [
        [22, raw.uncompressedSize],
        [18, raw.compressedSize],
    ].flatMap(([at, size]) => (view.getUint32(start + at, true) === 0xffffffff ? [size] : []));
    if (left.length === 0)
        return true;
    const wide = sizesIn(extra);
    return left.every((size, index) => wide[index] === size);
}
function sizesAgree(view, start, raw) {
    const agrees = (at, value) => {
        const stored = view.getUint32(start + at, true);
        // Zip64: the sizes are in an extra field.
        return stored === value || stored === 0xffffffff;
    };
    return (view.getUint32(start + 14, true) === raw.crc32 && agrees(18, raw.compressedSize) && agrees(22, raw.uncompressedSize));
}
/** What follows the data of an entry that was written as a stream; 0 where there is nothing of the sort. */
function descriptorBytes(bytes, at, raw) {
    const view = (0,binaries/* viewOf */.du)(bytes);
    for (const [signed, wide] of [
        [true, false],
        [false, false],
        [true, true],
        [false, true],
    ]) {
        const size = (signed ? 4 : 0) + 4 + (wide ? 16 : 8);
        if (at + size > bytes.length)
            continue;
        const from = signed ? at + 4 : at;
        if (signed && view.getUint32(at, true) !== DESCRIPTOR)
            continue;
        const number = (place) => wide ? Number(view.getBigUint64(from + 4 + place * 8, true)) : view.getUint32(from + 4 + place * 4, true);
        const fits = number(0) === raw.compressedSize && number(1) === raw.uncompressedSize;
        if (fits && view.getUint32(from, true) === raw.crc32)
            return size;
    }
    return 0;
}
function hasEnd64(bytes, end) {
    const start = end - END64_BYTES;
    return start >= 0 && (0,binaries/* viewOf */.du)(bytes).getUint32(start, true) === END64;
}
function gapsBetween(bytes, spans) {
    const gaps = [];
    let at = 0;
    for (const { start, end } of spans.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
        if (start < at)
            (0,stop/* fail */.fJ)('two parts of the archive overlap');
        if (start > at)
            gaps.push(bytes.subarray(at, start));
        at = end;
    }
    return gaps;
}
function entryOf(yauzl, raw, { data, localExtra, early, needs }) {
    const system = raw.versionMadeBy >> 8;
    const unix = system === UNIX || system === MACOS;
    const named = nameOf(yauzl, raw);
    const sizes = [0, raw.uncompressedSize, raw.compressedSize, raw.relativeOffsetOfLocalHeader];
    const fields = [raw.extraFieldRaw, localExtra].map((extra) => sortFields(extra, named.name, sizes));
    const said = [...fields.flatMap((one) => one.said), ...(isZero(early) ? [] : [early]), ...neededBy(raw, needs)];
    return {
        ...named,
        method: raw.compressionMethod,
        encrypted: (raw.generalPurposeBitFlag & 1) !== 0,
        crc: raw.crc32,
        size: raw.uncompressedSize,
        data,
        mode: unix ? raw.externalFileAttributes >>> 16 : 0,
        directory: (raw.externalFileAttributes & 0x10) !== 0,
        time: `${raw.lastModFileDate}:${raw.lastModFileTime}`,
        madeBy: raw.versionMadeBy,
        comment: raw.fileCommentRaw,
        extra: fields.flatMap(({ storage }) => storage),
        said,
    };
}
/** What an entry asks of the program that reads it, in either header, where that is more than any can do. */
function neededBy({ versionNeededToExtract: version, generalPurposeBitFlag: flags }, local) {
    const directory = asksTooMuch(version, flags) ? [Buffer.from(`needs ${version} ${flags}`)] : [];
    return local.length === 0 ? directory : [...directory, local];
}
/** UTF-8 where the entry says so or where it is; else code page 437, as the format's description has it. */
function nameOf(yauzl, raw) {
    const marked = (raw.generalPurposeBitFlag & 0x800) !== 0;
    const unicode = raw.extraFields.some(({ id }) => id === UNICODE_NAME);
    const text = (0,bytes/* utf8 */.As)(raw.fileNameRaw);
    if (text !== undefined && (marked || !unicode))
        return { name: text, oddName: false };
    if (marked)
        return { name: Buffer.from(raw.fileNameRaw).toString('latin1'), oddName: true };
    const name = yauzl.getFileNameLowLevel(raw.generalPurposeBitFlag, raw.fileNameRaw, raw.extraFields, true);
    const written = text ?? Buffer.from(raw.fileNameRaw).toString('latin1');
    return { name, oddName: false, ...(unicode && written !== name ? { headerName: written } : {}) };
}


/***/ }),

/***/ 79011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xlsx: () => (/* binding */ xlsx)
});

// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
// EXTERNAL MODULE: ./lib/documents/tables/guard.js
var guard = __webpack_require__(80427);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./lib/documents/archives/inflate.js
var inflate = __webpack_require__(98339);
// EXTERNAL MODULE: ./lib/documents/archives/zip-entries.js + 1 modules
var zip_entries = __webpack_require__(19740);
// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/tables/zip.js





const STORED = 0;
const DEFLATED = 8;
/** The files of a small zip archive by name, held to the same rules as those of any zip. */
async function unzip(bytes, meter, maxFiles) {
    const { entries, gaps, comment } = await (0,zip_entries/* readZip */.u)(bytes);
    if (entries.length > maxFiles)
        (0,stop/* stopAtLimit */.zK)(`more than ${maxFiles} members`);
    const files = new Map();
    const said = [...gaps, ...(comment.length === 0 ? [] : [comment])];
    for (const entry of entries) {
        const { name, size, method, data } = entry;
        said.push(...entry.said, ...(entry.comment.length === 0 ? [] : [entry.comment]));
        meter.inflate(size);
        if (entry.encrypted)
            (0,stop/* stopAtLimit */.zK)('an encrypted member');
        if (name.endsWith('/')) {
            if (data.length > 0)
                said.push(data);
            continue;
        }
        if (method !== STORED && method !== DEFLATED)
            (0,stop/* stopAtLimit */.zK)(`a member compressed by method ${method}`);
        const { bytes: content, used } = method === STORED ? { bytes: data, used: data.length } : (0,inflate/* inflateRawInto */.O_)(data, size);
        if (content.length !== size || used !== data.length || (0,external_node_zlib_.crc32)(content) !== entry.crc)
            (0,stop/* fail */.fJ)(`the member ${(0,binaries/* ascii */.a)(Buffer.from(name), 0, 60)} is not what the archive says of it`);
        if (files.has(name))
            (0,stop/* fail */.fJ)(`two members named ${name}`);
        files.set(name, new Uint8Array(content));
    }
    return { files, facts: said.length === 0 ? {} : { 'bytes beside the members': (0,binaries/* bytesFact */.CV)(said) } };
}

// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
// EXTERNAL MODULE: ./lib/documents/trees/scanner.js
var scanner = __webpack_require__(2706);
// EXTERNAL MODULE: ./lib/documents/trees/xml-encoding.js
var xml_encoding = __webpack_require__(17423);
;// CONCATENATED MODULE: ./lib/documents/xlsx/elements.js



/** SpreadsheetML, transitional and strict, and relationships of packages (ECMA-376): what a part of a workbook is written in. */
const OF_PARTS = new Set([
    'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
    'http://purl.oclc.org/ooxml/spreadsheetml/main',
    'http://schemas.openxmlformats.org/package/2006/relationships',
]);
const OF_RELATIONS = new Set([
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
    'http://purl.oclc.org/ooxml/officeDocument/relationships',
]);
const UNBOUND = new Map();
const MAX_DEPTH = 64;
const NO_CHILDREN = [];
const NO_ATTRIBUTES = new Map();
/**
 * The elements of a part. `strange` gets the namespaces of its root and of names of relationships that are not those of workbooks: programs
 * that go by namespaces do not see what stands there.
 */
async function parseElements(bytes, meter, strange) {
    const decoded = (0,xml_encoding/* decodeXml */.y)(bytes);
    if (!decoded.ok)
        return (0,stop/* fail */.fJ)(decoded.reason);
    const { SaxesParser } = await __webpack_require__.e(/* import() */ 9800).then(__webpack_require__.t.bind(__webpack_require__, 59800, 19));
    const parser = new SaxesParser({ xmlns: false });
    const top = { name: '', namespaces: UNBOUND, attributes: new Map(), children: [], pieces: [] };
    const stack = [top];
    parser.on('error', (error) => (0,stop/* fail */.fJ)(error.message));
    parser.on('doctype', () => (0,stop/* fail */.fJ)('a document type in a workbook'));
    parser.on('opentag', ({ name, attributes }) => {
        if (stack.length > MAX_DEPTH)
            (0,stop/* stopAtLimit */.zK)(`nested deeper than ${MAX_DEPTH}`);
        meter.count(1);
        const namespaces = boundBy(attributes, stack[stack.length - 1].namespaces);
        stack.push({ name, namespaces, attributes: localAttributes(attributes), children: [], pieces: [] });
        for (const key in attributes) {
            if (local(key) !== 'id' || key === 'id')
                continue;
            const namespace = namespaces.get(prefixOf(key)) ?? '';
            if (!OF_RELATIONS.has(namespace))
                strange.add(`id of ${JSON.stringify(namespace)}`);
        }
    });
    const addText = (text) => {
        stack[stack.length - 1].pieces.push(text);
    };
    parser.on('text', addText);
    parser.on('cdata', addText);
    parser.on('closetag', () => {
        const { name: written, namespaces, attributes, children, pieces } = stack.pop();
        const name = local(written);
        const namespace = namespaces.get(prefixOf(written)) ?? '';
        // Copies without the room that lists grow by: a sheet has a million elements.
        const kept = children.length === 0 ? NO_CHILDREN : children.slice();
        stack[stack.length - 1].children.push({
            name,
            namespace,
            attributes,
            children: kept,
            text: pieces.join(''),
        });
    });
    parser.write(decoded.text).close();
    const root = top.children[0] ?? (0,stop/* fail */.fJ)('an XML part without an element');
    if (!OF_PARTS.has(root.namespace))
        strange.add(`${root.name} of ${JSON.stringify(root.namespace)}`);
    return root;
}
function boundBy(attributes, outer) {
    let own;
    for (const key in attributes) {
        if (key !== 'xmlns' && !key.startsWith('xmlns:'))
            continue;
        own ??= new Map(outer);
        own.set(key.slice(6), attributes[key]);
    }
    return own ?? outer;
}
function prefixOf(name) {
    return name.slice(0, Math.max(0, name.indexOf(':')));
}
function local(name) {
    return name.slice(name.indexOf(':') + 1);
}
/** By local name; where two have the same one, the one without a prefix has it, and the others keep theirs. */
function localAttributes(attributes) {
    const pairs = Object.entries(attributes).filter(([key]) => key !== 'xmlns' && !key.startsWith('xmlns:'));
    if (pairs.length === 0)
        return NO_ATTRIBUTES;
    const names = new Set();
    const twice = new Set();
    for (const [key] of pairs)
        (names.has(local(key)) ? twice : names).add(local(key));
    return new Map(pairs.map(([key, value]) => [twice.has(local(key)) ? key : local(key), value]));
}
/** The only child of that name. Of two, one of which may be of another namespace, nobody knows which one a program reads. */
function childOf(element, name) {
    const [first, second] = childrenOf(element, name);
    return second === undefined ? first : (0,stop/* fail */.fJ)(`<${name}> stands twice in <${element.name}>`);
}
function childrenOf(element, name) {
    const found = element?.children.filter((child) => child.name === name) ?? [];
    // Some programs go by the local name and some by the namespace: where they would read different elements, nobody reads any.
    for (const { namespace } of found)
        if (namespace !== element.namespace)
            (0,stop/* fail */.fJ)(`<${name}> of another namespace in <${element.name}>`);
    return found;
}
/** The element as one text, attributes in order of name: for what is compared as a whole. */
function serialized({ name, attributes, children, text }) {
    const pairs = [...attributes].sort(([left], [right]) => (left < right ? -1 : 1));
    const written = pairs.map(([key, value]) => ` ${key}=${JSON.stringify(value)}`).join('');
    // Between elements it is layout; in one that holds nothing else it is the value.
    const own = children.length === 0 ? text : (0,scanner/* trimSpace */.Pd)(text);
    return `<${name}${written}>${own}${children.map(serialized).join('')}</${name}>`;
}

// EXTERNAL MODULE: ./lib/documents/tables/scalars.js
var scalars = __webpack_require__(51239);
;// CONCATENATED MODULE: ./lib/documents/xlsx/sheet.js





/** Elements of a sheet that say how it looks, is printed or was looked at last. */
const LOOKS = new Set([
    'sheetPr',
    'dimension',
    'sheetViews',
    'sheetFormatPr',
    'cols',
    'printOptions',
    'pageMargins',
    'pageSetup',
    'headerFooter',
    'rowBreaks',
    'colBreaks',
    'ignoredErrors',
    'phoneticPr',
    'sheetCalcPr',
]);
/** Columns of the largest sheet that Excel has. */
const MAX_COLUMNS = 16_384;
function readSheet(root, workbook, meter) {
    const rows = [];
    let width = 0;
    for (const row of childrenOf(childOf(root, 'sheetData'), 'row')) {
        const place = placeOf(row.attributes.get('r'), rows.length + 1);
        if (place <= rows.length)
            (0,stop/* fail */.fJ)('rows of a sheet that are out of order');
        const cells = cellsOf(row, workbook, meter);
        if (cells.length === 0)
            continue;
        // Rows without a cell are rows: what is below them stands where it stands.
        meter.count(place - 1 - rows.length);
        while (rows.length < place - 1)
            rows.push([]);
        rows.push(cells);
        width = Math.max(width, cells.length);
    }
    meter.count(rows.length * width);
    const filled = rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => scalars/* NULL */.Cq)]);
    const columns = Array.from({ length: width }, (_, index) => ({ name: columnName(index) }));
    return { columns, rows: filled, declared: declaredOf(root) };
}
function declaredOf(root) {
    const declared = {};
    const merged = childrenOf(childOf(root, 'mergeCells'), 'mergeCell').map(({ attributes }) => attributes.get('ref'));
    if (merged.length > 0)
        declared['merged cells'] = merged.sort().join(' ');
    for (const child of root.children) {
        if (child.name === 'sheetData' || child.name === 'mergeCells' || LOOKS.has(child.name))
            continue;
        const key = `element ${child.name}`;
        declared[key] = `${declared[key] ?? ''}${serialized(child)}`;
    }
    return declared;
}
function placeOf(written, otherwise) {
    if (written === undefined)
        return otherwise;
    return /^[1-9]\d{0,6}$/.test(written) ? Number(written) : (0,stop/* fail */.fJ)(`a row numbered ${written.slice(0, 20)}`);
}
function cellsOf(row, workbook, meter) {
    const cells = [];
    for (const cell of childrenOf(row, 'c')) {
        const node = cellNode(cell, workbook);
        const reference = cell.attributes.get('r');
        const place = reference === undefined ? cells.length : columnIndex(reference);
        if (place < cells.length && reference !== undefined && place !== cells.length)
            (0,stop/* fail */.fJ)('cells of a row that are out of order');
        // A cell with a style and nothing else is how it looks.
        if (node === undefined)
            continue;
        meter.count(place - cells.length + 1);
        while (cells.length < place)
            cells.push(scalars/* NULL */.Cq);
        cells.push(node);
    }
    return cells;
}
function columnIndex(reference) {
    const letters = /^([A-Z]{1,3})\d+$/.exec(reference)?.[1];
    if (letters === undefined)
        return (0,stop/* fail */.fJ)(`a cell named ${reference.slice(0, 20)}`);
    let index = 0;
    for (const letter of letters)
        index = index * 26 + letter.charCodeAt(0) - 64;
    return index <= MAX_COLUMNS ? index - 1 : (0,stop/* fail */.fJ)(`a cell named ${reference}`);
}
function columnName(index) {
    let name = '';
    for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
        name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
    return name;
}
/** A formula counts beside the value that was computed from it last. */
function cellNode(cell, workbook) {
    const value = valueNode(cell, workbook);
    const formula = childOf(cell, 'f');
    if (formula === undefined)
        return value;
    const { attributes, text } = formula;
    // Cells that share a formula name it by a number; the range and the kind are part of what it says.
    const parts = ['t', 'ref', 'si', 'r1', 'r2', 'dt2D', 'dtr'].flatMap((key) => {
        const found = attributes.get(key);
        return found === undefined ? [] : [`${key}=${found}`];
    });
    const whole = parts.length === 0 ? text : `${text} {${parts.join(' ')}}`;
    return (0,scalars/* record */.g1)([
        ['formula', (0,scalars/* string */.Yj)(whole)],
        ['value', value ?? scalars/* NULL */.Cq],
    ]);
}
function valueNode(cell, workbook) {
    const type = cell.attributes.get('t') ?? 'n';
    if (type === 'inlineStr')
        return (0,scalars/* string */.Yj)(richText(childOf(cell, 'is')));
    const text = childOf(cell, 'v')?.text;
    if (text === undefined)
        return undefined;
    switch (type) {
        case 's': {
            const found = /^\d{1,9}$/.test((0,scanner/* trimSpace */.Pd)(text)) ? workbook.strings[Number(text)] : undefined;
            return found === undefined ? (0,stop/* fail */.fJ)('a shared string that is not there') : (0,scalars/* string */.Yj)(found);
        }
        case 'str':
            return (0,scalars/* string */.Yj)(text);
        case 'b':
            return (0,scalars/* boolean */.zM)((0,scanner/* trimSpace */.Pd)(text) === '1' || (0,scanner/* trimSpace */.Pd)(text) === 'true');
        case 'e':
            return (0,scalars/* record */.g1)([['error', (0,scalars/* string */.Yj)(text)]]);
        case 'd':
            return (0,scalars/* dateTime */.KQ)((0,scanner/* trimSpace */.Pd)(text));
        default:
            return numberNode((0,scanner/* trimSpace */.Pd)(text), workbook.dateFormats[Number(cell.attributes.get('s') ?? 0)]);
    }
}
/** As written: 17 digits are 17 digits. With a format for dates the number is one, and the format belongs to it. */
function numberNode(text, format) {
    if (!/^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/.test(text))
        return (0,scalars/* string */.Yj)(text);
    const decimal = text
        .replace(/^\+/, '')
        .replace(/^(-?)\./, '$10.')
        .replace(/\.(?=$|[eE])/, '');
    const node = (0,nodes/* number */.ai)('number', text, 0, decimal);
    return format === undefined
        ? node
        : (0,scalars/* record */.g1)([
            ['number', node],
            ['format', (0,scalars/* string */.Yj)(format)],
        ]);
}
/** Text of runs one after the other; phonetic hints beside it are not part of it. */
function richText(element) {
    if (element === undefined)
        return '';
    return element.children
        .map((child) => (child.name === 't' ? child.text : child.name === 'r' ? richText(child) : ''))
        .join('');
}

;// CONCATENATED MODULE: ./lib/documents/formats/xlsx.js







/** Excel workbooks: a container of sheets. Own, because no library keeps numbers as written (docs/adr/0094). */
const xlsx = { id: 'xlsx', read: (input) => (0,guard/* readGuarded */.vK)(input, 'a workbook', () => read(input)) };
/** Parts that say how the workbook looks, who wrote it and how the package is put together. */
const xlsx_LOOKS = /^(?:docProps\/|xl\/theme\/|xl\/styles\.xml$|xl\/calcChain\.xml$|xl\/printerSettings\/|\[Content_Types\]\.xml$|_rels\/\.rels$|xl\/_rels\/|xl\/metadata\.xml$)/;
async function read(input) {
    const meter = (0,guard/* newMeter */.Yi)(input);
    const { files, facts } = await unzip(input.bytes, meter, format/* MAX_ARCHIVE_MEMBERS */.uk);
    const strange = new Set();
    const parse = (bytes) => parseElements(bytes, meter, strange);
    const main = await mainPart(files, parse, strange);
    const root = await parse(part(files, main));
    const relations = await relationsOf(files, main, parse, strange);
    const used = new Set([main]);
    const take = (type) => {
        const found = [...relations.values()].find((relation) => relation.type.endsWith(`/${type}`))?.target;
        if (found !== undefined)
            used.add(found);
        return found;
    };
    const strings = await stringsOf(files, take('sharedStrings'), parse);
    const dateFormats = await dateFormatsOf(files, take('styles'), parse);
    const members = await sheetsOf(files, root, relations, { strings, dateFormats }, used, parse, meter);
    const names = members.map(({ name }) => name);
    const looks = [];
    for (const [name, bytes] of files) {
        if (used.has(name))
            continue;
        if (xlsx_LOOKS.test(name))
            looks.push(name);
        else
            members.push({ name, line: 0, document: await input.openMember(name, bytes) });
    }
    const styles = [...files]
        .filter(([name]) => xlsx_LOOKS.test(name))
        .map(([, bytes]) => Buffer.from(bytes).toString('latin1'));
    return {
        ok: true,
        document: {
            format: 'xlsx',
            readings: [{ label: '', content: { kind: 'container', noun: 'sheet', members } }],
            declared: { 'sheet order': JSON.stringify(names), ...workbookFacts(root, relations) },
            facts: {
                ...facts,
                ...(strange.size === 0 ? {} : { 'namespaces that are not of workbooks': (0,nodes/* listFact */.HG)([...strange].sort()) }),
            },
            layout: { 'styles, properties and packaging': (0,nodes/* listFact */.HG)([...styles, looks.sort().join(' ')]) },
            notices: [],
        },
    };
}
function part(files, name) {
    return files.get(name) ?? (0,stop/* fail */.fJ)(`the part ${name} is missing`);
}
async function mainPart(files, parse, strange) {
    const relations = await relationsOf(files, '', parse, strange);
    const found = [...relations.values()].find(({ type }) => type.endsWith('/officeDocument'))?.target;
    return found ?? (0,stop/* fail */.fJ)('no workbook in the package');
}
/** Types of relationships of workbooks, transitional and strict, and of their properties. */
const RELATION = /^http:\/\/(?:schemas\.openxmlformats\.org\/(?:officeDocument|package)\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\//;
/** Those of parts that are read here. */
const READ = /\/(?:officeDocument|worksheet|sharedStrings|styles|externalLink)$/;
async function relationsOf(files, owner, parse, strange) {
    const slash = owner.lastIndexOf('/') + 1;
    const folder = owner.slice(0, slash);
    const bytes = files.get(`${folder}_rels/${owner.slice(slash)}.rels`);
    if (bytes === undefined)
        return owner === '' ? (0,stop/* fail */.fJ)('no package relationships') : new Map();
    const root = await parse(bytes);
    return new Map(childrenOf(root, 'Relationship').map(({ attributes }) => {
        const type = attributes.get('Type') ?? '';
        if (READ.test(type) && !RELATION.test(type))
            strange.add(`relationship of ${JSON.stringify(type)}`);
        const target = attributes.get('Target') ?? '';
        const resolved = target.startsWith('/') ? target.slice(1) : `${folder}${target}`;
        return [attributes.get('Id') ?? '', { type, target: resolved }];
    }));
}
async function stringsOf(files, name, parse) {
    if (name === undefined)
        return [];
    return childrenOf(await parse(part(files, name)), 'si').map(richText);
}
/** Formats that Excel has built in and that make a date or a time (ECMA-376 part 1, section 18.8.30). */
const BUILT_IN_DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);
async function dateFormatsOf(files, name, parse) {
    if (name === undefined)
        return [];
    const root = await parse(part(files, name));
    const own = new Map(childrenOf(childOf(root, 'numFmts'), 'numFmt').map(({ attributes }) => [
        attributes.get('numFmtId') ?? '',
        attributes.get('formatCode') ?? '',
    ]));
    return childrenOf(childOf(root, 'cellXfs'), 'xf').map(({ attributes }) => {
        const id = attributes.get('numFmtId') ?? '0';
        const code = own.get(id);
        if (code === undefined)
            return BUILT_IN_DATES.has(Number(id)) ? `built-in ${id}` : undefined;
        const bare = code.replace(/"[^"]*"|\\.|\[(?![hms]+\])[^\]]*\]/gi, '');
        return /[ymdhs]/i.test(bare) && !/general/i.test(bare) ? code : undefined;
    });
}
async function sheetsOf(files, root, relations, workbook, used, parse, meter) {
    const members = [];
    for (const { attributes } of childrenOf(childOf(root, 'sheets'), 'sheet')) {
        const name = attributes.get('name') ?? '';
        const target = relations.get(attributes.get('id') ?? '')?.target;
        if (target === undefined)
            return (0,stop/* fail */.fJ)(`the sheet ${name} has no part`);
        const element = await parse(part(files, target));
        // Chart sheets and dialogs have no cells; they are compared as the XML that they are.
        if (element.name !== 'worksheet')
            continue;
        used.add(target);
        const { columns, rows, declared } = readSheet(element, workbook, meter);
        const state = attributes.get('state');
        const own = { ...declared, ...(state === undefined || state === 'visible' ? {} : { state }) };
        members.push({ name, line: 0, document: (0,guard/* tableDocument */.CB)({ format: 'xlsx', columns, rows, declared: own }) });
    }
    return members;
}
function workbookFacts(root, relations) {
    const facts = {};
    // Formulas name another workbook by its number in this list.
    const links = childrenOf(childOf(root, 'externalReferences'), 'externalReference');
    if (links.length > 0)
        facts['other workbooks'] = JSON.stringify(links.map(({ attributes }) => relations.get(attributes.get('id') ?? '')?.target ?? null));
    const properties = childOf(root, 'workbookPr');
    const base = properties?.attributes.get('date1904');
    if (base === '1' || base === 'true')
        facts['dates count from'] = '1904';
    for (const child of childrenOf(childOf(root, 'definedNames'), 'definedName')) {
        const scope = child.attributes.get('localSheetId');
        const key = `defined name ${child.attributes.get('name') ?? ''}${scope === undefined ? '' : ` of sheet ${scope}`}`;
        facts[key] = serialized(child);
    }
    return facts;
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


/***/ }),

/***/ 17423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ decodeXml)
/* harmony export */ });
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79981);

/** Bytes that an XML declaration may take; XML 1.0 has no bound, writers stay below 100. */
const DECLARATION_BYTES = 512;
/**
 * Decodes by XML 1.0 appendix F: byte order mark, else the declaration, else UTF-8. Undecodable bytes fail.
 * `TextDecoder` takes `iso-8859-1` for windows-1252, so Latin-1 is decoded byte by byte.
 */
function decodeXml(bytes) {
    if ((0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .byteOrderMark */ .y2)(bytes) !== undefined)
        return (0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseSecondMark */ .yy)((0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeUnicode */ .EC)(bytes));
    const wide = wideWithoutMark(bytes);
    if (wide !== undefined)
        return decodeAs(bytes, wide, []);
    const declared = declaredEncoding(bytes);
    if (declared === undefined || declared === 'utf-8' || declared === 'utf8')
        return (0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeUnicode */ .EC)(bytes);
    if (/^(utf-?16|utf-?32|ucs-?[24]|iso-10646-ucs-[24])/.test(declared)) {
        const unicode = (0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeUnicode */ .EC)(bytes);
        const message = `declares ${declared} but is UTF-8`;
        return unicode.ok ? { ...unicode, notices: [{ message, line: 1 }] } : unicode;
    }
    return decodeAs(bytes, declared, []);
}
function decodeAs(bytes, label, notices) {
    const encoding = label.toUpperCase();
    if (label === 'iso-8859-1' || label === 'latin1') {
        return { ok: true, text: Buffer.from(bytes).toString('latin1'), layout: { encoding: 'ISO-8859-1' }, notices };
    }
    if (label === 'us-ascii' || label === 'ascii') {
        if (bytes.some((byte) => byte > 127))
            return { ok: false, reason: 'not valid US-ASCII', line: 0, column: 0 };
        return { ok: true, text: Buffer.from(bytes).toString('latin1'), layout: { encoding }, notices };
    }
    try {
        const decoder = new TextDecoder(label, { fatal: true, ignoreBOM: true });
        return { ok: true, text: decoder.decode(bytes), layout: { encoding }, notices };
    }
    catch (error) {
        const reason = error instanceof RangeError ? `unknown encoding ${label}` : `not valid ${encoding}`;
        return { ok: false, reason, line: 1, column: 1 };
    }
}
/** `<?` in 16-bit units. */
function wideWithoutMark(bytes) {
    const [first, second, third, fourth] = bytes;
    if (first === 0x3c && second === 0 && third === 0x3f && fourth === 0)
        return 'utf-16le';
    if (first === 0 && second === 0x3c && third === 0 && fourth === 0x3f)
        return 'utf-16be';
    return undefined;
}
function declaredEncoding(bytes) {
    const head = Buffer.from(bytes.subarray(0, DECLARATION_BYTES)).toString('latin1');
    if (!head.startsWith('<?xml'))
        return undefined;
    const end = head.indexOf('?>');
    if (end === -1)
        return undefined;
    return /\sencoding\s*=\s*["']([A-Za-z][A-Za-z0-9._-]*)["']/.exec(head.slice(0, end))?.[1]?.toLowerCase();
}


/***/ })

};
