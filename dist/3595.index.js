export const id = 3595;
export const ids = [3595];
export const modules = {

/***/ 25944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   JA: () => (/* binding */ CELL),
/* harmony export */   Ue: () => (/* binding */ sameTime),
/* harmony export */   YG: () => (/* binding */ columnFacts),
/* harmony export */   tg: () => (/* binding */ cellNode),
/* harmony export */   uA: () => (/* binding */ cellBit),
/* harmony export */   xS: () => (/* binding */ factsOf)
/* harmony export */ });
/** docs/classes.md section 3: what one cell of an untyped table is, as one bit, so that a column is a set of them. */
const CELL = { integer: 1, decimal: 2, date: 4, boolean: 8, text: 16, empty: 32 };
const NULL_TOKENS = new Set(['', 'NA', 'NaN', 'null', 'None', 'N/A']);
const FIRST_LETTERS = 'NntfTF';
const INTEGER = /^-?(?:0|[1-9][0-9]*)$/;
/** No leading zero here either: `01.5` is a text, as `01` is. */
const DECIMAL = /^-?(?:0|[1-9][0-9]*)?(?:\.[0-9]*)?(?:[eE][+-]?[0-9]+)?$/;
const DATE = /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/;
const BOOLEANS = new Set(['true', 'false', 'True', 'False', 'TRUE', 'FALSE']);
function cellBit(cell) {
    const first = cell.charCodeAt(0);
    // Digits, sign and point begin a number or a date, six letters a null token or a truth value; all else is text.
    if (first > 57 && !FIRST_LETTERS.includes(cell[0] ?? ''))
        return CELL.text;
    if (NULL_TOKENS.has(cell))
        return CELL.empty;
    if (INTEGER.test(cell))
        return CELL.integer;
    if (DECIMAL.test(cell) && /[0-9]/.test(cell) && !/^-?[eE]/.test(cell))
        return CELL.decimal;
    if (DATE.test(cell))
        return CELL.date;
    return BOOLEANS.has(cell) ? CELL.boolean : CELL.text;
}
/** The kind of a column from the set of its cells. A column of nothing but null tokens is text: nothing says otherwise. */
function kindOf(bits) {
    switch (bits & ~CELL.empty) {
        case CELL.integer:
            return 'integer';
        case CELL.decimal:
        case CELL.decimal | CELL.integer:
            return 'decimal';
        case CELL.date:
            return 'date';
        case CELL.boolean:
            return 'boolean';
        default:
            return 'text';
    }
}
/** Whether these cells make a column text whatever the others are: each of the other kinds is asked of all cells. */
function isTextForGood(bits) {
    return kindOf(bits) === 'text' && (bits & ~CELL.empty) !== 0;
}
const ALL = CELL.integer | CELL.decimal | CELL.date | CELL.boolean | CELL.text | CELL.empty;
/** The sorts of some cells; those behind the one with which all of `enough` are found are not read. */
function bitsOf(rows, column, from, to, enough = ALL) {
    let bits = 0;
    for (let i = from; i < to && (bits & enough) !== enough; i += 1) {
        const cell = rows[i][column];
        if (typeof cell === 'string')
            bits |= cellBit(cell);
    }
    return bits;
}
function factsOf(bits) {
    const kind = kindOf(bits);
    return { kind, nulls: kind !== 'text' && (bits & CELL.empty) !== 0, known: bits !== 0 };
}
/** Reads the cells between the common beginning and the common end of a column; the rest only where it can matter. */
function columnFacts(base, head, column, omitted = () => 0) {
    const shorter = Math.min(base.length, head.length);
    let start = 0;
    const inPlace = column.base === column.head;
    const same = (i, j) => (inPlace && base[i] === head[j]) || base[i][column.base] === head[j][column.head];
    while (start < shorter && same(start, start))
        start += 1;
    let end = 0;
    while (end < shorter - start && same(base.length - 1 - end, head.length - 1 - end))
        end += 1;
    const left = bitsOf(base, column.base, start, base.length - end);
    const right = bitsOf(head, column.head, start, head.length - end);
    const shared = (enough) => bitsOf(base, column.base, 0, start, enough) | bitsOf(base, column.base, base.length - end, base.length, enough);
    let common;
    const all = (bits) => {
        if (isTextForGood(bits))
            return bits;
        common ??= shared() | omitted();
        return bits | common;
    };
    // What one side alone has is no difference where the cells that both have are of that sort as well.
    const own = left ^ right;
    return {
        base: once(() => factsOf(all(left))),
        head: once(() => factsOf(all(right))),
        same: (own & ~shared(own)) === 0,
    };
}
function once(make) {
    let made;
    return () => {
        made ??= make();
        return made;
    };
}
/** The cell as a node, as its column reads it. */
function cellNode(cell, kind, line) {
    if (kind === 'integer' || kind === 'decimal') {
        const bit = cellBit(cell);
        if (bit === CELL.integer || bit === CELL.decimal)
            return { kind: 'number', type: 'number', literal: cell, line };
    }
    if (kind !== 'text' && cellBit(cell) === CELL.empty)
        return { kind: 'null', line };
    return { kind: 'string', value: cell, line };
}
/** What a column's declared unit and zone add to a time: digits of the fraction that are zero, and that it is UTC. */
const DECLARED_OF_TIME = /(?:\.0+|(\.\d*[1-9])0+)?Z?$/;
/** The same time in a column that declares another unit or another zone, which is all that differs. */
function sameTime(base, head) {
    if (base.kind !== 'date-time' || head.kind !== 'date-time')
        return false;
    const [from, to] = [base.value, head.value].map((value) => value.replace(DECLARED_OF_TIME, '$1'));
    return from === to;
}


