// Begins a format, a gate or a reporter: its file, its entry in the registry, and a test that passes. What is written says nothing
// wrong and nothing useful yet; what is left to do is printed.
//   npm run new:format -- <id> .ext [.ext ...]      npm run new:gate -- <id>      npm run new:reporter -- <id>
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const [, , kind, id = '', ...rest] = process.argv;
const USAGE = `usage: npm run new:${kind ?? 'format|gate|reporter'} -- <id>${kind === 'format' ? ' .ext [.ext ...]' : ''}`;
/** Words that cannot name an export. */
const TAKEN = new Set([
  'default',
  'delete',
  'export',
  'function',
  'import',
  'new',
  'null',
  'package',
  'return',
  'switch',
  'this',
  'true',
  'false',
  'void',
  'with',
]);

function stop(message) {
  process.stderr.write(`${message}\n${USAGE}\n`);
  process.exit(1);
}

if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
  stop(`expected an id of small letters, digits and hyphens; found ${JSON.stringify(id)}`);
const name = id.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
if (TAKEN.has(name)) stop(`${id} cannot name an export`);

const read = (path) => readFileSync(join(root, path), 'utf8');
const written = [];

function create(path, text) {
  if (existsSync(join(root, path))) stop(`${path} is there already`);
  pending.push([path, text]);
}

/** Nothing is written before everything is known to fit. */
const pending = [];
const edits = new Map();

function edit(path, change) {
  const before = edits.get(path) ?? read(path);
  const after = change(before);
  if (after === before) stop(`${path} does not look as expected: register ${id} there by hand`);
  edits.set(path, after);
}

/** Puts `block` before the first entry whose id comes later, or before the end of the list. `entry` finds ids. */
function inOrder(text, { start, entry, end, block }) {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) return text;
  const later = [...text.slice(from, to).matchAll(entry)].find((match) => match[1] > id);
  const at = later === undefined ? to + (end.startsWith('\n') ? 1 : 0) : from + later.index;
  return `${text.slice(0, at)}${block}${text.slice(at)}`;
}

const MAKERS = { format: newFormat, gate: newGate, reporter: newReporter };
const make = MAKERS[kind] ?? stop(`expected format, gate or reporter; found ${JSON.stringify(kind)}`);
const next = make();
for (const [path, text] of [...pending, ...edits]) {
  writeFileSync(join(root, path), text);
  written.push(path);
}
// A list that grew beyond the width of a line is broken as the linter wants it. By its own file: npx costs a second.
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
spawnSync(
  process.execPath,
  [biome, 'format', '--write', '--vcs-enabled=false', ...written.filter((path) => path.endsWith('.ts'))],
  {
    cwd: root,
    stdio: 'ignore',
  },
);
process.stdout.write(
  `Written:\n${written.map((path) => `  ${path}`).join('\n')}\n\nNext:\n${next.map((line, index) => `  ${index + 1}. ${line}`).join('\n')}\n`,
);

