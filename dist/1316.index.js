export const id = 1316;
export const ids = [1316];
export const modules = {

/***/ 47288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ pathAt),
/* harmony export */   c: () => (/* binding */ addressOf)
/* harmony export */ });
/** Where a schema file is, for references. No address that anything could be fetched from. */
const REPOSITORY_URI = 'repository:///';
/** Each part encoded, so that a `#` or `?` in a name is no part of an address. */
function addressOf(path) {
    return REPOSITORY_URI + path.split('/').map(encodeName).join('/');
}
/** The path that an address of this kind stands for. */
function pathAt(address) {
    if (!address.startsWith(REPOSITORY_URI))
        return undefined;
    try {
        return decodeURIComponent(address.slice(REPOSITORY_URI.length));
    }
    catch {
        return undefined;
    }
}
function encodeName(name) {
    return name.replace(/[^A-Za-z0-9._~-]/gu, (character) => [...Buffer.from(character, 'utf8')].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''));
}


/***/ }),

/***/ 1316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SchemaProblem: () => (/* binding */ SchemaProblem),
  compileSchema: () => (/* binding */ compileSchema)
});

// EXTERNAL MODULE: ./lib/review/quoting.js
var quoting = __webpack_require__(47675);
// EXTERNAL MODULE: ./lib/gates/found-values.js
var found_values = __webpack_require__(6071);
// EXTERNAL MODULE: ./lib/gates/schema-rules/address.js
var schema_rules_address = __webpack_require__(47288);
// EXTERNAL MODULE: ./lib/comparison/numbers.js
var numbers = __webpack_require__(46067);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
// EXTERNAL MODULE: ./lib/gates/schema-rules/json-values.js
var json_values = __webpack_require__(95695);
;// CONCATENATED MODULE: ./lib/gates/schema-rules/exact-keywords.js



/** Powers of ten between two numbers beyond which no remainder is computed. Literals of 4,096 characters stay below it. */
const WIDEST = 20000n;
/**
 * What stands in the place of a number that a double would change (json-values.ts) is 0.5 or beyond these. Any other is
 * what it is written as.
 */
