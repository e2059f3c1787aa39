export const id = 5535;
export const ids = [5535,3506];
export const modules = {

/***/ 84802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KV: () => (/* binding */ MAX_ACCOUNTS),
/* harmony export */   M5: () => (/* binding */ MAX_PICTURED),
/* harmony export */   dS: () => (/* binding */ MAX_PICTURE_CHARACTERS)
/* harmony export */ });
/** Characters of all pictures of a page in base64, 12 MiB: a browser opens that at once, and an artifact stays small. */
const MAX_PICTURE_CHARACTERS = 12_582_912;
/** Images that are drawn for one page, worst finding first. */
const MAX_PICTURED = 60;
/** Fixtures whose slow drift is accounted for, worst first: each costs a comparison for each of its revisions. */
const MAX_ACCOUNTS = 20;


/***/ }),

/***/ 73506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   i: () => (/* binding */ CHANGE_CLASSES)
/* harmony export */ });
/** The policy as the rest of the program sees it: complete, defaults filled in, plain data that can be handed to a worker. */
/** Strongest first: the order of precedence of docs/classes.md section 1. */
const CHANGE_CLASSES = ['ADDED', 'REMOVED', 'SHAPE_CHANGE', 'SEMANTIC_REWRITE', 'TOLERANCE_DRIFT'];
const DEFAULT_LIMITS = { file: 67_108_864, depth: 512, nodes: 5_000_000, seconds: 20 };


/***/ }),

/***/ 45661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ htmlText),
/* harmony export */   x: () => (/* binding */ xmlText)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18008);

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

/***/ 90990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ encodeJson),
/* harmony export */   eC: () => (/* binding */ scriptJson)
/* harmony export */ });
/* unused harmony export logText */
/** As in visible.ts, but of what JSON leaves unescaped: everything a terminal, a log or a reviewer could be misled by. */
const HIDDEN_IN_JSON = /(?!\n)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/gu;
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
    return text.replace(HIDDEN_IN_JSON, escapeUnits).replaceAll('##[', '#\\u0023[');
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

/***/ 62733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ guardLines)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18008);

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

/***/ 5535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  html: () => (/* binding */ html_html)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/comparison/illustrations.js
var comparison_illustrations = __webpack_require__(84802);
// EXTERNAL MODULE: ./lib/review/review.js
var review = __webpack_require__(35430);
// EXTERNAL MODULE: ./lib/reporters/encoders/html.js
var html = __webpack_require__(45661);
// EXTERNAL MODULE: ./lib/reporters/encoders/json.js
var json = __webpack_require__(90990);
// EXTERNAL MODULE: ./lib/reporters/encoders/lines.js
var lines = __webpack_require__(62733);
// EXTERNAL MODULE: ./lib/reporters/encoders/secrets.js
var secrets = __webpack_require__(42211);
// EXTERNAL MODULE: ./lib/reporters/encoders/visible.js
var visible = __webpack_require__(18008);
// EXTERNAL MODULE: ./lib/reporters/parts/changes.js
var changes = __webpack_require__(74406);
// EXTERNAL MODULE: ./lib/reporters/parts/grouping.js
var grouping = __webpack_require__(98738);
// EXTERNAL MODULE: ./lib/reporters/parts/headline.js
var headline = __webpack_require__(98587);
;// CONCATENATED MODULE: ./lib/reporters/parts/page-script/changes.js
/** The differences of one fixture: as a tree, as a table by row key and column, or as a plain list. */
const CHANGES = `
  const pair = (c) => el('span', { class: 'value' },
    c.base === null ? '' : el('del', {}, el('span', { class: 'value' }, c.base)),
    c.base !== null && c.head !== null ? ' ' : '',
    c.head === null ? '' : el('ins', {}, el('span', { class: 'value' }, c.head)));
  const remark = (c) => [c.move, c.lines, c.note].filter(Boolean).join('; ');
  const cell = (c) => [pair(c), el('div', { class: 'move' }, remark(c))];

  const ROW = /^row (\\d+)(?: \\(([^]*)\\))?(?:, column ([^]*))?$/;
  /** What is of the row itself and of no column (a row that came, went or moved) has a column of its own. */
  const WHOLE = 'Whole row';
  const tableView = (changes) => {
    const columns = [...new Set(changes.map((c) => ROW.exec(c.at)[3] ?? WHOLE))];
    const rows = new Map();
    for (const c of changes) {
      const [, number, key, column = WHOLE] = ROW.exec(c.at);
      const name = 'row ' + number + ' (' + (key ?? '') + ')';
      if (!rows.has(name)) rows.set(name, { number, key, cells: new Map() });
      const { cells } = rows.get(name);
      cells.set(column, [...(cells.get(column) ?? []), c]);
    }
    const keyed = [...rows.values()].some(({ key }) => key !== undefined);
    const body = [...rows.values()].map(({ number, key, cells }) => el('tr', {},
      el('th', { scope: 'row', class: 'row' }, 'row ' + number), keyed ? el('td', { class: 'key' }, key ?? '') : '',
      ...columns.map((column) => el('td', {}, ...(cells.get(column) ?? []).flatMap(cell)))));
    return scrolling('Changed cells', tableOf('Changed cells, by row and column', ['Row', ...(keyed ? ['Key'] : []), ...columns], body));
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
        ...child.changes.map((c) => el(child.changes.length > 1 ? 'div' : 'span', {}, pair(c), ' ', el('span', { class: 'move' }, remark(c)))),
        child.children.size > 0 ? draw(child) : '');
    }));
    return draw(root);
  };

  const listView = (changes) => scrolling('Changes', tableOf('Changes', ['Where', 'Base and head', 'How far'],
    changes.map((c) => el('tr', {}, el('td', { class: 'at' }, c.at), el('td', {}, pair(c)), el('td', { class: 'move' }, remark(c))))));

  const changesView = (changes) => {
    if (changes.every((c) => ROW.test(c.at))) return tableView(changes);
    return changes.every((c) => c.at.startsWith('$')) ? treeView(changes) : listView(changes);
  };
`;

