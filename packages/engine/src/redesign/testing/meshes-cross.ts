/** Tests whether two meshes intersect. */

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
    const [ux, uy, uz] = [t[3]! - t[0]!, t[4]! - t[1]!, t[5]! - t[2]!];
    const [vx, vy, vz] = [t[6]! - t[0]!, t[7]! - t[1]!, t[8]! - t[2]!];
    const [cx, cy, cz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const area = Math.sqrt(cx * cx + cy * cy + cz * cz);
    if (area < 1e-9) continue;
    const [nx, ny, nz] = [cx / area, cy / area, cz / area];
    const away = (o: Float32Array, at: number) =>
      nx * (o[at]! - t[0]!) + ny * (o[at + 1]! - t[1]!) + nz * (o[at + 2]! - t[2]!);
    for (const o of others) {
      const heights = [away(o, 0), away(o, 3), away(o, 6)] as const;
      for (let edge = 0; edge < 3; edge++) {
        const [p, q] = [heights[edge]!, heights[(edge + 1) % 3]!];
        if (p * q >= 0 || Math.min(Math.abs(p), Math.abs(q)) < throughMetres) continue;
        const share = p / (p - q);
        const [from, to] = [edge * 3, ((edge + 1) % 3) * 3];
        const dx = o[from]! + share * (o[to]! - o[from]!) - t[0]!;
        const dy = o[from + 1]! + share * (o[to + 1]! - o[from + 1]!) - t[1]!;
        const dz = o[from + 2]! + share * (o[to + 2]! - o[from + 2]!) - t[2]!;
        // barycentric coordinates, as areas against the triangle's normal
        const v = dotOfCross(ux, uy, uz, dx, dy, dz, nx, ny, nz) / area;
        const u = dotOfCross(dx, dy, dz, vx, vy, vz, nx, ny, nz) / area;
        if (u >= 0 && v >= 0 && u + v <= 1) return true;
      }
    }
  }
  return false;
}

function dotOfCross(
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  return (ay * bz - az * by) * nx + (az * bx - ax * bz) * ny + (ax * by - ay * bx) * nz;
}
