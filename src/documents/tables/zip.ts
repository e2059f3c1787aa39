import { fail, stopAtLimit } from '../trees/stop.js';
import type { Meter } from './guard.js';

/** The files of a small zip archive by name. Sizes that lie are found by yauzl, which compares what comes with what was said. */
export async function unzip(
  bytes: Uint8Array,
  meter: Meter,
  maxFiles: number,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const yauzl = await import('yauzl');
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new Promise((resolve, reject) => {
    const files = new Map<string, Uint8Array>();
    yauzl.fromBuffer(buffer, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return reject(error);
      const guarded = (step: () => void): void => {
        try {
          step();
        } catch (problem) {
          reject(problem as Error);
        }
      };
      zip.on('error', reject);
      zip.on('end', () => resolve(files));
      zip.on('entry', (entry) =>
        guarded(() => {
          if (files.size >= maxFiles) stopAtLimit(`more than ${maxFiles} members`);
          meter.inflate(entry.uncompressedSize);
          if (entry.fileName.endsWith('/')) return zip.readEntry();
          if ((entry.generalPurposeBitFlag & 1) !== 0) stopAtLimit('an encrypted member');
          zip.openReadStream(entry, (openError, stream) => {
            if (openError) return reject(openError);
            const chunks: Buffer[] = [];
            stream.on('data', (chunk: Buffer) => chunks.push(chunk));
            stream.on('error', reject);
            stream.on('end', () =>
              guarded(() => {
                if (files.has(entry.fileName)) fail(`two members named ${entry.fileName}`);
                files.set(entry.fileName, Uint8Array.from(Buffer.concat(chunks)));
                zip.readEntry();
              }),
            );
          });
        }),
      );
      zip.readEntry();
    });
  });
}
