/** White point of a picture, and limits to its movement: styles aren't expressed by a colour cast. */
import { type CieLab, cieLabFromLinear } from '../../colour/cie-lab.ts';
import { linearFromSrgb8, srgb8FromLinear } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** Quantiles of luminance between which the white is measured. */
const whiteShares = [0.9, 0.985] as const;
/** Approximate number of samples, independent of size. */
const enoughPixels = 60_000;

/** Mean linear colour of the brightest part that isn't clipped. */
function whiteOf({ widthPx, heightPx, data }: RgbImage): Rgb {
  const pixels = widthPx * heightPx;
  const histogram = new Uint32Array(256);
  const levelAt = (at: number) =>
    Math.round(0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!);
  const stride = 3 * Math.max(3, Math.floor(pixels / enoughPixels));
  for (let at = 0; at < pixels * 3; at += stride) histogram[levelAt(at)]! += 1;
  const total = histogram.reduce((sum, count) => sum + count, 0);
  const levels = whiteShares.map((share) => {
    let sum = 0;
    return histogram.findIndex((count) => {
      sum += count;
      return sum >= share * total;
    });
  });
  const [low, high] = [levels[0]!, Math.max(levels[0]!, Math.min(252, levels[1]!))];
  const sum = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < pixels * 3; at += stride) {
    const level = levelAt(at);
    if (level < low || level > high) continue;
    count++;
    for (let c = 0; c < 3; c++) sum[c]! += linearFromSrgb8[data[at + c]!]!;
  }
  const share = count > 0 ? 1 / count : 0;
  return [sum[0]! * share, sum[1]! * share, sum[2]! * share];
}

/** Colour difference of two pictures' whites, without lightness (CIE 1976). */
export const whiteShift = (before: RgbImage, after: RgbImage): number =>
  distance(whiteOf(before), whiteOf(after));

/**
 * The same, but a result may be greyer than its photo: whites between the photo's and grey count as unmoved.
 */
export function addedCast(before: RgbImage, after: RgbImage): number {
  const now = whiteOf(after);
  return distance(partOfCast(whiteOf(before), now), now);
}

function distance(before: Rgb, after: Rgb): number {
  const [, a, b] = labAtLevel(before);
  const [, p, q] = labAtLevel(after);
  return Math.hypot(p - a, q - b);
}

/** The point between grey and the photo's white that is nearest to another white. */
function partOfCast(photo: Rgb, other: Rgb): Rgb {
  const [, a, b] = labAtLevel(photo);
  const [, p, q] = labAtLevel(other);
  const share = Math.min(1, Math.max(0, (a * p + b * q) / Math.max(1e-9, a * a + b * b)));
  return [photo[0] ** share, photo[1] ** share, photo[2] ** share];
}

/** Colours at one lightness: a brighter white isn't a cast. */
function labAtLevel([red, green, blue]: Rgb): CieLab {
  const level = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const gain = level > 0 ? 0.8 / level : 0;
  return cieLabFromLinear(red * gain, green * gain, blue * gain);
}

/** Tolerance towards neutral for a yellow photo. */
const towardsNeutral = 1.15;

function castOf(white: Rgb): number {
  const [, a, b] = labAtLevel(white);
  return Math.hypot(a, b);
}

/** A photo whose brightest part is so blue shows the sky on a bed or floor, which is no white to keep. */
const skyBlue = 10;

function isSkyLit(white: Rgb): boolean {
  const [, , b] = labAtLevel(white);
  return b < 0 && castOf(white) > skyBlue;
}

/** Removing the cast changes which pixels are brightest, so it takes a few rounds. */
const rounds = 5;

/** Weight of the correction by code: the cast is that of the highlights. */
interface CastWeight {
  readonly from: number;
  readonly whollyFrom: number;
  /** Weight for darker codes. */
  readonly least: number;
  /** Excludes pixels without the cast: beside cream walls a white lampshade would turn lilac. */
  readonly byOwnCast?: boolean;
}

