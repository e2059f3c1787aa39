export const id = 4723;
export const ids = [4723];
export const modules = {

/***/ 44723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readEverydayYaml: () => (/* binding */ readEverydayYaml),
  readFully: () => (/* binding */ readFully),
  yaml: () => (/* binding */ yaml)
});

// EXTERNAL MODULE: ./lib/documents/comments.js
var comments = __webpack_require__(45966);
// EXTERNAL MODULE: ./lib/documents/encoding.js
var encoding = __webpack_require__(79981);
// EXTERNAL MODULE: ./lib/documents/layout.js
var documents_layout = __webpack_require__(42762);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
// EXTERNAL MODULE: ./lib/documents/trees/scanner.js
var scanner = __webpack_require__(2706);
// EXTERNAL MODULE: ./lib/documents/yaml/keys.js
var keys = __webpack_require__(60458);
// EXTERNAL MODULE: ./lib/documents/yaml/scalars.js
var scalars = __webpack_require__(95497);
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
    const node = type === undefined ? undefined : (0,scalars/* scalarNode */.Hf)(text, type, version, line);
    if (node !== undefined)
        return node;
    if (tag === '!!binary') {
        const bytes = (0,scanner/* strictBase64 */.PO)(text);
        if (bytes !== undefined)
            return { kind: 'binary', bytes, line };
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

;// CONCATENATED MODULE: ./lib/documents/yaml/unended.js
/** js-yaml's number of the style `|`, behind which that of `>` comes, and of the chomping that `-` asks for. */
const LITERAL = 4;
const STRIP = 2;
/**
 * The text of a block scalar where the file ends within it and without a line end: `|` keeps the last line end that is there,
 * and there is none (YAML 1.2.2, 8.1.1.2; libyaml, PyYAML and Go read it so). js-yaml adds one, as if there were no
 * difference to a file that has it.
 */
function withoutLineEnd({ source: { text } }, event, decoded) {
    if (event.style < LITERAL || event.chomping === STRIP || event.valueEnd < text.length)
        return decoded;
    return /[\n\r]$/.test(text) || !decoded.endsWith('\n') ? decoded : decoded.slice(0, -1);
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
    return { documents, directives, ambiguous, keys: { quoted, typed }, comments: commentsOf(source) };
}
/** What begins with a number sign behind white space, between the scalars. */
function commentsOf({ text, events }) {
    const comments = [];
    let at = 0;
    let mark = text.indexOf('#');
    const next = (from) => {
        at = Math.max(at, from);
        // Looked for once each: a text without any would be searched to its end for every scalar.
        if (mark !== -1 && mark < at)
            mark = text.indexOf('#', at);
    };
    const take = (end) => {
        while (mark !== -1 && mark < end) {
            const start = mark;
            if (start > 0 && !/\s/.test(text[start - 1])) {
                next(start + 1);
                continue;
            }
            let stop = start;
            while (stop < text.length && text[stop] !== '\n' && text[stop] !== '\r')
                stop += 1;
            comments.push((0,scanner/* trimBlanksEnd */.BN)(text.slice(start, stop)));
            next(stop);
        }
        next(end);
    };
    for (const event of events) {
        if (event.type !== EVENT.scalar || event.valueStart === ABSENT)
            continue;
        take(event.valueStart);
        next(event.valueEnd);
    }
    take(text.length);
    return comments;
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
    return (0,keys/* canonicalKey */.y)(node);
}
/** Also books what `readPair` has to know about the name before it may show a quoted one without its quotes. */
function scalarName(state, node, text, resolved) {
    const name = node.kind === 'string' ? (0,keys/* scalarKey */.w)(text, state.version) : text;
    // In either schema: a side that reads the same in both has one tree only, and the other side may have two.
    if (!(0,scalars/* isTyped */.xN)(text))
        return name;
    if (resolved)
        state.typed.add(text);
    else if (name !== text)
        state.quoted.set(name, text);
    return name;
}
function scalar(state, event) {
    const text = withoutLineEnd(state, event, state.source.decode(event));
    const raw = slice(state, event.tagStart, event.tagEnd);
    const plain = event.style === PLAIN;
    const tag = raw === undefined ? undefined : tagName(raw, state.handles);
    const { version, line } = state;
    const asKey = isKeyNext(state);
    if (tag === undefined || tag === '!') {
        const resolved = plain && tag === undefined;
        // A key that is written plainly has one name in both schemas; one in quotes may need them in one schema only.
        if (resolved !== asKey && !state.ambiguous && (0,scalars/* isAmbiguous */.X2)(text))
            state.ambiguous = true;
        const node = resolved ? (0,scalars/* plainNode */.f4)(text, version, line) : { kind: 'string', value: text, line };
        checkDigits(state, node);
        return leaf(node, text, resolved);
    }
    if (tag === '!!merge')
        return leaf({ kind: 'string', value: text, line }, text, true);
    const node = taggedScalar(tag, text, version, line);
    checkDigits(state, node);
    if (TYPES.has(tag) && (0,scalars/* isAmbiguous */.X2)(text))
        state.ambiguous = true;
    const key = node.kind === 'string' ? (0,keys/* scalarKey */.w)(text, version) : `${tag} ${JSON.stringify(text)}`;
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

// EXTERNAL MODULE: ./lib/documents/yaml/quick-reader.js + 2 modules
var quick_reader = __webpack_require__(32088);
;// CONCATENATED MODULE: ./lib/documents/formats/yaml.js







/** js-yaml calls itself once per level; it is not asked to go deeper than this, whatever the policy says. */
const MAX_PARSER_DEPTH = 1_000;
/** js-yaml takes it for a marker or a directive at the beginning of a text and behind directives; it is content, or an error. */
const INDENTED_MARK = /^(?:%[^\n]*\n(?:%[^\n]*\n|[ \t]*(?:#[^\n]*)?\n)*)?[ \t]+(?:---|%)/;
const yaml = { id: 'yaml', read };
async function read(input) {
    const decoded = decode(input);
    if (!decoded.ok)
        return decoded;
    return readEveryday(decoded, input) ?? readFully(decoded, input);
}
/** Undefined where the full reader has to look. */
function readEverydayYaml(input) {
    const decoded = decode(input);
    const result = decoded.ok ? readEveryday(decoded, input) : undefined;
    return result?.ok ? result.document : undefined;
}
function decode({ bytes }) {
    return (0,encoding/* refuseSecondMark */.yy)((0,encoding/* decodeUnicode */.EC)(bytes));
}
/** Most files, at a tenth of the full reader's cost; undefined where that one has to look. */
function readEveryday(decoded, { options }) {
    const limits = { maxDepth: options.limits.depth, maxNodes: options.limits.nodes };
    const trees = treesOf((version) => (0,quick_reader/* readQuickly */.x)(decoded.text, version, limits), options.yaml);
    return trees && { ok: true, document: documentOf(trees, decoded) };
}
/** Any YAML, and the words for what is none. */
async function readFully(decoded, { options }) {
    const { text } = decoded;
    if (INDENTED_MARK.test(text))
        return { ok: false, reason: 'an indented `---` or directive', line: 1, column: 1 };
    const { YAMLException, getScalarValue, parseEvents } = await __webpack_require__.e(/* import() */ 3243).then(__webpack_require__.bind(__webpack_require__, 33243));
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
        // The `yaml` package does not end a line at a carriage return, though the specification does.
        facts: { ...(0,comments/* contestedComments */.Ks)(trees[0].comments), ...(0,comments/* contestedLines */.tA)(text) },
        layout: { ...layout, ...(0,documents_layout/* lineLayout */.zT)(text, { trailing: false }), ...(0,comments/* commentFact */.Ke)(trees[0].comments) },
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
