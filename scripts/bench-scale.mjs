// How the cost of `check` grows: npm run bench:scale [-- NAME...]. Inputs by seed; processor time, so that a busy machine tells the same story.
// Writes docs/scaling.svg when every curve was measured. No figure here is ever asserted in the test suite.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repository } from './scale/repository.mjs';

const cli = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
const picture = new URL('../docs/scaling.svg', import.meta.url);
const wanted = process.argv.slice(2);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const root = mkdtempSync(join(tmpdir(), 'fixture-gate-scale-'));

/** Least of several rounds: processor seconds, and the most memory seen, in MiB. */
function cost(directory) {
  let seconds = Number.POSITIVE_INFINITY;
  let peak = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const args = [
      process.execPath,
      cli,
      'check',
      '--repo',
      directory,
      '--base',
      'base',
      '--head',
      'head',
      '--format',
      'json',
      '--output',
      join(root, 'report.json'),
    ];
    const { status, stderr } = spawnSync('/usr/bin/time', ['-f', '%U %S %M', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0 && status !== 1) throw new Error(`check ended with ${status}: ${stderr}`);
    const [user, system, kibibytes] = String(stderr).trim().split('\n').at(-1).split(' ').map(Number);
    seconds = Math.min(seconds, user + system);
    peak = Math.max(peak, kibibytes / 1_024);
  }
  return { seconds, peak };
}

const base = { files: 5_000, changed: 100, commits: 1, bytes: 2_000 };
const CURVES = [
  {
    name: 'fixtures',
    what: 'changed fixtures',
    at: [100, 1_000, 10_000],
    of: (changed) => ({ ...base, files: 50_000, changed }),
  },
  { name: 'files', what: 'files in the repository', at: [1_000, 50_000, 200_000], of: (files) => ({ ...base, files }) },
  {
    name: 'commits',
    what: 'commits, 1,000 changed fixtures',
    at: [1, 100, 1_000],
    of: (commits) => ({ ...base, changed: 1_000, commits }),
  },
  {
    name: 'size',
    what: 'bytes of one fixture',
    at: [1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 4.5e8],
    of: (bytes) => ({ ...base, changed: 1, bytes }),
  },
];

/** Log against log; the dashed line of each is what linear growth beyond the start would be. */
function draw(measured) {
  const [width, height, left, bottom] = [340, 240, 48, 40];
  const panels = measured.map(({ what, points }, panel) => {
    const xs = points.map(({ x }) => Math.log10(x));
    const ys = points.map(({ seconds }) => Math.log10(seconds));
    const [x0, x1, y0, y1] = [
      Math.min(...xs),
      Math.max(...xs),
      Math.floor(Math.min(...ys)),
      Math.ceil(Math.max(...ys)),
    ];
    const px = (x) => left + ((x - x0) / (x1 - x0 || 1)) * (width - left - 20);
    const py = (y) => height - bottom - ((y - y0) / (y1 - y0 || 1)) * (height - bottom - 30);
    const line = (pairs, style) =>
      `<polyline fill="none" ${style} points="${pairs.map(([x, y]) => `${px(x).toFixed(1)},${py(y).toFixed(1)}`).join(' ')}"/>`;
    const last = points.at(-1);
    const slope = points.map(({ x }) => [
      Math.log10(x),
      Math.log10(Math.max(points[0].seconds, (last.seconds * x) / last.x)),
    ]);
    const short = (number) => (number >= 1e6 ? `${number / 1e6}M` : number >= 1e3 ? `${number / 1e3}k` : `${number}`);
    return [
      `<g transform="translate(${(panel % 2) * width} ${Math.floor(panel / 2) * height})">`,
      `<text x="${width / 2}" y="18" text-anchor="middle" font-weight="bold">${what}</text>`,
      line(slope, 'stroke="#999" stroke-dasharray="4 4"'),
      line(
        points.map(({ x, seconds }) => [Math.log10(x), Math.log10(seconds)]),
        'stroke="#0550ae" stroke-width="2"',
      ),
      ...points.flatMap(({ x, seconds }) => [
        `<circle cx="${px(Math.log10(x)).toFixed(1)}" cy="${py(Math.log10(seconds)).toFixed(1)}" r="3" fill="#0550ae"/>`,
        `<text x="${px(Math.log10(x)).toFixed(1)}" y="${(py(Math.log10(seconds)) - 7).toFixed(1)}" text-anchor="middle">${seconds.toFixed(seconds < 10 ? 1 : 0)} s</text>`,
        `<text x="${px(Math.log10(x)).toFixed(1)}" y="${height - bottom + 16}" text-anchor="middle">${short(x)}</text>`,
      ]),
      '</g>',
    ].join('\n');
  });
  const rows = Math.ceil(measured.length / 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * width} ${rows * height}" font-family="sans-serif" font-size="11" role="img"><title>Processor seconds of one check, log against log; dashed: linear</title>\n<rect width="100%" height="100%" fill="#fff"/>\n${panels.join('\n')}\n</svg>\n`;
}

const measured = [];
try {
  for (const { name, what, at, of } of CURVES) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n${what}\n\n| ${name} | processor seconds | peak memory |\n| --- | --- | --- |`);
    const points = [];
    for (const x of at) {
      const directory = await repository(mkdtempSync(join(root, 'repo-')), of(x));
      const { seconds, peak } = cost(directory);
      rmSync(directory, { recursive: true, force: true });
      points.push({ x, seconds });
      console.log(`| ${x.toLocaleString('en')} | ${seconds.toFixed(2)} | ${peak.toFixed(0)} MiB |`);
    }
    measured.push({ what, points });
  }
  if (measured.length === CURVES.length) writeFileSync(picture, draw(measured));
} finally {
  rmSync(root, { recursive: true, force: true });
}
