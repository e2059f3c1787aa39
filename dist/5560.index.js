export const id = 5560;
export const ids = [5560];
export const modules = {

/***/ 5560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readXml: () => (/* binding */ readXml),
/* harmony export */   xml: () => (/* binding */ xml)
/* harmony export */ });
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42762);
/* harmony import */ var _trees_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25210);
/* harmony import */ var _trees_namespaces_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9454);
/* harmony import */ var _trees_nodes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68809);
/* harmony import */ var _trees_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7059);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35282);
/* harmony import */ var _trees_xml_encoding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17423);
/* harmony import */ var _trees_xml_parser_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77380);








const XHTML = '{http://www.w3.org/1999/xhtml}';
/** In these a blank between two children is seen: SVG text, and every element of XHTML. */
const SVG_TEXT = /^\{http:\/\/www\.w3\.org\/2000\/svg\}(text|tspan|textPath|a)$/;
/** XML 1.0 and 1.1: names with their namespaces, no entity expanded (docs/adr/0080). */
const xml = {
    id: 'xml',
    read: (input) => (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .attempt */ .CD)(() => readXml(input, 'xml')),
};
async function readXml(input, format) {
    (0,_trees_source_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSize */ .C1)(input);
    const source = (0,_trees_source_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceOf */ .vz)((0,_trees_xml_encoding_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeXml */ .y)(input.bytes));
    const gathered = (0,_trees_xml_parser_js__WEBPACK_IMPORTED_MODULE_6__/* .gather */ .kg)(input.options.limits);
    const documents = await (0,_trees_xml_parser_js__WEBPACK_IMPORTED_MODULE_6__/* .parseAll */ .bg)(source.text, gathered);
    const { top } = gathered;
    (0,_trees_xml_parser_js__WEBPACK_IMPORTED_MODULE_6__/* .closeGap */ .pq)(top, gathered.scope);
    const mixed = mixedNames(top);
    const root = (0,_trees_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .contentNode */ .Kj)({ ...finished(top, mixed), space: 'layout' });
    const notices = [...source.notices];
    if (documents > 1)
        notices.push({ message: `${documents} documents in one file`, line: 1 });
    notices.push(...(0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .countedNotice */ .zh)(gathered.unbound, 'unbound prefix', (count) => `${count} names with an unbound prefix`));
    notices.push(...(0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .countedNotice */ .zh)(gathered.duplicates, 'attribute given twice', (count) => `${count} attributes given twice`));
    const layout = {
        ...source.layout,
        ...(top.children.some(({ children }) => children.length > 0) ? (0,_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .indentation */ .Mh)(source.text) : {}),
        ...(0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .commentFact */ .Ke)(gathered.comments),
        ...(gathered.declarations.length === 0 ? {} : { 'XML declaration': (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .listFact */ .HG)(gathered.declarations) }),
        ...(gathered.prefixes.size === 0 ? {} : { 'namespace prefixes': (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .listFact */ .HG)([...gathered.prefixes].sort()) }),
    };
    return (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .treeResult */ .mq)({ format, root, layout, notices });
}
/**
 * Names of elements that somewhere hold both text and elements. White space counts in all of their kind: between two
 * inline elements it is seen even where this one has no other text.
 */
function mixedNames(top) {
    const names = new Set();
    const open = [top];
    for (let element = open.pop(); element !== undefined; element = open.pop()) {
        if (element !== top && element.children.length > 0 && element.gaps.some(hasText))
            names.add(element.name);
        for (const child of element.children)
            open.push(child);
    }
    return names;
}
function hasText(gap) {
    return gap.pieces.some((piece) => !(0,_trees_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .isBlank */ .z3)(piece) && !piece.startsWith(`${_trees_namespaces_js__WEBPACK_IMPORTED_MODULE_1__/* .MARK */ .M$}<`));
}
function finished(element, mixed) {
    const { name, attributes, gaps, line } = element;
    const children = element.children.map((child) => finished(child, mixed));
    return { name, attributes, gaps, children, line, space: spaceOf(element, mixed) };
}
function spaceOf(element, mixed) {
    if (element.preserve || element.explicitSpace || element.children.length === 0 || mixed.has(element.name))
        return 'exact';
    return element.name.startsWith(XHTML) || SVG_TEXT.test(element.name) ? 'blank' : 'layout';
}


/***/ }),

/***/ 25210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KB: () => (/* binding */ CONTENT),
/* harmony export */   Kj: () => (/* binding */ contentNode),
/* harmony export */   a$: () => (/* binding */ TEXT),
/* harmony export */   qi: () => (/* binding */ isMark),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* unused harmony export elementNode */
/* harmony import */ var _namespaces_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9454);
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68809);


