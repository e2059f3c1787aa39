// Writes docs/doctor.md from the checks. A test fails where they differ.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = new URL('../', import.meta.url);
const load = async (path) => (await runnerImport(fileURLToPath(new URL(path, root)))).module;

const { CHECKS } = await load('src/commands/doctor/checks/index.ts');
const { renderDoctor } = await load('scripts/render/doctor.ts');
writeFileSync(new URL('docs/doctor.md', root), renderDoctor(CHECKS));
