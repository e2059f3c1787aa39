export const id = 9167;
export const ids = [9167,4020];
export const modules = {

/***/ 64833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ htmlText),
/* harmony export */   x: () => (/* binding */ xmlText)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44020);

const ENTITIES = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
    ['`', '&#96;'],
]);
/** Text for an element or a quoted attribute of HTML. */
function htmlText(text) {
    return (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__.visible)(text).replace(/[&<>"'`]/g, (character) => ENTITIES.get(character) ?? '');
}
/** XML 1.0 takes fewer characters than HTML; the hidden ones are written out before, so the entities are all that is left. */
function xmlText(text) {
    return htmlText(text);
}


/***/ }),

/***/ 87802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ encodeJson),
/* harmony export */   eC: () => (/* binding */ scriptJson)
/* harmony export */ });
/* unused harmony export logText */
/** As in visible.ts, but of what JSON leaves unescaped: everything a terminal, a log or a reviewer could be misled by. */
const HIDDEN_IN_JSON = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?![ \n])\p{Zs}/gu;
function escapeUnits(characters) {
    let escaped = '';
    for (let index = 0; index < characters.length; index += 1) {
        escaped += `\\u${characters.charCodeAt(index).toString(16).padStart(4, '0')}`;
    }
    return escaped;
}
/**
 * JSON whose every string is still the same string when parsed, but whose text holds no hidden character and no `##[`.
 * Line feeds are those of the indentation: in strings they are escaped already.
 */
function encodeJson(value, indent = 0) {
    const text = JSON.stringify(value, undefined, indent);
    return text
        .replace(HIDDEN_IN_JSON, (character) => (character === '\n' ? character : escapeUnits(character)))
        .replaceAll('##[', '#\\u0023[');
}
/** One log line of a name or value: a JSON string, so that it has no line break, and begins with a quote instead of `::`. */
function logText(text) {
    return encodeJson(text);
}
/** JSON that can stand inside a script element: no `<`, `>` or `&` that could end it. */
function scriptJson(value) {
    return encodeJson(value).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
}


/***/ }),

/***/ 11337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ guardLines)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44020);

const ANSI = /\u001b\[[0-9;]*m/g;
/**
 * The last guard over text that is written to standard output. The runner reads `::command::` at the start of a line
 * (blanks before it do not count) and `##[command]` anywhere; encoders already break the second, and this also
 * holds where a line was wrapped or begins with a colour.
 */
function guardLines(text) {
    return text.split('\n').map(guardLine).join('\n');
}
function guardLine(line) {
    const bare = line.replace(ANSI, '');
    const guarded = /^\s*::/.test(bare) ? line.replace('::', `${(0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeCharacter */ .V)(':')}:`) : line;
    return guarded.replaceAll('##[', '#\\u{23}[');
}


/***/ }),

/***/ 44020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isPlain),
/* harmony export */   V: () => (/* binding */ escapeCharacter),
/* harmony export */   visible: () => (/* binding */ visible)
/* harmony export */ });
/**
 * What no person can see must not hide in what a person reads: controls, bidirectional overrides, zero-width and other
 * default-ignorable characters, lone surrogates, unassigned and private characters, and every blank but the plain one.
 */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/gu;
/** A mark that would combine with our own text before it, and every one after the second in a row. */
const STRAY_MARK = /^\p{M}|(?<=\p{M}\p{M})\p{M}/gu;
const MARK = /\p{M}/u;
/** Most names; spares them three passes with Unicode tables. */
const PRINTABLE_ASCII = /^[ -~]*$/;
/** `\u{hex}` of one character. */
function escapeCharacter(character) {
    return `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`;
}
/**
 * Text that is safe to put on one line of any plain-text sink, and injective: a name that literally holds `\u{`
 * has its backslash escaped, so it cannot pass for another name. `##[` is broken up because the Actions runner
 * takes `##[command]` anywhere in a line of standard output as a command.
 */
function visible(text) {
    if (PRINTABLE_ASCII.test(text) && !text.includes('\\u{') && !text.includes('##['))
        return text;
    const shown = text.replaceAll('\\u{', '\\u{5c}u{').replace(HIDDEN, escapeCharacter).replaceAll('##[', '#\\u{23}[');
    return MARK.test(shown) ? shown.replace(STRAY_MARK, escapeCharacter) : shown;
}
/** Whether a name can stand as it is where no encoder can help, as in the `path` of an annotation. */
function isPlain(text) {
    return text !== '' && visible(text) === text && text.trim() === text;
}


/***/ }),

/***/ 19167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  html: () => (/* binding */ html_html)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/reporters/encoders/html.js
var html = __webpack_require__(64833);
// EXTERNAL MODULE: ./lib/reporters/encoders/json.js
var json = __webpack_require__(87802);
// EXTERNAL MODULE: ./lib/reporters/encoders/lines.js
var lines = __webpack_require__(11337);
// EXTERNAL MODULE: ./lib/reporters/encoders/secrets.js
var secrets = __webpack_require__(94287);
// EXTERNAL MODULE: ./lib/reporters/encoders/visible.js
var visible = __webpack_require__(44020);
// EXTERNAL MODULE: ./lib/reporters/parts/changes.js
var parts_changes = __webpack_require__(25818);
// EXTERNAL MODULE: ./lib/reporters/parts/grouping.js
var grouping = __webpack_require__(67118);
// EXTERNAL MODULE: ./lib/reporters/parts/headline.js
var headline = __webpack_require__(33415);
;// CONCATENATED MODULE: ./lib/reporters/parts/html-client.js
/**
 * The page's script, as text: it runs in the reader's browser and is not part of this program. It sets text only
 * (`textContent`), never markup. Rows are made in chunks as the reader scrolls and opened ones are filled when opened,
 * so that ten thousand fixtures cost no more than those on the screen.
 */
