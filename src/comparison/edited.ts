import type { Edit, EditedPair } from '../documents/edited/edited.js';
import type { MapWatch } from '../documents/edited/map-watch.js';
import { type EditOptions, readEdited } from '../documents/edited/read.js';
import { Declined } from '../documents/large/source.js';
import type { ComparisonJob } from './comparison.js';
import { compareDocuments, type DocumentsResult, onlyEditsSession } from './documents.js';
import { canonical, isBlank } from './hollow.js';
import { DATA_CHARACTER, isDataKey, MANY_KEYS } from './maps.js';
import type { Rules } from './rules.js';

/**
 * Compares two sides that differ in some scalars alone, without a tree of either: what the edits are is worked out by the
 * same functions as always, over trees that hold nothing else. Undefined wherever the answer could hang on anything that is
 * not there; the caller then reads both sides in full. So this is quicker or it is nothing, and never another answer
 * (docs/adr/0160, __tests__/comparison/edited.test.ts).
 */
export function compareEdited(
  job: ComparisonJob,
  options: EditOptions,
  rules: Rules,
): (DocumentsResult & { readonly format: string }) | undefined {
  if (!isPlain(rules)) return undefined;
  const pair = readEdited(job.path, job.base.bytes, job.head.bytes, options);
  return pair && compareEdits(pair, rules);
}

/** Rules for single paths may select what is not there, and whether they do is reported. */
function isPlain(rules: Rules): boolean {
  const { tolerances, keys, unordered, maps, notMaps, ids, timestamps, texts } = rules;
  return [tolerances, keys, unordered, maps, notMaps, ids, timestamps, texts].every(({ length }) => length === 0);
}

function compareEdits(
  { base, head, edits, maps }: EditedPair,
  rules: Rules,
): (DocumentsResult & { readonly format: string }) | undefined {
  try {
    const result = compareDocuments(onlyEditsSession(rules), base, head);
    const { shape, value } = result.collector.counts;
    // Node sets are looked at where something was rewritten: what has become hollow, and which objects are maps.
    // A map that stands beside an edited value, at its very place, is told of as well.
    if (shape + value > 0 && (mayHaveMaps(maps) || !edits.every(saysNothingMore))) return undefined;
    if (!rules.settings.every((label) => isMet(label, edits))) return undefined;
    return { ...result, format: base.format };
  } catch (error) {
    if (error instanceof Declined) return undefined;
    throw error;
  }
}

/** Whether a setting is surely for something in the files; one that is for nothing in them is reported (`unusedRules`). */
function isMet(label: string, edits: readonly Edit[]): boolean {
  return label.startsWith('tolerances[') && edits.some(({ leaf }) => leaf.kind === 'number');
}

/**
 * A set of objects that has a scalar and a name that is structure is no map, and one without a scalar is none if it has few
 * names. So this says no only where that holds for every set that could be made of the objects below the root.
 */
function mayHaveMaps({ bare, wrapped }: MapWatch): boolean {
  return bare || wrapped >= MANY_KEYS;
}

/** Whether the sets of nodes that an edit belongs to are neither hollow nor entries of a map, beyond doubt. */
function saysNothingMore(edit: Edit): boolean {
  return edit.way.every((_, depth) => isNoMap(edit, depth)) && hasOtherValue(edit);
}

/**
 * `mapReason` for one object of the set, where that one decides: with a scalar among its values it can be a map only if all
 * names are data; without, the set has to be this object alone, which is sure of the root.
 */
function isNoMap({ way }: Edit, depth: number): boolean {
  const at = way[depth]!;
  if (at.kind === 'array') return true;
  if (isDataKey(at.name)) return false;
  return at.hasScalar || (depth === 0 && at.size < MANY_KEYS && !DATA_CHARACTER.test(at.name));
}

/**
 * Two values at one place that differ, one of them not blank, keep a set from being uniform and from being blank, which is
 * all that `hollowTree` and `hollowWhole` look for; and nothing else of the file has changed.
 */
function hasOtherValue({ leaf, siblings }: Edit): boolean {
  const own = canonical(leaf);
  for (const sibling of siblings()) {
    const other = canonical(sibling);
    if (other !== own && !(isBlank(own) && isBlank(other))) return true;
  }
  return false;
}
