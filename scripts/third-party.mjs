// Writes dist/licenses.txt and dist/third-party.json: every package of which code is in dist, with its version and licence.
// The list is the bundler's own account of the modules that it took (lib/stats.json), and what assets.mjs copies.
// A package that comes without the text of its licence fails the build, unless the text is kept here.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const stats = join(root, 'lib', 'stats.json');
const VENDORED = ['sql.js', '@jsquash/webp'];
/** Packages whose archive holds no text, by the files of scripts/licences that say what their package.json names. */
const WITHOUT_TEXT = {
  '@bufbuild/cel': ['Apache-2.0.txt'],
  '@bufbuild/cel-spec': ['Apache-2.0.txt'],
  saxes: ['saxes.txt'],
  'xz-decompress': ['xz-decompress.txt'],
  '@bufbuild/protobuf': ['Apache-2.0.txt', 'BSD-3-Clause-Google.txt'],
};

/** Folders of packages, by the files of modules that lie in them. */
function bundledFolders() {
  const folders = new Set(VENDORED.map((name) => join(root, 'node_modules', name)));
  const queue = [...JSON.parse(readFileSync(stats, 'utf8')).modules];
  for (let module = queue.pop(); module !== undefined; module = queue.pop()) {
    const match = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module.nameForCondition ?? '');
    if (match !== null) folders.add(match[1].split(sep).join(sep));
    queue.push(...(module.modules ?? []));
  }
  return [...folders];
}

function describe(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (typeof license !== 'string') throw new Error(`${name} ${version} does not name its licence`);
  const files = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
    .sort();
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  if (texts.length === 0)
    for (const file of WITHOUT_TEXT[name] ?? [])
      texts.push(readFileSync(join(root, 'scripts', 'licences', file), 'utf8'));
  if (texts.length === 0) throw new Error(`${name} ${version} has no text of its licence (${license})`);
  return { name, version, license: license.replace(/^\((.*)\)$/, '$1'), texts };
}

if (!existsSync(stats)) throw new Error('run the bundler first: npm run build');
const order = (a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1);
const packages = bundledFolders().map(describe).sort(order);
const known = packages.map(({ name, version, license }) => ({ name, version, license }));
writeFileSync(join(root, 'dist', 'third-party.json'), `${JSON.stringify(known, null, 1)}\n`);
const sections = packages.map(({ name, version, license, texts }) =>
  [`${name} ${version}`, license, '', ...texts.map((text) => text.replaceAll('\r\n', '\n').trim())].join('\n'),
);
writeFileSync(join(root, 'dist', 'licenses.txt'), `${sections.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
// Names the folders of this machine, and is of tens of megabytes.
rmSync(stats);
