/**
 * Estimates the colour of a photo's light from its greyest parts. The brightest part may be a cream wall or a
 * curtain, whose colour would then tint every new surface.
 */
import { cieLabFromLinear } from '../../../colour/cie-lab.ts';
import { linearFromSrgb8 } from '../../../colour/srgb.ts';
import type { RgbImage } from '../../../image/image.ts';

/** Quantiles of lit pixels, greyest first, to average; the very greyest are clipped or noise. */
const told = { from: 0.05, to: 0.25 } as const;
/** Lit pixels have at least this share of the brightest parts' light. */
const litShare = 0.35;
const brightShare = 0.97;
const burned = 250;
/** Approximate number of samples. */
const enoughPixels = 30_000;
/** Even the greyest parts have a slight colour. */
const taken = { kept: 0.85, other: 0.4 } as const;

const luminance = ([red, green, blue]: readonly number[]) =>
  0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;

/** Colour of luminance 1. @param keepsWhite false where an aesthetic has its own light */
export function lightColour(
  { widthPx, heightPx, data }: RgbImage,
  keepsWhite = true,
): [red: number, green: number, blue: number] {
  const stride = 3 * Math.max(1, Math.floor((widthPx * heightPx) / enoughPixels));
  const seen: { linear: number[]; level: number; chroma: number }[] = [];
  for (let at = 0; at < data.length; at += stride) {
    const codes = [data[at]!, data[at + 1]!, data[at + 2]!];
    const most = Math.max(...codes);
    if (most === 0 || most >= burned) continue;
    const linear = codes.map((code) => linearFromSrgb8[code]!);
    seen.push({ linear, level: luminance(linear), chroma: 1 - Math.min(...codes) / most });
  }
  seen.sort((one, other) => one.level - other.level);
  const bright = seen[Math.floor(seen.length * brightShare)]?.level ?? 0;
  const lit = seen.filter(({ level }) => level > litShare * bright);
  lit.sort((one, other) => one.chroma - other.chroma);
  const grey = lit.slice(Math.floor(lit.length * told.from), Math.ceil(lit.length * told.to));
  const sum = [0, 1, 2].map((c) => grey.reduce((all, { linear }) => all + linear[c]!, 0));
  const level = luminance(sum);
  if (level <= 0) return [1, 1, 1];
  const share = keepsWhite ? taken.kept : taken.other;
  const of = (c: number) => (sum[c]! / level) ** share;
  return [of(0), of(1), of(2)];
}

/** White walls look white up to this chroma (CIE 1976). */
const mostChroma = 1.8;
/** Level of a white wall by day; lightness matters little. */
const wallLevel = 0.7;

/**
 * Light for repainting a room: cameras balance most of a lamp's colour, and yellow all over would look like
 * yellow paint.
 */
export function balancedLight(light: readonly [number, number, number]): [number, number, number] {
  const [, a, b] = cieLabFromLinear(...scaled(light, wallLevel));
  const share = Math.min(1, mostChroma / Math.max(1e-6, Math.hypot(a, b)));
  const part = light.map((value) => Math.max(1e-3, value) ** share) as [number, number, number];
  return scaled(part, 1 / luminance(part));
}

const scaled = (
  [red, green, blue]: readonly [number, number, number],
  by: number,
): [number, number, number] => [red * by, green * by, blue * by];