const HTML_CLIENT = `'use strict';
(() => {
  const CHUNK = 200;
  const data = JSON.parse(document.getElementById('data').textContent);
  const byId = (id) => document.getElementById(id);
  const list = byId('list'), status = byId('status'), more = byId('more');
  const controls = { search: byId('search'), class: byId('class'), gate: byId('gate'), record: byId('record'), group: byId('group') };
  const haystacks = data.findings.map((f) => [f.path, f.summary, f.recordText, f.format,
    ...f.problems.map((p) => p.code + ' ' + p.message),
    ...f.changes.map((c) => c.at + ' ' + (c.base ?? '') + ' ' + (c.head ?? ''))].join('\\n').toLowerCase());
  let shown = [], rendered = 0;

  const el = (name, properties = {}, ...children) => {
    const node = document.createElement(name);
    for (const [key, value] of Object.entries(properties)) key === 'class' ? (node.className = value) : node.setAttribute(key, value);
    for (const child of children) if (child !== null && child !== '') node.append(child);
    return node;
  };

  const pair = (c) => el('span', { class: 'value' },
    c.base === null ? '' : el('del', {}, el('span', { class: 'value' }, c.base)),
    c.base !== null && c.head !== null ? ' ' : '',
    c.head === null ? '' : el('ins', {}, el('span', { class: 'value' }, c.head)));
  const remark = (c) => [c.move, c.lines, c.note].filter(Boolean).join('; ');

  const ROW = /^row (\\d+)(?: \\(([^]*)\\))?, column ([^]*)$/;
  const tableView = (changes) => {
    const columns = [...new Set(changes.map((c) => ROW.exec(c.at)[3]))];
    const rows = new Map();
    for (const c of changes) {
      const [, number, key, column] = ROW.exec(c.at);
      const name = key === undefined ? 'row ' + number : 'row ' + number + ' (' + key + ')';
      if (!rows.has(name)) rows.set(name, new Map());
      rows.get(name).set(column, c);
    }
    const head = el('tr', {}, el('th', { scope: 'col' }, 'Row'), ...columns.map((name) => el('th', { scope: 'col' }, name)));
    const body = [...rows].map(([name, cells]) => el('tr', {}, el('th', { scope: 'row' }, name), ...columns.map((column) => {
      const c = cells.get(column);
      return c === undefined ? el('td') : el('td', {}, pair(c), el('div', { class: 'move' }, remark(c)));
    })));
    return el('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Changed cells' },
      el('table', {}, el('caption', {}, 'Changed cells, by row and column'), el('thead', {}, head), el('tbody', {}, ...body)));
  };

  const segments = (at) => at.match(/\\['(?:[^'\\\\]|\\\\.)*'\\]|\\[[^\\]]*\\]|[^\\[]+/g) ?? [at];
  const treeView = (changes) => {
    const root = { children: new Map(), changes: [] };
    for (const c of changes) {
      let node = root;
      for (const part of segments(c.at).slice(0, 64)) {
        if (!node.children.has(part)) node.children.set(part, { children: new Map(), changes: [] });
        node = node.children.get(part);
      }
      node.changes.push(c);
    }
    const draw = (node) => el('ul', { class: 'tree' }, ...[...node.children].map(([name, child]) => {
      let label = name;
      while (child.changes.length === 0 && child.children.size === 1) {
        const [only] = child.children;
        label += only[0];
        child = only[1];
      }
      return el('li', {}, el('span', { class: 'at' }, label), ' ',
        ...child.changes.flatMap((c) => [pair(c), ' ', el('span', { class: 'move' }, remark(c))]),
        child.children.size > 0 ? draw(child) : '');
    }));
    return draw(root);
  };

  const flatView = (changes) => el('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Changes' }, el('table', {}, el('caption', {}, 'Changes'),
    el('thead', {}, el('tr', {}, ...['Where', 'Base and head', 'How far'].map((name) => el('th', { scope: 'col' }, name)))),
    el('tbody', {}, ...changes.map((c) => el('tr', {}, el('td', { class: 'at' }, c.at), el('td', {}, pair(c)), el('td', { class: 'move' }, remark(c)))))));

  const changesView = (changes) => {
    if (changes.every((c) => ROW.test(c.at))) return tableView(changes);
    return changes.every((c) => c.at.startsWith('$')) ? treeView(changes) : flatView(changes);
  };

  const fill = (f) => {
    const inside = el('div', { class: 'inside' });
    inside.append(el('p', {}, el('strong', {}, 'Record: '), f.recordText));
    for (const p of f.problems) {
      inside.append(el('p', {}, el('strong', {}, p.code + ' '), p.message));
      if (p.fix) inside.append(el('pre', { tabindex: '0' }, p.fix));
    }
    if (f.changes.length > 0) inside.append(changesView(f.changes));
    if (f.changes.length > 0 && f.total > f.changes.length) inside.append(el('p', {}, 'and ' + (f.total - f.changes.length) + ' more differences'));
    if (f.facts.length > 0) inside.append(el('ul', {}, ...f.facts.map((fact) => el('li', {}, fact))));
    if (f.group >= 0) {
      const button = el('button', { type: 'button' }, 'Show the others of this group');
      button.addEventListener('click', () => { controls.group.value = String(f.group); apply(); controls.group.focus(); });
      inside.append(button);
    }
    return inside;
  };

  const item = (f) => {
    const tag = f.need === 'Nothing open' ? el('span', { class: 'tag' }, f.recordText.split(':')[0]) : el('span', { class: 'tag ' + f.severity }, f.need);
    const summary = el('summary', {}, el('code', {}, f.path), ' ', tag, ' ', el('span', { class: 'about' }, f.summary));
    const details = el('details', {}, summary);
    details.addEventListener('toggle', () => { if (details.open && details.children.length === 1) details.append(fill(f)); });
    return el('li', {}, details);
  };

  const renderMore = () => {
    const chunk = shown.slice(rendered, rendered + CHUNK);
    list.append(...chunk.map((index) => item(data.findings[index])));
    rendered += chunk.length;
    more.hidden = rendered >= shown.length;
    more.textContent = 'Show more (' + (shown.length - rendered) + ' left)';
  };

  const apply = () => {
    const words = controls.search.value.toLowerCase().split(/\\s+/).filter(Boolean);
    shown = [];
    data.findings.forEach((f, index) => {
      if (controls.class.value && f.class !== controls.class.value) return;
      if (controls.gate.value && !f.gates.includes(controls.gate.value)) return;
      if (controls.record.value && f.record !== controls.record.value) return;
      if (controls.group.value && f.group !== Number(controls.group.value)) return;
      if (words.every((word) => haystacks[index].includes(word))) shown.push(index);
    });
    list.replaceChildren();
    rendered = 0;
    renderMore();
    status.textContent = shown.length + ' of ' + data.findings.length + ' fixtures';
  };

  let waiting = 0;
  controls.search.addEventListener('input', () => { clearTimeout(waiting); waiting = setTimeout(apply, 120); });
  for (const name of ['class', 'gate', 'record', 'group']) controls[name].addEventListener('change', apply);
  byId('reset').addEventListener('click', () => { for (const control of Object.values(controls)) control.value = ''; apply(); });
  more.addEventListener('click', renderMore);
  new IntersectionObserver((entries) => { if (entries[0].isIntersecting && !more.hidden) renderMore(); }, { rootMargin: '600px' }).observe(more);
  addEventListener('keydown', (event) => {
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && typing) document.activeElement.blur();
    if (typing) return;
    if (event.key === '/') { event.preventDefault(); controls.search.focus(); }
    if (event.key !== 'j' && event.key !== 'k') return;
    const all = [...list.querySelectorAll('summary')];
    const at = all.indexOf(document.activeElement) + (event.key === 'j' ? 1 : -1);
    if (at === all.length && !more.hidden) renderMore();
    list.querySelectorAll('summary')[Math.max(0, at)]?.focus();
  });
  addEventListener('beforeprint', () => { for (const details of [...list.querySelectorAll('details')].slice(0, 300)) details.open = true; });
  byId('explore').hidden = false;
  apply();
})();
`;

