// Instruments src/comparison with every mutant behind a switch, and compiles it together with the tests that judge it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { moduleRunnerTransform, transformWithEsbuild } from 'vite';

export const ROOT = resolve(import.meta.dirname, '../..');
/** The room whose mutants are asked about. */
export const ROOM = 'src/comparison/';

/** Every file below a folder whose name ends so, in one order on every machine. */
export function filesBelow(folder, ending) {
  const found = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith(ending) && statSync(join(ROOT, path)).isFile());
  return found.sort();
}

const silent = { debug() {}, info() {}, warn() {}, error() {}, trace() {}, fatal() {}, isDebugEnabled: () => false };

const PURE =
  /\.(?:has|startsWith|endsWith|includes|at|charCodeAt|codePointAt)\(|\b(?:Number\.is\w+|Math\.\w+|String|Number|BigInt)\(/g;
const EFFECTS = /[\w\])]\s*\(|\+\+|--|[^=!<>]=[^=>]|\bawait\b|`/;

/** A condition that became `true` is no change to a test in which it always was `true`, if computing it does nothing else. */
function constant(replacement, original) {
  if (replacement !== 'true' && replacement !== 'false') return {};
  return EFFECTS.test(original.replaceAll(PURE, '[')) ? {} : { constant: replacement === 'true' };
}

/** Stryker's own mutants. Words for people are left out: goldens hold the reports, and no verdict hangs on a word. */
async function instrument(paths) {
  const files = paths.map((path) => ({ name: path, mutate: true, content: readFileSync(join(ROOT, path), 'utf8') }));
  const options = { excludedMutations: ['StringLiteral'], ignorers: [], plugins: null, noHeader: true };
  const { files: instrumented, mutants } = await new Instrumenter(silent).instrument(files, options);
  const lines = new Map(files.map(({ name, content }) => [name, content.split('\n')]));
  const seen = new Map();
  return {
    code: new Map(instrumented.map(({ name, content }) => [name, content])),
    mutants: mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id, fileName, location: { start, end }, mutatorName, replacement }) => {
        const place = `${fileName}:${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1} ${mutatorName}`;
        const nth = (seen.get(place) ?? 0) + 1;
        seen.set(place, nth);
        const all = lines.get(fileName);
        const source = all.slice(start.line, end.line + 1);
        source[source.length - 1] = source.at(-1).slice(0, end.column);
        source[0] = source[0].slice(start.column);
        return {
          id: Number(id),
          key: `${place} ${nth}`,
          file: fileName,
          line: start.line + 1,
          column: start.column + 1,
          mutator: mutatorName,
          original: source.join('\n'),
          replacement,
          ...constant(replacement, source.join('\n')),
          text: all[start.line].trim(),
        };
      }),
  };
}

/** Stryker's calls become the cheapest switch that there is: comparing two small integers. */
function switches(code) {
  return code
    .replaceAll(/stryMutAct_9fa48\("(\d+)"\)/g, '($m.active===$1&&$m.hit())')
    .replaceAll(/stryCov_9fa48\(([^()]*)\)/g, (_, ids) => `$cov(${ids.replaceAll('"', '')})`);
}

/** A module as the body of an asynchronous function, as Vitest itself runs it. */
async function compile(path, code) {
  const { code: stripped } = await transformWithEsbuild(code, join(ROOT, path), {
    loader: 'ts',
    format: 'esm',
    target: 'node20',
    sourcemap: false,
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, target: 'ES2023' } },
  });
  const { code: compiled, deps, dynamicDeps } = await moduleRunnerTransform(stripped, null, path, code);
  const needs = {};
  for (const name of [...deps, ...dynamicDeps])
    if (name.startsWith('.')) needs[name] = relative(ROOT, join(ROOT, dirname(path), name)).replace(/\.js$/, '.ts');
  return { code: switches(compiled), needs };
}

/**
 * `{ modules, mutants }`: modules by path with their code as a function body and what they require; `fresh` are those that stand on the room and are
 * evaluated anew for each mutant, so that no mutant leaves anything behind in a cache.
 */
export async function build(testFiles) {
  const { code, mutants } = await instrument(filesBelow(ROOM, '.ts'));
  const modules = new Map();
  const queue = [...testFiles, ...code.keys(), '__tests__/support/seed.ts'];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (modules.has(path)) continue;
    if (path.endsWith('.json')) {
      modules.set(path, {
        code: `__vite_ssr_exportName__('default', () => json); const json = ${readFileSync(join(ROOT, path), 'utf8')};`,
        needs: {},
        fresh: false,
      });
      continue;
    }
    const { code: body, needs } = await compile(path, code.get(path) ?? readFileSync(join(ROOT, path), 'utf8'));
    modules.set(path, { code: body, needs, fresh: path.startsWith(ROOM) || path.endsWith('.test.ts') });
    queue.push(...Object.values(needs));
  }
  for (let grown = true; grown; ) {
    grown = false;
    for (const module of modules.values()) {
      if (module.fresh || !Object.values(module.needs).some((path) => modules.get(path).fresh)) continue;
      module.fresh = true;
      grown = true;
    }
  }
  return { modules: Object.fromEntries(modules), mutants };
}
