// What readers from npm see, for run.mjs: a name of a format and of a reader, and how it reads. `packages` resolves a package, or throws.
import { createContext, runInContext } from 'node:vm';

const strictly = new TextDecoder('utf-8', { fatal: true });

/** By value, order of names aside. */
const canonical = (value) =>
  JSON.stringify(value, (_, one) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : typeof one === 'bigint'
        ? `${one}n`
        : one,
  );

function firstError(errors) {
  if (errors.length > 0) throw new Error(String(errors[0]));
}

const READERS = {
  // Snapshots are a module; template literals are all that is in it.
  'snap:script': (text) => {
    const exports = {};
    runInContext(text, createContext({ exports }), { timeout: 200 });
    return Object.fromEntries(Object.entries(exports).map(([name, body]) => [name, body.replaceAll(/\r\n?/g, '\n')]));
  },
  'env:dotenv': (text, packages) => packages('dotenv').parse(text),
  'ini:ini': (text, packages) => packages('ini').parse(text),
  'jsonc:jsonc-parser': (text, packages) => {
    const errors = [];
    const value = packages('jsonc-parser').parse(text, errors, { allowTrailingComma: true });
    firstError(errors.map(({ error }) => error));
    return value;
  },
  'yaml:yaml': (text, packages) =>
    packages('yaml')
      .parseAllDocuments(text)
      .map((document) => {
        firstError(document.errors);
        return document.toJS({ maxAliasCount: 1_000 });
      }),
  'toml:smol-toml': (text, packages) => packages('smol-toml').parse(text),
  'properties:dot-properties': (text, packages) => packages('dot-properties').parse(text),
};

/** The answer of readers.py to the same question, or undefined where this is no reader from npm. */
export function answerOf(format, reader, base, head, packages) {
  const read = READERS[`${format}:${reader}`];
  if (read === undefined) return undefined;
  const sides = [];
  for (const bytes of [base, head]) {
    try {
      sides.push(canonical(read(strictly.decode(bytes), packages)));
    } catch (error) {
      return { read: false, side: sides.length === 0 ? 'base' : 'head', why: String(error).slice(0, 120) };
    }
  }
  return { read: true, equal: sides[0] === sides[1], close: sides[0] === sides[1] };
}
