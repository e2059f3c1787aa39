import { type Code, type Compiler, decided, type Expr, type Frame, type Kind, type Parsed } from './code.js';
import { CelFault, exactOf } from './exact.js';
import { at, type CelFunction, FOLDS, type Fold, FUNCTIONS, TYPE_NAMES } from './functions.js';
import { loop } from './loops.js';
import { type CelValue, equals, fromNode, isMap, isObjectNode, keyOf, mapGet, spend, typeName } from './values.js';

/*
 * CEL, parsed by its library and evaluated here: the library's numbers are doubles and 64-bit integers, its lists grow by
 * one nested list an element, and what it knows of a fixture would be a copy (docs/adr/0133).
 */

export interface Expression {
  readonly source: string;
  readonly evaluate: Code;
  /** Names that are not its own loop variables. */
  readonly mentions: ReadonlySet<string>;
  /** Places that a frame needs. */
  readonly slots: number;
  /** Set where it is nothing but one name. */
  readonly alone?: string;
}

/** A person writes these; no longer one is meant. */
const MAX_CHARACTERS = 10_000;

/** @throws {CelFault} saying why it is no expression. `names` are the places of a frame, in order. */
export async function compileExpression(source: string, names: readonly string[]): Promise<Expression> {
  if (source.length > MAX_CHARACTERS) throw new CelFault(`it is longer than ${MAX_CHARACTERS} characters`);
  const { parse } = await import('@bufbuild/cel');
  let parsed: Parsed;
  try {
    parsed = parse(source);
  } catch (error) {
    if (error instanceof RangeError) throw new CelFault('it is nested too deeply');
    throw new CelFault(error instanceof Error ? error.message : 'it is no expression');
  }
  const compiler: Compiler = {
    source,
    positions: parsed.sourceInfo?.positions ?? {},
    names: new Map(names.map((name, index) => [name, index])),
    mentions: new Set(),
    compile: (expr) => compile(expr, compiler),
    next: names.length,
    most: names.length,
  };
  const root = parsed.expr;
  if (root === undefined) throw new CelFault('it is empty');
  const evaluate = compile(root, compiler);
  const { exprKind } = root;
  return {
    source,
    evaluate,
    mentions: compiler.mentions,
    slots: compiler.most,
    ...(exprKind.case === 'identExpr' ? { alone: exprKind.value.name } : {}),
  };
}

function compile(expr: Expr, compiler: Compiler): Code {
  const { exprKind } = expr;
  switch (exprKind.case) {
    case 'constExpr':
      return constant(expr, compiler);
    case 'identExpr':
      return name(exprKind.value.name, compiler);
    case 'selectExpr':
      return select(exprKind.value, compiler);
    case 'callExpr':
      return call(exprKind.value, compiler);
    case 'listExpr': {
      const { elements } = exprKind.value;
      const items = elements.map((element) => compile(element, compiler));
      // What a loop asks for a million times is made once.
      const fixed = elements.every((element) => element.exprKind.case === 'constExpr')
        ? items.map((item) => item(NO_FRAME))
        : undefined;
      return fixed === undefined ? (frame) => items.map((item) => item(frame)) : () => fixed;
    }
    case 'structExpr':
      return map(exprKind.value, compiler);
    case 'comprehensionExpr':
      return loop(exprKind.value, compiler);
    default:
      throw new CelFault('it has a part that is no expression');
  }
}

/** Constants look at nothing. */
const NO_FRAME = { slots: [] } as unknown as Frame;

function constant(expr: Expr, { source, positions }: Compiler): Code {
  const kind = (expr.exprKind.value as Kind<'constExpr'>).constantKind;
  switch (kind.case) {
    case 'doubleValue': {
      // The parser made a double of it; the digits still stand in the source.
      const start = positions[expr.id.toString()] ?? 0;
      const text = /^-?(?:[0-9]*\.[0-9]+(?:[eE][+-]?[0-9]+)?|[0-9]+[eE][+-]?[0-9]+)/.exec(source.slice(start))?.[0];
      if (text === undefined || !Object.is(Number(text), kind.value))
        throw new CelFault('a number in it cannot be read');
      const value = exactOf(text);
      return () => value;
    }
    case 'nullValue':
      return () => null;
    case 'int64Value':
    case 'uint64Value':
    case 'stringValue':
    case 'boolValue':
    case 'bytesValue': {
      const { value } = kind;
      return () => value;
    }
    default:
      throw new CelFault('it has a constant of an unknown kind');
  }
}

