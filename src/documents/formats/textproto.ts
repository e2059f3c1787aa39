import type { Format } from '../format.js';
import { parseTextproto } from '../textproto/parser.js';
import { commentFact, treeResult } from '../trees/nodes.js';
import { openSource } from '../trees/source.js';
import { attempt } from '../trees/stop.js';

export const textproto: Format = {
  id: 'textproto',
  read: (input) =>
    attempt(() => {
      const { text, layout, notices } = openSource(input);
      const { root, comments } = parseTextproto(text, input.options.limits);
      return treeResult({ format: 'textproto', root, layout: { ...layout, ...commentFact(comments) }, notices });
    }),
};
