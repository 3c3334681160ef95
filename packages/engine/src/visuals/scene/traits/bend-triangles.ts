/** Moves the triangles of some objects by a map of space, cutting long ones before. */
import { triangleFlags, type Vector3 } from '../../scene-model.ts';
import type { TriangleList } from '../../triangle-list.ts';

/** More would cost more than the trait is worth. */
const mostTriangles = 60_000;

const cornersOf = (values: Float32Array, at: number, size: number) =>
  [0, 1, 2].map((corner) => values.slice(at + corner * size, at + corner * size + size)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];

const middle = (a: Float32Array, b: Float32Array) =>
  a.map((value, index) => (value + b[index]!) / 2);

const lengthOf = (a: Float32Array, b: Float32Array) =>
  Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);

function write(values: Float32Array, at: number, corners: readonly Float32Array[]): void {
  for (const [index, corner] of corners.entries()) values.set(corner, at + index * corner.length);
}

/** Halves one triangle at its longest edge; returns the other half's index. */
function halve(list: TriangleList, triangle: number, edge: number): number {
  const [i, j, k] = [edge, (edge + 1) % 3, (edge + 2) % 3] as [number, number, number];
  const other = list.add([0, 0, 0], [1, 0, 0], [0, 1, 0], 0 as never, 0);
  list.materials[other] = list.materials[triangle]!;
  list.objects[other] = list.objects[triangle]!;
  list.roles[other] = list.roles[triangle]!;
  list.openness[other] = list.openness[triangle]!;
  list.tints[other] = list.tints[triangle]!;
  list.flags[other] = list.flags[triangle]!;
  const tables = [
    [list.positions, 3],
    [list.normals, 3],
    [list.uvs, 2],
  ] as const;
  for (const [values, size] of tables) {
    const corners = cornersOf(values, triangle * 3 * size, size);
    const [a, b, c] = [corners[i]!, corners[j]!, corners[k]!];
    const between = middle(a, b);
    write(values, triangle * 3 * size, [a, between, c]);
    write(values, other * 3 * size, [between, b, c]);
  }
  return other;
}

/** Halves triangles until no edge is longer. */
export function cutLonger(
  list: TriangleList,
  triangles: readonly number[],
  longest: number,
): number[] {
  const open = [...triangles];
  const done: number[] = [];
  while (open.length > 0) {
    const triangle = open.pop()!;
    const corners = cornersOf(list.positions, triangle * 9, 3);
    const edges = [0, 1, 2].map((edge) => lengthOf(corners[edge]!, corners[(edge + 1) % 3]!));
    const most = Math.max(...edges);
    if (most <= longest || done.length + open.length > mostTriangles) done.push(triangle);
    else open.push(triangle, halve(list, triangle, edges.indexOf(most)));
  }
  return done;
}

const stepMetres = 1e-3;

/** The normal of a moved surface: by how the map turns two directions within it. */
function movedNormal(at: Vector3, n: Vector3, move: (at: Vector3) => Vector3): Vector3 {
  const helper: Vector3 = Math.abs(n[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const cross = (a: Vector3, b: Vector3): Vector3 => [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ];
  const u = cross(helper, n);
  const v = cross(n, u);
  const from = move(at);
  const along = (d: Vector3): Vector3 => {
    const to = move([
      at[0] + d[0] * stepMetres,
      at[1] + d[1] * stepMetres,
      at[2] + d[2] * stepMetres,
    ]);
    return [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  };
  const turned = cross(along(u), along(v));
  const length = Math.hypot(...turned);
  return length < 1e-12 ? n : [turned[0] / length, turned[1] / length, turned[2] / length];
}

const pointAt = (values: Float32Array, at: number): Vector3 => [
  values[at]!,
  values[at + 1]!,
  values[at + 2]!,
];

export function bendTriangles(
  list: TriangleList,
  triangles: readonly number[],
  move: (at: Vector3) => Vector3,
): void {
  for (const triangle of triangles) {
    const base = triangle * 9;
    const isSmooth = (list.flags[triangle]! & triangleFlags.smooth) !== 0;
    if (isSmooth)
      for (let at = base; at < base + 9; at += 3) {
        const normal = movedNormal(pointAt(list.positions, at), pointAt(list.normals, at), move);
        list.normals.set(normal, at);
      }
    for (let at = base; at < base + 9; at += 3)
      list.positions.set(move(pointAt(list.positions, at)), at);
    if (isSmooth) continue;
    const [a, b, c] = [base, base + 3, base + 6].map((at) => pointAt(list.positions, at)) as [
      Vector3,
      Vector3,
      Vector3,
    ];
    const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
    const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
    const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    const length = Math.hypot(...n);
    if (length < 1e-12) continue;
    for (let at = base; at < base + 9; at += 3)
      list.normals.set(
        n.map((value) => value / length),
        at,
      );
  }
}
