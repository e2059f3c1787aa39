import type { ObjectId } from './revisions.js';

const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const NULL_ID = /^0+$/;

/** `undefined` where `text` is no whole object id: a prefix, upper case, a byte-order mark in front (T14). */
export function parseObjectId(text: string): ObjectId | undefined {
  return OBJECT_ID.test(text) ? (text as ObjectId) : undefined;
}

/** @throws {TypeError} Where git (or a caller here) gave something else: a bug, not the user's mistake. */
export function objectId(text: string): ObjectId {
  const id = parseObjectId(text);
  if (!id) throw new TypeError(`not an object id: ${JSON.stringify(text.slice(0, 80))}`);
  return id;
}

/** Git's way to say "no object here". */
export function isNullId(text: string): boolean {
  return NULL_ID.test(text);
}
