export const id = 5779;
export const ids = [5779,5210];
export const modules = {

/***/ 74303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ identity),
/* harmony export */   E3: () => (/* binding */ diffArrays),
/* harmony export */   L0: () => (/* binding */ chooseKey),
/* harmony export */   _b: () => (/* binding */ judgeArrays)
/* harmony export */ });
/* harmony import */ var _collector_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13194);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86170);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45217);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2252);
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4492);
/* harmony import */ var _omitted_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90235);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82929);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65206);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46739);









function listsOf(context, pair) {
    const base = pair.base.items;
    const head = pair.head.items;
    const itemPair = (i, j) => ({
        base: base[i],
        head: head[j],
        place: { parent: pair.place, base: i, head: j },
        baseGroup: pair.baseGroup?.items,
        headGroup: pair.headGroup?.items,
        depth: pair.depth + 1,
    });
    // What `judge` and `diff` would ask first; most elements end here, before anything is made for them.
    const sameIsUntouched = context.rules.ids.length === 0;
    const stayed = (i, j) => {
        if (sameIsUntouched && base[i] === head[j])
            return true;
        (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .guardDepth */ .RV)(pair.depth + 1);
        return (0,_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .untouched */ .sF)(context, base[i], head[j], pair.depth + 1);
    };
    // Arrays whose one length changed have been reported as such.
    const resized = pair.baseGroup?.dimensions === true || pair.headGroup?.dimensions === true;
    const item = (side, index) => (side === 'base' ? base : head)[index];
    const omitted = context.omitted && (0,_omitted_js__WEBPACK_IMPORTED_MODULE_7__/* .isOmittedPlace */ .g)(context.omitted, pair.place) ? context.omitted : undefined;
    return {
        ...(omitted === undefined
            ? {}
            : { omitted, alone: (side, index) => (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .normalizedPath */ .pT)([...omitted.place, omitted.index(side, index)]) }),
        noun: 'element',
        here: context.at(pair.place),
        unordered: isUnordered(context, pair),
        baseLength: base.length,
        headLength: head.length,
        baseHash: (i) => (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .hashNode */ .l)(base[i], context.hashes, pair.depth),
        headHash: (j) => (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .hashNode */ .l)(head[j], context.hashes, pair.depth),
        equal: (i, j) => (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .equalNodes */ .UT)(base[i], head[j], pair.depth),
        drift: (i, j) => stayed(i, j) || (0,_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .judge */ .S4)(context, itemPair(i, j)),
        diff: (i, j) => {
            if (!stayed(i, j))
                (0,_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .diff */ .Ui)(context, itemPair(i, j));
        },
        similarity: (i, j) => similarity(context, itemPair(i, j)),
        findKey: () => findKey(context, pair.place, base, head),
        explained: (side, index) => resized ||
            (0,_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .bringsFact */ .GZ)(item(side, index), (side === 'base' ? pair.baseGroup : pair.headGroup)?.items, side, pair.depth),
        show: (side, index) => (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(item(side, index)),
        at: (i, j) => context.at({ parent: pair.place, base: i, head: j }),
        lineOf: (side, index) => item(side, index).line,
    };
}
function isUnordered({ rules }, { place }) {
    return (rules.unordered.length > 0 &&
        (0,_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .selectedBy */ .B8)(rules.unordered, (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .stepsOf */ .B_)(place, 'base'), (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .stepsOf */ .B_)(place, 'head'), rules.used));
}
function judgeArrays(context, pair) {
    return (0,_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeLists */ .X)(listsOf(context, pair));
}
function diffArrays(context, pair) {
    if (pair.baseGroup?.reshaped && pair.headGroup?.reshaped)
        return;
    (0,_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .diffLists */ .p)(context.collector, listsOf(context, pair), context.aligner);
}
/** A pair that is drift is more alike than any that shares all but one member. */
const DRIFT_SIMILARITY = 1.5;
function similarity(context, pair) {
    if ((0,_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .judge */ .S4)(context, pair))
        return DRIFT_SIMILARITY;
    const { base, head } = pair;
    if (base.kind !== 'object' || head.kind !== 'object')
        return 0;
    let alike = 0;
    for (const { name, value } of base.members) {
        const other = (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(head, name);
        if (other && (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .equalNodes */ .UT)(value, other, pair.depth))
            alike += 1;
    }
    return alike / Math.max(1, base.members.length, head.members.length);
}
/** An identity as text; undefined for what is no identity: null, floats, truth values, containers. */
function identity(node) {
    if (!node)
        return undefined;
    if (node.kind === 'string' || node.kind === 'date-time')
        return `s${node.value}`;
    if (node.kind !== 'number' || node.type === 'float')
        return undefined;
    const spelling = node.decimal ?? node.literal;
    return /^-?[0-9]{1,100}$/.test(spelling) ? `n${spelling}` : undefined;
}
function identities(items, names) {
    const found = [];
    for (const item of items) {
        if (item.kind !== 'object')
            return undefined;
        const parts = [];
        for (const name of names) {
            const part = identity((0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(item, name));
            if (part === undefined)
                return undefined;
            parts.push(part);
        }
        found.push(parts.length === 1 ? parts[0] : JSON.stringify(parts));
    }
    return found;
}
/** More candidates are not tried: a record of a thousand members has no key that a person would name. */
const MAX_KEY_CANDIDATES = 12;
function findKey(context, place, base, head) {
    const steps = (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .stepsOf */ .B_)(place, 'base');
    const first = base[0];
    const candidates = first?.kind === 'object' ? [...new Set(first.members.map(({ name }) => name))] : [];
    return chooseKey({
        rules: context.rules,
        steps,
        headSteps: (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .stepsOf */ .B_)(place, 'head'),
        candidates,
        ...(context.omitted && (0,_omitted_js__WEBPACK_IMPORTED_MODULE_7__/* .isOmittedPlace */ .g)(context.omitted, place) ? { joins: joinsOf(context.omitted) } : {}),
        base: (names) => identities(base, names),
        head: (names) => identities(head, names),
        refuse: (names) => (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .addNote */ .gp)(context.collector, `${context.at(place)}: the declared key ${names.join(', ')} is not unique and always present`),
    });
}
/** `joins` where not all records are at hand. */
function joinsOf(omitted) {
    return (name, left, right) => omitted.joins({ name, column: 0, left, right, read: () => undefined });
}
/** The declared key where it holds, else the best member that can be one. */
function chooseKey({ rules, steps, headSteps, candidates, eligible = () => true, joins: joinable = (_name, base, head) => (0,_keys_js__WEBPACK_IMPORTED_MODULE_8__/* .joins */ .y)(base, head), base, head, refuse, }) {
    const declared = rules.keys.find(({ pattern }) => (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .matchesPath */ .$h)(pattern, steps) && (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .matchesPath */ .$h)(pattern, headSteps));
    if (declared) {
        rules.used.add(declared.label);
        const left = base(declared.names);
        const right = left && head(declared.names);
        if (left && right && isUnique(left) && isUnique(right))
            return { names: declared.names, base: left, head: right };
        refuse(declared.names);
    }
    let tried = 0;
    for (const name of (0,_keys_js__WEBPACK_IMPORTED_MODULE_8__/* .byPreference */ .n)(candidates)) {
        if (!eligible(name))
            continue;
        tried += 1;
        if (tried > MAX_KEY_CANDIDATES)
            break;
        if (isVolatile(rules, [...steps, 0, name]))
            continue;
        const left = base([name]);
        const right = left && head([name]);
        if (left && right && joinable(name, left, right))
            return { names: [name], base: left, head: right };
    }
    return undefined;
}
function isUnique(values) {
    return new Set(values).size === values.length;
}
function isVolatile(rules, steps) {
    return [...rules.ids, ...rules.timestamps].some(({ pattern }) => (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .matchesPath */ .$h)(pattern, steps));
}


/***/ }),

/***/ 27693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  absorb: () => (/* binding */ absorb),
  compareByEdits: () => (/* binding */ compareByEdits),
  compareFixture: () => (/* binding */ compareFixture),
  comparePlainly: () => (/* binding */ comparePlainly),
  compareQuickly: () => (/* binding */ compareQuickly),
  compareReading: () => (/* binding */ compareReading),
  modes: () => (/* binding */ modes)
});

// EXTERNAL MODULE: ./lib/documents/large/source.js
var source = __webpack_require__(29041);
// EXTERNAL MODULE: ./lib/documents/read.js
var read = __webpack_require__(17932);
// EXTERNAL MODULE: ./lib/documents/read-options.js
var read_options = __webpack_require__(84975);
// EXTERNAL MODULE: ./lib/documents/registry.js
var registry = __webpack_require__(40987);
// EXTERNAL MODULE: ./lib/comparison/collector.js
var comparison_collector = __webpack_require__(13194);
// EXTERNAL MODULE: ./lib/comparison/documents.js + 2 modules
var documents = __webpack_require__(74724);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/documents/json-parser.js + 1 modules
var json_parser = __webpack_require__(73450);
// EXTERNAL MODULE: ./lib/documents/edited/differences.js
var differences = __webpack_require__(57662);
;// CONCATENATED MODULE: ./lib/documents/edited/edited.js
/** Stands for whatever is the same on both sides and of which nobody may ask more than that. */
const SAME = { kind: 'null', line: 0 };

;// CONCATENATED MODULE: ./lib/documents/edited/json-siblings.js

/** How many elements are looked into, and how many bytes of them. */
const MAX_ELEMENTS = 24;
const MAX_BYTES = 65_536;
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const OPEN_BRACE = 123;
/** Members whose strings decide which variant an object is (comparison/object-facts.ts). */
const DISCRIMINATORS = new Set(['"type"', '"kind"', '"event"', '"op"', '"@type"']);
/**
 * The scalars at `names` in the first elements of the array that opens at `start`, the one of element `own` left out. The
 * text is known to be JSON. Whatever is unusual ends the search.
 */
function* siblingsOf(bytes, start, own, names) {
    const path = names.map((name) => JSON.stringify(name));
    const limit = Math.min(bytes.length, start + MAX_BYTES);
    const before = [];
    let mine;
    let at = start + 1;
    for (let index = 0; index < MAX_ELEMENTS || index <= own; index += 1) {
        at = afterSpace(bytes, at);
        const end = valueEnd(bytes, at, limit);
        if (end === -1)
            return;
        // Far from the first elements only the edited one is of interest: whose variant it is.
        const seen = index < MAX_ELEMENTS || index === own ? lookUp(bytes, at, path) : undefined;
        if (index === own) {
            if (seen === undefined)
                return;
            mine = seen;
            for (const other of before)
                yield* leavesOf(bytes, other, mine);
        }
        else if (seen !== undefined) {
            if (mine === undefined)
                before.push(seen);
            else
                yield* leavesOf(bytes, seen, mine);
        }
        at = afterSpace(bytes, end);
        if (bytes[at] !== COMMA)
            return;
        at += 1;
    }
}
function leavesOf(bytes, other, mine) {
    const leaf = other.variants === mine.variants ? leafOf(bytes, other.from, other.to, 0) : undefined;
    return leaf === undefined ? [] : [leaf];
}
/** Undefined where there is no scalar at the path, or where a name on the way is escaped or stands there twice. */
function lookUp(bytes, start, path) {
    let at = start;
    let variants = '';
    for (const name of path) {
        if (bytes[at] !== OPEN_BRACE)
            return undefined;
        let found = -1;
        at = afterSpace(bytes, at + 1);
        while (bytes[at] === QUOTE) {
            const nameEnd = tokenEnd(bytes, at);
            const written = bytes.toString('utf8', at, nameEnd);
            if (written.includes('\\'))
                return undefined;
            at = afterSpace(bytes, nameEnd);
            if (bytes[at] !== COLON)
                return undefined;
            at = afterSpace(bytes, at + 1);
            const end = valueEnd(bytes, at, bytes.length);
            if (end === -1)
                return undefined;
            if (written === name) {
                if (found !== -1)
                    return undefined;
                found = at;
            }
            if (DISCRIMINATORS.has(written))
                variants += `${written}${bytes.toString('utf8', at, end)}`;
            at = afterSpace(bytes, end);
            if (bytes[at] !== COMMA)
                break;
            at = afterSpace(bytes, at + 1);
        }
        if (found === -1)
            return undefined;
        variants += '/';
        at = found;
    }
    const to = tokenEnd(bytes, at);
    return to === -1 ? undefined : { from: at, to, variants };
}
function afterSpace(bytes, from) {
    let at = from;
    for (let code = bytes[at]; code === 32 || code === 9 || code === 10 || code === 13; code = bytes[++at])
        ;
    return at;
}
/** Behind the value that begins at `at`; -1 where it does not end before `limit`. */
function valueEnd(bytes, start, limit) {
    let depth = 0;
    for (let at = start; at < limit; at += 1) {
        const code = bytes[at];
        if (code === QUOTE) {
            for (at += 1; at < limit && bytes[at] !== QUOTE; at += 1)
                if (bytes[at] === BACKSLASH)
                    at += 1;
            if (depth === 0)
                return at + 1;
        }
        else if (code === OPEN_BRACE || code === OPEN_BRACKET)
            depth += 1;
        else if (code === 93 || code === 125) {
            depth -= 1;
            if (depth === 0)
                return at + 1;
            if (depth < 0)
                return -1;
        }
        else if (depth === 0) {
            const end = tokenEnd(bytes, at);
            return end;
        }
    }
    return -1;
}

;// CONCATENATED MODULE: ./lib/documents/edited/map-watch.js
function newMapWatch() {
    return { wrapped: 0, bare: false };
}
/** Takes an object that is complete. `named` says that one of its names is structure (`namesStructure`). */
function watchObject(watch, size, hasScalar, named) {
    if (size === 0)
        return;
    if (!named)
        watch.bare = true;
    else if (!hasScalar)
        watch.wrapped += size;
}
/** Names of fewer characters are no long hexadecimal and no UUID. */
const SHORTEST_HEX = 12;
/** Whether a name is neither data nor of a character that marks data, beyond doubt. Escaped ones are in doubt. */
function namesStructure(at, start, end) {
    let hex = true;
    for (let index = start; index < end; index += 1) {
        const code = at(index);
        // The digits and the slash stand in a row; then `@` and the backslash.
        if ((code >= 47 && code <= 57) || code === 64 || code === 92)
            return false;
        if (!((code >= 65 && code <= 70) || (code >= 97 && code <= 102)))
            hex = false;
    }
    return end > start && !(hex && end - start >= SHORTEST_HEX);
}

;// CONCATENATED MODULE: ./lib/documents/edited/json.js






/**
 * Reads two JSON texts that are alike but for some scalars in one pass over head's bytes, and makes nothing of what is the
 * same. Gives up (undefined) wherever a difference is not one scalar in the place of another of its kind, and at all that the
 * parser would remark on or refuse: then both sides are read in full (docs/adr/0160).
 */
/** More edits than this are no edits but another file. */
const MAX_EDITS = 20_000;
/** Deeper texts are left to the parser, which knows the policy's limit and how to say that it was reached. */
const MAX_DEPTH = 128;
/** A rewritten token of more bytes is left to the parser. */
const MAX_TOKEN = 65_536;
const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;
const json_QUOTE = 34;
const PLUS = 43;
const json_COMMA = 44;
const MINUS = 45;
const DOT = 46;
const ZERO = 48;
const NINE = 57;
const json_COLON = 58;
const UPPER_E = 69;
const json_OPEN_BRACKET = 91;
const json_BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const LOWER_E = 101;
const LOWER_F = 102;
const LOWER_N = 110;
const LOWER_T = 116;
const LOWER_U = 117;
const json_OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
function readEditedJson(baseBytes, headBytes, limits) {
    const base = (0,differences/* bufferOf */.K)(baseBytes);
    const head = (0,differences/* bufferOf */.K)(headBytes);
    // Byte order marks and broken sequences are the decoder's to judge.
    if (head[0] === 0xef || !(0,external_node_buffer_.isUtf8)(head) || !(0,external_node_buffer_.isUtf8)(base))
        return undefined;
    const scan = { base, head, limits, edits: [], maps: newMapWatch(), root: undefined };
    if (!scanJson(scan) || scan.root === undefined || scan.edits.length === 0)
        return undefined;
    const { root } = scan;
    return {
        base: documentOf(treeOf(root, 'base')),
        head: documentOf(treeOf(root, 'head')),
        edits: scan.edits.map((found) => editOf(head, found)),
        maps: scan.maps,
    };
}
/**
 * The whole grammar in one loop: strict JSON, every byte of head looked at once. `at` is in head, `at - shift` is the same
 * place in base; up to `next` both texts are equal.
 */
function scanJson(scan) {
    const { base, head, limits } = scan;
    const end = head.length;
    const maxDepth = Math.min(limits.depth, MAX_DEPTH);
    const pool = [];
    const byteAt = (index) => head[index];
    let depth = 0;
    let top;
    let at = 0;
    let shift = 0;
    let next = (0,differences/* equalFrom */.N)(base, 0, head, 0);
    let line = 1;
    let nodes = 0;
    let code = 0;
    // Where the text stands: before a value, before a name (or `}`), behind a value.
    let state = 'value';
    for (;;) {
        for (code = head[at]; at < end; code = head[++at]) {
            if (code === SPACE || code === TAB)
                continue;
            if (code === LF)
                line += 1;
            else if (code === CR) {
                if (head[at + 1] !== LF)
                    line += 1;
            }
            else
                break;
        }
        // A difference lies in what was just passed, and it was none between two scalars.
        if (at > next)
            return false;
        if (at >= end)
            break;
        if (state === 'behind') {
            if (top === undefined)
                return false;
            at += 1;
            if (code === json_COMMA) {
                state = top.isArray ? 'value' : 'name';
                continue;
            }
            if (code !== (top.isArray ? CLOSE_BRACKET : CLOSE_BRACE))
                return false;
            depth -= 1;
            if (!top.isArray && depth > 0)
                watchObject(scan.maps, top.size, top.hasScalar, top.named);
            top = depth === 0 ? undefined : pool[depth - 1];
            continue;
        }
        if (state === 'name' || state === 'first-name') {
            at += 1;
            if (code === CLOSE_BRACE && state === 'first-name') {
                depth -= 1;
                top = depth === 0 ? undefined : pool[depth - 1];
                state = 'behind';
                continue;
            }
            if (code !== json_QUOTE)
                return false;
            const frame = top;
            frame.nameStart = at;
            frame.nameLine = line;
            let escaped = false;
            for (code = head[at]; at < end && code !== json_QUOTE; code = head[++at]) {
                if (code < 32)
                    return false;
                if (code === json_BACKSLASH) {
                    at = escapeEnd(head, at);
                    if (at === -1)
                        return false;
                    escaped = true;
                }
            }
            frame.nameEnd = at;
            frame.escapedName = escaped;
            if (!frame.named)
                frame.named = namesStructure(byteAt, frame.nameStart, at);
            for (code = head[++at]; code === SPACE || code === TAB || code === LF || code === CR; code = head[++at]) {
                if (code === LF || (code === CR && head[at + 1] !== LF))
                    line += 1;
            }
            if (code !== json_COLON)
                return false;
            at += 1;
            state = 'value';
            continue;
        }
        if (code === CLOSE_BRACKET && state === 'first-value') {
            at += 1;
            depth -= 1;
            top = depth === 0 ? undefined : pool[depth - 1];
            state = 'behind';
            continue;
        }
        nodes += 1;
        if (nodes > limits.nodes)
            return false;
        if (top !== undefined)
            top.size += 1;
        if (code === json_OPEN_BRACE || code === json_OPEN_BRACKET) {
            if (depth >= maxDepth)
                return false;
            const isArray = code === json_OPEN_BRACKET;
            // A frame that an edit refers to stays as it is; all others are used again.
            let frame = pool[depth];
            if (frame === undefined || frame.children !== undefined) {
                frame = newFrame();
                pool[depth] = frame;
            }
            frame.isArray = isArray;
            frame.start = at;
            frame.size = 0;
            frame.hasScalar = false;
            frame.named = false;
            depth += 1;
            top = frame;
            at += 1;
            state = isArray ? 'first-value' : 'first-name';
            continue;
        }
        if (top !== undefined)
            top.hasScalar = true;
        const start = at;
        if (code === json_QUOTE) {
            at += 1;
            for (code = head[at]; at < end && code !== json_QUOTE; code = head[++at]) {
                if (code < 32)
                    return false;
                if (code === json_BACKSLASH) {
                    at = escapeEnd(head, at);
                    if (at === -1)
                        return false;
                }
            }
            if (at >= end)
                return false;
            at += 1;
        }
        else {
            at = code === MINUS || (code >= ZERO && code <= NINE) ? numberEnd(head, at) : wordEnd(head, at, code);
            if (at === -1)
                return false;
        }
        state = 'behind';
        // What stands right behind a number or a word may have been part of it in base.
        if (next > at || (next === at && head[start] === json_QUOTE))
            continue;
        if (next < start || depth === 0)
            return false;
        const from = start - shift;
        const to = tokenEnd(base, from);
        if (to === -1 || at - start > MAX_TOKEN || to - from > MAX_TOKEN)
            return false;
        const [old, now] = [leafOf(base, from, to, line), leafOf(head, start, at, line)];
        if (old === undefined || now === undefined || old.kind !== now.kind)
            return false;
        if (base.compare(head, start, at, from, to) === 0)
            return false;
        if (scan.edits.length >= MAX_EDITS || !addEdit(scan, pool, depth, old, now))
            return false;
        shift = at - to;
        next = at + (0,differences/* equalFrom */.N)(base, to, head, at);
    }
    // Behind the root nothing is left, in base neither.
    return depth === 0 && state === 'behind' && next === end && end - shift === base.length;
}
function newFrame() {
    return {
        isArray: false,
        start: 0,
        size: 0,
        hasScalar: false,
        named: false,
        nameStart: 0,
        nameEnd: 0,
        escapedName: false,
        nameLine: 0,
        children: undefined,
    };
}
/** Takes the escape at `at`; returns its last byte, or -1. */
function escapeEnd(bytes, at) {
    const code = bytes[at + 1];
    if (code === LOWER_U) {
        for (let index = at + 2; index < at + 6; index += 1)
            if (!isHex(bytes[index] ?? 0))
                return -1;
        return at + 5;
    }
    // One of "\/bfnrt.
    const plain = code === json_QUOTE || code === json_BACKSLASH || code === 47 || code === 98 || code === LOWER_F || code === LOWER_N;
    return plain || code === 114 || code === LOWER_T ? at + 1 : -1;
}
function isHex(code) {
    return (code >= ZERO && code <= NINE) || (code >= 65 && code <= 70) || (code >= 97 && code <= LOWER_F);
}
/** Behind the number that begins at `at`, or -1. */
function numberEnd(bytes, at) {
    let index = bytes[at] === MINUS ? at + 1 : at;
    const first = index;
    while (isDigit(bytes[index]))
        index += 1;
    if (index === first || (bytes[first] === ZERO && index > first + 1))
        return -1;
    if (bytes[index] === DOT) {
        const fraction = ++index;
        while (isDigit(bytes[index]))
            index += 1;
        if (index === fraction)
            return -1;
    }
    if (bytes[index] === LOWER_E || bytes[index] === UPPER_E) {
        index += bytes[index + 1] === PLUS || bytes[index + 1] === MINUS ? 2 : 1;
        const exponent = index;
        while (isDigit(bytes[index]))
            index += 1;
        if (index === exponent)
            return -1;
    }
    // The parser has a limit of its own, far above this one.
    return index - at > 1_024 ? -1 : index;
}
function isDigit(code) {
    return code !== undefined && code >= ZERO && code <= NINE;
}
const WORDS = { t: Buffer.from('true'), f: Buffer.from('false'), n: Buffer.from('null') };
function wordEnd(bytes, at, code) {
    const word = code === LOWER_T ? WORDS.t : code === LOWER_F ? WORDS.f : code === LOWER_N ? WORDS.n : undefined;
    if (word === undefined)
        return -1;
    for (let index = 0; index < word.length; index += 1)
        if (bytes[at + index] !== word[index])
            return -1;
    return at + word.length;
}
/** Behind the scalar that begins at `at`, or -1 where none does. */
function tokenEnd(bytes, at) {
    const code = bytes[at];
    if (code === undefined)
        return -1;
    if (code !== json_QUOTE)
        return code === MINUS || isDigit(code) ? numberEnd(bytes, at) : wordEnd(bytes, at, code);
    for (let index = at + 1; index < bytes.length; index += 1) {
        const one = bytes[index];
        if (one === json_QUOTE)
            return index + 1;
        if (one === json_BACKSLASH)
            index += 1;
    }
    return -1;
}
/** The parser's own node, so that literals, escapes and types are decided in one place. */
function leafOf(bytes, from, to, line) {
    const parsed = (0,json_parser/* parseJson */.q)({ text: bytes.toString('utf8', from, to), line, maxDepth: 1, maxNodes: 2 });
    if (!parsed.ok || parsed.notices.length > 0)
        return undefined;
    const { root } = parsed;
    return root.kind === 'object' || root.kind === 'array' ? undefined : root;
}
/** Hangs the pair of scalars below the open frames. */
function addEdit(scan, pool, depth, base, head) {
    const frames = pool.slice(0, depth);
    const names = [];
    for (const [index, frame] of frames.entries()) {
        // An escaped name is for the parser to read.
        if (!frame.isArray && frame.escapedName)
            return false;
        const name = frame.isArray ? '' : scan.head.toString('utf8', frame.nameStart, frame.nameEnd);
        names.push(name);
        const inner = frames[index + 1];
        frame.children ??= [];
        if (inner !== undefined && frame.children.at(-1)?.frame === inner)
            continue;
        const at = frame.isArray ? frame.size - 1 : frame.nameStart;
        frame.children.push({ frame: inner, at, name, line: frame.nameLine, base, head });
    }
    scan.root = frames[0];
    scan.edits.push({ frames, names, indexes: frames.map(({ size }) => size - 1), leaf: head });
    return true;
}
function treeOf(frame, side) {
    const children = frame.children ?? [];
    const value = (child) => (child.frame === undefined ? child[side] : treeOf(child.frame, side));
    if (!frame.isArray) {
        const members = children.map((child) => ({ name: child.name, value: value(child), line: child.line }));
        return { kind: 'object', members, line: 0 };
    }
    const items = new Array(frame.size).fill(SAME);
    for (const child of children)
        items[child.at] = value(child);
    return { kind: 'array', items, line: 0 };
}
/** Layouts are equal, for no difference touches a line end or stands at one: so none of it is told. */
function documentOf(root) {
    return {
        format: 'json',
        readings: [{ label: '', content: { kind: 'tree', root } }],
        declared: {},
        layout: {},
        notices: [],
    };
}
function editOf(head, { frames, names, indexes, leaf }) {
    const way = frames.map(({ isArray, size, hasScalar }, index) => isArray ? { kind: 'array' } : { kind: 'object', name: names[index], size, hasScalar });
    const innermost = frames.findLastIndex(({ isArray }) => isArray);
    const siblings = () => innermost === -1 ? [] : siblingsOf(head, frames[innermost].start, indexes[innermost], names.slice(innermost + 1));
    return { way, leaf, siblings };
}

// EXTERNAL MODULE: ./lib/documents/yaml/keys.js
var keys = __webpack_require__(60458);
// EXTERNAL MODULE: ./lib/documents/yaml/quick-reader.js + 2 modules
var quick_reader = __webpack_require__(32088);
// EXTERNAL MODULE: ./lib/documents/yaml/quick-scalars.js
var quick_scalars = __webpack_require__(7255);
// EXTERNAL MODULE: ./lib/documents/yaml/scalars.js
var scalars = __webpack_require__(95497);
;// CONCATENATED MODULE: ./lib/documents/edited/yaml-lines.js

