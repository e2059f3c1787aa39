import type { TreeNode } from '../documents/document.js';
import type { Frame } from './cel/code.js';
import { CelFault } from './cel/exact.js';
import { compileExpression, type Expression } from './cel/expression.js';
import type { Tools } from './cel/functions.js';
import { type CelValue, fromNode, holds, type MapValue, showValue, typeName } from './cel/values.js';
import { plainText } from './found-values.js';
import { readByRule, structuresOnce } from './kept-document.js';
import type { Structure } from './structure.js';
import type { Named, ViewFile } from './view-file.js';
import type { FileJob } from './work.js';

/** The file of the job is head's; `base` is what it was, also under another name. */
export interface PropertiesTask {
  readonly kind: 'properties';
  readonly job: FileJob;
  readonly base?: { readonly path: string; readonly bytes: Uint8Array };
  readonly views: readonly ViewFile[];
  /** Whether base's values are wanted even where no property asks for them. */
  readonly both?: true;
}

export interface PropertyResult {
  readonly name: string;
  readonly line: number;
  /**
   * `reads-fixture`: it names `doc`. `not-judged`: it asks for base's view, of which there is none, or none of that name.
   * `fault`: it has no value.
   */
  readonly outcome: 'holds' | 'broken' | 'fault' | 'not-judged' | 'reads-fixture';
  /** Why, for everything but `holds`. */
  readonly message: string;
}

/** A value of the view as text, or why there is none. */
export type Shown = { readonly text: string } | { readonly fault: string };

export interface ViewResult {
  readonly path: string;
  readonly values: readonly {
    readonly name: string;
    readonly line: number;
    readonly head: Shown;
    readonly base?: Shown;
    /** It is the fixture itself, and so what properties see would be the golden bytes. */
    readonly isFixture?: true;
  }[];
  readonly properties: readonly PropertyResult[];
}

export type PropertiesAnswer =
  | { readonly kind: 'computed'; readonly views: readonly ViewResult[] }
  /** Head's file is no data: nothing was computed. */
  | { readonly kind: 'unreadable'; readonly line: number; readonly why: string };

/** Turns of loops and list functions of all expressions on one side. */
const MAX_STEPS = 20_000_000;
/** Base's values in each way of reading, or why there are none. */
type BaseSide = { readonly values: readonly Values[] } | { readonly why: string };

/** Computes each view first, then its properties on the view alone (requirement D3), in every way that the file can be read. */
export async function checkProperties({ job, base, views, both }: PropertiesTask): Promise<PropertiesAnswer> {
  const compiled = await Promise.all(views.map(compileView));
  const wanted = both === true || compiled.some(({ properties }) => properties.some(asksForBase));
  const usesPatterns = views.some(({ view, properties }) =>
    [...view, ...properties].some(({ expression }) => expression.includes('matches')),
  );
  const re2 = usesPatterns ? (await import('re2js')).RE2JS : undefined;
  const tools = (unique: boolean): Tools => {
    return { budget: { left: MAX_STEPS }, unique, ...(re2 === undefined ? {} : { re2 }), patterns: new Map() };
  };
  // Base first and alone, so that never both trees are in memory.
  const onBase = base === undefined ? ALONE : wanted ? await baseSide(job, base, compiled, tools) : NOT_WANTED;
  const head = await structures(job, job);
  if ('why' in head) return { kind: 'unreadable', ...head };
  const headTools = tools(onBase.unique && areUnique(head.structures));
  const results = compiled.map((view, place) =>
    worst(
      head.structures.map((structure, index) => {
        const before = onBase.sides[place];
        const values = before === undefined || 'why' in before ? undefined : (before.values[index] ?? before.values[0]);
        const why = before !== undefined && 'why' in before ? before.why : ALONE_WHY;
        const own = compute(view, structure.root, headTools);
        return judge(view, { root: structure.root, values: own }, values, why, headTools);
      }),
    ),
  );
  return { kind: 'computed', views: results };
}

function areUnique(structures: readonly Structure[]): boolean {
  return structures.every(({ unique }) => unique);
}

