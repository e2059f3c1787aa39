import { type Flatbuffer, indirect, table, tables, textIn } from '../arrow/flatbuffer.js';
import { listFact } from '../trees/nodes.js';
import { strictBase64 } from '../trees/scanner.js';
import { fail } from '../trees/stop.js';

/** Numbers and units of Schema.fbs. */
const SCHEMA = 1;
const DURATION = 18;
const MILLISECONDS = 1;
const UNITS = ['s', 'ms', 'us', 'ns'];
const MAX_FIELDS = 20_000;
/** Characters. */
const MAX_NAME = 200;

/**
 * What only ARROW:schema says of the values. Parquet has no durations: writers store whole numbers and keep the unit here,
 * so that the same numbers are seconds or milliseconds by it. The rest is said by the schema as well, or is how values are
 * handed over. Arrow's own reader opens no file in which it does not read.
 */
export function saidByArrowSchema(written: string): Readonly<Record<string, string>> {
  try {
    const durations = durationsIn(strictBase64(written) ?? fail('ARROW:schema is no base64'));
    return durations.length === 0 ? {} : { 'units of durations': listFact(durations) };
  } catch {
    // Offsets lead out of it, or around in it: whatever was thrown, all of it counts then.
    return { 'ARROW:schema that does not read': listFact([written]) };
  }
}

function durationsIn(bytes: Uint8Array): readonly string[] {
  const buffer: Flatbuffer = { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
  const { view } = buffer;
  // Older writers have no mark before the length.
  const message = table(buffer, view.getInt32(0, true) === -1 ? 8 : 4);
  const [kind, header] = [message(6), message(8)];
  if (kind === undefined || header === undefined || view.getUint8(kind) !== SCHEMA) fail('no schema');
  const schema = table(buffer, indirect(buffer, header!), true);
  const found: string[] = [];
  const open = [...tables(buffer, schema(6))];
  for (let at = open.pop(), place = 0; at !== undefined; at = open.pop(), place += 1) {
    const field = table(buffer, at, true);
    const [type, details] = [field(8), field(10)];
    if (type !== undefined && details !== undefined && view.getUint8(type) === DURATION) {
      const unit = table(buffer, indirect(buffer, details), true)(4);
      const name = UNITS[unit === undefined ? MILLISECONDS : view.getInt16(unit, true)] ?? 'unknown';
      found.push(`${textIn(buffer, field(4)).slice(0, MAX_NAME)} (${place}): ${name}`);
    }
    const children = tables(buffer, field(14));
    if (place + open.length + children.length > MAX_FIELDS) fail('too many fields');
    open.push(...children);
  }
  return found;
}
