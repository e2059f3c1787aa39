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
        if (j === undefined)
            continue;
        pair(work, i, j);
        // One to one, whatever the keys are.
        heads.delete(keys.base[i] ?? '');
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
        at: lists.alone?.(side, index) ?? lists.at(index, index),
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

/***/ 4492:
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
/* harmony export */   bs: () => (/* binding */ HASHING),
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
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46067);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82929);


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
/** What a hash of an array and of an object begins with. */
const ARRAY_SEED = 17;
const OBJECT_SEED = 19;
/** The parts of `hashNode`, for whoever hashes what it reads without making nodes. */
const HASHING = {
    mix,
    text: hashText,
    object: OBJECT_SEED,
    array: ARRAY_SEED,
    string: TYPE_BITS.string,
};
/** Equal nodes (`equalNodes`) have equal hashes. */
function hashNode(node, cache, depth = 0) {
    guardDepth(depth);
    if (node.kind !== 'array' && node.kind !== 'object')
        return hashScalar(node);
    const known = cache.get(node);
    if (known !== undefined)
        return known;
    let hash = node.kind === 'array' ? ARRAY_SEED : OBJECT_SEED;
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

/***/ 46067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ parseDecimal),
/* harmony export */   BY: () => (/* binding */ withinForCertain),
/* harmony export */   E3: () => (/* binding */ ROUNDOFF),
/* harmony export */   Hn: () => (/* binding */ SMALLEST_CERTAIN),
/* harmony export */   ME: () => (/* binding */ LARGEST_CERTAIN),
/* harmony export */   Mf: () => (/* binding */ MEASURED_DIGITS),
/* harmony export */   R1: () => (/* binding */ compareMagnitudes),
/* harmony export */   V2: () => (/* binding */ isMeasured),
/* harmony export */   be: () => (/* binding */ isZero),
/* harmony export */   iv: () => (/* binding */ difference),
/* harmony export */   m: () => (/* binding */ isIntegerLiteral),
/* harmony export */   st: () => (/* binding */ canonicalDecimal),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   wP: () => (/* binding */ isWhole)
/* harmony export */ });
/* unused harmony exports boundDecimal, withinExactly */
/* harmony import */ var _documents_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27787);
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
/** docs/classes.md section 5, rule 4: so many digits after the point make a number a measured one. */
const MEASURED_DIGITS = 6;
/** docs/classes.md section 5, rule 4: an exponent, or six or more digits after the point. */
function isMeasured(literal) {
    if (/[eE]/.test(literal))
        return true;
    const point = literal.indexOf('.');
    return point >= 0 && literal.length - point - 1 >= MEASURED_DIGITS;
}


/***/ }),

/***/ 82929:
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
    if (base.decimal === head.decimal || (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalDecimal */ .st)(base.decimal) === (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalDecimal */ .st)(head.decimal)) {
        return spelling(base, head);
    }
    if (!isDecimal(base.decimal) || !isDecimal(head.decimal)) {
        return { kind: 'value', note: 'NaN and the infinities are near no other number' };
    }
    return judgeUnequal(base, head, rules, place(), scale);
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
function judgeUnequal(base, head, rules, place, scale) {
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
    return (base.integer || head.integer) && (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isWhole */ .wP)(base.decimal) && (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isWhole */ .wP)(head.decimal);
}
/** The rules of the most specific path that selects the number on both sides; several only where they are equally specific. */
function mostSpecific(rules, place) {
    const matching = rules.tolerances.filter(({ pattern }) => (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesPath */ .$h)(pattern, place.base) && (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesPath */ .$h)(pattern, place.head));
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
/** docs/classes.md section 5, rule 4: what the scale of a path is multiplied with where a value is zero or changes its sign. */
const ZERO_FLOOR = { negative: false, digits: '1', exponent: -12n };
function judgeMeasured(base, head, { measured }, scale) {
    const limit = describeBounds({ relative: measured.relative, absolute: measured.absolute });
    if ((0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .within */ .ux)(base.decimal, head.decimal, measured))
        return { kind: 'drift', limit };
    const x = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDecimal */ .$Q)(base.decimal);
    const y = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDecimal */ .$Q)(head.decimal);
    if (!x || !y || !((0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isZero */ .be)(x) || (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isZero */ .be)(y) || x.negative !== y.negative))
        return { kind: 'value', limit };
    const size = scale();
    if (size === undefined || (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isZero */ .be)(size))
        return { kind: 'value', limit };
    const floor = { negative: false, digits: size.digits, exponent: size.exponent + ZERO_FLOOR.exponent };
    const distance = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .difference */ .iv)(x, y);
    const inside = distance.tail === 0 && (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .compareMagnitudes */ .R1)(distance.value, floor) <= 0;
    return { kind: inside ? 'drift' : 'value', limit: `1e-12 of the path's scale ${text(size)}` };
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
function scaleOf(base, head) {
    const left = lowerQuartile(base);
    const right = lowerQuartile(head);
    if (left === undefined || right === undefined)
        return undefined;
    return (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .compareMagnitudes */ .R1)(left, right) <= 0 ? left : right;
}
function lowerQuartile(decimals) {
    const magnitudes = decimals.flatMap((decimal) => {
        const value = decimal.length > _documents_format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_NUMBER_CHARACTERS */ .SO ? undefined : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDecimal */ .$Q)(decimal);
        return value && !(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isZero */ .be)(value) ? [value] : [];
    });
    if (magnitudes.length < SCALE_VALUES)
        return undefined;
    magnitudes.sort(_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .compareMagnitudes */ .R1);
    return magnitudes[Math.floor(magnitudes.length / 4)];
}


/***/ })

};
