/** Blobs of files on disk, put into an object directory of ours as `git hash-object -w --no-filters` would. */
import { createHash, randomBytes } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, readlink, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createDeflate, constants as zlibConstants } from 'node:zlib';
import { FixtureGateError } from '../errors.js';
import { objectId } from './object-id.js';
import { decodePath } from './paths.js';
import type { ObjectFormat } from './repository.js';
import type { ObjectId } from './revisions.js';

/** The objects of the run's private view, never those of the user's repository. */
export interface ObjectStore {
  readonly objectsDir: string;
  readonly format: ObjectFormat;
}

/** In memory at a time while a file is read. */
const CHUNK_BYTES = 256 * 1024;

export async function storeLink(path: Buffer, store: ObjectStore): Promise<ObjectId> {
  const target = await readlink(path, { encoding: 'buffer' });
  return storeBlob(store, target.length, [target]);
}

/**
 * @throws {FixtureGateError} STALE where the file changes while it is read: half of one and half of another content is
 *   nobody's fixture.
 */
export async function storeFile(path: Buffer, store: ObjectStore): Promise<ObjectId> {
  const handle = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    const { size } = await handle.stat();
    return await storeBlob(store, size, readExactly(handle, size, path));
  } finally {
    await handle.close();
  }
}

async function* readExactly(handle: FileHandle, size: number, path: Buffer): AsyncGenerator<Buffer> {
  let position = 0;
  for (;;) {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, position);
    position += bytesRead;
    if (position > size || (bytesRead === 0 && position < size)) {
      throw new FixtureGateError(
        'STALE',
        `${JSON.stringify(decodePath(path))} changed while it was read`,
        'run this again when nothing writes there',
      );
    }
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

async function storeBlob(
  { objectsDir, format }: ObjectStore,
  size: number,
  content: Iterable<Buffer> | AsyncIterable<Buffer>,
): Promise<ObjectId> {
  const hash = createHash(format);
  const unfinished = join(objectsDir, `tmp_obj_${randomBytes(8).toString('hex')}`);
  const whole = async function* (): AsyncGenerator<Buffer> {
    const header = Buffer.from(`blob ${size}\0`);
    hash.update(header);
    yield header;
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(whole, createDeflate({ level: zlibConstants.Z_BEST_SPEED }), createWriteStream(unfinished));
  const oid = objectId(hash.digest('hex'));
  const file = join(objectsDir, oid.slice(0, 2), oid.slice(2));
  await mkdir(dirname(file), { recursive: true });
  await rename(unfinished, file);
  return oid;
}
