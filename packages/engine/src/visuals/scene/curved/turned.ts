/** Solids of revolution, in the builder's current coordinates, metres, y up. */
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';

/** A solid of revolution about the vertical through (x, z): `profile` rows are [radius, height]. */
export function lathe(
  b: SceneBuilder,
  [x, y, z]: Vector3,
  profile: readonly (readonly [radius: number, height: number])[],
  material: MaterialHandle,
  sides = 20,
  sweep: readonly [from: number, to: number] = [0, Math.PI * 2],
): void {
  const ring = (row: number, side: number): Vector3 => {
    const [radius, height] = profile[row]!;
    const angle = sweep[0] + ((sweep[1] - sweep[0]) * side) / sides;
    return [x + Math.sin(angle) * radius, y + height, z + Math.cos(angle) * radius];
  };
  for (let row = 0; row < profile.length - 1; row++) {
    const [r0, h0] = profile[row]!;
    const [r1, h1] = profile[row + 1]!;
    const length = Math.hypot(r1 - r0, h1 - h0) || 1;
    const outward = (h1 - h0) / length;
    const upward = (r0 - r1) / length;
    const normal = (side: number): Vector3 => {
      const angle = sweep[0] + ((sweep[1] - sweep[0]) * side) / sides;
      return [Math.sin(angle) * outward, upward, Math.cos(angle) * outward];
    };
    for (let side = 0; side < sides; side++) {
      const [n0, n1] = [normal(side), normal(side + 1)];
      const [p00, p01] = [ring(row, side), ring(row, side + 1)];
      const [p10, p11] = [ring(row + 1, side), ring(row + 1, side + 1)];
      if (r0 > 1e-6) b.smoothTri([p00, p01, p11], [n0, n1, n1], material);
      if (r1 > 1e-6) b.smoothTri([p00, p11, p10], [n0, n1, n0], material);
    }
  }
}

export function cylinder(
  b: SceneBuilder,
  [x, y, z]: Vector3,
  radius: number,
  height: number,
  material: MaterialHandle,
  sides = 14,
): void {
  lathe(
    b,
    [x, y, z],
    [
      [radius, 0],
      [radius, height],
      [0, height],
    ],
    material,
    sides,
  );
}

export function sphere(
  b: SceneBuilder,
  [x, y, z]: Vector3,
  radius: number,
  material: MaterialHandle,
  sides = 14,
  flatten = 1,
): void {
  const rows = Math.max(4, Math.round(sides / 2));
  const point = (row: number, side: number): { at: Vector3; normal: Vector3 } => {
    const polar = (row / rows) * Math.PI;
    const angle = (side / sides) * Math.PI * 2;
    const normal: Vector3 = [
      Math.sin(polar) * Math.sin(angle),
      -Math.cos(polar),
      Math.sin(polar) * Math.cos(angle),
    ];
    return {
      at: [x + normal[0] * radius, y + normal[1] * radius * flatten, z + normal[2] * radius],
      normal,
    };
  };
  for (let row = 0; row < rows; row++) {
    for (let side = 0; side < sides; side++) {
      const a = point(row, side);
      const c = point(row, side + 1);
      const d = point(row + 1, side + 1);
      const e = point(row + 1, side);
      if (row > 0) b.smoothTri([a.at, c.at, d.at], [a.normal, c.normal, d.normal], material);
      if (row < rows - 1) b.smoothTri([a.at, d.at, e.at], [a.normal, d.normal, e.normal], material);
    }
  }
}
