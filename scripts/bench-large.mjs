// Large pairs: npm run bench:large [-- NAME...]. Inputs are built by seed; each candidate runs in a process of its own, rounds interleaved.
// Peers that are no dependency of this package are used where FIXTURE_GATE_PEERS names a folder with node_modules (papaparse, fast-xml-parser,
// jsondiffpatch, odiff-bin, pixelmatch), and where the system has them (GNU diff, numdiff, python3 with numpy and pandas). BENCH_ROUNDS, default 3.
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { deflateSync } from 'node:zlib';

const self = fileURLToPath(import.meta.url);
const PYTHON = process.env['FIXTURE_GATE_PYTHON'] ?? '/usr/bin/python3';
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const SECONDS = 120;

/** Mulberry32: the same inputs on every machine. */
function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function writeLines(path, lines) {
  const file = openSync(path, 'w');
  let held = [];
  let size = 0;
  for (const line of lines) {
    held.push(line);
    size += line.length;
    if (size < 1 << 20) continue;
    writeSync(file, held.join(''));
    held = [];
    size = 0;
  }
  writeSync(file, held.join(''));
  closeSync(file);
}

const WORDS = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel', 'india', 'juliett'];
const drifted = (value) => value * (1 + 4e-10);

/** `count` records. `change(record, index)` is what head does to each; undefined leaves it out. */
function* records(count, seed) {
  const next = random(seed);
  const word = () => WORDS[Math.floor(next() * WORDS.length)];
  for (let id = 1; id <= count; id += 1) {
    yield {
      id: id + 1_000,
      name: `${word()}-${word()}-${Math.floor(next() * 1e6)}`,
      active: next() < 0.5,
      latitude: next() * 180 - 90,
      longitude: next() * 360 - 180,
      city: word(),
      note: next() < 0.02 ? null : `${word()} ${word()} ${word()} ${word()}`,
    };
  }
}

const FIRST = {
  id: 999,
  name: 'inserted',
  active: true,
  latitude: 1.25,
  longitude: 2.5,
  city: 'golf',
  note: 'in front',
};
const edited = (record) => ({ ...record, note: 'changed at the end' });
const moved = (record) => ({ ...record, latitude: drifted(record.latitude), longitude: drifted(record.longitude) });

function* insertAndEdit(count, seed, write) {
  yield write(FIRST);
  let index = 0;
  for (const record of records(count, seed)) {
    index += 1;
    yield write(index === count - 10 ? edited(record) : record);
  }
}

function* mapped(count, seed, write) {
  for (const record of records(count, seed)) yield write(record);
}

function* framed(lines, open, close) {
  yield open;
  let held;
  for (const line of lines) {
    if (held !== undefined) yield `${held},\n`;
    held = line;
  }
  yield `${held}\n${close}`;
}

const indented = (record) => `  ${JSON.stringify(record, null, 2).replaceAll('\n', '\n  ')}`;
const compact = (record) => JSON.stringify(record);
const jsonFile = (lines) => framed(lines, '[\n', ']\n');

const COLUMNS = ['id', 'name', 'active', 'latitude', 'longitude', 'city', 'note', 'a', 'b'];
const cells = ({ id, name, active, latitude, longitude, city, note }) => [
  id,
  name,
  active,
  latitude,
  longitude,
  city,
  note ?? '',
  id % 97,
  (id % 1_000) / 8,
];
const csvRow = (record) => `${cells(record).join(',')}\n`;
const csvQuoted = (record) =>
  `${cells(record)
    .map((cell) => `"${cell}"`)
    .join(',')}\n`;
function* csvFile(lines, header = `${COLUMNS.join(',')}\n`) {
  yield header;
  yield* lines;
}

const yamlRecord = (record) =>
  `- id: ${record.id}\n  name: ${record.name}\n  active: ${record.active}\n  latitude: ${record.latitude}\n  longitude: ${record.longitude}\n  city: ${record.city}\n  note: ${record.note}\n`;