// EXTERNAL MODULE: ./lib/reporters/encoders/values.js
var values = __webpack_require__(49506);
// EXTERNAL MODULE: ./lib/reporters/parts/rows.js
var parts_rows = __webpack_require__(54358);
// EXTERNAL MODULE: ./lib/reporters/parts/spans.js
var parts_spans = __webpack_require__(19938);
// EXTERNAL MODULE: ./lib/reporters/parts/words.js
var parts_words = __webpack_require__(81298);
;// CONCATENATED MODULE: ./lib/reporters/parts/html-data.js








/** Changes in the whole page; beyond, each fixture keeps its first few. A browser has to hold them. */
const MAX_CHANGES_IN_PAGE = 50_000;
const MIN_CHANGES_EACH = 3;
const VALUE_CHARACTERS = 400;
function plainText(spans) {
    return (0,parts_spans/* encodeSpans */.SE)(spans, { plain: (text) => text, prose: visible.visible, code: visible.visible });
}
function said(text) {
    return plainText([(0,parts_changes/* sentence */.em)(text)]);
}
function buildHtmlData(report) {
    const all = (0,grouping/* buildRows */.kO)(report);
    const rows = (0,grouping/* firstRows */.C)(all, all.length);
    const each = Math.floor(MAX_CHANGES_IN_PAGE / Math.max(1, report.findings.length));
    const limit = Math.max(MIN_CHANGES_EACH, each);
    const groups = rows.filter(({ findings }) => findings.length > 1);
    const groupOf = new Map(groups.map((row, index) => [row, index]));
    const findings = rows.flatMap((row) => findingsOf(row, limit, groupOf.get(row) ?? -1));
    return { findings, groups: groups.map((row) => plainText((0,parts_rows/* rowTitle */.nM)(row, 1))) };
}
function findingsOf(row, limit, group) {
    const problemsOf = new Map();
    for (const problem of row.problems) {
        const list = problemsOf.get(problem.path ?? '');
        if (list === undefined)
            problemsOf.set(problem.path ?? '', [problem]);
        else
            list.push(problem);
    }
    return row.findings.map((finding) => {
        const { shape, value, drift, representation } = finding.changeCounts;
        const problems = problemsOf.get(finding.path) ?? [];
        return {
            path: (0,visible.visible)(finding.path),
            class: finding.class,
            format: (0,visible.visible)(finding.format),
            need: parts_words/* NEED_TITLES */.ho[row.need],
            severity: row.severity,
            record: finding.record.status,
            recordText: plainText((0,parts_rows/* describeRecord */.TV)(finding.record)),
            summary: plainText((0,parts_rows/* findingChange */.i9)(finding)),
            facts: factsOf(finding),
            gates: [...new Set(problems.map(({ gate }) => gate))],
            problems: problems.map(({ code, message, fix }) => ({ code, message: said(message), fix: fixOf(fix) })),
            changes: finding.changes.slice(0, limit).map(htmlChange),
            total: shape + value + drift + representation,
            group,
        };
    });
}
function fixOf(fix) {
    return fix === undefined
        ? ''
        : fix
            .split('\n')
            .map((line) => (0,visible.visible)((0,secrets/* maskProse */.uw)(line)))
            .join('\n');
}
function factsOf(finding) {
    const { base, head, movedFrom, movedTo, hollow, failures, notes } = finding;
    const side = (name, blob) => blob === null ? [] : [`${name}: ${blob.size} bytes, SHA-256 ${(0,visible.visible)(blob.sha256)}`];
    return [
        ...(hollow === undefined ? [] : [`Lost its content: ${said(hollow)}`]),
        ...failures.map(({ side: which, format, reason, line, column }) => `${which} cannot be read as ${(0,visible.visible)(format)}: ${said(reason)}, line ${line}, column ${column}`),
        ...(movedFrom === undefined ? [] : [`Moved from ${(0,visible.visible)(movedFrom)}`]),
        ...(movedTo === undefined ? [] : [`Moved to ${(0,visible.visible)(movedTo)}`]),
        ...notes.map(said),
        ...side('Base', base),
        ...side('Head', head),
    ];
}
function htmlChange(change) {
    const { base, head } = (0,values/* shownPair */.cO)(change.base, change.head, change.at, VALUE_CHARACTERS);
    const move = (0,parts_changes/* describeMove */.xS)(change);
    const limit = !(0,parts_changes/* isBound */.Vt)(change.limit) ? '' : `${said(change.limit)})`;
    return {
        kind: change.kind,
        at: (0,visible.visible)((0,secrets/* maskValue */.QS)(change.at)),
        base: base === null ? null : (0,visible.visible)(base),
        head: head === null ? null : (0,visible.visible)(head),
        move: `${move}${limit}`.trim().replace(/^\(|\)$/g, ''),
        lines: (0,parts_changes/* describeLines */.BT)(change).replace(/^, /, ''),
        note: change.note === undefined ? '' : said(change.note),
        ratio: (0,parts_changes/* limitRatio */.zw)(change) ?? 0,
    };
}

