import type { Change, ChangeCounts } from '../../src/comparison/comparison.js';
import type { BlobFacts } from '../../src/comparison/finding.js';
import type { GateOutcome, GateResult } from '../../src/gates/gate.js';
import type { ChangeClass } from '../../src/policy/policy.js';
import { GATE_IDS, type GateId, type Problem } from '../../src/problems.js';
import { buildReport, type Report, type ReportPieces } from '../../src/reporters/report.js';
import type { RecordStatus, ReviewedFinding } from '../../src/review/review.js';
import type { ObjectId } from '../../src/revisions/revisions.js';

const HEAD = 'b7d31c0f9a2e4c5d8e6f1a0b3c4d5e6f7a8b9c0d' as ObjectId;
const BASE = '1f0e9d8c7b6a5f4e3d2c1b0a9f8e7d6c5b4a3f2e' as ObjectId;
export const COMMIT = '4a5b6c7d8e9f0a1b2c3d4e5f6a7b8c9d0e1f2a3b';

/** A hex digest that depends on the text, so that two blobs differ where their seeds do. */
export function fakeHash(seed: string, digits: number): string {
  let state = 2_166_136_261;
  let text = '';
  for (let index = 0; text.length < digits; index += 1) {
    for (const character of `${seed}${index}`)
      state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
    text += state.toString(16).padStart(8, '0');
  }
  return text.slice(0, digits);
}

export function blob(seed: string, size = 1_204): BlobFacts {
  return { oid: fakeHash(`oid ${seed}`, 40), sha256: fakeHash(seed, 64), size, mode: '100644' };
}

function countsOf(changes: readonly Change[]): ChangeCounts {
  const of = (kind: Change['kind']): number => changes.filter((change) => change.kind === kind).length;
  return { shape: of('shape'), value: of('value'), drift: of('drift'), representation: of('representation') };
}

/** A finding with everything filled in; blobs follow the class and the path. */
export function finding(
  path: string,
  changeClass: ChangeClass,
  rest: Partial<ReviewedFinding> & { readonly changes?: readonly Change[] } = {},
): ReviewedFinding {
  const changes = rest.changes ?? [];
  return {
    path,
    class: changeClass,
    also: [],
    format: 'json',
    base: changeClass === 'ADDED' ? null : blob(`${path} base`),
    head: changeClass === 'REMOVED' ? null : blob(`${path} head`),
    summary: '1 value rewritten',
    changeCounts: countsOf(changes),
    changes,
    notes: [],
    failures: [],
    suppressed: 0,
    record: { status: 'missing' },
    suggestedTrailer: `Fixture-Change: ${path} class=${changeClass} reason="WHY IT CHANGED"`,
    ...rest,
  };
}

export function matched(reason = 'rebuilt from the price list of March after the currency fix'): RecordStatus {
  return { status: 'matched', kind: 'trailer', commit: COMMIT, by: 'Dana Example <dana@example.test>', reason };
}

export function unrecorded(path: string, changeClass: ChangeClass): Problem {
  return {
    code: 'FG101',
    gate: 'records',
    severity: 'error',
    path,
    message: `${path} changed (${changeClass}) and no commit of this pull request records why.`,
    fix: `Add to the commit message:\nFixture-Change: ${path} class=${changeClass} reason="WHY IT CHANGED"`,
  };
}

const QUIET: readonly GateId[] = ['schema', 'properties', 'freeze', 'quarantine', 'seal'];
const SUMMARIES: Readonly<Partial<Record<GateId, string>>> = {
  shape: 'no fixture lost its content',
  policy: 'no rule changed',
};

/** All eight gates: those named with their outcome, the quiet ones not configured, the rest passed. */
export function gates(outcomes: Partial<Record<GateId, GateOutcome>>, problems: readonly Problem[]): GateResult[] {
  return GATE_IDS.map((id) => ({
    id,
    outcome: outcomes[id] ?? (QUIET.includes(id) ? 'not-configured' : 'pass'),
    summary: outcomes[id] === undefined ? (SUMMARIES[id] ?? '') : '',
    problems: problems.filter(({ gate }) => gate === id),
  }));
}

export function sample(
  findings: readonly ReviewedFinding[],
  problems: readonly Problem[] = [],
  outcomes: Partial<Record<GateId, GateOutcome>> = {},
  rest: Partial<ReportPieces> = {},
): Report {
  return buildReport({
    range: {
      base: { ref: 'main', sha: BASE },
      head: { ref: 'topic', sha: HEAD },
      mergeBase: BASE,
      mergeBases: [BASE],
      headKind: 'commit',
    },
    policy: { source: 'base', path: '.github/fixture-gate.yml', sha256: fakeHash('policy', 64) },
    findings,
    gates: gates(outcomes, problems),
    stats: {
      commits: 3,
      changedPaths: findings.length + 2,
      fixtures: findings.length,
      suppressed: 0,
      patterns: [
        { pattern: 'testdata/**', matches: 412 },
        { pattern: '**/__snapshots__/**', matches: 180 },
      ],
      milliseconds: { compare: 12 },
    },
    ...rest,
  });
}

