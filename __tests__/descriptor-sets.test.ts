import { afterAll, describe, expect, it } from 'vitest';
import { ENUMS_SET, SHOP_SET, SWAPPED_SET } from './documents/support/protobuf-samples.js';
import { removeRepositories } from './support/repositories.js';
import { judge, of, tell } from './support/run-gate.js';

afterAll(removeRepositories);

const POLICY = '.github/fixture-gate.yml';
const SET = 'proto/shop.binpb';
const ORDER = 'testdata/order.binpb';
const policy = (message = 'shop.v1.Order', file = SET): string =>
  `version: 1\nfixtures:\n  - paths: ["testdata/**"]\n    require: none\n    descriptor: { file: ${file}, message: ${message} }\n`;
const set = (sample: string): Buffer => Buffer.from(sample, 'base64');
/** `offset`, sfixed64 on base; next to each other as whole numbers and as doubles. */
const offset = (value: bigint): Buffer => {
  const file = Buffer.alloc(9);
  file[0] = 12 * 8 + 1;
  file.writeBigUInt64LE(value, 1);
  return file;
};
const [ONE, NEXT] = [offset(4607182418800017408n), offset(4607182418800017409n)];
const state = (value: number): Buffer => Buffer.from([3 * 8, value]);

async function classOf(story: Parameters<typeof judge>[0]) {
  const report = await judge(story);
  const finding = report.findings.find(({ path }) => path === ORDER);
  return { class: finding?.class, notes: finding?.notes.join(), at: finding?.changes[0]?.at, report };
}

describe('a descriptor set that the policy names', () => {
  it('gives fields their names', async () => {
    const story = tell({ [POLICY]: policy(), [SET]: set(SHOP_SET), [ORDER]: state(1) }, [
      { files: { [ORDER]: state(2) } },
    ]);
    expect(await classOf(story)).toMatchObject({ class: 'SEMANTIC_REWRITE', at: "$['state']" });
  });

  it('and types: two doubles that are next to each other are drift, two whole numbers are not', async () => {
    const typed = (sample: string) =>
      tell({ [POLICY]: policy(), [SET]: set(sample), [ORDER]: ONE }, [{ files: { [ORDER]: NEXT } }]);
    expect((await classOf(typed(SWAPPED_SET))).class).toBe('TOLERANCE_DRIFT');
    expect((await classOf(typed(SHOP_SET))).class).toBe('SEMANTIC_REWRITE');
  });

  it.each([
    ['a looser one', SHOP_SET, SWAPPED_SET],
    ['a stricter one', SWAPPED_SET, SHOP_SET],
  ])('head that swaps it for %s is judged by both, and that it did is a problem', async (_, base, head) => {
    const story = tell({ [POLICY]: policy(), [SET]: set(base), [ORDER]: ONE }, [
      { files: { [ORDER]: NEXT, [SET]: set(head) } },
    ]);
    const { class: found, report } = await classOf(story);
    expect(found).toBe('SEMANTIC_REWRITE');
    expect(of(report, 'policy').problems.join()).toMatch(/FG801.*a descriptor set/);
    expect(report.problems.filter(({ code }) => code === 'FG801').map(({ path }) => path)).toEqual([SET]);
  });

  it('head that removes it changes nothing of what base says', async () => {
    const story = tell({ [POLICY]: policy(), [SET]: set(SHOP_SET), [ORDER]: state(1) }, [
      { files: { [ORDER]: state(2), [SET]: null } },
    ]);
    expect(await classOf(story)).toMatchObject({ class: 'SEMANTIC_REWRITE' });
  });

  it('head whose policy names another set is judged by both', async () => {
    const story = tell({ [POLICY]: policy(), [SET]: set(SHOP_SET), [ORDER]: ONE }, [
      { files: { [ORDER]: NEXT, [POLICY]: policy('shop.v1.Order', 'other.binpb'), 'other.binpb': set(SWAPPED_SET) } },
    ]);
    const { class: found, report } = await classOf(story);
    expect(found).toBe('SEMANTIC_REWRITE');
    expect(of(report, 'policy').problems.join()).toMatch(/FG801.*descriptor/);
  });

  it('that head brings for the first time names nothing that base would not', async () => {
    const story = tell({ [POLICY]: policy(), [ORDER]: ONE }, [{ files: { [ORDER]: NEXT, [SET]: set(SWAPPED_SET) } }]);
    const { class: found, notes } = await classOf(story);
    expect(found).toBe('SEMANTIC_REWRITE');
    expect(notes).toContain('there is no such file on base');
  });

  it('that exchanges two names moves no class, whoever reads it', async () => {
    const story = tell({ [POLICY]: policy(), [SET]: set(SHOP_SET), [ORDER]: state(1) }, [
      { files: { [ORDER]: state(2), [SET]: set(ENUMS_SET) } },
    ]);
    expect((await classOf(story)).class).toBe('SEMANTIC_REWRITE');
  });

  it('that is of no use is reported', async () => {
    const story = tell({ [POLICY]: policy(), [SET]: set(SHOP_SET), 'testdata/a.json': '1\n' }, [
      { files: { 'testdata/a.json': '2\n' } },
    ]);
    expect(of(await judge(story), 'policy').problems.join()).toMatch(/descriptor/);
  });
});
