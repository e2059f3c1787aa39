import type { Format } from '../format.js';

/** The last resort, and what a policy names for files that nobody shall read: bytes are equal or they are not. */
export const binary: Format = {
  id: 'binary',
  read: ({ bytes }) => ({
    ok: true,
    document: {
      format: 'binary',
      readings: [{ label: '', content: { kind: 'opaque', bytes, why: 'binary data, compared byte by byte' } }],
      declared: {},
      layout: {},
      notices: [],
    },
  }),
};
