import { afterAll, expect, it } from 'vitest';
import { gate } from '../src/gate.js';
import { createRepository, removeRepositories, type TestRepository } from './support/repositories.js';

afterAll(removeRepositories);

const POLICY = '.github/fixture-gate.yml';
const A = 'testdata/a.json';
const rules = (require: string): string =>
  `version: 1\nfixtures:\n  - paths: ["testdata/**"]\n    require: ${require}\n`;
const record = `Change\n\nFixture-Change: ${A} reason="The price list of March raised it"\n`;

const judge = ({ directory }: TestRepository) =>
  gate({
    repository: { kind: 'directory', path: directory },
    range: { kind: 'revisions', base: 'main', head: 'topic' },
    testReports: [],
  });

it('T04 C6 head’s policy waives nothing that base’s asks for', async () => {
  const repository = createRepository();
  const base = repository.commit({ files: { [A]: '1\n', [POLICY]: rules('trailer') } });
  repository.commit({ branch: 'topic', parents: [base], files: { [A]: '2\n', [POLICY]: rules('none') } });
  const { verdict, findings } = await judge(repository);
  expect([verdict, findings[0]?.record.status]).toEqual(['fail', 'missing']);
});

it('T26 a record of base’s own history, for the very same bytes, is none here', async () => {
  const repository = createRepository();
  repository.commit({ files: { [A]: '1\n' } });
  repository.commit({ files: { [A]: '2\n' }, message: record });
  const base = repository.commit({ files: { [A]: '1\n' }, message: record });
  // No commit of the topic changes the fixture but one without a record; its bytes were recorded on base once.
  repository.commit({ branch: 'topic', parents: [base], files: { [A]: '2\n' }, message: 'Silent\n' });
  const { verdict, stats, findings } = await judge(repository);
  expect([verdict, stats.commits, findings[0]?.record.status]).toEqual(['fail', 1, 'missing']);
});