function name(text: string, compiler: Compiler): Code {
  const slot = compiler.names.get(text);
  if (slot === undefined) {
    if (TYPE_NAMES.has(text)) return () => ({ kind: 'type', name: text });
    compiler.mentions.add(text);
    throw new CelFault(`unknown name: ${text.slice(0, 60)}`);
  }
  compiler.mentions.add(text);
  return ({ slots }) => {
    const value = slots[slot];
    if (value === undefined) throw new CelFault(`${text} has no value`);
    if (value instanceof CelFault) throw value;
    return value;
  };
}

function select({ operand, field, testOnly }: Kind<'selectExpr'>, compiler: Compiler): Code {
  if (operand === undefined) throw new CelFault('it begins with a dot');
  const of = compile(operand, compiler);
  if (!testOnly) return memberOf(of, field);
  return (frame) => {
    const container = of(frame);
    if (!isMap(container)) throw new CelFault(`has: ${typeName(container)} has no members`);
    return mapGet(container, field) !== undefined;
  };
}

/**
 * Records of a list have their names in the same places, so it is looked there first. The first one is the only one where
 * no name occurs twice (T53).
 */
function memberOf(of: Code, field: string): Code {
  let place = 0;
  return (frame) => {
    const container = of(frame);
    if (!frame.tools.unique || !isObjectNode(container)) return at(container, field);
    const { members } = container;
    if (members[place]?.name === field) return fromNode(members[place]!.value);
    const most = Math.min(members.length, MAX_SEARCHED);
    for (let index = 0; index < most; index += 1) {
      if (members[index]!.name !== field) continue;
      place = index;
      return fromNode(members[index]!.value);
    }
    return at(container, field);
  };
}

/** Beyond so many members an object is indexed (`mapGet`). */
const MAX_SEARCHED = 64;

function map({ messageName, entries }: Kind<'structExpr'>, compiler: Compiler): Code {
  if (messageName !== '') throw new CelFault(`unknown type: ${messageName.slice(0, 60)}`);
  const parts = entries.map(({ keyKind, value }) => {
    if (keyKind.case !== 'mapKey' || value === undefined) throw new CelFault('it has a map without keys');
    return [compile(keyKind.value, compiler), compile(value, compiler)] as const;
  });
  return (frame) => {
    const made = new Map<string, readonly [CelValue, CelValue]>();
    for (const [key, value] of parts) {
      const found = key(frame);
      const text = keyOf(found);
      if (made.has(text)) throw new CelFault('a map has one key twice');
      made.set(text, [found, value(frame)]);
    }
    return { kind: 'map', entries: made };
  };
}

/** Functions that may stand after a dot. `doc.sum()` is no way to write `sum(doc)`. */
const METHODS: ReadonlySet<string> = new Set(['size', 'contains', 'startsWith', 'endsWith', 'matches']);

function call({ function: called, target, args }: Kind<'callExpr'>, compiler: Compiler): Code {
  if (target !== undefined && !METHODS.has(called)) throw new CelFault(`unknown function: .${called.slice(0, 60)}()`);
  const all = (target === undefined ? args : [target, ...args]).map((arg) => compile(arg, compiler));
  const fold = all.length === 1 && all[0]!.items !== undefined ? FOLDS.get(called) : undefined;
  if (fold !== undefined) return streamed(all[0]!.items!, fold);
  switch (called) {
    case '_&&_':
      return decided(all, false);
    case '_||_':
      return decided(all, true);
    case '_?_:_':
      return (frame) => {
        const condition = all[0]!(frame);
        if (typeof condition !== 'boolean') throw new CelFault(`?: does not take ${typeName(condition)}`);
        return (condition ? all[1]! : all[2]!)(frame);
      };
    default: {
      const run: CelFunction | undefined = FUNCTIONS.get(called);
      if (run === undefined) throw new CelFault(`unknown function: ${called.slice(0, 60)}`);
      return binary(run, all);
    }
  }
}

/** A list of numbers that lives until it is summed up is most of the garbage of a large fixture. */
function streamed(items: NonNullable<Code['items']>, start: () => Fold): Code {
  return (frame) => {
    const fold = start();
    let count = 0;
    items(frame, (item) => {
      fold.take(item);
      count += 1;
    });
    spend(frame.tools.budget, count);
    return fold.value();
  };
}

const EQUALS = FUNCTIONS.get('_==_');

function binary(run: CelFunction, all: readonly Code[]): Code {
  const [first, second] = all;
  if (all.length === 2 && run === EQUALS) return (frame) => equals(first!(frame), second!(frame));
  if (all.length === 1) return (frame) => run([first!(frame)], frame.tools);
  if (all.length === 2) return (frame) => run([first!(frame), second!(frame)], frame.tools);
  return (frame) =>
    run(
      all.map((arg) => arg(frame)),
      frame.tools,
    );
}
