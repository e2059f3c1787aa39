import { afterAll, describe, expect, it } from 'vitest';
import { classify } from '../src/findings.js';
import { gate, gateIn } from '../src/gate.js';
import type { Judge } from '../src/judge.js';
import { defaultPolicy } from '../src/policy/defaults.js';
import { fetchRevisions } from '../src/revisions/fetch.js';
import { objectId } from '../src/revisions/object-id.js';
import type { Repository } from '../src/revisions/repository.js';
import type { ObjectId } from '../src/revisions/revisions.js';
import { fixtureRule } from './support/jobs.js';
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

describe('a fault while others are judged', () => {
  it('is the one that is told, and no other one ends the process', async () => {
    const entry = (oid: string) => ({ mode: '100644', oid: oid as ObjectId });
    const fixtures = ['a', 'b'].map((path) => ({
      change: { path, base: entry(`${path}1`), head: entry(`${path}2`) },
      rules: [fixtureRule()],
    }));
    const content = Buffer.alloc(0);
    async function* readManyInto() {
      for (const id of ['a1', 'a2']) yield { kind: 'content', type: 'blob', id, size: 0, content } as const;
      throw new Error('git ended');
    }
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('its file is gone')), 50));
    const compare = () => late;
    const unhandled: unknown[] = [];
    const note = (error: unknown): void => void unhandled.push(error);
    process.on('unhandledRejection', note);
    const found = classify({
      ...{ fixtures, policy: defaultPolicy(), renames: [], progress: () => undefined, base: 'c' as ObjectId },
      repository: { objects: { readManyInto } } as unknown as Repository,
      judge: { compare, rest: async () => undefined } as unknown as Judge,
    });
    await expect(found).rejects.toThrow('git ended');
    await expect(late).rejects.toThrow('its file is gone');
    await new Promise(setImmediate);
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
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
