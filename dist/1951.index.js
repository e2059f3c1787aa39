export const id = 1951;
export const ids = [1951];
export const modules = {

/***/ 9504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MM: () => (/* binding */ align),
/* harmony export */   fC: () => (/* binding */ readPairing)
/* harmony export */ });
/* unused harmony export longestIncreasing */
/**
 * Pairs the elements of two sequences for the report (CLASSES section 6). The class never rests on a pairing found
 * here: the caller calls a sequence drift only where element i stands against element i, and counts every element
 * that is not paired or has moved. So the worst pairing can only make the result worse.
 */
/** Gaps of up to so many cells are aligned by similarity, larger ones by a walk that looks a little ahead. */
const MAX_GAP_CELLS = 1_024;
/** All gaps of one alignment together, so that a file of many small gaps stays linear. */
const MAX_GAP_CELLS_TOTAL = 50_000;
/** Candidates of one hash that are tried before giving up: equal rows by the million stay linear. */
const MAX_TRIES = 8;
function pair(work, base, head) {
    work.headOf[base] = head;
    work.baseOf[head] = base;
}
/** Linear but for bounded gaps. */
function align(sequences) {
    const work = {
        sequences,
        headOf: new Int32Array(sequences.baseLength).fill(-1),
        baseOf: new Int32Array(sequences.headLength).fill(-1),
        cells: 0,
    };
    const range = trim(work, { base: 0, baseEnd: sequences.baseLength, head: 0, headEnd: sequences.headLength });
    if (range.base === range.baseEnd || range.head === range.headEnd)
        return { headOf: work.headOf };
    const keys = sequences.keys?.();
    if (keys) {
        pairByKey(work, range, keys);
    }
    else {
        pairUniqueRows(work, range);
        fillGaps(work, range);
        pairEqualLeftovers(work, range);
        pairLeftovers(work, range);
    }
    return { headOf: work.headOf };
}
function trim(work, range) {
    const { equal } = work.sequences;
    while (range.base < range.baseEnd && range.head < range.headEnd && equal(range.base, range.head)) {
        pair(work, range.base, range.head);
        range.base += 1;
        range.head += 1;
    }
    while (range.base < range.baseEnd && range.head < range.headEnd && equal(range.baseEnd - 1, range.headEnd - 1)) {
        range.baseEnd -= 1;
        range.headEnd -= 1;
        pair(work, range.baseEnd, range.headEnd);
    }
    return range;
}
function pairByKey(work, range, keys) {
    const heads = new Map();
    for (let j = range.head; j < range.headEnd; j += 1)
        heads.set(keys.head[j] ?? '', j);
    for (let i = range.base; i < range.baseEnd; i += 1) {
        const j = heads.get(keys.base[i] ?? '');
        if (j === undefined)
            continue;
        pair(work, i, j);
        // One to one, whatever the keys are.
        heads.delete(keys.base[i] ?? '');
    }
}
/** Rows that occur once on each side are the anchors; only those in increasing order are paired at this step. */
function pairUniqueRows(work, range) {
    const { baseHash, headHash, equal } = work.sequences;
    const bases = new Map();
    for (let i = range.base; i < range.baseEnd; i += 1) {
        const hash = baseHash(i);
        bases.set(hash, bases.has(hash) ? -1 : i);
    }
    const heads = new Map();
    for (let j = range.head; j < range.headEnd; j += 1) {
        const hash = headHash(j);
        heads.set(hash, heads.has(hash) ? -1 : j);
    }
    const anchors = [];
    for (const [hash, i] of bases) {
        const j = heads.get(hash);
        if (i >= 0 && j !== undefined && j >= 0 && equal(i, j))
            anchors.push([i, j]);
    }
    anchors.sort((a, b) => a[0] - b[0]);
    const kept = longestIncreasing(anchors.map(([, j]) => j));
    for (const index of kept)
        pair(work, anchors[index][0], anchors[index][1]);
}
/** Indexes of one longest strictly increasing subsequence; n log n. */
function longestIncreasing(values) {
    const tails = [];
    const previous = new Int32Array(values.length).fill(-1);
    for (let i = 0; i < values.length; i += 1) {
        let low = 0;
        let high = tails.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (values[tails[middle]] < values[i])
                low = middle + 1;
            else
                high = middle;
        }
        if (low > 0)
            previous[i] = tails[low - 1];
        tails[low] = i;
    }
    const result = [];
    for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at])
        result.push(at);
    return result.reverse();
}
/** Visits the stretches between paired elements, in order; pairs that cross are left out of the frame. */
function gaps(work, range, visit) {
    let base = range.base;
    let head = range.head;
    for (let i = range.base; i <= range.baseEnd; i += 1) {
        const j = i === range.baseEnd ? range.headEnd : work.headOf[i];
        if (j < 0 || j < head)
            continue;
        if (i > base || j > head)
            visit({ base, baseEnd: i, head, headEnd: j });
        base = i + 1;
        head = j + 1;
    }
}
function fillGaps(work, range) {
    gaps(work, range, (gap) => {
        const left = trim(work, gap);
        const cells = (left.baseEnd - left.base) * (left.headEnd - left.head);
        if (cells === 0)
            return;
        if (cells > MAX_GAP_CELLS || work.cells + cells > MAX_GAP_CELLS_TOTAL) {
            walkGap(work, left);
            return;
        }
        work.cells += cells;
        alignGap(work, left);
    });
}
/** How far ahead a large gap looks for the next pair that is alike. */
const LOOK_AHEAD = 6;
/** Questions a large gap may ask for each of its elements. */
const QUESTIONS = 6;
/**
 * A large gap, front to back: pairs what is drift at most, skips a few on either side where that finds the next such pair.
 * Rows of noise behind an inserted row find their partners so; the cost is linear.
 */
function walkGap(work, gap) {
    const { similarity } = work.sequences;
    if (!similarity)
        return;
    let questions = QUESTIONS * (gap.baseEnd - gap.base + gap.headEnd - gap.head);
    const alike = (i, j) => {
        if (i >= gap.baseEnd || j >= gap.headEnd)
            return false;
        questions -= 1;
        return similarity(i, j) > 1;
    };
    let i = gap.base;
    let j = gap.head;
    while (i < gap.baseEnd && j < gap.headEnd && questions > 0) {
        let skip = 0;
        while (skip <= LOOK_AHEAD && !alike(i + skip, j) && !(skip > 0 && alike(i, j + skip)))
            skip += 1;
        if (skip > LOOK_AHEAD) {
            i += 1;
            j += 1;
            continue;
        }
        if (skip > 0) {
            if (alike(i + skip, j))
                i += skip;
            else
                j += skip;
        }
        pair(work, i, j);
        i += 1;
        j += 1;
    }
}
/** Highest total similarity in order: exact for a small gap. */
function alignGap(work, gap) {
    const rows = gap.baseEnd - gap.base;
    const columns = gap.headEnd - gap.head;
    const { equal, similarity } = work.sequences;
    const alike = (i, j) => (equal(i, j) ? 2 : (similarity?.(i, j) ?? 0));
    const scores = new Float64Array(rows * columns);
    const best = new Float64Array((rows + 1) * (columns + 1));
    for (let i = rows - 1; i >= 0; i -= 1) {
        for (let j = columns - 1; j >= 0; j -= 1) {
            const score = alike(gap.base + i, gap.head + j);
            scores[i * columns + j] = score;
            const diagonal = score > 0 ? score + best[(i + 1) * (columns + 1) + j + 1] : 0;
            best[i * (columns + 1) + j] = Math.max(diagonal, best[(i + 1) * (columns + 1) + j], best[i * (columns + 1) + j + 1]);
        }
    }
    for (let i = 0, j = 0; i < rows && j < columns;) {
        const here = best[i * (columns + 1) + j];
        const score = scores[i * columns + j];
        if (score > 0 && here === score + best[(i + 1) * (columns + 1) + j + 1]) {
            pair(work, gap.base + i, gap.head + j);
            i += 1;
            j += 1;
        }
        else if (here === best[(i + 1) * (columns + 1) + j])
            i += 1;
        else
            j += 1;
    }
}
/** Equal elements that are still alone, wherever they stand: those have moved. */
function pairEqualLeftovers(work, range) {
    const { baseHash, headHash, equal } = work.sequences;
    const waiting = new Map();
    for (let j = range.headEnd - 1; j >= range.head; j -= 1) {
        if (work.baseOf[j] >= 0)
            continue;
        const hash = headHash(j);
        const list = waiting.get(hash);
        if (list)
            list.push(j);
        else
            waiting.set(hash, [j]);
    }
    for (let i = range.base; i < range.baseEnd; i += 1) {
        if (work.headOf[i] >= 0)
            continue;
        const list = waiting.get(baseHash(i));
        if (!list)
            continue;
        for (let tries = 0; tries < MAX_TRIES && tries < list.length; tries += 1) {
            const at = list.length - 1 - tries;
            if (!equal(i, list[at]))
                continue;
            pair(work, i, list[at]);
            list.splice(at, 1);
            break;
        }
    }
}
/** What is left in a gap on both sides is read as changed in place, first with first. */
function pairLeftovers(work, range) {
    const found = [];
    gaps(work, range, (gap) => {
        let j = gap.head;
        for (let i = gap.base; i < gap.baseEnd; i += 1) {
            if (work.headOf[i] >= 0)
                continue;
            while (j < gap.headEnd && work.baseOf[j] >= 0)
                j += 1;
            if (j >= gap.headEnd)
                return;
            found.push([i, j]);
            j += 1;
        }
    });
    for (const [i, j] of found)
        pair(work, i, j);
}
/**
 * Reads a pairing with distrust: a partner out of range or taken twice counts as none, and elements without partner
 * are found by looking, so a broken aligner shows up as elements added and removed.
 */
function readPairing({ headOf }, baseLength, headLength) {
    const taken = new Uint8Array(headLength);
    const pairs = [];
    const removed = [];
    for (let i = 0; i < baseLength; i += 1) {
        const j = headOf[i] ?? -1;
        if (j < 0 || j >= headLength || taken[j] === 1) {
            removed.push(i);
            continue;
        }
        taken[j] = 1;
        pairs.push([i, j]);
    }
    const added = [];
    for (let j = 0; j < headLength; j += 1)
        if (taken[j] === 0)
            added.push(j);
    const inOrder = new Set(longestIncreasing(pairs.map(([, j]) => j)));
    const moved = new Set();
    for (const [index, [i]] of pairs.entries())
        if (!inOrder.has(index))
            moved.add(i);
    return { pairs, removed, added, moved };
}


/***/ }),

/***/ 15924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   JA: () => (/* binding */ CELL),
/* harmony export */   YG: () => (/* binding */ columnFacts),
/* harmony export */   tg: () => (/* binding */ cellNode),
/* harmony export */   uA: () => (/* binding */ cellBit)
/* harmony export */ });
/** CLASSES section 3: what one cell of an untyped table is, as one bit, so that a column is a set of them. */
const CELL = { integer: 1, decimal: 2, date: 4, boolean: 8, text: 16, empty: 32 };
const NULL_TOKENS = new Set(['', 'NA', 'NaN', 'null', 'None', 'N/A']);
const FIRST_LETTERS = 'NntfTF';
const INTEGER = /^-?(?:0|[1-9][0-9]*)$/;
/** No leading zero here either: `01.5` is a text, as `01` is. */
const DECIMAL = /^-?(?:0|[1-9][0-9]*)?(?:\.[0-9]*)?(?:[eE][+-]?[0-9]+)?$/;
const DATE = /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/;
const BOOLEANS = new Set(['true', 'false', 'True', 'False', 'TRUE', 'FALSE']);
function cellBit(cell) {
    const first = cell.charCodeAt(0);
    // Digits, sign and point begin a number or a date, six letters a null token or a truth value; all else is text.
    if (first > 57 && !FIRST_LETTERS.includes(cell[0] ?? ''))
        return CELL.text;
    if (NULL_TOKENS.has(cell))
        return CELL.empty;
    if (INTEGER.test(cell))
        return CELL.integer;
    if (DECIMAL.test(cell) && /[0-9]/.test(cell) && !/^-?[eE]/.test(cell))
        return CELL.decimal;
    if (DATE.test(cell))
        return CELL.date;
    return BOOLEANS.has(cell) ? CELL.boolean : CELL.text;
}
/** The kind of a column from the set of its cells. A column of nothing but null tokens is text: nothing says otherwise. */
function kindOf(bits) {
    switch (bits & ~CELL.empty) {
        case CELL.integer:
            return 'integer';
        case CELL.decimal:
        case CELL.decimal | CELL.integer:
            return 'decimal';
        case CELL.date:
            return 'date';
        case CELL.boolean:
            return 'boolean';
        default:
            return 'text';
    }
}
function bitsOf(rows, column, from, to) {
    let bits = 0;
    for (let i = from; i < to; i += 1) {
        const cell = rows[i][column];
        if (typeof cell === 'string')
            bits |= cellBit(cell);
    }
    return bits;
}
function factsOf(bits) {
    const kind = kindOf(bits);
    return { kind, nulls: kind !== 'text' && (bits & CELL.empty) !== 0, known: bits !== 0 };
}
/** Reads the cells between the common beginning and the common end of a column; the rest only where it can matter. */
function columnFacts(base, head, column) {
    const shorter = Math.min(base.length, head.length);
    let start = 0;
    while (start < shorter && base[start][column.base] === head[start][column.head])
        start += 1;
    let end = 0;
    while (end < shorter - start &&
        base[base.length - 1 - end][column.base] === head[head.length - 1 - end][column.head])
        end += 1;
    const left = bitsOf(base, column.base, start, base.length - end);
    const right = bitsOf(head, column.head, start, head.length - end);
    let common;
    const all = (bits) => {
        common ??= bitsOf(base, column.base, 0, start) | bitsOf(base, column.base, base.length - end, base.length);
        return bits | common;
    };
    return { base: once(() => factsOf(all(left))), head: once(() => factsOf(all(right))), same: left === right };
}
function once(make) {
    let made;
    return () => {
        made ??= make();
        return made;
    };
}
/** The cell as a node, as its column reads it. */
function cellNode(cell, kind, line) {
    if (kind === 'integer' || kind === 'decimal') {
        const bit = cellBit(cell);
        if (bit === CELL.integer || bit === CELL.decimal)
            return { kind: 'number', type: 'number', literal: cell, line };
    }
    if (kind !== 'text' && cellBit(cell) === CELL.empty)
        return { kind: 'null', line };
    return { kind: 'string', value: cell, line };
}


/***/ }),

/***/ 83230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Em: () => (/* binding */ mergeCollector),
/* harmony export */   Kl: () => (/* binding */ classOf),
/* harmony export */   MB: () => (/* binding */ compareClasses),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   NA: () => (/* binding */ countMove),
/* harmony export */   NB: () => (/* binding */ alsoOf),
/* harmony export */   O1: () => (/* binding */ worseCollector),
/* harmony export */   O9: () => (/* binding */ finish),
/* harmony export */   YN: () => (/* binding */ wants),
/* harmony export */   gp: () => (/* binding */ addNote),
/* harmony export */   oj: () => (/* binding */ newCollector),
/* harmony export */   qI: () => (/* binding */ addChange)
/* harmony export */ });
/* unused harmony export summaryOf */
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26756);

/** Further notes are dropped and counted: a hostile file must not make a report of notes alone. */
const MAX_NOTES = 40;
/** CLASSES section 5: so many moved values, and so large a share of them in one direction. */
const SYSTEMATIC_VALUES = 20;
const SYSTEMATIC_SHARE = 0.9;
function newCollector() {
    return {
        counts: { shape: 0, value: 0, drift: 0, representation: 0 },
        kept: { shape: [], value: [], drift: [], representation: [] },
        notes: new Set(),
        sorts: new Map(),
        droppedNotes: 0,
        suppressed: 0,
        leastDrift: 0,
        raised: 0,
        lowered: 0,
    };
}
/**
 * Whether a change would be kept. Where not, `tally` counts it, and the caller saves building it: a million changes
 * cost a million additions, not a million paths.
 */
function wants(collector, kind, relative = 0) {
    const kept = collector.kept[kind];
    if (kept.length < _comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_CHANGES */ .z)
        return true;
    return kind === 'drift' && relative > collector.leastDrift;
}
function tally(collector, kind, sort, count = 1) {
    collector.counts[kind] += count;
    const known = collector.sorts.get(sort);
    if (known)
        known.count += count;
    else
        collector.sorts.set(sort, { kind, count });
}
/** `sort` is a noun phrase in the singular with `#` for the plural s, e.g. `value# rewritten`. */
function addChange(collector, change, sort, count = 1) {
    tally(collector, change.kind, sort, count);
    const kept = collector.kept[change.kind];
    kept.push(change);
    // Numbers are kept by how far they moved, so the worst of a million survives.
    if (kept.length > 2 * _comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_CHANGES */ .z) {
        if (change.kind === 'drift') {
            sortWorstFirst(kept);
            collector.leastDrift = kept[_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_CHANGES */ .z - 1]?.relative ?? 0;
        }
        kept.length = _comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_CHANGES */ .z;
    }
}
function sortWorstFirst(changes) {
    changes.sort((a, b) => (b.relative ?? 0) - (a.relative ?? 0) || (b.absolute ?? 0) - (a.absolute ?? 0));
}
function addNote(collector, note) {
    if (collector.notes.size < MAX_NOTES || collector.notes.has(note))
        collector.notes.add(note);
    else
        collector.droppedNotes += 1;
}
function countMove(collector, base, head) {
    if (head > base)
        collector.raised += 1;
    else if (head < base)
        collector.lowered += 1;
}
/** Folds the collector of a container's member into the container's, places prefixed by the member. */
function mergeCollector(into, from, prefix) {
    for (const kind of ['shape', 'value', 'drift', 'representation']) {
        into.counts[kind] += from.counts[kind];
        const room = 2 * _comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_CHANGES */ .z - into.kept[kind].length;
        const kept = from.kept[kind];
        if (kind === 'drift')
            sortWorstFirst(kept);
        for (const change of kept.slice(0, Math.max(0, room)))
            into.kept[kind].push({ ...change, at: `${prefix}: ${change.at}` });
        if (kind === 'drift' && into.kept.drift.length > _comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_CHANGES */ .z) {
            sortWorstFirst(into.kept.drift);
            into.kept.drift.length = _comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_CHANGES */ .z;
        }
    }
    for (const [sort, { kind, count }] of from.sorts) {
        const known = into.sorts.get(sort);
        if (known)
            known.count += count;
        else
            into.sorts.set(sort, { kind, count });
    }
    for (const note of from.notes)
        addNote(into, `${prefix}: ${note}`);
    into.droppedNotes += from.droppedNotes;
    into.suppressed += from.suppressed;
    into.raised += from.raised;
    into.lowered += from.lowered;
}
function classOf(counts) {
    if (counts.shape > 0)
        return 'SHAPE_CHANGE';
    return counts.value > 0 ? 'SEMANTIC_REWRITE' : 'TOLERANCE_DRIFT';
}
/** The weaker classes that are present beside `classOf`, strongest first. */
function alsoOf(counts) {
    const also = [];
    if (counts.shape > 0 && counts.value > 0)
        also.push('SEMANTIC_REWRITE');
    if ((counts.shape > 0 || counts.value > 0) && counts.drift + counts.representation > 0)
        also.push('TOLERANCE_DRIFT');
    return also;
}
const CLASS_RANK = {
    SHAPE_CHANGE: 2,
    SEMANTIC_REWRITE: 1,
    TOLERANCE_DRIFT: 0,
};
/** Above 0 where `a` is the worse class. */
function compareClasses(a, b) {
    return CLASS_RANK[a] - CLASS_RANK[b];
}
/** True where `a` is the worse result: by class, then by what else is present, then by how much. */
function worseCollector(a, b) {
    const x = a.counts;
    const y = b.counts;
    return ((Math.sign(x.shape) - Math.sign(y.shape) ||
        Math.sign(x.value) - Math.sign(y.value) ||
        Math.sign(x.drift + x.representation) - Math.sign(y.drift + y.representation) ||
        x.shape + x.value - (y.shape + y.value)) > 0);
}
const KIND_ORDER = ['shape', 'value', 'drift', 'representation'];
function phrase(sort, count) {
    return `${count} ${sort.replaceAll('#', count === 1 ? '' : 's')}`;
}
/** One line: `1 key added, 2 values rewritten`. */
function summaryOf(collector) {
    const words = [];
    for (const kind of KIND_ORDER) {
        for (const [sort, entry] of collector.sorts) {
            if (entry.kind !== kind)
                continue;
            words.push(sort.startsWith('=') ? sort.slice(1) : phrase(sort, entry.count));
        }
    }
    const { shape, value, drift } = collector.counts;
    if (shape + value + drift === 0 && words.length > 0 && words.length <= 3)
        return `${words.join(' and ')} only`;
    const shown = words.slice(0, 6);
    if (words.length > shown.length)
        shown.push(moreKinds(words.length - shown.length));
    return shown.join(', ');
}
/** Everything but format, failures and rules, which the caller knows. */
function finish(collector) {
    sortWorstFirst(collector.kept.drift);
    const changes = KIND_ORDER.flatMap((kind) => collector.kept[kind]).slice(0, _comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_CHANGES */ .z);
    const notes = [...collector.notes];
    const moved = collector.raised + collector.lowered;
    const most = Math.max(collector.raised, collector.lowered);
    if (moved >= SYSTEMATIC_VALUES && most >= SYSTEMATIC_SHARE * moved) {
        notes.push(`systematic: ${most} of ${moved} moved values went ${collector.raised > collector.lowered ? 'up' : 'down'}`);
    }
    if (collector.suppressed > 0) {
        notes.push(`${collector.suppressed} volatile ${collector.suppressed === 1 ? 'value' : 'values'} hidden by policy`);
    }
    if (collector.droppedNotes > 0)
        notes.push(`${collector.droppedNotes} more notes left out`);
    return {
        class: classOf(collector.counts),
        also: alsoOf(collector.counts),
        counts: { ...collector.counts },
        changes,
        summary: summaryOf(collector),
        notes,
        suppressed: collector.suppressed,
    };
}
function moreKinds(count) {
    return count === 1 ? '1 more kind of change' : `${count} more kinds of change`;
}


/***/ }),

/***/ 51951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ compareFixture)
});

// EXTERNAL MODULE: ./lib/documents/read.js + 1 modules
var read = __webpack_require__(48854);
// EXTERNAL MODULE: ./lib/documents/registry.js
var registry = __webpack_require__(47183);
// EXTERNAL MODULE: ./lib/comparison/collector.js
var comparison_collector = __webpack_require__(83230);
// EXTERNAL MODULE: ./lib/comparison/alignment.js
var alignment = __webpack_require__(9504);
// EXTERNAL MODULE: ./lib/comparison/volatile.js
var comparison_volatile = __webpack_require__(48661);
;// CONCATENATED MODULE: ./lib/comparison/containers.js



