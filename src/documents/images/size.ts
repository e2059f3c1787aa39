import { MAX_IMAGE_PIXELS, type ReadInput } from '../format.js';
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

/** What a decoder takes for each pixel over all frames, in bytes: `held` are those of the result. */
export interface PixelCost {
  readonly held: number;
  readonly peak: number;
}

/** Books the memory of an image before it is decoded: a few bytes can say that they are millions of pixels. */
export function bookPixels({ book }: Pick<ReadInput, 'book'>, pixels: number, { held, peak }: PixelCost): void {
  book?.(pixels * held, pixels * peak);
}