function oneLineDrift(): Report {
  const changes: Change[] = [
    {
      kind: 'drift',
      at: "$['runs'][3]['energy']",
      base: '-1.234567890123',
      head: '-1.234567890124',
      baseLine: 18,
      headLine: 18,
      absolute: 1e-12,
      relative: 8.1e-13,
      limit: 'relative 1e-9',
    },
  ];
  return sample([
    finding('testdata/physics/energy.json', 'TOLERANCE_DRIFT', {
      changes,
      summary: '1 number moved within tolerance',
      record: matched('new BLAS build, rounding of the last digit'),
    }),
  ]);
}

function blanketRegeneration(): Report {
  const same = (index: number): ReviewedFinding =>
    finding(
      `testdata/api/v${Math.floor(index / 30)}/response_${String(index).padStart(3, '0')}.json`,
      'SEMANTIC_REWRITE',
      {
        changes: [{ kind: 'value', at: "$['version']", base: '"2.3.0"', head: '"2.4.0"', baseLine: 3, headLine: 3 }],
      },
    );
  const findings = Array.from({ length: 180 }, (_, index) => same(index));
  const lost = finding('testdata/api/v2/refunds.json', 'SEMANTIC_REWRITE', {
    hollow: 'all 214 elements of $.items are gone',
    summary: '214 elements removed',
    changes: [
      {
        kind: 'value',
        at: "$['items']",
        base: '214 elements',
        head: '0 elements',
        baseLine: 4,
        headLine: 4,
        note: 'emptied',
      },
    ],
  });
  const all = [...findings, lost];
  const problems: Problem[] = [
    ...all.map((each) => unrecorded(each.path, each.class)),
    {
      code: 'FG301',
      gate: 'shape',
      severity: 'error',
      path: lost.path,
      line: 4,
      message: 'testdata/api/v2/refunds.json is hollow: $.items had 214 elements on base and has none on head.',
      fix: 'Restore the elements, or remove the fixture if nothing reads it any more.',
    },
  ];
  return sample(all, problems, { records: 'fail', shape: 'fail' });
}

function rename(): Report {
  const from = finding('testdata/orders/eu.json', 'REMOVED', {
    movedTo: 'testdata/orders/europe.json',
    summary: 'moved away',
  });
  const to = finding('testdata/orders/europe.json', 'ADDED', {
    movedFrom: from.path,
    summary: 'moved here',
    head: from.base,
  });
  return sample([from, to], [unrecorded(from.path, from.class), unrecorded(to.path, to.class)], { records: 'fail' });
}

function snapshotUpdate(): Report {
  const changes: Change[] = [
    {
      kind: 'value',
      at: 'snapshot "renders the cart 1", line 4',
      base: '      <span class="total">12.50</span>',
      head: '      <span class="total">13.00</span>',
      baseLine: 27,
      headLine: 27,
    },
    {
      kind: 'shape',
      at: 'snapshot "renders an empty cart 1"',
      base: null,
      head: '<div />',
      headLine: 40,
      note: 'new snapshot',
    },
  ];
  const path = 'src/cart/__snapshots__/cart.test.tsx.snap';
  const snapshot = finding(path, 'SHAPE_CHANGE', {
    format: 'snap',
    also: ['SEMANTIC_REWRITE'],
    changes: [changes[1] as Change, changes[0] as Change],
    summary: '1 snapshot added, 1 value rewritten',
    record: {
      status: 'mismatched',
      kind: 'trailer',
      commit: COMMIT,
      by: 'Dana Example <dana@example.test>',
      reason: 'cart total shows two digits',
    },
  });
  const problem: Problem = {
    code: 'FG105',
    gate: 'records',
    severity: 'error',
    path,
    commit: COMMIT,
    message: `The record in commit ${COMMIT.slice(0, 12)} says class=TOLERANCE_DRIFT, but ${path} was measured as SHAPE_CHANGE, SEMANTIC_REWRITE.`,
    fix: `Fixture-Change: ${path} class=SHAPE_CHANGE,SEMANTIC_REWRITE reason="cart total shows two digits"`,
  };
  return sample([snapshot], [problem], { records: 'fail' });
}

function imageUpdate(): Report {
  const path = '__tests__/golden/login page.png';
  const image = finding(path, 'SEMANTIC_REWRITE', {
    format: 'png',
    summary: '1,204 of 480,000 pixels changed',
    changes: [
      {
        kind: 'value',
        at: '312,88',
        base: 'rgba(255, 255, 255, 255)',
        head: 'rgba(13, 110, 253, 255)',
        absolute: 242,
        note: 'largest difference of a channel',
      },
    ],
    notes: ['1,204 of 480,000 pixels (0.25 %) differ by more than 1/255, inside x 300 to 420, y 80 to 102'],
    suggestedTrailer: `Fixture-Change: "${path}" class=SEMANTIC_REWRITE reason="WHY IT CHANGED"`,
  });
  return sample([image], [unrecorded(path, image.class)], { records: 'fail' });
}