/***/ }),

/***/ 82257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ withMembersLimits),
/* harmony export */   H4: () => (/* binding */ memoryLeft),
/* harmony export */   Ji: () => (/* binding */ charge),
/* harmony export */   PC: () => (/* binding */ bookMemory),
/* harmony export */   dT: () => (/* binding */ roomOf),
/* harmony export */   gv: () => (/* binding */ tooManyParts),
/* harmony export */   ht: () => (/* binding */ opaqueDocument),
/* harmony export */   k$: () => (/* binding */ newBudget),
/* harmony export */   nz: () => (/* binding */ NODE_MEMORY),
/* harmony export */   zE: () => (/* binding */ memoryOf)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27787);

function newBudget(fileBytes) {
    return { fileBytes, inflated: 0, members: 0, held: 0 };
}
/** Books one member; returns why it must not be opened, or undefined. Sticky: once over, always over. */
function charge(budget, depth, bytes) {
    budget.members += 1;
    budget.inflated += bytes;
    budget.held += bytes;
    if (depth > _format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ARCHIVE_DEPTH */ .ib)
        return `archives are nested more than ${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ARCHIVE_DEPTH */ .ib} deep`;
    if (budget.members > _format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ARCHIVE_MEMBERS */ .uk)
        return `more than ${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ARCHIVE_MEMBERS */ .uk} members`;
    if (budget.inflated > _format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_INFLATED_BYTES */ .Bx)
        return `more than ${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_INFLATED_BYTES */ .Bx} bytes unpacked`;
    if (budget.inflated > budget.fileBytes * _format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_INFLATION_RATIO */ .wF)
        return `unpacks to more than ${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_INFLATION_RATIO */ .wF} times its size`;
    return undefined;
}
/** How many bytes the file's members may still unpack to. A reader asks before it unpacks, `charge` books afterwards. */
function roomOf(budget) {
    return Math.max(0, Math.min(_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_INFLATED_BYTES */ .Bx, budget.fileBytes * _format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_INFLATION_RATIO */ .wF) - budget.inflated);
}
const MEBIBYTE = 1_048_576;
/**
 * Memory that a file may take: of 1 MiB so much that two sides stay below 512 MiB, of less what a screen of 4K takes as a JPEG at
 * least, of more three times as much for each byte up to a GiB. What packs itself ten times as well as photographs and tables do
 * is not read (docs/adr/0320).
 */
