import type { DescMessage, Registry } from '@bufbuild/protobuf';
import type { Descriptor } from '../format.js';

/** The message that a file is, among all that its descriptor set knows. */
export interface Schema {
  readonly message: DescMessage;
  readonly registry: Registry;
}

/** The message of a descriptor set, or why it cannot be had. The set may be head's, so whatever goes wrong is data. */
export async function schemaOf({ file, message, set }: Descriptor): Promise<Schema | string> {
  if (set.kind === 'missing') return `the descriptor set ${file} was not read: ${set.why}`;
  const [{ createFileRegistry, fromBinary }, { FileDescriptorSetSchema }] = await Promise.all([
    import('@bufbuild/protobuf'),
    import('@bufbuild/protobuf/wkt'),
  ]);
  try {
    const registry = createFileRegistry(fromBinary(FileDescriptorSetSchema, set.bytes));
    const found = registry.getMessage(message);
    return found === undefined ? `the descriptor set ${file} has no message ${message}` : { message: found, registry };
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, MAX_REASON_CHARACTERS) : 'unknown error';
    return `the descriptor set ${file} does not read: ${why}`;
  }
}

const MAX_REASON_CHARACTERS = 200;
