import type { Limits } from '../../policy/policy.js';
import type { ArrayNode, Line, Member, StringNode, TreeNode } from '../document.js';
import { CONTENT, isBlank, isMark, type Space, spell, TEXT } from './markup.js';
import { type Binding, bindingOf, createScope, MARK, type Scope, XSI_TYPE } from './namespaces.js';
import { array, object, text } from './nodes.js';
import { type Budget, createBudget } from './stop.js';

/** Nodes of one element beside its attributes: itself, its content, the item that holds it, that item's text. */
export const NODES_PER_ELEMENT = 4;
const SPACE_ATTRIBUTE = '@{http://www.w3.org/XML/1998/namespace}space';
const XHTML = '{http://www.w3.org/1999/xhtml}';
/** In these a blank between two children is seen: SVG text, and every element of XHTML. */
const SVG_TEXT = /^\{http:\/\/www\.w3\.org\/2000\/svg\}(text|tspan|textPath|a)$/;

/** An attribute as it is written, its value decoded. */
export interface Written {
  readonly name: string;
  readonly value: string;
}

/** What stands between two tags, comments and CDATA borders left out: mostly nothing, or one piece. */
type Pieces = string | readonly string[];

interface OpenElement {
  readonly name: string;
  readonly attributes: readonly Member[];
  readonly bindings: readonly Binding[];
  readonly line: Line;
  readonly preserve: boolean;
  /** One of each for every child: what stands before it, on which line, and the child. */
  readonly gaps: Pieces[];
  readonly gapLines: Line[];
  readonly children: Member[];
  /** The gap that is open, and where it begins. */
  pieces: string[] | undefined;
  pieceLine: Line;
  /** White space was written as CDATA or as a character reference: nobody does that for the layout. */
  explicitSpace: boolean;
  hasText: boolean;
}

/** Texts between the children of all elements of one name without the white space that they hold, and with it. */
interface Blanks {
  readonly nodes: { -readonly [K in keyof StringNode]: StringNode[K] }[];
  readonly exact: string[];
}

/** A tree that is built while a parser tells what it meets, over all documents of one file. */
export interface XmlTree {
  readonly scope: Scope;
  readonly budget: Budget;
  readonly comments: string[];
  readonly declarations: string[];
  readonly prefixes: Set<string>;
  /** Those that are declared. */
  readonly namespaces: Set<string>;
  readonly unbound: Line[];
  readonly duplicates: Line[];
  /** The document itself, then the open elements. */
  readonly open: OpenElement[];
  /** Names of elements that somewhere hold both text and elements. */
  readonly mixed: Set<string>;
  readonly blanks: Map<string, Blanks>;
  /** Whether some root has an element in it. */
  nested: boolean;
  /** Each blank once: indentation is the same a thousand times. */
  readonly spaces: Map<string, string>;
}

export function newXmlTree(limits: Limits): XmlTree {
  return {
    scope: createScope(),
    budget: createBudget(limits),
    comments: [],
    declarations: [],
    prefixes: new Set(),
    namespaces: new Set(),
    unbound: [],
    duplicates: [],
    open: [newElement('', [], [], 1, false)],
    mixed: new Set(),
    blanks: new Map(),
    nested: false,
    spaces: new Map(),
  };
}

function newElement(
  name: string,
  attributes: readonly Member[],
  bindings: readonly Binding[],
  line: Line,
  preserve: boolean,
): OpenElement {
  const content = { gaps: [], gapLines: [], children: [], pieces: undefined, pieceLine: line };
  return { name, attributes, bindings, line, preserve, ...content, explicitSpace: false, hasText: false };
}

function innermost({ open }: XmlTree): OpenElement {
  return open[open.length - 1]!;
}

/** Text up to a tag or another mark-up on `line`. `referred`: some of it was written as a reference. Outside of the root it is layout. */
export function addText(tree: XmlTree, value: string, line: Line, referred: boolean): void {
  if (tree.open.length === 1) return;
  const element = innermost(tree);
  if (referred && isBlank(value)) element.explicitSpace = true;
  addPiece(element, value, line);
}

