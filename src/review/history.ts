import type { BlobFacts } from '../comparison/finding.js';
import type { CommitRecord, GitPath, PathChange } from '../revisions/revisions.js';

/** Where each path of a range was changed. Indexes are those of the commits given, oldest first. */
export interface History {
  /** Commits that change `path`, oldest first. */
  readonly touching: (path: GitPath) => readonly number[];
  /**
   * Commits that left what stands at `path` on head: walking back from head, the first ones that change it. Several
   * where branches that were merged left the same bytes; none where no commit of the range did, or where a merge went
   * back to them past a later commit that had changed the path again.
   */
  readonly leaving: (path: GitPath, head: BlobFacts | null) => readonly number[];
  readonly changeAt: (index: number, path: GitPath) => PathChange | undefined;
}

interface Touch {
  readonly index: number;
  readonly change: PathChange;
}

export function readHistory(commits: readonly CommitRecord[]): History {
  const touches = new Map<GitPath, Touch[]>();
  commits.forEach((commit, index) => {
    for (const change of commit.changes) {
      const known = touches.get(change.path);
      if (known === undefined) touches.set(change.path, [{ index, change }]);
      else known.push({ index, change });
    }
  });
  const parents = parentIndexes(commits);
  const linear = parents.every((own, index) => own.length <= 1 && (index === 0 || own[0] === index - 1));
  const of = (path: GitPath): readonly Touch[] => touches.get(path) ?? [];
  const walk = branchedWalk(parents);
  return {
    touching: (path) => of(path).map(({ index }) => index),
    leaving: (path, head) => {
      const own = of(path);
      const last = own.at(-1);
      if (last === undefined) return [];
      if (linear) return leaves(last.change, head) ? [last.index] : [];
      return walk(own, head);
    },
    changeAt: (index, path) => touchAt(of(path), index)?.change,
  };
}

/** Touches stand in the order of the commits. */
function touchAt(touches: readonly Touch[], index: number): Touch | undefined {
  let low = 0;
  let high = touches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (touches[middle]!.index < index) low = middle + 1;
    else high = middle;
  }
  return touches[low]?.index === index ? touches[low] : undefined;
}

function parentIndexes(commits: readonly CommitRecord[]): readonly (readonly number[])[] {
  const position = new Map<string, number>(commits.map(({ sha }, index) => [sha, index]));
  return commits.map(({ parents }) => parents.flatMap((parent) => position.get(parent) ?? []));
}

type Walk = (own: readonly Touch[], head: BlobFacts | null) => readonly number[];

/** Marks are kept between paths and told apart by a round number, so that a path costs what it visits and nothing else. */
function branchedWalk(parents: readonly (readonly number[])[]): Walk {
  const seen = new Int32Array(parents.length);
  let round = 0;
  /** Every commit that is met on the way back from `starts`; `stops` ends a way. */
  const back = (starts: readonly number[], stops: (index: number) => boolean): void => {
    round += 1;
    const stack = [...starts];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      if (seen[next] === round) continue;
      seen[next] = round;
      if (!stops(next)) for (const parent of parents[next]!) stack.push(parent);
    }
  };
  return (own, head) => {
    const changes = new Map(own.map(({ index, change }) => [index, change]));
    back([parents.length - 1], (index) => changes.has(index));
    const found = own.filter(({ index, change }) => seen[index] === round && leaves(change, head));
    const others = own.filter(({ change }) => !leaves(change, head)).map(({ index }) => index);
    const last = others.at(-1) ?? -1;
    // The usual case: nothing that says otherwise comes later, and no second walk is needed.
    if (found.every(({ index }) => index > last)) return found.map(({ index }) => index);
    back(others, () => false);
    return found.filter(({ index }) => seen[index] !== round).map(({ index }) => index);
  };
}

function leaves({ head: left }: PathChange, head: BlobFacts | null): boolean {
  return left === null || head === null ? left === head : left.oid === head.oid && left.mode === head.mode;
}
