/** Where a photographer would focus: on the main piece of a room, on the house outdoors. */
import type { ObjectLabel, Scene } from '../../scene-model.ts';

/** Labels of the subjects of a room: not its walls, floors and windows. */
const pieces: ReadonlySet<ObjectLabel> = new Set(['furniture', 'textile', 'appliance', 'plant']);
/** How much less the border of the picture counts than its middle. */
const borderFall = 6;

/** Distance along the view axis, metres; undefined where there is nothing but sky. */
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
  // A house is many things and one subject.
  if (!setting.indoors) {
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    if (whole > 0) return whole / sums.reduce((sum, inverse) => sum + inverse, 0);
  } else {
    const main = weights.indexOf(Math.max(...weights));
    if (weights[main]! > 0) return weights[main]! / sums[main]!;
  }
  return anyWeight > 0 ? anyWeight / anySum : undefined;
}
