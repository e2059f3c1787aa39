import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { createHash } from 'node:crypto';
import { FixtureGateError } from '../errors.js';
import { batchParser, type ObjectHeader, type ObjectSink } from './batch-parser.js';
import { ended, type GitPlace, gitFailed, ignoreClosedPipe, spawnGit } from './git.js';
import { encodePath } from './paths.js';

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

export interface ReadOptions {
  /** Content above this many bytes is passed over. No limit by default. */
  readonly maxBytes?: number;
  /** Also SHA-256 of the content, in hex, whatever its size. */
  readonly digest?: boolean;
}

/** Takes the content piece by piece. A promise that is returned holds git back until it is done. */
export type ChunkConsumer = (chunk: Buffer) => void | Promise<void>;

/**
 * Reads objects by id, or by an expression such as `<sha>:path` that has no line break. One `cat-file --batch` serves
 * all single reads, in the order asked for; requests may be made while others are under way.
 */
export interface ObjectReader {
  /** Size and type without content. `undefined` where the object is missing. */
  readonly info: (name: string) => Promise<ObjectInfo | undefined>;
  readonly find: (name: string, options?: ReadOptions) => Promise<ReadObject>;
  /** @throws {FixtureGateError} REVISION_MISSING where it is missing. */
  readonly read: (name: string) => Promise<Buffer>;
  /** Gives the content to `consumer` in pieces, in bounded memory. `undefined` where the object is missing. */
  readonly stream: (name: string, consumer: ChunkConsumer) => Promise<ObjectInfo | undefined>;
  /**
   * Reads many, in order, from a process of its own that is held back while the loop's body is at work: one object and
   * one pipe are in memory at a time. Other reads may be awaited inside the loop.
   */
  readonly readMany: (names: readonly string[], options?: ReadOptions) => AsyncIterable<ReadObject>;
  readonly infoMany: (
    names: readonly string[],
  ) => AsyncIterable<ObjectInfo | { readonly kind: 'missing'; readonly id: string }>;
  /** After this no read is possible. */
  readonly close: () => Promise<void>;
}

/** Content that no caller limits is limited by what one buffer should hold. */
const MAX_KEPT_BYTES = 2 ** 31 - 1;

export function openObjects(place: GitPlace): ObjectReader {
  const contents = lazySession(place, '--batch');
  const headers = lazySession(place, '--batch-check');

  const find = (name: string, options: ReadOptions = {}): Promise<ReadObject> =>
    contents.ask(name, (resolve) => keepingSink(name, options, resolve));

  return {
    info: async (name) => {
      const found = await headers.ask<ReadObject>(name, (resolve) => keepingSink(name, { maxBytes: -1 }, resolve));
      return found.kind === 'missing' ? undefined : infoOf(found);
    },
    find,
    read: async (name) => {
      const found = await find(name);
      if (found.kind === 'content') return found.content;
      if (found.kind === 'missing') throw objectMissing(name);
      throw new RangeError(`object ${name} is too large to be kept: ${found.size} bytes`);
    },
    stream: (name, consumer) => contents.ask(name, (resolve, reject) => streamingSink(consumer, resolve, reject)),
    readMany: (names, options = {}) => readMany(place, '--batch', names, options),
    infoMany: async function* (names) {
      for await (const found of readMany(place, '--batch-check', names, { maxBytes: -1 })) {
        yield found.kind === 'missing' ? found : infoOf(found);
      }
    },
    close: async () => {
      await Promise.all([contents.close(), headers.close()]);
    },
  };
}

export function objectMissing(name: string): FixtureGateError {
  return new FixtureGateError(
    'REVISION_MISSING',
    `the object ${JSON.stringify(name)} is not in this clone`,
    'fetch it, for instance with "fetch-depth: 0" on the checkout step and without a filter',
  );
}

function infoOf({ id, type, size }: ObjectInfo): ObjectInfo {
  return { id, type, size };
}

