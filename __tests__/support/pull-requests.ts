import { pngChunk, pngHeader } from '../documents/support/binary-files.js';
import type { CommitOptions, FileContent } from './repositories.js';
import { type Story, tell } from './run-gate.js';
import { entryFor } from './seal-repo.js';

type Files = Readonly<Record<string, FileContent>>;

/** A picture with a box in it: `colour` at (x, y) of the given size, on white with a grey frame. */
export function pictureOf(
  width: number,
  height: number,
  box: { readonly x: number; readonly y: number; readonly size: number; readonly colour: readonly number[] },
): Uint8Array {
  const samples = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inside = x >= box.x && x < box.x + box.size && y >= box.y && y < box.y + box.size;
      const edge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      samples.set(inside ? box.colour : edge ? [128, 128, 128, 255] : [255, 255, 255, 255], (y * width + x) * 4);
    }
  }
  return storedPng(width, height, samples);
}

/** Without compression, so that the bytes, and with them every id, are the same whatever zlib a machine has. */
function storedPng(width: number, height: number, samples: Uint8Array): Uint8Array {
  const stride = width * 4;
  const lines = Buffer.alloc(height * (stride + 1));
  for (let y = 0; y < height; y += 1) lines.set(samples.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  const block = Buffer.from([0x78, 0x01, 0x01, 0, 0, 0, 0]);
  // One stored block of RFC 1951, which holds up to 65,535 bytes.
  block.writeUInt16LE(lines.length, 3);
  block.writeUInt16LE(0xffff - lines.length, 5);
  const end = Buffer.alloc(4);
  end.writeUInt32BE(adler32(lines));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngHeader({ width, height }),
    pngChunk('IDAT', Buffer.concat([block, lines, end])),
    pngChunk('IEND'),
  ]);
}

function adler32(data: Uint8Array): number {
  let [low, high] = [1, 0];
  for (const byte of data) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return ((high << 16) | low) >>> 0;
}

function oneLineDrift(): Story {
  const energies = (last: string): string =>
    `{\n  "solver": "cg",\n  "runs": [\n    { "name": "warm", "energy": -1.234567890123 },\n    { "name": "cold", "energy": ${last} }\n  ]\n}\n`;
  const path = 'testdata/physics/energy.json';
  return tell({ [path]: energies('-1.301145992871') }, [
    {
      files: { [path]: energies('-1.301145992872'), 'src/solver.js': 'export const blas = 2;\n' },
      message: `Build against the new BLAS\n\nFixture-Change: ${path} class=TOLERANCE_DRIFT reason="the new BLAS build rounds the last digit"\n`,
    },
  ]);
}

function blanketRegeneration(): Story {
  const response = (index: number, version: string): string =>
    `{\n  "id": ${index},\n  "version": "${version}",\n  "total": ${100 + index}.50\n}\n`;
  const all = (version: string, refunds: string): Files => ({
    ...Object.fromEntries(
      Array.from({ length: 180 }, (_, index) => [
        `testdata/api/v${Math.floor(index / 30)}/response_${String(index).padStart(3, '0')}.json`,
        response(index, version),
      ]),
    ),
    'testdata/api/v2/refunds.json': refunds,
  });
  const refunds = `{\n  "items": [\n${Array.from({ length: 214 }, (_, index) => `    { "id": ${index}, "cents": ${index * 7} }`).join(',\n')}\n  ]\n}\n`;
  return tell(all('2.3.0', refunds), [
    { files: all('2.4.0', '{\n  "items": []\n}\n'), message: 'Regenerate fixtures\n' },
  ]);
}

function rename(): Story {
  const orders = '[\n  { "sku": "A-1", "cents": 1999 },\n  { "sku": "B-7", "cents": 450 }\n]\n';
  return tell({ 'testdata/orders/eu.json': orders }, [
    {
      files: { 'testdata/orders/eu.json': null, 'testdata/orders/europe.json': orders },
      message: 'Spell out the region\n',
    },
  ]);
}

function snapshotUpdate(): Story {
  const path = 'src/cart/__snapshots__/cart.test.tsx.snap';
  const snapshots = (total: string, more = ''): string =>
    `// Jest Snapshot v1, https://goo.gl/fbAQLP\n\nexports[\`renders the cart 1\`] = \`\n<div>\n  <span\n    class="total"\n  >\n    ${total}\n  </span>\n</div>\n\`;\n${more}`;
  return tell({ [path]: snapshots('12.5') }, [
    {
      files: {
        [path]: snapshots('13.00', '\nexports[`renders an empty cart 1`] = `<div />`;\n'),
        'src/cart/cart.tsx': 'export const digits = 2;\n',
      },
      message: `Show two digits\n\nFixture-Change: ${path} class=TOLERANCE_DRIFT reason="the cart total shows two digits"\n`,
    },
  ]);
}

function imageUpdate(): Story {
  const box = (colour: readonly number[]) => ({ x: 30, y: 20, size: 24, colour });
  return tell({ '__tests__/golden/login page.png': pictureOf(120, 80, box([200, 200, 200, 255])) }, [
    {
      files: { '__tests__/golden/login page.png': pictureOf(120, 80, box([13, 110, 253, 255])) },
      message: 'Paint the button blue\n',
    },
  ]);
}

