export const id = 921;
export const ids = [921];
export const modules = {

/***/ 80921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  unzstd: () => (/* binding */ unzstd)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
var external_node_zlib_namespaceObject = /*#__PURE__*/__webpack_require__.t(external_node_zlib_, 2);
// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/archives/xxh64.js

const P1 = 0x9e3779b185ebca87n;
const P2 = 0xc2b2ae3d27d4eb4fn;
const P3 = 0x165667b19e3779f9n;
const P4 = 0x85ebca77c2b2ae63n;
const P5 = 0x27d4eb2f165667c5n;
const STRIPE = 32;
/**
 * XXH64 with seed 0, as Zstandard frames carry it. Needed only where Node has no Zstandard of its own: the decoder
 * that takes its place verifies nothing. From the algorithm's description; slow, and fast enough for fixtures.
 */
function xxh64(bytes) {
    const view = (0,binaries/* viewOf */.du)(bytes);
    let at = 0;
    let hash = P5;
    if (bytes.length >= STRIPE) {
        const lanes = [wrap(P1 + P2), P2, 0n, wrap(-P1)];
        for (; at + STRIPE <= bytes.length; at += STRIPE) {
            for (let lane = 0; lane < 4; lane += 1)
                lanes[lane] = round(lanes[lane], view.getBigUint64(at + lane * 8, true));
        }
        const [a, b, c, d] = lanes;
        hash = wrap(turn(a, 1n) + turn(b, 7n) + turn(c, 12n) + turn(d, 18n));
        for (const lane of lanes)
            hash = wrap((hash ^ round(0n, lane)) * P1 + P4);
    }
    hash = wrap(hash + BigInt(bytes.length));
    for (; at + 8 <= bytes.length; at += 8) {
        hash = wrap(turn(hash ^ round(0n, view.getBigUint64(at, true)), 27n) * P1 + P4);
    }
    for (; at + 4 <= bytes.length; at += 4) {
        hash = wrap(turn(hash ^ wrap(BigInt(view.getUint32(at, true)) * P1), 23n) * P2 + P3);
    }
    for (; at < bytes.length; at += 1)
        hash = wrap(turn(hash ^ wrap(BigInt(bytes[at]) * P5), 11n) * P1);
    hash = wrap((hash ^ (hash >> 33n)) * P2);
    hash = wrap((hash ^ (hash >> 29n)) * P3);
    return hash ^ (hash >> 32n);
}
function round(lane, input) {
    return wrap(turn(wrap(lane + input * P2), 31n) * P1);
}
function turn(value, by) {
    return wrap((value << by) | (value >> (64n - by)));
}
function wrap(value) {
    return BigInt.asUintN(64, value);
}

;// CONCATENATED MODULE: ./lib/documents/archives/zstd-frames.js



const MAGIC = 0xfd2fb528;
const SKIPPABLE = 0x184d2a50;
const BLOCK_BYTES = 131_072;
/** As far back as zstd itself looks unless it is told to look further: 2^27 bytes. */
const MAX_WINDOW_BYTES = 134_217_728;
const RAW = 0;
const RUN = 1;
const RESERVED = 3;
/**
 * The frames of a file. Node's own function ends at whatever it does not know, a frame that is cut off or one to be
 * passed over among it, and says nothing: behind that, two files could differ unseen.
 */
function zstdFrames(bytes) {
    const view = (0,binaries/* viewOf */.du)(bytes);
    const frames = [];
    let at = 0;
    while (at < bytes.length) {
        if (frames.length >= format/* MAX_ARCHIVE_MEMBERS */.uk)
            (0,stop/* stopAtLimit */.zK)(`more than ${format/* MAX_ARCHIVE_MEMBERS */.uk} compressed frames`);
        if (at + 8 > bytes.length)
            return (0,stop/* fail */.fJ)(`${bytes.length - at} bytes follow that are no zstd`);
        const magic = view.getUint32(at, true);
        const frame = magic === MAGIC
            ? dataFrame(bytes, at)
            : (magic & 0xfffffff0) >>> 0 === SKIPPABLE
                ? skippable(bytes, at)
                : (0,stop/* fail */.fJ)(at === 0 ? 'not compressed by zstd' : `${bytes.length - at} bytes follow that are no zstd`);
        frames.push(frame);
        at += frame.bytes.length;
    }
    return frames;
}
function skippable(bytes, at) {
    const end = at + 8 + (0,binaries/* viewOf */.du)(bytes).getUint32(at + 4, true);
    if (end > bytes.length)
        (0,stop/* fail */.fJ)('compressed data are cut off');
    return {
        bytes: bytes.subarray(at, end),
        skippable: true,
        blocks: 8,
        said: 0,
        window: 0,
        most: 0,
        checksum: undefined,
    };
}
function dataFrame(bytes, start) {
    const view = (0,binaries/* viewOf */.du)(bytes);
    const descriptor = view.getUint8(start + 4);
    if ((descriptor & 8) !== 0)
        (0,stop/* fail */.fJ)('a zstd header with flags that are not known');
    const single = (descriptor & 32) !== 0;
    if ((descriptor & 3) !== 0)
        (0,stop/* stopAtLimit */.zK)('it was compressed with a dictionary, which is not at hand');
    const sizeBytes = [single ? 1 : 0, 2, 4, 8][descriptor >> 6];
    let at = start + 5 + (single ? 0 : 1);
    if (at + sizeBytes > bytes.length)
        (0,stop/* fail */.fJ)('compressed data are cut off');
    const said = saidSize(view, at, sizeBytes);
    const window = single ? (said ?? 0) : windowSize(view.getUint8(start + 5));
    if (!single && window > MAX_WINDOW_BYTES)
        (0,stop/* stopAtLimit */.zK)(`it reaches back further than ${MAX_WINDOW_BYTES} bytes`);
    at += sizeBytes;
    const blocks = at - start;
    let most = 0;
    for (let last = false; !last;) {
        if (at + 3 > bytes.length)
            (0,stop/* fail */.fJ)('compressed data are cut off');
        const header = view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
        const [type, size] = [(header >> 1) & 3, header >> 3];
        if (type === RESERVED || size > BLOCK_BYTES)
            (0,stop/* fail */.fJ)('compressed data are broken: a block of no known kind or size');
        last = (header & 1) === 1;
        most += type === RAW || type === RUN ? size : BLOCK_BYTES;
        at += 3 + (type === RUN ? 1 : size);
    }
    const summed = (descriptor & 4) !== 0;
    const end = at + (summed ? 4 : 0);
    if (end > bytes.length)
        (0,stop/* fail */.fJ)('compressed data are cut off');
    if (said !== undefined && said > most)
        (0,stop/* fail */.fJ)('a frame says that it is larger than its blocks can be');
    const checksum = summed ? view.getUint32(at, true) : undefined;
    return { bytes: bytes.subarray(start, end), skippable: false, blocks, said, window, most, checksum };
}
/** The window descriptor: an exponent, and eighths of it on top. */
function windowSize(descriptor) {
    const base = 2 ** (10 + (descriptor >> 3));
    return base + (base / 8) * (descriptor & 7);
}
function saidSize(view, at, size) {
    if (size === 0)
        return undefined;
    if (size === 1)
        return view.getUint8(at);
    if (size === 2)
        return view.getUint16(at, true) + 256;
    return size === 4 ? view.getUint32(at, true) : Number(view.getBigUint64(at, true));
}

;// CONCATENATED MODULE: ./lib/documents/archives/unzstd.js






/** All frames of a file, each unpacked by itself; `room` in bytes. */
async function unzstd(bytes, room) {
    const frames = zstdFrames(bytes);
    if (frames.length === 0)
        (0,stop/* fail */.fJ)('the file is empty');
    const decompress = ofNode() ?? (await ofLibrary());
    const parts = [];
    let total = 0;
    for (const frame of frames) {
        if (frame.skippable)
            continue;
        if ((frame.said ?? 0) > room - total)
            tooLarge(room);
        const part = decompress(frame, room - total);
        total += part.length;
        if (total > room)
            tooLarge(room);
        if (frame.said !== undefined && part.length !== frame.said)
            (0,stop/* fail */.fJ)('the size is not that of the content');
        parts.push(part);
    }
    const skipped = frames.filter(({ skippable }) => skippable).map((frame) => frame.bytes);
    return {
        bytes: parts.length === 1 ? parts[0] : Buffer.concat(parts),
        facts: skipped.length === 0 ? {} : { 'zstd frames that are passed over': (0,binaries/* bytesFact */.CV)(skipped) },
    };
}
/** Undefined where this Node has no zstd (it came with 22.15). */
function ofNode() {
    const decompress = Reflect.get(external_node_zlib_namespaceObject, 'zstdDecompressSync');
    if (typeof decompress !== 'function')
        return undefined;
    return ({ bytes }, room) => {
        try {
            // zlib takes no bound of 0; the caller refuses the one byte that may be too many.
            const content = decompress(bytes, { maxOutputLength: Math.max(1, room) });
            return content instanceof Uint8Array ? content : (0,stop/* fail */.fJ)('compressed data are broken');
        }
        catch (error) {
            if (error instanceof Error && Reflect.get(error, 'code') === 'ERR_BUFFER_TOO_LARGE')
                return tooLarge(room);
            return broken(error);
        }
    };
}
/**
 * The decoder that comes with hyparquet. It verifies no checksum and believes the size in the header, cutting off or
 * padding what comes; so it gets a frame that says none, and both are held against what came.
 */
async function ofLibrary() {
    const { decompressZstd } = await __webpack_require__.e(/* import() */ 138).then(__webpack_require__.bind(__webpack_require__, 20138));
    return (frame) => {
        // Nothing stops this decoder half-way, so what may come is bounded by the number of blocks.
        if (frame.most > format/* MAX_INFLATED_BYTES */.Bx)
            return tooLarge(format/* MAX_INFLATED_BYTES */.Bx);
        let content;
        try {
            content = decompressZstd(withoutSize(frame));
        }
        catch (error) {
            return broken(error);
        }
        if (frame.checksum !== undefined && BigInt(frame.checksum) !== BigInt.asUintN(32, xxh64(content)))
            (0,stop/* fail */.fJ)('the checksum is not that of the content');
        return content;
    };
}
const WITH_CHECKSUM = 4;
function withoutSize({ bytes, blocks, window, checksum }) {
    const exponent = Math.max(0, Math.ceil(Math.log2(Math.max(window, 1))) - 10);
    const header = [...bytes.subarray(0, 4), checksum === undefined ? 0 : WITH_CHECKSUM, exponent << 3];
    return Buffer.concat([Buffer.from(header), bytes.subarray(blocks)]);
}
function broken(error) {
    return (0,stop/* fail */.fJ)(`compressed data are broken: ${error instanceof Error ? error.message : 'unknown'}`);
}
function tooLarge(room) {
    return (0,stop/* stopAtLimit */.zK)(`unpacks to more than the ${room} bytes that are left for it`);
}


/***/ })

};
