/**
 * Exposes dark rooms longer, as a camera does: at the exposure of the light room in the photo they would look
 * like night.
 */
import { linearFromSrgb8, srgbCodeFromLinear } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { ditherAt } from './dither.ts';

/** Mean level that needs no longer exposure; rooms below it are corrected by this share (exponent). */
const usual = { level: 0.3, share: 0.5, longest: 2 } as const;
/** Neon-lit rooms stay dark: painted walls would turn pale. */
const byNeon = { level: 0.2, share: 0.3, longest: 1.2 } as const;
/** Highlights above this are compressed. */
const knee = 0.6;
/** White parts of a dark room are exposed no brighter, or their tiles are lost. */
const mostBright = 0.66;
/** Samples every nth pixel. */
const stride = 7;

const luminance = (data: RgbImage['data'], at: number) =>
  0.2126 * linearFromSrgb8[data[at]!]! +
  0.7152 * linearFromSrgb8[data[at + 1]!]! +
  0.0722 * linearFromSrgb8[data[at + 2]!]!;

/** Exposure factor of a bare room. @param kept 0..1: share of a pixel that is the photo's */
export function exposureOf(
  { data }: RgbImage,
  kept: (at: number) => number,
  isByNeon = false,
): number {
  let sum = 0;
  let count = 0;
  const levels: number[] = [];
  for (let at = 0; at * 3 < data.length; at += stride) {
    const share = 1 - kept(at);
    const level = luminance(data, at * 3);
    sum += level * share;
    count += share;
    if (share > 0.5) levels.push(level);
  }
  if (count === 0 || sum <= 0) return 1;
  const { level, share, longest } = isByNeon ? byNeon : usual;
  const bright = quantile(levels, aims.brightAt) ?? 1;
  const wished = (level / (sum / count)) ** share;
  return Math.min(longest, Math.max(1, Math.min(wished, mostBright / bright)));
}

/**
 * Targets of photographers of homes: the median, and the brightest parts except windows. Dark furniture stays
 * partly dark.
 */
const aims = {
  middle: 0.24,
  middleShare: 0.6,
  bright: 0.72,
  brightAt: 0.96,
  brightest: 0.78,
  /** White rooms are exposed less, so that their edges show. */
  shortest: 0.8,
  longest: 1.9,
} as const;
const neonAims = { ...aims, middle: 0.15, bright: 0.45, brightest: 0.6, longest: 1.8 } as const;

/** Exposure factor of a furnished room, dark things included. */
export function finalExposure(
  { data }: RgbImage,
  kept: (at: number) => number,
  isByNeon = false,
): number {
  const aim = isByNeon ? neonAims : aims;
  const levels: number[] = [];
  for (let at = 0; at * 3 < data.length; at += stride)
    if (kept(at) < 0.5) levels.push(luminance(data, at * 3));
  const middle = quantile(levels, 0.5);
  const bright = quantile(levels, aim.brightAt);
  if (!middle || !bright) return 1;
  // lamps and white walls of a dark room must not burn out for the sake of its dark half
  const forMiddle = Math.min((aim.middle / middle) ** aim.middleShare, aim.brightest / bright);
  const wished = Math.max(forMiddle, aim.bright / bright);
  return Math.min(aim.longest, Math.max(aim.shortest, wished));
}

/** Sorts the values in place. */
function quantile(values: number[], share: number): number | undefined {
  values.sort((one, other) => one - other);
  return values[Math.floor(values.length * share)];
}

function developed(level: number): number {
  return level > knee ? knee + (1 - knee) * (1 - Math.exp(-(level - knee) / (1 - knee))) : level;
}

/** In place. @param kept 0..1: share of each pixel that stays */
export function expose(image: RgbImage, times: number, kept: (at: number) => number): void {
  if (times === 1) return;
  const { data } = image;
  for (let at = 0; at * 3 < data.length; at++) {
    const felt = 1 - kept(at);
    if (felt <= 0) continue;
    const level = luminance(data, at * 3) * times;
    const gain = level > 0 ? 1 + (times * (developed(level) / level) - 1) * felt : 1;
    for (let c = at * 3; c < at * 3 + 3; c++)
      data[c] = srgbCodeFromLinear(linearFromSrgb8[data[c]!]! * gain) + ditherAt(at, c, 0, 0.5);
  }
}
