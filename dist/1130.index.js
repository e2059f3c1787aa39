export const id = 1130;
export const ids = [1130];
export const modules = {

/***/ 88020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MM: () => (/* binding */ align),
/* harmony export */   fC: () => (/* binding */ readPairing)
/* harmony export */ });
/* unused harmony export longestIncreasing */
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
    sequences.omitted?.requireTrim(range, sequences.baseLength, sequences.headLength);
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
        // One to one, whatever the keys are.
        if (j === undefined || work.baseOf[j] >= 0)
            continue;
        pair(work, i, j);
    }
}
/** Rows that occur once on each side are the anchors; only those in increasing order are paired at this step. */
function pairUniqueRows(work, range) {
    const { baseHash, headHash, equal, omitted } = work.sequences;
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
        if (i < 0 || j === undefined || j < 0 || omitted?.repeats(hash, range.base, range.baseEnd))
            continue;
        if (equal(i, j))
            anchors.push([i, j]);
    }
    anchors.sort((a, b) => a[0] - b[0]);
    const kept = longestIncreasing(anchors.map(([, j]) => j));
    omitted?.requireAnchors(anchors, kept.length, range.base, range.baseEnd);
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

/***/ 13194:
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
/* harmony export */   ff: () => (/* binding */ joinMoves),
/* harmony export */   gp: () => (/* binding */ addNote),
/* harmony export */   hH: () => (/* binding */ plotMove),
/* harmony export */   oj: () => (/* binding */ newCollector),
/* harmony export */   qI: () => (/* binding */ addChange),
/* harmony export */   sK: () => (/* binding */ movesIn)
/* harmony export */ });
/* unused harmony export summaryOf */
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84152);
/* harmony import */ var _moves_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37459);


/** Further notes are dropped and counted: a hostile file must not make a report of notes alone. */
const MAX_NOTES = 40;
/** docs/classes.md section 5: so many moved values, and so large a share of them in one direction. */
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
/** So much further a number has to have moved to be the furthest: else each of a million that grow would be built. */
const FURTHER = 1.01;
function furthestOf({ furthest }) {
    return furthest?.relative ?? 0;
}
/**
 * Whether a change would be kept. Where not, `tally` counts it, and the caller saves building it: a million changes
 * cost a million additions, not a million paths.
 */
function wants(collector, kind, relative = 0) {
    const kept = collector.kept[kind];
    if (kept.length < _comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_CHANGES */ .z)
        return true;
    if (kind === 'value')
        return relative < Number.POSITIVE_INFINITY && relative > FURTHER * furthestOf(collector);
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
    seeFurthest(collector, change);
    // Numbers are kept by how far they moved, so the worst of a million survives.
    if (kept.length > 2 * _comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_CHANGES */ .z) {
        if (change.kind === 'drift') {
            sortWorstFirst(kept);
            collector.leastDrift = kept[_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_CHANGES */ .z - 1]?.relative ?? 0;
        }
        kept.length = _comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_CHANGES */ .z;
    }
}
function seeFurthest(collector, change) {
    if (change?.kind === 'value' && (change.relative ?? 0) > furthestOf(collector))
        collector.furthest = change;
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
/** For plots of all numbers that moved; `changes` keep some. */
function plotMove(collector, base, head, beyond, bounds, ulp) {
    (0,_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .addMove */ .$v)(movesIn(collector), base, head, beyond, bounds, ulp);
}
function movesIn(collector) {
    collector.moves ??= (0,_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .newMoveCounter */ .kJ)();
    return collector.moves;
}
/** `prefix` as the places of `from` get it. */
function joinMoves(into, from, prefix) {
    const { furthest } = from;
    seeFurthest(into, furthest && prefix !== undefined ? { ...furthest, at: `${prefix}: ${furthest.at}` } : furthest);
    if (from.moves === undefined)
        return;
    if (into.moves === undefined)
        into.moves = (0,_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .newMoveCounter */ .kJ)();
    (0,_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeMoves */ .rE)(into.moves, from.moves);
}
/** Folds the collector of a container's member into the container's, places prefixed by the member. */
function mergeCollector(into, from, prefix) {
    for (const kind of ['shape', 'value', 'drift', 'representation']) {
        into.counts[kind] += from.counts[kind];
        const room = 2 * _comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_CHANGES */ .z - into.kept[kind].length;
        const kept = from.kept[kind];
        if (kind === 'drift')
            sortWorstFirst(kept);
        for (const change of kept.slice(0, Math.max(0, room)))
            into.kept[kind].push({ ...change, at: `${prefix}: ${change.at}` });
        if (kind === 'drift' && into.kept.drift.length > _comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_CHANGES */ .z) {
            sortWorstFirst(into.kept.drift);
            into.kept.drift.length = _comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_CHANGES */ .z;
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
    joinMoves(into, from, prefix);
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
    const changes = listed(collector);
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
        ...movesBeyond(collector, changes),
    };
}
/** Room for rewritten values beside a hundred changes of structure. */
const ROOM_FOR_VALUES = 5;
/** Strongest kind first. Neither many keys that came nor many small rewrites hide the number that moved furthest. */
function listed({ kept, counts, furthest }) {
    const room = _comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_CHANGES */ .z - Math.min(ROOM_FOR_VALUES, kept.value.length);
    const shape = kept.shape.slice(0, room);
    const values = kept.value.slice(0, _comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_CHANGES */ .z - shape.length);
    const isHidden = furthest !== undefined && counts.value > values.length && !values.some(({ at }) => at === furthest.at);
    if (isHidden)
        values[values.length - 1] = furthest;
    return [...shape, ...values, ...kept.drift, ...kept.representation].slice(0, _comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_CHANGES */ .z);
}
/** Where the changes list all numbers that moved, they say more than a count of them. */
function movesBeyond({ moves }, changes) {
    const listed = changes.filter(({ kind, absolute }) => absolute !== undefined && kind !== 'representation').length;
    return moves === undefined || moves.count <= listed ? {} : { moves: (0,_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .movesOf */ .cz)(moves) };
}
function moreKinds(count) {
    return count === 1 ? '1 more kind of change' : `${count} more kinds of change`;
}


/***/ }),