const STAND_IN = 0.5;
const LEAST_LARGE = 2 ** 53;
function addExactKeywords(ajv, template, schemaNumbers, current) {
    const dataSpelling = (value, parent, key) => parent === undefined ? (current.rootExact ?? String(value)) : (0,json_values/* spellingOf */.k2)(current.exact, parent, key ?? '', value);
    /** Fails where `failed` is true; what it says of numbers and lists of them it asks `test`, by the object and name they stand in. */
    const define = (keyword, definition, write) => {
        ajv.removeKeyword(keyword);
        ajv.addKeyword({
            keyword,
            ...definition,
            code: (context) => {
                const { gen, data, it } = context;
                const asked = (test) => template `!${gen.scopeValue('keyword', { ref: test })}(${data}, ${it.parentData}, ${it.parentDataProperty})`;
                context.fail(write(context, asked));
            },
        });
    };
    const numeric = (keyword, holds, quick) => define(keyword, { type: 'number', schemaType: 'number' }, (context, asked) => {
        const { schema, parentSchema } = context;
        const limit = decimalIn((0,json_values/* spellingOf */.k2)(schemaNumbers, parentSchema, keyword, schema));
        const exactly = asked((data, parent, key) => {
            const value = decimalIn(dataSpelling(data, parent, key));
            return value !== undefined && limit !== undefined && holds(value, limit);
        });
        const isSpelledOut = schemaNumbers.get(parentSchema)?.has(keyword) === true || !Number.isFinite(schema);
        const short = isSpelledOut ? undefined : quick(context);
        return short === undefined ? exactly : template `${short.when} ? ${short.failed} : ${exactly}`;
    });
    /**
     * Two decimals that both come out of a double as they went in are in the order of their doubles: rounding keeps an
     * order or makes it equal, and equal doubles are written alike.
     */
    const isItself = (data) => template `${data} !== ${STAND_IN} && ${data} < ${LEAST_LARGE} && ${data} > ${-LEAST_LARGE}`;
    const ordered = (keyword, holds, failed) => numeric(keyword, (value, limit) => holds(compare(value, limit)), (context) => ({ when: isItself(context.data), failed: failed(context) }));
    ordered('maximum', (order) => order <= 0, ({ data, schema }) => template `${data} > ${schema}`);
    ordered('minimum', (order) => order >= 0, ({ data, schema }) => template `${data} < ${schema}`);
    ordered('exclusiveMaximum', (order) => order < 0, ({ data, schema }) => template `${data} >= ${schema}`);
    ordered('exclusiveMinimum', (order) => order > 0, ({ data, schema }) => template `${data} <= ${schema}`);
    numeric('multipleOf', isMultiple, ({ data, schema }) => Number.isSafeInteger(schema) && schema > 0
        ? { when: template `Number.isSafeInteger(${data})`, failed: template `${data} % ${schema} !== 0` }
        : undefined);
    const dataText = (data, parent, key) => {
        if (parent !== undefined)
            return (0,json_values/* canonicalJson */.dj)(data, current.exact, parent, key ?? '');
        const holder = {};
        const exact = current.rootExact === undefined ? current.exact : new WeakMap();
        if (current.rootExact !== undefined)
            exact.set(holder, new Map([['', current.rootExact]]));
        return (0,json_values/* canonicalJson */.dj)(data, exact, holder, '');
    };
    define('const', {}, (context, asked) => {
        const { data, parentSchema } = context;
        const schema = context.schema;
        if (isPlain(schema))
            return template `${data} !== ${schema}`;
        const wanted = (0,json_values/* canonicalJson */.dj)(schema, schemaNumbers, parentSchema, 'const');
        return asked((value, parent, key) => sameKind(schema, value) && dataText(value, parent, key) === wanted);
    });
    define('enum', { schemaType: 'array' }, ({ gen, data, schema }, asked) => {
        const all = schema;
        const wanted = new Set(all.map((one, index) => (0,json_values/* canonicalJson */.dj)(one, schemaNumbers, all, index)));
        const plain = gen.scopeValue('keyword', { ref: new Set(all.filter(isPlain)) });
        const exactly = asked((value, parent, key) => all.some((one) => sameKind(one, value)) && wanted.has(dataText(value, parent, key)));
        const isPlainData = template `typeof ${data} === "string" || typeof ${data} === "boolean" || ${data} === null`;
        return template `(${isPlainData}) ? !${plain}.has(${data}) : ${exactly}`;
    });
    ajv.removeKeyword('uniqueItems');
    ajv.addKeyword({
        keyword: 'uniqueItems',
        type: 'array',
        schemaType: 'boolean',
        compile: (unique) => (data) => !unique || areUnique(data, current.exact),
    });
}
/** In linear time, where comparing each with each is what a hostile list waits for. */
function areUnique(data, exact) {
    const seen = new Set();
    for (let index = 0; index < data.length; index += 1) {
        const text = (0,json_values/* canonicalJson */.dj)(data[index], exact, data, index);
        if (seen.has(text))
            return false;
        seen.add(text);
    }
    return true;
}
/** What JSON has one spelling for. */
function isPlain(value) {
    return typeof value === 'string' || typeof value === 'boolean' || value === null;
}
/** Before a large value is spelled out to be compared with a small one. */
function sameKind(a, b) {
    return typeof a === typeof b && Array.isArray(a) === Array.isArray(b) && (a === null) === (b === null);
}
function decimalIn(spelling) {
    return spelling.length > format/* MAX_NUMBER_CHARACTERS */.SO ? undefined : (0,numbers/* parseDecimal */.$Q)(spelling);
}
/** Below, at or above 0, with the sign. */
function compare(a, b) {
    const left = a.digits === '' ? 0 : a.negative ? -1 : 1;
    const right = b.digits === '' ? 0 : b.negative ? -1 : 1;
    if (left !== right || left === 0)
        return left - right;
    return left * (0,numbers/* compareMagnitudes */.R1)(a, b);
}
/** Exact. A divisor of zero or less divides nothing; a quotient too wide to be computed is none that can be vouched for. */
function isMultiple(value, divisor) {
    if (divisor.digits === '' || divisor.negative)
        return false;
    if (value.digits === '')
        return true;
    const shift = value.exponent - divisor.exponent;
    if (shift > WIDEST || shift < -WIDEST)
        return false;
    const top = BigInt(value.digits) * (shift > 0n ? 10n ** shift : 1n);
    const bottom = BigInt(divisor.digits) * (shift < 0n ? 10n ** -shift : 1n);
    return top % bottom === 0n;
}

