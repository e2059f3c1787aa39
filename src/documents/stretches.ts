/** Characters compared at once while looking for where two texts part. */
const STRIDE = 512;

/** How many characters two texts begin with alike. */
export function commonPrefix(left: string, right: string): number {
  const most = Math.min(left.length, right.length);
  let at = 0;
  while (at + STRIDE <= most && left.slice(at, at + STRIDE) === right.slice(at, at + STRIDE)) at += STRIDE;
  while (at < most && left.charCodeAt(at) === right.charCodeAt(at)) at += 1;
  return at;
}

/** How many they end with alike: at most `most`, so that the two stretches do not overlap. */
export function commonSuffix(left: string, right: string, most: number): number {
  const [a, b] = [left.length, right.length];
  let length = 0;
  while (length + STRIDE <= most && tail(left, a, length) === tail(right, b, length)) length += STRIDE;
  while (length < most && left.charCodeAt(a - 1 - length) === right.charCodeAt(b - 1 - length)) length += 1;
  return length;
}

function tail(text: string, end: number, length: number): string {
  return text.slice(end - length - STRIDE, end - length);
}
