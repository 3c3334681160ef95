/** From light to a photograph: exposure, bloom, film curve, black point, contrast, split toning, vignette and grain. */
import { createRgbImage, type RgbImage } from '../../../image/image.ts';
import { clamp01, mix, smoothStep } from '../../../ops/ramps.ts';
import { hashLattice } from '../../../random/random.ts';
import type { BufferPool } from '../memory/buffer-pool.ts';
import type { Environment } from '../sky/environment.ts';
import { bloomLayers, bloomStep } from './bloom.ts';
import { filmDeveloper } from './film-curve.ts';

export interface GradeOptions {
  /** Ready for drawing on: no grain, no vignette, no deep blacks. */
  readonly isPlain?: boolean;
  /** A pale model on a pale table has no blacks to stretch to. */
  readonly isPale?: boolean;
  readonly seed: number;
  /** Mean colour of the light in the scene, which the white balance is set by. */
  readonly lightColour: ArrayLike<number>;
}

/** A meter takes snow for grey. */
const snowExposure = 1.9;
function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Log-average that pictures of rooms aim for, and of rooms that are white all over. */
const roomsKey = 0.46;
const paleRoomKey = 0.95;

/** In a room what is so many times as bright as the mean is a window or a lamp, and not metered. */
const brightInRoom = 3;

/** Log-average of what is no brighter than `most`. */
function meanLevel(radiance: Float32Array, most: number): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at + 2 < radiance.length; at += 15) {
    const level = luminance(radiance[at]!, radiance[at + 1]!, radiance[at + 2]!);
    if (level > most) continue;
    sum += Math.log(level + 0.002);
    count++;
  }
  return Math.exp(sum / Math.max(1, count));
}

/** The exposure a camera would choose: towards the key for the log-average, not all the way. */
function chooseExposure(radiance: Float32Array, environment: Environment, isPale: boolean): number {
  const whole = meanLevel(radiance, Infinity);
  const mean = environment.setting.indoors ? meanLevel(radiance, whole * brightInRoom) : whole;
  const roomKey = isPale ? paleRoomKey : roomsKey;
  const key = environment.setting.indoors
    ? mix(environment.time.exposureKey, roomKey, 0.6)
    : environment.time.exposureKey;
  return (key / mean) ** environment.time.adaptation;
}

/** Indoors the eye takes more of the light's colour for white. */
const indoorBalance = 0.68;
/** Clay has no colour of its own. */
const paleBalance = 0.95;
/** Under a grey sky white is white. */
const veiledBalance = 0.7;

/** Gains that take part of the light's colour out, at equal luminance. */
function whiteBalance(
  environment: Environment,
  { lightColour: light, isPale }: GradeOptions,
): readonly [number, number, number] {
  const amount = environment.setting.indoors
    ? isPale
      ? paleBalance
      : indoorBalance
    : mix(environment.time.whiteBalance, veiledBalance, environment.weather.veil);
  const grey = Math.max(1e-6, luminance(light[0]!, light[1]!, light[2]!));
  const gain = (channel: number) => (grey / Math.max(grey * 0.1, light[channel]!)) ** amount;
  const level = luminance(gain(0), gain(1), gain(2));
  return [gain(0) / level, gain(1) / level, gain(2) / level];
}

/** Share of the picture that may end in near-black. */
const blackShare = 0.016;
/** Share that may lie below the darkest level still distinct from black, and that level. */
const darkShare = 0.045;
const readableLevel = 0.052;
/** How fast the lift fades towards the lights. */
const shadowFade = 9;
const deepestBlackPoint = 0.62;
/** A quarter of a picture is its shade: lawns at dusk, far corners of rooms. It has to keep its drawing. */
const shadeShare = 0.25;
const mostShadeLift = 0.1;
const shadeFade = 4;

