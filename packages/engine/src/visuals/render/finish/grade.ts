/**
 * Develops light into a photograph: exposure, bloom, tone map, black point, contrast, split toning, vignette and
 * grain.
 */
import { createRgbImage, type RgbImage } from '../../../image/image.ts';
import { clamp01, smoothStep } from '../../../ops/ramps.ts';
import { hashLattice } from '../../../random/random.ts';
import type { BufferPool } from '../memory/buffer-pool.ts';
import type { Environment } from '../sky/environment.ts';
import { bloomLayers, bloomStep } from './bloom.ts';
import { filmDeveloper } from './film-curve.ts';
import { chooseExposure, luminance, type MeteredLight, whiteBalance } from './metering.ts';

/** A pale model is not stretched to black. */
export interface GradeOptions extends MeteredLight {
  /** Base for a drawn medium: no grain, no vignette, no deep blacks. */
  readonly isPlain?: boolean;
  readonly seed: number;
}

/** Share of the picture that may be near black. */
const blackShare = 0.016;
/** Share that may be darker than the lowest level distinct from black, and that level. */
const darkShare = 0.045;
const readableLevel = 0.052;
/** Rate at which the lift fades towards highlights. */
const shadowFade = 9;
const deepestBlackPoint = 0.62;
/**
 * Shade, such as lawns at dusk or far corners of rooms, must keep its detail; a quarter of a picture may be shade.
 */
const shadeShare = 0.25;
const mostShadeLift = 0.1;
const shadeFade = 4;

/** Develops the light into a picture; overwrites the light's buffer. */
export function gradePhotograph(
  radiance: Float32Array,
  widthPx: number,
  heightPx: number,
  environment: Environment,
  options: GradeOptions,
  pool: BufferPool,
): RgbImage {
  const exposure = chooseExposure(radiance, environment, options.isPale === true);
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

/** Display level of a quantile of the picture. */
function levelBelow(histogram: Uint32Array, pixels: number, share: number): number {
  let below = 0;
  for (let level = 0; level < histogram.length; level++) {
    below += histogram[level]!;
    if (below > pixels * share) return level / 1023;
  }
  return 1;
}

/** Level of the brightest lights, which is mapped to white. */
function whitePoint(histogram: Uint32Array, pixels: number, share: number): number {
  let above = 0;
  for (let level = histogram.length - 1; level > 0; level--) {
    above += histogram[level]!;
    if (above > pixels * share) return Math.max(leastWhitePoint, level / 1023);
  }
  return 1;
}

const whiteShare = 0.01;
/** In an all-white room windows may burn out, since the walls should be white. */
const paleRoomWhiteShare = 0.35;
/** Limit of stretching: a dim scene must stay dim. */
const leastWhitePoint = 0.74;
const contrast = 0.14;
/** Stretching levels per channel increases saturation: this share is undone. */
const calming = 0.6;
/** Film desaturates strong colours: the stronger, the more. */
const restraint = 0.55;
/** Saturation left at the black point, and the range above it over which it recovers. */
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
  // The chosen level is mapped to just below what counts as near black (8 of 255).
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
  // In dark scenes much more is below it, and is lifted so that night scenes stay readable.
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
    // Below the chosen level the curve falls to true black instead of clipping.
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
      // Film records hardly any colour in deep shadow; tinted blacks would not look black.
      const seen = deepColour + (1 - deepColour) * smoothStep(black, black + deepRange, level);
      const colour = (saturation * seen) / (1 + restraint * spread);
      const red = read(level + (film[at]! - level) * colour);
      const green = read(level + (film[at + 1]! - level) * colour);
      const blue = read(level + (film[at + 2]! - level) * colour);
      // Cool shadows and warm highlights, very slightly.
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