/***/ 84152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ MAX_CHANGES)
/* harmony export */ });
/** How many changes a comparison carries along; the counts are never cut. */
const MAX_CHANGES = 100;


/***/ }),

/***/ 72490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ invisibleDifference)
/* harmony export */ });
/** Says in words what an eye cannot see in two texts that differ (docs/classes.md section 4). */
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
        return `invisible difference: Unicode normal form, ${named(from)} -> ${named(to)}`;
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

/***/ 2252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ diffLists),
  X: () => (/* binding */ judgeLists)
});

// EXTERNAL MODULE: ./lib/comparison/alignment.js
var alignment = __webpack_require__(88020);
// EXTERNAL MODULE: ./lib/comparison/collector.js
var comparison_collector = __webpack_require__(13194);
;// CONCATENATED MODULE: ./lib/comparison/unordered.js
/** Up to so many elements a side, all or what is left, are matched exhaustively; of more leftovers, those at the same index only. */
const MAX_MATCHED = 64;
/**
 * Pairs equal elements first, in order of occurrence, then what is left by drift. Every pair it makes is equal or drift,
 * so a list all of whose elements are paired is drift whatever the order in which they were found. In a short list an
 * equal pair is taken apart where more elements find a partner so: each of 1.5 and 1.6 may have moved by 0.1.
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
    if (left.length === 0 || right.length === 0)
        return { headOf };
    if (sides.baseLength <= MAX_MATCHED && sides.headLength <= MAX_MATCHED)
        matchMost(sides, headOf, [...headOf.keys()], [...taken.keys()]);
    else if (left.length <= MAX_MATCHED && right.length <= MAX_MATCHED)
        matchMost(sides, headOf, left, right);
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
/** Largest matching by augmenting paths (Kuhn) from the pairs that there are; the recursion is at most MAX_MATCHED deep. */
function matchMost(sides, headOf, left, right) {
    const edges = left.map((i) => right.map((j) => sides.drift(i, j)));
    const partner = Int32Array.from(right, (j) => left.findIndex((i) => headOf[i] === j));
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
    for (const [at, i] of left.entries())
        if (headOf[i] === -1)
            augment(at, new Uint8Array(right.length));
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
    const { baseLength, headLength, omitted } = lists;
    omitted?.requireOrder(lists.unordered);
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
    omitted?.requireNoMoves(facts.moved.size);
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
    // One text for all: a text that is made anew is hashed anew.
    const sort = `${noun}# moved`;
    for (const [i, j] of facts.pairs) {
        lists.diff(i, j);
        if (facts.moved.has(i))
            addMoved(collector, lists, i, j, sort);
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
        at: lists.alone?.(side, index) ?? lists.at(index, index),
        base: side === 'base' ? lists.show('base', index) : null,
        head: side === 'head' ? lists.show('head', index) : null,
        ...(line > 0 ? lineField : {}),
        note: `${lists.noun}${keyLabel(key, side, index)} ${verb}`,
    }, `${lists.noun}# ${verb}`);
}
function addMoved(collector, lists, i, j, sort) {
    if (!(0,comparison_collector/* wants */.YN)(collector, 'value')) {
        (0,comparison_collector/* tally */.N4)(collector, 'value', sort);
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
    }, sort);
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