/** Develops the light into a picture; the light's own buffer is used up. */
export function gradePhotograph(
  radiance: Float32Array,
  widthPx: number,
  heightPx: number,
  environment: Environment,
  options: GradeOptions,
  pool: BufferPool,
): RgbImage {
  const exposure =
    chooseExposure(radiance, environment, options.isPale === true) *
    Math.max(environment.weather.exposure, environment.setting.snowCover ? snowExposure : 1);
  pool.nextStage();
  const bloom = bloomLayers(radiance, widthPx, heightPx, exposure, pool);
  const bloomShare = environment.time.bloom;
  const keep = 1 - bloomShare * 1.4;
  const gains = whiteBalance(environment, options);
  const gainRed = gains[0] * exposure;
  const gainGreen = gains[1] * exposure;
  const gainBlue = gains[2] * exposure;
  const bloomRed = gains[0] * bloomShare;
  const bloomGreen = gains[1] * bloomShare;
  const bloomBlue = gains[2] * bloomShare;
  const { mixed } = bloom;
  const vignette = options.isPlain ? 0 : 0.5;
  const develop = filmDeveloper();
  const histogram = new Uint32Array(1024);
  const aspect = heightPx / widthPx;
  for (let y = 0; y < heightPx; y++) {
    const vy = (y / heightPx - 0.5) * aspect;
    const by = Math.min(bloom.height - 1.01, Math.max(0, y / bloomStep - 0.5));
    const row0 = (by | 0) * bloom.width;
    const row1 = Math.min(bloom.height - 1, (by | 0) + 1) * bloom.width;
    const fy = by - (by | 0);
    for (let x = 0; x < widthPx; x++) {
      const vx = x / widthPx - 0.5;
      const bx = Math.min(bloom.width - 1.01, Math.max(0, x / bloomStep - 0.5));
      const column = bx | 0;
      const next = Math.min(bloom.width - 1, column + 1);
      const fx = bx - column;
      const wa = (1 - fx) * (1 - fy);
      const wb = fx * (1 - fy);
      const wc = (1 - fx) * fy;
      const wd = fx * fy;
      const a = (row0 + column) * 3;
      const b = (row0 + next) * 3;
      const c = (row1 + column) * 3;
      const d = (row1 + next) * 3;
      const shade = 1 - vignette * (vx * vx + vy * vy);
      const at = (y * widthPx + x) * 3;
      const glowRed = mixed[a]! * wa + mixed[b]! * wb + mixed[c]! * wc + mixed[d]! * wd;
      const glowGreen =
        mixed[a + 1]! * wa + mixed[b + 1]! * wb + mixed[c + 1]! * wc + mixed[d + 1]! * wd;
      const glowBlue =
        mixed[a + 2]! * wa + mixed[b + 2]! * wb + mixed[c + 2]! * wc + mixed[d + 2]! * wd;
      const red = (radiance[at]! * gainRed * keep + glowRed * bloomRed) * shade;
      const green = (radiance[at + 1]! * gainGreen * keep + glowGreen * bloomGreen) * shade;
      const blue = (radiance[at + 2]! * gainBlue * keep + glowBlue * bloomBlue) * shade;
      const p = develop(0.842479 * red + 0.0784336 * green + 0.0792237 * blue);
      const q = develop(0.0423283 * red + 0.878469 * green + 0.0791661 * blue);
      const s = develop(0.0423757 * red + 0.0784336 * green + 0.879142 * blue);
      const outRed = 1.19688 * p - 0.0980209 * q - 0.0990297 * s;
      const outGreen = -0.0528968 * p + 1.1519 * q - 0.0989612 * s;
      const outBlue = -0.0529717 * p - 0.0980435 * q + 1.15107 * s;
      radiance[at] = outRed;
      radiance[at + 1] = outGreen;
      radiance[at + 2] = outBlue;
      const level = luminance(outRed, outGreen, outBlue);
      histogram[level <= 0 ? 0 : level >= 1 ? 1023 : (level * 1023) | 0]!++;
    }
  }
  return finish(radiance, histogram, widthPx, heightPx, environment, options);
}

/** The display level below which the wanted share of the picture lies. */
function levelBelow(histogram: Uint32Array, pixels: number, share: number): number {
  let below = 0;
  for (let level = 0; level < histogram.length; level++) {
    below += histogram[level]!;
    if (below > pixels * share) return level / 1023;
  }
  return 1;
}

/** The level above which only the brightest lights lie; it is brought up to a clear white. */
function whitePoint(histogram: Uint32Array, pixels: number, share: number): number {
  let above = 0;
  for (let level = histogram.length - 1; level > 0; level--) {
    above += histogram[level]!;
    if (above > pixels * share) return Math.max(leastWhitePoint, level / 1023);
  }
  return 1;
}

