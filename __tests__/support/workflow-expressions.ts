/**
 * The expressions of workflows, as far as the documented workflows use them: references, literals, `! == != && ||`, and
 * the functions that ask for the status of a job. Anything else is an error, never a guess.
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export interface Scope {
  readonly contexts: Readonly<Record<string, Json>>;
  /** Of the steps before, or of the jobs that are needed. */
  readonly status: 'success' | 'failure' | 'cancelled';
}

const TOKEN = /\s*(?:('(?:[^']|'')*')|(\d+)|([A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)*)|(&&|\|\||[!=]=|[!()]))/y;

/** What `if:` means, which may be written with and without its braces. Without a word about status, success is asked for. */
export function holds(condition: string | undefined, scope: Scope): boolean {
  if (condition === undefined) return scope.status === 'success';
  const expression = /^\s*\$\{\{([\s\S]*)\}\}\s*$/.exec(condition)?.[1] ?? condition;
  const asksForStatus = /\b(?:always|success|failure|cancelled)\(\)/.test(expression);
  return (asksForStatus || scope.status === 'success') && isTrue(evaluate(expression, scope));
}

/** Text with its `${{ }}` filled in. */
export function filled(text: string, scope: Scope): string {
  return text.replaceAll(/\$\{\{([\s\S]*?)\}\}/g, (_, expression: string) => {
    const value = evaluate(expression, scope);
    return value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
  });
}

export function evaluate(expression: string, scope: Scope): Json {
  const tokens = tokensOf(expression);
  let at = 0;
  const next = (): string => tokens[at++] ?? '';
  const alternatives = (): Json => {
    let value = conjunction();
    while (tokens[at] === '||') {
      at += 1;
      const other = conjunction();
      value = isTrue(value) ? value : other;
    }
    return value;
  };
  const conjunction = (): Json => {
    let value = comparison();
    while (tokens[at] === '&&') {
      at += 1;
      const other = comparison();
      value = isTrue(value) ? other : value;
    }
    return value;
  };
  const comparison = (): Json => {
    const value = single();
    const sign = tokens[at];
    if (sign !== '==' && sign !== '!=') return value;
    at += 1;
    return same(value, single()) === (sign === '==');
  };
  const single = (): Json => {
    const token = next();
    if (token === '!') return !isTrue(single());
    if (token === '(') {
      const value = alternatives();
      if (next() !== ')') throw new Error(`expected ")" in ${expression}`);
      return value;
    }
    if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
    if (/^\d/.test(token)) return Number(token);
    if (tokens[at] === '(') {
      if (tokens[at + 1] !== ')') throw new Error(`a function with arguments is not known here: ${expression}`);
      at += 2;
      return statusOf(token, scope);
    }
    return reference(token, scope);
  };
  const value = alternatives();
  if (at !== tokens.length) throw new Error(`cannot be read to its end: ${expression}`);
  return value;
}

function tokensOf(expression: string): readonly string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  const text = expression.trimEnd();
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) throw new Error(`cannot be read from character ${from}: ${expression}`);
    tokens.push(match[1] ?? match[2] ?? match[3] ?? match[4] ?? '');
  }
  return tokens;
}

function statusOf(name: string, { status }: Scope): boolean {
  if (name === 'always') return true;
  if (name === 'success' || name === 'failure' || name === 'cancelled') return status === name;
  throw new Error(`the function ${name} is not known here`);
}

/** A context that is not there is a mistake of the workflow; a field that is not there is empty, as on the platform. */
function reference(path: string, { contexts }: Scope): Json {
  const [first = '', ...rest] = path.split('.');
  if (path === 'true' || path === 'false') return path === 'true';
  if (path === 'null') return null;
  const context = contexts[first];
  if (context === undefined) throw new Error(`there is no context ${first} here: ${path}`);
  let value: Json = context;
  for (const name of rest) {
    const isMap = value !== null && typeof value === 'object' && !Array.isArray(value);
    value = isMap ? ((value as Readonly<Record<string, Json>>)[name] ?? null) : null;
  }
  return value;
}

const isTrue = (value: Json): boolean => value !== null && value !== false && value !== 0 && value !== '';

/** Texts are compared in any letter case. */
function same(a: Json, b: Json): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a.toLowerCase() === b.toLowerCase();
  return a === b || (a === null && b === '') || (a === '' && b === null);
}