/***/ 37459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $v: () => (/* binding */ addMove),
/* harmony export */   BO: () => (/* binding */ boundsOf),
/* harmony export */   Kg: () => (/* binding */ FURTHEST_BIN),
/* harmony export */   LD: () => (/* binding */ seeBounds),
/* harmony export */   VL: () => (/* binding */ addRatio),
/* harmony export */   X_: () => (/* binding */ rankOfWords),
/* harmony export */   aQ: () => (/* binding */ moveAdder),
/* harmony export */   cz: () => (/* binding */ movesOf),
/* harmony export */   jU: () => (/* binding */ binOf),
/* harmony export */   kJ: () => (/* binding */ newMoveCounter),
/* harmony export */   oN: () => (/* binding */ BINS_PER_DECADE),
/* harmony export */   pO: () => (/* binding */ ratioOf),
/* harmony export */   rE: () => (/* binding */ mergeMoves),
/* harmony export */   rY: () => (/* binding */ samplePoint),
/* harmony export */   xT: () => (/* binding */ onlyRelative)
/* harmony export */ });
/* unused harmony export MAX_SAMPLE */
/**
 * How numbers moved over the whole of a comparison, however many they are: counted in bins of a fixed number, and a sample of
 * fixed size. Facts for a plot; no class rests on them. What is counted does not depend on the order of the numbers, and
 * two counts can be added (docs/adr/0226).
 */
/** A bin is half a power of ten of the move over its limit, closed above: bin 0 ends at the limit itself. */
const BINS_PER_DECADE = 2;
/** Moves further from their limit are counted in the last bin. */
const FURTHEST_BIN = 40;
const BINS = 2 * FURTHEST_BIN + 1;
/** Points of a base-against-head plot; more than a picture of that size can show apart. */
const MAX_SAMPLE = 100;
/** A plot of some hundred pixels shows no more, and a number whose name says that it is secret is not given away. */
const SAMPLE_DIGITS = 3;
/** The words that `describeBounds` and its like have for a limit. Several rules at once, and `exact`, are no single bound. */
const LIMIT = /^(?:([0-9.]+) ULP)?(?: or )?(?:relative ([0-9.eE+-]+))?(?: or )?(?:absolute ([0-9.eE+-]+))?(?: \([^\n]*\))?$/;
const known = new Map();
const MAX_KNOWN = 1_000;
/** The bounds that a limit names; undefined where it names none, or more than one rule. */
function boundsOf(limit) {
    if (limit === undefined)
        return undefined;
    if (known.has(limit))
        return known.get(limit);
    const bounds = parseBounds(limit);
    if (known.size < MAX_KNOWN)
        known.set(limit, bounds);
    return bounds;
}
function parseBounds(limit) {
    const [, ulp, relative, absolute] = LIMIT.exec(limit) ?? [];
    const bounds = { ...bound('ulp', ulp), ...bound('relative', relative), ...bound('absolute', absolute) };
    return Object.keys(bounds).length === 0 ? undefined : bounds;
}
function bound(name, text) {
    const value = Number(text);
    return text !== undefined && value > 0 && Number.isFinite(value) ? { [name]: value } : {};
}
/** The move over what is allowed: 1 is at the limit. Undefined where nothing measures it. */
function ratioOf(bounds, absolute, relative, ulp) {
    let least = Number.POSITIVE_INFINITY;
    if (bounds.relative && relative !== undefined)
        least = Math.min(least, relative / bounds.relative);
    if (bounds.absolute && absolute !== undefined)
        least = Math.min(least, absolute / bounds.absolute);
    if (bounds.ulp && ulp !== undefined)
        least = Math.min(least, ulp / bounds.ulp);
    return Number.isFinite(least) ? least : undefined;
}
/** The one bound there is, where it is a relative one. */
function onlyRelative({ relative, absolute, ulp }) {
    return relative && !absolute && !ulp ? relative : undefined;
}
function newMoveCounter() {
    return {
        count: 0,
        bins: new Array(BINS).fill(0),
        relative: undefined,
        sample: [],
        highest: Number.POSITIVE_INFINITY,
    };
}
/** One number. `ulp` only where the bounds ask for it. */
function addMove(counter, base, head, beyond, bounds, ulp) {
    counter.count += 1;
    samplePoint(counter, base, head, beyond);
    if (bounds === undefined)
        return;
    const absolute = Math.abs(base - head);
    const relative = absolute / Math.min(Math.abs(base), Math.abs(head));
    const ratio = ratioOf(bounds, absolute, relative, ulp);
    if (ratio === undefined)
        return;
    addRatio(counter, ratio, beyond, bounds);
}
/**
 * `addMove` for many numbers that are known to be within the same bounds, none of them in units of the last place: what does
 * not depend on the number is looked up once.
 *
 * @returns  Takes the finite numbers of both sides, and their distance over the smaller of the two.
 */
