import type { Format, ReadInput, ReadResult } from '../format.js';
import { decodeMessage, guessMessages } from '../protobuf/wire.js';
import { newMeter, readGuarded } from '../tables/guard.js';

/**
 * Protocol Buffers without a schema: field numbers and wire types are shape, what they hold are values. A reader with
 * names would need a descriptor set, which no option names yet; it would replace `decodeMessage` and nothing else.
 */
export const protobuf: Format = {
  id: 'protobuf',
  read: (input) => readGuarded(input, 'Protocol Buffers', () => read(input)),
};

function read(input: ReadInput): ReadResult {
  const meter = newMeter(input);
  const flat = decodeMessage(input.bytes, meter);
  const guessed = guessMessages(flat, meter);
  return {
    ok: true,
    document: {
      format: 'protobuf',
      readings: [
        { label: 'fields of bytes as bytes', content: { kind: 'tree', root: flat } },
        { label: 'fields of bytes as messages where they read as such', content: { kind: 'tree', root: guessed } },
      ],
      declared: {},
      layout: {},
      notices: [],
    },
  };
}
