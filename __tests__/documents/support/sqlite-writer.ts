import { createRequire } from 'node:module';
import type { SqlJsStatic } from 'sql.js';

const init = createRequire(import.meta.url)('sql.js/dist/sql-wasm.js') as () => Promise<SqlJsStatic>;

/** The file of a database after some SQL. */
export async function writeSqlite(sql: string): Promise<Uint8Array> {
  const library = await init();
  const database = new library.Database();
  try {
    database.exec(sql);
    return Uint8Array.from(database.export());
  } finally {
    database.close();
  }
}
