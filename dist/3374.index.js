export const id = 3374;
export const ids = [3374];
export const modules = {

/***/ 93374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MAX_EDGE: () => (/* binding */ MAX_EDGE),
  drawPictures: () => (/* binding */ drawPictures)
});

// EXTERNAL MODULE: ./lib/documents/read.js
var read = __webpack_require__(17932);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/comparison/png.js

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHANNELS = 4;
/** Eight bits a sample, true colour with alpha, no interlacing (PNG, section 11.2.2). */
const DEPTH_8 = 8;
const RGBA = 6;
/** Filter "Sub" (PNG, section 9.2): flat areas become runs of zeros, which compress well. */
const SUB = 1;
/** A PNG of RGBA samples, 8 bits each, `width * height * 4` of them. */
function encodePng(width, height, samples) {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([DEPTH_8, RGBA, 0, 0, 0], 8);
    return Buffer.concat([
        SIGNATURE,
        chunk('IHDR', header),
        chunk('IDAT', (0,external_node_zlib_.deflateSync)(filtered(width, height, samples))),
        chunk('IEND', Buffer.alloc(0)),
    ]);
}
function filtered(width, height, samples) {
    const stride = width * CHANNELS;
    const lines = Buffer.alloc(height * (stride + 1));
    for (let y = 0; y < height; y += 1) {
        const to = y * (stride + 1) + 1;
        lines[to - 1] = SUB;
        for (let x = 0; x < stride; x += 1) {
            const left = x < CHANNELS ? 0 : samples[y * stride + x - CHANNELS];
            lines[to + x] = samples[y * stride + x] - left;
        }
    }
    return lines;
}
function chunk(type, data) {
    const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE((0,external_node_zlib_.crc32)(typed), 4);
    return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)]);
}

// EXTERNAL MODULE: ./lib/comparison/rules.js
var rules = __webpack_require__(65206);
;// CONCATENATED MODULE: ./lib/comparison/picture.js