/** Name and occurrence of each member. */
function occurrences(container) {
    const seen = new Map();
    const members = new Map();
    for (const { name, document } of container.members) {
        const count = (seen.get(name) ?? 0) + 1;
        seen.set(name, count);
        members.set(JSON.stringify([name, count]), { name: count > 1 ? `${name} (${count})` : name, document });
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

;// CONCATENATED MODULE: ./lib/comparison/groups.js
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

// EXTERNAL MODULE: ./lib/comparison/nodes.js
var comparison_nodes = __webpack_require__(35872);
;// CONCATENATED MODULE: ./lib/comparison/explain.js


/**
 * Which differences the shape facts explain. Those are counted once, as shape; whatever this does not explain
 * is a value of its own, so an omission here can only add to what is reported.
 */
/** Whether a change of type from one node to the other is what a type fact reports. */
function typeExplained(base, head, baseGroup, headGroup) {
    return ((headGroup?.newTypes ?? 0) & (0,comparison_nodes/* typeBit */.cr)(head)) !== 0 || ((baseGroup?.goneTypes ?? 0) & (0,comparison_nodes/* typeBit */.cr)(base)) !== 0;
}
/** Whether a member that one of two paired objects has and the other has not is what a presence fact reports. */
function presenceExplained(owner, name, group) {
    const facts = factsFor(group?.objects, owner);
    if (facts?.kind !== 'record')
        return false;
    const fact = facts.members.get(name);
    return fact !== undefined && fact.presence !== 'same';
}
/** Whether a further occurrence of a duplicate name is what a duplicates fact reports. */
function duplicateExplained(owner, name, group) {
    const facts = factsFor(group?.objects, owner);
    if (facts?.kind === 'map')
        return facts.duplicates;
    return facts?.members.get(name)?.duplicates ?? false;
}
/** The group of a member of that object. */
function memberGroup(owner, name, group) {
    const facts = factsFor(group?.objects, owner);
    return facts?.kind === 'map' ? facts.entries : facts?.members.get(name)?.group;
}
/**
 * Whether an element, row or entry that has no partner brings a shape fact with it: then the fact already
 * reports it (a first record with a new key is one change, not two).
 */
function bringsFact(node, group, side, depth = 0) {
    if (!group)
        return false;
    (0,comparison_nodes/* guardDepth */.RV)(depth);
    const bit = (0,comparison_nodes/* typeBit */.cr)(node);
    if (((side === 'head' ? group.newTypes : group.goneTypes) & bit) !== 0)
        return true;
    if (node.kind === 'array') {
        return ((group.dimensions && node.items.length > 0) ||
            node.items.some((item) => bringsFact(item, group.items, side, depth + 1)));
    }
    return node.kind === 'object' && objectBringsFact(node, group, side, depth);
}
function objectBringsFact(node, group, side, depth) {
    const facts = factsFor(group.objects, node);
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

// EXTERNAL MODULE: ./lib/comparison/cells.js
var cells = __webpack_require__(15924);
// EXTERNAL MODULE: ./lib/comparison/numbers.js
var comparison_numbers = __webpack_require__(70279);
// EXTERNAL MODULE: ./lib/comparison/text.js
var comparison_text = __webpack_require__(95182);
;// CONCATENATED MODULE: ./lib/comparison/hollow.js




/**
 * Hollow (CLASSES section 3, FG301): head says less than base. So many values a side before a column of equal ones
 * says anything; two values that became equal are a rewrite, not a hollow fixture.
 */
const MANY = 3;
/** A value as a text that is the same for the same data. */
function canonical(node) {
    switch (node.kind) {
        case 'number':
            return `n${(0,comparison_numbers/* canonicalDecimal */.st)((0,comparison_nodes/* decimalOf */.Bc)(node))}`;
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
function hollowGroup({ path, base, head }) {
    const size = (nodes, kind) => nodes.reduce((sum, node) => sum + (node.kind === kind ? (node.kind === 'array' ? node.items.length : node.members.length) : 0), 0);
    for (const kind of ['array', 'object']) {
        const still = head.some((node) => node.kind === kind);
        if (still && size(head, kind) === 0 && size(base, kind) > 0)
            return `${path}: emptied (${size(base, kind)} -> 0)`;
    }
    const held = size(base, 'array') + size(base, 'object');
    if (held > 0 && head.length > 0 && head.every(isEmpty))
        return `${path}: emptied (${held} -> 0)`;
    const leaves = (nodes) => ({
        count: nodes.length,
        at: (index) => canonical(nodes[index]),
    });
    return hollowLeaves(leaves(base), leaves(head), path);
}
function canonicalCell(cell) {
    if (cell === undefined || typeof cell !== 'string')
        return cell && canonical(cell);
    const bit = (0,cells/* cellBit */.uA)(cell);
    if (bit === cells/* CELL */.JA.empty)
        return NULL;
    return bit === cells/* CELL */.JA.integer || bit === cells/* CELL */.JA.decimal ? `n${(0,comparison_numbers/* canonicalDecimal */.st)(cell)}` : `s${cell}`;
}
function hollowTable(base, head) {
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
        if (found)
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
/** Why head is hollow beside base, or undefined. `group` gives the node sets of a pair of trees. */
function hollowContent(base, head, group) {
    if (base.kind === 'tree' && head.kind === 'tree')
        return hollowTree(group()) ?? hollowWhole(base.root, head.root);
    if (base.kind === 'table' && head.kind === 'table')
        return hollowTable(base, head);
    if (base.kind === 'tensor' && head.kind === 'tensor')
        return hollowNumbers(base.values, head.values);
    if (base.kind === 'image' && head.kind === 'image') {
        return head.frames.every((frame, index) => hollowPixels(base.frames[index] ?? frame, frame)) &&
            head.frames.length > 0
            ? 'one colour where it varied'
            : undefined;
    }
    if (base.kind === 'text' && head.kind === 'text') {
        const lines = (0,comparison_text/* normalizeLines */.tZ)(base.lines).length;
        return lines > 0 && (0,comparison_text/* normalizeLines */.tZ)(head.lines).length === 0 ? `emptied (${lines} lines -> 0)` : undefined;
    }
    if (base.kind === 'opaque' && head.kind === 'opaque') {
        if (base.bytes.length > 0 && head.bytes.length === 0)
            return 'emptied';
        const zero = (bytes) => bytes.every((byte) => byte === 0);
        return head.bytes.length > 1 && zero(head.bytes) && !zero(base.bytes) ? 'all bytes zero' : undefined;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/comparison/image.js

const CHANNELS = 4;
/** 16-bit samples are 257 times 8-bit ones, so a step of 1/255 is 257. */
const STEP = 257;
/**
 * Decoded pixels (CLASSES section 4): every channel within `delta` of 255, alpha like any other, colour under alpha 0
 * included. `ratio` is the share of pixels that may lie beyond.
 */
function diffImages(context, base, head) {
    if (!sameGeometry(context, base, head))
        return;
    const { delta, ratio } = context.rules.pixels;
    const pixels = comparePixels(base, head, delta);
    const { moved, over, total } = pixels;
    if (base.depth !== head.depth) {
        (0,comparison_collector/* addChange */.qI)(context.collector, {
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
    (0,comparison_collector/* addNote */.gp)(context.collector, `largest channel difference ${round(pixels.worst)} of 255`);
    if (over > 0) {
        const share = `${over} of ${total} pixels over delta ${delta} (${round((100 * over) / total)} %)`;
        (0,comparison_collector/* addNote */.gp)(context.collector, allowed ? `${share}, inside ratio ${ratio}` : share);
    }
    if (!allowed)
        (0,comparison_collector/* addChange */.qI)(context.collector, { ...change, kind: 'value' }, 'pixel# changed', over);
    const drift = allowed ? moved : moved - over;
    if (drift > 0)
        (0,comparison_collector/* addChange */.qI)(context.collector, { ...change, kind: 'drift' }, 'pixel# moved within tolerance', drift);
}
function round(value) {
    return Math.round(value * 100) / 100;
}
function sameGeometry({ collector }, base, head) {
    const size = ({ width, height }) => `${width}x${height}`;
    if (size(base) !== size(head)) {
        (0,comparison_collector/* addChange */.qI)(collector, { kind: 'shape', at: 'image', base: size(base), head: size(head), note: 'size' }, 'image size# changed');
    }
    if (base.frames.length !== head.frames.length) {
        (0,comparison_collector/* addChange */.qI)(collector, {
            kind: 'shape',
            at: 'image',
            base: `${base.frames.length} frames`,
            head: `${head.frames.length} frames`,
            note: 'frames',
        }, 'frame count# changed');
    }
    return size(base) === size(head) && base.frames.length === head.frames.length;
}
function comparePixels(base, head, delta) {
    const pixels = { moved: 0, over: 0, worst: 0, worstAt: '', worstBase: '', worstHead: '', total: 0 };
    const left = base.depth === 16 ? 1 : STEP;
    const right = head.depth === 16 ? 1 : STEP;
    for (const [index, frame] of base.frames.entries()) {
        const other = head.frames[index];
        const { width, height } = base;
        pixels.total += width * height;
        // A frame of another length than its size is a reader's fault; what is missing counts as changed.
        for (let at = 0; at < width * height * CHANNELS; at += CHANNELS) {
            let most = 0;
            for (let channel = 0; channel < CHANNELS; channel += 1) {
                const from = frame[at + channel];
                const to = other[at + channel];
                const distance = from === undefined || to === undefined ? 255 * STEP : Math.abs(from * left - to * right);
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
            const pixel = at / CHANNELS;
            pixels.worst = most / STEP;
            pixels.worstAt = `${pixel % width},${Math.floor(pixel / width)}${base.frames.length > 1 ? ` of frame ${index + 1}` : ''}`;
            pixels.worstBase = rgba(frame, at);
            pixels.worstHead = rgba(other, at);
        }
    }
    return pixels;
}
function rgba(frame, at) {
    return `rgba(${[...frame.subarray(at, at + CHANNELS)].join(', ')})`;
}

;// CONCATENATED MODULE: ./lib/comparison/layout.js

/** Reported line by line where the content is plain text. */
const TRAILING = 'trailing white space';
const MAX_VALUE = 60;
/** A digest says nothing to a person. */
const HASHED = /\([0-9a-f]{8,}\)/;
/** Facts that every member of an archive has: a thousand pairs of times would drown what else changed. */
const OF_ENTRIES = new Set(['extra fields', 'mode', 'owner', 'pax records', 'time', 'writer']);
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
        const reason = layoutReason(key, from, to);
        (0,comparison_collector/* addChange */.qI)(collector, { kind: 'representation', at: 'file', base: from ?? null, head: to ?? null, note: reason }, `=${reason}`);
    }
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

;// CONCATENATED MODULE: ./lib/comparison/maps.js

/** CLASSES section 3, map-like objects. */
const DIGITS = /^[0-9]+$/;
const UUID = /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;
const ISO_DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[T ][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]+)?)?(?:Z|[+-][0-9]{2}:?[0-9]{2})?)?$/;
const HEX = /^[0-9a-fA-F]{12,}$/;
const DATA_CHARACTER = /[0-9/@]/;
const DATA_KEYS = 2;
const MARKED_KEYS = 3;
const MANY_KEYS = 20;
const SCALAR_BITS = ~(comparison_nodes/* TYPE_BITS */.ci.object | comparison_nodes/* TYPE_BITS */.ci.array);
/** Why the keys of these objects are data, or undefined where they are structure. Decided on the keys of both sides together. */
function mapReason(...sides) {
    const keys = new Set();
    let types = 0;
    for (const objects of sides) {
        for (const { members } of objects) {
            for (const { name, value } of members) {
                types |= (0,comparison_nodes/* typeBit */.cr)(value);
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

// EXTERNAL MODULE: ./lib/comparison/paths.js
var comparison_paths = __webpack_require__(87213);
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
    for (const name of names) {
        const make = () => newGroup(memberPath(group.path, name), [...group.steps, name], valuesOf(base, name), valuesOf(head, name));
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
function valuesOf(objects, name) {
    const values = [];
    for (const { members } of objects)
        for (const member of members)
            if (member.name === name)
                values.push(member.value);
    return values;
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
function keysBelow(values, wanted) {
    const found = new Set();
    for (const { members } of childObjects(values)) {
        for (const { name } of members)
            if (wanted.has(name))
                found.add(name);
    }
    return found;
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
            for (const name of keysBelow(side.get(key)?.values ?? [], candidates))
                found.add(name);
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
    const child = newGroup(path, [...group.steps, key], base.values, head.values);
    walk(context, child, { inArray: false, depth: where.depth + 1 });
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
    const set = newGroup(path, [...group.steps, keys[0] ?? ''], left.children, right.children);
    for (const key of keys) {
        const all = keyStats([...base, ...left.children]).get(key);
        const other = keyStats([...head, ...right.children]).get(key);
        const keyPath = memberPath(group.path, key);
        const facts = presenceFacts(context, keyPath, all, other, base.length + left.children.length, head.length + right.children.length);
        let child;
        if (all && other) {
            child = newGroup(keyPath, [...group.steps, key], all.values, other.values);
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
        const value = variantOf(object, name);
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
        const everywhere = [base, head].every((objects) => objects.every((object) => variantOf(object, name) !== undefined));
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
        const value = variantOf(object, name) ?? '';
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
function asMap({ rules, collector }, group, base, head) {
    // Where a policy says both, structure is the stricter reading.
    if (declared(rules.notMaps, group, rules.used)) {
        if (mapReason(base, head))
            (0,comparison_collector/* addNote */.gp)(collector, `${group.path} is no map by policy`);
        return undefined;
    }
    if (declared(rules.maps, group, rules.used))
        return 'policy';
    return mapReason(base, head);
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
    const entries = newGroup(`${group.path}{*}`, [...group.steps, ANY], baseValues, headValues);
    walk(context, entries, { inArray: false, depth: where.depth + 1 });
    return { kind: 'map', entries, duplicates };
}
function hasDuplicates(objects) {
    return objects.some(({ members }) => new Set(members.map(({ name }) => name)).size !== members.length);
}

;// CONCATENATED MODULE: ./lib/comparison/shape.js




const ROOT = { path: '$', steps: [], inArray: false };
/**
 * Shape facts (CLASSES section 3): taken over the sets of nodes at generalised paths, without pairing anything.
 * The groups that come back say, for every place, which differences those facts explain. `aligned` says that both are
 * of the same structure: then there are no facts, and less work is needed to say what stands where.
 */
function shapeOf(base, head, rules, collector, root = ROOT, different = new Set(), aligned = false) {
    const group = newGroup(root.path, root.steps, base, head);
    walk({ rules, collector, scope: 'both', different, aligned }, group, { inArray: root.inArray, depth: 0 });
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
    const baseArrays = arraysOf(group.base);
    const headArrays = arraysOf(group.head);
    if (where.folded)
        group.objects = where.folded;
    else {
        const baseObjects = objectsOf(group.base);
        const headObjects = objectsOf(group.head);
        if (baseObjects.length > 0 && headObjects.length > 0) {
            group.objects = objectFacts(context, group, baseObjects, headObjects, where);
        }
    }
    if (baseArrays.length === 0 || headArrays.length === 0)
        return;
    if (!context.aligned)
        dimensionFact(context, group, baseArrays, headArrays);
    const baseItems = itemsOf(baseArrays);
    const headItems = itemsOf(headArrays);
    // An array without elements says nothing about what is below it.
    if (baseItems.length === 0 || headItems.length === 0)
        return;
    const items = newGroup(`${group.path}[*]`, [...group.steps, ANY], baseItems, headItems);
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
    group.reshaped = equalSequences(itemsOf(base), itemsOf(head));
    shape(context, group.path, base[0], head[0], `every array had ${left} numbers and has ${right} now`, 'dimension# changed');
}
function equalSequences(base, head) {
    return base.length === head.length && base.every((item, index) => (0,comparison_nodes/* equalNodes */.UT)(item, head[index]));
}

;// CONCATENATED MODULE: ./lib/comparison/structure.js

/** Members whose strings decide which variant an object is (shape.ts); another value there is another structure. */
const structure_DISCRIMINATORS = new Set(['type', 'kind', 'event', 'op', '@type']);
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
        if ((0,comparison_nodes/* typeOf */.QP)(from) !== (0,comparison_nodes/* typeOf */.QP)(to))
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
                if (value.kind === 'string' && structure_DISCRIMINATORS.has(member.name)) {
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

;// CONCATENATED MODULE: ./lib/comparison/keys.js
/**
 * Finds what identifies the records of a list (CLASSES section 6): a member or column that is unique, never null, float
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
function isUnique(values) {
    return new Set(values).size === values.length;
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
    const values = new Set(base);
    if (values.size !== base.length)
        return false;
    // Mostly no identity changed: then head needs no set of its own.
    if (base.length === head.length && head.every((value, index) => value === base[index]))
        return true;
    if (!isUnique(head))
        return false;
    let common = 0;
    for (const value of head)
        if (values.has(value))
            common += 1;
    return 2 * common >= Math.min(base.length, head.length);
}

// EXTERNAL MODULE: ./lib/comparison/lists.js + 1 modules
var lists = __webpack_require__(10690);
// EXTERNAL MODULE: ./lib/comparison/rules.js
var comparison_rules = __webpack_require__(44258);
// EXTERNAL MODULE: ./lib/comparison/tolerance.js + 1 modules
var tolerance = __webpack_require__(94262);
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
        return head.kind === 'binary' && (0,comparison_nodes/* equalBytes */.ex)(base.bytes, head.bytes) ? EQUAL : VALUE;
    if (base.kind === 'null')
        return head.kind === 'null' ? EQUAL : VALUE;
    if (base.kind !== head.kind || !('value' in base) || !('value' in head))
        return VALUE;
    return base.value === head.value ? EQUAL : VALUE;
}
function judgeNumberNodes(base, head, place, rules, scale) {
    if (base.literal === head.literal && base.type === head.type)
        return EQUAL;
    return (0,tolerance/* judgeNumbers */.YU)((0,tolerance/* spelled */.uQ)(base.literal, (0,comparison_nodes/* decimalOf */.Bc)(base), base.type), (0,tolerance/* spelled */.uQ)(head.literal, (0,comparison_nodes/* decimalOf */.Bc)(head), head.type), rules, () => ({ base: (0,comparison_nodes/* stepsOf */.B_)(place, 'base'), head: (0,comparison_nodes/* stepsOf */.B_)(place, 'head') }), scale);
}
function judgeStrings(base, head, place, rules, scale) {
    if (base === head)
        return EQUAL;
    const hidden = (0,comparison_rules/* hiddenByText */.JV)(rules, base, head);
    if (hidden !== undefined)
        return { kind: 'hidden', count: hidden };
    const steps = { base: (0,comparison_nodes/* stepsOf */.B_)(place, 'base'), head: (0,comparison_nodes/* stepsOf */.B_)(place, 'head') };
    const asNumber = rules.tolerances.length > 0 && (0,tolerance/* mostSpecific */.eF)(rules, steps)[0]?.rule.as === 'number';
    if (!asNumber || !(0,comparison_numbers/* parseDecimal */.$Q)(base) || !(0,comparison_numbers/* parseDecimal */.$Q)(head))
        return VALUE;
    return (0,tolerance/* judgeNumbers */.YU)((0,tolerance/* spelled */.uQ)(base, base, 'number'), (0,tolerance/* spelled */.uQ)(head, head, 'number'), rules, () => steps, scale);
}
function hiddenByPath(base, head, place, rules) {
    const from = textOf(base);
    const to = textOf(head);
    if (from === undefined || to === undefined || base.kind !== head.kind)
        return undefined;
    const baseSteps = (0,comparison_nodes/* stepsOf */.B_)(place, 'base');
    const headSteps = (0,comparison_nodes/* stepsOf */.B_)(place, 'head');
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

// EXTERNAL MODULE: ./lib/comparison/invisible.js
var invisible = __webpack_require__(54542);
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
    const a = Number((0,comparison_nodes/* decimalOf */.Bc)(base));
    const b = Number((0,comparison_nodes/* decimalOf */.Bc)(head));
    return Math.abs(a - b) / Math.min(Math.abs(a), Math.abs(b));
}
function addValue(context, pair, note, limit) {
    if (!(0,comparison_collector/* wants */.YN)(context.collector, 'value')) {
        (0,comparison_collector/* tally */.N4)(context.collector, 'value', 'value# rewritten');
        return;
    }
    const words = note?.();
    const [base, head] = (0,comparison_nodes/* clipPair */.lX)((0,comparison_nodes/* show */.WU)(pair.base), (0,comparison_nodes/* show */.WU)(pair.head));
    const moved = pair.base.kind === 'number' && pair.head.kind === 'number'
        ? (0,tolerance/* distances */.FV)((0,comparison_nodes/* decimalOf */.Bc)(pair.base), (0,comparison_nodes/* decimalOf */.Bc)(pair.head))
        : {};
    (0,comparison_collector/* addChange */.qI)(context.collector, {
        kind: 'value',
        ...at(context, pair),
        base,
        head,
        ...moved,
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
                (0,comparison_collector/* addNote */.gp)(collector, `${context.at(pair.place)}: ${(0,comparison_nodes/* show */.WU)(base)} -> ${(0,comparison_nodes/* show */.WU)(head)}: ${verdict.note}`);
            (0,comparison_collector/* addChange */.qI)(collector, { kind: 'representation', ...at(context, pair), base: (0,comparison_nodes/* show */.WU)(base), head: (0,comparison_nodes/* show */.WU)(head), note: 'number spelling' }, 'number# spelled differently');
            return;
        case 'drift': {
            if (!(0,comparison_collector/* wants */.YN)(collector, 'drift', roughly(base, head))) {
                (0,comparison_collector/* tally */.N4)(collector, 'drift', 'number# moved within tolerance');
                return;
            }
            const moved = base.kind === 'number' && head.kind === 'number'
                ? (0,tolerance/* distances */.FV)((0,comparison_nodes/* decimalOf */.Bc)(base), (0,comparison_nodes/* decimalOf */.Bc)(head))
                : base.kind === 'string' && head.kind === 'string'
                    ? (0,tolerance/* distances */.FV)(base.value, head.value)
                    : {};
            (0,comparison_collector/* addChange */.qI)(collector, {
                kind: 'drift',
                ...at(context, pair),
                base: (0,comparison_nodes/* show */.WU)(base),
                head: (0,comparison_nodes/* show */.WU)(head),
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
    const isMap = factsFor((from ? pair.baseGroup : pair.headGroup)?.objects, owner)?.kind === 'map';
    const word = `${isMap ? 'entry' : 'optional key'}`;
    const verb = from ? 'removed' : 'added';
    (0,comparison_collector/* addChange */.qI)(context.collector, {
        kind: 'value',
        at: context.at({ parent: pair.place, base: name, head: name }),
        base: from ? (0,comparison_nodes/* show */.WU)(from.value) : null,
        head: to ? (0,comparison_nodes/* show */.WU)(to.value) : null,
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
        const to = come.find(({ value }) => (0,comparison_nodes/* equalNodes */.UT)(from.value, value, pair.depth));
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
    return ((0,comparison_nodes/* typeBit */.cr)(base) & comparison_nodes/* NUMERIC_BITS */.zZ) !== 0 && ((0,comparison_nodes/* typeBit */.cr)(head) & comparison_nodes/* NUMERIC_BITS */.zZ) !== 0;
}
/** Nothing to say about this pair. Ids must be seen even where they stayed (CLASSES section 7). */
function untouched(context, base, head, depth) {
    return context.rules.ids.length === 0 && (0,comparison_nodes/* identical */.eQ)(base, head, context.different, depth);
}
/**
 * Whether the pair is drift at most, elements of arrays held against those at the same index. This, and nothing
 * that an alignment says, is what lets a list pass as drift.
 */
function judge(context, pair) {
    (0,comparison_nodes/* guardDepth */.RV)(pair.depth);
    const { base, head } = pair;
    if (untouched(context, base, head, pair.depth))
        return true;
    if (isScalar(base) && isScalar(head) && ((0,comparison_nodes/* typeOf */.QP)(base) === (0,comparison_nodes/* typeOf */.QP)(head) || bothNumbers(base, head))) {
        const verdict = judgeLeaves(base, head, pair.place, context.rules, () => context.scaleAt(pair.place));
        if ((0,comparison_nodes/* typeOf */.QP)(base) === (0,comparison_nodes/* typeOf */.QP)(head))
            return verdict.kind !== 'value';
        return verdict.kind !== 'value' && typeExplained(base, head, pair.baseGroup, pair.headGroup);
    }
    if (base.kind !== head.kind)
        return typeExplained(base, head, pair.baseGroup, pair.headGroup);
    const known = context.judged.get(base);
    if (known?.head === head)
        return known.drift;
    const drift = base.kind === 'object' ? judgeObjects(context, pair, base, head) : judgeArrays(context, pair);
    context.judged.set(base, { head, drift });
    return drift;
}
function judgeObjects(context, pair, base, head) {
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
        baseGroup: memberGroup(base, name, pair.baseGroup),
        headGroup: memberGroup(head, name, pair.headGroup),
        depth: pair.depth + 1,
    };
}
/** Members of both objects by name, occurrences in order; in base's order, then what only head has. */
function matchMembers(base, head) {
    const matches = [];
    if (base.members.length === head.members.length &&
        base.members.every(({ name }, i) => name === head.members[i]?.name)) {
        for (const [i, from] of base.members.entries())
            matches.push({ name: from.name, from, to: head.members[i], duplicate: false });
        return matches;
    }
    const others = (0,comparison_nodes/* membersByName */.m9)(head);
    for (const [name, own] of (0,comparison_nodes/* membersByName */.m9)(base)) {
        const other = others.get(name) ?? [];
        others.delete(name);
        for (let i = 0; i < Math.max(own.length, other.length); i += 1) {
            matches.push({ name, from: own[i], to: other[i], duplicate: i > 0 });
        }
    }
    for (const [name, other] of others) {
        for (const to of other)
            matches.push({ name, from: undefined, to, duplicate: false });
    }
    return matches;
}
function missingExplained(pair, base, head, { name, from, to, duplicate }) {
    const owner = from ? base : head;
    const group = from ? pair.baseGroup : pair.headGroup;
    if (duplicate)
        return duplicateExplained(owner, name, group);
    if (presenceExplained(owner, name, group))
        return true;
    const facts = factsFor(group?.objects, owner);
    const value = (from ?? to)?.value;
    return facts?.kind === 'map' && value !== undefined && bringsFact(value, facts.entries, from ? 'base' : 'head');
}
/** Walks a pair and gathers every difference that shape facts do not explain. */
function diff(context, pair) {
    (0,comparison_nodes/* guardDepth */.RV)(pair.depth);
    const { base, head } = pair;
    if (untouched(context, base, head, pair.depth))
        return;
    if (isScalar(base) && isScalar(head) && ((0,comparison_nodes/* typeOf */.QP)(base) === (0,comparison_nodes/* typeOf */.QP)(head) || bothNumbers(base, head))) {
        diffScalars(context, pair, base, head);
    }
    else if (base.kind !== head.kind) {
        if (!typeExplained(base, head, pair.baseGroup, pair.headGroup)) {
            addValue(context, pair, () => `type ${(0,comparison_nodes/* typeOf */.QP)(base)} -> ${(0,comparison_nodes/* typeOf */.QP)(head)}`);
        }
    }
    else if (base.kind === 'object')
        diffObjects(context, pair, base, head);
    else
        diffArrays(context, pair);
}
function diffScalars(context, pair, base, head) {
    const { rules, collector } = context;
    const verdict = judgeLeaves(base, head, pair.place, rules, () => context.scaleAt(pair.place));
    if ((0,comparison_nodes/* typeOf */.QP)(base) !== (0,comparison_nodes/* typeOf */.QP)(head)) {
        const explained = typeExplained(base, head, pair.baseGroup, pair.headGroup);
        // The change of type is reported as shape; another number beside it is a rewrite of its own.
        if (!explained || verdict.kind === 'value')
            addValue(context, pair, () => `type ${(0,comparison_nodes/* typeOf */.QP)(base)} -> ${(0,comparison_nodes/* typeOf */.QP)(head)}`);
        return;
    }
    if (base.kind === 'number' && head.kind === 'number' && verdict.kind !== 'equal' && verdict.kind !== 'hidden') {
        (0,comparison_collector/* countMove */.NA)(collector, Number((0,comparison_nodes/* decimalOf */.Bc)(base)), Number((0,comparison_nodes/* decimalOf */.Bc)(head)));
    }
    reportVerdict(context, pair, verdict);
}
function diffObjects(context, pair, base, head) {
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
    const swapped = gone.length > 0 && come.length > 0 && factsFor(pair.baseGroup?.objects, base)?.kind === 'map';
    for (const match of alone) {
        if (swapped || !missingExplained(pair, base, head, match))
            addMissing(context, pair, base, head, match);
    }
    noteRenames(context, pair, gone, come);
    keyOrder(context, pair, base, head);
}
function defaultAt(place) {
    return (0,comparison_nodes/* pathOf */.XM)(place, 'head');
}

;// CONCATENATED MODULE: ./lib/comparison/arrays.js








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
    const stayed = (i, j) => {
        (0,comparison_nodes/* guardDepth */.RV)(pair.depth + 1);
        return untouched(context, base[i], head[j], pair.depth + 1);
    };
    // Arrays whose one length changed have been reported as such.
    const resized = pair.baseGroup?.dimensions === true || pair.headGroup?.dimensions === true;
    const item = (side, index) => (side === 'base' ? base : head)[index];
    return {
        noun: 'element',
        here: context.at(pair.place),
        unordered: isUnordered(context, pair),
        baseLength: base.length,
        headLength: head.length,
        baseHash: (i) => (0,comparison_nodes/* hashNode */.l)(base[i], context.hashes, pair.depth),
        headHash: (j) => (0,comparison_nodes/* hashNode */.l)(head[j], context.hashes, pair.depth),
        equal: (i, j) => (0,comparison_nodes/* equalNodes */.UT)(base[i], head[j], pair.depth),
        drift: (i, j) => stayed(i, j) || judge(context, itemPair(i, j)),
        diff: (i, j) => {
            if (!stayed(i, j))
                diff(context, itemPair(i, j));
        },
        similarity: (i, j) => similarity(context, itemPair(i, j)),
        findKey: () => findKey(context, pair.place, base, head),
        explained: (side, index) => resized ||
            bringsFact(item(side, index), (side === 'base' ? pair.baseGroup : pair.headGroup)?.items, side, pair.depth),
        show: (side, index) => (0,comparison_nodes/* show */.WU)(item(side, index)),
        at: (i, j) => context.at({ parent: pair.place, base: i, head: j }),
        lineOf: (side, index) => item(side, index).line,
    };
}
function isUnordered({ rules }, { place }) {
    return (rules.unordered.length > 0 &&
        (0,comparison_rules/* selectedBy */.B8)(rules.unordered, (0,comparison_nodes/* stepsOf */.B_)(place, 'base'), (0,comparison_nodes/* stepsOf */.B_)(place, 'head'), rules.used));
}
function judgeArrays(context, pair) {
    return (0,lists/* judgeLists */.X)(listsOf(context, pair));
}
function diffArrays(context, pair) {
    if (pair.baseGroup?.reshaped && pair.headGroup?.reshaped)
        return;
    (0,lists/* diffLists */.p)(context.collector, listsOf(context, pair), context.aligner);
}
/** A pair that is drift is more alike than any that shares all but one member. */
const DRIFT_SIMILARITY = 1.5;
function similarity(context, pair) {
    if (judge(context, pair))
        return DRIFT_SIMILARITY;
    const { base, head } = pair;
    if (base.kind !== 'object' || head.kind !== 'object')
        return 0;
    let alike = 0;
    for (const { name, value } of base.members) {
        const other = (0,comparison_nodes/* memberOf */.C5)(head, name);
        if (other && (0,comparison_nodes/* equalNodes */.UT)(value, other, pair.depth))
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
            const part = identity((0,comparison_nodes/* memberOf */.C5)(item, name));
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
    const steps = (0,comparison_nodes/* stepsOf */.B_)(place, 'base');
    const first = base[0];
    const candidates = first?.kind === 'object' ? [...new Set(first.members.map(({ name }) => name))] : [];
    return chooseKey({
        rules: context.rules,
        steps,
        headSteps: (0,comparison_nodes/* stepsOf */.B_)(place, 'head'),
        candidates,
        base: (names) => identities(base, names),
        head: (names) => identities(head, names),
        refuse: (names) => (0,comparison_collector/* addNote */.gp)(context.collector, `${context.at(place)}: the declared key ${names.join(', ')} is not unique and always present`),
    });
}
/** The declared key where it holds, else the best member that can be one. */
function chooseKey({ rules, steps, headSteps, candidates, base, head, refuse, }) {
    const declared = rules.keys.find(({ pattern }) => (0,comparison_paths/* matchesPath */.$h)(pattern, steps) && (0,comparison_paths/* matchesPath */.$h)(pattern, headSteps));
    if (declared) {
        rules.used.add(declared.label);
        const left = base(declared.names);
        const right = left && head(declared.names);
        if (left && right && arrays_isUnique(left) && arrays_isUnique(right))
            return { names: declared.names, base: left, head: right };
        refuse(declared.names);
    }
    for (const name of byPreference(candidates).slice(0, MAX_KEY_CANDIDATES)) {
        if (isVolatile(rules, [...steps, 0, name]))
            continue;
        const left = base([name]);
        const right = left && head([name]);
        if (left && right && joins(left, right))
            return { names: [name], base: left, head: right };
    }
    return undefined;
}
function arrays_isUnique(values) {
    return new Set(values).size === values.length;
}
function isVolatile(rules, steps) {
    return [...rules.ids, ...rules.timestamps].some(({ pattern }) => (0,comparison_paths/* matchesPath */.$h)(pattern, steps));
}

;// CONCATENATED MODULE: ./lib/comparison/columns.js





function addShape(context, at, base, head, note, sort, where = {}) {
    (0,comparison_collector/* addChange */.qI)(context.collector, { kind: 'shape', at, base, head, ...where, note }, sort);
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
        addShape(context, 'columns', (0,comparison_nodes/* clip */.$Q)(names(base, 'base')), (0,comparison_nodes/* clip */.$Q)(ordered.join(', ')), 'column order changed', '=column order changed');
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
        const group = shapeOf(nodes(base, pair.base), nodes(head, pair.head), context.rules, context.collector, {
            path: at,
            steps: [ANY, name],
            inArray: false,
        });
        return { ...pair, name, group };
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
    const facts = (0,cells/* columnFacts */.YG)(base.rows, head.rows, pair);
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

;// CONCATENATED MODULE: ./lib/comparison/table.js









/** Rows of larger tables are named by number alone: looking for a key in a million rows costs more than it tells. */
const MAX_LABELLED_ROWS = 20_000;
/** A table against a table (CLASSES sections 3 and 4): columns are shape, rows are data. */
function diffTables(context, base, head) {
    const labels = { asked: false };
    const at = (place) => {
        if (!labels.asked && head.rows.length <= MAX_LABELLED_ROWS) {
            labels.asked = true;
            labels.key = findRowKey(walk);
        }
        return tableAt(place, labels.key);
    };
    const walk = {
        context: { ...context, at },
        base,
        head,
        columns: columnShape(context, base, head),
        ragged: raggedShape(context, base, head),
    };
    (0,lists/* diffLists */.p)(context.collector, rowsOf(walk), context.aligner);
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
        if (judge(walk.context, pair))
            continue;
        if (table_bothNumbers(pair) || typeof a !== 'string' || typeof b !== 'string' || !kindExplained(column, a, b, pair))
            return false;
    }
    return extraCells(walk, from, to) === 0;
}
function table_bothNumbers({ base, head }) {
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
    return (0,comparison_nodes/* equalNodes */.UT)(a, b);
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
        diff(context, pair);
        return;
    }
    if (pair.base.kind === 'null' && pair.head.kind === 'null') {
        if (a !== b) {
            const spelling = (cell) => (cell === '' ? 'empty' : cell);
            (0,comparison_collector/* addChange */.qI)(context.collector, {
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
    if (kindExplained(column, a, b, pair) && !(table_bothNumbers(pair) && !judge(context, pair)))
        return;
    diff(context, pair);
}
function addCell(walk, i, j, column, a, b, note) {
    const { context } = walk;
    const text = (cell) => cell === undefined ? null : typeof cell === 'string' ? cell : (0,comparison_nodes/* show */.WU)(cell);
    (0,comparison_collector/* addChange */.qI)(context.collector, {
        kind: 'value',
        at: context.at({ parent: rowPlace(i, j), base: column, head: column }),
        base: text(a),
        head: text(b),
        note,
    }, 'field# came or went');
}
function rowsOf(walk) {
    const { context, base, head, columns } = walk;
    const hashRow = (row, side) => {
        let hash = 7;
        for (const column of columns) {
            const cell = row[column[side]];
            const own = cell === undefined ? 1 : typeof cell === 'string' ? (0,comparison_nodes/* hashText */.qj)(cell) : (0,comparison_nodes/* hashNode */.l)(cell, context.hashes);
            hash = Math.imul(hash ^ own, 0x01000193) + 0x9e3779b9;
        }
        return hash | 0;
    };
    const rows = (side) => (side === 'base' ? base : head).rows;
    return {
        noun: 'row',
        here: 'rows',
        unordered: context.rules.unordered.length > 0 && (0,comparison_rules/* selectedBy */.B8)(context.rules.unordered, [], [], context.rules.used),
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
        show: (side, index) => (0,comparison_nodes/* clip */.$Q)(rows(side)[index].map(comparison_nodes/* normalizedCell */.qY).join(', ')),
        at: (i, j) => context.at(rowPlace(i, j)),
        lineOf: (side, index) => (side === 'base' ? base : head).lines[index] ?? 0,
    };
}
const table_DRIFT_SIMILARITY = 1.5;
function rowSimilarity(walk, i, j) {
    if (judgeRow(walk, i, j))
        return table_DRIFT_SIMILARITY;
    const from = walk.base.rows[i];
    const to = walk.head.rows[j];
    const alike = walk.columns.filter((column) => equalCells(from[column.base], to[column.head])).length;
    return alike / Math.max(1, walk.columns.length);
}
function findRowKey(walk) {
    const { context, base, head, columns } = walk;
    const byName = new Map(columns.map((column) => [column.name, column]));
    const candidates = columns
        .filter(({ facts, name }) => name !== '' && (!facts || facts.base().kind === facts.head().kind) && facts?.base().kind !== 'decimal')
        .map(({ name }) => name);
    const identities = (side, names) => {
        const found = [];
        for (const row of (side === 'base' ? base : head).rows) {
            const parts = [];
            for (const name of names) {
                const column = byName.get(name);
                const cell = column && row[column[side]];
                const kind = column?.facts?.[side]().kind;
                const part = typeof cell === 'string'
                    ? cell === ''
                        ? undefined
                        : identity((0,cells/* cellNode */.tg)(cell, kind ?? 'text', 0))
                    : identity(cell);
                if (part === undefined)
                    return undefined;
                parts.push(part);
            }
            found.push(parts.length === 1 ? parts[0] : JSON.stringify(parts));
        }
        return found;
    };
    return chooseKey({
        rules: context.rules,
        steps: [],
        headSteps: [],
        candidates,
        base: (names) => identities('base', names),
        head: (names) => identities('head', names),
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
            return bringsFact(asNode(cell, 0), column.group, side);
        }
        const { facts } = column;
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
/** `row 3 (id=7), column n`: rows as they stand in head, counted from 1 without the header. */
function tableAt(place, key) {
    const [row, column, ...below] = (0,comparison_nodes/* stepsOf */.B_)(place, 'head');
    if (row === undefined)
        return 'rows';
    const identity = key?.head[Number(row)];
    const label = key?.names.length === 1 && identity !== undefined ? ` (${key.names[0]}=${(0,comparison_nodes/* clip */.$Q)(identity.slice(1), 80)})` : '';
    const where = `row ${Number(row) + 1}${label}`;
    if (column === undefined)
        return where;
    return `${where}, column ${column === '' ? '(unnamed)' : column}${below.map((step) => `[${JSON.stringify(step)}]`).join('')}`;
}

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





/** CLASSES section 5: units in the last place that float32, float16 and bfloat16 may move by default, inclusive. */
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
    const { collector } = context;
    const sameShape = shapeFacts(context, base, head);
    if (!sameShape && base.values.length !== head.values.length)
        return;
    const limits = base.dtype === head.dtype ? limitsFor(context, head.dtype) : { rules: [], describe: 'exact' };
    for (let i = 0; i < base.values.length; i += 1) {
        const from = base.values[i];
        const to = head.values[i];
        if (from === to || equalAcross(from, to))
            continue;
        (0,comparison_collector/* countMove */.NA)(collector, Number(from), Number(to));
        const drift = limits.rules.length > 0 && limits.rules.every((rule) => withinRule(rule, head.dtype, from, to));
        const kind = drift ? 'drift' : 'value';
        const sort = drift ? 'number# moved within tolerance' : 'value# rewritten';
        const [x, y] = [Number(from), Number(to)];
        if (!(0,comparison_collector/* wants */.YN)(collector, kind, Math.abs(x - y) / Math.min(Math.abs(x), Math.abs(y)))) {
            (0,comparison_collector/* tally */.N4)(collector, kind, sort);
            continue;
        }
        const ulp = typeof from === 'number' && typeof to === 'number' && Number.isFinite(from) && Number.isFinite(to)
            ? ulpDistance(head.dtype, from, to)
            : undefined;
        (0,comparison_collector/* addChange */.qI)(collector, {
            kind,
            at: placeOf(head, i),
            base: String(from),
            head: String(to),
            ...(0,tolerance/* distances */.FV)(String(from), String(to)),
            limit: limits.describe,
            ...(ulp !== undefined && ulp < 1_000_000 ? { note: `moved by ${ulp} ULP` } : {}),
        }, sort);
    }
}
function isComplex(dtype) {
    return dtype === 'complex64' || dtype === 'complex128';
}
function placeOf({ dimensions, dtype }, index) {
    let rest = isComplex(dtype) ? index >> 1 : index;
    const steps = [];
    for (let axis = dimensions.length - 1; axis >= 0; axis -= 1) {
        const size = Math.max(1, dimensions[axis]);
        steps.unshift(rest % size);
        rest = Math.floor(rest / size);
    }
    const part = isComplex(dtype) ? (index % 2 === 0 ? ' real' : ' imaginary') : '';
    return `${(0,comparison_paths/* normalizedPath */.pT)(steps)}${part}`;
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

;// CONCATENATED MODULE: ./lib/comparison/documents.js

















function newSession(rules, aligner = alignment/* align */.MM) {
    return { rules, ids: (0,comparison_volatile/* newIdMap */.KV)(), aligner };
}
/** Thrown where an answer takes more of the documents than `Session.onlyEdits` has. Never leaves `edited.ts`. */
const NEEDS_WHOLE = new Error('both documents are needed in full');
/** Of two documents with nothing in them but edits. @throws NEEDS_WHOLE */
function onlyEditsSession(rules) {
    const aligner = () => {
        throw NEEDS_WHOLE;
    };
    return { ...newSession(rules, aligner), onlyEdits: true };
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
function newContext({ rules, ids, aligner }, collector) {
    return {
        rules,
        collector,
        ids,
        aligner,
        hashes: new Map(),
        different: new Set(),
        judged: new Map(),
        scaleAt: () => undefined,
        at: defaultAt,
    };
}
function compareContents(session, base, head, depth) {
    const collector = (0,comparison_collector/* newCollector */.oj)();
    const context = newContext(session, collector);
    if (base.kind === 'tree' && head.kind === 'tree')
        return session.onlyEdits === true ? compareEdits(context, base, head) : compareTrees(context, base, head);
    if (base.kind === 'container' && head.kind === 'container')
        return compareContainers(session, collector, base, head, depth);
    if (base.kind === 'table' && head.kind === 'table')
        diffTables(context, base, head);
    else if (base.kind === 'tensor' && head.kind === 'tensor')
        diffTensors(context, base, head);
    else if (base.kind === 'image' && head.kind === 'image')
        diffImages(context, base, head);
    else if (base.kind === 'text' && head.kind === 'text')
        (0,comparison_text/* diffTexts */.W7)(context, base, head);
    else if (base.kind === 'opaque' && head.kind === 'opaque')
        diffOpaque(collector, base, head);
    else {
        const note = `content ${base.kind} -> ${head.kind}`;
        (0,comparison_collector/* addChange */.qI)(collector, { kind: 'shape', at: 'file', base: base.kind, head: head.kind, note }, `=${note}`);
        return { collector };
    }
    return withHollow(collector, () => hollowContent(base, head, () => newGroup('$', [], [], [])));
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
    const aligned = sameStructure(base.root, head.root);
    const group = () => {
        known ??= shapeOf([base.root], [head.root], rules, collector, ROOT, context.different, aligned);
        return known;
    };
    // Trees of one structure have the same shape facts, so the sets are built only where they are asked for.
    const root = aligned ? undefined : group();
    const scales = new Map();
    const scaleAt = (place) => {
        const at = groupAt(group(), base.root, place);
        if (!at)
            return undefined;
        if (!scales.has(at))
            scales.set(at, (0,tolerance/* scaleOf */._K)(numbersOf(at.base), numbersOf(at.head)));
        return scales.get(at);
    };
    diff({ ...context, scaleAt }, { base: base.root, head: head.root, place: undefined, baseGroup: root, headGroup: root, depth: 0 });
    return withHollow(collector, () => hollowContent(base, head, group));
}
/** What is hollow or has a scale cannot be seen here, nor can shape facts. */
function compareEdits(context, base, head) {
    const scaleAt = () => {
        throw NEEDS_WHOLE;
    };
    if (!sameStructure(base.root, head.root))
        throw NEEDS_WHOLE;
    const root = { place: undefined, baseGroup: undefined, headGroup: undefined, depth: 0 };
    diff({ ...context, scaleAt }, { ...root, base: base.root, head: head.root });
    return { collector: context.collector };
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
            group = memberGroup(owner, String(step), group);
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

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/documents/json-parser.js + 1 modules
var json_parser = __webpack_require__(66677);
;// CONCATENATED MODULE: ./lib/documents/edited/differences.js
const STRIDE = 4_096;
/**
 * How many bytes are equal from both offsets on. Compared in strides by the platform, then by halving: a loop over bytes in
 * JavaScript takes ten times as long, and much longer before it is compiled.
 */
function equalFrom(left, leftAt, right, rightAt) {
    const most = Math.min(left.length - leftAt, right.length - rightAt);
    let length = 0;
    let stride = STRIDE;
    while (length + stride <= most && differences_same(left, leftAt + length, right, rightAt + length, stride)) {
        length += stride;
        if (stride < 1 << 20)
            stride *= 2;
    }
    let open = Math.min(stride, most - length);
    if (differences_same(left, leftAt + length, right, rightAt + length, open))
        return length + open;
    while (open > 16) {
        const half = open >> 1;
        if (differences_same(left, leftAt + length, right, rightAt + length, half)) {
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
function differences_same(left, leftAt, right, rightAt, length) {
    return right.compare(left, leftAt, leftAt + length, rightAt, rightAt + length) === 0;
}
/** The same bytes as a buffer; nothing is copied. */
function bufferOf(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

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
const json_siblings_DISCRIMINATORS = new Set(['"type"', '"kind"', '"event"', '"op"', '"@type"']);
/**
 * The scalars at `names` in the first elements of the array that opens at `start`, the one of element `own` left out. The
 * text is known to be JSON. Whatever is unusual ends the search.
 */
function* siblingsOf(bytes, start, own, names) {
    const path = names.map((name) => JSON.stringify(name));
    const seen = [];
    const limit = Math.min(bytes.length, start + MAX_BYTES);
    let at = start + 1;
    for (let index = 0; index < MAX_ELEMENTS || index <= own; index += 1) {
        at = afterSpace(bytes, at);
        const end = valueEnd(bytes, at, limit);
        if (end === -1)
            break;
        // Far from the first elements only the edited one is of interest: whose variant it is.
        if (index < MAX_ELEMENTS || index === own)
            seen[index] = lookUp(bytes, at, path);
        at = afterSpace(bytes, end);
        if (bytes[at] !== COMMA)
            break;
        at += 1;
    }
    const mine = seen[own];
    if (mine === undefined)
        return;
    for (const [index, other] of seen.entries()) {
        if (index === own || other === undefined || other.variants !== mine.variants)
            continue;
        const leaf = leafOf(bytes, other.from, other.to, 0);
        if (leaf !== undefined)
            yield leaf;
    }
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
            if (json_siblings_DISCRIMINATORS.has(written))
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
const json_ZERO = 48;
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
    const base = bufferOf(baseBytes);
    const head = bufferOf(headBytes);
    // Byte order marks and broken sequences are the decoder's to judge.
    if (head[0] === 0xef || !(0,external_node_buffer_.isUtf8)(head) || !(0,external_node_buffer_.isUtf8)(base))
        return undefined;
    const scan = { base, head, limits, edits: [], root: undefined };
    if (!scanJson(scan) || scan.root === undefined || scan.edits.length === 0)
        return undefined;
    const { root } = scan;
    return {
        base: documentOf(treeOf(root, 'base')),
        head: documentOf(treeOf(root, 'head')),
        edits: scan.edits.map((found) => editOf(head, found)),
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
    let depth = 0;
    let top;
    let at = 0;
    let shift = 0;
    let next = equalFrom(base, 0, head, 0);
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
            at = code === MINUS || (code >= json_ZERO && code <= NINE) ? numberEnd(head, at) : wordEnd(head, at, code);
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
        next = at + equalFrom(base, to, head, at);
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
    return (code >= json_ZERO && code <= NINE) || (code >= 65 && code <= 70) || (code >= 97 && code <= LOWER_F);
}
/** Behind the number that begins at `at`, or -1. */
function numberEnd(bytes, at) {
    let index = bytes[at] === MINUS ? at + 1 : at;
    const first = index;
    while (isDigit(bytes[index]))
        index += 1;
    if (index === first || (bytes[first] === json_ZERO && index > first + 1))
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
    return code !== undefined && code >= json_ZERO && code <= NINE;
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

;// CONCATENATED MODULE: ./lib/documents/edited/read.js


/** Below this the plain way takes as long. */
const MIN_BYTES = 0;
/** Both sides as their edits, where that can be told without reading them in full; see `readPair` for the plain way. */
function readEdited(path, base, head, { format, limits }) {
    if (head.length < MIN_BYTES || Math.max(base.length, head.length) > limits.file)
        return undefined;
    const id = format === 'auto' ? (0,registry/* formatForPath */.G9)(path)?.id : format;
    return id === 'json' ? readEditedJson(base, head, limits) : undefined;
}

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
    return pair && edited_compareEdits(pair, rules);
}
/** Rules for single paths may select what is not there, and whether they do is reported. */
function isPlain(rules) {
    const { tolerances, keys, unordered, maps, notMaps, ids, timestamps, texts } = rules;
    return [tolerances, keys, unordered, maps, notMaps, ids, timestamps, texts].every(({ length }) => length === 0);
}
function edited_compareEdits({ base, head, edits }, rules) {
    try {
        const result = compareDocuments(onlyEditsSession(rules), base, head);
        const { shape, value } = result.collector.counts;
        // Node sets are looked at where something was rewritten: what has become hollow, and which objects are maps.
        if (shape + value > 0 && !edits.every(saysNothingMore))
            return undefined;
        return { ...result, format: base.format };
    }
    catch (error) {
        if (error === NEEDS_WHOLE)
            return undefined;
        throw error;
    }
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
    if (isDataKey(at.name))
        return false;
    return at.hasScalar || (depth === 0 && at.size < MANY_KEYS && !DATA_CHARACTER.test(at.name));
}
/**
 * Two values at one place that differ, one of them not blank, keep a set from being uniform and from being blank, which is
 * all that `hollowTree` and `hollowWhole` look for; and nothing else of the file has changed.
 */
function hasOtherValue({ leaf, siblings }) {
    const own = canonical(leaf);
    for (const sibling of siblings()) {
        const other = canonical(sibling);
        if (other !== own && !(isBlank(own) && isBlank(other)))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/comparison/unused.js
/** Nodes that a search for one rule may visit before the rule is taken as used: a wrong `unused` is worse than none. */
const MAX_VISITS = 200_000;
/** Policy rules that select nothing in either document. */
function unusedRules(rules, documents) {
    const contents = documents.flatMap(({ readings }) => readings.flatMap(({ content }) => flatten(content)));
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
    return [...unused, ...texts].map(({ label }) => label).sort();
}
/** A container's members, and theirs; anything else is itself. */
function flatten(content) {
    const found = [];
    const waiting = [content];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
        if (next.kind !== 'container')
            found.push(next);
        else
            for (const { document } of next.members)
                for (const reading of document.readings)
                    waiting.push(reading.content);
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
 * Compares both sides of a modified fixture: modes first, then bytes, then documents (CLASSES). Pure data in, pure data
 * out. Only tests pass an aligner of their own.
 * @throws FixtureGateError if the rule names a format that does not exist.
 */
async function compareFixture(job, aligner) {
    const base = kindOf(job.base);
    const head = kindOf(job.head);
    if (base !== head)
        return kindChanged(job, base, head);
    if (base !== 'file')
        return pointerChanged(job, base);
    const collector = (0,comparison_collector/* newCollector */.oj)();
    if (job.base.mode !== job.head.mode) {
        const change = { at: 'mode', base: job.base.mode, head: job.head.mode, note: 'file mode' };
        (0,comparison_collector/* addChange */.qI)(collector, { ...change, kind: 'representation' }, `=file mode ${job.base.mode} -> ${job.head.mode}`);
    }
    if ((0,comparison_nodes/* equalBytes */.ex)(job.base.bytes, job.head.bytes)) {
        // Equal bytes are not read, so the format is the one that the path promises.
        return done(collector, (0,registry/* formatForPath */.G9)(job.path)?.id ?? 'binary', {
            summary: collector.counts.representation > 0 ? undefined : 'no difference',
        });
    }
    const rules = await (0,comparison_rules/* prepareRules */.Zb)(job);
    const { rule, limits } = job;
    const { header, yaml, ignoreMembers, format } = rule;
    const options = { limits, header, yaml, ignoreMembers, format };
    const edited = aligner === undefined ? compareEdited(job, options, rules) : undefined;
    if (edited !== undefined)
        return concluded(rules, edited, collector, edited.format);
    const reading = await (0,read/* readPair */.$T)(job.path, job.base.bytes, job.head.bytes, options);
    return compareReading(newSession(rules, aligner), reading, collector);
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
    if ((0,comparison_nodes/* equalBytes */.ex)(base.bytes, head.bytes))
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
    floor(collector);
    return done(collector, format, { ...extras, hollow: result.hollow });
}
function safely(find) {
    try {
        return find();
    }
    catch (error) {
        if (error instanceof comparison_nodes/* DepthReached */.WS)
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
}
/** The bytes differ, so something did: what no fact names is spelling or white space outside values. */
function floor(collector) {
    const { shape, value, drift, representation } = collector.counts;
    if (shape + value + drift + representation > 0)
        return;
    (0,comparison_collector/* addChange */.qI)(collector, { kind: 'representation', at: 'file', base: null, head: null, note: 'every value is equal' }, '=spelling or white space outside values');
}
function compareSides(session, reading) {
    try {
        return reading.kind === 'unreadable'
            ? compareUnreadable(session, reading)
            : compareDocuments(session, reading.base, reading.head);
    }
    catch (error) {
        if (!(error instanceof comparison_nodes/* DepthReached */.WS))
            throw error;
        const collector = (0,comparison_collector/* newCollector */.oj)();
        addIncomplete(collector, error.message);
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
        const result = compareDocuments({ ...session, rules: (0,comparison_rules/* withoutRules */.mt)(session.rules) }, reading.base, reading.head);
        (0,comparison_collector/* addNote */.gp)(result.collector, 'neither side reads in its format: compared as plain text or bytes');
        if (reading.limit && result.collector.counts.shape + result.collector.counts.value === 0) {
            addIncomplete(result.collector, 'a limit was reached');
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
        addIncomplete(collector, `${side} is ${reason}${where}`);
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

/***/ 26756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ MAX_CHANGES)
/* harmony export */ });
/** How many changes a comparison carries along; the counts are never cut. */
const MAX_CHANGES = 100;


/***/ }),

/***/ 54542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ invisibleDifference)
/* harmony export */ });
/** Says in words what an eye cannot see in two texts that differ (CLASSES section 4). */
/** White space, controls, formatting characters, combining marks, variation selectors. */
const INVISIBLE = /^[\p{White_Space}\p{Cc}\p{Cf}\p{M}\p{Zs}]*$/u;
/** Beyond so many UTF-16 units no difference is spelled out. */
const MAX_LENGTH = 100_000;
const MAX_NAMED = 4;
const NAMES = {
    9: 'tab',
    10: 'line feed',
    13: 'carriage return',
    32: 'space',
    160: 'no-break space',
    173: 'soft hyphen',
    8203: 'zero width space',
    8204: 'zero width non-joiner',
    8205: 'zero width joiner',
    8239: 'narrow no-break space',
    8288: 'word joiner',
    65279: 'byte order mark',
};
function codePoint(character) {
    const code = character.codePointAt(0) ?? 0;
    const hex = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    const name = NAMES[code];
    return name ? `${hex} ${name}` : hex;
}
function named(text) {
    const characters = [...text];
    const shown = characters.slice(0, MAX_NAMED).map(codePoint).join(', ');
    return characters.length > MAX_NAMED ? `${shown} and ${characters.length - MAX_NAMED} more` : shown;
}
/** A sentence, or undefined where the difference is there to see. */
function invisibleDifference(base, head) {
    if (base.length > MAX_LENGTH || head.length > MAX_LENGTH)
        return undefined;
    if (base.replace(/\r\n?/g, '\n') === head.replace(/\r\n?/g, '\n'))
        return 'invisible difference: CR inside the value';
    if (`${base}\n` === head)
        return 'final newline added';
    if (base === `${head}\n`)
        return 'final newline removed';
    const [from, to] = middles(base, head);
    if (INVISIBLE.test(from) && INVISIBLE.test(to)) {
        const where = from === '' ? trailing(head, to) : to === '' ? trailing(base, from) : '';
        if (from === '')
            return `invisible difference: ${where}${named(to)} added`;
        if (to === '')
            return `invisible difference: ${where}${named(from)} removed`;
        return `invisible difference: ${named(from)} -> ${named(to)}`;
    }
    if (base.normalize('NFC') === head.normalize('NFC'))
        return 'invisible difference: Unicode normal form';
    if (base.normalize('NFKC') === head.normalize('NFKC')) {
        return `easily overlooked: compatibility characters, ${named(from)} -> ${named(to)}`;
    }
    return lookAlike(from, to);
}
/** The stretches between the common beginning and the common end, whole code points. */
function middles(base, head) {
    const x = [...base];
    const y = [...head];
    let start = 0;
    while (start < x.length && start < y.length && x[start] === y[start])
        start += 1;
    let end = 0;
    while (end < x.length - start && end < y.length - start && x[x.length - 1 - end] === y[y.length - 1 - end])
        end += 1;
    return [x.slice(start, x.length - end).join(''), y.slice(start, y.length - end).join('')];
}
function trailing(whole, part) {
    if (whole.endsWith(part) && whole !== part)
        return 'trailing ';
    return whole.startsWith(part) && whole !== part ? 'leading ' : '';
}
/** One letter for another of another script: nobody tells Latin a from Cyrillic a. */
function lookAlike(from, to) {
    const x = [...from];
    const y = [...to];
    if (x.length !== 1 || y.length !== 1 || !/^\p{L}$/u.test(from) || !/^\p{L}$/u.test(to))
        return undefined;
    const ascii = /^[A-Za-z]$/;
    return ascii.test(from) !== ascii.test(to) && !sameBaseLetter(from, to)
        ? `easily overlooked: ${codePoint(from)} -> ${codePoint(to)}`
        : undefined;
}
function sameBaseLetter(from, to) {
    return from.normalize('NFD')[0] === to.normalize('NFD')[0];
}


/***/ }),

/***/ 10690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ diffLists),
  X: () => (/* binding */ judgeLists)
});

// EXTERNAL MODULE: ./lib/comparison/alignment.js
var alignment = __webpack_require__(9504);
// EXTERNAL MODULE: ./lib/comparison/collector.js
var comparison_collector = __webpack_require__(83230);
;// CONCATENATED MODULE: ./lib/comparison/unordered.js
/** Leftovers of up to so many a side are matched exhaustively; of more, those at the same index only. */
const MAX_LEFTOVERS = 64;
/**
 * Pairs equal elements first, in order of occurrence, then what is left by drift. Every pair it makes is equal or drift,
 * so a list all of whose elements are paired is drift whatever the order in which they were found.
 */
function matchUnordered(sides) {
    const headOf = new Int32Array(sides.baseLength).fill(-1);
    const taken = new Uint8Array(sides.headLength);
    const waiting = new Map();
    for (let j = sides.headLength - 1; j >= 0; j -= 1) {
        const hash = sides.headHash(j);
        const list = waiting.get(hash);
        if (list)
            list.push(j);
        else
            waiting.set(hash, [j]);
    }
    for (let i = 0; i < sides.baseLength; i += 1) {
        const list = waiting.get(sides.baseHash(i));
        const j = list?.at(-1);
        if (list === undefined || j === undefined || !sides.equal(i, j))
            continue;
        list.pop();
        headOf[i] = j;
        taken[j] = 1;
    }
    const left = [...headOf.keys()].filter((i) => headOf[i] === -1);
    const right = [...taken.keys()].filter((j) => taken[j] === 0);
    if (left.length <= MAX_LEFTOVERS && right.length <= MAX_LEFTOVERS)
        matchLeftovers(sides, headOf, left, right);
    else
        matchInPlace(sides, headOf, taken);
    return { headOf };
}
function matchInPlace(sides, headOf, taken) {
    for (let i = 0; i < sides.baseLength && i < sides.headLength; i += 1) {
        if (headOf[i] === -1 && taken[i] === 0 && sides.drift(i, i)) {
            headOf[i] = i;
            taken[i] = 1;
        }
    }
}
/** Largest matching by augmenting paths (Kuhn); the depth of the recursion is at most MAX_LEFTOVERS. */
function matchLeftovers(sides, headOf, left, right) {
    const edges = left.map((i) => right.map((j) => sides.drift(i, j)));
    const partner = new Int32Array(right.length).fill(-1);
    const augment = (i, seen) => {
        for (let j = 0; j < right.length; j += 1) {
            if (!edges[i]?.[j] || seen[j] === 1)
                continue;
            seen[j] = 1;
            if (partner[j] === -1 || augment(partner[j], seen)) {
                partner[j] = i;
                return true;
            }
        }
        return false;
    };
    for (let i = 0; i < left.length; i += 1)
        augment(i, new Uint8Array(right.length));
    for (const [j, i] of partner.entries())
        if (i >= 0)
            headOf[left[i]] = right[j];
}

;// CONCATENATED MODULE: ./lib/comparison/lists.js



/** Drift at most: the same length and element i against element i, or, where the policy says unordered, any one-to-one match. */
function judgeLists(lists) {
    if (lists.baseLength !== lists.headLength)
        return false;
    if (lists.unordered) {
        const { headOf } = matchUnordered(lists);
        const { pairs } = (0,alignment/* readPairing */.fC)({ headOf }, lists.baseLength, lists.headLength);
        return pairs.length === lists.baseLength && pairs.every(([i, j]) => lists.drift(i, j));
    }
    for (let i = 0; i < lists.baseLength; i += 1)
        if (!lists.drift(i, i))
            return false;
    return true;
}
function diffLists(collector, lists, aligner = alignment/* align */.MM) {
    const { baseLength, headLength } = lists;
    if (lists.unordered) {
        diffUnordered(collector, lists);
        return;
    }
    const sameLength = baseLength === headLength;
    // One rewritten element among equal ones is the shortest story there can be.
    if (sameLength && (baseLength <= 1 || rewrittenAtSameIndex(lists, 1) <= 1)) {
        for (let i = 0; i < baseLength; i += 1)
            lists.diff(i, i);
        return;
    }
    let key;
    const pairing = aligner({
        ...lists,
        keys: () => {
            key = lists.findKey();
            return key;
        },
    });
    const facts = (0,alignment/* readPairing */.fC)(pairing, baseLength, headLength);
    const rewritten = facts.pairs.filter(([i, j]) => !lists.drift(i, j)).length;
    const cost = facts.removed.length + facts.added.length + facts.moved.size + rewritten;
    // A list that is not drift index by index has at least one difference, whatever the pairing says; and where reading
    // it as changed in place is the shorter story, that is what is told.
    if (sameLength && (cost === 0 || rewrittenAtSameIndex(lists, cost) <= cost)) {
        for (let i = 0; i < baseLength; i += 1)
            lists.diff(i, i);
        return;
    }
    report(collector, lists, facts, key, rewritten);
}
/** How many elements are rewritten where each is held against the one at its index; stops counting above `enough`. */
function rewrittenAtSameIndex(lists, enough) {
    let count = 0;
    for (let i = 0; i < lists.baseLength && count <= enough; i += 1)
        if (!lists.drift(i, i))
            count += 1;
    return count;
}
function report(collector, lists, facts, key, rewritten) {
    const { here, noun, baseLength, headLength } = lists;
    if (key)
        (0,comparison_collector/* addNote */.gp)(collector, `${here}: ${noun}s joined on ${key.names.join(', ')}`);
    if (headLength === 0)
        (0,comparison_collector/* addNote */.gp)(collector, `${here}: emptied (${baseLength} -> 0)`);
    if (baseLength === 0)
        (0,comparison_collector/* addNote */.gp)(collector, `${here}: first items (0 -> ${headLength})`);
    if (facts.removed.length + facts.added.length + rewritten === 0 && facts.moved.size > 0) {
        (0,comparison_collector/* addNote */.gp)(collector, `${here}: moved only, the same ${baseLength} ${noun}s`);
    }
    addLoose(collector, lists, facts, key);
    for (const [i, j] of facts.pairs) {
        lists.diff(i, j);
        if (facts.moved.has(i))
            addMoved(collector, lists, i, j);
    }
}
function keyLabel(key, side, index) {
    const identity = key?.[side][index];
    return key && identity !== undefined
        ? ` (${key.names.join(', ')}=${identity.slice(key.names.length === 1 ? 1 : 0)})`
        : '';
}
function addLoose(collector, lists, { removed, added }, key) {
    // Where both sides have elements alone, they may be each other's partners, and a rewrite between them must not be
    // excused by the shape facts that both of them bring.
    const excused = removed.length === 0 || added.length === 0;
    for (const i of removed)
        if (!excused || !lists.explained('base', i))
            addElement(collector, lists, 'base', i, key);
    for (const j of added)
        if (!excused || !lists.explained('head', j))
            addElement(collector, lists, 'head', j, key);
}
function addElement(collector, lists, side, index, key) {
    const verb = side === 'base' ? 'removed' : 'added';
    if (!(0,comparison_collector/* wants */.YN)(collector, 'value')) {
        (0,comparison_collector/* tally */.N4)(collector, 'value', `${lists.noun}# ${verb}`);
        return;
    }
    const line = lists.lineOf(side, index);
    const lineField = side === 'base' ? { baseLine: line } : { headLine: line };
    (0,comparison_collector/* addChange */.qI)(collector, {
        kind: 'value',
        at: lists.at(index, index),
        base: side === 'base' ? lists.show('base', index) : null,
        head: side === 'head' ? lists.show('head', index) : null,
        ...(line > 0 ? lineField : {}),
        note: `${lists.noun}${keyLabel(key, side, index)} ${verb}`,
    }, `${lists.noun}# ${verb}`);
}
function addMoved(collector, lists, i, j) {
    if (!(0,comparison_collector/* wants */.YN)(collector, 'value')) {
        (0,comparison_collector/* tally */.N4)(collector, 'value', `${lists.noun}# moved`);
        return;
    }
    const baseLine = lists.lineOf('base', i);
    const headLine = lists.lineOf('head', j);
    (0,comparison_collector/* addChange */.qI)(collector, {
        kind: 'value',
        at: lists.at(i, j),
        base: lists.show('base', i),
        head: lists.show('head', j),
        ...(baseLine > 0 ? { baseLine } : {}),
        ...(headLine > 0 ? { headLine } : {}),
        note: `moved from position ${i + 1} to ${j + 1}`,
    }, `${lists.noun}# moved`);
}
function diffUnordered(collector, lists) {
    const facts = (0,alignment/* readPairing */.fC)(matchUnordered(lists), lists.baseLength, lists.headLength);
    if (facts.moved.size > 0) {
        (0,comparison_collector/* addNote */.gp)(collector, `${lists.here}: another order, declared unordered`);
        (0,comparison_collector/* addChange */.qI)(collector, { kind: 'representation', at: lists.here, base: null, head: null, note: 'order only, declared unordered' }, 'unordered list# in another order');
    }
    addLoose(collector, lists, facts, undefined);
    for (const [i, j] of facts.pairs)
        lists.diff(i, j);
}


/***/ }),

/***/ 35872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   B_: () => (/* binding */ stepsOf),
/* harmony export */   Bc: () => (/* binding */ decimalOf),
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   DK: () => (/* binding */ typeNames),
/* harmony export */   QP: () => (/* binding */ typeOf),
/* harmony export */   RV: () => (/* binding */ guardDepth),
/* harmony export */   UT: () => (/* binding */ equalNodes),
/* harmony export */   WS: () => (/* binding */ DepthReached),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   ci: () => (/* binding */ TYPE_BITS),
/* harmony export */   cr: () => (/* binding */ typeBit),
/* harmony export */   eQ: () => (/* binding */ identical),
/* harmony export */   ex: () => (/* binding */ equalBytes),
/* harmony export */   l: () => (/* binding */ hashNode),
/* harmony export */   lX: () => (/* binding */ clipPair),
/* harmony export */   m9: () => (/* binding */ membersByName),
/* harmony export */   qY: () => (/* binding */ normalizedCell),
/* harmony export */   qj: () => (/* binding */ hashText),
/* harmony export */   zZ: () => (/* binding */ NUMERIC_BITS)
/* harmony export */ });
/* unused harmony export MAX_WALK_DEPTH */
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70279);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87213);


/**
 * Deepest nesting that the comparison walks. Readers stop at the policy's own limit (512); this one keeps the
 * stack safe where a policy raises that, and what lies below is reported as not compared, never as equal.
 */
const MAX_WALK_DEPTH = 1_024;
/** Thrown inside the comparison where MAX_WALK_DEPTH is reached; `compare.ts` turns it into a limit that fails upward. */
class DepthReached extends Error {
    name = 'DepthReached';
}
function guardDepth(depth) {
    if (depth > MAX_WALK_DEPTH)
        throw new DepthReached(`nesting deeper than ${MAX_WALK_DEPTH} was not compared`);
}
/** One bit per type, so that a set of types is a number. */
const TYPE_BITS = {
    object: 1,
    array: 2,
    string: 4,
    boolean: 8,
    null: 16,
    'date-time': 32,
    binary: 64,
    number: 128,
    integer: 256,
    float: 512,
};
const NUMERIC_BITS = TYPE_BITS.number | TYPE_BITS.integer | TYPE_BITS.float;
function typeOf(node) {
    return node.kind === 'number' ? node.type : node.kind;
}
function typeBit(node) {
    return TYPE_BITS[typeOf(node)];
}
function typeNames(bits) {
    const names = Object.keys(TYPE_BITS).filter((name) => (bits & TYPE_BITS[name]) !== 0);
    return names.join(' or ');
}
/** The decimal spelling of a number: what exact arithmetic works on. */
function decimalOf(node) {
    return node.decimal ?? node.literal;
}
/** The value of the first member of that name. */
function memberOf(node, name) {
    for (const member of node.members)
        if (member.name === name)
            return member.value;
    return undefined;
}
/** Members by name, occurrences in order. */
function membersByName(node) {
    const byName = new Map();
    for (const member of node.members) {
        const known = byName.get(member.name);
        if (known)
            known.push(member);
        else
            byName.set(member.name, [member]);
    }
    return byName;
}
function equalBytes(a, b) {
    return a.length === b.length && Buffer.compare(a, b) === 0;
}
function equalNumbers(a, b) {
    if (a.type !== b.type)
        return false;
    const x = decimalOf(a);
    const y = decimalOf(b);
    return x === y || (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalDecimal */ .st)(x) === (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalDecimal */ .st)(y);
}
/** Equal scalars: the same type and value, however spelled. */
function equalScalars(a, b) {
    if (a.kind === 'number')
        return b.kind === 'number' && equalNumbers(a, b);
    if (a.kind === 'binary')
        return b.kind === 'binary' && equalBytes(a.bytes, b.bytes);
    if (a.kind === 'null')
        return b.kind === 'null';
    if (a.kind === 'string' || a.kind === 'boolean' || a.kind === 'date-time')
        return a.kind === b.kind && a.value === b.value;
    return false;
}
/** The same data: order of members and spelling of numbers aside, order of elements not. */
function equalNodes(a, b, depth = 0) {
    if (a === b)
        return true;
    guardDepth(depth);
    if (a.kind === 'array') {
        if (b.kind !== 'array' || a.items.length !== b.items.length)
            return false;
        for (let i = 0; i < a.items.length; i += 1) {
            if (!equalNodes(a.items[i], b.items[i], depth + 1))
                return false;
        }
        return true;
    }
    if (a.kind === 'object')
        return b.kind === 'object' && equalObjects(a, b, depth);
    return equalScalars(a, b);
}
function equalObjects(a, b, depth) {
    const { members } = a;
    if (members.length !== b.members.length)
        return false;
    let i = 0;
    // The usual case: the same names in the same order.
    while (i < members.length && members[i].name === b.members[i].name) {
        if (!equalNodes(members[i].value, b.members[i].value, depth + 1))
            return false;
        i += 1;
    }
    if (i === members.length)
        return true;
    const others = membersByName(b);
    for (const [name, own] of membersByName(a)) {
        const other = others.get(name);
        if (other?.length !== own.length)
            return false;
        for (let j = 0; j < own.length; j += 1) {
            if (!equalNodes(own[j].value, other[j].value, depth + 1))
                return false;
        }
    }
    return true;
}
/**
 * The same data spelled the same, members in the same order. Nodes found to differ are remembered, so that a walk which
 * descends along a difference does not scan the same stretch at every level.
 */
function identical(a, b, different, depth = 0) {
    if (a === b)
        return true;
    guardDepth(depth);
    if (a.kind === 'array' && b.kind === 'array') {
        if (different.has(a))
            return false;
        let same = a.items.length === b.items.length;
        for (let i = 0; same && i < a.items.length; i += 1)
            same = identical(a.items[i], b.items[i], different, depth + 1);
        if (!same)
            different.add(a);
        return same;
    }
    if (a.kind === 'object' && b.kind === 'object') {
        if (different.has(a))
            return false;
        let same = a.members.length === b.members.length;
        for (let i = 0; same && i < a.members.length; i += 1) {
            const member = a.members[i];
            const other = b.members[i];
            same = member.name === other.name && identical(member.value, other.value, different, depth + 1);
        }
        if (!same)
            different.add(a);
        return same;
    }
    if (a.kind === 'number')
        return b.kind === 'number' && a.literal === b.literal && a.type === b.type && a.decimal === b.decimal;
    return equalScalars(a, b);
}
/** FNV-1a over UTF-16 units. A collision costs time, never a verdict: equal hashes are always checked by equality. */
function hashText(text, seed = 0x811c9dc5) {
    let hash = seed;
    for (let i = 0; i < text.length; i += 1)
        hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return hash | 0;
}
function mix(hash, value) {
    return Math.imul((hash ^ value) + 0x9e3779b9, 0x85ebca6b) ^ (hash >>> 13);
}
/** Equal nodes (`equalNodes`) have equal hashes. */
function hashNode(node, cache, depth = 0) {
    guardDepth(depth);
    if (node.kind !== 'array' && node.kind !== 'object')
        return hashScalar(node);
    const known = cache.get(node);
    if (known !== undefined)
        return known;
    let hash = node.kind === 'array' ? 17 : 19;
    if (node.kind === 'array') {
        for (const item of node.items)
            hash = mix(hash, hashNode(item, cache, depth + 1));
    }
    else {
        // A sum, because the order of members is no data.
        let sum = 0;
        for (const { name, value } of node.members)
            sum = (sum + mix(hashText(name), hashNode(value, cache, depth + 1))) | 0;
        hash = mix(hash, sum);
    }
    cache.set(node, hash);
    return hash;
}
function hashScalar(node) {
    switch (node.kind) {
        case 'number':
            return hashText((0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalDecimal */ .st)(decimalOf(node)), TYPE_BITS[node.type]);
        case 'binary':
            return node.bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 23);
        case 'null':
            return 29;
        case 'boolean':
            return node.value ? 31 : 37;
        default:
            return hashText(node.value, TYPE_BITS[node.kind]);
    }
}
/** Longest text of a value in a change; reporters shorten further. A longer one starts near its first difference. */
const MAX_SHOWN = 2_000;
const SHOWN_BEFORE_DIFFERENCE = 60;
/** A scalar as a person would write it, a container in short. */
function show(node) {
    switch (node.kind) {
        case 'number':
            return node.literal;
        case 'string':
            return JSON.stringify(node.value);
        case 'boolean':
            return String(node.value);
        case 'null':
            return 'null';
        case 'date-time':
            return node.value;
        case 'binary':
            return `${node.bytes.length} bytes`;
        default:
            return clip(showContainer(node, 0));
    }
}
const SHOWN_MEMBERS = 6;
const SHOWN_DEPTH = 2;
function showContainer(node, depth) {
    if (node.kind !== 'array' && node.kind !== 'object')
        return clip(show(node), 200);
    const count = node.kind === 'array' ? node.items.length : node.members.length;
    const [open, close] = node.kind === 'array' ? ['[', ']'] : ['{', '}'];
    if (count > 0 && depth >= SHOWN_DEPTH)
        return `${open}...${close}`;
    const parts = node.kind === 'array'
        ? node.items.slice(0, SHOWN_MEMBERS).map((item) => showContainer(item, depth + 1))
        : node.members
            .slice(0, SHOWN_MEMBERS)
            .map(({ name, value }) => `${JSON.stringify(name)}: ${showContainer(value, depth + 1)}`);
    const more = count > SHOWN_MEMBERS ? [`... ${count - SHOWN_MEMBERS} more`] : [];
    return `${open}${[...parts, ...more].join(', ')}${close}`;
}
function clip(text, length = MAX_SHOWN) {
    return text.length <= length ? text : `${text.slice(0, length)}...`;
}
/** Both texts cut to MAX_SHOWN so that their first difference stays visible. */
function clipPair(base, head) {
    if (base.length <= MAX_SHOWN && head.length <= MAX_SHOWN)
        return [base, head];
    let first = 0;
    while (first < base.length && base[first] === head[first])
        first += 1;
    const start = Math.max(0, first - SHOWN_BEFORE_DIFFERENCE);
    const lead = start > 0 ? '...' : '';
    return [`${lead}${clip(base.slice(start))}`, `${lead}${clip(head.slice(start))}`];
}
function stepsOf(place, side) {
    const steps = [];
    for (let at = place; at; at = at.parent)
        steps.push(at[side]);
    return steps.reverse();
}
function pathOf(place, side = 'head') {
    return (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizedPath */ .pT)(stepsOf(place, side));
}
/** A cell as a row is shown: text as it is, nodes as `show` writes them. */
function normalizedCell(cell) {
    return typeof cell === 'string' ? cell : show(cell);
}


/***/ }),

/***/ 70279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ parseDecimal),
/* harmony export */   BY: () => (/* binding */ withinForCertain),
/* harmony export */   R1: () => (/* binding */ compareMagnitudes),
/* harmony export */   V2: () => (/* binding */ isMeasured),
/* harmony export */   be: () => (/* binding */ isZero),
/* harmony export */   iv: () => (/* binding */ difference),
/* harmony export */   m: () => (/* binding */ isIntegerLiteral),
/* harmony export */   st: () => (/* binding */ canonicalDecimal),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   wP: () => (/* binding */ isWhole)
/* harmony export */ });
/* unused harmony exports equalDecimals, boundDecimal, withinExactly */
/* harmony import */ var _documents_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69015);
/**
 * Exact arithmetic on number literals. A value is kept as digits and a power of ten, so `1e999999999`
 * costs nine digits and never expands. Own arithmetic: docs/adr/0020.
 */

const LITERAL = /^([+-]?)([0-9]*)(?:\.([0-9]*))?(?:[eE]([+-]?[0-9]+))?$/;
/** Reads a decimal spelling; undefined for everything else, NaN and the infinities included. Linear in the literal's length. */
function parseDecimal(literal) {
    const match = LITERAL.exec(literal);
    if (!match)
        return undefined;
    const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
    const all = whole + fraction;
    if (all === '')
        return undefined;
    let start = 0;
    while (start < all.length && all.charCodeAt(start) === 48)
        start += 1;
    let end = all.length;
    while (end > start && all.charCodeAt(end - 1) === 48)
        end -= 1;
    const digits = all.slice(start, end);
    if (digits === '')
        return { negative: sign === '-', digits, exponent: 0n };
    return {
        negative: sign === '-',
        digits,
        exponent: BigInt(exponent) - BigInt(fraction.length) + BigInt(all.length - end),
    };
}
/** Equal as decimals; the sign of zero is spelling. */
function equalDecimals(a, b) {
    return a.digits === b.digits && a.exponent === b.exponent && (a.negative === b.negative || a.digits === '');
}
/** A text that is the same for equal decimals and for no others. */
function canonicalDecimal(literal) {
    if (/^-?(?:0|[1-9][0-9]{0,14})$/.test(literal) && literal !== '-0')
        return stripZeros(literal);
    // A literal over the limit is compared as written: its exponent alone could take minutes to read.
    const value = literal.length > _documents_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NUMBER_CHARACTERS */ .SO ? undefined : parseDecimal(literal);
    if (!value)
        return `?${literal}`;
    if (value.digits === '')
        return '0e0';
    return `${value.negative ? '-' : ''}${value.digits}e${value.exponent}`;
}
function stripZeros(integer) {
    if (integer === '0')
        return '0e0';
    let end = integer.length;
    while (integer.charCodeAt(end - 1) === 48)
        end -= 1;
    return `${integer.slice(0, end)}e${integer.length - end}`;
}
/** Whether the value is an integer, however it is spelled. */
function isWhole(literal) {
    const value = parseDecimal(literal);
    return value !== undefined && value.exponent >= 0n;
}
function isZero(value) {
    return value.digits === '';
}
/** The power of ten above the first digit; only for values that are not zero. */
function magnitude(value) {
    return value.exponent + BigInt(value.digits.length);
}
/** Compares magnitudes, signs aside: below, at or above 0. Aligns digits only where the magnitudes agree, so it is bounded by the digits. */
function compareMagnitudes(a, b) {
    if (isZero(a) || isZero(b))
        return isZero(a) ? (isZero(b) ? 0 : -1) : 1;
    const left = magnitude(a);
    const right = magnitude(b);
    if (left !== right)
        return left < right ? -1 : 1;
    const length = Math.max(a.digits.length, b.digits.length);
    const x = a.digits.padEnd(length, '0');
    const y = b.digits.padEnd(length, '0');
    return x === y ? 0 : x < y ? -1 : 1;
}
function fromInteger(value, exponent) {
    const text = (value < 0n ? -value : value).toString();
    let end = text.length;
    while (end > 0 && text.charCodeAt(end - 1) === 48)
        end -= 1;
    const digits = text.slice(0, end);
    return { negative: value < 0n, digits, exponent: digits === '' ? 0n : exponent + BigInt(text.length - end) };
}
function signed(value) {
    const digits = BigInt(value.digits === '' ? '0' : value.digits);
    return value.negative ? -digits : digits;
}
/**
 * Where the magnitudes of two values lie further apart than this, their difference is not computed: with literals of at
 * most 4,096 characters no bound can fall between the larger one and the difference.
 */
const WIDEST_ALIGNMENT = 10000n;
function difference(a, b) {
    if (isZero(a) || isZero(b))
        return { value: { ...(isZero(a) ? b : a), negative: false }, tail: 0 };
    const gap = magnitude(a) - magnitude(b);
    if (gap > WIDEST_ALIGNMENT || gap < -WIDEST_ALIGNMENT) {
        return { value: { ...(gap > 0n ? a : b), negative: false }, tail: a.negative === b.negative ? -1 : 1 };
    }
    // biome-ignore lint/complexity/useMathMinMax: Math.min takes no bigint
    const exponent = a.exponent < b.exponent ? a.exponent : b.exponent;
    const x = signed(a) * 10n ** (a.exponent - exponent);
    const y = signed(b) * 10n ** (b.exponent - exponent);
    const distance = x > y ? x - y : y - x;
    return { value: fromInteger(distance, exponent), tail: 0 };
}
function multiply(a, b) {
    return fromInteger(signed(a) * signed(b), a.exponent + b.exponent);
}
function atMost({ value, tail }, bound) {
    const order = compareMagnitudes(value, bound);
    return order < 0 || (order === 0 && tail <= 0);
}
const bounds = new Map();
/** The decimal that a bound was written as: a policy's 0.1 means one tenth, not the double nearest to it. */
function boundDecimal(bound) {
    const known = bounds.get(bound);
    if (known)
        return known;
    const value = parseDecimal(String(bound));
    // NaN and infinities cannot come from a validated policy; refusing all is the safe reading.
    const decimal = value === undefined || value.negative ? { negative: false, digits: '', exponent: 0n } : value;
    if (bounds.size < 1_000)
        bounds.set(bound, decimal);
    return decimal;
}
/** `|a-b| <= max(absolute, relative * min(|a|,|b|))`, inclusive and exact. */
function withinExactly(a, b, relative, absolute) {
    const distance = difference(a, b);
    if (atMost(distance, absolute))
        return true;
    const smaller = compareMagnitudes(a, b) <= 0 ? a : b;
    return atMost(distance, multiply(relative, { ...smaller, negative: false }));
}
/** Four units of roundoff for each operand: what conversion and subtraction of doubles can lose, with room. */
const ROUNDOFF = 4 * Number.EPSILON;
const SMALLEST_CERTAIN = 1e-290;
const LARGEST_CERTAIN = 1e290;
/** What doubles can say for certain about `withinExactly`; undefined where only exact arithmetic can. */
function withinForCertain(a, b, { relative, absolute }) {
    const x = Math.abs(a);
    const y = Math.abs(b);
    if (!certain(x) || !certain(y))
        return undefined;
    const distance = Math.abs(a - b);
    const limit = Math.max(absolute, relative * Math.min(x, y));
    const doubt = ROUNDOFF * (x + y + limit);
    if (distance > limit + doubt)
        return false;
    if (distance < limit - doubt)
        return true;
    return undefined;
}
function certain(magnitude) {
    return magnitude > SMALLEST_CERTAIN && magnitude < LARGEST_CERTAIN;
}
/** `withinExactly` on two literals, by doubles where those are certain. False for what is no decimal. */
function within(a, b, limits, absolute = boundDecimal(limits.absolute)) {
    const quick = withinForCertain(Number(a), Number(b), limits);
    if (quick !== undefined)
        return quick;
    const x = parseDecimal(a);
    const y = parseDecimal(b);
    return x !== undefined && y !== undefined && withinExactly(x, y, boundDecimal(limits.relative), absolute);
}
/** Spelled as an integer: digits with an optional sign, no point, no exponent. */
function isIntegerLiteral(literal) {
    return /^[+-]?[0-9]+$/.test(literal);
}
const MEASURED_DIGITS = 6;
/** CLASSES section 5, rule 4: an exponent, or six or more digits after the point. */
function isMeasured(literal) {
    if (/[eE]/.test(literal))
        return true;
    const point = literal.indexOf('.');
    return point >= 0 && literal.length - point - 1 >= MEASURED_DIGITS;
}


/***/ }),

/***/ 87213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ matchesPath),
/* harmony export */   FR: () => (/* binding */ matchesGeneralised),
/* harmony export */   Rr: () => (/* binding */ parsePath),
/* harmony export */   mk: () => (/* binding */ compareSpecificity),
/* harmony export */   pT: () => (/* binding */ normalizedPath)
/* harmony export */ });
/**
 * The subset of RFC 9535 that a policy uses: `$`, `.name`, `['name']`, `[0]`, `[*]`, `.*`, and each of
 * them after `..`. Filters, slices, unions and negative indexes are not part of it.
 */
const NAME_FIRST = /[\p{L}_]/u;
const NAME_NEXT = /[\p{L}\p{M}\p{N}_-]/u;
/** Parses a path; `column` of a failure is one-based. Never throws. */
function parsePath(source) {
    const cursor = { text: source.trim(), at: 0 };
    const segments = [];
    if (cursor.text[0] !== '$')
        return { ok: false, reason: 'a path starts with `$`', column: 1 };
    cursor.at = 1;
    while (cursor.at < cursor.text.length) {
        const start = cursor.at;
        const selector = readSegment(cursor);
        if (typeof selector === 'string')
            return { ok: false, reason: selector, column: start + 1 };
        segments.push(selector);
    }
    return { ok: true, pattern: { source, segments } };
}
function readSegment(cursor) {
    const { text } = cursor;
    const deep = text.startsWith('..', cursor.at);
    if (deep)
        cursor.at += 2;
    else if (text[cursor.at] === '.')
        cursor.at += 1;
    else if (text[cursor.at] !== '[')
        return 'expected `.name`, `[...]` or `..`';
    const selector = text[cursor.at] === '[' && (deep || text[cursor.at - 1] !== '.') ? readBracket(cursor) : readName(cursor);
    return typeof selector === 'string' ? selector : { deep, selector };
}
function readName(cursor) {
    const { text } = cursor;
    if (text[cursor.at] === '*') {
        cursor.at += 1;
        return { kind: 'any' };
    }
    let name = '';
    for (const character of text.slice(cursor.at)) {
        if (!(name === '' ? NAME_FIRST : NAME_NEXT).test(character))
            break;
        name += character;
    }
    if (name === '')
        return "expected a name; names with other characters are written ['like this']";
    cursor.at += name.length;
    return { kind: 'name', name };
}
function readBracket(cursor) {
    const { text } = cursor;
    cursor.at += 1;
    const quote = text[cursor.at];
    if (quote === "'" || quote === '"')
        return readQuoted(cursor, quote);
    const close = text.indexOf(']', cursor.at);
    if (close < 0)
        return '`[` without `]`';
    const inside = text.slice(cursor.at, close).trim();
    cursor.at = close + 1;
    if (inside === '*')
        return { kind: 'any' };
    if (/^(?:0|[1-9][0-9]{0,14})$/.test(inside))
        return { kind: 'index', index: Number(inside) };
    return `\`[${inside}]\` is not \`[*]\`, an index or a quoted name`;
}
const ESCAPES = new Map([
    ['b', '\b'],
    ['t', '\t'],
    ['n', '\n'],
    ['f', '\f'],
    ['r', '\r'],
]);
function readQuoted(cursor, quote) {
    const { text } = cursor;
    let name = '';
    cursor.at += 1;
    while (cursor.at < text.length && text[cursor.at] !== quote) {
        let character = text[cursor.at] ?? '';
        if (character === '\\') {
            cursor.at += 1;
            const escaped = text[cursor.at] ?? '';
            const hex = escaped === 'u' ? /^[0-9a-fA-F]{4}/.exec(text.slice(cursor.at + 1)) : null;
            if (hex)
                cursor.at += 4;
            character = hex ? String.fromCharCode(Number.parseInt(hex[0], 16)) : (ESCAPES.get(escaped) ?? escaped);
        }
        name += character;
        cursor.at += 1;
    }
    if (text[cursor.at] !== quote || text[cursor.at + 1] !== ']')
        return 'a quoted name ends with a quote and `]`';
    cursor.at += 2;
    return { kind: 'name', name };
}
function selects(selector, step) {
    switch (selector.kind) {
        case 'any':
            return true;
        case 'name':
            return selector.name === step;
        case 'index':
            return selector.index === step;
    }
}
/**
 * Whether the pattern selects the node that the steps lead to. `same` lets a caller match other step
 * alphabets, as the generalised paths of shape facts. Linear in pattern times path.
 */
function matchesPath(pattern, steps, same = selects) {
    const { segments } = pattern;
    if (segments.length > steps.length)
        return false;
    let reached = new Uint8Array(segments.length + 1);
    reached[0] = 1;
    for (const step of steps) {
        const next = new Uint8Array(segments.length + 1);
        for (let i = 0; i < segments.length; i += 1) {
            const segment = segments[i];
            if (!reached[i] || segment === undefined)
                continue;
            // A deep segment may still be waiting for its selector further down.
            if (segment.deep)
                next[i] = 1;
            if (same(segment.selector, step))
                next[i + 1] = 1;
        }
        reached = next;
    }
    return reached[segments.length] === 1;
}
/** As matchesPath, for a path whose elements and map entries are written `[*]`: `[*]` stands for any child, a name for itself, an index for nothing. */
function matchesGeneralised(pattern, steps) {
    return matchesPath(pattern, steps, (selector, step) => selector.kind === 'any' ? true : selector.kind === 'name' && selector.name === step);
}
/** Below 0 where `a` is more specific than `b`: without `..` first, then more names and indexes, then fewer wildcards. */
function compareSpecificity(a, b) {
    const rank = ({ segments }) => {
        const exact = segments.filter(({ selector }) => selector.kind !== 'any').length;
        return [segments.filter(({ deep }) => deep).length, -exact, segments.length - exact];
    };
    const left = rank(a);
    const right = rank(b);
    return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}
const NORMALIZED_ESCAPES = {
    '\b': '\\b',
    '\t': '\\t',
    '\n': '\\n',
    '\f': '\\f',
    '\r': '\\r',
    "'": "\\'",
    '\\': '\\\\',
};
/** The RFC 9535 normalized path (section 2.7): `$['items'][0]['price']`. */
function normalizedPath(steps) {
    return `$${steps.map(normalizedStep).join('')}`;
}
function normalizedStep(step) {
    if (typeof step === 'number')
        return `[${step}]`;
    const escaped = step.replace(/[\u0000-\u001f'\\]/g, (character) => NORMALIZED_ESCAPES[character] ?? `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
    return `['${escaped}']`;
}


/***/ }),

/***/ 44258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ selectedBy),
/* harmony export */   JV: () => (/* binding */ hiddenByText),
/* harmony export */   Zb: () => (/* binding */ prepareRules),
/* harmony export */   mt: () => (/* binding */ withoutRules)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87213);

/** CLASSES section 5: a wider relative bound is allowed and remarked on. */
const WIDE_RELATIVE = 1e-3;
/** CLASSES section 4: every channel within 1/255, no pixel beyond. */
const DEFAULT_PIXELS = { delta: 1, ratio: 0 };
const WIDE_RATIO = 0.1;
function named(paths, label, remarks) {
    return paths.flatMap((path, index) => namedPath(path, `${label}[${index}]`, remarks));
}
function namedPath(path, label, remarks) {
    const parsed = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePath */ .Rr)(path);
    if (parsed.ok)
        return [{ label, pattern: parsed.pattern }];
    remarks.push(`${label} is ignored: ${parsed.reason} (column ${parsed.column} of \`${path}\`)`);
    return [];
}
/** Parses the rules of a job. Regular expressions are loaded only where a policy has some. */
async function prepareRules(job) {
    const { rule, tolerance } = job;
    const remarks = [];
    const tolerances = rule.tolerances.flatMap((entry, index) => entry.path === undefined
        ? []
        : namedPath(entry.path, `tolerances[${index}]`, remarks).map((path) => ({ ...path, rule: entry })));
    tolerances.sort((a, b) => (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .compareSpecificity */ .mk)(a.pattern, b.pattern));
    remarks.push(...wideRules(rule));
    return {
        tolerances,
        globals: rule.tolerances.filter(({ path }) => path === undefined),
        measured: tolerance,
        keys: Object.entries(rule.keys).flatMap(([path, names]) => namedPath(path, `keys[${JSON.stringify(path)}]`, remarks).map((entry) => ({ ...entry, names }))),
        unordered: named(rule.unordered, 'unordered', remarks),
        maps: named(rule.maps, 'maps', remarks),
        notMaps: named(rule.notMaps, 'not-maps', remarks),
        ids: named(rule.volatile.ids, 'volatile.ids', remarks),
        timestamps: named(rule.volatile.timestamps, 'volatile.timestamps', remarks),
        texts: await volatileTexts(rule.volatile.regex, remarks),
        pixels: rule.pixels ?? DEFAULT_PIXELS,
        used: new Set(),
        remarks,
    };
}
function wideRules(rule) {
    const remarks = rule.tolerances.flatMap(({ relative, path }, index) => relative !== undefined && relative > WIDE_RELATIVE
        ? [`tolerances[${index}]${path ? ` (${path})` : ''} is wide: relative ${relative} is over ${WIDE_RELATIVE}`]
        : []);
    if (rule.pixels && rule.pixels.ratio >= WIDE_RATIO) {
        remarks.push(`pixels is wide: a share of ${rule.pixels.ratio} of the pixels may change by any amount`);
    }
    return remarks;
}
async function volatileTexts(patterns, remarks) {
    if (patterns.length === 0)
        return [];
    const { RE2JS } = await __webpack_require__.e(/* import() */ 7114).then(__webpack_require__.bind(__webpack_require__, 87114));
    return patterns.flatMap((source, index) => {
        const label = `volatile.regex[${index}]`;
        try {
            const compiled = RE2JS.compile(source);
            return [{ label, split: (text) => splitAt(compiled.matcher(text), text) }];
        }
        catch (error) {
            remarks.push(`${label} is ignored: ${error instanceof Error ? error.message : String(error)}`);
            return [];
        }
    });
}
function splitAt(matcher, text) {
    const pieces = [];
    let last = 0;
    while (matcher.find()) {
        // An empty match hides nothing.
        if (matcher.end() === matcher.start())
            continue;
        pieces.push(text.slice(last, matcher.start()));
        last = matcher.end();
    }
    pieces.push(text.slice(last));
    return { pieces, matches: pieces.length - 1 };
}
/** The same without anything that forgives a difference. */
function withoutRules(rules) {
    const nothing = { relative: 0, absolute: 0 };
    return {
        ...rules,
        tolerances: [],
        globals: [],
        measured: nothing,
        unordered: [],
        ids: [],
        timestamps: [],
        texts: [],
    };
}
/** Whether one of the paths selects the node on both sides; marks it as used. */
function selectedBy(paths, baseSteps, headSteps, used) {
    for (const { label, pattern } of paths) {
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesPath */ .$h)(pattern, baseSteps) && (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesPath */ .$h)(pattern, headSteps)) {
            used.add(label);
            return true;
        }
    }
    return false;
}
/** Whether two strings are equal but for stretches that the policy calls volatile; the number hidden, or undefined. */
function hiddenByText(rules, base, head) {
    if (rules.texts.length === 0)
        return undefined;
    let left = [base];
    let right = [head];
    let hidden = 0;
    for (const { label, split } of rules.texts) {
        const a = left.map(split);
        const b = right.map(split);
        // The count of matches is no part of what may be hidden.
        if (a.some(({ matches }, index) => matches !== b[index]?.matches))
            continue;
        const matches = a.reduce((sum, entry) => sum + entry.matches, 0);
        if (matches > 0)
            rules.used.add(label);
        hidden += matches;
        left = a.flatMap(({ pieces }) => pieces);
        right = b.flatMap(({ pieces }) => pieces);
    }
    return hidden > 0 && left.length === right.length && left.every((piece, index) => piece === right[index])
        ? hidden
        : undefined;
}


/***/ }),

/***/ 95182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gl: () => (/* binding */ stripEnd),
/* harmony export */   W7: () => (/* binding */ diffTexts),
/* harmony export */   tZ: () => (/* binding */ normalizeLines)
/* harmony export */ });
/* harmony import */ var _collector_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83230);
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54542);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10690);
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35872);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44258);
/* harmony import */ var _tolerance_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94262);






