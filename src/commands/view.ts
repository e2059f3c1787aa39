import type { Finding } from '../comparison/finding.js';
import { FixtureGateError } from '../errors.js';
import { inspect } from '../gate.js';
import { gateSource, lazyJudge } from '../gate-source.js';
import type { Shown } from '../gates/check-properties.js';
import type { PropertyCheck } from '../gates/properties-facts.js';
import { readProperties } from '../gates/reader-properties.js';
import type { Invocation } from '../inputs/invocation.js';
import { withRepository } from '../open-request.js';
import { plainRule } from '../policy/defaults.js';
import { encodeJson } from '../reporters/encoders/json.js';
import { maskValue } from '../reporters/encoders/secrets.js';
import { visible } from '../reporters/encoders/visible.js';
import type { TreeEntry } from '../revisions/revisions.js';
import { writeReport } from './output.js';

type ViewInvocation = Extract<Invocation, { kind: 'view' }>;

/** The same as of a missing artifact in `check`. */
const NO_VIEW = 2;

/** Prints what the properties of one fixture see, changed or not. Exit code: 0, or 2 where nothing declares a view. */
export async function view({ path, request, output }: ViewInvocation): Promise<number> {
  const check = await withRepository(request, async (repository): Promise<PropertyCheck> => {
    const inspection = await inspect(repository, request);
    const { work, close } = lazyJudge();
    const source = gateSource(repository, inspection, { testReports: [], work });
    try {
      const [base, head] = [(await source.files('base')).get(path), (await source.files('head')).get(path)];
      if (head === undefined) throw notThere(path, base);
      const rules = source.rulesFor(path);
      const asked = {
        ...source,
        findings: [findingOf(path, base, head)],
        rulesFor: () => (rules.length > 0 ? rules : [plainRule(['**'], false)]),
      };
      return (await readProperties(asked, { both: true })).checks[0]!;
    } finally {
      await close();
    }
  });
  writeReport(output.format === 'json' ? encodeJson(asJson(check), 2) : asText(check), output);
  return check.verdicts.length > 0 ? 0 : NO_VIEW;
}

function findingOf(path: string, base: TreeEntry | undefined, head: TreeEntry): Finding {
  const facts = (entry: TreeEntry | undefined): Finding['base'] =>
    entry === undefined ? null : { oid: entry.oid, sha256: '', size: 0, mode: entry.mode };
  return {
    path,
    class: base === undefined ? 'ADDED' : 'TOLERANCE_DRIFT',
    also: [],
    format: '',
    base: facts(base),
    head: facts(head),
    summary: '',
    changeCounts: { shape: 0, value: 0, drift: 0, representation: 0 },
    changes: [],
    notes: [],
    failures: [],
    suppressed: 0,
  };
}

function notThere(path: string, base: TreeEntry | undefined): FixtureGateError {
  return new FixtureGateError(
    'BAD_USAGE',
    `expected a file of head; found ${base === undefined ? 'none' : 'one on base alone'} at ${JSON.stringify(path)}`,
    'name a fixture by its path from the root of the repository',
  );
}

/** One view with its file, in the order in which the files were asked. */
function viewsOf({ verdicts }: PropertyCheck) {
  return verdicts.flatMap(({ files, answer }) => {
    const usable = files.filter(({ file }) => file.faults.length === 0);
    const broken = files.filter(({ file }) => file.faults.length > 0);
    const faults = broken.map(({ source, file }) => {
      const [first] = file.faults;
      return { source, fault: `line ${first?.line}: ${first?.message}` };
    });
    if ('failure' in answer) return [...faults, ...usable.map(({ source }) => ({ source, fault: answer.failure }))];
    if (answer.kind === 'unreadable')
      return [...faults, ...usable.map(({ source }) => ({ source, fault: answer.why }))];
    return [...faults, ...usable.map(({ source }, index) => ({ source, result: answer.views[index]! }))];
  });
}

function asJson(check: PropertyCheck): object {
  return {
    path: check.path,
    views: viewsOf(check).map((one) => ({
      file: one.source.path,
      side: one.source.side,
      ...('fault' in one
        ? { fault: one.fault }
        : {
            values: one.result.values.map(({ name, base, head }) => ({
              name,
              ...cell('base', name, base),
              ...cell('head', name, head),
            })),
            properties: one.result.properties.map(({ name, outcome, message }) => ({ name, outcome, message })),
          }),
    })),
  };
}

function cell(side: 'base' | 'head', name: string, shown: Shown | undefined): object {
  if (shown === undefined) return {};
  return { [side]: 'text' in shown ? maskValue(shown.text, name) : { fault: shown.fault } };
}

const NARROWEST = 8;
/** Columns of one value before its column ends; what is longer moves only its own line. */
const WIDEST = 40;

function asText(check: PropertyCheck): string {
  const views = viewsOf(check);
  if (views.length === 0) return `${visible(check.path)}: no view is declared for it, on base or on head`;
  return views
    .flatMap((one) => {
      const from = one.source.side === 'base' ? 'on base' : 'on head, as base has none';
      const title = `${visible(check.path)}, by ${visible(one.source.path)} (${from})`;
      if ('fault' in one) return [title, `  cannot be computed: ${visible(one.fault)}`];
      const rows = one.result.values.map(({ name, base, head }) => [name, text(name, base), text(name, head)]);
      const properties = one.result.properties.map(({ name, outcome, message }) => {
        const word = {
          holds: 'holds',
          broken: 'does not hold',
          fault: 'has no answer',
          'not-judged': 'not judged',
          'reads-fixture': 'not asked',
        }[outcome];
        return `  ${visible(name)}: ${word}${message === '' ? '' : ` (${visible(message)})`}`;
      });
      return [title, ...columns([['', 'base', 'head'], ...rows]), ...properties];
    })
    .join('\n');
}

function text(name: string, shown: Shown | undefined): string {
  if (shown === undefined) return '-';
  return 'text' in shown ? visible(maskValue(shown.text, name)) : `(${visible(shown.fault)})`;
}

function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = [0, 1].map((column) =>
    Math.max(NARROWEST, ...rows.map((row) => row[column]?.length ?? 0).filter((width) => width <= WIDEST)),
  );
  return rows.map((row) => `  ${row.map((one, column) => one.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}
