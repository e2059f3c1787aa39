import { createHash } from 'node:crypto';
import type { FixtureDocument, Member } from './document.js';
import { MAX_POINTER_BYTES, POINTER_VERSIONS } from './sniff.js';

/** What a Git LFS pointer says of the content that it stands for. */
export interface Pointer {
  readonly version: string;
  /** With its algorithm: `sha256:<64 hex digits>`. */
  readonly oid: string;
  /** Bytes, as written. */
  readonly size: string;
  /** Further keys (`ext-0-...`), as written. */
  readonly others: readonly (readonly [string, string])[];
}

/** Strict, as Git LFS is: version first, `key value` lines, LF. Anything else is content that happens to look alike. */
export function parsePointer(bytes: Uint8Array): Pointer | undefined {
  if (bytes.length > MAX_POINTER_BYTES) return undefined;
  const text = new TextDecoder('utf-8').decode(bytes);
  const pairs = text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => /^([a-z0-9.-]+) ([^\r\n]*)$/.exec(line));
  const fields: (readonly [string, string])[] = [];
  for (const pair of pairs) {
    if (pair === null) return undefined;
    fields.push([pair[1]!, pair[2]!]);
  }
  const [first, ...rest] = fields;
  if (first?.[0] !== 'version' || !POINTER_VERSIONS.some((version) => version === first[1])) return undefined;
  const only = (key: string) => rest.filter(([name]) => name === key);
  const [oid, size] = [only('oid'), only('size')];
  if (oid.length !== 1 || size.length !== 1) return undefined;
  if (!/^sha256:[0-9a-f]{64}$/.test(oid[0]![1]) || !/^(?:0|[1-9]\d{0,18})$/.test(size[0]![1])) return undefined;
  const others = rest.filter(([name]) => name !== 'oid' && name !== 'size');
  return { version: first[1], oid: oid[0]![1], size: size[0]![1], others };
}

export function pointerDocument(pointer: Pointer): FixtureDocument {
  const string = (name: string, value: string, line: number): Member => {
    return { name, line, value: { kind: 'string', value, line } };
  };
  const size: Member = {
    name: 'size',
    line: 3,
    value: { kind: 'number', type: 'integer', literal: pointer.size, line: 3 },
  };
  const members = [
    string('oid', pointer.oid, 2),
    size,
    ...pointer.others.map(([name, value]) => string(name, value, 2)),
  ];
  return {
    format: 'lfs',
    readings: [{ label: '', content: { kind: 'tree', root: { kind: 'object', members, line: 1 } } }],
    declared: {},
    layout: { version: pointer.version },
    notices: [],
  };
}

/**
 * Two sides of which at least one is a pointer, both seen as pointers: the digest of the content that is there is
 * what a pointer to it would say. Equal digests prove equal content; unequal ones leave the content unread.
 */
export function pointerPair(
  base: Uint8Array,
  head: Uint8Array,
): { readonly base: FixtureDocument; readonly head: FixtureDocument } | undefined {
  const left = parsePointer(base);
  const right = parsePointer(head);
  if (left === undefined && right === undefined) return undefined;
  const [one, other] = [left ?? pointerTo(base), right ?? pointerTo(head)];
  const away = one.oid !== other.oid || one.size !== other.size;
  const incomplete = away ? { incomplete: 'the content that a Git LFS pointer names is not at hand' } : {};
  const mixed = left === undefined || right === undefined;
  const view = (pointer: Pointer, stored: boolean): FixtureDocument => {
    const document = { ...pointerDocument(pointer), ...incomplete };
    return mixed ? { ...document, layout: { storage: stored ? 'Git LFS pointer' : 'content' } } : document;
  };
  return { base: view(one, left !== undefined), head: view(other, right !== undefined) };
}

function pointerTo(content: Uint8Array): Pointer {
  const oid = `sha256:${createHash('sha256').update(content).digest('hex')}`;
  return { version: POINTER_VERSIONS[0], oid, size: String(content.length), others: [] };
}
