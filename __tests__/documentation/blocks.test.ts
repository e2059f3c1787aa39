import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readArguments } from '../../src/inputs/argv.js';
import { COMMAND_NAMES } from '../../src/inputs/commands.js';
import { parsePolicy } from '../../src/policy/read.js';
import { parseTrailers } from '../../src/review/trailers.js';
import { type Block, blocksOf, codeSpansOf, PAGES, ROOT } from './pages.js';
import { commandsOf, ownArguments } from './shell.js';

/** Nobody can follow a page whose examples are wrong, so every block is of a kind that is checked here. */
const CHECKS: Readonly<Record<string, (block: Block) => void | Promise<void>>> = {
  console: (block) => {
    for (const line of block.text.split('\n')) if (line.startsWith('$ ')) checkShellLine(line.slice(2));
  },
  groovy: (block) => {
    const lines = [...block.text.matchAll(/\bsh '([^']+)'/g)];
    expect(lines.length).toBeGreaterThan(0);
    for (const [, line] of lines) checkShellLine(line!);
    expect(block.text.split('{').length).toBe(block.text.split('}').length);
  },
  json: ({ text }) => void JSON.parse(text),
  python: ({ text }) => {
    const { status, error, stderr } = spawnSync('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], {
      input: text,
    });
    // Not every machine that builds this has a Python; one that has checks the block.
    if (error === undefined) expect([status, String(stderr)]).toEqual([0, '']);
  },
  sh: ({ text }) => {
    const { status, stderr } = spawnSync('sh', ['-n'], { input: text });
    expect([status, String(stderr)]).toEqual([0, '']);
    for (const line of text.split('\n')) checkShellLine(line);
  },
  text: ({ text }) => {
    for (const line of text.split('\n'))
      if (/^\s*(?:\$ )?fixture-gate /.test(line)) checkShellLine(line.trim().replace(/^\$ /, ''));
    checkTrailers(text);
  },
  yaml: checkYaml,
};

const blocks = PAGES.flatMap(blocksOf);

it('there are blocks of every kind that is known, and of no other', () => {
  expect([...new Set(blocks.map(({ kind }) => kind))].sort()).toEqual(Object.keys(CHECKS).sort());
});

describe.each(PAGES.filter((page) => blocksOf(page).length > 0))('the examples of %s', (page) => {
  it.each(blocksOf(page).map((block) => [`${block.line} ${block.kind}`, block] as const))(
    'line %s',
    async (_, block) => {
      const check = CHECKS[block.kind];
      expect(check, `a block of unknown kind, "${block.kind}"`).toBeDefined();
      await check!(block);
    },
  );
});

it.each(PAGES)('commands of this program within the text of %s are such commands', (page) => {
  for (const code of codeSpansOf(page)) {
    // A command that is only named stands without what it needs.
    const [, named] = /^fixture-gate ([a-z]+)$/.exec(code) ?? [];
    if (named !== undefined) expect(COMMAND_NAMES).toContain(named);
    else if (/^fixture-gate [a-z]/.test(code)) checkShellLine(code);
  }
});

/** `[PATH...]` and `A|B` are how help texts write what may stand there. */
function checkShellLine(line: string): void {
  const plain = line.replace(/\[([A-Z]+)\.\.\.\]/g, '$1');
  for (const words of commandsOf(plain)) {
    const own = ownArguments(words);
    if (own !== undefined) {
      const said = readArguments(own);
      expect(said.kind, line).not.toBe('not-built');
    } else checkOther(words, line);
  }
}

const manifest = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const NPM_OWN = new Set(['ci', 'cit', 'test', 'install', 'pack']);

/** npm's scripts have to be there, and so do files that node is given. */
function checkOther([program = '', ...rest]: readonly string[], line: string): void {
  const words = rest.filter((word) => !word.startsWith('-'));
  if (program === 'npm' && words[0] === 'run') expect(manifest.scripts, line).toHaveProperty([words[1]!]);
  else if (program === 'npm') expect([...NPM_OWN], line).toContain(words[0]);
  else if (program === 'node') expect(existsSync(`${ROOT}${words[0]}`), line).toBe(true);
}

/** Every trailer that a page shows is one to git, and has what a record needs. */
function checkTrailers(text: string): void {
  for (const line of text.split('\n')) {
    const [, trailer] = /^\s*(?:git commit .*--trailer ')?(Fixture-Change: [^']+)'?$/.exec(line) ?? [];
    if (trailer === undefined) continue;
    const { trailers } = parseTrailers(`A change\n\n${trailer}\n`, 'Fixture-Change');
    expect(trailers.map(({ value }) => `Fixture-Change: ${value}`)).toEqual([trailer.trim()]);
  }
}

