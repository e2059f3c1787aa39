import { viewOf } from '../binaries.js';

const P1 = 0x9e3779b185ebca87n;
const P2 = 0xc2b2ae3d27d4eb4fn;
const P3 = 0x165667b19e3779f9n;
const P4 = 0x85ebca77c2b2ae63n;
const P5 = 0x27d4eb2f165667c5n;
const STRIPE = 32;

/**
 * XXH64 with seed 0, as Zstandard frames carry it. Needed only where Node has no Zstandard of its own: the decoder
 * that takes its place verifies nothing. From the algorithm's description; slow, and fast enough for fixtures.
 */
export function xxh64(bytes: Uint8Array): bigint {
  const view = viewOf(bytes);
  let at = 0;
  let hash = P5;
  if (bytes.length >= STRIPE) {
    const lanes = [wrap(P1 + P2), P2, 0n, wrap(-P1)];
    for (; at + STRIPE <= bytes.length; at += STRIPE) {
      for (let lane = 0; lane < 4; lane += 1) lanes[lane] = round(lanes[lane]!, view.getBigUint64(at + lane * 8, true));
    }
    const [a, b, c, d] = lanes as [bigint, bigint, bigint, bigint];
    hash = wrap(turn(a, 1n) + turn(b, 7n) + turn(c, 12n) + turn(d, 18n));
    for (const lane of lanes) hash = wrap((hash ^ round(0n, lane)) * P1 + P4);
  }
  hash = wrap(hash + BigInt(bytes.length));
  for (; at + 8 <= bytes.length; at += 8) {
    hash = wrap(turn(hash ^ round(0n, view.getBigUint64(at, true)), 27n) * P1 + P4);
  }
  for (; at + 4 <= bytes.length; at += 4) {
    hash = wrap(turn(hash ^ wrap(BigInt(view.getUint32(at, true)) * P1), 23n) * P2 + P3);
  }
  for (; at < bytes.length; at += 1) hash = wrap(turn(hash ^ wrap(BigInt(bytes[at]!) * P5), 11n) * P1);
  hash = wrap((hash ^ (hash >> 33n)) * P2);
  hash = wrap((hash ^ (hash >> 29n)) * P3);
  return hash ^ (hash >> 32n);
}

function round(lane: bigint, input: bigint): bigint {
  return wrap(turn(wrap(lane + input * P2), 31n) * P1);
}

function turn(value: bigint, by: bigint): bigint {
  return wrap((value << by) | (value >> (64n - by)));
}

function wrap(value: bigint): bigint {
  return BigInt.asUintN(64, value);
}