const yamlWide = (record) => yamlRecord(record).replaceAll('\n  ', '\n    ').replace('- ', '-   ');
const xmlRecord = (record) =>
  `  <record id="${record.id}" active="${record.active}">\n    <name>${record.name}</name>\n    <latitude>${record.latitude}</latitude>\n    <longitude>${record.longitude}</longitude>\n    <city>${record.city}</city>\n  </record>\n`;
const logLine = (record) =>
  `2026-01-01T00:00:${String(record.id % 60).padStart(2, '0')}Z INFO ${record.name} took ${record.latitude.toFixed(6)} s and ${record.longitude.toFixed(6)} s in ${record.city} (${record.id})\n`;
const logDrift = (record) =>
  logLine({ ...record, latitude: record.latitude + 1e-5, longitude: record.longitude - 1e-5 });

function npy(path, count, change) {
  const described = `{'descr': '<f8', 'fortran_order': False, 'shape': (${count},), }`;
  const header = `${described.padEnd(117)}\n`;
  const bytes = Buffer.alloc(128 + count * 8);
  bytes.write('\x93NUMPY\x01\x00', 'latin1');
  bytes.writeUInt16LE(118, 8);
  bytes.write(header, 10, 'latin1');
  const next = random(7);
  for (let index = 0; index < count; index += 1) bytes.writeDoubleLE(change(next() * 100 + 1, index), 128 + index * 8);
  writeFileSync(path, bytes);
}

const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
function chunk(type, data) {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  data.copy(bytes, 8);
  let crc = 0xffffffff;
  for (let index = 4; index < 8 + data.length; index += 1) crc = CRC[(crc ^ bytes[index]) & 255] ^ (crc >>> 8);
  bytes.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 8 + data.length);
  return bytes;
}
function png(path, size, patch, level) {
  const stride = size * 4 + 1;
  const raw = Buffer.alloc(stride * size);
  const next = random(5);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const at = y * stride + 1 + x * 4;
      raw[at] = (x * y) >> 8;
      raw[at + 1] = (x + (next() < 0.02 ? 9 : 0)) & 255;
      raw[at + 2] = y & 255;
      raw[at + 3] = 255;
      if (patch && x >= 2_000 && x < 2_040 && y >= 1_000 && y < 1_030) raw[at] ^= 127;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(raw, { level })), chunk('IEND', Buffer.alloc(0))];
  writeFileSync(path, Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]));
}

/** Counts that give the sizes of the table. */
const scale = Number(process.env['BENCH_SCALE'] ?? 1);
const N = Object.fromEntries(
  Object.entries({
    json: 232_000,
    csv: 1_000_000,
    jsonl: 1_080_000,
    log: 890_000,
    yaml: 58_000,
    xml: 92_000,
    npy: 10_000_000,
  }).map(([name, count]) => [name, Math.round(count * scale)]),
);
const SIDE = scale === 1 ? 4_096 : Math.round(4_096 * Math.sqrt(scale));

/** The last few out of order, so that a sort by a key brings them back. */
function shuffled(path, lines, open, close) {
  const next = random(3);
  const list = [...lines];
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1));
    [list[index], list[other]] = [list[other], list[index]];
  }
  writeLines(path, framed(list, open, close));
}

const JSON_PEERS = ['jsondiffpatch'];
const TEXT_RULE = { tolerances: [{ path: '$[*]', absolute: 1e-4 }] };

