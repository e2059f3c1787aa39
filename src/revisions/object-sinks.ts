/** What becomes of an object that git prints. */
import { createHash } from 'node:crypto';
import type { ObjectHeader, ObjectSink } from './batch-parser.js';
import { cannotSpool, type Spool, type SpoolFile } from './spool.js';

export type ObjectType = 'blob' | 'tree' | 'commit' | 'tag';

export interface ObjectInfo {
  readonly id: string;
  readonly type: ObjectType;
  /** Bytes, uncompressed. */
  readonly size: number;
}

export type ReadObject =
  | (ObjectInfo & { readonly kind: 'content'; readonly content: Buffer; readonly sha256?: string })
  /** Over `maxBytes`: git was read to the end, nothing was kept. */
  | (ObjectInfo & { readonly kind: 'too-large'; readonly sha256?: string })
  | { readonly kind: 'missing'; readonly id: string };

/** Lies in a file, which whoever asked for it removes; `start` is how it begins. */
export interface SpooledObject extends ObjectInfo {
  readonly kind: 'spooled';
  readonly path: string;
  readonly start: Buffer;
  readonly sha256?: string;
}

export interface ReadOptions {
  /** Content above this many bytes is passed over. No limit by default. */
  readonly maxBytes?: number;
  /** Also SHA-256 of the content, in hex, whatever its size. */
  readonly digest?: boolean;
}

/** Takes the content piece by piece. A promise that is returned holds git back until it is done. */
export type ChunkConsumer = (chunk: Buffer) => void | Promise<void>;

/** Content that no caller limits is limited by what one buffer should hold. */
const MAX_KEPT_BYTES = 2 ** 31 - 1;

export function keepingSink(name: string, options: ReadOptions, resolve: (found: ReadObject) => void): ObjectSink {
  const hash = options.digest ? createHash('sha256') : undefined;
  const limit = Math.min(options.maxBytes ?? MAX_KEPT_BYTES, MAX_KEPT_BYTES);
  let info: ObjectInfo | undefined;
  let content: Buffer | undefined;
  let filled = 0;
  return {
    header: (header) => {
      info = toInfo(header);
      if (info.size <= limit) content = Buffer.allocUnsafe(info.size);
    },
    chunk: (bytes) => {
      hash?.update(bytes);
      if (content) filled += bytes.copy(content, filled);
    },
    end: () => {
      const digest = hash ? { sha256: hash.digest('hex') } : {};
      if (content) resolve({ kind: 'content', ...info!, content, ...digest });
      else resolve({ kind: 'too-large', ...info!, ...digest });
    },
    missing: () => resolve({ kind: 'missing', id: name }),
  };
}

/** Bytes of a spooled object that are held beside its file. */
const START_BYTES = 8_192;

/** `keepingSink`, but for objects that the spool takes. */
export function spoolingSink(
  name: string,
  spool: Spool,
  options: ReadOptions,
  resolve: (found: ReadObject | SpooledObject) => void,
  reject: (error: unknown) => void,
): ObjectSink {
  let sink = keepingSink(name, options, resolve);
  return {
    header: (header) => {
      if (spool.takes(header.id, header.size)) sink = spooledSink(options, spool.create(), resolve, reject);
      sink.header(header);
    },
    chunk: (bytes) => sink.chunk(bytes),
    end: () => sink.end(),
    missing: () => sink.missing(),
  };
}

function spooledSink(
  options: ReadOptions,
  file: SpoolFile,
  resolve: (found: SpooledObject) => void,
  reject: (error: unknown) => void,
): ObjectSink {
  const hash = options.digest ? createHash('sha256') : undefined;
  let info: ObjectInfo | undefined;
  let start: Buffer = Buffer.alloc(0);
  // What was written so far is of no use then, and the rest still has to be taken from the pipe.
  let failure: unknown;
  const fail = (error: unknown): void => {
    failure ??= cannotSpool(error);
  };
  return {
    header: (header) => {
      info = toInfo(header);
    },
    chunk: (bytes) => {
      hash?.update(bytes);
      if (start.length < START_BYTES) start = Buffer.concat([start, bytes.subarray(0, START_BYTES - start.length)]);
      if (failure !== undefined) return;
      try {
        return file.write(bytes)?.catch(fail);
      } catch (error) {
        fail(error);
      }
    },
    end: () => {
      file.close();
      const digest = hash ? { sha256: hash.digest('hex') } : {};
      if (failure === undefined) resolve({ kind: 'spooled', ...info!, path: file.path, start, ...digest });
      else reject(failure);
    },
    missing: () => undefined,
  };
}

export function streamingSink(
  consumer: ChunkConsumer,
  resolve: (info: ObjectInfo | undefined) => void,
  reject: (error: unknown) => void,
): ObjectSink {
  let info: ObjectInfo | undefined;
  let failed = false;
  // A consumer's error is its caller's; the rest of the object still has to be taken from the pipe.
  const fail = (error: unknown): void => {
    failed = true;
    reject(error);
  };
  return {
    header: (header) => {
      info = toInfo(header);
    },
    chunk: (bytes) => {
      if (failed) return;
      try {
        return consumer(bytes)?.catch(fail);
      } catch (error) {
        fail(error);
      }
    },
    end: () => resolve(info),
    missing: () => resolve(undefined),
  };
}

function toInfo({ id, type, size }: ObjectHeader): ObjectInfo {
  return { id, type: type as ObjectType, size };
}

/** The same sink; content waits until `held` says nothing. */
export function heldSink(sink: ObjectSink, held: () => Promise<void> | undefined): ObjectSink {
  return {
    ...sink,
    chunk: (bytes) => {
      const wait = held();
      if (wait === undefined) return sink.chunk(bytes);
      return wait.then(() => sink.chunk(bytes));
    },
  };
}