function csvRebuild(): Report {
  const rows = Array.from({ length: 40 }, (_, index): Change => {
    const base = 100 + index * 7.31;
    const relative = 10 ** (-11 + index / 5);
    return {
      kind: relative <= 1e-6 ? 'drift' : 'value',
      at: `row ${index + 2} (sku=A-${1000 + index}), column weight`,
      base: base.toFixed(12),
      head: (base * (1 + relative)).toFixed(12),
      baseLine: index + 2,
      headLine: index + 3,
      absolute: base * relative,
      relative,
      limit: 'relative 1e-6 ($[*].weight)',
    };
  });
  const changes = rows.sort((a, b) => Number(a.kind === 'drift') - Number(b.kind === 'drift'));
  return sample(
    [
      finding('testdata/billing/weights.csv', 'TOLERANCE_DRIFT', {
        format: 'csv',
        changes: changes.filter(({ kind }) => kind === 'drift'),
        summary: '40 numbers moved within tolerance',
        notes: ['rows aligned by sku', 'systematic: 97 % of the moves go up'],
        record: matched('weights re-measured with the new scale in hall 4'),
      }),
      finding('testdata/billing/seed_accounts.csv', 'SEMANTIC_REWRITE', {
        format: 'csv',
        also: ['TOLERANCE_DRIFT'],
        changes,
        changeCounts: { shape: 0, value: 212, drift: 1_900, representation: 3 },
        summary: '212 values rewritten, 1,900 numbers moved within tolerance',
        notes: ['rows aligned by sku'],
      }),
    ],
    [unrecorded('testdata/billing/seed_accounts.csv', 'SEMANTIC_REWRITE')],
    { records: 'fail' },
  );
}

function yamlReformat(): Report {
  const reformatted = (name: string): ReviewedFinding =>
    finding(`tests/fixtures/${name}.yaml`, 'TOLERANCE_DRIFT', {
      format: 'yaml',
      summary: 'only layout: quotes, comments',
      notes: ['layout: comments, quotes'],
      changeCounts: { shape: 0, value: 0, drift: 0, representation: 9 },
      record: { status: 'not-required' },
    });
  return sample(['deploy', 'ingress', 'service', 'values'].map(reformatted));
}

function manifestOnly(): Report {
  const problem: Problem = {
    code: 'FG209',
    gate: 'seal',
    severity: 'error',
    path: 'fixtures.manifest',
    line: 12,
    message:
      'fixtures.manifest, line 12: the entry of testdata/billing/seed_accounts.csv changed, but the fixture did not.',
    fix: 'Change the fixture in the same pull request, or put the entry back as it was.',
  };
  return sample([], [problem], { seal: 'fail' });
}

function nothing(): Report {
  return sample([], [], {}, { policy: { source: 'defaults' } });
}

/** Names and values as threats T40, T76 to T78 have them. The token is put together here so that no scanner trips over it. */
export const FAKE_TOKEN = ['ghp', 'R4nd0mTok3nR4nd0mTok3nR4nd0mTok3nAbCd'].join('_');
export const HOSTILE_PATH =
  'testdata/\n::error::x ##[set-output name=verdict]pass `@org/team` #123 | <img src=x> <!-- fixture-gate:default --> [a](https://evil.test) \u202egpj.exe';

function hostile(): Report {
  const hidden = finding(HOSTILE_PATH, 'SEMANTIC_REWRITE', {
    summary: 'see @org/team and https://evil.test/track.png',
    notes: ['<script>alert(1)</script> ![x](https://evil.test/p.gif)'],
    changes: [
      {
        kind: 'value',
        at: "$['<!-- -->']['@everyone']",
        base: `"${FAKE_TOKEN}"`,
        head: '"::stop-commands::x"',
        baseLine: 2,
        headLine: 2,
        note: 'fixes #1, www.evil.test',
      },
      { kind: 'value', at: "$['password']", base: '"hunter2hunter2"', head: '"\u0000\u0001\u001b[31m"', headLine: 3 },
    ],
  });
  const forged = finding('testdata/```\u200b.json', 'SHAPE_CHANGE', {
    record: matched('-->\n# Approved by @security\n| a | b |'),
    summary: '1 key added',
    changes: [{ kind: 'shape', at: "$['a`b|c']", base: null, head: '"x`|\\\\"', headLine: 1 }],
  });
  return sample([hidden, forged], [unrecorded(hidden.path, hidden.class)], { records: 'fail' });
}

/** Ten pull requests of different kinds, as issue 6 names them. */
export const SAMPLES = {
  'one-line-drift': oneLineDrift,
  'blanket-regeneration': blanketRegeneration,
  rename,
  'snapshot-update': snapshotUpdate,
  'image-update': imageUpdate,
  'csv-rebuild': csvRebuild,
  'yaml-reformat': yamlReformat,
  'manifest-only': manifestOnly,
  nothing,
  hostile,
} satisfies Record<string, () => Report>;

export type SampleName = keyof typeof SAMPLES;
export const SAMPLE_NAMES = Object.keys(SAMPLES) as readonly SampleName[];
