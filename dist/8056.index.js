export const id = 8056;
export const ids = [8056];
export const modules = {

/***/ 19484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  formats: () => (/* binding */ formats)
});

// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/paths.js
/** Folders whose YAML and JSON files are recordings: `cassettes/`, `vcr_cassettes/`, `my-cassette/`. */
const CASSETTE_FOLDER = /(?:^|[-_.])cassettes?$/i;
function isCassettePath(path) {
    const folders = path.split('/');
    const name = folders.pop();
    return /\.(?:json|ya?ml)$/i.test(name) && folders.some((folder) => CASSETTE_FOLDER.test(folder));
}
/** `.env.test`, `.env.production.local`; not `.env.json`, which says itself what it is. */
function isEnvPath(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    return /^\.env\.[a-z0-9._-]+$/.test(name) && !/\.(?:js|json|mjs|cjs|ts|toml|ya?ml)$/.test(name);
}

// EXTERNAL MODULE: ./lib/documents/sniff.js
var sniff = __webpack_require__(59394);
;// CONCATENATED MODULE: ./lib/documents/formats/index.js
// What nearly every format reads with is loaded with this list; the bundler would copy it into each of their chunks.





/**
 * Every format, in alphabetical order of id. Order carries no meaning: two may not claim one extension.
 * Imports stay literal so that the bundler makes a lazy chunk of each.
 */