const yaml_lines_MAX_EDITS = 5_000;
const yaml_lines_LF = 10;
/** Lines that differ, one for one; undefined where lines came or went, or too many differ. */
function editedLines(base, head) {
    const lines = [];
    let [from, to] = [0, 0];
    for (;;) {
        const equal = (0,differences/* equalFrom */.N)(base, from, head, to);
        if (from + equal === base.length && to + equal === head.length)
            return lines;
        const [start, baseStart] = [lineStart(head, to + equal), lineStart(base, from + equal)];
        const [end, baseEnd] = [lineEnd(head, to + equal), lineEnd(base, from + equal)];
        // The last line may lack its line feed, but not on one side alone.
        if ((end === head.length) !== (baseEnd === base.length) || lines.length >= yaml_lines_MAX_EDITS)
            return undefined;
        lines.push({ start, base: base.toString('utf8', baseStart, baseEnd) });
        if (end === head.length)
            return lines;
        [from, to] = [baseEnd + 1, end + 1];
    }
}
function lineStart(bytes, at) {
    return at === 0 ? 0 : bytes.lastIndexOf(yaml_lines_LF, at - 1) + 1;
}
function lineEnd(bytes, at) {
    const end = bytes.indexOf(yaml_lines_LF, at);
    return end === -1 ? bytes.length : end;
}
/** The same lines by their offsets in characters. */
function offsetsInText(head, lines) {
    let [bytes, characters] = [0, 0];
    return lines.map(({ start, base }) => {
        characters += head.toString('utf8', bytes, start).length;
        bytes = start;
        return { start: characters, base };
    });
}

// EXTERNAL MODULE: ./lib/documents/edited/yaml-scalars.js
var yaml_scalars = __webpack_require__(71411);
;// CONCATENATED MODULE: ./lib/documents/edited/yaml-siblings.js

/** A longer stretch is not read again. */
const MAX_CHARACTERS = 65_536;
const LIMITS = { maxDepth: 64, maxNodes: 65_536 };
/** Members whose strings decide which variant an object is (comparison/object-facts.ts). */
const yaml_siblings_DISCRIMINATORS = new Set(['type', 'kind', 'event', 'op', '@type']);
/**
 * The scalars at `names` in the first elements of a list, the one of element `own` left out, and those whose variant is another.
 */
function* elementsOf(text, { indent, starts }, own, names) {
    const [mine] = readElements(text, own.start, own.start, indent);
    const variant = mine && variantAt(mine, names);
    if (variant === undefined)
        return;
    const others = readElements(text, starts[0] ?? -1, starts.at(-1) ?? -1, indent);
    for (const [index, element] of others.entries()) {
        if (index === own.index || variantAt(element, names)?.words !== variant.words)
            continue;
        yield variantAt(element, names).leaf;
    }
}
/** The elements that begin on the lines from `first` to `last`, read as the list that they are part of. */
function readElements(text, first, last, indent) {
    if (first < 0 || last < first)
        return [];
    const end = elementEnd(text, last, indent);
    if (end - first > MAX_CHARACTERS)
        return [];
    const tree = (0,quick_reader/* readQuickly */.x)(`list:\n${text.slice(first, end)}`, '1.2', LIMITS);
    const root = tree?.ambiguous === false ? tree.documents[0] : undefined;
    const list = root?.kind === 'object' && root.members.length === 1 ? root.members[0].value : undefined;
    return list?.kind === 'array' ? list.items : [];
}
/** Where the next line begins that stands no further right than the list. */
function elementEnd(text, start, indent) {
    let at = text.indexOf('\n', start) + 1;
    while (at > 0 && at < text.length) {
        let column = 0;
        while (text.charCodeAt(at + column) === 32)
            column += 1;
        const code = text.charCodeAt(at + column);
        if (code !== 10 && code !== 35 && column <= indent)
            return at;
        at = text.indexOf('\n', at) + 1;
    }
    return text.length;
}
/** The scalar at `names`, and the strings on the way that could name a variant. */
function variantAt(element, names) {
    let node = element;
    const words = [];
    for (const name of names) {
        if (node.kind !== 'object')
            return undefined;
        const found = node.members.filter((member) => member.name === name);
        if (found.length !== 1)
            return undefined;
        for (const member of node.members)
            if (yaml_siblings_DISCRIMINATORS.has(member.name))
                words.push(JSON.stringify([member.name, member.value]).replace(/"line":\d+/g, ''));
        words.push('/');
        node = found[0].value;
    }
    return node.kind === 'object' || node.kind === 'array' ? undefined : { leaf: node, words: words.join() };
}

;// CONCATENATED MODULE: ./lib/documents/edited/yaml-tree.js


function yaml_tree_addEdit(scan, base, head) {
    const { text, frames } = scan;
    for (const [index, frame] of frames.entries()) {
        const inner = frames[index + 1];
        frame.children ??= [];
        if (inner !== undefined && frame.children.at(-1)?.frame === inner)
            continue;
        frame.children.push({ frame: inner, at: frame.size, name: frame.key, base, head });
    }
    const open = [...frames];
    const names = open.map(({ key }) => key);
    const innermost = open.findLastIndex(({ kind }) => kind === 'list');
    const list = open[innermost];
    const own = list && { index: list.size, start: list.start };
    scan.edits.push({
        get way() {
            return open.map(({ kind, size, hasScalar }, index) => kind === 'list' ? { kind: 'array' } : { kind: 'object', name: names[index], size, hasScalar });
        },
        leaf: head,
        siblings: () => (list && own ? elementsOf(text, list, own, names.slice(innermost + 1)) : []),
    });
}
function yaml_tree_treeOf(frame, side) {
    const children = frame.children ?? [];
    const nodeOf = (child) => (child.frame === undefined ? child[side] : yaml_tree_treeOf(child.frame, side));
    if (frame.kind === 'map') {
        const members = children.map((child) => ({ name: child.name, value: nodeOf(child), line: 0 }));
        return { kind: 'object', members, line: 0 };
    }
    const items = new Array(frame.size).fill(SAME);
    for (const child of children)
        items[child.at] = nodeOf(child);
    return { kind: 'array', items, line: 0 };
}
function yaml_tree_documentOf(root) {
    return {
        format: 'yaml',
        readings: [{ label: '', content: { kind: 'tree', root } }],
        declared: {},
        layout: {},
        notices: [],
    };
}

;// CONCATENATED MODULE: ./lib/documents/edited/yaml.js










/**
 * Reads two everyday YAML texts that are alike but for scalars on some lines. It takes less than the quick reader does
 * (yaml/quick-reader.ts), so what it takes has one reading, and it gives up (undefined) at all else.
 */
const yaml_MAX_DEPTH = 32;
const MAX_KEY = 256;
/** Starts of so many elements are kept, to look for siblings of an edit. */
const KEPT_ELEMENTS = 24;
const VERSION = '1.2';
function readEditedYaml(baseBytes, headBytes, limits) {
    const base = (0,differences/* bufferOf */.K)(baseBytes);
    const head = (0,differences/* bufferOf */.K)(headBytes);
    if (!(0,external_node_buffer_.isUtf8)(base) || !(0,external_node_buffer_.isUtf8)(head))
        return undefined;
    const lines = editedLines(base, head);
    if (lines === undefined)
        return undefined;
    const ascii = (0,external_node_buffer_.isAscii)(head);
    const text = head.toString(ascii ? 'latin1' : 'utf8');
    if (quick_reader/* UNUSUAL */.G.test(text))
        return undefined;
    const scan = {
        text,
        limits,
        lines: ascii ? lines : offsetsInText(head, lines),
        ...{
            frames: [],
            next: 0,
            edits: [],
            maps: newMapWatch(),
            following: new Map(),
            lastKey: '',
            known: new Set(),
            nodes: 0,
            root: undefined,
            at: 0,
        },
    };
    if (!readLines(scan) || scan.next !== lines.length || scan.edits.length !== lines.length)
        return undefined;
    while (scan.frames.length > 0)
        if (!yaml_close(scan))
            return undefined;
    const { root, edits } = scan;
    if (root === undefined || scan.nodes >= limits.nodes)
        return undefined;
    return { base: yaml_tree_documentOf(yaml_tree_treeOf(root, 'base')), head: yaml_tree_documentOf(yaml_tree_treeOf(root, 'head')), edits, maps: scan.maps };
}
function readLines(scan) {
    const { text } = scan;
    let first = true;
    for (let start = 0, line = 1; start < text.length; line += 1) {
        const feed = text.indexOf('\n', start);
        const end = feed === -1 ? text.length : feed;
        let at = start;
        while (at < end && text.charCodeAt(at) === quick_scalars/* SPACE */.t6)
            at += 1;
        if (at < end && text.charCodeAt(at) !== quick_scalars/* HASH */.v9) {
            const mark = at === start && (text.startsWith('---', at) || text.startsWith('...', at));
            // A line of dashes and nothing else may open the one document.
            if (mark && !(first && end === at + 3 && text.charCodeAt(at) === quick_scalars/* DASH */.jr))
                return false;
            if (!mark && !readEntry(scan, start, at, end, line))
                return false;
            first = false;
        }
        start = end + 1;
    }
    return true;
}
/** As the quick reader does it. */
function readEntry(scan, start, from, end, line) {
    const { frames, text } = scan;
    const indent = from - start;
    let opening = enter(scan, indent, isDash(text, from, end));
    if (opening === undefined)
        return false;
    let at = from;
    for (;;) {
        const dash = isDash(text, at, end);
        const name = dash ? undefined : keyAt(scan, at, end);
        if (!dash && name === undefined)
            return opening && at > from && value(scan, start, at, end, line);
        if (opening && !push(scan, dash ? 'list' : 'map', at - start))
            return false;
        const frame = frames[frames.length - 1];
        if (frame.kind !== (dash ? 'list' : 'map'))
            return false;
        frame.waiting = true;
        if (dash) {
            frame.start = at === from ? start : -1;
            if (frame.size < KEPT_ELEMENTS)
                frame.starts.push(frame.start);
        }
        else {
            frame.key = name;
            if (!frame.named)
                frame.named = namesStructure((index) => name.charCodeAt(index), 0, name.length);
            scan.nodes += 1;
        }
        at = dash ? at + 1 : scan.at;
        while (at < end && text.charCodeAt(at) === quick_scalars/* SPACE */.t6)
            at += 1;
        if (at === end || text.charCodeAt(at) === quick_scalars/* HASH */.v9)
            return true;
        if (!dash)
            return value(scan, start, at, end, line);
        opening = true;
    }
}
function enter(scan, indent, dash) {
    const { frames } = scan;
    let top = frames[frames.length - 1];
    if (top === undefined)
        return scan.root === undefined && indent === 0 ? true : undefined;
    if (top.waiting) {
        if (indent > top.indent || (dash && indent === top.indent && top.kind === 'map'))
            return true;
        if (!attachScalar(scan))
            return undefined;
    }
    while (top !== undefined && (top.indent > indent || (top.indent === indent && top.kind === 'list' && !dash))) {
        if (!yaml_close(scan))
            return undefined;
        top = frames[frames.length - 1];
    }
    return top !== undefined && top.indent === indent && !top.waiting ? false : undefined;
}
function isDash(text, at, end) {
    return text.charCodeAt(at) === quick_scalars/* DASH */.jr && (at + 1 === end || text.charCodeAt(at + 1) === quick_scalars/* SPACE */.t6);
}
function push(scan, kind, indent) {
    // The reader counts a scalar as a level of its own.
    if (scan.frames.length >= Math.min(yaml_MAX_DEPTH, scan.limits.depth - 1))
        return false;
    scan.nodes += 1;
    scan.frames.push({
        ...{
            kind,
            indent,
            size: 0,
            hasScalar: false,
            named: false,
            waiting: false,
            key: '',
            children: undefined,
            starts: [],
            start: -1,
        },
    });
    return true;
}
function yaml_close(scan) {
    const top = scan.frames[scan.frames.length - 1];
    if (top.waiting && !attachScalar(scan))
        return false;
    scan.frames.pop();
    if (scan.frames.length > 0) {
        if (top.kind === 'map')
            watchObject(scan.maps, top.size, top.hasScalar, top.named);
        return attach(scan);
    }
    scan.root = top;
    return true;
}
function attach(scan) {
    const frame = scan.frames[scan.frames.length - 1];
    if (!frame.waiting)
        return false;
    frame.waiting = false;
    frame.size += 1;
    return true;
}
function attachScalar(scan) {
    scan.nodes += 1;
    scan.frames[scan.frames.length - 1].hasScalar = true;
    return attach(scan);
}
/** The plain key that begins here; undefined where none does, or none that is a string beyond doubt. */
function keyAt(scan, at, end) {
    const { text, following, lastKey } = scan;
    const expected = following.get(lastKey);
    if (expected !== undefined && text.startsWith(expected, at) && isColon(text, at + expected.length, end)) {
        scan.lastKey = expected;
        scan.at = at + expected.length + 1;
        return expected;
    }
    const first = text.charCodeAt(at);
    if (first === quick_scalars/* DOUBLE_QUOTE */.fi || first === quick_scalars/* SINGLE_QUOTE */.ur)
        return undefined;
    const stop = (0,quick_scalars/* plainEnd */._u)(text, at, end);
    if (stop === undefined || stop - at > MAX_KEY || !isColon(text, stop, end))
        return undefined;
    const name = text.slice(at, stop);
    if (!scan.known.has(name)) {
        if (name === '<<' || name.endsWith(' ') || (0,scalars/* isTyped */.xN)(name) || (0,keys/* scalarKey */.w)(name, VERSION) !== name)
            return undefined;
        scan.known.add(name);
    }
    following.set(lastKey, name);
    scan.lastKey = name;
    scan.at = stop + 1;
    return name;
}
function isColon(text, at, end) {
    return at < end && text.charCodeAt(at) === quick_scalars/* COLON */.oH && (at + 1 === end || text.charCodeAt(at + 1) === quick_scalars/* SPACE */.t6);
}
/** Takes the scalar up to the end of the line; it is looked at closely only where base has another one. */
function value(scan, start, at, end, line) {
    const { text } = scan;
    const edited = scan.lines[scan.next];
    if (edited?.start !== start) {
        const code = text.charCodeAt(at);
        return ((code === quick_scalars/* DOUBLE_QUOTE */.fi || code === quick_scalars/* SINGLE_QUOTE */.ur ? (0,yaml_scalars/* isQuoted */.f5)(text, at, end) : (0,yaml_scalars/* isPlain */.$i)(text, at, end)) &&
            attachScalar(scan));
    }
    scan.next += 1;
    const [column, other] = [at - start, edited.base];
    // A hash opens a comment only behind a blank, so what stands in front of the value has to be looked at with it.
    if (!other.startsWith(text.slice(start, at)) || quick_reader/* UNUSUAL */.G.test(other))
        return false;
    const [now, old] = [(0,yaml_scalars/* scalarAt */.C_)(text, at, end, line), (0,yaml_scalars/* scalarAt */.C_)(other, column, other.length, line)];
    if (now === undefined || old === undefined || now.node.kind !== old.node.kind)
        return false;
    // White space and comments behind it are no part of the value.
    if (text.slice(now.end, end) !== other.slice(old.end))
        return false;
    yaml_tree_addEdit(scan, old.node, now.node);
    return attachScalar(scan);
}

;// CONCATENATED MODULE: ./lib/documents/edited/read.js



/** Both sides as their edits, where that can be told without reading them in full; see `readPair` for the plain way. */
function readEdited(path, base, head, { format, limits, yaml }) {
    if (Math.max(base.length, head.length) > limits.file)
        return undefined;
    const id = format === 'auto' ? (0,registry/* formatForPath */.G9)(path)?.id : format;
    if (id === 'json')
        return readEditedJson(base, head, limits);
    return id === 'yaml' && yaml === 'auto' ? readEditedYaml(base, head, limits) : undefined;
}

// EXTERNAL MODULE: ./lib/comparison/hollow.js
var hollow = __webpack_require__(74986);
// EXTERNAL MODULE: ./lib/comparison/maps.js
var maps = __webpack_require__(94822);
;// CONCATENATED MODULE: ./lib/comparison/edited.js





/**
 * Compares two sides that differ in some scalars alone, without a tree of either: what the edits are is worked out by the
 * same functions as always, over trees that hold nothing else. Undefined wherever the answer could hang on anything that is
 * not there; the caller then reads both sides in full. So this is quicker or it is nothing, and never another answer
 * (docs/adr/0160, __tests__/comparison/edited.test.ts).
 */
function compareEdited(job, options, rules) {
    if (!isPlain(rules))
        return undefined;
    const pair = readEdited(job.path, job.base.bytes, job.head.bytes, options);
    return pair && compareEdits(pair, rules);
}
/** Rules for single paths may select what is not there, and whether they do is reported. */
function isPlain(rules) {
    const { tolerances, keys, unordered, maps, notMaps, ids, timestamps, texts } = rules;
    return [tolerances, keys, unordered, maps, notMaps, ids, timestamps, texts].every(({ length }) => length === 0);
}
function compareEdits({ base, head, edits, maps }, rules) {
    try {
        const result = (0,documents/* compareDocuments */.OD)((0,documents/* onlyEditsSession */.I3)(rules), base, head);
        const { shape, value } = result.collector.counts;
        // Node sets are looked at where something was rewritten: what has become hollow, and which objects are maps.
        // A map that stands beside an edited value, at its very place, is told of as well.
        if (shape + value > 0 && (mayHaveMaps(maps) || !edits.every(saysNothingMore)))
            return undefined;
        if (!rules.settings.every((label) => isMet(label, edits)))
            return undefined;
        return { ...result, format: base.format };
    }
    catch (error) {
        if (error instanceof source/* Declined */.FX)
            return undefined;
        throw error;
    }
}
/** Whether a setting is surely for something in the files; one that is for nothing in them is reported (`unusedRules`). */
function isMet(label, edits) {
    return label.startsWith('tolerances[') && edits.some(({ leaf }) => leaf.kind === 'number');
}
/**
 * A set of objects that has a scalar and a name that is structure is no map, and one without a scalar is none if it has few
 * names. So this says no only where that holds for every set that could be made of the objects below the root.
 */
function mayHaveMaps({ bare, wrapped }) {
    return bare || wrapped >= maps/* MANY_KEYS */.DC;
}
/** Whether the sets of nodes that an edit belongs to are neither hollow nor entries of a map, beyond doubt. */
function saysNothingMore(edit) {
    return edit.way.every((_, depth) => isNoMap(edit, depth)) && hasOtherValue(edit);
}
/**
 * `mapReason` for one object of the set, where that one decides: with a scalar among its values it can be a map only if all
 * names are data; without, the set has to be this object alone, which is sure of the root.
 */
function isNoMap({ way }, depth) {
    const at = way[depth];
    if (at.kind === 'array')
        return true;
    if ((0,maps/* isDataKey */.q_)(at.name))
        return false;
    return at.hasScalar || (depth === 0 && at.size < maps/* MANY_KEYS */.DC && !maps/* DATA_CHARACTER */.te.test(at.name));
}
/**
 * Two values at one place that differ, one of them not blank, keep a set from being uniform and from being blank, which is
 * all that `hollowTree` and `hollowWhole` look for; and nothing else of the file has changed.
 */
function hasOtherValue({ leaf, siblings }) {
    const own = (0,hollow/* canonical */.$N)(leaf);
    for (const sibling of siblings()) {
        const other = (0,hollow/* canonical */.$N)(sibling);
        if (other !== own && !((0,hollow/* isBlank */.z3)(own) && (0,hollow/* isBlank */.z3)(other)))
            return true;
    }
    return false;
}

// EXTERNAL MODULE: ./lib/comparison/nodes.js
var nodes = __webpack_require__(4492);
// EXTERNAL MODULE: ./lib/comparison/rules.js
var comparison_rules = __webpack_require__(65206);
;// CONCATENATED MODULE: ./lib/comparison/unused.js
/** Nodes that a search for one rule may visit before the rule is taken as used: a wrong `unused` is worse than none. */
const MAX_VISITS = 200_000;
const SETTINGS_OF = new Map([
    ['header', new Set(['csv'])],
    ['yaml', new Set(['yaml', 'cassette'])],
]);
/** Policy rules that select nothing in either document. */
function unusedRules(rules, documents) {
    const all = documents.flatMap(flatten);
    const contents = all.flatMap(({ readings }) => readings.map(({ content }) => content));
    const paths = [
        ...rules.tolerances,
        ...rules.keys,
        ...rules.unordered,
        ...rules.maps,
        ...rules.notMaps,
        ...rules.ids,
        ...rules.timestamps,
    ];
    const unused = paths.filter(({ label, pattern }) => !rules.used.has(label) && !contents.some((content) => selects(pattern, content)));
    const texts = rules.texts.filter(({ label, split }) => !rules.used.has(label) && !matchesText(contents, split));
    const settings = rules.settings.filter((label) => !rules.used.has(label) && !unused_isMet(label, all, contents));
    return [...[...unused, ...texts].map(({ label }) => label), ...settings].sort();
}
/** What no reader notes: formats that a setting is for, images, and numbers that a tolerance without a path is for. */
function unused_isMet(label, documents, contents) {
    const formats = SETTINGS_OF.get(label);
    if (formats !== undefined)
        return documents.some(({ format, declared }) => formats.has(format) || formats.has(declared['format inside'] ?? ''));
    if (label === 'pixels')
        return contents.some(({ kind }) => kind === 'image');
    return label.startsWith('tolerances[') && contents.some(hasNumber);
}
function hasNumber(content) {
    if (content.kind === 'tensor')
        return content.values.length > 0;
    if (content.kind === 'tree' || content.kind === 'table') {
        const waiting = content.kind === 'tree' ? [content.root] : content.rows.flat();
        for (let visits = 0; waiting.length > 0; visits += 1) {
            const node = waiting.pop();
            // In an untyped table and where a rule says "as: number", a text may be one.
            if (visits > MAX_VISITS || typeof node === 'string' || node.kind === 'number' || node.kind === 'string') {
                if (visits > MAX_VISITS || mayBeNumber(node))
                    return true;
            }
            else if (node.kind === 'array')
                for (const item of node.items)
                    waiting.push(item);
            else if (node.kind === 'object')
                for (const { value } of node.members)
                    waiting.push(value);
        }
        return false;
    }
    return content.kind === 'text' && content.lines.some(mayBeNumber);
}
function mayBeNumber(node) {
    if (typeof node === 'string')
        return /\d/.test(node);
    return node.kind === 'number' || (node.kind === 'string' && /\d/.test(node.value));
}
/** A document and all that are within it. */
function flatten(document) {
    const found = [];
    const waiting = [document];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
        found.push(next);
        for (const { content } of next.readings)
            if (content.kind === 'container')
                for (const member of content.members)
                    waiting.push(member.document);
    }
    return found;
}
function selects(pattern, content) {
    switch (content.kind) {
        case 'tree':
            return search(pattern, content.root);
        case 'table':
            return search(pattern, content);
        case 'text':
            return content.lines.length > 0 && flat(pattern, content.lines.length);
        case 'tensor':
            return content.values.length > 0 && flat(pattern, content.values.length);
        default:
            return false;
    }
}
/** Lines and elements are leaves of one list. */
function flat({ segments }, length) {
    const [first] = segments;
    if (segments.length === 0)
        return true;
    if (segments.length > 1 || !first)
        return false;
    return first.selector.kind === 'any' || (first.selector.kind === 'index' && first.selector.index < length);
}
/** Depth-first with an explicit stack; `at` is how many segments have been satisfied on the way. */
function search({ segments }, root) {
    const waiting = [{ node: root, at: 0 }];
    for (let visits = 0; waiting.length > 0; visits += 1) {
        if (visits > MAX_VISITS)
            return true;
        const { node, at } = waiting.pop();
        const segment = segments[at];
        if (segment === undefined)
            return true;
        for (const [step, child] of childrenOf(node)) {
            const { selector } = segment;
            const fits = selector.kind === 'any' || (selector.kind === 'name' ? selector.name === step : selector.index === step);
            if (fits)
                waiting.push({ node: child, at: at + 1 });
            if (segment.deep)
                waiting.push({ node: child, at });
        }
    }
    return false;
}
function* childrenOf(node) {
    if (typeof node === 'string')
        return;
    if (isRow(node)) {
        for (const [index, cell] of node.entries())
            yield [index, cell];
        return;
    }
    if (node.kind === 'table') {
        const { rows, columns } = node;
        // Rows as objects: the columns' names, not their positions.
        for (const [index, row] of rows.entries())
            yield [
                index,
                rowObject(row, columns.map(({ name }) => name)),
            ];
    }
    else if (node.kind === 'array') {
        for (const [index, item] of node.items.entries())
            yield [index, item];
    }
    else if (node.kind === 'object') {
        for (const { name, value } of node.members)
            yield [name, value];
    }
}
function isRow(node) {
    return Array.isArray(node);
}
function rowObject(row, names) {
    return {
        kind: 'object',
        line: 0,
        members: names.map((name, index) => {
            const cell = row[index] ?? '';
            return { name, line: 0, value: typeof cell === 'string' ? { kind: 'string', value: cell, line: 0 } : cell };
        }),
    };
}
const MAX_TEXT = 500_000;
function matchesText(contents, split) {
    let seen = 0;
    for (const text of texts(contents)) {
        seen += text.length;
        if (seen > MAX_TEXT || split(text).matches > 0)
            return true;
    }
    return false;
}
function* texts(contents) {
    for (const content of contents) {
        if (content.kind === 'text')
            yield* content.lines;
        if (content.kind === 'table')
            for (const row of content.rows)
                for (const cell of row)
                    if (typeof cell === 'string')
                        yield cell;
        if (content.kind !== 'tree')
            continue;
        const waiting = [content.root];
        for (let node = waiting.pop(); node; node = waiting.pop()) {
            if (node.kind === 'string')
                yield node.value;
            else if (node.kind === 'array')
                for (const item of node.items)
                    waiting.push(item);
            else if (node.kind === 'object')
                for (const { value } of node.members)
                    waiting.push(value);
        }
    }
}

;// CONCATENATED MODULE: ./lib/comparison/compare.js










const SYMLINK = '120000';
const SUBMODULE = '160000';
function kindOf({ mode }) {
    if (mode === SYMLINK)
        return 'symlink';
    return mode === SUBMODULE ? 'submodule' : 'file';
}
/**
 * Compares both sides of a modified fixture: modes first, then bytes, then documents (docs/classes.md). Pure data in, pure data
 * out. Only tests pass an aligner of their own.
 * @throws FixtureGateError if the rule names a format that does not exist.
 */