/**
 * XML and HTML as a tree that one comparer can judge (docs/adr/0080):
 *
 *     <a x="1">one<b/>two</a>   ->   { '@x': '1', '#content': [ { '#text': 'one', b: {...} }, { '#text': 'two' } ] }
 *
 * `#content` is an array, so order and number of siblings are values and never shape. Each item holds the text before
 * a child and the child under its name, so that the name is part of the path and a new name is shape. The last item
 * has text only: no element's content is ever an empty array, which would say nothing about what is below it. `#text`
 * is in every item, so text that comes or goes is a value, and no item is taken for a map whose keys are data.
 */
const CONTENT = '#content';
const TEXT = '#text';
/** Depth is the caller's to bound; this recursion is as deep as the elements. */
function elementNode(element) {
    return (0,_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)([...element.attributes, { name: CONTENT, value: contentNode(element), line: element.line }], element.line);
}
function contentNode(element) {
    const items = element.gaps.map((gap, index) => {
        const member = { name: TEXT, value: (0,_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(spell(gap, element.space), gap.line), line: gap.line };
        const child = element.children[index];
        if (child === undefined)
            return (0,_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)([member], gap.line);
        return (0,_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)([member, { name: child.name, value: elementNode(child), line: child.line }], child.line);
    });
    return (0,_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)(items, element.line);
}
function spell(gap, space) {
    switch (space) {
        case 'exact':
            return gap.pieces.join('');
        case 'layout':
            return gap.pieces.filter((piece) => !isBlank(piece)).join('');
        case 'blank':
            return gap.pieces.map((piece) => (isBlank(piece) ? ' ' : piece)).join('');
        case 'folded':
            return foldBlanks(gap.pieces);
    }
}
/** Runs of white space become one blank, also across a comment; marks stay as they are. Joined once: asking a text that grows for its end copies it each time. */
function foldBlanks(pieces) {
    const folded = [];
    let blank = false;
    for (const piece of pieces) {
        const next = piece.startsWith(_namespaces_js__WEBPACK_IMPORTED_MODULE_0__/* .MARK */ .M$) ? piece : piece.replace(/[ \t\n\f\r]+/g, ' ');
        const kept = blank && next.startsWith(' ') ? next.slice(1) : next;
        if (kept !== '')
            blank = kept.endsWith(' ');
        folded.push(kept);
    }
    return folded.join('');
}
/** Only white space of XML and HTML, and something of it. */
function isBlank(piece) {
    return piece.length > 0 && /^[ \t\n\f\r]+$/.test(piece);
}
function isMark(piece) {
    return piece.startsWith(_namespaces_js__WEBPACK_IMPORTED_MODULE_0__/* .MARK */ .M$);
}


/***/ }),

