/** How the numbers of one fixture moved: base against head, a histogram, and the account over its revisions. */
export const PLOTS = `
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