;// CONCATENATED MODULE: ./lib/gates/schema-rules/linear-pattern.js
/**
 * ECMA-262 patterns, as JSON Schema has them, in the syntax of RE2, whose engine takes linear time. A translation and no
 * pass-through, because the two read `\s`, `.`, `[[:alpha:]]` and `\u00e9` differently, and a pattern that means something
 * else is a wrong pass (docs/adr/0132).
 */
/** What cannot be said in RE2: look-around, back references, properties that it does not know. */
class PatternProblem extends Error {
}
/** White space and line terminators of ECMA-262. */
const SPACE = '\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}';
const NO_SPACE = '\\x{0}-\\x{8}\\x{e}-\\x{1f}!-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}';
const SETS = new Map([
    ['d', '0-9'],
    ['D', '\\x{0}-/:-\\x{10ffff}'],
    ['w', '0-9A-Za-z_'],
    ['W', '\\x{0}-/:-@\\[-\\^\\x{60}{-\\x{10ffff}'],
    ['s', SPACE],
    ['S', NO_SPACE],
]);
const CONTROLS = new Map([
    ['t', 9],
    ['n', 10],
    ['v', 11],
    ['f', 12],
    ['r', 13],
]);
const GENERAL_CATEGORY = /^(?:(?:General_Category|gc)=)?((?:L[ultmo]?|M[nce]?|N[dlo]?|P[cdseifo]?|S[mcko]?|Z[slp]?|C[cfos]?))$/;
const LONG_CATEGORIES = new Map([
    ['Letter', 'L'],
    ['Uppercase_Letter', 'Lu'],
    ['Lowercase_Letter', 'Ll'],
    ['Number', 'N'],
    ['Decimal_Number', 'Nd'],
    ['Mark', 'M'],
    ['Punctuation', 'P'],
    ['Symbol', 'S'],
]);
/**
 * @throws {PatternProblem} for what is no pattern, or none that RE2 can be told.
 */