;// CONCATENATED MODULE: ./lib/reporters/parts/html-plot.js



const WIDTH = 640;
const HEIGHT = 180;
const PLOT_TOP = 20;
const PLOT_BOTTOM = 140;
/** Powers of ten of the move over its limit. */
const FROM = -6;
const TO = 6;
const PER_DECADE = 2;
const MINIMUM_MOVES = 8;
/** Moves over their limits as a histogram on a logarithmic axis, the limit drawn in; empty where there are too few. */
function driftFigure({ findings }) {
    const ratios = findings.flatMap(({ changes }) => changes.flatMap((change) => (0,parts_changes/* limitRatio */.zw)(change) ?? []));
    const beyond = ratios.filter((ratio) => ratio > 1).length;
    if (ratios.length < MINIMUM_MOVES)
        return '';
    const bins = binsOf(ratios);
    const most = Math.max(...bins);
    const width = WIDTH / bins.length;
    const bars = bins.map((value, index) => {
        const height = (value / most) * (PLOT_BOTTOM - PLOT_TOP);
        const side = index >= -FROM * PER_DECADE ? 'over' : 'within';
        return `<rect class="${side}" x="${round(index * width + 1)}" y="${round(PLOT_BOTTOM - height)}" width="${round(width - 2)}" height="${round(height)}"><title>${value}</title></rect>`;
    });
    const limit = round((-FROM / (TO - FROM)) * WIDTH);
    const caption = `${(0,parts_words/* count */.U9)(ratios.length)} moves of numbers, ${(0,parts_words/* count */.U9)(beyond)} of them beyond the limit. Each bar is half a power of ten.`;
    return [
        '<figure>',
        `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${(0,html/* htmlText */.j)(caption)}">`,
        ...bars,
        `<line class="limit" x1="${limit}" x2="${limit}" y1="4" y2="${PLOT_BOTTOM}"/><text x="${limit + 5}" y="14">limit</text>`,
        `<line class="axis" x1="0" x2="${WIDTH}" y1="${PLOT_BOTTOM}" y2="${PLOT_BOTTOM}"/>`,
        ...ticks(),
        '</svg>',
        `<figcaption>${(0,html/* htmlText */.j)(caption)}</figcaption>`,
        '</figure>',
    ].join('\n');
}
function binsOf(ratios) {
    const bins = Array.from({ length: (TO - FROM) * PER_DECADE }, () => 0);
    for (const ratio of ratios) {
        // A move of exactly the limit is within it, so bins are closed on the right.
        const index = Math.ceil((Math.log10(ratio) - FROM) * PER_DECADE) - 1;
        const bin = Math.min(bins.length - 1, Math.max(0, index));
        bins[bin] = (bins[bin] ?? 0) + 1;
    }
    return bins;
}
function ticks() {
    const marks = [
        { power: -6, label: 'a millionth' },
        { power: -3, label: 'a thousandth' },
        { power: 0, label: '1' },
        { power: 3, label: '1,000 times' },
        { power: 6, label: 'a million times' },
    ];
    return marks.map(({ power, label }) => {
        const x = round(((power - FROM) / (TO - FROM)) * WIDTH);
        const anchor = power === FROM ? 'start' : power === TO ? 'end' : 'middle';
        return `<text x="${x}" y="${PLOT_BOTTOM + 18}" text-anchor="${anchor}">${label}</text>`;
    });
}
function round(value) {
    return Number(value.toFixed(1));
}

