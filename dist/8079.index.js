export const id = 8079;
export const ids = [8079];
export const modules = {

/***/ 48079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IDLE_NAMESPACES: () => (/* binding */ IDLE_NAMESPACES),
  readXml: () => (/* binding */ readXml),
  xml: () => (/* binding */ xml)
});

// EXTERNAL MODULE: ./lib/documents/comments.js
var comments = __webpack_require__(45966);
// EXTERNAL MODULE: ./lib/documents/layout.js
var documents_layout = __webpack_require__(42762);
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
// EXTERNAL MODULE: ./lib/documents/trees/source.js
var trees_source = __webpack_require__(7059);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
// EXTERNAL MODULE: ./lib/documents/trees/xml-encoding.js
var xml_encoding = __webpack_require__(17423);
// EXTERNAL MODULE: ./lib/documents/trees/markup.js
var markup = __webpack_require__(25210);
// EXTERNAL MODULE: ./lib/documents/trees/namespaces.js
var namespaces = __webpack_require__(9454);
;// CONCATENATED MODULE: ./lib/documents/trees/xml-entities.js

/** The predefined ones without a prototype: `&constructor;` is as undefined as any other. */
function predefinedEntities() {
    return Object.assign(Object.create(null), {
        amp: '&',
        gt: '>',
        lt: '<',
        quot: '"',
        apos: "'",
    });
}
/**
 * With a doctype an unknown entity may be defined, perhaps outside of the file. It is never expanded: it stays a
 * marked reference, so that `&x;` and `&amp;x;` differ; its definition counts as part of the doctype's text.
 */
function opaqueEntities() {
    return new Proxy(predefinedEntities(), {
        get: (known, name) => {
            if (typeof name !== 'string')
                return undefined;
            return known[name] ?? (/^[\p{L}_:][\p{L}\p{N}_:.-]*$/u.test(name) ? `${namespaces/* MARK */.M$}&${name};` : undefined);
        },
    });
}

// EXTERNAL MODULE: ./lib/documents/trees/xml-tree.js
var xml_tree = __webpack_require__(46622);
;// CONCATENATED MODULE: ./lib/documents/trees/xml-parser.js




