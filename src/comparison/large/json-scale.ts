import type { FixtureDocument, Member, ObjectNode, TreeNode } from '../../documents/document.js';
import { contentEnd } from '../../documents/large/json-members.js';
import type { Pattern } from '../../documents/large/json-pattern.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import { CONTENT } from '../../documents/trees/markup.js';
import type { Side } from '../groups.js';
import { mapReason } from '../maps.js';
import { decimalOf, memberOf, type Place, stepsOf } from '../nodes.js';
import { type Decimal, isZero, parseDecimal } from '../numbers.js';
import { isDiscriminatorName } from '../structure.js';
import { lowerQuartile, smallerScale } from '../tolerance.js';
import type { LargeJob } from './compare-large.js';
import { type Cursor, cursorOf, outlineOf, pass, read } from './json-cursor.js';
import { elementOf, type Front } from './json-document.js';
import type { LargeLimits } from './kept.js';

const NUMBER = 110;
/** Names that the objects of one path have at most; an object of more is mostly a map. */
const MAX_NAMES = 4_096;
/** Spellings of numbers as near to each other as doubles can tell. */
const MAX_SPELLINGS = 4_096;
/** Paths that are walked for: each takes two walks over either file. */
const MAX_PATHS = 4;
/** Elements like none before them, which the parser reads. Bytes, for one path. */
const MAX_PARSED = 4_194_304;

/**
 * The scale of a path (docs/classes.md section 5, rule 4) by further walks over both files. The plain path takes the numbers of a set that
 * the facts of shape have made: that is all numbers at the place's names and at any index wherever no object there is a map, has variants
 * or stands in itself. Where one may, and a note would say so, this declines.
 */
export interface JsonScales {
  readonly at: (place: Place | undefined) => Decimal | undefined;
  /** Declines where what surrounds the elements may be a map. To be asked in the end. */
  readonly requireRecords: (document: FixtureDocument, path: readonly string[]) => void;
}

export function jsonScales(
  sources: Readonly<Record<Side, ByteSource>>,
  fronts: Readonly<Record<Side, Front>>,
  limits: LargeLimits,
  job: LargeJob,
): JsonScales {
  const known = new Map<string, Decimal | undefined>();
  const { path } = fronts.base;
  return {
    at: (place) => {
      const wanted = keyOf(stepsOf(place, 'base').slice(path.length));
      if (!known.has(wanted)) {
        if (known.size === MAX_PATHS) decline('the scales of many paths');
        const survey: Survey = {
          job,
          path,
          wanted,
          objects: new Map(),
          variants: new Map(),
          outlines: new Map(),
          parsed: 0,
        };
        const scale = smallerScale(
          quartileOf(survey, () => cursorOf(sources.base, fronts.base, limits)),
          quartileOf(survey, () => cursorOf(sources.head, fronts.head, limits)),
        );
        for (const members of survey.objects.values()) requireRecord([...members.values()]);
        known.set(wanted, scale);
      }
      return known.get(wanted);
    },
    requireRecords: (document, names) => {
      if (known.size > 0) requireFrame(document, names);
    },
  };
}

interface Survey {
  readonly job: LargeJob;
  readonly path: readonly string[];
  /** The generalised path that is asked for, from the elements' array on. */
  readonly wanted: string;
  /** Members of all objects at a generalised path, one of each name and kind. */
  readonly objects: Map<string, Map<string, Member>>;
  /** The one value that all members of a discriminator's name have. */
  readonly variants: Map<string, string>;
  /** Which scalars of a pattern are numbers at the wanted path. */
  readonly outlines: Map<Pattern, readonly number[]>;
  /** Bytes of elements that followed no pattern. */
  parsed: number;
}

function keyOf(steps: readonly (string | number)[]): string {
  return steps.reduce<string>((key, step) => below(key, step), '');
}

/** A name is quoted, so that none can look like an index or like two names. */
function below(key: string, step: string | number): string {
  return typeof step === 'number' ? `${key}*` : `${key}${JSON.stringify(step)}`;
}

/** The numbers below a node in order, with their generalised paths; what its objects are is noted down. Depth is bounded by the scanner. */
function numbersIn(
  survey: Survey,
  node: TreeNode,
  key: string,
  names: readonly string[],
  visit: (key: string, decimal: string) => void,
): void {
  if (node.kind === 'number') visit(key, decimalOf(node));
  else if (node.kind === 'array') for (const item of node.items) numbersIn(survey, item, below(key, 0), names, visit);
  else if (node.kind === 'object') {
    let known = survey.objects.get(key);
    if (known === undefined) {
      known = new Map();
      survey.objects.set(key, known);
    }
    const own = new Set<string>();
    for (const member of node.members) {
      const { name, value } = member;
      if (own.has(name)) decline('a name that stands twice');
      own.add(name);
      if (names.includes(name)) decline('perhaps recursion');
      if (value.kind === 'string' && isDiscriminatorName(name)) requireOneVariant(survey, name, value.value);
      const kind = `${value.kind} ${name}`;
      if (!known.has(kind)) known.set(kind, member);
      if (known.size > MAX_NAMES) decline('perhaps a map');
      numbersIn(survey, value, below(key, name), [...names, name], visit);
    }
  }
}

