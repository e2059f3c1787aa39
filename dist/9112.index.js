export const id = 9112;
export const ids = [9112,5210];
export const modules = {

/***/ 39112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   html: () => (/* binding */ html)
/* harmony export */ });
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45966);
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79981);
/* harmony import */ var _trees_markup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25210);
/* harmony import */ var _trees_namespaces_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9454);
/* harmony import */ var _trees_nodes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68809);
/* harmony import */ var _trees_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7059);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35282);







/** parse5 reads 1 to 3 MB/s. */
const MAX_HTML_BYTES = 4_194_304;
/** Elements that a parser may make up (a paragraph repeats every open format) beyond one for three bytes of source. */
const MADE_UP_ELEMENTS = 16_384;
const MIN_ELEMENT_BYTES = 3;
/**
 * On both sides together each takes 4 kB of memory and 40 microseconds, so a small file has no more than this; pages
 * as people have them take 30 bytes and more for each.
 */
const MAX_ELEMENTS = 110_000;
const DENSE_ELEMENT_BYTES = 20;
/** Nodes of one element beside its attributes: itself, its content, the item that holds it, that item's text. */
const NODES_PER_ELEMENT = 4;
/** Things that the parser drops without a trace in the tree, each kept as a mark. */
const MAX_LOST = 1_000;
/** A tag's source, where the tree does not have all of it. */
const MAX_TAG_CHARACTERS = 1_000;
/** What the parser of the standard reports and leaves out of the tree, with the words for it. */
const LOSSES = new Map([
    ['duplicate-attribute', 'attribute given twice before'],
    ['end-tag-with-attributes', 'attributes of an end tag'],
    ['eof-in-tag', 'tag without an end'],
    ['unexpected-null-character', 'null character'],
]);
/** WHATWG HTML: how far a declared encoding may be from the start. */
const PRESCAN_BYTES = 1_024;
/** What the standard calls white space, and the replacement of a null character, which is marked by itself. */
const SPACES = /[\t\n\f\r \ufffd]+/g;
/** Style that makes white space show. Which elements a style sheet means is not worked out: then it counts on the whole page. */
const SHOWN_SPACE = /white-space(?:-collapse)?\s*:\s*(?:pre|break-spaces|preserve)/i;
const EXACT = new Set(['pre', 'textarea', 'script', 'style', 'listing', 'xmp', 'plaintext']);
/** Names of foreign elements: no HTML name holds a brace. */
const FOREIGN = new Map([
    ['http://www.w3.org/2000/svg', '{svg}'],
    ['http://www.w3.org/1998/Math/MathML', '{math}'],
]);
/** HTML by the parser of the standard, which takes everything: tags that may be left out are spelling. */
const html = { id: 'html', read: (input) => (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_6__/* .attempt */ .CD)(() => readHtml(input)) };
async function readHtml(input) {
    (0,_trees_source_js__WEBPACK_IMPORTED_MODULE_5__/* .checkSize */ .C1)(input, MAX_HTML_BYTES);
    const { text: source, layout, notices } = (0,_trees_source_js__WEBPACK_IMPORTED_MODULE_5__/* .sourceOf */ .vz)(decodeHtml(input.bytes));
    const budget = (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_6__/* .createBudget */ .yK)(input.options.limits);
    const parsed = await parse(source, input.options.limits.depth);
    const reading = { source, budget, comments: [], starts: new Set(), characters: 0 };
    const styled = /<style\b/i.test(source) && SHOWN_SPACE.test(source);
    const root = contentOf(parsed.document, styled ? 'exact' : 'folded', 1, 1, reading, (pieces) => ({
        pieces: [...pieces, ...lossesOf(parsed, reading)],
        line: 1,
    }));
    const comments = (0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .commentFact */ .Ke)(reading.comments);
    return (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .treeResult */ .mq)({ format: 'html', root, layout: { ...layout, ...comments }, notices });
}
/** What the parser drops must not drop out of the comparison. */
function lossesOf({ tags, lost, text: given }, { source, starts, characters }) {
    const dropped = tags.filter(({ start }) => !starts.has(start));
    return [
        ...lost,
        ...dropped.map(({ start, end }) => `${_trees_namespaces_js__WEBPACK_IMPORTED_MODULE_3__/* .MARK */ .M$}dropped ${source.slice(start, end)}`),
        // Text between frames is dropped. Which pieces of it were is not told, so all of it is held.
        ...(given.length === characters ? [] : [`${_trees_namespaces_js__WEBPACK_IMPORTED_MODULE_3__/* .MARK */ .M$}text, some of it dropped: ${given}`]),
        // An empty file has the tree of an empty page.
        ...(tags.length === 0 && given === '' ? [`${_trees_namespaces_js__WEBPACK_IMPORTED_MODULE_3__/* .MARK */ .M$}nothing`] : []),
    ];
}
async function parse(source, maxDepth) {
    const { Parser, defaultTreeAdapter } = await __webpack_require__.e(/* import() */ 3194).then(__webpack_require__.bind(__webpack_require__, 63194));
    const most = Math.min(MADE_UP_ELEMENTS + Math.ceil(source.length / MIN_ELEMENT_BYTES), Math.max(MAX_ELEMENTS, Math.ceil(source.length / DENSE_ELEMENT_BYTES)));
    let made = 0;
    const enter = (parent, child) => {
        const depth = (parent.depth ?? 0) + 1;
        // The parser looks through all open elements again and again: depth times length is its time.
        if (depth > maxDepth)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_6__/* .stopAtLimit */ .zK)(`nested deeper than ${maxDepth}`, _trees_stop_js__WEBPACK_IMPORTED_MODULE_6__/* .NOWHERE */ .JW);
        child.depth = depth;
    };
    const tags = [];
    const lost = [];
    const texts = [];
    const lose = (loss, what) => {
        if (lost.length === MAX_LOST)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_6__/* .stopAtLimit */ .zK)('more than 1,000 things that belong nowhere', _trees_stop_js__WEBPACK_IMPORTED_MODULE_6__/* .NOWHERE */ .JW);
        lost.push(`${_trees_namespaces_js__WEBPACK_IMPORTED_MODULE_3__/* .MARK */ .M$}${loss} ${JSON.stringify(what)}`);
    };
    class TagParser extends Parser {
        onStartTag(token) {
            if (token.location !== null)
                tags.push({ start: token.location.startOffset, end: token.location.endOffset });
            super.onStartTag(token);
        }
        onEndTag(token) {
            if (!isOpen(this.openElements, token.tagName))
                lose('end tag of nothing', token.tagName);
            super.onEndTag(token);
        }
        onDoctype(token) {
            // As a tag: where the tree has no such doctype, the parser dropped it.
            if (token.location !== null)
                tags.push({ start: token.location.startOffset, end: token.location.endOffset });
            super.onDoctype(token);
        }
        onCharacter(token) {
            texts.push(token.chars);
            super.onCharacter(token);
        }
    }
    const document = TagParser.parse(source, {
        scriptingEnabled: false,
        sourceCodeLocationInfo: true,
        onParseError({ code, startOffset, endOffset }) {
            const loss = LOSSES.get(code);
            if (loss !== undefined)
                lose(loss, sourceAt(source, code, startOffset, endOffset));
        },
        treeAdapter: {
            ...defaultTreeAdapter,
            createElement(name, namespace, attributes) {
                made += 1;
                if (made > most)
                    (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_6__/* .stopAtLimit */ .zK)(`more than ${most} elements`, _trees_stop_js__WEBPACK_IMPORTED_MODULE_6__/* .NOWHERE */ .JW);
                return defaultTreeAdapter.createElement(name, namespace, attributes);
            },
            appendChild(parent, child) {
                enter(parent, child);
                defaultTreeAdapter.appendChild(parent, child);
            },
            insertBefore(parent, child, reference) {
                enter(parent, child);
                defaultTreeAdapter.insertBefore(parent, child, reference);
            },
            setTemplateContent(template, content) {
                enter(template, content);
                defaultTreeAdapter.setTemplateContent(template, content);
            },
        },
    });
    return { document, tags, lost, text: texts.join('').replace(SPACES, '') };
}
/** Whether an element of that name waits for its end. An end of another one may still close it: that is spelling to no reader. */
function isOpen(stack, name) {
    for (let slot = stack.stackTop; slot >= 0; slot -= 1) {
        const element = stack.items[slot];
        if (element !== undefined && 'tagName' in element && element.tagName.toLowerCase() === name.toLowerCase())
            return true;
    }
    return false;
}
/** The source that an error is about. Errors in a tag are told from where they were met, which is inside of it. */
function sourceAt(source, code, start, end) {
    if (code === 'duplicate-attribute') {
        const close = source.indexOf('>', start);
        return source.slice(start, Math.min(close === -1 ? source.length : close, start + MAX_TAG_CHARACTERS));
    }
    if (code !== 'eof-in-tag')
        return source.slice(start, Math.min(Math.max(end, start + 1), start + MAX_TAG_CHARACTERS));
    const open = source.lastIndexOf('<');
    return source.slice(open, open + MAX_TAG_CHARACTERS);
}
/** As deep as the budget lets it. */
function elementOf(node, inherited, above, depth, reading) {
    const line = lineOf(node) ?? above;
    if (node.sourceCodeLocation)
        reading.starts.add(node.sourceCodeLocation.startOffset);
    reading.budget.enter(depth, { line, column: 0 });
    reading.budget.spend(node.attrs.length + NODES_PER_ELEMENT, { line, column: 0 });
    const members = node.attrs.map((attribute) => attributeMember(attribute, line));
    const space = showsSpace(node) ? 'exact' : inherited;
    const end = node.tagName === 'body' ? endOfBody : endAsItIs;
    members.push({ name: _trees_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .CONTENT */ .KB, value: contentOf(node, space, line, depth + 1, reading, end), line });
    return { name: nameOf(node), value: (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)(members, line), line };
}
const endAsItIs = (pieces, line) => ({ pieces, line });
const endOfBody = (pieces, line) => ({ pieces: withoutEnd(pieces), line });
/** What stands in a node: each child with the text before it, then the text behind the last. */
function contentOf(node, space, line, depth, reading, end) {
    const items = [];
    let pieces = [];
    let gapLine = line;
    for (const child of childrenOf(node)) {
        if ('tagName' in child) {
            const before = textMember({ pieces, line: gapLine }, space);
            const element = elementOf(child, space, line, depth, reading);
            items.push((0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)([before, element], element.line));
            pieces = [];
            gapLine = element.line;
            continue;
        }
        if (pieces.length === 0)
            gapLine = lineOf(child) ?? gapLine;
        const piece = pieceOf(child, reading);
        if (piece !== undefined)
            pieces.push(piece);
    }
    const last = end(pieces, gapLine);
    items.push((0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)([textMember(last, space)], last.line));
    return (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YO)(items, line);
}
function textMember({ pieces, line }, space) {
    return { name: _trees_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$, value: (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)((0,_trees_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .spell */ .lO)(pieces, space), line), line };
}
function showsSpace(node) {
    return (EXACT.has(node.tagName) ||
        node.attrs.some(({ name, prefix, value }) => prefix === 'xml' && name === 'space' ? value === 'preserve' : name === 'style' && SHOWN_SPACE.test(value)));
}
function childrenOf(node) {
    return 'content' in node ? node.content.childNodes : node.childNodes;
}
function nameOf({ namespaceURI, tagName }) {
    return `${FOREIGN.get(namespaceURI) ?? ''}${tagName}`;
}
function attributeMember(attribute, line) {
    const name = attribute.prefix ? `@${attribute.prefix}:${attribute.name}` : `@${attribute.name}`;
    return { name, value: (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(attribute.value, line), line };
}
/** Text as it is; the doctype and what looks like an instruction as a mark; nothing for a comment. */
function pieceOf(node, reading) {
    if (node.nodeName === '#text') {
        const { value } = node;
        reading.characters += value.replace(SPACES, '').length;
        return value;
    }
    if (node.nodeName === '#documentType') {
        if (node.sourceCodeLocation)
            reading.starts.add(node.sourceCodeLocation.startOffset);
        const { name, publicId, systemId } = node;
        return `${_trees_namespaces_js__WEBPACK_IMPORTED_MODULE_3__/* .MARK */ .M$}<!DOCTYPE ${name} ${JSON.stringify([publicId, systemId])}>`;
    }
    const { data, sourceCodeLocation } = node;
    // The parser makes a comment of `<?php ...>` and `<!ELEMENT ...>`, too; those are not what a person calls one.
    if (!reading.source.startsWith('<!--', sourceCodeLocation?.startOffset ?? 0))
        return `${_trees_namespaces_js__WEBPACK_IMPORTED_MODULE_3__/* .MARK */ .M$}<${data}>`;
    // Some readers of mail run what stands in these, and servers put something in their place: instructions in a comment's clothes.
    if (/^(?:\[if\b|#)|<!\[endif\]$/i.test(data))
        return `${_trees_namespaces_js__WEBPACK_IMPORTED_MODULE_3__/* .MARK */ .M$}<!--${data}-->`;
    reading.comments.push(data);
    return undefined;
}
/** White space at the end of the body is the end of the file: parsers put what follows `</body>` there. */
function withoutEnd(pieces) {
    const kept = [...pieces];
    for (let last = kept.at(-1); last !== undefined && (0,_trees_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .isBlank */ .z3)(last); last = kept.at(-1))
        kept.pop();
    const last = kept.pop();
    if (last === undefined)
        return kept;
    let end = last.length;
    while ((0,_trees_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .isBlank */ .z3)(last[end - 1] ?? ''))
        end -= 1;
    return [...kept, last.slice(0, end)];
}
function lineOf(node) {
    return 'sourceCodeLocation' in node ? (node.sourceCodeLocation?.startLine ?? undefined) : undefined;
}
/** UTF-8 or a byte order mark; where that is not valid, the encoding that the page declares. */
function decodeHtml(bytes) {
    const unicode = (0,_encoding_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeUnicode */ .EC)(bytes);
    if (unicode.ok)
        return unicode;
    const head = Buffer.from(bytes.subarray(0, PRESCAN_BYTES)).toString('latin1');
    const label = /charset=["']?([A-Za-z0-9_-]{2,40})/i.exec(head)?.[1];
    if (label === undefined)
        return unicode;
    try {
        const decoded = new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes);
        return { ok: true, text: decoded, layout: { encoding: label.toUpperCase() }, notices: [] };
    }
    catch {
        return unicode;
    }
}


/***/ }),

/***/ 25210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KB: () => (/* binding */ CONTENT),
/* harmony export */   a$: () => (/* binding */ TEXT),
/* harmony export */   lO: () => (/* binding */ spell),
/* harmony export */   qi: () => (/* binding */ isMark),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var _namespaces_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9454);

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
/** Text and marks before a child or before the end, as they count. A mark (processing instruction, doctype) begins with `MARK`. */
function spell(pieces, space) {
    switch (space) {
        case 'exact':
            return pieces.join('');
        case 'layout':
            return pieces.filter((piece) => !isBlank(piece)).join('');
        case 'blank':
            return pieces.map((piece) => (isBlank(piece) ? ' ' : piece)).join('');
        case 'folded':
            return foldBlanks(pieces);
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
    return piece.charCodeAt(0) <= 32 && /^[ \t\n\f\r]+$/.test(piece);
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
/* harmony export */   PO: () => (/* binding */ hasUnboundCustomary),
/* harmony export */   eW: () => (/* binding */ isCustomary),
/* harmony export */   hJ: () => (/* binding */ bindingOf),
/* harmony export */   iy: () => (/* binding */ XSI_TYPE)
/* harmony export */ });
/** Separates what was written from what is added to it. No XML or HTML text can hold U+0000. */
const MARK = '\0';
/** Its value is a name: without a prefix it is in the default namespace. */
const XSI_TYPE = '@{http://www.w3.org/2001/XMLSchema-instance}type';
/** Names that are held at once; a file of data has few. */
const MAX_KNOWN = 4_096;
const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
/** Bindings that everybody means by these prefixes: a value `xs:int` needs no note where they hold, and one where nothing binds it. */
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
    const used = new Set();
    const uriOf = (prefix) => stacks.get(prefix)?.at(-1);
    const expand = (name, prefixed) => {
        const colon = name.indexOf(':');
        if (colon === -1 && !prefixed)
            return name;
        const uri = uriOf(colon === -1 ? '' : name.slice(0, colon));
        if (uri === undefined || uri === '')
            return name;
        used.add(uri);
        return `{${uri}}${name.slice(colon + 1)}`;
    };
    // Names come again and again, and mean the same until a binding comes or goes.
    const elements = new Map();
    const attributes = new Map();
    const named = (known, name, expanded) => {
        let found = known.get(name);
        if (found === undefined) {
            if (known.size >= MAX_KNOWN)
                known.clear();
            found = expanded(name);
            known.set(name, found);
        }
        return found;
    };
    const forget = () => {
        elements.clear();
        attributes.clear();
    };
    const value = (written) => {
        if (!written.includes(':'))
            return written;
        const notes = new Set();
        for (const prefix of prefixesIn(written)) {
            const uri = uriOf(prefix) ?? '';
            if (uri !== '')
                used.add(uri);
            if (uri !== (CUSTOMARY.get(prefix) ?? ''))
                notes.add(`${prefix}=${uri}`);
        }
        return notes.size === 0 ? written : `${written}${MARK}[${[...notes].join(' ')}]`;
    };
    return {
        push(bindings) {
            if (bindings.length > 0)
                forget();
            for (const { prefix, uri } of bindings) {
                const stack = stacks.get(prefix);
                if (stack === undefined)
                    stacks.set(prefix, [uri]);
                else
                    stack.push(uri);
            }
        },
        pop(bindings) {
            if (bindings.length > 0)
                forget();
            for (const { prefix } of bindings)
                stacks.get(prefix)?.pop();
        },
        used,
        elementName: (name) => named(elements, name, (written) => expand(written, true)),
        attributeMember: (name) => named(attributes, name, (written) => `@${expand(written, false)}`),
        value,
        qualifiedName(written) {
            const uri = uriOf('') ?? '';
            if (written.includes(':') || uri === '')
                return value(written);
            used.add(uri);
            return `${written}${MARK}[=${uri}]`;
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
/** Whether a value has a prefix that everybody knows and that is not among these: the reader notes it. */
function hasUnboundCustomary(value, bound) {
    for (const prefix of prefixesIn(value))
        if (prefix !== 'xml' && CUSTOMARY.has(prefix) && !bound.includes(prefix))
            return true;
    return false;
}


/***/ })

};
