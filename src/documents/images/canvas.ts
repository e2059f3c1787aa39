/** RGBA samples of 8 or 16 bits. */
export type Samples = Uint8Array | Uint16Array;

/** A rectangle of an animation's canvas. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What happens to a frame's region before the next one is drawn. */
export type Disposal = 'keep' | 'clear' | 'restore';

export interface Layer extends Region {
  readonly pixels: Samples;
  /** `over` blends by alpha, `source` replaces; a GIF's pixels are opaque or not there, for which `over` is right. */
  readonly blend: 'over' | 'source';
  readonly disposal: Disposal;
}

/** Draws an animation frame by frame; each result is the whole canvas as a viewer shows it. */
export interface Canvas {
  readonly draw: (layer: Layer) => Samples;
}

/** Starts transparent black, as viewers of GIF and APNG do. */
export function newCanvas(width: number, height: number, depth: 8 | 16): Canvas {
  const most = depth === 16 ? 65_535 : 255;
  let canvas = depth === 16 ? new Uint16Array(width * height * 4) : new Uint8Array(width * height * 4);
  return {
    draw(layer) {
      const before = layer.disposal === 'restore' ? canvas.slice() : undefined;
      paint(canvas, width, layer, most);
      const shown = canvas.slice();
      if (before !== undefined) canvas = before;
      else if (layer.disposal === 'clear') clear(canvas, width, layer);
      return shown;
    },
  };
}

function paint(canvas: Samples, width: number, layer: Layer, most: number): void {
  for (let y = 0; y < layer.height; y += 1) {
    const row = ((layer.top + y) * width + layer.left) * 4;
    const from = y * layer.width * 4;
    if (layer.blend === 'source') {
      canvas.set(layer.pixels.subarray(from, from + layer.width * 4), row);
      continue;
    }
    for (let x = 0; x < layer.width * 4; x += 4) blendPixel(canvas, row + x, layer.pixels, from + x, most);
  }
}

/** The "over" of the PNG specification, section 13.16, on samples that are not premultiplied. */
function blendPixel(canvas: Samples, at: number, pixels: Samples, from: number, most: number): void {
  const alpha = pixels[from + 3]!;
  if (alpha === 0) {
    // Nothing is seen either way, but the colour is there to be read: where nothing was drawn yet, decoders take over the frame's own.
    if (canvas[at + 3] === 0 && (pixels[from]! | pixels[from + 1]! | pixels[from + 2]!) !== 0)
      canvas.set(pixels.subarray(from, from + 4), at);
    return;
  }
  if (alpha === most || canvas[at + 3] === 0) {
    for (let channel = 0; channel < 4; channel += 1) canvas[at + channel] = pixels[from + channel]!;
    return;
  }
  const above = alpha / most;
  const below = (canvas[at + 3]! / most) * (1 - above);
  const both = above + below;
  for (let channel = 0; channel < 3; channel += 1) {
    canvas[at + channel] = Math.round((pixels[from + channel]! * above + canvas[at + channel]! * below) / both);
  }
  canvas[at + 3] = Math.round(both * most);
}

function clear(canvas: Samples, width: number, { left, top, width: columns, height }: Region): void {
  for (let y = 0; y < height; y += 1) {
    const row = ((top + y) * width + left) * 4;
    canvas.fill(0, row, row + columns * 4);
  }
}
