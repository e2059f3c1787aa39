import { afterAll, describe, expect, it } from 'vitest';
import { gate, gateIn } from '../src/gate.js';
import { fetchRevisions } from '../src/revisions/fetch.js';
import { objectId } from '../src/revisions/object-id.js';
import { cloneRepository, createRepository, removeRepositories } from './support/repositories.js';

afterAll(removeRepositories);

const run = (directory: string, base: string, head: string) =>
  gate({
    repository: { kind: 'directory', path: directory },
    range: { kind: 'revisions', base, head },
    testReports: [],
  });

describe('no answer is taken over from another path', () => {
  it('equal bytes among recordings are drift, and beside them a rewrite', async () => {
    const recording = (time: string): string =>
      `http_interactions:\n- request:\n    method: get\n    uri: http://api.test/a\n  response:\n    status:\n      code: 200\n    headers: {}\n    body:\n      string: x\n  recorded_at: ${time}\nrecorded_with: VCR 6.2.0\n`;
    const paths = ['fixtures/a_cassettes/x.yml', 'fixtures/plain/x.yml'];
    const files = (time: string) => Object.fromEntries(paths.map((path) => [path, recording(time)]));
    const repository = createRepository();
    const base = repository.commit({ files: files('Mon, 01 Jan 2024 00:00:00 GMT') });
    repository.commit({ branch: 'topic', parents: [base], files: files('Tue, 02 Jan 2024 00:00:00 GMT') });
    const { findings } = await run(repository.directory, 'main', 'topic');
    expect(Object.fromEntries(findings.map(({ path, class: one }) => [path, one]))).toEqual({
      'fixtures/a_cassettes/x.yml': 'TOLERANCE_DRIFT',
      'fixtures/plain/x.yml': 'SEMANTIC_REWRITE',
    });
  });
});

describe('T60 slow drift', () => {
  const value = (number: string): string => `{"loss": ${number}}\n`;

  it('is not called drift where the clone ends before it began', async () => {
    const repository = createRepository();
    let tip = repository.commit({ files: { 'fixtures/a.json': value('1.0000000000') } });
    for (let step = 1; step <= 4; step += 1)
      tip = repository.commit({ parents: [tip], files: { 'fixtures/a.json': value(`1.000000000${step}`) } });
    const head = repository.commit({
      branch: 'topic',
      parents: [tip],
      files: { 'fixtures/a.json': value('1.0000000005') },
    });
    const whole = await run(repository.directory, tip, head);
    expect(whole.findings[0]?.class).toBe('TOLERANCE_DRIFT');
    const shallow = cloneRepository(repository, { depth: 2, branch: 'topic' });
    const cut = await run(shallow.directory, tip, head);
    expect(cut.findings[0]).toMatchObject({ class: 'SEMANTIC_REWRITE', also: ['TOLERANCE_DRIFT'] });
    expect(cut.findings[0]?.summary).toContain('ends before the drift began');
    const fetched = await fetchRevisions({
      remote: { url: repository.url },
      base: objectId(tip),
      head: objectId(head),
      commitCount: 1,
    });
    const commits = { kind: 'commits', base: { sha: tip }, head: { sha: head }, comparison: 'merge-base' } as const;
    const request = { repository: { kind: 'directory', path: '' }, range: commits, testReports: [] } as const;
    expect(fetched.repository.isShallow).toBe(true);
    const brought = await gateIn(fetched.repository, request, undefined, fetched);
    expect(brought.findings[0]).toMatchObject({ class: 'TOLERANCE_DRIFT', notes: whole.findings[0]!.notes });
    await fetched.repository.close();
  });
});