/**
 * What Python's `str.rstrip()` takes from the end of a line (SYSTEMS M5): JavaScript's `trimEnd` also takes U+FEFF,
 * and leaves U+001C to U+001F and U+0085.
 */
function isStripped(code) {
    return ((code >= 0x09 && code <= 0x0d) ||
        (code >= 0x1c && code <= 0x20) ||
        code === 0x85 ||
        code === 0xa0 ||
        code === 0x1680 ||
        (code >= 0x2000 && code <= 0x200a) ||
        code === 0x2028 ||
        code === 0x2029 ||
        code === 0x202f ||
        code === 0x205f ||
        code === 0x3000);
}
function stripEnd(line) {
    let end = line.length;
    while (end > 0 && isStripped(line.charCodeAt(end - 1)))
        end -= 1;
    return end === line.length ? line : line.slice(0, end);
}
/** Text normalisation version 1 on lines: ends stripped, empty lines at the end dropped. */
function normalizeLines(lines) {
    const stripped = lines.map(stripEnd);
    while (stripped.at(-1) === '')
        stripped.pop();
    return stripped;
}
/** Plain text against plain text: lines, compared in normalisation version 1. */
function diffTexts(context, base, head) {
    const left = normalizeLines(base.lines);
    const right = normalizeLines(head.lines);
    (0,_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .diffLists */ .p)(context.collector, linesOf(context, left, right), context.aligner);
    trailing(context.collector, base.lines, head.lines, left, right);
}
/** What normalisation forgave: reported where the texts have the same lines, so that the reason is exact. */
function trailing(collector, base, head, left, right) {
    const blank = base.length - left.length !== head.length - right.length;
    if (blank) {
        (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .addChange */ .qI)(collector, {
            kind: 'representation',
            at: `line ${Math.min(left.length, right.length) + 1}`,
            base: null,
            head: null,
            note: 'empty lines at the end',
        }, '=empty lines at the end');
    }
    if (left.length !== right.length)
        return;
    for (const [index, line] of left.entries()) {
        const from = base[index] ?? '';
        const to = head[index] ?? '';
        if (line !== right[index] || from === to)
            continue;
        (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .addChange */ .qI)(collector, {
            kind: 'representation',
            at: `line ${index + 1}`,
            base: from,
            head: to,
            baseLine: index + 1,
            headLine: index + 1,
            note: 'trailing white space',
        }, 'line# with other trailing white space');
    }
}
function linesOf(context, base, head) {
    const { rules } = context;
    return {
        noun: 'line',
        here: 'text',
        unordered: rules.unordered.length > 0 && (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .selectedBy */ .B8)(rules.unordered, [], [], rules.used),
        baseLength: base.length,
        headLength: head.length,
        baseHash: (i) => (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .hashText */ .qj)(base[i]),
        headHash: (j) => (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .hashText */ .qj)(head[j]),
        equal: (i, j) => base[i] === head[j],
        drift: (i, j) => judgeLine(context, base[i], head[j], i, j).kind !== 'value',
        diff: (i, j) => reportLine(context, base[i], head[j], i, j),
        similarity: (i, j) => (judgeLine(context, base[i], head[j], i, j).kind === 'value' ? 0 : 1.5),
        findKey: () => undefined,
        explained: () => false,
        show: (side, index) => (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .clipPair */ .lX)((side === 'base' ? base : head)[index], '')[0],
        at: (_i, j) => `line ${j + 1}`,
        lineOf: (_side, index) => index + 1,
    };
}
function judgeLine(context, base, head, i, j) {
    if (base === head)
        return { kind: 'equal' };
    const { rules } = context;
    const hidden = (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .hiddenByText */ .JV)(rules, base, head);
    if (hidden !== undefined)
        return { kind: 'hidden', count: hidden };
    const place = { base: [i], head: [j] };
    if (rules.tolerances.length === 0 || (0,_tolerance_js__WEBPACK_IMPORTED_MODULE_5__/* .mostSpecific */ .eF)(rules, place).length === 0)
        return { kind: 'value' };
    const from = splitNumbers(base);
    const to = splitNumbers(head);
    if (from.texts.length !== to.texts.length || from.texts.some((text, at) => text !== to.texts[at]))
        return { kind: 'value' };
    const moves = [];
    let spelling = false;
    for (const [at, literal] of from.numbers.entries()) {
        const other = to.numbers[at] ?? '';
        const verdict = (0,_tolerance_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeNumbers */ .YU)((0,_tolerance_js__WEBPACK_IMPORTED_MODULE_5__/* .spelled */ .uQ)(literal, literal, 'number'), (0,_tolerance_js__WEBPACK_IMPORTED_MODULE_5__/* .spelled */ .uQ)(other, other, 'number'), rules, () => place, () => undefined);
        if (verdict.kind === 'value')
            return { kind: 'value', note: `${literal} -> ${other}: ${verdict.note ?? verdict.limit ?? 'exact'}` };
        if (verdict.kind === 'spelling')
            spelling = true;
        if (verdict.kind === 'drift')
            moves.push({ from: literal, to: other, ...(verdict.limit ? { limit: verdict.limit } : {}) });
    }
    return { kind: 'drift', moves, spelling };
}
/**
 * Numbers that stand alone in a line: nothing that could belong to a version, a date, a time, a path or a name may touch
 * them. What is not recognised is compared as text.
 */
