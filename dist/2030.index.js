export const id = 2030;
export const ids = [2030];
export const modules = {

/***/ 52030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readFully: () => (/* binding */ readFully),
  yaml: () => (/* binding */ yaml)
});

// EXTERNAL MODULE: ./lib/documents/encoding.js
var encoding = __webpack_require__(7097);
// EXTERNAL MODULE: ./lib/documents/layout.js
var documents_layout = __webpack_require__(64534);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(69015);
;// CONCATENATED MODULE: ./lib/documents/yaml/scalars.js

const NULL = /^(?:~|[Nn]ull|NULL)?$/;
const NOT_A_NUMBER = /^(?:\.nan|\.NaN|\.NAN)$/;
const INFINITE = /^[-+]?\.(?:inf|Inf|INF)$/;
const TRUE = { '1.1': /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/, '1.2': /^(?:[Tt]rue|TRUE)$/ };
const FALSE = { '1.1': /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/, '1.2': /^(?:[Ff]alse|FALSE)$/ };
/** Radix and pattern, first match wins. */
const INTEGERS = {
    '1.1': [
        [2, /^[-+]?0b[0-1_]+$/],
        [8, /^[-+]?0[0-7_]+$/],
        [10, /^[-+]?[0-9][0-9_]*$/],
        [16, /^[-+]?0x[0-9a-fA-F_]+$/],
        [60, /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/],
    ],
    '1.2': [
        [8, /^0o[0-7]+$/],
        [10, /^[-+]?[0-9]+$/],
        [16, /^0x[0-9a-fA-F]+$/],
    ],
};
const FLOATS = {
    '1.1': [
        /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
        /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
        /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
    ],
    '1.2': [/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/, /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/],
};
const TIMESTAMP = /^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:t|T|[ \t]+)[0-9]{1,2}:[0-9]{1,2}:[0-9]{1,2}(?:\.[0-9]+)?(?:[ \t]*(?:Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$/;
const DECIMAL = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:e[-+]?[0-9]+)?$/;
/** Longest words that mean something; longer scalars that begin with a letter are strings without asking. */
const LONGEST_WORD = 5;
/** Letters that `null`, `true`, `false`, `yes`, `no`, `on` and `off` begin with. */
const WORD_START = 'nNtTfFyYoO';
/** Whether neither schema can see anything but a string in a plain scalar: most scalars, and decided by one character. */
function surelyString(text) {
    const code = text.charCodeAt(0);
    const letter = (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
    if (letter)
        return text.length > LONGEST_WORD || !WORD_START.includes(text[0]);
    return code > 127 || code === 47 || code === 95 || code === 36 || code === 40 || code === 60;
}
/** What a plain scalar without a tag is. */
function typeOf(text, version) {
    if (surelyString(text))
        return 'string';
    if (DECIMAL.test(text))
        return isWhole(text) ? 'integer' : 'float';
    if (NULL.test(text))
        return 'null';
    if (TRUE[version].test(text) || FALSE[version].test(text))
        return 'boolean';
    if (integer(text, version) !== undefined)
        return 'integer';
    if (scalars_float(text, version) !== undefined)
        return 'float';
    if (version === '1.1' && TIMESTAMP.test(text))
        return 'date-time';
    return 'string';
}
/** Whether a plain scalar is anything but a string in some schema. */
function isTyped(text) {
    return !surelyString(text) && (typeOf(text, '1.1') !== 'string' || typeOf(text, '1.2') !== 'string');
}
/** Of a decimal spelling: whether it is an integer's. */
function isWhole(text) {
    return !text.includes('.') && !text.includes('e');
}
/** The node of a plain scalar without a tag. */
function plainNode(text, version, line) {
    if (surelyString(text))
        return { kind: 'string', value: text, line };
    if (DECIMAL.test(text))
        return { kind: 'number', type: isWhole(text) ? 'integer' : 'float', literal: text, line };
    return scalarNode(text, typeOf(text, version), version, line);
}
/** The scalar as `type`, or undefined where its text does not fit (`!!int x`). An integer's text is a float where a tag says so. */
function scalarNode(text, type, version, line) {
    switch (type) {
        case 'string':
            return { kind: 'string', value: text, line };
        case 'null':
            return NULL.test(text) ? { kind: 'null', line } : undefined;
        case 'boolean':
            if (TRUE[version].test(text))
                return { kind: 'boolean', value: true, line };
            return FALSE[version].test(text) ? { kind: 'boolean', value: false, line } : undefined;
        case 'integer':
            return numberNode(text, 'integer', integer(text, version), line);
        case 'float':
            return numberNode(text, 'float', scalars_float(text, version) ?? integer(text, version), line);
        case 'date-time':
            return TIMESTAMP.test(text) ? { kind: 'date-time', value: text, line } : undefined;
    }
}
/** Whether the two schemas make different things of a plain scalar. */
function isAmbiguous(text) {
    if (surelyString(text) || DECIMAL.test(text))
        return false;
    const type = typeOf(text, '1.1');
    if (type !== typeOf(text, '1.2'))
        return true;
    if (type !== 'integer' && type !== 'float')
        return false;
    return decimalOf(text, type, '1.1') !== decimalOf(text, type, '1.2');
}
function decimalOf(text, type, version) {
    return type === 'integer' ? integer(text, version) : scalars_float(text, version);
}
function numberNode(literal, type, decimal, line) {
    if (decimal === undefined)
        return undefined;
    return DECIMAL.test(literal)
        ? { kind: 'number', type, literal, line }
        : { kind: 'number', type, literal, decimal, line };
}
/** The decimal spelling of an integer, or undefined where `text` is none. */
function integer(text, version) {
    const found = INTEGERS[version].find(([, pattern]) => pattern.test(text));
    if (found === undefined)
        return undefined;
    // Too long to be a number here: the caller refuses it by its literal, and converting it would take quadratic time.
    if (text.length > format/* MAX_NUMBER_CHARACTERS */.SO)
        return text;
    const [radix] = found;
    const sign = text.startsWith('-') ? '-' : '';
    const digits = text.replace(/^[-+]/, '').replaceAll('_', '');
    if (radix === 10)
        return sign + withoutLeadingZeros(digits);
    if (radix === 60)
        return sign + sexagesimal(digits);
    const bare = radix === 8 && version === '1.1' ? digits.slice(1) : digits.slice(2);
    // `0_` fits the pattern and has no digits left; a parser that makes NaN of it must not make two of them equal.
    if (bare === '')
        return undefined;
    const prefix = radix === 2 ? '0b' : radix === 8 ? '0o' : '0x';
    return sign + BigInt(prefix + bare).toString();
}
/** The decimal spelling of a float, or undefined where `text` is none. */
function scalars_float(text, version) {
    if (NOT_A_NUMBER.test(text))
        return 'NaN';
    if (INFINITE.test(text))
        return text.startsWith('-') ? '-Infinity' : 'Infinity';
    if (!FLOATS[version].some((pattern) => pattern.test(text)))
        return undefined;
    if (text.length > format/* MAX_NUMBER_CHARACTERS */.SO)
        return text;
    const sign = text.startsWith('-') ? '-' : '';
    const plain = text.replace(/^[-+]/, '').replaceAll('_', '').toLowerCase();
    const [mantissa = '', exponent] = plain.split('e');
    const [whole = '', fraction = ''] = mantissa.split('.');
    if (whole === '' && fraction === '')
        return undefined;
    const units = whole.includes(':') ? sexagesimal(whole) : withoutLeadingZeros(whole);
    const point = fraction === '' ? '' : `.${fraction}`;
    return `${sign}${units}${point}${exponent === undefined ? '' : `e${exponent}`}`;
}
function withoutLeadingZeros(digits) {
    const bare = digits.replace(/^0+/, '');
    return bare === '' ? '0' : bare;
}
function sexagesimal(digits) {
    let total = 0n;
    for (const part of digits.split(':'))
        total = total * 60n + BigInt(part);
    return total.toString();
}

;// CONCATENATED MODULE: ./lib/documents/yaml/keys.js

/**
 * The name of a key that is a string. Names are strings, keys need not be: `80:` and `"80":` are two different keys. A
 * key of another type keeps its text as its name. A string that would be no string if it were plain stands in
 * quotes, so that the two never meet; so does one that looks like a name made here (docs/adr/0031).
 */
function scalarKey(text, version) {
    const code = text.charCodeAt(0);
    if (code === 34 || code === 33 || (code === 63 && text.charCodeAt(1) === 32))
        return JSON.stringify(text);
    return surelyString(text) || typeOf(text, version) === 'string' ? text : JSON.stringify(text);
}
/** The name of a mapping or sequence that stands as a key. Its depth is bounded by the tree's, so this may call itself. */
function canonicalKey(node) {
    return `? ${canonical(node)}`;
}
function canonical(node) {
    switch (node.kind) {
        case 'object': {
            const members = node.members.map(({ name, value }) => `${JSON.stringify(name)}: ${canonical(value)}`);
            return `{${members.sort().join(', ')}}`;
        }
        case 'array':
            return `[${node.items.map(canonical).join(', ')}]`;
        case 'number':
            return node.type === 'float' ? `float ${node.literal}` : node.literal;
        case 'string':
            return JSON.stringify(node.value);
        case 'boolean':
            return String(node.value);
        case 'null':
            return 'null';
        case 'date-time':
            return `date-time ${node.value}`;
        case 'binary':
            return `binary ${Buffer.from(node.bytes).toString('base64')}`;
    }
}

;// CONCATENATED MODULE: ./lib/documents/yaml/state.js
/** js-yaml's numbers; its table of them would load the library with this file. */
const EVENT = { document: 1, sequence: 2, mapping: 3, scalar: 4, alias: 5, pop: 6 };
const PLAIN = 1;
const ABSENT = -1;
/** Nodes of a mapping or sequence that stands as a key, which has to be written out as a name. */
const MAX_KEY_NODES = 10_000;
class YamlRefusal extends Error {
    line;
    limit;
    constructor(reason, line, limit) {
        super(reason);
        this.line = line;
        this.limit = limit;
    }
}

;// CONCATENATED MODULE: ./lib/documents/yaml/tagged.js

/** Tags that both schemas know, and what they make of a scalar. */
const TYPES = new Map([
    ['!!bool', 'boolean'],
    ['!!float', 'float'],
    ['!!int', 'integer'],
    ['!!null', 'null'],
    ['!!str', 'string'],
    ['!!timestamp', 'date-time'],
]);
/** A tag that means nothing here still is content: `!Ref x` reads as `{"!Ref": "x"}`, so that no change of a tag is ever equal. */
function tagged(tag, value, line) {
    return { kind: 'object', members: [{ name: tag, value, line }], line };
}
/** A scalar with a tag of its own. What its text does not fit keeps the tag as content. */
function taggedScalar(tag, text, version, line) {
    const type = TYPES.get(tag);
    const node = type === undefined ? undefined : scalarNode(text, type, version, line);
    if (node !== undefined)
        return node;
    if (tag === '!!binary') {
        const base64 = text.replace(/[\r\n\t ]/g, '');
        const bytes = Buffer.from(base64, 'base64');
        // A lenient decoder skips what it does not know; only what it gives back unchanged was read in full.
        if (bytes.toString('base64').replace(/=+$/, '') === base64.replace(/={0,2}$/, '')) {
            return { kind: 'binary', bytes: Uint8Array.from(bytes), line };
        }
    }
    return tagged(tag, { kind: 'string', value: text, line }, line);
}

;// CONCATENATED MODULE: ./lib/documents/yaml/tags.js
const CORE = 'tag:yaml.org,2002:';
function handlesOf(directives) {
    const handles = new Map([
        ['!', '!'],
        ['!!', CORE],
    ]);
    for (const directive of directives)
        if (directive.kind === 'tag')
            handles.set(directive.handle, directive.prefix);
    return handles;
}
/**
 * A tag in one spelling, whatever handle the source uses: `!!str`, `!local`, `!<tag:example.test,2000:x>`.
 * `!` alone says "not resolved". Percent escapes are undone, as the specification asks.
 */
function tagName(raw, handles) {
    if (raw === '!')
        return '!';
    const full = raw.startsWith('!<') ? raw.slice(2, -1) : expand(raw, handles);
    const decoded = decodePercent(full);
    if (decoded.startsWith(CORE))
        return `!!${decoded.slice(CORE.length)}`;
    return decoded.startsWith('!') && !decoded.startsWith('!!') && !decoded.startsWith('!<') ? decoded : `!<${decoded}>`;
}
function expand(raw, handles) {
    const second = raw.indexOf('!', 1);
    const handle = second === -1 ? '!' : raw.slice(0, second + 1);
    return (handles.get(handle) ?? handle) + raw.slice(handle.length);
}
function decodePercent(text) {
    try {
        const decoded = decodeURIComponent(text);
        // A blank, quote or bracket in a tag could make its name run into the text that follows it in a key's name.
        return /[\s"<>]/.test(decoded) ? text : decoded;
    }
    catch {
        return text;
    }
}

;// CONCATENATED MODULE: ./lib/documents/yaml/builder.js






/**
 * The tree of a stream as one schema sees it, from js-yaml's flat events. Aliases share the anchored node, and what
 * they would cost when written out is counted against `maxNodes` and `maxDepth`.
 * @throws YamlRefusal for an unknown or cyclic alias and for a limit.
 */
function buildTree(source, version) {
    const state = {
        source,
        version,
        frames: [],
        anchors: new Map(),
        handles: new Map(),
        documents: [],
        directives: [],
        ambiguous: false,
        quoted: new Map(),
        typed: new Set(),
        nodes: 0,
        line: 1,
    };
    for (const event of source.events)
        step(state, event);
    const { documents, directives, ambiguous, quoted, typed } = state;
    return { documents, directives, ambiguous, keys: { quoted, typed } };
}
function step(state, event) {
    switch (event.type) {
        case EVENT.document: {
            const version = event.directives.find((directive) => directive.kind === 'yaml');
            state.directives.push(version?.kind === 'yaml' ? version.version : '');
            state.anchors = new Map();
            state.handles = handlesOf(event.directives);
            state.frames.push(newFrame(state, 'document', undefined, undefined));
            return;
        }
        case EVENT.sequence:
        case EVENT.mapping:
            openCollection(state, event);
            return;
        case EVENT.scalar: {
            moveTo(state, event.valueStart);
            const built = scalar(state, event);
            const anchor = slice(state, event.anchorStart, event.anchorEnd);
            if (anchor !== undefined)
                state.anchors.set(anchor, built);
            add(state, built);
            return;
        }
        case EVENT.alias:
            moveTo(state, event.anchorStart);
            add(state, dereference(state, state.source.text.slice(event.anchorStart, event.anchorEnd)));
            return;
        case EVENT.pop:
            builder_close(state);
    }
}
function openCollection(state, event) {
    moveTo(state, event.start);
    const anchor = slice(state, event.anchorStart, event.anchorEnd);
    const raw = slice(state, event.tagStart, event.tagEnd);
    const kind = event.type === EVENT.sequence ? 'sequence' : 'mapping';
    const tag = raw === undefined ? undefined : tagName(raw, state.handles);
    if (anchor !== undefined)
        state.anchors.set(anchor, null);
    state.frames.push(newFrame(state, kind, tag, anchor));
}
function newFrame(state, kind, tag, anchor) {
    return { kind, line: state.line, tag, anchor, items: [], pairs: [], key: undefined, keyLine: 0, size: 1, height: 0 };
}
function moveTo(state, offset) {
    if (offset !== ABSENT)
        state.line = state.source.lines.lineAt(offset);
}
function slice(state, start, end) {
    return start === ABSENT ? undefined : state.source.text.slice(start, end);
}
function dereference(state, name) {
    const built = state.anchors.get(name);
    if (built === undefined)
        throw new YamlRefusal(`alias "${name}" has no anchor`, state.line, false);
    if (built === null)
        throw new YamlRefusal(`alias "${name}" stands inside its own anchor: a cycle`, state.line, false);
    return built;
}
/** Puts a finished node into the collection that is open. */
function add(state, built) {
    const frame = state.frames.at(-1);
    const { maxDepth, maxNodes } = state.source;
    frame.size += built.size;
    frame.height = Math.max(frame.height, built.height);
    state.nodes += built.size;
    if (state.nodes > maxNodes)
        throw new YamlRefusal(`more than ${maxNodes} nodes, aliases written out`, state.line, true);
    if (state.frames.length - 1 + built.height > maxDepth) {
        throw new YamlRefusal(`nested deeper than ${maxDepth} levels, aliases written out`, state.line, true);
    }
    if (frame.kind !== 'mapping')
        frame.items.push(built);
    else if (frame.key === undefined) {
        frame.key = built;
        frame.keyLine = state.line;
    }
    else {
        frame.pairs.push({ key: frame.key, value: built, line: frame.keyLine });
        frame.key = undefined;
    }
}
function builder_close(state) {
    const frame = state.frames.pop();
    if (frame.kind === 'document') {
        state.documents.push(frame.items[0]?.node ?? { kind: 'null', line: frame.line });
        return;
    }
    // What the children cost was counted as they came; the collection itself is counted by `add` of its parent.
    state.nodes -= frame.size - 1;
    const built = collection(state, frame);
    if (frame.anchor !== undefined)
        state.anchors.set(frame.anchor, built);
    add(state, built);
}
function collection(state, frame) {
    const { line, tag, size } = frame;
    const height = frame.height + 1;
    const kind = frame.kind === 'sequence' ? '!!seq' : '!!map';
    const node = frame.kind === 'sequence'
        ? { kind: 'array', items: frame.items.map((item) => item.node), line }
        : { kind: 'object', members: membersOf(state, frame), line };
    if (tag !== undefined && tag !== '!' && tag !== kind) {
        return {
            node: tagged(tag, node, line),
            size: size + 1,
            height: height + 1,
            text: undefined,
            resolved: false,
            key: undefined,
            mergeable: undefined,
            mergeKey: false,
        };
    }
    const maps = frame.kind === 'sequence' && frame.items.length > 0 && frame.items.every((item) => item.mergeable === 'map');
    const mergeable = frame.kind === 'mapping' ? 'map' : maps ? 'maps' : undefined;
    return { node, size, height, text: undefined, resolved: false, key: undefined, mergeable, mergeKey: false };
}
/** Members in order, duplicates kept, merge keys written out after the mapping's own: those win, then the earlier source. */
function membersOf(state, frame) {
    const members = [];
    const merges = [];
    for (const { key, value, line } of frame.pairs) {
        if (key.mergeKey && value.mergeable !== undefined) {
            if (value.mergeable === 'map')
                merges.push(value.node);
            else if (value.node.kind === 'array')
                for (const item of value.node.items)
                    merges.push(item);
        }
        else
            members.push({ name: nameOf(state, key), value: value.node, line });
    }
    if (merges.length === 0)
        return members;
    const taken = new Set(members.map(({ name }) => name));
    for (const source of merges) {
        if (source.kind !== 'object')
            continue;
        const fresh = source.members.filter(({ name }) => !taken.has(name));
        for (const member of fresh) {
            members.push(member);
            taken.add(member.name);
        }
    }
    return members;
}
function nameOf(state, { node, text, resolved, key, size }) {
    if (key !== undefined)
        return key;
    if (text !== undefined)
        return scalarName(state, node, text, resolved);
    if (size > MAX_KEY_NODES)
        throw new YamlRefusal(`a key of more than ${MAX_KEY_NODES} nodes`, state.line, true);
    return canonicalKey(node);
}
/** Also books what `readPair` has to know about the name before it may show a quoted one without its quotes. */
function scalarName(state, node, text, resolved) {
    const name = node.kind === 'string' ? scalarKey(text, state.version) : text;
    // In either schema: a side that reads the same in both has one tree only, and the other side may have two.
    if (!isTyped(text))
        return name;
    if (resolved)
        state.typed.add(text);
    else if (name !== text)
        state.quoted.set(name, text);
    return name;
}
function scalar(state, event) {
    const text = state.source.decode(event);
    const raw = slice(state, event.tagStart, event.tagEnd);
    const plain = event.style === PLAIN;
    const tag = raw === undefined ? undefined : tagName(raw, state.handles);
    const { version, line } = state;
    const asKey = isKeyNext(state);
    if (tag === undefined || tag === '!') {
        const resolved = plain && tag === undefined;
        // A key that is written plainly has one name in both schemas; one in quotes may need them in one schema only.
        if (resolved !== asKey && !state.ambiguous && isAmbiguous(text))
            state.ambiguous = true;
        const node = resolved ? plainNode(text, version, line) : { kind: 'string', value: text, line };
        checkDigits(state, node);
        return leaf(node, text, resolved);
    }
    if (tag === '!!merge')
        return leaf({ kind: 'string', value: text, line }, text, true);
    const node = taggedScalar(tag, text, version, line);
    checkDigits(state, node);
    if (TYPES.has(tag) && isAmbiguous(text))
        state.ambiguous = true;
    const key = node.kind === 'string' ? scalarKey(text, version) : `${tag} ${JSON.stringify(text)}`;
    const wrapped = node.kind === 'object' ? 1 : 0;
    return {
        node,
        size: 1 + wrapped,
        height: wrapped,
        text: undefined,
        resolved: false,
        key,
        mergeable: undefined,
        mergeKey: false,
    };
}
function leaf(node, text, resolved) {
    return {
        node,
        size: 1,
        height: 0,
        text,
        resolved,
        key: undefined,
        mergeable: undefined,
        mergeKey: resolved && text === '<<',
    };
}
function isKeyNext(state) {
    const frame = state.frames.at(-1);
    return frame.kind === 'mapping' && frame.key === undefined;
}
function checkDigits(state, node) {
    if (node.kind === 'number' && node.literal.length > format/* MAX_NUMBER_CHARACTERS */.SO) {
        throw new YamlRefusal(`a number of more than ${format/* MAX_NUMBER_CHARACTERS */.SO} characters`, state.line, true);
    }
}

;// CONCATENATED MODULE: ./lib/documents/yaml/lines.js
function lineIndex(text) {
    const starts = [0];
    for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10))
            starts.push(index + 1);
    }
    let line = 0;
    return {
        lineAt(offset) {
            while (line > 0 && starts[line] > offset)
                line -= 1;
            while (line + 1 < starts.length && starts[line + 1] <= offset)
                line += 1;
            return line + 1;
        },
    };
}

