/**
 * The engine's picture types. Decoding and encoding happen outside; inside, a picture is plain numbers whose
 * channel order, range and colour space are given by the type.
 */

/** 8-bit sRGB, three interleaved channels (R, G, B), no alpha. */
export interface RgbImage {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly data: Uint8ClampedArray;
}

/** One float channel; its meaning depends on the producer. */
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
