/** Confidence that a pixel stays with new finishes: things, doors and windows. */
import { type Analysis, surfaceOf } from '../../sense/analysis.ts';

export function thingMatte(analysis: Analysis): Float32Array {
  const matte = surfaceOf(analysis, 'object').matte.data.slice();
  for (const name of ['door', 'window'] as const) {
    const other = surfaceOf(analysis, name).matte.data;
    for (let at = 0; at < matte.length; at++) matte[at] = Math.min(1, matte[at]! + other[at]!);
  }
  return matte;
}