function newFormat() {
  if (rest.length === 0 || rest.some((extension) => !/^\.[a-z0-9.]+$/.test(extension)))
    stop('expected the extensions, each with its dot');
  const index = read('src/documents/formats/index.ts');
  for (const extension of rest)
    if (index.includes(`'${extension}'`)) stop(`another format has the extension ${extension}`);
  create(
    `src/documents/formats/${id}.ts`,
    `import type { Format, ReadInput, ReadResult } from '../format.js';
import { array, text, treeResult } from '../trees/nodes.js';
import { sourceLines } from '../trees/scanner.js';
import { openSource } from '../trees/source.js';
import { attempt, createBudget } from '../trees/stop.js';

/**
 * TODO: what the format is, which specification this follows, and what it leaves as it is because programs disagree.
 * Until then a list of lines: every difference counts as a value.
 */
export const ${name}: Format = { id: '${id}', read: (input) => attempt(() => read${name[0].toUpperCase()}${name.slice(1)}(input)) };

function read${name[0].toUpperCase()}${name.slice(1)}(input: ReadInput): ReadResult {
  const source = openSource(input);
  const budget = createBudget(input.options.limits);
  const items = sourceLines(source.text).map(({ text: written, line }) => {
    budget.spend(1, { line, column: 1 });
    return text(written, line);
  });
  return treeResult({ format: '${id}', root: array(items, 1), layout: source.layout, notices: source.notices });
}
`,
  );
  create(
    `__tests__/documents/formats/${id}.test.ts`,
    `import { ${name} } from '../../../src/documents/formats/${id}.js';
import { describeBombs, describeBroken, describeLookalikes, describeSpellings } from '../support/pair-tables.js';

describeSpellings(${name}, [{ why: 'line ends', base: 'a\\nb\\n', head: 'a\\r\\nb\\r\\n' }]);

// Those that only this reader can tell; ten of any kind stand in look-alikes/${id}.ts.
describeLookalikes(${name}, [
  { why: 'a letter', base: 'a\\nb\\n', head: 'a\\nc\\n' },
  { why: 'the order of lines', base: 'a\\nb\\n', head: 'b\\na\\n' },
  { why: 'a blank at the end of a line', base: 'a\\n', head: 'a \\n' },
]);

describeBroken(${name}, [
  { why: 'bytes that are not UTF-8', source: Buffer.from('a\\xff', 'latin1'), line: 1, reason: /not valid UTF-8/ },
]);

describeBombs(${name}, [
  { why: '10 MB in one line', make: () => 'x'.repeat(10_000_000), ok: true },
  { why: '500,000 lines', make: () => 'x\\n'.repeat(500_000), ok: true },
]);
`,
  );
  const table = id.toUpperCase().replaceAll('-', '_');
  const key = /^[a-z][a-z0-9]*$/.test(id) ? id : `'${id}'`;
  create(
    `__tests__/documents/look-alikes/${id}.ts`,
    `import { type LookAlikes, unseen } from './pairs.js';

/** TODO: what this format says in two ways that look alike: quotes, escapes, order, what is left out. */
export const ${table}: LookAlikes = {
  ${key}: [
    ...unseen((value) => \`\${value}\\n\`),
    ['a letter', 'a\\nb\\n', 'a\\nc\\n'],
    ['a letter of another case', 'a\\n', 'A\\n'],
    ['the order of lines', 'a\\nb\\n', 'b\\na\\n'],
    ['a line given twice', 'a\\nb\\n', 'a\\na\\nb\\n'],
    ['an empty line', 'a\\nb\\n', 'a\\n\\nb\\n'],
    ['a blank at the end of a line', 'a\\n', 'a \\n'],
    ['a leading zero', '10\\n', '010\\n'],
  ],
};
`,
  );
  edit('__tests__/documents/look-alikes/all.ts', (text) =>
    inOrder(text, {
      start: 'import ',
      entry: /^import .* from '\.\/([a-z0-9-]+)\.js';/gm,
      end: '\n\nexport',
      block: `import { ${table} } from './${id}.js';\n`,
    }).replace(/( {2}\.\.\.WIRE,\n)/, `$1  ...${table},\n`),
  );
  edit('__tests__/documents/look-alikes/rewritten.ts', (text) =>
    inOrder(text, {
      start: 'export const REWRITTEN',
      entry: /^ {2}'?([a-z0-9-]+)'?: (?:\(\)|undefined)/gm,
      end: '\n};',
      block: `  ${key}: () => ['line ends', 'a\\nb\\n', 'a\\r\\nb\\r\\n'],\n`,
    }),
  );
  edit('src/documents/formats/index.ts', (text) =>
    inOrder(text, {
      start: 'export const formats',
      entry: /^ {2}\{\n {4}id: '([^']+)'/gm,
      // Lists of extensions are closed by the same sign, further in.
      end: '\n];',
      block: `  {\n    id: '${id}',\n    title: 'TODO: ${id}',\n    extensions: [${rest.map((extension) => `'${extension}'`).join(', ')}],\n    load: async () => (await import('./${id}.js')).${name},\n  },\n`,
    }),
  );
  edit('src/documents/format-facts.ts', (text) =>
    inOrder(text, {
      start: 'export const FORMAT_FACTS',
      entry: /^ {2}'?([a-z0-9-]+)'?: \{/gm,
      // Closed by the same sign further in, within a template.
      end: '\n};',
      block: `  ${key}: {\n    shape: 'nothing yet',\n    value: 'each line',\n    drift: 'line ends, encoding',\n    lines: 'of the line',\n    limits: TREE_LIMITS,\n  },\n`,
    }),
  );
  return [
    `read the format in src/documents/formats/${id}.ts; src/documents/document.ts has the kinds of content`,
    'if the content can be known, add a function to src/documents/sniff.ts and name it in the entry',
    `fill in the row in src/documents/format-facts.ts, then: npm run docs`,
    `ten pairs that look alike in __tests__/documents/look-alikes/${id}.ts, and what is only spelling in rewritten.ts beside it`,
    `npx vitest run __tests__/documents/formats/${id}.test.ts __tests__/documents/contract.test.ts __tests__/documents/look-alikes.test.ts __tests__/documents/format-laws.test.ts __tests__/documents/format-docs.test.ts`,
    'npm run check, npm run build, and a line in CHANGELOG.md',
  ];
}

