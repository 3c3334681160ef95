/** The white point of a picture, and how far it may move: styles are not told by a colour cast. */
import { type CieLab, cieLabFromLinear } from '../../colour/cie-lab.ts';
import { linearFromSrgb8, srgb8FromLinear } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** Shares of the picture between whose levels of light its white lies. */
const whiteShares = [0.9, 0.985] as const;
/** About so many are looked at, of pictures of any size. */
const enoughPixels = 60_000;

/** Mean linear colour of the brightest part that is not burned out. */
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

/** How far the white of one picture lies from that of another in colour alone (CIE 1976). */
export const whiteShift = (before: RgbImage, after: RgbImage): number =>
  distance(whiteOf(before), whiteOf(after));

/** The same for a picture that may be greyer than its photo: one between the photo's white and grey has not moved. */
export function addedCast(before: RgbImage, after: RgbImage): number {
  const now = whiteOf(after);
  return distance(partOfCast(whiteOf(before), now), now);
}

function distance(before: Rgb, after: Rgb): number {
  const [, a, b] = labAtLevel(before);
  const [, p, q] = labAtLevel(after);
  return Math.hypot(p - a, q - b);
}

/** Of the whites between grey and a photo's, the one that is nearest to another white. */
function partOfCast(photo: Rgb, other: Rgb): Rgb {
  const [, a, b] = labAtLevel(photo);
  const [, p, q] = labAtLevel(other);
  const share = Math.min(1, Math.max(0, (a * p + b * q) / Math.max(1e-9, a * a + b * b)));
  return [photo[0] ** share, photo[1] ** share, photo[2] ** share];
}

/** Colours compared at one lightness: a brighter white is not another cast. */
function labAtLevel([red, green, blue]: Rgb): CieLab {
  const level = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const gain = level > 0 ? 0.8 / level : 0;
  return cieLabFromLinear(red * gain, green * gain, blue * gain);
}

/** A yellow photo may become less so: this many times as far. */
const towardsNeutral = 1.15;

/** How far a white is from grey. */
function castOf(white: Rgb): number {
  const [, a, b] = labAtLevel(white);
  return Math.hypot(a, b);
}

/** Removing the cast changes which pixels are brightest, so a few rounds are needed. */
const rounds = 5;

/** How much of a cast is felt at which codes: it is that of the lights. */
interface Felt {
  readonly from: number;
  readonly whollyFrom: number;
  /** Share that what is darker feels. */
  readonly least: number;
  /** Pixels without the colour cast are left alone: beside cream walls a white lamp shade would turn lilac. */
  readonly byOwnCast?: boolean;
}

const usuallyFelt: Felt = { from: 40, whollyFrom: 190, least: 0.35 };
/** For a picture that was painted in the light of its photo: no more than its lights are to be held. */
export const feltInLights: Felt = {
  ...{ from: 120, whollyFrom: 225, least: 0 },
  byOwnCast: true,
};

interface HoldOptions {
  /** Pixels above 0 stay. */
  readonly protect?: Float32Array | undefined;
  readonly felt?: Felt;
  /** The picture may have less of a cast than its photo, however much less. */
  readonly mayBeGreyer?: boolean;
}

/** Takes a cast that is stronger than allowed back to what is; of all rounds the best is kept. */
export function holdWhite(
  before: RgbImage,
  after: RgbImage,
  most: number,
  { protect, felt = usuallyFelt, mayBeGreyer = false }: HoldOptions = {},
): void {
  const photo = whiteOf(before);
  let best = { excess: Infinity, data: after.data };
  for (let round = 0; round <= rounds; round++) {
    const now = whiteOf(after);
    const wanted = mayBeGreyer ? partOfCast(photo, now) : photo;
    const shift = distance(wanted, now);
    const allowed = !mayBeGreyer && castOf(now) < castOf(photo) ? most * towardsNeutral : most;
    const excess = shift - allowed;
    if (excess < best.excess) best = { excess, data: after.data.slice() };
    if (excess <= 0 || round === rounds) break;
    takeCast(after, { wanted, now, share: 1 - allowed / shift }, { protect, felt });
  }
  after.data.set(best.data);
}

const level = (colour: Rgb) => 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];

function feltAt(code: number, { from, whollyFrom, least }: Felt): number {
  const share = Math.min(1, Math.max(0, (code - from) / (whollyFrom - from)));
  return least + (1 - least) * share;
}

function takeCast(
  after: RgbImage,
  { wanted, now, share }: { readonly wanted: Rgb; readonly now: Rgb; readonly share: number },
  { protect, felt }: { readonly protect: Float32Array | undefined; readonly felt: Felt },
): void {
  const gains = [0, 1, 2].map((c) => {
    const ratio = wanted[c]! / level(wanted) / Math.max(1e-6, now[c]! / level(now));
    return ratio ** share;
  });
  // a coloured white cannot be as bright as a grey one: its strongest channel would be cut off
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

/** How much of the way from one white to another a colour lies, 0..1. */
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