const formats = [
    {
        id: 'ambr',
        title: 'Snapshots of syrupy',
        extensions: ['.ambr'],
        sniff: sniff/* ambr */.pN,
        load: async () => (await __webpack_require__.e(/* import() */ 7651).then(__webpack_require__.bind(__webpack_require__, 17651))).ambr,
    },
    {
        id: 'arrow',
        title: 'Apache Arrow and Feather',
        binary: true,
        extensions: ['.arrow', '.arrows', '.feather'],
        sniff: sniff/* arrow */.UE,
        isolate: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7296), __webpack_require__.e(7174)]).then(__webpack_require__.bind(__webpack_require__, 87174))).arrow,
    },
    {
        id: 'avro',
        title: 'Apache Avro object container',
        binary: true,
        extensions: ['.avro'],
        sniff: sniff/* avro */.Xl,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(365), __webpack_require__.e(7850)]).then(__webpack_require__.bind(__webpack_require__, 47850))).avro,
    },
    {
        id: 'binary',
        title: 'Opaque bytes',
        binary: true,
        extensions: [],
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 9364).then(__webpack_require__.bind(__webpack_require__, 69364))).binary,
    },
    {
        id: 'bmp',
        title: 'Windows bitmap',
        binary: true,
        extensions: ['.bmp', '.dib'],
        sniff: sniff/* bmp */.uM,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 3519).then(__webpack_require__.bind(__webpack_require__, 73519))).bmp,
    },
    {
        id: 'bz2',
        title: 'File compressed by bzip2',
        binary: true,
        extensions: ['.bz2'],
        sniff: sniff/* bz2 */.d2,
        isolate: true,
        large: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(365), __webpack_require__.e(4951)]).then(__webpack_require__.bind(__webpack_require__, 34951))).bz2,
    },
    {
        id: 'cassette',
        title: 'Recorded HTTP traffic of VCR and its kin',
        extensions: [],
        claims: isCassettePath,
        load: async () => (await __webpack_require__.e(/* import() */ 1905).then(__webpack_require__.bind(__webpack_require__, 91905))).cassette,
    },
    {
        id: 'cbor',
        title: 'CBOR',
        binary: true,
        extensions: ['.cbor'],
        sniff: sniff/* cbor */.l6,
        load: async () => (await __webpack_require__.e(/* import() */ 7697).then(__webpack_require__.bind(__webpack_require__, 7697))).cbor,
    },
    {
        id: 'csv',
        title: 'Comma-, tab- or otherwise separated values',
        extensions: ['.csv', '.psv', '.tab', '.tsv'],
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 8716).then(__webpack_require__.bind(__webpack_require__, 38716))).csv,
    },
    {
        id: 'eml',
        title: 'Mail message',
        extensions: ['.eml'],
        sniff: sniff/* eml */.ZO,
        load: async () => (await __webpack_require__.e(/* import() */ 2088).then(__webpack_require__.bind(__webpack_require__, 22088))).eml,
    },
    {
        id: 'env',
        title: 'Environment files',
        extensions: ['.env'],
        names: ['.env'],
        claims: isEnvPath,
        load: async () => (await __webpack_require__.e(/* import() */ 8898).then(__webpack_require__.bind(__webpack_require__, 98898))).env,
    },
    {
        id: 'gif',
        title: 'GIF',
        binary: true,
        extensions: ['.gif'],
        sniff: sniff/* gif */.nX,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 6406).then(__webpack_require__.bind(__webpack_require__, 36406))).gif,
    },
    {
        id: 'go-snaps',
        title: 'Snapshots of go-snaps',
        extensions: [],
        sniff: sniff/* goSnaps */.cb,
        load: async () => (await __webpack_require__.e(/* import() */ 295).then(__webpack_require__.bind(__webpack_require__, 30295))).goSnaps,
    },
    {
        id: 'gz',
        title: 'File compressed by gzip',
        binary: true,
        extensions: ['.gz', '.gzip', '.svgz'],
        sniff: sniff.gz,
        isolate: true,
        large: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(365), __webpack_require__.e(7720)]).then(__webpack_require__.bind(__webpack_require__, 27720))).gz,
    },
    {
        id: 'har',
        title: 'HTTP archive',
        extensions: ['.har'],
        load: async () => (await __webpack_require__.e(/* import() */ 9370).then(__webpack_require__.bind(__webpack_require__, 69370))).har,
    },
    {
        id: 'html',
        title: 'HTML',
        extensions: ['.htm', '.html'],
        sniff: sniff/* html */.qy,
        load: async () => (await __webpack_require__.e(/* import() */ 9112).then(__webpack_require__.bind(__webpack_require__, 39112))).html,
    },
    {
        id: 'ini',
        title: 'INI',
        extensions: ['.cfg', '.editorconfig', '.gitconfig', '.ini'],
        load: async () => (await __webpack_require__.e(/* import() */ 9903).then(__webpack_require__.bind(__webpack_require__, 19903))).ini,
    },
    {
        id: 'insta',
        title: 'Snapshot of insta',
        extensions: [],
        sniff: sniff/* insta */.wB,
        load: async () => (await __webpack_require__.e(/* import() */ 838).then(__webpack_require__.bind(__webpack_require__, 50838))).insta,
    },
    {
        id: 'ipynb',
        title: 'Jupyter notebook',
        extensions: ['.ipynb'],
        load: async () => (await __webpack_require__.e(/* import() */ 7517).then(__webpack_require__.bind(__webpack_require__, 97517))).ipynb,
    },
    {
        id: 'jpeg',
        title: 'JPEG',
        binary: true,
        extensions: ['.jfif', '.jpe', '.jpeg', '.jpg'],
        sniff: sniff/* jpeg */.xl,
        isolate: true,
        large: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(172), __webpack_require__.e(5595)]).then(__webpack_require__.bind(__webpack_require__, 5595))).jpeg,
    },
    {
        id: 'json',
        title: 'JSON',
        extensions: ['.json', '.geojson', '.jsonld', '.webmanifest'],
        sniff: sniff/* json */.Pq,
        load: async () => (await __webpack_require__.e(/* import() */ 9997).then(__webpack_require__.bind(__webpack_require__, 49997))).json,
    },
    {
        id: 'json5',
        title: 'JSON5',
        extensions: ['.json5'],
        load: async () => (await __webpack_require__.e(/* import() */ 3422).then(__webpack_require__.bind(__webpack_require__, 33422))).json5,
    },
    {
        id: 'jsonc',
        title: 'JSON with comments and trailing commas',
        extensions: ['.jsonc', '.code-workspace'],
        sniff: sniff/* json */.Pq,
        load: async () => (await __webpack_require__.e(/* import() */ 5018).then(__webpack_require__.bind(__webpack_require__, 65018))).jsonc,
    },
    {
        id: 'jsonl',
        title: 'JSON Lines',
        extensions: ['.jsonl', '.ndjson'],
        sniff: sniff/* jsonl */.rP,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 9083).then(__webpack_require__.bind(__webpack_require__, 19083))).jsonl,
    },
    {
        id: 'lfs',
        title: 'Git LFS pointer',
        extensions: [],
        sniff: sniff/* lfs */.k$,
        load: async () => (await __webpack_require__.e(/* import() */ 2898).then(__webpack_require__.bind(__webpack_require__, 72898))).lfs,
    },
    {
        id: 'msgpack',
        title: 'MessagePack',
        binary: true,
        extensions: ['.mpack', '.mpk', '.msgpack'],
        load: async () => (await __webpack_require__.e(/* import() */ 1841).then(__webpack_require__.bind(__webpack_require__, 1841))).msgpack,
    },
    {
        id: 'npy',
        title: 'Array of numpy',
        binary: true,
        extensions: ['.npy'],
        sniff: sniff/* npy */.wE,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 187).then(__webpack_require__.bind(__webpack_require__, 187))).npy,
    },
    {
        id: 'npz',
        title: 'Arrays of numpy',
        binary: true,
        extensions: ['.npz'],
        isolate: true,
        large: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(8964), __webpack_require__.e(9361), __webpack_require__.e(1457)]).then(__webpack_require__.bind(__webpack_require__, 31457))).npz,
    },
    {
        id: 'parquet',
        title: 'Apache Parquet',
        binary: true,
        extensions: ['.parquet', '.pq'],
        sniff: sniff/* parquet */.Zv,
        isolate: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7296), __webpack_require__.e(3899)]).then(__webpack_require__.bind(__webpack_require__, 23899))).parquet,
    },
    {
        id: 'pdf',
        title: 'PDF',
        binary: true,
        extensions: ['.pdf'],
        sniff: sniff/* pdf */.x8,
        isolate: true,
        load: async () => (await __webpack_require__.e(/* import() */ 7655).then(__webpack_require__.bind(__webpack_require__, 87655))).pdf,
    },
    {
        id: 'plist',
        title: 'Property list, XML or binary',
        extensions: ['.plist'],
        sniff: sniff/* plist */.Rx,
        load: async () => (await __webpack_require__.e(/* import() */ 2338).then(__webpack_require__.bind(__webpack_require__, 92338))).plist,
    },
    {
        id: 'png',
        title: 'PNG and animated PNG',
        binary: true,
        extensions: ['.apng', '.png'],
        sniff: sniff/* png */.qU,
        large: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8065), __webpack_require__.e(7787)]).then(__webpack_require__.bind(__webpack_require__, 38065))).png,
    },
    {
        id: 'properties',
        title: 'Java properties',
        extensions: ['.properties'],
        load: async () => (await __webpack_require__.e(/* import() */ 5160).then(__webpack_require__.bind(__webpack_require__, 15160))).properties,
    },
    {
        id: 'protobuf',
        title: 'Protocol Buffers, binary',
        binary: true,
        extensions: ['.binpb', '.pb', '.protobin'],
        load: async () => (await __webpack_require__.e(/* import() */ 5342).then(__webpack_require__.bind(__webpack_require__, 35342))).protobuf,
    },
    {
        id: 'safetensors',
        title: 'Tensors in safetensors',
        binary: true,
        extensions: ['.safetensors'],
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 6632).then(__webpack_require__.bind(__webpack_require__, 36632))).safetensors,
    },
    {
        id: 'snap',
        title: 'Snapshots of Jest, Vitest and Bun',
        extensions: ['.snap'],
        sniff: sniff/* snap */.n$,
        load: async () => (await __webpack_require__.e(/* import() */ 326).then(__webpack_require__.bind(__webpack_require__, 20326))).snap,
    },
    {
        id: 'sqldump',
        title: 'SQL dump',
        extensions: ['.sql'],
        load: async () => (await __webpack_require__.e(/* import() */ 824).then(__webpack_require__.bind(__webpack_require__, 40824))).sqldump,
    },
    {
        id: 'sqlite',
        title: 'SQLite database',
        binary: true,
        extensions: ['.db', '.db3', '.s3db', '.sqlite', '.sqlite3'],
        sniff: sniff/* sqlite */.F4,
        isolate: true,
        load: async () => (await __webpack_require__.e(/* import() */ 7426).then(__webpack_require__.bind(__webpack_require__, 67426))).sqlite,
    },
    {
        id: 'submodule',
        title: 'Submodule commit',
        extensions: [],
        load: async () => (await __webpack_require__.e(/* import() */ 7459).then(__webpack_require__.bind(__webpack_require__, 67459))).submodule,
    },
    {
        id: 'symlink',
        title: 'Symbolic link',
        extensions: [],
        load: async () => (await __webpack_require__.e(/* import() */ 42).then(__webpack_require__.bind(__webpack_require__, 10042))).symlink,
    },
    {
        id: 'tar',
        title: 'Tar archive, compressed or not',
        binary: true,
        extensions: ['.tar', '.tar.bz2', '.tar.gz', '.tar.xz', '.tar.zst', '.tbz2', '.tgz', '.txz', '.tzst'],
        sniff: sniff/* tar */.yY,
        isolate: true,
        large: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(365), __webpack_require__.e(8191)]).then(__webpack_require__.bind(__webpack_require__, 88191))).tar,
    },
    {
        id: 'text',
        title: 'Plain text',
        extensions: ['.adoc', '.log', '.markdown', '.md', '.rst', '.text', '.txt'],
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 5454).then(__webpack_require__.bind(__webpack_require__, 85454))).text,
    },
    {
        id: 'textproto',
        title: 'Protocol Buffers, text',
        extensions: ['.pbtxt', '.prototxt', '.textproto', '.txtpb'],
        load: async () => (await __webpack_require__.e(/* import() */ 874).then(__webpack_require__.bind(__webpack_require__, 30874))).textproto,
    },
    {
        id: 'tiff',
        title: 'TIFF',
        binary: true,
        extensions: ['.tif', '.tiff'],
        sniff: sniff/* tiff */.cI,
        large: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(172), __webpack_require__.e(7481)]).then(__webpack_require__.bind(__webpack_require__, 7481))).tiff,
    },
    {
        id: 'toml',
        title: 'TOML',
        extensions: ['.toml'],
        sniff: sniff/* toml */.hC,
        load: async () => (await __webpack_require__.e(/* import() */ 7897).then(__webpack_require__.bind(__webpack_require__, 27897))).toml,
    },
    {
        id: 'webp',
        title: 'WebP',
        binary: true,
        extensions: ['.webp'],
        sniff: sniff/* webp */.xd,
        isolate: true,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 7000).then(__webpack_require__.bind(__webpack_require__, 67000))).webp,
    },
    {
        id: 'xlsx',
        title: 'Excel workbook',
        binary: true,
        extensions: ['.xlsm', '.xlsx'],
        sniff: sniff/* xlsx */.yj,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8964), __webpack_require__.e(9011)]).then(__webpack_require__.bind(__webpack_require__, 79011))).xlsx,
    },
    {
        id: 'xml',
        title: 'XML',
        extensions: [
            '.atom',
            '.csproj',
            '.fsproj',
            '.gpx',
            '.kml',
            '.musicxml',
            '.nuspec',
            '.opml',
            '.owl',
            '.props',
            '.rdf',
            '.resx',
            '.rss',
            '.storyboard',
            '.svg',
            '.targets',
            '.tmx',
            '.vbproj',
            '.wsdl',
            '.xaml',
            '.xhtml',
            '.xib',
            '.xlf',
            '.xliff',
            '.xml',
            '.xsd',
            '.xsl',
            '.xslt',
        ],
        sniff: sniff/* xml */._n,
        load: async () => (await __webpack_require__.e(/* import() */ 5461).then(__webpack_require__.bind(__webpack_require__, 25461))).xml,
    },
    {
        id: 'xz',
        title: 'File compressed by xz',
        binary: true,
        extensions: ['.xz'],
        sniff: sniff.xz,
        isolate: true,
        large: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(365), __webpack_require__.e(7759)]).then(__webpack_require__.bind(__webpack_require__, 7759))).xz,
    },
    {
        id: 'yaml',
        title: 'YAML',
        extensions: ['.yaml', '.yml'],
        sniff: sniff/* yaml */.oQ,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3158), __webpack_require__.e(8908)]).then(__webpack_require__.bind(__webpack_require__, 88908))).yaml,
    },
    {
        id: 'zip',
        title: 'Zip archive',
        binary: true,
        extensions: [
            '.aar',
            '.apk',
            '.docx',
            '.egg',
            '.epub',
            '.jar',
            '.nupkg',
            '.odp',
            '.ods',
            '.odt',
            '.pptx',
            '.war',
            '.whl',
            '.zip',
        ],
        sniff: sniff/* zip */.yU,
        isolate: true,
        large: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(8964), __webpack_require__.e(9361), __webpack_require__.e(4062)]).then(__webpack_require__.bind(__webpack_require__, 24062))).zip,
    },
    {
        id: 'zst',
        title: 'File compressed by Zstandard',
        binary: true,
        extensions: ['.zst', '.zstd'],
        sniff: sniff/* zst */.cs,
        isolate: true,
        large: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(365), __webpack_require__.e(6040)]).then(__webpack_require__.bind(__webpack_require__, 66040))).zst,
    },
];


