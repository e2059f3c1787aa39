/** Where a schema file is, for references. No address that anything could be fetched from. */
const REPOSITORY_URI = 'repository:///';

/** Each part encoded, so that a `#` or `?` in a name is no part of an address. */
export function addressOf(path: string): string {
  return REPOSITORY_URI + path.split('/').map(encodeName).join('/');
}

/** The path that an address of this kind stands for. */
export function pathAt(address: string): string | undefined {
  if (!address.startsWith(REPOSITORY_URI)) return undefined;
  try {
    return decodeURIComponent(address.slice(REPOSITORY_URI.length));
  } catch {
    return undefined;
  }
}

function encodeName(name: string): string {
  return name.replace(/[^A-Za-z0-9._~-]/gu, (character) =>
    [...Buffer.from(character, 'utf8')].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
}
