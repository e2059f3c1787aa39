import { describe, expect, it } from 'vitest';
import { findOperation, requestFaults, responseFaults } from './openapi.js';
import { runnerCommands } from './runner-commands.js';

const HEAD = 'a1'.repeat(20);

function faultsOf(method: string, path: string, body?: unknown): string[] {
  const url = new URL(path, 'http://x');
  const operation = findOperation(method, url.pathname);
  if (operation === undefined) return ['not described'];
  return requestFaults(operation, url.searchParams, body);
}

const annotation = { path: 'a', start_line: 1, end_line: 1, annotation_level: 'failure', message: 'm' };
const output = (annotations: unknown[]) => ({ output: { title: 't', summary: 's', annotations } });
const run = { name: 'n', head_sha: HEAD };

describe('the stand-in checks requests against the published description', () => {
  it.each<[string, string, unknown, string]>([
    ['POST', '/repos/o/r/check-runs', run, 'the least that a check run needs'],
    ['PATCH', '/repos/o/r/check-runs/5', output(Array.from({ length: 50 }, () => annotation)), 'fifty annotations'],
    ['GET', '/repos/o/r/issues/1/comments?per_page=100&page=2', undefined, 'paging'],
    ['GET', '/repos/o/r/branches/feature%2Fx', undefined, 'a branch with a slash, encoded'],
  ])('%s %s: fits', (method, path, body, why) => {
    expect(faultsOf(method, path, body), why).toEqual([]);
  });

  it.each<[string, string, unknown, RegExp]>([
    ['POST', '/repos/o/r/check-runs', { name: 'n' }, /head_sha/],
    ['POST', '/repos/o/r/check-runs', { ...run, status: 'completed' }, /completed without a conclusion/],
    ['POST', '/repos/o/r/check-runs', { ...run, conclusion: 'passed' }, /allowed values/],
    ['POST', '/repos/o/r/check-runs', { ...run, headSha: HEAD }, /body\.headSha is not described/],
    ['POST', '/repos/o/r/check-runs', { ...run, output: { title: 't' } }, /summary/],
    ['POST', '/repos/o/r/check-runs', { ...run, output: { title: 't', summary: 'x'.repeat(65_536) } }, /65535/],
    ['POST', '/repos/o/r/check-runs', { ...run, started_at: 'yesterday' }, /date-time/],
    ['PATCH', '/repos/o/r/check-runs/5', output(Array.from({ length: 51 }, () => annotation)), /50/],
    ['PATCH', '/repos/o/r/check-runs/5', output([{ ...annotation, annotation_level: 'error' }]), /allowed values/],
    [
      'PATCH',
      '/repos/o/r/check-runs/5',
      output([{ ...annotation, line: 3 }]),
      /annotations\[0\]\.line is not described/,
    ],
    ['PATCH', '/repos/o/r/check-runs/5', { status: 'completed' }, /conclusion/],
    ['PATCH', '/repos/o/r/check-runs/five', {}, /integer/],
    ['PATCH', '/repos/o/r/issues/comments/5', {}, /body/],
    ['GET', '/repos/o/r/issues/1/comments?perPage=100', undefined, /perPage is not described/],
    ['GET', '/repos/o/r/branches/feature/x', undefined, /not described/],
    ['DELETE', '/repos/o/r/check-runs/5', undefined, /not described/],
  ])('%s %s: refused (row %#)', (method, path, body, part) => {
    expect(faultsOf(method, path, body).join('\n')).toMatch(part);
  });

  it('and its own answers against it', () => {
    const operation = findOperation('GET', '/repos/o/r/pulls/1')!;
    expect(responseFaults(operation, 200, { number: 1, state: 'open' })).toEqual([]);
    expect(responseFaults(operation, 200, { number: '1', state: 'open' })).not.toEqual([]);
    expect(responseFaults(operation, 200, { number: 1, state: 'ajar' })).not.toEqual([]);
    expect(responseFaults(operation, 201, {})).not.toEqual([]);
  });
});

describe('T15 the port of the runner sees what the runner would carry out', () => {
  it.each<[string, string | undefined]>([
    ['::error::x', 'error'],
    ['  \t::warning file=a,line=1::x', 'warning'],
    ['x ##[set-output name=verdict]pass', 'set-output'],
    ['::ADD-MASK::x', 'ADD-MASK'],
    ['a\r::error::x', 'error'],
    ['\u200b::error::x', 'error'],
    ['#\u00ad#[debug]x', 'debug'],
    ['x ::error::y', undefined],
    ['::unknown::x', undefined],
    ['::error x', undefined],
    ['## [error]x', undefined],
  ])('%j', (line, command) => {
    expect(runnerCommands(line).map((one) => one.command)).toEqual(command === undefined ? [] : [command]);
  });
});
