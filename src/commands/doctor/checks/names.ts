import { suggest } from '../../../inputs/suggest.js';
import type { Check, Fault, Subject } from '../check.js';
import { ACTIONS_APP_ID, type RequiredCheck, rulesOf } from '../platform.js';
import { type CheckName, checkName, fields, gateCheckName, job, jobs, steps } from '../workflow.js';
import { lineOf, type YamlFile, type YamlPath } from '../yaml-file.js';
import { isPart, joinsOf } from './jobs.js';

type Draft = Omit<Fault, 'check'>;

/** What the action calls its own check run, where `check-name` says nothing else. */
const REPORT_NAME = 'Fixture Gate report';

function at(file: YamlFile, path: YamlPath): Pick<Fault, 'place'> {
  return { place: { path: file.path, line: lineOf(file, path) } };
}

interface VerdictJob {
  readonly file: YamlFile;
  readonly id: string;
  readonly name: CheckName;
}

/** The jobs that could be required: each gate, or what joins its parts. */
function verdictJobs({ gates }: Subject): readonly VerdictJob[] {
  const all = gates.flatMap((gate): VerdictJob[] =>
    isPart(gate)
      ? joinsOf(gate).map((id) => ({ file: gate.file, id, name: checkName(gate.file, id) }))
      : [{ file: gate.file, id: gate.id, name: gateCheckName(gate) }],
  );
  // What joins the parts may be a gate itself.
  return all.filter(
    (one, index) => all.findIndex((other) => other.file.path === one.file.path && other.id === one.id) === index,
  );
}

function knownNames(subject: Subject): readonly string[] {
  return verdictJobs(subject).flatMap(({ name }) => (name.kind === 'known' ? [name.name] : []));
}

/** Names of the check runs that the action makes to carry annotations. */
function reportNames({ gates }: Subject): readonly string[] {
  return gates.flatMap(({ inner, steps: own }) =>
    own.flatMap(({ index, how }) => {
      if (how !== 'action') return [];
      const given = fields(steps(job(inner.file, inner.id))[index]?.get('with'));
      const id = given.get('id');
      return [String(given.get('check-name') ?? (id === undefined ? REPORT_NAME : `${REPORT_NAME} (${id})`))];
    }),
  );
}

export const sameName: Check = {
  id: 'same-name',
  finds: 'a second job, or a check run of the action itself, with the name of the gate',
  why: 'A required check is only a name: whichever of the two reports success may be the one that counts.',
  mend: 'Give the other one another name.',
  look: (subject) => {
    const verdicts = verdictJobs(subject);
    const names = new Map(
      verdicts.flatMap((one) => (one.name.kind === 'known' ? [[one.name.name, one] as const] : [])),
    );
    const twins = subject.workflows.flatMap((file) =>
      [...jobs(file).keys()].flatMap((id): Draft[] => {
        const name = checkName(file, id);
        const verdict = name.kind === 'known' ? names.get(name.name) : undefined;
        const isSelf = verdict === undefined || verdicts.some((one) => one.file.path === file.path && one.id === id);
        if (isSelf && !isSecond(verdicts, file, id, verdict)) return [];
        const taken = `${id} (${file.path
          .split('/')
          .at(-1)
          ?.replace(/\.ya?ml$/, '')})`;
        return [
          {
            severity: 'error',
            ...at(file, ['jobs', id]),
            message: `this job reports as "${verdict!.name.kind === 'known' ? verdict!.name.name : ''}", and so does ${verdict!.file.path}: one of them can stand for the other`,
            mend: 'give it a name of its own',
            edits: [{ kind: 'set', path: ['jobs', id, 'name'], value: taken }],
          },
        ];
      }),
    );
    return [...twins, ...reportTwins(subject, names)];
  },
};

/** Two gates of one name: the second one is the twin. */
function isSecond(
  verdicts: readonly VerdictJob[],
  file: YamlFile,
  id: string,
  verdict: VerdictJob | undefined,
): boolean {
  if (verdict?.name.kind !== 'known') return false;
  const { name } = verdict.name;
  const first = verdicts.find((one) => one.name.kind === 'known' && one.name.name === name)!;
  return !(first.file.path === file.path && first.id === id);
}

function reportTwins(subject: Subject, names: ReadonlyMap<string, VerdictJob>): readonly Draft[] {
  return subject.gates.flatMap(({ inner, steps: own }) =>
    own.flatMap(({ index }): Draft[] => {
      const path: YamlPath = ['jobs', inner.id, 'steps', index, 'with', 'check-name'];
      const name = fields(steps(job(inner.file, inner.id))[index]?.get('with')).get('check-name');
      if (typeof name !== 'string' || !names.has(name)) return [];
      return [
        {
          severity: 'error',
          ...at(inner.file, path),
          message: `the check run with the annotations is called "${name}", like the job: only the job is the verdict`,
          mend: 'give the check run a name of its own, or none',
          edits: [{ kind: 'remove', path }],
        },
      ];
    }),
  );
}

