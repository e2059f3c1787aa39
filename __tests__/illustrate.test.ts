import { afterAll, describe, expect, test } from 'vitest';
import { MAX_PICTURED } from '../src/comparison/illustrations.js';
import { gate } from '../src/gate.js';
import { html } from '../src/reporters/html.js';
import { json } from '../src/reporters/json.js';
import type { Report } from '../src/reporters/report.js';
import { PULL_REQUESTS, pictureOf, slowDrift } from './support/pull-requests.js';
import { removeRepositories } from './support/repositories.js';
import { type Story, tell } from './support/run-gate.js';

afterAll(removeRepositories);

function judge({ repo, base, head }: Story, illustrate: boolean): Promise<Report> {
  const range = { kind: 'revisions', base, head } as const;
  return gate({ repository: { kind: 'directory', path: repo.directory }, range, testReports: [], illustrate });
}

describe('illustrations', () => {
  test('change nothing of what is judged, and stand in no report but the page', async () => {
    const story = PULL_REQUESTS['image-update']();
    const [plain, drawn] = [await judge(story, false), await judge(story, true)];
    const { illustrations, ...rest } = drawn;
    const timeless = (report: Report): unknown => ({ ...report, stats: { ...report.stats, milliseconds: {} } });
    expect(timeless(rest)).toEqual(timeless(plain));
    expect([...(illustrations?.pictures.keys() ?? [])]).toEqual(['__tests__/golden/login page.png']);
    expect(plain.illustrations).toBeUndefined();
    expect(json.render(drawn)).not.toContain('illustrations');
  });

  test('keep their budget, worst findings first, and the page says what it leaves out', async () => {
    const many = MAX_PICTURED + 3;
    const name = (index: number): string => `testdata/p${String(index).padStart(3, '0')}.png`;
    const box = (colour: readonly number[]) => ({ x: 1, y: 1, size: 2, colour });
    const files = (colour: readonly number[]) =>
      Object.fromEntries(Array.from({ length: many }, (_, index) => [name(index), pictureOf(6, 6, box(colour))]));
    const story = tell(files([0, 0, 0, 255]), [
      { files: { ...files([9, 9, 9, 255]), [name(many - 1)]: null }, message: 'Repaint\n' },
    ]);
    const { illustrations, ...report } = await judge(story, true);
    expect(illustrations?.pictures.size).toBe(MAX_PICTURED);
    expect(illustrations?.picturesLeftOut).toBe(3);
    // A fixture that is gone is the worst that can happen to one, so it is drawn, though it is the last by name.
    expect(illustrations?.pictures.has(name(many - 1))).toBe(true);
    expect(html.render({ ...report, illustrations: illustrations! })).toContain(
      '3 more images not drawn: a page holds pictures of at most 60 images and 12 MiB',
    );
  });

  test('account for slow drift step by step, oldest first, head last', async () => {
    const { illustrations } = await judge(slowDrift(), true);
    const account = illustrations?.accounts.get('testdata/weights.json');
    expect(account?.points.map(({ commit }) => commit !== null)).toEqual([true, true, true, false]);
    expect(account?.points.map((point) => point.class)).toEqual([
      'TOLERANCE_DRIFT',
      'TOLERANCE_DRIFT',
      'TOLERANCE_DRIFT',
      'SEMANTIC_REWRITE',
    ]);
    const worst = account?.points.map(({ moves }) => Math.max(...moves.map(({ relative = 0 }) => relative)));
    expect(worst?.map((each) => each.toPrecision(1))).toEqual(['3e-7', '6e-7', '9e-7', '0.000001']);
  });

  test('are not asked for a drift that began with base', async () => {
    const { illustrations } = await judge(PULL_REQUESTS['one-line-drift'](), true);
    expect(illustrations?.accounts.size).toBe(0);
  });
});
