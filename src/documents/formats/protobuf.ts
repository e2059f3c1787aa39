import type { TreeNode } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { decodeMessage } from '../protobuf/wire.js';
import { newMeter, readGuarded } from '../tables/guard.js';
import { treeResult } from '../trees/nodes.js';

/**
 * Protocol Buffers without a schema: field numbers and wire types are shape, what they hold are values. A reader with
 * names would need a descriptor set, which no option names yet; it would replace `decodeMessage` and nothing else.
 */
export const protobuf: Format = {
  id: 'protobuf',
  read: (input) => readGuarded(input, 'Protocol Buffers', () => read(input)),
};

function read(input: ReadInput): ReadResult {
  const root: TreeNode = decodeMessage(input.bytes, newMeter(input));
  return treeResult({ format: 'protobuf', root, layout: {} });
}
