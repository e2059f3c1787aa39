export const id = 5210;
export const ids = [5210];
export const modules = {

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
    // The prefix `xml` is bound from the start, and needs no note.
    let prefixed = false;
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
        if (!prefixed || !written.includes(':'))
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
            if (bindings.length > 0)
                forget();
            for (const { prefix, uri } of bindings) {
                if (prefix !== '')
                    prefixed = true;
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
        elementName: (name) => named(elements, name, (written) => expand(written, true)),
        attributeMember: (name) => named(attributes, name, (written) => `@${expand(written, false)}`),
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
