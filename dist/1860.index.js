export const id = 1860;
export const ids = [1860];
export const modules = {

/***/ 19484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  formats: () => (/* binding */ formats)
});

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
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9380), __webpack_require__.e(276)]).then(__webpack_require__.bind(__webpack_require__, 87174))).arrow,
    },
    {
        id: 'avro',
        title: 'Apache Avro object container',
        binary: true,
        extensions: ['.avro'],
        sniff: sniff/* avro */.Xl,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(365), __webpack_require__.e(9380), __webpack_require__.e(7850)]).then(__webpack_require__.bind(__webpack_require__, 47850))).avro,
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
        load: async () => (await __webpack_require__.e(/* import() */ 9776).then(__webpack_require__.bind(__webpack_require__, 99776))).jpeg,
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
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9380), __webpack_require__.e(3333)]).then(__webpack_require__.bind(__webpack_require__, 23899))).parquet,
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
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5461), __webpack_require__.e(2338)]).then(__webpack_require__.bind(__webpack_require__, 92338))).plist,
    },
    {
        id: 'png',
        title: 'PNG and animated PNG',
        binary: true,
        extensions: ['.apng', '.png'],
        sniff: sniff/* png */.qU,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 9512).then(__webpack_require__.bind(__webpack_require__, 79512))).png,
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
        load: async () => (await __webpack_require__.e(/* import() */ 6697).then(__webpack_require__.bind(__webpack_require__, 96697))).tiff,
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

/***/ 1860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createJudge: () => (/* binding */ createJudge),
/* harmony export */   notCompared: () => (/* binding */ notCompared)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75919);
/* harmony import */ var _documents_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40987);
/* harmony import */ var _large_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72826);




/** Both sides together. Below it a comparison costs less than handing it over; a worker's first answer takes about 50 ms. */
const INLINE_BYTES = 1_048_576;
/**
 * What one worker costs before it helps: it has to start, to load and to warm up, and every job is copied. Comparisons
 * that need no reading in full (`compareQuickly`) cost less than the copy and stay here.
 */
const SHARED_FROM_BYTES = 4_194_304;
/** Old-generation heap of one worker. Buffers are outside it, which is why decoders check sizes before they allocate. */
const WORKER_HEAP_MEBIBYTES = 2_048;
/** Paths of which it is known who was asked about them. */
const MAX_REMEMBERED = 10_000;
/** Loaded once: a dynamic import costs more than to compare a small fixture. */
let loaded;
function performer() {
    loaded ??= Promise.all(/* import() */[__webpack_require__.e(9817), __webpack_require__.e(3158), __webpack_require__.e(3040), __webpack_require__.e(6569)]).then(__webpack_require__.bind(__webpack_require__, 66569));
    return loaded;
}
/**
 * Compares small everyday fixtures here, and large ones or those of a format that is known to hang or to swallow
 * memory (`isolate` in the registry) in a worker of this bundle with a heap limit and `limits.seconds`.
 * A worker that fails is replaced; the others and their jobs are not touched.
 */
