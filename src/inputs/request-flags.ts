import type { Command } from './commands.js';
import { string, strings, usage, type Values } from './flag-values.js';
import { show } from './identifiers.js';
import type { GateRequest, RangeSpec, Shard } from './request.js';

export function request(
  values: Values,
  command: Command,
  fallback: 'commits' | 'staged' = 'commits',
  messageFile = string(values, 'message-file'),
): GateRequest {
  const policy = string(values, 'policy');
  const shard = shardOf(values, command);
  const range = rangeOf(values, command, fallback);
  const patterns = strings(values, 'fixtures');
  const keepFiles = string(values, 'keep-files');
  if (messageFile !== undefined && range.kind !== 'staged' && range.kind !== 'worktree') {
    throw usage(
      command,
      'a commit message to be goes with --staged or --worktree: the commits of a range have their own',
    );
  }
  return {
    repository: { kind: 'directory', path: string(values, 'repo') ?? '.' },
    range,
    ...(policy !== undefined && { policy: { kind: 'file', path: policy } as const }),
    testReports: strings(values, 'test-report'),
    ...(keepFiles === undefined ? {} : { keepFiles }),
    ...(patterns.length === 0 ? {} : { fixturePatterns: patterns }),
    ...(messageFile !== undefined && { messageFile }),
    ...(shard !== undefined && { shard }),
  };
}

function rangeOf(values: Values, command: Command, fallback: 'commits' | 'staged'): RangeSpec {
  const base = string(values, 'base');
  const head = string(values, 'head');
  const onDisk = values['staged'] === true ? 'staged' : values['worktree'] === true ? 'worktree' : undefined;
  if (values['staged'] === true && values['worktree'] === true)
    throw usage(command, '--staged and --worktree exclude each other');
  if (onDisk !== undefined && head !== undefined) throw usage(command, `--head and --${onDisk} exclude each other`);
  const kind = onDisk ?? (fallback === 'staged' && base === undefined && head === undefined ? 'staged' : 'revisions');
  if (kind === 'revisions') return { kind, ...(base !== undefined && { base }), head: head ?? 'HEAD' };
  return { kind, ...(base !== undefined && { base }) };
}

function shardOf(values: Values, command: Command): Shard | undefined {
  const value = string(values, 'shard');
  if (value === undefined) return undefined;
  const match = /^([0-9]{1,3})\/([0-9]{1,3})$/.exec(value);
  const shard = { index: Number(match?.[1]), count: Number(match?.[2]) };
  if (match === null || shard.count < 1 || shard.index >= shard.count)
    throw usage(command, `--shard: expected I/N with I from 0 to N-1; found ${show(value)}`);
  return shard;
}
