/** Stairs around an axis: spirals about a pole, and flights that curve. */
import type { MaterialHandle, Vector3 } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { cylinder } from '../../curved/turned.ts';
import { prism, tube } from '../../solids.ts';

interface Helix {
  readonly height: number;
  readonly inner: number;
  readonly outer: number;
  /** Angle of the first step from +x towards +z, and how far the flight turns. */
  readonly from: number;
  readonly sweep: number;
  /** Thickness of a step. */
  readonly thick: number;
  readonly tread: MaterialHandle;
  readonly rail: MaterialHandle;
  /** A carpet up the middle of the flight. */
  readonly runner?: MaterialHandle | undefined;
}

type Point = readonly [x: number, z: number];

/** As `prism` wants it, whichever way it was listed. */
function counterClockwise(outline: readonly Point[]): readonly Point[] {
  const area = outline.reduce((sum, [x, z], index) => {
    const [nextX, nextZ] = outline[(index + 1) % outline.length]!;
    return sum + x * nextZ - nextX * z;
  }, 0);
  return area > 0 ? [...outline].reverse() : outline;
}

const riserMetres = 0.185;
const railMetres = 0.92;

/** Its axis at the origin, from the floor up to `height`. */
export function helicalStair(b: SceneBuilder, helix: Helix): void {
  const { height, inner, outer, from, sweep, thick, tread, rail, runner } = helix;
  const count = Math.round(height / riserMetres);
  const rise = height / count;
  const on = (radius: number, share: number): Point => {
    const angle = from + sweep * share;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  b.begin('stairs', 'staircase');
  if (inner < 0.2) cylinder(b, [0, 0, 0], inner, height, rail, 18);
  const railAt = (step: number): Vector3 => {
    const [x, z] = on(outer - 0.04, (step + 0.5) / count);
    return [x, (step + 1) * rise + railMetres, z];
  };
  for (let step = 0; step < count; step++) {
    const [a, c] = [step / count, (step + 1.12) / count];
    const outline = [on(inner, a), on(outer, a), on(outer, c), on(inner, c)];
    const top = (step + 1) * rise;
    prism(b, counterClockwise(outline), Math.max(0, top - thick), top, tread);
    if (runner !== undefined) {
      const [left, right] = [inner + (outer - inner) * 0.22, inner + (outer - inner) * 0.78];
      // Down the front of the step as well.
      const front = a - 0.08 / count;
      const strip = [on(left, front), on(right, front), on(right, c), on(left, c)];
      prism(b, counterClockwise(strip), Math.max(0, top - rise), top + 0.008, runner);
    }
    const [x, z] = on(outer - 0.04, (step + 0.5) / count);
    tube(b, [x, top, z], railAt(step), 0.011, rail, 6);
    if (step > 0) tube(b, railAt(step - 1), railAt(step), 0.022, rail, 8);
  }
  b.facts.stairs = true;
}

/** Steps held by the wall alone, rising along +x at a wall at z = 0. */
export function floatingStair(
  b: SceneBuilder,
  height: number,
  width: number,
  tread: MaterialHandle,
): void {
  const count = Math.round(height / riserMetres);
  const going = 0.27;
  b.begin('stairs', 'staircase');
  for (let step = 0; step < count; step++) {
    const [x, y] = [step * going, ((step + 1) * height) / count];
    const outline = [
      [x, width],
      [x + going + 0.02, width],
      [x + going + 0.02, 0],
      [x, 0],
    ] as const;
    prism(b, outline, y - 0.075, y, tread);
  }
  b.facts.stairs = true;
}