/** name: [extension, base, head, floor, peers, policy rule]. */
const CASES = {
  'json-insert-edit': [
    'json',
    (p) => writeLines(p, jsonFile(mapped(N.json, 1, indented))),
    (p) => writeLines(p, jsonFile(insertAndEdit(N.json, 1, indented))),
    'parse-json',
    JSON_PEERS,
  ],
  'json-drift': [
    'json',
    (p) => writeLines(p, jsonFile(mapped(N.json, 1, indented))),
    (p) => writeLines(p, jsonFile(mapped(N.json, 1, (r) => indented(moved(r))))),
    'parse-json',
    ['walk-json'],
  ],
  'json-reformat': [
    'json',
    (p) => writeLines(p, jsonFile(mapped(N.json, 1, indented))),
    (p) => writeLines(p, jsonFile(mapped(N.json, 1, compact))),
    'parse-json',
    ['walk-json'],
  ],
  'json-shuffled': [
    'json',
    (p) => writeLines(p, jsonFile(mapped(N.json, 1, compact))),
    (p) => shuffled(p, mapped(N.json, 1, compact), '[\n', ']\n'),
    'parse-json',
    ['walk-json'],
  ],
  'json-nothing': [
    'json',
    (p) => writeLines(p, jsonFile(mapped(N.json, 1, compact))),
    (p) => writeLines(p, jsonFile(mapped(N.json, 2, compact))),
    'parse-json',
    ['walk-json'],
  ],
  'csv-insert-edit': [
    'csv',
    (p) => writeLines(p, csvFile(mapped(N.csv, 1, csvRow))),
    (p) => writeLines(p, csvFile(insertAndEdit(N.csv, 1, csvRow))),
    'parse-csv',
    ['pandas'],
  ],
  'csv-drift': [
    'csv',
    (p) => writeLines(p, csvFile(mapped(N.csv, 1, csvRow))),
    (p) => writeLines(p, csvFile(mapped(N.csv, 1, (r) => csvRow(moved(r))))),
    'parse-csv',
    ['pandas'],
  ],
  'csv-requoted': [
    'csv',
    (p) => writeLines(p, csvFile(mapped(N.csv, 1, csvRow))),
    (p) => writeLines(p, csvFile(mapped(N.csv, 1, csvQuoted))),
    'parse-csv',
    ['pandas'],
  ],
  'yaml-insert-edit': [
    'yaml',
    (p) => writeLines(p, mapped(N.yaml, 1, yamlRecord)),
    (p) => writeLines(p, insertAndEdit(N.yaml, 1, yamlRecord)),
    'parse-yaml',
    [],
  ],
  'yaml-drift': [
    'yaml',
    (p) => writeLines(p, mapped(N.yaml, 1, yamlRecord)),
    (p) =>
      writeLines(
        p,
        mapped(N.yaml, 1, (r) => yamlRecord(moved(r))),
      ),
    'parse-yaml',
    [],
  ],
  'yaml-reindented': [
    'yaml',
    (p) => writeLines(p, mapped(N.yaml, 1, yamlRecord)),
    (p) => writeLines(p, mapped(N.yaml, 1, yamlWide)),
    'parse-yaml',
    [],
  ],
  'xml-insert-edit': [
    'xml',
    (p) => writeLines(p, framedXml(mapped(N.xml, 1, xmlRecord))),
    (p) =>
      writeLines(
        p,
        framedXml(
          insertAndEdit(N.xml, 1, (r) => xmlRecord(r.note === 'changed at the end' ? { ...r, city: 'moved' } : r)),
        ),
      ),
    'parse-xml',
    [],
  ],
  'xml-drift': [
    'xml',
    (p) => writeLines(p, framedXml(mapped(N.xml, 1, xmlRecord))),
    (p) => writeLines(p, framedXml(mapped(N.xml, 1, (r) => xmlRecord(moved(r))))),
    'parse-xml',
    [],
  ],
  'ndjson-insert-edit': [
    'jsonl',
    (p) =>
      writeLines(
        p,
        mapped(N.jsonl, 1, (r) => `${compact(r)}\n`),
      ),
    (p) =>
      writeLines(
        p,
        insertAndEdit(N.jsonl, 1, (r) => `${compact(r)}\n`),
      ),
    'parse-lines',
    ['gnu-diff'],
  ],
  'ndjson-drift': [
    'jsonl',
    (p) =>
      writeLines(
        p,
        mapped(N.jsonl, 1, (r) => `${compact(r)}\n`),
      ),
    (p) =>
      writeLines(
        p,
        mapped(N.jsonl, 1, (r) => `${compact(moved(r))}\n`),
      ),
    'parse-lines',
    [],
  ],
  'log-insert-edit': [
    'log',
    (p) => writeLines(p, mapped(N.log, 1, logLine)),
    (p) =>
      writeLines(
        p,
        insertAndEdit(N.log, 1, (r) => logLine(r.note === 'changed at the end' ? { ...r, city: 'elsewhere' } : r)),
      ),
    'split-lines',
    ['gnu-diff'],
  ],
  'log-drift': [
    'log',
    (p) => writeLines(p, mapped(N.log, 1, logLine)),
    (p) => writeLines(p, mapped(N.log, 1, logDrift)),
    'split-lines',
    ['numdiff'],
    TEXT_RULE,
  ],
  'npy-drift': [
    'npy',
    (p) => npy(p, N.npy, (v) => v),
    (p) => npy(p, N.npy, (v, i) => (i % 4_000_000 === 1_000_000 ? v + 1 : drifted(v))),
    'numpy',
    [],
  ],
  'png-patch': ['png', (p) => png(p, SIDE, false, 6), (p) => png(p, SIDE, true, 6), 'parse-png', ['odiff']],
  'png-reencoded': ['png', (p) => png(p, SIDE, false, 6), (p) => png(p, SIDE, false, 1), 'parse-png', ['odiff']],
};
function* framedXml(lines) {
  yield '<?xml version="1.0"?>\n<records>\n';
  yield* lines;
  yield '</records>\n';
}