type Tree = Record<string, unknown>;
/** What a first line such as `# part of .github/workflows/x.yml` says about the rest. */
const SAYS =
  /^# (?:part of )?(\.github\/workflows\/\S+|\.gitlab-ci\.yml|\.buildkite\/pipeline\.yml|a step of a workflow|\.pre-commit-config\.yaml|lefthook\.yml|properties\/\S+)/;

async function checkYaml({ text }: Block): Promise<void> {
  const documents = parseAllDocuments(text);
  for (const document of documents) expect(document.errors).toEqual([]);
  const value = documents[0]?.toJS() as unknown;
  const said = SAYS.exec(text)?.[1] ?? kindOf(value);
  if (said.startsWith('.github/workflows/')) checkWorkflow(value as Tree);
  else if (said === 'a step of a workflow') for (const step of value as readonly Tree[]) checkStep(step);
  else if (said === '.gitlab-ci.yml' || said === '.buildkite/pipeline.yml') checkScripts(value);
  else if (said === '.pre-commit-config.yaml') checkHooks(value as Tree);
  else if (said === 'lefthook.yml') checkScripts(value);
  else if (said === 'a policy') await parsePolicy(Buffer.from(text), { source: 'base', path: 'example' });
  else if (said.startsWith('properties/')) expect(Object.keys(value as Tree)).toContain('fixture');
  else expect.unreachable(`nobody checks this: ${text}`);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a step of a workflow';
  const keys = Object.keys((value ?? {}) as Tree);
  if (keys.includes('jobs') || keys.includes('on')) return '.github/workflows/example.yml';
  if (keys.includes('repos')) return '.pre-commit-config.yaml';
  if (keys.includes('pre-commit')) return 'lefthook.yml';
  if (keys.includes('fixture')) return 'properties/example.yml';
  return 'a policy';
}

/** A page may show a part of a workflow; what it shows holds. */
function checkWorkflow(workflow: Tree): void {
  const jobs = Object.values((workflow['jobs'] ?? {}) as Record<string, Tree>);
  expect(Object.keys(workflow).every((key) => ['name', 'on', 'permissions', 'concurrency', 'jobs'].includes(key))).toBe(
    true,
  );
  for (const job of jobs) for (const step of job['steps'] as readonly Tree[]) checkStep(step);
}

const OWN_ACTIONS: Readonly<Record<string, string>> = {
  'OWNER/fixture-gate': 'action.yml',
  'OWNER/fixture-gate/comment': 'comment/action.yml',
};

/** Pinned by SHA (or by a word that stands for one), and our own with inputs that there are. */
function checkStep(step: Tree): void {
  const uses = step['uses'] as string | undefined;
  if (typeof step['run'] === 'string')
    for (const line of step['run'].split('\n')) checkShellLine(line.replaceAll(/\$\{\{[^}]*\}\}/g, 'X'));
  if (uses === undefined) return;
  expect(uses).toMatch(/^[A-Za-z-]+\/[a-z-]+(?:\/[a-z]+)?@(?:[0-9a-f]{40}|SHA|<sha>)$/);
  const file = OWN_ACTIONS[uses.split('@')[0]!];
  if (file === undefined) return;
  const action = parseAllDocuments(readFileSync(`${ROOT}${file}`, 'utf8'))[0]!.toJS() as { readonly inputs: Tree };
  for (const input of Object.keys((step['with'] ?? {}) as Tree)) expect(Object.keys(action.inputs)).toContain(input);
}

/** Hooks of ours that there are. */
function checkHooks(value: Tree): void {
  const known = [...readFileSync(`${ROOT}.pre-commit-hooks.yaml`, 'utf8').matchAll(/^- id: (\S+)/gm)].map(
    ([, id]) => id,
  );
  const repos = value['repos'] as readonly { readonly hooks: readonly { readonly id: string }[] }[];
  for (const { id } of repos.flatMap(({ hooks }) => hooks)) expect(known).toContain(id);
}

/** Everything in a list called script or commands, or under run, wherever it stands. */
function checkScripts(value: unknown): void {
  let found = 0;
  const queue: unknown[] = [value];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (next === null || typeof next !== 'object') continue;
    for (const [key, inner] of Object.entries(next)) {
      const lines = key === 'run' ? [inner] : ['script', 'commands'].includes(key) ? inner : [];
      for (const line of lines as readonly string[]) {
        checkShellLine(line);
        found += 1;
      }
      queue.push(inner);
    }
  }
  expect(found).toBeGreaterThan(0);
}
