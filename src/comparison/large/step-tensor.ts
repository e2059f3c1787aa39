import { readElements } from '../../documents/arrays/elements.js';
import { isRowOrder, type NpyLayout, npyDocument, readNpyLayout } from '../../documents/formats/npy.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import { ReadStop } from '../../documents/trees/stop.js';
import { newCollector } from '../collector.js';
import { newContext, newSession } from '../documents.js';
import { elementComparer } from '../tensor.js';
import type { Judge } from './compare-large.js';
import { compared, requireUsed } from './settled.js';

/** Longer headers are left to the plain path. Bytes. */
const HEADER_BYTES = 65_536;
/** The largest element, complex128. Bytes. */
const LARGEST_ITEM = 16;

/** Two arrays of numpy with one header: element i is held against element i while both files are read. */
export const stepLargeTensor: Judge = (base, head, rules, collector, limits) => {
  const layout = commonLayout(base, head);
  const { dtype, dimensions, byteOrder } = layout.header;
  const found = newCollector();
  const compare = elementComparer(newContext(newSession(rules), found), dtype, dimensions);
  const elements = (bytes: Uint8Array) => readElements(bytes, dtype, byteOrder === 'big');
  const step = Math.max(LARGEST_ITEM, limits.window - (limits.window % LARGEST_ITEM));
  const sample = elements(Buffer.from(head.read(layout.start, Math.min(step, head.size - layout.start))));
  let first = 0;
  let varies = false;
  for (let at = layout.start; at < head.size; at += step) {
    const length = Math.min(step, head.size - at);
    const [left, right] = [base.read(at, length), head.read(at, length)];
    const ours = elements(right);
    varies ||= ours.some((value) => value !== sample[0] && !(Number.isNaN(value) && Number.isNaN(sample[0])));
    if (!left.equals(right)) compare(elements(left), ours, first);
    first += ours.length;
  }
  // What is one number everywhere may be hollow; whether it is takes all of base.
  if (found.counts.value > 0 && !varies) decline('head is one number everywhere');
  const document = npyDocument(layout, sample);
  return requireUsed(compared(rules, { walked: found }, [document, document], collector));
};

/** Of both files, where they begin with the same bytes up to the first element and keep rows as they are compared. */
function commonLayout(base: ByteSource, head: ByteSource): NpyLayout {
  const beginning = Buffer.from(base.read(0, Math.min(base.size, HEADER_BYTES)));
  const layout = layoutOf(beginning, base.size);
  if (base.size !== head.size || !isRowOrder(layout.header)) decline('another order or another size');
  if (!head.read(0, layout.start).equals(beginning.subarray(0, layout.start))) decline('another header');
  return layout;
}

function layoutOf(beginning: Buffer, size: number): NpyLayout {
  try {
    return readNpyLayout(beginning, size);
  } catch (error) {
    if (error instanceof ReadStop) return decline(error.message);
    throw error;
  }
}
