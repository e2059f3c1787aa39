import type { Content, FixtureDocument, Opaque, Tree, TreeNode } from '../documents/document.js';
import { DOUBTED_ENCODING } from '../documents/encoding.js';
import { decline } from '../documents/large/source.js';
import { align } from './alignment.js';
import { addChange, addNote, type Collector, classOf, newCollector, worseCollector } from './collector.js';
import { compareContainers } from './containers.js';
import { memberGroup } from './explain.js';
import { type Group, newGroup } from './groups.js';
import { hollowContent } from './hollow.js';
import { diffImages } from './image.js';
import { diffDeclared, diffFacts, diffLayout } from './layout.js';
import type { Aligner } from './lists.js';
import { decimalOf, equalBytes, guardDepth, type Place, stepsOf } from './nodes.js';
import type { Decimal } from './numbers.js';
import { type Omitted, stepsInFile } from './omitted.js';
import { normalizedPath } from './paths.js';
import type { Rules } from './rules.js';
import { shapeOf } from './shape.js';
import { sameStructure } from './structure.js';
import { diffTables } from './table.js';
import { diffTensors } from './tensor.js';
import { diffTexts } from './text.js';
import { scaleOf } from './tolerance.js';
import { defaultAt, diff, type TreeContext } from './tree.js';
import { type IdMap, newIdMap } from './volatile.js';

/** What two documents amount to. */
export interface DocumentsResult {
  readonly collector: Collector;
  readonly hollow?: string;
}

/** What the comparison of a whole fixture shares. */
export interface Session {
  readonly rules: Rules;
  readonly ids: IdMap;
  readonly aligner: Aligner;
  /** The trees hold edited scalars and the way to them alone (documents/edited/): whoever asks for more ends the comparison. */
  readonly onlyEdits?: true;
  /** Set where the documents hold only what differs and its neighbours (docs/adr/0200). */
  readonly omitted?: Omitted;
  /** What a walk over both files has found in the contents already; the documents stand for what surrounds it. */
  readonly walked?: Collector;
}

export function newSession(
  rules: Rules,
  aligner: Aligner = align,
  large: Pick<Session, 'omitted' | 'walked'> = {},
): Session {
  return { rules, ids: newIdMap(), aligner, ...large };
}

/** Of two documents with nothing in them but edits. Whatever takes more of them throws `Declined`. */
export function onlyEditsSession(rules: Rules): Session {
  return { ...newSession(rules, () => decline('an alignment')), onlyEdits: true };
}

/** Notices that are passed on; a hostile file may have a million. */
const MAX_NOTICES = 6;

/**
 * Compares two documents of one format: what the format declares, every pair of readings (the worse counts), the layout.
 * Formats that differ are shape, and nothing else is asked.
 */
export function compareDocuments(
  session: Session,
  base: FixtureDocument,
  head: FixtureDocument,
  depth = 0,
): DocumentsResult {
  guardDepth(depth);
  if (base.format !== head.format) {
    const collector = newCollector();
    const note = `format ${base.format} -> ${head.format}`;
    addChange(collector, { kind: 'shape', at: 'file', base: base.format, head: head.format, note }, `=${note}`);
    return { collector };
  }
  const { result, label } = worstReading(session, base, head, depth);
  const { collector } = result;
  if (label) addNote(collector, label);
  diffDeclared(collector, base, head);
  diffFacts(collector, base, head);
  diffLayout(collector, base, head);
  for (const reason of new Set([base.incomplete, head.incomplete])) {
    if (reason !== undefined) addIncomplete(collector, reason);
  }
  const notices = new Set([...base.notices, ...head.notices].map(({ message }) => message));
  for (const message of [...notices].slice(0, MAX_NOTICES)) addNote(collector, message);
  return result;
}

/** Something was not compared: nothing below SEMANTIC_REWRITE may be claimed. */
export function addIncomplete(collector: Collector, reason: string): void {
  if (reason.startsWith(DOUBTED_ENCODING)) {
    const note = `${reason}, so an equal text proves nothing`;
    addChange(collector, { kind: 'value', at: 'file', base: null, head: null, note }, `=${DOUBTED_ENCODING}`);
    addNote(collector, note);
    return;
  }
  addChange(
    collector,
    { kind: 'value', at: 'file', base: null, head: null, note: `not compared: ${reason}` },
    '=content not compared',
  );
  addNote(collector, `not compared: ${reason}`);
}

function worstReading(
  session: Session,
  base: FixtureDocument,
  head: FixtureDocument,
  depth: number,
): { readonly result: DocumentsResult; readonly label?: string } {
  const count = Math.max(base.readings.length, head.readings.length);
  // A side with one reading stands for every one of the other's; sides that have several, but not as many, too.
  const at = <T>(readings: readonly [T, ...T[]], index: number): T =>
    readings[Math.min(index, readings.length - 1)] ?? readings[0];
  const results = Array.from({ length: count }, (_, index) => {
    const from = at(base.readings, index);
    const to = at(head.readings, index);
    return { label: to.label || from.label, result: compareContents(session, from.content, to.content, depth) };
  });
  const worst = results.reduce((best, next) =>
    worseCollector(next.result.collector, best.result.collector) ? next : best,
  );
  const classes = new Set(results.map(({ result }) => classOf(result.collector.counts)));
  return {
    result: worst.result,
    ...(classes.size > 1
      ? { label: `the class depends on the reading; the worse counts${worst.label ? `: ${worst.label}` : ''}` }
      : {}),
  };
}