async function compareFixture(job, aligner) {
    const known = aligner === undefined ? await compareQuickly(job) : undefined;
    return known ?? comparePlainly(job, aligner);
}
/** Without reading both sides in full, where that is enough; undefined where it is not. Never another answer than the plain way's. */
async function compareQuickly(job) {
    const known = withoutContent(job);
    if (!('collector' in known))
        return known;
    return (await compareIfLarge(job)) ?? byEdits(job, known.collector);
}
/** By what was edited alone (docs/adr/0160), for two files that differ; undefined where that is not enough. */
async function compareByEdits(job) {
    return byEdits(job, modes(job));
}
async function byEdits(job, collector) {
    const rules = await (0,comparison_rules/* prepareRules */.Zb)(job);
    const edited = compareEdited(job, { ...(0,read_options/* readOptionsOf */.M)(job.rule, job.limits), used: rules.used }, rules);
    return edited && concluded(rules, edited, collector, edited.format);
}
/** The plain way alone: both sides are read in full. `alone` is told what each of them reads as by itself. */
async function comparePlainly(job, aligner, alone) {
    const known = withoutContent(job);
    if (!('collector' in known))
        return known;
    const rules = await (0,comparison_rules/* prepareRules */.Zb)(job);
    const options = { ...(0,read_options/* readOptionsOf */.M)(job.rule, job.limits), used: rules.used, ...(alone ? { alone } : {}) };
    const reading = await (0,read/* readPair */.$T)(job.path, job.base.bytes, job.head.bytes, options);
    return compareReading((0,documents/* newSession */.RL)(rules, aligner), reading, known.collector);
}
/** What modes and equal bytes decide, or a collector that knows of the modes. */
function withoutContent(job) {
    const base = kindOf(job.base);
    const head = kindOf(job.head);
    if (base !== head)
        return kindChanged(job, base, head);
    if (base !== 'file')
        return pointerChanged(job, base);
    const collector = modes(job);
    if ((0,nodes/* equalBytes */.ex)(job.base.bytes, job.head.bytes)) {
        // Equal bytes are not read, so the format is the one that the path promises.
        return done(collector, (0,registry/* formatForPath */.G9)(job.path)?.id ?? 'binary', {
            summary: collector.counts.representation > 0 ? undefined : 'no difference',
        });
    }
    return { collector };
}
/** What is known before the bytes are looked at. */
function modes({ base, head }) {
    const collector = (0,comparison_collector/* newCollector */.oj)();
    if (base.mode !== head.mode) {
        const change = { at: 'mode', base: base.mode, head: head.mode, note: 'file mode' };
        (0,comparison_collector/* addChange */.qI)(collector, { ...change, kind: 'representation' }, `=file mode ${base.mode} -> ${head.mode}`);
    }
    return collector;
}
/** Large files by what differs between them (docs/adr/0200); undefined where that has no answer. */
async function compareIfLarge(job) {
    const [base, head] = [(0,source/* sourceOf */.vz)(job.base.bytes), (0,source/* sourceOf */.vz)(job.head.bytes)];
    if (Math.min((0,source/* weightOf */.mm)(base), (0,source/* weightOf */.mm)(head)) < source/* LARGE_BYTES */.cz)
        return undefined;
    const { compareLarge, LARGE } = await Promise.all(/* import() */[__webpack_require__.e(8079), __webpack_require__.e(8065), __webpack_require__.e(4723), __webpack_require__.e(1181)]).then(__webpack_require__.bind(__webpack_require__, 31181));
    return compareLarge(job, base, head, LARGE, () => modes(job));
}
function done(collector, format, { failures = [], unused = [], hollow, summary } = {}) {
    const finished = (0,comparison_collector/* finish */.O9)(collector);
    return {
        ...finished,
        ...(summary === undefined ? {} : { summary }),
        format,
        failures,
        unusedRules: unused,
        ...(hollow === undefined ? {} : { hollow }),
    };
}
function kindChanged(job, base, head) {
    const collector = (0,comparison_collector/* newCollector */.oj)();
    const note = `${base} became ${head}`;
    (0,comparison_collector/* addChange */.qI)(collector, { kind: 'shape', at: 'mode', base: job.base.mode, head: job.head.mode, note }, `=${note}`);
    (0,comparison_collector/* addNote */.gp)(collector, 'links are never followed, so the contents were not compared');
    return done(collector, base === 'file' ? head : base);
}
/** Symlinks and submodules: the target or the commit is all that git stores. */
function pointerChanged({ base, head }, kind) {
    const collector = (0,comparison_collector/* newCollector */.oj)();
    if ((0,nodes/* equalBytes */.ex)(base.bytes, head.bytes))
        return done(collector, kind, { summary: 'no difference' });
    const text = (side) => Buffer.from(side.bytes).toString('utf8').slice(0, 4_096);
    const what = kind === 'symlink' ? 'link target' : 'submodule commit';
    (0,comparison_collector/* addChange */.qI)(collector, { kind: 'value', at: what, base: text(base), head: text(head), note: `${what} changed` }, `=${what} changed`);
    (0,comparison_collector/* addNote */.gp)(collector, kind === 'symlink' ? 'the link is not followed' : 'the content of the submodule is not compared');
    return done(collector, kind);
}
function compareReading(session, reading, collector) {
    const { base, head } = reading;
    const failures = reading.kind === 'unreadable' ? reading.failures.map(toFailure) : [];
    const result = compareSides(session, reading);
    const format = reading.kind === 'unreadable' ? (failures[0]?.format ?? base.format) : base.format;
    return concluded(session.rules, result, collector, format, {
        failures,
        unused: reading.kind === 'documents' ? safely(() => unusedRules(session.rules, [base, head])) : [],
    });
}
function concluded(rules, result, collector, format, extras = {}) {
    absorb(collector, result.collector);
    for (const remark of rules.remarks)
        (0,comparison_collector/* addNote */.gp)(collector, remark);
    floor(collector, format);
    return done(collector, format, { ...extras, hollow: result.hollow });
}
function safely(find) {
    try {
        return find();
    }
    catch (error) {
        if (error instanceof nodes/* DepthReached */.WS)
            return [];
        throw error;
    }
}
function toFailure({ side, format, reason, line, column }) {
    return { side, format, reason, line, column };
}
/** The mode's change and the content's, in one. */
function absorb(into, from) {
    for (const kind of ['shape', 'value', 'drift', 'representation']) {
        into.counts[kind] += from.counts[kind];
        into.kept[kind].push(...from.kept[kind]);
    }
    for (const [sort, entry] of from.sorts)
        into.sorts.set(sort, entry);
    for (const note of from.notes)
        (0,comparison_collector/* addNote */.gp)(into, note);
    into.droppedNotes += from.droppedNotes;
    into.suppressed += from.suppressed;
    into.raised += from.raised;
    into.lowered += from.lowered;
    (0,comparison_collector/* joinMoves */.ff)(into, from);
}
/** The bytes differ, so something did: what no fact names is spelling or white space outside values, and in what is no text how it is stored. */
function floor(collector, format) {
    const { shape, value, drift, representation } = collector.counts;
    if (shape + value + drift + representation > 0)
        return;
    (0,comparison_collector/* addChange */.qI)(collector, { kind: 'representation', at: 'file', base: null, head: null, note: 'every value is equal' }, (0,registry/* isBinary */.Go)(format) ? '=how it is stored' : '=spelling or white space outside values');
}
function compareSides(session, reading) {
    try {
        return reading.kind === 'unreadable'
            ? compareUnreadable(session, reading)
            : (0,documents/* compareDocuments */.OD)(session, reading.base, reading.head);
    }
    catch (error) {
        if (!(error instanceof nodes/* DepthReached */.WS))
            throw error;
        const collector = (0,comparison_collector/* newCollector */.oj)();
        (0,documents/* addIncomplete */.Ml)(collector, error.message);
        return { collector };
    }
}
/**
 * One side broken: shape. Both broken: compared as text or bytes. A limit says nothing about the content, so it
 * is a rewrite at least, never a broken file.
 */
function compareUnreadable(session, reading) {
    if (reading.both) {
        // Broken files are equal in normalized text or not at all: rules for values have nothing to say about them.
        const result = (0,documents/* compareDocuments */.OD)({ ...session, rules: (0,comparison_rules/* withoutRules */.mt)(session.rules) }, reading.base, reading.head);
        (0,comparison_collector/* addNote */.gp)(result.collector, 'neither side reads in its format: compared as plain text or bytes');
        if (reading.limit && result.collector.counts.shape + result.collector.counts.value === 0) {
            (0,documents/* addIncomplete */.Ml)(result.collector, 'a limit was reached');
        }
        return result;
    }
    const collector = (0,comparison_collector/* newCollector */.oj)();
    for (const failure of reading.failures)
        addFailure(collector, failure);
    const { content } = reading.head.readings[0];
    const empty = content.kind === 'text' ? content.lines.length === 0 : content.kind === 'opaque' && content.bytes.length === 0;
    return reading.failures.some(({ side }) => side === 'head') && empty
        ? { collector, hollow: 'emptied' }
        : { collector };
}
function addFailure(collector, { side, format, reason, line, column, limit }) {
    const where = line > 0 ? ` at line ${line}, column ${column}` : '';
    if (limit === true) {
        (0,documents/* addIncomplete */.Ml)(collector, `${side} is ${reason}${where}`);
        return;
    }
    const lineField = side === 'base' ? { baseLine: line } : { headLine: line };
    (0,comparison_collector/* addChange */.qI)(collector, {
        kind: 'shape',
        at: line > 0 ? `line ${line}, column ${column}` : 'file',
        base: side === 'base' ? reason : null,
        head: side === 'head' ? reason : null,
        ...(line > 0 ? lineField : {}),
        note: `${side} does not read as ${format}: ${reason}`,
    }, `=${side} does not read as ${format}${where}`);
}


/***/ }),

/***/ 74724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ml: () => (/* binding */ addIncomplete),
  OD: () => (/* binding */ compareDocuments),
  CA: () => (/* binding */ newContext),
  RL: () => (/* binding */ newSession),
  I3: () => (/* binding */ onlyEditsSession)
});

// EXTERNAL MODULE: ./lib/documents/encoding.js
var encoding = __webpack_require__(79981);
// EXTERNAL MODULE: ./lib/documents/large/source.js
var source = __webpack_require__(29041);
// EXTERNAL MODULE: ./lib/comparison/alignment.js
var alignment = __webpack_require__(88020);
// EXTERNAL MODULE: ./lib/comparison/collector.js
var comparison_collector = __webpack_require__(13194);
// EXTERNAL MODULE: ./lib/comparison/volatile.js
var comparison_volatile = __webpack_require__(23081);
;// CONCATENATED MODULE: ./lib/comparison/containers.js



/** Name and occurrence of each member. */
function occurrences(container) {
    const seen = new Map();
    const members = new Map();
    for (const { name, ...member } of container.members) {
        const count = (seen.get(name) ?? 0) + 1;
        seen.set(name, count);
        members.set(JSON.stringify([name, count]), { ...member, name: count > 1 ? `${name} (${count})` : name });
    }
    return members;
}
/** Members by name: names are shape, their order is layout, the worst member is the container's class. */
function compareContainers(session, collector, base, head, depth) {
    const left = occurrences(base);
    const right = occurrences(head);
    const { noun } = head;
    const gone = [];
    const come = [];
    let hollow;
    for (const [key, member] of left) {
        const other = right.get(key);
        if (!other) {
            gone.push(member);
            (0,comparison_collector/* addChange */.qI)(collector, { kind: 'shape', at: member.name, base: member.name, head: null, note: `${noun} removed` }, `${noun}# removed`);
            continue;
        }
        const result = compareDocuments(session, member.document, other.document, depth + 1);
        if (member.digest !== other.digest)
            floorOf(result.collector);
        (0,comparison_collector/* mergeCollector */.Em)(collector, result.collector, member.name);
        if (result.hollow !== undefined)
            hollow ??= `${member.name}: ${result.hollow}`;
    }
    for (const [key, member] of right) {
        if (left.has(key))
            continue;
        come.push(member);
        (0,comparison_collector/* addChange */.qI)(collector, { kind: 'shape', at: member.name, base: null, head: member.name, note: `${noun} added` }, `${noun}# added`);
    }
    noteSameBody(session, collector, [...left.values()], gone, come, depth);
    const order = [...left.keys()].filter((key) => right.has(key));
    const headOrder = [...right.keys()].filter((key) => left.has(key));
    if (order.some((key, index) => key !== headOrder[index])) {
        (0,comparison_collector/* addChange */.qI)(collector, { kind: 'representation', at: 'file', base: null, head: null, note: `${noun} order` }, `=${noun} order`);
    }
    if (left.size > 0 && right.size === 0)
        hollow = `emptied (${left.size} ${noun}s -> 0)`;
    return hollow === undefined ? { collector } : { collector, hollow };
}
/** The bytes of a member differ, so something did; as for a whole fixture. */
function floorOf(collector) {
    const { shape, value, drift, representation } = collector.counts;
    if (shape + value + drift + representation > 0)
        return;
    const change = { at: 'file', base: null, head: null, note: 'every value is equal' };
    (0,comparison_collector/* addChange */.qI)(collector, { kind: 'representation', ...change }, '=spelling or storage only');
}
const MAX_RENAME_PAIRS = 100;
/** A new name with a body that another one has, or had: possibly renamed, possibly copied. */
function noteSameBody(session, collector, all, gone, come, depth) {
    const sources = gone.length > 0 ? gone : all;
    if (come.length === 0 || come.length * sources.length > MAX_RENAME_PAIRS)
        return;
    for (const member of come) {
        const same = sources.find(({ document }) => {
            const { counts } = compareDocuments({ ...session, ids: (0,comparison_volatile/* newIdMap */.KV)() }, document, member.document, depth + 1).collector;
            return counts.shape + counts.value + counts.drift === 0;
        });
        if (same)
            (0,comparison_collector/* addNote */.gp)(collector, `"${member.name}" has the same body as "${same.name}"${gone.length > 0 ? ', possible rename' : ''}`);
    }
}

// EXTERNAL MODULE: ./lib/comparison/explain.js
var explain = __webpack_require__(86170);
// EXTERNAL MODULE: ./lib/comparison/groups.js
var groups = __webpack_require__(41933);
// EXTERNAL MODULE: ./lib/comparison/hollow.js
var hollow = __webpack_require__(74986);
// EXTERNAL MODULE: ./lib/comparison/image.js
var comparison_image = __webpack_require__(23172);
;// CONCATENATED MODULE: ./lib/comparison/layout.js

/** Reported line by line where the content is plain text. */
const TRAILING = 'trailing white space';
const MAX_VALUE = 60;
/** A digest says nothing to a person. */
const HASHED = /\([0-9a-f]{8,}\)/;
/** Facts that every member of an archive has: a thousand pairs of times would drown what else changed. */
const OF_ENTRIES = new Set([
    'extra fields',
    'mode',
    'owner',
    'pax records',
    'run by',
    'time',
    'writer',
]);
/** What writers say about a schema a second time: where the schema changed, the facts of its shape say so. */
const OF_SCHEMAS = new Set(['schema as written', 'writer metadata', 'writer metadata of fields']);
/** Drawn by lot whenever a file is written: where its content changed, that it was written anew is no news. */
const OF_WRITING = new Set(['sync marker']);
/** One for each frame; where frames came or went, their number says so. */
const OF_FRAMES = new Set(['frame delays', 'waits for input']);
function layout_short(value) {
    return value.length <= MAX_VALUE && !value.includes('\n');
}
/** What differs around the content, in words: `line endings (LF -> CRLF, 7 lines)`. */
function layoutReason(key, base, head) {
    switch (key) {
        case 'line ends':
            return lineEnds(base ?? 'none', head ?? 'none');
        case 'final newline':
            return base === undefined
                ? 'final newline removed'
                : head === undefined
                    ? 'final newline added'
                    : 'final newline changed';
        case TRAILING:
            return TRAILING;
        default:
            if (OF_ENTRIES.has(key))
                return `${key} changed`;
            if (HASHED.test(base ?? '') || HASHED.test(head ?? ''))
                return `${key} changed`;
            if (base === undefined)
                return `${key} added`;
            if (head === undefined)
                return `${key} removed`;
            return layout_short(base) && layout_short(head) ? `${key} ${base} -> ${head}` : `${key} changed`;
    }
}
function lineEnds(base, head) {
    const [from = '', count] = base.split(', ');
    const [to = '', other] = head.split(', ');
    const mixed = base.startsWith('mixed') || head.startsWith('mixed');
    if (mixed || count === undefined || count !== other)
        return `line endings (${base} -> ${head})`;
    return `line endings (${from} -> ${to}, ${count})`;
}
function diffLayout(collector, base, head) {
    const isText = base.readings[0].content.kind === 'text' && head.readings[0].content.kind === 'text';
    for (const key of new Set([...Object.keys(base.layout), ...Object.keys(head.layout)])) {
        const from = base.layout[key];
        const to = head.layout[key];
        if (from === to || (isText && key === TRAILING))
            continue;
        if (OF_WRITING.has(key) && collector.counts.shape + collector.counts.value > 0)
            continue;
        if (OF_SCHEMAS.has(key) && schemaOf(base) !== schemaOf(head))
            continue;
        const reason = layoutReason(key, from, to);
        (0,comparison_collector/* addChange */.qI)(collector, { kind: 'representation', at: 'file', ...shownOf(key, from, to), note: reason }, `=${reason}`);
    }
}
function schemaOf({ readings: [{ content }], declared }) {
    const columns = content.kind === 'table' ? content.columns : [];
    return JSON.stringify([columns.map(({ name, kind, nullable }) => [name, kind, nullable]), Object.entries(declared)]);
}
/** Of comments only their number is shown: the digest that tells them apart would make ten files with one change ten changes. */
function shownOf(key, from, to) {
    if (key !== 'comments')
        return { base: from ?? null, head: to ?? null };
    const [base, head] = [from, to].map((fact) => {
        const count = /^\d+(?= \()/.exec(fact ?? '')?.[0];
        return count === undefined ? (fact ?? null) : `${count} ${count === '1' ? 'comment' : 'comments'}`;
    });
    return base === head ? { base: null, head: null } : { base: base, head: head };
}
/** Facts that the format declares beside the content: every difference is shape. */
function diffDeclared(collector, base, head) {
    for (const key of new Set([...Object.keys(base.declared), ...Object.keys(head.declared)])) {
        const from = base.declared[key];
        const to = head.declared[key];
        if (from === to)
            continue;
        const words = `${key} ${from ?? 'none'} -> ${to ?? 'none'}`;
        (0,comparison_collector/* addChange */.qI)(collector, { kind: 'shape', at: 'file', base: from ?? null, head: to ?? null, note: key }, layout_short(words) ? `=${words}` : `=${key} changed`);
    }
}
/** Facts beside the content that count as values. */
function diffFacts(collector, base, head) {
    const [left, right] = [base.facts ?? {}, head.facts ?? {}];
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
        const from = left[key];
        const to = right[key];
        if (from === to || (OF_FRAMES.has(key) && framesOf(base) !== framesOf(head)))
            continue;
        const words = `${key} ${from ?? 'none'} -> ${to ?? 'none'}`;
        (0,comparison_collector/* addChange */.qI)(collector, { kind: 'value', at: 'file', base: from ?? null, head: to ?? null, note: key }, layout_short(words) ? `=${words}` : `=${key} changed`);
    }
}
function framesOf({ readings: [{ content }] }) {
    return content.kind === 'image' ? content.frames.length : 0;
}

// EXTERNAL MODULE: ./lib/comparison/nodes.js
var comparison_nodes = __webpack_require__(4492);
// EXTERNAL MODULE: ./lib/comparison/omitted.js
var comparison_omitted = __webpack_require__(90235);
// EXTERNAL MODULE: ./lib/comparison/paths.js
var paths = __webpack_require__(82929);
// EXTERNAL MODULE: ./lib/comparison/shape.js + 6 modules
var shape = __webpack_require__(72787);
// EXTERNAL MODULE: ./lib/comparison/structure.js
var structure = __webpack_require__(64992);
// EXTERNAL MODULE: ./lib/comparison/table.js + 1 modules
var table = __webpack_require__(36736);
// EXTERNAL MODULE: ./lib/comparison/tensor.js + 2 modules
var tensor = __webpack_require__(12614);
// EXTERNAL MODULE: ./lib/comparison/text.js
var comparison_text = __webpack_require__(31130);
// EXTERNAL MODULE: ./lib/comparison/tolerance.js
var tolerance = __webpack_require__(56918);
// EXTERNAL MODULE: ./lib/comparison/tree.js + 2 modules
var tree = __webpack_require__(46739);
;// CONCATENATED MODULE: ./lib/comparison/documents.js





















function newSession(rules, aligner = alignment/* align */.MM, large = {}) {
    return { rules, ids: (0,comparison_volatile/* newIdMap */.KV)(), aligner, ...large };
}
/** Of two documents with nothing in them but edits. Whatever takes more of them throws `Declined`. */
function onlyEditsSession(rules) {
    return { ...newSession(rules, () => (0,source/* decline */.BO)('an alignment')), onlyEdits: true };
}
/** Notices that are passed on; a hostile file may have a million. */
const MAX_NOTICES = 6;
/**
 * Compares two documents of one format: what the format declares, every pair of readings (the worse counts), the layout.
 * Formats that differ are shape, and nothing else is asked.
 */
function compareDocuments(session, base, head, depth = 0) {
    (0,comparison_nodes/* guardDepth */.RV)(depth);
    if (base.format !== head.format) {
        const collector = (0,comparison_collector/* newCollector */.oj)();
        const note = `format ${base.format} -> ${head.format}`;
        (0,comparison_collector/* addChange */.qI)(collector, { kind: 'shape', at: 'file', base: base.format, head: head.format, note }, `=${note}`);
        return { collector };
    }
    const { result, label } = worstReading(session, base, head, depth);
    const { collector } = result;
    if (label)
        (0,comparison_collector/* addNote */.gp)(collector, label);
    diffDeclared(collector, base, head);
    diffFacts(collector, base, head);
    diffLayout(collector, base, head);
    for (const reason of new Set([base.incomplete, head.incomplete])) {
        if (reason !== undefined)
            addIncomplete(collector, reason);
    }
    const notices = new Set([...base.notices, ...head.notices].map(({ message }) => message));
    for (const message of [...notices].slice(0, MAX_NOTICES))
        (0,comparison_collector/* addNote */.gp)(collector, message);
    return result;
}
/** Something was not compared: nothing below SEMANTIC_REWRITE may be claimed. */
function addIncomplete(collector, reason) {
    if (reason.startsWith(encoding/* DOUBTED_ENCODING */._u)) {
        const note = `${reason}, so an equal text proves nothing`;
        (0,comparison_collector/* addChange */.qI)(collector, { kind: 'value', at: 'file', base: null, head: null, note }, `=${encoding/* DOUBTED_ENCODING */._u}`);
        (0,comparison_collector/* addNote */.gp)(collector, note);
        return;
    }
    (0,comparison_collector/* addChange */.qI)(collector, { kind: 'value', at: 'file', base: null, head: null, note: `not compared: ${reason}` }, '=content not compared');
    (0,comparison_collector/* addNote */.gp)(collector, `not compared: ${reason}`);
}
function worstReading(session, base, head, depth) {
    const count = Math.max(base.readings.length, head.readings.length);
    // A side with one reading stands for every one of the other's; sides that have several, but not as many, too.
    const at = (readings, index) => readings[Math.min(index, readings.length - 1)] ?? readings[0];
    const results = Array.from({ length: count }, (_, index) => {
        const from = at(base.readings, index);
        const to = at(head.readings, index);
        return { label: to.label || from.label, result: compareContents(session, from.content, to.content, depth) };
    });
    const worst = results.reduce((best, next) => (0,comparison_collector/* worseCollector */.O1)(next.result.collector, best.result.collector) ? next : best);
    const classes = new Set(results.map(({ result }) => (0,comparison_collector/* classOf */.Kl)(result.collector.counts)));
    return {
        result: worst.result,
        ...(classes.size > 1
            ? { label: `the class depends on the reading; the worse counts${worst.label ? `: ${worst.label}` : ''}` }
            : {}),
    };
}
function newContext({ rules, ids, aligner, omitted }, collector) {
    return {
        ...(omitted === undefined ? {} : { omitted }),
        rules,
        collector,
        ids,
        aligner,
        hashes: new Map(),
        different: new Set(),
        judged: new Map(),
        scaleAt: () => undefined,
        at: tree/* defaultAt */.FB,
    };
}
function compareContents(session, base, head, depth) {
    if (session.walked !== undefined)
        return { collector: session.walked };
    const collector = (0,comparison_collector/* newCollector */.oj)();
    const context = newContext(session, collector);
    if (base.kind === 'tree' && head.kind === 'tree')
        return session.onlyEdits === true ? compareEdits(context, base, head) : compareTrees(context, base, head);
    if (base.kind === 'container' && head.kind === 'container')
        return compareContainers(session, collector, base, head, depth);
    if (base.kind === 'table' && head.kind === 'table')
        (0,table/* diffTables */.Nv)(context, base, head);
    else if (base.kind === 'tensor' && head.kind === 'tensor')
        (0,tensor/* diffTensors */.sT)(context, base, head);
    else if (base.kind === 'image' && head.kind === 'image')
        (0,comparison_image/* diffImages */.eC)(context, base, head);
    else if (base.kind === 'text' && head.kind === 'text')
        (0,comparison_text/* diffTexts */.W7)(context, base, head);
    else if (base.kind === 'opaque' && head.kind === 'opaque')
        diffOpaque(collector, base, head);
    else {
        const note = `content ${base.kind} -> ${head.kind}`;
        (0,comparison_collector/* addChange */.qI)(collector, { kind: 'shape', at: 'file', base: base.kind, head: head.kind, note }, `=${note}`);
        return { collector };
    }
    return withHollow(collector, () => (0,hollow/* hollowContent */.V1)(base, head, () => (0,groups/* newGroup */.Yb)('$', [], [], []), context.omitted?.varies));
}
/** Only a rewrite can hollow a fixture out. */
function withHollow(collector, find) {
    if (collector.counts.shape + collector.counts.value === 0)
        return { collector };
    const hollow = find();
    return hollow === undefined ? { collector } : { collector, hollow };
}
function compareTrees(context, base, head) {
    const { collector, rules } = context;
    let known;
    const aligned = (0,structure/* sameStructure */.w)(base.root, head.root);
    const group = () => {
        known ??= (0,shape/* shapeOf */.F5)([base.root], [head.root], rules, collector, {
            different: context.different,
            aligned,
            fields: base.fields === true && head.fields === true,
        });
        return known;
    };
    // Trees of one structure have the same shape facts, so the sets are built only where they are asked for.
    const root = aligned ? undefined : group();
    const scales = new Map();
    const { omitted } = context;
    const scaleAt = (place) => {
        omitted?.refuse('the scale of a path');
        const at = groupAt(group(), base.root, place);
        if (!at)
            return undefined;
        if (!scales.has(at))
            scales.set(at, (0,tolerance/* scaleOf */._K)(numbersOf(at.base), numbersOf(at.head)));
        return scales.get(at);
    };
    (0,tree/* diff */.Ui)(omitted === undefined ? { ...context, scaleAt } : { ...context, scaleAt, at: (place) => pathIn(place, omitted) }, { base: base.root, head: head.root, place: undefined, baseGroup: root, headGroup: root, depth: 0 });
    return withHollow(collector, () => (0,hollow/* hollowContent */.V1)(base, head, group));
}
/** What is hollow or has a scale cannot be seen here, nor can shape facts. */
function compareEdits(context, base, head) {
    const scaleAt = () => (0,source/* decline */.BO)('the scale of a path');
    if (!(0,structure/* sameStructure */.w)(base.root, head.root))
        (0,source/* decline */.BO)('another structure');
    const root = { place: undefined, baseGroup: undefined, headGroup: undefined, depth: 0 };
    (0,tree/* diff */.Ui)({ ...context, scaleAt }, { ...root, base: base.root, head: head.root });
    return { collector: context.collector };
}
/** `defaultAt` where the elements of a list are not all at hand. */
function pathIn(place, omitted) {
    return (0,paths/* normalizedPath */.pT)((0,comparison_omitted/* stepsInFile */.J)(omitted, (0,comparison_nodes/* stepsOf */.B_)(place, 'head')));
}
/** The node set that a place on the base side belongs to. */
function groupAt(root, node, place) {
    let group = root;
    let at = node;
    for (const step of (0,comparison_nodes/* stepsOf */.B_)(place, 'base')) {
        if (!group || !at)
            return undefined;
        if (at.kind === 'object') {
            const owner = at;
            group = (0,explain/* memberGroup */.yj)(owner, String(step), group);
            at = owner.members.find(({ name }) => name === step)?.value;
        }
        else if (at.kind === 'array') {
            group = group.items;
            at = at.items[Number(step)];
        }
        else
            return undefined;
    }
    return group;
}
function numbersOf(nodes) {
    return nodes.flatMap((node) => (node.kind === 'number' ? [(0,comparison_nodes/* decimalOf */.Bc)(node)] : []));
}
function diffOpaque(collector, base, head) {
    if ((0,comparison_nodes/* equalBytes */.ex)(base.bytes, head.bytes))
        return;
    (0,comparison_collector/* addChange */.qI)(collector, {
        kind: 'value',
        at: 'file',
        base: `${base.bytes.length} bytes`,
        head: `${head.bytes.length} bytes`,
        note: head.why,
    }, '=bytes changed');
    (0,comparison_collector/* addNote */.gp)(collector, `compared byte by byte, so what changed inside is not known: ${head.why}`);
}


