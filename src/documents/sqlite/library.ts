import { createRequire } from 'node:module';
import type { SqlJsStatic } from 'sql.js';

type Init = (config?: object) => Promise<SqlJsStatic>;

/**
 * The library finds its WebAssembly beside itself, which a bundle breaks. So it is copied to `vendor/` beside the
 * bundle (scripts/assets.mjs) and required from there; the names are put together here so that the bundler leaves
 * them alone. Unbundled, as in tests, it is the installed package.
 */
const PLACES = [
  ['.', 'vendor', 'sql-wasm.cjs'],
  ['sql.js', 'dist', 'sql-wasm.js'],
].map((parts) => parts.join('/'));

export async function loadSqlite(): Promise<SqlJsStatic> {
  const load = createRequire(import.meta.url);
  for (const place of PLACES) {
    const found = resolved(load, place);
    if (found !== undefined) return (load(found) as Init)();
  }
  throw new Error(`the SQLite library is missing: ${PLACES.join(', ')}`);
}

function resolved(load: NodeJS.Require, place: string): string | undefined {
  try {
    return load.resolve(place);
  } catch {
    return undefined;
  }
}
