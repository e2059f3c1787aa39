/** What `git cat-file --batch` and `--batch-check` print, taken apart while it arrives. */

export interface ObjectHeader {
  readonly id: string;
  readonly type: string;
  readonly size: number;
}

/** Who waits for one object. Calls come in the order `header`, `chunk` any number of times, `end`; or `missing` alone. */
export interface ObjectSink {
  readonly header: (header: ObjectHeader) => void;
  /** The bytes are part of a larger buffer: copy what is kept, or all of it stays in memory. */
  readonly chunk: (bytes: Buffer) => void | Promise<void>;
  readonly end: () => void;
  readonly missing: () => void;
}

export interface BatchParser {
  /** Awaits a sink that is busy, so that what feeds this parser is held back. */
  readonly push: (chunk: Buffer) => Promise<void>;
}

const LINE_FEED = 0x0a;
/** `<oid> <type> <size>`; anything else says that there is no such object, or not just one. */
const HEADER = /^([0-9a-f]{40}|[0-9a-f]{64}) (blob|tree|commit|tag) (\d+)$/;

/** `next` gives the sink of the object whose header has just come. `withContent` is false for `--batch-check`. */
export function batchParser(next: () => ObjectSink, withContent: boolean): BatchParser {
  let partialLine: Buffer = Buffer.alloc(0);
  let sink: ObjectSink | undefined;
  /** Bytes of content still to come, and after them one line feed. */
  let remaining = 0;

  const takeLine = (line: string): void => {
    const current = next();
    const match = HEADER.exec(line);
    if (!match) {
      current.missing();
      return;
    }
    const size = Number(match[3]);
    current.header({ id: match[1]!, type: match[2]!, size });
    if (!withContent) {
      current.end();
      return;
    }
    sink = current;
    remaining = size;
  };

  const push = async (chunk: Buffer): Promise<void> => {
    let at = 0;
    while (at < chunk.length) {
      if (!sink) {
        const end = chunk.indexOf(LINE_FEED, at);
        if (end === -1) {
          partialLine = Buffer.concat([partialLine, chunk.subarray(at)]);
          return;
        }
        const line = Buffer.concat([partialLine, chunk.subarray(at, end)]).toString('latin1');
        partialLine = Buffer.alloc(0);
        at = end + 1;
        takeLine(line);
        continue;
      }
      if (remaining > 0) {
        const piece = chunk.subarray(at, at + remaining);
        at += piece.length;
        remaining -= piece.length;
        const busy = sink.chunk(piece);
        if (busy) await busy;
        continue;
      }
      at += 1;
      const done = sink;
      sink = undefined;
      done.end();
    }
  };

  return { push };
}