/***/ }),

/***/ 86170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ bringsFact),
/* harmony export */   Ky: () => (/* binding */ duplicateExplained),
/* harmony export */   _V: () => (/* binding */ presenceExplained),
/* harmony export */   pW: () => (/* binding */ typeExplained),
/* harmony export */   yj: () => (/* binding */ memberGroup)
/* harmony export */ });
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41933);
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4492);


/**
 * Which differences the shape facts explain. Those are counted once, as shape; whatever this does not explain
 * is a value of its own, so an omission here can only add to what is reported.
 */
/** Whether a change of type from one node to the other is what a type fact reports. */
function typeExplained(base, head, baseGroup, headGroup) {
    return ((headGroup?.newTypes ?? 0) & (0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .typeBit */ .cr)(head)) !== 0 || ((baseGroup?.goneTypes ?? 0) & (0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .typeBit */ .cr)(base)) !== 0;
}
/** Whether a member that one of two paired objects has and the other has not is what a presence fact reports. */
function presenceExplained(owner, name, group) {
    const facts = (0,_groups_js__WEBPACK_IMPORTED_MODULE_1__/* .factsFor */ .xh)(group?.objects, owner);
    if (facts?.kind !== 'record')
        return false;
    const fact = facts.members.get(name);
    return fact !== undefined && fact.presence !== 'same';
}
/** Whether a further occurrence of a duplicate name is what a duplicates fact reports. */
function duplicateExplained(owner, name, group) {
    const facts = (0,_groups_js__WEBPACK_IMPORTED_MODULE_1__/* .factsFor */ .xh)(group?.objects, owner);
    if (facts?.kind === 'map')
        return facts.duplicates;
    return facts?.members.get(name)?.duplicates ?? false;
}
/** The group of a member of that object. */
function memberGroup(owner, name, group) {
    const facts = (0,_groups_js__WEBPACK_IMPORTED_MODULE_1__/* .factsFor */ .xh)(group?.objects, owner);
    return facts?.kind === 'map' ? facts.entries : facts?.members.get(name)?.group;
}
/**
 * Whether an element, row or entry that has no partner brings a shape fact with it: then the fact already
 * reports it (a first record with a new key is one change, not two).
 */
function bringsFact(node, group, side, depth = 0) {
    if (!group)
        return false;
    (0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .guardDepth */ .RV)(depth);
    const bit = (0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .typeBit */ .cr)(node);
    if (((side === 'head' ? group.newTypes : group.goneTypes) & bit) !== 0)
        return true;
    if (node.kind === 'array') {
        return ((group.dimensions && node.items.length > 0) ||
            node.items.some((item) => bringsFact(item, group.items, side, depth + 1)));
    }
    return node.kind === 'object' && objectBringsFact(node, group, side, depth);
}
function objectBringsFact(node, group, side, depth) {
    const facts = (0,_groups_js__WEBPACK_IMPORTED_MODULE_1__/* .factsFor */ .xh)(group.objects, node);
    if (!facts)
        return false;
    if (facts.kind === 'map')
        return node.members.some(({ value }) => bringsFact(value, facts.entries, side, depth + 1));
    const names = new Set();
    for (const { name, value } of node.members) {
        const fact = facts.members.get(name);
        if (fact?.presence === (side === 'head' ? 'added' : 'removed'))
            return true;
        if (fact?.duplicates && names.has(name))
            return true;
        names.add(name);
        if (bringsFact(value, fact?.group, side, depth + 1))
            return true;
    }
    for (const [name, { presence, always }] of facts.members) {
        if (presence === 'optional' && always !== side && !names.has(name))
            return true;
    }
    return false;
}


/***/ }),

/***/ 41933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bp: () => (/* binding */ variantOf),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   Yb: () => (/* binding */ newGroup),
/* harmony export */   _l: () => (/* binding */ arraysOf),
/* harmony export */   iZ: () => (/* binding */ objectsOf),
/* harmony export */   x4: () => (/* binding */ ANY),
/* harmony export */   xh: () => (/* binding */ factsFor)
/* harmony export */ });
/** A step that stands for any child. No member can have this name in a path by accident: only `[*]` and `..*` match it. */
const ANY = -1;
function newGroup(path, steps, base, head) {
    return { path, steps, base, head, newTypes: 0, goneTypes: 0, dimensions: false, reshaped: false };
}
function objectsOf(nodes) {
    // Mostly all of them are: then the list is that of the caller, and not a copy.
    if (nodes.every(({ kind }) => kind === 'object'))
        return nodes;
    return nodes.filter((node) => node.kind === 'object');
}
function arraysOf(nodes) {
    return nodes.filter((node) => node.kind === 'array');
}
function itemsOf(arrays) {
    if (arrays.length === 1)
        return arrays[0].items;
    const items = [];
    for (const array of arrays)
        for (const item of array.items)
            items.push(item);
    return items;
}
/** The string that names an object's variant. */
function variantOf(node, name) {
    for (const member of node.members) {
        if (member.name === name)
            return member.value.kind === 'string' ? member.value.value : undefined;
    }
    return undefined;
}
/** The facts that hold for one object: those of its variant where there are variants. */
function factsFor(facts, node) {
    if (facts?.kind !== 'variants')
        return facts;
    const value = variantOf(node, facts.name);
    const own = value === undefined ? undefined : facts.byValue.get(value);
    return own?.kind === 'variants' ? undefined : own;
}


/***/ }),

/***/ 74986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ canonical),
/* harmony export */   V1: () => (/* binding */ hollowContent),
/* harmony export */   Vy: () => (/* binding */ canonicalCell),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* unused harmony export hollowTree */
/* harmony import */ var _documents_trees_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25210);
/* harmony import */ var _cells_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25944);
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4492);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46067);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31130);





/**
 * Hollow (docs/classes.md section 3, FG301): head says less than base. So many values a side before a column of equal ones
 * says anything; two values that became equal are a rewrite, not a hollow fixture.
 */
const MANY = 3;
/** A value as a text that is the same for the same data. */
function canonical(node) {
    switch (node.kind) {
        case 'number':
            return `n${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalDecimal */ .st)((0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .decimalOf */ .Bc)(node))}`;
        case 'string':
        case 'date-time':
            return `s${node.value}`;
        case 'boolean':
            return `b${node.value}`;
        case 'null':
            return '';
        default:
            return undefined;
    }
}
/** The one value that all leaves have, or undefined. */
function uniform({ count, at }) {
    const first = at(0);
    for (let i = 1; i < count; i += 1)
        if (at(i) !== first)
            return undefined;
    return first;
}
function varies({ count, at }) {
    const first = at(0);
    for (let i = 1; first !== undefined && i < count; i += 1) {
        const value = at(i);
        if (value !== undefined && value !== first)
            return true;
    }
    return false;
}
/** Null, zero and the empty text, as `canonical` writes them. */
const NULL = '';
const ZERO = 'n0e0';
const NO_TEXT = 's';
function isBlank(value) {
    return value === NULL || value === ZERO || value === NO_TEXT;
}
function allBlank({ count, at }) {
    for (let i = 0; i < count; i += 1)
        if (!isBlank(at(i)))
            return false;
    return true;
}
/** What became of the leaves of one path. */
function hollowLeaves(base, head, path) {
    if (base.count < 1 || head.count < 2)
        return undefined;
    const value = uniform(head);
    if (value === undefined ? isBlank(head.at(0)) : value === NO_TEXT) {
        return base.count >= 2 && allBlank(head) && !allBlank(base) ? `${path}: all empty, null or zero` : undefined;
    }
    if (value === undefined || uniform(base) === value)
        return undefined;
    if (value === NULL)
        return `${path}: all null`;
    if (value === ZERO && base.count >= 2)
        return `${path}: all zero`;
    const many = head.count >= MANY && base.count >= MANY;
    return many && varies(base) ? `${path}: all the same where it varied` : undefined;
}
/** The first hollow place of a tree, in the order of its groups. Recursion has folded deep trees, but the walk iterates anyway. */
function hollowTree(root) {
    const seen = new Set();
    const waiting = [root];
    for (let group = waiting.pop(); group; group = waiting.pop()) {
        if (group.calm || seen.has(group))
            continue;
        seen.add(group);
        const found = hollowGroup(group);
        if (found)
            return found;
        for (const child of children(group).reverse())
            waiting.push(child);
    }
    return undefined;
}
function children({ objects, items }) {
    const found = [];
    const facts = objects?.kind === 'variants' ? [...objects.byValue.values()] : objects ? [objects] : [];
    for (const fact of facts) {
        if (fact.kind === 'map' && fact.entries)
            found.push(fact.entries);
        if (fact.kind === 'record') {
            for (const member of fact.members.values())
                if (!member.calm && member.group)
                    found.push(member.group);
        }
    }
    if (items)
        found.push(items);
    return found;
}
/** Says nothing, whatever type it is of. */
function isEmpty(node) {
    switch (node.kind) {
        case 'array':
            return node.items.length === 0;
        case 'object':
            return node.members.length === 0;
        default:
            return canonical(node) === NULL || canonical(node) === NO_TEXT;
    }
}
/** One value that went blank may be a rewrite; a file of several in which nothing else is left is hollow. */
const FEWEST_LOST = 2;
/** All leaves of a file together: blanks at many paths of one value each hollow it out as well. */
function hollowWhole(base, head) {
    const to = countLeaves(head);
    if (to.filled > 0)
        return undefined;
    const from = countLeaves(base);
    if (from.filled >= FEWEST_LOST && to.all > 0)
        return 'every value is empty, null or zero';
    // A document that is one text, as a snapshot's entry.
    return base.kind === 'string' && head.kind === 'string' && from.filled > 0 ? 'emptied' : undefined;
}
/** Iterative: deep data takes heap, not stack. Two values that say something are enough. */
function countLeaves(root) {
    let all = 0;
    let filled = 0;
    const waiting = [root];
    for (let node = waiting.pop(); node && filled < FEWEST_LOST; node = waiting.pop()) {
        if (node.kind === 'array')
            for (const item of node.items)
                waiting.push(item);
        else if (node.kind === 'object')
            for (const { value } of node.members)
                waiting.push(value);
        else {
            const value = canonical(node);
            all += 1;
            if (value === undefined || !isBlank(value))
                filled += 1;
        }
    }
    return { all, filled };
}
/**
 * How much arrays or objects hold. The content of an element always has an item with the text behind its last child, so
 * children are counted there. Text alone is a value like any other: it does not make something emptied that was none
 * before, and where it stands afterwards nothing is empty. Does not count far beyond `enough`.
 */
function size(nodes, kind, when, enough = Number.POSITIVE_INFINITY) {
    let sum = 0;
    for (const node of nodes) {
        if (sum >= enough)
            break;
        if (node.kind !== kind)
            continue;
        if (node.kind === 'array')
            sum += isContent(node) ? contentSize(node, when) : node.items.length;
        else if (node.kind === 'object') {
            for (const { name, value } of node.members) {
                const content = name === _documents_trees_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTENT */ .KB && value.kind === 'array' && isContent(value);
                sum += content ? contentSize(value, when) : 1;
            }
        }
    }
    return sum;
}
function isContent({ items }) {
    const last = items[items.length - 1];
    return last?.kind === 'object' && last.members.length === 1 && last.members[0]?.name === _documents_trees_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .TEXT */ .a$;
}
function contentSize({ items }, when) {
    const text = when === 'after' && items.some((item) => item.kind === 'object' && !hasBlankText(item)) ? 1 : 0;
    return items.length - 1 + text;
}
function hasBlankText({ members }) {
    return members.every(({ name, value }) => name !== _documents_trees_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .TEXT */ .a$ || (value.kind === 'string' && value.value.trim() === ''));
}
function hollowGroup({ path, base, head }) {
    for (const kind of ['array', 'object']) {
        // Mostly the first one holds something.
        if (!head.some((node) => node.kind === kind) || size(head, kind, 'after', 1) > 0)
            continue;
        const held = size(base, kind, 'before');
        if (held > 0)
            return `${path}: emptied (${held} -> 0)`;
    }
    if (head.length > 0 && head.every(isEmpty)) {
        const held = size(base, 'array', 'before') + size(base, 'object', 'before');
        if (held > 0)
            return `${path}: emptied (${held} -> 0)`;
    }
    const leaves = (nodes) => ({
        count: nodes.length,
        at: (index) => canonical(nodes[index]),
    });
    return hollowLeaves(leaves(base), leaves(head), path);
}
/** A cell as a text that is the same for the same data. */
function canonicalCell(cell) {
    if (cell === undefined || typeof cell !== 'string')
        return cell && canonical(cell);
    const bit = (0,_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .cellBit */ .uA)(cell);
    if (bit === _cells_js__WEBPACK_IMPORTED_MODULE_1__/* .CELL */ .JA.empty)
        return NULL;
    return bit === _cells_js__WEBPACK_IMPORTED_MODULE_1__/* .CELL */ .JA.integer || bit === _cells_js__WEBPACK_IMPORTED_MODULE_1__/* .CELL */ .JA.decimal ? `n${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalDecimal */ .st)(cell)}` : `s${cell}`;
}
function hollowTable(base, head, varies) {
    if (base.rows.length > 0 && head.rows.length === 0)
        return `rows: emptied (${base.rows.length} -> 0)`;
    const leaves = ({ rows }, column) => ({
        count: rows.length,
        at: (index) => canonicalCell(rows[index][column]),
    });
    for (const [at, { name }] of head.columns.entries()) {
        const from = base.columns.findIndex((column) => column.name === name);
        if (from < 0)
            continue;
        const found = hollowLeaves(leaves(base, from), leaves(head, at), `column ${name}`);
        if (found && !varies(at))
            return found;
    }
    return undefined;
}
function hollowNumbers(base, head) {
    const all = (values, test) => {
        for (let i = 0; i < values.length; i += 1)
            if (!test(values[i]))
                return false;
        return true;
    };
    if (base.length > 0 && head.length === 0)
        return `emptied (${base.length} -> 0)`;
    if (head.length < 2 || base.length < 2)
        return undefined;
    const zero = (value) => value === 0 || value === 0n;
    if (all(head, zero) && !all(base, zero))
        return 'all zero';
    if (all(head, (value) => Number.isNaN(value)) && !all(base, (value) => Number.isNaN(value)))
        return 'all NaN';
    const constant = (values) => all(values, (value) => Object.is(value, values[0]));
    return head.length >= MANY && base.length >= MANY && constant(head) && !constant(base)
        ? 'all the same where it varied'
        : undefined;
}
/** One colour where there were several. */
function hollowPixels(base, head) {
    const flat = (frame) => {
        for (let i = 4; i < frame.length; i += 1)
            if (frame[i] !== frame[i - 4])
                return false;
        return true;
    };
    return head.length > 4 && flat(head) && !flat(base);
}
/**
 * Why head is hollow beside base, or undefined. `group` gives the node sets of a pair of trees; `varies` says of a column of tables whether
 * it does in rows that are not at hand.
 */
function hollowContent(base, head, group, varies = () => false) {
    if (base.kind === 'tree' && head.kind === 'tree')
        return hollowTree(group()) ?? hollowWhole(base.root, head.root);
    if (base.kind === 'table' && head.kind === 'table')
        return hollowTable(base, head, varies);
    if (base.kind === 'tensor' && head.kind === 'tensor')
        return hollowNumbers(base.values, head.values);
    if (base.kind === 'image' && head.kind === 'image') {
        return head.frames.every((frame, index) => hollowPixels(base.frames[index] ?? frame, frame)) &&
            head.frames.length > 0
            ? 'one colour where it varied'
            : undefined;
    }
    if (base.kind === 'text' && head.kind === 'text') {
        const lines = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .normalizeLines */ .tZ)(base.lines).length;
        return lines > 0 && (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .normalizeLines */ .tZ)(head.lines).length === 0 ? `emptied (${lines} lines -> 0)` : undefined;
    }
    if (base.kind === 'opaque' && head.kind === 'opaque') {
        if (base.bytes.length > 0 && head.bytes.length === 0)
            return 'emptied';
        const zero = (bytes) => bytes.every((byte) => byte === 0);
        return head.bytes.length > 1 && zero(head.bytes) && !zero(base.bytes) ? 'all bytes zero' : undefined;
    }
    return undefined;
}


/***/ }),

/***/ 23172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RB: () => (/* binding */ tellPixels),
/* harmony export */   e2: () => (/* binding */ newPixels),
/* harmony export */   eC: () => (/* binding */ diffImages),
/* harmony export */   oN: () => (/* binding */ rowComparer)
/* harmony export */ });
/* harmony import */ var _collector_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13194);
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4492);


const CHANNELS = 4;
/** 16-bit samples are 257 times 8-bit ones, so a step of 1/255 is 257. */
const STEP = 257;
function newPixels(total) {
    return { moved: 0, over: 0, worst: 0, worstAt: '', worstBase: '', worstHead: '', total };
}
/**
 * Decoded pixels (docs/classes.md section 4): every channel within `delta` of 255, alpha like any other, colour under alpha 0
 * included. `ratio` is the share of pixels that may lie beyond.
 */
function diffImages(context, base, head) {
    if (!sameGeometry(context, base, head))
        return;
    const pixels = newPixels(base.width * base.height * base.frames.length);
    const row = base.width * CHANNELS;
    for (const [index, frame] of base.frames.entries()) {
        const other = head.frames[index];
        const place = base.frames.length > 1 ? ` of frame ${index + 1}` : '';
        const compare = rowComparer(pixels, base, head, context.rules.pixels.delta, place);
        for (let y = 0; y < base.height; y += 1)
            compare(frame.subarray(y * row, (y + 1) * row), other.subarray(y * row, (y + 1) * row), y);
    }
    tellPixels(context, base, head, pixels);
}
/** Tells what `pixels` come to. Both images are of one size. */
function tellPixels(context, base, head, pixels) {
    const { delta, ratio } = context.rules.pixels;
    const { moved, over, total } = pixels;
    if (base.depth !== head.depth) {
        (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .addChange */ .qI)(context.collector, {
            kind: 'representation',
            at: 'image',
            base: `${base.depth} bits`,
            head: `${head.depth} bits`,
            note: 'bits a sample',
        }, '=another sample depth');
    }
    if (moved === 0)
        return;
    const allowed = over / total <= ratio;
    const change = {
        at: pixels.worstAt,
        base: pixels.worstBase,
        head: pixels.worstHead,
        absolute: pixels.worst,
        limit: `delta ${delta}${ratio > 0 ? `, ratio ${ratio}` : ''}`,
    };
    (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .addNote */ .gp)(context.collector, `largest channel difference ${round(pixels.worst)} of 255`);
    if (over > 0) {
        const share = `${over} of ${total} pixels over delta ${delta} (${round((100 * over) / total)} %)`;
        (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .addNote */ .gp)(context.collector, allowed ? `${share}, inside ratio ${ratio}` : share);
    }
    if (!allowed)
        (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .addChange */ .qI)(context.collector, { ...change, kind: 'value' }, 'pixel# changed', over);
    const drift = allowed ? moved : moved - over;
    if (drift > 0)
        (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .addChange */ .qI)(context.collector, { ...change, kind: 'drift' }, 'pixel# moved within tolerance', drift);
}
function round(value) {
    return Math.round(value * 100) / 100;
}
function sameGeometry({ collector }, base, head) {
    const size = ({ width, height }) => `${width}x${height}`;
    if (size(base) !== size(head)) {
        (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .addChange */ .qI)(collector, { kind: 'shape', at: 'image', base: size(base), head: size(head), note: 'size' }, 'image size# changed');
    }
    if (base.frames.length !== head.frames.length) {
        (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .addChange */ .qI)(collector, {
            kind: 'shape',
            at: 'image',
            base: `${base.frames.length} frames`,
            head: `${head.frames.length} frames`,
            note: 'frames',
        }, 'frame count# changed');
    }
    return size(base) === size(head) && base.frames.length === head.frames.length;
}
/** Takes both sides of row `y` of one frame, in turn. `place` follows the place of a pixel. */
function rowComparer(pixels, base, head, delta, place) {
    const left = base.depth === 16 ? 1 : STEP;
    const right = head.depth === 16 ? 1 : STEP;
    const row = base.width * CHANNELS;
    const sameDepth = base.depth === head.depth;
    return (from, to, y) => {
        if (sameDepth && from.length === row && to.length === row && (0,_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .equalBytes */ .ex)(bytesOf(from), bytesOf(to)))
            return;
        // A frame of another length than its size is a reader's fault; what is missing counts as changed.
        for (let at = 0; at < row; at += CHANNELS) {
            let most = 0;
            for (let channel = at; channel < at + CHANNELS; channel += 1) {
                const [one, other] = [from[channel], to[channel]];
                const distance = one === undefined || other === undefined ? 255 * STEP : Math.abs(one * left - other * right);
                if (distance > most)
                    most = distance;
            }
            if (most === 0)
                continue;
            pixels.moved += 1;
            if (most > delta * STEP)
                pixels.over += 1;
            if (most / STEP <= pixels.worst)
                continue;
            pixels.worst = most / STEP;
            pixels.worstAt = `${at / CHANNELS},${y}${place}`;
            pixels.worstBase = rgba(from, at);
            pixels.worstHead = rgba(to, at);
        }
    };
}
function bytesOf({ buffer, byteOffset, byteLength }) {
    return new Uint8Array(buffer, byteOffset, byteLength);
}
function rgba(frame, at) {
    return `rgba(${[...frame.subarray(at, at + CHANNELS)].join(', ')})`;
}


/***/ }),

/***/ 45217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ byPreference),
/* harmony export */   y: () => (/* binding */ joins)
/* harmony export */ });
/**
 * Finds what identifies the records of a list (docs/classes.md section 6): a member or column that is unique, never null, float
 * or volatile on both sides, with half or more of the values in common, and not just 0..n-1.
 */
/** Names that a reader would take for an identity, best first; others follow in their order in the file. */
const PREFERRED = ['id', 'key', 'uuid', 'guid', 'sku', 'code', 'name', 'slug', 'path', 'url'];
function byPreference(names) {
    const rank = (name) => {
        const at = PREFERRED.indexOf(name.toLowerCase());
        return at < 0 ? PREFERRED.length : at;
    };
    return names.toSorted((a, b) => rank(a) - rank(b));
}
/** Just the position in other words. */
function isIndex(values) {
    return values.every((value, index) => value === `n${index}`);
}
/** Whether two columns of identities can join their rows. Integers are given as `n` and digits, texts as `s` and the text. */
function joins(base, head) {
    if (base.length === 0 || head.length === 0)
        return false;
    if (isIndex(base) || isIndex(head))
        return false;
    const places = new Map();
    for (const value of base)
        places.set(value, places.size);
    if (places.size !== base.length)
        return false;
    // Mostly no identity changed: then head needs no look at each.
    if (base.length === head.length && head.every((value, index) => value === base[index]))
        return true;
    const taken = new Uint8Array(base.length);
    const others = new Set();
    let common = 0;
    for (const value of head) {
        const at = places.get(value);
        if (at === undefined ? others.has(value) : taken[at] === 1)
            return false;
        if (at === undefined)
            others.add(value);
        else {
            taken[at] = 1;
            common += 1;
        }
    }
    return 2 * common >= Math.min(base.length, head.length);
}


/***/ }),

/***/ 94822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bk: () => (/* binding */ mapReason),
/* harmony export */   DC: () => (/* binding */ MANY_KEYS),
/* harmony export */   q_: () => (/* binding */ isDataKey),
/* harmony export */   te: () => (/* binding */ DATA_CHARACTER)
/* harmony export */ });
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4492);

/** docs/classes.md section 3, map-like objects. */
const DIGITS = /^[0-9]+$/;
const UUID = /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;
const ISO_DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[T ][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]+)?)?(?:Z|[+-][0-9]{2}:?[0-9]{2})?)?$/;
const HEX = /^[0-9a-fA-F]{12,}$/;
const DATA_CHARACTER = /[0-9/@]/;
const DATA_KEYS = 2;
const MARKED_KEYS = 3;
const MANY_KEYS = 20;
const SCALAR_BITS = ~(_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .TYPE_BITS */ .ci.object | _nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .TYPE_BITS */ .ci.array);
/** Why the keys of these objects are data, or undefined where they are structure. Decided on the keys of both sides together. */
function mapReason(...sides) {
    const keys = new Set();
    let types = 0;
    for (const objects of sides) {
        for (const { members } of objects) {
            for (const { name, value } of members) {
                types |= (0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .typeBit */ .cr)(value);
                // A scalar among values of more types than one: whatever the keys are, they are no data. Most objects end here.
                if ((types & (types - 1)) !== 0 && (types & SCALAR_BITS) !== 0)
                    return undefined;
                keys.add(name);
            }
        }
    }
    if (keys.size < DATA_KEYS)
        return undefined;
    const oneType = (types & (types - 1)) === 0;
    if (oneType) {
        const kind = dataKeys(keys);
        if (kind)
            return kind;
    }
    if ((types & SCALAR_BITS) !== 0)
        return undefined;
    if (keys.size >= MARKED_KEYS && every(keys, (key) => DATA_CHARACTER.test(key)))
        return 'keys with a digit, / or @';
    return keys.size >= MANY_KEYS ? `${keys.size} keys` : undefined;
}
function dataKeys(keys) {
    if (every(keys, (key) => DIGITS.test(key)))
        return 'digit keys';
    if (every(keys, (key) => UUID.test(key)))
        return 'UUID keys';
    if (every(keys, (key) => ISO_DATE.test(key)))
        return 'date keys';
    if (every(keys, (key) => HEX.test(key)))
        return 'hexadecimal keys';
    return every(keys, isDataKey) ? 'keys that are data' : undefined;
}
/** Digits, a UUID, a date or long hexadecimal. */
function isDataKey(key) {
    return DIGITS.test(key) || UUID.test(key) || ISO_DATE.test(key) || HEX.test(key);
}
function every(keys, test) {
    for (const key of keys)
        if (!test(key))
            return false;
    return true;
}


/***/ }),

/***/ 90235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ stepsInFile),
/* harmony export */   g: () => (/* binding */ isOmittedPlace)
/* harmony export */ });
/** Whether it is the list at this place that is not all at hand. */
function isOmittedPlace({ place }, at) {
    let depth = place.length;
    let one = at;
    for (; one !== undefined && depth > 0; one = one.parent) {
        depth -= 1;
        if (one.base !== place[depth] || one.head !== place[depth])
            return false;
    }
    return one === undefined && depth === 0;
}
/** Steps on the head side with the index that an element of the list has in the file. */
function stepsInFile({ place, index }, steps) {
    const at = place.length;
    const step = steps[at];
    if (typeof step !== 'number' || place.some((name, depth) => steps[depth] !== name))
        return [...steps];
    return steps.with(at, index('head', step));
}


