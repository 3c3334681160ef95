/** SLIC superpixels. */

/** Colour distance (codes) equivalent to the distance of two seeds. */
const compactness = 7;
const rounds = 4;

export interface ColourPlanes {
  readonly width: number;
  readonly height: number;
  /** Lightness and two tints, in codes. */
  readonly planes: readonly [Float32Array, Float32Array, Float32Array];
}

export interface Superpixels {
  /** Superpixel of each pixel. */
  readonly of: Int32Array;
  /** Pixel count of each superpixel. */
  readonly size: Float32Array;
  /** Centre in pixels, and mean colour. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly colours: ColourPlanes['planes'];
}

/** @param step distance of neighbouring seeds, in pixels */
export function superpixels({ width: w, height: h, planes }: ColourPlanes, step: number) {
  const [columns, rows] = [Math.max(1, Math.round(w / step)), Math.max(1, Math.round(h / step))];
  const of = new Int32Array(w * h);
  for (let at = 0; at < of.length; at++)
    of[at] =
      Math.floor((Math.floor(at / w) * rows) / h) * columns + Math.floor(((at % w) * columns) / w);
  const list = () => new Float32Array(columns * rows);
  const patches: Superpixels = {
    of,
    size: list(),
    x: list(),
    y: list(),
    colours: [list(), list(), list()],
  };
  takeMeans(patches, planes, w);
  const nearest = new Float32Array(w * h);
  for (let round = 0; round < rounds; round++) {
    nearest.fill(Infinity);
    for (let k = 0; k < patches.size.length; k++) claim(k);
    takeMeans(patches, planes, w);
  }
  return patches;

  /** Takes the nearby pixels that are closer to this superpixel than to earlier ones. */
  function claim(k: number): void {
    const [x, y] = [patches.x[k]!, patches.y[k]!];
    const [light, tint, other] = patches.colours.map((values) => values[k]!) as [
      number,
      number,
      number,
    ];
    const perPixel = (compactness / step) ** 2;
    const [right, foot] = [Math.min(w - 1, Math.ceil(x + step)), Math.min(h - 1, y + step)];
    for (let v = Math.max(0, Math.floor(y - step)); v <= foot; v++) {
      for (let u = Math.max(0, Math.floor(x - step)); u <= right; u++) {
        const at = v * w + u;
        const distance =
          (planes[0][at]! - light) ** 2 +
          (planes[1][at]! - tint) ** 2 +
          (planes[2][at]! - other) ** 2 +
          ((u - x) ** 2 + (v - y) ** 2) * perPixel;
        if (distance >= nearest[at]!) continue;
        nearest[at] = distance;
        of[at] = k;
      }
    }
  }
}

function takeMeans(
  { of, size, x, y, colours }: Superpixels,
  planes: ColourPlanes['planes'],
  w: number,
): void {
  const sums = [x, y, ...colours];
  for (const values of [size, ...sums]) values.fill(0);
  for (let at = 0; at < of.length; at++) {
    const k = of[at]!;
    size[k]! += 1;
    x[k]! += at % w;
    y[k]! += Math.floor(at / w);
    for (let c = 0; c < 3; c++) colours[c as 0]![k]! += planes[c as 0][at]!;
  }
  for (const values of sums)
    for (let k = 0; k < values.length; k++) values[k]! /= Math.max(1, size[k]!);
}