export function addCdata(tree: XmlTree, value: string, line: Line): void {
  if (value === '') return;
  const element = innermost(tree);
  if (isBlank(value)) element.explicitSpace = true;
  addPiece(element, value, line);
}

export function addInstruction(tree: XmlTree, target: string, body: string, line: Line): void {
  addPiece(innermost(tree), `${MARK}<?${target} ${body}?>`, line);
}

/** `doctype` is what stands between its keyword and its end. */
export function addDoctype(tree: XmlTree, doctype: string, line: Line): void {
  addPiece(innermost(tree), `${MARK}<!DOCTYPE${doctype}>`, line);
}

export function addDeclaration({ declarations }: XmlTree, version: string, standalone: string | undefined): void {
  declarations.push([version, standalone && `standalone=${standalone}`].filter(Boolean).join(' '));
}

/** Text runs that a comment or a CDATA border parts are one run; a mark is a piece of its own. */
function addPiece(element: OpenElement, piece: string, line: Line): void {
  if (element.pieces === undefined) {
    element.pieces = [piece];
    element.pieceLine = Math.max(element.line, line - newlines(piece));
  } else element.pieces.push(piece);
}

function newlines(value: string): number {
  let count = 0;
  for (let at = value.indexOf('\n'); at !== -1; at = value.indexOf('\n', at + 1)) count += 1;
  return count;
}

export function openElement(tree: XmlTree, name: string, written: readonly Written[], line: Line): void {
  const { scope, budget, open } = tree;
  const parent = innermost(tree);
  budget.enter(open.length, { line, column: 0 });
  parent.gaps.push(closedGap(tree, parent));
  parent.gapLines.push(parent.pieceLine);
  const bindings = bindingsOf(tree, written);
  scope.push(bindings);
  const expanded = scope.elementName(name);
  if (expanded === name && name.includes(':')) tree.unbound.push(line);
  const attributes = attributesOf(tree, written, bindings.length > 0, line);
  const space = attributes.findLast((attribute) => attribute.name === SPACE_ATTRIBUTE)?.value;
  const preserve = space?.kind === 'string' ? space.value === 'preserve' : parent.preserve;
  budget.spend(NODES_PER_ELEMENT + attributes.length, { line, column: 0 });
  open.push(newElement(expanded, attributes, bindings, line, preserve));
}

const NO_BINDINGS: readonly Binding[] = [];
const NO_ATTRIBUTES: readonly Member[] = [];

function bindingsOf({ prefixes, namespaces }: XmlTree, written: readonly Written[]): readonly Binding[] {
  let bindings: Binding[] | undefined;
  for (const { name, value } of written) {
    const binding = bindingOf(name, value);
    if (binding === undefined) continue;
    bindings ??= [];
    bindings.push(binding);
    namespaces.add(binding.uri);
    if (binding.prefix !== '') prefixes.add(binding.prefix);
  }
  return bindings ?? NO_BINDINGS;
}

function attributesOf(tree: XmlTree, written: readonly Written[], binds: boolean, line: Line): readonly Member[] {
  if (written.length === 0) return NO_ATTRIBUTES;
  const { scope, duplicates } = tree;
  const attributes: Member[] = [];
  const seen = written.length === 1 ? undefined : new Set<string>();
  for (const { name, value } of written) {
    if (binds && bindingOf(name, value) !== undefined) continue;
    const member = scope.attributeMember(name);
    if (seen?.has(member)) duplicates.push(line);
    seen?.add(member);
    const meant = member === XSI_TYPE ? scope.qualifiedName(value) : scope.value(value);
    attributes.push({ name: member, value: text(meant, line), line });
  }
  return attributes;
}

/** Gives up what the gap that is open holds, while the element's own bindings say what a prefix in its text means. */
function closedGap({ scope }: XmlTree, element: OpenElement): Pieces {
  const { pieces } = element;
  if (pieces === undefined) return '';
  element.pieces = undefined;
  if (pieces.length === 1) {
    const [piece] = pieces as [string];
    const blank = isBlank(piece);
    if (!blank) element.hasText ||= !piece.startsWith(`${MARK}<`);
    return blank || isMark(piece) ? piece : scope.value(piece);
  }
  const runs = joined(pieces).map((piece) => (isMark(piece) ? piece : scope.value(piece)));
  element.hasText ||= runs.some((piece) => !isBlank(piece) && !piece.startsWith(`${MARK}<`));
  return runs;
}