/***/ 9454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ createScope),
/* harmony export */   M$: () => (/* binding */ MARK),
/* harmony export */   eW: () => (/* binding */ isCustomary),
/* harmony export */   hJ: () => (/* binding */ bindingOf),
/* harmony export */   iy: () => (/* binding */ XSI_TYPE)
/* harmony export */ });
/** Separates what was written from what is added to it. No XML or HTML text can hold U+0000. */
const MARK = '\0';
/** Its value is a name: without a prefix it is in the default namespace. */
const XSI_TYPE = '@{http://www.w3.org/2001/XMLSchema-instance}type';
const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
/** Bindings that everybody means by these prefixes: a value `xs:int` needs no note where they hold. */
const CUSTOMARY = new Map([
    ['xml', XML_NAMESPACE],
    ['xs', 'http://www.w3.org/2001/XMLSchema'],
    ['xsd', 'http://www.w3.org/2001/XMLSchema'],
    ['xsi', 'http://www.w3.org/2001/XMLSchema-instance'],
    ['xsl', 'http://www.w3.org/1999/XSL/Transform'],
    ['xlink', 'http://www.w3.org/1999/xlink'],
    ['soap', 'http://schemas.xmlsoap.org/soap/envelope/'],
]);
function createScope() {
    const stacks = new Map([['xml', [XML_NAMESPACE]]]);
    const uriOf = (prefix) => stacks.get(prefix)?.at(-1);
    const expand = (name, prefixed) => {
        const colon = name.indexOf(':');
        if (colon === -1 && !prefixed)
            return name;
        const uri = uriOf(colon === -1 ? '' : name.slice(0, colon));
        return uri === undefined || uri === '' ? name : `{${uri}}${name.slice(colon + 1)}`;
    };
    const value = (written) => {
        if (!written.includes(':'))
            return written;
        const notes = new Set();
        for (const prefix of prefixesIn(written)) {
            const uri = uriOf(prefix);
            if (uri !== undefined && CUSTOMARY.get(prefix) !== uri)
                notes.add(`${prefix}=${uri}`);
        }
        return notes.size === 0 ? written : `${written}${MARK}[${[...notes].join(' ')}]`;
    };
    return {
        push(bindings) {
            for (const { prefix, uri } of bindings) {
                const stack = stacks.get(prefix);
                if (stack === undefined)
                    stacks.set(prefix, [uri]);
                else
                    stack.push(uri);
            }
        },
        pop(bindings) {
            for (const { prefix } of bindings)
                stacks.get(prefix)?.pop();
        },
        elementName: (name) => expand(name, true),
        attributeName: (name) => expand(name, false),
        value,
        qualifiedName(written) {
            const uri = uriOf('') ?? '';
            return written.includes(':') || uri === '' ? value(written) : `${written}${MARK}[=${uri}]`;
        },
    };
}
/** `xmlns` attributes as bindings; undefined for any other attribute. */
function bindingOf(name, value) {
    if (name === 'xmlns')
        return { prefix: '', uri: value };
    return name.startsWith('xmlns:') ? { prefix: name.slice('xmlns:'.length), uri: value } : undefined;
}
/** Names that stand before a colon. Each is scanned back from its colon, so the time is linear. */
function* prefixesIn(value) {
    let colon = value.indexOf(':');
    let from = 0;
    while (colon !== -1) {
        let start = colon;
        while (start > from && !isDelimiter(value.charCodeAt(start - 1)))
            start -= 1;
        if (start < colon && !isDelimiter(value.charCodeAt(colon + 1)))
            yield value.slice(start, colon);
        from = colon + 1;
        colon = value.indexOf(':', from);
    }
}
/** Everything in ASCII that cannot be in a name; NaN is the end of the value. */
function isDelimiter(code) {
    if (Number.isNaN(code))
        return true;
    if (code > 127)
        return false;
    const letter = code | 32;
    const word = (letter >= 97 && letter <= 122) || (code >= 48 && code <= 57);
    return !(word || code === 45 || code === 46 || code === 95);
}
/** Whether everybody means this namespace by that prefix, so that a value with it needs no note. */
function isCustomary(prefix, uri) {
    return CUSTOMARY.get(prefix) === uri;
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

/***/ 77380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lh: () => (/* binding */ NODES_PER_ELEMENT),
  pq: () => (/* binding */ closeGap),
  kg: () => (/* binding */ gather),
  bg: () => (/* binding */ parseAll)
});

// EXTERNAL MODULE: ./lib/documents/trees/markup.js
var markup = __webpack_require__(25210);
// EXTERNAL MODULE: ./lib/documents/trees/namespaces.js
var namespaces = __webpack_require__(9454);
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
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

;// CONCATENATED MODULE: ./lib/documents/trees/xml-parser.js





