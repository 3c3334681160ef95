/**
 * Simple bodies. Coordinates are the builder's current ones, metres, y up. One file, since each is a few
 * lines and most things are made of several.
 */
import type { MaterialHandle, Vector3 } from '../scene-model.ts';
import type { SceneBuilder } from './builder.ts';

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

/** A slab with the outline in plan (counter-clockwise seen from above), from y0 to y1. */
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

/** An outline in the x-y plane (counter-clockwise seen from +z), pushed along z. */
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

/** A body of revolution about the vertical through (x, z): `profile` rows are [radius, height]. */
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

const cross = (a: Vector3, c: Vector3): Vector3 => [
  a[1] * c[2] - a[2] * c[1],
  a[2] * c[0] - a[0] * c[2],
  a[0] * c[1] - a[1] * c[0],
];

/** A round bar between two points, open at its ends; two radii make it taper. */
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

/** A smooth surface over (u, v) in 0..1; seen from the side where u runs right and v up. */
export function surface(
  b: SceneBuilder,
  columns: number,
  rows: number,
  at: (u: number, v: number) => Vector3,
  material: MaterialHandle,
  options: {
    readonly bothSides?: boolean;
    readonly keep?: (u: number, v: number, at: Vector3) => boolean;
  } = {},
): void {
  const points: Vector3[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) points.push(at(column / columns, row / rows));
  }
  const pointAt = (column: number, row: number) =>
    points[
      Math.min(rows, Math.max(0, row)) * (columns + 1) + Math.min(columns, Math.max(0, column))
    ]!;
  const normals: Vector3[] = points.map((_, index) => {
    const column = index % (columns + 1);
    const row = Math.floor(index / (columns + 1));
    const [left, right] = [pointAt(column - 1, row), pointAt(column + 1, row)];
    const [below, above] = [pointAt(column, row - 1), pointAt(column, row + 1)];
    const n = cross(
      [right[0] - left[0], right[1] - left[1], right[2] - left[2]],
      [above[0] - below[0], above[1] - below[1], above[2] - below[2]],
    );
    const length = Math.hypot(...n);
    return length > 1e-12 ? [n[0] / length, n[1] / length, n[2] / length] : [0, 1, 0];
  });
  const width = columns + 1;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (
        options.keep !== undefined &&
        !options.keep((column + 0.5) / columns, (row + 0.5) / rows, pointAt(column, row))
      )
        continue;
      const [i, j, k, l] = [
        row * width + column,
        row * width + column + 1,
        (row + 1) * width + column + 1,
        (row + 1) * width + column,
      ];
      const put = (p: number, q: number, r: number, side: 1 | -1) => {
        const turned = (index: number): Vector3 => {
          const n = normals[index]!;
          return side === 1 ? n : [-n[0], -n[1], -n[2]];
        };
        b.smoothTri(
          [points[p]!, points[q]!, points[r]!],
          [turned(p), turned(q), turned(r)],
          material,
        );
      };
      put(i, j, k, 1);
      put(i, k, l, 1);
      if (options.bothSides === true) {
        put(i, k, j, -1);
        put(i, l, k, -1);
      }
    }
  }
}

/** A box with round edges: cushions, worktops, tubs. `puff` swells the middle of the faces, metres. */
export function softBox(
  b: SceneBuilder,
  low: Vector3,
  high: Vector3,
  radius: number,
  material: MaterialHandle,
  puff = 0,
): void {
  const middle: Vector3 = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  const half: Vector3 = [(high[0] - low[0]) / 2, (high[1] - low[1]) / 2, (high[2] - low[2]) / 2];
  const r = Math.min(radius, half[0] * 0.98, half[1] * 0.98, half[2] * 0.98);
  const steps = (h: number) => [
    -h,
    -h + 0.35 * r,
    -h + r,
    ...(puff > 0 ? [0] : []),
    h - r,
    h - 0.35 * r,
    h,
  ];
  const faces: readonly (readonly [axis: number, u: number, v: number, side: 1 | -1])[] = [
    [0, 1, 2, 1],
    [0, 2, 1, -1],
    [1, 2, 0, 1],
    [1, 0, 2, -1],
    [2, 0, 1, 1],
    [2, 1, 0, -1],
  ];
  for (const [axis, u, v, side] of faces) {
    const [us, vs] = [steps(half[u]!), steps(half[v]!)];
    const corner = (i: number, j: number): { at: Vector3; normal: Vector3 } => {
      const raw = [0, 0, 0];
      raw[axis] = half[axis]! * side;
      raw[u] = us[i]!;
      raw[v] = vs[j]!;
      const core = raw.map((value, index) =>
        Math.max(-half[index]! + r, Math.min(half[index]! - r, value)),
      );
      const away = raw.map((value, index) => value - core[index]!);
      const length = Math.hypot(away[0]!, away[1]!, away[2]!) || 1;
      const normal: Vector3 = [away[0]! / length, away[1]! / length, away[2]! / length];
      const swell = puff * (1 - (us[i]! / half[u]!) ** 2) * (1 - (vs[j]! / half[v]!) ** 2);
      const at = core.map(
        (value, index) =>
          middle[index]! + value + normal[index]! * r + (index === axis ? swell * side : 0),
      );
      return { at: [at[0]!, at[1]!, at[2]!], normal };
    };
    for (let i = 0; i < us.length - 1; i++) {
      for (let j = 0; j < vs.length - 1; j++) {
        const [p, q, s, t] = [
          corner(i, j),
          corner(i + 1, j),
          corner(i + 1, j + 1),
          corner(i, j + 1),
        ];
        b.smoothTri([p.at, q.at, s.at], [p.normal, q.normal, s.normal], material);
        b.smoothTri([p.at, s.at, t.at], [p.normal, s.normal, t.normal], material);
      }
    }
  }
}
