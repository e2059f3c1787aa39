import { createRequire } from 'node:module';

/**
 * Where a file is that the bundle does not hold: in `vendor/` beside the bundle, else, while developing, in its
 * package. Neither path is written as one literal, because the bundler would take the file along under another name.
 */
export function vendorFile(name: string, packagePath: readonly string[]): string {
  const require = createRequire(import.meta.url);
  try {
    return require.resolve(`./${['vendor', name].join('/')}`);
  } catch {
    return require.resolve(packagePath.join('/'));
  }
}