/** Nodes of one element beside its attributes: itself, its content, the item that holds it, that item's text. */
const NODES_PER_ELEMENT = 4;
const SPACE_ATTRIBUTE = '@{http://www.w3.org/XML/1998/namespace}space';
function gather(limits) {
    return {
        top: openElement('', [], [], 1, false),
        scope: (0,namespaces/* createScope */.Ds)(),
        budget: (0,stop/* createBudget */.yK)(limits),
        comments: [],
        declarations: [],
        prefixes: new Set(),
        unbound: [],
        duplicates: [],
    };
}
/** Reads one document after the other; a further one must begin with an XML declaration. Returns how many there were. */
async function parseAll(source, gathered) {
    const { SaxesParser } = await __webpack_require__.e(/* import() */ 9800).then(__webpack_require__.t.bind(__webpack_require__, 59800, 19));
    let documents = 0;
    let offset = 0;
    let line = 0;
    for (;;) {
        const end = parseOne(new SaxesParser({ xmlns: false }), source.slice(offset), line, gathered);
        documents += 1;
        if (end === undefined)
            return documents;
        offset += end.offset;
        line = end.line;
    }
}
/** Parses one document into `gathered`; undefined at the end of the source. */
function parseOne(parser, source, lines, gathered) {
    const walk = {
        parser,
        source,
        lines,
        gathered,
        stack: [gathered.top],
        attributes: [],
        tagLine: 0,
        markupEnd: 0,
    };
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
function innermost({ stack }) {
    return stack[stack.length - 1];
}
function listenToText(walk) {
    const { parser, source, gathered } = walk;
    parser.on('xmldecl', ({ version, standalone }) => {
        gathered.declarations.push([version, standalone && `standalone=${standalone}`].filter(Boolean).join(' '));
    });
    parser.on('doctype', (doctype) => {
        parser.ENTITIES = opaqueEntities();
        addPiece(innermost(walk), `${namespaces/* MARK */.M$}<!DOCTYPE${doctype}>`, lineOf(walk));
    });
    parser.on('processinginstruction', ({ target, body }) => {
        addPiece(innermost(walk), `${namespaces/* MARK */.M$}<?${target} ${body}?>`, lineOf(walk));
        walk.markupEnd = parser.position;
    });
    parser.on('comment', (comment) => {
        gathered.comments.push(comment);
        // The event comes before the closing angle bracket.
        walk.markupEnd = parser.position + 1;
    });
    parser.on('text', (value) => {
        if (walk.stack.length === 1)
            return;
        const element = innermost(walk);
        if ((0,markup/* isBlank */.z3)(value) && source.slice(walk.markupEnd, parser.position).includes('&'))
            element.explicitSpace = true;
        addPiece(element, value, lineOf(walk));
    });
    parser.on('cdata', (value) => {
        walk.markupEnd = parser.position;
        if (value === '')
            return;
        const element = innermost(walk);
        if ((0,markup/* isBlank */.z3)(value))
            element.explicitSpace = true;
        addPiece(element, value, lineOf(walk));
    });
}
function listenToTags(walk) {
    const { parser, source, gathered, stack } = walk;
    parser.on('opentagstart', () => {
        // The event comes after the character that ends the name, which may be a line end.
        walk.tagLine = lineOf(walk) - (parser.columnIndex === 0 ? 1 : 0);
    });
    parser.on('attribute', (attribute) => walk.attributes.push(attribute));
    parser.on('opentag', ({ name }) => {
        const parent = innermost(walk);
        gathered.budget.enter(stack.length, { line: walk.tagLine, column: 0 });
        closeGap(parent, gathered.scope);
        const element = startElement(name, walk.attributes, parent, walk.tagLine, gathered);
        walk.attributes = [];
        parent.children.push(element);
        stack.push(element);
        walk.markupEnd = parser.position;
    });
    parser.on('closetag', () => {
        const element = stack.pop();
        closeGap(element, gathered.scope);
        gathered.scope.pop(element.bindings);
        walk.markupEnd = parser.position;
        if (stack.length > 1)
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
function startElement(name, written, parent, line, gathered) {
    const { scope, budget, prefixes } = gathered;
    const bindings = [];
    for (const attribute of written) {
        const binding = (0,namespaces/* bindingOf */.hJ)(attribute.name, attribute.value);
        if (binding === undefined)
            continue;
        bindings.push(binding);
        if (binding.prefix !== '')
            prefixes.add(binding.prefix);
    }
    scope.push(bindings);
    const expanded = scope.elementName(name);
    if (expanded === name && name.includes(':'))
        gathered.unbound.push(line);
    const attributes = [];
    const seen = new Set();
    let preserve = parent.preserve;
    for (const attribute of written) {
        if ((0,namespaces/* bindingOf */.hJ)(attribute.name, attribute.value) !== undefined)
            continue;
        const member = `@${scope.attributeName(attribute.name)}`;
        if (seen.has(member))
            gathered.duplicates.push(line);
        seen.add(member);
        if (member === SPACE_ATTRIBUTE)
            preserve = attribute.value === 'preserve';
        const value = member === namespaces/* XSI_TYPE */.iy ? scope.qualifiedName(attribute.value) : scope.value(attribute.value);
        attributes.push({ name: member, value: (0,nodes/* text */.Qq)(value, line), line });
    }
    budget.spend(NODES_PER_ELEMENT + attributes.length, { line, column: 0 });
    return openElement(expanded, attributes, bindings, line, preserve);
}
function openElement(name, attributes, bindings, line, preserve) {
    const content = { gaps: [], children: [], pieces: [], pieceLine: line, explicitSpace: false };
    return { name, attributes, bindings, line, preserve, ...content };
}
/** Text runs that a comment or a CDATA border parts are one run; a mark is a piece of its own. */
function addPiece(element, piece, line) {
    const { pieces } = element;
    if (pieces.length === 0)
        element.pieceLine = Math.max(element.line, line - newlines(piece));
    pieces.push(piece);
}
function newlines(value) {
    let count = 0;
    for (let at = value.indexOf('\n'); at !== -1; at = value.indexOf('\n', at + 1))
        count += 1;
    return count;
}
/** Called while the element's own bindings are in scope: they say what a prefix in its text means. */
function closeGap(element, scope) {
    const pieces = joined(element.pieces).map((piece) => ((0,markup/* isMark */.qi)(piece) ? piece : scope.value(piece)));
    element.gaps.push({ pieces, line: element.pieceLine });
    element.pieces = [];
}
function joined(pieces) {
    if (pieces.length < 2)
        return pieces;
    const runs = [];
    let run = [];
    for (const piece of pieces) {
        if ((0,markup/* isMark */.qi)(piece)) {
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


/***/ })

};