function moveAdder(counter, bounds) {
    const { relative: most = 0, absolute: far = 0 } = bounds ?? {};
    const { bins } = counter;
    const plotted = most > 0 || far > 0;
    let known = false;
    return (base, head, relative) => {
        counter.count += 1;
        if (rankOf(base, head) <= counter.highest)
            samplePoint(counter, base, head, false);
        if (!plotted)
            return;
        let ratio = most > 0 ? relative / most : Number.POSITIVE_INFINITY;
        if (far > 0)
            ratio = Math.min(ratio, Math.abs(base - head) / far);
        if (!known) {
            known = true;
            addRatio(counter, ratio, false, bounds);
            return;
        }
        bins[Math.min(0, binOf(ratio)) + FURTHEST_BIN] += 1;
    };
}
function addRatio(counter, ratio, beyond, bounds) {
    // Which side of the limit it is on was decided exactly; doubles may see it otherwise.
    const bin = beyond ? Math.max(1, binOf(ratio)) : Math.min(0, binOf(ratio));
    counter.bins[bin + FURTHEST_BIN] += 1;
    seeBounds(counter, bounds);
}
/** What numbers in the bins were held against. */
function seeBounds(counter, bounds) {
    const alone = onlyRelative(bounds) ?? null;
    if (counter.relative === undefined)
        counter.relative = alone;
    else if (counter.relative !== alone)
        counter.relative = null;
}
const EDGES = Float64Array.from({ length: BINS }, (_, index) => 10 ** ((index - FURTHEST_BIN) / BINS_PER_DECADE));
const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);
/** Half powers of ten in a power of two. */
const BINS_PER_DOUBLING = BINS_PER_DECADE * Math.log10(2);
/** By the exponent of the double and a comparison or two: a logarithm for each of ten million numbers would be felt. */
function binOf(ratio) {
    double[0] = ratio;
    const doublings = ((words[1] >>> 20) & 0x7ff) - 1_023;
    let index = Math.max(0, Math.floor(doublings * BINS_PER_DOUBLING) + FURTHEST_BIN);
    while (index < BINS - 1 && ratio > EDGES[index])
        index += 1;
    return Math.min(index, BINS - 1) - FURTHEST_BIN;
}
/** Two infinities are no place in a plot. */
function samplePoint(counter, base, head, beyond) {
    const rank = rankOf(base, head);
    if (rank > counter.highest || !Number.isFinite(base) || !Number.isFinite(head))
        return;
    counter.sample.push({ base, head, beyond, rank });
    if (counter.sample.length > 4 * MAX_SAMPLE)
        cutSample(counter);
}
/** Mixes all bits of both, so that which points are kept has nothing to do with their size or place. */
function rankOf(base, head) {
    double[0] = base;
    const [first, second] = [words[0], words[1]];
    double[0] = head;
    return rankOfWords(first, second, words[0], words[1]);
}
/** `rankOf` for the 32-bit words of both numbers, in memory order. */
function rankOfWords(base0, base1, head0, head1) {
    let state = Math.imul(base0 ^ 0x9e37_79b9, 0x85eb_ca6b) ^ base1;
    state = Math.imul(state ^ (state >>> 15), 0xc2b2_ae35);
    state = Math.imul(state ^ head0 ^ (state >>> 13), 0x27d4_eb2f) ^ head1;
    state = Math.imul(state ^ (state >>> 15), 0x1656_67b1);
    return (state ^ (state >>> 16)) >>> 0;
}
/** Lowest ranks first, each pair of numbers once. */
function cutSample(counter) {
    const sorted = counter.sample.sort((a, b) => a.rank - b.rank || a.base - b.base || a.head - b.head || Number(b.beyond) - Number(a.beyond));
    const kept = [];
    for (const point of sorted) {
        const last = kept.at(-1);
        if (last !== undefined && last.base === point.base && last.head === point.head)
            continue;
        kept.push(point);
        if (kept.length === MAX_SAMPLE)
            break;
    }
    counter.sample = kept;
    if (kept.length === MAX_SAMPLE)
        counter.highest = kept.at(-1)?.rank ?? counter.highest;
}
function mergeMoves(into, from) {
    into.count += from.count;
    for (const [index, count] of from.bins.entries())
        into.bins[index] += count;
    if (into.relative === undefined)
        into.relative = from.relative;
    else if (from.relative !== undefined && into.relative !== from.relative)
        into.relative = null;
    into.sample.push(...from.sample);
    cutSample(into);
}
function movesOf(counter) {
    cutSample(counter);
    const bins = counter.bins.flatMap((count, index) => (count === 0 ? [] : [{ bin: index - FURTHEST_BIN, count }]));
    const rounded = (value) => Number(value.toPrecision(SAMPLE_DIGITS));
    return {
        count: counter.count,
        bins,
        ...(typeof counter.relative === 'number' ? { relative: counter.relative } : {}),
        sample: counter.sample.map(({ base, head, beyond }) => ({ base: rounded(base), head: rounded(head), beyond })),
    };
}


