import { fail, stopAtLimit } from '../trees/stop.js';

/** What xz-embedded answers where the file may be fine and it cannot go on: memory, its limit, filters, checks. */
const LIMITS: Readonly<Record<string, string>> = {
  3: 'it asks for more memory than there is',
  4: 'its dictionary is larger than what is read here',
  6: 'it uses a filter or a checksum that is not read here',
};

/** Node finds no names in this CommonJS package and gives it as the default; the bundle has them. */
async function streamReader(): Promise<typeof import('xz-decompress').XzReadableStream> {
  const library: typeof import('xz-decompress') & { readonly default?: typeof import('xz-decompress') } = await import(
    'xz-decompress'
  );
  return (library.default ?? library).XzReadableStream;
}

/**
 * All streams of an .xz file, checksums verified, as xz writes them; `room` in bytes. The library (xz-embedded as
 * WebAssembly) refuses whatever follows that is neither a stream nor padding.
 */
export async function unxz(bytes: Uint8Array, room: number): Promise<Uint8Array> {
  const XzReadableStream = await streamReader();
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const reader = new XzReadableStream(source).getReader();
  const parts: Uint8Array[] = [];
  let total = 0;
  for (;;) {
    const next = await reader.read().catch((error: unknown) => broken(error));
    if (next.done) return Buffer.concat(parts);
    total += next.value.length;
    if (total > room) {
      // The library takes one file after the other: one that is left open would keep the next one waiting.
      await reader.cancel();
      stopAtLimit(`unpacks to more than the ${room} bytes that are left for it`);
    }
    parts.push(next.value);
  }
}

function broken(error: unknown): never {
  const code = error instanceof Error ? /error code (\d+)$/.exec(error.message)?.[1] : undefined;
  const limit = code === undefined ? undefined : LIMITS[code];
  return limit === undefined ? fail('compressed data are broken or cut off') : stopAtLimit(limit);
}
