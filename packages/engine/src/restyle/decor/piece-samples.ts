/** The samples of one piece: triangles into a z-buffer, shaded as they come to lie in front. */
import { hashLattice } from '../../random/random.ts';
import type { Vector3 } from '../../sense/analysis.ts';
import type { Mesh } from './solids.ts';

/** The light a piece stands in. */
export interface PieceLight {
  /** Luminance of a white surface there, and its colour. */
  readonly level: number;
  readonly tint: readonly [number, number, number];
  /** Points at the light. */
  readonly direction: Vector3;
  /** Height of the floor (world Y), for the darkening near it. */
  readonly floorY: number;
}

/** A corner on the samples, with the inverse of its distance. */
export interface Corner {
  x: number;
  y: number;
  inverse: number;
}

/** Values that a corner carries: place, normal, (u, v) and one unused. */
export const cornerValues = 9;

/** The samples of one piece: the inverse of their distance, and their light. */
export interface Target {
  readonly width: number;
  readonly height: number;
  readonly depth: Float32Array;
  readonly colour: Float32Array;
}

const mixed = new Float64Array(cornerValues);
const painted = new Float64Array(3);

/** Fills the samples of a triangle that lie before all that was drawn so far. */
export function fillTriangle(
  { width, height, depth, colour }: Target,
  [p, q, r]: readonly [Corner, Corner, Corner],
  mesh: Mesh,
  meshIndex: number,
  at: number,
  light: PieceLight,
) {
  const area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  if (Math.abs(area) < 1e-6) return;
  const y0 = Math.max(0, Math.floor(Math.min(p.y, q.y, r.y)));
  const y1 = Math.min(height - 1, Math.ceil(Math.max(p.y, q.y, r.y)));
  const leftmost = Math.max(0, Math.floor(Math.min(p.x, q.x, r.x)));
  const rightmost = Math.min(width - 1, Math.ceil(Math.max(p.x, q.x, r.x)));
  // The weight of each corner grows by this much a sample to the right.
  const aStep = (q.y - r.y) / area;
  const bStep = (r.y - p.y) / area;
  const cStep = -aStep - bStep;
  const v = mesh.vertices;
  for (let y = y0; y <= y1; y++) {
    const py = y + 0.5;
    const aStart = ((q.x - 0.5) * (r.y - py) - (q.y - py) * (r.x - 0.5)) / area;
    const bStart = ((r.x - 0.5) * (p.y - py) - (r.y - py) * (p.x - 0.5)) / area;
    const cStart = 1 - aStart - bStart;
    const x0 = Math.max(
      leftmost,
      spanStart(aStart, aStep),
      spanStart(bStart, bStep),
      spanStart(cStart, cStep),
    );
    const x1 = Math.min(
      rightmost,
      spanEnd(aStart, aStep),
      spanEnd(bStart, bStep),
      spanEnd(cStart, cStep),
    );
    let shaded = -1;
    for (let x = x0; x <= x1; x++) {
      const a = aStart + aStep * x;
      const b = bStart + bStep * x;
      const inverse = a * p.inverse + b * q.inverse + (1 - a - b) * r.inverse;
      const index = y * width + x;
      if (inverse <= depth[index]!) continue;
      depth[index] = inverse;
      // Two samples side by side in one pixel share their shade; its edges still have four.
      const pair = index >> 1;
      if (pair !== shaded) {
        shaded = pair;
        // Weights of the corners in space, not on the screen.
        const wa = (a * p.inverse) / inverse;
        const wb = (b * q.inverse) / inverse;
        const wc = 1 - wa - wb;
        for (let k = 0; k < 8; k++) {
          mixed[k] =
            v[at + k]! * wa + v[at + cornerValues + k]! * wb + v[at + 2 * cornerValues + k]! * wc;
        }
        shade(mesh, light, meshIndex);
      }
      colour[index * 3] = painted[0]!;
      colour[index * 3 + 1] = painted[1]!;
      colour[index * 3 + 2] = painted[2]!;
    }
  }
}

/** First and last sample of a row at which a weight that starts so and grows so is not negative. */
function spanStart(start: number, step: number): number {
  if (step > 0) return Math.ceil(-start / step);
  return step < 0 || start >= 0 ? 0 : Number.POSITIVE_INFINITY;
}
function spanEnd(start: number, step: number): number {
  if (step < 0) return Math.floor(-start / step);
  return step > 0 || start >= 0 ? Number.POSITIVE_INFINITY : -1;
}

/** Leaves in `painted` the light of the place whose values are `mixed`. */
function shade({ finish }: Mesh, light: PieceLight, meshIndex: number) {
  const x = mixed[0]!;
  const y = mixed[1]!;
  const z = mixed[2]!;
  let nx = mixed[3]!;
  let ny = mixed[4]!;
  let nz = mixed[5]!;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  // Surfaces are seen from outside: a normal that looks away belongs to the back of a thin leaf.
  const facing = nx * x + ny * y + nz * z > 0 ? -1 : 1;
  nx *= facing / length;
  ny *= facing / length;
  nz *= facing / length;
  const { direction, tint } = light;
  const side = nx * direction[0] + ny * direction[1] + nz * direction[2];
  const wrapped = Math.max(0, 0.5 + 0.5 * side);
  const above = 0.5 - 0.5 * ny;
  const near = Math.min(1, Math.max(0, (light.floorY - y) / 0.4));
  const open = 0.62 + 0.38 * near;
  let strength = (0.3 + 0.3 * above + 0.5 * wrapped * wrapped) * open;
  if (finish.cloth) {
    const grain = hashLattice(Math.round(x * 420), Math.round((y + z) * 420), meshIndex) - 0.5;
    strength *= 1 + finish.cloth * grain;
  }
  if (finish.paint) finish.paint(mixed[6]!, mixed[7]!, painted);
  else {
    painted[0] = finish.colour[0];
    painted[1] = finish.colour[1];
    painted[2] = finish.colour[2];
  }
  const level = light.level * strength;
  const glow = finish.glow ?? 0;
  painted[0]! *= level * tint[0] + glow;
  painted[1]! *= level * tint[1] + glow;
  painted[2]! *= level * tint[2] + glow;
}
