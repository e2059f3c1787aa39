import * as childProcess from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { gate } from '../src/gate.js';
import { createRepository, removeRepositories, type TestRepository } from './support/repositories.js';

// Real git all the same: the spy only counts.
vi.mock('node:child_process', { spy: true });
afterAll(removeRepositories);

const RECORD = 'Fixture-Change: fixtures/order.json reason="The price list of March raised this item"';
const SCHEMA = '{"properties":{"cents":{"maximum":5000}}}';
const VIEW = 'view: { cents: doc.cents }\nproperties:\n  - { name: positive, assert: "cents > 0" }\n';

async function judge(repository: TestRepository, base: string, head: string) {
  return gate({
    repository: { kind: 'directory', path: repository.directory },
    range: { kind: 'revisions', base, head },
    testReports: [],
  });
}

describe('D1 schema, properties and quarantine are three scores', () => {
  it.each([
    ['only the schema', 9_000, '{}', ['fail', 'pass', 'pass']],
    ['only a property', -1, '{}', ['pass', 'fail', 'pass']],
    ['only the quarantine', 2, '{"t::a":{"nodeid":"t::a","spends":1}}', ['pass', 'pass', 'fail']],
    ['a property that has no value', 'x', '{}', ['pass', 'fail', 'pass']],
    ['nothing', 3, '{}', ['pass', 'pass', 'pass']],
  ])('D1 %s fails, and the others say what they would alone', async (_, cents, quarantine, outcomes) => {
    const repository = createRepository();
    const base = repository.commit({
      files: {
        'fixtures/order.json': '{"cents": 1}\n',
        'schemas/order.schema.json': SCHEMA,
        'properties/order.view.yml': VIEW,
        '.quarantine.json': '{}\n',
      },
    });
    const files = { 'fixtures/order.json': `{"cents": ${JSON.stringify(cents)}}\n`, '.quarantine.json': quarantine };
    const head = repository.commit({ branch: 'topic', parents: [base], files, message: `Raise\n\n${RECORD}\n` });
    const { gates } = await judge(repository, base, head);
    const of = (id: string) => gates.find((one) => one.id === id)?.outcome;
    expect(['schema', 'properties', 'quarantine'].map(of)).toEqual(outcomes);
  });
});

describe('M12 the seal of many fixtures', () => {
  async function processes(entries: number): Promise<number> {
    const files: Record<string, string> = {};
    const lines: string[] = [];
    for (let index = 0; index < entries; index += 1) {
      const content = `{"n": ${index}, "pad": "${'x'.repeat(8_000)}"}\n`;
      const digest = createHash('sha256').update(content).digest('hex');
      files[`fixtures/f${index}.json`] = content;
      lines.push(`fixtures/f${index}.json ${digest} ${content.length} bytes One of the many that a golden test reads`);
    }
    const repository = createRepository();
    const base = repository.commit({ files: { ...files, 'fixtures.manifest': `${lines.join('\n')}\n` } });
    const head = repository.commit({ branch: 'topic', parents: [base], files: { 'src/a.js': '1\n' } });
    const { spawn } = vi.mocked(childProcess);
    spawn.mockClear();
    const report = await judge(repository, base, head);
    expect(report.gates.find(({ id }) => id === 'seal')).toMatchObject({
      outcome: 'pass',
      summary: expect.stringContaining(`${entries} of ${entries} manifest entries hold`),
    });
    return spawn.mock.calls.length;
  }

  it('M12 500 entries and 4 MB take as many processes as five entries do', async () => {
    expect(await processes(500)).toBe(await processes(5));
  });
});

describe('requirements', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
  // Titles, rows of tables (`why`, the first cell), and names of groups: whatever stands in quotes.
  const titles = files.flatMap((name) => readFileSync(`${folder}${name}`, 'utf8').match(/(['"`])[^'"`\n]*\1/g) ?? []);
  const numbered = (letter: string, last: number) =>
    Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);
  const ids = [
    ...numbered('C', 6),
    ...numbered('M', 12),
    `M10${'a'}`,
    ...numbered('R', 5),
    ...numbered('K', 9),
    ...numbered('D', 9),
  ];

  it.each(ids)('%s has a test that is named for it', (id) => {
    const named = titles.filter((title) => new RegExp(`(?<![A-Za-z0-9])${id}(?![A-Za-z0-9])`).test(title));
    expect(named.length).toBeGreaterThan(0);
  });
});