;// CONCATENATED MODULE: ./lib/reporters/parts/page-script/elements.js
/** Making elements. Text alone is ever set (`append` of strings, `setAttribute`), never markup. */
const ELEMENTS = `
  const byId = (id) => document.getElementById(id);
  const fillIn = (node, properties, children) => {
    for (const [key, value] of Object.entries(properties)) node.setAttribute(key, value);
    for (const child of children) if (child !== null && child !== '') node.append(child);
    return node;
  };
  const el = (name, properties = {}, ...children) => fillIn(document.createElement(name), properties, children);
  const svg = (name, properties = {}, ...children) =>
    fillIn(document.createElementNS('http://www.w3.org/2000/svg', name), properties, children);
  const grouped = (number) => String(number).replace(/\\B(?=(?:\\d{3})+$)/g, ',');
  const scrolling = (label, child) => el('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': label }, child);
  const tableOf = (caption, columns, rows) => el('table', {}, el('caption', {}, caption),
    el('thead', {}, el('tr', {}, ...columns.map((name) => el('th', { scope: 'col' }, name)))), el('tbody', {}, ...rows));
`;

;// CONCATENATED MODULE: ./lib/reporters/parts/page-script/list.js
/** The list of fixtures: filters, search, keys. Rows are made in chunks as the reader scrolls and filled when opened. */
const LIST = `
  if (byId('explore') === null) return;
  const CHUNK = 200, PRINTED = 300;
  const data = JSON.parse(byId('data').textContent);
  const list = byId('list'), status = byId('status'), more = byId('more');
  const controls = { search: byId('search'), path: byId('path'), class: byId('class'), gate: byId('gate'), record: byId('record'), group: byId('group') };
  const haystacks = data.findings.map((f) => [f.path, f.summary, f.recordText, f.format,
    ...f.problems.map((p) => p.code + ' ' + p.message),
    ...f.changes.map((c) => c.at + ' ' + (c.base ?? '') + ' ' + (c.head ?? ''))].join('\\n').toLowerCase());
  let shown = [], rendered = 0;

  const fill = (f) => {
    const inside = el('div', { class: 'inside' });
    inside.append(el('p', {}, el('strong', {}, 'Record: '), f.recordText));
    for (const p of f.problems) {
      inside.append(el('p', {}, el('strong', {}, p.code + ' '), p.message));
      if (p.fix) inside.append(el('pre', { tabindex: '0' }, p.fix));
    }
    if (f.pictures) inside.append(picturesView(f.pictures));
    if (f.changes.length > 0) inside.append(changesView(f.changes));
    if (f.changes.length > 0 && f.total > f.changes.length) inside.append(el('p', {}, 'and ' + grouped(f.total - f.changes.length) + ' more differences'));
    const plots = plotsView(f);
    if (plots !== '') inside.append(plots);
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
    more.textContent = 'Show more (' + grouped(shown.length - rendered) + ' left)';
  };

  /** A part of the path, or a pattern: * stays within a folder, ** does not. */
  const pathTest = (text) => {
    if (!text.includes('*')) return (path) => path.toLowerCase().includes(text);
    const source = text.replace(/[.+?^$\x7b}()|[\\]\\\\]/g, '\\\\$&').replace(/\\*+/g, (stars) => (stars.length > 1 ? '[^]*' : '[^/]*'));
    const pattern = new RegExp('^' + source + '$', 'i');
    return (path) => pattern.test(path);
  };

  const apply = () => {
    const words = controls.search.value.toLowerCase().split(/\\s+/).filter(Boolean);
    const fits = pathTest(controls.path.value.trim().toLowerCase());
    shown = [];
    data.findings.forEach((f, index) => {
      if (controls.class.value && f.class !== controls.class.value) return;
      if (controls.gate.value && !f.gates.includes(controls.gate.value)) return;
      if (controls.record.value && f.record !== controls.record.value) return;
      if (controls.group.value && f.group !== Number(controls.group.value)) return;
      if (fits(f.path) && words.every((word) => haystacks[index].includes(word))) shown.push(index);
    });
    list.replaceChildren();
    rendered = 0;
    renderMore();
    status.textContent = grouped(shown.length) + ' of ' + grouped(data.findings.length) + (data.findings.length === 1 ? ' fixture' : ' fixtures');
  };

  let waiting = 0;
  const soon = () => { clearTimeout(waiting); waiting = setTimeout(apply, 120); };
  for (const name of ['search', 'path']) controls[name].addEventListener('input', soon);
  for (const name of ['class', 'gate', 'record', 'group']) controls[name].addEventListener('change', apply);
  byId('filters').addEventListener('submit', (event) => { event.preventDefault(); apply(); });
  byId('reset').addEventListener('click', () => { for (const control of Object.values(controls)) control.value = ''; apply(); });
  more.addEventListener('click', renderMore);
  new IntersectionObserver((entries) => { if (entries[0].isIntersecting && !more.hidden) renderMore(); }, { rootMargin: '600px' }).observe(more);

  addEventListener('keydown', (event) => {
    const { activeElement } = document;
    const typing = activeElement.matches('input:not([type=radio], [type=range]), select, textarea');
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && typing) activeElement.blur();
    if (typing) return;
    if (event.key === '/') { event.preventDefault(); controls.search.focus(); }
    if (event.key !== 'j' && event.key !== 'k') return;
    const own = activeElement.closest('#list > li')?.querySelector('summary');
    const all = [...list.querySelectorAll(':scope > li > details > summary')];
    const at = all.indexOf(own) + (event.key === 'j' ? 1 : -1);
    if (at === all.length && !more.hidden) renderMore();
    const next = list.querySelectorAll(':scope > li > details > summary')[Math.max(0, at)];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  });

  addEventListener('beforeprint', () => {
    while (rendered < Math.min(PRINTED, shown.length)) renderMore();
    for (const aside of document.querySelectorAll('details')) if (!list.contains(aside)) aside.open = true;
    const all = [...list.querySelectorAll(':scope > li > details')];
    for (const details of all.slice(0, PRINTED)) {
      if (!details.open) details.open = true;
      if (details.children.length === 1) details.append(fill(data.findings[shown[all.indexOf(details)]]));
    }
    unslide();
    byId('paper').textContent = shown.length > PRINTED ? 'On paper: the first ' + PRINTED + ' of ' + grouped(shown.length) + '; filter to print others.' : '';
  });
  byId('explore').hidden = false;
  apply();
`;