const NUMBER = /(?<=^|[\s=([{,;|<>"'])[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?(?=$|[\s)\]},;|<>"'%])/g;
function splitNumbers(line) {
    const texts = [];
    const numbers = [];
    let last = 0;
    for (const match of line.matchAll(NUMBER)) {
        texts.push(line.slice(last, match.index));
        numbers.push(match[0]);
        last = match.index + match[0].length;
    }
    texts.push(line.slice(last));
    return { texts, numbers };
}
function reportLine(context, base, head, i, j) {
    const { collector } = context;
    if (base === head)
        return;
    const verdict = judgeLine(context, base, head, i, j);
    if (verdict.kind === 'value' && !(0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .wants */ .YN)(collector, 'value')) {
        (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .tally */ .N4)(collector, 'value', 'line# rewritten');
        return;
    }
    const [from, to] = (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .clipPair */ .lX)(base, head);
    const where = { at: `line ${j + 1}`, base: from, head: to, baseLine: i + 1, headLine: j + 1 };
    switch (verdict.kind) {
        case 'equal':
            return;
        case 'hidden':
            collector.suppressed += verdict.count;
            (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .addChange */ .qI)(collector, { ...where, kind: 'representation', base: null, head: null, note: 'volatile by policy' }, 'volatile line# hidden');
            return;
        case 'drift':
            for (const move of verdict.moves) {
                (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .addChange */ .qI)(collector, { ...where, kind: 'drift', ...(0,_tolerance_js__WEBPACK_IMPORTED_MODULE_5__/* .distances */ .FV)(move.from, move.to), ...(move.limit ? { limit: move.limit } : {}) }, 'number# moved within tolerance');
            }
            if (verdict.spelling)
                (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .addChange */ .qI)(collector, { ...where, kind: 'representation', note: 'number spelling' }, 'line# with numbers spelled differently');
            return;
        case 'value': {
            const note = verdict.note ?? noteOn(base, head);
            (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .addChange */ .qI)(collector, { ...where, kind: 'value', ...(note ? { note } : {}) }, 'line# rewritten');
            if (note?.startsWith('invisible'))
                (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .addNote */ .gp)(collector, `line ${j + 1}: ${note}`);
        }
    }
}
function noteOn(base, head) {
    if (base.trimStart() === head.trimStart())
        return 'indentation changed';
    return (0,_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .invisibleDifference */ .l)(base, head);
}


/***/ }),

/***/ 94262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nv: () => (/* binding */ describeBounds),
  FV: () => (/* binding */ distances),
  YU: () => (/* binding */ judgeNumbers),
  eF: () => (/* binding */ mostSpecific),
  _K: () => (/* binding */ scaleOf),
  uQ: () => (/* binding */ spelled)
});

// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(69015);
;// CONCATENATED MODULE: ./lib/comparison/names.js
/**
 * CLASSES section 5, rule 3: names of values that are never measured, so that no default tolerance reaches them.
 * `rate_bps` is two words; the rest are one.
 */
const EXACT_WORDS = [
    'id',
    'code',
    'status',
    'version',
    'port',
    'count',
    'qty',
    'quantity',
    'price',
    'amount',
    'total',
    'cents',
    'balance',
    'fee',
    'tax',
    'rate_bps',
    'cost',
    'year',
    'seq',
    'sku',
    'salary',
    'subtotal',
    'due',
];
function plurals(word) {
    if (word === 'cents')
        return ['cent', 'cents'];
    if (word === 'rate_bps')
        return [word, 'rates_bps'];
    const forms = [word, `${word}s`];
    if (/[^aeiou]y$/.test(word))
        forms.push(`${word.slice(0, -1)}ies`);
    if (/(?:s|x)$/.test(word))
        forms.push(`${word}es`);
    return forms;
}
const EXACT_NAMES = new Set(EXACT_WORDS.flatMap(plurals));
const known = new Map();
const MAX_KNOWN_NAMES = 10_000;
/** No exact name is longer; a hostile key of a megabyte is not split into words. */
const MAX_NAME = 200;
/** Whether a name, or its last word in snake, kebab or camel case, is on the exact list. Digits at the end do not count. */
function isExactName(name) {
    const cached = known.get(name);
    if (cached !== undefined)
        return cached;
    const exact = endsExactly(name.slice(-MAX_NAME));
    if (known.size < MAX_KNOWN_NAMES)
        known.set(name, exact);
    return exact;
}
function endsExactly(name) {
    const words = name
        .replace(/IDs(?![a-z])/g, 'Ids')
        .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1_$2')
        .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1_$2')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .map((word) => word.replace(/(?<=\D)[0-9]+$/, ''))
        .filter((word) => word !== '' && !/^[0-9]+$/.test(word));
    const last = words.at(-1);
    if (last === undefined)
        return false;
    return EXACT_NAMES.has(last) || EXACT_NAMES.has(`${words.at(-2) ?? ''}_${last}`);
}
const DATA_KEY = /^(?:[0-9]+|[0-9a-fA-F]{12,}|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[0-9]{4}-[0-9]{2}-[0-9]{2}.*)$/;
/** The last name of a path, indexes and keys that are plainly data (digits, hashes, UUIDs, dates) left out. */
function lastName(steps) {
    for (let i = steps.length - 1; i >= 0; i -= 1) {
        const step = steps[i];
        if (typeof step === 'string' && !DATA_KEY.test(step))
            return step;
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/comparison/numbers.js
var numbers = __webpack_require__(70279);
// EXTERNAL MODULE: ./lib/comparison/paths.js
var paths = __webpack_require__(87213);
;// CONCATENATED MODULE: ./lib/comparison/tolerance.js




function spelled(literal, decimal, type) {
    return { literal, decimal, integer: type === 'integer' || (type === 'number' && (0,numbers/* isIntegerLiteral */.m)(decimal)) };
}
/**
 * CLASSES section 5. `place` and `scale` are asked only where they can matter; `scale` is the smaller of the two
 * lower quartiles at the path, or undefined where there are too few values.
 */
function judgeNumbers(base, head, rules, place, scale) {
    if (base.literal === head.literal)
        return { kind: 'equal' };
    if (base.decimal.length > format/* MAX_NUMBER_CHARACTERS */.SO || head.decimal.length > format/* MAX_NUMBER_CHARACTERS */.SO) {
        return {
            kind: 'value',
            note: `number literals over ${format/* MAX_NUMBER_CHARACTERS */.SO} characters are not compared as numbers`,
        };
    }
    if (base.decimal === head.decimal || (0,numbers/* canonicalDecimal */.st)(base.decimal) === (0,numbers/* canonicalDecimal */.st)(head.decimal)) {
        return spelling(base, head);
    }
    if (!isDecimal(base.decimal) || !isDecimal(head.decimal)) {
        return { kind: 'value', note: 'NaN and the infinities are near no other number' };
    }
    return judgeUnequal(base, head, rules, place(), scale);
}
function isDecimal(decimal) {
    return (0,numbers/* parseDecimal */.$Q)(decimal) !== undefined;
}
function spelling(base, head) {
    const versions = [base.literal, head.literal].some((literal) => /^[1-9][0-9]{0,2}\.[0-9]?[1-9]0$/.test(literal));
    return versions
        ? { kind: 'spelling', note: 'equal as numbers, but it looks like a version: as text they differ' }
        : { kind: 'spelling' };
}
function judgeUnequal(base, head, rules, place, scale) {
    const integers = areIntegers(base, head);
    const byPath = mostSpecific(rules, place);
    if (byPath.length > 0)
        return judgeByRules(base, head, integers, byPath);
    if (integers)
        return { kind: 'value', limit: 'exact (integers)' };
    const name = lastName(place.head);
    if (name !== undefined && isExactName(name)) {
        const note = rules.globals.length > 0 ? `exact name: ${name}; the global rule does not reach it` : `exact name: ${name}`;
        return { kind: 'value', limit: 'exact', note };
    }
    if (rules.globals.length > 0)
        return judgeByGlobals(base, head, rules.globals);
    if ((0,numbers/* isMeasured */.V2)(base.decimal) || (0,numbers/* isMeasured */.V2)(head.decimal))
        return judgeMeasured(base, head, rules, scale);
    return { kind: 'value', limit: 'exact' };
}
/**
 * Both spelled as integers; or one of them, and the other an integer in another spelling. Else `12345678901`
 * could become another id by way of `1.2345678902e10`, and one more change (of the spelling) would have lowered the class.
 */
function areIntegers(base, head) {
    if (base.integer && head.integer)
        return true;
    return (base.integer || head.integer) && (0,numbers/* isWhole */.wP)(base.decimal) && (0,numbers/* isWhole */.wP)(head.decimal);
}
/** The rules of the most specific path that selects the number on both sides; several only where they are equally specific. */
function mostSpecific(rules, place) {
    const matching = rules.tolerances.filter(({ pattern }) => (0,paths/* matchesPath */.$h)(pattern, place.base) && (0,paths/* matchesPath */.$h)(pattern, place.head));
    for (const { label } of matching)
        rules.used.add(label);
    const first = matching[0];
    if (!first)
        return [];
    const rank = rankOf(first);
    return matching.filter((entry) => rankOf(entry) === rank);
}
function rankOf({ pattern }) {
    const exact = pattern.segments.filter(({ selector }) => selector.kind !== 'any').length;
    const deep = pattern.segments.filter((segment) => segment.deep).length;
    return `${deep} ${exact} ${pattern.segments.length}`;
}
function describeBounds({ relative, absolute, path }) {
    const bounds = [
        ...(relative === undefined || relative === 0 ? [] : [`relative ${relative}`]),
        ...(absolute === undefined || absolute === 0 ? [] : [`absolute ${absolute}`]),
    ];
    return `${bounds.length > 0 ? bounds.join(' or ') : 'exact'}${path === undefined ? '' : ` (${path})`}`;
}
function satisfies(base, head, { relative = 0, absolute = 0 }) {
    return (0,numbers/* within */.ux)(base.decimal, head.decimal, { relative, absolute });
}
function judgeByRules(base, head, integers, rules) {
    // Of equally specific rules every one must be satisfied: a second rule may only make the gate stricter.
    const unreached = integers ? rules.find(({ rule }) => rule.integers !== true) : undefined;
    if (unreached) {
        return {
            kind: 'value',
            limit: 'exact (integers)',
            note: `${unreached.rule.path} reaches integers only with integers: true`,
        };
    }
    const failed = rules.find(({ rule }) => !satisfies(base, head, rule));
    const deciding = failed ?? rules[0];
    return { kind: failed ? 'value' : 'drift', ...(deciding ? { limit: describeBounds(deciding.rule) } : {}) };
}
function judgeByGlobals(base, head, globals) {
    const failed = globals.find((rule) => !satisfies(base, head, rule));
    const deciding = failed ?? globals[0];
    return { kind: failed ? 'value' : 'drift', ...(deciding ? { limit: describeBounds(deciding) } : {}) };
}
/** CLASSES section 5, rule 4: what the scale of a path is multiplied with where a value is zero or changes its sign. */
const ZERO_FLOOR = { negative: false, digits: '1', exponent: -12n };
function judgeMeasured(base, head, { measured }, scale) {
    const limit = describeBounds({ relative: measured.relative, absolute: measured.absolute });
    if ((0,numbers/* within */.ux)(base.decimal, head.decimal, measured))
        return { kind: 'drift', limit };
    const x = (0,numbers/* parseDecimal */.$Q)(base.decimal);
    const y = (0,numbers/* parseDecimal */.$Q)(head.decimal);
    if (!x || !y || !((0,numbers/* isZero */.be)(x) || (0,numbers/* isZero */.be)(y) || x.negative !== y.negative))
        return { kind: 'value', limit };
    const size = scale();
    if (size === undefined || (0,numbers/* isZero */.be)(size))
        return { kind: 'value', limit };
    const floor = { negative: false, digits: size.digits, exponent: size.exponent + ZERO_FLOOR.exponent };
    const distance = (0,numbers/* difference */.iv)(x, y);
    const inside = distance.tail === 0 && (0,numbers/* compareMagnitudes */.R1)(distance.value, floor) <= 0;
    return { kind: inside ? 'drift' : 'value', limit: `1e-12 of the path's scale ${tolerance_text(size)}` };
}
function tolerance_text({ digits, exponent }) {
    return String(Number(`${digits}e${exponent}`));
}
/** |base - head| and that over the smaller magnitude, as doubles for people; left out where a double cannot hold them. */
function distances(base, head) {
    if (base.length > format/* MAX_NUMBER_CHARACTERS */.SO || head.length > format/* MAX_NUMBER_CHARACTERS */.SO)
        return {};
    const x = (0,numbers/* parseDecimal */.$Q)(base);
    const y = (0,numbers/* parseDecimal */.$Q)(head);
    if (!x || !y)
        return {};
    const { value } = (0,numbers/* difference */.iv)(x, y);
    const absolute = (0,numbers/* isZero */.be)(value) ? 0 : Number(`${value.digits}e${value.exponent}`);
    const smaller = Math.min(Math.abs(Number(base)), Math.abs(Number(head)));
    const relative = absolute / smaller;
    return {
        ...(Number.isFinite(absolute) ? { absolute } : {}),
        ...(Number.isFinite(relative) ? { relative } : {}),
    };
}
/** CLASSES section 5, rule 4: at least so many values that are not zero a side before a path has a scale. */
const SCALE_VALUES = 8;
/** The smaller of the two lower quartiles of the non-zero magnitudes; undefined where a side has too few values. */
function scaleOf(base, head) {
    const left = lowerQuartile(base);
    const right = lowerQuartile(head);
    if (left === undefined || right === undefined)
        return undefined;
    return (0,numbers/* compareMagnitudes */.R1)(left, right) <= 0 ? left : right;
}
function lowerQuartile(decimals) {
    const magnitudes = decimals.flatMap((decimal) => {
        const value = decimal.length > format/* MAX_NUMBER_CHARACTERS */.SO ? undefined : (0,numbers/* parseDecimal */.$Q)(decimal);
        return value && !(0,numbers/* isZero */.be)(value) ? [value] : [];
    });
    if (magnitudes.length < SCALE_VALUES)
        return undefined;
    magnitudes.sort(numbers/* compareMagnitudes */.R1);
    return magnitudes[Math.floor(magnitudes.length / 4)];
}


/***/ }),

/***/ 48661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KV: () => (/* binding */ newIdMap),
/* harmony export */   dI: () => (/* binding */ sameIdFormat),
/* harmony export */   sZ: () => (/* binding */ timestampFormat),
/* harmony export */   xR: () => (/* binding */ idFormat),
/* harmony export */   yw: () => (/* binding */ mapId)
/* harmony export */ });
/**
 * Volatile fields (CLASSES section 7): a rule hides a value, never its presence, type, format or count.
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
const PREFIX = /^[A-Za-z]{1,16}[_:/.-]/;
/** Longer texts are no ids. */
const MAX_ID = 256;
const SHORTEST_HEX = 8;
/** The format of an id: UUID, digits, hexadecimal of a length, or text of a length after a prefix of letters. Undefined for what is none. */
function idFormat(text) {
    if (text === '' || text.length > MAX_ID || /\s/.test(text))
        return undefined;
    if (UUID.test(text))
        return `uuid ${text === text.toLowerCase() ? 'lower' : 'upper'}`;
    if (/^[0-9]+$/.test(text))
        return 'digits';
    if (text.length >= SHORTEST_HEX && HEX.test(text))
        return `hex ${text.length}`;
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
    return hexadecimal && HEX.test(base) && HEX.test(head);
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

/***/ 7097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EC: () => (/* binding */ decodeUnicode),
/* harmony export */   Wb: () => (/* binding */ looksBinary),
/* harmony export */   aj: () => (/* binding */ GUESS),
/* harmony export */   er: () => (/* binding */ sameBytes),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   t$: () => (/* binding */ positionAt),
/* harmony export */   y2: () => (/* binding */ byteOrderMark)
/* harmony export */ });
/** Marks an encoding in `layout.encoding` that statistics chose and nothing in the file proves. */
const GUESS = ' (guess)';
/** chardet is quadratic in nothing but slow (2 MB/s): this much decides. */
const GUESS_BYTES = 65_536;
/**
 * A line that ends in a blank beyond ASCII. Text forgives blanks at the end of a line, and under another encoding than
 * the guessed one that byte is a letter: such a guess does not stand.
 */