/** For each view, in order, and whether no name occurs twice in what they were computed from. */
interface BaseSides {
  readonly sides: readonly BaseSide[];
  readonly unique: boolean;
}
const ALONE_WHY = 'the fixture is new here, and has no view on base';
const ALONE: BaseSides = { sides: [], unique: true };
const NOT_WANTED: BaseSides = { sides: [], unique: true };

async function baseSide(
  job: FileJob,
  base: NonNullable<PropertiesTask['base']>,
  views: readonly CompiledView[],
  tools: (unique: boolean) => Tools,
): Promise<BaseSides> {
  const found = await structures(job, base);
  if ('why' in found) return { sides: views.map(() => ({ why: `on base ${found.why}` })), unique: true };
  const unique = areUnique(found.structures);
  const ownTools = tools(unique);
  const sides = views.map((view) => ({ values: found.structures.map(({ root }) => compute(view, root, ownTools)) }));
  return { sides, unique };
}

async function structures(
  { rule, limits }: FileJob,
  { path, bytes }: { readonly path: string; readonly bytes: Uint8Array },
): Promise<{ readonly structures: readonly Structure[] } | { readonly why: string; readonly line: number }> {
  const { document, failure } = await readByRule({ path, bytes, rule, limits });
  if (failure !== undefined)
    return { why: `it does not parse as ${failure.format}: ${failure.reason}`, line: failure.line };
  const found = structuresOnce(document, limits.nodes);
  return 'why' in found ? found : { structures: found };
}

type Compiled = { readonly named: Named; readonly expression: Expression | CelFault };

interface CompiledView {
  readonly path: string;
  readonly values: readonly Compiled[];
  readonly properties: readonly Compiled[];
}

async function compileView({ path, view, properties }: ViewFile): Promise<CompiledView> {
  const names = [...view.map(({ name }) => name), 'base', 'doc'];
  return {
    path,
    values: await Promise.all(view.map((named) => compileNamed(named, ['doc']))),
    properties: await Promise.all(properties.map((named) => compileNamed(named, names))),
  };
}

async function compileNamed(named: Named, names: readonly string[]): Promise<Compiled> {
  try {
    return { named, expression: await compileExpression(named.expression, names) };
  } catch (error) {
    if (!(error instanceof CelFault)) throw error;
    return { named, expression: error };
  }
}

function asksForBase({ expression }: Compiled): boolean {
  return !(expression instanceof CelFault) && expression.mentions.has('base');
}

type Values = readonly (CelValue | CelFault)[];

function compute({ values }: CompiledView, root: TreeNode, tools: Tools): Values {
  return values.map(({ expression }) => run(expression, [fromNode(root)], tools));
}

function run(
  expression: Expression | CelFault,
  names: readonly (CelValue | CelFault | undefined)[],
  tools: Tools,
): CelValue | CelFault {
  if (expression instanceof CelFault) return expression;
  const slots: Frame['slots'] = [...names];
  while (slots.length < expression.slots) slots.push(undefined);
  try {
    return expression.evaluate({ slots, tools });
  } catch (error) {
    if (error instanceof CelFault) return error;
    // Deep data in `==`; never a value.
    if (error instanceof RangeError) return new CelFault('it is nested too deeply');
    throw error;
  }
}

interface HeadSide {
  readonly root: TreeNode;
  readonly values: Values;
}