/** Reads one document after the other; a further one must begin with an XML declaration. Returns how many there were. */
async function parseAll(source, tree) {
    const { SaxesParser } = await __webpack_require__.e(/* import() */ 9800).then(__webpack_require__.t.bind(__webpack_require__, 59800, 19));
    let documents = 0;
    let offset = 0;
    let line = 0;
    for (;;) {
        const end = parseOne(new SaxesParser({ xmlns: false }), source.slice(offset), line, tree);
        documents += 1;
        if (end === undefined)
            return documents;
        offset += end.offset;
        line = end.line;
    }
}
/** Parses one document into the tree; undefined at the end of the source. */
function parseOne(parser, source, lines, tree) {
    const walk = { parser, source, lines, tree, attributes: [], tagLine: 0, markupEnd: 0 };
    parser.ENTITIES = predefinedEntities();
    parser.on('error', (error) => {
        (0,stop/* fail */.fJ)(error.message.replace(/^\d+:\d+: /, ''), { line: lineOf(walk), column: parser.columnIndex + 1 });
    });
    listenToText(walk);
    listenToTags(walk);
    try {
        parser.write(source).close();
    }
    catch (error) {
        if (error instanceof NextDocument)
            return error.start;
        throw error;
    }
    return undefined;
}
function lineOf({ lines, parser }) {
    return lines + parser.line;
}
function listenToText(walk) {
    const { parser, source, tree } = walk;
    parser.on('xmldecl', ({ version, standalone }) => (0,xml_tree/* addDeclaration */.cL)(tree, version ?? '', standalone));
    parser.on('doctype', (doctype) => {
        parser.ENTITIES = opaqueEntities();
        (0,xml_tree/* addDoctype */._h)(tree, doctype, lineOf(walk));
    });
    parser.on('processinginstruction', ({ target, body }) => {
        (0,xml_tree/* addInstruction */.Il)(tree, target, body, lineOf(walk));
        walk.markupEnd = parser.position;
    });
    parser.on('comment', (comment) => {
        tree.comments.push(comment);
        // The event comes before the closing angle bracket.
        walk.markupEnd = parser.position + 1;
    });
    parser.on('text', (value) => {
        const referred = (0,markup/* isBlank */.z3)(value) && source.slice(walk.markupEnd, parser.position).includes('&');
        (0,xml_tree/* addText */.j)(tree, value, lineOf(walk), referred);
    });
    parser.on('cdata', (value) => {
        walk.markupEnd = parser.position;
        (0,xml_tree/* addCdata */.n7)(tree, value, lineOf(walk));
    });
}
function listenToTags(walk) {
    const { parser, source, tree } = walk;
    parser.on('opentagstart', () => {
        // The event comes after the character that ends the name, which may be a line end.
        walk.tagLine = lineOf(walk) - (parser.columnIndex === 0 ? 1 : 0);
    });
    parser.on('attribute', (attribute) => walk.attributes.push(attribute));
    parser.on('opentag', ({ name }) => {
        (0,xml_tree/* openElement */.HG)(tree, name, walk.attributes, walk.tagLine);
        walk.attributes = [];
        walk.markupEnd = parser.position;
    });
    parser.on('closetag', () => {
        (0,xml_tree/* closeElement */.zj)(tree);
        walk.markupEnd = parser.position;
        if (tree.open.length > 1)
            return;
        const start = nextDocument(source, parser.position, lineOf(walk) - 1);
        // Nothing after the root may be an error of this document where another one begins.
        if (start !== undefined)
            throw new NextDocument(start);
    });
}
/** Leaves the parser of one document for the next. */
class NextDocument extends Error {
    start;
    constructor(start) {
        super('another document begins');
        this.start = start;
    }
}
function nextDocument(source, from, linesBefore) {
    let offset = from;
    let line = linesBefore;
    while (offset < source.length && (0,markup/* isBlank */.z3)(source[offset])) {
        if (source[offset] === '\n')
            line += 1;
        offset += 1;
    }
    return /^<\?xml[ \t\r\n]/.test(source.slice(offset, offset + 6)) ? { offset, line } : undefined;
}

;// CONCATENATED MODULE: ./lib/documents/trees/xml-quick.js


/**
 * Parses everyday XML: one document of XML 1.0 whose names are ASCII, without entities of its own. Whatever else a text
 * holds, and every error and every limit, makes it give up, and the parser of the library is asked, which has words for them.
 * What this one accepts it tells the tree as that parser does, line for line (docs/adr/0310, __tests__/documents/xml-quick.test.ts).
 */