const DOUBTFUL_END = /(?:[^\S \t\r\n]|[\x1c-\x1f\x85])[ \t]*(?:[\r\n]|$)/;
/** Longest first: the mark of UTF-32LE begins with that of UTF-16LE. */
const MARKS = [
    { encoding: 'UTF-32LE', label: 'utf-32le', bytes: [0xff, 0xfe, 0, 0] },
    { encoding: 'UTF-32BE', label: 'utf-32be', bytes: [0, 0, 0xfe, 0xff] },
    { encoding: 'UTF-8', label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
    { encoding: 'UTF-16LE', label: 'utf-16le', bytes: [0xff, 0xfe] },
    { encoding: 'UTF-16BE', label: 'utf-16be', bytes: [0xfe, 0xff] },
];
function byteOrderMark(bytes) {
    return MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
}
/**
 * Unicode text as a fixture holds it: UTF-8, or what a byte order mark says. Every invalid sequence is a failure,
 * never a replacement character: two different broken files must not become one text.
 */
function decodeUnicode(bytes) {
    const mark = byteOrderMark(bytes);
    const encoding = mark?.encoding ?? 'UTF-8';
    const body = mark === undefined ? bytes : bytes.subarray(mark.bytes.length);
    const text = strictDecode(body, mark?.label ?? 'utf-8');
    if (text === undefined)
        return { ok: false, reason: `not valid ${encoding}`, ...firstInvalid(body, encoding) };
    const layout = mark === undefined ? { encoding } : { encoding, 'byte order mark': 'present' };
    return { ok: true, text, layout, notices: [] };
}
/**
 * As `decodeUnicode`, and where that fails a legacy encoding as a stated guess. A guess stands only if encoding the
 * text again gives back the very bytes, so that no two byte sequences can meet in one text under one encoding.
 */
async function decodeText(bytes) {
    const unicode = decodeUnicode(bytes);
    if (unicode.ok || byteOrderMark(bytes) !== undefined || looksBinary(bytes))
        return unicode;
    const [chardet, iconv] = await Promise.all([__webpack_require__.e(/* import() */ 1603).then(__webpack_require__.t.bind(__webpack_require__, 61603, 19)), __webpack_require__.e(/* import() */ 494).then(__webpack_require__.t.bind(__webpack_require__, 30494, 19))]);
    const codec = iconv.default ?? iconv;
    const guesses = (chardet.default ?? chardet).analyse(bytes.subarray(0, GUESS_BYTES));
    for (const { name } of guesses) {
        if (/^UTF/.test(name) || !codec.encodingExists(name))
            continue;
        const text = codec.decode(bytes, name, { stripBOM: false });
        if (text.includes('\uFFFD') || DOUBTFUL_END.test(text) || !sameBytes(codec.encode(text, name), bytes))
            continue;
        const notice = { message: `not valid UTF-8; read as ${name}, which is a guess`, line: 0 };
        return { ok: true, text, layout: { encoding: `${name}${GUESS}` }, notices: [notice] };
    }
    return unicode;
}
/**
 * Control characters that no text file has, NUL above all. Bytes that happen to decode must not be read as text: text
 * forgives line ends and trailing blanks, which in binary data are values.
 */
function looksBinary(bytes) {
    const mark = byteOrderMark(bytes);
    if (mark !== undefined && mark.encoding !== 'UTF-8') {
        const decoded = decodeUnicode(bytes);
        return !decoded.ok || /[\0-\x06\x0e-\x1a]/.test(decoded.text);
    }
    const end = Math.min(bytes.length, GUESS_BYTES);
    for (let index = 0; index < end; index += 1) {
        const byte = bytes[index];
        if (byte < 7 || (byte > 13 && byte < 27))
            return true;
    }
    return bytes.indexOf(0) !== -1;
}
function sameBytes(left, right) {
    return left.length === right.length && Buffer.compare(left, right) === 0;
}
function strictDecode(body, label) {
    if (label === 'utf-32le' || label === 'utf-32be')
        return decodeUtf32(body, label === 'utf-32le');
    try {
        return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(body);
    }
    catch {
        return undefined;
    }
}
/** The platform's decoder has no UTF-32. Surrogates and values above U+10FFFF are invalid, as in the standard. */
function decodeUtf32(body, littleEndian) {
    if (body.length % 4 !== 0)
        return undefined;
    const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
    const pieces = [];
    for (let index = 0; index < body.length; index += 4) {
        const point = view.getUint32(index, littleEndian);
        if (point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff))
            return undefined;
        pieces.push(String.fromCodePoint(point));
    }
    return pieces.join('');
}
/** Where decoding stops, found by halving: a prefix decodes in stream mode as long as it holds nothing invalid. */
function firstInvalid(body, encoding) {
    if (encoding !== 'UTF-8')
        return { line: 0, column: 0 };
    let valid = 0;
    let invalid = body.length;
    while (valid + 1 < invalid) {
        const middle = (valid + invalid) >> 1;
        try {
            new TextDecoder('utf-8', { fatal: true }).decode(body.subarray(0, middle), { stream: true });
            valid = middle;
        }
        catch {
            invalid = middle;
        }
    }
    const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body.subarray(0, valid), { stream: true });
    return positionAt(before, before.length);
}
/** One-based line and column (in UTF-16 units) of an offset. Lines end at LF, CRLF and lone CR. */
function positionAt(text, offset) {
    let line = 1;
    let start = 0;
    for (let index = 0; index < offset; index += 1) {
        const code = text.charCodeAt(index);
        if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) {
            line += 1;
            start = index + 1;
        }
    }
    return { line, column: offset - start + 1 };
}


