/** Autofocus: on the main piece of a room, or on the house. */
import type { ObjectLabel, Scene } from '../../scene-model.ts';

/** Labels of a room's subjects: not walls, floors and windows. */
const pieces: ReadonlySet<ObjectLabel> = new Set(['furniture', 'textile', 'appliance', 'plant']);
/** Centre weighting. */
const borderFall = 6;

/** Distance along the view axis, metres; undefined if there is only sky. */
export function focusMetres(
  { objects, setting }: Scene,
  ids: Uint16Array,
  depth: Float32Array,
  widthPx: number,
): number | undefined {
  const heightPx = ids.length / widthPx;
  const weights = new Float64Array(objects.length);
  const sums = new Float64Array(objects.length);
  const isPiece = objects.map(({ label, subject }) =>
    setting.indoors ? pieces.has(label) : subject,
  );
  let anyWeight = 0;
  let anySum = 0;
  for (let pixel = 0; pixel < ids.length; pixel++) {
    const inverse = 1 / depth[pixel]!;
    if (inverse <= 0) continue;
    const x = (pixel % widthPx) / widthPx - 0.5;
    const y = Math.floor(pixel / widthPx) / heightPx - 0.5;
    const weight = Math.exp(-borderFall * (x * x + y * y));
    anyWeight += weight;
    anySum += weight * inverse;
    const object = ids[pixel]!;
    if (!isPiece[object]) continue;
    weights[object]! += weight;
    sums[object]! += weight * inverse;
  }
  // A house consists of many objects but is one subject.
  if (!setting.indoors) {
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    if (whole > 0) return whole / sums.reduce((sum, inverse) => sum + inverse, 0);
  } else {
    const main = weights.indexOf(Math.max(...weights));
    if (weights[main]! > 0) return weights[main]! / sums[main]!;
  }
  return anyWeight > 0 ? anyWeight / anySum : undefined;
}
