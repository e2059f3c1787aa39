// What scripts/fuzz.mjs, scripts/fuzz-memory.mjs and scripts/other-readers have in common.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Modules of the tests, loaded as TypeScript by the bundler that is there; what `use` makes of their exports. What they load
 * lazily has to be asked for in there.
 */
export async function loadTests(modules, use = (all) => all) {
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

/** The contents of the look-alikes and of the labelled cases by format, loaded as TypeScript by the bundler that is there. */
export function gatherCorpus() {
  return loadTests(['/__tests__/documents/look-alikes/all.ts', '/__tests__/documents/fuzz-corpus.ts'], corpusOf);
}

async function corpusOf({ ALL, pairsOf, pathOf, FUZZ_CORPUS, FUZZ_RULES }) {
  const corpus = {};
  for (const id of Object.keys(ALL)) {
    const pairs = await pairsOf(id);
    const contents = [...pairs.flatMap(([, base, head]) => [base, head]), ...(FUZZ_CORPUS[id] ?? [])].map((content) =>
      Buffer.from(content).toString('base64'),
    );
    const named = FUZZ_RULES[id];
    const descriptor =
      named === undefined
        ? {}
        : { message: named.message, descriptors: Buffer.from(named.descriptors).toString('base64') };
    corpus[id] = { path: pathOf(id), contents: [...new Set(contents)], ...descriptor };
  }
  const labelled = readFileSync(join(root, '__tests__/cases/labelled/pairs.jsonl'), 'utf8').split('\n').filter(Boolean);
  for (const line of labelled) {
    const { format, base, head, base_b64: base64, head_b64: head64 } = JSON.parse(line);
    const known = corpus[format];
    if (known === undefined) continue;
    for (const text of [base, head])
      if (typeof text === 'string') known.contents.push(Buffer.from(text).toString('base64'));
    for (const text of [base64, head64]) if (typeof text === 'string') known.contents.push(text);
  }
  return corpus;
}