/***/ }),

/***/ 69015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ MAX_IMAGE_PIXELS),
/* harmony export */   Bx: () => (/* binding */ MAX_INFLATED_BYTES),
/* harmony export */   Fm: () => (/* binding */ MAX_LARGE_BYTES),
/* harmony export */   SO: () => (/* binding */ MAX_NUMBER_CHARACTERS),
/* harmony export */   ib: () => (/* binding */ MAX_ARCHIVE_DEPTH),
/* harmony export */   uk: () => (/* binding */ MAX_ARCHIVE_MEMBERS),
/* harmony export */   wF: () => (/* binding */ MAX_INFLATION_RATIO)
/* harmony export */ });
/** Longest number literal that is compared as a number. */
const MAX_NUMBER_CHARACTERS = 4_096;
/** Decompressed bytes of one archive, and how far an archive may expand. */
const MAX_INFLATED_BYTES = 268_435_456;
const MAX_INFLATION_RATIO = 200;
const MAX_ARCHIVE_DEPTH = 4;
const MAX_ARCHIVE_MEMBERS = 10_000;
const MAX_IMAGE_PIXELS = 64_000_000;
/** Bytes a side for formats without a tree. One string of V8 holds 2^29 - 24 characters; half of that leaves room. */
const MAX_LARGE_BYTES = 268_435_456;


/***/ }),

/***/ 61041:
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
var sniff = __webpack_require__(59214);
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
        load: async () => (await __webpack_require__.e(/* import() */ 7039).then(__webpack_require__.bind(__webpack_require__, 47039))).ambr,
    },
    {
        id: 'arrow',
        title: 'Apache Arrow and Feather',
        extensions: ['.arrow', '.arrows', '.feather'],
        sniff: sniff/* arrow */.UE,
        isolate: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5616), __webpack_require__.e(2181)]).then(__webpack_require__.bind(__webpack_require__, 62181))).arrow,
    },
    {
        id: 'avro',
        title: 'Apache Avro object container',
        extensions: ['.avro'],
        sniff: sniff/* avro */.Xl,
        load: async () => (await __webpack_require__.e(/* import() */ 6664).then(__webpack_require__.bind(__webpack_require__, 36664))).avro,
    },
    {
        id: 'binary',
        title: 'Opaque bytes',
        extensions: [],
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 6368).then(__webpack_require__.bind(__webpack_require__, 66368))).binary,
    },
    {
        id: 'bmp',
        title: 'Windows bitmap',
        extensions: ['.bmp', '.dib'],
        sniff: sniff/* bmp */.uM,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 600).then(__webpack_require__.bind(__webpack_require__, 20600))).bmp,
    },
    {
        id: 'bz2',
        title: 'File compressed by bzip2',
        extensions: ['.bz2'],
        sniff: sniff/* bz2 */.d2,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 5043).then(__webpack_require__.bind(__webpack_require__, 65043))).bz2,
    },
    {
        id: 'cassette',
        title: 'Recorded HTTP traffic of VCR and its kin',
        extensions: [],
        claims: isCassettePath,
        load: async () => (await __webpack_require__.e(/* import() */ 7461).then(__webpack_require__.bind(__webpack_require__, 57461))).cassette,
    },
    {
        id: 'cbor',
        title: 'CBOR',
        extensions: ['.cbor'],
        sniff: sniff/* cbor */.l6,
        load: async () => (await __webpack_require__.e(/* import() */ 6077).then(__webpack_require__.bind(__webpack_require__, 96077))).cbor,
    },
    {
        id: 'csv',
        title: 'Comma-, tab- or otherwise separated values',
        extensions: ['.csv', '.psv', '.tab', '.tsv'],
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 8358).then(__webpack_require__.bind(__webpack_require__, 78358))).csv,
    },
    {
        id: 'eml',
        title: 'Mail message',
        extensions: ['.eml'],
        sniff: sniff/* eml */.ZO,
        load: async () => (await __webpack_require__.e(/* import() */ 2104).then(__webpack_require__.bind(__webpack_require__, 12104))).eml,
    },
    {
        id: 'env',
        title: 'Environment files',
        extensions: ['.env'],
        names: ['.env'],
        claims: isEnvPath,
        load: async () => (await __webpack_require__.e(/* import() */ 2582).then(__webpack_require__.bind(__webpack_require__, 52582))).env,
    },
    {
        id: 'gif',
        title: 'GIF',
        extensions: ['.gif'],
        sniff: sniff/* gif */.nX,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 8945).then(__webpack_require__.bind(__webpack_require__, 68945))).gif,
    },
    {
        id: 'go-snaps',
        title: 'Snapshots of go-snaps',
        extensions: [],
        sniff: sniff/* goSnaps */.cb,
        load: async () => (await __webpack_require__.e(/* import() */ 4219).then(__webpack_require__.bind(__webpack_require__, 64219))).goSnaps,
    },
    {
        id: 'gz',
        title: 'File compressed by gzip',
        extensions: ['.gz', '.gzip', '.svgz'],
        sniff: sniff.gz,
        isolate: true,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 3620).then(__webpack_require__.bind(__webpack_require__, 63620))).gz,
    },
    {
        id: 'har',
        title: 'HTTP archive',
        extensions: ['.har'],
        load: async () => (await __webpack_require__.e(/* import() */ 8758).then(__webpack_require__.bind(__webpack_require__, 38758))).har,
    },
    {
        id: 'html',
        title: 'HTML',
        extensions: ['.htm', '.html'],
        sniff: sniff/* html */.qy,
        load: async () => (await __webpack_require__.e(/* import() */ 2100).then(__webpack_require__.bind(__webpack_require__, 82100))).html,
    },
    {
        id: 'ini',
        title: 'INI',
        extensions: ['.cfg', '.editorconfig', '.gitconfig', '.ini'],
        load: async () => (await __webpack_require__.e(/* import() */ 1907).then(__webpack_require__.bind(__webpack_require__, 71907))).ini,
    },
    {
        id: 'insta',
        title: 'Snapshot of insta',
        extensions: [],
        sniff: sniff/* insta */.wB,
        load: async () => (await __webpack_require__.e(/* import() */ 2).then(__webpack_require__.bind(__webpack_require__, 80002))).insta,
    },
    {
        id: 'ipynb',
        title: 'Jupyter notebook',
        extensions: ['.ipynb'],
        load: async () => (await __webpack_require__.e(/* import() */ 3425).then(__webpack_require__.bind(__webpack_require__, 63425))).ipynb,
    },
    {
        id: 'jpeg',
        title: 'JPEG',
        extensions: ['.jfif', '.jpe', '.jpeg', '.jpg'],
        sniff: sniff/* jpeg */.xl,
        isolate: true,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 7641).then(__webpack_require__.bind(__webpack_require__, 47641))).jpeg,
    },
    {
        id: 'json',
        title: 'JSON',
        extensions: ['.json', '.geojson', '.jsonld', '.webmanifest'],
        sniff: sniff/* json */.Pq,
        load: async () => (await __webpack_require__.e(/* import() */ 8075).then(__webpack_require__.bind(__webpack_require__, 18075))).json,
    },
    {
        id: 'json5',
        title: 'JSON5',
        extensions: ['.json5'],
        load: async () => (await __webpack_require__.e(/* import() */ 3175).then(__webpack_require__.bind(__webpack_require__, 73175))).json5,
    },
    {
        id: 'jsonc',
        title: 'JSON with comments and trailing commas',
        extensions: ['.jsonc', '.code-workspace'],
        sniff: sniff/* json */.Pq,
        load: async () => (await __webpack_require__.e(/* import() */ 9350).then(__webpack_require__.bind(__webpack_require__, 89350))).jsonc,
    },
    {
        id: 'jsonl',
        title: 'JSON Lines',
        extensions: ['.jsonl', '.ndjson'],
        sniff: sniff/* jsonl */.rP,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 6015).then(__webpack_require__.bind(__webpack_require__, 96015))).jsonl,
    },
    {
        id: 'lfs',
        title: 'Git LFS pointer',
        extensions: [],
        sniff: sniff/* lfs */.k$,
        load: async () => (await __webpack_require__.e(/* import() */ 8734).then(__webpack_require__.bind(__webpack_require__, 58734))).lfs,
    },
    {
        id: 'msgpack',
        title: 'MessagePack',
        extensions: ['.mpack', '.mpk', '.msgpack'],
        load: async () => (await __webpack_require__.e(/* import() */ 6045).then(__webpack_require__.bind(__webpack_require__, 46045))).msgpack,
    },
    {
        id: 'npy',
        title: 'Array of numpy',
        extensions: ['.npy'],
        sniff: sniff/* npy */.wE,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 7936).then(__webpack_require__.bind(__webpack_require__, 27936))).npy,
    },
    {
        id: 'npz',
        title: 'Arrays of numpy',
        extensions: ['.npz'],
        isolate: true,
        large: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6264), __webpack_require__.e(7352), __webpack_require__.e(3589)]).then(__webpack_require__.bind(__webpack_require__, 33589))).npz,
    },
    {
        id: 'parquet',
        title: 'Apache Parquet',
        extensions: ['.parquet', '.pq'],
        sniff: sniff/* parquet */.Zv,
        isolate: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5616), __webpack_require__.e(3724)]).then(__webpack_require__.bind(__webpack_require__, 23724))).parquet,
    },
    {
        id: 'pdf',
        title: 'PDF',
        extensions: ['.pdf'],
        sniff: sniff/* pdf */.x8,
        isolate: true,
        load: async () => (await __webpack_require__.e(/* import() */ 5944).then(__webpack_require__.bind(__webpack_require__, 35944))).pdf,
    },
    {
        id: 'plist',
        title: 'Property list, XML or binary',
        extensions: ['.plist'],
        sniff: sniff/* plist */.Rx,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(777), __webpack_require__.e(9844)]).then(__webpack_require__.bind(__webpack_require__, 89844))).plist,
    },
    {
        id: 'png',
        title: 'PNG and animated PNG',
        extensions: ['.apng', '.png'],
        sniff: sniff/* png */.qU,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 3977).then(__webpack_require__.bind(__webpack_require__, 63977))).png,
    },
    {
        id: 'properties',
        title: 'Java properties',
        extensions: ['.properties'],
        load: async () => (await __webpack_require__.e(/* import() */ 4268).then(__webpack_require__.bind(__webpack_require__, 94268))).properties,
    },
    {
        id: 'protobuf',
        title: 'Protocol Buffers, binary',
        extensions: ['.binpb', '.pb', '.protobin'],
        load: async () => (await __webpack_require__.e(/* import() */ 9460).then(__webpack_require__.bind(__webpack_require__, 69460))).protobuf,
    },
    {
        id: 'safetensors',
        title: 'Tensors in safetensors',
        extensions: ['.safetensors'],
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 4660).then(__webpack_require__.bind(__webpack_require__, 44660))).safetensors,
    },
    {
        id: 'snap',
        title: 'Snapshots of Jest, Vitest and Bun',
        extensions: ['.snap'],
        sniff: sniff/* snap */.n$,
        load: async () => (await __webpack_require__.e(/* import() */ 2713).then(__webpack_require__.bind(__webpack_require__, 92713))).snap,
    },
    {
        id: 'sqldump',
        title: 'SQL dump',
        extensions: ['.sql'],
        load: async () => (await __webpack_require__.e(/* import() */ 2755).then(__webpack_require__.bind(__webpack_require__, 72755))).sqldump,
    },
    {
        id: 'sqlite',
        title: 'SQLite database',
        extensions: ['.db', '.db3', '.s3db', '.sqlite', '.sqlite3'],
        sniff: sniff/* sqlite */.F4,
        isolate: true,
        load: async () => (await __webpack_require__.e(/* import() */ 8004).then(__webpack_require__.bind(__webpack_require__, 98004))).sqlite,
    },
    {
        id: 'submodule',
        title: 'Submodule commit',
        extensions: [],
        load: async () => (await __webpack_require__.e(/* import() */ 5847).then(__webpack_require__.bind(__webpack_require__, 35847))).submodule,
    },
    {
        id: 'symlink',
        title: 'Symbolic link',
        extensions: [],
        load: async () => (await __webpack_require__.e(/* import() */ 4142).then(__webpack_require__.bind(__webpack_require__, 54142))).symlink,
    },
    {
        id: 'tar',
        title: 'Tar archive, compressed or not',
        extensions: ['.tar', '.tar.bz2', '.tar.gz', '.tar.xz', '.tar.zst', '.tbz2', '.tgz', '.txz', '.tzst'],
        sniff: sniff/* tar */.yY,
        isolate: true,
        large: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6264), __webpack_require__.e(7352), __webpack_require__.e(4014)]).then(__webpack_require__.bind(__webpack_require__, 4014))).tar,
    },
    {
        id: 'text',
        title: 'Plain text',
        extensions: ['.adoc', '.log', '.markdown', '.md', '.rst', '.text', '.txt'],
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 4266).then(__webpack_require__.bind(__webpack_require__, 74266))).text,
    },
    {
        id: 'textproto',
        title: 'Protocol Buffers, text',
        extensions: ['.pbtxt', '.prototxt', '.textproto', '.txtpb'],
        load: async () => (await __webpack_require__.e(/* import() */ 4095).then(__webpack_require__.bind(__webpack_require__, 44095))).textproto,
    },
    {
        id: 'tiff',
        title: 'TIFF',
        extensions: ['.tif', '.tiff'],
        sniff: sniff/* tiff */.cI,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 1430).then(__webpack_require__.bind(__webpack_require__, 51430))).tiff,
    },
    {
        id: 'toml',
        title: 'TOML',
        extensions: ['.toml'],
        sniff: sniff/* toml */.hC,
        load: async () => (await __webpack_require__.e(/* import() */ 7875).then(__webpack_require__.bind(__webpack_require__, 27875))).toml,
    },
    {
        id: 'webp',
        title: 'WebP',
        extensions: ['.webp'],
        sniff: sniff/* webp */.xd,
        isolate: true,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 7920).then(__webpack_require__.bind(__webpack_require__, 57920))).webp,
    },
    {
        id: 'xlsx',
        title: 'Excel workbook',
        extensions: ['.xlsm', '.xlsx'],
        sniff: sniff/* xlsx */.yj,
        load: async () => (await __webpack_require__.e(/* import() */ 1244).then(__webpack_require__.bind(__webpack_require__, 81244))).xlsx,
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
        load: async () => (await __webpack_require__.e(/* import() */ 777).then(__webpack_require__.bind(__webpack_require__, 90777))).xml,
    },
    {
        id: 'xz',
        title: 'File compressed by xz',
        extensions: ['.xz'],
        sniff: sniff.xz,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 3251).then(__webpack_require__.bind(__webpack_require__, 73251))).xz,
    },
    {
        id: 'yaml',
        title: 'YAML',
        extensions: ['.yaml', '.yml'],
        sniff: sniff/* yaml */.oQ,
        load: async () => (await __webpack_require__.e(/* import() */ 2030).then(__webpack_require__.bind(__webpack_require__, 52030))).yaml,
    },
    {
        id: 'zip',
        title: 'Zip archive',
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
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6264), __webpack_require__.e(7352), __webpack_require__.e(5530)]).then(__webpack_require__.bind(__webpack_require__, 65530))).zip,
    },
    {
        id: 'zst',
        title: 'File compressed by Zstandard',
        extensions: ['.zst', '.zstd'],
        sniff: sniff/* zst */.cs,
        isolate: true,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 5980).then(__webpack_require__.bind(__webpack_require__, 15980))).zst,
    },
];


