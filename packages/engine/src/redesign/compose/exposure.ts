/**
 * A camera opens its shutter longer in a room of dark finishes: shown at the exposure of the light room that was
 * photographed, a dark one would look like one at night.
 */
import { linearFromSrgb8, srgb8FromLinear } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';

/** Mean light of a room that needs no longer exposure; of what a darker one lacks, this share is made up for (power). */
const usual = { level: 0.3, share: 0.5, longest: 2 } as const;
/** Rooms that neon lights are shown as dark as they are: painted walls would turn pale. */
const byNeon = { level: 0.2, share: 0.3, longest: 1.2 } as const;
/** Light above this is pressed together, as a camera does. */
const knee = 0.6;
/** Every so many pixels are looked at. */
const stride = 7;

const luminance = (data: RgbImage['data'], at: number) =>
  0.2126 * linearFromSrgb8[data[at]!]! +
  0.7152 * linearFromSrgb8[data[at + 1]!]! +
  0.0722 * linearFromSrgb8[data[at + 2]!]!;

/** How many times longer a bare room is exposed. @param kept 0..1: how much of a pixel is the photo's own */
export function exposureOf(
  { data }: RgbImage,
  kept: (at: number) => number,
  isByNeon = false,
): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at * 3 < data.length; at += stride) {
    const share = 1 - kept(at);
    sum += luminance(data, at * 3) * share;
    count += share;
  }
  if (count === 0 || sum <= 0) return 1;
  const { level, share, longest } = isByNeon ? byNeon : usual;
  return Math.min(longest, Math.max(1, (level / (sum / count)) ** share));
}

/**
 * Exposure as photographers of homes choose it: aims for the median light and for the brightest parts but windows.
 * Dark furniture keeps a share of its darkness.
 */
const aims = {
  middle: 0.24,
  middleShare: 0.6,
  bright: 0.72,
  brightAt: 0.96,
  brightest: 0.9,
  /** White rooms are exposed less, that their edges are seen. */
  shortest: 0.8,
  longest: 1.9,
} as const;
const neonAims = { ...aims, middle: 0.1, bright: 0.45, brightest: 0.6, longest: 1.25 } as const;

/** How many times longer a furnished room is exposed, dark things included. */
export function finalExposure(
  { data }: RgbImage,
  kept: (at: number) => number,
  isByNeon = false,
): number {
  const aim = isByNeon ? neonAims : aims;
  const levels: number[] = [];
  for (let at = 0; at * 3 < data.length; at += stride)
    if (kept(at) < 0.5) levels.push(luminance(data, at * 3));
  levels.sort((one, other) => one - other);
  const middle = levels[levels.length >> 1];
  const bright = levels[Math.floor(levels.length * aim.brightAt)];
  if (!middle || !bright) return 1;
  // lamps and white walls of a dark room are not burned for its dark half
  const forMiddle = Math.min((aim.middle / middle) ** aim.middleShare, aim.brightest / bright);
  const wished = Math.max(forMiddle, aim.bright / bright);
  return Math.min(aim.longest, Math.max(aim.shortest, wished));
}

function developed(level: number): number {
  return level > knee ? knee + (1 - knee) * (1 - Math.exp(-(level - knee) / (1 - knee))) : level;
}

/** In place. @param kept 0..1: how much of each pixel is left as it is */
export function expose(image: RgbImage, times: number, kept: (at: number) => number): void {
  if (times === 1) return;
  const { data } = image;
  for (let at = 0; at * 3 < data.length; at++) {
    const felt = 1 - kept(at);
    if (felt <= 0) continue;
    const level = luminance(data, at * 3) * times;
    const gain = level > 0 ? 1 + (times * (developed(level) / level) - 1) * felt : 1;
    for (let c = at * 3; c < at * 3 + 3; c++)
      data[c] = srgb8FromLinear(linearFromSrgb8[data[c]!]! * gain);
  }
}
