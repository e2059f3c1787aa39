// One bundle, four roles, so that the lazy chunks exist once: worker, command line, the action that comments, the action.
import { isMainThread } from 'node:worker_threads';

const role = (globalThis as Record<symbol, unknown>)[Symbol.for('fixture-gate.role')];

if (!isMainThread) await (await import('./worker.js')).serve();
else if (role === 'cli') process.exitCode = await (await import('./cli.js')).run(process.argv.slice(2));
else if (role === 'comment') process.exitCode = await (await import('./comment-action.js')).run(process.env);
else process.exitCode = await (await import('./action.js')).run(process.env);
