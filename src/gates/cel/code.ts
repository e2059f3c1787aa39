import { CelFault, CelLimit } from './exact.js';
import type { Tools } from './functions.js';
import { type CelValue, typeName } from './values.js';

type Cel = typeof import('@bufbuild/cel');
export type Parsed = ReturnType<Cel['parse']>;
export type Expr = NonNullable<Parsed['expr']>;

/** Values of names by their place, then those of loop variables. A fault in a place is met by whoever looks there. */
export interface Frame {
  readonly slots: (CelValue | CelFault | undefined)[];
  readonly tools: Tools;
}

export interface Code {
  (frame: Frame): CelValue;
  /** Of what makes a list: its items one by one, without the list. */
  readonly items?: (frame: Frame, take: (item: CelValue) => void) => void;
}

export type Kind<K extends Expr['exprKind']['case']> = Extract<Expr['exprKind'], { case: K }>['value'];

/** What is known while an expression is compiled. */
export interface Compiler {
  readonly source: string;
  readonly positions: Readonly<Record<string, number>>;
  readonly names: Map<string, number>;
  readonly mentions: Set<string>;
  /** Of a part of the expression. @throws {CelFault} */
  readonly compile: (expr: Expr) => Code;
  next: number;
  most: number;
}

/** `&&` and `||`: a value that decides does so whatever stands beside it, a fault included; else the fault stands. */
export function decided(terms: readonly Code[], deciding: boolean): Code {
  return (frame) => {
    let fault: CelFault | undefined;
    for (const term of terms) {
      try {
        const value = term(frame);
        if (value === deciding) return deciding;
        if (typeof value !== 'boolean')
          throw new CelFault(`${deciding ? '||' : '&&'} does not take ${typeName(value)}`);
      } catch (error) {
        if (!(error instanceof CelFault) || error instanceof CelLimit) throw error;
        fault ??= error;
      }
    }
    if (fault !== undefined) throw fault;
    return !deciding;
  };
}
