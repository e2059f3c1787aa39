import type { TreeNode } from '../document.js';
import type { Format } from '../format.js';

/** Chosen by git mode 120000; the bytes are the target, every one of which counts. A link is never followed. */
export const symlink: Format = {
  id: 'symlink',
  read: ({ bytes }) => ({
    ok: true,
    document: {
      format: 'symlink',
      readings: [{ label: '', content: { kind: 'tree', root: target(bytes) } }],
      declared: {},
      layout: {},
      notices: [],
    },
  }),
};

/** Targets are bytes. Those that are no UTF-8 stay bytes, so that no two meet in one replacement character. */
function target(bytes: Uint8Array): TreeNode {
  try {
    return { kind: 'string', value: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), line: 1 };
  } catch {
    return { kind: 'binary', bytes, line: 1 };
  }
}
