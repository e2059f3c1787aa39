// Evaluates the compiled modules: those that stand on the room anew for each instance, everything else once in a process.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { ROOT } from './build.mjs';
import { collect, endTests, vitest } from './collect.mjs';

const AsyncFunctionWrapper = (code) =>
  `(async (__vite_ssr_exports__, __vite_ssr_exportName__, __vite_ssr_exportAll__, __vite_ssr_import__, __vite_ssr_dynamic_import__, __vite_ssr_import_meta__, $m, $cov) => {"use strict";${code}\n})`;

/**
 * `instance(capped)`: one evaluation of what stands on the room, empty at first. `switchboard` is `{ active, hit() }`; `cover` is told the mutants that were
 * reached, or is undefined, and then nothing is compiled in that tells.
 */
export function loader(modules, switchboard, cover, substitutes) {
  const functions = new Map();
  const shared = new Map();

  function compiled(path) {
    let fn = functions.get(path);
    if (fn !== undefined) return fn;
    const { code } = modules[path];
    const text =
      cover === undefined
        ? code.replaceAll(/\$cov\([\d, ]*\)/g, '0')
        : code.replaceAll(/\(\$cov\(([\d, ]*)\), /g, '$cov.see([$1], ');
    fn = new vm.Script(AsyncFunctionWrapper(text), { filename: join(ROOT, path) }).runInThisContext();
    functions.set(path, fn);
    return fn;
  }

  function instance() {
    const own = new Map();
    const files = new Map();

    async function load(path, stack) {
      const module = modules[path];
      if (module === undefined) throw new Error(`No module ${path}`);
      const cache = module.fresh ? own : shared;
      const there = cache.get(path);
      if (there !== undefined) return stack.includes(path) ? there.exports : there.done;
      const exports = Object.create(null);
      const entry = { exports, done: undefined };
      cache.set(path, entry);
      const inner = [...stack, path];
      const url = pathToFileURL(join(ROOT, path));
      const resolve = (name) => {
        if (name === 'vitest') return vitest;
        if (name.startsWith('.')) return load(module.needs[name], inner);
        return substitutes[name]?.() ?? import(name);
      };
      const exportName = (name, get) =>
        Object.defineProperty(exports, name, { enumerable: true, configurable: true, get });
      const exportAll = (from) => {
        for (const name of Object.keys(from))
          if (name !== 'default' && !(name in exports)) exportName(name, () => from[name]);
      };
      const meta = { url: url.href, filename: join(ROOT, path), dirname: join(ROOT, path, '..') };
      entry.done = compiled(path)(exports, exportName, exportAll, resolve, resolve, meta, switchboard, cover).then(
        () => exports,
      );
      return entry.done;
    }

    return {
      load: (path) => load(path, []),
      /** The tests of a file. */
      async file(path) {
        let found = files.get(path);
        if (found === undefined) {
          found = await collect(() => load(path, []));
          files.set(path, found);
        }
        return found;
      },
      async end() {
        for (const found of files.values()) await endTests(found);
      },
    };
  }
  return instance;
}
