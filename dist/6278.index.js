export const id = 6278;
export const ids = [6278];
export const modules = {

/***/ 76278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   weakenedPaths: () => (/* binding */ weakenedPaths),
/* harmony export */   weakenings: () => (/* binding */ weakenings)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94743);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73506);
/* harmony import */ var _stricter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23248);




/**
 * What head's policy would allow that base's does not, setting by setting, in the order of the file. What cannot be told
 * (another format, another schema) counts as weaker. Empty where head only adds or tightens.
 */
function weakenings(base, head) {
    return [...ruleListWeakenings(base, head), ...settingWeakenings(base, head)];
}
/** Exact, for the paths at hand; `weakenings` compares what is written and knows no paths. */
function weakenedPaths(base, head, paths) {
    return paths.flatMap((path) => {
        const before = (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleFor */ .sG)(base, path);
        if (before === undefined)
            return [];
        const after = (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleFor */ .sG)(head, path);
        if (after === undefined)
            return [{ path, why: 'no longer a fixture' }];
        return fewerRecords(before, after).length > 0 ? [{ path, why: 'fewer records' }] : [];
    });
}
function settingWeakenings(base, head) {
    const found = [];
    const note = (weaker, key, before, after, code = 'FG801') => {
        if (weaker)
            found.push({ code, key, base: show(before), head: show(after) });
    };
    const raised = (key, before, after, code) => note(after > before, key, before, after, code);
    const lowered = (key, scale, before, after) => note(scale.indexOf(after) < scale.indexOf(before), key, before, after);
    const dropped = (key, before, after) => {
        const gone = before.filter((entry) => !after.some((other) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(entry, other)));
        note(gone.length > 0, key, gone, 'absent');
    };
    const changed = (key, before, after) => note(before !== null && before !== after, key, before, after);
    raised('tolerance.relative', base.tolerance.relative, head.tolerance.relative);
    raised('tolerance.absolute', base.tolerance.absolute, head.tolerance.absolute);
    changed('trailers.key', base.trailers.key, head.trailers.key);
    note(head.trailers.minReason < base.trailers.minReason, 'trailers.min-reason', base.trailers.minReason, head.trailers.minReason);
    lowered('trailers.match', _stricter_js__WEBPACK_IMPORTED_MODULE_3__/* .STRENGTH */ .Ul.match, base.trailers.match, head.trailers.match);
    note(base.trailers.bind && !head.trailers.bind, 'trailers.bind', true, false);
    note(!base.trailers.patterns && head.trailers.patterns, 'trailers.patterns', false, true);
    changed('approvals.directory', base.approvals.directory, head.approvals.directory);
    lowered('approvals.identity', _stricter_js__WEBPACK_IMPORTED_MODULE_3__/* .STRENGTH */ .Ul.identity, base.approvals.identity, head.approvals.identity);
    dropped('manifest', base.manifest, head.manifest);
    note(base.manifestComplete && !head.manifestComplete, 'manifest-complete', true, false);
    dropped('ledger', base.ledger, head.ledger);
    lowered('separation.mode', _stricter_js__WEBPACK_IMPORTED_MODULE_3__/* .STRENGTH */ .Ul.separation, base.separation.mode, head.separation.mode);
    dropped('separation.code', base.separation.code, head.separation.code);
    note(base.separation.differentAuthor && !head.separation.differentAuthor, 'separation.different-author', true, false);
    dropped('agents', base.agents, head.agents);
    lowered('shape.hollow', _stricter_js__WEBPACK_IMPORTED_MODULE_3__/* .STRENGTH */ .Ul.hollow, base.shape.hollow, head.shape.hollow);
    changed('freeze.file', base.freeze.file, head.freeze.file);
    raised('freeze.stale-days', base.freeze.staleDays, head.freeze.staleDays);
    changed('quarantine.file', base.quarantine.file, head.quarantine.file);
    raised('quarantine.budget', base.quarantine.budget, head.quarantine.budget, 'FG704');
    dropped('quarantine.report', base.quarantine.report, head.quarantine.report);
    changed('quarantine.replay', base.quarantine.replay, head.quarantine.replay);
    note(base.quarantine.times !== head.quarantine.times, 'quarantine.times', base.quarantine.times, head.quarantine.times);
    changed('lanes.prepare', base.lanes.prepare, head.lanes.prepare);
    changed('lanes.gating', base.lanes.gating, head.lanes.gating);
    note(base.fourWay && !head.fourWay, 'four-way', true, false);
    return found;
}
/** Rules are paired by a pattern that they share; a rule's patterns, exclusions and place in the list count, too. */
function ruleListWeakenings(base, head) {
    const found = [];
    let last = -1;
    for (const rule of base.fixtures) {
        const name = `fixtures[${rule.paths[0]}]`;
        const index = head.fixtures.findIndex((other) => other.paths.some((pattern) => rule.paths.includes(pattern)));
        const other = head.fixtures[index];
        if (other === undefined) {
            found.push({ code: 'FG801', key: name, base: show(rule.paths), head: 'absent' });
            continue;
        }
        if (index !== last + 1) {
            // The first rule that matches counts: whatever now stands before this one may take its files.
            found.push({ code: 'FG801', key: name, base: `rule ${last + 2}`, head: `rule ${index + 1}` });
        }
        last = index;
        for (const { key, before, after } of ruleWeakenings(rule, other)) {
            found.push({ code: 'FG801', key: `${name}.${key}`, base: show(before), head: show(after) });
        }
    }
    return found;
}
function ruleWeakenings(base, head) {
    const gone = (key, before, after) => {
        const missing = before.filter((entry) => !after.includes(entry));
        return missing.length === 0 ? [] : [{ key, before: missing, after: 'absent' }];
    };
    const come = (key, before, after) => {
        const added = after.filter((entry) => !before.includes(entry));
        return added.length === 0 ? [] : [{ key, before: 'absent', after: added }];
    };
    const other = (key, before, after, fine) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(before, after) || (fine !== undefined && after === fine) ? [] : [{ key, before, after }];
    const artifact = (key, before, after) => before === undefined ? [] : other(key, before, after);
    return [
        ...gone('paths', base.paths, head.paths),
        ...(base.anyCase && !head.anyCase ? other('paths', 'in any letter case', 'as written') : []),
        ...come('exclude', base.exclude, head.exclude),
        ...fewerRecords(base, head),
        ...other('format', base.format, head.format),
        ...other('header', base.header, head.header),
        ...other('yaml', base.yaml, head.yaml, 'auto'),
        ...other('keys', base.keys, head.keys),
        ...come('unordered', base.unordered, head.unordered),
        ...come('maps', base.maps, head.maps),
        ...gone('not-maps', base.notMaps, head.notMaps),
        ...come('ignore-members', base.ignoreMembers, head.ignoreMembers),
        ...wider(base.tolerances, head.tolerances),
        ...come('volatile.ids', base.volatile.ids, head.volatile.ids),
        ...come('volatile.timestamps', base.volatile.timestamps, head.volatile.timestamps),
        ...come('volatile.regex', base.volatile.regex, head.volatile.regex),
        ...widerPixels(base.pixels, head.pixels),
        ...other('descriptor', base.descriptor, head.descriptor),
        ...artifact('schema', base.schema, head.schema),
        ...artifact('properties', base.properties, head.properties),
        ...(_stricter_js__WEBPACK_IMPORTED_MODULE_3__/* .STRENGTH */ .Ul.missingArtifacts.indexOf(head.missingArtifacts) <
            _stricter_js__WEBPACK_IMPORTED_MODULE_3__/* .STRENGTH */ .Ul.missingArtifacts.indexOf(base.missingArtifacts)
            ? other('missing-artifacts', base.missingArtifacts, head.missingArtifacts)
            : []),
        ...gone('tests', base.tests, head.tests),
    ];
}
function fewerRecords(base, head) {
    return _policy_js__WEBPACK_IMPORTED_MODULE_2__/* .CHANGE_CLASSES */ .i.flatMap((one) => {
        const before = base.require.byClass[one] ?? base.require.default;
        const after = head.require.byClass[one] ?? head.require.default;
        const fewer = before.some((kind) => !after.includes(kind));
        return fewer ? [{ key: `require.${one}`, before, after: after.length === 0 ? 'none' : after }] : [];
    });
}
/** A rule that goes leaves its values to a wider one or to the defaults, and either may be looser than it was. */
function wider(base, head) {
    const same = (a, b) => a.path === b.path;
    const looser = head.filter((rule) => {
        const before = base.find((other) => same(rule, other));
        return before === undefined || loosens(before, rule);
    });
    const lost = base.filter((rule) => !head.some((other) => same(rule, other)));
    return looser.length + lost.length === 0 ? [] : [{ key: 'tolerances', before: base, after: head }];
}
function loosens(base, head) {
    return ((head.relative ?? 0) > (base.relative ?? 0) ||
        (head.absolute ?? 0) > (base.absolute ?? 0) ||
        (head.ulp ?? 0) > (base.ulp ?? 0) ||
        (head.integers === true && base.integers !== true) ||
        (head.as !== undefined && base.as === undefined));
}
function widerPixels(base, head) {
    const before = base ?? { delta: 1, ratio: 0 };
    const after = head ?? { delta: 1, ratio: 0 };
    return after.delta > before.delta || after.ratio > before.ratio ? [{ key: 'pixels', before, after }] : [];
}
function show(value) {
    if (value === undefined || value === null)
        return 'absent';
    return typeof value === 'string' ? value : JSON.stringify(value);
}


/***/ })

};
