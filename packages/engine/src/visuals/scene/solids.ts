/** Extruded solids, in the builder's current coordinates, metres, y up. */
import type { MaterialHandle, Vector3 } from '../scene-model.ts';
import type { SceneBuilder } from './builder.ts';
import { cross } from './curved/cross.ts';

export function box(
  b: SceneBuilder,
  [ax, ay, az]: Vector3,
  [bx, by, bz]: Vector3,
  material: MaterialHandle,
  topMaterial = material,
): void {
  const [x0, x1] = ax < bx ? [ax, bx] : [bx, ax];
  const [y0, y1] = ay < by ? [ay, by] : [by, ay];
  const [z0, z1] = az < bz ? [az, bz] : [bz, az];
  b.quad([x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1], material);
  b.quad([x1, y0, z0], [x0, y0, z0], [x0, y1, z0], [x1, y1, z0], material);
  b.quad([x1, y0, z1], [x1, y0, z0], [x1, y1, z0], [x1, y1, z1], material);
  b.quad([x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0], material);
  b.quad([x0, y1, z1], [x1, y1, z1], [x1, y1, z0], [x0, y1, z0], topMaterial);
  b.quad([x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1], material);
}

/** A slab with a plan outline (counter-clockwise seen from above), from y0 to y1. */
export function prism(
  b: SceneBuilder,
  outline: readonly (readonly [x: number, z: number])[],
  y0: number,
  y1: number,
  material: MaterialHandle,
  topMaterial = material,
): void {
  const count = outline.length;
  for (let index = 0; index < count; index++) {
    const [ax, az] = outline[index]!;
    const [bx, bz] = outline[(index + 1) % count]!;
    b.quad([ax, y0, az], [bx, y0, bz], [bx, y1, bz], [ax, y1, az], material);
  }
  const [ox, oz] = outline[0]!;
  for (let index = 1; index < count - 1; index++) {
    const [ax, az] = outline[index]!;
    const [bx, bz] = outline[index + 1]!;
    b.tri([ox, y1, oz], [ax, y1, az], [bx, y1, bz], topMaterial);
    b.tri([ox, y0, oz], [bx, y0, bz], [ax, y0, az], material);
  }
}

/** An outline in the x-y plane (counter-clockwise seen from +z), extruded along z. */
export function extrude(
  b: SceneBuilder,
  outline: readonly (readonly [x: number, y: number])[],
  z0: number,
  z1: number,
  material: MaterialHandle,
  capMaterial = material,
): void {
  const count = outline.length;
  for (let index = 0; index < count; index++) {
    const [ax, ay] = outline[index]!;
    const [bx, by] = outline[(index + 1) % count]!;
    b.quad([ax, ay, z1], [ax, ay, z0], [bx, by, z0], [bx, by, z1], material);
  }
  const [ox, oy] = outline[0]!;
  for (let index = 1; index < count - 1; index++) {
    const [ax, ay] = outline[index]!;
    const [bx, by] = outline[index + 1]!;
    b.tri([ox, oy, z1], [ax, ay, z1], [bx, by, z1], capMaterial);
    b.tri([ox, oy, z0], [bx, by, z0], [ax, ay, z0], capMaterial);
  }
}

/** A round bar between two points, with open ends; tapered if the radii differ. */
export function tube(
  b: SceneBuilder,
  from: Vector3,
  to: Vector3,
  radius: number | readonly [from: number, to: number],
  material: MaterialHandle,
  sides = 8,
): void {
  const [startRadius, endRadius] = typeof radius === 'number' ? [radius, radius] : radius;
  const axis: Vector3 = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(...axis);
  if (length < 1e-6) return;
  const helper: Vector3 = Math.abs(axis[1]) / length > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const rawU = cross(axis, helper);
  const uLength = Math.hypot(...rawU);
  const u: Vector3 = [rawU[0] / uLength, rawU[1] / uLength, rawU[2] / uLength];
  const rawV = cross(axis, u);
  const v: Vector3 = [rawV[0] / length, rawV[1] / length, rawV[2] / length];
  const normal = (side: number): Vector3 => {
    const angle = (side / sides) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [u[0] * cos + v[0] * sin, u[1] * cos + v[1] * sin, u[2] * cos + v[2] * sin];
  };
  const on = (point: Vector3, n: Vector3, r: number): Vector3 => [
    point[0] + n[0] * r,
    point[1] + n[1] * r,
    point[2] + n[2] * r,
  ];
  for (let side = 0; side < sides; side++) {
    const [n0, n1] = [normal(side), normal(side + 1)];
    const [a, c] = [on(from, n0, startRadius), on(from, n1, startRadius)];
    const [d, e] = [on(to, n1, endRadius), on(to, n0, endRadius)];
    b.smoothTri([a, e, d], [n0, n0, n1], material);
    b.smoothTri([a, d, c], [n0, n1, n1], material);
  }
}
