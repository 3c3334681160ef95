/**
 * The finish: exposure, white balance, film curve, contrast, colour. Rows of several looks add up to
 * one grade, which becomes a colour cube; only vignette, bloom and grain depend on the place.
 */
import { linearFromHex } from '../colour/hex.ts';
import { okLabFromLinear } from '../colour/oklab.ts';
import { codeOfLight, cubeRoot, tabulated } from '../colour/tables.ts';
import type { ColourCube, ColourRecipe } from './colour-cube.ts';
import { buildCube } from './colour-cube.ts';
import type { GradeRow } from './looks/look.ts';
import { ramp } from './ramp.ts';

/** A grade with every number present. */
export interface Grade {
  readonly stops: number;
  readonly warmth: number;
  readonly tint: number;
  readonly contrast: number;
  readonly saturation: number;
  readonly fade: number;
  readonly vignette: number;
  readonly bloom: number;
  readonly grain: number;
  readonly shadows: readonly (readonly [string, number])[];
  readonly lights: readonly (readonly [string, number])[];
}

/** Lays rows over each other, each with its weight. */
export function combineGrades(rows: readonly (readonly [GradeRow, number])[]): Grade {
  const sum = (pick: (row: GradeRow) => number | undefined) =>
    rows.reduce((total, [row, weight]) => total + (pick(row) ?? 0) * weight, 0);
  const tones = (pick: (row: GradeRow) => GradeRow['shadows']) =>
    rows.flatMap(([row, weight]) => {
      const tone = pick(row);
      return tone ? [[tone[0], tone[1] * weight] as const] : [];
    });
  return {
    stops: sum((row) => row.stops),
    warmth: Math.max(
      -0.8,
      Math.min(
        0.66,
        sum((row) => row.warmth),
      ),
    ),
    tint: sum((row) => row.tint),
    contrast: Math.max(
      -0.22,
      Math.min(
        0.42,
        sum((row) => row.contrast),
      ),
    ),
    saturation: rows.reduce(
      (total, [row, weight]) => total * (1 + ((row.saturation ?? 1) - 1) * weight),
      1,
    ),
    fade: Math.min(
      0.08,
      sum((row) => row.fade),
    ),
    vignette: Math.min(
      0.55,
      sum((row) => row.vignette),
    ),
    bloom: Math.min(
      0.45,
      sum((row) => row.bloom),
    ),
    grain: sum((row) => row.grain),
    shadows: tones((row) => row.shadows),
    lights: tones((row) => row.lights),
  };
}

/** A tone in the lights stains whites where it is strengthened further. */
const strongestTone = 1.3;

/** The same grade, so many times as strong, within what a picture bears. */
export function strengthened(grade: Grade, factor: number): Grade {
  const toneFactor = Math.min(factor, strongestTone);
  return {
    ...grade,
    stops: Math.max(-0.9, Math.min(0.5, grade.stops * factor)),
    warmth: Math.max(-0.9, Math.min(0.9, grade.warmth * factor)),
    tint: Math.max(-0.7, Math.min(0.7, grade.tint * factor)),
    contrast: Math.max(-0.26, Math.min(0.42, grade.contrast * factor)),
    saturation: Math.max(0.3, Math.min(1.4, 1 + (grade.saturation - 1) * factor)),
    shadows: grade.shadows.map(([colour, amount]) => [colour, amount * toneFactor] as const),
    lights: grade.lights.map(([colour, amount]) => [colour, amount * toneFactor] as const),
  };
}

/** Brightest light the cube's axis holds; the axis is the square root of light over this. */
export const gradeCeiling = 4;

/** Straight up to the knee, then easing towards a white that is never quite 255. */
const whitePoint = 0.972;
function shoulder(light: number): number {
  const knee = 0.66;
  if (light <= knee) return light;
  const room = whitePoint - knee;
  return knee + room * (1 - Math.exp(-(light - knee) / room));
}

/** Contrast about a pivot in OKLab lightness; ends stay put. */
function curve(lightness: number, contrast: number, pivot: number): number {
  const from = lightness < pivot ? lightness / pivot : (1 - lightness) / (1 - pivot);
  const clamped = Math.min(1, Math.max(0, from));
  const bent =
    contrast >= 0 ? clamped ** (1 + contrast * 1.5) : clamped ** (1 / (1 - contrast * 1.2));
  return lightness < pivot ? bent * pivot : 1 - bent * (1 - pivot);
}

/** Chroma is eased towards a limit so that strong colours keep their modelling. */
const chromaKnee = 0.13;
const chromaRoom = 0.13;
function easedChroma(chroma: number): number {
  if (chroma <= chromaKnee) return chroma;
  return chromaKnee + chromaRoom * (1 - Math.exp(-(chroma - chromaKnee) / chromaRoom));
}

/** A multiple of the steps of a colour cube, whose nodes are then exact. */
const tableSteps = 1024;

/**
 * @param pivot OKLab lightness that contrast turns about (the picture's own middle)
 * It is read with sqrt(linear / gradeCeiling) and answers sRGB codes 0..255.
 */
export function gradeRecipe(grade: Grade, pivot: number): ColourRecipe {
  const gain = 2 ** grade.stops;
  const redGain = gain * (1 + 0.15 * grade.warmth + 0.1 * grade.tint);
  const greenGain = gain * (1 - 0.115 * grade.tint);
  const blueGain = gain * (1 - 0.27 * grade.warmth + 0.1 * grade.tint);
  const tone = ([hex, amount]: readonly [string, number]) => {
    const [, a, b] = okLabFromLinear(...linearFromHex(hex));
    return [a * amount, b * amount] as const;
  };
  const shadows = grade.shadows.map(tone);
  const lights = grade.lights.map(tone);
  const lab = new Float64Array(3);
  const lit = (channelGain: number) =>
    tabulated(tableSteps, (axis) => shoulder(axis * axis * gradeCeiling * channelGain));
  const [redOf, greenOf, blueOf] = [lit(redGain), lit(greenGain), lit(blueGain)];
  const bent = tabulated(tableSteps, (lightness) => curve(lightness, grade.contrast, pivot));
  return (at, out) => {
    toLab(redOf(at[0]!), greenOf(at[1]!), blueOf(at[2]!), lab);
    const lightness = bent(lab[0]!);
    let a = lab[1]! * grade.saturation;
    let b = lab[2]! * grade.saturation;
    const chroma = Math.sqrt(a * a + b * b);
    if (chroma > chromaKnee) {
      const factor = easedChroma(chroma) / chroma;
      a *= factor;
      b *= factor;
    }
    const dark = 1 - ramp(0.1, 0.6, lightness);
    const light = ramp(0.45, 0.95, lightness);
    for (const [toneA, toneB] of shadows) {
      a += toneA * dark;
      b += toneB * dark;
    }
    for (const [toneA, toneB] of lights) {
      a += toneA * light;
      b += toneB * light;
    }
    encode(grade.fade + lightness * (1 - grade.fade * 1.3), a, b, out);
  };
}

export const gradeCube = (grade: Grade, pivot: number): ColourCube =>
  buildCube(gradeRecipe(grade, pivot));

function toLab(red: number, green: number, blue: number, out: Float64Array) {
  const l = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  out[0] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  out[1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  out[2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
}

function encode(lightness: number, a: number, b: number, out: Float64Array) {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  out[0] = codeOfLight(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  out[1] = codeOfLight(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  out[2] = codeOfLight(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
}