;// CONCATENATED MODULE: ./lib/reporters/parts/html-style.js
/** The page's style sheet. No font, image or other file is fetched. */
const HTML_STYLE = `
:root { color-scheme: light dark; --text: #1b1f24; --soft: #57606a; --ground: #ffffff; --panel: #f6f8fa; --edge: #d0d7de;
  --red: #b3261e; --green: #1a6b32; --amber: #7d5200; --link: #0a58ca; --del: #ffe1df; --ins: #d8f5dd; }
@media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --soft: #a5afba; --ground: #0d1117; --panel: #161b22; --edge: #3d444d;
  --red: #ff8f87; --green: #6fdd8b; --amber: #e3b341; --link: #79b8ff; --del: #54201d; --ins: #12391e; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem; background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: 0 0 .5rem; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
.fail { color: var(--red); } .pass { color: var(--green); } .incomplete { color: var(--amber); }
code, pre, .at, .value { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; }
pre { background: var(--panel); border: 1px solid var(--edge); padding: .75rem; overflow-x: auto; white-space: pre; }
table { border-collapse: collapse; width: 100%; } th, td { border: 1px solid var(--edge); padding: .35rem .6rem; text-align: left; vertical-align: top; }
td:first-child:not(:only-child) { min-width: 13rem; }
th { background: var(--panel); } caption { text-align: left; color: var(--soft); padding: .25rem 0; }
.scroll { overflow-x: auto; }
.filters { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; padding: .75rem 0;
  background: var(--ground); border-bottom: 1px solid var(--edge); }
.filters label { display: grid; font-size: .85rem; color: var(--soft); }
input, select, button { font: inherit; color: var(--text); background: var(--ground); border: 1px solid var(--soft); border-radius: 4px; padding: .3rem .5rem; max-width: 100%; }
.filters input { width: 16rem; } .filters select { max-width: 14rem; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 1px; }
#list { list-style: none; margin: 0; padding: 0; }
#list > li { border-bottom: 1px solid var(--edge); content-visibility: auto; contain-intrinsic-size: auto 3.2rem; }
summary { cursor: pointer; padding: .5rem .25rem; overflow-wrap: anywhere; }
.about { color: var(--soft); } .tag { font-size: .85rem; border: 1px solid var(--edge); border-radius: 1rem; padding: 0 .5rem; margin-left: .4rem; white-space: nowrap; }
.tag.error { color: var(--red); border-color: currentColor; } .tag.warning { color: var(--amber); border-color: currentColor; }
.inside { padding: 0 .25rem 1rem 1.25rem; overflow-wrap: anywhere; }
del { background: var(--del); text-decoration: line-through; } ins { background: var(--ins); text-decoration: none; }
.tree, .tree ul { list-style: none; margin: 0; padding-left: 1rem; border-left: 1px solid var(--edge); }
.move { color: var(--soft); font-size: .9em; }
figure { margin: 1rem 0; } svg { width: 100%; max-width: 42rem; height: auto; } svg text { fill: var(--text); font-size: 12px; }
rect.within { fill: var(--green); } rect.over { fill: var(--red); } line.limit { stroke: var(--text); stroke-width: 2; stroke-dasharray: 4 3; } line.axis { stroke: var(--soft); }
figcaption, footer { color: var(--soft); font-size: .9rem; } footer { margin-top: 2rem; overflow-wrap: anywhere; }
@media print { .filters, .keys, #more { display: none; } #list > li { content-visibility: visible; break-inside: avoid; } body { max-width: none; padding: 0; } pre { white-space: pre-wrap; } }
`;

// EXTERNAL MODULE: ./lib/reporters/parts/looked-at.js
var looked_at = __webpack_require__(19855);
// EXTERNAL MODULE: ./lib/reporters/parts/remedy.js
var remedy = __webpack_require__(60691);
;// CONCATENATED MODULE: ./lib/reporters/html.js


















