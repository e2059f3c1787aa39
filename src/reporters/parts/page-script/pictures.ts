/** An image on both sides: side by side, one over the other behind a slider, and where they differ. */
export const PICTURES = `
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
