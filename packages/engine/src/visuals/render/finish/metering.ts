/** Settings of a camera before it takes a picture: exposure and white balance. */
import { mix } from '../../../ops/ramps.ts';
import type { Environment } from '../sky/environment.ts';

/** Exposure compensation: a meter takes snow for grey. */
const snowExposure = 1.9;

export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Log-average target of rooms, and of all-white rooms. */
const roomsKey = 0.46;
const paleRoomKey = 0.95;

/** Indoors, anything brighter than the mean by this factor is a window or a lamp, and not metered. */
const brightInRoom = 3;

/** Log-average of pixels up to `most`. */
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

/** Auto exposure: moves the log-average towards the key, but only partly. */
export function chooseExposure(
  radiance: Float32Array,
  environment: Environment,
  isPale: boolean,
): number {
  const whole = meanLevel(radiance, Infinity);
  const mean = environment.setting.indoors ? meanLevel(radiance, whole * brightInRoom) : whole;
  const roomKey = isPale ? paleRoomKey : roomsKey;
  const key = environment.setting.indoors
    ? mix(environment.time.exposureKey, roomKey, 0.6)
    : environment.time.exposureKey;
  return (
    (key / mean) ** environment.time.adaptation *
    Math.max(environment.weather.exposure, environment.setting.snowCover ? snowExposure : 1)
  );
}

/** Indoors the eye adapts more to the light's colour. */
const indoorBalance = 0.68;
/** A low sun is asked for to be seen. */
const lowSunBalance = 0.3;
/** Clay is neutral. */
const paleBalance = 0.95;
/** Under a grey sky white is white. */
const veiledBalance = 0.7;

export interface MeteredLight {
  /** Mean colour of the scene's light. */
  readonly lightColour: ArrayLike<number>;
  /** A pale model on a pale table. */
  readonly isPale?: boolean;
}

/** Gains that partly remove the light's colour, at equal luminance. */
export function whiteBalance(
  environment: Environment,
  { lightColour: light, isPale }: MeteredLight,
): readonly [number, number, number] {
  const amount = environment.setting.indoors
    ? isPale
      ? paleBalance
      : environment.setting.hasAskedSun === true
        ? lowSunBalance
        : indoorBalance
    : mix(environment.time.whiteBalance, veiledBalance, environment.weather.veil);
  const grey = Math.max(1e-6, luminance(light[0]!, light[1]!, light[2]!));
  const gain = (channel: number) => (grey / Math.max(grey * 0.1, light[channel]!)) ** amount;
  const level = luminance(gain(0), gain(1), gain(2));
  return [gain(0) / level, gain(1) / level, gain(2) / level];
}