const usuallyFelt: CastWeight = { from: 40, whollyFrom: 190, least: 0.35 };
/** For a picture painted in its photo's light: only highlights are corrected. */
export const feltInLights: CastWeight = {
  ...{ from: 120, whollyFrom: 225, least: 0 },
  byOwnCast: true,
};

interface HoldOptions {
  /** Pixels above 0 are excluded. */
  readonly protect?: Float32Array | undefined;
  readonly felt?: CastWeight;
  /** The result may have less of a cast than its photo. */
  readonly mayBeGreyer?: boolean;
}

/** Reduces a cast that exceeds the limit; keeps the best round. */
export function holdWhite(
  before: RgbImage,
  after: RgbImage,
  most: number,
  { protect, felt = usuallyFelt, mayBeGreyer = false }: HoldOptions = {},
): void {
  const photo = whiteOf(before);
  const isGreyerFine = mayBeGreyer || isSkyLit(photo);
  let best = { excess: Infinity, data: after.data };
  for (let round = 0; round <= rounds; round++) {
    const now = whiteOf(after);
    const wanted = isGreyerFine ? partOfCast(photo, now) : photo;
    const shift = distance(wanted, now);
    const allowed = !isGreyerFine && castOf(now) < castOf(photo) ? most * towardsNeutral : most;
    const excess = shift - allowed;
    if (excess < best.excess) best = { excess, data: after.data.slice() };
    if (excess <= 0 || round === rounds) break;
    takeCast(after, { wanted, now, share: 1 - allowed / shift }, { protect, felt });
  }
  after.data.set(best.data);
}

const level = (colour: Rgb) => 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];

function feltAt(code: number, { from, whollyFrom, least }: CastWeight): number {
  const share = Math.min(1, Math.max(0, (code - from) / (whollyFrom - from)));
  return least + (1 - least) * share;
}

function takeCast(
  after: RgbImage,
  { wanted, now, share }: { readonly wanted: Rgb; readonly now: Rgb; readonly share: number },
  { protect, felt }: { readonly protect: Float32Array | undefined; readonly felt: CastWeight },
): void {
  const gains = [0, 1, 2].map((c) => {
    const ratio = wanted[c]! / level(wanted) / Math.max(1e-6, now[c]! / level(now));
    return ratio ** share;
  });
  // a tinted white can't be as bright as a grey one: its strongest channel would clip
  const peak = Math.max(1, ...gains);
  const tables = gains.map((gain) =>
    Uint8ClampedArray.from(linearFromSrgb8, (value, code) =>
      srgb8FromLinear(value * (gain / peak) ** feltAt(code, felt)),
    ),
  );
  const { data } = after;
  const ownCast = felt.byOwnCast ? shareOfCast(wanted, now) : () => 1;
  for (let at = 0; at < data.length; at += 3) {
    if (protect && protect[at / 3]! > 0) continue;
    const own = ownCast(data[at]!, data[at + 1]!, data[at + 2]!);
    for (let c = 0; c < 3; c++) {
      const code = data[at + c]!;
      data[at + c] = code + (tables[c]![code]! - code) * own;
    }
  }
}

/** Position of a colour between two whites, 0..1. */
function shareOfCast(wanted: Rgb, now: Rgb) {
  const [red, blue] = [wanted[0] / wanted[1], wanted[2] / wanted[1]];
  const [towardsRed, towardsBlue] = [now[0] / now[1] - red, now[2] / now[1] - blue];
  const length = Math.max(1e-9, towardsRed ** 2 + towardsBlue ** 2);
  return (redCode: number, greenCode: number, blueCode: number): number => {
    const green = linearFromSrgb8[greenCode]!;
    if (green <= 0) return 1;
    const along =
      (linearFromSrgb8[redCode]! / green - red) * towardsRed +
      (linearFromSrgb8[blueCode]! / green - blue) * towardsBlue;
    return Math.min(1, Math.max(0, along / length));
  };
}
