import { FixtureGateError } from '../errors.js';
import type { Inspection } from '../gate.js';
import { visible } from '../reporters/encoders/visible.js';
import { approvalPath, renderApproval } from '../review/approval-file.js';
import { runGit } from '../revisions/git.js';
import type { Repository } from '../revisions/repository.js';

/** A ready approval file of one changed fixture. Printed and never written: writing it is what the approver answers for. */
export async function approvalText(
  repository: Repository,
  { findings, policies }: Inspection,
  path: string,
): Promise<string> {
  const finding = findings.find((one) => one.path === path);
  if (finding === undefined) {
    const changed = findings.map((one) => JSON.stringify(one.path)).join(', ');
    throw new FixtureGateError(
      'BAD_INPUT',
      `expected a fixture that changes here; found ${JSON.stringify(path)}${changed === '' ? ', and no fixture changes' : `, and those that change are ${changed}`}`,
      'write the path from the top of the repository, and name the range with --base and --head',
    );
  }
  const file = approvalPath(path, policies.effective);
  process.stderr.write(
    `Save this as ${visible(file)}, say in place of the dots what you looked at, and commit it right after the fixture.\n` +
      'It does not count from anybody who wrote the change.\n',
  );
  const day = new Date().toISOString().slice(0, 10);
  return renderApproval(finding, { date: day, approver: await ownName(repository) });
}

/** Who runs this is who is asked to approve; another name has to be put in by hand. */
async function ownName({ own }: Repository): Promise<string> {
  const { stdout } = await runGit(own, ['config', '--get', 'user.name'], { accept: [0, 1] });
  const name = stdout.toString('utf8').trim();
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u.test(name) ? name : 'NAME';
}
