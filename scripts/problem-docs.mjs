// Writes docs/problems.md and docs/errors.md from the catalogues. A test fails where they differ.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = new URL('../', import.meta.url);
const load = async (path) => (await runnerImport(fileURLToPath(new URL(path, root)))).module;

const { PROBLEM_CATALOGUE } = await load('src/problem-catalogue.ts');
const { ERROR_CATALOGUE } = await load('src/error-catalogue.ts');
const { renderErrors, renderProblems } = await load('scripts/render/catalogue.ts');
writeFileSync(new URL('docs/problems.md', root), renderProblems(PROBLEM_CATALOGUE));
writeFileSync(new URL('docs/errors.md', root), renderErrors(ERROR_CATALOGUE));