/** Forty weights that moved by 1e-11 to 1e-3 of themselves, under a limit of 1e-6. */
function csvRebuild(): Story {
  const table = (moved: boolean): string =>
    `sku,weight,note\n${Array.from({ length: 40 }, (_, index) => {
      const base = 100 + index * 7.31;
      const weight = moved ? base * (1 + 10 ** (-11 + index / 5)) : base;
      return `A-${1_000 + index},${weight.toFixed(12)},"hall ${(index % 4) + 1}"`;
    }).join('\n')}\n`;
  const policy =
    'version: 1\nfixtures:\n  - paths: ["testdata/**"]\n    keys: { "$": [sku] }\n    tolerances:\n      - { path: "$[*].weight", relative: 1.0e-6 }\n';
  const path = 'testdata/billing/weights.csv';
  return tell({ [path]: table(false), '.github/fixture-gate.yml': policy }, [
    { files: { [path]: table(true) }, message: 'Weigh again\n' },
  ]);
}

function yamlReformat(): Story {
  const names = ['deploy', 'ingress', 'service', 'values'];
  const before = (name: string): string => `# ${name}\nkind: "${name}"\nreplicas: 3\nports: [80, 443]\n`;
  const after = (name: string): string => `kind: ${name}\nreplicas: 3\nports:\n  - 80\n  - 443\n`;
  const files = (text: (name: string) => string): Files =>
    Object.fromEntries(names.map((name) => [`tests/fixtures/${name}.yaml`, text(name)]));
  const policy =
    'version: 1\nfixtures:\n  - paths: ["tests/fixtures/**"]\n    require: { default: trailer, TOLERANCE_DRIFT: none }\n';
  return tell({ ...files(before), '.github/fixture-gate.yml': policy }, [
    { files: files(after), message: 'Run the formatter\n' },
  ]);
}

function manifestOnly(): Story {
  const seed = 'account,balance\n1,10.00\n2,12.50\n';
  const path = 'testdata/billing/seed_accounts.csv';
  const line = entryFor(path, seed);
  return tell({ [path]: seed, 'fixtures.manifest': `${line}\n` }, [
    { files: { 'fixtures.manifest': `${entryFor(path, `${seed}3,0.00\n`)}\n` }, message: 'Update the manifest\n' },
  ]);
}

function nothing(): Story {
  return tell({ 'testdata/a.json': '{}\n', 'src/a.js': '1\n' }, [{ files: { 'src/a.js': '2\n' }, message: 'Work\n' }]);
}

/** Put together here so that no scanner trips over it. */
export const PLANTED_TOKEN = ['ghp', 'Tq7wZ2nK9vXc4Lr8Ym3Jd6Fh1Bs5Gp0AeUoR'].join('_');

function hostile(): Story {
  const name =
    'testdata/\n::error::x ##[set-output name=verdict]pass @org/team #123 <img src=x> <!-- fixture-gate:default --> [a](javascript:x) \u202egpj.json';
  const value = (text: string): string => `${JSON.stringify({ '<!-- -->': { '@everyone': text } }, null, 2)}\n`;
  const base: readonly (readonly [string, FileContent])[] = [
    [name, value('fixes #1')],
    ['testdata/```|\u200b.json', '{"a": 1}\n'],
  ];
  const head: CommitOptions['files'] = [
    [name, value(`::stop-commands::x ${PLANTED_TOKEN} \u001b[31m`)],
    ['testdata/```|\u200b.json', '{"a": 1, "x`|\\\\": "![p](https://evil.test/p.gif)"}\n'],
  ];
  return tell(base, [
    {
      files: head,
      message: `See @org/team\n\nFixture-Change: "testdata/\`\`\`|\\342\\200\\213.json" reason="--> # Approved by @security | a | b | https://evil.test"\n`,
    },
  ]);
}

/** Ten pull requests of different kinds in real git, each id the same on every machine. */
export const PULL_REQUESTS = {
  'one-line-drift': oneLineDrift,
  'blanket-regeneration': blanketRegeneration,
  rename,
  'snapshot-update': snapshotUpdate,
  'image-update': imageUpdate,
  'csv-rebuild': csvRebuild,
  'yaml-reformat': yamlReformat,
  'manifest-only': manifestOnly,
  nothing,
  hostile,
} satisfies Record<string, () => Story>;

export type PullRequestName = keyof typeof PULL_REQUESTS;
export const PULL_REQUEST_NAMES = Object.keys(PULL_REQUESTS) as readonly PullRequestName[];

/** Four steps within tolerance on base, and a fifth in the pull request: together more than the limit. */
export function slowDrift(): Story {
  const path = 'testdata/weights.json';
  const weights = (step: number): string =>
    `${JSON.stringify({ weights: Array.from({ length: 8 }, (_, index) => Number((10 + index) * (1 + step * 3e-7))) }, null, 2)}\n`;
  const policy =
    'version: 1\nfixtures:\n  - paths: ["testdata/**"]\n    tolerances:\n      - { path: "$.weights[*]", relative: 1.0e-6 }\n';
  const story = tell({ [path]: weights(0), '.github/fixture-gate.yml': policy }, []);
  let base = story.base;
  for (const step of [1, 2, 3]) {
    base = story.repo.commit({ parents: [base], files: { [path]: weights(step) }, message: `Step ${step}\n` });
  }
  const head = story.repo.commit({
    branch: 'topic',
    parents: [base],
    files: { [path]: weights(4) },
    message: `Step 4\n\nFixture-Change: ${path} reason="recomputed on the new build machine"\n`,
  });
  return { ...story, base, head };
}
