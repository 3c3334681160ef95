/**
 * AgX tone map (Troy Sobotka; polynomial fit by Benjamin Wrensch), read from a table indexed by a float's upper bits.
 */
import { clamp01 } from '../../../ops/ramps.ts';

/** Range of the curve: 16.5 stops, from 2^-12.47 to 2^4.03 of middle grey. */
const lowestStop = -12.47393;
const highestStop = 4.026069;
/** One entry per 1/256 stop: the upper bits of a float32 are such an index. */
const curveShift = 15;
const firstIndex = (127 - 13) << (23 - curveShift);
const lastIndex = (127 + 5) << (23 - curveShift);
let filmCurve: Float32Array | undefined;

function bakeFilmCurve(): Float32Array {
  const bits = new Int32Array(1);
  const value = new Float32Array(bits.buffer);
  return Float32Array.from({ length: lastIndex - firstIndex + 1 }, (_, index) => {
    bits[0] = ((index + firstIndex) << curveShift) + (1 << (curveShift - 1));
    const stop = Math.log2(value[0]!);
    const x = clamp01((stop - lowestStop) / (highestStop - lowestStop));
    const x2 = x * x;
    const x4 = x2 * x2;
    return (
      15.5 * x4 * x2 -
      40.14 * x4 * x +
      31.96 * x4 -
      6.868 * x2 * x +
      0.4298 * x2 +
      0.1191 * x -
      0.00232
    );
  });
}

const bits = new Int32Array(1);
const asFloat = new Float32Array(bits.buffer);

/** Maps light to the curve's scale, 0..1. */
export function filmDeveloper(): (light: number) => number {
  filmCurve ??= bakeFilmCurve();
  const curve = filmCurve;
  return (light) => {
    asFloat[0] = Math.max(light, 0);
    const index = (bits[0]! >> curveShift) - firstIndex;
    return curve[index < 0 ? 0 : Math.min(index, lastIndex - firstIndex)]!;
  };
}
