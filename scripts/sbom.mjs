// Prints a CycloneDX list of what is in the package: every third-party package of which code is in dist.
//   node scripts/sbom.mjs > fixture-gate.cdx.json
// From dist/third-party.json and not from the lock file, which knows what was installed and not what was bundled.
import { readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const { name, version, description, license } = read('package.json');
const { packages } = read('package-lock.json');

/** https://github.com/package-url/purl-spec, type npm: the at sign of a scope is encoded. */
const purl = (one, at) => `pkg:npm/${one.replace('@', '%40')}@${at}`;

/** The archive's digest, where the lock file has this very version. */
function hashes(one, at) {
  const entry = Object.entries(packages).find(
    ([path, { version: locked }]) =>
      (path === `node_modules/${one}` || path.endsWith(`/node_modules/${one}`)) && locked === at,
  );
  const [, base64] = /^sha512-(.+)$/.exec(entry?.[1].integrity ?? '') ?? [];
  return base64 === undefined
    ? {}
    : { hashes: [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] };
}

function licences(expression) {
  return / (?:AND|OR|WITH) /.test(expression) ? [{ expression }] : [{ license: { id: expression } }];
}

const components = read('dist/third-party.json').map((one) => ({
  type: 'library',
  'bom-ref': purl(one.name, one.version),
  name: one.name,
  version: one.version,
  purl: purl(one.name, one.version),
  licenses: licences(one.license),
  ...hashes(one.name, one.version),
}));
const own = purl(name, version);
const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    component: {
      type: 'application',
      'bom-ref': own,
      name,
      version,
      description,
      purl: own,
      licenses: licences(license),
    },
  },
  components,
  // Everything is bundled: nothing of it is installed or resolved later.
  dependencies: [{ ref: own, dependsOn: components.map(({ purl: ref }) => ref) }],
};
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);