function toLinearSyntax(pattern) {
    checkSyntax(pattern);
    const cursor = { text: pattern, at: 0 };
    let out = '';
    while (cursor.at < pattern.length)
        out += atom(cursor);
    return out;
}
/** Whether a JavaScript engine would take it; nothing is matched. Patterns that are only right without `u` are common. */
function checkSyntax(pattern) {
    try {
        new RegExp(pattern, 'u');
    }
    catch {
        try {
            new RegExp(pattern);
        }
        catch (error) {
            throw new PatternProblem(error instanceof Error ? error.message : 'it is no regular expression');
        }
        // Without `u` these mean something else than whoever wrote them meant.
        if (/\\[pPu]\{|\\[uU][dD][89a-fA-F]|[\ud800-\udfff]/.test(pattern)) {
            throw new PatternProblem('it is wrong in Unicode mode, and means something else without');
        }
    }
}
function atom(cursor) {
    const character = codePoint(cursor);
    switch (character) {
        case '.':
            return '[^\\n\\r\\x{2028}\\x{2029}]';
        case '[':
            return characterClass(cursor);
        case '\\':
            return escaped(cursor, false);
        case '(':
            return group(cursor);
        case '^':
            return '\\A';
        case '$':
            return '\\z';
        case '{':
            return repetition(cursor);
        default:
            return '|)*+?'.includes(character) ? character : literal(character);
    }
}
/** A count as a whole, or a brace that stands for itself. */
function repetition(cursor) {
    const count = /^[0-9]+(?:,[0-9]*)?\}/.exec(cursor.text.slice(cursor.at, cursor.at + 40));
    if (count === null)
        return literal('{');
    cursor.at += count[0].length;
    return `{${count[0]}`;
}
function group(cursor) {
    const { text } = cursor;
    if (text[cursor.at] !== '?')
        return '(';
    if (text.startsWith('?:', cursor.at)) {
        cursor.at += 2;
        return '(?:';
    }
    const named = /^\?<([A-Za-z_$][\w$]*)>/.exec(text.slice(cursor.at, cursor.at + 200));
    if (named === null)
        throw new PatternProblem('it uses look-around or flags, which have no engine that is linear');
    cursor.at += named[0].length;
    return '(';
}
function characterClass(cursor) {
    const { text } = cursor;
    const negated = text[cursor.at] === '^';
    if (negated)
        cursor.at += 1;
    let inside = '';
    while (cursor.at < text.length && text[cursor.at] !== ']') {
        const from = classItem(cursor);
        const range = text[cursor.at] === '-' && text[cursor.at + 1] !== ']' && cursor.at + 1 < text.length;
        if (!range) {
            inside += from;
            continue;
        }
        cursor.at += 1;
        const to = classItem(cursor);
        // Beside a set, as in `[\w-.]`, a hyphen stands for itself.
        inside += isSingle(from) && isSingle(to) ? `${from}-${to}` : `${from}\\-${to}`;
    }
    cursor.at += 1;
    if (inside === '')
        return negated ? '[\\x{0}-\\x{10ffff}]' : '[^\\x{0}-\\x{10ffff}]';
    return `[${negated ? '^' : ''}${inside}]`;
}
function isSingle(item) {
    return /^(?:\\x\{[0-9a-f]+\}|\\?[^\\])$/u.test(item);
}
function classItem(cursor) {
    const character = codePoint(cursor);
    return character === '\\' ? escaped(cursor, true) : literal(character);
}
function escaped(cursor, inClass) {
    const { text } = cursor;
    const character = codePoint(cursor);
    const set = SETS.get(character);
    if (set !== undefined)
        return inClass ? set : `[${set}]`;
    const control = CONTROLS.get(character);
    if (control !== undefined)
        return hex(control);
    switch (character) {
        case 'b':
            return inClass ? hex(8) : '\\b';
        case 'B':
            return inClass ? literal('B') : '\\B';
        case 'u':
            return unicodeEscape(cursor);
        case 'x': {
            const digits = /^[0-9a-fA-F]{2}/.exec(text.slice(cursor.at, cursor.at + 2));
            if (digits === null)
                return literal('x');
            cursor.at += 2;
            return hex(Number.parseInt(digits[0], 16));
        }
        case 'c': {
            const letter = /^[A-Za-z]/.exec(text.slice(cursor.at, cursor.at + 1));
            if (letter === null)
                throw new PatternProblem('it has \\c without a letter');
            cursor.at += 1;
            return hex(letter[0].charCodeAt(0) % 32);
        }
        case 'p':
        case 'P':
            return property(cursor, character);
        default:
            if (character === '0' && !/[0-9]/.test(text[cursor.at] ?? ''))
                return hex(0);
            if (/[0-9k]/.test(character))
                throw new PatternProblem('it uses a back reference');
            return literal(character);
    }
}
function unicodeEscape(cursor) {
    const rest = cursor.text.slice(cursor.at, cursor.at + 12);
    const pair = /^([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})/.exec(rest);
    const one = /^(?:([0-9a-fA-F]{4})|\{([0-9a-fA-F]{1,8})\})/.exec(rest);
    if (pair !== null) {
        cursor.at += pair[0].length;
        const high = Number.parseInt(pair[1], 16) - 0xd800;
        return hex(0x10000 + high * 0x400 + Number.parseInt(pair[2], 16) - 0xdc00);
    }
    if (one === null)
        return literal('u');
    cursor.at += one[0].length;
    return hex(Number.parseInt(one[1] ?? one[2] ?? '0', 16));
}
function property(cursor, sign) {
    const braces = /^\{([A-Za-z_=]+)\}/.exec(cursor.text.slice(cursor.at, cursor.at + 60));
    if (braces === null)
        return literal(sign);
    cursor.at += braces[0].length;
    const name = braces[1];
    const category = LONG_CATEGORIES.get(name) ?? GENERAL_CATEGORY.exec(name)?.[1];
    const script = /^(?:Script|sc)=(\w+)$/.exec(name)?.[1];
    if (category === undefined && script === undefined) {
        throw new PatternProblem(`it uses \\${sign}{${name}}, which is not known here`);
    }
    return `\\${sign}{${category ?? script}}`;
}
function literal(character) {
    return /^[0-9A-Za-z]$/.test(character) ? character : hex(character.codePointAt(0) ?? 0);
}
function hex(code) {
    return `\\x{${code.toString(16)}}`;
}
function codePoint(cursor) {
    const character = String.fromCodePoint(cursor.text.codePointAt(cursor.at) ?? 0);
    cursor.at += character.length;
    return character;
}

