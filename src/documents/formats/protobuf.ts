import type { FixtureDocument, Notice } from '../document.js';
import type { Descriptor, Format, ReadInput, ReadResult } from '../format.js';
import { schemaOf } from '../protobuf/descriptors.js';
import { namedMessage } from '../protobuf/named.js';
import { decodeMessage, type FieldOrder, guessMessages, orderText } from '../protobuf/wire.js';
import { type Meter, newMeter, readGuarded } from '../tables/guard.js';

/**
 * Protocol Buffers by the names and types of a descriptor set that the policy names; without one, field numbers and wire
 * types are shape, and what they hold are values; so is the order of fields, unless it is the rising one of serializers.
 */
export const protobuf: Format = {
  id: 'protobuf',
  read: (input) => readGuarded(input, 'Protocol Buffers', () => read(input)),
};

async function read(input: ReadInput): Promise<ReadResult> {
  const meter = newMeter(input);
  const { descriptor } = input.options;
  if (descriptor === undefined) return { ok: true, document: unnamed(input.bytes, meter, []) };
  const schema = await schemaOf(descriptor);
  if (typeof schema === 'string') {
    const message = `${schema}; fields are compared by their numbers`;
    return { ok: true, document: unnamed(input.bytes, meter, [{ message, line: 0 }]) };
  }
  input.options.used?.add('descriptor');
  const root = namedMessage(input.bytes, schema, meter);
  return {
    ok: true,
    document: {
      format: 'protobuf',
      readings: [{ label: '', content: { kind: 'tree', fields: true, root } }],
      declared: {},
      layout: {},
      notices: [{ message: readBy(descriptor), line: 0 }],
    },
  };
}

function readBy({ message, file }: Descriptor): string {
  return `read as ${message} of the descriptor set ${file}`;
}

/** Whether a field of bytes holds a message cannot be known without a schema, so both readings count (docs/adr/0096). */
function unnamed(bytes: Uint8Array, meter: Meter, notices: readonly Notice[]): FixtureDocument {
  const order: FieldOrder = { tags: [], canonical: true };
  const flat = decodeMessage(bytes, meter, order);
  const guessed = guessMessages(flat, meter);
  return {
    format: 'protobuf',
    readings: [
      { label: 'fields of bytes as bytes', content: { kind: 'tree', fields: true, root: flat } },
      {
        label: 'fields of bytes as messages where they read as such',
        content: { kind: 'tree', fields: true, root: guessed },
      },
    ],
    declared: {},
    ...(order.canonical ? {} : { facts: { 'order of fields': orderText(order) } }),
    layout: {},
    notices,
  };
}