function judge(
  view: CompiledView,
  { root, values: head }: HeadSide,
  base: Values | undefined,
  noBase: string,
  tools: Tools,
): ViewResult {
  const whole = fromNode(root);
  const values = view.values.map(({ named, expression }, index) => {
    const before = base?.[index];
    const isAlone = !(expression instanceof CelFault) && expression.alone === 'doc';
    // Also in a list or behind a condition: what a property then sees is the fixture.
    const isFixture = isAlone || (isCompound(whole) && isWithin(head[index]!, whole));
    return {
      name: named.name,
      line: named.line,
      head: shown(head[index]!),
      ...(before === undefined ? {} : { base: shown(before) }),
      ...(isFixture ? { isFixture: true as const } : {}),
    };
  });
  const onBase = base === undefined ? undefined : mapOf(view, base);
  const properties = view.properties.map((property): PropertyResult => {
    const { named, expression } = property;
    const result = (outcome: PropertyResult['outcome'], message: string): PropertyResult => {
      return { name: named.name, line: named.line, outcome, message };
    };
    if (expression instanceof CelFault) return result('fault', expression.message);
    if (expression.mentions.has('doc')) return result('reads-fixture', 'reads the fixture itself (doc)');
    const value = run(expression, [...head, onBase, undefined], tools);
    if (value === true) return result('holds', '');
    const seen = mentioned(view, expression, head, base);
    if (value === false) return result('broken', seen);
    if (!(value instanceof CelFault)) return result('fault', `expected true or false; found ${typeName(value)}`);
    const lacking = expression.mentions.has('base') ? missingOnBase(view, expression, base, noBase) : undefined;
    return lacking === undefined ? result('fault', value.message) : result('not-judged', lacking);
  });
  return { path: view.path, values, properties };
}

function isCompound(value: CelValue): boolean {
  return typeof value === 'object' && value !== null;
}

function isWithin(value: CelValue | CelFault, whole: CelValue): boolean {
  return !(value instanceof CelFault) && holds(value, whole);
}

function mapOf({ values }: CompiledView, computed: Values): MapValue {
  const entries = values.flatMap(({ named: { name } }, index) => {
    const value = computed[index]!;
    return value instanceof CelFault ? [] : [[JSON.stringify(name), [name, value]] as const];
  });
  return { kind: 'map', entries: new Map(entries) };
}

/** Why base's view is no help to this expression; undefined where it has all that is asked for. */
function missingOnBase(
  { values }: CompiledView,
  { source }: Expression,
  base: Values | undefined,
  noBase: string,
): string | undefined {
  if (base === undefined) return noBase;
  const faulty = values.flatMap(({ named: { name } }, index) => {
    const value = base[index];
    return value instanceof CelFault && namedOnBase(source).has(name) ? [`base.${name}: ${value.message}`] : [];
  });
  return faulty.length === 0 ? undefined : `base's view could not be computed: ${faulty.join('; ')}`;
}

function namedOnBase(source: string): ReadonlySet<string> {
  return new Set(
    [...source.matchAll(/\bbase\s*(?:\.\s*|\[\s*["'])([A-Za-z_][A-Za-z0-9_]*)/g)].map((match) => match[1]!),
  );
}

/** The values that a property looks at, in the order of the view. */
function mentioned({ values }: CompiledView, expression: Expression, head: Values, base: Values | undefined): string {
  const before = namedOnBase(expression.source);
  const parts = values.flatMap(({ named: { name } }, index) => {
    const is = (label: string, value: CelValue | CelFault | undefined): string[] =>
      value === undefined || value instanceof CelFault ? [] : [`${label} is ${showValue(value)}`];
    return [
      ...(expression.mentions.has(name) ? is(name, head[index]) : []),
      ...(before.has(name) ? is(`base.${name}`, base?.[index]) : []),
    ];
  });
  return parts.join(', ');
}

const LONGEST_SHOWN = 200;

function shown(value: CelValue | CelFault): Shown {
  return value instanceof CelFault
    ? { fault: plainText(value.message, 200) }
    : { text: showValue(value, LONGEST_SHOWN) };
}

const STRENGTH: Readonly<Record<PropertyResult['outcome'], number>> = {
  holds: 0,
  'not-judged': 1,
  fault: 2,
  broken: 3,
  'reads-fixture': 4,
};

/** Of several ways to read the file, for each value and each property the worst. */
function worst(results: readonly ViewResult[]): ViewResult {
  return results.reduce((one, other) => ({
    path: one.path,
    values: one.values.map((value, index) => ('fault' in value.head ? value : other.values[index]!)),
    properties: one.properties.map((property, index) => {
      const second = other.properties[index]!;
      return STRENGTH[second.outcome] > STRENGTH[property.outcome] ? second : property;
    }),
  }));
}
