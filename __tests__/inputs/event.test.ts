import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FixtureGateError } from '../../src/errors.js';
import { readEvent } from '../../src/inputs/event.js';

const HEAD = 'a1'.repeat(20);
const BASE = 'b2'.repeat(20);
const folder = mkdtempSync(join(tmpdir(), 'fg-event-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function environment(
  name: string,
  payload: string | Uint8Array | object,
  repository = 'octo-org/shop',
): Record<string, string> {
  files += 1;
  const path = join(folder, `event-${files}.json`);
  writeFileSync(path, typeof payload === 'string' || payload instanceof Uint8Array ? payload : JSON.stringify(payload));
  return {
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: path,
    GITHUB_REPOSITORY: repository,
    GITHUB_SHA: 'c3'.repeat(20),
  };
}

function pullPayload(change: (pull: Record<string, unknown>) => void = () => {}): object {
  const pull: Record<string, unknown> = {
    number: 12,
    user: { login: 'mona' },
    head: { sha: HEAD, ref: 'topic', repo: { id: 1 } },
    base: { sha: BASE, ref: 'main', repo: { id: 1 } },
  };
  change(pull);
  return { action: 'synchronize', pull_request: pull, repository: { default_branch: 'main' } };
}

function refusal(env: Record<string, string | undefined>): FixtureGateError {
  try {
    readEvent(env);
  } catch (error) {
    if (error instanceof FixtureGateError) return error;
    throw error;
  }
  throw new Error('the event was accepted');
}

describe('events', () => {
  it.each(['pull_request', 'pull_request_target', 'pull_request_review'])(
    'T12 %s: the head is the head of the pull request and not GITHUB_SHA',
    (name) => {
      expect(readEvent(environment(name, pullPayload()))).toEqual({
        kind: 'pull-request',
        name,
        repository: { owner: 'octo-org', name: 'shop' },
        defaultBranch: 'main',
        number: 12,
        author: 'mona',
        fork: false,
        head: { sha: HEAD, ref: 'topic' },
        base: { sha: BASE, ref: 'main' },
      });
    },
  );

  it.each<[unknown, boolean, string]>([
    [{ id: 1 }, false, 'the same repository'],
    [{ id: 2 }, true, 'another one'],
    [null, true, 'a fork that was deleted'],
  ])('head repository %j: fork is %s', (repo, fork, why) => {
    const payload = pullPayload((pull) => Object.assign(pull, { head: { sha: HEAD, ref: 'topic', repo } }));
    expect(readEvent(environment('pull_request', payload)), why).toMatchObject({ fork });
  });

  it('T12 T13 merge_group: base and head of the group, and the number that its ref names', () => {
    const payload = {
      merge_group: {
        head_sha: HEAD,
        head_ref: `refs/heads/gh-readonly-queue/main/pr-104-${BASE}`,
        base_sha: BASE,
        base_ref: 'refs/heads/main',
      },
    };
    expect(readEvent(environment('merge_group', payload))).toMatchObject({
      kind: 'merge-group',
      number: 104,
      head: { sha: HEAD },
      base: { sha: BASE, ref: 'refs/heads/main' },
    });
  });

  it('T13 merge_group: a ref that names no number leaves it open, and is no reason to pass or to crash', () => {
    const payload = {
      merge_group: {
        head_sha: HEAD,
        head_ref: 'refs/heads/gh-readonly-queue/main/pr-x',
        base_sha: BASE,
        base_ref: 'refs/heads/main',
      },
    };
    const event = readEvent(environment('merge_group', payload));
    expect(event).toMatchObject({ kind: 'merge-group' });
    expect(event).not.toHaveProperty('number');
  });

  it('T12 push: before to after', () => {
    expect(readEvent(environment('push', { before: BASE, after: HEAD, ref: 'refs/heads/topic' }))).toMatchObject({
      kind: 'push',
      before: BASE,
      head: { sha: HEAD },
    });
  });

  it('push: a new branch has no before', () => {
    expect(
      readEvent(environment('push', { before: '0'.repeat(40), after: HEAD, ref: 'refs/heads/topic' })),
    ).toMatchObject({ before: 'none' });
  });

  it('workflow_dispatch says nothing about revisions', () => {
    expect(readEvent(environment('workflow_dispatch', { inputs: {} }))).toMatchObject({ kind: 'manual' });
  });

  it('64 hex digits are a SHA, too', () => {
    const payload = pullPayload((pull) =>
      Object.assign(pull, { head: { sha: 'ab'.repeat(32), ref: 'topic', repo: { id: 1 } } }),
    );
    expect(readEvent(environment('pull_request', payload))).toMatchObject({ head: { sha: 'ab'.repeat(32) } });
  });

  it('T14 a branch may be called anything: it is a label and nothing else', () => {
    for (const ref of ['--upload-pack=x', '$(id)', `\ufeff${HEAD}`, '`id`', 'a b']) {
      const payload = pullPayload((pull) => Object.assign(pull, { head: { sha: HEAD, ref, repo: { id: 1 } } }));
      expect(readEvent(environment('pull_request', payload))).toMatchObject({ head: { sha: HEAD, ref } });
    }
  });

  const spoilt = (change: (pull: Record<string, unknown>) => void) => pullPayload(change);
  it.each<[string, string | Uint8Array | object, string]>([
    ['schedule', {}, 'expected one of the events'],
    ['issue_comment', pullPayload(), 'expected one of the events'],
    ['workflow_run', pullPayload(), 'expected one of the events'],
    ['', {}, 'expected one of the events'],
    ['pull_request', '', 'is not JSON'],
    ['pull_request', '{"pull_request":', 'is not JSON'],
    ['pull_request', `\ufeff${JSON.stringify(pullPayload())}`, 'is not JSON'],
    ['pull_request', Uint8Array.of(0x22, 0xff, 0x22), 'is not JSON in UTF-8'],
    ['pull_request', '[]', 'to be an object'],
    ['pull_request', 'null', 'to be an object'],
    ['pull_request', '"x"', 'to be an object'],
    ['pull_request', {}, 'to hold pull_request'],
    ['pull_request', { pull_request: [] }, 'to hold pull_request'],
    ['pull_request', `{"pad":"${'x'.repeat(5_000_000)}"}`, 'at most'],
    ['pull_request', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'to be an object'],
    ['pull_request', spoilt((pull) => Object.assign(pull, { number: '12' })), 'pull_request.number'],
    ['pull_request', spoilt((pull) => Object.assign(pull, { number: -1 })), 'pull_request.number'],
    ['pull_request', spoilt((pull) => Object.assign(pull, { number: 1e300 })), 'pull_request.number'],
    ['pull_request', spoilt((pull) => Object.assign(pull, { head: { sha: 'topic', ref: 'topic' } })), 'head.sha'],
    [
      'pull_request',
      spoilt((pull) => Object.assign(pull, { head: { sha: `\ufeff${HEAD}`, ref: 'topic' } })),
      'head.sha',
    ],
    ['pull_request', spoilt((pull) => Object.assign(pull, { head: { sha: `${HEAD}\n`, ref: 'topic' } })), 'head.sha'],
    ['pull_request', spoilt((pull) => Object.assign(pull, { head: { sha: [HEAD], ref: 'topic' } })), 'head.sha'],
    [
      'pull_request',
      spoilt((pull) => Object.assign(pull, { head: { sha: '--upload-pack=x', ref: 'topic' } })),
      'head.sha',
    ],
    ['pull_request', spoilt((pull) => Object.assign(pull, { head: { sha: HEAD.slice(1), ref: 'topic' } })), 'head.sha'],
    ['pull_request', spoilt((pull) => Object.assign(pull, { head: null })), 'head.sha'],
    ['pull_request', spoilt((pull) => Object.assign(pull, { base: { sha: BASE, ref: 7 } })), 'base.ref'],
    [
      'pull_request',
      spoilt((pull) => Object.assign(pull, { base: { sha: BASE, ref: 'x'.repeat(1_025) } })),
      'base.ref',
    ],
    ['pull_request', spoilt((pull) => Object.assign(pull, { user: null })), 'user.login'],
    ['merge_group', {}, 'to hold merge_group'],
    ['merge_group', { merge_group: { head_sha: HEAD, head_ref: 'r', base_ref: 'm' } }, 'base.sha'],
    ['push', { before: BASE, after: '0'.repeat(40), ref: 'refs/heads/topic' }, 'deleted'],
    ['push', { before: 'main', after: HEAD, ref: 'refs/heads/topic' }, 'before'],
    ['push', { before: BASE, after: 'main', ref: 'refs/heads/topic' }, 'payload.sha'],
  ])('%s with a payload that is not understood is BAD_EVENT (row %#)', (name, payload, part) => {
    const error = refusal(environment(name, payload));
    expect(error.code).toBe('BAD_EVENT');
    expect(error.message).toContain(part);
    expect(error.message).toMatch(/^[\x20-\x7e]+$/);
    expect(error.message.length).toBeLessThan(500);
    expect(error.remedy).not.toBe('');
  });

  it('T40 what a payload says is shown in a form that is no command', () => {
    const hostile = '##[add-mask]fail\n::stop-commands::x';
    const payload = pullPayload((pull) => Object.assign(pull, { head: { sha: hostile, ref: 'topic' } }));
    const { message } = refusal(environment('pull_request', payload));
    expect(message).not.toContain('##[');
    expect(message).not.toContain('::');
  });

  it.each([undefined, '', join(folder, 'absent.json'), folder])(
    'a payload that cannot be read is BAD_EVENT: %s',
    (path) => {
      const env = { ...environment('pull_request', pullPayload()), GITHUB_EVENT_PATH: path };
      expect(refusal(env).code).toBe('BAD_EVENT');
    },
  );

  it.each(['', 'shop', 'a/b/c', '../x', 'a/..', 'a b/c', 'a/b?x=1', 'a/b#x'])(
    'a repository that is no owner/name is BAD_EVENT: %j',
    (repository) => {
      expect(refusal(environment('pull_request', pullPayload(), repository)).message).toContain('GITHUB_REPOSITORY');
    },
  );
});