/** Rows that stand in the page itself, for readers without scripts and for the first look. */
const FIRST_ROWS = 20;
const EXAMPLES = 2;
/** Backticks in our own wording mean code. */
function ownText(text) {
    return (0,html/* htmlText */.j)(text).replace(/&#96;(.*?)&#96;/g, '<code>$1</code>');
}
function cell(spans) {
    const code = (text) => `<code>${(0,html/* htmlText */.j)(text)}</code>`;
    return (0,parts_spans/* encodeSpans */.SE)(spans, { plain: ownText, prose: html/* htmlText */.j, code });
}
/** One file without a network: the policy in its head lets this style and this script through and nothing else. */
function render(report) {
    const hash = (text) => `'sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}'`;
    const policy = `default-src 'none'; style-src ${hash(HTML_STYLE)}; script-src ${hash(HTML_CLIENT)}; img-src data:; base-uri 'none'; form-action 'none'`;
    const rows = (0,grouping/* buildRows */.kO)(report);
    const { mark, word, sentence: said } = (0,headline/* headline */.P)(report, rows);
    const note = (0,grouping/* blanketNote */.O_)(report, rows);
    const data = buildHtmlData(report);
    const page = [
        '<!doctype html>',
        '<html lang="en">',
        '<head>',
        '<meta charset="utf-8">',
        `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="referrer" content="no-referrer">',
        `<title>Fixture Gate: ${(0,html/* htmlText */.j)(`${word}: ${said}`)}</title>`,
        `<style>${HTML_STYLE}</style>`,
        '</head>',
        '<body>',
        `<header><h1><span class="${mark}">${word}</span>: ${(0,html/* htmlText */.j)(said)}</h1>${note === undefined ? '' : `<p>${(0,html/* htmlText */.j)(note)}</p>`}</header>`,
        '<main>',
        ...openPart(rows.filter(({ need }) => need !== 'none')),
        ...problemsPart(rows.filter(({ kind }) => kind === 'problem')),
        ...remedyPart(report),
        ...plotPart(report),
        ...explorePart(report, data),
        gatesPart(report),
        ...aboutPart(report),
        '</main>',
        `<footer>Fixture Gate ${(0,html/* htmlText */.j)(report.tool.version)}, head ${(0,html/* htmlText */.j)(report.head.sha)}, base ${(0,html/* htmlText */.j)(report.mergeBase)}, digest ${(0,html/* htmlText */.j)(report.digest)}</footer>`,
        `<script type="application/json" id="data">${(0,json/* scriptJson */.eC)(data)}</script>`,
        `<script>${HTML_CLIENT}</script>`,
        '</body>',
        '</html>',
        '',
    ];
    return (0,lines/* guardLines */.F)(page.join('\n'));
}
function openPart(rows) {
    if (rows.length === 0)
        return [];
    const shown = (0,grouping/* firstRows */.C)(rows, FIRST_ROWS);
    const rest = rows.length - shown.length;
    const lines = shown.map((row) => `<tr><td>${cell((0,parts_rows/* rowTitle */.nM)(row, EXAMPLES))}</td><td>${cell((0,parts_rows/* rowChange */.D)(row))}</td><td>${cell((0,parts_rows/* rowWorst */.KP)(row))}</td><td>${cell((0,parts_rows/* rowRecord */.wS)(row))}</td></tr>`);
    return [
        '<h2>Needs a person</h2>',
        '<div class="scroll" tabindex="0" role="region" aria-label="What needs a person"><table>',
        '<thead><tr><th scope="col">Fixture</th><th scope="col">What happened</th><th scope="col">Largest change</th><th scope="col">Record</th></tr></thead>',
        `<tbody>${lines.join('\n')}</tbody></table></div>`,
        ...(rest > 0 ? [`<p>The worst come first. ${(0,parts_words/* plural */.LS)(rest, 'more row')} below.</p>`] : []),
    ];
}
/** Problems that belong to no changed fixture, all of them: the list of fixtures below does not have them. */
function problemsPart(rows) {
    if (rows.length === 0)
        return [];
    const items = rows
        .flatMap(({ problems }) => problems)
        .map(({ code, message, fix }) => {
        const mend = fix === undefined ? '' : `<pre tabindex="0">${htmlLines(fix)}</pre>`;
        return `<li><strong>${code}</strong> ${(0,html/* htmlText */.j)(plainText([(0,parts_changes/* sentence */.em)(message)]))}${mend}</li>`;
    });
    return [
        `<details><summary>${(0,parts_words/* plural */.LS)(items.length, 'problem')} outside the changed fixtures, and what mends them</summary><ul>${items.join('\n')}</ul></details>`,
    ];
}
function htmlLines(text) {
    return text
        .split('\n')
        .map((line) => (0,html/* htmlText */.j)((0,secrets/* maskProse */.uw)(line)))
        .join('\n');
}
function remedyPart(report) {
    const { trailers, unpastable } = (0,remedy/* remedyOf */.SM)(report);
    if (trailers.length + unpastable === 0)
        return [];
    const left = unpastable === 0
        ? ''
        : `<p>${(0,parts_words/* plural */.LS)(unpastable, 'line')} cannot be copied from a page; <code>fixture-gate trailers --into-commit</code> writes them.</p>`;
    const lines = trailers.map((line) => (0,html/* htmlText */.j)(line)).join('\n');
    const paste = trailers.length === 0 ? '' : `<p>${ownText(remedy/* PASTE_STEPS */.y2)}</p><pre tabindex="0">${lines}</pre>`;
    const summary = `To record the changes: ${(0,parts_words/* plural */.LS)(trailers.length + unpastable, 'line')} to add`;
    return [`<details><summary>${summary}</summary>`, paste, left, '</details>'];
}
function plotPart(report) {
    const figure = driftFigure(report);
    return figure === '' ? [] : ['<h2>How far numbers moved</h2>', figure];
}
function html_option(value, label) {
    return `<option value="${(0,html/* htmlText */.j)(value)}">${(0,html/* htmlText */.j)(label)}</option>`;
}
function html_select(id, label, options) {
    return `<label>${label}<select id="${id}"><option value="">all</option>${options.join('')}</select></label>`;
}
const RECORD_LABELS = {
    missing: 'missing',
    mismatched: 'does not fit',
    matched: 'there',
    'not-required': 'not needed',
};
function explorePart(report, { groups }) {
    if (report.findings.length === 0)
        return [];
    const classes = [...new Set(report.findings.map((finding) => finding.class))];
    const statuses = [...new Set(report.findings.map(({ record }) => record.status))];
    const gates = [...new Set(report.problems.map(({ gate }) => gate))];
    return [
        '<h2>All changed fixtures</h2>',
        '<noscript><p>The list needs JavaScript; everything in it is also in the JSON report.</p></noscript>',
        '<div id="explore" hidden>',
        '<form class="filters" role="search" aria-label="Filter the fixtures">',
        '<label>Search paths and values<input id="search" type="search" autocomplete="off"></label>',
        html_select('class', 'What happened', classes.map((each) => html_option(each, parts_words/* CLASS_WORDS */.f5[each]))),
        html_select('record', 'Record', statuses.map((each) => html_option(each, RECORD_LABELS[each]))),
        html_select('gate', 'Check that complains', gates.map((each) => html_option(each, each))),
        html_select('group', 'Group', groups.map((label, index) => html_option(String(index), label.slice(0, 120)))),
        '<button type="button" id="reset">Reset</button>',
        '<span id="status" role="status"></span>',
        '</form>',
        '<p class="keys move">Keys: <kbd>/</kbd> search, <kbd>j</kbd> and <kbd>k</kbd> next and previous, <kbd>Enter</kbd> opens.</p>',
        '<ul id="list"></ul>',
        '<button type="button" id="more" hidden>Show more</button>',
        '</div>',
    ];
}
function gatesPart({ gates }) {
    const mark = { pass: 'pass', fail: 'fail', 'missing-artifact': 'incomplete', 'not-configured': '', 'not-run': '' };
    const lines = gates.map(({ id, outcome, summary }) => `<tr><th scope="row">${(0,html/* htmlText */.j)(parts_words/* GATE_TITLES */.Wc[id])} (${id})</th><td class="${mark[outcome]}">${parts_words/* OUTCOME_WORDS */.nx[outcome]}</td><td>${summary === undefined ? '' : (0,html/* htmlText */.j)(plainText([(0,parts_changes/* sentence */.em)(summary)]))}</td></tr>`);
    const head = '<tr><th scope="col">Check</th><th scope="col">Outcome</th><th scope="col">Details</th></tr>';
    return `<h2>Checks</h2><div class="scroll" tabindex="0" role="region" aria-label="Checks"><table><thead>${head}</thead><tbody>${lines.join('\n')}</tbody></table></div>`;
}
function aboutPart(report) {
    const facts = (0,looked_at/* lookedAt */.O)(report).map((line) => `<li>${cell(line)}</li>`);
    const words = Object.entries(parts_words/* CLASS_MEANINGS */.Mb).map(([id, meaning]) => `<dt>${parts_words/* CLASS_WORDS */.f5[id]} (<code>${id}</code>)</dt><dd>${(0,visible.visible)(meaning)}</dd>`);
    return [
        '<h2>What was looked at</h2>',
        `<ul>${facts.join('')}</ul>`,
        '<h2>Words used here</h2>',
        `<dl>${words.join('')}</dl>`,
    ];
}
const html_html = { id: 'html', render };


/***/ }),

/***/ 33415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ headline)
/* harmony export */ });
/* unused harmony export tally */
/* harmony import */ var _grouping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67118);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81298);


/** Problems that only say what the record's own status says already. */
const RECORD_CODES = new Set(['FG101', 'FG104', 'FG105', 'FG107', 'FG108', 'FG109', 'FG301']);
function tally(report, rows) {
    const fixtures = (need) => rows.reduce((sum, row) => (row.need === need ? sum + row.findings.length : sum), 0);
    const counted = new Set(rows.flatMap(({ need, findings }) => (need === 'none' ? [] : findings.map(({ path }) => path))));
    const isCounted = (path, code) => path !== undefined && counted.has(path) && RECORD_CODES.has(code);
    return {
        fixtures: report.findings.length,
        unrecorded: fixtures('unrecorded'),
        mismatched: fixtures('mismatched'),
        hollow: report.findings.filter(({ hollow, path }) => hollow !== undefined && counted.has(path)).length,
        others: report.problems.filter(({ severity, path, code }) => severity === 'error' && !isCounted(path, code)).length,
        warnings: report.problems.filter(({ severity }) => severity === 'warning').length,
    };
}
function headline(report, rows) {
    const total = tally(report, rows);
    if (report.exitCode === 2)
        return incomplete(report);
    if (report.verdict === 'fail')
        return { mark: 'fail', word: 'Failed', sentence: `${failing(report, total)}.` };
    const warned = total.warnings === 0 ? '' : ` There ${total.warnings === 1 ? 'is' : 'are'} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(total.warnings, 'warning')}.`;
    return { mark: 'pass', word: 'Passed', sentence: `${passing(report, total)}.${warned}` };
}
function incomplete(report) {
    const missing = new Set(report.problems.filter(({ severity }) => severity === 'error').map(({ path }) => path)).size;
    if (missing === 0)
        return { mark: 'incomplete', word: 'Incomplete', sentence: 'what to check changed fixtures by is missing.' };
    const what = missing === 1 ? '1 changed fixture has' : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(missing, 'changed fixture')} have`;
    const sentence = `${what} no schema or no properties to be checked by. Nothing else is wrong.`;
    return { mark: 'incomplete', word: 'Incomplete', sentence };
}
function failing(report, { fixtures, unrecorded, mismatched, hollow, others }) {
    const parts = [];
    const of = unrecorded === fixtures ? '' : ` of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(fixtures)}`;
    const changed = (some) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(some)}${of} changed ${some === 1 && of === '' ? 'fixture' : 'fixtures'}`;
    if (unrecorded > 0) {
        parts.push(`${changed(unrecorded)} ${unrecorded === 1 ? 'has no record of why it changed' : 'have no record of why they changed'}`);
    }
    if (mismatched > 0) {
        const who = parts.length === 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(mismatched, 'changed fixture') : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(mismatched);
        parts.push(`${who} ${mismatched === 1 ? 'has a record that does' : 'have records that do'} not fit`);
    }
    if (hollow > 0)
        parts.push(`${parts.length === 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(hollow, 'fixture') : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(hollow)} lost ${hollow === 1 ? 'its' : 'their'} content`);
    if (parts.length === 0)
        return failedGates(report);
    if (others > 0)
        parts.push((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(others, 'other problem'));
    return parts.join(', ');
}
/** Nothing but checks beside the records failed: they are named, since a bare count would say nothing. */
function failedGates({ gates, problems }) {
    const blocking = new Set(problems.filter(({ severity }) => severity === 'error').map(({ gate }) => gate));
    const failed = gates.filter(({ id, outcome }) => outcome === 'fail' || blocking.has(id));
    return failed.length === 0 ? 'a check failed' : failed.map(({ id }) => _words_js__WEBPACK_IMPORTED_MODULE_1__/* .GATE_FAILURES */ .iw[id]).join(', and ');
}
function passing(report, { fixtures }) {
    if (fixtures === 0)
        return 'no fixture changed';
    if (!(0,_grouping_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsWereChecked */ .PD)(report)) {
        return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(fixtures, 'fixture')} changed; records are looked for once there is a commit`;
    }
    const matched = report.findings.filter(({ record }) => record.status === 'matched').length;
    if (matched === fixtures) {
        return fixtures === 1
            ? 'the changed fixture has its record'
            : `all ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(fixtures)} changed fixtures have their record`;
    }
    if (matched === 0)
        return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(fixtures, 'fixture')} changed in a way that needs no record`;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(fixtures, 'changed fixture')}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(matched)} with a record, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(fixtures - matched)} that ${fixtures - matched === 1 ? 'needs' : 'need'} none`;
}


