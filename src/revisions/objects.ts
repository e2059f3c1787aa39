import { FixtureGateError } from '../errors.js';
import { batchParser, type ObjectSink } from './batch-parser.js';
import { ended, type GitPlace, gitFailed, ignoreClosedPipe, spawnGit } from './git.js';
import { assertOneLine, lazySession, type Session } from './object-session.js';
import {
  type ChunkConsumer,
  heldSink,
  keepingSink,
  type ObjectInfo,
  type ReadObject,
  type ReadOptions,
  type SpooledObject,
  spoolingSink,
  streamingSink,
} from './object-sinks.js';
import { encodePath } from './paths.js';
import type { Spool } from './spool.js';

export type { ChunkConsumer, ObjectInfo, ObjectType, ReadObject, ReadOptions, SpooledObject } from './object-sinks.js';

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
   * Reads many, in order, by the process that serves single reads. It is held back where the loop's body does not keep up:
   * MAX_AHEAD_BYTES and one object are in memory at most. Other reads may be awaited inside the loop; another process
   * serves them.
   */
  readonly readMany: (names: readonly string[], options?: ReadOptions) => AsyncIterable<ReadObject>;
  /** `readMany` that writes what the spool takes to files, whatever `maxBytes` says. */
  readonly readManyInto: (
    spool: Spool,
    names: readonly string[],
    options?: ReadOptions,
  ) => AsyncIterable<ReadObject | SpooledObject>;
  readonly infoMany: (
    names: readonly string[],
  ) => AsyncIterable<ObjectInfo | { readonly kind: 'missing'; readonly id: string }>;
  /** After this no read is possible. */
  readonly close: () => Promise<void>;
}

/** Content that has come and that nobody has taken yet, for `readMany`. */
const MAX_AHEAD_BYTES = 33_554_432;
/** Names that git is given before it has answered: enough to keep it at work while answers are on their way. */
const MAX_ASKED = 128;

export function openObjects(place: GitPlace): ObjectReader {
  const headers = lazySession(place, '--batch-check');
  /** The first one serves nearly all runs; further ones only what is asked for while `readMany` holds those before. */
  const contents: { readonly session: Session; held: boolean }[] = [];
  const free = (): (typeof contents)[number] => {
    const known = contents.find(({ held }) => !held);
    if (known !== undefined) return known;
    const made = { session: lazySession(place, '--batch'), held: false };
    contents.push(made);
    return made;
  };

  const find = (name: string, options: ReadOptions = {}): Promise<ReadObject> =>
    free().session.ask(name, (resolve) => keepingSink(name, options, resolve));

  async function* many<T extends ReadObject | SpooledObject>(
    names: readonly string[],
    makeSink: MakeSink<T>,
  ): AsyncGenerator<T> {
    if (names.length === 0) return;
    for (const name of names) assertOneLine(name);
    const chosen = free();
    chosen.held = true;
    try {
      yield* manyFrom(chosen.session, names, makeSink);
    } finally {
      chosen.held = false;
    }
  }

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
    stream: (name, consumer) => free().session.ask(name, (resolve, reject) => streamingSink(consumer, resolve, reject)),
    readMany: (names, options = {}) => many<ReadObject>(names, (name, resolve) => keepingSink(name, options, resolve)),
    readManyInto: (spool, names, options = {}) =>
      many<ReadObject | SpooledObject>(names, (name, ...answer) => spoolingSink(name, spool, options, ...answer)),
    infoMany: async function* (names) {
      for await (const found of headersOf(place, names)) {
        yield found.kind === 'missing' ? found : infoOf(found);
      }
    },
    close: async () => {
      await Promise.all([headers.close(), ...contents.map(({ session }) => session.close())]);
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

type MakeSink<T> = (name: string, resolve: (found: T) => void, reject: (error: unknown) => void) => ObjectSink;

/** What is kept of it until it is taken, in memory or on disk. */
function bytesAhead(found: ReadObject | SpooledObject): number {
  return found.kind === 'content' || found.kind === 'spooled' ? found.size : 0;
}

/** Asks ahead of what is taken, and holds the session back where too much has come. */
async function* manyFrom<T extends ReadObject | SpooledObject>(
  session: Session,
  names: readonly string[],
  makeSink: MakeSink<T>,
): AsyncGenerator<T, void, undefined> {
  const ready: T[] = [];
  let asked = 0;
  let taken = 0;
  let ahead = 0;
  let left = false;
  let failure: { readonly error: unknown } | undefined;
  let wake = (): void => undefined;
  let release: (() => void) | undefined;
  const held = (): Promise<void> | undefined =>
    left || ahead < MAX_AHEAD_BYTES ? undefined : new Promise((resolve) => (release = resolve));
  const ask = (name: string): void => {
    const answer = session.ask<T>(name, (resolve, reject) => heldSink(makeSink(name, resolve, reject), held));
    answer.then(
      (found) => {
        // Whoever left early has no use for it, and what was asked for has to be taken from the pipe all the same.
        if (left) return;
        ahead += bytesAhead(found);
        ready.push(found);
        wake();
      },
      (error: unknown) => {
        failure ??= { error };
        wake();
      },
    );
  };
  try {
    while (taken < names.length) {
      // Many names in one write: git has as many again to go on with.
      if (asked - taken <= MAX_ASKED / 2)
        while (asked < names.length && asked - taken < MAX_ASKED) ask(names[asked++]!);
      const next = ready.shift();
      if (next === undefined) {
        if (failure !== undefined) throw failure.error;
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      taken += 1;
      yield next;
      ahead -= bytesAhead(next);
      if (ahead < MAX_AHEAD_BYTES) release?.();
    }
  } finally {
    left = true;
    release?.();
  }
}

/** Sizes and types alone, from a process of its own. */
async function* headersOf(place: GitPlace, names: readonly string[]): AsyncGenerator<ReadObject, void, undefined> {
  if (names.length === 0) return;
  for (const name of names) assertOneLine(name);
  const command = ['cat-file', '--batch-check', '--buffer'];
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
    return keepingSink(name, { maxBytes: -1 }, (found) => ready.push(found));
  }, false);
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
