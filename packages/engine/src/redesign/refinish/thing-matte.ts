/**
 * How surely each pixel shows what stays when a room gets new finishes: things, doors and windows, and what hangs on
 * walls and was told only in part, such as a picture without its frame.
 */
import { boxMean } from '../../ops/box-blur.ts';
import { connectedComponents } from '../../ops/components.ts';
import { type Analysis, surfaceOf } from '../../sense/analysis.ts';
import { behind } from '../empty/planes-behind.ts';
import { classOfPlane, logOfCode, type SeenSurfaces } from '../empty/seen-surfaces.ts';
import { grown } from '../empty/thing-mask.ts';

/** Where the surface around it (share of the width) differs by so much (logarithm of any channel) something hangs. */
const outstanding = 0.42;
const around = 0.07;
const leastKnown = 0.15;
/** So far from what is told (share of the width) the rest of a thing is looked for. */
const reach = 0.08;
/** What is added is no more than this many times what was told. */
const mostAdded = 2;
const told = 0.5;

export function thingMatte(analysis: Analysis, surfaces: SeenSurfaces): Float32Array {
  const matte = surfaceOf(analysis, 'object').matte.data.slice();
  for (const name of ['door', 'window'] as const) {
    const other = surfaceOf(analysis, name).matte.data;
    for (let at = 0; at < matte.length; at++) matte[at] = Math.min(1, matte[at]! + other[at]!);
  }
  addHanging(matte, analysis, surfaces);
  return matte;
}

/** In place. */
function addHanging(matte: Float32Array, analysis: Analysis, surfaces: SeenSurfaces): void {
  const { photo, classOf } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const { planes, isHidden } = surfaces;
  const isTold = new Uint8Array(matte.length);
  for (let at = 0; at < matte.length; at++) if (matte[at]! > told) isTold[at] = 1;
  const near = grown(isTold, w, h, Math.round(reach * w));
  const standsOut = outOfSurface(analysis, planes, isTold);
  const wanted = isTold.slice();
  for (let at = 0; at < matte.length; at++) {
    const plane = planes[at]!;
    if (isTold[at] || plane <= behind.ceiling || classOf[at] !== classOfPlane[plane]) continue;
    if (standsOut(at) && (near[at] || isHidden[at])) wanted[at] = 1;
  }
  const parts = connectedComponents(wanted, w, h);
  const known = new Float64Array(parts.size.length);
  for (let at = 0; at < matte.length; at++)
    if (isTold[at] || isHidden[at]) if (parts.of[at]! >= 0) known[parts.of[at]!]! += 1;
  for (let at = 0; at < matte.length; at++) {
    const part = parts.of[at]!;
    if (part < 0 || isTold[at] || known[part]! === 0) continue;
    if (parts.size[part]! < (1 + mostAdded) * known[part]!) matte[at] = 1;
  }
}

/** Whether a pixel is another colour than the surface around it. */
function outOfSurface({ photo, classOf }: Analysis, planes: Uint8Array, isTold: Uint8Array) {
  const { widthPx: w, heightPx: h, data } = photo;
  const radius = Math.round(around * w);
  const known = new Float32Array(isTold.length);
  const logs = [0, 1, 2].map(() => new Float32Array(isTold.length));
  for (let at = 0; at < isTold.length; at++) {
    if (isTold[at] || classOf[at] !== classOfPlane[planes[at]!]) continue;
    known[at] = 1;
    for (let c = 0; c < 3; c++) logs[c]![at] = logOfCode[data[at * 3 + c]!]!;
  }
  for (const values of [known, ...logs]) boxMean(values, w, h, radius, values);
  return (at: number): boolean => {
    const count = known[at]!;
    if (count < leastKnown) return false;
    for (let c = 0; c < 3; c++)
      if (Math.abs(logOfCode[data[at * 3 + c]!]! - logs[c]![at]! / count) > outstanding)
        return true;
    return false;
  };
}
