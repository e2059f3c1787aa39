// Writes the tables of inputs and outputs into the pages that have them, from action.yml and comment/action.yml. A test
// fails where they differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { parse } from 'yaml';

const root = new URL('../', import.meta.url);
const { withTables } = (await runnerImport(fileURLToPath(new URL('scripts/render/action-tables.ts', root)))).module;
const pages = withTables((path) => readFileSync(new URL(path, root), 'utf8'), parse);
for (const [path, text] of pages) writeFileSync(new URL(path, root), text);