/***/ }),

/***/ 66677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ commentLayout),
  q: () => (/* binding */ parseJson)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(69015);
;// CONCATENATED MODULE: ./lib/documents/json-scanner.js

const QUOTE = 34;
const COMMA = 44;
const MINUS = 45;
const DOT = 46;
const SLASH = 47;
const ZERO = 48;
const NINE = 57;
const COLON = 58;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
/** Why a text is no JSON. Thrown inside the parser only; `parseJson` makes a value of it. */
class Refusal extends Error {
    reason;
    line;
    column;
    limit;
    constructor(cursor, reason, at, limit = false) {
        super(reason);
        this.reason = reason;
        this.line = cursor.line;
        this.column = at - cursor.lineStart + 1;
        this.limit = limit;
    }
}
function closes(cursor, bracket) {
    if (cursor.at >= cursor.end || cursor.text.charCodeAt(cursor.at) !== bracket)
        return false;
    cursor.at += 1;
    return true;
}
function scalar(cursor, code) {
    const { line } = cursor;
    if (code === QUOTE)
        return { kind: 'string', value: string(cursor), line };
    if (code === MINUS || (code >= ZERO && code <= NINE))
        return number(cursor);
    if (word(cursor, 'true'))
        return { kind: 'boolean', value: true, line };
    if (word(cursor, 'false'))
        return { kind: 'boolean', value: false, line };
    if (word(cursor, 'null'))
        return { kind: 'null', line };
    if (word(cursor, 'NaN'))
        return beyondStrict(cursor, 'NaN');
    if (word(cursor, 'Infinity'))
        return beyondStrict(cursor, 'Infinity');
    throw unexpected(cursor, 'a value');
}
function word(cursor, expected) {
    if (!cursor.text.startsWith(expected, cursor.at) || cursor.at + expected.length > cursor.end)
        return false;
    cursor.at += expected.length;
    return true;
}
function beyondStrict(cursor, literal) {
    notice(cursor, literal);
    return { kind: 'number', type: 'number', literal, decimal: literal, line: cursor.line };
}
/** The opening quote is at the cursor. Escapes are left to the platform, which reads them right and fast. */
function string(cursor) {
    const { text, end, at } = cursor;
    let escaped = false;
    let index = at + 1;
    for (; index < end; index += 1) {
        const code = text.charCodeAt(index);
        if (code === QUOTE)
            break;
        if (code === BACKSLASH) {
            escaped = true;
            index += 1;
        }
        else if (code < 32)
            throw new Refusal(cursor, `control character ${show(code)} in a string`, index);
    }
    if (index >= end)
        throw new Refusal(cursor, 'a string is not closed', at);
    cursor.at = index + 1;
    if (!escaped)
        return text.slice(at + 1, index);
    try {
        return JSON.parse(text.slice(at, index + 1));
    }
    catch {
        throw new Refusal(cursor, 'a bad escape in a string', firstBadEscape(text, at + 1, index));
    }
}
function firstBadEscape(text, from, end) {
    const good = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
    for (let index = text.indexOf('\\', from); index !== -1 && index < end; index = text.indexOf('\\', index)) {
        good.lastIndex = index;
        if (!good.test(text))
            return index;
        index = good.lastIndex;
    }
    return from;
}
function number(cursor) {
    const { text, end, at, line } = cursor;
    let index = at;
    if (text.charCodeAt(index) === MINUS)
        index += 1;
    if (index === at + 1 && text.startsWith('Infinity', index) && index + 8 <= end) {
        cursor.at = index + 8;
        return beyondStrict(cursor, '-Infinity');
    }
    const first = index < end ? text.charCodeAt(index) : 0;
    index = digits(cursor, index);
    if (first === ZERO && index > at + (text.charCodeAt(at) === MINUS ? 2 : 1)) {
        throw new Refusal(cursor, 'a number with a leading zero', at);
    }
    if (index < end && text.charCodeAt(index) === DOT)
        index = digits(cursor, index + 1);
    const mark = index < end ? text.charCodeAt(index) : 0;
    if (mark === 101 || mark === 69) {
        const sign = text.charCodeAt(index + 1);
        index = digits(cursor, sign === 43 || sign === MINUS ? index + 2 : index + 1);
    }
    if (index - at > format/* MAX_NUMBER_CHARACTERS */.SO) {
        throw new Refusal(cursor, `a number of more than ${format/* MAX_NUMBER_CHARACTERS */.SO} characters`, at, true);
    }
    cursor.at = index;
    const literal = text.slice(at, index);
    if (mark === 69)
        return { kind: 'number', type: 'number', literal, decimal: literal.toLowerCase(), line };
    return { kind: 'number', type: 'number', literal, line };
}
/** One digit or more; returns where they end. */
function digits(cursor, from) {
    const { text, end } = cursor;
    let index = from;
    while (index < end) {
        const code = text.charCodeAt(index);
        if (code < ZERO || code > NINE)
            break;
        index += 1;
    }
    if (index === from) {
        cursor.at = Math.min(from, end);
        throw unexpected(cursor, 'a digit');
    }
    return index;
}
function skipSpace(cursor) {
    const { text, end } = cursor;
    let index = cursor.at;
    for (; index < end; index += 1) {
        const code = text.charCodeAt(index);
        if (code === 32 || code === 9)
            continue;
        if (code === 10 || code === 13) {
            if (code === 13 && text.charCodeAt(index + 1) === 10)
                index += 1;
            cursor.line += 1;
            cursor.lineStart = index + 1;
            continue;
        }
        if (code !== SLASH)
            break;
        cursor.at = index;
        index = comment(cursor) - 1;
    }
    cursor.at = Math.min(index, end);
}
/** A comment begins at the cursor; returns where it ends. */
function comment(cursor) {
    const { text, end, at } = cursor;
    let stop;
    if (text.charCodeAt(at + 1) === SLASH) {
        stop = at + 2;
        while (stop < end && text.charCodeAt(stop) !== 10 && text.charCodeAt(stop) !== 13)
            stop += 1;
    }
    else {
        if (text.charCodeAt(at + 1) !== 42)
            throw unexpected(cursor, 'a value or a comment');
        stop = text.indexOf('*/', at + 2) + 2;
        if (stop === 1 || stop > end)
            throw new Refusal(cursor, 'a comment is not closed', at);
    }
    const words = text.slice(at, stop);
    notice(cursor, 'a comment');
    cursor.comments.push(words);
    for (let index = at; index < stop; index += 1) {
        const code = text.charCodeAt(index);
        if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) {
            cursor.line += 1;
            cursor.lineStart = index + 1;
        }
    }
    return stop;
}
function notice(cursor, what) {
    if (!cursor.unusual.has(what))
        cursor.unusual.set(what, cursor.line);
}
function unexpected(cursor, expected) {
    const point = cursor.at < cursor.end ? cursor.text.codePointAt(cursor.at) : undefined;
    const found = point === undefined ? 'the end of the text' : show(point);
    return new Refusal(cursor, `expected ${expected}, found ${found}`, cursor.at);
}
function show(point) {
    const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
    return point > 32 && point < 127 ? `"${String.fromCodePoint(point)}"` : code;
}

;// CONCATENATED MODULE: ./lib/documents/json-parser.js


function parseJson(source) {
    const start = source.start ?? 0;
    const cursor = {
        text: source.text,
        end: source.end ?? source.text.length,
        trailingCommas: source.trailingCommas ?? false,
        at: start,
        line: source.line ?? 1,
        lineStart: start,
        comments: [],
        unusual: new Map(),
        members: [],
        memberCount: 0,
        items: [],
        itemCount: 0,
        lastMembers: [],
        escapedNames: false,
    };
    try {
        const { root, nodes } = parseRoot(cursor, source);
        return { ok: true, root, nodes, notices: noticesOf(cursor), comments: cursor.comments, endLine: cursor.line };
    }
    catch (error) {
        if (!(error instanceof Refusal))
            throw error;
        const { reason, line, column, limit } = error;
        return { ok: false, reason, line, column, ...(limit ? { limit } : {}) };
    }
}
/** A layout fact about comments: how many, and a digest of their words, so that a comment that changed shows. */
function commentLayout(comments) {
    if (comments.length === 0)
        return {};
    const digest = (0,external_node_crypto_.createHash)('sha256').update(comments.join('\0')).digest('hex').slice(0, 8);
    return { comments: `${comments.length} (${digest})` };
}
/** The whole grammar in one loop with a stack of its own: depth is hostile, so nothing here calls itself. */
function parseRoot(cursor, { maxDepth, maxNodes, spans }) {
    const stack = [];
    let nodes = 0;
    skipSpace(cursor);
    if (cursor.at >= cursor.end)
        throw new Refusal(cursor, 'there is no value: the text is empty', cursor.at);
    for (;;) {
        nodes += 1;
        if (nodes > maxNodes)
            throw new Refusal(cursor, `more than ${maxNodes} nodes`, cursor.at, true);
        let value;
        const code = cursor.at < cursor.end ? cursor.text.charCodeAt(cursor.at) : 0;
        if (code === OPEN_BRACE || code === OPEN_BRACKET) {
            if (stack.length >= maxDepth)
                throw new Refusal(cursor, `nested deeper than ${maxDepth} levels`, cursor.at, true);
            const opened = json_parser_open(cursor, code);
            if ('empty' in opened)
                value = opened.empty;
            else {
                stack.push(opened.open);
                continue;
            }
        }
        else
            value = scalar(cursor, code);
        const done = attach(cursor, stack, value, spans);
        if (done !== undefined)
            return { root: done, nodes };
    }
}
/** Takes an opening bracket and what follows it up to the first value, or the closing bracket. */
function json_parser_open(cursor, code) {
    const { line, at } = cursor;
    cursor.at += 1;
    skipSpace(cursor);
    if (code === OPEN_BRACKET) {
        if (closes(cursor, CLOSE_BRACKET))
            return { empty: { kind: 'array', items: [], line } };
        return { open: { kind: 'array', from: cursor.itemCount, line, at } };
    }
    if (closes(cursor, CLOSE_BRACE))
        return { empty: { kind: 'object', members: [], line } };
    const from = cursor.memberCount;
    const node = { kind: 'object', from, line, at, pattern: cursor.lastMembers, name: '', nameLine: 0 };
    key(cursor, node);
    return { open: node };
}
/**
 * Puts a finished value where it belongs and goes on to the next value, closing what closes.
 * Returns the root once it is finished and nothing but white space follows.
 */
function attach(cursor, stack, finished, spans) {
    let value = finished;
    for (;;) {
        const top = stack.at(-1);
        skipSpace(cursor);
        if (top === undefined) {
            if (cursor.at < cursor.end)
                throw unexpected(cursor, 'the end of the text');
            return value;
        }
        if (top.kind === 'array')
            cursor.items[cursor.itemCount++] = value;
        else
            cursor.members[cursor.memberCount++] = { name: top.name, value, line: top.nameLine };
        const bracket = top.kind === 'array' ? CLOSE_BRACKET : CLOSE_BRACE;
        let closed = closes(cursor, bracket);
        if (!closed) {
            if (!closes(cursor, COMMA))
                throw unexpected(cursor, top.kind === 'array' ? '"," or "]"' : '"," or "}"');
            skipSpace(cursor);
            closed = cursor.trailingCommas && closes(cursor, bracket);
            if (closed)
                notice(cursor, 'a trailing comma');
        }
        if (!closed) {
            if (top.kind === 'object')
                key(cursor, top);
            return undefined;
        }
        stack.pop();
        value = finish(cursor, top);
        if (spans !== undefined) {
            spans.nodes.push(value);
            spans.starts.push(top.at);
            spans.ends.push(cursor.at);
        }
    }
}
/** Exactly as many slots as there are children: an array that grows by `push` has room for seventeen at its first. */
function finish(cursor, { kind, from, line }) {
    if (kind === 'array') {
        const items = cursor.items.slice(from, cursor.itemCount);
        cursor.itemCount = from;
        return { kind: 'array', items, line };
    }
    const members = cursor.members.slice(from, cursor.memberCount);
    cursor.memberCount = from;
    cursor.lastMembers = members;
    return { kind: 'object', members, line };
}
function key(cursor, into) {
    if (cursor.text.charCodeAt(cursor.at) !== QUOTE || cursor.at >= cursor.end)
        throw unexpected(cursor, 'a name in double quotes');
    into.nameLine = cursor.line;
    const from = cursor.at;
    const expected = expectedName(cursor, into);
    into.name = expected ?? string(cursor);
    // Without escapes a name is as long as its source between the quotes.
    if (expected === undefined && cursor.at - from - 2 !== into.name.length)
        cursor.escapedNames = true;
    skipSpace(cursor);
    if (!closes(cursor, COLON))
        throw unexpected(cursor, '":"');
    skipSpace(cursor);
}
/**
 * The name that the pattern has at this place, where the text has it, too: half of all strings are names, and so they
 * cost one comparison and share one string. Only while no name had an escape, so that names and source are the same text.
 */
function expectedName(cursor, { pattern, from }) {
    const name = cursor.escapedNames ? undefined : pattern[cursor.memberCount - from]?.name;
    if (name === undefined)
        return undefined;
    const { text, at, end } = cursor;
    const close = at + 1 + name.length;
    if (close >= end || text.charCodeAt(close) !== QUOTE || !text.startsWith(name, at + 1))
        return undefined;
    cursor.at = close + 1;
    return name;
}
function noticesOf(cursor) {
    return [...cursor.unusual].map(([what, line]) => ({ message: `${what} is no strict JSON`, line }));
}


/***/ }),

/***/ 64534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ reconcileLayout),
/* harmony export */   zT: () => (/* binding */ lineLayout)
/* harmony export */ });
/* unused harmony exports LINE_ENDS, FINAL_NEWLINE, TRAILING_SPACE */
/** Names of the layout facts whose values hold counts, so that `reconcileLayout` can take growth out of them. */
const LINE_ENDS = 'line ends';
const FINAL_NEWLINE = 'final newline';
const TRAILING_SPACE = 'trailing white space';
/** Facts about values that are part of the content: where only one side has such values, the content says so. */
const OF_CONTENT = ['execution counts', 'export', 'floats', 'namespace prefixes', 'recorded times'];
/**
 * Facts about the lines of a text, none of which is content in any format: `line ends` as `LF, 7 lines` or
 * `mixed: 5 LF, 2 CRLF`, `final newline` only where it is missing, and with `trailing` how many lines end in blanks.
 */
function lineLayout(text, options) {
    const layout = {};
    if (text.length === 0)
        return layout;
    const { ends, trailing, last } = countLines(text);
    const total = ends.lf + ends.crlf + ends.cr;
    if (total > 0)
        layout[LINE_ENDS] = describeEnds(ends, total);
    if (last < text.length)
        layout[FINAL_NEWLINE] = 'missing';
    if (options.trailing && trailing > 0)
        layout[TRAILING_SPACE] = plural(trailing, 'line');
    return layout;
}
function countLines(text) {
    const ends = { lf: 0, crlf: 0, cr: 0 };
    let trailing = 0;
    let last = 0;
    let carriage = text.indexOf('\r');
    let feed = text.indexOf('\n');
    while (carriage !== -1 || feed !== -1) {
        const paired = carriage !== -1 && feed === carriage + 1;
        const end = carriage !== -1 && (feed === -1 || carriage < feed) ? carriage : feed;
        if (end > last && isBlank(text.charCodeAt(end - 1)))
            trailing += 1;
        if (paired)
            ends.crlf += 1;
        else if (end === carriage)
            ends.cr += 1;
        else
            ends.lf += 1;
        last = paired ? end + 2 : end + 1;
        if (paired || end === carriage)
            carriage = text.indexOf('\r', last);
        if (paired || end === feed)
            feed = text.indexOf('\n', last);
    }
    if (text.length > last && isBlank(text.charCodeAt(text.length - 1)))
        trailing += 1;
    return { ends, trailing, last };
}
function isBlank(code) {
    return code === 32 || code === 9;
}
function describeEnds(ends, total) {
    const kinds = [
        [ends.lf, 'LF'],
        [ends.crlf, 'CRLF'],
        [ends.cr, 'CR'],
    ];
    const present = kinds.filter(([count]) => count > 0);
    if (present.length === 1)
        return `${present[0][1]}, ${plural(total, 'line')}`;
    return `mixed: ${present.map(([count, name]) => `${count} ${name}`).join(', ')}`;
}
function plural(count, noun) {
    return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
/**
 * Takes out of the two sides' layout what only says that one has more lines than the other: a longer file is no
 * change of layout. Where the style differs, the counts stay, for they are the reason that a person reads.
 */
function reconcileLayout(base, head) {
    const left = { ...base.layout };
    const right = { ...head.layout };
    const sameLength = countOf(left[LINE_ENDS]) === countOf(right[LINE_ENDS]);
    const leftEnds = left[LINE_ENDS];
    const rightEnds = right[LINE_ENDS];
    if (leftEnds === undefined || rightEnds === undefined) {
        delete left[LINE_ENDS];
        delete right[LINE_ENDS];
    }
    else if (styleOf(leftEnds) === styleOf(rightEnds) && !(sameLength && leftEnds !== rightEnds)) {
        left[LINE_ENDS] = styleOf(leftEnds);
        right[LINE_ENDS] = styleOf(rightEnds);
    }
    if (!sameLength) {
        delete left[TRAILING_SPACE];
        delete right[TRAILING_SPACE];
    }
    for (const name of new Set([...Object.keys(left), ...Object.keys(right)])) {
        const [one, other] = [left[name], right[name]];
        const missing = one === undefined || other === undefined;
        if (missing ? !OF_CONTENT.includes(name) : listed(one) === listed(other))
            continue;
        delete left[name];
        delete right[name];
    }
    return { base: { ...base, layout: left }, head: { ...head, layout: right } };
}
/** How many places a fact is about: `3: a, b, c`, and one where it does not count. */
function listed(fact) {
    return Number(/^(\d{1,15}): /.exec(fact)?.[1] ?? 1);
}
/** `LF`, `CRLF`, `CR`, or `mixed LF and CRLF`. */
function styleOf(ends) {
    if (!ends.startsWith('mixed: '))
        return ends.slice(0, ends.indexOf(',') === -1 ? undefined : ends.indexOf(','));
    const kinds = ends.slice('mixed: '.length).split(', ');
    return `mixed ${kinds.map((kind) => kind.slice(kind.indexOf(' ') + 1)).join(' and ')}`;
}
function countOf(ends) {
    if (ends === undefined)
        return 0;
    let total = 0;
    for (const digits of ends.match(/\d+/g) ?? [])
        total += Number(digits);
    return total;
}


/***/ }),

/***/ 39189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ withMembersLimits),
/* harmony export */   Ji: () => (/* binding */ charge),
/* harmony export */   dT: () => (/* binding */ roomOf),
/* harmony export */   ht: () => (/* binding */ opaqueDocument),
/* harmony export */   k$: () => (/* binding */ newBudget)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69015);

