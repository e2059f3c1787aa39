import { commentFact, contestedComments } from '../comments.js';
import type { Format } from '../format.js';
import { parseTextproto } from '../textproto/parser.js';
import { treeResult } from '../trees/nodes.js';
import { openSource } from '../trees/source.js';
import { attempt } from '../trees/stop.js';

export const textproto: Format = {
  id: 'textproto',
  read: (input) =>
    attempt(() => {
      const { text, layout, notices } = openSource(input);
      const { root, comments } = parseTextproto(text, input.options.limits);
      const header = headerOf(comments);
      return treeResult({
        format: 'textproto',
        root,
        fields: true,
        facts: { ...(header === '' ? {} : { schema: header }), ...contestedComments(comments, text) },
        layout: { ...layout, ...commentFact(comments) },
        notices,
      });
    }),
};

/** Comments that say to programs which message this is, and where its schema stands: `# proto-message: shop.v1.Order`. */
const HEADER = /^#\s*(proto-(?:file|message|import))\s*:[ \t]*(.*?)[ \t\r]*$/;

function headerOf(comments: readonly string[]): string {
  const said = comments.flatMap((comment) => {
    const match = HEADER.exec(comment);
    return match ? [`${match[1]}: ${match[2]}`] : [];
  });
  return said.join(', ');
}