/***/ }),

/***/ 80937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ lastName),
/* harmony export */   b: () => (/* binding */ isExactName)
/* harmony export */ });
/**
 * docs/classes.md section 5, rule 3: names of values that are never measured, so that no default tolerance reaches them.
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


/***/ }),

/***/ 65206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ selectedBy),
/* harmony export */   JV: () => (/* binding */ hiddenByText),
/* harmony export */   Zb: () => (/* binding */ prepareRules),
/* harmony export */   mt: () => (/* binding */ withoutRules)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82929);

/** docs/classes.md section 5: a wider relative bound is allowed and remarked on. */
const WIDE_RELATIVE = 1e-3;
/** docs/classes.md section 4: every channel within 1/255, no pixel beyond. */
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
        settings: settingsOf(rule),
        used: new Set(),
        remarks,
    };
}
function settingsOf(rule) {
    return [
        ...(rule.header === 'auto' ? [] : ['header']),
        ...(rule.yaml === 'auto' ? [] : ['yaml']),
        ...rule.ignoreMembers.map((_, index) => `ignore-members[${index}]`),
        ...(rule.descriptor === undefined ? [] : ['descriptor']),
        ...(rule.pixels === undefined ? [] : ['pixels']),
        ...rule.tolerances.flatMap(({ path }, index) => (path === undefined ? [`tolerances[${index}]`] : [])),
    ];
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
    const { RE2JS } = await __webpack_require__.e(/* import() */ 2856).then(__webpack_require__.bind(__webpack_require__, 2856));
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

/***/ 31130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Gl: () => (/* binding */ stripEnd),
/* harmony export */   W7: () => (/* binding */ diffTexts),
/* harmony export */   ZY: () => (/* binding */ trailing),
/* harmony export */   tZ: () => (/* binding */ normalizeLines)
/* harmony export */ });
/* harmony import */ var _collector_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13194);
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72490);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2252);
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4492);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65206);
/* harmony import */ var _tolerance_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56918);






