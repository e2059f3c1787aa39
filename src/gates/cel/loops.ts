import { type Code, type Compiler, decided, type Expr, type Frame, type Kind } from './code.js';
import { CelFault, CelLimit } from './exact.js';
import {
  type CelValue,
  isList,
  isMap,
  type ListValue,
  listItem,
  listSize,
  mapKeys,
  spend,
  typeName,
} from './values.js';

type Step = (item: CelValue, frame: Frame) => boolean;

/** The macros that the parser writes out as a fold: all, exists, exists_one, map and filter. */
export function loop(fold: Kind<'comprehensionExpr'>, compiler: Compiler): Code {
  const { iterRange, iterVar, accuVar, loopStep } = fold;
  if (iterRange === undefined || loopStep === undefined) throw new CelFault('it has a loop without a range');
  const range = compiler.compile(iterRange);
  const outer = compiler.names.get(iterVar);
  const slot = compiler.next;
  compiler.next += 1;
  compiler.most = Math.max(compiler.most, compiler.next);
  compiler.names.set(iterVar, slot);
  const mentioned = compiler.mentions.has(iterVar);
  const body = bodyOf(loopStep, accuVar, compiler);
  compiler.next -= 1;
  if (outer === undefined) compiler.names.delete(iterVar);
  else compiler.names.set(iterVar, outer);
  // The loop variable is the loop's own, and so is not mentioned by what stands around it.
  if (!mentioned) compiler.mentions.delete(iterVar);
  const each = (frame: Frame, step: Step): void => {
    const found = range(frame);
    const list: ListValue | undefined = isList(found) ? found : isMap(found) ? mapKeys(found) : undefined;
    if (list === undefined) throw new CelFault(`${typeName(found)} is nothing to go through`);
    const size = listSize(list);
    spend(frame.tools.budget, size);
    for (let index = 0; index < size; index += 1) {
      const item = listItem(list, index);
      frame.slots[slot] = item;
      if (!step(item, frame)) return;
    }
  };
  return body(each);
}

type Body = (each: (frame: Frame, step: Step) => void) => Code;

function bodyOf(step: Expr, accumulator: string, compiler: Compiler): Body {
  const parts = step.exprKind.case === 'callExpr' ? step.exprKind.value : undefined;
  const [first, second, third] = parts?.args ?? [];
  if (parts?.function === '_&&_' || parts?.function === '_||_') {
    if (second === undefined) throw new CelFault('it has a loop without a test');
    return quantifier(compiler.compile(second), parts.function === '_||_');
  }
  if (parts?.function === '_+_') return collector(undefined, appended(parts.args, accumulator, compiler));
  if (parts?.function === '_?_:_' && first !== undefined && second !== undefined && third !== undefined) {
    const test = compiler.compile(first);
    const added = second.exprKind.case === 'callExpr' ? second.exprKind.value.args : [];
    if (added[1]?.exprKind.case !== 'listExpr') return exactlyOne(test);
    return collector(test, appended(added, accumulator, compiler));
  }
  throw new CelFault('it has a loop of an unknown kind');
}

function appended(args: readonly Expr[], accumulator: string, compiler: Compiler): Code {
  const [to, list] = args;
  const own = to?.exprKind.case === 'identExpr' && to.exprKind.value.name === accumulator;
  const element = list?.exprKind.case === 'listExpr' ? list.exprKind.value.elements[0] : undefined;
  if (!own || element === undefined) throw new CelFault('it has a loop of an unknown kind');
  return compiler.compile(element);
}

function quantifier(test: Code, deciding: boolean): Body {
  const one = decided([test], deciding);
  return (each) => (frame) => {
    let found = false;
    let fault: CelFault | undefined;
    each(frame, () => {
      try {
        found = one(frame) === deciding;
      } catch (error) {
        if (!(error instanceof CelFault) || error instanceof CelLimit) throw error;
        fault ??= error;
      }
      return !found;
    });
    if (found) return deciding;
    if (fault !== undefined) throw fault;
    return !deciding;
  };
}

function collector(test: Code | undefined, element: Code): Body {
  return (each) => {
    const items: NonNullable<Code['items']> = (frame, take) =>
      each(frame, () => {
        if (test === undefined || isTrue(test(frame))) take(element(frame));
        return true;
      });
    const list = (frame: Frame): CelValue => {
      const collected: CelValue[] = [];
      items(frame, (item) => collected.push(item));
      return collected;
    };
    return Object.assign(list, { items });
  };
}

function exactlyOne(test: Code): Body {
  return (each) => (frame) => {
    let count = 0;
    each(frame, () => {
      if (isTrue(test(frame))) count += 1;
      return true;
    });
    return count === 1;
  };
}

function isTrue(value: CelValue): boolean {
  if (typeof value !== 'boolean') throw new CelFault(`expected true or false; found ${typeName(value)}`);
  return value;
}
