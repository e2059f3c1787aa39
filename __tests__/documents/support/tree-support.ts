import type { FixtureDocument, TreeNode } from '../../../src/documents/document.js';
import type { Format, ReadInput, ReadResult } from '../../../src/documents/format.js';
import { DEFAULT_LIMITS } from '../../../src/policy/policy.js';

export function inputOf(content: string | Uint8Array, path = 'fixtures/a', limits = DEFAULT_LIMITS): ReadInput {
  return {
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
    path,
    options: { limits, header: 'auto', yaml: 'auto', ignoreMembers: [] },
    openMember: () => Promise.reject(new Error('these formats open no members')),
  };
}

export async function read(format: Format, content: string | Uint8Array, path?: string): Promise<ReadResult> {
  return format.read(inputOf(content, path));
}

export async function documentOf(
  format: Format,
  content: string | Uint8Array,
  path?: string,
): Promise<FixtureDocument> {
  const result = await read(format, content, path);
  if (!result.ok) throw new Error(`${result.reason} at ${result.line}:${result.column}`);
  return result.document;
}

/** The content without lines, as JSON with the kind of every scalar: equal exactly where a comparison must find no value changed. */
export async function contentOf(format: Format, content: string | Uint8Array, path?: string): Promise<string> {
  const document = await documentOf(format, content, path);
  const plain = document.readings.map((reading) => {
    const { content: body } = reading;
    if (body.kind === 'tree') return simplify(body.root);
    return JSON.parse(JSON.stringify(body, (key, value) => (key === 'line' || key === 'layout' ? undefined : value)));
  });
  return JSON.stringify([plain, document.declared]);
}

/** As an array of `[name, value]`, so that order, duplicates and `__proto__` show. `sorted` members: their order is no content. */
export function simplify(node: TreeNode): unknown {
  switch (node.kind) {
    case 'object':
      return {
        members: node.members
          .map((member) => [member.name, simplify(member.value)] as const)
          .sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)),
      };
    case 'array':
      return node.items.map(simplify);
    case 'number':
      return `${node.type} ${node.decimal ?? node.literal}`;
    case 'string':
      return `'${node.value}'`;
    case 'date-time':
      return `date-time ${node.value}`;
    case 'binary':
      return `binary ${Buffer.from(node.bytes).toString('hex')}`;
    case 'boolean':
      return node.value;
    case 'null':
      return null;
  }
}

/** The node under a chain of names and indexes. */
export function nodeAt(document: FixtureDocument, ...steps: readonly (string | number)[]): TreeNode {
  const { content } = document.readings[0];
  if (content.kind !== 'tree') throw new Error(`a ${content.kind}, not a tree`);
  let node: TreeNode | undefined = content.root;
  for (const step of steps) {
    if (node?.kind === 'object') node = node.members.find((member) => member.name === step)?.value;
    else if (node?.kind === 'array' && typeof step === 'number') node = node.items[step];
    else node = undefined;
  }
  if (node === undefined) throw new Error(`nothing at ${steps.join('.')}`);
  return node;
}

/** Runs a read and gives the milliseconds of processor time that it took: the clock would measure the machine's other work. */
export async function timed(read: () => Promise<ReadResult>): Promise<{ result: ReadResult; milliseconds: number }> {
  const start = process.cpuUsage();
  const result = await read();
  const { user, system } = process.cpuUsage(start);
  return { result, milliseconds: (user + system) / 1_000 };
}