/***/ }),

/***/ 40987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ formatForPath),
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   aZ: () => (/* binding */ formatById)
/* harmony export */ });
/* unused harmony export indexByExtension */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19484);


/** Endings that say who wrote a file and not what is in it: `order.json.golden` is JSON. */
const TRANSPARENT_ENDINGS = ['.approved', '.expected', '.golden', '.received', '.verified'];
const byId = new Map(_formats_index_js__WEBPACK_IMPORTED_MODULE_1__.formats.map((entry) => [entry.id, entry]));
const byExtension = indexByExtension(_formats_index_js__WEBPACK_IMPORTED_MODULE_1__.formats);
const byName = new Map(_formats_index_js__WEBPACK_IMPORTED_MODULE_1__.formats.flatMap((entry) => (entry.names ?? []).map((name) => [name, entry])));
/** @throws FixtureGateError for an id that nobody registered: only a policy can bring one. */
function formatById(id) {
    const entry = byId.get(id);
    if (entry !== undefined)
        return entry;
    const known = [...byId.keys()].join(', ');
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_POLICY', `no format is named "${id}"`, `use auto or one of: ${known}`);
}
/** Whether what is stored is no text; a format that nobody registered is taken for text. */
function isBinary(id) {
    return byId.get(id)?.binary === true;
}
/** By the whole path, else by name, else by the longest known ending (`.tar.gz` before `.gz`), in any letter case; undefined where neither says anything. */
function formatForPath(path) {
    const claimed = _formats_index_js__WEBPACK_IMPORTED_MODULE_1__.formats.find((entry) => entry.claims?.(path) === true);
    if (claimed !== undefined)
        return claimed;
    let name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    for (;;) {
        const entry = byName.get(name) ?? byEnding(name);
        if (entry !== undefined)
            return entry;
        const ending = TRANSPARENT_ENDINGS.find((candidate) => name.endsWith(candidate));
        if (ending === undefined)
            return undefined;
        name = name.slice(0, -ending.length);
    }
}
function byEnding(name) {
    for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) {
        const entry = byExtension.get(name.slice(dot));
        if (entry !== undefined)
            return entry;
    }
    return undefined;
}
/** @throws Error where two formats claim one extension: which of them reads a file may not hang on their order. */
function indexByExtension(all) {
    const index = new Map();
    for (const entry of all) {
        for (const extension of entry.extensions) {
            const claimed = index.get(extension);
            if (claimed !== undefined)
                throw new Error(`formats "${claimed.id}" and "${entry.id}" both claim ${extension}`);
            index.set(extension, entry);
        }
    }
    return index;
}