/** A dependency of this package, or one of the peers' folder. */
async function peer(name) {
  const folder = process.env['FIXTURE_GATE_PEERS'];
  const from = folder === undefined ? self : join(folder, 'package.json');
  const found = createRequire(from).resolve(name);
  return import(pathToFileURL(found).href);
}

const text = (path) => readFileSync(path, 'utf8');
const parseLines = (path) => {
  let count = 0;
  const all = text(path);
  for (let start = 0; start < all.length; ) {
    const end = all.indexOf('\n', start);
    count += Object.keys(JSON.parse(all.slice(start, end === -1 ? all.length : end))).length;
    start = end === -1 ? all.length : end + 1;
  }
  return count;
};
/** Whether two parsed values are equal but for numbers within 1e-9: the least that a comparison does. */
function walk(a, b) {
  if (typeof a === 'number' && typeof b === 'number')
    return Math.abs(a - b) <= 1e-9 * Math.min(Math.abs(a), Math.abs(b)) ? 0 : 1;
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b ? 0 : 1;
  let count = 0;
  for (const key of Object.keys(a)) count += key in b ? walk(a[key], b[key]) : 1;
  for (const key of Object.keys(b)) count += key in a ? 0 : 1;
  return count;
}

/** Runs in a process of its own; what it returns is a word on the result. */
const RUNS = {
  'parse-json': async () => (base, head) => [JSON.parse(text(base)), JSON.parse(text(head))].length,
  'walk-json': async () => (base, head) => walk(JSON.parse(text(base)), JSON.parse(text(head))),
  'parse-lines': async () => (base, head) => parseLines(base) + parseLines(head),
  'split-lines': async () => (base, head) => text(base).split('\n').length + text(head).split('\n').length,
  jsondiffpatch: async () => {
    const { create } = await peer('jsondiffpatch');
    const differ = create({ objectHash: ({ id }) => id });
    return (base, head) => Object.keys(differ.diff(JSON.parse(text(base)), JSON.parse(text(head)))).length;
  },
  'parse-csv': async () => {
    const found = await peer('papaparse');
    const papa = found.default ?? found;
    return (base, head) => papa.parse(text(base)).data.length + papa.parse(text(head)).data.length;
  },
  'parse-yaml': async () => {
    const found = await import('js-yaml');
    const load = found.load ?? found.default.load;
    return (base, head) => load(text(base)).length + load(text(head)).length;
  },
  'parse-xml': async () => {
    const found = await peer('fast-xml-parser');
    const parser = new (found.XMLParser ?? found.default.XMLParser)({ ignoreAttributes: false });
    return (base, head) => [parser.parse(text(base)), parser.parse(text(head))].length;
  },
  'parse-png': async () => {
    const { PNG } = (await import('pngjs')).default;
    return (base, head) =>
      Buffer.compare(PNG.sync.read(readFileSync(base)).data, PNG.sync.read(readFileSync(head)).data);
  },
  'fixture-gate': async () => {
    const { compareLargeFiles } = await import('../lib/large-files.js');
    // Loaded before the clock starts, as every peer is.
    await import('../lib/comparison/large/compare-large.js');
    const { compareFixture } = await import('../lib/comparison/compare.js');
    // Loaded before the clock starts, as what the peers import is.
    await import('../lib/comparison/large/compare-large.js');
    const { DEFAULT_LIMITS } = await import('../lib/policy/policy.js');
    const extra = JSON.parse(process.env['BENCH_RULE'] ?? '{}');
    const rule = {
      ...{
        paths: ['**'],
        exclude: [],
        anyCase: false,
        require: { default: ['trailer'], byClass: {} },
        format: 'auto',
        header: 'auto',
        yaml: 'auto',
      },
      ...{
        keys: {},
        unordered: [],
        maps: [],
        notMaps: [],
        ignoreMembers: [],
        tolerances: [],
        volatile: { ids: [], timestamps: [], regex: [] },
      },
      ...{ missingArtifacts: 'ignore', tests: [], ...extra },
    };
    return async (base, head) => {
      const shared = { path: head, rule, tolerance: { relative: 1e-9, absolute: 0 }, limits: DEFAULT_LIMITS };
      const side = (path) => ({ bytes: readFileSync(path), mode: '100644' });
      const file = (path) => ({ file: path, mode: '100644' });
      const large = await compareLargeFiles({ ...shared, base: file(base), head: file(head) });
      const result = large ?? (await compareFixture({ ...shared, base: side(base), head: side(head) }));
      return `${result.class}: ${result.summary} (${large ? 'by what differs' : 'plain'})`;
    };
  },
};

