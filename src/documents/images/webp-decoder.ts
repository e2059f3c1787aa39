import { readFile } from 'node:fs/promises';
import { vendorFile } from '../vendor.js';

interface Decoded {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

interface WasmCompiler {
  compile(bytes: Uint8Array): Promise<WebAssembly.Module>;
}

let ready: Promise<(image: Uint8Array) => Promise<Decoded>> | undefined;

/** libwebp as WebAssembly. Loaded once; what it throws about an image says that it cannot read it. */
export async function decodeWebp(image: Uint8Array): Promise<Decoded> {
  ready ??= load();
  const decode = await ready;
  return decode(image);
}

async function load(): Promise<(image: Uint8Array) => Promise<Decoded>> {
  // The library makes browsers' ImageData, which Node does not have.
  const scope = globalThis as { ImageData?: unknown };
  scope.ImageData ??= class {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
    constructor(data: Uint8ClampedArray, width: number, height: number) {
      this.data = data;
      this.width = width;
      this.height = height;
    }
  };
  const { default: decode, init } = await import('@jsquash/webp/decode.js');
  const file = vendorFile('webp_dec.wasm', ['@jsquash', 'webp', 'codec', 'dec', 'webp_dec.wasm']);
  // Reached this way because the types of Node leave it to those of browsers, which this program does without.
  const wasm = Reflect.get(globalThis, 'WebAssembly') as WasmCompiler;
  await init(await wasm.compile(await readFile(file)));
  // A copy, because the library takes the whole buffer behind a view.
  return async (image) => (await decode(new Uint8Array(image).buffer)) as Decoded;
}
