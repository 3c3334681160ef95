/** Lens glow around bright windows: without it they look cut out of another picture. */
import { linearFromSrgb8, srgbCodeFromLinear } from '../../../colour/srgb.ts';
import type { RgbImage } from '../../../image/image.ts';
import { boxMean } from '../../../ops/box-blur.ts';
import { readCoarse } from '../../empty/coarse-grid.ts';
import { ditherAt } from '../dither.ts';

const cellPx = 6;
/** Light above this spills; shares of it in the near and far halo. */
const bright = 0.55;
const spilled = [0.1, 0.16] as const;
/** Radii of both, as shares of the picture's width. */
const reaches = [0.012, 0.05] as const;
const passes = 3;

/** Lamps are small beside windows, so their halo is stronger. */
const lampTimes = 5;

export const addWindowGlow = (image: RgbImage, kept: (at: number) => number): void =>
  addGlow(image, kept, kept);

/** In place. @param lit 0..1: share of each pixel that is the shade of a lit lamp */
export const addLampGlow = (image: RgbImage, lit: (at: number) => number): void =>
  addGlow(
    image,
    (at) => lit(at) * lampTimes,
    () => 0,
  );

/** In place. @param source share of each pixel's light that spills @param kept 0..1: share that stays */
function addGlow(
  image: RgbImage,
  source: (at: number) => number,
  kept: (at: number) => number,
): void {
  const { widthPx: w, heightPx: h, data } = image;
  const [cw, ch] = [Math.ceil(w / cellPx), Math.ceil(h / cellPx)];
  const glow = [0, 1, 2].map(() => new Float32Array(cw * ch));
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = y * w + x;
      const share = source(at) / (cellPx * cellPx);
      if (share <= 0) continue;
      const cell = Math.floor(y / cellPx) * cw + Math.floor(x / cellPx);
      for (let c = 0; c < 3; c++)
        glow[c]![cell]! += Math.max(0, linearFromSrgb8[data[at * 3 + c]!]! - bright) * share;
    }
  }
  const around = glow.map((own) => {
    const sum = new Float32Array(cw * ch);
    reaches.forEach((reach, k) => {
      const wide = own.slice();
      const cells = Math.max(1, Math.round((w * reach) / cellPx));
      for (let pass = 0; pass < passes; pass++) boxMean(wide, cw, ch, cells, wide);
      for (let cell = 0; cell < sum.length; cell++) sum[cell]! += wide[cell]! * spilled[k]!;
    });
    return sum;
  });
  const size = { width: cw, height: ch };
  for (let y = 0; y < h; y++) {
    const v = (y + 0.5) / cellPx - 0.5;
    for (let x = 0; x < w; x++) {
      const at = y * w + x;
      const felt = 1 - kept(at);
      if (felt <= 0) continue;
      const u = (x + 0.5) / cellPx - 0.5;
      for (let c = 0; c < 3; c++) {
        const veil = readCoarse(around[c]!, size, u, v) * felt;
        if (veil < 5e-4) continue;
        data[at * 3 + c] =
          srgbCodeFromLinear(linearFromSrgb8[data[at * 3 + c]!]! + veil) + ditherAt(x, y, c, 0.5);
      }
    }
  }
}
