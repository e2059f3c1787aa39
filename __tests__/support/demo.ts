import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_BASE, DEMO_HEAD, demoStream } from '../../src/commands/demo-repository.js';
import type { GateRequest } from '../../src/inputs/request.js';

/** The repository of the demo, and what the demo asks the gate about it. */
export function createDemo(): { readonly request: GateRequest; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'fg-demo-'));
  execFileSync('git', ['init', '--quiet', `--initial-branch=${DEMO_BASE}`, folder], { stdio: 'pipe' });
  execFileSync('git', ['-C', folder, 'fast-import', '--quiet'], {
    input: demoStream(),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return {
    request: {
      repository: { kind: 'directory', path: folder },
      range: { kind: 'revisions', base: DEMO_BASE, head: DEMO_HEAD },
      testReports: [],
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}