/***/ }),

/***/ 68809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HG: () => (/* binding */ listFact),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   Ke: () => (/* binding */ commentFact),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   YO: () => (/* binding */ array),
/* harmony export */   YV: () => (/* binding */ treeDocument),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   mq: () => (/* binding */ treeResult),
/* harmony export */   zh: () => (/* binding */ countedNotice)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function text(value, line) {
    return { kind: 'string', value, line };
}
function array(items, line) {
    return { kind: 'array', items, line };
}
function object(members, line) {
    return { kind: 'object', members, line };
}
function number(type, literal, line, decimal = undefined) {
    if (decimal === undefined || decimal === literal)
        return { kind: 'number', type, literal, line };
    return { kind: 'number', type, literal, decimal, line };
}
/** A document with one reading that is a tree. */
function treeDocument(parts) {
    const content = {
        kind: 'tree',
        root: parts.root,
        ...(parts.stream ? { stream: true } : {}),
        ...(parts.fields ? { fields: true } : {}),
    };
    return {
        format: parts.format,
        readings: [{ label: '', content }],
        declared: {},
        ...(parts.facts === undefined ? {} : { facts: parts.facts }),
        layout: parts.layout,
        notices: parts.notices ?? [],
    };
}
function treeResult(parts) {
    return { ok: true, document: treeDocument(parts) };
}
/** Notices of one kind are told once with their number: a hostile file could hold a million of them. */
function countedNotice(lines, one, many) {
    if (lines.length === 0)
        return [];
    return [{ message: lines.length === 1 ? one : many(lines.length), line: lines[0] }];
}
/** Longest list that a layout fact spells out, in characters. */
const MAX_LISTED_CHARACTERS = 200;
/**
 * A layout fact about several places: the values themselves where they are short, else how many and a digest.
 * The count stands first, so that a file which merely has more of them can be told from one that changed them.
 */
