// Writes schema/fixture-gate.policy.schema.json and docs/policy.md from src/policy/schema.ts. A test fails where they differ.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = new URL('../', import.meta.url);
const load = async (path) => (await runnerImport(fileURLToPath(new URL(path, root)))).module;

const { policyJsonSchema } = await load('src/policy/schema.ts');
const { renderPolicyReference } = await load('scripts/render/policy-reference.ts');
const schema = policyJsonSchema();
writeFileSync(new URL('schema/fixture-gate.policy.schema.json', root), `${JSON.stringify(schema, null, 2)}\n`);
writeFileSync(new URL('docs/policy.md', root), renderPolicyReference(schema));
