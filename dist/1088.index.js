export const id = 1088;
export const ids = [1088];
export const modules = {

/***/ 61172:
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

/***/ 11088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SchemaProblem: () => (/* binding */ SchemaProblem),
  compileSchema: () => (/* binding */ compileSchema)
});

// EXTERNAL MODULE: ./lib/review/quoting.js
var quoting = __webpack_require__(14999);
// EXTERNAL MODULE: ./lib/gates/found-values.js
var found_values = __webpack_require__(89699);
// EXTERNAL MODULE: ./lib/gates/schema-rules/address.js
var schema_rules_address = __webpack_require__(61172);
// EXTERNAL MODULE: ./lib/comparison/numbers.js
var numbers = __webpack_require__(70279);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(69015);
// EXTERNAL MODULE: ./lib/gates/schema-rules/json-values.js
var json_values = __webpack_require__(891);
;// CONCATENATED MODULE: ./lib/gates/schema-rules/exact-keywords.js



/** Powers of ten between two numbers beyond which no remainder is computed. Literals of 4,096 characters stay below it. */
const WIDEST = 20000n;
function addExactKeywords(ajv, schemaNumbers, current) {
    const dataSpelling = (value, context) => context?.parentData === undefined
        ? (current.rootExact ?? String(value))
        : (0,json_values/* spellingOf */.k2)(current.exact, context.parentData, context.parentDataProperty ?? '', value);
    const isSpelledOut = (context) => context?.parentData === undefined
        ? current.rootExact !== undefined
        : current.exact.get(context.parentData)?.has(context.parentDataProperty ?? '') === true;
    /**
     * Two decimals that both come out of a double as they went in are in the order of their doubles: rounding keeps an
     * order or makes it equal, and equal doubles are written alike. So only numbers with a spelling of their own, which
     * are kept apart (json-values.ts), need decimals; what stands in their place is never a safe integer.
     */
    const ordered = (keyword, holds, quick) => numeric(keyword, holds, quick, (schema, parent) => {
        if (schemaNumbers.get(parent)?.has(keyword) === true || !Number.isFinite(schema))
            return () => false;
        return (data, context) => Number.isSafeInteger(data) || !isSpelledOut(context);
    });
    const numeric = (keyword, holds, quick, quickFor) => {
        ajv.removeKeyword(keyword);
        ajv.addKeyword({
            keyword,
            type: 'number',
            schemaType: 'number',
            compile: (schema, parent) => {
                const limit = decimalIn((0,json_values/* spellingOf */.k2)(schemaNumbers, parent, keyword, schema));
                const isQuick = quickFor(schema, parent);
                return (data, context) => {
                    if (isQuick(data, context))
                        return quick(data, schema);
                    const value = decimalIn(dataSpelling(data, context));
                    return value !== undefined && limit !== undefined && holds(value, limit);
                };
            },
        });
    };
    ordered('maximum', (value, limit) => compare(value, limit) <= 0, (value, limit) => value <= limit);
    ordered('minimum', (value, limit) => compare(value, limit) >= 0, (value, limit) => value >= limit);
    ordered('exclusiveMaximum', (value, limit) => compare(value, limit) < 0, (value, limit) => value < limit);
    ordered('exclusiveMinimum', (value, limit) => compare(value, limit) > 0, (value, limit) => value > limit);
    numeric('multipleOf', isMultiple, (value, limit) => limit > 0 && value % limit === 0, (schema) => (data) => Number.isSafeInteger(schema) && Number.isSafeInteger(data));
    const dataText = (data, context) => {
        if (context?.parentData !== undefined) {
            return (0,json_values/* canonicalJson */.dj)(data, current.exact, context.parentData, context.parentDataProperty ?? '');
        }
        const holder = {};
        const exact = current.rootExact === undefined ? current.exact : new WeakMap();
        if (current.rootExact !== undefined)
            exact.set(holder, new Map([['', current.rootExact]]));
        return (0,json_values/* canonicalJson */.dj)(data, exact, holder, '');
    };
    ajv.removeKeyword('const');
    ajv.addKeyword({
        keyword: 'const',
        compile: (schema, parent) => {
            if (isPlain(schema))
                return (data) => data === schema;
            const wanted = (0,json_values/* canonicalJson */.dj)(schema, schemaNumbers, parent, 'const');
            return (data, context) => sameKind(schema, data) && dataText(data, context) === wanted;
        },
    });
    ajv.removeKeyword('enum');
    ajv.addKeyword({
        keyword: 'enum',
        schemaType: 'array',
        compile: (schema) => {
            const wanted = new Set(schema.map((one, index) => (0,json_values/* canonicalJson */.dj)(one, schemaNumbers, schema, index)));
            const plain = new Set(schema.filter(isPlain));
            return (data, context) => isPlain(data)
                ? plain.has(data)
                : schema.some((one) => sameKind(one, data)) && wanted.has(dataText(data, context));
        },
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
    const { RE2JS } = await __webpack_require__.e(/* import() */ 7114).then(__webpack_require__.bind(__webpack_require__, 87114));
    const current = { exact: new WeakMap(), rootExact: undefined };
    const notes = new Set();
    const ajv = await newValidator(draftOf(main), RE2JS, allErrors, (note) => {
        if (notes.size < MAX_NOTES)
            notes.add(note);
    });
    const numbers = mergedNumbers(documents);
    addExactKeywords(ajv, numbers, current);
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
        code: { regExp: Object.assign((pattern) => linear(re2, pattern), { code: 'linear' }) },
    };
    const make = (module) => new (constructorIn(module))(options);
    switch (draft) {
        case '2020-12':
            return make(await Promise.all(/* import() */[__webpack_require__.e(1043), __webpack_require__.e(5524)]).then(__webpack_require__.t.bind(__webpack_require__, 65524, 19)));
        case '2019-09':
            return make(await Promise.all(/* import() */[__webpack_require__.e(1043), __webpack_require__.e(8180)]).then(__webpack_require__.t.bind(__webpack_require__, 8180, 19)));
        case 'draft-07':
            return make(await Promise.all(/* import() */[__webpack_require__.e(1043), __webpack_require__.e(2269)]).then(__webpack_require__.t.bind(__webpack_require__, 62269, 19)));
    }
}
/** CommonJS, seen through Node, a test runner or a bundle. */
function constructorIn(module) {
    let found = module;
    while (typeof found !== 'function')
        found = found.default;
    return found;
}
function linear(re2, pattern) {
    let compiled;
    try {
        compiled = re2.compile(toLinearSyntax(pattern));
    }
    catch (error) {
        throw new PatternProblem(`its pattern ${(0,quoting/* showText */.h$)(pattern, 80)} cannot be judged: ${reasonOf(error)}`);
    }
    const test = (text) => compiled.matcher(text).find();
    // The validator tells patterns apart by their text, so it must be the pattern's own.
    return { test, exec: test, toString: () => pattern };
}
/** Formats are checked: a schema that says `format: date` means it. */
async function addFormats(ajv, documents, notes) {
    const { fullFormats } = await __webpack_require__.e(/* import() */ 5617).then(__webpack_require__.t.bind(__webpack_require__, 75617, 19)).then((module) => ('fullFormats' in module ? module : module.default));
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