function listFact(values) {
    if (values.length === 1 && values[0].length <= MAX_LISTED_CHARACTERS)
        return values[0];
    const listed = values.join(', ');
    if (listed.length <= MAX_LISTED_CHARACTERS)
        return `${values.length}: ${listed}`;
    // Long enough that nobody finds two lists of one digest: some of these facts are values.
    return `${values.length}: (${digest(values).slice(0, 32)})`;
}
/** Comments are layout: a fact that differs whenever one of them does. Absent where there is none. */
function commentFact(comments) {
    if (comments.length === 0)
        return {};
    return { comments: `${comments.length} (${digest(comments).slice(0, 12)})` };
}
function digest(values) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const value of values)
        hash.update(value).update('\0');
    return hash.digest('hex');
}


/***/ }),

/***/ 35282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ attempt),
/* harmony export */   JW: () => (/* binding */ NOWHERE),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   t6: () => (/* binding */ ReadStop),
/* harmony export */   yK: () => (/* binding */ createBudget),
/* harmony export */   zK: () => (/* binding */ stopAtLimit)
/* harmony export */ });
const NOWHERE = { line: 0, column: 0 };
/** Leaves a reader from any depth. It never leaves the format module: `attempt` turns it into a `ReadResult`. */
class ReadStop extends Error {
    name = 'ReadStop';
    position;
    /** True where a limit stopped the reader and the content may be fine. */
    limit;
    constructor(reason, position = NOWHERE, limit = false) {
        super(reason);
        this.position = position;
        this.limit = limit;
    }
}
function fail(reason, position) {
    throw new ReadStop(reason, position);
}
function stopAtLimit(reason, position) {
    throw new ReadStop(reason, position, true);
}
/** Runs a reader and turns its stop into data. Anything but a `ReadStop` is a bug and passes through. */
async function attempt(read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof ReadStop))
            throw error;
        const failure = { ok: false, reason: error.message, ...error.position };
        return error.limit ? { ...failure, limit: true } : failure;
    }
}
function createBudget(limits) {
    let spent = 0;
    return {
        spend(nodes, position) {
            spent += nodes;
            if (spent > limits.nodes)
                stopAtLimit(`more than ${limits.nodes} nodes`, position);
        },
        enter(depth, position) {
            if (depth > limits.depth)
                stopAtLimit(`nested deeper than ${limits.depth}`, position);
        },
    };
}


