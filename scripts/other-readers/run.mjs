// Holds the readers of formats against other readers: npm run compile && node scripts/other-readers/run.mjs FORMAT READER [--seconds 60] [--seed 1]
// [--folder DIRECTORY]... Texts of the tests and of the folders are changed in one or two places, and a pair is shown where the comparison sees
// no more than layout and drift although the other reader reads other data, or does not read head any more. READER is one of readers.py
// (python3 and Debian's packages) or of npm.mjs (where FIXTURE_GATE_PEERS names a folder with node_modules). What it found: docs/adr/0340.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { random } from '../fuzz-mutations.mjs';
import { gatherCorpus, ruleOf } from '../fuzz-support.mjs';
import { mutate } from './mutations.mjs';
import { answerOf } from './npm.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    folder: { type: 'string', multiple: true, default: [] },
  },
});
const [format, reader] = positionals;
if (reader === undefined) throw new Error('usage: node scripts/other-readers/run.mjs FORMAT READER');
const PYTHON = process.env['FIXTURE_GATE_PYTHON'] ?? 'python3';
const MAX_BYTES = 12_288;
const SHOWN = 20;

/** Files of the format below the folders that are named. */
function* filesBelow(folder, extensions) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path, extensions);
    else if (entry.isFile() && extensions.includes(extname(path)) && statSync(path).size <= MAX_BYTES) yield path;
  }
}

const { path, contents } = (await gatherCorpus())[format];
const texts = contents.map((content) => Buffer.from(content, 'base64'));
const extensions = [extname(path), ...(format === 'yaml' ? ['.yml'] : []), ...(format === 'xml' ? ['.svg'] : [])];
for (const folder of values.folder) for (const file of filesBelow(folder, extensions)) texts.push(readFileSync(file));

const packages = createRequire(pathToFileURL(join(process.env['FIXTURE_GATE_PEERS'] ?? '.', 'node_modules', 'x.js')));
const python = spawn(PYTHON, [fileURLToPath(new URL('readers.py', import.meta.url))], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const answers = createInterface({ input: python.stdout })[Symbol.asyncIterator]();

async function ask(base, head) {
  const known = answerOf(format, reader, base, head, packages);
  if (known !== undefined) return known;
  python.stdin.write(`${JSON.stringify({ reader, base: base.toString('base64'), head: head.toString('base64') })}\n`);
  return JSON.parse((await answers.next()).value);
}

const { compareFixture } = await import('../../lib/comparison/compare.js');
const { DEFAULT_LIMITS } = await import('../../lib/policy/policy.js');
const rng = random(`${format} ${reader} ${values.seed}`);
const tally = new Map();
let shown = 0;
const end = Date.now() + Number(values.seconds) * 1_000;
while (Date.now() < end) {
  const base = rng.one(texts);
  const head = mutate(base, rng);
  if (base.equals(head)) continue;
  const side = (bytes) => ({ bytes, mode: '100644' });
  const { class: found } = await compareFixture({
    path,
    rule: ruleOf(format),
    limits: DEFAULT_LIMITS,
    tolerance: { relative: 1e-9, absolute: 0 },
    base: side(base),
    head: side(head),
  });
  const answer = await ask(base, head);
  const said = answer.read
    ? answer.equal
      ? 'the same'
      : answer.close
        ? 'close'
        : 'other data'
    : `${answer.side} not read`;
  const key = `${found}, ${reader}: ${said}`;
  tally.set(key, (tally.get(key) ?? 0) + 1);
  const doubtful = found === 'TOLERANCE_DRIFT' && (said === 'other data' || said === 'head not read');
  if (!doubtful || shown === SHOWN) continue;
  shown += 1;
  console.log(`${said}${answer.why === undefined ? '' : ` (${answer.why})`}`);
  console.log(`  base ${JSON.stringify(base.toString())}\n  head ${JSON.stringify(head.toString())}`);
}
python.kill();
for (const [key, count] of [...tally].sort()) console.log(`${count} ${key}`);
