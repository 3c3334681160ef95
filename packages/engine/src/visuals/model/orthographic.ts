/**
 * Orthographic projection of a scene as filled outlines, sorted from far to near (painter's algorithm): the base of
 * plans and elevations.
 */
import type { LinearRgb } from '../../colour/oklab.ts';
import { srgb8FromLinear } from '../../colour/srgb.ts';
import { type Scene, type SceneObject, triangleRoles } from '../scene-model.ts';

export interface Face {
  /** x0 y0 x1 y1 x2 y2 on the drawing, metres, y up. */
  readonly points: readonly number[];
  readonly depth: number;
  readonly material: number;
  readonly object: number;
}

export interface View {
  /** World axes, with signs, that point right and up on the drawing, and towards the eye. */
  readonly right: readonly [axis: 0 | 1 | 2, sign: 1 | -1];
  readonly up: readonly [axis: 0 | 1 | 2, sign: 1 | -1];
  readonly near: readonly [axis: 0 | 1 | 2, sign: 1 | -1];
}

export const views = {
  front: { right: [0, 1], up: [1, 1], near: [2, 1] },
  right: { right: [2, -1], up: [1, 1], near: [0, 1] },
  plan: { right: [0, 1], up: [2, -1], near: [1, 1] },
} as const satisfies Record<string, View>;

const drawnRoles: readonly number[] = [triangleRoles.solid, triangleRoles.pane];

/** Visible faces, farthest first. `nearest` clips everything closer to the eye. */
export function project(
  scene: Scene,
  view: View,
  wanted: (object: SceneObject) => boolean,
  nearest = Infinity,
): Face[] {
  const { triangles, objects } = scene;
  const faces: Face[] = [];
  const p = triangles.positions;
  const along = (at: number, [axis, sign]: readonly [number, number]) => p[at + axis]! * sign;
  for (let index = 0; index < triangles.count; index++) {
    const object = triangles.objects[index]!;
    if (!drawnRoles.includes(triangles.roles[index]!) || !wanted(objects[object]!)) continue;
    const at = index * 9;
    const depths = [at, at + 3, at + 6].map((corner) => along(corner, view.near));
    if (Math.max(...depths) > nearest) continue;
    const points = [at, at + 3, at + 6].flatMap((corner) => [
      along(corner, view.right),
      along(corner, view.up),
    ]);
    const [ax, ay, bx, by, cx, cy] = points as [number, number, number, number, number, number];
    const area = ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2;
    // Back-face culling: solids are closed.
    if (area < 2e-5) continue;
    faces.push({
      points,
      depth: (depths[0]! + depths[1]! + depths[2]!) / 3,
      material: triangles.materials[index]!,
      object,
    });
  }
  const layer = (face: Face) => Math.round(face.depth * 12);
  return faces.sort(
    (a, c) => layer(a) - layer(c) || a.object - c.object || a.material - c.material,
  );
}

/** Intersection of the scene with a plane across the view: pairs of points on the drawing. */
export function section(
  scene: Scene,
  view: View,
  depth: number,
  wanted: (object: SceneObject) => boolean,
): number[][] {
  const { triangles, objects } = scene;
  const lines: number[][] = [];
  const p = triangles.positions;
  const along = (at: number, [axis, sign]: readonly [number, number]) => p[at + axis]! * sign;
  for (let index = 0; index < triangles.count; index++) {
    if (
      triangles.roles[index] !== triangleRoles.solid ||
      !wanted(objects[triangles.objects[index]!]!)
    )
      continue;
    const corners = [index * 9, index * 9 + 3, index * 9 + 6];
    const cut: number[] = [];
    for (let edge = 0; edge < 3; edge++) {
      const [a, c] = [corners[edge]!, corners[(edge + 1) % 3]!];
      const [da, dc] = [along(a, view.near) - depth, along(c, view.near) - depth];
      if (da > 0 === dc > 0) continue;
      const t = da / (da - dc);
      cut.push(
        along(a, view.right) + (along(c, view.right) - along(a, view.right)) * t,
        along(a, view.up) + (along(c, view.up) - along(a, view.up)) * t,
      );
    }
    if (cut.length === 4) lines.push(cut);
  }
  return lines;
}

/** A pale wash of a material, as in presentation drawings. */
export function wash([red, green, blue]: LinearRgb, paper = 0.45): string {
  const mix = (value: number) => srgb8FromLinear(value * (1 - paper) + 0.92 * paper);
  return `#${[red, green, blue].map((value) => mix(value).toString(16).padStart(2, '0')).join('')}`;
}