;// CONCATENATED MODULE: ./lib/reporters/parts/page-script/pictures.js
/** An image on both sides: side by side, one over the other behind a slider, and where they differ. */
const PICTURES = `
  /** Small images are enlarged by a whole number, so that their pixels can be told apart. */
  const zoomOf = (p) => Math.max(1, Math.min(32, Math.floor(256 / Math.max(p.width, p.height))));
  const image = (p, label) => {
    const zoom = zoomOf(p);
    const node = el('img', { class: zoom > 1 ? 'pixels' : '', alt: label, width: p.width * zoom, height: p.height * zoom, draggable: 'false' });
    node.src = 'data:image/png;base64,' + p.png;
    return node;
  };
  const sizeOf = (p) => p.fullWidth + ' by ' + p.fullHeight + ' pixels';
  const pane = (p, name) => el('figure', { class: 'pane' }, el('figcaption', {}, name + ', ' + sizeOf(p)), image(p, name + ', ' + sizeOf(p)));

  const sliderView = (base, head) => {
    const over = image(base, 'base, ' + sizeOf(base));
    over.className += ' over';
    const line = el('div', { class: 'cut', 'aria-hidden': 'true' });
    const stage = el('div', { class: 'stage' }, image(head, 'head, ' + sizeOf(head)), over, line);
    const range = el('input', { type: 'range', min: '0', max: '100', value: '50', 'aria-label': 'How much of base is shown, from the left' });
    const show = () => {
      over.style.clipPath = 'inset(0 ' + (100 - range.value) + '% 0 0)';
      line.style.left = range.value + '%';
      range.setAttribute('aria-valuetext', range.value + ' percent base, the rest head');
    };
    const drag = (event) => {
      if (event.buttons !== 1) return;
      const { left, width } = stage.getBoundingClientRect();
      range.value = String(Math.round(((event.clientX - left) / width) * 100));
      show();
    };
    stage.addEventListener('pointerdown', drag);
    stage.addEventListener('pointermove', drag);
    range.addEventListener('input', show);
    show();
    return el('div', { class: 'slider' }, el('div', { class: 'ends', 'aria-hidden': 'true' }, el('span', {}, 'base'), el('span', {}, 'head')), range, scrolling('Base over head', stage));
  };

  let viewers = 0;
  const picturesView = ({ base, head, difference, note }) => {
    const views = [['Side by side', () => el('div', { class: 'panes' }, base ? pane(base, 'base') : '', head ? pane(head, 'head') : '')]];
    if (base && head) views.push(['Slider', () => sliderView(base, head)]);
    if (difference) views.push(['Difference', () => pane(difference, 'difference')]);
    const place = el('div', {});
    const group = 'view-' + (viewers += 1);
    const choices = views.map(([name, make], index) => {
      const radio = el('input', { type: 'radio', name: group, value: name });
      radio.checked = index === 0;
      radio.addEventListener('change', () => place.replaceChildren(make()));
      return el('label', {}, radio, ' ' + name);
    });
    place.append(views[0][1]());
    return el('div', { class: 'pictures' },
      views.length < 2 ? '' : el('fieldset', {}, el('legend', {}, 'How to look at the image'), ...choices), place, el('p', { class: 'move' }, note));
  };
  /** On paper nothing slides. */
  const unslide = () => { for (const radio of document.querySelectorAll('.pictures input[value="Side by side"]')) if (!radio.checked) radio.click(); };
`;