;// CONCATENATED MODULE: ./lib/documents/yaml/quick-scalars.js
/** Where scalars on one line end, for the quick reader. Undefined always means: ask the full reader. */
const SPACE = 32;
const DOUBLE_QUOTE = 34;
const HASH = 35;
const SINGLE_QUOTE = 39;
const DASH = 45;
const COLON = 58;
const BACKSLASH = 92;
/** Whether nothing but a comment follows on the line. */
function onlyComment(text, from, end) {
    let at = from;
    while (at < end && text.charCodeAt(at) === SPACE)
        at += 1;
    return at === end || (text.charCodeAt(at) === HASH && text.charCodeAt(at - 1) === SPACE);
}
/** Behind the closing quote; undefined where it is not on this line or where something inside has to be decoded. */
function quoteEnd(text, at, end) {
    const quote = text.charCodeAt(at);
    for (let index = at + 1; index < end; index += 1) {
        const code = text.charCodeAt(index);
        if (code === BACKSLASH && quote === DOUBLE_QUOTE)
            return undefined;
        if (code !== quote)
            continue;
        return index + 1 < end && text.charCodeAt(index + 1) === quote ? undefined : index + 1;
    }
    return undefined;
}
/** Where a plain scalar ends: at the colon that makes it a key, at a comment or with the line. Undefined where none may begin. */
function plainEnd(text, at, end) {
    const first = text.charCodeAt(at);
    if (first < 128 && !startsPlain(first))
        return undefined;
    if (first === DASH && (at + 1 === end || text.charCodeAt(at + 1) === SPACE))
        return undefined;
    for (let index = at + 1; index < end; index += 1) {
        const code = text.charCodeAt(index);
        if (code === COLON) {
            if (index + 1 === end || text.charCodeAt(index + 1) === SPACE)
                return index;
        }
        else if (code === HASH && text.charCodeAt(index - 1) === SPACE)
            return index - 1;
    }
    return end;
}
/** Letters, digits and the signs that no rule of YAML looks at in front of a scalar. */
function startsPlain(code) {
    if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57))
        return true;
    return (code === DASH ||
        code === 46 ||
        code === 47 ||
        code === 95 ||
        code === 36 ||
        code === 40 ||
        code === 43 ||
        code === 126 ||
        code === 60 ||
        code === 61);
}