const PANDAS = `
import sys, time, resource, pandas as pd
wall, cpu = time.perf_counter(), time.process_time()
a, b = pd.read_csv(sys.argv[1]), pd.read_csv(sys.argv[2])
a, b = a.set_index('id'), b.set_index('id')
common = a.index.intersection(b.index)
x, y = a.loc[common], b.loc[common]
count = 0
for name in a.columns:
    if x[name].dtype.kind == 'f':
        import numpy as np
        count += int((~np.isclose(x[name], y[name], rtol=1e-9, atol=0, equal_nan=True)).sum())
    else:
        count += int(((x[name] != y[name]) & ~(x[name].isna() & y[name].isna())).sum())
print('BENCH', time.perf_counter() - wall, time.process_time() - cpu, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, count)
`;
const NUMPY = `
import sys, time, resource, numpy as np
wall, cpu = time.perf_counter(), time.process_time()
a, b = np.load(sys.argv[1]), np.load(sys.argv[2])
count = int((~np.isclose(a, b, rtol=1e-9, atol=0)).sum())
print('BENCH', time.perf_counter() - wall, time.process_time() - cpu, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, count)
`;

function commandOf(candidate, base, head) {
  switch (candidate) {
    case 'pandas':
      return [PYTHON, '-c', PANDAS, base, head];
    case 'numpy':
      return [PYTHON, '-c', NUMPY, base, head];
    case 'gnu-diff':
      return ['diff', base, head];
    case 'numdiff':
      return ['numdiff', '-q', '-a', '1e-4', base, head];
    case 'odiff':
      return [
        join(process.env['FIXTURE_GATE_PEERS'] ?? '.', 'node_modules/.bin/odiff'),
        base,
        head,
        `${head}.diff.png`,
      ];
    default:
      return [process.execPath, self, '--run', candidate, base, head];
  }
}