/** Anything that is no character of XML 1.0. */
const NO_CHARACTER = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const DECLARATION = /^<\?xml[ \t\n]+version=(["'])1\.0\1(?:[ \t\n]+encoding=(["'])[A-Za-z][A-Za-z0-9._-]*\2)?(?:[ \t\n]+standalone=(["'])(yes|no)\3)?[ \t\n]*\?>/;
/** Without declarations of its own. */
const DOCTYPE = /^<!DOCTYPE((?:[^[\]<>"']|"[^"]*"|'[^']*')*)>/;
/** Longest document type and XML declaration that are looked at. Characters. */
const MAX_PROLOG = 1_024;
/** Attributes of one tag; each is held against the others. */
const MAX_ATTRIBUTES = 64;
const INSTRUCTION = /<\?([A-Za-z_:][A-Za-z0-9_:.-]*)(?:[ \t\n]+|(?=\?>))/y;
const NAME = /[A-Za-z_:][A-Za-z0-9_:.-]*/y;
const REFERENCE = /&(?:(amp|lt|gt|quot|apos)|#([0-9]{1,8})|#x([0-9a-fA-F]{1,8}));|&/g;
const PREDEFINED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const TAB = 9;
const FEED = 10;
const SPACE = 32;
const BANG = 33;
const QUOTE = 34;
const APOSTROPHE = 39;
const SLASH = 47;
const EQUAL = 61;
const GREATER = 62;
const QUESTION = 63;
/** Whether the text was parsed into the tree; where it was not, the tree is of no use. */
function parseQuickly(source, tree) {
    if (NO_CHARACTER.test(source) || source.startsWith('\uFEFF'))
        return false;
    // As XML reads every line end.
    const text = source.includes('\r') ? source.replace(/\r\n?/g, '\n') : source;
    const feed = text.indexOf('\n');
    const scan = { text, tree, names: [], at: 0, line: 1, feed, hasDoctype: false, hasRoot: false };
    const declaration = DECLARATION.exec(text.slice(0, MAX_PROLOG));
    if (declaration !== null) {
        (0,xml_tree/* addDeclaration */.cL)(tree, '1.0', declaration[4]);
        scan.at = declaration[0].length;
    }
    try {
        return parseMarkup(scan);
    }
    catch (error) {
        if (error instanceof stop/* ReadStop */.t6)
            return false;
        throw error;
    }
}
function parseMarkup(scan) {
    const { text, names } = scan;
    for (;;) {
        const less = text.indexOf('<', scan.at);
        const inside = names.length > 0;
        if (less === -1)
            return !inside && scan.hasRoot && isSpaceTo(scan, text.length);
        if (less > scan.at && !(inside ? takeText(scan, less) : isSpaceTo(scan, less)))
            return false;
        scan.at = less;
        const mark = text.charCodeAt(less + 1);
        let known;
        if (mark === SLASH)
            known = takeEnd(scan);
        else if (mark === BANG)
            known = takeBang(scan, inside);
        else if (mark === QUESTION)
            known = takeInstruction(scan);
        else
            known = (inside || !scan.hasRoot) && takeTag(scan);
        if (!known)
            return false;
    }
}
/** The line of a place; places are asked for in order. */
function lineAt(scan, at) {
    while (scan.feed !== -1 && scan.feed < at) {
        scan.line += 1;
        scan.feed = scan.text.indexOf('\n', scan.feed + 1);
    }
    return scan.line;
}
function isSpaceTo({ text, at }, end) {
    return skipSpace(text, at) >= end;
}
function skipSpace(text, from) {
    let at = from;
    for (;;) {
        const code = text.charCodeAt(at);
        if (code !== SPACE && code !== FEED && code !== TAB)
            return at;
        at += 1;
    }
}
function takeText(scan, end) {
    const { text, tree, at } = scan;
    const raw = text.slice(at, end);
    if (raw.includes(']]>'))
        return false;
    const referred = raw.includes('&');
    const value = referred ? decoded(raw) : raw;
    if (value === undefined)
        return false;
    (0,xml_tree/* addText */.j)(tree, value, lineAt(scan, end), referred);
    return true;
}
/** Undefined where a reference is none that XML itself knows. */
function decoded(raw) {
    let known = true;
    const value = raw.replace(REFERENCE, (_, name, decimal, hexadecimal) => {
        if (name !== undefined)
            return PREDEFINED[name];
        const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
        const character = code <= 0x10ffff ? String.fromCodePoint(code) : '\0';
        if (NO_CHARACTER.test(character))
            known = false;
        return character;
    });
    return known ? value : undefined;
}
function nameAt(text, at) {
    NAME.lastIndex = at;
    return NAME.exec(text)?.[0];
}
function takeTag(scan) {
    const { text, tree, names } = scan;
    const name = nameAt(text, scan.at + 1);
    if (name === undefined)
        return false;
    const line = lineAt(scan, scan.at);
    const written = [];
    let at = scan.at + 1 + name.length;
    for (;;) {
        const next = skipSpace(text, at);
        const code = text.charCodeAt(next);
        if (code === GREATER || code === SLASH) {
            at = next;
            break;
        }
        if (next === at)
            return false;
        at = takeAttribute(text, next, written);
        if (at === -1)
            return false;
    }
    const closed = text.charCodeAt(at) === SLASH;
    if (closed && text.charCodeAt(at + 1) !== GREATER)
        return false;
    (0,xml_tree/* openElement */.HG)(tree, name, written, line);
    scan.at = at + (closed ? 2 : 1);
    scan.hasRoot = true;
    if (closed)
        (0,xml_tree/* closeElement */.zj)(tree);
    else
        names.push(name);
    return true;
}
/** Where the attribute ends that begins here; -1 where it is none that is plain, or its name stands there twice. */
function takeAttribute(text, start, written) {
    const name = nameAt(text, start);
    if (name === undefined || written.length >= MAX_ATTRIBUTES)
        return -1;
    for (const other of written)
        if (other.name === name)
            return -1;
    let at = skipSpace(text, start + name.length);
    if (text.charCodeAt(at) !== EQUAL)
        return -1;
    at = skipSpace(text, at + 1);
    const quote = text.charCodeAt(at);
    if (quote !== QUOTE && quote !== APOSTROPHE)
        return -1;
    const end = text.indexOf(quote === QUOTE ? '"' : "'", at + 1);
    if (end === -1)
        return -1;
    const raw = text.slice(at + 1, end);
    const value = /[<&\t\n]/.test(raw) ? attributeValue(raw) : raw;
    if (value === undefined)
        return -1;
    written.push({ name, value });
    return end + 1;
}
/** White space becomes a blank, unless it is written as a reference. */
function attributeValue(raw) {
    return raw.includes('<') ? undefined : decoded(raw.replace(/[\t\n]/g, ' '));
}
function takeEnd(scan) {
    const { text, tree, names } = scan;
    const name = names.pop();
    if (name === undefined || !text.startsWith(name, scan.at + 2))
        return false;
    const at = skipSpace(text, scan.at + 2 + name.length);
    if (text.charCodeAt(at) !== GREATER)
        return false;
    (0,xml_tree/* closeElement */.zj)(tree);
    scan.at = at + 1;
    return true;
}
function takeBang(scan, inside) {
    const { text, tree, at } = scan;
    if (text.startsWith('<!--', at)) {
        const end = text.indexOf('--', at + 4);
        if (end === -1 || text.charCodeAt(end + 2) !== GREATER)
            return false;
        tree.comments.push(text.slice(at + 4, end));
        scan.at = end + 3;
        return true;
    }
    if (text.startsWith('<![CDATA[', at)) {
        const end = text.indexOf(']]>', at + 9);
        if (end === -1 || !inside)
            return false;
        (0,xml_tree/* addCdata */.n7)(tree, text.slice(at + 9, end), lineAt(scan, end));
        scan.at = end + 3;
        return true;
    }
    const doctype = DOCTYPE.exec(text.slice(at, at + MAX_PROLOG));
    if (doctype === null || scan.hasRoot || scan.hasDoctype)
        return false;
    scan.hasDoctype = true;
    scan.at = at + doctype[0].length;
    (0,xml_tree/* addDoctype */._h)(tree, doctype[1], lineAt(scan, scan.at));
    return true;
}
function takeInstruction(scan) {
    const { text, tree, at } = scan;
    INSTRUCTION.lastIndex = at;
    const target = INSTRUCTION.exec(text)?.[1];
    // A declaration that is unusual, or that of another document.
    if (target === undefined || target.toLowerCase() === 'xml')
        return false;
    const start = INSTRUCTION.lastIndex;
    const end = text.indexOf('?>', start);
    if (end === -1)
        return false;
    (0,xml_tree/* addInstruction */.Il)(tree, target, text.slice(start, end), lineAt(scan, end));
    scan.at = end + 2;
    return true;
}

;// CONCATENATED MODULE: ./lib/documents/formats/xml.js









/** The fact that tells namespaces which are declared and which no name stands in. */
const IDLE_NAMESPACES = 'namespaces without names';
/** XML 1.0 and 1.1: names with their namespaces, no entity expanded (docs/adr/0080). */
const xml = {
    id: 'xml',
    read: (input) => (0,stop/* attempt */.CD)(() => readXml(input, 'xml')),
};
async function readXml(input, format) {
    (0,trees_source/* checkSize */.C1)(input);
    const source = (0,trees_source/* sourceOf */.vz)((0,xml_encoding/* decodeXml */.y)(input.bytes));
    const { limits } = input.options;
    const tree = (0,xml_tree/* newXmlTree */.e1)(limits);
    if (parseQuickly(source.text, tree))
        return resultOf(source, tree, 1, format);
    const full = (0,xml_tree/* newXmlTree */.e1)(limits);
    return resultOf(source, full, await parseAll(source.text, full), format);
}
function resultOf(source, tree, documents, format) {
    const root = (0,xml_tree/* finishTree */.WF)(tree);
    const notices = [...source.notices];
    if (documents > 1)
        notices.push({ message: `${documents} documents in one file`, line: 1 });
    notices.push(...(0,nodes/* countedNotice */.zh)(tree.unbound, 'unbound prefix', (count) => `${count} names with an unbound prefix`));
    notices.push(...(0,nodes/* countedNotice */.zh)(tree.duplicates, 'attribute given twice', (count) => `${count} attributes given twice`));
    const idle = [...tree.namespaces].filter((uri) => uri !== '' && !tree.scope.used.has(uri)).sort();
    const layout = {
        ...source.layout,
        ...(tree.nested ? (0,documents_layout/* indentation */.Mh)(source.text) : {}),
        ...(0,comments/* commentFact */.Ke)(tree.comments),
        ...(tree.declarations.length === 0 ? {} : { 'XML declaration': (0,nodes/* listFact */.HG)(tree.declarations) }),
        ...(tree.prefixes.size === 0 ? {} : { 'namespace prefixes': (0,nodes/* listFact */.HG)([...tree.prefixes].sort()) }),
        // Writers of XML drop and add such declarations; a property list has none, so there they are told.
        ...(format !== 'plist' || idle.length === 0 ? {} : { [IDLE_NAMESPACES]: (0,nodes/* listFact */.HG)(idle) }),
    };
    return (0,nodes/* treeResult */.mq)({ format, root, layout, notices });
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


/***/ }),

/***/ 46622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HG: () => (/* binding */ openElement),
/* harmony export */   Il: () => (/* binding */ addInstruction),
/* harmony export */   Lh: () => (/* binding */ NODES_PER_ELEMENT),
/* harmony export */   WF: () => (/* binding */ finishTree),
/* harmony export */   _h: () => (/* binding */ addDoctype),
/* harmony export */   cL: () => (/* binding */ addDeclaration),
/* harmony export */   e1: () => (/* binding */ newXmlTree),
/* harmony export */   j: () => (/* binding */ addText),
/* harmony export */   n7: () => (/* binding */ addCdata),
/* harmony export */   zj: () => (/* binding */ closeElement)
/* harmony export */ });
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25210);
/* harmony import */ var _namespaces_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9454);
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68809);
/* harmony import */ var _stop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35282);