;// CONCATENATED MODULE: ./lib/gates/schema-rules/plain-pattern.js
/**
 * Patterns such as `^[A-Z]{3}-[0-9]+$`, which JavaScript's own engine matches in linear time and some ten times faster than
 * RE2 in JavaScript does (docs/adr/0235). Anything that is not surely one of them is left to RE2.
 */
const ASCII = 128;
/** Longer runs are written by no person, and unrolled by the engine. */
const MAX_REPEATS = 1_000;
const SINGLE = /^[0-9A-Za-z _:;,=@#%&~"'!<>/-]/;
const QUANTIFIER = /^(?:([?*+])|\{([0-9]{1,4})(?:(,)([0-9]{1,4})?)?\})/;
/**
 * Longer texts are walked here: to go back, the engine notes every character that a count took, in at most 64 MiB, and throws
 * where they do not suffice. UTF-16 code units.
 */
const MAX_ENGINE_CHARACTERS = 1_000_000;
/** Whether a text matches, or undefined where the engine's own pattern may not be used. */
function plainTest(pattern) {
    const plain = plainPattern(pattern);
    if (plain === undefined)
        return undefined;
    return (text) => (text.length > MAX_ENGINE_CHARACTERS ? walks(pattern, text) : plain.test(text));
}
/** The engine's own pattern, or undefined where it may not be used. */
function plainPattern(pattern) {
    const items = plainItems(pattern);
    if (items === undefined)
        return undefined;
    try {
        return new RegExp(pattern, 'u');
    }
    catch {
        return undefined;
    }
}
/**
 * What stands between `^` and the end. Undefined where there is a group, a choice, an unusual escape, or a repetition that could end in
 * more than one place: only where the next character decides has the engine nothing to go back to.
 */
function plainItems(pattern) {
    if (!pattern.startsWith('^'))
        return undefined;
    const end = isClosed(pattern) ? pattern.length - 1 : pattern.length;
    const items = [];
    for (let at = 1; at < end;) {
        const read = itemAt(pattern.slice(at, end));
        if (read === undefined)
            return undefined;
        items.push(read.item);
        at += read.length;
    }
    return items.every((_, index) => isDecided(items, index)) ? items : undefined;
}
function isClosed(pattern) {
    return pattern.endsWith('$') && !pattern.endsWith('\\$');
}
/** Whether the text matches a plain pattern. Each item takes what it can: the next character decides, so nothing is ever given back. */
function walks(pattern, text) {
    let at = 0;
    for (const { set, least, most } of plainItems(pattern) ?? []) {
        let taken = 0;
        for (; taken < most && at < text.length; taken += 1) {
            const code = text.codePointAt(at);
            if (code < ASCII ? !set.ascii.has(code) : !set.others)
                break;
            at += code > LAST_OF_ONE_UNIT ? 2 : 1;
        }
        if (taken < least)
            return false;
    }
    return !isClosed(pattern) || at === text.length;
}
/** Code points beyond it take two UTF-16 code units. */
const LAST_OF_ONE_UNIT = 0xffff;
/** Whether no character can both go on with an item and begin what may follow it. */
function isDecided(items, index) {
    const { set, least, most } = items[index];
    if (least === most)
        return true;
    for (const follower of items.slice(index + 1)) {
        if (overlap(set, follower.set))
            return false;
        if (follower.least > 0)
            break;
    }
    return true;
}
function overlap(a, b) {
    if (a.others && b.others)
        return true;
    for (const code of a.ascii)
        if (b.ascii.has(code))
            return true;
    return false;
}
function itemAt(text) {
    const read = text.startsWith('[') ? classAt(text) : characterAt(text);
    if (read === undefined)
        return undefined;
    const rest = text.slice(read.length);
    const quantifier = QUANTIFIER.exec(rest);
    if (quantifier === null) {
        return /^[?*+{]/.test(rest) ? undefined : { item: { set: read.set, least: 1, most: 1 }, length: read.length };
    }
    const [whole, sign, low, comma, high] = quantifier;
    // A second sign makes it lazy, or is an error.
    if (/^[?*+{]/.test(rest.slice(whole.length)))
        return undefined;
    const least = sign === undefined ? Number(low) : sign === '+' ? 1 : 0;
    const open = sign === undefined ? comma !== undefined && high === undefined : sign !== '?';
    const most = open ? Number.POSITIVE_INFINITY : sign === '?' ? 1 : Number(high ?? low);
    if (least > MAX_REPEATS || (most !== Number.POSITIVE_INFINITY && most > MAX_REPEATS) || most < least)
        return undefined;
    return { item: { set: read.set, least, most }, length: read.length + whole.length };
}
function characterAt(text) {
    const found = /^\\[dw.]/.exec(text);
    if (found !== null)
        return { set: { ascii: new Set(plain_pattern_escaped(found[0][1])), others: false }, length: 2 };
    return SINGLE.test(text) ? { set: { ascii: new Set([text.charCodeAt(0)]), others: false }, length: 1 } : undefined;
}
function plain_pattern_escaped(character) {
    if (character === 'd')
        return codes((code) => code >= 48 && code <= 57);
    if (character === 'w')
        return codes((code) => /\w/.test(String.fromCharCode(code)));
    return [character.charCodeAt(0)];
}
function codes(isIn) {
    return Array.from({ length: ASCII }, (_, code) => code).filter(isIn);
}
/** `[...]` of single characters, ranges of letters or digits, `\d`, `\w`, `\.` and `\-`. A hyphen at either end is itself. */
function classAt(text) {
    const whole = CLASS.exec(text);
    if (whole === null)
        return undefined;
    const [matched = '', negated = '', first = '', inside = '', last = ''] = whole;
    const found = new Set(first + last === '' ? [] : [HYPHEN]);
    for (const [part] of inside.matchAll(/\\.|.-.|./gs)) {
        if (part.startsWith('\\'))
            for (const code of plain_pattern_escaped(part[1]))
                found.add(code);
        else
            for (let code = part.charCodeAt(0); code <= part.charCodeAt(part.length - 1); code += 1)
                found.add(code);
    }
    const length = matched.length;
    if (negated === '')
        return { set: { ascii: found, others: false }, length };
    return { set: { ascii: new Set(codes((code) => !found.has(code))), others: true }, length };
}
const HYPHEN = 45;
const CLASS = /^\[(\^?)(-?)((?:\\[dw.-]|[0-9A-Za-z]-[0-9A-Za-z]|[0-9A-Za-z _.:;,=@#%~"'!<>/+*?])*)(-?)\]/;

;// CONCATENATED MODULE: ./lib/gates/schema-rules/compile.js







/** A schema that cannot judge. `message` goes on after "the schema cannot be used: ". */
class SchemaProblem extends Error {
}
const DRAFTS = new Map([
    ['https://json-schema.org/draft/2020-12/schema', '2020-12'],
    ['https://json-schema.org/draft/2019-09/schema', '2019-09'],
    ['http://json-schema.org/draft-07/schema', 'draft-07'],
]);
/** A longer text is no date, address or name, and is not shown to a pattern that backtracks. */
const MAX_FORMATTED_CHARACTERS = 4_096;
const MAX_NOTES = 5;
/** @throws {SchemaProblem} saying what about the schema cannot be used. */
async function compileSchema(documents, allErrors) {
    const [main] = documents;
    for (const document of documents)
        refuse(document);
    const re2 = needsRe2(documents) ? (await __webpack_require__.e(/* import() */ 2856).then(__webpack_require__.bind(__webpack_require__, 2856))).RE2JS : undefined;
    const current = { exact: new WeakMap(), rootExact: undefined };
    const notes = new Set();
    const { ajv, template } = await newValidator(draftOf(main), re2, allErrors, (note) => {
        if (notes.size < MAX_NOTES)
            notes.add(note);
    });
    const numbers = mergedNumbers(documents);
    addExactKeywords(ajv, template, numbers, current);
    await addFormats(ajv, documents, notes);
    try {
        for (const { path, json, addresses } of documents) {
            const schema = json.value;
            for (const address of new Set([(0,schema_rules_address/* addressOf */.c)(path), ...addresses])) {
                ajv.addSchema(schema, address);
            }
        }
        const validate = ajv.compile({ $ref: (0,schema_rules_address/* addressOf */.c)(main.path) });
        const spelled = (parent, keyword, value) => (0,json_values/* spelledJson */.Ig)(value, numbers, (parent ?? {}), keyword);
        return { validate, current, spelled, notes: [...notes] };
    }
    catch (error) {
        if (error instanceof SchemaProblem)
            throw error;
        throw new SchemaProblem((0,found_values/* plainText */.wh)(reasonOf(error), 300));
    }
}
function reasonOf(error) {
    if (error instanceof PatternProblem)
        return error.message;
    if (error instanceof RangeError)
        return 'it is nested too deeply';
    return error instanceof Error ? error.message : 'it cannot be compiled';
}
function draftOf({ json: { value } }) {
    if (typeof value === 'boolean')
        return '2020-12';
    const declared = value['$schema'];
    if (declared === undefined)
        return '2020-12';
    const draft = typeof declared === 'string' ? DRAFTS.get(declared.replace(/#$/, '')) : undefined;
    if (draft !== undefined)
        return draft;
    throw new SchemaProblem(`its $schema is ${(0,found_values/* plainText */.wh)(String(JSON.stringify(declared)))}; known are JSON Schema 2020-12, 2019-09 and draft-07`);
}
async function newValidator(draft, re2, allErrors, note) {
    const log = (...words) => note(words.map(String).join(' ').replace('strict mode: ', ''));
    const options = {
        strictSchema: 'log',
        strictTypes: false,
        strictTuples: false,
        strictRequired: false,
        allErrors,
        verbose: true,
        messages: true,
        validateFormats: true,
        addUsedSchema: false,
        logger: { log, warn: log, error: log },
        // What its optimizer saves in a run, it costs many times over in compiling: first of all the schemas of schemas.
        code: { optimize: false, regExp: Object.assign((pattern) => linear(re2, pattern), { code: 'linear' }) },
    };
    const make = (module) => {
        const make = constructorIn(module);
        return { ajv: new make(options), template: make._ };
    };
    switch (draft) {
        case '2020-12':
            return make(await Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(2210)]).then(__webpack_require__.t.bind(__webpack_require__, 52210, 19)));
        case '2019-09':
            return make(await Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(878)]).then(__webpack_require__.t.bind(__webpack_require__, 60878, 19)));
        case 'draft-07':
            return make(await Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(2463)]).then(__webpack_require__.t.bind(__webpack_require__, 42463, 19)));
    }
}
/** CommonJS, seen through Node, a test runner or a bundle. */
function constructorIn(module) {
    let found = module;
    while (typeof found !== 'function')
        found = found.default;
    return found;
}
/** Those of the schemas of schemas are plain; a test holds that. */
function needsRe2(documents) {
    let needs = false;
    for (const { json } of documents) {
        walk(json.value, ({ pattern, patternProperties }) => {
            const keys = typeof patternProperties === 'object' && patternProperties !== null ? Object.keys(patternProperties) : [];
            needs ||= [...keys, ...(typeof pattern === 'string' ? [pattern] : [])].some((one) => plainPattern(one) === undefined);
        });
    }
    return needs;
}
function linear(re2, pattern) {
    const test = plainTest(pattern) ?? linearTest(re2, pattern);
    // The validator tells patterns apart by their text, so it must be the pattern's own.
    return { test, exec: test, toString: () => pattern };
}
function linearTest(re2, pattern) {
    if (re2 === undefined)
        throw new Error(`the engine of ${pattern} was not loaded`);
    try {
        const compiled = re2.compile(toLinearSyntax(pattern));
        return (text) => compiled.test(text);
    }
    catch (error) {
        throw new PatternProblem(`its pattern ${(0,quoting/* showText */.h$)(pattern, 80)} cannot be judged: ${reasonOf(error)}`);
    }
}
/** Formats are checked: a schema that says `format: date` means it. */
async function addFormats(ajv, documents, notes) {
    const { fullFormats } = await __webpack_require__.e(/* import() */ 779).then(__webpack_require__.t.bind(__webpack_require__, 10779, 19)).then((module) => ('fullFormats' in module ? module : module.default));
    for (const [name, format] of Object.entries(fullFormats)) {
        if (name === 'int32')
            ajv.addFormat(name, { type: 'number', validate: (n) => (n | 0) === n });
        else if (name === 'int64')
            ajv.addFormat(name, { type: 'number', validate: isInt64 });
        else if (name === 'float' || name === 'double' || name === 'password' || name === 'binary')
            ajv.addFormat(name, true);
        else
            ajv.addFormat(name, { type: 'string', validate: shortOnly(format) });
    }
    for (const name of formatNames(documents)) {
        if (name in ajv.formats)
            continue;
        ajv.addFormat(name, true);
        if (notes.size < MAX_NOTES)
            notes.add(`unknown format: ${(0,quoting/* showText */.h$)(name, 60)}`);
    }
}
/** Integers that a double cannot hold are carried by 2^60 within 64 bits, and by 2^100 beyond (json-values.ts). */
function isInt64(value) {
    return Number.isInteger(value) && Math.abs(value) < 2 ** 63;
}
function shortOnly(format) {
    const check = checkOf(format);
    return (text) => text.length <= MAX_FORMATTED_CHARACTERS && check(text);
}
function checkOf(format) {
    if (format instanceof RegExp)
        return (text) => format.test(text);
    if (typeof format === 'function')
        return (text) => format(text) === true;
    if (typeof format === 'object' && format !== null && 'validate' in format)
        return checkOf(format.validate);
    return () => true;
}
function formatNames(documents) {
    const names = new Set();
    for (const { json } of documents) {
        walk(json.value, (object) => {
            const format = object['format'];
            if (typeof format === 'string')
                names.add(format);
        });
    }
    return names;
}
/** What the validator would take for something else than it is. */
function refuse({ path, json }) {
    const { value, odd } = json;
    const first = odd[0];
    if (first !== undefined)
        throw new SchemaProblem(`${(0,found_values/* plainText */.wh)(path)} has ${first.what} (line ${first.node.line})`);
    if (typeof value !== 'boolean' && (typeof value !== 'object' || value === null || Array.isArray(value))) {
        throw new SchemaProblem(`${(0,found_values/* plainText */.wh)(path)} is no object`);
    }
    walk(value, (object) => {
        // A validator of an asynchronous schema gives a promise, and a promise is truthy.
        if ('$async' in object)
            throw new SchemaProblem(`${(0,found_values/* plainText */.wh)(path)} has "$async", which is no JSON Schema`);
        if (Object.hasOwn(object, '__proto__')) {
            throw new SchemaProblem(`${(0,found_values/* plainText */.wh)(path)} names "__proto__", which its rules would not reach`);
        }
    });
}
function walk(value, visit) {
    const open = [value];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (typeof next !== 'object' || next === null)
            continue;
        if (Array.isArray(next))
            for (const item of next)
                open.push(item);
        else {
            visit(next);
            for (const name of Object.keys(next))
                open.push(next[name]);
        }
    }
}
/** One look-up over all files of a schema. */
function mergedNumbers(documents) {
    const tables = documents.map(({ json }) => json.exact);
    const get = (key) => {
        for (const table of tables) {
            const found = table.get(key);
            if (found !== undefined)
                return found;
        }
        return undefined;
    };
    return { get };
}


/***/ })

};
