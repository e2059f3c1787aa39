// What ncc must not bundle goes into dist as it is, and the command-line shim beside it.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
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
copyFileSync(join(webp, 'LICENSE'), join(dist, 'vendor', 'webp.LICENSE'));

mkdirSync(join(dist, 'cli'), { recursive: true });
writeFileSync(join(dist, 'cli', 'package.json'), '{"type":"module"}\n');
writeFileSync(
  join(dist, 'cli', 'index.js'),
  "#!/usr/bin/env node\nglobalThis[Symbol.for('fixture-gate.role')] = 'cli';\nawait import('../index.js');\n",
  { mode: 0o755 },
);