/** Nodes of one element beside its attributes: itself, its content, the item that holds it, that item's text. */
const NODES_PER_ELEMENT = 4;
const SPACE_ATTRIBUTE = '@{http://www.w3.org/XML/1998/namespace}space';
const XHTML = '{http://www.w3.org/1999/xhtml}';
/** In these a blank between two children is seen: SVG text, and every element of XHTML. */
const SVG_TEXT = /^\{http:\/\/www\.w3\.org\/2000\/svg\}(text|tspan|textPath|a)$/;
function newXmlTree(limits) {
    return {
        scope: (0,_namespaces_js__WEBPACK_IMPORTED_MODULE_1__/* .createScope */ .Ds)(),
        budget: (0,_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .createBudget */ .yK)(limits),
        comments: [],
        declarations: [],
        prefixes: new Set(),
        namespaces: new Set(),
        unbound: [],
        duplicates: [],
        open: [newElement('', [], [], 1, false)],
        mixed: new Set(),
        blanks: new Map(),
        nested: false,
        spaces: new Map(),
    };
}
function newElement(name, attributes, bindings, line, preserve) {
    const content = { gaps: [], gapLines: [], children: [], pieces: undefined, pieceLine: line };
    return { name, attributes, bindings, line, preserve, ...content, explicitSpace: false, hasText: false };
}
function innermost({ open }) {
    return open[open.length - 1];
}
/** Text up to a tag or another mark-up on `line`. `referred`: some of it was written as a reference. Outside of the root it is layout. */
function addText(tree, value, line, referred) {
    if (tree.open.length === 1)
        return;
    const element = innermost(tree);
    if (referred && (0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .isBlank */ .z3)(value))
        element.explicitSpace = true;
    addPiece(element, value, line);
}
function addCdata(tree, value, line) {
    if (value === '')
        return;
    const element = innermost(tree);
    if ((0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .isBlank */ .z3)(value))
        element.explicitSpace = true;
    addPiece(element, value, line);
}
function addInstruction(tree, target, body, line) {
    addPiece(innermost(tree), `${_namespaces_js__WEBPACK_IMPORTED_MODULE_1__/* .MARK */ .M$}<?${target} ${body}?>`, line);
}
/** `doctype` is what stands between its keyword and its end. */
function addDoctype(tree, doctype, line) {
    addPiece(innermost(tree), `${_namespaces_js__WEBPACK_IMPORTED_MODULE_1__/* .MARK */ .M$}<!DOCTYPE${doctype}>`, line);
}
function addDeclaration({ declarations }, version, standalone) {
    declarations.push([version, standalone && `standalone=${standalone}`].filter(Boolean).join(' '));
}
/** Text runs that a comment or a CDATA border parts are one run; a mark is a piece of its own. */
function addPiece(element, piece, line) {
    if (element.pieces === undefined) {
        element.pieces = [piece];
        element.pieceLine = Math.max(element.line, line - newlines(piece));
    }
    else
        element.pieces.push(piece);
}
function newlines(value) {
    let count = 0;
    for (let at = value.indexOf('\n'); at !== -1; at = value.indexOf('\n', at + 1))
        count += 1;
    return count;
}
function openElement(tree, name, written, line) {
    const { scope, budget, open } = tree;
    const parent = innermost(tree);
    budget.enter(open.length, { line, column: 0 });
    parent.gaps.push(closedGap(tree, parent));
    parent.gapLines.push(parent.pieceLine);
    const bindings = bindingsOf(tree, written);
    scope.push(bindings);
    const expanded = scope.elementName(name);
    if (expanded === name && name.includes(':'))
        tree.unbound.push(line);
    const attributes = attributesOf(tree, written, bindings.length > 0, line);
    const space = attributes.findLast((attribute) => attribute.name === SPACE_ATTRIBUTE)?.value;
    const preserve = space?.kind === 'string' ? space.value === 'preserve' : parent.preserve;
    budget.spend(NODES_PER_ELEMENT + attributes.length, { line, column: 0 });
    open.push(newElement(expanded, attributes, bindings, line, preserve));
}
const NO_BINDINGS = [];
const NO_ATTRIBUTES = [];
function bindingsOf({ prefixes, namespaces }, written) {
    let bindings;
    for (const { name, value } of written) {
        const binding = (0,_namespaces_js__WEBPACK_IMPORTED_MODULE_1__/* .bindingOf */ .hJ)(name, value);
        if (binding === undefined)
            continue;
        bindings ??= [];
        bindings.push(binding);
        namespaces.add(binding.uri);
        if (binding.prefix !== '')
            prefixes.add(binding.prefix);
    }
    return bindings ?? NO_BINDINGS;
}
function attributesOf(tree, written, binds, line) {
    if (written.length === 0)
        return NO_ATTRIBUTES;
    const { scope, duplicates } = tree;
    const attributes = [];
    const seen = written.length === 1 ? undefined : new Set();
    for (const { name, value } of written) {
        if (binds && (0,_namespaces_js__WEBPACK_IMPORTED_MODULE_1__/* .bindingOf */ .hJ)(name, value) !== undefined)
            continue;
        const member = scope.attributeMember(name);
        if (seen?.has(member))
            duplicates.push(line);
        seen?.add(member);
        const meant = member === _namespaces_js__WEBPACK_IMPORTED_MODULE_1__/* .XSI_TYPE */ .iy ? scope.qualifiedName(value) : scope.value(value);
        attributes.push({ name: member, value: (0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(meant, line), line });
    }
    return attributes;
}
/** Gives up what the gap that is open holds, while the element's own bindings say what a prefix in its text means. */
function closedGap({ scope }, element) {
    const { pieces } = element;
    if (pieces === undefined)
        return '';
    element.pieces = undefined;
    if (pieces.length === 1) {
        const [piece] = pieces;
        const blank = (0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .isBlank */ .z3)(piece);
        if (!blank)
            element.hasText ||= !piece.startsWith(`${_namespaces_js__WEBPACK_IMPORTED_MODULE_1__/* .MARK */ .M$}<`);
        return blank || (0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .isMark */ .qi)(piece) ? piece : scope.value(piece);
    }
    const runs = joined(pieces).map((piece) => ((0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .isMark */ .qi)(piece) ? piece : scope.value(piece)));
    element.hasText ||= runs.some((piece) => !(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .isBlank */ .z3)(piece) && !piece.startsWith(`${_namespaces_js__WEBPACK_IMPORTED_MODULE_1__/* .MARK */ .M$}<`));
    return runs;
}
function joined(pieces) {
    const runs = [];
    let run = [];
    for (const piece of pieces) {
        if ((0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .isMark */ .qi)(piece)) {
            if (run.length > 0)
                runs.push(run.join(''));
            runs.push(piece);
            run = [];
        }
        else
            run.push(piece);
    }
    if (run.length > 0)
        runs.push(run.join(''));
    return runs;
}
function closeElement(tree) {
    const { open, scope, mixed } = tree;
    const element = open.pop();
    const { name, attributes, bindings, children, line } = element;
    const last = closedGap(tree, element);
    scope.pop(bindings);
    const isLeaf = children.length === 0;
    if (!isLeaf && element.hasText)
        mixed.add(name);
    if (!isLeaf)
        tree.nested = true;
    const value = isLeaf ? leafOf(element, last) : contentOf(tree, element, last, spaceOf(element));
    const content = { name: _markup_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTENT */ .KB, value, line };
    const members = attributes.length === 0 ? [content] : attributes.concat(content);
    innermost(tree).children.push({ name, value: (0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(members, line), line });
}
/** The content of the whole, when nothing more follows. The tree is complete then. */
function finishTree(tree) {
    const top = tree.open[0];
    const root = contentOf(tree, top, closedGap(tree, top), 'layout');
    // White space counts in all elements of a name: between two inline elements it is seen even where one of them has no other text.
    for (const name of tree.mixed) {
        const { nodes, exact } = tree.blanks.get(name) ?? { nodes: [], exact: [] };
        for (const [index, node] of nodes.entries())
            node.value = exact[index];
    }
    return root;
}
function spaceOf({ name, preserve, explicitSpace }) {
    if (preserve || explicitSpace)
        return 'exact';
    return name.startsWith(XHTML) || SVG_TEXT.test(name) ? 'blank' : 'layout';
}
function leafOf({ line, pieceLine }, pieces) {
    return (0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)([(0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)([{ name: _markup_js__WEBPACK_IMPORTED_MODULE_0__/* .TEXT */ .a$, value: (0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(whole(pieces), pieceLine), line: pieceLine }], pieceLine)], line);
}
function whole(pieces) {
    return typeof pieces === 'string' ? pieces : pieces.join('');
}
function contentOf(tree, element, last, space) {
    const { name, children, gaps, gapLines, line, pieceLine } = element;
    const items = children.map((child, index) => {
        const gap = gapLines[index];
        return (0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)([textMember(tree, name, gaps[index], gap, space), child], child.line);
    });
    return (0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(items.concat((0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)([textMember(tree, name, last, pieceLine, space)], pieceLine)), line);
}
/** Where the white space of a gap is dropped, it is remembered: its element's name may turn out to be one in which it counts. */
function textMember(tree, name, pieces, line, space) {
    if (space === 'exact' || pieces === '')
        return { name: _markup_js__WEBPACK_IMPORTED_MODULE_0__/* .TEXT */ .a$, value: (0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(whole(pieces), line), line };
    const spelled = (0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .spell */ .lO)(typeof pieces === 'string' ? [pieces] : pieces, space);
    const value = (0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(spelled, line);
    const exact = whole(pieces);
    if (spelled !== exact)
        blanksOf(tree, name, value, exact);
    return { name: _markup_js__WEBPACK_IMPORTED_MODULE_0__/* .TEXT */ .a$, value, line };
}
function blanksOf({ blanks, spaces }, name, node, exact) {
    let known = blanks.get(name);
    if (known === undefined) {
        known = { nodes: [], exact: [] };
        blanks.set(name, known);
    }
    let space = spaces.get(exact);
    if (space === undefined) {
        space = exact;
        spaces.set(exact, exact);
    }
    known.nodes.push(node);
    known.exact.push(space);
}


/***/ })

};