/***/ }),

/***/ 72787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cW: () => (/* binding */ shape),
  F5: () => (/* binding */ shapeOf),
  GG: () => (/* binding */ walk)
});

// EXTERNAL MODULE: ./lib/comparison/collector.js
var comparison_collector = __webpack_require__(13194);
// EXTERNAL MODULE: ./lib/documents/trees/markup.js
var markup = __webpack_require__(25210);
// EXTERNAL MODULE: ./lib/comparison/groups.js
var comparison_groups = __webpack_require__(41933);
;// CONCATENATED MODULE: ./lib/comparison/element-recursion.js


/**
 * Elements that recur: in their own content, or through others (`ul` in `li` in `ul`). The name of an element says what
 * it is, unlike a key of JSON, which says what it is to its parent (`spec` in `template` in `spec`): so an element that
 * is met again anywhere within itself is of one kind with it, and so is every element on the way (docs/adr/0263).
 */
/** The objects that stand in the content of an element, in order; undefined where the value is no element. */
function contentItems(value) {
    if (value.kind !== 'object')
        return undefined;
    for (const member of value.members) {
        if (member.name !== markup/* CONTENT */.KB || member.value.kind !== 'array')
            continue;
        return (0,comparison_groups/* objectsOf */.iZ)(member.value.items);
    }
    return undefined;
}
function elementsOf(items) {
    const elements = [];
    for (const { members } of items) {
        for (const { name, value } of members) {
            const within = name === markup/* TEXT */.a$ ? undefined : contentItems(value);
            if (within !== undefined)
                elements.push({ name, items: within });
        }
    }
    return elements;
}
function someElement(items, test) {
    for (const { members } of items) {
        for (const { name, value } of members) {
            const within = name === markup/* TEXT */.a$ ? undefined : contentItems(value);
            if (within !== undefined && test(within))
                return true;
        }
    }
    return false;
}
function kindOf({ parent }, name) {
    let at = parent.get(name);
    if (at === undefined)
        return undefined;
    for (let up = parent.get(at); up !== undefined && up !== at; up = parent.get(at))
        at = up;
    parent.set(name, at);
    return at;
}
function join(kinds, one, other) {
    const left = kindOf(kinds, one) ?? one;
    const right = kindOf(kinds, other) ?? other;
    kinds.parent.set(left, left);
    kinds.parent.set(right, left);
}
/** Goes into every element below these, `enter` allowing; each that stands within one of its name joins all between them. */
function joinRecurring(kinds, roots, enter) {
    const open = [];
    const places = new Map();
    const waiting = roots.map((element) => ({ element }));
    for (let step = waiting.pop(); step; step = waiting.pop()) {
        const { element } = step;
        if (!element) {
            places.get(open.pop() ?? '')?.pop();
            continue;
        }
        const { name, items } = element;
        if (!enter(name, open.at(-1)))
            continue;
        const own = places.get(name) ?? [];
        places.set(name, own);
        const above = own.at(-1);
        if (above !== undefined)
            for (let i = above; i < open.length; i += 1)
                join(kinds, name, open[i]);
        own.push(open.length);
        open.push(name);
        waiting.push({});
        for (const child of elementsOf(items))
            waiting.push({ element: child });
    }
}
function recurringIn(sides) {
    let known;
    return () => {
        if (known)
            return known;
        known = { parent: new Map() };
        for (const side of sides) {
            const roots = rootElements(side);
            if (mayRecur(roots))
                joinRecurring(known, roots, () => true);
        }
        return known;
    };
}
/** With more names it costs less to look for elements that recur than for a circle of names. */
const MAX_NAMES = 256;
/** Whether some name leads back to itself by the names of children: without that, no element stands within one of its name. */
function mayRecur(roots) {
    const below = new Map();
    const waiting = [...roots];
    for (let element = waiting.pop(); element; element = waiting.pop()) {
        const { name, items } = element;
        let names = below.get(name);
        if (names === undefined) {
            if (below.size >= MAX_NAMES)
                return true;
            names = new Set();
            below.set(name, names);
        }
        for (const child of elementsOf(items)) {
            names.add(child.name);
            waiting.push(child);
        }
    }
    // Names that lead to none that is left are taken away, again and again: what stays leads in circles.
    for (let taken = true; taken;) {
        taken = false;
        for (const [name, names] of below) {
            for (const child of names)
                if (!below.has(child))
                    names.delete(child);
            if (names.size > 0)
                continue;
            below.delete(name);
            taken = true;
        }
    }
    return below.size > 0;
}
/** The outermost elements: those of one document are under the root, those of several in an array (docs/adr/0080). */
function rootElements(nodes) {
    const found = [];
    const waiting = [...nodes];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
        if (node.kind === 'array')
            for (const item of node.items)
                waiting.push(item);
        if (node.kind !== 'object')
            continue;
        for (const { name, value } of node.members) {
            const items = contentItems(value);
            if (items !== undefined)
                found.push({ name, items });
            else if (value.kind === 'object' || value.kind === 'array')
                waiting.push(value);
        }
    }
    return found;
}
/**
 * The names that recur below these contents, together with those on the way, as one entry each. Only entries of which
 * one stands here: the others are met further down.
 */
function recursiveElements(recurring, sides) {
    // Nobody within anybody: nothing to ask, which is all that most sets and every tree that is no markup say.
    if (!sides.some((items) => someElement(items, (inner) => someElement(inner, () => true))))
        return [];
    const anywhere = recurring();
    if (anywhere.parent.size === 0)
        return [];
    const here = sides.map(elementsOf);
    const local = { parent: new Map() };
    for (const elements of here) {
        joinRecurring(local, elements, (name, parent) => {
            const kind = kindOf(anywhere, name);
            return kind !== undefined && (parent === undefined || kindOf(anywhere, parent) === kind);
        });
    }
    const groups = new Map();
    for (const name of local.parent.keys()) {
        const kind = kindOf(local, name);
        const group = groups.get(kind);
        if (group)
            group.push(name);
        else
            groups.set(kind, [name]);
    }
    const names = new Set(here.flatMap((elements) => elements.map(({ name }) => name)));
    return [...groups.values()].filter((group) => group.some((name) => names.has(name)));
}
/** What stands in each of the elements of these names that these contents lead to, again and again. */
function unfoldContent(items, names) {
    const found = new Map(names.map((name) => [name, []]));
    for (let frontier = items; frontier.length > 0;) {
        const next = [];
        for (const element of elementsOf(frontier)) {
            const own = found.get(element.name);
            if (!own)
                continue;
            for (const item of element.items) {
                own.push(item);
                next.push(item);
            }
        }
        frontier = next;
    }
    return found;
}

// EXTERNAL MODULE: ./lib/comparison/nodes.js
var comparison_nodes = __webpack_require__(4492);
// EXTERNAL MODULE: ./lib/comparison/maps.js
var maps = __webpack_require__(94822);
// EXTERNAL MODULE: ./lib/comparison/paths.js
var comparison_paths = __webpack_require__(82929);
;// CONCATENATED MODULE: ./lib/comparison/aligned-facts.js




/**
 * The members of two sets of records that match one to one, name for name and type for type, which is what
 * `sameStructure` found: no presence, optionality or duplicates can differ. So only names whose values differ
 * somewhere are gone into, and the sets of all others are made when somebody asks for them. Says nothing (undefined)
 * where a member is an object or array, for then keys may recur and fold.
 */
function alignedMembers(context, group, base, head, where) {
    if (context.scope !== 'both' || base.length !== head.length || base.length === 0)
        return undefined;
    const names = flatNames(base);
    const changed = names && changedNames(context, base, head);
    if (names === undefined || changed === undefined)
        return undefined;
    const members = new Map();
    const [ofBase, ofHead] = [valuesByName(base, names), valuesByName(head, names)];
    for (const name of names) {
        const make = () => (0,comparison_groups/* newGroup */.Yb)(memberPath(group.path, name), [...group.steps, name], ofBase(name), ofHead(name));
        if (!changed.has(name)) {
            members.set(name, calmFact(make));
            continue;
        }
        const child = make();
        walk(context, child, { inArray: false, depth: where.depth + 1 });
        members.set(name, { presence: 'same', duplicates: false, group: child });
    }
    return members;
}
function calmFact(make) {
    let made;
    return {
        presence: 'same',
        duplicates: false,
        calm: true,
        get group() {
            made ??= make();
            made.calm = true;
            return made;
        },
    };
}
/** Names in order of first appearance; undefined where some value is no scalar. */
function flatNames(objects) {
    const pattern = objects[0].members;
    let names;
    for (const { members } of objects) {
        let alike = members.length === pattern.length;
        for (let index = 0; index < members.length; index += 1) {
            const { name, value } = members[index];
            if (value.kind === 'object' || value.kind === 'array')
                return undefined;
            if (alike && name !== pattern[index].name)
                alike = false;
        }
        if (alike)
            continue;
        names ??= new Set(pattern.map(({ name }) => name));
        for (const { name } of members)
            names.add(name);
    }
    return names ?? new Set(pattern.map(({ name }) => name));
}
/** Names with values that differ in some pair; undefined where a pair does not match after all. */
function changedNames({ different }, base, head) {
    const changed = new Set();
    for (let at = 0; at < base.length; at += 1) {
        const [one, other] = [base[at], head[at]];
        if (one === other)
            continue;
        if (one.members.length !== other.members.length)
            return undefined;
        for (let index = 0; index < one.members.length; index += 1) {
            const [left, right] = [one.members[index], other.members[index]];
            if (left.name !== right.name || left.value.kind !== right.value.kind)
                return undefined;
            if (!(0,comparison_nodes/* identical */.eQ)(left.value, right.value, different))
                changed.add(left.name);
        }
    }
    return changed;
}
/** Of more names than this the values are sorted by name, once, and not looked for in all records for each name. */
const MOST_LOOKED_FOR = 32;
function valuesByName(objects, names) {
    let sorted;
    if (names.size <= MOST_LOOKED_FOR)
        return (name) => valuesOf(objects, name);
    return (name) => {
        sorted ??= sortedByName(objects);
        return sorted.get(name) ?? [];
    };
}
function sortedByName(objects) {
    const sorted = new Map();
    for (const { members } of objects)
        for (const { name, value } of members) {
            const values = sorted.get(name);
            if (values === undefined)
                sorted.set(name, [value]);
            else
                values.push(value);
        }
    return sorted;
}
function valuesOf(objects, name) {
    const values = [];
    for (const { members } of objects)
        for (const member of members)
            if (member.name === name)
                values.push(member.value);
    return values;
}

;// CONCATENATED MODULE: ./lib/comparison/folded-elements.js





/**
 * Elements that recur in themselves or through each other: all of one name, however deep, are one set, and so is what
 * stands in those of one name. Whether such an element is there is asked of all levels together, so a deeper tree is
 * data; everything else is asked of the contents of each name. The names that stand among these contents come back, and
 * their facts are put into `members`.
 */
function foldedElements(context, group, base, head, names, where, members) {
    const left = unfoldContent(base, names);
    const right = unfoldContent(head, names);
    const all = [...base, ...[...left.values()].flat()];
    const others = [...head, ...[...right.values()].flat()];
    const everywhere = { base: keyStats(all), head: keyStats(others) };
    const here = { base: keyStats(base), head: keyStats(head) };
    const inner = new Map(names.map((name) => [name, new Map()]));
    const standing = [];
    for (const name of names) {
        const [own, other] = [everywhere.base.get(name), everywhere.head.get(name)];
        const path = memberPath(group.path, name);
        const facts = presenceFacts(context, path, own, other, all.length, others.length);
        let child;
        if (own && other) {
            child = (0,comparison_groups/* newGroup */.Yb)(path, [...group.steps, name], own.values, other.values);
            const within = { kind: 'record', members: inner.get(name) };
            walk(context, child, { inArray: false, depth: where.depth + 1, foldedContent: within });
        }
        for (const set of inner.values())
            set.set(name, { ...facts, group: child });
        const [first, second] = [here.base.get(name), here.head.get(name)];
        if (!first && !second)
            continue;
        standing.push(name);
        // On the outermost level nothing became deeper: a name that only one side has here is as new as any other.
        const come = (first === undefined) !== (second === undefined) && own !== undefined && other !== undefined;
        const presence = come ? presenceFacts(context, path, first, second, base.length, head.length) : facts;
        members.set(name, { ...presence, group: child });
    }
    for (const name of names) {
        const [own, other] = [left.get(name), right.get(name)];
        const steps = [...group.steps, name, markup/* CONTENT */.KB, comparison_groups/* ANY */.x4];
        const set = (0,comparison_groups/* newGroup */.Yb)(`${memberPath(group.path, name)}[${JSON.stringify(markup/* CONTENT */.KB)}][*]`, steps, own, other);
        if (own.length > 0 && other.length > 0)
            setFacts(context, set, own, other, where, inner.get(name));
    }
    return standing;
}

;// CONCATENATED MODULE: ./lib/comparison/recursion.js
/** Objects among the values, those inside arrays of any depth included. Order is that of the file. */
function childObjects(values) {
    const objects = [];
    const waiting = values.toReversed();
    for (let node = waiting.pop(); node; node = waiting.pop()) {
        if (node.kind === 'object')
            objects.push(node);
        else if (node.kind === 'array')
            for (let i = node.items.length - 1; i >= 0; i -= 1)
                waiting.push(node.items[i]);
    }
    return objects;
}
/** Adds the wanted keys of those objects. */
function keysBelow(values, wanted, found) {
    const waiting = [values];
    for (let list = waiting.pop(); list && found.size < wanted.size; list = waiting.pop()) {
        for (const node of list) {
            if (node.kind === 'array')
                waiting.push(node.items);
            else if (node.kind === 'object')
                for (const { name } of node.members)
                    if (wanted.has(name))
                        found.add(name);
        }
    }
}
/**
 * The keys that recur in their own child objects on either side, those that recur in each other's as one entry
 * (`left` and `right` of a binary tree).
 */
function recursiveKeys(sides) {
    const candidates = new Set();
    for (const side of sides) {
        for (const [key, { values }] of side) {
            if (values.some(({ kind }) => kind === 'object' || kind === 'array'))
                candidates.add(key);
        }
    }
    if (candidates.size === 0)
        return [];
    const below = new Map();
    for (const key of candidates) {
        const found = new Set();
        for (const side of sides)
            keysBelow(side.get(key)?.values ?? [], candidates, found);
        if (found.has(key))
            below.set(key, found);
    }
    const groups = [];
    for (const [key, found] of below) {
        const home = groups.find((group) => group.every((other) => found.has(other) && below.get(other)?.has(key)));
        if (home)
            home.push(key);
        else
            groups.push([key]);
    }
    return groups;
}
/** All objects that the keys lead to from these, again and again. */
function unfold(objects, keys) {
    const wanted = new Set(keys);
    const children = [];
    let frontier = objects;
    while (frontier.length > 0) {
        const values = frontier.flatMap(({ members }) => members.filter(({ name }) => wanted.has(name)).map(({ value }) => value));
        const next = childObjects(values);
        for (const child of next)
            children.push(child);
        frontier = next;
    }
    return { children };
}

;// CONCATENATED MODULE: ./lib/comparison/record-facts.js








function keyStats(objects) {
    const stats = new Map();
    for (const [index, { members }] of objects.entries()) {
        for (const { name, value } of members) {
            let entry = stats.get(name);
            if (!entry) {
                entry = { values: [], objects: 0, most: 0, last: -1, inLast: 0 };
                stats.set(name, entry);
            }
            entry.values.push(value);
            if (entry.last !== index) {
                entry.last = index;
                entry.inLast = 0;
                entry.objects += 1;
            }
            entry.inLast += 1;
            if (entry.inLast > entry.most)
                entry.most = entry.inLast;
        }
    }
    return stats;
}
function recordFacts(context, group, base, head, where) {
    const calm = context.aligned ? alignedMembers(context, group, base, head, where) : undefined;
    if (calm !== undefined)
        return { kind: 'record', members: calm };
    const members = new Map();
    const facts = { kind: 'record', members };
    const left = keyStats(base);
    const right = keyStats(head);
    const folded = new Set();
    for (const keys of recursiveKeys([left, right])) {
        for (const key of keys)
            folded.add(key);
        foldedMembers(context, group, base, head, keys, where, members);
    }
    for (const names of recursiveElements(context.recurring, [base, head])) {
        if (names.some((name) => folded.has(name)))
            continue;
        for (const name of foldedElements(context, group, base, head, names, where, members))
            folded.add(name);
    }
    for (const key of new Set([...left.keys(), ...right.keys()])) {
        if (folded.has(key))
            continue;
        members.set(key, memberFact(context, group, key, left.get(key), right.get(key), base.length, head.length, where));
    }
    return facts;
}
function memberFact(context, group, key, base, head, baseObjects, headObjects, where) {
    const path = memberPath(group.path, key);
    const facts = presenceFacts(context, path, base, head, baseObjects, headObjects);
    if (!base || !head)
        return { ...facts, group: undefined };
    const child = (0,comparison_groups/* newGroup */.Yb)(path, [...group.steps, key], base.values, head.values);
    const content = key === markup/* CONTENT */.KB ? where.foldedContent : undefined;
    walk(context, child, { inArray: false, depth: where.depth + 1, ...(content ? { folded: content } : {}) });
    return { ...facts, group: child };
}
function memberPath(parent, key) {
    return /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(key) && key.length <= 100
        ? `${parent}.${key}`
        : `${parent}[${JSON.stringify(key.slice(0, 100))}]`;
}
function presenceFacts(context, path, base, head, baseObjects, headObjects) {
    if (!base || !head) {
        const side = base ? 'base' : 'head';
        if (context.scope !== 'both' && context.scope !== side)
            return { presence: 'same', duplicates: false };
        const stats = base ?? head;
        const total = base ? baseObjects : headObjects;
        const share = stats && total > 1 ? ` in ${stats.objects} of ${total} objects` : '';
        const verb = base ? 'removed' : 'added';
        shape(context, path, base?.values[0], head?.values[0], `key ${verb}${share}`, `key# ${verb}`);
        return { presence: base ? 'removed' : 'added', duplicates: false };
    }
    const duplicates = base.most !== head.most && (context.scope === 'both' || (context.scope === 'head') === head.most > base.most);
    if (duplicates) {
        shape(context, path, base.values[0], head.values[0], `name occurs ${base.most} -> ${head.most} times in one object`, 'duplicate name# changed');
    }
    const baseAlways = base.objects === baseObjects;
    const headAlways = head.objects === headObjects;
    if (baseAlways === headAlways || context.scope !== 'both')
        return { presence: 'same', duplicates };
    const words = (always, { objects }, total) => always ? 'always present' : `present in ${objects} of ${total}`;
    shape(context, path, undefined, undefined, `${words(baseAlways, base, baseObjects)} -> ${words(headAlways, head, headObjects)}`, 'key# became optional or required');
    return { presence: 'optional', always: baseAlways ? 'base' : 'head', duplicates };
}
/**
 * A key whose child objects have the same key again: all its objects, however deep, are one set, and whether
 * the key is there is asked of that set and the parents together. So a deeper tree is data.
 */
function foldedMembers(context, group, base, head, keys, where, members) {
    const left = unfold(base, keys);
    const right = unfold(head, keys);
    const inner = new Map();
    const name = discriminator(left.children, right.children);
    const shared = name === undefined || context.scope !== 'both'
        ? { kind: 'record', members: inner }
        : { kind: 'variants', name, byValue: new Map() };
    const path = memberPath(group.path, keys[0] ?? '');
    const set = (0,comparison_groups/* newGroup */.Yb)(path, [...group.steps, keys[0] ?? ''], left.children, right.children);
    for (const key of keys) {
        const all = keyStats([...base, ...left.children]).get(key);
        const other = keyStats([...head, ...right.children]).get(key);
        const keyPath = memberPath(group.path, key);
        const facts = presenceFacts(context, keyPath, all, other, base.length + left.children.length, head.length + right.children.length);
        let child;
        if (all && other) {
            child = (0,comparison_groups/* newGroup */.Yb)(keyPath, [...group.steps, key], all.values, other.values);
            walk(context, child, { inArray: false, depth: where.depth + 1, folded: shared });
        }
        members.set(key, { ...facts, group: child });
        inner.set(key, { ...facts, group: child });
    }
    if (left.children.length === 0 || right.children.length === 0)
        return;
    if (shared.kind !== 'variants') {
        setFacts(context, set, left.children, right.children, where, inner);
        return;
    }
    const bases = byVariant(left.children, shared.name);
    const heads = byVariant(right.children, shared.name);
    for (const value of new Set([...bases.keys(), ...heads.keys()])) {
        const own = bases.get(value);
        const other = heads.get(value);
        const scope = own && other ? 'both' : own ? 'base' : 'head';
        const facts = new Map(inner);
        const variant = { ...set, path: `${set.path}<${shared.name}=${value.slice(0, 60)}>` };
        setFacts({ ...context, scope }, variant, own ?? left.children, other ?? right.children, where, facts);
        shared.byValue.set(value, { kind: 'record', members: facts });
    }
}
/** The members of one set of objects that `members` does not have yet. */
function setFacts(context, set, base, head, where, members) {
    const left = keyStats(base);
    const right = keyStats(head);
    for (const key of new Set([...left.keys(), ...right.keys()])) {
        if (members.has(key))
            continue;
        members.set(key, memberFact(context, set, key, left.get(key), right.get(key), base.length, head.length, where));
    }
}

;// CONCATENATED MODULE: ./lib/comparison/object-facts.js






const DISCRIMINATORS = ['type', 'kind', 'event', 'op', '@type'];
const MIN_VARIANTS = 2;
const MAX_VARIANTS = 16;
/** The values of a member that all of these objects have as a string; undefined where one has not, or there are too many. */
function variantValues(objects, name) {
    const values = new Set();
    for (const object of objects) {
        const value = (0,comparison_groups/* variantOf */.Bp)(object, name);
        if (value === undefined)
            return undefined;
        values.add(value);
        if (values.size > MAX_VARIANTS)
            return undefined;
    }
    return values;
}
/**
 * A side with 2 to 16 variants of its own is enough, so that one more variant on the other side cannot take the
 * variants away, and with them a fact.
 */
function discriminator(base, head) {
    return DISCRIMINATORS.find((name) => {
        const left = variantValues(base, name)?.size ?? 0;
        const right = variantValues(head, name)?.size ?? 0;
        const everywhere = [base, head].every((objects) => objects.every((object) => (0,comparison_groups/* variantOf */.Bp)(object, name) !== undefined));
        return everywhere && Math.max(left, right) >= MIN_VARIANTS;
    });
}
function objectFacts(context, group, base, head, where) {
    const reason = asMap(context, group, base, head);
    if (reason !== undefined)
        return mapFacts(context, group, base, head, where, reason);
    const name = where.inArray && context.scope === 'both' ? discriminator(base, head) : undefined;
    if (name === undefined)
        return recordFacts(context, group, base, head, where);
    const byValue = new Map();
    const bases = byVariant(base, name);
    const heads = byVariant(head, name);
    for (const value of new Set([...bases.keys(), ...heads.keys()])) {
        const own = bases.get(value);
        const other = heads.get(value);
        const variant = { ...group, path: `${group.path}<${name}=${value.slice(0, 60)}>` };
        // A variant of one side alone is held against everything on the other: only new keys and types count.
        const scope = own && other ? 'both' : own ? 'base' : 'head';
        byValue.set(value, recordFacts({ ...context, scope }, variant, own ?? base, other ?? head, where));
    }
    return { kind: 'variants', name, byValue };
}
function byVariant(objects, name) {
    const groups = new Map();
    for (const object of objects) {
        const value = (0,comparison_groups/* variantOf */.Bp)(object, name) ?? '';
        const own = groups.get(value);
        if (own)
            own.push(object);
        else
            groups.set(value, [object]);
    }
    return groups;
}
function declared(paths, group, used) {
    const found = paths.find(({ pattern }) => (0,comparison_paths/* matchesGeneralised */.FR)(pattern, group.steps));
    if (found)
        used.add(found.label);
    return found !== undefined;
}
function asMap({ rules, collector, fields }, group, base, head) {
    // Where a policy says both, structure is the stricter reading.
    if (declared(rules.notMaps, group, rules.used)) {
        if ((0,maps/* mapReason */.Bk)(base, head))
            (0,comparison_collector/* addNote */.gp)(collector, `${group.path} is no map by policy`);
        return undefined;
    }
    if (declared(rules.maps, group, rules.used))
        return 'policy';
    return fields ? undefined : (0,maps/* mapReason */.Bk)(base, head);
}
function mapFacts(context, group, base, head, where, reason) {
    (0,comparison_collector/* addNote */.gp)(context.collector, reason === 'policy' ? `${group.path} is a map by policy` : `${group.path} read as a map: ${reason}`);
    const values = (objects) => objects.flatMap(({ members }) => members.map(({ value }) => value));
    const baseValues = values(base);
    const headValues = values(head);
    const duplicates = hasDuplicates(base) !== hasDuplicates(head);
    if (duplicates)
        shape(context, group.path, base[0], head[0], 'duplicate keys came or went', 'duplicate name# changed');
    if (baseValues.length === 0 || headValues.length === 0)
        return { kind: 'map', entries: undefined, duplicates };
    const entries = (0,comparison_groups/* newGroup */.Yb)(`${group.path}{*}`, [...group.steps, comparison_groups/* ANY */.x4], baseValues, headValues);
    walk(context, entries, { inArray: false, depth: where.depth + 1 });
    return { kind: 'map', entries, duplicates };
}
function hasDuplicates(objects) {
    return objects.some(({ members }) => new Set(members.map(({ name }) => name)).size !== members.length);
}

;// CONCATENATED MODULE: ./lib/comparison/shape.js





const ROOT = { path: '$', steps: [], inArray: false };
/**
 * Shape facts (docs/classes.md section 3): taken over the sets of nodes at generalised paths, without pairing anything.
 * The groups that come back say, for every place, which differences those facts explain. `aligned` says that both are
 * of the same structure: then there are no facts, and less work is needed to say what stands where.
 */
