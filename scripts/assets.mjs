// What ncc must not bundle goes into dist as it is, and the command-line shim beside it.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const dist = fileURLToPath(new URL('../dist/', import.meta.url));

mkdirSync(join(dist, 'vendor'), { recursive: true });
const sql = dirname(require.resolve('sql.js'));
copyFileSync(join(sql, 'sql-wasm.js'), join(dist, 'vendor', 'sql-wasm.cjs'));
copyFileSync(join(sql, 'sql-wasm.wasm'), join(dist, 'vendor', 'sql-wasm.wasm'));
copyFileSync(join(sql, '..', 'LICENSE'), join(dist, 'vendor', 'sql.js.LICENSE'));

const webp = dirname(require.resolve('@jsquash/webp/package.json'));
copyFileSync(join(webp, 'codec', 'dec', 'webp_dec.wasm'), join(dist, 'vendor', 'webp_dec.wasm'));
// The bundler took a copy of its own along, which nothing reads.
rmSync(join(dist, 'webp_dec.wasm'), { force: true });
copyFileSync(join(webp, 'LICENSE'), join(dist, 'vendor', 'webp.LICENSE'));

/** The same bundle in another role. */
function shim(role, mode) {
  mkdirSync(join(dist, role), { recursive: true });
  writeFileSync(join(dist, role, 'package.json'), '{"type":"module"}\n');
  const start = `globalThis[Symbol.for('fixture-gate.role')] = '${role}';\nawait import('../index.js');\n`;
  writeFileSync(join(dist, role, 'index.js'), mode === undefined ? start : `#!/usr/bin/env node\n${start}`, { mode });
}
shim('cli', 0o755);
shim('comment');
