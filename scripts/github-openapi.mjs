// Cuts the platform's published OpenAPI description down to the operations that Fixture Gate calls and the schemas they reach,
// so that tests can check every request without a 385 MB dependency. To renew the committed copy:
//   cd "$(mktemp -d)" && npm pack @octokit/openapi@23.0.2 && tar xzf octokit-openapi-23.0.2.tgz package/generated/api.github.com.json
//   node scripts/github-openapi.mjs package/generated/api.github.com.json > __tests__/support/github-openapi.json
import { readFileSync } from 'node:fs';

const OPERATIONS = {
  '/repos/{owner}/{repo}/pulls': ['get'],
  '/repos/{owner}/{repo}/pulls/{pull_number}': ['get'],
  '/repos/{owner}/{repo}/pulls/{pull_number}/reviews': ['get'],
  '/repos/{owner}/{repo}/pulls/{pull_number}/commits': ['get'],
  '/repos/{owner}/{repo}/commits/{commit_sha}/pulls': ['get'],
  '/repos/{owner}/{repo}/commits/{ref}/check-runs': ['get'],
  '/repos/{owner}/{repo}/collaborators/{username}/permission': ['get'],
  '/repos/{owner}/{repo}/branches/{branch}': ['get'],
  '/repos/{owner}/{repo}/git/ref/{ref}': ['get'],
  '/repos/{owner}/{repo}/issues/{issue_number}/comments': ['get', 'post'],
  '/repos/{owner}/{repo}/issues/comments/{comment_id}': ['patch'],
  '/repos/{owner}/{repo}/issues/{issue_number}/events': ['get'],
  '/repos/{owner}/{repo}/check-runs': ['post'],
  '/repos/{owner}/{repo}/check-runs/{check_run_id}': ['patch'],
  '/user': ['get'],
  '/repos/{owner}/{repo}': ['get'],
  '/repos/{owner}/{repo}/rules/branches/{branch}': ['get'],
  '/repos/{owner}/{repo}/branches/{branch}/protection': ['get'],
  '/repos/{owner}/{repo}/rulesets/{ruleset_id}': ['get'],
};
/** What a validator has no use for; names of properties are kept even where they are called like this. */
const PROSE = new Set(['description', 'summary', 'example', 'examples', 'externalDocs', 'tags', 'title']);

const [, , file] = process.argv;
if (file === undefined) {
  process.stderr.write('usage: node scripts/github-openapi.mjs api.github.com.json\n');
  process.exit(3);
}
const whole = JSON.parse(readFileSync(file, 'utf8'));
const kept = new Map();

/** Copies without prose and follows every reference. `names` is true where the keys are names chosen by the description. */
function strip(value, names = false) {
  if (Array.isArray(value)) return value.map((item) => strip(item));
  if (value === null || typeof value !== 'object') return value;
  if (typeof value.$ref === 'string') follow(value.$ref);
  const copy = {};
  for (const [key, inner] of Object.entries(value)) {
    if (!names && (PROSE.has(key) || key.startsWith('x-'))) continue;
    copy[key] = strip(inner, !names && (key === 'properties' || key === 'patternProperties'));
  }
  return copy;
}

function follow(ref) {
  if (kept.has(ref)) return;
  kept.set(ref, undefined);
  const [, , group, name] = ref.split('/');
  kept.set(ref, strip(whole.components[group][name]));
}

const paths = {};
for (const [path, methods] of Object.entries(OPERATIONS)) {
  const item = whole.paths[path];
  if (item === undefined) throw new Error(`the description has no path ${path}`);
  paths[path] = {};
  for (const method of methods) {
    const { parameters = [], requestBody, responses } = item[method];
    const success = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    paths[path][method] = strip({ parameters, requestBody, responses: Object.fromEntries(success) });
  }
}
const components = {};
for (const [ref, value] of [...kept].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const [, , group, name] = ref.split('/');
  components[group] ??= {};
  components[group][name] = value;
}
const source = `@octokit/openapi, api.github.com.json, version ${whole.info.version}; cut by scripts/github-openapi.mjs; MIT`;
process.stdout.write(`${JSON.stringify({ openapi: whole.openapi, info: { source }, paths, components }, null, 1)}\n`);