function joined(pieces: readonly string[]): readonly string[] {
  const runs: string[] = [];
  let run: string[] = [];
  for (const piece of pieces) {
    if (isMark(piece)) {
      if (run.length > 0) runs.push(run.join(''));
      runs.push(piece);
      run = [];
    } else run.push(piece);
  }
  if (run.length > 0) runs.push(run.join(''));
  return runs;
}

export function closeElement(tree: XmlTree): void {
  const { open, scope, mixed } = tree;
  const element = open.pop()!;
  const { name, attributes, bindings, children, line } = element;
  const last = closedGap(tree, element);
  scope.pop(bindings);
  const isLeaf = children.length === 0;
  if (!isLeaf && element.hasText) mixed.add(name);
  if (!isLeaf) tree.nested = true;
  const value = isLeaf ? leafOf(element, last) : contentOf(tree, element, last, spaceOf(element));
  const content: Member = { name: CONTENT, value, line };
  const members = attributes.length === 0 ? [content] : attributes.concat(content);
  innermost(tree).children.push({ name, value: object(members, line), line });
}

/** The content of the whole, when nothing more follows. The tree is complete then. */
export function finishTree(tree: XmlTree): ArrayNode {
  const top = tree.open[0]!;
  const root = contentOf(tree, top, closedGap(tree, top), 'layout');
  // White space counts in all elements of a name: between two inline elements it is seen even where one of them has no other text.
  for (const name of tree.mixed) {
    const { nodes, exact } = tree.blanks.get(name) ?? { nodes: [], exact: [] };
    for (const [index, node] of nodes.entries()) node.value = exact[index]!;
  }
  return root;
}

function spaceOf({ name, preserve, explicitSpace }: OpenElement): Space {
  if (preserve || explicitSpace) return 'exact';
  return name.startsWith(XHTML) || SVG_TEXT.test(name) ? 'blank' : 'layout';
}

function leafOf({ line, pieceLine }: OpenElement, pieces: Pieces): ArrayNode {
  return array([object([{ name: TEXT, value: text(whole(pieces), pieceLine), line: pieceLine }], pieceLine)], line);
}

function whole(pieces: Pieces): string {
  return typeof pieces === 'string' ? pieces : pieces.join('');
}

function contentOf(tree: XmlTree, element: OpenElement, last: Pieces, space: Space): ArrayNode {
  const { name, children, gaps, gapLines, line, pieceLine } = element;
  const items: TreeNode[] = children.map((child, index) => {
    const gap: Line = gapLines[index]!;
    return object([textMember(tree, name, gaps[index]!, gap, space), child], child.line);
  });
  return array(items.concat(object([textMember(tree, name, last, pieceLine, space)], pieceLine)), line);
}

/** Where the white space of a gap is dropped, it is remembered: its element's name may turn out to be one in which it counts. */
function textMember(tree: XmlTree, name: string, pieces: Pieces, line: Line, space: Space): Member {
  if (space === 'exact' || pieces === '') return { name: TEXT, value: text(whole(pieces), line), line };
  const spelled = spell(typeof pieces === 'string' ? [pieces] : pieces, space);
  const value = text(spelled, line);
  const exact = whole(pieces);
  if (spelled !== exact) blanksOf(tree, name, value, exact);
  return { name: TEXT, value, line };
}

function blanksOf({ blanks, spaces }: XmlTree, name: string, node: StringNode, exact: string): void {
  let known = blanks.get(name);
  if (known === undefined) {
    known = { nodes: [], exact: [] };
    blanks.set(name, known);
  }
  let space = spaces.get(exact);
  if (space === undefined) {
    space = exact;
    spaces.set(exact, exact);
  }
  known.nodes.push(node);
  known.exact.push(space);
}