function newGate() {
  create(
    `src/gates/${id}.ts`,
    `import type { Gate, GateInput, GateResult } from './gate.js';

/** TODO: what the gate asks, and of what. Pure: what it has to read comes from \`reader-${id}.ts\` as a field of \`GateFacts\`. */
function evaluate(input: GateInput): GateResult {
  const looked = input.review.findings.length;
  return { id: '${id}', outcome: 'not-configured', summary: looked === 0 ? '' : 'this gate asks nothing yet', problems: [] };
}

export const ${name}: Gate = { id: '${id}', evaluate };
`,
  );
  create(
    `__tests__/gates/${id}.test.ts`,
    `import { expect, test } from 'vitest';
import { gates } from '../../src/gates/index.js';
import { GATE_IDS } from '../../src/problems.js';

test('${id} is registered at its place in the fixed order', () => {
  expect(gates.map((gate) => gate.id)).toEqual(GATE_IDS);
  expect(gates.at(-1)?.id).toBe('${id}');
});
`,
  );
  edit('src/problems.ts', (text) =>
    text.replace(/(export const GATE_IDS = \[[^\]]*?)(,?\s*\] as const)/, `$1, '${id}'$2`),
  );
  edit('src/gates/index.ts', (text) =>
    text
      .replace(/(import \{ [a-zA-Z]+ \} from '\.\/shape\.js';\n)/, `$1import { ${name} } from './${id}.js';\n`)
      .replace(/(export const gates: readonly GateEntry\[\] = \[[^\]]*?)(,?\s*\];)/, `$1, ${name}$2`),
  );
  // The list is published: what a reader of a report may rely on, at three places that a test holds together.
  edit('src/reporters/report-schema.ts', (text) =>
    text.replace(/(id: \{ enum: \['records', [^\]]*)(\])/, `$1, '${id}'$2`),
  );
  for (const path of ['schema/report.schema.json', '__tests__/contract/report.schema.json'])
    edit(path, (text) =>
      text
        .replace(/(in this order: records, [a-z, -]*)(\.)/, `$1, ${id}$2`)
        .replace(/("id": \{ "enum": \["records", [^\]]*)(\])/, `$1, "${id}"$2`),
    );
  const row = /^[a-z][a-z0-9]*$/.test(id) ? id : `'${id}'`;
  edit('src/reporters/parts/words.ts', (text) =>
    text
      .replace(
        /(export const GATE_TITLES = \{[\s\S]*?)(\} satisfies)/,
        `$1  ${row}: 'TODO: what holds where ${id} passes',\n$2`,
      )
      .replace(
        /(export const GATE_FAILURES = \{[\s\S]*?)(\} satisfies)/,
        `$1  ${row}: 'TODO: what ends the sentence "Failed:" for ${id}',\n$2`,
      ),
  );
  return [
    `the two titles in src/reporters/parts/words.ts`,
    'its codes in src/problems.ts; the compiler then asks for their entries in src/problem-catalogue.ts; npm run docs',
    `what it reads in src/gates/reader-${id}.ts, and its field in GateFacts of src/gates/gate.ts`,
    'what the policy can say about it in src/policy/schema.ts, and CONFIGURED_BY in src/gates/index.ts',
    'every golden of a report has one row more: npm run test:update -- __tests__/reporters, and look at the difference',
    'one more gate widens what is published, so the contract in __tests__/contract changed, which fixtures.manifest seals: npm run build, then node dist/cli/index.js manifest propose __tests__/contract/report.schema.json, and put the line in. Say so in the changelog',
    `npx vitest run __tests__/gates __tests__/reporters, npm run check`,
    'commit with the records that node dist/cli/index.js trailers prints',
  ];
}

