import type { Format } from '../format.js';

/** Chosen by git mode 160000; the bytes are the commit id in hex. */
export const submodule: Format = {
  id: 'submodule',
  read: ({ bytes }) => {
    const commit = new TextDecoder('utf-8').decode(bytes).trim();
    if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) {
      return { ok: false, reason: 'not a commit id of 40 or 64 hex digits', line: 1, column: 1 };
    }
    return {
      ok: true,
      document: {
        format: 'submodule',
        readings: [{ label: '', content: { kind: 'tree', root: { kind: 'string', value: commit, line: 1 } } }],
        declared: {},
        layout: {},
        notices: [],
      },
    };
  },
};