/**
 * What Python's `str.rstrip()` takes from the end of a line (requirement M5): JavaScript's `trimEnd` also takes U+FEFF,
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
    trailing(context, base.lines, head.lines, left, right);
}
/** What normalisation forgave: reported where the texts have the same lines, so that the reason is exact. */
function trailing({ collector, omitted }, base, head, left, right) {
    const blank = base.length - left.length !== head.length - right.length;
    if (blank) {
        (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .addChange */ .qI)(collector, {
            kind: 'representation',
            at: `line ${Math.min(lengthOf(left, 'base', omitted), lengthOf(right, 'head', omitted)) + 1}`,
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
        const number = numberOf(index, 'head', omitted);
        (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .addChange */ .qI)(collector, {
            kind: 'representation',
            at: `line ${number}`,
            base: from,
            head: to,
            baseLine: number,
            headLine: number,
            note: 'trailing white space',
        }, 'line# with other trailing white space');
    }
}
/** One-based, in the file. */
function numberOf(index, side, omitted) {
    return (omitted === undefined ? index : omitted.index(side, index)) + 1;
}
/** How many lines there are before the empty ones at the end, the omitted ones included. */
function lengthOf(lines, side, omitted) {
    return lines.length === 0 ? 0 : numberOf(lines.length - 1, side, omitted);
}
function linesOf(context, base, head) {
    const { rules, omitted } = context;
    const baseNumber = (i) => numberOf(i, 'base', omitted);
    const headNumber = (j) => numberOf(j, 'head', omitted);
    return {
        ...(omitted === undefined ? {} : { omitted }),
        noun: 'line',
        here: 'text',
        unordered: rules.unordered.length > 0 && (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .selectedBy */ .B8)(rules.unordered, [], [], rules.used),
        baseLength: base.length,
        headLength: head.length,
        baseHash: (i) => (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .hashText */ .qj)(base[i]),
        headHash: (j) => (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .hashText */ .qj)(head[j]),
        equal: (i, j) => base[i] === head[j],
        drift: (i, j) => judgeLine(context, base[i], head[j], baseNumber(i), headNumber(j)).kind !== 'value',
        diff: (i, j) => reportLine(context, base[i], head[j], baseNumber(i), headNumber(j)),
        similarity: (i, j) => judgeLine(context, base[i], head[j], baseNumber(i), headNumber(j)).kind === 'value' ? 0 : 1.5,
        findKey: () => undefined,
        explained: () => false,
        show: (side, index) => (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .clipPair */ .lX)((side === 'base' ? base : head)[index], '')[0],
        at: (_i, j) => `line ${headNumber(j)}`,
        alone: (side, index) => `line ${numberOf(index, side, omitted)}`,
        lineOf: (side, index) => numberOf(index, side, omitted),
    };
}
/** `baseLine` and `headLine` are one-based. */
function judgeLine(context, base, head, baseLine, headLine) {
    if (base === head)
        return { kind: 'equal' };
    const { rules } = context;
    const hidden = (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .hiddenByText */ .JV)(rules, base, head);
    if (hidden !== undefined)
        return { kind: 'hidden', count: hidden };
    const place = { base: [baseLine - 1], head: [headLine - 1] };
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
function reportLine(context, base, head, baseLine, headLine) {
    const { collector } = context;
    if (base === head)
        return;
    const verdict = judgeLine(context, base, head, baseLine, headLine);
    if (verdict.kind === 'value' && !(0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .wants */ .YN)(collector, 'value')) {
        (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .tally */ .N4)(collector, 'value', 'line# rewritten');
        return;
    }
    const [from, to] = (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .clipPair */ .lX)(base, head);
    const where = { at: `line ${headLine}`, base: from, head: to, baseLine, headLine };
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
                (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .addNote */ .gp)(collector, `line ${headLine}: ${note}`);
        }
    }
}
function noteOn(base, head) {
    if (base.trimStart() === head.trimStart())
        return 'indentation changed';
    return (0,_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .invisibleDifference */ .l)(base, head);
}


/***/ }),

/***/ 56918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ distances),
/* harmony export */   YU: () => (/* binding */ judgeNumbers),
/* harmony export */   _K: () => (/* binding */ scaleOf),
/* harmony export */   eE: () => (/* binding */ magnitudeOf),
/* harmony export */   eF: () => (/* binding */ mostSpecific),
/* harmony export */   nv: () => (/* binding */ describeBounds),
/* harmony export */   uQ: () => (/* binding */ spelled)
/* harmony export */ });
/* harmony import */ var _documents_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27787);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80937);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46067);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82929);




function spelled(literal, decimal, type) {
    return { literal, decimal, integer: type === 'integer' || (type === 'number' && (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isIntegerLiteral */ .m)(decimal)) };
}
/**
 * docs/classes.md section 5. `place` and `scale` are asked only where they can matter; `scale` is the smaller of the two
 * lower quartiles at the path, or undefined where there are too few values.
 */
