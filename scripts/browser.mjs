// Finds a Chromium for the tests of the HTML page. Run by itself (`pretest`) it installs Debian's where it may, or fails
// with what to do: without a browser those tests would prove nothing, so they are never skipped.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
/** A first start on a cold disk under load. */
const VERSION_MILLISECONDS = 60_000;
/** Without any font a page has no text to look at. */
const PACKAGES = ['chromium', 'fonts-dejavu-core'];
const REMEDY = `Install Chromium or Google Chrome, or set CHROME_PATH to the program. On Debian: apt-get update && apt-get install --yes ${PACKAGES.join(' ')}`;

/** Path of a browser that starts, or undefined. CHROME_PATH is final: where it names none, no other is taken in its place. */
export function findBrowser(environment = process.env) {
  const given = environment['CHROME_PATH'];
  return (given ? [given] : candidates(environment)).find(starts);
}

function candidates(environment) {
  if (process.platform === 'darwin') return MAC;
  if (process.platform === 'win32') {
    const roots = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((name) => environment[name] ?? []);
    return roots.flatMap((root) => WINDOWS.map((program) => join(root, program)));
  }
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Some distributions put a script of that name there which only says where to get the program. */
function starts(program) {
  if (!existsSync(program)) return false;
  // On Windows the question for its version opens a window.
  if (process.platform === 'win32') return true;
  try {
    accessSync(program, constants.X_OK);
  } catch {
    return false;
  }
  const { status, stdout } = spawnSync(program, ['--version'], { timeout: VERSION_MILLISECONDS, encoding: 'utf8' });
  return status === 0 && /(?:Chrom|Edge).*\d+\.\d+/.test(stdout);
}

function mayInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

function install() {
  const options = { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', ...PACKAGES], options);
}

function main() {
  if (findBrowser() !== undefined) return;
  const given = process.env['CHROME_PATH'];
  if (given) fail(`CHROME_PATH is ${given}, which is no browser that starts.`);
  if (mayInstall()) {
    process.stderr.write(`No Chromium here: installing ${PACKAGES.join(' and ')} for the tests of the HTML page.\n`);
    install();
    if (findBrowser() !== undefined) return;
  }
  fail('The tests of the HTML page need Chromium or Google Chrome, and none was found.');
}

function fail(why) {
  process.stderr.write(`${why}\n${REMEDY}\n`);
  process.exit(1);
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
