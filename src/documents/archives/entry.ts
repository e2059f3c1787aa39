import { compileGlob, type Glob } from '../../policy/glob.js';
import { binaryDocument, bytesFact } from '../binaries.js';
import type { ContainerMember, FixtureDocument } from '../document.js';
import type { ReadInput } from '../format.js';
import { symlink } from '../formats/symlink.js';
import { opaqueDocument } from '../members.js';
import { utf8 } from '../trees/bytes.js';

/** What archives say of an entry beside its content. */
export interface EntryFacts {
  readonly declared?: Readonly<Record<string, string>>;
  readonly facts?: Readonly<Record<string, string>>;
  readonly layout: Readonly<Record<string, string>>;
}

/** An entry's document with what the archive says of it. `incomplete` of the content stays. */
export function entryDocument(content: FixtureDocument, entry: EntryFacts): FixtureDocument {
  const facts = { ...content.facts, ...entry.facts };
  return {
    ...content,
    declared: { ...content.declared, ...entry.declared },
    ...(Object.keys(facts).length === 0 ? {} : { facts }),
    layout: { ...content.layout, ...entry.layout },
  };
}

export function directoryDocument(): FixtureDocument {
  return opaqueDocument(new Uint8Array(0), 'a directory');
}

/** The target as a value; a link is never followed. */
export async function linkDocument(target: Uint8Array, input: ReadInput): Promise<FixtureDocument> {
  const result = await symlink.read({ ...input, bytes: target });
  if (!result.ok) throw new Error(result.reason);
  return result.document;
}

export function unreadDocument(bytes: Uint8Array, why: string): FixtureDocument {
  return binaryDocument({ format: 'binary', content: { kind: 'opaque', bytes, why }, incomplete: why });
}

const EXECUTABLE = 0o111;
const SPECIAL = 0o7000;

/**
 * Whether a file may be run, and by whose rights, is what a program that unpacks it gets, and git tells the same two
 * apart. The other bits are those of the umask on the machine that packed.
 */
export function modeFacts(mode: number): Pick<EntryFacts, 'facts' | 'layout'> {
  const facts: Record<string, string> = {};
  const executed = mode & EXECUTABLE;
  if (executed !== 0) facts['executable'] = 'yes';
  if ((mode & SPECIAL) !== 0) facts['special mode bits'] = ((mode & SPECIAL) >> 9).toString(8);
  // That it may be run at all is told above, and not once more; by whom is of the mask, as what whoever reads it may.
  const usual = executed === 0 || executed === ((mode >> 2) & EXECUTABLE);
  return {
    facts,
    layout: {
      mode: (mode & ~EXECUTABLE & 0o777).toString(8).padStart(3, '0'),
      ...(usual ? {} : { 'run by': executed.toString(8).padStart(3, '0') }),
    },
  };
}

/** Two names that differ in bytes must not meet in a replacement character. */
export function entryName(raw: Uint8Array): {
  readonly name: string;
  readonly declared: Readonly<Record<string, string>>;
} {
  const text = utf8(raw);
  if (text !== undefined) return { name: text, declared: {} };
  return { name: Buffer.from(raw).toString('latin1'), declared: { 'name encoding': 'not UTF-8' } };
}

/** Gathers members, leaving out those that the policy says mean nothing, and remembering what they were. */
export interface MemberList {
  readonly members: ContainerMember[];
  readonly ignores: (name: string) => boolean;
  readonly skip: (name: string, digest: string) => void;
  readonly layout: () => Readonly<Record<string, string>>;
}

export function newMemberList({ options }: ReadInput): MemberList {
  const globs: readonly Glob[] = options.ignoreMembers.map(compileGlob);
  const skipped: string[] = [];
  return {
    members: [],
    ignores: (name) => {
      const matched = globs.flatMap((glob, index) => (glob(name) ? [index] : []));
      for (const index of matched) options.used?.add(`ignore-members[${index}]`);
      return matched.length > 0;
    },
    skip: (name, digest) => skipped.push(`${name} ${digest}`),
    layout: () => (skipped.length === 0 ? {} : { 'ignored members': `${skipped.length}, ${skippedFact(skipped)}` }),
  };
}

function skippedFact(skipped: readonly string[]): string {
  return bytesFact(skipped.toSorted().map((one) => Buffer.from(one)));
}
