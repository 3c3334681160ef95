/** Exposure of rendered things: that of the room behind them, smooth enough not to show its edges. */
import { boxMean } from '../../../ops/box-blur.ts';
import { luminance } from '../../../ops/ramps.ts';

export interface ThingGain {
  readonly width: number;
  readonly height: number;
  /** Gain of luminance at each cell. */
  readonly gains: Float32Array;
  /** Gain of each channel, of luminance 1. */
  readonly colour: readonly [number, number, number];
}

const cellPx = 12;
const radiusShare = 0.05;
const passes = 3;

/**
 * @param mapped tone mapping of the shell, a factor a pixel
 * @param usual level of the rendered light that is shown as 1
 * @param white its colour
 */
export function thingGain(
  mapped: Float32Array,
  widthPx: number,
  heightPx: number,
  usual: number,
  white: readonly number[],
): ThingGain {
  const [width, height] = [Math.ceil(widthPx / cellPx), Math.ceil(heightPx / cellPx)];
  const gains = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(heightPx - 1, y * cellPx + (cellPx >> 1)) * widthPx;
    for (let x = 0; x < width; x++)
      gains[y * width + x] =
        mapped[row + Math.min(widthPx - 1, x * cellPx + (cellPx >> 1))]! / usual;
  }
  const radius = Math.max(2, Math.round(width * radiusShare));
  for (let pass = 0; pass < passes; pass++) boxMean(gains, width, height, radius, gains);
  const [red, green, blue] = white.map((level) => 1 / level) as [number, number, number];
  const level = luminance([red, green, blue]);
  return { width, height, gains, colour: [red / level, green / level, blue / level] };
}

/** The same at another exposure, in light of another colour. */
export function exposed(
  { width, height, gains, colour }: ThingGain,
  times: number,
  light: readonly [number, number, number],
): ThingGain {
  return {
    width,
    height,
    gains: gains.map((gain) => gain * times),
    colour: [colour[0] * light[0], colour[1] * light[1], colour[2] * light[2]],
  };
}
