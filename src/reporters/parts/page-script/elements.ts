/** Making elements. Text alone is ever set (`append` of strings, `setAttribute`), never markup. */
export const ELEMENTS = `
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