function newBudget(fileBytes) {
    return { fileBytes, inflated: 0, members: 0 };
}
/** Books one member; returns why it must not be opened, or undefined. Sticky: once over, always over. */
function charge(budget, depth, bytes) {
    budget.members += 1;
    budget.inflated += bytes;
    if (depth > _format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ARCHIVE_DEPTH */ .ib)
        return `archives are nested more than ${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ARCHIVE_DEPTH */ .ib} deep`;
    if (budget.members > _format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ARCHIVE_MEMBERS */ .uk)
        return `more than ${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ARCHIVE_MEMBERS */ .uk} members`;
    if (budget.inflated > _format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_INFLATED_BYTES */ .Bx)
        return `more than ${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_INFLATED_BYTES */ .Bx} bytes unpacked`;
    if (budget.inflated > budget.fileBytes * _format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_INFLATION_RATIO */ .wF)
        return `unpacks to more than ${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_INFLATION_RATIO */ .wF} times its size`;
    return undefined;
}
/** How many bytes the file's members may still unpack to. A reader asks before it unpacks, `charge` books afterwards. */
function roomOf(budget) {
    return Math.max(0, Math.min(_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_INFLATED_BYTES */ .Bx, budget.fileBytes * _format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_INFLATION_RATIO */ .wF) - budget.inflated);
}
/** A document for bytes that nobody read, which keeps the comparison from claiming anything below a rewrite where `incomplete` is set. */
function opaqueDocument(bytes, why, incomplete) {
    return {
        format: 'binary',
        readings: [{ label: '', content: { kind: 'opaque', bytes, why } }],
        declared: {},
        layout: {},
        notices: [],
        ...(incomplete === undefined ? {} : { incomplete }),
    };
}
/** What a limit kept from being read in a member is unread in the container too: nobody may look at the outside only. */
function withMembersLimits(document) {
    if (document.incomplete !== undefined)
        return document;
    for (const { content } of document.readings) {
        if (content.kind !== 'container')
            continue;
        for (const member of content.members) {
            const { incomplete } = member.document;
            if (incomplete !== undefined)
                return { ...document, incomplete: `${content.noun} ${member.name}: ${incomplete}` };
        }
    }
    return document;
}


/***/ }),

/***/ 59451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rx: () => (/* binding */ pointerDocument),
/* harmony export */   vp: () => (/* binding */ parsePointer),
/* harmony export */   w0: () => (/* binding */ pointerPair)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _sniff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59214);


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

/***/ 48854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JF: () => (/* binding */ readOne),
  $T: () => (/* binding */ readPair)
});

// UNUSED EXPORTS: memberOpener

// EXTERNAL MODULE: ./lib/documents/encoding.js
var encoding = __webpack_require__(7097);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(69015);
// EXTERNAL MODULE: ./lib/documents/formats/index.js + 1 modules
var formats = __webpack_require__(61041);
// EXTERNAL MODULE: ./lib/documents/members.js
var members = __webpack_require__(39189);
// EXTERNAL MODULE: ./lib/documents/layout.js
var layout = __webpack_require__(64534);
;// CONCATENATED MODULE: ./lib/documents/pairing.js



/** Makes two documents of one fixture comparable: what depends on both sides is settled here, in members as well. */
function pairDocuments(base, head) {
    const keys = unquoteKeys(base, head);
    const streams = alignStreams(keys.base, keys.head);
    const left = streams.base.readings[0].content;
    const right = streams.head.readings[0].content;
    const containers = left.kind === 'container' && right.kind === 'container';
    const members = containers ? pairMembers(streams.base, streams.head) : streams;
    return doubtEncodings((0,layout/* reconcileLayout */.$R)(members.base, members.head));
}
/**
 * A YAML stream is an array of documents, but a file with one document is that document to everybody who writes a
 * path to it. So the array comes off where both sides have exactly one, and stays where either has another number:
 * a second document is then an added element and no change of the root's type (docs/adr/0031).
 */
function alignStreams(base, head) {
    if (!base.readings.every(isSingle) || !head.readings.every(isSingle))
        return { base, head };
    return { base: mapReadings(base, unwrap), head: mapReadings(head, unwrap) };
}
/**
 * Takes the quotes off names whose text is of one type wherever it is a key, on both sides and in every reading: then
 * `'200':` is `200` in every path. Where some key of that text is of another type, the quotes are what tells them apart.
 */
function unquoteKeys(base, head) {
    const trees = [...base.readings, ...head.readings].flatMap(({ content }) => content.kind === 'tree' ? [content] : []);
    const names = new Map();
    for (const { keys } of trees)
        for (const [name, text] of keys?.quoted ?? [])
            names.set(name, text);
    for (const [name, text] of names)
        if (trees.some(({ keys }) => keys?.typed.has(text)))
            names.delete(name);
    const rename = (content) => {
        if (content.kind !== 'tree' || content.keys === undefined)
            return content;
        const { keys: _, ...tree } = content;
        return names.size === 0 ? tree : { ...tree, root: renamed(content.root, names, new Map()) };
    };
    return { base: mapReadings(base, rename), head: mapReadings(head, rename) };
}
/** Depth is bounded by the reader's limit, and shared nodes stay shared. */
function renamed(node, names, done) {
    if (node.kind !== 'object' && node.kind !== 'array')
        return node;
    const known = done.get(node);
    if (known !== undefined)
        return known;
    const result = node.kind === 'array'
        ? { ...node, items: node.items.map((item) => renamed(item, names, done)) }
        : {
            ...node,
            members: node.members.map(({ name, value, line }) => {
                return { name: names.get(name) ?? name, value: renamed(value, names, done), line };
            }),
        };
    done.set(node, result);
    return result;
}
/** Under two guesses different bytes can read as one text, and nothing says that either guess is right. */
function doubtEncodings({ base, head }) {
    const [one, other] = [base.layout['encoding'] ?? '', head.layout['encoding'] ?? ''];
    if (one === other || !one.endsWith(encoding/* GUESS */.aj) || !other.endsWith(encoding/* GUESS */.aj))
        return { base, head };
    const incomplete = `the encoding is a guess on both sides, and not the same one: ${one}, ${other}`;
    return { base: { ...base, incomplete }, head: { ...head, incomplete } };
}
/** A document with no counterpart: the array of a stream comes off where it holds exactly one, in members as well. */
function unwrapStream(document) {
    return pairDocuments(document, document).base;
}
/** Members are paired as the comparison pairs them: by name, occurrences in order. Depth is that of archives, four at most. */
function pairMembers(base, head) {
    const others = new Map();
    for (const [name, document] of membersOf(head)) {
        const same = others.get(name);
        if (same === undefined)
            others.set(name, [document]);
        else
            same.push(document);
    }
    const paired = new Map();
    const seen = new Map();
    for (const [name, document] of membersOf(base)) {
        const occurrence = seen.get(name) ?? 0;
        seen.set(name, occurrence + 1);
        const other = others.get(name)?.[occurrence];
        if (other === undefined)
            continue;
        const pair = pairDocuments(document, other);
        paired.set(document, pair.base);
        paired.set(other, pair.head);
    }
    const replace = (content) => {
        if (content.kind !== 'container')
            return content;
        const members = content.members.map((member) => {
            return { ...member, document: paired.get(member.document) ?? unwrapStream(member.document) };
        });
        return { ...content, members };
    };
    return { base: (0,members/* withMembersLimits */.C)(mapReadings(base, replace)), head: (0,members/* withMembersLimits */.C)(mapReadings(head, replace)) };
}
function membersOf(document) {
    const { content } = document.readings[0];
    return content.kind === 'container' ? content.members.map((member) => [member.name, member.document]) : [];
}
function isSingle({ content }) {
    return documentsOf(content)?.length === 1;
}
function documentsOf(content) {
    return content.kind === 'tree' && content.stream && content.root.kind === 'array' ? content.root.items : undefined;
}
function unwrap(content) {
    const [only] = documentsOf(content) ?? [];
    return only === undefined ? content : { kind: 'tree', root: only };
}
function mapReadings(document, change) {
    const [first, ...rest] = document.readings;
    const apply = (reading) => ({ ...reading, content: change(reading.content) });
    return { ...document, readings: [apply(first), ...rest.map(apply)] };
}

// EXTERNAL MODULE: ./lib/documents/pointer.js
var pointer = __webpack_require__(59451);
// EXTERNAL MODULE: ./lib/documents/registry.js
var registry = __webpack_require__(47183);
// EXTERNAL MODULE: ./lib/documents/sniff.js
var sniff = __webpack_require__(59214);
;// CONCATENATED MODULE: ./lib/documents/read.js








/** As many bytes as a sniffer is shown. */
const SNIFF_BYTES = 65_536;
/**
 * Reads both sides of a modified fixture by the rules of CLASSES sections 1 and 2. A format that the policy names is
 * final. Else the extension's format stands if either side reads in it; only where neither does is the content asked.
 * @throws FixtureGateError if `options.format` names no format.
 */
async function readPair(path, base, head, options) {
    const files = [file(path, base, options), file(path, head, options)];
    const named = options.format === 'auto' ? undefined : (0,registry/* formatById */.aZ)(options.format);
    if (named !== undefined)
        return inFormat(named, files);
    const pointers = (0,pointer/* pointerPair */.w0)(base, head);
    if (pointers !== undefined) {
        const broken = [base, head].every((bytes) => sniff/* lfs */.k$(bytes, true));
        return broken ? pointersOnly(files, pointers) : documents(pointers.base, pointers.head);
    }
    const known = (0,registry/* formatForPath */.G9)(path);
    if (known === undefined)
        return bySniffing(files, undefined);
    const reading = await inFormat(known, files);
    const silent = reading.kind === 'unreadable' && reading.both && !reading.limit;
    return silent ? bySniffing(files, reading) : reading;
}
/** Reads a file that has no counterpart: an added or removed fixture, a view's input. */
async function readOne(path, bytes, options) {
    const named = options.format === undefined || options.format === 'auto' ? undefined : (0,registry/* formatById */.aZ)(options.format);
    const reading = await readAlone(file(path, bytes, options), named);
    return { ...reading, document: unwrapStream(reading.document) };
}
function file(path, bytes, options) {
    return { path, bytes, options, depth: 0, budget: (0,members/* newBudget */.k$)(bytes.length) };
}
/** Both look like pointers and at least one is: a broken one is broken, and not content that takes a pointer's place. */
async function pointersOnly(files, pointers) {
    const reading = await inFormat((0,registry/* formatById */.aZ)('lfs'), files);
    return reading.kind === 'documents' ? documents(pointers.base, pointers.head) : reading;
}
async function inFormat(entry, files) {
    const attempts = await attemptBoth(entry, files);
    const [base, head] = attempts;
    if (base.ok && head.ok)
        return documents(base.document, head.document);
    return unreadable(files, attempts);
}
async function unreadable(files, attempts) {
    const sides = ['base', 'head'];
    const failures = attempts.flatMap((one, index) => (one.ok ? [] : [{ side: sides[index], ...one.failure }]));
    const [base, head] = await both(files, async (one, index) => {
        const outcome = attempts[index];
        return outcome.ok ? outcome.document : lastResort(one, outcome.failure);
    });
    const pair = failures.length === 2 ? pairDocuments(base, head) : { base: unwrapStream(base), head: unwrapStream(head) };
    return {
        kind: 'unreadable',
        ...pair,
        failures,
        both: failures.length === 2,
        limit: failures.some(({ limit }) => limit === true),
    };
}
/**
 * Asks the content of both sides. `failed` is what the extension's format made of them, absent where the extension
 * says nothing. Where only one side looks like some format, the other is held to it: it was that format on one side,
 * and a side that no longer reads is what the reviewer must see.
 */
async function bySniffing(files, failed) {
    const sniffed = await both(files, sniffFile);
    const [base, head] = sniffed;
    if (base.kind === 'found' && head.kind === 'found') {
        if (base.entry.id === head.entry.id)
            return documents(base.document, head.document);
        return { kind: 'format-changed', base: unwrapStream(base.document), head: unwrapStream(head.document) };
    }
    // What was read tells more than what hit a limit; without this order, swapping the sides would change the outcome.
    for (const kind of ['found', 'limited']) {
        for (const side of sniffed)
            if (side.kind === kind)
                return inFormat(side.entry, files);
    }
    return failed ?? withoutFormat(files);
}
/** Nothing is known of either side: text where it is text, else bytes. */
async function withoutFormat(files) {
    const [base, head] = await both(files, plainDocument);
    return base.format === head.format ? documents(base, head) : { kind: 'format-changed', base, head };
}
function documents(base, head) {
    return { kind: 'documents', ...pairDocuments(base, head) };
}
async function sniffFile(one) {
    const start = one.bytes.subarray(0, SNIFF_BYTES);
    const whole = start.length === one.bytes.length;
    for (const entry of formats.formats) {
        if (entry.sniff?.(start, whole) !== true)
            continue;
        const outcome = await attempt(entry, one);
        if (outcome.ok)
            return { kind: 'found', entry, document: outcome.document };
        if (outcome.failure.limit === true)
            return { kind: 'limited', entry, failure: outcome.failure };
    }
    return { kind: 'none' };
}
async function attemptBoth(entry, files) {
    const format = files.some((one) => tooLarge(entry, one) !== undefined) ? undefined : await entry.load();
    if (format?.readBoth === undefined)
        return both(files, (one) => attempt(entry, one));
    const [base, head] = format.readBoth(inputOf(files[0]), inputOf(files[1]));
    return [attemptOf(entry, base), attemptOf(entry, head)];
}
async function attempt(entry, one) {
    const failure = tooLarge(entry, one);
    if (failure !== undefined)
        return { ok: false, failure };
    const format = await entry.load();
    return attemptOf(entry, await format.read(inputOf(one)));
}
function tooLarge(entry, { bytes, options }) {
    const most = entry.large === true ? Math.max(format/* MAX_LARGE_BYTES */.Fm, options.limits.file) : options.limits.file;
    if (bytes.length <= most)
        return undefined;
    return { format: entry.id, reason: `larger than ${most} bytes`, line: 0, column: 0, limit: true };
}
function inputOf({ bytes, path, options, depth, budget }) {
    const openMember = memberOpener(options, depth + 1, budget);
    return { bytes, path, options, openMember, room: () => (0,members/* roomOf */.dT)(budget) };
}
function attemptOf(entry, result) {
    if (result.ok)
        return { ok: true, document: (0,members/* withMembersLimits */.C)(result.document) };
    const { reason, line, column, limit } = result;
    return { ok: false, failure: { format: entry.id, reason, line, column, ...(limit === true ? { limit } : {}) } };
}
/** Opens members that stand `depth` archives deep, on one file's budget. A container's reader gets one; nothing else needs it. */
function memberOpener(options, depth, budget) {
    return async (name, bytes) => {
        const stop = (0,members/* charge */.Ji)(budget, depth, bytes.length);
        if (stop !== undefined)
            return (0,members/* opaqueDocument */.ht)(bytes, `not read: ${stop}`, stop);
        return (await readAlone({ path: name, bytes, options, depth, budget }, undefined)).document;
    };
}
/** Without a counterpart nobody can say which format both should have: the extension's, else the content's. */
async function readAlone(one, named) {
    const pointer = named === undefined && sniff/* lfs */.k$(one.bytes, true) ? (0,registry/* formatById */.aZ)('lfs') : undefined;
    const entry = named ?? pointer ?? (0,registry/* formatForPath */.G9)(one.path);
    const outcome = entry === undefined ? undefined : await attempt(entry, one);
    if (outcome?.ok)
        return outcome;
    if (outcome !== undefined && (named !== undefined || outcome.failure.limit === true)) {
        return { document: await lastResort(one, outcome.failure), failure: outcome.failure };
    }
    const sniffed = await sniffFile(one);
    if (sniffed.kind === 'found')
        return { document: sniffed.document };
    const failure = sniffed.kind === 'limited' ? sniffed.failure : outcome?.failure;
    if (failure === undefined)
        return { document: await plainDocument(one) };
    return { document: await lastResort(one, failure), failure };
}
/** The file as text or bytes, saying why it is nothing better. */
async function lastResort(one, failure) {
    const where = failure.line > 0 ? ` (line ${failure.line}, column ${failure.column})` : '';
    const message = `does not read as ${failure.format}: ${failure.reason}${where}`;
    // What is too large for its format is not split into lines either: that takes as much memory again.
    if (one.bytes.length > one.options.limits.file)
        return (0,members/* opaqueDocument */.ht)(one.bytes, message, message);
    const document = await plainDocument(one);
    const notices = [...document.notices, { message, line: failure.line }];
    return { ...document, notices, ...(failure.limit === true ? { incomplete: message } : {}) };
}
async function plainDocument(one) {
    const text = (0,registry/* formatById */.aZ)('text');
    if (!(0,encoding/* looksBinary */.Wb)(one.bytes)) {
        const outcome = await attempt(text, one);
        if (outcome.ok)
            return outcome.document;
    }
    return (0,members/* opaqueDocument */.ht)(one.bytes, 'binary data, compared byte by byte');
}
async function both(pair, read) {
    return [await read(pair[0], 0), await read(pair[1], 1)];
}


/***/ }),

/***/ 47183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ formatForPath),
/* harmony export */   aZ: () => (/* binding */ formatById)
/* harmony export */ });
/* unused harmony export indexByExtension */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33264);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61041);


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

/***/ 59214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ sqlite),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   Rx: () => (/* binding */ plist),
/* harmony export */   UE: () => (/* binding */ arrow),
/* harmony export */   Xl: () => (/* binding */ avro),
/* harmony export */   Yy: () => (/* binding */ POINTER_VERSIONS),
/* harmony export */   ZO: () => (/* binding */ eml),
/* harmony export */   Zv: () => (/* binding */ parquet),
/* harmony export */   _n: () => (/* binding */ xml),
/* harmony export */   cI: () => (/* binding */ tiff),
/* harmony export */   cb: () => (/* binding */ goSnaps),
/* harmony export */   cs: () => (/* binding */ zst),
/* harmony export */   d2: () => (/* binding */ bz2),
/* harmony export */   gz: () => (/* binding */ gz),
/* harmony export */   hC: () => (/* binding */ toml),
/* harmony export */   k$: () => (/* binding */ lfs),
/* harmony export */   l$: () => (/* binding */ MAX_POINTER_BYTES),
/* harmony export */   l6: () => (/* binding */ cbor),
/* harmony export */   n$: () => (/* binding */ snap),
/* harmony export */   nX: () => (/* binding */ gif),
/* harmony export */   oQ: () => (/* binding */ yaml),
/* harmony export */   pN: () => (/* binding */ ambr),
/* harmony export */   qU: () => (/* binding */ png),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   rP: () => (/* binding */ jsonl),
/* harmony export */   uM: () => (/* binding */ bmp),
/* harmony export */   wB: () => (/* binding */ insta),
/* harmony export */   wE: () => (/* binding */ npy),
/* harmony export */   x8: () => (/* binding */ pdf),
/* harmony export */   xd: () => (/* binding */ webp),
/* harmony export */   xl: () => (/* binding */ jpeg),
/* harmony export */   xz: () => (/* binding */ xz),
/* harmony export */   yU: () => (/* binding */ zip),
/* harmony export */   yY: () => (/* binding */ tar),
/* harmony export */   yj: () => (/* binding */ xlsx)
/* harmony export */ });
/* unused harmony export sniffText */
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7097);

/** The first bytes as text, a byte order mark heeded. Broken sequences become U+FFFD, which matches nothing here. */
function sniffText(head) {
    const mark = (0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .byteOrderMark */ .y2)(head);
    if (mark === undefined)
        return new TextDecoder('utf-8').decode(head);
    if (mark.encoding.startsWith('UTF-32'))
        return '';
    return new TextDecoder(mark.label, { ignoreBOM: true }).decode(head.subarray(mark.bytes.length));
}
/** The first entry, and the line of dashes that ends one. */
const goSnaps = (head) => {
    const text = sniffText(head);
    return /^\s*\[[^\r\n]+ - \d+\]\r?\n/.test(text) && /\n---(?:\r?\n|$)/.test(text);
};
/** The first line of syrupy's files, and that of those from before serializer versions. */
const ambr = (head) => /^# (?:serializer version|name): /.test(sniffText(head.subarray(0, 256)));
/** The tag that RFC 8949 reserves for this. */
const cbor = (head) => head[0] === 0xd9 && head[1] === 0xd9 && head[2] === 0xf7;
/** What begins a page; a fragment is too close to XML and to templates. */
const html = (head) => /^\s{0,64}(?:<!doctype html|<html[\s>])/i.test(sniffText(head.subarray(0, 512)));
/** A header between dashes with a key that insta writes, or its old header without them. */
const insta = (head) => {
    const [first, ...lines] = sniffText(head.subarray(0, 8_192)).split(/\r?\n/);
    if (/^(?:Created|Creator): /.test(first))
        return true;
    const end = first === '---' ? lines.indexOf('---') : -1;
    return lines.slice(0, Math.max(end, 0)).some((line) => /^(?:source|expression|assertion_line): ?/.test(line));
};
/** An object or array; a lone scalar is no evidence. Comments before it are those of JSONC. */
const json = (head) => {
    const text = sniffText(head);
    let index = 0;
    for (;;) {
        index = afterSpace(text, index);
        if (text.startsWith('//', index))
            index = endOf(text, '\n', index);
        else if (text.startsWith('/*', index))
            index = endOf(text, '*/', index + 2);
        else
            break;
    }
    const first = text[index];
    return first === '{' || first === '[';
};
/** Two records or more, each on its own line. */
const jsonl = (head, whole) => {
    const lines = sniffText(head).split('\n');
    if (!whole)
        lines.pop();
    const records = lines.map((line) => line.trim()).filter((line) => line !== '');
    return records.length >= 2 && records.every((line) => /^\{.*\}$|^\[.*\]$/s.test(line));
};
/** Both spellings of the pointer's version; the second is from before Git LFS had its name. */
const lfs = (head, whole) => {
    if (!whole || head.length > MAX_POINTER_BYTES)
        return false;
    const text = sniffText(head);
    return POINTER_VERSIONS.some((version) => text.startsWith(`version ${version}\n`));
};
/** Git LFS itself reads no pointer beyond this. */
const MAX_POINTER_BYTES = 1_024;
const POINTER_VERSIONS = ['https://git-lfs.github.com/spec/v1', 'https://hawser.github.com/spec/v1'];
/** Apple's binary form, or its document type or root near the start of XML. */
const plist = (head) => {
    if (head[0] === 0x62 && head[1] === 0x70)
        return Buffer.from(head.subarray(0, 8)).toString('latin1') === 'bplist00';
    const text = sniffText(head.subarray(0, 1_024));
    return text.trimStart().startsWith('<') && /<!DOCTYPE plist|<plist[\s>]/.test(text);
};
/** The first line that Jest, Vitest and Bun write. insta and go-snaps share the extension and have none. */
const snap = (head) => /^\/\/ (?:Jest|Vitest|Bun) Snapshot v\d/.test(sniffText(head.subarray(0, 256)));
/** A table header and a key whose value is spelled as in TOML: `[a]` with `b = c` is INI and stays unnamed. */
const toml = (head) => {
    const lines = sniffText(head.subarray(0, 8_192)).split('\n', 200);
    const table = lines.some((line) => /^\s{0,16}\[{1,2}[\w."' -]{1,200}\]{1,2}\s{0,16}$/.test(line));
    return table && lines.some((line) => /^\s{0,16}[\w."'-]{1,200} ?= ?(?:["'[{]|[+-]?\d|true\b|false\b)/.test(line));
};
/**
 * A declaration, a doctype, or a root that declares a namespace. Angle brackets alone are no evidence: in a template
 * or a fragment of HTML white space between elements is content, which the XML reader would take for layout.
 */
const xml = (head) => {
    const text = sniffText(head);
    const start = afterSpace(text, 0);
    if (text.startsWith('<?xml', start) || /^<!DOCTYPE (?!html)/i.test(text.slice(start, start + 16)))
        return true;
    const root = text.slice(start, start + 1_024);
    return /^<[A-Za-z_][^<>]*\sxmlns(?::[\w.-]{1,64})?=/.test(root);
};
/** Only the directive: a line of dashes opens front matter and insta snapshots as well. */
const yaml = (head) => /^%YAML 1\.\d/.test(sniffText(head.subarray(0, 256)));
const magic = (...magics) => (head) => magics.some((one) => Buffer.from(head.subarray(0, one.length)).toString('latin1') === one);
const bz2 = (head) => /^BZh[1-9]1AY&SY/.test(Buffer.from(head.subarray(0, 10)).toString('latin1'));
/** The file format, and Feather's first version, which nobody here decodes. A stream has no magic number. */
const arrow = magic('ARROW1\0\0', 'FEA1');
/** Magic number at the beginning; readers look at the end for the same one. PARE has an encrypted footer. */
const parquet = magic('PAR1', 'PARE');
const gif = magic('GIF87a', 'GIF89a');
const jpeg = magic('\xff\xd8\xff');
const tiff = magic('II*\0', 'MM\0*', 'II+\0', 'MM\0+');
const gz = magic('\x1f\x8b\x08');
const npy = magic('\x93NUMPY');
const png = magic('\x89PNG\r\n\x1a\n');
const xz = magic('\xfd7zXZ\0');
/** With an entry first, or empty; a zip behind a preamble is known by its extension only. */
const zip = magic('PK\x03\x04', 'PK\x05\x06');
const zst = magic('\x28\xb5\x2f\xfd');
/** Two letters begin too many texts: the header's reserved bytes and size must fit as well. */
const bmp = (head) => head[0] === 0x42 &&
    head[1] === 0x4d &&
    head.subarray(6, 10).every((byte) => byte === 0) &&
    head[15] === 0 &&
    head[14] >= 12;
const webp = (head) => /^RIFF.{4}WEBP/s.test(Buffer.from(head.subarray(0, 12)).toString('latin1'));
/** Both spellings of the mark that tar has had since 1988. */
const tar = (head) => /^ustar(?:\0| {2}\0)/.test(Buffer.from(head.subarray(257, 265)).toString('latin1'));
/** Headers as a mail program writes them first, one of those that only mail has among them. */
const eml = (head) => {
    const lines = sniffText(head.subarray(0, 4_096)).split(/\r?\n/, 40);
    const end = lines.indexOf('');
    const headers = lines.slice(lines[0]?.startsWith('From ') ? 1 : 0, end === -1 ? lines.length - 1 : end);
    const field = /^(?:[!-9;-~]+:|[ \t])/;
    const proof = /^(?:received|return-path|message-id|mime-version|delivered-to):/i;
    const named = (name) => headers.some((line) => line.toLowerCase().startsWith(`${name}:`));
    return headers.every((line) => field.test(line)) && named('from') && headers.some((line) => proof.test(line));
};
/** Version 1 of the object container, the only one there is. */
const avro = magic('Obj\x01');
/** A zip whose first names are those of a workbook; the order is free, so the names are looked for. */
const xlsx = (head) => {
    if (!zip(head, false))
        return false;
    return Buffer.from(head.buffer, head.byteOffset, head.byteLength).includes('xl/workbook.xml');
};
/** Some programs put something before the header, but not where a sniffer shall believe it. */
const pdf = magic('%PDF-');
const sqlite = magic('SQLite format 3\0');
function afterSpace(text, from) {
    let index = from;
    while (index < text.length && ' \t\r\n'.includes(text[index]))
        index += 1;
    return index;
}
function endOf(text, mark, from) {
    const at = text.indexOf(mark, from);
    return at === -1 ? text.length : at + mark.length;
}


/***/ })

};
