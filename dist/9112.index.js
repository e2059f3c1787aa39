export const id = 9112;
export const ids = [9112];
export const modules = {

/***/ 39112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   html: () => (/* binding */ html)
/* harmony export */ });
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79981);
/* harmony import */ var _trees_markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25210);
/* harmony import */ var _trees_namespaces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9454);
/* harmony import */ var _trees_nodes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68809);
/* harmony import */ var _trees_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7059);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35282);






/** parse5 reads 1 to 3 MB/s. */
const MAX_HTML_BYTES = 4_194_304;
/** Elements that a parser may make up (a paragraph repeats every open format) beyond one for three bytes of source. */
const MADE_UP_ELEMENTS = 16_384;
const MIN_ELEMENT_BYTES = 3;
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
const html = { id: 'html', read: (input) => (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .attempt */ .CD)(() => readHtml(input)) };
async function readHtml(input) {
    (0,_trees_source_js__WEBPACK_IMPORTED_MODULE_4__/* .checkSize */ .C1)(input, MAX_HTML_BYTES);
    const { text: source, layout, notices } = (0,_trees_source_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceOf */ .vz)(decodeHtml(input.bytes));
    const budget = (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .createBudget */ .yK)(input.options.limits);
    const parsed = await parse(source, input.options.limits.depth);
    const reading = { source, budget, comments: [], starts: new Set(), characters: 0 };
    const styled = /<style\b/i.test(source) && SHOWN_SPACE.test(source);
    const top = elementOf(parsed.document, styled ? 'exact' : 'folded', 1, 0, reading);
    const lost = lossesOf(parsed, reading);
    const gaps = [...top.gaps.slice(0, -1), { pieces: [...top.gaps.at(-1).pieces, ...lost], line: 1 }];
    const root = (0,_trees_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .contentNode */ .Kj)({ ...top, gaps });
    const comments = (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .commentFact */ .Ke)(reading.comments);
    return (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .treeResult */ .mq)({ format: 'html', root, layout: { ...layout, ...comments }, notices });
}
/** What the parser drops must not drop out of the comparison. */
function lossesOf({ tags, lost, text: given }, { source, starts, characters }) {
    const dropped = tags.filter(({ start }) => !starts.has(start));
    return [
        ...lost,
        ...dropped.map(({ start, end }) => `${_trees_namespaces_js__WEBPACK_IMPORTED_MODULE_2__/* .MARK */ .M$}dropped ${source.slice(start, end)}`),
        // Text between frames is dropped. Which pieces of it were is not told, so all of it is held.
        ...(given.length === characters ? [] : [`${_trees_namespaces_js__WEBPACK_IMPORTED_MODULE_2__/* .MARK */ .M$}text, some of it dropped: ${given}`]),
        // An empty file has the tree of an empty page.
        ...(tags.length === 0 && given === '' ? [`${_trees_namespaces_js__WEBPACK_IMPORTED_MODULE_2__/* .MARK */ .M$}nothing`] : []),
    ];
}
async function parse(source, maxDepth) {
    const { Parser, defaultTreeAdapter } = await __webpack_require__.e(/* import() */ 3194).then(__webpack_require__.bind(__webpack_require__, 63194));
    const most = MADE_UP_ELEMENTS + Math.ceil(source.length / MIN_ELEMENT_BYTES);
    const depths = new WeakMap();
    let made = 0;
    const enter = (parent, child) => {
        const depth = (depths.get(parent) ?? 0) + 1;
        // The parser looks through all open elements again and again: depth times length is its time.
        if (depth > maxDepth)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .stopAtLimit */ .zK)(`nested deeper than ${maxDepth}`, _trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .NOWHERE */ .JW);
        depths.set(child, depth);
    };
    const tags = [];
    const lost = [];
    const texts = [];
    const lose = (loss, what) => {
        if (lost.length === MAX_LOST)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .stopAtLimit */ .zK)('more than 1,000 things that belong nowhere', _trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .NOWHERE */ .JW);
        lost.push(`${_trees_namespaces_js__WEBPACK_IMPORTED_MODULE_2__/* .MARK */ .M$}${loss} ${JSON.stringify(what)}`);
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
                    (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .stopAtLimit */ .zK)(`more than ${most} elements`, _trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .NOWHERE */ .JW);
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
    const attributes = 'attrs' in node ? node.attrs.map((attribute) => attributeMember(attribute, line)) : [];
    reading.budget.enter(depth, { line, column: 0 });
    reading.budget.spend(attributes.length + 4, { line, column: 0 });
    const space = showsSpace(node) ? 'exact' : inherited;
    const gaps = [];
    const children = [];
    let pieces = [];
    let gapLine = line;
    for (const child of childrenOf(node)) {
        if ('tagName' in child) {
            gaps.push({ pieces, line: gapLine });
            const element = elementOf(child, space, line, depth + 1, reading);
            children.push(element);
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
    gaps.push({ pieces: 'tagName' in node && node.tagName === 'body' ? withoutEnd(pieces) : pieces, line: gapLine });
    return { name: nameOf(node), attributes, gaps, children, line, space };
}
function showsSpace(node) {
    if (!('tagName' in node))
        return false;
    return (EXACT.has(node.tagName) ||
        node.attrs.some(({ name, prefix, value }) => prefix === 'xml' && name === 'space' ? value === 'preserve' : name === 'style' && SHOWN_SPACE.test(value)));
}
function childrenOf(node) {
    return 'content' in node ? node.content.childNodes : node.childNodes;
}
function nameOf(node) {
    return 'tagName' in node ? `${FOREIGN.get(node.namespaceURI) ?? ''}${node.tagName}` : _trees_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .CONTENT */ .KB;
}
function attributeMember(attribute, line) {
    const name = attribute.prefix ? `@${attribute.prefix}:${attribute.name}` : `@${attribute.name}`;
    return { name, value: (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(attribute.value, line), line };
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
        return `${_trees_namespaces_js__WEBPACK_IMPORTED_MODULE_2__/* .MARK */ .M$}<!DOCTYPE ${name} ${JSON.stringify([publicId, systemId])}>`;
    }
    const { data, sourceCodeLocation } = node;
    // The parser makes a comment of `<?php ...>` and `<!ELEMENT ...>`, too; those are not what a person calls one.
    if (!reading.source.startsWith('<!--', sourceCodeLocation?.startOffset ?? 0))
        return `${_trees_namespaces_js__WEBPACK_IMPORTED_MODULE_2__/* .MARK */ .M$}<${data}>`;
    // Some readers of mail run what stands in these, and servers put something in their place: instructions in a comment's clothes.
    if (/^(?:\[if\b|#)|<!\[endif\]$/i.test(data))
        return `${_trees_namespaces_js__WEBPACK_IMPORTED_MODULE_2__/* .MARK */ .M$}<!--${data}-->`;
    reading.comments.push(data);
    return undefined;
}
/** White space at the end of the body is the end of the file: parsers put what follows `</body>` there. */
function withoutEnd(pieces) {
    const kept = [...pieces];
    for (let last = kept.at(-1); last !== undefined && (0,_trees_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlank */ .z3)(last); last = kept.at(-1))
        kept.pop();
    const last = kept.pop();
    if (last === undefined)
        return kept;
    let end = last.length;
    while ((0,_trees_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlank */ .z3)(last[end - 1] ?? ''))
        end -= 1;
    return [...kept, last.slice(0, end)];
}
function lineOf(node) {
    return 'sourceCodeLocation' in node ? (node.sourceCodeLocation?.startLine ?? undefined) : undefined;
}
/** UTF-8 or a byte order mark; where that is not valid, the encoding that the page declares. */
function decodeHtml(bytes) {
    const unicode = (0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeUnicode */ .EC)(bytes);
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


/***/ })

};