function shapeOf(base, head, rules, collector, { root = ROOT, different = new Set(), aligned = false, fields = false } = {}) {
    const group = (0,comparison_groups/* newGroup */.Yb)(root.path, root.steps, base, head);
    const recurring = recurringIn([base, head]);
    walk({ rules, collector, scope: 'both', different, aligned, fields, recurring }, group, {
        inArray: root.inArray,
        depth: 0,
    });
    return group;
}
function walk(context, group, where) {
    (0,comparison_nodes/* guardDepth */.RV)(where.depth);
    // Node for node the same: no fact can differ here or below.
    if (!where.folded && unchanged(context, group)) {
        group.calm = true;
        return;
    }
    if (!context.aligned)
        typeFacts(context, group);
    const baseArrays = (0,comparison_groups/* arraysOf */._l)(group.base);
    const headArrays = (0,comparison_groups/* arraysOf */._l)(group.head);
    if (where.folded)
        group.objects = where.folded;
    else {
        const baseObjects = (0,comparison_groups/* objectsOf */.iZ)(group.base);
        const headObjects = (0,comparison_groups/* objectsOf */.iZ)(group.head);
        if (baseObjects.length > 0 && headObjects.length > 0) {
            group.objects = objectFacts(context, group, baseObjects, headObjects, where);
        }
    }
    if (baseArrays.length === 0 || headArrays.length === 0)
        return;
    if (!context.aligned)
        dimensionFact(context, group, baseArrays, headArrays);
    const baseItems = (0,comparison_groups/* itemsOf */.S3)(baseArrays);
    const headItems = (0,comparison_groups/* itemsOf */.S3)(headArrays);
    // An array without elements says nothing about what is below it.
    if (baseItems.length === 0 || headItems.length === 0)
        return;
    const items = (0,comparison_groups/* newGroup */.Yb)(`${group.path}[*]`, [...group.steps, comparison_groups/* ANY */.x4], baseItems, headItems);
    group.items = items;
    walk(context, items, { ...where, inArray: true, depth: where.depth + 1 });
}
function unchanged({ different }, { base, head }) {
    if (base.length !== head.length)
        return false;
    for (let i = 0; i < base.length; i += 1)
        if (!(0,comparison_nodes/* identical */.eQ)(base[i], head[i], different))
            return false;
    return true;
}
function typesOf(nodes) {
    let types = 0;
    for (const node of nodes)
        types |= (0,comparison_nodes/* typeBit */.cr)(node);
    return types;
}
function typeFacts(context, group) {
    if (group.base.length === 0 || group.head.length === 0)
        return;
    const base = typesOf(group.base);
    const head = typesOf(group.head);
    if (base === head)
        return;
    if (context.scope !== 'base')
        group.newTypes = head & ~base;
    if (context.scope !== 'head')
        group.goneTypes = base & ~head;
    if (group.newTypes === 0 && group.goneTypes === 0)
        return;
    const baseExample = group.base.find((node) => ((0,comparison_nodes/* typeBit */.cr)(node) & group.goneTypes) !== 0) ?? group.base[0];
    const headExample = group.head.find((node) => ((0,comparison_nodes/* typeBit */.cr)(node) & group.newTypes) !== 0) ?? group.head[0];
    shape(context, group.path, baseExample, headExample, `type ${(0,comparison_nodes/* typeNames */.DK)(base)} -> ${(0,comparison_nodes/* typeNames */.DK)(head)}`, 'type# changed');
}
function shape({ collector }, at, base, head, note, sort) {
    (0,comparison_collector/* addChange */.qI)(collector, {
        kind: 'shape',
        at,
        base: base ? (0,comparison_nodes/* show */.WU)(base) : null,
        head: head ? (0,comparison_nodes/* show */.WU)(head) : null,
        ...(base && base.line > 0 ? { baseLine: base.line } : {}),
        ...(head && head.line > 0 ? { headLine: head.line } : {}),
        note,
    }, sort);
}
/** The one length of two or more arrays of numbers, or undefined. */
function commonLength(arrays) {
    const length = arrays[0]?.items.length ?? 0;
    if (arrays.length < 2 || length === 0)
        return undefined;
    for (const { items } of arrays) {
        if (items.length !== length)
            return undefined;
        for (const item of items)
            if (((0,comparison_nodes/* typeBit */.cr)(item) & comparison_nodes/* NUMERIC_BITS */.zZ) === 0)
                return undefined;
    }
    return length;
}
function dimensionFact(context, group, base, head) {
    if (context.scope !== 'both')
        return;
    const left = commonLength(base);
    const right = left === undefined ? undefined : commonLength(head);
    if (left === undefined || right === undefined || left === right)
        return;
    group.dimensions = true;
    group.reshaped = equalSequences((0,comparison_groups/* itemsOf */.S3)(base), (0,comparison_groups/* itemsOf */.S3)(head));
    shape(context, group.path, base[0], head[0], `every array had ${left} numbers and has ${right} now`, 'dimension# changed');
}
function equalSequences(base, head) {
    return base.length === head.length && base.every((item, index) => (0,comparison_nodes/* equalNodes */.UT)(item, head[index]));
}


/***/ }),

/***/ 64992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ sameStructure)
/* harmony export */ });
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4492);

/** Members whose strings decide which variant an object is (shape.ts); another value there is another structure. */
const DISCRIMINATORS = new Set(['type', 'kind', 'event', 'op', '@type']);
/**
 * Whether two trees have the same members in every object, the same lengths of arrays, and the same types
 * throughout. Then their nodes match one to one at equal generalised paths, and no shape fact can differ. Members may
 * stand in another order only where that costs no search; saying no is always safe.
 */
function sameStructure(base, head) {
    const bases = [base];
    const heads = [head];
    while (bases.length > 0) {
        const from = bases.pop();
        const to = heads.pop();
        if (from === to)
            continue;
        if ((0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .typeOf */ .QP)(from) !== (0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .typeOf */ .QP)(to))
            return false;
        if (from.kind === 'array' && to.kind === 'array') {
            if (from.items.length !== to.items.length)
                return false;
            for (let i = 0; i < from.items.length; i += 1) {
                const item = from.items[i];
                const other = to.items[i];
                if (item === other)
                    continue;
                bases.push(item);
                heads.push(other);
            }
        }
        else if (from.kind === 'object' && to.kind === 'object') {
            if (from.members.length !== to.members.length)
                return false;
            for (let i = 0; i < from.members.length; i += 1) {
                const member = from.members[i];
                const other = to.members[i];
                if (member.name !== other.name)
                    return false;
                const { value } = member;
                if (value.kind === 'string' && DISCRIMINATORS.has(member.name)) {
                    if (other.value.kind !== 'string' || other.value.value !== value.value)
                        return false;
                    continue;
                }
                bases.push(value);
                heads.push(other.value);
            }
        }
    }
    return true;
}


/***/ }),

/***/ 36736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zS: () => (/* binding */ MAX_LABELLED_ROWS),
  Y4: () => (/* binding */ diffRow),
  Nv: () => (/* binding */ diffTables),
  iB: () => (/* binding */ hashCells),
  gV: () => (/* binding */ judgeRow),
  af: () => (/* binding */ tableAt)
});

// EXTERNAL MODULE: ./lib/comparison/arrays.js
var arrays = __webpack_require__(74303);
// EXTERNAL MODULE: ./lib/comparison/cells.js
var cells = __webpack_require__(25944);
// EXTERNAL MODULE: ./lib/comparison/collector.js
var collector = __webpack_require__(13194);
// EXTERNAL MODULE: ./lib/comparison/groups.js
var groups = __webpack_require__(41933);
// EXTERNAL MODULE: ./lib/comparison/nodes.js
var nodes = __webpack_require__(4492);
// EXTERNAL MODULE: ./lib/comparison/shape.js + 6 modules
var shape = __webpack_require__(72787);
;// CONCATENATED MODULE: ./lib/comparison/columns.js





function addShape(context, at, base, head, note, sort, where = {}) {
    (0,collector/* addChange */.qI)(context.collector, { kind: 'shape', at, base, head, ...where, note }, sort);
}
/** Name and occurrence: the same header twice is two columns. */
function headers({ columns }) {
    const seen = new Map();
    return columns.map(({ name }) => {
        const count = (seen.get(name) ?? 0) + 1;
        seen.set(name, count);
        return JSON.stringify([name, count]);
    });
}
function columnShape(context, base, head) {
    const left = headers(base);
    const right = headers(head);
    const places = new Map(right.map((header, index) => [header, index]));
    const known = new Set(left);
    const common = [];
    for (const [index, header] of left.entries()) {
        const other = places.get(header);
        const name = base.columns[index].name;
        if (other === undefined)
            addShape(context, `column ${name}`, name, null, 'column removed', 'column# removed');
        else
            common.push({ base: index, head: other });
    }
    for (const [index, header] of right.entries()) {
        const name = head.columns[index].name;
        if (!known.has(header))
            addShape(context, `column ${name}`, null, name, 'column added', 'column# added');
    }
    const names = (table, side) => common.map((pair) => table.columns[pair[side]].name).join(', ');
    if (common.some(({ head: at }, index) => index > 0 && at < common[index - 1].head)) {
        const ordered = [...common].sort((a, b) => a.head - b.head).map((pair) => head.columns[pair.head].name);
        addShape(context, 'columns', (0,nodes/* clip */.$Q)(names(base, 'base')), (0,nodes/* clip */.$Q)(ordered.join(', ')), 'column order changed', '=column order changed');
    }
    return common.map((pair) => columnPair(context, base, head, pair));
}
function columnPair(context, base, head, pair) {
    const from = base.columns[pair.base];
    const to = head.columns[pair.head];
    const { name } = to;
    const at = `column ${name}`;
    if ((from.kind ?? '') !== (to.kind ?? '')) {
        addShape(context, at, from.kind ?? null, to.kind ?? null, `declared kind ${from.kind ?? 'none'} -> ${to.kind ?? 'none'}`, 'column kind# changed');
    }
    if (from.nullable !== to.nullable) {
        addShape(context, at, String(from.nullable ?? 'not said'), String(to.nullable ?? 'not said'), 'declared nullability changed', 'column nullability# changed');
    }
    const typed = from.kind !== undefined || to.kind !== undefined || hasNodes(base, pair.base) || hasNodes(head, pair.head);
    if (typed) {
        const nodes = (table, column) => table.rows.flatMap((row, index) => row[column] === undefined ? [] : [asNode(row[column], table.lines[index] ?? 0)]);
        const group = (0,shape/* shapeOf */.F5)(nodes(base, pair.base), nodes(head, pair.head), context.rules, context.collector, {
            root: { path: at, steps: [groups/* ANY */.x4, name], inArray: false },
        });
        return { ...pair, name, group, ...((from.kind ?? '') === (to.kind ?? '') ? {} : { retyped: true }) };
    }
    return { ...pair, name, facts: untypedFacts(context, at, base, head, pair) };
}
function hasNodes({ rows }, column) {
    return rows.some((row) => row[column] !== undefined && typeof row[column] !== 'string');
}
function asNode(cell, line) {
    return typeof cell === 'string' ? { kind: 'string', value: cell, line } : cell;
}
function untypedFacts(context, at, base, head, pair) {
    const facts = (0,cells/* columnFacts */.YG)(base.rows, head.rows, pair, () => context.omitted?.columnBits(pair.base) ?? 0);
    if (facts.same)
        return { ...facts, kind: false, nulls: false };
    const left = facts.base();
    const right = facts.head();
    const known = left.known && right.known;
    const kind = known && left.kind !== right.kind;
    // A text column has no nulls to speak of, so nullability is asked where both sides have a kind that has them.
    const nulls = known && left.nulls !== right.nulls && left.kind !== 'text' && right.kind !== 'text';
    if (kind) {
        addShape(context, at, left.kind, right.kind, `column kind ${left.kind} -> ${right.kind}`, 'column kind# changed');
    }
    if (nulls) {
        const words = (some) => (some ? 'nulls' : 'no nulls');
        const note = right.nulls ? 'first null' : 'last null gone';
        addShape(context, at, words(left.nulls), words(right.nulls), note, 'column nullability# changed');
    }
    return { ...facts, kind, nulls };
}
function raggedShape(context, base, head) {
    const widths = (table) => [...new Set(table.ragged.map((row) => table.rows[row]?.length ?? 0))].sort((a, b) => a - b).join(', ');
    const left = widths(base);
    const right = widths(head);
    if (left === right)
        return false;
    const row = (right === '' ? base : head).ragged[0] ?? 0;
    const words = (text) => (text === '' ? 'no ragged rows' : `ragged rows of ${text} fields`);
    addShape(context, `row ${row + 1}`, words(left), words(right), 'fields differ in number from the header', 'ragged row# changed');
    return true;
}

// EXTERNAL MODULE: ./lib/comparison/explain.js
var explain = __webpack_require__(86170);
// EXTERNAL MODULE: ./lib/comparison/lists.js + 1 modules
var lists = __webpack_require__(2252);
// EXTERNAL MODULE: ./lib/comparison/rules.js
var rules = __webpack_require__(65206);
// EXTERNAL MODULE: ./lib/comparison/tolerance.js
var tolerance = __webpack_require__(56918);
// EXTERNAL MODULE: ./lib/comparison/tree.js + 2 modules
var tree = __webpack_require__(46739);
;// CONCATENATED MODULE: ./lib/comparison/table.js










/** Rows of larger tables are named by number alone: looking for a key in a million rows costs more than it tells. */
const MAX_LABELLED_ROWS = 20_000;
/** A table against a table (docs/classes.md sections 3 and 4): columns are shape, rows are data. */
function diffTables(context, base, head) {
    const labels = { asked: false };
    const at = (place) => {
        return tableAt(place, key(), context.omitted);
    };
    const key = () => {
        if (!labels.asked && (context.omitted?.length('head') ?? head.rows.length) <= MAX_LABELLED_ROWS) {
            labels.asked = true;
            labels.key = findRowKey(walk);
        }
        return labels.key;
    };
    const columns = columnShape(context, base, head);
    const walk = {
        context: { ...context, at, scaleAt: scales(context, base, head, columns) },
        base,
        head,
        ...{ columns, ragged: raggedShape(context, base, head) },
        inPlace: isInPlace(columns, base, head),
    };
    (0,lists/* diffLists */.p)(context.collector, rowsOf(walk, key), context.aligner);
}
/** The scale of a column (docs/classes.md section 5, rule 4); of what is nested in its cells there is none. */
function scales({ omitted }, base, head, columns) {
    const known = new Map();
    return (place) => {
        const [, name, ...below] = (0,nodes/* stepsOf */.B_)(place, 'head');
        // Two columns of one name have no scale of their own: a place says no more than the name.
        const [column, second] = columns.filter((one) => one.name === name);
        if (column === undefined || second !== undefined || below.length > 0)
            return undefined;
        if (!known.has(column)) {
            const shared = omitted?.magnitudes(column.base);
            known.set(column, (0,tolerance/* scaleOf */._K)(numbersIn(base, column.base), numbersIn(head, column.head), shared));
        }
        return known.get(column);
    };
}
function numbersIn({ rows }, column) {
    return rows.flatMap((row) => {
        const cell = row[column];
        if (typeof cell === 'string')
            return ((0,cells/* cellBit */.uA)(cell) & (cells/* CELL */.JA.integer | cells/* CELL */.JA.decimal)) === 0 ? [] : [cell];
        return cell?.kind === 'number' ? [(0,nodes/* decimalOf */.Bc)(cell)] : [];
    });
}
function isInPlace(columns, { columns: from }, { columns: to }) {
    const all = columns.length === from.length && columns.length === to.length;
    return all && columns.every(({ base, head }) => base === head);
}
function rowPlace(base, head) {
    return { parent: undefined, base, head };
}
function cellPair(walk, column, i, j, from, to) {
    const { facts, group } = column;
    const baseLine = walk.base.lines[i] ?? 0;
    const headLine = walk.head.lines[j] ?? 0;
    return {
        base: typeof from === 'string' && facts ? (0,cells/* cellNode */.tg)(from, facts.base().kind, baseLine) : asNode(from, baseLine),
        head: typeof to === 'string' && facts ? (0,cells/* cellNode */.tg)(to, facts.head().kind, headLine) : asNode(to, headLine),
        place: { parent: rowPlace(i, j), base: column.name, head: column.name },
        baseGroup: group,
        headGroup: group,
        depth: 1,
    };
}
/** Whether a cell that changed from one sort to another is what a fact on its column reports. */
function kindExplained({ facts }, from, to, pair) {
    if (!facts)
        return false;
    const oneNull = (pair.base.kind === 'null') !== (pair.head.kind === 'null');
    if (facts.nulls && oneNull)
        return true;
    return facts.kind && (0,cells/* cellBit */.uA)(from) !== (0,cells/* cellBit */.uA)(to);
}
function judgeRow(walk, i, j) {
    const from = walk.base.rows[i];
    const to = walk.head.rows[j];
    // The very same row, and no column of it has moved.
    if (from === to && walk.inPlace)
        return true;
    for (const column of walk.columns) {
        const a = from[column.base];
        const b = to[column.head];
        if (a === b)
            continue;
        if (a === undefined || b === undefined) {
            if (!walk.ragged)
                return false;
            continue;
        }
        const pair = cellPair(walk, column, i, j, a, b);
        if ((0,tree/* judge */.S4)(walk.context, pair) || (column.retyped && (0,cells/* sameTime */.Ue)(pair.base, pair.head)))
            continue;
        if (bothNumbers(pair) || typeof a !== 'string' || typeof b !== 'string' || !kindExplained(column, a, b, pair))
            return false;
    }
    return extraCells(walk, from, to) === 0;
}
function bothNumbers({ base, head }) {
    return base.kind === 'number' && head.kind === 'number';
}
/** Cells beyond the header that differ, where no ragged fact reports them. */
function extraCells(walk, from, to) {
    const beyond = (cells, columns) => cells.slice(columns);
    const left = beyond(from, walk.base.columns.length);
    const right = beyond(to, walk.head.columns.length);
    if (left.length !== right.length)
        return walk.ragged ? 0 : Math.abs(left.length - right.length);
    return left.filter((cell, index) => !equalCells(cell, right[index])).length;
}
function equalCells(a, b) {
    if (a === undefined || b === undefined || typeof a === 'string' || typeof b === 'string')
        return a === b;
    return (0,nodes/* equalNodes */.UT)(a, b);
}
function diffRow(walk, i, j) {
    const from = walk.base.rows[i];
    const to = walk.head.rows[j];
    for (const column of walk.columns) {
        const a = from[column.base];
        const b = to[column.head];
        if (a === b && (walk.context.rules.ids.length === 0 || a === undefined))
            continue;
        if (a === undefined || b === undefined) {
            if (!walk.ragged)
                addCell(walk, i, j, column.name, a, b, 'field missing');
            continue;
        }
        diffCell(walk, column, i, j, a, b);
    }
    const extra = extraCells(walk, from, to);
    if (extra > 0)
        addCell(walk, i, j, '(beyond the header)', undefined, undefined, `${extra} fields differ`);
}
function diffCell(walk, column, i, j, a, b) {
    const { context } = walk;
    const pair = cellPair(walk, column, i, j, a, b);
    if (typeof a !== 'string' || typeof b !== 'string') {
        if (!(column.retyped && (0,cells/* sameTime */.Ue)(pair.base, pair.head)))
            (0,tree/* diff */.Ui)(context, pair);
        return;
    }
    if (pair.base.kind === 'null' && pair.head.kind === 'null') {
        if (a !== b) {
            const spelling = (cell) => (cell === '' ? 'empty' : cell);
            (0,collector/* addChange */.qI)(context.collector, {
                kind: 'representation',
                at: context.at(pair.place),
                base: a,
                head: b,
                note: `null spelled ${spelling(b)} instead of ${spelling(a)}`,
            }, 'null# spelled differently');
        }
        return;
    }
    // In a column that changed its kind, a cell that changed with it is reported; another number in it is not.
    if (kindExplained(column, a, b, pair) && !(bothNumbers(pair) && !(0,tree/* judge */.S4)(context, pair)))
        return;
    (0,tree/* diff */.Ui)(context, pair);
}
function addCell(walk, i, j, column, a, b, note) {
    const { context } = walk;
    const text = (cell) => cell === undefined ? null : typeof cell === 'string' ? cell : (0,nodes/* show */.WU)(cell);
    (0,collector/* addChange */.qI)(context.collector, {
        kind: 'value',
        at: context.at({ parent: rowPlace(i, j), base: column, head: column }),
        base: text(a),
        head: text(b),
        note,
    }, 'field# came or went');
}
/** Of the cells in the order of the columns; `own` hashes one that is a node. */
function hashCells(cells, own) {
    let hash = 7;
    for (const cell of cells) {
        const one = cell === undefined ? 1 : typeof cell === 'string' ? (0,nodes/* hashText */.qj)(cell) : own(cell);
        hash = Math.imul(hash ^ one, 0x01000193) + 0x9e3779b9;
    }
    return hash | 0;
}
function rowsOf(walk, label) {
    const { context, base, head, columns } = walk;
    const { omitted } = context;
    const hashRow = (row, side) => hashCells(columns.map((column) => row[column[side]]), (cell) => (0,nodes/* hashNode */.l)(cell, context.hashes));
    const rows = (side) => (side === 'base' ? base : head).rows;
    return {
        noun: 'row',
        here: 'rows',
        unordered: context.rules.unordered.length > 0 && (0,rules/* selectedBy */.B8)(context.rules.unordered, [], [], context.rules.used),
        baseLength: base.rows.length,
        headLength: head.rows.length,
        baseHash: (i) => hashRow(base.rows[i], 'base'),
        headHash: (j) => hashRow(head.rows[j], 'head'),
        equal: (i, j) => {
            const from = base.rows[i];
            const to = head.rows[j];
            return (columns.every((column) => equalCells(from[column.base], to[column.head])) && extraCells(walk, from, to) === 0);
        },
        drift: (i, j) => judgeRow(walk, i, j),
        diff: (i, j) => diffRow(walk, i, j),
        similarity: (i, j) => rowSimilarity(walk, i, j),
        findKey: () => findRowKey(walk),
        explained: (side, index) => rowBringsFact(walk, rows(side)[index], side, index),
        show: (side, index) => (0,nodes/* clip */.$Q)(rows(side)[index].map(nodes/* normalizedCell */.qY).join(', ')),
        at: (i, j) => context.at(rowPlace(i, j)),
        ...(omitted === undefined
            ? {}
            : { omitted, alone: (side, index) => aloneAt(omitted.index(side, index), label(), omitted) }),
        lineOf: (side, index) => (side === 'base' ? base : head).lines[index] ?? 0,
    };
}
const DRIFT_SIMILARITY = 1.5;
function rowSimilarity(walk, i, j) {
    if (judgeRow(walk, i, j))
        return DRIFT_SIMILARITY;
    const from = walk.base.rows[i];
    const to = walk.head.rows[j];
    const alike = walk.columns.filter((column) => equalCells(from[column.base], to[column.head])).length;
    return alike / Math.max(1, walk.columns.length);
}
/** Where not all rows are at hand, each question is asked when the turn of a column comes, for it may cost a walk over the file. */
function lateCandidates(columns, eligible, omitted) {
    const byName = new Map(columns.map((column) => [column.name, column]));
    if (byName.size < columns.length)
        omitted.refuse('columns of one name');
    return {
        candidates: columns.map(({ name }) => name),
        eligible: (name) => eligible(byName.get(name)),
        joins: (name, left, right) => {
            const column = byName.get(name);
            const kind = column.facts?.base().kind ?? 'text';
            const read = (cell) => (cell === '' ? undefined : (0,arrays/* identity */.D_)((0,cells/* cellNode */.tg)(cell, kind, 0)));
            return omitted.joins({ name, column: column.base, left, right, read });
        },
    };
}
function cellIdentity(cell, kind) {
    if (typeof cell !== 'string')
        return (0,arrays/* identity */.D_)(cell);
    return cell === '' ? undefined : (0,arrays/* identity */.D_)((0,cells/* cellNode */.tg)(cell, kind ?? 'text', 0));
}
function findRowKey(walk) {
    const { context, base, head, columns } = walk;
    const byName = new Map(columns.map((column) => [column.name, column]));
    const eligible = ({ facts, name }) => name !== '' && (!facts || facts.base().kind === facts.head().kind) && facts?.base().kind !== 'decimal';
    // What base has in a row is what head has in it where it is the very same row, read by a column of the same kind.
    const identities = (side, names, known) => {
        const found = [];
        const own = names.map((name) => byName.get(name));
        const kinds = own.map((column) => column?.facts?.[side]().kind);
        const alike = walk.inPlace && own.every((column) => column?.facts?.base().kind === column?.facts?.head().kind);
        const { rows } = side === 'base' ? base : head;
        for (let at = 0; at < rows.length; at += 1) {
            const row = rows[at];
            if (known !== undefined && alike && row === base.rows[at]) {
                found.push(known[at]);
                continue;
            }
            const parts = [];
            for (const [index, column] of own.entries()) {
                const part = cellIdentity(column && row[column[side]], kinds[index]);
                if (part === undefined)
                    return undefined;
                parts.push(part);
            }
            found.push(parts.length === 1 ? parts[0] : JSON.stringify(parts));
        }
        return found;
    };
    let ofBase;
    return (0,arrays/* chooseKey */.L0)({
        rules: context.rules,
        steps: [],
        headSteps: [],
        ...(context.omitted === undefined
            ? { candidates: columns.filter(eligible).map(({ name }) => name) }
            : lateCandidates(columns, eligible, context.omitted)),
        base: (names) => {
            const found = identities('base', names);
            ofBase = found === undefined ? undefined : { names: names.join('\0'), found };
            return found;
        },
        head: (names) => identities('head', names, ofBase?.names === names.join('\0') ? ofBase.found : undefined),
        refuse: (names) => context.collector.notes.add(`the declared key ${names.join(', ')} is not unique and always present`),
    });
}
function rowBringsFact(walk, row, side, index) {
    const table = side === 'base' ? walk.base : walk.head;
    if (walk.ragged && row.length !== table.columns.length)
        return true;
    return walk.columns.some((column) => {
        const cell = row[column[side]];
        if (cell === undefined)
            return false;
        if (typeof cell !== 'string' || !column.facts) {
            return (0,explain/* bringsFact */.GZ)(asNode(cell, 0), column.group, side);
        }
        const { facts } = column;
        if (!facts.kind && !facts.nulls)
            return false;
        const own = facts[side]();
        const other = facts[side === 'base' ? 'head' : 'base']();
        const node = (0,cells/* cellNode */.tg)(cell, own.kind, table.lines[index] ?? 0);
        if (facts.nulls && own.nulls && node.kind === 'null')
            return true;
        return facts.kind && !fits(cell, other.kind);
    });
}
/** Whether a cell could stand in a column of that kind without changing it. */
function fits(cell, kind) {
    const bit = (0,cells/* cellBit */.uA)(cell);
    return kind === 'text' || bit === (0,cells/* cellBit */.uA)('') || kindAccepts(kind, bit);
}
function kindAccepts(kind, bit) {
    switch (kind) {
        case 'integer':
            return bit === (0,cells/* cellBit */.uA)('1');
        case 'decimal':
            return bit === (0,cells/* cellBit */.uA)('1') || bit === (0,cells/* cellBit */.uA)('1.5');
        case 'date':
            return bit === (0,cells/* cellBit */.uA)('2000-01-01');
        case 'boolean':
            return bit === (0,cells/* cellBit */.uA)('true');
        case 'text':
            return true;
    }
}
/** As `tableAt` says it of a row without partner: with the label of the row that head has at that index. */
function aloneAt(row, key, omitted) {
    return key === undefined || row >= omitted.length('head')
        ? `row ${row + 1}`
        : tableAt(rowPlace(omitted.kept('head', row), omitted.kept('head', row)), key, omitted);
}
/** `row 3 (id=7), column n`: rows as they stand in head, counted from 1 without the header. */
function tableAt(place, key, omitted) {
    const [row, column, ...below] = (0,nodes/* stepsOf */.B_)(place, 'head');
    if (row === undefined)
        return 'rows';
    const identity = key?.head[Number(row)];
    const label = key?.names.length === 1 && identity !== undefined ? ` (${key.names[0]}=${(0,nodes/* clip */.$Q)(identity.slice(1), 80)})` : '';
    const where = `row ${(omitted?.index('head', Number(row)) ?? Number(row)) + 1}${label}`;
    if (column === undefined)
        return where;
    return `${where}, column ${column === '' ? '(unnamed)' : column}${below.map((step) => `[${JSON.stringify(step)}]`).join('')}`;
}


/***/ }),

/***/ 12614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sT: () => (/* binding */ diffTensors),
  ik: () => (/* binding */ elementComparer)
});

// UNUSED EXPORTS: formatDimensions

// EXTERNAL MODULE: ./lib/comparison/collector.js
var comparison_collector = __webpack_require__(13194);
// EXTERNAL MODULE: ./lib/comparison/moves.js
var moves = __webpack_require__(37459);
// EXTERNAL MODULE: ./lib/comparison/numbers.js
var comparison_numbers = __webpack_require__(46067);
;// CONCATENATED MODULE: ./lib/comparison/drifts.js



