const STRIDE = 4_096;

/**
 * How many bytes are equal from both offsets on. Compared in strides by the platform, then by halving: a loop over bytes in
 * JavaScript takes ten times as long, and much longer before it is compiled.
 */
export function equalFrom(left: Buffer, leftAt: number, right: Buffer, rightAt: number): number {
  const most = Math.min(left.length - leftAt, right.length - rightAt);
  let length = 0;
  let stride = STRIDE;
  while (length + stride <= most && same(left, leftAt + length, right, rightAt + length, stride)) {
    length += stride;
    if (stride < 1 << 20) stride *= 2;
  }
  let open = Math.min(stride, most - length);
  if (same(left, leftAt + length, right, rightAt + length, open)) return length + open;
  while (open > 16) {
    const half = open >> 1;
    if (same(left, leftAt + length, right, rightAt + length, half)) {
      length += half;
      open -= half;
    } else open = half;
  }
  while (length < most && left[leftAt + length] === right[rightAt + length]) length += 1;
  return length;
}

function same(left: Buffer, leftAt: number, right: Buffer, rightAt: number, length: number): boolean {
  return right.compare(left, leftAt, leftAt + length, rightAt, rightAt + length) === 0;
}

/** The same bytes as a buffer; nothing is copied. */
export function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