function judgeNumbers(base, head, rules, place, scale) {
    if (base.literal === head.literal && base.decimal === head.decimal)
        return { kind: 'equal' };
    if (base.decimal.length > _documents_format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_NUMBER_CHARACTERS */ .SO || head.decimal.length > _documents_format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_NUMBER_CHARACTERS */ .SO) {
        return {
            kind: 'value',
            note: `number literals over ${_documents_format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_NUMBER_CHARACTERS */ .SO} characters are not compared as numbers`,
        };
    }
    const [from, to] = [(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .plainDouble */ .A2)(base.decimal), (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .plainDouble */ .A2)(head.decimal)];
    // Equal decimals have one double.
    if (from < to || from > to)
        return judgeUnequal(base, head, rules, place(), scale, [from, to]);
    if (base.decimal === head.decimal || (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalDecimal */ .st)(base.decimal) === (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalDecimal */ .st)(head.decimal)) {
        return spelling(base, head);
    }
    if (!isDecimal(base.decimal) || !isDecimal(head.decimal)) {
        return { kind: 'value', note: 'NaN and the infinities are near no other number' };
    }
    return judgeUnequal(base, head, rules, place(), scale, [from, to]);
}
function isDecimal(decimal) {
    return (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDecimal */ .$Q)(decimal) !== undefined;
}
function spelling(base, head) {
    const versions = [base.literal, head.literal].some((literal) => /^[1-9][0-9]{0,2}\.[0-9]?[1-9]0$/.test(literal));
    return versions
        ? { kind: 'spelling', note: 'equal as numbers, but it looks like a version: as text they differ' }
        : { kind: 'spelling' };
}
function judgeUnequal(base, head, rules, place, scale, doubles) {
    const integers = areIntegers(base, head);
    const byPath = mostSpecific(rules, place);
    if (byPath.length > 0)
        return judgeByRules(base, head, integers, byPath);
    if (integers)
        return { kind: 'value', limit: 'exact (integers)' };
    const name = (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .lastName */ .U)(place.head);
    if (name !== undefined && (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isExactName */ .b)(name)) {
        const note = rules.globals.length > 0 ? `exact name: ${name}; the global rule does not reach it` : `exact name: ${name}`;
        return { kind: 'value', limit: 'exact', note };
    }
    if (rules.globals.length > 0)
        return judgeByGlobals(base, head, rules.globals);
    if ((0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isMeasured */ .V2)(base.decimal) || (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isMeasured */ .V2)(head.decimal))
        return judgeMeasured(base, head, rules, scale, doubles);
    return { kind: 'value', limit: 'exact' };
}
/**
 * Both spelled as integers; or one of them, and the other an integer in another spelling. Else `12345678901`
 * could become another id by way of `1.2345678902e10`, and one more change (of the spelling) would have lowered the class.
 */