/***/ }),

/***/ 72826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dv: () => (/* binding */ MAX_SIDE_BYTES),
/* harmony export */   c5: () => (/* binding */ OVER_MAX_SIDE),
/* harmony export */   dN: () => (/* binding */ LEAST_KEPT_BYTES),
/* harmony export */   hZ: () => (/* binding */ compareFiles),
/* harmony export */   nw: () => (/* binding */ digestsOf)
/* harmony export */ });
/* unused harmony export compareLargeFiles */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);



/** Bytes that are read at once to take a digest. */
const CHUNK = 1_048_576;
/** A larger side is not held in memory: it is compared while it is read, or not at all. */
const MAX_SIDE_BYTES = 536_870_912;
const OVER_MAX_SIDE = `over ${MAX_SIDE_BYTES / 1_048_576} MiB a side`;
/**
 * Both sides together. Below it nothing that a comparison read is kept for the gates: to read it again costs less than to
 * hold the trees of thousands of fixtures that no gate may ask about.
 */
const LEAST_KEPT_BYTES = 1_048_576;
/** How git's modes of regular files begin; anything else points somewhere. */
const REGULAR = '100';
/** Compares two files that differ without holding them. Undefined where the fast path has no answer (docs/adr/0200). */
async function compareLargeFiles(job) {
    const [{ compareLarge, LARGE }, { modes }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(9817), __webpack_require__.e(3158), __webpack_require__.e(7147), __webpack_require__.e(8065), __webpack_require__.e(9235)]).then(__webpack_require__.bind(__webpack_require__, 49235)),
        Promise.all(/* import() */[__webpack_require__.e(9817), __webpack_require__.e(3158), __webpack_require__.e(7147)]).then(__webpack_require__.bind(__webpack_require__, 7147)),
    ]);
    return withFile(job.base.file, (left) => withFile(job.head.file, (right) => compareLarge(job, left, right, LARGE, () => modes(job))));
}
/**
 * Compares two files that differ: without holding them where that has an answer, else with both in memory. Undefined
 * where one is larger than `most` bytes and has to be held.
 */