;// CONCATENATED MODULE: ./lib/documents/yaml/quick-reader.js



/**
 * Reads everyday YAML: one document of block mappings and sequences whose scalars stand on one line, plainly or in
 * quotes without escapes. Whatever else a text holds (anchors, tags, block scalars, scalars over several lines, flow
 * collections with content, directives, tabs, carriage returns, an error) makes it give up, and the full reader is
 * asked: it alone says what is wrong with a text. What this reader does accept is the full reader's tree to the line
 * (docs/adr/0150, __tests__/documents/yaml-quick.test.ts).
 */
/** Deeper texts are left to the full reader, which knows the policy's limit and how to say that it was reached. */
const MAX_DEPTH = 64;
/** YAML ends an implicit key at 1,024 characters; far below it nobody has to ask. */
const MAX_KEY = 256;
const MAX_SCALAR = 2_048;
/** Anything but LF, printable ASCII and the letters of other scripts: separators, controls, byte order marks, tabs. */
const UNUSUAL = /[^\n\x20-\x7e\u00a1-\u1fff\u2010-\u2027\u2030-\u205e\u3001-\ufdff\ufe70-\ufefc\uff01-\uffef]/;
/** The tree as one schema sees it, or undefined where the full reader has to look. */
function readQuickly(text, version, limits) {
    if (UNUSUAL.test(text))
        return undefined;
    const scan = {
        text,
        version,
        maxNodes: limits.maxNodes,
        maxDepth: Math.min(MAX_DEPTH, limits.maxDepth - 1),
        frames: [],
        members: [],
        memberCount: 0,
        items: [],
        itemCount: 0,
        names: new Map(),
        quoted: new Map(),
        typed: new Set(),
        ambiguous: false,
        nodes: 0,
        root: undefined,
        line: 1,
        at: 0,
    };
    if (!readLines(scan))
        return undefined;
    while (scan.frames.length > 0)
        if (!quick_reader_close(scan))
            return undefined;
    if (scan.root === undefined || scan.nodes >= scan.maxNodes)
        return undefined;
    const { ambiguous, quoted, typed } = scan;
    return { documents: [scan.root], directives: [''], ambiguous, keys: { quoted, typed } };
}
function readLines(scan) {
    const { text } = scan;
    let first = true;
    let line = 0;
    for (let start = 0; start < text.length;) {
        line += 1;
        const feed = text.indexOf('\n', start);
        const end = feed === -1 ? text.length : feed;
        let at = start;
        while (at < end && text.charCodeAt(at) === SPACE)
            at += 1;
        if (at < end && text.charCodeAt(at) !== HASH) {
            const mark = at === start && (text.startsWith('---', at) || text.startsWith('...', at));
            // A line of dashes and nothing else may open the one document; any other marker is for the full reader.
            if (mark && !(first && end === at + 3 && text.charCodeAt(at) === DASH))
                return false;
            if (!mark && !readEntry(scan, start, at, end, line))
                return false;
            first = false;
        }
        start = end + 1;
    }
    return true;
}
/** One line with content: finds the block that it belongs to, then takes its dashes, its key and its value. */
function readEntry(scan, start, from, end, line) {
    const { frames } = scan;
    const indent = from - start;
    let opening = enter(scan, indent, isDash(scan, from, end));
    if (opening === undefined)
        return false;
    let at = from;
    for (;;) {
        const dash = isDash(scan, at, end);
        const name = dash ? undefined : keyAt(scan, at, end);
        if (!dash && name === undefined)
            return opening && at > from && value(scan, at, end, line);
        if (opening && !push(scan, dash ? 'list' : 'map', at - start, line))
            return false;
        const frame = frames[frames.length - 1];
        if (frame.kind !== (dash ? 'list' : 'map'))
            return false;
        frame.waiting = true;
        if (name !== undefined) {
            frame.key = name;
            frame.keyLine = line;
            scan.line = line;
            scan.nodes += 1;
        }
        at = dash ? at + 1 : scan.at;
        while (at < end && scan.text.charCodeAt(at) === SPACE)
            at += 1;
        if (at === end || scan.text.charCodeAt(at) === HASH)
            return true;
        if (!dash)
            return value(scan, at, end, line);
        opening = true;
    }
}
/** Closes what a line at this column ends. True where the line opens a block, undefined where it fits nowhere. */
function enter(scan, indent, dash) {
    const { frames } = scan;
    let top = frames[frames.length - 1];
    if (top === undefined)
        return scan.root === undefined && indent === 0 ? true : undefined;
    if (top.waiting) {
        if (indent > top.indent || (dash && indent === top.indent && top.kind === 'map'))
            return true;
        if (!nothing(scan))
            return undefined;
    }
    while (top !== undefined && (top.indent > indent || (top.indent === indent && top.kind === 'list' && !dash))) {
        if (!quick_reader_close(scan))
            return undefined;
        top = frames[frames.length - 1];
    }
    return top !== undefined && top.indent === indent && !top.waiting ? false : undefined;
}
function isDash({ text }, at, end) {
    return text.charCodeAt(at) === DASH && (at + 1 === end || text.charCodeAt(at + 1) === SPACE);
}
function push(scan, kind, indent, line) {
    if (scan.frames.length >= scan.maxDepth)
        return false;
    scan.line = line;
    scan.nodes += 1;
    const from = kind === 'map' ? scan.memberCount : scan.itemCount;
    scan.frames.push({ kind, indent, line, from, waiting: false, key: '', keyLine: 0 });
    return true;
}
function quick_reader_close(scan) {
    const top = scan.frames[scan.frames.length - 1];
    if (top.waiting && !nothing(scan))
        return false;
    scan.frames.pop();
    const node = finish(scan, top);
    if (scan.frames.length > 0)
        return attach(scan, node);
    scan.root = node;
    return true;
}
/** Exactly as many slots as there are children: an array that grows by `push` has room for seventeen at its first. */
function finish(scan, { kind, from, line }) {
    if (kind === 'list') {
        const items = scan.items.slice(from, scan.itemCount);
        scan.itemCount = from;
        return { kind: 'array', items, line };
    }
    const members = scan.members.slice(from, scan.memberCount);
    scan.memberCount = from;
    return { kind: 'object', members, line };
}
function attach(scan, node) {
    const { frames } = scan;
    const frame = frames[frames.length - 1];
    if (!frame.waiting)
        return false;
    frame.waiting = false;
    if (frame.kind === 'list')
        scan.items[scan.itemCount++] = node;
    else
        scan.members[scan.memberCount++] = { name: frame.key, value: node, line: frame.keyLine };
    return true;
}
/** The value of an entry that has none. */
function nothing(scan) {
    scan.nodes += 1;
    return attach(scan, { kind: 'null', line: scan.line });
}
/** The name of the key that begins here; undefined where none does. `at` is then behind its colon. */
function keyAt(scan, at, end) {
    const { text } = scan;
    const quote = text.charCodeAt(at);
    const plain = quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE;
    const close = plain ? plainEnd(text, at, end) : quoteEnd(text, at, end);
    if (close === undefined || close >= end || text.charCodeAt(close) !== COLON)
        return undefined;
    if (close + 1 < end && text.charCodeAt(close + 1) !== SPACE)
        return undefined;
    if (close - at > MAX_KEY)
        return undefined;
    const written = text.slice(at, close);
    const known = scan.names.get(written);
    const name = known ?? keyName(scan, plain ? written : written.slice(1, -1), plain);
    if (name === undefined)
        return undefined;
    if (known === undefined)
        scan.names.set(written, name);
    scan.at = close + 1;
    return name;
}
/** As the builder names it, with what `readPair` has to know about names. */
function keyName(scan, text, plain) {
    if (plain && (text === '<<' || text.endsWith(' ')))
        return undefined;
    if (!plain && isAmbiguous(text))
        scan.ambiguous = true;
    const string = !plain || plainNode(text, scan.version, 0).kind === 'string';
    const name = string ? scalarKey(text, scan.version) : text;
    if (isTyped(text)) {
        if (plain)
            scan.typed.add(text);
        else if (name !== text)
            scan.quoted.set(name, text);
    }
    return name;
}
/** Takes the scalar that stands from here to the end of the line, a comment aside. */
function value(scan, at, end, line) {
    const { text } = scan;
    const first = text.charCodeAt(at);
    let node;
    let close;
    if (first === DOUBLE_QUOTE || first === SINGLE_QUOTE) {
        close = quoteEnd(text, at, end);
        if (close === undefined)
            return false;
        node = { kind: 'string', value: text.slice(at + 1, close - 1), line };
    }
    else if (text.startsWith('[]', at)) {
        close = at + 2;
        node = { kind: 'array', items: [], line };
    }
    else if (text.startsWith('{}', at)) {
        close = at + 2;
        node = { kind: 'object', members: [], line };
    }
    else {
        close = plainEnd(text, at, end);
        if (close === undefined || close - at > MAX_SCALAR || text.charCodeAt(close) === COLON)
            return false;
        let last = close;
        while (text.charCodeAt(last - 1) === SPACE)
            last -= 1;
        const plain = text.slice(at, last);
        if (!scan.ambiguous && isAmbiguous(plain))
            scan.ambiguous = true;
        node = plainNode(plain, scan.version, line);
    }
    if (!onlyComment(text, close, end))
        return false;
    scan.line = line;
    scan.nodes += 1;
    return attach(scan, node);
}