/** Elements of one call: a function that runs for long before it returns for the first time is compiled without knowing how it ends, and again and again. */
const STRETCH = 1_024;
/**
 * What `addMove` and `withinForCertain` come to for each element, in one loop without a call or an object for any of them: an array has tens of millions.
 *
 * @param plotted  What a plot measures moves by.
 */
function driftsOf(collector, base, head, bounds, plotted) {
    const isWide = base instanceof Float64Array && head instanceof Float64Array;
    const measures = plotted !== undefined && (plotted.relative ?? 0) + (plotted.absolute ?? 0) > 0;
    let part = isWide ? partOf(base, head, 0) : undefined;
    let [raised, lowered] = [0, 0];
    const skip = (start, least) => {
        for (let at = start; at < base.length;) {
            const end = Math.min(base.length, at + STRETCH);
            if (part === undefined || end > part.first + part.base.length)
                part = partOf(new Float64Array(base.subarray(at, end)), new Float64Array(head.subarray(at, end)), at);
            const from = at - part.first;
            const stretch = certainDrifts(part, from, end - part.first, least, bounds);
            at = stretch.end + part.first;
            if (stretch.moves > 0) {
                const counter = (0,comparison_collector/* movesIn */.sK)(collector);
                counter.count += stretch.moves;
                raised += stretch.raised;
                lowered += stretch.moves - stretch.raised;
                sampleDrifts(counter, part, from, stretch.end);
                if (measures) {
                    binDrifts(counter, part, from, stretch, plotted);
                    (0,moves/* seeBounds */.LD)(counter, plotted);
                }
            }
            if (at < end)
                return at;
        }
        return base.length;
    };
    const finish = (sort) => {
        if (raised + lowered === 0)
            return;
        collector.raised += raised;
        collector.lowered += lowered;
        (0,comparison_collector/* tally */.N4)(collector, 'drift', sort, raised + lowered);
    };
    return { skip, finish };
}
function partOf(base, head, first) {
    const wordsOf = ({ buffer, byteOffset, length }) => new Int32Array(buffer, byteOffset, 2 * length);
    return { first, base, head, baseWords: wordsOf(base), headWords: wordsOf(head) };
}
/** `withinForCertain`, and no further than what is kept. */
function certainDrifts({ base, head }, start, end, least, { relative, absolute }) {
    let [moves, raised, furthest, nearest] = [0, 0, 0, Number.POSITIVE_INFINITY];
    let i = start;
    for (; i < end; i += 1) {
        const from = base[i];
        const to = head[i];
        if (from === to)
            continue;
        const x = Math.abs(from);
        const y = Math.abs(to);
        const smaller = Math.min(x, y);
        const distance = Math.abs(from - to);
        const moved = distance / smaller;
        if (!(moved <= least && smaller > comparison_numbers/* SMALLEST_CERTAIN */.Hn && x < comparison_numbers/* LARGEST_CERTAIN */.ME && y < comparison_numbers/* LARGEST_CERTAIN */.ME))
            break;
        const limit = Math.max(absolute, relative * smaller);
        if (!(distance < limit - comparison_numbers/* ROUNDOFF */.E3 * (x + y + limit)))
            break;
        moves += 1;
        if (to > from)
            raised += 1;
        if (moved > furthest)
            furthest = moved;
        if (moved < nearest)
            nearest = moved;
    }
    return { end: i, moves, raised, nearest, furthest };
}
function sampleDrifts(counter, { base, head, baseWords, headWords }, start, end) {
    let { highest } = counter;
    for (let i = start; i < end; i += 1) {
        const at = 2 * i;
        const rank = (0,moves/* rankOfWords */.X_)(baseWords[at], baseWords[at + 1], headWords[at], headWords[at + 1]);
        if (rank > highest || base[i] === head[i])
            continue;
        (0,moves/* samplePoint */.rY)(counter, base[i], head[i], false);
        highest = counter.highest;
    }
}
/** Numbers of one array move by much the same, so that the nearest and the furthest of a stretch are mostly of one bin. */
function binDrifts({ bins }, { base, head }, start, { end, moves, nearest, furthest }, { relative: most = 0, absolute: far = 0 }) {
    const bin = driftBin(furthest / most);
    if (far === 0 && driftBin(nearest / most) === bin) {
        bins[bin] += moves;
        return;
    }
    for (let i = start; i < end; i += 1) {
        const from = base[i];
        const to = head[i];
        if (from === to)
            continue;
        const distance = Math.abs(from - to);
        const relative = most > 0 ? distance / Math.min(Math.abs(from), Math.abs(to)) / most : Number.POSITIVE_INFINITY;
        bins[driftBin(far > 0 ? Math.min(relative, distance / far) : relative)] += 1;
    }
}
/** That they are within their limit was decided exactly; doubles may see it otherwise. */
function driftBin(ratio) {
    return Math.min(0, (0,moves/* binOf */.jU)(ratio)) + moves/* FURTHEST_BIN */.Kg;
}

// EXTERNAL MODULE: ./lib/comparison/paths.js
var paths = __webpack_require__(82929);
// EXTERNAL MODULE: ./lib/comparison/tolerance.js
var tolerance = __webpack_require__(56918);
;// CONCATENATED MODULE: ./lib/comparison/ulp.js
/** Distance in units in the last place, in the element type's own precision. */
const floats = new Float32Array(1);
const words = new Uint32Array(floats.buffer);
function float32Bits(value) {
    floats[0] = value;
    return words[0];
}
/** Bits of float16; exact for what was widened from it. */
function float16Bits(value) {
    const bits = float32Bits(value);
    const sign = (bits >>> 16) & 0x8000;
    const exponent = ((bits >>> 23) & 0xff) - 127;
    const fraction = bits & 0x7fffff;
    if (exponent === 128)
        return sign | 0x7c00 | (fraction ? 0x200 : 0);
    if (exponent > 15)
        return sign | 0x7c00;
    if (exponent >= -14)
        return sign | ((exponent + 15) << 10) | (fraction >>> 13);
    if (exponent < -25)
        return sign;
    return sign | ((fraction | 0x800000) >>> (-exponent - 1));
}
const doubles = new Float64Array(1);
const longs = new BigUint64Array(doubles.buffer);
/** Sign and magnitude to a scale on which neighbours differ by one; both zeros are 0. */
function ordered(bits, sign) {
    return (bits & sign) === 0 ? bits : -(bits & (sign - 1));
}
function orderedDouble(value) {
    doubles[0] = value;
    const bits = longs[0];
    const magnitude = bits & 0x7fffffffffffffffn;
    return bits === magnitude ? magnitude : -magnitude;
}
/** For finite values only; 0 between the two zeros. Undefined for types that have no units in the last place. */
function ulpDistance(dtype, a, b) {
    switch (dtype) {
        case 'float32':
        case 'complex64':
            return Math.abs(orderedFloat(float32Bits(a)) - orderedFloat(float32Bits(b)));
        case 'bfloat16':
            return Math.abs(ordered(float32Bits(a) >>> 16, 0x8000) - ordered(float32Bits(b) >>> 16, 0x8000));
        case 'float16':
            return Math.abs(ordered(float16Bits(a), 0x8000) - ordered(float16Bits(b), 0x8000));
        case 'float64':
        case 'complex128': {
            const distance = orderedDouble(a) - orderedDouble(b);
            return Number(distance < 0n ? -distance : distance);
        }
        default:
            return undefined;
    }
}
function orderedFloat(bits) {
    const magnitude = bits & 0x7fffffff;
    return bits >>> 31 === 0 ? magnitude : -magnitude;
}

;// CONCATENATED MODULE: ./lib/comparison/tensor.js







/** docs/classes.md section 5: units in the last place that float32, float16 and bfloat16 may move by default, inclusive. */
const DEFAULT_ULP = 8;
const INTEGERS = new Set([
    'bool',
    'int8',
    'int16',
    'int32',
    'int64',
    'uint8',
    'uint16',
    'uint32',
    'uint64',
]);
function limitsFor({ rules }, dtype) {
    const integer = INTEGERS.has(dtype);
    const byPath = (0,tolerance/* mostSpecific */.eF)(rules, { base: [0], head: [0] }).map(({ rule }) => rule);
    if (byPath.length > 0) {
        return byPath.some(({ integers }) => integer && integers !== true) ? exactly() : bounded(byPath);
    }
    if (integer)
        return exactly();
    if (rules.globals.length > 0)
        return bounded(rules.globals);
    const wide = dtype === 'float64' || dtype === 'complex128';
    return bounded([wide ? { ...rules.measured } : { ulp: DEFAULT_ULP }]);
}
function exactly() {
    return { rules: [], describe: 'exact (integers)' };
}
function bounded(rules) {
    const words = rules.map(({ ulp, ...rule }) => {
        const bounds = rule.relative !== undefined || rule.absolute !== undefined ? [(0,tolerance/* describeBounds */.nv)(rule)] : [];
        return [...(ulp === undefined ? [] : [`${ulp} ULP`]), ...bounds].join(' or ');
    });
    return { rules, describe: words.join(' and ') };
}
function withinRule(rule, dtype, base, head) {
    if (typeof base === 'number' && typeof head === 'number') {
        if (!Number.isFinite(base) || !Number.isFinite(head))
            return false;
        const ulp = rule.ulp === undefined ? undefined : ulpDistance(dtype, base, head);
        if (ulp !== undefined && ulp <= (rule.ulp ?? 0))
            return true;
    }
    const { relative = 0, absolute = 0 } = rule;
    if (relative <= 0 && absolute <= 0)
        return false;
    const numbers = typeof base === 'number' && typeof head === 'number';
    const quick = numbers ? (0,comparison_numbers/* withinForCertain */.BY)(base, head, { relative, absolute }) : undefined;
    return quick ?? (0,comparison_numbers/* within */.ux)(String(base), String(head), { relative, absolute });
}
function same(a, b) {
    // NaN is a value of its own, equal to itself; the two zeros are one.
    return a === b || (Number.isNaN(a) && Number.isNaN(b));
}
function equalAcross(a, b) {
    if (typeof a === typeof b)
        return same(a, b);
    // Exact in JavaScript between the two kinds of number.
    // biome-ignore lint/suspicious/noDoubleEquals: 3n == 3 is what is asked
    return a == b;
}
/** Arrays of numbers, element by element in C order. dtype and dimensions are shape. */
function diffTensors(context, base, head) {
    const sameShape = shapeFacts(context, base, head);
    if (!sameShape && base.values.length !== head.values.length)
        return;
    const limits = base.dtype === head.dtype ? limitsFor(context, head.dtype) : { rules: [], describe: 'exact' };
    diffElements(context.collector, limits, base.values, head.values, { ...head, first: 0 });
}
/** Compares the elements of arrays that are alike in dtype and dimensions, a part at a time. */
function elementComparer(context, dtype, dimensions) {
    const limits = limitsFor(context, dtype);
    return (base, head, first) => diffElements(context.collector, limits, base, head, { dtype, dimensions, first });
}
const DRIFTED = 'number# moved within tolerance';
const REWRITTEN = 'value# rewritten';
/** Moves that are counted and not kept, so that ten million of them cost no more than their arithmetic. */
function diffElements(collector, limits, base, head, part) {
    const [bounds, more] = limits.rules;
    const simple = bounds !== undefined && more === undefined && bounds.ulp === undefined;
    const measured = { relative: bounds?.relative ?? 0, absolute: bounds?.absolute ?? 0 };
    const drifts = simple && isFloats(base) && isFloats(head)
        ? driftsOf(collector, base, head, measured, (0,moves/* boundsOf */.BO)(limits.describe))
        : undefined;
    for (let i = 0; i < base.length; i += 1) {
        if (drifts !== undefined && isFull(collector))
            i = drifts.skip(i, collector.leastDrift);
        if (i >= base.length)
            break;
        const from = base[i];
        const to = head[i];
        if (from === to || equalAcross(from, to))
            continue;
        diffElement(collector, limits, from, to, part, i);
    }
    drifts?.finish(DRIFTED);
}
function isFloats(values) {
    return values instanceof Float64Array || values instanceof Float32Array;
}
/** No further drift is kept, unless it moved by more than what is. */
function isFull(collector) {
    return !(0,comparison_collector/* wants */.YN)(collector, 'drift');
}
function diffElement(collector, limits, from, to, part, index) {
    const { dtype } = part;
    (0,comparison_collector/* countMove */.NA)(collector, Number(from), Number(to));
    const drift = limits.rules.length > 0 && limits.rules.every((rule) => withinRule(rule, dtype, from, to));
    const kind = drift ? 'drift' : 'value';
    const sort = drift ? DRIFTED : REWRITTEN;
    const [x, y] = [Number(from), Number(to)];
    const bounds = (0,moves/* boundsOf */.BO)(limits.describe);
    const finite = typeof from === 'number' && typeof to === 'number' && Number.isFinite(from) && Number.isFinite(to);
    const steps = finite && bounds?.ulp !== undefined ? ulpDistance(dtype, from, to) : undefined;
    (0,comparison_collector/* plotMove */.hH)(collector, x, y, !drift, bounds, steps);
    if (!(0,comparison_collector/* wants */.YN)(collector, kind, Math.abs(x - y) / Math.min(Math.abs(x), Math.abs(y)))) {
        (0,comparison_collector/* tally */.N4)(collector, kind, sort);
        return;
    }
    const ulp = steps ?? (finite ? ulpDistance(dtype, from, to) : undefined);
    (0,comparison_collector/* addChange */.qI)(collector, {
        kind,
        at: placeOf(part, part.first + index),
        base: String(from),
        head: String(to),
        ...(0,tolerance/* distances */.FV)(String(from), String(to)),
        limit: limits.describe,
        ...(ulp !== undefined && ulp < 1_000_000 ? { note: `moved by ${ulp} ULP` } : {}),
    }, sort);
}
function isComplex(dtype) {
    return dtype === 'complex64' || dtype === 'complex128';
}
function placeOf({ dimensions, dtype }, index) {
    let rest = isComplex(dtype) ? Math.floor(index / 2) : index;
    const steps = [];
    for (let axis = dimensions.length - 1; axis >= 0; axis -= 1) {
        const size = Math.max(1, dimensions[axis]);
        steps.unshift(rest % size);
        rest = Math.floor(rest / size);
    }
    const part = isComplex(dtype) ? (index % 2 === 0 ? ' real' : ' imaginary') : '';
    return `${(0,paths/* normalizedPath */.pT)(steps)}${part}`;
}
/** As numpy prints it: `(3, 224)`, `(5,)`, `()`. */
function formatDimensions(dimensions) {
    return dimensions.length === 1 ? `(${dimensions[0]},)` : `(${dimensions.join(', ')})`;
}
/** False where dimensions or dtype differ. */
function shapeFacts({ collector }, base, head) {
    const from = formatDimensions(base.dimensions);
    const to = formatDimensions(head.dimensions);
    if (from !== to) {
        (0,comparison_collector/* addChange */.qI)(collector, { kind: 'shape', at: '$', base: from, head: to, note: 'dimensions' }, 'dimension# changed');
    }
    if (base.dtype !== head.dtype) {
        (0,comparison_collector/* addChange */.qI)(collector, { kind: 'shape', at: '$', base: base.dtype, head: head.dtype, note: 'element type' }, 'dtype# changed');
    }
    return from === to && base.dtype === head.dtype;
}


/***/ }),

/***/ 46739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FB: () => (/* binding */ defaultAt),
  Ui: () => (/* binding */ diff),
  S4: () => (/* binding */ judge),
  sF: () => (/* binding */ untouched)
});

// UNUSED EXPORTS: isScalar

// EXTERNAL MODULE: ./lib/comparison/arrays.js
var arrays = __webpack_require__(74303);
// EXTERNAL MODULE: ./lib/comparison/collector.js
var comparison_collector = __webpack_require__(13194);
// EXTERNAL MODULE: ./lib/comparison/explain.js
var explain = __webpack_require__(86170);
// EXTERNAL MODULE: ./lib/comparison/groups.js
var groups = __webpack_require__(41933);
// EXTERNAL MODULE: ./lib/comparison/nodes.js
var nodes = __webpack_require__(4492);
// EXTERNAL MODULE: ./lib/comparison/numbers.js
var numbers = __webpack_require__(46067);
// EXTERNAL MODULE: ./lib/comparison/rules.js
var comparison_rules = __webpack_require__(65206);
// EXTERNAL MODULE: ./lib/comparison/tolerance.js
var tolerance = __webpack_require__(56918);
// EXTERNAL MODULE: ./lib/comparison/volatile.js
var comparison_volatile = __webpack_require__(23081);
;// CONCATENATED MODULE: ./lib/comparison/leaves.js





const VALUE = { kind: 'value' };
const EQUAL = { kind: 'equal' };
function textOf(node) {
    switch (node.kind) {
        case 'string':
        case 'date-time':
            return node.value;
        case 'number':
            return node.literal;
        default:
            return undefined;
    }
}
/** Two scalars, the same type on both sides or both numbers. */
function judgeLeaves(base, head, place, rules, scale) {
    const hidden = rules.ids.length + rules.timestamps.length > 0 ? hiddenByPath(base, head, place, rules) : undefined;
    if (hidden)
        return hidden;
    if (base.kind === 'number' && head.kind === 'number')
        return judgeNumberNodes(base, head, place, rules, scale);
    if (base.kind === 'string' && head.kind === 'string')
        return judgeStrings(base.value, head.value, place, rules, scale);
    if (base.kind === 'binary')
        return head.kind === 'binary' && (0,nodes/* equalBytes */.ex)(base.bytes, head.bytes) ? EQUAL : VALUE;
    if (base.kind === 'null')
        return head.kind === 'null' ? EQUAL : VALUE;
    if (base.kind !== head.kind || !('value' in base) || !('value' in head))
        return VALUE;
    return base.value === head.value ? EQUAL : VALUE;
}
function judgeNumberNodes(base, head, place, rules, scale) {
    // One spelling can stand for two values where a format reads it in two ways.
    if (base.literal === head.literal && base.type === head.type && base.decimal === head.decimal)
        return EQUAL;
    return (0,tolerance/* judgeNumbers */.YU)((0,tolerance/* spelled */.uQ)(base.literal, (0,nodes/* decimalOf */.Bc)(base), base.type), (0,tolerance/* spelled */.uQ)(head.literal, (0,nodes/* decimalOf */.Bc)(head), head.type), rules, () => placeOf(place, rules), scale);
}
/** Base's steps are asked for by rules alone, of head's the last name as well. */
function placeOf(place, { tolerances }) {
    return { base: tolerances.length === 0 ? [] : (0,nodes/* stepsOf */.B_)(place, 'base'), head: (0,nodes/* stepsOf */.B_)(place, 'head') };
}
function judgeStrings(base, head, place, rules, scale) {
    if (base === head)
        return EQUAL;
    const hidden = (0,comparison_rules/* hiddenByText */.JV)(rules, base, head);
    if (hidden !== undefined)
        return { kind: 'hidden', count: hidden };
    const steps = { base: (0,nodes/* stepsOf */.B_)(place, 'base'), head: (0,nodes/* stepsOf */.B_)(place, 'head') };
    const asNumber = rules.tolerances.length > 0 && (0,tolerance/* mostSpecific */.eF)(rules, steps)[0]?.rule.as === 'number';
    if (!asNumber || !(0,numbers/* parseDecimal */.$Q)(base) || !(0,numbers/* parseDecimal */.$Q)(head))
        return VALUE;
    return (0,tolerance/* judgeNumbers */.YU)((0,tolerance/* spelled */.uQ)(base, base, 'number'), (0,tolerance/* spelled */.uQ)(head, head, 'number'), rules, () => steps, scale);
}
function hiddenByPath(base, head, place, rules) {
    const from = textOf(base);
    const to = textOf(head);
    if (from === undefined || to === undefined || base.kind !== head.kind)
        return undefined;
    const baseSteps = (0,nodes/* stepsOf */.B_)(place, 'base');
    const headSteps = (0,nodes/* stepsOf */.B_)(place, 'head');
    if ((0,comparison_rules/* selectedBy */.B8)(rules.ids, baseSteps, headSteps, rules.used)) {
        // Ids that stayed are mapped, too: only so can a re-pointed one be seen.
        if (from === to || (0,comparison_volatile/* sameIdFormat */.dI)(from, to)) {
            return { kind: 'hidden', count: from === to ? 0 : 1, ids: [from, to] };
        }
        return { kind: 'value', note: 'volatile by policy, but the format of the id changed' };
    }
    if (from !== to && (0,comparison_rules/* selectedBy */.B8)(rules.timestamps, baseSteps, headSteps, rules.used)) {
        const format = (0,comparison_volatile/* timestampFormat */.sZ)(from);
        if (format !== undefined && format === (0,comparison_volatile/* timestampFormat */.sZ)(to))
            return { kind: 'hidden', count: 1 };
        return { kind: 'value', note: 'volatile by policy, but the format, precision or zone changed' };
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/comparison/moves.js
var moves = __webpack_require__(37459);
// EXTERNAL MODULE: ./lib/comparison/invisible.js
var invisible = __webpack_require__(72490);
;// CONCATENATED MODULE: ./lib/comparison/tree-report.js






function at(context, pair) {
    return { at: context.at(pair.place), ...lines(pair.base, pair.head) };
}
function lines(base, head) {
    return {
        ...(base && base.line > 0 ? { baseLine: base.line } : {}),
        ...(head && head.line > 0 ? { headLine: head.line } : {}),
    };
}
/** |a - b| over the smaller magnitude as doubles see it: enough to rank what is worth keeping. */
function roughly(base, head) {
    if (base.kind !== 'number' || head.kind !== 'number')
        return Number.POSITIVE_INFINITY;
    const a = Number((0,nodes/* decimalOf */.Bc)(base));
    const b = Number((0,nodes/* decimalOf */.Bc)(head));
    return Math.abs(a - b) / Math.min(Math.abs(a), Math.abs(b));
}
/** As `roughly`, but what is no number has not moved any distance. */
function moved({ base, head }) {
    return base.kind === 'number' && head.kind === 'number' ? roughly(base, head) : 0;
}
function addValue(context, pair, note, limit) {
    if (!(0,comparison_collector/* wants */.YN)(context.collector, 'value', moved(pair))) {
        (0,comparison_collector/* tally */.N4)(context.collector, 'value', 'value# rewritten');
        return;
    }
    const words = note?.();
    const [base, head] = (0,nodes/* clipPair */.lX)((0,nodes/* show */.WU)(pair.base), (0,nodes/* show */.WU)(pair.head));
    const distance = pair.base.kind === 'number' && pair.head.kind === 'number'
        ? (0,tolerance/* distances */.FV)((0,nodes/* decimalOf */.Bc)(pair.base), (0,nodes/* decimalOf */.Bc)(pair.head))
        : {};
    (0,comparison_collector/* addChange */.qI)(context.collector, {
        kind: 'value',
        ...at(context, pair),
        base,
        head,
        ...distance,
        ...(limit === undefined ? {} : { limit }),
        ...(words === undefined ? {} : { note: words }),
    }, 'value# rewritten');
}
function reportVerdict(context, pair, verdict) {
    const { collector } = context;
    const { base, head } = pair;
    switch (verdict.kind) {
        case 'equal':
            return;
        case 'value':
            addValue(context, pair, () => verdict.note ?? noteOnTexts(base, head), verdict.limit);
            return;
        case 'hidden': {
            const conflict = verdict.ids ? (0,comparison_volatile/* mapId */.yw)(context.ids, verdict.ids[0], verdict.ids[1]) : undefined;
            if (conflict)
                addValue(context, pair, () => conflict);
            else if (verdict.count > 0)
                addHidden(context, pair, verdict.count);
            return;
        }
        case 'spelling':
            if (!(0,comparison_collector/* wants */.YN)(collector, 'representation')) {
                (0,comparison_collector/* tally */.N4)(collector, 'representation', 'number# spelled differently');
                return;
            }
            if (verdict.note)
                (0,comparison_collector/* addNote */.gp)(collector, `${context.at(pair.place)}: ${(0,nodes/* show */.WU)(base)} -> ${(0,nodes/* show */.WU)(head)}: ${verdict.note}`);
            (0,comparison_collector/* addChange */.qI)(collector, { kind: 'representation', ...at(context, pair), base: (0,nodes/* show */.WU)(base), head: (0,nodes/* show */.WU)(head), note: 'number spelling' }, 'number# spelled differently');
            return;
        case 'drift': {
            if (!(0,comparison_collector/* wants */.YN)(collector, 'drift', roughly(base, head))) {
                (0,comparison_collector/* tally */.N4)(collector, 'drift', 'number# moved within tolerance');
                return;
            }
            const moved = base.kind === 'number' && head.kind === 'number'
                ? (0,tolerance/* distances */.FV)((0,nodes/* decimalOf */.Bc)(base), (0,nodes/* decimalOf */.Bc)(head))
                : base.kind === 'string' && head.kind === 'string'
                    ? (0,tolerance/* distances */.FV)(base.value, head.value)
                    : {};
            (0,comparison_collector/* addChange */.qI)(collector, {
                kind: 'drift',
                ...at(context, pair),
                base: (0,nodes/* show */.WU)(base),
                head: (0,nodes/* show */.WU)(head),
                ...moved,
                ...(verdict.limit === undefined ? {} : { limit: verdict.limit }),
            }, 'number# moved within tolerance');
        }
    }
}
function addHidden(context, pair, count) {
    context.collector.suppressed += count;
    if (!(0,comparison_collector/* wants */.YN)(context.collector, 'representation')) {
        (0,comparison_collector/* tally */.N4)(context.collector, 'representation', 'volatile value# hidden');
        return;
    }
    (0,comparison_collector/* addChange */.qI)(context.collector, { kind: 'representation', ...at(context, pair), base: null, head: null, note: 'volatile by policy' }, 'volatile value# hidden');
}
function noteOnTexts(base, head) {
    return base.kind === 'string' && head.kind === 'string' ? (0,invisible/* invisibleDifference */.l)(base.value, head.value) : undefined;
}
function addMissing(context, pair, base, head, { name, from, to }) {
    const owner = from ? base : head;
    const isMap = (0,groups/* factsFor */.xh)((from ? pair.baseGroup : pair.headGroup)?.objects, owner)?.kind === 'map';
    const word = `${isMap ? 'entry' : 'optional key'}`;
    const verb = from ? 'removed' : 'added';
    (0,comparison_collector/* addChange */.qI)(context.collector, {
        kind: 'value',
        at: context.at({ parent: pair.place, base: name, head: name }),
        base: from ? (0,nodes/* show */.WU)(from.value) : null,
        head: to ? (0,nodes/* show */.WU)(to.value) : null,
        ...lines(from?.value, to?.value),
        note: `${word} ${verb}`,
    }, isMap ? `map key# ${verb}` : `optional key# ${verb}`);
    if (isMap && (base.members.length === 0 || head.members.length === 0)) {
        (0,comparison_collector/* addNote */.gp)(context.collector, `${context.at(pair.place)}: ${head.members.length === 0 ? `emptied (${base.members.length} -> 0)` : 'first items'}`);
    }
}
const MAX_RENAME_CANDIDATES = 20;
function noteRenames(context, pair, gone, come) {
    if (gone.length === 0 || come.length === 0 || gone.length * come.length > MAX_RENAME_CANDIDATES ** 2)
        return;
    for (const from of gone) {
        const to = come.find(({ value }) => (0,nodes/* equalNodes */.UT)(from.value, value, pair.depth));
        if (!to)
            continue;
        (0,comparison_collector/* addNote */.gp)(context.collector, `${context.at(pair.place)}: ${JSON.stringify(from.name)} removed and ${JSON.stringify(to.name)} added with the same value, possible rename`);
    }
}
/** Reports another order of the members that both objects have. */
function keyOrder(context, pair, base, head) {
    let same = base.members.length === head.members.length;
    for (let i = 0; same && i < base.members.length; i += 1)
        same = base.members[i].name === head.members[i].name;
    if (same)
        return;
    const inHead = new Set(head.members.map(({ name }) => name));
    const inBase = new Set(base.members.map(({ name }) => name));
    const left = [...inBase].filter((name) => inHead.has(name));
    const right = [...inHead].filter((name) => inBase.has(name));
    if (left.every((name, index) => name === right[index]))
        return;
    (0,comparison_collector/* addChange */.qI)(context.collector, { kind: 'representation', ...at(context, pair), base: null, head: null, note: 'key order' }, 'object# with keys in another order');
}

;// CONCATENATED MODULE: ./lib/comparison/tree.js








function isScalar(node) {
    return node.kind !== 'object' && node.kind !== 'array';
}
function bothNumbers(base, head) {
    return ((0,nodes/* typeBit */.cr)(base) & nodes/* NUMERIC_BITS */.zZ) !== 0 && ((0,nodes/* typeBit */.cr)(head) & nodes/* NUMERIC_BITS */.zZ) !== 0;
}
/** Nothing to say about this pair. Ids must be seen even where they stayed (docs/classes.md section 7). */
function untouched(context, base, head, depth) {
    return context.rules.ids.length === 0 && (0,nodes/* identical */.eQ)(base, head, context.different, depth);
}
/**
 * Whether the pair is drift at most, elements of arrays held against those at the same index. This, and nothing
 * that an alignment says, is what lets a list pass as drift.
 */
function judge(context, pair) {
    (0,nodes/* guardDepth */.RV)(pair.depth);
    const { base, head } = pair;
    if (untouched(context, base, head, pair.depth))
        return true;
    if (isScalar(base) && isScalar(head) && ((0,nodes/* typeOf */.QP)(base) === (0,nodes/* typeOf */.QP)(head) || bothNumbers(base, head))) {
        const verdict = judgeLeaves(base, head, pair.place, context.rules, () => context.scaleAt(pair.place));
        if ((0,nodes/* typeOf */.QP)(base) === (0,nodes/* typeOf */.QP)(head))
            return verdict.kind !== 'value';
        return verdict.kind !== 'value' && (0,explain/* typeExplained */.pW)(base, head, pair.baseGroup, pair.headGroup);
    }
    if (base.kind !== head.kind)
        return (0,explain/* typeExplained */.pW)(base, head, pair.baseGroup, pair.headGroup);
    const known = context.judged.get(base);
    if (known?.head === head)
        return known.drift;
    const drift = base.kind === 'object' ? judgeObjects(context, pair, base, head) : (0,arrays/* judgeArrays */._b)(context, pair);
    context.judged.set(base, { head, drift });
    return drift;
}
function judgeObjects(context, pair, base, head) {
    if (sameNames(base, head)) {
        for (const [i, { name, value }] of base.members.entries()) {
            const other = head.members[i].value;
            if (untouched(context, value, other, pair.depth + 1))
                continue;
            if (!judge(context, childPair(pair, base, head, name, value, other)))
                return false;
        }
        return true;
    }
    for (const match of matchMembers(base, head)) {
        const { name, from, to } = match;
        if (from && to) {
            if (!judge(context, childPair(pair, base, head, name, from.value, to.value)))
                return false;
        }
        else if (!missingExplained(pair, base, head, match))
            return false;
    }
    return true;
}
function childPair(pair, base, head, name, from, to) {
    return {
        base: from,
        head: to,
        place: { parent: pair.place, base: name, head: name },
        baseGroup: (0,explain/* memberGroup */.yj)(base, name, pair.baseGroup),
        headGroup: (0,explain/* memberGroup */.yj)(head, name, pair.headGroup),
        depth: pair.depth + 1,
    };
}
/** The usual case: the same names in the same order. Then members match by their place. */
function sameNames({ members }, head) {
    if (members.length !== head.members.length)
        return false;
    for (let i = 0; i < members.length; i += 1)
        if (members[i].name !== head.members[i].name)
            return false;
    return true;
}
/** Members of both objects by name, occurrences in order; in base's order, then what only head has. */
function matchMembers(base, head) {
    const matches = [];
    const others = (0,nodes/* membersByName */.m9)(head);
    for (const [name, own] of (0,nodes/* membersByName */.m9)(base)) {
        const other = others.get(name) ?? [];
        others.delete(name);
        if (own.length === 1 && other.length < 2)
            matches.push({ name, from: own[0], to: other[0], duplicate: false });
        else
            for (const [from, to] of pairOccurrences(own, other))
                matches.push({ name, from, to, duplicate: true });
    }
    for (const [name, other] of others) {
        for (const to of other)
            matches.push({ name, from: undefined, to, duplicate: false });
    }
    return matches;
}
/** How far an equal partner is looked for among the values of one name; a hostile file may give a name a million times. */
const MAX_SKIPPED = 32;
/**
 * Values of one name in one object, in order. Where one side has more of them, those without an equal partner are the ones that came
 * or went: `a: 1, a: 2` to `a: 2` lost the first.
 */
function pairOccurrences(base, head) {
    const swapped = base.length < head.length;
    const [longer, shorter] = swapped ? [head, base] : [base, head];
    const pairs = [];
    let slack = longer.length - shorter.length;
    let at = 0;
    for (const one of shorter) {
        const ahead = longer.slice(at, at + 1 + Math.min(slack, MAX_SKIPPED));
        const skipped = Math.max(0, ahead.findIndex(({ value }) => (0,nodes/* equalNodes */.UT)(value, one.value)));
        for (let i = 0; i < skipped; i += 1)
            pairs.push([longer[at + i], undefined]);
        pairs.push([longer[at + skipped], one]);
        at += skipped + 1;
        slack -= skipped;
    }
    for (const rest of longer.slice(at))
        pairs.push([rest, undefined]);
    return swapped ? pairs.map(([one, other]) => [other, one]) : pairs;
}
function missingExplained(pair, base, head, { name, from, to, duplicate }) {
    const owner = from ? base : head;
    const group = from ? pair.baseGroup : pair.headGroup;
    if (duplicate)
        return (0,explain/* duplicateExplained */.Ky)(owner, name, group);
    if ((0,explain/* presenceExplained */._V)(owner, name, group))
        return true;
    const facts = (0,groups/* factsFor */.xh)(group?.objects, owner);
    const value = (from ?? to)?.value;
    return facts?.kind === 'map' && value !== undefined && (0,explain/* bringsFact */.GZ)(value, facts.entries, from ? 'base' : 'head');
}
/** Walks a pair and gathers every difference that shape facts do not explain. */
function diff(context, pair) {
    (0,nodes/* guardDepth */.RV)(pair.depth);
    const { base, head } = pair;
    if (untouched(context, base, head, pair.depth))
        return;
    if (isScalar(base) && isScalar(head) && ((0,nodes/* typeOf */.QP)(base) === (0,nodes/* typeOf */.QP)(head) || bothNumbers(base, head))) {
        diffScalars(context, pair, base, head);
    }
    else if (base.kind !== head.kind) {
        if (!(0,explain/* typeExplained */.pW)(base, head, pair.baseGroup, pair.headGroup)) {
            addValue(context, pair, () => `type ${(0,nodes/* typeOf */.QP)(base)} -> ${(0,nodes/* typeOf */.QP)(head)}`);
        }
    }
    else if (base.kind === 'object')
        diffObjects(context, pair, base, head);
    else
        (0,arrays/* diffArrays */.E3)(context, pair);
}
function diffScalars(context, pair, base, head) {
    const { rules, collector } = context;
    const verdict = judgeLeaves(base, head, pair.place, rules, () => context.scaleAt(pair.place));
    if ((0,nodes/* typeOf */.QP)(base) !== (0,nodes/* typeOf */.QP)(head)) {
        const explained = (0,explain/* typeExplained */.pW)(base, head, pair.baseGroup, pair.headGroup);
        // The change of type is reported as shape; another number beside it is a rewrite of its own.
        if (!explained || verdict.kind === 'value')
            addValue(context, pair, () => `type ${(0,nodes/* typeOf */.QP)(base)} -> ${(0,nodes/* typeOf */.QP)(head)}`);
        return;
    }
    if (base.kind === 'number' && head.kind === 'number' && verdict.kind !== 'equal' && verdict.kind !== 'hidden') {
        const [from, to] = [Number((0,nodes/* decimalOf */.Bc)(base)), Number((0,nodes/* decimalOf */.Bc)(head))];
        (0,comparison_collector/* countMove */.NA)(collector, from, to);
        if (verdict.kind !== 'spelling')
            (0,comparison_collector/* plotMove */.hH)(collector, from, to, verdict.kind === 'value', (0,moves/* boundsOf */.BO)(verdict.limit));
    }
    else if (base.kind === 'string' && head.kind === 'string' && 'limit' in verdict && verdict.limit !== undefined) {
        // Numbers in strings, where a rule says that they are some.
        (0,comparison_collector/* plotMove */.hH)(collector, Number(base.value), Number(head.value), verdict.kind === 'value', (0,moves/* boundsOf */.BO)(verdict.limit));
    }
    reportVerdict(context, pair, verdict);
}
function diffObjects(context, pair, base, head) {
    if (sameNames(base, head)) {
        for (const [i, { name, value }] of base.members.entries()) {
            const other = head.members[i].value;
            if (!untouched(context, value, other, pair.depth + 1))
                diff(context, childPair(pair, base, head, name, value, other));
        }
        return;
    }
    const gone = [];
    const come = [];
    const alone = [];
    for (const match of matchMembers(base, head)) {
        const { name, from, to } = match;
        if (from && to) {
            diff(context, childPair(pair, base, head, name, from.value, to.value));
            continue;
        }
        if (from)
            gone.push(from);
        if (to)
            come.push(to);
        alone.push(match);
    }
    // Entries of a map that went and came may be each other's partners: no shape fact excuses those.
    const swapped = gone.length > 0 && come.length > 0 && (0,groups/* factsFor */.xh)(pair.baseGroup?.objects, base)?.kind === 'map';
    for (const match of alone) {
        if (swapped || !missingExplained(pair, base, head, match))
            addMissing(context, pair, base, head, match);
    }
    noteRenames(context, pair, gone, come);
    keyOrder(context, pair, base, head);
}
function defaultAt(place) {
    return (0,nodes/* pathOf */.XM)(place, 'head');
}


/***/ }),

