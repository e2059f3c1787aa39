import type { FixtureDocument } from './document.js';
import { MAX_ARCHIVE_DEPTH, MAX_ARCHIVE_MEMBERS, MAX_INFLATED_BYTES, MAX_INFLATION_RATIO } from './format.js';

/** What one file's members have cost so far, at every depth together. */
export interface Budget {
  readonly fileBytes: number;
  inflated: number;
  members: number;
}

export function newBudget(fileBytes: number): Budget {
  return { fileBytes, inflated: 0, members: 0 };
}

/** Books one member; returns why it must not be opened, or undefined. Sticky: once over, always over. */
export function charge(budget: Budget, depth: number, bytes: number): string | undefined {
  budget.members += 1;
  budget.inflated += bytes;
  if (depth > MAX_ARCHIVE_DEPTH) return `archives are nested more than ${MAX_ARCHIVE_DEPTH} deep`;
  if (budget.members > MAX_ARCHIVE_MEMBERS) return `more than ${MAX_ARCHIVE_MEMBERS} members`;
  if (budget.inflated > MAX_INFLATED_BYTES) return `more than ${MAX_INFLATED_BYTES} bytes unpacked`;
  if (budget.inflated > budget.fileBytes * MAX_INFLATION_RATIO)
    return `unpacks to more than ${MAX_INFLATION_RATIO} times its size`;
  return undefined;
}

/** How many bytes the file's members may still unpack to. A reader asks before it unpacks, `charge` books afterwards. */
export function roomOf(budget: Budget): number {
  return Math.max(0, Math.min(MAX_INFLATED_BYTES, budget.fileBytes * MAX_INFLATION_RATIO) - budget.inflated);
}

/** A document for bytes that nobody read, which keeps the comparison from claiming anything below a rewrite where `incomplete` is set. */
export function opaqueDocument(bytes: Uint8Array, why: string, incomplete?: string): FixtureDocument {
  return {
    format: 'binary',
    readings: [{ label: '', content: { kind: 'opaque', bytes, why } }],
    declared: {},
    layout: {},
    notices: [],
    ...(incomplete === undefined ? {} : { incomplete }),
  };
}

/** What a limit kept from being read in a member is unread in the container too: nobody may look at the outside only. */
export function withMembersLimits(document: FixtureDocument): FixtureDocument {
  if (document.incomplete !== undefined) return document;
  for (const { content } of document.readings) {
    if (content.kind !== 'container') continue;
    for (const member of content.members) {
      const { incomplete } = member.document;
      if (incomplete !== undefined) return { ...document, incomplete: `${content.noun} ${member.name}: ${incomplete}` };
    }
  }
  return document;
}
