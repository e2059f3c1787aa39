/**
 * The page's script, as text: it runs in the reader's browser and is not part of this program. It sets text only
 * (`textContent`), never markup. Rows are made in chunks as the reader scrolls and opened ones are filled when opened,
 * so that ten thousand fixtures cost no more than those on the screen.
 */
export const HTML_CLIENT = `'use strict';
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
