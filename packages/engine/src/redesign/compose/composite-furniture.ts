/** Composites rendered things into a photo: by coverage, in the photo's light and grain. */
import { linearFromSrgb8, srgbCodeFromLinear } from '../../colour/srgb.ts';
import { createRgbImage, type RgbImage } from '../../image/image.ts';
import { hashLattice } from '../../random/random.ts';
import type { RenderedLight } from '../../visuals/index.ts';
import { readCoarse } from '../empty/coarse-grid.ts';
import { ditherAt } from './dither.ts';
import type { ThingGain } from './light/thing-gain.ts';

/** Compresses highlights above the knee to below the maximum, so that white things keep their shape. */
const [knee, most] = [0.55, 0.85];
const sunlit = { knee: 0.6, most: 0.92 } as const;
/** Share of neighbours in a thing's pixel: cameras are less sharp than renders. */
const softness = 0.3;

/** Light of the room, and of the things in it. */
export type ThingLight = Pick<RenderedLight, 'radiance' | 'cutOut' | 'coverage'>;

export interface FurnitureLayers {
  readonly base: RgbImage;
  readonly light: ThingLight;
  readonly map: ThingGain;
  /** Change of the bare room's light by furniture, lamps and sun: a factor per channel and pixel. */
  readonly factors: Float32Array;
  /** Typical difference between neighbouring pixels of the photo, in codes. */
  readonly grain: number;
  readonly seed: number;
}

export function compositeFurniture({
  base,
  light,
  map,
  factors,
  grain,
  seed,
}: FurnitureLayers): RgbImage {
  const { widthPx: w, heightPx: h } = base;
  const image = createRgbImage(w, h);
  const { coverage, cutOut } = light;
  for (let y = 0; y < h; y++) {
    const cy = ((y + 0.5) * map.height) / h - 0.5;
    for (let x = 0; x < w; x++) {
      const at = y * w + x;
      const cover = soft(coverage, base, x, y);
      const brighter =
        0.2126 * factors[at * 3]! + 0.7152 * factors[at * 3 + 1]! + 0.0722 * factors[at * 3 + 2]!;
      const held = brighter > 1 ? pressedBy(base, at, brighter) : 1;
      if (cover === 0) {
        const dither = ditherAt(x, y, seed + 2, ditherCodes);
        for (let c = 0; c < 3; c++) {
          const code = base.data[at * 3 + c]!;
          image.data[at * 3 + c] =
            srgbCodeFromLinear(linearFromSrgb8[code]! * factors[at * 3 + c]! * held) + dither;
        }
        continue;
      }
      const gain = readCoarse(map.gains, map, ((x + 0.5) * map.width) / w - 0.5, cy);
      const noise = (hashLattice(x, y, seed) + hashLattice(y, x, seed + 1) - 1) * grain * cover;
      const [red, green, blue] = [0, 1, 2].map(
        (c) => soft(cutOut, base, x, y, c, 3) * gain * map.colour[c]!,
      ) as [number, number, number];
      const bright = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      const pressed = bright > 0 ? developed(bright / cover) / (bright / cover) : 1;
      const thing = [red * pressed, green * pressed, blue * pressed];
      for (let c = 0; c < 3; c++) {
        const below =
          linearFromSrgb8[base.data[at * 3 + c]!]! * factors[at * 3 + c]! * held * (1 - cover);
        image.data[at * 3 + c] = srgbCodeFromLinear(below + thing[c]!) + noise;
      }
    }
  }
  return image;
}

/** Smooth walls have whole-code steps by now, which exposure widens; grain hides them. */
const ditherCodes = 1.1;

/** Also compresses sunlit white, to keep its shape; returns the light that is left, 0..1. */
function pressedBy({ data }: RgbImage, at: number, factor: number): number {
  const code = (c: number) => linearFromSrgb8[data[at * 3 + c]!]!;
  const before = 0.2126 * code(0) + 0.7152 * code(1) + 0.0722 * code(2);
  const level = before * factor;
  // never darker than without the sun
  const knee = Math.max(sunlit.knee, before);
  const rest = Math.max(0.02, sunlit.most - knee);
  if (level <= knee) return 1;
  return (knee + rest * (1 - Math.exp(-(level - knee) / rest))) / level;
}

function developed(level: number): number {
  const rest = most - knee;
  return level > knee ? knee + rest * (1 - Math.exp(-(level - knee) / rest)) : level;
}

/** Blends a value with its four neighbours. */
function soft(
  values: Float32Array,
  { widthPx: w, heightPx: h }: Pick<RgbImage, 'widthPx' | 'heightPx'>,
  x: number,
  y: number,
  channel = 0,
  channels = 1,
): number {
  const value = (u: number, v: number) => values[(v * w + u) * channels + channel]!;
  const around =
    value(Math.max(0, x - 1), y) +
    value(Math.min(w - 1, x + 1), y) +
    value(x, Math.max(0, y - 1)) +
    value(x, Math.min(h - 1, y + 1));
  return value(x, y) * (1 - softness) + around * (softness / 4);
}

/** Median difference of neighbouring pixels in smooth parts, in codes. */
export function grainOf({ widthPx: w, heightPx: h, data }: RgbImage): number {
  const steps: number[] = [];
  for (let y = 2; y < h - 2; y += 7) {
    for (let x = 2; x < w - 2; x += 7) {
      const at = (y * w + x) * 3 + 1;
      const step = Math.abs(data[at]! - (data[at - 3]! + data[at + 3]!) / 2);
      if (step < 12) steps.push(step);
    }
  }
  steps.sort((a, b) => a - b);
  return Math.min(6, 1.5 * (steps[Math.floor(steps.length * 0.4)] ?? 1));
}
