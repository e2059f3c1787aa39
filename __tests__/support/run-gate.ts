import { gate } from '../../src/gate.js';
import type { GateId, Problem } from '../../src/problems.js';
import type { Report } from '../../src/reporters/report.js';
import { type CommitOptions, createRepository, type TestRepository } from './repositories.js';

/** A repository with a base commit on `main`, and commits on top of it on `topic`. */
export interface Story {
  readonly repo: TestRepository;
  readonly base: string;
  readonly head: string;
}

export function tell(base: CommitOptions['files'], commits: readonly CommitOptions[], date?: number): Story {
  const repo = createRepository();
  const first = repo.commit({ files: base ?? {}, ...(date === undefined ? {} : { date }) });
  let head = first;
  for (const options of commits) head = repo.commit({ branch: 'topic', parents: [head], ...options });
  return { repo, base: first, head };
}

export function judge({ repo, base, head }: Story, testReports: readonly string[] = []): Promise<Report> {
  return gate({
    repository: { kind: 'directory', path: repo.directory },
    range: { kind: 'revisions', base, head },
    testReports,
  });
}

/** Outcome and problems of one gate, short enough for a table. */
export function of(report: Report, id: GateId): { readonly outcome: string; readonly problems: readonly string[] } {
  return {
    outcome: report.gates.find((one) => one.id === id)!.outcome,
    problems: report.problems.filter((one) => one.gate === id).map(short),
  };
}

function short({ code, severity, message }: Problem): string {
  return `${code} ${severity}: ${message}`;
}