function newReporter() {
  create(
    `src/reporters/${id}.ts`,
    `import { guardLines } from './encoders/lines.js';
import { visible } from './encoders/visible.js';
import type { Report } from './report.js';
import type { Reporter } from './reporter.js';

/** TODO: who reads this, and within which limits. What comes from the pull request goes through the sink's own encoder. */
function render(report: Report): string {
  const lines = report.findings.map((finding) => \`\${finding.class} \${visible(finding.path)}\`);
  return guardLines([\`verdict \${report.verdict}\`, ...lines, ''].join('\\n'));
}

export const ${name}: Reporter<string> = { id: '${id}', render };
`,
  );
  create(
    `__tests__/reporters/${id}.test.ts`,
    `import { expect, test } from 'vitest';
import { reporters } from '../../src/reporters/index.js';
import { ${name} } from '../../src/reporters/${id}.js';
import { SAMPLES } from '../support/sample-report.js';

test('${id} is registered under its name', async () => {
  expect((await reporters.find((entry) => entry.id === '${id}')?.load())?.id).toBe('${id}');
});

test('a rename, as it is read', () => {
  const report = SAMPLES.rename();
  const lines = ${name}.render(report).split('\\n');
  expect(lines[0]).toBe(\`verdict \${report.verdict}\`);
  expect(lines).toHaveLength(report.findings.length + 2);
});

test('T40 nothing of a hostile report begins a line that is not ours', () => {
  for (const line of ${name}.render(SAMPLES.hostile()).trimEnd().split('\\n'))
    expect(line).toMatch(/^(?:verdict|ADDED|REMOVED|SHAPE_CHANGE|SEMANTIC_REWRITE|TOLERANCE_DRIFT) /);
});
`,
  );
  edit('src/reporters/index.ts', (text) =>
    inOrder(text, {
      start: 'export const reporters',
      entry: /^ {2}\{(?: |\n {4})id: '([^']+)'/gm,
      end: '] as const satisfies',
      block: `  { id: '${id}', output: 'document', load: async () => (await import('./${id}.js')).${name} },\n`,
    }),
  );
  edit('src/inputs/commands.ts', (text) =>
    text.replace(/(export const OUTPUT_FORMATS = \[[^\]]*?)(,?\s*\] as const)/, `$1, '${id}'$2`),
  );
  return [
    `render the report in src/reporters/${id}.ts; src/reporters/parts has what several of them say`,
    'its sink in src/reporters/encoders, if none of those there is right, with a row in __tests__/reporters/encoders.test.ts',
    'a golden: add it to the table in __tests__/reporters/reporters.test.ts, then npm run test:update -- __tests__/reporters/reporters.test.ts, and look at it',
    `npx vitest run __tests__/reporters/${id}.test.ts __tests__/reporters/reporters.test.ts, npm run check, npm run build`,
  ];
}
