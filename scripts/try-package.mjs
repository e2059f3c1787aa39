// Packs the package, installs the archive into an empty folder without the network, and runs the command and the demo there.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const windows = process.platform === 'win32';
const folder = mkdtempSync(join(tmpdir(), 'fixture-gate-package-'));

/** npm and the commands that it links are scripts on Windows, which only a shell starts. */
function run(program, args, cwd) {
  return execFileSync(program, args, { cwd, encoding: 'utf8', shell: windows, stdio: ['ignore', 'pipe', 'pipe'] });
}

try {
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root));
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true }\n');
  const archive = join(folder, packed.filename);
  run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', archive], project);
  const installed = readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'));
  const command = join(project, 'node_modules', '.bin', windows ? 'fixture-gate.cmd' : 'fixture-gate');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const said = run(command, ['--version'], project).trim();
  if (said !== version) throw new Error(`expected the installed command to print ${version}; it printed ${said}`);
  // The demo leaves its repository for a person to look at; here it goes with the folder.
  const demo = execFileSync(command, ['demo', '--no-open', '--quiet', '--format', 'json'], {
    cwd: project,
    encoding: 'utf8',
    shell: windows,
    env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const result = {
    version: said,
    archive: packed.size,
    unpacked: packed.unpackedSize,
    files: packed.files.map(({ path }) => path),
    installed,
    demo: JSON.parse(demo).verdict,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