function requireOneVariant({ variants }: Survey, name: string, value: string): void {
  const known = variants.get(name);
  if (known === undefined) variants.set(name, value);
  else if (known !== value) decline('variants');
}

/** The scalars of an outline are numbers, so that its objects look more like maps than they are. */
function requireRecord(members: readonly Member[]): void {
  if (mapReason([{ kind: 'object', members, line: 0 }]) !== undefined) decline('perhaps a map');
}

/** Objects on the way to the elements are records, and nothing around those stands in itself, or the facts would fold it. */
function requireFrame({ readings }: FixtureDocument, path: readonly string[]): void {
  const { content } = readings[0];
  let node: TreeNode | undefined = content.kind === 'tree' ? content.root : decline('no tree');
  requireFlat(node, []);
  for (const name of path) {
    const owner: ObjectNode = node?.kind === 'object' ? node : decline('no object on the way');
    if (mapReason([owner]) !== undefined) decline('perhaps a map');
    node = memberOf(owner, name);
  }
}

/** Depth is bounded by the reader's limit. */
function requireFlat(node: TreeNode, names: readonly string[]): void {
  if (node.kind === 'array') for (const item of node.items) requireFlat(item, names);
  if (node.kind !== 'object') return;
  for (const { name, value } of node.members) {
    if (names.includes(name) || name === CONTENT) decline('perhaps recursion');
    requireFlat(value, [...names, name]);
  }
}

/** The lower quartile of the magnitudes on one side; those that are the same double as it are read again. */
function quartileOf(survey: Survey, start: () => Cursor): Decimal | undefined {
  let magnitudes = new Float64Array(1_024);
  let count = 0;
  eachNumber(survey, start(), (text) => {
    const magnitude = Math.abs(Number(text));
    if (magnitude === 0 && isZero(parsed(text))) return;
    if (count === magnitudes.length) {
      const larger = new Float64Array(2 * count);
      larger.set(magnitudes);
      magnitudes = larger;
    }
    magnitudes[count++] = magnitude;
  });
  const exactly = (double: number): readonly { readonly value: Decimal; readonly count: number }[] => {
    const spelled = new Map<string, number>();
    eachNumber(survey, start(), (text) => {
      if (Math.abs(Number(text)) !== double || (double === 0 && isZero(parsed(text)))) return;
      spelled.set(text, (spelled.get(text) ?? 0) + 1);
      if (spelled.size > MAX_SPELLINGS) decline('numbers as near as doubles can tell');
    });
    return [...spelled].map(([text, times]) => ({ value: parsed(text), count: times }));
  };
  return lowerQuartile([], { doubles: magnitudes.subarray(0, count), exactly });
}

function parsed(text: string): Decimal {
  return parseDecimal(text) ?? decline('no strict number');
}

/** All numbers at the wanted path. */
function eachNumber(survey: Survey, cursor: Cursor, visit: (text: string) => void): void {
  const { scanner } = cursor;
  const { job, path, wanted } = survey;
  while (!cursor.side.ended) {
    read(cursor);
    const { block, at } = cursor;
    const { pattern, places } = scanner;
    if (pattern === undefined) {
      survey.parsed += scanner.next - at;
      if (survey.parsed > MAX_PARSED) decline('elements of many shapes');
      const text = block.toString('utf8', at, contentEnd(block, scanner.next));
      numbersIn(survey, elementOf(job, text, 0, path.length), '*', path, (key, decimal) => {
        if (key === wanted) visit(decimal);
      });
    } else {
      for (const index of wantedIn(survey, pattern))
        visit(block.toString('latin1', places[2 * index], places[2 * index + 1]));
    }
    pass(cursor);
  }
}

function wantedIn(survey: Survey, pattern: Pattern): readonly number[] {
  const known = survey.outlines.get(pattern);
  if (known !== undefined) return known;
  const found: number[] = [];
  let index = 0;
  const outline = elementOf(survey.job, outlineOf(pattern), 0, survey.path.length);
  numbersIn(survey, outline, '*', survey.path, (key) => {
    if (key === survey.wanted && pattern.kinds[index] === NUMBER) found.push(index);
    index += 1;
  });
  if (index !== pattern.kinds.length) decline('an outline of other scalars');
  survey.outlines.set(pattern, found);
  return found;
}
