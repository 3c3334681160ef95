/**
 * The picture types of the engine. Decoding and encoding happen outside; inside, a picture is
 * plain numbers whose meaning is in the type: channel order, range and colour space.
 */

/** 8-bit sRGB, three interleaved channels (R, G, B), no alpha. */
export interface RgbImage {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly data: Uint8ClampedArray;
}

/** One float channel a pixel; what the number means is said by whoever makes it. */
export interface Plane {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly data: Float32Array;
}

export function createRgbImage(widthPx: number, heightPx: number): RgbImage {
  return { widthPx, heightPx, data: new Uint8ClampedArray(widthPx * heightPx * 3) };
}

export function createPlane(widthPx: number, heightPx: number): Plane {
  return { widthPx, heightPx, data: new Float32Array(widthPx * heightPx) };
}