;// CONCATENATED MODULE: ./lib/reporters/parts/page-script/plots.js
/** How the numbers of one fixture moved: base against head, a histogram, and the account over its revisions. */
const PLOTS = `
  const MINIMUM_POINTS = 5;
  const figureOf = (caption, ...children) => el('figure', { class: 'plot' }, ...children, el('figcaption', {}, caption));
  const short = (value) => {
    const text = String(Number(value.toPrecision(3)));
    return text.length <= 8 ? text : value.toExponential(1);
  };
  const label = (x, y, text, anchor = 'start') => svg('text', { x, y, 'text-anchor': anchor }, text);
  const chart = (width, height, caption, ...children) => svg('svg', { width, height, viewBox: '0 0 ' + width + ' ' + height, role: 'img', 'aria-label': caption }, ...children);
  const beyond = (c) => c.kind === 'value' || c.ratio > 1;

  const scatter = (f, changes) => {
    const listed = () => changes.filter((c) => c.relative !== undefined).map((c) => ({ x: Number(c.base), y: Number(c.head), over: beyond(c), name: c.at + ': ' + c.base + ' to ' + c.head }))
      .filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
    const points = f.moves ? f.moves.sample.map((p) => ({ x: p.base, y: p.head, over: p.beyond, name: 'about ' + p.base + ' to ' + p.head })) : listed();
    const whole = f.moves && f.moves.count > points.length ? f.moves.count : 0;
    if (points.length < MINIMUM_POINTS) return '';
    const all = points.flatMap(({ x, y }) => [x, y]);
    const positive = Math.min(...all) > 0 && Math.max(...all) / Math.min(...all) > 1000;
    const scale = positive ? Math.log10 : (value) => value;
    const low = Math.min(...all), high = Math.max(...all);
    const span = scale(high) - scale(low) || 1;
    const at = (value) => ((scale(value) - scale(low)) / span) * 260;
    const over = points.filter((p) => p.over).length;
    const caption = (whole ? grouped(points.length) + ' of ' + grouped(whole) + ' moved numbers drawn, chosen without regard to their values' : grouped(points.length) + ' numbers') + ', base across and head up' + (positive ? ', both logarithmic' : '') + '. On the line nothing moved. '
      + grouped(over) + ' beyond the limit (crosses), ' + grouped(points.length - over) + ' within (rings).';
    const marks = points.map(({ x, y, over: out, name }) => {
      const [px, py] = [40 + at(x), 280 - at(y)];
      const mark = out
        ? svg('path', { class: 'over', d: 'M' + (px - 4) + ' ' + (py - 4) + 'l8 8m0 -8l-8 8' })
        : svg('circle', { class: 'within', cx: px, cy: py, r: 3.5 });
      mark.append(svg('title', {}, name));
      return mark;
    });
    return figureOf(caption, chart(320, 310, caption,
      svg('rect', { class: 'frame', x: 40, y: 20, width: 260, height: 260 }), svg('line', { class: 'axis', x1: 40, y1: 280, x2: 300, y2: 20 }),
      ...marks, label(40, 298, short(low)), label(300, 298, short(high), 'end'), label(170, 298, 'base', 'middle'),
      label(36, 280, short(low), 'end'), label(36, 28, short(high), 'end'), label(36, 150, 'head', 'end')));
  };

  const BINS_EACH = 2, LAST_BIN = 40;
  /** How many moves at each half power of ten of their share of the limit: as counted for the whole, or from the changes where those are all. */
  const binsOf = (f, changes) => {
    if (f.moves) return { counts: new Map(f.moves.bins.map(({ bin, count }) => [bin, count])), one: f.moves.relative || 0 };
    const held = changes.filter((c) => c.ratio > 0), limits = new Set(held.map((c) => c.bound)), counts = new Map();
    for (const c of held) {
      // A move of exactly its limit is within it, so bins are closed on the right.
      const bin = Math.max(-LAST_BIN, Math.min(LAST_BIN, Math.ceil(Math.log10(c.ratio) * BINS_EACH)));
      const sided = beyond(c) ? Math.max(1, bin) : Math.min(0, bin);
      counts.set(sided, (counts.get(sided) || 0) + 1);
    }
    return { counts, one: limits.size === 1 ? [...limits][0] || 0 : 0 };
  };
  /** Relative moves where all are held against one relative limit, else shares of each one's own limit. */
  const histogram = (f, changes) => {
    const { counts, one } = binsOf(f, changes);
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (total < MINIMUM_POINTS) return '';
    const first = Math.min(-1, ...counts.keys()), last = Math.max(2, ...counts.keys());
    const bins = Array.from({ length: last - first + 1 }, (_, index) => {
      const count = counts.get(first + index) || 0;
      return first + index > 0 ? [0, count] : [count, 0];
    });
    // The axis in powers of ten of the share, or of the relative move; the limit is at its own place on it.
    const limit = Math.log10(one || 1), from = limit + (first - 1) / BINS_EACH, to = limit + last / BINS_EACH;
    const most = Math.max(...bins.map(([within, over]) => within + over));
    const width = 440 / bins.length, x = (log) => 40 + ((log - from) / (to - from)) * 440;
    const over = bins.reduce((sum, [, outside]) => sum + outside, 0);
    const caption = grouped(total) + (one ? ' relative moves' : ' moves as shares of their limits') + ', each bar half a power of ten. '
      + grouped(over) + ' beyond the limit' + (one ? ' of ' + short(one) : '') + '.';
    const bars = bins.flatMap(([within, outside], index) => {
      const tall = (count) => (count / most) * 120;
      const at = { x: 40 + index * width + 1, width: Math.max(1, width - 2) };
      return [
        within ? svg('rect', { class: 'within', ...at, y: 150 - tall(within), height: tall(within) }, svg('title', {}, within)) : '',
        outside ? svg('rect', { class: 'over', ...at, y: 150 - tall(within + outside), height: tall(outside) }, svg('title', {}, outside)) : '',
      ];
    });
    const step = Math.max(1, Math.ceil((to - from) / 6)), ticks = [];
    for (let log = Math.ceil(from); log <= to; log += step) ticks.push(label(x(log), 168, '1e' + log, 'middle'));
    return figureOf(caption, chart(520, 180, caption, ...bars, svg('line', { class: 'axis', x1: 40, x2: 480, y1: 150, y2: 150 }),
      svg('line', { class: 'limit', x1: x(limit), x2: x(limit), y1: 8, y2: 150 }), label(x(limit) + 4, 16, 'limit'), label(36, 36, grouped(most), 'end'), ...ticks));
  };

  const accountView = ({ anchor, points }) => {
    const all = [{ commit: anchor, share: 0, move: 'where it is measured from', at: '' }, ...points];
    const most = Math.max(1.25, ...points.map(({ share }) => share));
    const x = (index) => 50 + (index / (all.length - 1)) * 420, y = (share) => 160 - (share / most) * 140;
    const last = points[points.length - 1];
    const caption = 'The furthest move since ' + anchor + ' as a share of its limit, after each of ' + points.length + ' steps. Now '
      + short(last.share * 100) + ' % of what is allowed' + (last.share > 1 ? ': beyond the limit.' : '.');
    const dots = all.map(({ share, commit }, index) => svg('circle', { class: share > 1 ? 'over' : 'within', cx: x(index), cy: y(share), r: 4 }, svg('title', {}, commit)));
    const picture = chart(520, 200, caption, svg('line', { class: 'axis', x1: 50, x2: 470, y1: 160, y2: 160 }),
      svg('line', { class: 'limit', x1: 50, x2: 470, y1: y(1), y2: y(1) }), label(474, y(1) + 4, 'limit'),
      svg('polyline', { class: 'walk', points: all.map(({ share }, index) => x(index) + ',' + y(share)).join(' ') }), ...dots,
      label(50, 180, anchor), label(470, 180, last.commit, 'end'), label(46, 164, '0', 'end'), label(46, y(1) + 4, '100 %', 'end'));
    const rows = all.map((p) => el('tr', {}, el('th', { scope: 'row' }, p.commit), el('td', {}, p.at === '' ? '' : short(p.share * 100) + ' %'), el('td', {}, p.move), el('td', { class: 'at' }, p.at)));
    return el('div', {}, figureOf(caption, picture), el('details', {}, el('summary', {}, 'The same as a table'),
      scrolling('Account of the drift', tableOf('Small steps, added up since ' + anchor, ['Commit', 'Share of the limit', 'Furthest move', 'Where'], rows))));
  };

  const plotsView = (f) => {
    const step = f.changes.filter((c) => !c.since);
    const plots = [scatter(f, step), histogram(f, step), f.account ? accountView(f.account) : ''].filter(Boolean);
    if (plots.length === 0) return '';
    return el('section', {}, el('h3', {}, 'How far its numbers moved'), el('div', { class: 'plots' }, ...plots));
  };
`;

;// CONCATENATED MODULE: ./lib/reporters/parts/html-client.js





/** The page's script, as text: it runs in the reader's browser and is not part of this program. */
const HTML_CLIENT = `'use strict';\n(() => {${[ELEMENTS, CHANGES, PICTURES, PLOTS, LIST].join('')}})();\n`;

// EXTERNAL MODULE: ./lib/reporters/encoders/values.js
var values = __webpack_require__(56550);
// EXTERNAL MODULE: ./lib/reporters/parts/moves.js
var parts_moves = __webpack_require__(32953);
// EXTERNAL MODULE: ./lib/reporters/parts/order.js
var order = __webpack_require__(95843);
// EXTERNAL MODULE: ./lib/reporters/parts/rows.js
var parts_rows = __webpack_require__(98962);
// EXTERNAL MODULE: ./lib/reporters/parts/spans.js
var parts_spans = __webpack_require__(37118);
// EXTERNAL MODULE: ./lib/reporters/parts/words.js
var parts_words = __webpack_require__(62350);
;// CONCATENATED MODULE: ./lib/reporters/parts/html-data.js