/** Longest edge of a picture in a report, in pixels. Larger images are shown smaller, and the report says so. */
const MAX_EDGE = 1_024;
const picture_CHANNELS = 4;
/** 16-bit samples are 257 times 8-bit ones. */
const STEP = 257;
const FILE_MODE = /^100/;
/** Decodes what is an image and draws it. Undefined where neither side is one. */
async function drawPictures(job) {
    const base = await imageOf(job, job.base);
    const head = await imageOf(job, job.head);
    if (base === undefined && head === undefined)
        return undefined;
    const { pixels } = await (0,rules/* prepareRules */.Zb)(job);
    const frame = shownFrame(base, head);
    const compared = compareFrames(base, head, frame, pixels.delta);
    const frames = Math.max(base?.frames.length ?? 0, head?.frames.length ?? 0);
    return {
        ...(base === undefined ? {} : { base: draw(base, samplesOf(base, frame)) }),
        ...(head === undefined ? {} : { head: draw(head, samplesOf(head, frame)) }),
        ...(compared === undefined ? {} : { difference: drawDifference(compared) }),
        moved: compared?.moved ?? 0,
        over: compared?.over ?? 0,
        ...(frames > 1 ? { frame: frame + 1 } : {}),
    };
}
async function imageOf({ path, rule, limits }, side) {
    if (side === null || !FILE_MODE.test(side.mode))
        return undefined;
    const { header, yaml, ignoreMembers, format } = rule;
    const { document } = await (0,read/* readOne */.JF)(path, side.bytes, { limits, header, yaml, ignoreMembers, format });
    const { content } = document.readings[0];
    return content.kind === 'image' && content.width > 0 && content.height > 0 ? content : undefined;
}
/** The first frame that differs: of an animation a person wants to see the one that the finding is about. */
function shownFrame(base, head) {
    if (base === undefined || head === undefined)
        return 0;
    const most = Math.min(base.frames.length, head.frames.length);
    for (let frame = 0; frame < most; frame += 1) {
        const [left, right] = [samplesOf(base, frame), samplesOf(head, frame)];
        if (Buffer.compare(bytesOf(left), bytesOf(right)) !== 0)
            return frame;
    }
    return 0;
}
function bytesOf({ buffer, byteOffset, byteLength }) {
    return Buffer.from(buffer, byteOffset, byteLength);
}
function samplesOf(image, frame) {
    return image.frames[frame] ?? image.frames[0] ?? new Uint8Array(0);
}
function compareFrames(base, head, frame, delta) {
    if (base === undefined || head === undefined)
        return undefined;
    if (base.width !== head.width || base.height !== head.height)
        return undefined;
    const [from, to] = [samplesOf(base, frame), samplesOf(head, frame)];
    const left = base.depth === 16 ? 1 : STEP;
    const right = head.depth === 16 ? 1 : STEP;
    const marks = new Uint8Array(head.width * head.height);
    let [moved, over] = [0, 0];
    for (let pixel = 0; pixel < marks.length; pixel += 1) {
        let most = 0;
        for (let channel = pixel * picture_CHANNELS; channel < (pixel + 1) * picture_CHANNELS; channel += 1) {
            most = Math.max(most, Math.abs((from[channel] ?? 0) * left - (to[channel] ?? 0) * right));
        }
        if (most === 0)
            continue;
        const beyond = most > delta * STEP;
        marks[pixel] = beyond ? 2 : 1;
        moved += 1;
        if (beyond)
            over += 1;
    }
    return { image: head, samples: to, marks, moved, over };
}
/** A whole number of the image's pixels along each edge of one that is shown. */
function factorOf({ width, height }) {
    return Math.ceil(Math.max(width, height) / MAX_EDGE);
}
function draw(image, samples) {
    const factor = factorOf(image);
    const down = image.depth === 16 ? STEP : 1;
    return paint(image, factor, (box, into, at) => {
        // Colours are weighed by their alpha: what is invisible must not tint what is seen.
        let [red, green, blue, alpha, pixels] = [0, 0, 0, 0, 0];
        for (const pixel of box) {
            const opacity = (samples[pixel * picture_CHANNELS + 3] ?? 0) / down;
            red += ((samples[pixel * picture_CHANNELS] ?? 0) / down) * opacity;
            green += ((samples[pixel * picture_CHANNELS + 1] ?? 0) / down) * opacity;
            blue += ((samples[pixel * picture_CHANNELS + 2] ?? 0) / down) * opacity;
            alpha += opacity;
            pixels += 1;
        }
        const weight = alpha === 0 ? 1 : alpha;
        into.set([red / weight, green / weight, blue / weight, alpha / pixels].map(Math.round), at);
    });
}
const MOVED = [200, 120, 0, 255];
const OVER = [200, 0, 40, 255];
/** How pale what did not move is. */
const PALE = 0.75;
/** A single changed pixel stays visible however much the image shrinks: the strongest mark of a box counts. */
function drawDifference({ image, samples, marks }) {
    const down = image.depth === 16 ? STEP : 1;
    return paint(image, factorOf(image), (box, into, at) => {
        let [mark, grey, pixels] = [0, 0, 0];
        for (const pixel of box) {
            mark = Math.max(mark, marks[pixel] ?? 0);
            const first = pixel * picture_CHANNELS;
            const light = ((samples[first] ?? 0) + (samples[first + 1] ?? 0) + (samples[first + 2] ?? 0)) / 3 / down;
            const opacity = (samples[first + 3] ?? 0) / down / 255;
            grey += 255 - (255 - light) * opacity;
            pixels += 1;
        }
        const pale = Math.round(255 - (255 - grey / pixels) * (1 - PALE));
        into.set(mark === 2 ? OVER : mark === 1 ? MOVED : [pale, pale, pale, 255], at);
    });
}
/** Calls `one` for each shown pixel with the image's pixels that it stands for. */
function paint(image, factor, one) {
    const width = Math.ceil(image.width / factor);
    const height = Math.ceil(image.height / factor);
    const into = new Uint8Array(width * height * picture_CHANNELS);
    for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1)
            one(boxOf(image, factor, x, y), into, (y * width + x) * picture_CHANNELS);
    }
    const png = encodePng(width, height, into).toString('base64');
    return { png, width, height, fullWidth: image.width, fullHeight: image.height };
}
function boxOf({ width, height }, factor, x, y) {
    const box = [];
    for (let row = y * factor; row < Math.min(height, (y + 1) * factor); row += 1) {
        for (let column = x * factor; column < Math.min(width, (x + 1) * factor); column += 1)
            box.push(row * width + column);
    }
    return box;
}


/***/ })

};
