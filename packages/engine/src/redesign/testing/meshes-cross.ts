/** Tests whether two meshes intersect. */

type Vector3 = readonly [number, number, number];

interface Mesh {
  readonly points: Float32Array;
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** Boxes with less overlap along any axis only touch. */
const touchingMetres = 0.02;
/** An edge crosses a surface if it continues this far on both sides. */
const throughMetres = 0.005;

export function meshesCross(one: Mesh, other: Mesh): boolean {
  const low = one.low.map((value, axis) => Math.max(value, other.low[axis]!));
  const high = one.high.map((value, axis) => Math.min(value, other.high[axis]!));
  if (high.some((value, axis) => value - low[axis]! < touchingMetres)) return false;
  const mine = trianglesIn(one.points, low, high);
  const theirs = trianglesIn(other.points, low, high);
  return edgesCross(mine, theirs) || edgesCross(theirs, mine);
}

/** Triangles whose bounds overlap a box. */
function trianglesIn(
  points: Float32Array,
  low: readonly number[],
  high: readonly number[],
): Float32Array[] {
  const inside: Float32Array[] = [];
  for (let at = 0; at < points.length; at += 9) {
    const reaches = [0, 1, 2].every((axis) => {
      const [p, q, r] = [points[at + axis]!, points[at + 3 + axis]!, points[at + 6 + axis]!];
      return Math.max(p, q, r) >= low[axis]! && Math.min(p, q, r) <= high[axis]!;
    });
    if (reaches) inside.push(points.subarray(at, at + 9));
  }
  return inside;
}

function edgesCross(triangles: readonly Float32Array[], others: readonly Float32Array[]): boolean {
  for (const t of triangles) {
    const u: Vector3 = [t[3]! - t[0]!, t[4]! - t[1]!, t[5]! - t[2]!];
    const v: Vector3 = [t[6]! - t[0]!, t[7]! - t[1]!, t[8]! - t[2]!];
    const [cx, cy, cz] = cross(u, v);
    const area = Math.sqrt(cx * cx + cy * cy + cz * cz);
    if (area < 1e-9) continue;
    const normal: Vector3 = [cx / area, cy / area, cz / area];
    const [nx, ny, nz] = normal;
    const away = (o: Float32Array, at: number) =>
      nx * (o[at]! - t[0]!) + ny * (o[at + 1]! - t[1]!) + nz * (o[at + 2]! - t[2]!);
    for (const o of others) {
      const heights = [away(o, 0), away(o, 3), away(o, 6)] as const;
      for (let edge = 0; edge < 3; edge++) {
        const [p, q] = [heights[edge]!, heights[(edge + 1) % 3]!];
        if (p * q >= 0 || Math.min(Math.abs(p), Math.abs(q)) < throughMetres) continue;
        const share = p / (p - q);
        const [from, to] = [edge * 3, ((edge + 1) % 3) * 3];
        const d: Vector3 = [
          o[from]! + share * (o[to]! - o[from]!) - t[0]!,
          o[from + 1]! + share * (o[to + 1]! - o[from + 1]!) - t[1]!,
          o[from + 2]! + share * (o[to + 2]! - o[from + 2]!) - t[2]!,
        ];
        // barycentric coordinates, as areas against the triangle's normal
        const alongV = dot(cross(u, d), normal) / area;
        const alongU = dot(cross(d, v), normal) / area;
        if (alongU >= 0 && alongV >= 0 && alongU + alongV <= 1) return true;
      }
    }
  }
  return false;
}

const cross = ([ax, ay, az]: Vector3, [bx, by, bz]: Vector3): Vector3 => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
];

const dot = (a: Vector3, b: Vector3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
