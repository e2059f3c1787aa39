// Holds a tag against the version, the changelog and the sources, writes the notes of that release, and prints `version=X.Y.Z`.
//   node scripts/check-release.mjs v1.2.3 notes.md
import { readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const [, , tag = '', notes] = process.argv;

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

// https://semver.org/#is-there-a-suggested-regular-expression-regex-to-check-a-semver-string, without build metadata
const SEMVER = /^v((?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?)$/;
const version = SEMVER.exec(tag)?.[1];
if (version === undefined) fail(`expected a tag like v1.2.3; found ${JSON.stringify(tag)}`);
const places = [
  ['package.json', JSON.parse(read('package.json')).version],
  ['package-lock.json', JSON.parse(read('package-lock.json')).version],
  ['src/version.ts', /VERSION = '([^']+)'/.exec(read('src/version.ts'))?.[1]],
];
for (const [file, found] of places)
  if (found !== version) fail(`expected version ${version} in ${file}; found ${found}`);

const sections = read('CHANGELOG.md').split(/^## /m).slice(1);
const section = sections.find((one) => one.startsWith(`${version} `) || one.startsWith(`${version}\n`));
if (section === undefined) fail(`expected CHANGELOG.md to have a section "## ${version}"`);
const [title = '', ...lines] = section.split('\n');
if (!/^\S+ \(\d{4}-\d\d-\d\d\)$/.test(title))
  fail(`expected the section to name its day, as "## ${version} (2026-03-01)"; found "## ${title}"`);
const text = lines.join('\n').trim();
if (text === '') fail(`expected CHANGELOG.md to say what ${version} brings`);
if (notes !== undefined) writeFileSync(notes, `${text}\n`);
process.stdout.write(`version=${version}\n`);
