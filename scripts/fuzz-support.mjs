// What scripts/fuzz.mjs and scripts/fuzz-memory.mjs have in common.
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));

/** Hands over the exports of modules of the tests, loaded as TypeScript by the bundler that is there. They may load more while they are used. */
export async function withTests(modules, use) {
  const { createServer } = await import('vite');
  const server = await createServer({
    root,
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
  });
  try {
    const loaded = [];
    for (const one of modules) loaded.push(await server.ssrLoadModule(one));
    return await use(Object.assign({}, ...loaded));
  } finally {
    await server.close();
  }
}

/** A rule of a policy that says nothing but the format. */
export function ruleOf(format) {
  return {
    paths: ['**'],
    exclude: [],
    anyCase: false,
    require: { default: ['trailer'], byClass: {} },
    format,
    header: 'auto',
    yaml: 'auto',
    keys: {},
    unordered: [],
    maps: [],
    notMaps: [],
    ignoreMembers: [],
    tolerances: [],
    volatile: { ids: [], timestamps: [], regex: [] },
    missingArtifacts: 'ignore',
    tests: [],
  };
}