/***/ }),

/***/ 19855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ lookedAt)
/* harmony export */ });
/* harmony import */ var _spans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19938);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81298);


const HEAD_KINDS = { commit: '', index: ' with what is staged', worktree: ' with the files on disk' };
const MAX_PATTERNS = 12;
/** What the gate read to come to its verdict, one fact a line: a green answer about nothing must be seen as such. */
function lookedAt(report) {
    const { stats, policy } = report;
    const lines = [
        [
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(stats.commits, 'commit')}, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(stats.changedPaths, 'changed file')}, of which ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(stats.fixtures, 'fixture')}`),
        ],
        [
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(`head ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shortSha */ .Fu)(report.head.sha)}${HEAD_KINDS[report.headKind ?? 'commit']}, compared with ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shortSha */ .Fu)(report.mergeBase)}`),
        ],
        policyLine(policy),
    ];
    if (stats.patterns.length > 0) {
        const shown = stats.patterns.slice(0, MAX_PATTERNS);
        const rest = stats.patterns.length - shown.length;
        const names = shown.map(({ pattern, matches }) => [(0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(pattern), (0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(matches)})`)]);
        lines.push([
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)('fixtures are files that match '),
            ...(0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .joinSpans */ .kU)(names, ', '),
            ...(rest > 0 ? [(0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(` and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(rest, 'pattern')} more`)] : []),
        ]);
    }
    if (stats.suppressed > 0) {
        lines.push([
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(stats.suppressed, 'value')} left out of the comparison, because the rules call them volatile`),
        ]);
    }
    return lines;
}
function policyLine(policy) {
    if (policy.source === 'defaults')
        return [(0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)('rules: the built-in ones (there is no policy file)')];
    const from = policy.given ? 'the file that was named for this run' : `as it is on ${policy.source}`;
    return [(0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)('rules: '), (0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(policy.path ?? 'the policy file'), (0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(`, ${from}`)];
}


/***/ }),

/***/ 60691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ remedyOf),
/* harmony export */   sI: () => (/* binding */ fixParts),
/* harmony export */   y2: () => (/* binding */ PASTE_STEPS)
/* harmony export */ });
/* harmony import */ var _encoders_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94287);
/* harmony import */ var _encoders_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44020);
/* harmony import */ var _grouping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67118);



function remedyOf(report) {
    if (!(0,_grouping_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsWereChecked */ .PD)(report))
        return { trailers: [], unpastable: 0 };
    const lines = [...new Set(report.findings.filter(isOpen).flatMap(({ suggestedTrailer }) => suggestedTrailer ?? []))];
    const trailers = lines.filter((line) => (0,_encoders_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlain */ .$)(line) && (0,_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskProse */ .uw)(line) === line);
    return { trailers, unpastable: lines.length - trailers.length };
}
function isOpen({ record }) {
    return record.status === 'missing' || record.status === 'mismatched';
}
/** Where the lines go, in the order in which an author does it. */
const PASTE_STEPS = 'Put these lines at the end of the message of the commit that changes the files (`git commit --amend` if it is the last one), fill in your own reason, and push again.';
const TO_PASTE = /^(?: {2}|\t|[\p{L}-]+-Change:|git |fixture-gate |npx )/iu;
/** A fix in what is read and what is copied: commands, trailers and every indented line are copied. */
function fixParts(fix) {
    const parts = [];
    for (const line of fix.split('\n').map((each) => (0,_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskProse */ .uw)(each))) {
        const last = parts.at(-1);
        if (line.trim() === '')
            continue;
        if (TO_PASTE.test(line)) {
            const before = last?.kind === 'paste' ? last.lines : [];
            if (last?.kind === 'paste')
                parts.pop();
            parts.push({ kind: 'paste', lines: [...before, line.trim()] });
        }
        else {
            if (last?.kind === 'say')
                parts.pop();
            parts.push({ kind: 'say', text: last?.kind === 'say' ? `${last.text} ${line.trim()}` : line.trim() });
        }
    }
    return parts;
}


/***/ })

};