/** Changes in the whole page; beyond, each fixture keeps its first few. A browser has to hold them. */
const MAX_CHANGES_IN_PAGE = 50_000;
const MIN_CHANGES_EACH = 3;
const VALUE_CHARACTERS = 400;
/** Points of all samples in the whole page; beyond, each fixture keeps an even share. */
const MAX_POINTS_IN_PAGE = 50_000;
function plainText(spans) {
    return (0,parts_spans/* encodeSpans */.SE)(spans, { plain: (text) => text, prose: visible.visible, code: visible.visible });
}
function said(text) {
    return plainText([(0,changes/* sentence */.em)(text)]);
}
function buildHtmlData(report) {
    const { lead, rest } = (0,grouping/* arrangeRows */.eZ)((0,grouping/* buildRows */.kO)(report));
    const each = Math.floor(MAX_CHANGES_IN_PAGE / Math.max(1, report.findings.length));
    const limit = Math.max(MIN_CHANGES_EACH, each);
    const groups = [...lead, ...rest].filter(({ findings }) => findings.length > 1);
    const groupOf = new Map(groups.map((row, index) => [row, index]));
    const points = Math.floor(MAX_POINTS_IN_PAGE / Math.max(1, report.findings.length));
    const made = new Map();
    for (const row of [...lead, ...rest]) {
        const problems = (0,order/* problemsByPath */.P8)(row.problems);
        for (const finding of row.findings) {
            const place = { row, group: groupOf.get(row) ?? -1, problems: problems.get(finding.path) ?? [] };
            made.set(finding, htmlFinding(finding, place, { limit, points }, report.illustrations));
        }
    }
    return {
        findings: report.findings.flatMap((finding) => made.get(finding) ?? []),
        groups: groups.map((row) => plainText((0,parts_rows/* rowTitle */.nM)(row, 1))),
    };
}
function htmlFinding(finding, { row, group, problems }, { limit, points }, illustrations) {
    const { shape, value, drift, representation } = finding.changeCounts;
    return {
        path: (0,visible.visible)(finding.path),
        class: finding.class,
        format: (0,visible.visible)(finding.format),
        need: parts_words/* NEED_TITLES */.ho[row.need],
        severity: row.severity,
        record: (0,review/* recordState */.D)(finding.record),
        recordText: plainText((0,parts_rows/* describeRecord */.TV)(finding.record)),
        summary: plainText((0,parts_rows/* findingChange */.i9)(finding)),
        facts: factsOf(finding),
        gates: [...new Set(problems.map(({ gate }) => gate))],
        problems: problems.map(({ code, message, fix }) => ({ code, message: said(message), fix: fixOf(fix) })),
        changes: finding.changes.slice(0, limit).map(htmlChange),
        total: shape + value + drift + representation,
        group,
        ...movesBeyond(finding, limit, points),
        ...illustrationsOf(finding.path, illustrations),
    };
}
/** What the changes of the page do not list is counted all the same. */
function movesBeyond(finding, limit, points) {
    if (finding.moves === undefined && finding.changes.length <= limit)
        return {};
    const moves = (0,parts_moves/* movesIn */.s)(finding);
    return moves.count === 0 ? {} : { moves: { ...moves, sample: moves.sample.slice(0, points) } };
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
    const move = (0,changes/* describeMove */.xS)(change);
    const bound = (0,changes/* relativeLimit */.Qh)(change);
    const limit = !(0,changes/* isBound */.Vt)(change.limit) ? '' : `${said(change.limit)})`;
    return {
        kind: change.kind,
        at: (0,visible.visible)((0,secrets/* maskValue */.QS)(change.at)),
        base: base === null ? null : (0,visible.visible)(base),
        head: head === null ? null : (0,visible.visible)(head),
        move: `${move}${limit}`.trim().replace(/^\(|\)$/g, ''),
        lines: (0,changes/* describeLines */.BT)(change).replace(/^, /, ''),
        note: change.note === undefined ? '' : said(change.note),
        ratio: (0,changes/* limitRatio */.zw)(change) ?? 0,
        ...(change.relative === undefined || !Number.isFinite(change.relative) ? {} : { relative: change.relative }),
        ...(bound === undefined ? {} : { bound }),
        ...((0,changes/* isSinceAnchor */.eO)(change) ? { since: true } : {}),
    };
}
function illustrationsOf(path, illustrations) {
    const pictures = illustrations?.pictures.get(path);
    const account = illustrations?.accounts.get(path);
    return {
        ...(pictures === undefined ? {} : { pictures: picturesOf(pictures) }),
        ...(account === undefined ? {} : { account: accountOf(account) }),
    };
}
function picturesOf({ base, head, difference, moved, over, frame }) {
    const of = difference === undefined ? 0 : difference.fullWidth * difference.fullHeight;
    const any = base ?? head;
    const shrunk = any === undefined ? 1 : Math.max(any.fullWidth, any.fullHeight) / Math.max(any.width, any.height);
    const notes = [
        ...(difference === undefined
            ? base === undefined || head === undefined
                ? []
                : ['the two have different sizes, so there is no difference to draw']
            : [
                `${(0,parts_words/* count */.U9)(moved)} of ${(0,parts_words/* plural */.LS)(of, 'pixel')} differ, ${(0,parts_words/* count */.U9)(over)} of them beyond tolerance (red; the others amber)`,
            ]),
        ...(frame === undefined ? [] : [`frame ${frame} is shown, the first that differs`]),
        ...(shrunk > 1 ? [`shown at 1/${Math.round(shrunk)} of its size; no differing pixel gets lost by that`] : []),
    ];
    return {
        ...(base === undefined ? {} : { base }),
        ...(head === undefined ? {} : { head }),
        ...(difference === undefined ? {} : { difference }),
        note: notes.join('; '),
    };
}
/** Of every point the number that had come nearest to its limit, or was furthest beyond it. */
function accountOf({ anchor, points }) {
    return {
        anchor: (0,parts_words/* shortSha */.Fu)(anchor),
        points: points.map(({ commit, moves }) => {
            const worst = moves.reduce((most, move) => (((0,changes/* limitRatio */.zw)(move) ?? 0) > (most === undefined ? 0 : ((0,changes/* limitRatio */.zw)(most) ?? 0)) ? move : most), undefined);
            const shown = worst === undefined ? undefined : htmlChange(worst);
            return {
                commit: commit === null ? 'this pull request' : (0,parts_words/* shortSha */.Fu)(commit),
                share: shown?.ratio ?? 0,
                move: shown?.move ?? 'no number moved',
                at: shown?.at ?? '',
            };
        }),
    };
}

