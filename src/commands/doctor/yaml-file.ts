import type { Document, Node, Pair, YAMLMap } from 'yaml';

/** Where something stands in a YAML file: keys and indexes from its root. */
export type YamlPath = readonly (string | number)[];

/** A YAML file as plain data that still knows its lines. */
export interface YamlFile {
  readonly path: string;
  readonly text: string;
  /** What the file says. References are followed, within the library's own limit; keys are those of the file. */
  readonly value: unknown;
  readonly document: Document;
  readonly yaml: Yaml;
}

export type Yaml = typeof import('yaml');

/** A file that is no YAML, or no single document of it. */
export interface BrokenFile {
  readonly path: string;
  /** One-based. */
  readonly line: number;
  readonly why: string;
}

/** Never throws for what the text holds. */
export function parseYaml(yaml: Yaml, path: string, text: string): YamlFile | BrokenFile {
  const document = yaml.parseDocument(text, { logLevel: 'silent', prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) {
    return { path, line: lineAt(text, error.pos[0]), why: (error.message.split('\n')[0] ?? '').slice(0, 200) };
  }
  try {
    return { path, text, value: document.toJS({ mapAsMap: false }) as unknown, document, yaml };
  } catch (cause) {
    // An alias bomb or an alias without its anchor: both are refused by the library while it builds the value.
    return { path, line: 1, why: (cause as Error).message.slice(0, 200) };
  }
}

export function isBroken(file: YamlFile | BrokenFile): file is BrokenFile {
  return 'why' in file;
}

/** One-based line of a key, or of an entry of a list; that of the nearest thing around it where it is not there. */
export function lineOf(file: YamlFile, path: YamlPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const offset = startOf(file, path.slice(0, length));
    if (offset !== undefined) return lineAt(file.text, offset);
  }
  return 1;
}

/** Offset of the key of a pair, or of the entry of a list. */
export function startOf(file: YamlFile, path: YamlPath): number | undefined {
  const pair = pairAt(file, path);
  const node = pair === undefined ? nodeAt(file, path) : (pair.key as Node);
  return node?.range?.[0];
}

export function nodeAt({ document, yaml }: YamlFile, path: YamlPath): Node | undefined {
  let node: unknown = document.contents;
  for (const step of path) {
    node = yaml.isAlias(node) ? node.resolve(document) : node;
    if (!yaml.isCollection(node)) return undefined;
    node = node.get(step, true);
  }
  return yaml.isNode(node) ? node : undefined;
}

/** The pair that the last key of `path` stands in; undefined for an entry of a list. */
export function pairAt(file: YamlFile, path: YamlPath): Pair<unknown, unknown> | undefined {
  const parent = nodeAt(file, path.slice(0, -1));
  const key = path.at(-1);
  if (!file.yaml.isMap(parent)) return undefined;
  return (parent as YAMLMap).items.find(({ key: one }) => file.yaml.isScalar(one) && String(one.value) === String(key));
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
