/** The list of fixtures: filters, search, keys. Rows are made in chunks as the reader scrolls and filled when opened. */
export const LIST = `
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