/***/ 23081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KV: () => (/* binding */ newIdMap),
/* harmony export */   dI: () => (/* binding */ sameIdFormat),
/* harmony export */   sZ: () => (/* binding */ timestampFormat),
/* harmony export */   xR: () => (/* binding */ idFormat),
/* harmony export */   yw: () => (/* binding */ mapId)
/* harmony export */ });
/**
 * Volatile fields (docs/classes.md section 7): a rule hides a value, never its presence, type, format or count.
 * What cannot be recognised is not hidden.
 */
const DATE = String.raw `(?<year>[0-9]{4})([-/.])(?<month>[0-9]{2})\2(?<day>[0-9]{2})`;
const TIME = `(?<hour>[0-9]{2}):(?<minute>[0-9]{2})(?::(?<second>[0-9]{2})(?<fraction>[.,][0-9]{1,12})?)?`;
const ZONE = String.raw `(?<zone>\s?(?:Z|z|UTC|GMT|[+-][0-9]{2}(?::?[0-9]{2})?))?`;
const ISO = new RegExp(`^${DATE}(?:(?<joint>[Tt ])${TIME}${ZONE})?$`);
const TIME_ONLY = new RegExp(`^${TIME}${ZONE}$`);
const COMPACT = /^(?<year>[0-9]{4})(?<month>[0-9]{2})(?<day>[0-9]{2})(?:T(?<hour>[0-9]{2})(?<minute>[0-9]{2})(?<second>[0-9]{2})(?<fraction>\.[0-9]{1,12})?(?<zone>Z|[+-][0-9]{4})?)?$/;
const DAYS = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}';
const MONTHS = '(?<name>(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6})';
const MAIL = new RegExp(`^(?<weekday>${DAYS},? )?(?<day>[0-9]{1,2})(?<gap>[ -])${MONTHS}(?:[ -])(?<year>[0-9]{4}|[0-9]{2}) ${TIME}${ZONE}$`);
const UNIX = new RegExp(`^(?<weekday>${DAYS} )${MONTHS} +(?<day>[0-9]{1,2}) ${TIME} (?<year>[0-9]{4})$`);
/** Seconds, milliseconds, microseconds or nanoseconds since 1970, from 2001 to 2286. */
const EPOCH = /^[1-9](?:[0-9]{9}|[0-9]{12}|[0-9]{15}|[0-9]{18})(?<fraction>\.[0-9]{1,9})?$/;
/** Longer texts are no timestamps. */
const MAX_TIMESTAMP = 64;
/** Letters of an abbreviated day or month. */
const ABBREVIATED = 3;
const FORMS = [
    { name: 'iso', pattern: ISO },
    { name: 'time', pattern: TIME_ONLY },
    { name: 'compact', pattern: COMPACT },
    { name: 'mail', pattern: MAIL },
    { name: 'unix', pattern: UNIX },
    { name: 'epoch', pattern: EPOCH },
];
function inRange(text, low, high) {
    return text === undefined || (Number(text) >= low && Number(text) <= high);
}
/**
 * Format, precision and zone of a timestamp, with no trace of when it was; undefined for what is none.
 * `2024-01-01T00:00:00Z` and `2025-06-07T08:09:10Z` have the same, `...+02:00` and `...00.000Z` others.
 */
function timestampFormat(text) {
    if (text.length > MAX_TIMESTAMP)
        return undefined;
    for (const { name, pattern } of FORMS) {
        const match = pattern.exec(text);
        if (!match)
            continue;
        const { month, day, hour, minute, second, fraction, zone, weekday, joint, gap, year, name: word, } = match.groups ?? {};
        const possible = inRange(month, 1, 12) &&
            inRange(day, 1, 31) &&
            inRange(hour, 0, 24) &&
            inRange(minute, 0, 59) &&
            inRange(second, 0, 60);
        if (!possible)
            continue;
        const length = name === 'epoch' ? text.length : 0;
        return JSON.stringify([
            name,
            match[2] !== undefined && name === 'iso' ? match[2] : '',
            year?.length,
            joint,
            gap,
            weekday === undefined ? '' : [weekday.includes(','), weekday.replace(/[^a-z]/gi, '').length > ABBREVIATED],
            // `May` is short and long: beside a long name it reads as another format, which only makes the gate stricter.
            (word?.length ?? 0) > ABBREVIATED,
            name === 'mail' || name === 'unix' ? day?.length : '',
            hour !== undefined,
            second !== undefined,
            fraction?.replace(/[0-9]/g, '0'),
            zone,
            length,
        ]);
    }
    return undefined;
}
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const HEX = /^(?:[0-9a-f]+|[0-9A-F]+)$/;
const DIGITS = /^[0-9]+$/;
const PREFIX = /^[A-Za-z]{1,16}[_:/.-]/;
/** Longer texts are no ids. */
const MAX_ID = 256;
const SHORTEST_HEX = 8;
function caseOf(text) {
    return text === text.toLowerCase() ? 'lower' : 'upper';
}
/** The format of an id: UUID, digits, hexadecimal of a length (both in lower or upper case), or text of a length after a prefix of letters. Undefined for what is none. */
function idFormat(text) {
    if (text === '' || text.length > MAX_ID || /\s/.test(text))
        return undefined;
    if (UUID.test(text))
        return `uuid ${caseOf(text)}`;
    if (DIGITS.test(text))
        return 'digits';
    if (text.length >= SHORTEST_HEX && HEX.test(text))
        return `hex ${text.length} ${caseOf(text)}`;
    const prefix = PREFIX.exec(text)?.[0] ?? '';
    const rest = text.slice(prefix.length);
    const restFormat = prefix !== '' && rest !== '' ? idFormat(rest) : undefined;
    if (restFormat !== undefined)
        return `${prefix} ${restFormat}`;
    // A word of letters alone is a name, not a made id: hiding it would hide what it says.
    if (!/[0-9]/.test(text))
        return undefined;
    return `text ${text.length}`;
}
/** Whether two ids are written alike. Hexadecimal digits may happen to be decimal ones all. */
function sameIdFormat(base, head) {
    const format = idFormat(base);
    if (format === undefined)
        return false;
    if (format === idFormat(head))
        return true;
    const hexadecimal = base.length >= SHORTEST_HEX && base.length === head.length;
    return hexadecimal && HEX.test(base) && HEX.test(head) && (DIGITS.test(base) || DIGITS.test(head));
}
function newIdMap() {
    return { heads: new Map(), bases: new Map() };
}
/** Notes that one id stands where the other stood; says what is wrong where the map is not one to one any more. */
function mapId(ids, base, head) {
    const knownHead = ids.heads.get(base);
    const knownBase = ids.bases.get(head);
    if (knownHead === undefined && knownBase === undefined) {
        ids.heads.set(base, head);
        ids.bases.set(head, base);
        return undefined;
    }
    if (knownHead !== undefined && knownHead !== head) {
        return `id ${base} became ${knownHead} elsewhere and ${head} here`;
    }
    if (knownBase !== undefined && knownBase !== base) {
        return `id ${head} stands for ${knownBase} elsewhere and for ${base} here`;
    }
    return undefined;
}


/***/ }),

/***/ 57662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ bufferOf),
/* harmony export */   N: () => (/* binding */ equalFrom)
/* harmony export */ });
const STRIDE = 4_096;
/**
 * How many bytes are equal from both offsets on. Compared in strides by the platform, then by halving: a loop over bytes in
 * JavaScript takes ten times as long, and much longer before it is compiled.
 */
function equalFrom(left, leftAt, right, rightAt) {
    const most = Math.min(left.length - leftAt, right.length - rightAt);
    let length = 0;
    let stride = STRIDE;
    while (length + stride <= most && same(left, leftAt + length, right, rightAt + length, stride)) {
        length += stride;
        if (stride < 1 << 20)
            stride *= 2;
    }
    let open = Math.min(stride, most - length);
    if (same(left, leftAt + length, right, rightAt + length, open))
        return length + open;
    while (open > 16) {
        const half = open >> 1;
        if (same(left, leftAt + length, right, rightAt + length, half)) {
            length += half;
            open -= half;
        }
        else
            open = half;
    }
    while (length < most && left[leftAt + length] === right[rightAt + length])
        length += 1;
    return length;
}
function same(left, leftAt, right, rightAt, length) {
    return right.compare(left, leftAt, leftAt + length, rightAt, rightAt + length) === 0;
}
/** The same bytes as a buffer; nothing is copied. */
function bufferOf(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}


/***/ }),

/***/ 71411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ isPlain),
/* harmony export */   C_: () => (/* binding */ scalarAt),
/* harmony export */   f5: () => (/* binding */ isQuoted)
/* harmony export */ });
/* harmony import */ var _yaml_quick_scalars_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7255);
/* harmony import */ var _yaml_scalars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95497);


/** Scalars of one line that have one reading, whatever the schema. */
const MAX_SCALAR = 2_048;
const MAX_WORD = 5;
const VERSION = '1.2';
function scalarAt(text, at, end, line) {
    const code = text.charCodeAt(at);
    if (code === _yaml_quick_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .DOUBLE_QUOTE */ .fi || code === _yaml_quick_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .SINGLE_QUOTE */ .ur) {
        if (!isQuoted(text, at, end))
            return undefined;
        const stop = (0,_yaml_quick_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteEnd */ .sV)(text, at, end);
        return { node: { kind: 'string', value: text.slice(at + 1, stop - 1), line }, end: stop };
    }
    if (!isPlain(text, at, end))
        return undefined;
    const stop = plainStop(text, at, (0,_yaml_quick_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .plainEnd */ ._u)(text, at, end));
    return { node: (0,_yaml_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .plainNode */ .f4)(text.slice(at, stop), VERSION, line), end: stop };
}
function isQuoted(text, at, end) {
    const stop = (0,_yaml_quick_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteEnd */ .sV)(text, at, end);
    return stop !== undefined && (0,_yaml_quick_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyComment */ .wF)(text, stop, end);
}
/** Whether a plain scalar that both schemas read alike stands here and nothing but a comment behind it. */
function isPlain(text, at, end) {
    const stop = (0,_yaml_quick_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .plainEnd */ ._u)(text, at, end);
    if (stop === undefined || stop - at > MAX_SCALAR || text.charCodeAt(stop) === _yaml_quick_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .COLON */ .oH)
        return false;
    if (stop !== end && !(0,_yaml_quick_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyComment */ .wF)(text, stop, end))
        return false;
    const last = plainStop(text, at, stop);
    const first = text.charCodeAt(at);
    // A letter, and longer than any word that means something: no string is made to be looked at.
    if (((first >= 97 && first <= 122) || (first >= 65 && first <= 90)) && last - at > MAX_WORD)
        return true;
    if (isDecimal(text, at, last))
        return true;
    const plain = text.slice(at, last);
    return (0,_yaml_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .surelyString */ .uR)(plain) || !(0,_yaml_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmbiguous */ .X2)(plain);
}
function plainStop(text, at, stop) {
    let last = stop;
    while (last > at && text.charCodeAt(last - 1) === _yaml_quick_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .SPACE */ .t6)
        last -= 1;
    return last;
}
/** `-?digits[.digits]` without a leading zero, which is the same number in both schemas. */
function isDecimal(text, at, end) {
    let index = text.charCodeAt(at) === _yaml_quick_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .DASH */ .jr ? at + 1 : at;
    const first = index;
    while (index < end && isDigit(text.charCodeAt(index)))
        index += 1;
    if (index === first || (index > first + 1 && text.charCodeAt(first) === 48))
        return false;
    if (index === end)
        return true;
    if (text.charCodeAt(index) !== 46)
        return false;
    const fraction = ++index;
    while (index < end && isDigit(text.charCodeAt(index)))
        index += 1;
    return index === end && index > fraction;
}
function isDigit(code) {
    return code >= 48 && code <= 57;
}


/***/ }),

/***/ 29041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ decline),
/* harmony export */   FX: () => (/* binding */ Declined),
/* harmony export */   cz: () => (/* binding */ LARGE_BYTES),
/* harmony export */   mm: () => (/* binding */ weightOf),
/* harmony export */   rU: () => (/* binding */ isLargeFormat),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* unused harmony export LARGE_FORMATS */
/** Below it, on the smaller side, a file is read as a whole. Bytes. */
const LARGE_BYTES = 8_388_608;
/** Formats that are compared while they are read (`comparison/large/`). */
const LARGE_FORMATS = ['csv', 'json', 'jsonl', 'text', 'npy', 'png', 'xml', 'yaml'];
function isLargeFormat(id) {
    return LARGE_FORMATS.includes(id);
}
/** The first bytes of a PNG up to its colour type, and the fixed ones among them: signature, length and type of the first chunk. */
const PNG_START = 26;
const PNG_FIXED = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
/** Four samples a pixel. */
const SAMPLES = 4;
/** What a side takes once it is read, from its first bytes: the pixels of a PNG may be a thousand times its file. Bytes. */
function weightOf({ size, read }) {
    if (size < PNG_START)
        return size;
    const start = read(0, PNG_START);
    if (!start.subarray(0, PNG_FIXED.length).equals(PNG_FIXED))
        return size;
    const pixels = start.readUInt32BE(16) * start.readUInt32BE(20);
    return Math.max(size, pixels * SAMPLES * (start[24] === 16 ? 2 : 1));
}
function sourceOf(bytes) {
    const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return { size: all.length, read: (offset, length) => all.subarray(offset, offset + length) };
}
/**
 * A fast path has no answer, so the plain one gives it (docs/adr/0160, docs/adr/0200). Thrown, because the places that find
 * out stand deep inside the comparer's own code; `compareLarge` and `compareEdited` catch it and nothing else does.
 */
class Declined extends Error {
    name = 'Declined';
}
/** Never returns: `return decline(...)` reads as what it is. */
function decline(why) {
    throw new Declined(why);
}


/***/ }),

/***/ 20487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rx: () => (/* binding */ pointerDocument),
/* harmony export */   vp: () => (/* binding */ parsePointer),
/* harmony export */   w0: () => (/* binding */ pointerPair)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _sniff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59394);


/** Strict, as Git LFS is: version first, `key value` lines, LF. Anything else is content that happens to look alike. */
function parsePointer(bytes) {
    if (bytes.length > _sniff_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_POINTER_BYTES */ .l$)
        return undefined;
    const text = new TextDecoder('utf-8').decode(bytes);
    const pairs = text
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => /^([a-z0-9.-]+) ([^\r\n]*)$/.exec(line));
    const fields = [];
    for (const pair of pairs) {
        if (pair === null)
            return undefined;
        fields.push([pair[1], pair[2]]);
    }
    const [first, ...rest] = fields;
    if (first?.[0] !== 'version' || !_sniff_js__WEBPACK_IMPORTED_MODULE_1__/* .POINTER_VERSIONS */ .Yy.some((version) => version === first[1]))
        return undefined;
    const only = (key) => rest.filter(([name]) => name === key);
    const [oid, size] = [only('oid'), only('size')];
    if (oid.length !== 1 || size.length !== 1)
        return undefined;
    if (!/^sha256:[0-9a-f]{64}$/.test(oid[0][1]) || !/^(?:0|[1-9]\d{0,18})$/.test(size[0][1]))
        return undefined;
    const others = rest.filter(([name]) => name !== 'oid' && name !== 'size');
    return { version: first[1], oid: oid[0][1], size: size[0][1], others };
}
function pointerDocument(pointer) {
    const string = (name, value, line) => {
        return { name, line, value: { kind: 'string', value, line } };
    };
    const size = {
        name: 'size',
        line: 3,
        value: { kind: 'number', type: 'integer', literal: pointer.size, line: 3 },
    };
    const members = [
        string('oid', pointer.oid, 2),
        size,
        ...pointer.others.map(([name, value]) => string(name, value, 2)),
    ];
    return {
        format: 'lfs',
        readings: [{ label: '', content: { kind: 'tree', root: { kind: 'object', members, line: 1 } } }],
        declared: {},
        layout: { version: pointer.version },
        notices: [],
    };
}
/**
 * Two sides of which at least one is a pointer, both seen as pointers: the digest of the content that is there is
 * what a pointer to it would say. Equal digests prove equal content; unequal ones leave the content unread.
 */
function pointerPair(base, head) {
    const left = parsePointer(base);
    const right = parsePointer(head);
    if (left === undefined && right === undefined)
        return undefined;
    const [one, other] = [left ?? pointerTo(base), right ?? pointerTo(head)];
    const away = one.oid !== other.oid || one.size !== other.size;
    const incomplete = away ? { incomplete: 'the content that a Git LFS pointer names is not at hand' } : {};
    const mixed = left === undefined || right === undefined;
    const view = (pointer, stored) => {
        const document = { ...pointerDocument(pointer), ...incomplete };
        return mixed ? { ...document, layout: { storage: stored ? 'Git LFS pointer' : 'content' } } : document;
    };
    return { base: view(one, left !== undefined), head: view(other, right !== undefined) };
}
function pointerTo(content) {
    const oid = `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex')}`;
    return { version: _sniff_js__WEBPACK_IMPORTED_MODULE_1__/* .POINTER_VERSIONS */ .Yy[0], oid, size: String(content.length), others: [] };
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
