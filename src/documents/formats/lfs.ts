import type { Format } from '../format.js';
import { parsePointer, pointerDocument } from '../pointer.js';

export const lfs: Format = {
  id: 'lfs',
  read: ({ bytes }) => {
    const pointer = parsePointer(bytes);
    if (pointer === undefined) return { ok: false, reason: 'not a well-formed Git LFS pointer', line: 1, column: 1 };
    return { ok: true, document: pointerDocument(pointer) };
  },
};
