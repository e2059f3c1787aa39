export const id = 4718;
export const ids = [4718];
export const modules = {

/***/ 64763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BOUND_TYPES: () => (/* binding */ BOUND_TYPES),
/* harmony export */   checkBounds: () => (/* binding */ checkBounds)
/* harmony export */ });
/* harmony import */ var _comparison_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4492);
/* harmony import */ var _comparison_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46067);
/* harmony import */ var _comparison_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82929);
/* harmony import */ var _documents_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27787);
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47675);
/* harmony import */ var _kept_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30034);






/** JSON's types and `integer`, which is a number without a fraction, however it is spelled. */
const BOUND_TYPES = ['integer', 'number', 'string', 'boolean', 'null', 'array', 'object'];
const MAX_VIOLATIONS = 20;
/** Holds every value of head against the bounds on base. Never throws for what a file holds. */
async function checkBounds(job, bounds) {
    const { document, failure } = await (0,_kept_document_js__WEBPACK_IMPORTED_MODULE_4__.readByRule)(job);
    const why = failure === undefined ? document.incomplete : `it does not parse as ${failure.format}: ${failure.reason}`;
    if (why !== undefined)
        return { violations: [], total: 0, idle: [], unread: why };
    const checkers = await prepare(bounds);
    const found = new Map();
    for (const { content } of document.readings) {
        const values = valuesOf(content);
        if (values === undefined) {
            return { violations: [], total: 0, idle: [], unread: `bounds cannot be told of ${document.format} yet` };
        }
        for (const [steps, value] of values) {
            for (const checker of checkers) {
                if (!(0,_comparison_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesPath */ .$h)(checker.pattern, steps))
                    continue;
                checker.met = true;
                const message = judge(checker, value);
                if (message === undefined)
                    continue;
                const at = (0,_comparison_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizedPath */ .pT)(steps);
                // Two readings of one file say the same of most values.
                found.set(`${at} ${checker.bound.path} ${message}`, { bound: checker.bound, at, line: value.line, message });
            }
        }
    }
    return {
        violations: [...found.values()].slice(0, MAX_VIOLATIONS),
        total: found.size,
        idle: checkers.filter(({ met }) => !met).map(({ bound }) => bound),
    };
}
async function prepare(bounds) {
    const engine = bounds.some(({ pattern }) => pattern !== undefined) ? (await __webpack_require__.e(/* import() */ 2856).then(__webpack_require__.bind(__webpack_require__, 2856))).RE2JS : undefined;
    return bounds.flatMap((bound) => {
        const parsed = (0,_comparison_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePath */ .Rr)(bound.path);
        if (!parsed.ok)
            return [];
        const compiled = bound.pattern === undefined ? undefined : engine?.compile(bound.pattern);
        const matches = compiled === undefined ? undefined : (value) => compiled.matcher(value).find();
        return [{ bound, pattern: parsed.pattern, matches, met: false }];
    });
}
/** Undefined for what has no paths of this kind: archives, images, bytes. */
function valuesOf(content) {
    switch (content.kind) {
        case 'tree':
            return treeValues(content.root, []);
        case 'table':
            return tableValues(content);
        case 'tensor':
            return tensorValues(content.values);
        case 'text':
            return content.lines.map((line, index) => [[index], { types: ['string'], text: line, line: index + 1 }]);
        default:
            return undefined;
    }
}
/** Iterative: deep data takes heap, not stack. */
function* treeValues(root, from) {
    const waiting = [[from, root]];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [steps, node] = next;
        yield [steps, nodeValue(node)];
        if (node.kind === 'object') {
            for (const { name, value } of [...node.members].reverse())
                waiting.push([[...steps, name], value]);
        }
        else if (node.kind === 'array') {
            for (let index = node.items.length - 1; index >= 0; index -= 1) {
                waiting.push([[...steps, index], node.items[index]]);
            }
        }
    }
}
function nodeValue(node) {
    const { line } = node;
    switch (node.kind) {
        case 'number': {
            return numeric((0,_comparison_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalOf */ .Bc)(node), node.literal, line);
        }
        case 'string':
        case 'date-time':
            return { types: ['string'], text: node.value, line };
        case 'boolean':
            return { types: ['boolean'], text: String(node.value), line };
        case 'null':
            return { types: ['null'], text: 'null', line };
        case 'binary':
            return { types: [], text: 'binary data', line };
        default:
            return { types: [node.kind], text: node.kind === 'array' ? 'an array' : 'an object', line };
    }
}
function numeric(spelling, text, line) {
    // A longer literal is not computed with, so no bound can be said to hold.
    const decimal = spelling.length > _documents_format_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_NUMBER_CHARACTERS */ .SO ? undefined : (0,_comparison_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDecimal */ .$Q)(spelling);
    const whole = decimal !== undefined && ((0,_comparison_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isZero */ .be)(decimal) || decimal.exponent >= 0n);
    return { types: whole ? ['integer', 'number'] : ['number'], text, decimal, line };
}
function* tableValues({ columns, rows, lines }) {
    for (const [index, row] of rows.entries()) {
        for (const [at, cell] of row.entries()) {
            const steps = [index, columns[at]?.name ?? at];
            const line = lines[index] ?? 0;
            if (typeof cell === 'string')
                yield [steps, cellValue(cell, line)];
            else
                yield* treeValues(cell, steps);
        }
    }
}
/** A cell has no type of its own: it is a number where it is spelled as one, nothing where it is empty, and always text. */
function cellValue(cell, line) {
    if (cell === '')
        return { types: ['null', 'string'], text: '', line };
    const value = numeric(cell, cell, line);
    return value.decimal === undefined
        ? { types: ['string'], text: cell, line }
        : { ...value, types: [...value.types, 'string'] };
}
function* tensorValues(values) {
    for (let index = 0; index < values.length; index += 1) {
        const text = String(values[index]);
        yield [[index], numeric(text, text, 0)];
    }
}
/** What is wrong with a value under one bound; undefined where nothing is. */
function judge({ bound, matches }, value) {
    const { types, oneOf, pattern } = bound;
    const found = `; found ${shown(value)}`;
    if (types !== undefined && !types.some((type) => value.types.includes(type))) {
        return `expected ${types.join(' or ')}${found}`;
    }
    // What a declared type allows beside numbers (null, say) has no size and no spelling to be held against.
    const declared = types !== undefined;
    if (!(declared && !value.types.includes('number'))) {
        const wrong = outOfRange(bound, value);
        if (wrong !== undefined)
            return `${wrong}${found}`;
    }
    if (oneOf !== undefined && !oneOf.some((one) => isSame(one, value))) {
        return `expected one of ${oneOf.map(({ kind, text }) => (kind === 'string' ? (0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_3__/* .showText */ .h$)(text) : text)).join(', ')}${found}`;
    }
    const isText = value.types.includes('string');
    if (matches !== undefined && !(declared && !isText) && !(isText && matches(value.text))) {
        return `expected a text that matches ${pattern}${found}`;
    }
    return undefined;
}
function outOfRange(bound, { decimal }) {
    const checks = [
        [bound.minimum, 'at least', (order) => order >= 0],
        [bound.maximum, 'at most', (order) => order <= 0],
        [bound.exclusiveMinimum, 'more than', (order) => order > 0],
        [bound.exclusiveMaximum, 'less than', (order) => order < 0],
    ];
    for (const [literal, words, holds] of checks) {
        if (literal === undefined)
            continue;
        const limit = (0,_comparison_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDecimal */ .$Q)(literal);
        // NaN, the infinities and texts lie outside every range.
        if (limit === undefined || decimal === undefined || !holds(compare(decimal, limit))) {
            return `expected ${words} ${literal}`;
        }
    }
    return undefined;
}
function compare(a, b) {
    const left = sign(a);
    const right = sign(b);
    if (left !== right)
        return left < right ? -1 : 1;
    return left < 0 ? (0,_comparison_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .compareMagnitudes */ .R1)(b, a) : (0,_comparison_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .compareMagnitudes */ .R1)(a, b);
}
function sign(value) {
    return (0,_comparison_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isZero */ .be)(value) ? 0 : value.negative ? -1 : 1;
}
function isSame({ kind, text }, value) {
    if (!value.types.includes(kind))
        return false;
    if (kind !== 'number')
        return value.text === text;
    const wanted = (0,_comparison_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDecimal */ .$Q)(text);
    return wanted !== undefined && value.decimal !== undefined && compare(wanted, value.decimal) === 0;
}
function shown({ types, text }) {
    return types.includes('string') && !types.includes('number') ? (0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_3__/* .showText */ .h$)(text, 60) : text.slice(0, 60);
}