const LEAST_MEMORY = 192 * MEBIBYTE;
const FREE_MEMORY = 96 * MEBIBYTE;
const MEMORY_PER_BYTE = 160;
const MEMORY_PER_FURTHER_BYTE = 480;
const MOST_BY_FURTHER_BYTES = 1_024 * MEBIBYTE;
/** What a node of a tree, a cell and a line of text take, with what is made of them while they are compared. Bytes. */
const NODE_MEMORY = 192;
const CELL_MEMORY = 96;
const LINE_MEMORY = 48;
function memoryLeft({ fileBytes, held }) {
    const usual = FREE_MEMORY + fileBytes * MEMORY_PER_BYTE;
    const further = usual + Math.max(0, fileBytes - MEBIBYTE) * (MEMORY_PER_FURTHER_BYTE - MEMORY_PER_BYTE);
    const memory = Math.max(LEAST_MEMORY, usual, Math.min(further, MOST_BY_FURTHER_BYTES));
    return Math.max(0, memory - held);
}
/** Books `held` bytes of memory for good and `peak`, which contains them, for as long as a reader runs; or says why not. */
function bookMemory(budget, held, peak) {
    if (!(peak <= memoryLeft(budget)))
        return TOO_DENSE;
    budget.held += held;
    return undefined;
}
const TOO_DENSE = 'it takes more memory than a file of its size may';
const [NEWLINE, RETURN, TAB, COMMA, SEMICOLON, BAR] = [10, 13, 9, 44, 59, 124];
/** Below it what a member holds is booked when it was read. Bytes. */
const LEAST_COUNTED = 65_536;
/** Why a member must not be read as lines or cells, of which there may be as many as bytes. */
function tooManyParts(budget, bytes) {
    if (bytes.length < LEAST_COUNTED)
        return undefined;
    let memory = 0;
    for (const byte of bytes) {
        if (byte === NEWLINE || byte === RETURN)
            memory += LINE_MEMORY;
        else if (byte === COMMA || byte === TAB || byte === SEMICOLON || byte === BAR)
            memory += CELL_MEMORY;
    }
    return memory > memoryLeft(budget) ? TOO_DENSE : undefined;
}
/** What a document holds on to, but for pixels and elements, which their readers book. Bytes. */
function memoryOf({ readings }) {
    return readings.reduce((sum, { content }) => sum + memoryOfContent(content), 0);
}
function memoryOfContent(content) {
    if (content.kind === 'tree')
        return nodesIn(content.root) * NODE_MEMORY;
    if (content.kind === 'table')
        return content.rows.length * (content.columns.length + 1) * CELL_MEMORY;
    return content.kind === 'text' ? content.lines.length * LINE_MEMORY : 0;
}
function nodesIn(root) {
    const left = [root];
    let nodes = 0;
    for (let node = left.pop(); node !== undefined; node = left.pop()) {
        nodes += 1;
        if (node.kind === 'array')
            for (const item of node.items)
                left.push(item);
        else if (node.kind === 'object')
            for (const { value } of node.members)
                left.push(value);
    }
    return nodes;
}
/** A document for bytes that nobody read, which keeps the comparison from claiming anything below a rewrite where `incomplete` is set. */
function opaqueDocument(bytes, why, incomplete) {
    return {
        format: 'binary',
        readings: [{ label: '', content: { kind: 'opaque', bytes, why } }],
        declared: {},
        layout: {},
        notices: [],
        ...(incomplete === undefined ? {} : { incomplete }),
    };
}
/** What a limit kept from being read in a member is unread in the container too: nobody may look at the outside only. */
function withMembersLimits(document) {
    if (document.incomplete !== undefined)
        return document;
    for (const { content } of document.readings) {
        if (content.kind !== 'container')
            continue;
        for (const member of content.members) {
            const { incomplete } = member.document;
            if (incomplete !== undefined)
                return { ...document, incomplete: `${content.noun} ${member.name}: ${incomplete}` };
        }
    }
    return document;
}


/***/ }),

/***/ 43606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ pairDocuments),
/* harmony export */   o: () => (/* binding */ unwrapStream)
/* harmony export */ });
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79981);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42762);
/* harmony import */ var _members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82257);



/** Makes two documents of one fixture comparable: what depends on both sides is settled here, in members as well. */
function pairDocuments(base, head) {
    const keys = unquoteKeys(base, head);
    const streams = alignStreams(keys.base, keys.head);
    const left = streams.base.readings[0].content;
    const right = streams.head.readings[0].content;
    const containers = left.kind === 'container' && right.kind === 'container';
    const members = containers ? pairMembers(streams.base, streams.head) : streams;
    return doubtEncodings((0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .reconcileLayout */ .$R)(members.base, members.head));
}
/**
 * A YAML stream is an array of documents, but a file with one document is that document to everybody who writes a
 * path to it. So the array comes off where both sides have exactly one, and stays where either has another number:
 * a second document is then an added element and no change of the root's type (docs/adr/0031).
 */
