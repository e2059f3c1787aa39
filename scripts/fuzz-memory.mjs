// What the worst inputs of 1 MiB add to a process: node scripts/fuzz-memory.mjs [--only jpeg,toml]   (after npm run compile)
// Each pair is compared through the product's entry in a process of its own, both sides as bad as they can be made. Prints the
// growth of the resident memory at its peak, processor time and what came out. Results: docs/fuzzing.md.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTests, ruleOf } from './fuzz-support.mjs';

const script = fileURLToPath(import.meta.url);
const MEBIBYTE = 1_048_576;
const only = process.argv[process.argv.indexOf('--only') + 1]?.split(',') ?? [];

/** Not maxRSS of getrusage, which begins with that of the parent. */
function peakBytes() {
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return Number(kibibytes) * 1_024;
}

/** In a fresh process: small inputs load the parser, then the pair is compared. */
async function measure(id, files) {
  const { compareFixture } = await import('../lib/comparison/compare.js');
  const { DEFAULT_LIMITS } = await import('../lib/policy/policy.js');
  const compare = (base, head) =>
    compareFixture({
      path: `a/${id}`,
      rule: ruleOf(id),
      limits: DEFAULT_LIMITS,
      tolerance: { relative: 1e-9, absolute: 0 },
      base: { bytes: base, mode: '100644' },
      head: { bytes: head, mode: '100644' },
    });
  const [base, head, small] = files.map((file) => readFileSync(file));
  await compare(small, Buffer.concat([small, Buffer.from(' ')]));
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  const start = process.cpuUsage();
  const { class: outcome, failures } = await compare(base, head);
  const { user, system } = process.cpuUsage(start);
  const growth = peakBytes() - before;
  const why = failures.map(({ reason }) => reason)[0] ?? '';
  console.log(JSON.stringify({ growth: Math.round(growth / MEBIBYTE), seconds: (user + system) / 1e6, outcome, why }));
}

async function measureAll() {
  const { WORST } = await loadTests(['/__tests__/documents/worst-inputs.ts']);
  const folder = mkdtempSync(join(tmpdir(), 'fixture-gate-memory-'));
  console.log('| format | input | MiB | growth, MiB | processor time, s | class | stopped by |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  try {
    for (const { format: id, what, make } of WORST) {
      if (only.length > 0 && process.argv.includes('--only') && !only.includes(id)) continue;
      const pair = [await make(0), await make(1)];
      const contents = [...pair, pair[0].subarray(0, 64)];
      const files = contents.map((content, index) => {
        const file = join(folder, String(index));
        writeFileSync(file, content);
        return file;
      });
      const { stdout, stderr, signal } = spawnSync(process.execPath, [script, '--measure', id, ...files], {
        encoding: 'utf8',
      });
      const { growth, seconds, outcome, why } = stdout.startsWith('{')
        ? JSON.parse(stdout)
        : { growth: NaN, seconds: NaN, outcome: signal ?? 'failed', why: stderr.slice(0, 300) };
      const mebibytes = (contents[0].length / MEBIBYTE).toFixed(2);
      console.log(`| \`${id}\` | ${what} | ${mebibytes} | ${growth} | ${seconds.toFixed(1)} | ${outcome} | ${why} |`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const at = process.argv.indexOf('--measure');
if (at === -1) await measureAll();
else await measure(process.argv[at + 1], process.argv.slice(at + 2));
