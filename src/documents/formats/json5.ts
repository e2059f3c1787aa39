import { commentFact, contestedComments } from '../comments.js';
import { decodeUnicode, refuseSecondMark } from '../encoding.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { parseJson5 } from '../trees/json5-parser.js';
import { treeResult } from '../trees/nodes.js';
import { checkSize, sourceOf } from '../trees/source.js';
import { attempt, createBudget } from '../trees/stop.js';

/** JSON5 has one number type, as JSON; quotes, trailing commas, signs and radixes are spelling. */
export const json5: Format = { id: 'json5', read: (input) => attempt(() => readJson5(input)) };

function readJson5(input: ReadInput): ReadResult {
  checkSize(input);
  const { text, layout, notices } = sourceOf(refuseSecondMark(decodeUnicode(input.bytes)));
  const { root, comments } = parseJson5(text, createBudget(input.options.limits));
  const facts = contestedComments(comments, text);
  return treeResult({ format: 'json5', root, facts, layout: { ...layout, ...commentFact(comments) }, notices });
}