function createJudge() {
    const queue = [];
    const idle = [];
    const all = new Set();
    const most = Math.max(1, Math.min(4, (0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)() - 1));
    let closed = false;
    let share = false;
    /** Whether a worker may hold what it read of a large file (worker.ts). */
    let keptInWorkers = false;
    /** Who was asked last about a path: that worker may have kept what it read. */
    const lastAsked = new Map();
    /** Bytes that took a comparison in full: for less than SHARED_FROM_BYTES no worker is started to help. */
    let plainBytes = 0;
    function next() {
        const pending = queue[0];
        if (!pending || closed)
            return;
        const worker = takeIdle(pending.task.job.path) ?? (all.size < most ? start() : undefined);
        if (!worker)
            return;
        queue.shift();
        runIn(worker, pending);
    }
    function takeIdle(path) {
        const place = idle.indexOf(lastAsked.get(path));
        return place === -1 ? idle.pop() : idle.splice(place, 1)[0];
    }
    function start() {
        const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(bundleEntry(), {
            resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MEBIBYTES, stackSizeMb: 4 },
            stdout: true,
            stderr: true,
        });
        all.add(worker);
        return worker;
    }
    function runIn(worker, { task, resolve }) {
        const { seconds } = task.job.limits;
        const timer = setTimeout(() => give({ failure: `the time limit of ${seconds} s was reached` }, false), seconds * 1_000);
        const onMessage = (answer) => give(answer, true);
        const onError = (error) => give({
            failure: error.code === 'ERR_WORKER_OUT_OF_MEMORY'
                ? 'the memory limit was reached'
                : `its reader failed (${error.message})`,
        }, false);
        const onExit = () => give({ failure: 'its reader stopped' }, false);
        function give(answer, reusable) {
            clearTimeout(timer);
            worker.off('message', onMessage).off('error', onError).off('exit', onExit);
            if (reusable)
                idle.push(worker);
            else {
                all.delete(worker);
                // A late error event of a worker that is being ended has nobody to go to.
                worker.on('error', () => undefined);
                void worker.terminate();
            }
            resolve(answer);
            next();
        }
        worker.once('message', onMessage).once('error', onError).once('exit', onExit);
        if (lastAsked.size >= MAX_REMEMBERED)
            lastAsked.clear();
        lastAsked.set(task.job.path, worker);
        keptInWorkers ||= task.kind !== 'files' && bytesOf(task) >= _large_files_js__WEBPACK_IMPORTED_MODULE_3__/* .LEAST_KEPT_BYTES */ .dN;
        worker.postMessage(task);
    }
    const inWorker = (task) => new Promise((resolve) => {
        queue.push({ task, resolve });
        next();
    });
    const ask = async (task) => {
        if (needsWorker(task))
            return inWorker(task);
        if (task.kind === 'compare' && task.plainly !== true) {
            const comparison = await (await performer()).performQuickly(task.job);
            return comparison === undefined ? ask({ ...task, plainly: true }) : { comparison };
        }
        if (task.kind === 'compare')
            plainBytes += bytesOf(task);
        if (share && plainBytes > SHARED_FROM_BYTES && queue.length === 0 && (idle.length > 0 || all.size < most)) {
            // Handed over only to have it done beside this thread: what fails there is done here, so the answer is the same.
            const answer = await inWorker(task);
            if (!('failure' in answer) || closed)
                return answer;
        }
        return (await performer()).perform(task);
    };
    return {
        async compare(job) {
            const answer = await ask({ kind: 'compare', job });
            return 'comparison' in answer ? answer.comparison : notCompared(job, whyNot(answer));
        },
        async compareFiles(job) {
            const answer = await ask({ kind: 'files', job });
            return 'comparison' in answer ? answer.comparison : notCompared(job, whyNot(answer));
        },
        async read(job) {
            const answer = await ask({ kind: 'read', job });
            if ('read' in answer)
                return answer.read;
            const format = entryOf(job.path, job.rule.format)?.id ?? 'binary';
            return { format, failures: [{ format, reason: `not read: ${whyNot(answer)}`, line: 0, column: 0 }] };
        },
        async picture(job) {
            const answer = await ask({ kind: 'picture', job });
            return 'picture' in answer ? answer.picture : undefined;
        },
        async work(task) {
            const answer = await ask({ kind: 'gate', job: task.job, task });
            return 'gate' in answer ? answer.gate : { failure: whyNot(answer) };
        },
        share() {
            share = true;
        },
        async rest() {
            share = false;
            if (keptInWorkers)
                return;
            const done = idle.splice(0);
            for (const worker of done)
                all.delete(worker);
            await Promise.all(done.map((worker) => worker.terminate()));
        },
        async close() {
            closed = true;
            for (const { resolve } of queue.splice(0))
                resolve({ failure: 'the run was ended' });
            await Promise.all([...all].map((worker) => worker.terminate()));
        },
    };
}
function whyNot(answer) {
    return 'failure' in answer ? answer.failure : 'its reader gave no answer';
}
function needsWorker(task) {
    if (task.kind === 'files')
        return true;
    const { path, rule } = task.job;
    if (task.kind === 'gate' && task.job.isolate === true)
        return true;
    return bytesOf(task) > INLINE_BYTES || entryOf(path, rule.format)?.isolate === true;
}
function bytesOf(task) {
    if (task.kind === 'gate')
        return task.job.bytes.length;
    const { base, head } = task.job;
    return (task.kind === 'read' ? 0 : (base?.bytes.length ?? 0)) + (head?.bytes.length ?? 0);
}
function entryOf(path, format) {
    return format === 'auto' ? (0,_documents_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .formatForPath */ .G9)(path) : (0,_documents_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .formatById */ .aZ)(format);
}
/** The bundle's entry, whatever chunk this module ended up in. */
function bundleEntry() {
    const entry = new URL(import.meta.url);
    // In the bundle every chunk lies beside index.js; unbundled (tests) the compiled entry is lib/main.js.
    entry.pathname = entry.pathname.replace(/[^/]*$/, entry.pathname.includes('/lib/') ? 'main.js' : 'index.js');
    return entry;
}
/** What may be said where nothing was compared: the bytes differ, so at least SEMANTIC_REWRITE, and why. */
function notCompared(job, why) {
    return {
        class: 'SEMANTIC_REWRITE',
        also: [],
        format: entryOf(job.path, job.rule.format)?.id ?? 'binary',
        counts: { shape: 0, value: 1, drift: 0, representation: 0 },
        changes: [{ kind: 'value', at: '$', base: null, head: null, note: `not compared: ${why}` }],
        summary: `not compared: ${why}`,
        notes: [`not compared: ${why}; the class is the least that may be said of changed bytes`],
        failures: [],
        suppressed: 0,
        unusedRules: [],
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
        Promise.all(/* import() */[__webpack_require__.e(9817), __webpack_require__.e(3158), __webpack_require__.e(3040), __webpack_require__.e(152)]).then(__webpack_require__.bind(__webpack_require__, 80152)),
        Promise.all(/* import() */[__webpack_require__.e(9817), __webpack_require__.e(3158), __webpack_require__.e(3040)]).then(__webpack_require__.bind(__webpack_require__, 63040)),
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
    const { comparePlainly } = await Promise.all(/* import() */[__webpack_require__.e(9817), __webpack_require__.e(3158), __webpack_require__.e(3040)]).then(__webpack_require__.bind(__webpack_require__, 63040));
    return comparePlainly({
        ...job,
        base: { bytes: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(base.file), mode: base.mode },
        head: { bytes: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(head.file), mode: head.mode },
    });
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
