// What every command writes by is loaded with this file; the bundler would copy it into each of their chunks.
import './commands/output.js';
import { FixtureGateError } from './errors.js';
import { VERSION } from './version.js';

/** Could not evaluate: usage, policy, git, or a fault of ours. Never confused with a verdict. */
const CANNOT_EVALUATE = 3;

/** Command line role. Returns the exit code: 0 pass, 1 fail, 2 only artifacts are missing, 3 could not evaluate. */
export async function run(argv: readonly string[]): Promise<number> {
  // A closed pipe (`fixture-gate check | head`) ends the output, and says nothing about the verdict.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  if (argv[0] === '--version') {
    process.stdout.write(`${VERSION}\n`);
    return 0;
  }
  try {
    return await dispatch(argv);
  } catch (error) {
    await explain(error, argv.includes('--verbose'));
    return CANNOT_EVALUATE;
  }
}

async function dispatch(argv: readonly string[]): Promise<number> {
  const { readArguments } = await import('./inputs/argv.js');
  const invocation = readArguments(argv);
  switch (invocation.kind) {
    case 'help':
      process.stdout.write(invocation.text);
      return argv.length === 0 ? CANNOT_EVALUATE : 0;
    case 'version':
      process.stdout.write(`${VERSION}\n`);
      return 0;
    case 'check':
      return (await import('./commands/check.js')).check(invocation);
    case 'diff':
      return (await import('./commands/diff.js')).diff(invocation);
    case 'trailers':
      return (await import('./commands/trailers.js')).trailers(invocation);
    case 'audit':
      return (await import('./commands/audit.js')).audit(invocation);
    case 'view':
      return (await import('./commands/view.js')).view(invocation);
    case 'replay':
      return (await import('./commands/replay.js')).replay(invocation);
    case 'manifest':
      return (await import('./commands/manifest.js')).manifest(invocation);
    case 'ledger':
      return (await import('./commands/ledger.js')).ledger(invocation);
    case 'init':
      return (await import('./commands/init.js')).init(invocation);
    case 'doctor':
      return (await import('./commands/doctor.js')).doctor(invocation);
    case 'merge':
      return (await import('./commands/merge.js')).merge(invocation);
    case 'explain':
      return (await import('./commands/explain.js')).explain(invocation);
    case 'demo':
      return (await import('./commands/demo.js')).demo(invocation);
  }
}

/** On standard error, which is for people; what a path or a message of theirs holds is encoded for a terminal. */
async function explain(error: unknown, verbose: boolean): Promise<void> {
  const { visible } = await import('./reporters/encoders/visible.js');
  const plain = (text: string): string => text.split('\n').map(visible).join('\n');
  if (error instanceof FixtureGateError) {
    process.stderr.write(`fixture-gate: ${plain(error.message)} (${error.code})\nTo go on: ${plain(error.remedy)}.\n`);
    return;
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(
    `fixture-gate: could not evaluate, by a fault of its own: ${plain(message)}\n` +
      'To go on: run again with --verbose and report what it prints, with the version that --version prints.\n',
  );
  if (verbose) process.stderr.write(`${plain(stack ?? '')}\n`);
}
