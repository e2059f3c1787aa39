// Draws docs/images/comment.png: the comment that the demo's pull request would get, as GitHub shows it. Needs chromium.
// The text that was drawn is kept beside it, and a test holds it against what the demo says now.
//   npm run build && node scripts/picture.mjs [path of the browser]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

const root = fileURLToPath(new URL('../', import.meta.url));
const [, , browser = 'chromium'] = process.argv;
/** Pixels. The rest of the comment goes on below; the picture fades where it ends. */
const SIZE = { width: 1000, height: 880 };

const folder = mkdtempSync(join(tmpdir(), 'fixture-gate-picture-'));
try {
  const demo = execFileSync(
    process.execPath,
    ['dist/cli/index.js', 'demo', '--no-open', '--quiet', '--format', 'markdown'],
    {
      cwd: root,
      env: { ...process.env, TMPDIR: folder },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  writeFileSync(join(root, 'docs', 'images', 'comment.txt'), demo);
  const body = micromark(demo, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  const page = join(folder, 'comment.html');
  // Not every machine has a font of coloured signs.
  writeFileSync(page, pageOf(body.replace('❌', '<span class="mark">✖</span>')));
  execFileSync(
    browser,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      `--user-data-dir=${join(folder, 'profile')}`,
      `--window-size=${SIZE.width},${SIZE.height}`,
      `--screenshot=${join(root, 'docs', 'images', 'comment.png')}`,
      page,
    ],
    { stdio: 'pipe' },
  );
  process.stdout.write(`alt text for README.md: ${/<h3>(.*)<\/h3>/.exec(body)?.[1] ?? ''}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function pageOf(body) {
  return `<!doctype html><meta charset="utf-8"><style>
html { background: #fff; overflow: hidden }
body { margin: 12px; font: 14px/1.5 Lato, "DejaVu Sans", sans-serif; color: #1f2328 }
article { border: 1px solid #d0d7de; border-radius: 6px; height: ${SIZE.height + 40}px; overflow: hidden }
header { background: #f6f8fa; border-bottom: 1px solid #d0d7de; padding: 8px 16px; color: #59636e }
header b { color: #1f2328 }
main { padding: 4px 16px }
h3 { font-size: 17px; margin: 14px 0 }
table { border-collapse: collapse; font-size: 12.5px }
th, td { border: 1px solid #d0d7de; padding: 5px 9px; text-align: left; vertical-align: top; overflow-wrap: anywhere }
th { background: #f6f8fa; overflow-wrap: normal }
td:first-child { min-width: 190px }
td:last-child { min-width: 170px }
code { font: 0.88em/1.4 "DejaVu Sans Mono", monospace; background: #eff1f3; border-radius: 4px; padding: 0.1em 0.3em }
pre { background: #f6f8fa; border-radius: 6px; padding: 12px; overflow: hidden; font-size: 12.5px }
pre code { background: none; padding: 0 }
td:nth-child(3) { min-width: 300px }
.mark { color: #cf222e }
footer { position: fixed; bottom: 0; left: 0; right: 0; height: 70px; background: linear-gradient(#fff0, #fff) }
</style><article><header><b>github-actions</b> bot commented</header><main>${body}</main></article><footer></footer>`;
}