const whiteShare = 0.01;
/** The windows of a white room may burn out: its walls are what should be white. */
const paleRoomWhiteShare = 0.35;
/** No picture is stretched further: a dim scene must stay dim. */
const leastWhitePoint = 0.74;
const contrast = 0.14;
/** Stretching the levels of each channel spreads colours too: so much of that is taken back. */
const calming = 0.6;
/** Film never gets as loud as light: the stronger a colour, the more of it is held back. */
const restraint = 0.55;
/** Share of the colour left at the black point, and how far above it all of it is back. */
const deepColour = 0.25;
const deepRange = 0.1;

function finish(
  film: Float32Array,
  histogram: Uint32Array,
  widthPx: number,
  heightPx: number,
  environment: Environment,
  options: GradeOptions,
): RgbImage {
  const image = createRgbImage(widthPx, heightPx);
  const { data } = image;
  const pixels = widthPx * heightPx;
  const black =
    Math.min(deepestBlackPoint, levelBelow(histogram, pixels, blackShare)) *
    (options.isPale ? 0.85 : options.isPlain ? 0.6 : 1);
  // The picked level lands just under what counts as near-black (8 of 255).
  const floor = 0.021;
  const white = whitePoint(
    histogram,
    pixels,
    options.isPale && environment.setting.indoors ? paleRoomWhiteShare : whiteShare,
  );
  const stretch = (Math.max(white, environment.time.whiteLevel) - floor) / (white - black);
  const saturation =
    (environment.time.saturation * environment.weather.saturation) / stretch ** calming;
  const grain = options.isPlain ? 0 : 0.02;
  const toneSize = 1024;
  // In a dark scene much more than that lies down there; it is lifted so that the night can be read.
  const shadow = Math.max(black + 1 / 1023, levelBelow(histogram, pixels, darkShare));
  const lift = Math.max(0, readableLevel - ((shadow - black) * stretch + floor));
  const shade = Math.max(shadow + 1 / 1023, levelBelow(histogram, pixels, shadeShare));
  const lacking = environment.time.shadeLevel - ((shade - black) * stretch + floor);
  const open = Math.min(mostShadeLift, Math.max(0, lacking - lift));
  const tone = Float32Array.from({ length: toneSize + 1 }, (_, index) => {
    const v = index / toneSize;
    const plain = clamp01((v - black) * stretch + floor);
    const straight =
      plain +
      lift * smoothStep(black, shadow, v) * Math.max(0, 1 - plain) ** shadowFade +
      open * smoothStep(black, shade, v) * Math.max(0, 1 - plain) ** shadeFade;
    // Below the picked level the curve falls to true black instead of clipping.
    const rooted = v < black ? floor * (v / Math.max(1e-6, black)) ** 2 : straight;
    return rooted + (rooted * rooted * (3 - 2 * rooted) - rooted) * contrast;
  });
  const read = (value: number): number =>
    tone[value <= 0 ? 0 : value >= 1 ? toneSize : (value * toneSize + 0.5) | 0]!;
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const at = (y * widthPx + x) * 3;
      const level = luminance(film[at]!, film[at + 1]!, film[at + 2]!);
      const spread =
        Math.max(film[at]!, film[at + 1]!, film[at + 2]!) -
        Math.min(film[at]!, film[at + 1]!, film[at + 2]!);
      // Film sees no colour where it sees hardly any light; coloured blacks would not be black.
      const seen = deepColour + (1 - deepColour) * smoothStep(black, black + deepRange, level);
      const colour = (saturation * seen) / (1 + restraint * spread);
      const red = read(level + (film[at]! - level) * colour);
      const green = read(level + (film[at + 1]! - level) * colour);
      const blue = read(level + (film[at + 2]! - level) * colour);
      // Cool shadows, warm lights: a whisper.
      const shadow = (1 - smoothStep(0, 0.5, level)) * 0.03;
      const high = smoothStep(0.4, 1, level) * 0.02;
      const noise = (hashLattice(x, y, options.seed) - 0.5) * grain * (1 - 0.5 * level);
      data[at] = (red * (1 - shadow + high) + noise) * 255;
      data[at + 1] = (green + noise) * 255;
      data[at + 2] = (blue * (1 + shadow - high * 1.5) + noise) * 255;
    }
  }
  return image;
}
