/** A painted sky: a gradient by the time of day, and loose clouds that thin out towards the horizon. */
import { noiseAt, noiseTable } from '../../materials/noise.ts';
import { ramp } from '../areas/parts.ts';
import type { SketchTime } from '../wishes.ts';

export interface PaintedSky {
  /** Linear light at the top of the picture, in the middle and at the horizon. */
  readonly stops: readonly (readonly [number, number, number])[];
  readonly cloud: readonly [number, number, number];
  readonly cloudStrength: number;
}

const skies: Record<SketchTime, PaintedSky> = {
  day: {
    stops: [
      [0.16, 0.38, 0.72],
      [0.42, 0.66, 0.88],
      [0.9, 0.9, 0.84],
    ],
    cloud: [0.96, 0.95, 0.92],
    cloudStrength: 0.85,
  },
  dusk: {
    stops: [
      [0.09, 0.14, 0.36],
      [0.5, 0.33, 0.38],
      [0.98, 0.58, 0.28],
    ],
    cloud: [0.95, 0.5, 0.36],
    cloudStrength: 0.5,
  },
  night: {
    stops: [
      [0.008, 0.014, 0.05],
      [0.02, 0.04, 0.12],
      [0.07, 0.1, 0.2],
    ],
    cloud: [0.06, 0.08, 0.15],
    cloudStrength: 0.5,
  },
};

export const skyOf = (time: SketchTime): PaintedSky => skies[time];

export function paintSky(
  { stops, cloud, cloudStrength }: PaintedSky,
  u: number,
  v: number,
  seed: number,
  out: Float64Array,
): void {
  const table = noiseTable('clouds');
  const place = Math.min(0.999, v / 0.72) * 2;
  const lower = Math.min(1, Math.floor(place));
  const t = place - lower;
  const form =
    noiseAt(table, u * 0.32 + seed * 0.137, v * 0.55) +
    0.5 * noiseAt(table, u * 0.9, v * 1.5 + seed * 0.07);
  const cover = cloudStrength * ramp(form, 0.12, 0.62) * ramp(v, 0.75, 0.25);
  for (let c = 0; c < 3; c++) {
    const clear = stops[lower]![c]! * (1 - t) + stops[lower + 1]![c]! * t;
    out[c] = clear + (cloud[c]! - clear) * cover;
  }
}
