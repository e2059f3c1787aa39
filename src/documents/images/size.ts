import { MAX_IMAGE_PIXELS } from '../format.js';
import { fail, stopAtLimit } from '../trees/stop.js';

/** Refuses an image before anything is allocated for it. `frames` of them are kept. */
export function checkPixels(width: number, height: number, frames = 1): void {
  if (width === 0 || height === 0) fail(`an image of ${width}x${height} pixels`);
  if (width * height * Math.max(1, frames) > MAX_IMAGE_PIXELS) {
    stopAtLimit(
      `${width}x${height} pixels${frames > 1 ? ` in ${frames} frames` : ''}, more than the ${MAX_IMAGE_PIXELS} that are read`,
    );
  }
}