// EXTERNAL MODULE: ./lib/comparison/moves.js
var comparison_moves = __webpack_require__(37459);
;// CONCATENATED MODULE: ./lib/reporters/parts/html-plot.js




const WIDTH = 640;
const HEIGHT = 180;
const PLOT_TOP = 20;
const PLOT_BOTTOM = 140;
/** Powers of ten of the move over its limit. */
const FROM = -6;
const TO = 6;
const MINIMUM_MOVES = 8;
/** Moves over their limits as a histogram on a logarithmic axis, the limit drawn in; empty where there are too few. */
function driftFigure({ findings }) {
    const { bins: counted } = (0,parts_moves/* binsOf */.I)(findings);
    const moves = [...counted].reduce((sum, [, times]) => sum + times, 0);
    const beyond = [...counted].reduce((sum, [bin, times]) => sum + (bin > 0 ? times : 0), 0);
    if (moves < MINIMUM_MOVES)
        return '';
    const bins = shownBins(counted);
    const most = Math.max(...bins);
    const width = WIDTH / bins.length;
    const bars = bins.map((value, index) => {
        const height = (value / most) * (PLOT_BOTTOM - PLOT_TOP);
        const side = index >= -FROM * comparison_moves/* BINS_PER_DECADE */.oN ? 'over' : 'within';
        return `<rect class="${side}" x="${round(index * width + 1)}" y="${round(PLOT_BOTTOM - height)}" width="${round(width - 2)}" height="${round(height)}"><title>${value}</title></rect>`;
    });
    const limit = round((-FROM / (TO - FROM)) * WIDTH);
    const caption = `${(0,parts_words/* count */.U9)(moves)} moves of numbers, ${(0,parts_words/* count */.U9)(beyond)} of them beyond the limit. Each bar is half a power of ten.`;
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
/** What is further out than the axis stands in its last bars. */
function shownBins(counted) {
    const bins = Array.from({ length: (TO - FROM) * comparison_moves/* BINS_PER_DECADE */.oN }, () => 0);
    for (const [bin, times] of counted) {
        // Bins are closed above: bin 0 ends at the limit, which is between two bars.
        const index = Math.min(bins.length - 1, Math.max(0, bin - FROM * comparison_moves/* BINS_PER_DECADE */.oN - 1));
        bins[index] = (bins[index] ?? 0) + times;
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
th { background: var(--panel); } th.row { white-space: nowrap; } td.key { min-width: 8rem; font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; } caption { text-align: left; color: var(--soft); padding: .25rem 0; }
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
h3 { font-size: 1rem; margin: 1rem 0 .5rem; }
fieldset { border: 1px solid var(--edge); border-radius: 4px; display: flex; flex-wrap: wrap; gap: 1rem; margin: .5rem 0; padding: .25rem .75rem .5rem; } legend { color: var(--soft); font-size: .85rem; }
input[type=radio] { accent-color: var(--link); } input[type=range] { padding: 0; width: 100%; accent-color: var(--link); }
.panes, .plots { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; } .pane { margin: .5rem 0; min-width: 0; max-width: 100%; } .plot { margin: 0; flex: 0 1 auto; max-width: 33rem; }
img { border: 1px solid var(--edge); background: repeating-conic-gradient(#cccccc 0 25%, #ffffff 0 50%) 0 0 / 16px 16px; vertical-align: top; } .pane img { max-width: 100%; height: auto; } img.pixels { image-rendering: pixelated; }
.stage { position: relative; width: max-content; cursor: col-resize; touch-action: none; } .stage .over { position: absolute; left: 0; top: 0; } .cut { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--link); pointer-events: none; }
.slider { width: fit-content; min-width: 16rem; max-width: 100%; } .ends { display: flex; justify-content: space-between; color: var(--soft); font-size: .9rem; }
.plot svg { width: auto; max-width: 100%; } circle.within { fill: none; stroke: var(--green); stroke-width: 1.5; } circle.over { fill: var(--red); } path.over { stroke: var(--red); stroke-width: 2; fill: none; } rect.frame { fill: none; stroke: var(--edge); } .walk { fill: none; stroke: var(--text); stroke-width: 1.5; }
@media print { .filters, .keys, #more, fieldset { display: none; } #list > li { content-visibility: visible; } tr, pre, figure, .plot { break-inside: avoid; }
  h2, h3, summary, caption { break-after: avoid; } body { max-width: none; padding: 0; font-size: .85rem; } pre { white-space: pre-wrap; } td:first-child:not(:only-child) { min-width: 8rem; } }
`;

// EXTERNAL MODULE: ./lib/reporters/parts/looked-at.js
var looked_at = __webpack_require__(3787);
// EXTERNAL MODULE: ./lib/reporters/parts/remedy.js
var remedy = __webpack_require__(27215);
;// CONCATENATED MODULE: ./lib/reporters/html.js




















/** Rows that stand in the page itself, for readers without scripts and for the first look. */
const FIRST_ROWS = 20;
const EXAMPLES = 2;
/** Backticks in our own wording mean code. */
function ownText(text) {
    return (0,html/* htmlText */.j)(text).replace(/&#96;(.*?)&#96;/g, '<code>$1</code>');
}
function cell(spans) {
    const code = (text) => `<code>${(0,html/* htmlText */.j)(text === '' ? '(empty)' : text)}</code>`;
    return (0,parts_spans/* encodeSpans */.SE)(spans, { plain: ownText, prose: html/* htmlText */.j, code });
}
/** One file without a network: the policy in its head lets this style and this script through and nothing else. */
function render(report) {
    const hash = (text) => `'sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}'`;
    const policy = `default-src 'none'; style-src ${hash(HTML_STYLE)}; script-src ${hash(HTML_CLIENT)}; img-src data:; base-uri 'none'; form-action 'none'`;
    const rows = (0,grouping/* buildRows */.kO)(report);
    const { mark, word, sentence: said } = (0,headline/* headline */.Pl)(report, rows);
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
        ...((0,headline/* isComparison */.gP)(report) ? [] : [gatesPart(report)]),
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
    const lines = shown.map((row) => `<tr><td>${cell((0,parts_rows/* rowTitle */.nM)(row, EXAMPLES))}</td><td>${cell((0,parts_rows/* rowChange */.D)(row))}</td><td>${[
        (0,parts_rows/* rowWorst */.KP)(row),
        (0,parts_rows/* rowSecond */.v_)(row),
    ]
        .filter((spans) => spans.length > 0)
        .map(cell)
        .join('<br>')}</td><td>${cell((0,parts_rows/* rowRecord */.wS)(row))}</td></tr>`);
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
        return `<li><strong>${code}</strong> ${(0,html/* htmlText */.j)(plainText([(0,changes/* sentence */.em)(message)]))}${mend}</li>`;
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
    const { trailers, unpastable } = (0,remedy/* remedyOf */.SM)(report, report.problems.filter(({ code }) => code !== 'FG101'));
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
function explorePart(report, { groups }) {
    if (report.findings.length === 0)
        return [];
    const classes = [...new Set(report.findings.map((finding) => finding.class))];
    const statuses = [...new Set(report.findings.map(({ record }) => (0,review/* recordState */.D)(record)))];
    const gates = [...new Set(report.problems.map(({ gate }) => gate))];
    return [
        '<h2>All changed fixtures</h2>',
        '<noscript><p>The list needs JavaScript; everything in it is also in the JSON report.</p></noscript>',
        '<div id="explore" hidden>',
        '<form class="filters" id="filters" role="search" aria-label="Filter the fixtures">',
        '<label>Search everything<input id="search" type="search" autocomplete="off"></label>',
        '<label>Path, or pattern with *<input id="path" type="search" autocomplete="off"></label>',
        html_select('class', 'What happened', classes.map((each) => html_option(each, parts_words/* CLASS_WORDS */.f5[each]))),
        html_select('record', 'Record', statuses.map((each) => html_option(each, parts_words/* RECORD_LABELS */.ip[each]))),
        html_select('gate', 'Check that complains', gates.map((each) => html_option(each, each))),
        html_select('group', 'Group', groups.map((label, index) => html_option(String(index), label.slice(0, 120)))),
        '<button type="button" id="reset">Reset</button>',
        '<span id="status" role="status"></span>',
        '</form>',
        '<p class="keys move">Keys: <kbd>/</kbd> search, <kbd>j</kbd> and <kbd>k</kbd> next and previous, <kbd>Enter</kbd> opens.</p>',
        '<p id="paper"></p>',
        ...leftOut(report),
        '<ul id="list"></ul>',
        '<button type="button" id="more" hidden>Show more</button>',
        '</div>',
    ];
}
/** The page's own budgets, where they cost something. */
function leftOut({ illustrations }) {
    const { picturesLeftOut = 0, accountsLeftOut = 0 } = illustrations ?? {};
    const pictures = `${(0,parts_words/* plural */.LS)(picturesLeftOut, 'more image')} not drawn: a page holds pictures of at most ${comparison_illustrations/* MAX_PICTURED */.M5} images and ${comparison_illustrations/* MAX_PICTURE_CHARACTERS */.dS / 1_048_576} MiB, worst findings first, and an image has to be readable.`;
    const accounts = `${(0,parts_words/* plural */.LS)(accountsLeftOut, 'more fixture')} without its account of small steps: a page has at most ${comparison_illustrations/* MAX_ACCOUNTS */.KV}.`;
    return [...(picturesLeftOut > 0 ? [pictures] : []), ...(accountsLeftOut > 0 ? [accounts] : [])].map((line) => `<p>${line}</p>`);
}
function gatesPart({ gates }) {
    const mark = { pass: 'pass', fail: 'fail', 'missing-artifact': 'incomplete', 'not-configured': '', 'not-run': '' };
    const lines = gates.map(({ id, outcome, summary }) => `<tr><th scope="row">${(0,html/* htmlText */.j)(parts_words/* GATE_TITLES */.Wc[id])} (${id})</th><td class="${mark[outcome]}">${parts_words/* OUTCOME_WORDS */.nx[outcome]}</td><td>${summary === undefined ? '' : (0,html/* htmlText */.j)(plainText([(0,changes/* sentence */.em)(summary)]))}</td></tr>`);
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

/***/ 98587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OX: () => (/* binding */ classesOf),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   gP: () => (/* binding */ isComparison)
/* harmony export */ });
/* unused harmony export tally */
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73506);
/* harmony import */ var _grouping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98738);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62350);



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
        wrongKind: fixtures('wrong-kind'),
        hollow: report.findings.filter(({ hollow, path }) => hollow !== undefined && counted.has(path)).length,
        others: report.problems.filter(({ severity, path, code }) => severity === 'error' && !isCounted(path, code)).length,
        warnings: report.problems.filter(({ severity }) => severity === 'warning').length,
    };
}
/** Two files or folders that somebody named (`fixture-gate diff`): no check looked at them, so there is no verdict to tell. */
function isComparison({ gates, verdict }) {
    return verdict === 'pass' && gates.every(({ outcome }) => outcome === 'not-configured');
}
/** `values rewritten (3), within tolerance (9)`; of one class alone its word. */
function classesOf(findings) {
    const classes = _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_CLASSES */ .i.filter((one) => findings.some((finding) => finding.class === one));
    if (classes.length === 1)
        return classes.map((one) => _words_js__WEBPACK_IMPORTED_MODULE_2__/* .CLASS_WORDS */ .f5[one]).join();
    const times = (one) => findings.filter((finding) => finding.class === one).length;
    return classes.map((one) => `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .CLASS_WORDS */ .f5[one]} (${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(times(one))})`).join(', ');
}
function compared({ findings }) {
    const sentence = findings.length === 0
        ? 'no difference.'
        : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(findings.length, 'file')} ${findings.length === 1 ? 'differs' : 'differ'}: ${classesOf(findings)}.`;
    return { mark: 'compared', word: 'Compared', sentence };
}
function headline(report, rows) {
    if (isComparison(report))
        return compared(report);
    const total = tally(report, rows);
    if (report.exitCode === 2)
        return incomplete(report);
    if (report.verdict === 'fail')
        return { mark: 'fail', word: 'Failed', sentence: `${failing(report, total)}.` };
    const warned = total.warnings === 0 ? '' : ` There ${total.warnings === 1 ? 'is' : 'are'} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(total.warnings, 'warning')}.`;
    return { mark: 'pass', word: 'Passed', sentence: `${passing(report, total)}.${warned}` };
}
function incomplete(report) {
    const missing = new Set(report.problems.filter(({ severity }) => severity === 'error').map(({ path }) => path)).size;
    if (missing === 0)
        return { mark: 'incomplete', word: 'Incomplete', sentence: 'what to check changed fixtures by is missing.' };
    const what = missing === 1 ? '1 changed fixture has' : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(missing, 'changed fixture')} have`;
    const sentence = `${what} no schema or no properties to be checked by. Nothing else is wrong.`;
    return { mark: 'incomplete', word: 'Incomplete', sentence };
}
function failing(report, { fixtures, unrecorded, mismatched, wrongKind, hollow, others }) {
    const parts = [];
    const of = unrecorded === fixtures ? '' : ` of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(fixtures)}`;
    const changed = (some) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(some)}${of} changed ${some === 1 && of === '' ? 'fixture' : 'fixtures'}`;
    if (unrecorded > 0) {
        parts.push(`${changed(unrecorded)} ${unrecorded === 1 ? 'has no record of why it changed' : 'have no record of why they changed'}`);
    }
    if (mismatched > 0) {
        const who = parts.length === 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(mismatched, 'changed fixture') : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(mismatched);
        parts.push(`${who} ${mismatched === 1 ? 'has a record that does' : 'have records that do'} not fit`);
    }
    if (wrongKind > 0) {
        const who = parts.length === 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(wrongKind, 'changed fixture') : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(wrongKind);
        parts.push(`${who} ${wrongKind === 1 ? 'needs a record' : 'need records'} of another kind`);
    }
    if (hollow > 0)
        parts.push(`${parts.length === 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(hollow, 'fixture') : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(hollow)} lost ${hollow === 1 ? 'its' : 'their'} content`);
    if (parts.length === 0)
        return failedGates(report);
    if (others > 0)
        parts.push((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(others, 'other problem'));
    return parts.join(', ');
}
const MAX_FAILURES = 3;
/** Nothing but checks beside the records failed: what they found is named, since a bare count would say nothing. */
function failedGates({ gates, problems }) {
    const errors = problems.filter(({ severity }) => severity === 'error');
    const found = errors.map(({ code, gate }) => _words_js__WEBPACK_IMPORTED_MODULE_2__/* .CODE_FAILURES */ .SV[code] ?? _words_js__WEBPACK_IMPORTED_MODULE_2__/* .GATE_FAILURES */ .iw[gate]);
    const silent = gates.filter(({ id, outcome }) => outcome === 'fail' && !errors.some(({ gate }) => gate === id));
    const all = [...new Set([...found, ...silent.map(({ id }) => _words_js__WEBPACK_IMPORTED_MODULE_2__/* .GATE_FAILURES */ .iw[id])])];
    const rest = all.length - MAX_FAILURES;
    const shown = [
        ...all.slice(0, MAX_FAILURES),
        ...(rest > 0 ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(rest, 'more kind of problem', 'more kinds of problems')] : []),
    ];
    return shown.length === 0 ? 'a check failed' : shown.join(', and ');
}
function passing(report, { fixtures }) {
    if (fixtures === 0)
        return 'no fixture changed';
    if (!(0,_grouping_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsWereChecked */ .PD)(report)) {
        return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(fixtures, 'fixture')} changed; records are looked for once there is a commit`;
    }
    const matched = report.findings.filter(({ record }) => record.status === 'matched').length;
    if (matched === fixtures) {
        return fixtures === 1
            ? 'the changed fixture has its record'
            : `all ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(fixtures)} changed fixtures have their record`;
    }
    if (matched === 0)
        return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(fixtures, 'fixture')} changed in a way that needs no record`;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(fixtures, 'changed fixture')}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(matched)} with a record, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(fixtures - matched)} that ${fixtures - matched === 1 ? 'needs' : 'need'} none`;
}


/***/ }),

/***/ 3787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ lookedAt)
/* harmony export */ });
/* harmony import */ var _spans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37118);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62350);


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
        // Those that found something first: a reader looks for why a file counts, or for the pattern that should have.
        const sorted = [...stats.patterns].sort((a, b) => Number(b.matches > 0) - Number(a.matches > 0));
        const shown = sorted.slice(0, MAX_PATTERNS);
        const rest = sorted.length - shown.length;
        const names = shown.map(({ pattern, matches }) => [(0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(pattern), (0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(matches)})`)]);
        lines.push([
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)('patterns for fixtures, with how many changed files match: '),
            ...(0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .joinSpans */ .kU)(names, ', '),
            ...(rest > 0 ? [(0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(` and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(rest, 'more pattern')}`)] : []),
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

/***/ 32953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ binsOf),
/* harmony export */   s: () => (/* binding */ movesIn)
/* harmony export */ });
/* harmony import */ var _comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37459);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74406);


