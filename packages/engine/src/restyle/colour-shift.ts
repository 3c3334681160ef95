/**
 * Colours of loose things: the photo's own colours are gathered into a few groups, each group drifts
 * to the look's palette or wood tone, and everything between drifts in proportion. The result is one
 * colour cube, so a shift can never draw an edge of its own.
 */
import { linearFromHex } from '../colour/hex.ts';
import type { OkLab } from '../colour/oklab.ts';
import { linearFromOkLab, okLabFromLinear } from '../colour/oklab.ts';
import { linearFromSrgb8 } from '../colour/srgb.ts';
import type { Random } from '../random/random.ts';
import type { ColourCube } from './colour-cube.ts';
import { buildCube } from './colour-cube.ts';
import { ramp } from './ramp.ts';

export interface ShiftAims {
  readonly palette: readonly string[];
  readonly wood: string;
  readonly trim: string;
  readonly saturation: number;
}

interface Group {
  readonly centre: OkLab;
  readonly shift: OkLab;
}

/** Groups are told apart by hue more than by lightness. */
const lightnessWeight = 0.4;
const hueWeight = 2;

function distance(p: OkLab, q: OkLab): number {
  const l = (p[0] - q[0]) * lightnessWeight;
  const a = (p[1] - q[1]) * hueWeight;
  const b = (p[2] - q[2]) * hueWeight;
  return l * l + a * a + b * b;
}

/** K-means with spread-out starts; order and result depend only on the samples. */
function gather(samples: readonly OkLab[], groups: number): OkLab[] {
  if (samples.length === 0) return [];
  const centres: OkLab[] = [samples[samples.length >> 1]!];
  while (centres.length < groups) {
    let farthest = samples[0]!;
    let reach = -1;
    for (let index = 0; index < samples.length; index += 3) {
      const sample = samples[index]!;
      const gap = Math.min(...centres.map((centre) => distance(sample, centre)));
      if (gap > reach) {
        reach = gap;
        farthest = sample;
      }
    }
    centres.push(farthest);
  }
  for (let round = 0; round < 8; round++) {
    const sums = centres.map(() => [0, 0, 0, 0]);
    for (const sample of samples) {
      let best = 0;
      let least = Number.POSITIVE_INFINITY;
      for (let index = 0; index < centres.length; index++) {
        const gap = distance(sample, centres[index]!);
        if (gap < least) {
          least = gap;
          best = index;
        }
      }
      const sum = sums[best]!;
      sum[0]! += sample[0];
      sum[1]! += sample[1];
      sum[2]! += sample[2];
      sum[3]! += 1;
    }
    for (let index = 0; index < centres.length; index++) {
      const sum = sums[index]!;
      if (sum[3]! > 0) centres[index] = [sum[0]! / sum[3]!, sum[1]! / sum[3]!, sum[2]! / sum[3]!];
    }
  }
  return centres;
}

const hueDegrees = (colour: OkLab) => (Math.atan2(colour[2], colour[1]) * 180) / Math.PI;
const labOf = (hex: string): OkLab => okLabFromLinear(...linearFromHex(hex));