function alignStreams(base, head) {
    if (!base.readings.every(isSingle) || !head.readings.every(isSingle))
        return { base, head };
    return { base: mapReadings(base, unwrap), head: mapReadings(head, unwrap) };
}
/**
 * Takes the quotes off names whose text is of one type wherever it is a key, on both sides and in every reading: then
 * `'200':` is `200` in every path. Where some key of that text is of another type, the quotes are what tells them apart.
 */
function unquoteKeys(base, head) {
    const trees = [...base.readings, ...head.readings].flatMap(({ content }) => content.kind === 'tree' ? [content] : []);
    const names = new Map();
    for (const { keys } of trees)
        for (const [name, text] of keys?.quoted ?? [])
            names.set(name, text);
    for (const [name, text] of names)
        if (trees.some(({ keys }) => keys?.typed.has(text)))
            names.delete(name);
    const rename = (content) => {
        if (content.kind !== 'tree' || content.keys === undefined)
            return content;
        const { keys: _, ...tree } = content;
        return names.size === 0 ? tree : { ...tree, root: renamed(content.root, names, new Map()) };
    };
    return { base: mapReadings(base, rename), head: mapReadings(head, rename) };
}
/** Depth is bounded by the reader's limit, and shared nodes stay shared. */
function renamed(node, names, done) {
    if (node.kind !== 'object' && node.kind !== 'array')
        return node;
    const known = done.get(node);
    if (known !== undefined)
        return known;
    const result = node.kind === 'array'
        ? { ...node, items: node.items.map((item) => renamed(item, names, done)) }
        : {
            ...node,
            members: node.members.map(({ name, value, line }) => {
                return { name: names.get(name) ?? name, value: renamed(value, names, done), line };
            }),
        };
    done.set(node, result);
    return result;
}
/**
 * Two encodings of which one is a guess: the bytes may mean another text than the one that was read, and an equal text
 * proves nothing. Under one and the same guess, equal texts are equal bytes (docs/adr/0211).
 */
function doubtEncodings({ base, head }) {
    const [one, other] = [base.layout['encoding'] ?? '', head.layout['encoding'] ?? ''];
    if (one === other)
        return { base, head };
    const guessed = [one, other].filter((encoding) => encoding.endsWith(_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .GUESS */ .aj)).length;
    if (guessed === 0)
        return { base, head };
    const where = guessed === 2 ? 'on both sides, and not the same one' : 'on one side';
    const doubt = `${_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .DOUBTED_ENCODING */ ._u} ${where}: ${one || 'none'}, ${other || 'none'}`;
    return { base: doubted(base, doubt), head: doubted(head, doubt) };
}
/** What was not read at all is said first. */
function doubted(document, doubt) {
    return document.incomplete === undefined ? { ...document, incomplete: doubt } : document;
}
/** A document with no counterpart: the array of a stream comes off where it holds exactly one, in members as well. */
function unwrapStream(document) {
    return pairDocuments(document, document).base;
}
/** Members are paired as the comparison pairs them: by name, occurrences in order. Depth is that of archives, four at most. */
function pairMembers(base, head) {
    const others = new Map();
    for (const [name, document] of membersOf(head)) {
        const same = others.get(name);
        if (same === undefined)
            others.set(name, [document]);
        else
            same.push(document);
    }
    const paired = new Map();
    const seen = new Map();
    for (const [name, document] of membersOf(base)) {
        const occurrence = seen.get(name) ?? 0;
        seen.set(name, occurrence + 1);
        const other = others.get(name)?.[occurrence];
        if (other === undefined)
            continue;
        const pair = pairDocuments(document, other);
        paired.set(document, pair.base);
        paired.set(other, pair.head);
    }
    const replace = (content) => {
        if (content.kind !== 'container')
            return content;
        const members = content.members.map((member) => {
            return { ...member, document: paired.get(member.document) ?? unwrapStream(member.document) };
        });
        return { ...content, members };
    };
    return { base: (0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .withMembersLimits */ .C)(mapReadings(base, replace)), head: (0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .withMembersLimits */ .C)(mapReadings(head, replace)) };
}
function membersOf(document) {
    const { content } = document.readings[0];
    return content.kind === 'container' ? content.members.map((member) => [member.name, member.document]) : [];
}
function isSingle({ content }) {
    return documentsOf(content)?.length === 1;
}
function documentsOf(content) {
    return content.kind === 'tree' && content.stream && content.root.kind === 'array' ? content.root.items : undefined;
}
function unwrap(content) {
    const [only] = documentsOf(content) ?? [];
    return only === undefined ? content : { kind: 'tree', root: only };
}
function mapReadings(document, change) {
    const [first, ...rest] = document.readings;
    const apply = (reading) => ({ ...reading, content: change(reading.content) });
    return { ...document, readings: [apply(first), ...rest.map(apply)] };
}


