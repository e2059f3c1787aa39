// Writes docs/formats.md from the registry of formats. A test fails where it differs.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = new URL('../', import.meta.url);
const load = async (path) => (await runnerImport(fileURLToPath(new URL(path, root)))).module;

const { formats } = await load('src/documents/formats/index.ts');
const { FORMAT_FACTS } = await load('src/documents/format-facts.ts');
const { renderFormats } = await load('scripts/render/formats.ts');
writeFileSync(new URL('docs/formats.md', root), renderFormats(formats, FORMAT_FACTS));