/** Where a group of colours should go, and how far towards it (0..1). */
function aimOf(centre: OkLab, aims: ShiftAims, random: Random): readonly [OkLab, number] {
  const chroma = Math.hypot(centre[1], centre[2]);
  const hue = hueDegrees(centre);
  const wood = labOf(aims.wood);
  if (chroma < 0.022) {
    const trim = labOf(aims.trim);
    // Greys stay grey: white things take the tint of the trim, dark ones the look's darkest colour.
    const near = centre[0] > 0.6 ? trim : labOf(aims.palette[0]!);
    return [[centre[0] + (near[0] - centre[0]) * 0.18, near[1] * 0.6, near[2] * 0.6], 0.6];
  }
  if (hue > 100 && hue < 165 && chroma > 0.03) return [[centre[0], centre[1], centre[2]], 0];
  if (hue > 18 && hue < 100 && centre[0] < 0.78) {
    const lightness = centre[0] * 0.4 + wood[0] * 0.6;
    return [[lightness, wood[1], wood[2]], 0.95];
  }
  if (hue > 18 && hue < 115) {
    const trim = labOf(aims.trim);
    return [[centre[0] * 0.8 + trim[0] * 0.2, trim[1], trim[2]], 0.75];
  }
  let best = labOf(aims.palette[0]!);
  let score = Number.NEGATIVE_INFINITY;
  for (const hex of aims.palette) {
    const colour = labOf(hex);
    const fit =
      -Math.abs(colour[0] - centre[0]) * 1.2 -
      0.3 * Math.hypot(colour[1] - centre[1], colour[2] - centre[2]) +
      random.between(0, 0.22);
    if (fit > score) {
      score = fit;
      best = colour;
    }
  }
  // A faint colour may change its hue but not become a loud one.
  const loudest = chroma * 1.5 + 0.015;
  const factor = Math.min(1, loudest / Math.max(0.01, Math.hypot(best[1], best[2])));
  return [[centre[0] * 0.66 + best[0] * 0.34, best[1] * factor, best[2] * factor], 0.8];
}

/** Wood and skin must not turn orange. */
const warmChromaLimit = 0.105;

/**
 * @param samples colours of the loose things, white-balanced
 * @param balance factors that take the photo's colour cast away
 * The cube is read with sRGB codes / 255 and answers linear light.
 */
export function shiftCube(
  samples: readonly OkLab[],
  balance: readonly [number, number, number],
  aims: ShiftAims,
  amount: number,
  random: Random,
): ColourCube {
  const groups: Group[] = gather(samples, Math.min(8, samples.length)).map((centre) => {
    const [aim, reach] = aimOf(centre, aims, random);
    const k = reach * amount;
    return {
      centre,
      shift: [(aim[0] - centre[0]) * k, (aim[1] - centre[1]) * k, (aim[2] - centre[2]) * k],
    };
  });
  const centres = Float64Array.from(groups.flatMap(({ centre }) => [...centre]));
  const shifts = Float64Array.from(groups.flatMap(({ shift }) => [...shift]));
  const saturation = 1 + (aims.saturation - 1) * 0.55 * amount;
  return buildCube((at, out) => {
    const lab = okLabFromLinear(
      light(at[0]!) * balance[0],
      light(at[1]!) * balance[1],
      light(at[2]!) * balance[2],
    );
    let total = 1e-9;
    let dl = 0;
    let da = 0;
    let db = 0;
    for (let group = 0; group < centres.length; group += 3) {
      const l = (lab[0] - centres[group]!) * lightnessWeight;
      const p = (lab[1] - centres[group + 1]!) * hueWeight;
      const q = (lab[2] - centres[group + 2]!) * hueWeight;
      const weight = Math.exp(-(l * l + p * p + q * q) * 260) + 1e-6;
      total += weight;
      dl += weight * shifts[group]!;
      da += weight * shifts[group + 1]!;
      db += weight * shifts[group + 2]!;
    }
    // Near white and near black nothing moves: lamps stay lamps, gaps stay gaps.
    const hold = ramp(0.04, 0.2, lab[0]) * (1 - ramp(0.92, 1, lab[0]));
    const lightness = lab[0] + (dl / total) * hold;
    let a = (lab[1] + (da / total) * hold) * saturation;
    let b = (lab[2] + (db / total) * hold) * saturation;
    const chroma = Math.hypot(a, b);
    if (a > 0 && b > 0 && chroma > warmChromaLimit) {
      const factor = (warmChromaLimit + (chroma - warmChromaLimit) * 0.45) / chroma;
      a *= factor;
      b *= factor;
    }
    const moved = linearFromOkLab(lightness, a, b);
    out[0] = Math.max(0, moved[0]);
    out[1] = Math.max(0, moved[1]);
    out[2] = Math.max(0, moved[2]);
  });
}

export function light(code: number): number {
  const at = code * 255;
  const low = Math.floor(at);
  const high = Math.min(255, low + 1);
  const from = linearFromSrgb8[low]!;
  return from + (linearFromSrgb8[high]! - from) * (at - low);
}
