import type { NumberNode, TreeNode } from '../documents/document.js';
import { decimalOf, equalBytes, type Place, stepsOf } from './nodes.js';
import type { Decimal } from './numbers.js';
import { parseDecimal } from './numbers.js';
import { hiddenByText, type Rules, selectedBy } from './rules.js';
import { judgeNumbers, mostSpecific, type NumberPlace, type NumberVerdict, spelled } from './tolerance.js';
import { sameIdFormat, timestampFormat } from './volatile.js';

export type Scalar = Exclude<TreeNode, { kind: 'object' | 'array' }>;

/** What a pair of scalars of one type amounts to. `hidden` counts what volatile rules hid; `ids` are to be mapped one to one. */
export type LeafVerdict =
  | NumberVerdict
  | {
      readonly kind: 'hidden';
      readonly count: number;
      readonly ids?: readonly [string, string];
      readonly note?: string;
    };

const VALUE: LeafVerdict = { kind: 'value' };
const EQUAL: LeafVerdict = { kind: 'equal' };

function textOf(node: Scalar): string | undefined {
  switch (node.kind) {
    case 'string':
    case 'date-time':
      return node.value;
    case 'number':
      return node.literal;
    default:
      return undefined;
  }
}

/** Two scalars, the same type on both sides or both numbers. */
export function judgeLeaves(
  base: Scalar,
  head: Scalar,
  place: Place | undefined,
  rules: Rules,
  scale: () => Decimal | undefined,
): LeafVerdict {
  const hidden = rules.ids.length + rules.timestamps.length > 0 ? hiddenByPath(base, head, place, rules) : undefined;
  if (hidden) return hidden;
  if (base.kind === 'number' && head.kind === 'number') return judgeNumberNodes(base, head, place, rules, scale);
  if (base.kind === 'string' && head.kind === 'string')
    return judgeStrings(base.value, head.value, place, rules, scale);
  if (base.kind === 'binary') return head.kind === 'binary' && equalBytes(base.bytes, head.bytes) ? EQUAL : VALUE;
  if (base.kind === 'null') return head.kind === 'null' ? EQUAL : VALUE;
  if (base.kind !== head.kind || !('value' in base) || !('value' in head)) return VALUE;
  return base.value === head.value ? EQUAL : VALUE;
}

function judgeNumberNodes(
  base: NumberNode,
  head: NumberNode,
  place: Place | undefined,
  rules: Rules,
  scale: () => Decimal | undefined,
): LeafVerdict {
  // One spelling can stand for two values where a format reads it in two ways.
  if (base.literal === head.literal && base.type === head.type && base.decimal === head.decimal) return EQUAL;
  return judgeNumbers(
    spelled(base.literal, decimalOf(base), base.type),
    spelled(head.literal, decimalOf(head), head.type),
    rules,
    () => placeOf(place, rules),
    scale,
  );
}

/** Base's steps are asked for by rules alone, of head's the last name as well. */
function placeOf(place: Place | undefined, { tolerances }: Rules): NumberPlace {
  return { base: tolerances.length === 0 ? [] : stepsOf(place, 'base'), head: stepsOf(place, 'head') };
}

export function judgeStrings(
  base: string,
  head: string,
  place: Place | undefined,
  rules: Rules,
  scale: () => Decimal | undefined,
): LeafVerdict {
  if (base === head) return EQUAL;
  const hidden = hiddenByText(rules, base, head);
  if (hidden !== undefined) return { kind: 'hidden', count: hidden };
  const steps = { base: stepsOf(place, 'base'), head: stepsOf(place, 'head') };
  const asNumber = rules.tolerances.length > 0 && mostSpecific(rules, steps)[0]?.rule.as === 'number';
  if (!asNumber || !parseDecimal(base) || !parseDecimal(head)) return VALUE;
  return judgeNumbers(spelled(base, base, 'number'), spelled(head, head, 'number'), rules, () => steps, scale);
}

function hiddenByPath(base: Scalar, head: Scalar, place: Place | undefined, rules: Rules): LeafVerdict | undefined {
  const from = textOf(base);
  const to = textOf(head);
  if (from === undefined || to === undefined || base.kind !== head.kind) return undefined;
  const baseSteps = stepsOf(place, 'base');
  const headSteps = stepsOf(place, 'head');
  if (selectedBy(rules.ids, baseSteps, headSteps, rules.used)) {
    // Ids that stayed are mapped, too: only so can a re-pointed one be seen.
    if (from === to || sameIdFormat(from, to)) {
      return { kind: 'hidden', count: from === to ? 0 : 1, ids: [from, to] };
    }
    return { kind: 'value', note: 'volatile by policy, but the format of the id changed' };
  }
  if (from !== to && selectedBy(rules.timestamps, baseSteps, headSteps, rules.used)) {
    const format = timestampFormat(from);
    if (format !== undefined && format === timestampFormat(to)) return { kind: 'hidden', count: 1 };
    return { kind: 'value', note: 'volatile by policy, but the format, precision or zone changed' };
  }
  return undefined;
}