/** All numbers of a fixture that moved in this step: as they were counted, or where the changes list all of them, from those. */
function movesIn(finding) {
    if (finding.moves !== undefined)
        return finding.moves;
    const counter = (0,_comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .newMoveCounter */ .kJ)();
    for (const change of finding.changes) {
        const { kind, absolute, relative } = change;
        const beyond = kind === 'value';
        if ((absolute ?? relative) === undefined || !(beyond || kind === 'drift') || (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .isSinceAnchor */ .eO)(change))
            continue;
        counter.count += 1;
        (0,_comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .samplePoint */ .rY)(counter, Number(change.base), Number(change.head), beyond);
        const ratio = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .limitRatio */ .zw)(change);
        if (ratio !== undefined)
            (0,_comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .addRatio */ .VL)(counter, ratio, beyond, (0,_comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .boundsOf */ .BO)(change.limit) ?? {});
    }
    return (0,_comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .movesOf */ .cz)(counter);
}
/** How many moves there are at each distance from their limits, over all fixtures. */
function binsOf(findings) {
    const bins = new Map();
    let moved = 0;
    let untold = 0;
    for (const finding of findings) {
        const moves = movesIn(finding);
        moved += moves.count;
        if (finding.moves === undefined)
            untold += finding.changeCounts.drift - finding.changes.filter(({ kind }) => kind === 'drift').length;
        for (const { bin, count } of moves.bins)
            bins.set(bin, (bins.get(bin) ?? 0) + count);
    }
    return { bins, moved, untold: Math.max(0, untold) };
}


/***/ })

};
