/** Noise along a row of the current tile, by the kernel. */
import type { NoiseName } from './noise.ts';
import { tileMemory } from './tile-memory.ts';

/** A coordinate along a row: `values` times `times`, plus `shift` times `shiftTimes`. */
export interface NoiseAxis {
  readonly values: Float64Array;
  readonly times: number;
  readonly shift: Float64Array;
  readonly shiftTimes: number;
}

export function noiseAxis(
  values: Float64Array,
  times = 1,
  shift = values,
  shiftTimes = 0,
): NoiseAxis {
  return { values, times, shift, shiftTimes };
}

/** The values of `noiseAt` for texels `from` to `to`; all rows are in the tile's memory. */
export function noiseRow(
  name: NoiseName,
  u: NoiseAxis,
  v: NoiseAxis,
  from: number,
  to: number,
  out: Float64Array,
): void {
  const memory = tileMemory();
  memory.kernel.noiseRow(
    memory.tableAt(name),
    u.values.byteOffset,
    u.times,
    u.shift.byteOffset,
    u.shiftTimes,
    v.values.byteOffset,
    v.times,
    v.shift.byteOffset,
    v.shiftTimes,
    out.byteOffset,
    from,
    to,
  );
}