/***/ }),

/***/ 24718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isFor: () => (/* binding */ isFor),
/* harmony export */   readBoundsFile: () => (/* binding */ readBoundsFile)
/* harmony export */ });
/* unused harmony export stem */
/* harmony import */ var _comparison_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4492);
/* harmony import */ var _comparison_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82929);
/* harmony import */ var _documents_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17932);
/* harmony import */ var _policy_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76298);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73506);
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47675);
/* harmony import */ var _bounds_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64763);







/** Reads `fixture` and `bounds` of a property file. Never throws for what it holds. */
async function readBoundsFile(path, bytes) {
    const { document, failure } = await (0,_documents_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readOne */ .JF)(path, bytes, {
        format: 'yaml',
        header: 'auto',
        yaml: '1.2',
        ignoreMembers: [],
        limits: _policy_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_LIMITS */ .d,
    });
    const content = document.readings[0].content;
    if (failure !== undefined || content.kind !== 'tree') {
        const line = failure?.line ?? 1;
        return { path, bounds: [], faults: [{ line, message: `it does not parse: ${failure?.reason ?? 'no YAML'}` }] };
    }
    if (content.root.kind !== 'object')
        return { path, bounds: [], faults: [] };
    const faults = [];
    const member = (name) => content.root.kind === 'object' ? content.root.members.find((one) => one.name === name) : undefined;
    const fixtures = fixturePatterns(member('fixture')?.value);
    const bounds = boundsOf(path, member('bounds'), faults);
    return { path, ...(fixtures === undefined ? {} : { fixtures }), bounds, faults };
}
/** Whether the bounds of a file are for `fixture`, by what it says or by its name (`properties/<stem>.*`). */
function isFor({ path, fixtures }, fixture, named) {
    if (named === path)
        return true;
    if (fixtures !== undefined)
        return fixtures.some((pattern) => (0,_policy_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .S)(pattern)(fixture));
    return stem(path) === stem(fixture);
}
/** The file name up to its first dot (requirement D2); a name that begins with a dot keeps it. */
function stem(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const dot = name.indexOf('.', 1);
    return dot === -1 ? name : name.slice(0, dot);
}
function fixturePatterns(node) {
    if (node?.kind === 'string')
        return [node.value];
    if (node?.kind !== 'array')
        return undefined;
    return node.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []));
}
function boundsOf(file, member, faults) {
    if (member === undefined || member.value.kind === 'null')
        return [];
    if (member.value.kind !== 'object') {
        faults.push({ line: member.line, message: 'expected paths and what is allowed there under "bounds"' });
        return [];
    }
    return member.value.members.flatMap(({ name, value, line }) => {
        const parsed = (0,_comparison_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePath */ .Rr)(name);
        if (!parsed.ok)
            faults.push({ line, message: `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_5__/* .showText */ .h$)(name)} is no path: ${parsed.reason}` });
        else if (value.kind !== 'object')
            faults.push({ line, message: `expected limits at ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_5__/* .showText */ .h$)(name)}` });
        else
            return [value.members.reduce((bound, one) => limit(bound, one, faults), { path: name, file, line })];
        return [];
    });
}
const RANGES = new Map([
    ['minimum', 'minimum'],
    ['maximum', 'maximum'],
    ['exclusiveMinimum', 'exclusiveMinimum'],
    ['exclusiveMaximum', 'exclusiveMaximum'],
    ['exclusive-minimum', 'exclusiveMinimum'],
    ['exclusive-maximum', 'exclusiveMaximum'],
]);
/** Every key is obeyed or refused: a limit with a typo protects nothing. */
function limit(bound, { name, value, line }, faults) {
    const refuse = (expected) => {
        faults.push({ line, message: `${name} at ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_5__/* .showText */ .h$)(bound.path)}: expected ${expected}` });
        return bound;
    };
    const range = RANGES.get(name);
    if (range !== undefined) {
        if (value.kind !== 'number' || !/^[-+]?[0-9.]/.test((0,_comparison_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalOf */ .Bc)(value)))
            return refuse('a number');
        return { ...bound, [range]: (0,_comparison_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalOf */ .Bc)(value) };
    }
    if (name === 'type') {
        const items = value.kind === 'array' ? value.items : [value];
        // A bare `null` is YAML's null, and means the type of that name.
        const names = items.map((item) => (item.kind === 'string' ? item.value : item.kind === 'null' ? 'null' : ''));
        const types = _bounds_js__WEBPACK_IMPORTED_MODULE_6__.BOUND_TYPES.filter((type) => names.includes(type));
        const known = names.every((one) => _bounds_js__WEBPACK_IMPORTED_MODULE_6__.BOUND_TYPES.includes(one)) && names.length > 0;
        return known ? { ...bound, types: types } : refuse(`one of ${_bounds_js__WEBPACK_IMPORTED_MODULE_6__.BOUND_TYPES.join(', ')}`);
    }
    if (name === 'enum') {
        const values = value.kind === 'array' ? value.items.map(enumValue) : [];
        if (values.length === 0 || values.includes(undefined))
            return refuse('a list of plain values');
        return { ...bound, oneOf: values.filter((one) => one !== undefined) };
    }
    if (name === 'pattern')
        return value.kind === 'string' ? { ...bound, pattern: value.value } : refuse('a text');
    return refuse('type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, enum or pattern');
}
function enumValue(node) {
    switch (node.kind) {
        case 'string':
        case 'date-time':
            return { kind: 'string', text: node.value };
        case 'number':
            return { kind: 'number', text: (0,_comparison_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalOf */ .Bc)(node) };
        case 'boolean':
            return { kind: 'boolean', text: String(node.value) };
        case 'null':
            return { kind: 'null', text: 'null' };
        default:
            return undefined;
    }
}


/***/ })

};