type MakeSink<T> = (resolve: (value: T) => void, reject: (error: unknown) => void) => ObjectSink;

interface Session {
  readonly ask: <T>(name: string, makeSink: MakeSink<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** One git that answers requests in order, started with the first of them. */
function lazySession(place: GitPlace, mode: '--batch' | '--batch-check'): Session {
  interface Waiting {
    readonly sink: ObjectSink;
    readonly reject: (error: unknown) => void;
  }
  const waiting: Waiting[] = [];
  let inWork: Waiting | undefined;
  let child: ChildProcessWithoutNullStreams | undefined;
  let finished: Promise<void> = Promise.resolve();
  let closed = false;

  const start = (): ChildProcessWithoutNullStreams => {
    const started = spawnGit(place, ['cat-file', mode]);
    started.stdin.on('error', ignoreClosedPipe);
    const parser = batchParser(() => {
      inWork = waiting.shift();
      if (!inWork) throw new Error('git cat-file answered what nobody asked');
      return inWork.sink;
    }, mode === '--batch');
    const end = ended(started);
    end.catch(() => undefined);
    finished = (async () => {
      let failure: unknown;
      try {
        for await (const chunk of started.stdout) await parser.push(chunk as Buffer);
      } catch (error) {
        failure = error;
        started.kill();
      }
      const { code, complaint } = await end;
      failure ??= gitFailed(['cat-file'], code, complaint);
      for (const { reject } of [...(inWork ? [inWork] : []), ...waiting.splice(0)]) reject(failure);
      child = undefined;
    })().catch((error: unknown) => {
      for (const { reject } of waiting.splice(0)) reject(error);
    });
    return started;
  };

  return {
    ask: (name, makeSink) =>
      new Promise((resolve, reject) => {
        if (closed) throw new Error(`object ${name} was asked for after the repository was closed`);
        assertOneLine(name);
        child ??= start();
        waiting.push({ sink: makeSink(resolve, reject), reject });
        const { stdin } = child;
        // What is asked for in one turn goes out in one write: a walk through history asks for thousands at a time.
        if (stdin.writableCorked === 0) {
          stdin.cork();
          process.nextTick(() => stdin.uncork());
        }
        stdin.write(encodePath(`${name}\n`));
      }),
    close: async () => {
      closed = true;
      child?.stdin.end();
      await finished;
    },
  };
}

async function* readMany(
  place: GitPlace,
  mode: '--batch' | '--batch-check',
  names: readonly string[],
  options: ReadOptions,
): AsyncGenerator<ReadObject, void, undefined> {
  if (names.length === 0) return;
  for (const name of names) assertOneLine(name);
  const command = ['cat-file', mode, '--buffer'];
  const child = spawnGit(place, command);
  const end = ended(child);
  end.catch(() => undefined);
  child.stdin.on('error', ignoreClosedPipe);
  child.stdin.end(encodePath(`${names.join('\n')}\n`));
  const ready: ReadObject[] = [];
  let asked = 0;
  let answered = 0;
  const parser = batchParser(() => {
    const name = names[asked++];
    if (name === undefined) throw new Error('git cat-file answered what nobody asked');
    return keepingSink(name, options, (found) => ready.push(found));
  }, mode === '--batch');
  try {
    for await (const chunk of child.stdout) {
      await parser.push(chunk as Buffer);
      answered += ready.length;
      yield* ready.splice(0);
    }
    const { code, complaint } = await end;
    if (code !== 0 || answered !== names.length) throw gitFailed(command, code, complaint);
  } finally {
    child.kill();
  }
}

/** A line break would be a second request, and every answer after it would belong to another name. */
function assertOneLine(name: string): void {
  if (name === '' || /[\n\0]/.test(name)) throw new RangeError(`not one line: ${JSON.stringify(name)}`);
}

function keepingSink(name: string, options: ReadOptions, resolve: (found: ReadObject) => void): ObjectSink {
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

function streamingSink(
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