/***/ }),

/***/ 84975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readOptionsOf)
/* harmony export */ });
/** How a fixture of this rule is read. */
function readOptionsOf(rule, limits) {
    const { format, header, yaml, ignoreMembers, descriptor, descriptorSet } = rule;
    const named = descriptor === undefined
        ? {}
        : {
            descriptor: {
                ...descriptor,
                set: descriptorSet ?? { kind: 'missing', why: 'it was not looked for' },
            },
        };
    return { format, header, yaml, ignoreMembers, limits, ...named };
}


/***/ }),

/***/ 17932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ readPair),
/* harmony export */   JF: () => (/* binding */ readOne)
/* harmony export */ });
/* unused harmony export memberOpener */
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79981);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27787);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19484);
/* harmony import */ var _members_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82257);
/* harmony import */ var _pairing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43606);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20487);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40987);
/* harmony import */ var _sniff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59394);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35282);









/** As many bytes as a sniffer is shown. */
const SNIFF_BYTES = 65_536;
/**
 * Reads both sides of a modified fixture by the rules of docs/classes.md sections 1 and 2. A format that the policy names is
 * final. Else the extension's format stands if either side reads in it; only where neither does is the content asked.
 * @throws FixtureGateError if `options.format` names no format.
 */
async function readPair(path, base, head, options) {
    const files = [file(path, base, options), file(path, head, options)];
    const named = options.format === 'auto' ? undefined : (0,_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .formatById */ .aZ)(options.format);
    if (named !== undefined)
        return inFormat(named, files, options.alone);
    const pointers = (0,_pointer_js__WEBPACK_IMPORTED_MODULE_4__/* .pointerPair */ .w0)(base, head);
    if (pointers !== undefined) {
        const broken = [base, head].every((bytes) => _sniff_js__WEBPACK_IMPORTED_MODULE_6__/* .lfs */ .k$(bytes, true));
        return broken ? pointersOnly(files, pointers) : documents(pointers.base, pointers.head);
    }
    const known = (0,_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .formatForPath */ .G9)(path);
    if (known === undefined)
        return bySniffing(files, undefined);
    // Not where one side is a pointer, which alone is read as one.
    const isPointer = [base, head].some((bytes) => _sniff_js__WEBPACK_IMPORTED_MODULE_6__/* .lfs */ .k$(bytes, true));
    const reading = await inFormat(known, files, isPointer ? undefined : options.alone);
    const silent = reading.kind === 'unreadable' && reading.both && !reading.limit;
    return silent ? bySniffing(files, reading) : reading;
}
/** Reads a file that has no counterpart: an added or removed fixture, a view's input. */
async function readOne(path, bytes, options) {
    const named = options.format === undefined || options.format === 'auto' ? undefined : (0,_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .formatById */ .aZ)(options.format);
    const { document, failure } = await readAlone(file(path, bytes, options), named);
    return { document: (0,_pairing_js__WEBPACK_IMPORTED_MODULE_3__/* .unwrapStream */ .o)(document), ...(failure === undefined ? {} : { failure }) };
}
function file(path, bytes, options) {
    return { path, bytes, options, depth: 0, budget: (0,_members_js__WEBPACK_IMPORTED_MODULE_2__/* .newBudget */ .k$)(bytes.length) };
}
/** Both look like pointers and at least one is: a broken one is broken, and not content that takes a pointer's place. */
async function pointersOnly(files, pointers) {
    const reading = await inFormat((0,_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .formatById */ .aZ)('lfs'), files);
    return reading.kind === 'documents' ? documents(pointers.base, pointers.head) : reading;
}
async function inFormat(entry, files, alone) {
    const attempts = await attemptBoth(entry, files);
    if (alone !== undefined) {
        for (const [index, one] of attempts.entries()) {
            if (one.ok)
                alone(files[index].bytes, { document: (0,_pairing_js__WEBPACK_IMPORTED_MODULE_3__/* .unwrapStream */ .o)(one.document) });
        }
    }
    const [base, head] = attempts;
    if (base.ok && head.ok)
        return documents(base.document, head.document);
    return unreadable(files, attempts);
}
async function unreadable(files, attempts) {
    const sides = ['base', 'head'];
    const failures = attempts.flatMap((one, index) => (one.ok ? [] : [{ side: sides[index], ...one.failure }]));
    const [base, head] = await both(files, async (one, index) => {
        const outcome = attempts[index];
        return outcome.ok ? outcome.document : lastResort(one, outcome.failure);
    });
    const pair = failures.length === 2 ? (0,_pairing_js__WEBPACK_IMPORTED_MODULE_3__/* .pairDocuments */ .V)(base, head) : { base: (0,_pairing_js__WEBPACK_IMPORTED_MODULE_3__/* .unwrapStream */ .o)(base), head: (0,_pairing_js__WEBPACK_IMPORTED_MODULE_3__/* .unwrapStream */ .o)(head) };
    return {
        kind: 'unreadable',
        ...pair,
        failures,
        both: failures.length === 2,
        limit: failures.some(({ limit }) => limit === true),
    };
}
/**
 * Asks the content of both sides. `failed` is what the extension's format made of them, absent where the extension
 * says nothing. Where only one side looks like some format, the other is held to it: it was that format on one side,
 * and a side that no longer reads is what the reviewer must see.
 */
