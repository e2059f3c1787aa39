/** The differences of one fixture: as a tree, as a table by row key and column, or as a plain list. */
export const CHANGES = `
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
