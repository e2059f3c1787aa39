/** Folders whose YAML and JSON files are recordings: `cassettes/`, `vcr_cassettes/`, `my-cassette/`. */
const CASSETTE_FOLDER = /(?:^|[-_.])cassettes?$/i;

export function isCassettePath(path: string): boolean {
  const folders = path.split('/');
  const name = folders.pop()!;
  return /\.(?:json|ya?ml)$/i.test(name) && folders.some((folder) => CASSETTE_FOLDER.test(folder));
}

/** `.env.test`, `.env.production.local`; not `.env.json`, which says itself what it is. */
export function isEnvPath(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return /^\.env\.[a-z0-9._-]+$/.test(name) && !/\.(?:js|json|mjs|cjs|ts|toml|ya?ml)$/.test(name);
}