export const notRequired: Check = {
  id: 'not-required',
  finds: 'a branch whose rules do not require the check of the gate',
  why: 'A red gate then keeps nobody from merging.',
  mend: 'Require the job by its name in a ruleset of the branch (Settings, Rules, Rulesets).',
  look: (subject) => {
    const rules = rulesOf(subject.platform);
    const names = knownNames(subject);
    const verdicts = verdictJobs(subject);
    // Without a single job that could be required, another check says so.
    if (rules === undefined || runsByRuleset(subject) || verdicts.length === 0) return [];
    if (names.length === 0) return [unknowable(verdicts[0]!)];
    if (rules.checks.some((one) => names.includes(one.name))) return [];
    const where = subject.branch === undefined ? 'the branch' : `the branch ${subject.branch}`;
    const report = rules.checks.find((one) => reportNames(subject).includes(one.name));
    if (report !== undefined) {
      return [
        {
          severity: 'error',
          message: `${report.from} requires "${report.name}", which is the report with the annotations and not the verdict: it is missing where the token may not write`,
          mend: `require ${quoted(names)} in its place`,
        },
      ];
    }
    const near = rules.checks.find((one) => suggest(one.name, names) !== undefined || isLike(one.name));
    if (near !== undefined) {
      return [
        {
          severity: 'error',
          message: `${near.from} requires "${near.name}", and no job of the gate reports under that name (they report as ${quoted(names)}): merging waits for ever`,
          mend: `require ${quoted(names)}, letter for letter; only the name of the job counts, not that of the workflow`,
        },
      ];
    }
    return [
      {
        severity: 'error',
        message: `no rule of ${where} requires ${quoted(names)}, so a red gate keeps nobody from merging`,
        mend: `add a ruleset for ${where} (Settings, Rules, Rulesets) that requires ${quoted(names)}, with GitHub Actions as its source`,
      },
    ];
  },
};

function unknowable({ file, id, name }: VerdictJob): Draft {
  return {
    severity: 'notice',
    ...at(file, ['jobs', id, 'name']),
    message: `whether the job ${id} is required cannot be told: ${name.kind === 'unknown' ? name.why : ''}`,
    mend: 'give it a plain name',
  };
}

function isLike(name: string): boolean {
  return /fixture[ _-]?gate/i.test(name);
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(' or ');
}

/** A ruleset that runs a workflow of its own choice needs no name of a check. */
function runsByRuleset({ platform }: Subject): boolean {
  return rulesOf(platform)?.workflows.some(({ path }) => isLike(path)) === true;
}

export const requiredSource: Check = {
  id: 'required-source',
  finds: 'a required check that any app, or any person with write access, may report',
  why: 'Anybody who may push can post a success under that name.',
  mend: 'Choose GitHub Actions as the expected source of the check.',
  look: (subject) => {
    const rules = rulesOf(subject.platform);
    const names = knownNames(subject);
    const { platform } = subject;
    return (rules?.checks ?? [])
      .filter((one) => names.includes(one.name))
      .flatMap((one): Draft[] => {
        const isWrong =
          typeof one.app === 'number' && platform.kind === 'asked' && platform.isDotCom && one.app !== ACTIONS_APP_ID;
        if (one.app !== 'any' && !isWrong) return [];
        return [
          {
            severity: isWrong ? 'error' : 'warning',
            message: isWrong
              ? `${one.from} expects "${one.name}" from the app ${one.app}, and GitHub Actions (${ACTIONS_APP_ID}) reports it: merging waits for ever`
              : `${one.from} takes "${one.name}" from any source, so everybody who may write can report it`,
            mend: `in ${one.from}, choose GitHub Actions as the source of "${one.name}"${isDotComText(subject, one)}`,
          },
        ];
      });
  },
};

function isDotComText({ platform }: Subject, { name }: RequiredCheck): string {
  if (platform.kind !== 'asked' || !platform.isDotCom) return '';
  return `: {"context": ${JSON.stringify(name)}, "integration_id": ${ACTIONS_APP_ID}}`;
}

export const rulesetWorkflow: Check = {
  id: 'ruleset-workflow',
  finds: 'a workflow of the gate that a ruleset requires, and that is not pinned',
  why: 'Whoever may push to the repository that it is in changes what judges here.',
  mend: 'Name the commit (`sha`) of the workflow in the ruleset.',
  look: ({ platform }) =>
    (rulesOf(platform)?.workflows ?? [])
      .filter(({ path, isPinned }) => isLike(path) && !isPinned)
      .map(({ path, from }) => ({
        severity: 'notice',
        message: `${from} runs ${path} from a branch of the repository that it is in, and follows it wherever it goes`,
        mend: 'name a commit of it in the ruleset, and move that on purpose',
      })),
};

export const bypass: Check = {
  id: 'bypass',
  finds: 'people or apps that the rules of the branch do not hold',
  why: 'They can merge with a red gate, and the history shows nothing of it.',
  mend: 'Take them off the bypass list, or let them bypass in pull requests only.',
  look: ({ platform }) => {
    const who = rulesOf(platform)?.bypass ?? [];
    if (who.length === 0) return [];
    return [
      {
        severity: 'notice',
        message: `merging past the rules is open to ${who.join(', ')}`,
        mend: 'look through the list; audit tells afterwards what came in without a record: fixture-gate audit main',
      },
    ];
  },
};

export const looseBranch: Check = {
  id: 'loose-branch',
  finds: 'no merge queue, and no rule that a branch must be up to date before it is merged',
  why: 'What lands is the merge with a base that has moved on since the gate ran.',
  mend: 'Use a merge queue, or require branches to be up to date.',
  look: (subject) => {
    const rules = rulesOf(subject.platform);
    if (rules === undefined || rules.mergeQueue || rules.strict || rules.checks.length === 0) return [];
    return [
      {
        severity: 'notice',
        message: 'a branch that is behind may be merged, so what lands can differ from what was judged',
        mend: 'require branches to be up to date, or use a merge queue',
      },
    ];
  },
};