/** Seconds of wall and of processor time, peak in MiB. Processes of another language count from their first line on. */
function once(candidate, base, head, rule) {
  const [command, ...args] = commandOf(candidate, base, head);
  const start = process.hrtime.bigint();
  const { status, stdout, stderr, error } = spawnSync('/usr/bin/time', ['-f', 'TIME %U %S %M', command, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: SECONDS * 1_000,
    env: { ...process.env, ...(rule === undefined ? {} : { BENCH_RULE: JSON.stringify(rule) }) },
  });
  const wall = Number(process.hrtime.bigint() - start) / 1e9;
  if (error !== undefined) return { failed: error.code === 'ETIMEDOUT' ? `over ${SECONDS} s` : error.message };
  const inside = /BENCH (\S+) (\S+) (\S+) (.*)/.exec(stdout ?? '');
  if (inside) return { wall: +inside[1], cpu: +inside[2], peak: +inside[3] / 1024, word: inside[4] };
  const outside = /TIME (\S+) (\S+) (\S+)/.exec(stderr ?? '');
  const known =
    outside &&
    (status === 0 || ['gnu-diff', 'numdiff', 'odiff'].includes(candidate)) &&
    !/not found|Cannot|No such/.test(stderr);
  if (!known)
    return {
      failed:
        (stderr ?? '')
          .split('\n')
          .find((line) => /Error|error|not found|No such/.test(line))
          ?.slice(0, 80) ?? `exit ${status}`,
    };
  return { wall, cpu: +outside[1] + +outside[2], peak: +outside[3] / 1024, word: '' };
}

async function run(candidate, base, head) {
  const perform = await RUNS[candidate]();
  const wall = process.hrtime.bigint();
  const cpu = process.cpuUsage();
  const word = await perform(base, head);
  const { user, system } = process.cpuUsage(cpu);
  const spent = Number(process.hrtime.bigint() - wall) / 1e9;
  console.log('BENCH', spent, (user + system) / 1e6, process.resourceUsage().maxRSS, word);
}

const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];

function bench(names) {
  const root = mkdtempSync(join(process.env['BENCH_FOLDER'] ?? tmpdir(), 'fixture-gate-large-'));
  console.log(
    `\n## Large pairs: ${ROUNDS} rounds, Node ${process.versions.node}, ${cpus().length} cores of ${cpus()[0]?.model ?? 'unknown'}\n`,
  );
  console.log(
    '| pair | candidate | wall, median (least to most) | processor | over the floor (processor) | peak memory | result |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  try {
    for (const name of names) {
      const [extension, makeBase, makeHead, floor, peers, rule] = CASES[name];
      const base = join(root, `base.${extension}`);
      const head = join(root, `head.${extension}`);
      makeBase(base);
      makeHead(head);
      const candidates = [floor, ...peers, 'fixture-gate'];
      const rounds = new Map(candidates.map((candidate) => [candidate, []]));
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [candidate, list] of rounds)
          if (list.every(({ failed }) => !failed)) list.push(once(candidate, base, head, rule));
      let zero;
      for (const [candidate, list] of rounds) {
        const failed = list.find((one) => one.failed);
        if (failed) {
          console.log(`| ${name} | ${candidate} | not measured: ${failed.failed} | | | | |`);
          continue;
        }
        const walls = list.map(({ wall }) => wall);
        const cpu = median(list.map((one) => one.cpu));
        zero ??= cpu;
        const peak = Math.max(...list.map((one) => one.peak));
        const wide = `${median(walls).toFixed(2)} s (${Math.min(...walls).toFixed(2)} to ${Math.max(...walls).toFixed(2)})`;
        console.log(
          `| ${name} | ${candidate} | ${wide} | ${cpu.toFixed(2)} s | ${(cpu / zero).toFixed(2)} | ${peak.toFixed(0)} MiB | ${list[0].word} |`,
        );
      }
      rmSync(base);
      rmSync(head);
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const [first, ...rest] = process.argv.slice(2);
if (first === '--run') await run(...rest);
else {
  const wanted = [first, ...rest].filter((name) => name !== undefined);
  bench(Object.keys(CASES).filter((name) => wanted.length === 0 || wanted.some((one) => name.startsWith(one))));
}
