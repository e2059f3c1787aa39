import type { YamlFile, YamlPath } from './yaml-file.js';

/** What a value of a workflow file may be, asked without trusting it. */
export type Fields = ReadonlyMap<string, unknown>;

/** A step or a command that runs the gate. */
export interface GateStep {
  readonly index: number;
  /** `action`: by `uses`. `command`: the command line in a `run`. */
  readonly how: 'action' | 'command';
}

/** A job that runs the gate, in the workflow whose events start it. */
export interface GateJob {
  /** The file whose triggers and concurrency count. */
  readonly file: YamlFile;
  readonly id: string;
  /** Where the steps stand: the same job, or one of a reusable workflow of this repository that the job calls. */
  readonly inner: { readonly file: YamlFile; readonly id: string };
  readonly steps: readonly GateStep[];
}

/** Names under which a job reports. `unknown` where a matrix or an expression makes them. */
export type CheckName =
  | { readonly kind: 'known'; readonly name: string }
  | { readonly kind: 'unknown'; readonly why: string };

/** Of the action, in any spelling under which somebody publishes it. What lies below it (`fixture-gate/comment`) judges nothing. */
const GATE_NAME = /(?:^|\/)fixture-?gate(?:@|$)/i;
const GATE_COMMAND =
  /\bfixture-?gate\b(?:[\w./-]*index\.js)?["']?\s+(?:check|merge|manifest|ledger)\b|\bfixture-gate[\w./-]*\/dist\/cli\/index\.js/i;
const WORKFLOW_FILE = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const LOCAL_WORKFLOW = /^\.\/(\.github\/workflows\/[^/]+\.ya?ml)$/;

export function isWorkflowPath(path: string): boolean {
  return WORKFLOW_FILE.test(path);
}

export function fields(value: unknown): Fields {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return new Map();
  return new Map(Object.entries(value));
}

export function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

export function texts(value: unknown): readonly string[] {
  return list(value).filter((one) => typeof one === 'string');
}

/** Event to its settings, however `on` is written. */
export function triggers(file: YamlFile): ReadonlyMap<string, Fields> {
  const on = fields(file.value).get('on');
  if (typeof on === 'string' || Array.isArray(on)) return new Map(texts(on).map((event) => [event, new Map()]));
  return new Map([...fields(on)].map(([event, settings]) => [event, fields(settings)]));
}

export function jobs(file: YamlFile): ReadonlyMap<string, Fields> {
  return new Map([...fields(fields(file.value).get('jobs'))].map(([id, job]) => [id, fields(job)]));
}

export function job(file: YamlFile, id: string): Fields {
  return jobs(file).get(id) ?? new Map();
}

export function steps(one: Fields): readonly Fields[] {
  return list(one.get('steps')).map(fields);
}

export function stepPath(id: string, index: number, ...rest: YamlPath): YamlPath {
  return ['jobs', id, 'steps', index, ...rest];
}

/** Folders into which a step of the job checks out this repository: an action in there is this repository's own. */
function ownCheckouts(one: Fields): ReadonlySet<string> {
  const paths = steps(one).flatMap((step) => {
    if (!/^actions\/checkout(?:@|$)/i.test(String(step.get('uses') ?? ''))) return [];
    const given = fields(step.get('with'));
    return given.has('repository') ? [] : [String(given.get('path') ?? '').replace(/^\.\/|\/$/g, '')];
  });
  return new Set(paths);
}

/** @param ownActionIsGate  Whether the action at the top of this repository is the gate: then this is its own repository. */
function gateSteps(one: Fields, ownActionIsGate: boolean): readonly GateStep[] {
  const own = ownCheckouts(one);
  return steps(one).flatMap((step, index): GateStep[] => {
    const uses = String(step.get('uses') ?? '');
    const local = /^\.\/?(.*?)\/?$/.exec(uses)?.[1];
    const isOwn = ownActionIsGate && local !== undefined && uses.startsWith('.') && own.has(local);
    if (isOwn || GATE_NAME.test(uses)) return [{ index, how: 'action' }];
    return GATE_COMMAND.test(String(step.get('run') ?? '')) ? [{ index, how: 'command' }] : [];
  });
}

/** Jobs that run the gate. A reusable workflow of the repository counts where it is called, and by itself if nobody calls it. */
export function findGateJobs(files: readonly YamlFile[], ownActionIsGate: boolean): readonly GateJob[] {
  const direct = files.flatMap((file) =>
    [...jobs(file)].flatMap(([id, one]) => {
      const found = gateSteps(one, ownActionIsGate);
      return found.length === 0 ? [] : [{ file, id, inner: { file, id }, steps: found }];
    }),
  );
  const called = files.flatMap((file) =>
    [...jobs(file)].flatMap(([id, one]) => {
      const path = LOCAL_WORKFLOW.exec(String(one.get('uses') ?? ''))?.[1];
      return direct.filter((gate) => gate.file.path === path).map((gate) => ({ ...gate, file, id }));
    }),
  );
  const callees = new Set(called.map(({ inner }) => inner.file.path));
  return [...direct.filter(({ file }) => !(callees.has(file.path) && isOnlyCallable(file))), ...called];
}

function isOnlyCallable(file: YamlFile): boolean {
  const events = [...triggers(file).keys()];
  return events.length > 0 && events.every((event) => event === 'workflow_call');
}

/** Jobs that call a workflow of another repository: what runs in there cannot be seen from here. */
export function foreignCalls(
  files: readonly YamlFile[],
): readonly { readonly file: YamlFile; readonly uses: string }[] {
  return files.flatMap((file) =>
    [...jobs(file).values()].flatMap((one) => {
      const uses = String(one.get('uses') ?? '');
      return uses !== '' && !uses.startsWith('./') ? [{ file, uses }] : [];
    }),
  );
}

/** What the checks page calls the job. workflow and event are no part of it. */
export function checkName(file: YamlFile, id: string): CheckName {
  const one = job(file, id);
  const name = one.get('name') === undefined ? id : String(one.get('name'));
  if (fields(one.get('strategy')).has('matrix')) return { kind: 'unknown', why: 'a matrix makes several checks of it' };
  if (name.includes('${{')) return { kind: 'unknown', why: 'an expression makes its name' };
  return { kind: 'known', name };
}

export function gateCheckName(gate: GateJob): CheckName {
  const outer = checkName(gate.file, gate.id);
  if (gate.inner.file.path === gate.file.path || outer.kind === 'unknown') return outer;
  const inner = checkName(gate.inner.file, gate.inner.id);
  return inner.kind === 'unknown' ? inner : { kind: 'known', name: `${outer.name} / ${inner.name}` };
}

/** Jobs of the same file that wait for `id`, directly or through others. */
export function waitingFor(file: YamlFile, id: string): readonly string[] {
  const all = jobs(file);
  const found = new Set<string>();
  for (let grew = true; grew; ) {
    grew = false;
    for (const [other, one] of all) {
      if (found.has(other)) continue;
      if (!texts(one.get('needs')).some((need) => need === id || found.has(need))) continue;
      found.add(other);
      grew = true;
    }
  }
  return [...found];
}

/** `always()` with nothing else: a job that runs whatever became of the others. */
export function isAlways(condition: unknown): boolean {
  return /^\s*(?:\$\{\{\s*)?always\(\)\s*(?:\}\}\s*)?$/.test(String(condition ?? ''));
}