async function compareFiles(job, most) {
    const areFiles = [job.base, job.head].every(({ mode }) => mode.startsWith(REGULAR));
    const large = areFiles ? await compareLargeFiles(job) : undefined;
    if (large !== undefined)
        return large;
    const [base, head] = [job.base, job.head];
    if ([base, head].some(({ file }) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file).size > most))
        return undefined;
    const { compareByEdits, comparePlainly } = await Promise.all(/* import() */[__webpack_require__.e(9817), __webpack_require__.e(3158), __webpack_require__.e(7147)]).then(__webpack_require__.bind(__webpack_require__, 7147));
    const held = {
        ...job,
        base: { bytes: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(base.file), mode: base.mode },
        head: { bytes: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(head.file), mode: head.mode },
    };
    return (areFiles ? await compareByEdits(held) : undefined) ?? comparePlainly(held);
}
/** The file's digests, as `BlobFacts` has them. */
async function digestsOf(path) {
    return withFile(path, async (source) => {
        const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(`blob ${source.size}\0`);
        const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        for (let at = 0; at < source.size; at += CHUNK) {
            const bytes = source.read(at, Math.min(CHUNK, source.size - at));
            id.update(bytes);
            digest.update(bytes);
        }
        return { oid: id.digest('hex'), sha256: digest.digest('hex'), size: source.size };
    });
}
async function withFile(path, use) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
    try {
        return await use(fileSource(file));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
/** One buffer for all reads: what a read gives is valid until the next one. */
function fileSource(file) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
    let buffer = Buffer.alloc(0);
    return {
        size,
        read: (offset, length) => {
            if (buffer.length < length)
                buffer = Buffer.alloc(length);
            let filled = 0;
            while (filled < length) {
                const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, filled, length - filled, offset + filled);
                if (count === 0)
                    throw new Error('a file became shorter while it was read');
                filled += count;
            }
            return buffer.subarray(0, length);
        },
    };
}


/***/ })

};