export function newContext({ rules, ids, aligner, omitted }: Session, collector: Collector): TreeContext {
  return {
    ...(omitted === undefined ? {} : { omitted }),
    rules,
    collector,
    ids,
    aligner,
    hashes: new Map(),
    different: new Set(),
    judged: new Map(),
    scaleAt: () => undefined,
    at: defaultAt,
  };
}

function compareContents(session: Session, base: Content, head: Content, depth: number): DocumentsResult {
  if (session.walked !== undefined) return { collector: session.walked };
  const collector = newCollector();
  const context = newContext(session, collector);
  if (base.kind === 'tree' && head.kind === 'tree')
    return session.onlyEdits === true ? compareEdits(context, base, head) : compareTrees(context, base, head);
  if (base.kind === 'container' && head.kind === 'container')
    return compareContainers(session, collector, base, head, depth);
  if (base.kind === 'table' && head.kind === 'table') diffTables(context, base, head);
  else if (base.kind === 'tensor' && head.kind === 'tensor') diffTensors(context, base, head);
  else if (base.kind === 'image' && head.kind === 'image') diffImages(context, base, head);
  else if (base.kind === 'text' && head.kind === 'text') diffTexts(context, base, head);
  else if (base.kind === 'opaque' && head.kind === 'opaque') diffOpaque(collector, base, head);
  else {
    const note = `content ${base.kind} -> ${head.kind}`;
    addChange(collector, { kind: 'shape', at: 'file', base: base.kind, head: head.kind, note }, `=${note}`);
    return { collector };
  }
  return withHollow(collector, () =>
    hollowContent(base, head, () => newGroup('$', [], [], []), context.omitted?.varies),
  );
}

/** Only a rewrite can hollow a fixture out. */
function withHollow(collector: Collector, find: () => string | undefined): DocumentsResult {
  if (collector.counts.shape + collector.counts.value === 0) return { collector };
  const hollow = find();
  return hollow === undefined ? { collector } : { collector, hollow };
}

function compareTrees(context: TreeContext, base: Tree, head: Tree): DocumentsResult {
  const { collector, rules } = context;
  let known: Group | undefined;
  const aligned = sameStructure(base.root, head.root);
  const group = (): Group => {
    known ??= shapeOf([base.root], [head.root], rules, collector, {
      different: context.different,
      aligned,
      fields: base.fields === true && head.fields === true,
    });
    return known;
  };
  // Trees of one structure have the same shape facts, so the sets are built only where they are asked for.
  const root = aligned ? undefined : group();
  const scales = new Map<Group, Decimal | undefined>();
  const { omitted } = context;
  const scaleAt = (place: Place | undefined): Decimal | undefined => {
    omitted?.refuse('the scale of a path');
    const at = groupAt(group(), base.root, place);
    if (!at) return undefined;
    if (!scales.has(at)) scales.set(at, scaleOf(numbersOf(at.base), numbersOf(at.head)));
    return scales.get(at);
  };
  diff(
    omitted === undefined ? { ...context, scaleAt } : { ...context, scaleAt, at: (place) => pathIn(place, omitted) },
    { base: base.root, head: head.root, place: undefined, baseGroup: root, headGroup: root, depth: 0 },
  );
  return withHollow(collector, () => hollowContent(base, head, group));
}

/** What is hollow or has a scale cannot be seen here, nor can shape facts. */
function compareEdits(context: TreeContext, base: Tree, head: Tree): DocumentsResult {
  const scaleAt = (): never => decline('the scale of a path');
  if (!sameStructure(base.root, head.root)) decline('another structure');
  const root = { place: undefined, baseGroup: undefined, headGroup: undefined, depth: 0 };
  diff({ ...context, scaleAt }, { ...root, base: base.root, head: head.root });
  return { collector: context.collector };
}

/** `defaultAt` where the elements of a list are not all at hand. */
function pathIn(place: Place | undefined, omitted: Omitted): string {
  return normalizedPath(stepsInFile(omitted, stepsOf(place, 'head')));
}

/** The node set that a place on the base side belongs to. */
function groupAt(root: Group, node: TreeNode, place: Place | undefined): Group | undefined {
  let group: Group | undefined = root;
  let at: TreeNode | undefined = node;
  for (const step of stepsOf(place, 'base')) {
    if (!group || !at) return undefined;
    if (at.kind === 'object') {
      const owner: Extract<TreeNode, { kind: 'object' }> = at;
      group = memberGroup(owner, String(step), group);
      at = owner.members.find(({ name }) => name === step)?.value;
    } else if (at.kind === 'array') {
      group = group.items;
      at = at.items[Number(step)];
    } else return undefined;
  }
  return group;
}

function numbersOf(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => (node.kind === 'number' ? [decimalOf(node)] : []));
}

function diffOpaque(collector: Collector, base: Opaque, head: Opaque): void {
  if (equalBytes(base.bytes, head.bytes)) return;
  addChange(
    collector,
    {
      kind: 'value',
      at: 'file',
      base: `${base.bytes.length} bytes`,
      head: `${head.bytes.length} bytes`,
      note: head.why,
    },
    '=bytes changed',
  );
  addNote(collector, `compared byte by byte, so what changed inside is not known: ${head.why}`);
}
