import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { batchParser, type ObjectSink } from './batch-parser.js';
import { ended, type GitPlace, gitFailed, ignoreClosedPipe, spawnGit } from './git.js';
import { encodePath } from './paths.js';

type MakeSink<T> = (resolve: (value: T) => void, reject: (error: unknown) => void) => ObjectSink;

export interface Session {
  readonly ask: <T>(name: string, makeSink: MakeSink<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** One git that answers requests in order, started with the first of them. */
export function lazySession(place: GitPlace, mode: '--batch' | '--batch-check'): Session {
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

/** A line break would be a second request, and every answer after it would belong to another name. */
export function assertOneLine(name: string): void {
  if (name === '' || /[\n\0]/.test(name)) throw new RangeError(`not one line: ${JSON.stringify(name)}`);
}