async function bySniffing(files, failed) {
    const sniffed = await both(files, sniffFile);
    const [base, head] = sniffed;
    if (base.kind === 'found' && head.kind === 'found') {
        if (base.entry.id === head.entry.id)
            return documents(base.document, head.document);
        return { kind: 'format-changed', base: (0,_pairing_js__WEBPACK_IMPORTED_MODULE_3__/* .unwrapStream */ .o)(base.document), head: (0,_pairing_js__WEBPACK_IMPORTED_MODULE_3__/* .unwrapStream */ .o)(head.document) };
    }
    // What was read tells more than what hit a limit; without this order, swapping the sides would change the outcome.
    for (const kind of ['found', 'limited']) {
        for (const side of sniffed)
            if (side.kind === kind)
                return inFormat(side.entry, files);
    }
    return failed ?? withoutFormat(files);
}
/** Nothing is known of either side: text where it is text, else bytes. */
async function withoutFormat(files) {
    const [base, head] = await both(files, plainDocument);
    return base.format === head.format ? documents(base, head) : { kind: 'format-changed', base, head };
}
function documents(base, head) {
    return { kind: 'documents', ...(0,_pairing_js__WEBPACK_IMPORTED_MODULE_3__/* .pairDocuments */ .V)(base, head) };
}
async function sniffFile(one) {
    const start = one.bytes.subarray(0, SNIFF_BYTES);
    const whole = start.length === one.bytes.length;
    for (const entry of _formats_index_js__WEBPACK_IMPORTED_MODULE_1__.formats) {
        if (entry.sniff?.(start, whole) !== true)
            continue;
        const outcome = await attempt(entry, one);
        if (outcome.ok)
            return { kind: 'found', entry, document: outcome.document };
        if (outcome.failure.limit === true)
            return { kind: 'limited', entry, failure: outcome.failure };
    }
    return { kind: 'none' };
}
async function attemptBoth(entry, files) {
    const format = files.some((one) => tooLarge(entry, one) !== undefined) ? undefined : await entry.load();
    const results = format?.readBoth?.(inputOf(files[0]), inputOf(files[1]));
    if (results === undefined)
        return both(files, (one) => attempt(entry, one));
    return [attemptOf(entry, results[0]), attemptOf(entry, results[1])];
}
async function attempt(entry, one) {
    const failure = tooLarge(entry, one);
    if (failure !== undefined)
        return { ok: false, failure };
    const format = await entry.load();
    return attemptOf(entry, await format.read(inputOf(one)));
}
function tooLarge(entry, { bytes, options }) {
    const most = entry.large === true ? Math.max(_format_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_LARGE_BYTES */ .Fm, options.limits.file) : options.limits.file;
    if (bytes.length <= most)
        return undefined;
    return { format: entry.id, reason: `larger than ${most} bytes`, line: 0, column: 0, limit: true };
}
function inputOf({ bytes, path, options, depth, budget }) {
    const openMember = memberOpener(options, depth + 1, budget);
    const book = (held, peak) => {
        const stop = (0,_members_js__WEBPACK_IMPORTED_MODULE_2__/* .bookMemory */ .PC)(budget, held, peak);
        if (stop !== undefined)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_7__/* .stopAtLimit */ .zK)(stop);
    };
    const nodes = Math.min(options.limits.nodes, Math.floor((0,_members_js__WEBPACK_IMPORTED_MODULE_2__/* .memoryLeft */ .H4)(budget) / _members_js__WEBPACK_IMPORTED_MODULE_2__/* .NODE_MEMORY */ .nz));
    const limited = { ...options, limits: { ...options.limits, nodes } };
    return { bytes, path, options: limited, openMember, room: () => (0,_members_js__WEBPACK_IMPORTED_MODULE_2__/* .roomOf */ .dT)(budget), book };
}
function attemptOf(entry, result) {
    if (result.ok)
        return { ok: true, document: (0,_members_js__WEBPACK_IMPORTED_MODULE_2__/* .withMembersLimits */ .C)(result.document) };
    const { reason, line, column, limit } = result;
    return { ok: false, failure: { format: entry.id, reason, line, column, ...(limit === true ? { limit } : {}) } };
}
/** Opens members that stand `depth` archives deep, on one file's budget. A container's reader gets one; nothing else needs it. */
function memberOpener(options, depth, budget) {
    return async (name, bytes) => {
        const stop = (0,_members_js__WEBPACK_IMPORTED_MODULE_2__/* .charge */ .Ji)(budget, depth, bytes.length) ?? (0,_members_js__WEBPACK_IMPORTED_MODULE_2__/* .tooManyParts */ .gv)(budget, bytes);
        if (stop !== undefined)
            return (0,_members_js__WEBPACK_IMPORTED_MODULE_2__/* .opaqueDocument */ .ht)(bytes, `not read: ${stop}`, stop);
        const held = budget.held;
        const { document } = await readAlone({ path: name, bytes, options, depth, budget }, undefined);
        budget.held = Math.max(budget.held, held + (0,_members_js__WEBPACK_IMPORTED_MODULE_2__/* .memoryOf */ .zE)(document));
        return document;
    };
}
/** Without a counterpart nobody can say which format both should have: the extension's, else the content's. */
async function readAlone(one, named) {
    const pointer = named === undefined && _sniff_js__WEBPACK_IMPORTED_MODULE_6__/* .lfs */ .k$(one.bytes, true) ? (0,_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .formatById */ .aZ)('lfs') : undefined;
    const entry = named ?? pointer ?? (0,_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .formatForPath */ .G9)(one.path);
    const outcome = entry === undefined ? undefined : await attempt(entry, one);
    if (outcome?.ok)
        return outcome;
    if (outcome !== undefined && (named !== undefined || outcome.failure.limit === true)) {
        return { document: await lastResort(one, outcome.failure), failure: outcome.failure };
    }
    const sniffed = await sniffFile(one);
    if (sniffed.kind === 'found')
        return { document: sniffed.document };
    const failure = sniffed.kind === 'limited' ? sniffed.failure : outcome?.failure;
    if (failure === undefined)
        return { document: await plainDocument(one) };
    return { document: await lastResort(one, failure), failure };
}
/** The file as text or bytes, saying why it is nothing better. */
async function lastResort(one, failure) {
    const where = failure.line > 0 ? ` (line ${failure.line}, column ${failure.column})` : '';
    const message = `does not read as ${failure.format}: ${failure.reason}${where}`;
    // What is too large for its format is not split into lines either: that takes as much memory again.
    if (one.bytes.length > one.options.limits.file)
        return (0,_members_js__WEBPACK_IMPORTED_MODULE_2__/* .opaqueDocument */ .ht)(one.bytes, message, message);
    const document = await plainDocument(one);
    const notices = [...document.notices, { message, line: failure.line }];
    return { ...document, notices, ...(failure.limit === true ? { incomplete: message } : {}) };
}
async function plainDocument(one) {
    const text = (0,_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .formatById */ .aZ)('text');
    if (!(0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .looksBinary */ .Wb)(one.bytes)) {
        const outcome = await attempt(text, one);
        if (outcome.ok)
            return outcome.document;
    }
    return (0,_members_js__WEBPACK_IMPORTED_MODULE_2__/* .opaqueDocument */ .ht)(one.bytes, 'binary data, compared byte by byte');
}
async function both(pair, read) {
    return [await read(pair[0], 0), await read(pair[1], 1)];
}


/***/ })

};
