/** The cloudless sky of each hour: scattered sunlight scaled to the hour's level, night sky, stars. */
import type { LinearRgb } from '../../../colour/oklab.ts';
import { luminance, mix, smoothStep } from '../../../ops/ramps.ts';
import { hashLattice } from '../../../random/random.ts';
import type { Vector3 } from '../../scene-model.ts';
import { createClearSky } from './atmosphere.ts';
import type { TimeOfDayLight } from './light-settings.ts';

const nightZenith: LinearRgb = [0.25, 0.5, 1.35];
const nightHorizon: LinearRgb = [0.85, 1.05, 1.5];

/** Limit of the sky's brightness relative to its mean: a high sun may dazzle, an evening keeps its colours. */
const mostAboveMean = { high: 3.5, low: 1.7 } as const;
/** Sine of the sun elevation at which evening starts. */
const lowSun = 0.26;

/** Progress of evening (or dawn), 0..1, by sun elevation. */
export function evening(sunMu: number): number {
  return smoothStep(lowSun, 0.05, sunMu);
}

/** The cloudless sky scaled to the mean radiance of its hour. */
export function clearPainter(time: TimeOfDayLight, isNight: boolean, sun: Vector3) {
  const clearSky = createClearSky(isNight ? 0.5 : sun[1]);
  const sunFlat = Math.max(1e-6, Math.hypot(sun[0], sun[2]));
  const paintRaw = (dy: number, cosAzimuth: number, out: Float64Array) => {
    if (!isNight) {
      clearSky(dy, cosAzimuth, out);
      return;
    }
    const rise = (1 - dy) ** 3;
    for (let channel = 0; channel < 3; channel++) {
      out[channel] = mix(nightZenith[channel]!, nightHorizon[channel]!, rise);
    }
  };
  const raw = new Float64Array(3);
  let sum = 0;
  let count = 0;
  for (let ring = 0; ring < 8; ring++) {
    for (let spoke = 0; spoke < 12; spoke++) {
      paintRaw((ring + 0.5) / 8, Math.cos((spoke / 12) * 2 * Math.PI), raw);
      sum += luminance(raw);
      count++;
    }
  }
  const scale = (time.skyLevel * count) / sum;
  const brightestKept = time.skyLevel * mix(mostAboveMean.high, mostAboveMean.low, evening(sun[1]));
  const isUp = !isNight && time.sunLevel > 0;
  return (dx: number, dy: number, dz: number, out: Float64Array) => {
    const flat = Math.sqrt(dx * dx + dz * dz);
    const cosAzimuth = flat > 1e-6 ? (dx * sun[0] + dz * sun[2]) / (flat * sunFlat) : 0;
    paintRaw(dy, cosAzimuth, out);
    // Haze is thinner away from the sun; after sunset most of it is where the sun went down.
    const spread = isUp ? 0.35 : 0.5;
    const sunSide = isNight ? 0.6 : 1 - spread + spread * cosAzimuth;
    const glow = Math.exp(-dy * (isUp ? 5 : 7)) * sunSide * sunSide;
    const dust = Math.exp(-dy * (isUp ? 1.6 : 3)) * sunSide;
    // The sun's surroundings would outshine the rest and are drawn separately. Dimming is by luminance: per channel,
    // the reddest sky would become the whitest.
    const brightest = Math.max(out[0]!, out[1]!, out[2]!) * scale;
    const kept = scale * Math.min(1, brightestKept / brightest);
    for (let channel = 0; channel < 3; channel++) {
      const left = mix(1, time.horizonTint[channel]!, dust);
      out[channel] = out[channel]! * kept * left + time.horizonGlow[channel]! * glow;
    }
  };
}

/** Each cell of the folded sky may contain one star, a point with a soft rim. */
export function addStars(
  level: number,
  dx: number,
  dy: number,
  dz: number,
  out: Float64Array,
): void {
  const fold = 190 / (dy + 0.35);
  const x = dx * fold;
  const z = dz * fold;
  const column = Math.floor(x);
  const row = Math.floor(z);
  const chance = hashLattice(column, row, 5);
  if (chance < 0.99) return;
  const ax = x - column - 0.2 - 0.6 * hashLattice(column, row, 6);
  const az = z - row - 0.2 - 0.6 * hashLattice(column, row, 7);
  const rim = 1 - (ax * ax + az * az) / 0.025;
  if (rim <= 0) return;
  const light = (chance - 0.99) ** 2 * 9000 * level * rim * smoothStep(0.05, 0.35, dy);
  const tone = hashLattice(row, column, 8);
  out[0]! += light * (0.8 + 0.4 * tone);
  out[1]! += light;
  out[2]! += light * (1.2 - 0.4 * tone);
}
