import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlobFacts } from '../../src/comparison/finding.js';
import { readHistory } from '../../src/review/history.js';
import { reviewChanges } from '../../src/review/match.js';
import { parseTrailers } from '../../src/review/trailers.js';
import type { CommitRecord, ObjectId, PathChange } from '../../src/revisions/revisions.js';
import { finding, policyWith } from '../support/review-repo.js';

const PATH = 'fixtures/a.json';
const id = (number: number): ObjectId => number.toString(16).padStart(40, '0') as ObjectId;
const entry = (content: number) => ({ mode: '100644', oid: id(content) });
const blob = (content: number): BlobFacts => ({ ...entry(content), sha256: id(content).padStart(64, '0'), size: 1 });
const someone = { name: 'A', email: 'a@example.test' };
const RECORD = `W\n\nFixture-Change: ${PATH} purpose=rebuild source=migration\n`;

interface Node {
  readonly parents: readonly number[];
  readonly content: number;
  readonly changes: boolean;
  readonly recorded: boolean;
}

/** A history of one path: node 0 is base with content 0, every later one goes on from one or two earlier ones. */
const histories = fc
  .array(
    fc.record({
      first: fc.nat(),
      second: fc.option(fc.nat()),
      content: fc.integer({ min: -1, max: 3 }),
      recorded: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: 9,
    },
  )
  .map((steps) => {
    const nodes: Node[] = [{ parents: [], content: 0, changes: false, recorded: false }];
    for (const { first, second, content, recorded } of steps) {
      const parents = [
        ...new Set(
          [first, ...(second === null ? [] : [second])].map((one) => Math.max(0, nodes.length - 1 - (one % 3))),
        ),
      ];
      const inherited = parents.map((parent) => nodes[parent]!.content);
      const own = content === -1 ? inherited[0]! : content;
      nodes.push({ parents, content: own, changes: !inherited.includes(own), recorded });
    }
    return nodes;
  });

/** Everything that `from` is built on, itself included. */
function ancestors(nodes: readonly Node[], from: number): ReadonlySet<number> {
  const seen = new Set<number>([from]);
  for (const index of seen) for (const parent of nodes[index]!.parents) seen.add(parent);
  return seen;
}

function commitsOf(nodes: readonly Node[]): readonly CommitRecord[] {
  const reached = ancestors(nodes, nodes.length - 1);
  return nodes.flatMap(({ parents, content, changes, recorded }, index): readonly CommitRecord[] => {
    if (index === 0 || !reached.has(index)) return [];
    const change: PathChange = { path: PATH, base: entry(nodes[parents[0]!]!.content), head: entry(content) };
    return [
      {
        sha: id(1000 + index),
        parents: parents.map((parent) => id(1000 + parent)),
        author: someone,
        committer: someone,
        committedAt: 0,
        message: recorded ? RECORD : 'W\n',
        changes: changes ? [change] : [],
      },
    ];
  });
}

/** The definition, word by word and slowly. */
function leavingByDefinition(nodes: readonly Node[]): readonly number[] {
  const head = nodes.length - 1;
  const reached = ancestors(nodes, head);
  const changing = nodes.flatMap((node, index) => (node.changes && reached.has(index) ? [index] : []));
  const met = new Set<number>();
  const stack = [head];
  for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
    if (nodes[index]!.changes) met.add(index);
    else stack.push(...nodes[index]!.parents);
  }
  const others = changing.filter((index) => nodes[index]!.content !== nodes[head]!.content);
  return [...met]
    .filter((index) => nodes[index]!.content === nodes[head]!.content)
    .filter((index) => !others.some((other) => ancestors(nodes, other).has(index)))
    .sort((a, b) => a - b);
}

describe('R2 laws of matching', () => {
  it('the commits that left head are those of the definition, in any history', () => {
    fc.assert(
      fc.property(histories, (nodes) => {
        const commits = commitsOf(nodes);
        const left = readHistory(commits).leaving(PATH, blob(nodes.at(-1)!.content));
        expect(left.map((index) => commits[index]!.sha)).toEqual(
          leavingByDefinition(nodes).map((index) => id(1000 + index)),
        );
      }),
      { numRuns: 3000 },
    );
  });

  it('T25 a change is recorded only where one of those commits holds the record', () => {
    let matched = 0;
    fc.assert(
      fc.property(histories, (nodes) => {
        const head = nodes.at(-1)!.content;
        fc.pre(head !== 0);
        const review = reviewChanges({
          findings: [finding(PATH, 'SEMANTIC_REWRITE', blob(0), blob(head))],
          commits: commitsOf(nodes),
          policy: policyWith(),
          isFixture: (path) => path === PATH,
          requires: () => ['trailer'],
          headKind: 'commit',
        });
        const recorded = leavingByDefinition(nodes).some((index) => nodes[index]!.recorded);
        const [first] = review.findings;
        if (recorded) matched += 1;
        expect(first?.record.status).toBe(recorded ? 'matched' : 'missing');
        if (!recorded) expect(review.problems.some(({ code }) => code === 'FG101' || code === 'FG107')).toBe(true);
      }),
      { numRuns: 2000 },
    );
    expect(matched).toBeGreaterThan(100);
  });

  it('T29 whatever a message says, nothing is recorded without a trailer that git lists, and nothing throws', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'Fixture-Change',
        ':',
        ' ',
        '\n',
        '\n\n',
        PATH,
        'fixtures/',
        '"',
        '\\',
        'reason=',
        'class=',
        'to=',
        ',',
        'SHAPE_CHANGE',
        '..',
        '/',
        '*',
        'x',
      ),
      fc.constantFrom(
        'purpose=rebuild source=migration',
        'Signed-off-by: A <a@example.test>',
        '\u00a0',
        '\u200b',
        '\u202e',
        '\ud800',
        '\0',
        '\t',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    const message = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
    let matched = 0;
    fc.assert(
      fc.property(message, fc.boolean(), (text, patterns) => {
        const whole = `W\n\n${text}`;
        const [base] = commitsOf([
          { parents: [], content: 0, changes: false, recorded: false },
          { parents: [0], content: 1, changes: true, recorded: false },
        ]);
        const review = reviewChanges({
          findings: [finding(PATH, 'SHAPE_CHANGE', blob(0), blob(1))],
          commits: [{ ...base!, message: whole }],
          policy: policyWith({ patterns }),
          isFixture: (path) => path.startsWith('fixtures/'),
          requires: () => ['trailer'],
          headKind: 'commit',
        });
        if (review.findings[0]?.record.status !== 'matched') return;
        matched += 1;
        expect(parseTrailers(whole, 'Fixture-Change').trailers.some(({ value }) => /fixtures\//.test(value))).toBe(
          true,
        );
      }),
      { numRuns: 8000, examples: [[`Fixture-Change: ${PATH} purpose=rebuild source=migration`, false]] },
    );
    expect(matched).toBeGreaterThan(0);
  });
});