;// CONCATENATED MODULE: ./lib/documents/formats/yaml.js






/** js-yaml calls itself once per level; it is not asked to go deeper than this, whatever the policy says. */
const MAX_PARSER_DEPTH = 1_000;
const yaml = { id: 'yaml', read };
async function read(input) {
    const decoded = (0,encoding/* decodeUnicode */.EC)(input.bytes);
    if (!decoded.ok)
        return decoded;
    return readEveryday(decoded, input) ?? readFully(decoded, input);
}
/** Most files, at a tenth of the full reader's cost; undefined where that one has to look. */
function readEveryday(decoded, { options }) {
    const limits = { maxDepth: options.limits.depth, maxNodes: options.limits.nodes };
    const trees = treesOf((version) => readQuickly(decoded.text, version, limits), options.yaml);
    return trees && { ok: true, document: documentOf(trees, decoded) };
}
/** Any YAML, and the words for what is none. */
async function readFully(decoded, { options }) {
    const { text } = decoded;
    const { YAMLException, getScalarValue, parseEvents } = await __webpack_require__.e(/* import() */ 9545).then(__webpack_require__.bind(__webpack_require__, 89545));
    const maxDepth = Math.min(options.limits.depth, MAX_PARSER_DEPTH);
    try {
        const events = parseEvents(text, { maxDepth: maxDepth + 1 });
        const decode = (event) => getScalarValue(text, event);
        const source = { text, events, lines: lineIndex(text), maxDepth, maxNodes: options.limits.nodes, decode };
        const trees = treesOf((version) => buildTree(source, version), options.yaml);
        return { ok: true, document: documentOf(trees, decoded) };
    }
    catch (error) {
        if (error instanceof YamlRefusal) {
            const { message: reason, line, limit } = error;
            return { ok: false, reason, line, column: 1, ...(limit ? { limit } : {}) };
        }
        if (!(error instanceof YAMLException))
            throw error;
        const limit = error.reason.startsWith('nesting exceeded maxDepth') ? { limit: true } : {};
        const { line, column } = error.mark ?? { line: -1, column: -1 };
        return { ok: false, reason: error.reason, line: line + 1, column: column + 1, ...limit };
    }
}
/** One tree per schema that the policy leaves open; the second only where it would differ from the first. */
function treesOf(read, version) {
    const first = read(version === 'auto' ? '1.2' : version);
    if (first === undefined)
        return first;
    if (version !== 'auto' || !first.ambiguous)
        return [first];
    const second = read('1.1');
    return second === undefined ? second : [first, second];
}
function documentOf(trees, { text, layout }) {
    return {
        format: 'yaml',
        ...factsOf(trees),
        layout: { ...layout, ...(0,documents_layout/* lineLayout */.zT)(text, { trailing: false }) },
    };
}
function factsOf(trees) {
    const [first, second] = trees;
    const readings = second === undefined
        ? [{ label: '', content: stream(first) }]
        : [
            { label: 'YAML 1.2', content: stream(first) },
            { label: 'YAML 1.1', content: stream(second) },
        ];
    const declared = {};
    // `load` makes null of a stream without documents and `load_all` makes nothing: to one of them, any content differs.
    if (first.documents.length === 0)
        declared['documents'] = 'none';
    // Where the schemas differ, a reader that heeds the directive sees other data when the directive changes.
    if (second !== undefined && first.directives.some((version) => version !== '')) {
        declared['YAML directive'] = first.directives.map((version) => version || 'none').join(', ');
    }
    return { readings, declared, notices: [] };
}
function stream({ documents, keys }) {
    const items = documents.length === 0 ? [{ kind: 'null', line: 1 }] : documents;
    return { kind: 'tree', stream: true, keys, root: { kind: 'array', items, line: 1 } };
}


/***/ })

};