function areIntegers(base, head) {
    if (base.integer && head.integer)
        return true;
    return (base.integer || head.integer) && (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isWhole */ .wP)(base.decimal) && (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isWhole */ .wP)(head.decimal);
}
/** The rules of the most specific path that selects the number on both sides; several only where they are equally specific. */
function mostSpecific(rules, place) {
    if (rules.tolerances.length === 0)
        return [];
    const { base, head } = place;
    const matching = rules.tolerances.filter(({ pattern }) => (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesPath */ .$h)(pattern, base) && (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesPath */ .$h)(pattern, head));
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
    return (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .within */ .ux)(base.decimal, head.decimal, { relative, absolute });
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
const limits = new WeakMap();
/** `describeBounds` of the default, once. */
function limitOf(measured) {
    const known = limits.get(measured);
    if (known !== undefined)
        return known;
    const limit = describeBounds({ relative: measured.relative, absolute: measured.absolute });
    limits.set(measured, limit);
    return limit;
}
/** docs/classes.md section 5, rule 4: what the scale of a path is multiplied with where a value is zero or changes its sign. */
const ZERO_FLOOR = { negative: false, digits: '1', exponent: -12n };
function judgeMeasured(base, head, { measured }, scale, [from, to]) {
    const limit = limitOf(measured);
    if ((0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .withinForCertain */ .BY)(from, to, measured) ?? (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .within */ .ux)(base.decimal, head.decimal, measured))
        return { kind: 'drift', limit };
    if (!leavesItsSide(base, head, [from, to]))
        return { kind: 'value', limit };
    const size = scale();
    if (size === undefined || (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isZero */ .be)(size))
        return { kind: 'value', limit };
    const beyond = beyondScale(size);
    if ((0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .withinForCertain */ .BY)(from, to, beyond.bounds) === false)
        return { kind: 'value', limit: beyond.limit };
    const floor = { negative: false, digits: size.digits, exponent: size.exponent + ZERO_FLOOR.exponent };
    const distance = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .difference */ .iv)((0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDecimal */ .$Q)(base.decimal), (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDecimal */ .$Q)(head.decimal));
    const inside = distance.tail === 0 && (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .compareMagnitudes */ .R1)(distance.value, floor) <= 0;
    return { kind: inside ? 'drift' : 'value', limit: beyond.limit };
}
/** Whether one of them is zero, or they have not one sign. */
function leavesItsSide(base, head, [from, to]) {
    if ((from > 0 && to > 0) || (from < 0 && to < 0))
        return false;
    if ((from > 0 && to < 0) || (from < 0 && to > 0))
        return true;
    const x = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDecimal */ .$Q)(base.decimal);
    const y = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDecimal */ .$Q)(head.decimal);
    return x !== undefined && y !== undefined && ((0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isZero */ .be)(x) || (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isZero */ .be)(y) || x.negative !== y.negative);
}
const scaleBounds = new WeakMap();
function beyondScale(size) {
    const known = scaleBounds.get(size);
    if (known !== undefined)
        return known;
    const absolute = doubleOf({ ...size, exponent: size.exponent + ZERO_FLOOR.exponent });
    const found = { bounds: { relative: 0, absolute }, limit: `1e-12 of the path's scale ${text(size)}` };
    scaleBounds.set(size, found);
    return found;
}
function text({ digits, exponent }) {
    return String(Number(`${digits}e${exponent}`));
}
/** |base - head| and that over the smaller magnitude, as doubles for people; left out where a double cannot hold them. */
function distances(base, head) {
    if (base.length > _documents_format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_NUMBER_CHARACTERS */ .SO || head.length > _documents_format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_NUMBER_CHARACTERS */ .SO)
        return {};
    const x = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDecimal */ .$Q)(base);
    const y = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDecimal */ .$Q)(head);
    if (!x || !y)
        return {};
    const { value } = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .difference */ .iv)(x, y);
    const absolute = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isZero */ .be)(value) ? 0 : Number(`${value.digits}e${value.exponent}`);
    const smaller = Math.min(Math.abs(Number(base)), Math.abs(Number(head)));
    const relative = absolute / smaller;
    return {
        ...(Number.isFinite(absolute) ? { absolute } : {}),
        ...(Number.isFinite(relative) ? { relative } : {}),
    };
}
/** docs/classes.md section 5, rule 4: at least so many values that are not zero a side before a path has a scale. */
const SCALE_VALUES = 8;
/** The smaller of the two lower quartiles of the non-zero magnitudes; undefined where a side has too few values. */
function scaleOf(base, head, shared) {
    return smallerScale(lowerQuartile(base, shared), lowerQuartile(head, shared));
}
function smallerScale(base, head) {
    if (base === undefined || head === undefined)
        return undefined;
    return (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .compareMagnitudes */ .R1)(base, head) <= 0 ? base : head;
}
/** Of one side, of what is at hand and of what is not; undefined where those are too few. */
function lowerQuartile(decimals, shared) {
    const doubles = new Float64Array(decimals.length + (shared?.doubles.length ?? 0));
    let count = 0;
    for (const decimal of decimals) {
        const double = magnitudeDouble(decimal);
        if (double !== undefined)
            doubles[count++] = double;
    }
    if (shared !== undefined) {
        doubles.set(shared.doubles, count);
        count += shared.doubles.length;
    }
    if (count < SCALE_VALUES)
        return undefined;
    return magnitudeAt(decimals, doubles.subarray(0, count).sort(), shared, Math.floor(count / 4));
}
/** What counts for a scale: undefined for zero and for what is no number. */
function magnitudeOf(decimal) {
    const value = decimal.length > _documents_format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_NUMBER_CHARACTERS */ .SO ? undefined : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDecimal */ .$Q)(decimal);
    return value && !(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isZero */ .be)(value) ? value : undefined;
}
/** The double of a magnitude; rounding keeps the order of those that differ in it. */
function doubleOf({ digits, exponent }) {
    return Number(`${digits}e${exponent}`);
}
/** `doubleOf` of what counts for a scale; undefined for what does not. */
function magnitudeDouble(decimal) {
    const double = Math.abs((0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .plainDouble */ .A2)(decimal));
    if (double > 0)
        return double;
    // Zero, or too small for a double, or written in another way.
    const value = magnitudeOf(decimal);
    return value && doubleOf(value);
}
/** The magnitude that has `rank` smaller or equal ones in front of it: found by doubles, and among those of one double exactly. */
function magnitudeAt(own, doubles, shared, rank) {
    const double = doubles[rank];
    const alike = own
        .filter((decimal) => magnitudeDouble(decimal) === double)
        .map((decimal) => ({ value: magnitudeOf(decimal), count: 1 }));
    const ordered = [...alike, ...(shared?.exactly(double) ?? [])].sort((a, b) => (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .compareMagnitudes */ .R1)(a.value, b.value));
    let left = rank - doubles.indexOf(double);
    return ordered.find(({ count }) => {
        left -= count;
        return left < 0;
    })?.value;
}


/***/ })

};
